package prototype

import (
	"encoding/json"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// writes lets green write a treaty with red by some strokes of the pen and offer it, and red answer it.
func (p *stage) writes(verb play.Verb, answer play.Verb, strokes ...play.Answer) *stage {
	p.t.Helper()
	p.acts(green, (*State).diplomacy).play(by(green, verb, red)).play(strokes...).play(says(green, OfferTreaty))
	return p.asks(red, AskConsent).play(says(red, answer))
}

func pair(v play.Verb, from, to play.Seat) play.Answer { return by(green, v, from, to) }

// rule: mu-prototype/diplomacy/action-allowance
func TestActionAllowance(t *testing.T) {
	for level := int8(1); level <= 3; level++ {
		p := court(t).studied(green, level)
		p.acts(green, (*State).diplomacy)
		for range level {
			want(t, "an action left", p.over(), false)
			p.play(by(green, DraftPact, red), pair(AddPassage, green, red), says(green, OfferTreaty), says(red, Refuse))
		}
		want(t, "no more actions", p.over(), true)
		want(t, "actions", p.Players[green].Actions, level)
	}
	p := court(t).studied(green, 2).acts(green, (*State).diplomacy)
	p.play(by(green, DraftPact, red), pair(AddPassage, green, red), says(green, OfferTreaty), says(red, Refuse), says(green, EndDiplomacy))
	want(t, "fewer are enough", p.over(), true)
	want(t, "actions taken", p.Players[green].Actions, 1)
}

// Before who is to act does so, it is voted on who was accused, and who has lost his capital chooses another.
//
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/capital/choose-new
func TestWhatComesBeforeTheNextAction(t *testing.T) {
	p := court(t).held(green, 5, "egypt").build(Settlement, 1, "egypt")
	p.Players[green].Capital = NoPlace
	no := p.treaty(medioevo.Clause{Term: medioevo.Defence, From: red, To: green})
	p.acts(green, (*State).diplomacy)
	want(t, "the new capital", p.Players[green].Capital, at("egypt"))
	p.aside(by(green, Accuse, no, int16(red))).play(by(green, DraftPact, blue), says(green, TearUp))
	p.asks(green, AskVerdict)
}

// Who holds cards is asked on, but may take no more actions.
// rule: mu-prototype/diplomacy/action-allowance
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestCardsAfterActions(t *testing.T) {
	p := court(t).holds(green, Bardo)
	p.Players[green].Actions = 1
	p.acts(green, (*State).diplomacy)
	want(t, "a pact", p.refuses(by(green, DraftPact, red)), RuleNoActions)
	want(t, "war", p.refuses(by(green, DeclareWar, red, 0, 3)), RuleNoActions)
	want(t, "his card", p.offers(playing(green, Bardo, play.Nobody, None)), true)
}

// rule: mu-prototype/diplomacy/refused-offer-still-counts
func TestRefusedOffer(t *testing.T) {
	p := court(t).writes(DraftPact, Refuse, pair(AddPassage, red, green))
	want(t, "actions", p.Players[green].Actions, 1)
	want(t, "passage", p.granted(medioevo.Passage, red, green), false)
	want(t, "told", p.told(KeyOfferRefused, int16(green), int16(red)), true)
	want(t, "it is off the table", p.Offer, Offer{})
}

// What is torn up was never offered.
// rule: mu-prototype/diplomacy/action-kinds
func TestTornUp(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), pair(AddPassage, red, green), says(green, TearUp))
	want(t, "actions", p.Players[green].Actions, 0)
	want(t, "it is off the table", p.Offer, Offer{})
	for _, a := range []play.Answer{by(green, DraftPact, red), by(green, DraftAlliance, red), by(green, DeclareWar, red, 0, 3)} {
		want(t, "offered", p.offers(a), true)
	}
}

// A treaty of three is one action, and all must agree; refused by one it is nothing.
// rule: mu-prototype/diplomacy/action-kinds
// rule: mu-prototype/diplomacy/pact-definition
func TestThreeParties(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), by(green, AddParty, blue), pair(AddPassage, red, blue),
		says(green, OfferTreaty), says(red, Consent))
	want(t, "told", p.told(KeyOffered, 0, int16(green)), true)
	want(t, "who has agreed", p.Offer.Agreed, bit(red))
	p.asks(blue, AskConsent).play(says(blue, Consent))
	want(t, "passage", p.granted(medioevo.Passage, red, blue), true)
	want(t, "the other way", p.granted(medioevo.Passage, blue, red), false)
	want(t, "actions", p.Players[green].Actions+p.Players[red].Actions+p.Players[blue].Actions, 1)
}

// Nobody can agree to give what he has no longer when he is asked.
// rule: mu-prototype/diplomacy/pact-definition
func TestNobodyAgreesToWhatHeCannotGive(t *testing.T) {
	for _, florins := range []int32{500, 499} {
		p := court(t).florins(red, florins)
		p.run(func(g *State, t *play.Table) {
			g.Offer.Treaty = medioevo.Treaty{Parties: bit(green) | bit(red), Offered: green, Until: int16(g.Turn)}
			g.Offer.Treaty.Add(medioevo.Clause{Term: medioevo.Payment, From: red, To: green, N: 500})
			g.present(t, green, "")
		})
		want(t, "red may agree", p.offers(says(red, Consent)), florins >= 500)
		want(t, "or refuse", p.offers(says(red, Refuse)), true)
	}
}

// What may be written into a treaty: who joins it, whether it is secret, how long it lasts, and what one of its parties
// grants another.
//
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-duration-required
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestWhatMayBeWritten(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red))
	for _, c := range []struct {
		what string
		a    play.Answer
		may  bool
	}{
		{"a third party", by(green, AddParty, blue), true},
		{"who is party already", by(green, AddParty, red), false},
		{"himself", by(green, AddParty, green), false},
		{"what he grants", pair(AddPassage, green, red), true},
		{"what he is granted", pair(AddPassage, red, green), true},
		{"what one grants himself", pair(AddPassage, green, green), false},
		{"what is granted to another", pair(AddPassage, green, blue), false},
		{"what another grants", pair(AddPassage, blue, green), false},
		{"words", by(green, AddWords, green, play.Nobody), true},
		{"for 1 turn", saying(says(green, LastFor), 1), true},
		{"for no turn", saying(says(green, LastFor), 0), false},
		{"for 15 turns", saying(says(green, LastFor), 15), true},
		{"for 16 turns", saying(says(green, LastFor), 16), false},
		{"for ever", says(green, LastForever), true},
		{"to keep it secret", says(green, KeepSecret), true},
		{"to make open what is open", says(green, MakeOpen), false},
		{"to tear it up", says(green, TearUp), true},
	} {
		want(t, c.what, p.offers(c.a), c.may)
	}
	want(t, "to offer an empty sheet", p.refuses(says(green, OfferTreaty)), RuleFewParties)
	p.play(says(green, KeepSecret), by(green, AddWords, green, play.Nobody))
	want(t, "to keep secret what is secret", p.offers(says(green, KeepSecret)), false)
	want(t, "to make it open", p.offers(says(green, MakeOpen)), true)
	want(t, "words twice", p.offers(by(green, AddWords, green, play.Nobody)), false)
	want(t, "to offer words alone", p.offers(says(green, OfferTreaty)), true)
	p.play(saying(pair(AddLoan, red, green), 10), saying(says(green, RepayWith), 10))
	want(t, "to offer a loan with a term", p.offers(says(green, OfferTreaty)), true)
}

