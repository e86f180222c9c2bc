package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The War cards: how the attacks of an Invade action come out.

const (
	pillageGold = 2

	ResolveAttack play.Verb = 135 // upon territory A from territory B
	MoveIn        play.Verb = 136 // to territory A from territory B
	Pillage       play.Verb = 137 // territory A
	StayPut       play.Verb = 138

	AskResolve  play.Prompt = 210 // which attack is next
	AskConquest play.Prompt = 211 // what becomes of territory A

	KeyAnnexed   play.Key = 480 // A annexes territory B
	KeyConquered play.Key = 481 // A conquers territory B, which was C's or Nobody's
	KeyRepelled  play.Key = 482 // A's attack upon territory B fails
	KeyLapsed    play.Key = 483 // A's attack upon territory B cannot be carried out any more
	KeyMovesIn   play.Key = 484 // A's Footsoldier moves from territory C to territory B
	KeyPillaged  play.Key = 485 // A pillages territory B for C Gold
	KeyCounter   play.Key = 486 // A strikes back at B
	KeyDukeLeads play.Key = 487 // the Duke A leads the attack upon territory B
)

var conquestChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ResolveAttack: "resolve-attack", MoveIn: "move-in", Pillage: "pillage", StayPut: "stay-put",
	},
	Prompts: map[play.Prompt]string{AskResolve: "resolve-attack", AskConquest: "conquest"},
	Lines: map[play.Key]string{
		KeyAnnexed: "annexed", KeyConquered: "conquered", KeyRepelled: "repelled", KeyLapsed: "attack-lapses", KeyMovesIn: "moves-in",
		KeyPillaged: "pillaged", KeyCounter: "counter", KeyDukeLeads: "duke-leads",
	},
	Refs: wording.Refs{
		ResolveAttack: wording.OfA(refTerritory), MoveIn: wording.OfB(refTerritory), Pillage: wording.OfA(refTerritory),
	},
	Declining: []play.Verb{StayPut},
}

// fight declares all attacks of the invasion, calls on the Pacts, and carries the attacks out in the order
// in which the attacker likes.
// rule: crusader-kings/invade/declare-roles-first
func (g *State) fight(t *play.Table) {
	for k := range g.Invasion.Count {
		g.declare(t, &g.Invasion.Attacks[k])
		g.endsPeace(t, g.Invasion.Seat, g.Invasion.Attacks[k].Defender)
	}
	for k := range g.Invasion.Count { //stale:ok all are declared by now
		g.callPacts(t, k) // rule: crusader-kings/invade/pact-support-several
	}
	for g.Ended == NotEnded {
		k := g.nextAttack(t)
		if k == None {
			return
		}
		g.resolveAttack(t, k)
	}
}

// nextAttack is which attack is carried out now, or None. What has become illegal is not.
// rule: crusader-kings/invade/declare-roles-first
func (g *State) nextAttack(t *play.Table) int8 {
	s := g.Invasion.Seat
	for k := range g.Invasion.Count {
		if a := &g.Invasion.Attacks[k]; !a.Done && g.whyNotAttack(s, a.From, a.Target) != play.Free {
			a.Done = true
			t.Tell(KeyLapsed, int16(s), int16(a.Target))
		}
	}
	left := g.attacksLeft()
	switch len(left) {
	case 0:
		return None
	case 1:
		return left[0]
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskResolve)
		for _, k := range g.attacksLeft() {
			a := &g.Invasion.Attacks[k]
			o.May(play.Choice{Verb: ResolveAttack, A: int16(a.Target), B: int16(a.From), C: int16(k)}, play.Free)
		}
	})
	return int8(a.C)
}

// attacksLeft are the attacks not yet carried out.
// rule: crusader-kings/invade/declare-roles-first
func (g *State) attacksLeft() []int8 {
	var left []int8
	for k := range g.Invasion.Count {
		if !g.Invasion.Attacks[k].Done {
			left = append(left, k)
		}
	}
	return left
}

