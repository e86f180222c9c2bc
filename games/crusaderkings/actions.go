package crusaderkings

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// What is done with an Action card: one of its actions, or none; the event follows in any case.

const (
	ToBuild     play.Verb = 100
	ToDevelop   play.Verb = 101
	ToPlot      play.Verb = 102
	ToOverthrow play.Verb = 103
	ToMobilise  play.Verb = 104
	ToInvade    play.Verb = 105
	ToTax       play.Verb = 106
	ToCrusade   play.Verb = 107
	ToPass      play.Verb = 108

	AskAction play.Prompt = 200 // what is done with card A

	KeyPasses play.Key = 400 // A does nothing with card B
	KeyCannot play.Key = 401 // A can do nothing with card B

	RuleCompulsory play.Rule = 400
)

var actionChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ToBuild: "to-build", ToDevelop: "to-develop", ToPlot: "to-plot", ToOverthrow: "to-overthrow", ToMobilise: "to-mobilise",
		ToInvade: "to-invade", ToTax: "to-tax", ToCrusade: "to-crusade", ToPass: "to-pass",
	},
	Prompts:   map[play.Prompt]string{AskAction: "action"},
	Lines:     map[play.Key]string{KeyPasses: "passes", KeyCannot: "cannot"},
	Rules:     map[play.Rule]string{RuleCompulsory: "crusader-kings/crusade/exactly-one-action"},
	Declining: []play.Verb{ToPass},
}

// offered are the actions of each type of Action card.
// rule: crusader-kings/turn/one-action-per-card
// rule: crusader-kings/realm/card-actions
// rule: crusader-kings/plots/card-actions
// rule: crusader-kings/mobilise/card-actions
var offered = [cardTypes][]play.Verb{
	Realm: {ToBuild, ToDevelop}, Intrigue: {ToPlot, ToOverthrow}, War: {ToMobilise, ToInvade}, Taxes: {ToTax}, Crusades: {ToCrusade},
}

// playAction carries out an action of the card a dynasty has revealed.
// rule: crusader-kings/turn/may-skip-action
func (g *State) playAction(t *play.Table, s play.Seat) {
	if g.ai(s) {
		g.actionAI(t, s) // rule: crusader-kings/ai-modes/priorities
	} else {
		g.perform(t, s, g.chooseAction(t, s))
	}
	// rule: crusader-kings/realm/develop-refill
	// rule: crusader-kings/trait-check/modifiers
	g.conclude(t, s)
}

// chooseAction asks which action of the card it is to be. The Crusade that a dynasty owes in this Era is
// not asked for; and where nothing can be done, nothing is.
func (g *State) chooseAction(t *play.Table, s play.Seat) play.Verb {
	card := g.Card.Card
	actions := offered[box.Cards[card].Type]
	if g.whyNotPass(s) != play.Free {
		return ToCrusade
	}
	if !slices.ContainsFunc(actions, func(v play.Verb) bool { return g.whyNotPerform(s, v) == play.Free }) {
		t.Tell(KeyCannot, int16(s), card)
		return ToPass
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskAction, card)
		for _, v := range actions {
			o.May(play.Choice{Verb: v}, g.whyNotPerform(s, v))
		}
		o.May(play.Choice{Verb: ToPass}, g.whyNotPass(s))
	})
	if a.Verb == ToPass {
		t.Tell(KeyPasses, int16(s), card)
	}
	return a.Verb
}

// whyNotPass forbids to let the action of the first Crusade card of an Era go by.
// rule: crusader-kings/crusade/exactly-one-action
func (g *State) whyNotPass(s play.Seat) play.Rule {
	if box.Cards[g.Card.Card].Type == Crusades && g.Dynasties[s].Crusaded == 0 {
		return RuleCompulsory
	}
	return play.Free
}

// whyNotPerform is Free if an action can be begun at all, else a rule that stands in the way.
func (g *State) whyNotPerform(s play.Seat, v play.Verb) play.Rule {
	switch v {
	case ToBuild:
		return firstFree(g.lands(s), func(i int8) play.Rule { return g.whyNotBuild(s, i) }, RuleOwnLand)
	case ToDevelop:
		return firstFree(g.faceUp(), func(d int8) play.Rule { return g.whyNotBuy(s, d) }, RuleFaceUp)
	case ToOverthrow:
		return firstFree(g.rivalLands(s), func(i int8) play.Rule { return g.whyNotOverthrow(s, i) }, RuleNeedsRebellion)
	case ToMobilise:
		return firstFree(g.lands(s), func(i int8) play.Rule { return g.whyNotMobilise(s, i) }, RuleMostMobilised)
	case ToInvade:
		return g.whyNotInvade(s)
	case ToCrusade:
		return g.whyNotCrusade(s)
	}
	return play.Free
}

func (g *State) perform(t *play.Table, s play.Seat, v play.Verb) {
	switch v {
	case ToBuild:
		g.buildAction(t, s)
	case ToDevelop:
		g.developAction(t, s)
	case ToPlot:
		g.plotAction(t, s)
	case ToOverthrow:
		g.overthrowAction(t, s)
	case ToMobilise:
		g.mobiliseAction(t, s)
	case ToInvade:
		g.invadeAction(t, s)
	case ToTax:
		g.taxAction(t, s)
	case ToCrusade:
		g.crusadeAction(t, s)
	}
}

// conclude ends an action: bought Development cards are replaced, and what was good for one action only
// has been used.
func (g *State) conclude(t *play.Table, s play.Seat) {
	if g.Card.Action == Develop {
		g.refill(t)
	}
	g.spend(s, g.Card.Action)
}

// spend takes away what was good for the next action of a kind only. A Plot action is all five plots.
func (g *State) spend(s play.Seat, a Action) {
	if !plot(a) {
		g.used(s, a)
		return
	}
	for kind := CreateCasusBelli; kind <= Divorce; kind++ {
		g.used(s, kind)
	}
}

// plot says whether an action is one of the five plots.
func plot(a Action) bool { return a >= CreateCasusBelli && a <= Divorce }

// firstFree is Free if anything may be done to a member of a set, else the rule that forbids the last; none of
// an empty set.
func firstFree(set uint64, why func(int8) play.Rule, none play.Rule) play.Rule {
	for i := range each(set) {
		if none = why(i); none == play.Free {
			return none
		}
	}
	return none
}
