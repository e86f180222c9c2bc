package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Conquest of a Territory and of a Means of Transportation: who beats the last defender occupies the
// territory and chooses, piece by piece, what becomes of what the loser leaves there. Transports taken in a battle are
// chosen about in the same way. What the rulebooks call to sack is to plunder here, and to conquer a thing is to keep
// it.

const (
	DestroySpoil play.Verb = 430 // item B of sort A in place C
	PlunderSpoil play.Verb = 431
	KeepSpoil    play.Verb = 432
	KeepAll      play.Verb = 433 // that is left
	LandTroops   play.Verb = 434 // so many VF go ashore in territory A from transport B

	AskSpoils play.Prompt = 430 // in place A
	AskLand   play.Prompt = 431 // in territory A, which the fleet has conquered

	KeyDestroyed  play.Key = 430 // A destroys at B: C a sort of item, D and E what it is
	KeyPlundered  play.Key = 431 // A plunders at B: C a sort of item, D and E what it is, for F florins
	KeyKept       play.Key = 432 // A keeps at B: C a sort of item, D and E what it is
	KeyNoOccupier play.Key = 433 // A has nobody to occupy territory B
	KeyGoodsLeft  play.Key = 434 // goods are left on land at A
	KeyGoodsSunk  play.Key = 435 // goods are lost at sea at A
	KeyGoodsSaved play.Key = 436 // A's Merchantmen take B units of good C aboard
	KeyGoodsLost  play.Key = 437 // B units of good C are lost at A: no cube is left for another heap

	RuleKeepCaptain play.Rule = 450
	RuleKeepLevel   play.Rule = 451
	RuleKeepNumber  play.Rule = 452
	RuleKeepCrew    play.Rule = 453
	RuleKeepRoom    play.Rule = 454
	RuleAboardFirst play.Rule = 455
	RuleFairsFirst  play.Rule = 456
	RuleKeepGuard   play.Rule = 457
)

var conquestChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		DestroySpoil: "destroy-spoil", PlunderSpoil: "plunder-spoil", KeepSpoil: "keep-spoil", KeepAll: "keep-spoils", LandTroops: "land-troops",
	},
	Prompts: map[play.Prompt]string{AskSpoils: "spoils", AskLand: "land-troops"},
	Lines: map[play.Key]string{
		KeyDestroyed: "spoil-destroyed", KeyPlundered: "spoil-plundered", KeyKept: "spoil-kept", KeyNoOccupier: "no-occupier",
		KeyGoodsLeft: "goods-left", KeyGoodsSunk: "goods-sunk", KeyGoodsSaved: "goods-saved", KeyGoodsLost: "goods-lost",
	},
	Refs: wording.Refs{
		DestroySpoil: refSpoil, PlunderSpoil: refSpoil, KeepSpoil: refSpoil, LandTroops: wording.OfB(RefTransport),
	},
	Closing: []play.Verb{KeepAll},
}

// The sorts of items among the spoils.
const (
	SpoilBuilding int16 = iota
	SpoilTransport
	SpoilEngine
	SpoilCaptain
)

// What destroying, plundering and conquering brings.
const (
	captainPrice = 100 // florins a level
	plunderShare = 2   // half of the value
)

// ConquestSteps are what a conquest brings in an edition.
type ConquestSteps struct {
	// Disembark brings armies ashore to occupy a territory whose conqueror has come by sea.
	Disembark func(g *State, t *play.Table, s play.Seat, p Place)
	// Ravage is the Honour Points for destroying a piece of another player's among the spoils.
	Ravage func(g *State, sort, n int16) int16
	// Taken is what follows when a player has taken a territory from another or, Nobody, from the barbarians.
	Taken func(g *State, t *play.Table, s, from play.Seat, p Place)
}

func (x *ConquestSteps) complete() {
	orElse(&x.Taken, func(*State, *play.Table, play.Seat, play.Seat, Place) {})
}

// The conquest of a territory.

