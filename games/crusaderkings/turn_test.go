package crusaderkings

import (
	"fmt"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestATurn(t *testing.T) {
	// rule: crusader-kings/turn/top-card-first
	// rule: crusader-kings/turn/reveal-in-order
	p := threeDynasties(t, 1)
	p.enter(Turns)
	p.Turn = 1
	tax, war := p.lay(english, 0, Taxes), p.lay(english, 1, War)
	p.run(func(g *State, t *play.Table) { g.Step(t) })
	want(t, "the first card", p.told(KeyReveals, int16(english), tax), true)
	want(t, "the second lies still", p.CardAt[war], CardSecond+uint8(english))
	p.asks(english, AskAction)
	want(t, "the card is on the table", p.Card.Card, tax)
	want(t, "all know what he has left", p.Dynasties[english].Unplayed, [cardTypes]int8{War: 1})
	// rule: crusader-kings/turn/action-then-event
	want(t, "the event waits", p.Card.InEvent, false)
	p.play(by(english, ToTax)).finish()
	// rule: crusader-kings/turn/discard-after-event
	want(t, "the card is discarded", p.CardAt[tax], CardDiscard)
	want(t, "nothing is being played", p.Card.Card, None)
	want(t, "it is the next one's turn", p.Order[p.Stage], french)
}

// rule: crusader-kings/turn/one-action-per-card
func TestOneActionOfACard(t *testing.T) {
	for kind, verbs := range map[CardType][]play.Verb{
		Realm: {ToBuild, ToDevelop}, Intrigue: {ToPlot, ToOverthrow}, War: {ToMobilise, ToInvade}, Taxes: {ToTax}, Crusades: {ToCrusade},
	} {
		p := threeDynasties(t, 1).own(french, "normandy").castle("paris").cause(english, french)
		p.Dynasties[english].Crusaded, p.Dynasties[english].Crusades = 1, 2 // a second Crusade need not be gone on
		p.land("normandy").Rebellion = 1
		p.foot("wessex")
		p.own(english, "mercia")
		p.DevAt[0] = DevFaceUp
		p.plays(english, kind, "")
		p.run(func(g *State, t *play.Table) { g.playAction(t, english) }).asks(english, AskAction)
		for v := ToBuild; v <= ToCrusade; v++ {
			mine := false
			for _, x := range verbs {
				mine = mine || x == v
			}
			want(t, "the card offers "+actionChapter.Verbs[v], p.offers(by(english, v)), mine)
		}
		// rule: crusader-kings/turn/may-skip-action
		want(t, "or nothing", p.offers(by(english, ToPass)), true)
	}
}

// rule: crusader-kings/turn/may-skip-action
func TestTheEventComesInAnyCase(t *testing.T) {
	p := threeDynasties(t, 1)
	p.enter(Turns)
	p.Turn = 1
	card := p.lay(english, 0, Intrigue)
	for c := range p.CardAt { // whatever lay there: an event without conditions
		if box.Events[box.Cards[c].Event].ID == "intrigue_forbidden_love" && p.CardAt[card] != CardDeck {
			p.CardAt[card], p.CardAt[c] = CardDeck, CardFirst
			break
		}
	}
	p.run(func(g *State, t *play.Table) { g.Step(t) }).asks(english, AskAction).play(by(english, ToPass))
	want(t, "Lustful is in the bag", p.hasTrait(bag(english), trait(t, "lustful")), true)
	want(t, "and nothing else happens", p.over(), true)

	p = threeDynasties(t, 1).castle("wessex").bagged(english, "weak")
	p.enter(Turns)
	p.Turn = 1
	card = p.lay(english, 0, War)
	for c := range p.CardAt { // an event that asks something
		if box.Events[box.Cards[c].Event].ID == "war_battered_keep" && c != int(card) {
			p.CardAt[card], p.CardAt[c] = CardDeck, CardFirst
			break
		}
	}
	p.run(func(g *State, t *play.Table) { g.Step(t) }).play(by(english, ToMobilise), by(english, MobiliseIn, p.in("wessex"))).asks(english, AskInvest)
	want(t, "the action is over, it is the event now", p.Card.InEvent && p.Card.Action == NoAction, true)
}

// A counter-attack takes the last territory of who attacked: he is out, and his card brings no event any more.
// rule: crusader-kings/turn/may-skip-action
// rule: crusader-kings/elimination/may-re-enter
func TestWhoIsOutHasNoEvent(t *testing.T) {
	for _, out := range []bool{true, false} {
		p := campaign(t, 0, "weak").foot("paris").bagged(french, "brave", "strong")
		p.Options.Permanent = true
		p.grant(Boon{Seat: french, Effect: Effect{Mod: MoreNeeded, Actions: 1 << Invade, Value: -1}, Until: NextUse})
		if out {
			p.land("wessex").Owner = play.Nobody
		}
		p.enter(Turns)
		p.Turn = 1
		p.lay(english, 0, War)
		p.run(func(g *State, t *play.Table) { g.Step(t) }).play(by(english, ToInvade), p.attacks(english, "paris", "normandy"), begins(english, 1))
		p.asks(french, AskCounter).play(p.attacks(french, "normandy", "paris"), begins(french, 1), by(french, StayPut))
		p.finish()
		want(t, "Normandy is French", p.land("normandy").Owner, french)
		want(t, "the Englishman is out", p.Dynasties[english].Out, out)
		want(t, "his event comes", p.count(KeyEvent)+p.count(KeyEventVoid)+p.count(KeyEventMissed), int(1-b2i(out)))
	}
}

// rule: crusader-kings/events/triggered-by-card
func TestEveryCardBringsItsEvent(t *testing.T) {
	for event := range int8(len(box.Events)) {
		for _, strategy := range []Strategy{NoStrategy, Ferox} {
			p := threeDynasties(t, 1)
			p.Dynasties[english].Strategy = strategy
			p.enter(Turns)
			p.Turn = 1
			card := int16(slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.Event == event }))
			p.CardAt[card] = CardFirst + uint8(english)
			if strategy != NoStrategy {
				p.CardAt[card] = CardPile + uint8(english)
			}
			p.Dynasties[english].Unplayed[box.Cards[card].Type]++
			p.run(func(g *State, t *play.Table) { g.Step(t) })
			if _, asked := p.match.OfferTo(english); asked && p.offers(by(english, ToPass)) { // an event comes all the same
				p.play(by(english, ToPass))
			}
			p.finish()
			e := int16(event)
			for _, l := range p.match.Lines(0) {
				switch {
				case l.Key == KeyEvent && l.Args[1] != e, l.Key == KeyEventVoid && l.Args[0] != e, l.Key == KeyEventMissed && l.Args[0] != e:
					t.Errorf("%s: the event of another card", box.Events[event].ID)
				}
			}
			want(t, box.Events[event].ID+" comes once", p.count(KeyEvent)+p.count(KeyEventVoid)+p.count(KeyEventMissed), 1)
			want(t, "and the card is discarded", p.CardAt[card], CardDiscard)
		}
	}
	p := position(t, "kingdom-of-jerusalem", 3).brings("tax_silk_caravan")
	want(t, "it is carried out", p.told(KeyEvent, int16(english), int16(eventOf(t, "tax_silk_caravan")), int16(french)), true)
	want(t, "as the card says", p.modifier(french, MoreTax, NoAction), 2)
	p = position(t, "kingdom-of-jerusalem", 3).bagged(english, "weak")
	p.Card.Chosen = p.rulerOf(english) // whom the action was about
	p.brings("war_festering_wound").asks(english, AskInvest)
	want(t, "it is the event now, whatever the action was about", p.Card.InEvent && p.Card.Chosen == None, true)
}

