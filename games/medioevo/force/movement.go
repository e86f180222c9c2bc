package force

import (
	"iter"

	"signoria/games/medioevo"
	"signoria/play"
)

// Phase 9, Combat, Movement. Only transports move, by steps from place to place, each of which costs Movement Points
// (MP). Combat and Trade move by the same rules. Which steps are allowed is in passage.go.

// What a step costs, in MP.
const (
	costPlain    = 1
	costRough    = 2 // hill or wood
	costMountain = 3
	costDesert   = 2 // of a War Wagon; a Caravan crosses it as a plain
	costRiver    = 1 // more
	costStrait   = 3
	costPort     = 1
	costCoast    = 1
	costOpen     = 2
)

// MovementSteps are what loading and movement take in an edition.
type MovementSteps struct {
	// LoadCost is what a transport pays to load or unload in a territory, in MP.
	LoadCost func(g *State, i int16, p Place, what Load) int8
	// Swift are the technologies of which each gives a transport 1 MP more, on land and at sea, bit t; Paved is what STRADE saves
	// in mountains and at rivers, Starlit what ASTRONOMIA saves on the open sea.
	Swift          [2]uint64
	Paved, Starlit int8
	// RiverCost is what events make a transport pay more to cross a river into a territory.
	RiverCost func(g *State, to Place) int8
	// Crew is the VF that a transport must keep aboard, or it is nobody's where its owner holds no land; so many stay aboard
	// each that attacks a territory. LeftEmpty notes which have been left without armies, and Neglected says at the end of the
	// turn whether one has been for too long.
	Crew      int16
	LeftEmpty func(g *State)
	Neglected func(g *State, i int16) bool
}

func (x *MovementSteps) complete() {
	orElse(&x.RiverCost, func(*State, Place) int8 { return 0 })
	orElse(&x.LeftEmpty, func(*State) {})
	orElse(&x.Neglected, func(*State, int16) bool { return false })
}

// What a step costs.

// StepCost is what a transport pays to go from a place to its neighbour, by where it arrives; 0 if no way leads
// there.
// rule: mu-prototype/movement/pay-for-destination
// rule: mu-alpha/combat/land-movement-costs
func (g *State) StepCost(i int16, from, to Place) int8 {
	x := &g.Transports[i]
	switch {
	case !g.InPlay(to) || from == NoPlace:
		return 0
	case x.Kind.Sea():
		return g.sailCost(x.Owner, from, to)
	case from.Land():
		return g.roadCost(x, from, to)
	}
	return 0
}

// roadCost is the cost of a step by land.
// rule: mu-prototype/movement/land-costs
// rule: mu-alpha/combat/land-movement-costs
// rule: mu-prototype/movement/rivers-and-straits-join
func (g *State) roadCost(x *Transport, from, to Place) int8 {
	border := g.Box().Atlas.Border(from, to)
	if border == nil {
		return 0
	}
	paved := g.Ed().Paved * B2i(g.Has(x.Owner, Strade)) // rule: mu-prototype/movement/strade
	var n int8
	switch terrain := g.Box().Atlas.Territories[to].Terrain; {
	case terrain == medioevo.Wood || terrain == medioevo.Hill:
		n = costRough
	case terrain == medioevo.Mountain:
		n = costMountain - paved
	case terrain == medioevo.Desert && x.Kind == WarWagon:
		n = costDesert
	default:
		n = costPlain
	}
	switch {
	case border.Strait:
		// No terrain costs more.
		// rule: mu-prototype/movement/strait-crossing
		n = costStrait
	case border.River: // rule: mu-prototype/movement/river-crossing
		// rule: mu-alpha/combat/land-movement-costs
		// rule: mu-alpha/events/event-area
		n += costRiver - paved + g.Ed().RiverCost(g, to)
	}
	return n
}

// sailCost is the cost of a step by sea: into a port, out of one, or from zone to zone.
// rule: mu-prototype/movement/sea-costs
// rule: mu-alpha/combat/sea-movement-costs
func (g *State) sailCost(s play.Seat, from, to Place) int8 {
	switch {
	case to.Land() && g.port(to) == from:
		return costPort
	case from.Land() && g.port(from) == to:
		return costCoast
	case from.Land():
		return 0
	}
	switch border := g.Box().Atlas.SeaBorder(from, to); {
	case border == nil:
		return 0
	case border.Open: // rule: mu-prototype/movement/astronomia
		return costOpen - g.Ed().Starlit*B2i(g.Has(s, Astronomia))
	}
	return costCoast
}

// around is every place one step away by land, or by sea.
func (g *State) around(p Place, sea bool) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		switch {
		case !sea:
			g.Neighbours(p)(yield)
		case p.Land():
			if g.port(p) != NoPlace {
				yield(g.port(p))
			}
		default:
			for _, q := range g.Box().Atlas.Seas[p-Territories].Around {
				if g.InPlay(q) && (q.Sea() || g.port(q) == p) && !yield(q) {
					return
				}
			}
		}
	}
}

