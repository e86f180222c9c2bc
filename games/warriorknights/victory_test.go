package warriorknights

import (
	"testing"

	"signoria/play"
)

// realm are the realm cities of the box.
func realmOf() (ids []string) {
	for _, c := range box.Cities {
		if c.Realm {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

func TestDomination(t *testing.T) {
	// rule: warrior-knights/victory/domination
	// rule: warrior-knights/pillage/counts-drop
	for _, c := range []struct {
		name                      string
		seats, pillaged, controls int
		winner                    play.Seat
	}{
		{"three Barons, 7 cities pillaged, 6 of 11", 3, 7, 6, red},
		{"5 of 11", 3, 7, 5, play.Nobody},
		{"six Barons, none pillaged, 9 of 18 is just half", 6, 0, 9, play.Nobody},
		{"10 of 18", 6, 0, 10, red},
		{"two Barons, 4 of 7", 2, 11, 4, red},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, c.seats)
			for i, id := range realmOf() {
				switch {
				case i < c.pillaged:
					p.city(id).pillaged()
				case i < c.pillaged+c.controls:
					p.city(id).of(red)
				}
			}
			for _, id := range []string{"acre", "cadiz", "syracuse", "jerusalem", "alexandria"} {
				p.city(id).of(red) // overseas cities count neither for nor against
			}
			p.run((*State).checkDomination)
			want(t, "winner", p.Winner, c.winner)
			want(t, "over", p.Over(), c.winner != play.Nobody)
		})
	}
	p := position(t, 3)
	for _, id := range realmOf()[:10] {
		p.city(id).of(red)
	}
	p.Barons[red].Out = true
	p.run((*State).checkDomination)
	want(t, "who is out of the game does not win", p.Over(), false)
	for _, id := range realmOf() {
		p.city(id).pillaged()
	}
	p.run((*State).checkDomination)
	want(t, "nor does it end with the last city, while Prestige counts", p.Over(), false)

	// rule: warrior-knights/overview/two-ways-to-win
	p = position(t, 2)
	p.fortress(green).at("belmarais")
	p.Reserve, p.Barons[green].Prestige = 1, 30
	for _, id := range realmOf()[:10] {
		p.city(id).of(red)
	}
	p.administer(checkVictoryStep)
	want(t, "domination comes before Prestige", [2]int{int(p.Winner), int(p.Ended)}, [2]int{int(red), int(ByDomination)})
	want(t, "at once", p.Barons[red].Prestige, 0)
}

func TestLastTurn(t *testing.T) {
	// rule: warrior-knights/victory/last-turn
	for _, c := range []struct {
		reserve int16
		last    bool
	}{{3, false}, {2, true}, {1, true}} {
		p := position(t, 2)
		p.fortress(green).at("belmarais")
		p.city("monz").of(green)
		p.city("froli").of(green)
		p.Reserve = c.reserve
		p.run((*State).earnPrestige)
		want(t, "the last turn", p.LastTurn, c.last)
	}
	p := settled(t, 2)
	p.Reserve = 1
	p.run(func(g *State, t *play.Table) { g.gainPrestige(green, 1) }) // by a card
	want(t, "an empty reserve is noticed at the next step 2", p.LastTurn, false)
	p.administer(prestigeStep)
	want(t, "and ends the game", p.Over(), true)

	// rule: warrior-knights/victory/rest-of-administration-still-played
	// rule: warrior-knights/victory/prestige-win
	p = settled(t, 2)
	p.city("monz").of(green)
	p.Reserve, p.Barons[red].Prestige = 1, 2
	p.fate("revolt").administer(prestigeStep)
	p.asks(green, AskRevolt)
	want(t, "not over before its revolts", p.Over(), false)
	p.play(by(green, LetRevolt, city(t, "monz"))).finish()
	want(t, "who has most Prestige is King", [2]int{int(p.Winner), int(p.Ended)}, [2]int{int(red), int(ByPrestige)})
	want(t, "told", p.told(KeyKing, int16(red), 2), true)
}

