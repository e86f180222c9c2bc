package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Round: the Dynastic phase, the Plot phase, two Turns, the Maintenance.

const (
	AskCard       play.Prompt = 10 // A chooses the card for the B. Turn of the Round
	AskUpkeep     play.Prompt = 11 // A pays its Footsoldiers: B of them, with C Gold
	AskDemobilise play.Prompt = 12 // A may demobilise
	AskOldAge     play.Prompt = 13 // the ruler of A has grown old: a token may leave the bag

	ChooseCard   play.Verb = 10 // Action card A
	PayUpkeep    play.Verb = 11 // A Gold
	LeaveUnpaid  play.Verb = 12 // the Footsoldier of territory A
	Demobilise   play.Verb = 13 // territory A
	KeepMarching play.Verb = 14 // nobody (else) is demobilised
	ForgetTrait  play.Verb = 15 // token A leaves the bag
	KeepTraits   play.Verb = 16

	KeyRound       play.Key = 20 // the Round A of the Era B begins
	KeyChosen      play.Key = 21 // A lays two cards face down
	KeyUpkeep      play.Key = 22 // A pays B Gold for its Footsoldiers
	KeyUnpaid      play.Key = 23 // A's Footsoldier in territory B is not paid and deserts; C 1: Rebellion breaks out
	KeyDemobilised play.Key = 24 // A demobilises territory B
	KeyAges        play.Key = 25 // B, who rules A, has C Old-Age tokens
	KeyForgets     play.Key = 26 // token B leaves A's bag: only A reads it
	KeyForgetsOne  play.Key = 27 // a token leaves A's bag
)

const (
	RuleMustCrusade play.Rule = 10
	RuleCrusadeCap  play.Rule = 11
	RuleUpkeep      play.Rule = 12
)

const (
	upkeepEach   = 1 // Gold for a Footsoldier
	usualCrusade = 1 // Crusade actions in an Era
)

var roundChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ChooseCard: "choose-card", PayUpkeep: "pay-upkeep", LeaveUnpaid: "leave-unpaid", Demobilise: "demobilise",
		KeepMarching: "keep-marching", ForgetTrait: "forget-trait", KeepTraits: "keep-traits",
	},
	Prompts: map[play.Prompt]string{AskCard: "card", AskUpkeep: "upkeep", AskDemobilise: "demobilise", AskOldAge: "old-age"},
	Lines: map[play.Key]string{
		KeyRound: "round", KeyChosen: "chosen", KeyUpkeep: "upkeep", KeyUnpaid: "unpaid", KeyDemobilised: "demobilised",
		KeyAges: "ages", KeyForgets: "forgets", KeyForgetsOne: "forgets-one",
	},
	Rules: map[play.Rule]string{
		RuleMustCrusade: "crusader-kings/round/plot-phase-forced-crusade", RuleCrusadeCap: "crusader-kings/round/plot-phase-crusade-cap",
		RuleUpkeep: "crusader-kings/round/troop-costs",
	},
	Refs: wording.Refs{
		ChooseCard: wording.OfA(refCard), LeaveUnpaid: wording.OfA(refTerritory), Demobilise: wording.OfA(refTerritory),
		ForgetTrait: wording.OfA(refToken),
	},
	Declining: []play.Verb{KeepTraits},
}

// beginRound begins the next Round.
// rule: crusader-kings/era/three-rounds-per-era
// rule: crusader-kings/round/dynastic-phase-order
func (g *State) beginRound(t *play.Table) {
	g.Round++
	dealing.Lapse(g, t)
	g.Turn = 0
	for s := range g.Dynasties {
		d := &g.Dynasties[s]
		d.Hushed, d.Marshal, d.Healed = false, false, false
	}
	t.Tell(KeyRound, int16(g.Round), int16(g.Era))
	g.enter(Dynastic)
}

func (g *State) beginPlots(*play.Table) { g.enter(Plotting) }

// plotPhase lets all players choose their two cards, unseen. AI dynasties choose none.
// rule: crusader-kings/round/plot-phase-two-cards
// rule: crusader-kings/ai-modes/no-plot-phase
func (g *State) plotPhase(t *play.Table) {
	var who []play.Seat
	for _, s := range g.seats() {
		if !g.ai(s) && g.cardsAt(CardHand+uint8(s)) > 0 {
			who = append(who, s) //stale:ok who was asked to choose
		}
	}
	if len(who) == 0 {
		return
	}
	t.Together(who, func(s play.Seat) {
		for turn := range int8(turnsPerRound) {
			if g.cardsAt(CardHand+uint8(s)) > 0 {
				g.chooseCard(t, s, turn)
			}
		}
		g.Dynasties[s].Crusades = g.crusadeCap(s) // rule: crusader-kings/round/plot-phase-crusade-cap
	})
	for _, s := range who {
		t.Tell(KeyChosen, int16(s))
	}
}

