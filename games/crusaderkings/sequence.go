package crusaderkings

import "signoria/play"

// The course of the game: Eras of three Rounds, Rounds of two Turns. Every phase of a dynasty, every card
// and every step of the Maintenance is a step of its own.

const (
	roundsPerEra  = 3
	turnsPerRound = 2
	cardsPerEra   = roundsPerEra * turnsPerRound
)

// Step plays from one quiet point to the next.
// rule: crusader-kings/sequence/eras-rounds-turns
func (g *State) Step(t *play.Table) {
	switch g.Phase {
	case Setting:
		g.setUp(t)
	case Drawing:
		g.drawHands(t)
		g.beginRound(t)
	case Dynastic:
		g.inOrder(t, g.dynasticPhase, g.beginPlots)
	case Plotting:
		g.plotPhase(t)
		g.beginTurn(t, 1)
	case Turns:
		g.inOrder(t, g.playCard, g.endTurn)
	case Maintenance:
		g.maintain(t)
	case Cleanup:
		g.cleanup(t)
	}
	if g.Ended != NotEnded {
		g.finish(t)
	}
}

// inOrder lets the next dynasty of the order do its part; after the last one the phase is over.
// rule: crusader-kings/sequence/play-order
func (g *State) inOrder(t *play.Table, part func(t *play.Table, s play.Seat), after func(t *play.Table)) {
	if s := g.Order[g.Stage]; !g.Dynasties[s].Out {
		g.Active = s
		part(t, s)
		g.Active = play.Nobody
	}
	g.Stage++
	if g.Ended == NotEnded && (int(g.Stage) == len(g.Order) || g.Order[g.Stage] == play.Nobody) {
		after(t)
	}
}

// order sets the order of a phase or Turn: clockwise from who holds the First Player token now. If the token
// changes hands it holds to the end.
// rule: crusader-kings/sequence/play-order
// rule: crusader-kings/sequence/order-change-after-turn
// rule: crusader-kings/sequence/consecutive-cards
func (g *State) order() {
	for i := range g.Order {
		g.Order[i] = play.Nobody
	}
	copy(g.Order[:], g.seats())
	g.Stage = 0
}

// enter begins a phase.
func (g *State) enter(p Phase) {
	g.Phase = p
	g.order()
}
