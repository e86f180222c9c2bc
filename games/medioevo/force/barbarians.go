package force

import (
	"cmp"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events, Barbarians: what they attack, who of them does, and what becomes of what they take. Each of their
// territories and pirate Galleys attacks once at most, and so is each territory or fleet of a player attacked.

const (
	KeyRaid      play.Key = 345 // barbarians of A attack B's territory C with D VF
	KeyRaidGuest play.Key = 346 // barbarians of A attack B's armies there with C VF
	KeyOverrun   play.Key = 347 // the barbarians take territory A from B; C VF hold it
	KeySwept     play.Key = 348 // barbarians at A take what B had there
	KeyPirateHit play.Key = 350 // pirates in A attack B's ships with C VF
)

var barbarianChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyRaid: "raid", KeyRaidGuest: "raid-guest", KeyOverrun: "overrun", KeySwept: "swept",
		KeyPirateHit: "pirate-hit",
	},
}

// garrison is the VF that stays behind where barbarians set out.
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-alpha/barbarians/attack-until-one-left
const garrison = 1

// raider is barbarians who may attack: those of a territory, or aboard a pirate Galley.
type raider struct {
	from  Place
	Ship  int16 // None: of the territory
	vf    int16
	chief int8
}

// prey is what barbarians may attack: a player's territory, or his armies among them or at sea.
type prey struct {
	At   Place
	Of   play.Seat
	rank [5]int16 // by which it is chosen, the least first
}

// BarbarianSteps are where an edition's barbarians do otherwise.
type BarbarianSteps struct {
	// Restless says whether barbarians in a territory recruit because players hold a part of its realm.
	Restless func(g *State, p Place) bool
	// ChiefSlain is what follows when a player kills a barbarian Captain.
	ChiefSlain func(g *State, t *play.Table, by play.Seat, level int8, at Place)
}

func (x *BarbarianSteps) complete() {
	orElse(&x.ChiefSlain, func(*State, *play.Table, play.Seat, int8, Place) {})
}

// Rouse makes ready all barbarians that have somebody to attack.
// rule: mu-prototype/barbarians/supply-tested-in-events
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) Rouse() {
	for p := range g.Land() {
		g.Territories[p].Due = g.Ground(Barbarians, p) > garrison && len(g.PreyOf(g.RaiderOf(p))) > 0
	}
	for i := range g.Pirates() {
		x := &g.Transports[i]
		if x.Moved &^= DueToRaid; len(g.PreyOf(g.raiderAboard(i))) > 0 { // of fewer VF, and so he has 1 to leave aboard
			x.Moved |= DueToRaid
		}
	}
}

func (g *State) RaiderOf(p Place) raider {
	return raider{p, None, g.Ground(Barbarians, p), g.ChiefLevel(g.BarbarianCaptain(p))}
}

func (g *State) raiderAboard(i int16) raider {
	x := &g.Transports[i]
	return raider{x.At, i, x.VF, g.ChiefLevel(g.PirateCaptain(i))}
}

// Raid lets the next barbarians attack and says whether there were any. Who has lost its target to others takes the
// next best.
// rule: mu-prototype/barbarians/one-attack-per-barbarian-territory
// rule: mu-prototype/barbarians/losing-attacker-picks-again
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
// rule: mu-prototype/pirates/attacks-at-sea
func (g *State) Raid(t *play.Table) bool {
	r, some := g.NextRaider(t)
	if !some {
		return false
	}
	if r.Ship != None {
		g.Transports[r.Ship].Moved &^= DueToRaid
	} else {
		g.Territories[r.from].Due, g.Territories[r.from].Attacked = false, true
	}
	left := slices.DeleteFunc(g.PreyOf(r), func(x prey) bool { return g.HasBeenRaided(x.Of, x.At) })
	if len(left) > 0 {
		g.fall(t, r, g.choosePrey(t, left))
	}
	return true
}

// NextRaider is who attacks first of those that are ready: who has most VF, then the highest Captain, then by lot.
// rule: mu-prototype/barbarians/attacker-most-vf
// rule: mu-prototype/barbarians/attacker-highest-captain
// rule: mu-prototype/barbarians/attacker-die
func (g *State) NextRaider(t *play.Table) (raider, bool) {
	var ready []raider
	for p := range g.Land() {
		if g.Territories[p].Due {
			ready = append(ready, g.RaiderOf(p))
		}
	}
	for i := range g.Pirates() {
		if g.Transports[i].Moved&DueToRaid != 0 {
			ready = append(ready, g.raiderAboard(i))
		}
	}
	if len(ready) == 0 {
		return raider{}, false
	}
	return byLot(g, t, ready, func(a, b raider) int {
		return cmp.Or(cmp.Compare(b.vf, a.vf), cmp.Compare(b.chief, a.chief))
	}), true
}

