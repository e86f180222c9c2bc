package force

import (
	"slices"

	"signoria/chance"
	"signoria/play"
)

// Redeal deals again all that a seat, or a spectator (-1), cannot know, and reseeds the dice: the others' Empire cards,
// those that somebody else has drawn and chooses from, the deck but for what he put under it himself, secret treaties
// of others, what they remember, what stands behind their screens, and where their corsairs lurk. What a seat can see
// stays as it is.
func (g *State) Redeal(s play.Seat, src *chance.Source) {
	open := g.openInHands()
	g.addToHands(&open, -1)
	g.redealCards(s, src)
	g.addToHands(&open, 1)
	g.HideTreaties(s)
	g.hideMemories(s)
	for o := range play.Seat(g.Seats) {
		if o != s {
			g.redealScreen(o, src)
		}
	}
	g.Ed().Redeal(g, s, src)
	g.Dice = chance.New(src.Uint64())
}

// openInHands are the cards that everybody sees, though they are in hands still: what is being played, what is up for
// auction, and what is, or was, in use in a battle.
func (g *State) openInHands() (open [MostRealms][Kinds]int8) {
	for s := range play.Seat(g.Seats) {
		p := &g.Players[s]
		for card := range int8(Kinds) {
			up := g.Bids.Open && g.Bids.Seller == s && g.Bids.Card == card
			shown := max(B2i(up || p.Laid>>card&1 == 1), g.usesInBattle(s, card), g.usedInBattle(s, card))
			open[s][card] = min(shown, p.Hand[card])
		}
	}
	return open
}

// usesInBattle is how many copies of a card somebody has in use in the battle that is being fought.
func (g *State) usesInBattle(s play.Seat, card int8) (n int8) {
	if !g.Battle.underWay() {
		return 0
	}
	for i := range g.Battle.Sides {
		if x := &g.Battle.Sides[i]; x.Seat == s {
			n += x.InUse(card)
		}
	}
	return n
}

// usedInBattle is how many copies of a card for rolls all have seen somebody use in an attack after which he has not put it away yet.
func (g *State) usedInBattle(s play.Seat, card int8) int8 {
	if i := slices.Index(ForRolls[:], card); i >= 0 {
		return g.Battle.Played[s][i]
	}
	return 0
}

// addToHands adds cards to all hands, so many times.
func (g *State) addToHands(cards *[MostRealms][Kinds]int8, times int8) {
	for s := range cards {
		for card, n := range cards[s] {
			g.Players[s].Hand[card] += n * times
		}
	}
}

// redealCards gathers the Empire cards that a seat does not see and deals them to where there were as many.
func (g *State) redealCards(s play.Seat, src *chance.Source) {
	var pool []int8
	take := func(n int8, card int) {
		for range n {
			pool = append(pool, int8(card))
		}
	}
	for card := range g.Fresh {
		take(g.Fresh[card], card)
		for o := range play.Seat(g.Seats) {
			if g.hidesHand(o, s) {
				take(g.Players[o].Hand[card], card)
			}
		}
		take(g.unseenElsewhere(int8(card), s), card)
	}
	chance.Shuffle(src, pool)
	next := func() int8 {
		card := pool[0]
		pool = pool[1:]
		return card
	}
	for o := range play.Seat(g.Seats) {
		if g.hidesHand(o, s) {
			n := g.Held(o)
			g.Players[o].Hand = [Kinds]int8{}
			for range n {
				g.Players[o].Hand[next()]++
			}
		}
	}
	if g.Draw.Seat != s {
		for i := range g.Draw.Count {
			g.Draw.Cards[i] = next()
		}
	}
	for i := range g.BelowLen {
		if b := &g.Below[i]; b.By != s || s == play.Nobody {
			*b = Returned{Card: next(), By: play.Nobody}
		}
	}
	g.Fresh = [Kinds]int8{}
	for _, card := range pool {
		g.Fresh[card]++
	}
}

// hidesHand says whether a seat does not know another's hand.
func (g *State) hidesHand(o, s play.Seat) bool {
	return o != s && !(g.Peek.Open && g.Peek.By == s && g.Peek.At == o)
}

// unseenElsewhere is how many copies of a card a seat does not see among what somebody else chooses from and in the
// part of the deck that was put under it.
func (g *State) unseenElsewhere(card int8, s play.Seat) (n int8) {
	if g.Draw.Seat != s {
		for _, drawn := range g.Draw.Cards[:g.Draw.Count] {
			n += B2i(drawn == card)
		}
	}
	for _, b := range g.Below[:g.BelowLen] {
		n += B2i(b.Card == card && (b.By != s || s == play.Nobody))
	}
	return n
}

// redealScreen draws anew what another hides: the VF behind his screen, until the end of the game takes it down, and the
// lair of his corsair, as the rules let him. That there is a reserve everybody knows, and how large it may be; how large it
// is has no part in what is drawn.
func (g *State) redealScreen(o play.Seat, src *chance.Source) {
	if p := &g.Players[o]; p.Reserve > 0 && g.Phase != GameOver {
		p.Reserve = int16(1 + src.N(max(1, int(g.Ed().MostReserve(g, o)))))
	}
	g.RedealCorsair(o, src)
}
