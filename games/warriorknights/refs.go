package warriorknights

import "signoria/play"

// refs are the things on the board that a choice points at, by its verb. A click on one of them
// takes the choice; the first is the one it is most about.
var refs = map[play.Verb]func(c play.Choice) []string{
	// setup, planning and action cards
	AssignTroop:   ofB(refArmy),
	PlaceFortress: ofA(refRegion),
	ChooseNoble:   ofA(refNoble),
	PlaceNoble:    ofB(refRegion),
	Lay:           func(c play.Choice) []string { return []string{refAction(c.A), refStack(c.B)} },
	Allocate:      ofA(refArea),
	PlaceCrest:    ofA(refSpace),
	BuyCrest:      ofA(refSpace),
	NameDrawer:    ofA(refSeat),
	Repair:        ofA(refCity),
	Fortify:       ofA(refCity),
	Muster:        ofA(refArmy),
	Launch:        ofA(refExpedition),
	Invest:        ofA(refExpedition),
	Bless:         ofA(refExpedition),

	// wages, drafts and administration
	PayTroop:    ofA(refTroop),
	Hire:        ofA(refTroop),
	HireAlso:    ofA(refTroop),
	RemoveCrest: ofA(refSpace),
	TestCity:    ofA(refCity),
	LetRevolt:   ofA(refCity),
	Transfer:    func(c play.Choice) []string { return []string{refTroop(c.A), refArmy(c.B)} },
	TransferAll: func(c play.Choice) []string { return []string{refArmy(c.A), refArmy(c.B)} },
	Enter:       ofB(refRegion),

	// movement and battle
	MobilizeTo:    ofA(refRegion),
	MoveTo:        ofA(refNoble),
	GoTo:          func(c play.Choice) []string { return []string{refRegion(c.C)} },
	GatherTroops:  ofA(refNoble),
	PickMover:     ofA(refNoble),
	GoBy:          ofA(refRegion),
	TakeTroop:     ofA(refTroop),
	TakeArmy:      ofA(refArmy),
	Attack:        attacked,
	SendIn:        ofA(refNoble),
	HoldBack:      ofA(refNoble),
	CommandBattle: ofA(refNoble),
	DiscardFate:   ofA(refFate),
	UseAbility:    ofA(refNoble),
	WoundArmy:     ofA(refArmy),
	TakeControl:   ofA(refCity),
	PillageCity:   ofA(refCity),
	GiveRansom:    ofA(refCity),
	RetreatTo:     ofB(refRegion),
	LetDesert:     ofA(refTroop),
	DiscardLost:   ofA(refTroop),

	// the Assembly
	NameDeputy:     ofA(refSeat),
	PutNext:        ofA(refAgenda),
	CommitVotes:    ofA(refAgenda),
	VoteFor:        ofA(refSeat),
	Veto:           ofA(refAgenda),
	TakeCharge:     ofA(refAgenda),
	DropCharge:     ofA(refAgenda),
	GiveOffice:     ofA(refNoble),
	RefuseAgenda:   ofA(refAgenda),
	ObeyLaw:        ofA(refAgenda),
	RefuseLaw:      ofA(refAgenda),
	ProposeLift:    ofA(refSeat),
	ProposeDiscard: ofA(refAgenda),
	ProposeRecall:  ofA(refAgenda),

	// events and bargains
	ChooseCity:    ofA(refCity),
	ChooseFleet:   ofA(refExpedition),
	MendCity:      ofA(refCity),
	MendFortress:  ofA(refFort),
	FortifyFree:   ofA(refCity),
	HealArmy:      ofA(refArmy),
	TireNoble:     ofA(refNoble),
	WakeNoble:     ofA(refNoble),
	PayRansom:     ofA(refTroop),
	KeepMercenary: ofA(refTroop),
	GiveToken:     ofA(refSeat),
	YieldCity:     ofA(refCity),
	GiveCrowns:    ofA(refSeat),
	KeepHeir:      ofA(refNoble),
	ReturnHeir:    ofA(refNoble),
	KillHeir:      ofA(refNoble),
}

// worded are the choices that carry words of the player's own: promises, and motions nobody printed.
var worded = map[play.Verb]bool{OfferOpenly: true, OfferPrivately: true, CounterDeal: true, ProposeReminder: true}

func ofA(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.A)} }
}

func ofB(ref func(i int16) string) func(c play.Choice) []string {
	return func(c play.Choice) []string { return []string{ref(c.B)} }
}

func refSeat(s int16) string { return refBaron(play.Seat(s)) }
func refFort(s int16) string { return refFortress(play.Seat(s)) }

// attacked is what stands in region C to be attacked: a city, or Baron A's men, or his fortress, whose
// walls are the only ones where there is no city.
func attacked(c play.Choice) []string {
	at := []string{refRegion(c.C)}
	switch city := box.Regions[c.C].City; {
	case city != None:
		at = append(at, refCity(int16(city)))
	case BattleKind(c.B) != FieldBattle:
		at = append(at, refFort(c.A))
	}
	if c.A >= 0 {
		at = append(at, refSeat(c.A))
	}
	return at
}
