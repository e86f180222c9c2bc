package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// playing is a card that a seat plays on another, or on nobody.
func playing(s play.Seat, card int8, on play.Seat, c int16) play.Answer {
	return by(s, PlayCard, int16(card), int16(on), c)
}

// withCard is green's Diplomacy with a card in his hand and no action left.
func (p *stage) withCard(cards ...int8) *stage {
	p.holds(green, cards...)
	p.Players[green].Actions = p.level(green)
	return p.acts(green, (*State).diplomacy)
}

// rule: mu-prototype/empire-cards/bardo
func TestBardo(t *testing.T) {
	p := court(t).war(green, white).withCard(Bardo).play(playing(green, Bardo, play.Nobody, None))
	p.asks(red, AskFist).asks(blue, AskFist)
	want(t, "as much as he has", p.most(says(red, HoldInFist)), 1000)
	if _, asked := p.match.OfferTo(white); asked {
		t.Error("an enemy is at the feast")
	}
	p.play(saying(says(red, HoldInFist), 100))
	want(t, "unseen", p.Fists[red], 0)
	p.play(saying(says(blue, HoldInFist), 250))
	want(t, "green", p.Players[green].Florins, 1250)
	want(t, "blue", p.Players[blue].Florins, 750)
	want(t, "red keeps his", p.Players[red].Florins, 1000)
	want(t, "honour", p.Players[blue].Honour*10+p.Players[red].Honour, 10)
	want(t, "discarded", p.Discards[Bardo], 1)
	want(t, "the fists are open", p.Fists, [MostRealms]int16{})

	p = court(t).florins(white, 0).florins(red, 1_000_000).withCard(Bardo).play(playing(green, Bardo, play.Nobody, None))
	if _, asked := p.match.OfferTo(white); asked {
		t.Error("who has nothing is asked")
	}
	want(t, "what a fist can hold", p.most(says(red, HoldInFist)), mostFlorins)
}

// Of equal sums the first in the order of the turn gives; of nothing nobody has honour.
// rule: mu-prototype/empire-cards/bardo
func TestBardoTies(t *testing.T) {
	p := court(t).withCard(Bardo).play(playing(green, Bardo, play.Nobody, None))
	p.play(saying(says(white, HoldInFist), 70), saying(says(blue, HoldInFist), 70), saying(says(red, HoldInFist), 0))
	want(t, "the first", p.Players[blue].Honour, 1)
	want(t, "the second", p.Players[white].Florins, 1000)
	p = court(t).withCard(Bardo).play(playing(green, Bardo, play.Nobody, None))
	for s := red; s <= white; s++ {
		p.play(saying(says(s, HoldInFist), 0))
	}
	want(t, "honour for nothing", p.Players[red].Honour+p.Players[blue].Honour+p.Players[white].Honour, 0)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellano(t *testing.T) {
	lands := []string{"cyrenaica", "marmarica", "egypt"}
	for n, techs := range [][]int8{{}, {Istruzione}, {Istruzione, Letteratura}, {Istruzione, Letteratura, Filosofia}} {
		p := court(t).own(green, lands...).learned(green, techs...).withCard(Castellano)
		if n == 0 {
			want(t, "without learning", p.refuses(playing(green, Castellano, play.Nobody, None)), RuleCardNeeds)
			continue
		}
		p.play(playing(green, Castellano, play.Nobody, None))
		for _, id := range lands[:n] {
			p.asks(green, AskShelter).play(by(green, ShelterLand, at(id)))
		}
		for i, id := range lands {
			want(t, "sheltered", p.sheltered(at(id)), i < n)
		}
		want(t, "discarded", p.Discards[Castellano], 1)
	}
}

// Who has less land than the card protects, or has had enough, protects less.
// rule: mu-prototype/empire-cards/castellano
func TestCastellanoForLessLand(t *testing.T) {
	p := court(t)
	p.relinquishAll(green)
	p.own(green, "egypt").learned(green, Filosofia).withCard(Castellano).play(playing(green, Castellano, play.Nobody, None))
	p.asks(green, AskShelter).play(by(green, ShelterLand, at("egypt")))
	if o, asked := p.match.OfferTo(green); asked && o.Prompt == AskShelter {
		t.Error("there is no more land to protect")
	}
	p = court(t).own(green, "egypt", "judea").learned(green, Filosofia).withCard(Castellano).play(playing(green, Castellano, play.Nobody, None))
	p.play(by(green, ShelterLand, at("egypt")), says(green, ShelterNoMore))
	want(t, "the other", p.sheltered(at("judea")), false)
}

// Before the events who has one of three technologies may still play it.
// rule: mu-prototype/empire-cards/castellano
func TestCastellanoBeforeEvents(t *testing.T) {
	p := court(t).own(green, "egypt").learned(green, Istruzione, Tattica).learned(red, Istruzione).holds(green, Castellano).holds(red, Castellano)
	p.Phase = Events
	p.run(func(g *State, t *play.Table) { g.callCastellans(t) })
	p.asks(green, AskBeforeEvents).play(playing(green, Castellano, play.Nobody, None), by(green, ShelterLand, at("egypt")))
	want(t, "sheltered", p.sheltered(at("egypt")), true)
	want(t, "red is not asked", p.over(), true)

	q := court(t).own(green, "egypt").learned(green, Istruzione, Tattica).holds(green, Castellano)
	q.Phase, q.Players[green].Passing = Events, true
	want(t, "who lets cards pass is not asked", q.run(func(g *State, t *play.Table) { g.callCastellans(t) }).over(), true)
}

// rule: mu-prototype/empire-card-modes/castellano-cancelled
func TestCastellanoCancelled(t *testing.T) {
	p := court(t).own(green, "egypt", "judea")
	p.shelter(green, at("egypt"))
	p.shelter(green, at("judea"))
	var o play.Asking
	o.To(red, 0)
	p.diplomacyAsides(&o, red)
	_, _, may := o.At(0)
	want(t, "each of the two", len(may), 2)
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(red, StripShelter, at("egypt"))) })
	want(t, "cancelled", p.sheltered(at("egypt")), false)
	want(t, "the other", p.sheltered(at("judea")), true)
	want(t, "honour", p.Players[red].Honour, -1)
	want(t, "Casus Belli", p.Players[green].CasusBelli[red], 3)

	p = court(t)
	all := []string{"egypt", "judea", "sinai", "palestine", "cyrenaica", "marmarica"}
	want(t, "as many as can be protected", len(all), mostSheltered)
	for _, id := range all {
		p.own(green, id).shelter(green, at(id))
	}
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(red, StripShelter, at("egypt"))) })
	left := [mostSheltered]Place{}
	for i, id := range all[1:] {
		left[i] = at(id)
	}
	left[mostSheltered-1] = NoPlace
	want(t, "the others, and room for one more", p.Players[green].Sheltered, left)
}

