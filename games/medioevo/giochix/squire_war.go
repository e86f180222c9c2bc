package giochix

import "signoria/play"

// How a squire makes war: on what lies open, and where he is the stronger.

// marching judges an activation.
func (j *judge) marching(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case SetOut:
		w, _ := j.march(Place(c.A), j.free(Place(c.A)))
		return w
	case PassCombat:
		return 1
	case JoinAll:
		if j.garrison(g.March.At) == 0 {
			return 2000
		}
	case Join:
		if j.joins(c) >= c.Lo && int8(c.A) < int8(Captain) {
			return 1500
		}
		return -1
	case Step:
		_, to := j.march(g.March.At, count(g.March.Figures))
		if Place(c.A) == to {
			return 700
		}
		return -1
	case FightHere:
		if w := j.prize(Place(c.A), count(g.army(j.s, Place(c.A)))); w > 0 {
			return w + 1000
		}
		return -1
	case FightNext:
		return 10
	case Withdraw:
		return 5
	case UseCard:
		return 0
	case Camp:
		return 0
	}
	return -1
}

// garrison is how many figures must stay in a place so that it is not lost.
// rule: mu-giochix/conquest/other-territories-need-garrison
func (j *judge) garrison(at Place) int8 {
	g := j.g
	if !at.Land() || g.homeOf(at) == j.s || g.Territories[at].Star == j.s || !g.controls(j.s, at) {
		return 0
	}
	return 1
}

// free is how many of his figures in a place can leave it.
func (j *judge) free(at Place) int8 {
	return count(j.g.army(j.s, at)&^j.g.Players[j.s].Stopped) - j.garrison(at)
}

// joins is how many of a sort join the group: all but who must stay.
func (j *judge) joins(c play.Choice) int16 {
	g := j.g
	stays := int16(j.garrison(g.March.At))
	left := int16(count(g.army(j.s, g.March.At)&^g.March.Figures&^g.Players[j.s].Stopped)) - stays
	return min(c.Hi, left)
}

// march is the best that a group of so many figures in a place can go for within four steps, and the first step there.
func (j *judge) march(from Place, figures int8) (worth int, first Place) {
	const far = 4
	worth, first = -1, NoPlace
	if figures < 1 {
		return worth, first
	}
	var x ways
	x.search(from, func(_, to Place) bool { return to.Land() && j.g.inPlay(to) }, func(to Place) onward {
		if meets, who := j.g.meets(j.s, to); meets != Peaceful {
			if j.only && who != j.foe {
				return turnBack
			}
			if prize := j.prize(to, figures) / int(x.far[to]); prize > worth && prize > 1 {
				worth, first = prize, x.first(to)
			}
			return turnBack
		}
		if x.far[to] == far {
			return turnBack
		}
		return goOn
	})
	return worth, first
}

// prize is what so many figures would win in a place, reckoned with what they would lose; not above 0 if that is more.
func (j *judge) prize(at Place, figures int8) int {
	g := j.g
	if !at.Land() {
		return -1
	}
	meets, who := g.meets(j.s, at)
	switch meets {
	case Peaceful:
		return -1
	case NoMansLand:
		return j.land(at, who, g.Circle.Horde.Units()) - j.toll(figures, g.Circle.Horde.Units())
	case Undefended:
		return j.land(at, who, 0) - j.breach(who)
	}
	if who == Barbarians {
		worth := point * int(g.Hordes[at].Risings)
		return worth + j.land(at, who, g.Hordes[at].Units()) - j.toll(figures, g.Hordes[at].Units())
	}
	return j.land(at, who, g.Here[at][who]) - j.breach(who) - j.toll(figures, g.Here[at][who]+wallsWorth*g.Territories[at].Level[Military])
}

// land is what it is worth to take a territory from somebody who has so many there.
func (j *judge) land(at Place, from play.Seat, enemies int8) int {
	worth := territoryPays*j.left() + 30 + j.temper.spoil(from)
	x := &j.g.Territories[at]
	if box.Settlement[at] {
		worth += point
		for _, level := range x.Level {
			worth += point * int(level)
		}
	}
	rebels := j.g.Hordes[at].Rebels > 0
	return worth + j.wish(func(x *goal) int16 { return j.byConquest(x, at, from, enemies, rebels) })
}

// breach is what it costs to attack somebody on whom he has not declared war.
// rule: mu-giochix/diplomacy/attack-without-declaration
func (j *judge) breach(who play.Seat) int {
	if j.declared || j.g.atWar(j.s, who) {
		return 0
	}
	return undeclared * point
}

// wallsWorth is how many figures a level of walls is reckoned for.
const wallsWorth = 1

// toll is what a battle against so many costs, in florins: the nearer the sides are to one another the more, and all who go where the others
// are the stronger.
func (j *judge) toll(mine, theirs int8) int {
	const figure = 30
	switch {
	case mine <= theirs:
		return figure*int(mine) + 2*point
	case mine >= 2*theirs:
		return figure * int(theirs+1) / 2
	}
	return figure * int(theirs+1)
}

// fighting judges the questions of a battle.
func (j *judge) fighting(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case FightOn:
		return 10
	case TryCapture:
		if side := int(g.Battle.Fights[j.s]); g.fighters(side).All() >= 3*g.fighters(rival(side)).All() {
			return 12
		}
		return 0
	case Retreat:
		if side := int(g.Battle.Fights[j.s]); 2*g.fighters(side).All() < g.fighters(rival(side)).All() {
			return 20 - int(c.B)
		}
		return 0
	case RerollDie:
		return j.reroll(int(c.A), c.B == 1)
	case ShiftDie:
		return 1
	case TakeHits:
		return -j.dear(Sort(c.B))
	case Protect:
		if Source(c.A) == FromMelee {
			return 2
		}
		return 1
	case RollDice:
		return 1 // with whom he has: none is sacrificed
	case LeaveDice:
		return leaveWorth
	case UseAs:
		return [units]int{Archer: 4, Knight: 5, Heavy: 4, Light: 1}[c.A]
	case CancelUnit:
		return 3
	case AcceptSurrender:
		return 1
	case KeepRest, KeepBuilding, KeepThing:
		return 10
	}
	return 0
}

// dear is what a figure of a sort is worth that is lost.
func (j *judge) dear(sort Sort) int {
	if Unit(sort) >= Captain {
		return 100 * (int(sort) - int(Captain) + 1)
	}
	return [units]int{Light: 20, Heavy: 30, Archer: 60, Knight: 50}[sort]
}

// reroll is what rolling a die again may be expected to change: a higher attack value is worth more, and fewer losses.
func (j *judge) reroll(die int, enemy bool) int {
	side := int(j.g.Battle.Fights[j.s])
	if enemy {
		return -rerollGain(j.g.Battle.Sides[rival(side)].Dice, die)
	}
	return rerollGain(j.g.Battle.Sides[side].Dice, die)
}

// leaveWorth is what it must promise more than that to roll a die again.
const leaveWorth = 1

// rerollGain is by how much a throw may be expected to be worth more when one of its dice is rolled again.
func rerollGain(d [dice]int8, die int) int {
	now, then := throwWorth(d), 0
	for face := range faces[die] {
		d[die] = int8(face + 1)
		then += throwWorth(d)
	}
	return then/faces[die] - now
}

// throwWorth is what a throw is worth to whose it is: what its best die does to the enemy, less what its lowest costs.
// rule: mu-giochix/battle/critical
// rule: mu-giochix/battle/losses-lowest-die
func throwWorth(d [dice]int8) int {
	return 70*int(best(d)) - 120*int(min(d[0], d[1], d[2]))
}
