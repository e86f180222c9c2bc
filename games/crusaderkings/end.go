package crusaderkings

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

const (
	KeyEnd    play.Key = 50 // the game is over, in the way A
	KeyPoints play.Key = 51 // A has B Victory Points and C shields
	KeyWins   play.Key = 52 // A wins
	KeyShares play.Key = 53 // A shares the victory
)

var endChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyEnd: "end", KeyPoints: "points", KeyWins: "wins", KeyShares: "shares"},
}

var (
	endNames = [...]string{NotEnded: "", ByJerusalem: "jerusalem", ByEras: "eras", ByConquest: "conquest"}
)

// points are a dynasty's Victory Points as things stand.
// rule: crusader-kings/end/territory-point
// rule: crusader-kings/end/trophy-point
// rule: crusader-kings/overview/points-summary
func (g *State) points(s play.Seat) int {
	n := 0
	for i := range each(g.lands(s)) {
		if !g.Territories[i].Laid {
			n++
		}
	}
	for _, holder := range g.Trophies {
		if holder == s {
			n++
		}
	}
	return n
}

// finish ends the game and says who has won.
// rule: crusader-kings/end/when
func (g *State) finish(t *play.Table) {
	g.Winners = g.winners()
	g.Phase, g.Active, g.Card = GameOver, play.Nobody, noCard
	t.Tell(KeyEnd, int16(g.Ended))
	for _, s := range g.seats() {
		t.Tell(KeyPoints, int16(s), int16(g.points(s)), int16(g.shields(s)))
	}
	won := KeyWins
	if g.Winners&(g.Winners-1) != 0 {
		won = KeyShares
	}
	for s := range play.Seat(g.Seats) {
		if g.Winners>>s&1 == 1 {
			t.Tell(won, int16(s))
		}
	}
}

// winners are who has won, bit s for seat s: most points, then most shields; who is still tied shares the
// victory. In a co-operative game a side has won together.
// rule: crusader-kings/end/most-points-wins
// rule: crusader-kings/end/tie-break
// rule: crusader-kings/end/shared-victory
// rule: crusader-kings/overview/goal
func (g *State) winners() uint8 {
	if g.Options.Cooperative {
		return g.winningSide()
	}
	var set uint8
	in := g.seats()
	best := slices.MinFunc(in, g.compare)
	for _, s := range in {
		if g.compare(s, best) == 0 {
			set |= 1 << s
		}
	}
	return set
}

// compare is negative if the first dynasty stands before the second.
// rule: crusader-kings/end/most-points-wins
// rule: crusader-kings/end/tie-break
func (g *State) compare(a, b play.Seat) int {
	if out := g.Dynasties[a].Out; out != g.Dynasties[b].Out {
		if out {
			return 1
		}
		return -1
	}
	if d := g.points(b) - g.points(a); d != 0 {
		return d
	}
	return int(g.shields(b) - g.shields(a))
}

// winningSide are the players or the AI dynasties, whose points are more together; if they are equal, both.
// rule: crusader-kings/end/cooperative-scoring
// rule: crusader-kings/ai-modes/cooperative
func (g *State) winningSide() (set uint8) {
	sides := g.sides()
	for _, side := range sides {
		if side.Points < sides[0].Points {
			break
		}
		for _, s := range side.Seats {
			set |= 1 << s
		}
	}
	return set
}

// sides are the players and the AI dynasties, with the points of each together; the better stands first.
// rule: crusader-kings/end/cooperative-scoring
func (g *State) sides() []play.Side {
	sides := make([]play.Side, 2)
	for s := range play.Seat(g.Seats) {
		side := &sides[b2i(g.ai(s))]
		side.Seats = append(side.Seats, s)
		side.Points += g.points(s)
	}
	slices.SortStableFunc(sides, func(a, b play.Side) int { return b.Points - a.Points })
	return sides
}

// Over says whether the game has ended.
func (g *State) Over() bool { return g.Phase == GameOver }

// Standing tells how the game stands: by Victory Points, then by shields.
func (g *State) Standing() play.Standing {
	st := play.Standing{Over: g.Over(), End: endNames[g.Ended], Turn: int(g.rounds()), Winners: []play.Seat{}}
	seats := make([]play.Seat, g.Seats)
	for s := range seats {
		seats[s] = play.Seat(s)
		if g.Winners>>s&1 == 1 {
			st.Winners = append(st.Winners, play.Seat(s))
		}
	}
	slices.SortStableFunc(seats, g.compare)
	for i, s := range seats {
		place := play.Place{Seat: s, Rank: i + 1, Scores: g.scores(s)}
		if i > 0 && g.compare(seats[i-1], s) == 0 {
			place.Rank = st.Places[i-1].Rank
		}
		st.Places = append(st.Places, place)
	}
	if g.Options.Cooperative {
		st.Sides = g.sides()
	}
	return st
}

func (g *State) scores(s play.Seat) []play.Score {
	return []play.Score{
		{Name: "points", Value: g.points(s)}, {Name: "shields", Value: int(g.shields(s))},
		{Name: "territories", Value: int(g.controls(s))}, {Name: "castles", Value: int(g.castles(s))},
		{Name: "developments", Value: int(g.councillors(s) + g.inventions(s))}, {Name: "gold", Value: int(g.Dynasties[s].Gold)},
	}
}
