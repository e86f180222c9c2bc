package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// activate lets a player activate a group in a place and has him answer.
func (p *at) activate(s play.Seat, id string, answers ...play.Answer) *at {
	p.t.Helper()
	p.Phase, p.Active = Combat, s
	p.run(func(g *State, t *play.Table) { g.activation(t, s) })
	return p.play(append([]play.Answer{by(s, SetOut, int16(p.place(id)))}, answers...)...)
}

// war declares war between players.
func (p *at) war(a, b play.Seat) *at {
	p.Wars[a] |= 1 << b
	p.Wars[b] |= 1 << a
	return p
}

// circle sets the dice of the circle of war, and the horde that goes with them.
func (p *at) circle(d4, d6, d8 int8, h Horde) *at {
	p.Circle = Circle{Dice: [dice]int8{d4, d6, d8}, Horde: h}
	return p
}

// joins, steps and the like are answers of an activation.
func joins(s play.Seat, sort Sort, n int16) play.Answer { return by(s, Join, int16(sort), 0, 0, n) }

// steps is the answer of a step to a place, with what awaits the group there.
func (p *at) steps(s play.Seat, id string) play.Answer {
	p.t.Helper()
	to := p.place(id)
	o, _ := p.stage.OfferTo(s)
	for _, c := range o.Choices {
		if c.Verb == Step && c.A == int16(to) {
			return c.With(s, 0)
		}
	}
	p.t.Fatalf("there is no step to %s: %s", id, p.stage.Asked())
	return play.Answer{}
}

// go makes steps one after the other.
func (p *at) march(s play.Seat, ids ...string) *at {
	p.t.Helper()
	for _, id := range ids {
		p.play(p.steps(s, id))
	}
	return p
}

// wantHere checks how many figures a player has in a place.
func (p *at) wantHere(s play.Seat, id string, want int8) {
	p.t.Helper()
	if got := p.Here[p.place(id)][s]; got != want {
		p.t.Errorf("seat %d has %d figures in %s, want %d", s, got, id, want)
	}
	if err := p.Check(); err != nil {
		p.t.Error(err)
	}
}

// wantControl checks who controls a territory.
func (p *at) wantControl(id string, want play.Seat) {
	p.t.Helper()
	if got := p.controller(p.place(id)); got != want {
		p.t.Errorf("%s is controlled by %d, want %d", id, got, want)
	}
}

func TestRoundsOfActivations(t *testing.T) {
	// rule: mu-giochix/combat/rounds-of-activations
	// rule: mu-giochix/combat/activation
	// rule: mu-giochix/combat/resolve-and-stop
	// rule: mu-giochix/turn/who-acts-when
	t.Run("one activation each in the order of the turn, until all pass in the same round", func(t *testing.T) {
		p := position(t, 3)
		p.Phase = Combat
		p.Order = [MostPlayers]play.Seat{mamluks, byzantines, hungarians, play.Nobody, play.Nobody, play.Nobody}
		p.stand(byzantines, "thrace", Counts{Light: 2}).stand(mamluks, "egypt", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) {
			for !g.combatPhase(t) {
			}
		})
		p.stage.Asks(mamluks, AskActivation)
		p.play(by(mamluks, PassCombat))
		p.stage.Asks(byzantines, AskActivation)
		p.play(by(byzantines, SetOut, int16(p.place("thrace"))), joins(byzantines, Sort(Light), 1))
		p.march(byzantines, "mysia").play(by(byzantines, Camp))
		// The Mamluks passed, but not for good; the Hungarians have nobody and are not asked.
		p.stage.Asks(mamluks, AskActivation)
		p.play(by(mamluks, PassCombat))
		p.stage.Asks(byzantines, AskActivation)
		if p.may(byzantines, play.Choice{Verb: SetOut, A: int16(p.place("mysia"))}) {
			t.Error("who has a Stop token may be activated again")
		}
		if !p.may(byzantines, play.Choice{Verb: SetOut, A: int16(p.place("thrace"))}) {
			t.Error("who has not moved may not be activated")
		}
		p.play(by(byzantines, PassCombat))
		if !p.stage.Over() {
			t.Errorf("all have passed in one round, and it goes on: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/combat/rounds-of-activations
	t.Run("it is over when all have moved", func(t *testing.T) {
		p := position(t, 3)
		p.Phase = Combat
		p.stand(byzantines, "thrace", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) {
			for !g.combatPhase(t) {
			}
		})
		p.play(by(byzantines, SetOut, int16(p.place("thrace"))), joins(byzantines, Sort(Light), 1)).march(byzantines, "mysia")
		p.play(by(byzantines, Camp))
		if !p.stage.Over() {
			t.Errorf("nobody can move, and it goes on: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/combat/rounds-of-activations
	t.Run("nobody waits for who is out", func(t *testing.T) {
		p, over := position(t, 3), false
		p.Players[mamluks].Out = true
		p.run(func(g *State, t *play.Table) {
			for range p.Order {
				over = over || g.combatPhase(t)
			}
		})
		if !over {
			t.Error("it goes on")
		}
	})
}

func TestMovement(t *testing.T) {
	// rule: mu-giochix/combat/one-point-per-area
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/components/map
	t.Run("a Light Infantryman goes two areas, over a strait too", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace", "mysia")
		if !p.stage.Over() {
			t.Errorf("the group goes on without Movement Points: %s", p.stage.Asked())
		}
		p.wantHere(byzantines, "mysia", 1)
	})
	// rule: mu-giochix/combat/only-units-with-points
	// rule: mu-giochix/combat/one-point-per-area
	// rule: mu-giochix/combat/activation
	t.Run("a group goes as far as its slowest, and those dropped on the way do not slow it", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Heavy: 1, Knight: 1})
		p.activate(byzantines, "macedonia", by(byzantines, JoinAll)).march(byzantines, "thrace")
		if !p.stage.Over() {
			t.Fatalf("Heavy Infantry goes more than 1 area")
		}
		p = position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1, Knight: 1})
		p.activate(byzantines, "macedonia", by(byzantines, JoinAll)).march(byzantines, "thrace")
		p.play(by(byzantines, DropUnits, int16(Light), 0, 0, 1)).march(byzantines, "bithynia", "lydia")
		p.wantHere(byzantines, "lydia", 1)
		p.wantHere(byzantines, "thrace", 1)
		if p.startsOf(byzantines) != [Places]bool{} {
			t.Error("who was dropped on the way can be activated again")
		}
	})
	// rule: mu-giochix/combat/castle-free-step
	t.Run("the step out of an own Castle's territory is free", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Heavy: 1}).build("macedonia", Military, castleLevel)
		p.activate(byzantines, "macedonia", by(byzantines, Join, int16(Heavy), 0, 0, 1)).march(byzantines, "thrace", "bithynia")
		p.wantHere(byzantines, "bithynia", 1)
		p = position(t, 3).stand(byzantines, "macedonia", Counts{Heavy: 1}).build("macedonia", Military, 2)
		p.activate(byzantines, "macedonia", by(byzantines, Join, int16(Heavy), 0, 0, 1)).march(byzantines, "thrace")
		if !p.stage.Over() {
			t.Error("the step out of a Fort's territory is free")
		}
	})
	// rule: mu-giochix/combat/only-units-with-points
	// rule: mu-giochix/combat/activation
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("an engine goes with units, 1 area", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Knight: 1})
		e := p.own(byzantines, Engine, 1, "macedonia")
		p.activate(byzantines, "macedonia", by(byzantines, JoinThing, numbered(byzantines, e)))
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("thrace")), C: int16(play.Nobody)}); why != RuleOnlyUnits {
			t.Errorf("an engine by itself: %d", why)
		}
		p.play(joins(byzantines, Sort(Knight), 1)).march(byzantines, "thrace")
		if !p.stage.Over() || Place(p.Players[byzantines].Property[e].At) != p.place("thrace") {
			t.Error("the engine has not gone 1 area with the Knight")
		}
	})
}

