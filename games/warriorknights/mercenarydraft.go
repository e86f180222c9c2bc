package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

const (
	Hire        play.Verb = 31 // mercenary A for B crowns, and C of duty
	HireAlso    play.Verb = 32 // mercenary A of the same nationality, for B crowns and C of duty
	RemoveCrest play.Verb = 33 // the one on space A
)

const (
	AskHire        play.Prompt = 20 // the crest on space A
	AskHireAlso    play.Prompt = 21 // another of nationality A: B crests are left for it
	AskRemoveCrest play.Prompt = 22
	AskAssign      play.Prompt = 23 // whom does mercenary A follow?
)

const (
	KeyDraft        play.Key = 52 // a mercenary draft begins
	KeyHires        play.Key = 53 // Baron A hires mercenary B for C crowns
	KeyHiresNobody  play.Key = 54 // Baron A hires nobody by the crest on space B
	KeyAssigned     play.Key = 55 // mercenary A follows army B
	KeyOnOffer      play.Key = 56 // A mercenaries lie on offer
	KeySpendsCrests play.Key = 57 // Baron A takes another of nationality B together, and gives a further crest for it
	KeyNobodyLeads  play.Key = 80 // nobody of Baron A's is left to lead mercenary B, which he does not get
)

const (
	RulePayInFull   play.Rule = 18
	RuleAssignHired play.Rule = 19
)

var mercenaryDraftChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Hire: "hire", HireAlso: "hire-also", RemoveCrest: "remove-crest"},
	Prompts: map[play.Prompt]string{
		AskHire: "hire", AskHireAlso: "hire-also", AskRemoveCrest: "remove-crest", AskAssign: "assign",
	},
	Lines: map[play.Key]string{
		KeyDraft: "draft", KeyHires: "hires", KeyHiresNobody: "hires-nobody", KeyAssigned: "assigned", KeyOnOffer: "on-offer",
		KeySpendsCrests: "spends-crests", KeyNobodyLeads: "nobody-leads",
	},
	Rules: map[play.Rule]string{
		RulePayInFull:   "warrior-knights/mercenary-draft/pay-in-full-at-once",
		RuleAssignHired: "warrior-knights/mercenary-draft/assign-on-hiring",
	},
	Refs: wording.Refs{Hire: wording.OfA(refTroop), HireAlso: wording.OfA(refTroop), RemoveCrest: wording.OfA(refSpace)},
}

// mercenaryDraft handles the crests from left to right; each is one chance to hire.
// rule: warrior-knights/mercenary-draft/order-left-to-right
// rule: warrior-knights/mercenary-draft/end-of-draft-cleanup
func (g *State) mercenaryDraft(t *play.Table) {
	t.Tell(KeyDraft)
	var had [MaxBarons]bool // whose first crest has come up
	for space := range int8(spaces) {
		if s := g.Crests[space]; s != play.Nobody {
			first := !had[s]
			had[s] = true //stale:ok what has come up has come up; rule: warrior-knights/mercenary-draft/same-nationality-when
			g.handleCrest(t, s, space, first)
		}
	}
	g.clearOffer(t)
	g.revealOffer(t)
}

// handleCrest gives a Baron his chance to hire, and takes his crest off the table.
// rule: warrior-knights/mercenary-draft/order-left-to-right
// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
func (g *State) handleCrest(t *play.Table, s play.Seat, space int8, first bool) { //stale:ok his first crest is his first whatever comes
	troop := int8(None)
	if g.mayHireAny(s) {
		troop = g.askHire(t, s, space)
	}
	g.Crests[space] = play.Nobody
	if troop == None {
		t.Tell(KeyHiresNobody, int16(s), int16(space))
		return
	}
	if g.hire(t, s, troop) && first { // rule: warrior-knights/mercenary-draft/same-nationality-when
		g.hireAlso(t, s, g.troop(troop).Nation)
	}
}

// mayHireAny says whether a Baron could hire any mercenary on offer, if need be with Crowns lent to him.
func (g *State) mayHireAny(s play.Seat) bool {
	for _, troop := range g.faceUp() {
		if g.whyNotHire(s, troop, g.atTheTable()) == play.Free {
			return true
		}
	}
	return false
}

// faceUp are the mercenaries on offer.
func (g *State) faceUp() (cards []int8) {
	for i, at := range g.TroopAt {
		if at == OnOffer {
			cards = append(cards, int8(i))
		}
	}
	return cards
}

