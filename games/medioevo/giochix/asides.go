package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// What a player may do at any moment: show an Objective, use a card that has its own time, give pieces up, borrow and repay.

const (
	ShowObjective  play.Verb = 222 // of Empire card A, for a token of colour B
	KeepHidden     play.Verb = 223
	GiveUp         play.Verb = 224 // some pieces
	GiveUpFigures  play.Verb = 225 // of sort B in place A, how many
	GiveUpProperty play.Verb = 226 // A
	GiveUpBuilding play.Verb = 227 // in territory A that of family B
	GiveUpStar     play.Verb = 228 // in territory A
	DoneGivingUp   play.Verb = 229

	AskObjectives play.Prompt = 207
	AskGiveUp     play.Prompt = 208

	KeyObjective  play.Key = 222 // A shows the Objective of Empire card B and receives a token of colour C
	KeyGivenUp    play.Key = 223 // A removes B figures of kind C in place D
	KeyScrapped   play.Key = 224 // A removes a thing of kind B and level C
	KeyPulledDown play.Key = 225 // A pulls down in territory B the building of family C and level D

	RuleFirstTurn play.Rule = 220
	RuleNotMet    play.Rule = 221
)

var asideChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ShowObjective: "show-objective", KeepHidden: "keep-hidden", GiveUp: "give-up", GiveUpFigures: "give-up-figures",
		GiveUpProperty: "give-up-property", GiveUpBuilding: "give-up-building", GiveUpStar: "give-up-star", DoneGivingUp: "done-giving-up",
	},
	Prompts: map[play.Prompt]string{AskObjectives: "objectives", AskGiveUp: "give-up"},
	Lines:   map[play.Key]string{KeyObjective: "objective", KeyGivenUp: "given-up", KeyScrapped: "scrapped", KeyPulledDown: "pulled-down"},
	Rules: map[play.Rule]string{
		RuleFirstTurn: "mu-giochix/purchases/empire-card-objective", RuleNotMet: "mu-giochix/purchases/empire-card-objective",
	},
	Refs: wording.Refs{
		ShowObjective: wording.OfA(refCard), GiveUpFigures: wording.OfA(refPlace), GiveUpBuilding: wording.OfA(refPlace), GiveUpStar: wording.OfA(refPlace),
	},
	Closing:   []play.Verb{DoneGivingUp},
	Declining: []play.Verb{KeepHidden},
}

// Asides lists what a player may do out of turn.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if g.Phase == Setting || g.Phase == GameOver || !g.plays(s) || g.Battle.On || g.Spoils.On {
		return
	}
	g.offerObjectives(o, s, true)
	g.offerCards(o, s, AnyTime)
	if g.Phase == Events {
		g.offerCards(o, s, InEvents)
	}
	g.offerLoans(o, s)
	g.pactAsides(o, s)
	if g.Options.Minutes > 0 && !g.Last {
		o.May(play.Choice{Verb: SayTimeUp}, play.Free)
	}
	if g.mayGiveUp(s) {
		o.May(play.Choice{Verb: GiveUp}, play.Free)
	}
}

// Aside does it.
func (g *State) Aside(t *play.Table, a play.Answer) {
	if g.pactAside(t, a) {
		return
	}
	switch a.Verb {
	case SayTimeUp:
		g.timeUp(t)
	case ShowObjective:
		g.showObjective(t, a)
	case UseCard:
		g.useCard(t, a)
	case TakeLoan:
		g.borrow(t, a.Seat)
	case RepayLoan:
		g.repay(t, a.Seat)
	case GiveUp:
		g.giveUp(t, a.Seat)
	}
}

// Objectives

// firstObjective is the turn from which Objectives can be shown.
// rule: mu-giochix/purchases/empire-card-objective
const firstObjective = 2

// offerObjectives lists the Objectives that a player can show, for a token of each colour that he can choose: all, or only those about what
// happened in this turn.
// rule: mu-giochix/purchases/empire-card-objective
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) offerObjectives(o *play.Asking, s play.Seat, all bool) {
	for card := range int8(EmpireCards) {
		if !g.hasCard(s, card) || !all && !box.Cards[card].Objective.Kind.ofTurn() {
			continue
		}
		why := g.whyNotShow(s, card)
		if why != play.Free {
			o.May(play.Choice{Verb: ShowObjective, A: int16(card), B: None}, why)
			continue
		}
		for colour := range int16(Branches) {
			if g.icon(card, colour) {
				o.May(play.Choice{Verb: ShowObjective, A: int16(card), B: colour}, noneLeft(g.tokensLeft(colour)))
			}
		}
	}
}

// icon says whether a card's Objective can bring a token of a colour: one of its icons, or any if it has none.
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) icon(card int8, colour int16) bool {
	icons := box.Cards[card].Icons
	return icons == 0 || icons>>colour&1 == 1
}

