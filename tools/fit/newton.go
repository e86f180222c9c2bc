package main

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/mat"

	"signoria/play"
)

const (
	ridge       = 1.0  // holds weights of numbers that tell little near 0
	steps       = 12   // of Newton's method, more than it needs
	closeEnough = 1e-6 // a step so small is the last
)

// fitted finds the weights under which what came of the moments was most likely, by Newton's method.
func fitted(names []string, moments []moment) (*play.Value, error) {
	d := 3 * len(names)
	w := make([]float64, d)
	for range steps {
		slope, bend := derived(names, moments, w)
		var chol mat.Cholesky
		if !chol.Factorize(bend) {
			return nil, errors.New("the games do not tell the numbers apart")
		}
		var step mat.VecDense
		if err := chol.SolveVecTo(&step, slope); err != nil {
			return nil, err
		}
		far := 0.0
		for i := range w {
			w[i] -= step.AtVec(i)
			far = math.Max(far, math.Abs(step.AtVec(i)))
		}
		if far < closeEnough {
			break
		}
	}
	return valueOf(names, w), nil
}

func valueOf(names []string, w []float64) *play.Value {
	v := &play.Value{Names: names, Weights: make([]play.Weights, len(names))}
	for i := range names {
		copy(v.Weights[i][:], w[3*i:])
	}
	return v
}

// derived are the first and second derivatives of minus the logarithm of how likely what came of the moments is.
func derived(names []string, moments []moment, w []float64) (*mat.VecDense, *mat.SymDense) {
	d := len(w)
	slope, bend := mat.NewVecDense(d, nil), mat.NewSymDense(d, nil)
	for i := range d {
		slope.SetVec(i, ridge*w[i])
		bend.SetSym(i, i, ridge)
	}
	v := valueOf(names, w)
	x, mean := mat.NewVecDense(d, nil), mat.NewVecDense(d, nil)
	for _, s := range moments {
		chances := v.Reckons(s.Sample)
		mean.Zero()
		for seat, numbers := range s.Numbers {
			if numbers == nil {
				continue
			}
			spread(x, numbers, s.Progress)
			slope.AddScaledVec(slope, s.counts*(chances[seat]-s.Won[seat]), x)
			bend.SymRankOne(bend, s.counts*chances[seat], x)
			mean.AddScaledVec(mean, chances[seat], x)
		}
		bend.SymRankOne(bend, -s.counts, mean)
	}
	return slope, bend
}

// spread writes what the weights are multiplied with.
func spread(x *mat.VecDense, numbers []float64, progress float64) {
	for k, n := range numbers {
		for i, grown := range play.Growth(progress) {
			x.SetVec(3*k+i, n*grown)
		}
	}
}
