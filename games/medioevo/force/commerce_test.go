package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
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
	p := Trading(t).Learned(Green, Tessitura, Astronomia)
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 5)
	ship := p.Transport(Green, Merchantman, 1, "egypt", 5)
	p.Trades(Green)
	p.Play(Leads(Green, caravan), p.Buying(Green, caravan, Spices, 10))
	Want(t, "paid", p.Players[Green].Florins, 700)
	Want(t, "nothing spent to buy and load", p.MpLeft(caravan), 6)
	p.Play(To(Green, "egypt"))
	Want(t, "left in Alexandria", p.MpLeft(caravan), 1)
	p.Play(Saying(By(Green, UnloadGoods, caravan, 0, int16(At("egypt"))), 10), Says(Green, Halt))
	Want(t, "left after unloading", p.MpLeft(caravan), 0)
	p.Play(Leads(Green, ship), Saying(By(Green, LoadGoods, ship, 0, int16(Spices)), 10))
	Want(t, "MP of the ship", p.Mp(ship), 8)
	Want(t, "left after loading", p.MpLeft(ship), 7)
	p.Play(To(Green, "sicily"))
	p.Play(p.Selling(Green, ship, 0, 10))
	Want(t, "received", p.Players[Green].Florins, 700+510)
	Want(t, "nothing left aboard", p.Transports[ship].Cargo[0].N, 0)
}

// rule: mu-prototype/commerce/movement-points
// rule: mu-prototype/commerce/capacity
func TestCommercialTransports(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		for _, k := range []Kind{Merchantman, Caravan} {
			p := Trading(t)
			i := p.Transport(Green, k, level, "egypt", 5)
			Want(t, "MP", p.Mp(i), 5+level)
			Want(t, "goods", p.Hold(i), []int8{0, 10, 30, 50}[level])
			Want(t, "VF", p.Space(i), 5)
		}
	}
	p := Trading(t).Florins(Green, 100)
	i := p.Transport(Green, Caravan, 2, "coele-syria", 5)
	p.Trades(Green).Play(Leads(Green, i))
	Want(t, "as much Salt as 100 florins buy at 13", p.Most(p.Buying(Green, i, Salt, 1)), 7)
	p = Trading(t)
	i = p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Stowed(i, Wine, 10, "judea").Trades(Green).Play(Leads(Green, i))
	Want(t, "no room", p.Refuses(By(Green, BuyGoods, i, int16(Salt), 13)), RuleHold)
}

func TestTwoActions(t *testing.T) {
	// rule: mu-prototype/commerce/two-actions
	t.Run("sells, buys, and stays", func(t *testing.T) {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Stowed(i, Salt, 10, "syria").Trades(Green)
		p.Play(Leads(Green, i), p.Selling(Green, i, 0, 10), p.Buying(Green, i, Textiles, 10))
		Want(t, "may move", p.Offers(To(Green, "judea")), false)
		Want(t, "why not", p.Refuses(To(Green, "judea")), RuleMoveEnded)
	})
	// rule: mu-prototype/commerce/two-actions
	t.Run("moves, buys, and sells nothing", func(t *testing.T) {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Stowed(i, Wine, 5, "").Trades(Green)
		p.Play(Leads(Green, i), To(Green, "syria"), p.Buying(Green, i, Salt, 3))
		Want(t, "why not", p.Refuses(p.Selling(Green, i, 0, 1)), RuleTwoActions)
	})
	// rule: mu-prototype/commerce/two-actions
	t.Run("buys, moves, and deals no more", func(t *testing.T) {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Trades(Green)
		p.Play(Leads(Green, i), p.Buying(Green, i, Salt, 3), To(Green, "syria"))
		Want(t, "why not", p.Refuses(By(Green, BuyGoods, i, int16(Salt), p.Price(Green, At("syria"), Salt, true))), RuleTwoActions)
		Want(t, "nor sells", p.Refuses(p.Selling(Green, i, 0, 3)), RuleTwoActions)
	})
}

// One action covers all that is bought, or sold, in one settlement; a part of a load may be sold.
//
// rule: mu-prototype/commerce/one-action-covers-one-place
// rule: mu-prototype/commerce/partial-sale
func TestOneActionManyGoods(t *testing.T) {
	p := Trading(t)
	i := p.Transport(Green, Caravan, 2, "coele-syria", 5)
	p.Trades(Green)
	p.Play(Leads(Green, i), p.Buying(Green, i, Salt, 3), p.Buying(Green, i, Wine, 4), p.Buying(Green, i, Salt, 2))
	Want(t, "Salt aboard", p.Transports[i].Cargo[0].N, 5)
	p = Trading(t)
	i = p.Transport(Green, Caravan, 2, "syria", 5)
	p.Stowed(i, Salt, 5, "coele-syria").Stowed(i, Wine, 4, "coele-syria").Trades(Green).Play(Leads(Green, i))
	p.Play(p.Selling(Green, i, 0, 2), p.Selling(Green, i, 1, 4), p.Selling(Green, i, 0, 1))
	Want(t, "Salt left", p.Transports[i].Cargo[0], Lot{N: 2, Good: Salt, From: int16(At("coele-syria"))})
	Want(t, "where the Wine was", p.Transports[i].Cargo[1], Lot{})
}

