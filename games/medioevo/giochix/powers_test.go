package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestUniqueType(t *testing.T) {
	// rule: mu-giochix/powers/unique-type
	t.Run("a power works while the enemy has none of the kind, be it a servant", func(t *testing.T) {
		p := facing(t, Counts{Archer: 2, Knight: 1}, Counts{Archer: 1, Heavy: 2})
		if got := p.powerOf(Attacking, Archer); got != 0 {
			t.Errorf("%d Archers shoot at Archers", got)
		}
		if got := p.powerOf(Attacking, Knight); got != 1 {
			t.Errorf("%d Knights charge, want 1", got)
		}
		e := p.own(hungarians, Engine, 1, "wallachia")
		p.Battle.Crew[hungarians][e], p.Battle.Serving[hungarians] = 1, p.Battle.Of[hungarians]&allOf(Archer)
		if got := p.powerOf(Attacking, Archer); got != 0 {
			t.Errorf("%d Archers shoot at a servant who is one", got)
		}
		// rule: mu-giochix/siege-engines/servants-out-of-melee
		if got := p.powerOf(Defending, Heavy); got != 2 {
			t.Errorf("%d Heavy Infantry, want 2", got)
		}
		p.Battle.Crew[hungarians][e], p.Battle.Serving[hungarians] = 2, p.Battle.Of[hungarians]&allOf(Heavy)
		if got := p.powerOf(Defending, Heavy); got != 0 {
			t.Errorf("%d servants use their power", got)
		}
	})
	// rule: mu-giochix/battle/phase3-melee-check
	t.Run("what is active in phase 3 stays so to the end of the round", func(t *testing.T) {
		p := facing(t, Counts{Knight: 2}, Counts{Archer: 5})
		p.powers()
		p.bear(&play.Table{}, Attacking, 6, None)
		if got := p.charge(Attacking); got != 4 {
			t.Errorf("the Knights deal %d, want 4", got)
		}
	})
}

func TestArchers(t *testing.T) {
	// rule: mu-giochix/powers/archer
	// rule: mu-giochix/battle/phase2-archers-captains
	// rule: mu-giochix/powers/order
	t.Run("4 Archers roll 4 dice; each 1 to 3 is a damage", func(t *testing.T) {
		hits := 0
		for seed := range uint64(40) {
			p := facing(t, Counts{Archer: 4}, Counts{Heavy: 10})
			p.Dice = chance.New(seed)
			dice := p.Dice
			want := int16(0)
			for range 4 {
				if dice.N(8)+1 <= 3 {
					want++
				}
			}
			p.shots(&play.Table{})
			if got := int16(20 - 2*p.left(Defending, Heavy) - p.left(Defending, Light)); got != want {
				t.Fatalf("seed %d: %d damage, want %d", seed, got, want)
			}
			hits += int(want)
		}
		if hits == 0 {
			t.Error("nobody is ever hit")
		}
	})
}

func TestLightInfantry(t *testing.T) {
	// rule: mu-giochix/powers/light-infantry
	t.Run("highest die 6, two sacrificed: 14", func(t *testing.T) {
		p := facing(t, Counts{Light: 3, Archer: 1}, Counts{Heavy: 1})
		p.powers()
		p.run(func(g *State, t *play.Table) { g.sacrifice(t, Attacking) })
		p.stage.Asks(byzantines, AskSacrifice)
		p.play(by(byzantines, Sacrifice, 0, 0, 0, 2))
		p.throws(Attacking, 1, 6, 2).wantValue(Attacking, 14)
		p.wantLeft(Attacking, 2)
	})
	// rule: mu-giochix/powers/light-infantry
	// rule: mu-giochix/powers/unique-type
	t.Run("nobody is sacrificed against Light Infantry, nor by Barbarians", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Light: 1})
		p.powers()
		p.run(func(g *State, t *play.Table) { g.sacrifice(t, Attacking) })
		if !p.stage.Over() {
			t.Error("a sacrifice is offered")
		}
	})
}

func TestHeavyInfantry(t *testing.T) {
	// rule: mu-giochix/powers/heavy-infantry
	for _, x := range []struct{ heavy, lowest, want int8 }{{2, 3, 1}, {5, 3, 0}, {1, 1, 0}} {
		p := facing(t, Counts{Heavy: x.heavy}, Counts{Archer: 1}).throws(Attacking, x.lowest, 5, 6)
		p.powers()
		if got := p.losses(Attacking); got != int16(x.want) {
			t.Errorf("%d Heavy Infantry, lowest die %d: %d losses, want %d", x.heavy, x.lowest, got, x.want)
		}
	}
}

