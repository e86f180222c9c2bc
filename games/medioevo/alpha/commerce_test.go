package alpha_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// The book's example: by Caravan from Damascus to Alexandria, and on to Palermo by ship in the same turn; the Spices cost
// 300 Florins and bring 510.
//
// rule: mu-alpha/commerce/load-cost
// rule: mu-alpha/commerce/transship
// rule: mu-alpha/commerce/buy
// rule: mu-alpha/commerce/sell
// rule: mu-alpha/commerce/trade-costs-no-mp
// rule: mu-alpha/commerce/movement
func TestSpicesFromDamascusToPalermo(t *testing.T) {
	p := Trading(t).Learned(Green, Tessitura, Astronomia)
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 0)
	ship := p.Transport(Green, Merchantman, 1, "egypt", 0)
	p.Trades(Green)
	p.Play(Leads(Green, caravan), p.Buying(Green, caravan, Spices, 10))
	Want(t, "paid", p.Players[Green].Florins, 700)
	Want(t, "nothing spent to buy", p.MpLeft(caravan), 6)
	p.Play(To(Green, "egypt"))
	Want(t, "left in Alexandria", p.MpLeft(caravan), 1)
	Want(t, "nothing else is aboard", p.Offers(By(Green, UnloadGoods, caravan, 1, int16(At("egypt")))), false)
	p.Play(Saying(By(Green, UnloadGoods, caravan, 0, int16(At("egypt"))), 10), Says(Green, Halt))
	Want(t, "the sixth MP", p.MpLeft(caravan), 0)
	p.Play(Leads(Green, ship))
	Want(t, "MP of the ship", p.Mp(ship), 8)
	p.Play(Saying(By(Green, LoadGoods, ship, 0, int16(Spices)), 10))
	Want(t, "left after loading", p.MpLeft(ship), 7)
	p.Play(To(Green, "sicily"))
	Want(t, "left in Palermo", p.MpLeft(ship), 0)
	p.Play(p.Selling(Green, ship, 0, 10))
	Want(t, "received", p.Players[Green].Florins, 700+510)
	Want(t, "nothing left aboard", p.Transports[ship].Cargo[0].N, 0)

	p = Trading(t).Learned(Green, Tessitura)
	ship = p.Transport(Green, Merchantman, 1, "egypt", 0)
	Want(t, "with WEAVING", p.Mp(ship), 7)
	p.Transports[ship].Spent = 1
	Want(t, "reaches Palermo without ASTRONOMY", p.Reach(One(ship)).Cost[At("sicily")] >= 0, false)
}

// Goods are loaded and unloaded for 1 MP in a settlement and for 2 anywhere else, a Captain or not.
//
// rule: mu-alpha/commerce/load-cost
func TestWhatLoadingGoodsCosts(t *testing.T) {
	for _, x := range []struct {
		name string
		at   string
		on   string
		kind Kind
		cost int8
	}{
		{"in a settlement", "coele-syria", "coele-syria", Caravan, 1},
		{"elsewhere", "judea", "judea", Caravan, 2},
		{"a ship in a harbour with a settlement", "egypt", "egypt", Merchantman, 1},
		{"from the sea", "egyptian-sea", "judea", Merchantman, 2},
		{"from the sea, off a settlement", "egyptian-sea", "egypt", Merchantman, 2},
	} {
		p := Trading(t)
		i := p.Transport(Green, x.kind, 1, x.at, 0)
		p.Captain(Green, 1, x.on, None)
		Want(t, x.name, p.LoadCost(i, At(x.on), GoodsLoad), x.cost)
	}
}

