package giochix

import (
	"testing"

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
