package force_test

import (
	"encoding/json"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/bargain"
)

// writes lets green write a treaty with red by some strokes of the pen and offer it, and red answer it.
func writes(p *Stage, verb play.Verb, answer play.Verb, strokes ...play.Answer) *Stage {
	p.T.Helper()
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, verb, Red)).Play(strokes...).Play(Says(Green, OfferTreaty))
	return p.Asks(Red, AskConsent).Play(Says(Red, answer))
}

func pair(v play.Verb, from, to play.Seat) play.Answer { return By(Green, v, from, to) }

// rule: mu-prototype/diplomacy/action-allowance
// rule: mu-alpha/diplomacy/actions-equal-tl
func TestActionAllowance(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level := int8(1); level <= 3; level++ {
			p := Court(t).Studied(Green, level)
			p.Acts(Green, (*State).Diplomacy)
			for range level {
				Want(t, "an action left", p.IsOver(), false)
				p.Play(By(Green, DraftPact, Red), pair(AddPassage, Green, Red), Says(Green, OfferTreaty), Says(Red, Refuse))
			}
			Want(t, "no more actions", p.IsOver(), true)
			Want(t, "actions", p.Players[Green].Actions, level)
		}
		p := Court(t).Studied(Green, 2).Acts(Green, (*State).Diplomacy)
		p.Play(By(Green, DraftPact, Red), pair(AddPassage, Green, Red), Says(Green, OfferTreaty), Says(Red, Refuse), Says(Green, EndDiplomacy))
		Want(t, "fewer are enough", p.IsOver(), true)
		Want(t, "actions taken", p.Players[Green].Actions, 1)
	})
}

// Before who is to act does so, it is voted on who was accused, and who has lost his capital chooses another.
//
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/capital/choose-new
func TestWhatComesBeforeTheNextAction(t *testing.T) {
	p := Court(t).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt")
	p.Players[Green].Capital = NoPlace
	no := p.Treaty(medioevo.Clause{Term: medioevo.Defence, From: Red, To: Green})
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "the new capital", p.Players[Green].Capital, At("egypt"))
	p.Interject(By(Green, Accuse, no, int16(Red))).Play(By(Green, DraftPact, Blue), Says(Green, TearUp))
	p.Asks(Green, AskVerdict)
}

// Who holds cards is asked on, but may take no more actions.
// rule: mu-prototype/diplomacy/action-allowance
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCardsAfterActions(t *testing.T) {
	p := Court(t).Holds(Green, Bardo)
	p.Players[Green].Actions = 1
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "a pact", p.Refuses(By(Green, DraftPact, Red)), RuleNoActions)
	Want(t, "war", p.Refuses(By(Green, DeclareWar, Red, 0, 3)), RuleNoActions)
	Want(t, "his card", p.Offers(playing(Green, Bardo, play.Nobody, None)), true)
}

// rule: mu-prototype/diplomacy/refused-offer-still-counts
// rule: mu-alpha/diplomacy/actions-equal-tl
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestRefusedOffer(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := writes(Court(t), DraftPact, Refuse, pair(AddPassage, Red, Green))
		Want(t, "actions", p.Players[Green].Actions, 1)
		Want(t, "passage", p.Granted(medioevo.Passage, Red, Green), false)
		Want(t, "told", p.Told(KeyOfferRefused, int16(Green), int16(Red)), true)
		Want(t, "it is off the table", p.Offer, Offer{})
	})
}

// priced lets green offer red a treaty that some strokes write, and red say for how many florins he would sign it.
func priced(p *Stage, florins int16, strokes ...play.Answer) *Stage {
	p.T.Helper()
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red)).Play(strokes...).Play(Says(Green, OfferTreaty))
	return p.Asks(Red, AskConsent).Play(Saying(Says(Red, Demand), florins)).Asks(Green, AskDemand)
}

// Who is offered a treaty may say for how many florins he would sign it. Given, they are a clause of it; it is one offer, and one action.
//
// rule: mu-prototype/diplomacy/refused-offer-still-counts
// rule: mu-prototype/diplomacy/action-kinds
// rule: mu-alpha/diplomacy/actions-equal-tl
func TestDemandedFlorins(t *testing.T) {
	InEach(t, func(t *testing.T) {
		asked := func(answer play.Verb, strokes ...play.Answer) *Stage {
			p := Court(t).Studied(Green, 2)
			p.Players[Green].Florins, p.Players[Red].Florins = 100, 10
			return priced(p, 60, append(strokes, pair(AddPassage, Red, Green))...).Play(Says(Green, answer))
		}
		p := asked(Consent)
		Want(t, "passage", p.Granted(medioevo.Passage, Red, Green), true)
		Want(t, "florins of who gives them", p.Players[Green].Florins, 40)
		Want(t, "and of who gets them", p.Players[Red].Florins, 70)
		Want(t, "they are in the treaty", p.Treaties.List[0].Grants(medioevo.Payment, Green, Red), true)
		Want(t, "actions", p.Players[Green].Actions, 1)
		Want(t, "told", p.Told(KeyDemand, int16(Green), int16(Red), 60), true)

		p = asked(Consent, Saying(pair(AddPayment, Green, Red), 30))
		Want(t, "with what he pays already, as one clause", p.Treaties.List[0].Articles(), 2)
		Want(t, "all of it is paid", p.Players[Red].Florins, 100)

		p = asked(Refuse)
		Want(t, "no passage", p.Granted(medioevo.Passage, Red, Green), false)
		Want(t, "nor florins", p.Players[Green].Florins, 100)
		Want(t, "but the action", p.Players[Green].Actions, 1)
		Want(t, "and that is told", p.Told(KeyTooDear, int16(Green), int16(Red)), true)
		Want(t, "it is off the table", p.Offer, Offer{})

		p = asked(Refuse, Says(Green, KeepSecret))
		for _, line := range p.Match.Lines(0) {
			if line.Key == KeyDemand || line.Key == KeyTooDear {
				Want(t, "of a secret one, who learns of it", line.To, Bit(Green)|Bit(Red))
			}
		}
	})
}

// Nobody can demand what the other would not have, what there is no room to write, or where a third has to agree.
func TestWhatMayBeDemanded(t *testing.T) {
	most := func(t *testing.T, strokes ...play.Answer) int16 {
		p := Court(t).Studied(Green, 2)
		p.Players[Green].Florins = 100
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red)).Play(strokes...).Play(Says(Green, OfferTreaty))
		o, _ := p.Asks(Red, AskConsent).Match.OfferTo(Red)
		for _, c := range o.Choices {
			if c.Verb == Demand {
				return c.Hi
			}
		}
		return 0
	}
	passage := pair(AddPassage, Green, Red)
	InEach(t, func(t *testing.T) {
		Want(t, "all he has", most(t, passage), 100)
		Want(t, "what he does not pay already", most(t, Saying(pair(AddPayment, Green, Red), 70)), 30)
		Want(t, "nothing", most(t, Saying(pair(AddPayment, Green, Red), 100)), 0)
		Want(t, "with a third", most(t, By(Green, AddParty, Blue), passage), 0)
		Want(t, "with no room", most(t, passage, pair(AddPassage, Red, Green), pair(AddMarket, Green, Red), pair(AddMarket, Red, Green),
			pair(AddNoWar, Green, Red), pair(AddNoWar, Red, Green)), 0)
	})
}

// Why somebody refuses, if he says so, he learns who has offered, and nobody else: no third party, and not who knows only that he has refused.
func TestWhyRefused(t *testing.T) {
	refuses := func(p *Stage) { p.Play(Saying(Says(Red, Refuse), int16(bargain.NotNow))) }
	treaty := func(p *Stage, strokes ...play.Answer) *Stage {
		return p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red)).Play(strokes...).Play(Says(Green, OfferTreaty))
	}
	for what, offered := range map[string]func(p *Stage) *Stage{
		"a treaty that all may read": func(p *Stage) *Stage { return treaty(p, pair(AddPassage, Green, Red)) },
		"one with a third": func(p *Stage) *Stage {
			return treaty(p, By(Green, AddParty, Blue), pair(AddPassage, Green, Red))
		},
		"peace": func(p *Stage) *Stage {
			return p.War(Green, Red).Acts(Green, (*State).Diplomacy).Play(By(Green, OfferPeace, Red))
		},
	} {
		InEach(t, func(t *testing.T) {
			p := offered(Court(t))
			p.Play(Says(Red, Refuse))
			Want(t, what+": with none", p.Told(KeyWhyRefused), false)
			p = offered(Court(t))
			refuses(p)
			Want(t, what+": the reason", p.Told(KeyWhyRefused, int16(Red), int16(bargain.NotNow)), true)
			for _, line := range p.Match.Lines(0) {
				if line.Key == KeyWhyRefused {
					Want(t, what+": who learns of it", line.To, Bit(Green)|Bit(Red))
				}
			}
			for viewer := play.Nobody; viewer <= White; viewer++ {
				plain := offered(Court(t))
				plain.Play(Says(Red, Refuse))
				Want(t, what+": what is seen of it besides", sees(p, viewer), sees(plain, viewer))
			}
		})
	}
}

