// Package games lists the games that are at the table.
package games

import (
	"signoria/games/crusaderkings"
	"signoria/games/medioevo/alpha"
	"signoria/games/medioevo/giochix"
	"signoria/games/medioevo/prototype"
	"signoria/games/warriorknights"
	"signoria/play"
)

// All are the games one can open a table of, in the order in which they are offered.
func All() []play.Game {
	return []play.Game{warriorknights.Game(), crusaderkings.Game(), prototype.Game(), alpha.Game(), giochix.Game()}
}
