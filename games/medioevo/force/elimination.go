package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Player Elimination: who is out, and who has what was his.

const (
	KeyEliminated play.Key = 155 // A is out of the game; B takes what he had (-1 nobody)
	KeyInherits   play.Key = 156 // A takes B florins, C Empire cards and D technologies
)

var eliminationChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyEliminated: "eliminated", KeyInherits: "inherits"},
}

// EliminationSteps are what an edition does otherwise about who is eliminated.
type EliminationSteps struct {
	// Unclaimed is what becomes of the Empire cards of an eliminated player that nobody has taken.
	Unclaimed func(g *State, t *play.Table, s play.Seat)
}

// MayFall eliminates a player to whom neither a territory nor a transport is left. By is who took the last; Nobody if
// it was barbarians or hunger. Who is left alone has won, whatever he has.
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/elimination/when
func (g *State) MayFall(t *play.Table, s, by play.Seat) {
	if g.Players[s].Out || g.lives(s) || g.alone() {
		return
	}
	t.Tell(KeyEliminated, int16(s), int16(by))
	g.Players[s].Out = true
	// rule: mu-prototype/elimination/spoils
	// rule: mu-prototype/elimination/by-nobody
	// rule: mu-alpha/elimination/spoils
	if by != play.Nobody && by != Barbarians {
		g.inherit(t, s, by)
	}
	g.forgetPlayer(t, s)
	g.Contest(t) // his armies are gone
	if g.alone() {
		g.Ended = ByConquest
	}
}

// lives says whether a player has a territory or a transport left.
func (g *State) lives(s play.Seat) bool {
	if g.landOf(s) > 0 {
		return true
	}
	for range g.TransportsOf(s) {
		return true
	}
	return false
}

// allMayFall eliminates every player to whom nothing is left.
func (g *State) allMayFall(t *play.Table, by play.Seat) {
	for _, s := range g.AllSeats() { //stale:ok mayFall passes over who is out
		g.MayFall(t, s, by)
	}
}

// inherit gives a victor all Empire cards, technologies and florins of the player he has eliminated.
// rule: mu-prototype/elimination/spoils
// rule: mu-alpha/elimination/spoils
func (g *State) inherit(t *play.Table, s, by play.Seat) {
	x, y := &g.Players[s], &g.Players[by]
	florins := g.Give(s, by, x.Florins)
	cards := g.Held(s)
	for k, n := range x.Hand {
		y.Hand[k] += n
	}
	x.Hand = [Kinds]int8{}
	learnt := 0
	for tech := range int8(technologies) {
		if (x.Techs|x.Bought)&(1<<tech) != 0 && (y.Techs|y.Bought)&(1<<tech) == 0 {
			g.Learn(t, by, tech)
			learnt++
		}
	}
	t.Tell(KeyInherits, int16(by), Shown(florins), int16(cards), int16(learnt))
}

// forgetPlayer takes everything that is left of an eliminated player off the table: what nobody took goes to the
// bank and the reserves, his Empire cards where the edition says, and what was agreed with him is over.
// rule: mu-prototype/elimination/by-nobody
// rule: mu-alpha/elimination/spoils
func (g *State) forgetPlayer(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	g.Ed().Unclaimed(g, t, s)
	x.Florins, x.Techs, x.Bought, x.Prisoners, x.Loans = 0, 0, 0, 0, [2]int16{}
	x.Coming, x.Bonus, x.Reserve, x.PrisonersOf = 0, 0, 0, [MostRealms]int16{}
	x.Capital, x.Pope = NoPlace, false
	g.clearPieces(t, s)
	g.forgetBonds(s)
}

// clearPieces removes armies, Captains and siege engines that stood in others' land, and ends sieges.
func (g *State) clearPieces(t *play.Table, s play.Seat) {
	for i := range g.Territories {
		g.Territories[i].VF[s] = 0
	}
	for c := range g.CaptainsOf(s) {
		g.RemoveCaptain(c)
	}
	for e := range g.EnginesOf(s) {
		g.Engines[e] = EmptyEngine()
	}
	for p := range g.Land() {
		if g.Territories[p].Siege.By == s {
			g.EndSiege(t, p)
		}
	}
}

// forgetBonds ends the treaties, wars, truces and Casus Belli of an eliminated player.
func (g *State) forgetBonds(s play.Seat) {
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Of(s) {
			y.Leave(s)
		}
	}
	for o := range g.Players {
		y := &g.Players[o]
		y.War &^= Bit(s)
		y.CasusBelli[s] = 0
		g.Truces[s][o], g.Truces[o][s] = 0, 0
	}
	g.Players[s].War = 0
	g.Players[s].CasusBelli = [MostRealms]int8{}
}
