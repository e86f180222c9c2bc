package crusaderkings

import (
	"testing"

	"signoria/play"
)

// lands is a position in which the English own five territories and draw tokens of these traits.
func taxed(t *testing.T, traits ...string) *at {
	return position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales", "scotland", "ireland").
		own(french, "paris", "normandy").
		bagged(english, traits...).purse(english, 0)
}

func (p *at) taxes() *at { p.t.Helper(); return p.acts(english, Taxes).play(by(english, ToTax)) }

func TestTax(t *testing.T) {
	t.Run("land and Castles", func(t *testing.T) {
		// rule: crusader-kings/tax/base-income
		p := taxed(t).castle("wales", "paris")
		want(t, "foreseen", p.income(english), 6)
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 6)
		// rule: crusader-kings/tax/automatic
		want(t, "checks", p.count(KeyCheck), 0)
		want(t, "nothing is asked", p.over(), true)
		want(t, "what is done", p.Card.Action, Tax)
	})
	t.Run("modifiers", func(t *testing.T) {
		// rule: crusader-kings/tax/modifiers
		p := taxed(t).develops(english, "bank")
		p.Track[space(t, "tripoli")] = english
		p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreTax, Value: -3}, Until: NextUse})
		want(t, "foreseen", p.income(english), 5+2+2-3)
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 6)
		want(t, "the event is spent", p.income(english), 9)
	})
	t.Run("no less than nothing", func(t *testing.T) {
		// rule: crusader-kings/tax/modifiers
		p := taxed(t)
		p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreTax, Value: -9}, Until: NextUse})
		want(t, "foreseen", p.income(english), 0)
	})
	t.Run("a Pact brings no taxes", func(t *testing.T) {
		// rule: crusader-kings/pacts/pact-territory-not-controlled
		p := taxed(t)
		p.land("brittany").Pact = english
		want(t, "foreseen", p.income(english), 5)
	})
	t.Run("an empty Treasury", func(t *testing.T) {
		// rule: crusader-kings/components/gold-supply
		p := taxed(t)
		p.Dynasties[french].Gold = goldInBox - 2
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 2)
		want(t, "told", p.told(KeyTreasuryEmpty, int16(english), 3), true)
		p = taxed(t)
		p.Dynasties[french].Gold = goldInBox - 5
		p.taxes()
		want(t, "the last Gold of it", p.Dynasties[english].Gold, 5)
		want(t, "is enough", p.count(KeyTreasuryEmpty), 0)
		p = taxed(t)
		p.Dynasties[english].Strategy = Ferox
		p.plays(english, Taxes, "")
		p.run(func(g *State, t *play.Table) { g.taxAction(t, english) })
		want(t, "an AI dynasty takes none", p.told(KeyTaxed, int16(english), 0), true)
		want(t, "and has none", p.Dynasties[english].Gold, 0)
		want(t, "and lacks none", p.count(KeyTreasuryEmpty), 0)
	})
	t.Run("Harvest", func(t *testing.T) {
		// rule: crusader-kings/tax/harvest
		// rule: crusader-kings/tax/harvest-one-at-a-time
		p := taxed(t).castle("wales")
		p.land("wales").Harvest = 2
		want(t, "a Castle and two Harvests", p.yield(p.in("wales")), 3)
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 7)
		want(t, "one Harvest is left", p.land("wales").Harvest, 1)
	})
	t.Run("Failed Harvest", func(t *testing.T) {
		// rule: crusader-kings/tax/failed-harvest
		p := taxed(t).castle("wales")
		p.land("wales").Failed = 2
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 4)
		// rule: crusader-kings/tax/failed-harvest-one-at-a-time
		want(t, "one is left", p.land("wales").Failed, 1)
	})
	t.Run("several kinds", func(t *testing.T) {
		// rule: crusader-kings/tax/several-token-types
		// rule: crusader-kings/tax/harvest-lost-with-plague-or-failure
		p := taxed(t)
		p.land("wales").Harvest, p.land("wales").Failed, p.land("wales").Plague = 1, 1, Over
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 4)
		want(t, "all three are resolved", *p.land("wales"), Territory{Owner: english, Pact: play.Nobody})
		want(t, "the Harvest brought nothing", p.told(KeyHarvested, int16(p.in("wales")), 0), true)
		want(t, "where none lies nothing is resolved", *p.land("mercia"), Territory{Owner: english, Pact: play.Nobody})
		p = taxed(t)
		p.land("wales").Harvest = 1
		p.taxes()
		want(t, "alone it does", p.told(KeyHarvested, int16(p.in("wales")), 1), true)
		want(t, "and nothing has failed", *p.land("wales"), Territory{Owner: english, Pact: play.Nobody})
	})
	t.Run("only one's own", func(t *testing.T) {
		p := taxed(t)
		p.land("paris").Harvest = 1
		p.taxes()
		want(t, "a French Harvest", p.land("paris").Harvest, 1)
	})
}

