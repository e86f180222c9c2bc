package prototype

import (
	"slices"
	"strings"
	"testing"

	"signoria/play"
)

func sail(g *State, t *play.Table) { g.sailPirates(t) }

// west of the Peloponnese, where Thessaly and the Peloponnese are players'.
func ionian(t *testing.T) *stage {
	return position(t, 6).held(green, 30, "thessaly").held(red, 30, "peloponnese")
}

// rule: mu-prototype/pirates/directions
func TestCoursesOfPirates(t *testing.T) {
	names := func(all []Place) string {
		var ids []string
		for _, p := range all {
			ids = append(ids, box().Atlas.ID(p))
		}
		return strings.Join(ids, " ")
	}
	p := ionian(t)
	want(t, "eight ways, clockwise from north", names(p.courses(at("ionian-sea"))),
		"strait-of-otranto thessaly peloponnese cretan-sea libyan-sea gulf-of-sidra sicilian-sea gulf-of-taranto")
	p.land("thessaly").Owner = play.Nobody
	want(t, "a barbarian shore is none", len(p.courses(at("ionian-sea"))), 7)
	p.Players[red].Sheltered[0] = at("peloponnese")
	want(t, "nor a sheltered one", len(p.courses(at("ionian-sea"))), 6)
	p.Players[red].Sheltered[0] = NoPlace
	p.markRaided(red, at("peloponnese"))
	want(t, "nor one that was attacked in this turn", len(p.courses(at("ionian-sea"))), 6)
}

// rule: mu-prototype/pirates/direction-die
func TestDieForTheCourse(t *testing.T) {
	for n, faces := range map[int]int{1: 0, 2: 4, 4: 4, 5: 6, 6: 6, 7: 8, 8: 8, 9: 0, 12: 0} {
		want(t, "die", courseDie(n), faces)
	}
	five := []Place{10, 11, 12, 13, 14}
	var got Place
	p := position(t, 4).falling(d6(6), d6(4))
	p.run(func(g *State, t *play.Table) { got = g.heading(t, five) })
	want(t, "a 6 of five ways is rolled again", got, Place(13))
	before := p.Dice
	p.run(func(g *State, t *play.Table) { got = g.heading(t, five[:1]) })
	want(t, "one way needs no die", got == 10 && p.Dice == before, true)
	seen := map[Place]bool{}
	for seed := range uint64(200) {
		p := position(t, 4)
		p.Dice.Lo += seed << 9
		p.run(func(g *State, t *play.Table) { seen[g.heading(t, []Place{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})] = true })
	}
	want(t, "more than eight are all drawn", len(seen), 10)
}

// Two ships in the Ionian Sea: a d8 for each.
//
// rule: mu-prototype/pirates/direction-die
// rule: mu-prototype/pirates/moves-at-start-of-events
func TestTwoPiratesSail(t *testing.T) {
	p := ionian(t).falling(d8(5), d8(8))
	first := p.transport(Barbarians, Galley, 1, "ionian-sea", 8)
	second := p.transport(Barbarians, Galley, 1, "ionian-sea", 6)
	c := p.captain(Barbarians, 1, "ionian-sea", second)
	p.run(sail)
	want(t, "the first", p.Transports[first].At, at("libyan-sea"))
	want(t, "the second", p.Transports[second].At, at("gulf-of-taranto"))
	want(t, "with its Captain", p.Captains[c].At, at("gulf-of-taranto"))
	want(t, "by the die", p.told(KeyPirateDie, 8, 5) && p.told(KeyPirateDie, 8, 8), true)
}

