package http_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"signoria"
	server "signoria/http"
	"signoria/play"
	"signoria/play/toy"
	"signoria/rates"
)

// moment is a MomentInfo as a page reads it.
type moment struct {
	server.MomentInfo
	View toy.View `json:"view"`
}

func (b *browser) moments(table, query string) (all []moment, p *problem) {
	b.t.Helper()
	var past struct {
		Moments []moment `json:"moments"`
	}
	p = b.get("/api/tables/"+table+"/moments?"+query, &past)
	return past.Moments, p
}

func TestLookingBack(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, eve := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "open")
	bea.must(bea.post("/api/tables/"+table.ID+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post("/api/tables/"+table.ID+"/start", struct{}{}, nil))
	u := ada.page("/api/tables/"+table.ID+"/events", "").until(asked)
	ada.must(ada.post("/api/tables/"+table.ID+"/answers", server.GiveAnswer{Token: u.Offer.Token, Choice: 2}, nil))

	past, p := ada.moments(table.ID, "seat=0&from=0&to=5")
	ada.must(p)
	if len(past) != 2 || past[0].Row != 0 || past[1].Row != 1 || past[1].At == 0 || past[1].Turn != 1 || past[1].Standing.Winners == nil {
		t.Fatalf("got %+v", past)
	}
	if past[0].View.Laid[0][0] != 0 || past[1].View.Laid[0][0] != 3 {
		t.Errorf("Ada sees her order as %d and %d", past[0].View.Laid[0][0], past[1].View.Laid[0][0])
	}
	for b, query := range map[*browser]string{bea: "seat=1", eve: "seat=-1", ada: "seat=-1"} {
		past, p := b.moments(table.ID, query)
		b.must(p)
		if len(past) != 1 || past[0].View.Laid[0][0] != 0 {
			t.Errorf("%s shows Ada's order, or that she has laid it: %+v", query, past)
		}
	}
	for query, b := range map[string]*browser{"seat=0": bea, "seat=1": ada, "seat=0&from=0": eve} {
		_, p := b.moments(table.ID, query)
		wantProblem(t, p, 403, signoria.Forbidden)
	}
	for _, query := range []string{"from=5&to=4", "from=-1", "from=x", "to=9999999999", "seat=-2", "seat=x", "seat=10", "seat=2"} {
		_, p := ada.moments(table.ID, query)
		wantProblem(t, p, 400, signoria.Invalid)
	}
	_, p = ada.moments("nowhere", "")
	wantProblem(t, p, 404, signoria.NotFound)
}

func TestLookingBackTooOften(t *testing.T) {
	few := generous
	few.LooksBack = rates.Rate{PerSecond: 0.001, Burst: 3}
	s := newSite(t, server.Config{Limits: few})
	ada, eve := s.browser("Ada"), s.browser("")
	table := ada.open("me", "bot:first")
	for range 3 {
		_, p := ada.moments(table.ID, "")
		ada.must(p)
	}
	_, p := ada.moments(table.ID, "")
	wantProblem(t, p, 429, signoria.TooMany)
	_, p = eve.moments(table.ID, "")
	eve.must(p) // hers are her own
}

// A page says what was seen, and the next page of the same player is told so.
func TestSeenIsKnownOnTheNextDevice(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, eve := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.open("me", "me")
	events, seen := "/api/tables/"+table.ID+"/events?seat=%d", "/api/tables/"+table.ID+"/seen"
	for _, seat := range []int{0, 1, 0, 1, 0, 1, 0, 1} { // two orders, men and scouts
		ada.must(ada.answer(table.ID, ada.page(fmt.Sprintf(events, seat), "").until(asked)))
	}
	landed := ada.page(fmt.Sprintf(events, 0), "").next().Row
	if u := ada.page(fmt.Sprintf(events, 0), "").next(); u.Seen != 4 || landed != 9 {
		t.Fatalf("at row %d Ada has seen up to %d, and has answered four times", landed, u.Seen)
	}
	ada.must(ada.post(seen, server.Seen{Seat: 0, Row: landed}, nil))
	if u := ada.page(fmt.Sprintf(events, 0), "").next(); u.Seen != landed {
		t.Fatalf("she said %d and is told %d", landed, u.Seen)
	}
	bea.must(bea.post(seen, server.Seen{Seat: play.Nobody, Row: 1}, nil))
	if u := bea.page(fmt.Sprintf(events, -1), "").next(); u.Seen != 1 {
		t.Fatalf("Bea, who looks on, is told %d", u.Seen)
	}
	wantProblem(t, bea.post(seen, server.Seen{Seat: 0, Row: 1}, nil), 403, signoria.Forbidden)
	wantProblem(t, ada.post(seen, server.Seen{Seat: 7, Row: 1}, nil), 400, signoria.Invalid)
	wantProblem(t, ada.post(seen, server.Seen{Seat: 0, Row: -1}, nil), 400, signoria.Invalid)
	wantProblem(t, ada.post(seen, json.RawMessage(`{"row":1e12}`), nil), 400, signoria.Invalid)
	wantProblem(t, eve.post(seen, server.Seen{Seat: play.Nobody, Row: 1}, nil), 403, signoria.Forbidden)
}
