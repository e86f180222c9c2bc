package crusaderkings

import (
	"testing"

	"signoria/play"
)

func TestHandComposition(t *testing.T) {
	// rule: crusader-kings/era/hand-composition
	n := 0
	eachHand(func(hand [cardTypes]int8) {
		n++
		sum := int8(0)
		for kind, k := range hand {
			sum += k
			if k < leastInHand[kind] || k > mostInHand[kind] {
				t.Errorf("a hand with %d cards of type %d", k, kind)
			}
		}
		want(t, "cards in a hand", sum, 8)
		c := handChoice(hand)
		want(t, "the choice says the hand", handOf(play.Answer{A: c.A, B: c.B, C: c.C}), hand)
	})
	want(t, "hands one may draw", n, 62)

	p := position(t, "kingdom-of-jerusalem", 3)
	p.First, p.Round, p.Phase = english, 0, Drawing
	p.run(func(g *State, t *play.Table) { g.drawHands(t) })
	for _, c := range []struct {
		hand  [cardTypes]int8
		legal bool
	}{
		{[cardTypes]int8{Realm: 3, Intrigue: 0, War: 3, Taxes: 2, Crusades: 0}, false},
		{[cardTypes]int8{Realm: 0, Intrigue: 0, War: 3, Taxes: 2, Crusades: 2}, false},
		{[cardTypes]int8{Realm: 2, Intrigue: 0, War: 3, Taxes: 2, Crusades: 1}, true},
		{[cardTypes]int8{Realm: 4, Intrigue: 0, War: 3, Taxes: 0, Crusades: 1}, false},
	} {
		want(t, "legal", p.offers(handChoice(c.hand).With(french, 0)), c.legal)
	}
	// rule: crusader-kings/era/no-peeking-while-drawing
	hand := [cardTypes]int8{Realm: 2, Intrigue: 1, War: 2, Taxes: 2, Crusades: 1}
	p.play(handChoice(hand).With(french, 0))
	want(t, "cards before all have chosen", p.cardsAt(CardHand+uint8(french)), 0)
	p.play(handChoice(hand).With(german, 0), handChoice(hand).With(english, 0))
	for s := range play.Seat(3) {
		want(t, "cards drawn", p.Dynasties[s].Unplayed, hand)
		want(t, "cards in the hand", p.cardsAt(CardHand+uint8(s)), 8)
	}
	// rule: crusader-kings/era/draw-in-play-order
	want(t, "the first player draws first", p.told(KeyHand, int16(english), 2, 1, 2, 2, 1), true)
	first := play.Nobody
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyHand && first == play.Nobody {
			first = play.Seat(l.Args[0])
		}
	}
	want(t, "the first player draws first", first, english)
}

// rule: crusader-kings/general/component-limits
func TestMoreCardsThanThereAreAreNotDrawn(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3)
	left := int8(0)
	for c := range p.CardAt {
		if box.Cards[c].Type == Taxes {
			if left == 2 {
				p.CardAt[c] = CardHand + uint8(german)
			} else {
				left++
			}
		}
	}
	p.run(func(g *State, t *play.Table) { g.drawOfType(t, french, Taxes, 3, CardHand) })
	want(t, "cards in the hand", p.cardsAt(CardHand+uint8(french)), 2)
	want(t, "as all know", p.Dynasties[french].Unplayed, [cardTypes]int8{Taxes: 2})
	want(t, "told", p.told(KeyNoCards, int16(french), int16(Taxes)), true)
}

// rule: crusader-kings/era/draw-in-play-order
func TestAIDynastiesDrawTheirPilesWithTheOthers(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3)
	p.Dynasties[french].Strategy, p.Dynasties[french].Gold = Ferox, 0
	p.First, p.Round, p.Phase = english, 0, Drawing
	p.run(func(g *State, t *play.Table) { g.drawHands(t) }).finish()
	want(t, "the AI's pile", p.cardsAt(CardPile+uint8(french)) > 0, true)
	want(t, "its hand", p.cardsAt(CardHand+uint8(french)), 0)
	want(t, "a player's hand", p.cardsAt(CardHand+uint8(german)), 8)
}

// rule: crusader-kings/era/bonus-cards-first
func TestBonusCards(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).develops(english, "longbow") // which brings no cards
	p.First = english
	p.Track[space(t, "constantinople")], p.Track[space(t, "nicaea")] = english, english
	hand := [cardTypes]int8{Realm: 3, Intrigue: 0, War: 1, Taxes: 2, Crusades: 2}
	p.run(func(g *State, t *play.Table) { g.drawHands(t) })
	for s := range play.Seat(3) {
		p.play(handChoice(hand).With(s, 0))
	}
	with := hand
	with[Crusades]++
	with[Taxes]++
	want(t, "they come besides the eight", p.Dynasties[english].Unplayed, with)
	want(t, "for who has the shields", p.Dynasties[french].Unplayed, hand)
	want(t, "into his hand", p.cardsAt(CardHand+uint8(english)), 10)
	want(t, "of two types, as is told", p.count(KeyBonus), 2)
	bonus := -1
	for i, l := range p.match.Lines(0) {
		switch l.Key {
		case KeyBonus:
			bonus = i
		case KeyHand:
			if l.Args[0] == int16(english) && bonus < 0 {
				t.Error("the hand is drawn before the bonus")
			}
		}
	}
}

