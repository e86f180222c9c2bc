package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 10, Commerce, which is Trade here. Everybody moves his transports, buys and sells at once; what touches others
// comes before, the auctions of cards after it.

const (
	BuyGoods  play.Verb = 610 // transport A buys goods of kind B, at C florins a unit
	SellGoods play.Verb = 611 // transport A sells of its lot B, at C florins a unit
	DoneTrade play.Verb = 612

	AskTrade       play.Prompt = 610 // which transport trades
	AskTradeConvoy play.Prompt = 611 // what the convoy led by transport A at place B does, with C MP

	KeyBought  play.Key = 610 // A buys B of goods C in D for E florins in all
	KeySold    play.Key = 611 // A sells B of goods C in D for E florins in all
	KeyHarbour play.Key = 612 // A pays B the fee of C florins for trading in D

	RuleTwoActions play.Rule = 610
	RuleInPort     play.Rule = 611
	RuleSettled    play.Rule = 612
	RuleAccess     play.Rule = 613
	RuleSameOwner  play.Rule = 614
	RuleSamePlace  play.Rule = 615
	RuleHold       play.Rule = 616
	RulePrice      play.Rule = 617
	RuleMonopoly   play.Rule = 618
)

var commerceChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{BuyGoods: "buy-goods", SellGoods: "sell-goods", DoneTrade: "done-trade"},
	Prompts: map[play.Prompt]string{AskTrade: "trade", AskTradeConvoy: "trade-convoy"},
	Lines:   map[play.Key]string{KeyBought: "bought-goods", KeySold: "sold-goods", KeyHarbour: "market-fee"},
	Refs: wording.Refs{
		BuyGoods:  func(c play.Choice) []string { return []string{RefTransport(c.A), RefGood(c.B)} },
		SellGoods: func(c play.Choice) []string { return []string{RefTransport(c.A), refLot(c.A, c.B)} },
	},
	Declining: []play.Verb{DoneTrade},
	Whole:     []play.Verb{BuyGoods, SellGoods},
}

// TradeSteps are where Trade takes another course in an edition.
type TradeSteps struct {
	// WhyNotAct is the rule that forbids a transport an action of Trade in this turn, of moving, buying and selling; Acted
	// notes that it has bought or sold.
	WhyNotAct func(g *State, i int16, action uint8) play.Rule
	Acted     func(g *State, i int16, action uint8)
	// OfferDeals adds what else a transport can do, and Deal does it; false if the answer is about something else.
	OfferDeals func(g *State, o *play.Asking, i int16)
	Deal       func(g *State, t *play.Table, a play.Answer) bool
	// EventPrice is what this turn's events change in the price of a unit of goods somewhere, in florins.
	EventPrice func(g *State, p Place, good int8, buying bool) int16
	// Sold is what follows when a player has sold goods.
	Sold func(g *State, t *play.Table, s play.Seat, good int8, n int16)
}

func (x *TradeSteps) complete() {
	orElse(&x.OfferDeals, func(*State, *play.Asking, int16) {})
	orElse(&x.Deal, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.EventPrice, func(*State, Place, int8, bool) int16 { return 0 })
	orElse(&x.Sold, func(*State, *play.Table, play.Seat, int8, int16) {})
}

// OpenTrade comes before everybody trades: what LADRI have copied in Combat is at work, no goods have been taxed yet,
// monopolies are lost and named, and cards are played that touch others.
func (g *State) OpenTrade(t *play.Table) {
	for _, s := range g.AllSeats() {
		g.learnBought(t, s)
	}
	for h := range g.Heaps {
		g.Heaps[h].Tolled = 0
	}
	g.NameMonopolies(t)
	g.CardsFirst(t)
}

// CloseTrade gives back the CORSARI that have met nobody.
func (g *State) CloseTrade() {
	g.Disband()
	g.recallCorsairs()
}

