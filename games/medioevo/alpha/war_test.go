package alpha

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// At court Green and Red are of one religion, Blue and White of another.

// rule: mu-alpha/diplomacy/declare-war-other-religion
// rule: mu-alpha/diplomacy/declare-war-same-religion
// rule: mu-alpha/diplomacy/surprise-attack
// rule: mu-alpha/diplomacy/actions-equal-tl
// rule: mu-alpha/victory/hp-diplomacy
func TestWhatWarCosts(t *testing.T) {
	for _, c := range []struct {
		on   play.Seat
		cost int16
	}{{Red, 2}, {Blue, 1}} {
		p := Court(t).Acts(Green, (*State).Diplomacy)
		p.Play(By(Green, DeclareWar, int16(c.on), 0, c.cost))
		Want(t, "war", p.AtWar(Green, c.on) && p.AtWar(c.on, Green), true)
		Want(t, "honour", p.Players[Green].Honour, -c.cost)
		Want(t, "the other's", p.Players[c.on].Honour, 0)
		Want(t, "for war", p.Gained(Green, ForWar), -c.cost)
		Want(t, "actions", p.Players[Green].Actions, 1)
		Want(t, "told", p.Told(KeyWar, int16(Green), int16(c.on)), true)

		p = Court(t).Run(func(g *State, t *play.Table) { declare(g, t, Green, c.on, true) })
		Want(t, "war by surprise", p.AtWar(Green, c.on), true)
		Want(t, "4 whatever the religion, and no more", p.Players[Green].Honour, -4)
		Want(t, "for the surprise", p.Gained(Green, ForSurprise), -4)
		Want(t, "no action", p.Players[Green].Actions, 0)
		Want(t, "told as one", p.Told(KeySurprise, int16(Green), int16(c.on)), true)
		Want(t, "said before", priceOfWar(Court(t).State, Green, c.on, true), 4)
	}
}

// An attack in Combat without a declaration costs its 4 at once, and 1 for each pact it breaks.
//
// rule: mu-alpha/diplomacy/surprise-attack
// rule: mu-alpha/diplomacy/pact-break-cost
func TestASurpriseBreaksPacts(t *testing.T) {
	p := Court(t)
	no := p.Treaty(medioevo.Clause{Term: medioevo.NoWar, From: Green, To: Blue})
	p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Green})
	other := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: White})
	Want(t, "said before", p.PriceOf(Green, Blue), 6)
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Blue, true) })
	Want(t, "4 and two pacts", p.Players[Green].Honour, -6)
	Want(t, "who was attacked pays nothing", p.Players[Blue].Honour, 0)
	Want(t, "the pact", p.Treaties.Find(no) == nil, true)
	Want(t, "another's", p.Treaties.Find(other) != nil, true)
}

// While they are at war nobody pays for attacks, and it lasts until peace is made.
//
// rule: mu-alpha/diplomacy/war-persists
func TestWarPersists(t *testing.T) {
	p := Court(t)
	for a := range play.Seat(4) {
		for b := range play.Seat(4) {
			Want(t, "all begin at peace", p.AtWar(a, b), false)
		}
	}
	p.War(Green, Red)
	Want(t, "price of an attack", p.PriceOf(Green, Red), 0)
	p.Turn += 7
	p.TurnEnds()
	Want(t, "turns later", p.AtWar(Green, Red), true)
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "a pact with an enemy", p.Offers(By(Green, DraftPact, Red)), false)
	Want(t, "to declare it again", p.Offers(By(Green, DeclareWar, int16(Red), 0, 2)), false)
}

// Nobody is drawn into the wars of others: who has promised help may be accused, and is asked nothing.
//
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestNoChainOfAllies(t *testing.T) {
	p := Court(t)
	no := p.Treaty(medioevo.Clause{Term: medioevo.Defence, From: White, To: Red, N: 30})
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, false) })
	Want(t, "nobody is asked", p.IsOver(), true)
	Want(t, "white is at peace", p.Players[White].War, 0)
	Want(t, "his promise holds", p.Treaties.Find(no) != nil, true)
	for s := range play.Seat(4) {
		Want(t, "casus belli", p.Players[s].CasusBelli, [MostRealms]int8{})
	}
}

