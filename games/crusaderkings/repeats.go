package crusaderkings

import (
	"slices"

	"signoria"
	"signoria/play"
)

// What a player may order to be answered until further notice.

// passing are the choices that let a question pass.
var passing = map[play.Prompt]play.Verb{
	AskSabotage: PaySabotage, AskDynastic: NoMarriage, AskTitles: TitlesDone, AskDemobilise: KeepMarching, AskOldAge: KeepTraits,
	AskSpread: SpreadTo,
}

// repeats says how a choice may be repeated by a standing order. A check that strikes a land or a relative of his he is
// asked about even if he lets the others' pass; upkeep is paid while it is no more; so much Gold goes into checks of one
// kind; a token is kept or given like the last that was as good. In which order the Plague tries the lands hardly matters:
// it may go as they are listed.
func repeats(g *State, o play.Offer, c play.Choice) play.Repeat {
	switch {
	case passing[o.Prompt] == c.Verb && c.Verb != 0:
		return play.Repeat{Way: signoria.Pass, Concerns: o.Prompt == AskSabotage && g.strikes(o.Seat)}
	case o.Prompt == AskUpkeep && c.Verb == PayUpkeep:
		return play.Repeat{Way: signoria.Same, Cost: c.A}
	case o.Prompt == AskInvest:
		return play.Repeat{Way: signoria.Same, Of: [3]int16{o.Args[1]}}
	case o.Prompt == AskSacrifice:
		return play.Repeat{Way: signoria.Same, Of: [3]int16{o.Args[4]}}
	}
	return play.Repeat{}
}

// strikes says whether the check that is made is one against a player's land or house.
func (g *State) strikes(s play.Seat) bool {
	switch k := &g.Checked; k.Action {
	case Invade:
		return holds(g.lands(s), k.About)
	case Assassinate:
		return slices.Contains(g.family(s), k.About)
	}
	return false
}
