package http_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"signoria"
	"signoria/host"
	server "signoria/http"
	"signoria/patch"
	"signoria/play"
	"signoria/play/toy"
	"signoria/rates"
	"signoria/sqlite"
)

var quiet = slog.New(slog.DiscardHandler)

// site is a whole server on a port of its own.
type site struct {
	*httptest.Server
	t     testing.TB
	file  string
	store signoria.Store
	host  *host.Host
	srv   *server.Server
	end   func() // as the test ends, or before
}

func newSite(t testing.TB, cfg server.Config) *site {
	t.Helper()
	return newSiteOf(t, cfg, toy.Game)
}

func newSiteOf(t testing.TB, cfg server.Config, games ...play.Game) *site {
	t.Helper()
	return newSiteAt(t, filepath.Join(t.TempDir(), "store.db"), cfg, games...)
}

// newSiteAt is a server over a store that may have been used before.
func newSiteAt(t testing.TB, file string, cfg server.Config, games ...play.Game) *site {
	t.Helper()
	store, err := sqlite.Open(context.Background(), file)
	if err != nil {
		t.Fatal(err)
	}
	return newSiteOn(t, store, file, cfg, games...)
}

// newSiteOn is a server over a store, which it closes.
func newSiteOn(t testing.TB, store interface {
	signoria.Store
	Close() error
}, file string, cfg server.Config, games ...play.Game) *site {
	t.Helper()
	return newSiteWith(t, store, file, cfg, host.New(store, games, host.Options{Log: quiet}))
}

// newSiteWith is a server of a host over a store, both of which it closes.
func newSiteWith(t testing.TB, store signoria.Store, file string, cfg server.Config, h *host.Host) *site {
	t.Helper()
	cfg.Log = quiet
	srv := server.New(h, store, cfg)
	s := &site{Server: httptest.NewServer(srv), t: t, file: file, store: store, host: h, srv: srv}
	s.end = sync.OnceFunc(func() {
		srv.Stop()
		s.Close()
		h.Close()
		store.Close()
	})
	t.Cleanup(s.end)
	return s
}

// open limits: a test is faster than anybody.
var generous = server.Limits{PerIP: rates.Rate{PerSecond: 1e6, Burst: 1e6}, PerPlayer: rates.Rate{PerSecond: 1e6, Burst: 1e6},
	NewPlayers: rates.Rate{PerSecond: 1e6, Burst: 1e6}, Letters: rates.Rate{PerSecond: 1e6, Burst: 1e6}, Records: rates.Rate{PerSecond: 1e6, Burst: 1e6}, LooksBack: rates.Rate{PerSecond: 1e6, Burst: 1e6}, Foresights: rates.Rate{PerSecond: 1e6, Burst: 1e6}, Trials: rates.Rate{PerSecond: 1e6, Burst: 1e6}, Streams: 1000}

// browser is one player's browser.
type browser struct {
	*http.Client
	t    testing.TB
	base string
	me   server.Me
}

func (s *site) browser(name string) *browser {
	s.t.Helper()
	return newBrowser(s.t, s.URL, name)
}

func newBrowser(t testing.TB, base, name string) *browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{&http.Client{Jar: jar}, t, base, server.Me{}}
	if name != "" {
		b.must(b.post("/api/me", map[string]string{"name": name}, &b.me))
	}
	return b
}

func (b *browser) must(p *problem) {
	b.t.Helper()
	if p != nil {
		b.t.Fatal(p)
	}
}

// problem is an answer that is not 200 or 204.
type problem struct {
	status int
	server.Problem
}

func (p *problem) String() string { return fmt.Sprintf("%d %s %s", p.status, p.Code, p.Message) }

func (b *browser) post(path string, body, into any) *problem {
	b.t.Helper()
	return b.do(http.MethodPost, path, marshal(b.t, body).Bytes(), into, "Content-Type", "application/json")
}

func marshal(t testing.TB, value any) *bytes.Buffer {
	t.Helper()
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.NewBuffer(raw)
}

func (b *browser) get(path string, into any) *problem {
	b.t.Helper()
	return b.do(http.MethodGet, path, nil, into)
}

