package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/rounds/dice
// rule: mu-prototype/rounds/attack-is-rounds
// rule: mu-prototype/combat-results/loser-loses-difference
// rule: mu-prototype/combat-results/winner-loses-half
// rule: mu-prototype/combat-results/losses-capped-and-recomputed
// rule: mu-prototype/combat-results/tie
// rule: mu-prototype/rounds/bombard-bonus
// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/empire-cards/balestriere
// rule: mu-prototype/empire-cards/condottiero
// rule: mu-prototype/empire-cards/genio
// rule: mu-prototype/technologies/matematica
// rule: mu-prototype/technologies/ingegneria
func TestARoundCostsTheLoserTheDifferenceAndTheWinnerHalf(t *testing.T) {
	for _, c := range []struct {
		name      string
		vf        [2]int16
		dice      []Die
		cards     [2][]int8
		techs     [2][]int8
		bombards  int
		loss      [2]int16
		loserCard int8
	}{
		{"no bonuses", [2]int16{21, 20}, []Die{D6(2), D6(4)}, [2][]int8{}, [2][]int8{}, 0, [2]int16{2, 1}, None},
		{"a crossbowman", [2]int16{21, 20}, []Die{D6(6), D6(2)}, [2][]int8{{Balestriere}, nil}, [2][]int8{}, 0, [2]int16{2, 5}, None},
		{"a tie", [2]int16{21, 20}, []Die{D6(3), D6(2)}, [2][]int8{{Balestriere}, {Genio}}, [2][]int8{nil, {Matematica, Ingegneria}}, 0, [2]int16{0, 0}, None},
		{"8 to 1", [2]int16{31, 10}, []Die{D8(5), D6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int16{3, 7}, None},
		{"8 to 1 against 4", [2]int16{31, 4}, []Die{D8(5), D6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int16{2, 4}, None},
		{"a condottiere", [2]int16{21, 20}, []Die{D6(6), D6(5)}, [2][]int8{{Condottiero}, nil}, [2][]int8{}, 0, [2]int16{1, 2}, None},
		{"a condottiere with tactics", [2]int16{21, 20}, []Die{D6(6), D6(5)}, [2][]int8{{Condottiero}, nil}, [2][]int8{{Tattica}, nil}, 0, [2]int16{1, 3}, None},
		{"a genius of numbers", [2]int16{21, 20}, []Die{D6(5), D6(3)}, [2][]int8{{Genio}, nil}, [2][]int8{{Matematica}, nil}, 0, [2]int16{1, 3}, None},
		{"a genius of engines, lost", [2]int16{21, 20}, []Die{D6(2), D6(6)}, [2][]int8{{Genio}, nil}, [2][]int8{{Matematica, Ingegneria}, nil}, 0, [2]int16{2, 1}, Genio},
		{"the winner has too few", [2]int16{2, 20}, []Die{D6(6), D6(1)}, [2][]int8{}, [2][]int8{}, 0, [2]int16{1, 3}, None},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := Clash(t, c.vf[0], c.vf[1])
			p.Studied(Green, 2).Studied(Red, 2).Build(Cathedral, 1, "judea")
			for range c.bombards {
				p.Engine(Green, 3, "judea", wagon)
			}
			for side, s := range []play.Seat{Green, Red} {
				p.Learned(s, c.techs[side]...).Holds(s, c.cards[side]...)
			}
			unprepared(p.Falling(c.dice...).Strikes("palestine", Red, wagon))
			for side, s := range []play.Seat{Green, Red} {
				if len(c.cards[side]) > 0 {
					for _, card := range c.cards[side] {
						p.Play(using(s, card))
					}
					p.Play(Says(s, ReadyToRoll))
				}
			}
			Want(t, "VF lost", [2]int16{p.Battle.Sides[0].Loss, p.Battle.Sides[1].Loss}, c.loss)
			Want(t, "VF left", [2]int16{p.Transports[wagon].VF, p.Strength(Red, At("palestine"))}, [2]int16{c.vf[0] - c.loss[0], c.vf[1] - c.loss[1]})
			if c.loserCard != None {
				Want(t, "cards of the loser", p.Players[Green].Hand[c.loserCard], 0)
				Want(t, "discarded", p.Discards[c.loserCard], 1)
			}
		})
	}
}