// Conquer gives a territory to who has beaten all its defenders: he occupies it, the barbarians around react if it
// was theirs, and he chooses about what the loser leaves.
// rule: mu-prototype/conquest/occupy
// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-alpha/attack/must-occupy
func (g *State) Conquer(t *play.Table, s play.Seat, p Place) {
	from := g.Holder(p)  //stale:ok whose it was when it was taken
	g.killChief(t, s, p) // rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
	if s = g.Ed().Claims(g, t, s, p); s == play.Nobody {
		return
	}
	if !g.CanOccupy(s, p) {
		t.Tell(KeyNoOccupier, int16(s), int16(p))
		g.Hand(t, p, play.Nobody)
		g.CastAdrift(t)
		return
	}
	g.moveIn(t, s, p)
	if from != s {
		// Who loses his last by it is out when the spoils are divided.
		// rule: mu-prototype/elimination/condition
		// rule: mu-alpha/elimination/when
		g.Spoils = Spoils{Open: true, By: s, From: side(from), At: p}
		g.pass(t, p, s)
		t.Tell(KeyTaken, int16(s), int16(p), int16(from))
		g.Ed().Taken(g, t, s, from, p)
	} else {
		g.Hand(t, p, s)
	}
	g.Ed().Disembark(g, t, s, p)
	// rule: mu-prototype/barbarian-activation/only-conquest-activates
	// rule: mu-alpha/barbarians/neutral-territory-reacts
	if from == play.Nobody {
		g.Activate(t, p)
	}
	// rule: mu-prototype/conquest/choice-per-item
	// rule: mu-alpha/attack/conquest-choice-per-item
	g.divide(t, g.spoilsOf(s, from, p))
	if from != play.Nobody { // rule: mu-prototype/elimination/condition
		g.MayFall(t, from, s)
	}
}

// killChief is the end of a barbarian Captain whose army is gone.
func (g *State) killChief(t *play.Table, s play.Seat, p Place) {
	if c := g.BarbarianCaptain(p); c != None && g.Strength(Barbarians, p) == 0 {
		g.Slay(t, c, s, p)
	}
}

// CanOccupy says whether a player has any VF there, or in his part of the convoy that has attacked, to occupy a
// territory with.
func (g *State) CanOccupy(s play.Seat, p Place) bool {
	return g.Strength(s, p) > 0 || g.Mass(Party{By: s, Convoy: g.Battle.Convoy}) > 0
}

// moveIn brings the convoy that has attacked into the territory it has conquered; it has paid for that when it
// attacked. Ships enter only a port.
// rule: mu-alpha/attack/must-occupy
// rule: mu-prototype/attacking/ships-attacking-coast-without-port
func (g *State) moveIn(t *play.Table, s play.Seat, p Place) {
	for i := range g.Battle.Convoy.each() {
		if x := &g.Transports[i]; x.Owner == s && x.Aboard == None && g.CrewOf(i) > 0 && g.StepCost(i, x.At, p) > 0 {
			from := x.At
			g.step(t, i, p)
			x.Moved |= MovedInCombat
			if from.Land() { // rule: mu-prototype/movement/last-army-leaving-territory
				g.Relinquish(t, from)
			}
		}
	}
}

// LandSome puts the armies ashore that occupy a territory without a port, for nothing; how many is the conqueror's
// choice. They may come from wagons aboard his ships too.
// rule: mu-prototype/conquest/occupy
func (g *State) LandSome(t *play.Table, s play.Seat, p Place) {
	for g.Strength(s, p) == 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskLand, int16(p))
			for i := range g.TransportsOf(s) {
				if x := &g.Transports[i]; x.VF > 0 && g.Carried(&g.Battle.Convoy, i) {
					most := max(1, min(x.VF, g.Room(p)))
					o.May(play.Choice{Verb: LandTroops, A: int16(p), B: i, Lo: 1, Hi: most}, play.Free)
				}
			}
		})
		g.Transports[a.B].VF -= a.N
		g.AddVF(s, p, a.N)
		t.Tell(KeyLanded, int16(s), a.N, int16(p), a.B)
	}
}

// spoilsOf gathers what the conqueror of a territory chooses about: its buildings, and the Captains, transports and
// engines of those he has beaten there. What belongs to guests he is at peace with stays theirs.
func (g *State) spoilsOf(s, from play.Seat, p Place) Spoils {
	x := Spoils{Open: true, By: s, From: side(from), At: p}
	if from != s {
		for b := range Building(Buildings) {
			if g.Built(p, b) > 0 {
				x.Left |= 1 << b
			}
		}
	}
	beaten := func(o play.Seat) bool {
		return o != s && o != play.Nobody && (side(from) == o || o == Barbarians || g.AtWar(s, o)) && g.Strength(o, p) == 0
	}
	for i := range g.transportsAt(p) {
		if beaten(g.Transports[i].Owner) {
			x.Carry.Add(i)
		}
	}
	for e := range g.Engines {
		if y := &g.Engines[e]; y.Level > 0 && y.At == p && beaten(y.Owner) {
			x.Engine |= 1 << e
		}
	}
	for c := range g.Captains {
		if y := &g.Captains[c]; y.Level > 0 && y.At == p && beaten(y.Owner) {
			x.Chiefs |= 1 << c
		}
	}
	return x
}

