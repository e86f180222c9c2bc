package giochix

import (
	"iter"
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// What effects do: those of technologies always, those of characters when their card is tapped, at once or for as long as the step, round
// or turn lasts that they are used for.

const (
	PlaceFree   play.Verb = 210 // free figures of kind B in territory A, how many
	RepairFree  play.Verb = 211 // the building of family B in territory A
	SinkCard    play.Verb = 212 // Empire card A goes under the deck
	SinkEvent   play.Verb = 213 // Event card A goes under its deck
	LeaveIt     play.Verb = 214 // no more of it
	RecoverUnit play.Verb = 215 // a figure of kind A comes back in territory B

	AskFreeUnits  play.Prompt = 200 // B figures of kind A
	AskFreeRepair play.Prompt = 201 // A tokens
	AskSink       play.Prompt = 202 // A cards at the most go under the deck
	AskSinkEvent  play.Prompt = 203 // A cards at the most go under the deck
	AskRecover    play.Prompt = 204 // A figures at the most

	KeyAbilityPays  play.Key = 210 // the character B brings A C florins
	KeyAbilityTakes play.Key = 211 // A takes C florins from B
	KeyFreeUnits    play.Key = 212 // A puts B figures of kind C in territory D for nothing
	KeyFreeRepair   play.Key = 213 // A repairs for nothing in territory B the building of family C
	KeyPeeked       play.Key = 214 // A looks at the next B cards of deck C
	KeySunk         play.Key = 215 // A puts B of them under the deck
	KeyStopped      play.Key = 216 // A stops transport B in C
	KeyGoodsTaken   play.Key = 217 // A takes a piece of good B from transport C
	KeyCardTapped   play.Key = 218 // A taps character C of B
	KeySaw          play.Key = 219 // A has a look at what B hides
	KeyTruce        play.Key = 220 // A and B do not attack each other in this turn
	KeyRecovered    play.Key = 221 // A gets a figure of kind B back, in territory C
)

var abilityChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlaceFree: "place-free", RepairFree: "repair-free", SinkCard: "sink-card", SinkEvent: "sink-event", LeaveIt: "leave-it", RecoverUnit: "recover-unit",
	},
	Prompts: map[play.Prompt]string{
		AskFreeUnits: "free-units", AskFreeRepair: "free-repair", AskSink: "sink", AskSinkEvent: "sink-event", AskRecover: "recover",
	},
	Lines: map[play.Key]string{
		KeyAbilityPays: "ability-pays", KeyAbilityTakes: "ability-takes", KeyFreeUnits: "free-units", KeyFreeRepair: "free-repair",
		KeyPeeked: "peeked", KeySunk: "sunk", KeyStopped: "stopped-by-card", KeyGoodsTaken: "goods-taken", KeyCardTapped: "card-tapped",
		KeySaw: "saw", KeyTruce: "truce", KeyRecovered: "recovered",
	},
	Refs: wording.Refs{
		PlaceFree: wording.OfA(refPlace), RepairFree: wording.OfA(refPlace), SinkCard: wording.OfA(refCard), RecoverUnit: wording.OfB(refPlace),
	},
	Declining: []play.Verb{LeaveIt},
	Whole:     []play.Verb{PlaceFree},
}

// Effects in force

// inForce are the effects of a word that help a player now: those of his technologies, and those of his cards whose ability is in force,
// with the card, None of a technology.
// rule: mu-giochix/purchases/empire-card-ability
// rule: mu-giochix/general/technologies-any-time
func (g *State) inForce(s play.Seat, do Do) iter.Seq2[*Effect, int8] {
	return func(yield func(*Effect, int8) bool) {
		for techs := box.Taught[do] & g.known(s); techs != 0; techs &= techs - 1 {
			all := box.Technologies[bits.TrailingZeros32(techs)].Effects
			for i := range all {
				if all[i].Do == do && !yield(&all[i], None) {
					return
				}
			}
		}
		if g.Players[s].Working == 0 {
			return
		}
		for card := range int8(EmpireCards) {
			c := &g.Cards[card]
			if !c.Works || c.Of != s {
				continue
			}
			all := box.Characters[g.who(card)].Effects
			for i := range all {
				if all[i].Do == do && !yield(&all[i], card) {
					return
				}
			}
		}
	}
}