// An action that falls into a movement ends it; what MP are left are for loading and unloading.
//
// rule: mu-prototype/commerce/move-before-or-after
func TestDealsEndTheMovement(t *testing.T) {
	p := Trading(t).Vf(Green, "syria", 0)
	i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Trades(Green)
	p.Play(Leads(Green, i), To(Green, "syria"), p.Buying(Green, i, Salt, 3))
	Want(t, "MP left", p.MpLeft(i) > 0, true)
	Want(t, "why it goes no further", p.Refuses(To(Green, "coele-syria")), RuleMoveEnded)
	Want(t, "but unloads", p.Offers(Saying(By(Green, UnloadGoods, i, 0, int16(At("syria"))), 3)), true)
}

// rule: mu-prototype/commerce/goods-left-on-land
// rule: mu-alpha/commerce/transship
func TestGoodsLeftOnLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Stowed(i, Wine, 7, "judea").Trades(Green)
		p.Play(Leads(Green, i), Saying(By(Green, UnloadGoods, i, 0, int16(At("coele-syria"))), 7))
		Want(t, "lie there", p.Heaps[0].N, 7)
		Want(t, "nothing of them aboard", p.Transports[i].Cargo[0], Lot{})
		p.ClearHeaps()
		Want(t, "to the end of this turn", p.Heaps[0].N, 7)
		p.Turn++
		p.ClearHeaps()
		Want(t, "and of the next, no longer", p.Heaps[0].N, 0)
	})
}

// rule: mu-prototype/commerce/merchantmen-trade-in-port
func TestShipsTradeInPort(t *testing.T) {
	p := Trading(t)
	i := p.Transport(Green, Merchantman, 1, "egyptian-sea", 5)
	p.Stowed(i, Wine, 5, "")
	Want(t, "off the port", p.WhyNotSell(i, 0), RuleInPort)
	p.Transports[i].At = At("egypt")
	Want(t, "in port", p.WhyNotSell(i, 0), play.Free)
}

// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestWhereOneMayTrade(t *testing.T) {
	p := Trading(t).Own(Red, "tunisia")
	i := p.Transport(Green, Merchantman, 1, "tunisia", 5)
	p.Stowed(i, Wine, 5, "")
	Want(t, "at the Hafsids'", p.WhyNotSell(i, 0), RuleAccess)
	p.Treaties.Sign(medioevo.Treaty{Parties: 1<<Green | 1<<Red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: Red, To: Green, N: 20}}})
	Want(t, "by a pact", p.WhyNotSell(i, 0), play.Free)
	p.Trades(Green).Play(Leads(Green, i), p.Selling(Green, i, 0, 5))
	Want(t, "received, less the fee", p.Players[Green].Florins, 1000+5*22-20)
	Want(t, "the fee", p.Players[Red].Florins, 20)
	// rule: mu-prototype/diplomacy/pact-break-definition
	Want(t, "who pays all of it keeps to the pact", p.Granted(medioevo.Market, Red, Green), true)
	p.Play(p.Buying(Green, i, Salt, 1))
	Want(t, "the fee of what is bought", p.Players[Red].Florins, 40)
	p.SetBuilt(At("tunisia"), Settlement, 0)
	Want(t, "without a settlement", p.WhyNotSell(i, 0), RuleSettled)

	p = Trading(t)
	i = p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Trades(Green).Play(Leads(Green, i), p.Buying(Green, i, Salt, 1))
	Want(t, "a fee at home", p.Told(KeyHarbour, int16(Green)), false)
}

