package prototype

import (
	"math/bits"
	"testing"

	"signoria/play"
)

// rule: mu-prototype/elimination/condition
func TestEliminationCondition(t *testing.T) {
	fall := func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) }
	p := position(t, 3).own(green, "egypt", "judea").vf(green, "judea", 1).run(fall)
	want(t, "with land", p.Players[green].Out, false)
	p = position(t, 3).own(green, "egypt")
	p.transport(green, Galley, 1, "egyptian-sea", 2)
	p.run(fall)
	want(t, "with a ship", p.Players[green].Out, false)
	p = position(t, 3).own(green, "egypt").run(fall)
	want(t, "with nothing", p.Players[green].Out, true)
	want(t, "the others play on", p.Ended, NotEnded)
}

// A transport that waits for its placement is still one, until it finds no place.
// rule: mu-prototype/elimination/condition
func TestUnplacedTransport(t *testing.T) {
	p := position(t, 3).own(green, "egypt")
	p.newTransport(green, Caravan, 1)
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "with one to place", p.Players[green].Out, false)
	p.run(func(g *State, t *play.Table) { g.place(t, green) })
	want(t, "without", p.Players[green].Out, true)
}

// rule: mu-prototype/elimination/spoils
func TestEliminationSpoils(t *testing.T) {
	p := position(t, 3).own(green, "egypt").own(red, "judea").florins(green, 500).florins(red, 100).holds(green, Bardo, Bardo, Spia).holds(red, Bardo)
	p.learned(green, Mulino, Agricoltura, Legge).learned(red, Agricoltura).war(green, red)
	p.defends(green, blue)
	p.vf(green, "judea", 3)
	p.held(blue, 1, "syria").build(Fort, 1, "syria").land("syria").Siege = Siege{By: green, Land: true, Now: 2}
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "florins", p.Players[red].Florins, 600)
	want(t, "cards", p.Players[red].Hand[Bardo]*10+p.Players[red].Hand[Spia], 31)
	want(t, "technologies", bits.OnesCount64(p.Players[red].Techs|p.Players[red].Bought), 3)
	want(t, "told", p.told(KeyInherits, int16(red), 500, 3, 2), true) // AGRICOLTURA he knew
	want(t, "nothing is discarded", p.Discards[Bardo]+p.Discards[Spia], 0)
	x := p.Players[green]
	want(t, "what is left", x.Florins == 0 && x.Techs == 0 && p.State.held(green) == 0, true)
	want(t, "his guests", p.ground(green, at("judea")), 0)
	want(t, "his sieges", p.besieged(at("syria")), false)
	want(t, "his wars", p.Players[red].War, 0)
	want(t, "his treaties", p.Treaties.Find(1) == nil, true)
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
func TestEliminationByNobody(t *testing.T) {
	p := position(t, 3).own(green, "egypt").florins(green, 500).holds(green, Bardo).learned(green, Mulino)
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), play.Nobody) })
	want(t, "out", p.Players[green].Out, true)
	want(t, "discarded", p.Discards[Bardo], 1)
	want(t, "florins", p.Players[green].Florins+p.Players[red].Florins+p.Players[blue].Florins, 0)
	want(t, "technologies", p.Players[green].Techs, 0)

	p = position(t, 3).own(green, "egypt").held(red, 1, "judea")
	p.run(func(g *State, t *play.Table) {
		g.relinquish(t, at("judea"))
		g.relinquish(t, at("egypt"))
	})
	want(t, "whose last army has gone", p.Players[green].Out, true)
	want(t, "who has one left", p.Players[red].Out, false)

	for _, by := range []play.Seat{play.Nobody, Barbarians} {
		p = position(t, 3).own(red, "egypt").florins(green, 500)
		p.run(func(g *State, t *play.Table) {
			g.mayFall(t, green, by)
			g.mayFall(t, green, red)
		})
		want(t, "told", p.told(KeyEliminated, int16(green), int16(by)), true)
		want(t, "once", p.match.Count(KeyEliminated), 1)
		want(t, "inherited", p.told(KeyInherits), false)
	}
}

