package alpha

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// drawing is a player's part of the Empire Cards phase, with a full deck.
func drawing(t *testing.T, level int8, florins int32) *Stage {
	t.Helper()
	p := Position(t, 4).Studied(Green, level).Florins(Green, florins)
	p.Phase = EmpireCards
	for k := range p.Fresh {
		p.Fresh[k] = TheBox().Cards[k].Copies[4]
	}
	return p.Acts(Green, empireCards)
}

// rule: mu-alpha/empire-cards/draw-one
func TestOneCardIsFree(t *testing.T) {
	p := drawing(t, 1, 99)
	Want(t, "over", p.IsOver(), true)
	Want(t, "in hand", p.State.Held(Green), 1)
	Want(t, "florins", p.Players[Green].Florins, 99)
	Want(t, "told", p.Told(KeyDrew, int16(Green), 0), true)

	p = Position(t, 3)
	p.Phase, p.Order[0], p.Order[1], p.Order[2] = EmpireCards, Blue, Green, Red
	p.Fresh[Bardo] = 4
	for _, s := range p.AllSeats() {
		p.Florins(s, 100)
	}
	p.Run(func(g *State, t *play.Table) {
		for !alpha.Phases[EmpireCards](g, t) {
		}
	})
	for _, s := range [...]play.Seat{Blue, Green, Red} { // in the order of the turn
		p.Asks(s, AskBuyCard).Play(Says(s, EnoughCards))
	}
	Want(t, "everybody has drawn", p.State.Held(Blue)+p.State.Held(Green)+p.State.Held(Red), 3)
}

// rule: mu-alpha/empire-cards/buy-more
func TestMoreCardsForFlorins(t *testing.T) {
	for level, price := range map[int8]int16{1: 100, 2: 200, 3: 300} {
		p := drawing(t, level, 3*int32(price)+50)
		for bought := range int16(3) {
			p.Asks(Green, AskBuyCard)
			Want(t, "in hand before he decides", p.State.Held(Green), bought+1)
			p.Play(By(Green, BuyCard, price))
			Want(t, "told", p.Told(KeyDrew, int16(Green), price), true)
		}
		Want(t, "until he can pay no more", p.IsOver(), true)
		Want(t, "in hand", p.State.Held(Green), 4)
		Want(t, "florins", p.Players[Green].Florins, 50)
	}
	p := drawing(t, 1, 500).Play(By(Green, BuyCard, int16(100)), Says(Green, EnoughCards))
	Want(t, "enough", p.IsOver(), true)
	Want(t, "in hand", p.State.Held(Green), 2)
	Want(t, "florins", p.Players[Green].Florins, 400)
}

// rule: mu-alpha/empire-cards/buy-more
func TestCardsRunOut(t *testing.T) {
	p := Position(t, 4).Florins(Green, 1000)
	p.Phase, p.Fresh[Abate], p.Discards[Spia] = EmpireCards, 1, 1
	p.Acts(Green, empireCards).Play(By(Green, BuyCard, int16(100)))
	Want(t, "the discards come after the deck", p.Players[Green].Hand[Abate] == 1 && p.Players[Green].Hand[Spia] == 1, true)
	Want(t, "and then there is nothing to buy", p.IsOver(), true)
	Want(t, "florins", p.Players[Green].Florins, 900)
	p = Position(t, 4).Florins(Green, 1000)
	p.Phase = EmpireCards
	p.Acts(Green, empireCards)
	Want(t, "nothing to draw", p.IsOver(), true)
	Want(t, "told", p.Told(KeyDrew), false)
}

// What becomes of a card that is used outside battle it says itself.
//
// rule: mu-alpha/empire-cards/keep-or-discard
func TestWhatBecomesOfAUsedCard(t *testing.T) {
	for card, after := range map[int8]AfterUse{
		Gabelliere: Keep, Mercante: Keep, Mercenario: Discard, Diplomatico: UntilOver,
		Condottiero: KeepOneUsed, Eroina: KeepOneUsed, Genio: KeepOneUsed, Balestriere: KeepOneUsed,
	} {
		Want(t, TheBox().Cards[card].ID, TheBox().Cards[card].After, after)
	}
}

// Only who has drawn a card knows it.
//
// rule: mu-alpha/empire-cards/draw-one
func TestADrawnCardIsHidden(t *testing.T) {
	p := drawing(t, 1, 500)
	told := map[play.Seat]int{}
	for _, l := range p.Match.Lines(0) {
		if l.Key == KeyDrewCard {
			for s := range play.Seat(4) {
				if l.For(s) {
					told[s]++
				}
			}
		}
	}
	Want(t, "who is told which it is", told[Green] == 1 && len(told) == 1, true)
	for _, s := range []play.Seat{Green, Red, play.Nobody} {
		same := true
		for seed := range uint64(8) {
			g, src := *p.State, chance.New(seed)
			g.Redeal(s, &src)
			same = same && g.Players[Green].Hand == p.Players[Green].Hand
		}
		Want(t, "his hand stays as it is when cards are dealt again", same, s == Green)
	}
}
