package http

import (
	"slices"
	"testing"
	"time"
)

// Over HTTPS the cookie's old name is believed for a while, and then no more; over plain HTTP there is no other.
func TestTheOldCookieCountsForAWhile(t *testing.T) {
	for _, of := range []struct {
		secure bool
		when   time.Time
		counts bool
	}{{true, tradeUntil.Add(-time.Second), true}, {true, tradeUntil, false}, {false, tradeUntil.AddDate(1, 0, 0), true}} {
		names := cookieNames(of.secure, of.when)
		if slices.Contains(names, cookieName) != of.counts || names[0] != secureName {
			t.Errorf("over HTTPS %v, %v: %v", of.secure, of.when, names)
		}
	}
}
