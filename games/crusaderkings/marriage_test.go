package crusaderkings

import (
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

// courts is a position in which it is a dynasty's Dynastic phase.
func (p *at) courts(s play.Seat) *at {
	p.Phase, p.Active = Dynastic, s
	return p.run(func(g *State, t *play.Table) { g.dynasticPhase(t, s) })
}

// rule: crusader-kings/marriage/independent-red-accepts
// rule: crusader-kings/marriage/independent-success-forms-pact
// rule: crusader-kings/marriage/spouse-joins-family
// rule: crusader-kings/marriage/king-spouse-traits-into-bag
// rule: crusader-kings/marriage/one-attempt-per-round
// rule: crusader-kings/marriage/independent-no-refill-while-in-pact
func TestABadPartyIsHadForTheAsking(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "pious", "brave", "strong", "honest")
	lady := p.suitor("paris", Female, "weak")
	ruler := p.rulerOf(english)
	p.courts(english).asks(english, AskDynastic)
	want(t, "he need not marry", p.offers(by(english, NoMarriage)), true)
	p.play(by(english, Court, ruler, lady))
	want(t, "the attempt of this Round is made", p.over(), true)
	want(t, "the consort", p.consortOf(english), lady)
	want(t, "the ruler's spouse", p.People[ruler].Spouse, lady)
	want(t, "tokens in the bag", p.tokensAt(bag(english)), 5)
	want(t, "her token in it", p.hasTrait(bag(english), trait(t, "weak")), true)
	want(t, "tokens on her card", p.tokensAt(Place(lady)), 0)
	want(t, "the Pact with Paris", p.land("paris").Pact, english)
	want(t, "who lives in Paris", p.courted(territory(t, "paris")), None)
	want(t, "no check was made", p.Checked.Seat, play.Nobody)
}

// rule: crusader-kings/marriage/independent-green-needs-check
// rule: crusader-kings/marriage/failed-marriage
// rule: crusader-kings/marriage/one-attempt-per-round
// rule: crusader-kings/trait-check/critical-pair-marriage
func TestAGoodPartyMustBeWon(t *testing.T) {
	for _, wins := range []bool{true, false} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").
			bagged(english, map[bool]string{true: "lustful", false: "weak"}[wins])
		lady := p.suitor("paris", Female, "pious")
		son := p.child(english, Male, "brave")
		p.courts(english).play(by(english, Court, son, lady)).asks(english, AskInvest)
		want(t, "successes needed", p.Checked.Needed, 1)
		p.play(saying(by(english, InvestGold), 1)).asks(french, AskSabotage)
		p.play(by(french, PaySabotage), by(german, PaySabotage), by(italian, PaySabotage), by(iberian, PaySabotage))
		if wins {
			p.play(play.Answer{Seat: english, Verb: KeepToken, A: p.Checked.Drawn[0]})
		}
		want(t, "whom the son is married to", p.People[son].Spouse, map[bool]int8{true: lady, false: None}[wins])
		if wins {
			want(t, "where she lies", p.People[lady].At, InLaw)
			want(t, "tokens on her card", p.tokensAt(Place(lady)), 1)
			want(t, "the Pact", p.land("paris").Pact, english)
			continue
		}
		want(t, "where she lives", p.People[lady], Person{At: Unmarried, Of: territory(t, "paris"), Spouse: None, Title: None, Kin: None})
		want(t, "the Pact", p.land("paris").Pact, play.Nobody)
		want(t, "a Casus Belli", p.Dynasties[french].CasusBelli, 0)
		p.asks(english, AskTitles) // and no other attempt
	}
}

