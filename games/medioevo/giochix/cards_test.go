package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

// atCourt is the part of Purchases that a player has before the others.
func (p *at) atCourt(s play.Seat) *at {
	return p.run(func(g *State, t *play.Table) { g.court(t, s) })
}

// using has a player use a card on something, or on nothing: b is then None.
func (p *at) using(s play.Seat, id string, b, c int16) *at {
	p.t.Helper()
	return p.play(by(s, UseCard, cardNamed(p.t, id), b, c))
}

// called lets a player use cards of a moment.
func (p *at) called(s play.Seat, when When) *at {
	return p.run(func(g *State, t *play.Table) { g.callCards(t, s, when) })
}

// An Empire card is among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestBuyingCards(t *testing.T) {
	t.Run("100 florins and 50 for each other card, tapped or not: 250 with three", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-price
		p := position(t, 3).atCourt(byzantines)
		if c, why := p.ware(byzantines, BuyCard, 100, 0); why != play.Free {
			t.Errorf("%+v is refused by %d", c, why)
		}
		p = position(t, 3).give(byzantines, "e01", "e02", "e03")
		p.tap(int8(cardNamed(t, "e01")))
		p.atCourt(byzantines).play(by(byzantines, BuyCard, 250))
		p.wantFlorins(byzantines, 750)
	})
	t.Run("one a turn", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-price
		p := position(t, 3).atCourt(byzantines).play(by(byzantines, BuyCard, 100))
		p.play(by(byzantines, KeepDrawn, mustOffer(p, byzantines).Choices[0].A))
		if _, why := p.ware(byzantines, BuyCard, 150, 0); why != RuleOneCard {
			t.Errorf("another is refused by %d", why)
		}
	})
	t.Run("two are drawn, and two for each Cathedral: six with two; one is kept, the others go under the deck", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-draw
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).atCourt(byzantines).play(by(byzantines, BuyCard, 100))
		if n := len(mustOffer(p, byzantines).Choices); n != 2 {
			t.Errorf("%d are drawn", n)
		}
		p = position(t, 3).build("thrace", Religious, 1).build("mysia", Religious, 1).atCourt(byzantines).play(by(byzantines, BuyCard, 100))
		o := mustOffer(p, byzantines)
		if len(o.Choices) != 6 {
			t.Fatalf("%d are drawn", len(o.Choices))
		}
		p.play(by(byzantines, KeepDrawn, o.Choices[3].A))
		if p.UnderN != 5 || p.cardsOf(byzantines) != 1 || !p.hasCard(byzantines, int8(o.Choices[3].A)) || p.packed() != EmpireCards-1 {
			t.Errorf("%d lie under the deck, %d are his", p.UnderN, p.cardsOf(byzantines))
		}
		if c := p.Cards[p.Under[0]]; c.Seen != 1<<byzantines || !c.Below {
			t.Errorf("he no longer knows what he has put there: %+v", c)
		}
	})
	t.Run("all see the character that is kept", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		p := position(t, 3).atCourt(byzantines).play(by(byzantines, BuyCard, 100))
		card := mustOffer(p, byzantines).Choices[0].A
		p.play(by(byzantines, KeepDrawn, card))
		if !p.stage.Tells(KeyCardKept, int16(byzantines), int16(box.Cards[card].Character)) {
			t.Error("nobody is told of it")
		}
		if p.Cards[card].Seen != 0 {
			t.Error("others have seen the front of the card")
		}
	})
	t.Run("what lies under the deck comes when nothing else is left, in its order", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-draw
		p := position(t, 3)
		for _, card := range []int8{7, 3, 9} {
			p.putUnder(card)
		}
		seen := map[int8]bool{}
		for range EmpireCards - 3 {
			card := p.draw()
			p.Cards[card].Of = mamluks
			seen[card] = true
		}
		if len(seen) != EmpireCards-3 || seen[7] || seen[3] || seen[9] {
			t.Error("what lies under the deck has come too early")
		}
		for _, want := range []int8{7, 3, 9} {
			if got := p.draw(); got != want {
				t.Errorf("%d comes, want %d", got, want)
			}
			p.Cards[want].Of = mamluks
		}
		if p.packed() != 0 {
			t.Error("the deck is not empty")
		}
	})
	t.Run("every card that nobody knows may come", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		// rule: mu-giochix/purchases/empire-card-draw
		seen := map[int8]bool{}
		for seed := range uint64(2000) {
			p := position(t, 3)
			p.Dice = chance.New(seed)
			seen[p.draw()] = true
		}
		if len(seen) != EmpireCards {
			t.Errorf("only %d ever come", len(seen))
		}
	})
	t.Run("the Abbot makes it 50 florins cheaper and draws one more", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-draw
		// rule: mu-giochix/purchases/empire-card-ability
		p := position(t, 3).give(byzantines, "e21").atCourt(byzantines).using(byzantines, "e21", None, 0)
		p.play(by(byzantines, BuyCard, 100))
		if n := len(mustOffer(p, byzantines).Choices); n != 3 {
			t.Errorf("%d are drawn", n)
		}
		p.wantFlorins(byzantines, 900)
	})
}

