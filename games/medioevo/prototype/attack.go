package prototype

import (
	"iter"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Attacks: who may attack what with whom, who stands against him, and how it ends. How a roll of the dice goes stands
// in rounds.go, what it costs in results.go.

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
		Attack: wording.OfA(refPlace), TakeAlong: wording.OfA(refCaptain), TurnOn: wording.OfA(refSeat),
		Spare: wording.OfA(refSeat),
	},
	Closing: []play.Verb{EnoughLead},
}

// The sides of a battle.
const (
	attacking = iota
	defending
)

// upshot is how an attack ends.
type upshot uint8

const (
	taken     upshot = iota // nobody stands against the attackers any more
	besieging               // they have laid siege, or carry one on
	givenUp
	wipedOut // all who could fight have fallen
)

// party is who would attack: a convoy, or all of a side's armies at a place.
type party struct {
	by     play.Seat
	at     Place
	convoy Convoy
	inside bool // with what stands on the ground there
}

// marching is the active player's convoy; without one, all he has at a place.
func (g *State) marching(at Place) party {
	s := g.Active
	for i := range g.March.Convoy.each() {
		from := g.Transports[i].At
		return party{by: s, at: from, convoy: g.March.Convoy, inside: from == at && at.Land()}
	}
	return g.allAt(s, at)
}

// allAt is all that a side has at a place.
func (g *State) allAt(s play.Seat, at Place) party {
	x := party{by: s, at: at, inside: at.Land()}
	for i := range g.carriers(s, at) {
		x.convoy.add(i)
	}
	return x
}

// carriers are a side's transports at a place that move by themselves: not those aboard ships.
func (g *State) carriers(s play.Seat, at Place) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.transportsAt(at) {
			if x := &g.Transports[i]; x.Owner == s && x.Aboard == None && !yield(i) {
				return
			}
		}
	}
}

// carried says whether a transport, or the ship that carries it, belongs to a convoy.
func (g *State) carried(c *Convoy, i int16) bool {
	return c.holds(i) || g.Transports[i].Aboard != None && c.holds(g.Transports[i].Aboard)
}

// of is a party's own part of a convoy: others may attack in it too.
func (g *State) of(c Convoy, s play.Seat) Convoy {
	for i := range c.each() {
		if g.Transports[i].Owner != s {
			c.drop(i)
		}
	}
	return c
}

// mass is all VF of a party, whether it could fight or not.
func (g *State) mass(x party) (n int16) {
	for i := range g.of(x.convoy, x.by).each() {
		n += g.crewOf(i)
	}
	if x.inside {
		n += g.ground(x.by, x.at)
	}
	return n
}

// manned is how many of a party's transports have armies aboard.
func (g *State) manned(x party) (n int16) {
	for i := range g.of(x.convoy, x.by).each() {
		if g.crewOf(i) > 0 {
			n++
		}
	}
	return n
}

// fit is the VF of a party that can fight at a place. Against a territory one of each transport stays aboard; at sea
// and for transports everybody fights.
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
// rule: mu-prototype/loading/no-unloading-to-fight
func (g *State) fit(x party, kind BattleKind) int16 {
	n := g.mass(x)
	if kind == Field {
		n -= g.manned(x)
	}
	return n
}

// kindOf is the kind of battle in which a side is met at a place: for a territory against its defenders, else for
// what somebody has there.
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-prototype/naval/only-at-sea
// rule: mu-prototype/naval/galleys-not-in-land-battles
func (g *State) kindOf(at Place, on play.Seat) BattleKind {
	switch {
	case at.Sea():
		return Naval
	case on == g.keeper(at):
		return Field
	}
	return AtTransports
}

// keeper is who defends a territory first: its owner, or the barbarians.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-of-another-player
func (g *State) keeper(p Place) play.Seat {
	if s := g.holder(p); s != play.Nobody {
		return s
	}
	return Barbarians
}

