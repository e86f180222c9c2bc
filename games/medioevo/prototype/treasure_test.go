package prototype

import (
	"signoria/play"
	"slices"
	"testing"
)

// rule: mu-prototype/treasure/contents
// rule: mu-prototype/treasure/vf-next-reinforcements
// rule: mu-prototype/treasure/florins-at-once
// rule: mu-prototype/treasure/goods-kind
// rule: mu-prototype/treasure/used-cards
func TestTreasure(t *testing.T) {
	card := slices.IndexFunc(own(box()).Treasures[:], func(x BoxTreasure) bool { return x.ID == "t07" })
	for face := 1; face <= 8; face++ {
		p := position(t, 4).florins(green, 100).falling(die{1, 1}, d8(face))
		for i := range p.TreasureA {
			p.TreasureA[i] = Used
		}
		p.TreasureA[card] = InDeck
		p.run(func(g *State, t *play.Table) { g.treasure(t, green, at("kiev")) })
		want(t, "florins at once", p.Players[green].Florins, 150)
		want(t, "VF with the next Reinforcements", p.Players[green].Bonus, 5)
		want(t, "goods where he fell", p.Heaps[0].At, at("kiev"))
		want(t, "as many as the card says", p.Heaps[0].N, 8)
		want(t, "of the kind of the die", box().Atlas.Goods[p.Heaps[0].Good].Face, int8(face))
		want(t, "the card is used", p.TreasureA[card], Used)
	}
	drawn := map[int8]bool{}
	position(t, 4).run(func(g *State, t *play.Table) {
		t.Chance()
		for range treasures {
			drawn[g.turnUp(g.TreasureA[:])] = true
		}
		g.turnUp(g.TreasureA[:])
	})
	want(t, "all ten come, and then again", len(drawn), treasures)
}

// rule: mu-prototype/treasure/goods-kind
func TestTreasureAtSea(t *testing.T) {
	p := position(t, 4)
	for i := range p.TreasureA {
		p.TreasureA[i] = Used
	}
	p.TreasureA[slices.IndexFunc(own(box()).Treasures[:], func(x BoxTreasure) bool { return x.ID == "t09" })] = InDeck // 10 units
	ship := p.transport(green, Merchantman, 1, "ionian-sea", 2)
	galley := p.transport(green, Galley, 1, "ionian-sea", 2)
	full := box().Transports[Merchantman][1].Goods
	p.Transports[ship].Cargo[0] = Lot{N: full - 4, Good: 2, From: None}
	p.run(func(g *State, t *play.Table) { g.treasure(t, green, at("ionian-sea")) })
	want(t, "the Merchantman takes what it can", p.hold(ship), 0)
	want(t, "the Galley nothing", p.Transports[galley].Cargo[0].N, 0)
	want(t, "the rest sinks", p.told(KeyTreasureSunk, 6), true)
	want(t, "nothing lies anywhere", p.Heaps[0].N, 0)
}

// What finds room is not told as sunk, and Merchantmen elsewhere take nothing. On land it lies where the Captain fell,
// and all are told.
//
// rule: mu-prototype/treasure/goods-kind
func TestTreasureThatFindsRoom(t *testing.T) {
	p := position(t, 4)
	away := p.transport(green, Merchantman, 1, "levantine-sea", 2)
	galley := p.transport(green, Galley, 1, "ionian-sea", 2)
	ship := p.transport(green, Merchantman, 1, "ionian-sea", 2)
	p.run(func(g *State, t *play.Table) { g.hoard(t, green, at("ionian-sea"), 3) })
	want(t, "aboard", p.Transports[ship].Cargo[0].N, 3)
	want(t, "aboard the others", p.Transports[away].Cargo[0].N+p.Transports[galley].Cargo[0].N, 0)
	want(t, "told of any that sinks", p.told(KeyTreasureSunk), false)
	p.run(func(g *State, t *play.Table) { g.hoard(t, green, at("egypt"), 3) })
	want(t, "on the ground", p.Heaps[0].N, 3)
	want(t, "told where", p.told(KeyTreasureLies, 3, int16(p.Heaps[0].Good), int16(at("egypt"))), true)
}

