package prototype

import (
	"slices"
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// The book's own examples: what a unit costs and brings.
//
// rule: mu-prototype/commerce/one-price-per-place
// rule: mu-prototype/trade-modifiers/tech-malus
// rule: mu-prototype/trade-modifiers/tech-arms
// rule: mu-prototype/trade-modifiers/tech-furs
// rule: mu-prototype/trade-modifiers/tech-cereals-wine
// rule: mu-prototype/trade-modifiers/tech-textiles
// rule: mu-prototype/trade-modifiers/goods-without-malus
// rule: mu-prototype/technologies/agricoltura
// rule: mu-prototype/technologies/caccia
// rule: mu-prototype/technologies/tessitura
func TestPriceOfTheTrader(t *testing.T) {
	for _, x := range []struct {
		good     int8
		tech     int8 // the trader's, or None
		at       string
		buy      int16
		sellAt   string
		receives int16
	}{
		{Cereals, None, "sicily", 12, "syria", 15},
		{Cereals, Agricoltura, "sicily", 10, "syria", 17},
		{Wine, None, "thrace", 17, "judea", 20},
		{Wine, Agricoltura, "thrace", 15, "judea", 22},
		{Furs, None, "pomerelia", 37, "swabia", 44},
		{Furs, Caccia, "pomerelia", 35, "swabia", 46},
		{Textiles, None, "swabia", 30, "pomerelia", 39},
		{Textiles, Tessitura, "swabia", 28, "pomerelia", 41},
		{Arms, None, "liguria", 42, "liguria", 38},
		{Arms, Forgiatura, "liguria", 40, "liguria", 40},
		{Spices, None, "coele-syria", 30, "sicily", 51},
		{Salt, None, "egypt", 14, "judea", 10},
		{Slaves, None, "crimea", 39, "egypt", 56},
	} {
		p := position(t, 4)
		if x.tech != None {
			p.learned(green, x.tech)
		}
		name := box().Atlas.Goods[x.good].ID
		want(t, name+" bought", p.price(green, at(x.at), x.good, true), x.buy)
		want(t, name+" sold", p.price(green, at(x.sellAt), x.good, false), x.receives)
	}
}

// What governs a kind of goods here is what the box prints.
//
// rule: mu-prototype/trade-modifiers/goods-without-malus
func TestGovernedAsPrinted(t *testing.T) {
	for good := range int8(medioevo.Goods) {
		id := ""
		if box().Governs[good] != None {
			id = box().Techs[box().Governs[good]].ID
		}
		want(t, box().Atlas.Goods[good].ID, id, box().Atlas.Goods[good].Technology)
	}
}

// rule: mu-prototype/trade-modifiers/fairs-serve-everybody
// rule: mu-prototype/trade-modifiers/fair-agricultural
// rule: mu-prototype/trade-modifiers/fair-textile
// rule: mu-prototype/trade-modifiers/fair-mining-buy
// rule: mu-prototype/trade-modifiers/fair-mining-slaves
// rule: mu-prototype/trade-modifiers/modifiers-are-per-unit
func TestFairs(t *testing.T) {
	fair := func(f medioevo.Fair) Building { return FairBuilding + Building(f) }
	everything := []int8{Agricoltura, Caccia, Tessitura, Forgiatura}
	for _, x := range []struct {
		fair      medioevo.Fair
		good      int8
		buy, sell int16 // what changes
	}{
		{medioevo.Agricultural, Cereals, -3, 0}, {medioevo.Agricultural, Wine, -3, 0}, {medioevo.Agricultural, Furs, 0, 0},
		{medioevo.Textile, Furs, 0, 3}, {medioevo.Textile, Textiles, 0, 3}, {medioevo.Textile, Spices, 0, 0},
		{medioevo.Mining, Salt, -3, 0}, {medioevo.Mining, Arms, -3, 0}, {medioevo.Mining, Slaves, 0, 3},
	} {
		p := position(t, 4).own(red, "liguria").build(Settlement, 2, "liguria").build(fair(x.fair), 1, "liguria").learned(green, everything...)
		table := box().Atlas.Prices[at("liguria")][x.good]
		want(t, box().Atlas.Goods[x.good].ID+" bought", p.price(green, at("liguria"), x.good, true), table+x.buy)
		want(t, box().Atlas.Goods[x.good].ID+" sold", p.price(green, at("liguria"), x.good, false), table+x.sell)
	}
	// the Holy Roman Empire's mining Fair in Genoa
	p := position(t, 4).own(red, "liguria").build(Settlement, 2, "liguria").build(fair(medioevo.Mining), 1, "liguria").learned(green, Forgiatura)
	want(t, "Arms at Genoa", p.price(green, at("liguria"), Arms, true), 37)
	want(t, "Arms at Genoa without FORGIATURA", p.price(blue, at("liguria"), Arms, true), 39)
	p.land("liguria").Damaged |= 1 << fair(medioevo.Mining)
	want(t, "a damaged Fair changes nothing", p.price(green, at("liguria"), Arms, true), 40)
}

// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsWantASettlement(t *testing.T) {
	for level, why := range map[int8]play.Rule{0: RuleFairTown, 1: play.Free} {
		p := position(t, 6).own(green, "liguria").vf(green, "liguria", 5).build(Settlement, level, "liguria").learned(green, Commercio, Architettura).studied(green, 2)
		want(t, "a Fair in Genoa", p.whyNotBuild(green, at("liguria"), FairBuilding, 1), why)
	}
}