// rule: crusader-kings/marriage/three-kinds-of-partner
// rule: crusader-kings/marriage/only-unmarried
// rule: crusader-kings/marriage/opposite-sex
// rule: crusader-kings/marriage/ruling-king-and-queen
// rule: crusader-kings/succession/queens
func TestWhoMayMarryWhom(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	king, brother := p.rulerOf(english), p.sibling(english, Male, "brave")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(brother, wife)
	lady, lord := p.suitor("paris", Female, "weak"), p.suitor("lorraine", Male, "weak")
	p.People[p.rulerOf(french)].At = OutOfPlay
	queen := p.relative(french, Ruler, Female, nil)
	princess, prince := p.child(french, Female, "pious"), p.child(french, Male, "pious")
	married := p.child(german, Female, "pious")
	p.wed(married, p.somebody(Italian, Male, Person{At: InLaw, Of: int8(german)}))
	sister := p.sibling(english, Female, "brave")
	p.courts(english)
	for _, c := range []struct {
		what   string
		answer play.Answer
		offer  bool
		why    play.Rule
	}{
		{"king and lady", by(english, Court, king, lady), true, play.Free},
		{"king and lord", by(english, Court, king, lord), false, RuleOppositeSex},
		{"sister and lord", by(english, Court, sister, lord), true, play.Free},
		{"king and queen", by(english, Propose, king, queen), false, RuleRulingPair},
		{"king and princess", by(english, Propose, king, princess), true, play.Free},
		{"king and prince", by(english, Propose, king, prince), false, RuleOppositeSex},
		{"king and a married princess", by(english, Propose, king, married), false, RuleUnmarried},
		{"sister and another king", by(english, Propose, sister, p.rulerOf(iberian)), true, play.Free},
		{"sister and prince", by(english, Propose, sister, prince), true, play.Free},
		{"king and his own sister", by(english, Propose, king, sister), false, play.Free},
		{"married brother and lady", by(english, Court, brother, lady), false, play.Free},
		{"married brother and his own people", by(english, WedCommoner, brother, int8(English)), false, RuleUnmarried},
		{"king and his own people", by(english, WedCommoner, king, int8(English)), true, play.Free},
		{"king and the Iberians", by(english, WedCommoner, king, int8(Iberian)), true, play.Free},
		{"nobody", by(english, NoMarriage), true, play.Free},
	} {
		want(t, c.what+" is offered", p.offers(c.answer), c.offer)
		want(t, c.what+" is refused by", p.refuses(c.answer), c.why)
	}
	want(t, "a Queen and a princess", p.whyNotMarry(queen, sister), RuleOppositeSex)
	want(t, "a Queen and a lord", p.whyNotMarry(queen, lord), play.Free)
	want(t, "a married brother and a lady", p.whyNotMarry(brother, lady), RuleUnmarried)
	want(t, "a married brother and the people of another culture", p.whyNotCommoner(brother, Iberian), RuleUnmarried)
}

// rule: crusader-kings/marriage/glitterhoof-marriage
func TestAnybodyMayMarryGlitterhoof(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "pious")
	king, sister := p.rulerOf(english), p.sibling(english, Female, "brave")
	p.People[box.Glitterhoof] = Person{At: Unmarried, Of: territory(t, "wales"), Spouse: None, Title: None, Kin: None}
	p.token("kind", Place(box.Glitterhoof))
	p.courts(english)
	want(t, "a woman", p.offers(by(english, Court, sister, box.Glitterhoof)), true)
	p.play(by(english, Court, king, box.Glitterhoof)).asks(english, AskInvest)
	p.play(by(english, InvestGold))
	want(t, "the consort", p.consortOf(english), box.Glitterhoof)
}

// rule: crusader-kings/marriage/deck-spouse-needs-check
// rule: crusader-kings/marriage/deck-spouse-draw
// rule: crusader-kings/marriage/deck-spouse-trait
// rule: crusader-kings/marriage/deck-spouse-no-pact
// rule: crusader-kings/marriage/relative-spouse-under-card
func TestACommonerComesFromTheDeck(t *testing.T) {
	for _, wins := range []bool{true, false} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").
			bagged(english, map[bool]string{true: "pious", false: "weak"}[wins])
		sister := p.sibling(english, Female, "brave")
		p.courts(english).play(by(english, WedCommoner, sister, int8(Italian))).asks(english, AskInvest).play(by(english, InvestGold))
		spouse := p.People[sister].Spouse
		if !wins {
			want(t, "the sister's husband", spouse, None)
			continue
		}
		if spouse == None {
			t.Fatal("the sister found nobody")
		}
		want(t, "his sex", box.People[spouse].Sex, Male)
		want(t, "his Culture", box.People[spouse].Culture, Italian)
		want(t, "where he lies", p.People[spouse].At, InLaw)
		want(t, "tokens on his card", p.tokensAt(Place(spouse)), 1)
		want(t, "tokens in the bag", p.tokensAt(bag(english)), 1)
		want(t, "Pacts", p.Dynasties[english].Pacts, 0)
	}
}

