package crusaderkings

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The War cards: Invade. Here every Footsoldier gets its part, War is declared and Pacts are called upon;
// conquest.go tells how the attacks come out.

const (
	DeclareAttack play.Verb = 127 // upon territory A from territory B
	JoinAttack    play.Verb = 128 // the attack upon territory A, from territory B
	CallPact      play.Verb = 129 // for the attack upon territory A, the dynasty B
	CallAlly      play.Verb = 130 // for the attack upon territory A, the independent territory B
	BeginInvasion play.Verb = 131 // of A attacks
	CallOff       play.Verb = 132
	GiveSupport   play.Verb = 133 // for the attack upon territory A
	RefuseSupport play.Verb = 134 // and break the Pact with B

	AskInvade  play.Prompt = 207 // A attacks have been declared
	AskCounter play.Prompt = 208 // A attacks have been declared in answer to B, whose attack upon territory C failed
	AskSupport play.Prompt = 209 // A calls for support against territory B of C

	KeyAttack   play.Key = 470 // A attacks territory B of C (or Nobody's) from territory D
	KeyWar      play.Key = 471 // War between A and B
	KeyJoined   play.Key = 472 // A's Footsoldier in territory C supports the attack upon territory B
	KeySupports play.Key = 473 // dynasty A supports the attack of B upon territory C
	KeyDeserts  play.Key = 474 // dynasty A refuses to support the attack of B upon territory C
	KeyAllied   play.Key = 475 // territory A supports the attack of B upon territory C

	RuleOthersLand   play.Rule = 470
	RuleNeedsFoot    play.Rule = 471
	RuleNeedsCause   play.Rule = 472
	RuleOneAttack    play.Rule = 473
	RuleOneRole      play.Rule = 474
	RuleSupportWhere play.Rule = 475
	RuleNavyLimit    play.Rule = 476
	RulePactBeside   play.Rule = 477
	RuleTornPact     play.Rule = 478
	RuleAnnexation   play.Rule = 479
	RulePrepared     play.Rule = 480
	RuleOneCounter   play.Rule = 481
	RuleTookPart     play.Rule = 482
)

var invadeChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		DeclareAttack: "declare-attack", JoinAttack: "join-attack", CallPact: "call-pact", CallAlly: "call-ally",
		BeginInvasion: "begin-invasion", CallOff: "call-off", GiveSupport: "give-support", RefuseSupport: "refuse-support",
	},
	Prompts: map[play.Prompt]string{AskInvade: "invade", AskCounter: "counter-attack", AskSupport: "support"},
	Lines: map[play.Key]string{
		KeyAttack: "attack", KeyWar: "war", KeyJoined: "joined", KeySupports: "supports", KeyDeserts: "deserts", KeyAllied: "allied",
	},
	Rules: map[play.Rule]string{
		RuleOthersLand:   "crusader-kings/invade/purpose",
		RuleNeedsFoot:    "crusader-kings/invade/require-adjacent-mobilised",
		RuleNeedsCause:   "crusader-kings/invade/require-war-or-casus-belli",
		RuleOneAttack:    "crusader-kings/invade/one-attack-per-target",
		RuleOneRole:      "crusader-kings/invade/support-is-exclusive",
		RuleSupportWhere: "crusader-kings/invade/support-draw",
		RuleNavyLimit:    "crusader-kings/invade/navy-limit",
		RulePactBeside:   "crusader-kings/pacts/effect-extra-draw",
		RuleTornPact:     "crusader-kings/pacts/effect-casus-belli",
		RuleAnnexation:   "crusader-kings/invade/annexation",
		RulePrepared:     "crusader-kings/mobilise/war-prerequisites",
		RuleOneCounter:   "crusader-kings/invade/counter-attack",
		RuleTookPart:     "crusader-kings/invade/counter-attack-pact-supporters",
	},
	Refs: wording.Refs{
		DeclareAttack: func(c play.Choice) []string { return []string{refTerritory(c.A), refTerritory(c.B)} },
		JoinAttack:    wording.OfB(refTerritory), CallPact: wording.OfB(refSeat), CallAlly: wording.OfB(refTerritory),
		GiveSupport: wording.OfA(refTerritory), RefuseSupport: wording.OfB(refSeat),
	},
	Closing:   []play.Verb{BeginInvasion},
	Declining: []play.Verb{CallOff},
}

