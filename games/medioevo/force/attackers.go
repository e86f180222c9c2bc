package force

import (
	"iter"
	"signoria/play"
)

// Phase 9, Combat, Attack: who would attack, with how much, and which Captains lead. What can be attacked is in targets.go.

// Party is who would attack: a convoy, or all of a side's armies at a place.
type Party struct {
	By     play.Seat
	At     Place
	Convoy Convoy
	Inside bool // with what stands on the ground there
}

// Marching is the active player's convoy; without one, all he has at a place.
func (g *State) Marching(at Place) Party {
	lead := g.March.Convoy.first()
	if lead == None {
		return g.AllAt(g.Active, at)
	}
	from := g.Transports[lead].At
	return Party{By: g.Active, At: from, Convoy: g.March.Convoy, Inside: from == at && at.Land()}
}

// AllAt is all that a side has at a place.
func (g *State) AllAt(s play.Seat, at Place) Party {
	party := Party{By: s, At: at, Inside: at.Land()}
	for i := range g.carriers(s, at) {
		party.Convoy.Add(i)
	}
	return party
}

// carriers are a side's transports at a place that move by themselves: not those aboard ships.
func (g *State) carriers(s play.Seat, at Place) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for i := range g.Berths() {
			if x := &g.Transports[i]; x.Kind != NoTransport && x.At == at && x.Owner == s && x.Aboard == None && !yield(i) {
				return
			}
		}
	}
}

// Carried says whether a transport, or the ship that carries it, belongs to a convoy.
func (g *State) Carried(c *Convoy, i int16) bool {
	return c.Holds(i) || g.Transports[i].Aboard != None && c.Holds(g.Transports[i].Aboard)
}

// of is a party's own part of a convoy: others may attack in it too.
func (g *State) of(c Convoy, s play.Seat) Convoy {
	for i := range c.each() {
		if g.Transports[i].Owner != s {
			c.Drop(i)
		}
	}
	return c
}

// Mass is all VF of a party, whether it could fight or not.
func (g *State) Mass(party Party) (n int16) {
	for i := range g.of(party.Convoy, party.By).each() {
		n += g.CrewOf(i)
	}
	if party.Inside {
		n += g.Ground(party.By, party.At)
	}
	return n
}

// manned is how many of a party's transports have armies aboard.
func (g *State) manned(party Party) (n int16) {
	for i := range g.of(party.Convoy, party.By).each() {
		if g.Crewed(i) {
			n++
		}
	}
	return n
}

// fit is the VF of a party that can fight at a place. Against a territory a crew stays aboard each transport, where one is
// needed; at sea and for transports everybody fights.
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
// rule: mu-prototype/loading/no-unloading-to-fight
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func (g *State) fit(party Party, kind BattleKind) int16 {
	n := g.Mass(party)
	if kind == Field {
		n -= g.manned(party) * g.Ed().Crew
	}
	return n
}

// WhyNotLead says why no Captain can lead a party into an attack.
// rule: mu-prototype/rounds/captain-required
// rule: mu-prototype/rounds/attacks-per-captain
// rule: mu-alpha/attack/captain-required
// rule: mu-alpha/attack/captain-conquest-limit
func (g *State) WhyNotLead(party Party) play.Rule {
	why := RuleCaptain
	for c := range g.Chiefs(party) {
		if g.Captains[c].Attacks > 0 {
			return play.Free
		}
		why = RuleAttacks
	}
	return why
}

// leads says whether a Captain is one of these.
func (g *State) leads(party *Party, k *Captain) bool {
	switch {
	case k.Level == 0 || k.Owner != party.By:
		return false
	case k.Aboard != None && g.Carried(&party.Convoy, k.Aboard):
		return true
	}
	return k.At == party.At && (k.Aboard == None || party.Inside)
}

// Chiefs are a side's Captains with a party: aboard its transports, or on the ground beside them, for Captains board
// for nothing.
// rule: mu-prototype/rounds/captain-required
// rule: mu-alpha/attack/captain-required
func (g *State) Chiefs(party Party) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for c := range g.Captains {
			if g.leads(&party, &g.Captains[c]) && !yield(int16(c)) {
				return
			}
		}
	}
}
