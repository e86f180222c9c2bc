package crusaderkings

import (
	"testing"

	"signoria/play"
)

// takes plays an attack of the English upon a territory from Normandy up to its end, or to what becomes of
// the territory.
func (p *at) takes(target string) *at {
	p.t.Helper()
	return p.invades().play(p.attacks(english, target, "normandy"), begins(english, 1))
}

func TestVictory(t *testing.T) {
	t.Run("what stays and what goes", func(t *testing.T) {
		p := campaign(t, 2, "brave", "pious", "strong").castle("paris").foot("paris")
		p.land("paris").Harvest, p.land("paris").Plague = 1, Over
		p.takes("paris").play(invests(english, 2)).asks(english, AskConquest).play(by(english, StayPut))
		// rule: crusader-kings/invade/victory
		want(t, "conquered", p.told(KeyLandTaken, int16(p.in("paris")), int16(english), int16(french), int16(Conquered)), true)
		want(t, "the Knight", p.land("paris").Owner, english)
		want(t, "the French Footsoldier", p.land("paris").Foot, false)
		want(t, "the Castle", p.land("paris").Castle, true)
		want(t, "the Harvest", p.land("paris").Harvest, 1)
		want(t, "the Plague", p.land("paris").Plague, Over)
	})
	t.Run("a Footsoldier moves in", func(t *testing.T) {
		// rule: crusader-kings/invade/move-footsoldier-in
		// rule: crusader-kings/invade/victory
		p := campaign(t, 0, "brave").own(english, "low_countries", "brittany").foot("low_countries", "brittany")
		p.land("paris").Rebellion = 2
		p.invades().play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "low_countries"), begins(english, 1))
		move := func(from string) play.Answer { return by(english, MoveIn, p.in("paris"), p.in(from)) }
		want(t, "the attacker may", p.offers(move("normandy")), true)
		want(t, "who took no part may not", p.offers(move("brittany")), false)
		p.play(move("low_countries"))
		want(t, "a Knight has moved in", p.land("paris").Owner, english)
		want(t, "Paris is mobilised", p.land("paris").Foot, true)
		want(t, "its Rebellion is over", p.land("paris").Rebellion, 0)
		want(t, "the Low Countries are not any more", p.land("low_countries").Foot, false)
		want(t, "Normandy is", p.land("normandy").Foot, true)
		// rule: crusader-kings/invade/pillage-needs-empty
		want(t, "that was all: no pillage", p.over() && p.Dynasties[english].Gold == 0, true)
	})
	t.Run("pillage", func(t *testing.T) {
		// rule: crusader-kings/invade/pillage
		p := campaign(t, 0, "brave").takes("paris")
		p.play(by(english, Pillage, p.in("paris")))
		want(t, "Gold", p.Dynasties[english].Gold, 2)
		want(t, "Rebellion", p.land("paris").Rebellion, 1)
		// rule: crusader-kings/invade/pillage-needs-empty
		want(t, "nobody moves in", p.over() && !p.land("paris").Foot, true)
	})
	t.Run("no token is left to pillage with", func(t *testing.T) {
		// rule: crusader-kings/general/component-limits
		p := campaign(t, 0, "brave")
		p.land("leon").Rebellion = rebellionInBox
		p.takes("paris")
		want(t, "why", p.refuses(by(english, Pillage, p.in("paris"))), RuleTokensLeft)
	})
	t.Run("who lives there dies", func(t *testing.T) {
		// rule: crusader-kings/invade/characters-killed
		p := campaign(t, 0, "brave")
		bride := p.suitor("brittany", Female, "kind")
		p.takes("brittany").play(by(english, StayPut))
		want(t, "the potential spouse", p.People[bride].At, Discarded)
		want(t, "told as a death", p.told(KeyDies, int16(bride)) && p.count(KeyGone) == 0, true)
		want(t, "nobody comes in her place", p.courted(p.in("brittany")), int8(None))

		p = campaign(t, 2, "brave", "strong")
		duke := p.child(french, Male, "kind")
		wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(french)})
		p.wed(duke, wife)
		p.dukedom(duke, "paris")
		p.takes("paris").play(invests(english, 2), by(english, StayPut))
		// rule: crusader-kings/titles/duke-killed-with-duchy
		want(t, "the Duke", p.People[duke].At, Discarded)
		want(t, "and his wife", p.People[wife].At, Discarded)
	})
	t.Run("a ninth territory", func(t *testing.T) {
		// rule: crusader-kings/invade/victory
		p := campaign(t, 0, "brave").own(english, "mercia", "wales", "scotland", "ireland", "northumbria", "brittany").takes("paris")
		// rule: crusader-kings/invade/eight-territory-limit
		p.asks(english, AskRelease)
		want(t, "any of nine", p.choices(english), 9)
		p.play(by(english, Release, p.in("ireland")))
		want(t, "territories", p.controls(english), 8)
		// rule: crusader-kings/invade/released-territory-independent
		want(t, "independent", p.independent(p.in("ireland")), true)
		lives := p.courted(p.in("ireland"))
		want(t, "somebody English lives there", lives != None && box.People[lives].Culture == English, true)
		p.asks(english, AskConquest)
	})
	t.Run("the eighth costs nothing", func(t *testing.T) {
		// rule: crusader-kings/invade/victory
		// rule: crusader-kings/invade/eight-territory-limit
		p := campaign(t, 0, "brave").own(english, "mercia", "wales", "scotland", "ireland", "northumbria").takes("paris")
		p.asks(english, AskConquest)
		want(t, "territories", p.controls(english), 8)
	})
	t.Run("that ends the game", func(t *testing.T) {
		// rule: crusader-kings/invade/victory
		// rule: crusader-kings/elimination/permanent-elimination
		p := campaign(t, 0, "brave")
		p.Options.Permanent = true
		for i := range p.Territories {
			if x := &p.Territories[i]; x.Owner != english && int8(i) != p.in("paris") {
				x.Owner = play.Nobody
			}
		}
		for _, s := range []play.Seat{german, italian, iberian} {
			p.Dynasties[s].Out = true
		}
		p.takes("paris")
		want(t, "nobody is left", p.Ended, ByConquest)
		want(t, "and nothing is asked any more", p.over(), true)
	})
	t.Run("the ninth is let go at once", func(t *testing.T) {
		// rule: crusader-kings/invade/victory
		p := campaign(t, 0, "brave").own(english, "mercia", "wales", "scotland", "ireland", "northumbria", "brittany").takes("paris")
		p.play(by(english, Release, p.in("paris")))
		want(t, "there is nothing to move into", p.over(), true)
	})
}

