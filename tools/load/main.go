// Command load plays real tables over HTTP, as pages do: every seat a person with an open stream who answers at random, after
// some time to think. It starts the server it measures, says what an answer costs it, and on request the same of another
// build by turns, for machines are noisy.
//
//	go run ./tools/load --game warrior-knights --tables 40 --seats 4
//	go run ./tools/load --against /tmp/older/signoria --pairs 3
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/schollz/progressbar/v3"
)

// load is what is asked of a server.
type load struct {
	Game   string
	Tables int
	Seats  int
	Think  time.Duration // in the mean, before an answer
	Warm   time.Duration // played before it is measured
	After  int           // answers given before, at each table in the mean
	For    time.Duration
}

func main() {
	var l load
	build := flag.String("server", "bin/signoria", "the build that is measured")
	against := flag.String("against", "", "another build, measured by turns with it")
	pairs := flag.Int("pairs", 1, "how often each is measured")
	flag.StringVar(&l.Game, "game", "warrior-knights", "what is played")
	flag.IntVar(&l.Tables, "tables", 40, "how many tables")
	flag.IntVar(&l.Seats, "seats", 4, "seats at each, with a person in every one")
	flag.DurationVar(&l.Think, "think", 0, "how long a person thinks before he answers, in the mean")
	flag.DurationVar(&l.Warm, "warm", 5*time.Second, "how long it plays before it measures")
	flag.IntVar(&l.After, "after", 0, "and how many answers are given before at each table, in the mean: so that builds of different speed are measured in the same part of a game")
	flag.DurationVar(&l.For, "for", 20*time.Second, "how long it measures")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	builds := []string{*build}
	if *against != "" {
		builds = []string{*against, *build}
	}
	if err := measure(ctx, l, builds, *pairs); err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

// measure loads each build so often, by turns, and prints what it found.
func measure(ctx context.Context, l load, builds []string, pairs int) error {
	bar := progressbar.Default(int64(len(builds)*pairs), "loads")
	found := make([][]figures, len(builds))
	for range pairs {
		for i, build := range builds {
			f, err := l.run(ctx, build)
			if err != nil {
				return fmt.Errorf("%s: %w", build, err)
			}
			found[i] = append(found[i], f)
			_ = bar.Add(1) // it is only shown
		}
	}
	fmt.Printf("%s, %d tables of %d, thinking %v, measured for %v\n", l.Game, l.Tables, l.Seats, l.Think, l.For)
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "build\tanswers/s\tms an answer\ttold p50\tp95\tp99\tbytes an update\tan answer\tKB a stream\tfailed\t")
	for i, build := range builds {
		for _, f := range found[i] {
			fmt.Fprintf(w, "%s\t%.0f\t%.2f\t%v\t%v\t%v\t%.0f\t%.0f\t%.0f\t%d\t\n", build, f.perSecond, f.cost, f.told(50), f.told(95), f.told(99), f.bytes, f.each, f.memory[moments-1], f.failed)
		}
	}
	if len(builds) == 2 {
		var ratios []float64
		for n := range pairs {
			ratios = append(ratios, found[1][n].cost/found[0][n].cost)
		}
		slices.Sort(ratios)
		fmt.Fprintf(w, "ratio\t\t%.3f\t(%.3f to %.3f)\t\t\t\t\t\t\t\n", ratios[len(ratios)/2], ratios[0], ratios[len(ratios)-1])
	}
	if err := w.Flush(); err != nil || l.For < time.Minute {
		return err
	}
	for i, build := range builds {
		for _, f := range found[i] {
			fmt.Printf("%s: KB a stream, from tenth to tenth of the time: %.0f\n", build, f.memory)
		}
	}
	return nil
}
