// Package prototype is the author's historical prototype of Medioevo Universale, for three to ten realms: the chapters
// that only it has, its box, words, options and lesson. What it shares with other editions is package force.
package prototype

import (
	_ "embed"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The historical prototype's own course where the editions differ, chapter by chapter. What a step is asked stands with
// its group in package force, what it does in the chapter's file here.

// historical is the author's historical prototype.
var historical = &force.Edition{ID: ID, Version: Version, Least: force.LeastRealms, Most: force.MostRealms, Box: printing.Box(), Words: words}

// mindFile holds what the numbers weigh that tell how a realm stands: make fit writes it.
//
//go:embed mind.yaml
var mindFile []byte

func init() {
	e := historical
	e.Mind = force.Mind(24, nil, mindFile)
	e.Mind.Leaves = sellsOut
	force.Register(0, e)
	e.Options, e.Suggestions, e.People, e.Upgrade = tableOptions(), suggestions(), people, force.Upgraded
	e.LoadBox, e.Components = printing.PlayWith(&e.Box), componentsIn
	e.LessonSteps = force.LessonSteps{Lessons: lessons(), LessonSetup: lessonSetup, LayLesson: arrangeFirstCrown}
	e.SetupSteps = force.SetupSteps{
		Selectable: selectable, SizeOf: sizeInPlay, StartRoom: (*force.State).Room, ForeignCrew: foreignCrew,
	}
	e.TurnSteps = force.TurnSteps{Phases: [force.TurnEnd]func(*force.State, *play.Table) bool{
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
	}}
	e.DiplomacySteps = force.DiplomacySteps{AllianceTerms: 1<<medioevo.Defence | 1<<medioevo.Attack, Raise: sellFor, Cedes: cedes, Landed: mayFound}
	e.WarSteps = force.WarSteps{PriceOfWar: priceOfWar, Declare: declare, Aggrieve: noteCB}
	e.PurchaseSteps = force.PurchaseSteps{
		Prepared: (*force.State).Has, Study: study, Advances: advances,
		Thrift: thrift, WhyNotRise: whyNotRise, RealmCathedrals: 1,
		WhyNotCraft: whyNotCraft, WhyNotRefitted: whyNotRefitted,
		WhyNotForge: whyNotForge, OfferRefits: offerRefits, WhyNotCommission: whyNotCommission,
		OfferGoods: offerSales, Buy: sellAsset, CostOf: saleOf, Decay: dilapidate,
	}
	e.TaxSteps = force.TaxSteps{
		Dues: due, Usurer: func(_ *force.State, _, before play.Seat) play.Seat { return before },
		OfferBank: offerBank, Bank: bank, AfterTaxes: pressAll, YieldOf: yieldOf,
	}
	e.ReinforcementSteps = force.ReinforcementSteps{
		FreeTributaries: freeTributaries, Zealots: func(*force.State, play.Seat) int16 { return zealots },
		ArmyPrice: [4]int16{armyPrice, armyPrice, armyPrice, armyPrice},
	}
	e.BarbarianSteps = force.BarbarianSteps{Restless: restless, ChiefSlain: reward}
	e.RebellionSteps = force.RebellionSteps{
		RevoltNeed: revoltNeed, Garrison: func(*force.Transport) bool { return true }, Risen: risen,
	}
	e.PlacementSteps = force.PlacementSteps{
		Settled: settled, Site: (*force.State).Haven, ArmySites: armySites, Quay: quay, ReserveLimit: reserveLimit,
		MostReserve: reserveLimit,
	}
	e.CombatSteps = force.CombatSteps{
		OfferDeeds: offerRelics, Do: do,
		Derelict: (*force.State).Adrift, WhyNotSeize: (*force.State).WhyNotSeize, Seize: (*force.State).SeizeAdrift,
	}
	e.MovementSteps = force.MovementSteps{LoadCost: loadCost, Swift: swift, Paved: saved, Starlit: saved, Crew: crew}
	e.AttackSteps = force.AttackSteps{
		LedAttack: 1, MayJoin: attacksBeside, RanksBy: func(_ *force.State, side int) int { return side }, OwnerWaits: 1,
	}
	e.RollSteps = force.RollSteps{WhyNotUse: whyNotUse, MostCopies: 1, WallShot: 1}
	e.ResultSteps = force.ResultSteps{
		LossesOf: lossesOf, Gunpowder: 1, AfterRoll: losesCard, Captives: captives,
		Imprison: func(g *force.State, captor, _ play.Seat, n int16) { g.Players[captor].Prisoners += n },
	}
	e.ConquestSteps = force.ConquestSteps{Disembark: (*force.State).LandSome, Ravage: ravage, Taken: taken}
	e.SiegeSteps = force.SiegeSteps{SiegeLaid: artilleryAtOnce, OfferSiege: offerCarryOn, CloseCombat: liftNeglected}
	e.BlockadeSteps = force.BlockadeSteps{Bars: bars}
	e.EliminationSteps = force.EliminationSteps{Unclaimed: discardHand}
	e.TradeSteps = force.TradeSteps{
		WhyNotAct: whyNotAct, Acted: acted, OfferDeals: offerEnslave, Deal: enslaves, EventPrice: eventPrice,
	}
	e.SupplySteps = force.SupplySteps{RotationFeeds: rotationFeeds, Feeds: feeds}
	e.ContestedSteps = force.ContestedSteps{Contests: contests, Claims: claims}
	e.HandSteps = force.HandSteps{Lost: lost, CaptainGone: leaveRelic, CathedralGone: unhouse}
	e.VictorySteps = force.VictorySteps{Reached: reached, FinalShares: finalShares, RealmPoints: realmPoints}
	e.SquireSteps = force.SquireSteps{Worth: worth, Learning: learning, Booty: booty}
	e.TellingSteps = force.TellingSteps{
		Sorts: ownSorts, AboutSeat: aboutSeat, Passing: ownPassing, Weights: ownWeights, Stories: ownDeeds,
	}
	e.Complete()
}
