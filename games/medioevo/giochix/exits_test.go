package giochix

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestRetreat(t *testing.T) {
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("rolls 2, 5, 7 and withdraws 1 territory: attack value 4, losses 3", func(t *testing.T) {
		p := facing(t, Counts{Archer: 5}, Counts{Archer: 5}).throws(Attacking, 2, 5, 7)
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 1
		p.wantValue(Attacking, 4)
		if got := p.losses(Attacking); got != 3 {
			t.Errorf("%d losses, want 3", got)
		}
		p.throws(Defending, 2, 5, 7).wantValue(Defending, 6) // not halved, less 1 for the third place
	})
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("the round is fought, and who is left withdraws: to where he came from, or what he enters in peace", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Light: 12}).stand(hungarians, "wallachia", Counts{Light: 6})
		p.Dice = chance.New(12) // neither side is destroyed
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.stage.Asks(byzantines, AskStance)
		if p.may(byzantines, play.Choice{Verb: Retreat, A: int16(p.place("alfold")), B: 1}) {
			t.Error("he may retreat into enemy land")
		}
		if !p.may(byzantines, play.Choice{Verb: Retreat, A: int16(p.place("thrace")), B: 2}) {
			t.Error("he may not retreat to his own land, two areas away")
		}
		p.play(by(byzantines, Retreat, int16(p.place("bulgaria")), 1))
		p.stage.Asks(hungarians, AskStance)
		p.closing()
		if p.stage.Count(KeyRound) != 1 {
			t.Errorf("%d rounds are fought", p.stage.Count(KeyRound))
		}
		if p.Here[p.place("wallachia")][byzantines] != 0 || p.Here[p.place("bulgaria")][byzantines] == 0 {
			t.Error("nobody has withdrawn")
		}
		p.wantControl("wallachia", hungarians)
	})
	// rule: mu-giochix/victory/hp-lose-to-barbarians
	t.Run("to retreat from Barbarians is to lose", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "thrace", Counts{Archer: 8}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 9})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria")
		p.play(by(byzantines, Retreat, int16(p.place("thrace")), 1))
		p.closing()
		p.wantHonour(byzantines, startHonour-1)
	})
}

func TestSurrender(t *testing.T) {
	// rule: mu-giochix/battle-exits/surrender
	// rule: mu-giochix/battle-exits/surrendered-units
	t.Run("only if the other agrees; the units leave the board and come back from the next turn on", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Archer: 3}).stand(hungarians, "wallachia", Counts{Knight: 2})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(by(byzantines, FightOn), by(hungarians, OfferSurrender))
		p.stage.Asks(byzantines, AskSurrender)
		p.play(by(byzantines, RefuseSurrender))
		p.stage.Asks(hungarians, AskStance)
		if p.may(hungarians, play.Choice{Verb: OfferSurrender}) {
			t.Error("he may ask again in the same round")
		}

		p = position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Archer: 3}).stand(hungarians, "wallachia", Counts{Knight: 2})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.play(by(byzantines, FightOn), by(hungarians, OfferSurrender), by(byzantines, AcceptSurrender))
		if got := g0(p, hungarians, Knight); got != Yielded {
			t.Errorf("a Knight is at %d", got)
		}
		p.wantControl("wallachia", byzantines)
		p.wantHere(byzantines, "wallachia", 3)
	})
}