// With an enemy of a party there is no treaty but peace.
// rule: mu-prototype/war/pacts-lapse-on-declaration
func TestNoTreatyWithEnemies(t *testing.T) {
	p := court(t).war(green, blue).war(red, white)
	p.acts(green, (*State).diplomacy)
	want(t, "pact with an enemy", p.offers(by(green, DraftPact, blue)), false)
	p.play(by(green, DraftPact, red))
	want(t, "a partner's enemy", p.refuses(by(green, AddParty, white)), RuleAtWar)
}

// The rulebook's pact: A may cross B's territories for 1 turn.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func TestPassagePact(t *testing.T) {
	p := court(t).own(red, "egypt").vf(red, "egypt", 5)
	want(t, "without a pact", p.mayEnter(green, at("egypt")), false)
	want(t, "his own", p.mayEnter(red, at("egypt")), true)
	want(t, "barbarians'", p.mayEnter(green, at("styria")), true)
	want(t, "the sea", p.mayEnter(green, at("egyptian-sea")), true)
	p.writes(DraftPact, Consent, pair(AddPassage, red, green), saying(says(green, LastFor), 1))
	want(t, "with it", p.mayEnter(green, at("egypt")), true)
	p.turnEnds()
	want(t, "after the turn", p.mayEnter(green, at("egypt")), false)
	want(t, "told of its end", p.told(KeyLapsed, 1), true)
	want(t, "honour", p.Players[green].Honour+p.Players[red].Honour, 0)
}

// No passage that was granted opens an enemy's land.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func TestNoPassageInWar(t *testing.T) {
	p := court(t).held(red, 5, "egypt")
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
	want(t, "at peace", p.mayEnter(green, at("egypt")), true)
	want(t, "at war", p.war(green, red).mayEnter(green, at("egypt")), false)
}

// The rulebook's pact: A may trade with B's Cities for 50 florins a load, for 3 turns.
// rule: mu-prototype/diplomacy/pact-definition
func TestMarketPact(t *testing.T) {
	p := court(t).own(red, "egypt").vf(red, "egypt", 5)
	want(t, "without a pact", p.mayTrade(green, at("egypt")), false)
	want(t, "barbarians'", p.mayTrade(green, at("styria")), true)
	p.writes(DraftPact, Consent, saying(pair(AddMarket, red, green), 50), saying(says(green, LastFor), 3))
	for range 3 {
		want(t, "with it", p.mayTrade(green, at("egypt")), true)
		_, fee := p.marketPact(green, at("egypt"))
		want(t, "florins a load", fee, 50)
		p.turnEnds()
		p.Turn++
	}
	want(t, "after 3 turns", p.mayTrade(green, at("egypt")), false)
}

// Of several pacts that open a market the cheapest counts, whichever was made first; what others are granted, or what
// else is granted to him, opens none.
// rule: mu-prototype/diplomacy/pact-definition
func TestTheCheapestMarketPact(t *testing.T) {
	p := court(t).held(red, 5, "egypt")
	for _, c := range []medioevo.Clause{
		{Term: medioevo.Tribute, From: red, To: green, N: 1},
		{Term: medioevo.Market, From: red, To: blue, N: 2},
		{Term: medioevo.Market, From: white, To: green, N: 3},
	} {
		p.treaty(c)
	}
	pact, _ := p.marketPact(green, at("egypt"))
	want(t, "no pact for Red's market", pact == nil, true)
	pacts := map[int16]int16{}
	for _, fee := range []int16{50, 20, 20, 70} {
		pacts[p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green, N: fee})] = fee
	}
	pact, fee := p.marketPact(green, at("egypt"))
	want(t, "the cheapest fee", fee, 20)
	want(t, "by its pact", pacts[pact.No], 20)
	want(t, "the older of two alike", pact.Clauses[0].N == 20 && p.Treaties.Find(pact.No + 1).Clauses[0].N == 20, true)
}

// Who cannot pay the fee of the market breaks the pact.
// rule: mu-prototype/diplomacy/pact-break-definition
func TestMarketFeeUnpaid(t *testing.T) {
	p := court(t).own(red, "egypt").vf(red, "egypt", 5).florins(green, 30)
	p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green, N: 50})
	i := p.transport(green, Caravan, 1, "egypt", 2)
	p.run(func(g *State, t *play.Table) { g.dealt(t, i, 0, 0) })
	want(t, "paid", p.Players[red].Florins, 1030)
	want(t, "broken", p.mayTrade(green, at("egypt")), false)
	want(t, "honour", p.Players[green].Honour, -1)
}

// The rulebook's pact: B lends A 500 florins, A pays 600 back after 2 turns.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-break-definition
func TestLoanPact(t *testing.T) {
	for _, has := range []int32{600, 599} {
		p := court(t).writes(DraftPact, Consent, saying(pair(AddLoan, red, green), 500), saying(says(green, RepayWith), 600), saying(says(green, LastFor), 2))
		want(t, "lent", p.Players[green].Florins, 1500)
		p.turnEnds()
		p.Turn++
		want(t, "not due yet", p.Players[green].Florins, 1500)
		p.florins(green, has).turnEnds()
		if has >= 600 {
			want(t, "paid back", p.Players[red].Florins, 1100)
			want(t, "honour", p.Players[green].Honour, 0)
		} else {
			want(t, "not paid back", p.Players[red].Florins, 500)
			want(t, "honour", p.Players[green].Honour, -1)
		}
		want(t, "over", p.Treaties.Find(1) == nil, true)
	}
}

// rule: mu-prototype/diplomacy/pact-duration-required
func TestDuration(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), saying(pair(AddLoan, red, green), 10), saying(says(green, RepayWith), 10), says(green, LastForever))
	want(t, "a loan without end", p.refuses(says(green, OfferTreaty)), RuleNoDuration)
	p.play(by(green, StrikeClause, int16(0)), pair(AddPassage, red, green), says(green, OfferTreaty), says(red, Consent))
	p.Turn += 40
	p.turnEnds()
	want(t, "passage without end", p.granted(medioevo.Passage, red, green), true)
}

// rule: mu-prototype/diplomacy/alliance-definition
func TestWarlikeClauses(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red))
	want(t, "defence in a pact", p.refuses(pair(AddDefence, green, red)), RuleWarlike)
	want(t, "attack in a pact", p.refuses(by(green, AddAttack, green, red, blue)), RuleWarlike)
	p = court(t).writes(DraftAlliance, Consent, saying(pair(AddDefence, red, green), 30), saying(says(green, LastFor), 4))
	y := p.Treaties.Find(1)
	want(t, "warlike", y.Warlike, true)
	want(t, "30 VF", y.Clauses[0].N, 30)
	want(t, "4 turns", y.Until, int16(p.Turn)+3)
}

