package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/rounds/card-limit
// rule: mu-prototype/empire-card-rules/combat-copies-differ
// rule: mu-prototype/rounds/card-reveal-order
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/rounds/instant-cards-outside-limit
func TestATechnologyLevelLimitsTheCardsOfARoll(t *testing.T) {
	p, wagon := Clash(t, 21, 20)
	p.Studied(Green, 3).Studied(Red, 2).Build(Cathedral, 1, "judea")
	p.Holds(Green, Balestriere, Balestriere, Condottiero, Arciere, Eroina, Monaco, Ladro).Holds(Red, Balestriere, Arciere, Genio).Learned(Red, Matematica)
	unprepared(p.Strikes("palestine", Red, wagon))
	p.Play(using(Green, Balestriere))
	if p.Offers(using(Green, Balestriere)) {
		t.Error("two copies of a card may be used")
	}
	p.Play(using(Green, Condottiero), using(Green, Arciere))
	Want(t, "a fourth card", p.Refuses(using(Green, Eroina)), RuleCardLimit)
	Want(t, "a card for the defence", p.Refuses(using(Green, Monaco)), RuleCardSide)
	Want(t, "a card he has not", p.Offers(using(Green, Genio)) || p.Refuses(using(Green, Genio)) != play.Free, false)
	Want(t, "a card that works at once", p.Offers(By(Green, PlayCard, Ladro, int8(Red), None)), true)
	Want(t, "to withdraw what is not used", p.Offers(By(Green, WithdrawCard, Eroina)), false)
	p.Play(By(Green, WithdrawCard, Arciere))
	Want(t, "another in its place", p.Offers(using(Green, Eroina)), true)
	p.Play(using(Green, Eroina))
	Want(t, "what was withdrawn", p.Refuses(using(Green, Arciere)), RuleCardLimit)
	p.Play(Says(Green, ReadyToRoll)).Asks(Red, AskRollCards)
	p.Play(using(Red, Balestriere), using(Red, Arciere))
	Want(t, "a third card of TL II", p.Refuses(using(Red, Genio)), RuleCardLimit)
}

// rule: mu-prototype/rounds/card-combination-and-side
// rule: mu-prototype/empire-cards/monaco
// rule: mu-prototype/empire-cards/templare
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/technologies/matematica
// rule: mu-prototype/empire-card-rules/no-listed-technology
func TestEachCardSaysWhereItHelps(t *testing.T) {
	p, wagon := Clash(t, 21, 20)
	p.Studied(Green, 1).Holds(Green, Balestriere, Monaco, Templare, Eroina, Genio).Holds(Red, Monaco, Condottiero, Templare)
	unprepared(p.Strikes("palestine", Red, wagon))
	Want(t, "MONACO in attack", p.Refuses(using(Green, Monaco)), RuleCardSide)
	Want(t, "TEMPLARE where nothing is built", p.Refuses(using(Green, Templare)), RuleCardBuilding)
	Want(t, "EROINA without a Cathedral", p.Refuses(using(Green, Eroina)), RuleEroina)
	Want(t, "GENIO without MATEMATICA", p.Refuses(using(Green, Genio)), RuleCardNeeds)
}

