package prototype

import (
	"testing"

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
		dice      []die
		cards     [2][]int8
		techs     [2][]int8
		bombards  int
		loss      [2]int16
		loserCard int8
	}{
		{"no bonuses", [2]int16{21, 20}, []die{d6(2), d6(4)}, [2][]int8{}, [2][]int8{}, 0, [2]int16{2, 1}, None},
		{"a crossbowman", [2]int16{21, 20}, []die{d6(6), d6(2)}, [2][]int8{{Balestriere}, nil}, [2][]int8{}, 0, [2]int16{2, 5}, None},
		{"a tie", [2]int16{21, 20}, []die{d6(3), d6(2)}, [2][]int8{{Balestriere}, {Genio}}, [2][]int8{nil, {Matematica, Ingegneria}}, 0, [2]int16{0, 0}, None},
		{"8 to 1", [2]int16{31, 10}, []die{d8(5), d6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int16{3, 7}, None},
		{"8 to 1 against 4", [2]int16{31, 4}, []die{d8(5), d6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int16{2, 4}, None},
		{"a condottiere", [2]int16{21, 20}, []die{d6(6), d6(5)}, [2][]int8{{Condottiero}, nil}, [2][]int8{}, 0, [2]int16{1, 2}, None},
		{"a condottiere with tactics", [2]int16{21, 20}, []die{d6(6), d6(5)}, [2][]int8{{Condottiero}, nil}, [2][]int8{{Tattica}, nil}, 0, [2]int16{1, 3}, None},
		{"a genius of numbers", [2]int16{21, 20}, []die{d6(5), d6(3)}, [2][]int8{{Genio}, nil}, [2][]int8{{Matematica}, nil}, 0, [2]int16{1, 3}, None},
		{"a genius of engines, lost", [2]int16{21, 20}, []die{d6(2), d6(6)}, [2][]int8{{Genio}, nil}, [2][]int8{{Matematica, Ingegneria}, nil}, 0, [2]int16{2, 1}, Genio},
		{"the winner has too few", [2]int16{2, 20}, []die{d6(6), d6(1)}, [2][]int8{}, [2][]int8{}, 0, [2]int16{1, 3}, None},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, c.vf[0], c.vf[1])
			p.studied(green, 2).studied(red, 2).build(Cathedral, 1, "judea")
			for range c.bombards {
				p.engine(green, 3, "judea", wagon)
			}
			for side, s := range []play.Seat{green, red} {
				p.learned(s, c.techs[side]...).holds(s, c.cards[side]...)
			}
			p.falling(c.dice...).strikes("palestine", red, wagon).unprepared()
			for side, s := range []play.Seat{green, red} {
				if len(c.cards[side]) > 0 {
					for _, card := range c.cards[side] {
						p.play(using(s, card))
					}
					p.play(says(s, ReadyToRoll))
				}
			}
			want(t, "VF lost", [2]int16{p.Battle.Sides[0].Loss, p.Battle.Sides[1].Loss}, c.loss)
			want(t, "VF left", [2]int16{p.Transports[wagon].VF, p.strength(red, at("palestine"))}, [2]int16{c.vf[0] - c.loss[0], c.vf[1] - c.loss[1]})
			if c.loserCard != None {
				want(t, "cards of the loser", p.Players[green].Hand[c.loserCard], 0)
				want(t, "discarded", p.Discards[c.loserCard], 1)
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
	p, wagon := clash(t, 21, 20)
	p.studied(green, 3).holds(green, Balestriere, Condottiero).holds(red, Arciere)
	p.falling(d6(1), d6(6), d6(6), d6(1)).strikes("palestine", red, wagon).unprepared()
	p.play(using(green, Balestriere), using(green, Condottiero), says(green, ReadyToRoll), says(red, ReadyToRoll))
	p.asks(green, AskLoseCard).play(by(green, LoseCard, Balestriere))
	want(t, "crossbowmen in hand", p.Players[green].Hand[Balestriere], 0)
	want(t, "crossbowmen discarded", p.Discards[Balestriere], 1)
	p.play(says(green, FightOn))
	if !p.offers(by(green, WithdrawCard, Condottiero)) {
		t.Fatalf("the condottiere cannot be withdrawn; %s", p.match.Asked())
	}
	p.play(by(green, WithdrawCard, Condottiero), says(green, ReadyToRoll), says(red, ReadyToRoll))
	want(t, "the total without him", p.Battle.Sides[attacking].Total, 6)
	want(t, "condottieri in hand", p.Players[green].Hand[Condottiero], 1)
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
			p, wagon := clash(t, 21, 20)
			p.falling(d6(c.dice[0]), d6(c.dice[1]), d6(3), d6(3))
			for _, s := range []play.Seat{green, red} {
				p.studied(s, 3).learned(s, Matematica).holds(s, Arciere, Genio, Balestriere)
			}
			p.strikes("palestine", red, wagon).unprepared()
			for side, s := range []play.Seat{green, red} {
				for _, card := range c.used[side] {
					p.play(using(s, card))
				}
				p.play(says(s, ReadyToRoll))
			}
			if c.choice != None {
				p.asks(red, AskLoseCard)
				want(t, "one he did not use", p.offers(by(red, LoseCard, Balestriere)), false)
				p.play(by(red, LoseCard, c.choice))
			}
			p.asks(green, AskFightOn)
			for side, s := range []play.Seat{green, red} {
				for _, card := range [...]int8{Arciere, Genio, Balestriere} {
					lost := b2i(card == c.lost[side])
					want(t, box().Cards[card].ID+" left", p.Players[s].Hand[card], 1-lost)
					want(t, box().Cards[card].ID+" noted for who fetches it back", p.Battle.Sides[side].LostCards[s], inLost(c.lost[side]))
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
	p, wagon := clash(t, 21, 20)
	p.holds(green, Balestriere, Balestriere).falling(d6(1), d6(6), d6(3), d6(3)).strikes("palestine", red, wagon).unprepared()
	p.play(using(green, Balestriere), says(green, ReadyToRoll), says(green, FightOn)).asks(green, AskRollCards)
	want(t, "copies left", p.Players[green].Hand[Balestriere], 1)
	want(t, "in play", p.offers(by(green, WithdrawCard, Balestriere)), false)
	want(t, "to be used", p.offers(using(green, Balestriere)), true)
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
		p, wagon := clash(t, 31, 25)
		p.learned(green, c.techs...)
		p.run(func(g *State, t *play.Table) {
			g.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
			g.falls(t, defending, red, c.destroyed)
			g.takePrisoners(t)
		})
		want(t, "prisoners", p.Players[green].Prisoners, c.want)
		want(t, "VF left", p.land("palestine").VF[red], 25-c.destroyed)
		if c.destroyed > 0 {
			want(t, "lost for good", p.Players[red].Lost[0].Armies, c.destroyed-c.want)
		}
	}
}

// Barbarians who defend lose what stands there, those who attack of what has come.
// rule: mu-prototype/combat-results/destroyed-armies-return
func TestBarbariansWhoDefendAreTakenFromTheLand(t *testing.T) {
	p := position(t, 4).held(green, 5, "judea").wild("palestine", 9)
	wagon := p.transport(green, WarWagon, 3, "judea", 30)
	p.captain(green, 2, "judea", wagon)
	p.falling(d6(5), d6(3), d6(3), d6(3)).strikes("palestine", Barbarians, wagon)
	want(t, "VF left", p.ground(Barbarians, at("palestine")), 7)
	want(t, "who has come", p.Battle.Host, 0)
}

// rule: mu-prototype/combat-results/owner-assigns-losses
func TestLossesLeaveATransportItsCrew(t *testing.T) {
	p, wagon := clash(t, 6, 20)
	second := p.transport(green, WarWagon, 1, "judea", 2)
	p.run(func(g *State, t *play.Table) {
		c := one(wagon)
		c.add(second)
		g.open(party{by: green, at: at("judea"), convoy: c}, at("palestine"), red)
		g.falls(t, attacking, green, 6)
	})
	want(t, "VF aboard the first", p.Transports[wagon].VF, 1)
	want(t, "VF aboard the second", p.Transports[second].VF, 1)
}

// Two who defend together lose a card each: each remembers his own.
// rule: mu-prototype/empire-cards/medico
// rule: mu-prototype/allied-defence/own-cards-and-technologies
func TestAlliesRememberTheirOwnCards(t *testing.T) {
	p, wagon := clash(t, 21, 20)
	p.holds(red, Balestriere).holds(blue, Arciere)
	p.run(func(g *State, t *play.Table) {
		g.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		for s, card := range map[play.Seat]int8{red: Balestriere, blue: Arciere} {
			g.Battle.Sides[defending].Seat, g.Battle.Sides[defending].Cards = s, 1<<card
			g.losesCard(t, defending)
		}
		g.takePrisoners(t)
	})
	want(t, "red's", p.Players[red].Lost[0].Cards, inRolls(Balestriere))
	want(t, "blue's", p.Players[blue].Lost[0].Cards, inRolls(Arciere))
}
