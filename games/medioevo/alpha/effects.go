package alpha

import (
	"iter"
	"slices"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// What Event and Calamity cards do: a small function for each word, in the order in which the head of data/events.yaml
// explains them. What works on stands in lasting.go.

const (
	SpoilGoods     play.Verb = 850 // N units of lot B of transport A
	Hire           play.Verb = 851 // N VF, for A florins each
	HireNobody     play.Verb = 852
	GiveUpLand     play.Verb = 853 // territory A
	LowerThis      play.Verb = 854 // the line B in territory A
	RazeThis       play.Verb = 855 // the line B in territory A
	SendFlagellant play.Verb = 856 // against the heretics
	BearHeretics   play.Verb = 857
	GiveTransport  play.Verb = 858 // transport A
	DiscardThis    play.Verb = 859 // card A

	AskSpoil     play.Prompt = 850 // A loses B more units of what transport C carries
	AskHire      play.Prompt = 851 // A may hire armies for B florins a VF
	AskGiveUp    play.Prompt = 853 // A more territories of his go over to the barbarians
	AskLower     play.Prompt = 854 // he lowers A more of the line B
	AskRaze      play.Prompt = 855 // he loses A more of the line B
	AskHeretics  play.Prompt = 856 // B VF in territory A are about to turn barbarian
	AskTransport play.Prompt = 858 // he loses A more transports
	AskDiscard   play.Prompt = 859 // he discards until A cards are left

	KeySpoilt        play.Key = 865 // A loses B VF and C units of goods aboard transport D
	KeyPeril         play.Key = 866 // A ships of B must be gone, or in harbour, by the end of the turn
	KeyFounders      play.Key = 867 // a ship of A founders at D: kind B, level C
	KeyWind          play.Key = 868 // A transports of B have C MP more
	KeySlowed        play.Key = 869 // A transports of B have half of their MP
	KeyMelts         play.Key = 870 // A loses B VF
	KeyFlock         play.Key = 871 // B VF more come to A with this turn's reinforcements
	KeyHired         play.Key = 872 // A hires B VF for C florins
	KeyGather        play.Key = 873 // B VF of barbarians gather in territory A
	KeySecedes       play.Key = 874 // territory A leaves B for the barbarians, with C VF
	KeyLowered       play.Key = 875 // the line B in territory A falls to level C
	KeyRazed         play.Key = 876 // the line B in territory A is gone
	KeyHeretics      play.Key = 877 // in territory A, of B, the die shows C
	KeyFlagellant    play.Key = 878 // A sends a flagellant
	KeyTurnBarbarian play.Key = 879 // B VF in territory A, of C, turn barbarian
	KeyWindfall      play.Key = 880 // A gains B florins
	KeyRuin          play.Key = 881 // A loses B florins
	KeyTransportLost play.Key = 882 // A loses a transport at D: kind B, level C
	KeyDiscarded     play.Key = 883 // A discards card B
)

var effectChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		SpoilGoods: "spoil-goods", Hire: "hire-band", HireNobody: "hire-nobody", GiveUpLand: "give-up-land", LowerThis: "lower-this",
		RazeThis: "raze-this", SendFlagellant: "send-flagellant", BearHeretics: "bear-heretics", GiveTransport: "give-transport",
		DiscardThis: "discard-this",
	},
	Prompts: map[play.Prompt]string{
		AskSpoil: "spoil", AskHire: "hire-band", AskGiveUp: "give-up-land", AskLower: "lower", AskRaze: "raze", AskHeretics: "heretics",
		AskTransport: "give-transport", AskDiscard: "discard",
	},
	Lines: map[play.Key]string{
		KeySpoilt: "spoilt", KeyPeril: "peril", KeyFounders: "founders", KeyWind: "wind", KeySlowed: "slowed", KeyMelts: "melts",
		KeyFlock: "flock", KeyHired: "hired", KeyGather: "gather", KeySecedes: "secedes", KeyLowered: "lowered", KeyRazed: "razed",
		KeyHeretics: "heretics", KeyFlagellant: "flagellant", KeyTurnBarbarian: "turn-barbarian", KeyWindfall: "windfall", KeyRuin: "ruin",
		KeyTransportLost: "transport-lost", KeyDiscarded: "discarded",
	},
	Refs: wording.Refs{
		SpoilGoods: wording.OfA(force.RefTransport), GiveUpLand: wording.OfA(force.RefPlace), LowerThis: wording.OfA(force.RefPlace),
		RazeThis: wording.OfA(force.RefPlace), GiveTransport: wording.OfA(force.RefTransport), DiscardThis: wording.OfA(force.RefCard),
	},
	Declining: []play.Verb{HireNobody, BearHeretics},
	Whole:     []play.Verb{SpoilGoods, Hire},
}

