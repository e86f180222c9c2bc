package crusaderkings

import "signoria/play"

// The strategies of the AI dynasties: for each type of Action card a list of wishes, in order. The first
// that can be fulfilled is; where it can be in several ways, whoever decides for the dynasty picks one.

// wish is an entry of a strategy's list: the choices that fulfil it now, none if it cannot be fulfilled.
type wish func(g *State, s play.Seat) []play.Choice

// plan is how an AI dynasty plays.
type plan struct {
	realm    []wish
	intrigue []wish
	war      []wish
	marriage []courtship
	consent  consent
	buys     int8 // Development cards in one action
}

// consent says which proposals of marriage an AI dynasty takes.
type consent struct {
	green, red   int16 // the least Gold for who has a green token, and for who has only red ones
	onlyChildren bool
	heirToo      bool
}

// plans are the five strategies.
var plans = [strategies]plan{
	// rule: crusader-kings/ai-ferox/realm-priorities
	// rule: crusader-kings/ai-ferox/intrigue-priorities
	// rule: crusader-kings/ai-ferox/war-priorities
	Ferox: {
		realm:    []wish{castle, preferably(anyDevelopment, developmentOf("navy"))},
		intrigue: []wish{overthrowAny, casusBelliAgainst(adjacentPlayers), murderGreenChild, murderRuler},
		war: []wish{
			invadeWhere(free), invadeWhere(rivals, needing(1, 1)), invadeWhere(rivals, needing(2, many)),
			preferably(mobiliseBeside(free), mobiliseBeside(freeInOwnPact)), mobiliseBeside(ofCasusBelli),
		},
		// rule: crusader-kings/ai-ferox/marriage
		marriage: []courtship{suitorsWith("strong", "cruel", "swordmaster"), nearestSuitors},
		// rule: crusader-kings/ai-ferox/proposals
		consent: consent{green: 7, red: 5, onlyChildren: true, heirToo: true},
	},
	// rule: crusader-kings/ai-postis/realm-priorities
	// rule: crusader-kings/ai-postis/intrigue-priorities
	// rule: crusader-kings/ai-postis/war-priorities
	Postis: {
		realm:    []wish{unlessOwning(2*mostOfType, anyDevelopment), castle},
		buys:     2,
		intrigue: []wish{bribeAtRandom, overthrowAny, casusBelliAgainst(mostCastles), murderGreenChild, inciteIn(everybody)},
		war: []wish{
			annex, invadeWhere(freeInOthersPact), invadeWhere(freeWithoutPact), invadeWhere(rivals, needing(1, 1)),
			farFromRivals(mobiliseBeside(free)), mobiliseBeside(rivals),
		},
		// rule: crusader-kings/ai-postis/marriage
		marriage: []courtship{suitors(honestOrAmbitious), greenSuitors, relatives(honestOrAmbitious), relatives(onlyGreen)},
		// rule: crusader-kings/ai-postis/proposals
		consent: consent{green: 3, red: 3},
	},
	// rule: crusader-kings/ai-munitio/realm-priorities
	// rule: crusader-kings/ai-munitio/intrigue-priorities
	// rule: crusader-kings/ai-munitio/war-priorities
	Munitio: {
		realm:    []wish{castle, defensiveDevelopment, anyDevelopment},
		intrigue: []wish{overthrowAny, murderGreenChild, murderRuler, inciteIn(everybody), casusBelliAgainst(adjacentPlayers)},
		war: []wish{
			invadeWhere(freeInOthersPact), invadeWhere(of(fewestTerritories)),
			mobiliseBeside(freeInOthersPact), mobiliseBeside(of(smallestWithoutPact)),
		},
		// rule: crusader-kings/ai-munitio/marriage
		marriage: []courtship{childrenOf(atWar, 1, 4), childrenOf(bearingGrudges, 1, 4), greenSuitors},
		// rule: crusader-kings/ai-munitio/proposals
		consent: consent{green: 2, red: 2},
	},
	// rule: crusader-kings/ai-amandum/realm-priorities
	// rule: crusader-kings/ai-amandum/intrigue-priorities
	// rule: crusader-kings/ai-amandum/war-priorities
	Amandum: {
		realm:    []wish{either(developmentOf("spymaster"), defensiveDevelopment), castle, anyDevelopment},
		intrigue: []wish{divorceRuler, overthrowAny, inciteIn(fewestChildren)},
		war: []wish{
			annex, invadeWhere(of(pactPartners)), invadeWhere(freeInOthersPact), invadeWhere(of(fewestChildren)),
			mobiliseBeside(freeInOwnPact), mobiliseBeside(ofCasusBelli),
		},
		// rule: crusader-kings/ai-amandum/marriage
		marriage: []courtship{
			greenSuitors, suitorsWith("lustful"), suitorsWith("deceitful"),
			greenChildren(3), childrenWith("lustful", 3), childrenWith("deceitful", 3),
		},
		// rule: crusader-kings/ai-amandum/proposals
		consent: consent{},
	},
	// rule: crusader-kings/ai-aperio/realm-priorities
	// rule: crusader-kings/ai-aperio/intrigue-priorities
	// rule: crusader-kings/ai-aperio/war-priorities
	Aperio: {
		realm: []wish{
			firstOf(developmentOf("marshal"), developmentOf("chancellor"), developmentOf("spymaster"), developmentOf("navy"),
				developmentOf("plate_armor"), anyDevelopment),
			castle,
		},
		buys:     faceUp,
		intrigue: []wish{overthrowAny, preferably(inciteIn(everybody), inciteIn(mostOnTrack))},
		war:      []wish{invadeWhere(of(mostOnTrack)), invadeWhere(anywhere), mobiliseAny},
		// rule: crusader-kings/ai-aperio/marriage
		marriage: []courtship{suitorsWith("cruel"), allSuitors, relatives(having("cruel"))},
		// rule: crusader-kings/ai-aperio/proposals
		consent: consent{green: 2, red: 2},
	},
}