func (b *browser) do(method, path string, body []byte, into any, headers ...string) *problem {
	b.t.Helper()
	r, err := http.NewRequest(method, b.base+path, bytes.NewReader(body))
	if err != nil {
		b.t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w, err := b.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer w.Body.Close()
	raw, err := io.ReadAll(w.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	if w.StatusCode == http.StatusNoContent {
		return nil
	}
	if w.StatusCode != http.StatusOK {
		p := &problem{status: w.StatusCode}
		if err := json.Unmarshal(raw, p); err != nil {
			b.t.Fatalf("%s %s: %d %s", method, path, w.StatusCode, raw)
		}
		return p
	}
	if into != nil {
		if err := json.Unmarshal(raw, into); err != nil {
			b.t.Fatalf("%s %s: %v in %s", method, path, err, raw)
		}
	}
	return nil
}

func wantProblem(t *testing.T, p *problem, status int, code signoria.Code) {
	t.Helper()
	if p == nil || p.status != status || p.Code != code {
		t.Fatalf("got %v, want %d %s", p, status, code)
	}
}

func (b *browser) open(seats ...string) server.TableInfo {
	b.t.Helper()
	var table server.TableInfo
	b.must(b.post("/api/tables", server.NewTable{Game: "toy", Seats: seats}, &table))
	return table
}

// update is an Update as a page reads it.
type update struct {
	server.Update
	View json.RawMessage `json:"view"`
	raw  string
	id   string
}

// page is an open event stream.
type page struct {
	t      testing.TB
	body   io.ReadCloser
	lines  *bufio.Reader
	lastID string
	cancel context.CancelFunc
	whole  any      // the last update, as it was told or as what was told since has made of it
	texts  []string // the chronicle as the page has it
	around string   // who is there, as it was last told
}

func (b *browser) page(path, lastID string) *page {
	b.t.Helper()
	p, problem := b.tryPage(path, lastID)
	b.must(problem)
	return p
}

func (b *browser) tryPage(path, lastID string) (*page, *problem) {
	b.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, b.base+path, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	if asks := r.URL.Query(); !asks.Has("patches") {
		asks.Set("patches", "1") // as the page does
		r.URL.RawQuery = asks.Encode()
	}
	if lastID != "" {
		r.Header.Set("Last-Event-ID", lastID)
	}
	w, err := b.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	if w.StatusCode != http.StatusOK {
		defer w.Body.Close()
		defer cancel()
		p := &problem{status: w.StatusCode}
		if err := json.NewDecoder(w.Body).Decode(p); err != nil {
			b.t.Fatal(err)
		}
		return nil, p
	}
	p := &page{t: b.t, body: w.Body, lines: bufio.NewReader(w.Body), cancel: cancel}
	b.t.Cleanup(p.close)
	return p, nil
}

func (p *page) close() {
	p.cancel()
	p.body.Close()
}

// longestSilence is how long a page waits for an event, however busy the machine is.
const longestSilence = 2 * time.Minute

// event reads the next event; "" when the stream has ended, or nothing comes.
func (p *page) event() (kind, data string) {
	late := time.AfterFunc(longestSilence, func() {
		p.t.Errorf("a page has been told nothing for %v", longestSilence)
		p.cancel()
	})
	defer late.Stop()
	for {
		line, err := p.lines.ReadString('\n')
		if err != nil {
			return "", ""
		}
		field, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch field {
		case "id":
			p.lastID = value
		case "event":
			kind = value
		case "data":
			data = value
		case "":
			if kind == "presence" {
				p.around = data
			}
			if kind != "" {
				return kind, data
			}
		}
	}
}

// eventOf reads on to the next event of a kind; there is none when the stream ends.
func (p *page) eventOf(wanted string) (data string, ok bool) {
	for {
		switch kind, data := p.event(); kind {
		case wanted:
			return data, true
		case "", "bye":
			return "", false
		}
	}
}

// next reads the next update, and takes its news into the chronicle.
func (p *page) next() update {
	p.t.Helper()
	u, ok := p.nextOrGone()
	if !ok {
		p.t.Fatal("the stream has ended")
	}
	return u
}

func (p *page) nextOrGone() (u update, ok bool) {
	p.t.Helper()
	raw, ok := p.updated()
	if !ok {
		return u, false
	}
	u = update{raw: raw, id: p.lastID}
	if err := json.Unmarshal([]byte(raw), &u); err != nil {
		p.t.Fatal(err)
	}
	if u.Chronicle.From > len(p.texts) {
		p.t.Fatalf("told to keep %d lines of %d", u.Chronicle.From, len(p.texts))
	}
	p.texts = p.texts[:u.Chronicle.From]
	for _, l := range u.Chronicle.Lines {
		p.texts = append(p.texts, l.Text)
	}
	return u, true
}

// updated reads on to what there is to see next, as it was told whole, or as what has changed makes it.
func (p *page) updated() (raw string, ok bool) {
	for {
		kind, data := p.event()
		var said any
		switch kind {
		case "", "bye":
			return "", false
		case "update", "patch":
			if err := json.Unmarshal([]byte(data), &said); err != nil {
				p.t.Fatal(err)
			}
		default:
			continue
		}
		if kind == "patch" {
			said = patch.Changed(p.whole, said)
		}
		p.whole = said
		return marshal(p.t, said).String(), true
	}
}

// until reads updates until one is as wanted.
func (p *page) until(wanted func(update) bool) update {
	p.t.Helper()
	for range 1000 {
		if u := p.next(); wanted(u) {
			return u
		}
	}
	p.t.Fatal("it never came")
	return update{}
}

func asked(u update) bool { return u.Offer != nil }

func (b *browser) answer(table string, u update) *problem {
	b.t.Helper()
	return b.post("/api/tables/"+table+"/answers", server.GiveAnswer{Seat: u.Seat, Token: u.Offer.Token, Number: u.Offer.Choices[0].Low}, nil)
}

func TestTwoPlayersPlayToTheEnd(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open", "bot:first")
	if table.Status != signoria.Open || !table.Host || !slices.Equal(table.Mine, []play.Seat{0}) {
		t.Fatalf("got %+v", table)
	}
	wantProblem(t, ada.post("/api/tables/"+table.ID+"/start", struct{}{}, nil), 409, signoria.Conflict)
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, &table))
	if table.Host || !slices.Equal(table.Mine, []play.Seat{1}) {
		t.Fatalf("got %+v", table)
	}
	ada.must(ada.post("/api/tables/"+table.ID+"/start", struct{}{}, &table))
	if table.Status != signoria.Playing || !table.MyTurn {
		t.Fatalf("got %+v", table)
	}
	var all sync.WaitGroup
	for _, b := range []*browser{ada, bea} {
		p := b.page("/api/tables/"+table.ID+"/events", "")
		all.Go(func() {
			for {
				u := p.next()
				if u.Table.Status == signoria.Finished {
					if !u.Standing.Over || len(u.Standing.Winners) == 0 || u.Offer != nil {
						t.Errorf("it ended so: %+v", u.Standing)
					}
					return
				}
				if u.Offer != nil {
					if p := b.answer(table.ID, u); p != nil && p.status != 409 { // another page's update may have come between
						t.Error(p)
					}
				}
			}
		})
	}
	all.Wait()

	var r signoria.Record
	ada.must(ada.get("/api/tables/"+table.ID+"/record", &r))
	if !slices.Equal(r.Names, []string{"Ada", "Bea", "bot:first"}) {
		t.Errorf("names %q", r.Names)
	}
	if _, err := toy.Game.Verify(r); err != nil {
		t.Error(err)
	}
	var again server.TableInfo
	bea.must(bea.post("/api/records", r, &again))
	if again.Status != signoria.Finished {
		t.Errorf("imported as %+v", again)
	}
	r.Rows[3].Verb = 99
	p := bea.post("/api/records", r, nil)
	wantProblem(t, p, 400, signoria.Invalid)
	if !strings.Contains(p.Message, "row 4") {
		t.Errorf("the row is not named: %s", p.Message)
	}
}

// What a seat may not see is in nobody else's stream, whatever they ask for.
func TestSecretsStayWithTheirSeat(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, eve := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "open")
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", struct{}{}, nil))
	events := "/api/tables/" + table.ID + "/events"

	for _, b := range []*browser{bea, eve} {
		_, p := b.tryPage(events+"?seat=0", "")
		wantProblem(t, p, 403, signoria.Forbidden)
		wantProblem(t, b.get("/api/tables/"+table.ID+"/record", nil), 403, signoria.Forbidden)
	}
	mine := ada.page(events, "").until(asked)
	ada.must(ada.post("/api/tables/"+table.ID+"/answers", server.GiveAnswer{Token: mine.Offer.Token, Choice: 2}, nil))
	// Ada laid order 3, face down.
	mine = ada.page(events, "").next()
	var view toy.View
	if err := json.Unmarshal(mine.View, &view); err != nil || view.Laid[0][0] != 3 {
		t.Fatalf("Ada does not see her own order: %v %s", err, mine.View)
	}
	theirs, all := bea.page(events, "").next(), eve.page(events+"?seat=-1", "").next()
	if theirs.Seat != 1 || all.Seat != signoria.Nobody || all.Offer != nil {
		t.Fatalf("seats %d and %d", theirs.Seat, all.Seat)
	}
	for _, u := range []update{theirs, all} {
		if err := json.Unmarshal(u.View, &view); err != nil || view.Laid[0][0] != 0 {
			t.Fatalf("seat %d sees Ada's order: %s", u.Seat, u.View)
		}
	}
	// A bargain offered to Bea is told to her and Ada alone.
	ada.must(ada.post("/api/tables/"+table.ID+"/asides", server.GiveAnswer{Token: mine.Asides.Token, Number: 1, Note: "a word in private"}, nil))
	if u := bea.page(events, "").next(); !strings.Contains(u.raw, "a word in private") || !u.Chronicle.Lines[0].Secret {
		t.Fatal("Bea is not told")
	} else if args := u.Chronicle.Lines[0].Args; !slices.Equal(args, []int16{0, 1, 1}) {
		t.Errorf("the line speaks of %v, not of what Ada, seat 0, offers Bea, seat 1: one of gold", args)
	}
	if u := eve.page(events, "").next(); strings.Contains(u.raw, "a word in private") || len(u.Chronicle.Lines) != 0 {
		t.Fatal("everybody is told")
	}
	stored, err := s.store.Table(t.Context(), table.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range []update{mine, theirs, all} {
		if strings.Contains(u.raw, fmt.Sprint(stored.Setup.Seed)) || strings.Contains(u.raw, ada.me.ID) {
			t.Error("the seed or a player's id is told")
		}
	}
	wantProblem(t, bea.post("/api/tables/"+table.ID+"/answers", server.GiveAnswer{Seat: 0, Token: mine.Offer.Token}, nil), 403, signoria.Forbidden)
	wantProblem(t, bea.post("/api/tables/"+table.ID+"/takeback", server.SeatOf{Seat: 0}, nil), 403, signoria.Forbidden)
	wantProblem(t, eve.post("/api/tables/"+table.ID+"/answers", server.GiveAnswer{Seat: 0, Token: mine.Offer.Token}, nil), 403, signoria.Forbidden)
}