func TestKnights(t *testing.T) {
	// rule: mu-giochix/powers/knight
	// rule: mu-giochix/battle/phase8-damage
	t.Run("2 active Knights among 5 in the melee, difference 3: 7 damage", func(t *testing.T) {
		p := facing(t, Counts{Knight: 2, Light: 3}, Counts{Archer: 10}).throws(Attacking, 1, 2, 8).throws(Defending, 1, 2, 6)
		p.powers()
		p.compare(&play.Table{})
		p.wantLeft(Defending, 3)
	})
	// rule: mu-giochix/powers/knight
	t.Run("after a tie the Knights of both sides strike", func(t *testing.T) {
		p := facing(t, Counts{Knight: 2}, Counts{Archer: 10}).throws(Attacking, 1, 2, 5).throws(Defending, 1, 2, 6)
		p.powers()
		p.compare(&play.Table{})
		p.wantLeft(Defending, 6)
		p.wantLeft(Attacking, 2)
	})
	// rule: mu-giochix/powers/knight
	t.Run("the loser's do not", func(t *testing.T) {
		p := facing(t, Counts{Knight: 2}, Counts{Archer: 3}).throws(Attacking, 1, 2, 3).throws(Defending, 1, 2, 8)
		p.powers()
		p.run(func(g *State, t *play.Table) { g.compare(t) })
		p.closing()
		p.wantLeft(Defending, 3)
	})
}

func TestCaptains(t *testing.T) {
	lead := func(t *testing.T, own, enemy []int8) *at {
		p := position(t, 3).stand(byzantines, "wallachia", Counts{Light: 2, Archer: 1}).stand(hungarians, "wallachia", Counts{Light: 2, Archer: 1, Knight: 2})
		for _, level := range own {
			p.captain(byzantines, "wallachia", level)
		}
		for _, level := range enemy {
			p.captain(hungarians, "wallachia", level)
		}
		return p.drawUp("wallachia", byzantines, hungarians)
	}
	// rule: mu-giochix/powers/captain-emulate
	// rule: mu-giochix/powers/captain-cancel-captain
	// rule: mu-giochix/powers/captain-level-difference
	t.Run("as many uses as levels; against Captains as many as the difference, none if they are equal", func(t *testing.T) {
		for _, x := range []struct {
			own, enemy []int8
			want, his  int8
		}{
			{[]int8{3}, nil, 3, 0}, {[]int8{2}, []int8{2}, 0, 0}, {[]int8{3}, []int8{1}, 2, 0}, {[]int8{1}, []int8{3}, 0, 2},
			{[]int8{2, 1}, []int8{3}, 0, 0}, {[]int8{2, 2}, []int8{3}, 1, 0},
		} {
			p := lead(t, x.own, x.enemy)
			if got, his := p.captainUses(Attacking), p.captainUses(Defending); got != x.want || his != x.his {
				t.Errorf("%v against %v: %d and %d uses, want %d and %d", x.own, x.enemy, got, his, x.want, x.his)
			}
		}
	})
	// rule: mu-giochix/powers/captain-emulate
	// rule: mu-giochix/powers/captain-enable
	// rule: mu-giochix/powers/captain-cancel-unit
	t.Run("uses are mixed: as an Archer, though the enemy has some; one Light Infantryman sacrificed; a Knight silenced", func(t *testing.T) {
		p := lead(t, []int8{3}, nil)
		p.run(func(g *State, t *play.Table) { g.captains(t); g.powers() })
		p.stage.Asks(byzantines, AskCaptains)
		if p.may(byzantines, play.Choice{Verb: CancelUnit, A: int16(Archer)}) {
			t.Error("a power that does not work may be cancelled")
		}
		p.play(by(byzantines, UseAs, int16(Archer), 0, 0, 1), by(byzantines, UseAs, int16(Light), 0, 0, 1), by(byzantines, CancelUnit, int16(Knight), 0, 0, 1))
		if !p.stage.Over() {
			t.Fatalf("more than three uses: %s", p.stage.Asked())
		}
		if got := p.powerOf(Attacking, Archer); got != 1 {
			t.Errorf("%d shoot, want 1", got)
		}
		if got := p.Battle.Sides[Attacking].Power[Light]; got != 1 {
			t.Errorf("%d may be sacrificed, want 1", got)
		}
		if got := p.charge(Defending); got != 2 {
			t.Errorf("the enemy's Knights deal %d, want 2", got)
		}
	})
	// rule: mu-giochix/powers/captain-emulate
	t.Run("as Heavy Infantry a loss less, as a Knight 2 damage", func(t *testing.T) {
		p := lead(t, []int8{2}, nil).throws(Attacking, 3, 5, 6)
		p.run(func(g *State, t *play.Table) { g.captains(t); g.powers() })
		p.play(by(byzantines, UseAs, int16(Heavy), 0, 0, 1), by(byzantines, UseAs, int16(Knight), 0, 0, 1))
		if p.losses(Attacking) != 2 || p.charge(Attacking) != 2 {
			t.Errorf("losses %d, charge %d", p.losses(Attacking), p.charge(Attacking))
		}
	})
	// rule: mu-giochix/powers/barbarian-use
	t.Run("a Barbarian Captain shoots as an Archer, unless a Captain faces him", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 2, Captain: 1})
		p.drawUp("bulgaria", byzantines, Barbarians).captains(&play.Table{})
		if got := p.powerOf(Defending, Archer); got != 3 {
			t.Errorf("%d shoot, want 3", got)
		}
		p.captain(byzantines, "bulgaria", 1).drawUp("bulgaria", byzantines, Barbarians).captains(&play.Table{})
		if got := p.powerOf(Defending, Archer); got != 2 {
			t.Errorf("%d shoot, want 2", got)
		}
	})
}

