package giochix

import (
	"fmt"
	"slices"
	"testing"

	"signoria/play"
)

// shopsIn lets a player buy in a territory.
func (p *at) shopsIn(s play.Seat, id string) *at {
	return p.run(func(g *State, t *play.Table) { g.shopIn(t, s, g.placeNamed(id)) })
}

// ware is a choice by its verb, A and B, whatever it costs, with the rule that forbids it; the test fails if there is none.
func (p *at) ware(s play.Seat, v play.Verb, a, b int16) (play.Choice, play.Rule) {
	p.t.Helper()
	p.stage.Look(true)
	o, _ := p.stage.OfferTo(s)
	same := func(c play.Choice) bool { return c.Verb == v && c.A == a && c.B == b }
	if i := slices.IndexFunc(o.Choices, same); i >= 0 {
		return o.Choices[i], play.Free
	}
	for _, r := range o.Refused {
		if same(r.Choice) {
			return r.Choice, r.Rule
		}
	}
	p.t.Fatalf("seat %d is not told of verb %d on %d, %d; %s", s, v, a, b, p.stage.Asked())
	return play.Choice{}, play.Free
}

// wantWare checks what a choice costs, or which rule forbids it.
func (p *at) wantWare(s play.Seat, v play.Verb, a, b, price int16, why play.Rule) {
	p.t.Helper()
	c, got := p.ware(s, v, a, b)
	if got != why || why == play.Free && c.C != price {
		p.t.Errorf("verb %d on %d, %d costs %d under rule %d, want %d under %d", v, a, b, c.C, got, price, why)
	}
}

// buys takes a choice by its verb, A and B, with a number if it has one.
func (p *at) buys(s play.Seat, v play.Verb, a, b, n int16) *at {
	p.t.Helper()
	c, _ := p.ware(s, v, a, b)
	return p.play(c.With(s, n))
}

// hasWare says whether a choice is listed at all.
func (p *at) hasWare(s play.Seat, v play.Verb, a int16) bool {
	p.stage.Look(true)
	o, _ := p.stage.OfferTo(s)
	return slices.ContainsFunc(o.Choices, func(c play.Choice) bool { return c.Verb == v && c.A == a }) ||
		slices.ContainsFunc(o.Refused, func(r play.Refusal) bool { return r.Choice.Verb == v && r.Choice.A == a })
}

// buying plays the whole phase.
func (p *at) buying() *at {
	p.Stage = 0
	return p.run(func(g *State, t *play.Table) {
		for !g.purchasesPhase(t) {
		}
	})
}

// give gives a player Empire cards by their ids, which he had before this turn.
func (p *at) give(s play.Seat, ids ...string) *at {
	p.t.Helper()
	for _, id := range ids {
		p.Cards[cardNamed(p.t, id)] = Card{Of: s, Mine: 1}
	}
	return p
}

// cardNamed is an Empire card by its id.
func cardNamed(t *testing.T, id string) int16 {
	t.Helper()
	i := empireCard(id)
	if i < 0 {
		t.Fatalf("no card is called %q", id)
	}
	return int16(i)
}

func TestPurchases(t *testing.T) {
	t.Run("cards and ransoms come first, in the order of the turn, then all buy at once", func(t *testing.T) {
		// rule: mu-giochix/turn/who-acts-when
		// rule: mu-giochix/purchases/what
		p := position(t, 3)
		p.Order = [MostPlayers]play.Seat{hungarians, byzantines, mamluks, play.Nobody, play.Nobody, play.Nobody}
		p.buying()
		for _, s := range []play.Seat{hungarians, byzantines, mamluks} {
			p.stage.Asks(s, AskCourt)
			p.play(by(s, DoneAtCourt))
		}
		for s := range play.Seat(3) {
			p.stage.Asks(s, AskShop)
		}
		p.play(by(mamluks, DoneShopping), by(byzantines, DoneShopping), by(hungarians, DoneShopping))
		if !p.stage.Over() {
			t.Error("the phase is not over")
		}
	})
	// rule: mu-giochix/purchases/what
	t.Run("of the last piece the order of the turn decides", func(t *testing.T) {
		// rule: mu-giochix/turn/who-acts-when
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3).learn(byzantines, "muratura", "ingegneria").learn(mamluks, "muratura", "ingegneria")
		p.Order = [MostPlayers]play.Seat{mamluks, byzantines, hungarians, play.Nobody, play.Nobody, play.Nobody}
		left := box.Buildings[Military][castleLevel].Count - 1
		for _, at := range box.Atlas.Realms[p.Players[hungarians].Realm].Territories {
			p.Territories[at].Level[Military] = castleLevel
			left--
		}
		for at := Place(0); left > 0; at++ {
			if p.homeOf(at) == play.Nobody {
				p.Territories[at].Level[Military] = castleLevel
				left--
			}
		}
		p.buying().play(by(mamluks, DoneAtCourt), by(byzantines, DoneAtCourt), by(hungarians, DoneAtCourt))
		p.play(by(byzantines, ShopIn, int16(p.place("mysia")))).buys(byzantines, Build, int16(p.place("mysia")), leveled(int8(Military), castleLevel), 0)
		p.play(by(byzantines, LoseStars), by(byzantines, LeaveShop), by(byzantines, DoneShopping))
		p.play(by(mamluks, ShopIn, int16(p.place("sinai")))).buys(mamluks, Build, int16(p.place("sinai")), leveled(int8(Military), castleLevel), 0)
		p.play(by(mamluks, LoseStars), by(mamluks, LeaveShop), by(mamluks, DoneShopping), by(hungarians, DoneShopping))
		if p.Territories[p.place("sinai")].Level[Military] != castleLevel {
			t.Error("who is first in the order did not get the last Castle")
		}
		p.stage.Asks(byzantines, AskWares)
		p.wantWare(byzantines, Build, int16(p.place("mysia")), leveled(int8(Military), castleLevel), 0, RuleNoMore)
		p.wantFlorins(byzantines, 1000)
		p.wantFlorins(mamluks, 700)
	})
	t.Run("what is activated for Purchases ends with them", func(t *testing.T) {
		// rule: mu-giochix/purchases/what
		// rule: mu-giochix/purchases/empire-card-technology-points
		p := position(t, 3)
		p.Players[byzantines].Activated = 1
		p.buying().play(by(byzantines, DoneAtCourt), by(mamluks, DoneAtCourt), by(hungarians, DoneAtCourt))
		p.play(by(byzantines, DoneShopping), by(mamluks, DoneShopping), by(hungarians, DoneShopping))
		if p.Players[byzantines].Activated != 0 {
			t.Error("a technology is still active")
		}
	})
}

