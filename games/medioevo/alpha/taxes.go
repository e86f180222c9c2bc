package alpha

import (
	"iter"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5, Taxes: what is taxed. There are neither loans nor sales. The rest of the phase is in force/taxes.go.

const KeySkimmed play.Key = 750 // A's USURAIO takes C florins of B's taxes

var taxChapter = wording.Chapter{Lines: map[play.Key]string{KeySkimmed: "skimmed"}}

// What is taxed, in florins.
const (
	territoryTax  = 5
	cathedralTax  = 50
	tributaryTax  = 5
	millTax       = 5  // of each plain
	areaTax       = 10 // of each Inhabited Area, with VASSALLAGGIO
	cityTax       = 50 // with SIGNORIA
	interestShare = 10 // one part in so many
)

// dues adds up what is due to a player before cards change the whole.
func dues(g *force.State, s play.Seat) force.Dues {
	return force.Dues{Land: landTax(g, s), Crown: churchTax(g, s), Arts: artsTax(g, s)}
}

// taxable are the territories of a player that pay taxes in this turn.
// rule: mu-alpha/events/calamity-draw
func taxable(g *force.State, s play.Seat) iter.Seq[force.Place] {
	return func(yield func(force.Place) bool) {
		for p := range g.Owned(s) {
			if !untaxed(g, p) && !yield(p) {
				return
			}
		}
	}
}

// churchTax is what Cathedrals yield.
// rule: mu-alpha/taxes/cathedrals
func churchTax(g *force.State, s play.Seat) int32 {
	var n int32
	for p := range taxable(g, s) {
		n += cathedralTax * int32(force.B2i(g.Stands(p, force.Cathedral)))
	}
	return n
}

// landTax is what territories yield. GABELLIERE doubles what the player's own yield; a second adds nothing.
// rule: mu-alpha/taxes/territories
// rule: mu-alpha/taxes/tax-collector
// rule: mu-alpha/taxes/mill
// rule: mu-alpha/taxes/golden-horde-tribute
func landTax(g *force.State, s play.Seat) int32 {
	var n int32
	for p := range taxable(g, s) {
		n += fieldTax(g, s, p)
	}
	if g.Has(s, force.Matematica) && g.Players[s].Used&(1<<force.Gabelliere) != 0 {
		n *= 2
	}
	return n + tributaryTax*int32(freeTributaries(g, s))
}

// fieldTax is what the land of a territory pays its owner.
// rule: mu-alpha/taxes/territories
// rule: mu-alpha/taxes/mill
func fieldTax(g *force.State, s play.Seat, p force.Place) int32 {
	n := int32(territoryTax)
	if g.Has(s, force.Mulino) && g.Has(s, force.Matematica) && g.Box().Atlas.Territories[p].Terrain == medioevo.Plain {
		n += millTax
	}
	return n
}

// artsTax is what BANCHE, VASSALLAGGIO and SIGNORIA yield. An Inhabited Area counts whether anything is built there or
// not.
// rule: mu-alpha/taxes/banks-interest
// rule: mu-alpha/taxes/vassalage
// rule: mu-alpha/taxes/signoria
func artsTax(g *force.State, s play.Seat) int32 {
	var n int32
	if g.Has(s, force.Banche) {
		n += g.Principal(s) / interestShare
	}
	for p := range taxable(g, s) {
		n += townTax(g, s, p)
	}
	return n
}

// townTax is what an Inhabited Area and a City in a territory pay its owner by his technologies.
// rule: mu-alpha/taxes/vassalage
// rule: mu-alpha/taxes/signoria
func townTax(g *force.State, s play.Seat, p force.Place) int32 {
	var n int32
	if g.Has(s, force.Vassallaggio) && g.Box().Atlas.Territories[p].Centre != nil {
		n += areaTax
	}
	if g.Has(s, force.Signoria) && g.Stands(p, force.Settlement) && g.Built(p, force.Settlement) >= force.City {
		n += cityTax
	}
	return n
}

// freeTributaries is how many principalities pay tribute to a player's Kingdom: those of which no other player holds
// any part. One that is his own still pays it.
// rule: mu-alpha/taxes/golden-horde-tribute
// rule: mu-alpha/reinforcements/golden-horde-levy
func freeTributaries(g *force.State, s play.Seat) int16 {
	var n int16
	for r := range g.Box().Atlas.Realms {
		if g.Box().Atlas.Realms[r].Tributary == g.Players[s].Realm && paysTribute(g, s, int8(r)) {
			n++
		}
	}
	return n
}

// paysTribute says whether a realm is in this game and nobody but a player, or the barbarians, holds any of it.
// rule: mu-alpha/taxes/golden-horde-tribute
func paysTribute(g *force.State, s play.Seat, realm int8) bool {
	some := false
	for p := range g.RealmLand(realm) {
		if !g.Barbarian(p) && !g.AtHome(s, p) {
			return false
		}
		some = true
	}
	return some
}

// skim gives a usurer what he takes of another's taxes.
func skim(g *force.State, t *play.Table, by, before play.Seat, florins int32) {
	g.Earn(by, florins)
	t.Tell(KeySkimmed, int16(by), int16(before), force.Shown(florins))
}

// yieldOf is what a territory brings its owner at the Taxes, buildings and technologies counted, in florins.
func yieldOf(g *force.State, s play.Seat, p force.Place) int32 {
	if untaxed(g, p) {
		return 0
	}
	return fieldTax(g, s, p) + townTax(g, s, p) + cathedralTax*int32(force.B2i(g.Stands(p, force.Cathedral)))
}
