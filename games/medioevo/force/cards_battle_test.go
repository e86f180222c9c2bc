package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// plying is the answer that plays a card for the battle in Palestine.
func plying(s play.Seat, card int8) play.Answer {
	return play.Answer{Seat: s, Verb: PlayCard, A: int16(card), B: None, C: int16(At("palestine"))}
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
		p, wagon := Clash(t, 21, 5)
		p.Build(Fort, c.fort, "palestine").Learned(Red, c.techs...).Holds(Red, Carpentiere, Guardia)
		p.Learned(Red, Legge).Studied(Red, c.level).Strikes("palestine", Red, wagon).Asks(Red, AskBefore)
		if c.rule == play.Free {
			p.Play(plying(Red, Carpentiere), Says(Red, ReadyToGo))
			Want(t, "cards left", p.Players[Red].Hand[Carpentiere], 0)
		} else {
			why := p.Refuses(plying(Red, Carpentiere))
			if c.rule == RuleCardNeeds {
				why = p.Refuses(play.Answer{Seat: Red, Verb: PlayCard, A: int16(Carpentiere), B: None, C: None})
			}
			Want(t, "rule", why, c.rule)
		}
		Want(t, "walls", p.Built(At("palestine"), Fort), c.want)
	}
}

// rule: mu-prototype/empire-cards/guardia
// rule: mu-prototype/empire-card-rules/vf-from-cards
// rule: mu-prototype/empire-card-rules/level-tiers
// rule: mu-prototype/technologies/legge
// rule: mu-alpha/concepts/empire-cards
func TestGuardsGatherBeforeBarbariansAttack(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Held(Red, 3, "palestine").Vf(Barbarians, "syria", 9).Learned(Red, Legge).Studied(Red, 2).Holds(Red, Guardia)
		p.Phase = Events
		p.Falling(D6(5)).Run(func(g *State, t *play.Table) {
			g.BarbarianAttack(t, At("syria"), None, At("palestine"), Red, 8)
		})
		p.Asks(Red, AskBefore)
		seen := p.View(Red).(*View).Battle
		Want(t, "VF seen to fight before the first roll", [2]int{seen.Attacker.VF, seen.Defender.VF}, [2]int{8, 3})
		p.Play(plying(Red, Guardia))
		Want(t, "told of 5 guards", p.Told(KeyGuard, int16(Red), int16(At("palestine")), 5), true)
		Want(t, "cards left", p.Players[Red].Hand[Guardia], 0)
	})
}

// rule: mu-prototype/empire-cards/miliziano
// rule: mu-prototype/technologies/legge
func TestMilitiaRisesInAllOfTheStartingRealm(t *testing.T) {
	p, wagon := Clash(t, 21, 5)
	p.Held(Red, 5, "egypt", "cyrenaica", "syria").Held(Blue, 5, "sinai").Learned(Red, Legge).Studied(Red, 2).Holds(Red, Miliziano)
	p.Players[Red].Realm = RealmOf(At("palestine"))
	p.Strikes("palestine", Red, wagon).Asks(Red, AskBefore).Play(plying(Red, Miliziano))
	for id, n := range map[string]int16{"palestine": 7, "egypt": 7, "cyrenaica": 7, "syria": 5, "sinai": 0} {
		Want(t, id, p.Ground(Red, At(id)), n)
	}
}

// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-prototype/technologies/strategia
func TestAnInfiltratorOpensTheGates(t *testing.T) {
	p := Position(t, 5).Held(Green, 5, "palestine").Vf(Barbarians, "syria", 5).Build(Fort, 1, "syria")
	wagon := p.Transport(Green, WarWagon, 2, "palestine", 21)
	p.Captain(Green, 2, "palestine", wagon)
	p.Learned(Green, Strategia).Studied(Green, 2).Holds(Green, Infiltrato)
	p.Falling(D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
	p.Asks(Green, AskBefore).Play(By(Green, OpenGates, int16(Infiltrato), int16(At("syria"))))
	Want(t, "kind", p.Battle.Kind, Field)
	Want(t, "walls", p.Battle.Walls, 0)
	Want(t, "cards left", p.Players[Green].Hand[Infiltrato], 0)
	for level, rule := range map[int8]play.Rule{1: play.Free, 2: RuleGates, 3: RuleGates} {
		p.SetBuilt(At("syria"), Fort, level)
		Want(t, "gates of that level", p.WhyNotOpen(Green), rule)
	}
}

// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
// rule: mu-prototype/technologies/medicina
// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/technologies/ospedale
// rule: mu-prototype/empire-card-rules/highest-tier-counts
// rule: mu-alpha/concepts/empire-cards
func TestSurgeonsHealWhatOneBattleCost(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			techs []int8
			lost  []int16 // in each battle, prisoners taken off
			heal  int
			dice  []Die
			want  int16
		}{
			{"3, 5 and 6 lost, 1 of each a prisoner", []int8{Medicina, Chirurgia, Ospedale}, []int16{2, 4, 5}, 2, []Die{D8(8)}, 5 + 2},
			{"MEDICINA", []int8{Medicina}, []int16{4}, 0, []Die{D4(4)}, 4},
			{"CHIRURGIA", []int8{Medicina, Chirurgia}, []int16{8}, 0, []Die{D6(6)}, 7},
		} {
			t.Run(c.name, func(t *testing.T) {
				p := Position(t, 5).Learned(Green, c.techs...).Holds(Green, Cerusico)
				for i, n := range c.lost {
					p.Players[Green].Lost[i].Armies = n
				}
				p.Falling(c.dice...).Run(func(g *State, t *play.Table) { g.AfterCombat(t) })
				p.Asks(Green, AskHeal).Play(By(Green, HealBattle, int16(Cerusico), int16(c.heal), c.lost[c.heal]))
				Want(t, "VF that come back", p.Players[Green].Bonus, c.want)
				Want(t, "cards left", p.Players[Green].Hand[Cerusico], 0)
			})
		}
	})
}

// Nobody is healed of a battle that cost nothing.
// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
// rule: mu-alpha/concepts/empire-cards
func TestSurgeonsAreForBattlesThatCostSomething(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Learned(Green, Medicina).Holds(Green, Cerusico)
		p.Players[Green].Lost[1].Armies = 3
		p.Run(func(g *State, t *play.Table) { g.AfterCombat(t) }).Asks(Green, AskHeal)
		Want(t, "the first", p.Offers(By(Green, HealBattle, int16(Cerusico), 0, 0)), false)
		Want(t, "the second", p.Offers(By(Green, HealBattle, int16(Cerusico), 1, 3)), true)
		Want(t, "the third", p.Offers(By(Green, HealBattle, int16(Cerusico), 2, 0)), false)
	})
}

// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/technologies/ospedale
// rule: mu-prototype/technologies/medicina
func TestHospitalsSaveAFewInEachCombatPhase(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			techs []int8
			lost  []int16
			want  int16
		}{
			{[]int8{Medicina}, []int16{5}, 0}, {[]int8{Medicina, Chirurgia}, []int16{8}, 1}, {[]int8{Medicina, Chirurgia, Ospedale}, []int16{1}, 1},
			{[]int8{Medicina, Chirurgia, Ospedale}, []int16{1, 3}, 2},
		} {
			p := Position(t, 3).Learned(Green, c.techs...)
			for i, n := range c.lost {
				p.Players[Green].Lost[i].Armies = n
			}
			p.Run(func(g *State, t *play.Table) { g.AfterCombat(t) })
			Want(t, "VF that come back", p.Players[Green].Bonus, c.want)
		}
	})
}

