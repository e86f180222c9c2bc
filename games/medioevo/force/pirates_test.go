package force_test

import (
	"slices"
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func sail(g *State, t *play.Table) { g.SailPirates(t) }

// west of the Peloponnese, where Thessaly and the Peloponnese are players'.
func ionian(t *testing.T) *Stage {
	return Position(t, 6).Held(Green, 30, "thessaly").Held(Red, 30, "peloponnese")
}

// rule: mu-prototype/pirates/directions
func TestCoursesOfPirates(t *testing.T) {
	names := func(all []Place) string {
		var ids []string
		for _, p := range all {
			ids = append(ids, TheBox().Atlas.ID(p))
		}
		return strings.Join(ids, " ")
	}
	p := ionian(t)
	Want(t, "eight ways, clockwise from north", names(p.Courses(At("ionian-sea"))),
		"strait-of-otranto thessaly peloponnese cretan-sea libyan-sea gulf-of-sidra sicilian-sea gulf-of-taranto")
	p.Land("thessaly").Owner = play.Nobody
	Want(t, "a barbarian shore is none", len(p.Courses(At("ionian-sea"))), 7)
	p.Players[Red].Sheltered[0] = At("peloponnese")
	Want(t, "nor a sheltered one", len(p.Courses(At("ionian-sea"))), 6)
	p.Players[Red].Sheltered[0] = NoPlace
	p.MarkRaided(Red, At("peloponnese"))
	Want(t, "nor one that was attacked in this turn", len(p.Courses(At("ionian-sea"))), 6)
}

// rule: mu-prototype/pirates/direction-die
func TestDieForTheCourse(t *testing.T) {
	for n, faces := range map[int]int{1: 0, 2: 4, 4: 4, 5: 6, 6: 6, 7: 8, 8: 8, 9: 0, 12: 0} {
		Want(t, "die", CourseDie(n), faces)
	}
	five := []Place{10, 11, 12, 13, 14}
	var got Place
	p := Position(t, 4).Falling(D6(6), D6(4))
	p.Run(func(g *State, t *play.Table) { got = g.Heading(t, five) })
	Want(t, "a 6 of five ways is rolled again", got, Place(13))
	before := p.Dice
	p.Run(func(g *State, t *play.Table) { got = g.Heading(t, five[:1]) })
	Want(t, "one way needs no die", got == 10 && p.Dice == before, true)
	seen := map[Place]bool{}
	for seed := range uint64(200) {
		p := Position(t, 4)
		p.Dice.Lo += seed << 9
		p.Run(func(g *State, t *play.Table) { seen[g.Heading(t, []Place{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})] = true })
	}
	Want(t, "more than eight are all drawn", len(seen), 10)
}

// Two ships in the Ionian Sea: a d8 for each.
//
// rule: mu-prototype/pirates/direction-die
// rule: mu-prototype/pirates/moves-at-start-of-events
func TestTwoPiratesSail(t *testing.T) {
	p := ionian(t).Falling(D8(5), D8(8))
	first := p.Transport(Barbarians, Galley, 1, "ionian-sea", 8)
	second := p.Transport(Barbarians, Galley, 1, "ionian-sea", 6)
	c := p.Captain(Barbarians, 1, "ionian-sea", second)
	p.Run(sail)
	Want(t, "the first", p.Transports[first].At, At("libyan-sea"))
	Want(t, "the second", p.Transports[second].At, At("gulf-of-taranto"))
	Want(t, "with its Captain", p.Captains[c].At, At("gulf-of-taranto"))
	Want(t, "by the die", p.Told(KeyPirateDie, 8, 5) && p.Told(KeyPirateDie, 8, 8), true)
}

// 8 and 6 VF, and one Captain in the reserve.
//
// rule: mu-prototype/pirates/captain-shortage
func TestOneCaptainForTwoShips(t *testing.T) {
	on := map[bool]int{}
	for seed := range uint64(20) {
		p := Position(t, 4)
		p.Dice.Lo += seed << 9
		for i := range MostChiefs - 1 {
			p.Captain(Barbarians, 1, TheBox().Atlas.ID(Place(i)), None)
		}
		a := p.Transport(Barbarians, Galley, 1, "ionian-sea", 8)
		b := p.Transport(Barbarians, Galley, 1, "ionian-sea", 6)
		p.Run(func(g *State, t *play.Table) { g.Commission(t, a, b) })
		Want(t, "one has him, the other has none", (p.PirateCaptain(a) == None) != (p.PirateCaptain(b) == None), true)
		on[p.PirateCaptain(a) != None]++
	}
	Want(t, "by lot", on[true] > 0 && on[false] > 0, true)

	p := Position(t, 4)
	a, b := p.Transport(Barbarians, Galley, 1, "ionian-sea", 8), p.Transport(Barbarians, Galley, 1, "ionian-sea", 6)
	p.Run(func(g *State, t *play.Table) {
		g.Commission(t)
		g.Commission(t, a, b)
	})
	Want(t, "where there are enough each has one", p.PirateCaptain(a) != None && p.PirateCaptain(b) != None, true)
	captains := 0
	for range p.CaptainsOf(Barbarians) {
		captains++
	}
	Want(t, "and no more", captains, 2)

	p = Position(t, 4)
	a, dice := p.Transport(Barbarians, Galley, 1, "ionian-sea", 8), p.Dice
	p.Run(func(g *State, t *play.Table) { g.Commission(t, a) })
	Want(t, "for one ship no lot is drawn", p.PirateCaptain(a) != None && p.Dice == dice, true)
	for p.SpareChief() {
		p.Captain(Barbarians, 1, "egypt", None)
	}
	a, b = p.Transport(Barbarians, Galley, 1, "ionian-sea", 8), p.Transport(Barbarians, Galley, 1, "ionian-sea", 6)
	p.Run(func(g *State, t *play.Table) { g.Commission(t, a, b) })
	Want(t, "for a Captain that there is not none either", p.Dice, dice)
}

// lastly gives the last choice to every question left.
func lastly(p *Stage) *Stage {
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		p.Play(c.With(o.Seat, c.Lo))
	}
	return p
}

