package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Prisoners and Slaves. Prisoners are a number: they stand nowhere, cost nothing, and are lost only here.
// rule: mu-prototype/prisoners-slaves/prisoners-have-no-upkeep

const (
	Enslave play.Verb = 640 // turns prisoners into Slaves aboard transport A

	KeyEnslaved play.Key = 640 // A turns B prisoners into Slaves aboard transport C in D

	RuleSlavesMarket  play.Rule = 640
	RuleSlavesCapital play.Rule = 641
	RuleSlavesSettled play.Rule = 642
	RuleSlavesRate    play.Rule = 643
)

var slaveChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Enslave: "enslave"},
	Lines: map[play.Key]string{KeyEnslaved: "enslaved"},
	Rules: map[play.Rule]string{
		RuleSlavesMarket:  "mu-prototype/prisoners-slaves/conversion-needs-mercato",
		RuleSlavesCapital: "mu-prototype/prisoners-slaves/only-in-own-capital",
		RuleSlavesSettled: "mu-prototype/prisoners-slaves/capital-without-settlement",
		RuleSlavesRate:    "mu-prototype/prisoners-slaves/one-for-one-free",
	},
	Refs: wording.Refs{Enslave: wording.OfA(force.RefTransport)},
}

// whyNotEnslave says why prisoners cannot be turned into Slaves aboard a transport. It is the transport's buy action.
// rule: mu-prototype/prisoners-slaves/conversion-needs-mercato
// rule: mu-prototype/prisoners-slaves/only-in-own-capital
// rule: mu-prototype/prisoners-slaves/capital-without-settlement
// rule: mu-prototype/prisoners-slaves/is-a-buy-action
func whyNotEnslave(g *force.State, i int16) play.Rule {
	x := &g.Transports[i]
	d := &g.Players[x.Owner]
	switch {
	case x.Aboard != force.None:
		return force.RuleAboardShip
	case x.Halted&force.Sabotaged != 0:
		return force.RuleHindered
	case !g.Has(x.Owner, force.Mercato):
		return RuleSlavesMarket
	case d.Capital == force.NoPlace || x.At != d.Capital || g.Territories[x.At].Owner != x.Owner || g.Contested(x.At):
		return RuleSlavesCapital
	case !g.Stands(x.At, force.Settlement):
		return RuleSlavesSettled
	case d.Prisoners == 0:
		return RuleSlavesRate
	}
	if why := whyNotAct(g, i, force.BoughtGoods); why != play.Free {
		return why
	}
	return g.WhyNotStow(i, force.Lot{N: 1, Good: force.Slaves, From: force.None})
}

// offerEnslave adds the conversion for a transport.
func offerEnslave(g *force.State, o *play.Asking, i int16) {
	x := &g.Transports[i]
	if g.Players[x.Owner].Prisoners > 0 {
		most := min(g.Players[x.Owner].Prisoners, int16(g.Hold(i)))
		o.May(play.Choice{Verb: Enslave, A: i, Lo: 1, Hi: max(1, most)}, whyNotEnslave(g, i))
	}
}

// enslaves does what offerEnslave adds; false if the answer is about something else.
func enslaves(g *force.State, t *play.Table, a play.Answer) bool {
	if a.Verb != Enslave {
		return false
	}
	enslave(g, t, a.A, a.N)
	return true
}

// enslave turns prisoners into Slaves, one for one and for nothing.
// rule: mu-prototype/prisoners-slaves/one-for-one-free
func enslave(g *force.State, t *play.Table, i, n int16) {
	x := &g.Transports[i]
	g.Players[x.Owner].Prisoners -= n
	g.Stow(i, force.Lot{N: int8(n), Good: force.Slaves, From: force.None})
	acted(g, i, force.BoughtGoods)
	t.Tell(KeyEnslaved, int16(x.Owner), n, i, int16(x.At))
}
