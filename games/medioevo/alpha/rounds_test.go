package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// clash is green's wagon with so many FV and a Captain in Judea, at war with red, who holds Palestine with so many.
func clash(t *testing.T, attackers, defenders int16) (p *Stage, wagon int16) {
	t.Helper()
	p = Position(t, 5).Held(Green, 5, "judea").Held(Red, defenders, "palestine").War(Green, Red)
	wagon = p.Transport(Green, WarWagon, 3, "judea", attackers)
	p.Captain(Green, 2, "judea", wagon)
	return p, wagon
}

// using is the answer that uses a card for the roll.
func using(s play.Seat, card int8) play.Answer { return By(s, UseCard, card) }

// unprepared has everybody do nothing before a battle.
func unprepared(p *Stage) *Stage {
	p.T.Helper()
	for s := range play.Seat(p.Seats) {
		if o, ok := p.Match.OfferTo(s); ok && o.Prompt == AskBefore {
			return unprepared(p.Play(Says(s, ReadyToGo)))
		}
	}
	return p
}

// givesUp has an attacker give up as soon as he may; all else is answered with what is listed first.
func givesUp(p *Stage, s play.Seat) *Stage {
	p.T.Helper()
	for !p.IsOver() {
		if p.Offers(Says(s, GiveUp)) {
			p.Play(Says(s, GiveUp))
			continue
		}
		o := p.Match.Offers()[0]
		p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
	}
	return p
}

// fallen is what both sides have lost in the last roll.
func fallen(p *Stage) [2]int16 {
	return [2]int16{p.Battle.Sides[Attacking].Loss, p.Battle.Sides[Defending].Loss}
}

// The four examples of the book, and what a roll costs where too few stand.
func TestWhatARollCosts(t *testing.T) {
	for _, c := range []struct {
		name     string
		vf       [2]int16
		dice     []Die
		cards    [2][]int8
		techs    [2][]int8
		bombards int
		total    [2]int8
		loss     [2]int16
	}{
		// rule: mu-alpha/attack/base-die
		// rule: mu-alpha/attack/loser-losses
		{"no bonuses", [2]int16{20, 20}, []Die{D6(2), D6(3)}, [2][]int8{}, [2][]int8{}, 0, [2]int8{2, 3}, [2]int16{1, 0}},
		// rule: mu-alpha/attack/winner-loses-half
		// rule: mu-alpha/attack/card-arbalist
		{"an Arbalist", [2]int16{20, 20}, []Die{D6(6), D6(2)}, [2][]int8{{Balestriere}, nil}, [2][]int8{}, 0, [2]int8{7, 2}, [2]int16{2, 5}},
		// rule: mu-alpha/attack/tie
		// rule: mu-alpha/attack/card-genius-engineering
		{"a tie", [2]int16{20, 20}, []Die{D6(3), D6(2)}, [2][]int8{{Balestriere}, {Genio}}, [2][]int8{nil, {Matematica, Ingegneria}}, 0, [2]int8{4, 4}, [2]int16{0, 0}},
		// rule: mu-alpha/attack/winner-loses-half
		// rule: mu-alpha/attack/bombard-bonus
		// rule: mu-alpha/attack/strategy
		// rule: mu-alpha/attack/card-heroine
		{"8 to 1", [2]int16{30, 10}, []Die{D8(5), D6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int8{8, 1}, [2]int16{3, 7}},
		// rule: mu-alpha/attack/losses-capped
		{"8 to 1 against 6", [2]int16{30, 6}, []Die{D8(5), D6(1)}, [2][]int8{{Balestriere, Eroina}, nil}, [2][]int8{{Strategia}, nil}, 1, [2]int8{8, 1}, [2]int16{3, 6}},
		// rule: mu-alpha/attack/losses-capped
		{"no more than the winner has", [2]int16{2, 20}, []Die{D6(6), D6(1)}, [2][]int8{}, [2][]int8{}, 0, [2]int8{6, 1}, [2]int16{1, 2}},
		// rule: mu-alpha/attack/card-warlord-tactics
		// rule: mu-alpha/attack/card-genius-engineering
		{"a Warlord and a Genius", [2]int16{20, 20}, []Die{D6(3), D6(6)}, [2][]int8{{Condottiero, Genio}, nil}, [2][]int8{{Tattica, Matematica, Ingegneria}, nil}, 0, [2]int8{7, 6}, [2]int16{0, 1}},
		// rule: mu-alpha/attack/empire-cards-limit
		{"two Arbalists", [2]int16{20, 20}, []Die{D6(3), D6(3)}, [2][]int8{{Balestriere, Balestriere}, nil}, [2][]int8{}, 0, [2]int8{5, 3}, [2]int16{1, 2}},
		// rule: mu-alpha/attack/bombard-bonus
		{"two Bombards", [2]int16{20, 20}, []Die{D6(3), D6(3)}, [2][]int8{}, [2][]int8{}, 2, [2]int8{5, 3}, [2]int16{1, 2}},
		// rule: mu-alpha/attack/other-combat-technologies
		{"gunpowder is for the sea", [2]int16{20, 20}, []Die{D6(3), D6(3)}, [2][]int8{}, [2][]int8{{Alchimia}, nil}, 0, [2]int8{3, 3}, [2]int16{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, c.vf[0], c.vf[1])
			p.Studied(Green, 2).Studied(Red, 2)
			for range c.bombards {
				p.Engine(Green, 3, "judea", wagon)
			}
			for side, s := range []play.Seat{Green, Red} {
				p.Learned(s, c.techs[side]...).Holds(s, c.cards[side]...)
			}
			unprepared(p.Falling(c.dice...).Strikes("palestine", Red, wagon))
			for side, s := range []play.Seat{Green, Red} {
				for _, card := range c.cards[side] {
					p.Play(using(s, card))
				}
				if len(c.cards[side]) > 0 {
					p.Play(Says(s, ReadyToRoll))
				}
			}
			Want(t, "totals", [2]int8{p.Battle.Sides[0].Total, p.Battle.Sides[1].Total}, c.total)
			Want(t, "FV lost", fallen(p), c.loss)
			Want(t, "FV left", [2]int16{p.Transports[wagon].VF, p.Strength(Red, At("palestine"))}, [2]int16{c.vf[0] - c.loss[0], c.vf[1] - c.loss[1]})
		})
	}
}

