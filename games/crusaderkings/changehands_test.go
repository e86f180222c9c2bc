package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/invade/released-territory-independent
func TestTheNinthTerritoryCostsOne(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "northumbria", "wales", "scotland",
		"ireland", "normandy", "brittany").
		own(french, "paris", "toulouse").foot("wales").castle("wales").foot("paris")
	child := p.child(english, Male, "brave")
	p.dukedom(child, "wales")
	paris, wales := territory(t, "paris"), territory(t, "wales")
	p.run(func(g *State, t *play.Table) { g.takeTerritory(t, paris, english, Conquered) }).asks(english, AskRelease)
	want(t, "the new one may be released", p.offers(by(english, Release, paris)), true)
	want(t, "whose Paris is till then", p.land("paris").Owner, french) // or its Castle would be nobody's for a while
	p.play(by(english, Release, wales))
	want(t, "territories", p.controls(english), 8)
	want(t, "whose Paris is", p.land("paris").Owner, english)
	want(t, "the Footsoldier of the French", p.land("paris").Foot, false)
	x := p.land("wales")
	want(t, "Wales is nobody's", x.Owner, play.Nobody)
	want(t, "its Footsoldier", x.Foot, false)
	want(t, "its Castle", x.Castle, true)
	want(t, "its Duke lives without it", p.People[child].Title, None)
	want(t, "somebody lives there", p.courted(wales) != None, true)
}

// rule: crusader-kings/invade/victory
// rule: crusader-kings/invade/released-territory-independent
// rule: crusader-kings/general/trade-territory-effects
func TestWhatGoesWithTheLand(t *testing.T) {
	wessex, castles := territory(t, "wessex"), []string{"wessex", "mercia", "wales"}
	for what, goes := range map[string]func(*State, *play.Table){
		"taken":    func(g *State, t *play.Table) { g.takeTerritory(t, wessex, french, Conquered) },
		"released": func(g *State, t *play.Table) { g.loseTerritory(t, wessex, Released) },
		"traded":   func(g *State, t *play.Table) { g.swap(t, english, french, bargain.Of(int16(wessex)), 0) },
	} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, castles...).own(french, "paris").castle(castles...)
		p.Trophies[Builder] = english
		p.run(goes)
		want(t, what+": the third Castle, and the Trophy", p.Trophies[Builder], play.Nobody)

		p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales").own(french, "paris").foot("mercia", "wales")
		p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Postis, 0
		p.run(goes)
		p.asks(english, AskSurplus) // an AI dynasty with two territories

		if what != "traded" {
			position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").run(goes).asks(english, AskReEnter)
		}
	}
}

// Who gives up a Castle for another never has too few for his Trophy.
// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/trophies/overtaken
func TestATrophyIsSettledWhenAllHasChangedHands(t *testing.T) {
	builders := func() *at {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).castle("wessex", "mercia", "wales").
			own(french, "paris", "toulouse").castle("paris").
			own(german, "saxony", "poland", "bohemia").castle("saxony", "poland", "bohemia")
		p.Trophies[Builder] = english
		return p
	}
	for what, p := range map[string]*at{
		"by conquest": builders().run(func(g *State, table *play.Table) { g.takeTerritory(table, territory(t, "paris"), english, Conquered) }),
		"in a trade":  builders().asked().hands(french, english, int16(territory(t, "paris"))),
	} {
		p.asks(english, AskRelease).play(by(english, Release, p.in("wales")))
		want(t, what+": Castles", p.castles(english), 3)
		want(t, what+": the Builder", p.Trophies[Builder], english)
		want(t, what+": it is lost in between", p.count(KeyTrophyLost), 0)
	}
}

