package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	BreakPact     play.Verb = 57 // with the dynasty A
	BreakLandPact play.Verb = 58 // with the territory A

	KeyPact         play.Key = 235 // a Pact between A and B
	KeyPactEnds     play.Key = 236 // the Pact between A and B is over
	KeyPactBroken   play.Key = 237 // A breaks its Pact with B
	KeyLandPact     play.Key = 238 // a Pact between dynasty A and territory B
	KeyLandPactEnds play.Key = 239 // the Pact between A and territory B is over
	KeyCasusBelli   play.Key = 240 // A has a Casus Belli against B
)

var pactChapter = wording.Chapter{
	Verbs: map[play.Verb]string{BreakPact: "break-pact", BreakLandPact: "break-land-pact"},
	Lines: map[play.Key]string{
		KeyPact: "pact", KeyPactEnds: "pact-ends", KeyPactBroken: "pact-broken", KeyLandPact: "land-pact",
		KeyLandPactEnds: "land-pact-ends", KeyCasusBelli: "casus-belli",
	},
}

// inPact, atWar and hasCasusBelli say how one dynasty stands to another.
func (g *State) inPact(s, with play.Seat) bool { return g.Dynasties[s].Pacts>>uint(with)&1 == 1 }
func (g *State) atWar(s, with play.Seat) bool  { return g.Dynasties[s].Wars>>uint(with)&1 == 1 }
func (g *State) hasCasusBelli(s, against play.Seat) bool {
	return g.Dynasties[s].CasusBelli>>uint(against)&1 == 1
}

// formPact makes a Pact between two dynasties, which marriage alone does. It ends War and every Casus Belli
// between them; another between the same two is no other Pact.
// rule: crusader-kings/pacts/parties
// rule: crusader-kings/marriage/dynastic-marriage-forms-pact
// rule: crusader-kings/marriage/pact-ends-war-and-casus-belli
// rule: crusader-kings/marriage/pact-shields
func (g *State) formPact(t *play.Table, a, b play.Seat) {
	x, y := &g.Dynasties[a], &g.Dynasties[b]
	known := g.inPact(a, b)
	x.Pacts, y.Pacts = x.Pacts|1<<uint(b), y.Pacts|1<<uint(a)
	x.Wars, y.Wars = x.Wars&^(1<<uint(b)), y.Wars&^(1<<uint(a))
	x.CasusBelli, y.CasusBelli = x.CasusBelli&^(1<<uint(b)), y.CasusBelli&^(1<<uint(a))
	if !known {
		t.Tell(KeyPact, int16(a), int16(b))
	}
}

// formLandPact makes a Pact between a dynasty and an independent territory.
// rule: crusader-kings/marriage/independent-success-forms-pact
func (g *State) formLandPact(t *play.Table, s play.Seat, i int8) {
	g.Territories[i].Pact = s
	t.Tell(KeyLandPact, int16(s), int16(i))
}

// endPact ends the Pact between two dynasties, if there is one; nobody has a grievance by that.
func (g *State) endPact(t *play.Table, a, b play.Seat) {
	if g.inPact(a, b) {
		g.partPact(a, b)
		t.Tell(KeyPactEnds, int16(a), int16(b))
	}
}

func (g *State) partPact(a, b play.Seat) {
	g.Dynasties[a].Pacts &^= 1 << uint(b)
	g.Dynasties[b].Pacts &^= 1 << uint(a)
}

// breakPact has one dynasty break its Pact with another, who has a Casus Belli for it.
// rule: crusader-kings/pacts/dynastic-pact-broken-by-player
// rule: crusader-kings/pacts/breaking-dynastic-pact-gives-casus-belli
// rule: crusader-kings/invade/pact-support-refusal
func (g *State) breakPact(t *play.Table, s, with play.Seat) {
	g.partPact(s, with)
	t.Tell(KeyPactBroken, int16(s), int16(with))
	g.gainCasusBelli(t, with, s)
}

// breakTerritoryPact ends the Pact with a territory, if it is in one; a new potential spouse comes there.
// rule: crusader-kings/pacts/territory-pact-broken-by-player
// rule: crusader-kings/pacts/territory-pact-broken-by-event
// rule: crusader-kings/pacts/territory-pact-end
func (g *State) breakTerritoryPact(t *play.Table, i int8) {
	s := g.Territories[i].Pact
	if s == play.Nobody {
		return
	}
	g.Territories[i].Pact = play.Nobody
	t.Tell(KeyLandPactEnds, int16(s), int16(i))
	g.newSuitor(t, i)
}

// gainCasusBelli gives a dynasty a Casus Belli against another, whatever for. A Pact between them is over
// by it; while they are at War it says nothing more.
// rule: crusader-kings/pacts/pact-broken-by-hostile-act
// rule: crusader-kings/plots/casus-belli-success
// rule: crusader-kings/pacts/several-pacts
func (g *State) gainCasusBelli(t *play.Table, holder, against play.Seat) {
	switch {
	case holder == against: // rule: crusader-kings/plots/failure-gives-casus-belli
		return
	case g.atWar(holder, against): // rule: crusader-kings/invade/declaring-war
		return
	case g.hasCasusBelli(holder, against): // rule: crusader-kings/plots/casus-belli-success
		return
	}
	g.endPact(t, holder, against)
	g.Dynasties[holder].CasusBelli |= 1 << uint(against)
	t.Tell(KeyCasusBelli, int16(holder), int16(against))
}

// alarm tells those who are in a Pact with a territory that is attacked, or with the dynasty that controls
// it: each has a Casus Belli against the attacker, however the attack ends. It is called when an attack is
// declared.
// rule: crusader-kings/pacts/effect-casus-belli
func (g *State) alarm(t *play.Table, attacker play.Seat, i int8) {
	x := &g.Territories[i]
	if x.Owner == play.Nobody {
		if x.Pact != play.Nobody {
			g.gainCasusBelli(t, x.Pact, attacker)
		}
		return
	}
	for _, ally := range g.others(x.Owner) {
		if g.inPact(x.Owner, ally) {
			g.gainCasusBelli(t, ally, attacker)
		}
	}
}

// pactAsides lists the Pacts a player may break, in his own Turn.
func (g *State) pactAsides(o *play.Asking, s play.Seat) {
	if g.Phase != Turns || g.Active != s {
		return
	}
	for _, with := range g.others(s) {
		if g.inPact(s, with) {
			o.May(play.Choice{Verb: BreakPact, A: int16(with)}, play.Free)
		}
	}
	for i := range int16(territories) {
		if g.Territories[i].Pact == s {
			o.May(play.Choice{Verb: BreakLandPact, A: i}, play.Free)
		}
	}
}

// pactAside breaks one of them, and says whether the answer was that.
func (g *State) pactAside(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case BreakPact:
		g.breakPact(t, a.Seat, play.Seat(a.A))
	case BreakLandPact:
		g.breakTerritoryPact(t, int8(a.A))
	default:
		return false
	}
	return true
}