// Trade is what one player does with his transports: he leads some that stand together, moves, buys, sells, loads and
// unloads with them, in any order and as often as he likes. His Captains take relics where they have come.
// rule: mu-prototype/commerce/movement-is-free
// rule: mu-prototype/commerce/load-unload-as-in-combat
func (g *State) Trade(t *play.Table, s play.Seat) {
	g.Disband()
	for !g.Players[s].Out && g.TradesOn(s) {
		a := t.Await(func(o *play.Asking) {
			g.askTrade(o, s)
			g.OfferMarch(o, s)
			for i := range g.March.Convoy.each() {
				g.offerDeals(o, i)
			}
			g.OfferDeeds(o, s)
			g.OfferCards(o, s) // rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
			o.May(play.Choice{Verb: DoneTrade}, play.Free)
		})
		if a.Verb == DoneTrade {
			break
		}
		switch {
		case g.deal(t, a):
		case g.Lead(t, a):
		case g.Ed().Do(g, t, a):
		default:
			g.PlayCard(t, a) // rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
		}
		g.CastAdrift(t) // rule: mu-prototype/movement/empty-transport-elsewhere
		g.muddle()      // rule: mu-prototype/movement/empty-transport-elsewhere
	}
	g.Disband()
}

func (g *State) askTrade(o *play.Asking, s play.Seat) {
	if g.March.Leader == None {
		o.To(s, AskTrade)
		return
	}
	at, left, _ := g.muster(g.March.Convoy)
	o.To(s, AskTradeConvoy, g.March.Leader, int16(at), int16(left))
}

// deal does what offerDeals lists; false if the answer is about something else.
func (g *State) deal(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case BuyGoods:
		g.BuyGoods(t, a.A, int8(a.B), a.N, a.C)
	case SellGoods:
		g.SellGoods(t, a.A, a.B, a.N, a.C)
	default:
		return g.Ed().Deal(g, t, a)
	}
	return true
}

// TradesOn says whether a player is asked on: something of his can still do something, or he might hold a card to
// play, for all that everybody knows.
func (g *State) TradesOn(s play.Seat) bool {
	if g.hasDeeds(s) {
		return true
	}
	for i := range g.TransportsOf(s) {
		if g.Stirs(i) {
			return true
		}
	}
	return g.mightPlay(s, whileActing)
}

// Stirs says whether a transport can do anything in Trade.
// rule: mu-prototype/commerce/movement-points
// rule: mu-prototype/commerce/tessitura-astronomia-voyage
// rule: mu-prototype/commerce/two-actions
// rule: mu-prototype/commerce/load-unload-as-in-combat
func (g *State) Stirs(i int16) bool {
	x := &g.Transports[i]
	if x.At == NoPlace || g.WhyNotBegin(i) != play.Free {
		return false
	}
	for p := range g.around(x.At, x.Kind.Sea()) {
		if g.WhyNotStep(i, p) == play.Free {
			return true
		}
	}
	return play.Offers(x.Owner, func(o *play.Asking) {
		g.offerDeals(o, i)
		g.OfferLoading(o, i)
	})
}

// Two actions a turn: to move, to buy, to sell.

// offerDeals adds what a transport may buy and sell where it is.
func (g *State) offerDeals(o *play.Asking, i int16) {
	x := &g.Transports[i]
	if x.Kind.Warlike() || !x.At.Land() {
		return
	}
	if g.WhyNotDeal(i) == play.Free || o.Looking() {
		g.offerMarket(o, i)
	}
	g.Ed().OfferDeals(g, o, i)
}

// offerMarket adds what a transport may buy and sell at the market where it is.
func (g *State) offerMarket(o *play.Asking, i int16) {
	x := &g.Transports[i]
	for good := range int8(medioevo.Goods) {
		each := g.Price(x.Owner, x.At, good, true)
		o.May(play.Choice{Verb: BuyGoods, A: i, B: int16(good), C: each, Lo: 1, Hi: max(1, g.mostBought(i, each))}, g.WhyNotBuy(i, good, each))
	}
	for l := range int16(lots) {
		if y := &x.Cargo[l]; y.N > 0 {
			each := g.Price(x.Owner, x.At, y.Good, false)
			o.May(play.Choice{Verb: SellGoods, A: i, B: l, C: each, Lo: 1, Hi: int16(y.N)}, g.WhyNotSell(i, l))
		}
	}
}

