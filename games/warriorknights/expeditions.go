package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	maxStake    = 5 // crowns; rule: warrior-knights/expeditions/funding-limit
	blessFaith  = 1 // rule: warrior-knights/expeditions/bless-expedition
	expeditions = 3
	lastStep    = 3
)

const (
	Launch play.Verb = 25 // expedition A
	Invest play.Verb = 26 // crowns in expedition A
	Bless  play.Verb = 27 // expedition A, for B Faith
)

const (
	AskLaunch play.Prompt = 16
	AskInvest play.Prompt = 17 // in expedition A
	AskBless  play.Prompt = 18 // expedition A
)

const (
	KeyLaunches       play.Key = 33 // the Chairman A starts expedition B
	KeyNoLaunch       play.Key = 34 // the Chairman A starts none
	KeyInvests        play.Key = 35 // Baron A invests C crowns in expedition B
	KeyUnfunded       play.Key = 36 // nobody funds expedition A: it does not start
	KeyBlesses        play.Key = 37 // the Head of the Church A blesses expedition B
	KeyAdvances       play.Key = 38 // expedition A reaches step B
	KeyNoNews         play.Key = 39 // of expedition A
	KeyFleetLost      play.Key = 40 // of expedition A
	KeyFleetReturns   play.Key = 41 // expedition A pays B times the stake
	KeyExpeditionPays play.Key = 42 // Baron A gets C crowns from expedition B
)

const RuleOnlyIdle play.Rule = 16

var expeditionChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Launch: "launch", Invest: "invest", Bless: "bless"},
	Prompts: map[play.Prompt]string{AskLaunch: "launch", AskInvest: "invest", AskBless: "bless"},
	Lines: map[play.Key]string{
		KeyLaunches: "launches", KeyNoLaunch: "no-launch", KeyInvests: "invests", KeyUnfunded: "unfunded", KeyBlesses: "blesses",
		KeyAdvances: "advances", KeyNoNews: "no-news", KeyFleetLost: "fleet-lost", KeyFleetReturns: "fleet-returns",
		KeyExpeditionPays: "expedition-pays",
	},
	Rules: map[play.Rule]string{RuleOnlyIdle: "warrior-knights/expeditions/only-idle-expeditions"},
	Refs:  wording.Refs{Launch: wording.OfA(refExpedition), Invest: wording.OfA(refExpedition), Bless: wording.OfA(refExpedition)},
	Whole: []play.Verb{Invest},
}

// fundExpeditions starts a new expedition if the Chairman likes, moves those under way on, and
// resolves those that have arrived.
// rule: warrior-knights/expeditions/chairman-may-start-one
func (g *State) fundExpeditions(t *play.Table) {
	started := g.launch(t)
	g.advance(t, started)
	for e := range int8(expeditions) {
		if g.Expeditions[e].Step == lastStep {
			g.returnFleet(t, e)
		}
	}
}

// launch lets the Chairman start an idle expedition, the Barons fund it and the Head of the Church
// bless it. It returns the expedition, or None.
func (g *State) launch(t *play.Table) int8 {
	if !g.someIdle() {
		return None
	}
	chairman := g.Chairman
	a := t.Await(func(o *play.Asking) {
		o.To(chairman, AskLaunch)
		for e := range int8(expeditions) {
			o.May(play.Choice{Verb: Launch, A: int16(e)}, g.whyNotLaunch(e))
		}
		o.May(play.Choice{Verb: Pass}, play.Free)
	})
	if a.Verb == Pass {
		t.Tell(KeyNoLaunch, int16(chairman))
		return None
	}
	e := int8(a.A)
	g.Expeditions[e] = Expedition{Step: 1} // rule: warrior-knights/expeditions/marker-on-step-one
	t.Tell(KeyLaunches, int16(chairman), int16(e))
	if !g.fund(t, e) {
		g.Expeditions[e] = Expedition{}
		t.Tell(KeyUnfunded, int16(e))
		return None
	}
	g.mayBless(t, e)
	return e
}

