package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// raided says whether barbarians of a territory attack another, of whom, and with what.
func raided(p *Stage, from string, of play.Seat, to string, vf int16) bool {
	return p.Told(KeyRaid, int16(At(from)), int16(of), int16(At(to)), vf)
}

// The barbarians of Antioch, the Palestine that the Mamluk cedes to the Byzantine, and the 5 VF that he leaves there.
//
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-alpha/barbarians/attack-conditions
// rule: mu-alpha/barbarians/attack-until-one-left
func TestAntiochAndPalestine(t *testing.T) {
	InEach(t, func(t *testing.T) {
		byzantine, mamluk := Green, Red
		p := Position(t, 4).Wild("syria", 6).Build(Settlement, 1, "syria").Held(mamluk, 10, "palestine").Raids()
		Want(t, "10 VF are too many for 6", p.Told(KeyRaid), false)
		p = Position(t, 4).Wild("syria", 6).Build(Settlement, 1, "syria").Held(byzantine, 5, "palestine").Vf(mamluk, "palestine", 5).Raids()
		Want(t, "5 of the Byzantine are not, whoever visits", raided(p, "syria", byzantine, "palestine", 5), true)
		Want(t, "one stays behind", p.Ground(Barbarians, At("syria")), 1)
	})
}

// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-alpha/barbarians/attack-conditions
func TestGeorgiaAndCircassia(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("georgia", 5).Held(Green, 4, "circassia").Learned(Green, Legge).Raids()
		Want(t, "5 VF attack 4, with 4", raided(p, "georgia", Green, "circassia", 4), true)
		p = Position(t, 4).Wild("georgia", 5).Held(Green, 5, "circassia").Raids()
		Want(t, "5 do not attack 5", p.Told(KeyRaid), false)
		p = Position(t, 4).Wild("georgia", 1).Own(Green, "circassia").Raids()
		Want(t, "nobody goes where none would stay behind", p.Told(KeyRaid), false)
	})
}

// A plain with 7 barbarians; of two territories missing from their realm Yellow holds one with 10 VF, Red the other
// with 5.
//
// rule: mu-prototype/barbarians/attack-when-overcrowded
// rule: mu-prototype/barbarians/target-weakest
// rule: mu-alpha/barbarians/attack-conditions
func TestYellowAndRed(t *testing.T) {
	InEach(t, func(t *testing.T) {
		yellow := Green
		p := Position(t, 4).Wild("cumania", 7).Held(yellow, 10, "crimea").Held(Red, 5, "khazaria").Raids()
		Want(t, "the weaker one is attacked", raided(p, "cumania", Red, "khazaria", 6), true)
		p = Position(t, 4).Wild("cumania", 7).Held(yellow, 10, "crimea").Raids()
		Want(t, "too many barbarians attack a stronger one", raided(p, "cumania", yellow, "crimea", 6), true)
		p = Position(t, 4).Wild("cumania", 5).Held(yellow, 10, "crimea").Raids()
		Want(t, "as many as the land feeds do not", p.Told(KeyRaid), false)
	})
}

// 6 VF in Paphlagonia; the Mamluk has 5 in Pontus, Cappadocia and Cilicia each.
//
// rule: mu-prototype/barbarians/target-completes-realm
// rule: mu-prototype/barbarians/one-attack-per-barbarian-territory
// rule: mu-alpha/barbarians/attack-conditions
func TestPaphlagoniaWantsCappadocia(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for range 5 { // by whatever lot
			p := Position(t, 4).Wild("paphlagonia", 6).Held(Red, 5, "pontus", "cappadocia", "cilicia").Raids()
			Want(t, "Rum wants its own", raided(p, "paphlagonia", Red, "cappadocia", 5), true)
			Want(t, "and nothing more", p.Told(KeyRaid, int16(At("paphlagonia")), int16(Red), int16(At("pontus"))), false)
		}
		p := Position(t, 4).Wild("cumania", 9).Held(Red, 8, "crimea").Held(Red, 2, "kiev")
		Want(t, "what makes the realm whole comes first", p.Longing(At("cumania"), At("crimea")), CompletesRealm)
		p.Held(Red, 3, "yaik")
		Want(t, "then what belongs to it", p.Longing(At("cumania"), At("crimea")), OfRealm)
		Want(t, "then the rest", p.Longing(At("cumania"), At("kiev")), Elsewhere)
		p = Position(t, 4).Wild("cumania", 9).Held(Red, 8, "crimea").Held(Red, 2, "kiev").Raids()
		Want(t, "before the weaker stranger", raided(p, "cumania", Red, "crimea", 8), true)
	})
}

