package crusaderkings

import "signoria/play"

// weights are how much the lines of the chronicle matter to a ruler who was away; what is not named is
// plain.
var weights = weigh(map[play.Weight][]play.Key{
	play.TurnBegins: {KeyRound},
	play.Fight:      {KeyAttack},
	play.Headline: {
		// territories won and lost
		KeyAnnexed, KeyConquered, KeyRepelled, KeyOverthrown, KeyInfected,
		// who dies, who reigns, who marries
		KeyDies, KeyCrowned, KeyCrisis, KeyCalled, KeyEliminated, KeyReEnters, KeyOut, KeyWed,
		// friends and foes
		KeyPact, KeyPactBroken, KeyForsworn, KeyWar, KeyDeserts, KeyBribed, KeyPoisoned,
		// what one is remembered for
		KeyBuilt, KeyShield, KeyShieldTaken, KeyGoal, KeyTrophy, KeyTrophyLost,
		// Eras and the end
		KeyEra, KeyEnd, KeyWins, KeyShares,
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
