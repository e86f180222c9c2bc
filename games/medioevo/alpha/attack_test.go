package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-alpha/attack/four-battle-types
func TestKindsOfBattle(t *testing.T) {
	p, _ := clash(t, 20, 5)
	p.Transport(Blue, WarWagon, 1, "palestine", 5)
	p.Transport(Red, Galley, 1, "levantine-sea", 5)
	Want(t, "for a territory", p.KindOf(At("palestine"), Red), Field)
	Want(t, "for a guest's transports", p.KindOf(At("palestine"), Blue), AtTransports)
	Want(t, "at sea", p.KindOf(At("levantine-sea"), Red), Naval)
	t.Run("before walls", func(t *testing.T) {
		p, wagon := clash(t, 20, 5)
		p.Build(Fort, 1, "palestine").Engine(Green, 1, "judea", wagon)
		unprepared(p.Strikes("palestine", Red, wagon)).Asks(Green, AskWalls)
		Want(t, "an assault", p.Offers(By(Green, Storm, int16(At("palestine")))), true)
		Want(t, "a siege", p.Offers(By(Green, Besiege, int16(At("palestine")), 0)), true)
	})
}

// rule: mu-alpha/attack/target-territory-from-adjacent
// rule: mu-alpha/attack/target-transport-same-territory
// rule: mu-alpha/attack/captain-required
// rule: mu-alpha/attack/captain-conquest-limit
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestWhatAnAttackTakes(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		on    play.Seat
		but   func(p *Stage, wagon, captain int16)
		want  play.Rule
	}{
		{"all there", "palestine", Red, func(*Stage, int16, int16) {}, play.Free},
		{"with one army", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].VF = 1 }, play.Free},
		{"from afar", "syria", Red, func(*Stage, int16, int16) {}, RuleAdjacent},
		{"a guest's transports from outside", "palestine", Blue, func(p *Stage, _, _ int16) { p.Transport(Blue, WarWagon, 1, "palestine", 3) }, RuleSameZone},
		{"a guest's transports where they stand", "judea", Blue, func(p *Stage, _, _ int16) { p.Transport(Blue, WarWagon, 1, "judea", 3) }, play.Free},
		{"no Captain", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c] = EmptyCaptain() }, RuleCaptain},
		{"no conquest left", "palestine", Red, func(p *Stage, _, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
		{"not the MP to enter", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].Spent = p.Mp(w) }, RuleMeans},
		{"nobody aboard", "palestine", Red, func(p *Stage, w, _ int16) { p.Transports[w].VF = 0 }, RuleCarried},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 10, 5)
			p.Held(Red, 5, "syria").War(Green, Blue)
			p.Active, p.March.Convoy, p.March.Leader = Green, One(wagon), wagon
			c.but(p, wagon, p.CaptainAt(Green, At("judea")))
			Want(t, "rule", p.WhyNotAttack(At(c.place), c.on), c.want)
		})
	}
}

// 24 FV stand beside a wagon of 20 with 2 MP left: only 20 fight. What the attack fails to enter costs no MP.
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestWhoCannotBeCarriedDoesNotFight(t *testing.T) {
	p := Position(t, 3).Held(Green, 24, "judea").Held(Red, 20, "palestine").War(Green, Red).Build(Settlement, 1, "judea")
	wagon := p.Transport(Green, WarWagon, 1, "judea", 0)
	p.Captain(Green, 1, "judea", wagon)
	p.Transports[wagon].Spent = p.Mp(wagon) - 2
	p.Falling(D6(3), D6(3)).Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
	load := By(Green, LoadArmies, wagon, int16(At("judea")))
	Want(t, "at most aboard", p.Most(load), 20)
	p.Play(Saying(load, 20), By(Green, Attack, int16(At("palestine")), int16(Red)))
	Want(t, "who attack", p.Told(KeyAttack, int16(Green), int16(Red), int16(At("palestine")), 20), true)
	Want(t, "left out", p.Ground(Green, At("judea")), 4)
	p.Play(Says(Green, GiveUp))
	Want(t, "MP left", p.MpLeft(wagon), 2)
}

