package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// From Damascus to Alexandria by Caravan, and on to Palermo by ship, in one turn: 300 florins paid, 510 received.
//
// rule: mu-prototype/commerce/prices-from-table
// rule: mu-prototype/commerce/trade-first-then-move
// rule: mu-prototype/commerce/movement-is-free
// rule: mu-prototype/commerce/load-unload-as-in-combat
// rule: mu-prototype/commerce/trade-loads-automatically
// rule: mu-prototype/commerce/relay-goods
// rule: mu-prototype/commerce/tessitura-astronomia-voyage
// rule: mu-prototype/commerce/access-to-barbarian-settlements
// rule: mu-prototype/commerce/trading-costs-no-mp
func TestSpicesFromDamascusToPalermo(t *testing.T) {
	p := trading(t).learned(green, Tessitura, Astronomia)
	caravan := p.transport(green, Caravan, 1, "coele-syria", 5)
	ship := p.transport(green, Merchantman, 1, "egypt", 5)
	p.trades(green)
	p.play(leads(green, caravan), p.buying(green, caravan, Spices, 10))
	want(t, "paid", p.Players[green].Florins, 700)
	want(t, "nothing spent to buy and load", p.mpLeft(caravan), 6)
	p.play(to(green, "egypt"))
	want(t, "left in Alexandria", p.mpLeft(caravan), 1)
	p.play(saying(by(green, UnloadGoods, caravan, 0, int16(at("egypt"))), 10), says(green, Halt))
	want(t, "left after unloading", p.mpLeft(caravan), 0)
	p.play(leads(green, ship), saying(by(green, LoadGoods, ship, 0, int16(Spices)), 10))
	want(t, "MP of the ship", p.mp(ship), 8)
	want(t, "left after loading", p.mpLeft(ship), 7)
	p.play(to(green, "sicily"))
	p.play(p.selling(green, ship, 0, 10))
	want(t, "received", p.Players[green].Florins, 700+510)
	want(t, "nothing left aboard", p.Transports[ship].Cargo[0].N, 0)
}

// rule: mu-prototype/commerce/movement-points
// rule: mu-prototype/commerce/capacity
func TestCommercialTransports(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		for _, k := range []Kind{Merchantman, Caravan} {
			p := trading(t)
			i := p.transport(green, k, level, "egypt", 5)
			want(t, "MP", p.mp(i), 5+level)
			want(t, "goods", p.hold(i), []int8{0, 10, 30, 50}[level])
			want(t, "VF", p.space(i), 5)
		}
	}
	p := trading(t).florins(green, 100)
	i := p.transport(green, Caravan, 2, "coele-syria", 5)
	p.trades(green).play(leads(green, i))
	want(t, "as much Salt as 100 florins buy at 13", p.most(p.buying(green, i, Salt, 1)), 7)
	p = trading(t)
	i = p.transport(green, Caravan, 1, "coele-syria", 5)
	p.stowed(i, Wine, 10, "judea").trades(green).play(leads(green, i))
	want(t, "no room", p.refuses(by(green, BuyGoods, i, int16(Salt), 13)), RuleHold)
}

func TestTwoActions(t *testing.T) {
	// rule: mu-prototype/commerce/two-actions
	t.Run("sells, buys, and stays", func(t *testing.T) {
		p := trading(t)
		i := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.stowed(i, Salt, 10, "syria").trades(green)
		p.play(leads(green, i), p.selling(green, i, 0, 10), p.buying(green, i, Textiles, 10))
		want(t, "may move", p.offers(to(green, "judea")), false)
		want(t, "why not", p.refuses(to(green, "judea")), RuleMoveEnded)
	})
	// rule: mu-prototype/commerce/two-actions
	t.Run("moves, buys, and sells nothing", func(t *testing.T) {
		p := trading(t)
		i := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.stowed(i, Wine, 5, "").trades(green)
		p.play(leads(green, i), to(green, "syria"), p.buying(green, i, Salt, 3))
		want(t, "why not", p.refuses(p.selling(green, i, 0, 1)), RuleTwoActions)
	})
	// rule: mu-prototype/commerce/two-actions
	t.Run("buys, moves, and deals no more", func(t *testing.T) {
		p := trading(t)
		i := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.trades(green)
		p.play(leads(green, i), p.buying(green, i, Salt, 3), to(green, "syria"))
		want(t, "why not", p.refuses(by(green, BuyGoods, i, int16(Salt), p.price(green, at("syria"), Salt, true))), RuleTwoActions)
		want(t, "nor sells", p.refuses(p.selling(green, i, 0, 3)), RuleTwoActions)
	})
}

