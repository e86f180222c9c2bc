package warriorknights

import "signoria/play"

// How a squire makes war: he besieges what he can, finishes his sieges in a later turn, assaults where
// the odds are good, and does not leave his cities or his sieges without need.

// warWorth judges moves and battles.
func (j *judge) warWorth(args play.Args, c play.Choice) (int, bool) {
	g := j.g
	switch c.Verb {
	case MobilizeTo:
		return j.mobilizeWorth(int8(c.A)), true
	case MoveOneNoble:
		return j.bestMove(), true
	case OpenBattle:
		return j.bestBattle(), true
	case PickMover:
		return j.bestMoveOf(int8(c.A)), true
	case MoveTo:
		return j.joinWorth(int8(c.A), int8(c.B), int8(c.C)), true
	case GoTo:
		return j.moveWorth(int8(c.A), int8(c.C)), true
	case TakeArmy:
		if int8(c.A) == garrisonOf(j.s) {
			return 10, true
		}
		return -10, true
	case GatherTroops:
		return j.gatherWorth(int8(c.A)), true
	case TakeTroop, StandDown, LetPass, CallOff, HoldBack, SpareAbility, ForbidAttack:
		return 0, true
	case MarchOn, SendIn, UseAbility:
		return 5, true
	case BarTheWay:
		if b := baronOf(int8(c.A)); g.owesWay(j.s, b) {
			return -j.temper.word(), true
		}
		if !j.threatened(baronOf(int8(c.A))) {
			return -1, true
		}
		return 1, true
	case Attack:
		b, region := play.Seat(c.A), int8(c.C)
		return j.attackWorth(g.readyNoblesAt(j.s, region), b, BattleKind(c.B), region), true
	case PermitAttack:
		return j.permitWorth(play.Seat(args[1]), play.Seat(args[2]), int8(args[3])), true
	case CommandBattle:
		return j.commandWorth(int8(c.A)), true
	case DiscardFate:
		return 10 - j.cardWorth(box.Fate[c.A].Battle), true
	case KeepFate:
		return 4, true
	case WoundArmy:
		return j.woundWorth(int8(c.A)), true
	case BreachWalls:
		return 15, true
	case RetreatTo:
		return j.standWorth(int8(c.A), int8(c.B)), true
	case TakeControl:
		return j.holdWorth(int8(c.A)), true
	case PillageCity:
		return pillageFactor * crown * int(box.Cities[c.A].Income), true
	}
	return 0, false
}

// effective is the strength of an army less 100 for each casualty marker.
func (j *judge) effective(a int8) int16 {
	if !j.counted {
		j.countArmies()
	}
	return max(0, j.army[a])
}

// forces is the strength of some armies together, with the bonus for a commander if a noble is among them.
func (j *judge) forces(armies uint32) (sum int16) {
	if !j.counted {
		j.countArmies()
	}
	if armies&allNobles != 0 {
		sum = commanderBonus
	}
	for armies != 0 {
		sum += j.army[nextIn(&armies)]
	}
	return max(0, sum)
}

// countArmies counts all armies in one go: a question about marches asks for them hundreds of times.
func (j *judge) countArmies() {
	g := j.g
	for t, a := range g.TroopAt {
		if a >= 0 {
			j.army[a] += g.troop(int8(t)).Strength
		}
	}
	for offices := box.Carriers[ModMaintained]; offices != 0; {
		if a := nextAgenda(&offices); g.AgendaAt[a] >= OfficeOf {
			j.army[g.AgendaAt[a]-OfficeOf] += amountOf(a, ModMaintained)
		}
	}
	for a := range j.army {
		j.army[a] -= markerWorth * int16(g.Casualties[a])
	}
	j.counted = true
}

// holdWorth is what it is worth to keep a city he has won: a Prestige in every turn that is left, by how many foes
// stand near it who are stronger than his army there.
func (j *judge) holdWorth(c int8) int {
	g := j.g
	region := box.Cities[c].Region
	mine := j.forces(g.noblesAt(j.s, region)) + g.cityStrength(c)
	hold := 90 // in hundredths
	for near := box.Steps[region] | box.RoadFrom[region] | 1<<uint(region); near != 0; {
		at := nextRegion(&near)
		for b := range play.Seat(g.Seats) {
			if foes := g.noblesAt(b, at); b != j.s && foes != 0 && j.forces(foes) > mine {
				hold -= 25
			}
		}
	}
	return (j.cityWorth(c) + prestige*(j.turnsLeft()-1)) * max(10, hold) / 100
}

