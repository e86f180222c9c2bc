package main

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
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
	// refinements of Newton's method are more than it needs: what it looks for has no second summit.
	refinements = 30
)

// ratingsOf rates what was played by how often it won at tables of several: the chance of each of them is taken to be in
// proportion to its strength, which is Luce's model of choice, Elo's at tables of two. The interval is that of the
// distance from the anchor, or from the mean of all where that has not played.
func ratingsOf(tables []simulated, played func(*simulated, int) string) map[string]bar {
	r := newRating(tables, played)
	covariance := r.fit()
	from := slices.Index(r.kinds, anchor)
	bars := map[string]bar{}
	for i, kind := range r.kinds {
		by := mat.NewVecDense(len(r.kinds), nil)
		by.SetVec(i, 1)
		for k := range r.kinds {
			if from < 0 {
				by.SetVec(k, by.AtVec(k)-1/float64(len(r.kinds)))
			}
		}
		if from >= 0 {
			by.SetVec(from, by.AtVec(from)-1)
		}
		const points = tenfold / math.Ln10
		value := middle + points*mat.Dot(by, r.strength)
		half := 1.959964 * points * math.Sqrt(mat.Inner(by, covariance, by))
		bars[kind] = bar{value, value - half, value + half, middle, r.games[i]}
	}
	return bars
}

// rating is what is played and how strong it is: the logarithm of how often it wins.
type rating struct {
	kinds    []string
	games    []int
	tables   []ratedTable
	strength *mat.VecDense
}

// ratedTable is what of the kinds sat in its seats, and what of the victory was each one's.
type ratedTable struct {
	sat []int
	won []float64
}

func newRating(tables []simulated, played func(*simulated, int) string) *rating {
	r := &rating{}
	for i := range tables {
		for seat := range tables[i].Seats {
			r.kinds = append(r.kinds, played(&tables[i], seat))
		}
	}
	slices.Sort(r.kinds)
	r.kinds = slices.Compact(r.kinds)
	r.games = make([]int, len(r.kinds))
	r.strength = mat.NewVecDense(len(r.kinds), nil)
	for i := range tables {
		t := &tables[i]
		one := ratedTable{make([]int, t.Seats), make([]float64, t.Seats)}
		for seat := range t.Seats {
			one.sat[seat], _ = slices.BinarySearch(r.kinds, played(t, seat))
			r.games[one.sat[seat]]++
		}
		for _, s := range t.Winners {
			one.won[s] = 1 / float64(len(t.Winners))
		}
		r.tables = append(r.tables, one)
	}
	return r
}

// fit finds the strengths under which what came of the tables was most likely, and returns their covariance.
func (r *rating) fit() *mat.SymDense {
	covariance := mat.NewSymDense(len(r.kinds), nil)
	for range refinements {
		slope, bend := r.derived()
		var chol mat.Cholesky
		chol.Factorize(bend) // it is convex, and doubt keeps it from being flat
		var step mat.VecDense
		_ = chol.SolveVecTo(&step, slope)
		_ = chol.InverseTo(covariance)
		r.strength.SubVec(r.strength, &step)
	}
	return covariance
}

// derived are the first and second derivatives of minus the logarithm of how likely what came of the tables is.
func (r *rating) derived() (*mat.VecDense, *mat.SymDense) {
	n := len(r.kinds)
	slope, bend := mat.NewVecDense(n, nil), mat.NewSymDense(n, nil)
	for i := range n {
		slope.SetVec(i, doubtful*r.strength.AtVec(i))
		bend.SetSym(i, i, doubtful)
	}
	for _, t := range r.tables {
		expected := mat.NewVecDense(n, nil)
		sum, won := 0.0, 0.0
		for seat, k := range t.sat {
			sum += math.Exp(r.strength.AtVec(k))
			won += t.won[seat]
		}
		for seat, k := range t.sat {
			chance := won * math.Exp(r.strength.AtVec(k)) / sum
			expected.SetVec(k, expected.AtVec(k)+chance)
			slope.SetVec(k, slope.AtVec(k)+chance-t.won[seat])
			bend.SetSym(k, k, bend.At(k, k)+chance)
		}
		if won > 0 {
			bend.SymRankOne(bend, -1/won, expected)
		}
	}
	return slope, bend
}