// Why somebody offers a treaty or peace, if he says so, all learn who may see the offer, and nobody else; who is asked reads it
// with the question.
func TestWhyOffered(t *testing.T) {
	why := int16(bargain.SafeBorder)
	drafted := func(p *Stage, strokes ...play.Answer) *Stage {
		return p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), pair(AddPassage, Green, Red)).Play(strokes...)
	}
	for what, c := range map[string]struct {
		before func(p *Stage) *Stage
		offer  play.Answer
		to     uint16 // whoever is told, 0 for everybody
	}{
		"a treaty that all may read": {func(p *Stage) *Stage { return drafted(p) }, Says(Green, OfferTreaty), 0},
		"a secret one":               {func(p *Stage) *Stage { return drafted(p, Says(Green, KeepSecret)) }, Says(Green, OfferTreaty), Bit(Green) | Bit(Red)},
		"a secret one with a third": {func(p *Stage) *Stage {
			return drafted(p, Says(Green, KeepSecret), By(Green, AddParty, Blue))
		}, Says(Green, OfferTreaty), Bit(Green) | Bit(Red) | Bit(Blue)},
		"peace": {func(p *Stage) *Stage {
			return p.War(Green, Red).Acts(Green, (*State).Diplomacy)
		}, By(Green, OfferPeace, Red), Bit(Green) | Bit(Red)},
	} {
		InEach(t, func(t *testing.T) {
			plain, p := c.before(Court(t)).Play(c.offer), c.before(Court(t)).Play(Saying(c.offer, why))
			Want(t, what+": with none", plain.Told(KeyWhyOffered), false)
			Want(t, what+": the motive", p.Told(KeyWhyOffered, int16(Green), why), true)
			for _, line := range p.Match.Lines(0) {
				if line.Key == KeyWhyOffered {
					Want(t, what+": who learns of it", line.To, c.to)
				}
			}
			asked, _ := p.Match.OfferTo(Red)
			Want(t, what+": in the question", asked.Args[1], why)
			for viewer := play.Nobody; viewer <= White; viewer++ {
				Want(t, what+": what is seen of it besides", sees(p, viewer), sees(plain, viewer))
			}
		})
	}
}

// sees is all that a viewer is shown of a position.
func sees(p *Stage, viewer play.Seat) string {
	seen, err := json.Marshal(p.State.View(viewer))
	if err != nil {
		p.T.Fatal(err)
	}
	return string(seen)
}

// What is torn up was never offered.
// rule: mu-prototype/diplomacy/action-kinds
func TestTornUp(t *testing.T) {
	p := Court(t)
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), pair(AddPassage, Red, Green), Says(Green, TearUp))
	Want(t, "actions", p.Players[Green].Actions, 0)
	Want(t, "it is off the table", p.Offer, Offer{})
	for _, a := range []play.Answer{By(Green, DraftPact, Red), By(Green, DraftAlliance, Red), By(Green, DeclareWar, Red, 0, 3)} {
		Want(t, "offered", p.Offers(a), true)
	}
}

// A treaty of three is one action, and all must agree; refused by one it is nothing.
// rule: mu-prototype/diplomacy/action-kinds
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/actions-equal-tl
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestThreeParties(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), By(Green, AddParty, Blue), pair(AddPassage, Red, Blue),
			Says(Green, OfferTreaty), Says(Red, Consent))
		Want(t, "told", p.Told(KeyOffered, 0, int16(Green)), true)
		Want(t, "who has agreed", p.Offer.Agreed, Bit(Red))
		p.Asks(Blue, AskConsent).Play(Says(Blue, Consent))
		Want(t, "passage", p.Granted(medioevo.Passage, Red, Blue), true)
		Want(t, "the other way", p.Granted(medioevo.Passage, Blue, Red), false)
		Want(t, "actions", p.Players[Green].Actions+p.Players[Red].Actions+p.Players[Blue].Actions, 1)
	})
}

// Nobody can agree to give what he has no longer when he is asked.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestNobodyAgreesToWhatHeCannotGive(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, florins := range []int32{500, 499} {
			p := Court(t).Florins(Red, florins)
			p.Run(func(g *State, t *play.Table) {
				g.Offer.Treaty = medioevo.Treaty{Parties: Bit(Green) | Bit(Red), Offered: Green, Until: int16(g.Turn)}
				g.Offer.Treaty.Add(medioevo.Clause{Term: medioevo.Payment, From: Red, To: Green, N: 500})
				g.Present(t, Says(Green, OfferTreaty), "")
			})
			Want(t, "red may agree", p.Offers(Says(Red, Consent)), florins >= 500)
			Want(t, "or refuse", p.Offers(Says(Red, Refuse)), true)
		}
	})
}

// What may be written into a treaty: who joins it, whether it is secret, how long it lasts, and what one of its parties
// grants another.
//
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-duration-required
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/diplomacy/pact-duration-mandatory
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestWhatMayBeWritten(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red))
		for _, c := range []struct {
			what string
			a    play.Answer
			may  bool
		}{
			{"a third party", By(Green, AddParty, Blue), true},
			{"who is party already", By(Green, AddParty, Red), false},
			{"himself", By(Green, AddParty, Green), false},
			{"what he grants", pair(AddPassage, Green, Red), true},
			{"what he is granted", pair(AddPassage, Red, Green), true},
			{"what one grants himself", pair(AddPassage, Green, Green), false},
			{"what is granted to another", pair(AddPassage, Green, Blue), false},
			{"what another grants", pair(AddPassage, Blue, Green), false},
			{"words", By(Green, AddWords, Green, play.Nobody), true},
			{"for 1 turn", Saying(Says(Green, LastFor), 1), true},
			{"for no turn", Saying(Says(Green, LastFor), 0), false},
			{"for 15 turns", Saying(Says(Green, LastFor), 15), true},
			{"for 16 turns", Saying(Says(Green, LastFor), 16), false},
			{"for ever", Says(Green, LastForever), true},
			{"to keep it secret", Says(Green, KeepSecret), true},
			{"to make open what is open", Says(Green, MakeOpen), false},
			{"to tear it up", Says(Green, TearUp), true},
		} {
			Want(t, c.what, p.Offers(c.a), c.may)
		}
		Want(t, "to offer an empty sheet", p.Refuses(Says(Green, OfferTreaty)), RuleFewParties)
		p.Play(Says(Green, KeepSecret), By(Green, AddWords, Green, play.Nobody))
		Want(t, "to keep secret what is secret", p.Offers(Says(Green, KeepSecret)), false)
		Want(t, "to make it open", p.Offers(Says(Green, MakeOpen)), true)
		Want(t, "words twice", p.Offers(By(Green, AddWords, Green, play.Nobody)), false)
		Want(t, "to offer words alone", p.Offers(Says(Green, OfferTreaty)), true)
		p.Play(Saying(pair(AddLoan, Red, Green), 10), Saying(Says(Green, RepayWith), 10))
		Want(t, "to offer a loan with a term", p.Offers(Says(Green, OfferTreaty)), true)
	})
}

// With an enemy of a party there is no treaty but peace.
// rule: mu-prototype/war/pacts-lapse-on-declaration
// rule: mu-alpha/diplomacy/pact-break-cost
func TestNoTreatyWithEnemies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).War(Green, Blue).War(Red, White)
		p.Acts(Green, (*State).Diplomacy)
		Want(t, "pact with an enemy", p.Offers(By(Green, DraftPact, Blue)), false)
		p.Play(By(Green, DraftPact, Red))
		Want(t, "a partner's enemy", p.Refuses(By(Green, AddParty, White)), RuleAtWar)
	})
}

// The rulebook's pact: A may cross B's territories for 1 turn.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/diplomacy/pact-duration-mandatory
func TestPassagePact(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Own(Red, "egypt").Vf(Red, "egypt", 5)
		Want(t, "without a pact", p.MayEnter(Green, At("egypt")), false)
		Want(t, "his own", p.MayEnter(Red, At("egypt")), true)
		Want(t, "barbarians'", p.MayEnter(Green, At("styria")), true)
		Want(t, "the sea", p.MayEnter(Green, At("egyptian-sea")), true)
		writes(p, DraftPact, Consent, pair(AddPassage, Red, Green), Saying(Says(Green, LastFor), 1))
		Want(t, "with it", p.MayEnter(Green, At("egypt")), true)
		p.TurnEnds()
		Want(t, "after the turn", p.MayEnter(Green, At("egypt")), false)
		Want(t, "told of its end", p.Told(KeyLapsed, 1), true)
		Want(t, "honour", p.Players[Green].Honour+p.Players[Red].Honour, 0)
	})
}

