package http_test

import (
	"context"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"signoria"
	server "signoria/http"
	"signoria/play/toy"
	"signoria/rates"
	"signoria/sqlite"
)

// told reads on to the first event of a kind that is as wanted.
func told[T any](p *page, kind string, wanted func(T) bool) (event T) {
	p.t.Helper()
	for range 1000 {
		data, ok := p.eventOf(kind)
		if !ok {
			p.t.Fatal("the stream has ended")
		}
		event = *new(T)
		if err := json.Unmarshal([]byte(data), &event); err != nil {
			p.t.Fatal(err)
		}
		if wanted(event) {
			return event
		}
	}
	p.t.Fatal("it never came")
	return event
}

func (p *page) untilPresent(want server.PresenceInfo) {
	p.t.Helper()
	for !p.isPresent(want) {
		if _, ok := p.eventOf("presence"); !ok {
			p.t.Fatal("the stream has ended")
		}
	}
}

// isPresent says whether that was told last of who is there.
func (p *page) isPresent(want server.PresenceInfo) bool {
	return p.around == strings.TrimSpace(marshal(p.t, want).String())
}

// keyOf is what a browser's page calls the other of that name.
func (b *browser) keyOf(table, name string) string {
	b.t.Helper()
	p := b.page("/api/tables/"+table+"/events", "")
	defer p.close()
	l := told(p, "letters", func(server.LettersInfo) bool { return true })
	i := slices.IndexFunc(l.Conversations, func(c server.ConversationInfo) bool { return c.Name == name })
	if i < 0 {
		b.t.Fatalf("nobody is called %s among %+v", name, l.Conversations)
	}
	return l.Conversations[i].Key
}

func (b *browser) write(table, to, text string) *problem {
	b.t.Helper()
	return b.post("/api/tables/"+table+"/letters", server.WriteLetter{To: to, Seat: -1, Text: text}, nil)
}

// TestPrivateLettersAreNotOnTheWire: what two write to one another is in no event and no answer that a
// third gets, nor is that they write.
func TestPrivateLettersAreNotOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, cleo := s.browser("Ada"), s.browser("Bea"), s.browser("Cleo")
	table := ada.open("me", "open", "open").ID
	bea.must(bea.post("/api/tables/"+table+"/sit", server.Sit{Seat: 1}, nil))
	cleo.must(cleo.post("/api/tables/"+table+"/sit", server.Sit{Seat: 2}, nil))
	ada.must(ada.post("/api/tables/"+table+"/start", struct{}{}, nil))
	const secret = "<b>meet me</b> at the mill\nat night"

	hers, third := bea.page("/api/tables/"+table+"/events", ""), cleo.page("/api/tables/"+table+"/events", "")
	ada.must(ada.write(table, ada.keyOf(table, "Bea"), secret))
	ada.must(ada.write(table, "", "good evening"))
	got := told(hers, "letters", func(l server.LettersInfo) bool { return len(l.Letters) > 0 })
	if l := got.Letters[0]; l.Text != secret || l.Name != "Ada" || l.Seat != 0 || l.With != l.From || l.Mine {
		t.Errorf("Bea is sent %+v", l)
	}
	for ended := false; !ended; {
		kind, data := third.event()
		if strings.Contains(data, "mill") {
			t.Fatalf("a third is sent %s: %s", kind, data)
		}
		if ended = strings.Contains(data, "good evening"); ended && strings.Contains(data, `"unread":2`) {
			t.Fatalf("a third can count: %s", data)
		}
	}
	for _, with := range []string{"", cleo.keyOf(table, "Ada"), cleo.keyOf(table, "Bea")} {
		var earlier server.EarlierLetters
		cleo.must(cleo.get("/api/tables/"+table+"/letters?before=1000&with="+with, &earlier))
		for _, l := range earlier.Letters {
			if l.Text != "good evening" {
				t.Errorf("a third reads %+v", l)
			}
		}
	}
}

// A letter is an event of its own: it sends no view again, and does not disturb where a page resumes.
func TestLettersDoNotResendTheView(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "me").ID
	p := ada.page("/api/tables/"+table+"/events", "")
	for seen := map[string]bool{}; !seen["update"] || !seen["letters"]; {
		kind, _ := p.event()
		seen[kind] = true
	}
	id := p.lastID
	ada.must(ada.write(table, "", "hello"))
	for {
		kind, data := p.event()
		if kind == "letters" && strings.Contains(data, "hello") {
			break
		}
		if kind == "update" || kind == "patch" || kind == "" {
			t.Fatalf("got %q", kind)
		}
	}
	if p.lastID != id {
		t.Errorf("the page would resume at %s, not at %s", p.lastID, id)
	}
	back := ada.page("/api/tables/"+table+"/events", p.lastID)
	again := told(back, "letters", func(server.LettersInfo) bool { return true })
	if !again.Whole || len(again.Letters) != 1 {
		t.Errorf("a page that comes again is sent %+v", again)
	}
}

func TestWritersAreLimited(t *testing.T) {
	limits := generous
	limits.Letters = rates.Rate{PerSecond: 0.001, Burst: 3}
	s := newSite(t, server.Config{Limits: limits})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open").ID
	bea.must(bea.post("/api/tables/"+table+"/sit", server.Sit{Seat: 1}, nil))
	for range 3 {
		ada.must(ada.write(table, "", "hello"))
	}
	wantProblem(t, ada.write(table, "", "hello"), 429, signoria.TooMany)
	bea.must(bea.write(table, "", "one at a time"))
	wantProblem(t, s.browser("").write(table, "", "hello"), 403, signoria.Forbidden)
	wantProblem(t, bea.write(table, "", strings.Repeat("x", 501)), 400, signoria.Invalid)
	wantProblem(t, bea.get("/api/tables/"+table+"/letters", nil), 400, signoria.Invalid)
}