func TestAIReveals(t *testing.T) {
	pile := func(t *testing.T, round, turn int8, kinds ...CardType) *at {
		p := threeDynasties(t, round)
		p.enter(Turns)
		p.Turn = turn
		p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Ferox, 0
		for _, kind := range kinds {
			p.deal(english, kind, CardPile)
		}
		return p
	}
	reveal := func(p *at) CardType {
		var kind CardType
		p.run(func(g *State, t *play.Table) {
			if c := g.reveal(t, english); c != None {
				kind = box.Cards[c].Type
				g.CardAt[c] = CardDiscard
			}
		})
		return kind
	}
	// rule: crusader-kings/ai-modes/no-plot-phase
	p := pile(t, 1, 1, Realm)
	want(t, "the top card", reveal(p), Realm)
	want(t, "which all knew it had", p.Dynasties[english].Unplayed[Realm], 0)
	p = threeDynasties(t, 1)
	p.Dynasties[french].Strategy = Postis
	p.deal(french, War, CardPile+uint8(french))
	p.deal(english, Realm, CardHand)
	p.run(func(g *State, t *play.Table) {
		if c := g.reveal(t, french); c != None {
			g.CardAt[c] = CardDiscard
		}
	})
	want(t, "its own pile's", p.count(KeyReveals) == 1 && p.cardsAt(CardPile+uint8(french)) == 0 && p.cardsAt(CardHand) == 1, true)
	// rule: crusader-kings/ai-modes/crusade-cap
	p = pile(t, 2, 1, Crusades, Crusades, Crusades, War)
	p.Dynasties[english].Crusaded = 1
	want(t, "a second Crusade is ignored", reveal(p), War)
	p = pile(t, 2, 1, Crusades, Crusades, Crusades).develops(english, "archbishop")
	p.Dynasties[english].Crusaded = 1
	want(t, "but for the Archbishop's", reveal(p), Crusades)
	// rule: crusader-kings/ai-modes/crusade-catch-up
	earlier := 0 // Crusades that come by chance while there is time
	for seed := range uint64(30) {
		p = pile(t, 3, 2, Realm, War, Intrigue, Crusades)
		p.Dice = chance.New(seed)
		want(t, "the last card is a Crusade", reveal(p), Crusades)
		want(t, "what came before it is discarded", p.cardsAt(CardPile)+p.cardsAt(CardDiscard), 4)
		want(t, "unread", p.count(KeyPassedOver), int(p.cardsAt(CardDiscard))-1)
		for _, x := range [][2]int8{{3, 1}, {2, 2}} {
			p = pile(t, x[0], x[1], Realm, War, Intrigue, Crusades)
			p.Dice = chance.New(seed)
			earlier += int(b2i(reveal(p) == Crusades))
			want(t, "no card is passed over before the last", p.count(KeyPassedOver), 0)
		}
	}
	want(t, "of sixty cards turned before it not all are Crusades", earlier < 40, true)
	want(t, "unless there is none", reveal(pile(t, 3, 2, Realm)), Realm)
	for seed := range uint64(10) {
		p = pile(t, 3, 2, War, Crusades)
		p.Dice, p.Dynasties[english].Crusaded = chance.New(seed), 1
		want(t, "or it has been", reveal(p), War)
	}
}

