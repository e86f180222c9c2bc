package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// The Dynastic phase: a marriage or an adoption, then titles.

const (
	AskDynastic play.Prompt = 130 // A: a marriage, an adoption, or nothing
	AskDowry    play.Prompt = 131 // A has B ask for the hand of C; the couple will belong to D: on which terms?
	AskConsent  play.Prompt = 132 // A wants its B to marry C; the couple will belong to D; E Gold goes to you, less than 0: to A

	Court       play.Verb = 70 // A asks for the hand of the potential spouse B
	Propose     play.Verb = 71 // A asks for the hand of B, of another dynasty
	WedCommoner play.Verb = 72 // A looks for a spouse among the people of culture B
	NoMarriage  play.Verb = 73
	DowryGold   play.Verb = 74 // n Gold goes with the proposal, less than 0: is asked for
	DowryGive   play.Verb = 75 // thing A goes with it
	DowryTake   play.Verb = 76 // thing A is asked for
	DowryHome   play.Verb = 77 // the couple will belong to dynasty A
	DowrySend   play.Verb = 78 // the proposal goes out
	DowryDrop   play.Verb = 79 // it does not
	TakeHand    play.Verb = 80 // the proposal is taken
	RefuseHand  play.Verb = 81

	KeyCourts   play.Key = 270 // A courts B in territory C
	KeyAccepts  play.Key = 271 // B, who has no good side, takes A at once
	KeyJilted   play.Key = 272 // B does not take A
	KeyLooks    play.Key = 273 // A looks for a spouse among the people of culture B
	KeyUnwed    play.Key = 274 // A finds none
	KeyProposes play.Key = 275 // A asks for the hand of B, of dynasty E: the couple to belong to C; D Gold, less than 0: asked for
	KeyRefuses  play.Key = 276 // A refuses the hand of B to C
	KeyWed      play.Key = 277 // A and B marry; they belong to C; D the token B brings
)

const (
	RuleUnmarried   play.Rule = 220
	RuleOppositeSex play.Rule = 221
	RuleRulingPair  play.Rule = 222
	RuleCommoner    play.Rule = 223
	RuleDowry       play.Rule = 224
)

var marriageChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Court: "court", Propose: "propose", WedCommoner: "wed-commoner", NoMarriage: "no-marriage", DowryGold: "dowry-gold",
		DowryGive: "dowry-give", DowryTake: "dowry-take", DowryHome: "dowry-home", DowrySend: "dowry-send",
		DowryDrop: "dowry-drop", TakeHand: "take-hand", RefuseHand: "refuse-hand",
	},
	Prompts: map[play.Prompt]string{AskDynastic: "dynastic", AskDowry: "dowry", AskConsent: "consent"},
	Lines: map[play.Key]string{
		KeyCourts: "courts", KeyAccepts: "accepts", KeyJilted: "jilted", KeyLooks: "looks", KeyUnwed: "unwed",
		KeyProposes: "proposes", KeyRefuses: "refuses", KeyWed: "wed",
	},
	Rules: map[play.Rule]string{
		RuleUnmarried:   "crusader-kings/marriage/only-unmarried",
		RuleOppositeSex: "crusader-kings/marriage/opposite-sex",
		RuleRulingPair:  "crusader-kings/marriage/ruling-king-and-queen",
		RuleCommoner:    "crusader-kings/marriage/deck-spouse-draw",
		RuleDowry:       "crusader-kings/marriage/dowry",
	},
	Refs: wording.Refs{
		Court:       func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
		Propose:     func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
		WedCommoner: wording.OfA(refPerson), DowryGive: wording.OfA(refThing), DowryTake: wording.OfA(refThing),
		DowryHome: wording.OfA(refSeat),
	},
	Declining: []play.Verb{NoMarriage, DowryDrop},
}

// noMatch is no proposal.
func noMatch() Match {
	return Match{From: play.Nobody, To: play.Nobody, Suitor: None, Bride: None, Home: play.Nobody}
}

// dynasticPhase is a dynasty's Dynastic phase: one marriage attempt or an adoption, then titles.
// rule: crusader-kings/round/dynastic-phase-once-per-round
// rule: crusader-kings/round/marriage-or-adoption
func (g *State) dynasticPhase(t *play.Table, s play.Seat) {
	if g.ai(s) { // rule: crusader-kings/ai-modes/fallback-marriage
		g.dynasticAI(t, s)
		return
	}
	for !g.marryOrAdopt(t, s) {
	}
	g.titles(t, s)
}