func TestDoubledAnswer(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "me")
	u := ada.page("/api/tables/"+table.ID+"/events?seat=0", "").until(asked)
	ada.must(ada.answer(table.ID, u))
	p := ada.answer(table.ID, u)
	wantProblem(t, p, 409, signoria.Conflict)
	if p.Message != "That answer came late: the question has changed since." {
		t.Errorf("it says %q", p.Message)
	}
	if p := ada.post("/api/tables/"+table.ID+"/answers?lang=it", server.GiveAnswer{Token: u.Offer.Token}, nil); p.Message != "La risposta è arrivata tardi: la domanda è cambiata." {
		t.Errorf("in Italian it says %q", p.Message)
	}
	rows, err := s.store.Rows(t.Context(), table.ID, 0)
	if err != nil || len(rows) != 1 {
		t.Fatalf("%d rows (%v), want 1", len(rows), err)
	}
	ada.must(ada.post("/api/tables/"+table.ID+"/takeback", server.SeatOf{Seat: 0}, nil))
	wantProblem(t, ada.post("/api/tables/"+table.ID+"/takeback", server.SeatOf{Seat: 0}, nil), 409, signoria.Conflict)
}

// A page that drops and comes back is sent what it missed, and no more.
func TestStreamResumes(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "me")
	events := "/api/tables/" + table.ID + "/events?seat=0"
	away := ada.page(events, "")
	away.next()
	other := "/api/tables/" + table.ID + "/events?seat=1"
	drops := 0
	for over := false; !over; {
		for _, seat := range []string{events, other} {
			p := ada.page(seat, "") // it is sent at once what there is
			for {
				u := p.next()
				over = u.Table.Status == signoria.Finished
				if over || u.Offer == nil && len(u.Waits) > 0 {
					break
				}
				if u.Offer != nil {
					if p := ada.answer(table.ID, u); p != nil && p.status != 409 {
						t.Fatal(p)
					}
				}
			}
			p.close()
			if over {
				break
			}
		}
		// The other page drops and comes back.
		away.close()
		back := ada.page(events, away.lastID)
		back.texts = away.texts
		had := len(back.texts)
		u := back.next()
		if u.Chronicle.From < had && len(back.texts) > had {
			t.Fatalf("it had %d lines and is sent again from %d", had, u.Chronicle.From)
		}
		away, drops = back, drops+1
	}
	whole := ada.page(events, "")
	whole.next()
	if len(whole.texts) == 0 || !slices.Equal(whole.texts, away.texts) {
		t.Fatalf("after %d drops the page has\n%q, want\n%q", drops, away.texts, whole.texts)
	}
	// An id of another seat, of the future, or of no kind: everything is sent.
	for _, id := range []string{"3.1", "99999.0", "x", "1", "-5.0", "3.0.0"} {
		p := ada.page(events, id)
		if u := p.next(); u.Chronicle.From != 0 || len(u.Chronicle.Lines) != len(whole.texts) {
			t.Errorf("with id %q it is told to keep %d", id, u.Chronicle.From)
		}
	}
}

// Whoever reads slowly holds nobody up, and gets the latest.
func TestSlowReader(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	slow := ada.open("me", "me")
	p := ada.page("/api/tables/"+slow.ID+"/events?seat=0", "")
	quick := ada.page("/api/tables/"+slow.ID+"/events?seat=0", "")
	began := time.Now()
	for n := range 40 { // taking back and laying again, while the slow one reads nothing
		u := quick.until(func(u update) bool { return u.Row == int32(n) })
		if n%2 == 0 {
			ada.must(ada.answer(slow.ID, u))
		} else {
			ada.must(ada.post("/api/tables/"+slow.ID+"/takeback", server.SeatOf{}, nil))
		}
	}
	if took := time.Since(began); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
	p.until(func(u update) bool { return u.Row == 40 })
}

func TestStreamsSayGoodbye(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "open")
	p := ada.page("/api/tables/"+table.ID+"/events", "")
	p.next()
	s.srv.Stop()
	if _, ok := p.eventOf("bye"); !ok {
		t.Fatal("the stream ends without a word")
	}
	if kind, _ := p.event(); kind != "" {
		t.Fatalf("it goes on with %q", kind)
	}
}

func TestPresenceAndNewcomersAreSeen(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open")
	p := ada.page("/api/tables/"+table.ID+"/events", "")
	if u := p.next(); !u.Table.Chairs[0].Here || u.Table.Status != signoria.Open || string(u.View) != "null" {
		t.Fatalf("got %+v", u)
	}
	hers := bea.page("/api/tables/"+table.ID+"/events", "")
	if u := hers.next(); u.Seat != signoria.Nobody {
		t.Fatalf("she sees from seat %d", u.Seat)
	}
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	hers.until(func(u update) bool { return u.Seat == 1 })
	p.until(func(u update) bool { return u.Table.Chairs[1].Name == "Bea" })
	p.untilPresent(server.PresenceInfo{Here: []bool{true, true}})
	bea.must(bea.post("/api/me", map[string]string{"name": "Beatrice"}, nil))
	p.until(func(u update) bool { return u.Table.Chairs[1].Name == "Beatrice" })
	hers.close()
	p.untilPresent(server.PresenceInfo{Here: []bool{true, false}})
	s.browser("").page("/api/tables/"+table.ID+"/events", "").next()
	p.untilPresent(server.PresenceInfo{Here: []bool{true, false}, Watching: 1})
}

