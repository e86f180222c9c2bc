package crusaderkings

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// brings is a position in which the English have played a card with an event, up to its first question.
func (p *at) brings(event string) *at {
	p.t.Helper()
	e := eventOf(p.t, event)
	p.plays(english, box.Events[e].Type, event)
	return p.run(func(g *State, t *play.Table) { g.playEvent(t, english) })
}

func eventOf(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "event", id, len(box.Events), func(i int) string { return box.Events[i].ID })
}

func TestWhomEventsStrike(t *testing.T) {
	// rule: crusader-kings/events/target-self
	t.Run("self strikes who played the card", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("intrigue_forbidden_love")
		want(t, "target", p.Card.Target, english)
		want(t, "the bag", p.hasTrait(bag(english), trait(t, "lustful")), true)
	})
	// rule: crusader-kings/events/requirement-self
	t.Run("self without what it asks for does nothing", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").castle("paris").brings("tax_leaking_roofs")
		want(t, "target", p.Card.Target, play.Nobody)
		want(t, "told", p.told(KeyEventMissed, int16(eventOf(t, "tax_leaking_roofs")), int16(english)), true)
		want(t, "Gold", p.Dynasties[english].Gold, 10)
	})
	// rule: crusader-kings/events/target-other
	// rule: crusader-kings/events/next-player
	t.Run("other strikes the next player to the left", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("tax_silk_caravan")
		want(t, "target", p.Card.Target, french)
	})
	// rule: crusader-kings/events/next-player
	t.Run("and after the last seat comes the first", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.plays(german, Taxes, "tax_silk_caravan")
		p.run(func(g *State, t *play.Table) { g.playEvent(t, german) })
		want(t, "target", p.Card.Target, english)
	})
	// rule: crusader-kings/events/requirement-other
	t.Run("the rulebook's example: a child for the first who is married", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(german, Female)
		p.brings("realm_royal_cradle")
		want(t, "target", p.Card.Target, german)
		want(t, "a child of the second", len(p.eldest(german, Child)), 1)
		want(t, "none of the first", len(p.eldest(french, Child)), 0)
	})
	// rule: crusader-kings/events/other-never-self
	// rule: crusader-kings/events/nobody-qualifies
	t.Run("never who played it", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(english, Female)
		p.brings("realm_royal_cradle")
		want(t, "target", p.Card.Target, play.Nobody)
		want(t, "no child", len(p.eldest(english, Child)), 0)
		want(t, "told", p.count(KeyEventVoid), 1)
	})
	t.Run("nor who is out of the game", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dynasties[french].Out = true
		p.brings("tax_silk_caravan")
		want(t, "target", p.Card.Target, german)
	})
}

// rule: crusader-kings/events/event-tone
func TestTheToneOfEvents(t *testing.T) {
	hurts := map[OpKind]bool{OpLoseGold: true, OpRemoveFoot: true, OpDiscardCard: true, OpBreakPact: true, OpLoseCasusBelli: true}
	for i := range box.Events {
		e := &box.Events[i]
		for _, op := range e.Effects {
			if hurts[op.Do] && (e.Other || e.Type == Crusades) {
				t.Errorf("%s takes something from another, or with a Crusade card: op %d", e.ID, op.Do)
			}
		}
	}
	n := 0
	for i := range box.Cards {
		if e := &box.Events[box.Cards[i].Event]; box.Cards[i].Type == Crusades && !e.Other {
			n++
		}
	}
	want(t, "Crusade cards that help who plays them", n >= 15, true)
}

func TestEventChecks(t *testing.T) {
	// rule: crusader-kings/events/event-checks
	t.Run("Gold may be invested and sabotaged", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak").brings("war_festering_wound").asks(english, AskInvest)
		p.play(saying(by(english, InvestGold), 2)).asks(french, AskSabotage)
		p.play(saying(by(french, PaySabotage), 4), saying(by(german, PaySabotage), 0))
		want(t, "cancelled", p.Checked.Cancelled, 2)
		want(t, "failed, so Weak comes into the bag", p.tokensAt(bag(english)), 2)
		p = position(t, "kingdom-of-jerusalem", 3).bagged(english, "strong").brings("war_festering_wound").
			play(saying(by(english, InvestGold), 0))
		want(t, "with a success it does not", p.tokensAt(bag(english)), 1)
		p = position(t, "kingdom-of-jerusalem", 3).bagged(english, "strong").brings("intrigue_duel").
			play(saying(by(english, InvestGold), 0))
		want(t, "a success has its own effect: Brave", p.hasTrait(bag(english), trait(t, "brave")), true)
	})
	t.Run("unless the card says otherwise", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak").brings("tax_sticky_purse")
		want(t, "nothing was asked", p.over(), true)
		want(t, "Gold", p.Dynasties[english].Gold, 8)
	})
	t.Run("traits are critical only if the card names them", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "ambitious").own(english, "wessex").castle("wessex")
		p.brings("war_battered_keep").play(saying(by(english, InvestGold), 0)).asks(english, AskSacrifice)
		p.play(play.Answer{Seat: english, Verb: KeepToken, A: p.Checked.Drawn[0]})
		want(t, "Ambitious helps", p.land("wessex").Castle, true)
		q := position(t, "kingdom-of-jerusalem", 3).bagged(english, "cruel").brings("war_festering_wound").
			play(saying(by(english, InvestGold), 0))
		want(t, "Cruel does not", q.Checked.Stage, Failed)
	})
	// rule: crusader-kings/trait-check/draw-blind
	for _, event := range []string{"realm_nursery_fever", "realm_boar_hunt", "intrigue_poisoned_cup", "intrigue_duel"} {
		t.Run("tokens are drawn from the bag, whoever is in danger: "+event, func(t *testing.T) {
			p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "strong")
			ruler := p.rulerOf(english)
			p.People[ruler].At = OutOfPlay // so that the child is the only one there is
			child := p.child(english, Male, "weak", "ugly", "cruel", "coward", "inbred")
			p.brings(event).play(saying(by(english, InvestGold), 2)).finish()
			want(t, "in danger", p.Checked.About, child)
			want(t, "drawn", p.Checked.Count, 1)
			want(t, "Strong, from the bag", p.Checked.Stage, Passed)
			want(t, "so he lives", p.People[child].At, Child)
		})
	}
}

