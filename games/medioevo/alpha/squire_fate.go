package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of what Events and Calamities ask.

const (
	soldierWorth   = 20 // florins, a VF
	unknownGoods   = 20 // florins, a unit of which nobody knows where it was bought
	flagellantCost = 30 // what he is worth in hand
)

// fateWorth judges what is lost to Events and Calamities, and what they offer.
func fateWorth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskSpoil:
		return -goodsWorth(j, c.A, c.B), true
	case AskHire:
		return int(force.B2i(c.Verb == Hire)) * (soldierWorth - int(args[1])), true
	case AskGiveUp:
		at := force.Place(c.A)
		return -j.LandValue(at) - soldierWorth*int(j.G.Loyal(j.S, at)), true
	case AskLower, AskRaze:
		return -int(j.G.Value(force.Place(c.A), force.Building(c.B))), true
	case AskHeretics:
		return int(force.B2i(c.Verb == SendFlagellant)) * (soldierWorth*int(args[1])/2 - flagellantCost), true
	case AskTransport:
		return -transportWorth(j, c.A), true
	case AskDiscard:
		return -j.CardValue(int8(c.A)), true
	}
	return 0, false
}

// goodsWorth is what a unit of what a transport carries cost where it was bought.
func goodsWorth(j *force.Judge, i, lot int16) int {
	x := &j.G.Transports[i].Cargo[lot]
	if x.From == force.None {
		return unknownGoods
	}
	return int(j.G.Box().Atlas.Prices[x.From][x.Good])
}

// transportWorth is what is lost with a transport: at sea also who and what is aboard.
func transportWorth(j *force.Judge, i int16) int {
	x := &j.G.Transports[i]
	worth := int(j.G.Box().Transports[x.Kind][x.Level].Cost)
	if x.At.Sea() {
		worth += soldierWorth * int(x.VF)
		for lot := range x.Cargo {
			worth += goodsWorth(j, i, int16(lot)) * int(x.Cargo[lot].N)
		}
	}
	return worth
}
