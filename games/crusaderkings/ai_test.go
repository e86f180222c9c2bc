package crusaderkings

import (
	"fmt"
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// The strategies are tested position by position: for each entry of a list a position in which it is the
// first that can be fulfilled, and all the ways in which it can.

// led is a position in which the English are an AI dynasty, on an empty map, and nobody sabotages.
func led(t *testing.T, s Strategy) *at {
	p := position(t, "kingdom-of-jerusalem", 4)
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = s, 0
	for o := range p.Dynasties {
		p.Dynasties[o].Hushed = true
	}
	return p
}

// fulfils finds the first entry of a list that can be fulfilled, from 1, and how; 0 if none can.
func (p *at) fulfils(kind CardType) (int, []string) {
	p.plays(english, kind, "")
	x := &plans[p.Dynasties[english].Strategy]
	for n, w := range map[CardType][]wish{Realm: x.realm, Intrigue: x.intrigue, War: x.war}[kind] {
		if all := w(p.State, english); len(all) > 0 {
			var ways []string
			for _, c := range all {
				ways = append(ways, way(c))
			}
			slices.Sort(ways)
			return n + 1, ways
		}
	}
	return 0, nil
}

// way says a choice in short.
func way(c play.Choice) string {
	switch c.Verb {
	case AIBuild:
		return "build " + box.Territories[c.A].ID
	case AIBuy:
		return "buy " + box.Developments[kindOf(int8(c.A))].ID
	case AIOverthrow:
		return "overthrow " + box.Territories[c.A].ID
	case AIInvade:
		return "invade " + box.Territories[c.A].ID + " from " + box.Territories[c.B].ID
	case AIMobilise:
		return "mobilise " + box.Territories[c.A].ID
	case AIPlot:
		switch kind := Action(c.A); kind {
		case CreateCasusBelli:
			return fmt.Sprintf("blame %d", c.B)
		case InciteRebellion:
			return "incite " + box.Territories[c.B].ID
		case Assassinate:
			return fmt.Sprintf("murder %d", c.B)
		case Bribe:
			return "bribe " + box.Developments[kindOf(int8(c.B))].ID
		default:
			return fmt.Sprintf("divorce %d", c.B)
		}
	}
	return fmt.Sprint(c)
}

// offer turns up Development cards.
func (p *at) turnedUp(ids ...string) *at {
	for i, id := range ids {
		kind := development(p.t, id)
		for d := kind * copies; d < (kind+1)*copies; d++ {
			if p.DevAt[d] == DevDeck {
				p.DevAt[d] = DevFaceUp + uint8(i)
				break
			}
		}
	}
	return p
}

// rebellion puts a Rebellion token on a territory, ally makes a Pact with one.
func (p *at) rebellion(ids ...string) *at {
	for _, id := range ids {
		p.land(id).Rebellion++
	}
	return p
}
func (p *at) ally(s play.Seat, ids ...string) *at {
	for _, id := range ids {
		p.land(id).Pact = s
	}
	return p
}

// stages are positions that strategies are tried in. Seats: 0 English, the AI; 1 French, 2 German, 3 Italian.
func TestStrategies(t *testing.T) {
	green := func(p *at, s play.Seat) string { return fmt.Sprintf("murder %d", p.child(s, Male, "brave")) }
	red := func(p *at, s play.Seat) { p.child(s, Male, "weak") }
	ruler := func(p *at, s play.Seat) string { return fmt.Sprintf("murder %d", p.rulerOf(s)) }
	tests := []struct {
		rule     string
		strategy Strategy
		kind     CardType
		n        int
		stage    func(p *at) []string // sets the position up and says the ways
	}{
		{"Ferox builds a Castle first", Ferox, Realm, 1, func(p *at) []string {
			p.own(english, "wessex", "mercia").castle("wessex").turnedUp("navy")
			return []string{"build mercia"}
		}},
		{"else it buys the Navy", Ferox, Realm, 2, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").turnedUp("navy", "bank")
			return []string{"buy navy"}
		}},
		{"or any other card", Ferox, Realm, 2, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").turnedUp("library", "bank")
			return []string{"buy bank", "buy library"}
		}},
		{"and nothing it has", Ferox, Realm, 0, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").develops(english, "bank").turnedUp("bank")
			return nil
		}},
		{"Ferox overthrows first", Ferox, Intrigue, 1, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia", "normandy", "paris").rebellion("mercia", "paris")
			return []string{"overthrow mercia"}
		}},
		{"then blames a neighbour it does not blame yet", Ferox, Intrigue, 2, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").own(german, "wales").own(italian, "sicily").cause(english, french)
			return []string{"blame 2"}
		}},
		{"then murders a green child of who has the fewest heirs", Ferox, Intrigue, 3, func(p *at) []string {
			p.own(english, "wessex")
			x := green(p, french)
			green(p, german)
			red(p, german)
			green(p, italian)
			red(p, italian)
			return []string{x}
		}},
		{"and not of who has more", Ferox, Intrigue, 4, func(p *at) []string {
			p.own(english, "wessex")
			red(p, french)
			green(p, german)
			green(p, german)
			red(p, italian)
			return []string{ruler(p, french), ruler(p, italian)}
		}},
		{"then the King with the fewest heirs", Ferox, Intrigue, 4, func(p *at) []string {
			p.own(english, "wessex")
			red(p, french)
			return []string{ruler(p, german), ruler(p, italian)}
		}},
		{"Ferox invades what is independent first", Ferox, War, 1, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").own(french, "mercia", "normandy").cause(english, french)
			return []string{"invade brittany from wessex", "invade wales from wessex"}
		}},
		{"then what one success takes", Ferox, War, 2, func(p *at) []string {
			p.own(english, "mercia").foot("mercia").own(french, "wessex", "northumbria", "wales", "normandy").
				castle("wales").foot("northumbria").
				cause(english, french)
			return []string{"invade normandy from mercia", "invade wessex from mercia"}
		}},
		{"then what needs more", Ferox, War, 3, func(p *at) []string {
			p.own(english, "mercia").foot("mercia").own(french, "wessex", "northumbria", "wales", "normandy").
				castle("wales", "wessex", "normandy", "northumbria").cause(english, french)
			return []string{"invade normandy from mercia", "invade northumbria from mercia", "invade wales from mercia", "invade wessex from mercia"}
		}},
		{"then mobilises beside an ally of its own", Ferox, War, 4, func(p *at) []string {
			p.own(english, "mercia", "northumbria").ally(english, "scotland")
			return []string{"mobilise northumbria"}
		}},
		{"or beside any that is independent", Ferox, War, 4, func(p *at) []string {
			p.own(english, "mercia", "northumbria")
			return []string{"mobilise mercia", "mobilise northumbria"}
		}},
		{"then beside whom it blames", Ferox, War, 5, func(p *at) []string {
			p.own(english, "castile", "portugal").own(french, "leon", "navarra").own(german, "aragon", "al_andalus").cause(english, german)
			return []string{"mobilise castile", "mobilise portugal"}
		}},
		{"Postis buys first", Postis, Realm, 1, func(p *at) []string {
			p.own(english, "wessex").turnedUp("navy", "bank")
			return []string{"buy bank", "buy navy"}
		}},
		{"unless it has six", Postis, Realm, 2, func(p *at) []string {
			p.own(english, "wessex").develops(english, "steward", "marshal", "chancellor", "navy", "longbow", "bank").turnedUp("library")
			return []string{"build wessex"}
		}},
		{"Postis bribes first", Postis, Intrigue, 1, func(p *at) []string {
			p.own(english, "wessex").develops(french, "marshal", "bank").develops(german, "chancellor").
				own(french, "mercia").rebellion("mercia")
			return []string{"bribe chancellor", "bribe marshal"}
		}},
		{"unless it has three Councillors", Postis, Intrigue, 2, func(p *at) []string {
			p.own(english, "wessex").develops(english, "steward", "spymaster", "archbishop").develops(french, "marshal").
				own(french, "mercia").rebellion("mercia")
			return []string{"overthrow mercia"}
		}},
		{"then blames who has the most Castles", Postis, Intrigue, 3, func(p *at) []string {
			p.own(english, "wessex").own(french, "paris", "lorraine").castle("paris").own(german, "saxony", "swabia").
				castle("saxony", "swabia")
			return []string{"blame 2"}
		}},
		{"then murders a green child", Postis, Intrigue, 4, func(p *at) []string {
			p.own(english, "wessex").cause(english, french).cause(english, german).cause(english, italian)
			x := green(p, french)
			red(p, german)
			red(p, italian)
			return []string{x}
		}},
		{"then incites", Postis, Intrigue, 5, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia", "wales", "paris").foot("wales").
				cause(english, french).cause(english, german).cause(english, italian)
			return []string{"incite mercia"}
		}},
		{"Postis annexes first", Postis, War, 1, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").ally(english, "wales")
			return []string{"invade wales from wessex"}
		}},
		{"then takes another's ally", Postis, War, 2, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").ally(french, "wales")
			return []string{"invade wales from wessex"}
		}},
		{"then what has no Pact", Postis, War, 3, func(p *at) []string {
			p.own(english, "mercia").own(french, "wessex", "wales", "normandy").foot("mercia").cause(english, french)
			return []string{"invade northumbria from mercia"}
		}},
		{"then what one success takes", Postis, War, 4, func(p *at) []string {
			p.own(english, "mercia").own(french, "wessex", "wales", "normandy", "northumbria").castle("wales", "normandy").
				foot("mercia").cause(english, french)
			return []string{"invade northumbria from mercia", "invade wessex from mercia"}
		}},
		{"but no more than one: then it mobilises far from the others", Postis, War, 5, func(p *at) []string {
			p.own(english, "mercia", "northumbria", "wessex").own(french, "normandy", "wales", "brittany").
				castle("normandy", "wales", "brittany").cause(english, french)
			return []string{"mobilise northumbria"}
		}},
		{"then beside another dynasty", Postis, War, 6, func(p *at) []string {
			p.own(english, "castile", "portugal").own(french, "leon", "navarra").own(german, "aragon", "al_andalus")
			return []string{"mobilise castile", "mobilise portugal"}
		}},
		{"Munitio builds first", Munitio, Realm, 1, func(p *at) []string {
			p.own(english, "wessex").turnedUp("royal_guard")
			return []string{"build wessex"}
		}},
		{"then buys what defends", Munitio, Realm, 2, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").turnedUp("royal_guard", "bank", "marshal")
			return []string{"buy marshal", "buy royal_guard"}
		}},
		{"then anything", Munitio, Realm, 3, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").turnedUp("navy", "bank")
			return []string{"buy bank", "buy navy"}
		}},
		{"Munitio overthrows first", Munitio, Intrigue, 1, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").rebellion("mercia")
			return []string{"overthrow mercia"}
		}},
		{"then murders a green child", Munitio, Intrigue, 2, func(p *at) []string {
			x := green(p, french)
			red(p, german)
			red(p, italian)
			return []string{x}
		}},
		{"then a King", Munitio, Intrigue, 3, func(p *at) []string {
			red(p, french)
			red(p, german)
			return []string{ruler(p, italian)}
		}},
		{"then incites, where no King may be murdered yet", Munitio, Intrigue, 4, func(p *at) []string {
			p.Round = 1
			p.own(english, "wessex").own(french, "mercia")
			return []string{"incite mercia"}
		}},
		{"then blames a neighbour", Munitio, Intrigue, 5, func(p *at) []string {
			p.Round = 1
			p.own(english, "wessex").own(french, "mercia").foot("mercia")
			return []string{"blame 1"}
		}},
		{"Munitio takes another's ally first", Munitio, War, 1, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").ally(french, "wales").own(french, "mercia").cause(english, french)
			return []string{"invade wales from wessex"}
		}},
		{"then a territory of the smallest dynasty", Munitio, War, 2, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").own(french, "mercia").own(german, "normandy", "saxony").own(italian, "wales", "sicily").
				cause(english, french).cause(english, german)
			return []string{"invade mercia from wessex"}
		}},
		{"then mobilises beside another's ally", Munitio, War, 3, func(p *at) []string {
			p.own(english, "wessex", "northumbria").ally(french, "wales").own(french, "paris")
			return []string{"mobilise wessex"}
		}},
		{"then beside the smallest it has no Pact with", Munitio, War, 4, func(p *at) []string {
			p.own(english, "wessex", "northumbria").own(french, "wales").own(german, "scotland", "saxony").
				own(italian, "lombardy", "sicily").pact(english, french)
			return []string{"mobilise northumbria"}
		}},
		{"Amandum buys the Spymaster or what defends", Amandum, Realm, 1, func(p *at) []string {
			p.own(english, "wessex").turnedUp("spymaster", "plate_armor", "bank")
			return []string{"buy plate_armor", "buy spymaster"}
		}},
		{"then builds", Amandum, Realm, 2, func(p *at) []string {
			p.own(english, "wessex").turnedUp("bank")
			return []string{"build wessex"}
		}},
		{"then buys anything", Amandum, Realm, 3, func(p *at) []string {
			p.own(english, "wessex").castle("wessex").turnedUp("bank")
			return []string{"buy bank"}
		}},
		{"Amandum divorces its King first", Amandum, Intrigue, 1, func(p *at) []string {
			p.spouse(english, Female)
			p.own(english, "wessex").own(french, "mercia").rebellion("mercia")
			return []string{fmt.Sprintf("divorce %d", p.rulerOf(english))}
		}},
		{"then overthrows", Amandum, Intrigue, 2, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").rebellion("mercia")
			return []string{"overthrow mercia"}
		}},
		{"then incites where there are the fewest children", Amandum, Intrigue, 3, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").own(german, "wales").own(italian, "sicily")
			red(p, french)
			red(p, italian)
			return []string{"incite wales"}
		}},
		{"Amandum annexes first", Amandum, War, 1, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").ally(english, "wales")
			return []string{"invade wales from wessex"}
		}},
		{"its own partner it cannot attack: then another's ally", Amandum, War, 3, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").own(french, "mercia").pact(english, french).ally(german, "wales")
			return []string{"invade wales from wessex"}
		}},
		{"then who has the fewest children", Amandum, War, 4, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").own(french, "mercia").own(german, "normandy").cause(english, french).
				cause(english, german)
			red(p, french)
			red(p, italian)
			return []string{"invade normandy from wessex"}
		}},
		{"then mobilises beside its ally", Amandum, War, 5, func(p *at) []string {
			p.own(english, "wessex", "northumbria").ally(english, "scotland")
			return []string{"mobilise northumbria"}
		}},
		{"then beside whom it blames", Amandum, War, 6, func(p *at) []string {
			p.own(english, "wessex", "northumbria").own(french, "mercia").own(german, "wales").cause(english, german)
			return []string{"mobilise wessex"}
		}},
		{"Aperio buys the Marshal first of all", Aperio, Realm, 1, func(p *at) []string {
			p.own(english, "wessex").turnedUp("plate_armor", "marshal", "bank")
			return []string{"buy marshal"}
		}},
		{"then its next choice", Aperio, Realm, 1, func(p *at) []string {
			p.own(english, "wessex").develops(english, "marshal").turnedUp("plate_armor", "navy", "bank")
			return []string{"buy navy"}
		}},
		{"then builds", Aperio, Realm, 2, func(p *at) []string {
			p.own(english, "wessex")
			return []string{"build wessex"}
		}},
		{"Aperio overthrows first", Aperio, Intrigue, 1, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").rebellion("mercia")
			return []string{"overthrow mercia"}
		}},
		{"then incites who leads the Crusade", Aperio, Intrigue, 2, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").own(german, "wales")
			p.Track[0] = german
			return []string{"incite wales"}
		}},
		{"or anybody", Aperio, Intrigue, 2, func(p *at) []string {
			p.own(english, "wessex").own(french, "mercia").own(german, "saxony")
			p.Track[0] = german
			return []string{"incite mercia"}
		}},
		{"Aperio invades who leads the Crusade", Aperio, War, 1, func(p *at) []string {
			p.own(english, "wessex").foot("wessex").own(french, "mercia").own(german, "wales").cause(english, french).cause(english, german)
			p.Track[0] = german
			return []string{"invade wales from wessex"}
		}},
		{"then anything", Aperio, War, 2, func(p *at) []string {
			p.own(english, "northumbria").foot("northumbria").own(french, "mercia").own(german, "saxony").cause(english, french)
			p.Track[0] = german
			return []string{"invade mercia from northumbria", "invade scotland from northumbria"}
		}},
		{"then mobilises anywhere", Aperio, War, 3, func(p *at) []string {
			p.own(english, "scotland", "northumbria", "ireland", "wales", "mercia", "sicily") // Scotland lies inland
			return []string{
				"mobilise ireland", "mobilise mercia", "mobilise northumbria", "mobilise scotland", "mobilise sicily", "mobilise wales",
			}
		}},
	}
	// rule: crusader-kings/ai-modes/priorities
	// rule: crusader-kings/ai-modes/example-ferox
	// rule: crusader-kings/ai-modes/fewest-heirs
	// rule: crusader-kings/ai-ferox/realm-priorities
	// rule: crusader-kings/ai-ferox/intrigue-priorities
	// rule: crusader-kings/ai-ferox/war-priorities
	// rule: crusader-kings/ai-postis/realm-priorities
	// rule: crusader-kings/ai-postis/intrigue-priorities
	// rule: crusader-kings/ai-postis/war-priorities
	// rule: crusader-kings/ai-munitio/realm-priorities
	// rule: crusader-kings/ai-munitio/intrigue-priorities
	// rule: crusader-kings/ai-munitio/war-priorities
	// rule: crusader-kings/ai-amandum/realm-priorities
	// rule: crusader-kings/ai-amandum/intrigue-priorities
	// rule: crusader-kings/ai-amandum/war-priorities
	// rule: crusader-kings/ai-aperio/realm-priorities
	// rule: crusader-kings/ai-aperio/intrigue-priorities
	// rule: crusader-kings/ai-aperio/war-priorities
	for _, x := range tests {
		t.Run(x.rule, func(t *testing.T) {
			p := led(t, x.strategy)
			ways := x.stage(p)
			slices.Sort(ways)
			n, got := p.fulfils(x.kind)
			want(t, "priority", n, x.n)
			if !slices.Equal(got, ways) {
				t.Errorf("it may %q, want %q", got, ways)
			}
		})
	}
}