// rule: crusader-kings/general/trade-not-unresolved-territory
func TestWhatACheckIsAboutIsNotTraded(t *testing.T) {
	for _, c := range []struct {
		action   Action
		disputed bool
	}{{Build, true}, {InciteRebellion, true}, {Overthrow, true}, {Invade, true}, {PlagueCheck, true}, {Marriage, false}, {Assassinate, false}} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
		p.Checked = Check{Seat: english, Action: c.action, About: p.in("wessex"), Stage: Investing, Guest: None}
		want(t, "while it is made", p.disputed(p.in("wessex")), c.disputed)
		want(t, "another", p.disputed(p.in("mercia")), false)
		for _, stage := range []CheckStage{NotChecking, Passed, Failed} {
			p.Checked.Stage = stage
			want(t, "before it and after", p.disputed(p.in("wessex")), false)
		}
	}
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
	p.Card.Action, p.Card.Tried = Build, 1<<p.in("wessex")
	want(t, "a building site", p.disputed(p.in("wessex")), true)
	want(t, "another", p.disputed(p.in("mercia")), false)
	p.Card.Action = Overthrow
	want(t, "where something else was tried", p.disputed(p.in("wessex")), false)
}

// rule: crusader-kings/setup/one-knight-per-territory
// rule: crusader-kings/pacts/territory-pact-ends-on-conquest
// rule: crusader-kings/concepts/independent-territory
func TestATerritoryThatIsTakenIsNoLongerCourtedNorInAPact(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	lady := p.suitor("scotland", Female, "brave")
	p.land("wales").Pact = french
	p.run(func(g *State, table *play.Table) {
		g.takeTerritory(table, territory(t, "scotland"), english, Conquered)
		g.takeTerritory(table, territory(t, "wales"), english, Annexed)
	})
	want(t, "the lady of Scotland", p.People[lady].At, Discarded)
	want(t, "the Pact of Wales", p.land("wales").Pact, play.Nobody)
	want(t, "who lives in Wales", p.courted(territory(t, "wales")), None)
	want(t, "Scotland is independent", p.independent(territory(t, "scotland")), false)
	p.land("ireland").Shut = true
	want(t, "and Ireland, where nobody rules and which is out of the game", p.independent(territory(t, "ireland")), false)
	want(t, "Brittany is", p.independent(territory(t, "brittany")), true)
}

// rule: crusader-kings/concepts/territory-culture
// rule: crusader-kings/concepts/independent-has-spouse
// rule: crusader-kings/concepts/every-character-has-a-trait
func TestSuitorsAreOfTheTerritorysCulture(t *testing.T) {
	for id, c := range map[string]Culture{"wales": English, "paris": French, "saxony": German, "sicily": Italian, "leon": Iberian} {
		p := position(t, "kingdom-of-jerusalem", 5)
		p.run(func(g *State, table *play.Table) {
			g.newSuitor(table, territory(t, id))
			g.newSuitor(table, territory(t, id))
		})
		want(t, "who lives in "+id, box.People[p.courted(territory(t, id))].Culture, c)
		want(t, "they come once", p.count(KeySuitor), 1)
		want(t, "tokens on the card", p.tokensAt(Place(p.courted(territory(t, id)))), 1)
	}
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	p.land("wales").Pact, p.land("ireland").Shut = english, true
	p.run(func(g *State, table *play.Table) {
		for _, id := range []string{"wessex", "wales", "ireland"} {
			g.newSuitor(table, territory(t, id))
		}
	})
	want(t, "nobody comes where somebody rules, where there is a Pact, or out of the map", p.count(KeySuitor), 0)
}

