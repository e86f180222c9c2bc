package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Siege: who lays one, keeps it, storms out of it or lifts it. What it does from turn to turn, when
// walls are shot down and hunger wears both sides down, is the edition's.

const (
	CarryOn   play.Verb = 550 // the siege of territory A
	LiftSiege play.Verb = 551 // of territory A
	JoinSiege play.Verb = 552 // ships of the convoy shut the port of territory A too

	KeySiege     play.Key = 550 // A besieges territory B; C is 1 from the sea
	KeyCarriesOn play.Key = 551 // A carries on the siege of territory B, in turn C of it
	KeyLifted    play.Key = 552 // the siege of territory B by A is over
	KeyReduced   play.Key = 555 // the walls of territory A fall to level B
	KeyAttrition play.Key = 556 // A loses B VF to the siege of territory C
	KeyPortShut  play.Key = 558 // ships of A shut the port of territory B

	RuleNoEngine    play.Rule = 550
	RuleOutnumbered play.Rule = 551
	RuleCarriedOn   play.Rule = 552
	RuleOthersSiege play.Rule = 553
)

var siegeChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		CarryOn: "carry-on", LiftSiege: "lift-siege", JoinSiege: "join-siege",
	},
	Lines: map[play.Key]string{
		KeySiege: "siege", KeyCarriesOn: "carries-on", KeyLifted: "lifted", KeyReduced: "reduced", KeyAttrition: "attrition",
		KeyPortShut: "port-shut",
	},
	Refs: wording.Refs{
		CarryOn: wording.OfA(RefPlace), LiftSiege: wording.OfA(RefPlace), JoinSiege: wording.OfA(RefPlace),
	},
}

// SiegeSteps are what a siege does in an edition.
type SiegeSteps struct {
	// SiegeLaid is what follows at once when a siege has been laid in the battle under way.
	SiegeLaid func(g *State, t *play.Table) Upshot
	// OfferSiege is what a player may do with one in his Combat beside to storm and to lift it, and CloseCombat what comes
	// of his sieges when he is through.
	OfferSiege  func(g *State, o *play.Asking, p Place)
	CloseCombat func(g *State, t *play.Table, s play.Seat)
	// SiegeEnded is what follows when a siege is over and its besieger has not taken the territory.
	SiegeEnded func(g *State, by play.Seat, p Place)
	// SiegesWear is what all sieges do at the end of the turn.
	SiegesWear func(g *State, t *play.Table)
}

func (x *SiegeSteps) complete() {
	orElse(&x.OfferSiege, func(*State, *play.Asking, Place) {})
	orElse(&x.CloseCombat, func(*State, *play.Table, play.Seat) {})
	orElse(&x.SiegeEnded, func(*State, play.Seat, Place) {})
	orElse(&x.SiegesWear, func(*State, *play.Table) {})
}

// Who besieges whom.

// WhyNotBesiege says why the attacker cannot besiege the territory he stands before, with who made the attack.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/one-engine-enough
// rule: mu-alpha/fortifications/siege-requirements
func (g *State) WhyNotBesiege(sea bool) play.Rule {
	b := &g.Battle
	x := Party{By: b.Sides[Attacking].Main, At: b.At, Convoy: b.Convoy, Inside: b.Inside}
	switch by := g.Territories[b.At].Siege.By; {
	case by != play.Nobody && by != x.By:
		return RuleOthersSiege
	case g.Guns(x) == 0:
		return RuleNoEngine
	case g.Mass(x)-g.keptAboard(x, sea) <= g.Garrison():
		return RuleOutnumbered
	case !sea && !g.landborne(&b.Convoy) && g.fit(x, Field) <= 0:
		return RuleCarried
	}
	return play.Free
}

