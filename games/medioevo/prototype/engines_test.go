package prototype

import (
	"testing"

	"signoria/play"
)

func TestEngines(t *testing.T) {
	t.Run("prices and TL", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/price-and-level
		for level := Catapult; level <= Bombard; level++ {
			p := dock(t, level).learned(green, Alchimia)
			want(t, "price", box().Engines[level].Cost, 100*int16(level))
			want(t, "at its TL", p.whyNotEngine(green, level), play.Free)
			if level > Catapult {
				want(t, "below", dock(t, level-1).whyNotEngine(green, level), RuleEngineLevel)
			}
		}
	})
	t.Run("number", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/number-limit
		p := dock(t, 3)
		for _, level := range []int8{Trebuchet, Trebuchet, Bombard} {
			want(t, "one more", p.whyNotEngine(green, Catapult), play.Free)
			p.engine(green, level, "egypt", None)
		}
		want(t, "a fourth", p.whyNotEngine(green, Catapult), RuleEngineLimit)
	})
	t.Run("Bombards", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/bombard-needs-alchimia
		// rule: mu-prototype/technologies/alchimia
		p := dock(t, 3)
		want(t, "without ALCHIMIA", p.whyNotEngine(green, Bombard), RuleGunpowder)
		want(t, "a Trebuchet without it", p.whyNotEngine(green, Trebuchet), play.Free)
		want(t, "with it", p.learned(green, Alchimia).whyNotEngine(green, Bombard), play.Free)
	})
	t.Run("improvement", func(t *testing.T) {
		// rule: mu-prototype/siege-engines/improvement
		p := dock(t, 2)
		home, away := p.engine(green, Catapult, "egypt", None), p.engine(green, Catapult, "judea", None)
		p.Players[green].Carriers = mostCarriers // it is no transport
		p.shop(green, 1000)
		p.barred("in another's land", RuleEngineHome, green, ImproveEngine, away)
		want(t, "Catapult to Trebuchet", p.buys(green, ImproveEngine, home), 100)
		want(t, "at once", p.Engines[home].Level, Trebuchet)
		p.barred("further", RuleEngineLevel, green, ImproveEngine, home)
	})
}

func TestWhatEnginesAreFor(t *testing.T) {
	// rule: mu-prototype/siege-engines/use
	p := position(t, 3).own(red, "egypt").build(Fort, 3, "egypt")
	p.engine(red, Bombard, "egypt", None)
	p.engine(red, Trebuchet, "egypt", None)
	p.Battle.At, p.Battle.Sides[1].Seat = at("egypt"), red
	want(t, "a Bombard in the field, +1 on the die", p.bombards(1), 1)
	wagon := p.transport(green, WarWagon, 1, "egypt", 5)
	p.engine(green, Catapult, "egypt", wagon)
	want(t, "before walls", p.guns(p.besiegers(green, at("egypt"))) != 0, true)
}

func TestBuyingCaptains(t *testing.T) {
	t.Run("SCUOLA MILITARE", func(t *testing.T) {
		// rule: mu-prototype/captains/need-scuola-militare
		want(t, "without", dock(t, 2).whyNotCaptain(green, 1), RuleMilitarySchool)
		want(t, "with", dock(t, 2).learned(green, ScuolaMilitare).whyNotCaptain(green, 1), play.Free)
	})
	t.Run("price and level", func(t *testing.T) {
		// rule: mu-prototype/captains/price-by-level
		// rule: mu-prototype/technologies/scuola-militare
		p := dock(t, 3).learned(green, ScuolaMilitare).shop(green, 1000)
		want(t, "level I", p.buys(green, BuyCaptain, 1), 100)
		want(t, "level I", p.buys(green, BuyCaptain, 1), 100)
		want(t, "level III", p.buys(green, BuyCaptain, 3), 300)
		want(t, "TL too low", dock(t, 2).learned(green, ScuolaMilitare).whyNotCaptain(green, 3), RuleCaptainLevel)
	})
	t.Run("number", func(t *testing.T) {
		// rule: mu-prototype/captains/number-limit
		p := dock(t, 2).learned(green, ScuolaMilitare)
		p.captain(green, 1, "egypt", None)
		p.captain(green, 1, "egypt", None)
		want(t, "a third", p.whyNotCaptain(green, 1), RuleCaptainLimit)
		// rule: mu-prototype/components/player-set
		q := dock(t, 3).learned(green, ScuolaMilitare)
		for range 3 {
			want(t, "as many as a set has", q.whyNotCaptain(green, 1), play.Free)
			q.captain(green, 1, "egypt", None)
		}
		want(t, "a fourth", q.whyNotCaptain(green, 1), RuleCaptainLimit)
	})
}
