package http_test

import (
	"fmt"
	"maps"
	"reflect"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/games"
	server "signoria/http"
)

// twins are two pages on the same thing, of which one asks to be told only what has changed.
type twins struct {
	t           *testing.T
	whole, told *page
	again       func() *page // a page that comes now
}

func (b *browser) twins(t *testing.T, events string) *twins {
	t.Helper()
	return &twins{t, b.page(events+"&patches=0", ""), b.page(events, ""), func() *page { return b.page(events, "") }}
}

// agree reads both pages on until they show what a page shows that comes now.
func (p *twins) agree() update {
	p.t.Helper()
	now := p.again()
	defer now.close()
	u := now.next()
	want := shownBy(now)
	for _, page := range []*page{p.whole, p.told} {
		for page.whole == nil || !reflect.DeepEqual(shownBy(page), want) {
			page.next()
		}
	}
	return u
}

// shownBy is all that a page shows, but for the time, which goes on, and the chronicle as it has it.
func shownBy(p *page) any {
	shown := maps.Clone(p.whole.(map[string]any))
	table := maps.Clone(shown["table"].(map[string]any))
	delete(table, "now")
	shown["table"], shown["chronicle"] = table, strings.Join(p.texts, "\n")
	return shown
}

// TestPatchesLeadToTheWhole plays all games, with answers taken back, and compares what pages show after every deed.
func TestPatchesLeadToTheWhole(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.ID(), func(t *testing.T) {
			t.Parallel()
			s := newSiteOf(t, server.Config{Limits: generous}, game)
			ada := s.browser("Ada")
			least, _ := game.Seats()
			seats := make([]string, least)
			for i := range seats {
				seats[i] = "me"
			}
			var table server.TableInfo
			ada.must(ada.post("/api/tables", server.NewTable{Game: game.ID(), Seats: seats, Seed: "7"}, &table))
			at := "/api/tables/" + table.ID
			var seen []*twins
			for seat := -1; seat < least; seat++ {
				seen = append(seen, ada.twins(t, fmt.Sprintf("%s/events?lang=it&seat=%d", at, seat)))
			}
			src := chance.New(5)
			for range 40 {
				var asked update
				for _, p := range seen {
					if u := p.agree(); u.Offer != nil {
						asked = u
					}
				}
				if asked.Undo.May && src.N(5) == 0 {
					ada.must(ada.post(at+"/takeback", server.SeatOf{Seat: asked.Seat}, nil))
					continue
				}
				i := src.N(len(asked.Offer.Choices))
				c := asked.Offer.Choices[i]
				ada.must(ada.post(at+"/answers", server.GiveAnswer{Seat: asked.Seat, Token: asked.Offer.Token, Choice: i, Number: c.Low + src.N(c.High-c.Low+1)}, nil))
			}
		})
	}
}

// A page that asks for what has changed is told the whole when it comes, when it comes again, and when it sees from another seat.
func TestWhenTheWholeIsTold(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "me").ID
	events := "/api/tables/" + table + "/events?seat=0"
	kinds := func(p *page, n int) (kinds []string) {
		t.Helper()
		for len(kinds) < n {
			kind, _ := p.event()
			if kind == "" {
				t.Fatal("the stream has ended")
			}
			if kind == "update" || kind == "patch" {
				kinds = append(kinds, kind)
			}
		}
		return kinds
	}
	p, plain := ada.page(events, ""), ada.page(events+"&patches=0", "")
	u := ada.page(events, "").until(asked)
	ada.must(ada.answer(table, u))
	if got := kinds(p, 2); !reflect.DeepEqual(got, []string{"update", "patch"}) {
		t.Errorf("told by %v", got)
	}
	if got := kinds(plain, 2); !reflect.DeepEqual(got, []string{"update", "update"}) {
		t.Errorf("a page that does not ask for changes is told by %v", got)
	}
	if got := kinds(ada.page(events, p.lastID), 1); got[0] != "update" {
		t.Errorf("a page that comes again is told by %v", got)
	}

	open := ada.open("me", "open").ID
	bea := s.browser("Bea")
	p = bea.page("/api/tables/"+open+"/events", "")
	kinds(p, 1)
	bea.must(bea.post("/api/tables/"+open+"/sit", server.Sit{Seat: 1}, nil))
	if got := kinds(p, 1); got[0] != "update" {
		t.Errorf("a page that sees from another seat is told by %v", got)
	}
}

// What is told when a game begins is told to those too whose pages were open before, and to who comes again that had gone
// before.
func TestWhoWaitsForTheStartIsToldHowItBegins(t *testing.T) {
	for _, game := range games.All() {
		s := newSiteOf(t, server.Config{Limits: generous}, game)
		ada, bea := s.browser("Ada"), s.browser("Bea")
		least, _ := game.Seats()
		seats := []string{"me", "open"}
		for len(seats) < least {
			seats = append(seats, "me")
		}
		var table server.TableInfo
		ada.must(ada.post("/api/tables", server.NewTable{Game: game.ID(), Seats: seats}, &table))
		at := "/api/tables/" + table.ID
		bea.must(bea.post(at+"/sit", server.Sit{Seat: 1}, nil))
		waiting, gone := bea.twins(t, at+"/events?seat=1"), bea.page(at+"/events?seat=1", "")
		waiting.agree()
		gone.next()
		gone.close()
		ada.must(ada.post(at+"/start", struct{}{}, nil))
		again, anew := bea.page(at+"/events?seat=1", gone.lastID), bea.page(at+"/events?seat=1", "")
		again.next()
		anew.next()
		if len(anew.texts) == 0 || !reflect.DeepEqual(again.texts, anew.texts) {
			t.Fatalf("%s: who comes again is told %q, who comes anew %q", game.ID(), again.texts, anew.texts)
		}
		waiting.agree()
	}
}
