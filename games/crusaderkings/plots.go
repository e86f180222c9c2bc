package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Intrigue cards: the five plots.

const (
	mostAttempts = 4 // plots, or overthrows, in one action
	bribePrice   = 2 // Gold

	// A Councillor as the victim of an Assassination: Development card d is victim councillorAt + d, below are
	// the characters.
	councillorAt int16 = people

	PlotGrievance  play.Verb = 116 // a Casus Belli against seat A; B Gold for the attempt, as for all plots
	PlotRebellion  play.Verb = 117 // in territory A
	PlotMurder     play.Verb = 118 // of character A
	PlotCouncillor play.Verb = 119 // the assassination of Councillor A
	PlotBribe      play.Verb = 120 // of Councillor A
	PlotDivorce    play.Verb = 121 // of character A, of one's own
	StopPlotting   play.Verb = 122

	AskPlot play.Prompt = 204 // plot A of the action, which costs B Gold

	KeyPlotGrievance  play.Key = 420 // A looks for a Casus Belli against B
	KeyPlotRebellion  play.Key = 421 // A incites a Rebellion in territory B
	KeyPlotMurder     play.Key = 422 // A's assassins are after character B
	KeyPlotCouncillor play.Key = 423 // A's assassins are after the Councillor B of C, or of nobody
	KeyPlotBribe      play.Key = 424 // A tempts the Councillor B of C
	KeyPlotDivorce    play.Key = 425 // A wants the marriage of character B annulled
	KeyPlotFee        play.Key = 426 // A pays B Gold for a further attempt
	KeyRebellion      play.Key = 427 // Rebellion in territory A
	KeyPoisoned       play.Key = 428 // the Councillor A of B, or of nobody, is dead
	KeyBribed         play.Key = 429 // A takes Councillor B from C for D Gold
	KeyBribeUnpaid    play.Key = 430 // A cannot pay the Councillor B
	KeyFoiled         play.Key = 431 // A's plot fails
	KeyBribeIdle      play.Key = 432 // A's bribe of the Councillor B comes to nothing: he is gone, or A has one like him

	KeyGoneAway play.Key = 433 // A's assassins do not find the Councillor B any more

	RuleSamePlot    play.Rule = 420
	RuleFourPlots   play.Rule = 421
	RulePlotCost    play.Rule = 422
	RuleNotOneself  play.Rule = 423
	RuleInciteWhere play.Rule = 424
	RuleInciteFoot  play.Rule = 425
	RuleTokensLeft  play.Rule = 426
	RuleVictims     play.Rule = 427
	RuleFirstRound  play.Rule = 428
	RuleBribeWhat   play.Rule = 429
	RuleBribeTwice  play.Rule = 430
	RuleDivorceOwn  play.Rule = 431
)

var plotChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlotGrievance: "plot-grievance", PlotRebellion: "plot-rebellion", PlotMurder: "plot-murder", PlotCouncillor: "plot-councillor",
		PlotBribe: "plot-bribe", PlotDivorce: "plot-divorce", StopPlotting: "stop-plotting",
	},
	Prompts: map[play.Prompt]string{AskPlot: "plot"},
	Lines: map[play.Key]string{
		KeyPlotGrievance: "plot-grievance", KeyPlotRebellion: "plot-rebellion", KeyPlotMurder: "plot-murder",
		KeyPlotCouncillor: "plot-councillor", KeyPlotBribe: "plot-bribe", KeyPlotDivorce: "plot-divorce", KeyPlotFee: "plot-fee",
		KeyRebellion: "rebellion", KeyPoisoned: "poisoned", KeyBribed: "bribed", KeyBribeUnpaid: "bribe-unpaid",
		KeyBribeIdle: "bribe-idle", KeyFoiled: "foiled",
		KeyGoneAway: "gone-away",
	},
	Rules: map[play.Rule]string{
		RuleSamePlot:    "crusader-kings/plots/same-plot-same-player",
		RuleFourPlots:   "crusader-kings/plots/max-four-plots",
		RulePlotCost:    "crusader-kings/plots/multiple-plots-cost",
		RuleNotOneself:  "crusader-kings/plots/casus-belli-success",
		RuleInciteWhere: "crusader-kings/plots/incite-target",
		RuleInciteFoot:  "crusader-kings/mobilise/no-rebellion-on-mobilised",
		RuleTokensLeft:  "crusader-kings/general/component-limits",
		RuleVictims:     "crusader-kings/plots/assassinate-targets",
		RuleFirstRound:  "crusader-kings/plots/assassinate-not-first-round",
		RuleBribeWhat:   "crusader-kings/plots/bribe-effect",
		RuleBribeTwice:  "crusader-kings/plots/bribe-no-duplicate",
		RuleDivorceOwn:  "crusader-kings/plots/divorce-effect",
	},
	Refs: wording.Refs{
		PlotGrievance: wording.OfA(refSeat), PlotRebellion: wording.OfA(refTerritory), PlotMurder: wording.OfA(refPerson),
		PlotCouncillor: wording.OfA(refDevelopment), PlotBribe: wording.OfA(refDevelopment),
		PlotDivorce: wording.OfA(refPerson),
	},
	Declining: []play.Verb{StopPlotting},
}

