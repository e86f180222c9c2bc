// Package bot plays the empty seats: policies over play, by levels.
package bot

import (
	"signoria/games/warriorknights"
	"signoria/play"
)

// Games are the games one can open a table of, with their bots.
func Games() []play.Game {
	return []play.Game{
		warriorknights.NewGame([]string{"random"}, warriorknights.Bots{
			"random": func(seed uint64) play.Policy[warriorknights.State] {
				return play.NewRandom[warriorknights.State](seed)
			},
		}),
	}
}