// The attack promised for this turn must have come when it ends.
// rule: mu-prototype/diplomacy/alliance-definition
// rule: mu-prototype/diplomacy/pact-break-definition
func TestPromisedAttack(t *testing.T) {
	for _, came := range []bool{true, false} {
		p := court(t).writes(DraftAlliance, Consent, by(green, AddAttack, red, green, blue), saying(says(green, LastFor), 3))
		if came {
			p.war(red, blue)
		}
		p.turnEnds()
		want(t, "kept", p.Players[red].Honour == 0, came)
		want(t, "holds", p.Treaties.Find(1) != nil, came)
	}
}

// Peace in the turn of a promised war breaks no promise: the war has been made.
// rule: mu-prototype/diplomacy/pact-break-definition
func TestPromisedAttackBeforePeace(t *testing.T) {
	p := court(t).writes(DraftAlliance, Consent, by(green, AddAttack, red, green, blue), saying(says(green, LastFor), 3))
	p.run(func(g *State, t *play.Table) {
		g.ed().Declare(g, t, red, blue, false)
		g.makePeace(t, blue, red)
		g.treatiesEnd(t)
	})
	want(t, "honour lost by the war alone", p.Players[red].Honour, -1)
	want(t, "holds", p.Treaties.Find(1) != nil, true)
}

// A secret treaty shows nobody but its parties, while it is offered and when it is signed.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestSecretTreaty(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red))
	want(t, "a draft, to the other party", p.knowsOffer(red), false)
	p.play(says(green, KeepSecret), pair(AddPassage, red, green), by(green, AddWords, green, play.Nobody), says(green, OfferTreaty))
	want(t, "offered, to its party", p.knowsOffer(red), true)
	want(t, "offered, to others", p.knowsOffer(blue), false)
	want(t, "offered, to spectators", p.knowsOffer(play.Nobody), false)
	p.play(says(red, Consent))
	for _, l := range p.match.Lines(0) {
		public := []play.Key{KeySecretSigned}
		if l.For(blue) != slices.Contains(public, l.Key) {
			t.Errorf("blue reads line %d %v: %v", l.Key, l.Args, l.For(blue))
		}
	}
	g := *p.State
	g.hideTreaties(blue)
	y := g.Treaties.Find(1)
	want(t, "hidden", y != nil && y.Secret && y.Parties == 0 && y.Articles() == 0 && y.Until == 0, true)
	g = *p.State
	g.hideTreaties(red)
	want(t, "its party's", g.granted(medioevo.Passage, red, green), true)
}

// What a seat may not know of treaties can be dealt again under its eyes: its view stays the same to the byte, whether
// they are being written, offered, signed, spied upon or broken.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestSecretsStaySecret(t *testing.T) {
	p := court(t)
	audit := func(when string) {
		t.Helper()
		for s := play.Nobody; s < 4; s++ {
			g, src := *p.State, chance.New(7)
			before := viewed(t, &g, s)
			g.Redeal(s, &src)
			want(t, when, viewed(t, &g, s), before)
		}
		var seen [2]string
		for i, secret := range []medioevo.Clause{{Term: medioevo.Passage, From: red, To: green}, {Term: medioevo.Tribute, From: green, To: red, N: 7}} {
			g := *p.State
			for _, y := range []*medioevo.Treaty{&g.Offer.Treaty, &g.Treaties.List[0]} {
				if y.Parties != 0 {
					y.Clauses[0] = secret
				}
			}
			seen[i] = viewed(t, &g, white)
		}
		want(t, when+", whatever it says", seen[0], seen[1])
	}
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), pair(AddPassage, red, green))
	audit("being written")
	p.play(says(green, KeepSecret), says(green, OfferTreaty))
	audit("offered")
	p.play(says(red, Consent))
	audit("signed")
	want(t, "it counts", p.View(white).(*View).Secrets, 1)
	p.Treaties.Find(1).Spied |= bit(blue)
	audit("spied upon")
	want(t, "the spy reads it", len(p.View(blue).(*View).Treaties), 1)
}

// Who breaks a secret treaty of three has read it, and may read what the other two keep to.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestWhoBrokeASecretTreatyStillReadsIt(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: red}, medioevo.Clause{Term: medioevo.Passage, From: red, To: blue})
	p.Treaties.Find(no).Secret = true
	p.run(func(g *State, t *play.Table) { g.renounce(t, green, g.Treaties.Find(no)) })
	for s, reads := range map[play.Seat]bool{green: true, red: true, blue: true, white: false} {
		want(t, "reads what is left", p.Treaties.Find(no).Known(s), reads)
	}
}

// All that a treaty leaves astray must find a place among what is to be fetched.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func TestNoMoreArmiesAstrayThanCanBeNoted(t *testing.T) {
	p := court(t).held(green, 10, "egypt", "judea")
	y := medioevo.Treaty{Parties: bit(green) | bit(red)}
	for _, id := range []string{"egypt", "judea"} {
		y.Add(medioevo.Clause{Term: medioevo.CedeArmies, From: green, To: red, A: int16(at(id)), N: 5})
	}
	for i := range p.Strays[:strays-2] {
		p.Strays[i] = Stray{Of: blue, At: at("thrace"), VF: 1}
	}
	want(t, "room for two", p.whyNotSign(&y), play.Free)
	p.Strays[strays-1] = Stray{Of: blue, At: at("thrace"), VF: 1}
	want(t, "room for one", p.whyNotSign(&y), RuleManyStrays)
}

// A besieged territory that is ceded has a new keeper, whom nobody besieges yet.
// rule: mu-prototype/siege/superiority-rechecked
func TestCessionEndsASiege(t *testing.T) {
	for _, to := range []play.Seat{red, blue} {
		p := court(t).held(green, 10, "egypt", "judea").vf(blue, "egypt", 20).war(green, blue)
		p.land("egypt").Siege = Siege{By: blue, Land: true}
		no := p.treaty(medioevo.Clause{Term: medioevo.CedeLand, From: green, To: to, A: int16(at("egypt")), N: 5})
		p.run(func(g *State, t *play.Table) { g.carryOut(t, g.Treaties.Find(no), g.Treaties.Find(no).Clauses[0]) })
		want(t, "besieged", p.besieged(at("egypt")), false)
		want(t, "told", p.told(KeyLifted, int16(blue), int16(at("egypt"))), to != blue)
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
func TestSecretTreatyInWords(t *testing.T) {
	words := by(green, AddWords, green, play.Nobody)
	words.Note = "No spice past Tunis"
	p := court(t).writes(DraftPact, Consent, says(green, KeepSecret), words)
	said := KeyClause + play.Key(medioevo.Words)
	want(t, "to a party", p.reads(red, said), said)
	want(t, "to others", p.reads(blue, said), 0)
	want(t, "to a party, that it is signed", p.reads(red, KeySigned, KeySecretSigned), KeySigned)
	want(t, "to others, that something is", p.reads(blue, KeySigned, KeySecretSigned), KeySecretSigned)
	want(t, "offered no longer", p.Offer, Offer{})
}

// An open treaty is told to all, with its words.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestOpenTreatyInWords(t *testing.T) {
	words := by(green, AddWords, green, play.Nobody)
	words.Note = "No spice past Tunis"
	p := court(t).writes(DraftPact, Consent, words)
	found := 0
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyClause+play.Key(medioevo.Words) && l.For(blue) && l.Note == words.Note {
			found++
		}
	}
	want(t, "offered in its words", found, 1)
	want(t, "the row that holds them", p.Treaties.Find(1).Row > 0, true)
}