// rule: mu-prototype/empire-cards/monaco
// rule: mu-prototype/empire-cards/templare
// rule: mu-prototype/technologies/misticismo
// rule: mu-prototype/technologies/monoteismo
// rule: mu-prototype/technologies/tattica
// rule: mu-prototype/rounds/other-technologies
// rule: mu-prototype/technology-rules/bonus-cards-need-cards
// rule: mu-alpha/attack/card-arbalist
// rule: mu-alpha/attack/card-genius-engineering
// rule: mu-alpha/attack/card-warlord-tactics
// rule: mu-alpha/attack/other-combat-technologies
func TestTechnologiesMakeCardsBetter(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			side  int
			card  int8
			tech  int8
			worth int16
		}{
			{Defending, Monaco, None, 1}, {Defending, Monaco, Misticismo, 2},
			{Attacking, Templare, None, 1}, {Attacking, Templare, Monoteismo, 2},
			{Attacking, Condottiero, None, 1}, {Attacking, Condottiero, Tattica, 2},
			{Attacking, Genio, None, 1}, {Defending, Genio, Ingegneria, 2},
			{Attacking, Balestriere, None, 1}, {Attacking, Arciere, None, 0},
		} {
			p, wagon := Clash(t, 21, 20)
			p.Build(Settlement, 1, "palestine")
			s := [...]play.Seat{Green, Red}[c.side]
			p.Learned(s, Matematica)
			if c.tech != None {
				p.Learned(s, c.tech)
			}
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			Want(t, "without the card", p.Bonus(c.side), 0)
			p.Holds(s, c.card)
			p.Battle.Sides[c.side].Cards = 1 << c.card
			Want(t, "may be used", p.WhyNotCard(c.side, c.card), play.Free)
			Want(t, "bonus", p.Bonus(c.side), c.worth)
		}
	})
}

// What a card for a roll does stands in the box, for each tier of technologies.
//
// rule: mu-prototype/rounds/bonus-addition
// rule: mu-alpha/attack/base-die
func TestTheBoxSaysWhatCardsForARollDo(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, card := range ForRolls {
			box := &TheBox().Cards[card]
			was := box.Amounts
			t.Cleanup(func() { box.Amounts = was })
			for tier := range was {
				p, wagon := Clash(t, 31, 10)
				p.Learned(Green, box.Tiers[:tier]...)
				p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
				p.Battle.Kind = Assault
				x := &p.Battle.Sides[Attacking]
				what := func() int16 { return p.Bonus(Attacking) + p.Harm(Attacking) + int16(p.Die(Attacking)-4)/2 }
				x.Cards = 1 << card
				Want(t, box.ID+" as printed", what(), was[tier])
				box.Amounts = make([]int16, len(was))
				box.Amounts[tier] = was[tier] + 1
				Want(t, box.ID+" where the box says one more", what(), was[tier]+1)
				box.Amounts = was
			}
		}
	})
}

// rule: mu-prototype/rounds/bonus-addition
// rule: mu-prototype/rounds/eroina-die-step
// rule: mu-prototype/assault/attacker-die
// rule: mu-prototype/assault/defender-die
// rule: mu-prototype/empire-cards/balestriere
func TestBonusesAddUp(t *testing.T) {
	for _, c := range []struct {
		name  string
		kind  BattleKind
		walls int8
		cards [2]uint64
		techs []int8
		die   [2]int8
		bonus [2]int16
	}{
		{"a Tower, a heroine and a crossbowman", Assault, 1, [2]uint64{0, 1<<Eroina | 1<<Balestriere}, nil, [2]int8{4, 8}, [2]int16{0, 3}},
		{"three cards against a Tower", Assault, 1, [2]uint64{1<<Balestriere | 1<<Condottiero | 1<<Genio, 0}, []int8{Ingegneria}, [2]int8{4, 6}, [2]int16{4, 1}},
		{"in the field", Field, 0, [2]uint64{1<<Condottiero | 1<<Genio, 0}, []int8{Tattica, Ingegneria}, [2]int8{6, 6}, [2]int16{4, 0}},
		{"a heroine at the walls of a Fortress", Assault, 2, [2]uint64{1 << Eroina, 0}, nil, [2]int8{6, 6}, [2]int16{0, 2}},
		{"a Castle", Assault, 3, [2]uint64{}, nil, [2]int8{4, 6}, [2]int16{0, 3}},
		{"a crossbowman in the field", Field, 0, [2]uint64{0, 1 << Balestriere}, nil, [2]int8{6, 6}, [2]int16{0, 1}},
		{"three times the forces and STRATEGIA", Field, 0, [2]uint64{1 << Balestriere, 0}, []int8{Strategia}, [2]int8{6, 6}, [2]int16{2, 0}},
		{"a heroine in the field", Field, 0, [2]uint64{1 << Eroina, 0}, nil, [2]int8{8, 6}, [2]int16{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := Clash(t, 31, 10)
			p.Learned(Green, c.techs...)
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			p.Battle.Kind, p.Battle.Walls = c.kind, c.walls
			for side := range c.cards {
				p.Battle.Sides[side].Cards = c.cards[side]
				Want(t, "die", p.Die(side), c.die[side])
				Want(t, "bonus", p.Bonus(side), c.bonus[side])
			}
		})
	}
}

// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/technologies/strategia
// rule: mu-alpha/attack/strategy
func TestStrategyWantsThreeToOne(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			vf   [2]int16
			both bool
			want bool
		}{{[2]int16{30, 12}, false, false}, {[2]int16{27, 8}, false, true}, {[2]int16{27, 8}, true, false}, {[2]int16{24, 8}, false, true}} {
			p, wagon := Clash(t, c.vf[0]+1, c.vf[1])
			p.Learned(Green, Strategia)
			if c.both {
				p.Learned(Red, Strategia)
			}
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			Want(t, "bonus", p.Strategic(Attacking), c.want)
		}
	})
}

// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/rounds/instant-cards-outside-limit
// rule: mu-prototype/empire-cards/ladro
// rule: mu-alpha/attack/empire-cards-limit
func TestAThiefBetweenRollsDoesNotCount(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 10)
		p.Build(Fort, 1, "palestine").Studied(Green, 3).Studied(Red, 2).Build(Cathedral, 1, "palestine").Learned(Green, Matematica, Ingegneria)
		p.Holds(Green, Ladro, Condottiero, Genio).Holds(Red, Balestriere)
		unprepared(p.Falling(D4(1), D6(3), D4(4), D6(1)).Strikes("palestine", Red, wagon))
		p.Play(By(Green, Storm, At("palestine")), Says(Green, ReadyToRoll), using(Red, Balestriere), Says(Red, ReadyToRoll), Says(Green, FightOn))
		p.Play(play.Answer{Seat: Green, Verb: PlayCard, A: int16(Ladro), B: int16(Red), C: None})
		p.Play(Says(Red, LetWork), By(Green, StealCard, int16(Balestriere), int16(Red)))
		p.Play(using(Green, Balestriere), using(Green, Condottiero), using(Green, Genio), Says(Green, ReadyToRoll))
		Want(t, "the attacker's total", p.Battle.Sides[Attacking].Total, 4+4)
		Want(t, "the defender's total", p.Battle.Sides[Defending].Total, 1+1)
	})
}

// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func TestAnArcherAndGunpowderHurtWhateverTheDiceSay(t *testing.T) {
	p, wagon := Clash(t, 21, 10)
	unprepared(p.Holds(Green, Arciere).Learned(Green, Alchimia).Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon))
	p.Play(using(Green, Arciere), Says(Green, ReadyToRoll))
	Want(t, "VF lost in a tie", lost(p), [2]int16{0, 2})
}

// Between rolls only cards that work at once are played.
// rule: mu-prototype/rounds/instant-cards
// rule: mu-alpha/attack/empire-cards-limit
func TestOnlyInstantCardsBetweenRolls(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 10)
		unprepared(p.Holds(Green, Conestabile, Pirata, Sicario).Strikes("palestine", Red, wagon))
		p.Asks(Green, AskRollCards)
		o, _ := p.Match.OfferTo(Green)
		for _, c := range o.Choices {
			if c.Verb == PlayCard && c.A != int16(Sicario) {
				t.Errorf("%s is offered in battle", TheBox().Cards[c.A].ID)
			}
		}
	})
}

