package giochix

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// besieging is a battle in Wallachia, to which the Byzantines have brought an engine of a level.
func besieging(t *testing.T, level int8, own, enemy Counts) (*at, int8) {
	t.Helper()
	p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "wallachia", own).stand(hungarians, "wallachia", enemy)
	e := p.own(byzantines, Engine, level, "wallachia")
	return p.drawUp("wallachia", byzantines, hungarians), e
}

func TestServants(t *testing.T) {
	// rule: mu-giochix/siege-engines/servants
	// rule: mu-giochix/siege-engines/servants-out-of-melee
	// rule: mu-giochix/battle/phase1-artillery
	t.Run("1 to 3 serve an engine, may be changed every round, and are not in the melee", func(t *testing.T) {
		p, e := besieging(t, 2, Counts{Light: 5}, Counts{Heavy: 9})
		n := numbered(byzantines, e)
		p.run(func(g *State, t *play.Table) { g.artillery(t); g.artillery(t) })
		p.stage.Asks(byzantines, AskCrews)
		if o, _ := p.stage.OfferTo(byzantines); o.Choices[0].Lo != 1 || o.Choices[0].Hi != 3 {
			t.Errorf("%d to %d servants", o.Choices[0].Lo, o.Choices[0].Hi)
		}
		p.play(by(byzantines, Serve, n, int16(Light), AtUnits, 3))
		if got := p.inMelee(Attacking)[Light]; got != 2 {
			t.Errorf("%d are in the melee, want 2", got)
		}
		p.play(by(byzantines, CrewsReady))
		p.play(by(byzantines, Dismiss, n), by(byzantines, CrewsReady))
		if got := p.inMelee(Attacking)[Light]; got != 5 {
			t.Errorf("%d are in the melee after the servants were dismissed, want 5", got)
		}
	})
	// rule: mu-giochix/siege-engines/declare-target
	t.Run("an engine fires at units or at a building of the enemy that it can damage", func(t *testing.T) {
		targets := func(level int8) (all []int16) {
			p, _ := besieging(t, level, Counts{Light: 5}, Counts{Heavy: 9})
			p.build("wallachia", Military, 2)
			p.run(func(g *State, t *play.Table) { g.artillery(t) })
			o, _ := p.stage.OfferTo(byzantines)
			for _, c := range o.Choices {
				if c.Verb == Serve {
					all = append(all, c.C)
				}
			}
			return all
		}
		if got := targets(1); !slices.Equal(got, []int16{AtUnits}) {
			t.Errorf("a Catapult: %v", got)
		}
		if got := targets(2); !slices.Equal(got, []int16{AtUnits, 1 + int16(Military)}) {
			t.Errorf("a Trebuchet: %v", got)
		}
	})
}

func TestFire(t *testing.T) {
	// rule: mu-giochix/siege-engines/hit-roll
	// rule: mu-giochix/siege-engines/damage
	t.Run("a d8 a servant, 1 to 3 hit, for 2, 3 or 4 damage to units and 0, 1 or 2 to buildings", func(t *testing.T) {
		for level, want := range map[int8][2]int16{1: {2, 0}, 2: {3, 1}, 3: {4, 2}} {
			for seed := range uint64(20) {
				p, e := besieging(t, level, Counts{Light: 4}, Counts{Heavy: 20})
				p.build("wallachia", Military, castleLevel)
				p.Dice = chance.New(seed)
				dice, hits := p.Dice, int16(0)
				for range 3 {
					if dice.N(8)+1 <= 3 {
						hits++
					}
				}
				p.Battle.Crew[byzantines][e], p.Battle.Serving[byzantines] = 3, least(p.Battle.Of[byzantines], 3)
				if got := p.volley(&play.Table{}, Attacking); got != hits*want[0] {
					t.Fatalf("level %d, %d hits: %d damage", level, hits, got)
				}
				if got := p.blow(byzantines, e, 1+int16(Military)); got != want[1] {
					t.Errorf("level %d: %d damage to buildings", level, got)
				}
			}
		}
	})
	// rule: mu-giochix/purchases/empire-card-objective
	// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
	t.Run("who has battered a building down has met the Objective that asks for it", func(t *testing.T) {
		p, _ := besieging(t, 2, Counts{Light: 4}, Counts{Heavy: 5})
		p.build("wallachia", Military, 1).give(byzantines, "e61")
		p.batter(&play.Table{}, byzantines, p.place("wallachia"), Military, 1)
		p.wantMet(byzantines, "e61", false)
		p.batter(&play.Table{}, byzantines, p.place("wallachia"), Military, 1)
		p.wantMet(byzantines, "e61", true)
	})
	// rule: mu-giochix/siege-engines/damage
	// rule: mu-giochix/military-buildings/destruction-tokens
	// rule: mu-giochix/military-buildings/building-damage-not-reduced
	t.Run("damage to a building is tokens beside it, and its own walls do not reduce it", func(t *testing.T) {
		p, e := besieging(t, 2, Counts{Light: 4}, Counts{Heavy: 5})
		p.build("wallachia", Military, castleLevel)
		p.Battle.Crew[byzantines][e], p.Battle.Serving[byzantines], p.Battle.Aim[byzantines][e] = 3, least(p.Battle.Of[byzantines], 3), 1+int8(Military)
		p.Battle.Sides[Defending].Shielded, p.Battle.Sides[Defending].Shield = true, FromSiege
		p.Dice = chance.New(10)
		dice, hits := p.Dice, int8(0)
		for range 3 {
			if dice.N(8)+1 <= 3 {
				hits++
			}
		}
		if hits == 0 {
			t.Fatal("a test without a hit")
		}
		p.fire(&play.Table{})
		if got := p.Territories[p.place("wallachia")].Damage[Military]; got != hits {
			t.Errorf("%d tokens, want %d", got, hits)
		}
		p.wantLeft(Defending, 5)
	})
}

