package figure_test

import (
	"math"
	"testing"

	"signoria/figure"
)

// The figures are those of Wilson's interval without correction, as printed in Newcombe's comparison of 1998.
func TestInterval(t *testing.T) {
	for _, c := range []struct{ won, n, lo, hi float64 }{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
	} {
		lo, hi := figure.Interval(c.won/c.n, c.n)
		if math.Abs(lo-c.lo) > 5e-5 || math.Abs(hi-c.hi) > 5e-5 {
			t.Errorf("%v of %v: %.4f to %.4f, want %.4f to %.4f", c.won, c.n, lo, hi, c.lo, c.hi)
		}
	}
}
