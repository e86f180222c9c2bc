package warriorknights

import (
	"testing"

	"signoria/play"
)

// layAll has a Baron lay two cards into each stack.
func (p *at) layAll(s play.Seat) {
	p.t.Helper()
	for i := range int8(stacks) {
		p.play(by(s, Lay, 2*i, i), by(s, Lay, 2*i+1, i))
	}
}

func TestLayingCards(t *testing.T) {
	p := position(t, 3)
	p.Barons[red].Hand = [kinds]uint8{LevyTaxes: 1, VersatileStrategy: 2}
	p.Areas[TaxationArea][red][LevyTaxes] = 1
	p.Areas[WagesArea][red][DraftSoldiers] = 2
	p.Phase, p.Stack = Planning, stacks
	p.run((*State).planning)

	// rule: warrior-knights/planning/planning-is-secret-and-simultaneous
	for s := range play.Seat(3) {
		p.asks(s, AskLay)
	}
	p.play(by(green, Lay, int8(RallySupport), 1), by(green, Lay, int8(LevyTaxes), 1))
	for i := range p.Stacks {
		want(t, "what others see in a stack", p.Stacks[i].Len(), 0)
	}
	if _, err := p.match.TakeBack(green); err != nil {
		t.Errorf("he may rearrange until he commits: %v", err)
	}
	p.play(by(green, Lay, int8(MobilizeForces), 1))

	// rule: warrior-knights/planning/at-most-two-per-stack
	want(t, "a third card in a stack", p.refuses(by(green, Lay, int8(LevyTaxes), 1)), RuleTwoPerStack)
	want(t, "into another", p.offers(by(green, Lay, int8(LevyTaxes), 0)), true)
	p.play(by(green, Lay, int8(LevyTaxes), 0), by(green, PlanningDone)) // one in stack 1, none in stack 3

	// rule: warrior-knights/planning/cards-locked-in-special-areas
	want(t, "a card in hand", p.offers(by(red, Lay, int8(LevyTaxes), 0)), true)
	want(t, "a card in the red area", p.offers(by(red, Lay, int8(DraftSoldiers), 0)), false)
	p.play(by(red, Lay, int8(LevyTaxes), 0))
	want(t, "its copy in the yellow area", p.offers(by(red, Lay, int8(LevyTaxes), 0)), false)
	p.play(by(red, PlanningDone))

	// rule: warrior-knights/planning/choose-six-cards
	for laid := range int16(6) {
		o, _ := p.match.OfferTo(blue)
		want(t, "told how many he has laid", o.Args[0], laid)
		p.play(by(blue, Lay, int8(laid), int8(laid/2)))
	}
	o, _ := p.match.OfferTo(blue)
	want(t, "all he may", o.Args[0], 6)
	want(t, "after six cards", p.choices(blue), 1)
	p.play(by(blue, PlanningDone))
	for i, cards := range [stacks]int{1 + 1 + 2 + 2, 2 + 2 + 2, 2 + 2} {
		want(t, "cards in a stack", p.Stacks[i].Len(), cards)
	}
	want(t, "green's hand", p.Barons[green].Hand, [kinds]uint8{1, 2, 1, 2, 1, 2})
	want(t, "on to the action cards", p.Phase, Actions)
	want(t, "of the first stack", p.Stack, 0)
}

func TestNeutralCardsInTheStacks(t *testing.T) {
	p := position(t, 2)
	p.run(func(g *State, t *play.Table) {
		g.planning(t)
		for i := range g.Stacks {
			for g.Stacks[i].Len() > 0 {
				g.Stacks[i].Pop()
			}
		}
		g.planning(t)
	})
	leftOut := func() [2]uint8 { return [2]uint8{p.LeftOut.At(0), p.LeftOut.At(1)} }
	for turn := range 2 {
		if turn == 1 {
			p.asks(green, AskLay)
		}
		p.play(by(green, PlanningDone), by(red, PlanningDone))
	}
	// rule: warrior-knights/planning/neutral-cards-two-per-stack
	var seen [neutrals]int8
	for i := range p.Stacks {
		want(t, "cards in a stack nobody laid into", p.Stacks[i].Len(), 2)
		seen[p.Stacks[i].At(0)-neutralCard]++
		seen[p.Stacks[i].At(1)-neutralCard]++
	}
	// rule: warrior-knights/planning/two-neutral-cards-left-out
	want(t, "cards left out", p.LeftOut.Len(), 2)
	want(t, "who knows them", [2]uint16(p.LeftOut.Knows[:2]), [2]uint16{})
	for _, card := range leftOut() {
		seen[card-neutralCard]++
	}
	// rule: warrior-knights/neutral-actions/five-kinds-in-eight-cards
	for k, copies := range seen {
		want(t, "all eight are shuffled again", copies, box.Actions[kinds+k].Copies)
	}
	var sum int8
	for _, copies := range seen {
		sum += copies
	}
	want(t, "neutral cards", sum, 8)
}

// Any two of the eight may come into a stack, and nobody knows which.
// rule: warrior-knights/planning/neutral-cards-two-per-stack
func TestNeutralCardsAreShuffled(t *testing.T) {
	var came [stacks]map[[2]uint8]bool
	for i := range came {
		came[i] = map[[2]uint8]bool{}
	}
	for seed := range uint64(40) {
		p := position(t, 2)
		p.Dice.Lo += seed
		p.run((*State).planning).play(by(green, PlanningDone), by(red, PlanningDone))
		for i := range p.Stacks {
			a, b := p.Stacks[i].At(0), p.Stacks[i].At(1)
			came[i][[2]uint8{min(a, b), max(a, b)}] = true
			want(t, "who knows them", [2]uint16(p.Stacks[i].Knows[:2]), [2]uint16{})
		}
	}
	for i := range came {
		want(t, "pairs of neutral cards in a stack", len(came[i]) > 7, true)
	}
}

func TestFullStacks(t *testing.T) {
	tops, leftOut := map[uint8]bool{}, map[[2]uint8]bool{}
	for seed := range uint64(30) {
		p := position(t, 6)
		p.Dice.Lo += seed
		p.run((*State).planning)
		for s := range play.Seat(6) {
			p.layAll(s)
			p.play(by(s, PlanningDone))
		}
		for i := range p.Stacks {
			// rule: warrior-knights/planning/stack-size-check
			want(t, "cards in a stack of six Barons", p.Stacks[i].Len(), 14)
			for _, card := range p.Stacks[i].Card[:14] {
				if card < neutralCard && int(card%kinds)/2 != i {
					t.Errorf("card %d has moved to stack %d", card, i)
				}
			}
			// rule: warrior-knights/components/baron-action-card-backs
			want(t, "who knows the top card", p.Stacks[i].Knows[0], uint16(0))
		}
		tops[p.Stacks[0].At(0)] = true
		leftOut[[2]uint8{p.LeftOut.At(0), p.LeftOut.At(1)}] = true
	}
	// rule: warrior-knights/planning/shuffle-each-stack
	want(t, "any card may come first", len(tops) > 6, true)
	want(t, "any neutral cards may be left out", len(leftOut) > 4, true)
}
