package warriorknights

import "testing"

const (
	ceylon int8 = iota
	spiceIslands
	china
)

// underWay starts an expedition that has reached a step.
func (p *at) underWay(e, step int8, stakes ...int16) *Expedition {
	x := &p.Expeditions[e]
	x.Step = step
	copy(x.Stake[:], stakes)
	return x
}

// The rulebook's example: "Finanziare, benedire e risolvere Spedizioni".
func TestExampleOfExpeditions(t *testing.T) {
	p := position(t, 3).fate("spice_islands 2x")
	p.underWay(spiceIslands, 2, 1, 5)
	p.Barons[red].Faith = 1
	p.run((*State).fundExpeditions)
	// rule: warrior-knights/expeditions/chairman-may-start-one
	p.asks(green, AskLaunch)
	// rule: warrior-knights/expeditions/only-idle-expeditions
	want(t, "an expedition under way", p.refuses(by(green, Launch, spiceIslands)), RuleOnlyIdle)
	p.play(by(green, Launch, china))
	// rule: warrior-knights/expeditions/funding-order
	// rule: warrior-knights/expeditions/funding-optional
	p.asks(green, AskInvest).play(by(green, Pass))
	// rule: warrior-knights/expeditions/funding-limit
	p.asks(red, AskInvest)
	want(t, "six crowns", p.offers(saying(by(red, Invest, china), 6)), false)
	p.play(saying(by(red, Invest, china), 5))
	p.asks(blue, AskInvest).play(by(blue, Pass))
	// rule: warrior-knights/expeditions/bless-expedition
	want(t, "he need not", p.asks(red, AskBless).offers(by(red, Pass)), true)
	p.play(by(red, Bless, china, 1))
	want(t, "faith", p.Barons[red].Faith, 0)
	// rule: warrior-knights/expeditions/marker-on-step-one
	want(t, "China", p.Expeditions[china], Expedition{Step: 1, Stake: [MaxBarons]int16{0, 5}, Blessed: true})
	// rule: warrior-knights/expeditions/advance-running-expeditions
	want(t, "Spice Islands reach step 3", p.told(KeyAdvances, int16(spiceIslands), 3), true)
	// rule: warrior-knights/expeditions/resolve-at-step-three
	want(t, "the marker is removed", p.Expeditions[spiceIslands], Expedition{})
	want(t, "D'Emerande", p.Barons[green].Crowns, 17)
	want(t, "Madder, who invested 5 in China", p.Barons[red].Crowns, 15-5+10)
}

func TestStartingNone(t *testing.T) {
	// rule: warrior-knights/expeditions/advance-running-expeditions
	p := position(t, 3)
	p.underWay(ceylon, 1, 2)
	p.run((*State).fundExpeditions).play(by(green, Pass))
	want(t, "an expedition under way advances all the same", p.Expeditions[ceylon].Step, 2)
	want(t, "one that is not does not", [2]bool{p.Expeditions[china].Step > 0, p.told(KeyAdvances, int16(china))}, [2]bool{false, false})
	p = position(t, 3).fate("china no-news")
	p.underWay(china, 3, 2)
	p.run((*State).fundExpeditions).play(by(green, Pass))
	want(t, "nor one that waits on step 3", p.Expeditions[china].Step == 3 && !p.told(KeyAdvances), true)

	p = position(t, 3)
	p.run((*State).fundExpeditions).play(by(green, Launch, china), by(green, Pass), by(red, Pass), by(blue, Pass))
	want(t, "without a backer it does not start", p.Expeditions[china], Expedition{})
	want(t, "nor is it blessed", p.over(), true)

	p = position(t, 3)
	for e := range int8(expeditions) {
		p.underWay(e, 1, 1)
	}
	p.run((*State).fundExpeditions)
	want(t, "all under way: the Chairman is not asked", p.over(), true)
	want(t, "they advance", p.Expeditions[china].Step, 2)

	p = position(t, 3)
	p.Barons[red].Crowns, p.Barons[red].Faith = 3, 0
	p.run((*State).fundExpeditions).play(by(green, Launch, china), saying(by(green, Invest, china), 1))
	want(t, "no more than one has", p.offers(saying(by(red, Invest, china), 4)), false)
	p.play(by(red, Pass), by(blue, Pass))
	want(t, "without Faith there is no blessing", p.over(), true)
}