// No passage that was granted opens an enemy's land.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestNoPassageInWar(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Red, 5, "egypt")
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
		Want(t, "at peace", p.MayEnter(Green, At("egypt")), true)
		Want(t, "at war", p.War(Green, Red).MayEnter(Green, At("egypt")), false)
	})
}

// The rulebook's pact: A may trade with B's Cities for 50 florins a load, for 3 turns.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestMarketPact(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Own(Red, "egypt").Vf(Red, "egypt", 5)
		Want(t, "without a pact", p.MayTrade(Green, At("egypt")), false)
		Want(t, "barbarians'", p.MayTrade(Green, At("styria")), true)
		writes(p, DraftPact, Consent, Saying(pair(AddMarket, Red, Green), 50), Saying(Says(Green, LastFor), 3))
		for range 3 {
			Want(t, "with it", p.MayTrade(Green, At("egypt")), true)
			_, fee := p.MarketPact(Green, At("egypt"))
			Want(t, "florins a load", fee, 50)
			p.TurnEnds()
			p.Turn++
		}
		Want(t, "after 3 turns", p.MayTrade(Green, At("egypt")), false)
	})
}

// Of several pacts that open a market the cheapest counts, whichever was made first; what others are granted, or what
// else is granted to him, opens none.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestTheCheapestMarketPact(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Red, 5, "egypt")
		for _, c := range []medioevo.Clause{
			{Term: medioevo.Tribute, From: Red, To: Green, N: 1},
			{Term: medioevo.Market, From: Red, To: Blue, N: 2},
			{Term: medioevo.Market, From: White, To: Green, N: 3},
		} {
			p.Treaty(c)
		}
		pact, _ := p.MarketPact(Green, At("egypt"))
		Want(t, "no pact for Red's market", pact == nil, true)
		pacts := map[int16]int16{}
		for _, fee := range []int16{50, 20, 20, 70} {
			pacts[p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green, N: fee})] = fee
		}
		pact, fee := p.MarketPact(Green, At("egypt"))
		Want(t, "the cheapest fee", fee, 20)
		Want(t, "by its pact", pacts[pact.No], 20)
		Want(t, "the older of two alike", pact.Clauses[0].N == 20 && p.Treaties.Find(pact.No + 1).Clauses[0].N == 20, true)
	})
}

// Who cannot pay the fee of the market breaks the pact.
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
func TestMarketFeeUnpaid(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Own(Red, "egypt").Vf(Red, "egypt", 5).Florins(Green, 30)
		p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green, N: 50})
		i := p.Transport(Green, Caravan, 1, "egypt", 2)
		p.Run(func(g *State, t *play.Table) { g.Dealt(t, i, 0, 0) })
		Want(t, "paid", p.Players[Red].Florins, 1030)
		Want(t, "broken", p.MayTrade(Green, At("egypt")), false)
		Want(t, "honour", p.Players[Green].Honour, -1)
	})
}

// The rulebook's pact: B lends A 500 florins, A pays 600 back after 2 turns.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
func TestLoanPact(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, has := range []int32{600, 599} {
			p := writes(Court(t), DraftPact, Consent, Saying(pair(AddLoan, Red, Green), 500), Saying(Says(Green, RepayWith), 600), Saying(Says(Green, LastFor), 2))
			Want(t, "lent", p.Players[Green].Florins, 1500)
			p.TurnEnds()
			p.Turn++
			Want(t, "not due yet", p.Players[Green].Florins, 1500)
			p.Florins(Green, has).TurnEnds()
			if has >= 600 {
				Want(t, "paid back", p.Players[Red].Florins, 1100)
				Want(t, "honour", p.Players[Green].Honour, 0)
			} else {
				Want(t, "not paid back", p.Players[Red].Florins, 500)
				Want(t, "honour", p.Players[Green].Honour, -1)
			}
			Want(t, "over", p.Treaties.Find(1) == nil, true)
		}
	})
}

// rule: mu-prototype/diplomacy/pact-duration-required
// rule: mu-alpha/diplomacy/pact-duration-mandatory
func TestDuration(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), Saying(pair(AddLoan, Red, Green), 10), Saying(Says(Green, RepayWith), 10), Says(Green, LastForever))
		Want(t, "a loan without end", p.Refuses(Says(Green, OfferTreaty)), RuleNoDuration)
		p.Play(By(Green, StrikeClause, int16(0)), pair(AddPassage, Red, Green), Says(Green, OfferTreaty), Says(Red, Consent))
		p.Turn += 40
		p.TurnEnds()
		Want(t, "passage without end", p.Granted(medioevo.Passage, Red, Green), true)
	})
}

// rule: mu-prototype/diplomacy/alliance-definition
func TestWarlikeClauses(t *testing.T) {
	p := Court(t)
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red))
	Want(t, "defence in a pact", p.Refuses(pair(AddDefence, Green, Red)), RuleWarlike)
	Want(t, "attack in a pact", p.Refuses(By(Green, AddAttack, Green, Red, Blue)), RuleWarlike)
	p = writes(Court(t), DraftAlliance, Consent, Saying(pair(AddDefence, Red, Green), 30), Saying(Says(Green, LastFor), 4))
	y := p.Treaties.Find(1)
	Want(t, "warlike", y.Warlike, true)
	Want(t, "30 VF", y.Clauses[0].N, 30)
	Want(t, "4 turns", y.Until, int16(p.Turn)+3)
}

// The attack promised for this turn must have come when it ends.
// rule: mu-prototype/diplomacy/alliance-definition
// rule: mu-prototype/diplomacy/pact-break-definition
func TestPromisedAttack(t *testing.T) {
	for _, came := range []bool{true, false} {
		p := writes(Court(t), DraftAlliance, Consent, By(Green, AddAttack, Red, Green, Blue), Saying(Says(Green, LastFor), 3))
		if came {
			p.War(Red, Blue)
		}
		p.TurnEnds()
		Want(t, "kept", p.Players[Red].Honour == 0, came)
		Want(t, "holds", p.Treaties.Find(1) != nil, came)
	}
}

// Peace in the turn of a promised war breaks no promise: the war has been made.
// rule: mu-prototype/diplomacy/pact-break-definition
func TestPromisedAttackBeforePeace(t *testing.T) {
	p := writes(Court(t), DraftAlliance, Consent, By(Green, AddAttack, Red, Green, Blue), Saying(Says(Green, LastFor), 3))
	p.Run(func(g *State, t *play.Table) {
		g.Ed().Declare(g, t, Red, Blue, false)
		g.MakePeace(t, Blue, Red)
		g.TreatiesEnd(t)
	})
	Want(t, "honour lost by the war alone", p.Players[Red].Honour, -1)
	Want(t, "holds", p.Treaties.Find(1) != nil, true)
}

// A secret treaty shows nobody but its parties, while it is offered and when it is signed.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestSecretTreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red))
		Want(t, "a draft, to the other party", p.KnowsOffer(Red), false)
		p.Play(Says(Green, KeepSecret), pair(AddPassage, Red, Green), By(Green, AddWords, Green, play.Nobody), Says(Green, OfferTreaty))
		Want(t, "offered, to its party", p.KnowsOffer(Red), true)
		Want(t, "offered, to others", p.KnowsOffer(Blue), false)
		Want(t, "offered, to spectators", p.KnowsOffer(play.Nobody), false)
		p.Play(Says(Red, Consent))
		for _, l := range p.Match.Lines(0) {
			public := []play.Key{KeySecretSigned}
			if l.For(Blue) != slices.Contains(public, l.Key) {
				t.Errorf("blue reads line %d %v: %v", l.Key, l.Args, l.For(Blue))
			}
		}
		g := *p.State
		g.HideTreaties(Blue)
		y := g.Treaties.Find(1)
		Want(t, "hidden", y != nil && y.Secret && y.Parties == 0 && y.Articles() == 0 && y.Until == 0, true)
		g = *p.State
		g.HideTreaties(Red)
		Want(t, "its party's", g.Granted(medioevo.Passage, Red, Green), true)
	})
}

