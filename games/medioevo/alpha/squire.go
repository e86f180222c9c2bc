package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of what only this edition asks.

// worth asks each chapter what a choice is worth, in florins.
func worth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	return prisonerWorth(j, p, args, c)
}

// howMany is how much of a choice of this edition that wants a number.
func howMany(_ *force.Judge, c play.Choice) (int16, bool) { return prisonerNumber(c) }
