package http

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// queue lets people take a turn each, and says in which order they had it. Names in capitals are those who go first.
type queue struct {
	*turns
	had   chan string
	first map[string]bool
	news  map[string]chan struct{}
}

func newQueue(atOnce int) *queue {
	return &queue{newTurns(atOnce), make(chan string, 100), map[string]bool{}, map[string]chan struct{}{}}
}

// stands has somebody stand in line until he has had his turn.
func (q *queue) stands(ctx context.Context, name string) {
	q.first[name], q.news[name] = name < "a", make(chan struct{})
	go func() {
		if q.take(ctx, time.Now(), q.news[name], func() bool { return q.first[name] }) == nil {
			q.had <- name
			q.done()
		}
	}()
	synctest.Wait()
}

// isAsked has somebody go first who stands in line.
func (q *queue) isAsked(name string) {
	q.first[name] = true
	q.news[name] <- struct{}{}
	synctest.Wait()
}

func (q *queue) order() (names string) {
	synctest.Wait()
	for len(q.had) > 0 {
		names += <-q.had
	}
	return names
}

func TestWhoIsToldFirst(t *testing.T) {
	for name, x := range map[string]struct {
		happens func(t *testing.T, q *queue)
		want    string
	}{
		"first come, first told": {func(t *testing.T, q *queue) {
			q.stands(t.Context(), "a")
			q.stands(t.Context(), "b")
		}, "ab"},
		"who is asked before who looks on": {func(t *testing.T, q *queue) {
			q.stands(t.Context(), "a")
			q.stands(t.Context(), "B")
			q.stands(t.Context(), "C")
		}, "BCa"},
		"who is asked while he waits": {func(t *testing.T, q *queue) {
			q.stands(t.Context(), "a")
			q.stands(t.Context(), "b")
			q.isAsked("b")
		}, "ba"},
		"who has waited long has every second turn": {func(t *testing.T, q *queue) {
			q.stands(t.Context(), "a")
			q.stands(t.Context(), "b")
			time.Sleep(2 * patience)
			q.stands(t.Context(), "C")
			q.stands(t.Context(), "D")
		}, "aCbD"},
		"who has gone is passed over": {func(t *testing.T, q *queue) {
			gone, leave := context.WithCancel(t.Context())
			q.stands(gone, "a")
			q.stands(t.Context(), "b")
			leave()
		}, "b"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				q := newQueue(1)
				if err := q.take(t.Context(), time.Now(), nil, func() bool { return true }); err != nil {
					t.Fatal(err)
				}
				x.happens(t, q)
				q.done()
				if got := q.order(); got != x.want {
					t.Errorf("they are told in the order %q, want %q", got, x.want)
				}
				if q.free != 1 {
					t.Errorf("%d turns are free in the end", q.free)
				}
			})
		})
	}
}

func TestSoManyAreToldAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(2)
		told := 0
		for range 5 {
			go func() {
				if q.take(t.Context(), time.Now(), nil, func() bool { return false }) == nil {
					told++
				}
			}()
			synctest.Wait()
		}
		if told != 2 {
			t.Errorf("%d are told at once, want 2", told)
		}
		for want := 3; want <= 5; want++ {
			q.done()
			if synctest.Wait(); told != want {
				t.Errorf("%d have been told, want %d", told, want)
			}
		}
	})
}
