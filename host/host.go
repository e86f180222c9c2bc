// Package host keeps tables in memory while they are used and lets things happen at them: players
// sit down, answers are applied and recorded, bots answer, and whoever watches is told.
//
// What happens at one table happens under that table's lock, one thing after the other. Rows are
// synced to the store before anybody is told of them. A table nobody uses leaves the memory; the
// store has all it takes to bring it back.
package host

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"signoria"
	"signoria/play"
	"signoria/rates"
)

// Options are how a host behaves.
type Options struct {
	Pace  time.Duration     // how long a bot waits after something was told, when somebody watches
	Idle  time.Duration     // how long a table nobody uses stays in memory
	Boxes map[string]string // by game, the fingerprint of the box file that is loaded, if one is
	Log   *slog.Logger
	// Capacity is how much it takes on.
	Capacity Capacity
	// BotSeed is what bots draw from, with the deal of their table and what they are asked or offered: if it is not 0
	// they answer alike whenever the same is asked at a table so dealt, whatever happens at others, so that the same
	// answers of players lead to the same game. Who knows it can tell what they will do.
	BotSeed uint64
	AwayFor time.Duration // how long a table waits before a player who is away is reminded; a minute if it is 0
	Beat    time.Duration // how often it says that it is at work; signoria.Beat if it is 0
}

// Host keeps tables.
type Host struct {
	store   signoria.Store
	games   []play.Game
	opts    Options
	log     *slog.Logger
	began   time.Time    // from when its own time is counted
	peopled atomic.Int64 // when somebody last did something at a table that is played, or looked at it, since it began
	waits   waits
	resumed time.Time // when it went on with what one before it left; pages find it in the minutes after

	counting sync.Mutex // held while a new table is counted, …
	starting sync.Mutex // … and while one starts

	bringing sync.Mutex // held while the table of a record from elsewhere is stored

	naming sync.RWMutex // held while a player is renamed, and shared while tables change: somebody may sit down at one

	mu        sync.Mutex
	tables    map[string]*Table
	alarms    map[string]*time.Timer // by table: when the first of its clocks runs out
	reminders reminders
	said      map[waitOf]*said    // to players who were away
	callers   map[string]*callers // by player
	closed    bool

	counters counters

	roll      roll       // the hosts over the store
	owed      sync.Map   // the tables that are to go on in a while, for the store could not be reached
	assigning sync.Mutex // held while it goes through the tables that are this host's to see to

	stop     context.Context // done when the host closes
	halt     context.CancelFunc
	unfollow func() // no longer be told what is written
	running  sync.WaitGroup
	thinkers slots        // as many bots think at once as there are processors
	thought  *rates.Rates // by player: what is worked out for him
	leisure  slots        // one fewer at tables that nobody watches and over finished games: they leave a place to whom somebody waits for
	reeling  slots        // so do those who look back
	analysts slots        // one game is analysed at a time: it takes a thinker's place for a while
	analyses queue        // those that wait for it, and the one that goes on
	opening  slots        // one study is opened at a time: two at once would count the same that are open already
	checking slots        // one record is checked at a time: a long one takes a processor for a while
}

// New makes a host of the games over a store. Close it when done; the store stays open.
func New(store signoria.Store, games []play.Game, opts Options) *Host {
	h := &Host{began: time.Now(), store: store, games: games, opts: opts, log: cmp.Or(opts.Log, slog.Default()), tables: map[string]*Table{},
		alarms: map[string]*time.Timer{}, callers: map[string]*callers{}, said: map[waitOf]*said{}, thinkers: make(slots, runtime.GOMAXPROCS(0)), thought: rates.New(thoughtFor),
		leisure: make(slots, max(1, runtime.GOMAXPROCS(0)-1)), reeling: make(slots, max(1, runtime.GOMAXPROCS(0)-1)), analysts: make(slots, 1), opening: make(slots, 1), checking: make(slots, 1)}
	if h.opts.Idle == 0 {
		h.opts.Idle = 10 * time.Minute
	}
	h.opts.AwayFor = cmp.Or(h.opts.AwayFor, time.Minute)
	h.roll = newRoll(opts.Beat, games, opts.Boxes)
	h.stop, h.halt = context.WithCancel(context.Background())
	h.unfollow = store.Follow(h.hear)
	h.run(h.sweep)
	return h
}

// Games are the games one can open a table of.
func (h *Host) Games() []play.Game { return h.games }

// Game finds a game by its id.
func (h *Host) Game(id string) (play.Game, error) {
	for _, g := range h.games {
		if g.ID() == id {
			return g, nil
		}
	}
	return nil, signoria.Errorf(signoria.NotFound, "there is no game %q here", id)
}

// Resume lets the tables go on in which a bot is to answer, and the clocks of the others run on; from then on the host is at
// work. A table that cannot go on is logged and left alone. Where other hosts were at work all the time the tables have gone on:
// nobody is given any time, and this one takes its part of them when the others know of it. Of hosts that come at once the first
// gives the time. It refuses to begin beside hosts with other box files.
func (h *Host) Resume(ctx context.Context) error {
	if err := h.arrive(ctx); err != nil {
		return err
	}
	now := h.Now()
	before := h.beat(ctx, now)
	err := h.meet(ctx) // who has come meanwhile is not passed over
	h.run(h.heartbeat)
	if err == nil && (h.roll.alone() || now.Sub(before) > 2*pulse) {
		err = h.resumeAll(ctx, before, now)
	}
	h.roll.settle()
	return err
}