// performs lets the English carry out the action of a card of a type.
func (p *at) performs(kind CardType) *at {
	p.t.Helper()
	p.plays(english, kind, "")
	return p.run(func(g *State, t *play.Table) { g.playAction(t, english) })
}

func TestAIActions(t *testing.T) {
	// rule: crusader-kings/ai-modes/judgement-calls
	t.Run("what a list leaves open is asked of its seat", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex", "mercia").foot("wessex").performs(War).asks(english, AskAIAction)
		want(t, "one of its wishes", p.offers(by(english, AIInvade, territory(t, "wales"), territory(t, "wessex"))), true)
		want(t, "none of the later ones", p.offers(by(english, AIMobilise, territory(t, "mercia"))), false)

		p = led(t, Ferox).own(english, "wessex").performs(Intrigue).asks(english, AskAIAction)
		want(t, "whom it murders", p.choices(english), 3)

		for i := range int8(territories - 1) { // whichever two they are
			p = led(t, Munitio)
			p.Territories[i].Owner, p.Territories[i+1].Owner = english, english
			p.performs(Realm).asks(english, AskAIAction)
			want(t, "where it builds", p.offers(by(english, AIBuild, i)) && p.offers(by(english, AIBuild, i+1)), true)
		}
	})
	// rule: crusader-kings/ai-modes/judgement-calls
	t.Run("what it leaves no choice in is not asked", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex").bagged(english, "weak").performs(Realm)
		want(t, "asked", p.over(), true)
		want(t, "what was tried", p.Checked.About, p.in("wessex"))
	})
	// rule: crusader-kings/ai-modes/priorities
	t.Run("of the list for its card it does the first that can be done, once", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex").turnedUp("navy", "bank").bagged(english, "strong", "brave").performs(Realm)
		want(t, "a Realm card: a Castle", p.land("wessex").Castle, true)
		want(t, "and no Development card", p.inventions(english), 0)

		p = led(t, Ferox).own(english, "wessex").castle("wessex").turnedUp("navy", "bank").performs(Realm)
		want(t, "where none can be built: one card, the Navy", p.owns(english, development(t, "navy")) && p.inventions(english) == 1, true)

		p = led(t, Postis).own(english, "wessex", "mercia").bagged(english, "strong", "brave", "pious", "kind")
		p.develops(english, "steward", "marshal", "chancellor", "navy", "longbow", "bank").turnedUp("library").performs(Realm)
		p.asks(english, AskAIAction).play(by(english, AIBuild, p.in("wessex")))
		want(t, "who would buy two cards builds one Castle", p.over() && p.castles(english) == 1, true)

		p = led(t, Postis).own(english, "wessex").turnedUp("navy", "bank", "library").performs(Realm)
		p.play(by(english, AIBuy, development(t, "navy")*copies), by(english, AIBuy, development(t, "bank")*copies))
		want(t, "of three cards it buys two", p.over() && p.inventions(english) == 2, true)
		p = led(t, Postis).own(english, "wessex").turnedUp("navy").performs(Realm)
		want(t, "of one card one", p.over() && p.inventions(english) == 1, true)

		p = led(t, Ferox).own(english, "wessex").own(french, "mercia").rebellion("mercia").
			bagged(english, "strong", "brave").performs(Intrigue)
		want(t, "an Intrigue card: an Overthrow", p.land("mercia").Owner != french, true)
		p = led(t, Aperio).own(english, "wessex").performs(War)
		want(t, "a War card: a Footsoldier", p.mobilised(english), 1<<p.in("wessex"))
		p = led(t, Munitio).own(english, "wessex").bagged(english, "strong").performs(Crusades)
		want(t, "a Crusade card: a Crusade", p.told(KeyCrusader, int16(english), int16(p.rulerOf(english))), true)
	})
	// rule: crusader-kings/ai-modes/event-after
	t.Run("without anything to do it does nothing", func(t *testing.T) {
		p := led(t, Munitio).performs(War)
		want(t, "told", p.told(KeyAIIdle, int16(english), int16(War)), true)
		want(t, "nothing asked", p.over(), true)
	})
	// rule: crusader-kings/ai-modes/no-gold
	t.Run("it builds without Gold", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex").bagged(english, "strong", "brave").performs(Realm)
		want(t, "Castle", p.land("wessex").Castle, true)
	})
	// rule: crusader-kings/ai-postis/realm-priorities
	t.Run("Postis buys two cards", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex").turnedUp("navy", "bank", "library").performs(Realm).asks(english, AskAIAction)
		p.play(by(english, AIBuy, development(t, "navy")*copies), by(english, AIBuy, development(t, "bank")*copies))
		want(t, "it has two", p.inventions(english), 2)
		want(t, "and is done", p.over(), true)
		want(t, "the row is full again", size(p.faceUp()), faceUp)
	})
	// rule: crusader-kings/ai-aperio/realm-priorities
	t.Run("Aperio buys in its order", func(t *testing.T) {
		p := led(t, Aperio).own(english, "wessex").turnedUp("plate_armor", "marshal", "navy").performs(Realm)
		for _, id := range []string{"plate_armor", "marshal", "navy"} {
			want(t, id, p.owns(english, development(t, id)), true)
		}
	})
	// rule: crusader-kings/ai-postis/intrigue-priorities
	t.Run("Postis bribes whom chance picks", func(t *testing.T) {
		bribed := map[string]bool{}
		for seed := range uint64(12) {
			p := led(t, Postis).develops(french, "marshal").develops(german, "chancellor").bagged(english, "strong", "brave")
			p.Dice.Lo, p.Dice.Hi = seed, seed*7+1
			p.performs(Intrigue)
			for _, id := range []string{"marshal", "chancellor"} {
				if p.owns(english, development(t, id)) {
					bribed[id] = true
				}
			}
		}
		want(t, "either", len(bribed), 2)
	})
	// rule: crusader-kings/ai-modes/always-uses-support
	t.Run("it attacks with all support there is", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex", "mercia", "normandy").foot("wessex", "mercia").own(french, "brittany", "northumbria").
			pact(english, french).ally(german, "scotland", "ireland").bagged(english, "weak", "ugly")
		a := p.supported(english, territory(t, "wessex"), territory(t, "wales"))
		want(t, "Footsoldiers", a.Support, 1<<territory(t, "mercia"))
		want(t, "no Pact that lies elsewhere", a.Pacts, 0)
		p.own(german, "ireland")
		want(t, "nor who is in none", p.supported(english, territory(t, "wessex"), territory(t, "wales")).Pacts, 0)
		p.own(french, "ireland")
		want(t, "but one that lies beside", p.supported(english, territory(t, "wessex"), territory(t, "wales")).Pacts, 1<<french)
	})
	// rule: crusader-kings/ai-modes/mobilise-one
	t.Run("it mobilises one Footsoldier", func(t *testing.T) {
		p := led(t, Aperio).own(english, "wessex", "mercia", "wales", "scotland").performs(War).asks(english, AskAIAction)
		p.play(by(english, AIMobilise, territory(t, "wales")))
		want(t, "mobilised", p.mobilised(english), 1<<territory(t, "wales"))
		want(t, "the action", p.Card.Action, Mobilise)
		want(t, "done", p.over(), true)
	})
	t.Run("a Crusade is asked like anybody's", func(t *testing.T) {
		p := led(t, Ferox).bagged(english, "strong", "brave")
		p.child(english, Male, "weak")
		p.performs(Crusades).asks(english, AskCrusader)
	})
}