// anyEffect fits every effect.
func anyEffect(*Effect) bool { return true }

// bonus is the sum of a word's numbers among a player's technologies and abilities in force, of those effects that fit.
func (g *State) bonus(s play.Seat, do Do, fits func(*Effect) bool) (sum int16) {
	for e := range g.inForce(s, do) {
		if fits(e) {
			sum += e.N
		}
	}
	return sum
}

// few is such a sum of what is counted one by one, however much a box file lets come together.
func (g *State) few(s play.Seat, do Do, fits func(*Effect) bool) int8 {
	const most = 99
	return int8(min(most, g.bonus(s, do, fits)))
}

// eachEffect calls f with the effects of a word among a player's technologies and abilities in force; hasEffect says whether there is one.
func (g *State) eachEffect(s play.Seat, do Do, f func(e *Effect)) {
	for e := range g.inForce(s, do) {
		f(e)
	}
}

func (g *State) hasEffect(s play.Seat, do Do) bool {
	for range g.inForce(s, do) {
		return true
	}
	return false
}

// least is the lowest number of a word among a player's technologies and abilities in force, and whether there is one.
func (g *State) least(s play.Seat, do Do) (n int16, ok bool) {
	for e := range g.inForce(s, do) {
		if !ok || e.N < n {
			n, ok = e.N, true
		}
	}
	return n, ok
}

// inUse is a card of a player whose ability with a word is in force, None if there is none.
func (g *State) inUse(s play.Seat, do Do) int8 {
	if g.Players[s].Working > 0 {
		for card := range int8(EmpireCards) {
			if g.Cards[card].Of == s && g.Cards[card].Works && g.has(card, do) {
				return card
			}
		}
	}
	return None
}

// begin puts the ability of a card in force, on somebody or something.
func (g *State) begin(card int8, on int16) {
	c := &g.Cards[card]
	if !c.Works {
		g.Players[c.Of].Working++
	}
	c.Works, c.On, c.Uses = true, int8(on), 0
	for i := range box.Characters[g.who(card)].Effects {
		c.Uses = max(c.Uses, box.Characters[g.who(card)].Effects[i].Uses)
	}
}

// end ends the ability of a card.
func (g *State) end(card int8) {
	if c := &g.Cards[card]; c.Works {
		c.Works, c.Uses, c.On = false, 0, 0
		g.Players[c.Of].Working--
	}
}

// endUse ends those abilities of a player in force that have a word: what they were used for is done.
func (g *State) endUse(s play.Seat, do Do) {
	for card := g.inUse(s, do); card != None; card = g.inUse(s, do) {
		g.end(card)
	}
}

// endAbilities ends the abilities of all players that fit: the moment they were used for is past.
func (g *State) endAbilities(fits func(When) bool) {
	for s := range g.Players[:g.Seats] {
		if g.Players[s].Working == 0 {
			continue
		}
		for card := range int8(EmpireCards) {
			if c := &g.Cards[card]; c.Works && c.Of == play.Seat(s) && fits(box.Characters[g.who(card)].When) {
				g.end(card)
			}
		}
	}
}

// tradesWith says whether a player's ability lets him buy and sell in another's settlements without a pact.
func (g *State) tradesWith(s, other play.Seat) bool {
	card := g.inUse(s, TradeAnywhere)
	return card != None && g.Cards[card].On == int8(other)
}

// Prices

// price is what something costs a player, in florins: its price, less what technologies and abilities in force take off for things that are
// in a set. levels are how many levels of it are paid.
func (g *State) price(s play.Seat, what uint32, florins, levels int16) int16 {
	if g.Players[s].Working == 0 && !g.cheaper(s, what) {
		return florins // as mostly
	}
	return g.lowered(s, what, florins, levels, &[EmpireCards]int8{})
}

