package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// figures are what one load has shown.
type figures struct {
	perSecond float64         // answers
	cost      float64         // processor time of an answer, all included, in ms
	store     float64         // of it what PostgreSQL took, 0 where the store is part of the server
	waits     []time.Duration // from when something was on disk that all may know until a page was told, rising
	bytes     float64         // of an update, on the wire
	each      float64         // bytes that an answer brings onto the wire, to all pages
	memory    []float64       // of a stream, in KB, at moments of the time: all that the servers took more than when they were empty
	failed    int64           // answers that were refused, but for those that came late
}

// moments are so many at which memory is looked at.
const moments = 10

// told is within how long so many of a hundred pages were told.
func (f figures) told(percent int) time.Duration {
	if len(f.waits) == 0 {
		return 0
	}
	return f.waits[min(len(f.waits)*percent/100, len(f.waits)-1)].Round(100 * time.Microsecond)
}

// run starts the servers, lets the tables be played, and measures.
func (l load) run(ctx context.Context, k kind) (f figures, err error) {
	s, err := start(ctx, k, l)
	if err != nil {
		return f, err
	}
	defer func() { err = cmp.Or(err, s.stop()) }()
	_, _, empty, err := s.used()
	if err != nil {
		return f, err
	}
	playing, stop := context.WithCancel(ctx)
	defer stop()
	c := newCrowd(playing, l, s.urls)
	if err := c.sitDown(); err != nil {
		return f, err
	}
	if err := c.warm(ctx); err != nil {
		return f, err
	}
	before, ofStore, _, err := s.used()
	if err != nil {
		return f, err
	}
	c.count(true)
	began := time.Now()
	for range moments {
		if err := wait(ctx, l.For/moments); err != nil {
			return f, err
		}
		_, _, full, err := s.used()
		if err != nil {
			return f, err
		}
		f.memory = append(f.memory, float64(full-empty)/1024/float64(l.Tables*l.Seats))
	}
	took := time.Since(began)
	c.count(false)
	after, byStore, _, err := s.used()
	if err != nil {
		return f, err
	}
	stop()
	c.leave()
	if broken := c.broken.Load(); broken != nil {
		return f, *broken
	}
	answers := float64(c.answers.Load())
	if answers == 0 {
		return f, errors.New("nobody answered")
	}
	slices.Sort(c.waits)
	f.perSecond, f.cost, f.waits = answers/took.Seconds(), (after-before).Seconds()*1000/answers, c.waits
	f.store = (byStore - ofStore).Seconds() * 1000 / answers
	f.each = float64(c.bytes.Load()) / answers
	f.bytes, f.failed = float64(c.bytes.Load())/max(1, float64(c.updates.Load())), c.failed.Load()
	return f, nil
}

// warm lets tables be played before they are measured.
func (c *crowd) warm(ctx context.Context) error {
	err := wait(ctx, c.load.Warm)
	for err == nil && c.broken.Load() == nil && c.given.Load() < int64(c.load.After*c.load.Tables) {
		err = wait(ctx, 100*time.Millisecond)
	}
	return err
}

func wait(ctx context.Context, long time.Duration) error {
	select {
	case <-ctx.Done():
		return fmt.Errorf("stopped: %w", ctx.Err())
	case <-time.After(long):
		return nil
	}
}
