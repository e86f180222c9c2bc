package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Sieges: walls are shot down turn by turn while hunger wears both sides down.

const (
	CarryOn    play.Verb = 550 // the siege of territory A
	LiftSiege  play.Verb = 551 // of territory A
	JoinSiege  play.Verb = 552 // ships of the convoy shut the port of territory A too
	LoseEngine play.Verb = 553 // the siege engine A
	ShowGenius play.Verb = 554 // at the siege
	HideGenius play.Verb = 555

	AskLoseEngine play.Prompt = 550 // which engine has been hit at territory A
	AskGenius     play.Prompt = 551 // does GENIO take part in the siege of territory A

	KeySiege      play.Key = 550 // A besieges territory B; C is 1 from the sea
	KeyCarriesOn  play.Key = 551 // A carries on the siege of territory B, in turn C of it
	KeyLifted     play.Key = 552 // the siege of territory B by A is over
	KeyShots      play.Key = 553 // the engines of A hit B of the other side's
	KeyEngineLost play.Key = 554 // A loses an engine of level B
	KeyReduced    play.Key = 555 // the walls of territory A fall to level B
	KeyAttrition  play.Key = 556 // A loses B VF to the siege of territory C
	KeyGenius     play.Key = 557 // A has GENIO at work at territory B
	KeyPortShut   play.Key = 558 // ships of A shut the port of territory B

	RuleNoEngine    play.Rule = 550
	RuleOutnumbered play.Rule = 551
	RuleCarriedOn   play.Rule = 552
	RuleOthersSiege play.Rule = 553
)

var siegeChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		CarryOn: "carry-on", LiftSiege: "lift-siege", JoinSiege: "join-siege", LoseEngine: "lose-engine", ShowGenius: "show-genius", HideGenius: "hide-genius",
	},
	Prompts: map[play.Prompt]string{AskLoseEngine: "lose-engine", AskGenius: "genius"},
	Lines: map[play.Key]string{
		KeySiege: "siege", KeyCarriesOn: "carries-on", KeyLifted: "lifted", KeyShots: "shots", KeyEngineLost: "engine-lost",
		KeyReduced: "reduced", KeyAttrition: "attrition", KeyGenius: "genius", KeyPortShut: "port-shut",
	},
	Refs: wording.Refs{
		CarryOn: wording.OfA(RefPlace), LiftSiege: wording.OfA(RefPlace), JoinSiege: wording.OfA(RefPlace),
		LoseEngine: wording.OfA(RefEngine),
	},
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

// BesiegedVF is the VF of all whom a besieger must expect to stand against him: who holds the territory, and of those
// with him there his open allies and the besieger's enemies. Who looks on counts once he helps.
// rule: mu-prototype/siege/superiority-rechecked
func (g *State) BesiegedVF(by play.Seat, p Place) int16 {
	keeper := g.Keeper(p)
	n := g.Strength(keeper, p)
	for _, s := range g.Others(by) {
		if s != keeper && !g.AtWar(s, keeper) && (g.AtWar(s, by) || g.Comrades(s, keeper)) {
			n += g.Strength(s, p)
		}
	}
	return n
}

// Guns are a party's siege engines, bit e.
func (g *State) Guns(x Party) uint64 {
	var set uint64
	for e := range g.EnginesOf(x.By) {
		k := &g.Engines[e]
		if k.Aboard != None && g.carried(&x.Convoy, k.Aboard) || x.Inside && k.At == x.At {
			set |= 1 << e
		}
	}
	return set
}

// WhyNotBesiege says why the attacker cannot besiege the territory he stands before, with who made the attack.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/one-engine-enough
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

// layWithArtillery goes on from a siege just laid: the engines shoot at once, and without one it is over.
// rule: mu-prototype/siege/artillery
func (g *State) layWithArtillery(t *play.Table) Upshot {
	g.Artillery(t)
	return g.withEngines(t, Besieging)
}

// withEngines is how the siege goes on: without an engine only the assault is left, or to leave.
// rule: mu-prototype/siege/needs-engine-to-continue
func (g *State) withEngines(t *play.Table, on Upshot) Upshot {
	b := &g.Battle
	if g.Guns(g.Besiegers(b.Sides[Attacking].Main, b.At)) != 0 {
		return on
	}
	return g.stormOrLeave(t)
}

