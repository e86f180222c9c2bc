package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"signoria"
	"signoria/chance"
	"signoria/figure"
	"signoria/play"
	"signoria/play/engine"
	"signoria/play/playtest"
)

// simulated is one table, as --json tells it.
type simulated struct {
	Game      string         `json:"game"`
	Seed      uint64         `json:"seed,string"`
	Seats     int            `json:"seats"`
	Bots      []string       `json:"bots"`
	Options   map[string]int `json:"options,omitempty"` // what is not here had its default
	Called    []string       `json:"called,omitempty"`  // what each seat played, where seats differ
	Winners   []play.Seat    `json:"winners"`
	Scores    []int          `json:"scores"` // the first of each seat
	Turns     int            `json:"turns"`
	Decisions int            `json:"decisions"`
	End       string         `json:"end"`
	Deeds     []deeds        `json:"deeds,omitempty"` // of each seat, where they are wanted

	err    error
	record signoria.Record
}

type simulation struct {
	game    play.Game
	seats   int // 0: any number, drawn for each table
	tables  int
	seed    uint64
	bots    []string // one for each seat, or one for all; none: they are drawn for each table
	rotate  bool     // each table sits them one seat further
	options map[string]int
	any     bool // the other options are drawn for each table
	check   bool
	tries   int  // asides tried at each question, of tables that are checked
	deeds   bool // what each seat did is counted
	within  int  // decisions after which a table is left as it stands; 0 to play it to its end
}

// simulate plays tables of bots on all cores and sums up who won and how.
func simulate(e env, args []string) error {
	var s simulation
	f := flags("simulate")
	f.IntVar(&s.seats, "seats", unsaid, "")
	f.IntVar(&s.tables, "tables", 100, "")
	f.Uint64Var(&s.seed, "seed", 1, "")
	f.BoolVar(&s.check, "check", false, "")
	f.BoolVar(&s.rotate, "rotate", false, "")
	f.BoolVar(&s.deeds, "deeds", false, "")
	f.IntVar(&s.tries, "tries", 1, "")
	f.IntVar(&s.within, "within", 0, "")
	bots := f.String("bots", play.RandomBot, "")
	choice := choosing(f)
	asJSON := f.Bool("json", false, "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if s.game, err = e.game(words); err != nil {
		return err
	}
	if s.tables < 1 {
		return misusef("--tables %d: at least 1", s.tables)
	}
	if s.tries < 0 {
		return misusef("--tries %d: at least 0", s.tries)
	}
	if s.within < 0 {
		return misusef("--within %d: at least 0", s.within)
	}
	if s.bots, err = s.botList(*bots); err != nil {
		return err
	}
	if s.options, s.any, err = choice.of(s.game); err != nil {
		return err
	}
	if _, err := s.setup(0, s.botsAt(0)); err != nil {
		return misuse{err}
	}
	all, stopped := s.play(e)
	if len(all) == 0 {
		return stopped
	}
	return errors.Join(s.tell(e.out, all, *asJSON), stopped)
}

// tell prints all that was played: each table on a line as JSON, or what they come to.
func (s *simulation) tell(out io.Writer, all []simulated, asJSON bool) error {
	if !asJSON {
		s.summary(out, all)
		if s.deeds {
			return printDeeds(out, all)
		}
		return nil
	}
	enc := json.NewEncoder(out)
	for _, t := range all {
		if err := enc.Encode(t); err != nil {
			return err
		}
	}
	return nil
}

// anyBots is the --bots with which they are drawn for each table.
const anyBots = "any"

// botList reads --bots: one level for all seats, or one for each. Several say how many seats there are, if nothing
// else does. It returns none if they are drawn.
func (s *simulation) botList(list string) ([]string, error) {
	names := strings.Split(list, ",")
	if list == anyBots {
		names = nil
	}
	if s.seats == unsaid {
		if s.seats = len(names); len(names) <= 1 {
			s.seats = usualSeats(s.game)
		}
	}
	if len(names) > 1 && len(names) != s.seats {
		return nil, misusef("--bots names %d bots for %d seats: name one for all or one for each", len(names), s.seats)
	}
	for _, n := range names {
		if level, _, elsewhere := engine.Named(n); elsewhere && level != "" {
			continue // that program knows its own
		}
		src := chance.New(s.seed)
		if !play.Knows(s.game, play.Lively(s.game, []string{n}, &src)[0]) {
			return nil, misusef("there is no bot %q; there is %s: signoria games %s says what they may be like", n, strings.Join(s.game.Bots(), ", "), s.game.ID())
		}
	}
	return names, nil
}