// One action covers all that is bought, or sold, in one settlement; a part of a load may be sold.
//
// rule: mu-prototype/commerce/one-action-covers-one-place
// rule: mu-prototype/commerce/partial-sale
func TestOneActionManyGoods(t *testing.T) {
	p := trading(t)
	i := p.transport(green, Caravan, 2, "coele-syria", 5)
	p.trades(green)
	p.play(leads(green, i), p.buying(green, i, Salt, 3), p.buying(green, i, Wine, 4), p.buying(green, i, Salt, 2))
	want(t, "Salt aboard", p.Transports[i].Cargo[0].N, 5)
	p = trading(t)
	i = p.transport(green, Caravan, 2, "syria", 5)
	p.stowed(i, Salt, 5, "coele-syria").stowed(i, Wine, 4, "coele-syria").trades(green).play(leads(green, i))
	p.play(p.selling(green, i, 0, 2), p.selling(green, i, 1, 4), p.selling(green, i, 0, 1))
	want(t, "Salt left", p.Transports[i].Cargo[0], Lot{N: 2, Good: Salt, From: int16(at("coele-syria"))})
	want(t, "where the Wine was", p.Transports[i].Cargo[1], Lot{})
}

// An action that falls into a movement ends it; what MP are left are for loading and unloading.
//
// rule: mu-prototype/commerce/move-before-or-after
func TestDealsEndTheMovement(t *testing.T) {
	p := trading(t).vf(green, "syria", 0)
	i := p.transport(green, Caravan, 1, "coele-syria", 5)
	p.trades(green)
	p.play(leads(green, i), to(green, "syria"), p.buying(green, i, Salt, 3))
	want(t, "MP left", p.mpLeft(i) > 0, true)
	want(t, "why it goes no further", p.refuses(to(green, "coele-syria")), RuleMoveEnded)
	want(t, "but unloads", p.offers(saying(by(green, UnloadGoods, i, 0, int16(at("syria"))), 3)), true)
}

// rule: mu-prototype/commerce/goods-left-on-land
func TestGoodsLeftOnLand(t *testing.T) {
	p := trading(t)
	i := p.transport(green, Caravan, 1, "coele-syria", 5)
	p.stowed(i, Wine, 7, "judea").trades(green)
	p.play(leads(green, i), saying(by(green, UnloadGoods, i, 0, int16(at("coele-syria"))), 7))
	want(t, "lie there", p.Heaps[0].N, 7)
	want(t, "nothing of them aboard", p.Transports[i].Cargo[0], Lot{})
	p.clearHeaps()
	want(t, "to the end of this turn", p.Heaps[0].N, 7)
	p.Turn++
	p.clearHeaps()
	want(t, "and of the next, no longer", p.Heaps[0].N, 0)
}

// rule: mu-prototype/commerce/merchantmen-trade-in-port
func TestShipsTradeInPort(t *testing.T) {
	p := trading(t)
	i := p.transport(green, Merchantman, 1, "egyptian-sea", 5)
	p.stowed(i, Wine, 5, "")
	want(t, "off the port", p.whyNotSell(i, 0), RuleInPort)
	p.Transports[i].At = at("egypt")
	want(t, "in port", p.whyNotSell(i, 0), play.Free)
}

// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestWhereOneMayTrade(t *testing.T) {
	p := trading(t).own(red, "tunisia")
	i := p.transport(green, Merchantman, 1, "tunisia", 5)
	p.stowed(i, Wine, 5, "")
	want(t, "at the Hafsids'", p.whyNotSell(i, 0), RuleAccess)
	p.Treaties.Sign(medioevo.Treaty{Parties: 1<<green | 1<<red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: red, To: green, N: 20}}})
	want(t, "by a pact", p.whyNotSell(i, 0), play.Free)
	p.trades(green).play(leads(green, i), p.selling(green, i, 0, 5))
	want(t, "received, less the fee", p.Players[green].Florins, 1000+5*15-20)
	want(t, "the fee", p.Players[red].Florins, 20)
	// rule: mu-prototype/diplomacy/pact-break-definition
	want(t, "who pays all of it keeps to the pact", p.granted(medioevo.Market, red, green), true)
	p.play(p.buying(green, i, Salt, 1))
	want(t, "the fee of what is bought", p.Players[red].Florins, 40)
	p.setBuilt(at("tunisia"), Settlement, 0)
	want(t, "without a settlement", p.whyNotSell(i, 0), RuleSettled)

	p = trading(t)
	i = p.transport(green, Caravan, 1, "coele-syria", 5)
	p.trades(green).play(leads(green, i), p.buying(green, i, Salt, 1))
	want(t, "a fee at home", p.told(KeyHarbour, int16(green)), false)
}

