package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

func (p *at) auction() *at {
	p.Phase = TurnOrder
	return p.run(func(g *State, t *play.Table) { g.orderPhase(t) })
}

func (p *at) wantOrder(want ...play.Seat) {
	p.t.Helper()
	if got := p.players(); !slices.Equal(got, want) {
		p.t.Errorf("the order is %v, want %v", got, want)
	}
}

func TestAuction(t *testing.T) {
	t.Run("who is the only one left pays nobody", func(t *testing.T) {
		// rule: mu-giochix/order/winner-pays-last
		p := position(t, 3)
		p.Players[mamluks].Out, p.Players[hungarians].Out = true, true
		p.Bids[byzantines] = 100
		p.Order = [MostPlayers]play.Seat{byzantines, play.Nobody, play.Nobody, play.Nobody, play.Nobody, play.Nobody}
		if p.run(func(g *State, t *play.Table) { g.winnerPays(t) }); p.stage.Count(KeyPays) != 0 {
			t.Error("it is told that he pays himself")
		}
	})
	t.Run("the winner pays the last, and nobody else pays", func(t *testing.T) {
		// rule: mu-giochix/order/auction
		// rule: mu-giochix/order/winner-pays-last
		p := position(t, 3).auction()
		p.play(by(byzantines, BidSealed, 0, 0, 0, 40), by(mamluks, BidSealed, 0, 0, 0, 60), by(hungarians, BidSealed, 0, 0, 0, 10))
		p.wantOrder(mamluks, byzantines, hungarians)
		p.wantFlorins(mamluks, 940)
		p.wantFlorins(byzantines, 1000)
		p.wantFlorins(hungarians, 1060)
	})
	t.Run("who ties for the first place adds to his bid", func(t *testing.T) {
		// rule: mu-giochix/order/tie-for-first
		p := position(t, 3).auction()
		p.play(by(byzantines, BidSealed, 0, 0, 0, 50), by(mamluks, BidSealed, 0, 0, 0, 50), by(hungarians, BidSealed, 0, 0, 0, 20))
		p.play(by(mamluks, BidMore), by(byzantines, BidMore, 0, 0, 0, 10))
		p.wantOrder(byzantines, mamluks, hungarians)
		p.wantFlorins(byzantines, 940)
		p.wantFlorins(hungarians, 1060)
	})
	t.Run("who ties again, or for another place, changes the order of the last turn", func(t *testing.T) {
		// rule: mu-giochix/order/tie-for-first
		// rule: mu-giochix/order/other-ties
		p := position(t, 4).auction()
		p.play(by(byzantines, BidSealed, 0, 0, 0, 5), by(mamluks, BidSealed, 0, 0, 0, 5), by(hungarians, BidSealed), by(germans, BidSealed))
		p.play(by(byzantines, BidMore, 0, 0, 0, 1), by(mamluks, BidMore, 0, 0, 0, 1))
		p.wantOrder(mamluks, byzantines, germans, hungarians)
		p.wantFlorins(hungarians, 1006)
	})
	t.Run("nobody bids more than he has", func(t *testing.T) {
		// rule: mu-giochix/order/auction
		p := position(t, 3)
		p.Players[hungarians].Florins = 0
		p.auction()
		if _, asked := p.stage.OfferTo(hungarians); asked {
			t.Error("who has nothing is asked for a bid")
		}
		if o, _ := p.stage.OfferTo(byzantines); o.Choices[0].Lo != 0 || o.Choices[0].Hi != 1000 {
			t.Errorf("the offer is %+v", o.Choices[0])
		}
		p.play(by(byzantines, BidSealed), by(mamluks, BidSealed, 0, 0, 0, 1))
		p.wantOrder(mamluks, hungarians, byzantines)
	})
}

