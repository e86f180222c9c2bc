package prototype

import "signoria/play"

// Functions that chapters need of one another. Their owner writes the true one in his chapter's file and takes
// this one away.

func seam(owner string) string { panic("seam of " + owner) }

// FRAME
func (g *State) lostCapital(t *play.Table, s play.Seat, p Place, to play.Seat) { seam("COURT") }
func (g *State) mayFall(t *play.Table, s, by play.Seat)                        { seam("COURT") } // eliminates s if nothing is left to him; by Nobody: barbarians or supply

// COURT
func (g *State) declare(t *play.Table, by, on play.Seat, surprise bool) { seam("COURT") } // war, with the chain of treaties that follows
func (g *State) warCost(by, on play.Seat, surprise bool) int16          { seam("COURT"); return 0 }
func (g *State) whyNotWar(by, on play.Seat) play.Rule                   { seam("COURT"); return play.Free } // truce
func (g *State) mayEnter(s play.Seat, p Place) bool                     { seam("COURT"); return false }     // at peace: own, barbarian, sea, or passage granted
func (g *State) mayTrade(s play.Seat, p Place) bool                     { seam("COURT"); return false }     // access to the settlement there

// REALM
func (g *State) transportLimit(s play.Seat, k Kind) int8     { seam("REALM"); return 0 }
func (g *State) engineLimit(s play.Seat) int8                { seam("REALM"); return 0 }
func (g *State) captainLimit(s play.Seat) int8               { seam("REALM"); return 0 }
func (g *State) value(p Place, b Building) int16             { seam("REALM"); return 0 } // listed price of the present level
func (g *State) learn(t *play.Table, s play.Seat, tech int8) { seam("REALM") }           // owns it, with its points (7th, level IV)

func (g *State) freeTransport() int16    { seam("REALM"); return None } // an empty place for a transport, or None
func (g *State) total(s play.Seat) int16 { seam("FRAME"); return 0 }    // honour with what the end would add

// MARCH
func (g *State) mp(i int16) int8                             { seam("MARCH"); return 0 } // MP of transport i in this phase, before what it spent
func (g *State) stepCost(i int16, from, to Place) int8       { seam("MARCH"); return 0 } // MP for one step, 0 if there is none
func (g *State) whyNotStep(i int16, to Place) play.Rule      { seam("MARCH"); return play.Free }
func (g *State) step(t *play.Table, i int16, to Place)       { seam("MARCH") } // moves one transport with all aboard; pays nothing
func (g *State) removeTransport(t *play.Table, i int16)      { seam("MARCH") } // with all aboard; goods as the rules say
func (g *State) removeCaptain(t *play.Table, c int16)        { seam("MARCH") } // relic stays behind
func (g *State) conquer(t *play.Table, s play.Seat, p Place) { seam("MARCH") } // s has beaten all defenders of p: occupies, chooses spoils, activation
func (g *State) capture(t *play.Table, s play.Seat)          { seam("MARCH") } // the transports of g.Battle.Target are beaten

func (g *State) castAdrift(t *play.Table)         { seam("MARCH") }               // transports without armies away from home are nobody's
func (g *State) eliminate(t *play.Table, i int16) { seam("MARCH") }               // takes a transport from the map with all aboard, goods too
func (g *State) lay(lot Lot, p Place)             { seam("MARCH") }               // puts goods down in a territory
func (g *State) hasLot(i int16, lot Lot) bool     { seam("MARCH"); return false } // there is a lot for such goods aboard, or one to spare
func (g *State) stow(i int16, lot Lot)            { seam("MARCH") }
func (g *State) hold(i int16) int8                { seam("MARCH"); return 0 } // units of goods that a transport could still load

// BATTLE
func (g *State) attack(t *play.Table, at Place)  { seam("BATTLE") } // the convoy of g.March attacks a territory, or a zone or place for its transports
func (g *State) whyNotAttack(at Place) play.Rule { seam("BATTLE"); return play.Free }
func (g *State) barbarianAttack(t *play.Table, from, at Place, on play.Seat, vf int16) bool {
	seam("BATTLE")
	return false
} // barbarians of from attack on's armies at a place with vf; true if they win

// TRADE
func (g *State) tolls(t *play.Table, i int16, p Place)  { seam("TRADE") } // ESATTORE: goods aboard transport i enter p
func (g *State) ambush(t *play.Table, i int16, z Place) { seam("TRADE") } // CORSARO: a ship enters zone z in Trade
