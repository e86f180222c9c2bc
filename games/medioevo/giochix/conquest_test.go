package giochix

import (
	"testing"

	"signoria/play"
)

// conquers has the Byzantines conquer a territory where they stand.
func (p *at) conquers(id string, from play.Seat) *at {
	p.t.Helper()
	to := p.place(id)
	return p.run(func(g *State, t *play.Table) { g.conquer(t, byzantines, to, from) })
}

func TestConquestHonour(t *testing.T) {
	// rule: mu-giochix/victory/hp-conquer-settlement
	t.Run("a settlement with a City and a Tower gives 5, before anything is plundered", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1}).build("dalmatia", Civil, 3).build("dalmatia", Military, 1)
		p.conquers("dalmatia", hungarians)
		p.wantHonour(byzantines, startHonour+5)
	})
	// rule: mu-giochix/victory/hp-conquer-settlement
	t.Run("from Barbarians too; a territory without a settlement gives none", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "kiev", Counts{Light: 1}).conquers("kiev", play.Nobody)
		p.wantHonour(byzantines, startHonour+1)
		p = position(t, 3).stand(byzantines, "slavonia", Counts{Light: 1}).build("slavonia", Military, 2).conquers("slavonia", hungarians)
		p.wantHonour(byzantines, startHonour)
	})
	// rule: mu-giochix/victory/hp-rome-jerusalem-first
	t.Run("Rome and Jerusalem give 2 more, the first time", func(t *testing.T) {
		for _, id := range [...]string{"papal-state", "judea"} {
			p := position(t, 3).stand(byzantines, id, Counts{Light: 1}).conquers(id, play.Nobody)
			p.wantHonour(byzantines, startHonour+1+2)
			p.Territories[p.place(id)].Taken = mamluks
			p.stand(mamluks, id, Counts{Light: 1}).conquers(id, mamluks)
			p.wantHonour(byzantines, startHonour+1+2+1)
		}
	})
}

func TestControlAfterConquest(t *testing.T) {
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/conquest/other-territories-need-garrison
	// rule: mu-giochix/conquest/initial-territories-stay-controlled
	t.Run("a conquered territory is held by a garrison; one's own Kingdom needs none", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "wallachia", Counts{Light: 1}).conquers("wallachia", hungarians)
		p.wantControl("wallachia", byzantines)
		p.put(byzantines, 0, Spot(p.place("bulgaria")))
		p.wantControl("wallachia", hungarians)
		p.wantControl("bulgaria", play.Nobody)
		p = position(t, 3).stand(mamluks, "thrace", Counts{Light: 1})
		p.Territories[p.place("thrace")].Taken = mamluks
		p.wantControl("thrace", mamluks)
		p.put(mamluks, 0, Supply)
		p.stand(byzantines, "thrace", Counts{Light: 1}).conquers("thrace", mamluks)
		p.put(byzantines, 0, Supply)
		p.wantControl("thrace", byzantines)
	})
	// rule: mu-giochix/military-buildings/token-removed-on-conquest
	t.Run("the Control token is removed", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1})
		x := &p.Territories[p.place("bulgaria")]
		x.Star, x.From = hungarians, p.place("wallachia")
		p.wantControl("bulgaria", hungarians)
		p.conquers("bulgaria", hungarians)
		p.wantControl("bulgaria", byzantines)
		p.put(byzantines, 0, Supply)
		p.wantControl("bulgaria", play.Nobody)
	})
}