// Besiegers are all of a side's forces at a siege: on the ground, with the transports there, and aboard the ships
// before the port if it is besieged from the sea.
// rule: mu-prototype/siege/where-besieger-stands
func (g *State) Besiegers(s play.Seat, p Place) Party {
	x := g.AllAt(s, p)
	if g.Territories[p].Siege.Sea {
		for i := range g.carriers(s, g.port(p)) {
			x.Convoy.Add(i)
		}
	}
	return x
}

// BesiegedVF is the VF of all whom a besieger must expect to stand against him.
// rule: mu-prototype/siege/superiority-rechecked
func (g *State) BesiegedVF(by play.Seat, p Place) (n int16) {
	for _, s := range g.Within(by, p) {
		n += g.Strength(s, p)
	}
	return n
}

// Within are those who must be expected to stand against a besieger: who holds the territory, and of those with him there
// his open allies and the besieger's enemies. Who looks on counts once he helps.
func (g *State) Within(by play.Seat, p Place) []play.Seat {
	keeper := g.Keeper(p)
	all := []play.Seat{keeper}
	for _, s := range g.Others(by) {
		if s != keeper && !g.AtWar(s, keeper) && (g.AtWar(s, by) || g.Comrades(s, keeper)) {
			all = append(all, s)
		}
	}
	return all
}

// Guns are a party's siege engines, bit e.
func (g *State) Guns(x Party) uint64 {
	var set uint64
	for e := range g.EnginesOf(x.By) {
		k := &g.Engines[e]
		if k.Aboard != None && g.Carried(&x.Convoy, k.Aboard) || x.Inside && k.At == x.At {
			set |= 1 << e
		}
	}
	return set
}

// LaySiege lays siege. By land the besiegers enter and stand before the walls: those of ships go ashore; from the sea they
// stay aboard. Who has attacked beside them stays where he is, for a siege is one player's.
// rule: mu-prototype/siege/where-besieger-stands
func (g *State) LaySiege(t *play.Table, sea bool) {
	b := &g.Battle
	s := b.Sides[Attacking].Main
	if !sea {
		for i := range g.of(b.Convoy, s).each() {
			switch x := &g.Transports[i]; {
			case x.At == b.At:
			case x.Kind.Sea():
				g.putAshore(t, i, b.At)
			default:
				g.step(t, i, b.At)
			}
		}
	}
	g.Territories[b.At].Siege = Siege{By: s, Land: !sea, Sea: sea, Turns: 1, Now: g.Turn, Chief: g.siegeChief(s)}
	t.Tell(KeySiege, int16(s), int16(b.At), int16(B2i(sea)))
	x := g.Besiegers(s, b.At)
	b.Convoy, b.Inside = x.Convoy, true
}

// keptAboard is the VF of a party that would stay aboard its ships, and not besiege, if it laid siege by land: 1 on
// each. From the sea nobody stays out.
func (g *State) keptAboard(x Party, sea bool) (n int16) {
	for i := range g.of(x.Convoy, x.By).each() {
		if y := &g.Transports[i]; !sea && y.Kind.Sea() && y.At.Sea() && y.VF > 0 {
			n++
		}
	}
	return n
}

// siegeChief is the Captain who leads a siege: of the besieger's that made the attack the one who led the last roll, or
// the highest if another's did.
func (g *State) siegeChief(s play.Seat) int8 {
	best := int16(None)
	for c := range g.CaptainsOf(s) {
		switch {
		case g.Battle.Captains&(1<<c) == 0:
		case int8(c) == g.Battle.Leading:
			return int8(c)
		case best == None || g.Captains[c].Level > g.Captains[best].Level:
			best = c
		}
	}
	return int8(best)
}

// putAshore puts what a ship carries ashore for a siege, but 1 VF that keeps the ship.
func (g *State) putAshore(t *play.Table, i int16, p Place) {
	x := &g.Transports[i]
	off := max(0, x.VF-1)
	x.VF -= off
	g.AddVF(x.Owner, p, off)
	for j := range g.transportsAboard(i) {
		g.Transports[j].Aboard = None
		g.step(t, j, p)
	}
	for e := range g.enginesAboard(i) {
		g.Engines[e].Aboard, g.Engines[e].At = None, p
	}
	for c := range g.captainsAboard(i) {
		g.Captains[c].Aboard, g.Captains[c].At = None, p
	}
}

