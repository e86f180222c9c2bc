package alpha

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// The Pope, Crusades: the Pope proclaims one when the Event card comes, the Christians take the cross or refuse it, and
// within their time they bring the armies that he wants to Jerusalem, or they do not.

const (
	SizeCrusade play.Verb = 904 // n times 15 VF
	TakeCross   play.Verb = 905
	RefuseCross play.Verb = 906

	AskCrusade play.Prompt = 902 // how large a Crusade the Pope wants
	AskCross   play.Prompt = 903 // whether one joins the Crusade of A VF that B proclaims

	KeyCrusade      play.Key = 912 // A proclaims a Crusade of B VF, until turn C
	KeyTakesCross   play.Key = 913 // A joins it
	KeyRefusesCross play.Key = 914 // A refuses
	KeyCrusadeWon   play.Key = 915 // A of B VF have come to Jerusalem
	KeyCrusadeLost  play.Key = 916 // the Crusade of A VF has failed
	KeyCrusadeIdle  play.Key = 917 // no Crusade is proclaimed: A says why, see the Idle reasons
)

// Why no Crusade is proclaimed.
const (
	idleNoPope    int16 = iota
	idleJerusalem       // is a Christian's
	idleUnderWay        // there is one
)

var crusadeChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{SizeCrusade: "size-crusade", TakeCross: "take-cross", RefuseCross: "refuse-cross"},
	Prompts: map[play.Prompt]string{AskCrusade: "crusade", AskCross: "cross"},
	Lines: map[play.Key]string{
		KeyCrusade: "crusade", KeyTakesCross: "takes-cross", KeyRefusesCross: "refuses-cross", KeyCrusadeWon: "crusade-won",
		KeyCrusadeLost: "crusade-lost", KeyCrusadeIdle: "crusade-idle",
	},
}

const (
	crusadeStep    = 15 // VF
	mostSteps      = 20
	crusadeTurns   = 4 // after that in which it is proclaimed
	mostForCrusade = 5 // Honour Points
)

// jerusalem is where Crusades go.
func jerusalem(g *force.State) force.Place { return g.Box().HolyLand(medioevo.Jerusalem) }

// proclaimCrusade has the Pope proclaim a Crusade, if there is a Pope and Jerusalem is not in Christian hands.
// rule: mu-alpha/pope/crusade-trigger
// rule: mu-alpha/pope/crusade-size
func proclaimCrusade(g *force.State, t *play.Table) {
	switch {
	case g.Faith.Crusade.Size > 0:
		t.Tell(KeyCrusadeIdle, idleUnderWay)
		return
	case g.Pope() == play.Nobody:
		t.Tell(KeyCrusadeIdle, idleNoPope)
		return
	case christian(g, g.Holder(jerusalem(g))):
		t.Tell(KeyCrusadeIdle, idleJerusalem)
		return
	}
	pope := g.Pope()
	size := crusadeStep * t.Await(func(o *play.Asking) {
		o.To(pope, AskCrusade)
		o.May(play.Choice{Verb: SizeCrusade, Lo: 1, Hi: mostSteps}, play.Free)
	}).N
	g.Faith.Crusade = force.Crusade{Size: size, Until: g.Turn + crusadeTurns, Joined: force.Bit(pope)}
	t.Tell(KeyCrusade, int16(pope), size, int16(g.Turn+crusadeTurns))
	preach(g, t, pope)
}

// preach asks the other Christians, one after the other and openly, whether they take part. To refuse is a ground for
// excommunication. Who is excommunicated may not take part, and is not asked.
// rule: mu-alpha/pope/crusade-failure
// rule: mu-alpha/pope/excommunication-grounds
// rule: mu-alpha/pope/excommunication-effects
func preach(g *force.State, t *play.Table, pope play.Seat) {
	for _, s := range g.Others(pope) {
		if !christian(g, s) || banned(g, s) || g.Players[s].Out {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskCross, g.Faith.Crusade.Size, int16(pope))
			o.May(play.Choice{Verb: TakeCross}, play.Free)
			o.May(play.Choice{Verb: RefuseCross}, play.Free)
		})
		if a.Verb == TakeCross {
			g.Faith.Crusade.Joined |= force.Bit(s)
			t.Tell(KeyTakesCross, int16(s))
		} else {
			g.Faith.Refused |= force.Bit(s)
			t.Tell(KeyRefusesCross, int16(s))
		}
	}
}

// crusadersEngage notes with how many VF each crusader takes part in an attack on Jerusalem: those that fight, and those
// of his that stand there already.
// rule: mu-alpha/pope/crusade-success
func crusadersEngage(g *force.State, t *play.Table) {
	b := &g.Battle
	if b.At != jerusalem(g) {
		return
	}
	for _, s := range g.AllSeats() {
		if !g.Crusading(s) || b.Sides[force.Attacking].Allies&force.Bit(s) == 0 {
			continue
		}
		brought := &g.Faith.Crusade.Brought[s]
		*brought = max(*brought, g.Engaged(force.Attacking, s)+standsBeside(g, s))
	}
	weighCrusade(g, t)
}

// standsBeside is the VF of a crusader in the territory attacked that takes no part in the attack.
func standsBeside(g *force.State, s play.Seat) int16 {
	b := &g.Battle
	n := g.Strength(s, b.At)
	if b.Inside {
		n -= g.Ground(s, b.At)
	}
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; x.At == b.At && (b.Convoy.Holds(i) || x.Aboard != force.None && b.Convoy.Holds(x.Aboard)) {
			n -= x.VF
		}
	}
	return n
}

// come is how many VF crusaders have engaged against Jerusalem in this Combat phase, or have there.
// rule: mu-alpha/pope/crusade-success
func come(g *force.State) (n int16) {
	for _, s := range g.AllSeats() {
		if g.Crusading(s) {
			n += max(g.Faith.Crusade.Brought[s], g.Strength(s, jerusalem(g)))
		}
	}
	return n
}

// weighCrusade ends the Crusade with success once enough VF have come.
// rule: mu-alpha/pope/crusade-success
// rule: mu-alpha/pope/crusade-reward
// rule: mu-alpha/victory/hp-crusade
func weighCrusade(g *force.State, t *play.Table) {
	if x := &g.Faith.Crusade; x.Size > 0 && come(g) >= x.Size {
		t.Tell(KeyCrusadeWon, come(g), x.Size)
		endCrusade(g, t, crusadeWorth(x.Size))
	}
}

// crusadeFails ends a Crusade whose time is over.
// rule: mu-alpha/pope/crusade-failure
// rule: mu-alpha/victory/hp-crusade
func crusadeFails(g *force.State, t *play.Table) {
	if x := &g.Faith.Crusade; x.Size > 0 && g.Turn >= x.Until {
		t.Tell(KeyCrusadeLost, x.Size)
		endCrusade(g, t, -(crusadeWorth(x.Size) / 2))
	}
}

// crusadeWorth is what a successful Crusade of so many VF brings each crusader.
// rule: mu-alpha/pope/crusade-reward
func crusadeWorth(size int16) int16 { return min(size/crusadeStep, mostForCrusade) }

// endCrusade ends the Crusade and gives each crusader so much honour.
func endCrusade(g *force.State, t *play.Table, honour int16) {
	joined := g.Faith.Crusade.Joined
	g.Faith.Crusade = force.Crusade{}
	for _, s := range g.AllSeats() {
		if joined&force.Bit(s) != 0 {
			g.Honour(t, s, honour, force.ForCrusade)
		}
	}
}