func TestSpoils(t *testing.T) {
	// rule: mu-giochix/conquest/keep-or-plunder
	// rule: mu-giochix/conquest/keep
	// rule: mu-giochix/conquest/plunder
	t.Run("each thing for itself: kept, or removed for half its price, goods at 50 each", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1}).build("dalmatia", Civil, 2).build("dalmatia", Military, 3)
		caravan, ship, e := p.own(hungarians, Caravan, 2, "dalmatia"), p.own(hungarians, MerchantShip, 1, "dalmatia"), p.own(hungarians, Engine, 3, "dalmatia")
		p.Players[hungarians].Property[caravan].Cargo[1] = 3
		p.conquers("dalmatia", hungarians)
		p.stage.Asks(byzantines, AskSpoils)
		p.play(by(byzantines, SackBuilding, int16(Civil)))
		p.wantFlorins(byzantines, 1000+100)
		p.play(by(byzantines, PlunderCargo, numbered(hungarians, caravan)))
		p.wantFlorins(byzantines, 1100+150)
		p.play(by(byzantines, KeepThing, numbered(hungarians, caravan)), by(byzantines, PlunderThing, numbered(hungarians, ship)))
		p.wantFlorins(byzantines, 1250+50)
		p.play(by(byzantines, PlunderThing, numbered(hungarians, e)))
		p.wantFlorins(byzantines, 1300+150)
		p.play(by(byzantines, KeepBuilding, int16(Military)))
		if got := p.Players[byzantines].Property[0]; got.Kind != Caravan || got.Level != 2 || got.Load() != 0 {
			t.Errorf("he has %+v", got)
		}
		if p.Players[hungarians].Property != [properties]Property{} {
			t.Error("the loser still has something there")
		}
		if p.Territories[p.place("dalmatia")].Level[Military] != 3 {
			t.Error("the Castle is gone")
		}
	})
	// rule: mu-giochix/conquest/keep
	t.Run("who has eight properties keeps no more", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1})
		for range properties {
			p.own(byzantines, Caravan, 1, "thrace")
		}
		n := numbered(hungarians, p.own(hungarians, Caravan, 1, "dalmatia"))
		p.conquers("dalmatia", hungarians)
		if why := p.why(byzantines, play.Choice{Verb: KeepThing, A: n}); why != RuleTokens {
			t.Errorf("he may keep a ninth: %d", why)
		}
		p.play(by(byzantines, KeepRest))
		p.wantFlorins(byzantines, 1050)
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("where nothing lies there is nothing to decide, whatever the territory", func(t *testing.T) {
		for at := range Place(Territories) {
			if p := position(t, 6).stand(byzantines, at.ID(), Counts{Light: 1}).conquers(at.ID(), play.Nobody); !p.stage.Over() {
				t.Errorf("%s: %s", at.ID(), p.stage.Asked())
			}
		}
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("where somebody's units stand under a pact his things stay his", func(t *testing.T) {
		p := position(t, 4).stand(byzantines, "dalmatia", Counts{Light: 1}).stand(germans, "dalmatia", Counts{Light: 1})
		p.Pacts[germans][byzantines].Kinds |= 1 << NonBelligerencePact
		p.Pacts[byzantines][germans].Kinds |= 1 << NonBelligerencePact
		p.own(germans, Caravan, 1, "dalmatia")
		p.conquers("dalmatia", hungarians)
		if !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
}

func TestStarsOfAConquest(t *testing.T) {
	castle := func(t *testing.T) *at {
		p := position(t, 3).stand(byzantines, "wallachia", Counts{Light: 1}).build("wallachia", Military, 3)
		for _, id := range [...]string{"bulgaria", "serbia", "vidin"} {
			x := &p.Territories[p.place(id)]
			x.Star, x.From = hungarians, p.place("wallachia")
		}
		return p
	}
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	t.Run("who keeps a military building replaces the stars that it gave by his own", func(t *testing.T) {
		p := castle(t).conquers("wallachia", hungarians).play(by(byzantines, KeepBuilding, int16(Military)))
		for _, id := range [...]string{"bulgaria", "serbia", "vidin"} {
			p.wantControl(id, byzantines)
		}
		if err := p.Check(); err != nil {
			t.Error(err)
		}
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	t.Run("but not those that another building of the loser claims, within what it gives", func(t *testing.T) {
		p := castle(t).build("alfold", Military, 1).conquers("wallachia", hungarians).play(by(byzantines, KeepBuilding, int16(Military)))
		p.wantControl("serbia", hungarians)
		if p.Territories[p.place("serbia")].From != p.place("alfold") {
			t.Error("it is not the other building's now")
		}
		p.wantControl("bulgaria", byzantines)
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	t.Run("also where the loser had left the building alone, and nobody was in control", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).build("bulgaria", Military, 1)
		x := &p.Territories[p.place("vidin")]
		x.Star, x.From = mamluks, p.place("bulgaria")
		p.conquers("bulgaria", play.Nobody).play(by(byzantines, KeepBuilding, int16(Military)))
		p.wantControl("vidin", byzantines)
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	// rule: mu-giochix/components/tokens-and-supply
	t.Run("as far as he has Control tokens, of which there are ten", func(t *testing.T) {
		p := castle(t)
		for at, n := Place(0), 0; n < 8; at++ {
			if x := &p.Territories[at]; x.Star == play.Nobody && p.homeOf(at) == play.Nobody {
				x.Star, x.From = byzantines, p.place("thrace")
				n++
			}
		}
		p.conquers("wallachia", hungarians).play(by(byzantines, KeepBuilding, int16(Military)))
		if got := p.starsOf(byzantines); got != 10 || p.starsOf(hungarians) != 0 {
			t.Errorf("he has %d on the map, and the loser %d", got, p.starsOf(hungarians))
		}
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	t.Run("who takes a Castle again that he had left alone keeps the stars that it gave him, where guests stand too", func(t *testing.T) {
		p := castle(t)
		for _, id := range [...]string{"bulgaria", "serbia", "vidin"} {
			p.Territories[p.place(id)].Star = byzantines
		}
		p.stand(mamluks, "serbia", Counts{Light: 1}).conquers("wallachia", hungarians).play(by(byzantines, KeepBuilding, int16(Military)))
		for _, id := range [...]string{"bulgaria", "serbia", "vidin"} {
			p.wantControl(id, byzantines)
		}
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	// rule: mu-giochix/purchases/control-token-no-enemy-armies
	t.Run("and not where another's army stands", func(t *testing.T) {
		p := castle(t).stand(mamluks, "bulgaria", Counts{Light: 1}).conquers("wallachia", hungarians).play(by(byzantines, KeepBuilding, int16(Military)))
		p.wantControl("bulgaria", play.Nobody)
	})
}

// storms has 10 Byzantine Knights march from one territory into another and fight to the end for it.
func (p *at) storms(from, to string) *at {
	p.t.Helper()
	p.stand(byzantines, from, Counts{Knight: 10})
	return p.activate(byzantines, from, by(byzantines, JoinAll)).march(byzantines, to).closing()
}

func TestConqueredFrom(t *testing.T) {
	// rule: mu-giochix/conquest/keep-or-plunder
	// rule: mu-giochix/battle/further-enemies
	t.Run("in a friend's land the things of whom one has beaten are spoils, and the land stays his", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "sinai", Counts{Knight: 10}).stand(hungarians, "sinai", Counts{Light: 1})
		p.Pacts[mamluks][byzantines].Kinds |= 1 << NonBelligerencePact
		wagon := p.own(hungarians, WarWagon, 1, "sinai")
		p.Active, p.March = byzantines, March{On: true, At: p.place("sinai"), From: NoPlace}
		p.run(func(g *State, t *play.Table) { g.clash(t, byzantines) })
		for !p.stage.Over() && p.prompt() != AskSpoils {
			o := p.stage.Offers()[0]
			c := o.Choices[len(o.Choices)-1]
			p.play(c.With(o.Seat, c.Lo))
		}
		p.play(by(byzantines, KeepThing, numbered(hungarians, wagon)))
		p.wantControl("sinai", mamluks)
		if p.Players[byzantines].Property[0].Kind != WarWagon {
			t.Error("the War Wagon is not his")
		}
	})
	// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
	// rule: mu-giochix/conquest/when
	t.Run("what an army held by being there is taken from its player, with the stars of the building kept", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).take(mamluks, "bulgaria").build("bulgaria", Military, 1)
		x := &p.Territories[p.place("vidin")]
		x.Star, x.From = mamluks, p.place("bulgaria")
		p.storms("thrace", "bulgaria")
		p.wantControl("bulgaria", byzantines)
		p.wantControl("vidin", byzantines)
	})
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/victory/hp-conquer-settlement
	t.Run("who wins his own land back from who had conquered it conquers it", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).take(mamluks, "thrace").storms("bulgaria", "thrace")
		p.wantControl("thrace", byzantines)
		p.wantHonour(byzantines, startHonour+1)
	})
	// rule: mu-giochix/conquest/initial-territories-stay-controlled
	// rule: mu-giochix/diplomacy/attack-without-declaration
	t.Run("land that another had conquered does not fall back to its first player, who is not attacked", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).take(mamluks, "wallachia")
		p.Pacts[hungarians][byzantines].Kinds |= 1 << NonBelligerencePact
		p.storms("bulgaria", "wallachia")
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour)
	})
	// rule: mu-giochix/events/rebellion-effect
	// rule: mu-giochix/diplomacy/attack-without-declaration
	t.Run("land that rebels held is taken from nobody, and its player is not attacked", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).barbariansIn("wallachia", Horde{Light: 1, Rebels: int8(hungarians) + 1, Risings: 1})
		card := p.seeks(byzantines, Conquered, func(w *Condition) bool { return w.Also == uint8(VersusPlayer) })
		p.storms("bulgaria", "wallachia")
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour+suppressing)
		if p.atWar(byzantines, hungarians) || p.Cards[card].Gained != 0 {
			t.Error("it counts as taken from the player whose rebels they were")
		}
	})
	// rule: mu-giochix/diplomacy/attack-without-declaration
	t.Run("to take land where another's army stood is to attack who controls it", func(t *testing.T) {
		p := position(t, 4).war(byzantines, germans).stand(germans, "wallachia", Counts{Light: 1}).storms("bulgaria", "wallachia")
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour-3)
		if !p.atWar(byzantines, hungarians) {
			t.Error("there is no war")
		}
	})
}

