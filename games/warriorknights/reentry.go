package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

const (
	Transfer     play.Verb = 39 // troop A to army B
	TransferAll  play.Verb = 40 // all troops of army A, with its markers, to army B
	TransferDone play.Verb = 41
	Enter        play.Verb = 42 // noble A in region B
)

const (
	AskRearrange play.Prompt = 27 // troops between armies that stand together
	AskReinforce play.Prompt = 28 // troops for nobles off the map
	AskEnter     play.Prompt = 29 // where does noble A enter?
)

const (
	KeyTransfers    play.Key = 71 // troop A goes from army B to army C
	KeyTransfersAll play.Key = 72 // all troops of army A go to army B, with C markers
	KeyEnters       play.Key = 73 // noble A enters in region B
	KeyNowhere      play.Key = 74 // noble A has troops and nowhere to enter
)

const (
	RuleEntry        play.Rule = 20
	RuleEntryBlocked play.Rule = 21
)

var reEntryChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Transfer: "transfer", TransferAll: "transfer-all", TransferDone: "transfer-done", Enter: "enter",
	},
	Prompts: map[play.Prompt]string{AskRearrange: "rearrange", AskReinforce: "reinforce", AskEnter: "enter"},
	Lines: map[play.Key]string{
		KeyTransfers: "transfers", KeyTransfersAll: "transfers-all", KeyEnters: "enters", KeyNowhere: "nowhere",
	},
	Rules: map[play.Rule]string{
		RuleEntry:        "warrior-knights/re-entry/must-re-enter",
		RuleEntryBlocked: "warrior-knights/fortress/besieged-fortress-restrictions",
	},
	Refs: wording.Refs{
		Transfer:    func(c play.Choice) []string { return []string{refTroop(c.A), refArmy(c.B)} },
		TransferAll: func(c play.Choice) []string { return []string{refArmy(c.A), refArmy(c.B)} },
		Enter:       wording.OfB(refRegion),
	},
	Declining: []play.Verb{TransferDone},
}

// reEntry has each Baron in turn rearrange his troops and bring his nobles back, the Chairman first.
// rule: warrior-knights/re-entry/turn-order
func (g *State) reEntry(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		g.shiftTroops(t, s, false) // rule: warrior-knights/re-entry/same-region-transfer
		g.shiftTroops(t, s, true)
		g.enterNobles(t, s)
	}
	g.Handled = [troops]bool{}
}

// shiftTroops lets a Baron transfer troops, each card once: first between armies that stand together,
// then, offMap, to his nobles off the map.
func (g *State) shiftTroops(t *play.Table, s play.Seat, offMap bool) {
	prompt := AskRearrange
	if offMap {
		prompt = AskReinforce
	}
	g.Handled = [troops]bool{}
	for g.mayShift(s, offMap) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, prompt)
			g.listTransfers(o, s, offMap)
			o.May(play.Choice{Verb: TransferDone}, play.Free)
		})
		switch a.Verb {
		case Transfer:
			g.transfer(t, int8(a.A), int8(a.B))
		case TransferAll:
			g.transferAll(t, int8(a.A), int8(a.B))
		case TransferDone:
			return
		}
	}
}

// mayTransfer says whether an army may hand troops to another of the same Baron now.
func (g *State) mayTransfer(from, to int8, offMap bool) bool {
	if from == to || g.tooHurtFor(from, to) {
		return false
	}
	if !offMap { // rule: warrior-knights/re-entry/same-region-transfer
		place := g.stands(from)
		return place != None && place == g.stands(to)
	}
	if to >= nobles || !g.offMap(to) || g.Nobles[to].Gone {
		return false
	}
	if from < nobles { // rule: warrior-knights/re-entry/off-map-redistribution
		return g.offMap(from)
	}
	return g.stands(from) != None // rule: warrior-knights/re-entry/fortress-to-off-map
}

// stands is the region in which an army can hand over and receive troops, or None: off the map, at sea
// and under siege it cannot.
// rule: warrior-knights/siege/besieged-cannot-move-or-transfer
// rule: warrior-knights/fortress/besieged-fortress-restrictions
// rule: warrior-knights/sea-movement/at-sea-untouchable
func (g *State) stands(a int8) int8 {
	switch s := baronOf(a); {
	case a >= nobles && g.fortressBesieged(s):
		return None
	case a >= nobles:
		return g.Fortresses[s].At
	case g.Nobles[a].AtSea || g.withinSiege(a):
		return None
	}
	return g.Nobles[a].At
}

