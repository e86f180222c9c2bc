package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/empire-card-rules/deck-by-players
// rule: mu-prototype/empire-card-rules/deck-totals
func TestTheDeck(t *testing.T) {
	for seats, total := range map[int]int{3: 70, 4: 77, 5: 112, 6: 132, 7: 161, 8: 168, 9: 205, 10: 212} {
		cards, different := 0, 0
		for card := range box().Cards {
			cards += int(box().Cards[card].Copies[seats])
			different += int(b2i(box().Cards[card].Copies[seats] > 0))
		}
		want(t, "cards", cards, total)
		if seats == 4 {
			want(t, "kinds", different, 37)
		}
	}
}

// printedPhases are the cards by the phase that the rulebook names in brackets after their titles.
var printedPhases = map[Phase][]int8{
	Diplomacy:      {Bardo, Castellano, Concessione, Diplomatico, Giullare, Principessa, Spia, TargaDoro},
	Purchase:       {Abate, Architetto, Capomastro, Contessa, Mecenate, Medico, Ospitaliere, Taccagno},
	Taxes:          {Avaro, Ciambellano, Gabelliere, Usuraio, Vescovo},
	Reinforcements: {Cardinale, Cavaliere, Mercenario},
	Combat: {Arciere, Assassino, Balestriere, Carpentiere, Cerusico, Condottiero, Conestabile, Eroina, Flagellante, Genio, Guardia,
		Infiltrato, Inquisitore, Ladro, Maresciallo, Miliziano, Monaco, Pirata, Sicario, Templare},
	Trade: {Carovaniere, Corsaro, Esattore, Mercante},
}

// Whatever a player has, in other phases than its own a card is refused because of that and nothing else.
// rule: mu-prototype/empire-card-rules/phase
func TestCardsHaveTheirPhase(t *testing.T) {
	all := 0
	for own, cards := range printedPhases {
		all += len(cards)
		for _, played := range cards {
			for phase := TurnOrder; phase < TurnEnd; phase++ {
				p := position(t, 5).learned(green, Legge).holds(green, played)
				p.Phase = phase
				early := phase == Events && (played == Guardia || played == Miliziano)
				name := box().Cards[played].ID + " in " + phaseIDs[phase]
				want(t, name, p.inPhase(green, played), phase == own || early)
				want(t, name+", why not", p.whyNotPlay(green, played) == RuleCardPhase, phase != own && !early)
				if plays[played].list == nil { // battles offer it
					continue
				}
				p.run(func(g *State, t *play.Table) {
					t.Await(func(o *play.Asking) {
						o.To(green, AskCards)
						g.offerCard(o, green, played)
						o.May(play.Choice{Verb: KeepCards}, play.Free)
					})
				})
				want(t, name+", offered", p.refuses(card(green, played, None, None)) == RuleCardPhase, phase != own && !early)
			}
		}
	}
	want(t, "cards", all, int(kinds))
}

// rule: mu-prototype/empire-card-rules/phase
func TestCastellanoMeetsTheEvents(t *testing.T) {
	for tech := range int8(technologies) {
		p := position(t, 5).learned(green, tech)
		p.Phase = Events
		want(t, box().Techs[tech].ID, p.inPhase(green, Castellano), tech == Carpenteria || tech == Tattica || tech == Investitura)
	}
}

// In a phase a player is offered the cards that are of it, not those that are not.
// rule: mu-prototype/empire-card-rules/phase
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCombatOffersItsOwnCards(t *testing.T) {
	p, _ := clash(t, 21, 2)
	for _, played := range [...]int8{Bardo, Contessa, Vescovo, Mercenario, Mercante, Pirata} {
		p.holds(green, played)
	}
	p.acts(green, (*State).combat)
	for _, played := range [...]int8{Bardo, Contessa, Vescovo, Mercenario, Mercante} {
		want(t, box().Cards[played].ID, p.refuses(card(green, played, None, None)), RuleCardPhase)
	}
	want(t, "PIRATA", p.offers(card(green, Pirata, None, int16(at("cretan-sea")))), true)
}

// rule: mu-prototype/empire-card-rules/no-listed-technology
// rule: mu-prototype/empire-card-rules/highest-tier-counts
// rule: mu-prototype/empire-cards/nature
func TestTechnologiesOfCards(t *testing.T) {
	p := position(t, 5)
	p.Phase = Taxes
	want(t, "VESCOVO without technology", p.whyNotPlay(green, Vescovo), RuleCardNeeds)
	want(t, "its tier", p.tier(green, Vescovo), 0)
	p.learned(green, Monoteismo)
	want(t, "with MONOTEISMO", p.whyNotPlay(green, Vescovo), play.Free)
	want(t, "its tier", p.tier(green, Vescovo), 1)
	p.learned(green, Fanatismo)
	want(t, "with FANATISMO", p.tier(green, Vescovo), 3)
}

