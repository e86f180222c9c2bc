package prototype

import (
	"slices"
	"testing"

	"signoria/play"
)

func growWild(g *State, t *play.Table) { g.growWild(t) }

// used takes all tiles of a level of a building out of the reserve: they stand in far-off lands.
func (p *stage) used(b Building, level int8) *stage {
	for i := 0; p.left(b, level) > 0; i++ {
		if id := box().Atlas.ID(Place(i)); p.built(Place(i), b) == 0 && id != "kiev" && id != "sijilmasa" {
			p.build(b, level, id)
		}
	}
	return p
}

// rule: mu-prototype/barbarian-growth/when-the-ladder-applies
// rule: mu-prototype/barbarian-growth/step-1-tower
// rule: mu-prototype/barbarian-growth/step-2-village
// rule: mu-prototype/barbarian-growth/step-3-fortress
// rule: mu-prototype/barbarian-growth/step-4-borough
// rule: mu-prototype/barbarian-growth/step-5-new-captain
// rule: mu-prototype/barbarian-growth/step-6-promote-captain
// rule: mu-prototype/barbarian-growth/one-step-per-events-phase
// rule: mu-prototype/barbarian-growth/build-does-not-cost-vf
// rule: mu-prototype/barbarian-growth/ladder-has-no-castle
func TestTheLadder(t *testing.T) {
	type rung struct {
		level [2]int8
		chief int8
	}
	for _, x := range []struct {
		name string
		p    *stage
		want rung
	}{
		{"a Tower first", position(t, 4), rung{[2]int8{0, 1}, 0}},
		{"then a Village", position(t, 4).build(Fort, 1, "kiev"), rung{[2]int8{1, 1}, 0}},
		{"then a Fortress for the Tower", position(t, 4).build(Fort, 1, "kiev").build(Settlement, 1, "kiev"), rung{[2]int8{1, 2}, 0}},
		{"then a Borough for the Village", position(t, 4).build(Fort, 2, "kiev").build(Settlement, 1, "kiev"), rung{[2]int8{2, 2}, 0}},
		{"then a Captain", position(t, 4).build(Fort, 2, "kiev").build(Settlement, 2, "kiev"), rung{[2]int8{2, 2}, 1}},
		{"City and Fortress stay", position(t, 4).build(Fort, 2, "kiev").build(Settlement, 3, "kiev"), rung{[2]int8{3, 2}, 1}},
		{"no Tower is left", position(t, 4).used(Fort, 1), rung{[2]int8{1, 0}, 0}},
		{"no Tower and no Village", position(t, 4).used(Fort, 1).used(Settlement, 1), rung{[2]int8{0, 0}, 1}},
		{"no Fortress", position(t, 4).used(Fort, 2).build(Fort, 1, "kiev").build(Settlement, 1, "kiev"), rung{[2]int8{2, 1}, 0}},
		{"no Borough", position(t, 4).used(Settlement, 2).build(Fort, 2, "kiev").build(Settlement, 1, "kiev"), rung{[2]int8{1, 2}, 1}},
	} {
		x.p.wild("kiev", 60).run(growWild)
		got := rung{x.p.land("kiev").Level, x.p.chiefLevel(x.p.barbarianCaptain(at("kiev")))}
		want(t, x.name, got, x.want)
		want(t, x.name+": who is still too many goes, nobody else", x.p.ground(Barbarians, at("kiev")), x.p.supplyLimit(at("kiev")))
	}
	// A Captain there is promoted; where there is no population centre, no Village is built.
	p := position(t, 4).build(Fort, 2, "kiev").build(Settlement, 2, "kiev").wild("kiev", 60)
	p.captain(Barbarians, 2, "kiev", None)
	p.run(growWild)
	want(t, "promoted", p.chiefLevel(p.barbarianCaptain(at("kiev"))), 3)
	p = position(t, 4).build(Fort, 1, "sijilmasa").wild("sijilmasa", 60)
	p.run(growWild)
	want(t, "no Village in the desert", p.land("sijilmasa").Level, [2]int8{0, 2})
	p = position(t, 4).wild("kiev", 9)
	p.run(growWild)
	want(t, "the Tower feeds who built it", p.ground(Barbarians, at("kiev")), 9)
	p = position(t, 4).wild("kiev", 5)
	p.run(growWild)
	want(t, "nothing is done where the land feeds all", p.land("kiev").Level, [2]int8{0, 0})
	p = position(t, 4).wild("kiev", 7).held(green, 5, "chernigov").held(green, 5, "turov", "cumania", "bessarabia", "smolensk", "ruthenia")
	p.run(growWild)
	want(t, "nor where a player is next", p.land("kiev").Level, [2]int8{0, 0})
	want(t, "but who cannot attack does not stay", p.ground(Barbarians, at("kiev")), 5)
}