// side is who fights for the owner of a territory: its owner, or the barbarians.
func side(owner play.Seat) play.Seat {
	if owner == play.Nobody {
		return Barbarians
	}
	return owner
}

// The conquest of a means of transport.

// Capture gives a player the transports he has beaten in a battle for them, with all aboard, and what is left on the
// ground beside them with nobody to guard it. Those that have become nobody's in the midst of it lie adrift.
// rule: mu-prototype/conquest/transport-captured
// rule: mu-alpha/attack/conquest-of-transport
func (g *State) Capture(t *play.Table, s play.Seat) {
	at := g.Battle.At
	x := Spoils{Open: true, By: s, From: play.Nobody, At: at}
	for i := range g.Battle.Target.each() {
		if y := &g.Transports[i]; y.Owner != play.Nobody && y.Owner != s {
			x.From = y.Owner
			if c := g.PirateCaptain(i); c != None {
				g.Slay(t, c, s, at) // rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
			}
			g.take(&x, i)
		}
	}
	if g.Facing(Defending) == 0 {
		g.TakeUnguarded(&x)
	}
	if x.From == play.Nobody {
		return
	}
	g.divide(t, x)
}

// TakeUnguarded adds to the spoils the engines and Captains on the ground of those beaten of whom nobody is left there.
// rule: mu-prototype/conquest/transport-captured
func (g *State) TakeUnguarded(x *Spoils) {
	beaten := func(s play.Seat, at Place, aboard int16) bool {
		return at == x.At && aboard == None && g.Battle.Sides[Defending].Allies&(1<<s) != 0 && g.Strength(s, at) == 0
	}
	for e := range g.Engines {
		if y := &g.Engines[e]; beaten(y.Owner, y.At, y.Aboard) {
			x.Engine |= 1 << e
			x.From = y.Owner
		}
	}
	for c := range g.Captains {
		if y := &g.Captains[c]; y.Owner != Barbarians && beaten(y.Owner, y.At, y.Aboard) {
			x.Chiefs |= 1 << c
			x.From = y.Owner
		}
	}
}

// TakeOver gives a player a transport that nobody guards, with all aboard, to do with as a conqueror does.
func (g *State) TakeOver(t *play.Table, s play.Seat, i int16) {
	x := Spoils{Open: true, By: s, From: g.Transports[i].Owner, At: g.Transports[i].At}
	g.take(&x, i)
	g.divide(t, x)
}

// take adds a transport with all aboard to the spoils.
func (g *State) take(x *Spoils, i int16) {
	x.Carry.Add(i)
	for e := range g.enginesAboard(i) {
		x.Engine |= 1 << e
	}
	for c := range g.captainsAboard(i) {
		x.Chiefs |= 1 << c
	}
	for j := range g.transportsAboard(i) {
		g.take(x, j)
	}
}

// What becomes of each thing: to destroy, to plunder or to keep it.

// divide lets the winner choose about each item of the spoils, one after another. Whoever has lost his last transport
// with them falls to him, and ships whose armies have gone ashore are nobody's. While a battle goes on its ships are
// manned by all who are left (see abandon).
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/attack/conquest-choice-per-item
func (g *State) divide(t *play.Table, x Spoils) { //stale:ok as it lay when it was taken; what is left of it stands in g.Spoils
	losers := g.ownersOf(x.Carry) //stale:ok whose they were when they were taken
	for g.Spoils = x; g.someLeft(); {
		a := t.Await(func(o *play.Asking) {
			o.To(g.Spoils.By, AskSpoils, int16(g.Spoils.At))
			at := int16(g.Spoils.At)
			for sort, n := range g.items {
				o.May(play.Choice{Verb: KeepSpoil, A: sort, B: n, C: at}, g.whyNotKeep(sort, n))
				o.May(play.Choice{Verb: PlunderSpoil, A: sort, B: n, C: at}, g.whyNotScrap(sort, n))
				o.May(play.Choice{Verb: DestroySpoil, A: sort, B: n, C: at}, g.whyNotScrap(sort, n))
			}
			o.May(play.Choice{Verb: KeepAll}, g.whyNotKeepAll())
		})
		if a.Verb == KeepAll {
			g.keepAll(t)
			break
		}
		g.choose(t, a.Verb, a.A, a.B)
	}
	g.Spoils = Spoils{By: play.Nobody, From: play.Nobody, At: NoPlace}
	for _, s := range losers {
		g.MayFall(t, s, x.By) // rule: mu-alpha/elimination/when
	}
	if !g.Battle.underWay() { // rule: mu-prototype/attacking/sea-one-vf-per-transport
		g.CastAdrift(t) // rule: mu-prototype/movement/empty-transport-elsewhere
	}
}

