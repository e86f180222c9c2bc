package giochix

import "signoria/play"

// weights are how much the lines of the chronicle matter to a ruler who was away; what is not named is plain.
var weights = func() map[play.Key]play.Weight {
	all := map[play.Key]play.Weight{KeyTurn: play.TurnBegins, KeyPhase: play.PhaseBegins, KeyBattle: play.Fight}
	for _, k := range [...]play.Key{
		// territories won and lost
		KeyConquers, KeyOverrun, KeyRevolt, KeyTurnsHome, KeyTurnsNobody, KeyReclaimed, KeyEliminated,
		// friends and foes
		KeyWar, KeyUndeclared, KeyPeace, KeyPact, KeyPactsBroken, KeyJudged, KeyTruce,
		// how battles end, and who does not come back from them
		KeyWinsBattle, KeyBeaten, KeySurrenders, KeyNobody,
		// what one is remembered for
		KeyHolyCity, KeySuppress, KeyPowerful, KeyBuiltFor, KeyCompleted, KeyObjective, KeyDefault,
		// the end
		KeyTimeUp, KeyEnds, KeyBonus, KeyWins,
	} {
		all[k] = play.Headline
	}
	return all
}()
