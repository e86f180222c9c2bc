package warriorknights

import (
	"math/bits"

	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// An army is a noble and the troops assigned to him, or the troops that lie in a fortress. Army n is
// noble n's; the garrison of seat s is army nobles+s. A set of armies or nobles is a uint32, bit a for
// army a; a set of regions a uint64.

const markerWorth = 100 // casualties, breaches: each marker stands for 100

const KeyLeavesMap play.Key = 100 // noble A leaves the map at region B: he has no troops

var armyChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyLeavesMap: "leaves-map"},
}

// Shapes of nobles.
const (
	square int8 = iota
	circle
	triangle
	star
)

func baronOf(army int8) play.Seat {
	if army < nobles {
		return play.Seat(army / 4)
	}
	return play.Seat(army - nobles)
}

func nobleOf(s play.Seat, shape int8) int8 { return int8(s)*4 + shape }
func shapeOf(n int8) int8                  { return n % 4 }
func garrisonOf(s play.Seat) int8          { return nobles + int8(s) }

// nextIn takes the lowest member out of a set of nobles or armies.
func nextIn(set *uint32) int8 {
	i := bits.TrailingZeros32(*set)
	*set &= *set - 1
	return int8(i)
}

// nextRegion takes the lowest region out of a set.
func nextRegion(set *uint64) int8 {
	i := bits.TrailingZeros64(*set)
	*set &= *set - 1
	return int8(i)
}

// noblesOf is the set of a Baron's nobles.
func noblesOf(s play.Seat) uint32 { return 0b1111 << (4 * uint(s)) }

func isIn(set uint32, a int8) bool          { return set>>uint(a)&1 == 1 }
func regionIn(set uint64, region int8) bool { return set>>uint(region)&1 == 1 }

// troop is what is printed on a troop card. Seat s has regulars 4s to 4s+3; mercenaries follow.
func (g *State) troop(t int8) *BoxTroop {
	if t < regulars {
		return &box.Barons[g.Barons[t/4].Colour].Regulars[t%4]
	}
	return &box.Mercenary[t-regulars]
}

func isRegular(t int8) bool { return t < regulars }

// strengthOf is the strength of an army's troops, maintained ones included, whatever it has lost.
func (g *State) strengthOf(a int8) int16 {
	sum := g.strengthOfCards(a)
	if a < nobles {
		sum += g.officeMod(a, ModMaintained)
	}
	return sum
}

func (g *State) strengthOfCards(a int8) (sum int16) {
	own := baronOf(a) * 4
	for t := range g.TroopAt[own : own+4] {
		if g.TroopAt[int(own)+t] == a {
			sum += g.troop(int8(own) + int8(t)).Strength
		}
	}
	for i, at := range g.TroopAt[regulars:] {
		if at == a {
			sum += box.Mercenary[i].Strength
		}
	}
	return sum
}

// effective is an army's strength less 100 for each casualty marker.
func (g *State) effective(a int8) int16 {
	return max(0, g.strengthOf(a)-markerWorth*int16(g.Casualties[a]))
}

// cityStrength is a city's strength as it stands: fortified, breached.
func (g *State) cityStrength(c int8) int16 {
	city := &g.Cities[c]
	if city.Pillaged {
		return 0
	}
	strength := box.Cities[c].Strength - markerWorth*int16(city.Breaches)
	if city.Fortified {
		strength += fortification
	}
	return max(0, strength)
}

// fortressStrength is a fortress's strength as it stands, without its garrison.
func (g *State) fortressStrength(s play.Seat) int16 {
	f := &g.Fortresses[s]
	if f.At == None {
		return 0
	}
	return max(0, box.Barons[g.Barons[s].Colour].Fortress-markerWorth*int16(f.Breaches))
}

func (g *State) besieged(c int8) bool { return g.Cities[c].Siege != [MaxBarons]int16{} }

func (g *State) fortressBesieged(s play.Seat) bool {
	return g.Fortresses[s].Siege != [MaxBarons]int16{}
}

// noblesAt are a Baron's nobles in a region. Those on its port symbol are not in it.
// rule: warrior-knights/sea-movement/at-sea-untouchable
func (g *State) noblesAt(s play.Seat, region int8) (set uint32) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if g.Nobles[n].At == region && !g.Nobles[n].AtSea {
			set |= 1 << uint(n)
		}
	}
	return set
}

// readyNoblesAt are those of them who are not exhausted.
func (g *State) readyNoblesAt(s play.Seat, region int8) uint32 {
	return g.ready(g.noblesAt(s, region))
}

func (g *State) ready(set uint32) (ready uint32) {
	for set != 0 {
		if n := nextIn(&set); !g.Nobles[n].Exhausted {
			ready |= 1 << uint(n)
		}
	}
	return ready
}

func (g *State) offMap(n int8) bool { return g.Nobles[n].At == None }

// standingCity is the region's city if it has one that is not pillaged, or None.
func (g *State) standingCity(region int8) int8 {
	if c := box.Regions[region].City; c != None && !g.Cities[c].Pillaged {
		return c
	}
	return None
}

// cityOf is the city a Baron controls in the region, or None.
func (g *State) cityOf(s play.Seat, region int8) int8 {
	if c := g.standingCity(region); c != None && g.Cities[c].Owner == s {
		return c
	}
	return None
}

// withinSiege says whether a noble counts as inside a besieged city of his Baron.
// rule: warrior-knights/siege/relief-army-counts-as-inside
func (g *State) withinSiege(n int8) bool {
	noble := &g.Nobles[n]
	if noble.At == None || noble.AtSea {
		return false
	}
	c := g.cityOf(baronOf(n), noble.At)
	return c != None && g.besieged(c)
}

// stand puts a noble somewhere: into a region, on its port symbol, or off the map (None).
func (g *State) stand(t *play.Table, n, region int8, atSea bool) {
	noble := &g.Nobles[n]
	left := noble.At
	noble.At, noble.AtSea = region, atSea
	if left != None && left != region {
		g.leaveSieges(t, n, left)
	}
}

// leaveMapIfEmpty takes a noble without troops off the map. Who has casualty markers has given them away before.
// rule: warrior-knights/agenda/maintained-troops
// rule: warrior-knights/transfers/emptied-donor-leaves-map
func (g *State) leaveMapIfEmpty(t *play.Table, n int8) {
	if !g.offMap(n) && g.strengthOf(n) == 0 {
		t.Tell(KeyLeavesMap, int16(n), int16(g.Nobles[n].At))
		g.stand(t, n, None, false)
	}
}

// discardMercenary puts a mercenary on the discard pile.
func (g *State) discardMercenary(troop int8) {
	g.TroopAt[troop] = InMercenaryDiscard
	g.MercenarySpent.Push(uint8(troop), chance.Everyone)
}

// desert shuffles a mercenary back into the deck.
func (g *State) desert(t *play.Table, troop int8) {
	t.Chance()
	g.TroopAt[troop] = InMercenaryDeck
	g.Mercenaries.Under(uint8(troop), 0)
	g.Mercenaries.Shuffle(&g.Dice)
}