// lowered is a price after all that lowers it, if so many uses of each card's ability are spent already; it counts those that it spends.
func (g *State) lowered(s play.Seat, what uint32, florins, levels int16, spent *[EmpireCards]int8) int16 {
	for e, card := range g.inForce(s, PayLess) {
		counts := card != None && e.Uses > 0
		if e.Of&what == 0 || counts && spent[card] >= g.Cards[card].Uses {
			continue
		}
		less := e.lowers(florins, levels)
		if counts && less < florins {
			spent[card]++
		}
		florins = less
	}
	return florins
}

// affords is how many things of a price a player can pay, up to some: those after the first may cost more, where an ability lowers the
// price of a few.
// rule: mu-giochix/purchases/unit-prices
// rule: mu-giochix/purchases/free-prisoners-price
// rule: mu-giochix/purchases/repair
func (g *State) affords(s play.Seat, what uint32, florins, most int16) (n int16) {
	purse := g.purse(s)
	if g.Players[s].Working == 0 {
		if each := g.price(s, what, florins, 1); each > 0 {
			return min(most, purse/each)
		}
		return most
	}
	for spent := (&[EmpireCards]int8{}); n < most; n++ {
		if purse -= g.lowered(s, what, florins, 1, spent); purse < 0 {
			break
		}
	}
	return n
}

// cheaper says whether a technology of a player lowers the price of things that are in a set.
func (g *State) cheaper(s play.Seat, what uint32) bool {
	techs := uint32(0)
	for ; what != 0; what &= what - 1 {
		techs |= box.Cheaper[bits.TrailingZeros32(what)]
	}
	return techs&g.known(s) != 0
}

// pay takes the price of something, and counts a use of each ability that has lowered it.
func (g *State) pay(s play.Seat, what uint32, florins, levels int16) int16 {
	var spent [EmpireCards]int8
	florins = g.lowered(s, what, florins, levels, &spent)
	for card, n := range spent {
		g.Cards[card].Uses -= n
	}
	g.gain(s, -int32(florins))
	return florins
}

// lowers is a price after an effect that lowers it.
func (e *Effect) lowers(florins, levels int16) int16 {
	off := e.N
	switch {
	case e.Also == 1:
		off = int16(int32(florins) * int32(e.N) / 100)
	case e.Flag:
		off *= levels
	}
	return max(florins-off, min(florins, e.Min))
}

// unlocked says whether a player may buy a kind of thing that a technology or ability makes legal.
func (g *State) unlocked(s play.Seat, what Thing) bool {
	for e := range g.inForce(s, Unlock) {
		if e.Of>>what&1 == 1 {
			return true
		}
	}
	return false
}

// Counting

// tally is how many a player has of what effects are counted by.
func (g *State) tally(s play.Seat, per Per) (n int16) {
	switch per {
	case PerNothing:
		return 1
	case PerTechnologyLevel:
		return int16(g.learning(s))
	case PerKnight:
		return int16(counts(g.deployed(s))[Knight])
	case PerPrisoner:
		return g.prisonersOf(s)
	case PerTrader:
		return int16(g.piecesOf(s, CaravanThing, 0) + g.piecesOf(s, MerchantThing, 0))
	case PerForeignTransport:
		return g.guests(s)
	}
	for at := range Place(Territories) {
		if g.countsAs(at, per) && g.controls(s, at) {
			n++
		}
	}
	return n
}

// countsAs says whether a territory counts for an effect.
func (g *State) countsAs(at Place, per Per) bool {
	level := &g.Territories[at].Level
	switch per {
	case PerVillage:
		return level[Civil] == 1
	case PerHamlet:
		return level[Civil] == 2
	case PerCity:
		return level[Civil] == 3
	case PerCivil:
		return level[Civil] > 0
	case PerMilitary:
		return level[Military] > 0
	case PerCastle:
		return level[Military] == 3
	case PerCathedral:
		return level[Religious] > 0
	case PerPort:
		return box.Atlas.Territories[at].Port != NoPlace
	}
	return per == PerSettlement && box.Settlement[at]
}

