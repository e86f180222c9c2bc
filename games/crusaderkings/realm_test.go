package crusaderkings

import (
	"testing"

	"signoria/play"
)

func TestBuild(t *testing.T) {
	t.Run("declared first, checked one by one", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales").own(french, "paris").castle("wales")
		p.bagged(english, "brave").purse(english, 9).acts(english, Realm).play(by(english, ToBuild))
		// rule: crusader-kings/realm/one-castle-per-territory
		want(t, "where one stands", p.refuses(by(english, BuildAt, p.in("wales"))), RuleOneCastle)
		// rule: crusader-kings/realm/build-where
		want(t, "in another's", p.offers(by(english, BuildAt, p.in("paris"))), false)
		want(t, "in another's", p.whyNotBuild(english, p.in("paris")), RuleOwnLand)
		p.play(by(english, BuildAt, p.in("mercia")))
		// rule: crusader-kings/realm/build-several
		want(t, "twice in one territory", p.refuses(by(english, BuildAt, p.in("mercia"))), RuleDeclared)
		p.play(by(english, BuildAt, p.in("wessex")), by(english, StartBuilding, 2))
		// rule: crusader-kings/realm/build-declare-first
		p.asks(english, AskInvest)
		// rule: crusader-kings/general/trade-not-unresolved-territory
		want(t, "the site of the check cannot be traded away", p.disputed(p.in("mercia")), true)
		want(t, "nor can the second meanwhile", p.disputed(p.in("wessex")), true)
		p.play(invests(english, 0))
		want(t, "the first is settled", p.disputed(p.in("mercia")), false)
		want(t, "the first stands", p.land("mercia").Castle, true)
		want(t, "and is paid", p.Dynasties[english].Gold, 6)
		want(t, "the second does not yet", p.land("wessex").Castle, false)
		// rule: crusader-kings/realm/build-separate-checks
		p.asks(english, AskInvest).play(invests(english, 0))
		want(t, "the second stands", p.land("wessex").Castle, true)
		want(t, "Gold", p.Dynasties[english].Gold, 3)
		want(t, "checks", p.count(KeyCheck), 2)
	})
	t.Run("a failed check", func(t *testing.T) {
		// rule: crusader-kings/realm/build-check
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "weak", "coward").purse(english, 5)
		p.acts(english, Realm).play(by(english, ToBuild), by(english, BuildAt, p.in("wessex")),
			by(english, StartBuilding, 1), invests(english, 1))
		want(t, "no Castle", p.land("wessex").Castle, false)
		want(t, "costs only what was invested", p.Dynasties[english].Gold, 4)
	})
	// rule: crusader-kings/realm/build-cost
	for _, c := range []struct {
		gold, left int16
		castle     bool
	}{{5, 0, true}, {4, 2, false}} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "brave").purse(english, c.gold)
		p.acts(english, Realm).play(by(english, ToBuild), by(english, BuildAt, p.in("wessex")),
			by(english, StartBuilding, 1), invests(english, 2))
		want(t, "Castle", p.land("wessex").Castle, c.castle)
		want(t, "Gold left", p.Dynasties[english].Gold, c.left)
	}
	t.Run("the Steward", func(t *testing.T) {
		// rule: crusader-kings/components/development-cards
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").develops(english, "steward").
			bagged(english, "brave", "weak").purse(english, 2)
		p.acts(english, Realm).play(by(english, ToBuild), by(english, BuildAt, p.in("wessex")),
			by(english, StartBuilding, 1), invests(english, 0))
		want(t, "a draw more finds the green token, a Gold less pays", p.land("wessex").Castle, true)
		want(t, "Gold", p.Dynasties[english].Gold, 0)
	})
	t.Run("as an AI dynasty builds, which declares nothing", func(t *testing.T) {
		// rule: crusader-kings/realm/build-check
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "brave", "pious").purse(english, 0)
		p.Dynasties[english].Strategy = Postis
		p.plays(english, Realm, "")
		wessex := p.in("wessex")
		p.run(func(g *State, t *play.Table) { g.build(t, english, wessex) })
		want(t, "all see what it does", p.View(french).(*View).Card.Action, "build")
		want(t, "after one check", p.count(KeyCheck), 1)
		want(t, "the Castle stands", p.land("wessex").Castle, true)
	})
	t.Run("the third Castle", func(t *testing.T) {
		// rule: crusader-kings/trophies/builder
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales").castle("wessex", "mercia").
			bagged(english, "brave").purse(english, 3)
		p.acts(english, Realm).play(by(english, ToBuild), by(english, BuildAt, p.in("wales")), by(english, StartBuilding, 1),
			invests(english, 0))
		want(t, "makes him the Builder", p.Trophies[Builder], english)
	})
	t.Run("no Castle is left", func(t *testing.T) {
		// rule: crusader-kings/components/castles
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "normandy", "brittany", "low_countries",
			"lorraine", "paris", "aquitaine", "toulouse").own(german, "burgundy", "saxony")
		p.castle("normandy", "brittany", "low_countries", "lorraine", "paris", "aquitaine", "toulouse", "burgundy", "saxony")
		p.bagged(english, "brave").purse(english, 6).acts(english, Realm)
		p.play(by(english, ToBuild), by(english, BuildAt, p.in("wessex")), by(english, BuildAt, p.in("mercia")),
			by(english, StartBuilding, 2), invests(english, 0))
		want(t, "the tenth", p.land("wessex").Castle, true)
		want(t, "no eleventh", p.land("mercia").Castle, false)
		want(t, "which costs nothing", p.Dynasties[english].Gold, 3)
		want(t, "told", p.told(KeyNoCastle, int16(english)), true)
		want(t, "nor any later", p.whyNotBuild(english, p.in("mercia")), RuleCastlesLeft)
		want(t, "which forbids it, not that one stands in another of his,", p.whyNotBuild(english, p.in("wessex")), RuleCastlesLeft)
	})
}