// turnsLeft is in how many turns the reserve of Prestige will be empty, as long as cities stay with whom they are; before
// long everybody has one. Where might makes right no city brings any.
func (j *judge) turnsLeft() int {
	if j.g.Options.Might {
		return 0
	}
	var each int16
	for b := range play.Seat(j.g.Seats) {
		each += j.g.prestigeOfCities(b)
	}
	return int(j.g.Reserve/max(int16(j.g.Seats), each)) + 1
}

// cityWorth is what holding a city is worth: Prestige every turn, its income, and the realm.
func (j *judge) cityWorth(c int8) int {
	g := j.g
	city := &g.Cities[c]
	if city.Pillaged {
		return 0
	}
	worth := prestige + crown*int(box.Cities[c].Income)
	if box.Cities[c].Realm {
		worth += 15
		worth += j.crownInSight(city.Owner)
	}
	if city.Owner != play.Nobody && city.Owner != j.s {
		worth += 40 + j.lead(city.Owner)/10 + j.temper.spoil()
	}
	return worth
}

// crownInSight is what a city of the realm adds when its taking brings domination near: his own, most
// when it wins at once, or that of its owner, which he breaks.
func (j *judge) crownInSight(owner play.Seat) int {
	worth := 0
	if owner != j.s {
		switch missing := j.g.toDominate() - j.g.realmCities(j.s); {
		case missing == 1:
			worth += winsTheGame
		case missing <= 4:
			worth += 40 * int(5-missing)
		}
		if owner != play.Nobody && j.g.toDominate()-j.g.realmCities(owner) <= 2 {
			worth += 150
		}
	}
	return worth
}

// attackWorth is what an attack by these armies is worth, less what his word is that he breaks by it.
func (j *judge) attackWorth(armies uint32, b play.Seat, kind BattleKind, region int8) int {
	worth := j.blowWorth(armies, b, kind, region)
	if j.g.owesPeace(j.s, b) {
		worth -= j.temper.word()
	}
	return worth
}

func (j *judge) blowWorth(armies uint32, b play.Seat, kind BattleKind, region int8) int {
	g := j.g
	if kind != FieldBattle && j.opposed(b, region) {
		return 0
	}
	prize, sieged, walls := j.prize(b, region)
	inside := g.defenders(b, kind, region)
	switch kind {
	case Siege:
		switch {
		case sieged == g.Turn:
			return -5 // nothing comes of a second siege in one turn
		case sieged > 0:
			return prize
		}
		return 2 * prize / 5
	case Assault:
		if walls == 0 && inside == 0 {
			return prize
		}
		p := odds(j.forces(armies), j.forces(inside)+walls, inside&allNobles != 0)
		return (p*prize - (100-p)*j.stake(armies)) / 100
	}
	p := odds(j.forces(armies), j.forces(inside), true)
	return (p*j.routWorth(b, inside, region) - (100-p)*j.stake(armies)) / 100
}

// spared says whether he owes a Baron peace, and a city of his is not worth his word.
func (j *judge) spared(b play.Seat, c int8) bool {
	return j.g.owesPeace(j.s, b) && j.keeps(j.cityWorth(c))
}

// opposed says whether a third Baron stands in a region who would not let him attack there: he judges by what he would
// say himself in that one's place.
func (j *judge) opposed(b play.Seat, region int8) bool {
	for third := range play.Seat(j.g.Seats) {
		if third == j.s || third == b || j.g.noblesAt(third, region) == 0 {
			continue
		}
		if his := (judge{g: j.g, s: third}); his.permitWorth(j.s, b, region) <= 0 {
			return true
		}
	}
	return false
}

