package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

func chanceOf(seed uint64) chance.Source { return chance.New(seed) }

// spending gives the first player Barbarian points.
func (p *at) spending(points int8, may uint8) *at {
	return p.run(func(g *State, t *play.Table) { g.barbarianPoints(t, g.Order[0], points, may) })
}

func (p *at) adding(kind Unit, id string) play.Choice {
	return play.Choice{Verb: AddBarbarian, A: int16(kind), B: int16(p.place(id))}
}

func (p *at) moving(from, to string) play.Choice {
	return play.Choice{Verb: MoveHorde, A: int16(p.place(from)), B: int16(p.place(to))}
}

func TestBarbarianPoints(t *testing.T) {
	t.Run("three points, one for each Barbarian or move", func(t *testing.T) {
		// rule: mu-giochix/events/barbarian-points
		// rule: mu-giochix/events/add-where-present
		// rule: mu-giochix/events/move-horde
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1})
		p.Phase, p.Stage = Events, stepBarbarians
		p.run(func(g *State, t *play.Table) { g.eventsPhase(t) })
		p.play(p.adding(Light, "serbia").With(byzantines, 0), p.adding(Light, "serbia").With(byzantines, 0), p.moving("serbia", "bosnia").With(byzantines, 0))
		if got := p.Hordes[p.place("bosnia")]; got != (Horde{Light: 3}) || p.Hordes[p.place("serbia")] != (Horde{}) {
			t.Errorf("in Bosnia stand %+v", got)
		}
		if !p.stage.Over() {
			t.Error("a fourth point is asked for")
		}
	})
	t.Run("where they may be added", func(t *testing.T) {
		// rule: mu-giochix/events/add-where-present
		// rule: mu-giochix/events/add-on-fire-icon
		// rule: mu-giochix/events/add-elsewhere
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("thrace", Horde{Light: 1})
		p.Territories[p.place("bulgaria")].Taken = byzantines
		p.stand(mamluks, "albania", Counts{Light: 1})
		p.spending(3, mayAdd|mayMove)
		for id, want := range map[string]bool{
			"thrace":   true,  // a Barbarian is there, though it is a Kingdom's
			"bosnia":   true,  // a fire burns there, and nobody is in control
			"serbia":   true,  // empty, and outside the Kingdoms
			"lydia":    false, // of a Kingdom
			"bulgaria": false, // held
			"brittany": false, // out of play
		} {
			if got := p.may(byzantines, p.adding(Light, id)); got != want {
				t.Errorf("in %s one can be added: %v", id, got)
			}
		}
	})
	t.Run("Archers and Captains need a horde to join", func(t *testing.T) {
		// rule: mu-giochix/events/add-type-limits
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1}).barbariansIn("bosnia", Horde{Light: 2})
		p.barbariansIn("albania", Horde{Light: 4}).barbariansIn("vidin", Horde{Light: 4, Captain: 1})
		p.spending(3, mayAdd)
		for _, c := range []struct {
			kind Unit
			id   string
			want play.Rule
		}{
			{Archer, "serbia", RuleHordeTypes}, {Archer, "bosnia", play.Free}, {Captain, "bosnia", RuleHordeTypes},
			{Captain, "albania", play.Free}, {Captain, "vidin", RuleHordeTypes},
		} {
			if got := p.why(byzantines, p.adding(c.kind, c.id)); got != c.want {
				t.Errorf("kind %d in %s is forbidden by %d, want %d", c.kind, c.id, got, c.want)
			}
		}
	})
	t.Run("no horde moves away from a player's units, nor out of the first player's Kingdom", func(t *testing.T) {
		// rule: mu-giochix/events/move-not-engaged
		// rule: mu-giochix/events/move-not-from-own-kingdom
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1}).stand(mamluks, "serbia", Counts{Light: 1})
		p.barbariansIn("thrace", Horde{Light: 1}).barbariansIn("egypt", Horde{Light: 1})
		p.spending(3, mayMove)
		if got := p.why(byzantines, p.moving("serbia", "bosnia")); got != RuleEngaged {
			t.Errorf("an engaged horde is held by %d", got)
		}
		if got := p.why(byzantines, p.moving("thrace", "bulgaria")); got != RuleOwnKingdom {
			t.Errorf("a horde in the first player's Kingdom is held by %d", got)
		}
		if got := p.why(byzantines, p.moving("egypt", "sinai")); got != play.Free {
			t.Errorf("a horde in another's Kingdom is held by %d", got)
		}
	})
	t.Run("they put to sea at any coast", func(t *testing.T) {
		// rule: mu-giochix/events/move-horde
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1})
		p.spending(3, mayMove)
		p.play(p.moving("serbia", "strait-of-otranto").With(byzantines, 0), p.moving("strait-of-otranto", "apulia").With(byzantines, 0))
		if p.Hordes[p.place("apulia")] != (Horde{Light: 1}) {
			t.Error("they have not crossed the sea")
		}
	})
	t.Run("what nobody defends they take, and destroy its buildings", func(t *testing.T) {
		// rule: mu-giochix/events/move-horde
		// rule: mu-giochix/military-buildings/barbarians-destroy
		// rule: mu-giochix/siege-engines/captured
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1}).build("macedonia", Civil, 2)
		engine := p.own(byzantines, Engine, 1, "macedonia")
		p.spending(1, mayMove)
		p.play(p.moving("serbia", "macedonia").With(byzantines, 0))
		if p.controls(byzantines, p.place("macedonia")) {
			t.Error("it is still controlled")
		}
		if p.Territories[p.place("macedonia")].Level != [families]int8{} {
			t.Error("its buildings stand")
		}
		if p.Players[byzantines].Property[engine].Kind != NoProperty {
			t.Error("the engine stands")
		}
	})
}