func TestMuteAndMarkRead(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open").ID
	bea.must(bea.post("/api/tables/"+table+"/sit", server.Sit{Seat: 1}, nil))
	p := bea.page("/api/tables/"+table+"/events", "")
	ada.must(ada.write(table, "", "hello"))
	told(p, "letters", func(l server.LettersInfo) bool { return l.Conversations[0].Unread == 1 })
	bea.must(bea.post("/api/tables/"+table+"/read", server.MarkRead{No: 1}, nil))
	told(p, "letters", func(l server.LettersInfo) bool { return l.Conversations[0].Unread == 0 })

	mute := server.Mute{Who: bea.keyOf(table, "Ada"), Muted: true}
	bea.must(bea.post("/api/tables/"+table+"/mute", mute, nil))
	told(p, "letters", func(l server.LettersInfo) bool { return l.Whole && len(l.Letters) == 0 && l.Conversations[1].Muted })
	mute.Muted = false
	bea.must(bea.post("/api/tables/"+table+"/mute", mute, nil))
	told(p, "letters", func(l server.LettersInfo) bool { return l.Whole && len(l.Letters) == 1 })
	wantProblem(t, bea.post("/api/tables/"+table+"/mute", server.Mute{Who: "nobody"}, nil), 404, signoria.NotFound)
}

// A page that shows no table hears how its player's tables stand; so does one that shows a table.
func TestHeads(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea := s.browser("Ada"), s.browser("Bea")
	_, problem := s.browser("").tryPage("/api/events", "")
	wantProblem(t, problem, 403, signoria.Forbidden)
	lobby := ada.page("/api/events?lang=it", "")
	told(lobby, "heads", func(h server.HeadsInfo) bool { return len(h.Tables) == 0 })
	table := ada.open("me", "open").ID
	bea.must(bea.post("/api/tables/"+table+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post("/api/tables/"+table+"/start", struct{}{}, nil))
	waits := func(h server.HeadsInfo) bool { return len(h.Tables) == 1 && h.Tables[0].MyTurn }
	h := told(lobby, "heads", waits).Tables[0]
	if h.ID != table || h.Status != signoria.Playing || !slices.Equal(h.Others, []string{"Bea"}) || h.Unread != 0 {
		t.Errorf("got %+v", h)
	}
	told(bea.page("/api/tables/"+table+"/events", ""), "heads", waits)
	bea.must(bea.write(table, "", "your move"))
	told(lobby, "heads", func(h server.HeadsInfo) bool { return waits(h) && h.Tables[0].Unread == 1 })
	s.srv.Stop()
	if _, ok := lobby.eventOf("bye"); !ok {
		t.Error("the stream ends without a word")
	}
}

// Who is behind is not told that something was written, before he may read it.
func TestBehindIsNotToldOfLetters(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	var table server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "toy", Seats: []string{"me", "open"}, Manners: signoria.Manners{Delay: 3600}}, &table))
	bea := s.browser("Bea")
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", struct{}{}, nil))
	p := s.browser("").page("/api/tables/"+table.ID+"/events", "")
	told(p, "letters", func(l server.LettersInfo) bool { return l.Whole })
	ada.must(ada.write(table.ID, "", "psst"))
	ada.page("/api/tables/"+table.ID+"/events", "").next() // it is told who comes
	for {
		kind, data := p.event()
		if kind == "letters" || kind == "" {
			t.Fatalf("got %q: %s", kind, data)
		}
		if kind == "presence" && strings.Contains(data, "true") {
			return
		}
	}
}

// postal counts how often it is asked what was written, by who reads it.
type postal struct {
	signoria.Store
	mu  sync.Mutex
	ask map[string]int
}

func (s *postal) Letters(ctx context.Context, asked signoria.LettersAsked) ([]signoria.Letter, error) {
	s.mu.Lock()
	s.ask[asked.Reader]++
	s.mu.Unlock()
	return s.Store.Letters(ctx, asked)
}

func (s *postal) asked(reader string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ask[reader]
}

// Whoever comes and goes without end lets the store be asked for the others at the table no more than once a second.
func TestComingAndGoingIsTakenInOnceASecond(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	kept, err := sqlite.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	store := &postal{Store: kept, ask: map[string]int{}}
	s := newSiteOn(t, store, file, server.Config{Limits: generous}, toy.Game)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open", "open").ID
	bea.must(bea.post("/api/tables/"+table+"/sit", server.Sit{Seat: 1}, nil))
	opened, err := store.Table(t.Context(), table)
	if err != nil {
		t.Fatal(err)
	}
	hers := ada.page("/api/tables/"+table+"/events", "")
	hers.next()
	began := time.Now()
	for time.Since(began) < 300*time.Millisecond {
		p := bea.page("/api/tables/"+table+"/events", "")
		p.next()
		p.close()
	}
	bea.must(bea.write(table, "", "I am gone"))
	told(hers, "letters", func(l server.LettersInfo) bool { return len(l.Letters) > 0 })
	if times, most := store.asked(opened.Host), int(time.Since(began)/time.Second)+2; times > most {
		t.Errorf("the store was asked %d times for her, in %v", times, time.Since(began))
	}
}