func TestCapture(t *testing.T) {
	// rule: mu-giochix/battle-exits/capture-declaration
	// rule: mu-giochix/battle-exits/capture-ratio
	t.Run("9 against 3 keep an attack value of 7, 8 have 4", func(t *testing.T) {
		for n, want := range map[int8]int16{9: 7, 8: 4} {
			p := facing(t, Counts{Archer: n}, Counts{Archer: 3}).throws(Attacking, 2, 5, 7)
			p.tryCapture(&play.Table{}, Attacking)
			p.wantValue(Attacking, want)
		}
	})
	// rule: mu-giochix/battle-exits/capture-declaration
	// rule: mu-giochix/battle-exits/capture-ratio
	t.Run("who tries is told, and whether he is enough", func(t *testing.T) {
		for n, enough := range map[int8]int16{9: 1, 8: 0} {
			p := facing(t, Counts{Archer: n}, Counts{Archer: 3}).run(func(g *State, t *play.Table) { g.tryCapture(t, Attacking) })
			if !p.stage.Tells(KeyCaptures, int16(byzantines), enough) {
				t.Errorf("of %d it is not", n)
			}
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("who wins the round makes prisoners of those who fall, and takes his losses", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).throws(Attacking, 1, 5, 8).throws(Defending, 1, 2, 4)
		p.tryCapture(&play.Table{}, Attacking)
		p.compare(&play.Table{})
		p.takeLosses(&play.Table{})
		p.wantLeft(Attacking, 8)
		p.wantLeft(Defending, 0)
		if got := g0(p, hungarians, Archer); got != Captive+Spot(byzantines) {
			t.Errorf("an Archer is at %d", got)
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("who is only degraded stays on the field", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Heavy: 3})
		p.tryCapture(&play.Table{}, Attacking)
		p.defeat(&play.Table{}, Attacking, 2)
		if got, want := p.fighters(Defending), (Counts{Heavy: 1, Light: 2}); got != want {
			t.Errorf("%v, want %v", got, want)
		}
	})
	// rule: mu-giochix/battle-exits/capture-failure
	t.Run("who loses makes none, and damage is as always", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).throws(Attacking, 1, 2, 3).throws(Defending, 1, 5, 8)
		p.tryCapture(&play.Table{}, Attacking)
		p.compare(&play.Table{})
		p.takeLosses(&play.Table{})
		p.wantLeft(Attacking, 9-3-1)
		p.wantLeft(Defending, 2)
		if got := g0(p, hungarians, Archer); got != Supply {
			t.Errorf("an Archer is at %d", got)
		}
	})
	// rule: mu-giochix/battle-exits/capture-ratio
	// rule: mu-giochix/battle/phase7-battle-score
	t.Run("however many they are, of one player or of several together", func(t *testing.T) {
		all := Counts{Light: 20, Archer: 10, Heavy: 10, Knight: 10}
		p := position(t, 6)
		for _, s := range [...]play.Seat{byzantines, mamluks, germans} {
			p.stand(s, "wallachia", all)
		}
		p.stand(hungarians, "wallachia", all).drawUp("wallachia", byzantines, hungarians)
		for _, ally := range [...]play.Seat{mamluks, germans} {
			p.Battle.Of[ally], p.Battle.Fights[ally] = p.army(ally, p.place("wallachia")), Attacking
		}
		for side, enough := range [2]bool{true, false} {
			p.run(func(g *State, t *play.Table) { g.tryCapture(t, side) })
			if got := p.Battle.Sides[side].InNumbers; got != enough {
				t.Errorf("%d against %d: they are enough: %v", p.fighters(side).All(), p.fighters(rival(side)).All(), got)
			}
		}
		p.wantLeft(Attacking, 150)
	})
	// rule: mu-giochix/battle-exits/capture-declaration
	t.Run("Barbarians are not captured", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "thrace", Counts{Archer: 8}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 9})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria")
		p.stage.Asks(byzantines, AskStance)
		if p.may(byzantines, play.Choice{Verb: TryCapture}) || p.may(byzantines, play.Choice{Verb: OfferSurrender}) {
			t.Error("they may be captured, or surrendered to")
		}
	})
}