// rule: crusader-kings/marriage/deck-spouse-draw
// rule: crusader-kings/general/cards-reshuffle
func TestADeckWithoutTheOtherSexIsRefusedUntilItsDiscardsHelp(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "pious")
	king := p.rulerOf(english)
	for i := range p.People {
		if x := &p.People[i]; x.At == InDeck && x.Of == int8(Italian) && box.People[i].Sex == Female {
			x.At = OutOfPlay
		}
	}
	want(t, "an empty deck", p.whyNotCommoner(king, Italian), RuleCommoner)
	last := person(t, box.People[p.somebody(French, Female, Person{At: Discarded, Of: int8(Italian)})].ID)
	want(t, "with one woman discarded", p.whyNotCommoner(king, Italian), play.Free)
	p.courts(english).play(by(english, WedCommoner, king, int8(Italian)), by(english, InvestGold))
	want(t, "the consort", p.consortOf(english), last)
}

// proposes is a proposal of the English for a French bride, up to its terms.
func (p *at) proposes(suitor, bride int8) *at {
	return p.courts(english).play(by(english, Propose, suitor, bride)).asks(english, AskDowry)
}

// rule: crusader-kings/marriage/player-consent
// rule: crusader-kings/marriage/dynastic-marriage-forms-pact
// rule: crusader-kings/marriage/relative-marrying-a-king-moves
// rule: crusader-kings/marriage/characters-who-left
// rule: crusader-kings/marriage/slots-after-leaving
// rule: crusader-kings/titles/revoke-on-leaving
func TestAPrincessJoinsTheKingSheMarries(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").cause(french, english)
	king := p.rulerOf(english)
	princess, brother := p.child(french, Female, "pious"), p.child(french, Male, "weak")
	p.dukedom(princess, "paris")
	p.proposes(king, princess)
	want(t, "where they live is not to be chosen", p.offers(by(english, DowryHome, int8(french))), false)
	p.play(by(english, DowrySend)).asks(french, AskConsent).play(by(french, TakeHand))
	want(t, "the consort", p.consortOf(english), princess)
	want(t, "her token in the bag", p.hasTrait(bag(english), trait(t, "pious")), true)
	want(t, "no check was made", p.Checked.Seat, play.Nobody)
	want(t, "the Pact", p.inPact(english, french) && p.inPact(french, english), true)
	want(t, "the Casus Belli", p.hasCasusBelli(french, english), false)
	want(t, "her Duchy", p.duchy(territory(t, "paris")), false)
	want(t, "its loss is told", p.told(KeyTitleEnds, int16(princess), int16(territory(t, "paris"))), true)
	want(t, "her slot", p.childAt(french, 0), None)
	want(t, "her brother keeps his", p.childAt(french, 1), brother)
	want(t, "the French heir", p.heir(french), brother)
	want(t, "the proposal is over", p.Match, noMatch())
}

// rule: crusader-kings/marriage/relative-marrying-a-king-moves
func TestASuitorJoinsTheRulerHeMarries(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	sister := p.sibling(english, Female, "brave")
	king := p.rulerOf(french)
	p.proposes(sister, king)
	want(t, "where they live is not to be chosen", p.offers(by(english, DowryHome, int8(english))), false)
	p.play(by(english, DowrySend), by(french, TakeHand))
	want(t, "the French consort", p.consortOf(french), sister)
	want(t, "her token in the French bag", p.hasTrait(bag(french), trait(t, "brave")), true)
	want(t, "English siblings", len(p.eldest(english, Sibling)), 0)
}

// rule: crusader-kings/marriage/relatives-marrying-negotiate
func TestTwoRelativesGoWhereItIsAgreed(t *testing.T) {
	for _, abroad := range []bool{false, true} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
		son, princess := p.child(english, Male, "brave"), p.child(french, Female, "pious")
		p.proposes(son, princess)
		home, mover, stays := english, princess, son
		if abroad {
			p.play(by(english, DowryHome, int8(french)))
			home, mover, stays = french, son, princess
		}
		p.play(by(english, DowrySend), by(french, TakeHand)).finish()
		want(t, "who moved lies", p.People[mover].At, InLaw)
		want(t, "with whom", p.People[mover].Of, int8(home))
		want(t, "who stayed", p.People[stays].At, Child)
		want(t, "they are married", p.People[stays].Spouse, mover)
		want(t, "his token lies on his card", p.tokensAt(Place(son)), 1)
		want(t, "hers on hers", p.tokensAt(Place(princess)), 1)
	}
}

