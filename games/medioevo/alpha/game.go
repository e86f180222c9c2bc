package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The names by which hosts know the game, as in the ledger; Version is of these rules.
const (
	ID      = "mu-alpha"
	Version = 2
)

// rule: mu-alpha/setup/player-count
const (
	fewestPlayers = 3
	mostPlayers   = 5
)

// Game is the game as hosts deal with it.
func Game() play.Game { return alpha.Game() }

// people are the names of its bots.
var people = play.People{
	Men:   []string{"Ermanno", "Isacco", "Gualtiero", "Miroslav", "Arghun", "Kalojan", "Idris", "Ottone", "Zoltan", "Sabas"},
	Women: []string{"Richenza", "Melisenda", "Irina", "Kunigunde", "Shajar", "Tamar", "Eudokia", "Gisela", "Adelasia", "Piroska"},
}

// suggestions are the tables that the lobby opens with one button.
func suggestions() []play.Suggestion {
	return []play.Suggestion{
		{ID: "first", Seats: []string{"me", "bot:squire-any", "bot:squire-any"}, Options: map[string]int{force.OptionTurns: 5, force.OptionPieces: 1}},
		{ID: "evening", Seats: []string{"me", "open", "open", "open"}, Options: map[string]int{force.OptionTurns: 10, force.OptionTime: 180, force.OptionPieces: 1}},
		{ID: "thirty", Seats: []string{"me", "open", "open", "open", "open"}, Options: map[string]int{force.OptionTurns: 0, force.OptionHonour: 30}},
	}
}

// tableOptions are what the players agree on. That one limit there must be is seen to in force/setup.go (unfit).
// rule: mu-alpha/duration/choose-end-conditions
func tableOptions() []play.Option {
	return []play.Option{
		alpha.RealmOption(),
		{ID: force.OptionTurns, Values: []int{0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, Default: 10},
		{ID: force.OptionHonour, Values: []int{0, 20, 30, 40}},
		{ID: force.OptionTime, Values: []int{0, 60, 120, 180, 240}},
		{ID: force.OptionPieces, Values: []int{0, 1}},
		{ID: force.OptionArmies, Values: []int{0, 1}},
	}
}
