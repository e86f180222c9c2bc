package main

import (
	"fmt"
	"math"
	"strings"

	"signoria/play"
)

// bands are how many bands of chances are looked at, each as wide.
const bands = 10

// report is how well a Value tells what came of games it was not fitted to.
type report struct {
	loss, blind float64 // minus the mean logarithm of the chance that the winner was given, and if all are given the same
	bands       [bands]band
}

// band is what came of seats that were given about the same chance.
type band struct {
	n, said, won float64 // sums
}

func judged(v *play.Value, kept []moment) (r report) {
	n := 0.0
	for _, s := range kept {
		in := 0.0
		for _, numbers := range s.Numbers {
			if numbers != nil {
				in++
			}
		}
		chances := v.Reckons(s.Sample)
		for seat, p := range chances {
			if s.Won[seat] > 0 {
				r.loss -= s.counts * s.Won[seat] * math.Log(max(p, 1e-9))
				r.blind += s.counts * s.Won[seat] * math.Log(in)
				n += s.counts * s.Won[seat]
			}
			if s.Numbers[seat] != nil {
				b := &r.bands[min(bands-1, int(p*bands))]
				b.n += s.counts
				b.said += s.counts * p
				b.won += s.counts * s.Won[seat]
			}
		}
	}
	r.loss, r.blind = r.loss/n, r.blind/n
	return r
}

func (r report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Of the games it was not fitted to it gives the winner's chance a log loss of %.3f, where to know nothing gives %.3f.\nSaid, and came, in hundredths:", r.loss, r.blind)
	for _, x := range r.bands {
		if x.n > 0 {
			fmt.Fprintf(&b, " %.0f %.0f,", 100*x.said/x.n, 100*x.won/x.n)
		}
	}
	return strings.TrimSuffix(b.String(), ",") + "."
}
