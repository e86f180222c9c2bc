package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// How a battle ends otherwise than by arms: retreat, surrender, prisoners, and nobody being left.

const (
	FightOn         play.Verb = 430
	Retreat         play.Verb = 431 // to place A, B areas away
	TryCapture      play.Verb = 432 // in this round
	OfferSurrender  play.Verb = 433
	AcceptSurrender play.Verb = 434
	RefuseSurrender play.Verb = 435

	AskStance    play.Prompt = 430 // of side A, in round B, C units against D
	AskSurrender play.Prompt = 431 // A offers to surrender

	KeyRetreats    play.Key = 460 // A will retreat from B to C
	KeyCaptures    play.Key = 461 // A tries to make prisoners; B is 1 if it has the numbers
	KeyOffers      play.Key = 462 // A offers to surrender to B
	KeyRefuses     play.Key = 463 // A does not accept
	KeySurrenders  play.Key = 464 // A surrenders C units to B
	KeyCaptured    play.Key = 465 // A captures a unit of B of kind C
	KeyTurnsNobody play.Key = 466 // territory A is nobody's again
	KeyTurnsHome   play.Key = 467 // territory A is B's again
)

var exitChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		FightOn: "fight-on", Retreat: "retreat", TryCapture: "try-capture", OfferSurrender: "offer-surrender",
		AcceptSurrender: "accept-surrender", RefuseSurrender: "refuse-surrender",
	},
	Prompts: map[play.Prompt]string{AskStance: "stance", AskSurrender: "surrender"},
	Lines: map[play.Key]string{
		KeyRetreats: "retreats", KeyCaptures: "captures", KeyOffers: "offers-surrender", KeyRefuses: "refuses-surrender",
		KeySurrenders: "surrenders", KeyCaptured: "captured", KeyTurnsNobody: "turns-nobodys", KeyTurnsHome: "turns-home",
	},
	Refs:    wording.Refs{Retreat: wording.OfA(refPlace)},
	Closing: []play.Verb{FightOn},
}

// stance asks who leads a side, before a round, whether it fights on: the attacker may retreat, and between players a side may try
// to make prisoners or surrender, if the other accepts.
// rule: mu-giochix/battle-exits/retreat
// rule: mu-giochix/battle-exits/surrender
// rule: mu-giochix/battle-exits/capture-declaration
func (g *State) stance(t *play.Table, side int) {
	for g.lead(side) != Barbarians && g.hasExit(side) {
		a := t.Await(func(o *play.Asking) {
			b := &g.Battle
			o.To(g.lead(side), AskStance, int16(side), int16(b.Round), g.fighters(side).All(), g.fighters(rival(side)).All())
			if side == Attacking {
				g.offerRetreats(o, g.lead(side), b.At, Retreat)
			}
			if b.Sides[rival(side)].Lead != Barbarians {
				o.May(play.Choice{Verb: TryCapture}, play.Free)
				if !b.Sides[side].Asked {
					o.May(play.Choice{Verb: OfferSurrender}, play.Free)
				}
			}
			o.May(play.Choice{Verb: FightOn}, play.Free)
		})
		b := &g.Battle
		switch a.Verb {
		case Retreat:
			b.Retreat, b.Areas = Place(a.A), int8(a.B)
			t.Tell(KeyRetreats, int16(g.lead(side)), int16(b.At), a.A)
		case TryCapture:
			g.tryCapture(t, side)
		case OfferSurrender:
			if b.Sides[side].Asked = true; !g.surrenders(t, side) {
				continue
			}
		}
		return
	}
}

// hasExit says whether a side can do anything but fight on.
func (g *State) hasExit(side int) bool {
	b := &g.Battle
	if b.Sides[rival(side)].Lead != Barbarians {
		return true
	}
	return side == Attacking && g.retreatsFrom(b.Sides[side].Lead, b.At) != [Places]int8{}
}

