package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// card is the answer that plays a card on a seat, or None, and something.
func card(s play.Seat, kind int8, on play.Seat, to int16) play.Answer {
	return by(s, PlayCard, int16(kind), int16(on), to)
}

func TestMarshal(t *testing.T) {
	// The War Wagon III with a Captain III has used up its 9 MP and all attacks; then comes MARESCIALLO.
	p := position(t, 4).own(green, "georgia").vf(green, "georgia", 5).learned(green, Tattica, Strategia).holds(green, Maresciallo)
	wagon, caravan := p.transport(green, WarWagon, 3, "georgia", 35), p.transport(green, Caravan, 1, "georgia", 1)
	other := p.transport(green, Galley, 1, "east-black-sea", 1)
	chief := p.captain(green, 3, "georgia", wagon)
	p.Captains[chief].Attacks, p.Transports[wagon].Spent, p.Transports[caravan].Spent = 0, 9, 6
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, wagon), by(green, Join, caravan))
	// rule: mu-prototype/empire-cards/maresciallo
	p.play(card(green, Maresciallo, None, chief))
	want(t, "MP for Circassia", p.mpLeft(wagon), 3)
	want(t, "who moves with him", p.mpLeft(caravan), 3)
	want(t, "who does not", p.mpLeft(other), 7)
	want(t, "attacks", p.Captains[chief].Attacks, 1)
	want(t, "the card is gone", p.Discards[Maresciallo], 1)

	t.Run("without STRATEGIA no attack", func(t *testing.T) {
		p := position(t, 4).learned(green, Tattica).holds(green, Maresciallo)
		wagon := p.transport(green, WarWagon, 1, "georgia", 5)
		chief := p.captain(green, 1, "georgia", wagon)
		ashore := p.captain(green, 1, "georgia", None)
		p.acts(green, (*State).combat)
		want(t, "a Captain without a convoy", p.refuses(card(green, Maresciallo, None, ashore)), RuleMarshalRides)
		p.play(card(green, Maresciallo, None, chief))
		want(t, "attacks", p.Captains[chief].Attacks, 1)
		want(t, "MP", p.mpLeft(wagon), 8)
	})
}

func TestPirate(t *testing.T) {
	// The Mamluk of TL II with GILDE: a Galley with 6 VF and a Captain in the Black Sea.
	p := position(t, 4).studied(green, 2).learned(green, Gilde).holds(green, Pirata)
	p.Players[green].Techs &^= 1 << Conio // GILDE made it one more
	zone := at("west-black-sea")
	p.acts(green, (*State).combat)
	// rule: mu-prototype/empire-cards/pirata
	want(t, "only at sea", p.offers(card(green, Pirata, None, int16(at("thrace")))), false)
	p.play(card(green, Pirata, None, int16(zone)))
	want(t, "VF", p.strength(Barbarians, zone), 6)
	chief := p.barbarianCaptain(zone)
	want(t, "a Captain", chief != None && p.Captains[chief].Aboard != None, true)
	t.Run("without GILDE", func(t *testing.T) {
		p := position(t, 4).studied(green, 3).holds(green, Pirata)
		p.acts(green, (*State).combat).play(card(green, Pirata, None, int16(zone)))
		want(t, "VF", p.strength(Barbarians, zone), 9)
		want(t, "no Captain", p.barbarianCaptain(zone), None)
	})
}

func TestConstable(t *testing.T) {
	// The Byzantine of TL II has 25 VF and a War Wagon II in Bithynia: 24 VF and a Captain who may attack.
	p := position(t, 4).studied(green, 2).own(green, "bithynia").vf(green, "bithynia", 25).holds(green, Conestabile, Conestabile)
	p.transport(green, WarWagon, 2, "bithynia", 0)
	top := p.captain(green, 3, "bithynia", None)
	p.acts(green, (*State).combat)
	// rule: mu-prototype/empire-cards/conestabile
	p.play(card(green, Conestabile, None, int16(at("bithynia"))))
	want(t, "VF", p.ground(green, at("bithynia")), 24)
	chief := top + 1
	want(t, "level", p.Captains[chief].Level, 1)
	want(t, "attacks", p.Captains[chief].Attacks, 1)
	// rule: mu-prototype/empire-card-modes/conestabile-promotion
	want(t, "above III", p.refuses(card(green, Conestabile, None, medioevo.Places+top)), RuleTopCaptain)
	p.play(card(green, Conestabile, None, medioevo.Places+chief))
	want(t, "promoted", p.Captains[chief].Level, 2)

	t.Run("too many go at the end of the turn", func(t *testing.T) {
		p := position(t, 4).own(green, "bithynia").vf(green, "bithynia", 5)
		old, young := p.captain(green, 2, "bithynia", None), p.captain(green, 1, "bithynia", None)
		p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
		want(t, "the higher stays", p.Captains[old].Level, 2)
		want(t, "the lower goes", p.Captains[young].Level, 0)
	})
}

// Who goes at the end of the turn is the Captain who has risen from the ranks in it, whatever he and the others have
// become. If there is room for him, he is one like any other from then on.
// rule: mu-prototype/empire-cards/conestabile
func TestWhoRoseFromTheRanksGoesFirst(t *testing.T) {
	for _, c := range []struct{ tl, level, left int8 }{{1, 1, 0}, {1, 2, 0}, {2, 1, 1}} {
		p := position(t, 4).studied(green, c.tl).held(green, 5, "bithynia").holds(green, Conestabile)
		old := p.captain(green, 1, "bithynia", None)
		p.acts(green, (*State).combat).play(card(green, Conestabile, None, int16(at("bithynia"))))
		young := old + 1
		p.Captains[young].Level = c.level
		p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
		want(t, "the old one", p.Captains[old].Level, 1)
		want(t, "the new one", p.Captains[young].Level, c.left)
		want(t, "still new", p.Captains[young].Raised, false)
	}
}

