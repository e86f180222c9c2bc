// Package health knows how a server is: whether what it is to keep can be written, and whether its file holds together.
package health

import (
	"errors"
	"log/slog"
	"sync"
	"time"

	"signoria"
)

// calm is how long nothing may fail until writing counts as working again: on a full disk what is small is written now and
// then, and between two such the log would say a hundred times that all is well.
const calm = time.Minute

// Health is how a server is.
type Health struct {
	log      *slog.Logger
	measured measures

	mu     sync.Mutex
	away   bool      // the database could not be reached the last time
	broken error     // why nothing could be written last, nil when that works
	failed time.Time // when that was
	lost   int       // how often, since it last worked
	flaw   error     // what is wrong with the file, as far as anybody has looked
	drains bool      // the server is about to stop
}

// New is the health of a server of which nothing bad is known yet.
func New(log *slog.Logger) *Health { return &Health{log: log, measured: newMeasures()} }

// Wrote notes that something was written, or why it was not. The log is told once that writing fails, and once that it
// works again: where the database had only been away (signoria.Away), at once.
func (h *Health) Wrote(took time.Duration, err error) {
	h.measured.wrote(took, err)
	h.mu.Lock()
	defer h.mu.Unlock()
	now, away := time.Now(), errors.Is(err, signoria.ErrAway)
	if err == nil && h.away {
		h.log.Info("the database can be reached again")
	} else if away && !h.away {
		h.log.Error("the database cannot be reached: players are told so, and nothing more is said here until it can", "error", err)
	}
	h.away = away
	switch {
	case away:
	case err != nil:
		if h.broken == nil {
			h.log.Error("nothing can be written: players are told so, and nothing more is said here until it works again", "error", err)
		}
		h.broken, h.failed = err, now
		h.lost++
	case h.broken != nil && now.Sub(h.failed) >= calm:
		h.log.Info("it can be written again", "failed meanwhile", h.lost)
		h.broken, h.lost = nil, 0
	}
}

// Checked notes whether the file holds together.
func (h *Health) Checked(flaw error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.flaw = flaw
}

// Drain notes that the server is about to stop: who sends players to servers is to send this one no more.
func (h *Health) Drain() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.drains = true
}

var (
	errDrains = errors.New("draining")
	errAway   = errors.New("the database cannot be reached")
	errBroken = errors.New("nothing can be written")
	errFlaw   = errors.New("the database is damaged")
)

// Ready says why the server cannot do its work, or nil if it can. Anybody may read it: the causes stand in the log.
func (h *Health) Ready() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.drains:
		return errDrains
	case h.flaw != nil:
		return errFlaw
	case h.away:
		return errAway
	case h.broken != nil:
		return errBroken
	}
	return nil
}