// How far one gets in a turn, and the way there.

// Mp is the MP of a transport in this turn, before what it spent.
// rule: mu-prototype/transports/naval-movement-technologies
// rule: mu-prototype/transports/land-movement-technologies
// rule: mu-alpha/combat/war-transport-mp
// rule: mu-alpha/combat/movement-technologies
// rule: mu-prototype/technology-rules/ship-movement-stacks
// rule: mu-prototype/technology-rules/land-movement-stacks
// rule: mu-alpha/commerce/movement
// rule: mu-alpha/concepts/transport-levels
func (g *State) Mp(i int16) int8 {
	x := &g.Transports[i]
	n := g.Box().Transports[x.Kind][x.Level].MP + g.howMany(x.Owner, g.Ed().Swift[B2i(x.Kind.Sea())])
	// rule: mu-prototype/events/transports-stopped-mitigation
	// rule: mu-alpha/events/event-area
	if x.Halted&Slowed != 0 {
		n /= 2
	}
	return n
}

// MpLeft is what a transport can still spend in this turn, on moving, loading and unloading together.
// rule: mu-prototype/movement/one-budget-for-moving-and-loading
func (g *State) MpLeft(i int16) int8 { return g.Mp(i) - g.Transports[i].Spent }

// Reach is how far a convoy gets: what each place costs it in MP, -1 where it does not come, and from which place
// it would come there.
type Reach struct {
	Cost [medioevo.Places]int8
	From [medioevo.Places]Place
}

// nowhere is the reach of who gets to no place.
var nowhere = func() (r Reach) {
	for p := range r.Cost {
		r.Cost[p], r.From[p] = -1, NoPlace
	}
	return r
}()

// Reach finds the cheapest way to every place that a convoy can reach now without a fight. All of it moves together,
// so the slowest says how far. Of ways that cost the same it takes the one by the places of lower number.
func (g *State) Reach(c Convoy) Reach { return g.reachOf(c, NoPlace) }

// reachOf finds all that, or no more than it takes to come to a place.
func (g *State) reachOf(c Convoy, to Place) Reach {
	r := nowhere
	start, budget, sea := g.muster(c)
	if start == NoPlace {
		return r
	}
	r.Cost[start] = 0
	if !g.mayMove(c) {
		return r
	}
	var open PlaceSet // reached, and not yet left
	open.Add(start)
	for spent := int8(0); spent < budget; spent++ { // no step is free
		if to != NoPlace && r.Cost[to] >= 0 && r.Cost[to] <= spent {
			break
		}
		for p := range open.each() {
			if r.Cost[p] != spent {
				continue
			}
			open.Drop(p)
			if !g.mayLeave(c, p) {
				continue
			}
			for q := range g.around(p, sea) {
				if r.Cost[q] >= 0 && r.Cost[q] <= spent+1 {
					continue
				}
				step := g.pace(c, p, q, spent)
				if cost := spent + step; step > 0 && (r.Cost[q] < 0 || cost < r.Cost[q]) {
					r.Cost[q], r.From[q] = cost, p
					open.Add(q)
				}
			}
		}
	}
	return r
}

// mayMove says whether nothing keeps any of a convoy where it is.
func (g *State) mayMove(c Convoy) bool {
	for i := range c.each() {
		if g.Transports[i].Aboard != None || g.whyNotMove(i) != play.Free {
			return false
		}
	}
	return true
}

// mayLeave says whether nothing keeps any of a convoy, on its way, from leaving a place.
func (g *State) mayLeave(c Convoy, from Place) bool {
	for i := range c.each() {
		if g.whyNotLeave(i, from, c) != play.Free {
			return false
		}
	}
	return true
}

// muster is where a convoy is, the MP that its slowest transport has left, and whether it goes by sea.
func (g *State) muster(c Convoy) (at Place, left int8, sea bool) {
	at = NoPlace
	for i := range c.each() {
		if at == NoPlace {
			at, left = g.Transports[i].At, g.MpLeft(i)
		}
		left, sea = min(left, g.MpLeft(i)), g.Transports[i].Kind.Sea()
	}
	return at, left, sea
}

// pace is what a step costs the one of a convoy that pays most for it, when it may move and leave and has spent so much on
// its way already; 0 if not all of it can make the step.
func (g *State) pace(c Convoy, from, to Place, spent int8) (n int8) {
	for i := range c.each() {
		cost := g.StepCost(i, from, to)
		if cost == 0 || g.whyNotEnter(i, from, to, cost, g.MpLeft(i)-spent) != play.Free {
			return 0
		}
		n = max(n, cost)
	}
	return n
}