func TestAnnexation(t *testing.T) {
	p := campaign(t, 0)
	p.land("brittany").Pact = english
	// rule: crusader-kings/invade/annexation-needs-footsoldier
	want(t, "without a Footsoldier beside it", p.whyNotAttack(english, p.in("wessex"), p.in("brittany")), RuleNeedsFoot)
	p.pact(english, german).own(german, "aquitaine").invades().play(p.attacks(english, "brittany", "normandy"))
	want(t, "no help is needed", p.refuses(p.calls("brittany", german)), RuleAnnexation)
	want(t, "nor that of another territory", p.whyNotCallLand(english, p.in("wales"), p.attackUpon(p.in("brittany"))), RuleAnnexation)
	p.play(begins(english, 1))
	// rule: crusader-kings/invade/annexation
	want(t, "no check", p.count(KeyCheck), 0)
	want(t, "it is English", p.land("brittany").Owner, english)
	// rule: crusader-kings/invade/victory
	want(t, "annexed, not conquered",
		p.told(KeyLandTaken, int16(p.in("brittany")), int16(english), int16(play.Nobody), int16(Annexed)), true)
	want(t, "a Footsoldier may move in", p.offers(by(english, MoveIn, p.in("brittany"), p.in("normandy"))), true)
	// rule: crusader-kings/pacts/territory-pact-ends-on-conquest
	want(t, "the Pact is over", p.land("brittany").Pact, play.Nobody)
	for s := range play.Seat(5) {
		want(t, "nobody has a Casus Belli", p.hasCasusBelli(s, english), false)
	}
}

