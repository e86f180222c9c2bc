// Package newton finds where a convex function of several numbers is least, by Newton's method: what the weights of a
// value and the ratings of bots are fitted by.
package newton

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/mat"
)

const (
	steps       = 30   // more than it needs
	closeEnough = 1e-6 // a step so small is the last
)

// ErrFlat is of a function that is as small in other places.
var ErrFlat = errors.New("newton: the function is flat")

// Least moves x to where a function is least that has these first and second derivatives at x. It returns the second as they
// were before the last step: of minus the logarithm of a likelihood they are the inverse of the covariance.
func Least(x []float64, derived func() (slope *mat.VecDense, bend *mat.SymDense)) (*mat.Cholesky, error) {
	var bent mat.Cholesky
	for range steps {
		slope, bend := derived()
		if !bent.Factorize(bend) {
			return nil, ErrFlat
		}
		var step mat.VecDense
		if err := bent.SolveVecTo(&step, slope); err != nil {
			return nil, err
		}
		far := 0.0
		for i := range x {
			x[i] -= step.AtVec(i)
			far = math.Max(far, math.Abs(step.AtVec(i)))
		}
		if far < closeEnough {
			break
		}
	}
	return &bent, nil
}
