package force_test

import (
	"math/bits"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/elimination/condition
// rule: mu-alpha/elimination/when
func TestEliminationCondition(t *testing.T) {
	InEach(t, func(t *testing.T) {
		fall := func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) }
		p := Position(t, 3).Own(Green, "egypt", "judea").Vf(Green, "judea", 1).Run(fall)
		Want(t, "with land", p.Players[Green].Out, false)
		p = Position(t, 3).Own(Green, "egypt")
		p.Transport(Green, Galley, 1, "egyptian-sea", 2)
		p.Run(fall)
		Want(t, "with a ship", p.Players[Green].Out, false)
		p = Position(t, 3).Own(Green, "egypt").Run(fall)
		Want(t, "with nothing", p.Players[Green].Out, true)
		Want(t, "the others play on", p.Ended, NotEnded)
		p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, Red) })
		Want(t, "who is out falls no more", p.Told(KeyEliminated), false)
	})
}

// A transport that waits for its placement is still one, until it finds no place.
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/elimination/when
func TestUnplacedTransport(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Own(Green, "egypt")
		p.NewTransport(Green, Caravan, 1)
		p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
		Want(t, "with one to place", p.Players[Green].Out, false)
		p.Run(func(g *State, t *play.Table) { g.Place(t, Green) })
		Want(t, "without", p.Players[Green].Out, true)
	})
}

// rule: mu-prototype/elimination/spoils
// rule: mu-alpha/elimination/spoils
func TestEliminationSpoils(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Own(Green, "egypt").Own(Red, "judea").Florins(Green, 500).Florins(Red, 100).Holds(Green, Bardo, Bardo, Spia).Holds(Red, Bardo)
		p.Learned(Green, Mulino, Agricoltura, Legge).Learned(Red, Agricoltura).War(Green, Red)
		p.Defends(Green, Blue)
		p.Vf(Green, "judea", 3)
		p.Held(Blue, 1, "syria").Build(Fort, 1, "syria").Land("syria").Siege = Siege{By: Green, Land: true, Now: 2}
		p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
		Want(t, "florins", p.Players[Red].Florins, 600)
		Want(t, "cards", p.Players[Red].Hand[Bardo]*10+p.Players[Red].Hand[Spia], 31)
		Want(t, "technologies", bits.OnesCount64(p.Players[Red].Techs|p.Players[Red].Bought), 3)
		Want(t, "told", p.Told(KeyInherits, int16(Red), 500, 3, 2), true) // AGRICOLTURA he knew
		Want(t, "nothing is discarded", p.Discards[Bardo]+p.Discards[Spia], 0)
		x := p.Players[Green]
		Want(t, "what is left", x.Florins == 0 && x.Techs == 0 && p.State.Held(Green) == 0, true)
		Want(t, "his guests", p.Ground(Green, At("judea")), 0)
		Want(t, "his sieges", p.Besieged(At("syria")), false)
		Want(t, "his wars", p.Players[Red].War, 0)
		Want(t, "his treaties", p.Treaties.Find(1) == nil, true)
	})
}

// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
func TestEliminationByNobody(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt").Florins(Green, 500).Holds(Green, Bardo).Learned(Green, Mulino)
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), play.Nobody) })
	Want(t, "out", p.Players[Green].Out, true)
	Want(t, "discarded", p.Discards[Bardo], 1)
	Want(t, "florins", p.Players[Green].Florins+p.Players[Red].Florins+p.Players[Blue].Florins, 0)
	Want(t, "technologies", p.Players[Green].Techs, 0)

	p = Position(t, 3).Own(Green, "egypt").Held(Red, 1, "judea")
	p.Run(func(g *State, t *play.Table) {
		g.Relinquish(t, At("judea"))
		g.Relinquish(t, At("egypt"))
	})
	Want(t, "whose last army has gone", p.Players[Green].Out, true)
	Want(t, "who has one left", p.Players[Red].Out, false)

	for _, by := range []play.Seat{play.Nobody, Barbarians} {
		p = Position(t, 3).Own(Red, "egypt").Florins(Green, 500)
		p.Run(func(g *State, t *play.Table) {
			g.MayFall(t, Green, by)
			g.MayFall(t, Green, Red)
		})
		Want(t, "told", p.Told(KeyEliminated, int16(Green), int16(by)), true)
		Want(t, "once", p.Match.Count(KeyEliminated), 1)
		Want(t, "inherited", p.Told(KeyInherits), false)
	}
}