// arrive has the host be known to the others, if it plays with the same box files. It waits a while for a database that is slow,
// or comes back, and for a host that died a moment ago to be missed.
func (h *Host) arrive(ctx context.Context) (err error) {
	for began := time.Now(); time.Since(began) < time.Minute; h.rest(time.After(signoria.Beat)) {
		err = h.meet(ctx)
		if err == nil {
			err = h.roll.likeOthers()
		}
		dying := errors.Is(err, errOtherBoxes) && time.Since(began) < 2*signoria.Absent
		if !dying && signoria.CodeOf(err) != signoria.Unwritten {
			break
		}
	}
	return err
}

// resumeAll gives the time back in which no host was at work, and lets the tables go on.
func (h *Host) resumeAll(ctx context.Context, before, now time.Time) error {
	if !before.IsZero() {
		h.resumed = time.Now()
	}
	playing, err := h.store.TablesPlaying(ctx)
	if err != nil {
		return err
	}
	for _, t := range playing {
		if err := h.resume(ctx, t, before, now); err != nil {
			h.log.Error("a table does not go on", "table", t.ID, "error", err)
		}
	}
	return nil
}

func (h *Host) resume(ctx context.Context, t signoria.Table, before, now time.Time) error {
	t, err := h.forgive(ctx, t, before, now)
	if err != nil {
		return err
	}
	return h.goOn(ctx, t, false)
}

// Close stops the bots and the clocks and stores the bases. Whoever watches is told nothing more.
func (h *Host) Close() {
	h.mu.Lock()
	h.closed = true
	for _, set := range h.alarms {
		set.Stop()
	}
	for _, at := range h.reminders.of {
		for _, w := range at {
			w.stop()
		}
	}
	for _, s := range h.said {
		s.timer.Stop()
	}
	h.mu.Unlock()
	h.unfollow()
	h.halt()
	h.running.Wait()
	for _, t := range h.inMemory() {
		t.mu.Lock()
		t.flush()
		t.gone = true
		t.mu.Unlock()
	}
	h.beat(context.Background(), h.Now())
	if err := h.store.Leave(context.Background(), h.roll.own.Host); err != nil {
		h.log.Error("other hosts will learn late that this one has gone", "error", err)
	}
}

func (h *Host) inMemory() []*Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := make([]*Table, 0, len(h.tables))
	for _, t := range h.tables {
		all = append(all, t)
	}
	return all
}

// slots let only so many do a thing at once.
type slots chan struct{}

// enter waits until there is room, or the context ends. Who has entered leaves.
func (s slots) enter(ctx context.Context) error {
	select {
	case s <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s slots) leave() { <-s }

// run runs something that Close waits for, unless the host is closed.
func (h *Host) run(f func()) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.closed {
		h.running.Go(f)
	}
	return !h.closed
}

// rest waits until it is time, or the host closes.
func (h *Host) rest(until <-chan time.Time) {
	select {
	case <-until:
	case <-h.stop.Done():
	}
}

// visited notes that somebody does something at a table, or looks at it.
func (h *Host) visited(t *Table) {
	if t.Status == signoria.Playing {
		h.peopled.Store(int64(time.Since(h.began)))
	}
}

// at does something at a table, under its lock. The table is loaded if it is not in memory. What it refuses as the table is
// here it is asked again if the table has gone on elsewhere: so it may be done twice, and changes nothing where it fails.
func (h *Host) at(ctx context.Context, id string, do func(*Table) error) error {
	for {
		t, err := h.enter(id)
		if err != nil {
			return err
		}
		here, err := t.use(ctx, func(t *Table) error {
			h.visited(t)
			return do(t)
		})
		if here {
			return err
		}
	}
}

// enter finds the table's place in memory, or makes one.
func (h *Host) enter(id string) (*Table, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, signoria.Errorf(signoria.Internal, "the server is stopping")
	}
	t := h.tables[id]
	if t == nil {
		t = &Table{host: h, id: id, audience: newAudience()}
		h.tables[id] = t
	}
	return t, nil
}

// inUse is a table if it is in memory, or nil.
func (h *Host) inUse(id string) *Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.tables[id]
}

// leave takes a table out of memory. Its lock is held. Whoever still watches it is to look again, at what comes instead.
func (h *Host) leave(t *Table) {
	t.gone = true
	h.mu.Lock()
	delete(h.tables, t.id)
	h.mu.Unlock()
	t.audience.notify(everybody)
}

// idle says whether nobody has used the table for so long, and nothing goes on at it. Who is in charge of it has it as long
// as pages are open anywhere.
func (t *Table) idle(since time.Duration) bool {
	looked := t.audience.attended() || t.audience.watched() && t.host.inCharge(t.id)
	return !looked && !t.thinking && !t.haggling && !t.analysing.underWay() && time.Since(t.used) > since
}

// sweep takes tables out of memory that nobody has used for a while.
func (h *Host) sweep() {
	tick := time.NewTicker(h.opts.Idle / 4)
	defer tick.Stop()
	for {
		select {
		case <-h.stop.Done():
			return
		case <-tick.C:
		}
		for _, t := range h.inMemory() {
			t.mu.Lock()
			if !t.gone && t.idle(h.opts.Idle) {
				t.flush()
				h.leave(t)
			} else {
				t.saveSeen()
			}
			t.mu.Unlock()
		}
	}
}
