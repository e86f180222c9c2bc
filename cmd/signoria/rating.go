package main

import (
	"maps"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"signoria/figure"
	"signoria/newton"
)

const (
	// anchor is the bot that stands at middle, by which the others are rated.
	anchor = "squire"
	middle = 1000
	// A bot that is rated tenfold above another wins ten times as often as he does.
	tenfold = 400
	// doubtful holds the ratings of bots that have won none of their games, or all, as if they had won a little and
	// lost a little more.
	doubtful = 0.05
)

// ratingsOf rates what was played by how often it won at tables of several: the chance of each of them is taken to be in
// proportion to its strength, which is Luce's model of choice, Elo's at tables of two. The interval is that of the
// distance from the anchor, or from the mean of all where that has not played.
func ratingsOf(tables []simulated, played func(*simulated, int) string) map[string]bar {
	tallies := winsBy(tables, played)
	kinds := slices.Sorted(maps.Keys(tallies))
	contests := contestsOf(tables, kinds, played)
	strength := make([]float64, len(kinds)) // the logarithm of how often each wins
	bent, err := newton.Least(strength, func() (*mat.VecDense, *mat.SymDense) { return unlikely(contests, strength) })
	if err != nil {
		panic(err) // doubt keeps it from being flat
	}
	from := middleOf(kinds)
	bars := map[string]bar{}
	for i, kind := range kinds {
		apart := mat.NewVecDense(len(kinds), nil)
		apart.SetVec(i, 1)
		apart.SubVec(apart, from)
		var spread mat.VecDense
		_ = bent.SolveVecTo(&spread, apart) // it has been solved for the last step
		const points = tenfold / math.Ln10
		value := middle + points*mat.Dot(apart, mat.NewVecDense(len(kinds), strength))
		half := figure.Surely * points * math.Sqrt(mat.Dot(apart, &spread))
		bars[kind] = bar{value, value - half, value + half, middle, tallies[kind].played}
	}
	return bars
}

// middleOf is of which kinds the middle is made: the anchor, or all alike where that has not played.
func middleOf(kinds []string) *mat.VecDense {
	from := mat.NewVecDense(len(kinds), nil)
	if i := slices.Index(kinds, anchor); i >= 0 {
		from.SetVec(i, 1)
		return from
	}
	for i := range kinds {
		from.SetVec(i, 1/float64(len(kinds)))
	}
	return from
}

// contest is which of the kinds sat in the seats of a table, and what of the victory was each seat's.
type contest struct {
	sat []int
	won []float64
}

// contestsOf are the tables that somebody has won.
func contestsOf(tables []simulated, kinds []string, played func(*simulated, int) string) (all []contest) {
	for i := range tables {
		t := &tables[i]
		if len(t.Winners) == 0 {
			continue
		}
		one := contest{make([]int, t.Seats), make([]float64, t.Seats)}
		for seat := range t.Seats {
			one.sat[seat], _ = slices.BinarySearch(kinds, played(t, seat))
		}
		for _, s := range t.Winners {
			one.won[s] = 1 / float64(len(t.Winners))
		}
		all = append(all, one)
	}
	return all
}

// unlikely are the first and second derivatives of minus the logarithm of how likely what came of the contests is.
func unlikely(contests []contest, strength []float64) (*mat.VecDense, *mat.SymDense) {
	n := len(strength)
	slope, bend := mat.NewVecDense(n, nil), mat.NewSymDense(n, nil)
	for i, x := range strength {
		slope.SetVec(i, doubtful*x)
		bend.SetSym(i, i, doubtful)
	}
	for _, c := range contests {
		sum := 0.0
		for _, k := range c.sat {
			sum += math.Exp(strength[k])
		}
		expected := mat.NewVecDense(n, nil)
		for seat, k := range c.sat {
			chance := math.Exp(strength[k]) / sum
			expected.SetVec(k, expected.AtVec(k)+chance)
			slope.SetVec(k, slope.AtVec(k)+chance-c.won[seat])
			bend.SetSym(k, k, bend.At(k, k)+chance)
		}
		bend.SymRankOne(bend, -1, expected)
	}
	return slope, bend
}