// deployed are the figures of a player on the map, as bits.
func (g *State) deployed(s play.Seat) (all uint64) {
	p := &g.Players[s]
	for i := range p.Figures {
		if p.Figures[i] < Supply {
			all |= 1 << i
		}
	}
	return all
}

// prisonersOf is how many figures of others a player holds.
func (g *State) prisonersOf(s play.Seat) (n int16) {
	for other := range play.Seat(g.Seats) {
		n += int16(count(g.prisoners(s, other)))
	}
	return n
}

// guests is how many transports of others are in a player's territories.
func (g *State) guests(s play.Seat) (n int16) {
	for other := range play.Seat(g.Seats) {
		for i := range int8(properties) {
			x := &g.Players[other].Property[i]
			if at := g.Players[other].where(i); other != s && x.Kind != Engine && at != NoPlace && g.controls(s, at) {
				n++
			}
		}
	}
	return n
}

// piecesOf is how many pieces of a kind a player has on the map, of a level at the least where they have levels.
func (g *State) piecesOf(s play.Seat, kind Thing, level int8) (n int8) {
	p := &g.Players[s]
	switch {
	case kind < CaptainThing:
		return counts(g.deployed(s))[kind]
	case kind == CaptainThing:
		for i, l := range p.Levels {
			if p.Figures[firstCaptain+i] < Supply && l >= level {
				n++
			}
		}
	default:
		for i := range p.Property {
			if x := &p.Property[i]; x.Kind != NoProperty && thingOf(x) == kind && x.Level >= level {
				n++
			}
		}
	}
	return n
}

// What abilities do

// aimsOf are what the abilities with a word can be used on, nil where nothing needs to be said.
var aimsOf = [doings]func(g *State, s play.Seat, yield func(b, c int16)){
	TakeFlorins:   (*State).aimRicher,
	StopPiece:     (*State).aimTransport,
	TakeGoods:     (*State).aimShip,
	TapCard:       (*State).aimCard,
	See:           (*State).aimPlayer,
	Truce:         (*State).aimPlayer,
	MovePoints:    (*State).aimTrader,
	TradeAnywhere: (*State).aimPlayer,
}

// aimPlayer: an opponent B.
func (g *State) aimPlayer(s play.Seat, yield func(b, c int16)) {
	for other := range play.Seat(g.Seats) {
		if other != s && !g.Players[other].Out {
			yield(int16(other), 0)
		}
	}
}

// aimTrader: a commercial transport B of one's own.
func (g *State) aimTrader(s play.Seat, yield func(b, c int16)) {
	for i := range int8(properties) {
		if g.Players[s].Property[i].Kind.Trade() {
			yield(numbered(s, i), 0)
		}
	}
}

// aimRicher: an opponent B who has more florins.
func (g *State) aimRicher(s play.Seat, yield func(b, c int16)) {
	g.aimPlayer(s, func(b, c int16) {
		if g.Players[b].Florins > g.Players[s].Florins {
			yield(b, c)
		}
	})
}

// aimCard: an untapped card of an opponent B that shows the character C.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) aimCard(s play.Seat, yield func(b, c int16)) {
	for of := range play.Seat(g.Seats) {
		if of == s {
			continue
		}
		for shown := g.shows(of); shown != 0; shown &= shown - 1 {
			yield(int16(of), int16(bits.TrailingZeros64(shown)))
		}
	}
}

// shows are the characters of the cards that a player can tap, bit c: which card shows one others do not know, and nothing may come in the
// order of the cards.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) shows(s play.Seat) (characters uint64) {
	for card := range int8(EmpireCards) {
		if g.ready(s, card) {
			characters |= 1 << g.who(card)
		}
	}
	return characters
}