// chosenPlace is where the card lies that a seat has chosen for a Turn, counted from 0.
func chosenPlace(s play.Seat, turn int8) uint8 {
	return [turnsPerRound]uint8{CardFirst, CardSecond}[turn] + uint8(s)
}

func (g *State) chooseCard(t *play.Table, s play.Seat, turn int8) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCard, int16(s), int16(turn+1))
		forced, spare := g.mustCrusade(s, turn), g.hasSpare(s)
		for c, at := range g.CardAt {
			if at == CardHand+uint8(s) {
				o.May(play.Choice{Verb: ChooseCard, A: int16(c)}, g.whyNotChoose(s, box.Cards[c].Type, forced, spare))
			}
		}
	})
	g.CardAt[a.A] = chosenPlace(s, turn)
}

// whyNotChoose says why a card of a type may not be chosen for a Turn.
func (g *State) whyNotChoose(s play.Seat, kind CardType, forced, spare bool) play.Rule {
	switch {
	case forced && kind != Crusades:
		return RuleMustCrusade
	case !forced && spare && kind == Crusades && g.crusadesLeft(s) <= 0:
		return RuleCrusadeCap
	}
	return play.Free
}

// mustCrusade says whether the last card chosen in an Era must be a Crusade card: none has been used, and
// the other card chosen is none.
// rule: crusader-kings/round/plot-phase-forced-crusade
func (g *State) mustCrusade(s play.Seat, turn int8) bool {
	return g.Round == roundsPerEra && turn == turnsPerRound-1 && g.Dynasties[s].Crusaded == 0 &&
		g.crusadesChosen(s) == 0 && g.holdsType(s, func(k CardType) bool { return k == Crusades })
}

// hasSpare says whether somebody holds a card that is no Crusade. Who has none left may choose a Crusade
// card beyond what he may do, for its event.
func (g *State) hasSpare(s play.Seat) bool {
	return g.holdsType(s, func(k CardType) bool { return k != Crusades })
}

func (g *State) holdsType(s play.Seat, fits func(CardType) bool) bool {
	for c, at := range g.CardAt {
		if at == CardHand+uint8(s) && fits(box.Cards[c].Type) {
			return true
		}
	}
	return false
}

// crusadesLeft is how many more Crusade cards a player may choose, for he may not go on more Crusades in
// an Era than he is allowed now.
// rule: crusader-kings/round/plot-phase-crusade-cap
func (g *State) crusadesLeft(s play.Seat) int8 {
	return g.crusadeCap(s) - g.Dynasties[s].Crusaded - g.crusadesChosen(s)
}

// crusadeCap is how many Crusade actions a dynasty may perform in an Era as things stand: one, or two with the
// Archbishop.
func (g *State) crusadeCap(s play.Seat) int8 {
	return max(usualCrusade, g.modifier(s, CrusadeActions, NoAction))
}

func (g *State) crusadesChosen(s play.Seat) int8 {
	var n int8
	for c, at := range g.CardAt {
		if (at == CardFirst+uint8(s) || at == CardSecond+uint8(s)) && box.Cards[c].Type == Crusades {
			n++
		}
	}
	return n
}

// cardsAt is how many Action cards lie at a place.
func (g *State) cardsAt(place uint8) int8 {
	var n int8
	for _, at := range g.CardAt {
		if at == place {
			n++
		}
	}
	return n
}

// The steps of the Maintenance.
const (
	troopCosts int8 = iota
	demobilising
	oldAge
)

// maintain does the next step of the Maintenance, for all dynasties.
// rule: crusader-kings/round/maintenance-steps
// rule: crusader-kings/round/after-third-round
func (g *State) maintain(t *play.Table) {
	switch g.Stage {
	case troopCosts:
		g.payTroops(t)
	case demobilising:
		g.demobilise(t)
	case oldAge:
		g.growOld(t)
		if g.Ended == NotEnded {
			g.endRound(t)
		}
		return
	}
	g.Stage++
}

// endRound ends a Round; the third one ends the Era.
func (g *State) endRound(t *play.Table) {
	g.dropBoons(func(b Boon) bool { return b.Until == RoundEnd })
	if g.Round == roundsPerEra {
		g.endEra()
		return
	}
	g.beginRound(t)
}

// payTroops lets all players pay for their Footsoldiers.
// rule: crusader-kings/round/troop-costs
// rule: crusader-kings/concepts/knight-no-upkeep
func (g *State) payTroops(t *play.Table) {
	if who := g.commanders(); len(who) > 0 {
		t.Together(who, func(s play.Seat) {
			for g.mobilised(s) != 0 && g.Dynasties[s].Gold > 0 {
				if !g.leavesUnpaid(t, s) {
					g.payUpkeep(t, s)
					return
				}
			}
			for i := range each(g.mobilised(s)) {
				g.desert(t, i)
			}
		})
	}
}

