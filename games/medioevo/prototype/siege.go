package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// A siege from turn to turn: the engines of both sides duel, the walls are shot down, who finds no room fights in the
// field, and hunger wears both sides down. The besieger carries it on by a deed in his Combat, or gives it up.

const (
	LoseEngine play.Verb = 553 // the siege engine A
	ShowGenius play.Verb = 554 // at the siege
	HideGenius play.Verb = 555

	AskLoseEngine play.Prompt = 550 // which engine has been hit at territory A
	AskGenius     play.Prompt = 551 // does GENIO take part in the siege of territory A

	KeyShots      play.Key = 553 // the engines of A hit B of the other side's
	KeyEngineLost play.Key = 554 // A loses an engine of level B
	KeyGenius     play.Key = 557 // A has GENIO at work at territory B
)

var siegeChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{LoseEngine: "lose-engine", ShowGenius: "show-genius", HideGenius: "hide-genius"},
	Prompts: map[play.Prompt]string{AskLoseEngine: "lose-engine", AskGenius: "genius"},
	Lines:   map[play.Key]string{KeyShots: "shots", KeyEngineLost: "engine-lost", KeyGenius: "genius"},
	Refs:    wording.Refs{LoseEngine: wording.OfA(force.RefEngine)},
}

// artilleryAtOnce goes on from a siege just laid: the engines shoot at once, and without one it is over.
// rule: mu-prototype/siege/artillery
func artilleryAtOnce(g *force.State, t *play.Table) force.Upshot {
	artillery(g, t)
	return withEngines(g, t, force.Besieging)
}

// withEngines is how the siege goes on: without an engine only the assault is left, or to leave.
// rule: mu-prototype/siege/needs-engine-to-continue
func withEngines(g *force.State, t *play.Table, on force.Upshot) force.Upshot {
	b := &g.Battle
	if g.Guns(g.Besiegers(b.Sides[force.Attacking].Main, b.At)) != 0 {
		return on
	}
	return stormOrLeave(g, t)
}

// stormOrLeave is the end of a siege that cannot be carried on.
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func stormOrLeave(g *force.State, t *play.Table) force.Upshot {
	if g.AtTheWalls(t) == force.Storm {
		return g.StormWalls(t)
	}
	return force.GivenUp
}

// offerCarryOn offers to carry a siege on.
// rule: mu-prototype/siege/superiority-rechecked
func offerCarryOn(g *force.State, o *play.Asking, p force.Place) {
	o.May(play.Choice{Verb: force.CarryOn, A: int16(p)}, whyNotCarryOn(g, p))
}

// whyNotCarryOn says why a siege cannot be carried on in this turn.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/captain-attack-use
// rule: mu-prototype/empire-cards/diplomatico
func whyNotCarryOn(g *force.State, p force.Place) play.Rule {
	s := g.Active
	x := g.Besiegers(s, p)
	switch {
	case g.Truce(s, g.Keeper(p)):
		return force.RuleTruce
	case g.Territories[p].Siege.Now == g.Turn:
		return force.RuleCarriedOn
	case g.Guns(x) == 0:
		return force.RuleNoEngine
	case g.Mass(x) <= g.BesiegedVF(s, p):
		return force.RuleOutnumbered
	}
	return g.WhyNotLead(x)
}

// carryOn carries a siege on for a turn.
// rule: mu-prototype/siege/sub-phases
func carryOn(g *force.State, t *play.Table, p force.Place) {
	g.OpenSiege(t, p)
	x := &g.Territories[p].Siege
	x.Turns++
	x.Now = g.Turn
	t.Tell(force.KeyCarriesOn, int16(x.By), int16(p), int16(x.Turns))
	g.Conclude(t, siegeTurn(g, t))
}