func TestCastleStays(t *testing.T) {
	// rule: crusader-kings/realm/castle-stays
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris").castle("wessex")
	p.Active = english
	wessex := p.in("wessex")
	p.run(func(g *State, t *play.Table) { g.takeTerritory(t, wessex, french, Conquered) })
	want(t, "Castle", p.land("wessex").Castle, true)
	want(t, "it counts for the new owner", p.castles(french), 1)
}

// offer lays Development cards of these kinds face up.
func (p *at) offer(ids ...string) *at {
	for i, id := range ids {
		p.DevAt[p.card(id)] = DevFaceUp + uint8(i)
	}
	return p
}

// card is a Development card of a kind that lies in the deck or face up.
func (p *at) card(id string) int8 {
	kind := development(p.t, id)
	for d := kind * copies; d < (kind+1)*copies; d++ {
		if p.DevAt[d] < DevOf {
			return d
		}
	}
	p.t.Fatalf("no %s is left", id)
	return None
}

// buys is the answer that buys a Development card.
func buys(s play.Seat, d, price int8) play.Answer { return by(s, BuyCard, d, price) }

func TestDevelop(t *testing.T) {
	realm := func(gold int16) *at {
		return position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").offer("bank", "marshal", "longbow").purse(english, gold)
	}
	t.Run("all three", func(t *testing.T) {
		p := realm(6)
		bank, marshal, longbow := p.card("bank"), p.card("marshal"), p.card("longbow")
		p.develops(french, "navy")
		want(t, "not another's", p.whyNotBuy(english, p.cardOf(french, development(t, "navy"))), RuleFaceUp)
		want(t, "nor one in the deck", p.whyNotBuy(english, p.card("navy")), RuleFaceUp)
		p.develops(english, "royal_guard")
		want(t, "nor one's own", p.whyNotBuy(english, p.cardOf(english, development(t, "royal_guard"))), RuleFaceUp)
		p.DevAt[p.cardOf(english, development(t, "royal_guard"))] = DevDeck
		p.acts(english, Realm).play(by(english, ToDevelop))
		// rule: crusader-kings/realm/develop-prices
		p.play(buys(english, bank, 1))
		want(t, "after the first", p.Dynasties[english].Gold, 5)
		// rule: crusader-kings/realm/develop-refill
		want(t, "nothing is turned up meanwhile", size(p.faceUp()), 2)
		p.play(buys(english, marshal, 2), buys(english, longbow, 3))
		want(t, "1 + 2 + 3", p.Dynasties[english].Gold, 0)
		// rule: crusader-kings/realm/develop-automatic
		want(t, "no check", p.count(KeyCheck), 0)
		// rule: crusader-kings/realm/development-types
		want(t, "Inventions", p.inventions(english), 2)
		want(t, "Councillors", p.councillors(english), 1)
		want(t, "three new ones", size(p.faceUp()), 3)
	})
	t.Run("5 Gold are for two", func(t *testing.T) {
		// rule: crusader-kings/realm/develop-prices
		p := realm(5)
		bank, marshal := p.card("bank"), p.card("marshal")
		p.acts(english, Realm).play(by(english, ToDevelop), buys(english, bank, 1), buys(english, marshal, 2))
		want(t, "the third costs 3", p.over(), true)
		want(t, "Gold", p.Dynasties[english].Gold, 2)
		p = realm(2)
		bank, marshal = p.card("bank"), p.card("marshal")
		p.acts(english, Realm).play(by(english, ToDevelop))
		p.Card.Attempts = 1
		want(t, "2 Gold pay for a second", p.whyNotBuy(english, bank), play.Free)
		p.Card.Attempts = 2
		want(t, "and for no third", p.whyNotBuy(english, marshal), RulePrices)
	})
	t.Run("one, and enough", func(t *testing.T) {
		// rule: crusader-kings/realm/develop-automatic
		// rule: crusader-kings/realm/develop-refill
		p := realm(5)
		bank := p.card("bank")
		p.acts(english, Realm).play(by(english, ToDevelop), buys(english, bank, 1), by(english, StopBuying))
		want(t, "Gold", p.Dynasties[english].Gold, 4)
		want(t, "face up", size(p.faceUp()), 3)
	})
	t.Run("no duplicates", func(t *testing.T) {
		// rule: crusader-kings/realm/no-duplicates
		p := realm(5).develops(english, "navy").offer("navy")
		navy := p.card("navy")
		p.acts(english, Realm).play(by(english, ToDevelop))
		want(t, "the Navy he owns", p.refuses(buys(english, navy, 1)), RuleNoDuplicate)
	})
	t.Run("the Library", func(t *testing.T) {
		// rule: crusader-kings/components/development-cards
		p := realm(3).develops(english, "library")
		bank, marshal, longbow := p.card("bank"), p.card("marshal"), p.card("longbow")
		p.acts(english, Realm).play(by(english, ToDevelop), buys(english, bank, 0), buys(english, marshal, 1), buys(english, longbow, 2))
		want(t, "0 + 1 + 2", p.Dynasties[english].Gold, 0)
	})
	t.Run("a fourth of a type", func(t *testing.T) {
		p := realm(5).develops(english, "navy", "library", "plate_armor", "steward")
		bank, marshal := p.card("bank"), p.card("marshal")
		navy := p.cardOf(english, development(t, "navy"))
		p.acts(english, Realm).play(by(english, ToDevelop), buys(english, bank, 0))
		// rule: crusader-kings/realm/fourth-card-discards-one
		p.asks(english, AskDiscard)
		want(t, "not the new one", p.offers(by(english, DiscardCard, bank)), false)
		want(t, "one of three", p.choices(english), 3)
		p.play(by(english, DiscardCard, navy))
		want(t, "it is discarded", p.DevAt[navy], DevDiscard)
		// rule: crusader-kings/realm/max-three-per-type
		want(t, "Inventions", p.inventions(english), 3)
		p.play(buys(english, marshal, 1))
		want(t, "a second Councillor is none too many", p.councillors(english), 2)
		// rule: crusader-kings/trophies/inventor
		want(t, "four cards made him the Inventor before, and he still is", p.Trophies[Inventor], english)
	})
	t.Run("a fourth that comes otherwise", func(t *testing.T) {
		// rule: crusader-kings/realm/fourth-card-discards-one
		// rule: crusader-kings/realm/development-types
		// rule: crusader-kings/trophies/inventor
		p := realm(0).develops(german, "marshal", "steward", "chancellor").develops(french, "spymaster")
		spymaster, marshal := p.cardOf(french, development(t, "spymaster")), p.cardOf(german, development(t, "marshal"))
		p.run(func(g *State, t *play.Table) { g.acquire(t, german, spymaster) }).asks(german, AskDiscard)
		want(t, "one of the three Councillors goes", p.choices(german), 3)
		p.play(by(german, DiscardCard, marshal))
		want(t, "the new one serves the Germans", p.DevAt[spymaster], DevOf+uint8(german))
		want(t, "Councillors", p.councillors(german), 3)
		bank := p.card("bank")
		p.run(func(g *State, t *play.Table) { g.acquire(t, german, bank) })
		want(t, "an Invention besides", p.inventions(german), 1)
		want(t, "makes four cards, and an Inventor", p.Trophies[Inventor], german)
	})
	t.Run("gaps on the board", func(t *testing.T) {
		// rule: crusader-kings/realm/develop-refill
		p := position(t, "kingdom-of-jerusalem", 5).run(func(g *State, t *play.Table) { g.refill(t) })
		want(t, "three are turned up", size(p.faceUp()), 3)
		want(t, "and no more", p.count(KeyOnOffer), 3)
		want(t, "nobody has one", p.councillors(english)+p.inventions(english), 0)
	})
}
