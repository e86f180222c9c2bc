package giochix

import (
	"cmp"
	"slices"

	"signoria/chance"
	"signoria/play"
)

// Redeal deals again all that a seat, or a spectator (-1), cannot know, and reseeds the dice: which of a character's
// cards the others hold, what they have drawn, how the decks lie, what others have agreed in secret. What a seat can see
// stays as it is, and where things lay before has no part in where they lie then.
func (g *State) Redeal(s play.Seat, src *chance.Source) {
	g.redealCards(s, src)
	g.redealEvents(s, src)
	g.forgetSecrets(s)
	g.Bargains.Hide(s) // for all he knows there are none
	g.Dice = chance.New(src.Uint64())
}

// knows says whether a seat, or a spectator, knows the front of an Empire card.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) knows(s play.Seat, card int8) bool {
	c := &g.Cards[card]
	if s < 0 {
		return c.Seen == 1<<g.Seats-1
	}
	return c.Of == s || c.Seen>>s&1 == 1
}

// slot is where an Empire card lies whose front a seat does not know.
type slot struct {
	character int8  // that is known all the same, None if it is not
	card      Card  // all but the front
	pile      *int8 // the place in Atop or Under, nil elsewhere
}

// redealCards deals the cards again that a seat does not know: an owned one keeps its character.
func (g *State) redealCards(s play.Seat, src *chance.Source) {
	var at [EmpireCards]slot
	var front [EmpireCards]int8
	slots, fronts := at[:0], front[:0]
	for card := range int8(EmpireCards) {
		if g.knows(s, card) {
			continue
		}
		fronts = append(fronts, card)
		x := slot{character: None, card: g.Cards[card]}
		x.card.Gained = 0
		if x.card.Of != play.Nobody && !x.card.Drawn {
			x.character = g.who(card)
		}
		if x.card.Below {
			continue // those of the piles follow in their order
		}
		slots = append(slots, x)
	}
	slices.SortFunc(slots, bySlot)
	slots = g.piled(s, slots, g.Atop[:g.AtopN])
	slots = g.piled(s, slots, g.Under[:g.UnderN])
	chance.Shuffle(src, fronts)
	for i := range slots {
		fits := func(card int8) bool { return slots[i].character == None || g.who(card) == slots[i].character }
		n := slices.IndexFunc(fronts, fits)
		card := fronts[n]
		fronts = slices.Delete(fronts, n, n+1)
		g.Cards[card] = slots[i].card
		if slots[i].pile != nil {
			*slots[i].pile = card
		}
	}
}

// bySlot orders slots by all that is known of them, those first of which the character is.
func bySlot(a, b slot) int {
	known := func(x slot) int { return -int(x.character) }
	return cmp.Or(
		cmp.Compare(known(a), known(b)), cmp.Compare(a.card.Of, b.card.Of), cmp.Compare(a.card.Tapped, b.card.Tapped),
		cmp.Compare(a.card.Mine, b.card.Mine), cmp.Compare(a.card.On, b.card.On), cmp.Compare(a.card.Uses, b.card.Uses),
		cmp.Compare(a.card.Seen, b.card.Seen), cmp.Compare(a.card.Using, b.card.Using), cmp.Compare(oneIf(a.card.Works), oneIf(b.card.Works)),
	)
}

// piled adds the slots of a pile whose cards a seat does not know.
func (g *State) piled(s play.Seat, slots []slot, pile []int8) []slot {
	for i := range pile {
		if !g.knows(s, pile[i]) {
			slots = append(slots, slot{character: None, card: g.Cards[pile[i]], pile: &pile[i]})
		}
	}
	return slots
}

// redealEvents deals the Event cards again whose fronts a seat does not know. The one on top tolerates what its back says.
func (g *State) redealEvents(s play.Seat, src *chance.Source) {
	foreseen := func(i int) bool { return s >= 0 && g.Foreseen[i]>>s&1 == 1 }
	var front [EventCards]int8
	fronts := front[:0]
	top, second, under := None, None, 0
	for e, at := range g.Events {
		switch {
		case at == OnTop && !foreseen(0):
			top = e
		case at == NextButOne && !foreseen(1):
			second = e
		case at == UnderDeck:
			under++
		case at != InDeck:
			continue
		}
		fronts = append(fronts, int8(e))
	}
	chance.Shuffle(src, fronts)
	place := func(at EventAt, fits func(e int8) bool) int8 {
		n := slices.IndexFunc(fronts, fits)
		e := fronts[n]
		fronts = slices.Delete(fronts, n, n+1)
		g.Events[e] = at
		return e
	}
	all := func(int8) bool { return true }
	if top != None {
		tolerated := box.Events[top].Tolerated
		g.NextUp = place(OnTop, func(e int8) bool { return box.Events[e].Tolerated == tolerated })
	}
	if second != None {
		place(NextButOne, all)
	}
	for range under {
		place(UnderDeck, all)
	}
	for len(fronts) > 0 {
		place(InDeck, all)
	}
}

// forgetSecrets takes out what others have agreed on in secret, as far as a seat has not read it, who else has, and who of
// the two would let it go.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) forgetSecrets(s play.Seat) {
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			x := &g.Pacts[from][to]
			x.Writ = g.knownTo(s, from, to)
			for kind := range pactKinds {
				if x.secret(kind) && s != from && s != to {
					x.keeps(kind)
				}
			}
			x.Secret &= x.Kinds
		}
	}
	read, n := g.Read, 0
	g.Read = [readings]Reading{}
	for _, r := range read {
		if r.Kinds != 0 && (r.By == s || r.From == s || r.To == s) {
			g.Read[n] = r
			n++
		}
	}
}
