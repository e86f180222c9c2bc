package http_test

import (
	"strings"
	"testing"

	"signoria"
	server "signoria/http"
)

// A standing order on the wire: its player is told of it wherever he looks through his seat, nobody else is, and nobody
// else can touch it.
func TestStandingOrderOnTheWire(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, bea, eve := s.browser("Ada"), s.browser("Bea"), s.browser("")
	table := ada.openAs("toy", signoria.Manners{}, "me", "open")
	path := "/api/tables/" + table.ID
	bea.must(bea.post(path+"/sit", server.Sit{Seat: 1}, nil))
	ada.must(ada.post(path+"/start", struct{}{}, nil))

	asked := ada.page(path+"/events", "").next()
	if o := asked.Offer; len(o.Terms) != 2 || o.Choices[0].Every != signoria.Same {
		t.Fatalf("Ada is offered orders for %v and %q", o.Terms, o.Choices[0].Every)
	}
	give := server.GiveOrder{GiveAnswer: server.GiveAnswer{Token: asked.Offer.Token}, Term: signoria.ThisGame}
	wantProblem(t, bea.post(path+"/orders", give, nil), 403, signoria.Forbidden)
	ada.must(ada.post(path+"/orders", give, nil))
	wantProblem(t, ada.post(path+"/orders", give, nil), 409, signoria.Conflict) // the same click again

	mine := ada.page(path+"/events", "").next()
	if len(mine.Orders) != 1 || mine.Orders[0].Way != signoria.Same || mine.Orders[0].Term != signoria.ThisGame || mine.Orders[0].Title == "" {
		t.Fatalf("Ada is told %+v", mine.Orders)
	}
	for _, b := range []*browser{bea, eve} {
		if u := b.page(path+"/events", "").next(); len(u.Orders) != 0 || strings.Contains(u.raw, mine.Orders[0].Title) {
			t.Errorf("somebody else is told: %s", u.raw)
		}
	}

	of := server.OrderOf{Seat: 0, No: mine.Orders[0].No}
	for _, what := range []string{"resume", "revoke"} {
		wantProblem(t, bea.post(path+"/orders/"+what, of, nil), 403, signoria.Forbidden)
		wantProblem(t, eve.post(path+"/orders/"+what, of, nil), 403, signoria.Forbidden)
		wantProblem(t, bea.post(path+"/orders/"+what, server.OrderOf{Seat: 1, No: of.No}, nil), 404, signoria.NotFound)
		ada.must(ada.post(path+"/orders/"+what, of, nil))
	}
	wantProblem(t, ada.post(path+"/orders/resume", of, nil), 404, signoria.NotFound)
	if u := ada.page(path+"/events", "").next(); len(u.Orders) != 0 {
		t.Errorf("a revoked order is told: %+v", u.Orders)
	}
}
