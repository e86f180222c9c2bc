package prototype

import (
	"testing"

	"signoria/play"
)

// plying is the answer that plays a card for the battle in Palestine.
func plying(s play.Seat, card int8) play.Answer {
	return play.Answer{Seat: s, Verb: PlayCard, A: int16(card), B: None, C: int16(at("palestine"))}
}

// rule: mu-prototype/empire-cards/carpentiere
// rule: mu-prototype/technologies/carpenteria
func TestCarpentersRaiseWallsBeforeTheBattle(t *testing.T) {
	for _, c := range []struct {
		fort  int8
		techs []int8
		level int8
		want  int8
		rule  play.Rule
	}{
		{1, []int8{Carpenteria, Ingegneria}, 2, 2, play.Free},
		{0, []int8{Carpenteria}, 1, 1, play.Free},
		{1, []int8{Carpenteria}, 2, 1, RuleCarpenter},
		{2, []int8{Carpenteria, Ingegneria}, 2, 2, RuleCarpenter},
		{0, nil, 1, 0, RuleCardNeeds},
	} {
		p, wagon := clash(t, 21, 5)
		p.build(Fort, c.fort, "palestine").learned(red, c.techs...).holds(red, Carpentiere, Guardia)
		p.learned(red, Legge).studied(red, c.level).strikes("palestine", red, wagon).asks(red, AskBefore)
		if c.rule == play.Free {
			p.play(plying(red, Carpentiere), says(red, ReadyToGo))
			want(t, "cards left", p.Players[red].Hand[Carpentiere], 0)
		} else {
			why := p.refuses(plying(red, Carpentiere))
			if c.rule == RuleCardNeeds {
				why = p.refuses(play.Answer{Seat: red, Verb: PlayCard, A: int16(Carpentiere), B: None, C: None})
			}
			want(t, "rule", why, c.rule)
		}
		want(t, "walls", p.built(at("palestine"), Fort), c.want)
	}
}

// rule: mu-prototype/empire-cards/guardia
// rule: mu-prototype/empire-card-rules/vf-from-cards
// rule: mu-prototype/empire-card-rules/level-tiers
// rule: mu-prototype/technologies/legge
func TestGuardsGatherBeforeBarbariansAttack(t *testing.T) {
	p := position(t, 8).held(red, 3, "palestine").vf(Barbarians, "syria", 9).learned(red, Legge).studied(red, 2).holds(red, Guardia)
	p.Phase = Events
	p.falling(d6(5)).run(func(g *State, t *play.Table) {
		g.barbarianAttack(t, at("syria"), None, at("palestine"), red, 8)
	})
	p.asks(red, AskBefore)
	seen := p.View(red).(*View).Battle
	want(t, "VF seen to fight before the first roll", [2]int{seen.Attacker.VF, seen.Defender.VF}, [2]int{8, 3})
	p.play(plying(red, Guardia))
	want(t, "told of 5 guards", p.told(KeyGuard, int16(red), int16(at("palestine")), 5), true)
	want(t, "cards left", p.Players[red].Hand[Guardia], 0)
}

// rule: mu-prototype/empire-cards/miliziano
// rule: mu-prototype/technologies/legge
func TestMilitiaRisesInAllOfTheStartingRealm(t *testing.T) {
	p, wagon := clash(t, 21, 5)
	p.held(red, 5, "egypt", "cyrenaica", "syria").held(blue, 5, "sinai").learned(red, Legge).studied(red, 2).holds(red, Miliziano)
	p.Players[red].Realm = realmOf(at("palestine"))
	p.strikes("palestine", red, wagon).asks(red, AskBefore).play(plying(red, Miliziano))
	for id, n := range map[string]int16{"palestine": 7, "egypt": 7, "cyrenaica": 7, "syria": 5, "sinai": 0} {
		want(t, id, p.ground(red, at(id)), n)
	}
}

// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-prototype/technologies/strategia
func TestAnInfiltratorOpensTheGates(t *testing.T) {
	p := position(t, 8).held(green, 5, "palestine").vf(Barbarians, "syria", 5).build(Fort, 1, "syria")
	wagon := p.transport(green, WarWagon, 2, "palestine", 21)
	p.captain(green, 2, "palestine", wagon)
	p.learned(green, Strategia).studied(green, 2).holds(green, Infiltrato)
	p.falling(d6(3), d6(3)).strikes("syria", Barbarians, wagon)
	p.asks(green, AskBefore).play(by(green, OpenGates, int16(Infiltrato), int16(at("syria"))))
	want(t, "kind", p.Battle.Kind, Field)
	want(t, "walls", p.Battle.Walls, 0)
	want(t, "cards left", p.Players[green].Hand[Infiltrato], 0)
	for level, rule := range map[int8]play.Rule{1: play.Free, 2: RuleGates, 3: RuleGates} {
		p.setBuilt(at("syria"), Fort, level)
		want(t, "gates of that level", p.whyNotOpen(green), rule)
	}
}

// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
// rule: mu-prototype/technologies/medicina
// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/technologies/ospedale
// rule: mu-prototype/empire-card-rules/highest-tier-counts
func TestSurgeonsHealWhatOneBattleCost(t *testing.T) {
	for _, c := range []struct {
		name  string
		techs []int8
		lost  []int16 // in each battle, prisoners taken off
		heal  int
		dice  []die
		want  int16
	}{
		{"3, 5 and 6 lost, 1 of each a prisoner", []int8{Medicina, Chirurgia, Ospedale}, []int16{2, 4, 5}, 2, []die{d8(8)}, 5 + 2},
		{"MEDICINA", []int8{Medicina}, []int16{4}, 0, []die{d4(4)}, 4},
		{"CHIRURGIA", []int8{Medicina, Chirurgia}, []int16{8}, 0, []die{d6(6)}, 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 8).learned(green, c.techs...).holds(green, Cerusico)
			for i, n := range c.lost {
				p.Players[green].Lost[i].Armies = n
			}
			p.falling(c.dice...).run(func(g *State, t *play.Table) { g.afterCombat(t) })
			p.asks(green, AskHeal).play(by(green, HealBattle, int16(Cerusico), int16(c.heal), c.lost[c.heal]))
			want(t, "VF that come back", p.Players[green].Bonus, c.want)
			want(t, "cards left", p.Players[green].Hand[Cerusico], 0)
		})
	}
}

// Nobody is healed of a battle that cost nothing.
// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
func TestSurgeonsAreForBattlesThatCostSomething(t *testing.T) {
	p := position(t, 8).learned(green, Medicina).holds(green, Cerusico)
	p.Players[green].Lost[1].Armies = 3
	p.run(func(g *State, t *play.Table) { g.afterCombat(t) }).asks(green, AskHeal)
	want(t, "the first", p.offers(by(green, HealBattle, int16(Cerusico), 0, 0)), false)
	want(t, "the second", p.offers(by(green, HealBattle, int16(Cerusico), 1, 3)), true)
	want(t, "the third", p.offers(by(green, HealBattle, int16(Cerusico), 2, 0)), false)
}

// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/technologies/ospedale
// rule: mu-prototype/technologies/medicina
func TestHospitalsSaveAFewInEachCombatPhase(t *testing.T) {
	for _, c := range []struct {
		techs []int8
		lost  []int16
		want  int16
	}{
		{[]int8{Medicina}, []int16{5}, 0}, {[]int8{Medicina, Chirurgia}, []int16{8}, 1}, {[]int8{Medicina, Chirurgia, Ospedale}, []int16{1}, 1},
		{[]int8{Medicina, Chirurgia, Ospedale}, []int16{1, 3}, 2},
	} {
		p := position(t, 3).learned(green, c.techs...)
		for i, n := range c.lost {
			p.Players[green].Lost[i].Armies = n
		}
		p.run(func(g *State, t *play.Table) { g.afterCombat(t) })
		want(t, "VF that come back", p.Players[green].Bonus, c.want)
	}
}

// A loses 10 VF to B, who has STRATEGIA: 2 of them are prisoners, 8 can be healed.
// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/combat-results/prisoners-strategia
func TestPrisonersAreNotHealed(t *testing.T) {
	for _, c := range []struct {
		lost  int16
		techs []int8
		want  int16
	}{{10, []int8{Strategia}, 8}, {2, nil, 1}, {5, nil, 4}} {
		p, wagon := clash(t, 31, 25)
		p.learned(green, c.techs...)
		p.run(func(g *State, t *play.Table) {
			g.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
			g.falls(t, defending, red, c.lost)
			g.takePrisoners(t)
		})
		want(t, "VF that could be healed", p.Players[red].Lost[0].Armies, c.want)
	}
}

// rule: mu-prototype/empire-cards/medico
func TestCardsLostInARollAreRememberedForThePhysician(t *testing.T) {
	p, wagon := clash(t, 21, 20)
	p.holds(green, Condottiero).falling(d6(1), d6(6)).strikes("palestine", red, wagon)
	p.play(using(green, Condottiero), says(green, ReadyToRoll), says(green, GiveUp))
	want(t, "cards remembered", p.Players[green].Lost[0].Cards, inRolls(Condottiero))
}

// How high carpenters build: on to the Castle, by what each level takes, while a tile is left.
// rule: mu-prototype/empire-cards/carpentiere
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func TestHowHighCarpentersBuild(t *testing.T) {
	for _, c := range []struct {
		name string
		fort int8
		tl   int8
		but  func(p *stage)
		why  play.Rule
	}{
		{"a Tower", 0, 1, func(*stage) {}, play.Free},
		{"the last Tower", 0, 1, func(p *stage) { p.used(Fort, 1).setBuilt(Place(0), Fort, 0) }, play.Free},
		{"without a Tower left", 0, 1, func(p *stage) { p.used(Fort, 1) }, RuleCarpenter},
		{"a Fortress", 1, 2, func(*stage) {}, play.Free},
		{"a Fortress without INGEGNERIA", 1, 2, func(p *stage) { p.Players[red].Techs &^= 1 << Ingegneria }, RuleCarpenter},
		{"a Castle", 2, 3, func(*stage) {}, play.Free},
		{"a Castle by TL II", 2, 2, func(*stage) {}, RuleCarpenter},
		{"more than a Castle", 3, 3, func(*stage) {}, RuleCarpenter},
	} {
		p := position(t, 8).held(red, 5, "palestine").build(Fort, c.fort, "palestine").learned(red, Carpenteria, Ingegneria).studied(red, c.tl)
		p.Battle.At = at("palestine")
		c.but(p)
		want(t, c.name, p.whyNotCarpentiere(red), c.why)
	}
}

