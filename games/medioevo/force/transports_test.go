package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
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
		got := TheBox().Transports[x.kind][x.level]
		got.ID, got.Name = "", nil
		Want(t, "florins", got.Cost, x.florins)
		Want(t, "MP", got.MP, x.mp)
		Want(t, "VF", got.Armies, x.armies)
		Want(t, "goods", got.Goods, x.goods)
	}
	// rule: mu-prototype/transports/kinds
	for k, is := range map[Kind][2]bool{Merchantman: {true, false}, Caravan: {false, false}, Galley: {true, true}, WarWagon: {false, true}} {
		Want(t, "sea", k.Sea(), is[0])
		Want(t, "war", k.Warlike(), is[1])
	}
}

func TestBuyingTransports(t *testing.T) {
	t.Run("TL", func(t *testing.T) {
		// rule: mu-prototype/transports/technology-level-required
		Want(t, "a Galley II at TL I", Dock(t, 1).WhyNotTransport(Green, Galley, 2), RuleTransportLevel)
		Want(t, "at TL II", Dock(t, 2).WhyNotTransport(Green, Galley, 2), play.Free)
		Want(t, "a Caravan III at TL II", Dock(t, 2).WhyNotTransport(Green, Caravan, 3), RuleTransportLevel)
	})
	t.Run("CARPENTERIA", func(t *testing.T) {
		// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
		// rule: mu-prototype/technologies/carpenteria
		p := Dock(t, 2)
		ship := p.Transport(Green, Merchantman, 1, "egypt", 0)
		Want(t, "with it", p.WhyNotUpgrade(Green, ship, 2), play.Free)
		p.Players[Green].Techs &^= 1 << Carpenteria
		p.Studied(Green, 2).Learned(Green, Caccia, Allevamento)
		Want(t, "TL", p.Level(Green), 2)
		Want(t, "a ship", p.WhyNotTransport(Green, Galley, 2), RuleShipwrights)
		Want(t, "an improved ship", p.WhyNotUpgrade(Green, ship, 2), RuleShipwrights)
		Want(t, "a wagon", p.WhyNotTransport(Green, WarWagon, 2), play.Free)
	})
	t.Run("as many as TL", func(t *testing.T) {
		// rule: mu-prototype/transports/number-limit-per-type
		p := Dock(t, 2)
		for k := Merchantman; k <= WarWagon; k++ {
			p.Transport(Green, k, 1, "egypt", 0)
			Want(t, "a second", p.WhyNotTransport(Green, k, 1), play.Free)
			p.Transport(Green, k, 1, "egypt", 0)
			Want(t, "a third", p.WhyNotTransport(Green, k, 1), RuleTransportLimit)
		}
		// rule: mu-prototype/technologies/arsenale
		p.Learned(Green, Arsenale)
		Want(t, "a third Galley", p.WhyNotTransport(Green, Galley, 1), play.Free)
		Want(t, "a third Merchantman", p.WhyNotTransport(Green, Merchantman, 1), play.Free)
		Want(t, "a third Caravan", p.WhyNotTransport(Green, Caravan, 1), RuleTransportLimit)
	})
	t.Run("three in a turn", func(t *testing.T) {
		// rule: mu-prototype/transports/three-per-turn-in-own-settlement
		p := Dock(t, 2)
		here, away := p.Transport(Green, Galley, 1, "egypt", 1), p.Transport(Green, Caravan, 1, "sinai", 1)
		p.Own(Green, "sinai").Shop(Green, 2000)
		p.Barred("not in a settlement", RuleThreeTransports, Green, ImproveTransport, away)
		Want(t, "improved", p.Buys(Green, ImproveTransport, here, 2), 50)
		Want(t, "new", p.Buys(Green, BuyTransport, int16(WarWagon), 1), 100)
		Want(t, "new", p.Buys(Green, BuyTransport, int16(WarWagon), 2), 150)
		p.Barred("a fourth", RuleThreeTransports, Green, BuyTransport, int16(Merchantman), 1)
	})
	t.Run("no settlement, no port", func(t *testing.T) {
		// rule: mu-prototype/placement/ships-need-port
		p := Position(t, 3).Own(Green, "judea").Build(Settlement, 1, "judea").Dawn()
		Want(t, "a wagon", p.WhyNotTransport(Green, WarWagon, 1), play.Free)
		Want(t, "a ship without port", p.WhyNotTransport(Green, Galley, 1), RuleShipPort)
		p.Build(Settlement, 0, "judea")
		Want(t, "no settlement", p.WhyNotTransport(Green, WarWagon, 1), RuleThreeTransports)
	})
	t.Run("ARSENALE", func(t *testing.T) {
		// rule: mu-prototype/technologies/arsenale
		p := Dock(t, 3).Learned(Green, Arsenale)
		Want(t, "a Galley III", p.TransportPrice(Green, Galley, 3), 250)
		Want(t, "a Merchantman III", p.TransportPrice(Green, Merchantman, 3), 250)
		Want(t, "a Caravan", p.TransportPrice(Green, Caravan, 3), 200)
		Want(t, "an improvement", p.UpgradePrice(p.Transport(Green, Galley, 1, "egypt", 0), 2), 50)
	})
}