func TestBarbariansConquer(t *testing.T) {
	beaten := func(t *testing.T, h Horde) *at {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).build("thrace", Civil, 2).build("thrace", Military, 1).barbariansIn("thrace", h)
		p.drawUp("thrace", byzantines, Barbarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		return p
	}
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("who loses his land to them loses its buildings, though it was he who attacked", func(t *testing.T) {
		p := beaten(t, Horde{Light: 2})
		if got := p.Territories[p.place("thrace")].Level; got != [families]int8{} {
			t.Errorf("%v still stand", got)
		}
		p.wantControl("thrace", play.Nobody)
	})
	// rule: mu-giochix/events/rebellion-effect
	t.Run("rebels leave them standing", func(t *testing.T) {
		p := beaten(t, Horde{Light: 2, Rebels: 1, Risings: 1})
		if got := p.Territories[p.place("thrace")].Level; got == [families]int8{} {
			t.Error("they are gone")
		}
	})
}

func TestMutualDestruction(t *testing.T) {
	both := func(t *testing.T, id string) *at {
		p := position(t, 3).stand(byzantines, id, Counts{Light: 1}).stand(hungarians, id, Counts{Light: 1}).build(id, Military, 1)
		p.Territories[p.place(id)].Taken = hungarians
		p.drawUp(id, byzantines, hungarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.bear(&play.Table{}, Defending, 1, None)
		return p
	}
	// rule: mu-giochix/battle-exits/mutual-destruction
	t.Run("a territory of a Kingdom returns to its player", func(t *testing.T) {
		p := both(t, "sinai")
		p.settle(&play.Table{})
		p.wantControl("sinai", mamluks)
		if p.Territories[p.place("sinai")].Level[Military] != 1 {
			t.Error("its building is gone")
		}
	})
	// rule: mu-giochix/battle-exits/mutual-destruction
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("any other to the Barbarians, who destroy its buildings", func(t *testing.T) {
		p := both(t, "bulgaria")
		p.Territories[p.place("bulgaria")].Star, p.Territories[p.place("bulgaria")].From = hungarians, p.place("bulgaria")
		p.settle(&play.Table{})
		p.wantControl("bulgaria", play.Nobody)
		if x := p.Territories[p.place("bulgaria")]; p.stage != nil || x.Star != play.Nobody || x.Level != [families]int8{} {
			t.Errorf("there is still %+v", x)
		}
	})
}

func TestRetreatToAConquest(t *testing.T) {
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/conquest/other-territories-need-garrison
	p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Light: 12}).stand(hungarians, "wallachia", Counts{Light: 6})
	p.Territories[p.place("bulgaria")].Taken = byzantines
	p.Dice = chance.New(12) // neither side is destroyed
	p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
	p.wantControl("bulgaria", play.Nobody)
	p.play(by(byzantines, Retreat, int16(p.place("bulgaria")), 1)).closing()
	p.wantControl("bulgaria", byzantines)
	p.wantControl("wallachia", hungarians)
}