// strikes is what each word does.
var strikes = [doWords]func(g *force.State, t *play.Table, b *blow){
	doLoseCargo: loseCargo, doDestroyIfStillHere: imperil, doMovePoints: hasten, doHalfMP: halve, doStop: becalm, doRiverCost: lastHere,
	doLoseArmies: loseArmies, doGainArmies: gainArmies, doOfferArmies: offerArmies, doSupply: lastHere, doNoReinforcements: lastToNext,
	doGatherBarbarians: gather, doRebel: secede, doRebellionLevel: lastHere, doLowerBuilding: lowerBuildings, doRemoveBuilding: removeBuildings,
	doHeretics: heretics, doPrice: lastHere, doGainFlorins: gainFlorins, doLoseFlorins: loseFlorins, doNoTax: lastToNext,
	doCheapTechnology: lastForThem, doHonourPoints: changeHonour, doCrusade: callCrusade, doPopeDies: buryPope, doLoseTransports: loseTransports,
	doDiscardCards: discardCards, doNoDiplomacy: lastForThem, doNoAttacks: lastHere,
}

// Transports and what they carry.

// fits says whether a transport is one of those that an effect strikes.
func (x target) fits(g *force.State, i int16) bool {
	y := &g.Transports[i]
	switch x {
	case ofShips:
		return y.Kind.Sea()
	case ofLand:
		return !y.Kind.Sea()
	case ofLoneMerchantmen:
		return y.Kind == force.Merchantman && y.At.Sea() && !escorted(g, i)
	case ofLoneCaravans:
		return y.Kind == force.Caravan && y.At.Land() && y.Aboard == force.None && g.Strength(y.Owner, y.At) < caravanGuard
	}
	return false
}

const caravanGuard = 5 // VF with which a Caravan is not alone

// escorted says whether a Galley of its owner is where a ship is.
func escorted(g *force.State, i int16) bool {
	x := &g.Transports[i]
	for j := range g.TransportsOf(x.Owner) {
		if y := &g.Transports[j]; y.Kind == force.Galley && y.At == x.At {
			return true
		}
	}
	return false
}

// transports are those of a player that the effect strikes.
func (b *blow) transports(g *force.State, s play.Seat) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		places := b.places(g)
		for i := range g.TransportsOf(s) {
			if slices.Contains(places, g.Transports[i].At) && b.does(g).Of.fits(g, i) && !yield(i) {
				return
			}
		}
	}
}

// each does something to each transport that the effect strikes, and tells whose and how many they were.
func (b *blow) each(g *force.State, t *play.Table, k play.Key, n int16, do func(x *force.Transport)) {
	for _, s := range b.struck(g) {
		var struck int16
		for i := range b.transports(g, s) {
			do(&g.Transports[i])
			struck++
		}
		if struck > 0 {
			t.Tell(k, struck, int16(s), n)
		}
	}
}

// loseCargo takes half of the FV and half of the goods aboard, rounded down. Of several goods their owner chooses.
// rule: mu-alpha/events/event-area
func loseCargo(g *force.State, t *play.Table, b *blow) {
	t.Together(b.struck(g), func(s play.Seat) {
		for i := range b.transports(g, s) {
			x := &g.Transports[i]
			vf, goods := x.VF/2, units(x)/2
			x.VF -= vf
			if vf+goods > 0 {
				t.Tell(KeySpoilt, int16(s), vf, goods, i)
			}
			spoil(g, t, s, i, goods)
		}
	})
}

// units are the goods that a transport carries.
func units(x *force.Transport) (n int16) {
	for _, lot := range x.Cargo {
		n += int16(lot.N)
	}
	return n
}

// spoil takes so many units of what a transport carries.
func spoil(g *force.State, t *play.Table, s play.Seat, i, due int16) { //stale:ok what he has to lose
	for due > 0 {
		var lots []int16
		for l, lot := range g.Transports[i].Cargo {
			if lot.N > 0 {
				lots = append(lots, int16(l))
			}
		}
		lost := play.Answer{B: lots[0], N: due}
		if len(lots) > 1 {
			lost = t.Await(func(o *play.Asking) {
				o.To(s, AskSpoil, int16(s), due, i)
				for _, l := range lots {
					o.May(play.Choice{Verb: SpoilGoods, A: i, B: l, Lo: 1, Hi: min(due, int16(g.Transports[i].Cargo[l].N))}, play.Free)
				}
			})
		}
		lot := &g.Transports[i].Cargo[lost.B]
		if lot.N -= int8(lost.N); lot.N == 0 {
			*lot = force.Lot{}
		}
		due -= lost.N //stale:ok what he still has to lose
	}
}