func TestEnginesOfTheBeaten(t *testing.T) {
	// rule: mu-giochix/siege-engines/captured
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("Barbarians remove them, the engines of the attacker too", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1})
		e := p.own(byzantines, Engine, 2, "bulgaria")
		p.drawUp("bulgaria", byzantines, Barbarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		if p.Players[byzantines].Property[e].Kind != NoProperty {
			t.Error("it is still there")
		}
	})
	// rule: mu-giochix/siege-engines/captured
	// rule: mu-giochix/conquest/keep
	t.Run("a player who has won uses them or takes half their price, in defence too", func(t *testing.T) {
		for _, x := range []struct {
			verb    play.Verb
			florins int32
			engines int
		}{{KeepThing, 1000, 1}, {PlunderThing, 1100, 0}} {
			p := position(t, 3).stand(byzantines, "wallachia", Counts{Light: 1}).stand(hungarians, "wallachia", Counts{Light: 1})
			e := p.own(byzantines, Engine, 2, "wallachia")
			p.drawUp("wallachia", byzantines, hungarians)
			p.bear(&play.Table{}, Attacking, 1, None)
			p.run(func(g *State, t *play.Table) { g.settle(t) })
			p.play(by(hungarians, x.verb, numbered(byzantines, e)))
			p.wantFlorins(hungarians, x.florins)
			if got := p.Players[hungarians].Property[0].Kind == Engine; got != (x.engines == 1) {
				t.Errorf("verb %d: the engine is the winner's: %v", x.verb, got)
			}
			if p.Players[byzantines].Property[e].Kind != NoProperty {
				t.Error("it is still the loser's")
			}
		}
	})
}

