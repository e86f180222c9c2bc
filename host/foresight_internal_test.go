package host

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"signoria/rates"
)

// Who has had much worked out waits for a place among those whom nobody waits for, and leaves it empty for as long as he took,
// while people play; nobody else waits for him.
func TestWhoHasHadMuchWorkedOutComesLast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &Host{stop: t.Context(), began: time.Now(), leisure: make(slots, 1), thinkers: make(slots, 2), thought: rates.New(thoughtFor)}
		defer h.running.Wait()
		took := func(player string, work time.Duration) (time.Duration, error) {
			began := time.Now()
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			err := h.think(ctx, player, work, func(ctx context.Context) error { <-ctx.Done(); return nil })
			return time.Since(began), err
		}
		want := func(player string, work, want time.Duration) {
			t.Helper()
			if long, err := took(player, work); err != nil || long != want {
				t.Errorf("%v for %s took %v: %v", work, player, long, err)
			}
		}
		h.leisure <- struct{}{} // a table that nobody watches
		want("ada", 25*time.Second, 25*time.Second)
		if _, err := took("ada", time.Second); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("ada has had her share, and it is worked out for her all the same: %v", err)
		}
		want("bea", time.Second, time.Second)
		h.thought = rates.New(thoughtFor)
		want("ada", 25*time.Second, 25*time.Second)
		<-h.leisure
		h.peopled.Store(int64(time.Since(h.began) + time.Second)) // somebody plays meanwhile
		want("ada", time.Second, time.Second)
		if synctest.Wait(); len(h.leisure) != 1 {
			t.Error("her place is taken at once")
		}
		time.Sleep(time.Second)
		if synctest.Wait(); len(h.leisure) != 0 {
			t.Error("her place is not free again")
		}
	})
}
