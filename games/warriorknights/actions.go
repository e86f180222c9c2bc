package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	Decline  play.Verb = 8 // the action of one's card
	Allocate play.Verb = 9 // the card to area A
)

const AskAllocate play.Prompt = 7 // where does the card of kind A go?

const (
	KeyTurnsCard     play.Key = 13 // the Chairman A turns a card of kind B of Baron C, from stack D
	KeyTurnsOwnCard  play.Key = 14 // as before: it is his own
	KeyTurnsNeutral  play.Key = 15 // the Chairman A turns the neutral card of kind B
	KeyDeclines      play.Key = 16 // Baron A makes nothing of the card of kind B
	KeyAllocated     play.Key = 17 // card of kind B to area A, which holds C of D
	KeyReturnsToHand play.Key = 18 // Baron A's Versatile Strategy goes back to his hand
	KeySpecialPhase  play.Key = 19 // the special phase of area A is set off
)

var actionChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Decline: "decline", Allocate: "allocate"},
	Prompts: map[play.Prompt]string{AskAllocate: "allocate"},
	Lines: map[play.Key]string{
		KeyTurnsCard: "turns-card", KeyTurnsOwnCard: "turns-own-card", KeyTurnsNeutral: "turns-neutral", KeyDeclines: "declines",
		KeyAllocated: "allocated", KeyReturnsToHand: "returns-to-hand", KeySpecialPhase: "special-phase",
	},
	Refs:      wording.Refs{Allocate: wording.OfA(refArea)},
	Declining: []play.Verb{Decline},
}

const noArea Area = areas // of Versatile Strategy, which goes back to the hand

// playNextCard reveals, resolves and allocates the next card, then holds every special phase that it
// set off, before anything else is turned.
// rule: warrior-knights/actions/stacks-in-order
func (g *State) playNextCard(t *play.Table) {
	g.Stack = g.nextStack()
	if g.Stack == stacks {
		g.beginAdministration(t)
		return
	}
	card := g.turnCard(t)
	if card >= neutralCard {
		g.resolveNeutral(t, ImportantEvent+Kind(card-neutralCard)) // rule: warrior-knights/neutral-actions/chairman-resolves-neutral
		g.Played = None                                            // rule: warrior-knights/actions/neutral-cards-return-to-deck
	} else {
		owner, kind := play.Seat(card/kinds), Kind(card%kinds) // rule: warrior-knights/actions/resolve-baron-card
		g.allocate(t, owner, kind, g.resolve(t, owner, kind))
	}
	g.holdSpecialPhases(t) // rule: warrior-knights/actions/special-phase-interrupts
}

// nextStack is the stack the next card comes from; there is none when all three are empty.
// rule: warrior-knights/actions/phase-ends-when-stacks-empty
func (g *State) nextStack() int8 {
	for i := range int8(stacks) {
		if g.Stacks[i].Len() > 0 {
			return i
		}
	}
	return stacks
}

// turnCard turns the top card of the stack. Who is Chairman now turns it.
// rule: warrior-knights/actions/reveal-card
func (g *State) turnCard(t *play.Table) uint8 {
	t.Onward()
	card := g.Stacks[g.Stack].Pop()
	g.Played = int8(card)
	switch owner := play.Seat(card / kinds); {
	case card >= neutralCard:
		t.Tell(KeyTurnsNeutral, int16(g.Chairman), int16(ImportantEvent)+int16(card-neutralCard))
	case owner == g.Chairman:
		t.Tell(KeyTurnsOwnCard, int16(owner), int16(card%kinds))
	default:
		t.Tell(KeyTurnsCard, int16(g.Chairman), int16(card%kinds), int16(owner))
	}
	return card
}

// resolve lets the owner of a card carry out its action, and returns the area the card goes to.
// rule: warrior-knights/actions/resolve-baron-card
func (g *State) resolve(t *play.Table, s play.Seat, k Kind) Area {
	switch k {
	case LevyTaxes:
		g.levyTaxes(t, s)
		return TaxationArea // rule: warrior-knights/actions/allocate-levy-taxes-yellow
	case DraftSoldiers:
		g.draftSoldiers(t, s)
		return WagesArea // rule: warrior-knights/actions/allocate-draft-soldiers-red
	case RallySupport:
		g.rallySupport(t, s)
		return AssemblyArea // rule: warrior-knights/actions/allocate-rally-support-blue
	case ServeTheChurch:
		g.serveTheChurch(t, s)
		return g.askArea(t, s, k, TaxationArea) // rule: warrior-knights/actions/allocate-serve-the-church-any
	case MobilizeForces:
		return g.mobilizeForces(t, s)
	case VersatileStrategy:
		g.versatileStrategy(t, s)
	}
	return noArea
}

