package force

import (
	"math/bits"

	"signoria/play"
)

// A squire at home: how he begins, what he buys, where he places what he has.

// setupWorth judges the beginning: as the box suggests, but so that every transport has a crew.
func (j *Judge) setupWorth(p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	start := &j.G.Box().Starts[j.Me().Realm]
	switch p {
	case AskStartCapital:
		return int(B2i(Place(c.A) == start.Capital)), true
	case AskCathedral:
		return int(B2i(Place(c.A) == start.Pieces.Cathedral)), true
	case AskPiece:
		if c.Verb == PutAboard { // with the wagon they can go to war at once
			return 2 * int(B2i(j.G.Transports[c.B].Kind == WarWagon)), true
		}
		return int(B2i(Place(c.B) == start.Pieces.Each()[c.A])), true
	case AskArmies:
		return j.PostWorth(c), true
	}
	return 0, false
}

// PostWorth is what it is worth to put armies somewhere: crews first, then what may rebel, then the host that goes to
// war, then the capital.
func (j *Judge) PostWorth(c play.Choice) int {
	g := j.G
	if c.Verb == Embark || c.Verb == ShipArmies {
		x := &g.Transports[c.A]
		switch {
		case x.VF == 0:
			return 400
		case x.Kind == WarWagon:
			return 200
		}
		return -1
	}
	p := Place(c.A)
	if j.Lacks(p) > 0 {
		return 300 + j.LandValue(p)/HonourPoint
	}
	if p == j.Me().Capital {
		return 100
	}
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == j.S && x.Kind == WarWagon {
			return 150
		}
	}
	return 50 + int(g.Room(p))
}

// garrisonNumber is how many armies go where PostWorth sends them.
func (j *Judge) garrisonNumber(c play.Choice) int16 {
	g := j.G
	if c.Verb == Embark || c.Verb == ShipArmies {
		if x := &g.Transports[c.A]; x.VF == 0 && x.Kind != WarWagon {
			return 1
		}
		return c.Hi
	}
	if lacks := j.Lacks(Place(c.A)); lacks > 0 {
		return lacks
	}
	return c.Hi
}

// realmWorth judges bids, cards drawn, purchases, taxes, reinforcements and placement.
func (j *Judge) realmWorth(p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskPurchase:
		return j.purchaseWorth(c)
	case AskTaxes:
		return 0, c.Verb == DoneTaxes
	case AskReinforcements:
		if c.Verb == ArmForFlorins {
			return armyWorth - int(c.A), true
		}
		return 0, c.Verb == DoneReinforcements
	case AskPlacement:
		return j.placementWorth(c)
	case AskLosses:
		return j.lossWorth(c), true
	case AskCard: // another's card under the hammer
		if c.Verb == PassBid {
			return 0, true
		}
		return j.CardValue(int8(args[0])) - 2*int(c.Lo), true
	}
	return 0, false
}

// float is what he keeps in hand to buy goods with: a quarter of a load of middling goods for every transport that trades.
// The rest is better spent on what makes him trade more.
func (j *Judge) float() int {
	if j.TurnsLeft() <= 1 {
		return 0
	}
	n := 0
	for i := range j.G.TransportsOf(j.S) {
		if x := &j.G.Transports[i]; !x.Kind.Warlike() {
			n += int(j.G.Box().Transports[x.Kind][x.Level].Goods) * middlingGood / 4
		}
	}
	return min(n, mostFloat)
}

const (
	middlingGood = 25   // florins a unit
	mostFloat    = 1500 // beyond that it is for other things
	unitProfit   = 13   // what room for a unit of goods brings in a turn
	Growth       = 4    // turns for which a purchase is reckoned to pay, at most
)

// purchaseWorth is what a purchase brings beyond its price.
func (j *Judge) purchaseWorth(c play.Choice) (int, bool) {
	g := j.G
	left := min(Growth, j.TurnsLeft()-1)
	afford := func(price int16, worth int) (int, bool) {
		if int(j.Me().Florins)-int(price) < j.float() {
			return Never, true
		}
		return worth - int(price), true
	}
	switch c.Verb {
	case BuyTechnology:
		return afford(c.B, j.techValue(int8(c.A)))
	case BuyTransport:
		if k := Kind(c.A); !k.Warlike() {
			return afford(c.C, j.carries(int(j.G.Box().Transports[k][c.B].Goods)))
		}
		return afford(c.C, j.hostWorth(Kind(c.A), int8(c.B)))
	case ImproveTransport:
		x := &g.Transports[c.A]
		more := int(j.G.Box().Transports[x.Kind][c.B].Goods - j.G.Box().Transports[x.Kind][x.Level].Goods)
		if x.Kind.Warlike() {
			return afford(c.C, 40*left)
		}
		return afford(c.C, j.carries(more))
	case BuyCaptain:
		return afford(c.B, 200*int(B2i(left > 1 && g.CaptainCount(j.S) < j.hosts() && c.A == 1)))
	case BuyEngine:
		return afford(c.B, 150*int(B2i(left > 1 && g.EngineCount(j.S) < j.hosts())))
	case Repair:
		if Building(c.B) == Cathedral {
			return HonourPoint - int(c.C), true
		}
		return int(g.Value(Place(c.A), Building(c.B))) - int(c.C), true
	case Build:
		return afford(g.buildCost(Place(c.A), Building(c.B), int8(c.C)), j.buildingValue(Place(c.A), Building(c.B), left))
	case DonePurchase:
		return 0, true
	case ImproveEngine:
		return Never, true
	}
	return 0, false
}

