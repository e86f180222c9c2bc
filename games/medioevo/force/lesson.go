package force

import (
	"maps"
	"slices"

	"signoria/play"
)

// What the editions' guided first games are made of: how their tables are opened and their decks stacked, and the quiet
// neighbours at them.

// LessonSteps are an edition's guided first games.
type LessonSteps struct {
	Lessons []play.Lesson
	// LessonSetup makes the options of one of what was chosen, LayLesson its position of a fresh table.
	LessonSetup func(options map[string]int) map[string]int
	LayLesson   func(g *State)
}

// LessonOptions are the options that a lesson starts from: so many turns, everybody in his realm, and pieces and armies in
// place.
func (e *Edition) LessonOptions(options map[string]int, turns int, realms ...string) map[string]int {
	options = maps.Clone(options)
	for s, id := range realms {
		options[play.SeatKey(OptionRealm, play.Seat(s))] = 1 + slices.IndexFunc(e.Box.Playable(), func(r int8) bool { return e.Box.Atlas.Realms[r].ID == id })
	}
	options[OptionTurns], options[OptionPieces], options[OptionArmies] = turns, 1, 1
	return options
}

// Stack makes these the only Empire cards in the deck, in the order in which they are drawn; all others have been used.
func (g *State) Stack(cards ...int8) {
	g.Discards, g.Fresh = g.Fresh, [Kinds]int8{}
	for _, card := range cards {
		g.Discards[card]--
		g.Under(card, play.Nobody)
	}
}

// NeighbourBot plays a learner's opponents: quiet neighbours, who place what they must and else let everything be. That
// is the last choice there is, and of it as much as there is.
const NeighbourBot = "neighbour"

type neighbour struct{}

func (neighbour) Decide(_ *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	c := choices[len(choices)-1]
	return c.With(s, c.Hi)
}
