package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
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
		{Slaves, None, "coele-syria", 54, "judea", 56},
	} {
		p := Position(t, 4)
		if x.tech != None {
			p.Learned(Green, x.tech)
		}
		name := TheBox().Atlas.Goods[x.good].ID
		Want(t, name+" bought", p.Price(Green, At(x.at), x.good, true), x.buy)
		Want(t, name+" sold", p.Price(Green, At(x.sellAt), x.good, false), x.receives)
	}
}

// What governs a kind of goods here is what the box prints.
//
// rule: mu-prototype/trade-modifiers/goods-without-malus
func TestGovernedAsPrinted(t *testing.T) {
	for good := range int8(medioevo.Goods) {
		id := ""
		if TheBox().Governs[good] != None {
			id = TheBox().Techs[TheBox().Governs[good]].ID
		}
		Want(t, TheBox().Atlas.Goods[good].ID, id, TheBox().Atlas.Goods[good].Technology)
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
		p := Position(t, 4).Own(Red, "liguria").Build(Settlement, 2, "liguria").Build(fair(x.fair), 1, "liguria").Learned(Green, everything...)
		table := TheBox().Atlas.Prices[At("liguria")][x.good]
		Want(t, TheBox().Atlas.Goods[x.good].ID+" bought", p.Price(Green, At("liguria"), x.good, true), table+x.buy)
		Want(t, TheBox().Atlas.Goods[x.good].ID+" sold", p.Price(Green, At("liguria"), x.good, false), table+x.sell)
	}
	// the Holy Roman Empire's mining Fair in Genoa
	p := Position(t, 4).Own(Red, "liguria").Build(Settlement, 2, "liguria").Build(fair(medioevo.Mining), 1, "liguria").Learned(Green, Forgiatura)
	Want(t, "Arms at Genoa", p.Price(Green, At("liguria"), Arms, true), 37)
	Want(t, "Arms at Genoa without FORGIATURA", p.Price(Blue, At("liguria"), Arms, true), 39)
	p.Land("liguria").Damaged |= 1 << fair(medioevo.Mining)
	Want(t, "a damaged Fair changes nothing", p.Price(Green, At("liguria"), Arms, true), 40)
}

// rule: mu-prototype/trade-modifiers/fairs-site
// rule: mu-alpha/purchase/commerce-buildings
func TestFairsWantASettlement(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level, why := range map[int8]play.Rule{0: RuleFairTown, 1: play.Free} {
			p := Position(t, 6).Own(Green, "liguria").Vf(Green, "liguria", 5).Build(Settlement, level, "liguria").Learned(Green, Commercio, Architettura).Studied(Green, 2)
			Want(t, "a Fair in Genoa", p.WhyNotBuild(Green, At("liguria"), FairBuilding, 1), why)
		}
	})
}

// rule: mu-prototype/trade-modifiers/guilds-sale-bonus
// rule: mu-prototype/trade-modifiers/guilds-sales-only
// rule: mu-prototype/technologies/gilde
func TestGuilds(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		p := Position(t, 4).Learned(Green, Gilde).Studied(Green, level)
		Want(t, "sold", p.Price(Green, At("egypt"), Salt, false), 14+int16(level))
		Want(t, "bought", p.Price(Green, At("egypt"), Salt, true), 14)
	}
}

// rule: mu-prototype/trade-modifiers/order-of-modifiers
// rule: mu-prototype/empire-cards/carovaniere
func TestCaravaneersPercentage(t *testing.T) {
	Want(t, "58 raised by 40%", ByCaravaneer(58, 40, false), 81)
	Want(t, "15 lowered by 10%", ByCaravaneer(15, 10, true), 13)
	Want(t, "30 units of Tunis' Spices", 30*ByCaravaneer(58, 40, false), 2430)
}

// What is sold at a Fair by a member of a guild, who lacks the technology, in a slump: fixed amounts in turn.
//
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestEverythingAtOnce(t *testing.T) {
	p := Position(t, 4).Learned(Green, Gilde).Studied(Green, 2).Build(Settlement, 1, "pomerelia").Build(FairBuilding+Building(medioevo.Textile), 1, "pomerelia")
	p.Players[Green].Techs &^= 1 << Caccia
	p.Studied(Green, 2)
	p.Players[Green].Techs &^= 1 << Caccia
	n := int16(p.Level(Green))
	Want(t, "Furs", p.Price(Green, At("pomerelia"), Furs, false), 35-2+3+n)
	var nobody play.Seat = play.Nobody
	Want(t, "a spectator's price", p.Price(nobody, At("pomerelia"), Furs, true), 37)
}

// Goods are traded where there are prices and a settlement, in a territory of this game.
//
// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-alpha/commerce/only-in-settlements
func TestWhereThereIsAMarket(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Build(Settlement, 1, "egypt")
		Want(t, "a settlement with prices", p.Market(At("egypt")), true)
		Want(t, "at sea", p.Market(At("egyptian-sea")), false)
		Want(t, "nowhere", p.Market(NoPlace), false)
		p.Land("egypt").Out = true
		Want(t, "out of the game", p.Market(At("egypt")), false)
		for land := range p.State.Land() {
			if TheBox().Atlas.Prices[land] == [medioevo.Goods]int16{} {
				p.SetBuilt(land, Settlement, 1)
				Want(t, "a settlement without prices in "+TheBox().Atlas.ID(land), p.Market(land), false)
			}
		}
	})
}

// A fraction of a florin is dropped, unit by unit, whether CAROVANIERE makes it cheaper or dearer.
//
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestFractionsOfAFlorinAreDropped(t *testing.T) {
	for _, c := range []struct{ each, percent, buy, sell int16 }{{10, 10, 9, 11}, {15, 10, 13, 16}, {30, 20, 24, 36}, {100, 30, 70, 130}, {100, 0, 100, 100}, {99, 1, 98, 99}} {
		Want(t, "to buy", ByCaravaneer(c.each, c.percent, true), c.buy)
		Want(t, "to sell", ByCaravaneer(c.each, c.percent, false), c.sell)
	}
}