// rule: mu-prototype/empire-cards/miliziano
func TestMilitiaRisesForItsOwnRealmAlone(t *testing.T) {
	p := position(t, 8).held(red, 5, "palestine", "syria")
	p.Players[red].Realm = realmOf(at("palestine"))
	for id, why := range map[string]play.Rule{"palestine": play.Free, "egypt": play.Free, "syria": RuleMilitia} {
		p.Battle.At = at(id)
		want(t, id, p.whyNotMiliziano(red), why)
	}
}

// rule: mu-prototype/empire-cards/guardia
// rule: mu-prototype/empire-card-rules/vf-from-cards
func TestGuardsStandWhereTheyAreCalled(t *testing.T) {
	p := position(t, 8).held(red, 3, "palestine").studied(red, 2)
	p.falling(d6(5)).run(func(g *State, t *play.Table) { g.playGuardia(t, plying(red, Guardia)) })
	want(t, "3 and 5, though the plain feeds 5", p.ground(red, at("palestine")), 8)
}

// Asked whether he opens the gates is who might, for all that others know; who has no INFILTRATO can only go on.
// rule: mu-prototype/empire-cards/infiltrato
func TestWhoIsAskedToOpenTheGates(t *testing.T) {
	for _, c := range []struct {
		name  string
		but   func(p *stage)
		asked bool
		opens bool
	}{
		{"who holds INFILTRATO", func(p *stage) { p.holds(green, Infiltrato) }, true, true},
		{"who holds another card", func(p *stage) { p.holds(green, Arciere) }, true, false},
		{"who holds none", func(*stage) {}, false, false},
		{"who lets cards pass", func(p *stage) { p.holds(green, Infiltrato).Players[green].Passing = true }, false, false},
		{"without STRATEGIA", func(p *stage) { p.holds(green, Infiltrato).Players[green].Techs &^= 1 << Strategia }, false, false},
		{"where there are no walls", func(p *stage) { p.holds(green, Infiltrato).setBuilt(at("palestine"), Fort, 0) }, false, false},
	} {
		p, wagon := clash(t, 31, 5)
		p.build(Fort, 1, "palestine").learned(green, Strategia).studied(green, 2)
		c.but(p)
		p.run(func(g *State, t *play.Table) {
			g.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
			g.openGates(t, green)
		})
		want(t, c.name, p.over(), !c.asked)
		want(t, c.name+": opens", p.offers(by(green, OpenGates, int16(Infiltrato), int16(at("palestine")))), c.opens)
		if c.asked {
			want(t, c.name+": goes on", p.play(says(green, ReadyToGo)).over(), true)
		}
	}
}

// Asked for whom surgeons shall care is who might hold CERUSICO, has the learning, and has lost somebody; what they have
// healed comes back once.
// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
func TestWhoIsAskedForSurgeons(t *testing.T) {
	for _, c := range []struct {
		name  string
		but   func(p *stage)
		asked bool
		heals bool
	}{
		{"who holds CERUSICO", func(p *stage) { p.holds(green, Cerusico) }, true, true},
		{"who holds another card", func(p *stage) { p.holds(green, Arciere) }, true, false},
		{"who holds none", func(*stage) {}, false, false},
		{"who lets cards pass", func(p *stage) { p.holds(green, Cerusico).Players[green].Passing = true }, false, false},
		{"without MEDICINA", func(p *stage) { p.holds(green, Cerusico).Players[green].Techs = 0 }, false, false},
		{"who has lost nobody", func(p *stage) { p.holds(green, Cerusico).Players[green].Lost[0].Armies = 0 }, false, false},
	} {
		p := position(t, 8).learned(green, Medicina)
		p.Players[green].Lost[0].Armies = 4
		c.but(p)
		p.run(func(g *State, t *play.Table) { g.heal(t, green) })
		want(t, c.name, p.over(), !c.asked)
		want(t, c.name+": heals", p.offers(by(green, HealBattle, int16(Cerusico), 0, 4)), c.heals)
		if c.asked {
			want(t, c.name+": leaves them", p.play(says(green, LeaveSick)).over(), true)
		}
	}
	p := position(t, 8).learned(green, Medicina).holds(green, Cerusico)
	p.Players[green].Lost[0].Armies = 4
	p.falling(d4(3)).run(func(g *State, t *play.Table) { g.heal(t, green) }).play(by(green, HealBattle, int16(Cerusico), 0, 4))
	want(t, "3 of 4 are healed", p.Players[green].Bonus, 3)
	want(t, "1 is left to heal", p.Players[green].Lost[0].Armies, 1)
}