func TestUsingCards(t *testing.T) {
	t.Run("it is tapped, serves for nothing else in the turn, and untaps when that ends", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-tap
		p := position(t, 3).give(byzantines, "e09").atCourt(byzantines).using(byzantines, "e09", None, 0)
		if _, why := p.ware(byzantines, UseCard, cardNamed(t, "e09"), None); why != RuleTapped {
			t.Errorf("it may be used again: %d", why)
		}
		if cards, _ := p.pointsOf(byzantines, 2); cards != 0 {
			t.Error("it still gives points")
		}
		if p.whyNotShow(byzantines, int8(cardNamed(t, "e09"))) != RuleTapped {
			t.Error("its Objective may be shown")
		}
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		if !p.ready(byzantines, int8(cardNamed(t, "e09"))) {
			t.Error("it is still tapped")
		}
	})
	t.Run("an ability lasts no longer than the phase it was used in", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-ability
		p := position(t, 3).give(byzantines, "e17").atCourt(byzantines).using(byzantines, "e17", None, 0)
		if p.unitLimit(byzantines) != 5 {
			t.Error("the Constable does nothing")
		}
		p.run(func(g *State, t *play.Table) { g.enter(t, Combat) })
		if p.unitLimit(byzantines) != 3 || p.Players[byzantines].Working != 0 {
			t.Error("the Constable still helps")
		}
	})
	t.Run("only characters of the moment, and only whoever shows one is asked", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e09").called(byzantines, InTaxes)
		if !p.stage.Over() {
			t.Error("he is asked for a card of another moment")
		}
		p = position(t, 3).give(byzantines, "e03").called(byzantines, InTaxes)
		p.stage.Asks(byzantines, AskCards)
	})
	t.Run("the Inquisitor cancels what another has just used, whose card stays tapped", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-ability
		p := position(t, 3).give(byzantines, "e29").give(hungarians, "e59")
		p.Players[mamluks].Florins = 2000
		p.atCourt(byzantines).using(byzantines, "e29", int16(mamluks), 0)
		p.stage.Asks(hungarians, AskCancel)
		p.play(by(hungarians, CancelIt, cardNamed(t, "e59")))
		p.wantFlorins(mamluks, 2000)
		if p.Cards[cardNamed(t, "e29")].Tapped != 1 || p.Cards[cardNamed(t, "e59")].Tapped != 1 {
			t.Error("not both are tapped")
		}
		p = position(t, 3).give(byzantines, "e29").give(hungarians, "e59")
		p.Players[mamluks].Florins = 2000
		p.atCourt(byzantines).using(byzantines, "e29", int16(mamluks), 0).play(by(hungarians, LetItHappen))
		p.wantFlorins(mamluks, 1960)
		p.wantFlorins(byzantines, 1040)
	})
	t.Run("who is asked whether he cancels it does not know which card it is", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		p := position(t, 3).give(byzantines, "e29").give(hungarians, "e59")
		p.Players[mamluks].Florins = 2000
		p.atCourt(byzantines).using(byzantines, "e29", int16(mamluks), 0)
		src, others := chance.New(1), 0
		for range 20 {
			g := *p.State
			g.Redeal(hungarians, &src)
			card := g.used()
			if c := g.Cards[card]; c.Of != byzantines || c.Tapped == 0 || int16(g.who(card)) != int16(box.Cards[cardNamed(t, "e29")].Character) {
				t.Errorf("what is used is %+v", c)
			}
			others += int(oneIf(int16(card) != cardNamed(t, "e29")))
		}
		if others == 0 {
			t.Error("he knows that it is the one")
		}
	})
	t.Run("nobody answers his own ability, nor with a tapped card", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-ability
		// rule: mu-giochix/purchases/empire-card-tap
		p := position(t, 3).give(byzantines, "e09", "e59").atCourt(byzantines).using(byzantines, "e09", None, 0)
		p.stage.Asks(byzantines, AskCourt)
		p = position(t, 3).give(byzantines, "e09").give(hungarians, "e59")
		p.tap(int8(cardNamed(t, "e59")))
		p.atCourt(byzantines).using(byzantines, "e09", None, 0).stage.Asks(byzantines, AskCourt)
	})
}