// rule: mu-prototype/empire-cards/concessione
func TestConcessione(t *testing.T) {
	p := court(t).own(red, "egypt").vf(red, "egypt", 5).own(green, "judea").vf(green, "judea", 5).war(green, white).withCard(Concessione)
	want(t, "of an enemy", p.offers(playing(green, Concessione, white, concededPassage)), false)
	p.play(playing(green, Concessione, red, concededPassage|concededMarket))
	want(t, "passage and trade", p.mayEnter(green, at("egypt")) && p.mayTrade(green, at("egypt")), true)
	want(t, "not in return", p.mayEnter(red, at("judea")) || p.mayTrade(red, at("judea")), false)
	want(t, "Casus Belli", p.Players[red].CasusBelli[green], 4)
	p.Turn += 30
	p.turnEnds()
	want(t, "for ever", p.mayTrade(green, at("egypt")), true)
	want(t, "a war costs who is not bound nothing for it", p.ed().PriceOfWar(p.State, green, red, false), 3)
	want(t, "and who is bound the usual price", p.ed().PriceOfWar(p.State, red, green, false), 3+1)
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, by(red, BreakTreaty, int16(1))) })
	want(t, "broken", p.mayTrade(green, at("egypt")), false)
	want(t, "at the usual price", p.Players[red].Honour, -1)
}

// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/technologies/universita
// rule: mu-prototype/empire-card-rules/highest-tier-counts
func TestDiplomaticoTruce(t *testing.T) {
	techs := []int8{Istruzione, Letteratura, Filosofia, Universita}
	for n := 1; n <= 4; n++ {
		p := court(t).learned(green, techs[:n]...).withCard(Diplomatico).play(playing(green, Diplomatico, red, imposeTruce))
		want(t, "last turn", p.Truces[green][red], p.Turn+int8(n)-1)
		want(t, "both ways", p.truce(red, green), true)
		want(t, "it lies before red", p.delivered(Diplomatico, red), true)
		p.Turn += int8(n)
		want(t, "over", p.truce(green, red), false)
	}
}