func TestSession(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	guest := s.browser("")
	var me server.Me
	guest.must(guest.get("/api/me", &me))
	if me != (server.Me{}) {
		t.Fatalf("a guest is %+v", me)
	}
	wantProblem(t, guest.post("/api/tables", server.NewTable{}, nil), 403, signoria.Forbidden)
	for _, name := range []string{"", "  ", strings.Repeat("x", 25), "a\x00b", "[[city:x|y]]", "<b>", "a\u202eb", "👑"} {
		wantProblem(t, guest.post("/api/me", map[string]string{"name": name}, nil), 400, signoria.Invalid)
	}
	for _, name := range []string{"Ada", " Ann-Marie  d’Este ", "Ἀριάδνη", "O'Neil 3rd", strings.Repeat("è", 24)} {
		b := s.browser(name)
		b.must(b.get("/api/me", &me))
		if me.ID == "" || me.Name != strings.Join(strings.Fields(name), " ") {
			t.Errorf("%q is called %+v", name, me)
		}
		b.must(b.post("/api/me", map[string]string{"name": "Other"}, &me))
		if me.ID != b.me.ID {
			t.Error("a renamed player is another")
		}
	}
	for _, forged := range []string{"x", "", strings.Repeat("A", 43), strings.Repeat("A", 4000)} {
		b := s.browser("")
		b.must(b.do("GET", "/api/me", nil, &me, "Cookie", "signoria="+forged))
		if me.ID != "" {
			t.Errorf("%q is %+v", forged, me)
		}
	}
}

// One address does not take all that there is for everybody.
func TestAnAddressHasItsShare(t *testing.T) {
	few := generous
	few.AllStreams, few.AllPlayers = 4, rates.Rate{PerSecond: 0.001, Burst: 4} // of which half are for one
	s := newSite(t, server.Config{Limits: few, Proxies: here})
	comes := func(from string) (*browser, *problem) {
		guest := s.browser("")
		return guest, guest.do("POST", "/api/me", []byte(`{"name":"Ada"}`), nil, "X-Forwarded-For", from, "Content-Type", "application/json")
	}
	var ada *browser
	for i, test := range []struct {
		from   string
		status int
	}{{"1.2.3.4", 0}, {"1.2.3.4", 0}, {"1.2.3.4", 429}, {"1.2.3.5", 0}, {"2a00:1:2:3::4", 0}, {"1.2.3.6", 503}} {
		guest, p := comes(test.from)
		if p == nil && test.status != 0 || p != nil && p.status != test.status {
			t.Errorf("who comes as number %d, from %s, is told %v, want status %d", i, test.from, p, test.status)
		}
		if i == 0 {
			ada = guest
		}
	}
	table := ada.open("me", "open")
	opens := func(from string) int {
		r, err := http.NewRequestWithContext(t.Context(), "GET", s.URL+"/api/tables/"+table.ID+"/events", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-For", from)
		w, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { w.Body.Close() })
		return w.StatusCode
	}
	for i, test := range []struct {
		from   string
		status int
	}{{"1.2.3.4", 200}, {"1.2.3.4", 200}, {"1.2.3.4", 429}, {"1.2.3.5", 200}, {"1.2.3.6", 200}, {"1.2.3.7", 503}} {
		if status := opens(test.from); status != test.status {
			t.Errorf("the page %d, from %s: status %d, want %d", i, test.from, status, test.status)
		}
	}
}

func TestCookie(t *testing.T) {
	for _, test := range []struct {
		scheme string
		behind server.Proxies
		name   string
	}{
		{"http", here, "signoria"},
		{"https", here, "__Host-signoria"},
		{"https", nil, "signoria"}, // anybody can say so
	} {
		s := newSite(t, server.Config{Limits: generous, Proxies: test.behind})
		c := s.cookieOf("POST", `{"name":"Ada"}`, "X-Forwarded-Proto", test.scheme)[0]
		if c.Name != test.name || !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure != (test.name != "signoria") ||
			c.Path != "/" || c.Domain != "" || c.MaxAge < 86400 || len(c.Value) != 43 {
			t.Errorf("over %s the cookie is %v", test.scheme, c)
		}
		if stored, err := s.store.PlayerBySession(t.Context(), []byte(c.Value)); err == nil {
			t.Errorf("the secret itself is stored for %v", stored)
		}
	}
}

// here is where tests come from.
var here = server.Proxies{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}

// cookieOf is what cookies a request for who one is is answered with.
func (s *site) cookieOf(method, body string, head ...string) []*http.Cookie {
	s.t.Helper()
	r, err := http.NewRequest(method, s.URL+"/api/me", strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	w, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	w.Body.Close()
	if w.StatusCode != http.StatusOK || len(w.Cookies()) == 0 {
		s.t.Fatalf("answered with %d and %d cookies", w.StatusCode, len(w.Cookies()))
	}
	return w.Cookies()
}

// Who has a cookie by the name that it had over HTTPS before stays who he is, and has it by the new one from then on.
func TestAnOldCookieIsTradedForTheNew(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, Proxies: here})
	old := s.cookieOf("POST", `{"name":"Ada"}`)[0]
	traded := s.cookieOf("GET", "", "X-Forwarded-Proto", "https", "Cookie", "signoria="+old.Value)
	if len(traded) != 2 || traded[0].Name != "signoria" || traded[0].MaxAge >= 0 || traded[1].Name != "__Host-signoria" || traded[1].Value != old.Value {
		t.Fatalf("she is given %v", traded)
	}
	var me server.Me
	guest := s.browser("")
	guest.must(guest.do("GET", "/api/me", nil, &me, "Cookie", "signoria="+strings.Repeat("A", 43)+"; __Host-signoria="+old.Value))
	if me.Name != "Ada" {
		t.Errorf("with another's cookie beside the one of this host she is %+v", me)
	}
}

func TestOnlyOurOwnPagesChangeThings(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	body := []byte(`{"game":"toy","seats":["me","open"]}`)
	wantProblem(t, ada.do("POST", "/api/tables", body, nil), 415, signoria.Invalid)
	wantProblem(t, ada.do("POST", "/api/tables", body, nil, "Content-Type", "text/plain"), 415, signoria.Invalid)
	wantProblem(t, ada.do("POST", "/api/tables", body, nil, "Content-Type", "application/json", "Origin", "https://evil.example"), 403, signoria.Forbidden)
	wantProblem(t, ada.do("POST", "/api/tables", body, nil, "Content-Type", "application/json", "Sec-Fetch-Site", "cross-site"), 403, signoria.Forbidden)
	ada.must(ada.do("POST", "/api/tables", body, nil, "Content-Type", "application/json", "Origin", s.URL))
	ada.must(ada.do("POST", "/api/tables", body, nil, "Content-Type", "application/json; charset=utf-8", "Sec-Fetch-Site", "same-origin"))
}

