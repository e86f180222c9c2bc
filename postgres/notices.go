package postgres

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// Processes over one database tell one another what they have written. Each has a connection that listens, and sends what
// it has written when that is committed, many notices as one. They are no part of what writes: PostgreSQL has transactions
// that notify commit one after the other. What nobody was told of, because a connection was cut or a process died before
// it told, each finds that asks now and then what was changed since it last asked.

const (
	channel = "signoria"
	// pollEvery is how often it is asked what was changed that nobody told.
	pollEvery = 3 * time.Second
	// gather is how long notices wait at least after others were sent, so that those of a busy process go as one.
	gather = 5 * time.Millisecond
	// mostPayload is how many bytes of notices are sent as one; PostgreSQL takes 8000.
	mostPayload = 7000
	// soonest and latest are how long to wait before a connection that was cut is made again.
	soonest, latest = 100 * time.Millisecond, 3 * time.Second
)

// notices are what this process tells the others, and what it has heard.
type notices struct {
	self      string // in what it sends: it need not hear itself
	followers signoria.Followers

	mu     sync.Mutex
	out    gathered // to be sent
	heard  gathered // of tables, since it was last asked what was changed
	polled gathered // what that said, all of which was told
	more   chan struct{}

	sends, listens sync.Once
	stop           context.Context // done when the store closes
	halt           context.CancelFunc
	running        sync.WaitGroup
	since          string // the transaction from which on it is asked next what was changed
}

// gathered are notices by what they are of.
type gathered map[signoria.Notice]signoria.Notice

func (g gathered) add(n signoria.Notice) {
	of := n.About()
	g[of] = cmp.Or(g[of], of).With(n)
}

func (g gathered) include(n signoria.Notice) bool {
	known, ok := g[n.About()]
	return ok && known.Includes(n)
}

func newNotices() *notices {
	n := &notices{self: rand.Text(), out: gathered{}, heard: gathered{}, polled: gathered{}, more: make(chan struct{}, 1)}
	n.stop, n.halt = context.WithCancel(context.Background())
	return n
}

// close ends the listening, when all that is to be sent was.
func (n *notices) close() {
	n.halt()
	n.running.Wait()
}

// tell tells who follows here, and lets the others be told.
func (s *Store) tell(written ...signoria.Notice) {
	s.notices.followers.Tell(written...)
	s.tellOthers(written...)
}

// tellOthers lets the others be told, and nobody here.
func (s *Store) tellOthers(written ...signoria.Notice) {
	n := s.notices
	n.mu.Lock()
	for _, w := range written {
		n.out.add(w)
		n.heard.add(w)
	}
	n.mu.Unlock()
	if len(written) == 0 {
		return
	}
	n.sends.Do(func() { n.running.Go(s.send) })
	select {
	case n.more <- struct{}{}:
	default: // it has yet to look
	}
}

// Follow lets heard be told what is written, here and by other processes over the database.
func (s *Store) Follow(heard func(signoria.Notice)) (stop func()) {
	stop = s.notices.followers.Add(heard)
	s.notices.listens.Do(func() { s.notices.running.Go(s.listen) })
	return stop
}

// send sends what there is to tell until the store closes. What cannot be sent the others find by themselves.
func (s *Store) send() {
	for {
		select {
		case <-s.notices.more:
			s.sendAll()
		case <-s.notices.stop.Done():
			s.sendAll()
			return
		}
		select {
		case <-time.After(gather):
		case <-s.notices.stop.Done():
		}
	}
}

