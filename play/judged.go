package play

import (
	"math"

	"signoria/chance"
)

// Judged answers with the choice that is worth most, for policies that weigh their choices one by one. Chance decides
// among those worth the same; number is how much of a choice that wants a number.
func Judged(src *chance.Source, s Seat, choices []Choice, worth func(Choice) int, number func(Choice) int16) Answer {
	const ties = 16
	best, most := 0, math.MinInt
	for i, c := range choices {
		if w := worth(c)*ties + src.N(ties); w > most {
			best, most = i, w
		}
	}
	c := choices[best]
	if !c.Ranged() {
		return c.With(s, 0)
	}
	return c.With(s, max(c.Lo, min(c.Hi, number(c))))
}
