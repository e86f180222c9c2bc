package prototype

import (
	"testing"

	"signoria/play"
)

// Battles for tests: green's War Wagon with a Captain of the second level stands in Judea and attacks red in
// Palestine, a plain with a port on the Levantine Sea.

// clash is such a battle to be: so many VF of green's aboard, one of which will not fight, against so many of red's.
func clash(t *testing.T, attackers, defenders int16) (p *stage, wagon int16) {
	t.Helper()
	p = position(t, 8).held(green, 5, "judea").held(red, defenders, "palestine").war(green, red)
	wagon = p.transport(green, WarWagon, 3, "judea", attackers)
	p.captain(green, 2, "judea", wagon)
	return p, wagon
}

// strikes has green attack a side at a place with a convoy.
func (p *stage) strikes(place string, on play.Seat, convoy ...int16) *stage {
	p.t.Helper()
	for _, i := range convoy {
		p.March.Convoy.add(i)
		p.March.Leader = convoy[0]
	}
	p.Active = green
	return p.run(func(g *State, t *play.Table) { g.attack(t, at(place), on) })
}

// unprepared has both sides play nothing before the battle.
func (p *stage) unprepared() *stage {
	p.t.Helper()
	for s := range play.Seat(p.Seats) {
		if o, ok := p.match.OfferTo(s); ok && o.Prompt == AskBefore {
			return p.play(says(s, ReadyToGo)).unprepared()
		}
	}
	return p
}

// using is the answer that uses a card for the roll.
func using(s play.Seat, card int8) play.Answer { return by(s, UseCard, card) }

// lost is what both sides have lost in the battle so far.
func (p *stage) lost() [2]int16 {
	return [2]int16{total(p.Battle.Sides[attacking].Losses), total(p.Battle.Sides[defending].Losses)}
}