// tokensLeft is how many Objective tokens of a colour are in the box.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) tokensLeft(colour int16) int16 {
	n := int16(box.Supply.Tokens)
	for s := range g.Players[:g.Seats] {
		n -= int16(g.Players[s].Tokens[colour])
	}
	return n
}

// whyNotShow is the rule that forbids a player to show the Objective of a card.
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) whyNotShow(s play.Seat, card int8) play.Rule {
	switch {
	case g.Cards[card].Tapped > 0:
		return RuleTapped
	case g.Turn < firstObjective:
		return RuleFirstTurn
	case !g.reached(s, card):
		return RuleNotMet
	}
	return play.Free
}

// showObjective shows a card, which goes under the deck, for an Objective token.
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) showObjective(t *play.Table, a play.Answer) {
	g.Players[a.Seat].Tokens[a.B]++
	t.Tell(KeyObjective, int16(a.Seat), a.A, a.B)
	g.putUnder(int8(a.A))
	g.Cards[a.A].Seen = 1<<g.Seats - 1
}

// lastObjectives lets everybody show, before a turn ends, the Objectives about what happened in it; before the game ends also the others.
// Whoever could tap a card is asked: others must not see whose Objectives are met.
// rule: mu-giochix/purchases/empire-card-objective
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) lastObjectives(t *play.Table, all bool) { //stale:ok as the turn was over
	t.Together(g.players(), func(s play.Seat) {
		for g.mayShow(s) {
			a := t.Await(func(o *play.Asking) {
				o.To(s, AskObjectives)
				g.offerObjectives(o, s, all)
				o.May(play.Choice{Verb: KeepHidden}, play.Free)
			})
			if a.Verb == KeepHidden {
				return
			}
			g.showObjective(t, a)
		}
	})
}

// mayShow says whether a player may have an Objective that he can show, for all that others know.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) mayShow(s play.Seat) bool { return g.Turn >= firstObjective && g.hasUntapped(s) }

// Giving up

// mayGiveUp says whether a player may remove pieces of his now: not while he moves some.
// rule: mu-giochix/general/remove-own-elements
func (g *State) mayGiveUp(s play.Seat) bool {
	if g.Active == s && (g.Phase == Combat || g.Phase == Commerce) {
		return false
	}
	p := &g.Players[s]
	if g.deployed(s) != 0 || g.starsOf(s) > 0 {
		return true
	}
	for i := range p.Property {
		if p.Property[i].Kind != NoProperty {
			return true
		}
	}
	return g.buildingsOf(s, anything, false) > 0
}

// giveUp asks a player which of his pieces he removes, until he has enough of it. They bring nothing.
// rule: mu-giochix/general/remove-own-elements
func (g *State) giveUp(t *play.Table, s play.Seat) {
	for g.mayGiveUp(s) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskGiveUp)
			g.offerGivingUp(o, s)
			o.May(play.Choice{Verb: DoneGivingUp}, play.Free)
		})
		switch a.Verb {
		case DoneGivingUp:
			return
		case GiveUpFigures:
			for range a.N {
				g.discard(t, s, g.oneOf(s, Sort(a.B), Place(a.A)))
			}
			t.Tell(KeyGivenUp, int16(s), a.N, int16(Sort(a.B).kind()), a.A)
		case GiveUpProperty:
			_, i := ofNumber(a.A)
			x := &g.Players[s].Property[i]
			t.Tell(KeyScrapped, int16(s), int16(x.Kind), int16(x.Level))
			g.abandon(s, i)
		case GiveUpBuilding:
			t.Tell(KeyPulledDown, int16(s), a.A, a.B, int16(g.Territories[a.A].Level[a.B]))
			g.raze(t, Place(a.A), Family(a.B))
		case GiveUpStar:
			g.dropStar(t, Place(a.A))
		}
	}
}

// offerGivingUp lists all that a player has on the map.
// rule: mu-giochix/general/remove-own-elements
func (g *State) offerGivingUp(o *play.Asking, s play.Seat) {
	for at := range Place(Places) {
		if g.Here[at][s] > 0 {
			g.Players[s].eachSort(g.army(s, at), func(sort Sort, n int8) {
				o.May(play.Choice{Verb: GiveUpFigures, A: int16(at), B: int16(sort), Lo: 1, Hi: int16(n)}, play.Free)
			})
		}
	}
	for i := range g.Players[s].Property {
		if g.Players[s].Property[i].Kind != NoProperty {
			o.May(play.Choice{Verb: GiveUpProperty, A: numbered(s, int8(i))}, play.Free)
		}
	}
	for at := range Place(Territories) {
		x := &g.Territories[at]
		if x.Star == s {
			o.May(play.Choice{Verb: GiveUpStar, A: int16(at)}, play.Free)
		}
		for f := range Family(families) {
			if x.Level[f] > 0 && g.controls(s, at) {
				o.May(play.Choice{Verb: GiveUpBuilding, A: int16(at), B: int16(f)}, play.Free)
			}
		}
	}
}
