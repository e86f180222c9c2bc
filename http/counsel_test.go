package http_test

import (
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
	"signoria/rates"
)

// Counsel is given to who is asked, of what he is asked now, in his language; all see that he asked for it.
func TestCounselOnTheWire(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.openAs("warrior-knights", signoria.Manners{Counsel: true}, "me", "bot:squire", "bot:squire")
	at := "/api/tables/" + table.ID
	u := ada.page(at+"/events", "").until(asked)
	asks := server.OfferOf{Seat: 0, Token: u.Offer.Token}
	var all []server.CounselInfo
	ada.must(ada.post(at+"/counsel?lang=it", asks, &all))
	usual := 0
	for _, a := range all {
		if a.Usual {
			usual++
		}
		if a.Choice < 0 || a.Choice >= len(u.Offer.Choices) || a.Chance <= 0 || a.Chance >= 1 || a.Within < 0 || a.Within > 1 || len(a.Brings.Lines) > 2 || a.Brings.Odds != nil {
			t.Errorf("%+v", a)
		}
	}
	if len(all) != 3 || usual > 1 {
		t.Errorf("%d answers are named, %d of them usual", len(all), usual)
	}
	for _, b := range []*browser{ada, bea} {
		b.must(b.get(at, &table))
		if !table.Manners.Counsel || table.Chairs[0].Counsels != 1 || table.Chairs[1].Counsels != 0 {
			t.Errorf("%+v", table)
		}
	}
	wantProblem(t, bea.post(at+"/counsel", asks, nil), 403, signoria.Forbidden)
	late := []server.CounselInfo{{Choice: 99}}
	ada.must(ada.post(at+"/counsel", server.OfferOf{Seat: 0, Token: "0"}, &late))
	if len(late) != 1 || late[0].Choice != 99 {
		t.Errorf("something was said of an offer that does not stand: %+v", late)
	}
	plain := ada.openAs("warrior-knights", signoria.Manners{}, "me", "bot:squire")
	u = ada.page("/api/tables/"+plain.ID+"/events", "").until(asked)
	wantProblem(t, ada.post("/api/tables/"+plain.ID+"/counsel", server.OfferOf{Seat: 0, Token: u.Offer.Token}, nil), 403, signoria.Forbidden)
}

func TestCounselIsNotForFree(t *testing.T) {
	limits := generous
	limits.Foresights = rates.Rate{PerSecond: 0.001, Burst: 1}
	ada := newSite(t, server.Config{Limits: limits}).browser("Ada")
	table := ada.openAs("toy", signoria.Manners{Counsel: true}, "me", "bot:first")
	at := "/api/tables/" + table.ID
	asks := server.OfferOf{Seat: 0, Token: ada.page(at+"/events", "").until(asked).Offer.Token}
	ada.must(ada.post(at+"/counsel", asks, nil))
	wantProblem(t, ada.post(at+"/counsel", asks, nil), 429, signoria.TooMany)
}