// rebelling lets the subjects rebel whose taxes are too high; the top Event tolerates a level.
func (p *at) rebelling(tolerated int8) *at {
	p.t.Helper()
	p.Circle.Horde = Horde{Light: 2, Captain: 1}
	for i := range box.Events {
		if box.Events[i].Tolerated == tolerated {
			p.NextUp = int8(i)
		}
	}
	return p.run(func(g *State, t *play.Table) { g.checkRebellions(t) })
}

func TestRebellions(t *testing.T) {
	t.Run("one for each level above what is tolerated, in different territories", func(t *testing.T) {
		// rule: mu-giochix/events/tolerated-tax
		// rule: mu-giochix/events/rebellion-count
		// rule: mu-giochix/events/rebellion-placement
		p := position(t, 3)
		p.Players[byzantines].Tax, p.Players[mamluks].Tax = 4, 2
		p.rebelling(2)
		thrace, lydia := int16(p.place("thrace")), int16(p.place("lydia"))
		p.play(by(byzantines, RevoltIn, thrace))
		if p.may(byzantines, play.Choice{Verb: RevoltIn, A: thrace}) {
			t.Error("the second may break out in the same territory")
		}
		p.play(by(byzantines, RevoltIn, lydia))
		if want := (Horde{Light: 2, Captain: 1, Rebels: int8(byzantines) + 1, Risings: 1}); p.Hordes[thrace] != want || p.Hordes[lydia] != want {
			t.Errorf("the rebels are %+v", p.Hordes[thrace])
		}
		if !p.stage.Over() {
			t.Error("there are more of them")
		}
		p.wantHonour(byzantines, 10)
	})
	t.Run("they rise where the player has none or the fewest", func(t *testing.T) {
		// rule: mu-giochix/events/rebellion-placement
		p := position(t, 3)
		realm := box.Atlas.Realms[p.Players[byzantines].Realm].Territories
		for i, at := range realm {
			p.raise(byzantines, Light, int8(1+min(i, 1)), at)
		}
		p.Players[byzantines].Tax = 3
		p.rebelling(2)
		o, _ := p.stage.OfferTo(byzantines)
		if len(o.Choices) != 1 || Place(o.Choices[0].A) != realm[0] {
			t.Errorf("they may rise in %+v", o.Choices)
		}
	})
	t.Run("what is in rebellion its player does not control until he stands there", func(t *testing.T) {
		// rule: mu-giochix/events/rebellion-effect
		p := position(t, 3).build("thrace", Civil, 1)
		p.Players[byzantines].Tax = 3
		p.rebelling(2).play(by(byzantines, RevoltIn, int16(p.place("thrace"))))
		if p.controls(byzantines, p.place("thrace")) {
			t.Error("he controls it")
		}
		if p.Territories[p.place("thrace")].Level[Civil] != 1 {
			t.Error("its buildings are gone")
		}
		p.raise(byzantines, Light, 1, p.place("thrace"))
		if !p.controls(byzantines, p.place("thrace")) {
			t.Error("with his units there he does not control it")
		}
	})
	t.Run("with one in progress each new one costs Honour, and those of one check do not count against each other", func(t *testing.T) {
		// rule: mu-giochix/events/rebellion-ongoing-penalty
		// rule: mu-giochix/victory/hp-pact-war-rebellion-penalties
		p := position(t, 3).barbariansIn("lydia", Horde{Light: 1, Rebels: int8(byzantines) + 1, Risings: 1})
		p.Players[byzantines].Tax = 4
		p.rebelling(2)
		for range 2 {
			o, _ := p.stage.OfferTo(byzantines)
			p.play(o.Choices[0].With(byzantines, 0))
		}
		p.wantHonour(byzantines, 8)
	})
	t.Run("who knows Law may tax a level higher", func(t *testing.T) {
		// rule: mu-giochix/events/tolerated-tax
		p := position(t, 3).learn(byzantines, "legge")
		p.Players[byzantines].Tax = 3
		if p.rebelling(2); !p.stage.Over() {
			t.Error("they rebel")
		}
	})
}

