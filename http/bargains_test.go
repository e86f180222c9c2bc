package http_test

import (
	"strings"
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
)

// A private bargain on the wire: the two are told, nobody else is, and nobody else can touch it.
func TestPrivateBargainOnTheWire(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada, bea, cleo, eve := s.browser("Ada"), s.browser("Bea"), s.browser("Cleo"), s.browser("")
	table := ada.openAs("warrior-knights", signoria.Manners{}, "me", "open", "open")
	path := "/api/tables/" + table.ID
	for _, b := range []*browser{bea, cleo} {
		b.must(b.post(path+"/sit", server.Sit{Seat: map[*browser]signoria.Seat{bea: 1, cleo: 2}[b]}, nil))
	}
	ada.must(ada.post(path+"/start", struct{}{}, nil))

	before := ada.page(path+"/events", "").next()
	if before.Bargains == nil || !before.Bargains.Now || len(before.Bargains.With) != 3 || before.Bargains.Mine.Goods[0] != 15 {
		t.Fatalf("Ada may bargain so: %+v", before.Bargains)
	}
	offer := server.Haggle{Seat: 0, Token: before.Bargains.Token, Deed: "offer", To: 1, Goods: []int16{-3}, Turns: 2, Mine: "silence about Monz"}
	ada.must(ada.post(path+"/bargains", offer, nil))
	wantProblem(t, ada.post(path+"/bargains", offer, nil), 409, signoria.Conflict) // the same click again

	told := bea.page(path+"/events", "").next()
	if w := told.Bargains.Waiting; len(w) != 1 || !w[0].Mine || !w[0].MayAccept || w[0].Lapses != 2 || w[0].Asks[0] != "3 Crowns" || w[0].Words[0] != offer.Mine {
		t.Fatalf("Bea is told %+v", w)
	}
	for _, b := range []*browser{cleo, eve} {
		if u := b.page(path+"/events", "").next(); strings.Contains(u.raw, "silence") || len(u.Bargains.Waiting) != 0 {
			t.Errorf("somebody else is told: %s", u.raw)
		}
	}

	theirs := cleo.page(path+"/events", "").next().Bargains.Token
	wantProblem(t, cleo.post(path+"/bargains", server.Haggle{Seat: 2, Token: theirs, Deed: "accept", No: 1}, nil), 400, signoria.Invalid)
	wantProblem(t, cleo.post(path+"/bargains", server.Haggle{Seat: 1, Token: told.Bargains.Token, Deed: "accept", No: 1}, nil), 403, signoria.Forbidden)
	wantProblem(t, eve.post(path+"/bargains", server.Haggle{Seat: 1, Token: told.Bargains.Token, Deed: "accept", No: 1}, nil), 403, signoria.Forbidden)
	wantProblem(t, bea.post(path+"/bargains", server.Haggle{Seat: 1, Token: told.Bargains.Token, Deed: "offer", To: 0, Goods: make([]int16, 9)}, nil), 400, signoria.Invalid)
	wantProblem(t, bea.post(path+"/bargains", server.Haggle{Seat: 1, Token: told.Bargains.Token, Deed: "bewitch", No: 1}, nil), 400, signoria.Invalid)

	bea.must(bea.post(path+"/bargains", server.Haggle{Seat: 1, Token: told.Bargains.Token, Deed: "accept", No: 1}, nil))
	after := ada.page(path+"/events", "").next()
	if p := after.Bargains.Promises; len(p) != 1 || p[0].Words[0] != offer.Mine || after.Bargains.Mine.Goods[0] != 18 {
		t.Errorf("Ada has then %+v", after.Bargains)
	}
}