// Red buys himself free of 3 turns; green of the 2 that remain of 4.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
func TestDiplomaticoCutShort(t *testing.T) {
	p := court(t).learned(green, Filosofia).withCard(Diplomatico).play(playing(green, Diplomatico, red, imposeTruce))
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, saying(by(red, CutTruce, green), 2)) })
	want(t, "one turn left", p.truce(green, red) && p.Truces[green][red] == p.Turn, true)
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, saying(by(red, CutTruce, green), 1)) })
	want(t, "both are free", p.truce(green, red) || p.truce(red, green), false)
	want(t, "honour", p.Players[red].Honour, -3)
	want(t, "discarded", p.Discards[Diplomatico], 1)

	p = court(t).learned(green, Istruzione, Universita).withCard(Diplomatico).play(playing(green, Diplomatico, red, imposeTruce))
	p.Turn += 2
	var o play.Asking
	o.To(green, 0)
	p.diplomacyAsides(&o, green)
	_, _, may := o.At(0)
	want(t, "two turns remain", may[0].Hi, 2)
	want(t, "or one of them", may[0].Lo, 1)
	p.run(func(g *State, t *play.Table) { g.diplomacyAside(t, saying(by(green, CutTruce, red), 2)) })
	want(t, "honour", p.Players[green].Honour, -2)
	want(t, "war", p.whyNotWar(green, red), play.Free)
}

// rule: mu-prototype/empire-card-modes/diplomatico-or-cb
func TestDiplomaticoForgets(t *testing.T) {
	for _, c := range []struct{ had, left int8 }{{7, 3}, {3, 0}} {
		p := court(t).learned(green, Letteratura)
		p.Players[red].CasusBelli[green], p.Players[green].CasusBelli[red] = c.had, 5
		p.withCard(Diplomatico)
		want(t, "of who holds none", p.offers(playing(green, Diplomatico, blue, forgetCB)), false)
		want(t, "a truce with him", p.offers(playing(green, Diplomatico, blue, imposeTruce)), true)
		p.play(playing(green, Diplomatico, red, forgetCB))
		want(t, "red's", p.Players[red].CasusBelli[green], c.left)
		want(t, "green's own", p.Players[green].CasusBelli[red], 5)
		want(t, "no truce", p.truce(green, red), false)
		want(t, "nothing of it stays", p.Discards[Diplomatico], 1)
	}
}

// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func TestGiullare(t *testing.T) {
	gift := func(level int8, techs ...int8) *stage {
		p := court(t).own(green, "cyrenaica", "egypt").vf(green, "cyrenaica", 1).build(Settlement, 1, "egypt").learned(green, techs...).studied(green, level)
		return p.withCard(Giullare).play(playing(green, Giullare, play.Nobody, None)).asks(green, AskGift)
	}
	castle := by(green, GiftFort, at("cyrenaica"), 3)
	p := gift(3, Ingegneria).play(castle)
	want(t, "a Castle to be placed", p.ordered(at("cyrenaica"), Fort), 3)
	want(t, "without TL III", gift(2, Ingegneria).refuses(castle), RuleNeedsKnowledge)
	want(t, "without INGEGNERIA", gift(3).refuses(castle), RuleNeedsKnowledge)

	p = gift(2).play(by(green, GiftTransport, int8(Caravan), 2))
	for i := range p.transportsOf(green) {
		x := &p.Transports[i]
		want(t, "a Caravan II to be placed", x.Kind == Caravan && x.Level == 2 && x.At == NoPlace, true)
	}
	want(t, "one", p.fleet(green, Caravan), 1)
	p = gift(1).play(by(green, GiftEngine, int8(1)))
	want(t, "an engine", p.engineCount(green), 1)
	want(t, "for nothing", p.Players[green].Florins, 1000)
	p = gift(1).play(says(green, GiftTaxes))
	want(t, "twice the taxes", p.taxRate(green), 200)
	want(t, "of this turn", p.Delivered[0].Until, p.Turn)
}