// What each ability of a step does.
// rule: mu-giochix/purchases/empire-card-ability
// rule: mu-giochix/general/empire-cards-any-time
func TestAbilities(t *testing.T) {
	t.Run("money", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		for _, c := range []struct {
			id   string
			when When
			at   func(p *at)
			want int32
		}{
			{"e01", InTaxes, func(p *at) { p.build("thrace", Civil, 1).build("lydia", Civil, 3) }, 1030},
			{"e49", InTaxes, func(p *at) { p.build("thrace", Religious, 1) }, 1050},
			{"e50", InTaxes, func(*at) {}, 1040},
			{"e51", InCommerce, func(*at) {}, 1075}, // five ports
			{"e51", InCommerce, func(p *at) { p.take(byzantines, "egypt") }, 1075},
		} {
			p := position(t, 3).give(byzantines, c.id)
			c.at(p)
			p.called(byzantines, c.when).using(byzantines, c.id, None, 0).wantFlorins(byzantines, c.want)
		}
	})
	t.Run("the Moneylender spares the interest, the Chamberlain the upkeep of three pieces", func(t *testing.T) {
		// rule: mu-giochix/taxes/interest
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e50", "e03").stand(byzantines, "thrace", Counts{Light: 5})
		p.Players[byzantines].Debt = 2
		if p.interest(byzantines) != 100 || p.upkeepDue(byzantines) != 100 {
			t.Error("it costs something else without them")
		}
		p.called(byzantines, InTaxes).using(byzantines, "e50", None, 0).using(byzantines, "e03", None, 0)
		if p.interest(byzantines) != 0 || p.upkeepDue(byzantines) != 40 {
			t.Errorf("%d of interest, %d of upkeep", p.interest(byzantines), p.upkeepDue(byzantines))
		}
		// rule: mu-giochix/taxes/upkeep
		// Three pieces are three of any kind; those of Feudalism are units.
		p = position(t, 3).wields(byzantines, "ciambellano").stand(byzantines, "thrace", Counts{Light: 1})
		for range 4 {
			p.own(byzantines, Caravan, 1, "thrace")
		}
		if got := p.upkeepDue(byzantines); got != 40 {
			t.Errorf("a unit and four Caravans cost %d", got)
		}
		if got := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}); got.own(byzantines, Caravan, 1, "thrace") < 0 || got.learn(byzantines, "feudalesimo").upkeepDue(byzantines) != 20 {
			t.Error("Feudalism keeps Caravans")
		}
	})
	t.Run("cheaper for as often as it says", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		thrace := int16(p1("thrace"))
		p := position(t, 3).give(byzantines, "e11", "e13").learn(byzantines, "muratura")
		p.atCourt(byzantines).using(byzantines, "e11", None, 0).using(byzantines, "e13", None, 0)
		p.shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, Build, thrace, leveled(int8(Civil), 1), 50, play.Free)
		p.wantWare(byzantines, Build, thrace, leveled(int8(Military), 2), 150, play.Free)
		p.buys(byzantines, Build, thrace, leveled(int8(Civil), 1), 0)
		p.wantFlorins(byzantines, 950)
		p.shopsIn(byzantines, "macedonia")
		p.wantWare(byzantines, Build, int16(p.place("macedonia")), leveled(int8(Civil), 1), 100, play.Free)
		p.wantWare(byzantines, Build, int16(p.place("macedonia")), leveled(int8(Military), 1), 50, play.Free)
	})
	t.Run("the Countess makes three Archers cheaper, and no fourth", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		thrace := int16(p1("thrace"))
		p := position(t, 3).give(byzantines, "e53").build("thrace", Civil, 3).atCourt(byzantines).using(byzantines, "e53", None, 0)
		p.shopsIn(byzantines, "thrace").buys(byzantines, Recruit, thrace, int16(Archer), 4)
		p.wantFlorins(byzantines, 1000-3*35-50)
		p.wantWare(byzantines, Recruit, thrace, int16(Archer), 50, play.Free)
	})
	t.Run("what he can pay counts the cheaper ones", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-prices
		p := position(t, 3).give(byzantines, "e53").build("thrace", Civil, 3).atCourt(byzantines).using(byzantines, "e53", None, 0)
		p.Players[byzantines].Florins = 154
		if c, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, Recruit, int16(p.place("thrace")), int16(Archer)); c.Hi != 3 {
			t.Errorf("up to %d are offered", c.Hi)
		}
		p.Players[byzantines].Florins = 155
		if c, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, Recruit, int16(p.place("thrace")), int16(Archer)); c.Hi != 4 {
			t.Errorf("up to %d are offered", c.Hi)
		}
	})
	t.Run("the Mercenary brings two Light Infantry beyond the limit, where a civil or military building stands", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e15").build("mysia", Military, 1).build("thrace", Civil, 1).build("lydia", Religious, 1)
		p.atCourt(byzantines).using(byzantines, "e15", None, 0)
		if n := len(mustOffer(p, byzantines).Choices); n != 2 {
			t.Errorf("%d territories are offered", n)
		}
		p.play(by(byzantines, PlaceFree, int16(p.place("mysia")), int16(Light), 0, 1), by(byzantines, PlaceFree, int16(p.place("thrace")), int16(Light), 0, 1))
		if p.Here[p.place("mysia")][byzantines] != 1 || p.Here[p.place("thrace")][byzantines] != 1 || p.Players[byzantines].Did.Bought != 0 {
			t.Error("they are not there, or count")
		}
		p.wantFlorins(byzantines, 1000)
	})
	t.Run("the Master Builder repairs one damage for nothing", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e13").build("thrace", Civil, 3)
		p.Territories[p.place("thrace")].Damage[Civil] = 2
		p.atCourt(byzantines).using(byzantines, "e13", None, 0).play(by(byzantines, RepairFree, int16(p.place("thrace")), int16(Civil)))
		if p.Territories[p.place("thrace")].Damage[Civil] != 1 {
			t.Error("nothing is repaired")
		}
		p.stage.Asks(byzantines, AskCourt)
	})
	t.Run("the Cardinal looks at three cards and sends some to the bottom", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e54").atCourt(byzantines).using(byzantines, "e54", None, 0)
		seen := [3]int8{p.Atop[0], p.Atop[1], p.Atop[2]}
		p.play(by(byzantines, SinkCard, int16(seen[1])), by(byzantines, LeaveIt))
		if p.AtopN != 2 || p.Atop[0] != seen[0] || p.Atop[1] != seen[2] || p.UnderN != 1 || p.Under[0] != seen[1] {
			t.Errorf("on top lie %v, below %v", p.Atop[:p.AtopN], p.Under[:p.UnderN])
		}
		p.play(by(byzantines, BuyCard, 150))
		if o := mustOffer(p, byzantines); len(o.Choices) != 2 || !p.Cards[seen[0]].Drawn || !p.Cards[seen[2]].Drawn {
			t.Error("those on top are not drawn first")
		}
	})
	t.Run("the Thief takes up to 40 florins from somebody richer", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e29")
		p.Players[byzantines].Florins, p.Players[mamluks].Florins, p.Players[hungarians].Florins = 10, 30, 5
		p.atCourt(byzantines)
		if p.may(byzantines, play.Choice{Verb: UseCard, A: cardNamed(t, "e29"), B: int16(hungarians)}) {
			t.Error("he robs the poor")
		}
		p.using(byzantines, "e29", int16(mamluks), 0).wantFlorins(mamluks, 0)
		p.wantFlorins(byzantines, 40)
	})
	t.Run("the Marshal gives the group 2 more Movement Points", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e47").stand(byzantines, "thrace", Counts{Light: 2})
		p.Phase = Combat
		p.run(func(g *State, t *play.Table) { g.activation(t, byzantines) }).using(byzantines, "e47", None, 0)
		if got := p.stride(byzantines, Light); got != 4 {
			t.Errorf("Light Infantry has %d", got)
		}
		p.play(by(byzantines, PassCombat))
	})
	t.Run("the Saboteur stops a transport in or beside his territories", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e68").stand(byzantines, "thrace", Counts{Light: 1})
		near, far := p.own(mamluks, Caravan, 1, "bulgaria"), p.own(mamluks, Caravan, 1, "egypt")
		p.Phase = Combat
		p.run(func(g *State, t *play.Table) { g.activation(t, byzantines) })
		if p.may(byzantines, play.Choice{Verb: UseCard, A: cardNamed(t, "e68"), B: int16(mamluks), C: numbered(mamluks, far)}) {
			t.Error("he reaches Egypt")
		}
		p.using(byzantines, "e68", int16(mamluks), numbered(mamluks, near))
		if !p.Players[mamluks].Property[near].Stopped {
			t.Error("the Caravan moves on")
		}
	})
	t.Run("commerce: a better sale, longer ways, another's market, a ship's goods", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e05", "e07", "e67", "e60")
		caravan := p.own(byzantines, Caravan, 1, "thrace")
		ship := p.own(mamluks, MerchantShip, 1, "north-aegean")
		p.Players[mamluks].Property[ship].Cargo[3] = 1
		p.Phase = Commerce
		p.called(byzantines, InCommerce).using(byzantines, "e05", None, 0).using(byzantines, "e07", numbered(byzantines, caravan), 0)
		p.using(byzantines, "e67", int16(mamluks), 0).using(byzantines, "e60", numbered(mamluks, ship), 3)
		if got := p.moreByTrade(byzantines, 5); got != 60 {
			t.Errorf("a sale of five brings %d more", got)
		}
		if got := p.stepsLeft(byzantines, caravan); got != box.Properties[Caravan].Steps[1]+2 {
			t.Errorf("the Caravan has %d points", got)
		}
		if !p.tradesWith(byzantines, mamluks) || p.tradesWith(byzantines, hungarians) {
			t.Error("the Diplomat opens the wrong markets")
		}
		if p.Players[mamluks].Property[ship].Cargo[3] != 0 {
			t.Error("the good is still aboard")
		}
		p.wantFlorins(byzantines, 1050)
		p.endUse(byzantines, TradePrice)
		if p.moreByTrade(byzantines, 5) != 0 || p.Players[byzantines].Working != 2 {
			t.Error("the Merchant helps in a second sale")
		}
	})
	t.Run("the Spy sees the Objectives and pacts of an opponent", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e57").give(mamluks, "e01").give(hungarians, "e03").asked()
		p.deals(mamluks, hungarians, false, 0, bargain.Of(int16(PassagePact)), 0).called(byzantines, AnyTime)
		p.using(byzantines, "e57", int16(mamluks), 0).wantFlorins(byzantines, 1020)
		if p.Cards[cardNamed(t, "e01")].Seen != 1<<byzantines || p.Cards[cardNamed(t, "e03")].Seen != 0 || len(p.viewPacts(byzantines)) != 1 {
			t.Error("he has not seen what he should")
		}
		// rule: mu-giochix/diplomacy/pact-written-public-or-secret
		p.asked().deals(mamluks, hungarians, false, 0, bargain.Of(int16(CommercialPact)), 0)
		if got := p.viewPacts(byzantines); len(got) != 1 || got[0].Kind != pactKindIDs[PassagePact] {
			t.Errorf("of what they agree later he reads %+v", got)
		}
		if got := p.viewPacts(hungarians); len(got) != 2 {
			t.Errorf("who has agreed on it reads %+v", got)
		}
	})
	t.Run("the Assassin taps a card until the end of the turn", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e58").give(mamluks, "e01").called(byzantines, AnyTime)
		p.using(byzantines, "e58", int16(mamluks), int16(p.who(int8(cardNamed(t, "e01")))))
		if p.ready(mamluks, int8(cardNamed(t, "e01"))) {
			t.Error("it is not tapped")
		}
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		var tapped [2]int
		for seed := range uint64(40) {
			p := position(t, 3).give(byzantines, "e58").give(mamluks, "e01", "e02")
			p.Dice = chance.New(seed)
			p.called(byzantines, AnyTime).using(byzantines, "e58", int16(mamluks), int16(p.who(int8(cardNamed(t, "e01")))))
			for i, id := range []string{"e01", "e02"} {
				if !p.ready(mamluks, int8(cardNamed(t, id))) {
					tapped[i]++
				}
			}
		}
		if tapped[0]+tapped[1] != 40 || tapped[0] == 0 || tapped[1] == 0 {
			t.Errorf("of two that show one character they are tapped %v times: all know which", tapped)
		}
	})
	t.Run("the Princess brings a truce for the turn", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e27").called(byzantines, AnyTime).using(byzantines, "e27", int16(mamluks), 0)
		if p.hostile(byzantines, mamluks) || p.hostile(mamluks, byzantines) || !p.hostile(byzantines, hungarians) {
			t.Error("they would fight")
		}
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		if !p.hostile(byzantines, mamluks) {
			t.Error("it lasts longer")
		}
	})
	t.Run("the Monk, the Castellan and the Pirate of Events", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e25", "e23", "e56").barbariansIn("serbia", Horde{Light: 1})
		p.Phase = Events
		p.called(byzantines, InEvents).using(byzantines, "e25", None, 0).using(byzantines, "e23", None, 0)
		if got := p.bonus(byzantines, TaxTolerance, anyEffect); got != 1 {
			t.Errorf("subjects tolerate %d more", got)
		}
		if got := p.bonus(byzantines, EventShield, func(e *Effect) bool { return e.By>>Armies&1 == 1 }); got != 2 {
			t.Errorf("armies are spared %d", got)
		}
		p.using(byzantines, "e56", None, 0)
		p.stage.Asks(byzantines, AskBarbarians)
		if o := mustOffer(p, byzantines); o.Args[0] != 2 {
			t.Errorf("he has %d points", o.Args[0])
		}
	})
	t.Run("of who protects from Events those are asked for who serve in Events", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		for when := range When(AnyTime + 1) {
			p := position(t, 3).give(byzantines, "e23")
			x := &box.Characters[p.who(int8(cardNamed(t, "e23")))]
			was := x.When
			x.When = when
			p.run(func(g *State, t *play.Table) { g.callShield(t, byzantines, Armies) })
			if x.When = was; p.stage.Over() == (when == InEvents) {
				t.Errorf("at moment %d it is asked: %v", when, !p.stage.Over())
			}
		}
	})
	t.Run("who is struck by an Event is asked for his Castellan", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e23")
		p.run(func(g *State, t *play.Table) { g.shield(t, byzantines, GoodsLost, 2) })
		if !p.stage.Over() {
			t.Error("he is asked though his Castellan protects no goods")
		}
		var less int8
		p.run(func(g *State, t *play.Table) { less = g.shield(t, byzantines, Armies, 3) }).using(byzantines, "e23", None, 0)
		if less != 2 {
			t.Errorf("he is spared %d", less)
		}
	})
	t.Run("of two Castellans, and of two Militiamen, he says which it is", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-tap
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e23", "e24")
		p.run(func(g *State, t *play.Table) { g.shield(t, byzantines, Armies, 3) }).using(byzantines, "e24", None, 0)
		if p.ready(byzantines, int8(cardNamed(t, "e24"))) || !p.ready(byzantines, int8(cardNamed(t, "e23"))) {
			t.Error("the other is tapped")
		}
		p = position(t, 3).give(byzantines, "e19", "e20")
		p.run(func(g *State, t *play.Table) { g.rally(t, g.placeNamed("thrace"), byzantines) }).using(byzantines, "e20", int16(p.place("thrace")), 0)
		p.stage.Asks(byzantines, AskRally)
		p.play(by(byzantines, LetCardsBe))
		if p.Here[p.place("thrace")][byzantines] != 2 || !p.ready(byzantines, int8(cardNamed(t, "e19"))) {
			t.Error("both come, or none")
		}
	})
	t.Run("the Astrologer looks at two Events and may put one at the bottom", func(t *testing.T) {
		// rule: mu-giochix/components/empire-cards
		p := position(t, 3).give(byzantines, "e55").called(byzantines, InEvents).using(byzantines, "e55", None, 0)
		top, second := p.NextUp, p.second()
		if p.Foreseen != [2]uint8{1, 1} || second == None {
			t.Fatal("he does not see two")
		}
		p.play(by(byzantines, SinkEvent, int16(top)))
		if p.NextUp != second || p.Events[second] != OnTop || p.Events[top] != UnderDeck || p.Foreseen != [2]uint8{1, 0} {
			t.Error("the second is not on top")
		}
	})
}