// Nothing is left of who is out: neither what he had nor what he was owed, nor armies in others' land, nor what was agreed
// with him.
//
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
func TestNothingIsLeftOfWhoIsOut(t *testing.T) {
	p := position(t, 3).held(red, 3, "egypt").held(blue, 3, "judea").vf(green, "egypt", 2).holds(green, Bardo).florins(green, 70).learned(green, Mulino)
	p.war(green, red).defends(green, blue)
	captain, engine := p.captain(green, 2, "egypt", None), p.engine(green, 1, "egypt", None)
	x := &p.Players[green]
	x.Bought, x.Prisoners, x.Loans, x.Coming, x.Bonus, x.Reserve = 1<<Legge, 3, [2]int16{100, 200}, 4, 5, 6
	x.Capital, x.Pope = at("egypt"), true
	x.CasusBelli[red], p.Players[red].CasusBelli[green], p.Truces[green][blue], p.Truces[blue][green] = 2, 3, 9, 9
	p.run(func(g *State, t *play.Table) { g.mayFall(t, green, play.Nobody) })
	left := p.Players[green]
	want(t, "what he had", left, Player{Out: true, Capital: NoPlace, Realm: left.Realm, Monopoly: left.Monopoly, Sheltered: left.Sheltered})
	want(t, "his armies", p.strength(green, at("egypt")), 0)
	want(t, "his Captain", p.Captains[captain].Level, 0)
	want(t, "his engine", p.Engines[engine].Level, 0)
	want(t, "his enemy's war", p.Players[red].War, 0)
	want(t, "his enemy's Casus Belli", p.Players[red].CasusBelli[green], 0)
	want(t, "his truce", p.Truces[blue][green]+p.Truces[green][blue], 0)
	want(t, "his treaty", p.Treaties.Find(1) == nil, true)
}

// The last who is left has won.
// rule: mu-prototype/elimination/condition
func TestLastOneLeft(t *testing.T) {
	p := position(t, 2).own(green, "egypt").own(red, "judea")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "end", p.Ended, ByConquest)
}

// The game ends with the turn in which one is left, not with the beginning of another; and he has won, though he loses his
// last in the same moment.
//
// rule: mu-prototype/elimination/condition
func TestTheLastTwoPerishTogether(t *testing.T) {
	p := position(t, 2)
	p.Phase = TurnEnd
	for s := range play.Seat(2) {
		p.transport(s, Caravan, 1, "egypt", 0)
	}
	p.run(func(g *State, t *play.Table) { g.endTurn(t) })
	want(t, "end", p.Ended, ByConquest)
	want(t, "over", p.Phase, GameOver)
	want(t, "turn", p.Turn, 2)
	want(t, "winners", bits.OnesCount16(p.Winners), 1)
}

// Green's last Caravan drifts aboard a Galley that is nobody's: he is out when somebody takes it, or it is removed.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhatDriftsWithAShipIsLostWithIt(t *testing.T) {
	drifting := func() (p *stage, galley int16) {
		p = position(t, 4).held(red, 1, "egypt").held(blue, 1, "judea")
		galley = p.transport(play.Nobody, Galley, 1, "egyptian-sea", 0)
		p.Transports[p.transport(green, Caravan, 1, "egyptian-sea", 0)].Aboard = galley
		return p, galley
	}
	p, _ := drifting()
	p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
	want(t, "removed", p.Players[green].Out, true)

	p, galley := drifting()
	p.studied(red, 2).florins(green, 100).transport(red, Galley, 1, "egyptian-sea", 2)
	p.acts(red, (*State).combat).play(by(red, Seize, galley))
	want(t, "taken", p.Players[green].Out, true)
	want(t, "by red", p.Players[red].Florins, 100)
}

// The armies of who is out go with him, and what they contested is its owner's again.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/contested/enemies-in-one-territory
func TestWhatWhoIsOutContestedIsSettled(t *testing.T) {
	p := position(t, 4).held(red, 5, "palestine").held(blue, 5, "syria").held(white, 5, "egypt").vf(green, "palestine", 3).war(green, red)
	p.run(func(g *State, t *play.Table) {
		g.contest(t)
		g.mayFall(t, green, play.Nobody)
	})
	want(t, "out", p.Players[green].Out, true)
	want(t, "contested", p.contested(at("palestine")), false)
	want(t, "owner", p.land("palestine").Owner, red)
}
