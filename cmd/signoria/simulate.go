package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
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
	"signoria/play"
	"signoria/play/playtest"
)

// simulated is one table, as --json tells it.
type simulated struct {
	Seed      uint64         `json:"seed,string"`
	Seats     int            `json:"seats"`
	Bots      []string       `json:"bots"`
	Options   map[string]int `json:"options,omitempty"`
	Winners   []play.Seat    `json:"winners"`
	Turns     int            `json:"turns"`
	Decisions int            `json:"decisions"`
	End       string         `json:"end"`

	err    error
	record signoria.Record
}

type simulation struct {
	game    play.Game
	seats   int // 0: any number, drawn for each table
	tables  int
	seed    uint64
	bots    []string // one for each seat, or one for all
	options map[string]int
	any     bool // options drawn for each table
	check   bool
}

// simulate plays tables of bots on all cores and sums up who won and how.
func simulate(e env, args []string) error {
	var s simulation
	f := flags("simulate")
	f.IntVar(&s.seats, "seats", 4, "")
	f.IntVar(&s.tables, "tables", 100, "")
	f.Uint64Var(&s.seed, "seed", 1, "")
	f.BoolVar(&s.check, "check", false, "")
	bots := f.String("bots", "random", "")
	options := f.String("options", "", "")
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
	if s.bots, err = botList(s.game, *bots, s.seats); err != nil {
		return err
	}
	if s.any = *options == "any"; !s.any {
		if s.options, err = optionList(*options); err != nil {
			return err
		}
	}
	if _, err := s.game.Start(s.setup(0)); err != nil {
		return misuse{err}
	}
	all, err := s.play(e)
	if err != nil {
		return err
	}
	if !*asJSON {
		s.summary(e.out, all)
		return nil
	}
	enc := json.NewEncoder(e.out)
	for _, t := range all {
		if err := enc.Encode(t); err != nil {
			return err
		}
	}
	return nil
}

// botList reads --bots: one level for all seats, or one for each.
func botList(g play.Game, list string, seats int) ([]string, error) {
	names := strings.Split(list, ",")
	if len(names) != 1 && len(names) != seats {
		return nil, misusef("--bots names %d bots for %d seats: name one for all or one for each", len(names), seats)
	}
	for _, n := range names {
		if !slices.Contains(g.Bots(), n) {
			return nil, misusef("there is no bot %q; there is %s", n, strings.Join(g.Bots(), ", "))
		}
	}
	return names, nil
}

// optionList reads --options: id=number,id=number.
func optionList(list string) (map[string]int, error) {
	options := map[string]int{}
	for item := range strings.SplitSeq(list, ",") {
		if item == "" {
			continue
		}
		var value int
		id, number, _ := strings.Cut(item, "=")
		if _, err := fmt.Sscan(number, &value); err != nil {
			return nil, misusef("--options %q: say id=number,id=number or \"any\"", item)
		}
		options[id] = value
	}
	return options, nil
}

// setup is that of the i-th table.
func (s *simulation) setup(i int) signoria.Setup {
	setup := signoria.Setup{Game: s.game.ID(), Version: s.game.Version(), Seats: s.seats, Options: s.options, Seed: s.seed + uint64(i)}
	src := chance.New(setup.Seed)
	if least, most := s.game.Seats(); setup.Seats == 0 {
		setup.Seats = least + src.N(most-least+1)
	}
	if s.any {
		setup.Options = map[string]int{}
		for _, o := range s.game.Options() {
			if !o.PerSeat {
				setup.Options[o.ID] = o.Values[src.N(len(o.Values))]
			}
		}
	}
	return setup
}

func (s *simulation) table(i int) simulated {
	setup := s.setup(i)
	bots := s.bots
	if len(bots) == 1 {
		bots = slices.Repeat(bots, setup.Seats)
	}
	p, err := playtest.Play(s.game, playtest.Options{Setup: setup, Seed: setup.Seed, Bots: bots, Meddle: s.check, Blind: s.check, NoReplay: !s.check})
	return simulated{Seed: setup.Seed, Seats: setup.Seats, Bots: bots, Options: setup.Options, Winners: p.Standing.Winners,
		Turns: p.Standing.Turn, Decisions: p.Answers, End: p.Standing.End, err: err, record: p.Record}
}

// play plays all tables and returns them in the order of their seeds, or the first that went wrong
// as an error.
func (s *simulation) play(e env) ([]simulated, error) {
	bar := progress(e.err, s.tables, s.game.ID())
	next, done, stop := make(chan int), make(chan simulated), make(chan struct{})
	go func() {
		defer close(next)
		for i := range s.tables {
			select {
			case next <- i:
			case <-stop:
				return
			case <-e.ctx.Done():
				return
			}
		}
	}()
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range next {
				done <- s.table(i)
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
		case broken == nil:
			broken = &t
			close(stop)
		}
	}
	if broken != nil {
		return nil, breach(broken)
	}
	if e.ctx.Err() != nil {
		return nil, fmt.Errorf("stopped after %d tables", len(all))
	}
	slices.SortFunc(all, func(x, y simulated) int { return cmp.Compare(x.Seed, y.Seed) })
	return all, nil
}

// progress is a bar for somebody who looks; a file or a pipe gets none.
func progress(w io.Writer, tables int, what string) *progressbar.ProgressBar {
	f, ok := w.(*os.File)
	seen := ok && term.IsTerminal(int(f.Fd()))
	return progressbar.NewOptions(tables, progressbar.OptionSetWriter(w), progressbar.OptionSetDescription(what),
		progressbar.OptionSetVisibility(seen), progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionShowCount(),
		progressbar.OptionShowIts(), progressbar.OptionSetItsString("tables"), progressbar.OptionClearOnFinish())
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
	var sat, wins [signoria.MaxSeats]int
	ends := map[string]int{}
	var turns, decisions []int
	for _, t := range all {
		for seat := range t.Seats {
			sat[seat]++
		}
		for _, w := range t.Winners {
			wins[w]++
		}
		ends[t.End]++
		turns, decisions = append(turns, t.Turns), append(decisions, t.Decisions)
	}
	fmt.Fprintf(out, "%d tables of %s\n\n", n, s.game.ID())
	for seat, played := range sat {
		if played == 0 {
			continue
		}
		lo, hi := interval(wins[seat], played)
		fmt.Fprintf(out, "  seat %d  %-8s won %5d of %5d  %5.1f %%  (95 %%: %.1f to %.1f)\n", seat, s.bots[min(seat, len(s.bots)-1)],
			wins[seat], played, 100*float64(wins[seat])/float64(played), 100*lo, 100*hi)
	}
	fmt.Fprintf(out, "\n  turns      %s\n  decisions  %s\n\n", spread(turns), spread(decisions))
	names := make([]string, 0, len(ends))
	for end := range ends {
		names = append(names, end)
	}
	slices.Sort(names)
	for _, end := range names {
		fmt.Fprintf(out, "  ended by %-12s %5d  %5.1f %%\n", end, ends[end], 100*float64(ends[end])/float64(n))
	}
}

// interval is Wilson's 95 % interval of a share.
func interval(wins, n int) (lo, hi float64) {
	const z = 1.959964
	p, m := float64(wins)/float64(n), float64(n)
	centre := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return max(0, centre-half), min(1, centre+half)
}

// spread tells the least, the median, the 90th percentile and the most.
func spread(xs []int) string {
	slices.Sort(xs)
	n := len(xs)
	return fmt.Sprintf("least %d, median %d, 90 %% within %d, most %d", xs[0], xs[n/2], xs[min(n-1, n*9/10)], xs[n-1])
}
