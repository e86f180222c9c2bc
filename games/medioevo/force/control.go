package force

import (
	"iter"
	"math/bits"
	"slices"

	"signoria/games/medioevo"
	"signoria/play"
)

// What stands where, whose it is, and who may be where.

// seats are the players still in the game, in the order of the turn.
func (g *State) AllSeats() []play.Seat {
	all := make([]play.Seat, 0, MostRealms)
	for _, s := range g.Order {
		if s != play.Nobody && !g.Players[s].Out {
			all = append(all, s)
		}
	}
	return all
}

// Others are the players still in the game but one, in the order of the turn after him.
func (g *State) Others(s play.Seat) []play.Seat { return g.others(s, make([]play.Seat, 0, MostRealms)) }

// others adds them to a list: the caller's, so that one that is only read costs nothing. It is a call of its own, or Others
// would be too long to be laid into its callers.
//
//go:noinline
func (g *State) others(s play.Seat, list []play.Seat) []play.Seat {
	all := g.AllSeats()
	i := slices.Index(all, s)
	return append(append(list, all[i+1:]...), all[:max(i, 0)]...)
}

// Has says whether a player's technologies hold one that is at work.
func (g *State) Has(s play.Seat, tech int8) bool {
	return s >= 0 && s < MostRealms && g.Players[s].Techs&(1<<tech) != 0
}

// howMany is how many of a set of technologies he has; barbarians have none.
func (g *State) howMany(s play.Seat, techs uint64) int8 {
	if s < 0 || s >= MostRealms {
		return 0
	}
	return int8(bits.OnesCount64(g.Players[s].Techs & techs))
}

// hasAny says whether he has one of a set.
func (g *State) hasAny(s play.Seat, techs uint64) bool { return g.Players[s].Techs&techs != 0 }

// TechCount is how many technologies he owns, those just bought counted.
func (g *State) TechCount(s play.Seat) int {
	return bits.OnesCount64(g.Players[s].Techs | g.Players[s].Bought)
}

// The number of technologies at which a technology level begins.
const (
	techsForTwo   = 8
	techsForThree = 16
)

// Level is a player's Technology Level (TL), 1 to 3. What was bought in this Purchase phase does not count yet.
// rule: mu-prototype/technology-level/thresholds
// rule: mu-prototype/technology-level/effective-after-purchase-phase
func (g *State) Level(s play.Seat) int8 {
	switch n := bits.OnesCount64(g.Players[s].Techs); {
	case n >= techsForThree:
		return 3
	case n >= techsForTwo:
		return 2
	}
	return 1
}

// AtWar says whether two sides fight each other on sight. Barbarians are nobody's friends, and nobody's enemies at
// sight either: attacks on them need no declaration.
func (g *State) AtWar(a, b play.Seat) bool {
	return a >= 0 && b >= 0 && a < MostRealms && b < MostRealms && g.Players[a].War&(1<<b) != 0
}

// Granted says whether a treaty in force grants something from one player to another.
func (g *State) Granted(term medioevo.Term, from, to play.Seat) bool {
	return g.Treaties.Grant(term, from, to) != nil
}

// InPlay says whether a place belongs to this game.
// rule: mu-prototype/realms/excluded-below-six-players
func (g *State) InPlay(p Place) bool { return p.Sea() || p.Land() && !g.Territories[p].Out }

// Land is every territory of this game.
func (g *State) Land() iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for i := range g.Territories {
			if !g.Territories[i].Out && !yield(Place(i)) {
				return
			}
		}
	}
}

// Owned is every territory a player owns. Contested ones belong to nobody.
func (g *State) Owned(s play.Seat) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for i := range g.Territories {
			if g.Territories[i].Owner == s && !g.Contested(Place(i)) && !yield(Place(i)) {
				return
			}
		}
	}
}

// heldBy is every territory a player holds, contested ones too.
func (g *State) heldBy(s play.Seat) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for p := range g.Land() {
			if g.Holder(p) == s && !yield(p) {
				return
			}
		}
	}
}

