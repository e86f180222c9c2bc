package warriorknights

import (
	"signoria"
	"signoria/play"
)

// What a Baron may order to be answered until further notice.

// passing are the choices that let a question pass.
var passing = map[play.Prompt]play.Verb{
	AskLaunch: Pass, AskInvest: Pass, AskHire: Pass, AskHireAlso: Pass, AskDefenses: Pass, AskMuster: Pass,
	AskRearrange: TransferDone, AskReinforce: TransferDone, AskVeto: LetStand, AskDiscard: KeepFate,
}

// again are the choices that are given again as they are, whatever they are done to.
var again = map[play.Prompt][]play.Verb{
	AskLevy: {Levy}, AskRally: {GatherVotes}, AskServe: {GainFaith}, AskVersatile: {TakeCrowns, TakeVotes},
	AskWages: {PayAll}, AskPassage: {LetPass, BarTheWay}, AskPermission: {PermitAttack, ForbidAttack}, AskObey: {ObeyLaw},
	AskPrize: {TakeControl, PillageCity}, AskTestCity: {TestAllCities},
}

// repeats says how a choice may be repeated by a standing order. What is paid may not become more; who is named to draw
// an event stays the same.
func repeats(_ *State, o play.Offer, c play.Choice) play.Repeat {
	if passing[o.Prompt] == c.Verb && c.Verb != 0 {
		return play.Repeat{Way: signoria.Pass}
	}
	if c.Verb == NameDrawer {
		return play.Repeat{Way: signoria.Same, Of: [3]int16{c.A}, Cost: c.B}
	}
	for _, verb := range again[o.Prompt] {
		if verb != c.Verb {
			continue
		}
		r := play.Repeat{Way: signoria.Same}
		if verb == PayAll {
			r.Cost = c.A
		}
		return r
	}
	return play.Repeat{}
}
