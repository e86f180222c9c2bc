package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// drawing is a player's part of the Empire Cards phase, with a full deck.
func drawing(t *testing.T, level int8, florins int32) *stage {
	t.Helper()
	p := position(t, 4).studied(green, level).florins(green, florins)
	p.Phase = EmpireCards
	for k := range p.Fresh {
		p.Fresh[k] = box().Cards[k].Copies[4]
	}
	return p.acts(green, (*State).empireCards)
}

// first is the first card offered.
func (p *stage) firstCard() int16 {
	o, _ := p.match.OfferTo(green)
	return o.Choices[0].A
}

// rule: mu-prototype/empire-cards/draw-count
// rule: mu-prototype/empire-cards/keep-one
func TestDrawAndKeepOne(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		p := drawing(t, level, 0)
		want(t, "drawn", p.Draw.Count, level+1)
		want(t, "in the deck", p.deck(), 77-int16(level)-1)
		card := p.firstCard()
		back := map[int8]int{int8(card): -1}
		for _, drawn := range p.Draw.Cards[:p.Draw.Count] {
			back[drawn]++
		}
		p.play(by(green, KeepCard, card))
		for _, x := range p.Below[:p.BelowLen] {
			back[x.Card]--
		}
		for _, n := range back {
			want(t, "what he has not kept is put back, and nothing else", n, 0)
		}
		want(t, "over", p.over(), true)
		want(t, "in hand", p.State.held(green), 1)
		want(t, "it", p.Players[green].Hand[card], 1)
		want(t, "put back", p.BelowLen, int16(level))
		want(t, "in the deck then", p.deck(), 76)
		want(t, "nobody draws any longer", p.Draw, Draw{Seat: play.Nobody})
	}
	orders := map[[3]int8]bool{}
	for seed := range uint64(40) {
		p := position(t, 4)
		p.Dice = chance.New(seed)
		p.Draw = Draw{Seat: green, Count: 3, Cards: [4]int8{Abate, Bardo, Spia}}
		p.putUnder(green)
		orders[[3]int8{p.Below[0].Card, p.Below[1].Card, p.Below[2].Card}] = true
	}
	want(t, "three cards lie under the deck in any order", len(orders), 6)
}

// rule: mu-prototype/empire-cards/keep-extra-for-100
func TestKeepAnother(t *testing.T) {
	p := drawing(t, 3, 250)
	p.play(by(green, KeepCard, p.firstCard())).asks(green, AskAnother).play(by(green, KeepAnother, p.firstCard()))
	want(t, "no third", p.over(), true)
	want(t, "in hand", p.State.held(green), 2)
	want(t, "florins", p.Players[green].Florins, 150)
	p = drawing(t, 3, 250)
	p.play(by(green, KeepCard, p.firstCard()), says(green, KeepOne))
	want(t, "in hand", p.State.held(green), 1)
	want(t, "florins", p.Players[green].Florins, 250)
	p = drawing(t, 3, 99)
	p.play(by(green, KeepCard, p.firstCard()))
	want(t, "who cannot pay is not asked", p.over(), true)
}

// rule: mu-prototype/empire-cards/no-hand-limit
func TestNoHandLimit(t *testing.T) {
	p := position(t, 4)
	for k := range p.Fresh {
		p.Fresh[k] = 0
		p.Players[green].Hand[k] = box().Cards[k].Copies[4] - b2i(k < 2)
	}
	p.Fresh[0], p.Fresh[1] = 1, 1
	p.Phase = EmpireCards
	p.acts(green, (*State).empireCards).play(by(green, KeepCard, int16(0)))
	want(t, "over", p.over(), true)
	want(t, "in hand", p.State.held(green), 76)
}

// rule: mu-prototype/empire-cards/deck-runs-out
func TestDeckRunsOut(t *testing.T) {
	p := position(t, 4).studied(green, 2)
	p.Phase = EmpireCards
	p.Fresh[Abate] = 1
	p.under(Bardo, red)
	p.Draw = Draw{Seat: play.Nobody}
	p.Discards[Spia], p.Discards[Ladro] = 2, 1
	p.acts(green, (*State).empireCards)
	want(t, "shuffled", p.told(KeyShuffle), true)
	want(t, "drawn", p.Draw.Count, 3)
	want(t, "by green", p.Draw.Seat, green)
	// What lay on top comes first, then what was put back, then the discards.
	want(t, "the top", p.Draw.Cards[0], Abate)
	want(t, "then", p.Draw.Cards[1], Bardo)
	want(t, "of the discards", p.Draw.Cards[2] == Spia || p.Draw.Cards[2] == Ladro, true)
	p.play(by(green, KeepCard, Abate))
	want(t, "nothing is discarded now", p.Discards, [kinds]int8{})

	p = position(t, 4).studied(green, 3)
	p.Phase = EmpireCards
	p.Fresh[Abate] = 1
	p.florins(green, 100).acts(green, (*State).empireCards).play(by(green, KeepCard, Abate))
	want(t, "he draws what there is", p.over(), true)
	p = position(t, 4)
	p.Phase = EmpireCards
	p.Fresh[Abate], p.Fresh[Bardo], p.Discards[Spia] = 1, 1, 1
	p.acts(green, (*State).empireCards)
	want(t, "while it suffices it is not made anew", p.told(KeyShuffle), false)
	p = position(t, 4)
	p.Phase = EmpireCards
	p.acts(green, (*State).empireCards)
	want(t, "nothing to draw", p.over(), true)
}

// Who has put cards under the deck knows them still; nobody else does.
func TestRedealKeepsWhatASeatKnows(t *testing.T) {
	p := drawing(t, 3, 0)
	p.play(by(green, KeepCard, p.firstCard()))
	for _, s := range []play.Seat{green, red, play.Nobody} {
		same := true
		for seed := range uint64(8) {
			g := *p.State
			src := began(t, 3, nil).Dice
			for range seed {
				src.Uint64()
			}
			g.Redeal(s, &src)
			for i := range g.Below[:g.BelowLen] {
				same = same && g.Below[i].Card == p.Below[i].Card
			}
			var n int16
			for _, k := range g.Fresh {
				n += int16(k)
			}
			want(t, "cards", n+g.BelowLen+g.held(green), 77)
			want(t, "his hand stays", s != green || g.Players[green].Hand == p.Players[green].Hand, true)
		}
		want(t, "the cards below stay as they are", same, s == green)
	}
}