func TestTwoActions(t *testing.T) {
	t.Run("buys and moves", func(t *testing.T) {
		// rule: mu-alpha/commerce/two-actions
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 0)
		p.Stowed(i, Wine, 2, "").Trades(Green)
		p.Play(Leads(Green, i), p.Buying(Green, i, Salt, 3), p.Buying(Green, i, Spices, 2), To(Green, "syria"))
		Want(t, "buys", p.Refuses(By(Green, BuyGoods, i, int16(Salt), p.Price(Green, At("syria"), Salt, true))), RuleTwoActions)
		Want(t, "sells", p.Refuses(p.Selling(Green, i, 1, 3)), RuleTwoActions)
	})
	t.Run("sells, buys, and stays", func(t *testing.T) {
		// rule: mu-alpha/commerce/two-actions
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 0)
		p.Stowed(i, Salt, 10, "syria").Trades(Green)
		p.Play(Leads(Green, i), p.Selling(Green, i, 0, 10), p.Buying(Green, i, Textiles, 5), p.Buying(Green, i, Salt, 5))
		Want(t, "why it does not move", p.Refuses(To(Green, "judea")), RuleMoveEnded)
	})
	t.Run("moves, sells and moves on", func(t *testing.T) {
		// rule: mu-alpha/commerce/two-actions
		// rule: mu-alpha/commerce/trade-costs-no-mp
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, "coele-syria", 0)
		p.Stowed(i, Salt, 3, "").Stowed(i, Wine, 3, "").Trades(Green)
		p.Play(Leads(Green, i), To(Green, "syria"))
		left := p.MpLeft(i)
		p.Play(p.Selling(Green, i, 0, 2), p.Selling(Green, i, 1, 3), p.Selling(Green, i, 0, 1))
		Want(t, "MP left", p.MpLeft(i), left)
		Want(t, "buys", p.Refuses(By(Green, BuyGoods, i, int16(Salt), p.Price(Green, At("syria"), Salt, true))), RuleTwoActions)
		Want(t, "moves on", p.Offers(To(Green, "coele-syria")), true)
	})
	t.Run("by what is done", func(t *testing.T) {
		// rule: mu-alpha/commerce/two-actions
		for _, c := range []struct {
			name            string
			done            uint8
			move, buy, sell play.Rule
		}{
			{"nothing", 0, play.Free, play.Free, play.Free},
			{"moved", MovedInTrade, play.Free, play.Free, play.Free},
			{"bought here", BoughtGoods | Dealing, play.Free, play.Free, play.Free},
			{"bought and sold here", BoughtGoods | SoldGoods | Dealing, RuleTwoActions, play.Free, play.Free},
			{"moved, and bought here", MovedInTrade | BoughtGoods | Dealing, play.Free, play.Free, RuleTwoActions},
			{"moved, and sold here", MovedInTrade | SoldGoods | Dealing, play.Free, RuleTwoActions, play.Free},
			{"bought and moved on", MovedInTrade | BoughtGoods, play.Free, RuleTwoActions, RuleTwoActions},
			{"sold and moved on", MovedInTrade | SoldGoods, play.Free, RuleTwoActions, RuleTwoActions},
		} {
			p := Trading(t)
			i := p.Transport(Green, Caravan, 1, "coele-syria", 0)
			p.Transports[i].Moved = c.done
			Want(t, c.name+": moves", p.Ed().WhyNotAct(p.State, i, MovedInTrade), c.move)
			Want(t, c.name+": buys", p.Ed().WhyNotAct(p.State, i, BoughtGoods), c.buy)
			Want(t, c.name+": sells", p.Ed().WhyNotAct(p.State, i, SoldGoods), c.sell)
		}
	})
	t.Run("war transports stay", func(t *testing.T) {
		// rule: mu-alpha/commerce/two-actions
		p := Trading(t)
		galley := p.Transport(Green, Galley, 1, "egypt", 5)
		Want(t, "it stirs", p.Stirs(galley), false)
		caravan := p.Transport(Green, Caravan, 1, "egypt", 0)
		p.Trades(Green)
		Want(t, "the Galley leads", p.Offers(Leads(Green, galley)), false)
		Want(t, "the Caravan leads", p.Offers(Leads(Green, caravan)), true)
	})
}

// A transport sells all of a load or a part, and holds so many goods.
//
// rule: mu-alpha/commerce/sell
// rule: mu-alpha/commerce/capacity
func TestPartOfALoad(t *testing.T) {
	p := Trading(t)
	i := p.Transport(Green, Caravan, 1, "coele-syria", 0)
	p.Stowed(i, Salt, 10, "syria").Trades(Green).Play(Leads(Green, i))
	Want(t, "no room for more", p.Refuses(By(Green, BuyGoods, i, int16(Wine), p.Price(Green, At("coele-syria"), Wine, true))), RuleHold)
	p.Play(p.Selling(Green, i, 0, 4))
	Want(t, "left", p.Transports[i].Cargo[0].N, 6)
	Want(t, "received", p.Players[Green].Florins, 1000+4*int32(p.Price(Green, At("coele-syria"), Salt, false)))
	Want(t, "room", p.Most(p.Buying(Green, i, Wine, 1)), 4)
}

// Everybody pays and gets the price of the table, whatever he knows; MARKET, Farm and Mine, and GUILDS change it.
//
// rule: mu-alpha/commerce/buy
// rule: mu-alpha/purchase/commerce-buildings
func TestPrices(t *testing.T) {
	p := Trading(t)
	for good := range int8(medioevo.Goods) {
		for _, id := range []string{"coele-syria", "egypt", "sicily"} {
			table := TheBox().Atlas.Prices[At(id)][good]
			Want(t, "bought", p.Price(Green, At(id), good, true), table)
			Want(t, "sold", p.Price(Green, At(id), good, false), table)
		}
	}
	for _, x := range []struct {
		building  Building
		good      int8
		buy, sell int16
	}{
		{FairBuilding, Cereals, -3, 0}, {FairBuilding, Wine, -3, 0}, {FairBuilding, Furs, 0, 0},
		{FairBuilding + 1, Salt, -3, 0}, {FairBuilding + 1, Arms, -3, 0}, {FairBuilding + 1, Slaves, 0, 3},
		{FairBuilding + 2, Furs, 0, 3}, {FairBuilding + 2, Textiles, 0, 3}, {FairBuilding + 2, Spices, 0, 0},
	} {
		p := Trading(t).Build(x.building, 1, "egypt")
		table := TheBox().Atlas.Prices[At("egypt")][x.good]
		Want(t, "bought by anybody", p.Price(Red, At("egypt"), x.good, true), table+x.buy)
		Want(t, "sold by anybody", p.Price(Red, At("egypt"), x.good, false), table+x.sell)
	}
	for level := int8(1); level <= 3; level++ {
		p := Trading(t).Learned(Green, Gilde).Studied(Green, level)
		Want(t, "sold with GUILDS", p.Price(Green, At("egypt"), Salt, false), 14+int16(level))
		Want(t, "bought with GUILDS", p.Price(Green, At("egypt"), Salt, true), 14)
	}
}