func TestCardNumbers(t *testing.T) {
	// rule: crusader-kings/events/card-number
	p := position(t, "kingdom-of-jerusalem", 3)
	son, brother := p.child(english, Male, "ugly"), p.sibling(english, Male, "ugly")
	low, high := son, brother
	if box.People[low].Number > box.People[high].Number {
		low, high = high, low
	}
	ruler := p.rulerOf(english)
	q := *p
	if box.People[ruler].Number < box.People[low].Number {
		low = ruler
	}
	p.brings("realm_boar_hunt").play(saying(by(english, InvestGold), 0))
	want(t, "the man with the lowest number", p.Checked.About, low)
	q.brings("intrigue_poisoned_cup").play(saying(by(english, InvestGold), 0))
	want(t, "the relative with the highest", q.Checked.About, high)
	want(t, "dead", q.People[high].At, Discarded)
}

func TestBirths(t *testing.T) {
	t.Run("a child comes from the own deck with a Random token", func(t *testing.T) {
		// rule: crusader-kings/events/births-only-by-events
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(english, Female)
		p.brings("crusade_blessed_union")
		child := p.childAt(english, 0)
		want(t, "of the English", box.People[child].Culture, English)
		want(t, "tokens", p.tokensAt(Place(child)), 1)
		want(t, "Random", box.Tokens[p.tokenOn(child)].Pool, Random)
	})
	t.Run("only in a free slot", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(english, Female)
		for range childSlots {
			p.child(english, Male, "pious")
		}
		p.brings("crusade_blessed_union")
		want(t, "target", p.Card.Target, play.Nobody)
	})
	t.Run("twins as room allows", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(french, Female)
		p.child(french, Male, "pious")
		p.child(french, Male, "pious")
		p.brings("realm_twins")
		want(t, "children", len(p.eldest(french, Child)), childSlots)
	})
	t.Run("not of Glitterhoof", func(t *testing.T) {
		// rule: crusader-kings/marriage/glitterhoof-no-children
		p := position(t, "kingdom-of-jerusalem", 3)
		p.People[box.Glitterhoof] = Person{At: Consort, Of: int8(english), Title: None, Kin: None}
		p.wed(box.Glitterhoof, p.rulerOf(english))
		p.brings("crusade_blessed_union")
		want(t, "children", len(p.eldest(english, Child)), 0)
		p = position(t, "kingdom-of-jerusalem", 3).brings("crusade_blessed_union")
		want(t, "nor of who is unmarried", len(p.eldest(english, Child)), 0)
		p = position(t, "kingdom-of-jerusalem", 3)
		p.spouse(english, Female)
		p.brings("crusade_blessed_union")
		want(t, "but of any other spouse", len(p.eldest(english, Child)), 1)
	})
	t.Run("a bastard needs no marriage and carries his token", func(t *testing.T) {
		// rule: crusader-kings/events/event-trait-tokens
		p := position(t, "kingdom-of-jerusalem", 3).brings("intrigue_bastard_at_the_door")
		child := p.childAt(english, 0)
		want(t, "tokens", p.tokensAt(Place(child)), 2)
		want(t, "Bastard", p.hasTrait(Place(child), trait(t, "bastard")), true)
	})
	t.Run("gifts for the christening", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.spouse(french, Female)
		p.brings("tax_christening")
		want(t, "Gold", p.Dynasties[french].Gold, 11)
	})
}

