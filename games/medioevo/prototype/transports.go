package prototype

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4: transports.

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
	mostCarriers     = 3  // built or improved in a turn
	arsenaleDiscount = 50 // florins off a new ship
)

// transportLimit is how many transports of a kind a player may own: as many as his TL, and with ARSENALE one ship of
// each kind more.
// rule: mu-prototype/transports/number-limit-per-type
// rule: mu-prototype/technologies/arsenale
func (g *State) transportLimit(s play.Seat, k Kind) int8 {
	n := g.level(s)
	if k.sea() && g.has(s, Arsenale) {
		n++
	}
	return n
}

// fleet is how many transports of a kind a player owns, those to be placed too.
func (g *State) fleet(s play.Seat, k Kind) int8 {
	var n int8
	for i := range g.transportsOf(s) {
		n += b2i(g.Transports[i].Kind == k)
	}
	return n
}

// transportPrice is what a new transport costs a player.
// rule: mu-prototype/transports/commercial-price-table
// rule: mu-prototype/transports/military-price-table
// rule: mu-prototype/transports/direct-purchase
// rule: mu-prototype/technologies/arsenale
func (g *State) transportPrice(s play.Seat, k Kind, level int8) int16 {
	n := g.Box().Transports[k][level].Cost
	if k.sea() && g.has(s, Arsenale) {
		n -= arsenaleDiscount
	}
	return n
}

// upgradePrice is what it costs to raise a transport: the difference of the listed prices.
// rule: mu-prototype/transports/improvement-price
func (g *State) upgradePrice(i int16, level int8) int16 {
	x := &g.Transports[i]
	return g.Box().Transports[x.Kind][level].Cost - g.Box().Transports[x.Kind][x.Level].Cost
}

func (g *State) offerTransports(o *play.Asking, s play.Seat) {
	for k := Merchantman; k <= WarWagon; k++ {
		for level := int8(1); level <= topTransport; level++ {
			price := g.transportPrice(s, k, level)
			o.May(play.Choice{Verb: BuyTransport, A: int16(k), B: int16(level), C: int16(g.net(s, price))},
				first(g.whyNotTransport(s, k, level), g.whyNotSpend(s, price)))
		}
	}
	for i := range g.transportsOf(s) {
		for level := g.Transports[i].Level + 1; level <= topTransport; level++ {
			price := g.upgradePrice(i, level)
			o.May(play.Choice{Verb: ImproveTransport, A: i, B: int16(level), C: int16(g.net(s, price))},
				first(g.whyNotUpgrade(s, i, level), g.whyNotSpend(s, price)))
		}
	}
}

// whyNotTransport is the rule that forbids a new transport, whatever it costs.
func (g *State) whyNotTransport(s play.Seat, k Kind, level int8) play.Rule {
	if why := g.whyNotCraft(s, k, level); why != play.Free {
		return why
	}
	switch {
	case g.fleet(s, k) >= g.transportLimit(s, k) || g.freeTransport() == None:
		return RuleTransportLimit
	case !g.anyHaven(s, k):
		if k.sea() {
			return RuleShipPort
		}
		return RuleThreeTransports
	}
	return play.Free
}

// whyNotCraft is the rule by which a player cannot have a transport of a level built in this turn.
// rule: mu-prototype/transports/technology-level-required
// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
// rule: mu-prototype/transports/three-per-turn-in-own-settlement
func (g *State) whyNotCraft(s play.Seat, k Kind, level int8) play.Rule {
	switch {
	case level > g.level(s):
		return RuleTransportLevel
	case k.sea() && level > 1 && !g.has(s, Carpenteria):
		return RuleShipwrights
	case g.Players[s].Carriers >= mostCarriers:
		return RuleThreeTransports
	}
	return play.Free
}

// whyNotUpgrade is the rule that forbids to raise a transport to a level: it must stand in an own settlement.
// rule: mu-prototype/transports/improvement-price
func (g *State) whyNotUpgrade(s play.Seat, i int16, level int8) play.Rule {
	x := &g.Transports[i]
	if why := g.whyNotCraft(s, x.Kind, level); why != play.Free {
		return why
	}
	if !g.haven(s, x.At) {
		return RuleThreeTransports
	}
	return play.Free
}

// anyHaven says whether a player has a settlement in which a new transport of a kind can be placed.
func (g *State) anyHaven(s play.Seat, k Kind) bool {
	for p := range g.owned(s) {
		if g.havenFor(s, p, k) {
			return true
		}
	}
	return false
}

func (g *State) buyTransport(t *play.Table, s play.Seat, k Kind, level int8) {
	n := g.spend(s, g.transportPrice(s, k, level))
	g.Players[s].Carriers++
	g.newTransport(s, k, level)
	t.Tell(KeyBoughtTransport, int16(s), int16(k), int16(level), n)
}

// newTransport gives a player a transport that waits for Placement.
func (g *State) newTransport(s play.Seat, k Kind, level int8) int16 {
	i := g.freeTransport()
	g.Transports[i] = Transport{Kind: k, Level: level, Owner: s, At: NoPlace, Aboard: None}
	return i
}

// freeTransport is an empty place for a transport, or None.
func (g *State) freeTransport() int16 {
	for i := range g.Transports {
		if g.Transports[i].Kind == NoTransport {
			return int16(i)
		}
	}
	return None
}

func (g *State) improveTransport(t *play.Table, s play.Seat, i int16, level int8) {
	n := g.spend(s, g.upgradePrice(i, level))
	g.Players[s].Carriers++
	x := &g.Transports[i]
	x.Level = level
	t.Tell(KeyImprovedTransport, int16(s), int16(x.Kind), int16(level), n)
}
