package force

import (
	"iter"
	"math/bits"
	"slices"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 8, Placement: everything that was bought or received comes onto the map.

const (
	PlaceTransport play.Verb = 222 // A in territory B
	ShipTransport  play.Verb = 223 // A aboard the ship B
	PlaceEngine    play.Verb = 224 // A in territory B
	ShipEngine     play.Verb = 225 // A aboard the transport B
	PlaceCaptain   play.Verb = 226 // A in territory B
	ShipCaptain    play.Verb = 227 // A aboard the transport B
	PlaceArmies    play.Verb = 228 // in territory A
	ShipArmies     play.Verb = 229 // aboard the transport A
	DonePlacement  play.Verb = 230

	AskPlacement play.Prompt = 212 // A VF to be placed, B of them may stay in reserve

	KeyBuilt            play.Key  = 255 // A places in territory B the line C at level D
	KeySiteLost         play.Key  = 256 // what A has ordered for territory B is lost
	KeyPlacedTransport  play.Key  = 257 // A places a transport of kind B and level C at D
	KeyPlacedEngine     play.Key  = 258 // A places an engine of level B at C
	KeyPlacedCaptain    play.Key  = 259 // A places a Captain of level B at C
	KeyPlacedArmies     play.Key  = 260 // A places B VF in territory C
	KeyShippedArmies    play.Key  = 261 // A places B VF aboard a transport of kind C at D
	KeyUnplaced         play.Key  = 262 // A finds no place for B VF
	KeyUnplacedPieces   play.Key  = 263 // A finds no place for B transports, engines and Captains
	RuleMustPlace       play.Rule = 255
	RuleReserveNoBigger play.Rule = 256
	RuleNotASite        play.Rule = 257
	RuleNoFodder        play.Rule = 258
	RuleNoSpace         play.Rule = 259
	RuleWarTransport    play.Rule = 260
)

var placementChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlaceTransport: "place-transport", ShipTransport: "ship-transport", PlaceEngine: "place-engine", ShipEngine: "ship-engine",
		PlaceCaptain: "place-captain", ShipCaptain: "ship-captain", PlaceArmies: "place-armies", ShipArmies: "ship-armies",
		DonePlacement: "done-placement",
	},
	Prompts: map[play.Prompt]string{AskPlacement: "placement"},
	Lines: map[play.Key]string{
		KeyBuilt: "built", KeySiteLost: "site-lost", KeyPlacedTransport: "placed-transport", KeyPlacedEngine: "placed-engine",
		KeyPlacedCaptain: "placed-captain", KeyPlacedArmies: "placed-armies", KeyShippedArmies: "shipped-armies", KeyUnplaced: "unplaced",
		KeyUnplacedPieces: "unplaced-pieces",
	},
	Refs: wording.Refs{
		PlaceTransport: wording.OfB(RefPlace), ShipTransport: wording.OfB(RefTransport), PlaceEngine: wording.OfB(RefPlace),
		ShipEngine: wording.OfB(RefTransport), PlaceCaptain: wording.OfB(RefPlace), ShipCaptain: wording.OfB(RefTransport),
		PlaceArmies: wording.OfA(RefPlace), ShipArmies: wording.OfA(RefTransport),
	},
	Closing: []play.Verb{DonePlacement},
	Whole:   []play.Verb{PlaceArmies},
}

// What is carried needs this much of a transport's room, in VF.
const (
	engineSpace = 5
	wagonSpace  = 5 // a land transport aboard a ship
)

// PlacementSteps are where an edition lets pieces be placed.
type PlacementSteps struct {
	// Settled is the level of a building that counts for whom it lets live there.
	Settled func(g *State, p Place, b Building) int8
	// Site says whether a player may place pieces in a territory, ArmySites are those where he may place armies, and Quay
	// says whether his transports there may be placed aboard of.
	Site      func(g *State, s play.Seat, p Place) bool
	ArmySites func(g *State, s play.Seat) PlaceSet
	Quay      func(g *State, s play.Seat, p Place) bool
	// ReserveLimit is the VF he may keep behind his screen.
	ReserveLimit func(g *State, s play.Seat) int16
	// MostReserve is the VF that may stand there at most, for all that everybody knows.
	MostReserve func(g *State, s play.Seat) int16
}

// PlacementPhase puts up what was ordered, and lets everybody place what he has.
func (g *State) PlacementPhase(t *play.Table) {
	g.RaiseBuildings(t)
	t.Together(g.AllSeats(), func(s play.Seat) { g.Place(t, s) })
}

