package warriorknights

import (
	"testing"

	"signoria/play"
)

// The rulebook's example: "Rientro in gioco dei Nobili".
func TestExampleOfReEntry(t *testing.T) {
	p := position(t, 5)
	p.city("monz").of(violet)
	p.fortress(violet).at("belmarais").hired("english", 50).hired("polish", 100)
	// rule: warrior-knights/re-entry/who-is-off-map
	renauld, geoffrey := p.noble(violet, square), p.noble(violet, circle) // gave all away; never had any
	guntram := p.noble(violet, triangle).with(100)                        // dead, his regulars left to his heir
	regular := p.troopOf(guntram.n, 100, "")
	english, polish := p.troopOf(garrisonOf(violet), 50, "english"), p.troopOf(garrisonOf(violet), 100, "polish")
	p.run((*State).reEntry).asks(violet, AskReinforce)
	// rule: warrior-knights/re-entry/off-map-redistribution
	p.play(by(violet, Transfer, regular, geoffrey.n))
	// rule: warrior-knights/re-entry/fortress-to-off-map
	p.play(by(violet, Transfer, english, guntram.n), by(violet, Transfer, polish, geoffrey.n))
	// rule: warrior-knights/re-entry/must-re-enter
	want(t, "a card that has moved counts as moved", p.Handled[regular], true)
	p.asks(violet, AskEnter)
	want(t, "he must enter", p.offers(by(violet, Pass)), false)
	p.play(by(violet, Enter, geoffrey.n, region(t, "belmarais")), by(violet, Enter, guntram.n, region(t, "monz")))
	want(t, "Lavender at the fortress", p.Nobles[geoffrey.n].At, region(t, "belmarais"))
	want(t, "with", p.strengthOf(geoffrey.n), 200)
	want(t, "Von Flieder in Monz", p.Nobles[guntram.n].At, region(t, "monz"))
	// rule: warrior-knights/re-entry/no-troops-no-entry
	want(t, "De Malve stays off the map", p.offMap(renauld.n), true)
	want(t, "over", p.over(), true)
}

func TestOrderOfReEntry(t *testing.T) {
	// rule: warrior-knights/re-entry/turn-order
	p := position(t, 3)
	p.Chairman = blue
	for s, id := range []string{"belmarais", "pontaille", "wolfsheide"} {
		p.fortress(play.Seat(s)).at(id).with(50)
		p.city([]string{"monz", "froli", "isar"}[s]).of(play.Seat(s))
	}
	p.run((*State).reEntry)
	for _, s := range []play.Seat{blue, green, red} {
		regular := p.troopOf(garrisonOf(s), 50, "")
		p.asks(s, AskReinforce).play(by(s, Transfer, regular, nobleOf(s, star)))
		p.asks(s, AskEnter).play(by(s, Enter, nobleOf(s, star), p.Fortresses[s].At)) // he completes all his actions
	}
	want(t, "over", p.over(), true)
	want(t, "cards that count as moved afterwards", p.Handled, [troops]bool{})
}

func TestOffTheMap(t *testing.T) {
	// rule: warrior-knights/re-entry/off-map-redistribution
	// rule: warrior-knights/re-entry/fortress-to-off-map
	p := position(t, 2)
	p.fortress(green).at("belmarais").hired("english", 50)
	afar, other := p.noble(green, square).hired("polish", 100, 50), p.noble(green, circle)
	standing := p.noble(green, star).at("belmarais").hired("swiss", 50)
	p.noble(red, square).hired("swiss", 150)
	english, polish := p.troopOf(garrisonOf(green), 50, "english"), p.troopOf(afar.n, 50, "polish")
	p.run((*State).reEntry).asks(green, AskRearrange)
	want(t, "between those off the map, before those on it are done", p.offers(by(green, Transfer, polish, other.n)), false)
	p.play(by(green, TransferDone)).asks(green, AskReinforce)
	want(t, "a noble on the map gives to nobody off it", p.offers(by(green, Transfer, p.troopOf(standing.n, 50, "swiss"), other.n)), false)
	want(t, "nor does he receive from one", p.offers(by(green, Transfer, polish, standing.n)), false)
	want(t, "another Baron's", p.offers(by(green, Transfer, p.troopOf(nobleOf(red, square), 150, "swiss"), other.n)), false)
	p.play(by(green, Transfer, polish, other.n))
	want(t, "the same card again", p.offers(by(green, Transfer, polish, afar.n)), false)
	p.play(by(green, Transfer, english, other.n), by(green, TransferDone))
	want(t, "with one place to enter he is not asked where", p.over() || p.offers(by(red, TransferDone)), true)
	other.stands("belmarais")
	afar.stands("belmarais")
	want(t, "with what he was given", p.strengthOf(other.n), 100)
	// rule: warrior-knights/re-entry/must-re-enter
	for r := range int8(regions) {
		p := position(t, 4)
		if p.whyNotFortressAt(green, r) != play.Free {
			continue
		}
		p.Fortresses[green].At = r
		n := p.noble(green, square).with(100).n
		p.run((*State).reEntry).play(by(green, TransferDone))
		want(t, "over: his fortress is the only place, wherever it stands", p.over(), true)
		want(t, "where he enters", p.Nobles[n].At, r)
	}
}