func TestSabotage(t *testing.T) {
	// Green of TL II expects Red's fleet at Alexandria: two of its Galleys stay where they are.
	p := position(t, 4).studied(green, 2).learned(green, Strategia).holds(green, Infiltrato).own(red, "egypt").vf(red, "egypt", 1)
	p.Players[green].Techs &^= 1 << Conio
	var fleet [3]int16
	for i := range fleet {
		fleet[i] = p.transport(red, Galley, 1, "egypt", 5)
	}
	atSea := p.transport(red, Galley, 1, "libyan-sea", 5)
	p.acts(red, (*State).combat).asks(green, AskSaboteur)
	// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
	want(t, "not at sea", p.offers(card(green, Infiltrato, red, int16(at("libyan-sea")))), false)
	// rule: mu-prototype/empire-cards/infiltrato
	p.play(card(green, Infiltrato, red, int16(at("egypt")))).asks(green, AskSabotage)
	p.play(by(green, Sabotage, fleet[0]))
	want(t, "not twice", p.offers(by(green, Sabotage, fleet[0])), false)
	p.play(by(green, Sabotage, fleet[1])).asks(red, AskCombat)
	out := at("egyptian-sea")
	want(t, "the first", p.whyNotStep(fleet[0], out), RuleHindered)
	want(t, "the second", p.whyNotStep(fleet[1], out), RuleHindered)
	want(t, "the third", p.whyNotStep(fleet[2], out), play.Free)
	want(t, "the one at sea", p.whyNotStep(atSea, at("gulf-of-sidra")), play.Free)
	want(t, "armies aboard still defend", p.strength(red, at("egypt")), 16)

	t.Run("who cannot have the card is not asked", func(t *testing.T) {
		p := position(t, 4).learned(green, Strategia).learned(blue, Strategia).own(red, "egypt").vf(red, "egypt", 1)
		p.holds(blue, Arciere)
		p.transport(red, Galley, 1, "egypt", 5)
		p.acts(red, (*State).combat).asks(blue, AskSaboteur).play(says(blue, LeaveInPeace)).asks(red, AskCombat)
	})
}

// The last army of a place that becomes a Captain leaves it without one: the land is given up, a wagon abroad nobody's. The
// first Captain of all is promoted as any other.
//
// rule: mu-prototype/empire-cards/conestabile
// rule: mu-prototype/empire-card-modes/conestabile-promotion
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestAConstableOfTheLastArmy(t *testing.T) {
	p := position(t, 4).held(green, 5, "bithynia").held(green, 1, "thrace").holds(green, Conestabile, Conestabile, Conestabile)
	wagon := p.transport(green, WarWagon, 1, "lydia", 1)
	first := p.captain(green, 1, "bithynia", None)
	want(t, "the first of all", first, 0)
	p.acts(green, (*State).combat)
	p.play(card(green, Conestabile, None, medioevo.Places+first))
	want(t, "promoted", p.Captains[first].Level, 2)
	p.play(card(green, Conestabile, None, int16(at("thrace"))))
	want(t, "Thrace", p.land("thrace").Owner, play.Nobody)
	p.play(card(green, Conestabile, None, int16(at("lydia"))))
	want(t, "the wagon", p.Transports[wagon].Owner, play.Nobody)
}

// In his own Combat too who holds INFILTRATO sabotages where transports stand, one at least and no more than there are.
//
// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func TestSabotageInOnesOwnCombat(t *testing.T) {
	p := position(t, 4).studied(green, 3).learned(green, Strategia).holds(green, Infiltrato, Infiltrato).held(green, 5, "judea").held(red, 5, "egypt", "sinai", "palestine")
	p.transport(green, WarWagon, 1, "judea", 5)
	first, second := p.transport(red, Galley, 1, "egypt", 5), p.transport(red, Galley, 1, "egypt", 5)
	p.transport(red, WarWagon, 1, "palestine", 5)
	third := p.transport(red, WarWagon, 1, "palestine", 5)
	p.acts(green, (*State).combat)
	want(t, "where there is nothing", p.offers(card(green, Infiltrato, red, int16(at("sinai")))), false)
	p.play(card(green, Infiltrato, red, int16(at("egypt")))).asks(green, AskSabotage)
	want(t, "none", p.offers(says(green, EndSabotage)), false)
	p.play(by(green, Sabotage, first)).asks(green, AskSabotage)
	want(t, "one", p.offers(says(green, EndSabotage)), true)
	p.play(by(green, Sabotage, second)).asks(green, AskCombat)
	p.play(card(green, Infiltrato, red, int16(at("palestine"))), by(green, Sabotage, third), says(green, EndSabotage)).asks(green, AskCombat)
	want(t, "it does not move", p.Transports[third].Halted&Sabotaged != 0, true)
}

// Before another's Combat who holds INFILTRATO is offered the places where that one has transports; who only might hold it
// is asked, and offered nothing.
//
// rule: mu-prototype/empire-cards/infiltrato
func TestWhatASaboteurIsOffered(t *testing.T) {
	for _, holds := range []bool{true, false} {
		p := position(t, 4).learned(green, Strategia).held(red, 5, "egypt", "sinai")
		p.transport(red, Galley, 1, "egypt", 5)
		if holds {
			p.holds(green, Infiltrato)
		} else {
			p.holds(green, Arciere)
		}
		p.acts(red, (*State).combat).asks(green, AskSaboteur)
		want(t, "where they are", p.offers(card(green, Infiltrato, red, int16(at("egypt")))), holds)
		want(t, "where there are none", p.offers(card(green, Infiltrato, red, int16(at("sinai")))), false)
	}
}
