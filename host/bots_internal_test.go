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
			leave, _ := t.atLeisure()
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

// While people play, what nobody watches rests for as long as it has worked; else it goes on at once.
func TestWhatNobodyWatchesYieldsToPeople(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &Host{stop: t.Context(), began: time.Now(), leisure: make(slots, 1)}
		alone := &Table{host: h}
		turn := func(work time.Duration) (took time.Duration) {
			began := time.Now()
			leave, unwatched := alone.atLeisure()
			time.Sleep(work)
			leave()
			if !unwatched {
				t.Error("somebody watches")
			}
			return time.Since(began)
		}
		time.Sleep(time.Hour)
		if took := turn(time.Second); took != time.Second {
			t.Errorf("where nobody is it took %v", took)
		}
		h.peopled.Store(int64(time.Since(h.began))) // somebody answers
		if took := turn(time.Second); took != 2*time.Second {
			t.Errorf("while somebody plays it took %v", took)
		}
		time.Sleep(companyFor)
		if took := turn(time.Second); took != time.Second {
			t.Errorf("when he has gone it took %v", took)
		}
	})
}