// It is for who has STRATEGIA alone, on either side.
// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/technologies/strategia
func TestStrategyIsForWhoHasIt(t *testing.T) {
	for _, c := range []struct {
		vf    [2]int16
		knows []play.Seat
		want  [2]bool
	}{
		{[2]int16{27, 8}, nil, [2]bool{}},
		{[2]int16{27, 8}, []play.Seat{Red}, [2]bool{}},
		{[2]int16{27, 8}, []play.Seat{Green}, [2]bool{true, false}},
		{[2]int16{8, 24}, []play.Seat{Red}, [2]bool{false, true}},
		{[2]int16{8, 23}, []play.Seat{Red}, [2]bool{}},
		{[2]int16{8, 24}, []play.Seat{Green, Red}, [2]bool{}},
	} {
		p, wagon := Clash(t, c.vf[0]+1, c.vf[1])
		for _, s := range c.knows {
			p.Learned(s, Strategia)
		}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, "bonus", [2]bool{p.Strategic(Attacking), p.Strategic(Defending)}, c.want)
	}
}

// Barbarians have neither archers nor gunpowder: whom they fight loses by the dice alone.
// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func TestBarbariansHurtByTheDiceAlone(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Wild("palestine", 9).Learned(Green, Alchimia)
	wagon := p.Transport(Green, WarWagon, 3, "judea", 30)
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
	Want(t, "to the player", p.Harm(Defending), 0)
	Want(t, "to the barbarians", p.Harm(Attacking), 1)
}

// In the prototype who attacks a territory leaves one aboard each transport, before walls too; at sea, for transports and in
// the alpha edition everybody fights. Who defends it does so with all he has there, in the field with those for whom there is
// no room inside.
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-alpha/attack/defender-uses-all
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestWhoCanFight(t *testing.T) {
	InEach(t, func(t *testing.T) {
		forLand := map[string]int16{"mu-prototype": 20, "mu-alpha": 21}[Tested().ID]
		for _, c := range []struct {
			name  string
			kind  BattleKind
			land  bool // for a territory
			walls int8
			want  [2]int16
		}{
			{"in the field", Field, true, 0, [2]int16{forLand, 15}},
			{"in the field before a Tower", Field, true, 1, [2]int16{forLand, 5}},
			{"at the walls of a Tower", Assault, true, 1, [2]int16{forLand, 15}},
			{"at a siege", SiegeBattle, true, 1, [2]int16{forLand, 15}},
			{"for transports", AtTransports, false, 0, [2]int16{21, 15}},
		} {
			p, wagon := Clash(t, 21, 12)
			p.Transport(Red, Caravan, 1, "palestine", 3)
			p.Vf(Blue, "palestine", 7).Transport(Blue, Caravan, 1, "judea", 7)
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			p.Battle.Kind, p.Battle.Land, p.Battle.Walls = c.kind, c.land, c.walls
			Want(t, c.name+", in attack", p.Engaged(Attacking, Green), c.want[Attacking])
			Want(t, c.name+", in defence", p.Engaged(Defending, Red), c.want[Defending])
			Want(t, c.name+", who looks on", p.Engaged(Defending, Blue)+p.Engaged(Attacking, Blue), 0)
		}
	})
}

// Barbarians defend with all that stand there, and attack with those who have set out.
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-alpha/attack/defender-uses-all
func TestWithHowManyBarbariansFight(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 0)
		p.Own(play.Nobody, "palestine").Wild("palestine", 9)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
		Want(t, "in defence", p.Engaged(Defending, Barbarians), 9)
		p.Open(Party{By: Barbarians, At: At("palestine")}, At("judea"), Green)
		p.Battle.Host = 7
		Want(t, "in attack", p.Engaged(Attacking, Barbarians), 7)
		Want(t, "against whom", p.Engaged(Defending, Green), 5+21)
	})
}