func TestLoading(t *testing.T) {
	// rule: mu-giochix/combat/ship-loading
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("who is on foot does not go to sea; a docked Galley takes figures aboard for nothing and lands them in a port", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2, Heavy: 1})
		x := p.own(byzantines, Galley, 1, "thrace")
		n := numbered(byzantines, x)
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1), by(byzantines, JoinThing, n))
		sea := play.Choice{Verb: Step, A: int16(p.place("sea-of-marmara")), C: int16(play.Nobody)}
		if why := p.why(byzantines, sea); why != RuleShips {
			t.Errorf("on foot to sea: %d", why)
		}
		p.play(by(byzantines, LoadUnits, n, int16(Light), 0, 2), by(byzantines, LoadUnits, n, int16(Heavy), 0, 1))
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("mysia")), C: int16(play.Nobody)}); why != RuleShips {
			t.Errorf("a Galley by land: %d", why)
		}
		p.march(byzantines, "sea-of-marmara", "north-aegean")
		if p.may(byzantines, play.Choice{Verb: UnloadUnits, A: n, B: int16(Heavy)}) {
			t.Error("figures leave a ship at sea")
		}
		p.march(byzantines, "macedonia") // 3 of the 4 points of a Galley of level I
		p.wantHere(byzantines, "macedonia", 3)
		p.play(by(byzantines, UnloadUnits, n, int16(Heavy), 0, 1))
		if got := g0(p, byzantines, Heavy); got != Spot(p.place("macedonia")) {
			t.Errorf("the Heavy Infantryman is at %d", got)
		}
	})
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("a War Wagon carries 3 at level I: units count 1, an engine its level", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Heavy: 3})
		x, e := p.own(byzantines, WarWagon, 1, "macedonia"), p.own(byzantines, Engine, 2, "macedonia")
		n := numbered(byzantines, x)
		p.activate(byzantines, "macedonia", by(byzantines, LoadUnits, n, int16(Heavy), 0, 2))
		if why := p.why(byzantines, play.Choice{Verb: LoadEngine, A: numbered(byzantines, e), B: n}); why != RuleWagonRoom {
			t.Errorf("a Trebuchet beside two units on a load of 3: %d", why)
		}
		p.play(by(byzantines, UnloadUnits, n, int16(Heavy), 0, 1), by(byzantines, LoadEngine, numbered(byzantines, e), n))
		if why := p.why(byzantines, play.Choice{Verb: LoadUnits, A: n, B: int16(Heavy)}); why != RuleWagonRoom {
			t.Errorf("a unit on a full wagon: %d", why)
		}
		p.march(byzantines, "thrace", "mysia", "lydia")
		p.wantHere(byzantines, "lydia", 1)
		if p.Players[byzantines].where(e) != p.place("lydia") {
			t.Error("the engine aboard has not come along")
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("who lands goes on with his own points, if he has not walked in this turn", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Heavy: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "macedonia"))
		p.activate(byzantines, "macedonia", by(byzantines, LoadUnits, n, int16(Heavy), 0, 1)).march(byzantines, "thrace", "mysia")
		p.play(by(byzantines, UnloadUnits, n, int16(Heavy), 0, 1), by(byzantines, DropThing, n)).march(byzantines, "lydia")
		p.wantHere(byzantines, "lydia", 1)

		p = position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		n = numbered(byzantines, p.own(byzantines, WarWagon, 1, "thrace"))
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
		p.play(by(byzantines, LoadUnits, n, int16(Light), 0, 1)).march(byzantines, "mysia")
		p.play(by(byzantines, UnloadUnits, n, int16(Light), 0, 1))
		if p.March.Figures != 0 {
			t.Error("who has walked goes on after the ride")
		}
	})
}

