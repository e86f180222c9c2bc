package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: means of transport.

const (
	KeyBoughtTransport   play.Key = 220 // A pays D florins for a transport of kind B and level C
	KeyImprovedTransport play.Key = 221 // A's transport of kind B rises to level C for D florins

	RuleTransportLevel  play.Rule = 220
	RuleShipwrights     play.Rule = 221
	RuleThreeTransports play.Rule = 222
	RuleTransportLimit  play.Rule = 223
	RuleShipPort        play.Rule = 224
)

var transportChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyBoughtTransport: "bought-transport", KeyImprovedTransport: "improved-transport"},
}

const (
	topTransport     = 3
	arsenaleDiscount = 50 // florins off a new ship

	ownTransports   = 14 // places for the transports of each player
	otherTransports = 28 // places for pirate Galleys and for what nobody owns
)

func (g *State) offerTransports(o *play.Asking, s play.Seat) {
	for k := Merchantman; k <= WarWagon; k++ {
		for level := int8(1); level <= topTransport; level++ {
			price := g.TransportPrice(s, k, level)
			o.May(play.Choice{Verb: BuyTransport, A: int16(k), B: int16(level), C: int16(g.Net(s, price))},
				first(g.WhyNotTransport(s, k, level), g.WhyNotSpend(s, price)))
		}
	}
	for i := range g.TransportsOf(s) {
		for level := g.Transports[i].Level + 1; level <= topTransport; level++ {
			price := g.UpgradePrice(i, level)
			o.May(play.Choice{Verb: ImproveTransport, A: i, B: int16(level), C: int16(g.Net(s, price))},
				first(g.WhyNotUpgrade(s, i, level), g.WhyNotSpend(s, price)))
		}
	}
}

// TransportPrice is what a new transport costs a player.
// rule: mu-prototype/transports/commercial-price-table
// rule: mu-prototype/transports/military-price-table
// rule: mu-prototype/transports/direct-purchase
// rule: mu-prototype/technologies/arsenale
// rule: mu-alpha/purchase/transport-price
func (g *State) TransportPrice(s play.Seat, k Kind, level int8) int16 {
	n := g.Box().Transports[k][level].Cost
	if k.Sea() && g.Has(s, Arsenale) {
		n -= arsenaleDiscount
	}
	return n
}

// UpgradePrice is what it costs to raise a transport: the difference of the listed prices.
// rule: mu-prototype/transports/improvement-price
// rule: mu-alpha/purchase/transport-upgrade
func (g *State) UpgradePrice(i int16, level int8) int16 {
	x := &g.Transports[i]
	return g.Box().Transports[x.Kind][level].Cost - g.Box().Transports[x.Kind][x.Level].Cost
}

// WhyNotTransport is the rule that forbids a new transport, whatever it costs.
// rule: mu-alpha/purchase/transport-count-limit
func (g *State) WhyNotTransport(s play.Seat, k Kind, level int8) play.Rule {
	if why := g.Ed().WhyNotCraft(g, s, k, level); why != play.Free {
		return why
	}
	switch {
	case g.Fleet(s, k) >= g.transportLimit(s, k) || g.freeTransport() == None:
		return RuleTransportLimit
	case !g.anyHaven(s, k): // rule: mu-alpha/placement/where
		if k.Sea() {
			return RuleShipPort
		}
		return RuleThreeTransports
	}
	return play.Free
}

// WhyNotUpgrade is the rule that forbids to raise a transport to a level.
// rule: mu-prototype/transports/improvement-price
// rule: mu-alpha/purchase/transport-upgrade
func (g *State) WhyNotUpgrade(s play.Seat, i int16, level int8) play.Rule {
	return first(g.Ed().WhyNotCraft(g, s, g.Transports[i].Kind, level), g.Ed().WhyNotRefitted(g, s, i))
}

// transportLimit is how many transports of a kind a player may own: as many as his TL, and with ARSENALE one ship of
// each kind more.
// rule: mu-prototype/transports/number-limit-per-type
// rule: mu-prototype/technologies/arsenale
// rule: mu-alpha/purchase/transport-count-limit
func (g *State) transportLimit(s play.Seat, k Kind) int8 {
	n := g.Level(s)
	if k.Sea() && g.Has(s, Arsenale) {
		n++
	}
	return n
}

// Fleet is how many transports of a kind a player owns, those to be placed too.
func (g *State) Fleet(s play.Seat, k Kind) int8 {
	var n int8
	for i := range g.TransportsOf(s) {
		n += B2i(g.Transports[i].Kind == k)
	}
	return n
}

// anyHaven says whether a player has a settlement in which a new transport of a kind can be placed.
func (g *State) anyHaven(s play.Seat, k Kind) bool {
	for p := range g.Owned(s) {
		if g.whyNotSiteFor(s, p, k) == play.Free {
			return true
		}
	}
	return false
}

func (g *State) buyTransport(t *play.Table, s play.Seat, k Kind, level int8) {
	n := g.spend(s, g.TransportPrice(s, k, level))
	g.Players[s].Carriers++
	g.NewTransport(s, k, level)
	t.Tell(KeyBoughtTransport, int16(s), int16(k), int16(level), n)
}

// NewTransport gives a player a transport that waits for Placement.
func (g *State) NewTransport(s play.Seat, k Kind, level int8) int16 {
	i := g.freeTransport()
	g.Transports[i] = Transport{Kind: k, Level: level, Owner: s, At: NoPlace, Aboard: None}
	return i
}

// Berths is how many places for transports as many players as play can need, empty ones among them.
func (g *State) Berths() int16 { return ownTransports*int16(g.Seats) + otherTransports }

// freeTransport is an empty place for a transport, or None.
func (g *State) freeTransport() int16 {
	for i := range g.Berths() {
		if g.Transports[i].Kind == NoTransport {
			return i
		}
	}
	return None
}

func (g *State) improveTransport(t *play.Table, s play.Seat, i int16, level int8) {
	n := g.spend(s, g.UpgradePrice(i, level))
	g.Players[s].Carriers++
	x := &g.Transports[i]
	x.Level = level
	t.Tell(KeyImprovedTransport, int16(s), int16(x.Kind), int16(level), n)
}