// Contested says whether a territory is contested: nobody owns it, and who held it before defends its buildings.
// rule: mu-prototype/contested/contested-has-no-owner-effects
func (g *State) Contested(p Place) bool { return g.Territories[p].Before != play.Nobody }

// Holder is who owns a territory or, while it is contested, held it before. Nobody: the barbarians.
func (g *State) Holder(p Place) play.Seat {
	if x := &g.Territories[p]; x.Before != play.Nobody {
		return x.Before
	} else {
		return x.Owner
	}
}

// Barbarian says whether a territory is the barbarians'.
func (g *State) Barbarian(p Place) bool { return g.Holder(p) == play.Nobody }

// Ground is a side's VF on the ground of a territory.
func (g *State) Ground(s play.Seat, p Place) int16 { return g.Territories[p].VF[s] }

// aboardAt is a side's VF aboard transports at a place. Ships in its port count.
func (g *State) aboardAt(s play.Seat, p Place) int16 {
	var n int16
	for i := range g.Berths() {
		if x := &g.Transports[i]; x.Kind != NoTransport && x.Owner == s && x.At == p {
			n += x.VF
		}
	}
	return n
}

// Strength is all of a side's VF at a place, on the ground and aboard.
func (g *State) Strength(s play.Seat, p Place) int16 {
	n := g.aboardAt(s, p)
	if p.Land() {
		n += g.Ground(s, p)
	}
	return n
}

// transportsAt is every transport at a place, those aboard ships too.
func (g *State) transportsAt(p Place) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.Berths() {
			if x := &g.Transports[i]; x.Kind != NoTransport && x.At == p && !yield(i) {
				return
			}
		}
	}
}

// TransportsOf is every transport of a side, those to be placed too.
func (g *State) TransportsOf(s play.Seat) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.Berths() {
			if x := &g.Transports[i]; x.Kind != NoTransport && x.Owner == s && !yield(i) {
				return
			}
		}
	}
}

// CaptainsOf and enginesOf are a side's Captains and engines, those to be placed too.
func (g *State) CaptainsOf(s play.Seat) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.Captains {
			if x := &g.Captains[i]; x.Level > 0 && x.Owner == s && !yield(int16(i)) {
				return
			}
		}
	}
}

func (g *State) EnginesOf(s play.Seat) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.Engines {
			if x := &g.Engines[i]; x.Level > 0 && x.Owner == s && !yield(int16(i)) {
				return
			}
		}
	}
}

// captainsAboard, enginesAboard and transportsAboard are what a transport carries itself, whosever it is, without what
// rides on what it carries. Only ships carry transports.
func (g *State) captainsAboard(i int16) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for c := range g.Captains {
			if x := &g.Captains[c]; x.Level > 0 && x.Aboard == i && !yield(int16(c)) {
				return
			}
		}
	}
}

func (g *State) enginesAboard(i int16) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for e := range g.Engines {
			if x := &g.Engines[e]; x.Level > 0 && x.Aboard == i && !yield(int16(e)) {
				return
			}
		}
	}
}

func (g *State) transportsAboard(i int16) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		if !g.Transports[i].Kind.Sea() {
			return
		}
		for j := range g.Berths() {
			if x := &g.Transports[j]; x.Kind != NoTransport && x.Aboard == i && !yield(j) {
				return
			}
		}
	}
}

// CaptainAt finds a side's Captain at a place, the highest, or None.
func (g *State) CaptainAt(s play.Seat, p Place) int16 {
	best := int16(None)
	for c := range g.CaptainsOf(s) {
		if x := &g.Captains[c]; x.At == p && (best == None || x.Level > g.Captains[best].Level) {
			best = c
		}
	}
	return best
}

// Sea says whether a kind of transport is a ship, warlike whether it is a war transport.
// rule: mu-alpha/concepts/transport-families
func (k Kind) Sea() bool     { return k == Merchantman || k == Galley }
func (k Kind) Warlike() bool { return k == Galley || k == WarWagon }