// rule: mu-prototype/barbarians/target-weakest
// rule: mu-prototype/barbarians/target-unfortified
// rule: mu-prototype/barbarians/target-smallest-settlement
// rule: mu-prototype/barbarians/target-fewest-captains
// rule: mu-alpha/barbarians/attack-conditions
func TestWhomBarbariansChoose(t *testing.T) {
	InEach(t, func(t *testing.T) {
		two := func() *Stage {
			return Position(t, 4).Wild("cumania", 6).Held(Green, 4, "crimea").Held(Red, 4, "khazaria")
		}
		for _, x := range []struct {
			name string
			p    *Stage
		}{
			{"the weaker", two().Vf(Green, "crimea", 1)},
			{"the unfortified", two().Build(Fort, 1, "crimea")},
			{"the smaller settlement", two().Build(Settlement, 2, "crimea").Build(Settlement, 1, "khazaria")},
			{"none before a Village", two().Build(Settlement, 1, "crimea")},
			{"the one without a fortification before the smaller settlement", two().Build(Fort, 1, "crimea").Build(Settlement, 3, "khazaria")},
		} {
			x.p.Raids()
			Want(t, x.name, x.p.Told(KeyRaid, int16(At("cumania")), int16(Red), int16(At("khazaria"))), true)
		}
		p := two()
		p.Captain(Green, 1, "crimea", None)
		p.Raids()
		Want(t, "the fewer Captains", raided(p, "cumania", Red, "khazaria", 5), true)
	})
}

// rule: mu-prototype/barbarians/target-die
// rule: mu-prototype/barbarians/attacker-die
// rule: mu-alpha/barbarians/attack-conditions
func TestEqualBarbariansAndTargetsDrawLots(t *testing.T) {
	InEach(t, func(t *testing.T) {
		chosen, came := map[bool]int{}, map[bool]int{}
		for seed := range uint64(30) {
			p := Position(t, 4).Wild("cumania", 6).Held(Green, 4, "crimea").Held(Red, 4, "khazaria")
			p.Dice.Lo += seed << 9
			p.Raids()
			chosen[p.Told(KeyRaid, int16(At("cumania")), int16(Green))]++
			p = Position(t, 4).Wild("georgia", 6).Wild("cumania", 6).Held(Green, 4, "circassia")
			p.Dice.Lo += seed << 9
			p.Raids()
			came[p.Told(KeyRaid, int16(At("georgia")))]++
		}
		Want(t, "both targets are drawn", chosen[true] > 0 && chosen[false] > 0, true)
		Want(t, "both attackers are", came[true] > 0 && came[false] > 0, true)
	})
}

// rule: mu-prototype/barbarians/one-attack-per-target
// rule: mu-prototype/barbarians/attacker-most-vf
// rule: mu-prototype/barbarians/attacker-highest-captain
// rule: mu-alpha/barbarians/attack-conditions
func TestTheStrongestAttacks(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("georgia", 7).Wild("cumania", 6).Held(Green, 5, "circassia").Raids()
		Want(t, "most VF", raided(p, "georgia", Green, "circassia", 6), true)
		Want(t, "and nobody else", p.Told(KeyRaid, int16(At("cumania"))), false)

		p = Position(t, 4).Wild("georgia", 6).Wild("cumania", 6).Held(Green, 5, "circassia")
		p.Captain(Barbarians, 1, "georgia", None)
		p.Captain(Barbarians, 2, "cumania", None)
		p.Raids()
		Want(t, "the higher Captain", raided(p, "cumania", Green, "circassia", 5), true)
		Want(t, "alone", p.Told(KeyRaid, int16(At("georgia"))), false)
	})
}

