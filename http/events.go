package http

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"signoria"
	"signoria/host"
	"signoria/patch"
	"signoria/play"
)

const (
	heartbeat = 20 * time.Second
	// stillHere also says after how many milliseconds a page comes back whose stream ends, whatever the last bye said.
	stillHere = ": still here\nretry: 3000\n\n"
	// breath is the least time between two updates: what happens within it is seen as one.
	breath = 40 * time.Millisecond
	// leisure is the same for a page whose viewer is not asked and has not done what is new.
	leisure = 150 * time.Millisecond
)

// events streams a table to a page. Each update is all there is to see at that moment, so a page
// that is slow, or was away, misses nothing: it is only sent the latest, or what has changed since
// the last it was sent.
func (s *Server) events(w http.ResponseWriter, r *http.Request) {
	me, err := s.who(r)
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	seat, err := seatAsked(r)
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	shut, err := s.openFor(r, me)
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	defer shut()
	watcher, err := s.host.Watch(r.Context(), r.PathValue("id"), me.ID, seat)
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	defer watcher.Close()
	st := s.openStream(w, r)
	defer st.close()
	s.stream(st, r, watcher, me.ID)
}

// unheaded refuses to tell but the head of a stream. It would be sent to the end, into nothing, while who asked, for whom the
// head is all, asks the next thing on the same connection: a proxy for somebody else, who would wait for ever.
func unheaded(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Allow", http.MethodGet)
	w.WriteHeader(http.StatusMethodNotAllowed)
}

// seatAsked is the seat a page wants to see from.
func seatAsked(r *http.Request) (play.Seat, error) {
	asked := r.URL.Query().Get("seat")
	if asked == "" {
		return host.FirstSeat, nil
	}
	n, err := strconv.Atoi(asked)
	if err != nil || n < int(play.Nobody) || n >= signoria.MaxSeats {
		return 0, signoria.Errorf(signoria.Invalid, "seat: %q is no number from -1, who looks on, to %d", asked, signoria.MaxSeats-1)
	}
	return play.Seat(n), nil
}

// stream sends updates until the page goes or the server stops.
func (s *Server) stream(st *stream, r *http.Request, w *host.Watcher, caller string) {
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	hs, near := s.headsFor(caller, st.lang), &around{}
	defer hs.close()
	for {
		var err error
		select {
		case <-r.Context().Done():
			return
		case <-s.stop.Done():
			_ = st.send(bye()) // it fails when the browser has gone
			return
		case <-beat.C:
			if s.forgotten(r, caller) {
				return
			}
			err = st.send(stillHere)
		case <-w.Stirred:
			near.later()
		case <-near.due:
			err = near.send(r.Context(), st, w)
		case <-hs.changed:
			hs.later()
		case <-hs.due:
			err = hs.send(r.Context(), st)
		case <-w.Changed:
			st.idle(r.Context(), w)
			err = s.tell(st, r, w, caller)
			time.Sleep(breath)
		}
		if signoria.CodeOf(err) == signoria.Away { // another server may see it
			_ = st.send(bye()) // it fails when the browser has gone
		}
		if err != nil {
			return // the browser comes again
		}
	}
}

// forgotten says whether a page's browser is not its player's any more: he has come in too many others since.
func (s *Server) forgotten(r *http.Request, player string) bool {
	now, err := s.who(r)
	return err == nil && now.ID != player
}

// bye tells a page to come back soon, not all at the same moment: another server may go on, or the next.
func bye() string {
	return fmt.Sprintf("retry: %d\nevent: bye\ndata: {}\n\n", 50+rand.IntN(300))
}

// idle lets a page whose viewer only looks on wait for more to happen, if it was told something a moment ago.
func (st *stream) idle(ctx context.Context, w *host.Watcher) {
	enough := time.NewTimer(time.Until(st.toldAt.Add(leisure)))
	defer enough.Stop()
	for !w.Pressed() {
		select {
		case <-enough.C:
			return
		case <-w.Changed:
		case <-ctx.Done():
			return
		}
	}
}

// tell sends an update to a page.
func (s *Server) tell(st *stream, r *http.Request, w *host.Watcher, caller string) error {
	event := room.Get().(*[]byte)
	defer room.Put(event)
	before := st.row
	moved, err := s.see(st, r, w, caller, event)
	if err != nil {
		return err
	}
	err = st.write(*event)
	if news := st.caughtUp && st.row > before; news && err == nil && !moved.IsZero() {
		s.meter.Told(max(0, time.Since(moved)))
	}
	st.caughtUp, st.toldAt = true, time.Now()
	return err
}