// ActionsOf is how many of the three actions of Trade a transport has carried out in this turn.
func (x *Transport) ActionsOf() (n int) {
	for _, action := range [...]uint8{MovedInTrade, BoughtGoods, SoldGoods} {
		n += int(B2i(x.Moved&action != 0))
	}
	return n
}

// WhyNotDeal says why a transport cannot trade where it is.
// rule: mu-prototype/commerce/merchantmen-trade-in-port
// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-prototype/commerce/access-to-barbarian-settlements
// rule: mu-alpha/commerce/only-in-settlements
func (g *State) WhyNotDeal(i int16) play.Rule {
	x := &g.Transports[i]
	switch {
	case x.Aboard != None:
		return RuleAboardShip
	case x.Halted&Sabotaged != 0:
		return RuleHindered
	case !x.At.Land():
		return RuleInPort
	case !g.Market(x.At):
		return RuleSettled
	case !g.MayTrade(x.Owner, x.At):
		return RuleAccess
	}
	return play.Free
}

// Buying.

// WhyNotBuy says why a transport cannot buy goods of a kind where it is, at so many florins a unit.
// rule: mu-prototype/commerce/capacity
// rule: mu-prototype/commerce/prices-from-table
// rule: mu-alpha/commerce/capacity
func (g *State) WhyNotBuy(i int16, good int8, each int16) play.Rule {
	if why := g.WhyNotDeal(i); why != play.Free {
		return why
	}
	if why := g.Ed().WhyNotAct(g, i, BoughtGoods); why != play.Free {
		return why
	}
	x := &g.Transports[i]
	switch by := g.Monopolist(good, x.At); {
	case by != play.Nobody && by != x.Owner: // rule: mu-prototype/technologies/monopolio
		return RuleMonopoly // rule: mu-prototype/technologies/monopolio
	case g.mostBought(i, each) < 1:
		if g.Hold(i) < 1 {
			return RuleHold
		}
		return RulePrice
	}
	return g.WhyNotStow(i, g.bought(i, good, 1))
}

// mostBought is how many units a transport can buy at a price: what its hold takes and its owner can pay, with the
// fee that a pact wants.
func (g *State) mostBought(i, each int16) int16 {
	x := &g.Transports[i]
	left := g.Players[x.Owner].Florins - g.marketFee(x.Owner, x.At)
	switch room := int32(g.Hold(i)); {
	case left < 0:
		return 0
	case each == 0:
		return int16(room)
	default:
		return int16(min(room, left/int32(each)))
	}
}

// WhyNotStow says why goods find no place aboard.
// rule: mu-alpha/commerce/capacity
func (g *State) WhyNotStow(i int16, lot Lot) play.Rule {
	if g.Hold(i) < lot.N || !g.HasLot(i, lot) {
		return RuleHold
	}
	return play.Free
}

// bought are goods as they come from the market where a transport is. Where it is somebody's who taxes goods, they
// have been taxed by the time they are aboard.
func (g *State) bought(i int16, good int8, n int16) Lot {
	at := g.Transports[i].At
	lot := Lot{N: int8(n), Good: good, From: int16(at)}
	if g.Taxes(g.Territories[at].Owner, i) {
		lot.Tolled = 1 << g.Territories[at].Owner
	}
	return lot
}

// BuyGoods buys goods at so many florins a unit and puts them aboard.
// rule: mu-prototype/commerce/trade-loads-automatically
// rule: mu-prototype/commerce/cubes
// rule: mu-prototype/commerce/access-to-foreign-settlements
func (g *State) BuyGoods(t *play.Table, i int16, good int8, n, each int16) {
	x := &g.Transports[i]
	g.Pay(x.Owner, int32(n)*int32(each))
	lot := g.bought(i, good, n)
	g.Stow(i, lot)
	g.Ed().Acted(g, i, BoughtGoods) // rule: mu-prototype/commerce/two-actions
	t.Tell(KeyBought, int16(x.Owner), n, int16(good), int16(x.At), n*each)
	if lot.Tolled != 0 {
		g.taxGoods(t, g.Territories[x.At].Owner, i, n) // rule: mu-prototype/empire-cards/esattore
	}
	g.Dealt(t, i, good, n*each)
}