// laidOut is green's attack with 20 FV on 20 of red's, as it begins.
func laidOut(t *testing.T) *Stage {
	p, wagon := clash(t, 20, 20)
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	return p
}

func TestWhatCardsAndTechnologiesAdd(t *testing.T) {
	for _, c := range []struct {
		what  string
		side  int
		cards []int8
		techs []int8
		bonus int16
		die   int8
	}{
		// rule: mu-alpha/attack/card-arbalist
		{"an Arbalist in attack", Attacking, []int8{Balestriere}, nil, 1, 6},
		{"an Arbalist in defence", Defending, []int8{Balestriere}, nil, 1, 6},
		// rule: mu-alpha/attack/card-warlord-tactics
		{"a Warlord", Attacking, []int8{Condottiero}, nil, 1, 6},
		{"a Warlord with TACTICS", Attacking, []int8{Condottiero}, []int8{Tattica}, 2, 6},
		// rule: mu-alpha/attack/card-genius-engineering
		{"a Genius", Defending, []int8{Genio}, nil, 1, 6},
		{"a Genius with ENGINEERING", Defending, []int8{Genio}, []int8{Ingegneria}, 2, 6},
		{"a Warlord with TACTICS and a Genius with ENGINEERING", Attacking, []int8{Condottiero, Genio}, []int8{Tattica, Ingegneria}, 4, 6},
		// rule: mu-alpha/attack/card-heroine
		{"a Heroine, without any Cathedral", Attacking, []int8{Eroina}, nil, 0, 8},
		// rule: mu-alpha/attack/other-combat-technologies
		{"a Monk", Defending, []int8{Monaco}, nil, 1, 6},
		{"a Monk with MYSTICISM", Defending, []int8{Monaco}, []int8{Misticismo}, 2, 6},
		{"a Templar", Attacking, []int8{Templare}, nil, 1, 6},
		{"a Templar with MONOTHEISM", Attacking, []int8{Templare}, []int8{Monoteismo}, 2, 6},
		{"ALCHEMY", Attacking, nil, []int8{Alchimia}, 0, 6},
	} {
		p := laidOut(t).Build(Settlement, 1, "palestine")
		s := [...]play.Seat{Green, Red}[c.side]
		p.Learned(s, Matematica).Learned(s, c.techs...).Holds(s, c.cards...)
		for _, card := range c.cards {
			Want(t, c.what+" may be used", p.WhyNotCard(c.side, card), play.Free)
			p.Battle.Sides[c.side].Cards |= 1 << card
		}
		Want(t, c.what, p.Bonus(c.side), c.bonus)
		Want(t, "die of "+c.what, p.Die(c.side), c.die)
		Want(t, "FV killed whatever the dice say by "+c.what, p.Harm(c.side), 0)
	}
	t.Run("an Arbalist behind walls", func(t *testing.T) {
		// rule: mu-alpha/attack/card-arbalist
		p := laidOut(t)
		p.Battle.Kind, p.Battle.Walls, p.Battle.Sides[Defending].Cards = Assault, 1, 1<<Balestriere
		Want(t, "with a Tower", p.Bonus(Defending), 1+1)
	})
	t.Run("a Heroine before walls", func(t *testing.T) {
		// rule: mu-alpha/attack/card-heroine
		p := laidOut(t)
		p.Battle.Kind, p.Battle.Sides[Attacking].Cards = Assault, 1<<Eroina
		Want(t, "die", p.Die(Attacking), 6)
		p.Battle.Sides[Attacking].Further = RollCards{}
		p.Battle.Sides[Attacking].Further[3] = 2 // of three of them
		Want(t, "die of three", p.Die(Attacking), 8)
	})
}

