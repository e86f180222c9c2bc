package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	laidPerStack    = 2 // cards a Baron may put into one stack
	neutralPerStack = 2
	neutralCard     = MaxBarons * kinds // the first of the neutral cards' numbers
)

const (
	Lay          play.Verb = 6 // a card of kind A into stack B
	PlanningDone play.Verb = 7
)

const AskLay play.Prompt = 6 // A cards laid so far

const KeyStacksReady play.Key = 12 // the stacks hold A, B and C cards

const RuleTwoPerStack play.Rule = 5

var planningChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{Lay: "lay", PlanningDone: "planning-done"},
	Prompts:   map[play.Prompt]string{AskLay: "lay"},
	Lines:     map[play.Key]string{KeyStacksReady: "stacks-ready"},
	Rules:     map[play.Rule]string{RuleTwoPerStack: "warrior-knights/planning/at-most-two-per-stack"},
	Refs:      wording.Refs{Lay: func(c play.Choice) []string { return []string{refAction(c.A), refStack(c.B)} }},
	Declining: []play.Verb{PlanningDone},
}

// cardOf is the number of a Baron's action card of a kind in the stacks.
func cardOf(s play.Seat, k Kind) uint8 { return uint8(s)*kinds + uint8(k) }

// planning lets all Barons lay their cards unseen, adds the neutral ones and shuffles the stacks.
// rule: warrior-knights/planning/planning-is-secret-and-simultaneous
func (g *State) planning(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	t.Together(order[:n], func(s play.Seat) { g.layCards(t, s) })
	g.addNeutralCards(t)
	for i := range g.Stacks {
		g.Stacks[i].Shuffle(&g.Dice) // rule: warrior-knights/planning/shuffle-each-stack
	}
	t.Tell(KeyStacksReady, int16(g.Stacks[0].Len()), int16(g.Stacks[1].Len()), int16(g.Stacks[2].Len()))
	g.Phase, g.Stack = Actions, 0
}

// layCards lets a Baron put cards of his hand into the stacks, at most two in each, fewer if he likes.
// rule: warrior-knights/planning/choose-six-cards
func (g *State) layCards(t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskLay, g.laid(s, 0)+g.laid(s, 1)+g.laid(s, 2))
			for k := range Kind(kinds) {
				if g.Barons[s].Hand[k] == 0 {
					continue
				}
				for i := range int8(stacks) {
					o.May(play.Choice{Verb: Lay, A: int16(k), B: int16(i)}, g.whyNotLay(s, i))
				}
			}
			o.May(play.Choice{Verb: PlanningDone}, play.Free)
		})
		if a.Verb == PlanningDone {
			return
		}
		g.Barons[s].Hand[a.A]--
		g.Stacks[a.B].Push(cardOf(s, Kind(a.A)), 1<<uint(s))
	}
}

func (g *State) whyNotLay(s play.Seat, stack int8) play.Rule {
	if g.laid(s, stack) == laidPerStack {
		return RuleTwoPerStack
	}
	return play.Free
}

// laid counts a Baron's cards in a stack.
func (g *State) laid(s play.Seat, stack int8) (n int16) {
	for i := range g.Stacks[stack].Len() {
		if card := g.Stacks[stack].At(i); card < neutralCard && play.Seat(card/kinds) == s {
			n++
		}
	}
	return n
}

// addNeutralCards shuffles the eight neutral cards and adds two to each stack. The two left over are
// put aside unseen.
// rule: warrior-knights/planning/neutral-cards-two-per-stack
func (g *State) addNeutralCards(t *play.Table) {
	t.Onward()
	for g.LeftOut.Len() > 0 {
		g.LeftOut.Pop()
	}
	for k := range uint8(neutrals) {
		for range box.Actions[kinds+k].Copies {
			g.LeftOut.Under(neutralCard+k, 0)
		}
	}
	g.LeftOut.Shuffle(&g.Dice)
	for i := range g.Stacks {
		for range neutralPerStack {
			g.Stacks[i].Push(g.LeftOut.Pop(), 0)
		}
	}
}
