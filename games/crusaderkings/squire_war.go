package crusaderkings

import "signoria/play"

// How a squire makes war: he reckons what each Footsoldier could take or help to take, and mobilises where
// most can be taken.

// warWorth judges mobilisation, invasions and conquests.
func (j *judge) warWorth(_ play.Prompt, args play.Args, c play.Choice) (int, bool) {
	g := j.g
	switch c.Verb {
	case ToMobilise:
		return 1 + j.muster()/2, true
	case ToInvade:
		return j.raid(), true
	case MobiliseIn:
		return j.mobiliseWorth(int8(c.A)), true
	case StopMobilising, BeginInvasion, CallOff, StayPut:
		return 0, true
	case DeclareAttack: // from where least else can be reached
		return j.attackWorth(int8(c.A), 0, int(g.Invasion.Count)) - int(size(j.reach(int8(c.B)))), true
	case JoinAttack:
		return j.joinWorth(int8(c.A)), true
	case CallAlly:
		return 5 + j.joinWorth(int8(c.A)), true
	case CallPact:
		return j.joinWorth(int8(c.A))/2 - 5, true
	case GiveSupport:
		return 5 - j.grudge(play.Seat(args[2])), true
	case RefuseSupport:
		return -5 - j.grudge(play.Seat(c.B)), true
	case ResolveAttack:
		return j.attackWorth(int8(c.A), 0, 0), true
	case MoveIn:
		return j.moveInWorth(int8(c.A), int8(c.B)), true
	case Pillage:
		return pillageGold*j.coin - j.unrest(), true
	case Release, Forsake:
		return -j.landWorth(int8(c.A)), true
	}
	return 0, false
}

// reach is what his Footsoldier in a territory could attack.
func (j *judge) reach(from int8) uint64 {
	if !holds(j.known, from) {
		j.known |= 1 << from
		j.near[from] = j.g.reach(j.s, from) &^ j.g.lands(j.s)
	}
	return j.near[from]
}

// mayAttack says whether he has a cause to attack a territory, if he needs one.
func (j *judge) mayAttack(i int8) bool {
	o := j.g.Territories[i].Owner
	return o == play.Nobody || j.g.atWar(j.s, o) || j.g.hasCasusBelli(j.s, o)
}

// prize is what it is worth to conquer a territory after so many others.
func (j *judge) prize(i int8, others int) int {
	g, x := j.g, &j.g.Territories[i]
	worth := j.landWorth(i) + j.spite(x.Owner) + j.craving(x.Owner)
	if int(g.controls(j.s))+others >= knightsEach {
		worth = j.spite(x.Owner) + j.craving(x.Owner) + max(0, j.landWorth(i)-j.worst())
	}
	if x.Castle {
		worth += j.towards(Builder)
		if x.Owner != play.Nobody && g.Trophies[Builder] == x.Owner && g.castles(x.Owner) == trophyNeeds[Builder] {
			worth += j.spite(x.Owner)
		}
	}
	if x.Owner != play.Nobody {
		if p := g.dukeOf(i); p != None {
			worth += j.personWorth(p) * j.spite(x.Owner) / point
		}
		if !g.atWar(j.s, x.Owner) {
			worth -= 15
		}
	} else if x.Pact != play.Nobody && x.Pact != j.s {
		worth -= j.grudge(x.Pact)
	}
	return worth
}

// blows are attacks by target, by how many support them, and by how many other attacks there are.
type blows [territories][maxAttacks + 1][maxAttacks + 1]once

// attackWorth is what an attack upon a territory is worth that so many others support, beside so many other
// attacks.
func (j *judge) attackWorth(i, support int8, others int) int {
	if support > maxAttacks || others > maxAttacks {
		return j.reckonAttack(i, support, others)
	}
	if !j.struck {
		j.forget()
	}
	return j.blows[i][support][others].or(func() int { return j.reckonAttack(i, support, others) })
}

// forget makes room for what attacks are worth: that of another question if there is any, for it is much.
func (j *judge) forget() {
	if j.blows == nil {
		j.blows = new(blows)
	} else {
		*j.blows = blows{}
	}
	j.struck = true
}