// What others see of two cards of one character is the same, whichever of them is at work: so is what they imagine by the same lot.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestWhichOfTwoCardsWorksIsHidden(t *testing.T) {
	imagined := func(id string) State {
		p := position(t, 3).give(byzantines, "e07", "e08")
		p.own(byzantines, Caravan, 1, "thrace")
		for _, x := range [...]string{"e07", "e08"} {
			p.tap(int8(cardNamed(t, x)))
		}
		p.begin(int8(cardNamed(t, id)), numbered(byzantines, 0))
		src := chance.New(7)
		p.Redeal(mamluks, &src)
		return *p.State
	}
	if imagined("e07") != imagined("e08") {
		t.Error("by what they imagine they can tell which of the two it is")
	}
}

func TestBattleCards(t *testing.T) {
	fight := func(p *at) *at {
		p.Phase, p.Active = Combat, byzantines
		p.Circle = Circle{Dice: [dice]int8{4, 6, 8}}
		return p.run(func(g *State, t *play.Table) { g.fight(t, g.placeNamed("serbia"), byzantines, Barbarians) })
	}
	t.Run("before a round, and when the dice are rolled, of whoever shows a character that fits", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e33", "e35", "e37").stand(byzantines, "serbia", Counts{Light: 3}).barbariansIn("serbia", Horde{Light: 3})
		fight(p)
		for p.prompt() != AskCards {
			p.pass()
		}
		if o := mustOffer(p, byzantines); o.Args[0] != int16(InBattle) || len(o.Choices) != 2 {
			t.Errorf("before the round he is asked %+v", o)
		}
		p.using(byzantines, "e33", None, 0)
		if p.Hordes[p.place("serbia")].Light != 2 {
			t.Error("the Crossbowman hits nobody")
		}
		for p.prompt() != AskCards {
			p.pass()
		}
		o := mustOffer(p, byzantines)
		if o.Args[0] != int16(AtRoll) {
			t.Fatalf("after the dice he is asked %+v", o)
		}
		if p.may(byzantines, play.Choice{Verb: UseCard, A: cardNamed(t, "e37"), B: None}) {
			t.Error("the Templar fights where there is no enemy building")
		}
		p.using(byzantines, "e35", None, 0)
	})
	// rule: mu-giochix/battle/when
	t.Run("a militia comes when an initial territory is attacked", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e19").stand(mamluks, "thrace", Counts{Light: 2}).stand(byzantines, "thrace", Counts{Light: 1})
		p.Phase, p.Active = Combat, mamluks
		p.run(func(g *State, t *play.Table) { g.fight(t, g.placeNamed("thrace"), mamluks, byzantines) })
		p.stage.Asks(byzantines, AskRally)
		p.using(byzantines, "e19", int16(p.place("thrace")), 0)
		if p.Here[p.place("thrace")][byzantines] != 3 {
			t.Error("no militia comes")
		}
	})
	t.Run("it comes where nobody stands as well, and there is a battle", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e19").stand(mamluks, "bulgaria", Counts{Light: 2})
		p.Phase, p.Active = Combat, mamluks
		p.Territories[p.place("bulgaria")].Taken = mamluks
		p.run(func(g *State, t *play.Table) { g.activation(t, mamluks) })
		p.play(by(mamluks, SetOut, int16(p.place("bulgaria"))), by(mamluks, JoinAll))
		for _, c := range mustOffer(p, mamluks).Choices {
			if c.Verb == Step && c.A == int16(p.place("thrace")) {
				p.play(c.With(mamluks, 0))
				break
			}
		}
		p.stage.Asks(byzantines, AskRally)
		p.using(byzantines, "e19", int16(p.place("thrace")), 0)
		if !p.Battle.On || p.Here[p.place("thrace")][byzantines] != 2 {
			t.Error("nobody defends the territory")
		}
	})
	t.Run("who calls none is asked but once, and the territory is taken", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		// rule: mu-giochix/combat/enter-undefended-enemy
		p := position(t, 3).give(byzantines, "e19").war(mamluks, byzantines).stand(mamluks, "bulgaria", Counts{Light: 2})
		p.activate(mamluks, "bulgaria", joins(mamluks, Sort(Light), 2)).march(mamluks, "thrace")
		p.stage.Asks(byzantines, AskRally)
		p.play(by(byzantines, LetCardsBe)).wantControl("thrace", mamluks)
	})
	t.Run("who does not call it is not asked again", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(hungarians, "e19").stand(byzantines, "bulgaria", Counts{Light: 2})
		p.activate(byzantines, "bulgaria", by(byzantines, JoinAll)).march(byzantines, "wallachia")
		p.stage.Asks(hungarians, AskRally)
		if p.play(by(hungarians, LetCardsBe)); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
	t.Run("nobody is brought back to where the battle was lost", func(t *testing.T) {
		// rule: mu-giochix/general/technologies-any-time
		// rule: mu-giochix/battle/when
		p := facing(t, Counts{Light: 2}, Counts{Light: 1}).learn(hungarians, "ospedale").build("wallachia", Civil, 1).build("alfold", Civil, 1)
		p.bear(&play.Table{}, Defending, 1, None)
		p.run(func(g *State, t *play.Table) { g.afterBattle(t) })
		for id, want := range map[string]bool{"wallachia": false, "alfold": true} {
			if got := p.may(hungarians, play.Choice{Verb: RecoverUnit, A: int16(Light), B: int16(p.place(id))}); got != want {
				t.Errorf("to %s: %v", id, got)
			}
		}
	})
	t.Run("after the battle the Surgeon and the Hospital bring back who was lost, up to a price", func(t *testing.T) {
		// rule: mu-giochix/general/technologies-any-time
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(byzantines, "e41").learn(byzantines, "ospedale").build("thrace", Civil, 1)
		b := &p.Battle
		b.On, b.Sides = true, [2]Side{{Lead: byzantines}, {Lead: Barbarians}}
		b.Fallen[byzantines] = Counts{Light: 1, Archer: 1, Knight: 1}
		b.Taken[byzantines] = Counts{Archer: 1} // rule: mu-giochix/battle-exits/capture-success
		p.run(func(g *State, t *play.Table) { g.afterBattle(t) })
		p.stage.Asks(byzantines, AskRecover)
		if p.may(byzantines, play.Choice{Verb: RecoverUnit, A: int16(Knight), B: int16(p.place("thrace"))}) {
			t.Error("the Hospital brings back a Knight")
		}
		if p.may(byzantines, play.Choice{Verb: RecoverUnit, A: int16(Archer), B: int16(p.place("thrace"))}) {
			t.Error("the Hospital brings back a prisoner")
		}
		p.play(by(byzantines, RecoverUnit, int16(Light), int16(p.place("thrace"))))
		p.stage.Asks(byzantines, AskCards)
		p.using(byzantines, "e41", None, 0).play(by(byzantines, RecoverUnit, int16(Knight), int16(p.place("thrace"))))
		if counts(p.army(byzantines, p.place("thrace"))) != (Counts{Light: 1, Knight: 1}) || !p.stage.Over() {
			t.Error("not both are back")
		}
	})
}

