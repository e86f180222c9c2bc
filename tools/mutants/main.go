// Command mutants breaks the code of a game's rules on purpose, one small thing at a time, and tells which breaks no
// test notices. It is how one knows that a rule which a test cites is a rule which a test proves.
//
//	go run ./tools/mutants warrior-knights
//
// A mutant is one such break: a comparison turned, a condition forgotten, a number one too high, a statement left out,
// a refusal that forbids nothing, a draw that always comes out the same. It belongs to the rules that the code cites
// where it stands. So many mutants are drawn at random; each is tried first by the tests that cite one of its rules,
// and if these pass, by the game's package without its golden records, which detect change, not error. Where editions of
// a game share rules, their package is the game's too, and its tests are run for that edition alone.
//
// All mutants there are, drawn or not, are woven into one test binary a package, each dormant until the environment names
// it, so that the compiler runs once a game and not once a mutant, nor once a draw. The source tree is not touched (go test -overlay).
//
// What came out is written beside the game's rules as mutants.yaml; signoria rules --coverage reads it. A mutant that
// changes nothing anybody could see is named in equivalent_mutants.yaml there with the reason, and counts no more.
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"signoria/games"
	"signoria/rulebook"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// wishes are what the command line asks for.
type wishes struct {
	game  string
	draw  int    // how many mutants, 0 for all
	seed  uint64 // of the draw
	only  string // mutants whose name or rules hold this
	list  bool   // name them and try none
	quick bool   // try only the citing tests
	write bool   // write mutants.yaml
	jobs  int
}

func wishesOf(args []string) (w wishes, err error) {
	f := flag.NewFlagSet("mutants", flag.ContinueOnError)
	f.IntVar(&w.draw, "draw", 300, "how many mutants to draw at random; 0 for all")
	f.Uint64Var(&w.seed, "seed", 1, "the seed of the draw")
	f.StringVar(&w.only, "only", "", "only mutants whose `name` or rules hold this")
	f.BoolVar(&w.list, "list", false, "name the mutants drawn, and try none")
	f.BoolVar(&w.quick, "quick", false, "try only the tests that cite a mutant's rules, not the package after them")
	f.BoolVar(&w.write, "write", false, "write mutants.yaml beside the game's rules")
	f.IntVar(&w.jobs, "jobs", runtime.NumCPU(), "how many mutants to try at once")
	f.Usage = func() {
		fmt.Fprintln(f.Output(), "usage: mutants [flags] GAME")
		f.PrintDefaults()
	}
	if err := f.Parse(args); err != nil {
		return w, err
	}
	if f.NArg() != 1 {
		return w, fmt.Errorf("name one game, as warrior-knights")
	}
	w.game = f.Arg(0)
	if w.write && (w.only != "" || w.quick) {
		return w, fmt.Errorf("-write is for a whole trial of a draw from all mutants, not with -only or -quick")
	}
	return w, nil
}

func run(ctx context.Context, args []string) error {
	w, err := wishesOf(args)
	if err != nil {
		return err
	}
	book, err := rulebook.Of(w.game)
	if err != nil {
		return err
	}
	src, err := load(rulebook.Folders(book.Game)...)
	if err != nil {
		return err
	}
	dir := rulebook.Folder(book.Game)
	same, err := readEquivalents(dir)
	if err != nil {
		return err
	}
	all := src.mutants(book)
	if err := same.known(all); err != nil {
		return err
	}
	drawn := draw(w, slices.DeleteFunc(slices.Clone(all), func(m mutant) bool { return same.why[m.Name] != "" }))
	if w.list {
		for _, m := range drawn {
			fmt.Printf("%s\t%s\n", m.Name, strings.Join(m.Rules, " "))
		}
		return nil
	}
	tests, err := src.citing()
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	trial, err := src.weave(ctx, all, work)
	if err != nil {
		return err
	}
	trial.passOver(others(book.Game))
	fates, err := trial.all(ctx, drawn, tests, w)
	if err != nil {
		return err
	}
	sum := summed(w, len(all), drawn, fates)
	sum.print(os.Stdout, drawn, fates)
	if w.write {
		return sum.write(filepath.Join(dir, rulebook.MutantsFile))
	}
	return nil
}

// others are the other editions of a game: those that share its rules, and the tests of these.
func others(game string) (ids []string) {
	for _, g := range games.All() {
		shared := func(dir string) bool { return slices.Contains(rulebook.Folders(game), dir) }
		if id := g.ID(); id != game && slices.ContainsFunc(rulebook.Folders(id), shared) {
			ids = append(ids, id)
		}
	}
	return ids
}

// draw draws the mutants to try, in the order in which they stand in the code.
func draw(w wishes, all []mutant) []mutant {
	all = slices.DeleteFunc(all, func(m mutant) bool {
		return w.only != "" && !strings.Contains(m.Name+" "+strings.Join(m.Rules, " "), w.only)
	})
	if w.draw == 0 || w.draw >= len(all) {
		return all
	}
	picks := rand.New(rand.NewPCG(w.seed, 0)).Perm(len(all))[:w.draw]
	slices.Sort(picks)
	drawn := make([]mutant, len(picks))
	for i, p := range picks {
		drawn[i] = all[p]
	}
	return drawn
}
