package force

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// Phase 9, Combat, Attack: what can be attacked, by whom and from where. Who attacks, and with how much, is in attackers.go,
// the attack itself in attack.go.

// offerAttacks lists what the active player may attack with his convoy, or without one from where he stands.
func (g *State) offerAttacks(o *play.Asking) {
	if g.March.Convoy.empty() {
		for p := range g.Land() {
			if g.besideOthers(g.Active, p) {
				g.OfferAttacksAt(o, p)
			}
		}
		return
	}
	from := g.Marching(NoPlace).At
	if g.WhyNotLead(g.Marching(from)) != play.Free && !o.Looking() {
		return // nobody leads it, wherever it would attack
	}
	g.OfferAttacksAt(o, from)
	if from.Sea() {
		for _, p := range g.Box().Atlas.Seas[from-Territories].Shores {
			if g.InPlay(p) {
				g.OfferAttacksAt(o, p)
			}
		}
		return
	}
	for p := range g.Neighbours(from) {
		g.OfferAttacksAt(o, p)
	}
	if z := g.port(from); z != NoPlace && g.Besieged(from) {
		g.offerAttack(o, z, g.Territories[from].Siege.By)
	}
}

// besideOthers says whether a side has armies on the ground that could attack where they stand: beside enemies, or in
// land that is not its own.
func (g *State) besideOthers(s play.Seat, p Place) bool {
	return g.Ground(s, p) > 0 && g.Territories[p].Siege.By != s && (g.Contested(p) || g.Keeper(p) != s)
}

// OfferAttacksAt lists the sides that can be attacked at a place, pirates at sea too.
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/pirates/attacking-pirates
func (g *State) OfferAttacksAt(o *play.Asking, at Place) {
	if at.Land() && g.Keeper(at) != g.Active && g.Territories[at].Siege.By != g.Active {
		g.offerAttack(o, at, g.Keeper(at))
	}
	present := g.present(at)
	for on := range play.Seat(sides) {
		if on != g.Active && present&Bit(on) != 0 && g.KindOf(at, on) != Field {
			g.offerAttack(o, at, on)
		}
	}
}

func (g *State) offerAttack(o *play.Asking, at Place, on play.Seat) {
	o.May(play.Choice{Verb: Attack, A: int16(at), B: int16(on), C: g.PriceOf(g.Active, on)}, g.WhyNotAttack(at, on))
}

// PriceOf is what it costs to attack somebody: the honour of a war at once, nothing at war and for barbarians.
func (g *State) PriceOf(s, on play.Seat) int16 {
	if on == Barbarians || g.AtWar(s, on) {
		return 0
	}
	return g.Ed().PriceOfWar(g, s, on, true)
}

// WhyNotAttack is the rule that forbids the active player to attack a side at a place with his convoy, or without one
// with all he has there.
func (g *State) WhyNotAttack(at Place, on play.Seat) play.Rule {
	party, kind := g.Marching(at), g.KindOf(at, on)
	if why := g.WhyNotReach(party, at, on); why != play.Free {
		return why
	}
	if why := g.WhyNotLeaving(party, at, on); why != play.Free {
		return why
	}
	if why := g.WhyNotLead(party); why != play.Free {
		return why
	}
	if g.Truce(party.By, on) { // in war as in peace
		return RuleTruce
	}
	if why := g.Ed().NoAttacks(g, at); why != play.Free {
		return why
	}
	switch {
	case kind != Field && !g.stands(at, on):
		return RuleThere
	case g.fit(party, kind) <= 0:
		return RuleCarried
	}
	for i := range party.Convoy.each() {
		switch {
		case g.Transports[i].Halted&Sabotaged != 0:
			return RuleSabotaged
		case g.Transports[i].Halted&Stormbound != 0 && party.At != at, g.MpLeft(i) < g.Entry(i, at):
			return RuleMeans
		}
	}
	return play.Free
}

