package warriorknights

import (
	"slices"

	"signoria/chance"
	"signoria/play"
)

// Redeal deals again all that a seat, or a spectator (-1), cannot know, and reseeds the dice. What it
// can see stays as it is. Votes need no dealing: bids are secret only in the drafts of those who bid,
// and how many Votes everybody has, who counts along knows.
func (g *State) Redeal(s play.Seat, src *chance.Source) {
	g.redealActions(s, src)
	g.redealFate(s, src)
	g.redealEvents(s, src)
	redealOrder(&g.Agendas, s, src)
	redealOrder(&g.Mercenaries, s, src)
	g.Bargains.Hide(s) // for all he knows there are none
	g.hideFavours(s)
	g.Dice = chance.New(src.Uint64())
}

// isOpen says which questions anybody could build: what can be bought hangs on Crowns, on what lies on the board and on
// the back of the top event, which all see.
func isOpen(p play.Prompt) bool {
	switch p {
	case AskInvest, AskHire, AskHireAlso, AskDefenses, AskMuster, AskDrawer:
		return true
	}
	return false
}

// pool is cards gathered to be dealt again.
type pool struct {
	card [chance.DeckCap]uint8
	n    int
}

func (p *pool) add(card uint8) {
	p.card[p.n] = card
	p.n++
}

// shuffle mixes the cards: where each lay before has no part in it.
func (p *pool) shuffle(src *chance.Source) {
	slices.Sort(p.card[:p.n])
	chance.Shuffle(src, p.card[:p.n])
}

func (p *pool) take() uint8 {
	p.n--
	return p.card[p.n]
}

// redealOrder deals a deck's cards again among the places that a seat does not know.
func redealOrder(d *chance.Deck, s play.Seat, src *chance.Source) {
	var p pool
	d.Unknown(int8(s), func(card *uint8) { p.add(*card) })
	p.shuffle(src)
	d.Unknown(int8(s), func(card *uint8) { *card = p.take() })
}

// redealActions deals again which of every other Baron's action cards lie in which stack and which
// are in his hand, which neutral cards lie where, and the order of every stack. How many cards of
// whom lie in a stack stays, for everybody saw them laid.
func (g *State) redealActions(s play.Seat, src *chance.Source) {
	for owner := range play.Seat(g.Seats) {
		if owner != s {
			g.redealCardsOf(owner, s, src)
		}
	}
	g.redealNeutral(s, src)
	for i := range g.Stacks {
		redealOrder(&g.Stacks[i], s, src)
	}
}

func (g *State) redealCardsOf(owner, s play.Seat, src *chance.Source) {
	var p pool
	b := &g.Barons[owner]
	for k := range b.Hand {
		for range b.Hand[k] - b.Home[k] {
			p.add(cardOf(owner, Kind(k)))
		}
		b.Hand[k] = b.Home[k]
	}
	mine := func(card uint8) bool { return card < neutralCard && play.Seat(card/kinds) == owner }
	for i := range g.Stacks {
		g.Stacks[i].Unknown(int8(s), func(card *uint8) {
			if mine(*card) {
				p.add(*card)
			}
		})
	}
	p.shuffle(src)
	for i := range g.Stacks {
		g.Stacks[i].Unknown(int8(s), func(card *uint8) {
			if mine(*card) {
				*card = p.take()
			}
		})
	}
	for p.n > 0 {
		b.Hand[p.take()%kinds]++
	}
}

func (g *State) redealNeutral(s play.Seat, src *chance.Source) {
	var p pool
	gather := func(card *uint8) {
		if *card >= neutralCard {
			p.add(*card)
		}
	}
	deal := func(card *uint8) {
		if *card >= neutralCard {
			*card = p.take()
		}
	}
	for i := range g.Stacks {
		g.Stacks[i].Unknown(int8(s), gather)
	}
	g.LeftOut.Unknown(int8(s), gather)
	p.shuffle(src)
	for i := range g.Stacks {
		g.Stacks[i].Unknown(int8(s), deal)
	}
	g.LeftOut.Unknown(int8(s), deal)
}

// redealFate deals again the fate cards whose place a seat does not know, in the deck and in the hands
// of a battle.
func (g *State) redealFate(s play.Seat, src *chance.Source) {
	var p pool
	gather := func(card *uint8) { p.add(*card) }
	deal := func(card *uint8) { *card = p.take() }
	g.Fate.Unknown(int8(s), gather)
	for side := range g.Battle.Hand {
		g.Battle.Hand[side].Unknown(int8(s), gather)
	}
	p.shuffle(src)
	g.Fate.Unknown(int8(s), deal)
	for side := range g.Battle.Hand {
		g.Battle.Hand[side].Unknown(int8(s), deal)
	}
}

// redealEvents deals the event deck again, with a card of the same back on top.
func (g *State) redealEvents(s play.Seat, src *chance.Source) {
	if g.Events.Len() == 0 {
		return
	}
	back := box.Events[g.Events.At(0)].Colour
	redealOrder(&g.Events, s, src)
	for i := range g.Events.Len() {
		if box.Events[g.Events.At(i)].Colour == back {
			g.Events.Card[0], g.Events.Card[i] = g.Events.Card[i], g.Events.Card[0]
			return
		}
	}
}
