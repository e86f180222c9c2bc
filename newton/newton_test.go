package newton

import (
	"errors"
	"math"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// bowl is cosh(x-2) + (y+3)², whose least value is at 2 and -3.
func bowl(x []float64) func() (*mat.VecDense, *mat.SymDense) {
	return func() (*mat.VecDense, *mat.SymDense) {
		return mat.NewVecDense(2, []float64{math.Sinh(x[0] - 2), 2 * (x[1] + 3)}), mat.NewSymDense(2, []float64{math.Cosh(x[0] - 2), 0, 0, 2})
	}
}

func TestLeast(t *testing.T) {
	x := []float64{0, 0}
	bent, err := Least(x, bowl(x))
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(x[0]-2) > closeEnough || math.Abs(x[1]+3) > closeEnough {
		t.Errorf("least at %v, want 2 and -3", x)
	}
	if det := bent.Det(); math.Abs(det-2) > 1e-6 {
		t.Errorf("the determinant of the second derivatives is %v there, want 2", det)
	}
}

func TestNothingIsLeastWhereItIsFlat(t *testing.T) {
	x := []float64{0}
	flat := func() (*mat.VecDense, *mat.SymDense) { return mat.NewVecDense(1, nil), mat.NewSymDense(1, nil) }
	if _, err := Least(x, flat); !errors.Is(err, ErrFlat) {
		t.Errorf("error %v, want %v", err, ErrFlat)
	}
}