// chiefs are a side's Captains with a party: aboard its transports, or on the ground beside them, for Captains board
// for nothing.
// rule: mu-prototype/rounds/captain-required
func (g *State) chiefs(x party) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for c := range g.captainsOf(x.by) {
			k := &g.Captains[c]
			with := k.Aboard != None && g.carried(&x.convoy, k.Aboard) || k.At == x.at && (k.Aboard == None || x.inside)
			if with && !yield(c) {
				return
			}
		}
	}
}

// whyNotAttack is the rule that forbids the active player to attack a side at a place with his convoy, or without one
// with all he has there.
func (g *State) whyNotAttack(at Place, on play.Seat) play.Rule {
	x, kind := g.marching(at), g.kindOf(at, on)
	if why := g.whyNotReach(x, at, on); why != play.Free {
		return why
	}
	if why := g.whyNotLeaving(x, at, on); why != play.Free {
		return why
	}
	if why := g.whyNotLead(x); why != play.Free {
		return why
	}
	switch {
	case g.truce(x.by, on): // in war as in peace
		return RuleTruce
	case kind != Field && g.strength(on, at) == 0 && !g.hasCarrier(on, at):
		return RuleThere
	case g.fit(x, kind) <= 0:
		return RuleCarried
	}
	for i := range x.convoy.each() {
		switch {
		case g.Transports[i].Halted&Sabotaged != 0:
			return RuleSabotaged
		case g.Transports[i].Halted&Stormbound != 0 && x.at != at, g.mpLeft(i) < g.entry(i, at):
			return RuleMeans
		}
	}
	return play.Free
}

// hasCarrier says whether a side has any transport at a place.
func (g *State) hasCarrier(s play.Seat, at Place) bool {
	for range g.carriers(s, at) {
		return true
	}
	return false
}

// whyNotLead says why no Captain can lead a party into an attack.
// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/rounds/attacks-per-captain
func (g *State) whyNotLead(x party) play.Rule {
	why := RuleCaptain
	for c := range g.chiefs(x) {
		if g.Captains[c].Attacks > 0 {
			return play.Free
		}
		why = RuleAttacks
	}
	return why
}

// whyNotReach says why a party cannot get at a side at a place from where it stands. Who is besieged gets at nobody
// but who besieges him there.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/naval/ships-in-port-protected
// rule: mu-prototype/naval/ships-in-third-party-port
func (g *State) whyNotReach(x party, at Place, on play.Seat) play.Rule {
	switch {
	case x.at == at:
		return play.Free
	case at.Sea():
		// rule: mu-prototype/siege/breaking-the-siege
		if x.at.Land() && g.port(x.at) == at && g.Territories[x.at].Siege.By == on && g.Territories[x.at].Siege.Sea {
			return play.Free
		}
		return RuleSameZone
	case x.at.Sea():
		if !g.Box().Atlas.Touches(at, x.at) {
			return RuleAdjacent
		}
	default:
		if g.Box().Atlas.Border(x.at, at) == nil || !g.landborne(&x.convoy) {
			return RuleAdjacent
		}
		if why := g.whyNotGate(x.by, x.at, false); why != play.Free {
			return why
		}
	}
	if on == g.keeper(at) || g.Territories[at].Siege.By == on {
		return play.Free
	}
	if g.port(at) == x.at && g.granted(medioevo.Passage, g.holder(at), x.by) {
		return play.Free
	}
	if x.at.Sea() {
		return RuleDocked
	}
	return RuleSameZone
}

// landborne says whether a convoy goes by land.
func (g *State) landborne(c *Convoy) bool {
	for i := range c.each() {
		if g.Transports[i].Kind.sea() {
			return false
		}
	}
	return true
}

// entry is what a transport needs, in MP, to enter a place it attacks. Ships before a coast without a port do not
// enter it.
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/attacking/ships-attacking-coast-without-port
func (g *State) entry(i int16, at Place) int8 {
	if from := g.Transports[i].At; from != at {
		return g.stepCost(i, from, at)
	}
	return 0
}