// siegeTurn is a turn of siege after the first: artillery, reduction, battle against who no longer finds room, and
// attrition. Whoever has just come to the help of the besieged may be too many for it.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/siege/later-field-battle
// rule: mu-prototype/siege/no-fortification-left
func siegeTurn(g *force.State, t *play.Table) force.Upshot {
	b := &g.Battle
	b.Kind = force.SiegeBattle
	if g.Mass(g.Besiegers(b.Sides[force.Attacking].Main, b.At)) <= g.Garrison() {
		return stormOrLeave(g, t)
	}
	artillery(g, t)
	if end := withEngines(g, t, force.Besieging); end != force.Besieging {
		return end
	}
	g.Reduce(t, b.At, batteries(g)[force.Attacking])
	if end := g.FieldBattle(t); end != force.Taken || g.Garrison() == 0 {
		return end
	}
	b.Kind = force.SiegeBattle
	attrition(g, t)
	switch {
	case g.Garrison() == 0:
		return force.Taken
	case g.Mass(g.Besiegers(b.Sides[force.Attacking].Main, b.At)) == 0:
		return force.WipedOut
	}
	return force.Besieging
}

// artillery has both sides' engines shoot at each other, at the same time.
// rule: mu-prototype/siege/artillery
func artillery(g *force.State, t *play.Table) {
	guns := batteries(g) //stale:ok they shoot at the same time
	if guns[force.Attacking] == 0 || guns[force.Defending] == 0 {
		return
	}
	t.Chance()
	hits := [2]int{force.Attacking: shots(g, guns[force.Defending]), force.Defending: shots(g, guns[force.Attacking])}
	for side := range hits {
		t.Tell(KeyShots, int16(g.Battle.Sides[1-side].Main), int16(hits[side]))
	}
	for side := range hits {
		enginesHit(g, t, side, guns[side], hits[side])
	}
}

// shots are how a side's engines shoot: one die each, a Catapult hits with 6, a Trebuchet with 5, a Bombard with 4.
// rule: mu-prototype/siege/artillery
func shots(g *force.State, guns uint64) (hits int) {
	for e := range g.Engines {
		if guns&(1<<e) != 0 && int8(g.Dice.N(6))+1 >= hitsFrom(g.Engines[e].Level) {
			hits++
		}
	}
	return hits
}

// hitsFrom is the least number of the die with which an engine hits.
func hitsFrom(level int8) int8 { return 7 - level }

// batteries are the engines of both sides of a siege.
func batteries(g *force.State) (guns [2]uint64) {
	b := &g.Battle
	guns[force.Attacking] = g.Guns(g.Besiegers(b.Sides[force.Attacking].Main, b.At))
	for i := range b.Sides[force.Defending].Losses {
		if s := play.Seat(i); b.Sides[force.Defending].Allies&(1<<s) != 0 {
			guns[force.Defending] |= g.Guns(force.Party{By: s, At: b.At, Inside: true})
		}
	}
	return guns
}

// enginesHit takes as many of a side's engines away as have been hit; whose they are chooses where it matters.
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func enginesHit(g *force.State, t *play.Table, side int, guns uint64, hits int) { //stale:ok they are taken away one by one, below
	b := &g.Battle
	for ; hits > 0 && guns != 0; hits-- {
		e := engineToLose(g, t, side, guns)
		guns &^= 1 << e
		x := &g.Engines[e]
		t.Tell(KeyEngineLost, int16(x.Owner), int16(x.Level))
		if by := b.Sides[1-side].Main; by != force.Barbarians {
			g.Honour(t, by, 1, force.ForDestroying)
		}
		*x = force.EmptyEngine()
	}
}

func engineToLose(g *force.State, t *play.Table, side int, guns uint64) int16 {
	first, alike := int16(force.None), true
	for e := range int16(len(g.Engines)) {
		if guns&(1<<e) != 0 {
			if first == force.None {
				first = e
			}
			alike = alike && g.Engines[e].Level == g.Engines[first].Level && g.Engines[e].Owner == g.Engines[first].Owner
		}
	}
	if s := g.Battle.Sides[side].Main; !alike && s != force.Barbarians {
		return t.Await(func(o *play.Asking) {
			o.To(s, AskLoseEngine, int16(g.Battle.At))
			for e := range int16(len(g.Engines)) {
				if guns&(1<<e) != 0 {
					o.May(play.Choice{Verb: LoseEngine, A: e}, play.Free)
				}
			}
		}).A
	}
	return first
}

