package warriorknights

import "signoria/play"

// weights are how much the lines of the chronicle matter to a Baron who was away; what is not named
// is plain.
var weights = weigh(map[play.Weight][]play.Key{
	play.TurnBegins: {KeyTurn},
	play.Fight:      {KeyBattle},
	play.Headline: {
		// cities and fortresses taken and lost
		KeyCityTaken, KeyCityNeutral, KeyPillaged, KeyRevolt, KeyBesieged, KeyFortressBesieged, KeyStarved, KeyFortressStarved,
		KeyFortressFalls,
		// how battles end, and who does not come back from them
		KeyStalemate, KeyPartial, KeyTotal, KeyDies, KeyLineEnds, KeyHeirKilled, KeyEliminated,
		// broken words
		KeyForsworn,
		// what the Assembly decides, and who leads it
		KeyApproved, KeyRejected, KeyElected, KeyVetoed, KeyPostponed, KeyHouseMotion, KeyRepealed, KeyBanned,
		KeyFirstChairman, KeyFirstChurch, KeyNewChairman, KeyNewChurch,
		// fate, and ships home
		KeyEvent, KeyFleetReturns, KeyFleetLost,
		// the end
		KeyLastTurn, KeyDominates, KeyKing, KeyKingByTies, KeyNoKing, KeyNothingToRule, KeyLastBaron,
	},
})

func weigh(keys map[play.Weight][]play.Key) map[play.Key]play.Weight {
	weights := map[play.Key]play.Weight{}
	for weight, keys := range keys {
		for _, k := range keys {
			weights[k] = weight
		}
	}
	return weights
}