// landing is a pirate Galley in the Ionian Sea that goes to Thessaly.
func landing(t *testing.T, vf, defenders int16) (p *Stage, ship, chief int16) {
	p = Position(t, 6).Held(Green, defenders, "thessaly").Held(Green, 80, "egypt").Falling(D8(2))
	ship = p.Transport(Barbarians, Galley, 1, "ionian-sea", vf)
	chief = p.Captain(Barbarians, 1, "ionian-sea", ship)
	p.Phase = Events
	return lastly(p.Run(sail)), ship, chief
}

// rule: mu-prototype/pirates/landing-attack
// rule: mu-prototype/pirates/galley-removed-after-landing
// rule: mu-prototype/pirates/repulsed-landing
func TestPiratesLand(t *testing.T) {
	p, ship, _ := landing(t, 20, 2)
	Want(t, "with all VF", p.Told(KeyPirateLands, int16(At("thessaly")), int16(Green), 20), true)
	Want(t, "they hold it", p.Land("thessaly").Owner, play.Nobody)
	Want(t, "with all who are left", p.Ground(Barbarians, At("thessaly")), p.Battle.Host)
	Want(t, "under their Captain, who has risen", p.ChiefLevel(p.BarbarianCaptain(At("thessaly"))), 2)
	Want(t, "the Galley is gone", p.Transports[ship].Kind, NoTransport)
	Want(t, "they do not attack again", p.Land("thessaly").Attacked, true)
	Want(t, "nor does anybody attack green there in this turn", p.HasBeenRaided(Green, At("thessaly")), true)

	p, ship, chief := landing(t, 5, 60)
	Want(t, "against whatever strength", p.Told(KeyPirateLands, int16(At("thessaly")), int16(Green), 5), true)
	Want(t, "who loses is no more", p.Ground(Barbarians, At("thessaly")), 0)
	Want(t, "nor his Captain", p.Captains[chief].Level, 0)
	Want(t, "nor the Galley", p.Transports[ship].Kind, NoTransport)
	Want(t, "green keeps Thessaly", p.Land("thessaly").Owner, Green)
}

