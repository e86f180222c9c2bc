package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Attack: how an attack begins, who stands against him who makes it, and how it ends. What can be attacked
// is in targets.go, with whom in attackers.go, how a round goes in rounds.go and what it costs in results.go.

const (
	Attack     play.Verb = 500 // the side B at place A; C is what war at once costs, 0 at war
	TakeAlong  play.Verb = 501 // the Captain A too
	EnoughLead play.Verb = 502 // no more Captains
	TurnOn     play.Verb = 503 // war at once on the guest A; C is what it costs, 0 at war
	Spare      play.Verb = 504 // the guest A stays where he is

	AskCaptains play.Prompt = 500 // who leads the attack on place A
	AskTurnOn   play.Prompt = 501 // the guest B stands at place A, whose defenders are beaten

	KeyAttack    play.Key = 500 // A attacks B at place C with D VF
	KeyGivesUp   play.Key = 501 // A gives up the attack on place B
	KeyBeatenOff play.Key = 502 // nobody is left of A's attack on place B
	KeyBeaten    play.Key = 503 // A has beaten B at place C
	KeySpared    play.Key = 504 // A leaves the guest B in peace at place C
	KeyCalledOff play.Key = 505 // A may not attack B at place C from where he stands, now that there is war

	RuleCaptain   play.Rule = 500
	RuleAttacks   play.Rule = 501
	RuleAdjacent  play.Rule = 502
	RuleMeans     play.Rule = 503
	RuleCarried   play.Rule = 504
	RuleSameZone  play.Rule = 505
	RuleDocked    play.Rule = 506
	RuleSabotaged play.Rule = 507
	RuleThere     play.Rule = 508
)

var attackChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Attack: "attack", TakeAlong: "take-along", EnoughLead: "enough-captains", TurnOn: "turn-on", Spare: "spare",
	},
	Prompts: map[play.Prompt]string{AskCaptains: "captains", AskTurnOn: "turn-on"},
	Lines: map[play.Key]string{
		KeyAttack: "attack", KeyGivesUp: "gives-up", KeyBeatenOff: "beaten-off", KeyBeaten: "beaten", KeySpared: "spared",
		KeyCalledOff: "called-off",
	},
	Refs: wording.Refs{
		Attack: wording.OfA(RefPlace), TakeAlong: wording.OfA(RefCaptain), TurnOn: wording.OfA(RefSeat),
		Spare: wording.OfA(RefSeat),
	},
	Closing: []play.Verb{EnoughLead},
}

// The sides of a battle.
const (
	Attacking = iota
	Defending
)

// Upshot is how an attack ends.
type Upshot uint8

const (
	Taken     Upshot = iota // nobody stands against the attackers any more
	Besieging               // they have laid siege, or carry one on
	GivenUp
	WipedOut // all who could fight have fallen
)

// AttackSteps are who attacks in an edition, those for allies.go and captainsincombat.go too, and what it brings.
type AttackSteps struct {
	// NoAttacks is the rule by which events forbid attacks on a place.
	NoAttacks func(g *State, at Place) play.Rule
	// What an attack and a conquest take of the deeds of its Captain in a turn, who has as many as his level.
	LedAttack, LedConquest int8
	// MayJoin says whether a player may attack beside another in the battle that is laid out.
	MayJoin func(g *State, s, by, on play.Seat) bool
	// RanksBy is the side that chooses in which order those of a side fight; OwnerWaits the VF with which whose land it is
	// waits until all who help him have fallen.
	RanksBy    func(g *State, side int) (by int)
	OwnerWaits int16
	// Engages is what follows when an attack of players begins and all who make it are known, Concluded when it is over,
	// and AfterAttack when what comes of it for all is due.
	Engages     func(g *State, t *play.Table)
	Concluded   func(g *State, t *play.Table)
	AfterAttack func(g *State, t *play.Table, end Upshot)
}

func (x *AttackSteps) complete() {
	orElse(&x.NoAttacks, func(*State, Place) play.Rule { return play.Free })
	orElse(&x.MayJoin, func(*State, play.Seat, play.Seat, play.Seat) bool { return false })
	orElse(&x.Engages, func(*State, *play.Table) {})
	orElse(&x.Concluded, func(*State, *play.Table) {})
	orElse(&x.AfterAttack, func(*State, *play.Table, Upshot) {})
}