// A loses 10 VF to B, who has STRATEGIA: 2 of them are prisoners, 8 can be healed.
// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/combat-results/prisoners-strategia
func TestPrisonersAreNotHealed(t *testing.T) {
	InEach(t, func(t *testing.T) {
		strategists := map[string]int16{"mu-prototype": 8, "mu-alpha": 9} // whose prisoners are more with STRATEGIA, or not
		for _, c := range []struct {
			lost  int16
			techs []int8
			want  int16
		}{{10, []int8{Strategia}, strategists[Tested().ID]}, {2, nil, 1}, {5, nil, 4}} {
			p, wagon := Clash(t, 31, 25)
			p.Learned(Green, c.techs...)
			p.Run(func(g *State, t *play.Table) {
				g.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
				g.Falls(t, Defending, Red, c.lost)
				g.TakePrisoners(t)
			})
			Want(t, "VF that could be healed", p.Players[Red].Lost[0].Armies, c.want)
		}
	})
}

// rule: mu-prototype/empire-cards/medico
func TestCardsLostInARollAreRememberedForThePhysician(t *testing.T) {
	p, wagon := Clash(t, 21, 20)
	p.Holds(Green, Condottiero).Falling(D6(1), D6(6)).Strikes("palestine", Red, wagon)
	p.Play(using(Green, Condottiero), Says(Green, ReadyToRoll), Says(Green, GiveUp))
	Want(t, "cards remembered", p.Players[Green].Lost[0].Cards, inRolls(Condottiero))
}

// How high carpenters build: on to the Castle, by what each level takes, while a tile is left.
// rule: mu-prototype/empire-cards/carpentiere
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
// rule: mu-alpha/concepts/empire-cards
func TestHowHighCarpentersBuild(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			fort int8
			tl   int8
			but  func(p *Stage)
			why  play.Rule
		}{
			{"a Tower", 0, 1, func(*Stage) {}, play.Free},
			{"the last Tower", 0, 1, func(p *Stage) { used(p, Fort, 1).SetBuilt(Place(0), Fort, 0) }, play.Free},
			{"without a Tower left", 0, 1, func(p *Stage) { used(p, Fort, 1) }, RuleCarpenter},
			{"a Fortress", 1, 2, func(*Stage) {}, play.Free},
			{"a Fortress without INGEGNERIA", 1, 2, func(p *Stage) { p.Players[Red].Techs &^= 1 << Ingegneria }, RuleCarpenter},
			{"a Castle", 2, 3, func(*Stage) {}, play.Free},
			{"a Castle by TL II", 2, 2, func(*Stage) {}, RuleCarpenter},
			{"more than a Castle", 3, 3, func(*Stage) {}, RuleCarpenter},
		} {
			p := Position(t, 5).Held(Red, 5, "palestine").Build(Fort, c.fort, "palestine").Learned(Red, Carpenteria, Ingegneria).Studied(Red, c.tl)
			p.Battle.At = At("palestine")
			c.but(p)
			Want(t, c.name, p.WhyNotCarpentiere(Red), c.why)
		}
	})
}

// rule: mu-prototype/empire-cards/miliziano
// rule: mu-alpha/concepts/empire-cards
func TestMilitiaRisesForItsOwnRealmAlone(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Held(Red, 5, "palestine", "syria")
		p.Players[Red].Realm = RealmOf(At("palestine"))
		for id, why := range map[string]play.Rule{"palestine": play.Free, "egypt": play.Free, "syria": RuleMilitia} {
			p.Battle.At = At(id)
			Want(t, id, p.WhyNotMiliziano(Red), why)
		}
	})
}

// rule: mu-prototype/empire-cards/guardia
// rule: mu-prototype/empire-card-rules/vf-from-cards
// rule: mu-alpha/concepts/empire-cards
func TestGuardsStandWhereTheyAreCalled(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Held(Red, 3, "palestine").Studied(Red, 2)
		p.Falling(D6(5)).Run(func(g *State, t *play.Table) { g.PlayGuardia(t, plying(Red, Guardia)) })
		Want(t, "3 and 5, though the plain feeds 5", p.Ground(Red, At("palestine")), 8)
	})
}

