package force_test

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func growWild(g *State, t *play.Table) { g.GrowWild(t) }

// used takes all tiles of a level of a building out of the reserve: they stand in far-off lands.
func used(p *Stage, b Building, level int8) *Stage {
	for i := 0; p.Left(b, level) > 0; i++ {
		if id := TheBox().Atlas.ID(Place(i)); p.Built(Place(i), b) == 0 && id != "kiev" && id != "sijilmasa" {
			p.Build(b, level, id)
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
// rule: mu-alpha/barbarians/overpopulation-ladder
func TestTheLadder(t *testing.T) {
	InEach(t, func(t *testing.T) {
		type rung struct {
			level [2]int8
			chief int8
		}
		for _, x := range []struct {
			name string
			p    *Stage
			want rung
		}{
			{"a Tower first", Position(t, 4), rung{[2]int8{0, 1}, 0}},
			{"then a Village", Position(t, 4).Build(Fort, 1, "kiev"), rung{[2]int8{1, 1}, 0}},
			{"then a Fortress for the Tower", Position(t, 4).Build(Fort, 1, "kiev").Build(Settlement, 1, "kiev"), rung{[2]int8{1, 2}, 0}},
			{"then a Borough for the Village", Position(t, 4).Build(Fort, 2, "kiev").Build(Settlement, 1, "kiev"), rung{[2]int8{2, 2}, 0}},
			{"then a Captain", Position(t, 4).Build(Fort, 2, "kiev").Build(Settlement, 2, "kiev"), rung{[2]int8{2, 2}, 1}},
			{"City and Fortress stay", Position(t, 4).Build(Fort, 2, "kiev").Build(Settlement, 3, "kiev"), rung{[2]int8{3, 2}, 1}},
			{"no Tower is left", used(Position(t, 4), Fort, 1), rung{[2]int8{1, 0}, 0}},
			{"no Tower and no Village", used(used(Position(t, 4), Fort, 1), Settlement, 1), rung{[2]int8{0, 0}, 1}},
			{"no Fortress", used(Position(t, 4), Fort, 2).Build(Fort, 1, "kiev").Build(Settlement, 1, "kiev"), rung{[2]int8{2, 1}, 0}},
			{"no Borough", used(Position(t, 4), Settlement, 2).Build(Fort, 2, "kiev").Build(Settlement, 1, "kiev"), rung{[2]int8{1, 2}, 1}},
		} {
			x.p.Wild("kiev", 60).Run(growWild)
			got := rung{x.p.Land("kiev").Level, x.p.ChiefLevel(x.p.BarbarianCaptain(At("kiev")))}
			Want(t, x.name, got, x.want)
			Want(t, x.name+": who is still too many goes, nobody else", x.p.Ground(Barbarians, At("kiev")), x.p.SupplyLimit(At("kiev")))
		}
		// A Captain there is promoted; where there is no population centre, no Village is built.
		p := Position(t, 4).Build(Fort, 2, "kiev").Build(Settlement, 2, "kiev").Wild("kiev", 60)
		p.Captain(Barbarians, 2, "kiev", None)
		p.Run(growWild)
		Want(t, "promoted", p.ChiefLevel(p.BarbarianCaptain(At("kiev"))), 3)
		p = Position(t, 4).Build(Fort, 1, "sijilmasa").Wild("sijilmasa", 60)
		p.Run(growWild)
		Want(t, "no Village in the desert", p.Land("sijilmasa").Level, [2]int8{0, 2})
		p = Position(t, 4).Wild("kiev", 9)
		p.Run(growWild)
		Want(t, "the Tower feeds who built it", p.Ground(Barbarians, At("kiev")), 9)
		p = Position(t, 4).Wild("kiev", 5)
		p.Run(growWild)
		Want(t, "nothing is done where the land feeds all", p.Land("kiev").Level, [2]int8{0, 0})
		p = Position(t, 4).Wild("kiev", 7).Held(Green, 5, "chernigov").Held(Green, 5, "turov", "cumania", "bessarabia", "smolensk", "ruthenia")
		p.Run(growWild)
		Want(t, "nor where a player is next", p.Land("kiev").Level, [2]int8{0, 0})
		Want(t, "but who cannot attack does not stay", p.Ground(Barbarians, At("kiev")), 5)
	})
}

// rule: mu-prototype/barbarian-growth/step-5-new-captain
// rule: mu-alpha/barbarians/overpopulation-ladder
func TestNoCaptainIsLeft(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Build(Fort, 2, "kiev").Build(Settlement, 2, "kiev").Wild("kiev", 60)
		for i := range MostChiefs {
			p.Captain(Barbarians, 1, TheBox().Atlas.ID(Place(i)), None)
		}
		p.Run(growWild)
		Want(t, "no eighth", p.BarbarianCaptain(At("kiev")), int16(None))
	})
}

// rule: mu-prototype/barbarian-growth/remaining-excess-removed
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
// rule: mu-alpha/barbarians/overpopulation-ladder
func TestExcessOfBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("sijilmasa", 30).Wild("kiev", 30)
		p.Land("kiev").Attacked = true
		p.Run(growWild)
		Want(t, "with a new Tower 10 stay", p.Ground(Barbarians, At("sijilmasa")), 10)
		Want(t, "who has attacked keeps all", p.Ground(Barbarians, At("kiev")), 30)
		Want(t, "and builds nothing", p.Land("kiev").Level[Fort], 0)
	})
}

