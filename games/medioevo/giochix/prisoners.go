package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Prisoners: a player frees his captured units for twice their price, and their holder cannot refuse.

const (
	Ransom  play.Verb = 220 // B/4 is the kind, B%4 of a Captain his level, of one's units that A holds, for C florins each, how many
	FreedIn play.Verb = 221 // in territory A

	AskFreedIn play.Prompt = 185 // A units of kind B

	KeyRansomed play.Key = 205 // A frees B units of kind C from D for E florins, in territory F

	RuleRansomPrice play.Rule = 218
	RuleRansomPlace play.Rule = 219
)

var prisonerChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Ransom: "ransom", FreedIn: "freed-in"},
	Prompts: map[play.Prompt]string{AskFreedIn: "freed-in"},
	Lines:   map[play.Key]string{KeyRansomed: "ransomed"},
	Rules: map[play.Rule]string{
		RuleRansomPrice: "mu-giochix/purchases/free-prisoners-price", RuleRansomPlace: "mu-giochix/purchases/free-prisoners-placement",
	},
	Refs: wording.Refs{FreedIn: wording.OfA(refPlace)},
}

// ransomTimes is how many times its price is paid to free a unit.
// rule: mu-giochix/purchases/free-prisoners-price
const ransomTimes = 2

// captives are a player's figures of a kind that another holds, of Captains those of a level, as bits.
func (g *State) captives(s, holder play.Seat, kind Unit, level int8) (all uint64) {
	p := &g.Players[s]
	for i := firstOf[kind]; i < firstOf[kind+1]; i++ {
		if p.Figures[i] == Captive+Spot(holder) && (kind != Captain || p.Levels[i-firstCaptain] == level) {
			all |= 1 << i
		}
	}
	return all
}

// ransomList is what a unit costs to free without reductions.
// rule: mu-giochix/purchases/free-prisoners-price
func ransomList(kind Unit, level int8) int16 {
	return ransomTimes * box.Units[kind].Price * int16(max(1, level))
}

// offerRansoms lists the units that a player can free.
// rule: mu-giochix/purchases/free-prisoners-price
// rule: mu-giochix/purchases/free-prisoners-placement
// rule: mu-giochix/purchases/unit-limit
func (g *State) offerRansoms(o *play.Asking, s play.Seat) {
	for holder := range play.Seat(g.Seats) {
		if holder == s {
			continue
		}
		for kind := range Unit(units) {
			for level := range int8(topLevel + 1) {
				if (level > 0) == (kind == Captain) {
					g.offerRansom(o, s, holder, kind, level)
				}
			}
		}
	}
}

func (g *State) offerRansom(o *play.Asking, s, holder play.Seat, kind Unit, level int8) {
	n := counts(g.captives(s, holder, kind, level)).All()
	if n == 0 {
		return
	}
	list := ransomList(kind, level)
	each, why := g.price(s, 1<<RansomThing, list, 1), play.Free
	most := g.affords(s, 1<<RansomThing, list, min(n, g.unitsLeft(s)))
	c := play.Choice{Verb: Ransom, A: int16(holder), B: leveled(int8(kind), level), C: each, Lo: 1, Hi: max(1, most)}
	switch {
	case g.unitsLeft(s) <= 0:
		why = RuleUnitLimit
	case !g.canRaiseFree(s, &Effect{By: uint8(AtOwnBuilding)}):
		why = RuleRansomPlace
	default:
		why = g.unaffordable(s, each, RuleRansomPrice)
	}
	o.May(c, why)
}

// ransom frees units: their holder is paid, and they come to a territory with a civil or military building.
// rule: mu-giochix/purchases/free-prisoners-price
// rule: mu-giochix/purchases/free-prisoners-placement
func (g *State) ransom(t *play.Table, a play.Answer) {
	kind, level := kindOfLeveled(a.B)
	s, holder := a.Seat, play.Seat(a.A)
	var to play.Answer
	t.Undisturbed(func() {
		to = t.Await(func(o *play.Asking) {
			o.To(s, AskFreedIn, a.N, int16(kind))
			for at := range Place(Territories) {
				if g.takesFree(s, at, AtOwnBuilding) {
					o.May(play.Choice{Verb: FreedIn, A: int16(at)}, play.Free)
				}
			}
		})
	})
	var paid int16
	for i, left := int8(0), a.N; i < figures && left > 0; i++ {
		if g.captives(s, holder, Unit(kind), level)>>i&1 == 1 {
			paid += g.pay(s, 1<<RansomThing, ransomList(Unit(kind), level), 1)
			g.put(s, i, Spot(to.A))
			left--
		}
	}
	g.gain(holder, int32(paid))
	g.Players[s].Did.Bought += int8(a.N)
	t.Tell(KeyRansomed, int16(s), a.N, int16(kind), int16(holder), paid, to.A)
}