func TestLimits(t *testing.T) {
	few := generous
	few.PerPlayer = rates.Rate{PerSecond: 0.001, Burst: 3}
	few.NewPlayers = rates.Rate{PerSecond: 0.001, Burst: 2}
	few.Streams = 2
	few.Records = rates.Rate{PerSecond: 0.001, Burst: 1}
	few.Body = 200
	s := newSite(t, server.Config{Limits: few})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	wantProblem(t, s.browser("").post("/api/me", map[string]string{"name": "Cleo"}, nil), 429, signoria.TooMany)
	wantProblem(t, ada.post("/api/tables", server.NewTable{Game: strings.Repeat("x", 200)}, nil), 413, signoria.Invalid)
	table := ada.open("me", "open")
	ada.open("me", "open")
	wantProblem(t, ada.post("/api/tables", server.NewTable{}, nil), 429, signoria.TooMany)
	bea.open("me", "open") // hers is her own
	wantProblem(t, bea.post("/api/records", signoria.Record{}, nil), 404, signoria.NotFound)
	wantProblem(t, bea.post("/api/records", signoria.Record{}, nil), 429, signoria.TooMany) // each is work, and stays

	events := "/api/tables/" + table.ID + "/events"
	first := ada.page(events, "")
	first.next()
	ada.page(events, "").next()
	_, p := ada.tryPage(events, "")
	wantProblem(t, p, 429, signoria.TooMany)
	bea.page(events, "").next()
	first.close()
	for range 100 { // the server sees it a little later
		if _, p = ada.tryPage(events, ""); p == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	ada.must(p)

	slow := generous
	slow.PerIP = rates.Rate{PerSecond: 0.001, Burst: 5}
	s = newSite(t, server.Config{Limits: slow, Proxies: here})
	guest := s.browser("")
	for range 5 {
		guest.must(guest.do("GET", "/api/me", nil, nil, "X-Forwarded-For", "6.6.6.6, 1.2.3.4"))
	}
	wantProblem(t, guest.do("GET", "/api/me", nil, nil, "X-Forwarded-For", "7.7.7.7, 1.2.3.4"), 429, signoria.TooMany)
	guest.must(guest.do("GET", "/api/me", nil, nil, "X-Forwarded-For", "1.2.3.5"))
}

// What one server can take on is told in words, with when to try again; who is in already goes on.
func TestAServerHasRoomForSoMany(t *testing.T) {
	few := generous
	few.AllStreams, few.AllPlayers, few.Share = 2, rates.Rate{PerSecond: 0.001, Burst: 2}, 100
	s := newSite(t, server.Config{Limits: few})
	ready := func(says string) {
		t.Helper()
		if status, _, told := s.browser("").text("/readyz"); status != http.StatusOK || !strings.HasPrefix(told, says) {
			t.Errorf("ready: status %d, %q", status, told)
		}
	}
	ready("ready\n")
	ada, bea := s.browser("Ada"), s.browser("Bea")
	ready("ready, but nothing new begins: as many new players")
	wantProblem(t, s.browser("").post("/api/me", map[string]string{"name": "Cleo"}, nil), 503, signoria.Crowded)
	table := ada.open("me", "me")
	events := "/api/tables/" + table.ID + "/events"
	first := ada.page(events, "")
	u := first.next()
	hers := bea.page("/api/events", "")
	_, p := bea.tryPage(events, "")
	wantProblem(t, p, 503, signoria.Crowded)
	if w, head, _ := bea.text(events); w != 503 || head.Get("Retry-After") == "" {
		t.Errorf("status %d, heads %v", w, head)
	}
	ada.must(ada.answer(table.ID, u))
	first.until(func(u update) bool { return u.Row > 0 })
	hers.close()
	for range 100 { // the server sees it a little later
		if _, p = bea.tryPage(events, ""); p == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	bea.must(p)
}

func TestTheAddressOfWhoComesThroughProxies(t *testing.T) {
	trusted, err := server.ParseProxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32,::ffff:192.0.2.0/120")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		peer, passed, want string
	}{
		{"127.0.0.1:4000", "203.0.113.9", "203.0.113.9"},
		{"127.0.0.1:4000", "6.6.6.6, 203.0.113.9", "203.0.113.9"},
		{"127.0.0.1:4000", "6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"},
		{"[::ffff:127.0.0.1]:4000", "203.0.113.9, 2001:db8::7", "203.0.113.9"},
		{"10.9.9.9:4000", "2a00:1:2:3:4:5:6:7", "2a00:1:2:3::/64"},
		{"10.9.9.9:4000", "", "10.9.9.9"},
		{"10.9.9.9:4000", "unknown", "10.9.9.9"},
		{"10.9.9.9:4000", "6.6.6.6:1, 203.0.113.9:55123", "203.0.113.9"}, // some proxies say the port
		{"10.9.9.9:4000", "[2a00:1:2:3:4:5:6:7]:443", "2a00:1:2:3::/64"},
		{"10.9.9.9:4000", "[2a00:1:2:3:4:5:6:7]", "2a00:1:2:3::/64"},
		{"10.9.9.9:4000", "::ffff:203.0.113.9, ::ffff:10.0.0.2", "203.0.113.9"},
		{"192.0.2.7:4000", "203.0.113.9", "203.0.113.9"},
		{"10.9.9.9:4000", "10.0.0.2, 10.0.0.3", "10.0.0.2"},
		{"203.0.113.9:4000", "1.2.3.4", "203.0.113.9"}, // no proxy of ours
		{"11.0.0.1:4000", "1.2.3.4, 127.0.0.1", "11.0.0.1"},
	} {
		r := httptest.NewRequest("GET", "/api/me", nil)
		r.RemoteAddr = test.peer
		r.Header.Set("X-Forwarded-For", test.passed)
		if got := server.Origin(trusted, r); got != test.want {
			t.Errorf("from %s, for %q: %s", test.peer, test.passed, got)
		}
	}
	for _, bad := range []string{"", "10.0.0.0/33", "proxy.example", "127.0.0.1,", "fe80::1%eth0"} {
		if p, err := server.ParseProxies(bad); err == nil {
			t.Errorf("%q is read as %v", bad, p)
		}
	}
}

// Without a proxy of ours nobody picks the address he is counted under.
func TestForgedAddress(t *testing.T) {
	slow := generous
	slow.PerIP = rates.Rate{PerSecond: 0.001, Burst: 2}
	s := newSite(t, server.Config{Limits: slow})
	guest := s.browser("")
	var last *problem
	for i := range 3 {
		last = guest.do("GET", "/api/me", nil, nil, "X-Forwarded-For", fmt.Sprint("1.2.3.", i))
	}
	wantProblem(t, last, 429, signoria.TooMany)
}

func TestNotThere(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	for _, path := range []string{"/api/tables/nowhere", "/api/tables/nowhere/record", "/api/tables/nowhere/events", "/api/games/chess/rules", "/api/games/chess/components", "/api/nothing", "/api/"} {
		wantProblem(t, ada.get(path, nil), 404, signoria.NotFound)
	}
	wantProblem(t, ada.post("/api/tables/nowhere/sit", server.Sit{}, nil), 404, signoria.NotFound)
	wantProblem(t, ada.do("DELETE", "/api/me", nil, nil), 404, signoria.NotFound)
	table := ada.open("me", "open")
	for _, seat := range []string{"x", "-2", "10", "1e3"} {
		wantProblem(t, ada.get("/api/tables/"+table.ID+"/events?seat="+seat, nil), 400, signoria.Invalid)
	}
}

func TestGames(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	guest := s.browser("")
	var games []server.GameInfo
	guest.must(guest.get("/api/games?lang=it", &games))
	if len(games) != 1 || games[0].ID != "toy" || games[0].Least != 2 || games[0].Most != 4 || games[0].Bots[0].ID != "random" || games[0].Bots[1].ID != "first" {
		t.Fatalf("got %+v", games)
	}
	if o := games[0].Options[0]; o.ID != "troops" || o.Default != 4 || o.Seat != -1 || o.Values[1].Name != "option.troops.4" {
		t.Fatalf("got %+v", o)
	}
}

func TestGamesTellWhatTheyOffer(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	guest := s.browser("")
	var games []server.GameInfo
	guest.must(guest.get("/api/games", &games))
	g := games[0]
	if g.About != "title.about" || g.Tables[0].Name != "table.alone" || g.Tables[0].Seats[2] != "bot:beggar" || g.Tables[0].Options["troops"] != 2 {
		t.Errorf("it suggests %+v", g.Tables)
	}
	if first, sage, beggar := g.Bots[1], g.Bots[2], g.Bots[3]; first.Own || first.Thinks || !sage.Thinks || !beggar.Own || beggar.Sets["purse"] != 1 || beggar.About != "bot.beggar.about" {
		t.Errorf("its bots are %+v", g.Bots)
	}
	if v := g.Options[0].Values[0]; v.About != "option.troops.2.about" {
		t.Errorf("its first option may be %+v", v)
	}
}

// What does not go together is said before the table is opened, to anybody, with the option it hangs on.
func TestFits(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	for _, b := range []*browser{s.browser(""), s.browser("Ada")} {
		n := server.NewTable{Game: "toy", Seats: []string{"me", "open"}, Options: map[string]int{"arms.0": 1, "arms.1": 1}}
		var fit server.FitInfo
		b.must(b.post("/api/tables/fits", n, &fit))
		if want := (server.FitInfo{Message: "unfit.same-arms", Option: "arms.1"}); fit != want {
			t.Errorf("said %+v", fit)
		}
		n.Options["arms.1"] = 3
		b.must(b.post("/api/tables/fits", n, &fit))
		if fit != (server.FitInfo{}) {
			t.Errorf("said %+v", fit)
		}
		wantProblem(t, b.post("/api/tables/fits", server.NewTable{Game: "chess"}, nil), 404, signoria.NotFound)
	}
	wantProblem(t, s.browser("").post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "open"}}, nil), 403, signoria.Forbidden)
}