// The rulebook's pact: B comes to A's help with 30 armies at least. A is attacked and B does not come; it is put to the
// vote and B has broken it.
//
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-break-cost
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestHelpThatDoesNotCome(t *testing.T) {
	p := Court(t)
	p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, White), Saying(By(Red, AddDefence, White, Red), 30), Saying(Says(Red, LastFor), 4), Says(Red, OfferTreaty))
	p.Asks(White, AskConsent).Play(Says(White, Consent))
	no := p.Treaties.List[0].No
	Want(t, "a pact as any other", p.Treaties.List[0].Warlike, false)
	Want(t, "for 4 turns", p.Treaties.List[0].Until, int16(p.Turn)+3)
	p.Run(func(g *State, t *play.Table) {
		declare(g, t, Green, Red, true)
		g.DiplomacyAside(t, By(Red, Accuse, no, int16(White)))
		g.Hearings(t)
	})
	for s := range play.Seat(4) {
		p.Play(Says(s, VoteBroken))
	}
	Want(t, "broken", p.Treaties.Find(no) == nil, true)
	Want(t, "honour", p.Players[White].Honour, -1)
}

// There are no Military Alliances, and a pact may hold everything; nothing is ever noted as a cause for war.
//
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestAPactMayHoldAnything(t *testing.T) {
	p := Court(t).Acts(Green, (*State).Diplomacy)
	Want(t, "an alliance", p.Offers(By(Green, DraftAlliance, Red)), false)
	Want(t, "is not even forbidden", p.Refuses(By(Green, DraftAlliance, Red)), play.Free)
	p.Play(By(Green, DraftPact, Red))
	for _, a := range []play.Answer{
		By(Green, AddPassage, Green, Red), Saying(By(Green, AddMarket, Red, Green), 50), Saying(By(Green, AddPayment, Green, Red), 10),
		Saying(By(Green, AddTribute, Red, Green), 10), Saying(By(Green, AddLoan, Red, Green), 500), Saying(By(Green, AddDefence, Red, Green), 30),
		By(Green, AddAttack, Green, Red, Blue), By(Green, AddNoWar, Green, Red), By(Green, BeginCession, Green, Red), By(Green, AddWords, Green, play.Nobody),
	} {
		Want(t, "a clause", p.Offers(a), true)
	}
	p.Play(By(Green, AddAttack, Green, Red, Blue), Saying(By(Green, AddDefence, Red, Green), 30), Says(Green, OfferTreaty), Says(Red, Consent))
	Want(t, "a pact", p.Treaties.List[0].Warlike, false)
	p.Run(func(g *State, t *play.Table) { g.Ed().Aggrieve(g, t, Red, Green, 3) })
	Want(t, "casus belli", p.Players[Red].CasusBelli, [MostRealms]int8{})
}

// Who has promised a war and made it has kept his word, though there is peace again before the turn ends.
//
// rule: mu-alpha/diplomacy/war-persists
// rule: mu-alpha/diplomacy/pact-any-agreement
// rule: mu-alpha/diplomacy/pact-break-cost
func TestAPromisedWarThatHasBeenMade(t *testing.T) {
	for _, made := range []bool{true, false} {
		p := Court(t)
		p.Treaty(medioevo.Clause{Term: medioevo.Attack, From: Red, To: Green, A: int16(Blue)})
		p.Treaties.List[0].Until = int16(p.Turn) + 2
		p.Run(func(g *State, t *play.Table) {
			if made {
				declare(g, t, Red, Blue, false)
				g.MakePeace(t, Blue, Red)
			}
			g.TreatiesEnd(t)
		})
		Want(t, "it holds", p.Treaties.Find(1) != nil, made)
	}
}