// rule: crusader-kings/events/duel-event
func TestDuel(t *testing.T) {
	duel := func(token string) (*at, int8) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, token)
		son := p.child(english, Male, token)
		p.child(english, Female, "pious")
		p.brings("intrigue_duel").asks(english, AskEventPerson)
		want(t, "the ruler may be sent", p.offers(by(english, PickPerson, p.rulerOf(english))), true)
		p.play(by(english, PickPerson, son), saying(by(english, InvestGold), 0))
		return p, son
	}
	p, son := duel("strong")
	want(t, "who wins is Brave", p.hasTrait(Place(son), trait(t, "brave")), true)
	p, son = duel("weak")
	want(t, "who loses is dead", p.People[son].At, Discarded)
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestEventTraits(t *testing.T) {
	// rule: crusader-kings/events/event-trait-tokens
	t.Run("from the Event pile into the bag", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("crusade_pilgrim_vow")
		token := slices.Index(p.TokenAt[:], bag(english))
		want(t, "Pious", box.Tokens[token].Trait, trait(t, "pious"))
		want(t, "an Event token", box.Tokens[token].Pool, EventPool)
		want(t, "told as one in the bag", p.told(KeyTraitToBag, int16(english), int16(trait(t, "pious"))), true)
	})
	t.Run("a Random one if it has run out", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		for i, at := range p.TokenAt {
			if at == EventPile && box.Tokens[i].Trait == trait(t, "pious") {
				p.TokenAt[i] = bag(french)
			}
		}
		p.brings("crusade_pilgrim_vow")
		token := slices.Index(p.TokenAt[:], bag(english))
		want(t, "Pious", box.Tokens[token].Trait, trait(t, "pious"))
		want(t, "Random", box.Tokens[token].Pool, Random)
	})
	// rule: crusader-kings/setup/starting-spouse-has-no-token
	t.Run("a King's, and his spouse's, in the bag", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		brother, queen := p.sibling(english, Male), p.spouse(english, Female)
		p.plays(english, Realm, "")
		p.run(func(g *State, table *play.Table) {
			g.Card.Target = english
			g.gainTrait(table, english, &Op{Trait: trait(t, "brave"), Who: Someone{Who: TheRuler, Sex: AnySex}})
			g.gainTrait(table, english, &Op{Trait: trait(t, "cruel"), Who: Someone{Who: TheSpouse, Sex: AnySex}})
			g.gainTrait(table, english, &Op{Trait: trait(t, "scholar"), Who: Someone{Who: ASibling, Sex: AnySex}})
			g.gainTrait(table, english, &Op{Trait: trait(t, "weak"), Who: Someone{Who: AChild, Sex: AnySex}}) // of whom there is none
		})
		want(t, "tokens in the bag", p.tokensAt(bag(english)), 2)
		want(t, "the King is Brave", p.hasTrait(bag(english), trait(t, "brave")), true)
		want(t, "the Queen is Cruel", p.hasTrait(bag(english), trait(t, "cruel")), true)
		want(t, "and nothing lies on her card", p.tokensAt(Place(queen)), 0)
		want(t, "the King's brother is a Scholar", p.hasTrait(Place(brother), trait(t, "scholar")), true)
	})
	// rule: crusader-kings/events/event-trait-tokens
	t.Run("a relative's on his card", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		son := p.child(french, Male, "weak")
		p.brings("realm_patient_tutor")
		want(t, "Scholar", p.hasTrait(Place(son), trait(t, "scholar")), true)
		want(t, "not told as one in the bag", p.count(KeyTraitToBag), 0)
	})
	t.Run("or bought off", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("realm_beggars_at_the_gate").asks(english, AskEventOption)
		p.play(by(english, PickOption, 0, eventOf(t, "realm_beggars_at_the_gate")))
		want(t, "Gold", p.Dynasties[english].Gold, 8)
		want(t, "bag", p.tokensAt(bag(english)), 0)
	})
	t.Run("who cannot pay has no choice", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dynasties[english].Gold = 1
		p.brings("realm_beggars_at_the_gate")
		want(t, "Stingy", p.hasTrait(bag(english), trait(t, "stingy")), true)
	})
	t.Run("and shed again, which only its owner sees", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(french, "cruel", "weak", "pious").brings("intrigue_confession").
			asks(french, AskEventTrait)
		o, _ := p.match.OfferTo(french)
		want(t, "red ones are offered", len(o.Choices), 2)
		p.play(play.Answer{Seat: french, Verb: PickTrait, A: o.Choices[0].A})
		want(t, "bag", p.tokensAt(bag(french)), 2)
		for _, l := range p.match.Lines(0) {
			if l.Key == KeyTraitShed && (l.For(english) || !l.For(french)) {
				t.Error("others read which trait it was")
			}
		}
	})
	t.Run("for all that others know it may be any of that colour, but there is one", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		for i, at := range p.TokenAt {
			if at == InGeneral && box.Traits[box.Tokens[i].Trait].Red {
				p.TokenAt[i] = bag(french)
				break
			}
		}
		p.brings("intrigue_confession").asks(french, AskEventTrait)
		reds := map[int16]bool{}
		for seed := range uint64(200) {
			g, src := *p.State, chance.New(seed)
			g.Redeal(english, &src)
			red := g.traitsInBag(french, true)
			if len(red) == 0 {
				t.Fatal("dealt again he has nothing to give")
			}
			reds[red[0]] = true
		}
		if len(reds) < 3 {
			t.Errorf("it is one of %d", len(reds))
		}
		p.match.Imagine(play.Nobody, 200, 1)
	})
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestEventTokens(t *testing.T) {
	one := func() *at {
		return position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris", "normandy")
	}
	t.Run("harvest where the player likes", func(t *testing.T) {
		p := one().brings("tax_golden_fields").play(by(french, PickLand, territory(t, "normandy")))
		want(t, "Harvest", p.land("normandy").Harvest, 1)
	})
	t.Run("no more than the box holds", func(t *testing.T) {
		// rule: crusader-kings/general/component-limits
		p := one()
		p.land("wessex").Harvest = harvestInBox
		p.brings("tax_golden_fields")
		want(t, "Harvest", p.land("paris").Harvest+p.land("normandy").Harvest, 0)
	})
	t.Run("failed harvest and plague", func(t *testing.T) {
		p := one().brings("tax_mice_in_the_granary")
		want(t, "Failed Harvest", p.land("wessex").Failed, 1)
		p = one().brings("tax_black_rats")
		want(t, "Outbreak", p.land("wessex").Plague, Outbreak)
	})
	t.Run("one Plague token in a territory", func(t *testing.T) {
		p := one()
		p.land("wessex").Plague = Over
		p.brings("tax_black_rats")
		want(t, "still over", p.land("wessex").Plague, Over)
	})
	t.Run("plague by ship needs a coast", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "paris").brings("realm_ship_of_rats")
		want(t, "target", p.Card.Target, play.Nobody)
	})
	t.Run("rebellion never beside a Footsoldier", func(t *testing.T) {
		p := one().own(english, "mercia").foot("wessex").brings("war_unguarded_town")
		want(t, "Rebellion", p.land("mercia").Rebellion, 1)
		want(t, "none", p.land("wessex").Rebellion, 0)
	})
	t.Run("the next player picks two of mine", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia", "wales").bagged(english, "weak")
		p.sibling(english, Male, "ugly")
		p.brings("intrigue_jealous_sibling").play(saying(by(english, InvestGold), 0), by(french, PickLand, territory(t, "wales")))
		want(t, "not the same twice", p.offers(by(french, PickLand, territory(t, "wales"))), false)
		p.play(by(french, PickLand, territory(t, "mercia")))
		want(t, "Rebellions", p.land("wales").Rebellion+p.land("mercia").Rebellion, 2)
	})
	// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
	t.Run("rebellions end", func(t *testing.T) {
		p := one()
		p.land("paris").Rebellion, p.land("normandy").Rebellion = 2, 1
		p.brings("intrigue_market_peace").play(by(french, PickLand, territory(t, "paris")))
		want(t, "all of one territory", p.land("paris").Rebellion, 0)
		want(t, "not the other", p.land("normandy").Rebellion, 1)
		p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia")
		p.land("wessex").Rebellion, p.land("mercia").Rebellion = 2, 1
		p.brings("crusade_peace_of_god")
		want(t, "all of them", p.land("wessex").Rebellion+p.land("mercia").Rebellion, 0)
		for before, after := range map[int8]int8{2: 1, 1: 0} {
			p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex")
			p.land("wessex").Rebellion = before
			p.run(func(g *State, t *play.Table) {
				g.Card.Target = english
				g.removeTokens(t, english, &Op{Do: OpRemoveToken, Token: RebellionToken, AllLands: true})
			})
			want(t, "one of one territory", p.land("wessex").Rebellion, after)
		}
	})
	t.Run("Footsoldiers come and go", func(t *testing.T) {
		p := one()
		p.land("normandy").Rebellion = 1
		p.brings("war_free_lances").play(by(french, PickLand, territory(t, "normandy")))
		want(t, "Foot", p.land("normandy").Foot, true)
		want(t, "its Rebellion ends", p.land("normandy").Rebellion, 0)
		p = one().foot("wessex").brings("war_deserters")
		want(t, "gone", p.land("wessex").Foot, false)
	})
	t.Run("Castles fall", func(t *testing.T) {
		p := one().castle("wessex").bagged(english, "weak").brings("war_battered_keep").play(saying(by(english, InvestGold), 0))
		want(t, "Castle", p.land("wessex").Castle, false)
	})
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestEventsAmongDynasties(t *testing.T) {
	// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
	t.Run("a Pact ends without a grievance", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).pact(english, french)
		p.land("wales").Pact = english
		p.brings("intrigue_broken_oath").play(by(english, PickDynasty, int8(french)))
		want(t, "Pact", p.inPact(english, french), false)
		want(t, "Casus Belli", p.hasCasusBelli(french, english), false)
		want(t, "the other Pact stays", p.land("wales").Pact, english)
	})
	// rule: crusader-kings/pacts/territory-pact-broken-by-event
	t.Run("or one with a territory, where somebody comes to live", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).pact(english, french)
		p.land("wales").Pact = english
		p.brings("intrigue_broken_oath").play(by(english, PickLand, territory(t, "wales")))
		want(t, "Pact", p.land("wales").Pact, play.Nobody)
		want(t, "somebody lives there", p.courted(territory(t, "wales")) != None, true)
	})
	t.Run("pay, or be blamed", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("intrigue_blackmail").
			play(by(english, PickOption, 1, eventOf(t, "intrigue_blackmail")))
		want(t, "Casus Belli", p.hasCasusBelli(french, english), true)
		p = position(t, "kingdom-of-jerusalem", 3).brings("intrigue_blackmail").
			play(by(english, PickOption, 0, eventOf(t, "intrigue_blackmail")))
		want(t, "Gold", [2]int16{p.Dynasties[english].Gold, p.Dynasties[french].Gold}, [2]int16{8, 12})
	})
	t.Run("a Casus Belli against a neighbour", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 4).own(french, "paris").own(german, "lorraine").own(italian, "burgundy").
			own(english, "wales")
		p.brings("intrigue_forged_charter").asks(french, AskEventDynasty)
		want(t, "not who is no neighbour", p.offers(by(french, PickDynasty, int8(english))), false)
		p.play(by(french, PickDynasty, int8(italian)))
		want(t, "Casus Belli", p.hasCasusBelli(french, italian), true)
	})
	t.Run("the Church condemns", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).pact(english, french).brings("crusade_interdict")
		want(t, "Casus Belli", p.hasCasusBelli(english, french), true)
		want(t, "and no Pact any more", p.inPact(english, french), false)
	})
	t.Run("a truce", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).cause(english, french).cause(english, german)
		p.brings("war_uneasy_truce").play(by(french, PickDynasty, int8(french)))
		want(t, "given up", p.hasCasusBelli(english, french), false)
		want(t, "kept", p.hasCasusBelli(english, german), true)
	})
	t.Run("an inheritance", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex")
		p.land("wales").Pact = english
		p.brings("crusade_inheritance")
		want(t, "Wales", p.land("wales").Owner, english)
		want(t, "no Pact", p.land("wales").Pact, play.Nobody)
	})
	t.Run("Gold that is not there is not paid", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dynasties[english].Gold = 1
		p.brings("war_border_raid")
		want(t, "Gold", [2]int16{p.Dynasties[english].Gold, p.Dynasties[french].Gold}, [2]int16{0, 11})
	})
	// rule: crusader-kings/ai-modes/no-gold
	t.Run("an AI dynasty pays from the Treasury", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Ferox, 0
		p.brings("war_border_raid")
		want(t, "Gold", p.Dynasties[french].Gold, 12)
	})
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestEventsOfCards(t *testing.T) {
	t.Run("a Development card for nothing", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).develops(english, "navy")
		for i, id := range []string{"navy", "bank", "library"} {
			p.DevAt[development(t, id)*copies+1] = DevFaceUp + uint8(i)
		}
		p.brings("crusade_books_of_the_east").asks(english, AskEventDevelopment)
		want(t, "not another of the same", p.offers(by(english, PickDevelopment, development(t, "navy")*copies+1)), false)
		p.play(by(english, PickDevelopment, development(t, "bank")*copies+1))
		want(t, "Bank", p.owns(english, development(t, "bank")), true)
		want(t, "Gold", p.Dynasties[english].Gold, 10)
		want(t, "three on offer again", size(p.faceUp()), faceUp)
	})
	t.Run("a Councillor leaves", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).develops(english, "marshal", "bank").bagged(english, "weak")
		p.brings("intrigue_turncoat").play(saying(by(english, InvestGold), 0))
		want(t, "Marshal", p.owns(english, development(t, "marshal")), false)
		want(t, "an Invention stays", p.owns(english, development(t, "bank")), true)
	})
	t.Run("a card not yet chosen is lost", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Round, p.Turn = 3, 2
		for c := range 2 {
			p.CardAt[c] = CardHand + uint8(english)
			p.Dynasties[english].Unplayed[box.Cards[c].Type]++
		}
		p.brings("intrigue_loose_tongue")
		want(t, "cards in hand", len(p.unchosen(english)), 1)
	})
	t.Run("unless all will be needed", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Round, p.Turn = 2, 2
		p.CardAt[0], p.CardAt[1] = CardHand+uint8(english), CardHand+uint8(english)
		p.brings("intrigue_loose_tongue")
		want(t, "target", p.Card.Target, play.Nobody)
	})
	t.Run("more draws in the next action of a kind", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).brings("crusade_military_order")
		want(t, "Invade", p.draws(english, Invade, false), 1)
		want(t, "nothing else", p.draws(english, Build, false), 0)
		p.used(english, Invade)
		want(t, "once", p.draws(english, Invade, false), 0)
	})
	t.Run("a shield in the place of another's", func(t *testing.T) {
		// rule: crusader-kings/crusade/max-four-shields
		p := position(t, "kingdom-of-jerusalem", 3)
		copy(p.Track[:], []play.Seat{english, french, english, english, english, french})
		p.brings("crusade_stolen_glory").play(by(english, PickSpace, 5)).asks(english, AskEventSpace)
		p.play(by(english, PickSpace, 0))
		want(t, "taken", p.Track[5], english)
		want(t, "given up", p.Track[0], play.Nobody)
		want(t, "no token", p.tokensAt(bag(english)), 0)
		want(t, "the most shields, and the Trophy", p.Trophies[Crusader], english)
		want(t, "its bonus", p.draws(english, Invade, false), 1)

		p = position(t, "kingdom-of-jerusalem", 3)
		p.Track[0], p.Card.Target = english, english
		p.plays(english, Crusades, "crusade_stolen_glory")
		p.run(func(g *State, t *play.Table) {
			g.Card.Target = french
			g.swapShield(t, &Op{Do: OpSwapShield, From: PartyTarget, To: PartyActive}) // who has none
			g.swapShield(t, &Op{Do: OpSwapShield, From: PartyActive, To: PartyActive})
		}).finish()
		want(t, "nobody takes what is not there, or his own", p.count(KeyShieldTaken), 0)
		want(t, "he has the one he had", p.shields(english), 1)
	})
	t.Run("a year younger", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dynasties[english].OldAge = 2
		p.brings("crusade_eastern_physician")
		want(t, "Old Age", p.Dynasties[english].OldAge, 1)
	})
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestCourtPhysician(t *testing.T) {
	// rule: crusader-kings/components/development-cards
	sick := func(token string) (*at, int8) {
		p := position(t, "kingdom-of-jerusalem", 3).develops(english, "court_physician").bagged(english, token)
		son := p.child(english, Male, "weak")
		p.brings("realm_nursery_fever").play(saying(by(english, InvestGold), 0)).asks(english, AskPhysician)
		return p.play(by(english, UsePhysician, son)), son
	}
	p, son := sick("ugly")
	want(t, "a red trait does not save him", p.People[son].At, Discarded)
	want(t, "once a Round", p.Dynasties[english].Healed, true)
	want(t, "one success would have", p.Checked.Needed, 1)

	for physician, asked := range map[string]bool{"court_physician": true, "steward": false} {
		p = position(t, "kingdom-of-jerusalem", 3).develops(english, physician).bagged(english, "strong")
		brother := p.sibling(english, Male, "weak")
		p.does(Op{Do: OpKill, Who: Someone{Who: ASibling, Sex: AnySex}})
		_, offered := p.match.OfferTo(english)
		want(t, "who has a Court Physician is asked", offered, asked)
		p.finish()
		want(t, "and a green trait saves the patient", p.People[brother].At == Sibling, asked)
	}

	p = position(t, "kingdom-of-jerusalem", 3).develops(english, "court_physician")
	son = p.child(english, Male, "weak")
	p.Dynasties[english].Healed = true
	p.brings("realm_nursery_fever").play(saying(by(english, InvestGold), 0))
	want(t, "he has done his work in this Round", p.People[son].At, Discarded)

	// rule: crusader-kings/ai-modes/use-developments
	p = position(t, "kingdom-of-jerusalem", 3).develops(english, "court_physician").bagged(english, "ugly").purse(english, 0)
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Ferox, 0
	p.child(english, Male, "weak")
	p.brings("realm_nursery_fever")
	want(t, "an AI dynasty sends for him without being asked", p.over() && p.Dynasties[english].Healed, true)
}