// marryOrAdopt asks a player for his marriage attempt or adoption and carries it out. It returns false if he
// thought better of a proposal before he made it.
// rule: crusader-kings/marriage/one-attempt-per-round
// rule: crusader-kings/adoption/replaces-marriage-attempt
func (g *State) marryOrAdopt(t *play.Table, s play.Seat) bool {
	open := false
	g.dynasticChoices(s, false, func(_ play.Choice, why play.Rule) { open = open || why == play.Free })
	if !open {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskDynastic, int16(s))
		g.dynasticChoices(s, o.Looking(), o.May)
		o.May(play.Choice{Verb: NoMarriage}, play.Free)
	})
	switch m := int8(a.A); a.Verb {
	case Court:
		g.court(t, s, m, int8(a.B))
	case WedCommoner: // rule: crusader-kings/marriage/deck-spouse-needs-check
		g.wedCommoner(t, s, m, Culture(a.B))
	case Adopt:
		g.adopt(t, s)
	case Propose:
		return g.negotiate(t, s, m, int8(a.B))
	}
	return true
}

// dynasticChoices calls may for every marriage a dynasty may attempt, and for adoption. With looking, those
// that a rule forbids come too.
// rule: crusader-kings/marriage/three-kinds-of-partner
func (g *State) dynasticChoices(s play.Seat, looking bool, may func(play.Choice, play.Rule)) {
	if r := g.rulerOf(s); r != None {
		g.matches(s, r, looking, may)
	}
	for m := range g.relatives(s) {
		g.matches(s, m, looking, may)
	}
	may(play.Choice{Verb: Adopt}, g.whyNotAdopt(s)) // rule: crusader-kings/adoption/replaces-marriage-attempt
}

// matches calls may for everybody to whom a member of a dynasty could propose. Who is married is refused once, not
// for every partner.
func (g *State) matches(s play.Seat, m int8, looking bool, may func(play.Choice, play.Rule)) {
	if g.People[m].Spouse != None {
		if c := g.Dynasties[s].Culture; looking {
			may(play.Choice{Verb: WedCommoner, A: int16(m), B: int16(c)}, g.whyNotCommoner(m, c))
		}
		return
	}
	for i := range g.People {
		p, x := int8(i), &g.People[i]
		verb := Propose
		switch {
		case x.At == Unmarried:
			verb = Court
		case x.At != Ruler && x.At != Child && x.At != Sibling || x.Of == int8(s):
			continue
		}
		if why := g.whyNotMarry(m, p); why == play.Free || looking {
			may(play.Choice{Verb: verb, A: int16(m), B: int16(p)}, why)
		}
	}
	for _, o := range g.seats() {
		c := g.Dynasties[o].Culture
		may(play.Choice{Verb: WedCommoner, A: int16(m), B: int16(c)}, g.whyNotCommoner(m, c))
	}
}

// whyNotMarry says why a member of a dynasty may not marry a potential spouse of a territory, or a member of
// another dynasty.
// rule: crusader-kings/marriage/only-unmarried
// rule: crusader-kings/marriage/opposite-sex
// rule: crusader-kings/marriage/ruling-king-and-queen
// rule: crusader-kings/succession/queens
func (g *State) whyNotMarry(m, p int8) play.Rule {
	x, y := &g.People[m], &g.People[p]
	switch {
	case x.Spouse != None || y.Spouse != None:
		return RuleUnmarried
	case !couple(box.People[m].Sex, box.People[p].Sex):
		return RuleOppositeSex
	case x.At == Ruler && y.At == Ruler:
		return RuleRulingPair
	}
	return play.Free
}

// couple says whether two of these sexes may marry; Glitterhoof's is neither, so it may marry either.
// rule: crusader-kings/marriage/glitterhoof-marriage
func couple(a, b Sex) bool { return a != b }

// whyNotCommoner says why a member of a dynasty may not look for a spouse in a culture's deck: there must be
// one of the other sex in it, or in its discard pile.
// rule: crusader-kings/marriage/deck-spouse-draw
func (g *State) whyNotCommoner(m int8, c Culture) play.Rule {
	switch {
	case g.People[m].Spouse != None: // rule: crusader-kings/marriage/only-unmarried
		return RuleUnmarried
	case !g.drawable(c, otherSex(m)):
		return RuleCommoner
	}
	return play.Free
}

// otherSex is the sex of those whom somebody of a dynasty may marry.
func otherSex(m int8) Sex {
	if box.People[m].Sex == Male {
		return Female
	}
	return Male
}

