package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of suing for peace, and of what he can take from others in this edition.

// rivalsWorth judges peace that is paid for.
func rivalsWorth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb == SueForPeace:
		return -1, true
	case c.Verb == force.Consent && p == AskSued:
		return int(suedGain)*force.HonourPoint - j.WarGain(play.Seat(args[0])), true
	}
	return 0, false
}

// booty is what it is worth to a squire to take a territory from another player, beside what it brings its owner: the honour
// of destroying what stands there, and what the other loses by it.
func booty(j *force.Judge, p force.Place, on play.Seat) int {
	points := int(j.G.Built(p, force.Fort))
	if j.G.Built(p, force.Settlement) > 0 {
		points += int(settlementPoints)
	}
	if j.G.Built(p, force.Cathedral) > 0 {
		points += max(0, int(desecration(j.G, j.S, p)))
	}
	return points*force.HonourPoint*3/4 + harm(j, p, on)
}

// harm is what it is worth to him that another loses a territory: a part of the honour that it would bring the other at the
// end.
func harm(j *force.Judge, p force.Place, on play.Seat) int {
	g := j.G
	lost := int(g.Built(p, force.Cathedral)) * cathedralAtEnd
	if realm := g.RealmOf(p); g.OwnsRealm(on, realm) {
		lost += int(realmPoints[g.SizeOf(realm)])
	}
	if g.Box().Atlas.Territories[p].Holy != 0 {
		lost += holyAtEnd
	}
	if p == jerusalem(g) {
		lost += jerusalemAtEnd
	}
	return j.LossOf(on, lost)
}
