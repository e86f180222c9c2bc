package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// falls is a position in which a dynasty loses its only territory.
func (p *at) falls(s play.Seat) *at {
	return p.run(func(g *State, t *play.Table) {
		for _, o := range g.seats() {
			g.join(g.rulerOf(o), o, Founded)
		}
		for i := range each(g.lands(s)) {
			g.loseTerritory(t, i, Overthrown)
		}
	})
}

// rule: crusader-kings/elimination/trigger
// rule: crusader-kings/elimination/cleanup
// rule: crusader-kings/elimination/may-re-enter
// rule: crusader-kings/elimination/permanent-elimination
func TestAnEliminatedDynastyLeavesNothingBehind(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").pact(english, french).cause(german, english).
		cause(english, german).develops(english, "navy").bagged(english, "pious", "cruel")
	p.Dynasties[english].Wars, p.Dynasties[italian].Wars = 1<<italian, 1<<english
	p.Dynasties[english].OldAge = 3
	p.Track[0], p.Track[1] = english, french
	p.Trophies[KingOfJerusalem] = english
	p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreDraws, Actions: 1 << Build, Value: 1}, Until: EraEnd})
	p.land("wales").Pact = english
	p.First = english
	ruler, queen, son := p.rulerOf(english), p.spouse(english, Female), p.child(english, Male, "brave")
	card := p.plays(english, Realm, "")
	p.CardAt[card] = CardHand + uint8(english)
	p.falls(english).asks(english, AskReEnter)
	want(t, "Gold, while he decides", p.Dynasties[english].Gold, 10)
	want(t, "the hand, while he decides", p.CardAt[card], CardHand+uint8(english))
	p.play(by(english, StayOut))
	d := &p.Dynasties[english]
	want(t, "he is out", d.Out, true)
	want(t, "the house", d.House, None)
	want(t, "Gold", d.Gold, 0)
	want(t, "Old Age", d.OldAge, 0)
	want(t, "the family", len(p.family(english)), 0)
	want(t, "the ruler's card", p.People[ruler].At, OutOfPlay)
	want(t, "the queen's", p.People[queen].At, Discarded)
	want(t, "the son's", p.People[son].At, Discarded)
	want(t, "the bag", p.tokensAt(bag(english)), 0)
	want(t, "the Navy", p.owns(english, development(t, "navy")), false)
	want(t, "the hand", p.CardAt[card], CardDiscard)
	want(t, "shields", p.shields(english), 0)
	want(t, "the shield of another", p.shields(french), 1)
	want(t, "Trophies", p.Trophies[KingOfJerusalem], play.Nobody)
	want(t, "what an event gave", p.draws(english, Build, false), 0)
	want(t, "Pacts", d.Pacts|p.Dynasties[french].Pacts, 0)
	want(t, "Wars", d.Wars|p.Dynasties[italian].Wars, 0)
	want(t, "Casus Belli", d.CasusBelli|p.Dynasties[german].CasusBelli, 0)
	want(t, "the Pact with Wales", p.land("wales").Pact, play.Nobody)
	want(t, "somebody lives in Wales", p.courted(territory(t, "wales")) != None, true)
	want(t, "the First Player", p.First, french)
	want(t, "the game goes on", p.Ended, NotEnded)
}

// rule: crusader-kings/elimination/trigger
func TestWhoHasAKnightLeftIsNotEliminated(t *testing.T) {
	p := crowded(t)
	p.run(func(g *State, table *play.Table) {
		g.takeTerritory(table, territory(t, "paris"), iberian, Conquered)
		g.eliminateIfLandless(table, french)
		g.eliminateIfLandless(table, play.Nobody) // of whom a territory was taken
	})
	want(t, "the French have one of two left", p.controls(french), 1)
	want(t, "and nobody has fallen", p.over() && p.count(KeyEliminated) == 0, true)
}

// rule: crusader-kings/elimination/cleanup
// rule: crusader-kings/elimination/permanent-elimination
func TestTheCardsOfWhoLeavesAreDiscarded(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(french, "paris").own(german, "saxony").develops(french, "navy").develops(german, "bank")
	navy, bank := p.cardOf(french, development(t, "navy")), p.cardOf(german, development(t, "bank"))
	var cards []int16
	for _, place := range []uint8{CardHand, CardFirst, CardSecond, CardPile} {
		cards = append(cards, p.deal(french, War, place+uint8(french)))
	}
	kept := p.deal(german, War, CardFirst+uint8(german))
	p.falls(french).play(by(french, StayOut))
	for _, c := range cards {
		want(t, "an Action card", p.CardAt[c], CardDiscard)
	}
	want(t, "another's", p.CardAt[kept], CardFirst+uint8(german))
	want(t, "the Navy", p.DevAt[navy], DevDiscard)
	want(t, "another's Bank", p.DevAt[bank], DevOf+uint8(german))
}