// offerAttacks lists what the active player may attack with his convoy, or without one from where he stands.
func (g *State) offerAttacks(o *play.Asking) {
	if g.March.Convoy.empty() {
		for p := range g.land() {
			if g.besideOthers(g.Active, p) {
				g.offerAttacksAt(o, p)
			}
		}
		return
	}
	from := g.marching(NoPlace).at
	g.offerAttacksAt(o, from)
	if from.Sea() {
		for _, p := range g.Box().Atlas.Seas[from-territories].Shores {
			if g.inPlay(p) {
				g.offerAttacksAt(o, p)
			}
		}
		return
	}
	for p := range g.neighbours(from) {
		g.offerAttacksAt(o, p)
	}
	if z := g.port(from); z != NoPlace && g.besieged(from) {
		g.offerAttack(o, z, g.Territories[from].Siege.By)
	}
}

// besideOthers says whether a side has armies on the ground that could attack where they stand: beside enemies, or in
// land that is not its own.
func (g *State) besideOthers(s play.Seat, p Place) bool {
	return g.ground(s, p) > 0 && g.Territories[p].Siege.By != s && (g.contested(p) || g.keeper(p) != s)
}

// offerAttacksAt lists the sides that can be attacked at a place, pirates at sea too.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/pirates/attacking-pirates
func (g *State) offerAttacksAt(o *play.Asking, at Place) {
	if at.Land() && g.keeper(at) != g.Active && g.Territories[at].Siege.By != g.Active {
		g.offerAttack(o, at, g.keeper(at))
	}
	for on := range play.Seat(sides) {
		if on != g.Active && g.kindOf(at, on) != Field && (g.strength(on, at) > 0 || g.hasCarrier(on, at)) {
			g.offerAttack(o, at, on)
		}
	}
}

func (g *State) offerAttack(o *play.Asking, at Place, on play.Seat) {
	o.May(play.Choice{Verb: Attack, A: int16(at), B: int16(on), C: g.priceOf(g.Active, on)}, g.whyNotAttack(at, on))
}

// priceOf is what it costs to attack somebody: the honour of a war at once, nothing at war and for barbarians.
func (g *State) priceOf(s, on play.Seat) int16 {
	if on == Barbarians || g.atWar(s, on) {
		return 0
	}
	return g.ed().PriceOfWar(g, s, on, true)
}

// attack carries out an attack of the active player's convoy on a side at a place; without a convoy, of all he has
// there. Whoever is not at war declares it first; the wars that follow from that may forbid him the attack.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/pirates/attacking-pirates
// rule: mu-prototype/rounds/procedure
func (g *State) attack(t *play.Table, at Place, on play.Seat) {
	if on != Barbarians && !g.atWar(g.Active, on) {
		g.ed().Declare(g, t, g.Active, on, true)
		if g.whyNotAttack(at, on) != play.Free {
			t.Tell(KeyCalledOff, int16(g.Active), int16(on), int16(at))
			return
		}
	}
	x := g.marching(at)
	g.open(x, at, on)
	g.payToEnter(at)
	g.nameCaptains(t, x)
	t.Tell(KeyAttack, int16(x.by), int16(on), int16(at), g.facing(attacking))
	g.callAttackers(t)
	g.conclude(t, g.fight(t))
}

// open lays out a battle.
func (g *State) open(x party, at Place, on play.Seat) {
	g.Battle = Battle{Kind: g.kindOf(at, on), At: at, Leading: None, Convoy: x.convoy, Inside: x.inside && x.at == at, From: x.at}
	g.Battle.Land, g.Battle.First = g.Battle.Kind == Field, on
	for side, s := range [...]play.Seat{x.by, on} {
		g.Battle.Sides[side] = Side{Seat: s, Main: s, Allies: 1 << s}
	}
}

// payToEnter spends the MP for entering the place attacked, whatever comes of the attack.
// rule: mu-prototype/attacking/failed-attack-still-spends-mp
func (g *State) payToEnter(at Place) {
	for i := range g.Battle.Convoy.each() {
		x := &g.Transports[i]
		x.Spent += g.entry(i, at)
		x.Moved |= MovedInCombat
	}
}