// rule: mu-alpha/diplomacy/peace-arranged
// rule: mu-alpha/diplomacy/peace-requested
// rule: mu-alpha/diplomacy/actions-equal-tl
func TestPeace(t *testing.T) {
	for _, c := range []struct {
		how          play.Verb
		asked        play.Prompt
		answer       play.Verb
		peace        bool
		asker, other int16
	}{
		{OfferPeace, AskPeace, Consent, true, 0, 0},
		{OfferPeace, AskPeace, Refuse, false, 0, 0},
		{SueForPeace, AskSued, Consent, true, -2, 1},
		{SueForPeace, AskSued, Refuse, false, 0, 0},
	} {
		p := Court(t).War(Green, Red).Studied(Green, 2).Acts(Green, (*State).Diplomacy)
		Want(t, "with whom there is peace", p.Offers(By(Green, c.how, Blue)), false)
		p.Play(By(Green, c.how, Red)).Asks(Red, c.asked).Play(Says(Red, c.answer))
		Want(t, "peace", p.AtWar(Green, Red), !c.peace)
		Want(t, "who asked", p.Players[Green].Honour, c.asker)
		Want(t, "who was asked", p.Players[Red].Honour, c.other)
		Want(t, "the action is spent", p.Players[Green].Actions, 1)
		Want(t, "of the other none", p.Players[Red].Actions, 0)
	}
	p := Court(t).War(Green, Red).Holds(Green, Bardo)
	p.Players[Green].Actions = 1
	p.Acts(Green, (*State).Diplomacy)
	for _, how := range []play.Verb{OfferPeace, SueForPeace} {
		Want(t, "without an action left", p.Refuses(By(Green, how, Red)), RuleNoActions)
	}
}

// The Diplomatic card is played as a diplomatic action, other cards of the phase are not.
//
// rule: mu-alpha/diplomacy/actions-equal-tl
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestTheDiplomaticCardIsAnAction(t *testing.T) {
	p := Court(t).Holds(Green, Diplomatico, Diplomatico, Concessione)
	p.Acts(Green, (*State).Diplomacy)
	Want(t, "nothing is there to be forgotten", p.Offers(On(Green, Diplomatico, Blue, 1)), false)
	p.Play(On(Green, Diplomatico, Blue, 0))
	Want(t, "actions", p.Players[Green].Actions, 1)
	Want(t, "truce", p.Truce(Green, Blue) && p.Truce(Blue, Green), true)
	Want(t, "another", p.Refuses(By(Green, PlayCard, Diplomatico, None, None)), RuleNoActions)
	Want(t, "another card", p.Offers(On(Green, Concessione, Red, 1)), true)
	p.Play(On(Green, Concessione, Red, 1))
	Want(t, "costs none", p.Players[Green].Actions, 1)
}

// The truce lasts 1 turn, 2 with LITERATURE, 3 with PHILOSOPHY, 4 with UNIVERSITY. It binds both, and 1 HP buys off each of
// its turns.
//
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestHowLongATruceLasts(t *testing.T) {
	for _, c := range []struct {
		techs []int8
		turns int8
	}{{nil, 1}, {[]int8{Istruzione}, 1}, {[]int8{Letteratura}, 2}, {[]int8{Letteratura, Filosofia}, 3}, {[]int8{Letteratura, Filosofia, Universita}, 4}} {
		p := Court(t).Holds(Green, Diplomatico).Learned(Green, c.techs...)
		p.Acts(Green, (*State).Diplomacy).Play(On(Green, Diplomatico, Blue, 0))
		last := p.Truces[Green][Blue]
		Want(t, "turns", last-p.Turn+1, c.turns)
		for turn := p.Turn; turn <= last+1; turn++ {
			p.Turn = turn
			Want(t, "war", p.WhyNotWar(Blue, Green) == RuleTruce, turn <= last)
		}
	}
	p := Court(t).Holds(Green, Diplomatico).Learned(Green, Letteratura, Filosofia)
	p.Acts(Green, (*State).Diplomacy).Play(On(Green, Diplomatico, Blue, 0))
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, Saying(By(Blue, CutTruce, Green), 2)) })
	Want(t, "bought off", p.Truces[Green][Blue], p.Turn)
	Want(t, "honour", p.Players[Blue].Honour, -2)
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, Saying(By(Green, CutTruce, Blue), 1)) })
	Want(t, "by either", p.Truce(Green, Blue), false)
	Want(t, "honour", p.Players[Green].Honour, -1)
}