// mobilizeForces lets the owner move, fight or both. The use he made of the card says where it goes;
// where it does not, he says.
// rule: warrior-knights/actions/allocate-mobilize-forces
// rule: warrior-knights/actions/resolving-is-optional
func (g *State) mobilizeForces(t *play.Table, s play.Seat) Area {
	var moved, fought bool
	if g.mayMobilize(s) {
		moved, fought = g.mobilize(t, s)
	}
	switch {
	case g.Over(): // he fought the last other Baron: where the card goes matters to nobody
		return AssemblyArea
	case moved && !fought:
		return WagesArea
	case fought && !moved:
		return AssemblyArea
	case !moved:
		t.Tell(KeyDeclines, int16(s), int16(MobilizeForces))
	}
	return g.askArea(t, s, MobilizeForces, WagesArea)
}

// askArea lets a card's owner allocate it to any area from the given one on.
func (g *State) askArea(t *play.Table, s play.Seat, k Kind, from Area) Area {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskAllocate, int16(k))
		for area := from; area < areas; area++ {
			o.May(play.Choice{Verb: Allocate, A: int16(area), B: int16(g.cardsIn(area)), C: int16(g.perPhase())}, play.Free)
		}
	})
	return Area(a.A)
}

// allocate puts a resolved card into its area. Versatile Strategy goes back to the hand.
// rule: warrior-knights/actions/allocate-after-resolving
func (g *State) allocate(t *play.Table, s play.Seat, k Kind, area Area) {
	g.Played = None
	switch {
	case area == noArea:
		g.comeHome(s, k, 1) // rule: warrior-knights/actions/versatile-strategy-returns-to-owner
		t.Tell(KeyReturnsToHand, int16(s))
	default:
		g.Areas[area][s][k]++
		t.Tell(KeyAllocated, int16(area), int16(k), int16(g.cardsIn(area)), int16(g.perPhase()))
	}
}

// cardsIn counts the cards in a special-phase area.
func (g *State) cardsIn(area Area) (n int8) {
	for s := range g.Areas[area] {
		for _, copies := range g.Areas[area][s] {
			n += int8(copies)
		}
	}
	return n
}

// holdSpecialPhases holds what the last card set off, at once and in full. Only Draft Soldiers can set
// off two, and then wages come before the draft.
// rule: warrior-knights/actions/special-phase-interrupts
func (g *State) holdSpecialPhases(t *play.Table) {
	for area := range Area(areas) {
		if !g.Over() && g.cardsIn(area) >= g.perPhase() { // rule: warrior-knights/actions/trigger-three-areas
			t.Tell(KeySpecialPhase, int16(area))
			g.specialPhase(t, area)
		}
	}
	if !g.Over() && g.crestsOnTable() >= g.perDraft() { // rule: warrior-knights/actions/trigger-mercenary-draft
		g.mercenaryDraft(t)
	}
}

// specialPhase holds a special phase; then the cards of its area go home.
// rule: warrior-knights/actions/special-phase-returns-cards
func (g *State) specialPhase(t *play.Table, area Area) {
	switch area { // rule: warrior-knights/actions/trigger-three-areas
	case TaxationArea:
		g.taxation(t)
	case WagesArea:
		g.wages(t)
	case AssemblyArea:
		g.assembly(t)
	}
	for s := range g.Areas[area] {
		for k, copies := range g.Areas[area][s] {
			g.comeHome(play.Seat(s), Kind(k), copies)
		}
	}
	g.Areas[area] = [MaxBarons][kinds]uint8{}
}

// comeHome takes played cards back into a hand. Until the next planning everybody knows of them.
func (g *State) comeHome(s play.Seat, k Kind, copies uint8) {
	g.Barons[s].Hand[k] += copies
	g.Barons[s].Home[k] += copies
}