// Selling.

// WhyNotSell says why a transport cannot sell what lies in one of its lots. Goods without origin are sold anywhere.
// rule: mu-prototype/commerce/no-resale-in-same-place
// rule: mu-prototype/commerce/goods-without-origin
// rule: mu-prototype/commerce/partial-sale
// rule: mu-prototype/prisoners-slaves/selling-slaves
// rule: mu-alpha/commerce/sell
// rule: mu-alpha/commerce/same-owner-ban
func (g *State) WhyNotSell(i, l int16) play.Rule {
	if why := g.WhyNotDeal(i); why != play.Free {
		return why
	}
	if why := g.Ed().WhyNotAct(g, i, SoldGoods); why != play.Free {
		return why
	}
	x := &g.Transports[i]
	from := Place(x.Cargo[l].From)
	switch {
	case g.Players[x.Owner].Florins+int32(g.Price(x.Owner, x.At, x.Cargo[l].Good, false)) < g.marketFee(x.Owner, x.At):
		return RulePrice // not even the fee of the pact could be paid
	case from == NoPlace:
		return play.Free
	case from == x.At:
		return RuleSamePlace
	case g.SameOwner(from, x.At) && !g.Has(x.Owner, Mercato):
		return RuleSameOwner
	}
	return play.Free
}

// SameOwner says whether one player controls both places now.
// rule: mu-prototype/commerce/same-owner-ban
// rule: mu-prototype/commerce/barbarian-pair-allowed
// rule: mu-alpha/commerce/same-owner-ban
func (g *State) SameOwner(a, b Place) bool {
	owner := g.Territories[a].Owner
	return owner != play.Nobody && !g.Contested(a) && !g.Contested(b) && owner == g.Territories[b].Owner
}

// SellGoods takes goods off and pays for them at so many florins a unit.
// rule: mu-prototype/commerce/trade-loads-automatically
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-alpha/commerce/sell
func (g *State) SellGoods(t *play.Table, i, l, n, each int16) {
	x := &g.Transports[i]
	y := &x.Cargo[l]
	good := y.Good
	g.taxSale(t, i, y, n) // rule: mu-prototype/empire-cards/esattore
	// rule: mu-prototype/commerce/partial-sale
	// rule: mu-alpha/commerce/sell
	if y.N -= int8(n); y.N == 0 {
		*y = Lot{}
	}
	g.Earn(x.Owner, int32(n)*int32(each))
	g.Ed().Acted(g, i, SoldGoods) // rule: mu-prototype/commerce/two-actions
	t.Tell(KeySold, int16(x.Owner), n, int16(good), int16(x.At), n*each)
	g.Dealt(t, i, good, n*each)
	g.Ed().Sold(g, t, x.Owner, good, n) // rule: mu-alpha/victory/end-objective
}

// Dealt is what follows from a deal: the fee of the pact by which one trades there, and the share of a monopoly.
// rule: mu-prototype/commerce/access-to-foreign-settlements
func (g *State) Dealt(t *play.Table, i int16, good int8, florins int16) {
	x := &g.Transports[i]
	if pact, fee := g.MarketPact(x.Owner, x.At); fee > 0 {
		to := g.Holder(x.At)
		paid := g.Give(x.Owner, to, int32(fee))
		t.Tell(KeyHarbour, int16(x.Owner), int16(to), int16(paid), int16(x.At))
		// rule: mu-prototype/diplomacy/pact-break-definition
		// rule: mu-alpha/diplomacy/pact-rupture
		if paid < int32(fee) {
			g.Renounce(t, x.Owner, pact)
		}
	}
	g.MonopolyShare(t, good, x.At, florins) // rule: mu-prototype/technologies/monopolio
}