// prompt is what is asked now, pass gives the last choice to it.
func (p *at) prompt() play.Prompt { return p.stage.Offers()[0].Prompt }

func (p *at) pass() {
	o := p.stage.Offers()[0]
	c := o.Choices[len(o.Choices)-1]
	p.play(c.With(o.Seat, c.Lo))
}

func TestTheEmpireDeck(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-draw
	t.Run("what somebody has left on top is drawn first, and counted off, as what lies under it", func(t *testing.T) {
		p := position(t, 3)
		p.peek(byzantines, 3)
		top := [3]int8{p.Atop[0], p.Atop[1], p.Atop[2]}
		for i, want := range top {
			if got := p.draw(); got != want || p.AtopN != int8(2-i) || p.Cards[got].Below {
				t.Errorf("card %d comes, want %d; %d are on top", got, want, p.AtopN)
			}
			p.Cards[want].Of = byzantines
		}
		for card := range p.Cards {
			if p.Cards[card].Of == play.Nobody {
				p.Cards[card].Of = mamluks
			}
		}
		p.putUnder(top[1])
		p.putUnder(top[0])
		if p.UnderN != 2 || p.packed() != 2 || p.unknown() != 0 {
			t.Errorf("%d lie under, %d in the deck", p.UnderN, p.packed())
		}
		for i, want := range [...]int8{top[1], top[0]} {
			if got := p.draw(); got != want || p.UnderN != int8(1-i) {
				t.Errorf("card %d comes, want %d; %d lie under", got, want, p.UnderN)
			}
			p.Cards[want].Of = byzantines
		}
	})
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("a card that leaves its owner works no more", func(t *testing.T) {
		p := position(t, 3).wields(byzantines, "conestabile")
		if p.unitLimit(byzantines) != 5 {
			t.Fatal("the Constable does nothing")
		}
		for card := range int8(EmpireCards) {
			if p.Cards[card].Works {
				p.putUnder(card)
			}
		}
		if p.unitLimit(byzantines) != 3 || p.Players[byzantines].Working != 0 {
			t.Error("he helps still")
		}
	})
	// rule: mu-giochix/purchases/empire-card-tap
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("a card that there is nothing to use on is not used now", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e29").atCourt(byzantines) // the Thief: nobody is richer
		if _, why := p.ware(byzantines, UseCard, cardNamed(t, "e29"), None); why != RuleMoment {
			t.Errorf("it is refused by %d", why)
		}
		p = position(t, 3).give(byzantines, "e29")
		p.Players[mamluks].Florins = 2000
		if p.atCourt(byzantines); p.may(byzantines, play.Choice{Verb: UseCard, A: cardNamed(t, "e29"), B: None}) || !p.may(byzantines, play.Choice{Verb: UseCard, A: cardNamed(t, "e29"), B: int16(mamluks)}) {
			t.Error("he robs nobody, or cannot rob who is richer")
		}
	})
	// rule: mu-giochix/purchases/empire-card-tap
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("the Condottiere, who serves the attacker, is shown to the defender as of no use now", func(t *testing.T) {
		for side, s := range [2]play.Seat{byzantines, hungarians} {
			p := facing(t, Counts{Light: 1}, Counts{Light: 1}).give(s, "e35", "e63").called(s, AtRoll) // and a Standard-Bearer
			want := [2]play.Rule{play.Free, RuleMoment}[side]
			if _, why := p.ware(s, UseCard, cardNamed(t, "e35"), None); why != want {
				t.Errorf("side %d: %d, want %d", side, why, want)
			}
		}
	})
	// rule: mu-giochix/purchases/empire-card-tap
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("who is attacked calls his own militia, and only one that is not tapped", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Light: 1}).give(hungarians, "e19").give(mamluks, "e20")
		p.run(func(g *State, t *play.Table) { g.rally(t, g.placeNamed("wallachia"), hungarians) })
		if o := mustOffer(p, hungarians); len(o.Choices) != 2 || o.Choices[0].A != cardNamed(t, "e19") {
			t.Errorf("he is offered %+v", o.Choices)
		}
	})
	// rule: mu-giochix/battle/when
	t.Run("who has won brings back whom he has lost to where the battle was, too", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Light: 2}).learn(hungarians, "ospedale").build("wallachia", Civil, 1)
		p.bear(&play.Table{}, Defending, 1, None)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.run(func(g *State, t *play.Table) { g.afterBattle(t) })
		if !p.may(hungarians, play.Choice{Verb: RecoverUnit, A: int16(Light), B: int16(p.place("wallachia"))}) {
			t.Error("he may not")
		}
	})
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("abilities of one battle, and of one roll, end with their round and with the battle", func(t *testing.T) {
		for _, ends := range [...]func(g *State, t *play.Table){(*State).beforeRound, (*State).afterBattle} {
			p := facing(t, Counts{Light: 2}, Counts{Light: 2}).wields(byzantines, "guardia").wields(byzantines, "condottiero").wields(byzantines, "maresciallo")
			for card := range p.Cards {
				p.Cards[card].Tapped = int8(oneIf(p.Cards[card].Works))
			}
			if p.run(ends); p.Players[byzantines].Working != 1 || p.edge(Attacking, PreventDamage, anyEffect) != 0 || p.edge(Attacking, AttackValue, anyEffect) != 0 {
				t.Errorf("%d abilities are in force, want the one for the march", p.Players[byzantines].Working)
			}
		}
	})
}

