package main

import (
	"math"
	"testing"
)

func TestHowMuchGarbageGathers(t *testing.T) {
	const mb = 1 << 20
	for name, x := range map[string]struct {
		percent int
		share   float64
		living  uint64
		want    int
	}{
		"a small process at work":                {100, 0.1, 20 * mb, 200},
		"and no more than lies about to spare":   {200, 0.1, 20 * mb, 320},
		"and never more than four times":         {400, 0.1, mb, 400},
		"a large one at work":                    {25, 0.1, 500 * mb, 50},
		"as Go has it, and no more":              {100, 0.1, 500 * mb, 100},
		"one that has grown":                     {320, 0.02, 500 * mb, 100},
		"one that goes on as it did":             {50, 0.02, 500 * mb, 50},
		"one that rests":                         {100, 0, 500 * mb, 50},
		"and gathers little then, but something": {25, 0, 500 * mb, 25},
		"before anything was counted":            {100, 0.1, 0, 200},
		"where no time has passed":               {100, math.NaN(), 500 * mb, 100},
	} {
		t.Run(name, func(t *testing.T) {
			c := collector{percent: x.percent}
			if got := c.next(x.share, x.living); got != x.want {
				t.Errorf("%d %% gathers, want %d", got, x.want)
			}
		})
	}
}

// A gigabyte lives, and to look through it takes a second of two processors: so long as much is thrown away Go's own share
// gathers, and a quarter once the table rests.
func TestALargeProcess(t *testing.T) {
	const living, looking, processors = 1 << 30, 2.0, 2
	for rate, want := range map[float64]int{200 << 20: 100, 1 << 20: leastGarbage} {
		c := collector{percent: 50}
		for range 20 {
			fill := living * float64(c.percent) / 100 / rate
			c.percent = c.next(looking/(processors*max(fill, looking/processors)), living)
		}
		if c.percent != want {
			t.Errorf("where %.0f MB/s are thrown away %d %% gather, want %d", rate/(1<<20), c.percent, want)
		}
	}
}
