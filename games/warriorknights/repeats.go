package warriorknights

import (
	"slices"

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
// an event stays the same. One votes for oneself where the vote gives something, puts one's crest on the first space that
// is free, pays a mercenary who is the only one, whoever that is, and seals a plan once it is full.
func repeats(_ *State, o play.Offer, c play.Choice) play.Repeat {
	if passing[o.Prompt] == c.Verb && c.Verb != 0 {
		return play.Repeat{Way: signoria.Pass}
	}
	switch c.Verb {
	case NameDrawer:
		return play.Repeat{Way: signoria.Same, Of: [3]int16{c.A}, Cost: c.B}
	case VoteFor:
		if play.Seat(c.A) != o.Seat || !brings(int8(o.Args[0])) {
			return play.Repeat{}
		}
		return play.Repeat{Way: signoria.Same}
	case PlaceCrest:
		if o.Prompt != AskCrest || c != o.Choices[0] {
			return play.Repeat{}
		}
		return play.Repeat{Way: signoria.Same}
	case PayTroop:
		if !slices.Contains(o.Choices, play.Choice{Verb: StopPay, A: 1}) {
			return play.Repeat{}
		}
		return play.Repeat{Way: signoria.Same, Cost: c.B}
	case PlanningDone:
		if o.Args[0] < stacks*laidPerStack {
			return play.Repeat{}
		}
		return play.Repeat{Way: signoria.Same}
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

// brings says whether everybody wants to be chosen by an agenda: it gives a charge or an office, and does not shut its
// holder out of the Assembly.
func brings(agenda int8) bool {
	a := &box.Agendas[agenda]
	absent := slices.ContainsFunc(a.Mods, func(m BoxMod) bool { return m.Mod == ModAbsent })
	return (a.Type == Charge || a.Type == Office) && !absent
}