func (g *State) someIdle() bool {
	for e := range int8(expeditions) {
		if g.whyNotLaunch(e) == play.Free {
			return true
		}
	}
	return false
}

func (g *State) whyNotLaunch(e int8) play.Rule {
	if g.Expeditions[e].Step > 0 {
		return RuleOnlyIdle
	}
	return play.Free
}

// fund asks each Baron, the Chairman first, whether and how much he invests, and says whether anybody
// did.
// rule: warrior-knights/expeditions/funding-order
func (g *State) fund(t *play.Table, e int8) (funded bool) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		if !g.couldBeRaised(1) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskInvest, int16(e))
			if crowns := g.Barons[s].Crowns; crowns > 0 { // rule: warrior-knights/expeditions/funding-limit
				o.May(play.Choice{Verb: Invest, A: int16(e), Lo: 1, Hi: min(maxStake, crowns)}, play.Free)
			}
			o.May(play.Choice{Verb: Pass}, play.Free) // rule: warrior-knights/expeditions/funding-optional
		})
		if a.Verb == Invest {
			funded = true
			g.Barons[s].Crowns -= a.N
			g.Expeditions[e].Stake[s] = a.N
			t.Tell(KeyInvests, int16(s), int16(e), a.N)
		}
	}
	return funded
}

// mayBless lets the Head of the Church bless the expedition just funded.
// rule: warrior-knights/expeditions/bless-expedition
func (g *State) mayBless(t *play.Table, e int8) {
	church := g.Church
	if g.Barons[church].Faith < blessFaith {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(church, AskBless, int16(e))
		o.May(play.Choice{Verb: Bless, A: int16(e), B: blessFaith}, play.Free)
		o.May(play.Choice{Verb: Pass}, play.Free)
	})
	if a.Verb == Bless {
		g.Barons[church].Faith -= blessFaith
		g.Expeditions[e].Blessed = true
		t.Tell(KeyBlesses, int16(church), int16(e))
	}
}

// advance moves every expedition under way one step on, except the one just started.
// rule: warrior-knights/expeditions/advance-running-expeditions
func (g *State) advance(t *play.Table, started int8) {
	for e := range int8(expeditions) {
		if step := &g.Expeditions[e].Step; e != started && *step > 0 && *step < lastStep {
			*step++
			t.Tell(KeyAdvances, int16(e), int16(*step))
		}
	}
}

// returnFleet turns a fate card for an expedition on its last step, two if it is blessed.
// rule: warrior-knights/expeditions/resolve-at-step-three
func (g *State) returnFleet(t *play.Table, e int8) {
	switch outcome := g.turnOutcome(t, e); outcome {
	case NoNews: // all of it stays; rule: warrior-knights/expeditions/outcome-no-news
		t.Tell(KeyNoNews, int16(e))
	case FleetLost: // rule: warrior-knights/expeditions/outcome-fleet-lost
		t.Tell(KeyFleetLost, int16(e))
		g.Expeditions[e] = Expedition{}
	default:
		g.payBackers(t, e, int16(outcome-Once)+1)
	}
}

// turnOutcome is the outcome for an expedition; of two the more favourable counts.
// rule: warrior-knights/expeditions/blessed-draws-two
func (g *State) turnOutcome(t *play.Table, e int8) Outcome {
	outcome := box.Fate[g.drawFate(t)].Expedition[e]
	if g.Expeditions[e].Blessed {
		outcome = max(outcome, box.Fate[g.drawFate(t)].Expedition[e])
	}
	return outcome
}

// payBackers pays each backer his investment so many times; the expedition may be started again.
// rule: warrior-knights/expeditions/outcome-multiplier
func (g *State) payBackers(t *play.Table, e int8, times int16) {
	t.Tell(KeyFleetReturns, int16(e), times)
	stake := g.Expeditions[e].Stake
	g.Expeditions[e] = Expedition{}
	for s := range play.Seat(g.Seats) {
		if stake[s] > 0 && g.inGame(s) {
			g.Barons[s].Crowns += times * stake[s]
			t.Tell(KeyExpeditionPays, int16(s), int16(e), times*stake[s])
		}
	}
}