// Asked whether he opens the gates is who might, for all that others know; who has no INFILTRATO can only go on.
// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-alpha/concepts/empire-cards
func TestWhoIsAskedToOpenTheGates(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			but   func(p *Stage)
			asked bool
			opens bool
		}{
			{"who holds INFILTRATO", func(p *Stage) { p.Holds(Green, Infiltrato) }, true, true},
			{"who holds another card", func(p *Stage) { p.Holds(Green, Arciere) }, true, false},
			{"who holds none", func(*Stage) {}, false, false},
			{"who lets cards pass", func(p *Stage) { p.Holds(Green, Infiltrato).Players[Green].Passing = true }, false, false},
			{"without STRATEGIA", func(p *Stage) { p.Holds(Green, Infiltrato).Players[Green].Techs &^= 1 << Strategia }, false, false},
			{"where there are no walls", func(p *Stage) { p.Holds(Green, Infiltrato).SetBuilt(At("palestine"), Fort, 0) }, false, false},
		} {
			p, wagon := Clash(t, 31, 5)
			p.Build(Fort, 1, "palestine").Learned(Green, Strategia).Studied(Green, 2)
			c.but(p)
			p.Run(func(g *State, t *play.Table) {
				g.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
				g.OpenGates(t, Green)
			})
			Want(t, c.name, p.IsOver(), !c.asked)
			Want(t, c.name+": opens", p.Offers(By(Green, OpenGates, int16(Infiltrato), int16(At("palestine")))), c.opens)
			if c.asked {
				Want(t, c.name+": goes on", p.Play(Says(Green, ReadyToGo)).IsOver(), true)
			}
		}
	})
}

// Asked for whom surgeons shall care is who might hold CERUSICO, has the learning, and has lost somebody; what they have
// healed comes back once.
// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
// rule: mu-alpha/concepts/empire-cards
func TestWhoIsAskedForSurgeons(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			but   func(p *Stage)
			asked bool
			heals bool
		}{
			{"who holds CERUSICO", func(p *Stage) { p.Holds(Green, Cerusico) }, true, true},
			{"who holds another card", func(p *Stage) { p.Holds(Green, Arciere) }, true, false},
			{"who holds none", func(*Stage) {}, false, false},
			{"who lets cards pass", func(p *Stage) { p.Holds(Green, Cerusico).Players[Green].Passing = true }, false, false},
			{"without MEDICINA", func(p *Stage) { p.Holds(Green, Cerusico).Players[Green].Techs = 0 }, false, false},
			{"who has lost nobody", func(p *Stage) { p.Holds(Green, Cerusico).Players[Green].Lost[0].Armies = 0 }, false, false},
		} {
			p := Position(t, 5).Learned(Green, Medicina)
			p.Players[Green].Lost[0].Armies = 4
			c.but(p)
			p.Run(func(g *State, t *play.Table) { g.Heal(t, Green) })
			Want(t, c.name, p.IsOver(), !c.asked)
			Want(t, c.name+": heals", p.Offers(By(Green, HealBattle, int16(Cerusico), 0, 4)), c.heals)
			if c.asked {
				Want(t, c.name+": leaves them", p.Play(Says(Green, LeaveSick)).IsOver(), true)
			}
		}
		p := Position(t, 5).Learned(Green, Medicina).Holds(Green, Cerusico)
		p.Players[Green].Lost[0].Armies = 4
		p.Falling(D4(3)).Run(func(g *State, t *play.Table) { g.Heal(t, Green) }).Play(By(Green, HealBattle, int16(Cerusico), 0, 4))
		Want(t, "3 of 4 are healed", p.Players[Green].Bonus, 3)
		Want(t, "1 is left to heal", p.Players[Green].Lost[0].Armies, 1)
	})
}
