package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Technologies: bought level by level, one of a branch in a turn, or activated until the end of Purchases by points of Empire cards and by
// Objective tokens.

const (
	BuyTechnology play.Verb = 184 // A for B florins
	Activate      play.Verb = 185 // technology A
	PointsOfCard  play.Verb = 186 // those of Empire card A
	PointOfToken  play.Verb = 187 // that of an Objective token of colour A

	AskPoints play.Prompt = 183 // B points for technology A

	KeyTechnology play.Key = 180 // A learns technology B for C florins
	KeyActivated  play.Key = 181 // A activates technology B
	KeyCardPoints play.Key = 182 // A shows Empire card B for C points
	KeyTurned     play.Key = 183 // A turns an Objective token of colour B

	RuleOnePerBranch    play.Rule = 180
	RuleTechnologyPrice play.Rule = 181
	RulePoints          play.Rule = 182
)

var technologyChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		BuyTechnology: "buy-technology", Activate: "activate", PointsOfCard: "points-of-card", PointOfToken: "point-of-token",
	},
	Prompts: map[play.Prompt]string{AskPoints: "points"},
	Lines: map[play.Key]string{
		KeyTechnology: "technology", KeyActivated: "activated", KeyCardPoints: "card-points", KeyTurned: "token-turned",
	},
	Rules: map[play.Rule]string{
		RuleOnePerBranch: "mu-giochix/purchases/technology-one-per-branch", RuleTechnologyPrice: "mu-giochix/purchases/technology-price",
		RulePoints: "mu-giochix/purchases/empire-card-technology-points",
	},
	Refs: wording.Refs{
		BuyTechnology: wording.OfA(refTech), Activate: wording.OfA(refTech), PointsOfCard: wording.OfA(refCard),
	},
}

// technologyPrice is what a technology costs for each of its level, in florins.
// rule: mu-giochix/purchases/technology-price
const technologyPrice = 100

// owns says whether a player has a technology, activated ones included.
// rule: mu-giochix/components/technology-board
// rule: mu-giochix/purchases/empire-card-technology-points
func (g *State) owns(s play.Seat, tech int8) bool {
	p := &g.Players[s]
	return p.Techs[tech/techLevels] > tech%techLevels || p.Activated>>tech&1 == 1
}

// known are a player's technologies, activated ones included, bit t.
// rule: mu-giochix/components/technology-board
func (g *State) known(s play.Seat) (techs uint32) {
	p := &g.Players[s]
	for branch, level := range p.Techs {
		techs |= (1<<level - 1) << (branch * techLevels)
	}
	return techs | p.Activated
}

// ownsAll says whether a player has all of some technologies.
func (g *State) ownsAll(s play.Seat, techs []int8) bool {
	for _, tech := range techs {
		if !g.owns(s, tech) {
			return false
		}
	}
	return true
}

// listPrice is what a technology costs without reductions.
// rule: mu-giochix/purchases/technology-price
func listPrice(tech int8) int16 { return technologyPrice * int16(tech%techLevels+1) }

// nextLevelPrice is what the next technology of a branch costs a player, 0 where he has them all.
// rule: mu-giochix/purchases/technology-price
func (g *State) nextLevelPrice(s play.Seat, branch int8) int16 {
	level := g.Players[s].Techs[branch]
	if level == techLevels {
		return 0
	}
	return g.price(s, 1<<TechnologyThing, listPrice(branch*techLevels+level), 1)
}

// offerTechnologies lists the next technology of every branch.
// rule: mu-giochix/purchases/technology-price
// rule: mu-giochix/purchases/technology-one-per-branch
// rule: mu-giochix/components/technology-board
func (g *State) offerTechnologies(o *play.Asking, s play.Seat) {
	p := &g.Players[s]
	for branch := range int8(Branches) {
		if p.Techs[branch] == techLevels {
			continue
		}
		tech, price := branch*techLevels+p.Techs[branch], g.nextLevelPrice(s, branch)
		why := g.unaffordable(s, price, RuleTechnologyPrice)
		if p.Did.Advanced>>branch&1 == 1 {
			why = RuleOnePerBranch
		}
		o.May(play.Choice{Verb: BuyTechnology, A: int16(tech), B: price}, why)
	}
}

// buyTechnology sells a player a technology.
// rule: mu-giochix/purchases/technology-price
// rule: mu-giochix/purchases/technology-one-per-branch
func (g *State) buyTechnology(t *play.Table, s play.Seat, tech int8) {
	p, branch := &g.Players[s], tech/techLevels
	price := g.pay(s, 1<<TechnologyThing, listPrice(tech), 1)
	p.Techs[branch]++
	p.Did.Advanced |= 1 << branch
	t.Tell(KeyTechnology, int16(s), int16(tech), price)
}