// imperil marks those that are there now: where they still are at the end of the turn they founder.
// rule: mu-alpha/events/event-area
func imperil(g *force.State, t *play.Table, b *blow) {
	b.each(g, t, KeyPeril, 0, func(x *force.Transport) { x.Halted |= force.Imperilled })
	lastHere(g, t, b)
}

// founder removes, at the end of the turn, ships that a storm found in an area and that are still there, with all aboard.
// Who lies in a harbour is there no longer.
// rule: mu-alpha/events/event-area
func founder(g *force.State, t *play.Table) {
	for i := range g.Berths() {
		x := &g.Transports[i]
		if x.Halted&force.Imperilled == 0 || x.Owner < 0 || !some(working(g, doDestroyIfStillHere, x.Owner, x.At)) {
			continue
		}
		s := x.Owner
		t.Tell(KeyFounders, int16(s), int16(x.Kind), int16(x.Level), int16(x.At))
		g.Eliminate(t, i)
		g.MayFall(t, s, play.Nobody)
	}
}

// hasten gives MP, halve takes half of them, becalm all.
// rule: mu-alpha/events/event-area
func hasten(g *force.State, t *play.Table, b *blow) {
	n := b.does(g).N
	b.each(g, t, KeyWind, n, func(x *force.Transport) { x.Spent -= int8(n) })
}

func halve(g *force.State, t *play.Table, b *blow) {
	b.each(g, t, KeySlowed, 0, func(x *force.Transport) { x.Halted |= force.Slowed })
}

func becalm(g *force.State, t *play.Table, b *blow) {
	b.each(g, t, force.KeyStormbound, 0, func(x *force.Transport) { x.Halted |= force.Stormbound })
}

// Armies.

// loseArmies costs a share of the FV there, ashore and aboard: of all of a player's together, or in each territory. He
// chooses which.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func loseArmies(g *force.State, t *play.Table, b *blow) {
	parts := [][]force.Place{b.places(g)} //stale:ok where it strikes
	if b.does(g).Per == perTerritory {
		parts = slices.Collect(slices.Chunk(b.places(g), 1)) //stale:ok where it strikes
	}
	for _, s := range b.struck(g) {
		var lost int16
		for _, part := range parts {
			lost += b.toll(g, s, part)
		}
		if lost > 0 {
			t.Tell(KeyMelts, int16(s), lost)
		}
	}
	t.Together(b.struck(g), func(s play.Seat) {
		for _, part := range parts {
			g.SpreadLosses(t, s, part, b.toll(g, s, part))
		}
	})
	g.Bereave(t, b.places(g))
}

// toll is the VF that the effect takes of a player's at some places: its share, but least anyway while there are any.
func (b *blow) toll(g *force.State, s play.Seat, places []force.Place) int16 {
	e, there := b.does(g), g.StrengthAmong(s, places)
	return min(there, max(e.Least, share(there, b.softened(g, s, e.Percent))))
}

// share is so many hundredths of something, however much it is.
// rule: mu-alpha/events/event-area
func share(n, percent int16) int16 { return int16(int32(n) * int32(percent) / 100) }

// gainArmies lets so many FV come for each of what is counted.
// rule: mu-alpha/events/event-area
func gainArmies(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) {
		if n := b.gain(g, s); n > 0 {
			g.Players[s].Coming += n
			t.Tell(KeyFlock, int16(s), n)
		}
	}
}

// gain is n for each of what the effect counts among a player's territories there, most in all.
func (b *blow) gain(g *force.State, s play.Seat) int16 {
	e, n := b.does(g), int16(0)
	for _, p := range b.places(g) {
		if owns(g, s, p) {
			n += e.N * e.Per.of(g, p)
		}
	}
	if e.Most > 0 {
		n = min(n, e.Most)
	}
	return n
}

