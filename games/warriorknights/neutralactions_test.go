package warriorknights

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// onTop puts an event of a colour on top of the deck that nobody can cancel and that asks nothing.
func (p *at) onTop(colour EventColour) *at {
	quiet := map[EventColour]string{RedEvent: "corsairs", GreenEvent: "rich-legacy", BlueEvent: "legates-visit"}
	for i := range box.Events {
		if box.Events[i].ID == quiet[colour] {
			p.Events.Take(p.Events.Index(uint8(i)))
			p.Events.Push(uint8(i), 0)
		}
	}
	return p
}

func TestImportantEvent(t *testing.T) {
	reveal := func(colour EventColour, faith int16) *at {
		p := position(t, 3).onTop(colour)
		p.Barons[red].Faith = faith
		// rule: warrior-knights/neutral-actions/chairman-resolves-neutral
		p.stacked(0, neutralCard).run((*State).playNextCard)
		want(t, "the Chairman turns the card", p.told(KeyTurnsNeutral, int16(green), int16(ImportantEvent)), true)
		// rule: warrior-knights/neutral-actions/important-event-choose-drawer
		p.asks(red, AskDrawer)
		// rule: warrior-knights/neutral-actions/important-event-back-is-visible
		o, _ := p.match.OfferTo(red)
		want(t, "he knows the back", EventColour(o.Args[0]), colour)
		return p
	}
	// rule: warrior-knights/neutral-actions/important-event-red
	p := reveal(RedEvent, 0)
	want(t, "a red event given away without Faith", p.refuses(by(red, NameDrawer, int8(green), 1)), RuleRedAway)
	want(t, "choices", p.choices(red), 1)
	p.play(by(red, NameDrawer, int8(red), 0))
	want(t, "told that he keeps it", p.told(KeyKeepsDrawer, int16(red), int16(RedEvent), 0), true)
	want(t, "he draws it himself", p.Barons[red].Crowns, 12)
	p = reveal(RedEvent, 1).play(by(red, NameDrawer, int8(blue), 1))
	want(t, "told whom he names", p.told(KeyNamesDrawer, int16(red), int16(blue), int16(RedEvent), 1), true)
	want(t, "for 1 Faith", p.Barons[red].Faith, 0)
	want(t, "another draws it", p.Barons[blue].Crowns, 12)

	// rule: warrior-knights/neutral-actions/important-event-green
	p = reveal(GreenEvent, 0)
	want(t, "a green event kept without Faith", p.refuses(by(red, NameDrawer, int8(red), 1)), RuleGreenKept)
	p.play(by(red, NameDrawer, int8(green), 0))
	want(t, "another draws it", p.Barons[green].Crowns, 20)
	p = reveal(GreenEvent, 2).play(by(red, NameDrawer, int8(red), 1))
	want(t, "for 1 Faith", p.Barons[red].Faith, 1)
	want(t, "he draws it himself", p.Barons[red].Crowns, 20)

	// rule: warrior-knights/neutral-actions/important-event-blue
	for s := range play.Seat(3) {
		p = reveal(BlueEvent, 1).play(by(red, NameDrawer, int8(s), 0))
		want(t, "the one named draws", p.told(KeyEvent, int16(s)), true)
		want(t, "at no cost; the event itself brings 1 Faith", p.Barons[red].Faith, 2)
	}
}

// rule: warrior-knights/neutral-actions/chairman-resolves-neutral
func TestEveryNeutralCardIsResolved(t *testing.T) {
	for kind, asked := range map[Kind]struct {
		by     play.Seat
		prompt play.Prompt
	}{
		ImportantEvent: {red, AskDrawer}, FundExpeditions: {green, AskLaunch}, UpgradeDefenses: {blue, AskDefenses},
		MusterTroops: {blue, AskMuster},
	} {
		p := position(t, 3)
		p.city("monz").of(blue)
		p.noble(blue, star).at("monz").with(100, 50).wounded(1)
		p.stacked(0, neutralCard+uint8(kind-ImportantEvent)).run((*State).playNextCard)
		want(t, "the Chairman turns it", p.told(KeyTurnsNeutral, int16(green), int16(kind)), true)
		p.asks(asked.by, asked.prompt)
	}
	// rule: warrior-knights/neutral-actions/uncertain-times
	p := position(t, 3)
	want(t, "the fate deck in order", slices.IsSorted(p.Fate.Card[:fates]), true)
	p.stacked(0, neutralCard+uint8(UncertainTimes-ImportantEvent)).run((*State).playNextCard)
	want(t, "nobody is asked", p.over(), true)
	want(t, "it is shuffled", slices.IsSorted(p.Fate.Card[:fates]), false)
}

