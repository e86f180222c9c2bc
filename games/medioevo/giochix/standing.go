package giochix

import (
	"math/bits"
	"slices"

	"signoria/games/medioevo"
	"signoria/play"
)

// mindNumbers are what tells how a Kingdom stands, in the order in which standingOf tells them, scaled to about one. Some are told again, the
// nearer the end is, and the last tell which it is.
var mindNumbers = append([]string{
	"points", "ahead", "behind", "second",
	"florins", "debt", "taxes", "markets", "goods", "transports", "routes", "stops",
	"land", "stars", "civil", "military", "religious", "technologies", "tokens",
	"units", "captains", "warlike", "captured", "cards", "wars", "pacts", "first",
	"near-ahead", "near-behind", "near-second", "near-florins", "near-land",
}, kingdomIDs()...)

// nearer are the numbers that are told again, by their places.
var nearer = medioevo.Nearer(mindNumbers)

// kingdoms are those that can be played.
var kingdoms = playable()

func kingdomIDs() (ids []string) {
	for _, realm := range kingdoms {
		ids = append(ids, medioevo.RealmID(realm))
	}
	return ids
}

// progressOf is how far the game is: where nothing limits it, it is taken to go on for as long as squires reckon.
func progressOf(g *State) float64 {
	if g.Last {
		return 1
	}
	most := int16(0)
	for s := range play.Seat(g.Seats) {
		most = max(most, g.Players[s].Honour)
	}
	return medioevo.Progress(g.Turn, g.Options.Turns, usualTurns, g.Options.Honour, most)
}

// standingOf tells how a Kingdom stands.
func standingOf(g *State, s play.Seat, n []float64) bool {
	if !g.plays(s) {
		return false
	}
	i := 0
	put := func(x, scale float64) { n[i] = x / scale; i++ }
	medioevo.PointNumbers(g.Seats, s, func(x play.Seat) (float64, bool) { return pointsOf(g, x) }, put)
	g.tradeNumbers(s, put)
	g.landNumbers(s, put)
	g.armsNumbers(s, put)
	left := float64(max(1, (&judge{g: g, s: s}).left()))
	for _, place := range nearer {
		put(n[place], left)
	}
	if k := slices.Index(kingdoms, g.Players[s].Realm); k >= 0 {
		n[i+k] = 1
	}
	return true
}

// tradeNumbers tell of what he has and owes, takes in, and carries.
func (g *State) tradeNumbers(s play.Seat, put func(x, scale float64)) {
	p := &g.Players[s]
	tax, market := g.income(s, p.Tax)
	ships, routes, stops := 0, 0, 0
	for i := range p.Property {
		if x := &p.Property[i]; x.Kind.Trade() && x.At != Supply {
			ships += int(x.Level)
			routes += int(oneIf(x.Route.N > 0))
			stops += bits.OnesCount8(x.Route.Done)
		}
	}
	put(float64(p.Florins), 500)
	put(float64(p.Debt), 2)
	put(float64(tax), 200)
	put(float64(market), 200)
	put(float64(g.unitsAboard(s)), 5)
	put(float64(ships), 3)
	put(float64(routes), 2)
	put(float64(stops), 4)
}

// landNumbers tell of his land, what stands there, and what he has learnt.
func (g *State) landNumbers(s play.Seat, put func(x, scale float64)) {
	var levels [families]int
	land := 0
	for at := range Place(Territories) {
		if !g.controls(s, at) {
			continue
		}
		land++
		for f, level := range g.Territories[at].Level {
			levels[f] += int(level)
		}
	}
	put(float64(land), 6)
	put(float64(g.starsOf(s)), 2)
	put(float64(levels[Civil]), 5)
	put(float64(levels[Military]), 3)
	put(float64(levels[Religious]), 1)
	put(float64(g.learning(s)), 8)
	put(float64(g.tokens(s)), 4)
}

// armsNumbers tell of figures and cards, of war and pacts, and of the place in the order.
func (g *State) armsNumbers(s play.Seat, put func(x, scale float64)) {
	p := &g.Players[s]
	units, led, warlike, pacts := 0, 0, 0, 0
	for figure, at := range p.Figures {
		if at < Supply {
			units++
			if figure >= firstCaptain {
				led += int(p.Levels[figure-firstCaptain])
			}
		}
	}
	for i := range p.Property {
		if x := &p.Property[i]; !x.Kind.Trade() && x.At < Supply {
			warlike += int(x.Level)
		}
	}
	for x := range play.Seat(g.Seats) {
		pacts += int(oneIf(g.Pacts[s][x] != Pact{} || g.Pacts[x][s] != Pact{}))
	}
	put(float64(units), 15)
	put(float64(led), 4)
	put(float64(warlike), 3)
	put(float64(g.captured(s)), 3)
	put(float64(g.cardsOf(s)), 3)
	put(float64(bits.OnesCount8(g.Wars[s])), 2)
	put(float64(pacts), 2)
	put(float64(oneIf(g.Order[0] == s)), 1)
}
