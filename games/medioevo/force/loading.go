package force

import (
	"iter"
	"math"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Load and Unload. Every operation costs the carrier MP, whatever the amount of one kind of load;
// Captains board and leave for nothing.

const (
	LoadArmies      play.Verb = 420 // transport A takes VF of territory B aboard, how many; C 1: all of them would give it up
	UnloadArmies    play.Verb = 421 // transport A puts VF ashore in territory B, how many
	LoadEngine      play.Verb = 422 // engine A goes aboard transport B
	UnloadEngine    play.Verb = 423 // engine A goes ashore in territory B
	LoadTransport   play.Verb = 424 // land transport A goes aboard ship B
	UnloadTransport play.Verb = 425 // land transport A goes ashore in territory B
	Board           play.Verb = 426 // Captain A goes aboard transport B
	GoAshore        play.Verb = 427 // Captain A goes ashore in territory B
	LoadGoods       play.Verb = 428 // transport A takes goods of heap B aboard, how many; C their kind
	UnloadGoods     play.Verb = 429 // transport A puts goods of its lot B down in territory C, how many

	RuleOutOfReach  play.Rule = 415
	RuleShipAway    play.Rule = 416
	RuleCapacity    play.Rule = 417
	RuleSupply      play.Rule = 418
	RuleWarOnly     play.Rule = 419
	RuleGoodsAboard play.Rule = 420
	RuleNoCubes     play.Rule = 421
)

var loadingChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		LoadArmies: "load-armies", UnloadArmies: "unload-armies", LoadEngine: "load-engine", UnloadEngine: "unload-engine",
		LoadTransport: "load-transport", UnloadTransport: "unload-transport", Board: "board-captain", GoAshore: "captain-ashore",
		LoadGoods: "load-goods", UnloadGoods: "unload-goods",
	},
	Refs: wording.Refs{
		LoadArmies: refArmies, UnloadArmies: refArmies, LoadEngine: wording.OfA(RefEngine),
		UnloadEngine: wording.OfA(RefEngine), LoadTransport: wording.OfA(RefTransport),
		UnloadTransport: wording.OfA(RefTransport), Board: wording.OfA(RefCaptain), GoAshore: wording.OfA(RefCaptain),
		LoadGoods: wording.OfA(RefTransport), UnloadGoods: wording.OfA(RefTransport),
	},
	Whole: []play.Verb{LoadArmies, UnloadArmies, LoadGoods, UnloadGoods},
}

// refArmies points at the transport that armies board or leave, and at the territory.
func refArmies(c play.Choice) []string { return []string{RefTransport(c.A), RefPlace(c.B)} }

// Load is a kind of load; what it costs to load or unload goes by it.
type Load uint8

const (
	LightLoad Load = iota // armies and land transports
	HeavyLoad             // siege engines
	GoodsLoad
)

// pointsEach is what a siege engine or a land transport takes of a transport's capacity, which is in VF.
const pointsEach = 5

// Where one loads, and what it costs.

// LoadCost is what a transport pays to load or unload in a territory, in MP: once for all that it takes or leaves at once.
func (g *State) LoadCost(i int16, p Place, what Load) int8 { return g.Ed().LoadCost(g, i, p, what) }

// quays is every territory in which a transport can load and unload: where it is, or from a sea zone every shore.
// rule: mu-prototype/loading/land-transport-same-territory
// rule: mu-prototype/loading/ship-in-port-or-adjacent-sea
// rule: mu-alpha/combat/load-location
func (g *State) quays(i int16) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		at := g.Transports[i].At
		if at.Land() {
			yield(at)
			return
		}
		if at == NoPlace {
			return
		}
		for _, p := range g.Box().Atlas.Seas[at-Territories].Shores {
			if g.InPlay(p) && !yield(p) {
				return
			}
		}
	}
}

// alongside says whether a transport can load and unload in a territory.
func (g *State) alongside(i int16, p Place) bool {
	for q := range g.quays(i) {
		if q == p {
			return true
		}
	}
	return false
}