func TestFirstOrderIsDrawn(t *testing.T) {
	// rule: mu-giochix/setup/first-turn-order
	seen := map[play.Seat]bool{}
	for seed := range uint64(40) {
		seen[begun(t, 3, seed, nil).Order[0]] = true
	}
	if len(seen) != 3 {
		t.Errorf("only %v are ever drawn for the first place", seen)
	}
}

func TestTheAuctionOfATurn(t *testing.T) {
	// rule: mu-giochix/order/auction
	t.Run("the bids of the last turn are forgotten", func(t *testing.T) {
		p := position(t, 3)
		p.Bids = [MostPlayers]int16{0, 0, 500}
		p.auction().play(by(byzantines, BidSealed, 0, 0, 0, 40), by(mamluks, BidSealed, 0, 0, 0, 30), by(hungarians, BidSealed, 0, 0, 0, 20))
		p.wantOrder(byzantines, mamluks, hungarians)
		p.wantFlorins(hungarians, 1040)
	})
	// rule: mu-giochix/order/tie-for-first
	// rule: mu-giochix/order/other-ties
	t.Run("if none of those who tie can raise, the order of the last turn is reversed", func(t *testing.T) {
		p := position(t, 3)
		p.Players[byzantines].Florins, p.Players[mamluks].Florins = 50, 50
		p.auction().play(by(byzantines, BidSealed, 0, 0, 0, 50), by(mamluks, BidSealed, 0, 0, 0, 50), by(hungarians, BidSealed, 0, 0, 0, 20))
		if !p.stage.Over() || p.stage.Tells(KeyTied) {
			t.Errorf("they are to bid again: %s", p.stage.Asked())
		}
		p.wantOrder(mamluks, byzantines, hungarians)
		p = position(t, 3)
		p.Players[byzantines].Florins, p.Players[mamluks].Florins = 50, 60
		p.auction().play(by(byzantines, BidSealed, 0, 0, 0, 50), by(mamluks, BidSealed, 0, 0, 0, 50), by(hungarians, BidSealed, 0, 0, 0, 20))
		if o := mustOffer(p, mamluks); o.Prompt != AskBidAgain || o.Choices[0].Hi != 10 {
			t.Errorf("who can raise is asked %+v", o)
		}
	})
	// rule: mu-giochix/order/winner-pays-last
	t.Run("who has bid nothing pays nothing", func(t *testing.T) {
		p := position(t, 3).auction().play(by(byzantines, BidSealed), by(mamluks, BidSealed), by(hungarians, BidSealed))
		for !p.stage.Over() {
			p.play(by(p.stage.Offers()[0].Seat, BidMore))
		}
		if p.stage.Tells(KeyPays) {
			t.Error("somebody is told to pay")
		}
	})
}