// court proposes to the potential spouse of an independent territory. A good one must be won by a trait
// check; success makes a Pact with the territory.
// rule: crusader-kings/marriage/independent-green-needs-check
// rule: crusader-kings/marriage/independent-red-accepts
// rule: crusader-kings/marriage/failed-marriage
// rule: crusader-kings/marriage/independent-no-refill-while-in-pact
func (g *State) court(t *play.Table, s play.Seat, m, p int8) {
	i := g.People[p].Of //stale:ok no aside takes an independent territory, and who lives there stays
	t.Tell(KeyCourts, int16(m), int16(p), int16(i))
	if !g.green(p) {
		t.Tell(KeyAccepts, int16(m), int16(p))
	} else if !g.woo(t, s, p) {
		t.Tell(KeyJilted, int16(m), int16(p))
		return
	}
	g.wed(t, m, p)
	g.formLandPact(t, s, i)
}

// woo is the trait check of a marriage; p is who is courted, or None.
// rule: crusader-kings/trait-check/critical-pair-marriage
func (g *State) woo(t *play.Table, s play.Seat, p int8) bool {
	won := g.check(t, Trial{Seat: s, Action: Marriage, About: p, Needed: 1, Guest: None})
	g.used(s, Marriage) // rule: crusader-kings/trait-check/modifiers
	return won
}

// wedCommoner looks for a spouse in a culture's deck, which takes a trait check and makes no Pact.
// rule: crusader-kings/marriage/deck-spouse-needs-check
// rule: crusader-kings/marriage/deck-spouse-no-pact
func (g *State) wedCommoner(t *play.Table, s play.Seat, m int8, c Culture) {
	t.Tell(KeyLooks, int16(m), int16(c))
	if !g.woo(t, s, None) {
		t.Tell(KeyUnwed, int16(m))
		return
	}
	t.Chance()
	p := g.drawPerson(c, otherSex(m)) // rule: crusader-kings/marriage/deck-spouse-draw
	if p == None {
		t.Tell(KeyUnwed, int16(m))
		return
	}
	g.fromGeneralBag(Place(p)) // rule: crusader-kings/marriage/deck-spouse-trait
	g.wed(t, m, p)
}

// wed marries a member of a dynasty to somebody who comes into it: a potential spouse, one from a deck, or
// a member of another dynasty, who leaves it.
// rule: crusader-kings/marriage/spouse-joins-family
// rule: crusader-kings/marriage/relative-spouse-under-card
// rule: crusader-kings/marriage/relatives-keep-tokens-on-cards
// rule: crusader-kings/marriage/characters-who-left
// rule: crusader-kings/marriage/slots-after-leaving
func (g *State) wed(t *play.Table, m, p int8) {
	home := play.Seat(g.People[m].Of)
	token := g.tokenOn(p)
	g.revoke(t, p) // rule: crusader-kings/titles/revoke-on-leaving
	g.part(p, Alive)
	g.People[p] = single(InLaw, int8(home))
	g.People[p].Spouse, g.People[m].Spouse = m, p
	g.join(p, home, Married)
	g.tie(m, p)
	if g.People[m].At == Ruler {
		g.seatConsort(p)
	}
	t.Tell(KeyWed, int16(m), int16(p), int16(home), token)
}

// tie notes a marriage in the family tree.
func (g *State) tie(m, p int8) {
	x, y := g.kin(m), g.kin(p)
	if x != nil && y != nil {
		x.Spouse, y.Spouse = g.People[p].Kin, g.People[m].Kin
	}
}

// negotiate prepares a proposal to another dynasty and sends it. It returns false if the player drops it. Somebody else
// who thinks on from there does not know of it: as he imagines it, it is dropped.
func (g *State) negotiate(t *play.Table, s play.Seat, m, p int8) bool {
	g.Match = g.matchOf(m, p)
	for {
		a := t.Await(func(o *play.Asking) {
			x := &g.Match
			o.To(s, AskDowry, int16(s), int16(x.Suitor), int16(x.Bride), int16(x.Home))
			if x.From == s {
				o.May(play.Choice{Verb: DowrySend}, g.whyNotSettle())
				g.dowryChoices(o)
			}
			o.May(play.Choice{Verb: DowryDrop}, play.Free)
		})
		switch x := &g.Match; a.Verb {
		case DowryDrop:
			g.Match = noMatch()
			return false
		case DowrySend:
			g.propose(t)
			return true
		case DowryGold:
			x.Dowry.Goods[0] = a.N
		case DowryGive:
			x.Dowry.Give |= bargain.Of(a.A)
		case DowryTake:
			x.Dowry.Take |= bargain.Of(a.A)
		case DowryHome:
			x.Home = play.Seat(a.A)
		}
	}
}