var noInvasion = Invasion{Seat: play.Nobody, Now: None}

// invadeAction lets a player give his Footsoldiers their parts, then carries the attacks out.
// rule: crusader-kings/invade/declare-roles-first
func (g *State) invadeAction(t *play.Table, s play.Seat) {
	g.Invasion = Invasion{Seat: s, Now: None, Planned: true}
	if g.planInvasion(t, s, g.open(), AskInvade) {
		g.Card.Action = Invade
		g.fight(t)
	}
	g.Invasion = noInvasion
}

// invade carries out attacks whose parts are given.
func (g *State) invade(t *play.Table, s play.Seat, attacks ...Attack) {
	g.Card.Action = Invade
	g.Invasion = Invasion{Seat: s, Now: None}
	g.Invasion.Count = int8(copy(g.Invasion.Attacks[:], attacks))
	g.fight(t)
	g.Invasion = noInvasion
}

// planInvasion asks for the attacks upon the targets there are, who supports them and whom to call upon,
// until all is said. It returns false if nothing is attacked. An AI dynasty always uses all the support it
// has.
// rule: crusader-kings/invade/several-attacks
func (g *State) planInvasion(t *play.Table, s play.Seat, targets uint64, ask play.Prompt, args ...int16) bool {
	for {
		a := t.Await(func(o *play.Asking) { g.askInvasion(o, s, targets, ask, args) })
		v := &g.Invasion
		switch a.Verb {
		case BeginInvasion:
			v.Planned = false // rule: crusader-kings/general/trade-not-unresolved-territory
			return true
		case CallOff:
			return false
		case DeclareAttack:
			v.Attacks[v.Count] = Attack{From: int8(a.B), Target: int8(a.A), Defender: g.Territories[a.A].Owner}
			if g.ai(s) { // rule: crusader-kings/ai-modes/always-uses-support
				v.Attacks[v.Count] = g.supported(s, int8(a.B), int8(a.A))
				v.Count++
				v.Planned = false // rule: crusader-kings/general/trade-not-unresolved-territory
				return true
			}
			v.Count++
		case JoinAttack:
			g.attackUpon(int8(a.A)).Support |= 1 << a.B
		case CallPact:
			g.attackUpon(int8(a.A)).Pacts |= 1 << a.B // rule: crusader-kings/invade/pact-support-several
		case CallAlly:
			g.attackUpon(int8(a.A)).Allies |= 1 << a.B // rule: crusader-kings/invade/pact-support-several
		}
	}
}

// replan drops from the plan of an invasion the attacks and the support that a trade, or a Pact that is broken, has made
// impossible while it is planned.
// rule: crusader-kings/general/trade-any-time
func (g *State) replan() {
	v := &g.Invasion
	if !v.Planned {
		return
	}
	planned := v.Attacks[:v.Count]
	kept := slices.DeleteFunc(planned, func(a Attack) bool { return g.whyNotAttack(v.Seat, a.From, a.Target) != play.Free })
	v.Count = int8(len(kept))
	for k := range kept {
		g.dropSupport(&kept[k])
	}
}

// dropSupport takes out of an attack whoever can support it no longer.
func (g *State) dropSupport(a *Attack) {
	s := g.Invasion.Seat
	for from := range each(a.Support) {
		if !holds(g.mobilised(s), from) || !holds(g.reach(s, from), a.Target) {
			a.Support &^= 1 << from
		}
	}
	for ally := range each(uint64(a.Pacts)) {
		if !g.inPact(s, play.Seat(ally)) || g.lands(play.Seat(ally))&g.beside(a.Target) == 0 {
			a.Pacts &^= 1 << ally
		}
	}
	a.Allies &= g.pactLands(s) & g.beside(a.Target)
}

