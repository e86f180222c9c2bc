package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	RetreatTo   play.Verb = 89 + iota // noble A retreats to region B
	LetDesert                         // mercenary A deserts
	DiscardLost                       // mercenary A is lost
)

const (
	AskRetreat  play.Prompt = 119 + iota // where noble A retreats
	AskDeserter                          // which mercenary of nation B deserts noble A
	AskLost                              // which mercenary of noble A is lost; B of strength must go
)

const (
	KeyRetreats     play.Key = 180 + iota // noble A retreats from region B to region C
	KeyRetreatsHome                       // noble A finds refuge in his fortress in region B, exhausted
	KeyNoRetreat                          // noble A finds no way out
	KeyDeserts                            // troop B deserts noble A; the card shows nation C
	KeyNoDeserters                        // nobody deserts noble A; the card shows nation B
	KeyDies                               // noble A dies
	KeyLost                               // troop B of noble A is lost
	KeyHeir                               // an heir takes noble A's place
	KeyLineEnds                           // noble A has no heir: his house is ended
)

var retreatChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{RetreatTo: "retreat-to", LetDesert: "let-desert", DiscardLost: "discard-lost"},
	Prompts: map[play.Prompt]string{AskRetreat: "retreat", AskDeserter: "deserter", AskLost: "lost"},
	Lines: map[play.Key]string{
		KeyRetreats: "retreats", KeyRetreatsHome: "retreats-home", KeyNoRetreat: "no-retreat", KeyDeserts: "deserts",
		KeyNoDeserters: "no-deserters", KeyDies: "dies", KeyLost: "lost", KeyHeir: "heir", KeyLineEnds: "line-ends",
	},
	Refs: wording.Refs{RetreatTo: wording.OfB(refRegion), LetDesert: wording.OfA(refTroop), DiscardLost: wording.OfA(refTroop)},
}

// retreat carries out one noble's retreat: deserters first, then the way out.
// rule: warrior-knights/retreat/step-1-deserters
func (g *State) retreat(t *play.Table, n int8) {
	if g.offMap(n) {
		return
	}
	g.deserters(t, n)
	g.dropSurplusMarkers(t, n) // rule: warrior-knights/retreat/empty-after-desertion
	if g.offMap(n) {
		return
	}
	from, s := g.Nobles[n].At, baronOf(n) //stale:ok no aside moves a noble on the map
	switch out := g.retreatsFrom(s, from); {
	case out != 0:
		to := g.chooseRetreat(t, n, out)
		t.Tell(KeyRetreats, int16(n), int16(from), int16(to))
		g.stand(t, n, to, false) // rule: warrior-knights/retreat/step-2-adjacent-region
	case g.mayFleeHome(s, from):
		home := g.Fortresses[s].At
		t.Tell(KeyRetreatsHome, int16(n), int16(home))
		g.stand(t, n, home, false)   // rule: warrior-knights/retreat/step-2-fortress-as-last-resort
		g.Nobles[n].Exhausted = true // rule: warrior-knights/retreat/step-2-fortress-as-last-resort
	default:
		t.Tell(KeyNoRetreat, int16(n))
		g.killNoble(t, n) // rule: warrior-knights/retreat/step-2-no-fortress-death
	}
}

// retreatsFrom is the set of regions a Baron's nobles may retreat to: adjacent, over a border that can
// be crossed, without a city or nobles of another Baron.
// rule: warrior-knights/retreat/step-2-adjacent-region
func (g *State) retreatsFrom(s play.Seat, from int8) (set uint64) {
	for next := box.Steps[from]; next != 0; {
		region := nextRegion(&next)
		held := false
		for b := range play.Seat(g.Seats) {
			held = held || b != s && g.holdsWay(b, region)
		}
		if !held {
			set |= 1 << uint(region)
		}
	}
	return set
}

// mayFleeHome says whether the Baron's fortress is the last resort: it stands and is not besieged, and
// the way there is not by sea.
// rule: warrior-knights/retreat/step-2-fortress-as-last-resort
// rule: warrior-knights/retreat/step-2-no-fortress-death
// rule: warrior-knights/retreat/overseas-retreat-is-death
func (g *State) mayFleeHome(s play.Seat, from int8) bool {
	return g.Fortresses[s].At != None && !g.fortressBesieged(s) && !box.Regions[from].Overseas
}

func (g *State) chooseRetreat(t *play.Table, n int8, out uint64) int8 {
	if only := out; only&(only-1) == 0 {
		return nextRegion(&only)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(baronOf(n), AskRetreat, int16(n))
		for set := g.retreatsFrom(baronOf(n), g.Nobles[n].At); set != 0; {
			o.May(play.Choice{Verb: RetreatTo, A: int16(n), B: int16(nextRegion(&set))}, play.Free)
		}
	})
	return int8(a.B)
}