// An attack from its beginning.

// Attack carries out an attack of the active player's convoy on a side at a place; without a convoy, of all he has
// there. Whoever is not at war declares it first; the wars that follow from that may forbid him the attack.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/pirates/attacking-pirates
// rule: mu-prototype/rounds/procedure
// rule: mu-alpha/attack/procedure
func (g *State) Attack(t *play.Table, at Place, on play.Seat) {
	if on != Barbarians && !g.AtWar(g.Active, on) { // rule: mu-alpha/diplomacy/surprise-attack
		g.Ed().Declare(g, t, g.Active, on, true)
		if g.WhyNotAttack(at, on) != play.Free {
			t.Tell(KeyCalledOff, int16(g.Active), int16(on), int16(at))
			return
		}
	}
	party := g.Marching(at)
	g.Open(party, at, on)
	g.payToEnter(at) // rule: mu-alpha/attack/transports-must-be-able-to-occupy
	g.nameCaptains(t, party)
	t.Tell(KeyAttack, int16(party.By), int16(on), int16(at), g.Facing(Attacking))
	g.callAttackers(t) // rule: mu-alpha/attack/multiple-sides-alternate
	g.Ed().Engages(g, t)
	g.Conclude(t, g.fight(t))
}

// AttackAtSea has a player attack another with all he has in a sea zone, in the other's turn. They are at war.
// rule: mu-alpha/naval/active-block-fight-through
func (g *State) AttackAtSea(t *play.Table, s, on play.Seat, zone Place) {
	party := g.AllAt(s, zone)
	g.Open(party, zone, on)
	g.nameCaptains(t, party)
	t.Tell(KeyAttack, int16(s), int16(on), int16(zone), g.Facing(Attacking))
	g.Ed().Engages(g, t)
	g.Conclude(t, g.fight(t))
}

// Open lays out a battle.
func (g *State) Open(party Party, at Place, on play.Seat) {
	g.Battle = Battle{Kind: g.KindOf(at, on), At: at, Leading: None, Convoy: party.Convoy, Inside: party.Inside && party.At == at, From: party.At, Turn: g.Turn}
	g.Battle.Land, g.Battle.First = g.Battle.Kind == Field, on
	for side, s := range [...]play.Seat{party.By, on} {
		g.Battle.Sides[side] = Side{Seat: s, Main: s, Allies: 1 << s}
	}
}

// payToEnter spends the MP for entering the place attacked, whatever comes of the attack.
// rule: mu-prototype/attacking/failed-attack-still-spends-mp
func (g *State) payToEnter(at Place) {
	for i := range g.Battle.Convoy.each() {
		x := &g.Transports[i]
		x.Spent += g.Entry(i, at)
		x.Moved |= MovedInCombat
	}
}

// nameCaptains asks which Captains make the attack, if there are several; each uses one of his attacks. One who
// stands inside a place that is to be relieved brings what is there with him.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-alpha/attack/several-captains
func (g *State) nameCaptains(t *play.Table, party Party) {
	b := &g.Battle
	for {
		can := g.mayLead(party)
		switch {
		case len(can) == 0:
			return
		case len(can) == 1 && b.Captains == 0:
			g.takesPart(can[0])
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(party.By, AskCaptains, int16(b.At))
			for _, c := range can {
				o.May(play.Choice{Verb: TakeAlong, A: c}, play.Free)
			}
			if b.Captains != 0 {
				o.May(play.Choice{Verb: EnoughLead}, play.Free)
			}
		})
		if a.Verb == EnoughLead {
			return
		}
		g.takesPart(a.A)
	}
}

// mayLead are the Captains who could still be named for the attack.
func (g *State) mayLead(party Party) (can []int16) {
	b := &g.Battle
	add := func(y Party) {
		for c := range g.Chiefs(y) {
			if g.Captains[c].Attacks > 0 && b.Captains&(1<<c) == 0 {
				can = append(can, c)
			}
		}
	}
	add(party)
	if shut := g.shutIn(party); shut != NoPlace && (g.Battle.At.Land() || g.hasFleet(party.By, shut)) {
		add(g.AllAt(party.By, shut))
	}
	return can
}

