package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// eight are territories of the English who can control no more.
var eight = []string{"wessex", "mercia", "northumbria", "wales", "scotland", "ireland", "normandy", "brittany"}

// asked is a position in which somebody is being asked something that no trade touches.
func (p *at) asked() *at {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.forget(t, german) }).asks(german, AskOldAge)
}

// thing is a territory, or a Development card of a dynasty, by its id.
func (p *at) thing(s play.Seat, id string) int16 {
	for i := range box.Territories {
		if box.Territories[i].ID == id {
			return int16(i)
		}
	}
	return territories + int16(p.cardOf(s, development(p.t, id)))
}

func (p *at) things(s play.Seat, ids ...string) (x bargain.Things) {
	p.t.Helper()
	for _, id := range ids {
		x |= bargain.Of(p.thing(s, id))
	}
	return x
}

// rule: crusader-kings/general/trade-territory-effects
// rule: crusader-kings/invade/eight-territory-limit
func TestANinthTerritoryMayBeTraded(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse").own(german, "saxony").asked()
	paris, wales := p.in("paris"), p.in("wales")
	p.hands(french, english, int16(paris)).asks(english, AskRelease)
	want(t, "the one he gets may be released", p.offers(by(english, Release, paris)), true)
	want(t, "till then he has eight", p.controls(english), 8)
	want(t, "what is wrong", p.Check(), nil)
	want(t, "nothing comes between", len(p.match.Asides(german)), 0)
	p.play(by(english, Release, wales)).asks(german, AskOldAge)
	want(t, "whose Paris is", p.land("paris").Owner, english)
	want(t, "whose Wales is", p.land("wales").Owner, play.Nobody)
	want(t, "territories", p.controls(english), 8)
	p.finish()
	want(t, "what was asked goes on", p.over(), true)
}

// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/invade/released-territory-independent
func TestANinthTerritoryMayBeReleasedAtOnce(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse").own(german, "saxony").asked()
	p.hands(french, english, p.thing(french, "paris")).play(by(english, Release, p.in("paris")))
	want(t, "whose Paris is", p.land("paris").Owner, play.Nobody)
	want(t, "somebody lives there", p.courted(p.in("paris")) != None, true)
	want(t, "the French have one", p.controls(french), 1)
}

// rule: crusader-kings/realm/fourth-card-discards-one
// rule: crusader-kings/realm/max-three-per-type
func TestAFourthCardMayBeTraded(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").own(german, "saxony").
		develops(english, "marshal", "steward", "archbishop", "bank").develops(french, "chancellor").asked()
	chancellor, steward, bank := p.cardOf(french, development(t, "chancellor")),
		p.cardOf(english, development(t, "steward")), p.cardOf(english, development(t, "bank"))
	p.hands(french, english, territories+int16(chancellor)).asks(english, AskDiscard)
	o, _ := p.match.OfferTo(english)
	want(t, "for whom another leaves", o.Args[0], int16(chancellor))
	want(t, "not the new one", p.offers(by(english, DiscardCard, chancellor)), false)
	want(t, "nor an Invention", p.offers(by(english, DiscardCard, bank)), false)
	p.play(by(english, DiscardCard, steward)).asks(german, AskOldAge)
	want(t, "the Chancellor serves the English", p.councillorOf(chancellor), english)
	want(t, "the Steward is discarded", p.DevAt[steward], DevDiscard)
	want(t, "Councillors", p.councillors(english), 3)
	for d := range int8(developments) { // whichever it is
		p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
		p.DevAt[d] = DevOf + uint8(english)
		p.run(func(g *State, t *play.Table) { g.forgo(t, territories+int16(d)) })
		want(t, "a card one parts with is discarded", p.DevAt[d], DevDiscard)
		want(t, "as is told", p.told(KeyDiscarded, int16(english), int16(d)), true)
	}
}

// rule: crusader-kings/general/trade-any-time
// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/realm/max-three-per-type
func TestABargainCarriesSeveralThingsEachWay(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).
		own(french, "paris", "toulouse", "aquitaine", "lorraine").own(german, "saxony").
		develops(english, "marshal", "steward", "archbishop", "navy").develops(french, "chancellor").asked()
	give, take := p.things(english, "wessex", "wales", "steward", "navy"), p.things(french, "paris", "toulouse", "chancellor")
	p.deals(english, french, -3, give, take).asks(german, AskOldAge)
	for _, thing := range give.List() {
		want(t, "the French have what was given", p.holdsThing(french, thing), true)
	}
	for _, thing := range take.List() {
		want(t, "the English have what was taken", p.holdsThing(english, thing), true)
	}
	want(t, "Gold of the English", p.Dynasties[english].Gold, 13)
	want(t, "who swaps two for two still has eight", p.controls(english), 8)
	want(t, "and three Councillors", p.councillors(english), 3)
	want(t, "what is wrong", p.Check(), nil)
	want(t, "told of the first each way", p.told(KeyAsks, 1, int16(english), int16(french), 3, give.List()[0], take.List()[0]), true)
	want(t, "and of the others", p.count(KeyOfferBesides), 3)
	want(t, "the last stands alone", p.told(KeyOfferBesides, 1, int16(english), int16(french), give.List()[3], bargain.None), true)
}