func TestHordesOnTheMove(t *testing.T) {
	// rule: mu-giochix/events/move-horde
	// rule: mu-giochix/battle/when
	t.Run("they attack every player who stands where they come, one after the other, and nobody where none does", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).barbariansIn("serbia", Horde{Archers: 20}).stand(byzantines, "bosnia", Counts{Light: 1}).stand(hungarians, "bosnia", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("bosnia")) }).closing()
		if n := p.stage.Count(KeyBattle); n != 2 || p.Here[p.place("bosnia")] != [MostPlayers]int8{} {
			t.Errorf("%d battles", n)
		}
		for _, s := range [...]play.Seat{byzantines, hungarians} {
			if !p.stage.Tells(KeyBattle, int16(Barbarians), int16(s)) {
				t.Errorf("seat %d is not attacked by them", s)
			}
		}
		p = position(t, 3).barbariansIn("serbia", Horde{Light: 1}).barbariansIn("bosnia", Horde{Archers: 1})
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("bosnia")) })
		if p.stage.Tells(KeyBattle) || p.Hordes[p.place("bosnia")] != (Horde{Light: 1, Archers: 1}) {
			t.Errorf("in Bosnia stand %+v", p.Hordes[p.place("bosnia")])
		}
	})
	// rule: mu-giochix/events/move-horde
	// rule: mu-giochix/military-buildings/barbarians-destroy
	t.Run("who is beaten by them loses what he had built there, who beats them nothing", func(t *testing.T) {
		for n, want := range map[int8]int8{20: 0, 1: 1} {
			p := position(t, 3).circle(1, 1, 1, Horde{}).barbariansIn("serbia", Horde{Light: n}).stand(byzantines, "macedonia", Counts{Archer: 6}).build("macedonia", Civil, 1)
			if n > 1 {
				p.Hordes[p.place("serbia")] = Horde{Archers: n}
			}
			p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("macedonia")) }).closing()
			if got := p.Territories[p.place("macedonia")].Level[Civil]; got != want {
				t.Errorf("%d Barbarians leave a building of level %d", n, got)
			}
		}
	})
	// rule: mu-giochix/events/move-horde
	t.Run("the militia of a land of the Kingdom that nobody defends is asked", func(t *testing.T) {
		p := position(t, 3).circle(1, 1, 1, Horde{}).give(byzantines, "e19").barbariansIn("serbia", Horde{Light: 1}).barbariansIn("judea", Horde{Light: 1})
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("macedonia")) })
		p.stage.Asks(byzantines, AskRally)
		p = position(t, 3).circle(1, 1, 1, Horde{}).give(byzantines, "e19").barbariansIn("serbia", Horde{Light: 1}).stand(byzantines, "macedonia", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("macedonia")) }).play(by(byzantines, LetCardsBe))
		if !p.stage.Over() && p.prompt() == AskRally {
			t.Error("where somebody defends it is asked twice")
		}
		p = position(t, 3).circle(1, 1, 1, Horde{}).give(byzantines, "e19").barbariansIn("serbia", Horde{Light: 1})
		p.Territories[p.place("macedonia")].Star = mamluks
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("macedonia")) })
		if !p.stage.Over() {
			t.Errorf("for another's land: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/military-buildings/barbarians-destroy
	// rule: mu-giochix/siege-engines/captured
	// rule: mu-giochix/commerce/hostile-units-plunder
	t.Run("what they overrun is told, if anything was there", func(t *testing.T) {
		for name, c := range map[string]struct {
			ready func(p *at)
			told  bool
		}{
			"nothing":    {func(*at) {}, false},
			"a star":     {func(p *at) { x := &p.Territories[p.place("bosnia")]; x.Star, x.From = byzantines, p.place("macedonia") }, true},
			"a building": {func(p *at) { p.build("bosnia", Civil, 1) }, true},
			"a Caravan":  {func(p *at) { p.own(byzantines, Caravan, 1, "bosnia") }, true},
		} {
			p := position(t, 3).build("macedonia", Military, 1).barbariansIn("bosnia", Horde{Light: 1})
			c.ready(p)
			p.own(byzantines, Caravan, 1, "thrace")
			p.run(func(g *State, t *play.Table) { g.overrun(t, g.placeNamed("bosnia")) })
			if got := p.stage.Tells(KeyOverrun); got != c.told {
				t.Errorf("%s: it is told: %v", name, got)
			}
			if x := p.Territories[p.place("bosnia")]; x.Star != play.Nobody || x.Level != [families]int8{} {
				t.Errorf("%s: there is %+v", name, x)
			}
			if p.properties(byzantines) != 1 {
				t.Errorf("%s: %d things are left, want the one elsewhere", name, p.properties(byzantines))
			}
		}
	})
	// rule: mu-giochix/events/add-elsewhere
	// rule: mu-giochix/events/add-on-fire-icon
	t.Run("no Barbarian is added in a Kingdom that has lost control, unless a fire burns there", func(t *testing.T) {
		p := position(t, 3)
		p.Players[hungarians].Out = true
		for id, want := range map[string]bool{"wallachia": true, "dalmatia": false} {
			if got := p.canAdd(p.place(id)); got != want {
				t.Errorf("in %s: %v", id, got)
			}
		}
	})
	// rule: mu-giochix/events/add-type-limits
	t.Run("Light Infantry may always be added", func(t *testing.T) {
		for _, h := range [...]Horde{{}, {Light: 1}, {Light: 9, Captain: 1}} {
			if why := h.whyNotAdd(Light); why != play.Free {
				t.Errorf("to %+v: %d", h, why)
			}
		}
		if (Horde{Light: 1}).whyNotAdd(Archer) != RuleHordeTypes || (Horde{Light: 3}).whyNotAdd(Captain) != RuleHordeTypes {
			t.Error("an Archer joins one, or a Captain three")
		}
	})
}

// properties is how many transports and engines a player has.
func (p *at) properties(s play.Seat) (n int) {
	for i := range p.Players[s].Property {
		if p.Players[s].Property[i].Kind != NoProperty {
			n++
		}
	}
	return n
}

func TestWhereRebelsRise(t *testing.T) {
	// rule: mu-giochix/events/rebellion-placement
	t.Run("in what he controls of his Kingdom or nobody does, not where another rules", func(t *testing.T) {
		p := position(t, 3).take(mamluks, "thrace").barbariansIn("lydia", Horde{Light: 1})
		var struck placeSet
		got := map[Place]bool{}
		for _, at := range p.weakest(byzantines, &struck) {
			got[at] = true
		}
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			if want := at != p.place("thrace"); got[at] != want {
				t.Errorf("in %s: %v", at.ID(), got[at])
			}
		}
		if len(got) != 6 {
			t.Errorf("in %d territories", len(got))
		}
	})
	// rule: mu-giochix/events/rebellion-placement
	t.Run("when all have been struck they rise again in any; where nobody can, none does", func(t *testing.T) {
		p := position(t, 3)
		p.Circle.Horde = Horde{Light: 1}
		var struck placeSet
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			struck.add(at)
		}
		p.run(func(g *State, t *play.Table) { s := struck; g.rebel(t, byzantines, &s, 1, 1) })
		if n := len(mustOffer(p, byzantines).Choices); n != 7 {
			t.Errorf("%d territories are offered", n)
		}
		p = position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		p.Players[byzantines].Tax = 4
		if p.rebelling(2); !p.stage.Over() || !p.stage.Tells(KeyNoRevolt, int16(byzantines)) {
			t.Error("they rise in another's land")
		}
	})
	// rule: mu-giochix/events/rebellion-ongoing-penalty
	// rule: mu-giochix/events/tolerated-tax
	t.Run("another's rebels, and a horde of nobody's, are none of his", func(t *testing.T) {
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1}).barbariansIn("egypt", Horde{Light: 1, Rebels: int8(mamluks) + 1, Risings: 1})
		p.Players[byzantines].Tax = 3
		p.rebelling(2).pass()
		p.wantHonour(byzantines, startHonour)
	})
}

// A horde that is never fought grows with every rebellion, and a game without a last turn has many.
// rule: mu-giochix/events/rebellion-placement
func TestAHordeGrowsToTheFiguresOfABox(t *testing.T) {
	p := position(t, 3)
	at := p.place("serbia")
	for range 200 {
		p.Circle.Horde = Horde{Light: 2, Archers: 1, Captain: 1}
		p.run(func(g *State, t *play.Table) { g.rise(t, at, hungarians) })
		p.Hordes[at].add(Archer)
	}
	if got, want := p.Hordes[at], (Horde{hordeMost, hordeMost, hordeMost, int8(hungarians) + 1, hordeMost}); got != want {
		t.Errorf("it is %+v, want %+v", got, want)
	}
	if p.Hordes[at].Units() != 3*hordeMost {
		t.Errorf("it counts %d", p.Hordes[at].Units())
	}
}