func TestAChairIsItsBotsOwn(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	if table := s.browser("Ada").open("me", "bot:first", "bot:beggar"); table.Chairs[1].Own || !table.Chairs[2].Own || table.Options["purse.2"] != 1 || table.Counts != "turn" {
		t.Errorf("got %+v with %v", table.Chairs, table.Options)
	}
}

func TestComponentsAreSentOnce(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	r, _ := http.NewRequest("GET", s.URL+"/api/games/toy/components", nil)
	w, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	w.Body.Close()
	tag := w.Header.Get("ETag")
	if w.StatusCode != 200 || tag == "" {
		t.Fatalf("got %d with tag %q", w.StatusCode, tag)
	}
	r.Header.Set("If-None-Match", tag)
	if w, err = http.DefaultClient.Do(r); err != nil {
		t.Fatal(err)
	}
	w.Body.Close()
	if w.StatusCode != http.StatusNotModified {
		t.Fatalf("got %d", w.StatusCode)
	}
}

func TestSecurityHeaders(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	for _, path := range []string{"/", "/api/me", "/nothing.js"} {
		w, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Close()
		if csp := w.Header.Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'self'") || !strings.Contains(csp, "frame-ancestors 'none'") || strings.Contains(csp, "unsafe-eval") {
			t.Errorf("%s: policy %q", path, csp)
		}
		if w.Header.Get("X-Content-Type-Options") != "nosniff" || w.Header.Get("Referrer-Policy") == "" {
			t.Errorf("%s: headers %v", path, w.Header)
		}
	}
}

func TestTheAddressOfATableIsReadAsItWasMeant(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, Client: fstest.MapFS{"index.html": {Data: []byte("<!doctype html>")}}})
	for written, meant := range map[string]string{
		"/table/k3f9-a2b4-c5d6":         "/table/k3f9-a2b4-c5d6",
		"/table/k3f9-a2b4-c5d6.":        "/table/k3f9-a2b4-c5d6",
		"/table/K3F9-A2B4-C5D6!":        "/table/k3f9-a2b4-c5d6",
		"/table/k3f9-a2b4-c5d6%29,?r=3": "/table/k3f9-a2b4-c5d6?r=3",
		"/rules/Crusader-Kings":         "/rules/Crusader-Kings",
	} {
		w, err := http.Get(s.URL + written)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Close()
		if got := w.Request.URL.RequestURI(); got != meant || w.StatusCode != http.StatusOK {
			t.Errorf("%s leads to %s, %d", written, got, w.StatusCode)
		}
	}
}

// What headers say of documents would be a twentieth of a first visit, were it sent with every part of the page.
func TestPartsOfThePageCarryNoHeadersOfDocuments(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, Client: fstest.MapFS{
		"index.html":           {Data: []byte("<!doctype html>")},
		"worker.js":            {Data: []byte("let x = 1")}, // a worker keeps to the policy it came with
		"assets/app-Ab12.js":   {Data: []byte("let x = 1")},
		"assets/app-Ab12.css":  {Data: []byte("body{}")},
		"assets/sign-Ab12.svg": {Data: []byte("<svg/>")}, // one may look at it alone, where its scripts would run
	}})
	for path, document := range map[string]bool{
		"/": true, "/worker.js": true, "/assets/sign-Ab12.svg": true, "/assets/": true,
		"/assets/app-Ab12.js": false, "/assets/app-Ab12.css": false,
	} {
		w, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Close()
		for _, name := range []string{"Content-Security-Policy", "X-Frame-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"} {
			if got := w.Header.Get(name) != ""; got != document {
				t.Errorf("%s: %s is there: %v", path, name, got)
			}
		}
		if w.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s may be taken for something else", path)
		}
	}
}