// Who may trade in Tunis may come there with his ships and Caravans, and nowhere else.
//
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func TestAMarketPactOpensThePort(t *testing.T) {
	p := trading(t).held(red, 5, "tunisia", "medjerda").build(Settlement, 1, "tunisia")
	ship, galley := p.transport(green, Merchantman, 1, "tunisian-sea", 1), p.transport(green, Galley, 1, "tunisian-sea", 1)
	want(t, "without a pact", p.whyNotStep(ship, at("tunisia")), RuleForeignLand)
	p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green})
	want(t, "into port", p.whyNotStep(ship, at("tunisia")), play.Free)
	want(t, "no Galley", p.whyNotStep(galley, at("tunisia")), RuleForeignLand)
	caravan := p.transport(green, Caravan, 1, "tunisia", 1)
	want(t, "no further inland", p.whyNotStep(caravan, at("medjerda")), RuleForeignLand)
	p.land("tunisia").Damaged = 1 << Settlement
	want(t, "to a market in ruins", p.whyNotStep(ship, at("tunisia")), RuleForeignLand)
}

// rule: mu-prototype/commerce/same-owner-ban
// rule: mu-prototype/commerce/no-resale-in-same-place
// rule: mu-prototype/commerce/goods-without-origin
// rule: mu-prototype/commerce/barbarian-pair-allowed
// rule: mu-prototype/technologies/mercato
func TestWhereGoodsComeFrom(t *testing.T) {
	for _, x := range []struct {
		name   string
		from   string
		mercat bool
		why    play.Rule
	}{
		{"from the barbarians", "syria", false, play.Free},
		{"from his own Damascus", "coele-syria", false, RuleSameOwner},
		{"from Damascus, with MERCATO", "coele-syria", true, play.Free},
		{"bought right here", "egypt", true, RuleSamePlace},
		{"from no market", "", false, play.Free},
	} {
		p := trading(t)
		if x.mercat {
			p.learned(green, Mercato)
		}
		i := p.transport(green, Caravan, 1, "egypt", 5)
		p.stowed(i, Spices, 5, x.from)
		want(t, x.name, p.whyNotSell(i, 0), x.why)
	}
	p := trading(t)
	i := p.transport(green, Merchantman, 1, "sicily", 5)
	p.stowed(i, Spices, 5, "tunisia")
	want(t, "from barbarians to barbarians", p.whyNotSell(i, 0), play.Free)
	p.own(red, "sicily", "tunisia")
	p.Treaties.Sign(medioevo.Treaty{Parties: 1<<green | 1<<red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: red, To: green}}})
	want(t, "between two of another's", p.whyNotSell(i, 0), RuleSameOwner)
}

// Cubes only show goods: goods are counted one by one, by kind and origin.
//
// rule: mu-prototype/commerce/cubes
func TestGoodsAreCountedOneByOne(t *testing.T) {
	p := trading(t)
	i := p.transport(green, Merchantman, 2, "egypt", 5)
	p.trades(green)
	p.play(leads(green, i), p.buying(green, i, Wine, 7), p.buying(green, i, Salt, 15))
	want(t, "Wine", p.Transports[i].Cargo[0].N, 7)
	want(t, "Salt", p.Transports[i].Cargo[1].N, 15)
	want(t, "room left", p.hold(i), 8)
}

// A war transport moves if it has not moved in Combat; what has moved there stays.
//
// rule: mu-prototype/commerce/movement-is-free
func TestWhatMovesInTrade(t *testing.T) {
	p := trading(t)
	galley := p.transport(green, Galley, 1, "egypt", 5)
	caravan := p.transport(green, Caravan, 1, "coele-syria", 5)
	p.Transports[caravan].Moved = MovedInCombat
	p.trades(green).play(leads(green, galley))
	want(t, "the Galley sails", p.offers(to(green, "egyptian-sea")), true)
	p.play(says(green, Halt), leads(green, caravan))
	want(t, "the Caravan has moved", p.refuses(to(green, "judea")), RuleMovedInCombat)
	want(t, "but buys", p.offers(p.buying(green, caravan, Salt, 1)), true)
}

