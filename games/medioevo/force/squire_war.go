package force

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// A squire at war: a War Wagon with a Captain takes aboard whom the land can do without, goes where a target is worth
// it at good odds, leaves a garrison, and comes home for more.

// What odds he asks for, in percent of the armies that are likely to fall.
const (
	margin     = 140
	leastHost  = 6  // VF with which he sets out
	siegeDelay = 70 // percent of a target's worth that is left if it must be besieged first
)

// warWorth judges what is done in Combat.
func (j *Judge) warWorth(p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	if p != AskCombat && p != AskConvoy {
		return 0, false
	}
	v := j.bestCampaign()
	switch c.Verb {
	case EndCombat:
		return 0, true
	case Halt:
		return int(B2i(v.worth <= 0)), true
	case CarryOn:
		return 5 * HonourPoint, true
	case Storm:
		return j.stormWorth(Place(c.A)), true
	case LiftSiege:
		return -1, true
	case Lead:
		if v.worth > 0 && c.A == v.leader {
			return v.worth, true
		}
		return -1, true
	case PlayCard:
		return 0, false
	}
	if v.worth > 0 && c.Verb == v.verb && c.A == v.a && (c.B == v.b || c.Verb == MarchTo) {
		return v.worth, true
	}
	return -1, true
}

// bestCampaign is the best his convoy can do next, or any transport that could lead one.
func (j *Judge) bestCampaign() venture {
	if j.scouted {
		return j.drive
	}
	j.scouted = true
	j.drive = j.choice(func(x *Transport) bool { return x.Kind.Warlike() }, j.manoeuvre)
	return j.drive
}

// manoeuvre is the best that one war transport can do now.
func (j *Judge) manoeuvre(i int16) venture {
	g := j.G
	x := &g.Transports[i]
	return best(i, func(try func(venture)) {
		j.muster(i, x, try)
		j.garrison(i, x, try)
		if x.Kind == WarWagon {
			reach := g.Reach(One(i))
			j.targets(i, x, &reach, try)
			j.homeward(i, x, &reach, try)
		}
	})
}

// muster takes aboard Captains, engines and whom the land can do without.
func (j *Judge) muster(i int16, x *Transport, try func(venture)) {
	g := j.G
	if !x.At.Land() || g.Territories[x.At].Owner != j.S || x.Kind != WarWagon {
		return
	}
	for c := range g.CaptainsOf(j.S) {
		if y := &g.Captains[c]; y.At == x.At && y.Aboard == None && g.whyNotShore(i, x.At) == play.Free {
			try(venture{verb: Board, a: c, b: i, worth: 20 * HonourPoint})
		}
	}
	for e := range g.EnginesOf(j.S) {
		if y := &g.Engines[e]; y.At == x.At && y.Aboard == None && g.WhyNotCarry(i, x.At, HeavyLoad) == play.Free {
			try(venture{verb: LoadEngine, a: e, b: i, worth: 15 * HonourPoint})
		}
	}
	if n := min(j.idle(x.At), g.Space(i)); n > 0 && g.WhyNotUse(i, x.At, LightLoad) == play.Free && g.MpLeft(i) > 2 {
		try(venture{verb: LoadArmies, a: i, b: int16(x.At), n: n, worth: 10 * HonourPoint})
	}
}

// idle is how much of what stands on the ground of a territory could go without its war transports, which leave.
func (j *Judge) idle(p Place) int16 {
	return min(j.G.Ground(j.S, p), j.staying(p)-j.Need(p))
}

// staying is the VF in a territory that no war transport takes away.
func (j *Judge) staying(p Place) int16 {
	n := j.G.Strength(j.S, p)
	for i := range j.G.transportsAt(p) {
		if x := &j.G.Transports[i]; x.Owner == j.S && x.Kind.Warlike() {
			n -= x.VF
		}
	}
	return n
}