// No Fair outlives its settlement: neither one that was repaired while its Village fell to ruin, nor that of a capital
// conquered as a Village, nor one that a conqueror would leave alone. What was ordered there comes no more.
//
// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsFallWithTheirSettlement(t *testing.T) {
	p := position(t, 3).held(green, 5, "liguria", "lombardy").build(Settlement, 1, "liguria", "lombardy").build(FairBuilding, 1, "liguria", "lombardy")
	p.land("liguria").Damaged, p.land("liguria").Since = 1<<Settlement, p.Turn-1
	p.setOrder(green, at("liguria"), FairBuilding+1, 1)
	p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
	want(t, "the repaired Fair", p.land("liguria").Fairs, 0)
	want(t, "told", p.told(KeyFairClosed, int16(at("liguria")), int16(FairBuilding)), true)
	p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
	want(t, "the ordered one", p.told(KeySiteLost, int16(green), int16(at("liguria"))), true)
	want(t, "is not there", p.land("liguria").Fairs, 0)
	p.setOrder(green, at("liguria"), Fort, 1)
	p.setOrder(green, at("lombardy"), FairBuilding+1, 1)
	p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
	want(t, "a Tower wants no settlement", p.built(at("liguria"), Fort), 1)
	want(t, "a Fair by a settlement comes", p.built(at("lombardy"), FairBuilding+1), 1)

	p.Players[green].Capital = at("lombardy")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("lombardy"), red) })
	want(t, "of the capital", p.land("lombardy").Fairs, 0)

	p, _ = victorious(t)
	p.build(Settlement, 1, "judea").build(FairBuilding, 1, "judea").conquers("judea")
	want(t, "the settlement alone", p.refuses(loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
	p.play(loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"), loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"))
	want(t, "both", p.built(at("judea"), Settlement), 0)
}

// rule: mu-prototype/trade-modifiers/guilds-sale-bonus
// rule: mu-prototype/trade-modifiers/guilds-sales-only
// rule: mu-prototype/technologies/gilde
func TestGuilds(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		p := position(t, 4).learned(green, Gilde).studied(green, level)
		want(t, "sold", p.price(green, at("egypt"), Salt, false), 14+int16(level))
		want(t, "bought", p.price(green, at("egypt"), Salt, true), 14)
	}
}

// A market slump takes 10 florins off what is sold there in this turn, but no price falls below 0.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestSlump(t *testing.T) {
	p := position(t, 4)
	p.Phase = Trade
	struck := None
	for e := range own(box()).Events {
		for i, effect := range own(box()).Events[e].Icons {
			if effect == MarketsPoorer && len(own(box()).Events[e].Territories) > 0 {
				p.Event, struck = Event{Card: int8(e), Icon: int8(i)}, e
			}
		}
	}
	place := own(box()).Events[struck].Territories[0]
	before := box().Atlas.Prices[place][Salt]
	want(t, "sold", p.price(green, place, Salt, false), max(0, before-10))
	want(t, "bought", p.price(green, place, Salt, true), before)
	want(t, "slump", p.slump(place), 10)
	p.Players[green].Sheltered[0] = place
	p.Territories[place].Owner = green
	want(t, "where CASTELLANO protects", p.slump(place), 0)
	p.Phase = Purchase
	p.Players[green].Sheltered[0] = NoPlace
	want(t, "before the next event", p.slump(place), 0)
}

