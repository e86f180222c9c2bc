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

	// events
	PickLand:        ofA(refTerritory),
	PickPerson:      ofA(refPerson),
	PickTrait:       ofA(refToken),
	PickDevelopment: ofA(refDevelopment),
	PickDynasty:     ofA(refSeat),
	PickSpace:       ofA(refSpace),
	UsePhysician:    ofA(refPerson),
	CalmRebellion:   ofA(refTerritory),

	// the AI dynasties
	AIBuild:     ofA(refTerritory),
	AIBuy:       ofA(refDevelopment),
	AIPlot:      func(c play.Choice) []string { return []string{refPlot(Action(c.A), c.B)} },
	AIOverthrow: ofA(refTerritory),
	AIInvade:    func(c play.Choice) []string { return []string{refTerritory(c.A), refTerritory(c.B)} },
	AIMobilise:  ofA(refTerritory),
	AICourt:     func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
	AIPropose:   func(c play.Choice) []string { return []string{refPerson(c.B), refPerson(c.A)} },
}

// worded are the choices that carry words of the player's own.
var worded = map[play.Verb]bool{OfferOpenly: true, OfferPrivately: true, CounterDeal: true}

func ofA(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.A)} }
}

func ofB(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.B)} }
}

// refPlot is what a plot is aimed at.
func refPlot(kind Action, at int16) string {
	switch kind {
	case CreateCasusBelli:
		return refSeat(at)
	case InciteRebellion:
		return refTerritory(at)
	case Bribe:
		return refDevelopment(at)
	}
	return refPerson(at)
}
