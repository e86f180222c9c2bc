package prototype

import (
	"signoria/games/wording"
	"signoria/play"
)

// The course of the game: turns of ten phases. In three of them the players act one after the other; the others they
// play at once.

const (
	KeyTurn  play.Key = 20 // turn A begins
	KeyPhase play.Key = 21 // phase A begins
)

var turnChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTurn: "turn", KeyPhase: "phase"},
}

// Step plays from one quiet point to the next.
// rule: mu-prototype/turn-structure/ten-phases
// rule: mu-prototype/turn-structure/simultaneous-phases
func (g *State) Step(t *play.Table) {
	switch g.Phase {
	case Setting:
		g.setUp(t)
		g.beginTurn(t)
	case TurnOrder:
		g.turnOrder(t)
		g.enter(t, EmpireCards)
	case EmpireCards:
		if g.inOrder(t, g.empireCards) {
			g.enter(t, Diplomacy)
		}
	case Diplomacy:
		if g.inOrder(t, g.diplomacy) {
			g.enter(t, Purchase)
		}
	case Purchase:
		g.purchasePhase(t)
		g.enter(t, Taxes)
	case Taxes:
		g.taxesPhase(t)
		g.enter(t, Reinforcements)
	case Reinforcements:
		g.reinforcementsPhase(t)
		g.enter(t, Events)
	case Events:
		if g.eventsPhase(t) {
			g.enter(t, Placement)
		}
	case Placement:
		g.placementPhase(t)
		g.enter(t, Combat)
	case Combat:
		if g.inOrder(t, g.combat) {
			g.afterCombat(t)
			g.enter(t, Trade)
		}
	case Trade:
		if g.tradePhase(t) {
			g.enter(t, TurnEnd)
		}
	case TurnEnd:
		g.endTurn(t)
	}
	g.lastStanding(t)
}

// inOrder lets the next player of the order do his part, and says whether he was the last one.
func (g *State) inOrder(t *play.Table, part func(t *play.Table, s play.Seat)) bool {
	if s := g.Order[g.Stage]; !g.Players[s].Out {
		g.Active = s
		part(t, s)
		g.Active = play.Nobody
	}
	for g.Stage++; int(g.Stage) < len(g.Order) && g.Order[g.Stage] != play.Nobody; g.Stage++ {
		if !g.Players[g.Order[g.Stage]].Out {
			return false
		}
	}
	return true
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
		g.liftIdle(t)
		g.readyCaptains()
	}
}

// beginTurn begins the next turn: what belonged to the last one is forgotten.
func (g *State) beginTurn(t *play.Table) {
	g.Turn++
	for s := range g.Players[:g.Seats] {
		g.Players[s].newTurn()
	}
	for i := range g.Territories {
		x := &g.Territories[i]
		x.Old, x.OldRest = x.Level, x.Fairs<<FairBuilding
		if x.Cathedral {
			x.OldRest |= 1 << Cathedral
		}
		x.Struck, x.Attacked = 0, false
	}
	for i := range g.Transports {
		x := &g.Transports[i]
		x.Spent, x.Moved, x.Halted = 0, 0, 0
		for j := range x.Cargo {
			x.Cargo[j].Tolled = 0
		}
	}
	for s := range g.Corsair {
		g.Corsair[s] = Corsair{Zone: NoPlace, Prey: play.Nobody}
	}
	g.Event, g.March, g.Battle, g.Spoils = noEvent(), noMarch(), noBattle(), noSpoils()
	g.Bids = noAuction()
	t.Tell(KeyTurn, int16(g.Turn))
	g.enter(t, TurnOrder)
}

// newTurn forgets what a player did in the last turn. What he lost in its battles MEDICO may still bring back.
func (p *Player) newTurn() {
	p.Actions, p.NewTechs, p.Carriers, p.Auctions = 0, 0, 0, 0
	p.Leapt, p.Passing = false, false
	p.Spent, p.Used, p.Raided = 0, 0, 0
	p.Fallen, p.Lost = p.Lost, [fought]Loss{}
	p.Sheltered = nowhere()
}

// endTurn clears away what does not outlast the turn, and begins the next or ends the game.
func (g *State) endTurn(t *play.Table) {
	g.contest(t)
	g.treatiesEnd(t)
	g.expireCards(t)
	g.clearTransports(t)
	g.starve(t)
	g.settleSieges(t)
	if g.Ended = g.whyOver(); g.Ended != NotEnded {
		g.finish(t)
		return
	}
	g.dropClaims(t)
	g.beginTurn(t)
}