// 8 and 6 VF, and one Captain in the reserve.
//
// rule: mu-prototype/pirates/captain-shortage
func TestOneCaptainForTwoShips(t *testing.T) {
	on := map[bool]int{}
	for seed := range uint64(20) {
		p := position(t, 4)
		p.Dice.Lo += seed << 9
		for i := range mostChiefs - 1 {
			p.captain(Barbarians, 1, box().Atlas.ID(Place(i)), None)
		}
		a := p.transport(Barbarians, Galley, 1, "ionian-sea", 8)
		b := p.transport(Barbarians, Galley, 1, "ionian-sea", 6)
		p.run(func(g *State, t *play.Table) { g.commission(t, a, b) })
		want(t, "one has him, the other has none", (p.pirateCaptain(a) == None) != (p.pirateCaptain(b) == None), true)
		on[p.pirateCaptain(a) != None]++
	}
	want(t, "by lot", on[true] > 0 && on[false] > 0, true)

	p := position(t, 4)
	a, b := p.transport(Barbarians, Galley, 1, "ionian-sea", 8), p.transport(Barbarians, Galley, 1, "ionian-sea", 6)
	p.run(func(g *State, t *play.Table) {
		g.commission(t)
		g.commission(t, a, b)
	})
	want(t, "where there are enough each has one", p.pirateCaptain(a) != None && p.pirateCaptain(b) != None, true)
	captains := 0
	for range p.captainsOf(Barbarians) {
		captains++
	}
	want(t, "and no more", captains, 2)

	p = position(t, 4)
	a, dice := p.transport(Barbarians, Galley, 1, "ionian-sea", 8), p.Dice
	p.run(func(g *State, t *play.Table) { g.commission(t, a) })
	want(t, "for one ship no lot is drawn", p.pirateCaptain(a) != None && p.Dice == dice, true)
	for p.spareChief() {
		p.captain(Barbarians, 1, "egypt", None)
	}
	a, b = p.transport(Barbarians, Galley, 1, "ionian-sea", 8), p.transport(Barbarians, Galley, 1, "ionian-sea", 6)
	p.run(func(g *State, t *play.Table) { g.commission(t, a, b) })
	want(t, "for a Captain that there is not none either", p.Dice, dice)
}

// lastly gives the last choice to every question left.
func (p *stage) lastly() *stage {
	for !p.over() {
		o := p.match.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		p.play(c.With(o.Seat, c.Lo))
	}
	return p
}

// landing is a pirate Galley in the Ionian Sea that goes to Thessaly.
func landing(t *testing.T, vf, defenders int16) (p *stage, ship, chief int16) {
	p = position(t, 6).held(green, defenders, "thessaly").held(green, 80, "egypt").falling(d8(2))
	ship = p.transport(Barbarians, Galley, 1, "ionian-sea", vf)
	chief = p.captain(Barbarians, 1, "ionian-sea", ship)
	p.Phase = Events
	return p.run(sail).lastly(), ship, chief
}

// rule: mu-prototype/pirates/landing-attack
// rule: mu-prototype/pirates/galley-removed-after-landing
// rule: mu-prototype/pirates/repulsed-landing
func TestPiratesLand(t *testing.T) {
	p, ship, _ := landing(t, 20, 2)
	want(t, "with all VF", p.told(KeyPirateLands, int16(at("thessaly")), int16(green), 20), true)
	want(t, "they hold it", p.land("thessaly").Owner, play.Nobody)
	want(t, "with all who are left", p.ground(Barbarians, at("thessaly")), p.Battle.Host)
	want(t, "under their Captain, who has risen", p.chiefLevel(p.barbarianCaptain(at("thessaly"))), 2)
	want(t, "the Galley is gone", p.Transports[ship].Kind, NoTransport)
	want(t, "they do not attack again", p.land("thessaly").Attacked, true)
	want(t, "nor does anybody attack green there in this turn", p.hasBeenRaided(green, at("thessaly")), true)

	p, ship, chief := landing(t, 5, 60)
	want(t, "against whatever strength", p.told(KeyPirateLands, int16(at("thessaly")), int16(green), 5), true)
	want(t, "who loses is no more", p.ground(Barbarians, at("thessaly")), 0)
	want(t, "nor his Captain", p.Captains[chief].Level, 0)
	want(t, "nor the Galley", p.Transports[ship].Kind, NoTransport)
	want(t, "green keeps Thessaly", p.land("thessaly").Owner, green)
}