func TestWhatAConquestIsWorth(t *testing.T) {
	// rule: mu-giochix/victory/hp-conquer-settlement
	t.Run("1, and 1 for each level of the buildings of all families", func(t *testing.T) {
		for _, c := range []struct {
			civil, military, religious int8
			want                       int16
		}{{0, 0, 0, 1}, {2, 0, 0, 3}, {0, 2, 0, 3}, {0, 0, 1, 2}, {3, 3, 1, 8}} {
			p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1}).build("dalmatia", Civil, c.civil).build("dalmatia", Military, c.military).build("dalmatia", Religious, c.religious)
			p.conquers("dalmatia", hungarians)
			p.wantHonour(byzantines, startHonour+c.want)
		}
	})
	// rule: mu-giochix/purchases/empire-card-objective
	// rule: mu-giochix/victory/hp-conquer-settlement
	t.Run("Objectives ask what stood there, and against whom it was", func(t *testing.T) {
		for _, c := range []struct {
			id   string
			with With
			of   Family
			want [2]int16 // without a building of the family, and with one
		}{
			{"dalmatia", WithAnything, Civil, [2]int16{1, 1}}, {"dalmatia", WithSettlement, Civil, [2]int16{1, 1}}, {"dalmatia", WithPort, Civil, [2]int16{1, 1}},
			{"slavonia", WithAnything, Military, [2]int16{1, 1}}, {"slavonia", WithSettlement, Military, [2]int16{0, 0}}, {"slavonia", WithPort, Military, [2]int16{0, 0}},
			{"slavonia", WithMilitary, Military, [2]int16{0, 1}}, {"slavonia", WithMilitary, Religious, [2]int16{0, 0}},
			{"slavonia", WithCathedral, Religious, [2]int16{0, 1}}, {"slavonia", WithCathedral, Military, [2]int16{0, 0}},
		} {
			for level, want := range c.want {
				p := position(t, 3).stand(byzantines, c.id, Counts{Light: 1}).build(c.id, c.of, int8(level))
				card := p.sworn(byzantines, Condition{Kind: Conquered, By: uint8(c.with)})
				if p.conquers(c.id, hungarians); p.Cards[card].Gained != want {
					t.Errorf("%s with %d at level %d of family %d: %d", c.id, c.with, level, c.of, p.Cards[card].Gained)
				}
			}
		}
		for whom, want := range map[Versus][2]int16{VersusAnybody: {1, 1}, VersusPlayer: {1, 0}, VersusBarbarians: {0, 1}} {
			for i, from := range [2]play.Seat{hungarians, play.Nobody} {
				p := position(t, 3).stand(byzantines, "slavonia", Counts{Light: 1})
				card := p.sworn(byzantines, Condition{Kind: Conquered, By: uint8(WithAnything), Also: uint8(whom)})
				if p.conquers("slavonia", from); p.Cards[card].Gained != want[i] {
					t.Errorf("from %d, asked for %d: %d", from, whom, p.Cards[card].Gained)
				}
			}
		}
	})
}

