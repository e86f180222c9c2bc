package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of what only this edition asks.

const (
	extraCard = 100 // what a second card of those drawn costs
	plenty    = 900 // florins with which nobody borrows
)

// worth judges cards drawn, loans and sales, a new capital, cards to be auctioned, faith kept, sieges, relics.
func worth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskKeep:
		return j.CardValue(int8(c.A)), true
	case AskAnother:
		if c.Verb == KeepAnother {
			return j.CardValue(int8(c.A)) - 2*extraCard, true
		}
		return 0, true
	case AskCapital:
		return j.LandValue(force.Place(c.A)), true
	case AskPutUp:
		return int(force.B2i(c.Verb == NoMore)), true
	case AskFaith:
		return faithWorth(j, c), true
	case AskLoseEngine:
		return -int(j.G.Engines[c.A].Level), true
	case AskGenius:
		return int(force.B2i(c.Verb == ShowGenius)), true
	}
	if c.Verb == TakeRelic || c.Verb == LayRelic {
		return force.HonourPoint, true
	}
	return bankWorth(j, c)
}

// faithWorth keeps a defensive treaty if the attacker is of another religion, breaks it if not: a war at home costs
// more than his word.
func faithWorth(j *force.Judge, c play.Choice) int {
	switch c.Verb {
	case AidAlly:
		return -int(warCost(j.G, j.S, play.Seat(c.A), false)) * force.HonourPoint
	case ForsakeA:
		return -force.HonourPoint
	}
	return 0
}

// bankWorth judges loans: one at the beginning, paid back when there is plenty. Nothing is sold.
func bankWorth(j *force.Judge, c play.Choice) (int, bool) {
	switch c.Verb {
	case TakeLoan:
		if j.TurnsLeft() > force.Growth && int(j.Me().Florins) < plenty {
			return 1, true
		}
		return -1, true
	case RepayLoan:
		if j.TurnsLeft() <= 2 || int(j.Me().Florins)-int(c.B) > 2*plenty {
			return 1, true
		}
		return -1, true
	case GoBankrupt, SellBuilding, SellTransport, SellEngine:
		return force.Never, true
	}
	return 0, false
}

// sellsOut says of a sale, or of bankruptcy, that there are turns yet in which what is gone will be missed: walls, the settlement that
// feeds an army, the wagon it rides on. What is scored three turns ahead hardly shows it, for few come to take what stands open.
func sellsOut(g *force.State, s play.Seat, c play.Choice) bool {
	j := &force.Judge{G: g, S: s}
	worth, _ := bankWorth(j, c)
	return worth == force.Never && j.TurnsLeft() > 1
}

// booty is what it is worth to take a territory from another player, beside what it brings its owner: the honour of
// destroying what is there, and what the other loses by it.
func booty(j *force.Judge, p force.Place, on play.Seat) int {
	g := j.G
	points, lost := 0, 0
	for b := range force.Building(force.Buildings) {
		points += int(force.B2i(g.Built(p, b) > 0 && b != force.Cathedral)) // which one keeps
	}
	for i := range g.TransportsOf(on) {
		points += int(force.B2i(g.Transports[i].At == p && !g.Transports[i].Kind.Sea()))
	}
	for e := range g.EnginesOf(on) {
		points += int(force.B2i(g.Engines[e].At == p))
	}
	if realm := g.RealmOf(p); g.OwnsRealm(on, realm) {
		lost += int(realmPoints[g.SizeOf(realm)])
	}
	lost += int(cathedralShare(g, p) + holyShare(g, p))
	return points*force.HonourPoint*3/4 + j.LossOf(on, lost)
}

// learning is what a technology is worth for its part in the honour of seven, and for a fourth level.
func learning(j *force.Judge, tech int8) int {
	worth := force.HonourPoint / techsForHonour
	switch level := j.G.Box().Techs[tech].Level; {
	case level == topLevel:
		worth += force.HonourPoint
	case min(force.Growth, j.TurnsLeft()-1) > 1:
		worth += 60 * int(level) // a step on the way to the fourth
	}
	return worth
}
