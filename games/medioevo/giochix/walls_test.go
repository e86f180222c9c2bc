package giochix

import (
	"testing"

	"signoria/play"
)

func TestProtection(t *testing.T) {
	walled := func(t *testing.T, level int8, own Counts) *at {
		return facing(t, own, Counts{Heavy: 8}).build("wallachia", Military, level)
	}
	// rule: mu-giochix/military-buildings/protection-amount
	// rule: mu-giochix/military-buildings/choose-protection
	t.Run("a Fort against the melee: of a battle score of 5 the defender takes 3", func(t *testing.T) {
		for level, want := range []int8{5, 4, 3, 2} {
			p := walled(t, int8(level), Counts{Light: 5})
			p.raiseWalls(&play.Table{})
			p.run(func(g *State, t *play.Table) { g.defeat(t, Attacking, 5) })
			p.stage.Finish()
			p.State = p.stage.Position()
			if got := 16 - 2*p.left(Defending, Heavy) - p.left(Defending, Light); got != want {
				t.Errorf("level %d: %d damage, want %d", level, got, want)
			}
		}
	})
	// rule: mu-giochix/military-buildings/choose-protection
	t.Run("the defender chooses from what, of what threatens him", func(t *testing.T) {
		p := walled(t, 2, Counts{Light: 5, Archer: 1})
		p.run(func(g *State, t *play.Table) { g.raiseWalls(t) })
		p.stage.Asks(hungarians, AskProtect)
		if p.may(hungarians, play.Choice{Verb: Protect, A: int16(FromSiege)}) {
			t.Error("from engines, of which there are none")
		}
		p.play(by(hungarians, Protect, int16(FromShots)))
		if p.shelter(Defending, FromShots) != 2 || p.shelter(Defending, FromMelee) != 0 {
			t.Error("the walls do not keep off what he chose, or something else too")
		}
	})
	// rule: mu-giochix/military-buildings/choose-protection
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("a Crossbowman threatens with shots though the enemy has no Archer", func(t *testing.T) {
		p := walled(t, 1, Counts{Light: 5}).wields(byzantines, "balestriere")
		p.run(func(g *State, t *play.Table) { g.raiseWalls(t); g.shots(t) })
		p.play(by(hungarians, Protect, int16(FromShots)))
		if got := p.left(Defending, Heavy); got != 8 {
			t.Errorf("%d of eight Heavy Infantry stand behind a Tower", got)
		}
	})
	// rule: mu-giochix/military-buildings/protection-amount
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("what abilities prevent goes off what the walls let through", func(t *testing.T) {
		p := walled(t, 1, Counts{Light: 5}).endowed(hungarians, Effect{Do: PreventDamage, N: 2, By: 1 << FromMelee})
		p.raiseWalls(&play.Table{})
		p.run(func(g *State, t *play.Table) { g.deal(t, Defending, 5, FromMelee) })
		if !p.stage.Tells(KeyDamage, int16(hungarians), 2, int16(FromMelee)) {
			t.Errorf("%d of eight Heavy Infantry stand", p.left(Defending, Heavy))
		}
	})
	// rule: mu-giochix/military-buildings/choose-protection
	// rule: mu-giochix/military-buildings/protection-amount
	t.Run("losses are not prevented, nor the attacker protected", func(t *testing.T) {
		p := walled(t, 3, Counts{Light: 5})
		p.raiseWalls(&play.Table{})
		p.throws(Attacking, 1, 2, 3).throws(Defending, 4, 5, 6)
		if p.shelter(Attacking, FromMelee) != 0 {
			t.Error("the attacker is protected")
		}
		p.run(func(g *State, t *play.Table) { g.takeLosses(t) })
		p.stage.Finish()
		p.State = p.stage.Position()
		if got := 16 - 2*p.left(Defending, Heavy) - p.left(Defending, Light); got != 4 {
			t.Errorf("%d losses, want 4", got)
		}
	})
}

func TestDamageToBuildings(t *testing.T) {
	// rule: mu-giochix/military-buildings/destruction-tokens
	// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
	p := position(t, 3).build("thrace", Military, 2)
	at := p.place("thrace")
	p.damage(&play.Table{}, at, Military, 3)
	if x := &p.Territories[at]; x.Damage[Military] != 3 || x.Level[Military] != 2 {
		t.Errorf("a Fort after 3 damage: %+v", x)
	}
}

// From what walls protect is asked by what threatens.
// rule: mu-giochix/military-buildings/choose-protection
func TestThreats(t *testing.T) {
	for _, c := range []struct {
		name  string
		own   Counts
		enemy Counts
		ready func(p *at)
		want  [sources]bool
	}{
		{"nothing but the melee", Counts{Light: 3}, Counts{Heavy: 3}, func(*at) {}, [sources]bool{FromMelee: true}},
		{"an engine", Counts{Light: 3}, Counts{Heavy: 3}, func(p *at) { p.own(byzantines, Engine, 1, "wallachia") }, [sources]bool{FromSiege: true, FromMelee: true}},
		{"Archers", Counts{Archer: 3}, Counts{Heavy: 3}, func(*at) {}, [sources]bool{FromShots: true, FromMelee: true}},
		{"Archers against Archers", Counts{Archer: 3}, Counts{Archer: 3}, func(*at) {}, [sources]bool{FromMelee: true}},
		{"a Captain", Counts{Light: 3, Captain: 1}, Counts{Archer: 3}, func(*at) {}, [sources]bool{FromShots: true, FromMelee: true}},
		{"one's own engine", Counts{Light: 3}, Counts{Heavy: 3}, func(p *at) { p.own(hungarians, Engine, 1, "wallachia") }, [sources]bool{FromMelee: true}},
	} {
		p := facing(t, c.own, c.enemy).build("wallachia", Military, 1)
		c.ready(p)
		p.run(func(g *State, t *play.Table) { g.raiseWalls(t) })
		asked := !p.stage.Over()
		if want := c.want[FromSiege] || c.want[FromShots]; asked != want {
			t.Errorf("%s: it is asked: %v", c.name, asked)
		}
		for from := range sources {
			if asked && p.may(hungarians, play.Choice{Verb: Protect, A: int16(from)}) != c.want[from] {
				t.Errorf("%s: from %d", c.name, from)
			}
		}
		if x := &p.Battle.Sides[Defending]; !asked && (!x.Shielded || x.Shield != FromMelee) {
			t.Errorf("%s: the walls do not protect from the melee", c.name)
		}
	}
	// Where there are no walls nobody is asked.
	p := facing(t, Counts{Archer: 3}, Counts{Heavy: 3})
	p.run(func(g *State, t *play.Table) { g.raiseWalls(t) })
	if !p.stage.Over() || p.Battle.Sides[Defending].Shielded {
		t.Error("it is asked without walls")
	}
}