// of counts what a territory has of it.
func (x measure) of(g *force.State, p force.Place) int16 {
	land := &g.Box().Atlas.Territories[p]
	switch x {
	case perPlain:
		return int16(force.B2i(land.Terrain == medioevo.Plain))
	case perHillOrMountain:
		return int16(force.B2i(land.Terrain == medioevo.Hill || land.Terrain == medioevo.Mountain))
	case perCathedralOrHoly:
		return int16(force.B2i(g.Built(p, force.Cathedral) > 0) + force.B2i(land.Holy != medioevo.NotHoly))
	}
	return 0
}

// offerArmies lets armies be hired at once.
// rule: mu-alpha/events/event-area
func offerArmies(g *force.State, t *play.Table, b *blow) {
	t.Together(b.struck(g), func(s play.Seat) {
		most := b.affordable(g, s)
		if !b.meets(g, s) || most == 0 {
			return
		}
		a := t.Await(func(o *play.Asking) {
			price := b.does(g).Florins
			o.To(s, AskHire, int16(s), price)
			o.May(play.Choice{Verb: Hire, A: price, Lo: 1, Hi: b.affordable(g, s)}, play.Free)
			o.May(play.Choice{Verb: HireNobody}, play.Free)
		})
		if a.Verb == Hire {
			g.Players[s].Coming += a.N
			t.Tell(KeyHired, int16(s), a.N, force.Shown(g.Pay(s, int32(a.N)*int32(a.A))))
		}
	})
}

// affordable is how many of the armies offered a player can pay.
func (b *blow) affordable(g *force.State, s play.Seat) int16 {
	e := b.does(g)
	if e.Florins == 0 {
		return e.Most
	}
	return int16(min(int32(e.Most), g.Players[s].Florins/int32(e.Florins)))
}

// Barbarians and rebels.

// gather strengthens the barbarians there: in all territories of theirs, or by lot in so many. A Captain comes with the
// first, if none is there.
// rule: mu-alpha/events/calamity-draw
func gather(g *force.State, t *play.Table, b *blow) {
	e := b.does(g)
	wild := slices.DeleteFunc(b.places(g), func(p force.Place) bool { return !p.Land() || !g.Barbarian(p) })
	if e.Most > 0 && len(wild) > int(e.Most) {
		t.Chance()
		chance.Shuffle(&g.Dice, wild)
		wild = wild[:e.Most]
	}
	for i, p := range wild {
		g.AddVF(force.Barbarians, p, e.N)
		t.Tell(KeyGather, int16(p), e.N)
		if i == 0 && e.Captain > 0 && g.BarbarianCaptain(p) == force.None && g.NewChief(t, p, force.None) {
			g.Captains[g.BarbarianCaptain(p)].Level = e.Captain
		}
	}
}

// secede gives territories to the barbarians with the FV in them. Whose they are chooses, but neither his capital nor
// where a Captain of his is.
// rule: mu-alpha/events/calamity-draw
func secede(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) { //stale:ok who has fallen has no land left
		for left := b.softened(g, s, b.does(g).N); left > 0 && len(b.restive(g, s)) > 0; left-- { //stale:ok how many it is, when it strikes
			p := b.restive(g, s)[0]
			if len(b.restive(g, s)) > int(left) {
				p = force.Place(t.Await(func(o *play.Asking) {
					o.To(s, AskGiveUp, left)
					for _, q := range b.restive(g, s) {
						o.May(play.Choice{Verb: GiveUpLand, A: int16(q)}, play.Free)
					}
				}).A)
			}
			vf := g.Loyal(s, p)
			t.Tell(KeySecedes, int16(p), int16(s), vf)
			g.Scatter(s, p)
			g.AddVF(force.Barbarians, p, vf)
			g.Hand(t, p, play.Nobody)
			g.CastAdrift(t)
		}
	}
}

// restive are the territories of a player that may go over to the barbarians.
func (b *blow) restive(g *force.State, s play.Seat) []force.Place {
	return slices.DeleteFunc(b.places(g), func(p force.Place) bool {
		return !owns(g, s, p) || g.Players[s].Capital == p || g.CaptainAt(s, p) != force.None
	})
}

// Buildings.

var lines = map[target]force.Building{ofForts: force.Fort, ofSettlements: force.Settlement, ofCathedrals: force.Cathedral}

// lowerBuildings lowers buildings by a level: so many of each player's, of his choice; or all there, the barbarians' too.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func lowerBuildings(g *force.State, t *play.Table, b *blow) {
	if b.does(g).N > 0 {
		b.choose(g, t, AskLower, LowerThis, b.lowerable, lower)
		return
	}
	for _, p := range b.places(g) {
		if line := lines[b.does(g).Of]; p.Land() && mayLower(g, p, line) && (b.victim == play.Nobody || slices.Contains(b.struck(g), g.Holder(p))) {
			lower(g, t, p, line)
		}
	}
}

