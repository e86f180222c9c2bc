package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	faithToPass = 1 // to give a red event away, to keep a green one
	repairCost  = 2 // crowns per breach; rule: warrior-knights/neutral-actions/upgrade-defenses-repair
	fortifyCost = 4 // crowns; rule: warrior-knights/neutral-actions/upgrade-defenses-fortify
	musterCost  = 2 // crowns per casualty marker; rule: warrior-knights/neutral-actions/muster-troops
)

const (
	Pass           play.Verb = 19 // do nothing when one's turn comes
	NameDrawer     play.Verb = 20 // Baron A draws the event; it costs B Faith
	Repair         play.Verb = 21 // city A, so many breaches, B crowns each
	RepairFortress play.Verb = 22 // so many breaches, B crowns each
	Fortify        play.Verb = 23 // city A for B crowns
	Muster         play.Verb = 24 // army A, so many markers, B crowns each
)

const (
	AskDrawer   play.Prompt = 13 // who draws the event of colour A?
	AskDefenses play.Prompt = 14
	AskMuster   play.Prompt = 15
)

const (
	KeyNoEvent           play.Key = 25 // no event is left to draw
	KeyNamesDrawer       play.Key = 26 // the Head of the Church A has Baron B draw the event of colour C, for D Faith
	KeyRepairs           play.Key = 27 // Baron A clears C breaches of city B, for D crowns
	KeyRepairsFortress   play.Key = 28 // Baron A clears B breaches of his fortress, for C crowns
	KeyFortifies         play.Key = 29 // Baron A fortifies city B, for C crowns
	KeyMusters           play.Key = 30 // Baron A takes C markers off army B, for D crowns
	KeyKeepsDrawer       play.Key = 31 // the Head of the Church A draws the event of colour B himself, for C Faith
	KeyNobodyUsesNeutral play.Key = 32 // nobody makes anything of the neutral card of kind A
)

const (
	RuleRedAway       play.Rule = 9
	RuleGreenKept     play.Rule = 10
	RuleRepairPrice   play.Rule = 11
	RuleFortifyOnce   play.Rule = 12
	RuleNoWorks       play.Rule = 13
	RuleMusterPrice   play.Rule = 14
	RuleFortressWorks play.Rule = 15
)

var neutralActionChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Pass: "pass", NameDrawer: "name-drawer", Repair: "repair", RepairFortress: "repair-fortress", Fortify: "fortify", Muster: "muster",
	},
	Prompts: map[play.Prompt]string{AskDrawer: "drawer", AskDefenses: "defenses", AskMuster: "muster"},
	Lines: map[play.Key]string{
		KeyNoEvent: "no-event", KeyNamesDrawer: "names-drawer", KeyKeepsDrawer: "keeps-drawer", KeyRepairs: "repairs",
		KeyRepairsFortress: "repairs-fortress", KeyFortifies: "fortifies", KeyMusters: "musters", KeyNobodyUsesNeutral: "nobody-uses",
	},
	Rules: map[play.Rule]string{
		RuleRedAway:       "warrior-knights/neutral-actions/important-event-red",
		RuleGreenKept:     "warrior-knights/neutral-actions/important-event-green",
		RuleRepairPrice:   "warrior-knights/neutral-actions/upgrade-defenses-repair",
		RuleFortifyOnce:   "warrior-knights/neutral-actions/upgrade-defenses-fortify",
		RuleNoWorks:       "warrior-knights/siege/no-works",
		RuleMusterPrice:   "warrior-knights/neutral-actions/muster-troops",
		RuleFortressWorks: "warrior-knights/neutral-actions/upgrade-defenses-fortress",
	},
	Refs: wording.Refs{
		NameDrawer: wording.OfA(refSeat), Repair: wording.OfA(refCity), Fortify: wording.OfA(refCity),
		Muster: wording.OfA(refArmy),
	},
	Declining: []play.Verb{Pass},
}

// resolveNeutral lets the Chairman resolve a neutral card.
// rule: warrior-knights/neutral-actions/chairman-resolves-neutral
func (g *State) resolveNeutral(t *play.Table, k Kind) {
	switch k {
	case ImportantEvent:
		g.importantEvent(t)
	case FundExpeditions:
		g.fundExpeditions(t)
	case UpgradeDefenses:
		g.upgradeDefenses(t)
	case MusterTroops:
		g.musterTroops(t)
	case UncertainTimes:
		g.shuffleFate(t) // rule: warrior-knights/neutral-actions/uncertain-times
	}
}