// rule: crusader-kings/elimination/cleanup
// rule: crusader-kings/general/trade-any-time
func TestWhoIsOutOfTheGameTradesNoMore(t *testing.T) {
	for _, stays := range []bool{true, false} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris", "toulouse")
		p.Bargains.Offer(bargain.Bargain{From: english, To: french, Terms: bargain.Terms{Take: p.things(french, "paris")}}, "", 0)
		p.falls(english)
		if stays {
			p.play(by(english, StayOut))
		} else {
			p.finish() // he comes back with another house
		}
		_, waits := p.Bargains.From(p.Bargains.Last)
		want(t, "his offer stands", waits, !stays)
		want(t, "what is wrong", p.Check(), nil)
	}
}

// rule: crusader-kings/elimination/cleanup
func TestTheTrophiesOfAFallenHousePassOn(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	for i := range trophyNeeds[Crusader] {
		p.Track[i], p.Track[spaces-1-i] = english, french
	}
	p.Trophies[Crusader] = english
	p.falls(english).play(by(english, StayOut))
	want(t, "who has most shields now", p.Trophies[Crusader], french)
}

// Nobody's last territory is taken: where there is no other, an eliminated player is out.
// rule: crusader-kings/elimination/new-territory-any
func TestWithoutAnyLandNobodyComesBack(t *testing.T) {
	p := crowded(t)
	for _, id := range []string{"toulouse", "castile"} {
		*p.land(id) = Territory{Owner: play.Nobody, Pact: play.Nobody, Shut: true}
	}
	p.run(func(g *State, table *play.Table) {
		g.join(g.rulerOf(english), english, Founded)
		wessex := &g.Territories[territory(t, "wessex")]
		*wessex = Territory{Owner: play.Nobody, Pact: play.Nobody, Shut: true}
		g.eliminateIfLandless(table, english)
	})
	want(t, "he is out without a question", p.over() && p.Dynasties[english].Out, true)
}

// The houses of the English are Normandy, Blois and Plantagenet: who loses one comes back with another.
// rule: crusader-kings/elimination/new-dynasty
// rule: crusader-kings/elimination/new-king
// rule: crusader-kings/elimination/keeps-gold
// rule: crusader-kings/elimination/new-territory-independent
func TestAPlayerComesBackWithAnotherHouse(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").bagged(english, "weak")
	lady := p.suitor("wales", Female, "brave")
	p.land("wales").Rebellion = 1
	p.land("scotland").Pact = french
	edward, stephen, henry := person(t, "edward_i"), person(t, "stephen"), person(t, "henry_i")
	blois, plantagenet := house(t, "blois"), house(t, "plantagenet")
	normandy := p.Dynasties[english].House
	p.falls(english).asks(english, AskReEnter)
	// rule: crusader-kings/general/trade-not-unresolved-territory
	want(t, "what others can do while he has no dynasty", len(p.match.Asides(french)), 0)
	want(t, "with Blois", p.offers(by(english, ReEnter, stephen, blois)), true)
	want(t, "with the fallen house", p.offers(by(english, ReEnter, henry, normandy)), false)
	p.play(by(english, ReEnter, edward, plantagenet)).asks(english, AskFoothold)
	want(t, "in a territory of another", p.offers(by(english, Foothold, territory(t, "paris"))), false)
	want(t, "in one in another's Pact", p.offers(by(english, Foothold, territory(t, "scotland"))), true)
	p.play(by(english, Foothold, territory(t, "wales")))
	want(t, "the house", p.Dynasties[english].House, plantagenet)
	want(t, "the ruler", p.rulerOf(english), edward)
	want(t, "how the tree says he came", p.kin(edward).Came, Founded)
	want(t, "Gold", p.Dynasties[english].Gold, 10)
	want(t, "territories", p.lands(english), 1<<territory(t, "wales"))
	want(t, "the lady of Wales", p.People[lady].At, Discarded)
	want(t, "its Rebellion, which is no lord's", p.land("wales").Rebellion, 1)
	want(t, "tokens in the bag", p.tokensAt(bag(english)), 4)
	for _, trait := range box.People[edward].Traits {
		want(t, "his trait "+box.Traits[trait].ID, p.hasTrait(bag(english), trait), true)
	}
	want(t, "Development cards", p.councillors(english)+p.inventions(english), 0)
	want(t, "he is in the game", p.Dynasties[english].Out, false)
}

// house finds a house by its id.
func house(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "house", id, len(box.Houses), func(i int) string { return box.Houses[i].ID })
}

