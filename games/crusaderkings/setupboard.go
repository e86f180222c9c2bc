package crusaderkings

import "signoria/play"

// The setup of the board: which territories are in the game, who lives in the free ones, what lies open.

// shutTerritories takes the territories of the cultures that nobody plays out of the game, but for those
// where somebody starts and those that the scenario keeps open.
// rule: crusader-kings/setup-board/inaccessible-markers
// rule: crusader-kings/scenarios/scenario-4-italy-open
// rule: crusader-kings/scenarios/scenario-6-no-iberia
func (g *State) shutTerritories(starts []*BoxStart) {
	open := g.story().Open
	var held uint64
	for _, d := range starts {
		open |= 1 << d.Culture
		held |= d.Territories
	}
	for i := range g.Territories {
		g.Territories[i].Shut = open>>box.Territories[i].Culture&1 == 0 && !holds(held, int8(i))
	}
}

// layOut lays out what is common to all.
func (g *State) layOut(t *play.Table) {
	for i := range int8(territories) {
		g.newSuitor(t, i) // rule: crusader-kings/setup-board/characters-in-free-territories
	}
	if g.Options.Glitterhoof {
		g.placeGlitterhoof()
	}
	for i := range int8(faceUp) { // rule: crusader-kings/setup-board/three-developments-face-up
		g.turnUp(t, i)
	}
	g.layCrusadeTokens()
}

// placeGlitterhoof lets the horse take the place of one of the potential spouses, drawn at random, with a
// green token.
// rule: crusader-kings/setup-board/glitterhoof-optional
// rule: crusader-kings/setup-board/glitterhoof-placer
// rule: crusader-kings/setup-board/glitterhoof-trait
func (g *State) placeGlitterhoof() {
	p := int8(draw(g, people, func(p int16) bool { return g.People[p].At == Unmarried }))
	if p == None {
		return
	}
	i := g.People[p].Of
	g.moveTokens(Place(p), InGeneral)
	g.People[p] = single(InDeck, int8(box.People[p].Culture))
	g.People[box.Glitterhoof] = single(Unmarried, i)
	green := g.drawToken(func(x int16) bool { return g.TokenAt[x] == InGeneral && !box.Traits[box.Tokens[x].Trait].Red })
	if green != None {
		g.TokenAt[green] = Place(box.Glitterhoof)
	}
}

// turnUp turns a Development card face up on a space and returns it, or None if none is left.
func (g *State) turnUp(t *play.Table, space int8) int8 {
	t.Chance()
	d := g.drawDevelopment()
	if d != None {
		g.DevAt[d] = DevFaceUp + uint8(space)
	}
	return d
}

// layCrusadeTokens lays the Crusade tokens on their spaces, and the spare one where the scenario wants it.
// rule: crusader-kings/setup-board/crusade-track-tokens
// rule: crusader-kings/scenarios/scenario-4-token
func (g *State) layCrusadeTokens() {
	for i, space := range box.Spaces {
		if space.Token != None {
			g.TokenAt[space.Token] = OnSpace + Place(i)
		}
	}
	if at := g.story().ExtraToken; at >= 0 && box.SpareToken != None {
		g.TokenAt[box.SpareToken] = OnSpace + Place(at)
	}
}