// nameCaptains asks which Captains make the attack, if there are several; each uses one of his attacks. One who
// stands inside a place that is to be relieved brings what is there with him.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-prototype/siege/breaking-the-siege
func (g *State) nameCaptains(t *play.Table, x party) {
	b := &g.Battle
	for {
		can := g.mayLead(x)
		switch {
		case len(can) == 0:
			return
		case len(can) == 1 && b.Captains == 0:
			g.takesPart(can[0])
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(x.by, AskCaptains, int16(b.At))
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
func (g *State) mayLead(x party) (can []int16) {
	b := &g.Battle
	add := func(y party) {
		for c := range g.chiefs(y) {
			if g.Captains[c].Attacks > 0 && b.Captains&(1<<c) == 0 {
				can = append(can, c)
			}
		}
	}
	add(x)
	if shut := g.shutIn(x); shut != NoPlace && (g.Battle.At.Land() || g.hasFleet(x.by, shut)) {
		add(g.allAt(x.by, shut))
	}
	return can
}

// shutIn is the besieged territory from which a side could take part in an attack on its besieger from outside, or
// NoPlace.
func (g *State) shutIn(x party) Place {
	b := &g.Battle
	for p := range g.heldBy(x.by) {
		if g.Territories[p].Siege.By == b.Sides[defending].Main && p != x.at && (p == b.At || g.port(p) == b.At && b.At.Sea()) {
			return p
		}
	}
	return NoPlace
}

// hasFleet says whether a side has a crewed ship in a port.
func (g *State) hasFleet(s play.Seat, p Place) bool {
	for i := range g.carriers(s, p) {
		if g.Transports[i].Kind.sea() && g.crewOf(i) > 0 {
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
	k.Attacks--
	if k.At == b.From || !k.At.Land() {
		g.boards(c)
		return
	}
	for i := range g.carriers(k.Owner, k.At) {
		if b.At.Land() || g.Transports[i].Kind.sea() {
			b.Convoy.add(i)
		}
	}
	b.Inside = b.Inside || k.At == b.At
	g.boards(c)
}

// boards takes a Captain who makes an attack from outside aboard a transport of his side that makes it too.
func (g *State) boards(c int16) {
	b, k := &g.Battle, &g.Captains[c]
	for i := range b.Convoy.each() {
		if x := &g.Transports[i]; k.Aboard == None && k.At != b.At && x.Kind.warlike() && x.Owner == k.Owner && x.At == k.At {
			k.Aboard = i
		}
	}
}

// fight fights the battle that has been laid out.
func (g *State) fight(t *play.Table) upshot {
	g.rally(t)
	if g.Battle.Off {
		return givenUp
	}
	switch g.Battle.Kind {
	case Naval:
		return g.navalBattle(t)
	case AtTransports:
		return g.battleRounds(t)
	}
	g.militia(t, g.Battle.At)
	g.cardsBefore(t)
	end := g.fightForTerritory(t)
	for end == taken {
		guest := g.guestLeft()
		if guest == play.Nobody || !g.turnOn(t, guest) {
			break
		}
		end = g.battleRounds(t)
	}
	return end
}

// guestLeft is a guest whose armies still stand where all defenders have been beaten, or Nobody: enemies of the
// attacker first. Who attacks beside him is none.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func (g *State) guestLeft() play.Seat {
	b := &g.Battle
	found := play.Nobody
	for _, s := range g.others(b.Sides[attacking].Main) {
		if (b.Spared|b.Sides[attacking].Allies)&(1<<s) != 0 || g.strength(s, b.At) == 0 {
			continue
		}
		if g.atWar(s, b.Sides[attacking].Main) {
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
	s := b.Sides[attacking].Main
	if s == Barbarians {
		return false
	}
	if !g.atWar(s, guest) || g.truce(s, guest) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTurnOn, int16(b.At), int16(guest))
			o.May(play.Choice{Verb: TurnOn, A: int16(guest), C: g.priceOf(s, guest)}, g.whyNotTurnOn(s, guest))
			o.May(play.Choice{Verb: Spare, A: int16(guest)}, play.Free)
		})
		if a.Verb == Spare {
			b.Spared |= 1 << guest
			t.Tell(KeySpared, int16(s), int16(guest), int16(b.At))
			return g.guestLeft() != play.Nobody && g.turnOn(t, g.guestLeft())
		}
		if !g.atWar(s, guest) { // or only a truce has kept them apart
			g.ed().Declare(g, t, s, guest, true)
		}
	}
	g.takePrisoners(t) // by and from whom was beaten; what follows is between others
	for side := range b.Sides {
		b.Sides[side].Losses, b.Sides[side].LostCards = [sides]int16{}, [MostRealms]RollCards{}
	}
	d := &b.Sides[defending]
	d.Seat, d.Main, d.Cards = guest, guest, 0
	d.Allies |= 1 << guest
	b.Kind, b.Walls = AtTransports, 0
	g.partWays(t)
	return true
}

// whyNotTurnOn is the rule that keeps an attacker from a guest where he has beaten the defenders.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) whyNotTurnOn(s, guest play.Seat) play.Rule {
	b := &g.Battle
	x := party{by: s, at: b.From, convoy: g.of(b.Convoy, s), inside: b.Inside}
	return first(g.whyNotWar(s, guest), g.whyNotLeaving(x, b.At, guest))
}

// conclude ends an attack: prisoners, what the Captains have made of it, and what the victor takes.
func (g *State) conclude(t *play.Table, end upshot) {
	b := &g.Battle
	by, on, at := b.Sides[attacking].Main, b.Sides[defending].Main, b.At
	b.Stage, b.Won = BattleOver, end == taken
	g.tellEnd(t, end)
	g.takePrisoners(t)
	g.announce(t, end)
	if by == Barbarians {
		return
	}
	g.judgeCaptains(t, end)
	if at.Sea() && (end == taken || end == wipedOut) {
		g.comeOut(t)
	}
	if end == taken {
		g.prize(t, b.Sides[attacking].Seat, at)
	} else if at.Sea() && end == wipedOut {
		g.fleetLost(t, on)
	} else if at.Land() && end != besieging && g.Territories[at].Siege.By == by {
		g.endSiege(t, at)
	}
	g.aftermath(t)
}

// comeOut brings the ships of a besieged port that have attacked the fleet before it, and paid for entering its zone,
// to where they have won, or have been lost. One that is all that holds the port stays when they have won.
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/siege/breaking-the-siege
func (g *State) comeOut(t *play.Table) {
	b := &g.Battle
	for i := range b.Convoy.each() {
		from := g.Transports[i].At
		if from == b.At || b.Won && (g.crewOf(i) == 0 || g.holdsAlone(i)) {
			continue
		}
		g.step(t, i, b.At)
		if from.Land() {
			g.relinquish(t, from)
		}
	}
}

// tellEnd tells how an attack of a player has ended. What barbarians do is told where they do it.
func (g *State) tellEnd(t *play.Table, end upshot) {
	b := &g.Battle
	by, on, at := int16(b.Sides[attacking].Main), int16(b.Sides[defending].Main), int16(b.At)
	switch {
	case b.Sides[attacking].Main == Barbarians:
	case end == taken:
		t.Tell(KeyBeaten, by, on, at)
	case end == givenUp:
		t.Tell(KeyGivesUp, by, at)
	case end == wipedOut:
		t.Tell(KeyBeatenOff, by, at)
	}
}

// prize is what the victor of an attack gets, who has removed the last defenders: the territory, or what somebody had
// at the place.
func (g *State) prize(t *play.Table, by play.Seat, at Place) {
	b := &g.Battle
	if b.Land {
		g.conquer(t, by, at)
		return
	}
	if at.Land() {
		g.liftIdle(t) // the gates are open
		g.relieve(t, at)
	}
	if at.Land() && g.holder(at) == by { // who besieged him leaves everything there
		g.divide(t, g.spoilsOf(by, by, at))
		return
	}
	b.Target = Convoy{}
	for s := range play.Seat(sides) {
		if b.Sides[defending].Allies&(1<<s) != 0 {
			for i := range g.carriers(s, at) {
				b.Target.add(i)
			}
			if s < MostRealms { // rule: mu-prototype/blockade/active-ways-through
				g.March.Through[s] = at
			}
		}
	}
	g.capture(t, by)
}

// relieve brings those who have beaten somebody in land that they do not take, a besieger or ships in a port, to where
// they have paid to enter, if they may be there in peace. Transports without which a territory would be given up stay,
// and those that a siege keeps out.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
func (g *State) relieve(t *play.Table, p Place) {
	for i := range g.Battle.Convoy.each() {
		x := &g.Transports[i]
		switch {
		case g.holdsAlone(i) || g.crewOf(i) == 0 || g.stepCost(i, x.At, p) == 0:
		case g.mayEnter(x.Owner, p) && g.whyNotGate(x.Owner, p, x.Kind.sea()) == play.Free:
			g.step(t, i, p)
		}
	}
}

// holdsAlone says whether its owner has nobody but the crew of a transport in a territory of his.
func (g *State) holdsAlone(i int16) bool {
	x := &g.Transports[i]
	return x.At.Land() && g.holder(x.At) == x.Owner && g.strength(x.Owner, x.At) == g.crewOf(i)
}

// fleetLost gives the ships of an attack at sea of which nobody is left to who defended himself; what barbarians beat
// is lost.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
func (g *State) fleetLost(t *play.Table, on play.Seat) {
	b := &g.Battle
	b.Target = b.Convoy
	if on != Barbarians && g.strength(on, b.At) == 0 { // then who has helped him
		on = g.strongest(defending)
	}
	if on != Barbarians && g.strength(on, b.At) > 0 {
		g.capture(t, on)
		return
	}
	for i := range b.Target.each() {
		if x := &g.Transports[i]; x.Owner >= 0 && b.Sides[attacking].Allies&(1<<x.Owner) != 0 {
			owner := x.Owner
			g.removeTransport(t, i)
			g.mayFall(t, owner, play.Nobody)
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
		if by != play.Nobody && g.strength(by, p) > 0 && !g.defendedFrom(by, p) {
			g.conquer(t, by, p)
			continue
		}
		g.relinquish(t, p)
	}
	g.contest(t)
	g.liftIdle(t)
}

// defendedFrom says whether anybody is left in a territory to defend it from a besieger: who holds it, or an enemy of
// the besieger's who is none of his.
// rule: mu-prototype/attacking/conquered-when-no-defenders
func (g *State) defendedFrom(by play.Seat, p Place) bool {
	keeper := g.keeper(p)
	if g.strength(keeper, p) > 0 {
		return true
	}
	for _, s := range g.others(by) {
		if g.strength(s, p) > 0 && g.atWar(s, by) && !g.atWar(s, keeper) {
			return true
		}
	}
	return false
}

// barbarianAttack carries out an attack of barbarians with so many VF of a territory, or of the pirate Galley ship in a
// sea zone, on what a player has at a place, under their Captain if there is one. It returns whether they win; those
// left are g.Battle.Host, still where they came from.
// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-prototype/barbarians/one-vf-stays
// rule: mu-prototype/barbarians/barbarians-need-no-captain
// rule: mu-prototype/barbarians/barbarians-against-fortification
// rule: mu-prototype/pirates/attacks-at-sea
func (g *State) barbarianAttack(t *play.Table, from Place, ship int16, at Place, on play.Seat, vf int16) bool {
	x := party{by: Barbarians, at: from}
	if ship != None {
		x.convoy = one(ship)
	}
	g.open(x, at, on)
	g.Battle.Host = vf
	if chief := g.chiefOf(from, ship); chief != None {
		g.Battle.Captains = 1 << chief
	}
	end := g.fight(t)
	g.conclude(t, end)
	return end == taken
}