// rule: crusader-kings/general/trade-territory-effects
// rule: crusader-kings/general/trade-any-time
// rule: crusader-kings/general/trade-not-unresolved-territory
func TestWhatMayBeHandedOver(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris").own(german, "saxony", "poland").
		develops(english, "navy", "chancellor").develops(french, "chancellor")
	wessex, paris, poland := int16(territory(t, "wessex")), int16(territory(t, "paris")), int16(territory(t, "poland"))
	card := func(s play.Seat, id string) int16 { return territories + int16(p.cardOf(s, development(t, id))) }
	p.Invasion = Invasion{Seat: italian, Count: 1, Attacks: [maxAttacks]Attack{{From: territory(t, "sicily"), Target: int8(poland)}}}
	for _, c := range []struct {
		what     string
		from, to play.Seat
		thing    int16
		why      play.Rule
	}{
		{"a territory", english, french, wessex, play.Free},
		{"one of another", english, french, paris, RuleNotHis},
		{"the last", french, english, paris, RuleLastTerritory},
		{"one that is attacked", german, english, poland, RuleDisputed},
		{"a Development card", english, french, card(english, "navy"), play.Free},
		{"one the other has", english, french, card(english, "chancellor"), RuleOwnsKind},
	} {
		want(t, c.what, p.whyNotHandOver(c.from, c.to, c.thing), c.why)
	}
}

// rule: crusader-kings/general/trade-not-unresolved-territory
func TestWhatThePlagueMayReachIsNotTraded(t *testing.T) {
	p := taxed(t, "weak")
	p.land("wessex").Plague = Outbreak
	p.taxes().asks(english, AskSpread)
	why := func(id string) play.Rule { return p.whyNotHandOver(p.land(id).Owner, german, int16(p.in(id))) }
	want(t, "a check is still to be made", why("normandy"), RuleDisputed)
	want(t, "of one's own too", why("wales"), RuleDisputed)
	want(t, "none is to be made", why("scotland"), play.Free)
	p.play(by(english, SpreadTo, p.in("normandy"), p.in("wessex")))
	want(t, "it has been made", why("normandy"), play.Free)
}

// rule: crusader-kings/general/trade-not-unresolved-territory
func TestWhatAnEventThreatensIsNotTraded(t *testing.T) {
	facing := func(s play.Seat, kind CardType, event string) *at {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris", "normandy").
			castle("wessex", "paris").
			bagged(english, "weak", "brave").purse(english, 5)
		p.plays(s, kind, event)
		return p
	}
	why := func(p *at, id string) play.Rule { return p.whyNotHandOver(p.land(id).Owner, german, int16(p.in(id))) }
	t.Run("while it is carried out", func(t *testing.T) {
		p := facing(english, War, "war_battered_keep").run(func(g *State, t *play.Table) { g.playEvent(t, english) }).asks(english, AskInvest)
		want(t, "a Castle may fall", why(p, "wessex"), RuleDisputed)
		want(t, "there is none", why(p, "mercia"), play.Free)
		want(t, "another's", why(p, "paris"), play.Free)
	})
	t.Run("from when its card is revealed", func(t *testing.T) {
		p := facing(french, War, "war_battered_keep")
		want(t, "of who plays it", why(p, "paris"), RuleDisputed)
		want(t, "of another", why(p, "wessex"), play.Free)
	})
	t.Run("of whom it will strike", func(t *testing.T) {
		p := facing(english, War, "war_unguarded_town").own(french, "paris")
		want(t, "a town without a Footsoldier", why(p, "mercia"), RuleDisputed)
		p.foot("mercia")
		want(t, "one with", why(p, "mercia"), play.Free)
	})
	t.Run("of him alone", func(t *testing.T) {
		p := facing(english, Intrigue, "intrigue_market_peace").own(italian, "apulia", "sicily").own(iberian, "leon", "castile")
		p.rebellion("sicily", "castile")
		want(t, "of the next who meets what it asks for", why(p, "sicily"), RuleDisputed)
		want(t, "not of the one after him", why(p, "castile"), play.Free)
		want(t, "nor of who does not meet it", why(p, "normandy"), play.Free)
	})
	t.Run("one of several things may happen", func(t *testing.T) {
		p := facing(english, Realm, "realm_cracked_walls")
		want(t, "a Castle may fall", why(p, "wessex"), RuleDisputed)
	})
	t.Run("a Knight may be laid on its side", func(t *testing.T) {
		p := facing(english, Taxes, "tax_unpaid_vassal").foot("mercia")
		want(t, "of who plays it", why(p, "wessex"), RuleDisputed)
		want(t, "beside a Footsoldier it stands", why(p, "mercia"), play.Free)
		p = facing(english, Crusades, "crusade_absent_lord")
		want(t, "of the next", why(p, "paris"), RuleDisputed)
		want(t, "not of who plays it", why(p, "wessex"), play.Free)
	})
	t.Run("it misses", func(t *testing.T) {
		p := facing(german, War, "war_battered_keep")
		p.Card.InEvent = true
		want(t, "nobody is struck", why(p, "wessex"), play.Free)
	})
}

