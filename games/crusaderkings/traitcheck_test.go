package crusaderkings

import (
	"math"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// tries makes a trait check of a position, up to its first question.
func (p *at) tries(c Trial) *at {
	c.Guest, c.About = guestOr(c.Guest), None
	return p.run(func(g *State, t *play.Table) { g.check(t, c) })
}

// guestOr makes the zero of a Trial in a test mean nobody: no test has character 0 as its guest.
func guestOr(p int8) int8 {
	if p == 0 {
		return None
	}
	return p
}

// poor is a position in which nobody has Gold, so that nobody is asked for it.
func poor(t *testing.T) *at {
	p := position(t, "kingdom-of-jerusalem", 5)
	for s := range p.Dynasties {
		p.Dynasties[s].Gold = 0
	}
	return p
}

// rule: crusader-kings/trait-check/critical-traits-reverse
// rule: crusader-kings/trait-check/critical-pair-build
// rule: crusader-kings/trait-check/critical-pair-intrigue
// rule: crusader-kings/trait-check/critical-pair-invade
// rule: crusader-kings/trait-check/critical-pair-crusade
// rule: crusader-kings/trait-check/critical-pair-marriage
// rule: crusader-kings/trait-check/green-succeeds-red-fails
// rule: crusader-kings/trait-check/check-fails
func TestATokenCountsByItsColourUnlessItIsCritical(t *testing.T) {
	for _, c := range []struct {
		action Action
		trait  string
		passed bool
	}{
		{Invade, "cruel", true}, {Invade, "kind", false}, {Build, "cruel", false}, {Build, "kind", true},
		{Build, "humble", false}, {Build, "ambitious", true},
		{CreateCasusBelli, "honest", false}, {CreateCasusBelli, "deceitful", true},
		{InciteRebellion, "honest", false}, {InciteRebellion, "deceitful", true},
		{Assassinate, "honest", false}, {Assassinate, "deceitful", true},
		{Bribe, "honest", false}, {Bribe, "deceitful", true},
		{Divorce, "honest", false}, {Divorce, "deceitful", true},
		{Overthrow, "honest", false}, {Overthrow, "deceitful", true},
		{Crusade, "kind", false}, {Crusade, "cruel", true}, {Crusade, "deceitful", false},
		{Marriage, "chaste", false}, {Marriage, "lustful", true}, {Marriage, "ambitious", false},
	} {
		p := poor(t).bagged(english, c.trait)
		p.tries(Trial{Seat: english, Action: c.action, Needed: 1}).finish() // the first choice keeps the token
		want(t, box.Traits[trait(t, c.trait)].ID+" passes", p.Checked.Stage == Passed, c.passed)
		want(t, box.Traits[trait(t, c.trait)].ID+" fails", p.Checked.Stage == Failed, !c.passed)
	}
}

// rule: crusader-kings/trait-check/critical-icons
// rule: crusader-kings/trait-check/critical-printed-on-cards
// rule: crusader-kings/trait-check/automatic-or-check
func TestOnlyActionsThatTakeACheckHaveCriticalTraits(t *testing.T) {
	for a := range actions {
		pair := box.Critical[a]
		switch a {
		case Build, CreateCasusBelli, InciteRebellion, Assassinate, Bribe, Divorce, Overthrow, Invade, Crusade, Marriage:
			if pair[0] == None || pair[1] == None || box.Traits[pair[0]].Red || !box.Traits[pair[1]].Red {
				t.Errorf("action %d has the critical pair %v, want a green and a red trait", a, pair)
			}
		default:
			want(t, "a pair of an action without one", pair, [2]int8{None, None})
		}
	}
}

// rule: crusader-kings/trait-check/stop-on-success
func TestACheckStopsAtItsSuccess(t *testing.T) {
	p := poor(t).bagged(english, "pious", "brave", "scholar", "strong")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1, Draws: 3})
	want(t, "stage", p.Checked.Stage, Passed)
	want(t, "tokens drawn", p.Checked.Count, 1)
}

