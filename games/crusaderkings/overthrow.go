package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Intrigue cards: Overthrow.

const (
	OverthrowIn      play.Verb = 123 // territory A for B Gold
	StopOverthrowing play.Verb = 124

	AskOverthrow play.Prompt = 205 // overthrow A of the action, which costs B Gold

	KeyOverthrow  play.Key = 440 // A tries to overthrow the rule of B in territory C
	KeyOverthrown play.Key = 441 // the rule of B in territory C is overthrown by A
	KeySuppressed play.Key = 442 // the Rebellion in territory A is put down

	RuleRivalsLand     play.Rule = 440
	RuleNeedsRebellion play.Rule = 441
	RuleOncePerLand    play.Rule = 442
	RuleFourOverthrows play.Rule = 443
	RuleOverthrowCost  play.Rule = 444
)

var overthrowChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{OverthrowIn: "overthrow-in", StopOverthrowing: "stop-overthrowing"},
	Prompts: map[play.Prompt]string{AskOverthrow: "overthrow"},
	Lines: map[play.Key]string{
		KeyOverthrow: "overthrow", KeyOverthrown: "overthrown", KeySuppressed: "suppressed",
	},
	Rules: map[play.Rule]string{
		RuleRivalsLand:     "crusader-kings/overthrow/needs-adjacency",
		RuleNeedsRebellion: "crusader-kings/overthrow/needs-rebellion",
		RuleOncePerLand:    "crusader-kings/overthrow/one-per-territory",
		RuleFourOverthrows: "crusader-kings/overthrow/max-four",
		RuleOverthrowCost:  "crusader-kings/overthrow/multiple-cost",
	},
	Refs:      wording.Refs{OverthrowIn: wording.OfA(refTerritory)},
	Declining: []play.Verb{StopOverthrowing},
}

// overthrowAction lets a player overthrow others up to four times, one after the other.
// rule: crusader-kings/overthrow/multiple-cost
// rule: crusader-kings/overthrow/resolve-before-next
func (g *State) overthrowAction(t *play.Table, s play.Seat) {
	for g.whyNotPerform(s, ToOverthrow) == play.Free { // who has overthrown the last of the others has nobody left
		a := t.Await(func(o *play.Asking) {
			fee := g.attemptFee()
			o.To(s, AskOverthrow, int16(g.Card.Attempts+1), fee)
			for i := range each(g.rivalLands(s)) {
				o.May(play.Choice{Verb: OverthrowIn, A: int16(i), B: fee}, g.whyNotOverthrow(s, i))
			}
			o.May(play.Choice{Verb: StopOverthrowing}, play.Free)
		})
		if a.Verb == StopOverthrowing {
			return
		}
		g.overthrow(t, s, int8(a.A))
	}
}

// rivalLands are the territories of the other dynasties.
func (g *State) rivalLands(s play.Seat) uint64 { return g.open() &^ g.lands(s) &^ g.lands(play.Nobody) }

// whyNotOverthrow is the rule that forbids to overthrow the rule in a territory.
func (g *State) whyNotOverthrow(s play.Seat, i int8) play.Rule {
	switch x := &g.Territories[i]; {
	case x.Owner == s || x.Owner == play.Nobody: // rule: crusader-kings/overthrow/needs-adjacency
		return RuleRivalsLand
	case x.Rebellion == 0: // rule: crusader-kings/overthrow/needs-rebellion
		return RuleNeedsRebellion
	case !holds(g.borders(s), i) && g.modifier(s, AnyReach, Overthrow) == 0:
		return RuleRivalsLand
	case holds(g.Card.Tried, i): // rule: crusader-kings/overthrow/one-per-territory
		return RuleOncePerLand
	}
	return g.whyNotAttempt(s, RuleFourOverthrows, RuleOverthrowCost)
}

// overthrowNeeds is how many successes it takes to overthrow the rule in a territory.
func (g *State) overthrowNeeds(i int8) int8 {
	return max(1, 1+g.hold(i)+g.modifier(g.Territories[i].Owner, MoreDefence, Overthrow))
}

// overthrow makes one attempt. Whether it succeeds or fails, the Rebellion there is over.
// rule: crusader-kings/overthrow/purpose
// rule: crusader-kings/plots/rebellion-removal
func (g *State) overthrow(t *play.Table, s play.Seat, i int8) {
	x := &g.Territories[i]
	victim := x.Owner //stale:ok what is in dispute is not traded
	g.attempt(t, s)   // rule: crusader-kings/overthrow/multiple-cost
	g.Card.Action = Overthrow
	g.Card.Tried |= 1 << i
	t.Tell(KeyOverthrow, int16(s), int16(victim), int16(i))
	g.endsPeace(t, s, victim)
	passed := g.check(t, Trial{
		Seat: s, Action: Overthrow, About: i, Guest: None, Safe: true,
		Needed: g.overthrowNeeds(i),
	})
	x.Rebellion = 0
	if !passed {
		// rule: crusader-kings/overthrow/failure-removes-tokens
		t.Tell(KeySuppressed, int16(i))
		g.gainCasusBelli(t, victim, s) // rule: crusader-kings/overthrow/failure-gives-casus-belli
		return
	}
	// rule: crusader-kings/overthrow/success-removes-knight
	// rule: crusader-kings/overthrow/success-makes-independent
	// rule: crusader-kings/overthrow/success-no-casus-belli
	t.Tell(KeyOverthrown, int16(s), int16(victim), int16(i))
	g.killDuke(t, i) // rule: crusader-kings/titles/duke-killed-with-duchy
	g.loseTerritory(t, i, Overthrown)
}