func TestMarshal(t *testing.T) {
	// rule: crusader-kings/plots/rebellion-removal
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia").develops(english, "marshal")
	p.land("wessex").Rebellion = 2
	p.run(func(g *State, t *play.Table) {
		t.Await(func(o *play.Asking) {
			o.To(english, AskAction)
			o.May(play.Choice{Verb: ToPass}, play.Free)
		})
	})
	may := func(s play.Seat) []play.Choice {
		var o play.Asking
		o.To(s, 0)
		p.effectAsides(&o, s)
		_, _, choices := o.At(0)
		return choices
	}
	p.Active = english
	want(t, "one territory", len(may(english)), 1)
	p.Phase = Dynastic
	want(t, "not out of his Turn", len(may(english)), 0)
	p.Phase, p.Active = Turns, french
	want(t, "nor in another's", len(may(english)), 0)
	p.Active, p.Dynasties[english].Marshal = english, true
	want(t, "once a Round", len(may(english)), 0)
	p.Dynasties[english].Marshal = false
	p.run(func(g *State, t *play.Table) { g.calm(t, english, territory(p.t, "wessex")) })
	want(t, "one token goes", p.land("wessex").Rebellion, 1)
	want(t, "and he has done his work", p.Dynasties[english].Marshal, true)
	p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").rebellion("wessex").develops(english, "steward")
	p.Phase, p.Active = Turns, english
	want(t, "no other Councillor does it", p.mayCalm(english), false)
}