// rule: crusader-kings/trait-check/several-successes
func TestHardChecksNeedSeveralSuccesses(t *testing.T) {
	for _, c := range []struct {
		needed int8
		passed bool
	}{{2, true}, {3, false}} {
		p := poor(t).bagged(english, "pious", "brave", "weak")
		p.tries(Trial{Seat: english, Action: Build, Needed: c.needed, Draws: 2})
		want(t, "passed", p.Checked.Stage == Passed, c.passed)
	}
}

// rule: crusader-kings/trait-check/tokens-return-after-check
func TestWhatIsDrawnLiesOpenUntilTheCheckIsOver(t *testing.T) {
	p := poor(t).bagged(english, "humble")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1}).asks(english, AskSacrifice)
	v := p.View(french).(*View).Check
	want(t, "all see how far it is", v.Stage, "draw")
	want(t, "and the token", len(v.Drawn) == 1 && v.Drawn[0].Token == int(p.Checked.Drawn[0]), true)
}

// rule: crusader-kings/trait-check/tokens-return-after-check
func TestTokensStayOutOfTheBagDuringACheckOnly(t *testing.T) {
	p := poor(t).bagged(english, "brave")
	p.tries(Trial{Seat: english, Action: Build, Needed: 2, Draws: 4})
	want(t, "stage with an empty bag", p.Checked.Stage, Failed)
	want(t, "tokens drawn", p.Checked.Count, 1)
	want(t, "tokens in the bag afterwards", p.tokensAt(bag(english)), 1)
}

// rule: crusader-kings/trait-check/draw-blind
func TestEveryTokenIsAsLikely(t *testing.T) {
	var drawn [2]int
	for seed := range uint64(60) {
		p := poor(t).bagged(english, "brave", "weak")
		p.Dice = chance.New(seed)
		p.tries(Trial{Seat: english, Action: Build, Needed: 1})
		drawn[b2i(p.Checked.Stage == Passed)]++
	}
	if drawn[0] < 15 || drawn[1] < 15 {
		t.Errorf("of 60 draws from one green and one red token %d were green", drawn[1])
	}
}

// rule: crusader-kings/trait-check/check-owner
func TestTheBagIsThatOfWhoMakesTheCheck(t *testing.T) {
	p := poor(t).bagged(english, "weak").bagged(french, "brave", "pious")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1, Draws: 5})
	want(t, "stage", p.Checked.Stage, Failed)
}

// rule: crusader-kings/trait-check/sacrifice-green-critical
// rule: crusader-kings/trait-check/sacrifice-red-critical
// rule: crusader-kings/trait-check/sacrificed-token-destination
func TestACriticalTokenMayBeSacrificed(t *testing.T) {
	for _, c := range []struct {
		trait  string
		pool   Pool
		from   Place
		passed bool
		to     Place
	}{
		{"kind", Starting, OutOfBox, true, OutOfBox},
		{"kind", Random, InGeneral, true, InGeneral},
		{"cruel", EventPool, EventPile, false, EventPile},
		{"cruel", CrusadePool, OutOfBox, false, OutOfBox},
	} {
		p := poor(t)
		token := p.tokenFrom(c.trait, c.pool, bag(english))
		p.tries(Trial{Seat: english, Action: Crusade, Needed: 1}).asks(english, AskSacrifice)
		p.play(play.Answer{Seat: english, Verb: GiveToken, A: token})
		want(t, c.trait+" sacrificed passes", p.Checked.Stage == Passed, c.passed)
		want(t, c.trait+", as all see it", p.View(french).(*View).Check.Drawn[0],
			DrawnView{Token: int(token), Critical: true, Given: true, Success: c.passed})
		want(t, c.trait+" sacrificed lies at", p.TokenAt[token], c.to)
	}
}

// tokenFrom puts the first token of a trait and pool at a place.
func (p *at) tokenFrom(id string, pool Pool, to Place) int16 {
	p.t.Helper()
	for i := range p.TokenAt {
		if x := box.Tokens[i]; x.Trait == trait(p.t, id) && x.Pool == pool {
			p.TokenAt[i] = to
			return int16(i)
		}
	}
	p.t.Fatalf("pool %d has no token of %s", pool, id)
	return None
}

