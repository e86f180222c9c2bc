package crusaderkings

import (
	"errors"
	"fmt"

	"signoria/play"
)

// Check returns an error if the position breaks what the rules conserve: nothing is used that is not in the box,
// everything lies where it may, and what has two sides has both. Whose Castle is
// being taken has his Trophy until it has been asked whether a Knight is left for it.
// rule: crusader-kings/general/component-limits
func (g *State) Check() error {
	var c checking
	g.checkMap(&c)
	g.checkSupply(&c)
	g.checkPeople(&c)
	g.checkTitles(&c)
	g.checkCards(&c)
	g.checkDynasties(&c)
	return errors.Join(c.faults...)
}

// checking gathers what is wrong.
type checking struct{ faults []error }

func (c *checking) that(ok bool, format string, args ...any) {
	if !ok {
		c.faults = append(c.faults, fmt.Errorf(format, args...))
	}
}

func (g *State) checkMap(c *checking) {
	for i := range g.Territories {
		x, id := &g.Territories[i], box.Territories[i].ID
		c.that(x.Owner == play.Nobody || !g.Dynasties[x.Owner].Out, "%s belongs to dynasty %d, which is out", id, x.Owner)
		c.that(!x.Foot || x.Owner != play.Nobody, "%s is mobilised and independent", id)
		c.that(!x.Foot || x.Rebellion == 0, "%s is mobilised and in Rebellion", id)
		c.that(!x.Laid || x.Owner != play.Nobody, "%s has a Knight of nobody", id)
		c.that(x.Pact == play.Nobody || x.Owner == play.Nobody, "%s is in a Pact and belongs to dynasty %d", id, x.Owner)
		c.that(!x.Shut || *x == Territory{Owner: play.Nobody, Pact: play.Nobody, Shut: true},
			"%s is not in the game and something is there", id)
		c.that(min(x.Rebellion, x.Harvest, x.Failed) >= 0, "%s has fewer tokens than none", id)
		c.that(g.courted(int8(i)) == None || g.independent(int8(i)) && x.Pact == play.Nobody,
			"%s has a potential spouse and may have none", id)
	}
}

// rule: crusader-kings/components/knights
// rule: crusader-kings/components/footsoldiers
// rule: crusader-kings/components/castles
// rule: crusader-kings/components/gold-supply
// rule: crusader-kings/components/map-token-supply
func (g *State) checkSupply(c *checking) {
	for what, left := range map[string]int8{
		"Castles": g.castlesLeft(), "Rebellion tokens": g.rebellionLeft(), "Harvest tokens": g.harvestLeft(),
		"Failed Harvest tokens": g.failedLeft(), "Plague tokens": g.plagueLeft(),
	} {
		c.that(left >= 0, "%d more %s are on the map than there are", -left, what)
	}
	c.that(g.treasury() >= 0, "the Treasury lacks %d Gold", -g.treasury())
	for s := range play.Seat(g.Seats) {
		c.that(g.controls(s) <= knightsEach, "dynasty %d has %d Knights on the map", s, g.controls(s))
		c.that(size(g.mobilised(s)) <= footEach, "dynasty %d has %d Footsoldiers on the map", s, size(g.mobilised(s)))
	}
}

// checkPeople sees that everybody of a dynasty has a place of his own on its Family Board: one for the King, one for his
// spouse, three for children and two for siblings. Husband and wife are of one dynasty, and its tokens lie where they
// belong.
// rule: crusader-kings/components/boards-and-aids
func (g *State) checkPeople(c *checking) {
	type slot struct {
		at   At
		of   int8
		slot int8
	}
	taken := map[slot]int{}
	for p := range g.People {
		x, id := &g.People[p], box.People[p].ID
		c.that(x.Spouse == None || g.People[x.Spouse].Spouse == int8(p), "the spouse of %s is not married to him", id)
		c.that(x.Spouse == None || x.At >= Ruler && g.People[x.Spouse].Of == x.Of, "%s and his spouse do not belong to one dynasty", id)
		switch x.At {
		case Ruler, Consort, Child, Sibling:
			taken[slot{x.At, x.Of, x.Slot}]++
			places := [...]int8{Ruler: 1, Consort: 1, Child: childSlots, Sibling: siblingSlots}[x.At]
			c.that(x.Slot < places, "%s is in slot %d of %d", id, x.Slot, places)
		}
		c.that((x.At != Ruler && x.At != Consort && x.At > Discarded) || g.tokensAt(Place(p)) == 0, "tokens lie on the card of %s", id)
	}
	for at, n := range taken {
		c.that(n == 1, "%d people share a place of dynasty %d", n, at.of)
	}
	for s := range play.Seat(g.Seats) {
		c.that(g.rulerOf(s) == None || g.Dynasties[s].House != None, "dynasty %d has a ruler and no house", s)
	}
}