func TestCrews(t *testing.T) {
	serve := func(e int8, target, n int16) play.Answer {
		return by(byzantines, Serve, numbered(byzantines, e), int16(Light), target, n)
	}
	// rule: mu-giochix/siege-engines/servants
	// rule: mu-giochix/siege-engines/declare-target
	t.Run("at most 3, who all fire at the target that was declared", func(t *testing.T) {
		p, e := besieging(t, 2, Counts{Light: 5}, Counts{Heavy: 9})
		p.build("wallachia", Military, 3).run(func(g *State, t *play.Table) { g.artillery(t) })
		p.play(serve(e, 1+int16(Military), 2))
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Serve && (c.C != 1+int16(Military) || c.Hi != 1) {
				t.Errorf("%d more may serve for target %d", c.Hi, c.C)
			}
		}
		p.play(serve(e, 1+int16(Military), 1))
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Serve {
				t.Errorf("a fourth may serve: %+v", c)
			}
		}
	})
	// rule: mu-giochix/siege-engines/declare-target
	// rule: mu-giochix/siege-engines/damage
	// rule: mu-giochix/battle/phase1-artillery
	t.Run("what is declared is hit, be it units or the building", func(t *testing.T) {
		units, walls := 0, 0
		for seed := range uint64(12) {
			for target := range int16(2) {
				p, e := besieging(t, 3, Counts{Light: 5}, Counts{Heavy: 20})
				p.build("wallachia", Civil, 3)
				p.Dice = chance.New(seed)
				p.run(func(g *State, t *play.Table) { g.artillery(t) }).play(serve(e, target, 3), by(byzantines, CrewsReady))
				p.stage.Finish()
				p.State = p.stage.Position()
				hurt, battered := 40-2*p.left(Defending, Heavy)-p.left(Defending, Light), p.Territories[p.place("wallachia")].Damage[Civil]
				if fell := p.Territories[p.place("wallachia")].Level[Civil] == 0; fell {
					battered = 6
				}
				if target == AtUnits && battered > 0 || target != AtUnits && hurt > 0 {
					t.Errorf("target %d: %d damage to units, %d to the City", target, hurt, battered)
				}
				units, walls = units+int(hurt), walls+int(battered)
			}
		}
		if units == 0 || walls == 0 {
			t.Errorf("%d damage to units, %d to buildings", units, walls)
		}
	})
	// rule: mu-giochix/siege-engines/declare-target
	t.Run("nobody fires at buildings of his own land, nor at sea, nor where there are none", func(t *testing.T) {
		p, e := besieging(t, 3, Counts{Light: 5}, Counts{Heavy: 9})
		his := p.own(hungarians, Engine, 3, "wallachia")
		p.build("wallachia", Military, 1)
		for target, want := range map[int16][2]bool{AtUnits: {true, true}, 1 + int16(Military): {true, false}, 1 + int16(Civil): {false, false}} {
			if own, other := p.canAim(Attacking, byzantines, e, target), p.canAim(Defending, hungarians, his, target); own != want[0] || other != want[1] {
				t.Errorf("target %d: %v and %v", target, own, other)
			}
		}
	})
	// rule: mu-giochix/siege-engines/servants
	t.Run("only figures that fight in the battle serve, of their own player", func(t *testing.T) {
		p, _ := besieging(t, 1, Counts{Light: 1, Archer: 1}, Counts{Heavy: 9})
		p.run(func(g *State, t *play.Table) { g.artillery(t) })
		sorts := 0
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Serve {
				sorts++
			}
			if c.Verb == Dismiss {
				t.Error("nobody can be dismissed")
			}
		}
		if sorts != 2 {
			t.Errorf("%d sorts may serve", sorts)
		}
	})
	// rule: mu-giochix/siege-engines/servants
	// rule: mu-giochix/siege-engines/hit-roll
	t.Run("an engine that nobody serves does not fire, and who falls serves no more", func(t *testing.T) {
		p, e := besieging(t, 1, Counts{Light: 3}, Counts{Heavy: 9})
		p.run(func(g *State, t *play.Table) { g.fire(t) })
		if p.stage.Tells(KeyFires) {
			t.Error("it fires")
		}
		p.Battle.Crew[byzantines][e], p.Battle.Serving[byzantines] = 3, p.Battle.Of[byzantines]
		p.bear(&play.Table{}, Attacking, 1, None)
		p.run(func(g *State, t *play.Table) { g.fire(t) })
		if !p.stage.Tells(KeyFires, int16(byzantines), 1, 2) {
			t.Error("not two serve it")
		}
	})
	// rule: mu-giochix/military-buildings/building-damage-not-reduced
	// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
	t.Run("what the first engine has destroyed the second does not hit", func(t *testing.T) {
		for seed := range uint64(30) {
			p, one := besieging(t, 3, Counts{Light: 6}, Counts{Heavy: 9})
			two := p.own(byzantines, Engine, 3, "wallachia")
			p.build("wallachia", Military, 1)
			card := p.sworn(byzantines, Condition{Kind: DestroyedBuilding, Min: 1})
			for _, e := range [...]int8{one, two} {
				p.Battle.Crew[byzantines][e], p.Battle.Aim[byzantines][e] = 3, 1+int8(Military)
			}
			p.Battle.Serving[byzantines] = p.Battle.Of[byzantines]
			p.Dice = chance.New(seed)
			p.fire(&play.Table{})
			if p.Territories[p.place("wallachia")].Level[Military] == 0 {
				p.wantGained(card, 1)
			}
		}
	})
	// rule: mu-giochix/naval/engines-aboard
	t.Run("on land every engine fires, whatever carries it", func(t *testing.T) {
		p, loose := besieging(t, 3, Counts{Light: 6}, Counts{Heavy: 9})
		wagon := p.own(byzantines, WarWagon, 1, "wallachia")
		aboard := p.own(byzantines, Engine, 3, "wallachia")
		p.Players[byzantines].Property[aboard].At = Aboard + Spot(wagon)
		for _, e := range [...]int8{loose, aboard} {
			if why := p.whyNotFire(byzantines, e); why != play.Free {
				t.Errorf("engine %d: %d", e, why)
			}
		}
	})
	// rule: mu-giochix/naval/engines-aboard
	t.Run("at sea each Galley fires its own, up to its own level, and who fires already goes on", func(t *testing.T) {
		p, galley, _ := atSea(t, Counts{Light: 4}, Counts{Light: 1})
		other := p.own(byzantines, Galley, 1, "sea-of-marmara")
		var engines []int8
		for i, level := range [...]int8{2, 2, 1} {
			e := p.own(byzantines, Engine, level, "sea-of-marmara")
			p.Players[byzantines].Property[e].At = Aboard + Spot([...]int8{galley, galley, other}[i])
			engines = append(engines, e)
		}
		p.Battle.Crew[byzantines][engines[0]], p.Battle.Serving[byzantines] = 1, 1
		for i, want := range [...]play.Rule{play.Free, RuleEnginesAboard, play.Free} {
			if why := p.whyNotFire(byzantines, engines[i]); why != want {
				t.Errorf("engine %d: %d", i, why)
			}
		}
	})
}