func TestPilesOfAIDynasties(t *testing.T) {
	// rule: crusader-kings/ai-modes/draw
	// rule: crusader-kings/ai-modes/no-gold
	for x, hand := range map[Strategy][cardTypes]int8{
		Ferox:   {Realm: 1, Intrigue: 3, War: 3, Crusades: 1}, // rule: crusader-kings/ai-ferox/hand
		Postis:  {Realm: 2, Intrigue: 2, War: 3, Crusades: 1}, // rule: crusader-kings/ai-postis/hand
		Munitio: {Realm: 2, Intrigue: 2, War: 3, Crusades: 1}, // rule: crusader-kings/ai-munitio/hand
		Amandum: {Realm: 2, Intrigue: 2, War: 3, Crusades: 1}, // rule: crusader-kings/ai-amandum/hand
		Aperio:  {Realm: 1, Intrigue: 2, War: 3, Crusades: 2}, // rule: crusader-kings/ai-aperio/hand
	} {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.First, p.Dynasties[german].Strategy, p.Dynasties[german].Gold = english, x, 0
		p.Track[space(t, "iconium")], p.Track[space(t, "nicaea")] = german, german
		p.run(func(g *State, t *play.Table) { g.drawHands(t) })
		hand[War]++ // for the shield; but Tax cards are never drawn
		want(t, "the pile", p.Dynasties[german].Unplayed, hand)
		want(t, "lies face down", p.cardsAt(CardPile+uint8(german)), 9)
	}
}

func TestCleanup(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").own(german, "saxony")
	p.First, p.Phase, p.Era, p.Round = english, Cleanup, 1, 3
	for s := range play.Seat(3) {
		p.deal(s, Realm, CardHand+uint8(s))
		p.deal(s, Crusades, CardHand+uint8(s))
	}
	old := p.suitor("mercia", Female, "cruel")
	p.Territories[territory(t, "wales")].Pact = english
	p.People[box.Glitterhoof] = Person{At: Unmarried, Of: territory(t, "scotland"), Spouse: None, Title: None, Kin: None}
	horse := p.token("kind", Place(box.Glitterhoof))
	before := [3]int16{}
	for i := range int8(faceUp) {
		p.DevAt[i*2] = DevFaceUp + uint8(i)
		before[i] = int16(p.offered(i))
	}
	p.Dynasties[english].Crusaded = 1
	p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreTax, Value: 1}, Until: EraEnd})
	p.run(func(g *State, t *play.Table) { g.cleanup(t) })
	// rule: crusader-kings/era/cleanup-discard-hands
	// rule: crusader-kings/general/shared-discard-piles
	for s := range play.Seat(3) {
		want(t, "hand", p.cardsAt(CardHand+uint8(s)), 0)
		want(t, "unplayed", p.Dynasties[s].Unplayed, [cardTypes]int8{})
	}
	want(t, "the common discard pile", p.cardsAt(CardDiscard), 6)
	// rule: crusader-kings/era/cleanup-replace-characters
	for i := range each(p.lands(play.Nobody)) {
		who := p.courted(i)
		want(t, "somebody new lives in "+box.Territories[i].ID, who != None && who != box.Glitterhoof, p.Territories[i].Pact == play.Nobody)
		if who != None {
			want(t, "with a Random token", box.Tokens[p.tokenOn(who)].Pool, Random)
		}
	}
	want(t, "Glitterhoof leaves the game", p.People[box.Glitterhoof].At, OutOfPlay)
	want(t, "the horse's token is free", p.TokenAt[horse] != Place(box.Glitterhoof), true)
	want(t, "the old suitor's card is not out of the game", p.People[old].At != OutOfPlay, true)
	// rule: crusader-kings/era/cleanup-replace-developments
	for i := range int8(faceUp) {
		want(t, "a Development card lies there", p.offered(i) != None, true)
		want(t, "the old one is discarded", p.DevAt[before[i]], DevDiscard)
	}
	// rule: crusader-kings/era/next-era-draw
	want(t, "the next Era", p.Era, 2)
	want(t, "begins with the draw", p.Phase, Drawing)
	want(t, "Crusades of the Era", p.Dynasties[english].Crusaded, 0)
	want(t, "modifiers of the Era", p.modifier(english, MoreTax, NoAction), 0)
}