// A second gift never lowers what the first has begun, and a card comes from the discards if the deck has none.
//
// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-cards/deck-runs-out
func TestGiullareTwice(t *testing.T) {
	p := court(t).own(green, "cyrenaica", "egypt").learned(green, Ingegneria).studied(green, 3).holds(green, Giullare)
	p.Discards[Bardo] = 1
	p.withCard(Giullare).play(playing(green, Giullare, play.Nobody, None), by(green, GiftFort, at("cyrenaica"), 2))
	p.play(playing(green, Giullare, play.Nobody, None)).asks(green, AskGift)
	want(t, "a Tower where masons raise a Fortress", p.offers(by(green, GiftFort, at("cyrenaica"), 1)), false)
	want(t, "a Castle", p.offers(by(green, GiftFort, at("cyrenaica"), 3)), true)
	want(t, "the deck", p.deck(), 0)
	p.play(says(green, GiftCard))
	want(t, "a card all the same", p.State.held(green), 1)
	want(t, "of the discards", p.deck(), 1)
}

// rule: mu-prototype/empire-cards/principessa
func TestPrincipessa(t *testing.T) {
	p := court(t).withCard(Principessa).play(playing(green, Principessa, red, None))
	trade := p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green})
	passage := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: red})
	other := p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: blue})
	p.run(func(g *State, t *play.Table) {
		g.renounce(t, red, g.Treaties.Find(trade))
		g.renounce(t, green, g.Treaties.Find(passage))
		g.renounce(t, green, g.Treaties.Find(other))
	})
	want(t, "red breaks", p.Players[red].Honour, -2)
	want(t, "green breaks, and with blue", p.Players[green].Honour, -3)
	p.turnEnds()
	want(t, "she stays", p.princess(green, red), true)
	p.run(func(g *State, t *play.Table) { g.ed().Declare(g, t, red, green, false) })
	want(t, "war of one faith", p.Players[red].Honour, -2-6)
	want(t, "she is gone", p.princess(green, red), false)
	want(t, "discarded", p.Discards[Principessa], 1)
	want(t, "war of one faith without her", p.ed().PriceOfWar(p.State, red, green, false), 3)
	p = court(t).withCard(Principessa).play(playing(green, Principessa, red, None))
	want(t, "by surprise", p.ed().PriceOfWar(p.State, red, green, true), 10)
}

// Blue of TL II rolls for Bohemia.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
// rule: mu-prototype/empire-card-modes/principessa-small-realm-effects
func TestPrincipessaCourts(t *testing.T) {
	bohemia := realm("kingdom-of-bohemia")
	for level := int8(1); level <= 3; level++ {
		won, lost := 0, 0
		for seed := range uint64(24) {
			p := court(t).studied(green, level).vf(Barbarians, "bohemia", 8).vf(Barbarians, "styria", 1)
			p.captain(Barbarians, 2, "bohemia", None)
			far := p.captain(Barbarians, 2, "kiev", None)
			p.Dice = chance.New(seed)
			p.withCard(Principessa).play(playing(green, Principessa, play.Nobody, int16(bohemia)))
			roll := p.courted()
			want(t, "a d6", roll >= 1 && roll <= 6, true)
			if roll < int16(courtingNeeds[level]) {
				lost++
				want(t, "not won", p.land("styria").Owner, play.Nobody)
				want(t, "the barbarians stay", p.ground(Barbarians, at("bohemia")), 8)
			} else {
				won++
				for _, id := range []string{"bohemia", "styria"} {
					want(t, "won", p.land(id).Owner, green)
					want(t, "armies", p.ground(green, at(id))*10+p.ground(Barbarians, at(id)), 50)
				}
				want(t, "their Captain", p.barbarianCaptain(at("bohemia")), None)
				want(t, "one elsewhere", p.Captains[far].Level, 2)
				want(t, "Catholics resent it", p.Players[blue].CasusBelli[green]*10+p.Players[white].CasusBelli[green], 11)
				want(t, "Muslims do not", p.Players[red].CasusBelli[green], 0)
				want(t, "neighbours rise", p.risen("styria"), true)
			}
			want(t, "discarded", p.Discards[Principessa], 1)
		}
		want(t, "always at TL III", lost == 0, level == 3)
		want(t, "sometimes", won > 0, true)
	}
}

// risen says whether the barbarians around a territory have grown in number.
func (p *stage) risen(id string) bool {
	for n := range p.neighbours(at(id)) {
		if p.ground(Barbarians, n) > 0 {
			return true
		}
	}
	return false
}

// courted is what was rolled for a realm.
func (p *stage) courted() int16 {
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyCourted {
			return l.Args[1]
		}
	}
	return 0
}

// A realm of which a player holds a part, or that is no Small one, is not to be had so.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
func TestPrincipessaWhichRealms(t *testing.T) {
	p := court(t)
	want(t, "Bohemia", p.mayCourt(realm("kingdom-of-bohemia")), true)
	p.own(blue, "styria")
	want(t, "a part of it is blue's", p.mayCourt(realm("kingdom-of-bohemia")), false)
	want(t, "a great realm", p.mayCourt(realm("golden-horde")), false)
}

