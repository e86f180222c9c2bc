package warriorknights

import (
	"fmt"
	"testing"

	"signoria/play"
)

// TestEveryEvent has every event happen and looks at what it did.
func TestEveryEvent(t *testing.T) {
	n := func(s play.Seat, shape int8) int8 { return nobleOf(s, shape) }
	tests := map[string]func(t *testing.T, p *at){
		"assassin": func(t *testing.T, p *at) {
			p.noble(red, square) // off the map
			x := p.noble(red, star).at("monz").with(100, 50, 50, 50)
			p.fate("square", "star").draws(red, "assassin")
			want(t, "casualties", p.Casualties[x.n], 2)
		},
		// rule: warrior-knights/events/lasting-events
		"no-heir": func(t *testing.T, p *at) {
			p.fate("triangle").draws(red, "no-heir")
			want(t, "heirless", p.Nobles[n(red, triangle)].Heirless, true)
		},
		"heretic": func(t *testing.T, p *at) { // red is Head of the Church
			p.faithful(3, 5, 3)
			p.draws(red, "heretic").play(by(red, LetHappen)).asks(green, AskTokenTie)
			want(t, "tied", p.choices(green), 2)
			p.play(by(green, GiveToken, int8(blue), churchToken))
			want(t, "Head of the Church", p.Church, blue)
			want(t, "Faith", p.Barons[red].Faith, 0)
			p.run(func(g *State, t *play.Table) { g.makeHeadOfChurch(t, red) })
			want(t, "never again red", p.Church, blue)
		},
		"blighted-fields": func(t *testing.T, p *at) {
			p.city("isar").of(red) // 5 crowns
			p.draws(red, "blighted-fields").run((*State).taxation)
			want(t, "half, rounded down", p.Barons[red].Crowns, 17)
			p.run((*State).taxation)
			want(t, "only once", p.Barons[red].Crowns, 22)
		},
		"camp-fever": func(t *testing.T, p *at) {
			large, small := p.noble(red, star).at("monz").with(100, 100), p.noble(red, circle).at("monz").with(100, 50)
			away := p.noble(red, square).with(50, 50, 100)
			p.fortress(red).at("gullmark").hired("english", 200)
			p.noble(green, star).at("froli").with(200)
			p.draws(red, "camp-fever")
			want(t, "200", p.Casualties[large.n], 1)
			want(t, "150", p.Casualties[small.n], 0)
			want(t, "off the map", p.Casualties[away.n], 0)
			want(t, "the garrison", p.Casualties[garrisonOf(red)], 1)
			want(t, "green's", p.Casualties[n(green, star)], 0)
		},
		"homesick": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").hired("english", 100, 50).hired("polish", 50)
			only := p.noble(red, circle).at("lenz").hired("english", 50)
			p.noble(green, star).at("froli").hired("english", 50)
			kept, lost := p.troopOf(x.n, 100, "english"), p.troopOf(x.n, 50, "english")
			p.fate("english").draws(red, "homesick")
			for !p.over() { // one question for each English company
				troop := int8(p.match.Offers()[0].Args[0])
				verb := LetDesert
				if troop == kept {
					verb = PayRansom
				}
				p.play(by(red, verb, troop, int8(p.match.Offers()[0].Choices[0].B)*b2i(verb == PayRansom)))
			}
			want(t, "paid", p.TroopAt[kept], x.n)
			want(t, "wage", p.Barons[red].Crowns, 15-p.troop(kept).Wage)
			want(t, "deserted", p.TroopAt[lost], InMercenaryDeck)
			want(t, "emptied", p.offMap(only.n), true)
			want(t, "green's stay", len(p.troopsOf(n(green, star))), 1)
		},
		"peasant-rising": func(t *testing.T, p *at) {
			p.city("monz").of(red)
			p.noble(red, star).at("monz").with(100)
			p.city("lenz").of(red).fortified().breached(1)
			p.city("jerusalem").of(red)
			p.city("froli").of(green)
			p.fate("monz", "jerusalem", "froli", "lenz").draws(red, "peasant-rising")
			want(t, "neutral, unfortified, breached", p.Cities[city(t, "lenz")], City{Owner: play.Nobody, Breaches: 1})
			want(t, "with a noble", p.Cities[city(t, "monz")].Owner, red)
			want(t, "overseas", p.Cities[city(t, "jerusalem")].Owner, red)
		},
		"thieving-steward": func(t *testing.T, p *at) {
			p.draws(red, "thieving-steward")
			want(t, "half of 15, rounded down, is lost", p.Barons[red].Crowns, 8)
		},
		"slander": func(t *testing.T, p *at) {
			p.Barons[red].Votes = 5
			p.draws(red, "slander")
			want(t, "half of 5, rounded up, is lost", p.Barons[red].Votes, 2)
		},
		"crumbling-walls": func(t *testing.T, p *at) {
			p.city("lenz").of(red) // strength 100
			p.fate("lenz").draws(red, "crumbling-walls")
			want(t, "no more than it can take", p.Cities[city(t, "lenz")].Breaches, 1)
		},
		"mired-wagons": func(t *testing.T, p *at) {
			for _, shape := range []int8{square, circle, triangle} {
				p.noble(red, shape).at("monz").with(50)
			}
			p.noble(red, star).with(100)
			p.draws(red, "mired-wagons").asks(red, AskTire)
			want(t, "those on the map", p.choices(red), 3)
			p.play(by(red, TireNoble, n(red, circle)), by(red, TireNoble, n(red, square)))
			want(t, "left", p.Nobles[n(red, triangle)].Exhausted, false)
			want(t, "tired", p.Nobles[n(red, circle)].Exhausted && p.Nobles[n(red, square)].Exhausted, true)
		},
		"corsairs": func(t *testing.T, p *at) {
			p.draws(red, "corsairs")
			want(t, "nobody at sea: 3 crowns", p.Barons[red].Crowns, 12)
			p = position(t, 3)
			sailor, ashore := p.noble(red, star).atSea("ballin").with(100, 50), p.noble(red, circle).at("ballin").with(50, 50)
			p.draws(red, "corsairs")
			want(t, "at sea", p.Casualties[sailor.n], 1)
			want(t, "ashore", p.Casualties[ashore.n], 0)
			want(t, "no crowns", p.Barons[red].Crowns, 15)
		},
		"rich-harvest": func(t *testing.T, p *at) {
			p.city("monz").of(red)
			p.draws(red, "rich-harvest")
			want(t, "at least 2", p.Barons[red].Crowns, 17)
			for _, c := range []string{"lenz", "froli", "jerusalem"} {
				p.city(c).of(red)
			}
			p.draws(red, "rich-harvest")
			want(t, "1 for each of 4", p.Barons[red].Crowns, 21)
		},
		"pilgrims-gifts": func(t *testing.T, p *at) {
			p.draws(red, "pilgrims-gifts")
			want(t, "Faith", p.Barons[red].Faith, 2)
		},
		"silver-tongue": func(t *testing.T, p *at) {
			p.draws(red, "silver-tongue")
			want(t, "Votes", p.Barons[red].Votes, 3)
		},
		"free-company": func(t *testing.T, p *at) {
			p.fortress(red).at("gullmark")
			a, b := int8(p.Mercenaries.At(0)), int8(p.Mercenaries.At(1))
			p.draws(red, "free-company").asks(red, AskEnlist).play(by(red, KeepMercenary, b)).finish()
			want(t, "kept", baronOf(p.TroopAt[b]), red)
			want(t, "without paying", p.Barons[red].Crowns, 15)
			want(t, "the other goes back", p.TroopAt[a], InMercenaryDeck)
			want(t, "cards in the deck", p.Mercenaries.Len(), mercenary-1)
		},
		"skilled-surgeons": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100, 100).wounded(1)
			y := p.noble(red, circle).at("lenz").with(200, 200).wounded(3)
			p.draws(red, "skilled-surgeons").asks(red, AskHeal)
			want(t, "no more than three", p.offers(saying(by(red, HealArmy, y.n), 4)), false)
			p.play(saying(by(red, HealArmy, y.n), 2), by(red, StopHealing))
			want(t, "healed", p.Casualties[y.n], 1)
			p.draws(red, "skilled-surgeons")
			want(t, "where all may go, all go", p.Casualties[x.n]+p.Casualties[y.n], 0)
		},
		"master-masons": func(t *testing.T, p *at) {
			p.city("monz").of(red).fortified().breached(2)
			p.draws(red, "master-masons")
			want(t, "the one thing possible", p.Cities[city(t, "monz")].Breaches, 0)
			p.city("lenz").of(red)
			p.fortress(red).at("gullmark").breached(2)
			p.city("froli").of(red).besieged(blue, 1).breached(1)
			p.city("vecht").of(red).breached(1)
			p.draws(red, "master-masons").asks(red, AskOption).play(by(red, ChooseOption, 1, event(t, "master-masons")))
			want(t, "nothing besieged", p.offers(by(red, MendCity, city(t, "froli"))), false)
			p.play(by(red, MendFortress, int8(red)))
			want(t, "the fortress", p.Fortresses[red].Breaches, 0)
			p.draws(red, "master-masons").play(by(red, ChooseOption, 0, event(t, "master-masons")), by(red, FortifyFree, city(t, "lenz")))
			want(t, "fortified", p.Cities[city(t, "lenz")].Fortified, true)
			want(t, "free of charge", p.Barons[red].Crowns, 15)
		},
		"second-wind": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100).exhausted()
			p.noble(green, star).at("froli").with(100).exhausted()
			p.draws(red, "second-wind")
			want(t, "ready", p.Nobles[x.n].Exhausted, false)
			want(t, "green's is not", p.Nobles[n(green, star)].Exhausted, true)
			for shape := range int8(3) {
				p.noble(red, shape).at("monz").with(50).exhausted()
			}
			p.draws(red, "second-wind").asks(red, AskWake).play(by(red, WakeNoble, n(red, circle)), by(red, WakeNoble, n(red, square)))
			want(t, "no more than two", p.Nobles[n(red, triangle)].Exhausted, true)
		},
		"royal-blood": func(t *testing.T, p *at) {
			p.draws(red, "royal-blood")
			want(t, "Prestige", p.Barons[red].Prestige, 1)
			want(t, "from the pool", p.Reserve, 29)
		},
		"rich-legacy": func(t *testing.T, p *at) {
			p.draws(red, "rich-legacy")
			want(t, "crowns", p.Barons[red].Crowns, 20)
		},
		// rule: warrior-knights/events/colour-decides-target
		"open-gates": func(t *testing.T, p *at) {
			p.noble(red, star).at("vecht").with(100) // strength 300
			p.noble(red, circle).at("monz").with(50)
			p.noble(green, circle).at("monz").with(50)
			p.draws(red, "open-gates")
			want(t, "none: 2 crowns", p.Barons[red].Crowns, 17)
			p.noble(red, square).at("froli").with(50).exhausted()
			p.noble(red, triangle).at("lenz").with(50)
			p.draws(red, "open-gates").asks(red, AskEventCity)
			want(t, "where red stands alone", p.choices(red), 2)
			p.play(by(red, ChooseCity, city(t, "froli")))
			want(t, "taken", p.Cities[city(t, "froli")].Owner, red)
			p.draws(red, "open-gates")
			want(t, "the only one left is not asked for", p.Cities[city(t, "lenz")].Owner, red)
		},
		"blessed-banner": func(t *testing.T, p *at) {
			p.draws(red, "blessed-banner")
			more, _ := p.status(ModExtraFate, int8(red))
			want(t, "more cards", more, 2)
		},
		"fair-winds": func(t *testing.T, p *at) {
			p.draws(red, "fair-winds")
			want(t, "none under way: 2 crowns", p.Barons[red].Crowns, 17)
			p.Expeditions[1].Step, p.Expeditions[2].Step = 1, 2
			p.draws(red, "fair-winds").asks(red, AskFleet).play(by(red, ChooseFleet, 2))
			want(t, "blessed", p.Expeditions[2].Blessed, true)
			p.draws(red, "fair-winds")
			want(t, "the other", p.Expeditions[1].Blessed, true)
			want(t, "Faith", p.Barons[red].Faith, 0)
		},
		// rule: warrior-knights/events/arson-example
		"arson": func(t *testing.T, p *at) {
			p.fate("jerusalem").draws(red, "arson")
			want(t, "anywhere", p.Cities[city(t, "jerusalem")].Pillaged, true)
		},
		"broken-line": func(t *testing.T, p *at) {
			p.fate("yellow", "blue") // yellow does not play
			shape := box.Fate[p.Fate.At(1)].Noble
			p.draws(red, "broken-line")
			want(t, "the same card names Baron and noble", p.Nobles[n(blue, shape)].Heirless, true)
		},
		"plague": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100, 50)
			y := p.noble(blue, star).at("monz").with(100).hired("english", 200)
			p.fate("jerusalem", "monz").draws(green, "plague").finish()
			want(t, "dead of it", p.offMap(x.n), true)
			want(t, "casualties", p.Casualties[y.n], 2)
		},
		"great-gale": func(t *testing.T, p *at) {
			x := p.noble(red, star).atSea("ballin").with(100)
			p.draws(green, "great-gale").run((*State).land)
			want(t, "still at sea", p.Nobles[x.n].AtSea, true)
			want(t, "the card is discarded", p.spent("great-gale"), true)
			p.endStatuses(UntilEndOfRound)
			p.run((*State).land)
			want(t, "landed", p.Nobles[x.n].AtSea, false)
		},
		"hard-winter": func(t *testing.T, p *at) {
			p.draws(green, "hard-winter")
			steps, law, ok := p.realm(ModRoadSteps)
			want(t, "by road", ok && law == None && steps == 1, true)
		},
		"legates-visit": func(t *testing.T, p *at) { // red is Head of the Church
			p.faithful(2, 2, 0).draws(blue, "legates-visit")
			want(t, "tied for the lead: 1 Faith", p.Barons[red].Faith, 3)
			p.faithful(4, 2, 0).draws(blue, "legates-visit")
			want(t, "the most faithful", p.Church, green)
		},
		"summons": func(t *testing.T, p *at) {
			p.current("royal-grant").draws(green, "summons").asks(green, AskCommit)
			want(t, "the event is under way", p.Card.Event, event(t, "summons"))
			p.finish()
			want(t, "voted", p.where("royal-grant"), InAgendaDiscard)
			want(t, "spent", p.spent("summons"), true)
		},
		"unpaid-companies": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100, 50)
			p.draws(green, "unpaid-companies")
			want(t, "wages", p.Barons[red].Crowns, 15-p.troop(p.troopsOf(x.n)[0]).Wage-p.troop(p.troopsOf(x.n)[1]).Wage)
		},
		"royal-collectors": func(t *testing.T, p *at) {
			p.city("isar").of(red)
			p.Areas[TaxationArea][blue][LevyTaxes], p.Barons[blue].Hand[LevyTaxes] = 1, 1
			p.draws(green, "royal-collectors")
			want(t, "taxes", p.Barons[red].Crowns, 20)
			want(t, "its cards go home", p.Barons[blue].Hand[LevyTaxes], 2)
		},
		"recalled-home": func(t *testing.T, p *at) {
			p.penniless(green, red, blue, black)
			x, y := p.noble(red, star).at("monz").hired("swiss", 50),
				p.noble(green, star).at("froli").hired("swiss", 50).hired("tuscan", 50)
			p.fate("swiss").draws(blue, "recalled-home")
			want(t, "red's", p.offMap(x.n), true)
			want(t, "green's", len(p.troopsOf(y.n)), 1)
		},
		"open-revolt": func(t *testing.T, p *at) {
			p.city("isar").of(red) // 5 crowns
			p.city("lenz").neutral()
			p.fate("lenz", "isar").draws(green, "open-revolt").asks(red, AskRevolt)
			p.play(by(red, CalmWithCrowns, 10, city(t, "isar")))
			want(t, "bought off", p.Cities[city(t, "isar")].Owner, red)
			want(t, "for twice its income", p.Barons[red].Crowns, 5)
			p.penniless(green, red, blue, black).fate("isar").draws(green, "open-revolt")
			want(t, "nobody can pay", p.Cities[city(t, "isar")].Owner, play.Nobody)
		},
		"truce-of-god": func(t *testing.T, p *at) {
			p.draws(green, "truce-of-god")
			_, _, truce := p.realm(ModNoBattles)
			want(t, "truce", truce, true)
			p.endStatuses(UntilEndOfRound)
			_, _, truce = p.realm(ModNoBattles)
			want(t, "after the round", truce, false)
		},
	}
	for e := range box.Events {
		id := box.Events[e].ID
		t.Run(id, func(t *testing.T) {
			if tests[id] == nil {
				t.Fatal("nothing is known of this event")
			}
			tests[id](t, position(t, 3))
		})
	}
}