func TestKnightsOnTheirSide(t *testing.T) {
	absent := func() *at {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris", "normandy", "burgundy").foot("burgundy")
		p.brings("crusade_absent_lord").asks(english, AskEventLand)
		want(t, "not beside a Footsoldier", p.offers(by(english, PickLand, p.in("burgundy"))), false)
		return p.play(by(english, PickLand, p.in("paris")))
	}
	// rule: crusader-kings/events/knights-on-their-side
	// rule: crusader-kings/end/territory-point
	p := absent()
	want(t, "Victory Points", p.points(french), 2)
	want(t, "territories", p.controls(french), 3)
	want(t, "told", p.told(KeyKnightLaid, int16(french), int16(p.in("paris"))), true)
	p.land("normandy").Foot = true
	want(t, "nobody is laid down twice", p.meets(french, []Need{{Req: HasStanding}}), false)

	p.run(func(g *State, t *play.Table) { g.mobilise(t, french, p.in("paris")) })
	want(t, "when the territory is mobilised the Knight stands up", p.land("paris").Laid, false)
	want(t, "for its Victory Point", p.points(french), 3)
	want(t, "and it is told", p.told(KeyKnightRises, int16(french), int16(p.in("paris"))), true)

	p = absent()
	p.run(func(g *State, t *play.Table) { g.takeTerritory(t, p.in("paris"), english, Conquered) })
	want(t, "who takes the territory puts up a Knight of his own", p.points(english), 2)
	p = absent()
	p.run(func(g *State, t *play.Table) { g.loseTerritory(t, p.in("paris"), Overthrown) })
	want(t, "an independent territory has none", p.land("paris").Laid, false)

	vassal := func() *at {
		return position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia").brings("tax_unpaid_vassal").
			asks(english, AskEventOption)
	}
	event := eventOf(t, "tax_unpaid_vassal")
	p = vassal().play(by(english, PickOption, 0, event))
	want(t, "a vassal who is paid stands", p.points(english), 2)
	want(t, "for two Gold", p.Dynasties[english].Gold, 8)
	p = vassal().play(by(english, PickOption, 1, event), by(english, PickLand, territory(t, "mercia")))
	want(t, "one who is not lies down", p.land("mercia").Laid, true)
	want(t, "and nothing is paid", p.Dynasties[english].Gold, 10)
}