// rule: mu-prototype/barbarian-captains/treasure-for-level-2-and-3
// rule: mu-prototype/barbarian-captains/points-for-level-3
// rule: mu-prototype/barbarians/fight-to-the-end
func TestBarbariansAreBeatenOff(t *testing.T) {
	p := position(t, 4).wild("cumania", 6).held(green, 40, "crimea").held(red, 9, "sinai")
	chief := p.captain(Barbarians, 3, "cumania", None)
	p.raids()
	want(t, "they fought to the last but one", p.ground(Barbarians, at("cumania")), 1)
	want(t, "green keeps it", p.land("crimea").Owner, green)
	want(t, "their Captain is dead", p.Captains[chief].Level, 0)
	want(t, "honour", p.gained(green, ForBarbarianCaptain), 1)
	want(t, "and a Treasure card", p.told(KeyTreasure, int16(green)), true)
}

// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
// rule: mu-prototype/barbarian-captains/treasure-for-level-2-and-3
// rule: mu-prototype/barbarian-captains/no-treasure-for-level-1
// rule: mu-prototype/barbarian-captains/points-for-level-3
// rule: mu-prototype/victory-play/destroy-barbarian-captain-3
func TestWhatABarbarianCaptainIsWorth(t *testing.T) {
	for level, x := range map[int8]struct {
		points   int16
		treasure bool
	}{1: {0, false}, 2: {0, true}, 3: {1, true}} {
		p := position(t, 4)
		c := p.captain(Barbarians, level, "kiev", None)
		p.run(func(g *State, t *play.Table) { g.slay(t, c, green, at("kiev")) })
		want(t, "he is back in the reserve", p.Captains[c].Level, 0)
		want(t, "honour", p.Players[green].Honour, x.points)
		want(t, "a Treasure card", p.told(KeyTreasure, int16(green)), x.treasure)
	}
}

// rule: mu-prototype/pirates/attacking-pirates
func TestPlayersAttackPirates(t *testing.T) {
	p := position(t, 4).held(green, 9, "sinai").studied(green, 3)
	galley := p.transport(green, Galley, 1, "cretan-sea", 20)
	pirate := p.transport(Barbarians, Galley, 1, "cretan-sea", 3)
	p.captain(green, 1, "cretan-sea", galley)
	p.captain(Barbarians, 2, "cretan-sea", pirate)
	p.March.Convoy, p.March.Leader, p.Active = one(galley), galley, green
	want(t, "nothing forbids it", p.whyNotAttack(at("cretan-sea"), Barbarians), play.Free)
	p.strikes("cretan-sea", Barbarians, galley)
	for !p.over() {
		o := p.match.Offers()[0]
		c := o.Choices[0]
		if p.offers(by(green, KeepSpoil, SpoilTransport, pirate)) {
			c = play.Choice{Verb: KeepSpoil, A: SpoilTransport, B: pirate}
		}
		p.play(c.With(o.Seat, c.Lo))
	}
	want(t, "no militia rises from the sea", total(p.Battle.Sides[defending].Losses), 3)
	want(t, "without war or honour lost", p.told(KeyHonour), false)
	want(t, "the Galley is green's", p.Transports[pirate].Owner, green)
	want(t, "their Captain brings a Treasure card", p.told(KeyTreasure, int16(green)), true)
}

// A barbarian Captain who falls to nobody, or to barbarians, is worth nothing to anybody.
//
// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
func TestACaptainWhomNobodySlays(t *testing.T) {
	for _, by := range []play.Seat{play.Nobody, Barbarians} {
		p := position(t, 4)
		c := p.captain(Barbarians, 3, "syria", None)
		p.run(func(g *State, t *play.Table) { g.slay(t, c, by, at("syria")) })
		want(t, "he is gone", p.Captains[c].Level, 0)
		want(t, "told of a victor", p.told(KeyChiefSlain), false)
		want(t, "treasure", p.told(KeyTreasure), false)
	}
}