// rule: mu-alpha/attack/strategy
func TestStrategy(t *testing.T) {
	for _, c := range []struct {
		what         string
		mine, theirs int16
		both         bool
		want         bool
	}{
		{"three to one", 18, 6, false, true}, {"less", 17, 6, false, false}, {"against STRATEGY", 18, 6, true, false},
	} {
		p, wagon := clash(t, c.mine, c.theirs)
		p.Learned(Green, Strategia)
		if c.both {
			p.Learned(Red, Strategia)
		}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, c.what, p.Strategic(Attacking), c.want)
	}
	for theirs, want := range map[int16]bool{18: true, 17: false} {
		p, wagon := clash(t, 6, theirs)
		p.Learned(Red, Strategia).Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "in defence", [2]bool{p.Strategic(Attacking), p.Strategic(Defending)}, [2]bool{false, want})
	}
	// Counted anew before every roll.
	p, wagon := clash(t, 18, 7)
	p.Learned(Green, Strategia).Falling(D6(4), D6(2), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	Want(t, "total at 18 to 7", p.Battle.Sides[Attacking].Total, 4)
	p.Play(Says(Green, FightOn))
	Want(t, "total at 17 to 5", p.Battle.Sides[Attacking].Total, 4)
}

// rule: mu-alpha/attack/empire-cards-reveal-order
// rule: mu-alpha/attack/empire-cards-limit
// rule: mu-alpha/attack/empire-cards-restrictions
func TestHowManyCardsForARoll(t *testing.T) {
	p, wagon := clash(t, 20, 20)
	p.Studied(Green, 3).Studied(Red, 2).Learned(Red, Matematica)
	p.Holds(Green, Balestriere, Balestriere, Condottiero, Eroina, Monaco).Holds(Red, Balestriere, Arciere, Genio, Condottiero)
	unprepared(p.Strikes("palestine", Red, wagon)).Asks(Green, AskRollCards)
	Want(t, "a card of defence", p.Refuses(using(Green, Monaco)), RuleCardSide)
	Want(t, "one back that is not used", p.Offers(By(Green, WithdrawCard, Balestriere)), false)
	p.Play(using(Green, Balestriere), using(Green, Balestriere))
	Want(t, "more than he holds", p.Offers(using(Green, Balestriere)), false)
	p.Play(using(Green, Condottiero))
	Want(t, "three of TL 3", p.Refuses(using(Green, Eroina)), RuleCardLimit)
	Want(t, "a card of defence still", p.Refuses(using(Green, Monaco)), RuleCardSide)
	p.Play(By(Green, WithdrawCard, Balestriere))
	Want(t, "one of two back", p.Battle.Sides[Attacking].InUse(Balestriere), 1)
	p.Play(using(Green, Eroina), Says(Green, ReadyToRoll)).Asks(Red, AskRollCards)
	Want(t, "a card of attack", p.Refuses(using(Red, Condottiero)), RuleCardSide)
	p.Play(using(Red, Balestriere), using(Red, Arciere))
	Want(t, "two of TL 2", p.Refuses(using(Red, Genio)), RuleCardLimit)
}