// rule: crusader-kings/trait-check/sacrifice-is-one-token
func TestASacrificeMakesOneSuccessOnly(t *testing.T) {
	p := poor(t)
	token := p.token("kind", bag(english))
	p.tries(Trial{Seat: english, Action: Invade, Needed: 2, Draws: 1})
	p.play(play.Answer{Seat: english, Verb: GiveToken, A: token})
	want(t, "successes", p.Checked.Successes, 1)
	want(t, "stage", p.Checked.Stage, Failed)
}

// The worked examples of how much may be invested.
// rule: crusader-kings/trait-check/invest-cap
// rule: crusader-kings/trait-check/one-free-draw
// rule: crusader-kings/trait-check/invest-gold
// rule: crusader-kings/trait-check/more-successes-need-more-draws
func TestGoldBuysDrawsUpToTheSuccessesNeededAndTwo(t *testing.T) {
	for _, c := range []struct {
		what          string
		trial         Trial
		spymaster     bool
		free, most    int8
		hopelessWith0 bool
	}{
		{"a rebellion beside a Castle", Trial{Action: InciteRebellion, Needed: 2}, false, 1, 3, true},
		{"a ruler's murder with the Spymaster", Trial{Action: Assassinate, Needed: 3}, true, 2, 3, true},
		{"a Crusade", Trial{Action: Crusade, Needed: 1}, false, 1, 2, false},
		{"an attack with two supporters", Trial{Action: Invade, Needed: 1, Draws: 2}, false, 3, 0, false},
	} {
		p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "pious", "brave", "scholar", "strong", "clever", "generous")
		if c.spymaster {
			p.develops(english, "spymaster")
		}
		c.trial.Seat, c.trial.Safe = english, true
		p.tries(c.trial)
		want(t, c.what+": free draws", p.Checked.Free, c.free)
		if c.most == 0 {
			want(t, c.what+": the check is over without a question", p.over(), true)
			continue
		}
		p.asks(english, AskInvest)
		want(t, c.what+": the most may be paid", p.offers(saying(by(english, InvestGold), int16(c.most))), true)
		want(t, c.what+": one more may be paid", p.offers(saying(by(english, InvestGold), int16(c.most)+1)), false)
		want(t, c.what+": hopeless without Gold", p.checkOdds()[0] == 0, c.hopelessWith0)
		p.play(saying(by(english, InvestGold), int16(c.most)))
		want(t, c.what+": draws", p.Checked.total(), c.free+c.most)
		want(t, c.what+": Gold left", p.Dynasties[english].Gold, 10-int16(c.most))
		want(t, c.what+": all are told", p.told(KeyInvested, int16(english), int16(c.most)), true)
	}
}

// rule: crusader-kings/trait-check/invest-gold
// rule: crusader-kings/trait-check/invest-before-first-draw
func TestWhoInvestsNothingBuysNothing(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "weak", "coward")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1}).play(by(english, InvestGold))
	want(t, "nobody is asked what he pays against it", p.over(), true)
	want(t, "draws", p.Checked.total(), 1)
	want(t, "Gold left", p.Dynasties[english].Gold, 10)
	want(t, "lines of Gold", p.count(KeyInvested), 0)

	p = poor(t).bagged(english, "weak")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1})
	want(t, "who has no Gold is not asked for it", p.over(), true)

	p = position(t, "kingdom-of-jerusalem", 5).bagged(english, "weak")
	p.tries(Trial{Seat: english, Action: Build, Needed: 1, Shut: true})
	want(t, "nor is anybody in a check that takes none", p.over(), true)
}

// rule: crusader-kings/trait-check/more-successes-need-more-draws
func TestAHopelessCheckMayBeTried(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "pious", "brave")
	p.tries(Trial{Seat: english, Action: Build, Needed: 2, Safe: true}).play(by(english, InvestGold))
	want(t, "tokens drawn", p.Checked.Count, 1)
	want(t, "stage", p.Checked.Stage, Failed)
}

