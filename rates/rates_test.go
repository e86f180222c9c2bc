package rates_test

import (
	"testing"
	"testing/synctest"
	"time"

	"signoria/rates"
)

// Each name has a burst and what comes to it by the second; who has spent more than there was waits until that is made good.
func TestEachHasItsShare(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := rates.New(rates.Rate{PerSecond: 2, Burst: 3})
		wants := func(name string, left int) {
			t.Helper()
			if got := r.Left(name); got != left {
				t.Errorf("%s has %d left, want %d", name, got, left)
			}
		}
		for i := range 3 {
			if !r.Allow("ada") {
				t.Errorf("request %d is refused", i)
			}
		}
		if r.Allow("ada") {
			t.Error("there was nothing left for ada")
		}
		wants("bea", 3)
		r.Spend("bea", 2)
		r.Spend("bea", 99) // as much as a burst at most
		for range 5 {
			r.Spend("cleo", 2)
		}
		wants("bea", 0)
		time.Sleep(time.Second)
		wants("ada", 2)
		wants("bea", 0)
		time.Sleep(time.Second)
		wants("bea", 2)
		wants("cleo", 1)      // nor does much of little leave her owing more
		time.Sleep(time.Hour) // all are forgotten
		wants("bea", 3)
		if !r.Allow("ada") {
			t.Error("ada is refused for what was an hour ago")
		}
	})
}