func TestOutcomes(t *testing.T) {
	for _, c := range []struct {
		name    string
		e       int8
		blessed bool
		drawn   []string
		after   Expedition
		crowns  int16
	}{
		// rule: warrior-knights/expeditions/outcome-no-news
		{"no news", ceylon, false, []string{"ceylon no-news"}, Expedition{Step: 3, Stake: [MaxBarons]int16{5}}, 15},
		// rule: warrior-knights/expeditions/outcome-fleet-lost
		{"fleet lost", china, false, []string{"china lost"}, Expedition{}, 15},
		// rule: warrior-knights/expeditions/outcome-multiplier
		{"1x gives the stake back", spiceIslands, false, []string{"spice_islands 1x"}, Expedition{}, 20},
		{"3x", spiceIslands, false, []string{"spice_islands 3x"}, Expedition{}, 30},
		{"5 crowns in China and 4x", china, false, []string{"china 4x"}, Expedition{}, 35},
		// rule: warrior-knights/expeditions/blessed-draws-two
		{"blessed: lost and 1x", ceylon, true, []string{"ceylon lost", "ceylon 1x"}, Expedition{}, 20},
		{"blessed: 2x and no news", ceylon, true, []string{"ceylon 2x", "ceylon no-news"}, Expedition{}, 25},
		{"blessed: lost twice", china, true, []string{"china lost", "china lost"}, Expedition{}, 15},
		// rule: warrior-knights/expeditions/blessing-stays-with-no-news
		{"blessed: lost and no news", china, true, []string{"china lost", "china no-news"}, Expedition{Step: 3, Stake: [MaxBarons]int16{5}, Blessed: true}, 15},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 2).fate(c.drawn...)
			p.underWay(c.e, 2, 5).Blessed = c.blessed
			next := p.Fate.At(len(c.drawn))
			p.run((*State).fundExpeditions).play(by(green, Pass))
			want(t, "the expedition", p.Expeditions[c.e], c.after)
			want(t, "its backer's crowns", p.Barons[green].Crowns, c.crowns)
			want(t, "fate cards drawn", p.Fate.At(0), next)
		})
	}
}

// Who has a stake is paid it so many times, if he is still in the game.
// rule: warrior-knights/expeditions/outcome-multiplier
func TestWhomAFleetPays(t *testing.T) {
	p := position(t, 4).fate("ceylon 2x")
	p.underWay(ceylon, 3, 3, 0, 4)
	p.Barons[blue].Out = true
	p.run((*State).fundExpeditions).play(by(green, Pass))
	want(t, "green's stake twice", p.told(KeyExpeditionPays, int16(green), int16(ceylon), 6), true)
	want(t, "nothing else is paid", [3]int16{int16(p.count(KeyExpeditionPays)), p.Barons[red].Crowns, p.Barons[blue].Crowns},
		[3]int16{1, 15, 15})
}

func TestSeveralFleetsReturn(t *testing.T) {
	// rule: warrior-knights/expeditions/three-risk-levels
	p := position(t, 2).fate("ceylon 1x", "spice_islands 2x", "china 3x")
	p.underWay(china, 3, 1)
	p.underWay(ceylon, 3, 1)
	p.underWay(spiceIslands, 3, 1)
	p.run((*State).fundExpeditions)
	want(t, "each its own card, Ceylon first, then Spice Islands, then China", p.Barons[green].Crowns, 15+1+2+3)

	// Each card's outcome is read for the expedition concerned; Ceylon is the safest, China gains most.
	var lost, most [expeditions]int
	for _, f := range box.Fate {
		for e, outcome := range f.Expedition {
			if outcome == FleetLost {
				lost[e]++
			}
			most[e] = max(most[e], int(outcome))
		}
	}
	want(t, "risk grows", lost[ceylon] < lost[spiceIslands] && lost[spiceIslands] < lost[china], true)
	want(t, "gains do not shrink", most[ceylon] <= most[spiceIslands] && most[spiceIslands] <= most[china], true)
	want(t, "the largest gain is China's alone", Outcome(most[china]) == Fourfold && Outcome(most[ceylon]) < Fourfold, true)
}

func TestInvestmentsAreOpenAtTheirMoment(t *testing.T) {
	p := position(t, 2)
	p.Barons[red].Crowns = 0
	p.run((*State).fundExpeditions).play(by(green, Launch, ceylon), saying(by(green, Invest, ceylon), 3))
	// rule: warrior-knights/expeditions/funding-order
	// rule: warrior-knights/expeditions/funding-limit
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p.asks(red, AskInvest)
	want(t, "who has nothing can invest nothing", p.choices(red), 1)
	p.aside(saying(by(green, GiveCrowns, int8(red)), 1))
	want(t, "unless he is lent it", p.offers(saying(by(red, Invest, ceylon), 1)), true)
	p.aside(saying(by(red, GiveCrowns, int8(green)), 1)).play(by(red, Pass))
	want(t, "the money lies with the expedition", p.Expeditions[ceylon].Stake, [MaxBarons]int16{3})
	want(t, "and is gone from the purse", p.Barons[green].Crowns, 12)
	want(t, "told", p.told(KeyInvests, int16(green), int16(ceylon), 3), true)

	q := position(t, 2).penniless(red)
	q.Barons[green].Crowns = 3
	q.run((*State).fundExpeditions).play(by(green, Launch, ceylon), saying(by(green, Invest, ceylon), 3))
	want(t, "where nobody has anything left nobody is asked", q.over(), true)
	q = position(t, 2).penniless(red)
	q.Barons[green].Crowns = 4
	q.run((*State).fundExpeditions).play(by(green, Launch, ceylon), saying(by(green, Invest, ceylon), 3))
	q.asks(red, AskInvest) // a single crown may be lent to him
}
