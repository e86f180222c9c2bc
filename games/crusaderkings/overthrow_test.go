package crusaderkings

import (
	"testing"

	"signoria/play"
)

// overthrows is a position in which the English may overthrow the French in Paris.
func overthrows(t *testing.T, gold int16, traits ...string) *at {
	p := intrigue(t, gold, traits...)
	p.land("paris").Rebellion = 2
	return p
}

func (p *at) revolts() *at {
	p.t.Helper()
	return p.acts(english, Intrigue).play(by(english, ToOverthrow))
}

func topples(p *at, id string, fee int8) play.Answer { return by(english, OverthrowIn, p.in(id), fee) }

func TestOverthrow(t *testing.T) {
	t.Run("where", func(t *testing.T) {
		p := overthrows(t, 0)
		p.land("lorraine").Rebellion, p.land("normandy").Rebellion, p.land("brittany").Rebellion = 1, 1, 1
		p.revolts()
		want(t, "beside one's own", p.offers(topples(p, "paris", 0)), true)
		// rule: crusader-kings/overthrow/needs-rebellion
		want(t, "in peace", p.refuses(topples(p, "low_countries", 0)), RuleNeedsRebellion)
		// rule: crusader-kings/overthrow/needs-adjacency
		want(t, "far away", p.refuses(topples(p, "lorraine", 0)), RuleRivalsLand)
		want(t, "at home", p.whyNotOverthrow(english, p.in("normandy")), RuleRivalsLand)
		want(t, "where nobody rules", p.whyNotOverthrow(english, p.in("brittany")), RuleRivalsLand)
		p.develops(english, "spymaster")
		want(t, "with the Spymaster", p.whyNotOverthrow(english, p.in("lorraine")), play.Free)
	})
	t.Run("success", func(t *testing.T) {
		p := overthrows(t, 0, "brave").castle("wessex")
		p.land("paris").Harvest = 1
		p.revolts().play(topples(p, "paris", 0))
		want(t, "what is done", p.Card.Action, Overthrow)
		// rule: crusader-kings/overthrow/purpose
		// rule: crusader-kings/overthrow/success-makes-independent
		want(t, "independent", p.independent(p.in("paris")), true)
		lives := p.courted(p.in("paris"))
		want(t, "of the territory's Culture", lives != None && box.People[lives].Culture == French, true)
		want(t, "with a token", p.tokensAt(Place(lives)), 1)
		// rule: crusader-kings/overthrow/success-removes-knight
		// rule: crusader-kings/plots/rebellion-removal
		want(t, "Rebellion", p.land("paris").Rebellion, 0)
		want(t, "other tokens stay", p.land("paris").Harvest, 1)
		// rule: crusader-kings/overthrow/success-no-casus-belli
		want(t, "Casus Belli", p.hasCasusBelli(french, english), false)
		p.own(french, "paris").land("paris").Rebellion = 1
		want(t, "whoever rules it next, once an action", p.whyNotOverthrow(english, p.in("paris")), RuleOncePerLand)
	})
	t.Run("failure", func(t *testing.T) {
		p := overthrows(t, 0, "weak").revolts()
		p.play(topples(p, "paris", 0))
		want(t, "still French", p.land("paris").Owner, french)
		// rule: crusader-kings/overthrow/failure-removes-tokens
		want(t, "all tokens go", p.land("paris").Rebellion, 0)
		// rule: crusader-kings/overthrow/failure-gives-casus-belli
		want(t, "Casus Belli", p.hasCasusBelli(french, english), true)
	})
	t.Run("a Castle and a Duke", func(t *testing.T) {
		p := overthrows(t, 3, "brave", "pious", "strong")
		duke := p.child(french, Male, "kind")
		wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(french)})
		p.wed(duke, wife)
		// rule: crusader-kings/overthrow/castle
		p.castle("paris").revolts().play(topples(p, "paris", 0)).asks(english, AskInvest)
		want(t, "a Castle", p.Checked.Needed, 2)
		// rule: crusader-kings/overthrow/duchy
		p = overthrows(t, 3, "brave", "pious", "strong").castle("paris")
		duke = p.child(french, Male, "kind")
		wife = p.somebody(French, Female, Person{At: InLaw, Of: int8(french)})
		p.wed(duke, wife)
		p.dukedom(duke, "paris")
		p.revolts().play(topples(p, "paris", 0), invests(english, 2))
		want(t, "and a Duke", p.Checked.Needed, 3)
		want(t, "overthrown", p.independent(p.in("paris")), true)
		want(t, "the Castle stays", p.land("paris").Castle, true)
		// rule: crusader-kings/titles/duke-killed-with-duchy
		want(t, "the Duke is dead", p.People[duke].At, Discarded)
		want(t, "so is his wife", p.People[wife].At, Discarded)
	})
	t.Run("nobody sabotages", func(t *testing.T) {
		// rule: crusader-kings/trait-check/sabotage-not-against-intrigue
		p := overthrows(t, 2, "brave")
		p.Dynasties[german].Gold = 10
		p.revolts().play(topples(p, "paris", 0), invests(english, 2))
		want(t, "overthrown at once", p.independent(p.in("paris")), true)
	})
	t.Run("several", func(t *testing.T) {
		p := overthrows(t, 6, "weak").develops(english, "spymaster")
		for _, id := range []string{"lorraine", "low_countries", "saxony", "apulia"} {
			p.land(id).Rebellion = 1
		}
		p.land("leon").Rebellion = 1
		p.revolts()
		which := func() int16 { offer, _ := p.match.OfferTo(english); return offer.Args[0] }
		want(t, "which it will be", which(), 1)
		p.play(topples(p, "paris", 0), invests(english, 0))
		p.land("paris").Rebellion = 1
		// rule: crusader-kings/overthrow/one-per-territory
		want(t, "again", p.whyNotOverthrow(english, p.in("paris")), RuleOncePerLand)
		want(t, "he may leave it at that", p.offers(by(english, StopOverthrowing)), true)
		want(t, "or go on with the second", which(), 2)
		// rule: crusader-kings/overthrow/resolve-before-next
		want(t, "the first is over", p.told(KeySuppressed, int16(p.in("paris"))), true)
		p.play(topples(p, "lorraine", 1), invests(english, 0), topples(p, "low_countries", 2), invests(english, 0), topples(p, "saxony", 3))
		// rule: crusader-kings/overthrow/multiple-cost
		want(t, "0 + 1 + 2 + 3", p.Dynasties[english].Gold, 0)
		// rule: crusader-kings/overthrow/max-four
		want(t, "no fifth", p.over(), true)
		p.Dynasties[english].Gold = 9
		want(t, "why", p.whyNotOverthrow(english, p.in("apulia")), RuleFourOverthrows)
	})
	t.Run("one that ends the game", func(t *testing.T) {
		// rule: crusader-kings/elimination/permanent-elimination
		p := threeDynasties(t, 1).own(german, "poland").bagged(english, "brave").purse(english, 6).develops(english, "spymaster")
		p.Options.Permanent, p.Dynasties[french].Out = true, true
		p.land("paris").Owner = play.Nobody
		p.land("saxony").Owner = play.Nobody
		p.land("poland").Rebellion = 1
		p.revolts().play(topples(p, "poland", 0), invests(english, 0))
		want(t, "the last of the others is out", p.Ended, ByConquest)
		want(t, "and there is nothing to go on with", p.over(), true)
	})
	t.Run("a fee that cannot be paid", func(t *testing.T) {
		p := overthrows(t, 0, "weak")
		p.land("low_countries").Rebellion = 1
		p.revolts().play(topples(p, "paris", 0))
		want(t, "why", p.whyNotOverthrow(english, p.in("low_countries")), RuleOverthrowCost)
	})
}
