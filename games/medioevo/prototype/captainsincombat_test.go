package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/captains-in-combat/gain-level
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-prototype/captains-in-combat/attacks-fixed-at-start-of-turn
// rule: mu-prototype/captains-in-combat/lose-level
func TestACaptainRisesByConquestAndSinksByFailure(t *testing.T) {
	p, wagon := clash(t, 31, 1)
	captain := p.captainAt(green, at("judea"))
	p.held(red, 5, "syria").falling(d6(6), d6(1), d6(3), d6(3)).strikes("palestine", red, wagon)
	want(t, "level after a victory", p.Captains[captain].Level, 3)
	want(t, "attacks left", p.Captains[captain].Attacks, 1)
	p.strikes("syria", red, wagon).play(says(green, GiveUp))
	want(t, "level after a failure", p.Captains[captain].Level, 2)
	want(t, "attacks left", p.Captains[captain].Attacks, 0)
	p.Active = green
	want(t, "a third attack", p.whyNotAttack(at("syria"), red), RuleAttacks)
}

// rule: mu-prototype/captains-in-combat/gain-limits
func TestACaptainRisesOnceInATurnAndToTheThirdLevel(t *testing.T) {
	for _, c := range []struct {
		level int8
		risen bool
		want  int8
	}{{1, false, 2}, {1, true, 1}, {3, false, 3}} {
		p, wagon := clash(t, 31, 1)
		captain := p.captainAt(green, at("judea"))
		p.Captains[captain].Level, p.Captains[captain].Risen = c.level, c.risen
		p.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
		want(t, "level", p.Captains[captain].Level, c.want)
	}
}

// rule: mu-prototype/captains-in-combat/level-one-removed
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/rounds/losing-a-round
func TestAnArmyWipedOutCostsItsCaptainALevel(t *testing.T) {
	p, wagon := clash(t, 6, 20)
	captain := p.captainAt(green, at("judea"))
	p.Captains[captain].Level = 1
	p.falling(d6(2), d6(3), d6(1), d6(6)).strikes("palestine", red, wagon)
	want(t, "level after a lost round", p.Captains[captain].Level, 1)
	p.play(says(green, FightOn))
	want(t, "level when nobody is left", p.Captains[captain].Level, 0)
	want(t, "VF aboard", p.Transports[wagon].VF, 1)
	want(t, "honour of the defender", p.Players[red].Honour, 0)
}

// rule: mu-prototype/captains-in-combat/lose-level
func TestFailingTwiceAtOneTargetCostsOneLevel(t *testing.T) {
	p, wagon := clash(t, 31, 20)
	captain := p.captainAt(green, at("judea"))
	p.Captains[captain].Level = 3
	for range 2 {
		p.falling(d6(3), d6(3)).strikes("palestine", red, wagon).play(says(green, GiveUp))
	}
	want(t, "level", p.Captains[captain].Level, 2)
}

// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-prototype/captains-in-combat/several-captains-withdrawal
// rule: mu-prototype/captains-in-combat/tattica
// rule: mu-prototype/technologies/tattica
func TestSeveralCaptainsShareAnAttack(t *testing.T) {
	for _, tactics := range []bool{false, true} {
		p, wagon := clash(t, 31, 20)
		first := p.captainAt(green, at("judea"))
		second := p.captain(green, 2, "judea", wagon)
		if tactics {
			p.learned(green, Tattica)
		}
		p.falling(d6(3), d6(3)).strikes("palestine", red, wagon)
		p.asks(green, AskCaptains).play(by(green, TakeAlong, first), by(green, TakeAlong, second))
		p.asks(green, AskLeader).play(by(green, LeadWith, second), says(green, GiveUp))
		want(t, "attacks left of the first", p.Captains[first].Attacks, 1)
		want(t, "attacks left of the second", p.Captains[second].Attacks, 1)
		want(t, "level of who led last", p.Captains[second].Level, 1)
		want(t, "level of the other", p.Captains[first].Level, 1+b2i(tactics))
	}
}

// rule: mu-prototype/captains-in-combat/several-captains
func TestOnlyWhoLedTheLastRollRises(t *testing.T) {
	p, wagon := clash(t, 31, 1)
	first := p.captainAt(green, at("judea"))
	second := p.captain(green, 2, "judea", wagon)
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	p.play(by(green, TakeAlong, first), by(green, TakeAlong, second), by(green, LeadWith, second))
	want(t, "level of who led", p.Captains[second].Level, 3)
	want(t, "level of the other", p.Captains[first].Level, 2)
}

