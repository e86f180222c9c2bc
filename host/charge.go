package host

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"maps"
	"math"
	"slices"
	"sync"
	"time"

	"signoria"
	"signoria/play"
)

// What is due though nobody asks for it (bots that are asked, clocks that run out, what the table answers for its seats) is
// done by one of the hosts over a store: by the one in charge of the table. Each host says every moment that it is at work,
// learns which others are, and reckons from their names and the table's which of them that is: so nothing is kept of it, and
// nobody has to be asked. Who dies is missed within seconds, and his tables fall to the others. Who comes waits until the
// others know of him. Should two take themselves for the one all the same, as when one wakes who was taken for dead, a row's
// number decides as ever.

// roll is what a host knows of those over the same store.
type roll struct {
	own   signoria.AtWork // this host; what of it changes is under mu
	every time.Duration   // it beats so often
	beats chan struct{}   // sent to when it is to beat at once

	beating sync.Mutex // held during a beat
	failing bool       // the last one did

	mu     sync.Mutex
	atWork []signoria.AtWork  // as the last beat said, in order
	heard  time.Time          // when that was asked: others reckon from no later
	unsure bool               // the last beat failed: whether what it said was heard is not known
	lost   bool               // it has not been heard of for so long that the others have missed this host
	waits  time.Time          // until then it leaves its tables to those who had them; zero if it does not
	pages  map[presenceOf]int // open at this host
	told   map[presenceOf]int // as it was said last
}

type presenceOf struct{ table, player string }

func newRoll(every time.Duration, games []play.Game, boxes map[string]string) roll {
	own := signoria.AtWork{Host: rand.Text(), Begins: true}
	for _, g := range games {
		own.Rules += g.Version()
	}
	for _, game := range slices.Sorted(maps.Keys(boxes)) {
		own.Boxes += game + " " + boxes[game] + "\n"
	}
	return roll{own: own, every: cmp.Or(every, signoria.Beat), beats: make(chan struct{}, 1), atWork: []signoria.AtWork{own},
		pages: map[presenceOf]int{}, told: map[presenceOf]int{}}
}

// inCharge says whether this host is in charge of a table.
func (h *Host) inCharge(table string) bool {
	r := &h.roll
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.atWork) == 1 {
		return true
	}
	return !r.own.Begins && r.waits.IsZero() && time.Since(r.heard) < signoria.Absent && firstFor(table, r.atWork) == r.own.Host
}

// firstFor is the one of some hosts that is in charge of a table: where one comes or goes, the fewest tables change hands. It is
// one of those that know the newest rules: the others cannot go on with what has gone over to them.
func firstFor(table string, hosts []signoria.AtWork) string {
	weight := func(host string) []byte {
		sum := sha256.Sum256([]byte(host + " " + table))
		return sum[:]
	}
	return slices.MaxFunc(hosts, func(a, b signoria.AtWork) int {
		return cmp.Or(cmp.Compare(a.Rules, b.Rules), bytes.Compare(weight(a.Host), weight(b.Host)))
	}).Host
}

// errOutdated is of a host beside which one with newer rules is at work.
var errOutdated = errors.New("a server with newer rules is at work")

// Ready says why players had better be sent to another host, or nil if they need not: where one knows newer rules, tables go
// over to them there, and cannot be seen here any more.
func (h *Host) Ready() error {
	h.roll.mu.Lock()
	defer h.roll.mu.Unlock()
	if slices.ContainsFunc(h.roll.atWork, func(other signoria.AtWork) bool { return other.Rules > h.roll.own.Rules }) {
		return errOutdated
	}
	return nil
}

// errOtherBoxes is of a host that begins beside others with other box files: players would come now to these, now to those.
var errOtherBoxes = errors.New("other servers over this database play with other box files, or with none: give all of them the same with --box, or keep it in the database with signoria box")

// likeOthers refuses to be at work beside hosts with other boxes.
func (r *roll) likeOthers() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if slices.ContainsFunc(r.atWork, func(other signoria.AtWork) bool { return other.Boxes != r.own.Boxes }) {
		return errOtherBoxes
	}
	return nil
}

// alone says whether no other host is at work over the store, as far as this one knows.
func (r *roll) alone() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.atWork) == 1
}

// count counts pages of a table in that a player has opened here, or out.
func (r *roll) count(table, player string, more int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	of := presenceOf{table, player}
	if r.pages[of] += more; r.pages[of] == 0 {
		delete(r.pages, of)
	}
}

func (r *roll) self() signoria.AtWork {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.own
}

// news are the pages of which others know otherwise.
func (r *roll) news() (news []signoria.Presence) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for of, n := range r.pages {
		if r.told[of] != n || r.unsure {
			news = append(news, signoria.Presence{Table: of.table, Player: of.player, Pages: n})
		}
	}
	for of := range r.told {
		if r.pages[of] == 0 {
			news = append(news, signoria.Presence{Table: of.table, Player: of.player})
		}
	}
	return news
}

// learn takes in what a beat said that was sent at a moment, and says whether other tables may be this host's to see to by
// now.
func (r *roll) learn(said []signoria.Presence, asked time.Time, atWork []signoria.AtWork, anew bool) (changed bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if anew {
		clear(r.told)
		signal(r.beats) // for all pages
	}
	for _, p := range said {
		of := presenceOf{p.Table, p.Player}
		if r.told[of] = p.Pages; p.Pages == 0 {
			delete(r.told, of)
		}
	}
	now := time.Now()
	// What fell due while it could not say that it was at work, nobody may have seen to.
	changed = !slices.Equal(r.atWork, atWork) || len(atWork) > 1 && now.Sub(r.heard) >= signoria.Absent
	r.atWork, r.heard, r.lost, r.unsure = atWork, asked, false, false
	switch {
	case anew && len(atWork) > 1, !r.waits.IsZero() && slices.ContainsFunc(atWork, r.begins):
		r.waits = now.Add(2 * r.every)
	case !r.waits.IsZero() && now.After(r.waits):
		r.waits, changed = time.Time{}, true
	}
	return changed
}

