package host_test

import "testing"

// A seat is told which row it answered last itself, also after a restart and at the end; what others and
// bots answer is not that.
func TestAnswered(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	want := func(row int32) {
		t.Helper()
		if sight, _ := h.see(id, "ada", 0); sight.Answered != row {
			t.Fatalf("the last row answered is %d, want %d", sight.Answered, row)
		}
	}
	last := func() (no int32) {
		for _, r := range h.rows(id) {
			if r.Seat == 0 && !r.Bot {
				no = r.No
			}
		}
		return no
	}
	want(0)
	h.answer(id, "ada", 0)
	want(1) // what the bot prepares beside her is not counted for her
	h.finish(id)
	if last() < 2 {
		t.Fatal("the game ended at once")
	}
	ended := h.answered(id, "ada", 0)
	if ended < 2 || ended > last() {
		t.Errorf("at the end the last row answered is %d, of the record %d", ended, last())
	}
	h.shut()
	h.open()
	want(ended)
	if sight, _ := h.see(id, "", -1); sight.Answered != 0 {
		t.Error("a spectator has answered")
	}
}