// rule: mu-prototype/empire-card-rules/non-cumulative
// rule: mu-prototype/empire-card-rules/other-multiples
func TestCopiesInATurn(t *testing.T) {
	p := position(t, 5).learned(green, Vassallaggio, Monoteismo, Matematica)
	for card := range int8(kinds) {
		p.Phase = box().Cards[card].Phase
		p.Players[green].Used = 1 << card
		once := p.meets(green, card) && p.whyNotPlay(green, card) == RuleCardOnce
		switch card {
		case Cardinale, Cavaliere, Esattore, Gabelliere, Vescovo:
			want(t, box().Cards[card].ID, once, true)
		default:
			want(t, box().Cards[card].ID, once, false)
		}
	}
}

// rule: mu-prototype/empire-card-rules/level-tiers
func TestDiceOfTheLevels(t *testing.T) {
	for level, faces := range map[int8]int8{1: 4, 2: 6, 3: 8} {
		want(t, "faces", position(t, 5).studied(green, level).levelDie(green), faces)
	}
}

// AVARO of a player of TL II works for two turns, whatever his TL is then.
//
// rule: mu-prototype/empire-card-rules/duration-in-turns
// rule: mu-prototype/empire-card-rules/delivered-cards
func TestDeliveredCards(t *testing.T) {
	p := position(t, 5).studied(green, 2).holds(green, Avaro)
	p.Phase = Taxes
	p.run(func(g *State, t *play.Table) { g.deliver(t, Avaro, green, red, g.lasting(green)) })
	want(t, "gone from the hand", p.Players[green].Hand[Avaro], 0)
	want(t, "and not in red's", p.Players[red].Hand[Avaro], 0)
	p.studied(green, 3)
	for _, works := range []bool{true, true, false} {
		want(t, "works", p.delivered(Avaro, red), works)
		p.run(func(g *State, t *play.Table) { g.expireCards(t) })
		p.Turn++
	}
	want(t, "discarded", p.Discards[Avaro], 1)
}

// rule: mu-prototype/empire-card-rules/delivered-cards
func TestCardsOfTheEliminatedGo(t *testing.T) {
	p := position(t, 5)
	p.Delivered[0] = Delivered{Card: Principessa, From: green, To: red}
	p.run(func(g *State, t *play.Table) { g.expireCards(t) })
	want(t, "lies without limit", p.delivered(Principessa, red), true)
	p.Players[green].Out = true
	p.run(func(g *State, t *play.Table) { g.expireCards(t) })
	want(t, "gone with its owner", p.delivered(Principessa, red), false)

	p = position(t, 5)
	p.Delivered[0] = Delivered{Card: Principessa, From: green, To: red}
	p.Players[red].Out = true
	p.run(func(g *State, t *play.Table) { g.expireCards(t) })
	want(t, "gone with whom it lay before", p.Discards[Principessa], 1)
}

// A card that is delivered leaves the hand once: another copy stays there.
//
// rule: mu-prototype/empire-card-rules/delivered-cards
// rule: mu-prototype/empire-card-rules/discard-after-use
func TestAnotherCopyStaysInHand(t *testing.T) {
	p := position(t, 5).learned(green, Matematica).holds(green, Avaro, Avaro)
	p.Phase = Taxes
	p.run(func(g *State, t *play.Table) { g.playCard(t, on(green, Avaro, red, None)) })
	want(t, "it lies before red", p.delivered(Avaro, red), true)
	want(t, "the other", p.Players[green].Hand[Avaro], 1)
	want(t, "discarded", p.Discards[Avaro], 0)
}

// What nobody has he cannot lose.
//
// rule: mu-prototype/empire-card-rules/lost-card-to-discard
func TestACardIsLostOnce(t *testing.T) {
	p := position(t, 5).holds(green, Bardo)
	for range 2 {
		p.drop(green, Bardo)
		want(t, "in hand", p.Players[green].Hand[Bardo], 0)
		want(t, "on the pile", p.Discards[Bardo], 1)
	}
}

// Cards may be used against any other, barbarians too, but not against oneself.
//
// rule: mu-prototype/empire-card-rules/offensive-cards
func TestAgainstWhom(t *testing.T) {
	p := position(t, 5)
	for on, why := range map[play.Seat]play.Rule{green: RuleCardNobody, red: play.Free, Barbarians: play.Free} {
		want(t, "against", p.whyNotAgainst(green, on), why)
	}
}

