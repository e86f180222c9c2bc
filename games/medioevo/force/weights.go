package force

import (
	"slices"

	"signoria/play"
)

// weights are how much the lines of the chronicle matter to a ruler who was away; what is not named is plain.
var weights = weigh(map[play.Weight][]play.Key{
	play.TurnBegins:  {KeyTurn},
	play.PhaseBegins: {KeyPhase},
	play.Fight:       {KeyAttack, KeyStorm, KeySiege, KeyCarriesOn, KeyRaid, KeyRaidGuest, KeyPirateLands, KeyPirateHit},
	play.Headline: {
		// territories won and lost
		KeyTaken, KeyOverrun, KeyRebels, KeyContested, KeyEliminated,
		// friends and foes
		KeyWar, KeySurprise, KeyPeace, KeySigned, KeyRevealed, KeyBroken, KeyVerdict, KeyCourted,
		// how battles end, and who does not come back from them
		KeyBeaten, KeyBeatenOff, KeyChiefSlain, KeyDismiss,
		// what one is remembered for
		KeyPope, KeyTechnologyLevel, KeyMonopoly,
		// the end
		KeyTimeUp, KeyClaim, KeyOver, KeyWins, KeyShares,
	},
})

// weight is how much a line matters, of the shared chapters or of the edition's own.
func (e *Edition) weight(k play.Key) play.Weight {
	for weight, keys := range e.Weights {
		if slices.Contains(keys, k) {
			return weight
		}
	}
	return weights[k]
}

func weigh(keys map[play.Weight][]play.Key) map[play.Key]play.Weight {
	weights := map[play.Key]play.Weight{}
	for weight, keys := range keys {
		for _, k := range keys {
			weights[k] = weight
		}
	}
	return weights
}