// rule: crusader-kings/trait-check/modifiers
func TestModifiersGiveDrawsAndSuccessesNeverFallBelowOne(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).develops(english, "chancellor").bagged(english, "weak")
	p.tries(Trial{Seat: english, Action: Marriage, Needed: -1})
	want(t, "free draws with the Chancellor", p.Checked.Free, 2)
	want(t, "successes needed", p.Checked.Needed, 1)

	p = poor(t).bagged(english, "weak")
	for _, e := range []Effect{{Mod: MoreNeeded, Value: 1}, {Mod: MoreNeeded, Value: 1}, {Mod: MoreDraws, Value: -2}} {
		e.Actions = 1 << Build
		p.grant(Boon{Seat: english, Effect: e, Until: EraEnd})
	}
	p.tries(Trial{Seat: english, Action: Build, Needed: 1})
	want(t, "successes needed with two events that ask for one more", p.Checked.Needed, 3)
	want(t, "draws with an event that takes two", p.Checked.Free, 0)
	want(t, "tokens drawn", p.Checked.Count, 0)
	want(t, "stage", p.Checked.Stage, Failed)
}

// What an event gave is good for whom it gave it, and in the actions it names.
// rule: crusader-kings/trait-check/modifiers
func TestModifiersAreOfOneDynastyAndOfSomeActions(t *testing.T) {
	p := poor(t)
	for _, b := range []Boon{
		{Seat: english, Effect: Effect{Mod: MoreNeeded, Actions: 1 << Build, Value: 1}},
		{Seat: english, Effect: Effect{Mod: MoreDraws, Actions: 1<<Build | 1<<Crusade, Value: 2}},
		{Seat: english, Effect: Effect{Mod: MoreNeeded, Actions: 1 << Invade, Value: 1, Independent: true}},
		{Seat: french, Effect: Effect{Mod: MoreNeeded, Actions: 1 << Build, Value: 3}},
	} {
		b.Until = EraEnd
		p.grant(b)
	}
	for _, c := range []struct {
		what   string
		seat   play.Seat
		action Action
		needed int8
		free   int8
	}{
		{"Build", english, Build, 2, 3},
		{"Crusade", english, Crusade, 1, 3},
		{"Invade, against a dynasty", english, Invade, 1, 1},
		{"Overthrow", english, Overthrow, 1, 1},
		{"Build, by the French", french, Build, 4, 1},
		{"Build, by the Germans", german, Build, 1, 1},
	} {
		want(t, c.what+": successes", p.needed(c.seat, c.action, 1), c.needed)
		want(t, c.what+": draws", p.freeDraws(Trial{Seat: c.seat, Action: c.action}), c.free)
	}
}

// The Chancellor's draw in an Invasion is against independent territories only.
// rule: crusader-kings/trait-check/modifiers
func TestSomeDrawsAreAgainstIndependentTerritoriesOnly(t *testing.T) {
	for _, free := range []bool{false, true} {
		p := poor(t).develops(english, "chancellor").bagged(english, "brave")
		p.tries(Trial{Seat: english, Action: Invade, Needed: 1, Against: free})
		want(t, "free draws", p.Checked.Free, 1+b2i(free))
	}
}

// sabotaged is a check of the English for three successes with five draws, three of them bought, as in the
// example of the Assassination; the French, who hold the victim, have no Gold.
func sabotaged(t *testing.T) *at {
	p := position(t, "kingdom-of-jerusalem", 5).develops(english, "spymaster").
		bagged(english, "weak", "coward", "ugly", "dimwitted", "inbred")
	p.Dynasties[french].Gold = 0
	return p.tries(Trial{Seat: english, Action: Assassinate, Needed: 3}).play(saying(by(english, InvestGold), 3))
}

