package http_test

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/games"
	server "signoria/http"
	"signoria/play"
	"signoria/play/toy"
)

// text is what a browser gets at an address.
func (b *browser) text(path string) (status int, head http.Header, body string) {
	b.t.Helper()
	w, err := b.Get(b.base + path)
	if err != nil {
		b.t.Fatal(err)
	}
	defer w.Body.Close()
	raw, err := io.ReadAll(w.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	return w.StatusCode, w.Header, string(raw)
}

func (b *browser) openAs(game string, m signoria.Manners, seats ...string) (table server.TableInfo) {
	b.t.Helper()
	b.must(b.post("/api/tables", server.NewTable{Game: game, Seats: seats, Manners: m}, &table))
	return table
}

// passing is what goes on whatever happens at the table: the server's clock, and who is there.
var passing = regexp.MustCompile(`"now":\d+|"here":(true|false)`)

// Nothing that a spectator who is behind can ask for says anything of what has happened since.
func TestNothingLeaksToWhoIsBehind(t *testing.T) {
	t.Run("toy", func(t *testing.T) { leaksNothing(t, "toy", 22) })
	t.Run("Warrior Knights", func(t *testing.T) {
		leaksNothing(t, "warrior-knights", 60, "baron:0", "noble:0", "noble:4", "fortress:0", "area:taxation")
	})
}

// leaksNothing asks for everything, has so many answers given, and asks again. refs are things on the board.
func leaksNothing(t *testing.T, game string, answers int, refs ...string) {
	s := newSiteOf(t, server.Config{Limits: generous}, append(games.All(), toy.Game)...)
	ada, bea, guest := s.browser("Ada"), s.browser("Bea"), s.browser("")
	// Bea has opened it, and sits nowhere.
	table := bea.openAs(game, signoria.Manners{Delay: 3600, Clock: signoria.Clock{Kind: signoria.PerDecision, Seconds: 600}}, "open", "open")
	base := "/api/tables/" + table.ID
	for seat := range play.Seat(2) {
		ada.must(ada.post(base+"/sit", server.Sit{Seat: seat}, nil))
	}
	bea.must(bea.post(base+"/start", struct{}{}, nil))
	all := func(b *browser) (told []string) {
		t.Helper()
		p := b.page(base+"/events?seat=-1", "")
		told = append(told, p.next().raw)
		p.close()
		paths := []string{"/api/tables", base, base + "/moments?seat=-1", base + "/moments?seat=-1&from=3", base + "/chronicle?seat=-1", base + "/record", base + "/story"}
		for _, ref := range refs {
			paths = append(paths, base+"/about?seat=-1&ref="+ref)
		}
		for _, path := range paths {
			_, _, body := b.text(path)
			told = append(told, body)
		}
		for i := range told {
			told[i] = passing.ReplaceAllString(told[i], "")
		}
		return told
	}
	before := [][]string{all(bea), all(guest)}
	open := guest.page(base+"/events", "")
	open.next()

	rows := int32(0)
	for given := 0; given < answers; { // through landings
		for _, seat := range []string{"0", "1"} {
			p := ada.page(base+"/events?seat="+seat, "")
			u := p.next()
			p.close() // or all that are open would be told of every answer
			if u.Offer != nil {
				ada.must(ada.answer(table.ID, u))
				rows = u.Row
				given++
			}
		}
	}
	if _, _, told := ada.text(base + "/chronicle?seat=-1"); int(rows) < answers/2 || strings.Count(told, "\n") < 6 {
		t.Fatalf("the test is blind: %d rows, and\n%s", rows, told)
	}
	bea.must(bea.post(base+"/seen", server.Seen{Seat: -1, Row: rows}, nil)) // it says no more than the row she sees
	for i, after := range [][]string{all(bea), all(guest)} {
		for j := range after {
			if after[j] != before[i][j] {
				t.Errorf("it was\n%s\nand is\n%s", before[i][j], after[j])
			}
		}
	}
	// A stream says when pages come and go, and nothing else.
	quiet := time.AfterFunc(300*time.Millisecond, open.close)
	defer quiet.Stop()
	for u, ok := open.nextOrGone(); ok; u, ok = open.nextOrGone() {
		if u.Row != 0 || len(u.Chronicle.Lines) != 0 {
			t.Errorf("the open page is told of row %d", u.Row)
		}
	}
}

// Where the people of a table play without spectators, nobody else sees anything of it.
func TestNoSpectators(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, guest := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.openAs("toy", signoria.Manners{Spectators: signoria.NoSpectator}, "me", "me")
	base := "/api/tables/" + table.ID
	ada.must(ada.answer(table.ID, ada.page(base+"/events", "").until(asked)))
	refused := func() {
		t.Helper()
		for _, b := range []*browser{bea, guest} {
			_, p := b.tryPage(base+"/events?seat=-1", "")
			wantProblem(t, p, 403, signoria.Forbidden)
			for _, path := range []string{"/moments?seat=-1", "/moments", "/chronicle", "/record"} {
				p := b.get(base+path, nil)
				wantProblem(t, p, 403, signoria.Forbidden)
				if path != "/record" && !strings.Contains(p.Message, "spectators") {
					t.Errorf("%s: %s", path, p.Message)
				}
			}
		}
	}
	refused()
	wantProblem(t, bea.post(base+"/seen", server.Seen{Seat: -1, Row: 1}, nil), 403, signoria.Forbidden)
	var info server.TableInfo
	guest.must(guest.get(base, &info))
	if !info.Shut || info.Turn != 0 || len(info.Waiting) != 0 || info.Moved != info.Created {
		t.Errorf("a guest is told %+v", info)
	}
	ada.must(ada.get(base, &info))
	if info.Shut || info.Turn != 1 {
		t.Errorf("Ada is told %+v", info)
	}
	finish(t, ada, table.ID)
	refused()
	guest.must(guest.get(base, &info))
	if c := info.Commitment; c == nil || c.Seed != "" || c.Salt != "" {
		t.Errorf("a guest is told of the seed %+v", c)
	}
	ada.must(ada.get(base, &info))
	if info.Commitment.Seed == "" {
		t.Error("Ada is not told the seed")
	}
	for _, path := range []string{"/moments?seat=1", "/chronicle", "/record"} {
		if status, _, body := ada.text(base + path); status != 200 {
			t.Errorf("Ada gets at %s: %d %s", path, status, body)
		}
	}
}

// finish answers for all of a player's seats until the game is over.
func finish(t *testing.T, b *browser, table string) {
	t.Helper()
	for range 500 {
		var info server.TableInfo
		b.must(b.get("/api/tables/"+table, &info))
		if info.Status == signoria.Finished {
			return
		}
		for _, seat := range []string{"0", "1"} {
			p := b.page("/api/tables/"+table+"/events?seat="+seat, "")
			if u := p.next(); u.Offer != nil {
				b.must(b.answer(table, u))
			}
			p.close()
		}
	}
	t.Fatal("the game does not end")
}

// The chronicle comes as a text to keep: no marks, a head for each turn, and no line that is not the reader's.
func TestChronicleAsText(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, eve := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "open")
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", struct{}{}, nil))
	u := ada.page("/api/tables/"+table.ID+"/events", "").until(asked)
	ada.must(ada.post("/api/tables/"+table.ID+"/asides", server.GiveAnswer{Token: u.Asides.Token, Number: 1, Note: "a word in private"}, nil))
	path := "/api/tables/" + table.ID + "/chronicle"
	for b, reads := range map[*browser]bool{ada: true, bea: true, eve: false} {
		status, head, body := b.text(path + "?lang=it")
		if status != 200 || strings.Contains(body, "a word in private") != reads || !strings.Contains(body, "Ada, Bea\n") {
			t.Errorf("%d\n%s", status, body)
		}
		if kind := head.Get("Content-Type"); kind != "text/plain; charset=utf-8" || head.Get("Content-Disposition") != `attachment; filename="toy-`+table.ID+`.txt"` {
			t.Errorf("it is sent as %q, %q", kind, head.Get("Content-Disposition"))
		}
	}
	wantProblem(t, bea.get(path+"?seat=0", nil), 403, signoria.Forbidden)
	wantProblem(t, bea.get(path+"?seat=9", nil), 400, signoria.Invalid)
	wantProblem(t, bea.get("/api/tables/nowhere/chronicle", nil), 404, signoria.NotFound)
}