// stormOrLeave is the end of a siege that cannot be carried on.
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func (g *State) stormOrLeave(t *play.Table) Upshot {
	if g.atTheWalls(t) == Storm {
		return g.stormWalls(t)
	}
	return GivenUp
}

// stormWalls has besiegers go over to an assault: first in the field against whoever finds no room inside.
// rule: mu-prototype/assault/outside-armies-first
func (g *State) stormWalls(t *play.Table) Upshot {
	end := g.fieldBattle(t)
	if end == Taken && g.Garrison() > 0 {
		end = g.assault(t)
	}
	return end
}

// offerWarfare lists what the active player may do in battle: attack with the convoy he has in hand, and carry on,
// storm or lift his sieges.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/superiority-rechecked
func (g *State) offerWarfare(o *play.Asking) {
	s := g.Active
	g.offerAttacks(o)
	for p := range g.Land() {
		if g.Territories[p].Siege.By != s {
			continue
		}
		if g.March.Convoy.empty() {
			o.May(play.Choice{Verb: CarryOn, A: int16(p)}, g.WhyNotCarryOn(p))
			o.May(play.Choice{Verb: Storm, A: int16(p)}, g.WhyNotStormSiege(p))
			o.May(play.Choice{Verb: LiftSiege, A: int16(p)}, play.Free)
		} else if from := g.Marching(NoPlace).At; from == g.port(p) && !g.Territories[p].Siege.Sea {
			why := play.Free
			if g.Truce(s, g.Keeper(p)) { // rule: mu-prototype/empire-cards/diplomatico
				why = RuleTruce
			}
			o.May(play.Choice{Verb: JoinSiege, A: int16(p)}, why)
		}
	}
}

