package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// aboard puts figures aboard a transport.
func (p *at) aboard(s play.Seat, i int8, figures Counts) *at {
	p.t.Helper()
	for kind, n := range figures {
		for range n {
			f := p.spare(s, Unit(kind))
			p.put(s, f, Aboard+Spot(i))
			if Unit(kind) == Captain {
				p.Players[s].Levels[f-firstCaptain] = 1
			}
		}
	}
	return p
}

// atSea is a battle of two Galleys of level I with these figures aboard, in the Sea of Marmara.
func atSea(t *testing.T, own, enemy Counts) (p *at, galley, his int8) {
	t.Helper()
	p = position(t, 3).war(byzantines, mamluks)
	galley, his = p.own(byzantines, Galley, 3, "sea-of-marmara"), p.own(mamluks, Galley, 3, "sea-of-marmara")
	p.aboard(byzantines, galley, own).aboard(mamluks, his, enemy)
	return p.drawUp("sea-of-marmara", byzantines, mamluks), galley, his
}

func TestNavalBattle(t *testing.T) {
	// rule: mu-giochix/naval/when
	t.Run("hostile Galleys that meet at sea fight with the units aboard; friends pass", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks)
		mine, his := p.own(byzantines, Galley, 1, "thrace"), p.own(mamluks, Galley, 1, "sea-of-marmara")
		p.aboard(byzantines, mine, Counts{Light: 3}).aboard(mamluks, his, Counts{Light: 2})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "sea-of-marmara")
		p.stage.Asks(byzantines, AskStance)
		if !p.Battle.naval() {
			t.Error("it is no battle at sea")
		}
		p = position(t, 3)
		mine, his = p.own(byzantines, Galley, 1, "thrace"), p.own(mamluks, Galley, 1, "sea-of-marmara")
		p.aboard(byzantines, mine, Counts{Light: 3}).aboard(mamluks, his, Counts{Light: 2})
		p.Pacts[byzantines][mamluks].Kinds |= 1 << NonBelligerencePact
		p.Pacts[mamluks][byzantines].Kinds |= 1 << NonBelligerencePact
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "sea-of-marmara", "north-aegean")
		p.wantHere(byzantines, "north-aegean", 3)
	})
	// rule: mu-giochix/naval/level-bonus
	t.Run("Galleys III and I against II: +2 for the first side", func(t *testing.T) {
		p := position(t, 3)
		a, b, c := p.own(byzantines, Galley, 3, "sea-of-marmara"), p.own(byzantines, Galley, 1, "sea-of-marmara"), p.own(mamluks, Galley, 2, "sea-of-marmara")
		p.aboard(byzantines, a, Counts{Light: 1}).aboard(byzantines, b, Counts{Light: 1}).aboard(mamluks, c, Counts{Light: 1})
		p.drawUp("sea-of-marmara", byzantines, mamluks).throws(Attacking, 1, 2, 5).throws(Defending, 1, 2, 5)
		p.wantValue(Attacking, 7)
		p.wantValue(Defending, 5)
	})
	// rule: mu-giochix/naval/docked-galley
	t.Run("in a port there is no bonus, and Heavy Infantry aboard is degraded as on land", func(t *testing.T) {
		p := position(t, 3)
		a := p.own(byzantines, Galley, 3, "dalmatia")
		p.aboard(byzantines, a, Counts{Heavy: 1}).stand(hungarians, "dalmatia", Counts{Light: 1})
		p.drawUp("dalmatia", byzantines, hungarians).throws(Attacking, 1, 2, 5)
		p.wantValue(Attacking, 5)
		p.bear(&play.Table{}, Attacking, 1, None)
		if got, want := p.fighters(Attacking), (Counts{Light: 1}); got != want {
			t.Errorf("%v, want %v", got, want)
		}
	})
	// rule: mu-giochix/naval/heavy-units-drown
	t.Run("Knights and Heavy Infantry are removed by 1 damage", func(t *testing.T) {
		for _, c := range [...]Counts{{Knight: 1}, {Heavy: 1}} {
			p, _, _ := atSea(t, c, Counts{Light: 1})
			p.bear(&play.Table{}, Attacking, 1, None)
			p.wantLeft(Attacking, 0)
		}
	})
	// rule: mu-giochix/naval/powers
	t.Run("only the powers of Archers and Light Infantry work, and of Captains as those", func(t *testing.T) {
		p, _, _ := atSea(t, Counts{Light: 1, Archer: 1, Heavy: 1, Knight: 1, Captain: 1}, Counts{})
		for kind, want := range [...]int8{Light: 1, Archer: 1, Heavy: 0, Knight: 0} {
			if got := p.powerOf(Attacking, Unit(kind)); got != want {
				t.Errorf("kind %d: %d use their power, want %d", kind, got, want)
			}
		}
		p.run(func(g *State, t *play.Table) { g.useCaptains(t, Attacking) })
		if p.may(byzantines, play.Choice{Verb: UseAs, A: int16(Knight)}) || !p.may(byzantines, play.Choice{Verb: UseAs, A: int16(Archer)}) {
			t.Error("a Captain may act as a Knight, or not as an Archer")
		}
	})
	// rule: mu-giochix/naval/empty-galley-sinks
	t.Run("an empty Galley sinks on 1 to 3 of a d8, rolled once", func(t *testing.T) {
		sunk := 0
		for seed := range uint64(40) {
			p, galley, _ := atSea(t, Counts{Light: 1}, Counts{Light: 1})
			p.Dice = chance.New(seed)
			dice := p.Dice
			want := dice.N(8)+1 <= 3
			p.bear(&play.Table{}, Attacking, 1, None)
			p.sinkings(&play.Table{})
			got := p.Players[byzantines].Property[galley].Kind == NoProperty
			if got != want {
				t.Fatalf("seed %d: sunk %v, want %v", seed, got, want)
			}
			if got {
				sunk++
				continue
			}
			if p.sinkings(&play.Table{}); p.Dice != dice {
				t.Error("it is rolled again")
			}
		}
		if sunk == 0 {
			t.Error("none sinks")
		}
	})
	// rule: mu-giochix/naval/engines-aboard
	// rule: mu-giochix/siege-engines/declare-target
	t.Run("a Galley of level II fires 2 Catapults or 1 Trebuchet", func(t *testing.T) {
		p := position(t, 3)
		x := p.own(byzantines, Galley, 2, "sea-of-marmara")
		p.aboard(byzantines, x, Counts{Light: 3})
		var engines []int8
		for _, level := range [...]int8{1, 1, 2} {
			e := p.own(byzantines, Engine, level, "sea-of-marmara")
			p.Players[byzantines].Property[e].At = Aboard + Spot(x)
			engines = append(engines, e)
		}
		y := p.own(mamluks, Galley, 2, "sea-of-marmara")
		p.aboard(mamluks, y, Counts{Heavy: 6}).drawUp("sea-of-marmara", byzantines, mamluks)
		p.run(func(g *State, t *play.Table) { g.artillery(t) })
		serve := func(i int) play.Choice {
			return play.Choice{Verb: Serve, A: numbered(byzantines, engines[i]), B: int16(Light)}
		}
		if why := p.why(byzantines, serve(2)); why != play.Free {
			t.Errorf("a Trebuchet: %d", why)
		}
		p.play(serve(0).With(byzantines, 1))
		if why := p.why(byzantines, serve(1)); why != play.Free {
			t.Errorf("a second Catapult: %d", why)
		}
		if why := p.why(byzantines, serve(2)); why != RuleEnginesAboard {
			t.Errorf("a Trebuchet beside a Catapult: %d", why)
		}
	})
	// rule: mu-giochix/naval/when
	t.Run("Barbarians at sea have no Galleys", func(t *testing.T) {
		p := position(t, 3).circle(1, 2, 5, Horde{}).barbariansIn("sea-of-marmara", Horde{Light: 1})
		x := p.own(byzantines, Galley, 3, "sea-of-marmara")
		p.aboard(byzantines, x, Counts{Light: 1}).drawUp("sea-of-marmara", byzantines, Barbarians).throws(Attacking, 1, 2, 5)
		p.wantValue(Attacking, 8)
	})
	// rule: mu-giochix/conquest/keep
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("an empty Galley that floats is the winner's, with the engines aboard as far as he has tokens", func(t *testing.T) {
		p, _, his := atSea(t, Counts{Light: 1}, Counts{Light: 1})
		e := p.own(mamluks, Engine, 1, "sea-of-marmara")
		p.Players[mamluks].Property[e].At = Aboard + Spot(his)
		p.bear(&play.Table{}, Defending, 1, None)
		p.run(func(g *State, t *play.Table) { g.settle(t) })
		p.stage.Asks(byzantines, AskSpoils)
		p.play(by(byzantines, KeepThing, numbered(mamluks, his)))
		if got := p.Players[byzantines].Property[1]; got.Kind != Galley || got.Level != 3 {
			t.Errorf("he has %+v", got)
		}
		if got := p.Players[byzantines].Property[2]; got.Kind != Engine || got.At != Aboard+1 {
			t.Errorf("he has %+v", got)
		}
		if err := p.Check(); err != nil {
			t.Error(err)
		}
	})
}

