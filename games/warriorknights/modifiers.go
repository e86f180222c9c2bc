package warriorknights

import (
	"math/bits"

	"signoria/chance"
	"signoria/play"
)

// The lasting modifiers. Laws and a few events change the realm's rules, charges and some events
// change a Baron's, offices and some events a noble's; the chapters ask for them where they matter.
const (
	NoMod Mod = iota
	ModNoHeir
	ModNoChurchHead
	ModCityIncomeFactor
	ModExtraFate
	ModSeaClosed
	ModRoadSteps
	ModNoBattles
	ModNoPillage
	ModNoFortressAttack
	ModFreePassage
	ModBesiegedIncome
	ModRevoltFactor
	ModCrownCap
	ModTithe
	ModChurchTax
	ModRoadToll
	ModHireCost
	ModAssemblyVotes
	ModVetoOnce
	ModServeChurch
	ModFortifyCost
	ModRepairCost
	ModAbsent
	ModIncome
	ModFaithIncome
	ModHomeIncome
	ModMaintained
	ModDiscardFewer
	ModSeaQuick
	ModOffRoadSteps
	ModDefendPrevent
	ModSiegeStrength

	mods = iota
)

// modWords are the modifiers as the card data names them.
var modWords = map[string]Mod{
	"no_heir": ModNoHeir, "no_church_head": ModNoChurchHead, "city_income_factor": ModCityIncomeFactor,
	"extra_fate": ModExtraFate, "sea_closed": ModSeaClosed, "road_steps": ModRoadSteps,
	"no_battles": ModNoBattles, "no_pillage": ModNoPillage, "no_fortress_attack": ModNoFortressAttack,
	"free_passage": ModFreePassage, "besieged_income": ModBesiegedIncome, "revolt_factor": ModRevoltFactor,
	"crown_cap": ModCrownCap, "tithe": ModTithe, "church_tax": ModChurchTax, "road_toll": ModRoadToll,
	"hire_cost": ModHireCost, "assembly_votes": ModAssemblyVotes, "veto_once": ModVetoOnce,
	"serve_church": ModServeChurch, "fortify_cost": ModFortifyCost, "repair_cost": ModRepairCost,
	"absent": ModAbsent, "income": ModIncome, "faith_income": ModFaithIncome, "home_income": ModHomeIncome,
	"maintained": ModMaintained, "discard_fewer": ModDiscardFewer, "sea_quick": ModSeaQuick,
	"off_road_steps": ModOffRoadSteps, "defend_prevent": ModDefendPrevent, "siege_strength": ModSiegeStrength,
}

// amountOf is a modifier's number on an agenda; one without a number counts 1.
func amountOf(agenda int8, m Mod) int16 {
	for _, x := range box.Agendas[agenda].Mods {
		if x.Mod == m {
			return x.count()
		}
	}
	return 0
}

func (m BoxMod) count() int16 {
	if m.Amount == 0 {
		return 1
	}
	return m.Amount
}

func nextAgenda(set *uint64) int8 {
	a := bits.TrailingZeros64(*set)
	*set &= *set - 1
	return int8(a)
}

// realm is a law in force, or what an event laid on the realm; agenda is None for an event.
// rule: warrior-knights/agenda/law
func (g *State) realm(m Mod) (amount int16, agenda int8, ok bool) {
	for laws := box.Carriers[m]; laws != 0; {
		if a := nextAgenda(&laws); g.AgendaAt[a] == InForce {
			return amountOf(a, m), a, true
		}
	}
	amount, ok = g.status(m, None)
	return amount, None, ok
}

// holds adds up what a Baron's charges bring him.
// rule: warrior-knights/agenda/charge
func (g *State) holds(s play.Seat, m Mod) (sum int16) {
	for charges := box.Carriers[m]; charges != 0; {
		if a := nextAgenda(&charges); g.AgendaAt[a] == ChargeOf+int8(s) {
			sum += amountOf(a, m)
		}
	}
	return sum
}

// office is the office a noble holds, or None.
func (g *State) office(n int8) int8 {
	for a, at := range g.AgendaAt {
		if at == OfficeOf+n {
			return int8(a)
		}
	}
	return None
}

// officeMod is what a noble's office brings him.
// rule: warrior-knights/agenda/office
func (g *State) officeMod(n int8, m Mod) int16 {
	for offices := box.Carriers[m]; offices != 0; {
		if a := nextAgenda(&offices); g.AgendaAt[a] == OfficeOf+n {
			return amountOf(a, m)
		}
	}
	return 0
}

// status is what an event laid on a Baron (a seat), a noble, or the realm (None).
// rule: warrior-knights/events/lasting-events
func (g *State) status(m Mod, target int8) (amount int16, ok bool) {
	for i := range g.Statuses {
		switch x := &g.Statuses[i]; {
		case x.Mod == NoMod:
			return 0, false
		case x.Mod == m && x.Target == target:
			return x.Amount, true
		}
	}
	return 0, false
}

// addStatus lays something lasting on its target; the same card does so only once.
func (g *State) addStatus(x Status) {
	for i := range g.Statuses {
		if y := &g.Statuses[i]; y.Mod == NoMod || y.Card == x.Card && y.Mod == x.Mod && y.Target == x.Target {
			*y = x
			return
		}
	}
	panic("more things last than the box has cards for")
}

// endStatuses ends what lasts until a moment that has come. The next battle ends only what lies on
// the Barons who fight it.
func (g *State) endStatuses(until Until) {
	for i := 0; i < len(g.Statuses) && g.Statuses[i].Mod != NoMod; {
		x := g.Statuses[i]
		elsewhere := until == UntilNextBattle && play.Seat(x.Target) != g.Battle.Sides[0] && play.Seat(x.Target) != g.Battle.Sides[1]
		if x.Until != until || elsewhere {
			i++
			continue
		}
		g.endStatus(i)
	}
}

// endStatus ends the i-th thing that lasts; a card that lay with a Baron or a noble is discarded.
func (g *State) endStatus(i int) {
	x := g.Statuses[i]
	copy(g.Statuses[i:], g.Statuses[i+1:])
	g.Statuses[len(g.Statuses)-1] = Status{}
	if x.Target != None && !g.keptByStatus(x.Card) {
		g.EventDiscard.Push(uint8(x.Card), chance.Everyone)
	}
}

// keptByStatus says whether an event's card lies with a Baron or a noble.
func (g *State) keptByStatus(event int8) bool {
	for i := range g.Statuses {
		if x := &g.Statuses[i]; x.Mod != NoMod && x.Card == event && x.Target != None {
			return true
		}
	}
	return false
}