// Everything may be given but cards and technologies; there is no clause for these.
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/diplomacy/not-tradeable
func TestTradeableGoods(t *testing.T) {
	p := court(t).own(green, "judea", "egypt").vf(green, "judea", 10).vf(green, "egypt", 3).holds(green, Bardo).learned(green, Mulino)
	caravan := p.transport(green, Caravan, 1, "egypt", 2)
	led := p.transport(green, WarWagon, 1, "egypt", 2)
	p.captain(green, 1, "egypt", led)
	catapult := p.engine(green, 1, "judea", None)
	p.learned(red, Legge)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), pair(BeginCession, green, red)).asks(green, AskCession)
	verbs := map[play.Verb]bool{}
	o, _ := p.match.OfferTo(green)
	for _, c := range o.Choices {
		verbs[c.Verb] = true
	}
	want(t, "kinds of cessions", len(verbs), 5)
	for _, v := range []play.Verb{CedeLand, CedeArmies, CedeTransport, CedeEngine, BackToDraft} {
		want(t, "may be ceded", verbs[v], true)
	}
	want(t, "with a Captain aboard", p.refuses(by(green, CedeTransport, int16(green), int16(red), led)), RuleNotTraded)
	p.play(by(green, CedeTransport, int16(green), int16(red), caravan), pair(BeginCession, green, red), by(green, CedeEngine, int16(green), int16(red), catapult),
		saying(pair(AddPayment, red, green), 300), says(green, OfferTreaty), says(red, Consent))
	want(t, "transport", p.Transports[caravan].Owner, red)
	want(t, "its crew goes with it", p.Transports[caravan].VF, 2)
	want(t, "engine", p.Engines[catapult].Owner, red)
	want(t, "florins", p.Players[green].Florins, 1300)
	want(t, "cards and technologies", p.State.held(green) == 1 && p.has(green, Mulino), true)
	want(t, "told of the transport", p.told(KeyCededThing, int16(green), int16(red), caravan, int16(at("egypt"))), true)
	want(t, "told of the engine", p.told(KeyCededEngine, int16(green), int16(red), catapult), true)
	want(t, "told of the florins", p.told(KeyPaid, int16(red), int16(green), 300), true)
}

// What is offered must be there.
// rule: mu-prototype/diplomacy/pact-definition
func TestCannotPay(t *testing.T) {
	p := court(t)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), saying(pair(AddPayment, red, green), 600), saying(pair(AddLoan, red, green), 600), saying(says(green, RepayWith), 1))
	want(t, "1200 of 1000 florins", p.refuses(says(green, OfferTreaty)), RuleCannotPay)
}

// rule: mu-prototype/diplomacy/received-items-respect-limits
func TestReceivedLimits(t *testing.T) {
	p := court(t)
	mine := p.transport(green, Caravan, 1, "egypt", 2)
	p.transport(red, Caravan, 1, "judea", 2)
	engine := p.engine(green, 1, "egypt", None)
	p.engine(red, 1, "judea", None)
	cede := func(term medioevo.Term, what int16) play.Rule {
		y := medioevo.Treaty{}
		y.Add(medioevo.Clause{Term: term, From: green, To: red, A: what})
		return p.whyNotSign(&y)
	}
	want(t, "a second Caravan at TL I", cede(medioevo.CedeTransport, mine), RuleReceived)
	want(t, "a second engine at TL I", cede(medioevo.CedeEngine, engine), RuleReceived)
	p.studied(red, 2)
	want(t, "a second Caravan at TL II", cede(medioevo.CedeTransport, mine), play.Free)
	want(t, "a second engine at TL II", cede(medioevo.CedeEngine, engine), play.Free)
}

// Both have all the Caravans and engines they may have: one for one they may swap them, and the draft lets them begin.
// rule: mu-prototype/diplomacy/received-items-respect-limits
func TestSwapAtTheLimit(t *testing.T) {
	p := court(t).held(green, 5, "egypt").held(red, 5, "judea")
	mine, his := p.transport(green, Caravan, 1, "egypt", 2), p.transport(red, Caravan, 1, "judea", 2)
	myEngine, hisEngine := p.engine(green, 1, "egypt", None), p.engine(red, 1, "judea", None)
	cede := func(v play.Verb, from, to play.Seat, what int16) {
		p.play(pair(BeginCession, from, to), by(green, v, int16(from), int16(to), what))
	}
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red))
	cede(CedeTransport, green, red, mine)
	want(t, "a second Caravan", p.refuses(says(green, OfferTreaty)), RuleReceived)
	cede(CedeTransport, red, green, his)
	want(t, "one for one", p.offers(says(green, OfferTreaty)), true)
	cede(CedeEngine, green, red, myEngine)
	want(t, "a second engine", p.refuses(says(green, OfferTreaty)), RuleReceived)
	cede(CedeEngine, red, green, hisEngine)
	p.play(says(green, OfferTreaty), says(red, Consent))
	want(t, "Caravans", p.Transports[mine].Owner == red && p.Transports[his].Owner == green, true)
	want(t, "engines", p.Engines[myEngine].Owner == red && p.Engines[hisEngine].Owner == green, true)
}

// The old owner's 5 VF that stay of 10 must be fetched too.
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
func TestCededTerritory(t *testing.T) {
	for _, fetched := range []bool{true, false} {
		p := court(t).own(green, "egypt").vf(green, "egypt", 10).build(Settlement, 2, "egypt")
		y := medioevo.Treaty{}
		y.Add(medioevo.Clause{Term: medioevo.CedeLand, From: green, To: red, A: int16(at("egypt")), N: 0})
		want(t, "without an army", p.whyNotSign(&y), RuleNeedsArmy)
		p.writes(DraftPact, Consent, pair(BeginCession, green, red), saying(by(green, CedeLand, int16(green), int16(red), int16(at("egypt"))), 5))
		want(t, "owner", p.land("egypt").Owner, red)
		want(t, "its buildings", p.built(at("egypt"), Settlement), 2)
		want(t, "armies", p.ground(red, at("egypt"))*10+p.ground(green, at("egypt")), 55)
		if fetched {
			p.land("egypt").VF[green] = 0
		}
		p.turnEnds()
		want(t, "left behind", p.ground(green, at("egypt")), 0)
		want(t, "told", p.told(KeyStrayed, int16(green), 5, int16(at("egypt"))), !fetched)
		want(t, "the new owner's stay", p.ground(red, at("egypt")), 5)
	}
}

// Nobody gives his last land away.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/diplomacy/tradeable-goods
func TestLastLand(t *testing.T) {
	p := court(t)
	land := box().Atlas.Realms[p.Players[green].Realm].Territories[0]
	y := medioevo.Treaty{}
	y.Add(medioevo.Clause{Term: medioevo.CedeLand, From: green, To: red, A: int16(land), N: 1})
	want(t, "his last", p.whyNotSign(&y), RuleLastOfAll)
	p.own(green, "egypt").vf(green, "egypt", 1)
	if land == at("egypt") {
		p.own(green, "judea").vf(green, "judea", 1)
	}
	want(t, "one of two", p.whyNotSign(&y), play.Free)
}

