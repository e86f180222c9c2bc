package main

import (
	"fmt"
	"runtime"
	"time"

	"signoria"
)

// bench measures random legal playouts on one core.
func bench(e env, args []string) error {
	f := flags("bench")
	seats := f.Int("seats", 4, "")
	long := f.Duration("for", 5*time.Second, "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	g, err := e.game(words)
	if err != nil {
		return err
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	table := g.Playouts(1)
	setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: *seats}
	if _, err := table(setup); err != nil { // warms up, and refuses a bad number of seats
		return misuse{err}
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	tables, decisions := 0, 0
	for time.Since(start) < *long && e.ctx.Err() == nil {
		setup.Seed++
		n, err := table(setup)
		if err != nil {
			return err
		}
		tables++
		decisions += n
	}
	took := time.Since(start).Seconds()
	runtime.ReadMemStats(&after)
	if tables == 0 {
		return misusef("--for %v is too short for one table", *long)
	}
	per := func(x uint64) float64 { return float64(x) / float64(decisions) }
	fmt.Fprintf(e.out, "%s, %d seats, random play on one core for %.1f s\n", g.ID(), *seats, took)
	fmt.Fprintf(e.out, "  %12.0f decisions/s\n  %12.1f tables/s\n  %12.1f decisions/table\n", float64(decisions)/took, float64(tables)/took, float64(decisions)/float64(tables))
	fmt.Fprintf(e.out, "  %12.2f bytes/decision\n  %12.4f allocations/decision\n", per(after.TotalAlloc-before.TotalAlloc), per(after.Mallocs-before.Mallocs))
	return nil
}