// see writes into event what there is to see, once it is the page's turn and nobody is at work at the table. It returns
// when that came to be so, or nothing for who sees the table as it was.
func (s *Server) see(st *stream, r *http.Request, w *host.Watcher, caller string, event *[]byte) (moved time.Time, err error) {
	for since := time.Now(); ; {
		if err := s.telling.take(r.Context(), since, w.Changed, w.Pressed); err != nil {
			return moved, err
		}
		var seen bool
		deep(func() { moved, seen, err = s.seeNow(st, r, w, caller, event) })
		if seen || err != nil {
			return moved, err
		}
		if err := w.Wait(r.Context()); err != nil {
			return moved, s.ends(r, err)
		}
	}
}

// seeNow is see in the page's turn, which it gives back. It says whether it has seen anything.
func (s *Server) seeNow(st *stream, r *http.Request, w *host.Watcher, caller string, event *[]byte) (moved time.Time, seen bool, err error) {
	defer s.telling.done()
	sight, table, err := w.SeeNow(r.Context(), st.lang)
	if err != nil {
		return moved, false, s.ends(r, err)
	}
	if sight == nil {
		return moved, false, nil
	}
	since, had := st.sees(sight)
	update := s.update(sight, s.tableInfo(table, caller, st.lang), st.lang)
	update.Chronicle = chronicleInfo(sight.News(since, had))
	st.lines = update.Chronicle.From + len(update.Chronicle.Lines)
	if *event, err = st.event((*event)[:0], &update); err != nil {
		s.log.Error("a stream ends", "path", r.URL.Path, "table", table.ID, "seat", sight.Seat, "row", sight.Row, "error", err)
		return moved, false, err
	}
	if !table.Behind(caller) {
		moved = sight.Recorded
	}
	return moved, true, nil
}

// ends says in the log why a stream ends.
func (s *Server) ends(r *http.Request, why error) error {
	s.log.Warn("a stream ends", "path", r.URL.Path, "error", why)
	return why
}

// sees notes what the page is about to see, and returns up to which row it has seen that before, and in how many lines: it
// may have been on another seat, or have seen a table that has been brought back.
func (st *stream) sees(v *host.Sight) (since int32, had int) {
	since, had = st.row, st.lines
	if st.seat != v.Seat || st.row > v.Row {
		since, had, st.told = -1, 0, nil
	}
	st.row, st.seat = v.Row, v.Seat
	return since, had
}

// update is what a viewer is sent, the chronicle left aside.
func (s *Server) update(v *host.Sight, table TableInfo, lang string) Update {
	u := Update{Row: v.Row, Seen: v.Seen, Answered: v.Answered, Seat: v.Seat, Table: table, View: v.View, Standing: standingInfo(v.Standing), Waits: []WaitInfo{},
		Offer: offerInfo(v.Offer, table.Game, lang, s.ruleID(table.Game)), Asides: offerInfo(v.Asides, table.Game, lang, s.ruleID(table.Game))}
	u.Bargains = bargainsInfo(v.Bargains)
	u.Returned = s.returnedInfo(v.Returned, table.Game, lang)
	// How far the table is is told as of what is seen.
	u.Table.Turn, u.Table.Moved, u.Table.Waiting = v.Standing.Turn, v.Moved.UnixMilli(), append([]play.Seat{}, v.Waits...)
	u.Lesson = lessonProgress(v.Lesson)
	u.Orders, u.Given, u.Botted = orderInfos(v.Orders), givenInfos(v.Given), v.Botted
	if u.Offer != nil {
		u.Offer.Terms, u.Better = v.Terms, suggestionOf(v.Better)
	}
	u.Upgrades = []UpgradeInfo{}
	for _, x := range v.Upgrades {
		u.Upgrades = append(u.Upgrades, UpgradeInfo(x))
	}
	if v.Undo != nil {
		u.Undo.Why = inWords(v.Undo, lang)
	} else {
		u.Undo.May, u.Undo.Answers = true, v.Undoes
	}
	for _, seat := range v.Waits {
		u.Waits = append(u.Waits, WaitInfo{Seat: seat, Bot: table.Chairs[seat].Bot != ""})
	}
	return u
}

// chronicleInfo is what is new of the chronicle, after so many lines that hold.
func chronicleInfo(keep int, news []host.Line) ChronicleInfo {
	info := ChronicleInfo{From: keep, Lines: make([]LineInfo, 0, len(news))}
	for _, l := range news {
		info.Lines = append(info.Lines, lineInfo(l))
	}
	return info
}

func standingInfo(s play.Standing) play.Standing {
	if s.Winners == nil {
		s.Winners = []play.Seat{}
	}
	return s
}

func lineInfo(l host.Line) LineInfo {
	return LineInfo{Row: l.Row, Index: l.Index, Name: l.Name, Args: argsOf(l.Args), Text: l.Text, Secret: l.To != 0, Weight: l.Weight, Bargain: int(l.Bargain), At: l.At}
}