func b2i(b bool) int8 { return int8(asArg(b)) }

// TestEveryMotion has every motion pass and looks at what it did.
func TestEveryMotion(t *testing.T) {
	tests := map[string]func(t *testing.T, p *at){
		"royal-grant": func(t *testing.T, p *at) {
			passed(t, p, "royal-grant", int8(red))
			want(t, "crowns", p.Barons[red].Crowns, 21)
		},
		"public-censure": func(t *testing.T, p *at) {
			p.Barons[red].Votes = 5
			passed(t, p, "public-censure", int8(red)).play(by(red, Submit))
			want(t, "crowns", p.Barons[red].Crowns, 12)
			want(t, "Votes", p.Barons[red].Votes, 3)
		},
		"election-of-chairman": func(t *testing.T, p *at) {
			passed(t, p, "election-of-chairman", int8(blue))
			want(t, "Chairman", p.Chairman, blue)
		},
		"synod": func(t *testing.T, p *at) {
			passed(t, p, "synod", int8(blue))
			want(t, "Head of the Church", p.Church, blue)
			want(t, "Faith", p.Barons[blue].Faith, 1)
		},
		"triumph": func(t *testing.T, p *at) {
			passed(t, p, "triumph", int8(blue))
			want(t, "Prestige", p.Barons[blue].Prestige, 1)
		},
		"forfeiture": func(t *testing.T, p *at) {
			p.city("monz").of(red)
			p.city("jerusalem").of(red)
			passed(t, p, "forfeiture", int8(red)).play(by(red, Submit)).asks(red, AskYieldCity).
				play(by(red, YieldCity, city(t, "jerusalem")))
			want(t, "given up", p.Cities[city(t, "jerusalem")].Owner, play.Nobody)
			want(t, "kept", p.Cities[city(t, "monz")].Owner, red)
		},
		"muster-of-the-realm": func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100, 100).wounded(1)
			y := p.noble(blue, star).at("froli").with(200, 200).wounded(3)
			passed(t, p, "muster-of-the-realm", 0).asks(blue, AskHeal).play(saying(by(blue, HealArmy, y.n), 2))
			want(t, "red's", p.Casualties[x.n], 0)
			want(t, "blue's", p.Casualties[y.n], 1)
		},
		"general-amnesty": func(t *testing.T, p *at) {
			p.Barons[red].Banned = true
			p.current("general-amnesty").assemble().bids(p.agenda("general-amnesty"), 1, -1, 0).play(by(green, VoteYes))
			want(t, "banned", p.Barons[red].Banned, false)
		},
	}
	for a := range box.Agendas {
		card := &box.Agendas[a]
		if card.Type != Motion || card.Private {
			continue
		}
		t.Run(card.ID, func(t *testing.T) {
			if tests[card.ID] == nil {
				t.Fatal("nothing is known of this motion")
			}
			tests[card.ID](t, position(t, 3))
		})
	}
}

