package giochix

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// What a conqueror gets: the territory, honour, and what is found there, to keep or to plunder.

const (
	KeepBuilding play.Verb = 440 // of family A
	SackBuilding play.Verb = 441 // of family A
	KeepThing    play.Verb = 442 // property A
	PlunderThing play.Verb = 443 // property A, with its goods
	PlunderCargo play.Verb = 444 // the goods aboard property A
	KeepRest     play.Verb = 445 // all that is left, as far as there are tokens for it

	AskSpoils play.Prompt = 440 // in place A

	KeyConquers    play.Key = 470 // A takes B, of C or Nobody
	KeyConquest    play.Key = 471 // A gains B Honour for the conquest of C
	KeyHolyCity    play.Key = 472 // A gains B Honour: Rome or Jerusalem C for the first time
	KeyKeeps       play.Key = 473 // A keeps the building of family B and level C in D
	KeyPlunders    play.Key = 474 // A plunders the building of family B and level C in D for E florins
	KeyKeepsThing  play.Key = 475 // A keeps a property of kind B and level C of D in E
	KeyPlundersIt  play.Key = 476 // A plunders a property of kind B and level C of D in E, for F florins
	KeyCargo       play.Key = 477 // A plunders B goods in C for D florins
	KeyStarGone    play.Key = 478 // A loses the Control token in B
	KeyStarChanges play.Key = 479 // A has a Control token in B instead of C

	RuleTokens play.Rule = 470
)

var conquestChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		KeepBuilding: "keep-building", SackBuilding: "sack-building", KeepThing: "keep-thing", PlunderThing: "plunder-thing",
		PlunderCargo: "plunder-cargo", KeepRest: "keep-rest",
	},
	Prompts: map[play.Prompt]string{AskSpoils: "spoils"},
	Lines: map[play.Key]string{
		KeyConquers: "conquers", KeyConquest: "conquest-honour", KeyHolyCity: "holy-city", KeyKeeps: "keeps", KeyPlunders: "plunders",
		KeyKeepsThing: "keeps-thing", KeyPlundersIt: "plunders-thing", KeyCargo: "plunders-cargo", KeyStarGone: "star-gone",
		KeyStarChanges: "star-changes",
	},
	Rules: map[play.Rule]string{RuleTokens: "mu-giochix/conquest/keep"},
	Refs: wording.Refs{
		KeepThing: wording.OfA(refProperty), PlunderThing: wording.OfA(refProperty), PlunderCargo: wording.OfA(refProperty),
	},
	Closing: []play.Verb{KeepRest},
}

// Spoils are what somebody who has won finds in a place. The zero Spoils are none.
type Spoils struct {
	On      bool
	At      Place
	Seats   uint8 // whose properties he gets, bit s, where they have nobody left
	Land    bool  // the buildings too …
	Settled uint8 // … but those about which he has decided, bit f
}

// Honour of conquests.
const (
	conquering = 1 // of a settlement, and 1 for each level of its buildings
	holyCity   = 2 // Rome or Jerusalem, the first time
)

// conquer gives a territory to a player who stands there alone.
// rule: mu-giochix/conquest/when
// rule: mu-giochix/military-buildings/token-removed-on-conquest
func (g *State) conquer(t *play.Table, s play.Seat, at Place, from play.Seat) {
	x := &g.Territories[at]
	t.Tell(KeyConquers, int16(s), int16(at), int16(from))
	if x.Star != play.Nobody {
		t.Tell(KeyStarGone, int16(x.Star), int16(at))
	}
	x.Star, x.From, x.Taken = play.Nobody, NoPlace, s
	if g.homeOf(at) == s {
		x.Taken = play.Nobody
	}
	g.creditConquest(t, s, at, from)
	seats := uint8(0)
	for e := range play.Seat(g.Seats) {
		if e != s && (e == from || g.hostile(s, e)) {
			seats |= 1 << e
		}
	}
	g.spoils(t, s, at, seats, true)
	if g.Territories[at].Level[Military] > 0 {
		g.inheritStars(t, s, at)
	}
}

