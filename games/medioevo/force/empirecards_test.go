package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/empire-card-rules/deck-by-players
// rule: mu-prototype/empire-card-rules/deck-totals
func TestTheDeck(t *testing.T) {
	for seats, total := range map[int]int{3: 70, 4: 77, 5: 112, 6: 132, 7: 161, 8: 168, 9: 205, 10: 212} {
		cards, different := 0, 0
		for card := range TheBox().Cards {
			cards += int(TheBox().Cards[card].Copies[seats])
			different += int(B2i(TheBox().Cards[card].Copies[seats] > 0))
		}
		Want(t, "cards", cards, total)
		if seats == 4 {
			Want(t, "kinds", different, 37)
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
				p := Position(t, 5).Learned(Green, Legge).Holds(Green, played)
				p.Phase = phase
				early := phase == Events && (played == Guardia || played == Miliziano)
				name := TheBox().Cards[played].ID + " in " + PhaseIDs[phase]
				Want(t, name, p.InPhase(Green, played), phase == own || early)
				Want(t, name+", why not", p.WhyNotPlay(Green, played) == RuleCardPhase, phase != own && !early)
				if Plays[played].Listed == nil { // battles offer it
					continue
				}
				p.Run(func(g *State, t *play.Table) {
					t.Await(func(o *play.Asking) {
						o.To(Green, AskCards)
						g.OfferCard(o, Green, played)
						o.May(play.Choice{Verb: KeepCards}, play.Free)
					})
				})
				Want(t, name+", offered", p.Refuses(card(Green, played, None, None)) == RuleCardPhase, phase != own && !early)
			}
		}
	}
	Want(t, "cards", all, int(Kinds))
}

// rule: mu-prototype/empire-card-rules/phase
func TestCastellanoMeetsTheEvents(t *testing.T) {
	for tech := range TheBox().Taught() {
		p := Position(t, 5).Learned(Green, tech)
		p.Phase = Events
		Want(t, TheBox().Techs[tech].ID, p.InPhase(Green, Castellano), tech == Carpenteria || tech == Tattica || tech == Investitura)
	}
}

// In a phase a player is offered the cards that are of it, not those that are not.
// rule: mu-prototype/empire-card-rules/phase
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
// rule: mu-alpha/concepts/empire-cards
func TestCombatOffersItsOwnCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, _ := Clash(t, 21, 2)
		for _, played := range [...]int8{Bardo, Contessa, Vescovo, Mercenario, Mercante, Pirata} {
			p.Holds(Green, played)
		}
		p.Acts(Green, (*State).Combat)
		for _, played := range [...]int8{Bardo, Contessa, Vescovo, Mercenario, Mercante} {
			Want(t, TheBox().Cards[played].ID, p.Refuses(card(Green, played, None, None)), RuleCardPhase)
		}
		Want(t, "PIRATA", p.Offers(card(Green, Pirata, None, int16(At("cretan-sea")))), true)
	})
}

// rule: mu-prototype/empire-card-rules/no-listed-technology
// rule: mu-prototype/empire-card-rules/highest-tier-counts
// rule: mu-prototype/empire-cards/nature
// rule: mu-alpha/concepts/empire-cards
func TestTechnologiesOfCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5)
		p.Phase = Taxes
		Want(t, "VESCOVO without technology", p.WhyNotPlay(Green, Vescovo), RuleCardNeeds)
		Want(t, "its tier", p.Tier(Green, Vescovo), 0)
		p.Learned(Green, Monoteismo)
		Want(t, "with MONOTEISMO", p.WhyNotPlay(Green, Vescovo), play.Free)
		Want(t, "its tier", p.Tier(Green, Vescovo), 1)
		p.Learned(Green, Fanatismo)
		Want(t, "with FANATISMO", p.Tier(Green, Vescovo), 3)
	})
}

// rule: mu-prototype/empire-card-rules/non-cumulative
// rule: mu-prototype/empire-card-rules/other-multiples
// rule: mu-alpha/concepts/empire-cards
func TestCopiesInATurn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Learned(Green, Vassallaggio, Monoteismo, Matematica)
		for card := range int8(Kinds) {
			p.Phase = TheBox().Cards[card].Phase
			p.Players[Green].Used = 1 << card
			once := p.Meets(Green, card) && p.WhyNotPlay(Green, card) == RuleCardOnce
			switch card {
			case Cardinale, Cavaliere, Esattore, Gabelliere, Vescovo:
				Want(t, TheBox().Cards[card].ID, once, true)
			default:
				Want(t, TheBox().Cards[card].ID, once, false)
			}
		}
	})
}

