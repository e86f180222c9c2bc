package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// card is the answer that plays a card on a seat, or None, and something.
func card(s play.Seat, kind int8, on play.Seat, to int16) play.Answer {
	return By(s, PlayCard, int16(kind), int16(on), to)
}

// rule: mu-alpha/concepts/empire-cards
func TestMarshal(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// The War Wagon III with a Captain III has used up its 9 MP and all attacks; then comes MARESCIALLO.
		p := Position(t, 4).Own(Green, "georgia").Vf(Green, "georgia", 5).Learned(Green, Tattica, Strategia).Holds(Green, Maresciallo)
		wagon, second := p.Transport(Green, WarWagon, 3, "georgia", 35), p.Transport(Green, WarWagon, 1, "georgia", 1)
		other := p.Transport(Green, Galley, 1, "east-black-sea", 1)
		chief := p.Captain(Green, 3, "georgia", wagon)
		p.Captains[chief].Attacks, p.Transports[wagon].Spent, p.Transports[second].Spent = 0, 9, 7
		p.Acts(Green, (*State).Combat)
		p.Play(By(Green, Lead, wagon), By(Green, Join, second))
		// rule: mu-prototype/empire-cards/maresciallo
		p.Play(card(Green, Maresciallo, None, chief))
		Want(t, "MP for Circassia", p.MpLeft(wagon), 3)
		Want(t, "who moves with him", p.MpLeft(second), 3)
		Want(t, "who does not", p.MpLeft(other), 7)
		Want(t, "attacks", p.Captains[chief].Attacks, 1)
		Want(t, "the card is gone", p.Discards[Maresciallo], 1)

		t.Run("without STRATEGIA no attack", func(t *testing.T) {
			p := Position(t, 4).Learned(Green, Tattica).Holds(Green, Maresciallo)
			wagon := p.Transport(Green, WarWagon, 1, "georgia", 5)
			chief := p.Captain(Green, 1, "georgia", wagon)
			ashore := p.Captain(Green, 1, "georgia", None)
			p.Acts(Green, (*State).Combat)
			Want(t, "a Captain without a convoy", p.Refuses(card(Green, Maresciallo, None, ashore)), RuleMarshalRides)
			p.Play(card(Green, Maresciallo, None, chief))
			Want(t, "attacks", p.Captains[chief].Attacks, 1)
			Want(t, "MP", p.MpLeft(wagon), 8)
		})
	})
}

// rule: mu-alpha/concepts/empire-cards
func TestPirate(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// The Mamluk of TL II with GILDE: a Galley with 6 VF and a Captain in the Black Sea.
		p := Position(t, 4).Studied(Green, 2).Learned(Green, Gilde).Holds(Green, Pirata)
		p.Players[Green].Techs &^= 1 << Conio // GILDE made it one more
		zone := At("west-black-sea")
		p.Acts(Green, (*State).Combat)
		// rule: mu-prototype/empire-cards/pirata
		Want(t, "only at sea", p.Offers(card(Green, Pirata, None, int16(At("thrace")))), false)
		p.Play(card(Green, Pirata, None, int16(zone)))
		Want(t, "VF", p.Strength(Barbarians, zone), 6)
		chief := p.BarbarianCaptain(zone)
		Want(t, "a Captain", chief != None && p.Captains[chief].Aboard != None, true)
		t.Run("without GILDE", func(t *testing.T) {
			p := Position(t, 4).Studied(Green, 3).Holds(Green, Pirata)
			p.Acts(Green, (*State).Combat).Play(card(Green, Pirata, None, int16(zone)))
			Want(t, "VF", p.Strength(Barbarians, zone), 9)
			Want(t, "no Captain", p.BarbarianCaptain(zone), None)
		})
	})
}

