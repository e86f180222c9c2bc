package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The War cards: Mobilise.

const (
	MobiliseIn     play.Verb = 125 // territory A
	StopMobilising play.Verb = 126

	AskMobilise play.Prompt = 206 // A more Footsoldiers at most

	KeyMobilised play.Key = 445 // A mobilises territory B

	RuleOwnFoot       play.Rule = 445
	RuleOneFoot       play.Rule = 446
	RuleMostMobilised play.Rule = 447
)

var mobiliseChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{MobiliseIn: "mobilise-in", StopMobilising: "stop-mobilising"},
	Prompts: map[play.Prompt]string{AskMobilise: "mobilise"},
	Lines:   map[play.Key]string{KeyMobilised: "mobilised"},
	Rules: map[play.Rule]string{
		RuleOwnFoot:       "crusader-kings/mobilise/mobilise-effect",
		RuleOneFoot:       "crusader-kings/mobilise/mobilise-one-per-territory",
		RuleMostMobilised: "crusader-kings/mobilise/mobilise-max-four",
	},
	Refs:      wording.Refs{MobiliseIn: wording.OfA(refTerritory)},
	Declining: []play.Verb{StopMobilising},
}

// mobiliseAction lets a player mobilise as many of his territories as he likes and has Footsoldiers for.
// rule: crusader-kings/mobilise/mobilise-automatic
func (g *State) mobiliseAction(t *play.Table, s play.Seat) {
	for g.whyNotPerform(s, ToMobilise) == play.Free {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMobilise, int16(footEach-size(g.mobilised(s))))
			for i := range each(g.lands(s)) {
				o.May(play.Choice{Verb: MobiliseIn, A: int16(i)}, g.whyNotMobilise(s, i))
			}
			o.May(play.Choice{Verb: StopMobilising}, play.Free)
		})
		if a.Verb == StopMobilising {
			return
		}
		g.Card.Action = Mobilise
		g.mobilise(t, s, int8(a.A))
	}
}

// whyNotMobilise is the rule that forbids to mobilise a territory.
func (g *State) whyNotMobilise(s play.Seat, i int8) play.Rule {
	switch x := &g.Territories[i]; {
	case x.Owner != s: // rule: crusader-kings/mobilise/mobilise-effect
		return RuleOwnFoot
	case x.Foot: // rule: crusader-kings/mobilise/mobilise-one-per-territory
		return RuleOneFoot
	case size(g.mobilised(s)) >= footEach: // rule: crusader-kings/mobilise/mobilise-max-four
		return RuleMostMobilised
	}
	return play.Free
}

// mobilise puts a Footsoldier into a territory; that ends every Rebellion there, and a Knight that an event has
// laid on its side stands up.
// rule: crusader-kings/mobilise/mobilise-effect
// rule: crusader-kings/mobilise/mobilise-removes-rebellion
// rule: crusader-kings/events/knights-on-their-side
func (g *State) mobilise(t *play.Table, s play.Seat, i int8) {
	x := &g.Territories[i]
	x.Foot, x.Rebellion = true, 0
	t.Tell(KeyMobilised, int16(s), int16(i))
	if x.Laid {
		x.Laid = false
		t.Tell(KeyKnightRises, int16(s), int16(i))
	}
}
