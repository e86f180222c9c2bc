package crusaderkings

import (
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

var peace = bargain.Of(peaceThing)

// owing is a position in which one dynasty has promised another peace before all.
func (p *at) owing(from, to play.Seat) *at {
	p.promises(from, to).Peace.Note(p.until(peaceThing), false)
	return p
}

// rule: crusader-kings/general/trade-any-time
func TestPeaceIsPromisedInABargain(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris").own(german, "saxony").purse(english, 3).asked()
	p.deals(english, french, 2, p.things(english, "mercia")|peace, peace)
	want(t, "whose Mercia is", p.land("mercia").Owner, french)
	want(t, "the English owe peace", p.owesPeace(english, french), true)
	want(t, "the French too", p.owesPeace(french, english), true)
	want(t, "to nobody else", p.owesPeace(english, german), false)
	want(t, "told", p.told(KeyPromised, int16(english), int16(french), peaceThing, 3), true)
	want(t, "as it is offered", bargaining.Thing(p.State, "en", peaceThing), "[[favour:peace|peace]], to the end of Round 3")
	want(t, "as it is owed", bargaining.Word(p.State, "it", p.wordsGiven()[0]), "[[favour:peace|pace]], fino alla fine del Round 3")
	want(t, "words given", len(p.wordsGiven()), 2)
	for round, owed := range []bool{true, true, false} {
		p.Era, p.Round = 1+int8(round+1)/roundsPerEra, 1+int8(round+1)%roundsPerEra
		want(t, "to the end of the next Round", p.owesPeace(english, french), owed)
	}
	want(t, "and no longer", len(p.wordsGiven()), 0)
}

// What one does to another who was promised peace.
// rule: crusader-kings/general/trade-any-time
func TestWhoBreaksPeace(t *testing.T) {
	attack := func(p *at) { p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1)) }
	for what, act := range map[string]func() *at{
		"an attack": func() *at {
			p := campaign(t, 0, "brave").owing(english, french).owing(french, english)
			attack(p)
			return p
		},
		"a plot": func() *at {
			p := intrigue(t, 0, "brave").owing(english, french).owing(french, english)
			return p.schemes().play(plots(PlotGrievance, int8(french), 0))
		},
		"a Rebellion": func() *at {
			p := intrigue(t, 0, "brave").owing(english, french).owing(french, english)
			return p.schemes().play(plots(PlotRebellion, p.in("paris"), 0))
		},
		"an overthrow": func() *at {
			p := overthrows(t, 0, "brave").owing(english, french).owing(french, english)
			return p.revolts().play(topples(p, "paris", 0))
		},
	} {
		p := act()
		want(t, what+" breaks it, once", p.count(KeyForsworn), 1)
		want(t, "whose word to whom", p.told(KeyForsworn, int16(english), int16(french), peaceThing), true)
		want(t, what+" is noted", p.promises(english, french).Broken, bargain.Lasting{Open: 2})
		want(t, "what he owed is over", p.owesPeace(english, french), false)
		want(t, "what he was owed too", p.owesPeace(french, english), false)
	}
	t.Run("who has promised nothing breaks nothing, but is owed no peace any more either", func(t *testing.T) {
		p := campaign(t, 0, "brave").owing(french, english)
		attack(p)
		want(t, "told", p.count(KeyForsworn), 0)
		want(t, "owed", p.owesPeace(french, english), false)
	})
	t.Run("what is done to others, or to one's own, breaks none", func(t *testing.T) {
		p := campaign(t, 0, "brave").owing(english, german)
		attack(p)
		want(t, "told", p.count(KeyForsworn), 0)
		want(t, "owed", p.owesPeace(english, german), true)
		p = intrigue(t, 0, "brave").owing(english, french)
		brother := p.sibling(english, Male, "strong")
		p.wed(brother, p.spouse(english, Female))
		p.schemes().play(plots(PlotDivorce, brother, 0))
		want(t, "told of a Divorce", p.count(KeyForsworn), 0)
	})
	t.Run("while an attack or a plot is under way no peace is to be had of who strikes", func(t *testing.T) {
		p := campaign(t, 3, "brave").invades()
		p.play(p.attacks(english, "paris", "normandy"))
		want(t, "while it is planned", p.whyNotHandOver(english, french, peaceThing), play.Free)
		p.play(begins(english, 1)).asks(english, AskInvest)
		want(t, "of the attacker", p.whyNotHandOver(english, french, peaceThing), RuleDisputed)
		want(t, "of the attacked", p.whyNotHandOver(french, english, peaceThing), play.Free)
		want(t, "for a third", p.whyNotHandOver(english, german, peaceThing), play.Free)
		p = intrigue(t, 3, "brave").schemes().play(plots(PlotGrievance, int8(french), 0)).asks(english, AskInvest)
		want(t, "of who plots", p.whyNotHandOver(english, french, peaceThing), RuleDisputed)
	})
	t.Run("who chooses is warned", func(t *testing.T) {
		p := campaign(t, 0, "brave").owing(english, french).invades()
		o, _ := p.match.OfferTo(english)
		for language, warns := range map[string]string{"en": " (you have promised peace)", "it": " (hai promesso pace)"} {
			told := p.Describe(language, o)
			for i, c := range o.Choices {
				want(t, told.Choices[i].Label, strings.HasSuffix(told.Choices[i].Label, warns), c.Verb == DeclareAttack && p.Territories[c.A].Owner == french)
			}
		}
	})
}

// rule: crusader-kings/general/trade-any-time
func TestWhatTwoPromisedInPrivateOnlyTheyKnow(t *testing.T) {
	p := campaign(t, 0, "brave")
	for _, q := range [][2]play.Seat{{english, french}, {german, italian}} {
		p.promises(q[0], q[1]).Peace = bargain.Lasting{Open: 1, Hidden: 2}
		p.promises(q[0], q[1]).Broken = bargain.Lasting{Hidden: 1}
	}
	src := chance.New(1)
	for s := play.Nobody; s < 5; s++ {
		g := *p.State
		g.Redeal(s, &src)
		want(t, "what the English promised", g.promises(english, french).Peace.Hidden == 2, s == english || s == french)
		want(t, "what the Germans did", g.promises(german, italian).Peace.Hidden == 2, s == german || s == italian)
		want(t, "how they broke it", g.promises(german, italian).Broken.Hidden == 1, s == german || s == italian)
		want(t, "what all know", g.promises(german, italian).Peace.Open, 1)
	}
	p.promises(english, french).Peace = bargain.Lasting{Hidden: 2}
	p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1))
	want(t, "noted for the two", p.promises(english, french).Broken, bargain.Lasting{Hidden: 2})
	for _, line := range p.match.Lines(0) {
		if line.Key == KeyForsworn {
			want(t, "told to the two", line.To, uint16(1<<english|1<<french))
		}
	}
	want(t, "told", p.count(KeyForsworn), 1)
}

// rule: crusader-kings/elimination/permanent-elimination
func TestWhoIsOutOwesNothing(t *testing.T) {
	p := campaign(t, 0, "brave").owing(english, french).owing(french, english).owing(german, french)
	p.promises(english, french).Broken.Note(1, false)
	p.run(func(g *State, t *play.Table) { g.leaveGame(t, french) })
	want(t, "nothing is owed", len(p.wordsGiven()), 0)
	want(t, "who broke his word is known", p.promises(english, french).Broken.Open, 1)
}