// WhyNotUse is the rule that forbids a transport to load or unload something in a territory.
func (g *State) WhyNotUse(i int16, p Place, what Load) play.Rule {
	x := &g.Transports[i]
	switch {
	case x.Aboard != None:
		return RuleAboardShip
	case !g.alongside(i, p):
		if x.Kind.Sea() {
			return RuleShipAway
		}
		return RuleOutOfReach
	case g.MpLeft(i) < g.LoadCost(i, p, what):
		return RuleMP
	}
	return g.whyNotShore(i, p)
}

// whyNotShore is the rule by which a siege from the sea keeps ships outside from the shore.
func (g *State) whyNotShore(i int16, p Place) play.Rule {
	if x := &g.Transports[i]; x.At != p {
		return g.WhyNotGate(x.Owner, p, true)
	}
	return play.Free
}

// WhyNotLand is the rule that forbids a transport to put something ashore.
func (g *State) WhyNotLand(i int16, p Place, what Load) play.Rule {
	if why := g.WhyNotUse(i, p, what); why != play.Free {
		return why
	}
	if !g.mayStand(g.Transports[i].Owner, p) {
		return RuleForeignLand
	}
	return play.Free
}

// What can be loaded.

// OfferLoading lists what a transport may load and unload; goods only in Trade.
// rule: mu-prototype/loading/must-load-first
func (g *State) OfferLoading(o *play.Asking, i int16) {
	s := g.Transports[i].Owner
	var wagons Convoy
	if g.Transports[i].Kind.Sea() { // rule: mu-prototype/transports/ships-carry-land-transports
		wagons = g.wagons(s)
	}
	for p := range g.quays(i) {
		g.listArmies(o, i, p)
		g.listEngines(o, s, i, p) // rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		g.listFerries(o, wagons, i, p)
		g.listCaptains(o, s, i, p) // rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		if g.Phase == Trade {      // rule: mu-prototype/commerce/relay-goods
			g.listGoods(o, i, p)
		}
	}
	if g.Transports[i].At.Sea() { // rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		g.listTransfers(o, s, i)
	}
}

func (g *State) listArmies(o *play.Asking, i int16, p Place) {
	x := &g.Transports[i]
	if n := g.Ground(x.Owner, p); n > 0 {
		space := g.Space(i)
		o.May(upTo(play.Choice{Verb: LoadArmies, A: i, B: int16(p), C: int16(B2i(g.Emptied(i, p, min(n, space))))}, n, space),
			first(g.WhyNotUse(i, p, LightLoad), whyFull(space, RuleCapacity)))
	}
	if x.VF > 0 {
		room := g.Room(p) // rule: mu-prototype/supply/no-voluntary-excess
		o.May(upTo(play.Choice{Verb: UnloadArmies, A: i, B: int16(p)}, x.VF, room),
			first(g.WhyNotLand(i, p, LightLoad), whyFull(room, RuleSupply)))
	}
}

// Emptied says whether a territory would be given up if so many VF of its owner's went aboard a ship off its shore.
// rule: mu-prototype/movement/last-army-leaving-territory
func (g *State) Emptied(i int16, p Place, n int16) bool {
	x := &g.Transports[i]
	return x.At != p && g.Territories[p].Owner == x.Owner && !g.Contested(p) && g.Strength(x.Owner, p) <= n
}

// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-alpha/concepts/transport-families
func (g *State) listEngines(o *play.Asking, s play.Seat, i int16, p Place) {
	for e := range g.EnginesOf(s) {
		switch y := &g.Engines[e]; {
		case y.Aboard == i:
			o.May(play.Choice{Verb: UnloadEngine, A: e, B: int16(p)}, g.WhyNotLand(i, p, HeavyLoad))
		case y.Aboard == None && y.At == p:
			o.May(play.Choice{Verb: LoadEngine, A: e, B: i}, g.WhyNotCarry(i, p, HeavyLoad))
		}
	}
}

