package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/rounds/card-limit
// rule: mu-prototype/empire-card-rules/combat-copies-differ
// rule: mu-prototype/rounds/card-reveal-order
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/rounds/instant-cards-outside-limit
func TestATechnologyLevelLimitsTheCardsOfARoll(t *testing.T) {
	p, wagon := clash(t, 21, 20)
	p.studied(green, 3).studied(red, 2).build(Cathedral, 1, "judea")
	p.holds(green, Balestriere, Balestriere, Condottiero, Arciere, Eroina, Monaco, Ladro).holds(red, Balestriere, Arciere, Genio).learned(red, Matematica)
	p.strikes("palestine", red, wagon).unprepared()
	p.play(using(green, Balestriere))
	if p.offers(using(green, Balestriere)) {
		t.Error("two copies of a card may be used")
	}
	p.play(using(green, Condottiero), using(green, Arciere))
	want(t, "a fourth card", p.refuses(using(green, Eroina)), RuleCardLimit)
	want(t, "a card for the defence", p.refuses(using(green, Monaco)), RuleCardSide)
	want(t, "a card he has not", p.offers(using(green, Genio)) || p.refuses(using(green, Genio)) != play.Free, false)
	want(t, "a card that works at once", p.offers(by(green, PlayCard, Ladro, int8(red), None)), true)
	want(t, "to withdraw what is not used", p.offers(by(green, WithdrawCard, Eroina)), false)
	p.play(by(green, WithdrawCard, Arciere))
	want(t, "another in its place", p.offers(using(green, Eroina)), true)
	p.play(using(green, Eroina))
	want(t, "what was withdrawn", p.refuses(using(green, Arciere)), RuleCardLimit)
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
		{"a crossbowman in the field", Field, 0, [2]uint64{0, 1 << Balestriere}, nil, [2]int8{6, 6}, [2]int16{0, 1}},
		{"three times the forces and STRATEGIA", Field, 0, [2]uint64{1 << Balestriere, 0}, []int8{Strategia}, [2]int8{6, 6}, [2]int16{2, 0}},
		{"a heroine in the field", Field, 0, [2]uint64{1 << Eroina, 0}, nil, [2]int8{8, 6}, [2]int16{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 31, 10)
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
			t.Errorf("%s is offered in battle", box().Cards[c.A].ID)
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

// Who attacks a territory leaves one aboard each transport, before walls too; at sea and for transports everybody
// fights. Who defends it does so with all he has there, in the field with those for whom there is no room inside.
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestWhoCanFight(t *testing.T) {
	for _, c := range []struct {
		name  string
		kind  BattleKind
		land  bool // for a territory
		walls int8
		want  [2]int16
	}{
		{"in the field", Field, true, 0, [2]int16{20, 15}},
		{"in the field before a Tower", Field, true, 1, [2]int16{20, 5}},
		{"at the walls of a Tower", Assault, true, 1, [2]int16{20, 15}},
		{"at a siege", SiegeBattle, true, 1, [2]int16{20, 15}},
		{"for transports", AtTransports, false, 0, [2]int16{21, 15}},
	} {
		p, wagon := clash(t, 21, 12)
		p.transport(red, Caravan, 1, "palestine", 3)
		p.vf(blue, "palestine", 7).transport(blue, Caravan, 1, "judea", 7)
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		p.Battle.Kind, p.Battle.Land, p.Battle.Walls = c.kind, c.land, c.walls
		want(t, c.name+", in attack", p.engaged(attacking, green), c.want[attacking])
		want(t, c.name+", in defence", p.engaged(defending, red), c.want[defending])
		want(t, c.name+", who looks on", p.engaged(defending, blue)+p.engaged(attacking, blue), 0)
	}
}

// Barbarians defend with all that stand there, and attack with those who have set out.
// rule: mu-prototype/rounds/defender-uses-all
func TestWithHowManyBarbariansFight(t *testing.T) {
	p, wagon := clash(t, 21, 0)
	p.own(play.Nobody, "palestine").wild("palestine", 9)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), Barbarians)
	want(t, "in defence", p.engaged(defending, Barbarians), 9)
	p.open(party{by: Barbarians, at: at("palestine")}, at("judea"), green)
	p.Battle.Host = 7
	want(t, "in attack", p.engaged(attacking, Barbarians), 7)
	want(t, "against whom", p.engaged(defending, green), 5+21)
}

// Before each roll the attacker says which of his Captains leads it; one alone does so unasked.
// rule: mu-prototype/captains-in-combat/several-captains
func TestWhoLeadsARoll(t *testing.T) {
	for _, there := range []int{0, 1, 2} {
		p, wagon := clash(t, 21, 12)
		p.removeCaptain(p.captainAt(green, at("judea")))
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		p.captain(green, 3, "egypt", None) // he takes no part
		p.Battle.Leading = 0
		last := int16(None)
		for range there {
			last = p.captain(green, 1, "judea", wagon)
			p.Battle.Captains |= 1 << last
		}
		p.run((*State).chooseLeader)
		want(t, "asked", !p.over(), there > 1)
		if there > 1 {
			want(t, "who takes no part", p.offers(by(green, LeadWith, int16(0))), false)
			p.play(by(green, LeadWith, last))
		}
		want(t, "who leads", int16(p.Battle.Leading), last)
	}
}