// shutIn is the besieged territory from which a side could take part in an attack on its besieger from outside, or
// NoPlace.
func (g *State) shutIn(party Party) Place {
	b := &g.Battle
	for p := range g.heldBy(party.By) {
		if g.Territories[p].Siege.By == b.Sides[Defending].Main && p != party.At && (p == b.At || g.port(p) == b.At && b.At.Sea()) {
			return p
		}
	}
	return NoPlace
}

// hasFleet says whether a side has a crewed ship in a port.
func (g *State) hasFleet(s play.Seat, p Place) bool {
	for i := range g.carriers(s, p) {
		if g.Transports[i].Kind.Sea() && g.Crewed(i) {
			return true
		}
	}
	return false
}

// takesPart makes a Captain one of the attack's, with what he commands.
func (g *State) takesPart(c int16) {
	b, k := &g.Battle, &g.Captains[c]
	b.Captains |= 1 << c
	b.Leading = int8(c)
	k.Attacks -= g.Ed().LedAttack
	if k.At == b.From || !k.At.Land() {
		g.boards(c)
		return
	}
	for i := range g.carriers(k.Owner, k.At) {
		if b.At.Land() || g.Transports[i].Kind.Sea() {
			b.Convoy.Add(i)
		}
	}
	b.Inside = b.Inside || k.At == b.At
	g.boards(c)
}

// boards takes a Captain who makes an attack from outside aboard a transport of his side that makes it too.
func (g *State) boards(c int16) {
	b, k := &g.Battle, &g.Captains[c]
	for i := range b.Convoy.each() {
		if x := &g.Transports[i]; k.Aboard == None && k.At != b.At && x.Kind.Warlike() && x.Owner == k.Owner && x.At == k.At {
			k.Aboard = i
		}
	}
}

// fight fights the battle that has been laid out.
func (g *State) fight(t *play.Table) Upshot {
	g.rally(t)
	if g.Battle.Off {
		return GivenUp
	}
	switch g.Battle.Kind {
	case Naval:
		return g.navalBattle(t)
	case AtTransports:
		return g.battleRounds(t)
	}
	g.Militia(t, g.Battle.At)
	g.cardsBefore(t)
	end := g.fightForTerritory(t)
	for end == Taken {
		guest := g.GuestLeft()
		if guest == play.Nobody || !g.turnOn(t, guest) {
			break
		}
		end = g.battleRounds(t)
	}
	return end
}

// GuestLeft is a guest whose armies still stand where all defenders have been beaten, or Nobody: enemies of the
// attacker first. Who attacks beside him is none.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func (g *State) GuestLeft() play.Seat {
	b := &g.Battle
	found := play.Nobody
	for _, s := range g.Others(b.Sides[Attacking].Main) {
		if (b.Spared|b.Sides[Attacking].Allies)&(1<<s) != 0 || g.Strength(s, b.At) == 0 {
			continue
		}
		if g.AtWar(s, b.Sides[Attacking].Main) {
			return s
		}
		found = s
	}
	return found
}

// turnOn asks the attacker whether he goes on against a guest: if he is not at war with him, he declares it at once.
// An enemy who stays leaves the territory untaken, so against him he fights or gives up after a roll.
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
// rule: mu-prototype/attacking/guest-in-barbarian-territory
func (g *State) turnOn(t *play.Table, guest play.Seat) bool {
	b := &g.Battle
	s := b.Sides[Attacking].Main
	if s == Barbarians {
		return false
	}
	if !g.AtWar(s, guest) || g.Truce(s, guest) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTurnOn, int16(b.At), int16(guest))
			o.May(play.Choice{Verb: TurnOn, A: int16(guest), C: g.PriceOf(s, guest)}, g.whyNotTurnOn(s, guest))
			o.May(play.Choice{Verb: Spare, A: int16(guest)}, play.Free)
		})
		if a.Verb == Spare {
			b.Spared |= 1 << guest
			t.Tell(KeySpared, int16(s), int16(guest), int16(b.At))
			return g.GuestLeft() != play.Nobody && g.turnOn(t, g.GuestLeft())
		}
		if !g.AtWar(s, guest) { // or only a truce has kept them apart
			g.Ed().Declare(g, t, s, guest, true)
		}
	}
	g.TakePrisoners(t) // by and from whom was beaten; what follows is between others
	for side := range b.Sides {
		b.Sides[side].Losses, b.Sides[side].LostCards = Losses{}, [MostRealms]RollCards{}
	}
	d := &b.Sides[Defending]
	d.steps(guest)
	d.Main = guest
	d.Allies |= 1 << guest
	b.Kind, b.Walls = AtTransports, 0
	g.PartWays(t)
	return true
}

