// Command player plays tables of squires for command tune, which builds it with numbers of theirs that can be moved: for every
// seat of every table it is drawn anew which are, and it says how well those did who had each.
//
//	player [-numbers N] [-seed S] [-tables N] GAME
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"slices"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/play"
	"signoria/tools/tune/knob"
)

// How many seats the tables have: with fewer a game is often another one, and with more it takes long.
const (
	fewest = 3
	most   = 5
)

// longest is after how many questions a table is given up, ten times as many as usual, and bearable, of how many tables one may be.
const (
	longest  = 15_000
	bearable = 20
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "player:", err)
		os.Exit(1)
	}
}

func run() error {
	numbers := flag.Int("numbers", 0, "how many numbers there are")
	seed := flag.Uint64("seed", 1, "the first table's seed")
	tables := flag.Int("tables", 1000, "how many tables are played")
	flag.Parse()
	i := slices.IndexFunc(games.All(), func(g play.Game) bool { return g.ID() == flag.Arg(0) })
	if i < 0 {
		return fmt.Errorf("there is no game %q", flag.Arg(0))
	}
	tried := make([]knob.Trial, *numbers)
	broken := 0
	for n := range *tables {
		if err := table(games.All()[i], *seed+uint64(n), tried); err != nil {
			if broken++; broken > *tables/bearable {
				return fmt.Errorf("%d of %d tables broke, the last so: %w", broken, n+1, err)
			}
		}
	}
	return json.NewEncoder(os.Stdout).Encode(tried)
}

// table plays a table and adds what came of it. A number that is moved may break what its judgement takes for granted: such a
// table counts for nothing.
func table(game play.Game, seed uint64, tried []knob.Trial) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("seed %d: %v", seed, r)
		}
	}()
	src := chance.New(seed)
	setup, err := drawn(game, seed, &src)
	if err != nil {
		return err
	}
	knob.Seats = make([][]uint8, setup.Seats)
	for s := range knob.Seats {
		knob.Seats[s] = moved(len(tried), &src)
	}
	standing, _, err := game.Playouts(squire, seed, longest)(setup)
	if err != nil {
		return err
	}
	for s, well := range didWell(standing) {
		for no, way := range knob.Seats[s] {
			tried[no][way].Add(well)
		}
	}
	return nil
}

// squire is the level of bot whose numbers are moved.
const squire = "squire"

func drawn(game play.Game, seed uint64, src *chance.Source) (signoria.Setup, error) {
	from, to := game.Seats()
	from, to = max(from, fewest), min(to, most)
	said := signoria.Setup{Game: game.ID(), Version: game.Version(), Seed: seed, Seats: from + src.N(to-from+1)}
	return play.Drawn(game, said, false, slices.Repeat([]string{squire}, signoria.MaxSeats), src)
}

// moved leaves half of the numbers where they are, and moves the others one way or the other.
func moved(numbers int, src *chance.Source) []uint8 {
	ways := [...]uint8{knob.Left, knob.Left, knob.Up, knob.Down}
	all := make([]uint8, numbers)
	for i := range all {
		all[i] = ways[src.N(len(ways))]
	}
	return all
}

// didWell is how well each seat did: half of it is what of the victory was its own, beyond an equal share; half, which chance moves
// less, by how much it was ahead of the others or behind them.
func didWell(st play.Standing) []float64 {
	n := float64(len(st.Places))
	well, mean, apart := make([]float64, len(st.Places)), 0.0, 0.0
	for _, p := range st.Places {
		mean += score(p) / n
	}
	for _, p := range st.Places {
		apart += math.Abs(score(p)-mean) / n
	}
	const ahead = 1.0 / 8 // what it is worth to be as far ahead as seats are apart
	for _, p := range st.Places {
		well[p.Seat] = -0.5 / n
		if apart > 0 {
			well[p.Seat] += ahead * (score(p) - mean) / apart
		}
	}
	for _, s := range st.Winners {
		well[s] += 0.5 / float64(len(st.Winners))
	}
	return well
}

func score(p play.Place) float64 { return float64(p.Scores[0].Value) }
