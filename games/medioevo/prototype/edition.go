// Package prototype is the author's historical prototype of Medioevo Universale, for three to ten realms: the chapters
// that only it has, its box, words, options and lesson. What it shares with other editions is package force.
package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The historical prototype's own course where the editions differ.

// historical is the author's historical prototype.
var historical = &force.Edition{ID: ID, Version: Version, Least: force.LeastRealms, Most: force.MostRealms, Box: printing.Box(), Words: words}

func init() {
	e := historical
	force.Register(0, e)
	e.Options, e.Suggestions, e.People, e.Upgrade = tableOptions(), suggestions(), people, force.Upgraded
	e.LoadBox, e.Components, e.Selectable = printing.PlayWith(&e.Box), componentsIn, selectable
	e.Lessons, e.LessonSetup, e.LayLesson = lessons(), lessonSetup, arrangeFirstCrown
	e.Phases = [force.TurnEnd]func(*force.State, *play.Table) bool{
		force.TurnOrder:      force.Once(turnOrder),
		force.EmpireCards:    force.InOrder(empireCards),
		force.Diplomacy:      force.InOrder((*force.State).Diplomacy),
		force.Purchase:       force.Once((*force.State).PurchasePhase),
		force.Taxes:          force.Once((*force.State).TaxesPhase),
		force.Reinforcements: force.Once((*force.State).ReinforcementsPhase),
		force.Events:         eventsPhase,
		force.Placement:      force.Once((*force.State).PlacementPhase),
		force.Combat:         (*force.State).CombatPhase,
		force.Trade:          tradePhase,
	}
	e.StartRoom, e.ForeignCrew, e.SizeOf = (*force.State).Room, foreignCrew, sizeInPlay
	e.Study, e.Thrift, e.WhyNotRise, e.RealmCathedrals = study, thrift, whyNotRise, 1
	e.WhyNotCraft, e.WhyNotRefitted = whyNotCraft, whyNotRefitted
	e.WhyNotForge, e.OfferRefits, e.WhyNotCommission = whyNotForge, offerRefits, whyNotCommission
	e.WhyNotAct, e.Acted = whyNotAct, acted
	e.AllianceTerms = 1<<medioevo.Defence | 1<<medioevo.Attack
	e.PriceOfWar, e.Declare, e.Raise = priceOfWar, declare, sellFor
	e.Contests, e.Claims, e.Unclaimed = contests, claims, discardHand
	e.Prepared = (*force.State).Has
	e.LoadCost, e.Crew = loadCost, crew
	e.Swift, e.Paved, e.Starlit = swift, saved, saved
	e.Derelict, e.WhyNotSeize, e.Seize = (*force.State).Adrift, (*force.State).WhyNotSeize, (*force.State).SeizeAdrift
	e.LedAttack = 1
	e.RanksBy, e.OwnerWaits = func(_ *force.State, side int) int { return side }, 1
	e.WhyNotUse, e.MostCopies = whyNotUse, 1
	e.WallShot, e.Gunpowder = 1, 1
	e.LossesOf, e.AfterRoll, e.Captives = lossesOf, losesCard, captives
	e.Disembark, e.Ravage = (*force.State).LandSome, ravage
	e.OfferGoods, e.Buy, e.Decay = offerSales, sellAsset, dilapidate
	e.SiegeLaid, e.OfferSiege, e.CloseCombat = artilleryAtOnce, offerCarryOn, liftNeglected
	e.Bars, e.Restless = bars, restless
	e.Deeds, e.Do = relicDeeds, do
	e.OfferDeals, e.Deal = offerEnslave, enslaves
	e.Lost, e.Landed = lost, mayFound
	e.CaptainGone, e.CathedralGone, e.ChiefSlain = leaveRelic, unhouse, reward
	e.Dues, e.OfferBank, e.Bank, e.AfterTaxes = due, offerBank, bank, pressAll
	e.FreeTributaries = freeTributaries
	e.Zealots, e.ArmyPrice = func(*force.State, play.Seat) int16 { return zealots }, [4]int16{armyPrice, armyPrice, armyPrice, armyPrice}
	e.Settled, e.Site, e.ArmySites, e.Quay, e.ReserveLimit = settled, (*force.State).Haven, armySites, quay, reserveLimit
	e.Imprison = func(g *force.State, captor, _ play.Seat, n int16) { g.Players[captor].Prisoners += n }
	e.RotationFeeds, e.Feeds = rotationFeeds, feeds
	e.Usurer = func(_ *force.State, _, before play.Seat) play.Seat { return before }
	e.EventPrice = eventPrice
	e.RealmPoints, e.Aggrieve, e.CostOf = realmPoints, noteCB, saleOf
	e.Worth, e.Learning, e.Passing, e.Weights, e.Stories = worth, learning, ownPassing, ownWeights, ownDeeds
	e.Booty = (*force.Judge).Plunder
	e.Sorts, e.AboutSeat, e.YieldOf = ownSorts, aboutSeat, yieldOf
	e.Complete()
	e.Garrison, e.Risen = func(*force.Transport) bool { return true }, risen
	e.RevoltNeed, e.FinalShares = revoltNeed, finalShares
	e.MayJoin, e.Taken, e.Advances, e.Reached = attacksBeside, taken, advances, reached
}

// sizeInPlay is a realm's class of size by its territories that are in this game.
// rule: mu-prototype/realms/size-classes
// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func sizeInPlay(g *force.State, realm int8) medioevo.Size {
	n := 0
	for range g.RealmLand(realm) {
		n++
	}
	return medioevo.SizeOf(n)
}

// foreignCrew is the VF with which a ship begins in a foreign port.
// rule: mu-prototype/setup/ships-in-barbarian-port-minimum
const foreignCrew = 5

// do is what a player can do in Combat and Trade beside what all editions let him do.
func do(g *force.State, t *play.Table, a play.Answer) bool {
	if a.Verb == force.CarryOn {
		carryOn(g, t, force.Place(a.A))
		return true
	}
	return relic(g, t, a)
}

// What reinforcements come to here.
const (
	zealots   = 2  // VF, with FANATISMO: there is no Crusade in which it would bring more
	armyPrice = 15 // florins a VF
)

// discardHand discards the Empire cards of an eliminated player that nobody has taken.
// rule: mu-prototype/elimination/by-nobody
func discardHand(g *force.State, _ *play.Table, s play.Seat) {
	for card := range int8(force.Kinds) {
		for g.Players[s].Hand[card] > 0 {
			g.Drop(s, card)
		}
	}
}

// revoltNeed is the VF a player must have in a territory to keep it loyal when the die shows roll.
// rule: mu-prototype/rebellion/required-strength
// rule: mu-prototype/rebellion/technology-modifiers
// rule: mu-prototype/rebellion/fortification-modifier
func revoltNeed(g *force.State, s play.Seat, p force.Place, roll int8) int16 {
	need := int16(roll + force.LoyaltyExtra - force.B2i(g.Has(s, force.Legge)) + force.B2i(g.Has(s, force.Vassallaggio)) + force.B2i(g.Has(s, force.Feudalesimo)))
	if g.Stands(p, force.Fort) {
		need -= int16(g.Built(p, force.Fort))
	}
	return need
}

// risen is what rebels destroy: siege engines, and of the buildings all but settlement and fortification.
// rule: mu-prototype/rebellion/outcome
// rule: mu-prototype/rebellion/other-pieces
func risen(g *force.State, _ *play.Table, s play.Seat, p force.Place) {
	g.RemoveEngines(s, p)
	g.Burn(p)
}
