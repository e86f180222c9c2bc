package prototype

import "signoria/play"

// What of this edition's own chapters matters to who was away, and what is told again.

var ownWeights = map[play.Weight][]play.Key{
	play.Headline: {KeyCapitalLost, KeyRelicTaken, KeyRelicLaid, KeyBankrupt, KeyTreasure, KeyEvent},
}

var ownDeeds = map[play.Key]string{
	KeyCapitalLost: "land", KeyRelicTaken: "faith", KeyRelicLaid: "faith", KeyTreasure: "frontier", KeyBankrupt: "works",
}

// ownPassing are the choices that let a question of this edition pass.
var ownPassing = map[play.Prompt]play.Verb{AskAnother: KeepOne}