// rule: mu-alpha/concepts/empire-cards
func TestConstable(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// The Byzantine of TL II has 25 VF and a War Wagon II in Bithynia: 24 VF and a Captain who may attack.
		p := Position(t, 4).Studied(Green, 2).Own(Green, "bithynia").Vf(Green, "bithynia", 25).Holds(Green, Conestabile, Conestabile)
		p.Transport(Green, WarWagon, 2, "bithynia", 0)
		top := p.Captain(Green, 3, "bithynia", None)
		p.Acts(Green, (*State).Combat)
		// rule: mu-prototype/empire-cards/conestabile
		p.Play(card(Green, Conestabile, None, int16(At("bithynia"))))
		Want(t, "VF", p.Ground(Green, At("bithynia")), 24)
		chief := top + 1
		Want(t, "level", p.Captains[chief].Level, 1)
		Want(t, "attacks", p.Captains[chief].Attacks, 1)
		// rule: mu-prototype/empire-card-modes/conestabile-promotion
		Want(t, "above III", p.Refuses(card(Green, Conestabile, None, medioevo.Places+top)), RuleTopCaptain)
		p.Play(card(Green, Conestabile, None, medioevo.Places+chief))
		Want(t, "promoted", p.Captains[chief].Level, 2)

		t.Run("too many go at the end of the turn", func(t *testing.T) {
			p := Position(t, 4).Own(Green, "bithynia").Vf(Green, "bithynia", 5)
			old, young := p.Captain(Green, 2, "bithynia", None), p.Captain(Green, 1, "bithynia", None)
			p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
			Want(t, "the higher stays", p.Captains[old].Level, 2)
			Want(t, "the lower goes", p.Captains[young].Level, 0)
		})
	})
}

// Who goes at the end of the turn is the Captain who has risen from the ranks in it, whatever he and the others have
// become. If there is room for him, he is one like any other from then on.
// rule: mu-prototype/empire-cards/conestabile
// rule: mu-alpha/concepts/empire-cards
func TestWhoRoseFromTheRanksGoesFirst(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct{ tl, level, left int8 }{{1, 1, 0}, {1, 2, 0}, {2, 1, 1}} {
			p := Position(t, 4).Studied(Green, c.tl).Held(Green, 5, "bithynia").Holds(Green, Conestabile)
			old := p.Captain(Green, 1, "bithynia", None)
			p.Acts(Green, (*State).Combat).Play(card(Green, Conestabile, None, int16(At("bithynia"))))
			young := old + 1
			p.Captains[young].Level = c.level
			p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
			Want(t, "the old one", p.Captains[old].Level, 1)
			Want(t, "the new one", p.Captains[young].Level, c.left)
			Want(t, "still new", p.Captains[young].Raised, false)
		}
	})
}

// rule: mu-alpha/concepts/empire-cards
func TestSabotage(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// Green of TL II expects Red's fleet at Alexandria: two of its Galleys stay where they are.
		p := Position(t, 4).Studied(Green, 2).Learned(Green, Strategia).Holds(Green, Infiltrato).Own(Red, "egypt").Vf(Red, "egypt", 1)
		p.Players[Green].Techs &^= 1 << Conio
		var fleet [3]int16
		for i := range fleet {
			fleet[i] = p.Transport(Red, Galley, 1, "egypt", 5)
		}
		atSea := p.Transport(Red, Galley, 1, "libyan-sea", 5)
		p.Acts(Red, (*State).Combat).Asks(Green, AskSaboteur)
		// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
		Want(t, "not at sea", p.Offers(card(Green, Infiltrato, Red, int16(At("libyan-sea")))), false)
		// rule: mu-prototype/empire-cards/infiltrato
		p.Play(card(Green, Infiltrato, Red, int16(At("egypt")))).Asks(Green, AskSabotage)
		p.Play(By(Green, Sabotage, fleet[0]))
		Want(t, "not twice", p.Offers(By(Green, Sabotage, fleet[0])), false)
		p.Play(By(Green, Sabotage, fleet[1])).Asks(Red, AskCombat)
		out := At("egyptian-sea")
		Want(t, "the first", p.WhyNotStep(fleet[0], out), RuleHindered)
		Want(t, "the second", p.WhyNotStep(fleet[1], out), RuleHindered)
		Want(t, "the third", p.WhyNotStep(fleet[2], out), play.Free)
		Want(t, "the one at sea", p.WhyNotStep(atSea, At("gulf-of-sidra")), play.Free)
		Want(t, "armies aboard still defend", p.Strength(Red, At("egypt")), 16)

		t.Run("who cannot have the card is not asked", func(t *testing.T) {
			p := Position(t, 4).Learned(Green, Strategia).Learned(Blue, Strategia).Own(Red, "egypt").Vf(Red, "egypt", 1)
			p.Holds(Blue, Arciere)
			p.Transport(Red, Galley, 1, "egypt", 5)
			p.Acts(Red, (*State).Combat).Asks(Blue, AskSaboteur).Play(Says(Blue, LeaveInPeace)).Asks(Red, AskCombat)
		})
	})
}