// rule: mu-alpha/attack/procedure
func TestAnAttackIsBattleAfterBattle(t *testing.T) {
	p, wagon := clash(t, 20, 10)
	p.Falling(D6(3), D6(3), D6(4), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskFightOn)
	Want(t, "rolls", p.Battle.Round, 1)
	p.Play(Says(Green, FightOn))
	Want(t, "rolls", p.Battle.Round, 2)
	p.Play(Says(Green, GiveUp))
	Want(t, "over", p.IsOver(), true)
	Want(t, "owner", p.Land("palestine").Owner, Red)
}

// A Captain fights as often as he likes, but conquers no more often than his level was as the turn began.
// rule: mu-alpha/attack/captain-conquest-limit
func TestConquestsAreCountedNotBattles(t *testing.T) {
	p, wagon := clash(t, 30, 1)
	captain := p.CaptainAt(Green, At("judea"))
	p.Captains[captain].Level = 1
	p.ReadyCaptains()
	p.Held(Red, 5, "syria", "coele-syria")
	Want(t, "conquests of the first level", p.Captains[captain].Attacks, 1)
	for range 3 {
		p.Captains[captain].Level = 2 // whatever he loses by it
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(Says(Green, GiveUp))
		Want(t, "conquests left after a battle", p.Captains[captain].Attacks, 1)
	}
	p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
	Want(t, "owner", p.Land("palestine").Owner, Green)
	Want(t, "conquests left after one", p.Captains[captain].Attacks, 0)
	p.Active = Green
	Want(t, "another, though he has risen", p.WhyNotAttack(At("syria"), Red), RuleAttacks)
}

// rule: mu-alpha/attack/captain-gains-level
func TestACaptainRisesByConquest(t *testing.T) {
	for _, c := range []struct {
		level int8
		risen bool
		want  int8
	}{{1, false, 2}, {1, true, 1}, {3, false, 3}} {
		p, wagon := clash(t, 30, 1)
		captain, defender := p.CaptainAt(Green, At("judea")), p.Captain(Red, 1, "palestine", None)
		p.Captains[captain].Level, p.Captains[captain].Risen = c.level, c.risen
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		Want(t, "level", p.Captains[captain].Level, c.want)
		Want(t, "of the defender", p.Captains[defender].Level, 1)
	}
	t.Run("not by a battle", func(t *testing.T) {
		p, wagon := clash(t, 30, 20)
		defender := p.Captain(Red, 1, "palestine", None)
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		Want(t, "level", p.Captains[p.CaptainAt(Green, At("judea"))].Level, 2)
		p.Play(Says(Green, GiveUp))
		Want(t, "of who has held out", p.Captains[defender].Level, 1)
	})
	t.Run("by a transport too", func(t *testing.T) {
		p, wagon := clash(t, 30, 1)
		p.Transport(Red, WarWagon, 1, "judea", 1)
		p.Falling(D6(6), D6(1)).Strikes("judea", Red, wagon)
		Want(t, "level", p.Captains[p.CaptainAt(Green, At("judea"))].Level, 3)
	})
}

// rule: mu-alpha/attack/captain-loses-level
func TestACaptainSinksByFailure(t *testing.T) {
	type try struct {
		target string
		level  int8
	}
	for _, tries := range [][]try{
		{{"palestine", 2}, {"palestine", 2}, {"coele-syria", 1}, {"palestine", 1}, {"coele-syria", 1}, {"sinai", 0}},
		{{"palestine", 2}, {"coele-syria", 1}, {"coele-syria", 1}, {"palestine", 1}},
	} {
		for _, tactics := range []bool{false, true} { // which spare those beside him, not him
			p, wagon := clash(t, 30, 20)
			captain := p.CaptainAt(Green, At("judea"))
			p.Captains[captain].Level, p.Captains[captain].Attacks = 3, 3
			p.Held(Red, 20, "coele-syria", "sinai")
			if tactics {
				p.Learned(Green, Tattica)
			}
			for _, c := range tries {
				p.Transports[wagon].Spent = 0
				p.Falling(D6(3), D6(3)).Strikes(c.target, Red, wagon).Play(Says(Green, GiveUp))
				Want(t, "level after "+c.target, p.Captains[captain].Level, c.level)
			}
			Want(t, "honour of the defender", p.Players[Red].Honour, 0)
		}
	}
}