func TestRearranging(t *testing.T) {
	// rule: warrior-knights/re-entry/same-region-transfer
	p := position(t, 2)
	p.fortress(green).at("belmarais").with(50)
	p.noble(red, square).hired("swiss", 150)
	off := p.noble(green, triangle).hired("polish", 50)
	here, there := p.noble(green, square).at("belmarais").with(100, 50), p.noble(green, circle).at("belmarais").hired("swiss", 50)
	afield := p.noble(green, star).at("monz").with(50)
	big, small := p.troopOf(here.n, 100, ""), p.troopOf(here.n, 50, "")
	swiss, garrison := p.troopOf(there.n, 50, "swiss"), p.troopOf(garrisonOf(green), 50, "")
	p.run((*State).reEntry).asks(green, AskRearrange)
	want(t, "to a noble elsewhere", p.offers(by(green, Transfer, big, afield.n)), false)
	want(t, "from him", p.offers(by(green, Transfer, p.troopOf(afield.n, 50, ""), here.n)), false)
	want(t, "to a noble off the map, yet", p.offers(by(green, Transfer, big, nobleOf(green, triangle))), false)
	want(t, "choices of four cards of three armies that stand together, or none", p.choices(green), 4*2+1)
	p.play(by(green, Transfer, big, there.n), by(green, Transfer, garrison, there.n), by(green, Transfer, small, garrisonOf(green)))
	want(t, "into the fortress", p.TroopAt[small], garrisonOf(green))
	want(t, "a card that has moved stays", p.offers(by(green, Transfer, garrison, garrisonOf(green))), false)
	want(t, "to the other noble", p.strengthOf(there.n), 200)
	// rule: warrior-knights/transfers/emptied-donor-leaves-map
	want(t, "who gave all away is off the map", p.offMap(here.n), true)
	want(t, "and gets nothing from another there, yet", p.offers(by(green, Transfer, p.troopOf(off.n, 50, "polish"), here.n)), false)
	want(t, "and gets nothing while they stand apart", p.offers(by(green, Transfer, swiss, here.n)), false)
	p.play(by(green, TransferDone)).asks(green, AskReinforce)
	want(t, "another Baron's", p.offers(by(green, Transfer, p.troopOf(nobleOf(red, square), 150, "swiss"), here.n)), false)
	p.play(by(green, Transfer, small, here.n)).finish()
	want(t, "but may be brought back from the fortress", p.Nobles[here.n].At, region(t, "belmarais"))
}

