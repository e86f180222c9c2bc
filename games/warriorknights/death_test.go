package warriorknights

import (
	"testing"

	"signoria/play"
)

// dying kills a noble.
func (x aNoble) dying() *at {
	x.p.t.Helper()
	return x.p.run(func(g *State, t *play.Table) { g.killNoble(t, x.n) })
}

// The rulebook's own death: Jean-Luc D'Ambre (yellow).
func TestDeathExample(t *testing.T) {
	p := position(t, 6)
	n := p.noble(yellow, star).at("kingsmead").with(100, 50, 50).hired("english", 50, 100).hired("polish", 100).wounded(5)
	want(t, "his army", p.strengthOf(n.n), 450)
	english50, english100 := p.troopOf(n.n, 50, "english"), p.troopOf(n.n, 100, "english")
	polish := p.troopOf(n.n, 100, "polish")
	p.fate("english")
	// rule: warrior-knights/noble-death/step-1-deserters
	n.dying().asks(yellow, AskDeserter).play(by(yellow, LetDesert, english50))
	want(t, "the deserter", p.TroopAt[english50], InMercenaryDeck)
	// rule: warrior-knights/noble-death/step-2-losses
	want(t, "English 100", p.TroopAt[english100], InMercenaryDiscard)
	want(t, "Polish 100", p.TroopAt[polish], InMercenaryDiscard)
	// rule: warrior-knights/noble-death/step-2-markers-removed
	want(t, "markers", p.Casualties[n.n], 0)
	// rule: warrior-knights/noble-death/step-2-regulars-never-lost
	want(t, "the regulars stay under his card", p.strengthOf(n.n), 200)
	// rule: warrior-knights/noble-death/step-3-remove-noble
	want(t, "off the map", p.offMap(n.n), true)
	// rule: warrior-knights/noble-death/step-4-heir-takes-over
	want(t, "he may return", p.Nobles[n.n].Gone, false)
	p.city("kovel").of(yellow)
	p.run(func(g *State, t *play.Table) { g.enterNobles(t, yellow) }).finish()
	n.stands("kovel")
}

// rule: warrior-knights/noble-death/step-1-deserters
func TestDesertersOfTheDead(t *testing.T) {
	dying := func(card string, set func(n aNoble)) (p *at, n aNoble) {
		p = position(t, 3)
		n = p.noble(green, star).at("froli").with(100)
		set(n)
		p.noble(green, square).at("surat").hired("english", 50) // who does not die
		p.noble(red, square).at("isar").hired("english", 50)
		p.fate(card)
		n.dying()
		return p, n
	}
	p, n := dying("english", func(n aNoble) { n.hired("english", 100).hired("polish", 100) })
	want(t, "the only one of the nation deserts without a question", p.over(), true)
	want(t, "the Poles stay", len(p.troopsOf(n.n)), 2)
	want(t, "told of", p.count(KeyDeserts), 1)
	want(t, "who serve others stay", p.strengthOf(nobleOf(green, square))+p.strengthOf(nobleOf(red, square)), 100)
	p, n = dying("swiss", func(n aNoble) { n.hired("english", 100).hired("polish", 100) })
	want(t, "nobody of that nation: nobody deserts", len(p.troopsOf(n.n)), 3)
	want(t, "told", p.told(KeyNoDeserters, int16(n.n), int16(nation(t, "swiss"))), true)
	p, n = dying("english", func(n aNoble) { n.hired("english", 100, 50, 50) })
	p.asks(green, AskDeserter)
	want(t, "his Baron chooses, of equal ones one", p.choices(green), 2)
	p.play(by(green, LetDesert, p.troopOf(n.n, 50, "english")))
	want(t, "one and no more", len(p.troopsOf(n.n)), 3)
	p, n = dying("english", func(n aNoble) { n.hired("english", 100).wounded(1) })
	want(t, "he deserts, and is not lost", [2]int{p.count(KeyDeserts), p.count(KeyLost)}, [2]int{1, 0})

	depths := map[int]bool{}
	for seed := range uint64(20) {
		p := position(t, 3)
		p.Dice.Lo += seed
		n := p.noble(green, star).at("froli").hired("english", 100)
		english := p.troopOf(n.n, 100, "english")
		p.fate("english")
		n.dying()
		depths[p.Mercenaries.Index(uint8(english))] = true
		want(t, "who knows where", p.Mercenaries.Knows[0], uint16(0))
	}
	want(t, "he is shuffled into the deck", len(depths) > 7, true)
}