// RaiseBuildings puts up all that was ordered; where a site has been lost, or is besieged, it is lost.
// rule: mu-prototype/purchase/bought-items-appear-in-placement
// rule: mu-prototype/placement/what-and-where
// rule: mu-alpha/placement/place-everything
func (g *State) RaiseBuildings(t *play.Table) {
	for p := range g.Land() {
		x := &g.Territories[p]
		s := x.By
		if s == play.Nobody {
			continue
		}
		if g.AtHome(s, p) && !g.Besieged(p) {
			for b := range Building(Buildings) {
				g.putUp(t, s, p, b)
			}
		} else {
			t.Tell(KeySiteLost, int16(s), int16(p))
		}
		x.Orders, x.Ordered, x.By = [2]int8{}, 0, play.Nobody
	}
}

// putUp puts up a building that was ordered.
func (g *State) putUp(t *play.Table, s play.Seat, p Place, b Building) {
	level := g.Ordered(p, b)
	switch {
	case level <= g.Built(p, b):
		return
	// rule: mu-prototype/trade-modifiers/fairs-site
	// rule: mu-alpha/purchase/commerce-buildings
	case b.Commercial() && g.Built(p, Settlement) == 0:
		t.Tell(KeySiteLost, int16(s), int16(p))
		return
	}
	g.SetBuilt(p, b, level)
	t.Tell(KeyBuilt, int16(s), int16(p), int16(b), int16(level))
}

// Haven says whether a settlement of a player's that counts stands in a territory, and is not besieged.
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/placement/new-buildings-do-not-count-yet
// rule: mu-alpha/placement/where
func (g *State) Haven(s play.Seat, p Place) bool {
	return g.AtHome(s, p) && !g.Besieged(p) && g.Stands(p, Settlement) && g.Ed().Settled(g, p, Settlement) > 0
}

// Quay says whether pieces may be placed aboard a player's transports at a place.
func (g *State) Quay(s play.Seat, p Place) bool { return g.Ed().Quay(g, s, p) }

// ArmySites are the territories where a player may place armies.
func (g *State) ArmySites(s play.Seat) PlaceSet { return g.Ed().ArmySites(g, s) }

// ReserveLimit is the VF a player may keep behind his screen.
func (g *State) ReserveLimit(s play.Seat) int16 { return g.Ed().ReserveLimit(g, s) }

// Harbour says whether a territory of a player has a port, and is not besieged.
func (g *State) Harbour(s play.Seat, p Place) bool {
	return g.AtHome(s, p) && !g.Besieged(p) && g.port(p) != NoPlace
}

// Place is one player's Placement.
func (g *State) Place(t *play.Table, s play.Seat) {
	for g.unplaced(s) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPlacement, g.ToPlace(s), g.ReserveLimit(s))
			g.offerPieces(o, s)
			pieces := o.Some()
			g.offerArmies(o, s)
			o.May(play.Choice{Verb: DonePlacement}, g.whyNotDonePlacing(s, pieces, o.Some()))
		})
		if a.Verb == DonePlacement {
			break
		}
		g.put(t, a)
	}
	g.ClearUnplaced(t, s)
}

// ToPlace is the VF a player has not placed, his reserve among them.
func (g *State) ToPlace(s play.Seat) int16 { return g.Players[s].Coming + g.Players[s].Reserve }

// unplaced says whether, for all that everybody knows, a player has something that he can place. A reserve is his
// secret.
func (g *State) unplaced(s play.Seat) bool {
	return g.Has(s, Logistica) || play.Offers(s, func(o *play.Asking) { g.offerPieces(o, s) }) ||
		g.Players[s].Coming > 0 && g.mayPlaceArmies(s)
}

// Waiting is how many pieces of a player wait for Placement.
func (g *State) Waiting(s play.Seat) int16 {
	var n int16
	for i := range g.TransportsOf(s) {
		n += int16(B2i(g.Transports[i].At == NoPlace))
	}
	for e := range g.EnginesOf(s) {
		n += int16(B2i(g.Engines[e].At == NoPlace))
	}
	for c := range g.CaptainsOf(s) {
		n += int16(B2i(g.Captains[c].At == NoPlace))
	}
	return n
}

// offerPieces lists the places of every piece that waits; of pieces that are alike, those of the first.
func (g *State) offerPieces(o *play.Asking, s play.Seat) {
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; x.At == NoPlace && firstAlike(g.Transports[:], i) {
			g.offerSites(o, s, x.Kind, PlaceTransport, i)
			if !x.Kind.Sea() {
				g.offerDecks(o, s, ShipTransport, i, Kind.Sea, wagonSpace)
			}
		}
	}
	for e := range g.EnginesOf(s) {
		if g.Engines[e].At == NoPlace && firstAlike(g.Engines[:], e) {
			g.offerSites(o, s, NoTransport, PlaceEngine, e)
			g.offerDecks(o, s, ShipEngine, e, Kind.Warlike, engineSpace)
		}
	}
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At == NoPlace && firstAlike(g.Captains[:], c) {
			g.offerSites(o, s, NoTransport, PlaceCaptain, c)
			g.offerDecks(o, s, ShipCaptain, c, Kind.Warlike, 0)
		}
	}
}