// What a seat may not know of treaties can be dealt again under its eyes: its view stays the same to the byte, whether
// they are being written, offered, signed, spied upon or broken.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestSecretsStaySecret(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		audit := func(when string) {
			t.Helper()
			for s := play.Nobody; s < 4; s++ {
				g, src := *p.State, chance.New(7)
				before := viewed(t, &g, s)
				g.Redeal(s, &src)
				Want(t, when, viewed(t, &g, s), before)
			}
			var seen [2]string
			for i, secret := range []medioevo.Clause{{Term: medioevo.Passage, From: Red, To: Green}, {Term: medioevo.Tribute, From: Green, To: Red, N: 7}} {
				g := *p.State
				for _, y := range []*medioevo.Treaty{&g.Offer.Treaty, &g.Treaties.List[0]} {
					if y.Parties != 0 {
						y.Clauses[0] = secret
					}
				}
				seen[i] = viewed(t, &g, White)
			}
			Want(t, when+", whatever it says", seen[0], seen[1])
		}
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), pair(AddPassage, Red, Green))
		audit("being written")
		p.Play(Says(Green, KeepSecret), Says(Green, OfferTreaty))
		audit("offered")
		p.Play(Says(Red, Consent))
		audit("signed")
		Want(t, "it counts", p.View(White).(*View).Secrets, 1)
		p.Treaties.Find(1).Spied |= Bit(Blue)
		audit("spied upon")
		Want(t, "the spy reads it", len(p.View(Blue).(*View).Treaties), 1)
	})
}

// Who breaks a secret treaty of three has read it, and may read what the other two keep to.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestWhoBrokeASecretTreatyStillReadsIt(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Red}, medioevo.Clause{Term: medioevo.Passage, From: Red, To: Blue})
		p.Treaties.Find(no).Secret = true
		p.Run(func(g *State, t *play.Table) { g.Renounce(t, Green, g.Treaties.Find(no)) })
		for s, reads := range map[play.Seat]bool{Green: true, Red: true, Blue: true, White: false} {
			Want(t, "reads what is left", p.Treaties.Find(no).Known(s), reads)
		}
	})
}

// All that a treaty leaves astray must find a place among what is to be fetched.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestNoMoreArmiesAstrayThanCanBeNoted(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Green, 10, "egypt", "judea")
		y := medioevo.Treaty{Parties: Bit(Green) | Bit(Red)}
		for _, id := range []string{"egypt", "judea"} {
			y.Add(medioevo.Clause{Term: medioevo.CedeArmies, From: Green, To: Red, A: int16(At(id)), N: 5})
		}
		for i := range p.Strays[:Strays-2] {
			p.Strays[i] = Stray{Of: Blue, At: At("thrace"), VF: 1}
		}
		Want(t, "room for two", p.WhyNotSign(&y), play.Free)
		p.Strays[Strays-1] = Stray{Of: Blue, At: At("thrace"), VF: 1}
		Want(t, "room for one", p.WhyNotSign(&y), RuleManyStrays)
	})
}

// A besieged territory that is ceded has a new keeper, whom nobody besieges yet.
// rule: mu-prototype/siege/superiority-rechecked
func TestCessionEndsASiege(t *testing.T) {
	for _, to := range []play.Seat{Red, Blue} {
		p := Court(t).Held(Green, 10, "egypt", "judea").Vf(Blue, "egypt", 20).War(Green, Blue)
		p.Land("egypt").Siege = Siege{By: Blue, Land: true}
		no := p.Treaty(medioevo.Clause{Term: medioevo.CedeLand, From: Green, To: to, A: int16(At("egypt")), N: 5})
		p.Run(func(g *State, t *play.Table) { g.CarryOut(t, g.Treaties.Find(no), g.Treaties.Find(no).Clauses[0]) })
		Want(t, "besieged", p.Besieged(At("egypt")), false)
		Want(t, "told", p.Told(KeyLifted, int16(Blue), int16(At("egypt"))), to != Blue)
	}
}

// viewed is what a seat sees, as it is sent.
func viewed(t *testing.T, g *State, s play.Seat) string {
	t.Helper()
	raw, err := json.Marshal(g.View(s))
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// The words of a secret treaty are read by its parties alone, and it is told once that there is one.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestSecretTreatyInWords(t *testing.T) {
	InEach(t, func(t *testing.T) {
		words := By(Green, AddWords, Green, play.Nobody)
		words.Note = "No spice past Tunis"
		p := writes(Court(t), DraftPact, Consent, Says(Green, KeepSecret), words)
		said := KeyClause + play.Key(medioevo.Words)
		Want(t, "to a party", reads(p, Red, said), said)
		Want(t, "to others", reads(p, Blue, said), 0)
		Want(t, "to a party, that it is signed", reads(p, Red, KeySigned, KeySecretSigned), KeySigned)
		Want(t, "to others, that something is", reads(p, Blue, KeySigned, KeySecretSigned), KeySecretSigned)
		Want(t, "offered no longer", p.Offer, Offer{})
	})
}

// An open treaty is told to all, with its words.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestOpenTreatyInWords(t *testing.T) {
	InEach(t, func(t *testing.T) {
		words := By(Green, AddWords, Green, play.Nobody)
		words.Note = "No spice past Tunis"
		p := writes(Court(t), DraftPact, Consent, words)
		found := 0
		for _, l := range p.Match.Lines(0) {
			if l.Key == KeyClause+play.Key(medioevo.Words) && l.For(Blue) && l.Note == words.Note {
				found++
			}
		}
		Want(t, "offered in its words", found, 1)
		Want(t, "the row that holds them", p.Treaties.Find(1).Row > 0, true)
	})
}

// Everything may be given but cards and technologies; there is no clause for these.
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/diplomacy/not-tradeable
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestTradeableGoods(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Own(Green, "judea", "egypt").Vf(Green, "judea", 10).Vf(Green, "egypt", 3).Holds(Green, Bardo).Learned(Green, Mulino)
		caravan := p.Transport(Green, Caravan, 1, "egypt", 2)
		led := p.Transport(Green, WarWagon, 1, "egypt", 2)
		p.Captain(Green, 1, "egypt", led)
		catapult := p.Engine(Green, 1, "judea", None)
		p.Learned(Red, Legge)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), pair(BeginCession, Green, Red)).Asks(Green, AskCession)
		verbs := map[play.Verb]bool{}
		o, _ := p.Match.OfferTo(Green)
		for _, c := range o.Choices {
			verbs[c.Verb] = true
		}
		Want(t, "kinds of cessions", len(verbs), 5)
		for _, v := range []play.Verb{CedeLand, CedeArmies, CedeTransport, CedeEngine, BackToDraft} {
			Want(t, "may be ceded", verbs[v], true)
		}
		Want(t, "with a Captain aboard", p.Refuses(By(Green, CedeTransport, int16(Green), int16(Red), led)), RuleNotTraded)
		p.Play(By(Green, CedeTransport, int16(Green), int16(Red), caravan), pair(BeginCession, Green, Red), By(Green, CedeEngine, int16(Green), int16(Red), catapult),
			Saying(pair(AddPayment, Red, Green), 300), Says(Green, OfferTreaty), Says(Red, Consent))
		Want(t, "transport", p.Transports[caravan].Owner, Red)
		Want(t, "its crew goes with it", p.Transports[caravan].VF, 2)
		Want(t, "engine", p.Engines[catapult].Owner, Red)
		Want(t, "florins", p.Players[Green].Florins, 1300)
		Want(t, "cards and technologies", p.State.Held(Green) == 1 && p.Has(Green, Mulino), true)
		Want(t, "told of the transport", p.Told(KeyCededThing, int16(Green), int16(Red), caravan, int16(At("egypt"))), true)
		Want(t, "told of the engine", p.Told(KeyCededEngine, int16(Green), int16(Red), catapult), true)
		Want(t, "told of the florins", p.Told(KeyPaid, int16(Red), int16(Green), 300), true)
	})
}

// What is offered must be there.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestCannotPay(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), Saying(pair(AddPayment, Red, Green), 600), Saying(pair(AddLoan, Red, Green), 600), Saying(Says(Green, RepayWith), 1))
		Want(t, "1200 of 1000 florins", p.Refuses(Says(Green, OfferTreaty)), RuleCannotPay)
	})
}

// rule: mu-prototype/diplomacy/received-items-respect-limits
// rule: mu-alpha/purchase/transport-count-limit
func TestReceivedLimits(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		mine := p.Transport(Green, Caravan, 1, "egypt", 2)
		p.Transport(Red, Caravan, 1, "judea", 2)
		engine := p.Engine(Green, 1, "egypt", None)
		p.Engine(Red, 1, "judea", None)
		cede := func(term medioevo.Term, what int16) play.Rule {
			y := medioevo.Treaty{}
			y.Add(medioevo.Clause{Term: term, From: Green, To: Red, A: what})
			return p.WhyNotSign(&y)
		}
		Want(t, "a second Caravan at TL I", cede(medioevo.CedeTransport, mine), RuleReceived)
		Want(t, "a second engine at TL I", cede(medioevo.CedeEngine, engine), RuleReceived)
		p.Studied(Red, 2)
		Want(t, "a second Caravan at TL II", cede(medioevo.CedeTransport, mine), play.Free)
		Want(t, "a second engine at TL II", cede(medioevo.CedeEngine, engine), play.Free)
	})
}

