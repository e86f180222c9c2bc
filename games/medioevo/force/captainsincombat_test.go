package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/captains-in-combat/gain-level
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-prototype/captains-in-combat/attacks-fixed-at-start-of-turn
// rule: mu-prototype/captains-in-combat/lose-level
func TestACaptainRisesByConquestAndSinksByFailure(t *testing.T) {
	p, wagon := Clash(t, 31, 1)
	captain := p.CaptainAt(Green, At("judea"))
	p.Held(Red, 5, "syria").Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	Want(t, "level after a victory", p.Captains[captain].Level, 3)
	Want(t, "attacks left", p.Captains[captain].Attacks, 1)
	p.Strikes("syria", Red, wagon).Play(Says(Green, GiveUp))
	Want(t, "level after a failure", p.Captains[captain].Level, 2)
	Want(t, "attacks left", p.Captains[captain].Attacks, 0)
	p.Active = Green
	Want(t, "a third attack", p.WhyNotAttack(At("syria"), Red), RuleAttacks)
}

// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-alpha/attack/captain-gains-level
func TestACaptainRisesOnceInATurnAndToTheThirdLevel(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			level int8
			risen bool
			want  int8
		}{{1, false, 2}, {1, true, 1}, {3, false, 3}} {
			p, wagon := Clash(t, 31, 1)
			captain := p.CaptainAt(Green, At("judea"))
			p.Captains[captain].Level, p.Captains[captain].Risen = c.level, c.risen
			p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
			Want(t, "level", p.Captains[captain].Level, c.want)
		}
	})
}

// rule: mu-prototype/captains-in-combat/level-one-removed
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/rounds/losing-a-round
func TestAnArmyWipedOutCostsItsCaptainALevel(t *testing.T) {
	p, wagon := Clash(t, 6, 20)
	captain := p.CaptainAt(Green, At("judea"))
	p.Captains[captain].Level = 1
	p.Falling(D6(2), D6(3), D6(1), D6(6)).Strikes("palestine", Red, wagon)
	Want(t, "level after a lost round", p.Captains[captain].Level, 1)
	p.Play(Says(Green, FightOn))
	Want(t, "level when nobody is left", p.Captains[captain].Level, 0)
	Want(t, "VF aboard", p.Transports[wagon].VF, 1)
	Want(t, "honour of the defender", p.Players[Red].Honour, 0)
}

// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-alpha/attack/captain-loses-level
func TestFailingTwiceAtOneTargetCostsOneLevel(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 20)
		captain := p.CaptainAt(Green, At("judea"))
		p.Captains[captain].Level = 3
		for range 2 {
			p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(Says(Green, GiveUp))
		}
		Want(t, "level", p.Captains[captain].Level, 2)
	})
}

// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-prototype/captains-in-combat/several-captains-withdrawal
// rule: mu-prototype/captains-in-combat/tattica
// rule: mu-prototype/technologies/tattica
func TestSeveralCaptainsShareAnAttack(t *testing.T) {
	for _, tactics := range []bool{false, true} {
		p, wagon := Clash(t, 31, 20)
		first := p.CaptainAt(Green, At("judea"))
		second := p.Captain(Green, 2, "judea", wagon)
		if tactics {
			p.Learned(Green, Tattica)
		}
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
		p.Asks(Green, AskCaptains).Play(By(Green, TakeAlong, first), By(Green, TakeAlong, second))
		p.Asks(Green, AskLeader).Play(By(Green, LeadWith, second), Says(Green, GiveUp))
		Want(t, "attacks left of the first", p.Captains[first].Attacks, 1)
		Want(t, "attacks left of the second", p.Captains[second].Attacks, 1)
		Want(t, "level of who led last", p.Captains[second].Level, 1)
		Want(t, "level of the other", p.Captains[first].Level, 1+B2i(tactics))
	}
}

// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-alpha/attack/several-captains
func TestOnlyWhoLedTheLastRollRises(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 1)
		first := p.CaptainAt(Green, At("judea"))
		second := p.Captain(Green, 2, "judea", wagon)
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		p.Play(By(Green, TakeAlong, first), By(Green, TakeAlong, second), By(Green, LeadWith, second))
		Want(t, "level of who led", p.Captains[second].Level, 3)
		Want(t, "level of the other", p.Captains[first].Level, 2)
	})
}

// rule: mu-prototype/rounds/attacks-per-captain
// rule: mu-alpha/attack/captain-conquest-limit
func TestAttacksAreCountedByTheLevelAtTheStart(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, _ := Clash(t, 31, 1)
		captain := p.CaptainAt(Green, At("judea"))
		p.Captains[captain].Level, p.Captains[captain].Attacks = 3, 0
		p.ReadyCaptains()
		Want(t, "attacks", p.Captains[captain].Attacks, 3)
	})
}

