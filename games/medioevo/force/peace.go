package force

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

// WhyNotWar: a truce forbids it.
func (g *State) WhyNotWar(by, on play.Seat) play.Rule {
	if g.Truce(by, on) {
		return RuleTruce
	}
	return play.Free
}

// Truce says whether a DIPLOMATICO holds two players back in this turn, from armies and Empire cards alike.
func (g *State) Truce(a, b play.Seat) bool {
	return a >= 0 && b >= 0 && a < MostRealms && b < MostRealms && g.Truces[a][b] >= g.Turn
}

// MakePeace ends a war.
// rule: mu-prototype/war/peace-by-agreement
func (g *State) MakePeace(t *play.Table, a, b play.Seat) {
	g.Players[a].War &^= Bit(b)
	g.Players[b].War &^= Bit(a)
	t.Tell(KeyPeace, int16(a), int16(b))
	g.LiftIdle(t) // nobody besieges a friend
	g.Contest(t)
}

// MustLeave gives the transports that stand in the land of a new enemy until the end of this turn to leave it, or of
// the next if they have moved already. Until then they neither attack nor are attacked.
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) MustLeave(t *play.Table, owner, enemy play.Seat) {
	for i := range g.TransportsOf(owner) {
		x := &g.Transports[i]
		if !x.At.Land() || g.Holder(x.At) != enemy {
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