// rule: mu-alpha/attack/card-hired-assassin
func TestTheHiredAssassinBurnsACardAndDoesNotCount(t *testing.T) {
	p, wagon := clash(t, 20, 20)
	p.Holds(Green, Assassino, Balestriere).Holds(Red, Genio, Mercante).Learned(Red, Matematica)
	unprepared(p.Strikes("palestine", Red, wagon)).Play(using(Green, Balestriere))
	p.Play(By(Green, PlayCard, Assassino, int8(Red), None), Says(Red, LetWork)).Asks(Green, AskKillCard)
	p.Play(By(Green, KillCard, Genio, int8(Red)))
	Want(t, "the Genius", p.Players[Red].Hand[Genio], 0)
	Want(t, "the other card", p.Players[Red].Hand[Mercante], 1)
	Want(t, "the Assassin", p.Players[Green].Hand[Assassino], 0)
	Want(t, "the Arbalist at TL 1", p.Battle.Sides[Attacking].InUse(Balestriere), 1)
}

// rule: mu-alpha/attack/cards-after-combat
func TestOneOfTheCardsUsedStays(t *testing.T) {
	p, wagon := clash(t, 20, 20)
	p.Studied(Green, 3).Learned(Red, Matematica).Holds(Green, Balestriere, Balestriere, Condottiero, Eroina).Holds(Red, Genio)
	unprepared(p.Falling(D6(1), D6(6), D8(3), D6(3)).Strikes("palestine", Red, wagon))
	p.Play(using(Green, Balestriere), using(Green, Balestriere), using(Green, Condottiero), Says(Green, ReadyToRoll))
	p.Play(using(Red, Genio), Says(Red, ReadyToRoll))
	Want(t, "nobody loses a card by a roll", p.State.Held(Green)+p.State.Held(Red), 4+1)
	p.Play(Says(Green, FightOn), By(Green, WithdrawCard, Balestriere), By(Green, WithdrawCard, Balestriere), using(Green, Eroina), Says(Green, ReadyToRoll), Says(Red, ReadyToRoll))
	p.Play(Says(Green, GiveUp)).Asks(Green, AskKeepUsed)
	Want(t, "what was not used", p.Offers(By(Green, KeepUsed, Monaco)), false)
	p.Play(By(Green, KeepUsed, Balestriere))
	Want(t, "an Arbalist stays", p.Players[Green].Hand[Balestriere], 1)
	Want(t, "of all", p.State.Held(Green), 1)
	Want(t, "discarded", p.Discards[Balestriere]+p.Discards[Condottiero]+p.Discards[Eroina], 3)
	Want(t, "the defender's only one stays", p.Players[Red].Hand[Genio], 1)
	Want(t, "told", p.Told(KeyUsedUp, int16(Green), int16(Eroina)), true)

	// What a Physician can take back.
	for i, card := range ForRolls {
		lost := card == Balestriere || card == Condottiero || card == Eroina
		Want(t, TheBox().Cards[card].ID+" lost in the battle", p.Players[Green].Lost[0].Cards[i], B2i(lost))
	}
}

// rule: mu-alpha/attack/prisoners-ten-percent
func TestATenthAreTakenPrisoner(t *testing.T) {
	for _, c := range []struct{ lost, taken int16 }{{0, 0}, {1, 1}, {9, 1}, {10, 1}, {19, 1}, {20, 2}, {39, 3}} {
		p := laidOut(t).Learned(Red, Strategia)
		p.Battle.Sides[Attacking].Losses[Green] = c.lost
		p.Run(func(g *State, t *play.Table) { g.TakePrisoners(t) })
		Want(t, "prisoners of so many", p.Players[Red].Prisoners, c.taken)
		Want(t, "whose they are", p.Players[Red].PrisonersOf[Green], c.taken)
		Want(t, "gone for good", p.Players[Green].Lost[0].Armies, c.lost-c.taken)
	}
	t.Run("on the total of the attack", func(t *testing.T) {
		p, wagon := clash(t, 20, 20)
		p.Falling(D6(1), D6(6), D6(1), D6(6), D6(3), D6(3)).Strikes("palestine", Red, wagon)
		p.Play(Says(Green, FightOn))
		Want(t, "none while it goes on", p.Players[Red].Prisoners, 0)
		p.Play(Says(Green, GiveUp))
		Want(t, "red's of 10", p.Players[Red].Prisoners, 1)
		Want(t, "green's of 4", p.Players[Green].Prisoners, 1)
	})
	t.Run("none of barbarians", func(t *testing.T) {
		// rule: mu-alpha/barbarians/no-prisoners-no-hp
		p := Position(t, 3).Held(Green, 5, "judea").Wild("palestine", 5)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 20)
		p.Captain(Green, 1, "judea", wagon)
		p.Falling(D6(6), D6(1)).Strikes("palestine", Barbarians, wagon)
		Want(t, "prisoners", p.Players[Green].Prisoners, 0)
	})
}

