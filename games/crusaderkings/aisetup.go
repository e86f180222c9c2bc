package crusaderkings

import (
	"math/bits"

	"signoria/play"
)

// What an AI dynasty starts with besides what the scenario gives it, and what it draws.

// teaching is what a strategy brings along.
type teaching struct {
	card   string          // the Development card, by its id, or ""
	traits []string        // Starting tokens for the bag
	hand   [cardTypes]int8 // the cards of an Era
}

// rule: crusader-kings/ai-ferox/special
// rule: crusader-kings/ai-postis/special
// rule: crusader-kings/ai-munitio/special
// rule: crusader-kings/ai-amandum/special
// rule: crusader-kings/ai-aperio/special
// rule: crusader-kings/ai-ferox/hand
// rule: crusader-kings/ai-postis/hand
// rule: crusader-kings/ai-munitio/hand
// rule: crusader-kings/ai-amandum/hand
// rule: crusader-kings/ai-aperio/hand
var teachings = [strategies]teaching{
	Ferox:   {card: "longbow", hand: [cardTypes]int8{Realm: 1, Intrigue: 3, War: 3, Crusades: 1}},
	Postis:  {card: "steward", hand: [cardTypes]int8{Realm: 2, Intrigue: 2, War: 3, Crusades: 1}},
	Munitio: {card: "plate_armor", hand: [cardTypes]int8{Realm: 2, Intrigue: 2, War: 3, Crusades: 1}},
	Amandum: {traits: []string{"lustful", "attractive"}, hand: [cardTypes]int8{Realm: 2, Intrigue: 2, War: 3, Crusades: 1}},
	Aperio:  {card: "archbishop", hand: [cardTypes]int8{Realm: 1, Intrigue: 2, War: 3, Crusades: 2}},
}

// teach gives the AI dynasties their strategies, the chosen ones first, each to one dynasty only. A strategy
// whose Development card a dynasty cannot get gives way to another one.
// rule: crusader-kings/ai-modes/setup
// rule: crusader-kings/ai-modes/bonus-card-unavailable
// rule: crusader-kings/ai-modes/no-gold
func (g *State) teach(options map[string]int) {
	var random []play.Seat
	var left uint8 = 1<<strategies - 2 // all but NoStrategy
	for s := range play.Seat(g.Seats) {
		x := options[play.SeatKey(optionAI, s)]
		switch {
		case x == 0:
			continue
		case x == anyStrategy || !g.learns(s, Strategy(x)):
			random = append(random, s)
		default:
			g.follow(s, Strategy(x))
			left &^= 1 << x
		}
		g.Dynasties[s].Gold = 0
	}
	for _, s := range random {
		x := g.drawStrategy(s, left)
		g.follow(s, x)
		left &^= 1 << x
	}
}

// drawStrategy draws one of the strategies left that a dynasty can follow: Amandum, who needs no card, at
// the worst a second time.
// rule: crusader-kings/ai-modes/setup
// rule: crusader-kings/ai-modes/bonus-card-unavailable
func (g *State) drawStrategy(s play.Seat, left uint8) Strategy {
	for x := range left {
		if left>>x&1 == 1 && !g.learns(s, Strategy(x)) {
			left &^= 1 << x
		}
	}
	if left == 0 {
		return Amandum
	}
	for range g.Dice.N(bits.OnesCount8(left)) {
		left &= left - 1
	}
	return Strategy(bits.TrailingZeros8(left))
}

// learns says whether a strategy's Development card can be had: it has not run out, and the dynasty has it
// not already.
// rule: crusader-kings/ai-modes/bonus-card-unavailable
func (g *State) learns(s play.Seat, x Strategy) bool {
	id := teachings[x].card
	return id == "" || !g.owns(s, kindNamed(id)) && g.freeCard(kindNamed(id)) != None
}

// follow makes a dynasty an AI dynasty, with what its strategy brings along.
// rule: crusader-kings/ai-modes/setup
// rule: crusader-kings/ai-amandum/special
func (g *State) follow(s play.Seat, x Strategy) {
	g.Dynasties[s].Strategy = x
	if id := teachings[x].card; id != "" {
		g.DevAt[g.freeCard(kindNamed(id))] = DevOf + uint8(s)
	}
	for _, id := range teachings[x].traits {
		g.startingToken(traitNamed(id), bag(s))
	}
}

// freeCard is a Development card of a kind that lies in the deck, or None.
func (g *State) freeCard(kind int8) int8 {
	for d := kind * copies; d < (kind+1)*copies; d++ {
		if g.DevAt[d] == DevDeck {
			return d
		}
	}
	return None
}

// bindAI binds the AI dynasties by Pacts, each with each other.
// rule: crusader-kings/ai-modes/solo
func (g *State) bindAI() {
	for s := range play.Seat(g.Seats) {
		for o := range s {
			if g.ai(s) && g.ai(o) && !g.hasCasusBelli(s, o) && !g.hasCasusBelli(o, s) {
				g.Dynasties[s].Pacts |= 1 << o
				g.Dynasties[o].Pacts |= 1 << s
			}
		}
	}
}