// attrition wears both sides down at the end of a turn of siege.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/siege/attrition-desert
// rule: mu-prototype/siege/attrition-logistica
// rule: mu-prototype/siege/attrition-alchimia-genio
func attrition(g *force.State, t *play.Table) {
	b := &g.Battle
	tormented := [2]int16{int16(force.B2i(genius(g, t, force.Attacking))), int16(force.B2i(genius(g, t, force.Defending)))}
	var loss [2]int16
	for side, forces := range [2]int16{g.Mass(g.Besiegers(b.Sides[force.Attacking].Main, b.At)), g.Garrison()} {
		foe := b.Sides[1-side].Main
		loss[side] = min(worn(g, b.Sides[side].Main, forces)+int16(force.B2i(g.Has(foe, force.Alchimia)))+tormented[1-side], forces) //stale:ok both sides wear down at the same time
	}
	for side, n := range loss { //stale:ok both sides wear down at the same time
		wear(g, t, side, n)
		t.Tell(force.KeyAttrition, int16(b.Sides[side].Main), n, int16(b.At))
	}
}

// worn is what a side of so many VF loses by itself in a turn of siege.
// rule: mu-prototype/technologies/logistica
func worn(g *force.State, s play.Seat, vf int16) int16 {
	percent := int16(10)
	if g.Box().Atlas.Territories[g.Battle.At].Terrain == medioevo.Desert {
		percent += 10
	}
	if g.Has(s, force.Logistica) {
		percent -= 10
	}
	if percent == 0 {
		return 0
	}
	return max(1, vf*percent/100)
}

// genius says whether GENIO, with INGEGNERIA, makes the other side of a siege lose more: he shows himself if his player
// wants.
// rule: mu-prototype/empire-cards/genio
func genius(g *force.State, t *play.Table, side int) bool {
	s := g.Battle.Sides[side].Main
	if !g.Has(s, force.Ingegneria) || g.Players[s].Passing || !g.MightHold(s, force.Genio) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskGenius, int16(g.Battle.At))
		if g.Players[s].Hand[force.Genio] > 0 {
			o.May(play.Choice{Verb: ShowGenius}, play.Free)
		}
		o.May(play.Choice{Verb: HideGenius}, play.Free)
	})
	if a.Verb == HideGenius {
		return false
	}
	t.Tell(KeyGenius, int16(s), int16(g.Battle.At))
	return true
}

// wear takes VF of a side away that hunger and sickness kill. They make no prisoners.
func wear(g *force.State, t *play.Table, side int, n int16) {
	for s, lost := range wornShares(g, side, n) { //stale:ok all fall at the same time
		g.Waste(t, side, play.Seat(s), lost)
	}
}

// wornShares is how what hunger and sickness kill falls on a side: a siege is one player's; of the besieged each VF on
// whoever has most, the owner's last only when nobody else is left.
// rule: mu-prototype/allied-defence/owner-dies-last
func wornShares(g *force.State, side int, n int16) (lost [force.MostRealms + 1]int16) {
	b := &g.Battle
	main := b.Sides[side].Main
	left := func(s play.Seat) int16 { return g.Strength(s, b.At) - lost[s] }
	for ; n > 0; n-- {
		most := main
		for i := range lost {
			s := play.Seat(i)
			if side == force.Defending && b.Sides[side].Allies&(1<<s) != 0 && (left(s) > left(most) || left(s) == 1 && left(most) == 1 && most == main) {
				most = s
			}
		}
		lost[most]++
	}
	return lost
}

// liftNeglected ends the sieges that a player has not carried on in his Combat. Those that a truce holds back stand still.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/empire-cards/diplomatico
func liftNeglected(g *force.State, t *play.Table, s play.Seat) {
	for p := range g.Land() {
		if x := &g.Territories[p].Siege; x.By == s && x.Now != g.Turn && !g.Truce(s, g.Keeper(p)) {
			g.Lift(t, p)
		}
	}
}