// plotAction lets a player plot up to four times, each plot resolved before the next.
// rule: crusader-kings/plots/choose-plot
// rule: crusader-kings/plots/resolve-before-next
func (g *State) plotAction(t *play.Table, s play.Seat) {
	for g.whyNotAttempt(s, RuleFourPlots, RulePlotCost) == play.Free {
		a := t.Await(func(o *play.Asking) { g.askPlot(o, s) })
		if a.Verb == StopPlotting {
			return
		}
		kind, at := plotted(a)
		g.plot(t, s, kind, at)
	}
}

// askPlot lists every plot there is.
func (g *State) askPlot(o *play.Asking, s play.Seat) {
	fee := g.attemptFee()
	o.To(s, AskPlot, int16(g.Card.Attempts+1), fee)
	may := func(v play.Verb, kind Action, a, at int16) {
		o.May(play.Choice{Verb: v, A: a, B: fee}, g.whyNotPlot(s, kind, at))
	}
	for _, other := range g.others(s) {
		may(PlotGrievance, CreateCasusBelli, int16(other), int16(other))
	}
	for i := range each(g.open()) {
		may(PlotRebellion, InciteRebellion, int16(i), int16(i))
	}
	for _, own := range [...]bool{false, true} { // one's own, whom a plot seldom aims at, come last
		for p := range int16(people) {
			if g.People[p].At >= Unmarried && g.member(int8(p), s) == own {
				may(PlotMurder, Assassinate, p, p)
			}
		}
	}
	for d := range int16(developments) {
		if g.councillorOpen(int8(d)) {
			may(PlotCouncillor, Assassinate, d, councillorAt+d)
		}
		if owner := g.councillorOf(int8(d)); owner != play.Nobody && owner != s {
			may(PlotBribe, Bribe, d, d)
		}
	}
	for _, p := range g.family(s) {
		may(PlotDivorce, Divorce, int16(p), int16(p))
	}
	o.May(play.Choice{Verb: StopPlotting}, play.Free)
}

// plotted is the plot that an answer chooses: its kind, and at whom or what it is aimed.
func plotted(a play.Answer) (kind Action, at int16) {
	switch a.Verb {
	case PlotRebellion:
		return InciteRebellion, a.A
	case PlotMurder:
		return Assassinate, a.A
	case PlotCouncillor:
		return Assassinate, councillorAt + a.A
	case PlotBribe:
		return Bribe, a.A
	case PlotDivorce:
		return Divorce, a.A
	}
	return CreateCasusBelli, a.A
}

// attemptFee is what the next plot or overthrow of the action costs: nothing the first, then 1, 2, 3 Gold.
// rule: crusader-kings/plots/multiple-plots-cost
// rule: crusader-kings/overthrow/multiple-cost
func (g *State) attemptFee() int16 { return int16(g.Card.Attempts) }