// botsAt are the bots that sit at the i-th table, as many as could. Where they are drawn there are as many of the one level as
// of the other, or one more, and chance gives each any of its tempers or none.
func (s *simulation) botsAt(i int) []string {
	bots := make([]string, signoria.MaxSeats)
	if len(s.bots) == 0 {
		src := chance.New(s.seed + uint64(i))
		all := slices.Clone(s.game.Bots())
		for seat := range bots {
			if seat%len(all) == 0 {
				chance.Shuffle(&src, all)
			}
			level := all[seat%len(all)]
			likes := append(s.game.Tempers(level), "")
			bots[seat] = play.BotNamed(level, likes[src.N(len(likes))])
		}
		return bots
	}
	for seat := range bots {
		at := seat
		if s.rotate {
			at = (seat + i) % len(s.bots)
		}
		bots[seat] = s.bots[min(at, len(s.bots)-1)]
	}
	src := chance.New(s.seed + uint64(i))
	return play.Lively(s.game, bots, &src)
}

// setup is that of a table, as its bots find it.
func (s *simulation) setup(i int, sit []string) (signoria.Setup, error) {
	said := signoria.Setup{Game: s.game.ID(), Version: s.game.Version(), Seats: s.seats, Options: s.options, Seed: s.seed + uint64(i)}
	src := chance.New(said.Seed)
	bots := make([]string, len(sit))
	for seat := range bots {
		bots[seat], _, _ = engine.Named(sit[seat])
	}
	return play.Drawn(s.game, said, s.any, bots, &src)
}

func (s *simulation) table(i int, stop <-chan struct{}) simulated {
	sit := s.botsAt(i)
	setup, err := s.setup(i, sit)
	t := simulated{Game: setup.Game, Seed: setup.Seed, Seats: setup.Seats, Options: setup.Options, err: err}
	if err != nil {
		return t
	}
	sit = sit[:setup.Seats]
	for _, bot := range sit {
		t.Bots = append(t.Bots, engine.Short(bot))
	}
	o := playtest.Options{Setup: setup, Seed: setup.Seed, Bots: sit, Meddle: s.check, StandIns: s.check, Blind: s.check, NoReplay: !s.check, Within: s.within, Stop: stop}
	if s.check {
		o.Tries = s.tries
	}
	var p playtest.Played
	p, t.err = playtest.Play(s.game, o)
	t.Winners, t.Turns, t.Decisions, t.End, t.record = p.Standing.Winners, p.Standing.Turn, p.Answers, p.Standing.End, p.Record
	if slices.ContainsFunc(p.Called, func(called string) bool { return called != "" }) {
		t.Called = p.Called
	}
	if s.deeds {
		t.Deeds = deedsIn(s.game, p.Record)
	}
	t.Scores = make([]int, setup.Seats)
	for _, place := range p.Standing.Places {
		t.Scores[place.Seat] = place.Scores[0].Value
	}
	return t
}

// play plays all tables and returns them in the order of their seeds, or the first that went wrong
// as an error. Stopped, it returns those that were played to their end, and an error that says so.
func (s *simulation) play(e env) ([]simulated, error) {
	bar := progress(e.err, s.tables, s.game.ID(), "tables")
	ctx, stop := context.WithCancel(e.ctx)
	defer stop()
	next, done := make(chan int), make(chan simulated)
	go func() {
		defer close(next)
		for i := range s.tables {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range next {
				done <- s.table(i, ctx.Done())
			}
		})
	}
	go func() { workers.Wait(); close(done) }()

	var all []simulated
	var broken *simulated
	for t := range done {
		_ = bar.Add(1) // a progress bar that cannot be drawn is no reason to stop
		switch {
		case t.err == nil:
			all = append(all, t)
		case broken == nil && !errors.Is(t.err, playtest.ErrStopped):
			broken = &t
			stop()
		}
	}
	if broken != nil {
		return nil, breach(broken)
	}
	slices.SortFunc(all, func(x, y simulated) int { return cmp.Compare(x.Seed, y.Seed) })
	if e.ctx.Err() != nil {
		return all, fmt.Errorf("stopped after %d of %d tables", len(all), s.tables)
	}
	return all, nil
}