func TestTieBreaks(t *testing.T) {
	for _, c := range []struct {
		name   string
		build  func(p *at)
		winner play.Seat
		told   play.Key
		end    string
	}{
		// rule: warrior-knights/victory/tiebreak-1-cities
		{"cities, realm and overseas", func(p *at) {
			p.city("monz").of(green)
			p.city("acre").of(blue)
			p.city("cadiz").of(blue)
			p.Barons[green].Crowns = 50
		}, blue, KeyKingByTies, "tie-cities"},
		// rule: warrior-knights/victory/tiebreak-2-resources
		{"crowns, Faith and Votes", func(p *at) {
			p.Barons[green].Crowns, p.Barons[blue].Crowns = 10, 8
			p.Barons[blue].Faith, p.Barons[blue].Votes = 1, 2
			p.noble(green, star).at("monz").with(100)
		}, blue, KeyKingByTies, "tie-means"},
		// rule: warrior-knights/victory/tiebreak-3-troops
		{"troops on the map, less casualties", func(p *at) {
			p.noble(green, star).at("monz").with(100).hired("swiss", 100).wounded(1)
			p.noble(green, square).hired("swiss", 200) // off the map
			p.noble(blue, star).at("froli").with(100)
			p.fortress(blue).at("belmarais").with(50)
		}, blue, KeyKingByTies, "tie-troops"},
		// rule: warrior-knights/victory/tiebreak-4-no-winner
		{"tied in everything", func(p *at) {}, play.Nobody, KeyNoKing, "tie"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 3)
			p.Barons[green].Prestige, p.Barons[red].Prestige, p.Barons[blue].Prestige = 7, 6, 7
			p.Barons[red].Crowns = 90
			c.build(p)
			p.run((*State).crownByPrestige)
			want(t, "winner", p.Winner, c.winner)
			want(t, "over", p.Over(), true)
			want(t, "told", p.told(c.told), true)
			want(t, "how it ended", p.Standing().End, c.end)
		})
	}
	p := position(t, 3)
	p.Barons[green].Prestige, p.Barons[red].Prestige, p.Barons[blue].Prestige = 3, 3, 4
	p.run((*State).crownByPrestige)
	want(t, "a tie among the others does not matter", p.Winner, blue)
	want(t, "he is King by Prestige alone", p.told(KeyKing, int16(blue), 4), true)

	// rule: warrior-knights/victory/prestige-win
	p = position(t, 4)
	p.Barons[red].Prestige, p.Barons[red].Out = 9, true
	p.Barons[black].Prestige, p.Barons[black].Out = 3, true
	p.Barons[green].Prestige, p.Barons[blue].Prestige = 3, 2
	p.run((*State).crownByPrestige)
	want(t, "who is out of the game does not count", p.Winner, green)
	want(t, "nor comes close", p.told(KeyKing, int16(green), 3), true)
	p = position(t, 3)
	for s := range play.Seat(3) {
		p.Barons[s].Prestige = 3
	}
	p.city("monz").of(green)
	p.city("froli").of(blue)
	p.Barons[blue].Crowns = 16
	p.run((*State).crownByPrestige)
	want(t, "told how far down one had to look for the closest", p.told(KeyKingByTies, int16(blue), 3, 2), true)
}

func TestMightMakesRight(t *testing.T) {
	// rule: warrior-knights/options/might-makes-right
	p := settled(t, 2)
	p.Options.Might = true
	p.city("monz").of(green)
	p.Reserve = 0
	p.fate("calm").administer(checkVictoryStep)
	want(t, "the reserve ends nothing", p.Phase, Planning)

	p = settled(t, 2)
	for _, id := range realmOf() {
		p.city(id).pillaged()
	}
	p.run((*State).checkDomination)
	want(t, "without the option the game outlives the last city of the realm", p.Over(), false)
	p.Options.Might = true
	p.administer(checkVictoryStep)
	want(t, "told that there is nothing to rule", p.told(KeyNothingToRule), true)

	p = settled(t, 2)
	p.Options.Might = true

	for _, id := range realmOf() {
		p.city(id).pillaged()
	}
	p.administer(checkVictoryStep)
	want(t, "with no city of the realm standing nobody can win", [2]int{int(p.Phase), int(p.Winner)},
		[2]int{int(GameOver), int(play.Nobody)})
}
