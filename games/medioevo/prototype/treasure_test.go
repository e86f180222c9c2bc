package prototype

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/treasure/contents
// rule: mu-prototype/treasure/vf-next-reinforcements
// rule: mu-prototype/treasure/florins-at-once
// rule: mu-prototype/treasure/goods-kind
// rule: mu-prototype/treasure/used-cards
func TestTreasure(t *testing.T) {
	card := slices.IndexFunc(own(TheBox()).Treasures[:], func(x BoxTreasure) bool { return x.ID == "t07" })
	for face := 1; face <= 8; face++ {
		p := Position(t, 4).Florins(Green, 100).Falling(Dn(1, 1), D8(face))
		for i := range p.TreasureA {
			p.TreasureA[i] = Used
		}
		p.TreasureA[card] = InDeck
		p.Run(func(g *State, t *play.Table) { treasure(g, t, Green, At("kiev")) })
		Want(t, "florins at once", p.Players[Green].Florins, 150)
		Want(t, "VF with the next Reinforcements", p.Players[Green].Bonus, 5)
		Want(t, "goods where he fell", p.Heaps[0].At, At("kiev"))
		Want(t, "as many as the card says", p.Heaps[0].N, 8)
		Want(t, "of the kind of the die", TheBox().Atlas.Goods[p.Heaps[0].Good].Face, int8(face))
		Want(t, "the card is used", p.TreasureA[card], Used)
	}
	drawn := map[int8]bool{}
	Position(t, 4).Run(func(g *State, t *play.Table) {
		t.Chance()
		for range Treasures {
			drawn[g.TurnUp(g.TreasureA[:])] = true
		}
		g.TurnUp(g.TreasureA[:])
	})
	Want(t, "all ten come, and then again", len(drawn), Treasures)
}

// rule: mu-prototype/treasure/goods-kind
func TestTreasureAtSea(t *testing.T) {
	p := Position(t, 4)
	for i := range p.TreasureA {
		p.TreasureA[i] = Used
	}
	p.TreasureA[slices.IndexFunc(own(TheBox()).Treasures[:], func(x BoxTreasure) bool { return x.ID == "t09" })] = InDeck // 10 units
	ship := p.Transport(Green, Merchantman, 1, "ionian-sea", 2)
	galley := p.Transport(Green, Galley, 1, "ionian-sea", 2)
	full := TheBox().Transports[Merchantman][1].Goods
	p.Transports[ship].Cargo[0] = Lot{N: full - 4, Good: 2, From: None}
	p.Run(func(g *State, t *play.Table) { treasure(g, t, Green, At("ionian-sea")) })
	Want(t, "the Merchantman takes what it can", p.Hold(ship), 0)
	Want(t, "the Galley nothing", p.Transports[galley].Cargo[0].N, 0)
	Want(t, "the rest sinks", p.Told(KeyTreasureSunk, 6), true)
	Want(t, "nothing lies anywhere", p.Heaps[0].N, 0)
}

// What finds room is not told as sunk, and Merchantmen elsewhere take nothing. On land it lies where the Captain fell,
// and all are told.
//
// rule: mu-prototype/treasure/goods-kind
func TestTreasureThatFindsRoom(t *testing.T) {
	p := Position(t, 4)
	away := p.Transport(Green, Merchantman, 1, "levantine-sea", 2)
	galley := p.Transport(Green, Galley, 1, "ionian-sea", 2)
	ship := p.Transport(Green, Merchantman, 1, "ionian-sea", 2)
	p.Run(func(g *State, t *play.Table) { hoard(g, t, Green, At("ionian-sea"), 3) })
	Want(t, "aboard", p.Transports[ship].Cargo[0].N, 3)
	Want(t, "aboard the others", p.Transports[away].Cargo[0].N+p.Transports[galley].Cargo[0].N, 0)
	Want(t, "told of any that sinks", p.Told(KeyTreasureSunk), false)
	p.Run(func(g *State, t *play.Table) { hoard(g, t, Green, At("egypt"), 3) })
	Want(t, "on the ground", p.Heaps[0].N, 3)
	Want(t, "told where", p.Told(KeyTreasureLies, 3, int16(p.Heaps[0].Good), int16(At("egypt"))), true)
}

// rule: mu-prototype/barbarian-captains/treasure-for-level-2-and-3
// rule: mu-prototype/barbarian-captains/points-for-level-3
// rule: mu-prototype/barbarians/fight-to-the-end
func TestBarbariansAreBeatenOff(t *testing.T) {
	p := Position(t, 4).Wild("cumania", 6).Held(Green, 40, "crimea").Held(Red, 9, "sinai")
	chief := p.Captain(Barbarians, 3, "cumania", None)
	p.Raids()
	Want(t, "they fought to the last but one", p.Ground(Barbarians, At("cumania")), 1)
	Want(t, "green keeps it", p.Land("crimea").Owner, Green)
	Want(t, "their Captain is dead", p.Captains[chief].Level, 0)
	Want(t, "honour", p.Gained(Green, ForBarbarianCaptain), 1)
	Want(t, "and a Treasure card", p.Told(KeyTreasure, int16(Green)), true)
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
		p := Position(t, 4)
		c := p.Captain(Barbarians, level, "kiev", None)
		p.Run(func(g *State, t *play.Table) { g.Slay(t, c, Green, At("kiev")) })
		Want(t, "he is back in the reserve", p.Captains[c].Level, 0)
		Want(t, "honour", p.Players[Green].Honour, x.points)
		Want(t, "a Treasure card", p.Told(KeyTreasure, int16(Green)), x.treasure)
	}
}

// rule: mu-prototype/pirates/attacking-pirates
func TestPlayersAttackPirates(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "sinai").Studied(Green, 3)
	galley := p.Transport(Green, Galley, 1, "cretan-sea", 20)
	pirate := p.Transport(Barbarians, Galley, 1, "cretan-sea", 3)
	p.Captain(Green, 1, "cretan-sea", galley)
	p.Captain(Barbarians, 2, "cretan-sea", pirate)
	p.March.Convoy, p.March.Leader, p.Active = One(galley), galley, Green
	Want(t, "nothing forbids it", p.WhyNotAttack(At("cretan-sea"), Barbarians), play.Free)
	p.Strikes("cretan-sea", Barbarians, galley)
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		c := o.Choices[0]
		if p.Offers(By(Green, KeepSpoil, SpoilTransport, pirate)) {
			c = play.Choice{Verb: KeepSpoil, A: SpoilTransport, B: pirate}
		}
		p.Play(c.With(o.Seat, c.Lo))
	}
	Want(t, "no militia rises from the sea", Total(p.Battle.Sides[Defending].Losses), 3)
	Want(t, "without war or honour lost", p.Told(KeyHonour), false)
	Want(t, "the Galley is green's", p.Transports[pirate].Owner, Green)
	Want(t, "their Captain brings a Treasure card", p.Told(KeyTreasure, int16(Green)), true)
}

// A barbarian Captain who falls to nobody, or to barbarians, is worth nothing to anybody.
//
// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
func TestACaptainWhomNobodySlays(t *testing.T) {
	for _, by := range []play.Seat{play.Nobody, Barbarians} {
		p := Position(t, 4)
		c := p.Captain(Barbarians, 3, "syria", None)
		p.Run(func(g *State, t *play.Table) { g.Slay(t, c, by, At("syria")) })
		Want(t, "he is gone", p.Captains[c].Level, 0)
		Want(t, "told of a victor", p.Told(KeyChiefSlain), false)
		Want(t, "treasure", p.Told(KeyTreasure), false)
	}
}