// rule: crusader-kings/trait-check/sabotage-rate
// rule: crusader-kings/trait-check/sabotage-floor
// rule: crusader-kings/trait-check/sabotage-only-bought-draws
// rule: crusader-kings/trait-check/sabotage-timing
// rule: crusader-kings/trait-check/invest-before-first-draw
func TestFourGoldCancelTwoDrawsOfTheExample(t *testing.T) {
	p := sabotaged(t)
	want(t, "tokens drawn before sabotage", p.Checked.Count, 0)
	want(t, "the French, without Gold, are asked", p.offers(by(french, PaySabotage)), false)
	p.asks(german, AskSabotage)
	want(t, "what is going on", p.Checked.Stage, Sabotaging)
	want(t, "the Germans may pay 4", p.offers(saying(by(german, PaySabotage), 4)), true)
	want(t, "the Germans may pay 5", p.offers(saying(by(german, PaySabotage), 5)), false)
	p.play(saying(by(german, PaySabotage), 4), by(italian, PaySabotage), by(iberian, PaySabotage))
	want(t, "draws left", p.Checked.total(), 3)
	want(t, "Gold of the Germans", p.Dynasties[german].Gold, 6)
	want(t, "stage", p.Checked.Stage, Failed)
}

// rule: crusader-kings/trait-check/sabotage-joint
// rule: crusader-kings/trait-check/sabotage-once-per-check
// rule: crusader-kings/trait-check/sabotage-gold-is-lost
func TestRivalsPoolTheirGoldOnce(t *testing.T) {
	p := sabotaged(t)
	treasury := p.treasury()
	p.play(saying(by(german, PaySabotage), 1), saying(by(italian, PaySabotage), 2), by(iberian, PaySabotage))
	want(t, "the check is over", p.over(), true)
	want(t, "draws cancelled", p.Checked.Cancelled, 1)
	want(t, "told", p.told(KeyCancelled, int16(english), 1), true)
	want(t, "who is told to have paid: 1 and 1", p.count(KeySabotaged), 2)
	want(t, "the Germans have", p.Dynasties[german].Gold, 9)
	want(t, "the Italians, whose second Gold cancels nothing, have", p.Dynasties[italian].Gold, 9)
	want(t, "Gold that went to the Treasury", p.treasury()-treasury, 2)
	want(t, "Gold of the English, who get none back", p.Dynasties[english].Gold, 7)
}

// rule: crusader-kings/trait-check/sabotage-gold-is-lost
func TestGoldOfferedInVainStaysWithItsOwner(t *testing.T) {
	p := sabotaged(t).play(saying(by(german, PaySabotage), 1), by(italian, PaySabotage), by(iberian, PaySabotage))
	want(t, "draws cancelled", p.Checked.Cancelled, 0)
	want(t, "Gold of the Germans", p.Dynasties[german].Gold, 10)
	want(t, "lines of sabotage", p.count(KeySabotaged)+p.count(KeyCancelled), 0)
}

// rule: crusader-kings/trait-check/sabotage-floor
func TestSabotageLeavesAsManyDrawsAsSuccessesAreNeeded(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "weak", "coward", "ugly")
	p.tries(Trial{Seat: english, Action: Build, Needed: 2}).play(saying(by(english, InvestGold), 1))
	want(t, "nobody is asked", p.over(), true)
	want(t, "draws", p.Checked.total(), 2)
}

// rule: crusader-kings/trait-check/sabotage-not-against-intrigue
func TestSomeChecksCannotBeSabotaged(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "weak")
	p.tries(Trial{Seat: english, Action: Overthrow, Needed: 1, Safe: true}).play(saying(by(english, InvestGold), 2))
	want(t, "the check is over", p.over(), true)
}

// rule: crusader-kings/trait-check/sabotage-rate
func TestASingleGoldCancelsNothing(t *testing.T) {
	for gold, asked := range map[int16]bool{1: false, 2: true} {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak")
		p.Dynasties[french].Gold, p.Dynasties[german].Gold = 0, gold
		p.tries(Trial{Seat: english, Action: Build, Needed: 1}).play(saying(by(english, InvestGold), 2))
		want(t, "the Germans are asked", p.offers(by(german, PaySabotage)), asked)
	}
}

