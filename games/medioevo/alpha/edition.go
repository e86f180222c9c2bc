// Package alpha is the alpha rulebook of Medioevo Universale, for three to five realms: the chapters that only it has,
// its box, words, options and lesson. What it shares with other editions is package force.
package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The alpha rulebook's own course where the editions differ.

// alpha is the edition of the alpha rulebook.
var alpha = &force.Edition{ID: ID, Version: Version, Least: fewestPlayers, Most: mostPlayers, Box: printing.Box(), Words: words}

func init() {
	e := alpha
	force.Register(1, e)
	e.LoadCost, e.Swift, e.WhyNotJoin = loadCost, swift, whyNotJoin
	e.LeftEmpty, e.Neglected = leftEmpty, neglected
	e.RiverCost, e.NoAttacks = riverCost, noAttacks
	e.Derelict, e.WhyNotSeize, e.Seize = derelict, whyNotSeize, seize
	e.LedConquest, e.RanksBy = 1, ranksBy
	e.MostCopies, e.MayAid, e.OfferAid, e.Aid = mostCopies, mayThrowIn, offerThrowIn, throwIn
	e.LossesOf, e.Captives, e.AfterRoll, e.AfterAttack = lossesOf, captives, noteCards, afterAttack
	e.Disembark, e.Ravage, e.CathedralRaised = disembark, ravage, consecrate
	e.Options, e.Suggestions, e.People = tableOptions(), suggestions(), people
	e.LoadBox, e.Components, e.Selectable = printing.PlayWith(&e.Box), componentsIn, selectable
	e.Lessons, e.LessonSetup, e.LayLesson = lessons(), lessonSetup, arrangeThreeCrowns
	e.StartRoom, e.SizeOf = startRoom, printedSize
	e.Study, e.WhyNotRise, e.RealmCathedrals = study, whyNotRise, realmCathedrals
	e.WhyNotCraft, e.WhyNotForge, e.WhyNotCommission = whyNotCraft, whyNotForge, whyNotCommission
	e.WhyNotAct, e.Acted = whyNotAct, acted
	e.Phases = [force.TurnEnd]func(*force.State, *play.Table) bool{
		force.TurnOrder:      force.Once(turnOrder),
		force.EmpireCards:    force.InOrder(empireCards),
		force.Diplomacy:      force.InOrder((*force.State).Diplomacy),
		force.Purchase:       force.Once((*force.State).PurchasePhase),
		force.Taxes:          force.Once((*force.State).TaxesPhase),
		force.Reinforcements: reinforcements,
		force.Events:         eventsPhase,
		force.Placement:      force.Once((*force.State).PlacementPhase),
		force.Combat:         combat,
		force.Trade:          force.Once(trade),
	}
	e.Prepared = ownsRow
	e.PriceOfWar, e.Declare = priceOfWar, declare
	e.OfferEnvoys, e.Envoys = offerPeaces, sue
	e.Contests, e.Claims, e.Unclaimed = contests, claims, removeHand
	e.Dues, e.FreeTributaries, e.YieldOf = dues, freeTributaries, yieldOf
	e.Usurer, e.Skim = func(_ *force.State, by, _ play.Seat) play.Seat { return by }, skim
	e.Zealots, e.ArmyPrice = zealots, armyPrice
	e.Imprison = imprison
	e.Settled, e.Site, e.ArmySites, e.Quay, e.ReserveLimit = settled, site, armySites, (*force.State).Haven, reserveLimit
	e.Deeds, e.Do = deeds, do
	e.RotationFeeds, e.Feeds = rotationFeeds, feeds
	e.Worth, e.HowMany, e.Passing = worth, howMany, ownPassing
	e.RealmPoints = realmPoints
	e.FinalShares, e.Hidden, e.Reached = finalShares, hidden, reached
	e.MayJoin, e.Engages, e.Concluded, e.Taken, e.Lost = attacksBeside, marchedOut, assailed, taken, romeLost
	e.Advances, e.Sold = advances, sold
	e.Learning, e.Coveted, e.Booty, e.Demand = learning, coveted, booty, demand
	e.OfferOffice, e.Office = offerBans, ban
	e.Begin, e.Redeal, e.See, e.Ending = begin, redealObjectives, see, disclose
	e.RevoltNeed, e.Garrison, e.Risen = revoltNeed, garrisons, risen
	e.Sorts = ownSorts
	e.EventPrice, e.TurnEnds, e.Silenced, e.Tuition, e.Musters = eventPrice, founder, silenced, cheaper, musters
	e.OpenCombat, e.SiegeLaid, e.SiegesWear = openCombat, siegeLaid, wear
	e.Bars, e.Waylay, e.Restless = bars, waylay, restless
	e.CitedAs = citedAs
	for p, phase := range e.Phases {
		if phase != nil {
			e.Phases[p] = underAPope(phase)
		}
	}
	e.Complete()
}
