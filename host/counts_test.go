package host_test

import (
	"testing"

	"signoria"
)

// What is recorded is counted, bots' answers apart from players'.
func TestCounts(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first", "bot:first")
	h.finish(id)
	var own, bots int64
	for _, r := range h.rows(id) {
		if r.Kind == signoria.Answered && r.Bot {
			bots++
		} else if r.Kind == signoria.Answered {
			own++
		}
	}
	if got := h.Counts(); got.Answers != own || got.Bots != bots || own == 0 || bots == 0 || got.Tables != 1 {
		t.Errorf("counted %+v; %d answers of Ada's and %d of bots are on record, at one table", got, own, bots)
	}
}
