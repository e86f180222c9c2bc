package prototype

import (
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
	Refs: wording.Refs{Enslave: wording.OfA(refTransport)},
}

// whyNotEnslave says why prisoners cannot be turned into Slaves aboard a transport. It is the transport's buy action.
// rule: mu-prototype/prisoners-slaves/conversion-needs-mercato
// rule: mu-prototype/prisoners-slaves/only-in-own-capital
// rule: mu-prototype/prisoners-slaves/capital-without-settlement
// rule: mu-prototype/prisoners-slaves/is-a-buy-action
func (g *State) whyNotEnslave(i int16) play.Rule {
	x := &g.Transports[i]
	d := &g.Players[x.Owner]
	switch {
	case x.Aboard != None:
		return RuleAboardShip
	case x.Halted&Sabotaged != 0:
		return RuleHindered
	case !g.has(x.Owner, Mercato):
		return RuleSlavesMarket
	case d.Capital == NoPlace || x.At != d.Capital || g.Territories[x.At].Owner != x.Owner || g.contested(x.At):
		return RuleSlavesCapital
	case !g.stands(x.At, Settlement):
		return RuleSlavesSettled
	case d.Prisoners == 0:
		return RuleSlavesRate
	}
	if why := g.whyNotAct(i, BoughtGoods); why != play.Free {
		return why
	}
	return g.whyNotStow(i, Lot{N: 1, Good: Slaves, From: None})
}

// offerEnslave adds the conversion for a transport.
func (g *State) offerEnslave(o *play.Asking, i int16) {
	x := &g.Transports[i]
	if g.Players[x.Owner].Prisoners > 0 {
		most := min(g.Players[x.Owner].Prisoners, int16(g.hold(i)))
		o.May(play.Choice{Verb: Enslave, A: i, Lo: 1, Hi: max(1, most)}, g.whyNotEnslave(i))
	}
}

// enslaves does what offerEnslave adds; false if the answer is about something else.
func (g *State) enslaves(t *play.Table, a play.Answer) bool {
	if a.Verb != Enslave {
		return false
	}
	g.enslave(t, a.A, a.N)
	return true
}

// enslave turns prisoners into Slaves, one for one and for nothing.
// rule: mu-prototype/prisoners-slaves/one-for-one-free
func (g *State) enslave(t *play.Table, i, n int16) {
	x := &g.Transports[i]
	g.Players[x.Owner].Prisoners -= n
	g.stow(i, Lot{N: int8(n), Good: Slaves, From: None})
	g.acted(i, BoughtGoods)
	t.Tell(KeyEnslaved, int16(x.Owner), n, i, int16(x.At))
}