// askHire asks which mercenary a Baron hires, if any.
// rule: warrior-knights/mercenary-draft/may-decline
func (g *State) askHire(t *play.Table, s play.Seat, space int8) int8 {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskHire, int16(space))
		for _, troop := range g.faceUp() {
			g.offerToHire(o, s, Hire, troop)
		}
		o.May(play.Choice{Verb: Pass}, play.Free)
	})
	if a.Verb == Pass {
		return None
	}
	return int8(a.A)
}

// hireAlso lets a Baron, at the first of his crests, take more mercenaries of the same nationality
// together, for one more crest each.
// rule: warrior-knights/mercenary-draft/same-nationality-option
func (g *State) hireAlso(t *play.Table, s play.Seat, nation int8) {
	for g.mayHireAlso(s, nation) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskHireAlso, int16(nation), int16(bits.OnesCount8(g.crestsOf(s))))
			for _, troop := range g.faceUp() {
				if g.troop(troop).Nation == nation {
					g.offerToHire(o, s, HireAlso, troop)
				}
			}
			o.May(play.Choice{Verb: Pass}, play.Free)
		})
		if a.Verb == Pass {
			break
		}
		if g.hire(t, s, int8(a.A)) {
			t.Tell(KeySpendsCrests, int16(s), int16(nation))
			g.removeCrest(t, s)
		}
	}
}

func (g *State) mayHireAlso(s play.Seat, nation int8) bool {
	if g.crestsOf(s) == 0 {
		return false
	}
	for _, troop := range g.faceUp() {
		if g.troop(troop).Nation == nation && g.whyNotHire(s, troop, g.atTheTable()) == play.Free {
			return true
		}
	}
	return false
}

// crestsOf are the spaces on which a Baron has crests.
func (g *State) crestsOf(s play.Seat) (set uint8) {
	for space, owner := range g.Crests {
		if owner == s {
			set |= 1 << uint(space)
		}
	}
	return set
}

// removeCrest takes a further crest off the table; its Baron says which, if he has several.
// rule: warrior-knights/mercenary-draft/same-nationality-when
func (g *State) removeCrest(t *play.Table, s play.Seat) {
	set := g.crestsOf(s)
	space := bits.TrailingZeros8(set)
	if bits.OnesCount8(set) > 1 {
		space = int(t.Await(func(o *play.Asking) {
			o.To(s, AskRemoveCrest)
			for i := range int8(spaces) {
				if g.Crests[i] == s {
					o.May(play.Choice{Verb: RemoveCrest, A: int16(i)}, play.Free)
				}
			}
		}).A)
	}
	g.Crests[space] = play.Nobody
}

// offerToHire lists a mercenary with its price and the duty on it.
func (g *State) offerToHire(o *play.Asking, s play.Seat, v play.Verb, troop int8) {
	duty, _, _ := g.realm(ModHireCost)
	o.May(play.Choice{Verb: v, A: int16(troop), B: g.priceFor(s, troop), C: duty}, g.whyNotHire(s, troop, g.Barons[s].Crowns))
}

// hire has a Baron pay for a mercenary and assign it at once, and says whether he has hired it: if the
// last noble who could lead it is lost meanwhile, with his heirs, it stays where it was and nothing is
// paid.
// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
func (g *State) hire(t *play.Table, s play.Seat, troop int8) bool {
	price := g.priceFor(s, troop) //stale:ok no aside ends a charge
	g.Barons[s].Crowns -= price
	price += g.payDuty(t, s) // rule: warrior-knights/banishment/refuse-law-when-it-bites
	// rule: warrior-knights/options/heir-threat
	if g.mayBeHiredBy(s) {
		t.Tell(KeyHires, int16(s), int16(troop), price)
	}
	hired := g.assignHired(t, s, troop)
	if !hired { // rule: warrior-knights/options/heir-threat
		g.Barons[s].Crowns += price
	}
	return hired
}

// payDuty has a Baron pay the duty that a law puts on hiring, and returns it. He may refuse the law, and
// must if he has nothing left to obey it with.
// rule: warrior-knights/banishment/refuse-law-when-it-bites
func (g *State) payDuty(t *play.Table, s play.Seat) int16 {
	duty, law, _ := g.realm(ModHireCost) //stale:ok no aside repeals a law
	if !g.obeysFor(t, s, law, duty) {
		return 0
	}
	g.Barons[s].Crowns -= duty
	return duty
}

