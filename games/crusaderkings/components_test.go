package crusaderkings

import (
	"slices"
	"strings"
	"testing"

	"signoria/play"
)

// broken says what Check says of a position after something has been done to it that cannot be.
func broken(t *testing.T, do func(p *at)) string {
	t.Helper()
	p := threeDynasties(t, 1)
	if err := p.Check(); err != nil {
		t.Fatalf("the position is amiss from the start: %v", err)
	}
	do(p)
	err := p.Check()
	if err == nil {
		return ""
	}
	return err.Error()
}

// rule: crusader-kings/general/component-limits
func TestLimitsOfTheBox(t *testing.T) {
	for _, c := range []struct {
		says string
		do   func(p *at)
	}{
		// rule: crusader-kings/components/knights
		{"dynasty 0 has 9 Knights", func(p *at) {
			p.own(english, "mercia", "wales", "scotland", "ireland", "northumbria", "brittany", "normandy", "aquitaine")
		}},
		// rule: crusader-kings/components/footsoldiers
		{"dynasty 0 has 5 Footsoldiers", func(p *at) {
			p.own(english, "mercia", "wales", "scotland", "ireland").foot("wessex", "mercia", "wales", "scotland", "ireland")
		}},
		// rule: crusader-kings/components/castles
		{"1 more Castles", func(p *at) {
			p.castle("wessex", "mercia", "wales", "scotland", "ireland", "northumbria", "brittany", "normandy", "aquitaine",
				"paris", "toulouse")
		}},
		// rule: crusader-kings/components/gold-supply
		{"the Treasury lacks 1 Gold", func(p *at) { p.Dynasties[french].Gold = goldInBox - 19 }},
		// rule: crusader-kings/components/map-token-supply
		{"1 more Rebellion tokens", func(p *at) { p.land("mercia").Rebellion = 13 }},
		{"1 more Harvest tokens", func(p *at) { p.land("mercia").Harvest = 7 }},
		{"1 more Failed Harvest tokens", func(p *at) { p.land("mercia").Failed = 7 }},
		{"1 more Plague tokens", func(p *at) {
			for i := range 7 {
				p.Territories[i].Plague = Outbreak
			}
		}},
		{"is mobilised and independent", func(p *at) { p.foot("wales") }},
		// rule: crusader-kings/components/old-age-supply
		{"has 5 Old-Age tokens", func(p *at) { p.Dynasties[german].OldAge = 5 }},
		// rule: crusader-kings/components/boards-and-aids
		{"is in slot 3 of 3", func(p *at) {
			for range childSlots + 1 {
				p.child(english, Male, "pious")
			}
		}},
		{"is in slot 2 of 2", func(p *at) {
			for range siblingSlots + 1 {
				p.sibling(english, Male, "pious")
			}
		}},
		{"2 people share a place of dynasty 0", func(p *at) {
			p.People[p.child(english, Male, "pious")].Slot = p.People[p.child(english, Male, "pious")].Slot
		}},
		{"is in slot 1 of 1", func(p *at) { p.People[p.spouse(english, Female)].Slot = 1 }},
		{"is in slot 1 of 1", func(p *at) { p.People[p.rulerOf(english)].Slot = 1 }},
		{"2 people share a place of dynasty 0", func(p *at) { p.somebody(English, Male, Person{At: Ruler, Of: int8(english)}) }},
		{"dynasty 0 has a ruler and no house", func(p *at) { p.Dynasties[english].House = None }},
		// rule: crusader-kings/components/duke-token-supply
		// rule: crusader-kings/titles/specific-territory
		{"is Duke of paris, which is not his dynasty's", func(p *at) { p.dukedom(p.child(english, Male, "pious"), "paris") }},
		{"is a Duke and neither child nor sibling", func(p *at) { p.dukedom(p.somebody(English, Male, Person{At: Discarded, Of: int8(English)}), "wessex") }},
		{"2 people are Duke of wessex", func(p *at) {
			p.dukedom(p.child(english, Male, "pious"), "wessex")
			p.dukedom(p.child(english, Male, "pious"), "wessex")
		}},
		{"is not married to him", func(p *at) { p.People[p.child(english, Male, "pious")].Spouse = p.rulerOf(english) }},
		{"do not belong to one dynasty", func(p *at) { p.wed(p.child(english, Male, "pious"), p.child(french, Female, "pious")) }},
		{"do not belong to one dynasty", func(p *at) {
			gone := Person{At: Discarded, Of: int8(English)}
			p.wed(p.somebody(English, Male, gone), p.somebody(English, Female, gone))
		}},
		{"is a Duke and neither child nor sibling", func(p *at) { p.dukedom(p.rulerOf(english), "wessex") }},
		{"tokens lie on the card of", func(p *at) { p.token("pious", Place(p.rulerOf(english))) }},
		{"tokens lie on the card of", func(p *at) { p.token("pious", Place(p.spouse(english, Female))) }},
		{"tokens lie on the card of", func(p *at) {
			p.token("pious", Place(p.somebody(English, Male, Person{At: Discarded, Of: int8(English)})))
		}},
		{"has 4 Councillors", func(p *at) { p.develops(english, "marshal", "steward", "chancellor", "spymaster") }},
		{"has two of the kind", func(p *at) { p.develops(english, "navy", "navy") }},
	} {
		if got := broken(t, c.do); !strings.Contains(got, c.says) {
			t.Errorf("%q is not said, but %q", c.says, got)
		}
	}
	want(t, "the last piece of a kind may be used", broken(t, func(p *at) {
		p.own(english, "mercia", "wales", "scotland", "ireland", "northumbria", "brittany", "normandy").
			foot("mercia", "wales", "scotland", "ireland")
		p.castle("wessex", "mercia", "wales", "scotland", "ireland", "northumbria", "brittany", "normandy", "aquitaine", "paris")
		p.land("wessex").Rebellion, p.land("wessex").Harvest, p.land("wessex").Failed = rebellionInBox, 6, 6
		p.Dynasties[french].Gold = goldInBox - 10 // the English have ten
		p.spouse(english, Female)
		p.sibling(english, Male, "pious")
		p.child(english, Male, "pious")
		p.child(english, Male, "pious")
		p.discard(p.rulerOf(german), WithHouse) // whose player is out
		p.Dynasties[german] = Dynasty{House: None, Out: true}
		p.land("saxony").Owner = play.Nobody
		p.dukedom(p.sibling(english, Male, "pious"), "wessex")
		p.dukedom(p.child(english, Male, "pious"), "mercia")
	}), "")
}

