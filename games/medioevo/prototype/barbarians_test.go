package prototype

import (
	"testing"

	"signoria/play"
)

// raided says whether barbarians of a territory attack another, of whom, and with what.
func (p *stage) raided(from string, of play.Seat, to string, vf int16) bool {
	return p.told(KeyRaid, int16(at(from)), int16(of), int16(at(to)), vf)
}

// The barbarians of Antioch, the Palestine that the Mamluk cedes to the Byzantine, and the 5 VF that he leaves there.
//
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/barbarians/one-vf-stays
func TestAntiochAndPalestine(t *testing.T) {
	byzantine, mamluk := green, red
	p := position(t, 4).wild("syria", 6).build(Settlement, 1, "syria").held(mamluk, 10, "palestine").raids()
	want(t, "10 VF are too many for 6", p.told(KeyRaid), false)
	p = position(t, 4).wild("syria", 6).build(Settlement, 1, "syria").held(byzantine, 5, "palestine").vf(mamluk, "palestine", 5).raids()
	want(t, "5 of the Byzantine are not, whoever visits", p.raided("syria", byzantine, "palestine", 5), true)
	want(t, "one stays behind", p.ground(Barbarians, at("syria")), 1)
}

// rule: mu-prototype/barbarians/attack-weaker-neighbour
func TestGeorgiaAndCircassia(t *testing.T) {
	p := position(t, 4).wild("georgia", 5).held(green, 4, "circassia").learned(green, Legge).raids()
	want(t, "5 VF attack 4, with 4", p.raided("georgia", green, "circassia", 4), true)
	p = position(t, 4).wild("georgia", 5).held(green, 5, "circassia").raids()
	want(t, "5 do not attack 5", p.told(KeyRaid), false)
	p = position(t, 4).wild("georgia", 1).own(green, "circassia").raids()
	want(t, "nobody goes where none would stay behind", p.told(KeyRaid), false)
}

// A plain with 7 barbarians; of two territories missing from their realm Yellow holds one with 10 VF, Red the other
// with 5.
//
// rule: mu-prototype/barbarians/attack-when-overcrowded
// rule: mu-prototype/barbarians/target-weakest
func TestYellowAndRed(t *testing.T) {
	yellow := green
	p := position(t, 4).wild("cumania", 7).held(yellow, 10, "crimea").held(red, 5, "khazaria").raids()
	want(t, "the weaker one is attacked", p.raided("cumania", red, "khazaria", 6), true)
	p = position(t, 4).wild("cumania", 7).held(yellow, 10, "crimea").raids()
	want(t, "too many barbarians attack a stronger one", p.raided("cumania", yellow, "crimea", 6), true)
	p = position(t, 4).wild("cumania", 5).held(yellow, 10, "crimea").raids()
	want(t, "as many as the land feeds do not", p.told(KeyRaid), false)
}

// 6 VF in Paphlagonia; the Mamluk has 5 in Pontus, Cappadocia and Cilicia each.
//
// rule: mu-prototype/barbarians/target-completes-realm
// rule: mu-prototype/barbarians/one-attack-per-barbarian-territory
func TestPaphlagoniaWantsCappadocia(t *testing.T) {
	for range 5 { // by whatever lot
		p := position(t, 4).wild("paphlagonia", 6).held(red, 5, "pontus", "cappadocia", "cilicia").raids()
		want(t, "Rum wants its own", p.raided("paphlagonia", red, "cappadocia", 5), true)
		want(t, "and nothing more", p.told(KeyRaid, int16(at("paphlagonia")), int16(red), int16(at("pontus"))), false)
	}
	p := position(t, 4).wild("cumania", 9).held(red, 8, "crimea").held(red, 2, "kiev")
	want(t, "what makes the realm whole comes first", p.longing(at("cumania"), at("crimea")), completesRealm)
	p.held(red, 3, "yaik")
	want(t, "then what belongs to it", p.longing(at("cumania"), at("crimea")), ofRealm)
	want(t, "then the rest", p.longing(at("cumania"), at("kiev")), elsewhere)
	p = position(t, 4).wild("cumania", 9).held(red, 8, "crimea").held(red, 2, "kiev").raids()
	want(t, "before the weaker stranger", p.raided("cumania", red, "crimea", 8), true)
}

