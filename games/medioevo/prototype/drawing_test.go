package prototype

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

// first is the first card offered.
func firstCard(p *Stage) int16 {
	o, _ := p.Match.OfferTo(Green)
	return o.Choices[0].A
}

// rule: mu-prototype/empire-cards/draw-count
// rule: mu-prototype/empire-cards/keep-one
func TestDrawAndKeepOne(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		p := drawing(t, level, 0)
		Want(t, "drawn", p.Draw.Count, level+1)
		Want(t, "in the deck", p.Deck(), 77-int16(level)-1)
		card := firstCard(p)
		back := map[int8]int{int8(card): -1}
		for _, drawn := range p.Draw.Cards[:p.Draw.Count] {
			back[drawn]++
		}
		p.Play(By(Green, KeepCard, card))
		for _, x := range p.Below[:p.BelowLen] {
			back[x.Card]--
		}
		for _, n := range back {
			Want(t, "what he has not kept is put back, and nothing else", n, 0)
		}
		Want(t, "over", p.IsOver(), true)
		Want(t, "in hand", p.State.Held(Green), 1)
		Want(t, "it", p.Players[Green].Hand[card], 1)
		Want(t, "put back", p.BelowLen, int16(level))
		Want(t, "in the deck then", p.Deck(), 76)
		Want(t, "nobody draws any longer", p.Draw, Draw{Seat: play.Nobody})
	}
	orders := map[[3]int8]bool{}
	for seed := range uint64(40) {
		p := Position(t, 4)
		p.Dice = chance.New(seed)
		p.Draw = Draw{Seat: Green, Count: 3, Cards: [4]int8{Abate, Bardo, Spia}}
		putUnder(p.State, Green)
		orders[[3]int8{p.Below[0].Card, p.Below[1].Card, p.Below[2].Card}] = true
	}
	Want(t, "three cards lie under the deck in any order", len(orders), 6)
}

// rule: mu-prototype/empire-cards/keep-extra-for-100
func TestKeepAnother(t *testing.T) {
	p := drawing(t, 3, 250)
	p.Play(By(Green, KeepCard, firstCard(p))).Asks(Green, AskAnother).Play(By(Green, KeepAnother, firstCard(p)))
	Want(t, "no third", p.IsOver(), true)
	Want(t, "in hand", p.State.Held(Green), 2)
	Want(t, "florins", p.Players[Green].Florins, 150)
	p = drawing(t, 3, 250)
	p.Play(By(Green, KeepCard, firstCard(p)), Says(Green, KeepOne))
	Want(t, "in hand", p.State.Held(Green), 1)
	Want(t, "florins", p.Players[Green].Florins, 250)
	p = drawing(t, 3, 99)
	p.Play(By(Green, KeepCard, firstCard(p)))
	Want(t, "who cannot pay is not asked", p.IsOver(), true)
}

// rule: mu-prototype/empire-cards/no-hand-limit
func TestNoHandLimit(t *testing.T) {
	p := Position(t, 4)
	for k := range p.Fresh {
		p.Fresh[k] = 0
		p.Players[Green].Hand[k] = TheBox().Cards[k].Copies[4] - B2i(k < 2)
	}
	p.Fresh[0], p.Fresh[1] = 1, 1
	p.Phase = EmpireCards
	p.Acts(Green, empireCards).Play(By(Green, KeepCard, int16(0)))
	Want(t, "over", p.IsOver(), true)
	Want(t, "in hand", p.State.Held(Green), 76)
}

// rule: mu-prototype/empire-cards/deck-runs-out
func TestDeckRunsOut(t *testing.T) {
	p := Position(t, 4).Studied(Green, 2)
	p.Phase = EmpireCards
	p.Fresh[Abate] = 1
	p.Under(Bardo, Red)
	p.Draw = Draw{Seat: play.Nobody}
	p.Discards[Spia], p.Discards[Ladro] = 2, 1
	p.Acts(Green, empireCards)
	Want(t, "shuffled", p.Told(KeyShuffle), true)
	Want(t, "drawn", p.Draw.Count, 3)
	Want(t, "by green", p.Draw.Seat, Green)
	// What lay on top comes first, then what was put back, then the discards.
	Want(t, "the top", p.Draw.Cards[0], Abate)
	Want(t, "then", p.Draw.Cards[1], Bardo)
	Want(t, "of the discards", p.Draw.Cards[2] == Spia || p.Draw.Cards[2] == Ladro, true)
	p.Play(By(Green, KeepCard, Abate))
	Want(t, "nothing is discarded now", p.Discards, [Kinds]int8{})

	p = Position(t, 4).Studied(Green, 3)
	p.Phase = EmpireCards
	p.Fresh[Abate] = 1
	p.Florins(Green, 100).Acts(Green, empireCards).Play(By(Green, KeepCard, Abate))
	Want(t, "he draws what there is", p.IsOver(), true)
	p = Position(t, 4)
	p.Phase = EmpireCards
	p.Fresh[Abate], p.Fresh[Bardo], p.Discards[Spia] = 1, 1, 1
	p.Acts(Green, empireCards)
	Want(t, "while it suffices it is not made anew", p.Told(KeyShuffle), false)
	p = Position(t, 4)
	p.Phase = EmpireCards
	p.Acts(Green, empireCards)
	Want(t, "nothing to draw", p.IsOver(), true)
}

// Who has put cards under the deck knows them still; nobody else does.
func TestRedealKeepsWhatASeatKnows(t *testing.T) {
	p := drawing(t, 3, 0)
	p.Play(By(Green, KeepCard, firstCard(p)))
	for _, s := range []play.Seat{Green, Red, play.Nobody} {
		same := true
		for seed := range uint64(8) {
			g := *p.State
			src := Began(t, 3, nil).Dice
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
			Want(t, "cards", n+g.BelowLen+g.Held(Green), 77)
			Want(t, "his hand stays", s != Green || g.Players[Green].Hand == p.Players[Green].Hand, true)
		}
		Want(t, "the cards below stay as they are", same, s == Green)
	}
}