// Both have all the Caravans and engines they may have: one for one they may swap them, and the draft lets them begin.
// rule: mu-prototype/diplomacy/received-items-respect-limits
// rule: mu-alpha/purchase/transport-count-limit
func TestSwapAtTheLimit(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Green, 5, "egypt").Held(Red, 5, "judea")
		mine, his := p.Transport(Green, Caravan, 1, "egypt", 2), p.Transport(Red, Caravan, 1, "judea", 2)
		myEngine, hisEngine := p.Engine(Green, 1, "egypt", None), p.Engine(Red, 1, "judea", None)
		cede := func(v play.Verb, from, to play.Seat, what int16) {
			p.Play(pair(BeginCession, from, to), By(Green, v, int16(from), int16(to), what))
		}
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red))
		cede(CedeTransport, Green, Red, mine)
		Want(t, "a second Caravan", p.Refuses(Says(Green, OfferTreaty)), RuleReceived)
		cede(CedeTransport, Red, Green, his)
		Want(t, "one for one", p.Offers(Says(Green, OfferTreaty)), true)
		cede(CedeEngine, Green, Red, myEngine)
		Want(t, "a second engine", p.Refuses(Says(Green, OfferTreaty)), RuleReceived)
		cede(CedeEngine, Red, Green, hisEngine)
		p.Play(Says(Green, OfferTreaty), Says(Red, Consent))
		Want(t, "Caravans", p.Transports[mine].Owner == Red && p.Transports[his].Owner == Green, true)
		Want(t, "engines", p.Engines[myEngine].Owner == Red && p.Engines[hisEngine].Owner == Green, true)
	})
}

// The old owner's 5 VF that stay of 10 must be fetched too.
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestCededTerritory(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, fetched := range []bool{true, false} {
			p := Court(t).Own(Green, "egypt").Vf(Green, "egypt", 10).Build(Settlement, 2, "egypt")
			y := medioevo.Treaty{}
			y.Add(medioevo.Clause{Term: medioevo.CedeLand, From: Green, To: Red, A: int16(At("egypt")), N: 0})
			Want(t, "without an army", p.WhyNotSign(&y), RuleNeedsArmy)
			writes(p, DraftPact, Consent, pair(BeginCession, Green, Red), Saying(By(Green, CedeLand, int16(Green), int16(Red), int16(At("egypt"))), 5))
			Want(t, "owner", p.Land("egypt").Owner, Red)
			Want(t, "its buildings", p.Built(At("egypt"), Settlement), 2)
			Want(t, "armies", p.Ground(Red, At("egypt"))*10+p.Ground(Green, At("egypt")), 55)
			if fetched {
				p.Land("egypt").VF[Green] = 0
			}
			p.TurnEnds()
			Want(t, "left behind", p.Ground(Green, At("egypt")), 0)
			Want(t, "told", p.Told(KeyStrayed, int16(Green), 5, int16(At("egypt"))), !fetched)
			Want(t, "the new owner's stay", p.Ground(Red, At("egypt")), 5)
		}
	})
}

// Nobody gives his last land away.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/elimination/when
func TestLastLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		land := TheBox().Atlas.Realms[p.Players[Green].Realm].Territories[0]
		y := medioevo.Treaty{}
		y.Add(medioevo.Clause{Term: medioevo.CedeLand, From: Green, To: Red, A: int16(land), N: 1})
		Want(t, "his last", p.WhyNotSign(&y), RuleLastOfAll)
		p.Own(Green, "egypt").Vf(Green, "egypt", 1)
		if land == At("egypt") {
			p.Own(Green, "judea").Vf(Green, "judea", 1)
		}
		Want(t, "one of two", p.WhyNotSign(&y), play.Free)
	})
}

// Green and red change places: each gives the other the only territory he has, and with it the seat of his court.
//
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/capital/choose-new
func TestLastLandsSwapped(t *testing.T) {
	p := Court(t)
	mine, yours := p.Players[Green].Capital, p.Players[Red].Capital
	p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red))
	p.Play(pair(BeginCession, Green, Red), Saying(By(Green, CedeLand, int16(Green), int16(Red), int16(mine)), 5))
	Want(t, "for nothing", p.Refuses(Says(Green, OfferTreaty)), RuleLastOfAll)
	p.Play(pair(BeginCession, Red, Green), Saying(By(Green, CedeLand, int16(Red), int16(Green), int16(yours)), 5))
	p.Play(Says(Green, OfferTreaty), Says(Red, Consent))
	Want(t, "nobody falls", p.Players[Green].Out || p.Players[Red].Out, false)
	Want(t, "green's", p.Territories[yours].Owner, Green)
	Want(t, "red's", p.Territories[mine].Owner, Red)
	Want(t, "green's capital", p.Players[Green].Capital, yours)
	Want(t, "red's capital", p.Players[Red].Capital, mine)
}

// Green holds Judea by a wagon's crew alone. He cedes the wagon, all he has beside it, and takes over who else stands in
// Judea: in the end he holds it still.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestCrewSwappedForGarrison(t *testing.T) {
	p := Position(t, 3).Crowned("kingdom-of-france", "mamluk-sultanate", "kingdom-of-hungary")
	p.Land("ile-de-france").Owner = play.Nobody
	p.Own(Green, "judea").Vf(Red, "judea", 3)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
	p.Phase = Diplomacy
	writes(p, DraftPact, Consent, pair(BeginCession, Green, Red), By(Green, CedeTransport, int16(Green), int16(Red), wagon),
		pair(BeginCession, Red, Green), Saying(By(Green, CedeArmies, int16(Red), int16(Green), int16(At("judea"))), 3))
	Want(t, "green plays on", p.Players[Green].Out, false)
	Want(t, "Judea", p.Land("judea").Owner, Green)
}

// Who has ceded his last transport is inherited by who got it, not by who got another before.
//
// rule: mu-prototype/elimination/spoils
// rule: mu-alpha/elimination/spoils
func TestLastTransportInherits(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Florins(Red, 100)
		for land := range p.Owned(Red) {
			p.Territories[land].Owner = play.Nobody
		}
		first, last := p.Transport(Red, WarWagon, 1, "judea", 0), p.Transport(Red, Caravan, 1, "judea", 0)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), By(Green, AddParty, Blue))
		p.Play(pair(BeginCession, Red, Blue), By(Green, CedeTransport, int16(Red), int16(Blue), first))
		p.Play(pair(BeginCession, Red, Green), By(Green, CedeTransport, int16(Red), int16(Green), last))
		p.Play(Says(Green, OfferTreaty), Says(Red, Consent), Says(Blue, Consent))
		Want(t, "red is out", p.Players[Red].Out, true)
		Want(t, "green's florins", p.Players[Green].Florins, 1100)
	})
}

// Red has Egypt, and Judea by a wagon's crew alone. He cedes the wagon to Blue, and then Egypt to Green: it was Green who
// had the last of him.
//
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/spoils
// rule: mu-alpha/elimination/when
// rule: mu-alpha/elimination/spoils
func TestLastLandInherits(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Florins(Red, 100)
		for land := range p.Owned(Red) {
			p.Territories[land].Owner = play.Nobody
		}
		p.Held(Red, 5, "egypt").Own(Red, "judea")
		wagon := p.Transport(Red, WarWagon, 1, "judea", 5)
		p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), By(Green, AddParty, Blue))
		p.Play(pair(BeginCession, Red, Blue), By(Green, CedeTransport, int16(Red), int16(Blue), wagon))
		p.Play(pair(BeginCession, Red, Green), Saying(By(Green, CedeLand, int16(Red), int16(Green), int16(At("egypt"))), 5))
		p.Play(Says(Green, OfferTreaty), Says(Red, Consent), Says(Blue, Consent))
		Want(t, "red is out", p.Players[Red].Out, true)
		Want(t, "green's florins", p.Players[Green].Florins, 1100)
		Want(t, "blue's florins", p.Players[Blue].Florins, 1000)
	})
}

