package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Relics: found where an event says, carried by Captains, kept in Cathedrals.

const (
	TakeRelic play.Verb = 320 // Captain A takes relic B
	LayRelic  play.Verb = 321 // Captain A lays his relic down in the Cathedral where he stands

	KeyRelicFound play.Key = 320 // relic A is found in territory B; the die says C
	KeyRelicTaken play.Key = 321 // A's Captain takes relic B in territory C
	KeyRelicLaid  play.Key = 322 // A lays relic B in the Cathedral of territory C
	KeyNoRelic    play.Key = 323 // all relics are on the board already
)

var relicChapter = wording.Chapter{
	Verbs: map[play.Verb]string{TakeRelic: "take-relic", LayRelic: "lay-relic"},
	Lines: map[play.Key]string{
		KeyRelicFound: "relic-found", KeyRelicTaken: "relic-taken", KeyRelicLaid: "relic-laid", KeyNoRelic: "no-relic",
	},
	Refs: wording.Refs{TakeRelic: wording.OfA(force.RefCaptain), LayRelic: wording.OfA(force.RefCaptain)},
}

const relicPoints = 1 // for who takes it first

// findRelic rolls where the relic of this turn's Event card is found, if it bears the Grail.
// rule: mu-prototype/relics/appearance
// rule: mu-prototype/relics/marker-supply
func findRelic(g *force.State, t *play.Table) {
	card := &own(g.Box()).Events[g.Event.Card]
	if card.Relic == nil {
		return
	}
	for i := range g.Relics {
		if g.Relics[i].Card != force.None {
			continue
		}
		t.Chance()
		roll := g.Dice.N(len(card.Places))
		g.Relics[i] = force.Relic{Card: g.Event.Card, At: card.Places[roll]}
		t.Tell(KeyRelicFound, int16(i), int16(card.Places[roll]), int16(roll+1))
		return
	}
	t.Tell(KeyNoRelic)
}

// offerRelics offers what a player's Captains can do with relics: take what lies where they are, or lay down what they carry.
// rule: mu-prototype/relics/taking
// rule: mu-prototype/relics/carrying-and-depositing
func offerRelics(g *force.State, o *play.Asking, s play.Seat) {
	for c := range g.CaptainsOf(s) {
		x := &g.Captains[c]
		switch {
		case !x.At.Land():
		case x.Relic == force.None:
			for r := range g.Relics {
				if y := &g.Relics[r]; y.Card != force.None && y.At == x.At && !y.Home {
					o.May(play.Choice{Verb: TakeRelic, A: c, B: int16(r)}, play.Free)
				}
			}
		case g.Territories[x.At].Owner == s && g.Stands(x.At, force.Cathedral):
			o.May(play.Choice{Verb: LayRelic, A: c}, play.Free)
		}
	}
}

// relic does what offerRelics lists; false if the answer is about something else.
func relic(g *force.State, t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case TakeRelic:
		takeRelic(g, t, a)
	case LayRelic:
		c := &g.Captains[a.A]
		r := &g.Relics[c.Relic]
		t.Tell(KeyRelicLaid, int16(a.Seat), int16(c.Relic), int16(c.At))
		r.At, r.Home, c.Relic = c.At, true, force.None
	default:
		return false
	}
	return true
}

// takeRelic lets a Captain take a relic.
// rule: mu-prototype/relics/point-for-first-taking
func takeRelic(g *force.State, t *play.Table, a play.Answer) {
	c, r := &g.Captains[a.A], &g.Relics[a.B]
	r.At, c.Relic = force.NoPlace, int8(a.B)
	t.Tell(KeyRelicTaken, int16(a.Seat), a.B, int16(c.At))
	if !r.Taken {
		r.Taken = true
		g.Honour(t, a.Seat, relicPoints, force.ForRelic)
	}
}

// leaveRelic leaves what a Captain carries where he is removed. In the sea it is lost, and its marker is free again.
// rule: mu-prototype/relics/carrier-or-cathedral-lost
func leaveRelic(g *force.State, c int16) {
	x := &g.Captains[c]
	if x.Relic == force.None {
		return
	}
	if r := &g.Relics[x.Relic]; x.At.Land() {
		r.At = x.At
	} else {
		*r = noRelic()
	}
	x.Relic = force.None
}

// noRelic is a marker in the supply.
func noRelic() force.Relic { return force.Relic{Card: force.None, At: force.NoPlace} }

// unhouse leaves the relics of a Cathedral that is no more in its territory.
// rule: mu-prototype/relics/carrier-or-cathedral-lost
func unhouse(g *force.State, p force.Place) {
	for i := range g.Relics {
		if r := &g.Relics[i]; r.At == p {
			r.Home = false
		}
	}
}

// housed says whether a relic lies in the Cathedral of a territory.
func housed(g *force.State, p force.Place) bool {
	for i := range g.Relics {
		if r := &g.Relics[i]; r.Card != force.None && r.Home && r.At == p {
			return true
		}
	}
	return false
}