// askInvasion lists what can still be added to the plan.
func (g *State) askInvasion(o *play.Asking, s play.Seat, targets uint64, ask play.Prompt, args []int16) {
	v := &g.Invasion
	o.To(s, ask, append([]int16{int16(v.Count)}, args...)...)
	for from := range each(g.lands(s)) {
		if !g.Territories[from].Foot && !o.Looking() {
			continue
		}
		for i := range each(g.reach(s, from) &^ g.lands(s)) {
			o.May(play.Choice{Verb: DeclareAttack, A: int16(i), B: int16(from)}, g.whyNotDeclare(s, from, i, targets))
		}
	}
	for k := range v.Attacks[:v.Count] {
		g.askSupport(o, s, &v.Attacks[k])
	}
	if v.Count > 0 {
		o.May(play.Choice{Verb: BeginInvasion, A: int16(v.Count)}, play.Free)
	} else {
		o.May(play.Choice{Verb: CallOff}, play.Free)
	}
}

// askSupport lists who can still support an attack that has been declared.
// rule: crusader-kings/invade/support-draw
// rule: crusader-kings/invade/pact-support-several
func (g *State) askSupport(o *play.Asking, s play.Seat, a *Attack) {
	for from := range each(g.mobilised(s) &^ (1 << a.From)) {
		o.May(play.Choice{Verb: JoinAttack, A: int16(a.Target), B: int16(from)}, g.whyNotJoin(s, from, a))
	}
	for _, ally := range g.others(s) {
		if g.inPact(s, ally) {
			o.May(play.Choice{Verb: CallPact, A: int16(a.Target), B: int16(ally)}, g.whyNotCall(ally, a))
		}
	}
	for i := range each(g.pactLands(s)) {
		o.May(play.Choice{Verb: CallAlly, A: int16(a.Target), B: int16(i)}, g.whyNotCallLand(s, i, a))
	}
}

// pactLands are the independent territories in a Pact with a dynasty.
func (g *State) pactLands(s play.Seat) uint64 {
	var set uint64
	for i := range each(g.lands(play.Nobody)) {
		if g.Territories[i].Pact == s {
			set |= 1 << i
		}
	}
	return set
}

// attackUpon is the attack of this invasion upon a territory, or nil.
func (g *State) attackUpon(target int8) *Attack {
	for k := range g.Invasion.Attacks[:g.Invasion.Count] {
		if a := &g.Invasion.Attacks[k]; a.Target == target {
			return a
		}
	}
	return nil
}

// engaged are the territories whose Footsoldiers have a part already.
// rule: crusader-kings/invade/support-is-exclusive
func (g *State) engaged() uint64 {
	var set uint64
	for _, a := range g.Invasion.Attacks[:g.Invasion.Count] {
		set |= a.Support | 1<<a.From
	}
	return set
}

// whyNotInvade is Free if there is anything a dynasty can attack.
// rule: crusader-kings/mobilise/war-prerequisites
func (g *State) whyNotInvade(s play.Seat) play.Rule {
	for from := range each(g.mobilised(s)) {
		for i := range each(g.reach(s, from)) {
			if g.whyNotAttack(s, from, i) == play.Free {
				return play.Free
			}
		}
	}
	return RulePrepared
}

// whyNotAttack is the rule that forbids the Footsoldier of a territory to attack another.
// rule: crusader-kings/mobilise/war-prerequisites
// rule: crusader-kings/mobilise/footsoldier-roles
func (g *State) whyNotAttack(s play.Seat, from, target int8) play.Rule {
	x, owner := &g.Territories[from], g.Territories[target].Owner
	switch {
	case owner == s: // rule: crusader-kings/invade/purpose
		return RuleOthersLand
	case x.Owner != s || !x.Foot || !holds(g.reach(s, from), target): // rule: crusader-kings/invade/require-adjacent-mobilised
		return RuleNeedsFoot
	// rule: crusader-kings/invade/require-war-or-casus-belli
	// rule: crusader-kings/invade/independent-needs-none
	// rule: crusader-kings/plots/casus-belli-purpose
	// rule: crusader-kings/plots/casus-belli-covers-dynasty
	case owner != play.Nobody && !g.atWar(s, owner) && !g.hasCasusBelli(s, owner):
		return RuleNeedsCause
	}
	return play.Free
}