// Technologies are among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestTechnologies(t *testing.T) {
	shops := func(p *at) *at { return p.run(func(g *State, t *play.Table) { g.shop(t, byzantines) }) }
	t.Run("a level costs 100 florins times its number, in ascending order", func(t *testing.T) {
		// rule: mu-giochix/purchases/technology-price
		// rule: mu-giochix/components/technology-board
		p := shops(position(t, 3).learn(byzantines, "tattica"))
		if c, why := p.ware(byzantines, BuyTechnology, techNamed("strategia"), 300); why != play.Free {
			t.Errorf("Strategy is refused by %d: %+v", why, c)
		}
		if p.hasWare(byzantines, BuyTechnology, techNamed("logistica")) {
			t.Error("level 4 is for sale before level 3")
		}
		p.play(by(byzantines, BuyTechnology, techNamed("strategia"), 300))
		p.wantFlorins(byzantines, 700)
		if !p.owns(byzantines, int8(techNamed("strategia"))) {
			t.Error("it is not learnt")
		}
	})
	t.Run("one of a branch in a turn, but of several branches", func(t *testing.T) {
		// rule: mu-giochix/purchases/technology-one-per-branch
		p := shops(position(t, 3)).play(by(byzantines, BuyTechnology, techNamed("matematica"), 100))
		if _, why := p.ware(byzantines, BuyTechnology, techNamed("architettura"), 200); why != RuleOnePerBranch {
			t.Errorf("a second of the branch is refused by %d", why)
		}
		p.play(by(byzantines, BuyTechnology, techNamed("legge"), 100))
		p.wantFlorins(byzantines, 800)
	})
	t.Run("who has no money learns nothing", func(t *testing.T) {
		// rule: mu-giochix/purchases/technology-price
		p := position(t, 3)
		p.Players[byzantines].Florins = 99
		if _, why := shops(p).ware(byzantines, BuyTechnology, techNamed("legge"), 100); why != RuleTechnologyPrice {
			t.Errorf("it is refused by %d", why)
		}
	})
	t.Run("University makes them 100 florins cheaper, down to 50", func(t *testing.T) {
		// rule: mu-giochix/components/technology-board
		// rule: mu-giochix/general/technologies-any-time
		p := shops(position(t, 3).learn(byzantines, "universita", "tattica"))
		p.ware(byzantines, BuyTechnology, techNamed("strategia"), 200)
		p.ware(byzantines, BuyTechnology, techNamed("legge"), 50)
	})
	t.Run("everybody sees what the next levels cost a player, of which branches he has bought, and what a card costs him", func(t *testing.T) {
		// rule: mu-giochix/purchases/technology-price
		// rule: mu-giochix/purchases/empire-card-price
		// rule: mu-giochix/purchases/empire-card-draw
		p := shops(position(t, 3).learn(byzantines, "logistica", "misticismo").build("thrace", Religious, 3).give(byzantines, "e01"))
		p.play(by(byzantines, BuyTechnology, techNamed("legge"), 100))
		switch v := p.viewPlayer(mamluks, byzantines); {
		case fmt.Sprint(v.Prices) != "[0 100 100 100 200 200]":
			t.Errorf("the next levels cost %v", v.Prices)
		case fmt.Sprint(v.Advanced) != "[5]":
			t.Errorf("he has bought of %v", v.Advanced)
		case v.CardPrice != 150 || v.Draws != 4:
			t.Errorf("a card costs %d and he draws %d", v.CardPrice, v.Draws)
		}
	})
}

func TestTechnologyPoints(t *testing.T) {
	shops := func(p *at) *at { return p.run(func(g *State, t *play.Table) { g.shop(t, byzantines) }) }
	// rule: mu-giochix/purchases/what
	t.Run("points of cards and tokens of the colour add to the levels owned, for one named technology", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-technology-points
		// rule: mu-giochix/purchases/objective-token-as-technology-point
		// rule: mu-giochix/purchases/empire-card-tap
		p := position(t, 3).learn(byzantines, "matematica").give(byzantines, "e09") // 1 point of science
		p.Players[byzantines].Tokens[2] = 1                                         // and a token
		shops(p).play(by(byzantines, Activate, techNamed("ingegneria")))
		p.stage.Asks(byzantines, AskPoints)
		p.play(by(byzantines, PointsOfCard, cardNamed(t, "e09")))
		if !p.owns(byzantines, int8(techNamed("ingegneria"))) || p.owns(byzantines, int8(techNamed("architettura"))) {
			t.Error("not just Engineering is active")
		}
		if p.Players[byzantines].Turned[2] != 1 || p.Players[byzantines].Tokens[2] != 1 {
			t.Error("the token is not turned, or is gone")
		}
		if p.Cards[cardNamed(t, "e09")].Tapped != 1 || p.Cards[cardNamed(t, "e09")].Seen != 1<<3-1 {
			t.Error("the card is not tapped for all to see")
		}
		if p.learning(byzantines) != 1 {
			t.Error("what is only activated counts as learnt")
		}
	})
	// rule: mu-giochix/turn/who-acts-when
	t.Run("others do not see whether a card has points: who has one untapped is asked", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		p := position(t, 3).give(byzantines, "e21") // points of faith
		p.Players[byzantines].Tokens[2] = 1
		p.run(func(g *State, t *play.Table) { g.court(t, byzantines) }).play(by(byzantines, Activate, techNamed("matematica")))
		p.stage.Asks(byzantines, AskPoints)
		p.play(by(byzantines, PointOfToken, 2))
		if !p.owns(byzantines, int8(techNamed("matematica"))) || p.Players[byzantines].Turned[2] != 1 {
			t.Error("the token does not give its point")
		}
	})
	t.Run("to others, who imagine other cards, he may have none that gives points", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		// rule: mu-giochix/purchases/empire-card-technology-points
		for _, id := range [...]string{"e09", "e10", "e11", "e12"} {
			p := position(t, 3).give(byzantines, id)
			card := box.Cards[cardNamed(t, id)]
			branch := slices.IndexFunc(card.Points[:], func(n int8) bool { return n > 0 })
			p.run(func(g *State, t *play.Table) { g.court(t, byzantines) })
			tech := int16(branch * techLevels)
			if branch < 0 || !serves(int8(tech)) {
				continue
			}
			p.play(by(byzantines, Activate, tech)).stage.Asks(byzantines, AskPoints)
			p.stage.Imagine(mamluks, 50, 1)
		}
	})
	t.Run("while he gives points nothing else is done, or a card might be gone that was to give them", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-tap
		p := position(t, 3).give(byzantines, "e09", "e11").learn(byzantines, "matematica", "legge", "falegnameria", "mercatura", "misticismo", "arte-militare")
		shops(p).play(by(byzantines, Activate, techNamed("architettura")))
		p.stage.Asks(byzantines, AskPoints)
		if !p.reached(byzantines, int8(cardNamed(t, "e09"))) || len(p.stage.Asides(byzantines)) > 0 {
			t.Error("its Objective can be shown")
		}
	})
	t.Run("with too few points it cannot be activated, nor with tapped cards and turned tokens", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-technology-points
		// rule: mu-giochix/purchases/empire-card-tap
		p := position(t, 3).give(byzantines, "e09", "e11") // 1 and 2 points
		p.Players[byzantines].Tokens[2], p.Players[byzantines].Turned[2] = 2, 2
		p.Cards[cardNamed(t, "e11")].Tapped = 1
		shops(p)
		if _, why := p.ware(byzantines, Activate, techNamed("architettura"), 0); why != RulePoints {
			t.Errorf("it is refused by %d", why)
		}
		p.ware(byzantines, Activate, techNamed("matematica"), 0)
	})
	t.Run("it counts for buildings", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-technology-points
		// rule: mu-giochix/components/building-table
		p := position(t, 3)
		p.Players[byzantines].Tokens[4] = 2
		shops(p).play(by(byzantines, Activate, techNamed("teologia")), by(byzantines, ShopIn, int16(p.place("thrace"))))
		p.wantWare(byzantines, Build, int16(p.place("thrace")), leveled(int8(Religious), 1), 300, play.Free)
	})
	t.Run("tokens are turned up again when the turn ends", func(t *testing.T) {
		// rule: mu-giochix/end-of-turn/objective-tokens-up
		// rule: mu-giochix/end-of-turn/untap
		p := position(t, 3).give(byzantines, "e09")
		p.Players[byzantines].Tokens[2], p.Players[byzantines].Turned[2] = 2, 2
		p.tap(int8(cardNamed(t, "e09")))
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		if p.Players[byzantines].Turned[2] != 0 || p.Cards[cardNamed(t, "e09")].Tapped != 0 {
			t.Error("a token is still turned, or a card tapped")
		}
	})
}

