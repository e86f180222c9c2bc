package signoria_test

import (
	"testing"
	"testing/synctest"
	"time"

	"signoria"
)

// Who has closed his last page is known for a while, and then forgotten.
func TestHostsForgetWhoHasGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var h signoria.Hosts
		h.Beat(signoria.AtWork{Host: "one"}, []signoria.Presence{{Table: "t", Player: "ada", Pages: 1}, {Table: "t", Player: "bea"}})
		known := func(want int, when string) {
			t.Helper()
			if there := h.Elsewhere("other", nil); len(there) != want {
				t.Errorf("%s: %+v", when, there)
			}
		}
		known(2, "at once")
		time.Sleep(signoria.Gone)
		h.Beat(signoria.AtWork{Host: "one"}, nil)
		known(2, "just in time")
		time.Sleep(time.Second)
		h.Beat(signoria.AtWork{Host: "one"}, nil)
		known(1, "later")
	})
}
