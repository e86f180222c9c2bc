package force

import (
	"math/bits"

	"signoria/games/medioevo"
	"signoria/play"
)

// mindNumbers are what tells how a realm stands, in the order in which standingOf tells them, scaled to about one. Some are told again,
// the nearer the end is, and the last tell with which realm its player began.
var mindNumbers = append([]string{
	"points", "ahead", "behind", "second",
	"florins", "income", "goods", "room", "transports",
	"land", "settlements", "forts", "works", "technologies",
	"armies", "coming", "captains", "engines", "cards",
	"wars", "treaties", "loans", "pope",
	"near-ahead", "near-behind", "near-second", "near-florins", "near-land",
}, realmIDs()...)

// nearer are the numbers that are told again, by their places.
var nearer = medioevo.Nearer(mindNumbers)

func realmIDs() (ids []string) {
	for realm := range int8(MostRealms) {
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
		most = max(most, g.OpenTotal(s))
	}
	return medioevo.Progress(g.Turn, g.Options.Turns, usualTurns, g.Options.Honour, most)
}

// standingOf tells how a realm stands.
func standingOf(g *State, s play.Seat, n []float64) bool {
	p := &g.Players[s]
	if p.Out {
		return false
	}
	i := 0
	put := func(x, scale float64) { n[i] = x / scale; i++ }
	medioevo.PointNumbers(g.Seats, s, func(x play.Seat) (float64, bool) { return pointsOf(g, x) }, put)
	g.tradeNumbers(s, put)
	g.landNumbers(s, put)
	g.armsNumbers(s, put)
	g.tieNumbers(s, put)
	left := float64((&Judge{G: g, S: s}).TurnsLeft())
	for _, place := range nearer {
		put(n[place], left)
	}
	n[i+int(p.Realm)] = 1
	return true
}

// tradeNumbers tell of what he has, earns, and can carry.
func (g *State) tradeNumbers(s play.Seat, put func(x, scale float64)) {
	room, ships := 0, 0
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; !x.Kind.Warlike() {
			room, ships = room+g.goodsRoom(x), ships+1
		}
	}
	put(float64(g.Players[s].Florins), 300)
	put(float64(g.Income(s)), 100)
	put(float64(g.unitsAboard(s)), 10)
	put(float64(room), 10)
	put(float64(ships), 3)
}

// landNumbers tell of his land, what stands there, and what he knows.
func (g *State) landNumbers(s play.Seat, put func(x, scale float64)) {
	land, settled, forts, works := 0, 0, 0, 0
	for p := range g.Owned(s) {
		t := &g.Territories[p]
		land, settled, forts = land+1, settled+int(t.Level[Settlement]), forts+int(t.Level[Fort])
		works += bits.OnesCount8(t.Fairs) + int(B2i(t.Cathedral))
	}
	put(float64(land), 6)
	put(float64(settled), 6)
	put(float64(forts), 4)
	put(float64(works), 3)
	put(float64(g.TechCount(s)), 8)
}

// armsNumbers tell of armies, who leads them, and cards in hand.
func (g *State) armsNumbers(s play.Seat, put func(x, scale float64)) {
	p := &g.Players[s]
	led, engines, cards := 0, 0, 0
	for i := range g.CaptainsOf(s) {
		led += int(g.Captains[i].Level)
	}
	for i := range g.EnginesOf(s) {
		engines += int(g.Engines[i].Level)
	}
	for _, n := range p.Hand {
		cards += int(n)
	}
	put(float64(g.Armies(s)), 20)
	put(float64(p.Coming+p.Bonus+p.Reserve), 10)
	put(float64(led), 3)
	put(float64(engines), 3)
	put(float64(cards), 4)
}

// tieNumbers tell of war, treaties, debts, and what is his alone.
func (g *State) tieNumbers(s play.Seat, put func(x, scale float64)) {
	p, ties := &g.Players[s], 0
	g.Treaties.Each(func(y *medioevo.Treaty) { ties += int(B2i(y.Of(s))) })
	put(float64(bits.OnesCount16(p.War)), 2)
	put(float64(ties), 3)
	put(float64(p.Loans[0]+p.Loans[1]), 200)
	put(float64(B2i(p.Pope)), 1)
}
