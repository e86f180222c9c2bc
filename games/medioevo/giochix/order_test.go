package giochix

import (
	"slices"
	"testing"

	"signoria/play"
)

func (p *at) auction() *at {
	return p.run(func(g *State, t *play.Table) { g.orderPhase(t) })
}

func (p *at) wantOrder(want ...play.Seat) {
	p.t.Helper()
	if got := p.players(); !slices.Equal(got, want) {
		p.t.Errorf("the order is %v, want %v", got, want)
	}
}

func TestAuction(t *testing.T) {
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