// creditConquest gives honour for a conquest, and lets Objectives know of it.
// rule: mu-giochix/victory/hp-conquer-settlement
// rule: mu-giochix/victory/hp-rome-jerusalem-first
func (g *State) creditConquest(t *play.Table, s play.Seat, at Place, from play.Seat) {
	x := &g.Territories[at]
	levels := x.Level[Civil] + x.Level[Military] + x.Level[Religious]
	if box.Settlement[at] {
		points := conquering + int16(levels)
		g.honour(s, points)
		t.Tell(KeyConquest, int16(s), points, int16(at))
	}
	for bit, holy := range [...]Place{box.Rome, box.Jerusalem} {
		if p := &g.Players[s]; at == holy && p.Holy>>bit&1 == 0 {
			p.Holy |= 1 << bit
			g.honour(s, holyCity)
			t.Tell(KeyHolyCity, int16(s), holyCity, int16(at))
		}
	}
	// rule: mu-giochix/purchases/empire-card-objective
	with := uint8(1) << WithAnything
	for what, is := range [...]bool{
		WithSettlement: box.Settlement[at], WithPort: box.Atlas.Territories[at].Port != NoPlace,
		WithMilitary: x.Level[Military] > 0, WithCathedral: x.Level[Religious] > 0,
	} {
		if is {
			with |= 1 << what
		}
	}
	g.note(s, Happening{Kind: Conquered, With: with, Levels: levels, Against: from != play.Nobody})
}

// spoils lets a player keep or plunder what he finds in a place, item by item: buildings if the land is his, and what
// belongs to some seats that have nobody left there.
// rule: mu-giochix/conquest/keep-or-plunder
// rule: mu-giochix/siege-engines/captured
func (g *State) spoils(t *play.Table, s play.Seat, at Place, seats uint8, land bool) {
	g.Spoils = Spoils{On: true, At: at, Seats: seats, Land: land}
	g.unload(at, seats)
	for g.anySpoils() {
		a := t.Await(func(o *play.Asking) { g.askSpoils(o, s) })
		of, i := ofNumber(a.A)
		switch a.Verb {
		case KeepBuilding:
			g.keepBuilding(t, s, Family(a.A))
		case SackBuilding:
			g.sackBuilding(t, s, Family(a.A))
		case KeepThing:
			g.keepThing(t, s, of, i)
		case PlunderThing:
			g.plunderThing(t, s, of, i)
		case PlunderCargo:
			g.plunderCargo(t, s, of, i)
		case KeepRest:
			g.keepRest(t, s)
		}
	}
	g.Spoils = Spoils{}
}

// unload puts the engines aboard what will be spoils on land beside it, so that each can be kept or plundered for itself.
func (g *State) unload(at Place, seats uint8) {
	for of := range play.Seat(g.Seats) {
		p := &g.Players[of]
		for i := range p.Property {
			if x := &p.Property[i]; at.Land() && seats>>of&1 == 1 && g.Here[at][of] == 0 && x.Kind == Engine && p.where(int8(i)) == at {
				x.At = Spot(at)
			}
		}
	}
}

// eachSpoil calls f with every property that is spoils, and fb with every building about which is still to be decided.
func (g *State) eachSpoil(f func(of play.Seat, i int8), fb func(f Family)) {
	sp := &g.Spoils
	if sp.Land {
		for family := range Family(families) {
			if g.Territories[sp.At].Level[family] > 0 && sp.Settled>>family&1 == 0 {
				fb(family)
			}
		}
	}
	for of := range play.Seat(g.Seats) {
		if sp.Seats>>of&1 == 0 || g.Here[sp.At][of] > 0 {
			continue
		}
		for i := range int8(properties) {
			if x := &g.Players[of].Property[i]; x.loose() && Place(x.At) == sp.At {
				f(of, i)
			}
		}
	}
}