// rule: mu-alpha/attack/several-captains
// rule: mu-alpha/attack/several-captains-tactics
func TestSeveralCaptains(t *testing.T) {
	for _, tactics := range []bool{false, true} {
		p, wagon := clash(t, 30, 20)
		first, second := p.CaptainAt(Green, At("judea")), p.Captain(Green, 2, "judea", wagon)
		if tactics {
			p.Learned(Green, Tattica)
		}
		p.Falling(D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon)
		p.Asks(Green, AskCaptains).Play(By(Green, TakeAlong, first), By(Green, TakeAlong, second))
		p.Asks(Green, AskLeader).Play(By(Green, LeadWith, first), Says(Green, FightOn)).Asks(Green, AskLeader)
		p.Play(By(Green, LeadWith, second), Says(Green, GiveUp))
		Want(t, "level of who led last", p.Captains[second].Level, 1)
		Want(t, "level of the other", p.Captains[first].Level, 1+B2i(tactics))
		Want(t, "conquests left", p.Captains[first].Attacks+p.Captains[second].Attacks, 4)
	}
}

// Nobody attacks beside another.
// rule: mu-alpha/attack/multiple-sides-alternate
func TestNobodyAttacksBesideAnother(t *testing.T) {
	p, wagon := clash(t, 20, 6)
	p.Held(Blue, 5, "syria").War(Blue, Red)
	p.Captain(Blue, 1, "syria", p.Transport(Blue, WarWagon, 1, "syria", 11))
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskFightOn)
}

// rule: mu-alpha/attack/target-transport-same-territory
// rule: mu-alpha/attack/conquest-of-transport
func TestATransportIsConqueredWhereItStands(t *testing.T) {
	p, wagon := clash(t, 20, 1)
	prey := p.Studied(Green, 2).Transport(Red, WarWagon, 1, "judea", 2)
	p.Falling(D6(6), D6(1)).Strikes("judea", Red, wagon).Play(Says(Green, LoseAsUsual)).Asks(Green, AskSpoils)
	Want(t, "to destroy it", p.Offers(Loot(DestroySpoil, SpoilTransport, prey, "judea")), true)
	Want(t, "to sack it", p.Offers(Loot(PlunderSpoil, SpoilTransport, prey, "judea")), true)
	p.Play(Loot(KeepSpoil, SpoilTransport, prey, "judea"))
	Want(t, "its owner", p.Transports[prey].Owner, Green)
}

