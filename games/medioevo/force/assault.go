package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Assault to a Fortification: who finds room inside, the field battle against who does not, and the
// assault.

const (
	Storm   play.Verb = 540 // the walls of territory A
	Besiege play.Verb = 541 // territory A; B is 1 from the sea, 0 by land
	Retire  play.Verb = 542 // from the walls

	AskWalls play.Prompt = 540 // what to do before the walls of territory A: B VF of yours, C inside

	KeyStorm play.Key = 540 // A storms territory B
)

var assaultChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Storm: "storm", Besiege: "besiege", Retire: "retire"},
	Prompts: map[play.Prompt]string{AskWalls: "walls"},
	Lines:   map[play.Key]string{KeyStorm: "storm"},
	Refs:    wording.Refs{Storm: wording.OfA(RefPlace), Besiege: wording.OfA(RefPlace)},
}

// ShelterPerLevel is how much VF each level of a fortification shelters.
// rule: mu-prototype/assault/capacity
// rule: mu-alpha/fortifications/capacity
const ShelterPerLevel = 10

// WallsAt is the level of the fortification that can be defended in a territory, 0 if there is none.
func (g *State) WallsAt(p Place) int8 {
	if g.Stands(p, Fort) {
		return g.Built(p, Fort)
	}
	return 0
}

// InWalls is how much of a defender's VF is inside the walls: whose territory it is has the first claim on the
// room, then the others in the order of the turn.
// rule: mu-prototype/attacking/guest-and-fortification-room
// rule: mu-alpha/fortifications/capacity
func (g *State) InWalls(s play.Seat) int16 {
	b := &g.Battle
	x := &b.Sides[Defending]
	room := int16(b.Walls) * ShelterPerLevel
	claims := append(append(make([]play.Seat, 0, 1+MostRealms), x.Main), g.AllSeats()...)
	for i, by := range claims {
		if i > 0 && by == x.Main || x.Allies&(1<<by) == 0 {
			continue
		}
		n := min(room, g.Strength(by, b.At))
		if by == s {
			return n
		}
		room -= n
	}
	return 0
}

// Garrison is all VF that defends, inside the walls and outside.
func (g *State) Garrison() int16 {
	var n int16
	for s := range play.Seat(sides) {
		if g.Battle.Sides[Defending].Allies&(1<<s) != 0 {
			n += g.Strength(s, g.Battle.At)
		}
	}
	return n
}

// fightForTerritory fights for a territory: first in the field against whoever finds no room inside walls, then
// against these, by assault or siege.
// rule: mu-prototype/assault/when
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/assault/one-attack-with-field-battle
// rule: mu-prototype/siege/first-turn-field-battle
// rule: mu-alpha/fortifications/capacity
func (g *State) fightForTerritory(t *play.Table) Upshot {
	if end := g.FieldBattle(t); end != Taken || g.Garrison() == 0 {
		return end
	}
	switch g.AtTheWalls(t) {
	case Storm:
		return g.assault(t)
	case Besiege:
		return g.Ed().SiegeLaid(g, t)
	}
	return GivenUp
}

// FieldBattle fights against the defenders who are not inside walls.
func (g *State) FieldBattle(t *play.Table) Upshot {
	b := &g.Battle
	b.Kind, b.Rolled, b.Walls = Field, false, g.WallsAt(b.At)
	if b.Opened {
		b.Walls = 0
	}
	b.Outside = g.Facing(Defending)
	return g.battleRounds(t)
}

// assault storms the walls.
// rule: mu-prototype/assault/when
func (g *State) assault(t *play.Table) Upshot {
	b := &g.Battle
	b.Kind, b.Rolled, b.Outside = Assault, false, 0
	t.Tell(KeyStorm, int16(b.Sides[Attacking].Main), int16(b.At))
	return g.battleRounds(t)
}

// AtTheWalls asks the attacker what he does when all defenders are inside. Barbarians always storm.
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-prototype/naval/fortified-port
// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-alpha/naval/fortified-harbor-choice
func (g *State) AtTheWalls(t *play.Table) play.Verb {
	b := &g.Battle
	s := b.Sides[Attacking].Main
	if s == Barbarians {
		return Storm
	}
	b.Stage = Deciding
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskWalls, int16(b.At), g.Facing(Attacking), g.Garrison())
		o.May(play.Choice{Verb: Storm, A: int16(b.At)}, g.whyNotStorm())
		o.May(play.Choice{Verb: Besiege, A: int16(b.At)}, g.WhyNotBesiege(false))
		if g.afloat() {
			o.May(play.Choice{Verb: Besiege, A: int16(b.At), B: 1}, g.WhyNotBesiege(true))
		}
		o.May(play.Choice{Verb: Retire}, play.Free)
	})
	if a.Verb == Besiege {
		g.LaySiege(t, a.B == 1)
	}
	return a.Verb
}

// whyNotStorm says why an assault cannot be made: nobody is left who could fight.
func (g *State) whyNotStorm() play.Rule {
	if g.Facing(Attacking) <= 0 {
		return RuleCarried
	}
	return play.Free
}

// afloat says whether the attack is made from ships in the sea zone of the territory's port.
func (g *State) afloat() bool {
	b := &g.Battle
	for i := range b.Convoy.each() {
		if x := &g.Transports[i]; x.Kind.Sea() && x.At.Sea() && x.At == g.port(b.At) {
			return true
		}
	}
	return false
}