func TestClient(t *testing.T) {
	page, script := "<!doctype html><title>Signoria</title>", strings.Repeat("let x = 1;\n", 200)
	s := newSite(t, server.Config{Limits: generous, Client: fstest.MapFS{
		"index.html":          {Data: []byte(page)},
		"assets/app-Ab12.js":  {Data: []byte(script)},
		"assets/app-Ab12.css": {Data: []byte("body{}")},
		".gitkeep":            {},
	}})
	for path, want := range map[string]struct{ status, kind, cache, body string }{
		"/":                    {"200", "text/html", "no-cache", page},
		"/table/k7mp-3xqa":     {"200", "text/html", "no-cache", page},
		"/rules/warrior/x":     {"200", "text/html", "no-cache", page},
		"/assets/app-Ab12.js":  {"200", "text/javascript", "immutable", script},
		"/assets/app-Ab12.css": {"200", "text/css", "immutable", "body{}"},
		"/assets/gone-1.js":    {"404", "text/plain", "", ""},
		"/.gitkeep":            {"404", "text/plain", "", ""},
		"/../server.go":        {"404", "text/plain", "", ""},
	} {
		w, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(w.Body)
		w.Body.Close()
		h := w.Header
		if fmt.Sprint(w.StatusCode) != want.status || !strings.HasPrefix(h.Get("Content-Type"), want.kind) || !strings.Contains(h.Get("Cache-Control"), want.cache) {
			t.Errorf("%s: %d %s, %s", path, w.StatusCode, h.Get("Content-Type"), h.Get("Cache-Control"))
		}
		if want.body != "" && string(body) != want.body {
			t.Errorf("%s: got %q", path, body)
		}
	}
	if w, err := http.Post(s.URL+"/", "text/plain", nil); err != nil || w.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("a post to the page: %v %v", w.StatusCode, err)
	}
}

// A file that the build has packed more densely is sent so to browsers that take it, and to nobody under a name of its own.
func TestClientPacked(t *testing.T) {
	script := strings.Repeat("let x = 1;\n", 200)
	s := newSite(t, server.Config{Limits: generous, Client: fstest.MapFS{
		"assets/app-Ab12.js":    {Data: []byte(script)},
		"assets/app-Ab12.js.br": {Data: []byte("dense")},
		"assets/old-Ab12.js":    {Data: []byte(script)},
	}})
	for _, c := range []struct{ path, takes, packing string }{
		{"/assets/app-Ab12.js", "gzip, deflate, br", "br"},
		{"/assets/app-Ab12.js", "gzip", "gzip"},
		{"/assets/app-Ab12.js", "", ""},
		{"/assets/old-Ab12.js", "gzip, br", "gzip"},
		{"/assets/app-Ab12.js.br", "br", ""},
		{"/assets/app-Ab12.js", "br;q=0, gzip;q=0.5", "gzip"},
		{"/assets/app-Ab12.js", "gzip;q=0.0", ""},
		{"/assets/app-Ab12.js", "gzip;Q=0", ""},
	} {
		q, _ := http.NewRequest("GET", s.URL+c.path, nil)
		q.Header.Set("Accept-Encoding", c.takes)
		w, err := http.DefaultTransport.RoundTrip(q)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(w.Body)
		w.Body.Close()
		if got := w.Header.Get("Content-Encoding"); got != c.packing {
			t.Errorf("%s for who takes %q: packed %q", c.path, c.takes, got)
		}
		if c.packing == "br" && string(body) != "dense" {
			t.Errorf("%s: got %q", c.path, body)
		}
		if gone := strings.HasSuffix(c.path, ".br"); gone != (w.StatusCode == http.StatusNotFound) {
			t.Errorf("%s: %d", c.path, w.StatusCode)
		}
	}
}

func TestClientNotBuilt(t *testing.T) {
	for _, built := range []fs.FS{nil, fstest.MapFS{".gitkeep": {}}} {
		s := newSite(t, server.Config{Limits: generous, Client: built})
		w, err := http.Get(s.URL + "/table/x")
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(w.Body)
		w.Body.Close()
		if !strings.Contains(string(body), "npm run build") || strings.Count(string(body), "\n") != 1 {
			t.Errorf("it says %q", body)
		}
	}
}

// What is sent compressed is what is meant, streams too.
func TestCompressed(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	for range 8 {
		ada.open("me", "open", "open", "open")
	}
	table := ada.open("me", "me")
	plain := &http.Transport{DisableCompression: true} // so that we see what is on the wire
	defer plain.CloseIdleConnections()
	ada.Transport = plain
	unpacked := func(path string) io.Reader {
		r, _ := http.NewRequest("GET", s.URL+path, nil)
		r.Header.Set("Accept-Encoding", "br, gzip")
		w, err := ada.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { w.Body.Close() })
		if w.Header.Get("Content-Encoding") != "gzip" {
			t.Fatalf("%s is not compressed", path)
		}
		z, err := gzip.NewReader(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		return z
	}
	var tables []server.TableInfo
	if err := json.NewDecoder(unpacked("/api/tables")).Decode(&tables); err != nil || len(tables) != 9 {
		t.Fatalf("%d tables (%v)", len(tables), err)
	}
	p := &page{t: t, lines: bufio.NewReader(unpacked("/api/tables/" + table.ID + "/events?seat=0"))}
	u := p.until(asked)
	ada.must(ada.answer(table.ID, u))
	p.until(func(u update) bool { return u.Row == 1 }) // it is not held back in the packing
}

// goes is what only who reads our code could understand.
var goes = regexp.MustCompile(`json: |Go (struct|value)|unmarshal|\b(signoria|http|host|play)\.[A-Z]`)