// whyNotAttempt forbids a fifth attempt, and one that cannot be paid for.
// rule: crusader-kings/plots/max-four-plots
// rule: crusader-kings/overthrow/max-four
func (g *State) whyNotAttempt(s play.Seat, most, cost play.Rule) play.Rule {
	switch {
	case g.Card.Attempts >= mostAttempts:
		return most
	case !g.affords(s, g.attemptFee()):
		return cost
	}
	return play.Free
}

// whyNotPlot is the rule that forbids a plot now. What it is aimed at: of a Casus Belli a seat, of a
// Rebellion a territory, of an Assassination a character or a Councillor (from councillorAt on), of a Bribe
// a Development card, of a Divorce a member of one's own family.
func (g *State) whyNotPlot(s play.Seat, kind Action, at int16) play.Rule {
	if why := g.whyNotAttempt(s, RuleFourPlots, RulePlotCost); why != play.Free {
		return why
	}
	if why := g.whyNotAim(s, kind, at); why != play.Free {
		return why
	}
	if whose := g.plotsAt(kind, at); whose != play.Nobody && g.Card.Plotted[kind-CreateCasusBelli]>>whose&1 == 1 {
		return RuleSamePlot // rule: crusader-kings/plots/same-plot-same-player
	}
	return play.Free
}

func (g *State) whyNotAim(s play.Seat, kind Action, at int16) play.Rule {
	switch kind {
	case InciteRebellion:
		return g.whyNotIncite(s, int8(at))
	case Assassinate:
		return g.whyNotAssassinate(at)
	case Bribe:
		return g.whyNotBribe(s, int8(at))
	case Divorce:
		return g.whyNotDivorce(s, int8(at))
	}
	if play.Seat(at) == s || g.Dynasties[at].Out { // rule: crusader-kings/plots/casus-belli-success
		return RuleNotOneself
	}
	return play.Free
}

// whyNotIncite is the rule that forbids to incite a Rebellion in a territory.
// rule: crusader-kings/plots/incite-target
// rule: crusader-kings/plots/incite-spymaster
func (g *State) whyNotIncite(s play.Seat, i int8) play.Rule {
	switch x := &g.Territories[i]; {
	case x.Owner == s || x.Owner == play.Nobody:
		return RuleInciteWhere
	case !holds(g.borders(s), i) && g.modifier(s, AnyReach, InciteRebellion) == 0:
		return RuleInciteWhere
	case x.Foot: // rule: crusader-kings/mobilise/no-rebellion-on-mobilised
		return RuleInciteFoot
	case g.rebellionLeft() == 0: // rule: crusader-kings/general/component-limits
		return RuleTokensLeft
	}
	return play.Free
}

// whyNotAssassinate is the rule that forbids to kill somebody: any character and any Councillor face up may be
// aimed at, one's own and those of nobody too, but no ruler in the first Round of the game.
// rule: crusader-kings/plots/assassinate-targets
// rule: crusader-kings/plots/assassinate-own
func (g *State) whyNotAssassinate(at int16) play.Rule {
	if at >= councillorAt {
		if !g.councillorOpen(int8(at - councillorAt)) {
			return RuleVictims
		}
		return play.Free
	}
	switch role := g.People[at].At; {
	case role < Unmarried:
		return RuleVictims
	case role == Ruler && g.rounds() <= 1: // rule: crusader-kings/plots/assassinate-not-first-round
		return RuleFirstRound
	}
	return play.Free
}

// whyNotBribe is the rule that forbids to bribe a Councillor.
func (g *State) whyNotBribe(s play.Seat, d int8) play.Rule {
	switch owner := g.councillorOf(d); {
	case owner == play.Nobody || owner == s: // rule: crusader-kings/plots/bribe-effect
		return RuleBribeWhat
	case g.owns(s, kindOf(d)): // rule: crusader-kings/plots/bribe-no-duplicate
		return RuleBribeTwice
	}
	return play.Free
}

// whyNotDivorce is the rule that forbids to annul a marriage: only those of one's own ruler, children and
// siblings can be.
// rule: crusader-kings/plots/divorce-effect
func (g *State) whyNotDivorce(s play.Seat, p int8) play.Rule {
	x := &g.People[p]
	if !g.member(p, s) || x.Spouse == None || x.At != Ruler && x.At != Child && x.At != Sibling {
		return RuleDivorceOwn
	}
	return play.Free
}

