package crusaderkings

import (
	"slices"

	"signoria/chance"
	"signoria/play"
)

// Redeal deals again all that a seat, or a spectator (-1), cannot know, and reseeds the dice: which cards the
// others hold and have chosen, which lie in the piles of the AI dynasties, and the tokens in the others'
// Trait Bags. How many cards of each type everybody has drawn all have seen; it stays, and so does the number
// of tokens of each pool in a bag. What a seat can see stays as it is.
func (g *State) Redeal(s play.Seat, src *chance.Source) {
	laid := g.takeUp(s) // first of all, or what they have chosen would have a part in how cards are dealt
	for kind := range CardType(cardTypes) {
		g.redealCards(s, kind, src)
	}
	for o := range play.Seat(g.Seats) {
		g.layAgain(o, laid[o], src)
	}
	g.redealBags(s, src)
	for x := &g.Card.Shed; x.Asked && len(g.traitsInBag(x.Seat, x.Red)) == 0; {
		g.redealBags(s, src)
	}
	g.Bargains.Hide(s) // for all he knows there are none
	g.hideFavours(s)
	g.forgetDrafts(s)
	g.Dice = chance.New(src.Uint64())
}

// forgetDrafts drops what another has not made known yet: the proposal of a marriage, the plan of an invasion.
func (g *State) forgetDrafts(s play.Seat) {
	if m := &g.Match; !m.Sent && m.From != s {
		*m = noMatch()
	}
	if x := &g.Invasion; x.Planned && x.Seat != s {
		*x = Invasion{Seat: x.Seat, Now: None, Counter: x.Counter, Planned: true}
	}
}

// unseen says whether the cards at a place are hidden from a seat. Nobody looks into the piles of AI dynasties.
func unseen(place uint8, s play.Seat) bool {
	own := s >= 0 && (place == CardHand+uint8(s) || place == CardFirst+uint8(s) || place == CardSecond+uint8(s))
	return place != CardDiscard && place != CardPlayed && !own
}

// redealCards deals the cards of a type again among the places that a seat does not see.
func (g *State) redealCards(s play.Seat, kind CardType, src *chance.Source) {
	var card, place [cards]uint8
	n := 0
	for c, at := range g.CardAt {
		if box.Cards[c].Type == kind && unseen(at, s) {
			card[n], place[n] = uint8(c), at
			n++
		}
	}
	slices.Sort(place[:n]) // where they lay before has no part in it
	chance.Shuffle(src, card[:n])
	for i := range n {
		g.CardAt[card[i]] = place[i]
	}
}

// laidCards says for which Turns a player's card lies face down.
type laidCards [turnsPerRound]bool

// takeUp gives the others the cards that they have chosen back into their hands, and says which those were.
func (g *State) takeUp(s play.Seat) (laid [MaxDynasties]laidCards) {
	for o := range play.Seat(g.Seats) {
		for turn := range int8(turnsPerRound) {
			for c, at := range g.CardAt {
				if o != s && at == chosenPlace(o, turn) {
					laid[o][turn] = true
					g.CardAt[c] = CardHand + uint8(o)
				}
			}
		}
	}
	return laid
}

// layAgain lets another player choose anew which of his cards lie face down, as the rules let him.
func (g *State) layAgain(o play.Seat, laid laidCards, src *chance.Source) {
	for turn := range int8(turnsPerRound) {
		if laid[turn] {
			g.CardAt[g.anyChoice(o, turn, src)] = chosenPlace(o, turn)
		}
	}
}

// anyChoice is one of the cards that a player may choose for a Turn; any of his, if he could choose none now.
func (g *State) anyChoice(o play.Seat, turn int8, src *chance.Source) int16 {
	var may, all [cards]int16
	m, n := 0, 0
	forced, spare := g.mustCrusade(o, turn), g.hasSpare(o)
	for c, at := range g.CardAt {
		if at == CardHand+uint8(o) {
			all[n] = int16(c)
			n++
			if g.whyNotChoose(o, box.Cards[c].Type, forced, spare) == play.Free {
				may[m] = int16(c)
				m++
			}
		}
	}
	if m == 0 {
		may, m = all, n
	}
	return may[src.N(m)]
}

// redealBags deals the tokens again that lie in bags a seat does not look into, pool by pool; the Random ones
// with those in the General Trait Bag. What was drawn in the check that lies open stays where it is, unless it was
// sacrificed: then it is in the General Trait Bag, or has been drawn from there since.
func (g *State) redealBags(s play.Seat, src *chance.Source) {
	for pool := Starting; pool <= Random; pool++ {
		var token [tokens]uint8
		var place [tokens]uint8
		n := 0
		for i, at := range g.TokenAt {
			if box.Tokens[i].Pool == pool && g.hiddenToken(int16(i), s) {
				token[n], place[n] = uint8(i), uint8(at)
				n++
			}
		}
		slices.Sort(place[:n]) // where they lay before has no part in it
		chance.Shuffle(src, token[:n])
		for i := range n {
			g.TokenAt[token[i]] = Place(place[i])
		}
	}
}

// hiddenToken says whether a seat does not know where a token lies. It must not hang on which of the places that are
// hidden that is, or the token would be dealt only out of some of them.
func (g *State) hiddenToken(i int16, s play.Seat) bool {
	at := g.TokenAt[i]
	if at < InBag || at > InGeneral || s >= 0 && at == bag(s) {
		return false
	}
	for d, drawn := range g.Checked.Drawn[:g.Checked.Count] {
		if drawn == i {
			return g.Checked.Given>>uint(d)&1 == 1
		}
	}
	return true
}
