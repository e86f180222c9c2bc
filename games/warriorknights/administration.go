package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	revoltFactor = 2 // times the printed income; rule: warrior-knights/administration/step-3-price-of-calm
	calmFaith    = 1
)

// The steps of administration.
// rule: warrior-knights/administration/six-steps
const (
	checkVictoryStep int8 = iota + 1
	prestigeStep
	revoltStep
	seaArrivalStep
	readyStep
	reEntryStep
)

const (
	TestCity       play.Verb = 34 // draw for city A next
	TestAllCities  play.Verb = 35 // draw for the rest as they come
	CalmWithFaith  play.Verb = 36 // A of it, for city B
	CalmWithCrowns play.Verb = 37 // A of them, for city B
	LetRevolt      play.Verb = 38 // city A
)

const (
	AskTestCity       play.Prompt = 24 // which city's mood is tested next?
	AskRevolt         play.Prompt = 25 // city A revolts
	AskFortressReturn play.Prompt = 26
)

const (
	KeyAdministration  play.Key = 58 // of turn A
	KeyCrownCap        play.Key = 59 // Baron A returns B crowns under law C
	KeyPrestige        play.Key = 60 // Baron A gains B Prestige, C of it from cities overseas
	KeyNoFortress      play.Key = 61 // Baron A gains none: his fortress is off the map
	KeyReserveLeft     play.Key = 62 // A Prestige are left in the reserve
	KeyLastTurn        play.Key = 63 // the reserve is empty
	KeyCalm            play.Key = 64 // city A of Baron B stays calm
	KeyRevolt          play.Key = 65 // city A of Baron B revolts
	KeyBoughtCalm      play.Key = 66 // Baron A keeps city B for C crowns and D Faith
	KeyLands           play.Key = 67 // noble A lands in region B
	KeySeaClosed       play.Key = 68 // nobody lands
	KeyFortressReturns play.Key = 69 // Baron A's fortress is back, in region B
	KeyFortressWaits   play.Key = 70 // Baron A leaves his fortress off the map
)

const RulePriceOfCalm play.Rule = 22

var administrationChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		TestCity: "test-city", TestAllCities: "test-all-cities", CalmWithFaith: "calm-with-faith",
		CalmWithCrowns: "calm-with-crowns", LetRevolt: "let-revolt",
	},
	Prompts: map[play.Prompt]string{
		AskTestCity: "test-city", AskRevolt: "revolt", AskFortressReturn: "fortress-return",
	},
	Lines: map[play.Key]string{
		KeyAdministration: "administration", KeyCrownCap: "crown-cap", KeyPrestige: "prestige", KeyNoFortress: "no-fortress",
		KeyReserveLeft: "reserve-left", KeyLastTurn: "last-turn", KeyCalm: "calm", KeyRevolt: "revolt",
		KeyBoughtCalm: "bought-calm", KeyLands: "lands", KeySeaClosed: "sea-closed", KeyFortressReturns: "fortress-returns",
		KeyFortressWaits: "fortress-waits",
	},
	Rules: map[play.Rule]string{RulePriceOfCalm: "warrior-knights/administration/step-3-price-of-calm"},
	Refs:  wording.Refs{TestCity: wording.OfA(refCity), LetRevolt: wording.OfA(refCity)},
}

func (g *State) beginAdministration(t *play.Table) {
	g.Phase, g.Stage = Administration, checkVictoryStep
	g.Stack = 0
	t.Tell(KeyAdministration, g.Turn)
}

// administrationStep carries out the next of the six steps.
func (g *State) administrationStep(t *play.Table) {
	switch g.Stage {
	case checkVictoryStep:
		if g.checkDomination(t); g.Over() {
			return
		}
		g.capCrowns(t)
	case prestigeStep:
		g.earnPrestige(t)
	case revoltStep:
		g.revolts(t)
	case seaArrivalStep:
		g.land(t)
	case readyStep:
		g.readyNobles()
	case reEntryStep:
		g.fortressesReturn(t)
		g.reEntry(t)
		g.endTurn(t)
		return
	}
	g.Stage++
}