// eachInTurn lets each Baron who may use a neutral card do so, from the Chairman on, and tells if nobody does.
// rule: warrior-knights/neutral-actions/upgrade-defenses-order
// rule: warrior-knights/neutral-actions/muster-troops
func (g *State) eachInTurn(t *play.Table, k Kind, may func(play.Seat) bool, use func(*play.Table, play.Seat) bool) {
	used := false
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		if may(s) {
			used = use(t, s) || used
		}
	}
	if !used {
		t.Tell(KeyNobodyUsesNeutral, int16(k))
	}
}

// importantEvent lets the Head of the Church, who sees the back of the top event, name who draws it.
// rule: warrior-knights/neutral-actions/important-event-choose-drawer
func (g *State) importantEvent(t *play.Table) {
	g.refill(t, &g.Events, &g.EventDiscard, eventCards)
	if g.Events.Len() == 0 {
		t.Tell(KeyNoEvent)
		return
	}
	church := g.Church
	colour := g.eventColour() //stale:ok its back is open to all, and it stays on top
	a := t.Await(func(o *play.Asking) {
		o.To(church, AskDrawer, int16(colour))
		for s := range play.Seat(g.Seats) {
			if g.inGame(s) {
				o.May(play.Choice{Verb: NameDrawer, A: int16(s), B: g.faithToName(s)}, g.whyNotName(s))
			}
		}
	})
	drawer := play.Seat(a.A)
	g.Barons[church].Faith -= a.B
	if drawer == church {
		t.Tell(KeyKeepsDrawer, int16(church), int16(colour), a.B)
	} else {
		t.Tell(KeyNamesDrawer, int16(church), int16(drawer), int16(colour), a.B)
	}
	g.drawEvent(t, drawer)
}

// eventColour is the back of the top event, open to all.
// rule: warrior-knights/neutral-actions/important-event-back-is-visible
func (g *State) eventColour() EventColour { return box.Events[g.Events.At(0)].Colour }

// faithToName is what the Head of the Church pays to have a Baron draw: a red event is his own unless
// he pays, a green one another's, and a blue one anybody's for nothing.
func (g *State) faithToName(s play.Seat) int16 {
	switch own := s == g.Church; g.eventColour() {
	case RedEvent:
		if !own {
			return faithToPass
		}
	case GreenEvent:
		if own {
			return faithToPass
		}
	}
	return 0
}

func (g *State) whyNotName(s play.Seat) play.Rule {
	switch {
	case g.Barons[g.Church].Faith >= g.faithToName(s):
		return play.Free
	case g.eventColour() == RedEvent:
		return RuleRedAway
	}
	return RuleGreenKept
}

// upgradeDefenses lets each Baron repair one of his cities or his fortress, or fortify one city.
func (g *State) upgradeDefenses(t *play.Table) {
	g.eachInTurn(t, UpgradeDefenses, g.mayUpgrade, g.upgrade)
}

// mayUpgrade says whether a Baron could repair or fortify anything now, if need be with Crowns lent to him.
func (g *State) mayUpgrade(s play.Seat) bool {
	crowns := g.atTheTable()
	for c := range int8(cities) {
		if g.Cities[c].Owner == s && (g.whyNotRepair(s, c, crowns) == play.Free || g.whyNotFortify(s, c, crowns) == play.Free) {
			return true
		}
	}
	return g.whyNotRepairFortress(s, crowns) == play.Free
}

// upgrade lets a Baron do one of these, and says whether he did.
func (g *State) upgrade(t *play.Table, s play.Seat) bool {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskDefenses)
		repair, fortify, crowns := g.repairCost(s), g.fortifyCost(s), g.Barons[s].Crowns
		for c := range int8(cities) {
			if g.Cities[c].Owner != s {
				continue
			}
			if breaches := g.Cities[c].Breaches; breaches > 0 {
				o.May(play.Choice{Verb: Repair, A: int16(c), B: repair, Lo: 1, Hi: g.affords(s, int16(breaches), repair)},
					g.whyNotRepair(s, c, crowns))
			}
			o.May(play.Choice{Verb: Fortify, A: int16(c), B: fortify}, g.whyNotFortify(s, c, crowns))
		}
		if breaches := g.Fortresses[s].Breaches; breaches > 0 {
			o.May(play.Choice{Verb: RepairFortress, B: repair, Lo: 1, Hi: g.affords(s, int16(breaches), repair)},
				g.whyNotRepairFortress(s, crowns))
		}
		o.May(play.Choice{Verb: Pass}, play.Free)
	})
	switch a.Verb {
	case Repair:
		g.Cities[a.A].Breaches -= int8(a.N)
		g.Barons[s].Crowns -= a.N * a.B
		t.Tell(KeyRepairs, int16(s), a.A, a.N, a.N*a.B)
	case RepairFortress:
		g.Fortresses[s].Breaches -= int8(a.N)
		g.Barons[s].Crowns -= a.N * a.B
		t.Tell(KeyRepairsFortress, int16(s), a.N, a.N*a.B)
	case Fortify:
		g.Cities[a.A].Fortified = true
		g.Barons[s].Crowns -= a.B
		t.Tell(KeyFortifies, int16(s), a.A, a.B)
	}
	return a.Verb != Pass
}

