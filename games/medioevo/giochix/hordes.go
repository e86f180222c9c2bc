package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Barbarians between battles: reinforced by the first player, and risen in rebellion.

const (
	AddBarbarian  play.Verb   = 100 // one of kind A in territory B
	MoveHorde     play.Verb   = 101 // from A to B
	LeaveHordes   play.Verb   = 102 // the points that are left are not used
	RevoltIn      play.Verb   = 103 // the rebellion breaks out in territory A
	ThinHorde     play.Verb   = 104 // one Barbarian of kind A in B goes away
	AskBarbarians play.Prompt = 100 // A points are left
	AskRevolt     play.Prompt = 101 // rebellion A of B

	KeyAdded       play.Key = 100 // A adds a Barbarian of kind B in territory C
	KeyHordeMoves  play.Key = 101 // A moves the horde of B to C
	KeyRevolt      play.Key = 102 // in territory B of A a rebellion breaks out
	KeyTolerated   play.Key = 103 // the subjects tolerate taxes up to level A
	KeyStillRebels play.Key = 104 // A loses B Honour: there was a rebellion already
	KeyOverrun     play.Key = 105 // the Barbarians take territory A
	KeyRaised      play.Key = 106 // a horde rises in A
	KeyNoRevolt    play.Key = 107 // A has no territory where it could break out
	KeyThinned     play.Key = 108 // A sends a Barbarian of kind B in C away

	RuleHordeTypes  play.Rule = 100
	RuleEngaged     play.Rule = 101
	RuleOwnKingdom  play.Rule = 102
	RuleWhereHordes play.Rule = 103
)

var hordeChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		AddBarbarian: "add-barbarian", MoveHorde: "move-horde", LeaveHordes: "leave-hordes", RevoltIn: "revolt-in", ThinHorde: "thin-horde",
	},
	Prompts: map[play.Prompt]string{AskBarbarians: "barbarian-points", AskRevolt: "revolt"},
	Lines: map[play.Key]string{
		KeyAdded: "barbarian-added", KeyHordeMoves: "horde-moves", KeyRevolt: "revolt", KeyTolerated: "tolerated", KeyStillRebels: "still-rebels",
		KeyOverrun: "overrun", KeyRaised: "horde-raised", KeyNoRevolt: "no-revolt", KeyThinned: "barbarian-thinned",
	},
	Rules: map[play.Rule]string{
		RuleHordeTypes: "mu-giochix/events/add-type-limits", RuleEngaged: "mu-giochix/events/move-not-engaged",
		RuleOwnKingdom: "mu-giochix/events/move-not-from-own-kingdom", RuleWhereHordes: "mu-giochix/events/add-elsewhere",
	},
	Refs: wording.Refs{
		AddBarbarian: wording.OfB(refPlace), RevoltIn: wording.OfA(refPlace), ThinHorde: wording.OfB(refPlace),
		MoveHorde: func(c play.Choice) []string { return []string{refPlace(c.B), refPlace(c.A)} },
	},
	Declining: []play.Verb{LeaveHordes},
}

// barbarianPoints is how many points the first player has.
// rule: mu-giochix/events/barbarian-points
const barbarianPoints = 3

// What Barbarian points may be used for, bit by bit.
const (
	mayAdd uint8 = 1 << iota
	mayMove
	mayRemove
)

// barbarianPoints lets a player spend points on the Barbarians, one each time.
// rule: mu-giochix/events/barbarian-points
func (g *State) barbarianPoints(t *play.Table, s play.Seat, points int8, may uint8) {
	for ; points > 0; points-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskBarbarians, int16(points))
			g.offerHordes(o, s, may)
			o.May(play.Choice{Verb: LeaveHordes}, play.Free)
		})
		switch a.Verb {
		case AddBarbarian:
			g.Hordes[a.B].add(Unit(a.A))
			t.Tell(KeyAdded, int16(s), a.A, a.B)
		case ThinHorde:
			t.Tell(KeyThinned, int16(s), a.A, a.B)
			g.thin(Place(a.B), Unit(a.A))
		case MoveHorde:
			t.Tell(KeyHordeMoves, int16(s), a.A, a.B)
			g.moveHorde(t, Place(a.A), Place(a.B))
		default:
			return
		}
	}
}

// offerHordes lists what a Barbarian point can be used for.
func (g *State) offerHordes(o *play.Asking, s play.Seat, may uint8) {
	for at := range Place(Places) {
		h := &g.Hordes[at]
		if may&mayAdd != 0 && at.Land() && g.inPlay(at) && g.canAdd(at) {
			for _, kind := range [...]Unit{Light, Archer, Captain} {
				o.May(play.Choice{Verb: AddBarbarian, A: int16(kind), B: int16(at)}, h.whyNotAdd(kind))
			}
		}
		if h.Units() == 0 {
			continue
		}
		if may&mayRemove != 0 {
			for _, kind := range [...]Unit{Light, Archer, Captain} {
				if h.of(kind) > 0 {
					o.May(play.Choice{Verb: ThinHorde, A: int16(kind), B: int16(at)}, play.Free)
				}
			}
		}
		if may&mayMove != 0 {
			why := g.whyNotMove(s, at)
			for _, to := range box.Reach[at] {
				if g.inPlay(to) {
					o.May(play.Choice{Verb: MoveHorde, A: int16(at), B: int16(to)}, why)
				}
			}
		}
	}
}