// garrison puts ashore what keeps a territory of his loyal, as far as somebody stays aboard.
func (j *Judge) garrison(i int16, x *Transport, try func(venture)) {
	g := j.G
	if !x.At.Land() || g.Territories[x.At].Owner != j.S || x.VF < 2 || j.awaits(x) {
		return
	}
	n := min(j.Need(x.At)-j.staying(x.At), x.VF-1, g.Room(x.At))
	if n > 0 && g.WhyNotLand(i, x.At, LightLoad) == play.Free {
		try(venture{verb: UnloadArmies, a: i, b: int16(x.At), n: n, worth: 8 * HonourPoint})
	}
}

// awaits says whether a wagon stays where it is for the rest of the turn: then all aboard keep the peace there.
func (j *Judge) awaits(x *Transport) bool { return j.Me().Capital == x.At }

// targets attacks what is worth it from where it stands, or goes where it can.
func (j *Judge) targets(i int16, x *Transport, reach *Reach, try func(venture)) {
	g := j.G
	if !j.Led(i) || g.CrewOf(i) < leastHost {
		return
	}
	for p := range g.Neighbours(x.At) {
		on := g.Keeper(p)
		if worth := j.prey(i, p, on); worth > 0 && g.Territories[p].Siege.By != j.S && g.WhyNotAttack(p, on) == play.Free {
			try(venture{verb: Attack, a: int16(p), b: int16(on), worth: worth})
		}
	}
	left := g.MpLeft(i)
	for p, cost := range reach.Cost {
		from := Place(p)
		if cost <= 0 || !from.Land() {
			continue
		}
		for to := range g.Neighbours(from) {
			if g.StepCost(i, from, to) > left-cost || g.Holder(to) == j.S {
				continue
			}
			if worth := j.prey(i, to, g.Keeper(to)) - 10*int(cost); worth > 0 {
				try(venture{verb: MarchTo, a: int16(from), worth: worth})
			}
		}
	}
}

// Raid is what the best attack on a side would be worth in this turn, and where, if there were war already and his wagons
// had taken aboard whom they could.
func (j *Judge) Raid(on play.Seat) (most int, at Place) {
	at = NoPlace
	var then *Judge // the position is copied only if there is somebody to go
	for i := range j.G.TransportsOf(j.S) {
		if x := &j.G.Transports[i]; x.Kind == WarWagon && x.At != NoPlace && x.At.Land() && x.Aboard == None && j.leads(i) {
			if then == nil {
				then = j.atWarWith(on)
			}
			then.musterAll(i)
			if worth, p := then.raid(i, on); worth > most {
				most, at = worth, p
			}
		}
	}
	return most, at
}

// atWarWith judges the same position in a war with a side, until the next such is thought of.
func (j *Judge) atWarWith(on play.Seat) *Judge {
	c := j.shared()
	if c.war == nil {
		c.war = new(State)
	}
	g := c.war
	*g = *j.G
	if on != Barbarians {
		g.Players[j.S].War |= Bit(on)
		g.Players[on].War |= Bit(j.S)
	}
	return &Judge{G: g, S: j.S, temper: j.temper}
}

// leads says whether a Captain who can still attack is aboard a wagon, or could come aboard.
func (j *Judge) leads(i int16) bool {
	for c := range j.G.CaptainsOf(j.S) {
		if y := &j.G.Captains[c]; y.Attacks > 0 && (y.Aboard == i || y.Aboard == None && y.At == j.G.Transports[i].At) {
			return true
		}
	}
	return false
}

// musterAll takes aboard a wagon at once whom and what muster would.
func (j *Judge) musterAll(i int16) {
	g := j.G
	x := &g.Transports[i]
	if g.Territories[x.At].Owner != j.S {
		return
	}
	for c := range g.CaptainsOf(j.S) {
		if y := &g.Captains[c]; y.At == x.At && y.Aboard == None {
			y.Aboard = i
		}
	}
	for e := range g.EnginesOf(j.S) {
		if y := &g.Engines[e]; y.At == x.At && y.Aboard == None && g.WhyNotCarry(i, x.At, HeavyLoad) == play.Free {
			y.Aboard = i
		}
	}
	if n := min(j.idle(x.At), g.Space(i)); n > 0 {
		g.AddVF(j.S, x.At, -n)
		x.VF += n
	}
}