// rule: mu-alpha/attack/must-occupy
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestWhoHasFoughtMovesIn(t *testing.T) {
	t.Run("into the barbarians' land", func(t *testing.T) {
		p, wagon := clash(t, 20, 0)
		p.Own(play.Nobody, "palestine").Wild("palestine", 2).Falling(D6(6), D6(1)).Strikes("palestine", Barbarians, wagon)
		Want(t, "owner", p.Land("palestine").Owner, Green)
		Want(t, "told", p.Told(KeyTaken, int16(Green), int16(At("palestine")), int16(play.Nobody)), true)
	})
	t.Run("by land", func(t *testing.T) {
		p, wagon := clash(t, 20, 2)
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		Want(t, "the wagon", p.Transports[wagon].At, At("palestine"))
		Want(t, "it has moved", p.Transports[wagon].Moved&MovedInCombat != 0, true)
		Want(t, "told", p.Told(KeyTaken, int16(Green), int16(At("palestine")), int16(Red)), true)
		Want(t, "all who are left", p.Strength(Green, At("palestine")), 20-1)
		Want(t, "MP", p.Transports[wagon].Spent, p.StepCost(wagon, At("judea"), At("palestine")))
	})
	t.Run("from the sea, on a coast without a harbour", func(t *testing.T) {
		p := Position(t, 3).Held(Red, 2, "sinai").Held(Green, 1, "egypt").War(Green, Red)
		galley := p.Transport(Green, Galley, 1, "egyptian-sea", 12)
		p.Captain(Green, 1, "egyptian-sea", galley)
		beside := p.Transport(Green, Galley, 1, "egyptian-sea", 5)
		p.Falling(D6(6), D6(1)).Strikes("sinai", Red, galley)
		Want(t, "owner", p.Land("sinai").Owner, Green)
		Want(t, "who took no part stays aboard", p.Transports[beside].VF, 5)
		Want(t, "ashore", p.Ground(Green, At("sinai")), 12-1)
		Want(t, "aboard", p.Transports[galley].VF, 0)
		Want(t, "whose it still is", p.Transports[galley].Owner, Green)
	})
	t.Run("from the sea, into a harbour", func(t *testing.T) {
		p := Position(t, 3).Held(Red, 2, "egypt").Held(Green, 1, "judea").War(Green, Red)
		galley := p.Transport(Green, Galley, 1, "egyptian-sea", 12)
		p.Captain(Green, 1, "egyptian-sea", galley)
		p.Falling(D6(6), D6(1)).Strikes("egypt", Red, galley)
		Want(t, "the fleet", p.Transports[galley].At, At("egypt"))
	})
	t.Run("who moves in", func(t *testing.T) {
		p, wagon := Victorious(t)
		p.Vf(Green, "sinai", 2)
		empty, aboard := p.Transport(Green, WarWagon, 1, "sinai", 0), p.Transport(Green, WarWagon, 1, "sinai", 3)
		allys := p.Transport(Blue, WarWagon, 1, "sinai", 5)
		p.Transports[aboard].Aboard = p.Transport(Green, Galley, 1, "sinai", 1)
		for _, i := range []int16{empty, aboard, allys} {
			p.Battle.Convoy.Add(i)
		}
		p.Conquers("judea")
		Want(t, "his wagon", p.Transports[wagon].At, At("judea"))
		Want(t, "his armies stay in it", [2]int16{p.Transports[wagon].VF, p.Ground(Green, At("judea"))}, [2]int16{10, 0})
		Want(t, "one without armies", p.Transports[empty].At, At("sinai"))
		Want(t, "one aboard a ship in port", p.Transports[aboard].At, At("sinai"))
		Want(t, "another's", p.Transports[allys].At, At("sinai"))
	})
	t.Run("into his own land, where enemies stood", func(t *testing.T) {
		p, _ := Victorious(t)
		p.Held(Green, 1, "judea").Vf(Red, "judea", 1).Run(Contest)
		p.Land("judea").VF[Red] = 0
		p.Conquers("judea")
		Want(t, "owner", p.Land("judea").Owner, Green)
		Want(t, "contested", p.Contested(At("judea")), false)
	})
}

// spoiled is Judea as green has conquered it of red: a City with a Fort, a Cathedral, two Caravans, a Catapult, a Captain.
func spoiled(t *testing.T, but ...func(p *Stage)) (p *Stage, caravans [2]int16, engine, captain int16) {
	p, _ = Victorious(t)
	p.Players[Green].Realm, p.Players[Red].Realm = Realm("byzantine-empire"), Realm("mamluk-sultanate")
	p.Studied(Green, 2).Build(Settlement, 3, "judea").Build(Fort, 2, "judea").Build(Cathedral, 1, "judea")
	for i := range caravans {
		caravans[i] = p.Transport(Red, Caravan, 1, "judea", 0)
	}
	engine, captain = p.Engine(Red, 1, "judea", None), p.Captain(Red, 1, "judea", None)
	for _, change := range but {
		change(p)
	}
	p.Conquers("judea").Asks(Green, AskSpoils)
	return p, caravans, engine, captain
}

