package http_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	server "signoria/http"

	"signoria"
)

func TestAPlayerGoesOnInAnotherBrowser(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, URL: "https://table.example/"})
	ada := s.browser("Ada")
	table := ada.open("me", "open")
	var ticket server.TicketInfo
	ada.must(ada.post("/api/me/ticket", struct{}{}, &ticket))
	address, secret, _ := strings.Cut(ticket.Addresses[0], "#")
	if address != "https://table.example/device" || ticket.Minutes != 10 {
		t.Fatalf("the ticket is %+v", ticket)
	}

	phone := s.browser("")
	var me server.Me
	phone.must(phone.post("/api/me/device", server.Arrival{Ticket: secret}, &me))
	if me.ID != ada.me.ID || me.Name != "Ada" {
		t.Fatalf("the phone is %+v", me)
	}
	var seen server.TableInfo
	phone.must(phone.get("/api/tables/"+table.ID, &seen))
	if len(seen.Mine) != 1 || seen.Mine[0] != 0 || !seen.Host {
		t.Fatalf("from the phone the table is %+v", seen)
	}
	ada.must(ada.get("/api/tables/"+table.ID, &seen)) // the first browser is hers still
	if len(seen.Mine) != 1 {
		t.Fatalf("and from the first %+v", seen)
	}
}

func TestTheOldestOfTooManyBrowsersIsForgottenAtOnce(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, URL: "https://table.example"})
	ada := s.browser("Ada")
	arrive := func() *browser {
		var ticket server.TicketInfo
		ada.must(ada.post("/api/me/ticket", struct{}{}, &ticket))
		_, secret, _ := strings.Cut(ticket.Addresses[0], "#")
		b := s.browser("")
		b.must(b.post("/api/me/device", server.Arrival{Ticket: secret}, nil))
		return b
	}
	oldest := arrive()
	var me server.Me
	if oldest.must(oldest.get("/api/me", &me)); me.ID != ada.me.ID {
		t.Fatalf("she is %+v", me)
	}
	time.Sleep(2 * time.Millisecond) // to be the oldest
	for range signoria.MaxDevices {
		arrive()
	}
	if oldest.must(oldest.get("/api/me", &me)); me.ID != "" {
		t.Errorf("the browser that is one too many is %+v still", me)
	}
	wantProblem(t, oldest.post("/api/me/ticket", struct{}{}, nil), 403, signoria.Forbidden)
	if ada.must(ada.get("/api/me", &me)); me.ID != ada.me.ID {
		t.Errorf("the first browser is forgotten: %+v", me)
	}
}

func TestATicketIsGoodOnceAndForNothingElse(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous, URL: "https://table.example"})
	ada := s.browser("Ada")
	secretOf := func() string {
		var ticket server.TicketInfo
		ada.must(ada.post("/api/me/ticket", struct{}{}, &ticket))
		_, secret, _ := strings.Cut(ticket.Addresses[0], "#")
		return secret
	}
	old, secret := secretOf(), secretOf()
	for _, bad := range []string{old, "", "abc", secret[1:], strings.Repeat("A", 43)} {
		wantProblem(t, s.browser("").post("/api/me/device", server.Arrival{Ticket: bad}, nil), 404, signoria.NotFound)
	}
	thief := s.browser("")
	var me server.Me
	thief.must(thief.do(http.MethodGet, "/api/me", nil, &me, "Cookie", "signoria="+secret))
	if me.ID != "" { // a ticket is no session
		t.Fatalf("a ticket in a cookie makes one %+v", me)
	}
	bea := s.browser("Bea") // who is somebody else becomes Ada
	bea.must(bea.post("/api/me/device", server.Arrival{Ticket: secret}, &me))
	if bea.must(bea.get("/api/me", &me)); me.ID != ada.me.ID {
		t.Fatalf("she is %+v", me)
	}
	wantProblem(t, s.browser("").post("/api/me/device", server.Arrival{Ticket: secret}, nil), 404, signoria.NotFound)
	wantProblem(t, s.browser("").post("/api/me/ticket", struct{}{}, nil), 403, signoria.Forbidden)
}