// offerRetreats lists where a player can withdraw from a place, with how many areas away that is.
// rule: mu-giochix/battle-exits/retreat
// rule: mu-giochix/battle-exits/retreat-penalty
func (g *State) offerRetreats(o *play.Asking, s play.Seat, at Place, verb play.Verb) {
	for to, areas := range g.retreatsFrom(s, at) {
		if areas > 0 {
			o.May(play.Choice{Verb: verb, A: int16(to), B: int16(areas)}, play.Free)
		}
	}
}

// retreatsFrom is how many areas away each place is to which a player can withdraw, 0 of those to which he cannot: where he came from,
// or what he can enter in peace, as far as his slowest goes in a turn. Who has nobody but aboard Galleys goes by sea.
// rule: mu-giochix/battle-exits/retreat-penalty
func (g *State) retreatsFrom(s play.Seat, at Place) (areas [Places]int8) {
	bySea := g.allAfloat(s, at)
	far := g.retreatRange(s, at)
	var queue [Places]Place
	queue[0] = at
	for head, tail := 0, 1; head < tail; head++ {
		from := queue[head]
		if areas[from] == far {
			break
		}
		for _, to := range box.Around[from] {
			onWay := !bySea && from.Land() && to.Land() || bySea && (from.Sea() || to.Sea())
			if !onWay || to == at || areas[to] > 0 || !g.inPlay(to) || !g.givesWay(s, at, to) {
				continue
			}
			areas[to] = areas[from] + 1
			queue[tail] = to
			tail++
		}
	}
	return areas
}

// givesWay says whether a player can withdraw to a place.
func (g *State) givesWay(s play.Seat, at, to Place) bool {
	meets, _ := g.meets(s, to)
	m := &g.March
	cameFrom := m.On && s == g.Active && m.At == at && m.From == to
	return meets == Peaceful || cameFrom && meets != Army
}

// allAfloat says whether all figures of a player in a place are aboard Galleys.
func (g *State) allAfloat(s play.Seat, at Place) bool {
	p := &g.Players[s]
	afloat := true
	each(g.army(s, at), func(figure int8) {
		on := p.Figures[figure]
		afloat = afloat && on >= Aboard && p.Property[on-Aboard].Kind == Galley
	})
	return afloat
}

// retreatRange is how many areas a player's slowest in a place can go.
func (g *State) retreatRange(s play.Seat, at Place) int8 {
	const far = 10
	p := &g.Players[s]
	points := int8(far)
	all := g.army(s, at)
	for kind := range Unit(units) {
		if all&^p.riding(all)&allOf(kind) != 0 {
			points = min(points, g.stride(s, kind))
		}
	}
	for i := range int8(properties) {
		if x := &p.Property[i]; x.Kind.War() && Place(x.At) == at && p.aboard(i) != 0 {
			points = min(points, g.pace(s, i))
		}
	}
	return max(1, points)
}

// retreat withdraws the attackers, once the round is fought.
// rule: mu-giochix/battle-exits/retreat
func (g *State) retreat(t *play.Table) {
	b := &g.Battle
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] == Attacking && g.Here[b.At][s] > 0 {
			g.withdraw(t, s, b.At, b.Retreat)
		}
	}
}

// withdraw moves all that a player has for war in a place to another. Galleys of who goes by land put to sea. Who comes
// back to where he was before, and nobody is in control, holds it as he did.
// rule: mu-giochix/battle-exits/retreat
// rule: mu-giochix/conquest/other-territories-need-garrison
func (g *State) withdraw(t *play.Table, s play.Seat, at, to Place) {
	p := &g.Players[s]
	for i := range int8(properties) {
		x := &p.Property[i]
		if x.At != Spot(at) {
			continue
		}
		switch {
		case x.Kind == Galley && to.Land() && at.Land():
			g.drive(s, i, box.Atlas.Territories[at].Port)
		case x.Kind == Galley, (x.Kind == WarWagon || x.Kind == Engine) && to.Land():
			g.drive(s, i, to)
		}
	}
	if to.Land() {
		all := g.army(s, at)
		each(all&^p.riding(all), func(figure int8) { g.put(s, figure, Spot(to)) })
	}
	if g.March.On && s == g.Active {
		g.March.At = to
		if to.Land() && g.controller(to) == play.Nobody {
			g.Territories[to].Taken = s
		}
	}
	t.Tell(KeyWithdraws, int16(s), int16(at), int16(to))
}