func TestCounterAttack(t *testing.T) {
	t.Run("struck back", func(t *testing.T) {
		// rule: crusader-kings/invade/counter-attack
		p := campaign(t, 0, "weak").foot("paris").bagged(french, "brave", "strong").own(english, "low_countries").foot("low_countries")
		p.own(english, "aquitaine").own(english, "mercia")
		p.invades().play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "low_countries"), begins(english, 1))
		p.asks(french, AskCounter)
		want(t, "the attacker's territory", p.offers(p.attacks(french, "normandy", "paris")), true)
		want(t, "the supporter's", p.offers(p.attacks(french, "low_countries", "paris")), true)
		want(t, "one that took no part", p.refuses(p.attacks(french, "aquitaine", "paris")), RuleTookPart)
		// rule: crusader-kings/general/trade-not-unresolved-territory
		want(t, "it is not traded away from under it", p.whyNotHandOver(english, german, int16(p.in("normandy"))), RuleDisputed)
		want(t, "what took no part may be", p.whyNotHandOver(english, german, int16(p.in("mercia"))), play.Free)
		p.play(p.attacks(french, "normandy", "paris"))
		want(t, "one attack only", p.refuses(p.attacks(french, "low_countries", "paris")), RuleOneCounter)
		p.play(begins(french, 1))
		// rule: crusader-kings/invade/counter-attack-free
		want(t, "a Footsoldier defends Normandy: one draw cannot do it", p.Checked.Needed, 2)
		want(t, "it is the French who draw", p.Checked.Seat, french)
		want(t, "the card is still the Englishman's", p.Card.Seat, english)
		// rule: crusader-kings/invade/no-counter-counter-attack
		want(t, "it failed, and is not answered", p.over() && p.land("normandy").Owner == english, true)
		// rule: crusader-kings/general/trade-not-unresolved-territory
		want(t, "no invasion is under way any more", [2]play.Seat{p.Invasion.Seat, p.Answered.Seat}, [2]play.Seat{play.Nobody, play.Nobody})
		want(t, "what took part may be traded again", p.whyNotHandOver(english, german, int16(p.in("normandy"))), play.Free)
	})
	t.Run("with success", func(t *testing.T) {
		// rule: crusader-kings/invade/counter-attack
		p := campaign(t, 0, "weak").foot("paris").bagged(french, "brave", "strong")
		p.Dynasties[french].Gold = 1
		p.grant(Boon{Seat: french, Effect: Effect{Mod: MoreNeeded, Actions: 1 << Invade, Value: -1}, Until: NextUse})
		p.takes("paris").play(p.attacks(french, "normandy", "paris"), begins(french, 1), invests(french, 1), by(french, StayPut))
		want(t, "Normandy is French", p.land("normandy").Owner, french)
		want(t, "what an event gave for the next Invasion is used", p.modifier(french, MoreNeeded, Invade), 0)
		want(t, "over", p.over(), true)
	})
	// rule: crusader-kings/invade/counter-attack
	t.Run("not without a Footsoldier", func(t *testing.T) {
		p := campaign(t, 0, "weak").own(french, "brittany").foot("brittany").takes("paris")
		want(t, "not for one in Brittany: over", p.over(), true)
	})
	t.Run("not by who does not like to", func(t *testing.T) {
		p := campaign(t, 0, "weak").foot("paris").takes("paris").play(by(french, CallOff))
		want(t, "over", p.over(), true)
	})
	// rule: crusader-kings/invade/counter-attack
	t.Run("not where nothing is in reach", func(t *testing.T) {
		p := campaign(t, 0, "weak").own(english, "wales").own(french, "leon").foot("wales", "leon").develops(english, "navy").invades()
		p.play(p.attacks(english, "leon", "wales"), begins(english, 1))
		want(t, "the French have no ships", p.over(), true)
	})
	t.Run("the ally's territory", func(t *testing.T) {
		// rule: crusader-kings/invade/counter-attack-pact-supporters
		p := campaign(t, 0, "weak").foot("paris", "lorraine").own(german, "low_countries").pact(english, german).bagged(french, "brave")
		p.land("burgundy").Pact = english
		p.invades().play(p.attacks(english, "paris", "normandy"), p.calls("paris", german),
			by(english, CallAlly, p.in("paris"), p.in("burgundy")),
			begins(english, 1), by(german, GiveSupport, p.in("paris")))
		want(t, "the independent ally", p.offers(p.attacks(french, "burgundy", "paris")), true)
		want(t, "land of the German ally that lies elsewhere", p.refuses(p.attacks(french, "saxony", "lorraine")), RuleTookPart)
		p.play(p.attacks(french, "low_countries", "paris"), begins(french, 1))
		want(t, "War with the ally", p.atWar(french, german), true)
		want(t, "it is French", p.land("low_countries").Owner, french)
	})
	t.Run("not the ally who refused", func(t *testing.T) {
		p := campaign(t, 0, "weak").foot("paris").own(german, "low_countries").pact(english, german).cause(french, german)
		p.invades().play(p.attacks(english, "paris", "normandy"), p.calls("paris", german), begins(english, 1),
			by(german, RefuseSupport, p.in("paris"), int8(english)))
		want(t, "he took no part", p.refuses(p.attacks(french, "low_countries", "paris")), RuleTookPart)
	})
	t.Run("nor the ally who broke the Pact over another attack", func(t *testing.T) {
		p := campaign(t, 0, "coward", "weak").own(german, "burgundy").own(english, "aquitaine").foot("paris", "aquitaine").
			pact(english, german)
		p.invades().play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"), p.calls("paris", german),
			p.calls("toulouse", german), begins(english, 2))
		p.play(by(german, GiveSupport, p.in("paris")), by(german, RefuseSupport, p.in("toulouse"), int8(english)))
		p.play(by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0)).asks(french, AskCounter)
		want(t, "it gave no draw", p.Checked.Free, 1)
		want(t, "its territory took no part", p.offers(by(french, DeclareAttack, p.in("burgundy"), p.in("paris"))), false)
		want(t, "the attacker's did", p.offers(by(french, DeclareAttack, p.in("normandy"), p.in("paris"))), true)
	})
	t.Run("an AI dynasty strikes with all it has", func(t *testing.T) {
		// rule: crusader-kings/ai-modes/always-uses-support
		p := campaign(t, 0, "weak").foot("paris").own(french, "brittany").foot("brittany").bagged(french, "weak")
		p.Dynasties[french].Strategy = Munitio
		q := *p
		p.takes("paris").asks(french, AskCounter).play(p.attacks(french, "normandy", "paris"))
		want(t, "over", p.over(), true)
		want(t, "draws: free and Brittany's", p.Checked.Free, 2)

		// rule: crusader-kings/general/trade-not-unresolved-territory
		q.own(french, "leon", "sicily").returnTokens(bag(french))
		q.bagged(french, "brave", "strong").takes("paris").play(q.attacks(french, "normandy", "paris")).asks(french, AskConquest)
		want(t, "whoever leads it, what takes part is not traded meanwhile", q.disputed(q.in("brittany")), true)
		want(t, "what does not may be", q.disputed(q.in("leon")), false)
	})
}

