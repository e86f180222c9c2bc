package crusaderkings

import (
	"testing"

	"signoria/play"
)

// intrigue is a position in which the English, beside the French in Paris, play a Plot; what they draw is
// of one colour.
func intrigue(t *testing.T, gold int16, traits ...string) *at {
	return position(t, "kingdom-of-jerusalem", 5).own(english, "normandy", "wessex").own(french, "paris", "lorraine").
		own(german, "low_countries", "saxony").own(italian, "apulia").own(iberian, "leon").bagged(english, traits...).purse(english, gold)
}

func (p *at) schemes() *at { p.t.Helper(); return p.acts(english, Intrigue).play(by(english, ToPlot)) }

// plots is the answer that chooses a plot, at whom or what, for a fee.
func plots(v play.Verb, at, fee int8) play.Answer { return by(english, v, at, fee) }

func TestPlots(t *testing.T) {
	t.Run("what they cost", func(t *testing.T) {
		p := intrigue(t, 6, "brave").schemes()
		// rule: crusader-kings/plots/choose-plot
		p.asks(english, AskPlot).play(plots(PlotGrievance, int8(french), 0), invests(english, 0))
		// rule: crusader-kings/plots/resolve-before-next
		want(t, "the first is over", p.hasCasusBelli(english, french), true)
		p.play(plots(PlotGrievance, int8(german), 1), invests(english, 0))
		p.play(plots(PlotGrievance, int8(italian), 2), invests(english, 0))
		p.play(plots(PlotGrievance, int8(iberian), 3))
		// rule: crusader-kings/plots/multiple-plots-cost
		want(t, "0 + 1 + 2 + 3", p.Dynasties[english].Gold, 0)
		// rule: crusader-kings/plots/max-four-plots
		want(t, "no fifth", p.over(), true)
		p.Dynasties[english].Gold = 20
		want(t, "no fifth", p.whyNotPlot(english, InciteRebellion, int16(p.in("paris"))), RuleFourPlots)
	})
	t.Run("a second that cannot be paid", func(t *testing.T) {
		p := intrigue(t, 0, "brave").schemes().play(plots(PlotGrievance, int8(french), 0))
		want(t, "over", p.over(), true)
		want(t, "why", p.whyNotPlot(english, CreateCasusBelli, int16(german)), RulePlotCost)
	})
	t.Run("the same against the same", func(t *testing.T) {
		// rule: crusader-kings/plots/same-plot-same-player
		p := intrigue(t, 3, "brave")
		brother := p.sibling(french, Male, "strong")
		p.schemes().play(plots(PlotRebellion, p.in("paris"), 0), invests(english, 0))
		want(t, "another Rebellion among the French", p.refuses(plots(PlotRebellion, p.in("paris"), 1)), RuleSamePlot)
		want(t, "one among the Germans", p.offers(plots(PlotRebellion, p.in("low_countries"), 1)), true)
		want(t, "the Frenchman's brother", p.offers(plots(PlotMurder, brother, 1)), true)
	})
	t.Run("the same in independent territories", func(t *testing.T) {
		p := intrigue(t, 3, "brave")
		a, b := p.suitor("wales", Female, "strong"), p.suitor("ireland", Female, "cruel")
		p.schemes().play(plots(PlotMurder, a, 0), invests(english, 0))
		want(t, "they belong to nobody", p.offers(plots(PlotMurder, b, 1)), true)
		// rule: crusader-kings/plots/assassinate-success
		want(t, "the first is dead", p.People[a].At, Discarded)
		want(t, "another lives there", p.courted(p.in("wales")) != None, true)
	})
	t.Run("what a failure gives", func(t *testing.T) {
		p := intrigue(t, 0, "weak").schemes().play(plots(PlotGrievance, int8(french), 0))
		// rule: crusader-kings/plots/failure-gives-casus-belli
		want(t, "to whom it was aimed at", p.hasCasusBelli(french, english), true)
		want(t, "nothing to the plotter", p.hasCasusBelli(english, french), false)
	})
	t.Run("what a success gives", func(t *testing.T) {
		p := intrigue(t, 0, "brave").schemes().play(plots(PlotRebellion, territory(t, "paris"), 0))
		// rule: crusader-kings/plots/success-gives-none
		want(t, "no Casus Belli", p.hasCasusBelli(french, english), false)
		want(t, "what was done", p.Card.Action, InciteRebellion)
	})
	t.Run("nobody sabotages", func(t *testing.T) {
		// rule: crusader-kings/trait-check/sabotage-not-against-intrigue
		p := intrigue(t, 3, "brave")
		p.Dynasties[german].Gold = 10
		p.schemes().play(plots(PlotRebellion, p.in("paris"), 0), invests(english, 2))
		want(t, "it is over at once", p.land("paris").Rebellion, 1)
	})
	t.Run("the Spymaster draws", func(t *testing.T) {
		// rule: crusader-kings/plots/spymaster-extra-draw
		p := intrigue(t, 0, "brave", "weak").develops(english, "spymaster").schemes()
		p.play(plots(PlotGrievance, int8(french), 0))
		want(t, "both tokens are found", p.hasCasusBelli(english, french), true)
		want(t, "draws", p.Checked.Free, 2)
	})
}

