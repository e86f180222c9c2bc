package bargain

// Deed is what a seat does in bargaining.
type Deed string

const (
	Give      Deed = "give"     // goods, for nothing
	Offer     Deed = "offer"    //
	Counter   Deed = "counter"  // another bargain in place of one that waits for him
	Accept    Deed = "accept"   //
	Decline   Deed = "decline"  //
	Withdraw  Deed = "withdraw" // what he offered himself
	HasKept   Deed = "kept"     // the other his word
	HasBroken Deed = "broken"   //
)

// Move is a deed with all it takes.
type Move struct {
	Deed   Deed
	No     int16 // the bargain answered, withdrawn or judged
	To     Seat  // who is given or offered something
	Terms  Terms
	Open   bool
	Why    Reason // of what is declined
	Motive Motive // of what is offered
	Turns  int16  // for how many turns it stands, this one counted; 0: until it is withdrawn
}

// Reply is what somebody says to a bargain that waits for him.
type Reply struct {
	Takes   bool
	Why     Reason // he declines it, where he knows
	Instead Terms  // on which he would rather agree, as he offers them; over nothing: on none
}

// Move is the reply to a bargain of that number.
func (r Reply) Move(no int16) Move {
	switch {
	case r.Takes:
		return Move{Deed: Accept, No: no}
	case r.Instead != Terms{}:
		return Move{Deed: Counter, No: no, Terms: r.Instead}
	}
	return Move{Deed: Decline, No: no, Why: r.Why}
}

// Prices are the least and the most that one may offer another of a good, less than 0: ask, if he has so much of it and the other
// so much: from the least that the other takes, as long as it is worth offering. They agree on none if none is.
func Prices(his, others int16, takes, offers func(n int16) bool) (least, most int16, agree bool) {
	for least = -others; least <= his && !takes(least); least++ {
	}
	for most = least - 1; most < his && offers(most+1); most++ {
	}
	return least, most, least <= most
}

// Midway is halfway between two prices, and nothing where nothing will do.
func Midway(least, most int16) int16 {
	if least <= 0 && most >= 0 {
		return 0
	}
	return (least + most) / 2
}

// Purse is what somebody has to bargain with.
type Purse struct {
	Goods  [Goods]int16
	Things []int16
}

// Partner is somebody to whom a seat may offer something, or Everybody.
type Partner struct {
	Seat Seat
	Purse
	May bool // another bargain may be laid before him
}

// Market is what a seat has to offer, and to whom.
type Market struct {
	Mine Purse
	With []Partner
}