// A coast with 14 VF: 13 go aboard, 1 stays.
//
// rule: mu-prototype/barbarian-growth/step-7-galley
// rule: mu-prototype/barbarian-growth/step-7-leaves-one-vf
// rule: mu-prototype/pirates/capacity
// rule: mu-alpha/barbarians/overpopulation-ladder
func TestBarbariansPutToSea(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, x := range []struct{ vf, aboard int16 }{{14, 13}, {21, 20}, {24, 20}} {
			p := Position(t, 4).Wild("cyrenaica", x.vf).Build(Fort, 2, "cyrenaica")
			c := p.Captain(Barbarians, 3, "cyrenaica", None)
			p.Run(func(g *State, t *play.Table) { g.Climb(t, At("cyrenaica")) })
			ship := int16(None)
			for i := range p.Pirates() {
				ship = i
			}
			if ship == None {
				t.Fatal("no Galley")
			}
			y := &p.Transports[ship]
			Want(t, "a Galley of level I", Transport{Kind: y.Kind, Level: y.Level}, Transport{Kind: Galley, Level: 1})
			Want(t, "in the zone of the port", y.At, Port(At("cyrenaica")))
			Want(t, "VF aboard", y.VF, x.aboard)
			Want(t, "VF ashore", p.Ground(Barbarians, At("cyrenaica")), x.vf-x.aboard)
			Want(t, "the Captain is aboard", p.PirateCaptain(ship), c)
			Want(t, "and ashore no more", p.BarbarianCaptain(At("cyrenaica")), int16(None))
		}
		zones := map[Place]bool{}
		for seed := range uint64(30) {
			p := Position(t, 4).Wild("sinai", 9).Build(Fort, 2, "sinai")
			p.Captain(Barbarians, 3, "sinai", None)
			p.Dice.Lo += seed << 9
			p.Run(func(g *State, t *play.Table) { g.Climb(t, At("sinai")) })
			for i := range p.Pirates() {
				zones[p.Transports[i].At] = true
			}
		}
		Want(t, "without a port each zone at the coast is drawn", len(zones), len(TheBox().Atlas.Territories[At("sinai")].Coast))
		p := Position(t, 4).Wild("sijilmasa", 9).Build(Fort, 2, "sijilmasa")
		p.Captain(Barbarians, 3, "sijilmasa", None)
		p.Run(growWild)
		Want(t, "no Galley inland", slices.ContainsFunc(p.Transports[:], func(x Transport) bool { return x.Kind != NoTransport }), false)
	})
}