// byLot is the first of some things, by lot if several are equally first.
func byLot[T any](g *State, t *play.Table, all []T, before func(a, b T) int) T {
	best := slices.MinFunc(all, before)
	first := slices.DeleteFunc(slices.Clone(all), func(x T) bool { return before(x, best) != 0 })
	if len(first) == 1 {
		return best
	}
	t.Chance()
	return first[g.Dice.N(len(first))]
}

// PreyOf is everything that barbarians have reason to attack and may, whether it was attacked in this turn or not.
func (g *State) PreyOf(r raider) []prey {
	return slices.DeleteFunc(g.tempting(r), func(x prey) bool { return g.Ed().NoAttacks(g, x.At) != play.Free })
}

// tempting is everything that they have reason to attack.
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) tempting(r raider) []prey {
	if r.Ship == None && !g.Barbarian(r.from) {
		return nil
	}
	all := g.guests(r)
	if r.Ship != None {
		return all
	}
	crowded := g.Crowded(r.from)
	for p := range g.Neighbours(r.from) {
		s := g.Territories[p].Owner
		if s == play.Nobody || g.Contested(p) || g.Sheltered(p) || !crowded && g.Strength(s, p) >= r.vf {
			continue
		}
		all = append(all, prey{p, s, g.temptation(r.from, s, p)})
	}
	return all
}

// guests are the players weaker than the barbarians among whom they are, or than the pirates in whose zone their ships
// lie. Each is compared on his own, on the ground and aboard together.
// rule: mu-prototype/barbarians/peaceful-passage
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-prototype/barbarians/corsair-then-pirates
// rule: mu-alpha/barbarians/peaceful-presence
func (g *State) guests(r raider) []prey {
	var all []prey
	for _, s := range g.AllSeats() {
		if n := g.Strength(s, r.from); n > 0 && n < r.vf {
			all = append(all, prey{r.from, s, [5]int16{elsewhere, n, 0, 0, g.captainsAt(s, r.from)}})
		}
	}
	return all
}

// Crowded says whether more barbarians stand in a territory of theirs than it feeds.
// rule: mu-prototype/barbarians/attack-when-overcrowded
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) Crowded(p Place) bool {
	return g.Barbarian(p) && g.Ground(Barbarians, p) > g.SupplyLimit(p)
}

// How near a target is to the barbarians' hearts.
const (
	completesRealm int16 = iota
	ofRealm
	elsewhere
)

// temptation is by what barbarians choose among targets: a territory that makes their realm whole, then one of their
// realm; then the least VF, no fortification, the smallest settlement, the fewest Captains.
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/barbarians/target-weakest
// rule: mu-prototype/barbarians/target-unfortified
// rule: mu-prototype/barbarians/target-smallest-settlement
// rule: mu-prototype/barbarians/target-fewest-captains
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) temptation(from Place, s play.Seat, p Place) [5]int16 {
	return [5]int16{
		g.Longing(from, p), g.Strength(s, p), int16(B2i(g.Stands(p, Fort))), int16(g.Built(p, Settlement)), g.captainsAt(s, p),
	}
}

// rule: mu-prototype/barbarians/target-completes-realm
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) Longing(from, p Place) int16 {
	if g.RealmOf(from) != g.RealmOf(p) {
		return elsewhere
	}
	for q := range g.RealmLand(g.RealmOf(p)) {
		if q != p && !g.Barbarian(q) {
			return ofRealm
		}
	}
	return completesRealm
}

// captainsAt is how many Captains of a player are at a place.
func (g *State) captainsAt(s play.Seat, p Place) int16 {
	var n int16
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At == p {
			n++
		}
	}
	return n
}

// rule: mu-prototype/barbarians/target-die
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) choosePrey(t *play.Table, all []prey) prey {
	return byLot(g, t, all, func(a, b prey) int { return slices.Compare(a.rank[:], b.rank[:]) })
}

// HasBeenRaided says whether barbarians have attacked what a player has at a place in this turn.
// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-alpha/barbarians/attack-conditions
func (g *State) HasBeenRaided(s play.Seat, p Place) bool {
	if p.Sea() {
		return g.Players[s].Raided&(1<<(p-Territories)) != 0
	}
	return g.Territories[p].Struck&(1<<s) != 0
}

func (g *State) MarkRaided(s play.Seat, p Place) {
	if p.Sea() {
		g.Players[s].Raided |= 1 << (p - Territories)
	} else {
		g.Territories[p].Struck |= 1 << s
	}
}