// mayLower says whether a building can fall by a level: no settlement falls below a Village.
func mayLower(g *force.State, p force.Place, line force.Building) bool {
	return g.Built(p, line) > force.B2i(line == force.Settlement)
}

func (b *blow) lowerable(g *force.State, s play.Seat) []force.Place {
	return slices.DeleteFunc(b.places(g), func(p force.Place) bool { return !owns(g, s, p) || !mayLower(g, p, lines[b.does(g).Of]) })
}

func lower(g *force.State, t *play.Table, p force.Place, line force.Building) {
	level := g.Built(p, line) - 1
	g.SetBuilt(p, line, level)
	t.Tell(KeyLowered, int16(p), int16(line), int16(level))
	undone(g, t, p, line)
}

// undone is what follows when a building has lost a level, or is gone: without walls no siege, without a settlement no
// market.
func undone(g *force.State, t *play.Table, p force.Place, line force.Building) {
	if line == force.Fort && g.Built(p, line) == 0 && g.Besieged(p) {
		g.EndSiege(t, p)
	}
	g.CloseFairs(t, p)
}

// removeBuildings takes so many buildings of each player, of his choice.
// rule: mu-alpha/events/calamity-draw
func removeBuildings(g *force.State, t *play.Table, b *blow) {
	b.choose(g, t, AskRaze, RazeThis, b.removable, raze)
}

func (b *blow) removable(g *force.State, s play.Seat) []force.Place {
	return slices.DeleteFunc(b.places(g), func(p force.Place) bool { return !owns(g, s, p) || g.Built(p, lines[b.does(g).Of]) == 0 })
}

func raze(g *force.State, t *play.Table, p force.Place, line force.Building) {
	g.SetBuilt(p, line, 0)
	t.Tell(KeyRazed, int16(p), int16(line))
	if line == force.Cathedral {
		g.Fate.Razed.Add(p)
	}
	undone(g, t, p, line)
}

// choose lets each player choose n of his territories there, in which something happens to a building.
func (b *blow) choose(g *force.State, t *play.Table, ask play.Prompt, pick play.Verb, of func(*force.State, play.Seat) []force.Place,
	do func(*force.State, *play.Table, force.Place, force.Building),
) {
	line := lines[b.does(g).Of]
	t.Together(b.struck(g), func(s play.Seat) {
		for left := b.softened(g, s, b.does(g).N); left > 0 && len(of(g, s)) > 0; left-- {
			p := of(g, s)[0]
			if len(of(g, s)) > int(left) {
				p = force.Place(t.Await(func(o *play.Asking) {
					o.To(s, ask, left, int16(line))
					for _, q := range of(g, s) {
						o.May(play.Choice{Verb: pick, A: int16(q), B: int16(line)}, play.Free)
					}
				}).A)
			}
			do(g, t, p, line)
		}
	})
}

const hereticDie = 6

// heretics turns armies barbarian where this card has taken a Cathedral.
// rule: mu-alpha/events/calamity-draw
func heretics(g *force.State, t *play.Table, b *blow) {
	for _, s := range g.AllSeats() { //stale:ok who has fallen has no land left
		for p := range g.Owned(s) {
			if g.Fate.Razed.Holds(p) {
				defect(g, t, s, p)
			}
		}
	}
}

// defect turns a d6 of VF of a territory's owner barbarian, no more than he has there. Whoever discards a FLAGELLANTE
// halves it, rounded down.
// rule: mu-alpha/events/calamity-draw
func defect(g *force.State, t *play.Table, s play.Seat, p force.Place) {
	t.Chance()
	roll := int16(g.Roll(hereticDie))
	t.Tell(KeyHeretics, int16(p), int16(s), roll)
	if flagellated(g, t, s, p, roll) {
		roll /= 2
	}
	n := min(roll, g.Strength(s, p))
	g.RemoveVF(s, p, n)
	g.AddVF(force.Barbarians, p, n)
	t.Tell(KeyTurnBarbarian, int16(p), n, int16(s))
	g.Bereave(t, []force.Place{p})
}

