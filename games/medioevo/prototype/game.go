package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The names by which hosts know the game, as in the ledger; Version is of these rules.
const (
	ID      = "mu-prototype"
	Version = 3
)

// Game is the game as hosts deal with it.
func Game() play.Game { return historical.Game() }

// people are the names of its bots.
var people = play.People{
	Men:   []string{"Rustichello", "Berenguer", "Joris", "Vsevolod", "Halvard", "Nikephoros", "Yusuf", "Lanfranco", "Bohumil", "Malik"},
	Women: []string{"Theophano", "Zoe", "Marozia", "Ingrid", "Zaynab", "Jadwiga", "Philippa", "Beatriu", "Oria", "Euphemia"},
}

// suggestions are the tables that the lobby opens with one button.
func suggestions() []play.Suggestion {
	return []play.Suggestion{
		{ID: "first", Seats: []string{"me", "bot:squire-any", "bot:squire-any", "bot:squire-any"}, Options: map[string]int{force.OptionTurns: 5, force.OptionPieces: 1}},
		{ID: "evening", Seats: []string{"me", "open", "open", "open"}, Options: map[string]int{force.OptionTurns: 5, force.OptionTime: 180, force.OptionPieces: 1}},
		{ID: "classic", Seats: []string{"me", "open", "open", "open", "open"}},
		{ID: "world", Seats: []string{"me", "open", "open", "open", "open", "open", "open", "open", "open", "open"}, Options: map[string]int{force.OptionTurns: 8}},
	}
}

// tableOptions are what the players agree on.
// rule: mu-prototype/duration/modes-agreed-before-start
func tableOptions() []play.Option {
	return []play.Option{
		historical.RealmOption(),
		{ID: force.OptionTurns, Values: []int{0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, Default: 10},
		{ID: force.OptionHonour, Values: []int{0, 10, 15, 20, 25, 30, 35, 40}},
		{ID: force.OptionDeclared, Values: []int{0, 1}},
		{ID: force.OptionTime, Values: []int{0, 60, 120, 180, 240}},
		{ID: force.OptionFairs, Values: []int{0, 1}, Default: 1},
		{ID: force.OptionPieces, Values: []int{0, 1}},
		{ID: force.OptionArmies, Values: []int{0, 1}},
	}
}