// Before each roll the attacker says which of his Captains leads it; one alone does so unasked.
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-alpha/attack/several-captains
func TestWhoLeadsARoll(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, there := range []int{0, 1, 2} {
			p, wagon := Clash(t, 21, 12)
			p.RemoveCaptain(p.CaptainAt(Green, At("judea")))
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			p.Captain(Green, 3, "egypt", None) // he takes no part
			p.Battle.Leading = 0
			last := int16(None)
			for range there {
				last = p.Captain(Green, 1, "judea", wagon)
				p.Battle.Captains |= 1 << last
			}
			p.Run((*State).ChooseLeader)
			Want(t, "asked", !p.IsOver(), there > 1)
			if there > 1 {
				Want(t, "who takes no part", p.Offers(By(Green, LeadWith, int16(0))), false)
				p.Play(By(Green, LeadWith, last))
			}
			Want(t, "who leads", int16(p.Battle.Leading), last)
		}
	})
}

// Barbarians use no cards. What a player uses stays in play for the next roll, unless he withdraws it, and is told.
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/empire-card-rules/withdraw-between-rolls
// rule: mu-alpha/attack/empire-cards-limit
func TestCardsStayInPlayUntilTheyAreWithdrawn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 0)
		p.Own(play.Nobody, "palestine").Wild("palestine", 9).Holds(Green, Arciere, Balestriere).Studied(Green, 2)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
		choose := func(side int) {
			p.Run(func(g *State, t *play.Table) { g.ChooseCards(t, side) })
		}
		choose(Defending)
		Want(t, "barbarians are asked nothing", p.IsOver(), true)
		choose(Attacking)
		p.Asks(Green, AskRollCards).Play(using(Green, Arciere), using(Green, Balestriere), Says(Green, ReadyToRoll))
		choose(Attacking)
		p.Play(By(Green, WithdrawCard, Arciere), Says(Green, ReadyToRoll))
		Want(t, "told of the card that stays", p.Told(KeyUsed, int16(Green), int16(Balestriere)), true)
		Want(t, "told of the card withdrawn", p.Told(KeyUsed, int16(Green), int16(Arciere)), false)
	})
}

// Where each card may be used: on its side, with what it asks for.
// rule: mu-prototype/rounds/card-combination-and-side
// rule: mu-prototype/empire-cards/monaco
// rule: mu-prototype/empire-cards/templare
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/empire-cards/condottiero
func TestWhereEachCardMayBeUsed(t *testing.T) {
	for _, c := range []struct {
		name  string
		built bool // something stands in the territory
		why   [2]map[int8]play.Rule
	}{
		{"where nothing is built", false, [2]map[int8]play.Rule{
			Attacking: {Arciere: play.Free, Balestriere: play.Free, Condottiero: play.Free, Templare: RuleCardBuilding, Monaco: RuleCardSide, Eroina: RuleEroina},
			Defending: {Arciere: play.Free, Balestriere: play.Free, Condottiero: RuleCardSide, Templare: RuleCardSide, Monaco: RuleCardBuilding, Eroina: play.Free},
		}},
		{"where something is", true, [2]map[int8]play.Rule{
			Attacking: {Arciere: play.Free, Balestriere: play.Free, Condottiero: play.Free, Templare: play.Free, Monaco: RuleCardSide, Eroina: RuleEroina},
			Defending: {Arciere: play.Free, Balestriere: play.Free, Condottiero: RuleCardSide, Templare: RuleCardSide, Monaco: play.Free, Eroina: play.Free},
		}},
	} {
		p, wagon := Clash(t, 21, 12)
		p.Held(Red, 5, "egypt").Build(Cathedral, 1, "egypt").Vf(Blue, "palestine", 3)
		if c.built {
			p.Build(Settlement, 1, "palestine")
		}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		for side, cards := range c.why {
			for card, why := range cards {
				Want(t, TheBox().Cards[card].ID+" "+c.name, p.WhyNotCard(side, card), why)
			}
		}
		p.Battle.Sides[Defending].Seat = Blue // who helps red has built nothing there
		Want(t, "a helper's MONACO "+c.name, p.WhyNotCard(Defending, Monaco), RuleCardBuilding)
	}
}

