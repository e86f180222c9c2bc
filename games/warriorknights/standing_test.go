package warriorknights

import (
	"slices"
	"testing"

	"signoria/play"
)

func TestStanding(t *testing.T) {
	// places are the seats from the best, each with its rank.
	places := func(st play.Standing) (seats []play.Seat, ranks []int) {
		for _, p := range st.Places {
			seats, ranks = append(seats, p.Seat), append(ranks, p.Rank)
		}
		return seats, ranks
	}
	stands := func(t *testing.T, p *at, seats []play.Seat, ranks []int) {
		t.Helper()
		gotSeats, gotRanks := places(p.Standing())
		if !slices.Equal(gotSeats, seats) || !slices.Equal(gotRanks, ranks) {
			t.Errorf("seats %v with ranks %v, want %v with %v", gotSeats, gotRanks, seats, ranks)
		}
	}
	prestige := func(t *testing.T) *at {
		p := position(t, 4)
		for s, n := range []int16{3, 7, 3, 5} {
			p.Barons[s].Prestige = n
		}
		return p
	}
	// rule: warrior-knights/victory/prestige-win
	t.Run("by Prestige; who is tied in everything shares a rank", func(t *testing.T) {
		p := prestige(t)
		stands(t, p, []play.Seat{red, black, green, blue}, []int{1, 2, 3, 3})
		want(t, "winners while it lasts", len(p.Standing().Winners), 0)
		for s := range p.Barons {
			p.Barons[s].Prestige = 7
		}
		stands(t, p, []play.Seat{green, red, blue, black}, []int{1, 1, 1, 1})
		p.Barons[black].Prestige = 8
		stands(t, p, []play.Seat{black, green, red, blue}, []int{1, 2, 2, 2})
	})
	// rule: warrior-knights/victory/prestige-win
	t.Run("at the end who has most wins", func(t *testing.T) {
		p := prestige(t).run((*State).crownByPrestige)
		st := p.Standing()
		want(t, "over, as it is called", st.Over && st.End == "prestige", true)
		want(t, "winners", slices.Equal(st.Winners, []play.Seat{red}), true)
		stands(t, p, []play.Seat{red, black, green, blue}, []int{1, 2, 3, 3})
	})
	// rule: warrior-knights/victory/tiebreak-1-cities
	// rule: warrior-knights/victory/tiebreak-2-resources
	t.Run("what breaks ties tells apart who is tied in Prestige", func(t *testing.T) {
		p := prestige(t)
		p.Barons[green].Votes = 1
		stands(t, p, []play.Seat{red, black, green, blue}, []int{1, 2, 3, 4})
		p.city("acre").of(blue)
		stands(t, p, []play.Seat{red, black, blue, green}, []int{1, 2, 3, 4})
	})
	// rule: warrior-knights/victory/domination
	t.Run("a dominator stands first, whatever his Prestige", func(t *testing.T) {
		p := prestige(t)
		for _, id := range realmOf()[:10] {
			p.city(id).of(blue)
		}
		p.run((*State).checkDomination)
		stands(t, p, []play.Seat{blue, red, black, green}, []int{1, 2, 3, 4})
		want(t, "winners", slices.Equal(p.Standing().Winners, []play.Seat{blue}), true)
	})
	// rule: warrior-knights/options/player-elimination
	t.Run("who is out of the game stands last, whatever his Prestige", func(t *testing.T) {
		p := prestige(t)
		p.Barons[red].Out = true
		stands(t, p, []play.Seat{black, green, blue, red}, []int{1, 2, 2, 4})
	})
}
