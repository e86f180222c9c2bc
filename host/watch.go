package host

import (
	"cmp"
	"context"
	"encoding/binary"
	"encoding/hex"
	"hash/fnv"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"signoria"
	"signoria/play"
)

// Watcher is a page that is open on a table. It may be slow: it is not sent anything, but woken,
// and then looks at what there is to see by then.
type Watcher struct {
	// Changed is sent to when there is something new to see.
	Changed <-chan struct{}
	// Stirred is sent to when somebody wrote, came or went.
	Stirred <-chan struct{}

	host    *Host
	id      string
	player  string
	seat    play.Seat
	first   bool // the seat is the player's first, whichever that is
	changed chan struct{}
	stirred chan struct{}
	pressed atomic.Bool // see Pressed
	had     bool        // it was sent the letters there were
	read    int32       // the last letter it was sent
}

// FirstSeat stands for the first seat that a watcher holds, or the spectator's place.
const FirstSeat play.Seat = -2

// Watch opens a table for a player ("" for somebody unknown). The seat is one of his, Nobody to see
// what all may see, or FirstSeat. Close the watcher when the page goes.
func (h *Host) Watch(ctx context.Context, id, player string, s play.Seat) (*Watcher, error) {
	c, st := make(chan struct{}, 1), make(chan struct{}, 1)
	w := &Watcher{Changed: c, Stirred: st, host: h, id: id, player: player, seat: s, first: s == FirstSeat, changed: c, stirred: st}
	err := h.at(ctx, id, func(t *Table) error {
		if s >= 0 {
			if err := owns(&t.Table, player, s); err != nil {
				return err
			}
		}
		if err := mayLook(&t.Table, player); err != nil {
			return err
		}
		t.attend(w)
		t.audience.heedPages()
		t.letBotsAnswer()
		w.pressed.Store(true)
		signal(w.changed)
		t.audience.stir()
		return nil
	})
	if err == nil {
		h.roll.count(id, player, 1)
		h.cameTo(waitOf{id, player})
	}
	return w, err
}

// Pressed says that the page should not wait to see what is new: it has just come, its seat is asked, or has itself done
// what is new.
func (w *Watcher) Pressed() bool { return w.pressed.Load() }

// mayLook says why a player, or somebody unknown, may not look at a table and read what is written to
// everybody there, or nil if he may.
func mayLook(x *signoria.Table, player string) error {
	if x.Manners.Spectators != signoria.NoSpectator || x.Status == signoria.Open || x.Host == player || takesPart(x, player) {
		return nil
	}
	return errNoSpectators
}

// attend counts a watcher in. Refused choices are kept while anybody watches.
func (t *Table) attend(w *Watcher) {
	if t.audience.watchers[w] {
		return
	}
	t.audience.watchers[w] = true
	t.look()
}

// look has the rules keep the refused choices while anybody is there to see them.
func (t *Table) look() {
	if t.live != nil {
		t.live.Look(t.audience.attended())
		t.audience.forget()
	}
}

// Close ends the watching of who may watch.
func (w *Watcher) Close() {
	w.host.roll.count(w.id, w.player, -1)
	t := w.host.inUse(w.id)
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.audience.leave(w)
	t.audience.heedPages()
	t.look()
	t.audience.stir()
}

// SeeNow returns what there is to see now, in a language. It does not wait: while something is being written or read at
// the table, or another looks at it, it returns no sight, and no error. Wait returns when it is worth trying again.
func (w *Watcher) SeeNow(ctx context.Context, lang string) (s *Sight, p Present, err error) {
	t := w.host.inUse(w.id)
	if t == nil || !t.mu.TryLock() {
		return nil, p, nil
	}
	defer t.mu.Unlock()
	if t.gone || !t.loaded {
		return nil, p, nil
	}
	t.used = time.Now()
	w.host.visited(t)
	return t.shows(ctx, w, lang)
}

// Wait waits until the table is in memory and nobody is at work there.
func (w *Watcher) Wait(ctx context.Context) error {
	return w.host.at(ctx, w.id, func(*Table) error { return nil })
}

// shows is what there is to see for a page.
func (t *Table) shows(ctx context.Context, w *Watcher, lang string) (*Sight, Present, error) {
	t.attend(w) // again, if the table was away
	shown, err := t.shownTo(ctx, w.player)
	if err != nil {
		return nil, Present{}, err
	}
	w.pressed.Store(false)
	seen := *shown.sight(sightOf{w.seatAt(t), lang})
	seen.Seen = t.audience.saw[sawOf{w.player, seen.Seat}]
	return &seen, t.present(), nil
}