// Barbarians use no cards. What a player uses stays in play for the next roll, unless he withdraws it, and is told.
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/empire-card-rules/withdraw-between-rolls
func TestCardsStayInPlayUntilTheyAreWithdrawn(t *testing.T) {
	p, wagon := clash(t, 21, 0)
	p.own(play.Nobody, "palestine").wild("palestine", 9).holds(green, Arciere, Balestriere).studied(green, 2)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), Barbarians)
	choose := func(side int) {
		p.run(func(g *State, t *play.Table) { g.chooseCards(t, side) })
	}
	choose(defending)
	want(t, "barbarians are asked nothing", p.over(), true)
	choose(attacking)
	p.asks(green, AskRollCards).play(using(green, Arciere), using(green, Balestriere), says(green, ReadyToRoll))
	choose(attacking)
	p.play(by(green, WithdrawCard, Arciere), says(green, ReadyToRoll))
	want(t, "told of the card that stays", p.told(KeyUsed, int16(green), int16(Balestriere)), true)
	want(t, "told of the card withdrawn", p.told(KeyUsed, int16(green), int16(Arciere)), false)
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
			attacking: {Arciere: play.Free, Balestriere: play.Free, Condottiero: play.Free, Templare: RuleCardBuilding, Monaco: RuleCardSide, Eroina: RuleEroina},
			defending: {Arciere: play.Free, Balestriere: play.Free, Condottiero: RuleCardSide, Templare: RuleCardSide, Monaco: RuleCardBuilding, Eroina: play.Free},
		}},
		{"where something is", true, [2]map[int8]play.Rule{
			attacking: {Arciere: play.Free, Balestriere: play.Free, Condottiero: play.Free, Templare: play.Free, Monaco: RuleCardSide, Eroina: RuleEroina},
			defending: {Arciere: play.Free, Balestriere: play.Free, Condottiero: RuleCardSide, Templare: RuleCardSide, Monaco: play.Free, Eroina: play.Free},
		}},
	} {
		p, wagon := clash(t, 21, 12)
		p.held(red, 5, "egypt").build(Cathedral, 1, "egypt").vf(blue, "palestine", 3)
		if c.built {
			p.build(Settlement, 1, "palestine")
		}
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		for side, cards := range c.why {
			for card, why := range cards {
				want(t, box().Cards[card].ID+" "+c.name, p.whyNotCard(side, card), why)
			}
		}
		p.Battle.Sides[defending].Seat = blue // who helps red has built nothing there
		want(t, "a helper's MONACO "+c.name, p.whyNotCard(defending, Monaco), RuleCardBuilding)
	}
}

// What barbarians add to their roll: their walls, and the level of their Captain.
// rule: mu-prototype/rounds/bonus-addition
// rule: mu-prototype/barbarian-captains/die-bonus
func TestWhatBarbariansAddToTheirRoll(t *testing.T) {
	p, wagon := clash(t, 21, 0)
	p.own(play.Nobody, "palestine").wild("palestine", 9).build(Fort, 1, "palestine").captain(Barbarians, 2, "palestine", None)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), Barbarians)
	want(t, "in the field", p.bonus(defending), 2)
	p.Battle.Kind, p.Battle.Walls = Assault, 1
	want(t, "behind a Tower", p.bonus(defending), 1+2)
}

// Gunpowder helps at sea who fights with a war ship.
// rule: mu-prototype/naval/alchimia
// rule: mu-prototype/rounds/bonus-addition
func TestGunpowderAtSea(t *testing.T) {
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
		p := position(t, 3).held(red, 5, "palestine").war(green, red)
		ship := p.transport(green, c.ship, 1, "levantine-sea", 5)
		p.transport(red, Galley, 1, "levantine-sea", 5)
		if c.alchimia {
			p.learned(green, Alchimia)
		}
		p.open(party{by: green, at: at("levantine-sea"), convoy: one(ship)}, at(c.place), red)
		want(t, c.name, p.bonus(attacking), c.want)
	}
}

// A Bombard helps the army it is with: in attack aboard the convoy, or at the siege; in defence in the territory.
// rule: mu-prototype/rounds/bombard-bonus
func TestWhereABombardHelps(t *testing.T) {
	for _, c := range []struct {
		name  string
		owner play.Seat
		level int8
		place string
		in    string // aboard: the convoy, another wagon, or nothing
		siege bool
		want  [2]int16
	}{
		{"in the convoy", green, 3, "judea", "convoy", false, [2]int16{1, 0}},
		{"a Trebuchet in the convoy", green, 2, "judea", "convoy", false, [2]int16{0, 0}},
		{"in another wagon", green, 3, "judea", "other", false, [2]int16{0, 0}},
		{"in another wagon, at the siege", green, 3, "judea", "other", true, [2]int16{0, 0}},
		{"on the ground, where they come from", green, 3, "judea", "", false, [2]int16{0, 0}},
		{"on the ground, before the walls", green, 3, "palestine", "", true, [2]int16{1, 0}},
		{"on the ground, not besieging", green, 3, "palestine", "", false, [2]int16{0, 0}},
		{"in the territory", red, 3, "palestine", "", false, [2]int16{0, 1}},
		{"a Catapult in the territory", red, 1, "palestine", "", false, [2]int16{0, 0}},
		{"in another territory", red, 3, "egypt", "", false, [2]int16{0, 0}},
		{"a guest's", blue, 3, "palestine", "", false, [2]int16{0, 0}},
	} {
		p, wagon := clash(t, 21, 12)
		aboard := map[string]int16{"convoy": wagon, "other": p.transport(green, WarWagon, 1, "judea", 1), "": None}
		p.engine(c.owner, c.level, c.place, aboard[c.in])
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		p.Battle.Inside = c.siege
		want(t, c.name, [2]int16{p.bombards(attacking), p.bombards(defending)}, c.want)
	}
}
