// Command load plays real tables over HTTP, as pages do: every seat a person with an open stream who answers at random, after
// some time to think. It starts the servers it measures, and the PostgreSQL they keep the tables in, says what an answer costs
// all of them, and on request the same of another build, of both stores and of several servers, by turns, for machines are noisy.
//
//	go run ./tools/load --game warrior-knights --tables 40 --seats 4
//	go run ./tools/load --against /tmp/older/signoria --pairs 3
//	go run ./tools/load --store sqlite,postgres --servers 1,2 --pairs 3
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
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

// kind is what a load is of: how many servers of a build, and where they keep the tables.
type kind struct {
	build, store string
	servers      int
}

func (k kind) String() string { return fmt.Sprintf("%s %s %d", k.build, k.store, k.servers) }

// What a store may be.
const (
	inFile     = "sqlite"
	inDatabase = "postgres"
)

// kinds are all that is loaded by turns. A file is one server's.
func kinds(builds []string, stores, servers string) (all []kind, err error) {
	for _, store := range strings.Split(stores, ",") {
		if store != inFile && store != inDatabase {
			return nil, fmt.Errorf("--store %q: %s, %s or both, parted by a comma", store, inFile, inDatabase)
		}
		for _, said := range strings.Split(servers, ",") {
			n, err := strconv.Atoi(said)
			if err != nil || n < 1 {
				return nil, fmt.Errorf("--servers %q: how many, such as 1 or 1,2,4", said)
			}
			for _, build := range builds {
				if k := (kind{build, store, n}); store == inDatabase || n == 1 {
					all = append(all, k)
				}
			}
		}
	}
	if len(all) == 0 {
		return nil, errors.New("--servers: a file is one server's; several share a database")
	}
	return all, nil
}

func main() {
	var l load
	build := flag.String("server", "bin/signoria", "the build that is measured")
	against := flag.String("against", "", "another build, measured by turns with it")
	store := flag.String("store", inFile, "where the tables are kept: sqlite, postgres or both, parted by a comma")
	servers := flag.String("servers", "1", "how many servers share a database, with the pages spread over them; several numbers are measured by turns")
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
	all, err := kinds(builds, *store, *servers)
	if err == nil {
		err = measure(ctx, l, all, *pairs)
	}
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

// measure loads each kind so often, by turns, and prints what it found.
func measure(ctx context.Context, l load, all []kind, pairs int) error {
	bar := progressbar.Default(int64(len(all)*pairs), "loads")
	found := make([][]figures, len(all))
	for range pairs {
		for i, k := range all {
			f, err := l.run(ctx, k)
			if err != nil {
				return fmt.Errorf("%v: %w", k, err)
			}
			found[i] = append(found[i], f)
			_ = bar.Add(1) // it is only shown
		}
	}
	fmt.Printf("%s, %d tables of %d, thinking %v, measured for %v\n", l.Game, l.Tables, l.Seats, l.Think, l.For)
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "build, store, servers\tanswers/s\tms an answer\tof it PostgreSQL\ttold p50\tp95\tp99\tbytes an update\tan answer\tKB a stream\tfailed\t")
	for i, k := range all {
		for _, f := range found[i] {
			fmt.Fprintf(w, "%v\t%.0f\t%.2f\t%.2f\t%v\t%v\t%v\t%.0f\t%.0f\t%.0f\t%d\t\n", k, f.perSecond, f.cost, f.store, f.told(50), f.told(95), f.told(99), f.bytes, f.each, f.memory[moments-1], f.failed)
		}
	}
	if len(all) == 2 {
		var ratios []float64
		for n := range pairs {
			ratios = append(ratios, found[1][n].cost/found[0][n].cost)
		}
		slices.Sort(ratios)
		fmt.Fprintf(w, "ratio\t\t%.3f\t(%.3f to %.3f)\t\t\t\t\t\t\t\t\n", ratios[len(ratios)/2], ratios[0], ratios[len(ratios)-1])
	}
	if err := w.Flush(); err != nil || l.For < time.Minute {
		return err
	}
	for i, k := range all {
		for _, f := range found[i] {
			fmt.Printf("%v: KB a stream, from tenth to tenth of the time: %.0f\n", k, f.memory)
		}
	}
	return nil
}
