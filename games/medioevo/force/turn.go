package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// The Game Phases: turns of ten phases. In some the players act one after the other, the others they play at once: the
// phases of an edition stand in its edition.go.

const (
	KeyTurn  play.Key = 20 // turn A begins
	KeyPhase play.Key = 21 // phase A begins
)

var turnChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTurn: "turn", KeyPhase: "phase"},
}

// TurnSteps are the course of an edition's turn.
type TurnSteps struct {
	// Phases are what is done in each of the ten phases of a turn: it plays on, and says whether the phase is over.
	Phases [TurnEnd]func(g *State, t *play.Table) (over bool)
	// TurnEnds is what the end of a turn brings before what is left over is cleared away.
	TurnEnds func(g *State, t *play.Table)
}

func (x *TurnSteps) complete() {
	orElse(&x.TurnEnds, func(*State, *play.Table) {})
}

// Step plays from one quiet point to the next.
// rule: mu-prototype/turn-structure/ten-phases
// rule: mu-prototype/turn-structure/simultaneous-phases
// rule: mu-alpha/turn/ten-phases
func (g *State) Step(t *play.Table) {
	switch g.Phase {
	case Setting:
		g.SetUp(t)
		g.beginTurn(t)
	case TurnEnd:
		g.EndTurn(t)
	default:
		if g.Ed().Phases[g.Phase](g, t) {
			g.enter(t, g.Phase+1)
		}
	}
	g.LastStanding(t)
}

// Once is a phase of one step.
func Once(phase func(g *State, t *play.Table)) func(*State, *play.Table) bool {
	return func(g *State, t *play.Table) bool {
		phase(g, t)
		return true
	}
}

// InOrder is a phase in which the players do their part one after the other, in the order of the turn.
func InOrder(part func(g *State, t *play.Table, s play.Seat)) func(*State, *play.Table) bool {
	return func(g *State, t *play.Table) (over bool) {
		if s := g.Order[g.Stage]; !g.Players[s].Out {
			g.Active = s
			part(g, t, s)
			g.Active = play.Nobody
		}
		for g.Stage++; int(g.Stage) < len(g.Order) && g.Order[g.Stage] != play.Nobody; g.Stage++ {
			if !g.Players[g.Order[g.Stage]].Out {
				return false
			}
		}
		return true
	}
}

// enter begins a phase.
func (g *State) enter(t *play.Table, p Phase) {
	g.Phase, g.Stage, g.Active = p, 0, play.Nobody
	if p < TurnEnd {
		t.Tell(KeyPhase, int16(p))
	}
	switch p {
	case Diplomacy:
		g.diplomacyBegins()
	case Combat:
		g.LiftIdle(t)
		g.ReadyCaptains()
	}
}

// beginTurn begins the next turn: what belonged to the last one is forgotten.
func (g *State) beginTurn(t *play.Table) {
	g.Turn++
	for s := range g.Players[:g.Seats] {
		g.Players[s].NewTurn()
	}
	for i := range g.Territories {
		x := &g.Territories[i]
		x.Old, x.OldRest = x.Level, x.Fairs<<FairBuilding
		if x.Cathedral {
			x.OldRest |= 1 << Cathedral
		}
		x.Struck, x.Attacked = 0, false
	}
	for i := range g.Berths() {
		x := &g.Transports[i]
		x.Spent, x.Moved, x.Halted = 0, 0, 0
		for j := range x.Cargo {
			x.Cargo[j].Tolled = 0
		}
	}
	for s := range g.Corsair {
		g.Corsair[s] = Corsair{Zone: NoPlace, Prey: play.Nobody}
	}
	g.Event, g.March, g.Battle, g.Spoils = NoEvent(), noMarch(), noBattle(), noSpoils()
	g.Bids = NoAuction()
	t.Tell(KeyTurn, int16(g.Turn))
	g.enter(t, TurnOrder)
}

// NewTurn forgets what a player did in the last turn. What he lost in its battles MEDICO may still bring back.
func (p *Player) NewTurn() {
	p.Actions, p.NewTechs, p.Carriers, p.Auctions = 0, 0, 0, 0
	p.Leapt, p.Passing = false, false
	p.Spent, p.Used, p.Raided, p.Deployed = 0, 0, 0, 0
	p.Fallen, p.Lost = p.Lost, [fought]Loss{}
	p.Sheltered, p.Sold = Nowhere(), [medioevo.Goods]int16{}
}

// EndTurn clears away what does not outlast the turn, and begins the next or ends the game.
func (g *State) EndTurn(t *play.Table) {
	g.Ed().TurnEnds(g, t)
	g.Contest(t)
	g.TreatiesEnd(t)
	g.ExpireCards(t)
	g.Ed().SiegesWear(g, t)
	g.ClearTransports(t)
	g.Starve(t)
	g.SettleSieges(t)
	if g.Ended = g.whyOver(); g.Ended != NotEnded {
		g.Finish(t)
		return
	}
	g.dropClaims(t)
	g.beginTurn(t)
}

// NoEvent is the Event of a turn before its Events phase.
func NoEvent() Event {
	e := Event{Card: None, Icon: None, Hit: NoPlace}
	for i := range e.Revolts {
		e.Revolts[i] = NoPlace
	}
	return e
}
