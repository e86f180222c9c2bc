package host

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
)

// A host that could not say for long that it is at work leaves its tables to the others, who reckon from its last word; and
// goes through them when it can again, for nobody may have seen to what fell due.
func TestWhoWasSilentGoesThroughHisTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &Host{roll: newRoll(0)}
		both := []string{h.roll.id, "other"}
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
