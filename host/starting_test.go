package host_test

import (
	"testing"
	"time"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/host"
	"signoria/play"
	"signoria/play/bargain"
)

// eager is a squire who lays an offer before seat 0 before he answers anything, once; or takes it back and lays another,
// and has never enough of it.
type eager struct {
	play.Policy[warriorknights.State]
	always, fails bool
}

func (eager) Pauses(play.Prompt) bool { return true }

func (e eager) Starts(g *warriorknights.State, s play.Seat) (play.Answer, bool) {
	if e.fails {
		panic("no idea")
	}
	if own := g.Bargains.Waiting[0]; own.No > 0 && e.always {
		return play.Answer{Seat: s, Verb: warriorknights.WithdrawDeal, A: own.No}, true
	}
	if g.Bargains.Last > 0 && !e.always {
		return play.Answer{}, false
	}
	return play.Answer{Seat: s, Verb: warriorknights.OfferOpenly, A: play.Address(0, 0)}, true
}

// starters is Warrior Knights with bots that do things of themselves, one that never has enough of it, and one that breaks
// at it.
var starters = func() play.Game {
	spec := warriorknights.Spec()
	for level, e := range map[string]eager{"eager": {}, "insatiable": {always: true}, "muddled": {fails: true}} {
		spec.Levels = append(spec.Levels, level)
		spec.Bots[level] = func(seed uint64) play.Policy[warriorknights.State] {
			mine := e
			mine.Policy = warriorknights.NewSquire(seed)
			return mine
		}
	}
	return play.Of[warriorknights.State](spec)
}()

// A bot that does something of itself does it before it answers, marked as its own, and then answers, even if it would do
// more and more.
func TestBotsStart(t *testing.T) {
	for level, want := range map[string]int{"eager": 1, "insatiable": 8, "muddled": 0} {
		h := newHouseOf(t, starters)
		id := h.started(warriorknights.ID, signoria.Manners{}, "me", "bot:"+level)
		started, answered := 0, 0
		for range 2000 {
			started, answered = 0, 0
			for _, r := range h.rows(id) {
				switch {
				case r.Kind == signoria.Aside && r.Bot && r.Seat == 1 && answered == 0:
					started++
				case r.Kind == signoria.Answered && r.Bot && r.Seat == 1:
					answered++
				}
			}
			if answered > 0 {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if started != want || answered == 0 {
			t.Errorf("%s: %d things done of itself, %d answers", level, started, answered)
		}
		if want == 1 {
			h.must(h.haggle(id, 0, host.BargainMove{Move: bargain.Move{Deed: bargain.Accept, No: 1}}))
		}
	}
}