// Stands says whether a line of buildings stands in a territory and can be used: it is neither missing nor damaged.
// rule: mu-prototype/events/damaged-building-unusable
func (g *State) Stands(p Place, b Building) bool {
	return g.Built(p, b) > 0 && g.Territories[p].Damaged&(1<<b) == 0
}

// Built is the level of a line of buildings in a territory, 0 if there is none; a Cathedral or Fair has level 1.
func (g *State) Built(p Place, b Building) int8 {
	x := &g.Territories[p]
	switch {
	case b <= Fort:
		return x.Level[b]
	case b == Cathedral:
		return B2i(x.Cathedral)
	}
	return B2i(x.Fairs&(1<<(b-FairBuilding)) != 0)
}

// SetBuilt sets the level of a line of buildings in a territory.
func (g *State) SetBuilt(p Place, b Building, level int8) {
	x := &g.Territories[p]
	switch {
	case b <= Fort:
		x.Level[b] = level
	case b == Cathedral:
		if x.Cathedral = level > 0; x.Cathedral {
			g.Ed().CathedralRaised(g, p)
		} else {
			g.Ed().CathedralGone(g, p)
		}
	case level > 0:
		x.Fairs |= 1 << (b - FairBuilding)
	default:
		x.Fairs &^= 1 << (b - FairBuilding)
	}
	if level == 0 {
		x.Damaged &^= 1 << b
	}
}

// Left is how many tiles of a building are in the game's reserve. What has been ordered counts as taken.
// rule: mu-prototype/components/shared-pool
func (g *State) Left(b Building, level int8) int8 {
	n := g.Box().Buildings[b][level].Pool
	for i := range g.Territories {
		n -= B2i(g.Built(Place(i), b) == level) + B2i(g.Ordered(Place(i), b) == level)
	}
	return n
}

// Ordered is the level to which a building has been ordered in this turn, 0 if it has not.
func (g *State) Ordered(p Place, b Building) int8 {
	x := &g.Territories[p]
	if b <= Fort {
		return x.Orders[b]
	}
	return B2i(x.Ordered&(1<<b) != 0)
}

// Besieged says whether a territory's fortification is besieged.
func (g *State) Besieged(p Place) bool { return g.Territories[p].Siege.By != play.Nobody }

// port is the sea zone a territory's port opens on, or NoPlace.
func (g *State) port(p Place) Place { return g.Box().Atlas.Territories[p].Port }

// RealmOf is the realm a territory belongs to.
func (g *State) RealmOf(p Place) int8 { return g.Box().Atlas.Territories[p].Realm }

// RealmLand is every territory of a realm that is in this game.
func (g *State) RealmLand(realm int8) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for _, p := range g.Box().Atlas.Realms[realm].Territories {
			if g.InPlay(p) && !yield(p) {
				return
			}
		}
	}
}

// SizeOf is a realm's class of size.
// rule: mu-alpha/concepts/kingdom-sizes
func (g *State) SizeOf(realm int8) medioevo.Size { return g.Ed().SizeOf(g, realm) }

// OwnsRealm says whether a player owns every territory of a realm that is in this game.
// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
// rule: mu-alpha/setup/areas-out-of-play
func (g *State) OwnsRealm(s play.Seat, realm int8) bool {
	some := false
	for p := range g.RealmLand(realm) {
		if g.Territories[p].Owner != s {
			return false
		}
		some = true
	}
	return some
}

// Played says whether a realm was taken by a player at the start.
func (g *State) Played(realm int8) bool {
	for s := range g.Players[:g.Seats] {
		if g.Players[s].Realm == realm {
			return true
		}
	}
	return false
}

// Neighbours is every territory in this game that borders another by land or across a strait.
func (g *State) Neighbours(p Place) iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for _, b := range g.Box().Atlas.Territories[p].Borders {
			if g.InPlay(b.To) && !yield(b.To) {
				return
			}
		}
	}
}

// Bit is a seat in a set of seats.
func Bit(s play.Seat) uint16 { return 1 << uint(s) }

// B2i is 1 for what is so, else 0.
func B2i(b bool) int8 {
	if b {
		return 1
	}
	return 0
}
