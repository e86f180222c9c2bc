package prototype

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// Which territories are contested, and who takes one that several players have beaten together.

// contests says whether a territory is contested in which armies of some players stand: as soon as two of them are at war.
// rule: mu-prototype/contested/enemies-in-one-territory
func contests(g *force.State, _ force.Place, armed uint16) bool { return g.Foes(armed) }

// claims says who takes a territory that several players have beaten together: who killed the last defender, unless he
// declines; then whoever of the others wants it, by lot among several. If they all decline it falls to the barbarians.
// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/contested/joint-attack-refusal
func claims(g *force.State, t *play.Table, s play.Seat, p force.Place) play.Seat {
	allies := g.AttackedWith(s, p)
	if len(allies) == 0 || g.CanOccupy(s, p) && g.Wants(t, s, p) {
		return s
	}
	willing := slices.DeleteFunc(allies, func(x play.Seat) bool { return !g.Wants(t, x, p) })
	switch len(willing) {
	case 0:
		g.Hand(t, p, play.Nobody)
		return play.Nobody
	case 1:
		return willing[0]
	}
	t.Chance()
	return willing[g.Dice.N(len(willing))]
}

// attacksBeside says whether a player may attack beside another: enemies of the same defender do, and against barbarians
// those allied for all that everybody knows.
// rule: mu-prototype/contested/joint-attack-last-kill
func attacksBeside(g *force.State, s, by, on play.Seat) bool {
	if on == force.Barbarians {
		return g.Comrades(s, by)
	}
	return g.AtWar(s, on)
}