// whyNotTurnOn is the rule that keeps an attacker from a guest where he has beaten the defenders.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) whyNotTurnOn(s, guest play.Seat) play.Rule {
	b := &g.Battle
	party := Party{By: s, At: b.From, Convoy: g.of(b.Convoy, s), Inside: b.Inside}
	return first(g.WhyNotWar(s, guest), g.WhyNotLeaving(party, b.At, guest))
}

// How it ends.

// Conclude ends an attack: prisoners, what the Captains have made of it, and what the victor takes.
func (g *State) Conclude(t *play.Table, end Upshot) {
	b := &g.Battle
	by, on, at := b.Sides[Attacking].Main, b.Sides[Defending].Main, b.At
	b.Stage, b.Won = BattleOver, end == Taken
	g.tellEnd(t, end)
	g.Ed().AfterAttack(g, t, end)
	g.TakePrisoners(t)
	g.announce(t, end)
	if by == Barbarians {
		return
	}
	g.JudgeCaptains(t, end)
	if at.Sea() && (end == Taken || end == WipedOut) {
		g.comeOut(t)
	}
	if end == Taken {
		g.prize(t, b.Sides[Attacking].Seat, at)
	} else if at.Sea() && end == WipedOut {
		g.FleetLost(t, on)
	} else if at.Land() && end != Besieging && g.Territories[at].Siege.By == by {
		g.EndSiege(t, at)
	}
	g.aftermath(t)
	g.Ed().Concluded(g, t)
}

// comeOut brings the ships of a besieged port that have attacked the fleet before it, and paid for entering its zone,
// to where they have won, or have been lost. One that is all that holds the port stays when they have won.
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/siege/breaking-the-siege
func (g *State) comeOut(t *play.Table) {
	b := &g.Battle
	for i := range b.Convoy.each() {
		from := g.Transports[i].At
		if from == b.At || b.Won && (g.CrewOf(i) == 0 || g.holdsAlone(i)) {
			continue
		}
		g.step(t, i, b.At)
		if from.Land() {
			g.Relinquish(t, from)
		}
	}
}

// tellEnd tells how an attack of a player has ended. What barbarians do is told where they do it.
func (g *State) tellEnd(t *play.Table, end Upshot) {
	b := &g.Battle
	by, on, at := int16(b.Sides[Attacking].Main), int16(b.Sides[Defending].Main), int16(b.At)
	switch {
	case b.Sides[Attacking].Main == Barbarians:
	case end == Taken:
		t.Tell(KeyBeaten, by, on, at)
	case end == GivenUp:
		t.Tell(KeyGivesUp, by, at)
	case end == WipedOut:
		t.Tell(KeyBeatenOff, by, at)
	}
}

// prize is what the victor of an attack gets, who has removed the last defenders: the territory, or what somebody had
// at the place.
func (g *State) prize(t *play.Table, by play.Seat, at Place) {
	b := &g.Battle
	if b.Land {
		g.Conquer(t, by, at)
		return
	}
	if at.Land() {
		g.LiftIdle(t) // the gates are open
		g.Relieve(t, at)
	}
	if at.Land() && g.Holder(at) == by { // who besieged him leaves everything there
		g.divide(t, g.spoilsOf(by, by, at))
		return
	}
	b.Target = Convoy{}
	for s := range play.Seat(sides) {
		if b.Sides[Defending].Allies&(1<<s) != 0 {
			for i := range g.carriers(s, at) {
				b.Target.Add(i)
			}
			if s < MostRealms { // rule: mu-prototype/blockade/active-ways-through
				g.March.Through[s] = at
			}
		}
	}
	g.Capture(t, by)
}