// What keeps a transport from trading where it is.
//
// rule: mu-prototype/commerce/merchantmen-trade-in-port
// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestWhatKeepsATransportFromTrading(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, i int16)
		why  play.Rule
	}{
		{"in his own port", func(*stage, int16) {}, play.Free},
		{"off the port", func(p *stage, i int16) { p.Transports[i].At = at("egyptian-sea") }, RuleInPort},
		{"sabotaged", func(p *stage, i int16) { p.Transports[i].Halted = Sabotaged }, RuleHindered},
		{"slowed", func(p *stage, i int16) { p.Transports[i].Halted = Slowed }, play.Free},
		{"aboard a ship", func(p *stage, i int16) { p.Transports[i].Aboard = p.transport(green, Merchantman, 1, "egypt", 1) }, RuleAboardShip},
		{"without a settlement", func(p *stage, i int16) { p.setBuilt(at("egypt"), Settlement, 0) }, RuleSettled},
		{"at another's", func(p *stage, i int16) { p.own(red, "egypt") }, RuleAccess},
	} {
		p := trading(t)
		i := p.transport(green, Merchantman, 1, "egypt", 5)
		c.but(p, i)
		want(t, c.name, p.whyNotDeal(i), c.why)
	}
}

// Of moving, buying and selling a transport has two; what it has begun goes on until it has moved on.
//
// rule: mu-prototype/commerce/two-actions
// rule: mu-prototype/commerce/one-action-covers-one-place
// rule: mu-prototype/commerce/trade-first-then-move
func TestWhichActionsATransportHas(t *testing.T) {
	for _, c := range []struct {
		name      string
		done      uint8
		buy, sell play.Rule
	}{
		{"nothing done", 0, play.Free, play.Free},
		{"moved", MovedInTrade, play.Free, play.Free},
		{"bought", BoughtGoods, play.Free, play.Free},
		{"sold", SoldGoods, play.Free, play.Free},
		{"bought and sold", BoughtGoods | SoldGoods | EndedMove, play.Free, play.Free},
		{"moved and bought", MovedInTrade | BoughtGoods | EndedMove, play.Free, RuleTwoActions},
		{"moved and sold", MovedInTrade | SoldGoods | EndedMove, RuleTwoActions, play.Free},
		{"bought and moved on", BoughtGoods | MovedInTrade, RuleTwoActions, RuleTwoActions},
		{"sold and moved on", SoldGoods | MovedInTrade, RuleTwoActions, RuleTwoActions},
	} {
		p := trading(t)
		i := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.Transports[i].Moved = c.done
		want(t, c.name+": buys", p.whyNotAct(i, BoughtGoods), c.buy)
		want(t, c.name+": sells", p.whyNotAct(i, SoldGoods), c.sell)
	}
}

// One trades on for as long as anything of one's own can stir, goes where one likes, and stops when one likes; no convoy
// of Combat goes on, and none is left behind.
//
// rule: mu-prototype/commerce/movement-is-free
func TestTradingAsLongAsOneLikes(t *testing.T) {
	p := trading(t)
	galley := p.transport(green, Galley, 1, "egypt", 5)
	p.March = March{Leader: galley, Convoy: one(galley)}
	p.trades(green).asks(green, AskTrade)
	p.play(leads(green, galley)).asks(green, AskTradeConvoy)
	want(t, "to the sea before the port", p.offers(to(green, "egyptian-sea")), true)
	want(t, "or on to the next", p.offers(to(green, "levantine-sea")), true)
	p.play(says(green, DoneTrade))
	want(t, "done", p.over(), true)
	want(t, "no convoy is left", p.March, noMarch())

	p.Transports[galley] = noTransport()
	want(t, "nothing to trade with", p.trades(green).over(), true)
	p = trading(t)
	p.transport(green, Galley, 1, "egypt", 5)
	p.Players[green].Out = true
	want(t, "out of the game", p.trades(green).over(), true)
}