func TestCreateCasusBelli(t *testing.T) {
	// rule: crusader-kings/plots/casus-belli-success
	p := intrigue(t, 0, "brave").pact(english, iberian).schemes().play(plots(PlotGrievance, int8(iberian), 0))
	want(t, "against a dynasty however far", p.hasCasusBelli(english, iberian), true)
	want(t, "needed", p.Checked.Needed, 1)
	want(t, "a Pact is over by it", p.inPact(english, iberian), false)
	want(t, "not against oneself", p.whyNotAim(english, CreateCasusBelli, int16(english)), RuleNotOneself)
	p.Dynasties[german].Out = true
	want(t, "nor against who is out of the game", p.whyNotAim(english, CreateCasusBelli, int16(german)), RuleNotOneself)
	// rule: crusader-kings/plots/casus-belli-purpose
	// rule: crusader-kings/plots/casus-belli-covers-dynasty
	p = intrigue(t, 0).foot("normandy").cause(english, french)
	p.land("brittany").Owner = french
	for _, id := range []string{"paris", "brittany"} {
		want(t, id, p.whyNotAttack(english, p.in("normandy"), p.in(id)), play.Free)
	}
	want(t, "not of others", p.whyNotAttack(english, p.in("normandy"), p.in("low_countries")), RuleNeedsCause)
}

func TestInciteRebellion(t *testing.T) {
	t.Run("where", func(t *testing.T) {
		p := intrigue(t, 0, "brave").foot("low_countries").schemes()
		// rule: crusader-kings/plots/incite-target
		want(t, "beside one's own", p.offers(plots(PlotRebellion, p.in("paris"), 0)), true)
		want(t, "far away", p.refuses(plots(PlotRebellion, p.in("lorraine"), 0)), RuleInciteWhere)
		want(t, "at home", p.refuses(plots(PlotRebellion, p.in("wessex"), 0)), RuleInciteWhere)
		want(t, "where nobody rules", p.refuses(plots(PlotRebellion, p.in("brittany"), 0)), RuleInciteWhere)
		// rule: crusader-kings/mobilise/no-rebellion-on-mobilised
		want(t, "where a Footsoldier stands", p.refuses(plots(PlotRebellion, p.in("low_countries"), 0)), RuleInciteFoot)
		// rule: crusader-kings/plots/incite-success
		p.play(plots(PlotRebellion, p.in("paris"), 0))
		want(t, "tokens", p.land("paris").Rebellion, 1)
		want(t, "told", p.told(KeyRebellion, int16(p.in("paris"))), true)
		want(t, "it can be overthrown", p.whyNotOverthrow(english, p.in("paris")), RuleOverthrowCost)
		p.Card.Attempts = 0
		want(t, "it can be overthrown", p.whyNotOverthrow(english, p.in("paris")), play.Free)
	})
	t.Run("the Spymaster and the Navy reach farther", func(t *testing.T) {
		// rule: crusader-kings/plots/incite-spymaster
		p := intrigue(t, 0).develops(english, "spymaster").schemes()
		want(t, "anywhere", p.offers(plots(PlotRebellion, p.in("apulia"), 0)), true)
		// rule: crusader-kings/mobilise/adjacency-navy
		p = intrigue(t, 0).develops(english, "navy").schemes()
		want(t, "across the sea", p.offers(plots(PlotRebellion, p.in("leon"), 0)), true)
		want(t, "not across another", p.refuses(plots(PlotRebellion, p.in("apulia"), 0)), RuleInciteWhere)
	})
	t.Run("how hard", func(t *testing.T) {
		p := intrigue(t, 3, "brave", "pious", "strong")
		paris := int16(p.in("paris"))
		want(t, "bare", p.plotNeeds(InciteRebellion, paris), 1)
		// rule: crusader-kings/plots/incite-castle
		p.castle("paris")
		want(t, "a Castle", p.plotNeeds(InciteRebellion, paris), 2)
		// rule: crusader-kings/plots/incite-duchy
		p.dukedom(p.child(french, Male, "kind"), "paris")
		want(t, "and a Duke", p.plotNeeds(InciteRebellion, paris), 3)
		p.schemes().play(plots(PlotRebellion, p.in("paris"), 0), invests(english, 1))
		want(t, "two draws cannot do it", p.land("paris").Rebellion, 0)
	})
	t.Run("several tokens", func(t *testing.T) {
		// rule: crusader-kings/plots/rebellion-stacks
		p := intrigue(t, 0, "brave")
		p.land("paris").Rebellion = 1
		p.schemes().play(plots(PlotRebellion, p.in("paris"), 0))
		want(t, "tokens", p.land("paris").Rebellion, 2)
	})
	t.Run("none is left", func(t *testing.T) {
		// rule: crusader-kings/general/component-limits
		p := intrigue(t, 0, "brave")
		p.land("leon").Rebellion = rebellionInBox
		p.schemes()
		want(t, "why", p.refuses(plots(PlotRebellion, p.in("paris"), 0)), RuleTokensLeft)
	})
}

