package host

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// Bots at tables that nobody watches take turns, and so leave a place to whom somebody waits for; who comes to watch need not wait
// for the others.
func TestTablesThatNobodyWatchesTakeTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &Host{stop: t.Context(), leisure: make(slots, 1)}
		var thinking atomic.Int32
		goOn := make(chan struct{})
		think := func(t *Table) {
			leave := t.atLeisure()
			thinking.Add(1)
			<-goOn
			thinking.Add(-1)
			leave()
		}
		want := func(n int32, when string) {
			t.Helper()
			synctest.Wait()
			if got := thinking.Load(); got != n {
				t.Errorf("%s: %d think, want %d", when, got, n)
			}
		}
		alone, other := &Table{host: h}, &Table{host: h}
		go think(alone)
		want(1, "the first")
		go think(other)
		want(1, "another that nobody watches")
		other.mu.Lock()
		other.audience.watchers = map[*Watcher]bool{{}: true}
		other.mu.Unlock()
		time.Sleep(glance)
		want(2, "somebody watches it now")
		goOn <- struct{}{}
		goOn <- struct{}{}
		want(0, "both have thought")
		go think(alone)
		want(1, "the place is free again")
		goOn <- struct{}{}
		want(0, "at the end")
	})
}
