// Package alpha is the alpha rulebook of Medioevo Universale, for three to five realms: the chapters that only it has,
// its box, words, options and lesson. What it shares with other editions is package force.
package alpha

import (
	_ "embed"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// The alpha rulebook's own course where the editions differ, chapter by chapter. What a step is asked stands with its
// group in package force, what it does in the chapter's file here.

// alpha is the edition of the alpha rulebook.
var alpha = &force.Edition{ID: ID, Version: Version, Least: fewestPlayers, Most: mostPlayers, Box: printing.Box(), Words: words}

// mindFile holds what the numbers weigh that tell how a realm stands: make fit writes it.
//
//go:embed mind.yaml
var mindFile []byte

func init() {
	e := alpha
	force.Register(1, e)
	e.Options, e.Suggestions, e.People = tableOptions(), suggestions(), people
	e.LoadBox, e.Components = printing.PlayWith(&e.Box), componentsIn
	e.Mind = force.Mind(48, bidsAndTreaties, mindFile)
	e.LessonSteps = force.LessonSteps{Lessons: lessons(), LessonSetup: lessonSetup, LayLesson: arrangeThreeCrowns}
	e.SetupSteps = force.SetupSteps{Selectable: selectable, SizeOf: printedSize, Begin: begin, StartRoom: startRoom}
	e.TurnSteps = force.TurnSteps{Phases: phases(), TurnEnds: founder}
	e.DiplomacySteps = force.DiplomacySteps{
		OfferEnvoys: offerPeaces, Envoys: sue, OfferOffice: offerBans, Office: ban, Silenced: silenced,
	}
	e.WarSteps = force.WarSteps{PriceOfWar: priceOfWar, Declare: declare}
	e.PurchaseSteps = force.PurchaseSteps{
		Prepared: ownsRow, Tuition: cheaper, Study: study, Advances: advances,
		WhyNotRise: whyNotRise, RealmCathedrals: realmCathedrals,
		WhyNotCraft: whyNotCraft, WhyNotForge: whyNotForge, WhyNotCommission: whyNotCommission,
	}
	e.TaxSteps = force.TaxSteps{
		Dues: dues, Usurer: func(_ *force.State, by, _ play.Seat) play.Seat { return by }, Skim: skim, YieldOf: yieldOf,
	}
	e.ReinforcementSteps = force.ReinforcementSteps{
		FreeTributaries: freeTributaries, Musters: musters, Zealots: zealots, ArmyPrice: armyPrice,
	}
	e.BarbarianSteps = force.BarbarianSteps{Restless: restless}
	e.RebellionSteps = force.RebellionSteps{RevoltNeed: revoltNeed, Garrison: garrisons, Risen: risen}
	e.PlacementSteps = force.PlacementSteps{
		Settled: settled, Site: site, ArmySites: armySites, Quay: (*force.State).Haven, ReserveLimit: reserveLimit,
		MostReserve: mostReserve,
	}
	e.CombatSteps = force.CombatSteps{
		OpenCombat: openCombat, OfferDeeds: offerDeeds, Do: do,
		WhyNotJoin: whyNotJoin, Derelict: derelict, WhyNotSeize: whyNotSeize, Seize: seize,
	}
	e.MovementSteps = force.MovementSteps{LoadCost: loadCost, Swift: swift, RiverCost: riverCost, LeftEmpty: leftEmpty, Neglected: neglected}
	e.AttackSteps = force.AttackSteps{
		NoAttacks: noAttacks, LedConquest: 1, MayJoin: attacksBeside, RanksBy: ranksBy,
		Engages: marchedOut, Concluded: assailed, AfterAttack: afterAttack,
	}
	e.RollSteps = force.RollSteps{MostCopies: mostCopies, MayAid: mayThrowIn, OfferAid: offerThrowIn, Aid: throwIn}
	e.ResultSteps = force.ResultSteps{LossesOf: lossesOf, AfterRoll: noteCards, Captives: captives, Imprison: imprison}
	e.ConquestSteps = force.ConquestSteps{Disembark: disembark, Ravage: ravage, Taken: taken}
	e.SiegeSteps = force.SiegeSteps{SiegeLaid: siegeLaid, SiegeEnded: repelled, SiegesWear: wear}
	e.BlockadeSteps = force.BlockadeSteps{Bars: bars, Waylay: waylay}
	e.EliminationSteps = force.EliminationSteps{Unclaimed: removeHand}
	e.TradeSteps = force.TradeSteps{WhyNotAct: whyNotAct, Acted: acted, EventPrice: eventPrice, Sold: sold}
	e.SupplySteps = force.SupplySteps{RotationFeeds: rotationFeeds, Feeds: feeds}
	e.ContestedSteps = force.ContestedSteps{Contests: contests, Claims: claims}
	e.HandSteps = force.HandSteps{Lost: romeLost, CathedralRaised: consecrate}
	e.VictorySteps = force.VictorySteps{
		Reached: reached, Ending: disclose, FinalShares: finalShares, Hidden: hidden, RealmPoints: realmPoints,
	}
	e.ViewSteps = force.ViewSteps{See: see, Redeal: redealObjectives}
	e.SquireSteps = force.SquireSteps{
		Worth: worth, HowMany: howMany, Learning: learning, Coveted: coveted, Booty: booty, Unquiet: true, Demand: demand,
		Likes: map[string]map[play.Verb]int{"schemer": {BuyCard: 250}},
	}
	e.TellingSteps = force.TellingSteps{Sorts: ownSorts, CitedAs: citedAs, Passing: ownPassing, Weights: ownWeights}
	e.Complete()
}

// phases are the ten phases of a turn, in each of which somebody is Pope, if anybody can be. In Diplomacy, in Combat and where
// Empire cards are drawn the players act one after the other, in the order of the turn; an auction goes round, and prisoners
// are bargained for in that order too. All else they do at once.
// rule: mu-alpha/turn/simultaneous-phases
func phases() [force.TurnEnd]func(*force.State, *play.Table) bool {
	all := [force.TurnEnd]func(*force.State, *play.Table) bool{
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
	for p, phase := range all {
		if phase != nil {
			all[p] = underAPope(phase) // rule: mu-alpha/pope/election
		}
	}
	return all
}