// rule: mu-prototype/trade-modifiers/order-of-modifiers
// rule: mu-prototype/empire-cards/carovaniere
func TestCaravaneersPercentage(t *testing.T) {
	want(t, "58 raised by 40%", byCaravaneer(58, 40, false), 81)
	want(t, "15 lowered by 10%", byCaravaneer(15, 10, true), 13)
	want(t, "30 units of Tunis' Spices", 30*byCaravaneer(58, 40, false), 2430)
}

// What is sold at a Fair by a member of a guild, who lacks the technology, in a slump: fixed amounts in turn.
//
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestEverythingAtOnce(t *testing.T) {
	p := position(t, 4).learned(green, Gilde).studied(green, 2).build(Settlement, 1, "pomerelia").build(FairBuilding+Building(medioevo.Textile), 1, "pomerelia")
	p.Players[green].Techs &^= 1 << Caccia
	p.studied(green, 2)
	p.Players[green].Techs &^= 1 << Caccia
	n := int16(p.level(green))
	want(t, "Furs", p.price(green, at("pomerelia"), Furs, false), 35-2+3+n)
	var nobody play.Seat = play.Nobody
	want(t, "a spectator's price", p.price(nobody, at("pomerelia"), Furs, true), 37)
}

// A slump strikes every market that its card names, and no other; nothing is sold for less than nothing.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/commerce/one-price-per-place
func TestASlumpStrikesTheMarketsOfItsCard(t *testing.T) {
	struck, worthless := 0, 0
	for e := range own(box()).Events {
		for i, effect := range own(box()).Events[e].Icons {
			p := position(t, 6).learned(green, Agricoltura, Caccia, Tessitura, Forgiatura)
			p.Phase, p.Event = Trade, Event{Card: int8(e), Icon: int8(i)}
			for place := range p.State.land() {
				for good := range int8(medioevo.Goods) {
					before := box().Atlas.Prices[place][good]
					if effect == MarketsPoorer && slices.Contains(own(box()).Events[e].Territories, place) {
						struck, worthless = struck+1, worthless+int(b2i(before <= 10))
						want(t, "sold in a slump", p.price(green, place, good, false), max(0, before-10))
					} else {
						want(t, "sold elsewhere", p.price(green, place, good, false), before)
					}
				}
			}
		}
	}
	want(t, "some are struck", struck > 0, true)
	want(t, "some goods are worth nothing there", worthless > 0, true)

	p := position(t, 6)
	p.Phase, p.Event = Trade, Event{Card: 0, Icon: None}
	want(t, "before the icon is known", p.slump(own(box()).Events[0].Territories[0]), 0)
}

// Goods are traded where there are prices and a settlement, in a territory of this game.
//
// rule: mu-prototype/commerce/only-in-settlements
func TestWhereThereIsAMarket(t *testing.T) {
	p := position(t, 3).build(Settlement, 1, "egypt")
	want(t, "a settlement with prices", p.market(at("egypt")), true)
	want(t, "at sea", p.market(at("egyptian-sea")), false)
	want(t, "nowhere", p.market(NoPlace), false)
	p.land("egypt").Out = true
	want(t, "out of the game", p.market(at("egypt")), false)
	for land := range p.State.land() {
		if box().Atlas.Prices[land] == [medioevo.Goods]int16{} {
			p.setBuilt(land, Settlement, 1)
			want(t, "a settlement without prices in "+box().Atlas.ID(land), p.market(land), false)
		}
	}
}

// A fraction of a florin is dropped, unit by unit, whether CAROVANIERE makes it cheaper or dearer.
//
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestFractionsOfAFlorinAreDropped(t *testing.T) {
	for _, c := range []struct{ each, percent, buy, sell int16 }{{10, 10, 9, 11}, {15, 10, 13, 16}, {30, 20, 24, 36}, {100, 30, 70, 130}, {100, 0, 100, 100}, {99, 1, 98, 99}} {
		want(t, "to buy", byCaravaneer(c.each, c.percent, true), c.buy)
		want(t, "to sell", byCaravaneer(c.each, c.percent, false), c.sell)
	}
}