// flagellated asks who could hold a FLAGELLANTE whether he sends him.
func flagellated(g *force.State, t *play.Table, s play.Seat, p force.Place, roll int16) bool {
	if g.Players[s].Passing || !g.MightHold(s, force.Flagellante) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskHeretics, int16(p), min(roll, g.Strength(s, p)))
		if g.Players[s].Hand[force.Flagellante] > 0 {
			o.May(play.Choice{Verb: SendFlagellant}, play.Free)
		}
		o.May(play.Choice{Verb: BearHeretics}, play.Free)
	})
	if a.Verb == BearHeretics {
		return false
	}
	g.Drop(s, force.Flagellante)
	t.Tell(KeyFlagellant, int16(s))
	return true
}

// Florins and honour.

// gainFlorins brings so many florins for each of what is counted.
// rule: mu-alpha/events/event-area
func gainFlorins(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) {
		if n := b.gain(g, s); n > 0 {
			g.Earn(s, int32(n))
			t.Tell(KeyWindfall, int16(s), n)
		}
	}
}

// loseFlorins costs a share of the florins above what is spared.
// rule: mu-alpha/events/calamity-draw
func loseFlorins(g *force.State, t *play.Table, b *blow) {
	e := b.does(g)
	for _, s := range b.struck(g) {
		n := max(0, g.Players[s].Florins-int32(e.Florins)) * int32(b.softened(g, s, e.Percent)) / 100
		if n > 0 && b.meets(g, s) {
			t.Tell(KeyRuin, int16(s), force.Shown(g.Pay(s, n)))
		}
	}
}

// changeHonour gives or takes Honour Points.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func changeHonour(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) {
		if b.meets(g, s) {
			g.Honour(t, s, b.softened(g, s, b.does(g).N), force.ForEvents)
		}
	}
}

// The faith.

// callCrusade has the Pope proclaim a Crusade, if there is cause for one.
// rule: mu-alpha/events/event-area
func callCrusade(g *force.State, t *play.Table, _ *blow) { proclaimCrusade(g, t) }

// buryPope has the Pope die, and another elected.
// rule: mu-alpha/events/event-area
func buryPope(g *force.State, t *play.Table, _ *blow) { popesDeath(g, t) }

// What else a victim loses.

// loseTransports takes so many transports of a player, of his choice. What they carry stays in the territory or port; at
// sea it is lost.
// rule: mu-alpha/events/calamity-draw
func loseTransports(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) { //stale:ok who has fallen has no transports left
		for left := b.softened(g, s, b.does(g).N); left > 0 && len(b.burning(g, s)) > 0; left-- {
			i := b.burning(g, s)[0]
			if len(b.burning(g, s)) > int(left) {
				i = t.Await(func(o *play.Asking) {
					o.To(s, AskTransport, left)
					for _, j := range b.burning(g, s) {
						o.May(play.Choice{Verb: GiveTransport, A: j}, play.Free)
					}
				}).A
			}
			x := &g.Transports[i]
			t.Tell(KeyTransportLost, int16(s), int16(x.Kind), int16(x.Level), int16(x.At))
			strand(g, t, i)
		}
		g.Bereave(t, nil)
		g.MayFall(t, s, play.Nobody)
	}
}

// burning are a player's transports that the effect reaches.
func (b *blow) burning(g *force.State, s play.Seat) []int16 {
	var all []int16
	places := b.places(g)
	for i := range g.TransportsOf(s) {
		if slices.Contains(places, g.Transports[i].At) {
			all = append(all, i)
		}
	}
	return all
}

// strand takes a transport off the map and leaves what it carried in the territory, if it is in one.
func strand(g *force.State, t *play.Table, i int16) {
	if x := &g.Transports[i]; x.At.Land() {
		g.DisembarkAll(i)
		g.AddVF(x.Owner, x.At, x.VF)
		x.VF = 0
	}
	g.RemoveTransport(t, i)
}

// discardCards leaves a player so many Empire cards, of his choice.
// rule: mu-alpha/events/calamity-draw
func discardCards(g *force.State, t *play.Table, b *blow) {
	for _, s := range b.struck(g) {
		keeps := b.softened(g, s, b.does(g).N)
		for g.Held(s) > keeps && b.meets(g, s) {
			a := t.Await(func(o *play.Asking) {
				o.To(s, AskDiscard, keeps)
				for card, n := range g.Players[s].Hand {
					if n > 0 {
						o.May(play.Choice{Verb: DiscardThis, A: int16(card)}, play.Free)
					}
				}
			})
			g.Drop(s, int8(a.A))
			t.Tell(KeyDiscarded, int16(s), a.A)
		}
	}
}
