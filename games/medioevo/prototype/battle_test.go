package prototype

import (
	"signoria/play"
)

// Battles for tests: green's War Wagon with a Captain of the second level stands in Judea and attacks red in
// Palestine, a plain with a port on the Levantine Sea.

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
