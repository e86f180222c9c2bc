package host

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"runtime/debug"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// retry is how long a table rests after a bot's answer could not be given or recorded.
const retry = 5 * time.Second

// thinkFor is for how long a bot thinks about an answer, or somebody who is asked for counsel, at most: others wait.
const thinkFor = 2 * time.Second

// starts is how much a bot does of itself, at most, before it answers: one that always wanted more would never come to it.
const starts = 8

// letBotsAnswer sees to it that the bots asked now will answer. It does not wait for them.
func (t *Table) letBotsAnswer() {
	if _, _, asked := t.botAsked(); asked && !t.thinking {
		t.thinking = t.host.run(t.think)
	}
	t.letBotsHaggle()
}

// botAsked finds a bot that is being asked.
func (t *Table) botAsked() (level string, o play.Offer, asked bool) {
	if t.live == nil || t.Status != signoria.Playing || t.Manners.Paused || t.forsaken() || !t.host.inCharge(t.id) {
		return "", o, false
	}
	for _, o := range t.live.Offers() {
		if level, answers := t.botAt(o.Seat); answers {
			return level, o, true
		}
	}
	return "", o, false
}

// forsaken says whether people hold seats, but none of them plays and nobody looks on: bots do not bring
// their game to its end meanwhile.
func (t *Table) forsaken() bool {
	people := false
	for _, c := range t.Chairs {
		if c.Plays(c.Player) {
			return false
		}
		people = people || c.Player != ""
	}
	return people && !t.audience.watched()
}

// botAt says whether a bot answers for a seat now, and which.
func (t *Table) botAt(s play.Seat) (level string, answers bool) {
	if level := t.Chairs[s].Bot; level != "" {
		return level, true
	}
	return t.bestBot(), t.out(s)
}

// think lets bots answer, one after the other, until none is asked. They think on a copy, so that the
// table goes on meanwhile.
func (t *Table) think() {
	started := 0 // since the last answer
	for {
		level, offer, copied, src, wait := t.next()
		if copied == nil {
			return
		}
		ready := time.After(wait)
		leave, alone := t.atLeisure()
		if a, wants := t.host.startedBy(copied, t.id, level, offer.Seat, src); wants && started < starts {
			t.host.rest(ready)
			given, _ := t.giveAside(level, offer.Seat, a, copied)
			if given { // if the table has moved he answers all the same
				leave()
				started++
				continue
			}
			ready = time.After(0)
		}
		started = 0
		a, err := t.host.consult(copied, level, offer, &src)
		if err != nil {
			t.host.log.Error("a bot failed, its seat answers at random", "table", t.id, "bot", level, "seat", offer.Seat, "error", err)
		}
		t.host.rest(ready)
		if !alone {
			t.waitForPages(offer)
		}
		err = t.giveBots(level, offer, a)
		leave()
		if err != nil {
			t.host.rest(time.After(retry))
		}
	}
}

// next prepares the next bot's thinking; where there is none the thinking is over.
func (t *Table) next() (level string, o play.Offer, copied play.Live, src chance.Source, wait time.Duration) {
	here, err := t.use(t.host.stop, func(t *Table) error {
		var asked bool
		if level, o, asked = t.botAsked(); !asked || t.host.stop.Err() != nil {
			t.thinking = false
			return nil
		}
		if t.audience.watched() {
			wait = t.host.opts.Pace - time.Since(t.chronicle.spoke)
		}
		copied, src = t.live.Copy(), t.source(o.Seat, o.Token)
		return nil
	})
	if !here || err != nil {
		return "", o, nil, src, 0
	}
	return level, o, copied, src, wait
}

// glance is how often a table that waits for its turn looks whether somebody has come to watch it.
const glance = 100 * time.Millisecond

// atLeisure waits, as long as nobody watches the table, until there is room among those that nobody watches. Who has answered
// leaves. It is alone where nobody watched.
func (t *Table) atLeisure() (leave func(), alone bool) {
	t.host.counters.waiting.Add(1)
	defer t.host.counters.waiting.Add(-1)
	tick := time.NewTicker(glance)
	defer tick.Stop()
	for !t.watched() {
		select {
		case t.host.leisure <- struct{}{}:
			began := time.Now()
			return func() { t.host.yield(began) }, true
		case <-t.host.stop.Done():
			return func() {}, true
		case <-tick.C:
		}
	}
	return func() {}, false
}