// Warfare does one of them, and says whether it was one.
func (g *State) Warfare(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case Attack:
		g.Attack(t, Place(a.A), play.Seat(a.B))
	case CarryOn:
		g.CarryOn(t, Place(a.A))
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

// WhyNotCarryOn says why a siege cannot be carried on in this turn.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/captain-attack-use
// rule: mu-prototype/empire-cards/diplomatico
func (g *State) WhyNotCarryOn(p Place) play.Rule {
	s := g.Active
	x := g.Besiegers(s, p)
	switch {
	case g.Truce(s, g.Keeper(p)):
		return RuleTruce
	case g.Territories[p].Siege.Now == g.Turn:
		return RuleCarriedOn
	case g.Guns(x) == 0:
		return RuleNoEngine
	case g.Mass(x) <= g.BesiegedVF(s, p):
		return RuleOutnumbered
	}
	return g.whyNotLead(x)
}

// WhyNotStormSiege says why the besieger cannot go over to an assault. Where the siege has been carried on in this
// turn, that counts for both.
// rule: mu-prototype/siege/captain-attack-use
func (g *State) WhyNotStormSiege(p Place) play.Rule {
	x := g.Besiegers(g.Active, p)
	switch {
	case g.Truce(g.Active, g.Keeper(p)): // rule: mu-prototype/empire-cards/diplomatico
		return RuleTruce
	case g.fit(x, Field) <= 0:
		return RuleCarried
	case g.Territories[p].Siege.Now == g.Turn:
		for range g.Chiefs(x) {
			return play.Free
		}
		return RuleCaptain
	}
	return g.whyNotLead(x)
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

// CarryOn carries a siege on for a turn.
// rule: mu-prototype/siege/sub-phases
func (g *State) CarryOn(t *play.Table, p Place) {
	g.OpenSiege(t, p)
	x := &g.Territories[p].Siege
	x.Turns++
	x.Now = g.Turn
	t.Tell(KeyCarriesOn, int16(x.By), int16(p), int16(x.Turns))
	g.Conclude(t, g.siegeTurn(t))
}

// siegeTurn is a turn of siege after the first: artillery, reduction, battle against who no longer finds room, and
// attrition. Whoever has just come to the help of the besieged may be too many for it.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/siege/later-field-battle
// rule: mu-prototype/siege/no-fortification-left
func (g *State) siegeTurn(t *play.Table) Upshot {
	b := &g.Battle
	b.Kind = SiegeBattle
	if g.Mass(g.Besiegers(b.Sides[Attacking].Main, b.At)) <= g.Garrison() {
		return g.stormOrLeave(t)
	}
	g.Artillery(t)
	if end := g.withEngines(t, Besieging); end != Besieging {
		return end
	}
	g.reduce(t)
	if end := g.fieldBattle(t); end != Taken || g.Garrison() == 0 {
		return end
	}
	b.Kind = SiegeBattle
	g.Attrition(t)
	switch {
	case g.Garrison() == 0:
		return Taken
	case g.Mass(g.Besiegers(b.Sides[Attacking].Main, b.At)) == 0:
		return WipedOut
	}
	return Besieging
}

// StormSiege has the besieger go over to an assault, after a field battle if somebody is outside.
// rule: mu-prototype/siege/interrupt
func (g *State) StormSiege(t *play.Table, p Place) {
	g.OpenSiege(t, p)
	g.cardsBefore(t)
	g.Conclude(t, g.stormWalls(t))
}

// shots are how a side's engines shoot: one die each, a Catapult hits with 6, a Trebuchet with 5, a Bombard with 4.
// rule: mu-prototype/siege/artillery
func (g *State) shots(guns uint64) (hits int) {
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
func (g *State) batteries() (guns [2]uint64) {
	b := &g.Battle
	guns[Attacking] = g.Guns(g.Besiegers(b.Sides[Attacking].Main, b.At))
	for s := range play.Seat(sides) {
		if b.Sides[Defending].Allies&(1<<s) != 0 {
			guns[Defending] |= g.Guns(Party{By: s, At: b.At, Inside: true})
		}
	}
	return guns
}

// Artillery has both sides' engines shoot at each other, at the same time.
// rule: mu-prototype/siege/artillery
func (g *State) Artillery(t *play.Table) {
	guns := g.batteries() //stale:ok they shoot at the same time
	if guns[Attacking] == 0 || guns[Defending] == 0 {
		return
	}
	t.Chance()
	hits := [2]int{Attacking: g.shots(guns[Defending]), Defending: g.shots(guns[Attacking])}
	for side := range hits {
		t.Tell(KeyShots, int16(g.Battle.Sides[1-side].Main), int16(hits[side]))
	}
	for side := range hits {
		g.enginesHit(t, side, guns[side], hits[side])
	}
}

// enginesHit takes as many of a side's engines away as have been hit; whose they are chooses where it matters.
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func (g *State) enginesHit(t *play.Table, side int, guns uint64, hits int) { //stale:ok they are taken away one by one, below
	b := &g.Battle
	for ; hits > 0 && guns != 0; hits-- {
		e := g.engineToLose(t, side, guns)
		guns &^= 1 << e
		x := &g.Engines[e]
		t.Tell(KeyEngineLost, int16(x.Owner), int16(x.Level))
		if by := b.Sides[1-side].Main; by != Barbarians {
			g.Honour(t, by, 1, ForDestroying)
		}
		*x = EmptyEngine()
	}
}

func (g *State) engineToLose(t *play.Table, side int, guns uint64) int16 {
	first, alike := int16(None), true
	for e := range int16(engines) {
		if guns&(1<<e) != 0 {
			if first == None {
				first = e
			}
			alike = alike && g.Engines[e].Level == g.Engines[first].Level && g.Engines[e].Owner == g.Engines[first].Owner
		}
	}
	if s := g.Battle.Sides[side].Main; !alike && s != Barbarians {
		return t.Await(func(o *play.Asking) {
			o.To(s, AskLoseEngine, int16(g.Battle.At))
			for e := range int16(engines) {
				if guns&(1<<e) != 0 {
					o.May(play.Choice{Verb: LoseEngine, A: e}, play.Free)
				}
			}
		}).A
	}
	return first
}

// reduce has the besieger's engines shoot the walls down: the levels of all engines together, against as many levels
// of walls.
// rule: mu-prototype/siege/reduction
// rule: mu-prototype/siege/engine-power
// rule: mu-prototype/siege/resistance
// rule: mu-prototype/siege/engines-add-up
func (g *State) reduce(t *play.Table) {
	b := &g.Battle
	guns := g.batteries()[Attacking]
	level := g.Built(b.At, Fort)
	for e := range g.Engines {
		if guns&(1<<e) != 0 {
			level -= g.Engines[e].Level
		}
	}
	g.SetBuilt(b.At, Fort, max(0, level))
	t.Tell(KeyReduced, int16(b.At), int16(max(0, level)))
}

// Attrition wears both sides down at the end of a turn of siege.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/siege/attrition-desert
// rule: mu-prototype/siege/attrition-logistica
// rule: mu-prototype/siege/attrition-alchimia-genio
func (g *State) Attrition(t *play.Table) {
	b := &g.Battle
	genius := [2]int16{int16(B2i(g.Genius(t, Attacking))), int16(B2i(g.Genius(t, Defending)))}
	var loss [2]int16
	for side, forces := range [2]int16{g.Mass(g.Besiegers(b.Sides[Attacking].Main, b.At)), g.Garrison()} {
		foe := b.Sides[1-side].Main
		loss[side] = min(g.worn(b.Sides[side].Main, forces)+int16(B2i(g.Has(foe, Alchimia)))+genius[1-side], forces) //stale:ok both sides wear down at the same time
	}
	for side, n := range loss { //stale:ok both sides wear down at the same time
		g.wear(t, side, n)
		t.Tell(KeyAttrition, int16(b.Sides[side].Main), n, int16(b.At))
	}
}

// worn is what a side of so many VF loses by itself in a turn of siege.
// rule: mu-prototype/technologies/logistica
func (g *State) worn(s play.Seat, vf int16) int16 {
	percent := int16(10)
	if g.Box().Atlas.Territories[g.Battle.At].Terrain == medioevo.Desert {
		percent += 10
	}
	if g.Has(s, Logistica) {
		percent -= 10
	}
	if percent == 0 {
		return 0
	}
	return max(1, vf*percent/100)
}

// Genius says whether GENIO, with INGEGNERIA, makes the other side of a siege lose more: he shows himself if his player
// wants.
// rule: mu-prototype/empire-cards/genio
func (g *State) Genius(t *play.Table, side int) bool {
	s := g.Battle.Sides[side].Main
	if !g.Has(s, Ingegneria) || g.Players[s].Passing || !g.MightHold(s, Genio) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskGenius, int16(g.Battle.At))
		if g.Players[s].Hand[Genio] > 0 {
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
func (g *State) wear(t *play.Table, side int, n int16) {
	for s, lost := range g.WornShares(side, n) { //stale:ok all fall at the same time
		g.lose(t, Toll{Seat: play.Seat(s), Side: int8(side), N: lost, Worn: true})
	}
}

// WornShares is how what hunger and sickness kill falls on a side: a siege is one player's; of the besieged each VF on
// whoever has most, the owner's last only when nobody else is left.
// rule: mu-prototype/allied-defence/owner-dies-last
func (g *State) WornShares(side int, n int16) (lost [sides]int16) {
	b := &g.Battle
	main := b.Sides[side].Main
	left := func(s play.Seat) int16 { return g.Strength(s, b.At) - lost[s] }
	for ; n > 0; n-- {
		most := main
		for s := range play.Seat(sides) {
			if side == Defending && b.Sides[side].Allies&(1<<s) != 0 && (left(s) > left(most) || left(s) == 1 && left(most) == 1 && most == main) {
				most = s
			}
		}
		lost[most]++
	}
	return lost
}

// Lift ends a siege that its besieger abandons, at the cost of a level to the Captain who led it.
// rule: mu-prototype/captains-in-combat/lose-level
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

func (g *State) EndSiege(t *play.Table, p Place) {
	x := &g.Territories[p].Siege
	t.Tell(KeyLifted, int16(x.By), int16(p))
	*x = Siege{By: play.Nobody}
}

// LiftIdle ends sieges for which nobody is left, and sees from which sides the others are kept. Whose turn it is has
// abandoned those of his own.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/captains-in-combat/lose-level
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

// EndSieges ends the sieges that a player has not carried on in his Combat. Those that a truce holds back stand still.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/empire-cards/diplomatico
func (g *State) EndSieges(t *play.Table, s play.Seat) {
	g.LiftIdle(t)
	for p := range g.Land() {
		if x := &g.Territories[p].Siege; x.By == s && x.Now != g.Turn && !g.Truce(s, g.Keeper(p)) {
			g.Lift(t, p)
		}
	}
	g.Contest(t)
}
