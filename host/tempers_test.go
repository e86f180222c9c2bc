package host_test

import (
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// bots are the bots of a table, by seat.
func (h *house) bots(id string) (bots []string) {
	h.t.Helper()
	for _, c := range h.table(id).Chairs {
		bots = append(bots, c.Bot)
	}
	return bots
}

func TestBotsOfAnyTemperAreGivenTheirOwn(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first-any", "bot:sage-any", "open")
	bots := h.bots(id)
	_, one := play.LevelAndTemper(bots[1])
	level, other := play.LevelAndTemper(bots[2])
	if one == "" || one == other || level != "sage" {
		t.Fatalf("the bots are %v", bots)
	}
	// One who sits down later is as nobody is.
	h.chairs(id, 2, "first")
	h.chairs(id, 3, "first-any")
	if want := play.BotNamed("first", other); h.bots(id)[3] != want {
		t.Errorf("at the table are %v, want %s in seat 3", h.bots(id), want)
	}
}

// chairs has ada put a bot into a seat.
func (h *house) chairs(id string, s play.Seat, bot string) {
	h.t.Helper()
	_, err := h.Sit(ctx, id, ada, s, bot)
	h.must(err)
}

func TestNobodySitsWithATemperThereIsNot(t *testing.T) {
	h := newHouse(t)
	for _, bot := range []string{"first-wild", "random-bold", "beggar-any", "first-"} {
		if _, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:" + bot}}); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("bot %q: %v", bot, err)
		}
	}
}