func (j *Judge) buildingValue(p Place, b Building, left int) int {
	switch {
	case b == Cathedral:
		return HonourPoint + 50*left
	case b == Settlement && j.G.Planned(p, b) == 0:
		return 35 * left
	case b == Fort && j.Lacks(p) > 0:
		return 60 * left
	}
	return 0
}

// carries is what room for so many units of goods brings him in the turns to come.
func (j *Judge) carries(units int) int {
	return units * unitProfit * min(Growth, j.TurnsLeft()-1) * (100 + j.temper.profit) / 100
}

// hostWorth is what another war transport is worth to him: nothing, if he does not want to lead more hosts.
func (j *Judge) hostWorth(k Kind, level int8) int {
	if k != WarWagon || level > 1 || j.G.Fleet(j.S, WarWagon) >= j.hosts() || j.TurnsLeft() <= 2 {
		return 0
	}
	return 400
}

// What technologies are worth to him besides their number, in florins: 0 if nothing.
var techWorth = [technologies]int{
	Tessitura: 120, Carpenteria: 160, Commercio: 40, Istruzione: 120, Matematica: 90, Caccia: 70, Legge: 150, Forgiatura: 60, Agricoltura: 60,
	ScuolaMilitare: 60, Misticismo: 30, Allevamento: 20, Astronomia: 120, Cartografia: 120, Strade: 80, Universita: 600, Letteratura: 100, Filosofia: 150,
	Banche: 250, Conio: 80, Gilde: 300, Arsenale: 250, Mude: 40, Monopolio: 150, Strategia: 80, Tattica: 60, Logistica: 100, Fanatismo: 120,
	Vassallaggio: -500, Feudalesimo: -900, Mercato: 300, Medicina: 20, Chirurgia: 60, Ospedale: 60, Architettura: 60, Ingegneria: 80, Alchimia: 80,
}

// techValue is what a technology is worth: the honour it brings, the next Technology Level, what it does.
func (j *Judge) techValue(tech int8) int {
	n := bits.OnesCount64(j.Me().Techs | j.Me().Bought)
	left := min(Growth, j.TurnsLeft()-1)
	worth := j.G.Ed().Learning(j, tech) + techWorth[tech]*left/Growth + fond(j.temper.arts, tech, artLiked)
	if n < techsForThree {
		worth += 50 * left
	}
	return worth
}

// placementWorth judges where what he has comes onto the map.
func (j *Judge) placementWorth(c play.Choice) (int, bool) {
	switch c.Verb {
	case PlaceTransport:
		x := &j.G.Transports[c.A]
		if x.Kind.Warlike() {
			return 500 + int(B2i(Place(c.B) == j.Me().Capital)), true
		}
		return 500 + j.outlook(x, Place(c.B)), true
	case ShipTransport:
		return 1, true
	case PlaceEngine, PlaceCaptain:
		return 450 + int(B2i(Place(c.B) == j.Me().Capital)), true
	case ShipEngine, ShipCaptain:
		return 450 + 10*int(B2i(j.G.Transports[c.B].Kind == WarWagon)), true
	case PlaceArmies, ShipArmies:
		return j.PostWorth(c), true
	case DonePlacement:
		return -2, true
	}
	return 0, false
}

// lossWorth judges where he loses armies: where they are to spare.
func (j *Judge) lossWorth(c play.Choice) int {
	p := Place(c.A)
	if c.B != None {
		return int(j.G.Transports[c.B].VF)
	}
	if p.Land() {
		return 10 * int(j.G.Strength(j.S, p)-j.Need(p))
	}
	return 0
}

// goodsRoom is how many units a transport carries.
func (g *State) goodsRoom(x *Transport) int { return int(g.Box().Transports[x.Kind][x.Level].Goods) }