// The reserve of LOGISTICS: only beside a settlement of his, once in a battle, as far as it may be used and carried or fed.
// rule: mu-alpha/attack/logistics-reserve-in-battle
func TestTheReserveIsThrownIn(t *testing.T) {
	behind := func(t *testing.T, side play.Seat, reserve int16) (p *Stage, wagon int16) {
		p, wagon = clash(t, 10, 3)
		p.Studied(side, 2).Learned(side, Logistica).Build(Settlement, 1, "judea").Own(Red, "coele-syria").Build(Settlement, 2, "coele-syria")
		p.Players[side].Reserve = reserve
		return p, wagon
	}
	throw := func(s play.Seat, n int16) play.Answer { return Saying(By(s, ThrowIn, int16(At("palestine"))), n) }
	t.Run("in attack", func(t *testing.T) {
		p, wagon := behind(t, Green, 12)
		p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskRollCards)
		Want(t, "at most at TL 2", p.Most(throw(Green, 0)), 10)
		p.Play(throw(Green, 7))
		Want(t, "aboard", p.Transports[wagon].VF, 17)
		Want(t, "who fight", p.Battle.Sides[Attacking].VF, 17)
		Want(t, "left", p.Players[Green].Reserve, 5)
		Want(t, "of this phase's", p.Players[Green].Deployed, 7)
		Want(t, "told", p.Told(KeyThrownIn, int16(Green), 7, int16(At("palestine"))), true)
		Want(t, "only once", p.Offers(throw(Green, 1)), false)
	})
	t.Run("aboard one transport after the other", func(t *testing.T) {
		p, wagon := behind(t, Green, 12)
		p.Transports[wagon].VF = 57
		other := p.Transport(Green, WarWagon, 3, "judea", 50)
		p.Strikes("palestine", Red, wagon, other).Play(throw(Green, 5))
		Want(t, "what fits", p.Transports[wagon].VF, 60)
		Want(t, "the rest", p.Transports[other].VF, 52)
		p, wagon = behind(t, Green, 12)
		p.Transports[wagon].VF = 60
		other = p.Transport(Green, WarWagon, 3, "judea", 50)
		p.Strikes("palestine", Red, wagon, other).Play(throw(Green, 5))
		Want(t, "nobody where nobody fits", [2]int16{p.Transports[wagon].VF, p.Transports[other].VF}, [2]int16{60, 55})
	})
	t.Run("no more than the transports carry", func(t *testing.T) {
		p, wagon := behind(t, Green, 12)
		p.Transports[wagon].VF = 56
		p.Strikes("palestine", Red, wagon)
		Want(t, "at most", p.Most(throw(Green, 0)), 4)
		p, wagon = behind(t, Green, 12)
		p.Transports[wagon].VF = 60
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "aboard a full one", whyNotThrowIn(p.State, Green, Attacking), RuleReserve)
	})
	t.Run("nor than is left in the phase", func(t *testing.T) {
		p, wagon := behind(t, Green, 12)
		p.Players[Green].Deployed = 8
		p.Strikes("palestine", Red, wagon)
		Want(t, "at most", p.Most(throw(Green, 0)), 2)
	})
	t.Run("in defence, as far as the land feeds it", func(t *testing.T) {
		p, wagon := behind(t, Red, 9)
		p.Strikes("palestine", Red, wagon).Asks(Red, AskRollCards)
		Want(t, "at most", p.Most(throw(Red, 0)), p.Room(At("palestine")))
		p.Play(throw(Red, 2))
		Want(t, "defenders", p.Ground(Red, At("palestine")), 5)
	})
	t.Run("not without a settlement near", func(t *testing.T) {
		p, wagon := behind(t, Green, 12)
		p.SetBuilt(At("judea"), Settlement, 0)
		p.Strikes("palestine", Red, wagon)
		Want(t, "not asked", p.Offers(throw(Green, 1)), false)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "why", whyNotThrowIn(p.State, Green, Attacking), RuleReserve)
	})
	t.Run("not without LOGISTICS", func(t *testing.T) {
		p, wagon := clash(t, 10, 3)
		p.Build(Settlement, 1, "judea")
		p.Players[Green].Reserve = 5
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "may", mayThrowIn(p.State, Green, Attacking), false)
	})
	t.Run("not at sea", func(t *testing.T) {
		p, _ := behind(t, Red, 9)
		p.Own(Red, "egypt").Build(Settlement, 1, "egypt") // on its coast
		galley := p.Transport(Green, Galley, 1, "egyptian-sea", 10)
		p.Captain(Green, 1, "egyptian-sea", galley)
		p.Transport(Red, Galley, 1, "egyptian-sea", 18)
		p.Holds(Red, Balestriere).Falling(D4(1), D4(1), D6(3), D6(3)).Strikes("egyptian-sea", Red, galley)
		p.Asks(Red, AskRollCards)
		Want(t, "offered", p.Offers(Saying(By(Red, ThrowIn, int16(At("egyptian-sea"))), 1)), false)
	})
	t.Run("against an assault from the sea only where he has a settlement", func(t *testing.T) {
		// rule: mu-alpha/fortifications/assault-from-sea-logistics
		p, wagon := behind(t, Red, 9)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 10)
		p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("palestine"), Red)
		Want(t, "in the field", whyNotThrowIn(p.State, Red, Defending), play.Free)
		p.Battle.Kind = Assault
		Want(t, "from the sea", whyNotThrowIn(p.State, Red, Defending), RuleSeawalls)
		p.Build(Settlement, 1, "palestine")
		Want(t, "with a settlement there", whyNotThrowIn(p.State, Red, Defending), play.Free)
		p.SetBuilt(At("palestine"), Settlement, 0)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Battle.Kind = Assault
		Want(t, "by land", whyNotThrowIn(p.State, Red, Defending), play.Free)
		for _, land := range []bool{false, true} {
			p.Land("palestine").Siege = Siege{By: Green, Land: land, Sea: true}
			p.Open(p.Besiegers(Green, At("palestine")), At("palestine"), Red)
			p.Battle.Kind = Assault
			Want(t, "by who besieges from the sea alone", whyNotThrowIn(p.State, Red, Defending) == RuleSeawalls, !land)
		}
		p.Land("palestine").Siege = Siege{By: Blue, Sea: true}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Battle.Kind = Assault
		Want(t, "by land, while another besieges from the sea", whyNotThrowIn(p.State, Red, Defending), play.Free)
	})
}