// rule: mu-prototype/barbarian-growth/step-5-new-captain
func TestNoCaptainIsLeft(t *testing.T) {
	p := position(t, 4).build(Fort, 2, "kiev").build(Settlement, 2, "kiev").wild("kiev", 60)
	for i := range mostChiefs {
		p.captain(Barbarians, 1, box().Atlas.ID(Place(i)), None)
	}
	p.run(growWild)
	want(t, "no eighth", p.barbarianCaptain(at("kiev")), int16(None))
}

// rule: mu-prototype/barbarian-growth/remaining-excess-removed
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
func TestExcessOfBarbarians(t *testing.T) {
	p := position(t, 4).wild("sijilmasa", 30).wild("kiev", 30)
	p.land("kiev").Attacked = true
	p.run(growWild)
	want(t, "with a new Tower 10 stay", p.ground(Barbarians, at("sijilmasa")), 10)
	want(t, "who has attacked keeps all", p.ground(Barbarians, at("kiev")), 30)
	want(t, "and builds nothing", p.land("kiev").Level[Fort], 0)
}

// A coast with 14 VF: 13 go aboard, 1 stays.
//
// rule: mu-prototype/barbarian-growth/step-7-galley
// rule: mu-prototype/barbarian-growth/step-7-leaves-one-vf
// rule: mu-prototype/pirates/capacity
func TestBarbariansPutToSea(t *testing.T) {
	for _, x := range []struct{ vf, aboard int16 }{{14, 13}, {21, 20}, {24, 20}} {
		p := position(t, 4).wild("cyrenaica", x.vf).build(Fort, 2, "cyrenaica")
		c := p.captain(Barbarians, 3, "cyrenaica", None)
		p.run(func(g *State, t *play.Table) { g.climb(t, at("cyrenaica")) })
		ship := int16(None)
		for i := range p.pirates() {
			ship = i
		}
		if ship == None {
			t.Fatal("no Galley")
		}
		y := &p.Transports[ship]
		want(t, "a Galley of level I", Transport{Kind: y.Kind, Level: y.Level}, Transport{Kind: Galley, Level: 1})
		want(t, "in the zone of the port", y.At, port(at("cyrenaica")))
		want(t, "VF aboard", y.VF, x.aboard)
		want(t, "VF ashore", p.ground(Barbarians, at("cyrenaica")), x.vf-x.aboard)
		want(t, "the Captain is aboard", p.pirateCaptain(ship), c)
		want(t, "and ashore no more", p.barbarianCaptain(at("cyrenaica")), int16(None))
	}
	zones := map[Place]bool{}
	for seed := range uint64(30) {
		p := position(t, 4).wild("sinai", 9).build(Fort, 2, "sinai")
		p.captain(Barbarians, 3, "sinai", None)
		p.Dice.Lo += seed << 9
		p.run(func(g *State, t *play.Table) { g.climb(t, at("sinai")) })
		for i := range p.pirates() {
			zones[p.Transports[i].At] = true
		}
	}
	want(t, "without a port each zone at the coast is drawn", len(zones), len(box().Atlas.Territories[at("sinai")].Coast))
	p := position(t, 4).wild("sijilmasa", 9).build(Fort, 2, "sijilmasa")
	p.captain(Barbarians, 3, "sijilmasa", None)
	p.run(growWild)
	want(t, "no Galley inland", slices.ContainsFunc(p.Transports[:], func(x Transport) bool { return x.Kind != NoTransport }), false)
}