// canAdd says whether a Barbarian can be added in a territory: where there is one; where a fire burns and nobody is in
// control; and where nobody is at all, outside the players' Kingdoms.
// rule: mu-giochix/events/add-where-present
// rule: mu-giochix/events/add-on-fire-icon
// rule: mu-giochix/events/add-elsewhere
func (g *State) canAdd(at Place) bool {
	if g.Hordes[at].Units() > 0 {
		return true
	}
	if g.controller(at) != play.Nobody {
		return false
	}
	return box.Fire[at] || g.homeOf(at) == play.Nobody && g.Here[at] == [MostPlayers]int8{}
}

// whyNotAdd says why one of a kind cannot be added to a horde.
// rule: mu-giochix/events/add-type-limits
func (h Horde) whyNotAdd(kind Unit) play.Rule {
	const archersNeed, captainNeeds = 2, 4
	if kind == Archer && h.Units() < archersNeed || kind == Captain && (h.Units() < captainNeeds || h.Captain > 0) {
		return RuleHordeTypes
	}
	return play.Free
}

// of is how many of a kind are in a horde.
func (h Horde) of(kind Unit) int8 {
	switch kind {
	case Light:
		return h.Light
	case Archer:
		return h.Archers
	case Captain:
		return h.Captain
	}
	return 0
}

// add adds one of a kind to a horde.
func (h *Horde) add(kind Unit) { h.change(kind, 1) }

// change adds so many of a kind, or takes them if less than 0.
func (h *Horde) change(kind Unit, n int8) {
	switch kind {
	case Light:
		h.Light = grown(h.Light, n)
	case Archer:
		h.Archers = grown(h.Archers, n)
	case Captain:
		h.Captain = grown(h.Captain, n)
	}
}

// hordeMost is how many of each kind stand in a horde at most, and how many rebellions lie together: no box has more
// figures. Where nobody ever fights a rebellion, and there is no last turn, it would grow for ever.
const hordeMost = 40

func grown(n, by int8) int8 { return min(n+by, hordeMost) }

// thin takes one Barbarian away; a rebellion whose last one goes is over, and nobody has suppressed it.
func (g *State) thin(at Place, kind Unit) {
	h := &g.Hordes[at]
	if h.change(kind, -1); h.Units() == 0 {
		*h = Horde{}
	}
}

// whyNotMove says why a player cannot move a horde.
// rule: mu-giochix/events/move-not-engaged
// rule: mu-giochix/events/move-not-from-own-kingdom
func (g *State) whyNotMove(s play.Seat, at Place) play.Rule {
	switch {
	case g.Here[at] != [MostPlayers]int8{}:
		return RuleEngaged
	case at.Land() && g.homeOf(at) == s:
		return RuleOwnKingdom
	}
	return play.Free
}

// moveHorde moves all units of a horde together to a neighbouring place. They fight whom they meet, and take what nobody
// defends.
// rule: mu-giochix/events/move-horde
func (g *State) moveHorde(t *play.Table, from, to Place) {
	if to.Land() {
		if s := g.homeOf(to); s != play.Nobody && g.Here[to][s] == 0 && g.controls(s, to) {
			g.rally(t, to, s)
		}
	}
	moved, there := g.Hordes[from], &g.Hordes[to]
	g.Hordes[from] = Horde{}
	there.join(moved)
	for i := range g.Order {
		if s := g.Order[i]; s != play.Nobody && g.Here[to][s] > 0 && g.Hordes[to].Units() > 0 {
			g.fight(t, to, Barbarians, s)
		}
	}
	if g.Hordes[to].Units() > 0 && g.Here[to] == [MostPlayers]int8{} {
		g.overrun(t, to)
	}
}

// join adds another horde to this one.
func (h *Horde) join(x Horde) {
	h.Light = grown(h.Light, x.Light)
	h.Archers = grown(h.Archers, x.Archers)
	h.Captain = grown(h.Captain, x.Captain)
	h.Risings = grown(h.Risings, x.Risings)
	if h.Rebels == 0 {
		h.Rebels = x.Rebels
	}
}

// overrun gives a place where only Barbarians stand to them: they destroy the buildings, the star and the engines, and
// plunder the transports. In a territory that they have risen in, and not conquered, it is not called.
// rule: mu-giochix/military-buildings/barbarians-destroy
// rule: mu-giochix/siege-engines/captured
// rule: mu-giochix/commerce/hostile-units-plunder
func (g *State) overrun(t *play.Table, at Place) {
	took := false
	for s := range play.Seat(g.Seats) {
		for i := range int8(properties) {
			if g.Players[s].where(i) == at {
				g.lose(s, i)
				took = true
			}
		}
	}
	if at.Land() {
		x := &g.Territories[at]
		took = took || x.Star != play.Nobody || x.Level != [families]int8{}
		x.Star, x.From, x.Taken = play.Nobody, NoPlace, play.Nobody
		for f := range Family(families) {
			if x.Level[f] > 0 {
				g.raze(t, at, f)
			}
		}
	}
	if took {
		t.Tell(KeyOverrun, int16(at))
	}
}

