package crusaderkings

import "signoria/play"

// What a finished game is told by: where each dynasty's Victory Points came from, and what is told again.

// sources are what territories came and went by, as the story calls it.
var sources = [...]string{
	Conquered: "conquest", Annexed: "annexation", Overthrown: "overthrow", Forsaken: "crisis", Released: "release", Traded: "trade",
	Befallen: "events", Resettled: "founding",
}

const trophySource = "trophies"

// pointsIn is what a line tells of Victory Points gained or lost: each territory whose Knight stands is one, and
// each Trophy.
func pointsIn(l play.Line) []play.Gain {
	a := l.Args
	switch l.Key {
	case KeyLandLost:
		if a[3] == 0 {
			return []play.Gain{{Seat: play.Seat(a[1]), Source: sources[a[2]], Points: -1}}
		}
	case KeyLandTaken:
		if a[4] == 1 {
			return passes(play.Nobody, play.Seat(a[1]), sources[a[3]])
		}
		return passes(play.Seat(a[2]), play.Seat(a[1]), sources[a[3]])
	case KeyKnightLaid:
		return []play.Gain{{Seat: play.Seat(a[0]), Source: sources[Befallen], Points: -1}}
	case KeyKnightRises:
		return passes(play.Nobody, play.Seat(a[0]), sources[Befallen])
	case KeyTrophy:
		return passes(play.Seat(a[2]), play.Seat(a[0]), trophySource)
	case KeyGoal:
		return passes(play.Nobody, play.Seat(a[0]), trophySource)
	case KeyTrophyLost:
		return []play.Gain{{Seat: play.Seat(a[0]), Source: trophySource, Points: -1}}
	}
	return nil
}

// passes is a point that passes from one dynasty, or from Nobody, to another.
func passes(from, to play.Seat, source string) []play.Gain {
	gains := []play.Gain{{Seat: to, Source: source, Points: 1}}
	if from != play.Nobody {
		gains = append(gains, play.Gain{Seat: from, Source: source, Points: -1})
	}
	return gains
}

// deeds are the lines that the story of a finished game tells again, by the kind of story.
var deeds = map[play.Key]string{
	KeyBorn: "birth", KeyBastard: "birth", KeyAdopted: "birth",
	KeyWed: "wedding", KeyDivorced: "wedding",
	KeyCrowned: "throne", KeyCrisis: "throne", KeyCalled: "throne", KeyEliminated: "throne", KeyReEnters: "throne", KeyOut: "throne",
	KeyDies: "death", KeyPoisoned: "death",
	KeyAnnexed: "land", KeyConquered: "land", KeyRepelled: "land", KeyOverthrown: "land",
	KeyWar: "quarrel", KeyPactBroken: "quarrel", KeyDeserts: "quarrel", KeyBribed: "quarrel",
	KeyShield: "crusade", KeyShieldTaken: "crusade", KeyGoal: "crusade",
	KeyBuilt: "glory", KeyTrophy: "glory", KeyTrophyLost: "glory",
}