func activate(land string) func(g *State, t *play.Table) {
	return func(g *State, t *play.Table) { g.activate(t, at(land)) }
}

// rule: mu-prototype/barbarian-activation/neighbours-and-realm-grow
// rule: mu-prototype/barbarian-activation/captains-add-more
// rule: mu-prototype/barbarian-activation/immediate
// rule: mu-prototype/barbarian-activation/excess-until-events
func TestConquestStirsBarbarians(t *testing.T) {
	p := position(t, 6).wild("cappadocia", 5).held(green, 5, "pontus").held(red, 1, "paphlagonia")
	p.captain(Barbarians, 2, "cilicia", None)
	p.run(activate("paphlagonia"))
	for land, vf := range map[string]int16{
		"cappadocia": 6, // next to it and of its realm: once; more than it feeds
		"lycia":      1, // empty
		"cilicia":    3, // with a Captain of level II
		"bithynia":   1, // next to it, of another realm
		"pontus":     0, // a player's
		"syria":      0, // neither
	} {
		want(t, land, p.ground(Barbarians, at(land)), vf)
	}
	p = position(t, 6).run(activate("kent"))
	want(t, "the whole realm, near and far", p.ground(Barbarians, at("gascony")), 1)
}

// Where there is no coast no Galley appears, and nobody leaves the land.
// rule: mu-prototype/barbarian-growth/step-7-galley
func TestNobodyPutsToSeaFromInland(t *testing.T) {
	inland := ""
	for _, x := range box().Atlas.Territories {
		if len(x.Coast) == 0 {
			inland = x.ID
		}
	}
	p := position(t, 6).wild(inland, 15)
	p.run(func(g *State, t *play.Table) { g.putToSea(t, at(inland), None) })
	for range p.pirates() {
		t.Error("a Galley of " + inland)
	}
	want(t, "VF ashore", p.ground(Barbarians, at(inland)), 15)
}

// The top of the ladder: a Captain rises to the third level; then barbarians of a coast put to sea, whether the coast has a
// port or not, if a Galley is left.
//
// rule: mu-prototype/barbarian-growth/step-6-promote-captain
// rule: mu-prototype/barbarian-growth/step-7-galley
// rule: mu-prototype/barbarian-growth/ladder-has-no-castle
func TestTheTopOfTheLadder(t *testing.T) {
	for _, c := range []struct {
		name   string
		chief  int8
		free   bool
		level  int8
		atSea  int
		ashore int16
	}{
		{"a Captain II rises", 2, true, 3, 0, 9},
		{"a Captain III goes to sea", 3, true, 3, 1, 1},
		{"without a Galley nobody does", 3, false, 3, 0, 9},
		{"and where no Captain can be had neither does he", 0, true, 0, 1, 1},
	} {
		p := position(t, 4).wild("palestine", 9).build(Fort, 2, "palestine")
		captain := int16(None)
		if c.chief > 0 {
			captain = p.captain(Barbarians, c.chief, "palestine", None)
		} else {
			for range captains {
				p.captain(Barbarians, 1, "kiev", None)
			}
		}
		for i := range p.Transports {
			if !c.free {
				p.Transports[i] = Transport{Kind: Caravan, Level: 1, Owner: red, At: at("egypt"), Aboard: None, VF: 1}
			}
		}
		p.run(func(g *State, t *play.Table) { g.climb(t, at("palestine")) })
		n := 0
		for range p.pirates() {
			n++
		}
		want(t, c.name, n, c.atSea)
		want(t, c.name+": VF ashore", p.ground(Barbarians, at("palestine")), c.ashore)
		if captain != None {
			want(t, c.name+": level", p.Captains[captain].Level, c.level)
		}
	}
	p := position(t, 4).wild("judea", 9).build(Fort, 2, "judea").build(Settlement, 2, "judea")
	p.captain(Barbarians, 3, "judea", None)
	p.run(func(g *State, t *play.Table) { g.climb(t, at("judea")) })
	for i := range p.pirates() {
		want(t, "off the only sea of a coast without a port", p.Transports[i].At, at("levantine-sea"))
		return
	}
	t.Error("no Galley")
}

