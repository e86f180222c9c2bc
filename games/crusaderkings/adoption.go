package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	Adopt play.Verb = 60

	KeyAdopted play.Key = 250 // A adopts B, who has token C
	KeyBorn    play.Key = 251 // B is born to A, with token C
	KeyBastard play.Key = 252 // B, a bastard with token C, is born to A

	adoptionCost = 2 // Gold
)

const (
	RuleAdopt     play.Rule = 210
	RuleAdoptCost play.Rule = 211
	RuleAdoptDraw play.Rule = 212
)

var adoptionChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Adopt: "adopt"},
	Lines: map[play.Key]string{KeyAdopted: "adopted", KeyBorn: "born", KeyBastard: "bastard"},
	Rules: map[play.Rule]string{
		RuleAdopt: "crusader-kings/adoption/condition", RuleAdoptCost: "crusader-kings/adoption/cost",
		RuleAdoptDraw: "crusader-kings/adoption/draw",
	},
}

// whyNotAdopt says why a dynasty may not adopt a child.
// rule: crusader-kings/adoption/condition
// rule: crusader-kings/adoption/cost
func (g *State) whyNotAdopt(s play.Seat) play.Rule {
	switch {
	case g.consortOf(s) == None || len(g.eldest(s, Child)) > 0:
		return RuleAdopt
	case !g.affords(s, adoptionCost):
		return RuleAdoptCost
	case !g.drawable(g.Dynasties[s].Culture, AnySex):
		return RuleAdoptDraw // rule: crusader-kings/adoption/draw
	}
	return play.Free
}

// adopt brings a child of the dynasty's Culture into the family.
// rule: crusader-kings/adoption/draw
// rule: crusader-kings/adoption/trait
// rule: crusader-kings/adoption/adopted-child-inherits
func (g *State) adopt(t *play.Table, s play.Seat) {
	g.pay(s, adoptionCost)
	if p := g.newChild(t, s, Adopted); p != None {
		t.Tell(KeyAdopted, int16(s), int16(p), g.tokenOn(p))
	}
}

// birth brings a child of the ruler into the world, if there is room and a card left; a bastard has the
// Bastard token besides the random one.
func (g *State) birth(t *play.Table, s play.Seat, bastard bool) {
	came, line := Born, KeyBorn
	if bastard {
		came, line = BornBastard, KeyBastard
	}
	p := g.newChild(t, s, came)
	if p == None {
		return
	}
	t.Tell(line, int16(s), int16(p), g.tokenOn(p))
	if bastard {
		g.brand(t, p, traitNamed("bastard"))
	}
}

// newChild draws a card of the dynasty's Culture into the first free child slot, with a Random token, and
// returns it, or None.
// rule: crusader-kings/marriage/slots-after-leaving
func (g *State) newChild(t *play.Table, s play.Seat, came Came) int8 {
	slot := int8(0)
	for g.childAt(s, slot) != None {
		slot++
	}
	if slot == childSlots {
		return None
	}
	t.Chance()
	p := g.drawPerson(g.Dynasties[s].Culture, AnySex)
	if p == None {
		return None
	}
	g.People[p] = single(Child, int8(s))
	g.People[p].Slot = slot
	g.join(p, s, came)
	g.fromGeneralBag(Place(p)) // rule: crusader-kings/concepts/every-character-has-a-trait
	return p
}

// drawable says whether a culture has a card of a sex left, the discard pile included.
func (g *State) drawable(c Culture, sex Sex) bool {
	for i := range g.People {
		x := &g.People[i]
		if (x.At == InDeck || x.At == Discarded) && x.Of == int8(c) && (sex == AnySex || box.People[i].Sex == sex) {
			return true
		}
	}
	return false
}

// tokenOn is the first token on somebody's card, or None.
func (g *State) tokenOn(p int8) int16 {
	for i, at := range g.TokenAt {
		if at == Place(p) {
			return int16(i)
		}
	}
	return None
}

// brand puts an Event token of a trait on somebody's card, or one in its stead.
func (g *State) brand(t *play.Table, p, trait int8) {
	if token := g.tokenOf(t, EventPool, trait); token != None {
		g.TokenAt[token] = Place(p)
	}
}

// tokenOf finds an unused token of a trait among the Starting ones or those of events; if it has run out, a
// Random one of the same trait or, drawn blindly, a Random one of the same colour that is critical for
// nothing. None if there is none either.
func (g *State) tokenOf(t *play.Table, pool Pool, trait int8) int16 {
	if pool != EventPool { // what is left of the others nobody knows who cannot look into every bag
		t.Chance()
	}
	for i, at := range g.TokenAt {
		x := box.Tokens[i]
		unused := pool == EventPool && at == EventPile || pool == Starting && x.Pool == Starting && at == OutOfBox
		if unused && x.Trait == trait {
			return int16(i)
		}
	}
	t.Chance() // the General Trait Bag is searched
	for i := range int16(tokens) {
		if g.TokenAt[i] == InGeneral && box.Tokens[i].Trait == trait {
			return i
		}
	}
	return g.drawToken(func(i int16) bool {
		other := box.Tokens[i].Trait
		return g.TokenAt[i] == InGeneral && box.Traits[other].Red == box.Traits[trait].Red && !everCritical(other)
	})
}

// everCritical says whether a trait is critical for some action.
func everCritical(trait int8) bool {
	for _, pair := range box.Critical {
		if pair[0] == trait || pair[1] == trait {
			return true
		}
	}
	return false
}
