package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events: what misfortune does to transports and armies: storms, and losses that their owner spreads as he
// likes.

const (
	LoseArmies play.Verb = 311 // N VF at place A: on the ground (B None) or of transport B

	AskLosses play.Prompt = 311 // A still has to lose B VF

	KeyStormbound play.Key = 314 // A transports of B are held up
	KeyDecimated  play.Key = 315 // A rolls B and loses C VF
	KeyNoneStruck play.Key = 316 // the event finds nobody it could strike
)

var misfortuneChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{LoseArmies: "lose-armies"},
	Prompts: map[play.Prompt]string{AskLosses: "losses"},
	Lines:   map[play.Key]string{KeyStormbound: "stormbound", KeyDecimated: "decimated", KeyNoneStruck: "none-struck"},
	Refs:    wording.Refs{LoseArmies: func(c play.Choice) []string { return append(wording.Pointing(RefTransport, c.B), RefPlace(c.A)) }},
}

const lossDie = 6

// WithSeas adds the sea zones next to territories.
func (g *State) WithSeas(land []Place) []Place {
	all := slices.Clone(land)
	for _, p := range land {
		for _, z := range g.Box().Atlas.Territories[p].Coast {
			if !slices.Contains(all, z) {
				all = append(all, z)
			}
		}
	}
	return all
}

// Storm stops all transports at places for the rest of the turn, or halves their MP if their owner has the technology.
// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/transports-stopped-mitigation
func (g *State) Storm(t *play.Table, places []Place) {
	var held [MostRealms]int16
	for i := range g.Berths() {
		x := &g.Transports[i]
		if x.Owner < 0 || x.Owner == Barbarians || !slices.Contains(places, x.At) {
			continue
		}
		tech := Cartografia
		if x.Kind.Sea() {
			tech = Astronomia
		}
		if g.Has(x.Owner, tech) {
			x.Halted |= Slowed
		} else {
			x.Halted |= Stormbound
		}
		held[x.Owner]++
	}
	g.tellStruck(t, KeyStormbound, held)
}

func (g *State) tellStruck(t *play.Table, k play.Key, held [MostRealms]int16) {
	some := false
	for s, n := range held {
		if n > 0 {
			t.Tell(k, n, int16(s))
			some = true
		}
	}
	if !some {
		t.Tell(KeyNoneStruck)
	}
}

// Decimate costs every player with troops at these places d6 VF of them. He spreads it as he likes.
// rule: mu-prototype/events/army-losses
func (g *State) Decimate(t *play.Table, places []Place) { //stale:ok where the event strikes, by the map
	var due [MostRealms]int16
	var who []play.Seat
	for _, s := range g.AllSeats() {
		if there := g.StrengthAmong(s, places); there > 0 {
			roll := int16(1 + g.Dice.N(lossDie))
			due[s] = min(roll, there) //stale:ok nobody's losses touch another's armies
			t.Tell(KeyDecimated, int16(s), roll, due[s])
			who = append(who, s)
		}
	}
	if len(who) == 0 {
		t.Tell(KeyNoneStruck)
		return
	}
	t.Together(who, func(s play.Seat) { g.SpreadLosses(t, s, places, due[s]) })
	g.Bereave(t, places)
}

// Bereave sees what becomes of places when armies there have melted away.
func (g *State) Bereave(t *play.Table, places []Place) { //stale:ok where they have
	for _, p := range places {
		if p.Land() {
			g.Relinquish(t, p)
		}
	}
	g.CastAdrift(t)
	g.SettleSieges(t)
}

// StrengthAmong is all of a player's VF at some places.
func (g *State) StrengthAmong(s play.Seat, places []Place) int16 {
	var n int16
	for _, p := range places {
		n += g.Strength(s, p)
	}
	return n
}

// stack is armies of one player on the ground of a territory, or aboard a transport.
type stack struct {
	at Place
	on int16 // the transport, or None
	vf int16
}

// stacks are all of a player's at some places.
func (g *State) stacks(s play.Seat, places []Place) []stack {
	var all []stack
	for _, p := range places {
		if p.Land() && g.Ground(s, p) > 0 {
			all = append(all, stack{p, None, g.Ground(s, p)})
		}
		for i := range g.transportsAt(p) {
			if x := &g.Transports[i]; x.Owner == s && x.VF > 0 {
				all = append(all, stack{p, i, x.VF})
			}
		}
	}
	return all
}

// SpreadLosses lets a player choose where he loses VF, while there is something to choose.
func (g *State) SpreadLosses(t *play.Table, s play.Seat, places []Place, due int16) { //stale:ok what he has to lose
	for due > 0 {
		all := g.stacks(s, places)
		if len(all) == 1 || g.StrengthAmong(s, places) == due {
			for _, x := range all {
				g.shrink(s, x.at, x.on, min(due, x.vf))
			}
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskLosses, int16(s), due)
			for _, x := range all {
				o.May(play.Choice{Verb: LoseArmies, A: int16(x.at), B: x.on, Lo: 1, Hi: min(due, x.vf)}, play.Free)
			}
		})
		g.shrink(s, Place(a.A), a.B, a.N)
		due -= a.N
	}
}

// shrink takes VF from one stack.
func (g *State) shrink(s play.Seat, p Place, on, n int16) {
	if on == None {
		g.Territories[p].VF[s] -= n
	} else {
		g.Transports[on].VF -= n
	}
}
