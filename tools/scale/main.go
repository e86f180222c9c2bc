// Command scale measures what grows with how much is played: what a whole game keeps in either store, and how many answers a
// second either takes, by how many write at once. It prints what it found and draws it: docs/scaling.md goes by it.
//
//	go run ./tools/scale --plots docs
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"time"

	"signoria/games"
)

func main() {
	played := flag.Int("games", 6, "how many games of each are played, by squires")
	long := flag.Duration("for", 2*time.Second, "how long is written each time")
	plots := flag.String("plots", "", "the folder into which the plots are drawn")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, *played, *long, *plots); err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

func measure(ctx context.Context, played int, long time.Duration, plots string) (err error) {
	k, err := newKeeper()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, k.close()) }()
	var kept []size
	for _, g := range games.All() {
		of, err := k.sizes(ctx, g, played)
		if err != nil {
			return fmt.Errorf("%s: %w", g.ID(), err)
		}
		kept = append(kept, of)
	}
	printSizes(os.Stdout, kept)
	rates, err := k.rates(ctx, long)
	if err != nil {
		return err
	}
	printRates(os.Stdout, rates)
	if plots == "" {
		return nil
	}
	return cmp.Or(os.WriteFile(filepath.Join(plots, "scaling-bytes.svg"), []byte(drawSizes(kept)), 0o644),
		os.WriteFile(filepath.Join(plots, "scaling-writes.svg"), []byte(drawRates(rates)), 0o644))
}
