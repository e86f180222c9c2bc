package force_test

import (
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Battles for tests: green's War Wagon with a Captain of the second level stands in Judea and attacks red in
// Palestine, a plain with a port on the Levantine Sea.

// unprepared has both sides play nothing before the battle.
func unprepared(p *Stage) *Stage {
	p.T.Helper()
	for s := range play.Seat(p.Seats) {
		if o, ok := p.Match.OfferTo(s); ok && o.Prompt == AskBefore {
			return unprepared(p.Play(Says(s, ReadyToGo)))
		}
	}
	return p
}

// using is the answer that uses a card for the roll.
func using(s play.Seat, card int8) play.Answer { return By(s, UseCard, card) }

// lost is what both sides have lost in the battle so far.
func lost(p *Stage) [2]int16 {
	return [2]int16{Total(p.Battle.Sides[Attacking].Losses), Total(p.Battle.Sides[Defending].Losses)}
}