// rule: mu-prototype/barbarians/losing-attacker-picks-again
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
// rule: mu-alpha/barbarians/attack-conditions
func TestWhoLosesHisTarget(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("georgia", 8).Wild("cumania", 6).Held(Green, 4, "circassia").Held(Red, 5, "bessarabia").Raids()
		Want(t, "the stronger takes it", raided(p, "georgia", Green, "circassia", 7), true)
		Want(t, "the other takes its next best", raided(p, "cumania", Red, "bessarabia", 5), true)

		p = Position(t, 4).Wild("georgia", 8).Wild("cumania", 7).Held(Green, 4, "circassia").Raids()
		Want(t, "without another it stays at home", p.Told(KeyRaid, int16(At("cumania"))), false)
		p.Run(func(g *State, t *play.Table) { g.GrowWild(t) })
		Want(t, "and keeps its excess", p.Ground(Barbarians, At("cumania")), 7)
		Want(t, "nor does it build", p.Land("cumania").Level[Fort], 0)
	})
}

// 6 VF of barbarians and a Caravan with 5 VF, or 6, in one territory.
//
// rule: mu-prototype/barbarians/peaceful-passage
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
// rule: mu-alpha/barbarians/peaceful-presence
func TestGuestsOfBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for vf, attacked := range map[int16]bool{5: true, 6: false} {
			p := Position(t, 4).Wild("kiev", 6).Held(Green, 9, "sinai")
			p.Transport(Green, Caravan, 1, "kiev", vf)
			p.Raids()
			Want(t, "attacked with 5", p.Told(KeyRaidGuest, int16(At("kiev")), int16(Green), 5), attacked)
		}
		p := Position(t, 4).Wild("kiev", 6).Vf(Green, "kiev", 3).Held(Green, 9, "sinai")
		p.Transport(Green, Caravan, 1, "kiev", 3)
		Want(t, "ground and aboard count together", len(p.PreyOf(p.RaiderOf(At("kiev")))), 0)
		p.Vf(Red, "kiev", 3)
		Want(t, "another player is compared by himself", len(p.PreyOf(p.RaiderOf(At("kiev")))), 1)
		p = Position(t, 4).Vf(Green, "kiev", 1)
		Want(t, "where no barbarians are nobody attacks", len(p.PreyOf(p.RaiderOf(At("kiev")))), 0)
	})
}

// rule: mu-prototype/empire-cards/castellano
// rule: mu-alpha/barbarians/attack-conditions
func TestCastellanKeepsBarbariansOff(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("syria", 9).Held(Green, 5, "palestine")
		p.Players[Green].Sheltered[2] = At("palestine")
		p.Raids()
		Want(t, "nobody is attacked", p.Told(KeyRaid), false)
	})
}

// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/victors-move-in
// rule: mu-prototype/barbarians/victory-keeps-buildings
// rule: mu-prototype/barbarians/victory-destroys-buildings
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
// rule: mu-prototype/victory-play/cards-do-not-destroy
// rule: mu-alpha/barbarians/attack-until-one-left
// rule: mu-alpha/barbarians/captains-bonus
// rule: mu-alpha/attack/procedure
func TestBarbariansTakeATerritory(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("syria", 60).Held(Green, 2, "judea").Held(Green, 3, "palestine").Held(Green, 80, "egypt")
		p.Build(Settlement, 2, "palestine").Build(Cathedral, 1, "palestine").Build(FairBuilding, 1, "palestine")
		cart := p.Transport(Green, Caravan, 1, "palestine", 2)
		p.Transports[cart].Cargo[0] = Lot{N: 5, Good: 1, From: None}
		captain := p.Captain(Green, 2, "palestine", None)
		engine := p.Engine(Green, 1, "palestine", None)
		p.Raids()
		x := p.Land("palestine")
		Want(t, "it is theirs", x.Owner, play.Nobody)
		Want(t, "nobody of green's is left", p.Strength(Green, At("palestine")), 0)
		Want(t, "one stays at home", p.Ground(Barbarians, At("syria")), 1)
		Want(t, "all others are there", p.Ground(Barbarians, At("palestine")), p.Battle.Host)
		Want(t, "the Borough stands", x.Level, [2]int8{2, 0})
		Want(t, "Cathedral and Fair do not", x.Cathedral || x.Fairs != 0, false)
		Want(t, "the Caravan", p.Transports[cart].Kind, NoTransport)
		Want(t, "its goods are lost", p.Heaps[0].N, 0)
		Want(t, "the Captain", p.Captains[captain].Owner, Barbarians) // his place is taken by theirs
		Want(t, "the engine", p.Engines[engine].Level, 0)
		Want(t, "they have a Captain now", p.ChiefLevel(p.BarbarianCaptain(At("palestine"))), 1)
		Want(t, "honour", p.Told(KeyHonour), false)
		Want(t, "there they do not attack again", p.Land("judea").Owner, Green)
	})
}

// rule: mu-prototype/victory-play/lose-religious-capital
// rule: mu-prototype/barbarian-captains/promoted-by-conquest
func TestBarbariansTakeJerusalem(t *testing.T) {
	p := Position(t, 4).Wild("palestine", 60).Held(Green, 3, "judea").Held(Green, 80, "egypt")
	p.Captain(Barbarians, 1, "palestine", None)
	p.Raids()
	Want(t, "2 Honour Points are gone", p.Gained(Green, ForHolyLost), -2)
	Want(t, "the Captain has come along, and risen", p.ChiefLevel(p.BarbarianCaptain(At("judea"))), 2)
	Want(t, "none is left behind", p.BarbarianCaptain(At("palestine")), int16(None))
}

// rule: mu-prototype/barbarian-captains/promoted-by-conquest
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
// rule: mu-alpha/barbarians/captains-bonus
func TestBarbariansTakeTransports(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("kiev", 40).Held(Green, 9, "sinai")
		p.Captain(Barbarians, 2, "kiev", None)
		cart := p.Transport(Green, Caravan, 1, "kiev", 2)
		p.Raids()
		Want(t, "it is gone", p.Transports[cart].Kind, NoTransport)
		Want(t, "their Captain rises to III", p.ChiefLevel(p.BarbarianCaptain(At("kiev"))), 3)

		p = Position(t, 4).Wild("kiev", 40).Held(Green, 9, "sinai").Vf(Green, "kiev", 2)
		p.Captain(Barbarians, 2, "kiev", None)
		p.Raids()
		Want(t, "armies alone are no conquest", p.ChiefLevel(p.BarbarianCaptain(At("kiev"))), 2)
		Want(t, "they are dead", p.Ground(Green, At("kiev")), 0)
	})
}

// chiefs are the levels of all barbarian Captains, by where each is: at a territory, or aboard a Galley.
func chiefs(p *Stage) map[[2]int16][]int8 {
	all := map[[2]int16][]int8{}
	for c := range p.CaptainsOf(Barbarians) {
		x := &p.Captains[c]
		where := [2]int16{int16(x.At), x.Aboard}
		all[where] = append(all[where], x.Level)
	}
	return all
}

// onlyChief fails the test unless the barbarians have this one Captain, there and of that level.
func onlyChief(p *Stage, what, place string, level int8) {
	p.T.Helper()
	all := chiefs(p)
	for where, levels := range all {
		if len(all) != 1 || where[0] != int16(At(place)) || len(levels) != 1 || levels[0] != level {
			p.T.Errorf("%s: the Captains are %v", what, all)
			return
		}
	}
	Want(p.T, what, len(all), 1)
}