// Buildings and their repairs are among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestBuildings(t *testing.T) {
	building := func(f Family, level int8) int16 { return leveled(int8(f), level) }
	t.Run("civil ones in settlements, the others everywhere, all in controlled territories", func(t *testing.T) {
		// rule: mu-giochix/purchases/civil-building-site
		// rule: mu-giochix/purchases/military-religious-anywhere
		// rule: mu-giochix/scope/settlement-means-site
		p := position(t, 3).learn(byzantines, "teologia").shopsIn(byzantines, "mysia")
		mysia := int16(p.place("mysia"))
		p.wantWare(byzantines, Build, mysia, building(Civil, 1), 0, RuleSite)
		p.wantWare(byzantines, Build, mysia, building(Military, 1), 100, play.Free)
		p.wantWare(byzantines, Build, mysia, building(Religious, 1), 300, play.Free)
		if p := position(t, 3); p.buildingsFor(byzantines, p.place("egypt"), &counter{}, func(play.Choice, play.Rule) bool { return false }) == false {
			t.Error("something can be built in another's territory")
		}
	})
	t.Run("they cost and need what the table says, and may be built from nothing", func(t *testing.T) {
		// rule: mu-giochix/components/building-table
		p := position(t, 3).shopsIn(byzantines, "thrace")
		thrace := int16(p.place("thrace"))
		p.wantWare(byzantines, Build, thrace, building(Civil, 1), 100, play.Free)
		for _, b := range []int16{building(Civil, 2), building(Civil, 3), building(Military, 2), building(Military, 3), building(Religious, 1)} {
			p.wantWare(byzantines, Build, thrace, b, 0, RuleNeeds)
		}
		p = position(t, 3).learn(byzantines, "architettura", "muratura").shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, Build, thrace, building(Civil, 2), 200, play.Free)
		p.wantWare(byzantines, Build, thrace, building(Military, 2), 200, play.Free)
		p.wantWare(byzantines, Build, thrace, building(Civil, 3), 0, RuleNeeds)
		p.wantWare(byzantines, Build, thrace, building(Military, 3), 0, RuleNeeds)
		p = position(t, 3).learn(byzantines, "ingegneria", "muratura", "statuti", "teologia").shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, Build, thrace, building(Civil, 3), 300, play.Free)
		p.wantWare(byzantines, Build, thrace, building(Military, 3), 300, play.Free)
		p.wantWare(byzantines, Build, thrace, building(Religious, 1), 300, play.Free)
	})
	t.Run("one of each family: a better one takes the place of the lower, for the difference", func(t *testing.T) {
		// rule: mu-giochix/purchases/one-of-each-family
		// rule: mu-giochix/purchases/upgrade-difference
		// rule: mu-giochix/victory/hp-build-city
		p := position(t, 3).build("thrace", Civil, 1).learn(byzantines, "architettura", "statuti")
		thrace := p.place("thrace")
		p.Territories[thrace].Damage[Civil] = 1
		p.shopsIn(byzantines, "thrace")
		if slices.ContainsFunc(mustOffer(p, byzantines).Choices, func(c play.Choice) bool { return c.Verb == Build && c.B == building(Civil, 1) }) {
			t.Error("a second Village is for sale")
		}
		p.wantWare(byzantines, Build, int16(thrace), building(Civil, 2), 100, play.Free)
		p.buys(byzantines, Build, int16(thrace), building(Civil, 3), 0)
		p.wantFlorins(byzantines, 800)
		p.wantHonour(byzantines, 11)
		if x := p.Territories[thrace]; x.Level[Civil] != 3 || x.Damage[Civil] != 1 {
			t.Errorf("there is %+v: the damage stays", x)
		}
	})
	t.Run("a Castle and a Cathedral bring honour", func(t *testing.T) {
		// rule: mu-giochix/victory/hp-build-castle
		// rule: mu-giochix/victory/hp-build-cathedral
		p := position(t, 3).learn(byzantines, "ingegneria", "muratura", "teologia").shopsIn(byzantines, "mysia")
		p.buys(byzantines, Build, int16(p.place("mysia")), building(Religious, 1), 0)
		p.wantHonour(byzantines, 11)
		p.buys(byzantines, Build, int16(p.place("mysia")), building(Military, 3), 0)
		p.wantHonour(byzantines, 12)
		p = position(t, 3).shopsIn(byzantines, "mysia").buys(byzantines, Build, int16(p.place("mysia")), building(Military, 1), 0)
		p.wantHonour(byzantines, 10)
	})
	t.Run("each Destruction token removed costs 50 florins, 25 with Masonry", func(t *testing.T) {
		// rule: mu-giochix/purchases/repair
		p := position(t, 3).build("thrace", Civil, 3)
		thrace := p.place("thrace")
		p.Territories[thrace].Damage[Civil] = 4
		p.shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, MendBuilding, int16(thrace), int16(Civil), 50, play.Free)
		p.buys(byzantines, MendBuilding, int16(thrace), int16(Civil), 3)
		p.wantFlorins(byzantines, 850)
		if p.Territories[thrace].Damage[Civil] != 1 {
			t.Error("not three tokens are gone")
		}
		p.State.Players[byzantines].Techs[1] = 2
		p.shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, MendBuilding, int16(thrace), int16(Civil), 25, play.Free)
	})
	t.Run("repairs are what he can pay", func(t *testing.T) {
		// rule: mu-giochix/purchases/repair
		p := position(t, 3).build("thrace", Civil, 3)
		p.Territories[p.place("thrace")].Damage[Civil], p.Players[byzantines].Florins = 4, 120
		if c, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, MendBuilding, int16(p.place("thrace")), int16(Civil)); c.Hi != 2 {
			t.Errorf("up to %d are offered", c.Hi)
		}
	})
	t.Run("destroyed when the damage reaches the Structure Points, 2 a level and 4 of a Cathedral", func(t *testing.T) {
		// rule: mu-giochix/purchases/destroyed-at-structure-points
		// rule: mu-giochix/components/building-table
		for f, points := range map[Family][]int8{Civil: {2, 4, 6}, Military: {2, 4, 6}, Religious: {4}} {
			for i, n := range points {
				p := position(t, 3).build("thrace", f, int8(i)+1)
				p.run(func(g *State, t *play.Table) { g.damage(t, g.placeNamed("thrace"), f, n-1) })
				if p.Territories[p.place("thrace")].Level[f] == 0 {
					t.Errorf("family %d, level %d falls at %d", f, i+1, n-1)
				}
				p.run(func(g *State, t *play.Table) { g.damage(t, g.placeNamed("thrace"), f, 1) })
				if x := p.Territories[p.place("thrace")]; x.Level[f] != 0 || x.Damage[f] != 0 {
					t.Errorf("family %d, level %d stands at %d", f, i+1, n)
				}
			}
		}
	})
}

func mustOffer(p *at, s play.Seat) play.Offer {
	p.t.Helper()
	o, ok := p.stage.OfferTo(s)
	if !ok {
		p.t.Fatalf("seat %d is asked nothing", s)
	}
	return o
}

