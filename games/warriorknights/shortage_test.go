package warriorknights

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestDecksRunOut(t *testing.T) {
	// rule: warrior-knights/shortage/deck-exhausted
	t.Run("events", func(t *testing.T) {
		p := position(t, 2)
		p.onTop(BlueEvent)
		for p.Events.Len() > 1 {
			p.EventDiscard.Push(p.Events.Take(1), 0)
		}
		p.run(func(g *State, t *play.Table) { g.drawEvent(t, green) })
		want(t, "the last card is drawn; its pile and itself form the new deck", p.Events.Len(), events)
		want(t, "the discard pile", p.EventDiscard.Len(), 0)
		want(t, "told", p.told(KeyDiscardsShuffled, eventCards), true)
	})
	// rule: warrior-knights/shortage/deck-exhausted
	t.Run("agendas", func(t *testing.T) {
		p := position(t, 2)
		for p.Agendas.Len() > 1 {
			a := p.Agendas.Pop()
			p.AgendaDiscard.Push(a, 0)
			p.AgendaAt[a] = InAgendaDiscard
		}
		p.run((*State).drawAgendas)
		want(t, "in the deck", p.Agendas.Len(), agendas-3)
		for i := range p.Agendas.Len() {
			want(t, "where they lie", p.AgendaAt[p.Agendas.At(i)], InAgendaDeck)
		}
	})
	// rule: warrior-knights/shortage/deck-exhausted
	// rule: warrior-knights/shortage/mercenary-supply
	t.Run("mercenaries", func(t *testing.T) {
		p := position(t, 4)
		for p.Mercenaries.Len() > 2 {
			p.discardMercenary(int8(p.Mercenaries.Pop()))
		}
		p.run((*State).revealOffer)
		want(t, "on offer", countTroops(p.State, OnOffer), 5)
		want(t, "in the deck", p.Mercenaries.Len(), mercenary-5)
		want(t, "so all of them say", countTroops(p.State, InMercenaryDeck), mercenary-5)
	})
}

// rule: warrior-knights/shortage/deck-exhausted
func TestDiscardsAreShuffled(t *testing.T) {
	piles := map[string]func(g *State) (deck, spent *chance.Deck){
		"events":      func(g *State) (deck, spent *chance.Deck) { return &g.Events, &g.EventDiscard },
		"agendas":     func(g *State) (deck, spent *chance.Deck) { return &g.Agendas, &g.AgendaDiscard },
		"mercenaries": func(g *State) (deck, spent *chance.Deck) { return &g.Mercenaries, &g.MercenarySpent },
	}
	for what, pilesOf := range piles {
		tops, bottoms := map[uint8]bool{}, map[uint8]bool{}
		for seed := range uint64(30) {
			p := position(t, 2)
			p.Dice.Lo += seed
			deck, spent := pilesOf(p.State)
			for deck.Len() > 0 {
				spent.Push(deck.Pop(), chance.Everyone)
			}
			all := spent.Len()
			p.run(func(g *State, t *play.Table) {
				deck, spent := pilesOf(g)
				g.refill(t, deck, spent, eventCards)
			})
			deck, spent = pilesOf(p.State)
			want(t, what+": in the deck", deck.Len(), all)
			want(t, what+": left on the pile", spent.Len(), 0)
			for i := range deck.Len() {
				want(t, what+": who knows where a card lies", deck.Knows[i], uint16(0))
			}
			tops[deck.At(0)], bottoms[deck.At(deck.Len()-1)] = true, true
		}
		want(t, what+": any card may come first", len(tops) > 10, true)
		want(t, what+": and any last", len(bottoms) > 10, true)
	}
	p := position(t, 2)
	for p.Events.Len() > 0 {
		p.Events.Pop()
	}
	p.run(func(g *State, t *play.Table) { g.refill(t, &g.Events, &g.EventDiscard, eventCards) })
	want(t, "told of a new deck where nothing has been discarded", p.told(KeyDiscardsShuffled), false)
	p = position(t, 2)
	p.EventDiscard.Push(p.Events.Pop(), chance.Everyone)
	p.run(func(g *State, t *play.Table) { g.refill(t, &g.Events, &g.EventDiscard, eventCards) })
	want(t, "a deck that has not run out is left alone", p.EventDiscard.Len(), 1)
}

func TestTooFewMercenaries(t *testing.T) {
	// rule: warrior-knights/shortage/mercenary-supply
	p := position(t, 4)
	for p.Mercenaries.Len() > 2 {
		p.TroopAt[p.Mercenaries.Pop()] = nobleOf(green, star)
	}
	p.discardMercenary(int8(p.Mercenaries.Pop()))
	p.run((*State).revealOffer)
	want(t, "all there are", countTroops(p.State, OnOffer), 2)
	want(t, "told", p.told(KeyOnOffer, 2), true)
}

func TestTokensHaveNoLimit(t *testing.T) {
	// rule: warrior-knights/shortage/tokens-unlimited
	// rule: warrior-knights/setup/step-2-treasury
	// rule: warrior-knights/components/four-currencies
	p := position(t, 2)
	for _, id := range []string{"isar", "vecht", "gedze", "alta"} {
		p.city(id).of(green)
	}
	p.Barons[red].Crowns = 93 // all the coins of the box
	p.Barons[green].Votes = 40
	p.run(func(g *State, t *play.Table) {
		g.taxation(t)
		g.takeVotes(t, red, rallyVotes)
	})
	want(t, "more crowns than the box holds", p.Barons[green].Crowns, 15+5+4+4+4)
	want(t, "more Votes than the box holds", p.Barons[red].Votes, 2)
}