func TestNoTransfersUnderSiege(t *testing.T) {
	// rule: warrior-knights/siege/besieged-cannot-move-or-transfer
	p := position(t, 2)
	p.city("monz").of(green).besieged(red, 1)
	p.noble(green, square).at("monz").with(100)
	p.noble(green, circle).at("monz").with(50)
	p.run((*State).reEntry)
	want(t, "in a besieged city: nothing to ask", p.over(), true)

	// rule: warrior-knights/sea-movement/at-sea-untouchable
	p = position(t, 2)
	p.noble(green, square).at("olbi").with(100)
	p.noble(green, circle).atSea("olbi").with(50)
	p.run((*State).reEntry)
	want(t, "from or to the port symbol: nothing to ask", p.over(), true)

	// rule: warrior-knights/fortress/besieged-fortress-restrictions
	p = position(t, 2)
	p.fortress(green).at("belmarais").with(50).besieged(red, 1)
	p.noble(green, square).at("belmarais").with(100)
	p.run((*State).reEntry)
	want(t, "beside a besieged fortress: nothing to ask", p.over(), true)
	two := p.noble(green, circle).at("belmarais").hired("swiss", 50, 50)
	p.run((*State).reEntry).asks(green, AskRearrange)
	swiss := p.troopOf(two.n, 50, "swiss")
	want(t, "but from noble to noble beside it", p.offers(by(green, Transfer, swiss, nobleOf(green, square))), true)
	want(t, "not into it", p.offers(by(green, Transfer, swiss, garrisonOf(green))), false)
	p.Fortresses[green].Siege = [MaxBarons]int16{}
	p.run((*State).reEntry).asks(green, AskRearrange)
	want(t, "into one that is not besieged", p.offers(by(green, Transfer, swiss, garrisonOf(green))), true)
	want(t, "and out of it", p.offers(by(green, Transfer, p.troopOf(garrisonOf(green), 50, ""), two.n)), true)
	p = position(t, 2)
	p.fortress(green).at("belmarais").with(50).besieged(red, 1)
	entering := p.noble(green, square).with(100)
	p.city("monz").of(green)
	p.city("froli").of(green).besieged(red, 1)
	p.city("vecht").of(green)
	p.run((*State).reEntry)
	for p.offers(by(green, TransferDone)) {
		want(t, "troops of a besieged fortress", p.offers(by(green, Transfer, p.troopOf(garrisonOf(green), 50, ""), entering.n)), false)
		p.play(by(green, TransferDone))
	}
	p.asks(green, AskEnter)
	want(t, "at a besieged fortress", p.refuses(by(green, Enter, entering.n, region(t, "belmarais"))), RuleEntryBlocked)
	want(t, "in a besieged city", p.refuses(by(green, Enter, entering.n, region(t, "froli"))), RuleEntry)
	want(t, "in either of the others", p.choices(green), 2)

	p = position(t, 2)
	p.fortress(green).at("belmarais").besieged(red, 1)
	waiting := p.noble(green, square).with(100)
	p.run((*State).reEntry).play(by(green, TransferDone))
	want(t, "without a legal place he waits with his troops", p.offMap(waiting.n) && p.strengthOf(waiting.n) == 100, true)
	want(t, "told", p.told(KeyNowhere, int16(waiting.n)), true)
}

func TestWoundedArmiesGiveAllOrNothing(t *testing.T) {
	// rule: warrior-knights/re-entry/fortress-casualties-all-or-nothing
	p := position(t, 2)
	p.fortress(green).at("belmarais").with(100, 50).hired("swiss", 150).wounded(2)
	one, two := p.noble(green, square), p.noble(green, circle)
	p.run((*State).reEntry).asks(green, AskReinforce)
	want(t, "a single card", p.offers(by(green, Transfer, p.troopOf(garrisonOf(green), 100, ""), one.n)), false)
	want(t, "all to either of four nobles, or none", p.choices(green), 5)
	p.play(by(green, TransferAll, garrisonOf(green), two.n))
	want(t, "all troops", p.strengthOf(two.n), 300)
	want(t, "all markers", [2]int8{p.Casualties[garrisonOf(green)], p.Casualties[two.n]}, [2]int8{0, 2})
	want(t, "he enters at the fortress", p.Nobles[two.n].At, region(t, "belmarais"))

	p = position(t, 2)
	p.noble(green, square).at("monz").with(100, 50).wounded(1)
	p.noble(green, circle).at("monz").with(50).wounded(0)
	p.run((*State).reEntry).play(by(green, TransferAll, nobleOf(green, square), nobleOf(green, circle)))
	want(t, "an army that received markers", p.Casualties[nobleOf(green, circle)], 1)
	want(t, "gives all or nothing too",
		p.offers(by(green, Transfer, p.troopOf(nobleOf(green, circle), 50, ""), nobleOf(green, square))), false)
}