// begins says whether another host has just come.
func (r *roll) begins(other signoria.AtWork) bool { return other.Begins && other.Host != r.own.Host }

// settle says that this host has begun. Beside others it leaves its tables alone until they know of it, and until none of those
// that have come with it has to give players time back.
func (r *roll) settle() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.own.Begins = false; len(r.atWork) > 1 {
		r.waits = time.Now().Add(2 * r.every)
	}
}

// fails notes that a beat has failed.
func (r *roll) fails() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.unsure = true
}

// loses says whether this host is missed by others from now on, for it could not say for long that it is at work.
func (r *roll) loses() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.lost || len(r.atWork) == 1 || time.Since(r.heard) < signoria.Absent {
		return false
	}
	r.lost = true
	return true
}

// sendAway lets whoever looks at a table here come again, at a host that can look it up.
func (h *Host) sendAway() {
	for _, t := range h.inMemory() {
		t.mu.Lock()
		if t.loaded && !t.gone {
			t.unload(signoria.ErrAway)
		}
		t.mu.Unlock()
	}
}

// meet says that this host is at work, learns which are, and goes on with the tables that fall to it.
func (h *Host) meet(ctx context.Context) error {
	h.roll.beating.Lock()
	defer h.roll.beating.Unlock()
	news, asked := h.roll.news(), time.Now()
	atWork, anew, err := h.store.Beat(ctx, h.roll.self(), news)
	if err != nil {
		h.roll.fails()
	}
	if err != nil && !h.roll.failing && h.stop.Err() == nil {
		h.log.Error("it is not known which hosts are at work; nothing more is said here until it is", "error", err)
	}
	if err != nil && h.roll.loses() {
		h.run(h.sendAway)
	}
	if h.roll.failing = err != nil; err == nil && h.roll.learn(news, asked, atWork, anew) {
		h.run(h.reassign)
	}
	return err
}

// reassign goes on with the tables that this host is in charge of, and leaves the others alone.
func (h *Host) reassign() {
	h.assigning.Lock()
	defer h.assigning.Unlock()
	playing, err := h.store.TablesPlaying(h.stop)
	looked := map[string]bool{}
	if err == nil {
		looked, err = h.lookedAt(h.stop)
	}
	if err != nil {
		if h.stop.Err() == nil {
			h.log.Error("the tables of a host that has gone do not go on yet", "error", err)
			h.rest(time.After(retry))
			h.run(h.reassign)
		}
		return
	}
	for _, t := range playing {
		if err := h.goOn(h.stop, t, looked[t.ID]); err != nil && h.stop.Err() == nil {
			h.log.Error("a table does not go on", "table", t.ID, "error", err)
		}
	}
}

// retryIfAway takes in after a while what has happened at a table, and lets it go on if this host is in charge of it then, after
// it could not for the store could not be reached: nobody else may ask for it.
func (h *Host) retryIfAway(table string, err error) {
	if !errors.Is(err, signoria.ErrAway) {
		return
	}
	if _, owes := h.owed.LoadOrStore(table, true); owes {
		return
	}
	h.run(func() {
		h.rest(time.After(retry))
		h.owed.Delete(table)
		if h.stop.Err() == nil {
			h.takeIn(signoria.Notice{Table: table, Row: math.MaxInt32})
			h.goOnIfPlayed(table, true)
		}
	})
}

// goOnIfPlayed lets a table go on that this host is in charge of, and that pages are open of elsewhere or not.
func (h *Host) goOnIfPlayed(table string, looked bool) {
	if !h.inCharge(table) {
		return
	}
	stored, err := h.store.Table(h.stop, table)
	if err == nil && stored.Status == signoria.Playing {
		err = h.goOn(h.stop, stored, looked)
	}
	h.retryIfAway(table, err)
	if err != nil && signoria.CodeOf(err) != signoria.NotFound && h.stop.Err() == nil {
		h.log.Error("a table does not go on", "table", table, "error", err)
	}
}

// lookedAt are the tables of which pages are open at other hosts.
func (h *Host) lookedAt(ctx context.Context) (map[string]bool, error) {
	there, err := h.store.Elsewhere(ctx, h.roll.own.Host)
	looked := map[string]bool{}
	for _, p := range there {
		looked[p.Table] = looked[p.Table] || p.Pages > 0
	}
	return looked, err
}

// answersItself is for how long after a table has moved it may still have to answer something for its players: a standing order,
// or where there is no choice.
const answersItself = 10 * time.Second

// goOn lets a table go on that is played, if this host is in charge of it: in memory where pages are open, a bot is asked or something
// has just happened, and else by its clocks.
func (h *Host) goOn(ctx context.Context, t signoria.Table, looked bool) error {
	bot := func(s signoria.Seat) bool {
		return t.Chairs[s].Bot != "" || len(t.Clocks.Seats) > 0 && t.Clocks.Seats[s].Out
	}
	if h.inCharge(t.ID) && (looked || h.inUse(t.ID) != nil || h.Now().Sub(t.Moved) < answersItself || slices.ContainsFunc(t.Waiting, bot)) {
		return h.at(ctx, t.ID, func(t *Table) error {
			t.advance()
			return nil
		})
	}
	h.alarm(t.ID, t.Clocks)
	h.remindAt(&t)
	return nil
}
