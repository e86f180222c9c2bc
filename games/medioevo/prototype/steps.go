package prototype

import "signoria/play"

// The historical prototype's own course where the editions differ.

func init() {
	e := historical
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
	e.RevoltNeed, e.FinalShares, e.Counts = (*State).revoltNeed, (*State).finalShares, (*State).safe
}
