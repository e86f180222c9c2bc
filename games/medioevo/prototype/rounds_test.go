package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/rounds/card-limit
// rule: mu-prototype/empire-card-rules/combat-copies-differ
// rule: mu-prototype/rounds/card-reveal-order
func TestATechnologyLevelLimitsTheCardsOfARoll(t *testing.T) {
	p, wagon := clash(t, 21, 20)
	p.studied(green, 3).studied(red, 2).build(Cathedral, 1, "judea")
	p.holds(green, Balestriere, Balestriere, Condottiero, Arciere, Eroina).holds(red, Balestriere, Arciere, Genio).learned(red, Matematica)
	p.strikes("palestine", red, wagon).unprepared()
	p.play(using(green, Balestriere))
	if p.offers(using(green, Balestriere)) {
		t.Error("two copies of a card may be used")
	}
	p.play(using(green, Condottiero), using(green, Arciere))
	want(t, "a fourth card", p.refuses(using(green, Eroina)), RuleCardLimit)
	p.play(says(green, ReadyToRoll)).asks(red, AskRollCards)
	p.play(using(red, Balestriere), using(red, Arciere))
	want(t, "a third card of TL II", p.refuses(using(red, Genio)), RuleCardLimit)
}

// rule: mu-prototype/rounds/card-combination-and-side
// rule: mu-prototype/empire-cards/monaco
// rule: mu-prototype/empire-cards/templare
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/technologies/matematica
// rule: mu-prototype/empire-card-rules/no-listed-technology
func TestEachCardSaysWhereItHelps(t *testing.T) {
	p, wagon := clash(t, 21, 20)
	p.studied(green, 1).holds(green, Balestriere, Monaco, Templare, Eroina, Genio).holds(red, Monaco, Condottiero, Templare)
	p.strikes("palestine", red, wagon).unprepared()
	want(t, "MONACO in attack", p.refuses(using(green, Monaco)), RuleCardSide)
	want(t, "TEMPLARE where nothing is built", p.refuses(using(green, Templare)), RuleCardBuilding)
	want(t, "EROINA without a Cathedral", p.refuses(using(green, Eroina)), RuleEroina)
	want(t, "GENIO without MATEMATICA", p.refuses(using(green, Genio)), RuleCardNeeds)
}

// rule: mu-prototype/empire-cards/monaco
// rule: mu-prototype/empire-cards/templare
// rule: mu-prototype/technologies/misticismo
// rule: mu-prototype/technologies/monoteismo
// rule: mu-prototype/technologies/tattica
// rule: mu-prototype/rounds/other-technologies
// rule: mu-prototype/technology-rules/bonus-cards-need-cards
func TestTechnologiesMakeCardsBetter(t *testing.T) {
	for _, c := range []struct {
		side  int
		card  int8
		tech  int8
		worth int16
	}{
		{defending, Monaco, None, 1}, {defending, Monaco, Misticismo, 2},
		{attacking, Templare, None, 1}, {attacking, Templare, Monoteismo, 2},
		{attacking, Condottiero, None, 1}, {attacking, Condottiero, Tattica, 2},
		{attacking, Genio, None, 1}, {defending, Genio, Ingegneria, 2},
		{attacking, Balestriere, None, 1}, {attacking, Arciere, None, 0},
	} {
		p, wagon := clash(t, 21, 20)
		p.build(Settlement, 1, "palestine")
		s := [...]play.Seat{green, red}[c.side]
		p.learned(s, Matematica)
		if c.tech != None {
			p.learned(s, c.tech)
		}
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		want(t, "without the card", p.bonus(c.side), 0)
		p.holds(s, c.card)
		p.Battle.Sides[c.side].Cards = 1 << c.card
		want(t, "may be used", p.whyNotCard(c.side, c.card), play.Free)
		want(t, "bonus", p.bonus(c.side), c.worth)
	}
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
		{"a heroine in the field", Field, 0, [2]uint64{1 << Eroina, 0}, nil, [2]int8{8, 6}, [2]int16{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 21, 10)
			p.learned(green, c.techs...)
			p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
			p.Battle.Kind, p.Battle.Walls = c.kind, c.walls
			for side := range c.cards {
				p.Battle.Sides[side].Cards = c.cards[side]
				want(t, "die", p.die(side), c.die[side])
				want(t, "bonus", p.bonus(side), c.bonus[side])
			}
		})
	}
}

// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/technologies/strategia
func TestStrategyWantsThreeToOne(t *testing.T) {
	for _, c := range []struct {
		vf   [2]int16
		both bool
		want bool
	}{{[2]int16{30, 12}, false, false}, {[2]int16{27, 8}, false, true}, {[2]int16{27, 8}, true, false}, {[2]int16{24, 8}, false, true}} {
		p, wagon := clash(t, c.vf[0]+1, c.vf[1])
		p.learned(green, Strategia)
		if c.both {
			p.learned(red, Strategia)
		}
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		want(t, "bonus", p.strategic(attacking), c.want)
	}
}

// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/rounds/instant-cards-outside-limit
// rule: mu-prototype/empire-cards/ladro
func TestAThiefBetweenRollsDoesNotCount(t *testing.T) {
	p, wagon := clash(t, 21, 10)
	p.build(Fort, 1, "palestine").studied(green, 3).studied(red, 2).build(Cathedral, 1, "palestine").learned(green, Matematica, Ingegneria)
	p.holds(green, Ladro, Condottiero, Genio).holds(red, Balestriere)
	p.falling(d4(1), d6(3), d4(4), d6(1)).strikes("palestine", red, wagon).unprepared()
	p.play(by(green, Storm, at("palestine")), says(green, ReadyToRoll), using(red, Balestriere), says(red, ReadyToRoll), says(green, FightOn))
	p.play(play.Answer{Seat: green, Verb: PlayCard, A: int16(Ladro), B: int16(red), C: None})
	p.play(says(red, LetWork), by(green, StealCard, int16(Balestriere), int16(red)))
	p.play(using(green, Balestriere), using(green, Condottiero), using(green, Genio), says(green, ReadyToRoll))
	want(t, "the attacker's total", p.Battle.Sides[attacking].Total, 4+4)
	want(t, "the defender's total", p.Battle.Sides[defending].Total, 1+1)
}

// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func TestAnArcherAndGunpowderHurtWhateverTheDiceSay(t *testing.T) {
	p, wagon := clash(t, 21, 10)
	p.holds(green, Arciere).learned(green, Alchimia).falling(d6(3), d6(3)).strikes("palestine", red, wagon).unprepared()
	p.play(using(green, Arciere), says(green, ReadyToRoll))
	want(t, "VF lost in a tie", p.lost(), [2]int16{0, 2})
}

// Between rolls only cards that work at once are played.
// rule: mu-prototype/rounds/instant-cards
func TestOnlyInstantCardsBetweenRolls(t *testing.T) {
	p, wagon := clash(t, 21, 10)
	p.holds(green, Conestabile, Pirata, Sicario).strikes("palestine", red, wagon).unprepared()
	p.asks(green, AskRollCards)
	o, _ := p.match.OfferTo(green)
	for _, c := range o.Choices {
		if c.Verb == PlayCard && c.A != int16(Sicario) {
			t.Errorf("%s is offered in battle", box.Cards[c.A].ID)
		}
	}
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
		{[2]int16{27, 8}, []play.Seat{red}, [2]bool{}},
		{[2]int16{27, 8}, []play.Seat{green}, [2]bool{true, false}},
		{[2]int16{8, 24}, []play.Seat{red}, [2]bool{false, true}},
		{[2]int16{8, 23}, []play.Seat{red}, [2]bool{}},
		{[2]int16{8, 24}, []play.Seat{green, red}, [2]bool{}},
	} {
		p, wagon := clash(t, c.vf[0]+1, c.vf[1])
		for _, s := range c.knows {
			p.learned(s, Strategia)
		}
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		want(t, "bonus", [2]bool{p.strategic(attacking), p.strategic(defending)}, c.want)
	}
}

// Barbarians have neither archers nor gunpowder: whom they fight loses by the dice alone.
// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func TestBarbariansHurtByTheDiceAlone(t *testing.T) {
	p := position(t, 4).held(green, 5, "judea").wild("palestine", 9).learned(green, Alchimia)
	wagon := p.transport(green, WarWagon, 3, "judea", 30)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), Barbarians)
	want(t, "to the player", p.harm(defending), 0)
	want(t, "to the barbarians", p.harm(attacking), 1)
}
