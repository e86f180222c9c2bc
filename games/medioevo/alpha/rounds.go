package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Use of Empire Cards and of Technologies: how many copies, and the reserve that LOGISTICA throws in.
// The rest is in force/rounds.go, the roll in force/diceroll.go, ramming in force/naval.go.

const (
	ThrowIn play.Verb = 791 // so many FV of the reserve into the battle at place A

	KeyThrownIn play.Key = 791 // A throws B FV of his reserve into the battle at place C

	RuleReserve  play.Rule = 790
	RuleSeawalls play.Rule = 791
)

var roundChapter = wording.Chapter{
	Verbs: map[play.Verb]string{ThrowIn: "throw-in"},
	Lines: map[play.Key]string{KeyThrownIn: "thrown-in"},
	Rules: map[play.Rule]string{
		RuleReserve: "mu-alpha/attack/logistics-reserve-in-battle", RuleSeawalls: "mu-alpha/fortifications/assault-from-sea-logistics",
	},
	Refs:  wording.Refs{ThrowIn: wording.OfA(force.RefPlace)},
	Whole: []play.Verb{ThrowIn},
}

// mostCopies is how many copies of a card may be used for a roll: as many as cards at all, for nothing says they differ.
// rule: mu-alpha/attack/empire-cards-limit
const mostCopies = 3

// The reserve behind the Screen.

// whyNotThrowIn is the rule that keeps a player from throwing his reserve into the battle on a side. It presumes that he
// has one.
// rule: mu-alpha/attack/logistics-reserve-in-battle
// rule: mu-alpha/fortifications/assault-from-sea-logistics
func whyNotThrowIn(g *force.State, s play.Seat, side int) play.Rule {
	b := &g.Battle
	switch {
	case !g.Has(s, force.Logistica) || !b.At.Land() || b.Joined&force.Bit(s) != 0 || !supplied(g, s, b.At):
		return RuleReserve
	case b.Kind == force.Assault && side == force.Defending && fromSea(g) && !home(g, s, b.At):
		return RuleSeawalls
	case mostThrown(g, s, side) <= 0:
		return RuleReserve
	}
	return play.Free
}

// fromSea says whether the attack is made from ships: of a siege, if nobody besieges by land.
// rule: mu-alpha/fortifications/assault-from-sea-logistics
func fromSea(g *force.State) bool {
	b := &g.Battle
	x := &g.Territories[b.At].Siege
	return b.From.Sea() || x.By == b.Sides[force.Attacking].Main && x.Sea && !x.Land
}

// supplied says whether a settlement of a player's stands in a territory, or next to it.
func supplied(g *force.State, s play.Seat, p force.Place) bool {
	for q := range g.Neighbours(p) {
		if home(g, s, q) {
			return true
		}
	}
	return home(g, s, p)
}

// home says whether a settlement of a player's stands in a territory.
func home(g *force.State, s play.Seat, p force.Place) bool {
	return g.Territories[p].Owner == s && g.Stands(p, force.Settlement)
}

// mostThrown is the FV that a player could throw into the battle on a side, if he had them: what is left to him in this
// phase, as far as his transports carry it in attack, and the territory feeds it in defence.
func mostThrown(g *force.State, s play.Seat, side int) int16 {
	b := &g.Battle
	room := int16(0)
	if side == force.Defending || b.Inside {
		room = g.Room(b.At)
	} else {
		for i := range g.TransportsOf(s) {
			if b.Convoy.Holds(i) {
				room += max(0, g.Space(i))
			}
		}
	}
	return min(room, mostReserve(g, s))
}

// mayThrowIn says whether a player could throw a reserve in, for all that everybody knows: that there is one is no secret.
func mayThrowIn(g *force.State, s play.Seat, side int) bool {
	return g.Players[s].Reserve > 0 && whyNotThrowIn(g, s, side) == play.Free
}

// offerThrowIn lists it.
func offerThrowIn(g *force.State, o *play.Asking, s play.Seat, side int) {
	if reserve := g.Players[s].Reserve; reserve > 0 && g.Has(s, force.Logistica) && g.Battle.At.Land() {
		most := max(1, min(reserve, mostThrown(g, s, side)))
		o.May(play.Choice{Verb: ThrowIn, A: int16(g.Battle.At), Lo: 1, Hi: most}, whyNotThrowIn(g, s, side))
	}
}

// throwIn puts FV of a player's reserve among those who fight for him: to the defenders in the territory, in attack aboard
// his transports; false if the answer is about something else.
// rule: mu-alpha/attack/logistics-reserve-in-battle
func throwIn(g *force.State, t *play.Table, a play.Answer, side int) bool {
	if a.Verb != ThrowIn {
		return false
	}
	b, s, x := &g.Battle, a.Seat, &g.Players[a.Seat]
	x.Reserve -= a.N
	x.Deployed += a.N
	b.Joined |= force.Bit(s)
	t.Tell(KeyThrownIn, int16(s), a.N, int16(b.At))
	if side == force.Defending || b.Inside {
		g.AddVF(s, b.At, a.N)
		return true
	}
	left := a.N
	for i := range g.TransportsOf(s) {
		if b.Convoy.Holds(i) {
			n := min(left, max(0, g.Space(i)))
			g.Transports[i].VF += n
			left -= n
		}
	}
	return true
}
