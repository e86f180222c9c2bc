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
	Attack             // From makes war on the seat A in the turn of signing
	NoWar              // From does not attack To
	CedeLand           // From cedes To the territory A with its buildings and N strength
	CedeArmies         // From cedes To N strength that stands in the territory A
	CedeTransport      // From cedes To the transport A
	CedeEngine         // From cedes To the siege engine A
	Words              // anything else: the treaty's row in the record holds it
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
	No       int16  // counted through the game; 0: none
	Parties  uint16 // bit s for seat s
	Offered  seat   // who offered it
	Warlike  bool   // a Military Alliance, else a Diplomatic Pact
	Secret   bool   // only the parties may read it
	Made     int16  // the turn in which it was made
	Until    int16  // the last turn in which it holds, 0 without limit
	Imposed  bool   // by a card: it binds only From of its clauses
	Clauses  [MostClauses]Clause
	Row      int32 // of the record, which holds its words; 0 if it has none
	Disputed bool  // whether it was kept has been voted on
}

// Holds says whether it is in force.
func (x *Treaty) Holds() bool { return x.No != 0 }

// Of says whether a seat is party to it.
func (x *Treaty) Of(s seat) bool { return s >= 0 && x.Parties&(1<<s) != 0 }

// Between says whether both seats are parties to it.
func (x *Treaty) Between(a, b seat) bool { return x.Of(a) && x.Of(b) }

// Known says whether a seat, or a spectator, may read it.
func (x *Treaty) Known(s seat) bool { return !x.Secret || x.Of(s) }

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
		if y := &x.List[i]; y.Holds() && y.Grants(term, from, to) {
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

// Hide drops what a seat may not read.
func (x *Treaties) Hide(s seat) {
	for i := range x.List {
		if !x.List[i].Known(s) {
			x.List[i] = Treaty{}
		}
	}
}