// argsOf leaves out the zeros at the end, which most lines have.
func argsOf(args play.Args) []int16 {
	n := len(args)
	for n > 0 && args[n-1] == 0 {
		n--
	}
	return args[:n]
}

func (s *Server) ruleID(game string) func(play.Rule) string {
	g, err := s.host.Game(game)
	if err != nil {
		return func(play.Rule) string { return "" }
	}
	return g.RuleID
}

func offerInfo(o *host.Offer, game, lang string, ruleID func(play.Rule) string) *OfferInfo {
	if o == nil {
		return nil
	}
	info := &OfferInfo{Token: o.Token, Name: o.Name, Prompt: o.Told.Prompt, Hint: o.Hint,
		Choices: make([]ChoiceInfo, 0, len(o.Choices)), Refused: make([]RefusedInfo, 0, len(o.Refused)), Terms: []signoria.Term{}}
	for i, c := range o.Choices {
		info.Choices = append(info.Choices, ChoiceInfo{ToldChoice: o.Told.Choices[i], ID: c.ID(), Low: int(c.Lo), High: int(c.Hi)})
	}
	for i, r := range o.Refused {
		id := ruleID(r.Rule)
		info.Refused = append(info.Refused, RefusedInfo{ToldChoice: o.Told.Refused[i], ID: r.Choice.ID(), Rule: id, Why: titleOf(game, id, lang)})
	}
	return info
}

// stream is an open event stream.
type stream struct {
	out  io.Writer
	pack *packing // nil for a browser that does not take it
	ctl  *http.ResponseController
	lang string
	// within is how long the browser may take for one event before we give it up.
	within time.Duration

	// row and seat are what the page has seen: everything up to a row, from a seat; in so many lines, or nobody knows (-1).
	row   int32
	seat  play.Seat
	lines int

	caughtUp bool // it has been told how the table stood when it came
	toldAt   time.Time

	patches bool    // the page asks to be told only what has changed
	told    *Update // the last, for a page that does; nil before the first
}

func (s *Server) openStream(w http.ResponseWriter, r *http.Request) *stream {
	st := &stream{out: w, within: s.limits.WriteWithin, ctl: http.NewResponseController(w), lang: language(r), patches: r.URL.Query().Get("patches") == "1"}
	st.lines = -1
	st.row, st.seat = resumed(r.Header.Get("Last-Event-ID"))
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no") // or a proxy would hold events back
	if takes(r, "gzip") {
		h.Set("Content-Encoding", "gzip")
		h.Add("Vary", "Accept-Encoding")
		st.pack = &packing{out: w}
		st.out = st.pack
	}
	return st
}

// resumed is what a page has seen already that comes again, by the last event it had.
func resumed(last string) (row int32, seat play.Seat) {
	r, s, ok := strings.Cut(last, ".")
	n, err := strconv.ParseInt(r, 10, 32)
	of, err2 := strconv.ParseInt(s, 10, 8)
	if !ok || err != nil || err2 != nil {
		return -1, host.FirstSeat
	}
	return int32(n), play.Seat(of)
}

// errUnsaid is that what there is to see cannot be written as JSON, which is a fault of a game's.
var errUnsaid = errors.New("what is to be told cannot be written")

// room is where events are written before they are sent.
var room = sync.Pool{New: func() any { return new([]byte) }}

// event writes what there is to see after b: whole, or for a page that asks for it what has changed of what it was told
// last.
func (st *stream) event(b []byte, u *Update) (event []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errUnsaid, r)
		}
	}()
	b = fmt.Appendf(b, "id: %d.%d\nevent: ", u.Row, u.Seat)
	if st.told == nil {
		b = patch.Append(append(b, "update\ndata: "...), u)
	} else {
		b = patch.Change(append(b, "patch\ndata: "...), st.told, u)
	}
	if st.patches {
		st.keep(u)
	}
	return append(b, "\n\n"...), nil
}

// keep keeps what the page has been told. Of the first update it leaves out the chronicle, which is as long as the game:
// where there was no list the next is told whole.
func (st *stream) keep(u *Update) {
	if st.told == nil {
		u.Chronicle.Lines = nil
	}
	st.told = u
}

func (st *stream) send(event string) error { return st.write([]byte(event)) }

func (st *stream) write(event []byte) error {
	if err := st.ctl.SetWriteDeadline(time.Now().Add(st.within)); err != nil {
		return err
	}
	if _, err := st.out.Write(event); err != nil {
		return err
	}
	return st.ctl.Flush()
}

func (st *stream) close() {
	if st.pack != nil {
		_ = st.pack.close() // it fails when the browser has gone
	}
}