// rule: crusader-kings/trait-check/sabotage-joint
func TestAllPoolTheirGoldButWhoLetsChecksPass(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4).bagged(english, "weak")
	p.Dynasties[french].Gold, p.Dynasties[italian].Gold, p.Dynasties[german].Hushed = 1, 1, true
	p.tries(Trial{Seat: english, Action: Build, Needed: 1}).play(saying(by(english, InvestGold), 2))
	p.asks(french, AskSabotage).asks(italian, AskSabotage)
	want(t, "the Germans, who let them pass, are asked", p.offers(by(german, PaySabotage)), false)
	p.play(saying(by(french, PaySabotage), 1), saying(by(italian, PaySabotage), 1))
	want(t, "draws the other two have cancelled together", p.Checked.Cancelled, 1)
}

// rule: crusader-kings/ai-modes/draws
// rule: crusader-kings/ai-modes/no-sabotage
func TestAnAIDrawsOneMoreThanItNeedsAndNeverSabotages(t *testing.T) {
	for _, shut := range []bool{false, true} {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak", "coward", "ugly", "dimwitted")
		p.Dynasties[english].Strategy, p.Dynasties[french].Strategy = Ferox, Postis
		p.tries(Trial{Seat: english, Action: Build, Needed: 2, Shut: shut})
		if !shut {
			want(t, "the AI is asked to sabotage", p.offers(by(french, PaySabotage)), false)
			p.asks(german, AskSabotage).play(by(german, PaySabotage))
		}
		want(t, "the check is over", p.over(), true)
		want(t, "draws", p.Checked.total(), 3)
	}
	for strategy, asked := range map[Strategy]bool{NoStrategy: true, Ferox: false} {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak").purse(english, 10)
		p.Dynasties[english].Strategy = strategy
		p.tries(Trial{Seat: english, Action: Build, Needed: 1})
		want(t, "only a player is asked", p.offers(by(english, InvestGold)), asked)
	}
	p := poor(t).bagged(english, "weak", "coward", "ugly", "dimwitted")
	p.Dynasties[english].Strategy = Ferox
	p.tries(Trial{Seat: english, Action: Build, Needed: 1, Draws: 3})
	want(t, "who has enough buys none", p.Checked.total(), 4)
}

// rule: crusader-kings/ai-modes/draws
func TestAnAISacrificesWhatHindersIt(t *testing.T) {
	for _, c := range []struct {
		trait  string
		passed bool
		left   int8
	}{{"kind", true, 0}, {"cruel", true, 1}} {
		p := poor(t).bagged(english, c.trait)
		p.Dynasties[english].Strategy = Ferox
		p.tries(Trial{Seat: english, Action: Invade, Needed: 1})
		want(t, c.trait+" passes", p.Checked.Stage == Passed, c.passed)
		want(t, c.trait+" left in the bag", p.tokensAt(bag(english)), c.left)
	}
	p := poor(t).bagged(english, "kind", "weak")
	p.Dynasties[english].Strategy = Ferox
	p.tries(Trial{Seat: english, Action: Invade, Needed: 3})
	want(t, "tokens left where the sacrifice would be vain", p.tokensAt(bag(english)), 2)
}