func TestControlTokens(t *testing.T) {
	tower, castle := leveled(int8(Military), 1), leveled(int8(Military), 3)
	t.Run("a Tower gives 1, a Fort 2, a Castle 3; what is improved gives the difference", func(t *testing.T) {
		// rule: mu-giochix/purchases/control-tokens-on-building
		// rule: mu-giochix/purchases/control-tokens-on-upgrade
		p := position(t, 3).learn(byzantines, "muratura", "ingegneria").shopsIn(byzantines, "macedonia")
		macedonia := int16(p.place("macedonia"))
		p.buys(byzantines, Build, macedonia, tower, 0)
		p.stage.Asks(byzantines, AskStar)
		p.play(by(byzantines, PlaceStar, int16(p.place("serbia"))))
		if p.controller(p.place("serbia")) != byzantines || p.Territories[p.place("serbia")].From != p.place("macedonia") {
			t.Error("the star gives no control, or forgets whose it is")
		}
		p.buys(byzantines, Build, macedonia, castle, 0)
		for _, id := range []string{"albania", "vidin"} {
			p.stage.Asks(byzantines, AskStar)
			p.play(by(byzantines, PlaceStar, int16(p.place(id))))
		}
		p.stage.Asks(byzantines, AskWares)
		if p.starsOf(byzantines) != 3 {
			t.Errorf("%d stars lie there", p.starsOf(byzantines))
		}
	})
	t.Run("adjacent, not controlled by an opponent, without opposing armies, Barbarians included", func(t *testing.T) {
		// rule: mu-giochix/purchases/control-token-adjacent
		// rule: mu-giochix/purchases/control-token-not-enemy-controlled
		// rule: mu-giochix/purchases/control-token-no-enemy-armies
		p := position(t, 3).take(hungarians, "serbia").barbariansIn("albania", Horde{Light: 1}).stand(mamluks, "vidin", Counts{Light: 1})
		p.shopsIn(byzantines, "macedonia").buys(byzantines, Build, int16(p.place("macedonia")), tower, 0)
		star := func(id string) play.Choice { return play.Choice{Verb: PlaceStar, A: int16(p.place(id))} }
		if why := p.why(byzantines, star("serbia")); why != RuleStarControlled {
			t.Errorf("Serbia is refused by %d", why)
		}
		for _, id := range []string{"albania", "vidin"} {
			if why := p.why(byzantines, star(id)); why != RuleStarArmies {
				t.Errorf("%s is refused by %d", id, why)
			}
		}
		if why := p.why(byzantines, star("thessaly")); why != play.Free {
			t.Errorf("Thessaly is refused by %d", why)
		}
		if p.hasWare(byzantines, PlaceStar, int16(p.place("bulgaria"))) || p.hasWare(byzantines, PlaceStar, int16(p.place("north-aegean"))) {
			t.Error("a star may lie where the building is not adjacent, or in the water")
		}
	})
	t.Run("what is not placed at once is lost", func(t *testing.T) {
		// rule: mu-giochix/purchases/control-tokens-on-building
		p := position(t, 3).shopsIn(byzantines, "macedonia").buys(byzantines, Build, int16(p1("macedonia")), tower, 0).play(by(byzantines, LoseStars))
		p.stage.Asks(byzantines, AskWares)
		if !p.stage.Tells(KeyStarLost, int16(byzantines), 1) {
			t.Error("nothing is told of it")
		}
	})
	t.Run("where no territory beside the building may have one nobody is asked, and it is lost", func(t *testing.T) {
		// rule: mu-giochix/components/tokens-and-supply
		// rule: mu-giochix/purchases/control-token-no-enemy-armies
		p := position(t, 3)
		for _, at := range box.Around[p.place("macedonia")] {
			if at.Land() {
				p.stand(mamluks, at.ID(), Counts{Light: 1})
			}
		}
		p.run(func(g *State, t *play.Table) { g.giveStars(t, byzantines, g.placeNamed("macedonia"), 1) })
		if !p.stage.Over() || !p.stage.Tells(KeyStarLost, int16(byzantines), 1) {
			t.Errorf("it is asked %s, or nothing is told", p.stage.Asked())
		}
	})
	t.Run("a player has ten", func(t *testing.T) {
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3)
		n := int8(0)
		for at := Place(0); n < 10; at++ {
			if p.homeOf(at) == play.Nobody && !slices.Contains(box.Around[p.place("macedonia")], at) {
				p.Territories[at].Star, p.Territories[at].From = byzantines, p.place("thrace")
				n++
			}
		}
		p.shopsIn(byzantines, "macedonia").buys(byzantines, Build, int16(p.place("macedonia")), tower, 0)
		p.stage.Asks(byzantines, AskWares)
	})
	t.Run("a military building that is razed takes its stars along", func(t *testing.T) {
		// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
		p := position(t, 3).build("macedonia", Military, 1).build("thrace", Military, 1)
		for id, from := range map[string]string{"serbia": "macedonia", "bulgaria": "thrace"} {
			x := &p.Territories[p.place(id)]
			x.Star, x.From = byzantines, p.place(from)
		}
		p.run(func(g *State, t *play.Table) { g.raze(t, g.placeNamed("macedonia"), Military) })
		if p.Territories[p.place("serbia")].Star != play.Nobody || p.Territories[p.place("bulgaria")].Star != byzantines {
			t.Error("not just the stars of that building are gone")
		}
	})
}

// p1 is a place by its id on the standard board.
func p1(id string) Place { return (&State{}).placeNamed(id) }

// Units are among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestRecruiting(t *testing.T) {
	thrace := int16(p1("thrace"))
	t.Run("20, 50, 50 and 100 florins, in settlements and where a military building stands", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-prices
		// rule: mu-giochix/purchases/unit-place
		p := position(t, 3).shopsIn(byzantines, "thrace")
		for kind, price := range map[Unit]int16{Light: 20, Archer: 50, Heavy: 50, Knight: 100} {
			p.wantWare(byzantines, Recruit, thrace, int16(kind), price, play.Free)
		}
		p.buys(byzantines, Recruit, thrace, int16(Archer), 2)
		p.wantFlorins(byzantines, 900)
		if counts(p.army(byzantines, p.place("thrace"))) != (Counts{Archer: 2}) {
			t.Error("they are not there")
		}
		p = position(t, 3).build("mysia", Military, 1).shopsIn(byzantines, "mysia")
		p.wantWare(byzantines, Recruit, int16(p.place("mysia")), int16(Light), 20, play.Free)
		if p := position(t, 3).shopsIn(byzantines, "mysia"); p.hasWare(byzantines, Recruit, int16(p.place("mysia"))) {
			t.Error("units are for sale where there is neither")
		}
	})
	t.Run("3 and the levels of the civil buildings: 7 with a Village and a City", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-limit
		p := position(t, 3).build("thrace", Civil, 1).build("macedonia", Civil, 3).shopsIn(byzantines, "thrace")
		if c, _ := p.ware(byzantines, Recruit, thrace, int16(Light)); c.Hi != 7 {
			t.Errorf("up to %d are offered", c.Hi)
		}
		p.buys(byzantines, Recruit, thrace, int16(Light), 7)
		p.wantWare(byzantines, Recruit, thrace, int16(Light), 0, RuleUnitLimit)
		p.buys(byzantines, Promote, thrace, int16(Light)<<3|int16(Heavy), 7) // improvements do not count
		p.wantFlorins(byzantines, 1000-7*20-7*30)
	})
	t.Run("Town Charters let him buy one more", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-limit
		// rule: mu-giochix/components/technology-board
		p := position(t, 3).learn(byzantines, "statuti").shopsIn(byzantines, "thrace")
		if c, _ := p.ware(byzantines, Recruit, thrace, int16(Light)); c.Hi != 4 {
			t.Errorf("up to %d are offered", c.Hi)
		}
	})
	t.Run("improving costs the difference: Light to Archer, Heavy or Knight, Heavy to Knight", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-prices
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1, Archer: 1, Heavy: 1, Knight: 1}).shopsIn(byzantines, "thrace")
		for pair, price := range map[[2]Unit]int16{{Light, Archer}: 30, {Light, Heavy}: 30, {Light, Knight}: 80, {Heavy, Knight}: 50} {
			p.wantWare(byzantines, Promote, thrace, int16(pair[0])<<3|int16(pair[1]), price, play.Free)
		}
		n := 0
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Promote {
				n++
			}
		}
		if n != 4 {
			t.Errorf("%d improvements are offered", n)
		}
		p.buys(byzantines, Promote, thrace, int16(Heavy)<<3|int16(Knight), 1)
		if counts(p.army(byzantines, p.place("thrace"))) != (Counts{Light: 1, Archer: 1, Knight: 2}) {
			t.Error("the Heavy Infantryman is no Knight")
		}
	})
	t.Run("a Captain needs Military Art and costs 100 florins a level", func(t *testing.T) {
		// rule: mu-giochix/purchases/unit-place
		// rule: mu-giochix/purchases/captain-price
		p := position(t, 3).shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, RecruitCaptain, thrace, 2, 0, RuleMilitaryArt)
		p = position(t, 3).learn(byzantines, "arte-militare").shopsIn(byzantines, "thrace").buys(byzantines, RecruitCaptain, thrace, 2, 0)
		p.wantFlorins(byzantines, 800)
		if p.Players[byzantines].Levels[0] != 2 || p.Players[byzantines].Did.Bought != 1 {
			t.Error("there is no Captain of level II, or he does not count")
		}
		c, _ := p.ware(byzantines, PromoteCaptain, 0, 3)
		p.play(c.With(byzantines, 0))
		p.wantFlorins(byzantines, 700)
		if p.Players[byzantines].Levels[0] != 3 {
			t.Error("he is not of level III")
		}
	})
	t.Run("what has run out cannot be bought", func(t *testing.T) {
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3).stand(byzantines, "lydia", Counts{Knight: 10}).shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, Recruit, thrace, int16(Knight), 0, RuleNoMore)
	})
	t.Run("Forging makes Heavy Infantry 40 and Knights 80 florins", func(t *testing.T) {
		// rule: mu-giochix/components/technology-board
		p := position(t, 3).learn(byzantines, "forgiatura").shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, Recruit, thrace, int16(Heavy), 40, play.Free)
		p.wantWare(byzantines, Recruit, thrace, int16(Knight), 80, play.Free)
	})
	t.Run("surrendered units come back for nothing, and count", func(t *testing.T) {
		// rule: mu-giochix/battle-exits/surrendered-units
		// rule: mu-giochix/purchases/unit-limit
		p := position(t, 3)
		for i := range 5 {
			p.Players[byzantines].Figures[i] = Surrendered
		}
		p.shopsIn(byzantines, "thrace")
		if c, _ := p.ware(byzantines, Recall, thrace, int16(Light)); c.Hi != 3 {
			t.Errorf("up to %d may come back", c.Hi)
		}
		p.buys(byzantines, Recall, thrace, int16(Light), 3)
		p.wantFlorins(byzantines, 1000)
		p.wantWare(byzantines, Recruit, thrace, int16(Light), 0, RuleUnitLimit)
		if p.Here[p.place("thrace")][byzantines] != 3 {
			t.Error("not three are back")
		}
	})
	t.Run("a Captain who surrendered comes back at his level, and his player says which", func(t *testing.T) {
		// rule: mu-giochix/battle-exits/surrendered-units
		p := position(t, 3)
		for i, level := range [...]int8{1, 3} {
			p.Players[byzantines].Figures[firstCaptain+i], p.Players[byzantines].Levels[i] = Surrendered, level
		}
		p.shopsIn(byzantines, "thrace").buys(byzantines, Recall, thrace, int16(Captain)+2, 1)
		if x := &p.Players[byzantines]; x.Figures[firstCaptain] != Surrendered || x.Figures[firstCaptain+1] != Spot(thrace) || x.Levels[1] != 3 {
			t.Errorf("they are at %v, of the levels %v", x.Figures[firstCaptain:], x.Levels)
		}
	})
	t.Run("a military control pact lets him place units with another", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/military-control-pact
		p := position(t, 3)
		if p.recruits(byzantines, p.place("egypt")) {
			t.Error("he may without")
		}
		p.Pacts[mamluks][byzantines].Kinds = 1 << MilitaryControlPact
		p.shopsIn(byzantines, "egypt").buys(byzantines, Recruit, int16(p.place("egypt")), int16(Light), 1)
		if p.Here[p.place("egypt")][byzantines] != 1 {
			t.Error("nobody is there")
		}
	})
	t.Run("it lets him buy no engines there", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/military-control-pact
		// rule: mu-giochix/purchases/siege-engine-price
		p := position(t, 3).learn(byzantines, "matematica")
		p.Pacts[mamluks][byzantines].Kinds = 1 << MilitaryControlPact
		if p.shopsIn(byzantines, "egypt"); !p.hasWare(byzantines, Recruit, int16(p.place("egypt"))) || p.hasWare(byzantines, BuyEngine, int16(p.place("egypt"))) {
			t.Error("he may, or not even units")
		}
	})
}