// firstAlike says whether no piece before one is its like in everything.
func firstAlike[T comparable](all []T, i int16) bool { return !slices.Contains(all[:i], all[i]) }

// offerSites adds the territories where a piece may be placed.
func (g *State) offerSites(o *play.Asking, s play.Seat, k Kind, verb play.Verb, piece int16) {
	for p := range g.Owned(s) {
		o.May(play.Choice{Verb: verb, A: piece, B: int16(p)}, g.whyNotSiteFor(s, p, k))
	}
}

// whyNotSiteFor is the rule that forbids to place a transport of a kind, or what is none, in a territory of a player.
// rule: mu-prototype/placement/ships-need-port
func (g *State) whyNotSiteFor(s play.Seat, p Place, k Kind) play.Rule {
	switch {
	case !g.Ed().Site(g, s, p):
		return RuleNotASite
	case k.Sea() && g.port(p) == NoPlace:
		return RuleShipPort
	}
	return play.Free
}

// offerDecks adds the transports aboard which a piece may be placed: of kinds that carry it, and with room for it.
// rule: mu-prototype/placement/on-transports
// rule: mu-prototype/transports/ships-carry-land-transports
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-alpha/concepts/transport-families
func (g *State) offerDecks(o *play.Asking, s play.Seat, verb play.Verb, piece int16, carries func(Kind) bool, space int16) {
	for i := range g.TransportsOf(s) {
		x := &g.Transports[i]
		if !g.Quay(s, x.At) {
			continue
		}
		why := play.Free
		switch {
		case !carries(x.Kind):
			why = RuleWarTransport
		case g.Space(i) < space:
			why = RuleNoSpace
		}
		o.May(play.Choice{Verb: verb, A: piece, B: i}, why)
	}
}

// offerArmies lists where VF may be placed, and how many at most.
func (g *State) offerArmies(o *play.Asking, s play.Seat) {
	if g.ToPlace(s) > 0 {
		for where, why := range g.waysToPlace(s, o.Looking()) {
			o.May(where, why)
		}
	}
}

// mayPlaceArmies says whether it lists any.
func (g *State) mayPlaceArmies(s play.Seat) bool {
	for _, why := range g.waysToPlace(s, false) {
		if why == play.Free {
			return true
		}
	}
	return false
}

// waysToPlace are the territories and transports where a player's VF may be placed, and how many at most, with what is no
// site of his too if somebody looks; each with the rule that forbids it.
func (g *State) waysToPlace(s play.Seat, looking bool) iter.Seq2[play.Choice, play.Rule] {
	return func(yield func(play.Choice, play.Rule) bool) {
		n, sites := g.ToPlace(s), g.ArmySites(s)
		for p := range g.Owned(s) {
			if !sites.Holds(p) && !looking {
				continue
			}
			room := g.Room(p)
			if !yield(upTo(play.Choice{Verb: PlaceArmies, A: int16(p)}, n, room), whyNotPlaceArmies(sites.Holds(p), room)) {
				return
			}
		}
		for i := range g.TransportsOf(s) {
			if !g.Quay(s, g.Transports[i].At) {
				continue
			}
			if !yield(play.Choice{Verb: ShipArmies, A: i, Lo: 1, Hi: max(1, min(n, g.Space(i)))}, g.whyNotShipArmies(i)) {
				return
			}
		}
	}
}

// whyNotPlaceArmies is the rule that forbids to place armies in a territory, by whether it is a site and its room.
// rule: mu-prototype/placement/supply-limit
// rule: mu-alpha/placement/respect-population
func whyNotPlaceArmies(site bool, room int16) play.Rule {
	switch {
	case !site:
		return RuleNotASite
	case room <= 0:
		return RuleNoFodder
	}
	return play.Free
}

func (g *State) whyNotShipArmies(i int16) play.Rule {
	if g.Space(i) <= 0 {
		return RuleNoSpace
	}
	return play.Free
}

// PlaceSet is a set of places, bit p of word p/64.
type PlaceSet [(medioevo.Places + 63) / 64]uint64

func (x *PlaceSet) Add(p Place)        { x[p/64] |= 1 << (p % 64) }
func (x *PlaceSet) Drop(p Place)       { x[p/64] &^= 1 << (p % 64) }
func (x *PlaceSet) Holds(p Place) bool { return x[p/64]&(1<<(p%64)) != 0 }

