package http

import (
	"fmt"
	"strings"
	"testing"
)

// What breaks on one of the goroutines for deep stacks breaks the request it was for, and nothing else; it tells where it broke.
func TestDeepPanicsWithWhatBreaks(t *testing.T) {
	for range 100 { // more than there are goroutines
		func() {
			defer func() {
				if why := fmt.Sprint(recover()); !strings.HasPrefix(why, "broken\n") || !strings.Contains(why, "TestDeep") {
					t.Errorf("it panics with %v", why)
				}
			}()
			deep(func() { panic("broken") })
		}()
	}
	done := false
	if deep(func() { done = true }); !done {
		t.Error("it returns before it is done")
	}
}