func (s *Store) sendAll() {
	n := s.notices
	n.mu.Lock()
	out := n.out
	n.out = gathered{}
	n.mu.Unlock()
	ctx, done := lasting(context.Background())
	defer done()
	for _, payload := range payloads(n.self, out) {
		// A notice that a power cut takes is none that anybody needs.
		if _, err := s.pool.Exec(ctx, `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, channel, payload); err != nil {
			return
		}
	}
}

// sent is what is sent as one.
type sent struct {
	From string            `json:"from"`
	All  []json.RawMessage `json:"all"`
}

// payloads are notices as they are sent, as many as one.
func payloads(from string, all gathered) (out []string) {
	next, size := sent{From: from}, 0
	put := func() {
		said, _ := json.Marshal(next) // it is JSON already
		out = append(out, string(said))
		next.All, size = nil, 0
	}
	for _, n := range all {
		said, _ := json.Marshal(n) // strings and numbers
		if size+len(said) > mostPayload {
			put()
		}
		next.All, size = append(next.All, said), size+len(said)+1
	}
	if size > 0 {
		put()
	}
	return out
}

// listen hears what other processes write, until the store closes.
func (s *Store) listen() {
	wait := soonest
	for first := true; s.notices.stop.Err() == nil; first = false {
		if s.hearOn(!first) {
			wait = soonest
		}
		select {
		case <-time.After(wait):
		case <-s.notices.stop.Done():
		}
		wait = min(2*wait, latest)
	}
}

// hearOn hears on a connection of its own until that breaks, and says whether it heard at all. What was said of players and
// pages since the last one broke nobody will say again.
func (s *Store) hearOn(again bool) (heard bool) {
	ctx := s.notices.stop
	c, err := connect(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return false
	}
	defer func() {
		ctx, done := context.WithTimeout(context.Background(), time.Second)
		defer done()
		_ = c.Close(ctx) // it is broken, or of no more use
	}()
	if _, err := c.Exec(ctx, `LISTEN `+channel); err != nil {
		return false
	}
	if again {
		s.notices.followers.Tell(signoria.Notice{Player: signoria.Anybody})
	}
	for s.poll(c) == nil {
		heard = true
		if !s.hearUntil(c, time.Now().Add(pollEvery)) {
			break
		}
	}
	return heard
}

// connect makes a connection, in as long as one is polled for.
func connect(ctx context.Context, cfg *pgx.ConnConfig) (*pgx.Conn, error) {
	ctx, done := context.WithTimeout(ctx, pollEvery)
	defer done()
	return pgx.ConnectConfig(ctx, cfg)
}

// hearUntil hears until a moment, and says whether the connection still stands.
func (s *Store) hearUntil(c *pgx.Conn, until time.Time) bool {
	ctx, done := context.WithDeadline(s.notices.stop, until)
	defer done()
	for {
		said, err := c.WaitForNotification(ctx)
		if err != nil {
			return ctx.Err() != nil && !c.IsClosed()
		}
		var all struct {
			From string            `json:"from"`
			All  []signoria.Notice `json:"all"`
		}
		if json.Unmarshal([]byte(said.Payload), &all) == nil && all.From != s.notices.self { // else it is not of ours
			s.notices.take(all.All)
		}
	}
}

// take tells who follows here what others have told.
func (n *notices) take(all []signoria.Notice) {
	n.mu.Lock()
	for _, heard := range all {
		n.heard.add(heard)
	}
	n.mu.Unlock()
	n.followers.Tell(all...)
}

// lately are the tables that were changed by a transaction that had not ended when it was last asked, or has begun since;
// and the first that has not ended by now. A dump brings along numbers that are not reached yet.
const lately = `SELECT id, rows, amended, pg_snapshot_xmin(pg_current_snapshot())::text FROM tables
	WHERE changed >= $1::text::xid8 AND changed < pg_snapshot_xmax(pg_current_snapshot())
	UNION ALL SELECT '', 0, 0, pg_snapshot_xmin(pg_current_snapshot())::text`

// poll tells who follows what was changed that nobody has told of.
func (s *Store) poll(c *pgx.Conn) error {
	ctx, done := context.WithTimeout(s.notices.stop, pollEvery)
	defer done()
	n := s.notices
	n.mu.Lock()
	known := n.heard // should it not be learnt what was changed, some of it is told twice
	n.heard = gathered{}
	n.mu.Unlock()
	since := n.since
	changed, err := list(ctx, c, func(scan func(...any) error) (x signoria.Notice, err error) {
		return x, scan(&x.Table, &x.Row, &x.Amended, &since)
	}, lately, n.since)
	if err != nil {
		return err
	}
	var missed []signoria.Notice
	polled := gathered{}
	for _, x := range changed {
		if x.Table == "" {
			continue
		}
		if !known.include(x) && !n.polled.include(x) {
			missed = append(missed, x)
		}
		polled.add(x)
	}
	n.since, n.polled = since, polled
	n.followers.Tell(missed...)
	return nil
}
