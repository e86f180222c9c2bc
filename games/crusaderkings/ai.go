package crusaderkings

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The AI dynasties: the rules by which they play. What a strategy leaves open is asked like any question.

const (
	AIBuild     play.Verb = 180 // a Castle in territory A
	AIBuy       play.Verb = 181 // Development card A
	AIPlot      play.Verb = 182 // plot A (an Action) at B
	AIOverthrow play.Verb = 183 // territory A
	AIInvade    play.Verb = 184 // territory A from territory B
	AIMobilise  play.Verb = 185 // territory A
	AICourt     play.Verb = 186 // the marriage of A with the potential spouse B
	AIPropose   play.Verb = 187 // the marriage of A with B of another dynasty, for C Gold

	AskAIAction   play.Prompt = 400 // A does what with its card of type B
	AskAIMarriage play.Prompt = 401 // A marries whom
	AskAIMarshal  play.Prompt = 402 // A sends its Marshal where

	KeyAIIdle play.Key = 800 // A can do nothing that its strategy wants with a card of type B
	KeyAIDeck play.Key = 801 // A looks for a spouse among its own people
)

var aiChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		AIBuild: "ai-build", AIBuy: "ai-buy", AIPlot: "ai-plot", AIOverthrow: "ai-overthrow", AIInvade: "ai-invade",
		AIMobilise: "ai-mobilise", AICourt: "ai-court", AIPropose: "ai-propose",
	},
	Prompts: map[play.Prompt]string{AskAIAction: "ai-action", AskAIMarriage: "ai-marriage", AskAIMarshal: "ai-marshal"},
	Lines:   map[play.Key]string{KeyAIIdle: "ai-idle", KeyAIDeck: "ai-deck"},
	Refs: wording.Refs{
		AIBuild: wording.OfA(refTerritory), AIBuy: wording.OfA(refDevelopment),
		AIPlot:      func(c play.Choice) []string { return []string{refPlot(Action(c.A), c.B)} },
		AIOverthrow: wording.OfA(refTerritory),
		AIInvade:    func(c play.Choice) []string { return []string{refTerritory(c.A), refTerritory(c.B)} },
		AIMobilise:  wording.OfA(refTerritory),
		AICourt:     func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
		AIPropose:   func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
	},
}

// decides says that it is an AI dynasty's turn. What it will do then the rulebook often leaves no choice in, and whoever
// counts it out may know; but nobody is told beforehand whom a rival will court or strike, as if it were certain. What
// its strategy answers to somebody's own proposal is told: that is printed for him to read.
func (g *State) decides(t *play.Table, s play.Seat) {
	if g.ai(s) {
		t.Decides(s)
	}
}

// useMarshal sends an AI dynasty's Marshal out as soon as there is a Rebellion to calm. Its other Development
// cards work by themselves.
// rule: crusader-kings/ai-modes/use-developments
func (g *State) useMarshal(t *play.Table, s play.Seat) {
	if !g.ai(s) || !g.mayCalm(s) || g.where(s, OwnRebellious) == 0 {
		return
	}
	c := g.judge(t, s, AskAIMarshal, 0, func(g *State, s play.Seat) (all []play.Choice) {
		for i := range each(g.where(s, OwnRebellious)) {
			all = append(all, play.Choice{Verb: CalmRebellion, A: int16(i)})
		}
		return all
	})
	g.calm(t, s, int8(c.A))
}

// actionAI carries out the action of the card an AI dynasty has revealed: the first wish of its list that
// can be fulfilled. If none can, only the event follows.
// rule: crusader-kings/ai-modes/priorities
func (g *State) actionAI(t *play.Table, s play.Seat) {
	kind := box.Cards[g.Card.Card].Type
	p := &plans[g.Dynasties[s].Strategy]
	var list []wish
	switch kind {
	case Realm:
		list = p.realm
	case Intrigue:
		list = p.intrigue
	case War:
		list = p.war
	case Crusades:
		g.crusadeAction(t, s)
		return
	}
	for _, w := range list {
		if len(w(g, s)) > 0 {
			c := g.judge(t, s, AskAIAction, int16(kind), w)
			g.fulfil(t, s, c)
			for n := int8(1); c.Verb == AIBuy && n < p.buys && len(w(g, s)) > 0; n++ {
				g.fulfil(t, s, g.judge(t, s, AskAIAction, int16(kind), w))
			}
			return
		}
	}
	t.Tell(KeyAIIdle, int16(s), int16(kind)) // rule: crusader-kings/ai-modes/event-after
}

// judge picks the way in which a wish is fulfilled: the only one, or the one that whoever decides for the
// dynasty thinks best. The Councillor that Postis bribes is picked by chance.
// rule: crusader-kings/ai-modes/judgement-calls
func (g *State) judge(t *play.Table, s play.Seat, ask play.Prompt, kind int16, w wish) play.Choice {
	all := w(g, s)
	switch {
	case len(all) == 1:
		return all[0]
	// rule: crusader-kings/ai-modes/judgement-calls
	// rule: crusader-kings/ai-postis/intrigue-priorities
	case all[0].Verb == AIPlot && Action(all[0].A) == Bribe:
		t.Chance()
		return all[g.Dice.N(len(all))]
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(s, ask, int16(s), kind)
		for _, c := range w(g, s) {
			o.May(c, play.Free)
		}
	})
	return play.Choice{Verb: a.Verb, A: a.A, B: a.B, C: a.C}
}

