package prototype

import (
	"math/bits"
	"signoria/games/wording"
	"signoria/play"
)

// The state of war and of peace, truces, and who must leave whose land.

const (
	KeyWar      play.Key = 140 // A declares war on B
	KeySurprise play.Key = 141 // A falls on B without a declaration of war
	KeyPeace    play.Key = 142 // A and B make peace
	KeyMustGo   play.Key = 143 // the transport A of B must leave the land of C by the end of turn D

	RuleTruce play.Rule = 120
)

var peaceChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyWar: "war", KeySurprise: "surprise", KeyPeace: "peace", KeyMustGo: "must-go"},
}

// whyNotWar: a truce forbids it.
func (g *State) whyNotWar(by, on play.Seat) play.Rule {
	if g.truce(by, on) {
		return RuleTruce
	}
	return play.Free
}

// truce says whether a DIPLOMATICO holds two players back in this turn, from armies and Empire cards alike.
func (g *State) truce(a, b play.Seat) bool {
	return a >= 0 && b >= 0 && a < MostRealms && b < MostRealms && g.Truces[a][b] >= g.Turn
}

// makePeace ends a war.
// rule: mu-prototype/war/peace-by-agreement
func (g *State) makePeace(t *play.Table, a, b play.Seat) {
	g.Players[a].War &^= bit(b)
	g.Players[b].War &^= bit(a)
	t.Tell(KeyPeace, int16(a), int16(b))
	g.liftIdle(t) // nobody besieges a friend
	g.contest(t)
}

// mustLeave gives the transports that stand in the land of a new enemy until the end of this turn to leave it, or of
// the next if they have moved already. Until then they neither attack nor are attacked.
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) mustLeave(t *play.Table, owner, enemy play.Seat) {
	for i := range g.transportsOf(owner) {
		x := &g.Transports[i]
		if !x.At.Land() || g.holder(x.At) != enemy {
			continue
		}
		x.Leave = g.Turn
		if x.Moved&(MovedInCombat|MovedInTrade) != 0 {
			x.Leave++
		}
		t.Tell(KeyMustGo, i, int16(owner), int16(enemy), int16(x.Leave))
	}
}

// ones is how many seats a set holds.
func ones(set uint16) int { return bits.OnesCount16(set) }