// rule: mu-giochix/purchases/empire-card-objective
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestWhichObjectivesAreShown(t *testing.T) {
	shows := func(p *at, s play.Seat) (all []play.Choice, why []play.Rule) {
		o := play.Offer{}
		p.stage.Look(true)
		o, _ = p.stage.OfferTo(s)
		for _, c := range o.Choices {
			if c.Verb == ShowObjective {
				all = append(all, c)
			}
		}
		for _, r := range o.Refused {
			if r.Choice.Verb == ShowObjective {
				why = append(why, r.Rule)
			}
		}
		return all, why
	}
	asked := func(p *at, all bool) *at {
		return p.run(func(g *State, t *play.Table) { g.lastObjectives(t, all) })
	}
	t.Run("one that is not met is refused for that, and only one's own are listed", func(t *testing.T) {
		p := asked(position(t, 3).give(byzantines, "e21").give(mamluks, "e22"), true)
		if all, why := shows(p, byzantines); len(all) != 0 || len(why) != 1 || why[0] != RuleNotMet {
			t.Errorf("%v, %v", all, why)
		}
	})
	t.Run("of a turn's end those about the turn, of the game's end all", func(t *testing.T) {
		for all, want := range map[bool]int{false: 0, true: 2} { // e21 has two icons: a Cathedral
			if got, _ := shows(asked(position(t, 3).give(byzantines, "e21").build("thrace", Religious, 1), all), byzantines); len(got) != want {
				t.Errorf("%v: %d", all, len(got))
			}
			p := position(t, 3)
			card := p.sworn(byzantines, Condition{Kind: Conquered, Count: 1})
			p.Cards[card].Gained = 1
			if got, _ := shows(asked(p, all), byzantines); len(got) == 0 {
				t.Errorf("%v: what he has conquered in the turn counts for nothing", all)
			}
		}
	})
	t.Run("in the first turn nobody is asked, nor who has none untapped", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e21")
		p.Turn = 1
		if asked(p, true); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p = position(t, 3).give(byzantines, "e21")
		p.tap(int8(cardNamed(t, "e21")))
		if asked(p, true); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
	t.Run("a card without icons brings a token of any colour that is left in the box", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e49").build("thrace", Religious, 1).build("mysia", Religious, 1)
		p.Players[mamluks].Tokens[1] = box.Supply.Tokens
		if got, why := shows(asked(p, true), byzantines); len(got) != Branches-1 || len(why) != 1 || why[0] != RuleNoMore {
			t.Errorf("%d colours, %v", len(got), why)
		}
		p.play(by(byzantines, ShowObjective, cardNamed(t, "e49"), 3))
		if p.Players[byzantines].Tokens != [Branches]int8{3: 1} || p.cardsOf(byzantines) != 0 || p.UnderN != 1 || p.Cards[cardNamed(t, "e49")].Seen != 0b111 {
			t.Errorf("he has the tokens %v", p.Players[byzantines].Tokens)
		}
	})
}