// Relieve brings those who have beaten somebody in land that they do not take, a besieger or ships in a port, to where
// they have paid to enter, if they may be there in peace. Transports without which a territory would be given up stay,
// and those that a siege keeps out.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
func (g *State) Relieve(t *play.Table, p Place) {
	for i := range g.Battle.Convoy.each() {
		x := &g.Transports[i]
		switch {
		case g.holdsAlone(i) || g.CrewOf(i) == 0 || g.StepCost(i, x.At, p) == 0:
		case g.MayEnter(x.Owner, p) && g.WhyNotGate(x.Owner, p, x.Kind.Sea()) == play.Free:
			g.step(t, i, p)
		}
	}
}

// holdsAlone says whether its owner has nobody but the crew of a transport in a territory of his.
func (g *State) holdsAlone(i int16) bool {
	x := &g.Transports[i]
	return x.At.Land() && g.Holder(x.At) == x.Owner && g.Strength(x.Owner, x.At) == g.CrewOf(i)
}

// FleetLost gives the ships of an attack at sea of which nobody is left to who defended himself; what barbarians beat
// is lost.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
func (g *State) FleetLost(t *play.Table, on play.Seat) {
	b := &g.Battle
	b.Target = b.Convoy
	if on != Barbarians && g.Strength(on, b.At) == 0 { // then who has helped him
		on = g.strongest(Defending)
	}
	if on != Barbarians && g.Strength(on, b.At) > 0 {
		g.Capture(t, on)
		return
	}
	for i := range b.Target.each() {
		if x := &g.Transports[i]; x.Owner >= 0 && b.Sides[Attacking].Allies&(1<<x.Owner) != 0 {
			owner := x.Owner
			g.RemoveTransport(t, i)
			g.MayFall(t, owner, play.Nobody)
		}
	}
}

// aftermath sees what becomes of the places an attack has emptied: a territory that nobody holds falls to who
// besieges it, or to the barbarians.
func (g *State) aftermath(t *play.Table) {
	for _, p := range [...]Place{g.Battle.From, g.Battle.At} {
		if !p.Land() {
			continue
		}
		by := g.Territories[p].Siege.By
		if by != play.Nobody && g.Strength(by, p) > 0 && !g.DefendedFrom(by, p) {
			g.Conquer(t, by, p)
			continue
		}
		g.Relinquish(t, p)
	}
	g.Contest(t)
	g.LiftIdle(t)
}

// DefendedFrom says whether anybody is left in a territory to defend it from a besieger: who holds it, or an enemy of
// the besieger's who is none of his.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func (g *State) DefendedFrom(by play.Seat, p Place) bool {
	keeper := g.Keeper(p)
	if g.Strength(keeper, p) > 0 {
		return true
	}
	for _, s := range g.Others(by) {
		if g.Strength(s, p) > 0 && g.AtWar(s, by) && !g.AtWar(s, keeper) {
			return true
		}
	}
	return false
}

// Barbarians attack in the same way.

// BarbarianAttack carries out an attack of barbarians with so many VF of a territory, or of the pirate Galley ship in a
// sea zone, on what a player has at a place, under their Captain if there is one. It returns whether they win; those
// left are g.Battle.Host, still where they came from.
// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-prototype/pirates/attacks-at-sea
// rule: mu-alpha/barbarians/attack-until-one-left
func (g *State) BarbarianAttack(t *play.Table, from Place, ship int16, at Place, on play.Seat, vf int16) bool {
	party := Party{By: Barbarians, At: from}
	if ship != None {
		party.Convoy = One(ship)
	}
	g.Open(party, at, on)
	g.Battle.Host = vf
	if chief := g.chiefOf(from, ship); chief != None {
		g.Battle.Captains = 1 << chief
	}
	end := g.fight(t)
	g.Conclude(t, end)
	return end == Taken
}
