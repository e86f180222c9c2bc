package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestWagesInOrder(t *testing.T) {
	p := position(t, 3)
	p.Chairman = blue
	for s := range play.Seat(3) {
		p.noble(s, star).at([]string{"monz", "froli", "isar"}[s]).with(100).hired("english", 50)
	}
	p.run((*State).wages)
	// rule: warrior-knights/wages/pay-order
	for _, s := range []play.Seat{blue, green, red} {
		p.asks(s, AskWages).play(by(s, PayTroop, p.troopOf(nobleOf(s, star), 50, "english"), 1))
	}
	want(t, "over", p.over(), true)
	want(t, "who waits for his pay afterwards", p.Handled, [troops]bool{})
	for s := range play.Seat(3) {
		// rule: warrior-knights/components/regular-troop-cards
		// rule: warrior-knights/components/mercenary-troop-cards
		want(t, "crowns: 2 for the regulars, 1 for the mercenaries", p.Barons[s].Crowns, 12)
		want(t, "told of the mercenaries", p.told(KeyMercenariesPaid, int16(s), 1, 1), true)
	}
}

func TestEverybodyMustBePaid(t *testing.T) {
	// rule: warrior-knights/wages/off-map-troops-are-paid
	p := position(t, 2)
	p.noble(green, star).with(100)                                  // off the map: 2
	p.noble(green, square).at("monz").with(50, 50).wounded(1)       // 2
	p.fortress(green).at("belmarais").with(50).hired("polish", 150) // 1 and 3
	want(t, "wages due", p.wagesDue(green), 8)
	p.run((*State).wages).play(by(green, PayTroop, p.troopOf(garrisonOf(green), 150, "polish"), 3))
	want(t, "crowns", p.Barons[green].Crowns, 7)

	p = position(t, 2)
	p.noble(green, star).with(50)
	p.fortress(green).at("belmarais")
	want(t, "regulars set aside with a lost fortress are not paid", p.wagesDue(green), 1)
}

func TestRegularsOfABaronWithoutMercenaries(t *testing.T) {
	// rule: warrior-knights/wages/unpaid-regulars-stay
	p := position(t, 3)
	p.Barons[green].Crowns, p.Barons[red].Crowns = 0, 1
	p.noble(green, star).at("froli").with(50)
	p.noble(red, star).at("monz").with(100, 50) // his other two are set aside with his fortress
	p.noble(blue, star).at("isar").with(100, 50)
	p.run((*State).wages)
	want(t, "nobody has anything to choose", p.over(), true)
	want(t, "green pays none", p.told(KeyRegularsPaid, int16(green)), false)
	want(t, "and one is unpaid", p.told(KeyRegularsUnpaid, int16(green), 1), true)
	// rule: warrior-knights/wages/regulars-before-mercenaries
	want(t, "red pays the 50 for 1", p.told(KeyRegularsPaid, int16(red), 1, 1), true)
	want(t, "with all he has", p.Barons[red].Crowns, 0)
	want(t, "and the 100 is unpaid", p.told(KeyRegularsUnpaid, int16(red), 1), true)
	want(t, "blue pays both", p.told(KeyRegularsPaid, int16(blue), 3, 2), true)
	want(t, "all of his", p.told(KeyRegularsUnpaid, int16(blue)), false)
	for _, s := range []play.Seat{green, red, blue} {
		want(t, "they stay", p.strengthOf(nobleOf(s, star)), []int16{50, 150, 150}[s])
		want(t, "paid mercenaries", p.told(KeyMercenariesPaid, int16(s)), false)
	}
}

