package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"sync/atomic"
	"text/tabwriter"
	"time"

	"signoria"
)

// writers are how many write at once, each at a table of its own.
var writers = []int{1, 2, 4, 8, 16, 32, 64}

// rate is how many answers a second so many have written.
type rate struct {
	writers      int
	file, server float64
	cost         float64 // processor time of PostgreSQL for one of them, in ms
}

// rounds are how often each is measured, by turns, for machines are noisy: the middle one counts.
const rounds = 3

// rates measures either store with ever more who write, each with a connection of his own.
func (k *keeper) rates(ctx context.Context, long time.Duration) (all []rate, err error) {
	found := make([][]rate, len(writers))
	for range rounds {
		for i, n := range writers {
			r, err := k.rate(ctx, n, long)
			if err != nil {
				return nil, err
			}
			found[i] = append(found[i], r)
		}
	}
	for i, n := range writers {
		all = append(all, rate{n, middle(found[i], func(r rate) float64 { return r.file }),
			middle(found[i], func(r rate) float64 { return r.server }), middle(found[i], func(r rate) float64 { return r.cost })})
	}
	return all, nil
}

func middle(all []rate, of func(rate) float64) float64 {
	var sorted []float64
	for _, r := range all {
		sorted = append(sorted, of(r))
	}
	slices.Sort(sorted)
	return sorted[len(sorted)/2]
}

// rate measures either store once.
func (k *keeper) rate(ctx context.Context, n int, long time.Duration) (r rate, err error) {
	r.writers = n
	in, err := k.inFile(ctx)
	if err == nil {
		r.file, err = in.writing(ctx, n, long)
	}
	if err == nil {
		in, err = k.inDatabase(ctx, n)
	}
	if err != nil {
		return r, err
	}
	before, err := k.server.Used()
	if err != nil {
		return r, err
	}
	if r.server, err = in.writing(ctx, n, long); err != nil {
		return r, err
	}
	after, err := k.server.Used()
	r.cost = (after - before).Seconds() * 1000 / (r.server * long.Seconds())
	return r, err
}

// writing has so many write for a while, drops the store, and returns how many answers a second were on disk.
func (in *kept) writing(ctx context.Context, n int, long time.Duration) (perSecond float64, err error) {
	defer func() { err = errors.Join(err, in.drop()) }()
	if err := in.CreatePlayer(ctx, signoria.Player{ID: "ada"}, []byte("x")); err != nil {
		return 0, err
	}
	for i := range n {
		if err := in.CreateTable(ctx, signoria.Table{ID: fmt.Sprint(i), Host: "ada"}); err != nil {
			return 0, err
		}
	}
	var done atomic.Int64
	var all sync.WaitGroup
	failed := make([]error, n)
	until := time.Now().Add(long)
	for i := range n {
		all.Go(func() {
			for no := int32(1); failed[i] == nil && time.Now().Before(until); no++ {
				row := signoria.Row{No: no, Kind: signoria.Answered, Ask: no, Verb: 7, At: time.Now().UnixMilli()}
				failed[i] = in.AppendRows(ctx, fmt.Sprint(i), []signoria.Row{row}, progress(4))
				done.Add(1)
			}
		})
	}
	all.Wait()
	return float64(done.Load()) / long.Seconds(), errors.Join(failed...)
}

func printRates(out io.Writer, all []rate) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "\nwrite at once\tSQLite: answers/s\tPostgreSQL: answers/s\tits processor time of one, ms\t")
	for _, r := range all {
		fmt.Fprintf(w, "%d\t%.0f\t%.0f\t%.2f\t\n", r.writers, r.file, r.server, r.cost)
	}
	_ = w.Flush() // it fails when nobody reads
}