// rule: crusader-kings/marriage/player-consent
// rule: crusader-kings/marriage/one-attempt-per-round
func TestARefusedProposalIsTheAttemptOfTheRound(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.proposes(king, princess).play(saying(by(english, DowryGold), 3), by(english, DowrySend), by(french, RefuseHand))
	want(t, "it is over", p.over(), true)
	want(t, "the king's spouse", p.People[king].Spouse, None)
	want(t, "Gold", p.Dynasties[english].Gold, 10)
	want(t, "the Pact", p.inPact(english, french), false)
	want(t, "told", p.told(KeyRefuses, int16(french), int16(princess), int16(king)), true)
}

// rule: crusader-kings/marriage/one-attempt-per-round
func TestAProposalThatWasNotSentIsNoAttempt(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.proposes(king, princess).play(by(english, DowryDrop)).asks(english, AskDynastic)
	want(t, "the proposal", p.Match, noMatch())
}

// rule: crusader-kings/marriage/one-attempt-per-round
func TestWhoTakesAHandKeepsHisOwnAttempt(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.Phase = Dynastic
	p.run(func(g *State, t *play.Table) {
		g.dynasticPhase(t, english)
		g.dynasticPhase(t, french)
	}).play(by(english, Propose, king, princess), by(english, DowrySend), by(french, TakeHand)).asks(french, AskDynastic)
}

// rule: crusader-kings/marriage/dowry
func TestADowryChangesHandsWithTheWedding(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris", "toulouse").develops(english, "navy")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	navy, paris := territories+int16(p.cardOf(english, development(t, "navy"))), int16(territory(t, "paris"))
	p.proposes(king, princess)
	want(t, "more Gold than there is", p.offers(saying(by(english, DowryGold), 11)), false)
	want(t, "Gold the other way", p.offers(saying(by(english, DowryGold), -10)), true)
	p.play(saying(by(english, DowryGold), 4), play.Answer{Seat: english, Verb: DowryGive, A: navy},
		play.Answer{Seat: english, Verb: DowryTake, A: paris})
	want(t, "the Gold is settled", p.offers(saying(by(english, DowryGold), 5)), false)
	want(t, "so is the Navy", p.offers(play.Answer{Seat: english, Verb: DowryGive, A: navy}), false)
	want(t, "and Paris", p.offers(play.Answer{Seat: english, Verb: DowryTake, A: paris}), false)
	want(t, "nothing has changed hands yet", p.Dynasties[english].Gold == 10 && p.owns(english, development(t, "navy")), true)
	p.play(by(english, DowrySend), by(french, TakeHand))
	want(t, "Gold of the English", p.Dynasties[english].Gold, 6)
	want(t, "Gold of the French", p.Dynasties[french].Gold, 14)
	want(t, "the Navy", p.owns(french, development(t, "navy")), true)
	want(t, "Paris", p.land("paris").Owner, english)
}

// rule: crusader-kings/marriage/dowry
func TestADowryIsOfWhatTheTwoHave(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris", "toulouse").own(german, "saxony")
	p.Dynasties[english].Gold, p.Dynasties[french].Gold = 0, 4
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.proposes(king, princess)
	listed := func(v play.Verb, thing int16) bool {
		a := play.Answer{Seat: english, Verb: v, A: thing}
		return p.offers(a) || p.refuses(a) != play.Free
	}
	for i := range int16(things) {
		land := int8(i)
		want(t, "what he may give", listed(DowryGive, i), i < territories && p.Territories[land].Owner == english)
		want(t, "what he may ask for", listed(DowryTake, i), i < territories && p.Territories[land].Owner == french)
	}
	want(t, "he has no Gold to give", p.offers(saying(by(english, DowryGold), 1)), false)
	p.play(saying(by(english, DowryGold), -4), by(english, DowrySend), by(french, TakeHand))
	want(t, "Gold of the English", p.Dynasties[english].Gold, 4)
	want(t, "Gold of the French", p.Dynasties[french].Gold, 0)
	want(t, "told", p.told(KeyHandsGold, int16(french), int16(english), 4), true)
	want(t, "they are married", p.consortOf(english), princess)

	p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").purse(english, 0)
	p.proposes(p.rulerOf(english), p.child(french, Female, "pious"))
	want(t, "where neither has any, Gold is not spoken of", p.offers(by(english, DowryGold)), false)
}