// Barbarians who have a Captain get no other: whatever would bring one raises him, or does nothing.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/barbarian-captains/promoted-by-conquest
// rule: mu-alpha/barbarians/captains-bonus
func TestCaptainsOfBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level, then := range map[int8]int8{1: 2, 2: 3, 3: 3} {
			p := Position(t, 4)
			p.Captain(Barbarians, level, "kiev", None)
			p.Run(func(g *State, t *play.Table) { g.Exalt(t, At("kiev"), None) })
			onlyChief(p, "by conquest", "kiev", then)
			Want(t, "the Captain of Kiev", p.ChiefLevel(p.BarbarianCaptain(At("kiev"))), then)

			p = Position(t, 4).Build(Fort, 2, "cyrenaica").Wild("cyrenaica", 14)
			p.Captain(Barbarians, level, "cyrenaica", None)
			p.Run(func(g *State, t *play.Table) { g.Climb(t, At("cyrenaica")) })
			if level < HighestChief {
				onlyChief(p, "by growth", "cyrenaica", then)
			} else {
				onlyChief(p, "put to sea", "gulf-of-sidra", then)
			}

			p = Position(t, 4)
			galley := p.Transport(Barbarians, Galley, 1, "cretan-sea", 9)
			p.Captain(Barbarians, level, "cretan-sea", galley)
			p.Run(func(g *State, t *play.Table) { g.Exalt(t, At("cretan-sea"), galley) })
			onlyChief(p, "of pirates", "cretan-sea", then)
		}
	})
}

// The Captain of barbarians who conquer goes with them and rises; where he was none is left.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/barbarians/victors-move-in
// rule: mu-alpha/barbarians/captains-bonus
func TestTheirCaptainGoesWithConqueringBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("georgia", 30).Held(Green, 1, "circassia").Held(Green, 9, "sinai")
		p.Captain(Barbarians, 1, "georgia", None)
		p.Raids()
		Want(t, "conquered", p.Barbarian(At("circassia")), true)
		onlyChief(p, "after it", "circassia", 2)
	})
}

// rule: mu-prototype/components/shared-pool
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
// rule: mu-alpha/barbarians/captains-bonus
func TestSevenBarbarianCaptains(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4)
		p.Run(func(g *State, t *play.Table) {
			for i := range 9 {
				g.Exalt(t, Place(i), None)
			}
		})
		n := 0
		for range p.CaptainsOf(Barbarians) {
			n++
		}
		Want(t, "in the box", n, 7)
	})
}

// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-alpha/barbarians/attack-until-one-left
func TestBarbariansStormWalls(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Wild("cumania", 12).Held(Green, 5, "crimea").Held(Green, 60, "sinai").Build(Fort, 1, "crimea")
		p.Captain(Barbarians, 2, "cumania", None)
		p.Raids()
		Want(t, "5 VF are all inside the Tower: an assault", p.Battle.Kind, Assault)
		Want(t, "with a d4", p.Battle.Sides[Attacking].Die, 4)
		Want(t, "and their Captain", p.Battle.Sides[Attacking].Total-p.Battle.Sides[Attacking].Roll, 2)
		Want(t, "against a d6", p.Battle.Sides[Defending].Die, 6)
		Want(t, "and the Tower", p.Battle.Sides[Defending].Total-p.Battle.Sides[Defending].Roll, 1)
		Want(t, "nobody is besieged", p.Besieged(At("crimea")), false)

		p = Position(t, 4).Wild("cumania", 40).Held(Green, 15, "crimea").Held(Green, 60, "sinai").Build(Fort, 1, "crimea").Raids()
		Want(t, "of 15 VF 5 are met outside first", p.Told(KeyStorm, int16(Barbarians), int16(At("crimea"))) &&
			p.Battle.Kind == Assault, true)
	})
}

