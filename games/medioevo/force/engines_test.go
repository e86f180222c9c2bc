package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestEngines(t *testing.T) {
	t.Run("prices and TL", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/price-and-level
		for level := Catapult; level <= Bombard; level++ {
			p := Dock(t, level).Learned(Green, Alchimia)
			Want(t, "price", TheBox().Engines[level].Cost, 100*int16(level))
			Want(t, "at its TL", p.WhyNotEngine(Green, level), play.Free)
			if level > Catapult {
				Want(t, "below", Dock(t, level-1).WhyNotEngine(Green, level), RuleEngineLevel)
			}
		}
	})
	t.Run("number", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/number-limit
		p := Dock(t, 3)
		for _, level := range []int8{Trebuchet, Trebuchet, Bombard} {
			Want(t, "one more", p.WhyNotEngine(Green, Catapult), play.Free)
			p.Engine(Green, level, "egypt", None)
		}
		Want(t, "a fourth", p.WhyNotEngine(Green, Catapult), RuleEngineLimit)
	})
	t.Run("Bombards", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/bombard-needs-alchimia
		// rule: mu-prototype/technologies/alchimia
		p := Dock(t, 3)
		Want(t, "without ALCHIMIA", p.WhyNotEngine(Green, Bombard), RuleGunpowder)
		Want(t, "a Trebuchet without it", p.WhyNotEngine(Green, Trebuchet), play.Free)
		Want(t, "with it", p.Learned(Green, Alchimia).WhyNotEngine(Green, Bombard), play.Free)
	})
	t.Run("improvement", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/improvement
		p := Dock(t, 2)
		home, away := p.Engine(Green, Catapult, "egypt", None), p.Engine(Green, Catapult, "judea", None)
		p.Players[Green].Carriers = 3 // it is no transport
		p.Shop(Green, 1000)
		p.Barred("in another's land", RuleEngineHome, Green, ImproveEngine, away)
		Want(t, "Catapult to Trebuchet", p.Buys(Green, ImproveEngine, home), 100)
		Want(t, "at once", p.Engines[home].Level, Trebuchet)
		p.Barred("further", RuleEngineLevel, Green, ImproveEngine, home)
	})
}

func TestWhatEnginesAreFor(t *testing.T) {
	// rule: mu-prototype/siege-engines/use
	p := Position(t, 3).Own(Red, "egypt").Build(Fort, 3, "egypt")
	p.Engine(Red, Bombard, "egypt", None)
	p.Engine(Red, Trebuchet, "egypt", None)
	p.Battle.At, p.Battle.Sides[1].Seat = At("egypt"), Red
	Want(t, "a Bombard in the field, +1 on the die", p.Bombards(1), 1)
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 5)
	p.Engine(Green, Catapult, "egypt", wagon)
	Want(t, "before walls", p.Guns(p.Besiegers(Green, At("egypt"))) != 0, true)
}

func TestBuyingCaptains(t *testing.T) {
	t.Run("SCUOLA MILITARE", func(t *testing.T) {
		// rule: mu-prototype/captains/need-scuola-militare
		Want(t, "without", Dock(t, 2).WhyNotCaptain(Green, 1), RuleMilitarySchool)
		Want(t, "with", Dock(t, 2).Learned(Green, ScuolaMilitare).WhyNotCaptain(Green, 1), play.Free)
	})
	t.Run("price and level", func(t *testing.T) {
		// rule: mu-prototype/captains/price-by-level
		// rule: mu-prototype/technologies/scuola-militare
		p := Dock(t, 3).Learned(Green, ScuolaMilitare).Shop(Green, 1000)
		Want(t, "level I", p.Buys(Green, BuyCaptain, 1), 100)
		Want(t, "level I", p.Buys(Green, BuyCaptain, 1), 100)
		Want(t, "level III", p.Buys(Green, BuyCaptain, 3), 300)
		Want(t, "TL too low", Dock(t, 2).Learned(Green, ScuolaMilitare).WhyNotCaptain(Green, 3), RuleCaptainLevel)
	})
	t.Run("number", func(t *testing.T) {
		// rule: mu-prototype/captains/number-limit
		p := Dock(t, 2).Learned(Green, ScuolaMilitare)
		p.Captain(Green, 1, "egypt", None)
		p.Captain(Green, 1, "egypt", None)
		Want(t, "a third", p.WhyNotCaptain(Green, 1), RuleCaptainLimit)
		// rule: mu-prototype/components/player-set
		q := Dock(t, 3).Learned(Green, ScuolaMilitare)
		for range 3 {
			Want(t, "as many as a set has", q.WhyNotCaptain(Green, 1), play.Free)
			q.Captain(Green, 1, "egypt", None)
		}
		Want(t, "a fourth", q.WhyNotCaptain(Green, 1), RuleCaptainLimit)
	})
}