// priceFor is what a mercenary costs a Baron: the printed price, as his charges change it.
func (g *State) priceFor(s play.Seat, troop int8) int16 {
	return max(0, g.troop(troop).Wage+g.holds(s, ModHireCost))
}

// whyNotHire is why a Baron with so many Crowns cannot hire a mercenary. A duty that he may refuse to pay
// forbids him none.
// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
// rule: warrior-knights/mercenary-draft/assign-on-hiring
func (g *State) whyNotHire(s play.Seat, troop int8, crowns int16) play.Rule {
	price := g.priceFor(s, troop)
	if duty, law, _ := g.realm(ModHireCost); !mayRefuse(law) { // rule: warrior-knights/banishment/refuse-law-when-it-bites
		price += duty
	}
	switch {
	case crowns < price:
		return RulePayInFull
	case !g.mayBeHiredBy(s):
		return RuleAssignHired
	}
	return play.Free
}

// mayBeHiredBy says whether a Baron has any place for a hired mercenary.
func (g *State) mayBeHiredBy(s play.Seat) bool { return g.hiredMayJoin(s) != 0 }

// hiredMayJoin are the armies a hired mercenary may join: those of nobles in a city of the Baron or at
// his fortress, those of nobles off the map, and the garrison.
// rule: warrior-knights/mercenary-draft/assign-on-hiring
func (g *State) hiredMayJoin(s play.Seat) (set uint32) {
	fortress := g.Fortresses[s].At
	open := fortress != None && !g.fortressBesieged(s)
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		noble := &g.Nobles[n]
		switch {
		case noble.Gone:
		case noble.At == None:
			set |= 1 << uint(n)
		case noble.AtSea:
		case g.withinSiege(n): // rule: warrior-knights/siege/besieged-cannot-move-or-transfer
		case g.cityOf(s, noble.At) != None || open && noble.At == fortress:
			set |= 1 << uint(n)
		}
	}
	if open { // rule: warrior-knights/fortress/besieged-fortress-restrictions
		set |= 1 << uint(garrisonOf(s))
	}
	return set
}

// assignHired puts a hired mercenary where its Baron says, and says whether it has found a place.
// rule: warrior-knights/mercenary-draft/same-nationality-split-allowed
func (g *State) assignHired(t *play.Table, s play.Seat, troop int8) bool {
	army := g.chooseArmyFor(t, s, troop)
	if army == None {
		t.Tell(KeyNobodyLeads, int16(s), int16(troop))
		return false
	}
	g.TroopAt[troop] = army
	t.Tell(KeyAssigned, int16(troop), int16(army))
	return true
}

// chooseArmyFor is the army a hired mercenary joins; it asks if there is a choice. None if there is no
// army, or none is left: while he is asked the heirs of a noble off the map may be killed.
// rule: warrior-knights/mercenary-draft/assign-on-hiring
// rule: warrior-knights/options/heir-threat
func (g *State) chooseArmyFor(t *play.Table, s play.Seat, troop int8) int8 {
	set := g.hiredMayJoin(s)
	switch bits.OnesCount32(set) {
	case 0:
		return None
	case 1:
		return nextIn(&set)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskAssign, int16(troop))
		set := g.hiredMayJoin(s)
		if set == 0 {
			o.May(play.Choice{Verb: Pass}, play.Free)
		}
		for set != 0 {
			o.May(play.Choice{Verb: AssignTroop, A: int16(troop), B: int16(nextIn(&set))}, play.Free)
		}
	})
	if a.Verb == Pass {
		return None
	}
	return int8(a.B)
}

// clearOffer shuffles the mercenaries whom nobody hired into the deck.
// rule: warrior-knights/mercenary-draft/end-of-draft-cleanup
func (g *State) clearOffer(t *play.Table) {
	t.Onward()
	for _, troop := range g.faceUp() {
		g.TroopAt[troop] = InMercenaryDeck
		g.Mercenaries.Under(uint8(troop), 0)
	}
	g.Mercenaries.Shuffle(&g.Dice)
}

// revealOffer turns one mercenary more than there are players, or all that are left.
// rule: warrior-knights/mercenary-draft/end-of-draft-cleanup
// rule: warrior-knights/setup/step-9-reveal-mercenaries
func (g *State) revealOffer(t *play.Table) {
	var shown int16
	for range g.perDraft() {
		troop := g.turnMercenary(t)
		if troop == None {
			break
		}
		g.TroopAt[troop] = OnOffer
		shown++
	}
	t.Tell(KeyOnOffer, shown)
}