// WhyNotCarry is the rule that forbids a transport to take an engine or land transport of a territory aboard.
// rule: mu-alpha/concepts/transport-families
func (g *State) WhyNotCarry(i int16, p Place, what Load) play.Rule {
	x := &g.Transports[i]
	switch why := g.WhyNotUse(i, p, what); {
	case why != play.Free:
		return why
	case what == HeavyLoad && !x.Kind.Warlike():
		return RuleWarOnly
	case g.Space(i) < pointsEach:
		return RuleCapacity
	}
	return play.Free
}

// wagons are a player's land transports.
func (g *State) wagons(s play.Seat) (all Convoy) {
	for i := range g.TransportsOf(s) {
		if !g.Transports[i].Kind.Sea() {
			all.Add(i)
		}
	}
	return all
}

// listFerries lists which of some land transports may come aboard a ship or leave it in a territory.
// rule: mu-prototype/transports/ships-carry-land-transports
func (g *State) listFerries(o *play.Asking, wagons Convoy, i int16, p Place) {
	for j := range wagons.each() {
		switch y := &g.Transports[j]; {
		case y.Aboard == i:
			o.May(play.Choice{Verb: UnloadTransport, A: j, B: int16(p)}, g.WhyNotLand(i, p, LightLoad))
		case y.Aboard == None && y.At == p:
			why := g.WhyNotCarry(i, p, LightLoad)
			switch {
			case why == play.Free && g.Space(i) < pointsEach+g.Burden(j):
				why = RuleCapacity
			case why == play.Free && y.Halted&Sabotaged != 0: // rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
				why = RuleHindered
			}
			o.May(play.Choice{Verb: LoadTransport, A: j, B: i}, why)
		}
	}
}

// listCaptains lists who may come aboard a war transport or leave it in a territory.
// rule: mu-alpha/concepts/transport-families
func (g *State) listCaptains(o *play.Asking, s play.Seat, i int16, p Place) {
	x := &g.Transports[i]
	if !x.Kind.Warlike() || x.Aboard != None {
		return
	}
	for c := range g.CaptainsOf(s) {
		y := &g.Captains[c]
		why := g.whyNotShore(i, p)
		switch {
		case y.Aboard == i:
			if why == play.Free && !g.mayStand(s, p) {
				why = RuleForeignLand
			}
			o.May(play.Choice{Verb: GoAshore, A: c, B: int16(p)}, why)
		case y.At == p:
			o.May(play.Choice{Verb: Board, A: c, B: i}, why)
		}
	}
}

// listTransfers lists the Captains who may come from another ship in the same sea zone.
func (g *State) listTransfers(o *play.Asking, s play.Seat, i int16) {
	x := &g.Transports[i]
	if x.Kind != Galley {
		return
	}
	for c := range g.CaptainsOf(s) {
		if y := &g.Captains[c]; y.Aboard != i && y.At == x.At {
			o.May(play.Choice{Verb: Board, A: c, B: i}, play.Free)
		}
	}
}

// listGoods lists the goods a commercial transport may take up or put down in a territory.
// rule: mu-alpha/commerce/transship
func (g *State) listGoods(o *play.Asking, i int16, p Place) {
	x := &g.Transports[i]
	if x.Kind.Warlike() {
		return
	}
	for h := range g.Heaps {
		if y := &g.Heaps[h]; y.N > 0 && y.At == p {
			why, most := g.WhyNotLand(i, p, GoodsLoad), min(y.N, g.Hold(i))
			if why == play.Free && (most <= 0 || !g.HasLot(i, y.Lot)) {
				why = RuleGoodsAboard
			}
			o.May(play.Choice{Verb: LoadGoods, A: i, B: int16(h), C: int16(y.Good), Lo: 1, Hi: int16(max(most, 1))}, why)
		}
	}
	for l := range x.Cargo {
		if y := &x.Cargo[l]; y.N > 0 {
			o.May(play.Choice{Verb: UnloadGoods, A: i, B: int16(l), C: int16(p), Lo: 1, Hi: int16(y.N)}, g.whyNotPutDown(i, *y, p))
		}
	}
}

