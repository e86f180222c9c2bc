package giochix

import "signoria/play"

// What a finished game is told by: where everybody's Honour Points came from, and what is told again.

// honourIn is what a line tells of Honour Points gained or lost.
func honourIn(l play.Line) []play.Gain {
	gain := func(source string, points int16) []play.Gain {
		return []play.Gain{{Seat: play.Seat(l.Args[0]), Source: source, Points: int(points)}}
	}
	switch l.Key {
	case KeyConquest:
		return gain("conquest", l.Args[1])
	case KeyHolyCity:
		return gain("holy", l.Args[1])
	case KeyBuiltFor:
		return gain("building", l.Args[1])
	case KeySuppress:
		return gain("rebellion", l.Args[1])
	case KeyPowerful:
		return gain("powerful", l.Args[2])
	case KeyCompleted:
		return gain("route", l.Args[3])
	case KeyBeaten:
		return gain("beaten", -l.Args[1])
	case KeyStillRebels:
		return gain("rebels", -l.Args[1])
	case KeyPactsBroken:
		return gain("pacts", -l.Args[3])
	case KeyUndeclared:
		return gain("undeclared", -l.Args[2])
	case KeyJudged:
		if l.Args[3] != 0 {
			return gain("pacts", -l.Args[2])
		}
	case KeyBonus:
		return gain(bonusSources[l.Args[2]], l.Args[1])
	}
	return nil
}

// bonusSources are the lines of the end table by the names that the texts know.
var bonusSources = [bonuses]string{
	Richest: "end-florins", BestMarket: "end-market", MostLearned: "end-technology", HoldsRome: "end-holy", HoldsJerusalem: "end-holy",
	MostCathedrals: "end-buildings", MostCities: "end-buildings", MostCastles: "end-buildings", MostTerritories: "end-territories",
	Monopolies: "end-monopolies", OwnPrisoners: "end-prisoners", Debts: "end-debts", ObjectiveTokens: "end-objectives",
}

// deeds are the lines that the story of a finished game tells again, by the kind of story.
var deeds = map[play.Key]string{
	KeyWar: "quarrel", KeyUndeclared: "quarrel", KeyPeace: "quarrel", KeyPactsBroken: "quarrel", KeyJudged: "quarrel",
	KeyPact: "treaty", KeyTruce: "treaty", KeyArmistice: "treaty",
	KeyWinsBattle: "battle", KeyBeaten: "battle", KeySurrenders: "battle", KeyPowerful: "battle",
	KeyConquers: "land", KeyHolyCity: "land", KeyReclaimed: "land", KeyEliminated: "land",
	KeyOverrun: "frontier", KeyRevolt: "frontier", KeySuppress: "frontier",
	KeyBuiltFor: "works", KeyCompleted: "works", KeyObjective: "works",
}