// rule: crusader-kings/general/trade-territory-effects
func TestAThingChangesHands(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris").foot("wessex").
		castle("wessex").develops(english, "navy")
	wessex, navy := int16(territory(t, "wessex")), territories+int16(p.cardOf(english, development(t, "navy")))
	p.run(func(g *State, t *play.Table) {
		g.swap(t, english, french, bargain.Of(wessex, navy), 0)
		g.handGold(t, english, french, 4)
	})
	x := p.land("wessex")
	want(t, "whose Wessex is", x.Owner, french)
	want(t, "its Footsoldier", x.Foot, false)
	want(t, "its Castle", x.Castle, true)
	want(t, "the Navy", p.owns(french, development(t, "navy")), true)
	want(t, "Gold of the English", p.Dynasties[english].Gold, 6)
	want(t, "Gold of the French", p.Dynasties[french].Gold, 14)

	p.run(func(g *State, t *play.Table) { g.swap(t, english, french, 0, bargain.Of(wessex, navy)) })
	want(t, "whose Wessex is when it is taken back", p.land("wessex").Owner, english)
	want(t, "and the Navy", p.owns(english, development(p.t, "navy")), true)
	for d := range int8(developments) { // whichever card it is
		p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
		p.DevAt[d] = DevOf + uint8(english)
		want(t, "a card may be handed over by who has one territory", p.whyNotHandOver(english, french, territories+int16(d)), play.Free)
		p.run(func(g *State, t *play.Table) { g.swap(t, english, french, bargain.Of(territories+int16(d)), 0) })
		want(t, "whose it is", p.DevAt[d], DevOf+uint8(french))
		p.DevAt[d^1] = DevOf + uint8(english)
		want(t, "the other of its kind stays", p.whyNotHandOver(english, french, territories+int16(d^1)), RuleOwnsKind)
	}
}

// rule: crusader-kings/ai-modes/no-gold
func TestAnAIsGoldComesFromTheTreasuryAndGoesThere(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3)
	p.Dynasties[french].Strategy, p.Dynasties[french].Gold = Ferox, 0
	before := p.treasury()
	p.run(func(g *State, t *play.Table) { g.handGold(t, english, french, 4) })
	want(t, "the AI's Gold", p.Dynasties[french].Gold, 0)
	want(t, "the Treasury gains", p.treasury()-before, 4)
	p.run(func(g *State, t *play.Table) { g.handGold(t, french, english, 3) })
	want(t, "the player's Gold", p.Dynasties[english].Gold, 9)
}

// rule: crusader-kings/ai-modes/no-gold
func TestAnAIDynastyPaysWhatTheTreasuryHas(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").own(german, "saxony")
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Munitio, 0
	p.Dynasties[french].Gold, p.Dynasties[german].Gold = 10, goldInBox-11
	p.run(func(g *State, t *play.Table) {
		g.handGold(t, english, french, 4)
		g.handGold(t, english, french, 4)
		g.handGold(t, german, english, 3)
	})
	want(t, "the French have", p.Dynasties[french].Gold, 11)
	want(t, "one is told of, not four", p.told(KeyHandsGold, int16(english), int16(french), 1), true)
	want(t, "nothing is told of nothing", p.count(KeyHandsGold), 2)
	want(t, "the Treasury takes what it is paid", p.treasury(), 3)
}
