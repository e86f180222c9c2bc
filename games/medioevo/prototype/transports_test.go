package prototype

import (
	"testing"

	"signoria/play"
)

func TestTransportTables(t *testing.T) {
	for _, x := range []struct {
		kind    Kind
		level   int8
		florins int16
		mp      int8
		armies  int16
		goods   int8
	}{
		// rule: mu-prototype/transports/commercial-price-table
		{Merchantman, 1, 200, 6, 10, 10}, {Merchantman, 2, 250, 7, 10, 30}, {Merchantman, 3, 300, 8, 10, 50},
		{Caravan, 1, 100, 6, 10, 10}, {Caravan, 2, 150, 7, 10, 30}, {Caravan, 3, 200, 8, 10, 50},
		// rule: mu-prototype/transports/military-price-table
		{Galley, 1, 200, 7, 20, 0}, {Galley, 2, 250, 8, 40, 0}, {Galley, 3, 300, 9, 60, 0},
		{WarWagon, 1, 100, 7, 20, 0}, {WarWagon, 2, 150, 8, 40, 0}, {WarWagon, 3, 200, 9, 60, 0},
	} {
		got := box().Transports[x.kind][x.level]
		got.ID, got.Name = "", nil
		want(t, "florins", got.Cost, x.florins)
		want(t, "MP", got.MP, x.mp)
		want(t, "VF", got.Armies, x.armies)
		want(t, "goods", got.Goods, x.goods)
	}
	// rule: mu-prototype/transports/kinds
	for k, is := range map[Kind][2]bool{Merchantman: {true, false}, Caravan: {false, false}, Galley: {true, true}, WarWagon: {false, true}} {
		want(t, "sea", k.sea(), is[0])
		want(t, "war", k.warlike(), is[1])
	}
}

func TestBuyingTransports(t *testing.T) {
	t.Run("TL", func(t *testing.T) {
		// rule: mu-prototype/transports/technology-level-required
		want(t, "a Galley II at TL I", dock(t, 1).whyNotTransport(green, Galley, 2), RuleTransportLevel)
		want(t, "at TL II", dock(t, 2).whyNotTransport(green, Galley, 2), play.Free)
		want(t, "a Caravan III at TL II", dock(t, 2).whyNotTransport(green, Caravan, 3), RuleTransportLevel)
	})
	t.Run("CARPENTERIA", func(t *testing.T) {
		// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
		// rule: mu-prototype/technologies/carpenteria
		p := dock(t, 2)
		ship := p.transport(green, Merchantman, 1, "egypt", 0)
		want(t, "with it", p.whyNotUpgrade(green, ship, 2), play.Free)
		p.Players[green].Techs &^= 1 << Carpenteria
		p.studied(green, 2).learned(green, Caccia, Allevamento)
		want(t, "TL", p.level(green), 2)
		want(t, "a ship", p.whyNotTransport(green, Galley, 2), RuleShipwrights)
		want(t, "an improved ship", p.whyNotUpgrade(green, ship, 2), RuleShipwrights)
		want(t, "a wagon", p.whyNotTransport(green, WarWagon, 2), play.Free)
	})
	t.Run("as many as TL", func(t *testing.T) {
		// rule: mu-prototype/transports/number-limit-per-type
		p := dock(t, 2)
		for k := Merchantman; k <= WarWagon; k++ {
			p.transport(green, k, 1, "egypt", 0)
			want(t, "a second", p.whyNotTransport(green, k, 1), play.Free)
			p.transport(green, k, 1, "egypt", 0)
			want(t, "a third", p.whyNotTransport(green, k, 1), RuleTransportLimit)
		}
		// rule: mu-prototype/technologies/arsenale
		p.learned(green, Arsenale)
		want(t, "a third Galley", p.whyNotTransport(green, Galley, 1), play.Free)
		want(t, "a third Merchantman", p.whyNotTransport(green, Merchantman, 1), play.Free)
		want(t, "a third Caravan", p.whyNotTransport(green, Caravan, 1), RuleTransportLimit)
	})
	t.Run("three in a turn", func(t *testing.T) {
		// rule: mu-prototype/transports/three-per-turn-in-own-settlement
		p := dock(t, 2)
		here, away := p.transport(green, Galley, 1, "egypt", 1), p.transport(green, Caravan, 1, "sinai", 1)
		p.own(green, "sinai").shop(green, 2000)
		p.barred("not in a settlement", RuleThreeTransports, green, ImproveTransport, away)
		want(t, "improved", p.buys(green, ImproveTransport, here, 2), 50)
		want(t, "new", p.buys(green, BuyTransport, int16(WarWagon), 1), 100)
		want(t, "new", p.buys(green, BuyTransport, int16(WarWagon), 2), 150)
		p.barred("a fourth", RuleThreeTransports, green, BuyTransport, int16(Merchantman), 1)
	})
	t.Run("no settlement, no port", func(t *testing.T) {
		// rule: mu-prototype/placement/ships-need-port
		p := position(t, 3).own(green, "judea").build(Settlement, 1, "judea").dawn()
		want(t, "a wagon", p.whyNotTransport(green, WarWagon, 1), play.Free)
		want(t, "a ship without port", p.whyNotTransport(green, Galley, 1), RuleShipPort)
		p.build(Settlement, 0, "judea")
		want(t, "no settlement", p.whyNotTransport(green, WarWagon, 1), RuleThreeTransports)
	})
	t.Run("ARSENALE", func(t *testing.T) {
		// rule: mu-prototype/technologies/arsenale
		p := dock(t, 3).learned(green, Arsenale)
		want(t, "a Galley III", p.transportPrice(green, Galley, 3), 250)
		want(t, "a Merchantman III", p.transportPrice(green, Merchantman, 3), 250)
		want(t, "a Caravan", p.transportPrice(green, Caravan, 3), 200)
		want(t, "an improvement", p.upgradePrice(p.transport(green, Galley, 1, "egypt", 0), 2), 50)
	})
}