// rule: crusader-kings/invade/eight-territory-limit
func TestWhoGetsSeveralTooManyReleasesAsMany(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse", "aquitaine").
		own(german, "saxony").asked()
	p.deals(english, french, 0, p.things(english, "wessex"), p.things(french, "paris", "toulouse"))
	p.asks(english, AskRelease)
	want(t, "not what he gives away", p.offers(by(english, Release, p.in("wessex"))), false)
	p.play(by(english, Release, p.in("wales"))).asks(german, AskOldAge)
	want(t, "territories", p.controls(english), 8)
	want(t, "whose Wessex is", p.land("wessex").Owner, french)
}

// rule: crusader-kings/general/trade-territory-effects
func TestNobodyTradesAllHisTerritoriesAway(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris", "toulouse").
		own(german, "saxony").asked()
	move := bargain.Move{Deed: bargain.Offer, To: french, Terms: bargain.Terms{Give: p.things(english, "wessex", "mercia"), Take: p.things(french, "paris")}}
	a, _ := bargaining.Aside(p.State, english, move)
	p.match.OutOfTurn(a)
	want(t, "not both", p.whyNotHandAll(english, french, move.Terms.Give), RuleLastTerritory)
	want(t, "one of them", p.whyNotHandAll(english, french, p.things(english, "mercia")), play.Free)
	p.develops(italian, "navy")
	want(t, "a card is no territory, and handed over by who has none",
		p.whyNotHandAll(italian, french, p.things(italian, "navy")), play.Free)
	if _, err := p.match.Aside(play.Answer{Seat: french, Verb: AcceptDeal, A: 1}); err == nil {
		t.Error("it is accepted all the same")
	}
}

// rule: crusader-kings/marriage/dowry
func TestADowryCarriesSeveralThings(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales").own(french, "paris").
		develops(english, "navy").develops(french, "bank")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	gives := func(id string) play.Answer {
		return play.Answer{Seat: english, Verb: DowryGive, A: p.thing(english, id)}
	}
	p.proposes(king, princess).play(gives("wessex"), gives("navy"), play.Answer{Seat: english, Verb: DowryTake, A: p.thing(french, "bank")})
	want(t, "the same again", p.offers(gives("wessex")), false)
	p.play(gives("mercia"))
	want(t, "one territory is kept", p.refuses(gives("wales")), RuleLastTerritory)
	p.play(by(english, DowrySend)).asks(french, AskConsent)
	m := p.View(german).(*View).Match
	want(t, "what is given is seen", len(m.Give), 3)
	want(t, "and what is taken", len(m.Take), 1)
	p.play(by(french, TakeHand))
	want(t, "French territories", p.controls(french), 3)
	want(t, "the Navy", p.owns(french, development(t, "navy")), true)
	want(t, "the Bank", p.owns(english, development(t, "bank")), true)
}

// rule: crusader-kings/marriage/dowry
// rule: crusader-kings/invade/eight-territory-limit
func TestADowryMayBeOneTerritoryTooMany(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.proposes(king, princess).play(play.Answer{Seat: english, Verb: DowryTake, A: p.thing(french, "paris")},
		by(english, DowrySend), by(french, TakeHand))
	p.asks(english, AskRelease).play(by(english, Release, p.in("wales")))
	want(t, "territories", p.controls(english), 8)
	want(t, "whose Paris is", p.land("paris").Owner, english)
}

// What is in dispute is not let go for another in the midst of it.
// rule: crusader-kings/general/trade-not-unresolved-territory
// rule: crusader-kings/invade/eight-territory-limit
func TestWhatIsInDisputeIsNotReleasedForATrade(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse").own(german, "saxony", "poland").
		bagged(french, "brave").purse(french, 3).bagged(german, "brave")
	p.land("normandy").Rebellion = 1
	p.run(func(g *State, t *play.Table) { g.overthrow(t, french, p.in("normandy")) }).asks(french, AskInvest)
	p.hands(german, english, p.thing(german, "poland")).asks(english, AskRelease)
	want(t, "the one that is to be overthrown", p.refuses(by(english, Release, p.in("normandy"))), RuleDisputed)
	p.play(by(english, Release, p.in("wales"))).asks(french, AskInvest)
	want(t, "whose Normandy is", p.land("normandy").Owner, english)
}