// rule: crusader-kings/titles/duke-trait-joins-invasion
// rule: crusader-kings/titles/duke-trait-returns
func TestTheDukesTokenLiesInTheBagForOneCheck(t *testing.T) {
	p := poor(t).own(english, "wessex")
	duke := p.child(english, Male, "kind")
	wife := p.somebody(English, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(duke, wife)
	p.token("brave", Place(wife))
	p.dukedom(duke, "wessex")
	p.tries(Trial{Seat: english, Action: Invade, Needed: 2, Draws: 4, Guest: duke}).asks(english, AskSacrifice)
	token := p.Checked.Drawn[0]
	p.play(play.Answer{Seat: english, Verb: KeepToken, A: token})
	want(t, "tokens drawn: the Duke's, not his wife's", p.Checked.Count, 1)
	want(t, "where it lies afterwards", p.TokenAt[token], Place(duke))

	p = poor(t)
	duke = p.child(english, Male, "kind")
	p.tries(Trial{Seat: english, Action: Invade, Needed: 1, Guest: duke})
	p.play(play.Answer{Seat: english, Verb: GiveToken, A: p.Checked.Drawn[0]})
	want(t, "tokens the Duke has left once it was sacrificed", p.tokensAt(Place(duke)), 0)
}

// rule: crusader-kings/general/own-bag-open-to-owner
func TestOddsAreExact(t *testing.T) {
	for _, c := range []struct {
		needed, good, all, draws int
		odds                     float64
	}{
		{1, 2, 4, 1, 0.5}, {1, 2, 4, 2, 5.0 / 6}, {1, 2, 4, 3, 1}, {2, 2, 4, 2, 1.0 / 6}, {2, 3, 7, 4, 22.0 / 35},
		{2, 1, 4, 4, 0}, {1, 0, 3, 3, 0}, {1, 1, 1, 5, 1}, {1, 0, 0, 2, 0},
	} {
		if got := atLeast(c.needed, c.good, c.all, c.draws); math.Abs(got-c.odds) > 1e-12 {
			t.Errorf("%d of %d good among %d in %d draws: %v, want %v", c.needed, c.good, c.all, c.draws, got, c.odds)
		}
	}
	p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "pious", "honest", "deceitful", "weak", "coward")
	p.tries(Trial{Seat: english, Action: Bribe, Needed: 1, Safe: true})
	odds := p.checkOdds() // Pious and Deceitful of five are good
	want(t, "how many", len(odds), 3)
	want(t, "with no Gold", odds[0], 40)
	want(t, "with 1", odds[1], 70)
	want(t, "with 2", odds[2], 90)
	p.play(by(english, InvestGold))
	want(t, "odds once Gold was invested", len(p.checkOdds()), 0)

	p = poor(t).bagged(english, "weak", "coward", "ugly").bagged(french, "brave", "pious")
	duke, brother := p.child(english, Male, "pious"), p.sibling(english, Male, "strong")
	want(t, "without the Duke", p.odds(english, None, box.Critical[Invade], 1, 2), 0)
	want(t, "with his green token among four, in two draws", p.odds(english, duke, box.Critical[Invade], 1, 2), 0.5)
	want(t, "with his brother's too, who is no guest", p.odds(english, brother, box.Critical[Invade], 2, 4), 0)
}

// Who may spoil another's check is told how likely it fails as far as he can know: as often as it would if what he cannot see were
// dealt again and again.
// rule: crusader-kings/general/other-bags-secret
func TestWhatIsToldOfSpoilingACheck(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).bagged(english, "pious", "honest", "weak", "coward").bagged(german, "brave", "strong", "pious").purse(english, 2)
	p.Dynasties[german].Gold = 5
	duke := p.child(english, Male, "kind")
	p.tries(Trial{Seat: english, Action: Assassinate, Needed: 2, Guest: duke})
	p.play(invests(english, 2)).asks(german, AskSabotage)
	k := &p.Checked
	want(t, "draws", k.Free+k.Bought, 3)
	told := p.spoiledOdds(german)
	want(t, "amounts: one draw may be cancelled", len(told), 3)
	for gold, percent := range told {
		draws, src, sum := k.Free+k.Bought-int8(gold/2), chance.New(1), 0.0
		const times = 4000
		for range times {
			g := *p.State
			g.redealBags(german, &src)
			sum += 1 - g.odds(english, duke, k.Reversed, k.Needed, draws)
		}
		if dealt := 100 * sum / times; math.Abs(dealt-float64(percent)) > 2 {
			t.Errorf("with %d Gold it fails %d of 100, dealt again %.1f", gold, percent, dealt)
		}
	}
	want(t, "a coin more changes nothing, two do", told[0] == told[1] && told[1] < told[2], true)
	for _, other := range []play.Seat{play.Nobody, english, iberian} {
		want(t, "told to others", len(p.spoiledOdds(other)), 0)
	}
	want(t, "as seen", p.View(german).(*View).Check.Spoiled[2], told[2])
}
