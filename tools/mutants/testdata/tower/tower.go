// Package tower is what several editions of a game share, to try mutants on.
package tower

// Height is how high a tower stands that looks over walls.
// rule: siege/storm/tower
func Height(walls int16) int16 { return walls + 1 }