// Who has eight territories and swaps one for another still has eight.
// rule: crusader-kings/marriage/dowry
// rule: crusader-kings/invade/eight-territory-limit
func TestADowryThatIsSwappedCostsNothing(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").
		own(french, "paris", "toulouse", "normandy", "aquitaine", "burgundy", "brittany", "lorraine", "low_countries")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	mercia, paris := int16(territory(t, "mercia")), int16(territory(t, "paris"))
	p.proposes(king, princess).play(play.Answer{Seat: english, Verb: DowryGive, A: mercia},
		play.Answer{Seat: english, Verb: DowryTake, A: paris},
		by(english, DowrySend), by(french, TakeHand))
	want(t, "nothing is asked", p.over(), true)
	want(t, "French territories", p.controls(french), 8)
	want(t, "English territories", p.controls(english), 2)
}

// rule: crusader-kings/marriage/dowry
func TestADowryThatCannotBePaidIsNotTaken(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.Match = p.matchOf(king, princess)
	p.Match.Dowry.Goods[0] = 11
	p.run(func(g *State, t *play.Table) { g.propose(t) }).asks(french, AskConsent)
	want(t, "why not", p.refuses(by(french, TakeHand)), RuleDowry)
	for gold, why := range map[int16]play.Rule{-11: RuleDowry, -10: play.Free, 0: play.Free, 10: play.Free, 11: RuleDowry} {
		p.Match.Dowry.Goods[0] = gold
		want(t, "up to what the one or the other has", p.whyNotSettle(), why)
	}

	p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	p.Match = p.matchOf(king, princess)
	p.Match.Dowry.Give = bargain.Of(int16(territory(t, "wessex")))
	want(t, "the last territory", p.whyNotSettle(), RuleLastTerritory)
	p.Match.Dowry.Give, p.Match.Dowry.Take = 0, bargain.Of(int16(territory(t, "paris")))
	want(t, "the other's last", p.whyNotSettle(), RuleLastTerritory)
}

// rule: crusader-kings/round/marriage-or-adoption
// rule: crusader-kings/adoption/replaces-marriage-attempt
// rule: crusader-kings/round/titles-after-marriage
func TestWhoAdoptsDoesNotMarry(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	p.spouse(english, Female)
	p.sibling(english, Male, "brave")
	p.courts(english).play(by(english, Adopt)).asks(english, AskTitles)
	want(t, "the child may be made a Duke at once", p.offers(by(english, GrantTitle, p.childAt(english, 0), territory(t, "wessex"))), true)
}

// A Boon for the next marriage is good for one attempt.
// rule: crusader-kings/marriage/one-attempt-per-round
// rule: crusader-kings/trait-check/modifiers
func TestTheAttemptUsesUpWhatAnEventGave(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "weak")
	p.Dynasties[english].Gold = 0
	p.Dice = chance.New(3)
	p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreDraws, Actions: 1 << Marriage, Value: 2}, Until: NextUse})
	lady := p.suitor("paris", Female, "pious")
	p.courts(english).play(by(english, Court, p.rulerOf(english), lady))
	want(t, "free draws", p.Checked.Free, 3)
	want(t, "what is left of it", p.draws(english, Marriage, false), 0)
	want(t, "and the attempt of this Round is over", p.over(), true)
}

// The family tree joins the two.
// rule: crusader-kings/marriage/spouse-joins-family
// rule: crusader-kings/marriage/characters-who-left
func TestTheTreeKnowsWhoMarriedWhom(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.run(func(g *State, t *play.Table) {
		g.join(king, english, Founded)
		g.join(princess, french, Founded)
		g.wed(t, king, princess)
	})
	want(t, "she is of the English now", p.member(princess, english), true)
	want(t, "and inherits at home no more", p.heir(french), None)
	want(t, "entries", p.TreeLen, 3)
	want(t, "the princess at home", p.Tree[1].Left, true)
	want(t, "how she came", p.Tree[2].Came, Married)
	want(t, "her husband", p.Tree[2].Spouse, 0)
	want(t, "his wife", p.Tree[0].Spouse, 2)
}