func TestDeath(t *testing.T) {
	// rule: warrior-knights/noble-death/when-it-applies
	t.Run("by losses, total victory, siege, failed retreat or a card", func(t *testing.T) {
		dead := func(what string, p *at, n int8) {
			t.Helper()
			want(t, what, p.offMap(n) && p.told(KeyDies, int16(n)), true)
		}
		p := clash(t, []int16{200, 100}, []int16{50}, "deal", "deal", "deal", "victory", "victory", "victory", "prevent")
		p.discards(green, "victory", "victory").discards(red, "prevent")
		dead("losses", p, nobleOf(red, circle))
		p = clash(t, []int16{100, 100}, []int16{200}, "victory", "victory", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		dead("total victory", p, nobleOf(red, circle))
		p = position(t, 3)
		p.city("froli").of(red).besieged(green, 1)
		p.noble(green, circle).at("froli").hired("polish", 200, 150, 150)
		p.noble(red, circle).at("froli").with(50)
		p.besieging(green, red, "froli", 2)
		dead("siege", p, nobleOf(red, circle))
		p = position(t, 3)
		p.noble(green, circle).at("cadiz").with(50).retreating()
		dead("failed retreat", p, nobleOf(green, circle))
		p = position(t, 3)
		n := p.noble(green, circle).at("froli").with(100)
		p.run(func(g *State, t *play.Table) { g.wound(t, n.n, 3) })
		dead("a card's casualties", p, n.n)
		want(t, "deaths", p.count(KeyDies), 1)
	})
	// rule: warrior-knights/noble-death/when-it-applies
	t.Run("whatever he died of, all its steps are taken", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").hired("english", 100).hired("polish", 100).heirless()
		p.office(n, "marshal").fate("english")
		p.run(func(g *State, t *play.Table) { g.wound(t, n.n, 9) })
		want(t, "one deserts", p.count(KeyDeserts), 1)
		want(t, "one is lost", p.count(KeyLost), 1)
		want(t, "markers", p.Casualties[n.n], 0)
		want(t, "his office", p.where("marshal"), InAgendaDiscard)
		want(t, "he stands no longer", p.Nobles[n.n].At, None)
		want(t, "his line ends", p.Nobles[n.n].Gone, true)
		p = position(t, 3)
		n = p.noble(green, circle).at("froli").hired("english", 100, 50).wounded(1)
		p.fate("english").run(func(g *State, t *play.Table) { g.wound(t, n.n, 1) }).asks(green, AskDeserter)
		want(t, "he is dying while they are taken", p.Battle.Dead, set(n.n))
		p.finish()
		want(t, "and then no longer", p.Battle.Dead, 0)
	})
	t.Run("outside battle an army takes no more than it can", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").with(100, 50, 50)
		p.fortress(green).at("gullmark").hired("swiss", 50)
		p.run(func(g *State, t *play.Table) { g.wound(t, n.n, 1); g.wound(t, garrisonOf(green), 3) })
		want(t, "he lives", p.Casualties[n.n], 1)
		want(t, "the garrison's markers", p.Casualties[garrisonOf(green)], 1)
	})
	// rule: warrior-knights/noble-death/step-2-losses
	t.Run("losses are the most that can be made without going over", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").hired("swiss", 150).wounded(1)
		n.dying()
		want(t, "150 for one marker: none", p.strengthOf(n.n), 150)
		p = position(t, 3)
		n = p.noble(green, circle).at("froli").hired("swiss", 150).hired("polish", 50, 100).wounded(2)
		n.dying()
		want(t, "200 of 300, the only way", p.strengthOf(n.n), 100)
	})
	t.Run("among equal totals the Baron chooses", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").hired("swiss", 100).hired("polish", 100, 50).wounded(1)
		p.fate("tuscan")
		swiss, pole := p.troopOf(n.n, 100, "swiss"), p.troopOf(n.n, 100, "polish")
		n.dying().asks(green, AskLost)
		want(t, "choices: a 100", p.choices(green), 2)
		p.play(by(green, DiscardLost, swiss))
		want(t, "the Swiss are lost", p.TroopAt[swiss], InMercenaryDiscard)
		want(t, "the Poles are not", p.TroopAt[pole], n.n)
	})
	// rule: warrior-knights/noble-death/step-3-remove-noble
	t.Run("his office is discarded", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").with(100)
		p.office(n, "constable")
		n.dying()
		want(t, "office", p.State.office(n.n), None)
		want(t, "maintained troops", p.strengthOf(n.n), 100)
	})
	// rule: warrior-knights/noble-death/step-4-no-heir
	// rule: warrior-knights/noble-death/step-4-heir-takes-over
	t.Run("without an heir mercenaries go back to the deck and regulars for good", func(t *testing.T) {
		for _, cursed := range []bool{true, false} {
			p := position(t, 3)
			n := p.noble(green, circle).at("froli").with(100).hired("polish", 50)
			pole, regular := p.troopOf(n.n, 50, "polish"), p.troopOf(n.n, 100, "")
			if cursed {
				p.Statuses[0] = Status{Mod: ModNoHeir, Amount: 1, Target: n.n, Until: UntilGameEnd}
			} else {
				n.heirless()
			}
			p.fate("tuscan")
			n.dying()
			want(t, "mercenary", p.TroopAt[pole], InMercenaryDeck)
			want(t, "in the deck", p.Mercenaries.Index(uint8(pole)) >= 0, true)
			want(t, "regular", p.TroopAt[regular], OutOfTheGame)
			want(t, "gone", p.Nobles[n.n].Gone, true)
		}
		p := position(t, 3)
		n := p.noble(green, circle) // whose heir is a hostage, and was given an office
		p.office(n, "constable").run(func(g *State, t *play.Table) { g.lineEnds(t, n.n) })
		want(t, "the office nobody is left for", p.where("constable"), InAgendaDiscard)

		n = p.noble(green, square).hired("polish", 50) // whose heir is killed, who led the army already and lost men
		p.Casualties[n.n] = 1
		p.run(func(g *State, t *play.Table) { g.lineEnds(t, n.n) })
		want(t, "markers on an army that is no more", p.Casualties[n.n], 0)
	})
	t.Run("while all fate cards are in the hands nobody deserts", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").hired("polish", 50)
		for p.Fate.Len() > 0 {
			p.Fate.Pop()
		}
		n.dying()
		want(t, "troops", p.strengthOf(n.n), 50)
	})
}