func TestRegularsFirst(t *testing.T) {
	// rule: warrior-knights/wages/regulars-before-mercenaries
	p := position(t, 2).penniless(red)
	p.noble(green, star).at("monz").with(100, 50, 50, 50).hired("english", 50)
	p.Barons[green].Crowns = 3
	english := p.troopOf(nobleOf(green, star), 50, "english")
	p.run((*State).wages)
	want(t, "nothing is left for the mercenary", p.over(), true)
	want(t, "crowns", p.Barons[green].Crowns, 0)
	want(t, "three regulars paid", p.told(KeyRegularsPaid, int16(green), 3, 3), true)
	// rule: warrior-knights/wages/unpaid-regulars-stay
	want(t, "one is not", p.told(KeyRegularsUnpaid, int16(green), 1), true)
	want(t, "all stay", p.strengthOf(nobleOf(green, star)), 250)
	want(t, "the mercenary deserts", p.TroopAt[english], InMercenaryDeck)

	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p = position(t, 2)
	p.noble(green, star).at("monz").with(100, 50, 50, 50).hired("english", 50)
	p.Barons[green].Crowns = 3
	p.run((*State).wages).asks(green, AskWages)
	english = p.troopOf(nobleOf(green, star), 50, "english")
	p.aside(saying(by(red, GiveCrowns, int8(green)), 2))
	want(t, "what he is lent goes to his regulars first", p.refuses(by(green, PayTroop, english, 1)), RuleWageInFull)
	p.aside(saying(by(red, GiveCrowns, int8(green)), 1)).play(by(green, PayTroop, english, 1))
	want(t, "what is more to the mercenary", p.TroopAt[english], nobleOf(green, star))
	want(t, "all are paid", p.told(KeyRegularsUnpaid), false)
	want(t, "crowns", p.Barons[green].Crowns, 0)

	p = position(t, 2)
	p.noble(green, star).at("monz").with(100).hired("english", 50)
	p.Barons[green].Crowns = 1
	english = p.troopOf(nobleOf(green, star), 50, "english")
	p.run((*State).wages).play(by(green, PayTroop, english, 1))
	want(t, "a remainder too small for a regular may go to a mercenary", p.TroopAt[english], nobleOf(green, star))
}

func TestChoosingWhomToPay(t *testing.T) {
	p := position(t, 2)
	p.noble(green, star).at("monz").hired("english", 150, 50).hired("polish", 100)
	p.Barons[green].Crowns = 4
	a := nobleOf(green, star)
	english150, english50, polish := p.troopOf(a, 150, "english"), p.troopOf(a, 50, "english"), p.troopOf(a, 100, "polish")
	p.noble(red, star).at("isar").hired("swiss", 50)
	deck := p.Mercenaries.Len()
	p.run((*State).wages)
	want(t, "paying all for 6", p.offers(by(green, PayAll, 6)), false)
	want(t, "choices: any of his three, or no more", p.choices(green), 4)
	p.play(by(green, PayTroop, polish, 2))
	want(t, "who is paid is not paid again", p.choices(green), 2)
	// rule: warrior-knights/wages/unpaid-mercenary-deserts
	want(t, "150 for 3 crowns with 2 left", p.refuses(by(green, PayTroop, english150, 3)), RuleWageInFull)
	p.play(by(green, StopPay, 2)) // he could pay the 50, and does not
	want(t, "crowns", p.Barons[green].Crowns, 2)
	want(t, "told what he paid", p.told(KeyMercenariesPaid, int16(green), 2, 1), true)
	want(t, "red pays his own, the only one, singly", p.offers(by(red, PayAll, 1)), false)
	p.play(by(red, PayTroop, p.troopOf(nobleOf(red, star), 50, "swiss"), 1)).whole()
	want(t, "who is paid stays", p.TroopAt[polish], a)
	for _, troop := range []int8{english150, english50} {
		want(t, "who is not is shuffled back", p.TroopAt[troop], InMercenaryDeck)
		want(t, "and lies in the deck", p.Mercenaries.Index(uint8(troop)) >= 0, true)
	}
	want(t, "cards in the deck", p.Mercenaries.Len(), deck+2)
	for i := range p.Mercenaries.Len() {
		want(t, "who knows where", p.Mercenaries.Knows[i], uint16(0))
	}

	p = position(t, 2)
	p.noble(green, star).at("monz").hired("english", 150, 50)
	p.run((*State).wages).play(by(green, PayAll, 4))
	want(t, "all paid at once", p.Barons[green].Crowns, 11)

	p = position(t, 2)
	p.noble(green, star).at("monz").hired("english", 150, 100, 50)
	p.Barons[green].Crowns = 6
	p.run((*State).wages)
	want(t, "all, with the last crown", p.offers(by(green, PayAll, 6)), true)
	p.play(by(green, PayTroop, p.troopOf(a, 100, "english"), 2)).play(by(green, PayAll, 4))
	want(t, "the rest at once", [2]int16{p.Barons[green].Crowns, p.strengthOf(a)}, [2]int16{0, 300})
	want(t, "told", p.told(KeyMercenariesPaid, int16(green), 6, 3), true)

	p = position(t, 2)
	first := box.Mercenary[0]
	p.noble(green, star).at("monz").hired(box.Nations[first.Nation].ID, first.Strength)
	p.run((*State).wages).play(by(green, PayTroop, regulars, int8(first.Wage)))
	want(t, "the first card of all is paid like any", p.Barons[green].Crowns, 15-first.Wage)
	p.run((*State).wages).play(by(green, StopPay, 1))
	want(t, "or deserts like any", p.TroopAt[regulars], InMercenaryDeck)
	p.whole()
}