// rule: mu-prototype/barbarians/target-weakest
// rule: mu-prototype/barbarians/target-unfortified
// rule: mu-prototype/barbarians/target-smallest-settlement
// rule: mu-prototype/barbarians/target-fewest-captains
func TestWhomBarbariansChoose(t *testing.T) {
	two := func() *stage {
		return position(t, 4).wild("cumania", 6).held(green, 4, "crimea").held(red, 4, "khazaria")
	}
	for _, x := range []struct {
		name string
		p    *stage
	}{
		{"the weaker", two().vf(green, "crimea", 1)},
		{"the unfortified", two().build(Fort, 1, "crimea")},
		{"the smaller settlement", two().build(Settlement, 2, "crimea").build(Settlement, 1, "khazaria")},
		{"none before a Village", two().build(Settlement, 1, "crimea")},
		{"the one without a fortification before the smaller settlement", two().build(Fort, 1, "crimea").build(Settlement, 3, "khazaria")},
	} {
		x.p.raids()
		want(t, x.name, x.p.told(KeyRaid, int16(at("cumania")), int16(red), int16(at("khazaria"))), true)
	}
	p := two()
	p.captain(green, 1, "crimea", None)
	p.raids()
	want(t, "the fewer Captains", p.raided("cumania", red, "khazaria", 5), true)
}

// rule: mu-prototype/barbarians/target-die
// rule: mu-prototype/barbarians/attacker-die
func TestEqualBarbariansAndTargetsDrawLots(t *testing.T) {
	chosen, came := map[bool]int{}, map[bool]int{}
	for seed := range uint64(30) {
		p := position(t, 4).wild("cumania", 6).held(green, 4, "crimea").held(red, 4, "khazaria")
		p.Dice.Lo += seed << 9
		p.raids()
		chosen[p.told(KeyRaid, int16(at("cumania")), int16(green))]++
		p = position(t, 4).wild("georgia", 6).wild("cumania", 6).held(green, 4, "circassia")
		p.Dice.Lo += seed << 9
		p.raids()
		came[p.told(KeyRaid, int16(at("georgia")))]++
	}
	want(t, "both targets are drawn", chosen[true] > 0 && chosen[false] > 0, true)
	want(t, "both attackers are", came[true] > 0 && came[false] > 0, true)
}

// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-prototype/barbarians/attacker-most-vf
// rule: mu-prototype/barbarians/attacker-highest-captain
func TestTheStrongestAttacks(t *testing.T) {
	p := position(t, 4).wild("georgia", 7).wild("cumania", 6).held(green, 5, "circassia").raids()
	want(t, "most VF", p.raided("georgia", green, "circassia", 6), true)
	want(t, "and nobody else", p.told(KeyRaid, int16(at("cumania"))), false)

	p = position(t, 4).wild("georgia", 6).wild("cumania", 6).held(green, 5, "circassia")
	p.captain(Barbarians, 1, "georgia", None)
	p.captain(Barbarians, 2, "cumania", None)
	p.raids()
	want(t, "the higher Captain", p.raided("cumania", green, "circassia", 5), true)
	want(t, "alone", p.told(KeyRaid, int16(at("georgia"))), false)
}

// rule: mu-prototype/barbarians/losing-attacker-picks-again
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
func TestWhoLosesHisTarget(t *testing.T) {
	p := position(t, 4).wild("georgia", 8).wild("cumania", 6).held(green, 4, "circassia").held(red, 5, "bessarabia").raids()
	want(t, "the stronger takes it", p.raided("georgia", green, "circassia", 7), true)
	want(t, "the other takes its next best", p.raided("cumania", red, "bessarabia", 5), true)

	p = position(t, 4).wild("georgia", 8).wild("cumania", 7).held(green, 4, "circassia").raids()
	want(t, "without another it stays at home", p.told(KeyRaid, int16(at("cumania"))), false)
	p.run(func(g *State, t *play.Table) { g.growWild(t) })
	want(t, "and keeps its excess", p.ground(Barbarians, at("cumania")), 7)
	want(t, "nor does it build", p.land("cumania").Level[Fort], 0)
}