// seatAt is the seat whose view the watcher gets: the one he asked for while it is his.
func (w *Watcher) seatAt(t *Table) play.Seat {
	switch {
	case w.first:
		return t.firstSeat(w.player)
	case owns(&t.Table, w.player, w.seat) == nil:
		return w.seat
	}
	return play.Nobody
}

// notify tells whoever watches, and whose lists show it, that there is something new.
func (t *Table) notify() {
	t.audience.notify(everybody)
	t.heedHead()
}

// signal sends on a channel that holds one, unless it holds one already: he has not looked since.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// hereAt says who has a page of a table open, without bringing it into memory.
func (h *Host) hereAt(stored signoria.Table) []bool {
	here := make([]bool, len(stored.Chairs))
	t := h.inUse(stored.ID)
	if t == nil {
		return here
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for s, c := range stored.Chairs {
		here[s] = t.audience.here(c.Player)
	}
	return here
}

type sightOf struct {
	seat play.Seat
	lang string
}

// Sight is what a seat sees of a table, in a language. What it points to is shared and never changed.
type Sight struct {
	Row      int32 // the last of the record that the seat is told of, by the number it knows; -1 before the start
	Seat     play.Seat
	View     any       // a pointer to the game's own view; nil before the start
	Offer    *Offer    // nil if the seat is not asked
	Asides   *Offer    // nil if there is nothing it may do out of turn, bargains left aside
	Bargains *Bargains // nil in a game without
	Undo     error     // why its last answer cannot be taken back, or nil
	Undoes   int       // how many answers go back with it, itself included
	Waits    []play.Seat
	Standing play.Standing
	Moved    time.Time      // as of the table
	Recorded time.Time      // when the last row that the seat is told of was
	Seen     int32          // the last row the watcher has said he has seen from this seat
	Answered int32          // the last row that the seat's player answered himself, 0 none
	Lesson   *play.LessonAt // how far a learner is; nil where no lesson is told

	Upgrades []Upgrade       // when the table went over to newer rules
	Returned []Returned      // answers of the seat's that were given back, until it answers again
	Orders   []Standing      // the seat's standing orders
	Terms    []signoria.Term // for which the seat may give one
	Given    []Given         // what the table answered for the seat, until it answers again
	Botted   int             // how often a bot answered for the seat since its player did himself
	Better   *Better         // what the seat had better answer, at a study of this question

	print uint64 // of the position
	game  play.Game
	lines []play.Line
	told  []string
	backs []signoria.Row
	times []int64
}

// Offer is an offer in words, with the token that answers it.
type Offer struct {
	play.Offer
	Told  play.Told
	Token string
	Name  string
	Hint  string // what the question is good for, "" where the game gives none
}

// Line is a line of the chronicle in words.
type Line struct {
	play.Line
	Name    string
	Text    string
	Weight  play.Weight
	Bargain int16 // the number of the bargain it tells of, 0 if of none
	At      int64 // when its row was recorded, in Unix milliseconds; 0 if nobody knows
}

// Nothing to see yet, before a table starts: not even what is told before the first row.
var notStarted = &Sight{Row: -1, Seat: play.Nobody, Undo: play.ErrNothingToTakeBack,
	Standing: play.Standing{Winners: []play.Seat{}, Places: []play.Place{}}}

// sight makes, once for all who see the same, what a seat sees.
func (t *Table) sight(of sightOf) *Sight {
	if t.live == nil {
		s := *notStarted
		s.Seat, s.Moved = of.seat, t.Moved
		return &s
	}
	if s := t.audience.sights[of]; s != nil {
		return s
	}
	s := &Sight{Row: t.record.numberTo(of.seat, t.record.lastTo(of.seat)), Seat: of.seat, Undo: play.ErrNothingToTakeBack, Waits: t.Waiting, Standing: t.live.Standing(), Moved: t.Moved,
		Upgrades: t.record.upgrades, game: t.game, lines: t.chronicle.lines, told: t.chronicle.tell(t.live, of.lang), backs: t.record.backs, times: t.record.times, print: t.live.Print(of.seat)}
	was := t.audience.last[of]
	if was == nil || was.print != s.print {
		was = &Sight{View: t.live.View(of.seat)} // nothing else can be kept
	}
	s.View = was.View
	s.Recorded = t.record.at(t.record.lastTo(of.seat), t.Moved)
	s.Bargains = t.bargains(of)
	if of.seat >= 0 {
		s.Answered = t.record.numberTo(of.seat, t.record.seats[of.seat].answered)
	}
	if of.seat >= 0 && t.Status == signoria.Playing {
		s.Orders = t.standingOf(of.seat, of.lang)
		if s.Undo = t.acts(of.seat); s.Undo == nil {
			t.offer(s, of, was)
		}
	}
	s.Lesson = t.lessonAt(of.seat, s.Offer)
	t.audience.keep(of, s)
	return s
}

// offer adds to what a seat sees what it may do. Words are kept of what it saw last, if it has seen the same position.
func (t *Table) offer(s *Sight, of sightOf, was *Sight) {
	s.Undoes, s.Undo = t.live.MayTakeBackPast(of.seat, t.record.notOwn)
	s.Returned = t.returnedTo(of.seat, of.lang)
	s.Given, s.Terms = t.givenTo(of.seat, of.lang), t.terms()
	s.Botted = t.record.seats[of.seat].botted
	if o, asked := t.live.OfferTo(of.seat); asked {
		if was.Offer.stands(o) && was.alone() == s.alone() {
			s.Offer = was.Offer.again(o)
		} else {
			s.Offer = offered(t.live, t.game, o, of.lang)
		}
		s.Offer.Token = t.token(of.seat, o.Token)
		s.Better = t.betterOf(o)
	}
	if choices := t.asides(of.seat); len(choices) > 0 {
		o := play.Offer{Seat: of.seat, Choices: choices}
		if was.Asides != nil && slices.Equal(was.Asides.Choices, choices) {
			s.Asides = was.Asides.again(o)
		} else {
			s.Asides = &Offer{Offer: o, Told: t.live.Told(of.lang, o), Name: "asides"}
		}
		s.Asides.Token = t.asidesToken(of.seat, choices)
	}
}

// stands says whether what was offered is offered still, with what the rules refuse.
func (o *Offer) stands(now play.Offer) bool {
	return o != nil && o.Offer.Token == now.Token && slices.Equal(o.Refused, now.Refused)
}

// again is what was offered, for now, in the words it was offered in.
func (o *Offer) again(now play.Offer) *Offer {
	again := *o
	again.Offer = now
	return &again
}

// alone says whether nobody else is asked: then what the seat answers may land what all have prepared.
func (s *Sight) alone() bool {
	return !slices.ContainsFunc(s.Waits, func(other play.Seat) bool { return other != s.Seat })
}

// offered is an offer in words, without a token.
func offered(live play.Live, game play.Game, o play.Offer, lang string) *Offer {
	name := game.PromptName(o.Prompt)
	return &Offer{Offer: o, Told: live.Told(lang, o), Name: name, Hint: game.Text(lang, "hint."+name)}
}

// token names an offer to its seat. The seat's rows are counted in, so that an offer that comes
// again after a taken back answer is another.
func (t *Table) token(s play.Seat, offer uint64) string {
	var number [8]byte
	binary.BigEndian.PutUint64(number[:], offer)
	b := hex.AppendEncode(make([]byte, 0, 32), number[:])
	b = strconv.AppendInt(append(b, '.'), int64(s), 10)
	return string(strconv.AppendInt(append(b, '.'), int64(t.record.seats[s].own), 10))
}

func (t *Table) asidesToken(s play.Seat, choices []play.Choice) string {
	h := fnv.New64a()
	_ = binary.Write(h, binary.LittleEndian, choices) // a hash takes everything
	return t.token(s, h.Sum64())
}

// News returns the lines that the seat may read and has not got yet, having seen everything up to a
// row (-1: nothing), which were so many lines (-1: nobody knows); and how many of the lines it has still hold.
//
// Lines follow from the rows before them, so those up to that row hold, unless rows were taken back
// since: then those before the first of these do.
func (s *Sight) News(since int32, had int) (keep int, news []Line) {
	hold := since
	for _, b := range s.backs {
		if b.No > since {
			hold = min(hold, b.Target-1)
		}
	}
	first, _ := slices.BinarySearchFunc(s.lines, hold+1, func(l play.Line, row int32) int { return cmp.Compare(l.Row, row) })
	if keep = had; keep < 0 || hold < since {
		keep = s.countTo(first)
	}
	news = []Line{}
	for i := first; i < len(s.lines); i++ {
		if s.lines[i].For(s.Seat) {
			news = append(news, s.line(i))
		}
	}
	return keep, news
}

// countTo counts those of the first lines that the seat may read.
func (s *Sight) countTo(first int) (n int) {
	for _, l := range s.lines[:first] {
		if l.For(s.Seat) {
			n++
		}
	}
	return n
}

// line is the i-th line of all.
func (s *Sight) line(i int) Line {
	l := s.lines[i]
	line := Line{Line: l, Name: s.game.LineName(l.Key), Text: s.told[i], Weight: s.game.Weight(l.Key), Bargain: s.game.BargainIn(l)}
	if l.Row > 0 { // what was told before the first row has no time
		line.At = s.times[l.Row-1]
	}
	return line
}