// rule: mu-prototype/empire-card-rules/level-tiers
// rule: mu-alpha/concepts/empire-cards
func TestDiceOfTheLevels(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level, faces := range map[int8]int8{1: 4, 2: 6, 3: 8} {
			Want(t, "faces", Position(t, 5).Studied(Green, level).LevelDie(Green), faces)
		}
	})
}

// AVARO of a player of TL II works for two turns, whatever his TL is then.
//
// rule: mu-prototype/empire-card-rules/duration-in-turns
// rule: mu-prototype/empire-card-rules/delivered-cards
// rule: mu-alpha/concepts/empire-cards
func TestDeliveredCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Studied(Green, 2).Holds(Green, Avaro)
		p.Phase = Taxes
		p.Run(func(g *State, t *play.Table) { g.Deliver(t, Avaro, Green, Red, g.Lasting(Green)) })
		Want(t, "gone from the hand", p.Players[Green].Hand[Avaro], 0)
		Want(t, "and not in red's", p.Players[Red].Hand[Avaro], 0)
		p.Studied(Green, 3)
		for _, works := range []bool{true, true, false} {
			Want(t, "works", p.HasDelivered(Avaro, Red), works)
			p.Run(func(g *State, t *play.Table) { g.ExpireCards(t) })
			p.Turn++
		}
		Want(t, "discarded", p.Discards[Avaro], 1)
	})
}

// rule: mu-prototype/empire-card-rules/delivered-cards
// rule: mu-alpha/concepts/empire-cards
func TestCardsOfTheEliminatedGo(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5)
		p.Delivered[0] = Delivered{Card: Principessa, From: Green, To: Red}
		p.Run(func(g *State, t *play.Table) { g.ExpireCards(t) })
		Want(t, "lies without limit", p.HasDelivered(Principessa, Red), true)
		p.Players[Green].Out = true
		p.Run(func(g *State, t *play.Table) { g.ExpireCards(t) })
		Want(t, "gone with its owner", p.HasDelivered(Principessa, Red), false)

		p = Position(t, 5)
		p.Delivered[0] = Delivered{Card: Principessa, From: Green, To: Red}
		p.Players[Red].Out = true
		p.Run(func(g *State, t *play.Table) { g.ExpireCards(t) })
		Want(t, "gone with whom it lay before", p.Discards[Principessa], 1)
	})
}

// A card that is delivered leaves the hand once: another copy stays there.
//
// rule: mu-prototype/empire-card-rules/delivered-cards
// rule: mu-prototype/empire-card-rules/discard-after-use
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/empire-cards/keep-or-discard
func TestAnotherCopyStaysInHand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Learned(Green, Matematica).Holds(Green, Avaro, Avaro)
		p.Phase = Taxes
		p.Run(func(g *State, t *play.Table) { g.PlayCard(t, On(Green, Avaro, Red, None)) })
		Want(t, "it lies before red", p.HasDelivered(Avaro, Red), true)
		Want(t, "the other", p.Players[Green].Hand[Avaro], 1)
		Want(t, "discarded", p.Discards[Avaro], 0)
	})
}

// What nobody has he cannot lose.
//
// rule: mu-prototype/empire-card-rules/lost-card-to-discard
// rule: mu-alpha/concepts/empire-cards
func TestACardIsLostOnce(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Holds(Green, Bardo)
		for range 2 {
			p.Drop(Green, Bardo)
			Want(t, "in hand", p.Players[Green].Hand[Bardo], 0)
			Want(t, "on the pile", p.Discards[Bardo], 1)
		}
	})
}

// Cards may be used against any other, barbarians too, but not against oneself.
//
// rule: mu-prototype/empire-card-rules/offensive-cards
// rule: mu-alpha/concepts/empire-cards
func TestAgainstWhom(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5)
		for on, why := range map[play.Seat]play.Rule{Green: RuleCardNobody, Red: play.Free, Barbarians: play.Free} {
			Want(t, "against", p.WhyNotAgainst(Green, on), why)
		}
	})
}