// rule: mu-prototype/captains-in-combat/level-markers
func TestEverybodySeesTheLevelOfACaptain(t *testing.T) {
	p, _ := Clash(t, 31, 1)
	captain := p.CaptainAt(Green, At("judea"))
	for _, x := range p.State.View(Red).(*View).Captains {
		if x.ID == int(captain) {
			Want(t, "level", x.Level, 2)
			return
		}
	}
	t.Error("the Captain is not seen")
}

// rule: mu-prototype/pirates/attacking-pirates
// rule: mu-alpha/attack/procedure
func TestPiratesAreAttackedWithoutAWar(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 1, 20)
		pirate := p.Transport(Barbarians, Galley, 1, "levantine-sea", 3)
		p.Falling(D4(2), D4(1), D6(3), D6(3)).Strikes("levantine-sea", Barbarians, galley)
		Want(t, "the pirates' ramming", p.Battle.Sides[Attacking].Ram, 2)
		Want(t, "honour", p.Players[Green].Honour, 0)
		p.Asks(Green, AskSpoils)
		Want(t, "the VF of the pirates", p.Transports[pirate].VF, 0)
		if !p.Offers(By(Green, DestroySpoil, SpoilTransport, pirate, int16(At("levantine-sea")))) {
			t.Errorf("the Galley is not among the spoils; %s", p.Match.Asked())
		}
	})
}

// Who buys a Captain has SCUOLA MILITARE, the TL for his level and for another Captain, and a town of his to place him in.
//
// rule: mu-prototype/captains/need-scuola-militare
// rule: mu-prototype/captains/price-by-level
// rule: mu-prototype/captains/number-limit
// rule: mu-prototype/captains/no-paid-improvement
// rule: mu-prototype/placement/what-and-where
func TestWhoBuysACaptain(t *testing.T) {
	for _, c := range []struct {
		name  string
		level int8
		but   func(p *Stage)
		why   play.Rule
	}{
		{"of level II", 2, func(*Stage) {}, play.Free},
		{"of level III", 3, func(*Stage) {}, RuleCaptainLevel},
		{"without SCUOLA MILITARE", 1, func(p *Stage) { p.Players[Green].Techs &^= 1 << ScuolaMilitare }, RuleMilitarySchool},
		{"beside one", 1, func(p *Stage) { p.Captain(Green, 1, "egypt", None) }, play.Free},
		{"beside two", 1, func(p *Stage) { p.Captain(Green, 1, "egypt", None); p.Captain(Green, 1, "egypt", None) }, RuleCaptainLimit},
		{"with no place left for him", 1, func(p *Stage) {
			for range Captains {
				p.Captain(Red, 1, "judea", None)
			}
		}, RuleCaptainLimit},
		{"without a town", 1, func(p *Stage) { p.SetBuilt(At("egypt"), Settlement, 0); p.Land("egypt").Old[Settlement] = 0 }, RuleOwnLand},
	} {
		p := Position(t, 3).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Studied(Green, 2).Learned(Green, ScuolaMilitare)
		c.but(p)
		Want(t, c.name, p.WhyNotCaptain(Green, c.level), c.why)
	}
	p := Position(t, 3).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Studied(Green, 3).Learned(Green, ScuolaMilitare).Shop(Green, 1000)
	for level := int16(1); level <= 4; level++ {
		hire := By(Green, BuyCaptain, level, 100*level)
		Want(t, "offered at its price", p.Offers(hire), level <= 3)
		Want(t, "refused", p.Refuses(hire), play.Free)
	}
}

// Only Captains who have made the attack rise or sink by it, and none rises twice in a turn.
//
// rule: mu-prototype/captains-in-combat/gain-level
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-alpha/attack/captain-gains-level
// rule: mu-alpha/attack/captain-loses-level
func TestWhomAnAttackConcerns(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, _ := Clash(t, 31, 5)
		led, idle := p.CaptainAt(Green, At("judea")), p.Captain(Green, 2, "egypt", None)
		p.Captains[led].Level = 1
		p.Battle.Captains, p.Battle.Leading, p.Battle.At = 1<<led, int8(led), At("palestine")
		judge := func(end Upshot) {
			p.Run(func(g *State, t *play.Table) { g.JudgeCaptains(t, end) })
		}
		judge(Besieging)
		Want(t, "by a siege", p.Captains[led].Level, 1)
		judge(Taken)
		Want(t, "by a victory", p.Captains[led].Level, 2)
		judge(Taken)
		Want(t, "by another", p.Captains[led].Level, 2)
		judge(GivenUp)
		Want(t, "by a failure", p.Captains[led].Level, 1)
		Want(t, "who has not been there", p.Captains[idle].Level, 2)
		p.Battle.Captains |= 1 << idle
		p.RemoveCaptain(idle)
		judge(GivenUp)
		Want(t, "who has fallen in it", p.Captains[idle], EmptyCaptain())
	})
}
