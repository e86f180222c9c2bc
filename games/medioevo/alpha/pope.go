package alpha

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// The Pope: who has the office, and how it is lost and won. How he is elected is in election.go, whom he excommunicates in
// excommunication.go, Crusades in crusade.go. What the shared chapters know of the Church is in force/faith.go.

const (
	KeyPopeDies    play.Key = 900 // A, who was Pope, is dead
	KeyBecomesPope play.Key = 906 // A becomes Pope
	KeySuspended   play.Key = 907 // Rome is A's (-1 the barbarians'), and there is no Pope
	KeyNoPope      play.Key = 908 // nobody can be elected
)

var popeChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyPopeDies: "pope-dies", KeyBecomesPope: "becomes-pope", KeySuspended: "papacy-suspended", KeyNoPope: "no-pope",
	},
}

const (
	popePoints = 1 // for becoming Pope during play
	romePoints = 3 // for Rome conquered by one who is no Christian, or retaken by one who is
)

// christian says whether a player is of the Pope's faith.
func christian(g *force.State, s play.Seat) bool {
	return s >= 0 && s < force.MostRealms && g.Religion(s) == medioevo.Catholic
}

// rome is the Papal State.
// rule: mu-alpha/pope/papal-states
func rome(g *force.State) force.Place { return g.Box().HolyLand(medioevo.Rome) }

// enthrone makes a player Pope, in whose place there is no other. He has nothing to answer to himself for.
// rule: mu-alpha/victory/hp-becoming-pope
// rule: mu-alpha/pope/excommunication-grounds
func enthrone(g *force.State, t *play.Table, s play.Seat) {
	vacate(g)
	g.Players[s].Pope = true
	g.Faith.Assailed &^= force.Bit(s)
	g.Faith.Refused &^= force.Bit(s)
	t.Tell(KeyBecomesPope, int16(s))
	if !forsook(g, s) {
		g.Honour(t, s, popePoints, force.ForPope)
	}
}

// forsook says whether a player has left Rome to the barbarians himself: who walks out and in again has conquered nothing.
// rule: mu-alpha/victory/hp-conquer-rome
// rule: mu-alpha/victory/hp-reconquer-rome
func forsook(g *force.State, s play.Seat) bool { return g.Faith.Forsook == force.Bit(s) }

// vacate leaves the office to nobody.
func vacate(g *force.State) {
	for s := range g.Players {
		g.Players[s].Pope = false
	}
}

// taken is what follows when a player has taken Rome: the Pope is dead. A Christian is Pope in his place and in communion
// with the Church, whatever he was; anybody else leaves it without one.
// rule: mu-alpha/pope/dies-on-conquest-by-christian
// rule: mu-alpha/pope/suspended-by-non-christian
// rule: mu-alpha/victory/hp-conquer-rome
// rule: mu-alpha/victory/hp-reconquer-rome
func taken(g *force.State, t *play.Table, s, from play.Seat, p force.Place) {
	if p != rome(g) {
		return
	}
	pope := g.Pope()
	if pope != play.Nobody && pope != s {
		t.Tell(KeyPopeDies, int16(pope))
	}
	if crossed := from == play.Nobody || christian(g, from) != christian(g, s); crossed && !forsook(g, s) {
		g.Honour(t, s, romePoints, force.ForRome)
	}
	if christian(g, s) {
		reconcile(g, t, s, play.Nobody)
		if pope != s {
			enthrone(g, t, s)
		}
	} else {
		vacate(g)
		t.Tell(KeySuspended, int16(s))
	}
	g.Faith.Forsook, g.Faith.Ceded = 0, false
}

// romeLost is what follows when Rome falls to the barbarians, in whatever way: there is no Pope until a Christian takes
// it back. Where another has it without conquest, by a treaty, the office goes on as it was.
// rule: mu-alpha/pope/suspended-by-non-christian
// rule: mu-alpha/victory/hp-reconquer-rome
func romeLost(g *force.State, t *play.Table, s play.Seat, p force.Place, to play.Seat) {
	if p != rome(g) {
		return
	}
	if to != play.Nobody {
		g.Faith.Ceded = !christian(g, to) && (christian(g, s) || g.Faith.Ceded)
		return
	}
	g.Faith.Forsook, g.Faith.Ceded = 0, false
	if g.Strength(force.Barbarians, p) == 0 { // nobody has driven him out
		g.Faith.Forsook = force.Bit(s)
	}
	if pope := g.Pope(); pope != play.Nobody {
		t.Tell(KeyPopeDies, int16(pope))
	}
	vacate(g)
	t.Tell(KeySuspended, int16(play.Nobody))
}

// suspended says whether the office is suspended: somebody who is no Christian has Rome, and not by cession.
// rule: mu-alpha/pope/suspended-by-non-christian
func suspended(g *force.State) bool { return !christian(g, g.Holder(rome(g))) && !g.Faith.Ceded }

// underAPope is a phase in which somebody is Pope, if anybody can be: where he has gone with his realm another is elected
// before and after.
// rule: mu-alpha/pope/election
func underAPope(phase func(*force.State, *play.Table) bool) func(*force.State, *play.Table) bool {
	return func(g *force.State, t *play.Table) bool {
		fillPapacy(g, t)
		over := phase(g, t)
		fillPapacy(g, t)
		return over
	}
}

// popesDeath is the Pope's death in any other way than by the conquest of Rome: the Christians elect another.
// rule: mu-alpha/pope/election
func popesDeath(g *force.State, t *play.Table) {
	pope := g.Pope()
	if pope == play.Nobody {
		return
	}
	t.Tell(KeyPopeDies, int16(pope))
	vacate(g)
	if fillPapacy(g, t); g.Pope() == play.Nobody {
		t.Tell(KeyNoPope)
	}
}

// fillPapacy elects a Pope if there is none and the office is not suspended: also where he has gone with his realm.
// rule: mu-alpha/pope/election
func fillPapacy(g *force.State, t *play.Table) {
	if g.Phase == force.GameOver || g.Pope() != play.Nobody || suspended(g) {
		return
	}
	if len(inCommunion(g)) == 0 {
		return
	}
	elect(g, t)
}