// Transports and engines are among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestTransports(t *testing.T) {
	craft := func(k Kind, level int8) int16 { return leveled(int8(k), level) }
	t.Run("100 florins a level, with Carpentry", func(t *testing.T) {
		// rule: mu-giochix/purchases/transport-price
		p := position(t, 3).shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(Caravan, 1), 0, RuleCarpentry)
		p = position(t, 3).learn(byzantines, "falegnameria").shopsIn(byzantines, "thrace")
		for level := int8(1); level <= 3; level++ {
			p.wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(Galley, level), 100*int16(level), play.Free)
		}
		p.buys(byzantines, BuyTransport, int16(p.place("thrace")), craft(Galley, 2), 0)
		p.wantFlorins(byzantines, 800)
		p.wantWare(byzantines, ImproveProperty, numbered(byzantines, 0), 3, 100, play.Free)
		p.buys(byzantines, ImproveProperty, numbered(byzantines, 0), 3, 0)
		p.wantFlorins(byzantines, 700)
		if x := p.Players[byzantines].Property[0]; x.Kind != Galley || x.Level != 3 || Place(x.At) != p.place("thrace") {
			t.Errorf("there is %+v", x)
		}
	})
	t.Run("Caravans in settlements, War Wagons there and by military buildings, ships in ports", func(t *testing.T) {
		// rule: mu-giochix/purchases/caravan-place
		// rule: mu-giochix/purchases/war-wagon-place
		// rule: mu-giochix/purchases/ship-place
		p := position(t, 3).build("mysia", Military, 1)
		for _, c := range []struct {
			id   string
			kind Kind
			why  play.Rule
		}{
			{"thrace", Caravan, play.Free}, {"mysia", Caravan, RuleCaravanPlace}, {"rhodes", Caravan, RuleCaravanPlace},
			{"thrace", WarWagon, play.Free}, {"mysia", WarWagon, play.Free}, {"bithynia", WarWagon, RuleWagonPlace},
			{"rhodes", Galley, play.Free}, {"rhodes", MerchantShip, play.Free}, {"mysia", Galley, RuleShipPlace}, {"bithynia", MerchantShip, RuleShipPlace},
			{"egypt", Galley, RuleShipPlace}, {"egypt", Caravan, RuleCaravanPlace},
		} {
			if why := p.whyNotDock(byzantines, c.kind, p.place(c.id)); why != c.why {
				t.Errorf("kind %d in %s: %d", c.kind, c.id, why)
			}
		}
	})
	t.Run("a civil control pact lets him place traders with another, and no other transports", func(t *testing.T) {
		// rule: mu-giochix/diplomacy/civil-control-pact
		p := position(t, 3)
		p.Pacts[mamluks][byzantines].Kinds = 1 << CivilControlPact
		for kind, why := range map[Kind]play.Rule{Caravan: play.Free, MerchantShip: play.Free, Galley: RuleShipPlace, WarWagon: RuleWagonPlace} {
			if got := p.whyNotDock(byzantines, kind, p.place("egypt")); got != why {
				t.Errorf("kind %d: %d", kind, got)
			}
		}
	})
	t.Run("an engine aboard rises no further than there is room for it", func(t *testing.T) {
		// rule: mu-giochix/combat/war-wagon-loading
		// rule: mu-giochix/purchases/siege-engine-price
		p := position(t, 3)
		p.Players[byzantines].Techs = [Branches]int8{4, 4, 4, 4, 4, 4}
		wagon, engine := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		p.Players[byzantines].Property[engine].At = Aboard + Spot(wagon)
		p.aboard(byzantines, wagon, Counts{Light: p.room(byzantines, wagon) - 1})
		p.shopsIn(byzantines, "thrace")
		price := 2 * p.propertyPrice(byzantines, Engine, 1, 2)
		p.wantWare(byzantines, ImproveProperty, numbered(byzantines, engine), 3, price, RuleWagonRoom)
		p.wantWare(byzantines, ImproveProperty, numbered(byzantines, engine), 2, price/2, play.Free)
	})
	t.Run("engines cost 100 florins a level, with Mathematics", func(t *testing.T) {
		// rule: mu-giochix/purchases/siege-engine-price
		thrace := int16(p1("thrace"))
		p := position(t, 3).shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, BuyEngine, thrace, 1, 0, RuleMathematics)
		p = position(t, 3).learn(byzantines, "matematica").shopsIn(byzantines, "thrace")
		for level := int16(1); level <= 3; level++ {
			p.wantWare(byzantines, BuyEngine, thrace, level, 100*level, play.Free)
		}
		p.buys(byzantines, BuyEngine, thrace, 1, 0).buys(byzantines, ImproveProperty, numbered(byzantines, 0), 3, 0)
		p.wantFlorins(byzantines, 700)
		if x := p.Players[byzantines].Property[0]; x.Kind != Engine || x.Level != 3 {
			t.Errorf("there is %+v", x)
		}
		if p := position(t, 3).learn(byzantines, "matematica").shopsIn(byzantines, "mysia"); p.hasWare(byzantines, BuyEngine, int16(p.place("mysia"))) {
			t.Error("engines are for sale without settlement and military building")
		}
	})
	t.Run("eight Property tokens, and no more transports than the box has", func(t *testing.T) {
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3).learn(byzantines, "falegnameria")
		for range 8 {
			p.own(byzantines, Caravan, 1, "thrace")
		}
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(WarWagon, 1), 0, RuleEightTokens)
		p = position(t, 3).learn(byzantines, "falegnameria")
		for i := range 12 {
			p.own(mamluks+play.Seat(i/7), Caravan, 1, "egypt")
		}
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(Caravan, 1), 0, RuleNoMore)
		p.wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(WarWagon, 1), 100, play.Free)
	})
	t.Run("Arsenal takes 25 florins off each level", func(t *testing.T) {
		// rule: mu-giochix/components/technology-board
		p := position(t, 3).learn(byzantines, "arsenale", "matematica").shopsIn(byzantines, "thrace")
		p.wantWare(byzantines, BuyTransport, int16(p.place("thrace")), craft(Caravan, 3), 225, play.Free)
		p.wantWare(byzantines, BuyEngine, int16(p.place("thrace")), 2, 150, play.Free)
	})
}