// ownersOf are the players who have transports in a convoy.
func (g *State) ownersOf(c Convoy) []play.Seat {
	return slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool {
		his := g.of(c, s)
		return his.empty()
	})
}

// someLeft says whether anything is left to choose about.
func (g *State) someLeft() bool {
	x := &g.Spoils
	return x.Left != 0 || x.Engine != 0 || x.Chiefs != 0 || !x.Carry.empty()
}

// items is everything left to choose about, by sort and number.
func (g *State) items(yield func(sort, n int16) bool) {
	x := &g.Spoils
	for b := range int16(Buildings) {
		if x.Left&(1<<b) != 0 && !yield(SpoilBuilding, b) {
			return
		}
	}
	for i := range x.Carry.each() {
		if !yield(SpoilTransport, i) {
			return
		}
	}
	for e := range int16(engines) {
		if x.Engine&(1<<e) != 0 && !yield(SpoilEngine, e) {
			return
		}
	}
	for c := range int16(captains) {
		if x.Chiefs&(1<<c) != 0 && !yield(SpoilCaptain, c) {
			return
		}
	}
}

// choose does with an item what the winner wants.
func (g *State) choose(t *play.Table, how play.Verb, sort, n int16) {
	s, at := int16(g.Spoils.By), int16(g.Spoils.At)
	what, level := g.item(sort, n)
	switch how {
	case KeepSpoil:
		g.keep(sort, n)
		t.Tell(KeyKept, s, at, sort, what, level)
	case PlunderSpoil: // rule: mu-prototype/conquest/plunder
		florins := g.worth(sort, n) / plunderShare
		g.Earn(g.Spoils.By, int32(florins))
		t.Tell(KeyPlundered, s, at, sort, what, level, florins)
		g.scrap(t, sort, n)
	case DestroySpoil: // rule: mu-prototype/conquest/destroy
		t.Tell(KeyDestroyed, s, at, sort, what, level)
		g.destroyed(t, sort, n)
		g.scrap(t, sort, n)
	}
}

// item says what an item is: its kind, if its sort has several, and its level.
func (g *State) item(sort, n int16) (what, level int16) {
	switch sort {
	case SpoilTransport:
		return int16(g.Transports[n].Kind), int16(g.Transports[n].Level)
	case SpoilEngine:
		return 0, int16(g.Engines[n].Level)
	case SpoilCaptain:
		return 0, int16(g.Captains[n].Level)
	}
	return n, int16(g.Built(g.Spoils.At, Building(n)))
}

// decided takes an item off those left to choose about.
func (g *State) decided(sort, n int16) {
	x := &g.Spoils
	switch sort {
	case SpoilBuilding:
		x.Left &^= 1 << n
	case SpoilTransport:
		x.Carry.Drop(n)
	case SpoilEngine:
		x.Engine &^= 1 << n
	case SpoilCaptain:
		x.Chiefs &^= 1 << n
	}
}

// destroyed gives the honour for an item destroyed that was a player's.
// rule: mu-prototype/conquest/barbarian-items-no-points
// rule: mu-alpha/attack/destroy
func (g *State) destroyed(t *play.Table, sort, n int16) {
	owner := g.Spoils.From
	switch sort {
	case SpoilTransport:
		owner = g.Transports[n].Owner
	case SpoilEngine:
		owner = g.Engines[n].Owner
	case SpoilCaptain:
		owner = g.Captains[n].Owner
	}
	if owner != Barbarians {
		g.Honour(t, g.Spoils.By, g.Ed().Ravage(g, sort, n), ForDestroying)
	}
}