func TestAssassinate(t *testing.T) {
	t.Run("whom", func(t *testing.T) {
		p := intrigue(t, 0, "brave").develops(french, "marshal", "bank")
		child, wife, bride := p.child(french, Male, "kind"), p.spouse(german, Female), p.suitor("sicily", Male, "kind")
		own := p.child(english, Female, "cruel")
		marshal, bank := p.cardOf(french, development(t, "marshal")), p.cardOf(french, development(t, "bank"))
		p.schemes()
		// rule: crusader-kings/plots/assassinate-targets
		// rule: crusader-kings/plots/assassinate-own
		for _, victim := range []int8{child, wife, bride, own, p.rulerOf(italian), p.rulerOf(english)} {
			want(t, "a character face up", p.offers(plots(PlotMurder, victim, 0)), true)
		}
		want(t, "a Councillor", p.offers(plots(PlotCouncillor, marshal, 0)), true)
		want(t, "no Invention", p.offers(plots(PlotCouncillor, bank, 0)), false)
		want(t, "no Councillor in the deck", p.whyNotAssassinate(councillorAt+int16(p.card("spymaster"))), RuleVictims)
		chancellor := p.develops(german, "chancellor").cardOf(german, development(t, "chancellor"))
		want(t, "but the first of all of them in somebody's service",
			int(chancellor) == 0 && p.whyNotAssassinate(councillorAt) == play.Free, true)
		want(t, "nobody in a deck",
			p.whyNotAssassinate(int16(p.somebody(Italian, Male, Person{At: InDeck, Of: int8(Italian)}))), RuleVictims)
		// rule: crusader-kings/plots/assassinate-success
		p.play(plots(PlotCouncillor, marshal, 0))
		want(t, "he is discarded", p.DevAt[marshal], DevDiscard)
		want(t, "no card is turned up for who was not on offer", size(p.faceUp()), 0)
	})
	t.Run("a Councillor on offer", func(t *testing.T) {
		onOffer := func(token string) (*at, int8) {
			p := intrigue(t, 0, token)
			marshal := development(t, "marshal") * copies
			for i, d := range []int8{marshal, development(t, "bank") * copies, development(t, "library") * copies} {
				p.DevAt[d] = DevFaceUp + uint8(i)
			}
			p.schemes()
			// rule: crusader-kings/plots/assassinate-targets
			want(t, "who lies face up", p.offers(plots(PlotCouncillor, marshal, 0)), true)
			want(t, "no Invention", p.offers(plots(PlotCouncillor, development(t, "bank")*copies, 0)), false)
			want(t, "nobody in the deck", p.offers(plots(PlotCouncillor, marshal+1, 0)), false)
			// rule: crusader-kings/plots/bribe-effect
			want(t, "nor can he be bribed, whom nobody pays", p.offers(plots(PlotBribe, marshal, 0)), false)
			return p.play(plots(PlotCouncillor, marshal, 0)), marshal
		}
		// rule: crusader-kings/plots/assassinate-success
		p, marshal := onOffer("brave")
		want(t, "he is discarded", p.DevAt[marshal], DevDiscard)
		want(t, "and another card turned up", size(p.faceUp()), faceUp)
		// rule: crusader-kings/plots/failure-gives-casus-belli
		p, marshal = onOffer("weak")
		want(t, "or lives", p.DevAt[marshal], DevFaceUp)
		for s := range play.Seat(5) {
			want(t, "nobody has a Casus Belli", p.hasCasusBelli(s, english), false)
		}
	})
	t.Run("how hard", func(t *testing.T) {
		p := intrigue(t, 0)
		daughter, son := p.child(french, Female, "kind"), p.child(french, Male, "kind")
		queen := p.spouse(german, Female)
		// rule: crusader-kings/plots/assassinate-heir
		want(t, "the heir", p.plotNeeds(Assassinate, int16(son)), 2)
		want(t, "his elder sister", p.plotNeeds(Assassinate, int16(daughter)), 1)
		// rule: crusader-kings/plots/assassinate-ruler
		want(t, "a King", p.plotNeeds(Assassinate, int16(p.rulerOf(french))), 3)
		want(t, "his wife", p.plotNeeds(Assassinate, int16(queen)), 1)
	})
	t.Run("not in the first Round", func(t *testing.T) {
		// rule: crusader-kings/plots/assassinate-not-first-round
		p := intrigue(t, 0)
		child := p.child(french, Male, "kind")
		p.Round = 1
		p.schemes()
		want(t, "a King", p.refuses(plots(PlotMurder, p.rulerOf(french), 0)), RuleFirstRound)
		want(t, "his child", p.offers(plots(PlotMurder, child, 0)), true)
		p = intrigue(t, 0)
		want(t, "in the second", p.whyNotAssassinate(int16(p.rulerOf(french))), play.Free)
		p.Era, p.Round = 2, 1
		want(t, "in the second Era", p.whyNotAssassinate(int16(p.rulerOf(french))), play.Free)
	})
	t.Run("one's own", func(t *testing.T) {
		// rule: crusader-kings/plots/assassinate-own
		// rule: crusader-kings/plots/failure-gives-casus-belli
		p := intrigue(t, 0, "weak")
		own := p.child(english, Female, "cruel")
		p.schemes().play(plots(PlotMurder, own, 0))
		want(t, "it failed", p.member(own, english), true)
		for s := range play.Seat(5) {
			want(t, "nobody has a Casus Belli", p.hasCasusBelli(s, english), false)
		}
	})
	t.Run("a Councillor who changes masters", func(t *testing.T) {
		// rule: crusader-kings/general/trade-any-time
		p := intrigue(t, 1, "brave").develops(french, "marshal")
		marshal := p.cardOf(french, development(t, "marshal"))
		p.schemes().play(plots(PlotCouncillor, marshal, 0)).hands(french, german, territories+int16(marshal)).play(invests(english, 0))
		want(t, "it is he who dies", p.DevAt[marshal], DevDiscard)
		want(t, "in whose service he was", p.told(KeyPoisoned, int16(marshal), int16(german)), true)
	})
	t.Run("a Councillor who is gone", func(t *testing.T) {
		// rule: crusader-kings/realm/fourth-card-discards-one
		p := intrigue(t, 1, "brave").develops(french, "marshal", "steward", "archbishop").develops(german, "chancellor")
		marshal := p.cardOf(french, development(t, "marshal"))
		p.schemes().play(plots(PlotCouncillor, marshal, 0)).hands(german, french, p.thing(german, "chancellor"))
		p.play(by(french, DiscardCard, marshal), invests(english, 0))
		want(t, "nobody dies", p.count(KeyPoisoned), 0)
		want(t, "told", p.told(KeyGoneAway, int16(english), int16(marshal)), true)
	})
	t.Run("a Councillor of the Inventor", func(t *testing.T) {
		// rule: crusader-kings/trophies/lost-when-requirement-lost
		p := intrigue(t, 0, "brave").develops(french, "marshal", "steward", "navy", "bank")
		p.Trophies[Inventor] = french
		p.schemes().play(plots(PlotCouncillor, p.cardOf(french, development(t, "marshal")), 0))
		want(t, "with three cards left the Trophy is lost", p.Trophies[Inventor], play.Nobody)
	})
	t.Run("the victim dies", func(t *testing.T) {
		p := intrigue(t, 0, "brave")
		child := p.child(french, Female, "kind")
		p.sibling(french, Male, "kind")
		want(t, "an heir", p.heir(french), child)
		p.Dynasties[english].Gold = 1
		p.schemes().play(plots(PlotMurder, child, 0), invests(english, 1))
		want(t, "needed two, the bag has one", p.member(child, french), true)
		p = intrigue(t, 1, "brave", "pious")
		child = p.child(french, Female, "kind")
		p.schemes().play(plots(PlotMurder, child, 0), invests(english, 1))
		want(t, "dead", p.People[child].At, Discarded)
	})
}