func TestPlague(t *testing.T) {
	spread := func(p *at, to, from string) play.Answer { return by(english, SpreadTo, p.in(to), p.in(from)) }
	t.Run("over", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-over
		// rule: crusader-kings/tax/plague-token-sides
		p := taxed(t)
		p.land("wales").Plague = Over
		p.taxes()
		want(t, "Gold", p.Dynasties[english].Gold, 4)
		want(t, "the token is gone", p.land("wales").Plague, NoPlague)
		want(t, "it does not spread", p.over(), true)
	})
	t.Run("it spreads", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-outbreak-no-income
		// rule: crusader-kings/tax/plague-spread-check
		// rule: crusader-kings/tax/plague-spread-failure
		p := taxed(t, "weak").foot("normandy")
		p.land("wessex").Plague, p.land("wales").Plague = Outbreak, NoPlague
		p.Dynasties[english].Gold = 5
		p.Dynasties[french].Gold = 5
		p.taxes()
		want(t, "Wessex pays nothing", p.Dynasties[english].Gold, 5+4)
		want(t, "its token is gone", p.land("wessex").Plague, NoPlague)
		p.asks(english, AskSpread) // mercia, wales, brittany, normandy
		want(t, "every neighbour, by land and sea route", p.choices(english), 4)
		p.play(spread(p, "normandy", "wessex"))
		want(t, "the French have it", p.land("normandy").Plague, Over)
		want(t, "their Footsoldier flees", p.land("normandy").Foot, false)
		want(t, "and Rebellion comes", p.land("normandy").Rebellion, 1)
		p.finish()
		want(t, "independent Brittany too", p.land("brittany").Plague == Over && p.land("brittany").Rebellion == 1, true)
		want(t, "one check for each", p.count(KeyCheck), 4)
		want(t, "no Gold was asked for", p.count(KeyInvested), 0)
	})
	t.Run("it is held", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-spread-check
		// rule: crusader-kings/tax/plague-spread-failure
		p := taxed(t, "brave")
		p.land("wessex").Plague = Outbreak
		p.taxes().play(spread(p, "normandy", "wessex"))
		if p.offers(spread(p, "normandy", "wessex")) {
			t.Fatal("the same check is made twice")
		}
		p.finish()
		want(t, "nobody has it", p.plagueLeft(), plagueInBox)
		want(t, "told", p.count(KeySpared), 4)
	})
	t.Run("in the order one chooses", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-spread-check
		p := taxed(t, "brave")
		p.land("wessex").Plague = Outbreak // beside Mercia, Wales, Brittany and Normandy
		p.taxes().play(spread(p, "wales", "wessex"), spread(p, "normandy", "wessex")).asks(english, AskSpread)
		want(t, "two are left", p.choices(english), 2)
		p.play(spread(p, "brittany", "wessex"))
		want(t, "of the last there is nothing to choose", p.over(), true)
		want(t, "checks", p.count(KeyCheck), 4)
	})
	t.Run("no trait is critical", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-spread-check
		for _, id := range []string{"honest", "kind", "humble", "chaste"} {
			p := taxed(t, id)
			p.land("wessex").Plague = Outbreak
			p.taxes().finish()
			want(t, id, p.count(KeySpared), 4)
		}
	})
	t.Run("not where a token lies, nor across the sea", func(t *testing.T) {
		p := taxed(t, "weak").develops(english, "navy")
		p.land("wessex").Plague, p.land("normandy").Plague = Outbreak, Outbreak
		p.taxes()
		want(t, "neighbours without", p.choices(english), 3)
		p.finish()
		want(t, "the French outbreak is as it was", p.land("normandy").Plague == Outbreak && p.land("normandy").Rebellion == 0, true)
	})
	t.Run("what arrives acts the next time", func(t *testing.T) {
		// rule: crusader-kings/tax/plague-over
		p := taxed(t, "weak")
		p.land("wessex").Plague = Outbreak
		p.taxes().finish()
		want(t, "Wales has paid", p.Dynasties[english].Gold, 4)
		want(t, "and has the Plague now", p.land("wales").Plague, Over)
		want(t, "which will cost", p.income(english), 3)
	})
	t.Run("no tokens are left", func(t *testing.T) {
		// rule: crusader-kings/general/component-limits
		p := taxed(t, "weak").foot("mercia")
		p.land("wessex").Plague = Outbreak
		for _, id := range []string{"apulia", "sicily", "venice", "leon", "castile"} {
			p.land(id).Plague = Over
		}
		p.taxes().play(spread(p, "normandy", "wessex"), spread(p, "mercia", "wessex"))
		want(t, "no Plague", p.land("mercia").Plague, NoPlague)
		want(t, "but the Footsoldier is gone", p.land("mercia").Foot, false)
		want(t, "and Rebellion there", p.land("mercia").Rebellion, 1)
	})
}
