// Package bot plays the empty seats: which games there are, and who plays them at which level.
//
// Every game has "random", legal play without sense. A game's own judgement stands beside its rules,
// which it needs: the squires are warriorknights.Squire and crusaderkings.Squire.
package bot

import (
	"signoria/games/crusaderkings"
	"signoria/games/medioevo/prototype"
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
		crusaderKings(),
		prototype.NewGame([]string{Random, Squire}, prototype.Bots{
			Random: func(seed uint64) play.Policy[prototype.State] { return play.NewRandom[prototype.State](seed) },
			Squire: prototype.NewSquire,
		}),
	}
}

// crusaderKings is Crusader Kings with its bots: squires who judge for themselves, squires who follow a strategy
// that the rulebook suggests to players, and AI dynasties, whose rules leave a squire little to decide.
func crusaderKings() play.Game {
	levels := []string{Random}
	bots := crusaderkings.Bots{
		Random: func(seed uint64) play.Policy[crusaderkings.State] { return play.NewRandom[crusaderkings.State](seed) },
		Squire: crusaderkings.NewSquire,
	}
	for _, name := range crusaderkings.SuggestedStrategies() {
		levels = append(levels, name)
		bots[name] = crusaderkings.NewStrategist(name)
	}
	levels = append(levels, Squire) // the best of those who may stand in for anybody
	for _, name := range crusaderkings.AIStrategies() {
		levels = append(levels, name)
		bots[name] = crusaderkings.NewSquire
	}
	return crusaderkings.NewGame(levels, bots)
}