func TestNoEventLeft(t *testing.T) {
	// rule: warrior-knights/neutral-actions/important-event-choose-drawer
	p := position(t, 3)
	for p.Events.Len() > 0 {
		p.EventDiscard.Push(p.Events.Pop(), chance.Everyone)
	}
	p.run((*State).importantEvent)
	want(t, "the discards form a new deck first", p.told(KeyDiscardsShuffled, eventCards), true)
	p.asks(red, AskDrawer)

	p = position(t, 3)
	for p.Events.Len() > 0 {
		p.Events.Pop()
	}
	p.run((*State).importantEvent)
	want(t, "nobody is asked", p.over(), true)
	want(t, "told", p.told(KeyNoEvent), true)
}

func TestUpgradeDefenses(t *testing.T) {
	p := position(t, 4)
	p.Chairman = red
	p.city("monz").of(green).breached(3)
	p.city("froli").of(green).fortified()
	p.city("vecht").of(green).breached(1).besieged(blue, 1)
	p.city("isar").of(red)
	p.city("kovel").of(black)
	p.fortress(blue).at("belmarais").breached(2)
	p.Barons[black].Crowns = 3
	p.run((*State).upgradeDefenses)
	// rule: warrior-knights/neutral-actions/upgrade-defenses-order
	p.asks(red, AskDefenses)
	want(t, "another's city", p.offers(saying(by(red, Repair, city(t, "monz"), 2), 1)), false)
	// rule: warrior-knights/neutral-actions/upgrade-defenses-fortify
	p.play(by(red, Fortify, city(t, "isar"), 4))
	want(t, "fortified", p.Cities[city(t, "isar")].Fortified, true)
	want(t, "for 4 crowns", p.Barons[red].Crowns, 11)
	// rule: warrior-knights/neutral-actions/upgrade-defenses-fortress
	p.asks(blue, AskDefenses)
	want(t, "choices: his fortress, or pass", p.choices(blue), 2)
	p.play(saying(by(blue, RepairFortress, 0, 2), 2))
	want(t, "breaches of the fortress", p.Fortresses[blue].Breaches, 0)
	want(t, "for 4 crowns", p.Barons[blue].Crowns, 11)
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p.asks(black, AskDefenses)
	want(t, "black has too little for anything", p.choices(black), 1)
	p.aside(saying(by(blue, GiveCrowns, int8(black)), 1))
	want(t, "but with help", p.offers(by(black, Fortify, city(t, "kovel"), 4)), true)
	p.play(by(black, Pass)).asks(green, AskDefenses)
	want(t, "a fortified city again", p.refuses(by(green, Fortify, city(t, "froli"), 4)), RuleFortifyOnce)
	// rule: warrior-knights/siege/no-works
	want(t, "fortifying under siege", p.refuses(by(green, Fortify, city(t, "vecht"), 4)), RuleNoWorks)
	want(t, "repairing under siege", p.refuses(by(green, Repair, city(t, "vecht"), 2)), RuleNoWorks)
	// rule: warrior-knights/neutral-actions/upgrade-defenses-repair
	want(t, "four breaches of three", p.offers(saying(by(green, Repair, city(t, "monz"), 2), 4)), false)
	p.play(saying(by(green, Repair, city(t, "monz"), 2), 2))
	want(t, "breaches left", p.Cities[city(t, "monz")].Breaches, 1)
	want(t, "for 4 crowns", p.Barons[green].Crowns, 11)
	want(t, "one city each", p.over(), true)
	want(t, "told that nobody uses the card", p.told(KeyNobodyUsesNeutral), false)
}

func TestNobodyUsesTheCard(t *testing.T) {
	for _, c := range []struct{ first, second bool }{{false, false}, {true, false}, {false, true}} {
		// rule: warrior-knights/neutral-actions/upgrade-defenses-order
		p := position(t, 3)
		p.city("monz").of(green).breached(1)
		p.city("froli").of(red).breached(1)
		repairs := func(s play.Seat, id string, does bool) play.Answer {
			if !does {
				return by(s, Pass)
			}
			return saying(by(s, Repair, city(t, id), 2), 1)
		}
		p.run((*State).upgradeDefenses).play(repairs(green, "monz", c.first), repairs(red, "froli", c.second))
		want(t, "told that nobody repairs", p.told(KeyNobodyUsesNeutral, int16(UpgradeDefenses)), !c.first && !c.second)

		// rule: warrior-knights/neutral-actions/muster-troops
		p = position(t, 3)
		p.noble(green, star).at("monz").with(100, 50).wounded(1)
		p.noble(red, star).at("froli").with(100, 50).wounded(1)
		musters := func(s play.Seat, does bool) play.Answer {
			if !does {
				return by(s, Pass)
			}
			return saying(by(s, Muster, nobleOf(s, star), 2), 1)
		}
		p.run((*State).musterTroops).play(musters(green, c.first), musters(red, c.second))
		want(t, "told that nobody musters", p.told(KeyNobodyUsesNeutral, int16(MusterTroops)), !c.first && !c.second)
	}
}

