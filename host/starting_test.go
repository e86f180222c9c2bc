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

// eager is a squire who lays an offer before seat 0 before he answers anything, as long as none waits there.
type eager struct {
	play.Policy[warriorknights.State]
	fails bool
}

func (eager) Pauses(play.Prompt) bool { return true }

func (e eager) Starts(g *warriorknights.State, s play.Seat) (play.Answer, bool) {
	if e.fails {
		panic("no idea")
	}
	if g.Bargains.Last > 0 {
		return play.Answer{}, false
	}
	return play.Answer{Seat: s, Verb: warriorknights.OfferOpenly, A: play.Address(0, 0)}, true
}

// starters is Warrior Knights with bots that do things of themselves, and one that breaks at it.
var starters = func() play.Game {
	spec := warriorknights.Spec()
	for level, fails := range map[string]bool{"eager": false, "muddled": true} {
		spec.Levels = append(spec.Levels, level)
		spec.Bots[level] = func(seed uint64) play.Policy[warriorknights.State] {
			return eager{warriorknights.NewSquire(seed), fails}
		}
	}
	return play.Of[warriorknights.State](spec)
}()

// A bot that does something of itself does it before it answers, marked as its own, and then answers.
func TestBotsStart(t *testing.T) {
	for level, want := range map[string]int{"eager": 1, "muddled": 0} {
		h := newHouseOf(t, starters)
		id := h.started(warriorknights.ID, signoria.Manners{}, "me", "bot:"+level)
		offered, answered := 0, 0
		for range 2000 {
			offered, answered = 0, 0
			for _, r := range h.rows(id) {
				switch {
				case r.Kind == signoria.Aside && r.Bot && r.Seat == 1 && play.Verb(r.Verb) == warriorknights.OfferOpenly:
					offered++
				case r.Kind == signoria.Answered && r.Bot && r.Seat == 1:
					answered++
				}
			}
			if answered > 0 {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if offered != want || answered == 0 {
			t.Errorf("%s: %d offers, %d answers", level, offered, answered)
		}
		if want == 1 {
			h.must(h.haggle(id, 0, host.BargainMove{Move: bargain.Move{Deed: bargain.Accept, No: 1}}))
		}
	}
}