// Without is what is left of a set when another is taken from it.
func (x PlaceSet) Without(y PlaceSet) PlaceSet {
	for w := range x {
		x[w] &^= y[w]
	}
	return x
}

// each is every place of a set, as it was when one began to go through it, in the order of their numbers.
func (x PlaceSet) each() iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for w, set := range x {
			for ; set != 0; set &= set - 1 {
				if !yield(Place(w*64 + bits.TrailingZeros64(set))) {
					return
				}
			}
		}
	}
}

// whyNotDonePlacing is the rule that forbids to end, by whether there are pieces, or anything at all, that can be placed: what
// can be must be, but for the reserve.
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/placement/logistica-reserve
// rule: mu-alpha/placement/place-everything
// rule: mu-alpha/placement/logistics-reserve
func (g *State) whyNotDonePlacing(s play.Seat, pieces, some bool) play.Rule {
	limit := g.ReserveLimit(s)
	switch {
	case !pieces && (!some || g.ToPlace(s) <= limit):
		return play.Free
	case !pieces && limit > 0:
		return RuleReserveNoBigger
	}
	return RuleMustPlace
}

// put places something.
func (g *State) put(t *play.Table, a play.Answer) {
	switch a.Verb {
	case PlaceTransport:
		g.putTransport(t, a.A, Place(a.B), None)
	case ShipTransport:
		g.putTransport(t, a.A, g.Transports[a.B].At, a.B)
	case PlaceEngine:
		g.putEngine(t, a.A, Place(a.B), None)
	case ShipEngine:
		g.putEngine(t, a.A, g.Transports[a.B].At, a.B)
	case PlaceCaptain:
		g.putCaptain(t, a.A, Place(a.B), None)
	case ShipCaptain:
		g.putCaptain(t, a.A, g.Transports[a.B].At, a.B)
	case PlaceArmies:
		g.putArmies(a.Seat, a.N)
		g.Territories[a.A].VF[a.Seat] += a.N
		t.Tell(KeyPlacedArmies, int16(a.Seat), a.N, a.A)
	case ShipArmies:
		x := &g.Transports[a.A]
		g.putArmies(a.Seat, a.N)
		x.VF += a.N
		t.Tell(KeyShippedArmies, int16(a.Seat), a.N, int16(x.Kind), int16(x.At))
	}
}

func (g *State) putTransport(t *play.Table, i int16, at Place, aboard int16) {
	x := &g.Transports[i]
	x.At, x.Aboard = at, aboard
	t.Tell(KeyPlacedTransport, int16(x.Owner), int16(x.Kind), int16(x.Level), int16(at))
}

func (g *State) putEngine(t *play.Table, e int16, at Place, aboard int16) {
	x := &g.Engines[e]
	x.At, x.Aboard = at, aboard
	t.Tell(KeyPlacedEngine, int16(x.Owner), int16(x.Level), int16(at))
}

func (g *State) putCaptain(t *play.Table, c int16, at Place, aboard int16) {
	x := &g.Captains[c]
	x.At, x.Aboard = at, aboard
	t.Tell(KeyPlacedCaptain, int16(x.Owner), int16(x.Level), int16(at))
}

// putArmies takes VF from what has come in this turn, then from the reserve.
// rule: mu-prototype/placement/logistica-example
func (g *State) putArmies(s play.Seat, n int16) {
	x := &g.Players[s]
	fresh := min(n, x.Coming)
	x.Coming -= fresh
	x.Reserve -= n - fresh
}

// ClearUnplaced keeps what may stay in reserve; the rest that found no place is lost.
// rule: mu-prototype/placement/excess-lost
// rule: mu-prototype/placement/logistica-reserve
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/placement/respect-population
// rule: mu-alpha/placement/logistics-reserve
func (g *State) ClearUnplaced(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	n := g.ToPlace(s)
	x.Coming, x.Reserve = 0, min(n, g.ReserveLimit(s))
	if lost := n - x.Reserve; lost > 0 {
		t.Tell(KeyUnplaced, int16(s), lost)
	}
	if lost := g.Waiting(s); lost > 0 {
		g.clearWaiting(s)
		t.Tell(KeyUnplacedPieces, int16(s), lost)
		g.MayFall(t, s, play.Nobody) // a transport that waited may have been all he had
	}
}

func (g *State) clearWaiting(s play.Seat) {
	for i := range g.TransportsOf(s) {
		if g.Transports[i].At == NoPlace {
			g.Transports[i] = EmptyTransport()
		}
	}
	for e := range g.EnginesOf(s) {
		if g.Engines[e].At == NoPlace {
			g.Engines[e] = EmptyEngine()
		}
	}
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At == NoPlace {
			g.Captains[c] = EmptyCaptain()
		}
	}
}