// whyNotDeclare is the rule that forbids an attack beside those declared. In a counter-attack there is one,
// upon a territory that took part in what it answers.
// rule: crusader-kings/invade/several-attacks
// rule: crusader-kings/invade/counter-attack
func (g *State) whyNotDeclare(s play.Seat, from, target int8, targets uint64) play.Rule {
	switch {
	case g.Invasion.Counter && g.Invasion.Count > 0:
		return RuleOneCounter
	case !holds(targets, target):
		return RuleTookPart
	case g.attackUpon(target) != nil: // rule: crusader-kings/invade/one-attack-per-target
		return RuleOneAttack
	case holds(g.engaged(), from): // rule: crusader-kings/invade/support-is-exclusive
		return RuleOneRole
	}
	return g.whyNotAttack(s, from, target)
}

// whyNotJoin is the rule that forbids a Footsoldier to support an attack.
// rule: crusader-kings/invade/support-draw
// rule: crusader-kings/invade/support-is-exclusive
func (g *State) whyNotJoin(s play.Seat, from int8, a *Attack) play.Rule {
	switch {
	case holds(g.engaged(), from):
		return RuleOneRole
	case !holds(g.reach(s, from), a.Target):
		return RuleSupportWhere
	case g.bySeaOnly(from, a.Target) && g.shipped(a): // rule: crusader-kings/invade/navy-limit
		return RuleNavyLimit
	}
	return play.Free
}

// bySeaOnly says whether nothing but the Navy joins two territories.
func (g *State) bySeaOnly(from, to int8) bool { return !holds(g.beside(from), to) }

// shipped says whether a Footsoldier has a part in an attack that only the Navy brings there.
// rule: crusader-kings/invade/navy-limit
func (g *State) shipped(a *Attack) bool {
	for from := range each(a.Support | 1<<a.From) {
		if g.bySeaOnly(from, a.Target) {
			return true
		}
	}
	return false
}

// whyNotCall is the rule that forbids to call on a dynasty one has a Pact with: it must lie beside the
// target, and give one draw only. Whose own ally is attacked breaks the Pact when the attack is declared.
// rule: crusader-kings/pacts/effect-extra-draw
// rule: crusader-kings/invade/pact-support-several
func (g *State) whyNotCall(ally play.Seat, a *Attack) play.Rule {
	x := &g.Territories[a.Target]
	switch {
	case x.Pact == g.Invasion.Seat: // rule: crusader-kings/invade/annexation
		return RuleAnnexation
	case a.Pacts>>ally&1 == 1 || g.lands(ally)&g.beside(a.Target) == 0: // rule: crusader-kings/pacts/effect-extra-draw
		return RulePactBeside
	case x.Pact == ally || x.Owner != play.Nobody && g.inPact(x.Owner, ally): // rule: crusader-kings/pacts/effect-casus-belli
		return RuleTornPact
	}
	return play.Free
}

// whyNotCallLand is the rule that forbids to call on an independent territory one has a Pact with.
// rule: crusader-kings/pacts/effect-extra-draw
// rule: crusader-kings/invade/pact-support-several
func (g *State) whyNotCallLand(s play.Seat, i int8, a *Attack) play.Rule {
	switch {
	case g.Territories[a.Target].Pact == s:
		return RuleAnnexation // rule: crusader-kings/invade/annexation
	case holds(a.Allies, i) || !holds(g.beside(a.Target), i):
		return RulePactBeside
	}
	return play.Free
}