// g0 is where the first figure of a kind is.
func g0(p *at, s play.Seat, kind Unit) Spot { return p.Players[s].Figures[firstOf[kind]] }

func TestEntering(t *testing.T) {
	// rule: mu-giochix/combat/enter-uncontrolled
	t.Run("the horde of the turn rises where nobody is in control, and the group stops", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Knight: 9}).circle(4, 1, 1, Horde{Light: 1})
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Knight), 9))
		step := p.steps(byzantines, "bulgaria")
		if Meeting(step.B) != NoMansLand {
			t.Errorf("Bulgaria is announced as %d", step.B)
		}
		p.play(step)
		if !p.stage.Tells(KeyRaised, int16(p.place("bulgaria"))) || !p.stage.Tells(KeyBattle, int16(byzantines), int16(Barbarians)) {
			t.Fatal("no horde rises, or nobody fights it")
		}
		p.closing()
		p.wantControl("bulgaria", byzantines)
		if p.Players[byzantines].Stopped == 0 {
			t.Error("nobody has a Stop token")
		}
		// rule: mu-giochix/conquest/other-territories-need-garrison
		p.Players[byzantines].Stopped = 0
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "thrace")
		p.wantControl("bulgaria", play.Nobody)
	})
	// rule: mu-giochix/combat/enter-uncontrolled
	// rule: mu-giochix/combat/enter-enemy-units
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/combat/resolve-and-stop
	t.Run("who has fought goes no farther, though he has Movement Points left", func(t *testing.T) {
		for _, c := range []struct {
			name, to string
			meets    func(p *at)
			comes    func(p *at)
		}{
			{"a horde", "vidin", func(*at) {}, func(*at) {}},
			{"an army", "wallachia", func(p *at) { p.stand(hungarians, "wallachia", Counts{Light: 1}) }, func(*at) {}},
			{"an ally who comes", "wallachia", func(p *at) { p.owes(germans, hungarians, 1, play.Nobody).stand(germans, "serbia", Counts{Light: 1}) },
				func(p *at) { p.play(by(germans, SendSupport, int16(Light), int16(p.place("serbia")), 0, 1)) }},
			{"a militia", "wallachia", func(p *at) { p.give(hungarians, "e19") }, func(p *at) { p.using(hungarians, "e19", int16(p.place("wallachia")), 0) }},
		} {
			p := position(t, 4).war(byzantines, hungarians).circle(4, 1, 1, Horde{Light: 1}).learn(byzantines, "logistica").stand(byzantines, "bulgaria", Counts{Knight: 9})
			c.meets(p)
			p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, c.to)
			for c.comes(p); !p.stage.Over() && p.prompt() != AskMarch; {
				p.pass()
			}
			if n := p.stage.Count(KeyBattle); n != 1 || !p.stage.Over() {
				t.Errorf("%s: there are %d battles, and he is asked where he goes: %v", c.name, n, !p.stage.Over())
			}
			p.wantControl(c.to, byzantines)
		}
	})
	// rule: mu-giochix/combat/enter-enemy-units
	// rule: mu-giochix/battle/when
	t.Run("enemy units are fought", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Knight: 3}).stand(hungarians, "wallachia", Counts{Light: 1})
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 3))
		step := p.steps(byzantines, "wallachia")
		if Meeting(step.B) != Army || play.Seat(step.C) != hungarians {
			t.Errorf("Wallachia is announced as %d of %d", step.B, step.C)
		}
		p.play(step)
		p.stage.Asks(byzantines, AskStance)
	})
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/diplomacy/attack-without-declaration
	// rule: mu-giochix/combat/abilities-override-stop
	t.Run("an enemy's undefended territory is taken at once, and without a war it costs 3 Honour", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Knight: 1})
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 1)).march(byzantines, "wallachia")
		if !p.stage.Over() {
			t.Errorf("the group goes on: %s", p.stage.Asked())
		}
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour-3)
	})
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/diplomacy/passage-pact
	t.Run("whoever has granted passage is no enemy", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Knight: 1})
		p.Pacts[hungarians][byzantines].Kinds |= 1 << PassagePact
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 1)).march(byzantines, "wallachia", "alfold")
		p.wantControl("wallachia", hungarians)
		p.wantHere(byzantines, "alfold", 1)
	})
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/diplomacy/attack-without-declaration
	// rule: mu-giochix/combat/activation
	// rule: mu-giochix/battle/when
	t.Run("who stands alone in an enemy's land, the pact being over, can take it without a step", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "wallachia", Counts{Knight: 1})
		take := play.Choice{Verb: FightHere, A: int16(p.place("wallachia")), B: 1}
		p.Pacts[hungarians][byzantines].Kinds |= 1 << PassagePact
		if p.activate(byzantines, "wallachia", joins(byzantines, Sort(Knight), 1)); p.may(byzantines, take) {
			t.Error("he may take it while the pact holds")
		}
		p.Pacts[hungarians][byzantines].Kinds = 0
		p.activate(byzantines, "wallachia", joins(byzantines, Sort(Knight), 1), take.With(byzantines, 0))
		p.wantControl("wallachia", byzantines)
		p.wantHonour(byzantines, startHonour-3)
		if p.Players[byzantines].Stopped == 0 {
			t.Error("the group has no Stop token")
		}
	})
	// rule: mu-giochix/combat/only-units-with-points
	t.Run("nobody's wagon takes no territory", func(t *testing.T) {
		p := position(t, 3)
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "thrace"))
		p.activate(byzantines, "thrace", by(byzantines, JoinThing, n))
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("bulgaria")), B: int16(NoMansLand), C: int16(play.Nobody)}); why != RuleOnlyUnits {
			t.Errorf("an empty wagon into no man's land: %d", why)
		}
	})
	// rule: mu-giochix/events/rebellion-effect
	// rule: mu-giochix/battle/when
	t.Run("rebels beside one's own figures are fought without a step", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Knight: 9}).circle(1, 1, 1, Horde{}).barbariansIn("thrace", Horde{Light: 1, Rebels: 1, Risings: 1})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll), by(byzantines, FightHere, int16(p.place("thrace"))))
		p.closing()
		// rule: mu-giochix/victory/hp-suppress-rebellion
		p.wantHonour(byzantines, startHonour+1)
		p.wantControl("thrace", byzantines)
	})
}