// raid is the best that a wagon could take of a side's in this turn, and where.
func (j *Judge) raid(i int16, on play.Seat) (most int, at Place) {
	g := j.G
	if !j.Led(i) || g.CrewOf(i) < leastHost {
		return 0, NoPlace
	}
	reach, left := g.Reach(One(i)), g.MpLeft(i)
	for p, cost := range reach.Cost {
		from := Place(p)
		if cost < 0 || !from.Land() {
			continue
		}
		for to := range g.Neighbours(from) {
			if g.Keeper(to) != on || g.StepCost(i, from, to) > left-cost {
				continue
			}
			if worth := j.prey(i, to, on) - 10*int(cost); worth > most {
				most, at = worth, to
			}
		}
	}
	return most, at
}

// Led says whether a Captain aboard can still attack.
func (j *Judge) Led(i int16) bool {
	for c := range j.G.CaptainsOf(j.S) {
		if y := &j.G.Captains[c]; y.Aboard == i && y.Attacks > 0 {
			return true
		}
	}
	return false
}

// prey is what it is worth to a wagon to take a territory, losses and the price of a war counted, 0 if it is not.
func (j *Judge) prey(i int16, p Place, on play.Seat) int {
	g := j.G
	if j.shrank() || g.Truce(j.S, on) {
		return 0
	}
	host := g.CrewOf(i) - 1
	inside, outside, walls := j.defence(p, on)
	worth := j.LandValue(p) + j.temper.spoil(on)
	if on != Barbarians {
		worth += g.Ed().Booty(j, p, on) - int(g.PriceOf(j.S, on))*HonourPoint - j.word(on)
		if !g.AtWar(j.S, on) {
			worth -= HonourPoint // he will want it back
		}
	} else if c := g.BarbarianCaptain(p); c != None && g.Captains[c].Level > 1 {
		worth += 400
	}
	losses := fieldLosses(outside, j.barbarianBonus(p, on), 6)
	if inside > 0 {
		if g.engineAboard(i) && host-losses > inside {
			worth = worth * siegeDelay / 100
			losses += fieldLosses(inside, j.barbarianBonus(p, on), 6)
		} else {
			losses += stormLosses(inside, int(walls)+j.barbarianBonus(p, on))
		}
	}
	if int(host)*100 < int(losses)*margin || host-losses < 1 {
		return 0
	}
	return worth - int(losses+j.Need(p))*j.soldier()
}

// soldier is what a VF is worth to him: the less, the more stand idle, for they count for nothing at the end.
func (j *Judge) soldier() int {
	if j.soldiers == 0 {
		idle := int(j.Me().Coming)
		for p := range j.G.Owned(j.S) {
			idle += int(max(0, j.idle(p)))
		}
		j.soldiers = max(leastWorth, armyWorth*plenty/max(plenty, idle))
	}
	return j.soldiers
}

const (
	plenty     = 20 // VF that stand idle, beyond which one more is worth less
	leastWorth = 3  // florins
)

// shrank says whether he has just been before a territory and left it without a roll of the dice: he would again, and go from
// one to the other for ever where that costs him nothing.
func (j *Judge) shrank() bool {
	b := &j.G.Battle
	return b.Turn == j.G.Turn && b.Stage == BattleOver && !b.Rolled && !b.Won && b.Sides[Attacking].Main == j.S
}

// defence is what defends a territory: inside its walls, outside, and the walls.
func (j *Judge) defence(p Place, on play.Seat) (inside, outside int16, walls int8) {
	g := j.G
	n := g.Strength(on, p)
	if on == Barbarians {
		n = max(n, j.G.Box().Atlas.Realms[j.G.RealmOf(p)].Militia)
	}
	walls = g.WallsAt(p)
	inside = min(n, ShelterPerLevel*int16(walls))
	return inside, n - inside, walls
}