// supported is an attack with all the support there is for it: every other Footsoldier and every Pact.
// rule: crusader-kings/ai-modes/always-uses-support
func (g *State) supported(s play.Seat, from, target int8) Attack {
	a := Attack{From: from, Target: target, Defender: g.Territories[target].Owner}
	for other := range each(g.mobilised(s) &^ (1 << from) &^ g.engaged()) {
		if holds(g.reach(s, other), target) && !(g.bySeaOnly(other, target) && g.shipped(&a)) {
			a.Support |= 1 << other
		}
	}
	if g.Territories[target].Pact == s {
		return a
	}
	for _, ally := range g.others(s) {
		if g.inPact(s, ally) && g.lands(ally)&g.beside(target) != 0 {
			a.Pacts |= 1 << ally
		}
	}
	a.Allies = g.pactLands(s) & g.beside(target)
	return a
}

// declare makes an attack known: War breaks out, and the allies of who is attacked have a Casus Belli.
// rule: crusader-kings/invade/declaring-war
func (g *State) declare(t *play.Table, a *Attack) {
	s := g.Invasion.Seat
	a.Defender = g.Territories[a.Target].Owner
	t.Tell(KeyAttack, int16(s), int16(a.Target), int16(a.Defender), int16(a.From))
	if a.Defender != play.Nobody {
		g.declareWar(t, s, a.Defender)
	}
	g.alarm(t, s, a.Target) // rule: crusader-kings/pacts/effect-casus-belli
	for from := range each(a.Support) {
		t.Tell(KeyJoined, int16(s), int16(a.Target), int16(from))
	}
	for i := range each(a.Allies) {
		t.Tell(KeyAllied, int16(i), int16(s), int16(a.Target))
	}
}

// declareWar puts two dynasties at War with each other; no Casus Belli between them is needed any more. Who has one, as
// an attacker must, is in no Pact with the other.
// rule: crusader-kings/invade/declaring-war
func (g *State) declareWar(t *play.Table, a, b play.Seat) {
	if g.atWar(a, b) {
		return
	}
	x, y := &g.Dynasties[a], &g.Dynasties[b]
	x.Wars, y.Wars = x.Wars|1<<b, y.Wars|1<<a
	x.CasusBelli, y.CasusBelli = x.CasusBelli&^(1<<b), y.CasusBelli&^(1<<a)
	t.Tell(KeyWar, int16(a), int16(b))
}

// callPacts asks the dynasties that are called upon for an attack. Who supports it gives the defender a
// Casus Belli; who does not breaks the Pact. An AI dynasty always supports its ally.
// rule: crusader-kings/invade/pact-support-several
// rule: crusader-kings/invade/pact-support-without-footsoldier
// rule: crusader-kings/invade/pact-support-gives-casus-belli
// rule: crusader-kings/invade/pact-support-refusal
func (g *State) callPacts(t *play.Table, k int8) {
	s := g.Invasion.Seat
	a := &g.Invasion.Attacks[k]
	for i := range each(uint64(a.Pacts)) {
		ally := play.Seat(i)
		// rule: crusader-kings/ai-modes/always-gives-support
		// rule: crusader-kings/invade/pact-support-refusal
		stands := g.inPact(s, ally) && (g.ai(ally) || g.standsBy(t, ally, a))
		switch {
		case !g.inPact(s, ally): // it was broken by an attack, or while the ally was asked
			a.Pacts &^= 1 << ally
		case stands:
			t.Tell(KeySupports, int16(ally), int16(s), int16(a.Target))
			if a.Defender != play.Nobody {
				g.gainCasusBelli(t, a.Defender, ally)
			}
		default:
			a.Pacts &^= 1 << ally
			t.Tell(KeyDeserts, int16(ally), int16(s), int16(a.Target))
			g.breakPact(t, ally, s)
		}
	}
}

// standsBy asks a dynasty whether it supports an attack of its ally.
func (g *State) standsBy(t *play.Table, ally play.Seat, a *Attack) bool {
	answer := t.Await(func(o *play.Asking) {
		o.To(ally, AskSupport, int16(g.Invasion.Seat), int16(a.Target), int16(a.Defender))
		o.May(play.Choice{Verb: GiveSupport, A: int16(a.Target)}, play.Free)
		o.May(play.Choice{Verb: RefuseSupport, A: int16(a.Target), B: int16(g.Invasion.Seat)}, play.Free)
	})
	return answer.Verb == GiveSupport
}
