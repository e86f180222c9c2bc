package alpha

import "strings"

// What is told of the things on the board, where this edition tells it otherwise.

// citedAs are the rules of this rulebook that tell what a rule of the prototype's does.
func citedAs(id string) []string {
	switch section, _, _ := strings.Cut(id, "/"); section {
	case "empire-cards":
		return []string{"concepts/empire-cards"}
	case "technologies":
		return []string{"concepts/technology-trees"}
	}
	return ruleFor[id]
}

// ruleFor are those rules, by the prototype's that the shared cards of things name. What is not named has none here.
var ruleFor = map[string][]string{
	"assault/capacity":                                     {"fortifications/capacity"},
	"assault/defender-die":                                 {"fortifications/assault-dice"},
	"attacking/from-adjacent-territory":                    {"attack/target-territory-from-adjacent"},
	"attacking/guest-of-another-player":                    {"contested/at-peace"},
	"barbarian-captains/die-bonus":                         {"barbarians/captains-bonus"},
	"barbarian-territories/militia":                        {"barbarians/neutral-territory-reacts"},
	"barbarians/attack-weaker-neighbour":                   {"barbarians/attack-conditions"},
	"barbarians/fight-to-the-end":                          {"barbarians/attack-until-one-left"},
	"barbarians/peaceful-passage":                          {"barbarians/peaceful-presence"},
	"blockade/active":                                      {"naval/active-block-declare"},
	"blockade/kinds":                                       {"naval/passive-block"},
	"buildings/settlement-site":                            {"purchase/village"},
	"captains-in-combat/gain-level":                        {"attack/captain-gains-level"},
	"captains-in-combat/lose-level":                        {"attack/captain-loses-level"},
	"commerce/access-to-foreign-settlements":               {"diplomacy/pact-any-agreement"},
	"commerce/goods-left-on-land":                          {"commerce/transship"},
	"commerce/only-in-settlements":                         {"commerce/only-in-settlements"},
	"commerce/prices-from-table":                           {"commerce/buy"},
	"components/shared-pool":                               {"purchase/building-payment"},
	"contested/enemies-in-one-territory":                   {"contested/at-war"},
	"diplomacy/break-cost":                                 {"diplomacy/pact-break-cost"},
	"diplomacy/dispute-vote":                               {"diplomacy/pact-dispute-vote"},
	"diplomacy/pact-definition":                            {"diplomacy/pact-any-agreement"},
	"diplomacy/pact-in-writing-may-be-secret":              {"diplomacy/pact-written-may-be-secret"},
	"duration/winner-most-honour-points":                   {"scope/aim-most-honor-points"},
	"elimination/condition":                                {"elimination/when"},
	"empire-card-rules/discard-after-use":                  {"empire-cards/keep-or-discard"},
	"events/transports-stopped":                            {"events/event-area"},
	"loading/capacity":                                     {"combat/capacity-use"},
	"loading/cost":                                         {"combat/load-unload-free"},
	"movement/crew-required":                               {"combat/only-transports-move"},
	"movement/land-costs":                                  {"combat/land-movement-costs"},
	"movement/last-army-leaving-territory":                 {"combat/only-transports-move"},
	"movement/one-budget-for-moving-and-loading":           {"combat/war-transport-mp"},
	"movement/only-transports-move":                        {"combat/only-transports-move"},
	"movement/sea-costs":                                   {"combat/sea-movement-costs"},
	"naval/only-at-sea":                                    {"naval/no-ramming-in-harbor"},
	"placement/logistica-reserve":                          {"placement/logistics-reserve"},
	"purchase/technology-chain":                            {"purchase/technology-chain"},
	"purchase/technology-cost":                             {"purchase/technology-price"},
	"realms/excluded-below-six-players":                    {"setup/areas-out-of-play"},
	"rebellion/required-strength":                          {"events/rebellion-roll"},
	"reinforcements/sources":                               {"reinforcements/home-territories"},
	"rounds/attacks-per-captain":                           {"attack/captain-conquest-limit"},
	"rounds/captain-required":                              {"attack/captain-required"},
	"setup/pope-draw":                                      {"pope/two-extra-options"},
	"siege-engines/use":                                    {"attack/bombard-bonus"},
	"siege/attrition":                                      {"fortifications/siege-attrition"},
	"siege/conditions":                                     {"fortifications/siege-requirements"},
	"siege/engine-power":                                   {"fortifications/engine-power"},
	"siege/needs-engine-to-continue":                       {"fortifications/siege-requirements"},
	"supply/building-bonus":                                {"population/building-bonuses"},
	"supply/excess-removed":                                {"population/excess-removed-at-turn-end"},
	"supply/no-voluntary-excess":                           {"population/no-voluntary-excess"},
	"supply/terrain-limit":                                 {"population/terrain-base"},
	"taxes/cathedrals":                                     {"taxes/cathedrals"},
	"taxes/components-add-up":                              {"taxes/territories"},
	"taxes/territories":                                    {"taxes/territories"},
	"technology-level/thresholds":                          {"concepts/technological-level"},
	"trade-modifiers/fair-agricultural":                    {"purchase/commerce-buildings"},
	"trade-modifiers/fair-mining-buy":                      {"purchase/commerce-buildings"},
	"trade-modifiers/fair-textile":                         {"purchase/commerce-buildings"},
	"trade-modifiers/fairs-site":                           {"purchase/commerce-buildings"},
	"transports/kinds":                                     {"concepts/transport-families"},
	"transports/war-transports-carry-engines-and-captains": {"concepts/transport-families"},
	"units/armies-means-vf":                                {"concepts/armies-mean-force-value"},
	"victory-end/cathedral":                                {"victory/end-cathedrals"},
	"victory-end/religious-capital":                        {"victory/end-religious-capital"},
	"war/declaration-cost-by-religion":                     {"diplomacy/declare-war-other-religion", "diplomacy/declare-war-same-religion"},
	"war/own-transport-inside-enemy-territory":             {"combat/transit-needs-pact"},
}