// rule: crusader-kings/ai-modes/footsoldier-limit
func TestFootsoldierLimitOfAIDynasties(t *testing.T) {
	p := threeDynasties(t, 1).own(english, "mercia", "wales", "scotland").foot("wessex", "mercia", "wales").
		own(french, "normandy").foot("paris", "normandy")
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Postis, 0
	p.run(func(g *State, t *play.Table) { g.limitFoot(t) }).asks(english, AskSurplus).play(by(english, Demobilise, territory(t, "wales")))
	want(t, "two of four territories", p.mobilised(english), setOf(t, "wessex", "mercia"))
	want(t, "a player has no such limit", p.over() && p.land("normandy").Foot, true)
	p = threeDynasties(t, 1).foot("wessex").own(english, "mercia").foot("mercia")
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Postis, 0
	p.run(func(g *State, t *play.Table) { g.setUp(t) }).asks(english, AskSurplus)
	p = threeDynasties(t, 1).own(english, "mercia").foot("wessex", "saxony")
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Postis, 0
	p.plays(french, War, "war_free_lances")
	p.run(func(g *State, t *play.Table) { g.playEvent(t, french) }).asks(english, AskSurplus)

	p = threeDynasties(t, 1).own(english, "mercia", "wales").foot("wessex", "mercia") // a Crisis will leave two
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Postis, 0
	p.Dynasties[english].OldAge = oldAgeTokens
	p.Phase, p.Stage = Maintenance, oldAge
	p.run(func(g *State, t *play.Table) { g.Step(t) }).play(by(english, Forsake, territory(t, "wales")))
	p.asks(english, AskSurplus)
}

// rule: crusader-kings/ai-modes/use-developments
func TestAIDynastiesUseTheMarshal(t *testing.T) {
	for _, strategy := range []Strategy{NoStrategy, Munitio} {
		p := threeDynasties(t, 1).own(english, "mercia").develops(english, "marshal")
		p.Dynasties[english].Strategy, p.Dynasties[english].Gold = strategy, 0
		p.land("wessex").Rebellion, p.land("mercia").Rebellion = 1, 2
		p.enter(Turns)
		p.Turn = 1
		p.run(func(g *State, t *play.Table) { g.Step(t) })
		if strategy == NoStrategy {
			want(t, "a player does so when he likes", p.over(), true)
			continue
		}
		p.asks(english, AskAIMarshal).play(by(english, CalmRebellion, territory(t, "mercia")))
		want(t, "Rebellion in Mercia", p.land("mercia").Rebellion, 1)
		want(t, "once a Round", p.Dynasties[english].Marshal, true)
		p.enter(Turns)
		p.Turn, p.Order = 2, [MaxDynasties]play.Seat{english, french, german, play.Nobody, play.Nobody}
		p.run(func(g *State, t *play.Table) { g.Step(t) })
		want(t, "he stays at home in the second Turn", p.over() && p.count(KeyCalmed) == 0, true)
	}
	p := threeDynasties(t, 1).develops(english, "marshal")
	p.Dynasties[english].Strategy, p.Dynasties[english].Gold = Munitio, 0
	p.enter(Turns)
	p.Turn = 1
	p.run(func(g *State, t *play.Table) { g.Step(t) })
	want(t, "without a Rebellion too", p.over() && !p.Dynasties[english].Marshal, true)
}

// rule: crusader-kings/ai-modes/two-player
// rule: crusader-kings/ai-modes/extra-players
func TestPlayersAndAIDynastiesTogether(t *testing.T) {
	for ai := 1; ai <= 3; ai++ {
		options := map[string]int{}
		for s := 2; s < 2+ai; s++ {
			options[fmt.Sprintf("ai.%d", s)] = anyStrategy
		}
		m := playOut(t, table(t, 0, 2+ai, uint64(ai), options), uint64(ai), func(*play.Match[State, *State]) {})
		want(t, "the game ends", m.Over(), true)
		want(t, "with a winner", m.Now().Winners != 0, true)
	}
}