// fulfil does what was chosen, once.
func (g *State) fulfil(t *play.Table, s play.Seat, c play.Choice) {
	switch c.Verb {
	case AIBuild:
		g.build(t, s, int8(c.A))
	case AIBuy:
		g.buy(t, s, int8(c.A))
	case AIPlot:
		g.plot(t, s, Action(c.A), c.B)
	case AIOverthrow:
		g.overthrow(t, s, int8(c.A))
	case AIInvade:
		g.invade(t, s, g.supported(s, int8(c.B), int8(c.A)))
	case AIMobilise: // rule: crusader-kings/ai-modes/mobilise-one
		g.Card.Action = Mobilise
		g.mobilise(t, s, int8(c.A))
	}
}

// dynasticAI is the Dynastic phase of an AI dynasty: it marries its King, then its children, as soon as it
// can; a married King without children adopts one. Titles are a matter of judgement.
// rule: crusader-kings/ai-modes/fallback-marriage
func (g *State) dynasticAI(t *play.Table, s play.Seat) {
	g.decides(t, s)
	g.marryAI(t, s)
	g.titles(t, s)
}

// marryAI carries out the first marriage that the strategy wants: the King's, from the dynasty's own people if need
// be, then a child's.
// rule: crusader-kings/ai-modes/fallback-marriage
// rule: crusader-kings/ai-modes/judgement-calls
func (g *State) marryAI(t *play.Table, s play.Seat) {
	ruler := g.rulerOf(s)
	for _, member := range append([]int8{ruler}, g.eldest(s, Child)...) {
		for _, c := range plans[g.Dynasties[s].Strategy].marriage {
			if len(g.hopeful(s, member, c)) > 0 {
				g.marryOne(t, s, member, c)
				return
			}
		}
		if member == ruler && g.whyNotCommoner(ruler, g.Dynasties[s].Culture) == play.Free {
			t.Tell(KeyAIDeck, int16(s))
			g.wedCommoner(t, s, ruler, g.Dynasties[s].Culture)
			return
		}
	}
	if g.whyNotAdopt(s) == play.Free {
		g.adopt(t, s)
	}
}

// marryOne carries out one of the marriages that a courtship finds.
func (g *State) marryOne(t *play.Table, s play.Seat, member int8, find courtship) {
	c := g.judge(t, s, AskAIMarriage, 0, func(g *State, s play.Seat) []play.Choice { return g.hopeful(s, member, find) })
	if c.Verb == AICourt {
		g.court(t, s, member, int8(c.B))
		return
	}
	g.Match = g.proposal(c)
	g.propose(t)
}

// hopeful are the marriages that a courtship finds, but for proposals to an AI dynasty whose strategy refuses
// them.
// rule: crusader-kings/ai-modes/fallback-marriage
func (g *State) hopeful(s play.Seat, member int8, find courtship) []play.Choice {
	return slices.DeleteFunc(find(g, s, member), func(c play.Choice) bool {
		if c.Verb != AIPropose {
			return false
		}
		m := g.proposal(c)
		return g.ai(m.To) && !g.consentAI(&m)
	})
}

// proposal is the marriage that an AI dynasty proposes.
func (g *State) proposal(c play.Choice) Match {
	m := g.matchOf(int8(c.A), int8(c.B))
	m.Dowry.Goods[0] = c.C
	return m
}

// consentAI says whether an AI dynasty takes a marriage that is proposed to it. One that asks it to give
// anything it does not take.
// rule: crusader-kings/ai-ferox/proposals
// rule: crusader-kings/ai-postis/proposals
// rule: crusader-kings/ai-munitio/proposals
// rule: crusader-kings/ai-amandum/proposals
// rule: crusader-kings/ai-aperio/proposals
func (g *State) consentAI(m *Match) bool {
	s := m.To
	c := plans[g.Dynasties[s].Strategy].consent
	if m.Dowry.Take != 0 {
		return false
	}
	if c.onlyChildren && g.People[m.Bride].At != Child {
		return false
	}
	if !c.heirToo && m.Bride == g.heir(s) {
		return false
	}
	if g.green(m.Bride) {
		return m.Dowry.Goods[0] >= c.green
	}
	return m.Dowry.Goods[0] >= c.red
}

// footLimit is how many Footsoldiers a dynasty may have: an AI dynasty half as many as territories,
// rounded up, and nobody more than four.
// rule: crusader-kings/ai-modes/footsoldier-limit
func (g *State) footLimit(s play.Seat) int8 {
	if g.ai(s) {
		return min(footEach, (g.controls(s)+1)/2)
	}
	return footEach
}