// prize is what taking a Baron's city or fortress in a region is worth, the turn in which he has
// besieged it (0 if not), and the strength of its walls.
func (j *judge) prize(b play.Seat, region int8) (worth int, sieged, walls int16) {
	g := j.g
	if b != play.Nobody && g.Fortresses[b].At == region {
		return j.ransomWorth(b), g.Fortresses[b].Siege[j.s], g.fortressStrength(b)
	}
	c := g.cityOf(b, region)
	if c == None {
		return 0, 0, 0
	}
	return j.cityWorth(c), g.Cities[c].Siege[j.s], g.cityStrength(c)
}

// ransomWorth is what the fall of a Baron's fortress brings: half his Crowns, and the least of his cities, where no
// noble of the conqueror stands yet.
func (j *judge) ransomWorth(b play.Seat) int {
	least := 0
	for c := range int8(cities) {
		if j.g.Cities[c].Owner == b && (least == 0 || j.cityWorth(c) < least) {
			least = j.cityWorth(c)
		}
	}
	return 3*least/5 + crown/2*int(j.g.Barons[b].Crowns)/2
}

// stake is what he risks with some armies.
func (j *judge) stake(armies uint32) (worth int) {
	for armies != 0 {
		worth += 5 + int(j.effective(nextIn(&armies)))/10
	}
	return worth
}

// routWorth is what it is worth to beat a Baron's nobles in the open: most where they besiege his city.
func (j *judge) routWorth(b play.Seat, inside uint32, region int8) int {
	g := j.g
	worth := j.stake(inside)/2 + j.lead(b)/5 + j.temper.spoil()
	if c := g.cityOf(j.s, region); c != None && g.Cities[c].Siege[b] > 0 {
		worth += j.cityWorth(c)
	}
	if g.Fortresses[j.s].At == region && g.Fortresses[j.s].Siege[b] > 0 {
		worth += 150
	}
	return worth
}

// odds is roughly how likely an attack is to carry the day, in hundredths: by the fate cards each side
// keeps.
func odds(attack, defence int16, commanded bool) int {
	keeps := func(strength int16, commanded bool) int {
		n := int(min(strength/cardWorth, mostCards))
		if commanded {
			n = max(min(n, 1), n-discards)
		}
		return n
	}
	// Choosing which two to discard is worth about one card more.
	edge := keeps(attack, true) + 1 - keeps(defence, commanded)
	if commanded {
		edge--
	}
	return max(3, min(97, 45+22*edge))
}

// mobilizeWorth is the best he can do with Mobilize Forces in a region.
func (j *judge) mobilizeWorth(region int8) int {
	g := j.g
	here := g.readyNoblesAt(j.s, region)
	best := j.bestAttackIn(here, region)
	for shape := range int8(4) {
		n := nobleOf(j.s, shape)
		if g.whyNotMove(n) != play.Free || isIn(here, n) {
			continue
		}
		switch {
		case regionIn(g.reach(n, OffRoad)|g.reach(n, ByRoad), region):
			best = max(best, j.joinWorth(n, int8(OffRoad), region))
			here |= 1 << uint(n)
			best = max(best, j.bestAttackIn(here, region)-j.leaveWorth(n))
		case regionIn(g.reach(n, BySea), region):
			best = max(best, j.moveWorth(n, region))
		}
	}
	return best
}

// joinWorth is what it is worth to bring a noble into the region mobilized to.
func (j *judge) joinWorth(n, route, region int8) int {
	if Route(route) == BySea && j.g.officeMod(n, ModSeaQuick) == 0 {
		return j.moveWorth(n, region)
	}
	with := j.g.readyNoblesAt(j.s, region) | 1<<uint(n)
	return max(j.bestAttackIn(with, region)-j.leaveWorth(n), j.moveWorth(n, region))
}

// gatherWorth is what it is worth that a noble takes troops before he sets out: only his fortress's garrison
// is taken along. With Mobilize Forces he then goes to the region chosen; else he must go somewhere anyway,
// and goes the stronger.
func (j *judge) gatherWorth(n int8) int {
	g := j.g
	if !isIn(g.donors(n), garrisonOf(j.s)) {
		return nothingToGain
	}
	if g.Move.Target == None {
		return beforeAnyMove
	}
	best := nothingToGain
	for r := range routes {
		if regionIn(g.reach(n, r), g.Move.Target) {
			best = max(best, j.joinWorth(n, r, g.Move.Target)+1)
		}
	}
	return best
}

