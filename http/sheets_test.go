package http_test

import (
	"testing"

	"signoria"
	"signoria/host"
	server "signoria/http"
	"signoria/play/toy"
	"signoria/rates"
)

// filledIn answers all that is asked of a seat of the toy at once, by the first choice that was not taken before.
func (b *browser) filledIn(at string, u update) server.GiveSheet {
	b.t.Helper()
	sheet := server.GiveSheet{Seat: u.Seat, Token: u.Offer.Token}
	for offer, taken := u.Offer, map[string]bool{}; offer != nil && len(sheet.Links) < 4; {
		for _, c := range offer.Choices {
			if !taken[c.ID] {
				taken[c.ID] = true
				sheet.Links = append(sheet.Links, server.Link{ID: c.ID, Number: c.Low})
				break
			}
		}
		var trial server.TrialInfo
		b.must(b.post(at+"/trials", sheet, &trial))
		if trial.Played < len(sheet.Links) {
			b.t.Fatalf("%+v is not offered: %s", sheet.Links[trial.Played], trial.Why)
		}
		offer = trial.Offer
	}
	return sheet
}

func TestSheetsOnTheWire(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, toy.Game)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.open("me", "open")
	at := "/api/tables/" + table.ID
	bea.must(bea.post(at+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post(at+"/start", nil, nil))
	p := ada.page(at+"/events", "")
	u := p.until(asked)
	sheet := ada.filledIn(at, u)
	if len(sheet.Links) != 4 {
		t.Fatalf("got %+v", sheet)
	}
	wantProblem(t, bea.post(at+"/sheets", sheet, nil), 403, signoria.Forbidden)
	wantProblem(t, bea.post(at+"/trials", sheet, nil), 403, signoria.Forbidden)
	var done server.SheetInfo
	ada.must(ada.post(at+"/sheets", sheet, &done))
	if done != (server.SheetInfo{Played: 4}) {
		t.Errorf("got %+v", done)
	}
	u = p.until(func(u update) bool { return u.Undo.Answers == 4 })
	if u.Row != 4 || !u.Undo.May {
		t.Errorf("it is seen as one, at row %d; it may be taken back: %+v", u.Row, u.Undo)
	}
	wantProblem(t, ada.post(at+"/sheets", sheet, nil), 409, signoria.Conflict)
	late := server.TrialInfo{SheetInfo: server.SheetInfo{Why: "nothing was said"}}
	ada.must(ada.post(at+"/trials", sheet, &late))
	if late.Why != "nothing was said" {
		t.Errorf("something was said of an offer that no longer stands: %+v", late)
	}
	ada.must(ada.post(at+"/takeback", server.SeatOf{Seat: 0}, nil))
	u = p.until(func(u update) bool { return u.Row == 8 })
	if u.Undo.May || u.Offer == nil || len(u.Offer.Choices) != 4 {
		t.Errorf("all is as at the beginning; got %+v, %+v", u.Undo, u.Offer)
	}
}

func TestWhatStopsASheetIsSaid(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, toy.Game)
	ada := s.browser("Ada")
	table := ada.open("me", "me:Bea")
	at := "/api/tables/" + table.ID
	p := ada.page(at+"/events?seat=0", "")
	u := p.until(asked)
	sheet := server.GiveSheet{Seat: 0, Token: u.Offer.Token, Links: []server.Link{{ID: "1.1.0.0"}, {ID: "1.1.0.0"}}}
	var trial server.TrialInfo
	ada.must(ada.post(at+"/trials?lang=it", sheet, &trial))
	if trial.Played != 1 || trial.Stop != "refused" || trial.Rule != "toy/orders/not-twice" || trial.Offer == nil || len(trial.Offer.Refused) != 1 || trial.Offer.Refused[0].ID != "1.1.0.0" {
		t.Errorf("got %+v", trial)
	}
	sheet.Links[1].ID = "1.9.0.0"
	ada.must(ada.post(at+"/trials?lang=it", sheet, &trial))
	if trial.Stop != "refused" || trial.Rule != "" || trial.Why != "Non è fra le scelte offerte." {
		t.Errorf("got %+v", trial.SheetInfo)
	}
	sheet.Links = []server.Link{{ID: "1.1.0.0"}, {ID: "1.2.0.0"}, {ID: "11.0.0.0"}, {ID: "2.0.0.0"}, {ID: "1.1.0.0"}}
	var done server.SheetInfo
	ada.must(ada.post(at+"/sheets", sheet, &done))
	if done.Played != 4 || done.Stop != "unasked" || done.Why == "" {
		t.Errorf("got %+v", done)
	}
	bea := ada.page(at+"/events?seat=1", "").until(asked)
	sheet.Seat, sheet.Token = 1, bea.Offer.Token
	ada.must(ada.post(at+"/trials", sheet, &trial))
	if trial.Played != 3 || trial.Stop != "fate" {
		t.Errorf("the last answer lets all happen; got %+v", trial.SheetInfo)
	}
	ada.must(ada.post(at+"/sheets", sheet, &done))
	if done.Played != 4 || done.Stop != "fate" || done.Why == "" {
		t.Errorf("got %+v", done)
	}
}

func TestBadSheetsOnTheWire(t *testing.T) {
	ada := newSiteOf(t, server.Config{Limits: generous}, toy.Game).browser("Ada")
	table := ada.open("me", "me:Bea") // nobody else moves meanwhile
	at := "/api/tables/" + table.ID
	u := ada.page(at+"/events", "").until(asked)
	for name, links := range map[string][]server.Link{"empty": {}, "too long": make([]server.Link, host.MaxLinks+1), "nameless": {{}}} {
		if p := ada.post(at+"/sheets", server.GiveSheet{Token: u.Offer.Token, Links: links}, nil); p == nil || p.status != 400 {
			t.Errorf("%s: %v", name, p)
		}
	}
	wantProblem(t, ada.post(at+"/sheets", server.GiveSheet{Token: "x", Links: []server.Link{{ID: "1.1.0.0"}}}, nil), 409, signoria.Conflict)
	wantProblem(t, ada.post("/api/tables/nowhere/trials", server.GiveSheet{Token: "x"}, nil), 404, signoria.NotFound)
	if again := ada.page(at+"/events", "").until(asked); again.Row != u.Row {
		t.Errorf("the table went on to row %d", again.Row)
	}
}

func TestTrialsAreNotForFree(t *testing.T) {
	limits := generous
	limits.Trials = rates.Rate{PerSecond: 0.001, Burst: 2}
	ada := newSiteOf(t, server.Config{Limits: limits}, toy.Game).browser("Ada")
	table := ada.open("me", "bot:first")
	u := ada.page("/api/tables/"+table.ID+"/events", "").until(asked)
	sheet := server.GiveSheet{Token: u.Offer.Token, Links: []server.Link{{ID: u.Offer.Choices[0].ID}}}
	for range 2 {
		ada.must(ada.post("/api/tables/"+table.ID+"/trials", sheet, nil))
	}
	wantProblem(t, ada.post("/api/tables/"+table.ID+"/trials", sheet, nil), 429, signoria.TooMany)
}
