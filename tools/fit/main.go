// Command fit lets bots play a game and fits to what came of it how likely a seat is to win that stands so: the weights
// of the numbers that the game's Mind tells of it. It keeps every fifth game back, and says how well the fit tells those.
//
//	fit [-tables N] [-seed S] [-bots LEVEL] [-to FILE] [-plot FILE] GAME
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/schollz/progressbar/v3"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/games/value"
	"signoria/play"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := fit(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

func fit(ctx context.Context) error {
	tables := flag.Int("tables", 2000, "how many tables are played")
	seed := flag.Uint64("seed", 1, "the first table's seed")
	bots := flag.String("bots", "squire", "the level of bots that play them")
	to := flag.String("to", "", "the file that the weights are written to; none: they are only tried")
	plot := flag.String("plot", "", "the file that is drawn of how well the chances came true, as an SVG; none: nothing is drawn")
	flag.Parse()
	i := slices.IndexFunc(games.All(), func(g play.Game) bool { return g.ID() == flag.Arg(0) })
	if i < 0 || games.All()[i].Value() == nil {
		return fmt.Errorf("say which game whose bots think ahead: fit [flags] GAME")
	}
	game := games.All()[i]
	played, err := playAll(ctx, game, *bots, *seed, *tables)
	if err != nil {
		return err
	}
	known, kept := parted(played)
	v, err := fitted(game.Value().Names, known)
	if err != nil {
		return err
	}
	report := judged(v, kept)
	about := fmt.Sprintf("How much each number weighs that tells how a seat stands: at first, and what is added with the game's progress and its cube.\n"+
		"Fitted to %d tables of bots (%s) from seed %d: make fit GAME=%s TABLES=%d.\n%s", len(played), *bots, *seed, game.ID(), len(played), report)
	fmt.Println(about)
	if *plot != "" {
		if err := os.WriteFile(*plot, []byte(report.picture(game.Text("en", "title")+": how chances come true")), 0o644); err != nil {
			return err
		}
	}
	if *to == "" {
		return nil
	}
	file, err := os.Create(*to)
	if err != nil {
		return err
	}
	return errors.Join(value.Write(file, v, about), file.Close())
}

// anyOptions is among how many tables one has any options: the others are played as most are.
const anyOptions = 4

// playAll plays tables of any size on all cores.
func playAll(ctx context.Context, game play.Game, level string, seed uint64, tables int) ([][]play.Sample, error) {
	played, errs := make([][]play.Sample, tables), make([]error, tables)
	bar := progressbar.Default(int64(tables), game.ID())
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(tables); i = next.Add(1) - 1 {
				played[i], errs[i] = table(ctx, game, level, seed+uint64(i))
				_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return played, nil
}

func table(ctx context.Context, game play.Game, level string, seed uint64) ([]play.Sample, error) {
	src := chance.New(seed)
	levels := make([]string, signoria.MaxSeats)
	for s := range levels {
		levels[s] = level
	}
	setup, err := play.Drawn(game, signoria.Setup{Game: game.ID(), Version: game.Version(), Seed: seed}, seed%anyOptions == 0, levels, &src)
	if err != nil {
		return nil, err
	}
	return game.Samples(ctx, setup, level, seed)
}

// moment is a sample and how much it counts: a long game's no more than a short one's, all together.
type moment struct {
	play.Sample
	counts float64
}

// parted keeps the moments of every fifth game back.
func parted(played [][]play.Sample) (known, kept []moment) {
	for i, samples := range played {
		for _, s := range samples {
			m := moment{s, 1 / float64(len(samples))}
			if i%5 == 4 {
				kept = append(kept, m)
			} else {
				known = append(known, m)
			}
		}
	}
	return known, kept
}
