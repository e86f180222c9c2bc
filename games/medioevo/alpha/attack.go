package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat, Attack: what an attack costs on the way, and what is put right when it is over. What can be
// attacked is in force/targets.go, with whom in force/attackers.go, the attack itself in force/attack.go.

// marchedOut is what follows when all who make an attack are known: which of their transports have spent MP for entering the
// place attacked is noted. A relief out of the port besieged there comes for nothing.
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func marchedOut(g *force.State, t *play.Table) {
	b := &g.Battle
	for i := range b.Convoy.Each() {
		if x := &g.Transports[i]; x.At == b.From || x.Owner != b.Sides[force.Attacking].Main {
			b.Paid.Add(i)
		}
	}
	crusadersEngage(g, t) // rule: mu-alpha/pope/crusade-success
}

// afterAttack is what follows when an attack is over. Who has not entered the place attacked has not spent the MP for it,
// and everybody puts away the cards he has used.
func afterAttack(g *force.State, t *play.Table, end force.Upshot) {
	b := &g.Battle
	if end != force.Taken {
		for i := range b.Paid.Each() {
			if x := &g.Transports[i]; x.At != b.At {
				x.Spent -= g.Entry(i, b.At)
			}
		}
	}
	if end == force.GivenUp || end == force.WipedOut {
		recallFailures(g)
	}
	for _, s := range g.AllSeats() {
		putAway(g, t, s)
	}
}