// Nothing is left of who is out: neither what he had nor what he was owed, nor armies in others' land, nor what was agreed
// with him.
//
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/by-nobody
// rule: mu-alpha/elimination/when
// rule: mu-alpha/elimination/spoils
func TestNothingIsLeftOfWhoIsOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Held(Red, 3, "egypt").Held(Blue, 3, "judea").Vf(Green, "egypt", 2).Holds(Green, Bardo).Florins(Green, 70).Learned(Green, Mulino)
		p.War(Green, Red).Defends(Green, Blue)
		captain, engine := p.Captain(Green, 2, "egypt", None), p.Engine(Green, 1, "egypt", None)
		x := &p.Players[Green]
		x.Bought, x.Prisoners, x.Loans, x.Coming, x.Bonus, x.Reserve = 1<<Legge, 3, [2]int16{100, 200}, 4, 5, 6
		x.Capital, x.Pope = At("egypt"), true
		x.CasusBelli[Red], p.Players[Red].CasusBelli[Green], p.Truces[Green][Blue], p.Truces[Blue][Green] = 2, 3, 9, 9
		p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, play.Nobody) })
		left := p.Players[Green]
		Want(t, "what he had", left, Player{Out: true, Capital: NoPlace, Realm: left.Realm, Monopoly: left.Monopoly, Sheltered: left.Sheltered})
		Want(t, "his armies", p.Strength(Green, At("egypt")), 0)
		Want(t, "his Captain", p.Captains[captain].Level, 0)
		Want(t, "his engine", p.Engines[engine].Level, 0)
		Want(t, "his enemy's war", p.Players[Red].War, 0)
		Want(t, "his enemy's Casus Belli", p.Players[Red].CasusBelli[Green], 0)
		Want(t, "his truce", p.Truces[Blue][Green]+p.Truces[Green][Blue], 0)
		Want(t, "his treaty", p.Treaties.Find(1) == nil, true)
	})
}

// The last who is left has won.
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/elimination/when
func TestLastOneLeft(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 2).Own(Green, "egypt").Own(Red, "judea")
		p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
		Want(t, "end", p.Ended, ByConquest)
	})
}

// The game ends with the turn in which one is left, not with the beginning of another; and he has won, though he loses his
// last in the same moment.
//
// rule: mu-prototype/elimination/condition
func TestTheLastTwoPerishTogether(t *testing.T) {
	p := Position(t, 2)
	p.Phase = TurnEnd
	for s := range play.Seat(2) {
		p.Transport(s, Caravan, 1, "egypt", 0)
	}
	p.Run(func(g *State, t *play.Table) { g.EndTurn(t) })
	Want(t, "end", p.Ended, ByConquest)
	Want(t, "over", p.Phase, GameOver)
	Want(t, "turn", p.Turn, 2)
	Want(t, "winners", bits.OnesCount16(p.Winners), 1)
}

// Green's last Caravan drifts aboard a Galley that is nobody's: he is out when somebody takes it, or it is removed.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhatDriftsWithAShipIsLostWithIt(t *testing.T) {
	drifting := func() (p *Stage, galley int16) {
		p = Position(t, 4).Held(Red, 1, "egypt").Held(Blue, 1, "judea")
		galley = p.Transport(play.Nobody, Galley, 1, "egyptian-sea", 0)
		p.Transports[p.Transport(Green, Caravan, 1, "egyptian-sea", 0)].Aboard = galley
		return p, galley
	}
	p, _ := drifting()
	p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
	Want(t, "removed", p.Players[Green].Out, true)

	p, galley := drifting()
	p.Studied(Red, 2).Florins(Green, 100).Transport(Red, Galley, 1, "egyptian-sea", 2)
	p.Acts(Red, (*State).Combat).Play(By(Red, Seize, galley))
	Want(t, "taken", p.Players[Green].Out, true)
	Want(t, "by red", p.Players[Red].Florins, 100)
}

// The armies of who is out go with him, and what they contested is its owner's again.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-alpha/elimination/when
// rule: mu-alpha/contested/at-war
func TestWhatWhoIsOutContestedIsSettled(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Red, 5, "palestine").Held(Blue, 5, "syria").Held(White, 5, "egypt").Vf(Green, "palestine", 3).War(Green, Red)
		p.Run(func(g *State, t *play.Table) {
			g.Contest(t)
			g.MayFall(t, Green, play.Nobody)
		})
		Want(t, "out", p.Players[Green].Out, true)
		Want(t, "contested", p.Contested(At("palestine")), false)
		Want(t, "owner", p.Land("palestine").Owner, Red)
	})
}