func (j *Judge) barbarianBonus(p Place, on play.Seat) int {
	if on != Barbarians {
		return 0
	}
	if c := j.G.BarbarianCaptain(p); c != None {
		return int(j.G.Captains[c].Level)
	}
	return 0
}

// engineAboard says whether a transport carries a siege engine.
func (g *State) engineAboard(i int16) bool {
	for range g.enginesAboard(i) {
		return true
	}
	return false
}

// fieldLosses is about what it costs to beat so many in the field, against a bonus on their die.
func fieldLosses(n int16, bonus int, die int) int16 {
	if n <= 0 {
		return 0
	}
	return perKill(n, die, bonus, true)
}

// stormLosses is the same for an assault on walls.
func stormLosses(n int16, bonus int) int16 { return perKill(n, 4, bonus, false) }

// perKill reckons with every throw of both dice how much of his own falls while so many of the others do.
func perKill(n int16, die, bonus int, losing bool) int16 {
	mine, theirs := 0, 0
	for a := 1; a <= die; a++ {
		for d := 1; d <= 6; d++ {
			switch diff := a - d - bonus; {
			case diff > 0:
				theirs += min(diff, int(n))
				mine += min(diff, int(n)) / 2
			case diff < 0:
				mine -= diff
				if losing {
					theirs += min(-diff/2, int(n))
				}
			}
		}
	}
	if theirs == 0 {
		return 1000
	}
	return int16(mine*int(n)/theirs) + 1
}

// stormWorth is whether to storm what he besieges: only if few are left inside.
func (j *Judge) stormWorth(p Place) int {
	g := j.G
	inside, outside, walls := j.defence(p, g.Keeper(p))
	host := g.Mass(g.Besiegers(j.S, p))
	if int(host)*100 > int(stormLosses(inside+outside, int(walls)))*2*margin {
		return 4 * HonourPoint
	}
	return -1
}

// homeward goes where armies are missing or, with few aboard or nobody to lead them, where some are to spare.
func (j *Judge) homeward(i int16, x *Transport, reach *Reach, try func(venture)) {
	g := j.G
	here := 0
	if x.At.Land() {
		here = int(j.Lacks(x.At))
	}
	for p, cost := range reach.Cost {
		to := Place(p)
		if cost <= 0 || !to.Land() || g.Territories[to].Owner != j.S {
			continue
		}
		if lacks := j.Lacks(to); lacks > 0 && x.VF > lacks {
			try(venture{verb: MarchTo, a: int16(to), worth: 100 + j.LandValue(to)/4 - here - int(cost)})
		}
	}
	switch low := g.CrewOf(i) < leastHost; {
	case !low && j.Led(i):
	case g.Ed().RealmPoints[medioevo.Small] > 0: // every realm counts: what it takes then is worth a long way
		j.fetches(i, x, reach, try)
	default:
		j.gathers(low, reach, try)
	}
}

// gathers goes to armies and Captains that wait for it within its reach.
func (j *Judge) gathers(low bool, reach *Reach, try func(venture)) {
	for p, cost := range reach.Cost {
		to := Place(p)
		if cost <= 0 || !to.Land() || j.G.Territories[to].Owner != j.S || !low && !j.captainWaits(to) {
			continue
		}
		if worth := 5*int(max(0, j.idle(to))) + 40*int(B2i(j.captainWaits(to))); worth > int(cost) {
			try(venture{verb: MarchTo, a: int16(to), worth: worth - int(cost)})
		}
	}
}

// fetches goes to those who wait for it, though it take some turns.
func (j *Judge) fetches(i int16, x *Transport, reach *Reach, try func(venture)) {
	most, base := j.waiting(i, x.At), NoPlace
	for p := range j.G.Owned(j.S) {
		if n := j.waiting(i, p) - farther*int(j.G.Between(x.Kind, x.At, p)); n > most {
			most, base = n, p
		}
	}
	if base != NoPlace {
		j.towards(x, base, reach, most, try)
	}
}