// fall lets barbarians fight for what they have chosen, round after round to the end. They need no Captain.
// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-alpha/barbarians/attack-until-one-left
func (g *State) fall(t *play.Table, r raider, x prey) {
	g.MarkRaided(x.Of, x.At)
	vf := r.vf - garrison
	switch {
	case r.Ship != None:
		t.Tell(KeyPirateHit, int16(r.from), int16(x.Of), vf)
		g.raidFleet(t, r.Ship, x, vf)
	case x.At == r.from:
		t.Tell(KeyRaidGuest, int16(r.from), int16(x.Of), vf)
		g.raidGuest(t, x, vf)
	default:
		t.Tell(KeyRaid, int16(r.from), int16(x.Of), int16(x.At), vf)
		g.RaidLand(t, r.from, x, vf)
	}
}

// RaidLand fights for a player's territory next to the barbarians'. After a victory all who are left but the garrison
// move in, with their Captain.
// rule: mu-prototype/barbarians/victors-move-in
// rule: mu-alpha/barbarians/attack-until-one-left
func (g *State) RaidLand(t *play.Table, from Place, x prey, vf int16) {
	chief := g.BarbarianCaptain(from) //stale:ok their Captain falls with his army, below
	won := g.BarbarianAttack(t, from, None, x.At, x.Of, vf)
	left := g.Battle.Host
	g.Territories[from].VF[Barbarians] = garrison
	if !won {
		g.repulsed(t, chief, x.At) // rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
		return
	}
	if chief != None {
		g.Captains[chief].At = x.At
	}
	g.Overrun(t, x, left)
}

// Overrun gives a territory to barbarians who have beaten its defenders.
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
func (g *State) Overrun(t *play.Table, x prey, vf int16) {
	t.Tell(KeyOverrun, int16(x.At), int16(x.Of), vf)
	g.Territories[x.At].VF[Barbarians] += vf
	g.Territories[x.At].Attacked = true // rule: mu-prototype/barbarian-growth/attackers-keep-excess
	for _, s := range g.fallenWith(x) { //stale:ok who has fallen for good by then has nothing left here
		g.sweepAway(t, s, x.At)
		g.MayFall(t, s, play.Nobody) // rule: mu-prototype/elimination/condition
	}
	g.sweepAway(t, x.Of, x.At)
	g.Burn(x.At)
	g.Hand(t, x.At, play.Nobody)
	g.Exalt(t, x.At, None)
}

// raidGuest fights with a player's armies in the barbarians' own territory.
func (g *State) raidGuest(t *play.Table, x prey, vf int16) {
	chief := g.BarbarianCaptain(x.At) //stale:ok their Captain falls with his army, below
	won := g.BarbarianAttack(t, x.At, None, x.At, x.Of, vf)
	g.Territories[x.At].VF[Barbarians] = garrison + g.Battle.Host
	if !won {
		g.repulsed(t, chief, x.At)
		return
	}
	g.seize(t, x, None)
}

// raidFleet fights with a player's ships in the zone of a pirate Galley. Other pirates there look on.
func (g *State) raidFleet(t *play.Table, ship int16, x prey, vf int16) {
	won := g.boarding(t, ship, x, vf)
	g.Transports[ship].VF = garrison + g.Battle.Host
	if !won {
		g.repulsed(t, g.PirateCaptain(ship), x.At)
		return
	}
	g.seize(t, x, ship)
}

// seize takes away what barbarians have conquered of a player at a place where he owned nothing but what was there.
// Transports among it are a conquest.
func (g *State) seize(t *play.Table, x prey, ship int16) {
	some := false
	for _, s := range append([]play.Seat{x.Of}, g.fallenWith(x)...) { //stale:ok who has fallen for good by then has nothing left here
		t.Tell(KeySwept, int16(x.At), int16(s))
		some = g.sweepAway(t, s, x.At) || some
		g.MayFall(t, s, play.Nobody)
	}
	if some {
		g.Exalt(t, x.At, ship)
	}
}

// fallenWith are the players who have fought beside the prey of barbarians and fallen with it.
func (g *State) fallenWith(x prey) (all []play.Seat) {
	for _, s := range g.AllSeats() {
		if s != x.Of && g.Battle.Sides[Defending].Allies&Bit(s) != 0 && g.Strength(s, x.At) == 0 {
			all = append(all, s)
		}
	}
	return all
}

// sweepAway removes a player's transports with all goods, Captains and engines at a place that barbarians have taken,
// and says whether there were transports. Nobody gets honour for it.
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-prototype/victory-play/cards-do-not-destroy
func (g *State) sweepAway(t *play.Table, s play.Seat, p Place) bool {
	some := false
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s {
			some = true
			g.Eliminate(t, i)
		}
	}
	g.RemoveCaptains(s, p)
	g.RemoveEngines(s, p)
	return some
}

// repulsed is the end of barbarians who were beaten in an attack of their own: their Captain dies with them, by the
// hand of who fought the last roll.
func (g *State) repulsed(t *play.Table, chief int16, at Place) {
	if chief != None {
		g.Slay(t, chief, g.Battle.Sides[Defending].Seat, at)
	}
}
