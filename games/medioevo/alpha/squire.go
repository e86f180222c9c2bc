package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of what only this edition asks.

// ownPassing are the choices that let a question of this edition pass.
var ownPassing = map[play.Prompt]play.Verb{AskBuyCard: EnoughCards, AskWaylay: LetThrough}

// bidsAndTreaties says of which questions a king does not think here, beside those that all leave to squires.
func bidsAndTreaties(p play.Prompt) bool {
	return force.Bargained(p) || p == AskPapalBid || p == AskSued
}

// worth asks each chapter what a choice is worth, in florins.
func worth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	for _, chapter := range [...]func(*force.Judge, play.Prompt, play.Args, play.Choice) (int, bool){
		churchWorth,
		courtWorth,
		rivalsWorth,
		prisonerWorth,
		fateWorth,
		battleWorth,
		siegeWorth,
		spoilsWorth,
		ambitionWorth,
		reserveWorth,
		blockadeWorth,
	} {
		if worth, ok := chapter(j, p, args, c); ok {
			return worth, true
		}
	}
	return 0, false
}

// howMany is how much of a choice of this edition that wants a number.
func howMany(j *force.Judge, c play.Choice) (int16, bool) {
	switch c.Verb {
	case ThrowIn, DeployReserve:
		return c.Hi, true
	}
	if n, ok := churchNumber(j, c); ok {
		return n, true
	}
	return prisonerNumber(c)
}