// The freedom of prisoners is among what Purchases sell.
// rule: mu-giochix/purchases/what
func TestPrisoners(t *testing.T) {
	held := func(p *at, kind Unit, n int) *at {
		for range n {
			p.put(byzantines, p.spare(byzantines, kind), Captive+Spot(mamluks))
		}
		return p
	}
	court := func(p *at) *at { return p.run(func(g *State, t *play.Table) { g.court(t, byzantines) }) }
	t.Run("twice their price, paid to the holder, who is not asked", func(t *testing.T) {
		// rule: mu-giochix/purchases/free-prisoners-price
		// rule: mu-giochix/purchases/free-prisoners-placement
		p := court(held(position(t, 3).build("mysia", Military, 1), Heavy, 2))
		p.wantWare(byzantines, Ransom, int16(mamluks), leveled(int8(Heavy), 0), 100, play.Free)
		p.buys(byzantines, Ransom, int16(mamluks), leveled(int8(Heavy), 0), 2)
		if n := len(mustOffer(p, byzantines).Choices); n != 1 {
			t.Errorf("%d territories are offered: only one has a civil or military building", n)
		}
		p.play(by(byzantines, FreedIn, int16(p.place("mysia"))))
		p.wantFlorins(byzantines, 800)
		p.wantFlorins(mamluks, 1200)
		if p.Here[p.place("mysia")][byzantines] != 2 || p.captured(byzantines) != 0 {
			t.Error("they are not free")
		}
	})
	t.Run("they count towards the limit of units", func(t *testing.T) {
		// rule: mu-giochix/purchases/free-prisoners-placement
		// rule: mu-giochix/purchases/unit-limit
		p := court(held(position(t, 3).build("mysia", Military, 1), Light, 5))
		if c, _ := p.ware(byzantines, Ransom, int16(mamluks), leveled(int8(Light), 0)); c.Hi != 3 {
			t.Errorf("up to %d are offered", c.Hi)
		}
		p.buys(byzantines, Ransom, int16(mamluks), leveled(int8(Light), 0), 3).play(by(byzantines, FreedIn, int16(p.place("mysia"))))
		p.wantWare(byzantines, Ransom, int16(mamluks), leveled(int8(Light), 0), 0, RuleUnitLimit)
	})
	t.Run("nowhere to go, nobody is freed", func(t *testing.T) {
		// rule: mu-giochix/purchases/free-prisoners-placement
		p := court(held(position(t, 3), Light, 1))
		p.wantWare(byzantines, Ransom, int16(mamluks), leveled(int8(Light), 0), 0, RuleRansomPlace)
	})
	// rule: mu-giochix/purchases/free-prisoners-price
	// rule: mu-giochix/purchases/repair
	// rule: mu-giochix/purchases/unit-prices
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("of what an ability makes cheaper a few times, as many as can be paid", func(t *testing.T) {
		less := func(n int16, uses int8, of Thing) Effect {
			return Effect{Do: PayLess, Of: 1 << of, N: n, Uses: uses}
		}
		for _, c := range []struct {
			florins int32
			of      []Effect
			ransoms int16 // of light infantry, 40 florins each
			repairs int16 // 50 florins each
			recruit int16 // of light infantry, 20 florins each
		}{
			{florins: 20, of: []Effect{less(30, 1, RansomThing)}, ransoms: 1},
			{florins: 49, of: []Effect{less(30, 1, RansomThing)}, ransoms: 1},
			{florins: 50, of: []Effect{less(30, 1, RansomThing)}, ransoms: 2},
			{florins: 60, of: []Effect{less(30, 2, RansomThing)}, ransoms: 3},
			{florins: 40, of: []Effect{less(40, 1, RansomThing)}, ransoms: 2},
			{florins: 29, of: []Effect{less(10, 1, RansomThing), less(20, 2, RansomThing)}, ransoms: 1},
			{florins: 30, of: []Effect{less(10, 1, RansomThing), less(20, 2, RansomThing)}, ransoms: 2},
			{florins: 20, of: []Effect{less(40, 1, RepairThing)}, repairs: 1},
			{florins: 60, of: []Effect{less(40, 1, RepairThing)}, repairs: 2},
			{florins: 24, of: []Effect{less(10, 1, LightThing), less(5, 2, LightThing)}, recruit: 2},
			{florins: 19, of: []Effect{less(10, 1, LightThing), less(5, 2, LightThing)}, recruit: 1},
		} {
			p := held(position(t, 3).build("mysia", Military, 1), Light, 3).take(byzantines, "thrace").build("thrace", Civil, 3)
			p.Territories[p.place("thrace")].Damage[Civil] = 3
			p.Players[byzantines].Florins = c.florins
			for _, e := range c.of {
				p.endowed(byzantines, e)
			}
			start := *p.State
			prove := func(want int16, p *at, v play.Verb, a, b int16, then ...play.Answer) {
				if want == 0 {
					return
				}
				if x, _ := p.ware(byzantines, v, a, b); x.Hi != want {
					t.Errorf("%+v: up to %d of %d are offered, want %d", c, x.Hi, v, want)
				}
				p.buys(byzantines, v, a, b, want).play(then...)
				if err := p.Check(); err != nil {
					t.Errorf("%+v: %v", c, err)
				}
			}
			thrace, mysia := int16(p.place("thrace")), int16(p.place("mysia"))
			prove(c.ransoms, court(p), Ransom, int16(mamluks), leveled(int8(Light), 0), by(byzantines, FreedIn, mysia))
			*p.State = start
			prove(c.repairs, p.shopsIn(byzantines, "thrace"), MendBuilding, thrace, int16(Civil))
			*p.State = start
			prove(c.recruit, p.shopsIn(byzantines, "thrace"), Recruit, thrace, int16(Light))
		}
	})
	t.Run("a Captain costs 200 florins a level", func(t *testing.T) {
		// rule: mu-giochix/purchases/free-prisoners-price
		p := held(position(t, 3).build("mysia", Military, 1), Captain, 1)
		p.Players[byzantines].Levels[0] = 2
		court(p).wantWare(byzantines, Ransom, int16(mamluks), leveled(int8(Captain), 2), 400, play.Free)
	})
}

