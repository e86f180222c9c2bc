package force

import (
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
)

var contestedChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{TakeLand: "take-land", LeaveLand: "leave-land"},
	Prompts: map[play.Prompt]string{AskTake: "take-land"},
	Lines:   map[play.Key]string{KeyContested: "contested", KeySettled: "settled"},
	Refs:    wording.Refs{TakeLand: wording.OfA(RefPlace)},
}

// Contest looks at all territories of players: where enemies stand together it is contested, and where they no longer
// do it is again of who held it before. Whoever beats all others there takes it by conquest, not here.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/friends-in-one-territory
func (g *State) Contest(t *play.Table) {
	armed := g.armed() //stale:ok who falls meanwhile is at war with nobody
	for p := range g.Land() {
		switch x := &g.Territories[p]; {
		case g.Barbarian(p) || g.Contested(p) == g.foes(armed[p]):
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

// armed is who has armies in each territory, on the ground or aboard: bit s for seat s.
func (g *State) armed() (at [Territories]uint16) {
	for p := range g.Territories {
		for s, n := range g.Territories[p].VF[:g.Seats] {
			if n > 0 {
				at[p] |= 1 << s
			}
		}
	}
	for i := range g.Transports {
		if x := &g.Transports[i]; x.Kind != NoTransport && x.VF > 0 && x.At.Land() && x.Owner >= 0 {
			at[x.At] |= 1 << x.Owner
		}
	}
	return at
}

// foes says whether some of these players are at war with each other.
func (g *State) foes(armed uint16) bool {
	for s := range g.Players {
		if armed&(1<<s) != 0 && g.Players[s].War&armed != 0 {
			return true
		}
	}
	return false
}

// Claims says who takes a territory that several players have beaten together: who killed the last defender, unless he
// declines; then whoever of the others wants it, by lot among several. Nobody: they all decline.
// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/contested/joint-attack-refusal
func (g *State) Claims(t *play.Table, s play.Seat, p Place) play.Seat {
	allies := slices.DeleteFunc(g.attackedWith(s), func(x play.Seat) bool { return !g.canOccupy(x, p) })
	if len(allies) == 0 || g.canOccupy(s, p) && g.wants(t, s, p) {
		return s
	}
	willing := slices.DeleteFunc(allies, func(x play.Seat) bool { return !g.wants(t, x, p) })
	switch len(willing) {
	case 0:
		return play.Nobody
	case 1:
		return willing[0]
	}
	t.Chance()
	return willing[g.Dice.N(len(willing))]
}

// attackedWith are the players who have attacked beside another in this battle, in the order of the turn after him.
func (g *State) attackedWith(s play.Seat) []play.Seat {
	return slices.DeleteFunc(g.Others(s), func(x play.Seat) bool { return g.Battle.Sides[0].Allies&(1<<x) == 0 })
}

func (g *State) wants(t *play.Table, s play.Seat, p Place) bool {
	return t.Await(func(o *play.Asking) {
		o.To(s, AskTake, int16(s), int16(p))
		o.May(play.Choice{Verb: TakeLand, A: int16(p)}, play.Free)
		o.May(play.Choice{Verb: LeaveLand, A: int16(p)}, play.Free)
	}).Verb == TakeLand
}