func TestImprovingTransports(t *testing.T) {
	// rule: mu-prototype/transports/improvement-price
	p := dock(t, 3)
	merchant, galley := p.transport(green, Merchantman, 1, "egypt", 0), p.transport(green, Galley, 1, "egypt", 0)
	p.shop(green, 1000)
	want(t, "Merchantman I to II", p.buys(green, ImproveTransport, merchant, 2), 50)
	want(t, "at once", p.Transports[merchant].Level, 2)
	want(t, "Galley I to III", p.buys(green, ImproveTransport, galley, 3), 100)

	q := dock(t, 2)
	caravan := q.transport(green, Caravan, 1, "egypt", 0)
	q.shop(green, 1000)
	want(t, "Caravan I to II", q.buys(green, ImproveTransport, caravan, 2), 50)
	// rule: mu-prototype/transports/direct-purchase
	want(t, "a second Caravan, II at once", q.buys(green, BuyTransport, int16(Caravan), 2), 150)
}

// rule: mu-prototype/transports/level-marker-shows-owner
func TestEverybodySeesWhoseATransportIs(t *testing.T) {
	p := dock(t, 2)
	i := p.transport(red, Galley, 2, "egypt", 3)
	for _, viewer := range []play.Seat{green, red, play.Nobody} {
		x := p.View(viewer).(*View).Transports[i]
		want(t, "owner", x.Owner, red)
		want(t, "level", x.Level, 2)
	}
}

// ARSENALE makes new ships cheaper, nothing else.
//
// rule: mu-prototype/transports/commercial-price-table
// rule: mu-prototype/transports/military-price-table
// rule: mu-prototype/technologies/arsenale
func TestWhatANewTransportCosts(t *testing.T) {
	p := position(t, 3).learned(green, Arsenale)
	for k := Merchantman; k <= WarWagon; k++ {
		listed := box().Transports[k][1].Cost
		want(t, "without ARSENALE", p.transportPrice(red, k, 1), listed)
		if k.sea() {
			listed -= arsenaleDiscount
		}
		want(t, "with ARSENALE", p.transportPrice(green, k, 1), listed)
	}
}

// A transport is raised by who could have it built, where it stands in an own settlement; ships of the first level take
// no CARPENTERIA.
//
// rule: mu-prototype/transports/improvement-price
// rule: mu-prototype/transports/technology-level-required
// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
func TestWhatMayBeRaisedAndBuilt(t *testing.T) {
	p := position(t, 3).held(green, 5, "egypt", "sinai").build(Settlement, 1, "egypt").studied(green, 2).dawn()
	home, away := p.transport(green, Caravan, 1, "egypt", 2), p.transport(green, Caravan, 1, "sinai", 2)
	want(t, "in a settlement", p.whyNotUpgrade(green, home, 2), play.Free)
	want(t, "without one", p.whyNotUpgrade(green, away, 2), RuleThreeTransports)
	want(t, "beyond his TL", p.whyNotUpgrade(green, home, 3), RuleTransportLevel)
	want(t, "a ship of the first level", p.whyNotCraft(green, Galley, 1), play.Free)
	want(t, "of the second", p.whyNotCraft(green, Galley, 2), RuleShipwrights)
	p.learned(green, Carpenteria)
	want(t, "with CARPENTERIA", p.whyNotCraft(green, Galley, 2), play.Free)
}
