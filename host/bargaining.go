package host

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

var (
	errManyTurns = signoria.Errorf(signoria.Invalid, "a bargain stands for %d turns at most, or until it is withdrawn", bargain.MostTurns)
	errNoMotive  = signoria.Errorf(signoria.Invalid, "there is no such reason to offer something")
)

// Bargains is the bargaining at a table as a seat may know it, in words. It is shared and never changed.
type Bargains struct {
	Now      bool   // the seat may bargain at this moment
	Token    string // goes with its next move, so that a doubled click is recognised
	Goods    []string
	Things   map[int16]string // those that stand in the market
	Market   bargain.Market
	Reasons  []string // why one may say that one declines: see bargain.Reasons
	Motives  []string // why one may say that one offers something: see bargain.Motives
	Waiting  []Bargain
	Promises []Promise
	Given    []Word // words that the rules can read, as far as they are still owed
}

// Word is such a word, and what is promised.
type Word struct {
	bargain.Word
	What string
}

// Bargain is a bargain on the table in words.
type Bargain struct {
	play.Waiting
	Gives, Asks []string  // what who offers gives, and asks
	Words       [2]string // what who offers promises, and what he asks the other to promise
	Why         string    // why he offers it, "" if he does not say
}

// Promise is a promise with its words: of who offered, and of who took.
type Promise struct {
	bargain.Promise
	Words [2]string
}

// BargainMove is a move of bargaining as the page sends it.
type BargainMove struct {
	Token string
	bargain.Move
	Mine, Yours string // words of an offer: what one promises, and what one asks the other to promise
}

// Bargain makes a move of bargaining for a seat.
func (h *Host) Bargain(ctx context.Context, id, player string, s play.Seat, m BargainMove) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := t.holds(player, s); err != nil {
			return err
		}
		if m.Token != t.bargainsToken(s) {
			return errLate
		}
		if m.To < bargain.Everybody || int(m.To) >= len(t.Chairs) {
			return noSeat(&t.Table, m.To)
		}
		if m.Motive < bargain.NoMotive || int16(m.Motive) > bargain.LastMotive {
			return errNoMotive
		}
		if m.Turns < 0 || m.Turns > bargain.MostTurns {
			return errManyTurns
		}
		words, err := m.words()
		if err != nil {
			return err
		}
		to, offers := t.offeredTo(s, m.Move)
		a, ok := t.live.Bargain(s, m.Move, words)
		if !ok {
			return play.ErrNoAside
		}
		rows, err := t.live.Aside(a)
		if err = t.commitAnswer(rows, err); err == nil && offers {
			t.tellAway(player, to)
		}
		return err
	})
}

// offeredTo is to whom a seat offers something by a move, Everybody if to all; false if it offers nothing, or to a bot.
func (t *Table) offeredTo(s play.Seat, m bargain.Move) (player string, offers bool) {
	to := m.To
	switch m.Deed {
	case bargain.Offer:
	case bargain.Counter:
		to = s
		for _, w := range t.live.Bargains(s).Waiting {
			if w.No == m.No {
				to = w.From
			}
		}
	default:
		return "", false
	}
	if to == bargain.Everybody {
		return signoria.Everybody, true
	}
	player = t.Chairs[to].Player
	return player, player != ""
}

// words are the words of a move as they are recorded. Only what is offered has any.
func (m BargainMove) words() (string, error) {
	if m.Deed != bargain.Offer && m.Deed != bargain.Counter {
		return "", nil
	}
	mine, err := cleanNote(m.Mine)
	if err != nil {
		return "", err
	}
	yours, err := cleanNote(m.Yours)
	if err != nil {
		return "", err
	}
	return cleanNote(bargain.Note(mine, yours))
}

// bargainsToken changes with everything the seat does, and with nothing others do: a bargain that is
// answered is named by its number, and never changes.
func (t *Table) bargainsToken(s play.Seat) string { return t.token(s, 0) }

// asides are what a player may do out of turn besides bargaining.
func (t *Table) asides(s play.Seat) []play.Choice {
	return slices.DeleteFunc(slices.Clone(t.live.Asides(s)), func(c play.Choice) bool { return t.live.Bargained(c) || t.live.SaysTimeUp(c) })
}

// bargains says the bargaining that a seat, or Nobody, may know of; nil in a game without.
func (t *Table) bargains(of sightOf) *Bargains {
	known := t.live.Bargains(of.seat)
	if known == nil {
		return nil
	}
	b := &Bargains{Now: known.Now, Goods: t.live.Goods(of.lang), Things: map[int16]string{}, Market: known.Market, Reasons: bargain.Reasons(of.lang), Motives: bargain.Motives(of.lang)}
	if of.seat >= 0 {
		b.Token, b.Now = t.bargainsToken(of.seat), b.Now && t.acts(of.seat) == nil
	}
	b.nameThings(known.Market.Mine, t.live, of.lang)
	for _, p := range known.Market.With {
		b.nameThings(p.Purse, t.live, of.lang)
	}
	notes := t.chronicle.notes(wordedBy(known))
	for _, w := range known.Waiting {
		b.Waiting = append(b.Waiting, t.inWords(w, bargain.Words(notes[w.Row]), of.lang))
	}
	for _, p := range known.Promises {
		b.Promises = append(b.Promises, Promise{p, bargain.Words(notes[p.Row])})
	}
	for _, w := range known.Given {
		b.Given = append(b.Given, Word{w, t.live.Word(of.lang, w)})
	}
	return b
}

