package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Diplomacy, War and Peace: what a war costs who makes it, and the peace that somebody sues for. No treaty
// brings others into a war: what they have promised is put to the vote. Who may make war, truces and what follows are
// in force/war.go, treaties in force/diplomacy.go and treaties.go.

const (
	SueForPeace play.Verb = 702 // with seat A

	AskSued play.Prompt = 701 // A sues for peace, and says the bargain.Motive B for it
)

var warChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{SueForPeace: "sue-for-peace"},
	Prompts: map[play.Prompt]string{AskSued: "sued"},
	Refs:    wording.Refs{SueForPeace: wording.OfA(force.RefSeat)},
}

// What war and peace cost, Honour Points.
const (
	warOnOtherFaith int16 = 1
	warOnOwnFaith   int16 = 2
	surpriseCost    int16 = 4 // whatever the religions
	suingCost       int16 = 2
	suedGain        int16 = 1 // of whom peace is asked
)

// warCost is how many Honour Points a war costs who makes it, without the treaties that end by it.
// rule: mu-alpha/diplomacy/declare-war-other-religion
// rule: mu-alpha/diplomacy/declare-war-same-religion
// rule: mu-alpha/diplomacy/surprise-attack
// rule: mu-alpha/victory/hp-diplomacy
func warCost(g *force.State, by, on play.Seat, surprise bool) int16 {
	cost := warOnOtherFaith
	switch {
	case surprise:
		cost = surpriseCost
	case g.Religion(by) == g.Religion(on):
		cost = warOnOwnFaith
	}
	return cost * g.Stakes(by, on)
}

// priceOfWar is what war costs in all who makes it: the war, and the treaties that end by it.
// rule: mu-alpha/diplomacy/surprise-attack
func priceOfWar(g *force.State, by, on play.Seat, surprise bool) int16 {
	return warCost(g, by, on, surprise) + g.TreatiesBroken(by, on)
}

// declare makes war, in Diplomacy or by surprise in Combat, on one player and by one.
// rule: mu-alpha/diplomacy/declare-war-other-religion
// rule: mu-alpha/diplomacy/declare-war-same-religion
// rule: mu-alpha/diplomacy/surprise-attack
func declare(g *force.State, t *play.Table, by, on play.Seat, surprise bool) {
	declaring, surprising := warCost(g, by, on, surprise), int16(0)
	if surprise {
		declaring, surprising = 0, declaring
	}
	g.Wage(t, by, on, surprise, declaring, surprising)
}

// offerPeaces adds to the diplomatic actions that a player may sue each of his enemies for peace.
// rule: mu-alpha/diplomacy/peace-requested
func offerPeaces(g *force.State, o *play.Asking, s play.Seat, spent play.Rule) {
	for _, x := range g.Others(s) {
		if g.AtWar(s, x) {
			o.May(play.Offering(SueForPeace, int16(x)), spent)
		}
	}
}

// sue has a player sue an enemy for peace. If he consents it costs the one honour and brings the other some.
// rule: mu-alpha/diplomacy/peace-requested
// rule: mu-alpha/victory/hp-diplomacy
func sue(g *force.State, t *play.Table, a play.Answer) bool {
	if a.Verb != SueForPeace {
		return false
	}
	if g.ConcludePeace(t, a, AskSued) {
		g.Honour(t, a.Seat, -suingCost, force.ForPeace)
		g.Honour(t, play.Seat(a.A), suedGain, force.ForPeace)
	}
	return true
}
