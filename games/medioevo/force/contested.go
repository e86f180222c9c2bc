package force

import (
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Contested territories: where armies of players at war with each other stand together, nobody is at home.

const (
	AskTake play.Prompt = 300 // A may take territory B, or leave it to those who have attacked with him

	TakeLand  play.Verb = 300 // territory A
	LeaveLand play.Verb = 301

	KeyContested play.Key = 301 // territory A, of B, is contested
	KeySettled   play.Key = 302 // territory A is B's again
	KeyDisputed  play.Key = 700 // who has conquered territory A together does not agree whose it is
)

var contestedChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{TakeLand: "take-land", LeaveLand: "leave-land"},
	Prompts: map[play.Prompt]string{AskTake: "take-land"},
	Lines:   map[play.Key]string{KeyContested: "contested", KeySettled: "settled", KeyDisputed: "disputed"},
	Refs:    wording.Refs{TakeLand: wording.OfA(RefPlace)},
}

// ContestedSteps are what is contested in an edition.
type ContestedSteps struct {
	// Contests says whether a territory is contested in which armies of some players stand, bit s.
	Contests func(g *State, p Place, armed uint16) bool
	// Claims says who takes a territory whose defenders are beaten, the last of them by s; Nobody: what becomes of it has
	// been seen to.
	Claims func(g *State, t *play.Table, s play.Seat, p Place) play.Seat
}

// Contest looks at all territories of players: where enemies stand together it is contested, and where they no longer
// do it is again of who held it before. Whoever beats all others there takes it by conquest, not here.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/friends-in-one-territory
// rule: mu-alpha/contested/at-war
// rule: mu-alpha/contested/at-peace
func (g *State) Contest(t *play.Table) {
	armed := g.armed() //stale:ok who falls meanwhile is at war with nobody
	for p := range g.Land() {
		switch x := &g.Territories[p]; {
		case x.Disputed != 0:
			g.inDispute(t, p, armed[p]) // rule: mu-alpha/contested/joint-conquest
		case g.Barbarian(p) || g.Contested(p) == g.Ed().Contests(g, p, armed[p]):
		case g.Contested(p):
			was := x.Before
			x.Owner, x.Before = was, play.Nobody
			t.Tell(KeySettled, int16(p), int16(was))
			g.Relinquish(t, p)
		default:
			x.Owner, x.Before = play.Nobody, x.Owner
			t.Tell(KeyContested, int16(p), int16(x.Before))
		}
	}
}

// Dispute leaves a territory to nobody that several have conquered together and do not agree about: it is contested by all
// of them, and its buildings stay. Of who was beaten there, the first of them takes the rest.
// rule: mu-alpha/contested/joint-conquest
func (g *State) Dispute(t *play.Table, by []play.Seat, p Place) {
	from := g.Holder(p) //stale:ok whose it was when it was taken
	for _, s := range by {
		g.moveIn(t, s, p)
	}
	g.pass(t, p, by[0])
	x := &g.Territories[p]
	x.Owner, x.Before = play.Nobody, by[0]
	for _, s := range by {
		x.Disputed |= Bit(s)
	}
	t.Tell(KeyDisputed, int16(p))
	for _, s := range by {
		g.Ed().Disembark(g, t, s, p)
	}
	if from == play.Nobody {
		g.Activate(t, p)
	}
	rest := g.spoilsOf(by[0], from, p)
	rest.Left = 0
	g.divide(t, rest)
	if from != play.Nobody {
		g.MayFall(t, from, by[0]) // rule: mu-alpha/elimination/when
	}
}

// inDispute keeps a disputed territory contested while armies of several who have conquered it stand there; who is left of
// them alone has it, and if none is it falls to the barbarians.
// rule: mu-alpha/contested/joint-conquest
func (g *State) inDispute(t *play.Table, p Place, armed uint16) {
	x := &g.Territories[p]
	x.Disputed &= armed
	heir := play.Seat(bits.TrailingZeros16(x.Disputed))
	switch {
	case x.Disputed == 0:
		t.Tell(KeyAbandoned, int16(x.Before), int16(p))
		g.Hand(t, p, play.Nobody)
	case ones(x.Disputed) == 1:
		t.Tell(KeySettled, int16(p), int16(heir))
		g.Hand(t, p, heir)
	case x.Disputed&Bit(x.Before) == 0:
		x.Before = heir
	}
}

// armed is who has armies in each territory that is not the barbarians', on the ground or aboard: bit s for seat s.
func (g *State) armed() (at [Territories]uint16) {
	for p := range g.Territories {
		if g.Barbarian(Place(p)) {
			continue
		}
		for s, n := range g.Territories[p].VF[:g.Seats] {
			if n > 0 {
				at[p] |= 1 << s
			}
		}
	}
	for i := range g.Berths() {
		if x := &g.Transports[i]; x.Kind != NoTransport && x.VF > 0 && x.At.Land() && x.Owner >= 0 {
			at[x.At] |= 1 << x.Owner
		}
	}
	return at
}

// Foes says whether some of these players are at war with each other.
func (g *State) Foes(armed uint16) bool {
	for rest := armed; rest != 0; rest &= rest - 1 {
		if g.Players[bits.TrailingZeros16(rest)].War&armed != 0 {
			return true
		}
	}
	return false
}

// AttackedWith are the players who have attacked beside another in this battle and have something to hold a territory
// with, in the order of the turn after him.
func (g *State) AttackedWith(s play.Seat, p Place) []play.Seat {
	return slices.DeleteFunc(g.Others(s), func(x play.Seat) bool { return g.Battle.Sides[0].Allies&(1<<x) == 0 || !g.CanOccupy(x, p) })
}

// Wants asks a player whether he takes a territory that he has conquered with others.
func (g *State) Wants(t *play.Table, s play.Seat, p Place) bool {
	return t.Await(func(o *play.Asking) {
		o.To(s, AskTake, int16(s), int16(p))
		o.May(play.Choice{Verb: TakeLand, A: int16(p)}, play.Free)
		o.May(play.Choice{Verb: LeaveLand, A: int16(p)}, play.Free)
	}).Verb == TakeLand
}