// The last army of a place that becomes a Captain leaves it without one: the land is given up, a wagon abroad nobody's if
// transports need a crew. The first Captain of all is promoted as any other.
//
// rule: mu-prototype/empire-cards/conestabile
// rule: mu-prototype/empire-card-modes/conestabile-promotion
// rule: mu-prototype/movement/empty-transport-elsewhere
// rule: mu-alpha/concepts/empire-cards
func TestAConstableOfTheLastArmy(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "bithynia").Held(Green, 1, "thrace").Holds(Green, Conestabile, Conestabile, Conestabile)
		wagon := p.Transport(Green, WarWagon, 1, "lydia", 1)
		first := p.Captain(Green, 1, "bithynia", None)
		Want(t, "the first of all", first, 0)
		p.Acts(Green, (*State).Combat)
		p.Play(card(Green, Conestabile, None, medioevo.Places+first))
		Want(t, "promoted", p.Captains[first].Level, 2)
		p.Play(card(Green, Conestabile, None, int16(At("thrace"))))
		Want(t, "Thrace", p.Land("thrace").Owner, play.Nobody)
		p.Play(card(Green, Conestabile, None, int16(At("lydia"))))
		Want(t, "armies aboard the wagon", p.Transports[wagon].VF, 0)
		Want(t, "whose it still is", p.Transports[wagon].Owner == Green, Tested().Crew == 0)
	})
}

// In his own Combat too who holds INFILTRATO sabotages where transports stand, one at least and no more than there are.
//
// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
// rule: mu-alpha/concepts/empire-cards
func TestSabotageInOnesOwnCombat(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Studied(Green, 3).Learned(Green, Strategia).Holds(Green, Infiltrato, Infiltrato).Held(Green, 5, "judea").Held(Red, 5, "egypt", "sinai", "palestine")
		p.Transport(Green, WarWagon, 1, "judea", 5)
		first, second := p.Transport(Red, Galley, 1, "egypt", 5), p.Transport(Red, Galley, 1, "egypt", 5)
		p.Transport(Red, WarWagon, 1, "palestine", 5)
		third := p.Transport(Red, WarWagon, 1, "palestine", 5)
		p.Acts(Green, (*State).Combat)
		Want(t, "where there is nothing", p.Offers(card(Green, Infiltrato, Red, int16(At("sinai")))), false)
		p.Play(card(Green, Infiltrato, Red, int16(At("egypt")))).Asks(Green, AskSabotage)
		Want(t, "none", p.Offers(Says(Green, EndSabotage)), false)
		p.Play(By(Green, Sabotage, first)).Asks(Green, AskSabotage)
		Want(t, "one", p.Offers(Says(Green, EndSabotage)), true)
		p.Play(By(Green, Sabotage, second)).Asks(Green, AskCombat)
		p.Play(card(Green, Infiltrato, Red, int16(At("palestine"))), By(Green, Sabotage, third), Says(Green, EndSabotage)).Asks(Green, AskCombat)
		Want(t, "it does not move", p.Transports[third].Halted&Sabotaged != 0, true)
	})
}

// Before another's Combat who holds INFILTRATO is offered the places where that one has transports; who only might hold it
// is asked, and offered nothing.
//
// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-alpha/concepts/empire-cards
func TestWhatASaboteurIsOffered(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, holds := range []bool{true, false} {
			p := Position(t, 4).Learned(Green, Strategia).Held(Red, 5, "egypt", "sinai")
			p.Transport(Red, Galley, 1, "egypt", 5)
			if holds {
				p.Holds(Green, Infiltrato)
			} else {
				p.Holds(Green, Arciere)
			}
			p.Acts(Red, (*State).Combat).Asks(Green, AskSaboteur)
			Want(t, "where they are", p.Offers(card(Green, Infiltrato, Red, int16(At("egypt")))), holds)
			Want(t, "where there are none", p.Offers(card(Green, Infiltrato, Red, int16(At("sinai")))), false)
		}
	})
}