// Red has 15 armies in his territory and cedes 10 of them to Green.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestCededArmies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, fetched := range []int16{0, 4, 10} {
			p := Court(t).Own(Red, "egypt").Vf(Red, "egypt", 15)
			writes(p, DraftPact, Consent, pair(BeginCession, Red, Green), Saying(By(Green, CedeArmies, int16(Red), int16(Green), int16(At("egypt"))), 10))
			Want(t, "green's", p.Ground(Green, At("egypt")), 10)
			Want(t, "still red's land", p.Land("egypt").Owner, Red)
			p.Land("egypt").VF[Green] -= fetched
			p.TurnEnds()
			Want(t, "nobody fetched them", p.Ground(Green, At("egypt")), 0)
			Want(t, "red's stay", p.Ground(Red, At("egypt")), 5)
			Want(t, "told", p.Told(KeyStrayed, int16(Green), 10-fetched, int16(At("egypt"))), fetched < 10)
		}
	})
}

// Armies that were astray where their owner has the land by the end of the turn need not be fetched, and none must be
// fetched again for what happened in an earlier turn.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestArmiesAstrayNoMore(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Red, 15, "egypt", "judea")
		for _, id := range []string{"egypt", "judea"} {
			p.Vf(Green, id, 4).StrayAt(Green, At(id), 4)
		}
		p.Own(Green, "egypt").TurnEnds()
		Want(t, "in what is his land now", p.Ground(Green, At("egypt")), 4)
		Want(t, "in another's land", p.Ground(Green, At("judea")), 0)
		p.Vf(Green, "judea", 3).TurnEnds()
		Want(t, "others, a turn later", p.Ground(Green, At("judea")), 3)
	})
}

// Who gets the land too in which he was ceded armies need not fetch them any more, even if he loses it again.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestLandCededAfterItsArmies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Red, 15, "egypt")
		cedes := func(term medioevo.Term) {
			y := medioevo.Treaty{Parties: Bit(Red) | Bit(Green), Offered: Red}
			y.Add(medioevo.Clause{Term: term, From: Red, To: Green, A: int16(At("egypt")), N: 5})
			p.Offer = Offer{Treaty: y}
			p.Run((*State).Sign)
		}
		cedes(medioevo.CedeArmies)
		Want(t, "armies astray", p.Strays[0], Stray{Of: Green, At: At("egypt"), VF: 5})
		cedes(medioevo.CedeLand)
		Want(t, "Green's are at home", slices.ContainsFunc(p.Strays[:], func(x Stray) bool { return x.VF > 0 && x.Of == Green }), false)
		Want(t, "Red's are not", slices.Contains(p.Strays[:], Stray{Of: Red, At: At("egypt"), VF: 5}), true)
	})
}

// The last of his own stays.
// rule: mu-prototype/movement/last-army-leaving-territory
// rule: mu-prototype/diplomacy/tradeable-goods
func TestLastArmyStays(t *testing.T) {
	p := Court(t).Own(Red, "egypt").Vf(Red, "egypt", 5)
	y := medioevo.Treaty{}
	y.Add(medioevo.Clause{Term: medioevo.CedeArmies, From: Red, To: Green, A: int16(At("egypt")), N: 5})
	Want(t, "all of them", p.WhyNotSign(&y), RuleLastArmy)
	y.Clauses[0].N = 4
	Want(t, "but one", p.WhyNotSign(&y), play.Free)
}

// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-prototype/diplomacy/break-is-free-of-actions
// rule: mu-alpha/diplomacy/pact-break-cost
// rule: mu-alpha/diplomacy/actions-equal-tl
func TestBreakTreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, with := range []play.Seat{Red, Blue} { // of his own religion, of another
			p := Court(t)
			no := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: with, To: Green})
			p.Phase = Trade
			var o play.Asking
			o.To(Green, 0)
			p.DiplomacyAsides(&o, Green)
			_, _, choices := o.At(0)
			Want(t, "may be broken in Trade", slices.Contains(choices, play.Choice{Verb: BreakTreaty, A: no}), true)
			p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Green, BreakTreaty, no)) })
			Want(t, "honour", p.Players[Green].Honour, -1)
			Want(t, "actions", p.Players[Green].Actions, 0)
			Want(t, "over", p.Treaties.Find(no) == nil, true)
			Want(t, "told", p.Told(KeyBroken, int16(Green), no), true)
			Want(t, "told as a secret", p.Told(KeySecretBroken), false)
		}
		for _, c := range []struct {
			when Phase
			out  bool
			may  bool
		}{{Setting, false, false}, {Events, false, true}, {Trade, false, true}, {Trade, true, false}, {GameOver, false, false}} {
			p := Court(t)
			p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
			p.Phase, p.Players[Green].Out = c.when, c.out
			var o play.Asking
			o.To(Green, 0)
			p.DiplomacyAsides(&o, Green)
			_, _, choices := o.At(0)
			Want(t, "while he plays", len(choices) > 0, c.may)
		}
	})
}

// Of a secret treaty that is broken the others learn only that there was one.
// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-break-cost
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
// rule: mu-alpha/diplomacy/pact-rupture
func TestBreakSecretTreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
		p.Treaties.Find(no).Secret = true
		p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Green, BreakTreaty, no)) })
		Want(t, "honour", p.Players[Green].Honour, -1)
		Want(t, "what its parties read", reads(p, Red, KeyBroken, KeySecretBroken), KeyBroken)
		Want(t, "what others read", reads(p, Blue, KeyBroken, KeySecretBroken), KeySecretBroken)
	})
}

// reads is the one of these lines that a seat has been told, 0 if it is none or several.
func reads(p *Stage, s play.Seat, keys ...play.Key) (read play.Key) {
	n := 0
	for _, l := range p.Match.Lines(0) {
		if l.For(s) && slices.Contains(keys, l.Key) {
			read = l.Key
			n++
		}
	}
	if n != 1 {
		return 0
	}
	return read
}

// Of a treaty of three the other two keep what is between them.
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
func TestOneLeaves(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Red}, medioevo.Clause{Term: medioevo.Passage, From: Red, To: Blue})
		p.Run(func(g *State, t *play.Table) { g.Renounce(t, Green, g.Treaties.Find(no)) })
		Want(t, "his own", p.Granted(medioevo.Passage, Green, Red), false)
		Want(t, "theirs", p.Granted(medioevo.Passage, Red, Blue), true)
	})
}

// Tribute is due every turn; who cannot pay breaks the treaty.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
func TestTribute(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Tribute, From: Green, To: Red, N: 400})
		for _, left := range []int32{600, 200} {
			p.TurnEnds()
			Want(t, "paid", p.Players[Green].Florins, left)
		}
		p.TurnEnds()
		Want(t, "not paid", p.Players[Red].Florins, 1800)
		Want(t, "broken", p.Treaties.Find(no) == nil, true)
		Want(t, "honour", p.Players[Green].Honour, -1)
	})
}

// All vote openly, parties too; the majority decides, and a tie is for him.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/diplomacy/dispute-tie
// rule: mu-alpha/diplomacy/pact-dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-tie
func TestDispute(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			against int
			broken  bool
		}{{4, true}, {3, true}, {2, false}, {0, false}} {
			p := Court(t)
			no := p.Defends(Green, Red)
			p.Treaties.Find(no).Secret = true
			complaint := By(Green, Accuse, no, int16(Red))
			complaint.Note = "They never came"
			p.Run(func(g *State, t *play.Table) {
				g.DiplomacyAside(t, complaint)
				g.Hearings(t)
			})
			Want(t, "made public", p.Treaties.Find(no).Known(Blue), true)
			Want(t, "with what it says", reads(p, Blue, KeyRevealed), KeyRevealed)
			Want(t, "the complaint", p.Told(KeyAccused, int16(Green), int16(Red), no), true)
			seen := p.View(Blue).(*View).Treaties[0]
			Want(t, "of whom all see that it is voted", len(seen.Accused) == 1 && seen.Accused[0] == Red, true)
			for s := range play.Seat(4) {
				vote := VoteKept
				if int(s) >= 4-c.against {
					vote = VoteBroken
				}
				p.Asks(s, AskVerdict).Play(Says(s, vote))
			}
			Want(t, "all have voted", p.IsOver(), true)
			Want(t, "broken", p.Treaties.Find(no) == nil, c.broken)
			Want(t, "honour", p.Players[Red].Honour == -1, c.broken)
			Want(t, "the verdict", p.Told(KeyVerdict, int16(Red), no, int16(B2i(c.broken))), true)
			if y := p.Treaties.Find(no); y != nil {
				Want(t, "once in a turn", WhyNotAccuse(y, Red), RuleJudged)
				p.TurnEnds()
				Want(t, "in the next turn", WhyNotAccuse(p.Treaties.Find(no), Red), play.Free)
			}
		}
	})
}

