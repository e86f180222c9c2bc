// Command tune finds out which numbers of a squire's judgement win more when they are moved, and moves them.
//
//	go run ./tools/tune -write mu-alpha mu-prototype
//
// In a step squires play thousands of tables. For every seat of each some numbers are drawn that are moved, a quarter of all up by
// a third and a quarter down; what chance does not explain of how well those did, is what a move is worth. What is surely worth
// something is moved for the next step. Hundreds of numbers are tried at once so, each by all tables.
//
// A number is a whole one from 2 on in a function of the files squire*.go, or in a constant of theirs, where it does not say which
// of many something is. Of games that share squires several are named: they are played by turns.
//
// The tables are played without bargains, so what squires reckon of these is not tried. A table that a moved number breaks counts
// for nothing.
//
// What asks which number is moved is woven into one program for the players, whatever the games; the source tree is not touched by that (go build
// -overlay), but by -write.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"

	"signoria/rulebook"
	"signoria/tools/tune/knob"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := tune(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func tune(ctx context.Context) error {
	tables := flag.Int("tables", 16_000, "how many tables are played in a step")
	steps := flag.Int("steps", 3, "how many steps there are")
	surely := flag.Float64("surely", 2, "by how many standard errors a move must be better")
	seed := flag.Uint64("seed", 1, "the first table's seed")
	write := flag.Bool("write", false, "write the numbers that are better; without it there is one step")
	flag.Parse()
	dirs, err := foldersOf(flag.Args())
	if err != nil {
		return err
	}
	handfuls := max(flag.NArg(), (*tables+handful-1)/handful) // of every game one at least
	*tables = handfuls * handful
	for range *steps {
		code, err := read(dirs)
		if err != nil {
			return err
		}
		tried, err := code.try(ctx, flag.Args(), *seed, *tables)
		if err != nil {
			return err
		}
		edits := better(code, tried, *surely)
		if !*write {
			return nil
		}
		if err := save(edits); err != nil {
			return err
		}
		*seed += uint64(*tables)
	}
	return nil
}

// foldersOf are where the squires of some games stand.
func foldersOf(games []string) (dirs []string, err error) {
	if len(games) == 0 {
		return nil, errors.New("say which games, as mu-alpha mu-prototype")
	}
	for _, game := range games {
		book, err := rulebook.Of(game)
		if err != nil {
			return nil, err
		}
		dirs = append(dirs, rulebook.Folders(book.Game)...)
	}
	slices.Sort(dirs)
	return slices.Compact(dirs), nil
}

// better tells which numbers are better moved, and how the files change by it.
func better(code *source, tried []knob.Trial, surely float64) map[string][]edit {
	edits := map[string][]edit{}
	for i := range code.numbers {
		n, left := &code.numbers[i], tried[i][knob.Left]
		best := 0.0
		for _, way := range []int{knob.Down, knob.Up} {
			by, within := tried[i][way].Better(left)
			if by <= best || by <= surely*within {
				continue
			}
			best = by
			moved := knob.Moved(n.value, way)
			fmt.Printf("%s:%d: %d better than %d by %.4f, within %.4f\n", n.file, n.line, moved, n.value, by, within)
			edits[n.file] = append(slices.DeleteFunc(edits[n.file], func(e edit) bool { return e.from == n.from }), edit{n.from, n.to, fmt.Sprint(moved)})
		}
	}
	return edits
}
