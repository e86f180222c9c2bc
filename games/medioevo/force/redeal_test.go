package force_test

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// What stands behind a screen is drawn from all that may stand there, whatever stands there.
//
// rule: mu-prototype/placement/logistica-reserve
// rule: mu-alpha/placement/logistics-reserve
func TestAReserveIsDrawnFromAllItMayBe(t *testing.T) {
	drawn := func(p *Stage, viewer play.Seat) map[int16]int {
		seen, src := map[int16]int{}, chance.New(7)
		for range 600 {
			g := *p.State
			g.Redeal(viewer, &src)
			seen[g.Players[Green].Reserve]++
		}
		return seen
	}
	InEach(t, func(t *testing.T) {
		for tl := int8(1); tl <= 3; tl++ {
			most := 5 * int16(tl)
			for _, truth := range []int16{1, most / 2, most} {
				p := Position(t, 3).Held(Green, 30, "egypt").Studied(Green, tl).Learned(Green, Logistica)
				p.Players[Green].Reserve = truth
				for _, viewer := range []play.Seat{Red, play.Nobody} {
					seen := drawn(p, viewer)
					Want(t, "as many as there may be", len(seen), int(most))
					for n := range most {
						Want(t, "none much more often than another", seen[n+1] > 600/int(most)/3, true)
					}
				}
				Want(t, "his own he knows", len(drawn(p, Green)), 1)
			}
		}
		p := Position(t, 3).Held(Green, 30, "egypt").Studied(Green, 3).Learned(Green, Logistica)
		Want(t, "that there is none all know", drawn(p, Red)[0], 600)

		g, err := Tested().New(Setup(4, 11, map[string]int{OptionTurns: 10}))
		if err != nil {
			t.Fatal(err)
		}
		src := chance.New(8)
		for s := range play.Seat(4) {
			g.Players[s].Reserve = 4
			g.Redeal(s, &src)
			Want(t, "all else adds up as before", g.Check(), nil)
		}
	})
}

// A card that is being played lies before all, and stays with its player whatever else he may hold.
//
// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-alpha/concepts/empire-cards
func TestACardThatIsPlayedIsKnown(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Avaro).Holds(Green, Ladro).Holds(Blue, Spia, Bardo).Holds(Red, Sicario)
		p.Run(func(g *State, t *play.Table) { g.PlayCard(t, Onto(Green, Avaro, Red)) })
		p.Asks(Red, AskFoil)
		p.Known(Red, Green, Avaro)
		p.Play(Says(Red, LetWork), Says(Blue, LetWork))
		Want(t, "it lies before red", p.HasDelivered(Avaro, Red), true)
		Want(t, "nothing is laid any more", p.Players[Green].Laid, 0)
	})
}

// A card that is in use in a battle has been shown, and stays with its player as long as the battle lasts.
//
// rule: mu-prototype/rounds/card-reveal-order
// rule: mu-alpha/attack/empire-cards-reveal-order
func TestACardInUseIsKnown(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 4)
		p.Holds(Green, Arciere, Balestriere).Holds(Blue, Spia, Bardo).Studied(Green, 2)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Run(func(g *State, t *play.Table) { g.ChooseCards(t, Attacking) })
		p.Play(using(Green, Arciere))
		p.Known(Red, Green, Arciere)
	})
}

// All have seen the cards used in an attack: until they are put away they lie in no other hand.
func TestUsedCardsStayWhoseTheyAre(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Holds(Red, ForRolls[0]).Holds(Blue, Abate, Bardo)
		src, moved := chance.New(5), false
		for range 100 {
			g := *p.State
			g.Redeal(Green, &src)
			moved = moved || g.Players[Red].Hand[ForRolls[0]] == 0
			p.Battle.Played[Red][0] = 1
			g = *p.State
			g.Redeal(Green, &src)
			Want(t, "what he has used", g.Players[Red].Hand[ForRolls[0]], int8(1))
			p.Battle.Played[Red][0] = 0
		}
		Want(t, "else it may lie elsewhere", moved, true)
	})
}