func (g *State) anySpoils() (any bool) {
	g.eachSpoil(func(play.Seat, int8) { any = true }, func(Family) { any = true })
	return any
}

// askSpoils asks what becomes of each thing.
// rule: mu-giochix/conquest/keep-or-plunder
// rule: mu-giochix/conquest/keep
func (g *State) askSpoils(o *play.Asking, s play.Seat) {
	why := play.Free
	if g.Players[s].freeToken() == None {
		why = RuleTokens
	}
	o.To(s, AskSpoils, int16(g.Spoils.At))
	g.eachSpoil(func(of play.Seat, i int8) {
		o.May(play.Choice{Verb: KeepThing, A: numbered(of, i)}, why)
		o.May(play.Choice{Verb: PlunderThing, A: numbered(of, i)}, play.Free)
		if g.Players[of].Property[i].Load() > 0 {
			o.May(play.Choice{Verb: PlunderCargo, A: numbered(of, i)}, play.Free)
		}
	}, func(f Family) {
		o.May(play.Choice{Verb: KeepBuilding, A: int16(f)}, play.Free)
		o.May(play.Choice{Verb: SackBuilding, A: int16(f)}, play.Free)
	})
	o.May(play.Choice{Verb: KeepRest}, play.Free)
}

// keepRest keeps all that is left; what there are no tokens for is plundered.
// rule: mu-giochix/conquest/keep
func (g *State) keepRest(t *play.Table, s play.Seat) {
	g.eachSpoil(func(of play.Seat, i int8) {
		if g.Players[s].freeToken() == None {
			g.plunderThing(t, s, of, i)
		} else {
			g.keepThing(t, s, of, i)
		}
	}, func(f Family) { g.keepBuilding(t, s, f) })
}

// keepBuilding leaves a building where it is.
// rule: mu-giochix/conquest/keep
func (g *State) keepBuilding(t *play.Table, s play.Seat, f Family) {
	at := g.Spoils.At
	g.Spoils.Settled |= 1 << f
	t.Tell(KeyKeeps, int16(s), int16(f), int16(g.Territories[at].Level[f]), int16(at))
}

// loot is what something of a price brings who plunders it: 50% of it.
// rule: mu-giochix/conquest/plunder
func loot(price int16) int16 { return price / 2 }

// goodsPrice is the price of a piece of merchandise.
// rule: mu-giochix/conquest/plunder
const goodsPrice = 100

// sackBuilding takes a building away for half its price.
// rule: mu-giochix/conquest/plunder
func (g *State) sackBuilding(t *play.Table, s play.Seat, f Family) {
	at := g.Spoils.At
	level := g.Territories[at].Level[f]
	gained := loot(box.Buildings[f][level].Price)
	g.gain(s, int32(gained))
	t.Tell(KeyPlunders, int16(s), int16(f), int16(level), int16(at), gained)
	g.raze(t, at, f)
}

// keepThing gives a property to who has won: it is marked by one of his tokens. A Galley taken at sea brings its engines,
// as far as there are tokens for them.
// rule: mu-giochix/conquest/keep
func (g *State) keepThing(t *play.Table, s, of play.Seat, i int8) {
	from, to := &g.Players[of], &g.Players[s]
	slot := to.freeToken()
	x := &to.Property[slot]
	*x = from.Property[i]
	x.Route = Route{}
	t.Tell(KeyKeepsThing, int16(s), int16(x.Kind), int16(x.Level), int16(of), int16(g.Spoils.At))
	for j := range from.Property {
		y := &from.Property[j]
		if y.At != Aboard+Spot(i) {
			continue
		}
		if free := to.freeToken(); free != None {
			to.Property[free] = *y
			to.Property[free].At = Aboard + Spot(slot)
			t.Tell(KeyKeepsThing, int16(s), int16(Engine), int16(y.Level), int16(of), int16(g.Spoils.At))
		}
	}
	g.lose(of, i)
}