// rule: crusader-kings/ai-modes/footsoldier-limit
func TestAIFootsoldiers(t *testing.T) {
	// The rulebook's example: five territories and three Footsoldiers; it loses one territory.
	p := led(t, Ferox).own(english, "wessex", "mercia", "wales", "scotland", "ireland").foot("wessex", "mercia", "wales")
	want(t, "five territories support", p.footLimit(english), 3)
	p.run(func(g *State, t *play.Table) { g.loseTerritory(t, territory(p.t, "ireland"), Forsaken) }).asks(english, AskSurplus)
	want(t, "four support", p.footLimit(english), 2)
	p.play(by(english, Demobilise, territory(t, "mercia")))
	want(t, "Footsoldiers", size(p.mobilised(english)), 2)
	want(t, "done", p.over(), true)
	p = led(t, Ferox).own(english, "wessex", "mercia", "wales").own(french, "paris").foot("wessex", "mercia")
	p.run(func(g *State, t *play.Table) { g.takeTerritory(t, territory(p.t, "wales"), french, Conquered) })
	want(t, "two support one, at once", p.over(), false)
	p.asks(english, AskSurplus)
	p = led(t, Ferox).own(english, "wessex", "mercia", "wales", "scotland").foot("wessex", "mercia")
	n, _ := p.fulfils(War)
	want(t, "it mobilises no more than that", n, 1)
	p = led(t, Aperio).own(english, "wessex", "sicily").foot("sicily").own(french, "apulia", "sardinia")
	n, _ = p.fulfils(War)
	want(t, "not even beside others", n, 0)
	p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex")
	want(t, "a player has four", p.footLimit(english), footEach)
	p = led(t, Ferox).own(english, "wessex", "mercia", "wales", "scotland", "ireland", "northumbria", "normandy", "brittany")
	want(t, "eight territories support four", p.footLimit(english), 4)
	p.own(english, "aquitaine")
	want(t, "and a ninth, before one is let go, no more", p.footLimit(english), 4)
}