// A body that is not as it should be is told what is wrong with it, where, and which seat.
func TestWhatIsWrongWithABody(t *testing.T) {
	s := newSite(t, server.Config{})
	ada := s.browser("Ada")
	at := "/api/tables/" + ada.open("me", "bot:random").ID + "/"
	for _, c := range []struct{ path, body, want string }{
		{"/api/me", `{"name":5}`, `Name: a text is wanted, not a number.`},
		{"/api/me", `[]`, `The whole: an object is wanted, not a list.`},
		{"/api/me", ``, `That JSON breaks off.`},
		{"/api/me", `{"name":"A"`, `That JSON breaks off.`},
		{"/api/me", `{"name" "A"}`, `That is no JSON: it goes wrong at byte 9.`},
		{"/api/tables", `{"seats":"me"}`, `Seats: a list is wanted, not a text.`},
		{"/api/tables", `{"seats":["me",3]}`, `Seats: a text is wanted, not a number.`},
		{"/api/tables", `{"options":{"troops":"x"}}`, `Options: a whole number from -9223372036854775808 to 9223372036854775807 is wanted, not a text.`},
		{"/api/tables", `{"manners":{"curtain":1}}`, `Manners.curtain: true or false is wanted, not a number.`},
		{"/api/tables", `{"manners":{"clock":{"seconds":{}}}}`, `Manners.clock.seconds: a whole number from -9223372036854775808 to 9223372036854775807 is wanted, not an object.`},
		{"/api/tables", `{"game":"toy","seats":["me","bot:knight"]}`, `Seat 1: there is no bot "knight"; there is random, first, sage, beggar.`},
		{"/api/tables", `{"game":"toy","seats":["elephant","me"]}`, `Seat 0: it is me, me:<name>, open or bot:<name>, not "elephant".`},
		{"/api/tables", `{"game":"toy","seats":["me","me","me","me","me","me","me","me","me","me","me","me","me"]}`, `No table has more than 10 seats.`},
		{at + "answers", `{"seat":"0"}`, `Seat: a whole number from -128 to 127 is wanted, not a text.`},
		{at + "answers", `{"seat":300}`, `Seat: a whole number from -128 to 127 is wanted, not 300.`},
		{at + "answers", `{"seat":9}`, `There is no seat 9: this table has 0 to 1.`},
		{at + "answers", `{"seat":1}`, `Seat 1 is not yours.`},
		{at + "orders", `{"seat":true}`, `Seat: a whole number from -128 to 127 is wanted, not true or false.`},
		{at + "takeback", `{"seat":-1}`, `There is no seat -1: this table has 0 to 1.`},
		{at + "resign", `{"seat":1}`, `Seat 1 is not yours.`},
		{at + "stand", `{"seat":1}`, `Seat 1 is not yours.`},
		{at + "sit", `{"seat":7}`, `There is no seat 7: this table has 0 to 1.`},
		{at + "sit", `{"seat":1,"bot":"knight"}`, `Seat 1: there is no bot "knight"; there is random, first, sage, beggar.`},
	} {
		p := ada.do("POST", c.path, []byte(c.body), nil, "Content-Type", "application/json")
		if p == nil || p.Message != c.want {
			t.Errorf("%s %s: told is %v, not %q", c.path, c.body, p, c.want)
		}
	}
	p := ada.do("POST", at+"answers", []byte(`{"seat":9}`), nil, "Content-Type", "application/json", "Accept-Language", "it")
	if want := "Il posto 9 non c’è: questo tavolo ne ha da 0 a 1."; p == nil || p.Message != want {
		t.Errorf("in Italian told is %v, not %q", p, want)
	}
	if p := s.browser("Bob").do("POST", at+"motions", []byte(`{"kind":"end","agree":true}`), nil, "Content-Type", "application/json"); p == nil || p.Message != "Only who sits at this table may do that." {
		t.Errorf("who does not sit there is told %v", p)
	}
	if p := ada.get(at+"chronicle?seat=x", nil); p == nil || !strings.HasPrefix(p.Message, `Seat: "x" is no number from -1, who looks on, to `) {
		t.Errorf("told is %v", p)
	}
}

// Whatever is sent, the server answers with a problem and goes on.
func FuzzBodies(f *testing.F) {
	for _, seed := range []string{``, `{}`, `null`, `[]`, `{"seat":0,"token":"x","choice":-1,"number":99999999999}`, `{"seat":200}`, `{"seats":[null]}`,
		`{"game":"toy","seats":["me","me"],"options":{"troops":9223372036854775807},"seed":"-1"}`, `{"game":"toy","version":1,"seats":-1,"rows":[{"no":-1}]}`,
		`{"game":"toy","version":1,"seats":2,"seed":"1","rows":[{"no":1,"kind":1,"seat":-1,"ask":0,"verb":1,"a":1}]}`, `{"name":"\ud800"}`,
		`{"seat":-128,"row":-1,"to":-2,"turns":-32768,"no":-32768,"goods":[1,2,3,4],"deed":"offer"}`, `{"goods":[1,2,3,4,5]}`,
		`{"to":"x","with":"x","who":"x","text":"\u0000\u202e","no":2147483647}`, `{"text":"x","row":2147483647,"kind":"admit","seat":127,"agree":true}`,
		`{"game":"toy","seats":["me","open"],"manners":{"clock":{"kind":"turn","seconds":-1},"delay":-9223372036854775808}}`,
		`{"game":"toy","version":1,"seats":2,"seed":"1","rows":[{"no":1,"kind":6,"seat":-1,"ask":0,"note":"x"},{"no":2,"kind":255,"seat":-128}]}`} {
		f.Add(seed)
	}
	store, err := sqlite.Open(context.Background(), filepath.Join(f.TempDir(), "store.db"))
	if err != nil {
		f.Fatal(err)
	}
	h := host.New(store, []play.Game{toy.Game}, host.Options{Log: quiet})
	s := httptest.NewServer(server.New(h, store, server.Config{Limits: generous, Log: quiet}))
	f.Cleanup(func() { s.Close(); h.Close(); store.Close() })
	ada := newBrowser(f, s.URL, "Ada")
	table := ada.open("me", "me")
	paths := []string{"/api/me", "/api/tables", "/api/records"}
	for _, what := range []string{"sit", "stand", "start", "answers", "sheets", "trials", "asides", "bargains", "takeback", "orders", "orders/revoke",
		"orders/resume", "foresight", "chances", "letters", "read", "mute", "seen", "followed", "motions", "rematch", "resign"} {
		paths = append(paths, "/api/tables/"+table.ID+"/"+what)
	}
	f.Fuzz(func(t *testing.T, body string) {
		b := *ada
		b.t = t
		for _, path := range paths {
			if p := b.do("POST", path, []byte(body), nil, "Content-Type", "application/json"); p != nil && p.status >= 500 {
				t.Errorf("%s: %v", path, p)
			} else if p != nil && goes.MatchString(p.Message) {
				t.Errorf("%s tells how it is written: %v", path, p)
			}
		}
		b.must(b.get("/api/tables/"+table.ID, nil))
	})
}

func read(t *testing.T, file string) string {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// Every sentence that players may meet is said in Italian too.
func TestEverySentenceHasItalian(t *testing.T) {
	said := server.Italian()
	plain := regexp.MustCompile(`Errorf\((?:signoria\.)?(?:Conflict|Forbidden|TooMany|Older), "([^"%]+)"`)
	used := map[string]bool{}
	for _, dir := range []string{"..", "../play", "../host", "../sqlite", "../push", "."} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			for _, m := range plain.FindAllStringSubmatch(read(t, file), -1) {
				used[m[1]] = true
				if !strings.HasSuffix(file, "_test.go") && said[m[1]] == "" {
					t.Errorf("%s: %q has no Italian", file, m[1])
				}
			}
			for sentence := range said {
				if strings.Contains(read(t, file), `, "`+sentence+`"`) {
					used[sentence] = true
				}
			}
		}
	}
	for sentence := range said {
		if !used[sentence] {
			t.Errorf("nobody says %q", sentence)
		}
	}
}