// So is one whose last man is dismissed, struck by an Event or removed; in a port it is not rolled for.
// rule: mu-giochix/naval/empty-galley-sinks
// rule: mu-giochix/events/event-armies
// rule: mu-giochix/taxes/upkeep
// rule: mu-giochix/general/remove-own-elements
func TestAGalleyLeftEmptyWithoutABattle(t *testing.T) {
	for name, leaves := range map[string]func(p *at, where Place){
		"dismissed": func(p *at, where Place) {
			p.Players[byzantines].Florins = 0
			p.run(func(g *State, t *play.Table) { g.dismissSome(t, byzantines) }).play(by(byzantines, DismissFigure, int16(Light), int16(where)))
		},
		"struck": func(p *at, where Place) {
			p.run(func(g *State, t *play.Table) { g.wound(t, byzantines, Sort(Light), where) })
		},
		"removed": func(p *at, where Place) {
			p.run(func(g *State, t *play.Table) { g.giveUp(t, byzantines) }).play(by(byzantines, GiveUpFigures, int16(where), int16(Light), 0, 1))
		},
	} {
		for id, want := range map[string]int{"sea-of-marmara": 1, "thrace": 0} {
			p := position(t, 3)
			p.aboard(byzantines, p.own(byzantines, Galley, 1, id), Counts{Light: 1})
			leaves(p, p.place(id))
			if n := p.stage.Count(KeyGalleySinks) + p.stage.Count(KeyGalleyFloat); n != want {
				t.Errorf("%s in %s: it is rolled %d times", name, id, n)
			}
		}
	}
}

// rule: mu-giochix/naval/empty-galley-sinks
// rule: mu-giochix/battle-exits/surrendered-units
func TestAGalleyWhoseUnitsSurrenderIsEmpty(t *testing.T) {
	p, _, _ := atSea(t, Counts{Light: 2}, Counts{Light: 1})
	p.run(func(g *State, t *play.Table) { g.round(t) })
	p.play(by(byzantines, FightOn), by(mamluks, OfferSurrender), by(byzantines, AcceptSurrender))
	if n := p.stage.Count(KeyGalleySinks) + p.stage.Count(KeyGalleyFloat); n != 1 {
		t.Errorf("it is rolled %d times whether it sinks", n)
	}
}