// commanders are the players with Footsoldiers.
func (g *State) commanders() []play.Seat {
	var who []play.Seat
	for _, s := range g.seats() {
		if !g.ai(s) && g.mobilised(s) != 0 {
			who = append(who, s)
		}
	}
	return who
}

// upkeep is what a dynasty's Footsoldiers cost.
func (g *State) upkeep(s play.Seat) int16 { return upkeepEach * int16(size(g.mobilised(s))) }

// leavesUnpaid asks whether a player pays all his Footsoldiers or leaves one unpaid.
func (g *State) leavesUnpaid(t *play.Table, s play.Seat) bool {
	a := t.Await(func(o *play.Asking) {
		due, why := g.upkeep(s), play.Free
		o.To(s, AskUpkeep, int16(s), due, g.Dynasties[s].Gold)
		if !g.affords(s, due) {
			why = RuleUpkeep
		}
		o.May(play.Choice{Verb: PayUpkeep, A: due}, why)
		for i := range each(g.mobilised(s)) {
			o.May(play.Choice{Verb: LeaveUnpaid, A: int16(i)}, play.Free)
		}
	})
	if a.Verb == PayUpkeep {
		return false
	}
	g.desert(t, int8(a.A))
	return true
}

func (g *State) payUpkeep(t *play.Table, s play.Seat) {
	t.Tell(KeyUpkeep, int16(s), g.pay(s, g.upkeep(s)))
}

// desert removes a Footsoldier who was not paid; Rebellion breaks out, if a token is left.
// rule: crusader-kings/round/unpaid-troops
func (g *State) desert(t *play.Table, i int8) {
	x := &g.Territories[i]
	x.Foot = false
	t.Tell(KeyUnpaid, int16(x.Owner), int16(i), int16(b2i(g.rebel(i))))
}

// demobilise lets all players send Footsoldiers home.
// rule: crusader-kings/round/voluntary-demobilise
func (g *State) demobilise(t *play.Table) {
	if who := g.commanders(); len(who) > 0 {
		t.Together(who, func(s play.Seat) {
			for g.mobilised(s) != 0 {
				a := t.Await(func(o *play.Asking) {
					o.To(s, AskDemobilise, int16(s))
					o.May(play.Choice{Verb: KeepMarching}, play.Free)
					for i := range each(g.mobilised(s)) {
						o.May(play.Choice{Verb: Demobilise, A: int16(i)}, play.Free)
					}
				})
				if a.Verb == KeepMarching {
					return
				}
				g.sendHome(t, int8(a.A))
			}
		})
	}
}

// sendHome removes a Footsoldier; no Rebellion follows.
func (g *State) sendHome(t *play.Table, i int8) {
	x := &g.Territories[i]
	x.Foot = false
	t.Tell(KeyDemobilised, int16(x.Owner), int16(i))
}

// growOld gives every ruler an Old-Age token. The fourth lets a trait be forgotten, the fifth is death.
// rule: crusader-kings/round/old-age-token
// rule: crusader-kings/components/old-age-supply
func (g *State) growOld(t *play.Table) {
	for _, s := range g.seats() { //stale:ok in the order in which it began; a death may cost half a realm, and nobody all of it
		d := &g.Dynasties[s]
		if d.OldAge == oldAgeTokens {
			g.kill(t, g.rulerOf(s), OldAge) // rule: crusader-kings/round/old-age-fifth
			continue
		}
		d.OldAge++
		t.Tell(KeyAges, int16(s), int16(g.rulerOf(s)), int16(d.OldAge))
		if d.OldAge == oldAgeTokens && g.tokensAt(bag(s)) > 0 { // rule: crusader-kings/round/old-age-fourth
			g.forget(t, s)
		}
	}
}

// forget lets a player remove a token from his bag. Which one only he sees.
// rule: crusader-kings/round/old-age-fourth
// rule: crusader-kings/round/old-age-fourth-token-destination
func (g *State) forget(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskOldAge, int16(s))
		g.eachTrait(bag(s), func(token int16) { o.May(play.Choice{Verb: ForgetTrait, A: token}, play.Free) })
		o.May(play.Choice{Verb: KeepTraits}, play.Free)
	})
	if a.Verb == ForgetTrait {
		g.returnToken(a.A)
		t.TellOnly(1<<s, KeyForgets, int16(s), a.A)
		for _, o := range g.others(s) {
			t.TellOnly(1<<o, KeyForgetsOne, int16(s))
		}
	}
}

// eachTrait calls f for one token of every trait at a place, for every pool it comes from.
func (g *State) eachTrait(at Place, f func(token int16)) {
	last := BoxToken{Trait: None}
	for i := range int16(tokens) {
		if g.TokenAt[i] == at && box.Tokens[i] != last {
			f(i)
			last = box.Tokens[i]
		}
	}
}
