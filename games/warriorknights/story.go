package warriorknights

import "signoria/play"

// What a finished game is told by: where each Baron's Prestige came from, and what is told again.

// Cards by which a Baron gains or loses, as the line says.
const (
	byEvent int16 = iota + 1
	byAgenda
)

var sources = map[int16]string{byEvent: "events", byAgenda: "assembly"}

// cardAtWork is what kind of card is being carried out.
func (g *State) cardAtWork() int16 {
	if g.Card.Agenda != None {
		return byAgenda
	}
	return byEvent
}

// prestigeIn is what a line tells of Prestige gained or lost.
func prestigeIn(l play.Line) []play.Gain {
	a, s := l.Args, play.Seat(l.Args[0])
	switch {
	case l.Key == KeyPrestige:
		return []play.Gain{{Seat: s, Source: "realm", Points: int(a[1] - a[2])}, {Seat: s, Source: "overseas", Points: int(a[2])}}
	case l.Key == KeyGain && Currency(a[2]) == InPrestige:
		return []play.Gain{{Seat: s, Source: sources[a[3]], Points: int(a[1])}}
	case l.Key == KeyLose && Currency(a[2]) == InPrestige:
		return []play.Gain{{Seat: s, Source: sources[a[3]], Points: -int(a[1])}}
	}
	return nil
}

// deeds are the lines that the story of a finished game tells again, by the kind of story.
var deeds = map[play.Key]string{
	KeyBattle: "battle", KeyStalemate: "battle", KeyPartial: "battle", KeyTotal: "battle", KeyFortressFalls: "battle",
	KeyCityTaken: "city", KeyPillaged: "city", KeyCityNeutral: "city",
	KeyDies: "death", KeyLineEnds: "death", KeyHeirKilled: "death", KeyEliminated: "death",
	KeyLaunches: "expedition", KeyFleetReturns: "expedition", KeyFleetLost: "expedition",
	KeyElected: "hall", KeyApproved: "hall", KeyVetoed: "hall", KeyBanned: "hall",
}