// rule: mu-prototype/empire-cards/spia
func TestSpia(t *testing.T) {
	p := court(t)
	secret, theirs := p.defends(red, blue), p.defends(blue, white)
	p.Treaties.Find(secret).Secret, p.Treaties.Find(theirs).Secret = true, true
	p.withCard(Spia).play(playing(green, Spia, red, None))
	want(t, "how many he has", p.told(KeySpied, int16(red), 1), true)
	want(t, "red's treaty", p.Treaties.Find(secret).Known(green), true)
	want(t, "others do not see it", p.Treaties.Find(secret).Known(white), false)
	want(t, "another's treaty", p.Treaties.Find(theirs).Known(green), false)
}

// Who has read a secret treaty is told what becomes of it, as its parties are.
// rule: mu-prototype/empire-cards/spia
func TestSpiesAreToldWhatBecomesOfATreaty(t *testing.T) {
	for _, c := range []struct {
		key  play.Key
		ends func(g *State, t *play.Table, y *medioevo.Treaty)
	}{
		{KeyBroken, func(g *State, t *play.Table, y *medioevo.Treaty) { g.renounce(t, red, y) }},
		{KeyLapsed, (*State).endTreaty},
	} {
		p := court(t)
		no := p.defends(red, blue)
		p.Treaties.Find(no).Secret, p.Treaties.Find(no).Spied = true, bit(green)
		p.run(func(g *State, t *play.Table) { c.ends(g, t, g.Treaties.Find(no)) })
		for _, l := range p.match.Lines(0) {
			if l.Key == c.key && (!l.For(green) || l.For(white)) {
				t.Errorf("line %d: green reads it %v, white %v", l.Key, l.For(green), l.For(white))
			}
		}
	}
}

// A and B are at war with C and D; A plays the golden plaque.
// rule: mu-prototype/empire-cards/targa-doro
func TestTargaDoro(t *testing.T) {
	p := court(t).war(green, blue).war(green, white).war(red, blue).war(red, white)
	own, theirs := p.defends(green, red), p.defends(blue, white)
	p.withCard(TargaDoro)
	want(t, "with a friend", p.offers(playing(green, TargaDoro, red, None)), false)
	p.play(playing(green, TargaDoro, blue, None))
	want(t, "peace with both", p.Players[green].War, 0)
	want(t, "B fights on", p.atWar(red, blue) && p.atWar(red, white), true)
	want(t, "his alliance", p.Treaties.Find(own) == nil, true)
	want(t, "theirs", p.Treaties.Find(theirs) != nil, true)
	want(t, "honour", p.Players[green].Honour, 0)
	for s := red; s <= white; s++ {
		want(t, "Casus Belli", p.Players[s].CasusBelli[green], 1)
	}
}

// Peace with the first may be the end of the second: a territory that only others contested falls to the barbarians.
// rule: mu-prototype/empire-cards/targa-doro
// rule: mu-prototype/elimination/condition
func TestTargaDoroIsNoPeaceWithTheFallen(t *testing.T) {
	p := court(t).war(green, blue).war(green, white).vf(green, "judea", 3).vf(blue, "judea", 3)
	p.defends(blue, white)
	for i := range p.Territories {
		if x := &p.Territories[i]; x.Owner == white {
			x.Owner, x.VF[white] = play.Nobody, 0
		}
	}
	p.land("judea").Owner, p.land("judea").Before = play.Nobody, white
	p.withCard(TargaDoro).play(playing(green, TargaDoro, blue, None))
	want(t, "peace with the one", p.told(KeyGoldenPeace, int16(green), int16(blue)), true)
	want(t, "the other is out", p.Players[white].Out, true)
	want(t, "peace with him", p.told(KeyGoldenPeace, int16(green), int16(white)), false)
	want(t, "his Casus Belli", p.Players[white].CasusBelli[green], 0)
}

// Of a secret alliance that he leaves only his ally is told.
// rule: mu-prototype/empire-cards/targa-doro
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestTargaDoroNamesNoSecretAlliance(t *testing.T) {
	p := court(t).war(green, blue).war(red, blue)
	p.Treaties.Find(p.defends(green, red)).Secret = true
	p.withCard(TargaDoro).play(playing(green, TargaDoro, blue, None))
	want(t, "told", p.told(KeyLeftAlliance, int16(green), int16(red)), true)
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyLeftAlliance && (!l.For(red) || l.For(blue)) {
			t.Errorf("red reads it %v, blue %v", l.For(red), l.For(blue))
		}
	}
}