// TestVocabulary carries out what the standard cards do not say but a box file may.
func TestVocabulary(t *testing.T) {
	does := func(p *at, ops ...Op) *at {
		return p.run(func(g *State, t *play.Table) { g.carryOut(t, ops) })
	}
	t.Run("lose", func(t *testing.T) {
		p := position(t, 3)
		p.Card.Drawer, p.Barons[red].Prestige, p.Reserve = red, 3, 20
		does(p, Op{Do: OpLose, Who: WhoDrawer, What: InPrestige, Amount: 2})
		want(t, "Prestige goes back to the pool", [2]int16{p.Barons[red].Prestige, p.Reserve}, [2]int16{1, 22})
		does(p, Op{Do: OpLose, Who: WhoDrawer, What: InCrowns, Amount: All})
		want(t, "all crowns", p.Barons[red].Crowns, 0)
	})
	// rule: warrior-knights/pillage/proceeds
	t.Run("pillage with loot", func(t *testing.T) {
		p := position(t, 3)
		p.Card.Drawer, p.Card.City = red, city(t, "isar")
		does(p, Op{Do: OpPillage, Flag: true})
		want(t, "the drawer is paid three times the income", p.Barons[red].Crowns, 30)
	})
	t.Run("repair a part", func(t *testing.T) {
		p := position(t, 3)
		p.Card.Drawer = red
		p.city("isar").of(red).breached(3)
		does(p, Op{Do: OpRepair, Who: WhoDrawer, Amount: 2})
		want(t, "breaches", p.Cities[city(t, "isar")].Breaches, 1)
	})
	t.Run("nobody pays where a desertion has no ransom", func(t *testing.T) {
		p := position(t, 3)
		x := p.noble(red, star).at("monz").hired("english", 50)
		p.Card.Drawer, p.Card.Nationality = red, nation(t, "english")
		does(p, Op{Do: OpDesert, Who: WhoDrawer})
		want(t, "gone", p.offMap(x.n), true)
	})
	// rule: warrior-knights/events/lasting-events
	t.Run("what lasts lies on the drawer, the Baron or the noble found, or the realm", func(t *testing.T) {
		x := nobleOf(blue, star)
		for target, wanted := range map[int8][2]int16{onDrawer: {int16(red), 0}, onBaron: {int16(green), 0}, onNoble: {int16(x), 1}, onRealm: {None, 2}} {
			p := position(t, 3)
			p.Card.Event, p.Card.Drawer, p.Card.Baron, p.Card.Noble = event(t, "hard-winter"), red, green, x
			does(p, Op{Do: OpStatus, Target: target, Mods: []BoxMod{{ModRoadSteps, 1}}, Until: UntilGameEnd})
			want(t, "told", p.told(KeyLasts, int16(p.Card.Event), wanted[0], wanted[1]), true)
			want(t, "it lies on", int16(p.Statuses[0].Target), wanted[0])
			want(t, "an heir", p.Nobles[x].Heirless, false)
		}
		for found, gone := range map[int8]bool{None: false, x: true} {
			p := position(t, 3)
			p.Nobles[x].Gone, p.Card.Noble = gone, found
			does(p, Op{Do: OpStatus, Target: onNoble, Mods: []BoxMod{{ModNoHeir, 1}}, Until: UntilGameEnd})
			want(t, "on nobody who is found or lives", p.Statuses[0].Mod, NoMod)
		}
		p := position(t, 3)
		p.Card.Noble = x
		does(p, Op{Do: OpStatus, Target: onNoble, Mods: []BoxMod{{ModNoHeir, 1}}, Until: UntilGameEnd})
		want(t, "without an heir", p.Nobles[x].Heirless, true)
	})
	t.Run("wages as a phase, and the chair to the most faithful", func(t *testing.T) {
		p := position(t, 3).faithful(1, 2, 3)
		p.Barons[blue].Banned = true
		does(p, Op{Do: OpPhase, Area: WagesArea}, Op{Do: OpToken, Token: chairToken, Most: true})
		want(t, "never a banned one", p.Chairman, red)
	})
	for _, c := range []struct {
		who  Who
		sets func(g *State)
	}{
		{WhoDrawer, func(g *State) { g.Card.Drawer = blue }},
		{WhoBaron, func(g *State) { g.Card.Baron = blue }},
		{WhoOwner, func(g *State) { g.Card.City, g.Cities[0].Owner = 0, blue }},
		{WhoOwner, func(g *State) { g.Card.Noble = nobleOf(blue, star) }},
		{WhoChosen, func(g *State) { g.Card.Chosen = blue }},
		{WhoHolder, func(g *State) { g.Card.Agenda, g.AgendaAt[3] = 3, ChargeOf+int8(blue) }},
		{WhoHolder, func(g *State) { g.Card.Agenda, g.AgendaAt[3] = 3, OfficeOf+nobleOf(blue, star) }},
		{WhoProposer, func(g *State) { g.Vote.Proposer = blue }},
		{WhoOne, func(g *State) { g.Vote.Target = int8(blue) }},
		{WhoChurch, func(g *State) { g.Church = blue }},
		{WhoChairman, func(g *State) { g.Chairman = blue }},
	} {
		t.Run(fmt.Sprintf("who %d", c.who), func(t *testing.T) {
			p := position(t, 3)
			c.sets(p.State)
			does(p, Op{Do: OpGain, Who: c.who, What: InFaith, Amount: 1})
			want(t, "Faith", p.faith(), [3]int16{0, 0, 1})
		})
	}
	for _, who := range []Who{WhoEach, WhoAll} {
		p := does(position(t, 3), Op{Do: OpGain, Who: who, What: InFaith, Amount: 1})
		want(t, "everybody's Faith", p.faith(), [3]int16{1, 1, 1})
	}
	t.Run("a heretic who leads in Faith does not get the token", func(t *testing.T) {
		p := position(t, 3).faithful(1, 0, 3)
		p.addStatus(Status{Mod: ModNoChurchHead, Amount: 1, Target: int8(blue), Until: UntilGameEnd})
		want(t, "another leads", p.holdsTrue(IfChurchLeadsFaith), false)
		does(p, Op{Do: OpToken, Token: churchToken, Most: true})
		want(t, "Head of the Church", p.Church, green)
	})
}