func activate(land string) func(g *State, t *play.Table) {
	return func(g *State, t *play.Table) { g.Activate(t, At(land)) }
}

// rule: mu-prototype/barbarian-activation/neighbours-and-realm-grow
// rule: mu-prototype/barbarian-activation/captains-add-more
// rule: mu-prototype/barbarian-activation/immediate
// rule: mu-prototype/barbarian-activation/excess-until-events
// rule: mu-alpha/barbarians/neutral-territory-reacts
func TestConquestStirsBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 6).Wild("cappadocia", 5).Held(Green, 5, "pontus").Held(Red, 1, "paphlagonia")
		p.Captain(Barbarians, 2, "cilicia", None)
		p.Run(activate("paphlagonia"))
		for land, vf := range map[string]int16{
			"cappadocia": 6, // next to it and of its realm: once; more than it feeds
			"lycia":      1, // empty
			"cilicia":    3, // with a Captain of level II
			"bithynia":   1, // next to it, of another realm
			"pontus":     0, // a player's
			"syria":      0, // neither
		} {
			Want(t, land, p.Ground(Barbarians, At(land)), vf)
		}
		p = Position(t, 6).Run(activate("kent"))
		Want(t, "the whole realm, near and far", p.Ground(Barbarians, At("gascony")), 1)
	})
}

// Where there is no coast no Galley appears, and nobody leaves the land.
// rule: mu-prototype/barbarian-growth/step-7-galley
func TestNobodyPutsToSeaFromInland(t *testing.T) {
	inland := ""
	for _, x := range TheBox().Atlas.Territories {
		if len(x.Coast) == 0 {
			inland = x.ID
		}
	}
	p := Position(t, 6).Wild(inland, 15)
	p.Run(func(g *State, t *play.Table) { g.PutToSea(t, At(inland), None) })
	for range p.Pirates() {
		t.Error("a Galley of " + inland)
	}
	Want(t, "VF ashore", p.Ground(Barbarians, At(inland)), 15)
}

// The top of the ladder: a Captain rises to the third level; then barbarians of a coast put to sea, whether the coast has a
// port or not, if a Galley is left.
//
// rule: mu-prototype/barbarian-growth/step-6-promote-captain
// rule: mu-prototype/barbarian-growth/step-7-galley
// rule: mu-prototype/barbarian-growth/ladder-has-no-castle
// rule: mu-alpha/barbarians/overpopulation-ladder
func TestTheTopOfTheLadder(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
			p := Position(t, 4).Wild("palestine", 9).Build(Fort, 2, "palestine")
			captain := int16(None)
			if c.chief > 0 {
				captain = p.Captain(Barbarians, c.chief, "palestine", None)
			} else {
				for range Captains {
					p.Captain(Barbarians, 1, "kiev", None)
				}
			}
			for i := range p.Transports {
				if !c.free {
					p.Transports[i] = Transport{Kind: Caravan, Level: 1, Owner: Red, At: At("egypt"), Aboard: None, VF: 1}
				}
			}
			p.Run(func(g *State, t *play.Table) { g.Climb(t, At("palestine")) })
			n := 0
			for range p.Pirates() {
				n++
			}
			Want(t, c.name, n, c.atSea)
			Want(t, c.name+": VF ashore", p.Ground(Barbarians, At("palestine")), c.ashore)
			if captain != None {
				Want(t, c.name+": level", p.Captains[captain].Level, c.level)
			}
		}
		p := Position(t, 4).Wild("judea", 9).Build(Fort, 2, "judea").Build(Settlement, 2, "judea")
		p.Captain(Barbarians, 3, "judea", None)
		p.Run(func(g *State, t *play.Table) { g.Climb(t, At("judea")) })
		for i := range p.Pirates() {
			Want(t, "off the only sea of a coast without a port", p.Transports[i].At, At("levantine-sea"))
			return
		}
		t.Error("no Galley")
	})
}