func TestRoyalGuard(t *testing.T) {
	// The rulebook's example: a King, three successes, the Spymaster and 3 Gold for five draws.
	guarded := func() *at {
		p := intrigue(t, 3, "brave", "pious", "strong", "clever", "generous").develops(english, "spymaster").
			develops(italian, "royal_guard")
		p.Dynasties[german].Gold = 10
		return p
	}
	p := guarded()
	p.schemes().play(plots(PlotMurder, p.rulerOf(italian), 0), invests(english, 3))
	// rule: crusader-kings/plots/royal-guard-sabotage
	// rule: crusader-kings/plots/royal-guard-saboteurs
	p.asks(german, AskSabotage)
	o, _ := p.match.OfferTo(german)
	want(t, "no more than leaves three draws", o.Choices[0].Hi, 4)
	p.play(saying(by(german, PaySabotage), 4))
	want(t, "draws cancelled", p.Checked.Cancelled, 2)
	want(t, "draws", p.Checked.total(), 3)
	want(t, "three green tokens will do", p.Checked.Successes, 3)

	p = guarded()
	p.schemes().play(plots(PlotMurder, p.rulerOf(french), 0), invests(english, 3))
	want(t, "whoever has no Guard dies unsabotaged", p.told(KeyDies, int16(box.Scenarios[0].Dynasties[french].Ruler)), true)

	p = guarded().develops(english, "royal_guard")
	own := p.child(english, Male, "kind")
	p.schemes().play(plots(PlotMurder, own, 0), invests(english, 2))
	want(t, "one's own Guard protects nobody from oneself", p.told(KeyDies, int16(own)), true)

	p = guarded()
	bride := p.suitor("sicily", Female, "kind")
	p.DevAt[development(t, "royal_guard")*copies+1] = DevFaceUp + faceUp - 1
	p.Track[7] = play.Nobody
	p.schemes().play(plots(PlotMurder, bride, 0), invests(english, 1))
	want(t, "nor does a Guard on offer protect whom nobody rules", p.told(KeyDies, int16(bride)), true)

	p = guarded()
	p.land("low_countries").Owner = italian
	p.schemes().play(plots(PlotRebellion, p.in("low_countries"), 0), invests(english, 1))
	want(t, "nor does it watch over territories", p.land("low_countries").Rebellion, 1)
}