// The French have the one house: its next ruler leads it. When all have reigned a stranger does.
// rule: crusader-kings/elimination/new-dynasty
// rule: crusader-kings/elimination/new-king
func TestTheSameHouseComesBackWhenThereIsNoOther(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(french, "paris").own(english, "wessex")
	capet := p.Dynasties[french].House
	first := p.rulerOf(french)
	p.falls(french).asks(french, AskReEnter)
	want(t, "under who has reigned", p.offers(by(french, ReEnter, first, capet)), false)
	want(t, "under another", p.offers(by(french, ReEnter, person(t, "louis_vi"), capet)), true)
	p.play(by(french, ReEnter, person(t, "louis_vi"), capet)).finish()
	want(t, "who reigns now", p.rulerOf(french), person(t, "louis_vi"))

	p = position(t, "kingdom-of-jerusalem", 5).own(french, "paris").own(english, "wessex")
	for _, r := range box.Houses[capet].Rulers {
		if r != first {
			p.Tree[p.TreeLen] = Kin{Person: r, Seat: french, House: capet}
			p.TreeLen++
		}
	}
	p.falls(french).play(by(french, ReEnter, None, capet)).finish()
	ruler := p.rulerOf(french)
	want(t, "a stranger of the Culture", box.People[ruler].House == None && box.People[ruler].Culture == French, true)
	want(t, "tokens in the bag", p.tokensAt(bag(french)), 1)
}

// crowded is a position without independent territories: the English have but one, which the French take.
func crowded(t *testing.T) *at {
	p := position(t, "kingdom-of-jerusalem", 5).own(german, "poland").own(italian, "sicily")
	for i := range p.Territories {
		if x := &p.Territories[i]; x.Owner == play.Nobody {
			x.Shut = true
		}
	}
	for _, id := range []string{"wessex", "paris", "toulouse", "leon", "castile"} {
		p.land(id).Shut = false
	}
	return p.own(english, "wessex").own(french, "paris", "toulouse").own(iberian, "leon", "castile")
}

// rule: crusader-kings/elimination/new-territory-rebellion
// rule: crusader-kings/elimination/new-territory-any
func TestWhereThereIsNoFreeLandANewHouseTakesALordsLand(t *testing.T) {
	for _, rebels := range []bool{true, false} {
		p := crowded(t).foot("castile")
		child := p.child(iberian, Male, "brave")
		p.dukedom(child, "castile")
		if rebels {
			p.land("leon").Rebellion, p.land("toulouse").Rebellion = 2, 1
			p.land("poland").Rebellion = 1
		}
		wessex, castile := territory(t, "wessex"), territory(t, "castile")
		p.run(func(g *State, t *play.Table) {
			g.join(g.rulerOf(english), english, Founded)
			g.takeTerritory(t, wessex, french, Conquered)
		}).asks(english, AskReEnter)
		p.play(by(english, ReEnter, person(t, "stephen"), house(t, "blois"))).asks(english, AskFoothold)
		want(t, "in another's last territory", p.offers(by(english, Foothold, territory(t, "poland"))), false)
		want(t, "in one without Rebellion", p.offers(by(english, Foothold, castile)), !rebels)
		if rebels {
			p.play(by(english, Foothold, territory(t, "leon")))
			want(t, "whose Leon is", p.land("leon").Owner, english)
			want(t, "its Rebellion", p.land("leon").Rebellion, 1)
			continue
		}
		p.play(by(english, Foothold, castile))
		want(t, "whose Castile is", p.land("castile").Owner, english)
		want(t, "its Footsoldier", p.land("castile").Foot, false)
		want(t, "its Rebellion, of which there was none", p.land("castile").Rebellion, 0)
		want(t, "its Duke's title", p.People[child].Title, None)
		want(t, "its Duke", p.People[child].At, Child)
	}
}

// rule: crusader-kings/elimination/new-territory-independent
// rule: crusader-kings/elimination/new-territory-rebellion
func TestANewHouseEndsTheForeignPactOfItsLand(t *testing.T) {
	p := crowded(t)
	p.land("scotland").Shut, p.land("scotland").Pact = false, french
	wessex := territory(t, "wessex")
	p.run(func(g *State, t *play.Table) {
		g.join(g.rulerOf(english), english, Founded)
		g.takeTerritory(t, wessex, french, Conquered)
	}).play(by(english, ReEnter, person(t, "stephen"), house(t, "blois")))
	want(t, "with one choice only nothing is asked", p.over(), true)
	want(t, "whose Scotland is", p.land("scotland").Owner, english)
	want(t, "its Pact", p.land("scotland").Pact, play.Nobody)
	want(t, "a Casus Belli of the French", p.hasCasusBelli(french, english), false)
}

// In the second and the fourth scenario nobody comes back.
// rule: crusader-kings/elimination/permanent-elimination
func TestEliminationIsForGoodInTwoScenarios(t *testing.T) {
	for i := range box.Scenarios {
		want(t, box.Scenarios[i].ID, box.Scenarios[i].Permanent, i == 1 || i == 3)
	}
	p := position(t, "crusade-of-the-faint-hearted", 3).own(english, "wessex").own(french, "paris")
	p.Dynasties[german].Out = true
	p.falls(english)
	want(t, "he is out without a question", p.over() && p.Dynasties[english].Out, true)
	want(t, "how the game ended", p.Ended, ByConquest)
	want(t, "who has won", p.Winners, 1<<french)
}