// What everybody could read is not made public once more.
// rule: mu-prototype/diplomacy/dispute-vote
func TestAnOpenTreatyIsNotRevealed(t *testing.T) {
	p := Court(t)
	no := p.Defends(Green, Red)
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Green, Accuse, no, int16(Red))) })
	Want(t, "revealed", p.Told(KeyRevealed), false)
}

// Votes count for the question at hand: after all have found Red guilty, all may find Blue innocent.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestOneVerdictAfterAnother(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Blue})
		first, second := p.Defends(Green, Red), p.Defends(Green, Blue)
		p.Run(func(g *State, t *play.Table) {
			g.DiplomacyAside(t, By(Green, Accuse, first, int16(Red)))
			g.DiplomacyAside(t, By(Green, Accuse, second, int16(Blue)))
			g.Hearings(t)
		})
		for _, vote := range []play.Verb{VoteBroken, VoteKept} {
			for s := range play.Seat(4) {
				p.Asks(s, AskVerdict).Play(Says(s, vote))
			}
		}
		Want(t, "all have voted", p.IsOver(), true)
		Want(t, "red's honour", p.Players[Red].Honour, -1)
		Want(t, "blue's honour", p.Players[Blue].Honour, 0)
	})
}

// What is in doubt when a turn ends is voted on before anything is paid.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
// rule: mu-alpha/diplomacy/pact-rupture
func TestVerdictsBeforePayments(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Defends(Green, Red)
		p.Treaty(Tribute(Blue, White, 10))
		p.Run(func(g *State, t *play.Table) {
			g.DiplomacyAside(t, By(Green, Accuse, no, int16(Red)))
			g.TreatiesEnd(t)
		})
		p.Asks(Green, AskVerdict)
		Want(t, "tribute is not yet paid", p.Players[White].Florins, 1000)
		for s := range play.Seat(4) {
			p.Play(Says(s, VoteKept))
		}
		Want(t, "then it is", p.Players[White].Florins, 1010)
	})
}

// Who has left a treaty is voted on no more.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestNoVoteOnWhoHasLeft(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Defence, From: Green, To: Red}, medioevo.Clause{Term: medioevo.Defence, From: Blue, To: Red})
		p.Run(func(g *State, t *play.Table) {
			g.DiplomacyAside(t, By(Red, Accuse, no, int16(Green)))
			g.DiplomacyAside(t, By(Green, BreakTreaty, no))
			g.Hearings(t)
		})
		Want(t, "nobody is asked", p.IsOver(), true)
		Want(t, "the others' holds", p.Treaties.Find(no) != nil, true)
	})
}

// Who breaks a treaty while it is voted whether he has kept it ends the vote: nobody is asked on, and who has voted is
// not either.
//
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestVoteOnWhoLeavesMeanwhile(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Defence, From: Green, To: Red}, medioevo.Clause{Term: medioevo.Defence, From: Blue, To: Red})
		p.Run(func(g *State, t *play.Table) {
			g.DiplomacyAside(t, By(Red, Accuse, no, int16(Green)))
			g.Hearings(t)
		})
		p.Asks(Blue, AskVerdict).Play(Says(Blue, VoteBroken)).Interject(By(Green, BreakTreaty, no))
		Want(t, "the vote is over", p.IsOver(), true)
		Want(t, "he has broken it once", p.Players[Green].Honour, -1)
		Want(t, "the others' holds", p.Treaties.Find(no) != nil, true)
	})
}

// Of what the rules see to themselves nobody is accused.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestNoDispute(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
		var o play.Asking
		o.To(Green, 0)
		p.DiplomacyAsides(&o, Green)
		_, _, choices := o.At(0)
		Want(t, "accusations", slices.ContainsFunc(choices, func(c play.Choice) bool { return c.Verb == Accuse }), false)
	})
}

func TestCedingTheLastArmies(t *testing.T) {
	// The crew of a wagon is all that holds Judea: with the wagon it goes, and the barbarians come.
	p := Court(t).Own(Green, "judea")
	wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
	writes(p, DraftPact, Consent, pair(BeginCession, Green, Red), By(Green, CedeTransport, int16(Green), int16(Red), wagon))
	// rule: mu-prototype/movement/last-army-leaving-territory
	Want(t, "the wagon", p.Transports[wagon].Owner, Red)
	Want(t, "Judea", p.Land("judea").Owner, play.Nobody)
}

// With the crew before them no army is left in Judea at all: nobody holds it any longer.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestCedingCrewAndGarrison(t *testing.T) {
	p := Court(t).Held(Red, 5, "egypt", "judea")
	wagon := p.Transport(Red, WarWagon, 1, "judea", 5)
	writes(p, DraftPact, Consent, pair(BeginCession, Red, Green), By(Green, CedeTransport, int16(Red), int16(Green), wagon),
		pair(BeginCession, Red, Green), Saying(By(Green, CedeArmies, int16(Red), int16(Green), int16(At("judea"))), 5))
	Want(t, "green's", p.Ground(Green, At("judea")), 5)
	Want(t, "Judea", p.Land("judea").Owner, play.Nobody)
}

// Who cedes his last transport and has no land is out of the game.
//
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/elimination/when
func TestCedingTheLastTransport(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		for land := range p.Owned(Red) {
			p.Territories[land].Owner = play.Nobody
		}
		wagon := p.Transport(Red, WarWagon, 1, "judea", 0)
		writes(p, DraftPact, Consent, pair(BeginCession, Red, Green), By(Green, CedeTransport, int16(Red), int16(Green), wagon))
		Want(t, "red is out", p.Players[Red].Out, true)
	})
}

// Blue cannot pay and leaves the treaty: what red owed him by it is over, what green owes red is not.
//
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
func TestNothingIsPaidToWhoHasLeft(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Florins(Blue, 0)
		p.Treaty(Tribute(Blue, Red, 100), Tribute(Red, Blue, 10), Tribute(Green, Red, 50))
		p.TurnEnds()
		Want(t, "blue", p.Players[Blue].Florins, 0)
		Want(t, "red", p.Players[Red].Florins, 1050)
		Want(t, "blue's honour", p.Players[Blue].Honour, -1)
	})
}

// What a bankrupt owes is struck out of the fullest treaty; of a treaty that he may not read nothing is known to end.
//
// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestForgivenInAFullTreaty(t *testing.T) {
	p := Court(t)
	full := p.Treaty(Tribute(Green, Red, 1), Tribute(Red, Green, 2), Tribute(Green, Red, 3), Tribute(Red, Green, 4), Tribute(Green, Red, 5), Tribute(Red, Green, 6))
	hidden := p.Treaty(Tribute(Red, Blue, 7))
	p.Treaties.Find(hidden).Secret = true
	p.HideTreaties(Green)
	p.Run(func(g *State, t *play.Table) { g.Forgive(t, Green) })
	y := p.Treaties.Find(full)
	Want(t, "what is owed to him", y.Articles(), 3)
	Want(t, "in its order", y.Clauses[0].N*100+y.Clauses[1].N*10+y.Clauses[2].N, 246)
	Want(t, "the hidden treaty", p.Treaties.Find(hidden) != nil, true)
}

// What is ceded must be the giver's own, and each land goes with an army of its own.
//
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichLandMayBeCeded(t *testing.T) {
	land := func(id string, n int16) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.CedeLand, From: Green, To: Red, A: int16(At(id)), N: n}
	}
	armies := func(id string, n int16) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.CedeArmies, From: Green, To: Red, A: int16(At(id)), N: n}
	}
	full := func(p *Stage) {
		for i := range p.Strays {
			p.Strays[i] = Stray{Of: Blue, At: At("thrace"), VF: 1}
		}
	}
	for _, c := range []struct {
		name    string
		but     func(p *Stage)
		clauses []medioevo.Clause
		why     play.Rule
	}{
		{"with 1 VF", nil, []medioevo.Clause{land("egypt", 1)}, play.Free},
		{"with all that is there", nil, []medioevo.Clause{land("egypt", 10)}, play.Free},
		{"with more than is there", nil, []medioevo.Clause{land("egypt", 11)}, RuleNeedsArmy},
		{"without an army", nil, []medioevo.Clause{land("egypt", 0)}, RuleNeedsArmy},
		{"two lands", nil, []medioevo.Clause{land("egypt", 10), land("judea", 10)}, play.Free},
		{"armies of another land too", nil, []medioevo.Clause{armies("egypt", 5), land("judea", 10)}, play.Free},
		{"armies of it before", nil, []medioevo.Clause{armies("egypt", 5), land("egypt", 5)}, RuleNeedsArmy},
		{"armies of another there", func(p *Stage) { p.Vf(Blue, "egypt", 5) },
			[]medioevo.Clause{{Term: medioevo.CedeArmies, From: Blue, To: Red, A: int16(At("egypt")), N: 5}, land("egypt", 10)}, play.Free},
		{"florins lent, for as many as its number to be paid back", nil,
			[]medioevo.Clause{{Term: medioevo.Loan, From: Green, To: Red, A: int16(At("egypt")), N: 5}, land("egypt", 10)}, play.Free},
		{"one land twice", nil, []medioevo.Clause{land("egypt", 1), land("egypt", 1)}, RuleNeedsArmy},
		{"another's", func(p *Stage) { p.Own(Red, "egypt") }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"nobody's", func(p *Stage) { p.Own(play.Nobody, "egypt") }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"contested", func(p *Stage) { p.Land("egypt").Before = Blue }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"where nobody is left to be fetched", full, []medioevo.Clause{land("egypt", 10)}, play.Free},
		{"where too many must be fetched", full, []medioevo.Clause{land("egypt", 9)}, RuleManyStrays},
	} {
		p := Court(t).Held(Green, 10, "egypt", "judea", "sinai")
		if c.but != nil {
			c.but(p)
		}
		y := medioevo.Treaty{Parties: Bit(Green) | Bit(Red)}
		for _, clause := range c.clauses {
			y.Add(clause)
		}
		Want(t, c.name, p.WhyNotGive(&y), c.why)
	}
}