func TestSeveralEnemies(t *testing.T) {
	// rule: mu-giochix/battle-exits/several-enemies
	// rule: mu-giochix/battle/further-enemies
	t.Run("Barbarians first, then whom the attacker chooses; after a battle he may withdraw instead", func(t *testing.T) {
		p := position(t, 4).war(byzantines, hungarians).war(byzantines, germans).circle(1, 1, 1, Horde{Light: 1})
		p.stand(byzantines, "bulgaria", Counts{Knight: 10}).barbariansIn("wallachia", Horde{Light: 1})
		p.stand(hungarians, "wallachia", Counts{Light: 1}).stand(germans, "wallachia", Counts{Light: 1})
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 10)).march(byzantines, "wallachia")
		if p.Battle.Sides[Defending].Lead != Barbarians {
			t.Fatalf("the first battle is against %d", p.Battle.Sides[Defending].Lead)
		}
		for o, ok := p.stage.OfferTo(byzantines); ok && o.Prompt != AskNextEnemy; o, ok = p.stage.OfferTo(byzantines) {
			p.play(o.Choices[len(o.Choices)-1].With(byzantines, o.Choices[len(o.Choices)-1].Lo))
		}
		p.stage.Asks(byzantines, AskNextEnemy)
		// rule: mu-giochix/general/remove-own-elements
		if got := p.stage.Asides(germans); len(got) > 0 {
			t.Errorf("between the battles an enemy may %v", got)
		}
		for _, e := range [...]play.Seat{hungarians, germans} {
			if !p.may(byzantines, play.Choice{Verb: FightNext, A: int16(e)}) {
				t.Errorf("seat %d may not be attacked", e)
			}
		}
		p.play(by(byzantines, Withdraw, int16(p.place("bulgaria")), 1))
		if p.Here[p.place("wallachia")][byzantines] != 0 || !p.stage.Over() {
			t.Error("the group has not withdrawn")
		}
	})
}