// Where who withdraws can go.
func TestWaysOfRetreat(t *testing.T) {
	ways := func(p *at, s play.Seat, from string, want map[string]int8) {
		p.t.Helper()
		got := p.retreatsFrom(s, p.place(from))
		for id, areas := range want {
			if n := got[p.place(id)]; n != areas {
				p.t.Errorf("from %s to %s: %d areas, want %d", from, id, n, areas)
			}
		}
	}
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("by land over what one enters in peace, as far as the slowest goes, and not to sea", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).stand(byzantines, "macedonia", Counts{Light: 1})
		ways(p, byzantines, "macedonia", map[string]int8{"thrace": 1, "mysia": 2, "bithynia": 2, "lydia": 0, "macedonia": 0, "serbia": 0, "north-aegean": 0})
		p.stand(byzantines, "macedonia", Counts{Heavy: 1})
		ways(p, byzantines, "macedonia", map[string]int8{"thrace": 1, "mysia": 0})
		p.own(byzantines, WarWagon, 3, "macedonia")
		ways(p, byzantines, "macedonia", map[string]int8{"thrace": 1, "mysia": 0})
		p = position(t, 3)
		p.aboard(byzantines, p.own(byzantines, WarWagon, 1, "macedonia"), Counts{Heavy: 1})
		ways(p, byzantines, "macedonia", map[string]int8{"thrace": 1, "mysia": 2, "lydia": 3})
	})
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("who is aboard Galleys alone goes by sea and into ports, not on by land", func(t *testing.T) {
		p := position(t, 3)
		p.aboard(byzantines, p.own(byzantines, Galley, 1, "sea-of-marmara"), Counts{Light: 1})
		ways(p, byzantines, "sea-of-marmara", map[string]int8{"north-aegean": 1, "thrace": 1, "macedonia": 2, "mysia": 0, "bithynia": 0})
		p = position(t, 3)
		p.aboard(byzantines, p.own(byzantines, Galley, 1, "thrace"), Counts{Light: 1})
		ways(p, byzantines, "thrace", map[string]int8{"sea-of-marmara": 1, "north-aegean": 2, "mysia": 0})
		p.stand(byzantines, "thrace", Counts{Light: 1})
		ways(p, byzantines, "thrace", map[string]int8{"sea-of-marmara": 0, "mysia": 1})
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("back to where he came from, though nobody is in control, but not into enemies", func(t *testing.T) {
		from := func(h Horde) int8 {
			p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "wallachia", Counts{Light: 1}).barbariansIn("bulgaria", h)
			p.Active, p.March = byzantines, March{On: true, At: p.place("wallachia"), From: p.place("bulgaria")}
			return p.retreatsFrom(byzantines, p.place("wallachia"))[p.place("bulgaria")]
		}
		if peace, horde := from(Horde{}), from(Horde{Light: 1}); peace != 1 || horde != 0 {
			t.Errorf("%d areas, and where Barbarians stand %d", peace, horde)
		}
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "wallachia", Counts{Light: 1})
		p.Active, p.March = mamluks, March{On: true, At: p.place("wallachia"), From: p.place("bulgaria")}
		ways(p, byzantines, "wallachia", map[string]int8{"bulgaria": 0})
	})
	// rule: mu-giochix/battle-exits/retreat-penalty
	t.Run("whom nothing near gives way goes nowhere, be land his own that is far away", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "crimea", Counts{Light: 1})
		for at := range Place(Territories) {
			if at != p.place("crimea") && !slices.Contains(box.Around[p.place("crimea")], at) {
				p.Territories[at].Star = byzantines
			}
		}
		if got := p.retreatsFrom(byzantines, p.place("crimea")); got != [Places]int8{} {
			t.Errorf("he has ways: %v", got)
		}
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("all that he has for war there goes along, and nothing else; Galleys put to sea", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 2})
		wagon, engine, galley, caravan := p.own(byzantines, WarWagon, 1, "bulgaria"), p.own(byzantines, Engine, 1, "bulgaria"), p.own(byzantines, Galley, 1, "bulgaria"), p.own(byzantines, Caravan, 1, "bulgaria")
		far, ship := p.own(byzantines, WarWagon, 1, "lydia"), p.own(byzantines, Galley, 1, "lydia")
		p.aboard(byzantines, wagon, Counts{Archer: 1}).aboard(byzantines, galley, Counts{Heavy: 1})
		p.withdraw(&play.Table{}, byzantines, p.place("bulgaria"), p.place("thrace"))
		for i, want := range map[int8]string{wagon: "thrace", engine: "thrace", galley: "west-black-sea", caravan: "bulgaria", far: "lydia", ship: "lydia"} {
			if got := p.Players[byzantines].where(i); got != p.place(want) {
				t.Errorf("property %d is in %s, want %s", i, got.ID(), want)
			}
		}
		p.wantHere(byzantines, "thrace", 3)
		p.wantHere(byzantines, "west-black-sea", 1)
		p.wantHere(byzantines, "bulgaria", 0)
	})
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/conquest/other-territories-need-garrison
	t.Run("who withdraws to where he is a guest does not become its lord", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).stand(byzantines, "bulgaria", Counts{Light: 2})
		p.Pacts[hungarians][byzantines].Kinds |= 1 << PassagePact
		p.Active, p.March = byzantines, March{On: true, At: p.place("bulgaria"), From: p.place("thrace")}
		p.withdraw(&play.Table{}, byzantines, p.place("bulgaria"), p.place("wallachia"))
		p.wantHere(byzantines, "wallachia", 2)
		p.wantControl("wallachia", hungarians)
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("a fleet withdraws over the sea with all aboard", func(t *testing.T) {
		p := position(t, 3)
		galley := p.own(byzantines, Galley, 1, "sea-of-marmara")
		p.aboard(byzantines, galley, Counts{Light: 2})
		p.withdraw(&play.Table{}, byzantines, p.place("sea-of-marmara"), p.place("north-aegean"))
		p.wantHere(byzantines, "north-aegean", 2)
		p.withdraw(&play.Table{}, byzantines, p.place("north-aegean"), p.place("macedonia"))
		p.wantHere(byzantines, "macedonia", 2)
		if p.Players[byzantines].where(galley) != p.place("macedonia") {
			t.Error("the Galley is not in the port")
		}
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("the attackers alone withdraw, those who fight beside him too, and nobody who has nobody left to withdraw from", func(t *testing.T) {
		p := position(t, 4).owes(germans, byzantines, 9, hungarians).stand(germans, "wallachia", Counts{Archer: 2})
		p.stand(byzantines, "wallachia", Counts{Archer: 2}).stand(hungarians, "wallachia", Counts{Archer: 2}).drawUp("wallachia", byzantines, hungarians)
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 1
		p.settle(&play.Table{})
		p.wantHere(byzantines, "bulgaria", 2)
		p.wantHere(germans, "bulgaria", 2)
		p.wantHere(hungarians, "wallachia", 2)
		// An ally who has nobody left leaves his engine to the winner.
		p = position(t, 4).owes(germans, byzantines, 9, hungarians).stand(germans, "wallachia", Counts{Archer: 1})
		p.stand(byzantines, "wallachia", Counts{Archer: 2}).stand(hungarians, "wallachia", Counts{Archer: 2}).drawUp("wallachia", byzantines, hungarians)
		engine := p.own(germans, Engine, 1, "wallachia")
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 1
		each(p.Battle.Of[germans], func(figure int8) { p.leave(germans, figure); p.put(germans, figure, Supply) })
		p.run(func(g *State, t *play.Table) { g.settle(t) })
		if got := p.Players[germans].where(engine); got != p.place("wallachia") || !p.may(hungarians, play.Choice{Verb: KeepThing, A: numbered(germans, engine)}) {
			t.Errorf("it is in %s, or not the winner's to keep", got.ID())
		}
		p = facing(t, Counts{Archer: 2}, Counts{Archer: 2})
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 1
		p.bear(&play.Table{}, Defending, 2, None)
		p.settle(&play.Table{})
		p.wantHere(byzantines, "wallachia", 2)
	})
}

// What is declared before a round.
func TestDeclarations(t *testing.T) {
	// rule: mu-giochix/battle-exits/capture-declaration
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/surrender
	t.Run("either side may try to capture or surrender, and the attacker alone may retreat", func(t *testing.T) {
		for side, s := range [2]play.Seat{byzantines, hungarians} {
			p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).take(byzantines, "bulgaria")
			p.run(func(g *State, t *play.Table) { g.stance(t, side) })
			for _, v := range [...]play.Verb{TryCapture, OfferSurrender, FightOn} {
				if !p.may(s, play.Choice{Verb: v}) {
					t.Errorf("seat %d may not choose %d", s, v)
				}
			}
			retreats := false
			for _, c := range mustOffer(p, s).Choices {
				retreats = retreats || c.Verb == Retreat
			}
			if retreats != (side == Attacking) {
				t.Errorf("side %d may retreat: %v", side, retreats)
			}
			p.play(by(s, TryCapture))
			if !p.stage.Over() || !p.Battle.Sides[side].Captures || p.Battle.Sides[rival(side)].Captures {
				t.Errorf("seat %d does not try to capture, or the other does", s)
			}
		}
	})
	// rule: mu-giochix/battle-exits/capture-declaration
	t.Run("it is declared anew every round", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3})
		p.tryCapture(&play.Table{}, Attacking)
		if p.beginRound(&play.Table{}); p.Battle.Sides[Attacking].Captures {
			t.Error("it holds in the next round")
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("who falls by the losses of a round that nobody has won is no prisoner", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3}).throws(Attacking, 1, 2, 5).throws(Defending, 2, 3, 6) // less 1
		p.tryCapture(&play.Table{}, Attacking)
		p.compare(&play.Table{})
		p.takeLosses(&play.Table{})
		p.wantLeft(Defending, 1)
		if got := p.captured(hungarians); got != 0 {
			t.Errorf("%d are prisoners", got)
		}
	})
	// rule: mu-giochix/battle-exits/surrender
	// rule: mu-giochix/battle-exits/surrendered-units
	t.Run("with it the battle ends, before anybody fires, and the other has won", func(t *testing.T) {
		for side, s := range [2]play.Seat{byzantines, hungarians} {
			p := facingIn(t, Counts{Archer: 3}, Counts{Archer: 3})
			p.own(byzantines, Engine, 1, "wallachia")
			p.own(hungarians, Engine, 1, "wallachia")
			p.fights()
			if side == Defending {
				p.play(by(byzantines, FightOn))
			}
			p.play(by(s, OfferSurrender), by([2]play.Seat{hungarians, byzantines}[side], AcceptSurrender))
			if p.stage.Tells(KeyFires) || !p.stage.Over() && p.prompt() != AskSpoils {
				t.Errorf("it goes on: %s", p.stage.Asked())
			}
			if n := count(p.surrenderedNow(s)); n != 3 || p.Here[p.place("wallachia")][s] != 0 {
				t.Errorf("%d have surrendered", n)
			}
		}
	})
	// rule: mu-giochix/battle-exits/surrendered-units
	t.Run("they are brought back from the next turn on, and not in this", func(t *testing.T) {
		p := position(t, 3)
		p.put(byzantines, 0, Yielded)
		if p.surrendered(byzantines, Sort(Light)) != 0 {
			t.Error("in the same turn")
		}
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		if p.surrendered(byzantines, Sort(Light)) != 1 {
			t.Error("not in the next")
		}
	})
}