// What lowers a price by so much a level does so by the levels that are bought, and by the uses that it has.
// rule: mu-giochix/purchases/empire-card-ability
func TestPricesByLevel(t *testing.T) {
	thrace := int16(p1("thrace"))
	cheaper := func(t *testing.T) *at {
		return position(t, 3).endowed(byzantines, Effect{Do: PayLess, Of: anything, N: 10, Flag: true})
	}
	// rule: mu-giochix/purchases/unit-prices
	// rule: mu-giochix/purchases/captain-price
	t.Run("units are of one level, Captains of theirs", func(t *testing.T) {
		p := cheaper(t).learn(byzantines, "arte-militare").shopsIn(byzantines, "thrace")
		for kind, price := range map[Unit]int16{Light: 10, Archer: 40, Heavy: 40, Knight: 90} {
			p.wantWare(byzantines, Recruit, thrace, int16(kind), price, play.Free)
		}
		for level := int16(1); level <= 3; level++ {
			p.wantWare(byzantines, RecruitCaptain, thrace, level, 90*level, play.Free)
		}
		p.buys(byzantines, Recruit, thrace, int16(Light), 2).buys(byzantines, RecruitCaptain, thrace, 1, 0)
		p.wantFlorins(byzantines, 1000-2*10-90)
		c, _ := p.ware(byzantines, PromoteCaptain, 0, 3)
		if c.C != 180 {
			t.Errorf("two levels more cost %d", c.C)
		}
		p.play(c.With(byzantines, 0)).wantFlorins(byzantines, 1000-2*10-90-180)
		p = cheaper(t)
		p.Players[byzantines].Florins = 25
		if c, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, Recruit, thrace, int16(Light)); c.Hi != 2 {
			t.Errorf("for 25 florins %d may be bought at 10", c.Hi)
		}
	})
	// rule: mu-giochix/purchases/upgrade-difference
	t.Run("buildings of the levels that are added", func(t *testing.T) {
		p := cheaper(t).learn(byzantines, "muratura", "ingegneria").build("thrace", Military, 1)
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, Build, thrace, leveled(int8(Military), 3), 180, play.Free)
		p.buys(byzantines, Build, thrace, leveled(int8(Military), 3), 0)
		p.wantFlorins(byzantines, 1000-180)
	})
	// rule: mu-giochix/purchases/repair
	t.Run("a repair is of one level", func(t *testing.T) {
		p := cheaper(t).build("thrace", Civil, 3)
		p.Territories[thrace].Damage[Civil] = 4
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, MendBuilding, thrace, int16(Civil), 40, play.Free)
		if c, _ := p.ware(byzantines, MendBuilding, thrace, int16(Civil)); c.Lo != 1 || c.Hi != 4 {
			t.Errorf("%d to %d tokens", c.Lo, c.Hi)
		}
		p.buys(byzantines, MendBuilding, thrace, int16(Civil), 2).wantFlorins(byzantines, 920)
	})
	// rule: mu-giochix/purchases/transport-price
	// rule: mu-giochix/purchases/siege-engine-price
	t.Run("transports and engines of theirs", func(t *testing.T) {
		p := cheaper(t).learn(byzantines, "falegnameria", "matematica").shopsIn(byzantines, "thrace")
		for level := int8(1); level <= 3; level++ {
			p.wantWare(byzantines, BuyTransport, thrace, leveled(int8(WarWagon), level), 90*int16(level), play.Free)
			p.wantWare(byzantines, BuyEngine, thrace, int16(level), 90*int16(level), play.Free)
		}
		p.buys(byzantines, BuyTransport, thrace, leveled(int8(WarWagon), 1), 0).buys(byzantines, BuyEngine, thrace, 1, 0)
		p.wantFlorins(byzantines, 820)
		for i := range int8(2) {
			p.wantWare(byzantines, ImproveProperty, numbered(byzantines, i), 2, 90, play.Free)
			p.wantWare(byzantines, ImproveProperty, numbered(byzantines, i), 3, 180, play.Free)
			p.buys(byzantines, ImproveProperty, numbered(byzantines, i), 3, 0)
		}
		p.wantFlorins(byzantines, 820-360)
	})
	// rule: mu-giochix/purchases/technology-price
	// rule: mu-giochix/purchases/empire-card-price
	// rule: mu-giochix/purchases/free-prisoners-price
	t.Run("a technology, a card and a prisoner are of one", func(t *testing.T) {
		p := cheaper(t).learn(byzantines, "tattica").run(func(g *State, t *play.Table) { g.shop(t, byzantines) })
		p.play(by(byzantines, BuyTechnology, techNamed("strategia"), 290)).wantFlorins(byzantines, 710)
		p = cheaper(t).atCourt(byzantines).play(by(byzantines, BuyCard, 140)) // it is the second: the one that makes it cheaper is his
		p.wantFlorins(byzantines, 860)
		p = cheaper(t).build("mysia", Military, 1)
		p.put(byzantines, firstKnight, Captive+Spot(mamluks))
		p.atCourt(byzantines).buys(byzantines, Ransom, int16(mamluks), leveled(int8(Knight), 0), 1).play(by(byzantines, FreedIn, int16(p.place("mysia"))))
		p.wantFlorins(byzantines, 1000-190)
		p.wantFlorins(mamluks, 1190)
	})
	// rule: mu-giochix/purchases/unit-prices
	t.Run("an improvement never brings money", func(t *testing.T) {
		p := position(t, 3).endowed(byzantines, Effect{Do: PayLess, Of: 1 << KnightThing, N: 60}).stand(byzantines, "thrace", Counts{Heavy: 1})
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, Promote, thrace, int16(Heavy)<<3|int16(Knight), 0, play.Free)
	})
}