// The Monk and the Templar are of use where buildings stand, the Monk to whom they belong.
//
// rule: mu-alpha/attack/empire-cards-restrictions
func TestCardsThatWantABuilding(t *testing.T) {
	may := func(p *Stage, side int, card int8) play.Rule { return p.WhyNotCard(side, card) }
	p, wagon := clash(t, 20, 20)
	p.Studied(Green, 3).Studied(Red, 3).Learned(Red, Monoteismo, Teologia).Learned(Green, Monoteismo, Teologia)
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	Want(t, "a Monk without buildings", may(p, Defending, Monaco), RuleCardBuilding)
	Want(t, "a Templar", may(p, Attacking, Templare), RuleCardBuilding)
	p.Build(Settlement, 1, "palestine")
	Want(t, "a Monk with one", may(p, Defending, Monaco), play.Free)
	Want(t, "a Templar", may(p, Attacking, Templare), play.Free)
}

// rule: mu-alpha/attack/owner-assigns-losses
func TestWhoseTheyAreSaysWhoFalls(t *testing.T) {
	p, wagon := clash(t, 20, 3)
	p.Transport(Red, WarWagon, 1, "palestine", 5)
	p.Falling(D6(5), D6(3)).Strikes("palestine", Red, wagon).Asks(Red, AskFallen)
	Want(t, "so many ways", p.Offers(Says(Red, LoseAsUsual)), true)
}