// rule: mu-alpha/attack/conquest-choice-per-item
// rule: mu-alpha/attack/captains-cannot-be-conquered
// rule: mu-alpha/attack/conquer-buildings-engines
// rule: mu-alpha/attack/sack
func TestEachThingOfTheConquered(t *testing.T) {
	p, caravans, engine, captain := spoiled(t)
	for sort, items := range map[int16][]int16{
		SpoilBuilding: {int16(Settlement), int16(Fort), int16(Cathedral)}, SpoilTransport: caravans[:], SpoilEngine: {engine}, SpoilCaptain: {captain},
	} {
		for _, n := range items {
			Want(t, "to destroy it", p.Offers(Loot(DestroySpoil, sort, n, "judea")), true)
			Want(t, "to sack it", p.Offers(Loot(PlunderSpoil, sort, n, "judea")), true)
			Want(t, "to keep it", p.Offers(Loot(KeepSpoil, sort, n, "judea")), sort != SpoilCaptain)
		}
	}
	Want(t, "a Captain", p.Refuses(Loot(KeepSpoil, SpoilCaptain, captain, "judea")), RuleKeepCaptain)
	sacks := func(sort, n int16) int32 {
		before := p.Players[Green].Florins
		p.Play(Loot(PlunderSpoil, sort, n, "judea"))
		return p.Players[Green].Florins - before
	}
	Want(t, "florins of a Captain", sacks(SpoilCaptain, captain), 50)
	Want(t, "florins of a Caravan", sacks(SpoilTransport, caravans[0]), 50)
	Want(t, "florins of a City", sacks(SpoilBuilding, int16(Settlement)), 75)
	Want(t, "the City", p.Built(At("judea"), Settlement), 0)
	p.Play(Loot(KeepSpoil, SpoilEngine, engine, "judea"), Loot(KeepSpoil, SpoilBuilding, int16(Fort), "judea"))
	Want(t, "the Catapult", p.Engines[engine].Owner, Green)
	Want(t, "the Fort", p.Built(At("judea"), Fort), 2)
	Want(t, "honour", p.Players[Green].Honour, 0)
	t.Run("a Captain by his level", func(t *testing.T) {
		p, _ := Victorious(t)
		third := p.Captain(Red, 3, "judea", None)
		p.Conquers("judea").Play(Loot(PlunderSpoil, SpoilCaptain, third, "judea"))
		Want(t, "florins", p.Players[Green].Florins, 150)
		Want(t, "all is shared out", p.Spoils, Spoils{By: play.Nobody, From: play.Nobody, At: NoPlace})
	})
	t.Run("what a settlement has beside it before the settlement", func(t *testing.T) {
		// rule: mu-alpha/purchase/commerce-buildings
		p, _ := Victorious(t)
		engine := p.Engine(Red, 1, "judea", None)
		p.Build(Settlement, 1, "judea").Build(FairBuilding, 1, "judea").Build(Fort, 1, "judea").Conquers("judea")
		for _, how := range []play.Verb{DestroySpoil, PlunderSpoil} {
			Want(t, "the Village", p.Refuses(Loot(how, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
			Want(t, "the Farm", p.Offers(Loot(how, SpoilBuilding, int16(FairBuilding), "judea")), true)
			Want(t, "a Tower", p.Offers(Loot(how, SpoilBuilding, int16(Fort), "judea")), true)
			Want(t, "an engine", p.Offers(Loot(how, SpoilEngine, engine, "judea")), true)
		}
		p.Play(Loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"))
		Want(t, "the Village then", p.Offers(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), true)
	})
	t.Run("an engine above the TL", func(t *testing.T) {
		p, _ := Victorious(t)
		bombard := p.Engine(Red, 3, "judea", None)
		p.Conquers("judea")
		Want(t, "to keep it", p.Refuses(Loot(KeepSpoil, SpoilEngine, bombard, "judea")), RuleKeepLevel)
		Want(t, "to sack it", p.Offers(Loot(PlunderSpoil, SpoilEngine, bombard, "judea")), true)
	})
}

// rule: mu-alpha/attack/conquer-transports
func TestNoMoreTransportsThanTheTLAllows(t *testing.T) {
	p, _ := Victorious(t)
	p.Studied(Green, 2)
	caravan := p.Transport(Red, Caravan, 1, "judea", 0)
	p.Stowed(caravan, 3, 4, "egypt")
	for range 2 {
		p.Transport(Green, Caravan, 1, "egypt", 0)
	}
	p.Conquers("judea").Asks(Green, AskSpoils)
	Want(t, "to keep a third", p.Refuses(Loot(KeepSpoil, SpoilTransport, caravan, "judea")), RuleKeepNumber)
	Want(t, "to destroy it", p.Offers(Loot(DestroySpoil, SpoilTransport, caravan, "judea")), true)
	Want(t, "to sack it", p.Offers(Loot(PlunderSpoil, SpoilTransport, caravan, "judea")), true)
	t.Run("goods follow it", func(t *testing.T) {
		p, _ := Victorious(t)
		caravan := p.Transport(Red, Caravan, 1, "judea", 0)
		p.Stowed(caravan, 3, 4, "egypt")
		p.Conquers("judea").Play(Loot(KeepSpoil, SpoilTransport, caravan, "judea"))
		Want(t, "owner", p.Transports[caravan].Owner, Green)
		Want(t, "units", p.Transports[caravan].Cargo[0].N, 4)
	})
}

// rule: mu-alpha/attack/destroy
func TestDestroyingIsHonour(t *testing.T) {
	destroying := func(sort, n int16, but ...func(p *Stage)) int16 {
		p, caravans, engine, captain := spoiled(t, but...)
		switch sort {
		case SpoilTransport:
			n = caravans[0]
		case SpoilEngine:
			n = engine
		case SpoilCaptain:
			n = captain
		}
		return p.Play(Loot(DestroySpoil, sort, n, "judea")).Players[Green].Honour
	}
	// rule: mu-alpha/victory/hp-destroy-settlement
	Want(t, "a City", destroying(SpoilBuilding, int16(Settlement)), 1)
	// rule: mu-alpha/victory/hp-destroy-fortification
	for level := range int8(3) {
		Want(t, "a fortification", destroying(SpoilBuilding, int16(Fort), func(p *Stage) { p.Build(Fort, level+1, "judea") }), int16(level)+1)
	}
	// rule: mu-alpha/victory/hp-destroy-cathedral
	Want(t, "a Cathedral of another faith", destroying(SpoilBuilding, int16(Cathedral)), 2)
	Want(t, "of one's own", destroying(SpoilBuilding, int16(Cathedral), func(p *Stage) { p.Land("judea").Rite = int8(p.Religion(Green)) + 1 }), -2)
	// rule: mu-alpha/victory/hp-destroy-captain
	for level := range int8(3) {
		Want(t, "a Captain", destroying(SpoilCaptain, None, func(p *Stage) { p.Captains[p.CaptainAt(Red, At("judea"))].Level = level + 1 }), int16(level)+1)
	}
	Want(t, "a Caravan", destroying(SpoilTransport, None), 0)
	Want(t, "a Catapult", destroying(SpoilEngine, None), 0)

	t.Run("a City and its Captain are 2 HP", func(t *testing.T) {
		p, _, _, captain := spoiled(t)
		p.Play(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"), Loot(DestroySpoil, SpoilCaptain, captain, "judea"))
		Want(t, "HP", p.Players[Green].Honour, 2)
	})
	t.Run("what was the barbarians' is worth nothing", func(t *testing.T) {
		p, _ := Victorious(t)
		p.Own(play.Nobody, "judea").Build(Settlement, 3, "judea").Build(Fort, 3, "judea")
		p.Conquers("judea").Play(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"), Loot(DestroySpoil, SpoilBuilding, int16(Fort), "judea"))
		Want(t, "HP", p.Players[Green].Honour, 0)
	})
}

// A Cathedral keeps the religion of who built it, whoever owns it then.
// rule: mu-alpha/victory/hp-destroy-cathedral
func TestACathedralKeepsItsFaith(t *testing.T) {
	p := Position(t, 3).Own(Red, "judea")
	p.Players[Green].Realm, p.Players[Red].Realm = Realm("byzantine-empire"), Realm("mamluk-sultanate")
	p.SetBuilt(At("judea"), Cathedral, 1)
	Want(t, "built by a Muslim", p.Land("judea").Rite, int8(medioevo.Muslim)+1)
	p.Own(Green, "judea")
	Want(t, "owned by another", desecration(p.State, Red, At("judea")), -2)
	Want(t, "whose faith is another", desecration(p.State, Green, At("judea")), 2)
}

// What a ship at sea carries is conquered after the ship, for it must have one to be on; where a ship goes without armies
// nobody need occupy it.
//
// rule: mu-alpha/attack/conquer-transports
// rule: mu-alpha/attack/conquest-of-transport
// rule: mu-alpha/attack/conquest-choice-per-item
func TestAShipIsConqueredBeforeWhatItCarries(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "judea").Held(Red, 5, "egypt").War(Green, Red).Studied(Green, 2)
	mine, ship := p.Transport(Green, Galley, 1, "egyptian-sea", 10), p.Transport(Red, Merchantman, 1, "egyptian-sea", 0)
	caravan := p.Transport(Red, Caravan, 1, "egyptian-sea", 0)
	p.Transports[caravan].Aboard = ship
	p.Captain(Green, 1, "egyptian-sea", mine)
	p.Falling(D4(1)).Strikes("egyptian-sea", Red, mine).Asks(Green, AskSpoils)
	keeps := func(i int16) play.Answer { return Loot(KeepSpoil, SpoilTransport, i, "egyptian-sea") }
	Want(t, "the Caravan before", p.Refuses(keeps(caravan)), RuleAboardFirst)
	Want(t, "the ship", p.Offers(keeps(ship)), true)
	p.Play(keeps(ship), keeps(caravan))
	Want(t, "the Caravan after", p.Transports[caravan].Owner, Green)
	Want(t, "where it was", p.Transports[caravan].Aboard, ship)
	Want(t, "aboard his Galley and the Merchant Ship", [2]int16{p.Transports[mine].VF, p.Transports[ship].VF}, [2]int16{10, 0})
}

// Who wants to keep everything says so once.
//
// rule: mu-alpha/attack/conquest-choice-per-item
func TestAllIsKeptAtOnce(t *testing.T) {
	p, _ := Victorious(t)
	p.Studied(Green, 2).Build(Settlement, 3, "judea")
	caravan, engine := p.Transport(Red, Caravan, 1, "judea", 0), p.Engine(Red, 1, "judea", None)
	p.Conquers("judea").Play(Says(Green, KeepAll))
	Want(t, "nothing is left to choose", p.IsOver(), true)
	Want(t, "the Caravan", p.Transports[caravan].Owner, Green)
	Want(t, "the Catapult", p.Engines[engine].Owner, Green)
	Want(t, "the City", p.Built(At("judea"), Settlement), 3)
}

// A warship without armies cannot ram. One taken at sea is occupied, or nobody could ever come aboard; and it is its new owner's for as long as if it had
// been left empty now.
//
// rule: mu-alpha/attack/conquest-of-transport
// rule: mu-alpha/combat/empty-transport-removed
// rule: mu-alpha/naval/ramming
// rule: mu-alpha/attack/conquer-transports
func TestAShipTakenAtSeaIsOccupied(t *testing.T) {
	for _, c := range []struct {
		name    string
		vf      int16
		aboard  [2]int16
		removed bool
	}{{"by one of several", 10, [2]int16{9, 1}, false}, {"by nobody where one alone is left", 1, [2]int16{1, 0}, false}} {
		p := Position(t, 3).Held(Green, 5, "judea").Held(Red, 5, "egypt").War(Green, Red)
		mine, theirs := p.Transport(Green, Galley, 1, "egyptian-sea", c.vf), p.Transport(Red, Galley, 1, "egyptian-sea", 0)
		p.Captain(Green, 1, "egyptian-sea", mine)
		p.Transports[theirs].Empty = p.Turn - 1
		p.Studied(Green, 2).Falling(D4(1)).Strikes("egyptian-sea", Red, mine).Play(Loot(KeepSpoil, SpoilTransport, theirs, "egyptian-sea"))
		Want(t, c.name+": owner", p.Transports[theirs].Owner, Green)
		Want(t, c.name+": aboard", [2]int16{p.Transports[mine].VF, p.Transports[theirs].VF}, c.aboard)
		p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
		Want(t, c.name+": removed as this turn ends", p.Transports[theirs].Kind == NoTransport, c.removed)
	}
}

// In a new turn a Captain attacks as often as his level is, and has failed nowhere.
//
// rule: mu-alpha/attack/captain-conquest-limit
// rule: mu-alpha/attack/captain-loses-level
func TestCaptainsAreReadyAsCombatBegins(t *testing.T) {
	p := Position(t, 3)
	c := p.Captain(Green, 2, "judea", None)
	k := &p.Captains[c]
	k.Attacks, k.Risen, k.Failed, k.Earlier = 0, true, At("sinai"), int16(At("egypt"))+1
	p.ReadyCaptains()
	Want(t, "attacks", k.Attacks, 2)
	Want(t, "may rise again", k.Risen, false)
	Want(t, "targets at which he has failed", [2]int16{int16(k.Failed), k.Earlier}, [2]int16{int16(NoPlace), 0})
}

// A Captain whom TACTICS spares has not failed, and forgets none of the targets at which he has.
//
// rule: mu-alpha/attack/captain-loses-level
// rule: mu-alpha/attack/several-captains-tactics
func TestWhoIsSparedRemembersWhereHeFailed(t *testing.T) {
	p, wagon := clash(t, 30, 20)
	first, second := p.CaptainAt(Green, At("judea")), p.Captain(Green, 2, "judea", wagon)
	p.Captains[first].Failed, p.Captains[first].Earlier = At("sinai"), int16(At("egypt"))+1
	p.Learned(Green, Tattica).Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
	p.Play(By(Green, TakeAlong, first), By(Green, TakeAlong, second), By(Green, LeadWith, second), Says(Green, GiveUp))
	Want(t, "first", p.Captains[first].Earlier, int16(At("egypt"))+1)

	p, wagon = clash(t, 30, 20)
	first, second = p.CaptainAt(Green, At("judea")), p.Captain(Green, 2, "judea", wagon)
	p.Captains[first].Failed = At("sinai")
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
	p.Play(By(Green, TakeAlong, first), By(Green, TakeAlong, second), By(Green, LeadWith, second), Says(Green, GiveUp))
	Want(t, "without TACTICS he is not spared, and where he failed before is remembered", p.Captains[first].Earlier, int16(At("sinai"))+1)

	p, wagon = clash(t, 30, 20)
	away := p.Captain(Green, 2, "egypt", None)
	p.Captains[away].Failed = At("sinai")
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(Says(Green, GiveUp))
	Want(t, "who was elsewhere has not failed", [2]int16{int16(p.Captains[away].Failed), p.Captains[away].Earlier}, [2]int16{int16(At("sinai")), 0})
}
