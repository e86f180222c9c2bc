package crusaderkings

import (
	"testing"

	"signoria/play"
)

// rule: crusader-kings/pacts/parties
// rule: crusader-kings/pacts/never-more-than-two-parties
// rule: crusader-kings/marriage/dynastic-marriage-forms-pact
// rule: crusader-kings/marriage/pact-ends-war-and-casus-belli
// rule: crusader-kings/marriage/pact-shields
// rule: crusader-kings/pacts/several-pacts
func TestAPactEndsWarAndGrievancesBetweenItsTwoParties(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).cause(english, french).cause(french, english).cause(german, english).pact(english, italian)
	p.Dynasties[english].Wars, p.Dynasties[french].Wars = 1<<french, 1<<english|1<<italian
	p.Dynasties[italian].Wars = 1 << french
	p.run(func(g *State, t *play.Table) { g.formPact(t, english, french) })
	want(t, "told", p.count(KeyPact), 1)
	p.run(func(g *State, t *play.Table) { g.formPact(t, french, english) })
	want(t, "a second marriage makes no second", p.count(KeyPact), 0)
	want(t, "the Pact on one side", p.inPact(english, french), true)
	want(t, "on the other", p.inPact(french, english), true)
	want(t, "War", p.atWar(english, french) || p.atWar(french, english), false)
	want(t, "Casus Belli", p.hasCasusBelli(english, french) || p.hasCasusBelli(french, english), false)
	want(t, "another Casus Belli", p.hasCasusBelli(german, english), true)
	want(t, "War of two allies of the same dynasty", p.atWar(french, italian), true)
	want(t, "the Germans are in it", p.Dynasties[german].Pacts, 0)
}

// rule: crusader-kings/pacts/pact-broken-by-hostile-act
// rule: crusader-kings/plots/casus-belli-success
func TestACasusBelliBreaksThePact(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).pact(english, french)
	p.run(func(g *State, t *play.Table) {
		g.gainCasusBelli(t, english, french)
		g.gainCasusBelli(t, english, french)
	})
	want(t, "told: a second says nothing more", p.count(KeyCasusBelli), 1)
	want(t, "the Pact", p.inPact(english, french) || p.inPact(french, english), false)
	want(t, "the Casus Belli", p.hasCasusBelli(english, french), true)
	want(t, "one of the other", p.hasCasusBelli(french, english), false)
}

// rule: crusader-kings/invade/declaring-war
func TestACasusBelliSaysNothingDuringWar(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.Dynasties[english].Wars, p.Dynasties[french].Wars = 1<<french, 1<<english
	p.run(func(g *State, t *play.Table) { g.gainCasusBelli(t, english, french) })
	want(t, "a Casus Belli", p.hasCasusBelli(english, french), false)
}

// rule: crusader-kings/pacts/effect-casus-belli
func TestAnAttackAlarmsWhoIsInAPactWithItsTarget(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(french, "paris").pact(english, french).pact(english, german).pact(french, iberian)
	p.land("wales").Pact = italian
	p.run(func(g *State, table *play.Table) {
		g.alarm(table, german, territory(t, "paris"))
		g.alarm(table, german, territory(t, "wales"))
		g.alarm(table, italian, territory(t, "wales"))
		g.alarm(table, german, territory(t, "scotland"))
	})
	want(t, "the ally of the attacked", p.hasCasusBelli(english, german), true)
	want(t, "the other ally", p.hasCasusBelli(iberian, german), true)
	want(t, "the attacked himself", p.hasCasusBelli(french, german), false)
	want(t, "who is in a Pact with the territory", p.hasCasusBelli(italian, german), true)
	want(t, "who attacks his own ally", p.Dynasties[italian].CasusBelli, 1<<german)
	want(t, "the Pact of attacker and alarmed", p.inPact(english, german), false)
}

// rule: crusader-kings/pacts/territory-pact-broken-by-event
// rule: crusader-kings/pacts/territory-pact-end
func TestATerritoryWhosePactIsOverHasASuitorAgain(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.land("paris").Pact = english
	paris := territory(t, "paris")
	p.run(func(g *State, t *play.Table) { g.breakTerritoryPact(t, paris) })
	want(t, "the shield", p.land("paris").Pact, play.Nobody)
	c := p.courted(paris)
	if c == None || box.People[c].Culture != French || p.tokensAt(Place(c)) != 1 {
		t.Errorf("in Paris lives %d", c)
	}
}

// rule: crusader-kings/marriage/independent-no-refill-while-in-pact
func TestATerritoryInAPactHasNoSuitor(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.land("paris").Pact = english
	p.run(func(g *State, table *play.Table) { g.newSuitor(table, territory(t, "paris")) })
	want(t, "the suitor of Paris", p.courted(territory(t, "paris")), None)
}

// rule: crusader-kings/pacts/dynastic-pact-broken-by-player
// rule: crusader-kings/pacts/breaking-dynastic-pact-gives-casus-belli
// rule: crusader-kings/pacts/territory-pact-broken-by-player
func TestPactsAreBrokenInOnesOwnTurn(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).pact(english, french).bagged(german, "pious")
	p.land("wales").Pact = english
	p.Active = english
	wales := territory(t, "wales")
	p.run(func(g *State, t *play.Table) { g.forget(t, german) }) // some question to stand at
	for _, c := range p.match.Asides(french) {
		if c.Verb == BreakPact {
			t.Error("the French, whose Turn it is not, may break the Pact")
		}
	}
	for _, a := range []play.Answer{by(english, BreakPact, int8(french)), by(english, BreakLandPact, wales)} {
		if _, err := p.match.Aside(a); err != nil {
			t.Fatal(err)
		}
	}
	want(t, "the Pact", p.inPact(english, french), false)
	want(t, "told: the English break it", p.told(KeyPactBroken, int16(english), int16(french)), true)
	want(t, "told: it does not end otherwise", p.count(KeyPactEnds), 0)
	want(t, "the Casus Belli of the French", p.hasCasusBelli(french, english), true)
	want(t, "one of the English", p.hasCasusBelli(english, french), false)
	want(t, "the Pact with Wales", p.land("wales").Pact, play.Nobody)
	want(t, "somebody lives in Wales", p.courted(wales) != None, true)
}

// rule: crusader-kings/pacts/dynastic-pact-broken-by-player
func TestPactsAreNotBrokenOutsideTheTurns(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).pact(english, french).own(english, "wessex")
	p.suitor("wales", Female, "weak")
	p.courts(english).asks(english, AskDynastic)
	for _, c := range p.match.Asides(english) {
		if c.Verb == BreakPact {
			t.Error("a Pact may be broken in the Dynastic phase")
		}
	}
}

// rule: crusader-kings/pacts/pact-territory-not-controlled
func TestATerritoryInAPactIsNotControlled(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	p.land("wales").Pact = english
	want(t, "territories of the English", p.controls(english), 1)
	want(t, "Wales is independent", p.independent(territory(t, "wales")), true)
}

// rule: crusader-kings/pacts/pact-survives-spouse
func TestAPactSurvivesTheMarriageThatMadeIt(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").pact(english, french)
	ruler := p.rulerOf(english)
	queen := p.spouse(english, Female)
	p.child(english, Male, "brave")
	p.run(func(g *State, t *play.Table) {
		g.divorce(t, ruler)
		g.kill(t, ruler, OldAge)
	})
	want(t, "the queen", p.People[queen].At, Discarded)
	want(t, "the Pact", p.inPact(english, french), true)
}
