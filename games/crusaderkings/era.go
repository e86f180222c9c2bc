package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Era: drawing, and the Cleanup between two.

const (
	AskHand play.Prompt = 5 // A composes a hand of eight

	DrawHand play.Verb = 5 // A: Realm, Intrigue and War as digits; B Tax cards, C Crusade cards

	KeyEra      play.Key = 10 // the Era A of B begins
	KeyBonus    play.Key = 11 // A draws B cards of type C for its shields
	KeyHand     play.Key = 12 // A draws B, C, D, E and F cards of the types
	KeyNoCards  play.Key = 13 // no card of type B is left for A
	KeyCleanup  play.Key = 14 // the Era A is over
	KeyTurnedUp play.Key = 15 // Development cards A, B and C lie open
)

const handSize = 8

var eraChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{DrawHand: "draw-hand"},
	Prompts: map[play.Prompt]string{AskHand: "hand"},
	Lines: map[play.Key]string{
		KeyEra: "era", KeyBonus: "bonus-cards", KeyHand: "hand", KeyNoCards: "no-cards", KeyCleanup: "cleanup", KeyTurnedUp: "turned-up",
	},
}

// The least and most cards of each type in a hand.
// rule: crusader-kings/era/hand-composition
var (
	leastInHand = [cardTypes]int8{Crusades: 1}
	mostInHand  = [cardTypes]int8{Realm: 3, Intrigue: 3, War: 3, Taxes: 2, Crusades: 2}
)

// beginEra begins the next Era.
func (g *State) beginEra(t *play.Table) {
	g.Era++
	g.Round, g.Turn = 0, 0
	for s := range g.Dynasties {
		g.Dynasties[s].Crusaded = 0
	}
	t.Tell(KeyEra, int16(g.Era), int16(g.Options.Eras))
	g.enter(Drawing)
}

// drawHands draws what the AI dynasties' strategies prescribe, and lets all players compose their hands; these are
// drawn in order, the cards that shields bring first.
// rule: crusader-kings/era/draw-in-play-order
// rule: crusader-kings/era/no-peeking-while-drawing
func (g *State) drawHands(t *play.Table) {
	var asked []play.Seat
	for _, s := range g.seats() {
		if g.ai(s) {
			g.drawPile(t, s)
		} else {
			asked = append(asked, s)
		}
	}
	t.Together(asked, func(s play.Seat) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskHand, int16(s))
			eachHand(func(hand [cardTypes]int8) { o.May(handChoice(hand), play.Free) })
		})
		t.Chance()
		g.drawBonus(t, s, CardHand) // rule: crusader-kings/era/bonus-cards-first
		g.drawCards(t, s, handOf(a), CardHand)
	})
}

// eachHand calls f for every hand one may draw.
// rule: crusader-kings/era/hand-composition
func eachHand(f func(hand [cardTypes]int8)) {
	var hand [cardTypes]int8
	var fill func(kind CardType, left int8)
	fill = func(kind CardType, left int8) {
		if kind == cardTypes {
			if left == 0 {
				f(hand)
			}
			return
		}
		for n := min(mostInHand[kind], left); n >= leastInHand[kind]; n-- {
			hand[kind] = n
			fill(kind+1, left-n)
		}
	}
	fill(0, handSize)
}

func handChoice(hand [cardTypes]int8) play.Choice {
	return play.Choice{
		Verb: DrawHand, A: int16(hand[Realm])*100 + int16(hand[Intrigue])*10 + int16(hand[War]), B: int16(hand[Taxes]),
		C: int16(hand[Crusades]),
	}
}

func handOf(a play.Answer) [cardTypes]int8 {
	return [cardTypes]int8{Realm: int8(a.A / 100), Intrigue: int8(a.A / 10 % 10), War: int8(a.A % 10), Taxes: int8(a.B), Crusades: int8(a.C)}
}