// worth is the value of an item: the listed price of its level, in florins.
// rule: mu-prototype/conquest/plunder
// rule: mu-alpha/attack/sack
func (g *State) worth(sort, n int16) int16 {
	what, level := g.item(sort, n)
	switch sort {
	case SpoilTransport:
		return g.Box().Transports[what][level].Cost
	case SpoilEngine:
		return g.Box().Engines[level].Cost
	case SpoilCaptain:
		return captainPrice * level
	}
	return g.Value(g.Spoils.At, Building(n))
}

// scrap removes an item that is destroyed or plundered; it goes back to the reserve.
func (g *State) scrap(t *play.Table, sort, n int16) {
	g.decided(sort, n)
	switch sort {
	case SpoilBuilding:
		g.SetBuilt(g.Spoils.At, Building(n), 0)
	case SpoilTransport:
		g.leaveGoods(t, n)
		g.DisembarkAll(n)
		g.Eliminate(t, n)
	case SpoilEngine:
		g.Engines[n] = EmptyEngine()
	case SpoilCaptain:
		g.RemoveCaptain(n)
	}
}

// whyNotScrap is the rule that keeps the winner from destroying or plundering an item: the Fairs of a settlement come
// before it, and at sea what is aboard a ship before the ship.
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/trade-modifiers/fairs-site
// rule: mu-alpha/attack/conquest-choice-per-item
func (g *State) whyNotScrap(sort, n int16) play.Rule {
	if at := g.Spoils.At; at.Land() {
		// rule: mu-alpha/purchase/commerce-buildings
		if sort == SpoilBuilding && Building(n) == Settlement && g.Territories[at].Fairs != 0 {
			return RuleFairsFirst
		}
		return play.Free
	}
	if sort == SpoilTransport && g.carriesOthers(n) { // what is kept of it has gone aboard another
		return RuleAboardFirst
	}
	return play.Free
}

// leaveGoods is what becomes of the goods of a transport that is destroyed or plundered: on land they lie there, at
// sea the winner's Merchantmen take what they can.
// rule: mu-prototype/conquest/goods-of-destroyed-caravan
// rule: mu-prototype/conquest/goods-of-destroyed-merchantman
// rule: mu-prototype/commerce/goods-without-origin
func (g *State) leaveGoods(t *play.Table, i int16) {
	x := &g.Transports[i]
	for l := range x.Cargo {
		lot := x.Cargo[l]
		lot.From, x.Cargo[l] = None, Lot{}
		switch {
		case lot.N == 0:
		case x.At.Land():
			if g.Lay(t, lot, x.At) {
				t.Tell(KeyGoodsLeft, int16(x.At), int16(lot.N), int16(lot.Good))
			}
		default:
			g.salvage(t, lot, x.At)
		}
	}
}

// salvage loads goods at sea into the winner's Merchantmen there; the rest is lost.
func (g *State) salvage(t *play.Table, lot Lot, p Place) {
	s := g.Spoils.By
	for i := range g.transportsAt(p) {
		x := &g.Transports[i]
		if n := min(lot.N, g.Hold(i)); x.Owner == s && x.Kind == Merchantman && n > 0 && g.HasLot(i, lot) {
			part := lot
			part.N = n
			g.Stow(i, part)
			lot.N -= n
			t.Tell(KeyGoodsSaved, int16(s), int16(n), int16(lot.Good))
		}
	}
	if lot.N > 0 {
		t.Tell(KeyGoodsSunk, int16(p), int16(lot.N), int16(lot.Good))
	}
}

// keep gives an item to the winner. A building is his with the territory.
func (g *State) keep(sort, n int16) {
	s := g.Spoils.By
	g.decided(sort, n)
	switch sort {
	case SpoilTransport:
		x := &g.Transports[n]
		if g.mans(n) {
			g.Man(s, n)
		}
		if !g.ownShip(s, x.Aboard) {
			x.Aboard = None
		}
		for l := range x.Cargo { // rule: mu-prototype/commerce/goods-without-origin
			x.Cargo[l].From = None
		}
		x.Owner, x.Leave, x.Empty = s, 0, 0
	case SpoilEngine:
		x := &g.Engines[n]
		if x.Aboard != None && !g.ownShip(s, x.Aboard) {
			x.Aboard = g.newBerth(s, x.At)
		}
		x.Owner = s
	}
}

// newBerth is where something kept goes that was aboard a ship: ashore, or aboard one of the winner's.
func (g *State) newBerth(s play.Seat, p Place) int16 {
	if p.Land() {
		return None
	}
	return g.berth(s, p, pointsEach)
}