// Green and red change places: each gives the other the only territory he has, and with it the seat of his court.
//
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/capital/choose-new
func TestLastLandsSwapped(t *testing.T) {
	p := court(t)
	mine, yours := p.Players[green].Capital, p.Players[red].Capital
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red))
	p.play(pair(BeginCession, green, red), saying(by(green, CedeLand, int16(green), int16(red), int16(mine)), 5))
	want(t, "for nothing", p.refuses(says(green, OfferTreaty)), RuleLastOfAll)
	p.play(pair(BeginCession, red, green), saying(by(green, CedeLand, int16(red), int16(green), int16(yours)), 5))
	p.play(says(green, OfferTreaty), says(red, Consent))
	want(t, "nobody falls", p.Players[green].Out || p.Players[red].Out, false)
	want(t, "green's", p.Territories[yours].Owner, green)
	want(t, "red's", p.Territories[mine].Owner, red)
	want(t, "green's capital", p.Players[green].Capital, yours)
	want(t, "red's capital", p.Players[red].Capital, mine)
}

// Green holds Judea by a wagon's crew alone. He cedes the wagon, all he has beside it, and takes over who else stands in
// Judea: in the end he holds it still.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestCrewSwappedForGarrison(t *testing.T) {
	p := position(t, 3).crowned("kingdom-of-france", "mamluk-sultanate", "kingdom-of-hungary")
	p.land("ile-de-france").Owner = play.Nobody
	p.own(green, "judea").vf(red, "judea", 3)
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	p.Phase = Diplomacy
	p.writes(DraftPact, Consent, pair(BeginCession, green, red), by(green, CedeTransport, int16(green), int16(red), wagon),
		pair(BeginCession, red, green), saying(by(green, CedeArmies, int16(red), int16(green), int16(at("judea"))), 3))
	want(t, "green plays on", p.Players[green].Out, false)
	want(t, "Judea", p.land("judea").Owner, green)
}

// Who has ceded his last transport is inherited by who got it, not by who got another before.
//
// rule: mu-prototype/elimination/spoils
func TestLastTransportInherits(t *testing.T) {
	p := court(t).florins(red, 100)
	for land := range p.owned(red) {
		p.Territories[land].Owner = play.Nobody
	}
	first, last := p.transport(red, WarWagon, 1, "judea", 0), p.transport(red, Caravan, 1, "judea", 0)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), by(green, AddParty, blue))
	p.play(pair(BeginCession, red, blue), by(green, CedeTransport, int16(red), int16(blue), first))
	p.play(pair(BeginCession, red, green), by(green, CedeTransport, int16(red), int16(green), last))
	p.play(says(green, OfferTreaty), says(red, Consent), says(blue, Consent))
	want(t, "red is out", p.Players[red].Out, true)
	want(t, "green's florins", p.Players[green].Florins, 1100)
}

// Red has Egypt, and Judea by a wagon's crew alone. He cedes the wagon to Blue, and then Egypt to Green: it was Green who
// had the last of him.
//
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/spoils
func TestLastLandInherits(t *testing.T) {
	p := court(t).florins(red, 100)
	for land := range p.owned(red) {
		p.Territories[land].Owner = play.Nobody
	}
	p.held(red, 5, "egypt").own(red, "judea")
	wagon := p.transport(red, WarWagon, 1, "judea", 5)
	p.acts(green, (*State).diplomacy).play(by(green, DraftPact, red), by(green, AddParty, blue))
	p.play(pair(BeginCession, red, blue), by(green, CedeTransport, int16(red), int16(blue), wagon))
	p.play(pair(BeginCession, red, green), saying(by(green, CedeLand, int16(red), int16(green), int16(at("egypt"))), 5))
	p.play(says(green, OfferTreaty), says(red, Consent), says(blue, Consent))
	want(t, "red is out", p.Players[red].Out, true)
	want(t, "green's florins", p.Players[green].Florins, 1100)
	want(t, "blue's florins", p.Players[blue].Florins, 1000)
}

// Red has 15 armies in his territory and cedes 10 of them to Green.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func TestCededArmies(t *testing.T) {
	for _, fetched := range []int16{0, 4, 10} {
		p := court(t).own(red, "egypt").vf(red, "egypt", 15)
		p.writes(DraftPact, Consent, pair(BeginCession, red, green), saying(by(green, CedeArmies, int16(red), int16(green), int16(at("egypt"))), 10))
		want(t, "green's", p.ground(green, at("egypt")), 10)
		want(t, "still red's land", p.land("egypt").Owner, red)
		p.land("egypt").VF[green] -= fetched
		p.turnEnds()
		want(t, "nobody fetched them", p.ground(green, at("egypt")), 0)
		want(t, "red's stay", p.ground(red, at("egypt")), 5)
		want(t, "told", p.told(KeyStrayed, int16(green), 10-fetched, int16(at("egypt"))), fetched < 10)
	}
}

// Armies that were astray where their owner has the land by the end of the turn need not be fetched, and none must be
// fetched again for what happened in an earlier turn.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func TestArmiesAstrayNoMore(t *testing.T) {
	p := court(t).held(red, 15, "egypt", "judea")
	for _, id := range []string{"egypt", "judea"} {
		p.vf(green, id, 4).strayAt(green, at(id), 4)
	}
	p.own(green, "egypt").turnEnds()
	want(t, "in what is his land now", p.ground(green, at("egypt")), 4)
	want(t, "in another's land", p.ground(green, at("judea")), 0)
	p.vf(green, "judea", 3).turnEnds()
	want(t, "others, a turn later", p.ground(green, at("judea")), 3)
}

// Who gets the land too in which he was ceded armies need not fetch them any more, even if he loses it again.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func TestLandCededAfterItsArmies(t *testing.T) {
	p := court(t).held(red, 15, "egypt")
	cedes := func(term medioevo.Term) {
		y := medioevo.Treaty{Parties: bit(red) | bit(green), Offered: red}
		y.Add(medioevo.Clause{Term: term, From: red, To: green, A: int16(at("egypt")), N: 5})
		p.Offer = Offer{Treaty: y}
		p.run((*State).sign)
	}
	cedes(medioevo.CedeArmies)
	want(t, "armies astray", p.Strays[0], Stray{Of: green, At: at("egypt"), VF: 5})
	cedes(medioevo.CedeLand)
	want(t, "Green's are at home", slices.ContainsFunc(p.Strays[:], func(x Stray) bool { return x.VF > 0 && x.Of == green }), false)
	want(t, "Red's are not", slices.Contains(p.Strays[:], Stray{Of: red, At: at("egypt"), VF: 5}), true)
}

// The last of his own stays.
// rule: mu-prototype/movement/last-army-leaving-territory
// rule: mu-prototype/diplomacy/tradeable-goods
func TestLastArmyStays(t *testing.T) {
	p := court(t).own(red, "egypt").vf(red, "egypt", 5)
	y := medioevo.Treaty{}
	y.Add(medioevo.Clause{Term: medioevo.CedeArmies, From: red, To: green, A: int16(at("egypt")), N: 5})
	want(t, "all of them", p.whyNotSign(&y), RuleLastArmy)
	y.Clauses[0].N = 4
	want(t, "but one", p.whyNotSign(&y), play.Free)
}

// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-prototype/diplomacy/break-is-free-of-actions
func TestBreakTreaty(t *testing.T) {
	for _, with := range []play.Seat{red, blue} { // of his own religion, of another
		p := court(t)
		no := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: with, To: green})
		p.Phase = Trade
		var o play.Asking
		o.To(green, 0)
		p.diplomacyAsides(&o, green)
		_, _, choices := o.At(0)
		want(t, "may be broken in Trade", slices.Contains(choices, play.Choice{Verb: BreakTreaty, A: no}), true)
		p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(green, BreakTreaty, no)) })
		want(t, "honour", p.Players[green].Honour, -1)
		want(t, "actions", p.Players[green].Actions, 0)
		want(t, "over", p.Treaties.Find(no) == nil, true)
		want(t, "told", p.told(KeyBroken, int16(green), no), true)
		want(t, "told as a secret", p.told(KeySecretBroken), false)
	}
	for _, c := range []struct {
		when Phase
		out  bool
		may  bool
	}{{Setting, false, false}, {Events, false, true}, {Trade, false, true}, {Trade, true, false}, {GameOver, false, false}} {
		p := court(t)
		p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
		p.Phase, p.Players[green].Out = c.when, c.out
		var o play.Asking
		o.To(green, 0)
		p.diplomacyAsides(&o, green)
		_, _, choices := o.At(0)
		want(t, "while he plays", len(choices) > 0, c.may)
	}
}

// Of a secret treaty that is broken the others learn only that there was one.
// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestBreakSecretTreaty(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
	p.Treaties.Find(no).Secret = true
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(green, BreakTreaty, no)) })
	want(t, "honour", p.Players[green].Honour, -1)
	want(t, "what its parties read", p.reads(red, KeyBroken, KeySecretBroken), KeyBroken)
	want(t, "what others read", p.reads(blue, KeyBroken, KeySecretBroken), KeySecretBroken)
}

// reads is the one of these lines that a seat has been told, 0 if it is none or several.
func (p *stage) reads(s play.Seat, keys ...play.Key) (read play.Key) {
	n := 0
	for _, l := range p.match.Lines(0) {
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
func TestOneLeaves(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: red}, medioevo.Clause{Term: medioevo.Passage, From: red, To: blue})
	p.run(func(g *State, t *play.Table) { g.renounce(t, green, g.Treaties.Find(no)) })
	want(t, "his own", p.granted(medioevo.Passage, green, red), false)
	want(t, "theirs", p.granted(medioevo.Passage, red, blue), true)
}

// Tribute is due every turn; who cannot pay breaks the treaty.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-break-definition
func TestTribute(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Tribute, From: green, To: red, N: 400})
	for _, left := range []int32{600, 200} {
		p.turnEnds()
		want(t, "paid", p.Players[green].Florins, left)
	}
	p.turnEnds()
	want(t, "not paid", p.Players[red].Florins, 1800)
	want(t, "broken", p.Treaties.Find(no) == nil, true)
	want(t, "honour", p.Players[green].Honour, -1)
}

// All vote openly, parties too; the majority decides, and a tie is for him.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/diplomacy/dispute-tie
func TestDispute(t *testing.T) {
	for _, c := range []struct {
		against int
		broken  bool
	}{{4, true}, {3, true}, {2, false}, {0, false}} {
		p := court(t)
		no := p.defends(green, red)
		p.Treaties.Find(no).Secret = true
		complaint := by(green, Accuse, no, int16(red))
		complaint.Note = "They never came"
		p.run(func(g *State, t *play.Table) {
			g.diplomacyAside(t, complaint)
			g.hearings(t)
		})
		want(t, "made public", p.Treaties.Find(no).Known(blue), true)
		want(t, "with what it says", p.reads(blue, KeyRevealed), KeyRevealed)
		want(t, "the complaint", p.told(KeyAccused, int16(green), int16(red), no), true)
		seen := p.View(blue).(*View).Treaties[0]
		want(t, "of whom all see that it is voted", len(seen.Accused) == 1 && seen.Accused[0] == red, true)
		for s := range play.Seat(4) {
			vote := VoteKept
			if int(s) >= 4-c.against {
				vote = VoteBroken
			}
			p.asks(s, AskVerdict).play(says(s, vote))
		}
		want(t, "all have voted", p.over(), true)
		want(t, "broken", p.Treaties.Find(no) == nil, c.broken)
		want(t, "honour", p.Players[red].Honour == -1, c.broken)
		want(t, "the verdict", p.told(KeyVerdict, int16(red), no, int16(b2i(c.broken))), true)
		if y := p.Treaties.Find(no); y != nil {
			want(t, "once in a turn", whyNotAccuse(y, red), RuleJudged)
			p.turnEnds()
			want(t, "in the next turn", whyNotAccuse(p.Treaties.Find(no), red), play.Free)
		}
	}
}

// What everybody could read is not made public once more.
// rule: mu-prototype/diplomacy/dispute-vote
func TestAnOpenTreatyIsNotRevealed(t *testing.T) {
	p := court(t)
	no := p.defends(green, red)
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(green, Accuse, no, int16(red))) })
	want(t, "revealed", p.told(KeyRevealed), false)
}

// Votes count for the question at hand: after all have found Red guilty, all may find Blue innocent.
// rule: mu-prototype/diplomacy/dispute-vote
func TestOneVerdictAfterAnother(t *testing.T) {
	p := court(t)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: blue})
	first, second := p.defends(green, red), p.defends(green, blue)
	p.run(func(g *State, t *play.Table) {
		g.diplomacyAside(t, by(green, Accuse, first, int16(red)))
		g.diplomacyAside(t, by(green, Accuse, second, int16(blue)))
		g.hearings(t)
	})
	for _, vote := range []play.Verb{VoteBroken, VoteKept} {
		for s := range play.Seat(4) {
			p.asks(s, AskVerdict).play(says(s, vote))
		}
	}
	want(t, "all have voted", p.over(), true)
	want(t, "red's honour", p.Players[red].Honour, -1)
	want(t, "blue's honour", p.Players[blue].Honour, 0)
}

// What is in doubt when a turn ends is voted on before anything is paid.
// rule: mu-prototype/diplomacy/dispute-vote
func TestVerdictsBeforePayments(t *testing.T) {
	p := court(t)
	no := p.defends(green, red)
	p.treaty(tribute(blue, white, 10))
	p.run(func(g *State, t *play.Table) {
		g.diplomacyAside(t, by(green, Accuse, no, int16(red)))
		g.treatiesEnd(t)
	})
	p.asks(green, AskVerdict)
	want(t, "tribute is not yet paid", p.Players[white].Florins, 1000)
	for s := range play.Seat(4) {
		p.play(says(s, VoteKept))
	}
	want(t, "then it is", p.Players[white].Florins, 1010)
}