// whyNotPutDown is the rule that forbids a transport to put goods down in a territory.
// rule: mu-alpha/commerce/transship
func (g *State) whyNotPutDown(i int16, lot Lot, p Place) play.Rule {
	why := g.WhyNotLand(i, p, GoodsLoad)
	if why == play.Free && g.heapFor(lot, p) == None {
		why = RuleNoCubes
	}
	return why
}

// How much a transport carries.

// Burden is how many points of its capacity a transport carries: VF, engines, and land transports with what VF and
// engines they hold.
// rule: mu-prototype/loading/capacity
// rule: mu-alpha/combat/capacity-use
func (g *State) Burden(i int16) int16 {
	n := g.Transports[i].VF
	for range g.enginesAboard(i) {
		n += pointsEach
	}
	for j := range g.transportsAboard(i) {
		n += pointsEach + g.Burden(j)
	}
	return n
}

// Space is how many points more a transport can take aboard; one that rides on a ship has no more than the ship.
// rule: mu-alpha/concepts/transport-levels
func (g *State) Space(i int16) int16 {
	x := &g.Transports[i]
	n := g.Box().Transports[x.Kind][x.Level].Armies - g.Burden(i)
	if x.Aboard != None {
		n = min(n, g.Space(x.Aboard))
	}
	return n
}

// Hold is how many units of goods more a transport can take aboard.
// rule: mu-alpha/commerce/capacity
func (g *State) Hold(i int16) int8 {
	x := &g.Transports[i]
	n := g.Box().Transports[x.Kind][x.Level].Goods
	for _, lot := range x.Cargo {
		n -= lot.N
	}
	return n
}

// Loading and unloading.

// handle loads or unloads what was chosen; false if the answer is about something else.
func (g *State) handle(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case LoadArmies, UnloadArmies:
		g.moveArmies(t, a.A, Place(a.B), a.N, a.Verb == UnloadArmies)
	case LoadEngine, UnloadEngine:
		g.moveEngine(a)
	case LoadTransport, UnloadTransport:
		g.moveTransport(t, a)
	case Board:
		c := &g.Captains[a.A]
		c.Aboard, c.At = a.B, g.Transports[a.B].At
	case GoAshore:
		c := &g.Captains[a.A]
		c.Aboard, c.At = None, Place(a.B)
	case LoadGoods:
		g.takeUp(t, a.A, a.B, int8(a.N))
	case UnloadGoods:
		g.putDown(t, a.A, a.B, Place(a.C), int8(a.N))
	default:
		return false
	}
	return true
}

func (g *State) moveArmies(t *play.Table, i int16, p Place, n int16, ashore bool) {
	x := &g.Transports[i]
	x.Spent += g.LoadCost(i, p, LightLoad)
	if ashore {
		t.Tell(KeyLanded, int16(x.Owner), n, int16(p), i)
		n = -n
	} else {
		t.Tell(KeyLoaded, int16(x.Owner), n, int16(p), i)
	}
	x.VF += n
	g.AddVF(x.Owner, p, -n)
	g.Relinquish(t, p)
	g.CastAdrift(t)
}

func (g *State) moveEngine(a play.Answer) {
	e := &g.Engines[a.A]
	if a.Verb == LoadEngine {
		g.Transports[a.B].Spent += g.LoadCost(a.B, e.At, HeavyLoad)
		e.Aboard, e.At = a.B, g.Transports[a.B].At
		return
	}
	g.Transports[e.Aboard].Spent += g.LoadCost(e.Aboard, Place(a.B), HeavyLoad)
	e.Aboard, e.At = None, Place(a.B)
}

