package force

import "signoria/play"

// What a finished game is told by: where everybody's Honour Points came from, and what is told again.

// honourIn is what a line tells of Honour Points gained or lost.
func honourIn(l play.Line) []play.Gain {
	if l.Key != KeyHonour {
		return nil
	}
	return []play.Gain{{Seat: play.Seat(l.Args[0]), Source: sourceIDs[l.Args[2]], Points: int(l.Args[1])}}
}

// deeds are the lines that the story of a finished game tells again, by the kind of story.
var deeds = map[play.Key]string{
	KeyWar: "quarrel", KeySurprise: "quarrel", KeyPeace: "quarrel", KeyBroken: "quarrel", KeyVerdict: "quarrel",
	KeySigned: "treaty", KeyRevealed: "treaty", KeyCourted: "treaty",
	KeyBeaten: "battle", KeyBeatenOff: "battle", KeySiege: "battle", KeyStorm: "battle",
	KeyTaken: "land", KeyOverrun: "land", KeyRebels: "land", KeyEliminated: "land",
	KeyPope:       "faith",
	KeyChiefSlain: "frontier", KeyPirateLands: "frontier",
	KeyTechnologyLevel: "works", KeyMonopoly: "works", KeyTechCopied: "works",
}

// deed is the kind of story that a line belongs to, of the shared chapters or of the edition's own.
func (e *Edition) deed(k play.Key) string {
	if kind, ok := e.Stories[k]; ok {
		return kind
	}
	return deeds[k]
}