// progress is a bar for somebody who looks; a file or a pipe gets none.
func progress(w io.Writer, most int, what, of string) *progressbar.ProgressBar {
	f, ok := w.(*os.File)
	seen := ok && term.IsTerminal(int(f.Fd()))
	return progressbar.NewOptions(most, progressbar.OptionSetWriter(w), progressbar.OptionSetDescription(what),
		progressbar.OptionSetVisibility(seen), progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionShowCount(),
		progressbar.OptionShowIts(), progressbar.OptionSetItsString(of), progressbar.OptionClearOnFinish())
}

// breach writes the record of a table that went wrong, and says so.
func breach(t *simulated) error {
	name := fmt.Sprintf("breach-%d.json", t.Seed)
	raw, err := json.Marshal(t.record)
	if err == nil {
		err = os.WriteFile(name, raw, 0o644)
	}
	if err != nil {
		return fmt.Errorf("seed %d: %w (and its record could not be written: %v)", t.Seed, t.err, err)
	}
	return fmt.Errorf("seed %d: %w; the record is in %s", t.Seed, t.err, name)
}

func (s *simulation) summary(out io.Writer, all []simulated) {
	n := len(all)
	ends := map[string]int{}
	var turns, decisions []int
	for _, t := range all {
		ends[cmp.Or(t.End, "nothing yet")]++
		turns, decisions = append(turns, t.Turns), append(decisions, t.Decisions)
	}
	fmt.Fprintf(out, "%d tables of %s\n", n, s.game.ID())
	printWins(out, all, func(t *simulated, seat int) string { return fmt.Sprintf("seat %d  %s", seat, t.Bots[seat]) })
	if len(s.bots) != 1 {
		printWins(out, all, func(t *simulated, seat int) string { return t.Bots[seat] })
	}
	if all[0].Called != nil {
		printWins(out, all, func(t *simulated, seat int) string { return t.Called[seat] })
	}
	fmt.Fprintf(out, "\n  turns      %s\n  decisions  %s\n\n", spread(turns), spread(decisions))
	for _, end := range slices.Sorted(maps.Keys(ends)) {
		fmt.Fprintf(out, "  ended by %-12s %5d  %5.1f %%\n", end, ends[end], 100*float64(ends[end])/float64(n))
	}
}

// printWins prints how often each kind of seat won, of the seats of that kind.
func printWins(out io.Writer, all []simulated, kind func(t *simulated, seat int) string) {
	fmt.Fprintln(out)
	tallies := winsBy(all, kind)
	for _, what := range slices.Sorted(maps.Keys(tallies)) {
		t := tallies[what]
		lo, hi := t.interval()
		fmt.Fprintf(out, "  %-16s won %5d of %5d  %5.1f %%  (95 %%: %.1f to %.1f)\n", what, t.won, t.played, 100*t.share(), 100*lo, 100*hi)
	}
}

// tally is how often something was played, and won; and how often it would have won if all at its tables were alike.
type tally struct {
	played, won int
	due         float64
}

func (t tally) share() float64 { return float64(t.won) / float64(t.played) }
func (t tally) fair() float64  { return t.due / float64(t.played) }

// interval is the 95 % interval of his share.
func (t tally) interval() (lo, hi float64) { return figure.Interval(t.share(), float64(t.played)) }

// winsBy counts the seats of every kind, and those of them that won.
func winsBy(all []simulated, kind func(t *simulated, seat int) string) map[string]tally {
	tallies := map[string]tally{}
	for i := range all {
		t := &all[i]
		for seat := range t.Seats {
			what := kind(t, seat)
			count := tallies[what]
			count.played++
			count.due += 1 / float64(t.Seats)
			if slices.Contains(t.Winners, play.Seat(seat)) {
				count.won++
			}
			tallies[what] = count
		}
	}
	return tallies
}

// spread tells the least, the median, the 90th percentile and the most.
func spread(xs []int) string {
	slices.Sort(xs)
	n := len(xs)
	return fmt.Sprintf("least %d, median %d, 90 %% within %d, most %d", xs[0], xs[n/2], xs[min(n-1, n*9/10)], xs[n-1])
}