// affords is how many of n things at a price a Baron can pay for, but at least one.
func (g *State) affords(s play.Seat, n, price int16) int16 {
	return max(1, min(n, g.Barons[s].Crowns/price))
}

// whyNotRepair is why a Baron with so many Crowns cannot repair a city of his.
func (g *State) whyNotRepair(s play.Seat, c int8, crowns int16) play.Rule {
	switch {
	case g.besieged(c):
		return RuleNoWorks
	case g.Cities[c].Breaches == 0 || crowns < g.repairCost(s):
		return RuleRepairPrice
	}
	return play.Free
}

func (g *State) whyNotFortify(s play.Seat, c int8, crowns int16) play.Rule {
	switch {
	case g.besieged(c):
		return RuleNoWorks
	case g.Cities[c].Fortified || crowns < g.fortifyCost(s):
		return RuleFortifyOnce
	}
	return play.Free
}

// rule: warrior-knights/neutral-actions/upgrade-defenses-fortress
func (g *State) whyNotRepairFortress(s play.Seat, crowns int16) play.Rule {
	switch {
	case g.fortressBesieged(s):
		return RuleNoWorks
	case g.Fortresses[s].Breaches == 0 || crowns < g.repairCost(s):
		return RuleFortressWorks
	}
	return play.Free
}

func (g *State) repairCost(s play.Seat) int16 {
	return g.costBy(s, ModRepairCost, repairCost)
}

func (g *State) fortifyCost(s play.Seat) int16 {
	return g.costBy(s, ModFortifyCost, fortifyCost)
}

// costBy is what a Baron pays for works: what his charges say, or else the usual.
func (g *State) costBy(s play.Seat, m Mod, usual int16) int16 {
	if cost := g.holds(s, m); cost > 0 {
		return cost
	}
	return usual
}

// musterTroops lets each Baron take casualty markers off one of his armies.
// rule: warrior-knights/neutral-actions/muster-troops
func (g *State) musterTroops(t *play.Table) {
	g.eachInTurn(t, MusterTroops, g.mayMuster, g.muster)
}

// mayMuster says whether a Baron could take markers off an army now, if need be with Crowns lent to him.
func (g *State) mayMuster(s play.Seat) bool {
	wounded := g.Casualties[garrisonOf(s)] > 0
	for shape := range int8(4) {
		wounded = wounded || g.Casualties[nobleOf(s, shape)] > 0
	}
	return wounded && g.couldBeRaised(musterCost)
}

// muster lets a Baron do so, and says whether he did.
func (g *State) muster(t *play.Table, s play.Seat) bool {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskMuster)
		for shape := range int8(4) {
			g.mayMusterArmy(o, s, nobleOf(s, shape))
		}
		g.mayMusterArmy(o, s, garrisonOf(s))
		o.May(play.Choice{Verb: Pass}, play.Free)
	})
	if a.Verb == Pass {
		return false
	}
	g.Casualties[a.A] -= int8(a.N)
	g.Barons[s].Crowns -= a.N * musterCost
	t.Tell(KeyMusters, int16(s), a.A, a.N, a.N*musterCost)
	return true
}

func (g *State) mayMusterArmy(o *play.Asking, s play.Seat, army int8) {
	markers := int16(g.Casualties[army])
	if markers == 0 {
		return
	}
	why := play.Free
	if g.Barons[s].Crowns < musterCost {
		why = RuleMusterPrice
	}
	o.May(play.Choice{Verb: Muster, A: int16(army), B: musterCost, Lo: 1, Hi: g.affords(s, markers, musterCost)}, why)
}