func TestWound(t *testing.T) {
	// rule: mu-giochix/events/event-armies
	// rule: mu-giochix/powers/knight-damage
	p := position(t, 3).stand(byzantines, "thrace", Counts{Knight: 1})
	for _, x := range []struct {
		hit  Unit
		want Counts
	}{{Knight, Counts{Heavy: 1}}, {Heavy, Counts{Light: 1}}, {Light, Counts{}}} {
		p.wound(&play.Table{}, byzantines, Sort(x.hit), p.place("thrace"))
		if got := counts(p.army(byzantines, p.place("thrace"))); got != x.want {
			t.Errorf("%v, want %v", got, x.want)
		}
	}
}

func TestUsesOfCaptains(t *testing.T) {
	led := func(t *testing.T, level int8, own, enemy Counts) *at {
		p := position(t, 3).war(byzantines, hungarians).captain(byzantines, "wallachia", level)
		return p.stand(byzantines, "wallachia", own).stand(hungarians, "wallachia", enemy).drawUp("wallachia", byzantines, hungarians)
	}
	asked := func(p *at) *at { return p.run(func(g *State, t *play.Table) { g.captains(t) }) }
	most := func(p *at, v play.Verb, kind Unit) int16 {
		o, _ := p.stage.OfferTo(byzantines)
		for _, c := range o.Choices {
			if c.Verb == v && Unit(c.A) == kind {
				return c.Hi
			}
		}
		return 0
	}
	// rule: mu-giochix/powers/captain-emulate
	// rule: mu-giochix/powers/captain-cancel-unit
	t.Run("as many uses as are left, and not more than there is to cancel or to sacrifice", func(t *testing.T) {
		p := asked(led(t, 3, Counts{Light: 1}, Counts{Light: 1, Knight: 1, Heavy: 4}))
		for _, c := range []struct {
			verb play.Verb
			kind Unit
			want int16
		}{
			{UseAs, Archer, 3}, {UseAs, Heavy, 3}, {UseAs, Knight, 3}, {UseAs, Light, 1},
			{CancelUnit, Heavy, 3}, {CancelUnit, Knight, 1}, {CancelUnit, Archer, 0}, {CancelUnit, Light, 0},
		} {
			if got := most(p, c.verb, c.kind); got != c.want {
				t.Errorf("verb %d, kind %d: up to %d, want %d", c.verb, c.kind, got, c.want)
			}
		}
		p.play(by(byzantines, UseAs, int16(Archer), 0, 0, 1))
		for kind, want := range map[Unit]int16{Archer: 2, Heavy: 2, Knight: 2, Light: 1} {
			if got := most(p, UseAs, kind); got != want {
				t.Errorf("as kind %d up to %d more, want %d", kind, got, want)
			}
		}
		p.play(by(byzantines, CancelUnit, int16(Heavy), 0, 0, 2))
		if !p.stage.Over() || p.powerOf(Defending, Heavy) != 2 {
			t.Errorf("%d Heavy Infantry use their power", p.powerOf(Defending, Heavy))
		}
	})
	// rule: mu-giochix/powers/captain-emulate
	t.Run("he acts as Light Infantry only where there is one to be sacrificed, and as the others always", func(t *testing.T) {
		p := asked(led(t, 3, Counts{Heavy: 1}, Counts{Light: 1}))
		for kind, want := range map[Unit]bool{Light: false, Archer: true, Heavy: true, Knight: true, Captain: false} {
			if got := p.may(byzantines, play.Choice{Verb: UseAs, A: int16(kind)}); got != want {
				t.Errorf("as kind %d: %v", kind, got)
			}
		}
	})
	// rule: mu-giochix/powers/captain-emulate
	t.Run("he need not use them", func(t *testing.T) {
		if p := asked(led(t, 2, Counts{Light: 1}, Counts{Heavy: 1})).play(by(byzantines, EnoughUses)); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/powers/captain-emulate
	// rule: mu-giochix/siege-engines/servants-out-of-melee
	t.Run("a Captain who serves an engine uses no power", func(t *testing.T) {
		p := led(t, 2, Counts{Light: 1}, Counts{Heavy: 1})
		e := p.own(byzantines, Engine, 1, "wallachia")
		p.Battle.Crew[byzantines][e], p.Battle.Serving[byzantines] = 1, p.Battle.Of[byzantines]&allOf(Captain)
		if got := p.captainUses(Attacking); got != 0 {
			t.Errorf("%d uses", got)
		}
	})
	// rule: mu-giochix/general/empire-cards-any-time
	// rule: mu-giochix/powers/captain-cancel-unit
	t.Run("an Infiltrator cancels kinds whose power works, once, and none where none does", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Knight: 3, Archer: 1, Light: 1}).wields(byzantines, "infiltrato").run(func(g *State, t *play.Table) { g.captains(t) })
		for kind, want := range map[Unit]bool{Knight: true, Archer: true, Light: false, Heavy: false} {
			if got := p.may(byzantines, play.Choice{Verb: CancelKind, A: int16(kind)}); got != want {
				t.Errorf("kind %d: %v", kind, got)
			}
		}
		if p := facing(t, Counts{Light: 3}, Counts{Light: 3}).wields(byzantines, "infiltrato").run(func(g *State, t *play.Table) { g.captains(t) }); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/battle/phase2-archers-captains
	// rule: mu-giochix/powers/archer
	t.Run("only who has Archers that may shoot does so, and both at once", func(t *testing.T) {
		p := facing(t, Counts{Archer: 3}, Counts{Heavy: 3}).run(func(g *State, t *play.Table) { g.shots(t) })
		if !p.stage.Tells(KeyShoots, int16(byzantines), 3) || p.stage.Count(KeyShoots) != 1 {
			t.Error("the wrong ones shoot")
		}
		if p := facing(t, Counts{Light: 3}, Counts{Heavy: 3}).run(func(g *State, t *play.Table) { g.shots(t) }); p.stage.Tells(KeyShoots) {
			t.Error("somebody shoots without Archers")
		}
		if p := facing(t, Counts{Archer: 3}, Counts{Light: 3}); !p.run(func(g *State, t *play.Table) { g.shooting(t) }).closing().stage.Tells(KeyShoots, int16(byzantines), 3) {
			t.Error("nobody shoots in the phase for it")
		}
	})
	// rule: mu-giochix/naval/powers
	t.Run("on land the powers of all kinds work but that of a Captain by himself", func(t *testing.T) {
		p := led(t, 1, Counts{Light: 1, Archer: 1, Heavy: 1, Knight: 1}, Counts{})
		for kind, want := range [...]int8{Light: 1, Archer: 1, Heavy: 1, Knight: 1, Captain: 0} {
			if got := p.powerOf(Attacking, Unit(kind)); got != want {
				t.Errorf("kind %d: %d use their power, want %d", kind, got, want)
			}
		}
	})
}