func (g *State) moveTransport(t *play.Table, a play.Answer) {
	x := &g.Transports[a.A]
	if a.Verb == LoadTransport {
		left := x.At
		g.Transports[a.B].Spent += g.LoadCost(a.B, left, LightLoad)
		x.Aboard = a.B
		g.step(t, a.A, g.Transports[a.B].At)
		g.March.Convoy.Drop(a.A)
		g.Relinquish(t, left)
		return
	}
	g.Transports[x.Aboard].Spent += g.LoadCost(x.Aboard, Place(a.B), LightLoad)
	x.Aboard = None
	g.step(t, a.A, Place(a.B))
	g.CastAdrift(t)
}

// takeUp loads goods of a heap.
// rule: mu-prototype/commerce/relay-goods
// rule: mu-alpha/commerce/transship
func (g *State) takeUp(t *play.Table, i, heap int16, n int8) {
	x, h := &g.Transports[i], &g.Heaps[heap]
	x.Spent += g.LoadCost(i, h.At, GoodsLoad)
	lot := h.Lot
	lot.N = n
	g.Stow(i, lot)
	t.Tell(KeyGoodsUp, int16(x.Owner), int16(n), int16(lot.Good), int16(h.At))
	if h.N -= n; h.N == 0 {
		*h = Heap{At: NoPlace}
	}
}

// putDown unloads goods in a territory.
// rule: mu-prototype/commerce/goods-left-on-land
// rule: mu-alpha/commerce/transship
func (g *State) putDown(t *play.Table, i, l int16, p Place, n int8) {
	x := &g.Transports[i]
	x.Spent += g.LoadCost(i, p, GoodsLoad)
	lot := x.Cargo[l]
	lot.N = n
	g.Lay(t, lot, p)
	t.Tell(KeyGoodsOff, int16(x.Owner), int16(n), int16(lot.Good), int16(p))
	if x.Cargo[l].N -= n; x.Cargo[l].N == 0 {
		x.Cargo[l] = Lot{}
	}
}

// HasLot says whether a transport has a lot for such goods, or one to spare.
func (g *State) HasLot(i int16, lot Lot) bool { return g.lotFor(i, lot) != None }

func (g *State) lotFor(i int16, lot Lot) int {
	x := &g.Transports[i]
	if l := slices.IndexFunc(x.Cargo[:], func(y Lot) bool { return y.N > 0 && y.sameAs(lot) }); l >= 0 {
		return l
	}
	return slices.IndexFunc(x.Cargo[:], func(y Lot) bool { return y.N == 0 })
}

// Stow adds goods to what a transport carries. There must be a lot for them.
func (g *State) Stow(i int16, lot Lot) {
	y := &g.Transports[i].Cargo[g.lotFor(i, lot)]
	lot.N += y.N
	*y = lot
}

// Lay puts goods down in a territory, where they lie to the end of the next turn, and says whether they do: without a
// cube for another heap they are lost.
// rule: mu-prototype/commerce/goods-left-on-land
func (g *State) Lay(t *play.Table, lot Lot, p Place) bool {
	h := g.heapFor(lot, p)
	switch {
	case lot.N == 0:
		return false
	case h == None:
		t.Tell(KeyGoodsLost, int16(p), int16(lot.N), int16(lot.Good))
		return false
	}
	lot.N += g.Heaps[h].N
	g.Heaps[h] = Heap{Lot: lot, At: p, Until: g.Turn + 1}
	return true
}

// heapFor is the heap that goods put down in a territory now join, or one to begin, or None.
func (g *State) heapFor(lot Lot, p Place) int {
	joins := func(y Heap) bool {
		return y.N > 0 && y.At == p && y.sameAs(lot) && y.Until == g.Turn+1 && y.N <= math.MaxInt8-lot.N
	}
	if h := slices.IndexFunc(g.Heaps[:], joins); h >= 0 {
		return h
	}
	return slices.IndexFunc(g.Heaps[:], func(y Heap) bool { return y.N == 0 })
}

// ClearHeaps removes goods that nobody has loaded in time.
func (g *State) ClearHeaps() {
	for h := range g.Heaps {
		if y := &g.Heaps[h]; y.N > 0 && y.Until <= g.Turn {
			*y = Heap{At: NoPlace}
		}
	}
}