// What is done with a siege: to storm it, to storm out of it, to lift it.

// offerWarfare lists what the active player may do in battle: attack with the convoy he has in hand, and storm or lift
// his sieges, or go on with them as his edition says.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-alpha/fortifications/interrupt-siege
func (g *State) offerWarfare(o *play.Asking) {
	s := g.Active
	g.offerAttacks(o)
	for p := range g.Land() {
		if g.Territories[p].Siege.By != s {
			continue
		}
		if g.March.Convoy.empty() {
			g.Ed().OfferSiege(g, o, p)
			o.May(play.Choice{Verb: Storm, A: int16(p)}, g.WhyNotStormSiege(p))
			o.May(play.Choice{Verb: LiftSiege, A: int16(p)}, play.Free)
		} else if from := g.Marching(NoPlace).At; from == g.port(p) && !g.Territories[p].Siege.Sea { // rule: mu-alpha/fortifications/siege-blocks-movement
			o.May(play.Choice{Verb: JoinSiege, A: int16(p)}, g.WhyNotPress(p, s))
		}
	}
}

// Warfare does one of them, and says whether it was one.
func (g *State) Warfare(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case Attack:
		g.Attack(t, Place(a.A), play.Seat(a.B))
	case Storm:
		g.StormSiege(t, Place(a.A))
	case LiftSiege:
		g.Lift(t, Place(a.A))
		g.Contest(t)
	case JoinSiege:
		g.Territories[a.A].Siege.Sea = true
		t.Tell(KeyPortShut, int16(g.Active), a.A)
	default:
		return false
	}
	return true
}

// WhyNotStormSiege says why the besieger cannot go over to an assault. Where the siege has been carried on in this
// turn, that counts for both.
// rule: mu-prototype/siege/captain-attack-use
func (g *State) WhyNotStormSiege(p Place) play.Rule {
	x := g.Besiegers(g.Active, p)
	if why := g.WhyNotPress(p, g.Active); why != play.Free {
		return why
	}
	switch {
	case g.fit(x, Field) <= 0:
		return RuleCarried
	case g.Territories[p].Siege.Now == g.Turn:
		for range g.Chiefs(x) {
			return play.Free
		}
		return RuleCaptain
	}
	return g.WhyNotLead(x)
}

// WhyNotPress is the rule by which a player's siege of a territory stands still: a truce, or an event that forbids attacks.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-alpha/diplomacy/diplomatic-card-truce
// rule: mu-alpha/events/event-area
func (g *State) WhyNotPress(p Place, by play.Seat) play.Rule {
	if g.Truce(by, g.Keeper(p)) {
		return RuleTruce
	}
	return g.Ed().NoAttacks(g, p)
}

// OpenSiege lays out the battle of a siege that is under way, with the Captains who lead it.
func (g *State) OpenSiege(t *play.Table, p Place) {
	x := &g.Territories[p].Siege
	host := g.Besiegers(x.By, p)
	g.Open(host, p, g.Keeper(p))
	b := &g.Battle
	b.Inside = true
	if x.Now != g.Turn {
		g.nameCaptains(t, host)
		x.Chief = b.Leading
	} else {
		for c := range g.Chiefs(host) {
			if b.Captains == 0 || int8(c) == x.Chief {
				b.Captains, b.Leading = 1<<c, int8(c)
			}
		}
	}
	g.rally(t)
}

// StormSiege has the besieger go over to an assault, after a field battle if somebody is outside.
// rule: mu-prototype/siege/interrupt
// rule: mu-alpha/fortifications/interrupt-siege
func (g *State) StormSiege(t *play.Table, p Place) {
	g.OpenSiege(t, p)
	g.cardsBefore(t)
	g.Conclude(t, g.StormWalls(t))
}