func TestWhereThingsAreSold(t *testing.T) {
	thrace := int16(p1("thrace"))
	// rule: mu-giochix/purchases/unit-place
	t.Run("units in one's own settlements and by one's military buildings, and nowhere else", func(t *testing.T) {
		p := position(t, 3).build("mysia", Military, 1).build("serbia", Civil, 1).build("sinai", Military, 1)
		if p := position(t, 3).shopsIn(byzantines, "thrace"); p.hasWare(byzantines, Recall, thrace) {
			t.Error("somebody may be brought back, though nobody has surrendered")
		}
		for id, want := range map[string]bool{"thrace": true, "mysia": true, "bithynia": false, "egypt": false, "sinai": false, "serbia": false, "kent": false} {
			if got := p.recruits(byzantines, p.place(id)); got != want {
				t.Errorf("in %s: %v", id, got)
			}
		}
		if p.take(byzantines, "serbia"); !p.recruits(byzantines, p.place("serbia")) {
			t.Error("not in a conquered settlement")
		}
	})
	// rule: mu-giochix/purchases/unit-place
	// rule: mu-giochix/purchases/captain-price
	t.Run("Captains of all three levels, and each one there improved, not those elsewhere", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "arte-militare").captain(byzantines, "lydia", 1).captain(byzantines, "thrace", 2).shopsIn(byzantines, "thrace")
		for level := int16(1); level <= 3; level++ {
			p.wantWare(byzantines, RecruitCaptain, thrace, level, 100*level, play.Free)
		}
		if p.hasWare(byzantines, PromoteCaptain, 0) || !p.hasWare(byzantines, PromoteCaptain, 1) {
			t.Error("not just the one in Thrace can be improved")
		}
		p.wantWare(byzantines, PromoteCaptain, 1, 3, 100, play.Free)
	})
	// rule: mu-giochix/purchases/unit-prices
	t.Run("as many are improved as there are, the supply has and he can pay", func(t *testing.T) {
		for _, c := range []struct {
			florins int32
			light   int8
			out     int8 // Knights elsewhere
			want    int16
		}{{1000, 5, 0, 5}, {240, 5, 0, 3}, {80, 5, 0, 1}, {1000, 5, 8, 2}} {
			p := position(t, 3).stand(byzantines, "thrace", Counts{Light: c.light}).stand(byzantines, "lydia", Counts{Knight: c.out})
			p.Players[byzantines].Florins = c.florins
			if x, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, Promote, thrace, int16(Light)<<3|int16(Knight)); x.Lo != 1 || x.Hi != c.want {
				t.Errorf("%+v: %d to %d", c, x.Lo, x.Hi)
			}
		}
	})
	// rule: mu-giochix/purchases/unit-limit
	t.Run("civil buildings that another controls raise no limit", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 2).build("egypt", Civil, 3)
		if got := p.unitLimit(byzantines); got != 5 {
			t.Errorf("a limit of %d", got)
		}
	})
	// rule: mu-giochix/purchases/transport-price
	// rule: mu-giochix/purchases/ship-place
	t.Run("in one's own land one is told which transports are not built there; in another's only what may be", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "falegnameria").build("mysia", Military, 1).shopsIn(byzantines, "mysia")
		mysia := int16(p.place("mysia"))
		p.wantWare(byzantines, BuyTransport, mysia, leveled(int8(Galley), 1), 0, RuleShipPlace)
		p.wantWare(byzantines, BuyTransport, mysia, leveled(int8(Caravan), 1), 0, RuleCaravanPlace)
		p.wantWare(byzantines, BuyTransport, mysia, leveled(int8(WarWagon), 1), 100, play.Free)
		for _, c := range mustOffer(p, byzantines).Choices {
			if kind, _ := kindOfLeveled(c.B); c.Verb == BuyTransport && Kind(kind) == Engine {
				t.Error("an engine is sold as a transport")
			}
		}
		p = position(t, 3).learn(byzantines, "falegnameria")
		p.Pacts[mamluks][byzantines].Kinds = 1 << CivilControlPact
		p.shopsIn(byzantines, "egypt")
		p.stage.Look(true)
		o := mustOffer(p, byzantines)
		for _, r := range o.Refused {
			if r.Choice.Verb == BuyTransport {
				t.Errorf("he is told that %+v is forbidden by %d", r.Choice, r.Rule)
			}
		}
	})
	// rule: mu-giochix/purchases/transport-price
	// rule: mu-giochix/purchases/siege-engine-price
	t.Run("what is of level II can be raised to level III, and to no other", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "matematica", "falegnameria")
		p.own(byzantines, Engine, 2, "thrace")
		p.own(byzantines, WarWagon, 2, "thrace")
		p.shopsIn(byzantines, "thrace")
		p.stage.Look(true)
		o, levels := mustOffer(p, byzantines), []int16{}
		for _, r := range o.Refused {
			o.Choices = append(o.Choices, r.Choice)
		}
		for _, c := range o.Choices {
			if c.Verb == ImproveProperty {
				levels = append(levels, c.B)
			}
		}
		if !slices.Equal(levels, []int16{3, 3}) {
			t.Errorf("to %v", levels)
		}
	})
	// rule: mu-giochix/purchases/siege-engine-price
	t.Run("engines are improved where they are sold, with Mathematics, transports with Carpentry", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "matematica").build("mysia", Military, 1)
		engine, wagon, far := p.own(byzantines, Engine, 1, "mysia"), p.own(byzantines, WarWagon, 1, "mysia"), p.own(byzantines, Engine, 1, "thrace")
		p.shopsIn(byzantines, "mysia")
		p.wantWare(byzantines, ImproveProperty, numbered(byzantines, engine), 2, 100, play.Free)
		p.wantWare(byzantines, ImproveProperty, numbered(byzantines, wagon), 2, 0, RuleCarpentry)
		if p.hasWare(byzantines, ImproveProperty, numbered(byzantines, far)) {
			t.Error("an engine elsewhere is improved")
		}
		p = position(t, 3).learn(byzantines, "matematica", "falegnameria").build("mysia", Military, 1)
		for i, want := range map[int8]play.Rule{p.own(byzantines, Engine, 1, "mysia"): RuleEnginePrice, p.own(byzantines, WarWagon, 1, "mysia"): RuleTransportPrice} {
			p.run(func(g *State, t *play.Table) {
				g.Players[byzantines].Florins = 99
				g.Territories[g.placeNamed("mysia")].Damage[Military] = 1 // so that there is something for sale
				g.shopIn(t, byzantines, g.placeNamed("mysia"))
			})
			p.wantWare(byzantines, ImproveProperty, numbered(byzantines, i), 2, 0, want)
		}
	})
	// rule: mu-giochix/components/tokens-and-supply
	t.Run("engines, transports and buildings run out by their kind and level", func(t *testing.T) {
		p := position(t, 3)
		full := p.stock()
		p.own(byzantines, Engine, 2, "thrace")
		p.own(mamluks, Galley, 3, "egypt")
		p.build("thrace", Civil, 2).build("egypt", Civil, 2).build("egypt", Religious, 1)
		got := p.stock()
		if full.engines[2]-got.engines[2] != 1 || full.engines[1] != got.engines[1] || full.transports[Galley]-got.transports[Galley] != 1 || full.transports[Caravan] != got.transports[Caravan] {
			t.Errorf("engines %v, transports %v", got.engines, got.transports)
		}
		if full.buildings[Civil][2]-got.buildings[Civil][2] != 2 || full.buildings[Religious][1]-got.buildings[Religious][1] != 1 || full.buildings[Civil][1] != got.buildings[Civil][1] {
			t.Errorf("buildings %v", got.buildings)
		}
		p = position(t, 3).learn(byzantines, "matematica")
		for n := range int8(16) {
			p.own(mamluks+play.Seat(n/8), Engine, 1, "egypt")
		}
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, BuyEngine, thrace, 1, 0, RuleNoMore)
		p.wantWare(byzantines, BuyEngine, thrace, 2, 200, play.Free)
	})
	// rule: mu-giochix/purchases/repair
	t.Run("whatever is damaged is repaired, each building by itself, in one's own land", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 3).build("thrace", Military, 1).build("thrace", Religious, 1)
		p.Territories[thrace].Damage = [families]int8{Civil: 2, Religious: 1}
		p.shopsIn(byzantines, "thrace")
		for f, want := range [families]bool{Civil: true, Military: false, Religious: true} {
			found := false
			for _, c := range mustOffer(p, byzantines).Choices {
				found = found || c.Verb == MendBuilding && c.B == int16(f)
			}
			if found != want {
				t.Errorf("family %d: %v", f, found)
			}
		}
		p.buys(byzantines, MendBuilding, thrace, int16(Religious), 1)
		if got := p.Territories[thrace].Damage; got != [families]int8{Civil: 2} {
			t.Errorf("the damage is %v", got)
		}
		p = position(t, 3).build("egypt", Civil, 3)
		p.Territories[p.place("egypt")].Damage[Civil], p.Pacts[mamluks][byzantines].Kinds = 2, 1<<MilitaryControlPact
		if p.shopsIn(byzantines, "egypt"); p.hasWare(byzantines, MendBuilding, int16(p.place("egypt"))) {
			t.Error("he repairs what is another's")
		}
		p = position(t, 3).build("thrace", Civil, 3)
		p.Territories[thrace].Damage[Civil], p.Players[byzantines].Florins = 2, 60
		if c, _ := p.shopsIn(byzantines, "thrace").ware(byzantines, MendBuilding, thrace, int16(Civil)); c.Hi != 1 {
			t.Errorf("for 60 florins up to %d tokens are offered", c.Hi)
		}
		p = position(t, 3).build("thrace", Civil, 3)
		p.Territories[thrace].Damage[Civil], p.Players[byzantines].Florins = 2, 49
		p.shopsIn(byzantines, "thrace").wantWare(byzantines, MendBuilding, thrace, int16(Civil), 0, RuleRepairPrice)
	})
	// rule: mu-giochix/purchases/empire-card-technology-points
	t.Run("for each technology as many points are missing as levels up to it", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "tattica", "falegnameria", "logistica", "ingegneria")
		for tech := range int8(Technologies) {
			if got, want := p.missing(byzantines, tech), tech%4+1-p.Players[byzantines].Techs[tech/4]; got != want {
				t.Errorf("%s: %d, want %d", box.Technologies[tech].ID, got, want)
			}
		}
	})
	// rule: mu-giochix/purchases/control-token-adjacent
	t.Run("a territory has room for one Control token", func(t *testing.T) {
		p := position(t, 3).build("thrace", Military, 1)
		x := &p.Territories[p.place("serbia")]
		x.Star, x.From = byzantines, p.place("thrace")
		p.shopsIn(byzantines, "macedonia").buys(byzantines, Build, int16(p.place("macedonia")), leveled(int8(Military), 1), 0)
		if p.hasWare(byzantines, PlaceStar, int16(p.place("serbia"))) || !p.hasWare(byzantines, PlaceStar, int16(p.place("vidin"))) {
			t.Error("a second one is placed there, or none where there is room")
		}
	})
	// rule: mu-giochix/purchases/destroyed-at-structure-points
	// rule: mu-giochix/military-buildings/destruction-tokens
	t.Run("where there is no building nothing is damaged", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 1)
		p.run(func(g *State, t *play.Table) { g.damage(t, g.placeNamed("thrace"), Military, 1) })
		if p.Territories[thrace].Damage != [families]int8{} || p.stage.Tells(KeyBatters) {
			t.Error("something is")
		}
	})
	// rule: mu-giochix/purchases/empire-card-technology-points
	t.Run("a technology is activated only if it serves in Purchases, and is not owned", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "matematica")
		for b := range p.Players[byzantines].Tokens {
			p.Players[byzantines].Tokens[b] = 4
		}
		p.run(func(g *State, t *play.Table) { g.shop(t, byzantines) })
		for id, want := range map[string]bool{"arte-militare": true, "tattica": false, "falegnameria": true, "matematica": false, "architettura": true, "mercatura": false, "statuti": true, "universita": true} {
			found := false
			for _, c := range mustOffer(p, byzantines).Choices {
				found = found || c.Verb == Activate && c.A == techNamed(id)
			}
			if found != want {
				t.Errorf("%s can be activated: %v", id, found)
			}
		}
	})
}