// rule: mu-prototype/barbarian-captains/die-bonus
// rule: mu-alpha/barbarians/captains-bonus
func TestBarbarianCaptainsAddToTheDie(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level := range int8(4) {
			p := Position(t, 4).Wild("cumania", 12).Held(Green, 5, "crimea").Held(Green, 60, "sinai")
			q := Position(t, 4).Held(Green, 9, "crimea").Wild("cumania", 9)
			wagon := q.Transport(Green, WarWagon, 1, "crimea", 10)
			q.Captain(Green, 1, "crimea", wagon)
			if level > 0 {
				p.Captain(Barbarians, level, "cumania", None)
				q.Captain(Barbarians, level, "cumania", None)
			}
			p.Raids()
			Want(t, "in attack", p.Battle.Sides[Attacking].Total-p.Battle.Sides[Attacking].Roll, level)
			unprepared(q.Strikes("cumania", Barbarians, wagon))
			Want(t, "in defence", q.Battle.Sides[Defending].Total-q.Battle.Sides[Defending].Roll, level)
		}
	})
}

// rule: mu-prototype/barbarian-activation/only-conquest-activates
// rule: mu-alpha/barbarians/neutral-territory-reacts
func TestOnlyConquestStirs(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for vf, stirs := range map[int16]bool{1: true, 40: false} {
			p := Position(t, 4).Held(Green, 9, "crimea").Wild("cumania", vf)
			wagon := p.Transport(Green, WarWagon, 1, "crimea", 20)
			p.Captain(Green, 1, "crimea", wagon)
			unprepared(p.Strikes("cumania", Barbarians, wagon))
			for vf == 1 && !p.IsOver() { // he fights on, or gives up at once
				o := p.Match.Offers()[0]
				p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
			}
			lastly(p)
			Want(t, "conquered", p.Land("cumania").Owner == Green, stirs)
			Want(t, "stirred", p.Told(KeyStirs, int16(At("cumania"))), stirs)
		}
	})
}

// Who fights beside the owner and falls with him loses there what the owner loses.
// rule: mu-prototype/barbarians/player-pieces-after-barbarian-victory
func TestBarbariansSweepAwayWhoFellBesideTheOwner(t *testing.T) {
	p := Position(t, 4).Wild("syria", 60).Held(Green, 2, "palestine").Held(Green, 80, "egypt").Held(Red, 80, "sinai").Vf(Red, "palestine", 2)
	captain := p.Captain(Red, 2, "palestine", None)
	engine := p.Engine(Red, 2, "palestine", None)
	p.Raids()
	Want(t, "it is theirs", p.Land("palestine").Owner, play.Nobody)
	Want(t, "the guest's Captain", p.Captains[captain].Owner == Red, false)
	Want(t, "his engine", p.Engines[engine].Level, 0)
}

// Pirates attack in one order with those on land, who is strongest first; who is not ready does not.
// rule: mu-prototype/barbarians/attacker-most-vf
func TestPiratesAndLandRaidInOneOrder(t *testing.T) {
	for _, c := range []struct {
		pirates, land int16
		first         bool // the pirates
	}{{8, 6, true}, {5, 6, false}} {
		p := Position(t, 4).Wild("georgia", c.land)
		ship := p.Transport(Barbarians, Galley, 1, "levantine-sea", c.pirates)
		p.Transports[ship].Moved = DueToRaid
		p.Transport(Barbarians, Galley, 1, "egyptian-sea", 20) // not ready
		p.Land("georgia").Due = true
		var r Raider
		var some bool
		p.Run(func(g *State, t *play.Table) { r, some = g.NextRaider(t) })
		Want(t, "somebody is ready", some, true)
		Want(t, "the pirates are first", r.Ship == ship, c.first)
	}
}

// Barbarians get ready who have 1 VF to leave behind and somebody to attack, on land and at sea.
//
// rule: mu-prototype/barbarians/supply-tested-in-events
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/attack-weaker-neighbour
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-alpha/barbarians/attack-conditions
func TestWhichBarbariansGetReady(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
			p := Position(t, 4).Wild("cumania", c.vf)
			pirate := p.Transport(Barbarians, Galley, 1, "levantine-sea", c.vf)
			if c.enemy >= 0 {
				p.Held(Green, c.enemy, "crimea")
				p.Transport(Green, Merchantman, 1, "levantine-sea", c.enemy)
			}
			p.Transports[pirate].Moved = DueToRaid // of the turn before
			p.Rouse()
			Want(t, c.name+", on land", p.Land("cumania").Due, c.ready)
			Want(t, c.name+", at sea", p.Transports[pirate].Moved&DueToRaid != 0, c.ready)
		}
	})
}