// rule: crusader-kings/components/trophy-and-first-player-supply
func TestThereIsOneOfEachTrophy(t *testing.T) {
	g := table(t, 0, 5, 1, nil)
	want(t, "Trophies", len(g.Trophies), 4)
	want(t, "the First Player token is somebody's", g.First >= 0, true)
}

// rule: crusader-kings/components/bags
func TestBags(t *testing.T) {
	g := table(t, 0, 5, 1, nil)
	for s := range play.Seat(5) {
		want(t, "a bag for each", g.tokensAt(bag(s)), 4)
	}
	want(t, "and one for all", g.tokensAt(InGeneral) > 0, true)
}

// rule: crusader-kings/components/dynasty-shields
// rule: crusader-kings/general/shields-unlimited
// rule: crusader-kings/setup/shields-at-hand
func TestShieldsNeverRunOut(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.own(english, "wessex").own(french, "paris").own(german, "saxony").own(italian, "venice").own(iberian, "leon")
	p.Track = [spaces]play.Seat{0, 0, 0, 0, -1, -1, -1, -1, -1, -1} // four, and then many more
	p.run(func(g *State, t *play.Table) {
		for _, s := range g.others(english) {
			g.gainCasusBelli(t, english, s)
		}
		for i := range each(g.lands(play.Nobody)) {
			g.Territories[i].Pact = english
		}
	})
	want(t, "Casus Belli", size(uint64(p.Dynasties[english].CasusBelli)), 4)
	if err := p.Check(); err != nil {
		t.Error(err)
	}
}

// rule: crusader-kings/overview/king-means-ruler
func TestAQueenRulesLikeAKing(t *testing.T) {
	p := position(t, "crusade-of-the-faint-hearted", 4).own(italian, "lombardy", "venice").bagged(italian, "pious")
	queen := p.rulerOf(italian)
	want(t, "she is no King", box.People[queen].Sex, Female)
	husband := p.spouse(italian, Male)
	heir := p.child(italian, Female, "brave")
	p.Dynasties[italian].OldAge = oldAgeTokens
	p.Dynasties[english].House = None // nobody else grows old here
	for s := range play.Seat(4) {
		p.Dynasties[s].Out = s != italian
	}
	p.First = italian
	p.run(func(g *State, t *play.Table) { g.growOld(t) })
	want(t, "she dies of old age", p.told(KeyDies, int16(queen)), true)
	want(t, "her husband goes with her", p.People[husband].At, Discarded)
	want(t, "her daughter succeeds her", p.rulerOf(italian), heir)
}

// Everything printed can be drawn by the page, in every language.
func TestComponents(t *testing.T) {
	en, it := ComponentsIn("en").(*Components), ComponentsIn("it").(*Components)
	want(t, "territories", len(en.Territories), territories)
	want(t, "people", len(en.People), people)
	want(t, "tokens", len(en.Tokens), tokens)
	want(t, "cards", len(en.Cards), cards)
	want(t, "events", len(en.Events), events)
	wales := territory(t, "wales")
	want(t, "Wales", en.Territories[wales].Name, "Wales")
	want(t, "Galles", it.Territories[wales].Name, "Galles")
	want(t, "its neighbours", slices.Equal(en.Territories[wales].Adjacent, members[int](box.Territories[wales].Adjacent)), true)
	want(t, "its sea", slices.Equal(en.Territories[wales].Seas, []string{"atlantic"}), true)
	want(t, "what Cruel is critical for", slices.Equal(en.Traits[trait(t, "cruel")].Critical, []string{"invade", "crusade"}), true)
	want(t, "and in an invasion", slices.Equal(en.Critical["invade"], []int{int(trait(t, "kind")), int(trait(t, "cruel"))}), true)
	want(t, "Glitterhoof has no culture", en.People[box.Glitterhoof].Culture, None)
}