// checkTitles sees that every Duke is a child or sibling of the dynasty that controls his Duchy, and its only one.
// rule: crusader-kings/components/duke-token-supply
// rule: crusader-kings/titles/specific-territory
func (g *State) checkTitles(c *checking) {
	titles := map[int8]int{}
	for p := range g.People {
		x, id := &g.People[p], box.People[p].ID
		if x.Title == None {
			continue
		}
		titles[x.Title]++
		c.that(x.At == Child || x.At == Sibling, "%s is a Duke and neither child nor sibling", id)
		c.that(g.Territories[x.Title].Owner == play.Seat(x.Of), "%s is Duke of %s, which is not his dynasty's", id,
			box.Territories[x.Title].ID)
	}
	for i, n := range titles {
		c.that(n == 1, "%d people are Duke of %s", n, box.Territories[i].ID)
	}
}

func (g *State) checkCards(c *checking) {
	var unplayed [MaxDynasties][cardTypes]int8
	for i, at := range g.CardAt {
		c.that(at < cardPlaces, "card %d lies nowhere", i)
		if at >= CardHand && at < CardPlayed {
			unplayed[(at-CardHand)%MaxDynasties][box.Cards[i].Type]++
		}
	}
	for s := range play.Seat(g.Seats) {
		c.that(unplayed[s] == g.Dynasties[s].Unplayed, "dynasty %d holds %v cards and has %v to play", s, unplayed[s],
			g.Dynasties[s].Unplayed)
		c.that(g.cardsAt(CardFirst+uint8(s)) <= 1 && g.cardsAt(CardSecond+uint8(s)) <= 1, "dynasty %d has chosen two cards for a Turn", s)
	}
	c.that(g.cardsAt(CardPlayed) <= 1, "%d cards are being played", g.cardsAt(CardPlayed))
	for i, at := range g.TokenAt {
		c.that(at < inPlaces, "token %d lies nowhere", i)
	}
	var open [faceUp]int
	for d, at := range g.DevAt {
		if at >= DevFaceUp && at < DevOf {
			open[at-DevFaceUp]++
		}
		if at >= DevOf {
			twin := int8(d) ^ 1
			c.that(g.DevAt[twin] != at, "dynasty %d has two of the kind %d", at-DevOf, kindOf(int8(d)))
		}
	}
	for i, n := range open {
		c.that(n <= 1, "%d Development cards lie on space %d", n, i)
	}
}

func (g *State) checkDynasties(c *checking) {
	for s := range play.Seat(g.Seats) {
		d := &g.Dynasties[s]
		c.that(d.Gold >= 0 && (!g.ai(s) || d.Gold == 0), "dynasty %d has %d Gold", s, d.Gold)
		c.that(d.OldAge >= 0 && d.OldAge <= oldAgeTokens, "the ruler of dynasty %d has %d Old-Age tokens", s, d.OldAge)
		c.that(g.shields(s) <= maxShields, "dynasty %d has %d shields on the Crusade Track", s, g.shields(s))
		c.that(max(g.councillors(s), g.inventions(s)) <= mostOfType, "dynasty %d has %d Councillors and %d Inventions", s,
			g.councillors(s), g.inventions(s))
		for o := range play.Seat(g.Seats) {
			e := &g.Dynasties[o]
			c.that(d.Pacts>>o&1 == e.Pacts>>s&1, "the Pact of dynasties %d and %d has one side", s, o)
			c.that(d.Wars>>o&1 == e.Wars>>s&1, "the War of dynasties %d and %d has one side", s, o)
			c.that((d.Wars|d.CasusBelli)&d.Pacts == 0, "dynasty %d is in a Pact and at War, or has a Casus Belli, with the same", s)
			c.that(o != s || (d.Pacts|d.Wars|d.CasusBelli)>>s&1 == 0, "dynasty %d is in a Pact or at War with itself", s)
		}
	}
	for k := range KingOfJerusalem {
		s := g.Trophies[k]
		c.that(s == play.Nobody || g.merit(k, s) >= trophyNeeds[k]-1, "dynasty %d has the Trophy %d without what it wants", s, k)
	}
}