// drawPile draws an AI dynasty's face-down pile, as its strategy prescribes.
// rule: crusader-kings/ai-modes/draw
func (g *State) drawPile(t *play.Table, s play.Seat) {
	t.Onward()
	g.drawBonus(t, s, CardPile)
	g.drawCards(t, s, teachings[g.Dynasties[s].Strategy].hand, CardPile)
}

// drawBonus draws the cards that a dynasty's shields bring, besides the eight. An AI dynasty draws no Tax cards.
// rule: crusader-kings/era/bonus-cards-first
// rule: crusader-kings/ai-modes/no-gold
func (g *State) drawBonus(t *play.Table, s play.Seat, place uint8) {
	var bonus [cardTypes]int8
	g.effects(s, func(e Effect) {
		if e.Mod == BonusCards && (e.Deck != Taxes || !g.ai(s)) {
			bonus[e.Deck] += e.Value
		}
	})
	for kind, n := range bonus {
		if n > 0 {
			t.Tell(KeyBonus, int16(s), int16(n), int16(kind))
			g.drawOfType(t, s, CardType(kind), n, place)
		}
	}
}

func (g *State) drawCards(t *play.Table, s play.Seat, hand [cardTypes]int8, place uint8) {
	t.Tell(KeyHand, int16(s), int16(hand[Realm]), int16(hand[Intrigue]), int16(hand[War]), int16(hand[Taxes]), int16(hand[Crusades]))
	for kind, n := range hand {
		g.drawOfType(t, s, CardType(kind), n, place)
	}
}

// drawOfType draws cards of a type, as many as there are.
// rule: crusader-kings/general/component-limits
func (g *State) drawOfType(t *play.Table, s play.Seat, kind CardType, n int8, place uint8) {
	for range n {
		c := g.drawCard(kind)
		if c == None {
			t.Tell(KeyNoCards, int16(s), int16(kind))
			return
		}
		g.CardAt[c] = place + uint8(s)
		g.Dynasties[s].Unplayed[kind]++
	}
}

// endEra ends an Era: the last one ends the game, any other is followed by the Cleanup.
// rule: crusader-kings/era/cleanup-when
// rule: crusader-kings/era/game-ends-after-last-era
func (g *State) endEra() {
	if g.Era == g.Options.Eras {
		g.Ended = ByEras
		return
	}
	g.enter(Cleanup)
}

// cleanup clears the table for the next Era.
// rule: crusader-kings/era/next-era-draw
func (g *State) cleanup(t *play.Table) {
	t.Tell(KeyCleanup, int16(g.Era))
	g.discardHands()
	g.replacePeople(t)
	g.replaceDevelopments(t)
	g.dropBoons(func(b Boon) bool { return b.Until == EraEnd })
	g.beginEra(t)
}

// rule: crusader-kings/era/cleanup-discard-hands
func (g *State) discardHands() {
	for c, at := range g.CardAt {
		if at >= CardHand {
			g.CardAt[c] = CardDiscard
		}
	}
	for s := range g.Dynasties {
		g.Dynasties[s].Unplayed = [cardTypes]int8{}
	}
}

// replacePeople brings new potential spouses to all independent territories. Glitterhoof, if nobody took it,
// is gone.
// rule: crusader-kings/era/cleanup-replace-characters
func (g *State) replacePeople(t *play.Table) {
	for p := range int8(people) {
		if g.People[p].At == Unmarried {
			g.discard(p, Alive)
		}
	}
	for i := range int8(territories) {
		g.newSuitor(t, i)
	}
}

// rule: crusader-kings/era/cleanup-replace-developments
func (g *State) replaceDevelopments(t *play.Table) {
	for d := range each(g.faceUp()) {
		g.DevAt[d] = DevDiscard
	}
	var open [faceUp]int16
	for i := range int8(faceUp) {
		open[i] = int16(g.turnUp(t, i))
	}
	t.Tell(KeyTurnedUp, open[:]...)
}

// offered is the Development card face up on a space, or None.
func (g *State) offered(space int8) int8 {
	for d, at := range g.DevAt {
		if at == DevFaceUp+uint8(space) {
			return int8(d)
		}
	}
	return None
}