// Who has left a treaty is voted on no more.
// rule: mu-prototype/diplomacy/dispute-vote
func TestNoVoteOnWhoHasLeft(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Defence, From: green, To: red}, medioevo.Clause{Term: medioevo.Defence, From: blue, To: red})
	p.run(func(g *State, t *play.Table) {
		g.diplomacyAside(t, by(red, Accuse, no, int16(green)))
		g.diplomacyAside(t, by(green, BreakTreaty, no))
		g.hearings(t)
	})
	want(t, "nobody is asked", p.over(), true)
	want(t, "the others' holds", p.Treaties.Find(no) != nil, true)
}

// Who breaks a treaty while it is voted whether he has kept it ends the vote: nobody is asked on, and who has voted is
// not either.
//
// rule: mu-prototype/diplomacy/dispute-vote
func TestVoteOnWhoLeavesMeanwhile(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Defence, From: green, To: red}, medioevo.Clause{Term: medioevo.Defence, From: blue, To: red})
	p.run(func(g *State, t *play.Table) {
		g.diplomacyAside(t, by(red, Accuse, no, int16(green)))
		g.hearings(t)
	})
	p.asks(blue, AskVerdict).play(says(blue, VoteBroken)).aside(by(green, BreakTreaty, no))
	want(t, "the vote is over", p.over(), true)
	want(t, "he has broken it once", p.Players[green].Honour, -1)
	want(t, "the others' holds", p.Treaties.Find(no) != nil, true)
}

// Of what the rules see to themselves nobody is accused.
// rule: mu-prototype/diplomacy/dispute-vote
func TestNoDispute(t *testing.T) {
	p := court(t)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
	var o play.Asking
	o.To(green, 0)
	p.diplomacyAsides(&o, green)
	_, _, choices := o.At(0)
	want(t, "accusations", slices.ContainsFunc(choices, func(c play.Choice) bool { return c.Verb == Accuse }), false)
}

func TestCedingTheLastArmies(t *testing.T) {
	// The crew of a wagon is all that holds Judea: with the wagon it goes, and the barbarians come.
	p := court(t).own(green, "judea")
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	p.writes(DraftPact, Consent, pair(BeginCession, green, red), by(green, CedeTransport, int16(green), int16(red), wagon))
	// rule: mu-prototype/movement/last-army-leaving-territory
	want(t, "the wagon", p.Transports[wagon].Owner, red)
	want(t, "Judea", p.land("judea").Owner, play.Nobody)
}

// With the crew before them no army is left in Judea at all: nobody holds it any longer.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestCedingCrewAndGarrison(t *testing.T) {
	p := court(t).held(red, 5, "egypt", "judea")
	wagon := p.transport(red, WarWagon, 1, "judea", 5)
	p.writes(DraftPact, Consent, pair(BeginCession, red, green), by(green, CedeTransport, int16(red), int16(green), wagon),
		pair(BeginCession, red, green), saying(by(green, CedeArmies, int16(red), int16(green), int16(at("judea"))), 5))
	want(t, "green's", p.ground(green, at("judea")), 5)
	want(t, "Judea", p.land("judea").Owner, play.Nobody)
}

// Who cedes his last transport and has no land is out of the game.
//
// rule: mu-prototype/elimination/condition
func TestCedingTheLastTransport(t *testing.T) {
	p := court(t)
	for land := range p.owned(red) {
		p.Territories[land].Owner = play.Nobody
	}
	wagon := p.transport(red, WarWagon, 1, "judea", 0)
	p.writes(DraftPact, Consent, pair(BeginCession, red, green), by(green, CedeTransport, int16(red), int16(green), wagon))
	want(t, "red is out", p.Players[red].Out, true)
}

// Blue cannot pay and leaves the treaty: what red owed him by it is over, what green owes red is not.
//
// rule: mu-prototype/diplomacy/pact-break-definition
func TestNothingIsPaidToWhoHasLeft(t *testing.T) {
	p := court(t).florins(blue, 0)
	p.treaty(tribute(blue, red, 100), tribute(red, blue, 10), tribute(green, red, 50))
	p.turnEnds()
	want(t, "blue", p.Players[blue].Florins, 0)
	want(t, "red", p.Players[red].Florins, 1050)
	want(t, "blue's honour", p.Players[blue].Honour, -1)
}

// What a bankrupt owes is struck out of the fullest treaty; of a treaty that he may not read nothing is known to end.
//
// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestForgivenInAFullTreaty(t *testing.T) {
	p := court(t)
	full := p.treaty(tribute(green, red, 1), tribute(red, green, 2), tribute(green, red, 3), tribute(red, green, 4), tribute(green, red, 5), tribute(red, green, 6))
	hidden := p.treaty(tribute(red, blue, 7))
	p.Treaties.Find(hidden).Secret = true
	p.hideTreaties(green)
	p.run(func(g *State, t *play.Table) { g.forgive(t, green) })
	y := p.Treaties.Find(full)
	want(t, "what is owed to him", y.Articles(), 3)
	want(t, "in its order", y.Clauses[0].N*100+y.Clauses[1].N*10+y.Clauses[2].N, 246)
	want(t, "the hidden treaty", p.Treaties.Find(hidden) != nil, true)
}

// What is ceded must be the giver's own, and each land goes with an army of its own.
//
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichLandMayBeCeded(t *testing.T) {
	land := func(id string, n int16) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.CedeLand, From: green, To: red, A: int16(at(id)), N: n}
	}
	armies := func(id string, n int16) medioevo.Clause {
		return medioevo.Clause{Term: medioevo.CedeArmies, From: green, To: red, A: int16(at(id)), N: n}
	}
	full := func(p *stage) {
		for i := range p.Strays {
			p.Strays[i] = Stray{Of: blue, At: at("thrace"), VF: 1}
		}
	}
	for _, c := range []struct {
		name    string
		but     func(p *stage)
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
		{"armies of another there", func(p *stage) { p.vf(blue, "egypt", 5) },
			[]medioevo.Clause{{Term: medioevo.CedeArmies, From: blue, To: red, A: int16(at("egypt")), N: 5}, land("egypt", 10)}, play.Free},
		{"florins lent, for as many as its number to be paid back", nil,
			[]medioevo.Clause{{Term: medioevo.Loan, From: green, To: red, A: int16(at("egypt")), N: 5}, land("egypt", 10)}, play.Free},
		{"one land twice", nil, []medioevo.Clause{land("egypt", 1), land("egypt", 1)}, RuleNeedsArmy},
		{"another's", func(p *stage) { p.own(red, "egypt") }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"nobody's", func(p *stage) { p.own(play.Nobody, "egypt") }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"contested", func(p *stage) { p.land("egypt").Before = blue }, []medioevo.Clause{land("egypt", 1)}, RuleNotHis},
		{"where nobody is left to be fetched", full, []medioevo.Clause{land("egypt", 10)}, play.Free},
		{"where too many must be fetched", full, []medioevo.Clause{land("egypt", 9)}, RuleManyStrays},
	} {
		p := court(t).held(green, 10, "egypt", "judea", "sinai")
		if c.but != nil {
			c.but(p)
		}
		y := medioevo.Treaty{Parties: bit(green) | bit(red)}
		for _, clause := range c.clauses {
			y.Add(clause)
		}
		want(t, c.name, p.whyNotGive(&y), c.why)
	}
}

