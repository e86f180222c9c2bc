package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Result: whose armies fall chooses which: on the ground, or aboard one transport or another. Where
// they differ he is asked once, on one sheet, and who does not mind takes the usual.

const (
	LoseThus    play.Verb = 522 // so many of each pile of armies: A, B and C hold two numbers each
	LoseFirst   play.Verb = 523 // as many as there are aboard transport A, or None: on the ground; the rest as usual
	LoseAsUsual play.Verb = 524 // on the ground first, then aboard, wherever most are

	AskFallen play.Prompt = 522 // B VF at place A fall
)

var lossChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{LoseThus: "lose-thus", LoseFirst: "lose-first", LoseAsUsual: "lose-as-usual"},
	Prompts: map[play.Prompt]string{AskFallen: "fallen"},
	Refs:    wording.Refs{LoseFirst: wording.OfA(RefTransport)},
	Closing: []play.Verb{LoseAsUsual},
}

const (
	mostPiles     = 6   // that one sheet shows
	mostDivisions = 150 // that one sheet offers
)

// Toll is what somebody is losing in a battle, while he chooses which of his armies it is.
type Toll struct {
	Seat play.Seat
	Side int8
	N    int16
	Worn bool // by a siege
}

// host is armies of one player some of which fall.
type host struct {
	Of     play.Seat
	Ground Place  // on the ground there, or NoPlace
	Convoy Convoy // and aboard these
	keep   int16  // VF that stays with each that goes by itself
}

// pile is armies that are all one to who loses some of them: on the ground, or aboard transports that are alike.
type pile struct {
	first  int16 // of these transports, or None: on the ground
	aboard Convoy
	most   int16 // that can fall
}

// division is how many fall of each pile.
type division [mostPiles]int16

// lose takes VF of a player who fights on a side away, which he likes.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-alpha/attack/owner-assigns-losses
// rule: mu-prototype/naval/ramming-losses-chosen-by-owner
// rule: mu-alpha/naval/ramming-losses-owner
func (g *State) lose(t *play.Table, toll Toll) {
	g.Battle.Toll = toll
	if !g.losesByChoice() {
		g.loseAsUsual(g.hostOf(toll), toll.N)
		g.Battle.Toll = Toll{}
		return
	}
	a := t.Await(g.askFallen)
	x, n := g.hostOf(toll), toll.N
	piles := g.Piles(x)
	switch a.Verb {
	case LoseThus:
		for i, n := range divided(a) {
			if n > 0 {
				g.loseOf(x, piles[i], n)
			}
		}
		n = 0
	case LoseFirst:
		at := slices.IndexFunc(piles, func(y pile) bool { return y.first == a.A })
		n -= g.loseOf(x, piles[at], n)
	}
	g.loseAsUsual(x, n)
	g.Battle.Toll = Toll{}
}

// askFallen lists the ways in which who is losing armies can divide the loss. Where they are too many for one sheet he
// says what falls first.
func (g *State) askFallen(o *play.Asking) {
	toll := g.Battle.Toll
	o.To(toll.Seat, AskFallen, int16(g.Battle.At), toll.N)
	x := g.hostOf(toll)
	piles := g.Piles(x)
	ways := g.Divisions(x, piles, toll.N)
	for _, way := range ways {
		o.May(way.Choice(), play.Free)
	}
	if ways == nil {
		for _, y := range piles {
			o.May(play.Choice{Verb: LoseFirst, A: y.first}, play.Free)
		}
	}
	o.May(play.Choice{Verb: LoseAsUsual}, play.Free)
}

// losesByChoice says whether who is losing armies has anything to choose: a player, whose armies differ and do not all
// fall.
func (g *State) losesByChoice() bool {
	toll := g.Battle.Toll
	x := g.hostOf(toll)
	if toll.Seat == Barbarians || toll.N == 0 {
		return false
	}
	piles := g.Piles(x)
	if len(piles) < 2 {
		return false
	}
	ways := g.Divisions(x, piles, toll.N)
	return ways == nil || len(ways) > 1
}

// hostOf is what somebody can lose of as the battle stands.
func (g *State) hostOf(toll Toll) host {
	b := &g.Battle
	x := host{Of: toll.Seat, Ground: NoPlace, Convoy: g.AllAt(toll.Seat, b.At).Convoy}
	if b.At.Land() && (toll.Side == Defending || toll.Worn || b.Inside) {
		x.Ground = b.At
	}
	switch {
	case toll.Side == Defending:
	case toll.Worn:
		x.Convoy = g.Besiegers(toll.Seat, b.At).Convoy
	default:
		x.Convoy = g.of(b.Convoy, toll.Seat)
		if b.Land {
			x.keep = g.Ed().Crew
		}
	}
	x.Convoy = g.laden(x.Convoy)
	return x
}

// laden is a convoy with the transports that its ships carry.
func (g *State) laden(c Convoy) (all Convoy) {
	for i := range int16(transports) {
		if g.Transports[i].Kind != NoTransport && g.Carried(&c, i) {
			all.Add(i)
		}
	}
	return all
}

// spareAboard is how much of what is aboard one of a host's transports can fall.
func (g *State) spareAboard(x host, i int16) int16 {
	return min(g.Transports[i].VF, g.CrewOf(g.bearer(i))-x.keep)
}

// bearer is the ship that carries a transport, or the transport if it goes by itself.
func (g *State) bearer(i int16) int16 {
	if on := g.Transports[i].Aboard; on != None {
		return on
	}
	return i
}