// A pirate Galley attacks once a turn, with all its VF but 1; where it has attacked nobody else attacks the same.
//
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-prototype/barbarians/one-attack-per-target
func TestAPirateGalleyAttacksOnce(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "judea").Held(Red, 9, "egypt")
	pirate := p.Transport(Barbarians, Galley, 1, "levantine-sea", 9)
	p.Transport(Barbarians, Galley, 1, "levantine-sea", 8)
	p.Transport(Green, Merchantman, 1, "levantine-sea", 3)
	p.Raids()
	Want(t, "with 8 of 9", p.Told(KeyPirateHit, int16(At("levantine-sea")), int16(Green), 8), true)
	Want(t, "not the other too", p.Told(KeyPirateHit, int16(At("levantine-sea")), int16(Green), 7), false)
	Want(t, "no more this turn", p.Transports[pirate].Moved&DueToRaid, 0)
	Want(t, "attacked there", p.HasBeenRaided(Green, At("levantine-sea")), true)
	Want(t, "but not elsewhere", p.HasBeenRaided(Green, At("egyptian-sea")), false)
	Want(t, "nor another there", p.HasBeenRaided(Red, At("levantine-sea")), false)
}

// Barbarians fall on armies that are their guests with all but 1 VF, in their own land.
//
// rule: mu-prototype/barbarians/weaker-guests-are-attacked
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-alpha/barbarians/peaceful-presence
func TestBarbariansFallOnTheirGuests(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 9, "judea").Wild("syria", 9)
		wagon := p.Transport(Green, WarWagon, 1, "syria", 1)
		p.Falling(D6(6), D6(1)).Raids()
		Want(t, "with 8 of 9", p.Told(KeyRaidGuest, int16(At("syria")), int16(Green), 8), true)
		Want(t, "the wagon is gone", p.Transports[wagon].Kind, NoTransport)
		Want(t, "all are left", p.Ground(Barbarians, At("syria")), 9)
	})
}

// The Captain of barbarians who are beaten off dies with them; where they win they stay, more than the land feeds, to the end
// of the turn. Who has nothing left then is out.
func TestWhatBecomesOfRaiders(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
		// rule: mu-alpha/barbarians/captains-bonus
		t.Run("beaten off", func(t *testing.T) {
			p := Position(t, 4).Wild("cumania", 6).Held(Green, 5, "crimea")
			p.Captain(Barbarians, 1, "cumania", None)
			p.Falling(D4(1), D6(6)).Run(func(g *State, t *play.Table) { g.RaidLand(t, At("cumania"), Prey{At: At("crimea"), Of: Green}, 1) })
			Want(t, "Captains", len(chiefs(p)), 0)
		})
		// rule: mu-prototype/barbarian-growth/attackers-keep-excess
		// rule: mu-prototype/elimination/condition
		// rule: mu-alpha/elimination/when
		t.Run("victorious", func(t *testing.T) {
			p := Position(t, 4).Held(Red, 5, "egypt").Held(Blue, 5, "kiev").Held(Green, 0, "crimea")
			p.Vf(White, "crimea", 0)
			p.Battle.Sides[Defending].Allies = Bit(Green) | Bit(White)
			p.Run(func(g *State, t *play.Table) { g.Overrun(t, Prey{At: At("crimea"), Of: Green}, 30) })
			Want(t, "VF", p.Ground(Barbarians, At("crimea")), 30)
			Want(t, "they count as attackers", p.Land("crimea").Attacked, true)
			Want(t, "who had nothing else is out", p.Players[White].Out, true)
		})
	})
}