func TestAttackLapses(t *testing.T) {
	// Two attacks; the counter-attack upon the first takes the territory from which the second would start.
	// rule: crusader-kings/invade/declare-roles-first
	p := campaign(t, 0, "weak").own(english, "aquitaine", "low_countries").foot("aquitaine", "low_countries", "paris").
		bagged(french, "brave", "strong")
	p.Dynasties[french].Gold = 1
	p.invades().play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "low_countries"),
		p.attacks(english, "toulouse", "aquitaine"),
		begins(english, 2), by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0))
	p.asks(french, AskCounter)
	// rule: crusader-kings/general/trade-not-unresolved-territory
	want(t, "Toulouse cannot be traded away meanwhile", p.disputed(p.in("toulouse")), true)
	want(t, "Lorraine can", p.disputed(p.in("lorraine")), false)
	p.play(p.attacks(french, "low_countries", "paris"), begins(french, 1), invests(french, 1), by(french, StayPut))
	want(t, "the other attack goes on", p.told(KeyRepelled, int16(english), int16(p.in("toulouse"))), true)

	p = campaign(t, 0, "brave").own(english, "mercia", "wales", "scotland", "ireland", "northumbria", "aquitaine").
		foot("aquitaine").invades()
	p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"), begins(english, 2))
	p.play(by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0), by(english, Release, p.in("aquitaine")), by(english, StayPut))
	// rule: crusader-kings/invade/declaring-war
	changed := campaign(t, 0, "weak").own(english, "aquitaine").foot("aquitaine", "paris").bagged(french, "brave", "strong")
	changed.own(french, "brittany", "burgundy", "navarra", "low_countries", "castile") // eight
	changed.Dynasties[french].Gold = 1
	want(t, "French territories", changed.controls(french), 8)
	changed.invades().play(changed.attacks(english, "paris", "normandy"), changed.attacks(english, "toulouse", "aquitaine"),
		begins(english, 2))
	changed.play(by(english, ResolveAttack, changed.in("paris"), changed.in("normandy"), 0),
		changed.attacks(french, "normandy", "paris"), begins(french, 1))
	changed.play(invests(french, 1), by(french, Release, changed.in("toulouse")), by(french, StayPut))
	want(t, "what has been let go meanwhile is attacked as nobody's",
		changed.told(KeyAttack, int16(english), int16(changed.in("toulouse")), int16(play.Nobody)), true)

	want(t, "its Footsoldier was released", p.told(KeyLapsed, int16(english), int16(p.in("toulouse"))), true)
	want(t, "over", p.over(), true)
}