// resolveAttack carries out an attack. A territory in a Pact with the attacker is annexed; any other takes
// a check, for which a Duke who leads the attack out of his Duchy lends his traits.
// rule: crusader-kings/invade/declare-roles-first
// rule: crusader-kings/invade/victory
// rule: crusader-kings/invade/failure
// rule: crusader-kings/invade/annexation
// rule: crusader-kings/invade/annexation-needs-footsoldier
// rule: crusader-kings/titles/duke-trait-joins-invasion
// rule: crusader-kings/titles/duke-trait-returns
func (g *State) resolveAttack(t *play.Table, k int8) {
	s := g.Invasion.Seat
	a := &g.Invasion.Attacks[k]
	g.Invasion.Now = k
	x := &g.Territories[a.Target]
	// rule: crusader-kings/invade/declaring-war
	if x.Owner != a.Defender { // it has changed hands since
		g.declare(t, a)
	}
	if x.Pact == s {
		t.Tell(KeyAnnexed, int16(s), int16(a.Target))
		a.Won = true
	} else {
		duke := g.dukeOf(a.From)
		if duke != None {
			t.Tell(KeyDukeLeads, int16(duke), int16(a.Target))
		}
		a.Won = g.check(t, Trial{
			Seat: s, Action: Invade, About: a.Target, Needed: g.defence(a.Target), Draws: g.support(a), Guest: duke,
			Against: x.Owner == play.Nobody, // rule: crusader-kings/invade/other-modifiers
		})
		if a.Won {
			t.Tell(KeyConquered, int16(s), int16(a.Target), int16(x.Owner))
		} else {
			t.Tell(KeyRepelled, int16(s), int16(a.Target))
		}
	}
	if a.Won {
		g.conquer(t, a)
	}
	a.Done = true
	g.Invasion.Now = None
	if !a.Won {
		g.counterAttack(t, *a) // rule: crusader-kings/invade/counter-attack
	}
}

// defence is how many successes it takes to invade a territory.
// rule: crusader-kings/invade/base-successes
// rule: crusader-kings/invade/defence-mobilised
// rule: crusader-kings/invade/defence-other
func (g *State) defence(i int8) int8 {
	x := &g.Territories[i]
	needed := 1 + g.hold(i) + b2i(x.Foot)
	if x.Owner != play.Nobody {
		needed += g.modifier(x.Owner, MoreDefence, Invade)
	}
	return max(1, needed)
}

// support is how many draws an attack has from those who support it and still can: one for every
// Footsoldier and every Pact.
// rule: crusader-kings/invade/support-draw
// rule: crusader-kings/invade/other-modifiers
// rule: crusader-kings/pacts/effect-extra-draw
func (g *State) support(a *Attack) int8 {
	n := size(g.backing(a))
	for ally := range each(uint64(g.backers(a))) {
		n += b2i(g.lands(play.Seat(ally))&g.beside(a.Target) != 0)
	}
	return n
}

// backing are the territories that support an attack by themselves and still can, backers the dynasties: those in
// a Pact with the attacker that nobody has broken since.
func (g *State) backing(a *Attack) uint64 {
	s := g.Invasion.Seat
	return a.Support&g.mobilised(s) | a.Allies&g.pactLands(s)
}

func (g *State) backers(a *Attack) uint8 { return a.Pacts & g.Dynasties[g.Invasion.Seat].Pacts }