// Technology Points

// missing is how many points a player needs to activate a technology; 0 or less if he has it.
// rule: mu-giochix/purchases/empire-card-technology-points
func (g *State) missing(s play.Seat, tech int8) int8 {
	return tech%techLevels + 1 - g.Players[s].Techs[tech/techLevels]
}

// pointsOf are the Technology Points of a colour that a player can still use, of cards and of tokens.
// rule: mu-giochix/purchases/empire-card-technology-points
// rule: mu-giochix/purchases/objective-token-as-technology-point
func (g *State) pointsOf(s play.Seat, branch int8) (cards, tokens int8) {
	for card := range int8(EmpireCards) {
		if g.ready(s, card) {
			cards += box.Cards[card].Points[branch]
		}
	}
	p := &g.Players[s]
	return cards, p.Tokens[branch] - p.Turned[branch]
}

// serves says whether a technology is of use in Purchases: activated it lasts no longer.
// rule: mu-giochix/purchases/empire-card-technology-points
func serves(tech int8) bool {
	for i := range box.Technologies[tech].Effects {
		switch box.Technologies[tech].Effects[i].Do {
		case PayLess, Unlock, UnitLimit, DrawMore:
			return true
		}
	}
	return false
}

// offerActivation lists the technologies that a player can activate.
// rule: mu-giochix/purchases/empire-card-technology-points
// rule: mu-giochix/purchases/objective-token-as-technology-point
func (g *State) offerActivation(o *play.Asking, s play.Seat) {
	for branch := range int8(Branches) {
		cards, tokens := g.pointsOf(s, branch)
		if cards+tokens == 0 {
			continue
		}
		for level := g.Players[s].Techs[branch]; level < techLevels; level++ {
			tech := branch*techLevels + level
			if g.owns(s, tech) || !serves(tech) {
				continue
			}
			why := play.Free
			if g.missing(s, tech) > cards+tokens {
				why = RulePoints
			}
			o.May(play.Choice{Verb: Activate, A: int16(tech)}, why)
		}
	}
}

// activate lets a player use a technology until Purchases end, for as many points of its colour as he lacks levels. He is asked which points
// where he may have a choice for all that others know.
// rule: mu-giochix/purchases/empire-card-objective-hidden
// rule: mu-giochix/purchases/empire-card-technology-points
// rule: mu-giochix/purchases/objective-token-as-technology-point
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) activate(t *play.Table, s play.Seat, tech int8) {
	t.Tell(KeyActivated, int16(s), int16(tech))
	t.Undisturbed(func() { g.spendPoints(t, s, tech) }) // or a card that was to give points might be shown for its Objective
	g.Players[s].Activated |= 1 << tech
}

// spendPoints has a player give the points that he lacks for a technology.
func (g *State) spendPoints(t *play.Table, s play.Seat, tech int8) {
	branch := tech / techLevels
	for got := int8(0); got < g.missing(s, tech); {
		a := play.Answer{Verb: PointOfToken, A: int16(branch)}
		if g.hasUntapped(s) { // though none may have such points: that others must not see
			a = t.Await(func(o *play.Asking) {
				o.To(s, AskPoints, int16(tech), int16(g.missing(s, tech)-got))
				g.offerPoints(o, s, branch)
			})
		}
		if a.Verb == PointsOfCard {
			got += g.givePoints(t, s, int8(a.A), branch)
			continue
		}
		got++
		g.Players[s].Turned[branch]++
		t.Tell(KeyTurned, int16(s), a.A)
	}
}

// offerPoints lists what gives points of a colour. The cards of a player are dealt anew for those who do not know them, and
// then none may give any: it is his token.
func (g *State) offerPoints(o *play.Asking, s play.Seat, branch int8) {
	for card := range int8(EmpireCards) {
		if g.ready(s, card) && box.Cards[card].Points[branch] > 0 {
			o.May(play.Choice{Verb: PointsOfCard, A: int16(card)}, play.Free)
		}
	}
	if _, tokens := g.pointsOf(s, branch); tokens > 0 || !o.Some() {
		o.May(play.Choice{Verb: PointOfToken, A: int16(branch)}, play.Free)
	}
}

// givePoints taps an Empire card for its points of a colour, which shows it to everybody.
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) givePoints(t *play.Table, s play.Seat, card, branch int8) int8 {
	g.tap(card)
	g.Cards[card].Seen = 1<<g.Seats - 1
	n := box.Cards[card].Points[branch]
	t.Tell(KeyCardPoints, int16(s), int16(card), int16(n))
	return n
}
