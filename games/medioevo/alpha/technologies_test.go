package alpha_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

func TestTechnologies(t *testing.T) {
	t.Run("prices", func(t *testing.T) {
		// rule: mu-alpha/purchase/technology-price
		for tech := range TheBox().Taught() {
			Want(t, TheBox().Techs[tech].ID, TheBox().Techs[tech].Cost, [...]int16{0, 100, 200, 400, 600}[TheBox().Techs[tech].Level])
		}
		p := Position(t, 3).Shop(Green, 1000)
		Want(t, "paid for MYSTICISM", p.Buys(Green, BuyTechnology, int16(Misticismo)), 100)
		Want(t, "for MONOTHEISM", p.Buys(Green, BuyTechnology, int16(Monoteismo)), 200)
	})
	t.Run("one after the other, in the same phase", func(t *testing.T) {
		// rule: mu-alpha/purchase/technology-chain
		p := Position(t, 3).Learned(Green, Legge, Investitura).Shop(Green, 5000)
		p.Barred("SIGNORIA before VASSALAGE", RuleTechnologyRow, Green, BuyTechnology, int16(Signoria))
		p.Barred("FEUDALISM before VASSALAGE", RuleTechnologyRow, Green, BuyTechnology, int16(Feudalesimo))
		Want(t, "VASSALAGE", p.Buys(Green, BuyTechnology, int16(Vassallaggio)), 400)
		Want(t, "FEUDALISM at once", p.Buys(Green, BuyTechnology, int16(Feudalesimo)), 600)
		Want(t, "and SIGNORIA beside it", p.Buys(Green, BuyTechnology, int16(Signoria)), 600)
	})
	t.Run("at work at once", func(t *testing.T) {
		// rule: mu-alpha/purchase/technology-token
		p := Position(t, 3).Shop(Green, 1000)
		p.Buys(Green, BuyTechnology, int16(Caccia))
		Want(t, "his", p.Has(Green, Caccia), true)
		Want(t, "told", p.Told(KeyLearnt, int16(Green), int16(Caccia)), true)
		Want(t, "to be bought again", p.Offers(By(Green, BuyTechnology, int16(Caccia), 100)), false)
	})
	t.Run("three in a turn", func(t *testing.T) {
		// rule: mu-alpha/purchase/technology-max-three
		p := Position(t, 3).Shop(Green, 5000)
		for _, tech := range []int8{Caccia, Tessitura, Legge} {
			p.Buys(Green, BuyTechnology, int16(tech))
		}
		p.Barred("a fourth", RuleThreeAYear, Green, BuyTechnology, int16(Forgiatura))
	})
}

// Fewer than 8 technologies are TL 1, 8 to 15 TL 2, 16 and more TL 3, and the level rises when one is gained.
//
// rule: mu-alpha/concepts/technological-level
func TestTechnologicalLevel(t *testing.T) {
	p, n := Position(t, 3), 0
	for tech := range TheBox().Taught() {
		level := int8(1)
		switch {
		case n >= 16:
			level = 3
		case n >= 8:
			level = 2
		}
		Want(t, "TL", p.Level(Green), level)
		p.Learned(Green, tech)
		n++
	}
	p = Dock(t, 1)
	for tech := range TheBox().Taught() {
		if p.TechCount(Green) < 7 && TheBox().Techs[tech].Needs == None {
			p.Learned(Green, tech)
		}
	}
	p.Shop(Green, 1000)
	p.Barred("a War Wagon II at TL 1", RuleTransportLevel, Green, BuyTransport, int16(WarWagon), 2)
	for tech := range TheBox().Taught() {
		if !p.Has(Green, tech) && p.Offers(By(Green, BuyTechnology, int16(tech), TheBox().Techs[tech].Cost)) {
			p.Buys(Green, BuyTechnology, int16(tech))
			break
		}
	}
	Want(t, "TL with the eighth", p.Level(Green), 2)
	Want(t, "the wagon in the same phase", p.Buys(Green, BuyTransport, int16(WarWagon), 2), 100)
}

// Everything is paid in Florins, one by one.
//
// rule: mu-alpha/concepts/florins
func TestFlorins(t *testing.T) {
	p := Position(t, 3).Shop(Green, 101)
	p.Buys(Green, BuyTechnology, int16(Caccia))
	Want(t, "a single one is left", p.Players[Green].Florins, 1)
	p.Barred("another technology for it", RuleFlorins, Green, BuyTechnology, int16(Legge))
	Want(t, "who must pay more pays what he has", [2]int32{p.Pay(Green, 50), p.Players[Green].Florins}, [2]int32{1, 0})
}