// conquer carries out a victory: who lived in the territory dies, the attacker's Knight comes to stand
// there; then one of his Footsoldiers moves in, or he pillages it, or neither.
// rule: crusader-kings/invade/victory
// rule: crusader-kings/invade/characters-killed
// rule: crusader-kings/realm/castle-stays
func (g *State) conquer(t *play.Table, a *Attack) {
	s := g.Invasion.Seat
	if p := g.courted(a.Target); p != None {
		t.Tell(KeyDies, int16(p), int16(play.Nobody), int16(InConquest))
		g.discard(p, InConquest)
	}
	g.killDuke(t, a.Target)
	how := Conquered
	if g.Territories[a.Target].Pact == s {
		how = Annexed
	}
	g.takeTerritory(t, a.Target, s, how)
	if g.Ended != NotEnded || g.Territories[a.Target].Owner != s { // he released it at once
		return
	}
	answer := t.Await(func(o *play.Asking) {
		o.To(s, AskConquest, int16(a.Target))
		for from := range each((a.Support | 1<<a.From) & g.mobilised(s)) {
			o.May(play.Choice{Verb: MoveIn, A: int16(a.Target), B: int16(from)}, play.Free)
		}
		o.May(play.Choice{Verb: Pillage, A: int16(a.Target)}, g.whyNotPillage()) // rule: crusader-kings/invade/pillage
		o.May(play.Choice{Verb: StayPut}, play.Free)
	})
	switch answer.Verb {
	case MoveIn:
		g.moveIn(t, s, int8(answer.B), a.Target)
	case Pillage:
		g.pillage(t, s, a.Target) // rule: crusader-kings/invade/pillage
	}
}

// moveIn moves a Footsoldier into a conquered territory, which ends every Rebellion there.
// rule: crusader-kings/invade/move-footsoldier-in
func (g *State) moveIn(t *play.Table, s play.Seat, from, to int8) {
	g.Territories[from].Foot = false
	g.Territories[to].Foot, g.Territories[to].Rebellion = true, 0
	t.Tell(KeyMovesIn, int16(s), int16(to), int16(from))
}

// whyNotPillage forbids to pillage when no Rebellion token is left to pay for it.
// rule: crusader-kings/general/component-limits
func (g *State) whyNotPillage() play.Rule {
	if g.rebellionLeft() == 0 {
		return RuleTokensLeft
	}
	return play.Free
}

// pillage takes Gold out of a conquered territory that no Footsoldier has moved into, and leaves Rebellion.
// rule: crusader-kings/invade/pillage
// rule: crusader-kings/invade/pillage-needs-empty
func (g *State) pillage(t *play.Table, s play.Seat, i int8) {
	g.rebel(i)
	t.Tell(KeyPillaged, int16(s), int16(i), g.gain(s, pillageGold))
}

// counterAttack lets the controller of a Mobilised territory answer an attack that failed with one upon a
// territory that took part in it. It is not answered again.
// rule: crusader-kings/invade/failure
// rule: crusader-kings/invade/counter-attack
// rule: crusader-kings/invade/counter-attack-free
// rule: crusader-kings/invade/no-counter-counter-attack
func (g *State) counterAttack(t *play.Table, failed Attack) {
	x := &g.Territories[failed.Target]
	s := x.Owner //stale:ok what is in dispute is not traded
	targets := g.tookPart(&failed)
	if g.Invasion.Counter || !x.Foot || !g.canStrike(s, targets) {
		return
	}
	g.Answered = g.Invasion
	g.Invasion = Invasion{Seat: s, Now: None, Counter: true, Planned: true}
	if g.planInvasion(t, s, targets, AskCounter, int16(g.Answered.Seat), int16(failed.Target)) {
		t.Tell(KeyCounter, int16(s), int16(g.Answered.Seat))
		g.fight(t)
		g.spend(s, Invade)
	}
	g.Invasion, g.Answered = g.Answered, noInvasion
}

// tookPart are the territories that had a part in an attack: those of the attacker's Footsoldiers, and of
// the Pacts that supported it.
// rule: crusader-kings/invade/counter-attack-pact-supporters
func (g *State) tookPart(a *Attack) uint64 {
	set := g.backing(a) | 1<<a.From
	for ally := range each(uint64(g.backers(a))) {
		set |= g.lands(play.Seat(ally)) & g.beside(a.Target)
	}
	return set
}

// canStrike says whether a dynasty can attack any of some territories.
// rule: crusader-kings/invade/counter-attack
func (g *State) canStrike(s play.Seat, targets uint64) bool {
	for from := range each(g.mobilised(s)) {
		for i := range each(targets & g.reach(s, from)) {
			if g.whyNotAttack(s, from, i) == play.Free {
				return true
			}
		}
	}
	return false
}