// What a group is: who can be in it, and what is asked while it moves.
func TestTheGroup(t *testing.T) {
	camp := play.Choice{Verb: Camp}
	// rule: mu-giochix/combat/activation
	t.Run("one moves one or more units: nobody camps before somebody has joined", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "thrace"))
		if p.activate(byzantines, "thrace"); p.may(byzantines, camp) {
			t.Error("a group of nobody camps")
		}
		if p.play(by(byzantines, JoinThing, n)); !p.may(byzantines, camp) {
			t.Error("a War Wagon is no group")
		}
		p = position(t, 3).stand(byzantines, "thrace", Counts{Light: 1})
		if p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1)); !p.may(byzantines, camp) {
			t.Error("a Light Infantryman is no group")
		}
	})
	// rule: mu-giochix/combat/activation
	t.Run("it is formed before its first step, and only then leaves somebody behind", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 2, Knight: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "macedonia"))
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1), by(byzantines, JoinThing, n))
		drop := [...]play.Choice{{Verb: DropUnits, A: int16(Light)}, {Verb: DropThing, A: n}}
		for _, c := range drop {
			if p.may(byzantines, c) {
				t.Errorf("%+v before the first step", c)
			}
		}
		p.march(byzantines, "thrace")
		for _, c := range drop {
			if !p.may(byzantines, c) {
				t.Errorf("no %+v on the way", c)
			}
		}
		if p.may(byzantines, play.Choice{Verb: Join, A: int16(Light)}) || p.may(byzantines, play.Choice{Verb: JoinAll}) {
			t.Error("somebody joins on the way")
		}
		p.play(by(byzantines, DropThing, n))
		if x := p.Players[byzantines].Property[0]; !x.Stopped || p.March.has(0) {
			t.Error("the War Wagon that is left behind has no Stop token, or goes along")
		}
	})
	// rule: mu-giochix/combat/activation
	// rule: mu-giochix/combat/only-units-with-points
	t.Run("whoever carries a Stop token does not go along, be it a transport, an engine or who is aboard", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2})
		wagon, engine := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		x := &p.Players[byzantines]
		x.Property[wagon].Stopped, x.Property[engine].Stopped = true, true
		p.activate(byzantines, "thrace")
		for _, i := range [...]int8{wagon, engine} {
			if p.may(byzantines, play.Choice{Verb: JoinThing, A: numbered(byzantines, i)}) {
				t.Errorf("property %d joins with a Stop token", i)
			}
		}
		if p.may(byzantines, play.Choice{Verb: LoadUnits, A: numbered(byzantines, wagon), B: int16(Light)}) {
			t.Error("somebody boards a War Wagon with a Stop token")
		}
		p = position(t, 3)
		p.Players[byzantines].Property[p.own(byzantines, WarWagon, 1, "thrace")].Stopped = true
		p.Players[byzantines].Property[p.own(byzantines, Galley, 1, "lydia")].Stopped = true
		p.own(byzantines, WarWagon, 1, "macedonia")
		p.own(byzantines, Engine, 1, "mysia")
		for id, want := range map[string]bool{"thrace": false, "lydia": false, "macedonia": true, "mysia": false} {
			if got := p.startsOf(byzantines)[p.place(id)]; got != want {
				t.Errorf("from %s somebody can be activated: %v", id, got)
			}
		}
		p = position(t, 3)
		wagon = p.own(byzantines, WarWagon, 2, "thrace")
		p.aboard(byzantines, wagon, Counts{Light: 2})
		p.Players[byzantines].Stopped = 1
		for _, join := range [...]play.Answer{by(byzantines, JoinThing, numbered(byzantines, wagon)), by(byzantines, JoinAll)} {
			if p.activate(byzantines, "thrace", join); p.March.Figures != 1<<1 {
				t.Errorf("of two aboard %b go along", p.March.Figures)
			}
		}
	})
	// rule: mu-giochix/combat/activation
	t.Run("who is aboard what does not go along steps off, those on foot first", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1})
		wagon := p.own(byzantines, WarWagon, 1, "thrace")
		p.aboard(byzantines, wagon, Counts{Light: 2})
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 2)).march(byzantines, "mysia")
		p.wantHere(byzantines, "mysia", 2)
		if left := count(p.Players[byzantines].aboard(wagon)); left != 1 {
			t.Errorf("%d are still aboard", left)
		}
	})
	// rule: mu-giochix/combat/resolve-and-stop
	t.Run("when it is over all that went along have a Stop token, and who stayed has none", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2})
		wagon, other := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, WarWagon, 1, "thrace")
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1), by(byzantines, JoinThing, numbered(byzantines, wagon))).march(byzantines, "mysia")
		p.play(by(byzantines, Camp))
		x := &p.Players[byzantines]
		if count(x.Stopped) != 1 || !x.Property[wagon].Stopped || x.Property[other].Stopped || p.March != (March{}) {
			t.Errorf("stopped are %b; the march is %+v", x.Stopped, p.March)
		}
	})
	// rule: mu-giochix/combat/activation
	t.Run("an ability for the march does not outlast the activation, nor the pass", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).wields(byzantines, "maresciallo")
		p.Phase, p.Active = Combat, byzantines
		p.run(func(g *State, t *play.Table) { g.activation(t, byzantines) }).play(by(byzantines, PassCombat))
		if p.Players[byzantines].Working != 0 {
			t.Error("he passes, and it is in force still")
		}
		p = position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).wields(byzantines, "maresciallo").wields(byzantines, "guardia")
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1), by(byzantines, Camp))
		if p.Players[byzantines].Working != 1 {
			t.Errorf("%d abilities are in force, want the one that is not for the march", p.Players[byzantines].Working)
		}
	})
	// rule: mu-giochix/combat/activation
	t.Run("a card for the march is used before setting out or on the way", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e47").stand(byzantines, "macedonia", Counts{Heavy: 1})
		p.Phase, p.Active = Combat, byzantines
		p.run(func(g *State, t *play.Table) { g.activation(t, byzantines) }).using(byzantines, "e47", None, 0)
		p.play(by(byzantines, SetOut, int16(p.place("macedonia"))), joins(byzantines, Sort(Heavy), 1)).march(byzantines, "thrace", "mysia", "lydia")
		p.wantHere(byzantines, "lydia", 1)
		p = position(t, 3).give(byzantines, "e47").stand(byzantines, "macedonia", Counts{Heavy: 1})
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Heavy), 1)).march(byzantines, "thrace")
		p.using(byzantines, "e47", None, 0).march(byzantines, "mysia", "lydia")
		p.wantHere(byzantines, "lydia", 1)
	})
}