const farther = 2 // florins that a MP of the way home is worth

// waiting is what there is to fetch in a territory.
func (j *Judge) waiting(i int16, p Place) int {
	if !p.Land() || j.G.Territories[p].Owner != j.S {
		return 0
	}
	return 5*int(max(0, min(j.idle(p), j.G.Space(i)))) + 40*int(B2i(!j.Led(i) && j.captainWaits(p)))
}

// towards goes to a territory, or as near to it as it comes in this turn.
func (j *Judge) towards(x *Transport, at Place, reach *Reach, worth int, try func(venture)) {
	near, to := j.G.Between(x.Kind, x.At, at), NoPlace
	for p, cost := range reach.Cost {
		if d := j.G.Between(x.Kind, Place(p), at); cost > 0 && Place(p).Land() && d < near {
			near, to = d, Place(p)
		}
	}
	if to != NoPlace {
		try(venture{verb: MarchTo, a: int16(to), worth: worth})
	}
}

// captainWaits says whether a Captain of his stands in a territory.
func (j *Judge) captainWaits(p Place) bool {
	for c := range j.G.CaptainsOf(j.S) {
		if y := &j.G.Captains[c]; y.At == p && y.Aboard == None {
			return true
		}
	}
	return false
}

// loadNumber is how many go aboard or ashore.
func (j *Judge) loadNumber(c play.Choice) int16 {
	switch j.G.Phase {
	case Trade:
		return 1
	case Combat:
		if c.Verb == LandTroops {
			return min(c.Hi, j.Need(Place(c.A)))
		}
		if v := j.bestCampaign(); v.n > 0 {
			return v.n
		}
	}
	return c.Lo
}

// battleWorth judges what is asked in battles and after them.
func (j *Judge) battleWorth(p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskFightOn:
		mine, theirs := int(args[1]), int(args[2])
		return int(B2i((c.Verb == FightOn) == (mine*2 >= theirs && mine > 1))), true
	case AskWalls:
		return j.wallsWorth(args, c), true
	case AskSpoils:
		return j.spoilsWorth(c), true
	case AskStandBy, AskJoinAttack, AskTurnOn:
		return int(B2i(c.Verb == StandAside || c.Verb == KeepOut || c.Verb == Spare)), true
	case AskFallen:
		return int(B2i(c.Verb == LoseAsUsual)), true
	case AskRanks:
		return int(j.G.Engaged(int(args[1]), play.Seat(c.A))), true
	case AskCaptains:
		return int(B2i(c.Verb == EnoughLead)), true
	case AskTake:
		return int(B2i(c.Verb == TakeLand)), true
	case AskUnman:
		return -int(j.G.Transports[c.A].Level), true
	case AskOccupy:
		return int(B2i(c.Verb == Occupy)), true
	}
	return 0, false
}

// wallsWorth is what to do before walls: besiege if he can, storm at good odds, else leave.
func (j *Judge) wallsWorth(args play.Args, c play.Choice) int {
	mine, inside := args[1], args[2]
	switch c.Verb {
	case Besiege:
		return 2 - int(c.B)
	case Storm:
		if int(mine)*100 > int(stormLosses(inside, int(j.G.Battle.Walls)))*margin {
			return 3
		}
		return -1
	}
	return 0
}

// spoilsWorth keeps what serves and destroys what gives honour and would not.
func (j *Judge) spoilsWorth(c play.Choice) int {
	from := j.G.Spoils.From
	switch c.Verb {
	case DestroySpoil:
		if from == Barbarians || c.A == SpoilBuilding && Building(c.B) == Cathedral || j.G.Ed().Ravage(j.G, c.A, c.B) <= 0 {
			return -1
		}
		return 3
	case PlunderSpoil:
		if c.A == SpoilCaptain {
			return 1
		}
		return -1
	case KeepSpoil:
		return 2
	case KeepAll:
		return int(B2i(from == Barbarians)) * 4
	}
	return 0
}