// The Byzantine fleet is down to 8 VF, by a CORSARO in the last Trade; a pirate Galley with 10 VF lies in the zone.
//
// rule: mu-prototype/barbarians/corsair-then-pirates
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-alpha/barbarians/attack-until-one-left
func TestPiratesAttackTheWeakenedFleet(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for vf, attacked := range map[int16]bool{8: true, 15: false, 10: false} {
			p := Position(t, 4).Held(Green, 9, "sinai")
			p.Transport(Barbarians, Galley, 1, "cretan-sea", 10)
			p.Transport(Green, Galley, 2, "cretan-sea", vf-2)
			p.Transport(Green, Merchantman, 1, "cretan-sea", 2)
			p.Raids()
			Want(t, "attacked with 9", p.Told(KeyPirateHit, int16(At("cretan-sea")), int16(Green), 9), attacked)
			if attacked {
				Want(t, "Galleys ram", p.Battle.Sides[0].Ram > 0 && p.Battle.Sides[1].Ram > 0, true)
			}
		}
	})
}

// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
// rule: mu-alpha/barbarians/attack-until-one-left
func TestPiratesTakeAFleet(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 9, "sinai")
		pirate := p.Transport(Barbarians, Galley, 1, "cretan-sea", 20)
		idle := p.Transport(Barbarians, Galley, 1, "cretan-sea", 19)
		ship := p.Transport(Green, Merchantman, 1, "cretan-sea", 1)
		p.Transports[ship].Cargo[0] = Lot{N: 3, From: None}
		p.Raids()
		Want(t, "the fleet is gone", p.Transports[ship].Kind, NoTransport)
		Want(t, "by one of them only", p.Transports[idle].VF, 19)
		Want(t, "who has a Captain now", p.PirateCaptain(pirate) != None && p.PirateCaptain(idle) == None, true)
		Want(t, "one has stayed out of it", p.Transports[pirate].VF, 1+p.Battle.Host)
	})
}

// rule: mu-prototype/pirates/attacks-at-sea
func TestOnePirateRams(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "sinai").Falling(D4(3))
	p.Transport(Barbarians, Galley, 1, "cretan-sea", 20)
	p.Transport(Barbarians, Galley, 1, "cretan-sea", 19)
	p.Transport(Green, Merchantman, 1, "cretan-sea", 15)
	p.Raids()
	Want(t, "with d4+1", p.Battle.Sides[1].Ram, 4)
}

// rule: mu-prototype/pirates/capacity
func TestPirateGalleyHoldsTwenty(t *testing.T) {
	p := Position(t, 4)
	p.Run(func(g *State, t *play.Table) { g.Launch(t, At("cretan-sea"), 30) })
	Want(t, "VF", slices.MaxFunc(p.Transports[:], func(a, b Transport) int { return int(a.VF - b.VF) }).VF, 20)
}

// A full Galley recruits nobody, one that is nearly full as many as it still holds; without a Captain nobody.
// rule: mu-prototype/pirates/pirate-recruiting
func TestPiratesRecruitUpToTheirHold(t *testing.T) {
	for _, c := range []struct {
		vf    int16
		chief int8
		want  int16
	}{{20, 3, 0}, {19, 3, 1}, {18, 1, 1}, {10, 2, 2}, {10, 3, 3}, {10, 0, 0}} {
		p := Position(t, 4)
		ship := p.Transport(Barbarians, Galley, 1, "ionian-sea", c.vf)
		if c.chief > 0 {
			p.Captain(Barbarians, c.chief, "ionian-sea", ship)
		}
		p.Run(func(g *State, t *play.Table) { g.RecruitAtSea(t) })
		Want(t, "VF aboard", p.Transports[ship].VF, c.vf+c.want)
		Want(t, "told", p.Told(KeyRecruits, int16(At("ionian-sea"))), c.want > 0)
	}
}
