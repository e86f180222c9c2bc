package warriorknights

import (
	"signoria/chance"
	"signoria/play"
)

// How a battle comes out, as the attacker sees it; what the defender sees then, forDefender says.
var battleOutcomes = [...]play.Outcome{
	{Name: "outcome.rout", Tone: play.Good},
	{Name: "outcome.victory", Tone: play.Good},
	{Name: "outcome.stalemate", Tone: play.Even},
	{Name: "outcome.both-fall", Tone: play.Even},
	{Name: "outcome.defeat", Tone: play.Bad},
	{Name: "outcome.ruin", Tone: play.Bad},
}

// Places in battleOutcomes.
const (
	rout int16 = iota
	victory
	stalemate
	bothFall
	defeat
	ruin
)

var forDefender = [len(battleOutcomes)]int16{rout: ruin, victory: defeat, stalemate: stalemate, bothFall: bothFall, defeat: victory, ruin: rout}

// matterOf is the battle that an answer begins or has a part in. A siege is none: nothing in it hangs on chance.
func matterOf(g *State, a play.Answer) (play.Matter, bool) {
	b := &g.Battle
	switch {
	case a.Verb == Attack && BattleKind(a.B) != Siege:
		m := matterFor(a.Seat, int8(a.C), [2]play.Seat{a.Seat, play.Seat(a.A)})
		m.Begins = true
		return m, true
	case b.Kind == NoBattle, b.Kind == Siege, b.Blow > blowVictories, a.Seat != b.Sides[attacker] && a.Seat != b.Sides[defender]:
		return play.Matter{}, false
	}
	return matterFor(a.Seat, b.Region, b.Sides), true
}

func matterFor(s play.Seat, region int8, sides [2]play.Seat) play.Matter {
	m := play.Matter{ID: battleID(region, sides), Name: "odds.battle", Number: "odds.losses", Mine: attacker}
	if s == sides[defender] {
		m.Mine = defender
	}
	for how, outcome := range battleOutcomes {
		if m.Mine == defender {
			outcome = battleOutcomes[forDefender[how]]
		}
		m.Outcomes = append(m.Outcomes, outcome)
	}
	return m
}

// battleID tells one battle from another.
func battleID(region int8, sides [2]play.Seat) int16 {
	return int16(region)<<8 | int16(sides[attacker]+1)<<4 | int16(sides[defender]+1)
}

// outcome says which battle it was, how it has come out, and what both sides lost in it.
func (g *State) outcome() (matter, how, attackerLost, defenderLost int16) {
	b := &g.Battle
	return battleID(b.Region, b.Sides), g.cameOut(), markerWorth * int16(b.Dealt[attacker]), markerWorth * int16(b.Dealt[defender])
}

func (g *State) cameOut() int16 {
	switch g.Battle.Result {
	case AttackerTotal:
		return rout
	case AttackerPartial:
		return victory
	case DefenderPartial:
		return defeat
	case DefenderTotal:
		return ruin
	case WipedOut:
		holds := g.Battle.Kind != FieldBattle && !g.prizeIsWon() // the walls, or who is behind them
		switch {
		case g.wipedOut(attacker) && (holds || !g.wipedOut(defender)):
			return ruin
		case g.wipedOut(attacker):
			return bothFall
		case !holds:
			return rout
		}
	}
	return stalemate
}

// mostWays is how many ways of drawing are counted one by one.
const mostWays = 12_000

const (
	results = 4 // kinds of battle result on fate cards
	draws   = 4 // cards that say "Draw 1 Fate", at most, for which ways are counted
)

// draw is a way in which the fate cards of a battle can come: how many of each result in each hand, and what the
// "Draw 1 Fate" among them bring, in order.
type draw struct {
	hand   [2][results]uint8
	next   [draws]uint8
	nexts  int
	weight float64
}