const (
	nothingToGain = -winsTheGame
	beforeAnyMove = 10 * winsTheGame
)

// bestAttackIn is the best attack that some armies could make in a region.
func (j *judge) bestAttackIn(armies uint32, region int8) int {
	best := 0
	g := j.g
	if armies == 0 || g.Move.Fought != 0 {
		return best
	}
	if _, _, ok := g.realm(ModNoBattles); ok {
		return best
	}
	for b := play.Nobody; b < play.Seat(g.Seats); b++ {
		for _, kind := range g.kindsOfAttack(j.s, b, region) {
			if kind == Siege && g.whyNotSiege(armies, b, region) != play.Free {
				continue
			}
			best = max(best, j.attackWorth(armies, b, kind, region))
		}
	}
	return best
}

// bestBattle is the best attack he can make where his nobles stand.
func (j *judge) bestBattle() int {
	best := -1
	for fields := j.g.fieldsOf(j.s); fields != 0; {
		region := nextRegion(&fields)
		best = max(best, j.bestAttackIn(j.g.readyNoblesAt(j.s, region), region))
	}
	return best
}

// bestMove is the best move of one noble.
func (j *judge) bestMove() int {
	best := -1
	for shape := range int8(4) {
		best = max(best, j.bestMoveOf(nobleOf(j.s, shape)))
	}
	return best
}

func (j *judge) bestMoveOf(n int8) int {
	g := j.g
	best := -1
	if g.whyNotMove(n) != play.Free {
		return best
	}
	for set := g.reach(n, OffRoad) | g.reach(n, ByRoad) | g.reach(n, BySea); set != 0; {
		best = max(best, j.moveWorth(n, nextRegion(&set)))
	}
	return best
}

// moveWorth is what it is worth for a noble to stand in another region.
func (j *judge) moveWorth(n, region int8) int {
	return j.standWorth(n, region) - j.leaveWorth(n) - 3
}

// leaveWorth is what is lost when a noble leaves where he stands: the siege he alone keeps up, the
// city he alone calms, the attack he could still make.
func (j *judge) leaveWorth(n int8) int {
	g := j.g
	region := g.Nobles[n].At
	if region == None {
		return 0
	}
	worth := 0
	for b := play.Nobody; b < play.Seat(g.Seats); b++ {
		if prize, sieged, _ := j.prize(b, region); b != j.s && sieged > 0 && j.besiegesAlone(n, b, region) {
			worth += 2 * prize / 3
		}
	}
	return worth + j.standWorth(n, region)
}

// besiegesAlone says whether a noble is the only one of his who besieges a Baron's city or fortress in a
// region.
func (j *judge) besiegesAlone(n int8, b play.Seat, region int8) bool {
	g := j.g
	var besiegers uint32
	if c := g.cityOf(b, region); c != None {
		besiegers = g.Cities[c].Besiegers
	} else if g.fortressAt(b, region) {
		besiegers = g.Fortresses[b].Besiegers
	}
	return besiegers&noblesOf(j.s) == 1<<uint(n)
}

// standWorth is what it is worth for a noble to stand in a region: in a city of his own that nobody else guards, for
// it would revolt or be taken; before a city he can besiege; away from stronger foes.
func (j *judge) standWorth(n, region int8) int {
	g := j.g
	own := g.noblesAt(j.s, region) &^ (1 << uint(n))
	worth := 0
	if c := g.standingCity(region); c != None {
		switch {
		case g.Cities[c].Owner == j.s && own == 0:
			worth += j.cityWorth(c) / 2
		case g.Cities[c].Owner == j.s, j.spared(g.Cities[c].Owner, c), j.opposed(g.Cities[c].Owner, region):
		case j.forces(own|1<<uint(n)) > j.forces(g.defenders(g.Cities[c].Owner, Siege, region))+g.cityStrength(c) && own == 0:
			worth += j.cityWorth(c) / 4
		default:
			worth += 5
		}
	} else {
		worth += j.towards(region)
	}
	for b := range play.Seat(g.Seats) {
		if foes := g.noblesAt(b, region); b != j.s && foes != 0 && j.forces(foes) > j.forces(own|1<<uint(n)) {
			worth -= 15
		}
	}
	return worth
}