// However a table is played, nobody is offered an alliance, or to have Casus Belli forgotten, and nobody has any.
//
// rule: mu-alpha/diplomacy/pact-any-agreement
func TestNothingOfAlliancesIsEverOffered(t *testing.T) {
	l, err := Tested().Game().Start(Setup(3, 4, map[string]int{OptionTurns: 3, OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	dice := chance.New(7)
	for n := 0; n < 1500 && !l.Over(); n++ {
		offers := l.Offers()
		o := offers[dice.N(len(offers))]
		for _, c := range o.Choices {
			Want(t, "an alliance", c.Verb == DraftAlliance, false)
			Want(t, "Casus Belli to be forgotten", c.Verb == PlayCard && c.A == int16(Diplomatico) && c.C > 0, false)
		}
		c := o.Choices[dice.N(len(o.Choices))]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range l.View(play.Nobody).(*View).Players {
		Want(t, "Casus Belli", slices.ContainsFunc(p.CasusBelli, func(n int) bool { return n != 0 }), false)
	}
}

// A Princess at a court goes home when there is war between the two.
//
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/diplomacy/war-persists
func TestWarSendsThePrincessHome(t *testing.T) {
	for _, from := range []play.Seat{Green, Red} {
		p := Court(t)
		p.Delivered[0] = Delivered{Card: Principessa, From: from, To: Green + Red - from}
		Want(t, "she is at court", p.Princess(from, Green+Red-from), true)
		p.Run(func(g *State, t *play.Table) { g.Ed().Declare(g, t, Red, Green, false) })
		Want(t, "in war", p.Princess(from, Green+Red-from), false)
		Want(t, "discarded", p.Discards[Principessa], 1)
	}
}

// A war finds transports of both in each other's land: they must leave it.
//
// rule: mu-alpha/diplomacy/war-persists
func TestWarSendsTransportsAway(t *testing.T) {
	p := Court(t).Held(Green, 5, "judea").Held(Red, 5, "castile")
	theirs, mine := p.Transport(Red, Caravan, 1, "judea", 0), p.Transport(Green, Caravan, 1, "castile", 0)
	home := p.Transport(Green, Caravan, 1, "judea", 0)
	p.Run(func(g *State, t *play.Table) { g.Ed().Declare(g, t, Red, Green, false) })
	Want(t, "his in Green's land", p.Transports[theirs].Leave, p.Turn)
	Want(t, "Green's in his", p.Transports[mine].Leave, p.Turn)
	Want(t, "at home", p.Transports[home].Leave, 0)
}

// A pact that a card imposed costs who imposed it nothing to break.
//
// rule: mu-alpha/victory/hp-diplomacy
// rule: mu-alpha/diplomacy/pact-break-cost
func TestWhatItCostsToBreakAPact(t *testing.T) {
	p := Position(t, 4)
	pact := p.Treaties.Find(p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green}))
	Want(t, "one point", p.BreakCost(Green, pact), 1)
	pact.Offered = Green
	Want(t, "also who offered it", p.BreakCost(Green, pact), 1)
	pact.Imposed = true
	Want(t, "who imposed it", p.BreakCost(Green, pact), 0)
	Want(t, "on whom it was imposed", p.BreakCost(Red, pact), 1)
	p.Delivered[0] = Delivered{Card: Principessa, From: Red, To: Blue}
	Want(t, "with a Princess at another's court", p.BreakCost(Red, pact), 1)
	p.Delivered[0].To = Green
	Want(t, "with one at his", p.BreakCost(Red, pact), 2)
}

// A party may break a pact, and accuse whom it binds.
//
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-dispute-vote
func TestWhomOneMayAccuse(t *testing.T) {
	p := Court(t)
	no := p.Defends(Green, Red)
	said := func(s play.Seat, v play.Verb, about int16) (listed bool) {
		var o play.Asking
		o.To(s, AskDiplomacy)
		p.Asides(&o, s)
		_, _, all := o.At(0)
		for _, c := range all {
			listed = listed || c.Verb == v && c.A == no && c.B == about
		}
		return listed
	}
	Want(t, "to break it", said(Green, BreakTreaty, 0), true)
	Want(t, "whom it binds", said(Green, Accuse, int16(Red)), true)
	Want(t, "another", said(Green, Accuse, int16(Blue)), false)
	Want(t, "who is no party", said(Blue, BreakTreaty, 0) || said(Blue, Accuse, int16(Red)), false)
}
