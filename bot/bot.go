// Package bot plays the empty seats: which games there are, and who plays them at which level.
//
// Every game has "random", legal play without sense. A game's own judgement stands beside its rules,
// which it needs: the squire of Warrior Knights is warriorknights.Squire.
package bot

import (
	"signoria/games/crusaderkings"
	"signoria/games/warriorknights"
	"signoria/play"
)

// The levels of bot, weakest first.
const (
	Random = "random"
	Squire = "squire"
)

// Games are the games one can open a table of, with their bots.
func Games() []play.Game {
	return []play.Game{
		warriorknights.NewGame([]string{Random, Squire}, warriorknights.Bots{
			Random: func(seed uint64) play.Policy[warriorknights.State] { return play.NewRandom[warriorknights.State](seed) },
			Squire: warriorknights.NewSquire,
		}),
		crusaderkings.NewGame([]string{Random}, crusaderkings.Bots{
			Random: func(seed uint64) play.Policy[crusaderkings.State] { return play.NewRandom[crusaderkings.State](seed) },
		}),
	}
}
