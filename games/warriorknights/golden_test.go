package warriorknights

import (
	"flag"
	"fmt"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

// ours is the game that the tests play.
var ours = Game()

func TestGoldenRecords(t *testing.T) {
	bots := []string{"squire", "squire", "squire", "squire", "squire", "squire"}
	playtest.Golden(t, ours, *update, bots, []playtest.GoldenTable{
		{Name: "two-barons", Seats: 2},
		{Name: "four-barons", Seats: 4, Options: map[string]int{"free-motions": 1}},
		{Name: "six-barons", Seats: 6, Options: map[string]int{"heirs": 1}},
		{Name: "elimination", Seats: 3, Options: map[string]int{"elimination": 1, "might": 1}},
		{Name: "bargains", Seats: 4, Options: map[string]int{"heirs": 1, "length": 8}},
	})
}

func TestRandomTablesKeepWhatEveryGameMustKeep(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole tables")
	}
	for seats := 2; seats <= MaxBarons; seats++ {
		t.Run(fmt.Sprintf("%d Barons", seats), func(t *testing.T) {
			t.Parallel()
			setup := signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: uint64(seats), Options: map[string]int{"length": 8, "heirs": seats % 2, "elimination": seats / 4}}
			if _, err := playtest.Play(ours, playtest.Options{Setup: setup, Seed: uint64(seats), Bots: []string{"squire"}, Meddle: true, Blind: true}); err != nil {
				t.Error(err)
			}
		})
	}
}

func BenchmarkLiveAnswer(b *testing.B) {
	setup := signoria.Setup{Game: ID, Version: Version, Seats: 6}
	var l play.Live
	b.ReportAllocs()
	for b.Loop() {
		if l == nil || l.Over() {
			setup.Seed++
			var err error
			if l, err = ours.Start(setup); err != nil {
				b.Fatal(err)
			}
		}
		o := l.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			b.Fatal(err)
		}
		l.View(o.Seat)
	}
}
