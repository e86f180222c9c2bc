package medioevo

import "signoria"

// Treaties: what players agree on in writing. How one comes about and what breaking it costs is an edition's
// business; here is what it says, who may read it and how long it holds.

type seat = signoria.Seat

const (
	// MostTreaties is how many treaties can be in force or remembered at once; MostClauses how much one can say.
	MostTreaties = 48
	MostClauses  = 6
)

// Term is what a clause grants or demands. What the rules can carry out they do; Words bind by honour alone.
type Term uint8

const (
	NoTerm        Term = iota
	Passage            // From lets To cross its territories and straits
	Market             // From lets To trade in its settlements; N florins are due for each load, if any
	Payment            // From pays To N florins when it is signed
	Tribute            // From pays To N florins at the end of every turn
	Loan               // From lends To N florins when it is signed; To pays back A when it ends
	Defence            // From comes to the aid of To when he is attacked, with N strength (0: as much as he likes)
	Attack             // From makes war on the seat A in the turn of signing; N is 1 once there has been one
	NoWar              // From does not attack To
	CedeLand           // From cedes To the territory A with its buildings and N strength
	CedeArmies         // From cedes To N strength that stands in the territory A
	CedeTransport      // From cedes To the transport A with its crew and goods
	CedeEngine         // From cedes To the siege engine A
	Words              // anything else, from From to all: the treaty's row in the record holds it
	Terms         = iota
)

// Clause is one article of a treaty.
type Clause struct {
	Term     Term
	From, To seat
	A, N     int16
}

// Treaty is a treaty of two or more players. The zero Treaty is none.
type Treaty struct {
	No      int16  // counted through the game; 0: none
	Parties uint16 // bit s for seat s
	Offered seat   // who offered it
	Warlike bool   // a Military Alliance, else a Diplomatic Pact
	Secret  bool   // only the parties may read it
	Made    int16  // the turn in which it was made
	Until   int16  // the last turn in which it holds, 0 without limit
	Imposed bool   // by a card of who is noted as Offered, whom it does not bind
	Spied   uint16 // seats that are no party and have read it, bit s
	Accused uint16 // parties of whom it is to be voted on whether they kept it, bit s
	Judged  uint16 // parties of whom it was voted on in this turn, bit s
	Clauses [MostClauses]Clause
	Row     int32 // of the record, which holds its words; 0 if it has none
}

// Holds says whether it is in force.
func (x *Treaty) Holds() bool { return x.No != 0 }

// Of says whether a seat is party to it.
func (x *Treaty) Of(s seat) bool { return s >= 0 && x.Parties&(1<<s) != 0 }

// Between says whether both seats are parties to it.
func (x *Treaty) Between(a, b seat) bool { return x.Of(a) && x.Of(b) }

// Known says whether a seat, or a spectator, may read it.
func (x *Treaty) Known(s seat) bool { return !x.Secret || x.Of(s) || s >= 0 && x.Spied&(1<<s) != 0 }

// Says says whether one of its clauses has a term, whoever it binds.
func (x *Treaty) Says(term Term) bool {
	for _, c := range x.Clauses {
		if c.Term == term {
			return true
		}
	}
	return false
}

// Binds says whether a seat has promised something in it that only the others can say it has kept.
func (x *Treaty) Binds(s seat) bool {
	for _, c := range x.Clauses {
		if c.Term == Words && x.Of(s) || c.Term == Defence && c.From == s {
			return true
		}
	}
	return false
}

// Articles is how many clauses it has. They stand at the front, without gaps.
func (x *Treaty) Articles() int {
	n := 0
	for n < MostClauses && x.Clauses[n].Term != NoTerm {
		n++
	}
	return n
}

// Add writes another clause, for which there must be room.
func (x *Treaty) Add(c Clause) { x.Clauses[x.Articles()] = c }

// Strike takes a clause out.
func (x *Treaty) Strike(i int) {
	copy(x.Clauses[i:], x.Clauses[i+1:])
	x.Clauses[MostClauses-1] = Clause{}
}

// Leave takes a party out, with what it gave and was given; there is nothing more to vote on. It has read the treaty,
// and may read on what the others keep to. The treaty is over when fewer than two are left or nothing is said in it any
// more.
func (x *Treaty) Leave(s seat) {
	x.Parties &^= 1 << s
	x.Spied |= 1 << s
	x.Accused &^= 1 << s
	for i := x.Articles() - 1; i >= 0; i-- {
		if c := x.Clauses[i]; c.Term != Words && (c.From == s || c.To == s) {
			x.Strike(i)
		}
	}
	if x.Parties&(x.Parties-1) == 0 || x.Articles() == 0 {
		*x = Treaty{}
	}
}

// Grants says whether one of its clauses has a term from one seat to another.
func (x *Treaty) Grants(term Term, from, to seat) bool {
	for _, c := range x.Clauses {
		if c.Term == term && c.From == from && c.To == to {
			return true
		}
	}
	return false
}

// Treaties are those in force, in no order.
type Treaties struct {
	Last int16 // the number of the latest
	List [MostTreaties]Treaty
}

// Each calls f with every treaty in force.
func (x *Treaties) Each(f func(*Treaty)) {
	for i := range x.List {
		if x.List[i].Holds() {
			f(&x.List[i])
		}
	}
}

// Grant is the treaty by which one seat grants another a term, or nil.
func (x *Treaties) Grant(term Term, from, to seat) *Treaty {
	for i := range x.List {
		if y := &x.List[i]; y.Holds() && y.Between(from, to) && y.Grants(term, from, to) {
			return y
		}
	}
	return nil
}

// Room says whether another treaty can be written.
func (x *Treaties) Room() bool {
	for i := range x.List {
		if !x.List[i].Holds() {
			return true
		}
	}
	return false
}

// Sign puts a treaty in force and numbers it. It panics if there is no room: what was not offered cannot happen.
func (x *Treaties) Sign(y Treaty) *Treaty {
	for i := range x.List {
		if !x.List[i].Holds() {
			x.Last++
			y.No = x.Last
			x.List[i] = y
			return &x.List[i]
		}
	}
	panic("medioevo: no room for another treaty")
}

// Find is the treaty of a number, or nil if it is in force no longer.
func (x *Treaties) Find(no int16) *Treaty {
	for i := range x.List {
		if x.List[i].No == no && no != 0 {
			return &x.List[i]
		}
	}
	return nil
}

// Hide forgets what a seat may not read: of such treaties it knows only that there are some.
func (x *Treaties) Hide(s seat) {
	for i := range x.List {
		if y := &x.List[i]; !y.Known(s) {
			*y = Treaty{No: y.No, Secret: true, Offered: signoria.Nobody}
		}
	}
}