// woos lets the English marry.
func (p *at) woos() *at {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.marryAI(t, english) })
}

func TestAIMarriages(t *testing.T) {
	// rule: crusader-kings/ai-ferox/marriage
	t.Run("Ferox looks for Strong, Cruel and Swordmaster", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.suitor("wales", Female, "pious")
		cruel := p.suitor("sicily", Female, "cruel")
		p.woos()
		want(t, "married", p.consortOf(english), cruel)
	})
	t.Run("or the nearest, whatever the trait", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.suitor("sicily", Female, "pious")
		near := p.suitor("wales", Female, "ugly")
		p.woos()
		want(t, "married", p.consortOf(english), near)
	})
	t.Run("the King before the children", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.child(english, Male, "weak")
		p.suitor("wales", Female, "cruel")
		p.woos()
		want(t, "the King is married", p.consortOf(english) != None, true)
	})
	t.Run("then the children", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.spouse(english, Female)
		son := p.child(english, Male, "weak")
		bride := p.suitor("wales", Female, "cruel")
		p.woos()
		want(t, "the son is", p.People[son].Spouse, bride)
	})
	t.Run("never another's child or sibling", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.spouse(english, Female)
		p.child(english, Male, "weak")
		p.child(french, Female, "strong")
		p.woos()
		want(t, "no proposal", p.count(KeyProposes), 0)
	})
	// rule: crusader-kings/ai-modes/fallback-marriage
	t.Run("then its titles are granted", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex").bagged(english, "brave", "strong")
		son := p.child(english, Male, "honest")
		p.run(func(g *State, t *play.Table) { g.dynasticPhase(t, english) }).asks(english, AskTitles)
		want(t, "the King is married", p.consortOf(english) != None, true)
		want(t, "his son may be made a Duke", p.offers(by(english, GrantTitle, son, territory(t, "wessex"))), true)
	})
	// rule: crusader-kings/ai-modes/fallback-marriage
	t.Run("without anybody, one of the own people", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex").bagged(english, "brave", "strong")
		p.suitor("wales", Female, "ugly")
		p.woos()
		want(t, "of the own culture", box.People[p.consortOf(english)].Culture, English)
	})
	// rule: crusader-kings/ai-postis/marriage
	t.Run("Postis looks for Honest and Ambitious", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex")
		p.suitor("wales", Female, "pious")
		ambitious := p.suitor("sicily", Female, "ambitious")
		p.woos()
		want(t, "married", p.consortOf(english), ambitious)
	})
	t.Run("and takes no other red one", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex").bagged(english, "brave", "strong")
		pious := p.suitor("wales", Female, "pious")
		p.suitor("scotland", Female, "cruel")
		p.woos()
		want(t, "married", p.consortOf(english), pious)
	})
	t.Run("then asks for other players' children and siblings", func(t *testing.T) {
		p := led(t, Postis).own(english, "wessex").bagged(english, "brave", "strong")
		p.suitor("wales", Female, "cruel")
		p.child(french, Female, "honest", "cruel")
		p.child(german, Female, "brave")
		bride := p.sibling(french, Female, "honest")
		p.woos().asks(french, AskConsent)
		want(t, "whom", p.Match.Bride, bride)
		want(t, "for nothing", p.Match.Dowry.Goods[0], 0)
		p.play(by(french, TakeHand))
		want(t, "married", p.consortOf(english), bride)
		p = led(t, Postis).own(english, "wessex").bagged(english, "brave", "strong")
		green := p.child(german, Female, "brave")
		p.woos().asks(german, AskConsent)
		want(t, "a green one, for want of Honest and Ambitious", p.Match.Bride, green)
	})
	// rule: crusader-kings/ai-munitio/marriage
	t.Run("Munitio asks its enemies first", func(t *testing.T) {
		p := led(t, Munitio).own(english, "wessex")
		p.suitor("wales", Female, "pious")
		p.Dynasties[english].Wars, p.Dynasties[french].Wars = 1<<french, 1<<english
		bride := p.child(french, Female, "brave")
		p.child(german, Female, "brave")
		p.cause(german, english)
		p.woos().asks(french, AskConsent)
		want(t, "whom", p.Match.Bride, bride)
		want(t, "for a green one it offers four Gold", p.Match.Dowry.Goods[0], 4)
		p.play(by(french, TakeHand))
		want(t, "paid from the Treasury", p.Dynasties[french].Gold, 14)
		want(t, "and there is peace", p.atWar(english, french), false)
	})
	// rule: crusader-kings/ai-modes/fallback-marriage
	t.Run("but no AI dynasty that is bound to refuse", func(t *testing.T) {
		for _, enemy := range []Strategy{Ferox, Aperio} {
			p := led(t, Munitio).own(english, "wessex").bagged(english, "brave", "strong")
			pious := p.suitor("wales", Female, "pious")
			p.Dynasties[english].Wars, p.Dynasties[french].Wars = 1<<french, 1<<english
			p.Dynasties[french].Strategy, p.Dynasties[french].Gold = enemy, 0
			p.child(french, Male, "brave")
			bride := p.child(french, Female, "brave")
			p.woos()
			want(t, "it asks Ferox in vain", p.People[bride].Of == int8(english), enemy != Ferox)
			want(t, "and looks elsewhere", p.consortOf(english) == pious, enemy == Ferox)
		}
		p := led(t, Munitio).own(english, "wessex")
		p.Dynasties[english].Wars, p.Dynasties[french].Wars = 1<<french, 1<<english
		heiress := p.child(french, Female, "brave")
		p.woos().asks(french, AskConsent)
		want(t, "a player it asks even for his heir", p.Match.Bride, heiress)
	})
	t.Run("then who blames it", func(t *testing.T) {
		p := led(t, Munitio).own(english, "wessex").cause(german, english)
		p.child(french, Female, "brave")
		bride := p.child(german, Female, "ugly")
		p.woos().asks(german, AskConsent)
		want(t, "whom", p.Match.Bride, bride)
		want(t, "for a red one it offers one Gold", p.Match.Dowry.Goods[0], 1)
	})
	t.Run("then green ones of free territories", func(t *testing.T) {
		p := led(t, Munitio).own(english, "wessex").bagged(english, "brave", "strong")
		p.suitor("wales", Female, "cruel")
		pious := p.suitor("sicily", Female, "pious")
		p.woos()
		want(t, "married", p.consortOf(english), pious)
	})
	// rule: crusader-kings/ai-amandum/marriage
	t.Run("Amandum takes green, then Lustful, then Deceitful", func(t *testing.T) {
		p := led(t, Amandum).own(english, "wessex").bagged(english, "brave", "strong")
		deceitful := p.suitor("wales", Female, "deceitful")
		lustful := p.suitor("sicily", Female, "lustful")
		pious := p.suitor("sardinia", Female, "pious")
		order := []int8{pious, lustful, deceitful}
		for _, who := range order {
			q := *p
			q.woos()
			want(t, "married", q.consortOf(english), who)
			p.People[who].At = Discarded
		}
	})
	t.Run("then other players' children, for three Gold", func(t *testing.T) {
		p := led(t, Amandum).own(english, "wessex")
		p.suitor("wales", Female, "cruel")
		bride := p.child(french, Female, "brave")
		p.woos().asks(french, AskConsent)
		want(t, "whom", p.Match.Bride, bride)
		want(t, "Gold", p.Match.Dowry.Goods[0], 3)
	})
	// rule: crusader-kings/ai-aperio/marriage
	t.Run("Aperio looks for Cruel, else takes anybody", func(t *testing.T) {
		p := led(t, Aperio).own(english, "wessex")
		ugly := p.suitor("wales", Female, "ugly")
		cruel := p.suitor("sicily", Female, "cruel")
		q := *p
		p.woos()
		want(t, "married", p.consortOf(english), cruel)
		q.People[cruel].At = Discarded
		q.woos()
		want(t, "married", q.consortOf(english), ugly)
	})
	t.Run("and without anybody there, a cruel child of another player", func(t *testing.T) {
		p := led(t, Aperio).own(english, "wessex")
		p.child(french, Female, "kind")
		bride := p.child(german, Female, "cruel")
		p.woos().asks(german, AskConsent)
		want(t, "whom", p.Match.Bride, bride)
	})
	// rule: crusader-kings/ai-modes/judgement-calls
	t.Run("a married King without children adopts one", func(t *testing.T) {
		p := led(t, Ferox).own(english, "wessex")
		p.spouse(english, Female)
		p.woos()
		want(t, "children", len(p.eldest(english, Child)), 1)
	})
}