// matchOf is the proposal that a member of one dynasty makes to one of another. A ruler's spouse always joins
// the ruler's dynasty; of two others, it says at first that the couple stays with who proposes.
// rule: crusader-kings/marriage/relative-marrying-a-king-moves
func (g *State) matchOf(m, p int8) Match {
	x := noMatch()
	x.From, x.To, x.Suitor, x.Bride = play.Seat(g.People[m].Of), play.Seat(g.People[p].Of), m, p
	x.Home = x.From
	if g.People[p].At == Ruler {
		x.Home = x.To
	}
	return x
}

// dowryChoices offers what has not yet been settled of a proposal: Gold either way, more things either way, and
// where the couple will belong.
// rule: crusader-kings/marriage/dowry
// rule: crusader-kings/marriage/relatives-marrying-negotiate
func (g *State) dowryChoices(o *play.Asking) {
	x := &g.Match
	if least, most := -g.Dynasties[x.To].Gold, g.Dynasties[x.From].Gold; x.Dowry.Goods[0] == 0 && least < most {
		o.May(play.Choice{Verb: DowryGold, Lo: least, Hi: most}, play.Free)
	}
	for i := range int16(things) {
		if !x.Dowry.Give.Has(i) && g.holdsThing(x.From, i) {
			o.May(play.Choice{Verb: DowryGive, A: i}, g.whyNotHandAll(x.From, x.To, x.Dowry.Give|bargain.Of(i)))
		}
		if !x.Dowry.Take.Has(i) && g.holdsThing(x.To, i) {
			o.May(play.Choice{Verb: DowryTake, A: i}, g.whyNotHandAll(x.To, x.From, x.Dowry.Take|bargain.Of(i)))
		}
	}
	// rule: crusader-kings/marriage/relatives-marrying-negotiate
	// rule: crusader-kings/marriage/relative-marrying-a-king-moves
	if g.People[x.Suitor].At != Ruler && g.People[x.Bride].At != Ruler {
		other := x.From
		if x.Home == x.From {
			other = x.To
		}
		o.May(play.Choice{Verb: DowryHome, A: int16(other)}, play.Free)
	}
}

// propose makes the proposal in g.Match: the other dynasty takes it or refuses.
// rule: crusader-kings/marriage/player-consent
func (g *State) propose(t *play.Table) {
	g.Match.Sent = true
	x := g.Match //stale:ok once sent it stays as it is until it is answered
	t.Tell(KeyProposes, int16(x.Suitor), int16(x.Bride), int16(x.Home), x.Dowry.Goods[0], int16(x.To))
	if g.consents(t) {
		g.unite(t)
	} else {
		t.Tell(KeyRefuses, int16(x.To), int16(x.Bride), int16(x.Suitor))
	}
	g.Match = noMatch()
}

// consents asks the dynasty to which a marriage is proposed.
func (g *State) consents(t *play.Table) bool {
	if to := g.Match.To; g.ai(to) {
		return g.consentAI(&g.Match)
	}
	a := t.Await(func(o *play.Asking) {
		x := &g.Match
		o.To(x.To, AskConsent, int16(x.From), int16(x.Suitor), int16(x.Bride), int16(x.Home), x.Dowry.Goods[0])
		o.May(play.Choice{Verb: TakeHand}, g.whyNotSettle())
		o.May(play.Choice{Verb: RefuseHand}, play.Free)
	})
	return a.Verb == TakeHand
}

// whyNotSettle says why the dowry of the proposal cannot be paid as things stand.
// rule: crusader-kings/marriage/dowry
func (g *State) whyNotSettle() play.Rule {
	x := &g.Match
	gold := x.Dowry.Goods[0]
	if !g.affords(x.From, gold) || !g.affords(x.To, -gold) {
		return RuleDowry
	}
	if why := g.whyNotHandAll(x.From, x.To, x.Dowry.Give); why != play.Free {
		return why
	}
	return g.whyNotHandAll(x.To, x.From, x.Dowry.Take)
}

// unite carries out the marriage that was agreed on: the couple is wed, the two dynasties are in a Pact, the
// dowry changes hands.
// rule: crusader-kings/marriage/dowry
// rule: crusader-kings/marriage/dynastic-marriage-forms-pact
// rule: crusader-kings/marriage/relatives-marrying-negotiate
func (g *State) unite(t *play.Table) {
	x := g.Match
	if x.Home == x.From {
		g.wed(t, x.Suitor, x.Bride)
	} else {
		g.wed(t, x.Bride, x.Suitor)
	}
	g.formPact(t, x.From, x.To)
	if gold := x.Dowry.Goods[0]; gold > 0 {
		g.handGold(t, x.From, x.To, gold)
	} else {
		g.handGold(t, x.To, x.From, -gold)
	}
	g.swap(t, x.From, x.To, x.Dowry.Give, x.Dowry.Take)
}
