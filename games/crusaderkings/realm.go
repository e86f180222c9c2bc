package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Realm cards: Build and Develop.

const (
	castlePrice = 3 // Gold
	mostOfType  = 3 // Councillors, and as many Inventions

	BuildAt       play.Verb = 110 // a Castle in territory A
	StartBuilding play.Verb = 111 // A Castles have been declared
	BuyCard       play.Verb = 112 // Development card A for B Gold
	StopBuying    play.Verb = 113
	DiscardCard   play.Verb = 114 // Development card A

	AskBuild   play.Prompt = 201 // where; A Castles have been declared, B Gold for each
	AskDevelop play.Prompt = 202 // which card; the next costs A Gold
	AskDiscard play.Prompt = 203 // which card goes for card A

	KeyBuilt      play.Key = 410 // A builds a Castle in territory B for C Gold
	KeyNoGold     play.Key = 411 // A cannot pay for the Castle in territory B
	KeyNotBuilt   play.Key = 412 // A's works in territory B come to nothing
	KeyNoCastle   play.Key = 413 // no Castle is left for A in territory B
	KeyBought     play.Key = 414 // A buys Development card B for C Gold
	KeyDiscarded  play.Key = 415 // A discards Development card B
	KeyOnOffer    play.Key = 416 // Development card A is turned up
	KeyWillBuild  play.Key = 417 // A will build in territory B
	KeyNoneOffers play.Key = 418 // no Development card is left to turn up

	RuleOwnLand     play.Rule = 410
	RuleOneCastle   play.Rule = 411
	RuleDeclared    play.Rule = 412
	RuleCastlesLeft play.Rule = 413
	RuleFaceUp      play.Rule = 414
	RuleNoDuplicate play.Rule = 415
	RulePrices      play.Rule = 416
)

var realmChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		BuildAt: "build-at", StartBuilding: "start-building", BuyCard: "buy-card", StopBuying: "stop-buying", DiscardCard: "discard-card",
	},
	Prompts: map[play.Prompt]string{AskBuild: "build", AskDevelop: "develop", AskDiscard: "discard"},
	Lines: map[play.Key]string{
		KeyBuilt: "built", KeyNoGold: "no-gold", KeyNotBuilt: "not-built", KeyNoCastle: "no-castle", KeyBought: "bought",
		KeyDiscarded: "discarded", KeyOnOffer: "on-offer", KeyWillBuild: "will-build", KeyNoneOffers: "none-on-offer",
	},
	Rules: map[play.Rule]string{
		RuleOwnLand:     "crusader-kings/realm/build-where",
		RuleOneCastle:   "crusader-kings/realm/one-castle-per-territory",
		RuleDeclared:    "crusader-kings/realm/build-several",
		RuleCastlesLeft: "crusader-kings/components/castles",
		RuleFaceUp:      "crusader-kings/realm/develop-automatic",
		RuleNoDuplicate: "crusader-kings/realm/no-duplicates",
		RulePrices:      "crusader-kings/realm/develop-prices",
	},
	Refs: wording.Refs{
		BuildAt: wording.OfA(refTerritory), BuyCard: wording.OfA(refDevelopment), DiscardCard: wording.OfA(refDevelopment),
	},
	Closing:   []play.Verb{StartBuilding},
	Declining: []play.Verb{StopBuying},
}

// buildAction lets a player declare where Castles are to rise, then tries one after the other.
// rule: crusader-kings/realm/build-declare-first
func (g *State) buildAction(t *play.Table, s play.Seat) {
	var declared []int8
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskBuild, int16(size(g.Card.Tried)), g.castlePrice(s))
			for i := range each(g.lands(s)) {
				o.May(play.Choice{Verb: BuildAt, A: int16(i)}, g.whyNotBuild(s, i))
			}
			o.May(play.Choice{Verb: StartBuilding, A: int16(size(g.Card.Tried))}, play.Free)
		})
		if a.Verb == StartBuilding {
			break
		}
		declared = append(declared, int8(a.A))
		g.Card.Action, g.Card.Tried = Build, g.Card.Tried|1<<a.A
		t.Tell(KeyWillBuild, int16(s), a.A)
	}
	for _, i := range declared {
		g.build(t, s, i)
	}
}

// whyNotBuild is the rule that forbids an attempt to build a Castle in a territory.
func (g *State) whyNotBuild(s play.Seat, i int8) play.Rule {
	switch x := &g.Territories[i]; {
	case x.Owner != s: // rule: crusader-kings/realm/build-where
		return RuleOwnLand
	case g.castlesLeft() == 0: // rule: crusader-kings/components/castles
		return RuleCastlesLeft
	case x.Castle: // rule: crusader-kings/realm/one-castle-per-territory
		return RuleOneCastle
	case holds(g.Card.Tried, i): // rule: crusader-kings/realm/build-several
		return RuleDeclared
	}
	return play.Free
}