// How far a group goes that is made up of several things.
func TestPointsOfAGroup(t *testing.T) {
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("as many Movement Points as the box prints", func(t *testing.T) {
		p := position(t, 3)
		for kind, want := range [units]int8{Light: 2, Archer: 2, Heavy: 1, Knight: 3, Captain: 3} {
			if got := p.stride(byzantines, Unit(kind)); got != want {
				t.Errorf("a unit of kind %d goes %d areas", kind, got)
			}
		}
		for kind, want := range map[Kind][3]int8{WarWagon: {3, 4, 5}, Galley: {4, 5, 6}, Engine: {1, 1, 1}} {
			for level := int8(1); level <= 3; level++ {
				p = position(t, 3)
				if got := p.pace(byzantines, p.own(byzantines, kind, level, "thrace")); got != want[level-1] {
					t.Errorf("a thing of kind %d and level %d goes %d areas", kind, level, got)
				}
			}
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("with units on foot a War Wagon goes as far as they, by itself as far as it drives", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "macedonia"))
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1), by(byzantines, JoinThing, n)).march(byzantines, "thrace", "mysia")
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("lydia")), C: int16(play.Nobody)}); why != RuleNoPoints {
			t.Errorf("Light Infantry goes a third area: %d", why)
		}
		p.play(by(byzantines, DropUnits, int16(Light), 0, 0, 1)).march(byzantines, "lydia")
		if got := p.Players[byzantines].where(0); got != p.place("lydia") || !p.stage.Over() {
			t.Errorf("the War Wagon is in %d, and is asked for a fourth area: %v", got, !p.stage.Over())
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("who boards on the way rides as far as the wagon drives, for what he has walked is not its way", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "thrace"))
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
		p.play(by(byzantines, LoadUnits, n, int16(Light), 0, 1)).march(byzantines, "mysia", "lydia", "bithynia")
		p.wantHere(byzantines, "bithynia", 1)
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("mysia")), C: int16(play.Nobody)}); why != RuleNoPoints {
			t.Errorf("a War Wagon of level I goes a fourth area: %d", why)
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("who has walked and is put off again walks no more in the turn", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		n := numbered(byzantines, p.own(byzantines, WarWagon, 1, "thrace"))
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
		p.play(by(byzantines, LoadUnits, n, int16(Light), 0, 1)).march(byzantines, "mysia")
		p.play(by(byzantines, UnloadUnits, n, int16(Light), 0, 1))
		if p.Players[byzantines].Stopped != 1 {
			t.Error("he has no Stop token")
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("of several aboard those that have not walked land first", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		wagon := p.own(byzantines, WarWagon, 1, "thrace")
		p.aboard(byzantines, wagon, Counts{Light: 1})
		n := numbered(byzantines, wagon)
		p.activate(byzantines, "macedonia", joins(byzantines, Sort(Light), 1)).march(byzantines, "thrace")
		p.play(by(byzantines, LoadUnits, n, int16(Light), 0, 1)).march(byzantines, "mysia")
		p.play(by(byzantines, UnloadUnits, n, int16(Light), 0, 1), by(byzantines, DropThing, n)).march(byzantines, "lydia")
		p.wantHere(byzantines, "lydia", 1)
		p.wantHere(byzantines, "mysia", 1)
		if n := count(p.Players[byzantines].aboard(wagon)); n != 1 {
			t.Errorf("%d are still aboard", n)
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("who lands on the way has all his own points, however far others have walked beside the wagon", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1})
		wagon := p.own(byzantines, WarWagon, 1, "macedonia")
		p.aboard(byzantines, wagon, Counts{Archer: 1}).activate(byzantines, "macedonia", by(byzantines, JoinAll)).march(byzantines, "thrace")
		n := numbered(byzantines, wagon)
		p.play(by(byzantines, UnloadUnits, n, int16(Archer), 0, 1), by(byzantines, DropUnits, int16(Light), 0, 0, 1), by(byzantines, DropThing, n))
		p.march(byzantines, "mysia", "lydia").wantHere(byzantines, "lydia", 1)
	})
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("an engine that has gone two areas with some goes no third with others, who are fresh", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "macedonia", Counts{Light: 1}).endowed(byzantines, Effect{Do: MovePoints, N: 1, Of: 1 << GroupThing})
		wagon := p.own(byzantines, WarWagon, 1, "macedonia")
		p.aboard(byzantines, wagon, Counts{Archer: 1}).own(byzantines, Engine, 1, "macedonia")
		p.activate(byzantines, "macedonia", by(byzantines, JoinAll)).march(byzantines, "thrace")
		p.play(by(byzantines, UnloadUnits, numbered(byzantines, wagon), int16(Archer), 0, 1), by(byzantines, DropUnits, int16(Light), 0, 0, 1))
		p.march(byzantines, "mysia")
		if why := p.why(byzantines, play.Choice{Verb: Step, A: int16(p.place("lydia")), C: int16(play.Nobody)}); why != RuleNoPoints {
			t.Errorf("it goes a third area: %d", why)
		}
	})
	// rule: mu-giochix/combat/castle-free-step
	t.Run("out of a Castle that is not one's own a step costs a point, and so does one to sea", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "alfold", Counts{Heavy: 1}).build("alfold", Military, castleLevel)
		p.Pacts[hungarians][byzantines].Kinds |= 1 << PassagePact
		if p.activate(byzantines, "alfold", joins(byzantines, Sort(Heavy), 1)).march(byzantines, "wallachia"); !p.stage.Over() {
			t.Error("the step out of another's Castle is free")
		}
		p = position(t, 3).build("thrace", Military, castleLevel)
		n := numbered(byzantines, p.own(byzantines, Galley, 1, "thrace"))
		p.activate(byzantines, "thrace", by(byzantines, JoinThing, n)).march(byzantines, "sea-of-marmara")
		if left := p.pointsLeft(byzantines); left != 3 {
			t.Errorf("%d points are left of 4", left)
		}
	})
}