// aimTransport: the transport C of an opponent in or beside a territory of one's own, that has no Stop token yet.
func (g *State) aimTransport(s play.Seat, yield func(b, c int16)) {
	for other := range play.Seat(g.Seats) {
		for i := range int16(properties) {
			x, at := &g.Players[other].Property[i], g.Players[other].where(int8(i))
			if other != s && at != NoPlace && x.Kind != Engine && !x.Stopped && g.nearOwn(s, at) {
				yield(int16(other), numbered(other, int8(i)))
			}
		}
	}
}

// nearOwn says whether a place is a territory of a player or lies beside one.
func (g *State) nearOwn(s play.Seat, at Place) bool {
	if g.controls(s, at) {
		return true
	}
	for _, next := range box.Around[at] {
		if g.controls(s, next) {
			return true
		}
	}
	return false
}

// aimShip: the good C aboard the ship B of an opponent in a sea zone that touches a port of one's own.
func (g *State) aimShip(s play.Seat, yield func(b, c int16)) {
	for other := range play.Seat(g.Seats) {
		for i := range int16(properties) {
			x, at := &g.Players[other].Property[i], g.Players[other].where(int8(i))
			if other == s || at == NoPlace || !at.Sea() || !x.Kind.Ship() || !g.portOn(s, at) {
				continue
			}
			for good := range int16(Goods) {
				if x.Cargo[good] > 0 {
					yield(numbered(other, int8(i)), good)
				}
			}
		}
	}
}

// portOn says whether a player controls a port that opens on a sea zone.
func (g *State) portOn(s play.Seat, sea Place) bool {
	for _, at := range box.Atlas.Seas[sea-Territories].Shores {
		if box.Atlas.Territories[at].Port == sea && g.controls(s, at) {
			return true
		}
	}
	return false
}

// resolve does what the ability of a character does, of the card that is being used.
// rule: mu-giochix/purchases/empire-card-ability
func (g *State) resolve(t *play.Table, s play.Seat, who int8, b, c int16) {
	lasts := false
	for i := range box.Characters[who].Effects {
		e := &box.Characters[who].Effects[i]
		if do := atOnce[e.Do]; do != nil {
			do(g, t, s, who, e, b, c)
		} else {
			lasts = true
		}
	}
	if lasts {
		g.begin(g.used(), b)
	}
}

// atOnce are the words whose effect is done with at once; the others are in force for a time.
var atOnce [doings]func(g *State, t *play.Table, s play.Seat, who int8, e *Effect, b, c int16)

func init() {
	atOnce = [doings]func(*State, *play.Table, play.Seat, int8, *Effect, int16, int16){
		GainFlorins: (*State).abilityPays, TakeFlorins: (*State).abilityTakes, FreeUnits: (*State).freeUnits, Repair: (*State).freeRepair,
		PeekDeck: (*State).peekDeck, BarbarianPoints: (*State).freePoints, StopPiece: (*State).stopPiece, TakeGoods: (*State).takeGoods,
		TapCard: (*State).tapCard, See: (*State).look,
		RecoverUnits: (*State).recoverUnits, Truce: (*State).callTruce,
	}
}

func (g *State) abilityPays(t *play.Table, s play.Seat, who int8, e *Effect, _, _ int16) {
	n := int16(min(int32(e.N)*int32(g.tally(s, Per(e.By))), 32_000))
	if e.Max > 0 {
		n = min(n, e.Max)
	}
	g.gain(s, int32(n))
	t.Tell(KeyAbilityPays, int16(s), int16(who), n)
}

func (g *State) abilityTakes(t *play.Table, s play.Seat, _ int8, e *Effect, b, _ int16) {
	n := min(e.N, g.purse(play.Seat(b)))
	g.gain(play.Seat(b), -int32(n))
	g.gain(s, int32(n))
	t.Tell(KeyAbilityTakes, int16(s), b, n)
}

