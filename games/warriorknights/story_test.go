package warriorknights

import (
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// Where the Prestige came from, as the chronicle tells it, adds up to what each Baron has.
func TestSourcesAddUpToPrestige(t *testing.T) {
	for _, name := range []string{"two-barons", "four-barons", "six-barons", "elimination"} {
		addUp(t, playtest.GoldenRecord(t, name))
	}
	for seed := range uint64(12) {
		p, err := playtest.Play(ours, playtest.Options{
			Setup: setup(2+int(seed%5), seed, map[string]int{optionLength: 8, optionOutOfGame: int(seed % 2)}), Seed: seed, NoReplay: true,
			Bots: []string{"squire", "random", "squire", "squire", "random", "squire"},
		})
		if err != nil {
			t.Fatal(err)
		}
		addUp(t, p.Record)
	}
}

func addUp(t *testing.T, r signoria.Record) {
	t.Helper()
	l, err := ours.Replay(r)
	if err != nil {
		t.Fatal(err)
	}
	got := map[play.Seat]int{}
	for _, line := range l.Lines(0) {
		for _, gain := range ours.Gains(line) {
			got[gain.Seat] += gain.Points
			for _, language := range rulebook.Languages {
				if ours.Text(language, "source."+gain.Source) == "" {
					t.Fatalf("%s: the source %q has no name", language, gain.Source)
				}
			}
		}
	}
	for _, p := range l.Standing().Places {
		if p.Scores[0].Name != "prestige" || p.Scores[0].Value != got[p.Seat] {
			t.Errorf("%d seats, seed %d: Baron %d has %v; his sources add up to %d", r.Seats, r.Seed, p.Seat, p.Scores[0], got[p.Seat])
		}
	}
}

// Hints are about questions that there are.
func TestHintsAreOfPrompts(t *testing.T) {
	known := map[string]bool{}
	for _, name := range texts.Prompts {
		known["hint."+name] = true
	}
	for _, key := range texts.Keys("en") {
		if len(key) > 5 && key[:5] == "hint." && !known[key] {
			t.Errorf("%q is about no question", key)
		}
	}
}
