// Package bot plays the empty seats: policies over play, by levels.
package bot

import "signoria/play"

// Games are the games one can open a table of, with their bots.
func Games() []play.Game { return nil }