func (b *Bargains) nameThings(p bargain.Purse, live play.Live, lang string) {
	for _, thing := range p.Things {
		if b.Things[thing] == "" {
			b.Things[thing] = live.Thing(lang, thing)
		}
	}
}

// wordedBy are the rows that hold the words of bargains and promises.
func wordedBy(known *play.Bargains) map[int32]bool {
	rows := map[int32]bool{}
	for _, w := range known.Waiting {
		rows[w.Row] = true
	}
	for _, p := range known.Promises {
		rows[p.Row] = true
	}
	return rows
}

func (t *Table) inWords(w play.Waiting, words [2]string, lang string) Bargain {
	b := Bargain{Waiting: w, Words: words, Why: w.Why.Say(lang)}
	for good := range t.live.Goods(lang) {
		switch n := w.Terms.Goods[good]; {
		case n > 0:
			b.Gives = append(b.Gives, t.live.Amount(lang, good, n))
		case n < 0:
			b.Asks = append(b.Asks, t.live.Amount(lang, good, -n))
		}
	}
	for _, thing := range w.Terms.Give.List() {
		b.Gives = append(b.Gives, t.live.Thing(lang, thing))
	}
	for _, thing := range w.Terms.Take.List() {
		b.Asks = append(b.Asks, t.live.Thing(lang, thing))
	}
	return b
}

// letBotsHaggle sees to it that the bots who are offered something will answer. It does not wait for
// them.
func (t *Table) letBotsHaggle() {
	if _, _, no := t.botOffered(); no != 0 && !t.haggling {
		t.haggling = t.host.run(t.haggle)
	}
}

// botOffered finds a bot that a bargain waits for, and the bargain by its number; 0 if there is none.
func (t *Table) botOffered() (level string, s play.Seat, no int16) {
	if t.live == nil || t.Status != signoria.Playing || t.Manners.Paused || !t.host.inCharge(t.id) {
		return "", 0, 0
	}
	for s, c := range t.Chairs {
		if c.Bot == "" {
			continue
		}
		if no := t.live.Haggles(play.Seat(s)); no != 0 {
			return c.Bot, play.Seat(s), no
		}
	}
	return "", 0, 0
}

// haggle lets bots answer bargains, one after the other, until none waits. They think on a copy, and as
// long as over any other answer.
func (t *Table) haggle() {
	for {
		level, s, copied, src := t.nextHaggle()
		if copied == nil {
			return
		}
		ready := time.After(t.host.opts.Pace)
		a := t.host.haggleBy(copied, t.id, level, s, &src)
		t.host.rest(ready)
		if _, err := t.giveAside(level, s, a, copied); err != nil {
			t.host.rest(time.After(retry)) // the table has moved: he thinks again
		}
	}
}

func (t *Table) nextHaggle() (level string, s play.Seat, copied play.Live, src chance.Source) {
	here, err := t.use(t.host.stop, func(t *Table) error {
		var no int16
		if level, s, no = t.botOffered(); no == 0 || t.host.stop.Err() != nil {
			t.haggling = false
			return nil
		}
		copied, src = t.live.Copy(), t.source(s, uint64(no))
		return nil
	})
	if !here || err != nil {
		return "", 0, nil, src
	}
	return level, s, copied, src
}

// haggleBy asks a bot what it says to a bargain. If it fails, it declines.
func (h *Host) haggleBy(live play.Live, id, level string, s play.Seat, src *chance.Source) (a play.Answer) {
	h.placeToThink()
	defer func() {
		h.thinkers.leave()
		if r := recover(); r != nil {
			h.log.Error("a bot failed, it declines a bargain", "table", id, "bot", level, "seat", s, "error", fmt.Sprintf("%v\n%s", r, debug.Stack()))
			a, _ = live.Haggle("", s, src)
		}
	}()
	a, _ = live.Haggle(level, s, src)
	return a
}

var errOtherThings = errors.New("what there is to trade is not what it was")

// giveAside does what a bot does out of turn, if it still sits there. It has thought on a copy: where seats have other things to
// trade meanwhile, its answer would name others than it meant.
func (t *Table) giveAside(level string, s play.Seat, a play.Answer, copied play.Live) (given bool, err error) {
	_, err = t.use(t.host.stop, func(t *Table) error {
		if t.host.stop.Err() != nil || t.live == nil || t.Manners.Paused || t.Chairs[s].Bot != level {
			return nil
		}
		if t.live.Bargained(play.Choice{Verb: a.Verb}) && !sameThings(copied, t.live, s) {
			return errOtherThings
		}
		rows, err := t.live.Aside(a)
		if err != nil {
			return err
		}
		for i := range rows {
			rows[i].Bot = rows[i].Kind == signoria.Aside
		}
		err = t.commit(rows)
		given = err == nil
		return err
	})
	return given, err
}

// sameThings says whether a seat and those with whom it may bargain have the same things to trade in two positions, and whether
// these mean the same there.
func sameThings(before, now play.Live, s play.Seat) bool {
	was, is := before.Bargains(s).Market, now.Bargains(s).Market
	same := func(a, b bargain.Purse) bool {
		return slices.EqualFunc(a.Things, b.Things, func(x, y int16) bool {
			return x == y && before.Thing("en", x) == now.Thing("en", y)
		})
	}
	return same(was.Mine, is.Mine) && slices.EqualFunc(was.With, is.With, func(a, b bargain.Partner) bool {
		return a.Seat == b.Seat && same(a.Purse, b.Purse)
	})
}