// What barbarians add to their roll: their walls, and the level of their Captain.
// rule: mu-prototype/rounds/bonus-addition
// rule: mu-prototype/barbarian-captains/die-bonus
// rule: mu-alpha/attack/base-die
func TestWhatBarbariansAddToTheirRoll(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 0)
		p.Own(play.Nobody, "palestine").Wild("palestine", 9).Build(Fort, 1, "palestine").Captain(Barbarians, 2, "palestine", None)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
		Want(t, "in the field", p.Bonus(Defending), 2)
		p.Battle.Kind, p.Battle.Walls = Assault, 1
		Want(t, "behind a Tower", p.Bonus(Defending), 1+2)
	})
}

// Gunpowder helps at sea who fights with a war ship.
// rule: mu-prototype/naval/alchimia
// rule: mu-prototype/rounds/bonus-addition
// rule: mu-alpha/attack/base-die
// rule: mu-alpha/naval/alchemy
func TestGunpowderAtSea(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name     string
			place    string
			ship     Kind
			alchimia bool
			want     int16
		}{
			{"a Galley", "levantine-sea", Galley, true, 1},
			{"a Galley without ALCHIMIA", "levantine-sea", Galley, false, 0},
			{"a Merchantman", "levantine-sea", Merchantman, true, 0},
			{"on land", "palestine", Galley, true, 0},
		} {
			p := Position(t, 3).Held(Red, 5, "palestine").War(Green, Red)
			ship := p.Transport(Green, c.ship, 1, "levantine-sea", 5)
			p.Transport(Red, Galley, 1, "levantine-sea", 5)
			if c.alchimia {
				p.Learned(Green, Alchimia)
			}
			p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(ship)}, At(c.place), Red)
			Want(t, c.name, p.Bonus(Attacking), c.want)
		}
	})
}

// A Bombard helps the army it is with: in attack aboard the convoy, or at the siege; in defence in the territory.
// rule: mu-prototype/rounds/bombard-bonus
// rule: mu-alpha/attack/bombard-bonus
func TestWhereABombardHelps(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			owner play.Seat
			level int8
			place string
			in    string // aboard: the convoy, another wagon, or nothing
			siege bool
			want  [2]int16
		}{
			{"in the convoy", Green, 3, "judea", "convoy", false, [2]int16{1, 0}},
			{"a Trebuchet in the convoy", Green, 2, "judea", "convoy", false, [2]int16{0, 0}},
			{"in another wagon", Green, 3, "judea", "other", false, [2]int16{0, 0}},
			{"in another wagon, at the siege", Green, 3, "judea", "other", true, [2]int16{0, 0}},
			{"on the ground, where they come from", Green, 3, "judea", "", false, [2]int16{0, 0}},
			{"on the ground, before the walls", Green, 3, "palestine", "", true, [2]int16{1, 0}},
			{"on the ground, not besieging", Green, 3, "palestine", "", false, [2]int16{0, 0}},
			{"in the territory", Red, 3, "palestine", "", false, [2]int16{0, 1}},
			{"a Catapult in the territory", Red, 1, "palestine", "", false, [2]int16{0, 0}},
			{"in another territory", Red, 3, "egypt", "", false, [2]int16{0, 0}},
			{"a guest's", Blue, 3, "palestine", "", false, [2]int16{0, 0}},
		} {
			p, wagon := Clash(t, 21, 12)
			aboard := map[string]int16{"convoy": wagon, "other": p.Transport(Green, WarWagon, 1, "judea", 1), "": None}
			p.Engine(c.owner, c.level, c.place, aboard[c.in])
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			p.Battle.Inside = c.siege
			Want(t, c.name, [2]int16{p.Bombards(Attacking), p.Bombards(Defending)}, c.want)
		}
	})
}
