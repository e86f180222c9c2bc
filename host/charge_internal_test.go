package host

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
)

// A host that could not say for long that it is at work leaves its tables to the others, who reckon from its last word; and
// goes through them when it can again, for nobody may have seen to what fell due.
func TestWhoWasSilentGoesThroughHisTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &Host{roll: newRoll(0, nil, nil)}
		h.roll.own.Begins = false
		both := []signoria.AtWork{h.roll.own, {Host: "other"}}
		if !h.roll.learn(nil, time.Now(), both, false) || h.roll.learn(nil, time.Now(), both, false) {
			t.Error("another has come, and then nothing more")
		}
		mine := ""
		for i := 0; mine == ""; i++ {
			if table := strconv.Itoa(i); h.inCharge(table) {
				mine = table
			}
		}
		time.Sleep(signoria.Absent - time.Second)
		if !h.inCharge(mine) {
			t.Error("it has given up a table too early")
		}
		asked := time.Now()
		time.Sleep(time.Second) // the beat takes so long
		if h.inCharge(mine) {
			t.Error("it takes itself for the one in charge when the others have missed it")
		}
		if changed := h.roll.learn(nil, asked, both, false); !changed || !h.inCharge(mine) {
			t.Error("it does not go on with its tables")
		}
	})
}

// Where hosts of different age are at work the newest are in charge of all tables, and the others say that they are outdated.
func TestTheNewestRulesAreInCharge(t *testing.T) {
	h := &Host{roll: newRoll(0, []play.Game{toy.Game}, nil)}
	h.roll.own.Begins = false
	older, newer := signoria.AtWork{Host: "older"}, signoria.AtWork{Host: "newer", Rules: toy.Game.Version() + 1}
	charged := func(beside signoria.AtWork) (n int) {
		h.roll.learn(nil, time.Now(), []signoria.AtWork{h.roll.own, beside}, false)
		for i := range 100 {
			if h.inCharge(strconv.Itoa(i)) {
				n++
			}
		}
		return n
	}
	if n, err := charged(older), h.Ready(); n != 100 || err != nil {
		t.Errorf("beside an older one it is in charge of %d of 100 tables, and ready: %v", n, err)
	}
	if n, err := charged(newer), h.Ready(); n != 0 || err == nil {
		t.Errorf("beside a newer one it is in charge of %d of 100 tables, and ready: %v", n, err)
	}
}