// rule: mu-prototype/rounds/attacks-per-captain
func TestAttacksAreCountedByTheLevelAtTheStart(t *testing.T) {
	p, _ := clash(t, 31, 1)
	captain := p.captainAt(green, at("judea"))
	p.Captains[captain].Level, p.Captains[captain].Attacks = 3, 0
	p.readyCaptains()
	want(t, "attacks", p.Captains[captain].Attacks, 3)
}

// rule: mu-prototype/captains-in-combat/level-markers
func TestEverybodySeesTheLevelOfACaptain(t *testing.T) {
	p, _ := clash(t, 31, 1)
	captain := p.captainAt(green, at("judea"))
	for _, x := range p.State.View(red).(*View).Captains {
		if x.ID == int(captain) {
			want(t, "level", x.Level, 2)
			return
		}
	}
	t.Error("the Captain is not seen")
}

// rule: mu-prototype/pirates/attacking-pirates
func TestPiratesAreAttackedWithoutAWar(t *testing.T) {
	p, galley := atSea(t, 1, 20)
	pirate := p.transport(Barbarians, Galley, 1, "levantine-sea", 3)
	p.falling(d4(2), d4(1), d6(3), d6(3)).strikes("levantine-sea", Barbarians, galley)
	want(t, "the pirates' ramming", p.Battle.Sides[attacking].Ram, 2)
	want(t, "honour", p.Players[green].Honour, 0)
	p.asks(green, AskSpoils)
	want(t, "the VF of the pirates", p.Transports[pirate].VF, 0)
	if !p.offers(by(green, DestroySpoil, SpoilTransport, pirate, int16(at("levantine-sea")))) {
		t.Errorf("the Galley is not among the spoils; %s", p.match.Asked())
	}
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
		but   func(p *stage)
		why   play.Rule
	}{
		{"of level II", 2, func(*stage) {}, play.Free},
		{"of level III", 3, func(*stage) {}, RuleCaptainLevel},
		{"without SCUOLA MILITARE", 1, func(p *stage) { p.Players[green].Techs &^= 1 << ScuolaMilitare }, RuleMilitarySchool},
		{"beside one", 1, func(p *stage) { p.captain(green, 1, "egypt", None) }, play.Free},
		{"beside two", 1, func(p *stage) { p.captain(green, 1, "egypt", None); p.captain(green, 1, "egypt", None) }, RuleCaptainLimit},
		{"with no place left for him", 1, func(p *stage) {
			for range captains {
				p.captain(red, 1, "judea", None)
			}
		}, RuleCaptainLimit},
		{"without a town", 1, func(p *stage) { p.setBuilt(at("egypt"), Settlement, 0); p.land("egypt").Old[Settlement] = 0 }, RuleOwnLand},
	} {
		p := position(t, 3).held(green, 5, "egypt").build(Settlement, 1, "egypt").studied(green, 2).learned(green, ScuolaMilitare)
		c.but(p)
		want(t, c.name, p.whyNotCaptain(green, c.level), c.why)
	}
	p := position(t, 3).held(green, 5, "egypt").build(Settlement, 1, "egypt").studied(green, 3).learned(green, ScuolaMilitare).shop(green, 1000)
	for level := int16(1); level <= 4; level++ {
		hire := by(green, BuyCaptain, level, 100*level)
		want(t, "offered at its price", p.offers(hire), level <= 3)
		want(t, "refused", p.refuses(hire), play.Free)
	}
}

// Only Captains who have made the attack rise or sink by it, and none rises twice in a turn.
//
// rule: mu-prototype/captains-in-combat/gain-level
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/captains-in-combat/gain-limits
func TestWhomAnAttackConcerns(t *testing.T) {
	p, _ := clash(t, 31, 5)
	led, idle := p.captainAt(green, at("judea")), p.captain(green, 2, "egypt", None)
	p.Captains[led].Level = 1
	p.Battle.Captains, p.Battle.Leading, p.Battle.At = 1<<led, int8(led), at("palestine")
	judge := func(end upshot) {
		p.run(func(g *State, t *play.Table) { g.judgeCaptains(t, end) })
	}
	judge(besieging)
	want(t, "by a siege", p.Captains[led].Level, 1)
	judge(taken)
	want(t, "by a victory", p.Captains[led].Level, 2)
	judge(taken)
	want(t, "by another", p.Captains[led].Level, 2)
	judge(givenUp)
	want(t, "by a failure", p.Captains[led].Level, 1)
	want(t, "who has not been there", p.Captains[idle].Level, 2)
	p.Battle.Captains |= 1 << idle
	p.removeCaptain(idle)
	judge(givenUp)
	want(t, "who has fallen in it", p.Captains[idle], noCaptain())
}