// A transport is ceded where it stands, once, and with nobody aboard who is not traded.
//
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichTransportMayBeCeded(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, i int16)
		why  play.Rule
	}{
		{"as it stands", func(*stage, int16) {}, play.Free},
		{"one that is no more", func(p *stage, i int16) { p.Transports[i].Kind = NoTransport }, RuleNotHis},
		{"another's", func(p *stage, i int16) { p.Transports[i].Owner = blue }, RuleNotHis},
		{"one still to be placed", func(p *stage, i int16) { p.Transports[i].At = NoPlace }, RuleNotHis},
		{"one that must leave", func(p *stage, i int16) { p.Transports[i].Leave = 1 }, RuleNotHis},
		{"aboard a ship", func(p *stage, i int16) { p.Transports[i].Aboard = p.transport(green, Galley, 1, "egypt", 1) }, RuleNotTraded},
		{"with a Captain", func(p *stage, i int16) { p.captain(green, 1, "egypt", i) }, RuleNotTraded},
		{"with an engine", func(p *stage, i int16) { p.engine(green, 1, "egypt", i) }, RuleNotTraded},
		{"with a wagon", func(p *stage, i int16) {
			p.Transports[i].Kind = Galley
			p.Transports[p.transport(green, Caravan, 1, "egypt", 1)].Aboard = i
		}, RuleNotTraded},
		{"with a Captain beside it", func(p *stage, i int16) { p.captain(green, 1, "egypt", None) }, play.Free},
	} {
		p := court(t).held(green, 10, "egypt")
		i := p.transport(green, WarWagon, 1, "egypt", 2)
		c.but(p, i)
		y := medioevo.Treaty{}
		y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: green, To: red, A: i})
		want(t, c.name, p.whyNotCedeTransport(&y, 0), c.why)
		if c.why == play.Free {
			other := p.transport(green, WarWagon, 1, "egypt", 2)
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: green, To: red, A: other})
			want(t, "and another", p.whyNotCedeTransport(&y, 1), play.Free)
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: green, To: red, A: i})
			want(t, "twice", p.whyNotCedeTransport(&y, 2), RuleNotHis)
			y = medioevo.Treaty{}
			y.Add(medioevo.Clause{Term: medioevo.CedeEngine, From: green, To: red, A: i})
			y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: green, To: red, A: i})
			want(t, "after the engine of its number", p.whyNotCedeTransport(&y, 1), play.Free)
		}
	}
}

// A siege engine is ceded where it stands on the ground, and once.
//
// rule: mu-prototype/diplomacy/tradeable-goods
func TestWhichEngineMayBeCeded(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, e int16)
		why  play.Rule
	}{
		{"as it stands", func(*stage, int16) {}, play.Free},
		{"one that is no more", func(p *stage, e int16) { p.Engines[e].Level = 0 }, RuleNotHis},
		{"another's", func(p *stage, e int16) { p.Engines[e].Owner = blue }, RuleNotHis},
		{"one still to be placed", func(p *stage, e int16) { p.Engines[e].At = NoPlace }, RuleNotHis},
		{"aboard a wagon", func(p *stage, e int16) { p.Engines[e].Aboard = p.transport(green, WarWagon, 1, "egypt", 1) }, RuleNotTraded},
	} {
		p := court(t).held(green, 10, "egypt")
		e, other := p.engine(green, 1, "egypt", None), p.engine(green, 1, "egypt", None)
		c.but(p, e)
		cede := func(term medioevo.Term, what int16) medioevo.Clause {
			return medioevo.Clause{Term: term, From: green, To: red, A: what}
		}
		y := medioevo.Treaty{}
		y.Add(cede(medioevo.CedeEngine, e))
		want(t, c.name, p.whyNotGive(&y), c.why)
		if c.why == play.Free {
			y.Add(cede(medioevo.CedeEngine, other))
			want(t, "and another", p.whyNotGive(&y), play.Free)
			y.Add(cede(medioevo.CedeEngine, e))
			want(t, "twice", p.whyNotGive(&y), RuleNotHis)
			y = medioevo.Treaty{}
			y.Add(cede(medioevo.CedeTransport, p.transport(green, WarWagon, 1, "egypt", 2)))
			y.Add(cede(medioevo.CedeEngine, e))
			want(t, "after the transport of its number", p.whyNotGive(&y), play.Free)
		}
	}
}

// Who has more than he may, and gets nothing more of it, keeps to the limits: they are for what is received.
//
// rule: mu-prototype/diplomacy/received-items-respect-limits
func TestLimitsAreForWhatIsReceived(t *testing.T) {
	p := court(t).held(green, 5, "egypt").held(red, 5, "judea")
	mine := p.transport(green, Merchantman, 1, "egypt", 2)
	for range 2 {
		p.transport(red, Caravan, 1, "judea", 2)
		p.engine(red, 1, "judea", None)
	}
	y := medioevo.Treaty{Parties: bit(green) | bit(red)}
	y.Add(medioevo.Clause{Term: medioevo.CedeTransport, From: green, To: red, A: mine})
	want(t, "a first Merchantman for who has two Caravans at TL I", p.whyNotReceive(&y), play.Free)
}

// A bankrupt's own debts are cancelled, not what others owe; what is left of a treaty holds, others' treaties too.
//
// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestOnlyTheBankruptsDebtsAreForgiven(t *testing.T) {
	p := court(t)
	theirs := p.treaty(medioevo.Clause{Term: medioevo.Loan, From: blue, To: red, A: 60, N: 50}, medioevo.Clause{Term: medioevo.Tribute, From: blue, To: red, N: 5})
	his := p.treaty(medioevo.Clause{Term: medioevo.Loan, From: green, To: red, A: 70, N: 60}, medioevo.Clause{Term: medioevo.Tribute, From: red, To: green, N: 4},
		medioevo.Clause{Term: medioevo.Tribute, From: green, To: red, N: 3})
	p.run(func(g *State, t *play.Table) { g.forgive(t, green) })
	want(t, "what others owe each other", p.Treaties.Find(theirs).Articles(), 2)
	want(t, "what is owed to him", p.Treaties.Find(his).Articles(), 2)
	want(t, "told of an end", p.told(KeyLapsed), false)
}

// What a treaty says is told with all who are party to it.
//
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestATreatyIsToldWithItsParties(t *testing.T) {
	p := court(t)
	no := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: red}, medioevo.Clause{Term: medioevo.Tribute, From: blue, To: red, N: 5})
	p.run(func(g *State, t *play.Table) { g.tellTreaty(t, KeySigned, g.Treaties.Find(no), "") })
	want(t, "signed", p.told(KeySigned, no, int16(green)), true)
	want(t, "with what it says", p.told(KeyClause+play.Key(medioevo.Tribute), int16(blue), int16(red), 0, 5), true)
	want(t, "with who offered it", p.told(KeyWithParty, int16(green)), false)
	want(t, "with red", p.told(KeyWithParty, int16(red)), true)
	want(t, "with blue", p.told(KeyWithParty, int16(blue)), true)
	want(t, "with white", p.told(KeyWithParty, int16(white)), false)
}