// 6 VF of barbarians and a Caravan with 5 VF, or 6, in one territory.
//
// rule: mu-prototype/barbarians/peaceful-passage
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
func TestGuestsOfBarbarians(t *testing.T) {
	for vf, attacked := range map[int16]bool{5: true, 6: false} {
		p := position(t, 4).wild("kiev", 6).held(green, 9, "sinai")
		p.transport(green, Caravan, 1, "kiev", vf)
		p.raids()
		want(t, "attacked with 5", p.told(KeyRaidGuest, int16(at("kiev")), int16(green), 5), attacked)
	}
	p := position(t, 4).wild("kiev", 6).vf(green, "kiev", 3).held(green, 9, "sinai")
	p.transport(green, Caravan, 1, "kiev", 3)
	want(t, "ground and aboard count together", len(p.preyOf(p.raiderOf(at("kiev")))), 0)
	p.vf(red, "kiev", 3)
	want(t, "another player is compared by himself", len(p.preyOf(p.raiderOf(at("kiev")))), 1)
	p = position(t, 4).vf(green, "kiev", 1)
	want(t, "where no barbarians are nobody attacks", len(p.preyOf(p.raiderOf(at("kiev")))), 0)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellanKeepsBarbariansOff(t *testing.T) {
	p := position(t, 4).wild("syria", 9).held(green, 5, "palestine")
	p.Players[green].Sheltered[2] = at("palestine")
	p.raids()
	want(t, "nobody is attacked", p.told(KeyRaid), false)
}

// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/victors-move-in
// rule: mu-prototype/barbarians/victory-keeps-buildings
// rule: mu-prototype/barbarians/victory-destroys-buildings
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
// rule: mu-prototype/victory-play/cards-do-not-destroy
func TestBarbariansTakeATerritory(t *testing.T) {
	p := position(t, 4).wild("syria", 60).held(green, 2, "judea").held(green, 3, "palestine").held(green, 80, "egypt")
	p.build(Settlement, 2, "palestine").build(Cathedral, 1, "palestine").build(FairBuilding, 1, "palestine")
	cart := p.transport(green, Caravan, 1, "palestine", 2)
	p.Transports[cart].Cargo[0] = Lot{N: 5, Good: 1, From: None}
	captain := p.captain(green, 2, "palestine", None)
	engine := p.engine(green, 1, "palestine", None)
	p.raids()
	x := p.land("palestine")
	want(t, "it is theirs", x.Owner, play.Nobody)
	want(t, "nobody of green's is left", p.strength(green, at("palestine")), 0)
	want(t, "one stays at home", p.ground(Barbarians, at("syria")), 1)
	want(t, "all others are there", p.ground(Barbarians, at("palestine")), p.Battle.Host)
	want(t, "the Borough stands", x.Level, [2]int8{2, 0})
	want(t, "Cathedral and Fair do not", x.Cathedral || x.Fairs != 0, false)
	want(t, "the Caravan", p.Transports[cart].Kind, NoTransport)
	want(t, "its goods are lost", p.Heaps[0].N, 0)
	want(t, "the Captain", p.Captains[captain].Owner, Barbarians) // his place is taken by theirs
	want(t, "the engine", p.Engines[engine].Level, 0)
	want(t, "they have a Captain now", p.chiefLevel(p.barbarianCaptain(at("palestine"))), 1)
	want(t, "honour", p.told(KeyHonour), false)
	want(t, "there they do not attack again", p.land("judea").Owner, green)
}

// rule: mu-prototype/victory-play/lose-religious-capital
// rule: mu-prototype/barbarian-captains/promoted-by-conquest
func TestBarbariansTakeJerusalem(t *testing.T) {
	p := position(t, 4).wild("palestine", 60).held(green, 3, "judea").held(green, 80, "egypt")
	p.captain(Barbarians, 1, "palestine", None)
	p.raids()
	want(t, "2 Honour Points are gone", p.gained(green, ForHolyLost), -2)
	want(t, "the Captain has come along, and risen", p.chiefLevel(p.barbarianCaptain(at("judea"))), 2)
	want(t, "none is left behind", p.barbarianCaptain(at("palestine")), int16(None))
}

// rule: mu-prototype/barbarian-captains/promoted-by-conquest
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
func TestBarbariansTakeTransports(t *testing.T) {
	p := position(t, 4).wild("kiev", 40).held(green, 9, "sinai")
	p.captain(Barbarians, 2, "kiev", None)
	cart := p.transport(green, Caravan, 1, "kiev", 2)
	p.raids()
	want(t, "it is gone", p.Transports[cart].Kind, NoTransport)
	want(t, "their Captain rises to III", p.chiefLevel(p.barbarianCaptain(at("kiev"))), 3)

	p = position(t, 4).wild("kiev", 40).held(green, 9, "sinai").vf(green, "kiev", 2)
	p.captain(Barbarians, 2, "kiev", None)
	p.raids()
	want(t, "armies alone are no conquest", p.chiefLevel(p.barbarianCaptain(at("kiev"))), 2)
	want(t, "they are dead", p.ground(green, at("kiev")), 0)
}

// chiefs are the levels of all barbarian Captains, by where each is: at a territory, or aboard a Galley.
func (p *stage) chiefs() map[[2]int16][]int8 {
	all := map[[2]int16][]int8{}
	for c := range p.captainsOf(Barbarians) {
		x := &p.Captains[c]
		where := [2]int16{int16(x.At), x.Aboard}
		all[where] = append(all[where], x.Level)
	}
	return all
}

// onlyChief fails the test unless the barbarians have this one Captain, there and of that level.
func (p *stage) onlyChief(what, place string, level int8) {
	p.t.Helper()
	all := p.chiefs()
	for where, levels := range all {
		if len(all) != 1 || where[0] != int16(at(place)) || len(levels) != 1 || levels[0] != level {
			p.t.Errorf("%s: the Captains are %v", what, all)
			return
		}
	}
	want(p.t, what, len(all), 1)
}

// Barbarians who have a Captain get no other: whatever would bring one raises him, or does nothing.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/barbarian-captains/promoted-by-conquest
func TestCaptainsOfBarbarians(t *testing.T) {
	for level, then := range map[int8]int8{1: 2, 2: 3, 3: 3} {
		p := position(t, 4)
		p.captain(Barbarians, level, "kiev", None)
		p.run(func(g *State, t *play.Table) { g.exalt(t, at("kiev"), None) })
		p.onlyChief("by conquest", "kiev", then)
		want(t, "the Captain of Kiev", p.chiefLevel(p.barbarianCaptain(at("kiev"))), then)

		p = position(t, 4).build(Fort, 2, "cyrenaica").wild("cyrenaica", 14)
		p.captain(Barbarians, level, "cyrenaica", None)
		p.run(func(g *State, t *play.Table) { g.climb(t, at("cyrenaica")) })
		if level < highestChief {
			p.onlyChief("by growth", "cyrenaica", then)
		} else {
			p.onlyChief("put to sea", "gulf-of-sidra", then)
		}

		p = position(t, 4)
		galley := p.transport(Barbarians, Galley, 1, "cretan-sea", 9)
		p.captain(Barbarians, level, "cretan-sea", galley)
		p.run(func(g *State, t *play.Table) { g.exalt(t, at("cretan-sea"), galley) })
		p.onlyChief("of pirates", "cretan-sea", then)
	}
}

// The Captain of barbarians who conquer goes with them and rises; where he was none is left.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/barbarians/victors-move-in
func TestTheirCaptainGoesWithConqueringBarbarians(t *testing.T) {
	p := position(t, 4).wild("georgia", 30).held(green, 1, "circassia").held(green, 9, "sinai")
	p.captain(Barbarians, 1, "georgia", None)
	p.raids()
	want(t, "conquered", p.barbarian(at("circassia")), true)
	p.onlyChief("after it", "circassia", 2)
}

// rule: mu-prototype/components/shared-pool
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
func TestSevenBarbarianCaptains(t *testing.T) {
	p := position(t, 4)
	p.run(func(g *State, t *play.Table) {
		for i := range 9 {
			g.exalt(t, Place(i), None)
		}
	})
	n := 0
	for range p.captainsOf(Barbarians) {
		n++
	}
	want(t, "in the box", n, 7)
}

// rule: mu-prototype/barbarians/barbarians-against-fortification
func TestBarbariansStormWalls(t *testing.T) {
	p := position(t, 4).wild("cumania", 12).held(green, 5, "crimea").held(green, 60, "sinai").build(Fort, 1, "crimea")
	p.captain(Barbarians, 2, "cumania", None)
	p.raids()
	want(t, "5 VF are all inside the Tower: an assault", p.Battle.Kind, Assault)
	want(t, "with a d4", p.Battle.Sides[attacking].Die, 4)
	want(t, "and their Captain", p.Battle.Sides[attacking].Total-p.Battle.Sides[attacking].Roll, 2)
	want(t, "against a d6", p.Battle.Sides[defending].Die, 6)
	want(t, "and the Tower", p.Battle.Sides[defending].Total-p.Battle.Sides[defending].Roll, 1)
	want(t, "nobody is besieged", p.besieged(at("crimea")), false)

	p = position(t, 4).wild("cumania", 40).held(green, 15, "crimea").held(green, 60, "sinai").build(Fort, 1, "crimea").raids()
	want(t, "of 15 VF 5 are met outside first", p.told(KeyStorm, int16(Barbarians), int16(at("crimea"))) &&
		p.Battle.Kind == Assault, true)
}

// rule: mu-prototype/barbarian-captains/die-bonus
func TestBarbarianCaptainsAddToTheDie(t *testing.T) {
	for level := range int8(4) {
		p := position(t, 4).wild("cumania", 12).held(green, 5, "crimea").held(green, 60, "sinai")
		q := position(t, 4).held(green, 9, "crimea").wild("cumania", 9)
		wagon := q.transport(green, WarWagon, 1, "crimea", 10)
		q.captain(green, 1, "crimea", wagon)
		if level > 0 {
			p.captain(Barbarians, level, "cumania", None)
			q.captain(Barbarians, level, "cumania", None)
		}
		p.raids()
		want(t, "in attack", p.Battle.Sides[attacking].Total-p.Battle.Sides[attacking].Roll, level)
		q.strikes("cumania", Barbarians, wagon).unprepared()
		want(t, "in defence", q.Battle.Sides[defending].Total-q.Battle.Sides[defending].Roll, level)
	}
}

// rule: mu-prototype/barbarian-activation/only-conquest-activates
func TestOnlyConquestStirs(t *testing.T) {
	for vf, stirs := range map[int16]bool{1: true, 40: false} {
		p := position(t, 4).held(green, 9, "crimea").wild("cumania", vf)
		wagon := p.transport(green, WarWagon, 1, "crimea", 20)
		p.captain(green, 1, "crimea", wagon)
		p.strikes("cumania", Barbarians, wagon).unprepared()
		for vf == 1 && !p.over() { // he fights on, or gives up at once
			o := p.match.Offers()[0]
			p.play(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
		}
		p.lastly()
		want(t, "conquered", p.land("cumania").Owner == green, stirs)
		want(t, "stirred", p.told(KeyStirs, int16(at("cumania"))), stirs)
	}
}

// Who fights beside the owner and falls with him loses there what the owner loses.
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
func TestBarbariansSweepAwayWhoFellBesideTheOwner(t *testing.T) {
	p := position(t, 4).wild("syria", 60).held(green, 2, "palestine").held(green, 80, "egypt").held(red, 80, "sinai").vf(red, "palestine", 2)
	captain := p.captain(red, 2, "palestine", None)
	engine := p.engine(red, 2, "palestine", None)
	p.raids()
	want(t, "it is theirs", p.land("palestine").Owner, play.Nobody)
	want(t, "the guest's Captain", p.Captains[captain].Owner == red, false)
	want(t, "his engine", p.Engines[engine].Level, 0)
}

// Pirates attack in one order with those on land, who is strongest first; who is not ready does not.
// rule: mu-prototype/barbarians/attacker-most-vf
func TestPiratesAndLandRaidInOneOrder(t *testing.T) {
	for _, c := range []struct {
		pirates, land int16
		first         bool // the pirates
	}{{8, 6, true}, {5, 6, false}} {
		p := position(t, 4).wild("georgia", c.land)
		ship := p.transport(Barbarians, Galley, 1, "levantine-sea", c.pirates)
		p.Transports[ship].Moved = DueToRaid
		p.transport(Barbarians, Galley, 1, "egyptian-sea", 20) // not ready
		p.land("georgia").Due = true
		var r raider
		var some bool
		p.run(func(g *State, t *play.Table) { r, some = g.nextRaider(t) })
		want(t, "somebody is ready", some, true)
		want(t, "the pirates are first", r.ship == ship, c.first)
	}
}

// Barbarians get ready who have 1 VF to leave behind and somebody to attack, on land and at sea.
//
// rule: mu-prototype/barbarians/supply-tested-in-events
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/pirates/attacks-at-sea
func TestWhichBarbariansGetReady(t *testing.T) {
	for _, c := range []struct {
		name      string
		vf, enemy int16
		ready     bool
	}{
		{"1 VF beside none", 1, 0, false},
		{"2 VF beside 1", 2, 1, true},
		{"2 VF beside 2", 2, 2, false},
		{"5 VF beside nobody's land", 5, -1, false},
	} {
		p := position(t, 4).wild("cumania", c.vf)
		pirate := p.transport(Barbarians, Galley, 1, "levantine-sea", c.vf)
		if c.enemy >= 0 {
			p.held(green, c.enemy, "crimea")
			p.transport(green, Merchantman, 1, "levantine-sea", c.enemy)
		}
		p.Transports[pirate].Moved = DueToRaid // of the turn before
		p.rouse()
		want(t, c.name+", on land", p.land("cumania").Due, c.ready)
		want(t, c.name+", at sea", p.Transports[pirate].Moved&DueToRaid != 0, c.ready)
	}
}

// A pirate Galley attacks once a turn, with all its VF but 1; where it has attacked nobody else attacks the same.
//
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-prototype/barbarians/one-attack-per-target
func TestAPirateGalleyAttacksOnce(t *testing.T) {
	p := position(t, 4).held(green, 9, "judea").held(red, 9, "egypt")
	pirate := p.transport(Barbarians, Galley, 1, "levantine-sea", 9)
	p.transport(Barbarians, Galley, 1, "levantine-sea", 8)
	p.transport(green, Merchantman, 1, "levantine-sea", 3)
	p.raids()
	want(t, "with 8 of 9", p.told(KeyPirateHit, int16(at("levantine-sea")), int16(green), 8), true)
	want(t, "not the other too", p.told(KeyPirateHit, int16(at("levantine-sea")), int16(green), 7), false)
	want(t, "no more this turn", p.Transports[pirate].Moved&DueToRaid, 0)
	want(t, "attacked there", p.hasBeenRaided(green, at("levantine-sea")), true)
	want(t, "but not elsewhere", p.hasBeenRaided(green, at("egyptian-sea")), false)
	want(t, "nor another there", p.hasBeenRaided(red, at("levantine-sea")), false)
}

// Barbarians fall on armies that are their guests with all but 1 VF, in their own land.
//
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
// rule: mu-prototype/barbarians/one-vf-stays
func TestBarbariansFallOnTheirGuests(t *testing.T) {
	p := position(t, 4).held(green, 9, "judea").wild("syria", 9)
	wagon := p.transport(green, WarWagon, 1, "syria", 1)
	p.falling(d6(6), d6(1)).raids()
	want(t, "with 8 of 9", p.told(KeyRaidGuest, int16(at("syria")), int16(green), 8), true)
	want(t, "the wagon is gone", p.Transports[wagon].Kind, NoTransport)
	want(t, "all are left", p.ground(Barbarians, at("syria")), 9)
}

// The Captain of barbarians who are beaten off dies with them; where they win they stay, more than the land feeds, to the end
// of the turn. Who has nothing left then is out.
func TestWhatBecomesOfRaiders(t *testing.T) {
	// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
	t.Run("beaten off", func(t *testing.T) {
		p := position(t, 4).wild("cumania", 6).held(green, 5, "crimea")
		p.captain(Barbarians, 1, "cumania", None)
		p.falling(d4(1), d6(6)).run(func(g *State, t *play.Table) { g.raidLand(t, at("cumania"), prey{at: at("crimea"), of: green}, 1) })
		want(t, "Captains", len(p.chiefs()), 0)
	})
	// rule: mu-prototype/barbarian-growth/attackers-keep-excess
	// rule: mu-prototype/elimination/condition
	t.Run("victorious", func(t *testing.T) {
		p := position(t, 4).held(red, 5, "egypt").held(blue, 5, "kiev").held(green, 0, "crimea")
		p.vf(white, "crimea", 0)
		p.Battle.Sides[defending].Allies = bit(green) | bit(white)
		p.run(func(g *State, t *play.Table) { g.overrun(t, prey{at: at("crimea"), of: green}, 30) })
		want(t, "VF", p.ground(Barbarians, at("crimea")), 30)
		want(t, "they count as attackers", p.land("crimea").Attacked, true)
		want(t, "who had nothing else is out", p.Players[white].Out, true)
	})
}