// The Byzantine fleet is down to 8 VF, by a CORSARO in the last Trade; a pirate Galley with 10 VF lies in the zone.
//
// rule: mu-prototype/barbarians/corsair-then-pirates
// rule: mu-prototype/pirates/attacks-at-sea
func TestPiratesAttackTheWeakenedFleet(t *testing.T) {
	for vf, attacked := range map[int16]bool{8: true, 15: false, 10: false} {
		p := position(t, 4).held(green, 9, "sinai")
		p.transport(Barbarians, Galley, 1, "cretan-sea", 10)
		p.transport(green, Galley, 2, "cretan-sea", vf-2)
		p.transport(green, Merchantman, 1, "cretan-sea", 2)
		p.raids()
		want(t, "attacked with 9", p.told(KeyPirateHit, int16(at("cretan-sea")), int16(green), 9), attacked)
		if attacked {
			want(t, "Galleys ram", p.Battle.Sides[0].Ram > 0 && p.Battle.Sides[1].Ram > 0, true)
		}
	}
}

// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
func TestPiratesTakeAFleet(t *testing.T) {
	p := position(t, 4).held(green, 9, "sinai")
	pirate := p.transport(Barbarians, Galley, 1, "cretan-sea", 20)
	idle := p.transport(Barbarians, Galley, 1, "cretan-sea", 19)
	ship := p.transport(green, Merchantman, 1, "cretan-sea", 1)
	p.Transports[ship].Cargo[0] = Lot{N: 3, From: None}
	p.raids()
	want(t, "the fleet is gone", p.Transports[ship].Kind, NoTransport)
	want(t, "by one of them only", p.Transports[idle].VF, 19)
	want(t, "who has a Captain now", p.pirateCaptain(pirate) != None && p.pirateCaptain(idle) == None, true)
	want(t, "one has stayed out of it", p.Transports[pirate].VF, 1+p.Battle.Host)
}

// rule: mu-prototype/pirates/attacks-at-sea
func TestOnePirateRams(t *testing.T) {
	p := position(t, 4).held(green, 9, "sinai").falling(d4(3))
	p.transport(Barbarians, Galley, 1, "cretan-sea", 20)
	p.transport(Barbarians, Galley, 1, "cretan-sea", 19)
	p.transport(green, Merchantman, 1, "cretan-sea", 15)
	p.raids()
	want(t, "with d4+1", p.Battle.Sides[1].Ram, 4)
}

// rule: mu-prototype/pirates/capacity
func TestPirateGalleyHoldsTwenty(t *testing.T) {
	p := position(t, 4)
	p.run(func(g *State, t *play.Table) { g.launch(t, at("cretan-sea"), 30) })
	want(t, "VF", slices.MaxFunc(p.Transports[:], func(a, b Transport) int { return int(a.VF - b.VF) }).VF, 20)
}

// A full Galley recruits nobody, one that is nearly full as many as it still holds; without a Captain nobody.
// rule: mu-prototype/pirates/pirate-recruiting
func TestPiratesRecruitUpToTheirHold(t *testing.T) {
	for _, c := range []struct {
		vf    int16
		chief int8
		want  int16
	}{{20, 3, 0}, {19, 3, 1}, {18, 1, 1}, {10, 2, 2}, {10, 3, 3}, {10, 0, 0}} {
		p := position(t, 4)
		ship := p.transport(Barbarians, Galley, 1, "ionian-sea", c.vf)
		if c.chief > 0 {
			p.captain(Barbarians, c.chief, "ionian-sea", ship)
		}
		p.run(func(g *State, t *play.Table) { g.recruitAtSea(t) })
		want(t, "VF aboard", p.Transports[ship].VF, c.vf+c.want)
		want(t, "told", p.told(KeyRecruits, int16(at("ionian-sea"))), c.want > 0)
	}
}