// Where the things go that a group has with it.
func TestWays(t *testing.T) {
	step := func(p *at, id string) play.Rule {
		for _, c := range [...]Meeting{Peaceful, NoMansLand} {
			ch := play.Choice{Verb: Step, A: int16(p.place(id)), B: int16(c), C: int16(play.Nobody)}
			if meets, _ := p.meets(byzantines, p.place(id)); meets == c {
				return p.why(byzantines, ch)
			}
		}
		return play.Free
	}
	// rule: mu-giochix/combat/ship-loading
	t.Run("neither a War Wagon nor a loose engine goes to sea, nor a Galley by land, though it be alone", func(t *testing.T) {
		for _, x := range []struct {
			kind       Kind
			land, seas play.Rule
		}{{WarWagon, play.Free, RuleShips}, {Galley, RuleShips, play.Free}} {
			p := position(t, 3)
			p.activate(byzantines, "thrace", by(byzantines, JoinThing, numbered(byzantines, p.own(byzantines, x.kind, 1, "thrace"))))
			if land, seas := step(p, "mysia"), step(p, "sea-of-marmara"); land != x.land || seas != x.seas {
				t.Errorf("kind %d: by land %d, to sea %d", x.kind, land, seas)
			}
		}
		p := position(t, 3)
		galley, engine := p.own(byzantines, Galley, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		p.aboard(byzantines, galley, Counts{Light: 1})
		p.activate(byzantines, "thrace", by(byzantines, JoinThing, numbered(byzantines, galley)), by(byzantines, JoinThing, numbered(byzantines, engine)))
		if why := step(p, "sea-of-marmara"); why != RuleShips {
			t.Errorf("an engine beside the Galley: %d", why)
		}
		p = position(t, 3)
		galley, wagon := p.own(byzantines, Galley, 1, "thrace"), p.own(byzantines, WarWagon, 1, "thrace")
		p.activate(byzantines, "thrace", by(byzantines, JoinThing, numbered(byzantines, galley)), by(byzantines, JoinThing, numbered(byzantines, wagon)))
		if why := step(p, "sea-of-marmara"); why != RuleShips {
			t.Errorf("a War Wagon beside the Galley: %d", why)
		}
	})
	// rule: mu-giochix/combat/war-wagon-loading
	// rule: mu-giochix/combat/ship-loading
	t.Run("an engine is loaded and unloaded for nothing; only from what goes along", func(t *testing.T) {
		for _, kind := range [...]Kind{WarWagon, Galley} {
			p := position(t, 3)
			p.own(byzantines, Caravan, 1, "mysia") // so that it is not the first that carries the engine
			carrier, engine := p.own(byzantines, kind, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
			x, e := numbered(byzantines, carrier), numbered(byzantines, engine)
			p.Players[byzantines].Property[engine].At = Aboard + Spot(carrier)
			p.aboard(byzantines, carrier, Counts{Light: 1}).stand(byzantines, "thrace", Counts{Light: 1})
			far := numbered(byzantines, p.own(byzantines, WarWagon, 1, "lydia"))
			unload := [...]play.Choice{{Verb: UnloadEngine, A: e, B: x}, {Verb: UnloadUnits, A: x, B: int16(Light)}}
			p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1))
			for _, c := range unload {
				if p.may(byzantines, c) {
					t.Errorf("kind %d: %+v of what does not go along", kind, c)
				}
			}
			if p.may(byzantines, play.Choice{Verb: LoadUnits, A: far, B: int16(Light)}) {
				t.Error("somebody boards a War Wagon elsewhere")
			}
			p.play(by(byzantines, JoinThing, x))
			for _, c := range unload {
				if !p.may(byzantines, c) {
					t.Errorf("kind %d: no %+v", kind, c)
				}
			}
			p.play(unload[0].With(byzantines, 0))
			if y := p.Players[byzantines].Property[engine]; Place(y.At) != p.place("thrace") || y.Stopped || p.pointsLeft(byzantines) != p.stride(byzantines, Light) {
				t.Errorf("kind %d: the engine is %+v", kind, y)
			}
		}
	})
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("an engine put off on the way has a Stop token", func(t *testing.T) {
		p := position(t, 3)
		wagon, engine := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		p.aboard(byzantines, wagon, Counts{Light: 1})
		x, e := numbered(byzantines, wagon), numbered(byzantines, engine)
		p.activate(byzantines, "thrace", by(byzantines, LoadEngine, e, x)).march(byzantines, "mysia")
		p.play(by(byzantines, UnloadEngine, e, x))
		if y := p.Players[byzantines].Property[engine]; Place(y.At) != p.place("mysia") || !y.Stopped {
			t.Errorf("the engine is %+v", y)
		}
	})
	// rule: mu-giochix/combat/ship-loading
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("a Galley takes 3 at level I, of its group first, and not one more", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 5})
		x := numbered(byzantines, p.own(byzantines, Galley, 1, "thrace"))
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 2))
		load := play.Choice{Verb: LoadUnits, A: x, B: int16(Light)}
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == LoadUnits && (c.Lo != 1 || c.Hi != 3) {
				t.Errorf("%d to %d board", c.Lo, c.Hi)
			}
		}
		p.play(load.With(byzantines, 2))
		if p.Players[byzantines].aboard(0) != 0b11 {
			t.Errorf("%b are aboard, want the two of the group", p.Players[byzantines].aboard(0))
		}
		p.play(load.With(byzantines, 1))
		if why := p.why(byzantines, load); why != RuleWagonRoom {
			t.Errorf("a fourth: %d", why)
		}
		if p.March.Figures != 0b111 || !p.March.has(0) {
			t.Error("not all three, or not the Galley, are of the group")
		}
	})
	// rule: mu-giochix/combat/ship-loading
	t.Run("who was aboard before joins with the Galley that takes others aboard", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Archer: 1})
		galley := p.own(byzantines, Galley, 1, "thrace")
		p.aboard(byzantines, galley, Counts{Light: 1})
		p.activate(byzantines, "thrace", by(byzantines, LoadUnits, numbered(byzantines, galley), int16(Archer), 0, 1)).march(byzantines, "sea-of-marmara")
		p.play(by(byzantines, Camp))
		p.wantHere(byzantines, "sea-of-marmara", 2)
		if count(p.Players[byzantines].Stopped) != 2 {
			t.Error("not both have a Stop token")
		}
	})
}

