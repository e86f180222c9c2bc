package force

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// What a player remembers of how the others dealt with him. No rule asks for it: squires do, and his page tells him.

// Memory is what one player remembers, and what nobody else is told: the others may know the half of it from secret treaties.
type Memory struct {
	Offered int8             // the turn in which he last offered a treaty or peace, 0 if he never has
	Refused [MostRealms]int8 // by seat: the turn in which that player last refused what he offered, 0 if he never has
	Broken  [MostRealms]int8 // by seat: the turn in which that player last broke a treaty with him, 0 if he never has
}

// offers notes that a player offers others a treaty or peace: a diplomatic action of his, whatever they say.
// rule: mu-prototype/diplomacy/refused-offer-still-counts
func (g *State) offers(s play.Seat) {
	g.Players[s].Actions++
	g.Players[s].Memory.Offered = g.Turn
}

// refused notes that a player has refused what another offered.
func (g *State) refused(by, offered play.Seat) { g.Players[offered].Memory.Refused[by] = g.Turn }

// betrays notes that a player breaks a treaty: all who are party to it remember, unless a card has wrung it from him.
func (g *State) betrays(s play.Seat, y *medioevo.Treaty) {
	for _, x := range g.AllSeats() {
		if x != s && y.Of(x) && !y.Imposed {
			g.Players[x].Memory.Broken[s] = g.Turn
		}
	}
}

// hideMemories forgets what the others of a seat remember.
func (g *State) hideMemories(s play.Seat) {
	for x := range g.Players {
		if play.Seat(x) != s {
			g.Players[x].Memory = Memory{}
		}
	}
}
