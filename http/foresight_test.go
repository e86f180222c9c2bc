package http_test

import (
	"math"
	"slices"
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
	"signoria/play"
	"signoria/rates"
)

func TestForesightOnTheWire(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	var table server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "warrior-knights", Seats: []string{"me", "bot:random"}, Seed: "3"}, &table))
	at := "/api/tables/" + table.ID
	p := ada.page(at+"/events", "")
	for range 60 {
		u := p.until(asked)
		before := len(p.texts)
		choice := server.GiveAnswer{Seat: 0, Token: u.Offer.Token, Number: u.Offer.Choices[0].High}
		var f server.ForesightInfo
		ada.must(ada.post(at+"/foresight", choice, &f))
		if c := u.Offer.Choices[0]; (f.Final != play.NotFinal) != (c.Final != play.NotFinal || c.FinalMost != play.NotFinal) {
			t.Errorf("%s: foreseen as final: %q, offered as final: %q, with the most: %q", c.Label, f.Final, c.Final, c.FinalMost)
		}
		wantProblem(t, bea.post(at+"/foresight", choice, nil), 403, signoria.Forbidden)
		ada.must(ada.post(at+"/answers", choice, nil))
		u = p.next()
		for len(p.texts) < before+len(f.Lines) {
			u = p.next()
		}
		if got := p.texts[before : before+len(f.Lines)]; !slices.Equal(got, f.Lines) {
			t.Errorf("foretold: %q, came: %q", f.Lines, got)
		}
		late := server.ForesightInfo{Then: "nothing was said"}
		ada.must(ada.post(at+"/foresight", choice, &late))
		if late.Then != "nothing was said" {
			t.Errorf("something was said of an offer that no longer stands: %+v", late)
		}
		if u.Table.Status == signoria.Finished {
			break
		}
		p.close()
		p = ada.page(at+"/events", "")
	}
}

func TestForesightIsNotForFree(t *testing.T) {
	limits := generous
	limits.Foresights = rates.Rate{PerSecond: 0.001, Burst: 2}
	ada := newSiteOf(t, server.Config{Limits: limits}, games.All()...).browser("Ada")
	table := ada.openAs("warrior-knights", signoria.Manners{}, "me", "bot:random")
	u := ada.page("/api/tables/"+table.ID+"/events", "").until(asked)
	choice := server.GiveAnswer{Seat: 0, Token: u.Offer.Token, Number: u.Offer.Choices[0].Low}
	for range 2 {
		ada.must(ada.post("/api/tables/"+table.ID+"/foresight", choice, nil))
	}
	wantProblem(t, ada.post("/api/tables/"+table.ID+"/foresight", choice, nil), 429, signoria.TooMany)
}

func TestThingsOnTheBoardAreToldOf(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	table := ada.openAs("warrior-knights", signoria.Manners{}, "me", "bot:random")
	at := "/api/tables/" + table.ID + "/about"
	var en, it server.CardInfo
	ada.must(ada.get(at+"?seat=0&ref=noble:0", &en))
	bea.must(bea.get(at+"?seat=-1&ref=noble:0&lang=it", &it))
	if en.Title == "" || en.Kind != "Noble" || it.Kind != "Nobile" || len(en.Facts) != len(it.Facts) || len(en.Facts) < 3 {
		t.Errorf("got %+v\nand %+v", en, it)
	}
	for i, r := range en.Rules {
		if r.Title == "" || r.Title == r.ID || it.Rules[i].ID != r.ID || it.Rules[i].Title == r.Title {
			t.Errorf("a rule has no name in its language: %+v, %+v", r, it.Rules[i])
		}
	}
	wantProblem(t, bea.get(at+"?seat=0&ref=noble:0", nil), 403, signoria.Forbidden)
	wantProblem(t, ada.get(at+"?seat=0&ref=city:atlantis", nil), 404, signoria.NotFound)
	wantProblem(t, ada.get(at+"?seat=0&ref=", nil), 400, signoria.Invalid)
	wantProblem(t, ada.get(at+"?ref=noble:0", nil), 400, signoria.Invalid)
}

// The chances of an offer are those of its attacks, each of the choice it is said of, and as its own foresight says;
// they are told to who is asked and of what he is asked now.
func TestTheChancesOfAnOffer(t *testing.T) {
	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada, bea := s.browser("Ada"), s.browser("Bea")
	var table server.TableInfo
	ada.must(ada.post("/api/tables", server.NewTable{Game: "warrior-knights", Seats: []string{"me", "bot:squire"}, Seed: "3"}, &table))
	at := "/api/tables/" + table.ID
	p := ada.page(at+"/events", "")
	for range 300 {
		u := p.until(asked)
		asks := server.OfferOf{Seat: 0, Token: u.Offer.Token}
		i := slices.IndexFunc(u.Offer.Choices, func(c server.ChoiceInfo) bool { return c.Verb == "attack" })
		if i < 0 {
			c := u.Offer.Choices[0]
			// A bot that does something of itself has her told of an offer that she has answered by then.
			if late := ada.post(at+"/answers", server.GiveAnswer{Seat: 0, Token: u.Offer.Token, Number: c.High}, nil); late != nil {
				wantProblem(t, late, 409, signoria.Conflict)
				p.close()
				p = ada.page(at+"/events", "") // as it is now
			}
			continue
		}
		var all []server.ChanceInfo
		ada.must(ada.post(at+"/chances", asks, &all))
		if len(all) == 0 {
			ada.must(ada.post(at+"/answers", server.GiveAnswer{Seat: 0, Token: u.Offer.Token, Choice: len(u.Offer.Choices) - 1}, nil))
			continue
		}
		for _, x := range all {
			if verb := u.Offer.Choices[x.Choice].Verb; verb != "attack" {
				t.Errorf("the chance of %q is told: %+v", verb, x)
			}
			var f server.ForesightInfo
			for f.Odds == nil { // a machine that is busy comes to none in the time there is
				ada.must(ada.post(at+"/foresight", server.GiveAnswer{Seat: 0, Token: u.Offer.Token, Choice: x.Choice}, &f))
			}
			good := 0.0
			for _, o := range f.Odds.Outcomes {
				if o.Tone == play.Good {
					good += o.Share
				}
			}
			if math.Abs(good-x.Good) > 0.12 {
				t.Errorf("the chance of choice %d is %v, its foresight says %v", x.Choice, x.Good, good)
			}
		}
		wantProblem(t, bea.post(at+"/chances", asks, nil), 403, signoria.Forbidden)
		late := []server.ChanceInfo{{Choice: 99}}
		ada.must(ada.post(at+"/chances", server.OfferOf{Seat: 0, Token: "0"}, &late))
		if len(late) != 1 || late[0].Choice != 99 {
			t.Errorf("something was said of an offer that does not stand: %+v", late)
		}
		return
	}
	t.Fatal("nobody came to attack anybody")
}