// whyNotKeep is the rule that keeps the winner from keeping an item.
// rule: mu-prototype/conquest/keep
// rule: mu-prototype/conquest/fortifications-kept
// rule: mu-alpha/attack/conquer-buildings-engines
// rule: mu-alpha/attack/captains-cannot-be-conquered
func (g *State) whyNotKeep(sort, n int16) play.Rule {
	s := g.Spoils.By
	switch sort {
	case SpoilTransport:
		return g.whyNotKeepTransport(s, n)
	case SpoilEngine:
		return g.whyNotKeepEngine(s, n)
	case SpoilCaptain: // rule: mu-prototype/conquest/captains-not-kept
		return RuleKeepCaptain
	}
	return play.Free
}

// rule: mu-prototype/conquest/transports-kept
// rule: mu-prototype/conquest/limits-apply
// rule: mu-alpha/attack/conquer-transports
func (g *State) whyNotKeepTransport(s play.Seat, i int16) play.Rule {
	x := &g.Transports[i]
	switch {
	case x.Level > g.Level(s):
		return RuleKeepLevel
	case g.Fleet(s, x.Kind) >= g.transportLimit(s, x.Kind):
		return RuleKeepNumber
	case g.wantsCrew(i) && !g.Spare(s, x.At): // rule: mu-prototype/attacking/sea-one-vf-per-transport
		return RuleKeepCrew
	case x.At.Sea() && x.Aboard != None && !g.ownShip(s, x.Aboard): // rule: mu-prototype/conquest/choice-per-item
		return RuleAboardFirst // its ship comes first
	}
	return play.Free
}

// wantsCrew says whether a taken transport must be crewed at once: where nothing else would make it its new owner's.
func (g *State) wantsCrew(i int16) bool {
	x := &g.Transports[i]
	switch {
	case g.Ed().Crew == 0:
		return false
	case x.At.Sea():
		return x.Aboard == None
	}
	return !g.ownShip(g.Spoils.By, x.Aboard) && g.Holder(x.At) != g.Spoils.By
}

// mans says whether the winner puts a crew aboard a transport that he keeps: where it must have one, and at sea aboard what
// carries armies if he can spare one, for there nobody could come aboard later.
// rule: mu-alpha/attack/conquest-of-transport
func (g *State) mans(i int16) bool {
	x := &g.Transports[i]
	return g.wantsCrew(i) || x.At.Sea() && x.Aboard == None && g.wantsArmies(i) && g.CrewOf(i) == 0 && g.Spare(g.Spoils.By, x.At)
}

func (g *State) whyNotKeepEngine(s play.Seat, e int16) play.Rule {
	x := &g.Engines[e]
	switch {
	case x.Level > g.Level(s):
		return RuleKeepLevel
	case g.EngineCount(s) >= g.engineLimit(s):
		return RuleKeepNumber
	case x.At.Sea() && !g.ownShip(s, x.Aboard) && g.berth(s, x.At, pointsEach) == None:
		return RuleKeepRoom
	case x.At.Land() && g.Holder(x.At) != s && g.Strength(s, x.At) == 0: // nobody of his is there to take it
		return RuleKeepGuard
	}
	return play.Free
}

func (g *State) ownShip(s play.Seat, i int16) bool { return i != None && g.Transports[i].Owner == s }

// berth is a player's war ship in a sea zone with room for so many points, or None.
func (g *State) berth(s play.Seat, p Place, points int16) int16 {
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s && x.Kind == Galley && g.Space(i) >= points {
			return i
		}
	}
	return None
}

// whyNotKeepAll is the rule that keeps the winner from keeping all that is left.
func (g *State) whyNotKeepAll() play.Rule {
	try := *g
	for sort, n := range g.items {
		if why := try.whyNotKeep(sort, n); why != play.Free {
			return why
		}
		try.keep(sort, n)
	}
	return play.Free
}

func (g *State) keepAll(t *play.Table) {
	for sort, n := range g.items {
		g.choose(t, KeepSpoil, sort, n)
	}
}

// refSpoil points at an item of the spoils, at a building by its territory.
func refSpoil(c play.Choice) []string {
	switch c.A {
	case SpoilTransport:
		return []string{RefTransport(c.B)}
	case SpoilEngine:
		return []string{RefEngine(c.B)}
	case SpoilCaptain:
		return []string{RefCaptain(c.B)}
	}
	return []string{RefPlace(c.C)}
}