// waysOfFate lists the ways in which the fate cards of a battle about to be drawn can come, as far as they make a
// difference: by their battle results. It lists none where the seat knows some of the cards that may come.
func waysOfFate(g *State, s play.Seat) (weights []float64, lay func(g *State, i int)) {
	if g.Battle.Kind == NoBattle || g.Battle.Blow != blowDraw {
		return nil, nil
	}
	at := *g
	var size [2]uint8
	for side := range size {
		at.Battle.Strength[side] = g.sideStrength(side)
		size[side] = uint8(at.cardsFor(side))
	}
	var left [results]uint8 // of each result, among the cards that the seat does not know, wherever in the deck they lie
	unknown := 0            // of those, on top of it
	for i := range g.Fate.Len() {
		if chance.Knows(g.Fate.Knows[i], int8(s)) {
			continue
		}
		left[box.Fate[g.Fate.Card[i]].Battle]++
		if unknown == i {
			unknown++
		}
	}
	if int(size[attacker]+size[defender]+left[Draw1]) > unknown || left[Draw1] > draws {
		return nil, nil
	}
	var ways []draw
	handsOf(attacker, size, draw{weight: 1}, left, func(w draw) bool {
		ways = append(ways, w)
		weights = append(weights, w.weight)
		return len(ways) <= mostWays
	})
	if len(ways) > mostWays {
		return nil, nil
	}
	return weights, func(g *State, i int) { g.layFate(&ways[i], s) }
}

// handsOf goes through a side's hands of its size, then the other's, then what comes after; found says whether to
// go on.
func handsOf(side int, size [2]uint8, w draw, left [results]uint8, found func(draw) bool) bool {
	all := choose(total(left), size[side])
	var deal func(result, open uint8, w draw, left [results]uint8) bool
	deal = func(result, open uint8, w draw, left [results]uint8) bool {
		switch {
		case result < results:
			for n := range min(open, left[result]) + 1 {
				next, rest := w, left
				next.hand[side][result] = n
				next.weight *= choose(left[result], n)
				rest[result] -= n
				if !deal(result+1, open-n, next, rest) {
					return false
				}
			}
			return true
		case open > 0:
			return true // a hand not full is none
		}
		w.weight /= all
		if side == attacker {
			return handsOf(defender, size, w, left, found)
		}
		return nextsOf(w.hand[attacker][Draw1]+w.hand[defender][Draw1], w, left, found)
	}
	return deal(0, size[side], w, left)
}

// nextsOf goes through what so many "Draw 1 Fate" bring, each in its turn. One that brings another does nothing but
// draw once more: it may be left out.
func nextsOf(pending uint8, w draw, left [results]uint8, found func(draw) bool) bool {
	if pending == 0 {
		return found(w)
	}
	left[Draw1] = 0
	for r, n := range left {
		if n == 0 {
			continue
		}
		next, rest := w, left
		next.next[next.nexts] = uint8(r)
		next.nexts++
		next.weight *= float64(n) / float64(total(left))
		rest[r]--
		if !nextsOf(pending-1, next, rest, found) {
			return false
		}
	}
	return true
}

func total(of [results]uint8) (sum uint8) {
	for _, n := range of {
		sum += n
	}
	return sum
}

// choose is how many hands of k there are among n cards.
func choose(n, k uint8) float64 {
	ways := 1.0
	for i := range k {
		ways *= float64(n-i) / float64(i+1)
	}
	return ways
}

// layFate brings the cards of a way to the top of the fate deck, from among those that a seat does not know.
func (g *State) layFate(w *draw, s play.Seat) {
	at := 0
	bring := func(r uint8) {
		for i := at; i < g.Fate.Len(); i++ {
			if !chance.Knows(g.Fate.Knows[i], int8(s)) && box.Fate[g.Fate.Card[i]].Battle == FateBattle(r) {
				g.Fate.Card[at], g.Fate.Card[i] = g.Fate.Card[i], g.Fate.Card[at]
				at++
				return
			}
		}
	}
	for side := range w.hand {
		for r, n := range w.hand[side] {
			for range n {
				bring(uint8(r))
			}
		}
	}
	for _, r := range w.next[:w.nexts] {
		bring(r)
	}
}