// Cards that touch others come first, in the order of the turn; asked is who might hold one, not who does.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCardsFirst(t *testing.T) {
	first := func() *stage {
		p := position(t, 6).learned(red, Matematica).holds(red, Monaco).learned(blue, Matematica).holds(green, Monaco)
		p.Phase = Trade
		return p
	}
	p := first().run(func(g *State, t *play.Table) { g.cardsFirst(t) })
	p.asks(red, AskCards).play(says(red, KeepCards)) // green lacks MATEMATICA and a port, blue has no card
	want(t, "nobody else", p.over(), true)

	p = first()
	p.Players[red].Passing = true
	p.run(func(g *State, t *play.Table) { g.cardsFirst(t) })
	want(t, "who wants to be left alone", p.over(), true)

	p = first()
	p.Discards[Esattore] = box().Cards[Esattore].Copies[p.Seats]
	p.Discards[Corsaro] = box().Cards[Corsaro].Copies[p.Seats]
	p.run(func(g *State, t *play.Table) { g.cardsFirst(t) })
	want(t, "where all copies lie in sight", p.over(), true)
}

// All choose at once; what they have chosen happens in the order of the turn, and they may answer to it.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCardsFirstInOrder(t *testing.T) {
	p := position(t, 6).learned(green, Matematica).learned(red, Matematica).holds(green, Avaro).holds(red, Avaro, Avaro)
	p.Phase = Taxes
	p.Players[blue].Passing, p.Players[white].Passing = true, true
	p.Players[green].Passing = false
	p.run(func(g *State, t *play.Table) { g.cardsFirst(t) })
	p.play(on(red, Avaro, green, None))
	want(t, "nothing happens before all have chosen", p.delivered(Avaro, green), false)
	p.play(on(green, Avaro, red, None))
	for range 2 { // each might stop the other's card
		for _, s := range []play.Seat{green, red} {
			if o, ok := p.match.OfferTo(s); ok && o.Prompt == AskFoil {
				p.play(says(s, LetWork))
			}
		}
	}
	want(t, "green's", p.delivered(Avaro, red), true)
	want(t, "red's", p.delivered(Avaro, green), true)
	want(t, "green's came first", p.Delivered[0].From, green)
	p.asks(red, AskCards).play(says(red, KeepCards))
	want(t, "green has no card left", p.over(), true)
}

// Where two lay AVARO before the same player the first in the order of the turn does; the other keeps his card.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestOneOfTwoCardsForTheSameComesFirst(t *testing.T) {
	p := position(t, 6).learned(green, Matematica).learned(red, Matematica).holds(green, Avaro).holds(red, Avaro)
	p.Phase = Taxes
	p.Players[blue].Passing, p.Players[white].Passing = true, true
	p.run(func(g *State, t *play.Table) { g.cardsFirst(t) })
	p.play(on(green, Avaro, blue, None), on(red, Avaro, blue, None))
	for s := range play.Seat(6) {
		if o, ok := p.match.OfferTo(s); ok && o.Prompt == AskFoil {
			p.play(says(s, LetWork))
		}
	}
	want(t, "green's lies before blue", p.Delivered[0].From, green)
	want(t, "green's hand", p.Players[green].Hand[Avaro], 0)
	want(t, "red's hand", p.Players[red].Hand[Avaro], 1)
	p.asks(red, AskCards)
}

// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCardAsides(t *testing.T) {
	p := position(t, 5).holds(green, Monaco)
	var o play.Asking
	o.To(green, 0)
	p.cardAsides(&o, green)
	_, _, choices := o.At(0)
	want(t, "offered", choices[0].Verb, LetCardsPass)
	p.cardAside(says(green, LetCardsPass))
	want(t, "passing", p.Players[green].Passing, true)
	p.cardAside(says(green, AskMeAgain))
	want(t, "asked again", p.Players[green].Passing, false)
}

// SICARIO neutralises any card, ASSASSINO with GILDE too; without it ASSASSINO alone, for its owner, and only against its like.
// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-cards/sicario
func TestWhatNeutralisesWhat(t *testing.T) {
	for _, guild := range []bool{false, true} {
		p := position(t, 3)
		if guild {
			p.learned(green, Gilde)
		}
		for card := range int8(kinds) {
			for played := range int8(kinds) {
				for _, on := range []play.Seat{green, blue} {
					all := card == Sicario || card == Assassino && guild
					like := card == Assassino && on == green && (played == Assassino || played == Sicario)
					if got := p.foilsPlayed(green, card, played, on); got != (all || like) {
						t.Errorf("%s against %s on %d, GILDE %v: %v", box().Cards[card].ID, box().Cards[played].ID, on, guild, got)
					}
				}
			}
		}
	}
}