// Who may trade in Tunis may come there with his ships and Caravans, and nowhere else.
//
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func TestAMarketPactOpensThePort(t *testing.T) {
	p := Trading(t).Held(Red, 5, "tunisia", "medjerda").Build(Settlement, 1, "tunisia")
	ship, galley := p.Transport(Green, Merchantman, 1, "tunisian-sea", 1), p.Transport(Green, Galley, 1, "tunisian-sea", 1)
	Want(t, "without a pact", p.WhyNotStep(ship, At("tunisia")), RuleForeignLand)
	p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
	Want(t, "into port", p.WhyNotStep(ship, At("tunisia")), play.Free)
	Want(t, "no Galley", p.WhyNotStep(galley, At("tunisia")), RuleForeignLand)
	caravan := p.Transport(Green, Caravan, 1, "tunisia", 1)
	Want(t, "no further inland", p.WhyNotStep(caravan, At("medjerda")), RuleForeignLand)
	p.Land("tunisia").Damaged = 1 << Settlement
	Want(t, "to a market in ruins", p.WhyNotStep(ship, At("tunisia")), RuleForeignLand)
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
		p := Trading(t)
		if x.mercat {
			p.Learned(Green, Mercato)
		}
		i := p.Transport(Green, Caravan, 1, "egypt", 5)
		p.Stowed(i, Spices, 5, x.from)
		Want(t, x.name, p.WhyNotSell(i, 0), x.why)
	}
	p := Trading(t)
	i := p.Transport(Green, Merchantman, 1, "sicily", 5)
	p.Stowed(i, Spices, 5, "tunisia")
	Want(t, "from barbarians to barbarians", p.WhyNotSell(i, 0), play.Free)
	p.Own(Red, "sicily", "tunisia")
	p.Treaties.Sign(medioevo.Treaty{Parties: 1<<Green | 1<<Red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: Red, To: Green}}})
	Want(t, "between two of another's", p.WhyNotSell(i, 0), RuleSameOwner)
}

// Cubes only show goods: goods are counted one by one, by kind and origin.
//
// rule: mu-prototype/commerce/cubes
func TestGoodsAreCountedOneByOne(t *testing.T) {
	p := Trading(t)
	i := p.Transport(Green, Merchantman, 2, "egypt", 5)
	p.Trades(Green)
	p.Play(Leads(Green, i), p.Buying(Green, i, Wine, 7), p.Buying(Green, i, Salt, 15))
	Want(t, "Wine", p.Transports[i].Cargo[0].N, 7)
	Want(t, "Salt", p.Transports[i].Cargo[1].N, 15)
	Want(t, "room left", p.Hold(i), 8)
}

// A war transport moves if it has not moved in Combat; what has moved there stays.
//
// rule: mu-prototype/commerce/movement-is-free
func TestWhatMovesInTrade(t *testing.T) {
	p := Trading(t)
	galley := p.Transport(Green, Galley, 1, "egypt", 5)
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Transports[caravan].Moved = MovedInCombat
	p.Trades(Green).Play(Leads(Green, galley))
	Want(t, "the Galley sails", p.Offers(To(Green, "egyptian-sea")), true)
	p.Play(Says(Green, Halt), Leads(Green, caravan))
	Want(t, "the Caravan has moved", p.Refuses(To(Green, "judea")), RuleMovedInCombat)
	Want(t, "but buys", p.Offers(p.Buying(Green, caravan, Salt, 1)), true)
}

// What keeps a transport from trading where it is.
//
// rule: mu-prototype/commerce/merchantmen-trade-in-port
// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-alpha/commerce/only-in-settlements
func TestWhatKeepsATransportFromTrading(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *Stage, i int16)
			why  play.Rule
		}{
			{"in his own port", func(*Stage, int16) {}, play.Free},
			{"off the port", func(p *Stage, i int16) { p.Transports[i].At = At("egyptian-sea") }, RuleInPort},
			{"sabotaged", func(p *Stage, i int16) { p.Transports[i].Halted = Sabotaged }, RuleHindered},
			{"slowed", func(p *Stage, i int16) { p.Transports[i].Halted = Slowed }, play.Free},
			{"aboard a ship", func(p *Stage, i int16) { p.Transports[i].Aboard = p.Transport(Green, Merchantman, 1, "egypt", 1) }, RuleAboardShip},
			{"without a settlement", func(p *Stage, i int16) { p.SetBuilt(At("egypt"), Settlement, 0) }, RuleSettled},
			{"at another's", func(p *Stage, i int16) { p.Own(Red, "egypt") }, RuleAccess},
		} {
			p := Trading(t)
			i := p.Transport(Green, Merchantman, 1, "egypt", 5)
			c.but(p, i)
			Want(t, c.name, p.WhyNotDeal(i), c.why)
		}
	})
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
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Transports[i].Moved = c.done
		Want(t, c.name+": buys", p.Ed().WhyNotAct(p.State, i, BoughtGoods), c.buy)
		Want(t, c.name+": sells", p.Ed().WhyNotAct(p.State, i, SoldGoods), c.sell)
	}
}