// A Tower that feeds all of them leaves nobody to go.
//
// rule: mu-prototype/barbarian-growth/when-the-ladder-applies
// rule: mu-prototype/barbarian-growth/remaining-excess-removed
func TestWhatALandFeedsAfterItsStepStays(t *testing.T) {
	p := position(t, 4).wild("kiev", 10).run(growWild)
	want(t, "plain and Tower feed", p.supplyLimit(at("kiev")), 10)
	want(t, "VF", p.ground(Barbarians, at("kiev")), 10)
	want(t, "told that some leave", p.told(KeyDwindles, int16(at("kiev"))), false)
}

// Recruits come to Captains by their level, and to barbarian land next to players' land of the same realm, if barbarians
// stand anywhere in the realm; to nobody else.
//
// rule: mu-prototype/barbarian-recruitment/captains
// rule: mu-prototype/barbarian-recruitment/partly-occupied-realms
// rule: mu-prototype/barbarian-recruitment/both-add-up
// rule: mu-prototype/pirates/pirate-recruiting
func TestWhereBarbariansRecruit(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(p *stage)
		want int16
	}{
		{"nobody", func(*stage) {}, 0},
		{"a Captain II", func(p *stage) { p.captain(Barbarians, 2, "palestine", None) }, 2},
		{"beside a player's land of the realm", func(p *stage) { p.wild("palestine", 1).held(green, 5, "judea") }, 1},
		{"beside it, the others of the realm standing elsewhere", func(p *stage) { p.wild("egypt", 1).held(green, 5, "judea") }, 1},
		{"beside it, but no barbarians in the realm", func(p *stage) { p.held(green, 5, "judea") }, 0},
		{"beside a player's land of another realm", func(p *stage) { p.wild("palestine", 1).held(green, 5, "syria") }, 0},
		{"both", func(p *stage) {
			p.wild("palestine", 1).held(green, 5, "judea").captain(Barbarians, 3, "palestine", None)
		}, 4},
	} {
		p := position(t, 6)
		c.lay(p)
		before := p.ground(Barbarians, at("palestine"))
		p.run(func(g *State, t *play.Table) { g.recruit(t) })
		want(t, c.name, p.ground(Barbarians, at("palestine"))-before, c.want)
		want(t, c.name+": told", p.told(KeyRecruits, int16(at("palestine"))), c.want > 0)
	}
	p := position(t, 6)
	pirate := p.transport(Barbarians, Galley, 1, "levantine-sea", 5)
	p.captain(Barbarians, 2, "levantine-sea", pirate)
	p.run(func(g *State, t *play.Table) { g.recruit(t) })
	want(t, "pirates", p.Transports[pirate].VF, 7)
}

// A conquest is told with how many have gathered where; the land itself, now the player's, gathers none, and where there are
// no barbarians beside it or in its realm nothing is told.
//
// rule: mu-prototype/barbarian-activation/neighbours-and-realm-grow
// rule: mu-prototype/barbarian-activation/captains-add-more
func TestWhomAConquestStirs(t *testing.T) {
	p := position(t, 6)
	var lands, vf int16
	for q := range p.State.land() {
		if q != at("palestine") && (realmOf(q) == realmOf(at("palestine")) || box().Atlas.Border(at("palestine"), q) != nil) {
			lands++
		}
	}
	p.captain(Barbarians, 2, "egypt", None)
	p.run(func(g *State, t *play.Table) { g.activate(t, at("palestine")) })
	for q := range p.State.land() {
		vf += p.ground(Barbarians, q)
	}
	want(t, "1 in each land, and 2 for the Captain", vf, lands+2)
	want(t, "told", p.told(KeyStirs, int16(at("palestine")), vf, lands), true)
	want(t, "in the land itself", p.ground(Barbarians, at("palestine")), 0)
	for q := range p.State.land() {
		p.Territories[q].Owner = red
	}
	p.run(func(g *State, t *play.Table) { g.activate(t, at("palestine")) })
	want(t, "where nobody is left to stir", p.told(KeyStirs), false)
}