// tryCapture declares that a side tries to make prisoners.
// rule: mu-giochix/battle-exits/capture-declaration
// rule: mu-giochix/battle-exits/capture-ratio
func (g *State) tryCapture(t *play.Table, side int) {
	const ratio = 3
	x := &g.Battle.Sides[side]
	x.Captures = true
	x.InNumbers = g.fighters(side).All() >= ratio*g.fighters(rival(side)).All()
	enough := int16(0)
	if x.InNumbers {
		enough = 1
	}
	t.Tell(KeyCaptures, int16(x.Lead), enough)
}

// captureInNumbers says whether a side that tries to capture is strong enough for it, or need not be.
// rule: mu-giochix/battle-exits/capture-ratio
func (g *State) captureInNumbers(side int) bool {
	x := &g.Battle.Sides[side]
	return x.InNumbers || g.hasEffect(x.Lead, FreeCapture)
}

// surrenders asks the other side whether it accepts that one surrenders; if so the battle is over and the units leave the
// board.
// rule: mu-giochix/battle-exits/surrender
// rule: mu-giochix/battle-exits/surrendered-units
func (g *State) surrenders(t *play.Table, side int) bool {
	t.Tell(KeyOffers, int16(g.lead(side)), int16(g.lead(rival(side))))
	a := t.Await(func(o *play.Asking) {
		o.To(g.lead(rival(side)), AskSurrender, int16(g.lead(side)), g.fighters(side).All())
		o.May(play.Choice{Verb: AcceptSurrender}, play.Free)
		o.May(play.Choice{Verb: RefuseSurrender}, play.Free)
	})
	if a.Verb == RefuseSurrender {
		t.Tell(KeyRefuses, int16(g.lead(rival(side))))
		return false
	}
	b := &g.Battle
	t.Tell(KeySurrenders, int16(g.lead(side)), int16(g.lead(rival(side))), g.fighters(side).All())
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] == int8(side) {
			each(b.Of[s], func(figure int8) {
				g.leave(s, figure)
				g.put(s, figure, Yielded)
			})
		}
	}
	b.Gave = int8(side)
	return true
}

// forsaken is a place where a battle has left nobody: a territory of a Kingdom returns to its player, any other to the Barbarians,
// who destroy what was built there.
// rule: mu-giochix/battle-exits/mutual-destruction
// rule: mu-giochix/military-buildings/barbarians-destroy
func (g *State) forsaken(t *play.Table, at Place) {
	if !at.Land() || g.Here[at] != [MostPlayers]int8{} {
		return
	}
	x := &g.Territories[at]
	x.Star, x.From, x.Taken = play.Nobody, NoPlace, play.Nobody
	if home := g.homeOf(at); home != play.Nobody {
		t.Tell(KeyTurnsHome, int16(at), int16(home))
		return
	}
	t.Tell(KeyTurnsNobody, int16(at))
	for f := range Family(families) {
		g.raze(t, at, f)
	}
}

// wreck removes the engines, and the transports of war, of those whom Barbarians have beaten in a place.
// rule: mu-giochix/siege-engines/captured
func (g *State) wreck(at Place, beaten uint8) {
	for s := range play.Seat(g.Seats) {
		for i := range int8(properties) {
			if x := &g.Players[s].Property[i]; beaten>>s&1 == 1 && Place(x.At) == at && !x.Kind.Trade() {
				g.lose(s, i)
			}
		}
	}
}