// rule: mu-prototype/combat-results/loser-loses-a-card
// rule: mu-prototype/empire-card-rules/keep-unless-lost-in-battle
// rule: mu-prototype/empire-card-rules/withdraw-between-rolls
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/empire-card-rules/lost-card-to-discard
func TestTheLoserOfARollGivesUpOneOfTheCardsHeUsed(t *testing.T) {
	p, wagon := Clash(t, 21, 20)
	p.Studied(Green, 3).Holds(Green, Balestriere, Condottiero).Holds(Red, Arciere)
	unprepared(p.Falling(D6(1), D6(6), D6(6), D6(1)).Strikes("palestine", Red, wagon))
	p.Play(using(Green, Balestriere), using(Green, Condottiero), Says(Green, ReadyToRoll), Says(Red, ReadyToRoll))
	p.Asks(Green, AskLoseCard).Play(By(Green, LoseCard, Balestriere))
	Want(t, "crossbowmen in hand", p.Players[Green].Hand[Balestriere], 0)
	Want(t, "crossbowmen discarded", p.Discards[Balestriere], 1)
	p.Play(Says(Green, FightOn))
	if !p.Offers(By(Green, WithdrawCard, Condottiero)) {
		t.Fatalf("the condottiere cannot be withdrawn; %s", p.Match.Asked())
	}
	p.Play(By(Green, WithdrawCard, Condottiero), Says(Green, ReadyToRoll), Says(Red, ReadyToRoll))
	Want(t, "the total without him", p.Battle.Sides[Attacking].Total, 6)
	Want(t, "condottieri in hand", p.Players[Green].Hand[Condottiero], 1)
}

// Who loses a roll loses one card of those he used in it, whoever he is; he is asked which only if he used several. Who
// wins or ties loses none, nor who used none.
// rule: mu-prototype/combat-results/loser-loses-a-card
// rule: mu-prototype/combat-results/tie
// rule: mu-prototype/empire-card-rules/keep-unless-lost-in-battle
func TestOnlyTheLoserOfARollLosesACard(t *testing.T) {
	for _, c := range []struct {
		name   string
		dice   [2]int
		used   [2][]int8
		choice int8 // of the card lost, None where nobody is asked
		lost   [2]int8
	}{
		{"the attacker", [2]int{1, 6}, [2][]int8{{Genio}, {Genio}}, None, [2]int8{Genio, None}},
		{"the defender", [2]int{6, 1}, [2][]int8{{Genio}, {Genio}}, None, [2]int8{None, Genio}},
		{"nobody in a tie", [2]int{3, 3}, [2][]int8{{Genio}, {Genio}}, None, [2]int8{None, None}},
		{"who used none", [2]int{6, 1}, [2][]int8{{Genio}, nil}, None, [2]int8{None, None}},
		{"one of two, the first", [2]int{6, 1}, [2][]int8{nil, {Arciere, Genio}}, Arciere, [2]int8{None, Arciere}},
		{"one of two, the second", [2]int{6, 1}, [2][]int8{nil, {Arciere, Genio}}, Genio, [2]int8{None, Genio}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := Clash(t, 21, 20)
			p.Falling(D6(c.dice[0]), D6(c.dice[1]), D6(3), D6(3))
			for _, s := range []play.Seat{Green, Red} {
				p.Studied(s, 3).Learned(s, Matematica).Holds(s, Arciere, Genio, Balestriere)
			}
			unprepared(p.Strikes("palestine", Red, wagon))
			for side, s := range []play.Seat{Green, Red} {
				for _, card := range c.used[side] {
					p.Play(using(s, card))
				}
				p.Play(Says(s, ReadyToRoll))
			}
			if c.choice != None {
				p.Asks(Red, AskLoseCard)
				Want(t, "one he did not use", p.Offers(By(Red, LoseCard, Balestriere)), false)
				p.Play(By(Red, LoseCard, c.choice))
			}
			p.Asks(Green, AskFightOn)
			for side, s := range []play.Seat{Green, Red} {
				for _, card := range [...]int8{Arciere, Genio, Balestriere} {
					lost := B2i(card == c.lost[side])
					Want(t, TheBox().Cards[card].ID+" left", p.Players[s].Hand[card], 1-lost)
					Want(t, TheBox().Cards[card].ID+" noted for who fetches it back", p.Battle.Sides[side].LostCards[s], inLost(c.lost[side]))
				}
			}
		})
	}
}

