package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Tax cards, and what Plague does when it is met.

const (
	SpreadTo play.Verb = 139 // the Plague of territory B comes to territory A

	AskSpread play.Prompt = 212 // whom does the Plague try next; A checks are to be made

	KeyTaxed         play.Key = 450 // A's Tax action yields B Gold, of which C come from territories, D from modifiers
	KeyTreasuryEmpty play.Key = 451 // of A's taxes the Treasury cannot pay B Gold
	KeyHarvested     play.Key = 452 // the Harvest of territory A is used; B 1 if it brought Gold
	KeyFailedHarvest play.Key = 453 // the Failed Harvest of territory A leaves it with nothing
	KeyPlagueOver    play.Key = 454 // the Plague in territory A is over
	KeyOutbreak      play.Key = 455 // the Plague in territory A breaks out
	KeySpared        play.Key = 456 // the Plague does not reach territory A
	KeyInfected      play.Key = 457 // the Plague comes to territory A; B 1 if a Footsoldier leaves
)

var taxChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{SpreadTo: "spread-to"},
	Prompts: map[play.Prompt]string{AskSpread: "spread"},
	Lines: map[play.Key]string{
		KeyTaxed: "taxed", KeyTreasuryEmpty: "treasury-empty", KeyHarvested: "harvested", KeyFailedHarvest: "failed-harvest",
		KeyPlagueOver: "plague-over", KeyOutbreak: "outbreak", KeySpared: "spared", KeyInfected: "infected",
	},
	Refs: wording.Refs{SpreadTo: wording.OfA(refTerritory)},
}

// taxAction taxes all territories of a dynasty as they stand when it begins; then the Plague spreads.
// rule: crusader-kings/tax/automatic
func (g *State) taxAction(t *play.Table, s play.Seat) {
	g.Card.Action = Tax
	land, due := g.landTax(s), g.income(s)
	paid := g.gain(s, due)
	t.Tell(KeyTaxed, int16(s), paid, land, due-land)
	if paid < due && !g.ai(s) { // rule: crusader-kings/components/gold-supply
		t.Tell(KeyTreasuryEmpty, int16(s), due-paid)
	}
	for i := range each(g.lands(s)) {
		if g.useTokens(t, i) { // rule: crusader-kings/tax/plague-spread-check
			g.Card.Plagued[i] = g.beside(i)
		}
	}
	g.spreadPlague(t, s) // rule: crusader-kings/tax/plague-spread-check
}

// income is what a Tax action would yield a dynasty now.
// rule: crusader-kings/tax/modifiers
func (g *State) income(s play.Seat) int16 {
	return max(0, g.landTax(s)+int16(g.modifier(s, MoreTax, NoAction)))
}

// landTax is what the territories of a dynasty would yield.
func (g *State) landTax(s play.Seat) int16 {
	var sum int16
	for i := range each(g.lands(s)) {
		sum += int16(g.yield(i))
	}
	return sum
}

// yield is the Gold that a territory yields when it is taxed: nothing under a Plague or a Failed Harvest.
// rule: crusader-kings/tax/base-income
// rule: crusader-kings/tax/harvest
// rule: crusader-kings/tax/harvest-one-at-a-time
// rule: crusader-kings/tax/failed-harvest
// rule: crusader-kings/tax/plague-outbreak-no-income
// rule: crusader-kings/tax/plague-over
func (g *State) yield(i int8) int8 {
	x := &g.Territories[i]
	if x.Failed > 0 || x.Plague != NoPlague {
		return 0
	}
	return 1 + b2i(x.Castle) + b2i(x.Harvest > 0)
}

// useTokens takes one token of each kind off a territory that is taxed, and says whether a Plague breaks
// out of it.
// rule: crusader-kings/tax/several-token-types
// rule: crusader-kings/tax/failed-harvest-one-at-a-time
// rule: crusader-kings/tax/harvest-lost-with-plague-or-failure
// rule: crusader-kings/tax/plague-token-sides
func (g *State) useTokens(t *play.Table, i int8) bool {
	x := &g.Territories[i]
	yields := g.yield(i) > 0
	if x.Harvest > 0 {
		x.Harvest--
		t.Tell(KeyHarvested, int16(i), int16(b2i(yields)))
	}
	if x.Failed > 0 {
		x.Failed--
		t.Tell(KeyFailedHarvest, int16(i))
	}
	side := x.Plague
	x.Plague = NoPlague
	switch side {
	case Over:
		t.Tell(KeyPlagueOver, int16(i))
	case Outbreak:
		t.Tell(KeyOutbreak, int16(i))
	}
	return side == Outbreak
}

// spreadPlague makes a trait check for every territory beside an outbreak, in the order the taxing player
// chooses. Where a Plague token lies, no other comes.
// rule: crusader-kings/tax/plague-spread-check
func (g *State) spreadPlague(t *play.Table, s play.Seat) {
	for g.Ended == NotEnded {
		ways := g.spreads()
		if len(ways) == 0 {
			return
		}
		way := ways[0]
		if len(ways) > 1 {
			a := t.Await(func(o *play.Asking) {
				ways := g.spreads()
				o.To(s, AskSpread, int16(len(ways)))
				for _, c := range ways {
					o.May(c, play.Free)
				}
			})
			way = play.Choice{Verb: a.Verb, A: a.A, B: a.B}
		}
		g.Card.Plagued[way.B] &^= 1 << way.A
		g.tryPlague(t, s, int8(way.A))
	}
}

// spreads are the checks that are still to be made.
func (g *State) spreads() []play.Choice {
	var ways []play.Choice
	for from := range g.Card.Plagued {
		for to := range each(g.Card.Plagued[from]) {
			if g.Territories[to].Plague == NoPlague {
				ways = append(ways, play.Choice{Verb: SpreadTo, A: int16(to), B: int16(from)})
			}
		}
	}
	return ways
}

// awaitsPlague says whether a check is still to be made of whether the Plague comes to a territory.
func (g *State) awaitsPlague(i int8) bool {
	if g.Territories[i].Plague != NoPlague {
		return false
	}
	for _, to := range g.Card.Plagued {
		if holds(to, i) {
			return true
		}
	}
	return false
}

// tryPlague makes the check for one territory: one draw, no Gold, no critical traits. If it fails the
// Footsoldier there goes first, so that Rebellion can come.
// rule: crusader-kings/tax/plague-spread-failure
func (g *State) tryPlague(t *play.Table, s play.Seat, i int8) {
	if g.check(t, Trial{Seat: s, Action: PlagueCheck, About: i, Guest: None, Needed: 1, Shut: true, Safe: true}) {
		t.Tell(KeySpared, int16(i))
		return
	}
	x := &g.Territories[i]
	t.Tell(KeyInfected, int16(i), int16(b2i(x.Foot)))
	x.Foot = false
	// rule: crusader-kings/tax/plague-spread-failure
	// rule: crusader-kings/general/component-limits
	if g.plagueLeft() > 0 {
		x.Plague = Over
	}
	g.rebel(i)
}