// Cards that touch others come first, in the order of the turn; asked is who might hold one, not who does.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
// rule: mu-alpha/concepts/empire-cards
func TestCardsFirst(t *testing.T) {
	InEach(t, func(t *testing.T) {
		first := func() *Stage {
			p := Position(t, 5).Learned(Red, Matematica).Holds(Red, Monaco).Learned(Blue, Matematica).Holds(Green, Monaco)
			p.Phase = Trade
			return p
		}
		p := first().Run(func(g *State, t *play.Table) { g.CardsFirst(t) })
		p.Asks(Red, AskCards).Play(Says(Red, KeepCards)) // green lacks MATEMATICA and a port, blue has no card
		Want(t, "nobody else", p.IsOver(), true)

		p = first()
		p.Players[Red].Passing = true
		p.Run(func(g *State, t *play.Table) { g.CardsFirst(t) })
		Want(t, "who wants to be left alone", p.IsOver(), true)

		p = first()
		p.Discards[Esattore] = TheBox().Cards[Esattore].Copies[p.Seats]
		p.Discards[Corsaro] = TheBox().Cards[Corsaro].Copies[p.Seats]
		p.Run(func(g *State, t *play.Table) { g.CardsFirst(t) })
		Want(t, "where all copies lie in sight", p.IsOver(), true)
	})
}

// All choose at once; what they have chosen happens in the order of the turn, and they may answer to it.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
// rule: mu-alpha/concepts/empire-cards
func TestCardsFirstInOrder(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Learned(Green, Matematica).Learned(Red, Matematica).Holds(Green, Avaro).Holds(Red, Avaro, Avaro)
		p.Phase = Taxes
		p.Players[Blue].Passing, p.Players[White].Passing = true, true
		p.Players[Green].Passing = false
		p.Run(func(g *State, t *play.Table) { g.CardsFirst(t) })
		p.Play(On(Red, Avaro, Green, None))
		Want(t, "nothing happens before all have chosen", p.HasDelivered(Avaro, Green), false)
		p.Play(On(Green, Avaro, Red, None))
		for range 2 { // each might stop the other's card
			for _, s := range []play.Seat{Green, Red} {
				if o, ok := p.Match.OfferTo(s); ok && o.Prompt == AskFoil {
					p.Play(Says(s, LetWork))
				}
			}
		}
		Want(t, "green's", p.HasDelivered(Avaro, Red), true)
		Want(t, "red's", p.HasDelivered(Avaro, Green), true)
		Want(t, "green's came first", p.Delivered[0].From, Green)
		p.Asks(Red, AskCards).Play(Says(Red, KeepCards))
		Want(t, "green has no card left", p.IsOver(), true)
	})
}

// Where two lay AVARO before the same player the first in the order of the turn does; the other keeps his card.
//
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
// rule: mu-alpha/concepts/empire-cards
func TestOneOfTwoCardsForTheSameComesFirst(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Learned(Green, Matematica).Learned(Red, Matematica).Holds(Green, Avaro).Holds(Red, Avaro)
		p.Phase = Taxes
		p.Players[Blue].Passing, p.Players[White].Passing = true, true
		p.Run(func(g *State, t *play.Table) { g.CardsFirst(t) })
		p.Play(On(Green, Avaro, Blue, None), On(Red, Avaro, Blue, None))
		for s := range play.Seat(6) {
			if o, ok := p.Match.OfferTo(s); ok && o.Prompt == AskFoil {
				p.Play(Says(s, LetWork))
			}
		}
		Want(t, "green's lies before blue", p.Delivered[0].From, Green)
		Want(t, "green's hand", p.Players[Green].Hand[Avaro], 0)
		Want(t, "red's hand", p.Players[Red].Hand[Avaro], 1)
		p.Asks(Red, AskCards)
	})
}

// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
// rule: mu-alpha/concepts/empire-cards
func TestCardAsides(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Holds(Green, Monaco)
		var o play.Asking
		o.To(Green, 0)
		p.CardAsides(&o, Green)
		_, _, choices := o.At(0)
		Want(t, "offered", choices[0].Verb, LetCardsPass)
		p.CardAside(Says(Green, LetCardsPass))
		Want(t, "passing", p.Players[Green].Passing, true)
		p.CardAside(Says(Green, AskMeAgain))
		Want(t, "asked again", p.Players[Green].Passing, false)
	})
}

// SICARIO neutralises any card, ASSASSINO with GILDE too; without it ASSASSINO alone, for its owner, and only against its like.
// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-cards/sicario
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/attack/card-hired-assassin
func TestWhatNeutralisesWhat(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, guild := range []bool{false, true} {
			p := Position(t, 3)
			if guild {
				p.Learned(Green, Gilde)
			}
			for card := range int8(Kinds) {
				for played := range int8(Kinds) {
					for _, on := range []play.Seat{Green, Blue} {
						all := card == Sicario || card == Assassino && guild
						like := card == Assassino && on == Green && (played == Assassino || played == Sicario)
						if got := p.FoilsPlayed(Green, card, played, on); got != (all || like) {
							t.Errorf("%s against %s on %d, GILDE %v: %v", TheBox().Cards[card].ID, TheBox().Cards[played].ID, on, guild, got)
						}
					}
				}
			}
		}
	})
}
