package crusaderkings

import "signoria/play"

// refs are the things on the board that a choice points at, by its verb. A click on one of them
// takes the choice; the first is the one it is most about.
var refs = map[play.Verb]func(c play.Choice) []string{
	// setup, the Round
	PlaceCastle: ofA(refTerritory),
	ChooseCard:  ofA(refCard),
	LeaveUnpaid: ofA(refTerritory),
	Demobilise:  ofA(refTerritory),
	ForgetTrait: ofA(refToken),
	KeepToken:   ofA(refToken),
	GiveToken:   ofA(refToken),

	// people
	Court:       func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
	Propose:     func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
	WedCommoner: ofA(refPerson),
	DowryGive:   ofA(refThing),
	DowryTake:   ofA(refThing),
	DowryHome:   ofA(refSeat),
	GrantTitle:  func(c play.Choice) []string { return []string{refTerritory(c.B), refPerson(c.A)} },
	RevokeTitle: ofA(refPerson),
	Release:     ofA(refTerritory),
	Forsake:     ofA(refTerritory),
	Foothold:    ofA(refTerritory),

	// deeds
	BuildAt:        ofA(refTerritory),
	BuyCard:        ofA(refDevelopment),
	DiscardCard:    ofA(refDevelopment),
	PlotGrievance:  ofA(refSeat),
	PlotRebellion:  ofA(refTerritory),
	PlotMurder:     ofA(refPerson),
	PlotCouncillor: ofA(refDevelopment),
	PlotBribe:      ofA(refDevelopment),
	PlotDivorce:    ofA(refPerson),
	OverthrowIn:    ofA(refTerritory),
	MobiliseIn:     ofA(refTerritory),
	DeclareAttack:  func(c play.Choice) []string { return []string{refTerritory(c.A), refTerritory(c.B)} },
	JoinAttack:     ofB(refTerritory),
	CallPact:       ofB(refSeat),
	CallAlly:       ofB(refTerritory),
	GiveSupport:    ofA(refTerritory),
	RefuseSupport:  ofB(refSeat),
	ResolveAttack:  ofA(refTerritory),
	MoveIn:         ofB(refTerritory),
	Pillage:        ofA(refTerritory),
	SpreadTo:       ofA(refTerritory),
	SendOn:         ofA(refPerson),
	GiveUpShield:   ofA(refSpace),
}

// worded are the choices that carry words of the player's own.
var worded = map[play.Verb]bool{}

func ofA(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.A)} }
}

func ofB(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.B)} }
}
