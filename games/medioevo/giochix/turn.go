package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// The course of the game: turns of seven phases.

const (
	KeyTurn  play.Key = 20 // turn A begins
	KeyPhase play.Key = 21 // phase A begins
)

var turnChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTurn: "turn", KeyPhase: "phase"},
}

// Step plays from one quiet point to the next.
// rule: mu-giochix/turn/seven-phases
// rule: mu-giochix/turn/who-acts-when
func (g *State) Step(t *play.Table) {
	switch g.Phase {
	case Setting:
		g.setUp(t)
		g.beginTurn(t)
	case TurnEnd:
		g.endTurn(t)
	default:
		if phases[g.Phase](g, t) {
			g.enter(t, g.Phase+1)
		}
	}
}

// phases are what is done in each phase of a turn: it plays on, and says whether the phase is over.
var phases = [TurnEnd]func(g *State, t *play.Table) (over bool){
	TurnOrder: (*State).orderPhase,
	Events:    (*State).eventsPhase,
	Taxes:     (*State).taxesPhase,
	Purchases: (*State).purchasesPhase,
	Combat:    (*State).combatPhase,
	Commerce:  (*State).commercePhase,
}

// enter begins a phase.
func (g *State) enter(t *play.Table, p Phase) {
	g.Phase, g.Stage, g.Active = p, 0, play.Nobody
	g.endAbilities(func(When) bool { return true })
	if p < TurnEnd {
		t.Tell(KeyPhase, int16(p))
	}
}

// beginTurn begins the next turn.
// rule: mu-giochix/end-of-turn/advance-turn
func (g *State) beginTurn(t *play.Table) {
	g.Turn++
	g.Event = None
	for s := range g.Players[:g.Seats] {
		g.Players[s].Did = Did{}
	}
	dealing.Lapse(g, t)
	t.Tell(KeyTurn, int16(g.Turn))
	g.enter(t, TurnOrder)
}

// endTurn clears away what does not outlast the turn, and begins the next or ends the game.
// rule: mu-giochix/end-of-turn/remove-stops
// rule: mu-giochix/end-of-turn/untap
// rule: mu-giochix/end-of-turn/objective-tokens-up
// rule: mu-giochix/end-of-turn/advance-turn
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) endTurn(t *play.Table) {
	g.lastObjectives(t, g.whyOver() != NotEnded)
	for s := range g.Players[:g.Seats] {
		p := &g.Players[s]
		p.Stopped, p.Walked = 0, 0
		for i := range p.Property {
			x := &p.Property[i]
			x.Stopped, x.Spent, x.Fresh = false, 0, false
		}
		for i, at := range p.Figures {
			if at == Yielded {
				p.Figures[i] = Surrendered
			}
		}
		p.Turned = [Branches]int8{}
	}
	for i := range g.Cards {
		c := &g.Cards[i]
		c.Tapped, c.Gained = max(0, c.Tapped-1), 0
	}
	g.endPacts(t)
	if g.Ended = g.whyOver(); g.Ended != NotEnded {
		g.finish(t)
		return
	}
	g.beginTurn(t)
}

// inOrder is a phase in which the players do their part one after the other, in the order of the turn.
func (g *State) inOrder(t *play.Table, part func(t *play.Table, s play.Seat)) (over bool) {
	if s := g.Order[g.Stage]; g.plays(s) {
		g.Active = s
		part(t, s)
		g.Active = play.Nobody
	}
	g.Stage++
	return int(g.Stage) == len(g.Order) || g.Order[g.Stage] == play.Nobody
}

// players are the seats that play on, in the order of the turn.
func (g *State) players() (all []play.Seat) {
	for _, s := range g.Order {
		if g.plays(s) {
			all = append(all, s)
		}
	}
	return all
}

// plays says whether a seat plays on.
// rule: mu-giochix/taxes/default-twice-eliminated
func (g *State) plays(s play.Seat) bool { return s != play.Nobody && !g.Players[s].Out }