func TestEventsThatMakeChecksHarderOrEasier(t *testing.T) {
	// rule: crusader-kings/trait-check/modifiers
	// rule: crusader-kings/trait-check/one-free-draw
	t.Run("one draw fewer", func(t *testing.T) {
		attack := func(gold int16) *at {
			p := campaign(t, gold, "brave", "strong", "pious")
			p.plays(english, War, "war_roads_of_mud")
			p.run(func(g *State, t *play.Table) { g.playEvent(t, english) }).invades()
			return p.play(p.attacks(english, "paris", "normandy"), begins(english, 1))
		}
		p := attack(0)
		want(t, "free draws", p.Checked.Free, 0)
		want(t, "without Gold nothing is drawn", p.Checked.Count, 0)
		want(t, "and the attack fails", p.land("paris").Owner, french)
		p = attack(9).asks(english, AskInvest)
		o, _ := p.match.OfferTo(english)
		want(t, "the successes needed and two more can be bought", o.Choices[0].Hi, 3)
		p.play(invests(english, 1))
		want(t, "with one Gold one is", p.Checked.Count, 1)
		want(t, "and it serves", p.Checked.Stage, Passed)
	})
	t.Run("one success more", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").bagged(english, "brave", "strong")
		p.plays(english, Realm, "realm_quarrelling_masons")
		p.run(func(g *State, t *play.Table) { g.playEvent(t, english) })
		want(t, "of Build", p.needed(english, Build, 1), 2)
		want(t, "of nothing else", p.needed(english, Invade, 1), 1)
		p.run(func(g *State, t *play.Table) {
			g.check(t, Trial{Seat: english, Action: Build, About: None, Guest: None, Needed: 1, Shut: true})
		})
		want(t, "two are needed", p.Checked.Needed, 2)
		want(t, "one is not enough", p.Checked.Stage, Failed)
		p.used(english, Build)
		want(t, "once", p.needed(english, Build, 1), 1)
	})
	t.Run("one success fewer", func(t *testing.T) {
		p := campaign(t, 0, "brave").castle("paris")
		p.plays(iberian, War, "war_siege_engineers")
		p.run(func(g *State, t *play.Table) { g.playEvent(t, iberian) })
		want(t, "upon the next player", p.Card.Target, english)
		want(t, "so that an AI dynasty would see an easy target", len(invadeWhere(rivals, needing(1, 1))(p.State, english)) > 0, true)
		p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1))
		want(t, "the Castle's success is not needed", p.Checked.Needed, 1)
		want(t, "but one always is", p.needed(english, Invade, 1), 1)
	})
}

// What an event may ask of whom it strikes: for each requirement one who meets it, and one who does not.
// rule: crusader-kings/events/requirement-self
// rule: crusader-kings/events/requirement-other
func TestWhatEventsAskFor(t *testing.T) {
	male := func(p *at) { p.child(english, Male, "pious") }
	brother := func(p *at) { p.sibling(english, Male, "pious") }
	queen := func(p *at) { p.spouse(english, Female) }
	nothing := func(*at) {}
	own := func(ids ...string) func(p *at) { return func(p *at) { p.own(english, ids...) } }
	gold := func(n int16) func(p *at) { return func(p *at) { p.Dynasties[english].Gold = n } }
	aged := func(n int8) func(p *at) { return func(p *at) { p.Dynasties[english].OldAge = n } }
	cards := func(turn int8, held, laid int) func(p *at) {
		return func(p *at) {
			p.Round, p.Turn = 3, turn
			for range held {
				p.deal(english, Realm, CardHand+uint8(english))
			}
			for range laid {
				p.deal(english, Realm, CardSecond+uint8(english))
			}
		}
	}
	for _, c := range []struct {
		what     string
		need     Need
		met, not func(p *at)
	}{
		{"room for a child: three are the most", Need{Req: FreeChildSlot}, func(p *at) { male(p); male(p) }, func(p *at) { male(p); male(p); male(p) }},
		{"a child, not a brother", Need{Req: HasChild}, male, brother},
		{"a brother, not a child", Need{Req: HasSibling}, brother, male},
		{"a relative: a child, not a spouse", Need{Req: HasRelative}, male, queen},
		{"or a brother", Need{Req: HasRelative}, brother, nothing},
		{"kin: a spouse too", Need{Req: HasKin}, queen, nothing},
		{"an heir, who is no spouse", Need{Req: HasHeir}, male, queen},
		{"a man: the ruler is one, a Queen not", Need{Req: HasMale}, nothing, func(p *at) {
			p.discard(p.rulerOf(english), Alive)
			p.somebody(English, Female, Person{At: Ruler, Of: int8(english)})
		}},
		{"a Castle of his own", Need{Req: HasCastle}, func(p *at) { p.own(english, "wessex").castle("wessex") }, func(p *at) { p.own(french, "wessex").castle("wessex") }},
		{"a Footsoldier of his own", Need{Req: HasFoot}, func(p *at) { p.own(english, "wessex").foot("wessex") }, func(p *at) { p.own(english, "wessex").own(french, "paris").foot("paris") }},
		{"a territory without one", Need{Req: HasUnmobilised}, own("wessex"), func(p *at) { p.own(english, "wessex").foot("wessex") }},
		{"a Knight who stands", Need{Req: HasStanding}, own("wessex"), func(p *at) { p.own(english, "wessex").land("wessex").Laid = true }},
		{"a coast", Need{Req: HasCoastal}, own("wessex"), own("paris")},
		{"a border with another dynasty", Need{Req: HasBorder}, func(p *at) { p.own(english, "wessex").own(french, "mercia") }, func(p *at) { p.own(english, "wessex").own(french, "paris") }},
		{"a neighbour", Need{Req: HasNeighbour}, func(p *at) { p.own(english, "wessex").own(french, "mercia") }, func(p *at) { p.own(english, "wessex").own(french, "paris") }},
		{"a Footsoldier to place, of four", Need{Req: FootAvailable},
			func(p *at) { p.own(english, "wessex", "mercia", "wales", "scotland").foot("wessex", "mercia", "wales") },
			func(p *at) {
				p.own(english, "wessex", "mercia", "wales", "scotland", "ireland").foot("wessex", "mercia", "wales", "scotland")
			}},
		{"and where", Need{Req: FootAvailable}, own("wessex"), func(p *at) { p.own(english, "wessex").foot("wessex") }},
		{"a Rebellion of his own", Need{Req: HasRebellion}, func(p *at) { p.own(english, "wessex").rebellion("wessex") }, func(p *at) { p.own(french, "paris").rebellion("paris") }},
		{"a Pact with a dynasty", Need{Req: HasPact}, func(p *at) { p.pact(english, french) }, func(p *at) { p.pact(german, french) }},
		{"or with a territory", Need{Req: HasPact}, func(p *at) { p.ally(english, "wales") }, func(p *at) { p.ally(french, "wales") }},
		{"a Pact with a territory", Need{Req: HasTerritoryPact}, func(p *at) { p.ally(english, "wales") }, func(p *at) { p.pact(english, french) }},
		{"a Casus Belli, not one against him", Need{Req: HasCasusBelli}, func(p *at) { p.cause(english, french) }, func(p *at) { p.cause(french, english) }},
		{"a Councillor, not an Invention", Need{Req: HasCouncillor}, func(p *at) { p.develops(english, "marshal") }, func(p *at) { p.develops(english, "bank") }},
		{"a Development card to get that he has not", Need{Req: CanGainDevelopment}, func(p *at) { p.turnedUp("bank") }, func(p *at) { p.develops(english, "bank").turnedUp("bank") }},
		{"a red trait in the bag", Need{Req: BagHas, Red: true}, func(p *at) { p.bagged(english, "weak") }, func(p *at) { p.bagged(english, "brave") }},
		{"three Gold", Need{Req: GoldAtLeast, Value: 3}, gold(3), gold(2)},
		{"two Old-Age tokens", Need{Req: AgeAtLeast, Value: 2}, aged(2), aged(1)},
		{"or more", Need{Req: AgeAtLeast, Value: 2}, aged(3), aged(0)},
		{"at most two territories", Need{Req: ControlsAtMost, Value: 2}, own("wessex", "mercia"), own("wessex", "mercia", "wales")},
		{"or fewer", Need{Req: ControlsAtMost, Value: 2}, own("wessex"), own("wessex", "mercia", "wales", "scotland")},
		{"a shield of his own on the Crusade Track", Need{Req: HasShield}, func(p *at) { p.held(english, 3) }, func(p *at) { p.held(french, 3) }},
		{"a card to spare: there is no Turn left", Need{Req: SpareCard}, cards(2, 1, 0), cards(2, 0, 0)},
		{"or fewer than cards", Need{Req: SpareCard}, cards(1, 2, 0), cards(1, 1, 0)},
		{"one that he has not chosen", Need{Req: SpareCard}, cards(2, 1, 1), cards(2, 0, 1)},
	} {
		meets := func(set func(p *at)) bool {
			p := position(t, "kingdom-of-jerusalem", 3)
			set(p)
			return p.meets(english, []Need{c.need})
		}
		want(t, c.what+": who has it", meets(c.met), true)
		want(t, c.what+": who has not", meets(c.not), false)
	}
}