// councillorOf is whose Councillor a Development card is, or Nobody.
func (g *State) councillorOf(d int8) play.Seat {
	if at := g.DevAt[d]; at >= DevOf && !box.Developments[kindOf(d)].Invention {
		return play.Seat(at - DevOf)
	}
	return play.Nobody
}

// councillorOpen says whether a Development card is a Councillor who lies face up: in somebody's service, or on
// offer.
func (g *State) councillorOpen(d int8) bool {
	return g.DevAt[d] >= DevFaceUp && !box.Developments[kindOf(d)].Invention
}

// plotsAt is the player at whom a plot is aimed; Nobody if its victim is a potential spouse, or a Councillor on
// offer.
func (g *State) plotsAt(kind Action, at int16) play.Seat {
	switch {
	case kind == CreateCasusBelli:
		return play.Seat(at)
	case kind == InciteRebellion:
		return g.Territories[at].Owner
	case kind == Bribe:
		return g.councillorOf(int8(at))
	case kind == Assassinate && at >= councillorAt:
		return g.councillorOf(int8(at - councillorAt))
	case g.People[at].At >= Ruler:
		return play.Seat(g.People[at].Of)
	}
	return play.Nobody
}

// plot carries out one plot. If it fails, who it was aimed at gains a Casus Belli; not for a Divorce, and
// nobody does for a plot among one's own, as every Divorce is.
// rule: crusader-kings/plots/failure-gives-casus-belli
// rule: crusader-kings/plots/success-gives-none
// rule: crusader-kings/plots/divorce-no-casus-belli
func (g *State) plot(t *play.Table, s play.Seat, kind Action, at int16) {
	target := g.plotsAt(kind, at) //stale:ok whom it was aimed at
	g.attempt(t, s)               // rule: crusader-kings/plots/multiple-plots-cost
	g.Card.Action = kind
	if target != play.Nobody { // rule: crusader-kings/plots/same-plot-same-player
		g.Card.Plotted[kind-CreateCasusBelli] |= 1 << target
	}
	about := g.announcePlot(t, s, kind, at)
	g.endsPeace(t, s, target)
	passed := g.check(t, Trial{
		Seat: s, Action: kind, About: about, Guest: None, Needed: g.plotNeeds(kind, at), Safe: !g.guarded(s, kind, target),
	})
	if passed {
		g.carryOutPlot(t, s, kind, at, target)
		return
	}
	t.Tell(KeyFoiled, int16(s))
	if target != play.Nobody { // one has none against oneself
		g.gainCasusBelli(t, target, s)
	}
}

// attempt counts a plot or overthrow of the action and takes what it costs beyond the first.
func (g *State) attempt(t *play.Table, s play.Seat) {
	if fee := g.attemptFee(); fee > 0 && !g.ai(s) {
		t.Tell(KeyPlotFee, int16(s), g.pay(s, fee))
	}
	g.Card.Attempts++
}

// plotsTold are the lines of those plots that are aimed at a territory or a character.
var plotsTold = map[Action]play.Key{InciteRebellion: KeyPlotRebellion, Assassinate: KeyPlotMurder, Divorce: KeyPlotDivorce}

// announcePlot tells of a plot, and returns the territory or character it is about, or None.
func (g *State) announcePlot(t *play.Table, s play.Seat, kind Action, at int16) int8 {
	switch {
	case kind == CreateCasusBelli:
		t.Tell(KeyPlotGrievance, int16(s), at)
		return None
	case kind == Bribe:
		t.Tell(KeyPlotBribe, int16(s), at, int16(g.councillorOf(int8(at))))
		return None
	case at >= councillorAt:
		t.Tell(KeyPlotCouncillor, int16(s), at-councillorAt, int16(g.councillorOf(int8(at-councillorAt))))
		return None
	}
	t.Tell(plotsTold[kind], int16(s), at)
	return int8(at)
}

