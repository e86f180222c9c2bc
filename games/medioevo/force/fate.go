package force

import "signoria/play"

// Phase 7, Events: what Event and Calamity cards have brought, in an edition whose cards strike areas and work on.

const (
	Calamities = 12 // cards
	mostAtWork = 12 // effects at work at once: of both cards of this turn and the last
)

// Fate is what the cards have brought, the Event of this turn aside.
type Fate struct {
	Calamities [Calamities]Pile
	Struck     int8 // the turn of the last Calamity, 0 before the first
	Omen       Omen
	Lasting    [mostAtWork]Lasting
	Razed      PlaceSet // where the card being carried out has taken a Cathedral
}

// Omen is the two dice that are rolled for a Calamity, and what they have brought, in the turn in which they were last.
type Omen struct {
	Turn     int8
	Dice     [2]int8
	Doubles  int8 // that would bring one: those up to this
	Came     bool
	Calamity int8 // the card, if one came
	Roll     int8 // the d6 for its back
	Face     int8 // that counts, from 0
	Victim   play.Seat
}

// Lasting is an effect of a card that is still at work. The zero Lasting is none.
type Lasting struct {
	Until    int8 // the last turn in which it works
	Calamity bool // the card is one, else an Event
	Card     int8
	Effect   int8     // of the card, by its place
	Who      uint16   // whom alone it strikes, bit s; 0: everybody
	At       PlaceSet // where; nowhere: wherever he is
}

// Last notes an effect that works on. It takes the place of one that is over.
func (x *Fate) Last(turn int8, y Lasting) {
	for i := range x.Lasting {
		if z := &x.Lasting[i]; z.Until < turn {
			*z = y
			return
		}
	}
}