// inLost counts one card lost, or none.
func inLost(card int8) (n RollCards) {
	if card != None {
		n = inRolls(card)
	}
	return n
}

// Of two copies the one in hand is not in play because the other was.
// rule: mu-prototype/combat-results/loser-loses-a-card
func TestTheSecondCopyIsNotInPlay(t *testing.T) {
	p, wagon := Clash(t, 21, 20)
	unprepared(p.Holds(Green, Balestriere, Balestriere).Falling(D6(1), D6(6), D6(3), D6(3)).Strikes("palestine", Red, wagon))
	p.Play(using(Green, Balestriere), Says(Green, ReadyToRoll), Says(Green, FightOn)).Asks(Green, AskRollCards)
	Want(t, "copies left", p.Players[Green].Hand[Balestriere], 1)
	Want(t, "in play", p.Offers(By(Green, WithdrawCard, Balestriere)), false)
	Want(t, "to be used", p.Offers(using(Green, Balestriere)), true)
}

// rule: mu-prototype/combat-results/prisoners
// rule: mu-prototype/combat-results/prisoners-strategia
// rule: mu-prototype/technologies/strategia
// rule: mu-prototype/combat-results/destroyed-armies-return
func TestATenthOfWhoIsDestroyedIsTakenPrisoner(t *testing.T) {
	for _, c := range []struct {
		techs     []int8
		destroyed int16
		want      int16
	}{{nil, 25, 3}, {[]int8{Strategia}, 25, 5}, {nil, 1, 1}, {nil, 10, 1}, {nil, 11, 2}, {nil, 0, 0}} {
		p, wagon := Clash(t, 31, 25)
		p.Learned(Green, c.techs...)
		p.Run(func(g *State, t *play.Table) {
			g.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			g.Falls(t, Defending, Red, c.destroyed)
			g.TakePrisoners(t)
		})
		Want(t, "prisoners", p.Players[Green].Prisoners, c.want)
		Want(t, "VF left", p.Land("palestine").VF[Red], 25-c.destroyed)
		if c.destroyed > 0 {
			Want(t, "lost for good", p.Players[Red].Lost[0].Armies, c.destroyed-c.want)
		}
	}
}

// Barbarians who defend lose what stands there, those who attack of what has come.
// rule: mu-prototype/combat-results/destroyed-armies-return
func TestBarbariansWhoDefendAreTakenFromTheLand(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Wild("palestine", 9)
	wagon := p.Transport(Green, WarWagon, 3, "judea", 30)
	p.Captain(Green, 2, "judea", wagon)
	p.Falling(D6(5), D6(3), D6(3), D6(3)).Strikes("palestine", Barbarians, wagon)
	Want(t, "VF left", p.Ground(Barbarians, At("palestine")), 7)
	Want(t, "who has come", p.Battle.Host, 0)
}

// rule: mu-prototype/combat-results/owner-assigns-losses
func TestLossesLeaveATransportItsCrew(t *testing.T) {
	p, wagon := Clash(t, 6, 20)
	second := p.Transport(Green, WarWagon, 1, "judea", 2)
	p.Run(func(g *State, t *play.Table) {
		c := One(wagon)
		c.Add(second)
		g.Open(Party{By: Green, At: At("judea"), Convoy: c}, At("palestine"), Red)
		g.Falls(t, Attacking, Green, 6)
	})
	Want(t, "VF aboard the first", p.Transports[wagon].VF, 1)
	Want(t, "VF aboard the second", p.Transports[second].VF, 1)
}

// Two who defend together lose a card each: each remembers his own.
// rule: mu-prototype/empire-cards/medico
// rule: mu-prototype/allied-defence/own-cards-and-technologies
// rule: mu-alpha/attack/multiple-sides-alternate
func TestAlliesRememberTheirOwnCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 20)
		p.Holds(Red, Balestriere).Holds(Blue, Arciere)
		p.Run(func(g *State, t *play.Table) {
			g.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			for s, card := range map[play.Seat]int8{Red: Balestriere, Blue: Arciere} {
				g.Battle.Sides[Defending].Seat, g.Battle.Sides[Defending].Cards = s, 1<<card
				g.LosesCard(t, Defending)
			}
			g.TakePrisoners(t)
		})
		Want(t, "red's", p.Players[Red].Lost[0].Cards, inRolls(Balestriere))
		Want(t, "blue's", p.Players[Blue].Lost[0].Cards, inRolls(Arciere))
	})
}
