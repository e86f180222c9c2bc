package prototype

import (
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
