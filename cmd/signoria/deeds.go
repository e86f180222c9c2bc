package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"text/tabwriter"

	"signoria"
	"signoria/play"
)

// deeds are what a seat did in a game, as its record tells it: how often, and of what wants a number how much altogether.
type deeds map[string]deed

type deed struct {
	Times  int `json:"times"`
	Amount int `json:"amount,omitempty"`
}

// deedsIn are the deeds of each seat in a record, without those that were taken back.
func deedsIn(game play.Game, r signoria.Record) []deeds {
	undone := map[int32]bool{}
	for _, row := range r.Rows {
		undone[row.Target] = undone[row.Target] || row.Kind == signoria.TakenBack || row.Kind == signoria.GivenBack
	}
	all := make([]deeds, r.Seats)
	for seat := range all {
		all[seat] = deeds{}
	}
	for _, row := range r.Rows {
		if (row.Kind == signoria.Answered || row.Kind == signoria.Aside) && !undone[row.No] {
			all[row.Seat].add(game.Done(row), deed{1, int(row.N)})
		}
	}
	return all
}

func (d deeds) add(verb string, more deed) {
	d[verb] = deed{d[verb].Times + more.Times, d[verb].Amount + more.Amount}
}

// printDeeds prints what each kind of bot did in a game, in the mean.
func printDeeds(out io.Writer, all []simulated) error {
	done, games, verbs := map[string]deeds{}, map[string]int{}, deeds{}
	for _, t := range all {
		for seat, its := range t.Deeds {
			bot := t.Bots[seat]
			if games[bot]++; done[bot] == nil {
				done[bot] = deeds{}
			}
			for verb, d := range its {
				done[bot].add(verb, d)
				verbs.add(verb, d)
			}
		}
	}
	bots := slices.Sorted(maps.Keys(done))
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "\n  done in a game")
	for _, bot := range bots {
		fmt.Fprint(w, "\t", bot)
	}
	fmt.Fprintln(w)
	mean := func(bot string, n int) string { return fmt.Sprintf("%.2f", float64(n)/float64(games[bot])) }
	for _, verb := range slices.Sorted(maps.Keys(verbs)) {
		fmt.Fprint(w, "  ", verb)
		for _, bot := range bots {
			fmt.Fprint(w, "\t", mean(bot, done[bot][verb].Times))
			if verbs[verb].Amount != 0 {
				fmt.Fprint(w, " of ", mean(bot, done[bot][verb].Amount))
			}
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}