func (j *judge) reckonAttack(i, support int8, others int) int {
	g, x := j.g, &j.g.Territories[i]
	prize := j.prize(i, others)
	if x.Pact == j.s {
		return prize
	}
	free := x.Owner == play.Nobody
	support += size(g.pactLands(j.s) & g.beside(i))
	gold := int(g.Dynasties[j.s].Gold) / (1 + others)
	if !g.ai(j.s) {
		gold = min(gold, 2)
	}
	worth := j.gamble(Invade, g.defence(i), 1+g.draws(j.s, Invade, free)+support, prize+10, gold) - 10 - j.sworn(x.Owner)
	if x.Foot {
		worth -= 8 // he strikes back
	}
	return worth
}

// aim is an attack that he plans.
type aim struct {
	target  int8
	support int8
	worth   int
}

// campaign is what an invasion by Footsoldiers in some territories is worth, each used where it brings most.
func (j *judge) campaign(feet uint64) int {
	var aims [maxAttacks]aim
	n, total, targeted := 0, 0, uint64(0)
	for feet != 0 && n < maxAttacks {
		gain, by, next := 0, int8(None), aim{}
		joins := -1
		for from := range each(feet) {
			for i := range each(j.reach(from) &^ targeted) {
				if !j.mayAttack(i) {
					continue
				}
				if w := j.attackWorth(i, 0, n); w > gain {
					gain, by, next, joins = w, from, aim{i, 0, w}, -1
				}
			}
			for k, a := range aims[:n] {
				if holds(j.reach(from), a.target) {
					if w := j.attackWorth(a.target, a.support+1, k); w-a.worth > gain {
						gain, by, next, joins = w-a.worth, from, aim{a.target, a.support + 1, w}, k
					}
				}
			}
		}
		if by == None {
			break
		}
		feet &^= 1 << by
		total += gain
		if joins >= 0 {
			aims[joins] = next
			continue
		}
		aims[n] = next
		n++
		targeted |= 1 << next.target
	}
	return total
}

// raid is what an invasion with the Footsoldiers on the map is worth.
func (j *judge) raid() int { return j.campaign(j.g.mobilised(j.s)) }

// muster is what an invasion is worth after he has mobilised where that brings most.
func (j *judge) muster() int { return j.host.or(j.mustered) }

func (j *judge) mustered() int {
	g := j.g
	feet := g.mobilised(j.s)
	worth := j.campaign(feet)
	for size(feet) < footEach {
		best, at := 0, int8(None)
		for i := range each(g.lands(j.s) &^ feet) {
			if w := j.campaign(feet|1<<i) - worth; w > best {
				best, at = w, i
			}
		}
		if at == None {
			break
		}
		feet |= 1 << at
		worth += best - j.coin
	}
	return worth
}

// bestAttack is the best attack from a territory, beside so many others.
func (j *judge) bestAttack(from int8, others int) int {
	best := 0
	for i := range each(j.reach(from)) {
		if j.mayAttack(i) {
			best = max(best, j.attackWorth(i, 0, others))
		}
	}
	return best
}

// mobiliseWorth is what a Footsoldier in a territory is worth: what he adds to an invasion, the Rebellion he
// ends, the neighbours he holds off; he costs a Gold in every Round.
func (j *judge) mobiliseWorth(i int8) int {
	g := j.g
	feet := g.mobilised(j.s)
	worth := j.campaign(feet|1<<i) - j.campaign(feet)
	if j.secondCard() != War && j.held(War) == 0 {
		worth /= 4
	}
	worth += j.unrest()*int(g.Territories[i].Rebellion) + j.exposure(i)/2
	if g.Territories[i].Laid {
		worth += j.rising()
	}
	return worth - j.coin
}

// joinWorth is what another Footsoldier or Pact adds to an attack that is declared.
func (j *judge) joinWorth(target int8) int {
	g := j.g
	a := g.attackUpon(target)
	support := size(a.Support) + size(uint64(a.Pacts))
	others := int(g.Invasion.Count) - 1
	return j.attackWorth(target, support+1, others) - j.attackWorth(target, support, others)
}

// moveInWorth is what it is worth to move a Footsoldier into a conquered territory.
func (j *judge) moveInWorth(to, from int8) int {
	g := j.g
	worth := j.unrest()*int(g.Territories[to].Rebellion) + j.exposure(to)/2 - j.exposure(from)/2 + 1
	if j.held(War) > 0 {
		worth += (j.bestAttack(to, 0) - j.bestAttack(from, 0)) / 4
	}
	return worth
}
