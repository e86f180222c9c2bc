package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/assault/when
// rule: mu-prototype/assault/capacity
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/assault/one-attack-with-field-battle
func TestWhoFindsNoRoomFightsInTheField(t *testing.T) {
	p, wagon := Clash(t, 31, 12)
	captain := p.CaptainAt(Green, At("judea"))
	p.Build(Fort, 1, "palestine").Falling(D6(4), D6(2)).Strikes("palestine", Red, wagon)
	Want(t, "VF outside when it began", p.Battle.Outside, 2)
	Want(t, "VF lost", lost(p), [2]int16{1, 2})
	p.Asks(Green, AskWalls)
	Want(t, "VF inside", p.Garrison(), 10)
	p.Play(By(Green, Storm, At("palestine")))
	Want(t, "kind", p.Battle.Kind, Assault)
	Want(t, "attacks left", p.Captains[captain].Attacks, 1)
}

// Gunpowder kills in the field and in a siege, not in an assault.
// rule: mu-prototype/technologies/alchimia
func TestGunpowderDoesNothingInAnAssault(t *testing.T) {
	for _, fort := range []int8{0, 1} {
		p, wagon := Clash(t, 31, 10)
		p.Build(Fort, fort, "palestine").Learned(Green, Alchimia).Learned(Red, Alchimia)
		p.Falling([]Die{D6(3), D4(3)}[fort], []Die{D6(3), D6(2)}[fort]).Strikes("palestine", Red, wagon)
		if fort > 0 {
			p.Play(By(Green, Storm, At("palestine")))
		}
		Want(t, "VF lost", lost(p), [2]int16{int16(1 - fort), int16(1 - fort)})
	}
}

// A battle for transports is one in the field.
// rule: mu-prototype/technologies/alchimia
// rule: mu-prototype/empire-cards/arciere
func TestGunpowderKillsAmongTransports(t *testing.T) {
	p := Position(t, 4).Held(Red, 5, "judea").Held(Green, 5, "egypt").Wild("syria", 1).War(Green, Red).Learned(Green, Alchimia)
	wagon := p.Transport(Green, WarWagon, 3, "syria", 20)
	p.Captain(Green, 2, "syria", wagon)
	p.Transport(Red, WarWagon, 1, "syria", 9)
	p.Falling(D6(3), D6(3)).Strikes("syria", Red, wagon)
	Want(t, "kind", p.Battle.Kind, AtTransports)
	Want(t, "VF lost in the tie", lost(p), [2]int16{0, 1})
}

// rule: mu-prototype/assault/capacity
// rule: mu-alpha/fortifications/capacity
func TestWallsShelterTenTwentyThirty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level, room := range []int16{0, 10, 20, 30} {
			p, wagon := Clash(t, 31, 40)
			p.Build(Fort, int8(level), "palestine")
			p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
			p.Battle.Walls = p.WallsAt(At("palestine"))
			Want(t, "room", p.InWalls(Red), room)
		}
	})
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
		dice     []Die
		totals   [2]int8
		loss     [2]int16
		lostCard [2]int8
	}{
		{"a Fortress", 2, 10, [2][]int8{}, []Die{D4(3), D6(4)}, [2]int8{3, 6}, [2]int16{3, 0}, [2]int8{None, None}},
		{"crossbowmen on both sides", 1, 10, [2][]int8{{Balestriere}, {Balestriere}}, []Die{D4(4), D6(1)}, [2]int8{5, 4}, [2]int16{0, 1}, [2]int8{None, Balestriere}},
		{"a heroine who fails", 1, 10, [2][]int8{{Eroina}, nil}, []Die{D6(3), D6(6)}, [2]int8{3, 7}, [2]int16{4, 0}, [2]int8{Eroina, None}},
		{"a heroine and an archer", 1, 2, [2][]int8{{Eroina, Arciere}, nil}, []Die{D6(6), D6(4)}, [2]int8{6, 5}, [2]int16{0, 2}, [2]int8{None, None}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := Clash(t, 31, c.vf)
			p.Build(Fort, c.fort, "palestine").Build(Cathedral, 1, "judea").Studied(Green, 2)
			p.Holds(Green, c.cards[0]...).Holds(Red, c.cards[1]...)
			p.Falling(c.dice...).Strikes("palestine", Red, wagon).Play(By(Green, Storm, At("palestine")))
			for side, s := range []play.Seat{Green, Red} {
				if len(c.cards[side]) > 0 {
					for _, card := range c.cards[side] {
						p.Play(using(s, card))
					}
					p.Play(Says(s, ReadyToRoll))
				}
			}
			for side, s := range []play.Seat{Green, Red} {
				Want(t, "total", p.Battle.Sides[side].Total, c.totals[side])
				Want(t, "loss", p.Battle.Sides[side].Loss, c.loss[side])
				if card := c.lostCard[side]; card != None {
					Want(t, "cards left", p.Players[s].Hand[card], 0)
				}
			}
		})
	}
}

// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-prototype/siege/conditions
func TestWithoutAnEngineThereIsOnlyTheAssault(t *testing.T) {
	p, wagon := Clash(t, 31, 10)
	p.Build(Fort, 1, "palestine").Strikes("palestine", Red, wagon).Asks(Green, AskWalls)
	Want(t, "a siege", p.Refuses(By(Green, Besiege, At("palestine"))), RuleNoEngine)
	p.Play(Says(Green, Retire))
	Want(t, "owner", p.Land("palestine").Owner, Red)
}

// Inside walls the owner has his room first, then those who help him in the order of the turn; nobody else has any.
//
// rule: mu-prototype/attacking/guest-and-fortification-room
// rule: mu-alpha/fortifications/capacity
func TestWhoHasRoomInWalls(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 4)
		p.Build(Fort, 1, "palestine").Vf(Blue, "palestine", 5).Vf(White, "palestine", 5)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), White)
		p.Battle.Walls = 1
		for _, c := range []struct {
			name             string
			allies           uint16
			red, blue, white int16
		}{
			{"white alone", Bit(White), 0, 0, 5},
			{"with blue", Bit(White) | Bit(Blue), 0, 5, 5},
			{"with red and blue", Bit(White) | Bit(Red) | Bit(Blue), 4, 1, 5},
		} {
			p.Battle.Sides[Defending].Allies = c.allies
			Want(t, c.name, [3]int16{p.InWalls(Red), p.InWalls(Blue), p.InWalls(White)}, [3]int16{c.red, c.blue, c.white})
		}
		Want(t, "who attacks", p.InWalls(Green), 0)
	})
}

// Who gives up the battle before the walls does not come to them; who beats all outside, where nobody is inside, has won.
//
// rule: mu-prototype/assault/when
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-alpha/attack/defender-uses-all
func TestWhatTheFieldBattleBeforeTheWallsDecides(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 12)
		p.Build(Fort, 1, "palestine").Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskFightOn).Play(Says(Green, GiveUp))
		Want(t, "over", p.IsOver(), true)
		Want(t, "owner", p.Land("palestine").Owner, Red)

		p, wagon = Clash(t, 31, 2)
		p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
		Want(t, "owner of a place without walls", p.Land("palestine").Owner, Green)

		p, wagon = Clash(t, 31, 5)
		p.Build(Fort, 1, "palestine").Strikes("palestine", Red, wagon).Asks(Green, AskWalls)
		Want(t, "he decides", p.Battle.Stage, Deciding)
		Want(t, "to storm", p.Offers(By(Green, Storm, At("palestine"))), true)
		Want(t, "or to leave", p.Offers(Says(Green, Retire)), true)
	})
}