func TestImprovingTransports(t *testing.T) {
	// rule: mu-prototype/transports/improvement-price
	p := Dock(t, 3)
	merchant, galley := p.Transport(Green, Merchantman, 1, "egypt", 0), p.Transport(Green, Galley, 1, "egypt", 0)
	p.Shop(Green, 1000)
	Want(t, "Merchantman I to II", p.Buys(Green, ImproveTransport, merchant, 2), 50)
	Want(t, "at once", p.Transports[merchant].Level, 2)
	Want(t, "Galley I to III", p.Buys(Green, ImproveTransport, galley, 3), 100)

	q := Dock(t, 2)
	caravan := q.Transport(Green, Caravan, 1, "egypt", 0)
	q.Shop(Green, 1000)
	Want(t, "Caravan I to II", q.Buys(Green, ImproveTransport, caravan, 2), 50)
	// rule: mu-prototype/transports/direct-purchase
	Want(t, "a second Caravan, II at once", q.Buys(Green, BuyTransport, int16(Caravan), 2), 150)
}

// rule: mu-prototype/transports/level-marker-shows-owner
func TestEverybodySeesWhoseATransportIs(t *testing.T) {
	p := Dock(t, 2)
	i := p.Transport(Red, Galley, 2, "egypt", 3)
	for _, viewer := range []play.Seat{Green, Red, play.Nobody} {
		x := p.View(viewer).(*View).Transports[i]
		Want(t, "owner", x.Owner, Red)
		Want(t, "level", x.Level, 2)
	}
}

// ARSENALE makes new ships cheaper, nothing else.
//
// rule: mu-prototype/transports/commercial-price-table
// rule: mu-prototype/transports/military-price-table
// rule: mu-prototype/technologies/arsenale
// rule: mu-alpha/purchase/transport-price
func TestWhatANewTransportCosts(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Learned(Green, Arsenale)
		for k := Merchantman; k <= WarWagon; k++ {
			listed := TheBox().Transports[k][1].Cost
			Want(t, "without ARSENALE", p.TransportPrice(Red, k, 1), listed)
			if k.Sea() {
				listed -= ArsenaleDiscount
			}
			Want(t, "with ARSENALE", p.TransportPrice(Green, k, 1), listed)
		}
	})
}

// A transport is raised by who could have it built, where it stands in an own settlement; ships of the first level take
// no CARPENTERIA.
//
// rule: mu-prototype/transports/improvement-price
// rule: mu-prototype/transports/technology-level-required
// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
func TestWhatMayBeRaisedAndBuilt(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "egypt", "sinai").Build(Settlement, 1, "egypt").Studied(Green, 2).Dawn()
	home, away := p.Transport(Green, Caravan, 1, "egypt", 2), p.Transport(Green, Caravan, 1, "sinai", 2)
	Want(t, "in a settlement", p.WhyNotUpgrade(Green, home, 2), play.Free)
	Want(t, "without one", p.WhyNotUpgrade(Green, away, 2), RuleThreeTransports)
	Want(t, "beyond his TL", p.WhyNotUpgrade(Green, home, 3), RuleTransportLevel)
	Want(t, "a ship of the first level", p.Ed().WhyNotCraft(p.State, Green, Galley, 1), play.Free)
	Want(t, "of the second", p.Ed().WhyNotCraft(p.State, Green, Galley, 2), RuleShipwrights)
	p.Learned(Green, Carpenteria)
	Want(t, "with CARPENTERIA", p.Ed().WhyNotCraft(p.State, Green, Galley, 2), play.Free)
}