func TestWhoseThingsAreSpoils(t *testing.T) {
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("those of him from whom it is taken and of enemies, not of friends, nor one's own", func(t *testing.T) {
		p := position(t, 4).stand(byzantines, "dalmatia", Counts{Light: 1})
		for s := range play.Seat(4) {
			p.own(s, Caravan, 1, "dalmatia")
		}
		p.Pacts[germans][byzantines].Kinds |= 1 << NonBelligerencePact
		p.Pacts[hungarians][byzantines].Kinds |= 1 << PassagePact
		p.conquers("dalmatia", hungarians)
		for s, want := range map[play.Seat]bool{byzantines: false, mamluks: true, hungarians: true, germans: false} {
			if got := p.may(byzantines, play.Choice{Verb: PlunderThing, A: numbered(s, 0)}); got != want {
				t.Errorf("the Caravan of seat %d is spoils: %v", s, got)
			}
		}
		p.play(by(byzantines, KeepRest))
		if p.Spoils != (Spoils{}) {
			t.Errorf("there are spoils still: %+v", p.Spoils)
		}
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	// rule: mu-giochix/conquest/plunder
	// rule: mu-giochix/conquest/keep
	t.Run("a building that is plundered is gone for half its price, one that is kept stands, and about each it is asked but once", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1}).build("dalmatia", Civil, 2).build("dalmatia", Religious, 1).conquers("dalmatia", hungarians)
		p.play(by(byzantines, SackBuilding, int16(Religious)))
		p.wantFlorins(byzantines, 1000+150)
		if p.may(byzantines, play.Choice{Verb: SackBuilding, A: int16(Religious)}) || p.Territories[p.place("dalmatia")].Level[Religious] != 0 {
			t.Error("the Cathedral stands")
		}
		if p.play(by(byzantines, KeepBuilding, int16(Civil))); !p.stage.Over() || p.Territories[p.place("dalmatia")].Level[Civil] != 2 {
			t.Errorf("the Hamlet is gone, or it is asked: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/conquest/keep
	t.Run("a Galley taken at sea brings the engines aboard it, aboard", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks)
		p.aboard(byzantines, p.own(byzantines, Galley, 3, "sea-of-marmara"), Counts{Light: 1})
		p.own(mamluks, Caravan, 1, "egypt")
		his := p.own(mamluks, Galley, 2, "sea-of-marmara")
		for _, on := range [...]Spot{Aboard + Spot(his), Spot(p.place("egypt"))} {
			p.Players[mamluks].Property[p.own(mamluks, Engine, 1, "egypt")].At = on
		}
		p.run(func(g *State, t *play.Table) {
			g.spoils(t, byzantines, g.placeNamed("sea-of-marmara"), 1<<mamluks, false)
		})
		p.play(by(byzantines, KeepThing, numbered(mamluks, his)))
		got := p.Players[byzantines].Property
		if got[1].Kind != Galley || got[2].Kind != Engine || got[2].At != Aboard+1 || got[3].Kind != NoProperty {
			t.Errorf("he has %+v", got)
		}
		if p.Players[mamluks].Property[0].Kind != Caravan || p.Players[mamluks].Property[3].Kind != Engine {
			t.Error("what was elsewhere is gone")
		}
	})
	// rule: mu-giochix/conquest/plunder
	t.Run("one that is plundered brings half of what it, its engines and its goods are worth", func(t *testing.T) {
		p := position(t, 3)
		p.aboard(byzantines, p.own(byzantines, Galley, 3, "sea-of-marmara"), Counts{Light: 1})
		his := p.own(mamluks, Galley, 2, "sea-of-marmara")
		p.Players[mamluks].Property[p.own(mamluks, Engine, 3, "egypt")].At = Aboard + Spot(his)
		p.own(mamluks, Engine, 1, "egypt")
		p.run(func(g *State, t *play.Table) {
			g.spoils(t, byzantines, g.placeNamed("sea-of-marmara"), 1<<mamluks, false)
		})
		p.play(by(byzantines, PlunderThing, numbered(mamluks, his)))
		p.wantFlorins(byzantines, 1000+100+150)
		p = position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1})
		caravan := p.own(hungarians, Caravan, 3, "dalmatia")
		p.loaded(hungarians, caravan, 0, 2).loaded(hungarians, caravan, 1, 1).conquers("dalmatia", hungarians)
		p.play(by(byzantines, PlunderThing, numbered(hungarians, caravan)))
		p.wantFlorins(byzantines, 1000+150+150)
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("on land an engine aboard lies beside its transport, to be kept or plundered by itself", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1})
		wagon, engine := p.own(hungarians, WarWagon, 1, "dalmatia"), p.own(hungarians, Engine, 1, "dalmatia")
		p.Players[hungarians].Property[engine].At = Aboard + Spot(wagon)
		p.conquers("dalmatia", hungarians).play(by(byzantines, PlunderThing, numbered(hungarians, wagon)))
		p.wantFlorins(byzantines, 1050)
		p.play(by(byzantines, KeepThing, numbered(hungarians, engine)))
		if got := p.Players[byzantines].Property[0]; got.Kind != Engine || got.At != Spot(p.place("dalmatia")) {
			t.Errorf("he has %+v", got)
		}
	})
	// rule: mu-giochix/conquest/keep
	t.Run("what is kept loses its route", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1})
		i := p.own(hungarians, Caravan, 1, "dalmatia")
		p.Players[hungarians].Property[i].Route = Route{N: 4}
		p.conquers("dalmatia", hungarians).play(by(byzantines, KeepThing, numbered(hungarians, i)))
		if got := p.Players[byzantines].Property[0]; got.Kind != Caravan || got.Route != (Route{}) {
			t.Errorf("he has %+v", got)
		}
	})
}
