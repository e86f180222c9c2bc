package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// The Pope, Excommunication: whom he may excommunicate, for what, and how it is lifted.

const (
	Excommunicate play.Verb = 900 // the player A
	Absolve       play.Verb = 901 // the player A

	KeyExcluded play.Key = 910 // A excommunicates B
	KeyAbsolved play.Key = 911 // A lifts B's excommunication

	RuleGrounds play.Rule = 900
)

var excommunicationChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Excommunicate: "excommunicate", Absolve: "absolve"},
	Lines: map[play.Key]string{KeyExcluded: "excommunicated", KeyAbsolved: "absolved"},
	Rules: map[play.Rule]string{RuleGrounds: "mu-alpha/pope/excommunication-grounds"},
	Refs:  wording.Refs{Excommunicate: wording.OfA(force.RefSeat), Absolve: wording.OfA(force.RefSeat)},
}

const banPoints = 2 // that excommunication costs

// banned says whether a player is excommunicated.
func banned(g *force.State, s play.Seat) bool { return g.Faith.Banned&force.Bit(s) != 0 }

// offerBans lists what the Pope can do besides in his Diplomacy: it is no diplomatic action.
// rule: mu-alpha/pope/two-extra-options
// rule: mu-alpha/pope/excommunication-grounds
// rule: mu-alpha/pope/excommunication-lifted
func offerBans(g *force.State, o *play.Asking, s play.Seat) {
	if !g.Players[s].Pope {
		return
	}
	for _, x := range g.Others(s) {
		switch {
		case !christian(g, x):
		case banned(g, x):
			o.May(play.Choice{Verb: Absolve, A: int16(x)}, play.Free)
		case grounds(g)&force.Bit(x) == 0:
			o.May(play.Choice{Verb: Excommunicate, A: int16(x)}, RuleGrounds)
		default:
			o.May(play.Choice{Verb: Excommunicate, A: int16(x)}, play.Free)
		}
	}
}

// grounds are those whom the Pope may excommunicate, bit s: each for what he has not been excommunicated for yet.
// rule: mu-alpha/pope/excommunication-grounds
func grounds(g *force.State) (all uint16) {
	for _, s := range g.AllSeats() {
		if christian(g, s) && !g.Players[s].Pope && !banned(g, s) {
			all |= (g.Faith.Assailed | g.Faith.Refused) & force.Bit(s)
		}
	}
	return all
}

// ban does what offerBans lists; false if the answer is about something else.
func ban(g *force.State, t *play.Table, a play.Answer) bool {
	switch on := play.Seat(a.A); a.Verb {
	case Excommunicate:
		excommunicate(g, t, a.Seat, on)
	case Absolve:
		reconcile(g, t, on, a.Seat)
	default:
		return false
	}
	return true
}

// excommunicate is the Pope's ban; what it is for is paid with it.
// rule: mu-alpha/pope/excommunication-effects
func excommunicate(g *force.State, t *play.Table, pope, on play.Seat) {
	x := &g.Faith
	x.Banned |= force.Bit(on)
	x.Assailed &^= force.Bit(on)
	x.Refused &^= force.Bit(on)
	x.Crusade.Joined &^= force.Bit(on) // nor does he come back to it when he is absolved
	t.Tell(KeyExcluded, int16(pope), int16(on))
	g.Honour(t, on, -banPoints, force.ForExcommunication)
}

// reconcile lifts an excommunication, by a Pope or, Nobody, because he who was excommunicated is Pope himself.
// rule: mu-alpha/pope/excommunication-lifted
func reconcile(g *force.State, t *play.Table, on, pope play.Seat) {
	if !banned(g, on) {
		return
	}
	g.Faith.Banned &^= force.Bit(on)
	t.Tell(KeyAbsolved, int16(pope), int16(on))
	g.Honour(t, on, banPoints, force.ForExcommunication)
}

// assailed notes a Christian whose attack on Rome is over and has not taken it. What was called off was no attack.
// rule: mu-alpha/pope/excommunication-grounds
func assailed(g *force.State, _ *play.Table) {
	if b := &g.Battle; b.Land && !b.Off {
		repelled(g, b.Sides[force.Attacking].Main, b.At)
	}
}

// repelled notes a Christian who is before Rome no more and has not taken it. Who besieges it still attacks.
// rule: mu-alpha/pope/excommunication-grounds
func repelled(g *force.State, by play.Seat, p force.Place) {
	if p != rome(g) || !christian(g, by) || g.Players[by].Out || g.Holder(p) == by || g.Territories[p].Siege.By == by {
		return
	}
	g.Faith.Assailed |= force.Bit(by)
}
