package warriorknights

import (
	"slices"

	"signoria/play"
)

// Over says whether the game has ended.
func (g *State) Over() bool { return g.Phase == GameOver }

// Standing tells how the game stands: by Prestige, then by what breaks ties.
// rule: warrior-knights/victory/prestige-win
func (g *State) Standing() play.Standing {
	st := play.Standing{Over: g.Over(), End: g.ending(), Turn: int(g.Turn), Winners: []play.Seat{}}
	if g.Winner != play.Nobody {
		st.Winners = append(st.Winners, g.Winner)
	}
	seats, claims := make([]play.Seat, g.Seats), [MaxBarons]claim{}
	for s := range seats {
		seats[s], claims[s] = play.Seat(s), g.openClaim(play.Seat(s))
	}
	compare := func(a, b play.Seat) int { return g.compare(a, b, claims[a], claims[b]) }
	slices.SortStableFunc(seats, compare)
	for i, s := range seats {
		place := play.Place{Seat: s, Rank: i + 1, Scores: g.scores(s, claims[s])}
		if i > 0 && compare(seats[i-1], s) == 0 {
			place.Rank = st.Places[i-1].Rank
		}
		st.Places = append(st.Places, place)
	}
	return st
}

// compare is negative if the first Baron, with his claim, stands before the second with his.
func (g *State) compare(a, b play.Seat, mine, theirs claim) int {
	switch {
	case g.Winner == a:
		return -1
	case g.Winner == b:
		return 1
	case g.Barons[a].Out != g.Barons[b].Out:
		if g.Barons[b].Out {
			return -1
		}
		return 1
	}
	_, ahead := mine.against(theirs)
	return -ahead
}

// openClaim is a Baron's claim as far as everybody may know it: while an Assembly votes, holdings of
// Votes are hidden.
func (g *State) openClaim(s play.Seat) claim {
	c := g.claim(s)
	if g.Vote.Open {
		c[2] -= g.Barons[s].Votes
	}
	return c
}

func (g *State) scores(s play.Seat, c claim) []play.Score {
	b := &g.Barons[s]
	scores := []play.Score{
		{Name: "prestige", Value: int(b.Prestige)}, {Name: "cities", Value: int(c[1])},
		{Name: "crowns", Value: int(b.Crowns)}, {Name: "faith", Value: int(b.Faith)},
	}
	if !g.Vote.Open {
		scores = append(scores, play.Score{Name: "votes", Value: int(b.Votes)})
	}
	return append(scores, play.Score{Name: "troops", Value: int(c[3])})
}
