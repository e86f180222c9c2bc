package http

import (
	"context"
	"sync"
	"time"
)

// turns lets no more pages be told at once than there are processors, so that what people do never waits for more than
// those. Nobody waits for a table while it is his turn. As long as the machine keeps up nobody notices. When it does not,
// pages wait for their turn: first those whose viewer is asked or has just done something, then who only looks on; and
// who waits is told all that has happened meanwhile as one.
type turns struct {
	mu    sync.Mutex
	free  int
	first []*place
	rest  []*place
	fair  bool // the next turn is of who has waited too long
}

// patience is how long who only looks on lets all others go before. After that every second turn is his kind's.
const patience = 250 * time.Millisecond

// place is somebody's in the line.
type place struct {
	turn  chan struct{} // closed when it has come
	since time.Time
	first bool
	gone  bool // his turn has come, or he has left the line
}

func newTurns(atOnce int) *turns { return &turns{free: atOnce} }

// take waits for a turn, to be given back by done, for who has waited since some moment. He looks again at each piece of
// news whether he goes first now.
func (t *turns) take(ctx context.Context, since time.Time, news <-chan struct{}, first func() bool) error {
	p := t.line(since, first())
	for {
		select {
		case <-p.turn:
			return nil
		case <-news:
			if first() {
				t.hasten(p)
			}
		case <-ctx.Done():
			t.leave(p)
			return ctx.Err()
		}
	}
}

// line gives somebody his turn, or a place.
func (t *turns) line(since time.Time, first bool) *place {
	t.mu.Lock()
	defer t.mu.Unlock()
	p := &place{turn: make(chan struct{}), since: since, first: first}
	switch {
	case t.free > 0:
		t.free--
		p.call()
	case first:
		t.first = append(t.first, p)
	default:
		t.rest = append(t.rest, p)
	}
	return p
}

func (p *place) call() {
	p.gone = true
	close(p.turn)
}

// hasten has somebody who waits go first.
func (t *turns) hasten(p *place) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !p.first && !p.gone {
		p.first = true
		t.first = append(t.first, p) // his other place is passed over
	}
}

// leave gives a place up, and the turn if it has come.
func (t *turns) leave(p *place) {
	t.mu.Lock()
	called := p.gone
	p.gone = true
	t.mu.Unlock()
	if called {
		t.done()
	}
}

// done gives a turn to who is next.
func (t *turns) done() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if p := t.next(); p != nil {
		p.call()
	} else {
		t.free++
	}
}

// next takes who is next out of the line; nil if nobody waits.
func (t *turns) next() *place {
	waits := head(&t.rest, false)
	if waits != nil && time.Since(waits.since) > patience {
		if t.fair = !t.fair; t.fair {
			return waits
		}
	}
	if p := head(&t.first, true); p != nil {
		return p
	}
	return waits
}

// head is the first of a line who waits there still.
func head(line *[]*place, first bool) *place {
	for len(*line) > 0 && ((*line)[0].gone || (*line)[0].first != first) {
		*line = (*line)[1:]
	}
	if len(*line) == 0 {
		return nil
	}
	return (*line)[0]
}