// present are the sides that have anything at a place that can be attacked, bit s: armies, or transports that move by
// themselves.
func (g *State) present(at Place) (who uint16) {
	if at.Land() {
		for s, vf := range g.Territories[at].VF {
			if vf > 0 {
				who |= 1 << s
			}
		}
	}
	for i := range g.transportsAt(at) {
		if x := &g.Transports[i]; x.Owner != play.Nobody && x.attackable() {
			who |= Bit(x.Owner)
		}
	}
	return who
}

// stands says whether a side is present at a place.
func (g *State) stands(at Place, on play.Seat) bool {
	if at.Land() && g.Territories[at].VF[on] > 0 {
		return true
	}
	for i := range g.transportsAt(at) {
		if x := &g.Transports[i]; x.Owner == on && x.attackable() {
			return true
		}
	}
	return false
}

// attackable says whether there is anything in a transport's place that can be attacked: armies, or itself.
func (x *Transport) attackable() bool { return x.VF > 0 || x.Aboard == None }

// KindOf is the kind of battle in which a side is met at a place: for a territory against its defenders, else for
// what somebody has there.
// rule: mu-prototype/attacking/battle-kinds
// rule: mu-alpha/attack/four-battle-types
// rule: mu-prototype/naval/only-at-sea
// rule: mu-prototype/naval/galleys-not-in-land-battles
// rule: mu-alpha/naval/no-ramming-in-harbor
// rule: mu-alpha/naval/galleys-not-in-land-battles
func (g *State) KindOf(at Place, on play.Seat) BattleKind {
	switch {
	case at.Sea():
		return Naval
	case on == g.Keeper(at):
		return Field
	}
	return AtTransports
}

// Keeper is who defends a territory first: its owner, or the barbarians.
// rule: mu-prototype/attacking/guest-in-barbarian-territory
// rule: mu-prototype/attacking/guest-of-another-player
func (g *State) Keeper(p Place) play.Seat {
	if s := g.Holder(p); s != play.Nobody {
		return s
	}
	return Barbarians
}

// WhyNotReach says why a party cannot get at a side at a place from where it stands. Who is besieged gets at nobody
// but who besieges him there.
// rule: mu-prototype/attacking/from-adjacent-territory
// rule: mu-alpha/attack/target-territory-from-adjacent
// rule: mu-alpha/attack/target-transport-same-territory
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
// rule: mu-prototype/naval/ships-in-port-protected
// rule: mu-prototype/naval/ships-in-third-party-port
// rule: mu-alpha/naval/harbor-first
// rule: mu-alpha/naval/docked-guest-ships
func (g *State) WhyNotReach(party Party, at Place, on play.Seat) play.Rule {
	switch {
	case party.At == at:
		return play.Free
	case at.Sea():
		// rule: mu-prototype/siege/breaking-the-siege
		if party.At.Land() && g.port(party.At) == at && g.Territories[party.At].Siege.By == on && g.Territories[party.At].Siege.Sea {
			return play.Free
		}
		return RuleSameZone
	case party.At.Sea():
		if !g.Box().Atlas.Touches(at, party.At) {
			return RuleAdjacent
		}
	default:
		if g.Box().Atlas.Border(party.At, at) == nil || !g.landborne(&party.Convoy) {
			return RuleAdjacent
		}
		if why := g.WhyNotGate(party.By, party.At, false); why != play.Free {
			return why
		}
	}
	if on == g.Keeper(at) || g.Territories[at].Siege.By == on {
		return play.Free
	}
	if g.port(at) == party.At && g.Granted(medioevo.Passage, g.Holder(at), party.By) {
		return play.Free
	}
	if party.At.Sea() {
		return RuleDocked
	}
	return RuleSameZone
}

// landborne says whether a convoy goes by land.
func (g *State) landborne(c *Convoy) bool {
	for i := range c.each() {
		if g.Transports[i].Kind.Sea() {
			return false
		}
	}
	return true
}

// Entry is what a transport needs, in MP, to enter a place it attacks. Ships before a coast without a port do not
// enter it.
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/attacking/ships-attacking-coast-without-port
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func (g *State) Entry(i int16, at Place) int8 {
	if from := g.Transports[i].At; from != at {
		return g.StepCost(i, from, at)
	}
	return 0
}