// WhyNotGoTogether is the rule that forbids a convoy a step when it has spent so much on its way already.
func (g *State) WhyNotGoTogether(c Convoy, from, to Place, spent int8) play.Rule {
	for i := range c.each() {
		if why := g.whyNotGo(i, from, to, g.MpLeft(i)-spent, c); why != play.Free {
			return why
		}
	}
	return play.Free
}

// Route is the way to a place that reach has found, the first step first.
func (r Reach) Route(to Place) (way []Place) {
	n := 0
	for p := to; r.From[p] != NoPlace; p = r.From[p] {
		n++
	}
	way = make([]Place, n)
	for p := to; n > 0; p = r.From[p] {
		n--
		way[n] = p
	}
	return way
}

// travel takes the convoy of g.March to a place by the cheapest way, step by step; it stops where something on the
// way lets it go no further.
func (g *State) travel(t *play.Table, to Place) {
	leader := g.March.Leader                                    //stale:ok who has led it, to tell where he went
	start := g.Transports[leader].At                            //stale:ok where it began, to see what becomes of that place
	for _, p := range g.reachOf(g.March.Convoy, to).Route(to) { //stale:ok the way that was chosen; each step is tested
		if at := g.Transports[leader].At; g.Phase == Combat && at.Sea() {
			g.Ed().Waylay(g, t, at)
			g.muddle()
		}
		at, _, _ := g.muster(g.March.Convoy)
		if g.March.Convoy.empty() || g.WhyNotGoTogether(g.March.Convoy, at, p, 0) != play.Free {
			break
		}
		g.stepTogether(t, at, p)
	}
	if at, _, _ := g.muster(g.March.Convoy); at != NoPlace {
		t.Tell(KeyMarches, int16(g.Transports[leader].Owner), leader, int16(start), int16(at))
	}
	if start.Land() {
		g.Relinquish(t, start)
	}
	g.CastAdrift(t)
}

// stepTogether moves the convoy of g.March by one step, which every transport pays for itself. Goods that pass
// somebody's land or straits in Trade are taxed there, and at sea a corsair may lurk.
func (g *State) stepTogether(t *play.Table, from, to Place) {
	moved := MovedInCombat
	if g.Phase == Trade {
		moved = MovedInTrade
	}
	for i := range g.March.Convoy.each() {
		x := &g.Transports[i]
		x.Spent += g.StepCost(i, from, to)
		x.Moved = x.Moved&^Dealing | moved
		g.step(t, i, to)
	}
	if g.Phase != Trade {
		return
	}
	for i := range g.March.Convoy.each() {
		switch {
		case to.Land():
			g.Tolls(t, i, to)
		case from.Sea():
			g.NarrowTolls(t, i, from, to)
		}
	}
	if to.Sea() {
		for i := range g.March.Convoy.each() {
			g.Ambush(t, i, to)
		}
	}
}

// step moves a transport with all that is aboard it to a place; it pays nothing.
func (g *State) step(t *play.Table, i int16, to Place) {
	x := &g.Transports[i]
	x.At = to
	for c := range g.captainsAboard(i) {
		g.Captains[c].At = to
	}
	for e := range g.enginesAboard(i) {
		g.Engines[e].At = to
	}
	for j := range g.transportsAboard(i) {
		g.step(t, j, to)
	}
	if !g.inEnemyLand(i) {
		x.Leave = 0
	}
}

// NarrowTolls lets who controls a narrow passage tax the goods that a ship takes through it.
func (g *State) NarrowTolls(t *play.Table, i int16, from, to Place) {
	n := g.Box().Atlas.SeaBorder(from, to).Narrow
	if n != None && g.wards(int8(n)) != play.Nobody {
		g.Tolls(t, i, g.Box().Atlas.Narrows[n].Shores[0][0])
	}
}

// Transports without armies, and what is taken off the map.

// inEnemyLand says whether a transport stands in land of a player its owner is at war with, without besieging it.
func (g *State) inEnemyLand(i int16) bool {
	x := &g.Transports[i]
	return x.At.Land() && g.AtWar(x.Owner, g.Holder(x.At)) && g.Territories[x.At].Siege.By != x.Owner
}

// CastAdrift takes their owner's shield off transports without armies that stand neither in his land nor aboard a
// ship of his.
// rule: mu-prototype/movement/empty-transport-at-home
// rule: mu-prototype/movement/empty-transport-elsewhere
func (g *State) CastAdrift(t *play.Table) {
	g.Ed().LeftEmpty(g)
	if g.Ed().Crew == 0 {
		return
	}
	var lost [sides]bool
	for i := range g.Berths() {
		x := &g.Transports[i]
		if x.Owner == play.Nobody || x.At == NoPlace || !g.forsakes(i, 0) {
			continue
		}
		t.Tell(KeyAdrift, int16(x.Owner), i, int16(x.At))
		g.March.Convoy.Drop(i)
		lost[x.Owner] = true
		x.Owner = play.Nobody
		g.DisembarkAll(i)
	}
	for s := range g.Players[:g.Seats] {
		if lost[s] { // rule: mu-prototype/elimination/condition
			g.MayFall(t, play.Seat(s), play.Nobody)
		}
	}
}