// One trades in settlements: one's own, the barbarians', and by a pact those of others.
//
// rule: mu-alpha/commerce/only-in-settlements
func TestWhereOneTrades(t *testing.T) {
	for _, x := range []struct {
		name string
		at   string
		but  func(p *Stage)
		why  play.Rule
	}{
		{"his own", "coele-syria", func(*Stage) {}, play.Free},
		{"his own without a settlement", "judea", func(*Stage) {}, RuleSettled},
		{"the barbarians'", "syria", func(*Stage) {}, play.Free},
		{"another's", "syria", func(p *Stage) { p.Own(Red, "syria") }, RuleAccess},
		{"another's by a pact", "syria", func(p *Stage) {
			p.Own(Red, "syria").Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
		}, play.Free},
	} {
		p := Trading(t)
		i := p.Transport(Green, Caravan, 1, x.at, 0)
		x.but(p)
		Want(t, x.name, p.WhyNotDeal(i), x.why)
	}
}

// The book's pact: 50 Florins for every load traded in another's City.
//
// rule: mu-alpha/commerce/only-in-settlements
func TestFeeOfAPact(t *testing.T) {
	p := Trading(t).Own(Red, "tunisia").Florins(Red, 0)
	i := p.Transport(Green, Merchantman, 1, "tunisia", 0)
	p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green, N: 50})
	p.Trades(Green).Play(Leads(Green, i), p.Buying(Green, i, Salt, 10))
	Want(t, "the fee", p.Players[Red].Florins, 50)
	Want(t, "paid in all", 1000-p.Players[Green].Florins, 50+10*int32(p.Price(Green, At("tunisia"), Salt, true)))
}

// Goods are not sold in a settlement of the player in whose settlement they were bought, but with MARKET; barbarians are
// no player.
//
// rule: mu-alpha/commerce/same-owner-ban
func TestSameOwner(t *testing.T) {
	for _, x := range []struct {
		name   string
		from   string
		market bool
		why    play.Rule
	}{
		{"from the barbarians", "syria", false, play.Free},
		{"from his own Damascus", "coele-syria", false, RuleSameOwner},
		{"from Damascus, with MARKET", "coele-syria", true, play.Free},
		{"bought right here", "egypt", true, RuleSamePlace},
		{"from no settlement", "", false, play.Free},
	} {
		p := Trading(t)
		if x.market {
			p.Learned(Green, Mercato)
		}
		i := p.Transport(Green, Caravan, 1, "egypt", 0)
		p.Stowed(i, Spices, 5, x.from)
		Want(t, x.name, p.WhyNotSell(i, 0), x.why)
	}
	p := Trading(t)
	i := p.Transport(Green, Merchantman, 1, "sicily", 0)
	p.Stowed(i, Spices, 5, "tunisia")
	Want(t, "from barbarians to barbarians", p.WhyNotSell(i, 0), play.Free)
	p.Own(Red, "sicily", "tunisia").Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
	Want(t, "between two of another's", p.WhyNotSell(i, 0), RuleSameOwner)
}

// Goods that lie where a transport is are listed, as far as it has room for them.
//
// rule: mu-alpha/commerce/transship
func TestWhichGoodsCanBeTakenUp(t *testing.T) {
	p := Trading(t)
	caravan := p.Transport(Green, Caravan, 1, "egypt", 0)
	for h, at := range []string{"egypt", "judea"} {
		p.Heaps[h] = Heap{Lot: Lot{N: 1, Good: Spices, From: None}, At: At(at), Until: 99}
	}
	p.Trades(Green).Play(Leads(Green, caravan))
	load := func(h int16) play.Answer { return By(Green, LoadGoods, caravan, h, int16(Spices)) }
	Want(t, "what lies here", p.Most(load(0)), 1)
	Want(t, "what lies elsewhere", p.Offers(load(1)), false)
	o, _ := p.Match.OfferTo(Green)
	for _, c := range o.Choices {
		if c.Verb == LoadGoods {
			Want(t, "one at least", c.Lo, 1)
		}
	}
	p.Stowed(caravan, Spices, 10, "")
	Want(t, "with no room left", p.Trades(Green).Play(Leads(Green, caravan)).Refuses(load(0)), RuleGoodsAboard)
	o, _ = p.Match.OfferTo(Green)
	for _, c := range o.Choices {
		if c.Verb == UnloadGoods {
			Want(t, "to unload", [2]int16{c.Lo, c.Hi}, [2]int16{1, 10})
		}
	}
}
