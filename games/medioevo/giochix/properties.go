package giochix

import "signoria/play"

// Kind is a kind of transport, or a siege engine, whose name its level says.
type Kind uint8

const (
	NoProperty Kind = iota
	Caravan
	MerchantShip
	WarWagon
	Galley
	Engine // Catapult, Trebuchet, Bombard
	kinds  = 6
)

// properties is how many Property tokens a player has, and so how many transports and engines.
// rule: mu-giochix/conquest/keep
const properties = 8

// Property is a transport or siege engine of a player, marked by one of his Property tokens. The zero Property is none.
type Property struct {
	Kind    Kind
	Level   int8
	At      Spot // a place, or of an engine also aboard another
	Stopped bool // it has a Stop token
	Spent   int8 // Movement Points used in Commerce in this turn
	Fresh   bool // it has bought where it is, in this turn
	Cargo   [Goods]int8
	Route   Route
}

// Route is the trade route of a transport. The zero Route is none.
type Route struct {
	Stops [8]uint8 // settlements, by territory; the last of N is the destination
	N     int8     // 4, 6 or 8
	Done  uint8    // stops that are completed, bit i
}

// Moves says whether it is moved in Combat and carries units, or in Commerce and carries goods.
func (k Kind) War() bool   { return k == WarWagon || k == Galley }
func (k Kind) Trade() bool { return k == Caravan || k == MerchantShip }

// Ship says whether it goes by sea.
func (k Kind) Ship() bool { return k == MerchantShip || k == Galley }

// Load is how many goods are aboard.
func (x *Property) Load() (n int8) {
	for _, c := range x.Cargo {
		n += c
	}
	return n
}

// where is the place of a property, NoPlace of none.
func (p *Player) where(i int8) Place {
	if p.Property[i].Kind == NoProperty {
		return NoPlace
	}
	return p.placeOf(p.Property[i].At)
}

// freeToken is a Property token that marks nothing, None if all do.
// rule: mu-giochix/conquest/keep
func (p *Player) freeToken() int8 {
	for i := range p.Property {
		if p.Property[i].Kind == NoProperty {
			return int8(i)
		}
	}
	return None
}

// lose takes a property off the board, and what is aboard with it: figures must have left it before.
func (g *State) lose(s play.Seat, i int8) {
	p := &g.Players[s]
	for j := range p.Property {
		if x := &p.Property[j]; x.At == Aboard+Spot(i) {
			*x = Property{}
		}
	}
	p.Property[i] = Property{}
	if s == g.Active {
		g.March.Things &^= 1 << i
	}
}

// drive moves a property, and all that is aboard, to a place.
func (g *State) drive(s play.Seat, i int8, to Place) {
	p := &g.Players[s]
	was := p.where(i)
	p.Property[i].At = Spot(to)
	g.gone(s, was, to, count(p.aboard(i)))
}

// aboard are the figures aboard a transport.
func (p *Player) aboard(i int8) (all uint64) {
	for figure, at := range p.Figures {
		if at == Aboard+Spot(i) {
			all |= 1 << figure
		}
	}
	return all
}

// riding are those of some figures that are aboard a transport.
func (p *Player) riding(some uint64) (all uint64) {
	each(some, func(figure int8) {
		if at := p.Figures[figure]; at >= Aboard && at < Supply {
			all |= 1 << figure
		}
	})
	return all
}

// loose says whether a property lies by itself and not aboard another, as engines alone do.
func (x *Property) loose() bool { return x.Kind != NoProperty && x.At < Aboard }

// room is how much more a War Wagon or Galley can take: a unit takes 1 of its load, an engine its level.
// rule: mu-giochix/combat/war-wagon-loading
func (g *State) room(s play.Seat, i int8) int8 {
	p := &g.Players[s]
	x := &p.Property[i]
	left := box.Properties[x.Kind].Load[x.Level] - count(p.aboard(i))
	for j := range p.Property {
		if y := &p.Property[j]; y.At == Aboard+Spot(i) {
			left -= y.Level
		}
	}
	return left + g.few(s, Capacity, func(e *Effect) bool { return x.among(e.Of) })
}

// pace is how many Movement Points a property has.
func (g *State) pace(s play.Seat, i int8) int8 {
	x := &g.Players[s].Property[i]
	return box.Properties[x.Kind].Steps[x.Level] + g.few(s, MovePoints, func(e *Effect) bool { return x.among(e.Of) })
}

// among says whether it is one of some things.
func (x *Property) among(of uint32) bool {
	what := TransportThing
	if x.Kind == Engine {
		what = EngineThing
	}
	return of&(1<<thingOf(x)|1<<what|1<<GroupThing) != 0
}

// abandon takes a property off the board, what is aboard of a land transport stepping off first. Figures that nothing
// carries at sea any more are lost to the supply.
func (g *State) abandon(s play.Seat, i int8) {
	p := &g.Players[s]
	at, aboard := p.where(i), Aboard+Spot(i)
	for f := range int8(figures) {
		switch {
		case p.Figures[f] != aboard:
		case at.Land():
			g.put(s, f, Spot(at))
		default:
			g.put(s, f, Supply)
		}
	}
	for j := range p.Property {
		if x := &p.Property[j]; x.At == aboard && at.Land() {
			x.At = Spot(at)
		}
	}
	g.lose(s, i)
}

// thingOf is the word of the vocabulary for a transport or engine.
func thingOf(x *Property) Thing {
	if x.Kind == Engine {
		return CatapultThing + Thing(x.Level-1)
	}
	return CaravanThing + Thing(x.Kind-Caravan)
}

// numbered is a property's number among those of all players, by which choices and lines speak of it.
func numbered(s play.Seat, i int8) int16 { return int16(s)*properties + int16(i) }

// ofNumber is whose the property of a number is, and which of his.
func ofNumber(n int16) (play.Seat, int8) { return play.Seat(n / properties), int8(n % properties) }