// endTurn ends the game if this was the last turn, else the next one begins.
// rule: warrior-knights/victory/rest-of-administration-still-played
func (g *State) endTurn(t *play.Table) {
	g.endStatuses(UntilEndOfRound)
	if g.LastTurn {
		g.crownByPrestige(t)
		return
	}
	g.beginTurn(t) // rule: warrior-knights/turn/three-phases
}

// capCrowns has each Baron return what he holds above a limit set by law, if he obeys it.
func (g *State) capCrowns(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] { //stale:ok each once, in the order in which it began
		limit, law, ok := g.realm(ModCrownCap) //stale:ok no aside repeals a law
		if !ok || g.Barons[s].Crowns <= limit || !g.obeys(t, s, law) {
			continue
		}
		if above := g.Barons[s].Crowns - limit; above > 0 { // he may have given some away since
			g.Barons[s].Crowns = limit
			t.Tell(KeyCrownCap, int16(s), above, int16(law))
		}
	}
}

// earnPrestige gives each Baron a Prestige for every city he controls.
// rule: warrior-knights/administration/step-2-prestige
func (g *State) earnPrestige(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		switch earned := g.prestigeOfCities(s); {
		case g.Fortresses[s].At == None:
			t.Tell(KeyNoFortress, int16(s))
		case earned > 0:
			g.gainPrestige(s, earned)
			t.Tell(KeyPrestige, int16(s), earned, g.prestigeFrom(s, false))
		}
	}
	t.Tell(KeyReserveLeft, g.Reserve)
	// rule: warrior-knights/victory/last-turn
	// rule: warrior-knights/options/might-makes-right
	if g.Reserve == 0 && !g.Options.Might {
		g.LastTurn = true
		t.Tell(KeyLastTurn)
	}
}

// prestigeOfCities is what a Baron gains in step 2: one for each city that is not besieged, nothing
// without his fortress.
// rule: warrior-knights/administration/step-2-needs-fortress
func (g *State) prestigeOfCities(s play.Seat) int16 {
	return g.prestigeFrom(s, true) + g.prestigeFrom(s, false)
}

// prestigeFrom is what of it comes from cities of the realm, or from those overseas.
func (g *State) prestigeFrom(s play.Seat, realm bool) (n int16) {
	if g.Fortresses[s].At == None {
		return 0
	}
	for c := range int8(cities) {
		if g.Cities[c].Owner == s && box.Cities[c].Realm == realm && !g.besieged(c) {
			n++
		}
	}
	return n
}

// gainPrestige gives a Baron Prestige from the reserve, and what it lacks from the treasury.
// rule: warrior-knights/administration/step-2-reserve-short
func (g *State) gainPrestige(s play.Seat, n int16) {
	g.Barons[s].Prestige += n
	g.Reserve = max(0, g.Reserve-n)
}

// revolts turns a fate card for every city without a noble of its Baron, one at a time.
// rule: warrior-knights/administration/step-3-revolts
func (g *State) revolts(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		g.testCities(t, s)
	}
}

// testCities tests a Baron's restless cities in the order he likes; he may leave the rest as they come.
func (g *State) testCities(t *play.Table, s play.Seat) {
	left := g.restless(s)    //stale:ok a revolt moves no noble and touches no other city
	for left&(left-1) != 0 { // more than one
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTestCity)
			for set := left; set != 0; {
				o.May(play.Choice{Verb: TestCity, A: int16(nextIn(&set))}, play.Free)
			}
			o.May(play.Choice{Verb: TestAllCities}, play.Free)
		})
		if a.Verb == TestAllCities {
			break
		}
		left &^= 1 << uint(a.A)
		g.testCity(t, int8(a.A))
	}
	for left != 0 {
		g.testCity(t, nextIn(&left))
	}
}

// restless are the cities of a Baron in whose region none of his nobles stands, bit c for city c.
func (g *State) restless(s play.Seat) (set uint32) {
	for c := range int8(cities) {
		if g.Cities[c].Owner == s && g.noblesAt(s, box.Cities[c].Region) == 0 {
			set |= 1 << uint(c)
		}
	}
	return set
}