// surrenderedNow are the figures of a player that have surrendered in this turn, as bits.
func (p *at) surrenderedNow(s play.Seat) (all uint64) {
	for i, at := range p.Players[s].Figures {
		if at == Yielded {
			all |= 1 << i
		}
	}
	return all
}

// rule: mu-giochix/battle-exits/mutual-destruction
func TestNobodysStarOutlastsABattle(t *testing.T) {
	p := position(t, 3).build("judea", Military, 1).stand(byzantines, "sinai", Counts{Light: 1}).stand(hungarians, "sinai", Counts{Light: 1})
	x := &p.Territories[p.place("sinai")]
	x.Star, x.From = hungarians, p.place("judea")
	p.drawUp("sinai", byzantines, hungarians)
	p.bear(&play.Table{}, Attacking, 1, None)
	p.bear(&play.Table{}, Defending, 1, None)
	p.settle(&play.Table{})
	p.wantControl("sinai", mamluks)
	// Where Barbarians or others stand, it is not forsaken.
	p = position(t, 3).build("bulgaria", Civil, 1).stand(mamluks, "bulgaria", Counts{Light: 1}).stand(byzantines, "bulgaria", Counts{Light: 1}).stand(hungarians, "bulgaria", Counts{Light: 1})
	p.drawUp("bulgaria", byzantines, hungarians)
	p.bear(&play.Table{}, Attacking, 1, None)
	p.bear(&play.Table{}, Defending, 1, None)
	p.settle(&play.Table{})
	if p.Territories[p.place("bulgaria")].Level[Civil] != 1 {
		t.Error("the Village is gone, though others stand there")
	}
}
