package crusaderkings

import (
	"testing"

	"signoria/play"
)

func TestMobilise(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales", "scotland", "ireland").own(french, "paris")
	p.foot("wessex", "mercia")
	p.land("wales").Rebellion, p.land("scotland").Rebellion = 2, 1
	p.acts(english, War).play(by(english, ToMobilise))
	offer, _ := p.match.OfferTo(english)
	want(t, "Footsoldiers he has left", offer.Args[0], 2)
	// rule: crusader-kings/mobilise/mobilise-one-per-territory
	want(t, "a second Footsoldier", p.refuses(by(english, MobiliseIn, p.in("wessex"))), RuleOneFoot)
	want(t, "elsewhere", p.whyNotMobilise(english, p.in("paris")), RuleOwnFoot)
	// rule: crusader-kings/mobilise/mobilise-effect
	p.play(by(english, MobiliseIn, p.in("wales")))
	want(t, "a Footsoldier", p.land("wales").Foot, true)
	// rule: crusader-kings/mobilise/mobilise-removes-rebellion
	// rule: crusader-kings/plots/rebellion-removal
	want(t, "all tokens go", p.land("wales").Rebellion, 0)
	p.play(by(english, MobiliseIn, p.in("ireland")))
	// rule: crusader-kings/mobilise/mobilise-max-four
	// rule: crusader-kings/components/footsoldiers
	want(t, "the fourth is the last", p.over(), true)
	want(t, "a fifth", p.whyNotMobilise(english, p.in("scotland")), RuleMostMobilised)
	// rule: crusader-kings/mobilise/mobilise-automatic
	want(t, "checks", p.count(KeyCheck), 0)
	want(t, "what is done", p.Card.Action, Mobilise)
	// rule: crusader-kings/mobilise/no-rebellion-on-mobilised
	want(t, "Rebellion where a Footsoldier stands", p.rebel(p.in("wales")), false)
	want(t, "and where none does", p.rebel(p.in("scotland")), true)

	t.Run("with three one may be added", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales", "scotland", "ireland").
			foot("wessex", "mercia", "wales")
		p.acts(english, War).play(by(english, ToMobilise), by(english, MobiliseIn, p.in("ireland")))
		want(t, "over", p.over(), true)
	})
	t.Run("as many as one likes", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales")
		p.acts(english, War).play(by(english, ToMobilise), by(english, MobiliseIn, p.in("wales")), by(english, StopMobilising))
		want(t, "Footsoldiers", size(p.mobilised(english)), 1)
	})
}

func TestWarPrerequisites(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "normandy", "scotland").own(french, "paris", "lorraine")
	why := func(from, to string) play.Rule { return p.whyNotAttack(english, p.in(from), p.in(to)) }
	// rule: crusader-kings/mobilise/war-prerequisites
	want(t, "nothing at all", p.whyNotInvade(english), RulePrepared)
	want(t, "no Footsoldier", why("normandy", "brittany"), RuleNeedsFoot)
	p.foot("normandy")
	// rule: crusader-kings/mobilise/footsoldier-roles
	want(t, "an independent neighbour", why("normandy", "brittany"), play.Free)
	want(t, "that is enough", p.whyNotInvade(english), play.Free)
	q := *p
	for i := range each(q.reach(english, q.in("normandy"))) {
		q.Territories[i].Owner = french
	}
	want(t, "not with nobody around but those against whom there is no Casus Belli", q.whyNotInvade(english), RulePrepared)
	want(t, "no Casus Belli", why("normandy", "paris"), RuleNeedsCause)
	p.cause(english, french)
	want(t, "a Casus Belli", why("normandy", "paris"), play.Free)
	want(t, "too far", why("normandy", "lorraine"), RuleNeedsFoot)
	// rule: crusader-kings/mobilise/adjacency-land
	want(t, "a land border", holds(p.beside(p.in("normandy")), p.in("paris")), true)
	want(t, "none", holds(p.beside(p.in("normandy")), p.in("burgundy")), false)
	// rule: crusader-kings/mobilise/adjacency-sea-route
	want(t, "a sea route", why("normandy", "wessex"), play.Free)
	want(t, "none", why("normandy", "wales"), RuleNeedsFoot)
	// rule: crusader-kings/mobilise/adjacency-navy
	p.develops(english, "navy")
	want(t, "the Navy on the same sea", why("normandy", "wales"), play.Free)
	want(t, "not inland", why("normandy", "lorraine"), RuleNeedsFoot)
	want(t, "nor on another sea", why("normandy", "sicily"), RuleNeedsFoot)
}