func TestBribe(t *testing.T) {
	bribed := func(gold int16, traits ...string) (*at, int8) {
		p := intrigue(t, gold, traits...).develops(french, "marshal", "bank", "chancellor").develops(english, "chancellor")
		return p, p.cardOf(french, development(t, "marshal"))
	}
	t.Run("it works", func(t *testing.T) {
		p, marshal := bribed(2, "brave")
		bank, chancellor := p.cardOf(french, development(t, "bank")), p.cardOf(french, development(t, "chancellor"))
		p.schemes()
		// rule: crusader-kings/plots/bribe-no-duplicate
		want(t, "a kind one has", p.refuses(plots(PlotBribe, chancellor, 0)), RuleBribeTwice)
		want(t, "an Invention", p.whyNotBribe(english, bank), RuleBribeWhat)
		want(t, "one's own", p.whyNotBribe(english, p.cardOf(english, development(t, "chancellor"))), RuleBribeWhat)
		p.play(plots(PlotBribe, marshal, 0), invests(english, 0))
		// rule: crusader-kings/plots/bribe-effect
		want(t, "he serves the English", p.councillorOf(marshal), english)
		// rule: crusader-kings/plots/bribe-cost
		want(t, "for 2 Gold", p.Dynasties[english].Gold, 0)
	})
	t.Run("it cannot be paid", func(t *testing.T) {
		p, marshal := bribed(3, "brave")
		p.schemes().play(plots(PlotBribe, marshal, 0), invests(english, 2))
		want(t, "he stays", p.councillorOf(marshal), french)
		want(t, "Gold", p.Dynasties[english].Gold, 1)
	})
	t.Run("he has been traded away", func(t *testing.T) {
		// rule: crusader-kings/plots/bribe-effect
		// rule: crusader-kings/general/trade-any-time
		for seller, buyer := range map[play.Seat]play.Seat{french: german, german: english} {
			p, marshal := bribed(2, "brave")
			other := p.develops(german, "marshal").cardOf(german, development(t, "marshal"))
			sold := other
			if seller == french {
				p.DevAt[other], sold = DevDeck, marshal
			}
			p.schemes().play(plots(PlotBribe, marshal, 0))
			p.hands(seller, buyer, territories+int16(sold)).play(invests(english, 0))
			want(t, "he who was sold serves", p.councillorOf(sold), buyer)
			want(t, "told", p.told(KeyBribeIdle, int16(english), int16(marshal)), true)
			want(t, "what is wrong", p.Check(), nil)
			want(t, "Gold", p.Dynasties[english].Gold, 2)
		}
	})
	t.Run("it fails", func(t *testing.T) {
		p, marshal := bribed(2, "weak")
		p.schemes().play(plots(PlotBribe, marshal, 0), invests(english, 0))
		want(t, "nothing is paid", p.Dynasties[english].Gold, 2)
		want(t, "the French know", p.hasCasusBelli(french, english), true)
	})
	t.Run("a fourth", func(t *testing.T) {
		// rule: crusader-kings/plots/bribe-limit
		p, marshal := bribed(2, "brave")
		p.develops(english, "steward", "archbishop")
		steward := p.cardOf(english, development(t, "steward"))
		p.schemes().play(plots(PlotBribe, marshal, 0), invests(english, 0)).asks(english, AskDiscard)
		want(t, "not the new one", p.offers(by(english, DiscardCard, marshal)), false)
		p.play(by(english, DiscardCard, steward))
		want(t, "Councillors", p.councillors(english), 3)
	})
}