// freeUnits raises figures for nothing, as many as the player's supply has.
func (g *State) freeUnits(t *play.Table, s play.Seat, _ int8, e *Effect, b, _ int16) {
	for kind := range Unit(units) {
		if e.Of>>kind&1 == 0 {
			continue
		}
		if where := Where(e.By); where == AtHomeAttacked || where == AtBattle {
			n := g.raise(s, kind, int8(e.N), Place(b))
			t.Tell(KeyFreeUnits, int16(s), int16(n), int16(kind), b)
			continue
		}
		t.Undisturbed(func() { g.placeFree(t, s, kind, e) })
	}
}

// placeFree asks where free figures of a kind go.
func (g *State) placeFree(t *play.Table, s play.Seat, kind Unit, e *Effect) {
	for left := min(int8(e.N), g.inSupply(s, kind)); left > 0 && g.canRaiseFree(s, e); { //stale:ok counted down by what is placed; nothing else lands meanwhile
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskFreeUnits, int16(kind), int16(left))
			for at := range Place(Territories) {
				if g.takesFree(s, at, Where(e.By)) {
					o.May(play.Choice{Verb: PlaceFree, A: int16(at), B: int16(kind), Lo: 1, Hi: int16(left)}, play.Free)
				}
			}
		})
		n := g.raise(s, kind, int8(a.N), Place(a.A))
		left -= n
		if e.Flag {
			g.Players[s].Did.Bought += n
		}
		t.Tell(KeyFreeUnits, int16(s), int16(n), int16(kind), a.A)
	}
}

// canRaiseFree says whether there is a territory for free figures.
func (g *State) canRaiseFree(s play.Seat, e *Effect) bool {
	for at := range Place(Territories) {
		if g.takesFree(s, at, Where(e.By)) {
			return true
		}
	}
	return false
}

// takesFree says whether free figures may come to a territory.
func (g *State) takesFree(s play.Seat, at Place, where Where) bool {
	if !g.controls(s, at) {
		return false
	}
	x := &g.Territories[at]
	switch where {
	case AtOwnBuilding:
		return x.Level[Civil]+x.Level[Military] > 0
	case AtOwnSettlement:
		return box.Settlement[at]
	case AtOwnKingdom:
		return g.homeOf(at) == s
	}
	return false
}

// inSupply is how many figures of a kind a player has left to raise.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) inSupply(s play.Seat, kind Unit) int8 { return g.lying(s, kind, Supply) }

// lying is how many figures of a kind a player has at a spot.
func (g *State) lying(s play.Seat, kind Unit, at Spot) (n int8) {
	for i := firstOf[kind]; i < firstOf[kind+1]; i++ {
		if g.Players[s].Figures[i] == at {
			n++
		}
	}
	return n
}

// freeRepair asks which buildings are repaired for nothing.
func (g *State) freeRepair(t *play.Table, s play.Seat, _ int8, e *Effect, _, _ int16) {
	for left := e.N; left > 0 && g.damaged(s); left-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskFreeRepair, left)
			for at := range Place(Territories) {
				for f := range Family(families) {
					if g.Territories[at].Damage[f] > 0 && g.controls(s, at) {
						o.May(play.Choice{Verb: RepairFree, A: int16(at), B: int16(f)}, play.Free)
					}
				}
			}
			o.May(play.Choice{Verb: LeaveIt}, play.Free)
		})
		if a.Verb == LeaveIt {
			return
		}
		g.Territories[a.A].Damage[a.B]--
		t.Tell(KeyFreeRepair, int16(s), a.A, a.B)
	}
}

// damaged says whether a player has a damaged building.
func (g *State) damaged(s play.Seat) bool {
	for at := range Place(Territories) {
		if g.Territories[at].Damage != [families]int8{} && g.controls(s, at) {
			return true
		}
	}
	return false
}