// A Tower that feeds all of them leaves nobody to go.
//
// rule: mu-prototype/barbarian-growth/when-the-ladder-applies
// rule: mu-prototype/barbarian-growth/remaining-excess-removed
func TestWhatALandFeedsAfterItsStepStays(t *testing.T) {
	p := Position(t, 4).Wild("kiev", 10).Run(growWild)
	Want(t, "plain and Tower feed", p.SupplyLimit(At("kiev")), 10)
	Want(t, "VF", p.Ground(Barbarians, At("kiev")), 10)
	Want(t, "told that some leave", p.Told(KeyDwindles, int16(At("kiev"))), false)
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
		lay  func(p *Stage)
		want int16
	}{
		{"nobody", func(*Stage) {}, 0},
		{"a Captain II", func(p *Stage) { p.Captain(Barbarians, 2, "palestine", None) }, 2},
		{"beside a player's land of the realm", func(p *Stage) { p.Wild("palestine", 1).Held(Green, 5, "judea") }, 1},
		{"beside it, the others of the realm standing elsewhere", func(p *Stage) { p.Wild("egypt", 1).Held(Green, 5, "judea") }, 1},
		{"beside it, but no barbarians in the realm", func(p *Stage) { p.Held(Green, 5, "judea") }, 0},
		{"beside a player's land of another realm", func(p *Stage) { p.Wild("palestine", 1).Held(Green, 5, "syria") }, 0},
		{"both", func(p *Stage) {
			p.Wild("palestine", 1).Held(Green, 5, "judea").Captain(Barbarians, 3, "palestine", None)
		}, 4},
	} {
		p := Position(t, 6)
		c.lay(p)
		before := p.Ground(Barbarians, At("palestine"))
		p.Run(func(g *State, t *play.Table) { g.Recruit(t) })
		Want(t, c.name, p.Ground(Barbarians, At("palestine"))-before, c.want)
		Want(t, c.name+": told", p.Told(KeyRecruits, int16(At("palestine"))), c.want > 0)
	}
	p := Position(t, 6)
	pirate := p.Transport(Barbarians, Galley, 1, "levantine-sea", 5)
	p.Captain(Barbarians, 2, "levantine-sea", pirate)
	p.Run(func(g *State, t *play.Table) { g.Recruit(t) })
	Want(t, "pirates", p.Transports[pirate].VF, 7)
}

// A conquest is told with how many have gathered where; the land itself, now the player's, gathers none, and where there are
// no barbarians beside it or in its realm nothing is told.
//
// rule: mu-prototype/barbarian-activation/neighbours-and-realm-grow
// rule: mu-prototype/barbarian-activation/captains-add-more
// rule: mu-alpha/barbarians/neutral-territory-reacts
func TestWhomAConquestStirs(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 6)
		var lands, vf int16
		for q := range p.State.Land() {
			if q != At("palestine") && (RealmOf(q) == RealmOf(At("palestine")) || TheBox().Atlas.Border(At("palestine"), q) != nil) {
				lands++
			}
		}
		p.Captain(Barbarians, 2, "egypt", None)
		p.Run(func(g *State, t *play.Table) { g.Activate(t, At("palestine")) })
		for q := range p.State.Land() {
			vf += p.Ground(Barbarians, q)
		}
		Want(t, "1 in each land, and 2 for the Captain", vf, lands+2)
		Want(t, "told", p.Told(KeyStirs, int16(At("palestine")), vf, lands), true)
		Want(t, "in the land itself", p.Ground(Barbarians, At("palestine")), 0)
		for q := range p.State.Land() {
			p.Territories[q].Owner = Red
		}
		p.Run(func(g *State, t *play.Table) { g.Activate(t, At("palestine")) })
		Want(t, "where nobody is left to stir", p.Told(KeyStirs), false)
	})
}