// armyOf is the i-th of a Baron's armies: his nobles', then the garrison.
func armyOf(s play.Seat, i int8) int8 {
	if i == 4 {
		return garrisonOf(s)
	}
	return nobleOf(s, i)
}

func (g *State) mayShift(s play.Seat, offMap bool) bool {
	for i, from := range g.TroopAt {
		if from < 0 || baronOf(from) != s || g.Handled[i] {
			continue
		}
		for to := range int8(5) {
			if g.mayTransfer(from, armyOf(s, to), offMap) {
				return true
			}
		}
	}
	return false
}

// listTransfers offers every troop card that may go somewhere. An army with casualty markers gives
// everything it has, markers included, or nothing.
// rule: warrior-knights/re-entry/fortress-casualties-all-or-nothing
// rule: warrior-knights/re-entry/same-region-transfer
func (g *State) listTransfers(o *play.Asking, s play.Seat, offMap bool) {
	var whole uint32
	for i, from := range g.TroopAt {
		if from < 0 || baronOf(from) != s || g.Handled[i] || isIn(whole, from) {
			continue
		}
		for j := range int8(5) {
			to := armyOf(s, j)
			if !g.mayTransfer(from, to, offMap) {
				continue
			}
			if g.Casualties[from] > 0 {
				whole |= 1 << uint(from)
				o.May(play.Choice{Verb: TransferAll, A: int16(from), B: int16(to)}, play.Free)
			} else {
				o.May(play.Choice{Verb: Transfer, A: int16(i), B: int16(to)}, play.Free)
			}
		}
	}
}

func (g *State) transfer(t *play.Table, troop, to int8) {
	from := g.TroopAt[troop]
	g.TroopAt[troop] = to
	g.Handled[troop] = true
	g.handOverSiege(from, to)
	t.Tell(KeyTransfers, int16(troop), int16(from), int16(to))
	g.leaveIfEmptied(t, from)
}

func (g *State) transferAll(t *play.Table, from, to int8) {
	for i, at := range g.TroopAt {
		if at == from {
			g.TroopAt[i] = to
			g.Handled[i] = true
		}
	}
	markers := g.Casualties[from]
	g.Casualties[from] = 0
	g.Casualties[to] += markers
	g.handOverSiege(from, to)
	t.Tell(KeyTransfersAll, int16(from), int16(to), int16(markers))
	g.leaveIfEmptied(t, from)
}

func (g *State) leaveIfEmptied(t *play.Table, a int8) {
	if a < nobles {
		g.leaveMapIfEmpty(t, a)
	}
}

// enterNobles puts every noble of a Baron who is off the map and has troops back on it.
// rule: warrior-knights/re-entry/must-re-enter
func (g *State) enterNobles(t *play.Table, s play.Seat) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if !isIn(g.toPlace(s), n) {
			continue
		}
		if !g.heirReturns(t, n) { // rule: warrior-knights/options/heir-needed-to-return
			continue
		}
		places := g.entries(s)
		if places == 0 {
			t.Tell(KeyNowhere, int16(n))
			continue
		}
		at := int8(bits.TrailingZeros64(places))
		if places&(places-1) != 0 {
			at = g.askEntry(t, s, n)
		}
		g.stand(t, n, at, false)
		t.Tell(KeyEnters, int16(n), int16(at))
	}
}

func (g *State) askEntry(t *play.Table, s play.Seat, n int8) int8 {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskEnter, int16(n))
		for r := range int8(regions) {
			if c := g.cityOf(s, r); c != None || g.Fortresses[s].At == r {
				o.May(play.Choice{Verb: Enter, A: int16(n), B: int16(r)}, g.whyNotEnter(s, r))
			}
		}
	})
	return int8(a.B)
}

// entries are the regions in which a Baron's nobles may enter.
func (g *State) entries(s play.Seat) (set uint64) {
	for r := range int8(regions) {
		if (g.cityOf(s, r) != None || g.Fortresses[s].At == r) && g.whyNotEnter(s, r) == play.Free {
			set |= 1 << uint(r)
		}
	}
	return set
}

func (g *State) whyNotEnter(s play.Seat, r int8) play.Rule {
	c := g.cityOf(s, r)
	switch {
	case c != None && g.besieged(c):
		return RuleEntry
	case c == None && g.fortressBesieged(s):
		return RuleEntryBlocked
	}
	return play.Free
}