// does carries out one step of an event upon the English.
func (p *at) does(op Op) *at {
	p.t.Helper()
	p.plays(english, Realm, "")
	return p.run(func(g *State, t *play.Table) {
		g.Card.Target = english
		g.do(t, &op)
	})
}

// What the steps of events do at their limits.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func TestWhatEventsDo(t *testing.T) {
	t.Run("Gold", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).does(Op{Do: OpGainGold, To: PartyTarget, Amount: 3})
		want(t, "three more", p.Dynasties[english].Gold, 13)
		want(t, "told", p.told(KeyGold, int16(english), 3), true)
		p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia", "wales").castle("wessex", "mercia").
			does(Op{Do: OpLoseGold, Amount: 2, PerCastle: true})
		want(t, "two less for each Castle", p.Dynasties[english].Gold, 6)
		p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia").castle("wessex", "mercia").
			does(Op{Do: OpLoseGold, Amount: 2})
		want(t, "two less", p.Dynasties[english].Gold, 8)
	})
	t.Run("Old Age", func(t *testing.T) {
		for _, c := range [][3]int8{{1, -1, 0}, {0, -1, 0}, {3, 1, 4}, {4, 1, 4}, {2, 1, 3}} {
			p := position(t, "kingdom-of-jerusalem", 3)
			p.Dynasties[english].OldAge = c[0]
			p.does(Op{Do: OpAge, Amount: int16(c[1])})
			want(t, "no fewer tokens than none, and no more than four", p.Dynasties[english].OldAge, c[2])
		}
	})
	t.Run("Footsoldiers", func(t *testing.T) {
		four := func() *at {
			return position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia", "wales", "scotland", "ireland").
				foot("wessex", "mercia", "wales")
		}
		place := Op{Do: OpPlaceFoot, Where: OwnUnmobilised, Pick: PickTarget}
		p := four().does(place).play(by(english, PickLand, territory(t, "ireland")))
		want(t, "a fourth is placed", size(p.mobilised(english)), 4)
		p = four().foot("scotland").does(place)
		want(t, "no fifth", p.over() && size(p.mobilised(english)) == 4, true)
		p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").foot("wessex").does(place)
		want(t, "none where there is no room", p.over() && size(p.mobilised(english)) == 1, true)
	})
	t.Run("a Castle, and what it was good for", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia", "wales").castle("wessex", "mercia", "wales")
		p.Trophies[Builder] = english
		p.does(Op{Do: OpRemoveCastle, Pick: PickTarget}).play(by(english, PickLand, territory(t, "mercia")))
		want(t, "Castles", p.castles(english), 2)
		want(t, "the Trophy", p.Trophies[Builder], play.Nobody)
	})
	t.Run("a Pact, of whom there is one", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).does(Op{Do: OpBreakPact, Pick: PickTarget})
		want(t, "nobody is asked who has none", p.over(), true)
		p = position(t, "kingdom-of-jerusalem", 3).pact(english, french).does(Op{Do: OpBreakPact, Pick: PickTarget, Grievance: true})
		p.play(by(english, PickDynasty, int8(french)))
		want(t, "it is over", p.inPact(english, french), false)
		want(t, "the other has a grievance", p.hasCasusBelli(french, english) && !p.hasCasusBelli(english, french), true)
		p = position(t, "kingdom-of-jerusalem", 3)
		p.land("wales").Pact = english
		p.does(Op{Do: OpBreakPact, Pick: PickTarget}).play(by(english, PickLand, territory(t, "wales")))
		want(t, "so is one with a territory", p.land("wales").Pact, play.Nobody)
	})
	t.Run("Development cards leave", func(t *testing.T) {
		two := func() *at {
			return position(t, "kingdom-of-jerusalem", 3).develops(english, "marshal", "steward", "bank").develops(french, "archbishop")
		}
		p := two().does(Op{Do: OpDiscardDevelopment, Councillor: true, Pick: PickTarget}).asks(english, AskEventDevelopment)
		steward := p.cardOf(english, development(t, "steward"))
		want(t, "one of two Councillors", p.choices(english), 2)
		p.play(by(english, PickDevelopment, steward))
		want(t, "the one he picks", p.DevAt[steward], DevDiscard)
		want(t, "cards left", p.councillors(english)+p.inventions(english), 2)
		want(t, "the French keep theirs", p.councillors(french), 1)
		p = two()
		p.plays(english, Realm, "")
		p.run(func(g *State, t *play.Table) {
			g.Card.Target = french
			g.dismiss(t, french, &Op{Do: OpDiscardDevelopment, Pick: PickTarget})
		})
		want(t, "or the only one of the French", p.councillors(french) == 0 && p.councillors(english) == 2, true)
		p = two().does(Op{Do: OpDiscardDevelopment, Pick: PickTarget}).asks(english, AskEventDevelopment)
		want(t, "or of all three", p.choices(english), 3)
		p = position(t, "kingdom-of-jerusalem", 3).develops(english, "bank").does(Op{Do: OpDiscardDevelopment, Pick: PickTarget})
		want(t, "of one he is not asked", p.over() && p.inventions(english) == 0, true)
		left := map[bool]int{}
		for seed := range uint64(20) {
			p = two()
			p.Dice = chance.New(seed)
			p.does(Op{Do: OpDiscardDevelopment, Councillor: true, Pick: PickRandom})
			want(t, "where chance picks nobody is asked", p.over() && p.councillors(english) == 1, true)
			left[p.owns(english, development(t, "marshal"))]++
		}
		want(t, "and either may go", len(left), 2)
		p = position(t, "kingdom-of-jerusalem", 3).develops(english, "marshal", "steward", "bank", "navy")
		p.Trophies[Inventor] = english
		p.does(Op{Do: OpDiscardDevelopment, Pick: PickTarget}).play(by(english, PickDevelopment, p.cardOf(english, development(t, "bank"))))
		want(t, "with the fourth the Trophy", p.Trophies[Inventor], play.Nobody)
	})
	t.Run("Development cards come", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).turnedUp("bank")
		p.DevAt[development(t, "bank")*copies+1] = DevFaceUp + 1
		want(t, "of two alike one is on offer", len(p.gainable(english)), 1)
		p.does(Op{Do: OpGainDevelopment, Pick: PickTarget})
		want(t, "and he is not asked which", p.over() && p.owns(english, development(t, "bank")), true)
	})
	t.Run("Action cards", func(t *testing.T) {
		lost := map[int16]bool{}
		for seed := range uint64(20) {
			p := position(t, "kingdom-of-jerusalem", 3)
			first, second := p.deal(english, Realm, CardHand), p.deal(english, War, CardHand)
			p.Dice = chance.New(seed)
			p.does(Op{Do: OpDiscardCard, Count: 1})
			for _, c := range []int16{first, second} {
				if p.CardAt[c] == CardDiscard {
					lost[c] = true
				}
			}
			want(t, "one is left, as all know", p.Dynasties[english].Unplayed[Realm]+p.Dynasties[english].Unplayed[War], 1)
		}
		want(t, "whichever chance picks", len(lost), 2)
	})
	t.Run("tokens that a territory may get", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia", "wales").foot("wessex")
		p.land("mercia").Plague, p.land("ireland").Shut = Over, true
		may := func(k MapToken, id string) bool { return holds(p.room(k), territory(t, id)) }
		want(t, "no Rebellion beside a Footsoldier", may(RebellionToken, "wessex"), false)
		want(t, "but elsewhere", may(RebellionToken, "mercia"), true)
		want(t, "a Harvest beside one", may(HarvestToken, "wessex"), true)
		want(t, "no second Plague", may(PlagueToken, "mercia"), false)
		want(t, "but a first", may(PlagueToken, "wessex"), true)
		want(t, "a Failed Harvest beside a Plague", may(FailedToken, "mercia"), true)
		want(t, "nothing out of the map", may(HarvestToken, "ireland"), false)
		p.land("wales").Harvest = harvestInBox
		want(t, "nothing where no token is left", p.room(HarvestToken), 0)
	})
	t.Run("a territory that chance picks", func(t *testing.T) {
		found := map[int8]bool{}
		for seed := range uint64(30) {
			p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex", "mercia")
			p.Dice = chance.New(seed)
			p.does(Op{Do: OpLayKnight, Where: OwnStanding, Pick: PickRandom})
			for i := range each(p.lands(english)) {
				if p.Territories[i].Laid {
					found[i] = true
				}
			}
		}
		want(t, "one of his, either", len(found), 2)
	})
	t.Run("traits in a bag", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, "pious")
		pools, weak := map[Pool]bool{}, 0
		for i, x := range box.Tokens {
			if x.Trait == trait(t, "weak") {
				p.TokenAt[i], pools[x.Pool] = bag(english), true
				weak++
			}
		}
		want(t, "of those alike one is offered", len(p.traitsInBag(english, true)) == len(pools) && len(pools) < weak, true)
		want(t, "of the other colour the others", len(p.traitsInBag(english, false)), 1)
	})
}

