package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/assault/when
// rule: mu-prototype/assault/capacity
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/assault/one-attack-with-field-battle
func TestWhoFindsNoRoomFightsInTheField(t *testing.T) {
	p, wagon := clash(t, 31, 12)
	captain := p.captainAt(green, at("judea"))
	p.build(Fort, 1, "palestine").falling(d6(4), d6(2)).strikes("palestine", red, wagon)
	want(t, "VF outside when it began", p.Battle.Outside, 2)
	want(t, "VF lost", p.lost(), [2]int16{1, 2})
	p.asks(green, AskWalls)
	want(t, "VF inside", p.garrison(), 10)
	p.play(by(green, Storm, at("palestine")))
	want(t, "kind", p.Battle.Kind, Assault)
	want(t, "attacks left", p.Captains[captain].Attacks, 1)
}

// Gunpowder kills in the field and in a siege, not in an assault.
// rule: mu-prototype/technologies/alchimia
func TestGunpowderDoesNothingInAnAssault(t *testing.T) {
	for _, fort := range []int8{0, 1} {
		p, wagon := clash(t, 31, 10)
		p.build(Fort, fort, "palestine").learned(green, Alchimia).learned(red, Alchimia)
		p.falling([]die{d6(3), d4(3)}[fort], []die{d6(3), d6(2)}[fort]).strikes("palestine", red, wagon)
		if fort > 0 {
			p.play(by(green, Storm, at("palestine")))
		}
		want(t, "VF lost", p.lost(), [2]int16{int16(1 - fort), int16(1 - fort)})
	}
}

// A battle for transports is one in the field.
// rule: mu-prototype/technologies/alchimia
// rule: mu-prototype/empire-cards/arciere
func TestGunpowderKillsAmongTransports(t *testing.T) {
	p := position(t, 4).held(red, 5, "judea").held(green, 5, "egypt").wild("syria", 1).war(green, red).learned(green, Alchimia)
	wagon := p.transport(green, WarWagon, 3, "syria", 20)
	p.captain(green, 2, "syria", wagon)
	p.transport(red, WarWagon, 1, "syria", 9)
	p.falling(d6(3), d6(3)).strikes("syria", red, wagon)
	want(t, "kind", p.Battle.Kind, AtTransports)
	want(t, "VF lost in the tie", p.lost(), [2]int16{0, 1})
}

// rule: mu-prototype/assault/capacity
func TestWallsShelterTenTwentyThirty(t *testing.T) {
	for level, room := range []int16{0, 10, 20, 30} {
		p, wagon := clash(t, 31, 40)
		p.build(Fort, int8(level), "palestine")
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		p.Battle.Walls = p.wallsAt(at("palestine"))
		want(t, "room", p.inWalls(red), room)
	}
}

// rule: mu-prototype/assault/defender-wins-without-loss
// rule: mu-prototype/assault/otherwise-field-battle
// rule: mu-prototype/assault/attacker-die
// rule: mu-prototype/assault/defender-die
// rule: mu-prototype/empire-cards/balestriere
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/empire-cards/arciere
func TestAssaults(t *testing.T) {
	for _, c := range []struct {
		name     string
		fort     int8
		vf       int16
		cards    [2][]int8
		dice     []die
		totals   [2]int8
		loss     [2]int16
		lostCard [2]int8
	}{
		{"a Fortress", 2, 10, [2][]int8{}, []die{d4(3), d6(4)}, [2]int8{3, 6}, [2]int16{3, 0}, [2]int8{None, None}},
		{"crossbowmen on both sides", 1, 10, [2][]int8{{Balestriere}, {Balestriere}}, []die{d4(4), d6(1)}, [2]int8{5, 4}, [2]int16{0, 1}, [2]int8{None, Balestriere}},
		{"a heroine who fails", 1, 10, [2][]int8{{Eroina}, nil}, []die{d6(3), d6(6)}, [2]int8{3, 7}, [2]int16{4, 0}, [2]int8{Eroina, None}},
		{"a heroine and an archer", 1, 2, [2][]int8{{Eroina, Arciere}, nil}, []die{d6(6), d6(4)}, [2]int8{6, 5}, [2]int16{0, 2}, [2]int8{None, None}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 31, c.vf)
			p.build(Fort, c.fort, "palestine").build(Cathedral, 1, "judea").studied(green, 2)
			p.holds(green, c.cards[0]...).holds(red, c.cards[1]...)
			p.falling(c.dice...).strikes("palestine", red, wagon).play(by(green, Storm, at("palestine")))
			for side, s := range []play.Seat{green, red} {
				if len(c.cards[side]) > 0 {
					for _, card := range c.cards[side] {
						p.play(using(s, card))
					}
					p.play(says(s, ReadyToRoll))
				}
			}
			for side, s := range []play.Seat{green, red} {
				want(t, "total", p.Battle.Sides[side].Total, c.totals[side])
				want(t, "loss", p.Battle.Sides[side].Loss, c.loss[side])
				if card := c.lostCard[side]; card != None {
					want(t, "cards left", p.Players[s].Hand[card], 0)
				}
			}
		})
	}
}

// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-prototype/siege/conditions
func TestWithoutAnEngineThereIsOnlyTheAssault(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.build(Fort, 1, "palestine").strikes("palestine", red, wagon).asks(green, AskWalls)
	want(t, "a siege", p.refuses(by(green, Besiege, at("palestine"))), RuleNoEngine)
	p.play(says(green, Retire))
	want(t, "owner", p.land("palestine").Owner, red)
}

// Inside walls the owner has his room first, then those who help him in the order of the turn; nobody else has any.
//
// rule: mu-prototype/attacking/guest-and-fortification-room
func TestWhoHasRoomInWalls(t *testing.T) {
	p, wagon := clash(t, 31, 4)
	p.build(Fort, 1, "palestine").vf(blue, "palestine", 5).vf(white, "palestine", 5)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), white)
	p.Battle.Walls = 1
	for _, c := range []struct {
		name             string
		allies           uint16
		red, blue, white int16
	}{
		{"white alone", bit(white), 0, 0, 5},
		{"with blue", bit(white) | bit(blue), 0, 5, 5},
		{"with red and blue", bit(white) | bit(red) | bit(blue), 4, 1, 5},
	} {
		p.Battle.Sides[defending].Allies = c.allies
		want(t, c.name, [3]int16{p.inWalls(red), p.inWalls(blue), p.inWalls(white)}, [3]int16{c.red, c.blue, c.white})
	}
	want(t, "who attacks", p.inWalls(green), 0)
}

// Who gives up the battle before the walls does not come to them; who beats all outside, where nobody is inside, has won.
//
// rule: mu-prototype/assault/when
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func TestWhatTheFieldBattleBeforeTheWallsDecides(t *testing.T) {
	p, wagon := clash(t, 31, 12)
	p.build(Fort, 1, "palestine").falling(d6(3), d6(3)).strikes("palestine", red, wagon).asks(green, AskFightOn).play(says(green, GiveUp))
	want(t, "over", p.over(), true)
	want(t, "owner", p.land("palestine").Owner, red)

	p, wagon = clash(t, 31, 2)
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	want(t, "owner of a place without walls", p.land("palestine").Owner, green)

	p, wagon = clash(t, 31, 5)
	p.build(Fort, 1, "palestine").strikes("palestine", red, wagon).asks(green, AskWalls)
	want(t, "he decides", p.Battle.Stage, Deciding)
	want(t, "to storm", p.offers(by(green, Storm, at("palestine"))), true)
	want(t, "or to leave", p.offers(says(green, Retire)), true)
}
