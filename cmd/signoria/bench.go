package main

import (
	"fmt"
	"runtime"
	"time"

	"signoria"
	"signoria/play"
)

// measured is what a game's random playouts took.
type measured struct {
	game              string
	seats             int
	tables, decisions int
	took              time.Duration
	bytes, mallocs    uint64
}

// bench measures random legal playouts on one core: of the games that are named, or of all, side by side.
func bench(e env, args []string) error {
	f := flags("bench")
	seats := f.Int("seats", unsaid, "")
	long := f.Duration("for", 5*time.Second, "")
	choice := choosing(f)
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	games := e.games
	if len(words) > 0 {
		games = nil
	}
	for _, word := range words {
		g, err := e.game([]string{word})
		if err != nil {
			return err
		}
		games = append(games, g)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var all []measured
	for _, g := range games {
		m, err := measure(e, g, *seats, *long, choice)
		if err != nil {
			return err
		}
		all = append(all, m)
	}
	printMeasured(e, all)
	return nil
}

func measure(e env, g play.Game, seats int, long time.Duration, choice *choices) (m measured, err error) {
	if seats == unsaid {
		seats = usualSeats(g)
	}
	setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: seats}
	if setup.Options, _, err = choice.of(g); err != nil {
		return m, err
	}
	table := g.Playouts(play.RandomBot, 1, 0)
	if _, _, err := table(setup); err != nil { // warms up, and refuses a setup that cannot be
		return m, misuse{err}
	}
	m.game, m.seats = g.ID(), seats
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	for time.Since(start) < long && e.ctx.Err() == nil {
		setup.Seed++
		_, n, err := table(setup)
		if err != nil {
			return m, err
		}
		m.tables++
		m.decisions += n
	}
	m.took = time.Since(start)
	runtime.ReadMemStats(&after)
	if m.tables == 0 {
		return m, misusef("--for %v is too short for one table", long)
	}
	m.bytes, m.mallocs = after.TotalAlloc-before.TotalAlloc, after.Mallocs-before.Mallocs
	return m, nil
}

func printMeasured(e env, all []measured) {
	row := func(what, format string, of func(measured) any) {
		fmt.Fprintf(e.out, "%-24s", what)
		for _, m := range all {
			fmt.Fprintf(e.out, "  %*s", width(m), fmt.Sprintf(format, of(m)))
		}
		fmt.Fprintln(e.out)
	}
	per := func(x, y float64) any { return x / y }
	row("random play, one core", "%s", func(m measured) any { return m.game })
	row("seats", "%d", func(m measured) any { return m.seats })
	row("decisions/s", "%.0f", func(m measured) any { return per(float64(m.decisions), m.took.Seconds()) })
	row("tables/s", "%.1f", func(m measured) any { return per(float64(m.tables), m.took.Seconds()) })
	row("decisions/table", "%.1f", func(m measured) any { return per(float64(m.decisions), float64(m.tables)) })
	row("bytes/decision", "%.2f", func(m measured) any { return per(float64(m.bytes), float64(m.decisions)) })
	row("allocations/decision", "%.4f", func(m measured) any { return per(float64(m.mallocs), float64(m.decisions)) })
}

// width is how wide a game's column is.
func width(m measured) int { return max(len(m.game), 12) }