// build makes one attempt: a check, and then the price. Whoever cannot pay it gets no Castle.
// rule: crusader-kings/realm/build-check
// rule: crusader-kings/realm/build-cost
// rule: crusader-kings/realm/build-separate-checks
func (g *State) build(t *play.Table, s play.Seat, i int8) {
	g.Card.Action = Build
	g.Card.Tried &^= 1 << i
	if g.castlesLeft() == 0 { // rule: crusader-kings/components/castles
		t.Tell(KeyNoCastle, int16(s), int16(i))
		return
	}
	passed := g.check(t, Trial{Seat: s, Action: Build, About: i, Needed: 1, Guest: None})
	switch price := g.castlePrice(s); {
	case !passed:
		t.Tell(KeyNotBuilt, int16(s), int16(i))
	case !g.affords(s, price):
		t.Tell(KeyNoGold, int16(s), int16(i))
	default:
		g.pay(s, price)
		g.Territories[i].Castle = true
		t.Tell(KeyBuilt, int16(s), int16(i), price)
		g.settleTrophies(t) // rule: crusader-kings/trophies/builder
	}
}

// castlePrice is what a Castle costs a dynasty.
func (g *State) castlePrice(s play.Seat) int16 {
	return int16(max(0, castlePrice+g.modifier(s, CastleCost, NoAction)))
}

// developAction lets a player buy of the Development cards face up.
// rule: crusader-kings/realm/develop-automatic
func (g *State) developAction(t *play.Table, s play.Seat) {
	for g.whyNotPerform(s, ToDevelop) == play.Free {
		a := t.Await(func(o *play.Asking) {
			price := g.developPrice(s)
			o.To(s, AskDevelop, price)
			for d := range each(g.faceUp()) {
				o.May(play.Choice{Verb: BuyCard, A: int16(d), B: price}, g.whyNotBuy(s, d))
			}
			o.May(play.Choice{Verb: StopBuying}, play.Free)
		})
		if a.Verb == StopBuying {
			return
		}
		g.buy(t, s, int8(a.A))
	}
}

// faceUp are the Development cards on offer, bit d for card d.
func (g *State) faceUp() uint64 {
	var set uint64
	for d, at := range g.DevAt {
		if at >= DevFaceUp && at < DevOf {
			set |= 1 << d
		}
	}
	return set
}

// whyNotBuy is the rule that forbids to buy a Development card.
func (g *State) whyNotBuy(s play.Seat, d int8) play.Rule {
	switch at := g.DevAt[d]; {
	case at < DevFaceUp || at >= DevOf: // rule: crusader-kings/realm/develop-automatic
		return RuleFaceUp
	case g.owns(s, kindOf(d)): // rule: crusader-kings/realm/no-duplicates
		return RuleNoDuplicate
	case !g.affords(s, g.developPrice(s)): // rule: crusader-kings/realm/develop-prices
		return RulePrices
	}
	return play.Free
}

// developPrice is what the next card costs: 1 Gold the first of an action, 2 the second, 3 the third.
// rule: crusader-kings/realm/develop-prices
// rule: crusader-kings/components/development-cards
func (g *State) developPrice(s play.Seat) int16 {
	return int16(max(0, g.Card.Attempts+1+g.modifier(s, DevelopCost, NoAction)))
}

// buy buys a Development card.
func (g *State) buy(t *play.Table, s play.Seat, d int8) {
	price := g.pay(s, g.developPrice(s))
	g.Card.Action = Develop
	g.Card.Attempts++
	t.Tell(KeyBought, int16(s), int16(d), price)
	g.acquire(t, s, d)
}

// acquire gives a dynasty a Development card, however it comes by it. For a fourth of a type one of the three
// it has goes.
// rule: crusader-kings/realm/development-types
// rule: crusader-kings/realm/max-three-per-type
// rule: crusader-kings/realm/fourth-card-discards-one
func (g *State) acquire(t *play.Table, s play.Seat, d int8) { //stale:ok names the card
	invention := box.Developments[kindOf(d)].Invention
	if g.developed(s, invention) == mostOfType {
		a := undisturbed(t, func(o *play.Asking) {
			o.To(s, AskDiscard, int16(d))
			for other, at := range g.DevAt {
				if at == DevOf+uint8(s) && box.Developments[kindOf(int8(other))].Invention == invention {
					o.May(play.Choice{Verb: DiscardCard, A: int16(other)}, play.Free)
				}
			}
		})
		g.DevAt[a.A] = DevDiscard
		t.Tell(KeyDiscarded, int16(s), a.A)
	}
	g.DevAt[d] = DevOf + uint8(s)
	g.settleTrophies(t) // rule: crusader-kings/trophies/inventor
}

// refill turns up Development cards in the empty spaces.
// rule: crusader-kings/realm/develop-refill
func (g *State) refill(t *play.Table) {
	for space := range int8(faceUp) {
		if g.offered(space) != None {
			continue
		}
		d := g.turnUp(t, space)
		if d == None {
			t.Tell(KeyNoneOffers)
			return
		}
		t.Tell(KeyOnOffer, int16(d))
	}
}