// One trades on for as long as anything of one's own can stir, goes where one likes, and stops when one likes; no convoy
// of Combat goes on, and none is left behind.
//
// rule: mu-prototype/commerce/movement-is-free
func TestTradingAsLongAsOneLikes(t *testing.T) {
	p := Trading(t)
	galley := p.Transport(Green, Galley, 1, "egypt", 5)
	p.March = March{Leader: galley, Convoy: One(galley)}
	p.Trades(Green).Asks(Green, AskTrade)
	p.Play(Leads(Green, galley)).Asks(Green, AskTradeConvoy)
	Want(t, "to the sea before the port", p.Offers(To(Green, "egyptian-sea")), true)
	Want(t, "or on to the next", p.Offers(To(Green, "levantine-sea")), true)
	p.Play(Says(Green, DoneTrade))
	Want(t, "done", p.IsOver(), true)
	Want(t, "no convoy is left", p.March, NoMarch())

	p.Transports[galley] = EmptyTransport()
	Want(t, "nothing to trade with", p.Trades(Green).IsOver(), true)
	p = Trading(t)
	p.Transport(Green, Galley, 1, "egypt", 5)
	p.Players[Green].Out = true
	Want(t, "out of the game", p.Trades(Green).IsOver(), true)
}

// A transport stirs in Trade that may still move, deal, load or unload.
//
// rule: mu-prototype/commerce/two-actions
// rule: mu-prototype/commerce/load-unload-as-in-combat
func TestWhatStirsInTrade(t *testing.T) {
	for _, c := range []struct {
		name  string
		but   func(p *Stage, i int16)
		stirs bool
	}{
		{"one that has done nothing", func(*Stage, int16) {}, true},
		{"one not placed yet", func(p *Stage, i int16) { p.Transports[i].At = NoPlace }, false},
		{"one aboard a ship", func(p *Stage, i int16) { p.Transports[i].Aboard = p.Transport(Green, Merchantman, 1, "egypt", 1) }, false},
		{"one that can only move", func(p *Stage, i int16) { p.Florins(Green, 0).Transports[i].VF = 1 }, true},
		{"one without MP that can buy", func(p *Stage, i int16) { p.Transports[i].Spent = p.Mp(i) }, true},
		{"one without MP that can sell", func(p *Stage, i int16) {
			p.Florins(Green, 0).Stowed(i, Salt, 1, "").Transports[i].Spent = p.Mp(i)
		}, true},
		{"one without MP, florins and goods", func(p *Stage, i int16) {
			p.Florins(Green, 0).SetBuilt(At("egypt"), Settlement, 0)
			p.Transports[i].Spent = p.Mp(i)
		}, false},
		{"one without MP that can only buy, at another's", func(p *Stage, i int16) {
			p.Own(Red, "egypt").Vf(Green, "egypt", -5).Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
			p.Transports[i].Spent = p.Mp(i)
		}, true},
		{"one without MP at another's who grants nothing", func(p *Stage, i int16) {
			p.Own(Red, "egypt").Vf(Green, "egypt", -5).Transports[i].Spent = p.Mp(i)
		}, false},
		{"one that has moved and can load", func(p *Stage, i int16) {
			p.Florins(Green, 0).Transports[i].Moved = MovedInCombat
		}, true},
	} {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "egypt", 5)
		c.but(p, i)
		Want(t, c.name, p.Stirs(i), c.stirs)
	}
}

// What may be bought at all is one unit: for it there must be room and florins, with the fee of a pact; a seller pays the
// fee from what he gets.
//
// rule: mu-prototype/commerce/capacity
// rule: mu-prototype/commerce/prices-from-table
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-alpha/commerce/capacity
// rule: mu-alpha/commerce/sell
func TestOneUnitAtLeast(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
			p := Trading(t).Own(Red, "coele-syria").Florins(Green, c.florins)
			p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green, N: c.fee})
			i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
			p.Stowed(i, Salt, c.aboard, "")
			Want(t, "a Salt in Damascus", p.Price(Green, At("coele-syria"), Salt, true), 13)
			Want(t, c.name+": buys", p.WhyNotBuy(i, Salt, 13), c.buy)
			Want(t, c.name+": sells", p.WhyNotSell(i, 0), c.sell)
		}
	})
}

// Two places are one player's if both are his now, and neither is contested.
//
// rule: mu-prototype/commerce/same-owner-ban
// rule: mu-prototype/commerce/barbarian-pair-allowed
func TestWhatOnePlayerControls(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage)
		same bool
	}{
		{"both green's", func(*Stage) {}, true},
		{"one red's", func(p *Stage) { p.Own(Red, "egypt") }, false},
		{"the other red's", func(p *Stage) { p.Own(Red, "coele-syria") }, false},
		{"both barbarian", func(p *Stage) { p.Own(play.Nobody, "egypt", "coele-syria") }, false},
		{"one contested", func(p *Stage) { p.Land("egypt").Before = Green }, false},
		{"the other contested", func(p *Stage) { p.Land("coele-syria").Before = Green }, false},
	} {
		p := Trading(t)
		c.but(p)
		Want(t, c.name, p.SameOwner(At("coele-syria"), At("egypt")), c.same)
	}
}