// rule: crusader-kings/ai-ferox/proposals
// rule: crusader-kings/ai-postis/proposals
// rule: crusader-kings/ai-munitio/proposals
// rule: crusader-kings/ai-amandum/proposals
// rule: crusader-kings/ai-aperio/proposals
func TestAIConsents(t *testing.T) {
	for _, x := range []struct {
		strategy   Strategy
		green, red int16 // the least Gold for a younger daughter
		heir       bool  // it gives away its heir
		sister     bool  // and for that Gold a sister
	}{
		{Ferox, 7, 5, true, false},
		{Postis, 3, 3, false, true},
		{Munitio, 2, 2, false, true},
		{Amandum, 0, 0, false, true},
		{Aperio, 2, 2, false, true},
	} {
		p := led(t, x.strategy)
		heir := p.child(english, Male, "weak")
		brave, ugly := p.child(english, Female, "brave"), p.child(english, Female, "ugly")
		sister := p.sibling(english, Female, "weak")
		takes := func(who int8, gold int16) bool {
			p.Match = p.matchOf(p.rulerOf(french), who)
			p.Match.Dowry.Goods[0] = gold
			return p.consentAI(&p.Match)
		}
		want(t, "for Gold enough, a green child", takes(brave, x.green), true)
		want(t, "for Gold enough, a red child", takes(ugly, x.red), true)
		if x.green > 0 {
			want(t, "for less, a green child", takes(brave, x.green-1), false)
			want(t, "for less, a red child", takes(ugly, x.red-1), false)
		}
		want(t, "its heir", takes(heir, 20), x.heir)
		want(t, "a sister", takes(sister, x.red), x.sister)
		p.Match = p.matchOf(p.rulerOf(french), brave)
		p.Match.Dowry.Goods[0], p.Match.Dowry.Take = 20, bargain.Of(0)
		want(t, "nothing of its own for it", p.consentAI(&p.Match), false)
		p.Match.Dowry.Goods[0], p.Match.Dowry.Take = -1, 0
		want(t, "nor Gold", p.consentAI(&p.Match), false)
	}
}
