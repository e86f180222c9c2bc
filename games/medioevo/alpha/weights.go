package alpha

import "signoria/play"

// ownWeights are what of this edition's own chapters matters to a ruler who was away: in a report of the turn and in
// the chronicle in brief it stands before what one answers.
var ownWeights = map[play.Weight][]play.Key{
	play.Headline: {
		KeyCalamity, KeySecedes, KeyObjective,
		KeyPopeDies, KeyBecomesPope, KeySuspended, KeyExcluded, KeyAbsolved,
		KeyCrusade, KeyCrusadeWon, KeyCrusadeLost,
	},
}
