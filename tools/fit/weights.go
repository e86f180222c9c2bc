package main

import (
	"errors"

	"gonum.org/v1/gonum/mat"

	"signoria/newton"
	"signoria/play"
)

// ridge holds weights of numbers that tell little near 0.
const ridge = 1.0

// fitted finds the weights under which what came of the moments was most likely.
func fitted(names []string, moments []moment) (*play.Value, error) {
	w := make([]float64, 3*len(names))
	_, err := newton.Least(w, func() (*mat.VecDense, *mat.SymDense) { return derived(names, moments, w) })
	if errors.Is(err, newton.ErrFlat) {
		return nil, errors.New("the games do not tell the numbers apart")
	}
	if err != nil {
		return nil, err
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