// What comes of the battles where a group has come.
func TestClashes(t *testing.T) {
	// rule: mu-giochix/battle/further-enemies
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/battle/when
	t.Run("who is destroyed in the first battle fights no second, and conquers nothing", func(t *testing.T) {
		p := position(t, 4).war(byzantines, hungarians).war(byzantines, germans).stand(byzantines, "bulgaria", Counts{Light: 1})
		p.stand(hungarians, "wallachia", Counts{Archer: 10}).stand(germans, "wallachia", Counts{Archer: 10})
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Light), 1)).march(byzantines, "wallachia")
		p.play(by(byzantines, FightNext, int16(hungarians))).closing()
		if n := p.stage.Count(KeyBattle); n != 1 || p.Here[p.place("wallachia")][byzantines] != 0 {
			t.Errorf("%d battles are fought", n)
		}
		p.wantControl("wallachia", hungarians)
	})
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/battle-exits/mutual-destruction
	t.Run("where both are destroyed nobody conquers", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Light: 1}).stand(hungarians, "wallachia", Counts{Light: 1})
		p.Dice = chance.New(3)
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Light), 1)).march(byzantines, "wallachia").closing()
		if !p.stage.Tells(KeyNobody, int16(p.place("wallachia"))) {
			t.Fatal("somebody is left")
		}
		p.wantControl("wallachia", hungarians)
		if p.stage.Tells(KeyConquers) {
			t.Error("the dead conquer it")
		}
	})
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/naval/when
	t.Run("a battle won at sea conquers nothing", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks)
		mine, his := p.own(byzantines, Galley, 3, "thrace"), p.own(mamluks, Galley, 1, "sea-of-marmara")
		p.aboard(byzantines, mine, Counts{Archer: 9}).aboard(mamluks, his, Counts{Light: 1})
		p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "sea-of-marmara").closing()
		if p.Here[p.place("sea-of-marmara")][mamluks] != 0 || p.stage.Tells(KeyConquers) {
			t.Error("it is not won, or a sea is conquered")
		}
	})
	// rule: mu-giochix/battle-exits/several-enemies
	// rule: mu-giochix/siege-engines/captured
	// rule: mu-giochix/conquest/when
	t.Run("who beats an army in his own land gets what it leaves, and conquers nothing", func(t *testing.T) {
		p := position(t, 3).war(byzantines, mamluks).stand(byzantines, "macedonia", Counts{Knight: 10}).stand(mamluks, "thrace", Counts{Light: 1})
		e := numbered(mamluks, p.own(mamluks, Engine, 2, "thrace"))
		p.activate(byzantines, "macedonia", by(byzantines, JoinAll)).march(byzantines, "thrace")
		for p.prompt() != AskSpoils {
			p.pass()
		}
		p.play(by(byzantines, PlunderThing, e))
		p.wantFlorins(byzantines, 1100)
		if p.stage.Tells(KeyConquers) {
			t.Error("he conquers his own land")
		}
	})
	// rule: mu-giochix/battle/further-enemies
	// rule: mu-giochix/battle-exits/several-enemies
	t.Run("against two the attacker chooses the first too, and cannot withdraw before he has fought", func(t *testing.T) {
		p := position(t, 4).war(byzantines, hungarians).war(byzantines, germans).stand(byzantines, "bulgaria", Counts{Knight: 10})
		p.stand(hungarians, "wallachia", Counts{Light: 1}).stand(germans, "wallachia", Counts{Light: 1})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.stage.Asks(byzantines, AskNextEnemy)
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Withdraw {
				t.Error("he may withdraw before he has fought")
			}
		}
		p.play(by(byzantines, FightNext, int16(germans)))
		if p.lead(Defending) != germans {
			t.Errorf("he fights %d", p.lead(Defending))
		}
	})
	// rule: mu-giochix/battle/further-enemies
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/diplomacy/attack-without-declaration
	t.Run("land that an ally held who has fallen beside the attacker is taken, and the ally is not attacked", func(t *testing.T) {
		for _, id := range [...]string{"bulgaria", "wallachia"} { // no Kingdom's, and another's
			for seed, fell := uint64(0), false; !fell; seed++ {
				p := position(t, 5).war(byzantines, mamluks).owes(germans, byzantines, 9, mamluks).take(germans, id)
				p.stand(byzantines, id, Counts{Archer: 9}).stand(mamluks, id, Counts{Light: 3})
				p.Dice, p.Active, p.March = chance.New(seed), byzantines, March{On: true, At: p.place(id), From: NoPlace}
				p.run(func(g *State, t *play.Table) { g.clash(t, byzantines) }).closing()
				if fell = p.Here[p.place(id)][germans] == 0 && p.Here[p.place(id)][mamluks] == 0; fell {
					p.wantControl(id, byzantines)
					if n := p.stage.Count(KeyUndeclared) + p.stage.Count(KeyPactsBroken); n != 0 || !p.allied(germans, byzantines) {
						t.Errorf("in %s he breaks faith with the ally", id)
					}
				}
			}
		}
	})
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/battle/further-enemies
	t.Run("a militia comes also where a guest is beaten, and whoever has beaten him may withdraw from it", func(t *testing.T) {
		p := position(t, 4).war(byzantines, hungarians).war(byzantines, mamluks).give(hungarians, "e19").stand(byzantines, "bulgaria", Counts{Knight: 9})
		p.stand(mamluks, "wallachia", Counts{Light: 1}).activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		for p.prompt() != AskRally {
			p.pass()
		}
		p.using(hungarians, "e19", int16(p.place("wallachia")), 0).stage.Asks(byzantines, AskNextEnemy)
		p.play(by(byzantines, Withdraw, int16(p.place("bulgaria")), 1))
		p.wantControl("wallachia", hungarians)
		p.wantHere(hungarians, "wallachia", 2)
	})
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/battle/when
	t.Run("where a militia comes the group fights and goes no farther", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).learn(byzantines, "strategia").give(hungarians, "e19").stand(byzantines, "bulgaria", Counts{Knight: 9})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.using(hungarians, "e19", int16(p.place("wallachia")), 0).closing()
		p.wantControl("wallachia", byzantines)
		if p.stage.Count(KeyMarches) != 1 || count(p.Players[byzantines].Stopped) != p.Here[p.place("wallachia")][byzantines] {
			t.Error("the group goes on, or has no Stop token")
		}
	})
}