// forsakes says whether a transport is nobody's once so many of its armies have left it.
func (g *State) forsakes(i, n int16) bool {
	x, crew := &g.Transports[i], g.Ed().Crew
	return x.Aboard == None && x.VF-n < crew && (!x.At.Land() || x.Owner != g.Holder(x.At)) && g.CrewOf(i)-n < crew
}

// ClearTransports is the end of the turn for transports: nobody's are removed, and those that should have left their
// enemy's land; goods that nobody has loaded in time rot, and Captains above their owner's number go.
func (g *State) ClearTransports(t *play.Table) {
	g.CastAdrift(t)
	for i := range g.Berths() {
		switch x := &g.Transports[i]; {
		case x.Kind == NoTransport:
			continue
		case x.Owner == play.Nobody: // rule: mu-prototype/movement/empty-transport-elsewhere
			t.Tell(KeyRemoved, int16(x.Kind), int16(x.At))
			g.RemoveTransport(t, i)
		case g.Ed().Neglected(g, i):
			owner := x.Owner
			t.Tell(KeyRemoved, int16(x.Kind), int16(x.At))
			g.RemoveTransport(t, i)
			g.MayFall(t, owner, play.Nobody)
		case g.overdue(i):
			// rule: mu-prototype/war/enemy-transport-that-cannot-leave
			// rule: mu-prototype/war/own-transport-that-cannot-leave
			owner, at := x.Owner, x.At
			t.Tell(KeyInterned, int16(owner), int16(x.Kind), int16(at), int16(g.Holder(at)))
			g.Eliminate(t, i)
			g.MayFall(t, owner, play.Nobody)
		}
	}
	g.allMayFall(t, play.Nobody) // what was aboard a ship of nobody's is gone with it
	g.ClearHeaps()
	g.clearCaptains(t)
}

// overdue says whether a transport has stayed in its enemy's land for longer than it may. Peace lets it stay.
func (g *State) overdue(i int16) bool {
	x := &g.Transports[i]
	if !g.inEnemyLand(i) {
		x.Leave = 0
	}
	return x.Leave != 0 && x.Leave <= g.Turn
}

// DisembarkAll puts what is not armies off a transport that is its owner's no longer: ashore in a territory;
// at sea it stays aboard and shares the transport's fate.
func (g *State) DisembarkAll(i int16) {
	if at := g.Transports[i].At; at.Sea() {
		return
	}
	for c := range g.captainsAboard(i) {
		g.Captains[c].Aboard = None
	}
	for e := range g.enginesAboard(i) {
		g.Engines[e].Aboard = None
	}
	for j := range g.transportsAboard(i) {
		g.Transports[j].Aboard = None
	}
}

// RemoveTransport takes a transport from the map with all aboard. Goods stay in the territory, if it is in one.
func (g *State) RemoveTransport(t *play.Table, i int16) {
	x := &g.Transports[i]
	if x.At.Land() {
		for _, lot := range x.Cargo {
			g.Lay(t, lot, x.At)
		}
	}
	g.Eliminate(t, i)
}

// Eliminate takes a transport from the map with everything aboard, goods too.
func (g *State) Eliminate(t *play.Table, i int16) {
	for c := range g.captainsAboard(i) {
		g.RemoveCaptain(c)
	}
	for e := range g.enginesAboard(i) {
		g.Engines[e] = EmptyEngine()
	}
	for j := range g.transportsAboard(i) {
		g.Eliminate(t, j)
	}
	g.March.Convoy.Drop(i)
	g.Transports[i] = EmptyTransport()
}

// RemoveCaptain takes a Captain from the map; a siege he led has no leader.
func (g *State) RemoveCaptain(c int16) {
	g.Ed().CaptainGone(g, c)
	for p := range g.Territories {
		if x := &g.Territories[p].Siege; x.By != play.Nobody && int16(x.Chief) == c {
			x.Chief = None
		}
	}
	g.Captains[c] = EmptyCaptain()
}

// noCaptain is an empty place for a Captain, noEngine for an engine, noTransport for a transport.
func EmptyCaptain() Captain {
	return Captain{Owner: play.Nobody, At: NoPlace, Aboard: None, Relic: None, Failed: NoPlace}
}
func EmptyEngine() Engine { return Engine{Owner: play.Nobody, At: NoPlace, Aboard: None} }
func EmptyTransport() Transport {
	return Transport{Owner: play.Nobody, At: NoPlace, Aboard: None}
}