// A transport stirs in Trade that may still move, deal, load or unload.
//
// rule: mu-prototype/commerce/two-actions
// rule: mu-prototype/commerce/load-unload-as-in-combat
func TestWhatStirsInTrade(t *testing.T) {
	for _, c := range []struct {
		name  string
		but   func(p *stage, i int16)
		stirs bool
	}{
		{"one that has done nothing", func(*stage, int16) {}, true},
		{"one not placed yet", func(p *stage, i int16) { p.Transports[i].At = NoPlace }, false},
		{"one aboard a ship", func(p *stage, i int16) { p.Transports[i].Aboard = p.transport(green, Merchantman, 1, "egypt", 1) }, false},
		{"one that can only move", func(p *stage, i int16) { p.florins(green, 0).Transports[i].VF = 1 }, true},
		{"one without MP that can buy", func(p *stage, i int16) { p.Transports[i].Spent = p.mp(i) }, true},
		{"one without MP that can sell", func(p *stage, i int16) {
			p.florins(green, 0).stowed(i, Salt, 1, "").Transports[i].Spent = p.mp(i)
		}, true},
		{"one without MP, florins and goods", func(p *stage, i int16) {
			p.florins(green, 0).setBuilt(at("egypt"), Settlement, 0)
			p.Transports[i].Spent = p.mp(i)
		}, false},
		{"one without MP that can only buy, at another's", func(p *stage, i int16) {
			p.own(red, "egypt").vf(green, "egypt", -5).treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green})
			p.Transports[i].Spent = p.mp(i)
		}, true},
		{"one without MP at another's who grants nothing", func(p *stage, i int16) {
			p.own(red, "egypt").vf(green, "egypt", -5).Transports[i].Spent = p.mp(i)
		}, false},
		{"one that has moved and can load", func(p *stage, i int16) {
			p.florins(green, 0).Transports[i].Moved = MovedInCombat
		}, true},
	} {
		p := trading(t)
		i := p.transport(green, Caravan, 1, "egypt", 5)
		c.but(p, i)
		want(t, c.name, p.stirs(i), c.stirs)
	}
}

// What may be bought at all is one unit: for it there must be room and florins, with the fee of a pact; a seller pays the
// fee from what he gets.
//
// rule: mu-prototype/commerce/capacity
// rule: mu-prototype/commerce/prices-from-table
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestOneUnitAtLeast(t *testing.T) {
	for _, c := range []struct {
		name    string
		aboard  int8
		florins int32
		fee     int16
		buy     play.Rule
		sell    play.Rule
	}{
		{"room and florins for one", 9, 13, 0, play.Free, play.Free},
		{"no room", 10, 13, 0, RuleHold, play.Free},
		{"a florin too few", 9, 12, 0, RulePrice, play.Free},
		{"for one and the fee", 9, 33, 20, play.Free, play.Free},
		{"a florin too few for the fee", 9, 32, 20, RulePrice, play.Free},
		{"the fee from what one unit brings", 9, 7, 20, RulePrice, play.Free},
		{"a florin too few for that", 9, 6, 20, RulePrice, RulePrice},
	} {
		p := trading(t).own(red, "coele-syria").florins(green, c.florins)
		p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green, N: c.fee})
		i := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.stowed(i, Salt, c.aboard, "")
		want(t, "a Salt in Damascus", p.price(green, at("coele-syria"), Salt, true), 13)
		want(t, c.name+": buys", p.whyNotBuy(i, Salt, 13), c.buy)
		want(t, c.name+": sells", p.whyNotSell(i, 0), c.sell)
	}
}

// Two places are one player's if both are his now, and neither is contested.
//
// rule: mu-prototype/commerce/same-owner-ban
// rule: mu-prototype/commerce/barbarian-pair-allowed
func TestWhatOnePlayerControls(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage)
		same bool
	}{
		{"both green's", func(*stage) {}, true},
		{"one red's", func(p *stage) { p.own(red, "egypt") }, false},
		{"the other red's", func(p *stage) { p.own(red, "coele-syria") }, false},
		{"both barbarian", func(p *stage) { p.own(play.Nobody, "egypt", "coele-syria") }, false},
		{"one contested", func(p *stage) { p.land("egypt").Before = green }, false},
		{"the other contested", func(p *stage) { p.land("coele-syria").Before = green }, false},
	} {
		p := trading(t)
		c.but(p)
		want(t, c.name, p.sameOwner(at("coele-syria"), at("egypt")), c.same)
	}
}
