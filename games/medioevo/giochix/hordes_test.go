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