// rise raises the horde of the circle of war in a place; of a rebellion against rebelsOf, or Nobody's.
// rule: mu-giochix/combat/enter-uncontrolled
// rule: mu-giochix/events/rebellion-placement
func (g *State) rise(t *play.Table, at Place, rebelsOf play.Seat) {
	h := &g.Hordes[at]
	h.join(g.Circle.Horde)
	if rebelsOf != play.Nobody {
		h.Rebels = int8(rebelsOf) + 1
		h.Risings = grown(h.Risings, 1)
		return
	}
	t.Tell(KeyRaised, int16(at))
}

// tolerated is the highest tax level that a player's subjects bear.
// rule: mu-giochix/events/tolerated-tax
func (g *State) tolerated(s play.Seat) int8 {
	return box.Events[g.NextUp].Tolerated + g.few(s, TaxTolerance, anyEffect)
}

// checkRebellions lets the subjects of everybody who taxes them too hard rebel, once for every level too many.
// rule: mu-giochix/events/tolerated-tax
// rule: mu-giochix/events/rebellion-count
// rule: mu-giochix/victory/final-event-card
func (g *State) checkRebellions(t *play.Table) {
	t.Tell(KeyTolerated, int16(box.Events[g.NextUp].Tolerated))
	g.Rebelled = 0
	for s := range play.Seat(g.Seats) {
		if g.rebels(s) {
			g.Rebelled |= 1 << s
		}
	}
	for i := range g.Order {
		s := g.Order[i]
		if !g.plays(s) {
			continue
		}
		var struck placeSet
		for n := int8(1); n <= g.tooMuch(s); n++ {
			if !g.rebel(t, s, &struck, n, g.tooMuch(s)) {
				break
			}
			if g.Rebelled>>s&1 == 1 { // rule: mu-giochix/events/rebellion-ongoing-penalty
				g.honour(s, -rebelsAgain)
				t.Tell(KeyStillRebels, int16(s), rebelsAgain)
			}
		}
	}
}

// tooMuch is by how many levels a player's taxes are higher than his subjects bear, less than 1 if they are not.
// rule: mu-giochix/events/rebellion-count
func (g *State) tooMuch(s play.Seat) int8 { return g.Players[s].Tax - g.tolerated(s) }

// rebelsAgain is the Honour that a rebellion costs while another is in progress.
// rule: mu-giochix/events/rebellion-ongoing-penalty
// rule: mu-giochix/victory/hp-pact-war-rebellion-penalties
const rebelsAgain = 1

// rebels says whether a rebellion against a player is in progress.
// rule: mu-giochix/events/rebellion-ongoing-penalty
func (g *State) rebels(s play.Seat) bool {
	for at := range g.Hordes {
		if g.Hordes[at].Rebels == int8(s)+1 {
			return true
		}
	}
	return false
}

// placeSet is a set of places.
type placeSet [(Places + 63) / 64]uint64

func (x *placeSet) has(p Place) bool { return x[p/64]>>(p%64)&1 == 1 }
func (x *placeSet) add(p Place)      { x[p/64] |= 1 << (p % 64) }

// rebel lets a rebellion break out: in a territory of the Kingdom with none or the fewest of its player's figures, and
// not twice in one of them as long as there are others. It returns false where there is no territory for it.
// rule: mu-giochix/events/rebellion-placement
func (g *State) rebel(t *play.Table, s play.Seat, struck *placeSet, n, all int8) bool {
	if len(g.weakest(s, struck)) == 0 {
		*struck = placeSet{}
	}
	if len(g.weakest(s, struck)) == 0 {
		t.Tell(KeyNoRevolt, int16(s))
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskRevolt, int16(n), int16(all))
		for _, at := range g.weakest(s, struck) {
			o.May(play.Choice{Verb: RevoltIn, A: int16(at)}, play.Free)
		}
	})
	at := Place(a.A)
	struck.add(at)
	g.rise(t, at, s)
	t.Tell(KeyRevolt, int16(s), a.A)
	return true
}

// weakest are the territories of a player's Kingdom, out of a set and held by no other, that have the fewest of his
// figures.
// rule: mu-giochix/events/rebellion-placement
func (g *State) weakest(s play.Seat, struck *placeSet) (all []Place) {
	for _, at := range box.Atlas.Realms[g.Players[s].Realm].Territories {
		if who := g.controller(at); struck.has(at) || who != s && who != play.Nobody {
			continue
		}
		if n := g.Here[at][s]; len(all) == 0 || n < g.Here[all[0]][s] {
			all = append(all[:0], at)
		} else if n == g.Here[all[0]][s] {
			all = append(all, at)
		}
	}
	return all
}