// testCity turns a fate card for a city's mood. On a revolt it becomes neutral unless its Baron pays.
func (g *State) testCity(t *play.Table, c int8) {
	owner := g.Cities[c].Owner
	if !box.Fate[g.drawFate(t)].Revolt {
		t.Tell(KeyCalm, int16(c), int16(owner))
		return
	}
	t.Tell(KeyRevolt, int16(c), int16(owner))
	if !g.buysOffRevolt(t, c) {
		g.neutralize(t, c)
	}
}

// buysOffRevolt asks a city's owner whether he pays the price of calm.
// rule: warrior-knights/administration/step-3-price-of-calm
func (g *State) buysOffRevolt(t *play.Table, c int8) bool {
	s := g.Cities[c].Owner
	b := &g.Barons[s]
	price := g.priceOfCalm(c) //stale:ok no aside repeals a law
	if b.Faith < calmFaith && !g.couldBeRaised(price) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskRevolt, int16(c))
		o.May(play.Choice{Verb: CalmWithFaith, A: calmFaith, B: int16(c)}, whyNotPayCalm(b.Faith, calmFaith))
		o.May(play.Choice{Verb: CalmWithCrowns, A: price, B: int16(c)}, whyNotPayCalm(b.Crowns, price))
		o.May(play.Choice{Verb: LetRevolt, A: int16(c)}, play.Free)
	})
	switch a.Verb {
	case CalmWithFaith:
		b.Faith -= a.A
		t.Tell(KeyBoughtCalm, int16(s), int16(c), 0, a.A)
	case CalmWithCrowns:
		b.Crowns -= a.A
		t.Tell(KeyBoughtCalm, int16(s), int16(c), a.A, 0)
	}
	return a.Verb != LetRevolt
}

func whyNotPayCalm(has, price int16) play.Rule {
	if has < price {
		return RulePriceOfCalm
	}
	return play.Free
}

func (g *State) priceOfCalm(c int8) int16 {
	factor, _, ok := g.realm(ModRevoltFactor)
	if !ok {
		factor = revoltFactor
	}
	return factor * box.Cities[c].Income
}

// land puts nobles on port symbols into the region itself, unless the sea is closed.
// rule: warrior-knights/sea-movement/arrives-in-administration
func (g *State) land(t *play.Table) {
	if _, _, closed := g.realm(ModSeaClosed); closed {
		t.Tell(KeySeaClosed)
		return
	}
	for n := range int8(nobles) {
		if g.Nobles[n].AtSea {
			g.stand(t, n, g.Nobles[n].At, false)
			t.Tell(KeyLands, int16(n), int16(g.Nobles[n].At))
		}
	}
}

// readyNobles readies every exhausted noble.
// rule: warrior-knights/administration/step-5-ready
func (g *State) readyNobles() {
	for n := range g.Nobles {
		g.Nobles[n].Exhausted = false
	}
}

// fortressesReturn lets Barons who lost their fortress put it back, with the regulars set aside.
// rule: warrior-knights/fortress/fortress-returns
func (g *State) fortressesReturn(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		if g.Fortresses[s].At != None || !g.mayFortressReturn(s) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskFortressReturn)
			g.mayPlaceFortress(o, s)
			o.May(play.Choice{Verb: Pass}, play.Free)
		})
		if a.Verb == Pass {
			t.Tell(KeyFortressWaits, int16(s))
			continue
		}
		g.Fortresses[s] = Fortress{At: int8(a.A)}
		for i := int8(s) * 4; i < int8(s)*4+4; i++ {
			if g.TroopAt[i] == WithLostFortress {
				g.TroopAt[i] = garrisonOf(s) // rule: warrior-knights/fortress/garrison-fate
			}
		}
		t.Tell(KeyFortressReturns, int16(s), a.A)
	}
}

func (g *State) mayFortressReturn(s play.Seat) bool {
	for r := range int8(regions) {
		if g.whyNotFortressAt(s, r) == play.Free {
			return true
		}
	}
	return false
}