// peekDeck shows a player the next cards of a deck, of which he may put some under it.
func (g *State) peekDeck(t *play.Table, s play.Seat, _ int8, e *Effect, _, _ int16) {
	t.Chance()
	if Pile(e.By) == EventPile {
		g.peekEvents(t, s, int8(e.N), int8(e.Max))
		return
	}
	g.peek(s, int8(e.N))
	t.Tell(KeyPeeked, int16(s), int16(min(int8(e.N), g.AtopN)), int16(EmpirePile))
	var sunk int16
	for left := int8(e.Max); left > 0 && g.AtopN > 0 && sunk < e.N; left-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskSink, int16(left))
			for _, card := range g.Atop[:min(int8(e.N-sunk), g.AtopN)] {
				o.May(play.Choice{Verb: SinkCard, A: int16(card)}, play.Free)
			}
			o.May(play.Choice{Verb: LeaveIt}, play.Free)
		})
		if a.Verb == LeaveIt {
			break
		}
		for i := range g.AtopN {
			if g.Atop[i] == int8(a.A) {
				g.sink(i)
				break
			}
		}
		sunk++
	}
	if sunk > 0 {
		t.Tell(KeySunk, int16(s), sunk)
	}
}

// freePoints lets a player spend Barbarian points as if he were the first.
func (g *State) freePoints(t *play.Table, s play.Seat, _ int8, e *Effect, _, _ int16) {
	g.barbarianPoints(t, s, int8(e.N), e.By)
}

// callTruce keeps a player and an opponent from fighting each other until the turn ends.
func (g *State) callTruce(t *play.Table, s play.Seat, _ int8, _ *Effect, b, _ int16) {
	g.Armistice[s] |= 1 << b
	g.Armistice[b] |= 1 << s
	t.Tell(KeyTruce, int16(s), b)
}

func (g *State) stopPiece(t *play.Table, s play.Seat, _ int8, _ *Effect, b, c int16) {
	_, i := ofNumber(c)
	g.Players[b].Property[i].Stopped = true
	t.Tell(KeyStopped, int16(s), c, int16(g.Players[b].where(i)))
}

// takeGoods loads a good of an opponent's ship on a transport of one's own in the same place, or has the bank pay for it.
func (g *State) takeGoods(t *play.Table, s play.Seat, _ int8, _ *Effect, b, c int16) {
	const instead = 50 // florins for a good that nothing can carry
	from, i := ofNumber(b)
	g.Players[from].Property[i].Cargo[c]--
	at := g.Players[from].where(i)
	t.Tell(KeyGoodsTaken, int16(s), c, b)
	for j := range int8(properties) {
		if x := &g.Players[s].Property[j]; x.Kind.Trade() && g.Players[s].where(j) == at && g.hold(s, j) > 0 {
			x.Cargo[c]++
			return
		}
	}
	g.gain(s, instead)
}

// tapCard taps a card that shows a character. Of two of them lot decides, or who does it would know which it was.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) tapCard(t *play.Table, s play.Seat, _ int8, e *Effect, b, c int16) {
	t.Chance()
	var like []int8
	for card := range int8(EmpireCards) {
		if g.ready(play.Seat(b), card) && int16(g.who(card)) == c {
			like = append(like, card)
		}
	}
	if len(like) == 0 {
		return
	}
	g.Cards[like[g.Dice.N(len(like))]].Tapped = int8(max(1, e.Max))
	t.Tell(KeyCardTapped, int16(s), b, c)
}

// look shows a player what an opponent hides: the points, icons and Objectives of his cards, and his secret pacts.
func (g *State) look(t *play.Table, s play.Seat, _ int8, e *Effect, b, _ int16) {
	t.Uncover()
	if e.By>>SeesObjectives&1 == 1 {
		for card := range int8(EmpireCards) {
			if g.hasCard(play.Seat(b), card) {
				g.Cards[card].Seen |= 1 << s
			}
		}
	}
	if e.By>>SeesPacts&1 == 1 {
		for other := range g.Pacts {
			g.spies(s, play.Seat(b), play.Seat(other))
			g.spies(s, play.Seat(other), play.Seat(b))
		}
	}
	t.Tell(KeySaw, int16(s), b)
}
