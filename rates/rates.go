// Package rates bounds what each of many may ask for in a time.
package rates

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Rate is so many a second, after a burst.
type Rate struct {
	PerSecond float64
	Burst     int
}

// PerHour is so many an hour, all at once if they come so.
func PerHour(n int) Rate { return Rate{float64(n) / 3600, n} }

// Rates keeps a limiter for each name, and forgets those who have been quiet long enough to have their whole burst again.
// Many goroutines may use it.
type Rates struct {
	rate  Rate
	mu    sync.Mutex
	of    map[string]*rate.Limiter
	swept time.Time
}

// New bounds each name by a rate.
func New(r Rate) *Rates {
	return &Rates{rate: r, of: map[string]*rate.Limiter{}, swept: time.Now()}
}

// Allow counts one more for a name, unless that is too many.
func (r *Rates) Allow(name string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := time.Now()
	return r.at(name, now).AllowN(now, 1)
}

// Spend counts what a name has taken, though it is more than there was left. It owes no more than a burst, however long it
// has gone on.
func (r *Rates) Spend(name string, n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := time.Now()
	l := r.at(name, now)
	l.ReserveN(now, max(0, min(n, r.rate.Burst, r.rate.Burst+int(l.TokensAt(now)))))
}

// Left is how much a name may still ask for at once.
func (r *Rates) Left(name string) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	if l := r.of[name]; l != nil {
		return max(0, int(l.Tokens()))
	}
	return r.rate.Burst
}

// at is the limiter of a name.
func (r *Rates) at(name string, now time.Time) *rate.Limiter {
	r.sweep(now)
	l := r.of[name]
	if l == nil {
		l = rate.NewLimiter(rate.Limit(r.rate.PerSecond), r.rate.Burst)
		r.of[name] = l
	}
	return l
}

// sweep forgets who may ask for everything again, once a minute.
func (r *Rates) sweep(now time.Time) {
	if now.Sub(r.swept) <= time.Minute {
		return
	}
	r.swept = now
	for name, l := range r.of {
		if l.TokensAt(now) >= float64(r.rate.Burst) {
			delete(r.of, name)
		}
	}
}