// A transport is ceded where it stands, once, and with nobody aboard who is not traded.
//
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichTransportMayBeCeded(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage, i int16)
		why  play.Rule
	}{
		{"as it stands", func(*Stage, int16) {}, play.Free},
		{"one that is no more", func(p *Stage, i int16) { p.Transports[i].Kind = NoTransport }, RuleNotHis},
		{"another's", func(p *Stage, i int16) { p.Transports[i].Owner = Blue }, RuleNotHis},
		{"one still to be placed", func(p *Stage, i int16) { p.Transports[i].At = NoPlace }, RuleNotHis},
		{"one that must leave", func(p *Stage, i int16) { p.Transports[i].Leave = 1 }, RuleNotHis},
		{"aboard a ship", func(p *Stage, i int16) { p.Transports[i].Aboard = p.Transport(Green, Galley, 1, "egypt", 1) }, RuleNotTraded},
		{"with a Captain", func(p *Stage, i int16) { p.Captain(Green, 1, "egypt", i) }, RuleNotTraded},
		{"with an engine", func(p *Stage, i int16) { p.Engine(Green, 1, "egypt", i) }, RuleNotTraded},
		{"with a wagon", func(p *Stage, i int16) {
			p.Transports[i].Kind = Galley
			p.Transports[p.Transport(Green, Caravan, 1, "egypt", 1)].Aboard = i
		}, RuleNotTraded},
		{"with a Captain beside it", func(p *Stage, i int16) { p.Captain(Green, 1, "egypt", None) }, play.Free},
	} {
		p := Court(t).Held(Green, 10, "egypt")
		i := p.Transport(Green, WarWagon, 1, "egypt", 2)
		c.but(p, i)
		y := medioevo.Treaty{}
		y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: Green, To: Red, A: i})
		Want(t, c.name, p.WhyNotCedeTransport(&y, 0), c.why)
		if c.why == play.Free {
			other := p.Transport(Green, WarWagon, 1, "egypt", 2)
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: Green, To: Red, A: other})
			Want(t, "and another", p.WhyNotCedeTransport(&y, 1), play.Free)
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: Green, To: Red, A: i})
			Want(t, "twice", p.WhyNotCedeTransport(&y, 2), RuleNotHis)
			y = medioevo.Treaty{}
			y.Add(medioevo.Clause{Term: medioevo.CedeEngine, From: Green, To: Red, A: i})
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: Green, To: Red, A: i})
			Want(t, "after the engine of its number", p.WhyNotCedeTransport(&y, 1), play.Free)
		}
	}
}

// A siege engine is ceded where it stands on the ground, and once.
//
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichEngineMayBeCeded(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage, e int16)
		why  play.Rule
	}{
		{"as it stands", func(*Stage, int16) {}, play.Free},
		{"one that is no more", func(p *Stage, e int16) { p.Engines[e].Level = 0 }, RuleNotHis},
		{"another's", func(p *Stage, e int16) { p.Engines[e].Owner = Blue }, RuleNotHis},
		{"one still to be placed", func(p *Stage, e int16) { p.Engines[e].At = NoPlace }, RuleNotHis},
		{"aboard a wagon", func(p *Stage, e int16) { p.Engines[e].Aboard = p.Transport(Green, WarWagon, 1, "egypt", 1) }, RuleNotTraded},
	} {
		p := Court(t).Held(Green, 10, "egypt")
		e, other := p.Engine(Green, 1, "egypt", None), p.Engine(Green, 1, "egypt", None)
		c.but(p, e)
		cede := func(term medioevo.Term, what int16) medioevo.Clause {
			return medioevo.Clause{Term: term, From: Green, To: Red, A: what}
		}
		y := medioevo.Treaty{}
		y.Add(cede(medioevo.CedeEngine, e))
		Want(t, c.name, p.WhyNotGive(&y), c.why)
		if c.why == play.Free {
			y.Add(cede(medioevo.CedeEngine, other))
			Want(t, "and another", p.WhyNotGive(&y), play.Free)
			y.Add(cede(medioevo.CedeEngine, e))
			Want(t, "twice", p.WhyNotGive(&y), RuleNotHis)
			y = medioevo.Treaty{}
			y.Add(cede(medioevo.CedeTransport, p.Transport(Green, WarWagon, 1, "egypt", 2)))
			y.Add(cede(medioevo.CedeEngine, e))
			Want(t, "after the transport of its number", p.WhyNotGive(&y), play.Free)
		}
	}
}

// Who has more than he may, and gets nothing more of it, keeps to the limits: they are for what is received.
//
// rule: mu-prototype/diplomacy/received-items-respect-limits
// rule: mu-alpha/purchase/transport-count-limit
func TestLimitsAreForWhatIsReceived(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Held(Green, 5, "egypt").Held(Red, 5, "judea")
		mine := p.Transport(Green, Merchantman, 1, "egypt", 2)
		for range 2 {
			p.Transport(Red, Caravan, 1, "judea", 2)
			p.Engine(Red, 1, "judea", None)
		}
		y := medioevo.Treaty{Parties: Bit(Green) | Bit(Red)}
		y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: Green, To: Red, A: mine})
		Want(t, "a first Merchantman for who has two Caravans at TL I", p.WhyNotReceive(&y), play.Free)
	})
}

// A bankrupt's own debts are cancelled, not what others owe; what is left of a treaty holds, others' treaties too.
//
// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestOnlyTheBankruptsDebtsAreForgiven(t *testing.T) {
	p := Court(t)
	theirs := p.Treaty(medioevo.Clause{Term: medioevo.Loan, From: Blue, To: Red, A: 60, N: 50}, medioevo.Clause{Term: medioevo.Tribute, From: Blue, To: Red, N: 5})
	his := p.Treaty(medioevo.Clause{Term: medioevo.Loan, From: Green, To: Red, A: 70, N: 60}, medioevo.Clause{Term: medioevo.Tribute, From: Red, To: Green, N: 4},
		medioevo.Clause{Term: medioevo.Tribute, From: Green, To: Red, N: 3})
	p.Run(func(g *State, t *play.Table) { g.Forgive(t, Green) })
	Want(t, "what others owe each other", p.Treaties.Find(theirs).Articles(), 2)
	Want(t, "what is owed to him", p.Treaties.Find(his).Articles(), 2)
	Want(t, "told of an end", p.Told(KeyLapsed), false)
}

// What a treaty says is told with all who are party to it.
//
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func TestATreatyIsToldWithItsParties(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		no := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Red}, medioevo.Clause{Term: medioevo.Tribute, From: Blue, To: Red, N: 5})
		p.Run(func(g *State, t *play.Table) { g.TellTreaty(t, KeySigned, g.Treaties.Find(no), "") })
		Want(t, "signed", p.Told(KeySigned, no, int16(Green)), true)
		Want(t, "with what it says", p.Told(KeyClause+play.Key(medioevo.Tribute), int16(Blue), int16(Red), 0, 5), true)
		Want(t, "with who offered it", p.Told(KeyWithParty, int16(Green)), false)
		Want(t, "with red", p.Told(KeyWithParty, int16(Red)), true)
		Want(t, "with blue", p.Told(KeyWithParty, int16(Blue)), true)
		Want(t, "with white", p.Told(KeyWithParty, int16(White)), false)
	})
}