// rule: crusader-kings/events/card-number
// rule: crusader-kings/events/duel-event
func TestWhomEventsPick(t *testing.T) {
	picked := map[int8]bool{}
	for seed := range uint64(20) {
		p := position(t, "kingdom-of-jerusalem", 3)
		p.Dice = chance.New(seed)
		first, second := p.child(english, Male, "pious"), p.child(english, Female, "pious")
		p.does(Op{Do: OpKill, Who: Someone{Who: AChild, Sex: AnySex, Pick: PickRandom}})
		want(t, "one of two dies", len(p.eldest(english, Child)), 1)
		picked[first] = picked[first] || p.People[first].At == Discarded
		picked[second] = picked[second] || p.People[second].At == Discarded
	}
	for who, dead := range picked {
		want(t, box.People[who].ID+" may be the one", dead, true)
	}
	p := position(t, "kingdom-of-jerusalem", 3)
	son := p.child(english, Male, "strong")
	p.bagged(english, "strong").brings("intrigue_duel").asks(english, AskEventPerson)
	want(t, "of two who can fight he picks one", p.choices(english), 2)
	p.play(by(english, PickPerson, son))
	want(t, "who fights", p.Checked.About, son)
	p = position(t, "kingdom-of-jerusalem", 3)
	elder, younger := p.child(english, Male, "pious"), p.child(english, Male, "pious")
	kill := func(how Pick) {
		q := *p
		q.does(Op{Do: OpKill, Who: Someone{Who: AChild, Sex: AnySex, Pick: how}})
		want(t, "the eldest dies", q.People[elder].At == Discarded, how == PickEldest)
		want(t, "the youngest", q.People[younger].At == Discarded, how == PickYoungest)
	}
	kill(PickEldest)
	kill(PickYoungest)
}