// rule: mu-giochix/general/remove-own-elements
func TestWhatIsGivenUp(t *testing.T) {
	t.Run("whoever has anything on the map may, but not while he moves", func(t *testing.T) {
		for name, c := range map[string]struct {
			ready func(p *at)
			want  bool
		}{
			"nothing":            {func(*at) {}, false},
			"a unit":             {func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}) }, true},
			"a Caravan":          {func(p *at) { p.own(byzantines, Caravan, 1, "thrace") }, true},
			"a Village":          {func(p *at) { p.build("thrace", Civil, 1) }, true},
			"a star":             {func(p *at) { x := &p.Territories[p.place("serbia")]; x.Star, x.From = byzantines, p.place("macedonia") }, true},
			"a prisoner":         {func(p *at) { p.put(byzantines, 0, Captive+Spot(mamluks)) }, false},
			"in his own march":   {func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}); p.Phase, p.Active = Combat, byzantines }, false},
			"in his own trade":   {func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}); p.Phase, p.Active = Commerce, byzantines }, false},
			"in another's march": {func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}); p.Phase, p.Active = Combat, mamluks }, true},
			"at court": {func(p *at) {
				p.stand(byzantines, "thrace", Counts{Light: 1})
				p.Phase, p.Active = Purchases, byzantines
			}, true},
		} {
			p := position(t, 3)
			if c.ready(p); p.mayGiveUp(byzantines) != c.want {
				t.Errorf("%s: want %v", name, c.want)
			}
		}
	})
	t.Run("each of his things, one after the other, until he has enough or nothing is left", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 3}).build("thrace", Civil, 2).build("egypt", Civil, 1).build("macedonia", Military, 1)
		caravan := p.own(byzantines, Caravan, 1, "thrace")
		x := &p.Territories[p.place("serbia")]
		x.Star, x.From = byzantines, p.place("macedonia")
		p.run(func(g *State, t *play.Table) { g.giveUp(t, byzantines) })
		if n := len(mustOffer(p, byzantines).Choices); n != 6 {
			t.Errorf("%d choices, want 5 things and enough", n)
		}
		p.play(by(byzantines, GiveUpFigures, int16(p.place("thrace")), int16(Light), 0, 2), by(byzantines, GiveUpProperty, numbered(byzantines, caravan)))
		p.play(by(byzantines, GiveUpStar, int16(p.place("serbia"))), by(byzantines, GiveUpBuilding, int16(p.place("thrace")), int16(Civil)))
		p.wantHere(byzantines, "thrace", 1)
		p.wantControl("serbia", play.Nobody)
		if p.properties(byzantines) != 0 || p.Territories[p.place("thrace")].Level[Civil] != 0 {
			t.Error("the Caravan or the Hamlet is there still")
		}
		p.play(by(byzantines, GiveUpFigures, int16(p.place("thrace")), int16(Light), 0, 1), by(byzantines, GiveUpBuilding, int16(p.place("macedonia")), int16(Military)))
		if !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p.wantFlorins(byzantines, 1000)
	})
}
