package main

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"signoria/play"
)

// tables are so many at which these bots sat and that seat won.
func tables(n int, won play.Seat, bots ...string) []simulated {
	return slices.Repeat([]simulated{{Seats: len(bots), Bots: bots, Winners: []play.Seat{won}}}, n)
}

func rate(all ...[]simulated) map[string]bar {
	return ratingsOf(slices.Concat(all...), func(t *simulated, seat int) string { return t.Bots[seat] })
}

func TestRatings(t *testing.T) {
	near := func(what string, got, want, within float64) {
		t.Helper()
		if math.Abs(got-want) > within {
			t.Errorf("%s is %.1f, want %.0f within %.0f", what, got, want, within)
		}
	}
	for name, all := range map[string]map[string]bar{
		"of two":   rate(tables(1000, 0, "king", "squire"), tables(100, 1, "king", "squire")),
		"of three": rate(tables(1000, 2, "squire", "squire", "king"), tables(100, 0, "squire", "squire", "king"), tables(100, 1, "squire", "squire", "king")),
	} {
		near("who wins ten times as often at tables "+name, all["king"].value, 1400, 1)
		near("the squire", all["squire"].value, 1000, 0)
		near("the squire's distance from himself", all["squire"].hi-all["squire"].lo, 0, 1e-6)
	}
	// The variance of the logarithm of won to lost is 1/won + 1/lost.
	one := rate(tables(60, 0, "king", "squire"), tables(40, 1, "king", "squire"))["king"]
	near("half an interval", (one.hi-one.lo)/2, 1.96*400/math.Ln10*math.Sqrt(1./60+1./40), 2)
	if one.games != 100 {
		t.Errorf("%d games, want 100", one.games)
	}
	spotless := rate(tables(30, 0, "king", "squire"))["king"]
	if math.IsNaN(spotless.value) || spotless.value < 1400 || spotless.value > 3000 {
		t.Errorf("who has lost nothing is rated %.0f", spotless.value)
	}
	shared := tables(50, 0, "king", "squire")
	for i := range shared {
		shared[i].Winners = []play.Seat{0, 1}
	}
	near("who shares every victory", rate(shared)["king"].value, 1000, 1e-6)
	near("the mean where no squire has played", rate(tables(10, 0, "king", "random"))["king"].value+rate(tables(10, 0, "king", "random"))["random"].value, 2000, 1e-6)
}

func TestBotsAreDrawnEvenly(t *testing.T) {
	_, out, e := said(t, "simulate", "warrior-knights", "--seats", "4", "--options", "length=8", "--bots", "any", "--tables", "3", "--within", "5", "--json")
	if e != "" {
		t.Fatal(e)
	}
	var sat []string
	tempers := 0
	for line := range strings.Lines(out) {
		var got simulated
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		sat = append(sat, strings.Join(got.Bots, " "))
		var levels []string
		for _, bot := range got.Bots {
			level, temper := play.LevelAndTemper(bot)
			levels = append(levels, level)
			if temper != "" {
				tempers++
			}
		}
		slices.Sort(levels)
		if bots := strings.Join(levels, " "); bots != "king knight random squire" {
			t.Errorf("at a table of four sit %s", bots)
		}
	}
	if tempers == 0 || tempers == 9 {
		t.Errorf("of nine who may have a temper %d have one", tempers)
	}
	if slices.Sort(sat); len(slices.Compact(sat)) == 1 {
		t.Error("the bots are never seated otherwise")
	}
}

func TestPlotOfRatings(t *testing.T) {
	_, picture, e := piped(t, `{"game":"crusader-kings","seats":3,"bots":["king","squire","king-builder"],"winners":[0]}`, "plot", "--of", "rating", "--lang", "it")
	for _, want := range []string{"quanto sono forti i bot", "Re sta a ", "Scudiero sta a 1000 dopo 1 partite", "Re · Costruttore sta a "} {
		if !strings.Contains(picture, want) {
			t.Errorf("the plot lacks %q: %s", want, e)
		}
	}
}