// plotNeeds is how many successes a plot needs.
func (g *State) plotNeeds(kind Action, at int16) int8 {
	needed := int8(1)
	switch {
	case kind == InciteRebellion:
		needed += g.hold(int8(at))
	case kind == Assassinate && at < councillorAt:
		needed = g.lifeguard(int8(at))
	}
	if target := g.plotsAt(kind, at); target != play.Nobody {
		needed += g.modifier(target, MoreDefence, kind)
	}
	return max(1, needed)
}

// hold is how many more successes it takes to shake a territory: for its Castle, and for its Duke.
// rule: crusader-kings/plots/incite-castle
// rule: crusader-kings/plots/incite-duchy
// rule: crusader-kings/overthrow/castle
// rule: crusader-kings/overthrow/duchy
// rule: crusader-kings/invade/defence-castle
// rule: crusader-kings/invade/defence-duchy
func (g *State) hold(i int8) int8 { return b2i(g.Territories[i].Castle) + b2i(g.duchy(i)) }

// lifeguard is how many successes it takes to kill a character.
// rule: crusader-kings/plots/assassinate-heir
// rule: crusader-kings/plots/assassinate-ruler
func (g *State) lifeguard(p int8) int8 {
	x := &g.People[p]
	switch {
	case x.At == Ruler:
		return 3
	case g.heir(play.Seat(x.Of)) == p: // which nobody is who belongs to no dynasty, whatever Of means then
		return 2
	}
	return 1
}

// guarded says whether the Gold invested in a plot can be sabotaged: only in an Assassination, of a victim
// of another dynasty that has the Royal Guard. Who pays for it needs none.
// rule: crusader-kings/trait-check/sabotage-not-against-intrigue
// rule: crusader-kings/plots/royal-guard-sabotage
// rule: crusader-kings/plots/royal-guard-saboteurs
func (g *State) guarded(s play.Seat, kind Action, target play.Seat) bool {
	return kind == Assassinate && target != play.Nobody && target != s && g.modifier(target, GuardsFamily, NoAction) > 0
}

// carryOutPlot does what a plot at a player that succeeded was for.
func (g *State) carryOutPlot(t *play.Table, s play.Seat, kind Action, at int16, target play.Seat) {
	switch {
	case kind == CreateCasusBelli: // rule: crusader-kings/plots/casus-belli-success
		g.gainCasusBelli(t, s, play.Seat(at))
	case kind == InciteRebellion: // rule: crusader-kings/plots/incite-success
		if g.rebel(int8(at)) {
			t.Tell(KeyRebellion, at)
		}
	case kind == Bribe:
		g.bribe(t, s, target, int8(at))
	case kind == Divorce:
		g.divorce(t, int8(at))
	case at >= councillorAt:
		g.poison(t, s, int8(at-councillorAt))
	default:
		g.kill(t, int8(at), Murdered)
	}
}

// poison kills a Councillor, whoever has him by then, if he still lies face up; one on offer is replaced.
// rule: crusader-kings/plots/assassinate-success
func (g *State) poison(t *play.Table, s play.Seat, d int8) {
	if !g.councillorOpen(d) { // he was parted with in a trade
		t.Tell(KeyGoneAway, int16(s), int16(d))
		return
	}
	master := g.councillorOf(d)
	t.Tell(KeyPoisoned, int16(d), int16(master))
	g.DevAt[d] = DevDiscard
	if master == play.Nobody {
		g.refill(t)
	}
	g.settleTrophies(t) // rule: crusader-kings/trophies/lost-when-requirement-lost
}

// bribe takes a Councillor from a player, if he is still in his service, and the plotter has none like him yet
// and can pay him.
// rule: crusader-kings/plots/bribe-effect
// rule: crusader-kings/plots/bribe-cost
// rule: crusader-kings/plots/bribe-limit
func (g *State) bribe(t *play.Table, s, from play.Seat, d int8) {
	switch {
	case g.councillorOf(d) != from || g.owns(s, kindOf(d)): // one or the other was traded
		t.Tell(KeyBribeIdle, int16(s), int16(d))
	case !g.affords(s, bribePrice):
		t.Tell(KeyBribeUnpaid, int16(s), int16(d))
	default:
		t.Tell(KeyBribed, int16(s), int16(d), int16(from), g.pay(s, bribePrice))
		g.acquire(t, s, d)
	}
}