// towards is the best of the cities that lie next to a region and that he may take, at a discount.
func (j *judge) towards(region int8) int {
	best := 0
	for next := box.Steps[region]; next != 0; {
		at := nextRegion(&next)
		if c := j.g.standingCity(at); c != None && j.g.Cities[c].Owner != j.s && !j.spared(j.g.Cities[c].Owner, c) && !j.opposed(j.g.Cities[c].Owner, at) {
			best = max(best, min(200, j.cityWorth(c))/10)
		}
	}
	return best
}

// permitWorth is what it is worth to let somebody attack a Baron (Nobody: a neutral city) in a region, where he lays no
// siege himself: of two Barons he helps the one who is behind, and a neutral city he leaves to who is no threat.
func (j *judge) permitWorth(attacker, b play.Seat, region int8) int {
	_, sieged, _ := j.prize(b, region)
	switch {
	case j.g.owesWay(j.s, attacker) && b != j.s:
		return j.temper.word()
	case sieged > 0:
		return -1
	case b != play.Nobody:
		return j.lead(b) - j.lead(attacker)
	case j.threatened(attacker):
		return -1
	}
	return 1
}

// threatened says whether a Baron is a threat to him: one who is level with him or ahead, and everybody while he leads
// himself.
func (j *judge) threatened(by play.Seat) bool {
	if j.lead(by) >= j.lead(j.s) {
		return true
	}
	for other := range play.Seat(j.g.Seats) {
		if j.lead(other) > j.lead(j.s) {
			return false
		}
	}
	return true
}

// commandWorth is what a noble's command is worth in battle.
func (j *judge) commandWorth(n int8) int {
	if j.g.Nobles[n].Exhausted {
		return 0
	}
	return 1 + [...]int{PreventsCasualties: 8, WaivesWages: 0, AddsVictory: 12, DealsCasualties: 10}[box.Abilities[shapeOf(n)].Kind] +
		10*int(j.g.officeMod(n, ModDiscardFewer))
}

// cardWorth is what a fate card is worth in a battle's hand.
func (j *judge) cardWorth(r FateBattle) int {
	return [...]int{Deal100: 10, Prevent100: 7, PlusVictory: 12, Draw1: 9}[r]
}

// woundWorth is what it is worth that an army of his takes the next loss: one that bears it, and of
// those that would fall the least.
func (j *judge) woundWorth(a int8) int {
	if left := j.effective(a); left > markerWorth {
		return 20 + int(left)/50
	}
	return 10 - int(j.g.strengthOf(a))/50
}

// assignWorth is what it is worth to give a troop to an army: a hundred to each noble before any gets
// more, then the fortress last.
func (j *judge) assignWorth(troop, army int8) int {
	if army >= nobles {
		return 0
	}
	g := j.g
	has := g.strengthOf(army)
	switch {
	case has == 0 && g.troop(troop).Strength >= 100:
		return 60
	case has > 0 && has < 100:
		return 55
	case has == 0:
		return 50
	}
	return 40 - int(has)/25
}

// transferWorth is what it is worth to move a troop: from the fortress and from the idle to nobles
// without troops.
func (j *judge) transferWorth(troop, to int8) int {
	g := j.g
	from := g.TroopAt[troop]
	switch {
	case to >= nobles:
		return -10
	case from >= nobles:
		return 10 + j.assignWorth(troop, to)
	case g.strengthOf(to) == 0 && g.strengthOf(from)-g.troop(troop).Strength >= 100:
		return 20
	}
	return -10
}

// fortressWorth is what a region is worth for his fortress: near cities, away from other fortresses.
func (j *judge) fortressWorth(region int8) int {
	worth := 0
	for next := box.Steps[region]; next != 0; {
		near := nextRegion(&next)
		if j.g.standingCity(near) != None {
			worth += 10
		}
		for b := range play.Seat(j.g.Seats) {
			if j.g.Fortresses[b].At == near {
				worth -= 12
			}
		}
	}
	return worth
}