// StormWalls has besiegers go over to an assault: first in the field against whoever finds no room inside.
// rule: mu-prototype/assault/outside-armies-first
func (g *State) StormWalls(t *play.Table) Upshot {
	end := g.FieldBattle(t)
	if end == Taken && g.Garrison() > 0 {
		end = g.assault(t)
	}
	return end
}

// Lift ends a siege that its besieger abandons, at the cost of a level to the Captain who led it.
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-alpha/fortifications/interrupt-siege
func (g *State) Lift(t *play.Table, p Place) {
	x := g.Territories[p].Siege
	for c := range g.CaptainsOf(x.By) { // wherever he has gone by now
		if int8(c) == x.Chief {
			g.fallsLevel(t, c, p)
			break
		}
	}
	g.EndSiege(t, p)
}

// EndSiege ends a siege by which the territory has not been taken.
func (g *State) EndSiege(t *play.Table, p Place) {
	x := &g.Territories[p].Siege
	by := x.By
	t.Tell(KeyLifted, int16(by), int16(p))
	*x = Siege{By: play.Nobody}
	g.Ed().SiegeEnded(g, by, p)
}

// LiftIdle ends sieges for which nobody is left, and sees from which sides the others are kept. Whose turn it is has
// abandoned those of his own.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-alpha/fortifications/interrupt-siege
func (g *State) LiftIdle(t *play.Table) {
	for p := range g.Land() {
		x := &g.Territories[p].Siege
		if x.By == play.Nobody {
			continue
		}
		x.Land = g.Strength(x.By, p) > 0
		x.Sea = x.Sea && g.aboardAt(x.By, g.port(p)) > 0
		switch friends := !g.AtWar(x.By, g.Keeper(p)) && g.Keeper(p) != Barbarians; {
		case friends:
			g.EndSiege(t, p)
		case x.Land || x.Sea:
		case g.Phase == Combat && x.By == g.Active:
			g.Lift(t, p)
		default:
			g.EndSiege(t, p)
		}
	}
}

// SettleSieges sees which sieges are over, and what is contested no longer, when armies are gone without a fight.
// rule: mu-prototype/contested/enemies-in-one-territory
func (g *State) SettleSieges(t *play.Table) {
	g.LiftIdle(t)
	g.Contest(t)
}

// EndSieges sees what becomes of a player's sieges when he is through with his Combat.
// rule: mu-prototype/contested/enemies-in-one-territory
func (g *State) EndSieges(t *play.Table, s play.Seat) {
	g.LiftIdle(t)
	g.Ed().CloseCombat(g, t, s)
	g.Contest(t)
}

// What it costs both.

// Reduce has siege engines, bit e, shoot the walls of a territory down: the levels of all together, against as many levels
// of walls.
// rule: mu-prototype/siege/reduction
// rule: mu-prototype/siege/engine-power
// rule: mu-prototype/siege/resistance
// rule: mu-prototype/siege/engines-add-up
// rule: mu-alpha/fortifications/engine-power
// rule: mu-alpha/fortifications/damage-steps
func (g *State) Reduce(t *play.Table, p Place, guns uint64) {
	level := g.Built(p, Fort)
	for e := range g.Engines {
		if guns&(1<<e) != 0 {
			level -= g.Engines[e].Level
		}
	}
	g.SetBuilt(p, Fort, max(0, level))
	t.Tell(KeyReduced, int16(p), int16(max(0, level)))
}

// Waste takes VF of somebody on a side of a siege away that hunger and sickness kill. They make no prisoners.
func (g *State) Waste(t *play.Table, side int, s play.Seat, n int16) {
	g.lose(t, Toll{Seat: s, Side: int8(side), N: n, Worn: true})
}
