package warriorknights

// The lasting modifiers. Laws and a few events change the realm's rules, charges and some events
// change a Baron's, offices and some events a noble's; the chapters ask for them where they matter.
const (
	NoMod Mod = iota
	ModNoHeir
	ModNoChurchHead
	ModCityIncomeFactor
	ModExtraFate
	ModSeaClosed
	ModRoadSteps
	ModNoBattles
	ModNoRaze
	ModNoStrongholdAttack
	ModFreePassage
	ModBesiegedIncome
	ModRevoltFactor
	ModCrownCap
	ModTithe
	ModChurchTax
	ModRoadToll
	ModHireCost
	ModAssemblyVotes
	ModVetoOnce
	ModServeChurch
	ModFortifyCost
	ModRepairCost
	ModAbsent
	ModIncome
	ModFaithIncome
	ModHomeIncome
	ModMaintained
	ModDiscardFewer
	ModSeaQuick
	ModOffRoadSteps
	ModDefendPrevent
	ModSiegeStrength
)

// modWords are the modifiers as the card data names them.
var modWords = map[string]Mod{
	"no_heir": ModNoHeir, "no_church_head": ModNoChurchHead, "city_income_factor": ModCityIncomeFactor,
	"extra_fate": ModExtraFate, "sea_closed": ModSeaClosed, "road_steps": ModRoadSteps,
	"no_battles": ModNoBattles, "no_raze": ModNoRaze, "no_stronghold_attack": ModNoStrongholdAttack,
	"free_passage": ModFreePassage, "besieged_income": ModBesiegedIncome, "revolt_factor": ModRevoltFactor,
	"crown_cap": ModCrownCap, "tithe": ModTithe, "church_tax": ModChurchTax, "road_toll": ModRoadToll,
	"hire_cost": ModHireCost, "assembly_votes": ModAssemblyVotes, "veto_once": ModVetoOnce,
	"serve_church": ModServeChurch, "fortify_cost": ModFortifyCost, "repair_cost": ModRepairCost,
	"absent": ModAbsent, "income": ModIncome, "faith_income": ModFaithIncome, "home_income": ModHomeIncome,
	"maintained": ModMaintained, "discard_fewer": ModDiscardFewer, "sea_quick": ModSeaQuick,
	"off_road_steps": ModOffRoadSteps, "defend_prevent": ModDefendPrevent, "siege_strength": ModSiegeStrength,
}