// plunderThing takes a property away, with the goods and engines aboard, for half of what all that is worth.
// rule: mu-giochix/conquest/plunder
func (g *State) plunderThing(t *play.Table, s, of play.Seat, i int8) {
	p := &g.Players[of]
	x := p.Property[i]
	gained := lootOf(x) + loot(goodsPrice)*int16(x.Load())
	for _, y := range p.Property {
		if y.At == Aboard+Spot(i) {
			gained += lootOf(y)
		}
	}
	g.gain(s, int32(gained))
	t.Tell(KeyPlundersIt, int16(s), int16(x.Kind), int16(x.Level), int16(of), int16(g.Spoils.At), gained)
	g.lose(of, i)
}

// lootOf is what a transport or engine by itself brings who plunders it, without what is aboard.
// rule: mu-giochix/taxes/cannot-pay-sell
// rule: mu-giochix/conquest/plunder
func lootOf(x Property) int16 {
	if x.Kind == Engine {
		return loot(box.Engines[x.Level].Price)
	}
	return loot(box.Properties[x.Kind].Price * int16(x.Level))
}

// plunderCargo takes the goods of a transport, for half their price.
// rule: mu-giochix/conquest/plunder
func (g *State) plunderCargo(t *play.Table, s, of play.Seat, i int8) {
	x := &g.Players[of].Property[i]
	n := int16(x.Load())
	gained := n * loot(goodsPrice)
	x.Cargo = [Goods]int8{}
	g.gain(s, int32(gained))
	t.Tell(KeyCargo, int16(s), n, int16(g.Spoils.At), gained)
}

// inheritStars replaces the Control tokens that a military building gave its former owner, though he may have left it, by those of who
// has kept it. A token that another building of the former owner claims, beside it and within what that gives, stays; one in whose territory there is an army
// of another, or for which there is no token, is removed.
// rule: mu-giochix/military-buildings/tokens-replaced-on-capture
func (g *State) inheritStars(t *play.Table, s play.Seat, at Place) {
	for p := range Place(Territories) {
		x := &g.Territories[p]
		from := x.Star
		if from == play.Nobody || from == s || x.From != at {
			continue
		}
		if claims := g.claimant(from, p); claims != NoPlace {
			x.From = claims
			continue
		}
		g.dropStar(t, p)
		if g.starsOf(s) < box.Supply.Stars && !g.strangers(s, p) {
			x.Star, x.From = s, at
			t.Tell(KeyStarChanges, int16(s), int16(p), int16(from))
		}
	}
}

// claimant is another military building of a player beside a territory that has a Control token to give, NoPlace if there is
// none.
func (g *State) claimant(s play.Seat, p Place) medioevo.Place {
	for _, b := range box.Around[p] {
		if b.Land() && g.controls(s, b) && g.Territories[b].Level[Military] > g.starsFrom(b) {
			return b
		}
	}
	return NoPlace
}

// starsFrom is how many Control tokens lie on the board by a territory's military building.
func (g *State) starsFrom(at Place) (n int8) {
	for p := range g.Territories {
		if x := &g.Territories[p]; x.Star != play.Nobody && x.From == at {
			n++
		}
	}
	return n
}

// starsOf is how many Control tokens a player has on the board.
func (g *State) starsOf(s play.Seat) (n int8) {
	for p := range g.Territories {
		if g.Territories[p].Star == s {
			n++
		}
	}
	return n
}

// strangers says whether armies that are not a player's stand in a territory, Barbarians included.
// rule: mu-giochix/purchases/control-token-no-enemy-armies
func (g *State) strangers(s play.Seat, at Place) bool {
	for e := range play.Seat(g.Seats) {
		if e != s && g.Here[at][e] > 0 {
			return true
		}
	}
	return g.Hordes[at].Units() > 0
}