// yield leaves a place among those that nobody watches. While people play it stays empty first for as long as it was taken, so
// that all of them together have half of their processors at most.
func (h *Host) yield(began time.Time) {
	if h.company() {
		h.rest(time.After(time.Since(began)))
	}
	h.leisure.leave()
}

// companyFor is for how long somebody who played or looked on is taken to be there still.
const companyFor = 2 * time.Second

// company says whether people play, or look on while others do.
func (h *Host) company() bool {
	return time.Since(h.began)-time.Duration(h.peopled.Load()) < companyFor
}

func (t *Table) watched() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.audience.watched()
}

// giveBots gives a bot's answer, if it is still asked the same.
func (t *Table) giveBots(level string, offer play.Offer, a play.Answer) error {
	_, err := t.use(t.host.stop, func(t *Table) error {
		if t.host.stop.Err() != nil || t.live == nil || t.Manners.Paused {
			return nil
		}
		if sits, answers := t.botAt(offer.Seat); !answers || sits != level {
			return nil
		}
		if now, asked := t.live.OfferTo(offer.Seat); !asked || now.Token != offer.Token {
			return nil
		}
		rows, err := t.live.Answer(a)
		if err != nil {
			t.host.log.Error("a bot's answer was refused", "table", t.id, "bot", level, "seat", offer.Seat, "answer", a, "error", err)
			rows, err = t.anyAnswer(offer)
		}
		if err != nil {
			t.host.log.Error("none of a bot's answers was taken", "table", t.id, "seat", offer.Seat, "error", err)
			return err
		}
		for i := range rows {
			rows[i].Bot = rows[i].Kind == signoria.Answered
		}
		return t.commit(rows)
	})
	return err
}

// startedBy asks a bot what it does of itself before it answers. If it fails, it does nothing.
func (h *Host) startedBy(live play.Live, id, level string, s play.Seat, src chance.Source) (a play.Answer, starts bool) {
	h.placeToThink()
	defer func() {
		h.thinkers.leave()
		if r := recover(); r != nil {
			h.log.Error("a bot failed, it does nothing of itself", "table", id, "bot", level, "seat", s, "error", fmt.Sprintf("%v\n%s", r, debug.Stack()))
			starts = false
		}
	}()
	return live.Starts(level, s, &src)
}

// anyAnswer gives the first of the choices that the rules take.
func (t *Table) anyAnswer(o play.Offer) (rows []signoria.Row, err error) {
	for _, c := range o.Choices {
		if rows, err = t.live.Answer(c.With(o.Seat, c.Lo)); err == nil {
			return rows, nil
		}
	}
	return nil, err
}

// consult asks a bot. If it fails, the seat answers at random, so that the others can go on.
func (h *Host) consult(live play.Live, level string, o play.Offer, src *chance.Source) (a play.Answer, err error) {
	h.placeToThink()
	defer func() {
		h.thinkers.leave()
		if r := recover(); r != nil {
			err = fmt.Errorf("%v\n%s", r, debug.Stack())
		}
		if err != nil {
			a = o.Choices[src.N(len(o.Choices))].AtRandom(o.Seat, src)
		}
	}()
	ctx, stop := context.WithTimeout(h.stop, thinkFor)
	defer stop()
	return live.Bot(ctx, level, o.Seat, src)
}

// source is what a bot draws from that is asked something: not the table's seed, or it could tell what will be drawn.
// From a seed for bots it follows with the deal, the seat and what is asked, and with nothing that happens elsewhere.
func (t *Table) source(s play.Seat, asked uint64) chance.Source {
	return t.host.source(t.Setup.Seed, s, asked)
}

func (h *Host) source(deal uint64, s play.Seat, asked uint64) chance.Source {
	seed := h.opts.BotSeed
	if seed == 0 {
		return chance.New(random())
	}
	hash := fnv.New64a()
	_ = binary.Write(hash, binary.LittleEndian, []uint64{seed, deal, uint64(s), asked}) // a hash takes everything
	return chance.New(hash.Sum64())
}

func random() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
