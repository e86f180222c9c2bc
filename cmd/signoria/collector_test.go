package main

import (
	"testing"
	"time"
)

func TestHowMuchGarbageGathers(t *testing.T) {
	const mb = 1 << 20
	for name, x := range map[string]struct {
		percent int
		took    time.Duration
		living  uint64
		want    int
	}{
		"a small process at work":                {100, 200 * time.Millisecond, 20 * mb, 200},
		"and no more than lies about to spare":   {200, 200 * time.Millisecond, 20 * mb, 320},
		"and never more than four times":         {400, 200 * time.Millisecond, mb, 400},
		"a large one at work":                    {25, 200 * time.Millisecond, 500 * mb, 50},
		"as Go has it, and no more":              {100, 200 * time.Millisecond, 500 * mb, 100},
		"one that has grown":                     {320, 2 * time.Second, 500 * mb, 100},
		"one that goes on as it did":             {50, 2 * time.Second, 500 * mb, 50},
		"one that rests":                         {100, time.Minute, 500 * mb, 50},
		"and gathers little then, but something": {25, time.Minute, 500 * mb, 25},
		"before anything was counted":            {100, 200 * time.Millisecond, 0, 200},
	} {
		t.Run(name, func(t *testing.T) {
			c := collector{percent: x.percent}
			if got := c.next(x.took, x.living); got != x.want {
				t.Errorf("%d %% gathers, want %d", got, x.want)
			}
		})
	}
}