func TestDivorce(t *testing.T) {
	p := intrigue(t, 0, "brave")
	wife, son, theirs := p.spouse(english, Female), p.child(english, Male, "kind"), p.spouse(french, Female)
	p.schemes()
	// rule: crusader-kings/plots/divorce-effect
	want(t, "an unmarried son", p.refuses(plots(PlotDivorce, son, 0)), RuleDivorceOwn)
	want(t, "the wife by herself", p.refuses(plots(PlotDivorce, wife, 0)), RuleDivorceOwn)
	want(t, "another's", p.whyNotDivorce(english, p.rulerOf(french)), RuleDivorceOwn)
	brother := p.sibling(english, Male, "kind")
	for _, x := range []int8{son, brother} {
		p.wed(x, p.somebody(French, Female, Person{At: InLaw, Of: int8(english)}))
		want(t, "a married son or brother", p.whyNotDivorce(english, x), play.Free)
		want(t, "but not by his wife", p.whyNotDivorce(english, p.People[x].Spouse), RuleDivorceOwn)
	}
	p.play(plots(PlotDivorce, p.rulerOf(english), 0))
	want(t, "she is gone", p.consortOf(english), int8(None))
	want(t, "the other is not", p.consortOf(french), theirs)

	// rule: crusader-kings/plots/divorce-no-casus-belli
	p = intrigue(t, 0, "weak")
	p.spouse(english, Female)
	p.schemes().play(plots(PlotDivorce, p.rulerOf(english), 0))
	want(t, "still married", p.consortOf(english) != None, true)
	for s := range play.Seat(5) {
		want(t, "nobody has a Casus Belli", p.hasCasusBelli(s, english), false)
	}
}