// rule: mu-alpha/attack/defender-uses-all
func TestTheDefenderFightsWithAllHeHasThere(t *testing.T) {
	p, wagon := clash(t, 20, 3)
	p.Transport(Red, WarWagon, 1, "palestine", 5)
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	Want(t, "on the ground and aboard", p.Facing(Defending), 8)
}

// Blue attacks Green and Yellow, who defend together: first the one, then the other, in the order that they choose, for
// they are more.
// rule: mu-alpha/attack/multiple-sides-alternate
// rule: mu-alpha/attack/multiple-sides-order
func TestDefendersFightInTurn(t *testing.T) {
	p, wagon := clash(t, 30, 10)
	p.Vf(Blue, "palestine", 10).War(Green, Blue).Holds(Blue, Balestriere).Holds(Green, Balestriere)
	p.Falling(D6(3), D6(3), D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	unprepared(p.Play(By(Blue, StandBy, Green))).Asks(Red, AskRanks).Play(By(Red, FightNext, Blue))
	p.Play(Says(Green, ReadyToRoll)).Asks(Blue, AskRollCards).Play(using(Blue, Balestriere), Says(Blue, ReadyToRoll))
	Want(t, "first", p.Battle.Sides[Defending].Seat, Blue)
	p.Play(Says(Green, FightOn), Says(Green, ReadyToRoll))
	Want(t, "second", p.Battle.Sides[Defending].Seat, Red)
	Want(t, "cards of his partner's", p.Battle.Sides[Defending].Cards, 0)
	p.Play(Says(Green, FightOn), Says(Green, ReadyToRoll))
	Want(t, "third", p.Battle.Sides[Defending].Seat, Blue)
}

// rule: mu-alpha/attack/multiple-sides-order
func TestTheLargerSideChoosesTheOrder(t *testing.T) {
	many := func(attackers, defenders int) *Stage {
		p := laidOut(t)
		for _, s := range []play.Seat{White, White + 1}[:attackers-1] {
			p.Battle.Sides[Attacking].Allies |= Bit(s)
			p.Battle.Convoy.Add(p.Transport(s, WarWagon, 1, "judea", 5))
		}
		for _, s := range []play.Seat{Blue, Barbarians}[:defenders-1] {
			p.Battle.Sides[Defending].Allies |= Bit(s)
			p.Vf(s, "palestine", 5)
		}
		return p
	}
	for _, c := range []struct{ attackers, defenders, by int }{{1, 2, Defending}, {2, 1, Attacking}, {2, 2, Attacking}, {2, 3, Defending}, {3, 2, Attacking}} {
		p := many(c.attackers, c.defenders)
		for _, side := range []int{Attacking, Defending} {
			Want(t, "who chooses", ranksBy(p.State, side), c.by)
		}
	}
}

// Each card says on which side it may be used, and some want a building where the battle is.
//
// rule: mu-alpha/attack/empire-cards-restrictions
func TestWhereEachCardMayBeUsed(t *testing.T) {
	for _, built := range []bool{false, true} {
		p, wagon := Clash(t, 21, 12)
		p.Vf(Blue, "palestine", 3)
		templar, monk := RuleCardBuilding, RuleCardBuilding
		if built {
			p.Build(Settlement, 1, "palestine")
			templar, monk = play.Free, play.Free
		}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		for side, cards := range []map[int8]play.Rule{
			Attacking: {Arciere: play.Free, Balestriere: play.Free, Condottiero: play.Free, Eroina: play.Free, Templare: templar, Monaco: RuleCardSide, Genio: RuleCardNeeds},
			Defending: {Arciere: play.Free, Balestriere: play.Free, Condottiero: RuleCardSide, Eroina: play.Free, Templare: RuleCardSide, Monaco: monk, Genio: RuleCardNeeds},
		} {
			for card, why := range cards {
				Want(t, TheBox().Cards[card].ID, p.WhyNotCard(side, card), why)
			}
		}
		p.Battle.Sides[Defending].Seat = Blue // who helps red has built nothing there
		Want(t, "a helper's Monk", p.WhyNotCard(Defending, Monaco), RuleCardBuilding)
	}
}
