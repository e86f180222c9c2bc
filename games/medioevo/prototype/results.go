package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a round costs: losses, the card of the loser, prisoners. The rest is in force/results.go.

// lossesOf is what the loser of a round by a margin loses, and the winner: half of it, rounded down. Where one of them has
// not so many, both are worked out again from what he has.
// rule: mu-prototype/combat-results/winner-loses-half
// rule: mu-prototype/combat-results/losses-capped-and-recomputed
// rule: mu-prototype/assault/defender-wins-without-loss
func lossesOf(margin, loser, winner int16, unharmed bool) (lost, cost int16) {
	lost = min(margin, loser)
	if unharmed {
		return lost, 0
	}
	cost = lost / 2
	if cost > winner {
		cost = winner
		lost = min(lost, 2*winner+1)
	}
	return lost, cost
}

// losesCard takes a card of whoever has rolled less.
// rule: mu-prototype/combat-results/loser-loses-a-card
func losesCard(g *force.State, t *play.Table) {
	x := &g.Battle.Sides
	switch {
	case x[force.Attacking].Total < x[force.Defending].Total:
		g.LosesCard(t, force.Attacking)
	case x[force.Defending].Total < x[force.Attacking].Total:
		g.LosesCard(t, force.Defending)
	}
}

// captives are the prisoners somebody takes of what the other side has lost: a tenth, rounded up, with STRATEGIA two.
// rule: mu-prototype/combat-results/prisoners
// rule: mu-prototype/combat-results/prisoners-strategia
func captives(g *force.State, captor play.Seat, lost force.Losses) force.Losses {
	n := force.Total(lost)
	switch {
	case captor == force.Barbarians:
		n = 0
	case g.Has(captor, force.Strategia):
		n = (n + 4) / 5
	default:
		n = (n + 9) / 10
	}
	return lost.Part(n)
}