// rule: warrior-knights/neutral-actions/upgrade-defenses-fortress
func TestRepairingAFortress(t *testing.T) {
	for _, c := range []struct {
		what     string
		breaches int8
		besieged bool
		crowns   int16
		why      play.Rule
	}{
		{"1 breach, 2 crowns", 1, false, 2, play.Free},
		{"1 breach, 1 crown", 1, false, 1, RuleFortressWorks},
		{"no breach", 0, false, 15, RuleFortressWorks},
		{"besieged", 1, true, 15, RuleNoWorks},
	} {
		p := position(t, 2)
		p.fortress(green).at("belmarais").breached(c.breaches)
		if c.besieged {
			p.fortress(green).besieged(red, 1)
		}
		want(t, c.what, p.whyNotRepairFortress(green, c.crowns), c.why)
	}
}

func TestRepairsOneCanPayFor(t *testing.T) {
	p := position(t, 2)
	p.city("monz").of(green).breached(3)
	p.Barons[green].Crowns = 5
	p.run((*State).upgradeDefenses)
	want(t, "two breaches for 4 crowns", p.offers(saying(by(green, Repair, city(t, "monz"), 2), 2)), true)
	want(t, "three for 6", p.offers(saying(by(green, Repair, city(t, "monz"), 2), 3)), false)

	p = position(t, 2).charge(green, "master-of-works")
	p.city("monz").of(green).breached(3)
	p.Barons[green].Crowns = 3
	p.run((*State).upgradeDefenses)
	want(t, "the Master of Works fortifies for 2", p.offers(by(green, Fortify, city(t, "monz"), 2)), true)
	p.play(saying(by(green, Repair, city(t, "monz"), 1), 3))
	want(t, "and repairs for 1", [2]int16{p.Barons[green].Crowns, int16(p.Cities[city(t, "monz")].Breaches)}, [2]int16{0, 0})

	p = position(t, 2)
	p.fortress(green).at("belmarais").breached(1).besieged(red, 1)
	p.run((*State).upgradeDefenses)
	want(t, "a besieged fortress: nothing to ask", p.over(), true)

	p = position(t, 2).penniless(green)
	p.Barons[red].Crowns = 1
	p.city("monz").of(green).breached(3)
	p.run((*State).upgradeDefenses)
	want(t, "nothing that all together could pay: nothing to ask", p.over(), true)
}

func TestMusterTroops(t *testing.T) {
	// rule: warrior-knights/neutral-actions/muster-troops
	p := position(t, 3)
	p.Chairman = blue
	p.noble(blue, star).at("monz").with(100, 50, 50).hired("english", 200).wounded(3)
	p.noble(blue, square).at("froli").with(50).hired("english", 150).wounded(1)
	p.fortress(green).at("belmarais").hired("polish", 150).wounded(1)
	p.noble(red, star).at("isar").with(100).hired("swiss", 50).wounded(1)
	p.Barons[red].Crowns = 1
	p.run((*State).musterTroops).asks(blue, AskMuster)
	want(t, "four markers of three", p.offers(saying(by(blue, Muster, nobleOf(blue, star), 2), 4)), false)
	p.play(saying(by(blue, Muster, nobleOf(blue, star), 2), 2))
	want(t, "markers left", p.Casualties[nobleOf(blue, star)], 1)
	want(t, "for 4 crowns", p.Barons[blue].Crowns, 11)
	p.asks(green, AskMuster).play(saying(by(green, Muster, garrisonOf(green), 2), 1))
	want(t, "a garrison counts", p.Casualties[garrisonOf(green)], 0)
	p.asks(red, AskMuster)
	want(t, "red cannot pay", p.refuses(saying(by(red, Muster, nobleOf(red, star), 2), 1)), RuleMusterPrice)
	p.aside(saying(by(green, GiveCrowns, int8(red)), 1)).play(saying(by(red, Muster, nobleOf(red, star), 2), 1))
	want(t, "but with help; one army each", p.over(), true)

	p = position(t, 2).penniless(green, red)
	p.noble(red, star).at("isar").with(100).wounded(1)
	p.run((*State).musterTroops)
	want(t, "where nobody could pay nobody is asked", p.over(), true)
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p.Barons[green].Crowns, p.Barons[red].Crowns = 1, 1
	p.run((*State).musterTroops).asks(red, AskMuster) // 2 crowns are just what it costs
}