// Piles are a host's armies by where it matters where they fall.
func (g *State) Piles(x host) (all []pile) {
	if x.Ground != NoPlace && g.Ground(x.Of, x.Ground) > 0 {
		all = append(all, pile{first: None, most: g.Ground(x.Of, x.Ground)})
	}
	for i := range x.Convoy.each() {
		n := g.spareAboard(x, i)
		if n <= 0 {
			continue
		}
		at := slices.IndexFunc(all, func(y pile) bool { return y.first != None && g.alike(y.first, i) })
		if at < 0 {
			at = len(all)
			all = append(all, pile{first: i})
		}
		all[at].aboard.Add(i)
		all[at].most += n
	}
	return all
}

// alike says whether two transports differ in nothing but how many are aboard.
func (g *State) alike(i, j int16) bool {
	x, y := g.Transports[i], g.Transports[j]
	x.VF, y.VF = 0, 0
	return x == y && g.light(i) && g.light(j)
}

// light says whether a transport carries no Captain, engine or other transport.
func (g *State) light(i int16) bool {
	for range g.captainsAboard(i) {
		return false
	}
	for range g.transportsAboard(i) {
		return false
	}
	return !g.engineAboard(i)
}

// Divisions are all ways to divide a loss among piles; nil if they are too many for one sheet.
func (g *State) Divisions(x host, piles []pile, n int16) (ways []division) {
	if len(piles) > mostPiles || n > mostOfPile {
		return nil
	}
	var behind [mostPiles + 1]int16 // what can fall in the piles from the i-th on
	for i := len(piles) - 1; i >= 0; i-- {
		behind[i] = behind[i+1] + piles[i].most
	}
	var deal func(way division, i int, left int16) bool
	deal = func(way division, i int, left int16) bool {
		if i == len(piles) {
			if left == 0 && g.leavesCrews(x, piles, way) {
				ways = append(ways, way)
			}
			return len(ways) <= mostDivisions
		}
		for k := max(0, left-behind[i+1]); k <= min(left, piles[i].most); k++ {
			way[i] = k
			if !deal(way, i+1, left-k) {
				return false
			}
		}
		return true
	}
	if !deal(division{}, 0, n) {
		return nil
	}
	return ways
}

// leavesCrews says whether a division leaves with each ship that carries transports what it must keep.
func (g *State) leavesCrews(x host, piles []pile, way division) bool {
	if x.keep == 0 {
		return true
	}
	for _, y := range piles {
		if y.first == None || g.light(g.bearer(y.first)) {
			continue
		}
		lost := int16(0)
		for i, z := range piles {
			if z.first != None && g.bearer(z.first) == g.bearer(y.first) {
				lost += way[i]
			}
		}
		if lost > g.CrewOf(g.bearer(y.first))-x.keep {
			return false
		}
	}
	return true
}

// mostOfPile is the highest number of a division that a choice can hold, two in each of A, B and C.
const mostOfPile = 127

func (d division) Choice() play.Choice {
	pair := func(i int) int16 { return d[i]*(mostOfPile+1) + d[i+1] }
	return play.Choice{Verb: LoseThus, A: pair(0), B: pair(2), C: pair(4)}
}

// divided is the division that an answer chooses.
func divided(a play.Answer) (d division) {
	for i, pair := range [...]int16{a.A, a.B, a.C} {
		d[2*i], d[2*i+1] = pair/(mostOfPile+1), pair%(mostOfPile+1)
	}
	return d
}

// usual is how the loss under way is divided by who does not mind.
func (g *State) usual() division {
	toll := g.Battle.Toll
	x := g.hostOf(toll)
	piles, after := g.Piles(x), *g
	after.loseAsUsual(x, toll.N)
	var d division
	for i, y := range piles[:min(len(piles), mostPiles)] {
		d[i] = g.inPile(x, y) - after.inPile(x, y)
	}
	return d
}

func (g *State) inPile(x host, y pile) (n int16) {
	if y.first == None {
		return g.Ground(x.Of, x.Ground)
	}
	for i := range y.aboard.each() {
		n += g.Transports[i].VF
	}
	return n
}

// loseAsUsual takes VF of a host as most would: on the ground first, then aboard.
func (g *State) loseAsUsual(x host, n int16) {
	if x.Ground != NoPlace {
		n -= g.takeGround(x.Of, x.Ground, n)
	}
	g.thin(x, n)
}

// loseOf takes VF of one pile of a host, as many as can fall there at most, and returns how many.
func (g *State) loseOf(x host, y pile, n int16) int16 {
	n = min(n, y.most)
	if y.first == None {
		return g.takeGround(x.Of, x.Ground, n)
	}
	x.Convoy = y.aboard
	g.thin(x, n)
	return n
}

// takeGround takes VF of a side on the ground away, as many as stand there at most, and returns how many.
func (g *State) takeGround(s play.Seat, p Place, n int16) int16 {
	n = min(n, g.Ground(s, p))
	g.AddVF(s, p, -n)
	return n
}

// thin takes VF aboard a host's transports away, always from where most are.
func (g *State) thin(x host, n int16) {
	for ; n > 0; n-- {
		from, most := int16(None), int16(0)
		for i := range x.Convoy.each() {
			if spare := g.spareAboard(x, i); spare > most {
				from, most = i, spare
			}
		}
		if from == None {
			return
		}
		g.Transports[from].VF--
	}
}
