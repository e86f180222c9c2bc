package prototype

import (
	"io"
	"signoria/play"
)

// The historical prototype's own course where the editions differ.

// historical is the author's historical prototype.
var historical = &Edition{ID: ID, Version: Version, Least: LeastRealms, Most: MostRealms, Box: standard(), Words: words}

func init() {
	e := historical
	Register(0, e)
	e.Options, e.Suggestions, e.People, e.Upgrade = tableOptions(), suggestions(), people, upgraded
	e.LoadBox, e.Components, e.Selectable = playWith, componentsIn, selectable
	e.Lessons, e.LessonSetup, e.LayLesson = lessons(), lessonSetup, (*State).arrangeFirstCrown
	e.Bots = map[string]func(uint64) play.Policy[State]{lessonBot: func(uint64) play.Policy[State] { return neighbour{} }}
	e.Phases = [TurnEnd]func(*State, *play.Table) bool{
		TurnOrder:      once((*State).turnOrder),
		EmpireCards:    inOrder((*State).empireCards),
		Diplomacy:      inOrder((*State).diplomacy),
		Purchase:       once((*State).purchasePhase),
		Taxes:          once((*State).taxesPhase),
		Reinforcements: once((*State).reinforcementsPhase),
		Events:         (*State).eventsPhase,
		Placement:      once((*State).placementPhase),
		Combat:         (*State).combatPhase,
		Trade:          (*State).tradePhase,
	}
	e.PriceOfWar, e.Declare, e.Raise = (*State).priceOfWar, (*State).declare, (*State).sellFor
	e.OfferGoods, e.Buy, e.Decay = (*State).offerSales, (*State).sellAsset, (*State).dilapidate
	e.Deeds, e.Do = (*State).relicDeeds, (*State).relic
	e.OfferDeals, e.Deal = (*State).offerEnslave, (*State).enslaves
	e.Lost, e.Landed = (*State).lost, (*State).mayFound
	e.CaptainGone, e.CathedralGone, e.ChiefSlain = (*State).leaveRelic, (*State).unhouse, (*State).reward
	e.Dues, e.OfferBank, e.Bank, e.AfterTaxes = (*State).due, (*State).offerBank, (*State).bank, (*State).pressAll
	e.FreeTributaries = (*State).freeTributaries
	e.Zealots, e.ArmyPrice = func(*State, play.Seat) int16 { return zealots }, [4]int16{armyPrice, armyPrice, armyPrice, armyPrice}
	e.EventPrice = (*State).eventPrice
	e.RealmPoints, e.Aggrieve, e.CostOf = realmPoints, (*State).noteCB, saleOf
	e.Worth, e.Passing, e.Weights, e.Stories = worth, ownPassing, ownWeights, ownDeeds
	e.Sorts, e.AboutSeat, e.YieldOf = ownSorts, aboutSeat, (*State).yieldOf
	e.RevoltNeed, e.FinalShares, e.Counts = (*State).revoltNeed, (*State).finalShares, (*State).safe
}

// What reinforcements come to here.
const (
	zealots   = 2  // VF, with FANATISMO: there is no Crusade in which it would bring more
	armyPrice = 15 // florins a VF
)

// revoltNeed is the VF a player must have in a territory to keep it loyal when the die shows roll.
// rule: mu-prototype/rebellion/required-strength
// rule: mu-prototype/rebellion/technology-modifiers
// rule: mu-prototype/rebellion/fortification-modifier
func (g *State) revoltNeed(s play.Seat, p Place, roll int8) int16 {
	need := int16(roll + loyaltyExtra - b2i(g.has(s, Legge)) + b2i(g.has(s, Vassallaggio)) + b2i(g.has(s, Feudalesimo)))
	if g.stands(p, Fort) {
		need -= int16(g.built(p, Fort))
	}
	return need
}

// playWith plays with the box of a box file from then on: it is called before any table is opened.
func playWith(name string, file io.Reader) (fingerprint string, err error) {
	b, err := LoadBox(name, file)
	if err != nil {
		return "", err
	}
	historical.Box = b
	return b.Fingerprint, nil
}