func TestWhatDesertersLeave(t *testing.T) {
	// rule: warrior-knights/wages/wages-and-remaining-army
	p := position(t, 2)
	p.noble(green, star).at("monz").hired("english", 150)
	p.noble(green, square).at("froli").with(100, 50).hired("english", 200).wounded(2)
	p.fortress(green).at("belmarais").hired("polish", 50)
	p.noble(red, star).at("isar").hired("swiss", 50)
	p.run((*State).wages).play(by(green, StopPay, 3)).play(by(red, PayTroop, p.troopOf(nobleOf(red, star), 50, "swiss"), 1))
	p.whole()
	p.noble(red, star).stands("isar")
	want(t, "who is paid keeps his", p.strengthOf(nobleOf(red, star)), 50)
	want(t, "without troops: off the map", p.offMap(nobleOf(green, star)), true)
	want(t, "told", p.told(KeyLeavesMap, int16(nobleOf(green, star))), true)
	want(t, "markers that exceed the troops go", p.Casualties[nobleOf(green, square)], 1)
	want(t, "and the noble lives", p.offMap(nobleOf(green, square)), false)
	want(t, "the fortress stands", p.Fortresses[green].At, region(t, "belmarais"))
}

func TestWageExemptNoble(t *testing.T) {
	// rule: warrior-knights/wages/wage-exempt-noble
	// rule: warrior-knights/components/noble-abilities-four-kinds
	for _, kind := range []struct {
		shape int8
		kind  AbilityKind
	}{{square, PreventsCasualties}, {circle, WaivesWages}, {triangle, AddsVictory}, {star, DealsCasualties}} {
		want(t, "ability", box.Abilities[kind.shape].Kind, kind.kind)
	}
	p := position(t, 2)
	p.noble(green, circle).at("monz").with(100, 50).hired("english", 200, 50).wounded(2).exhausted()
	p.run((*State).wages)
	want(t, "400 and exhausted: nobody asked", p.over(), true)
	want(t, "crowns", p.Barons[green].Crowns, 15)
	want(t, "troops", p.strengthOf(nobleOf(green, circle)), 400)

	p = position(t, 2)
	p.fortress(green).at("belmarais").with(100)
	garrison := &box.Abilities[shapeOf(garrisonOf(green))]
	before := *garrison
	*garrison = box.Abilities[circle]
	want(t, "a garrison has no noble who frees it", p.wagesDue(green), 2)
	*garrison = before

	p = position(t, 2)
	p.noble(green, circle).with(100, 50, 50).hired("english", 200, 50) // off the map
	p.run((*State).wages)
	want(t, "450: wages of every card", p.Barons[green].Crowns, 15-4)
	p.play(by(green, StopPay, 2))
	want(t, "who is not paid deserts", p.strengthOf(nobleOf(green, circle)), 200)

	p = position(t, 2)
	p.noble(green, circle).at("monz").hired("english", 200, 150, 50).hired("polish", 50)
	p.run((*State).wages).play(by(green, StopPay, 4))
	want(t, "all of 450 unpaid desert, not only down to 400", p.strengthOf(nobleOf(green, circle)), 0)
}