// An enemy who is in no alliance with the one makes no peace by it.
// rule: mu-prototype/empire-cards/targa-doro
func TestTargaDoroOnOneOnly(t *testing.T) {
	p := court(t).war(green, blue).war(green, white).withCard(TargaDoro).play(playing(green, TargaDoro, blue, None))
	want(t, "peace with one", p.atWar(green, blue), false)
	want(t, "war with the other", p.atWar(green, white), true)
}

// His alliances with others than enemies of these, and with enemies of those with whom he has peace anyway, he keeps.
// rule: mu-prototype/empire-cards/targa-doro
func TestTargaDoroLeavesOtherAlliances(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(p *stage)
		kept bool
	}{
		{"with who is at war with nobody", func(*stage) {}, true},
		{"with who is at war with the foe", func(p *stage) { p.war(red, blue) }, false},
		{"with who is at war with an ally of the foe's, who is none of his", func(p *stage) {
			p.war(red, white)
			p.defends(blue, white)
		}, true},
	} {
		p := court(t).war(green, blue)
		own := p.defends(green, red)
		c.lay(p)
		p.withCard(TargaDoro).play(playing(green, TargaDoro, blue, None))
		want(t, "peace", p.atWar(green, blue), false)
		want(t, c.name, p.Treaties.Find(own) != nil, c.kept)
	}
}

// The people give a card if there is any, a fortification above what stands, and transports of each kind.
//
// rule: mu-prototype/empire-cards/giullare
func TestWhatThePeopleMayGive(t *testing.T) {
	for _, c := range []struct {
		name  string
		lay   func(p *stage)
		card  bool
		tower bool
	}{
		{"a card of the deck", func(p *stage) { p.Fresh[Bardo] = 1 }, true, true},
		{"a discarded one", func(p *stage) { p.Discards[Bardo] = 1 }, true, true},
		{"none is left", func(*stage) {}, false, true},
		{"a Tower stands", func(p *stage) { p.build(Fort, 1, "egypt") }, false, false},
		{"a Fortress stands", func(p *stage) { p.build(Fort, 2, "egypt") }, false, false},
	} {
		p := court(t).held(green, 5, "egypt").build(Settlement, 1, "egypt")
		c.lay(p)
		p.run(func(g *State, t *play.Table) {
			t.Await(func(o *play.Asking) {
				o.To(green, AskGift)
				g.offerGifts(o, green)
			})
		})
		tower := by(green, GiftFort, at("egypt"), 1)
		want(t, c.name+": a card", p.offers(says(green, GiftCard)), c.card)
		want(t, c.name+": a Tower", p.offers(tower) || p.refuses(tower) != play.Free, c.tower)
		for k := Merchantman; k <= transportKinds; k++ {
			gift := by(green, GiftTransport, int8(k), 1)
			want(t, c.name+": a transport", p.offers(gift) || p.refuses(gift) != play.Free, k < transportKinds)
		}
	}
}

// What forbids a fortification as a gift: a siege, damage, want of learning, and an empty reserve.
//
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func TestWhatForbidsAGift(t *testing.T) {
	for _, c := range []struct {
		name  string
		level int8
		but   func(p *stage)
		why   play.Rule
	}{
		{"a Tower", 1, func(*stage) {}, play.Free},
		{"a Fortress", 2, func(*stage) {}, RuleNeedsKnowledge},
		{"under siege", 1, func(p *stage) { p.land("egypt").Siege.By = red }, RuleBesieged},
		{"on a damaged one", 1, func(p *stage) { p.land("egypt").Damaged = 1 << Fort }, RuleDamaged},
		{"beside a damaged Village", 1, func(p *stage) { p.land("egypt").Damaged = 1 << Settlement }, play.Free},
		{"the last Tower", 1, func(p *stage) { p.used(Fort, 1).setBuilt(Place(0), Fort, 0) }, play.Free},
		{"no Tower left", 1, func(p *stage) { p.used(Fort, 1) }, RuleOutOfTiles},
	} {
		p := court(t).held(green, 5, "egypt").build(Settlement, 1, "egypt")
		c.but(p)
		want(t, c.name, p.whyNotGiveFort(green, at("egypt"), c.level), c.why)
	}
}