// What is bid can be spent on nothing else before the auction is over.
func TestWhatIsBidIsNotInThePurse(t *testing.T) {
	tied := func(t *testing.T, before func(p *at)) *at {
		p := position(t, 3)
		for s := range play.Seat(3) {
			p.Players[s].Florins = 1600
		}
		if before != nil {
			before(p)
		}
		p.auction().play(by(byzantines, BidSealed, 0, 0, 0, 1590), by(mamluks, BidSealed, 0, 0, 0, 1590), by(hungarians, BidSealed, 0, 0, 0, 20))
		p.stage.Asks(mamluks, AskBidAgain)
		return p
	}
	give := func(n int16) play.Answer { return by(mamluks, GiveFlorins, int16(hungarians), 0, 0, n) }
	for _, c := range []struct {
		name   string
		rule   string
		before func(p *at)
		asides []play.Answer // one after the other, of which the last
		may    bool
	}{
		// rule: mu-giochix/order/auction
		// rule: mu-giochix/order/tie-for-first
		{"he gives away what he has not bid", "order/auction", nil, []play.Answer{give(10)}, true},
		{"and no florin of what he has bid", "order/auction", nil, []play.Answer{give(11)}, false},
		// rule: mu-giochix/loans/repay
		{"he repays no loan with it", "loans/repay", func(p *at) { p.Players[mamluks].Debt = 1 }, []play.Answer{by(mamluks, RepayLoan)}, false},
		{"but with what he borrows", "loans/repay", nil, []play.Answer{by(mamluks, TakeLoan), by(mamluks, RepayLoan)}, true},
		// rule: mu-giochix/diplomacy/pacts-between-players
		{"nor accepts what he could pay only with it", "diplomacy/pacts-between-players", offersFor(-11), []play.Answer{by(mamluks, AcceptDeal, 1)}, false},
		{"he accepts what the rest pays", "diplomacy/pacts-between-players", offersFor(-10), []play.Answer{by(mamluks, AcceptDeal, 1)}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := tied(t, c.before)
			last := len(c.asides) - 1
			for _, a := range c.asides[:last] {
				p.stage.OutOfTurn(a)
			}
			if _, err := p.stage.Aside(c.asides[last]); (err == nil) != c.may {
				t.Fatalf("%s: %v", c.rule, err)
			}
			p.play(by(byzantines, BidMore))
			if !p.stage.Over() {
				p.play(by(mamluks, BidMore))
			}
			for s := range play.Seat(3) {
				if p.Players[s].Florins < 0 {
					t.Errorf("seat %d has %d florins", s, p.Players[s].Florins)
				}
			}
		})
	}
	// rule: mu-giochix/order/auction
	// rule: mu-giochix/order/winner-pays-last
	t.Run("an ability takes but what is left of it, and the winner can pay", func(t *testing.T) {
		p := tied(t, nil)
		p.abilityTakes(&play.Table{}, hungarians, 0, &Effect{Do: TakeFlorins, N: 40}, int16(mamluks), 0)
		p.wantFlorins(mamluks, 1590)
		if err := p.Check(); err != nil {
			t.Error(err)
		}
	})
	// rule: mu-giochix/order/auction
	t.Run("nobody can tell from what another may ask of him or give what he has bid unseen", func(t *testing.T) {
		p := position(t, 3).auction()
		before := slices.Clone(p.stage.Asides(hungarians))
		p.play(by(mamluks, BidSealed, 0, 0, 0, 990))
		if !slices.Equal(before, p.stage.Asides(hungarians)) {
			t.Error("the asides of another are not what they were")
		}
		// Who then spends it all the same is to bid again.
		p.stage.OutOfTurn(by(mamluks, GiveFlorins, int16(hungarians), 0, 0, 1000))
		p.play(by(byzantines, BidSealed), by(hungarians, BidSealed, 0, 0, 0, 1))
		p.wantOrder(hungarians, mamluks, byzantines)
		p.wantFlorins(mamluks, 0)
	})
	// rule: mu-giochix/order/auction
	t.Run("once the order is found the purse is whole", func(t *testing.T) {
		p := tied(t, nil).play(by(byzantines, BidMore), by(mamluks, BidMore))
		p.Phase = Events
		if n := p.purse(byzantines); n != 1600 {
			t.Errorf("%d of 1600 florins", n)
		}
	})
}

// offersFor lets the Hungarians have offered the Mamluks so many florins before a position begins; fewer than 0 they ask for.
func offersFor(florins int16) func(p *at) {
	return func(p *at) {
		p.Bargains.Offer(bargain.Bargain{From: hungarians, To: mamluks, Terms: bargain.Terms{Goods: [bargain.Goods]int16{florins}}}, "", 0)
	}
}

// A treasury below nothing is a fault of the rules.
// rule: mu-giochix/order/auction
func TestCheckFindsFlorinsBelowNothing(t *testing.T) {
	p := position(t, 3)
	if p.Players[mamluks].Florins = 0; p.Check() != nil {
		t.Error(p.Check())
	}
	if p.Players[mamluks].Florins = -1; p.Check() == nil {
		t.Error("a player may owe without a loan")
	}
}
