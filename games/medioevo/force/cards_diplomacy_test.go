package force_test

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// playing is a card that a seat plays on another, or on nobody.
func playing(s play.Seat, card int8, on play.Seat, c int16) play.Answer {
	return By(s, PlayCard, int16(card), int16(on), c)
}

// withCard is green's Diplomacy with a card in his hand and no action left but those that it takes to play it.
func withCard(p *Stage, cards ...int8) *Stage {
	p.Holds(Green, cards...)
	p.Players[Green].Actions = p.Level(Green)
	for _, card := range cards {
		p.Players[Green].Actions -= B2i(TheBox().Cards[card].Action)
	}
	return p.Acts(Green, (*State).Diplomacy)
}

// rule: mu-prototype/empire-cards/bardo
// rule: mu-alpha/concepts/empire-cards
func TestBardo(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := withCard(Court(t).War(Green, White), Bardo).Play(playing(Green, Bardo, play.Nobody, None))
		p.Asks(Red, AskFist).Asks(Blue, AskFist)
		Want(t, "as much as he has", p.Most(Says(Red, HoldInFist)), 1000)
		if _, asked := p.Match.OfferTo(White); asked {
			t.Error("an enemy is at the feast")
		}
		p.Play(Saying(Says(Red, HoldInFist), 100))
		Want(t, "unseen", p.Fists[Red], 0)
		p.Play(Saying(Says(Blue, HoldInFist), 250))
		Want(t, "green", p.Players[Green].Florins, 1250)
		Want(t, "blue", p.Players[Blue].Florins, 750)
		Want(t, "red keeps his", p.Players[Red].Florins, 1000)
		Want(t, "honour", p.Players[Blue].Honour*10+p.Players[Red].Honour, 10)
		Want(t, "discarded", p.Discards[Bardo], 1)
		Want(t, "the fists are open", p.Fists, [MostRealms]int16{})

		p = withCard(Court(t).Florins(White, 0).Florins(Red, 1_000_000), Bardo).Play(playing(Green, Bardo, play.Nobody, None))
		if _, asked := p.Match.OfferTo(White); asked {
			t.Error("who has nothing is asked")
		}
		Want(t, "what a fist can hold", p.Most(Says(Red, HoldInFist)), MostFlorins)
	})
}

// Of equal sums the first in the order of the turn gives; of nothing nobody has honour.
// rule: mu-prototype/empire-cards/bardo
// rule: mu-alpha/concepts/empire-cards
func TestBardoTies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := withCard(Court(t), Bardo).Play(playing(Green, Bardo, play.Nobody, None))
		p.Play(Saying(Says(White, HoldInFist), 70), Saying(Says(Blue, HoldInFist), 70), Saying(Says(Red, HoldInFist), 0))
		Want(t, "the first", p.Players[Blue].Honour, 1)
		Want(t, "the second", p.Players[White].Florins, 1000)
		p = withCard(Court(t), Bardo).Play(playing(Green, Bardo, play.Nobody, None))
		for s := Red; s <= White; s++ {
			p.Play(Saying(Says(s, HoldInFist), 0))
		}
		Want(t, "honour for nothing", p.Players[Red].Honour+p.Players[Blue].Honour+p.Players[White].Honour, 0)
	})
}

// rule: mu-prototype/empire-cards/castellano
// rule: mu-alpha/concepts/empire-cards
func TestCastellano(t *testing.T) {
	InEach(t, func(t *testing.T) {
		lands := []string{"cyrenaica", "marmarica", "egypt"}
		for n, techs := range [][]int8{{}, {Istruzione}, {Istruzione, Letteratura}, {Istruzione, Letteratura, Filosofia}} {
			p := withCard(Court(t).Own(Green, lands...).Learned(Green, techs...), Castellano)
			if n == 0 {
				Want(t, "without learning", p.Refuses(playing(Green, Castellano, play.Nobody, None)), RuleCardNeeds)
				continue
			}
			p.Play(playing(Green, Castellano, play.Nobody, None))
			for _, id := range lands[:n] {
				p.Asks(Green, AskShelter).Play(By(Green, ShelterLand, At(id)))
			}
			for i, id := range lands {
				Want(t, "sheltered", p.Sheltered(At(id)), i < n)
			}
			Want(t, "discarded", p.Discards[Castellano], 1)
		}
	})
}

// Who has less land than the card protects, or has had enough, protects less.
// rule: mu-prototype/empire-cards/castellano
// rule: mu-alpha/concepts/empire-cards
func TestCastellanoForLessLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		relinquishAll(p, Green)
		withCard(p.Own(Green, "egypt").Learned(Green, Filosofia), Castellano).Play(playing(Green, Castellano, play.Nobody, None))
		p.Asks(Green, AskShelter).Play(By(Green, ShelterLand, At("egypt")))
		if o, asked := p.Match.OfferTo(Green); asked && o.Prompt == AskShelter {
			t.Error("there is no more land to protect")
		}
		p = withCard(Court(t).Own(Green, "egypt", "judea").Learned(Green, Filosofia), Castellano).Play(playing(Green, Castellano, play.Nobody, None))
		p.Play(By(Green, ShelterLand, At("egypt")), Says(Green, ShelterNoMore))
		Want(t, "the other", p.Sheltered(At("judea")), false)
	})
}

// Before the events who has one of three technologies may still play it.
// rule: mu-prototype/empire-cards/castellano
func TestCastellanoBeforeEvents(t *testing.T) {
	p := Court(t).Own(Green, "egypt").Learned(Green, Istruzione, Tattica).Learned(Red, Istruzione).Holds(Green, Castellano).Holds(Red, Castellano)
	p.Phase = Events
	p.Run(func(g *State, t *play.Table) { g.CallCastellans(t) })
	p.Asks(Green, AskBeforeEvents).Play(playing(Green, Castellano, play.Nobody, None), By(Green, ShelterLand, At("egypt")))
	Want(t, "sheltered", p.Sheltered(At("egypt")), true)
	Want(t, "red is not asked", p.IsOver(), true)

	q := Court(t).Own(Green, "egypt").Learned(Green, Istruzione, Tattica).Holds(Green, Castellano)
	q.Phase, q.Players[Green].Passing = Events, true
	Want(t, "who lets cards pass is not asked", q.Run(func(g *State, t *play.Table) { g.CallCastellans(t) }).IsOver(), true)
}

// rule: mu-prototype/empire-card-modes/castellano-cancelled
func TestCastellanoCancelled(t *testing.T) {
	p := Court(t).Own(Green, "egypt", "judea")
	p.Shelter(Green, At("egypt"))
	p.Shelter(Green, At("judea"))
	var o play.Asking
	o.To(Red, 0)
	p.DiplomacyAsides(&o, Red)
	_, _, may := o.At(0)
	Want(t, "each of the two", len(may), 2)
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Red, StripShelter, At("egypt"))) })
	Want(t, "cancelled", p.Sheltered(At("egypt")), false)
	Want(t, "the other", p.Sheltered(At("judea")), true)
	Want(t, "honour", p.Players[Red].Honour, -1)
	Want(t, "Casus Belli", p.Players[Green].CasusBelli[Red], 3)

	p = Court(t)
	all := []string{"egypt", "judea", "sinai", "palestine", "cyrenaica", "marmarica"}
	Want(t, "as many as can be protected", len(all), MostSheltered)
	for _, id := range all {
		p.Own(Green, id).Shelter(Green, At(id))
	}
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Red, StripShelter, At("egypt"))) })
	left := [MostSheltered]Place{}
	for i, id := range all[1:] {
		left[i] = At(id)
	}
	left[MostSheltered-1] = NoPlace
	Want(t, "the others, and room for one more", p.Players[Green].Sheltered, left)
}

// rule: mu-prototype/empire-cards/concessione
func TestConcessione(t *testing.T) {
	p := withCard(Court(t).Own(Red, "egypt").Vf(Red, "egypt", 5).Own(Green, "judea").Vf(Green, "judea", 5).War(Green, White), Concessione)
	Want(t, "of an enemy", p.Offers(playing(Green, Concessione, White, ConcededPassage)), false)
	p.Play(playing(Green, Concessione, Red, ConcededPassage|ConcededMarket))
	Want(t, "passage and trade", p.MayEnter(Green, At("egypt")) && p.MayTrade(Green, At("egypt")), true)
	Want(t, "not in return", p.MayEnter(Red, At("judea")) || p.MayTrade(Red, At("judea")), false)
	Want(t, "Casus Belli", p.Players[Red].CasusBelli[Green], 4)
	p.Turn += 30
	p.TurnEnds()
	Want(t, "for ever", p.MayTrade(Green, At("egypt")), true)
	Want(t, "a war costs who is not bound nothing for it", p.Ed().PriceOfWar(p.State, Green, Red, false), 3)
	Want(t, "and who is bound the usual price", p.Ed().PriceOfWar(p.State, Red, Green, false), 3+1)
	p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, By(Red, BreakTreaty, int16(1))) })
	Want(t, "broken", p.MayTrade(Green, At("egypt")), false)
	Want(t, "at the usual price", p.Players[Red].Honour, -1)
}

// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/technologies/universita
// rule: mu-prototype/empire-card-rules/highest-tier-counts
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestDiplomaticoTruce(t *testing.T) {
	InEach(t, func(t *testing.T) {
		techs := []int8{Istruzione, Letteratura, Filosofia, Universita}
		for n := 1; n <= 4; n++ {
			p := withCard(Court(t).Learned(Green, techs[:n]...), Diplomatico).Play(playing(Green, Diplomatico, Red, ImposeTruce))
			Want(t, "last turn", p.Truces[Green][Red], p.Turn+int8(n)-1)
			Want(t, "both ways", p.Truce(Red, Green), true)
			Want(t, "it lies before red", p.HasDelivered(Diplomatico, Red), true)
			p.Turn += int8(n)
			Want(t, "over", p.Truce(Green, Red), false)
		}
	})
}

// While the game is set up nobody is held back, shown a truce or asked to shorten one.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestNoTruceBeforeTheFirstTurn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		p.Turn = 0
		Want(t, "held back", p.Truce(Green, Red), false)
		Want(t, "truces shown", len(p.View(Green).(*View).Truces), 0)
	})
}

// Red buys himself free of 3 turns; green of the 2 that remain of 4.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/diplomacy/diplomatic-card-truce
func TestDiplomaticoCutShort(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := withCard(Court(t).Learned(Green, Filosofia), Diplomatico).Play(playing(Green, Diplomatico, Red, ImposeTruce))
		p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, Saying(By(Red, CutTruce, Green), 2)) })
		Want(t, "one turn left", p.Truce(Green, Red) && p.Truces[Green][Red] == p.Turn, true)
		p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, Saying(By(Red, CutTruce, Green), 1)) })
		Want(t, "both are free", p.Truce(Green, Red) || p.Truce(Red, Green), false)
		Want(t, "honour", p.Players[Red].Honour, -3)
		Want(t, "discarded", p.Discards[Diplomatico], 1)

		p = withCard(Court(t).Learned(Green, Istruzione, Universita), Diplomatico).Play(playing(Green, Diplomatico, Red, ImposeTruce))
		p.Turn += 2
		var o play.Asking
		o.To(Green, 0)
		p.DiplomacyAsides(&o, Green)
		_, _, may := o.At(0)
		Want(t, "two turns remain", may[0].Hi, 2)
		Want(t, "or one of them", may[0].Lo, 1)
		p.Run(func(g *State, t *play.Table) { g.DiplomacyAside(t, Saying(By(Green, CutTruce, Red), 2)) })
		Want(t, "honour", p.Players[Green].Honour, -2)
		Want(t, "war", p.WhyNotWar(Green, Red), play.Free)
	})
}

// rule: mu-prototype/empire-card-modes/diplomatico-or-cb
// rule: mu-alpha/concepts/empire-cards
func TestDiplomaticoForgets(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct{ had, left int8 }{{7, 3}, {3, 0}} {
			p := Court(t).Learned(Green, Letteratura)
			p.Players[Red].CasusBelli[Green], p.Players[Green].CasusBelli[Red] = c.had, 5
			withCard(p, Diplomatico)
			Want(t, "of who holds none", p.Offers(playing(Green, Diplomatico, Blue, ForgetCB)), false)
			Want(t, "a truce with him", p.Offers(playing(Green, Diplomatico, Blue, ImposeTruce)), true)
			p.Play(playing(Green, Diplomatico, Red, ForgetCB))
			Want(t, "red's", p.Players[Red].CasusBelli[Green], c.left)
			Want(t, "green's own", p.Players[Green].CasusBelli[Red], 5)
			Want(t, "no truce", p.Truce(Green, Red), false)
			Want(t, "nothing of it stays", p.Discards[Diplomatico], 1)
		}
	})
}

// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
// rule: mu-alpha/concepts/empire-cards
func TestGiullare(t *testing.T) {
	InEach(t, func(t *testing.T) {
		gift := func(level int8, techs ...int8) *Stage {
			p := Court(t).Own(Green, "cyrenaica", "egypt").Vf(Green, "cyrenaica", 1).Build(Settlement, 1, "egypt").Learned(Green, techs...).Studied(Green, level)
			return withCard(p, Giullare).Play(playing(Green, Giullare, play.Nobody, None)).Asks(Green, AskGift)
		}
		castle := By(Green, GiftFort, At("cyrenaica"), 3)
		p := gift(3, Ingegneria).Play(castle)
		Want(t, "a Castle to be placed", p.Ordered(At("cyrenaica"), Fort), 3)
		Want(t, "without TL III", gift(2, Ingegneria).Refuses(castle), RuleNeedsKnowledge)
		Want(t, "without INGEGNERIA", gift(3).Refuses(castle), RuleNeedsKnowledge)

		p = gift(2).Play(By(Green, GiftTransport, int8(Caravan), 2))
		for i := range p.TransportsOf(Green) {
			x := &p.Transports[i]
			Want(t, "a Caravan II to be placed", x.Kind == Caravan && x.Level == 2 && x.At == NoPlace, true)
		}
		Want(t, "one", p.Fleet(Green, Caravan), 1)
		p = gift(1).Play(By(Green, GiftEngine, int8(1)))
		Want(t, "an engine", p.EngineCount(Green), 1)
		Want(t, "for nothing", p.Players[Green].Florins, 1000)
		p = gift(1).Play(Says(Green, GiftTaxes))
		Want(t, "twice the taxes", p.TaxRate(Green), 200)
		Want(t, "of this turn", p.Delivered[0].Until, p.Turn)
	})
}

// A second gift never lowers what the first has begun, and a card comes from the discards if the deck has none.
//
// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-cards/deck-runs-out
// rule: mu-alpha/concepts/empire-cards
func TestGiullareTwice(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Own(Green, "cyrenaica", "egypt").Learned(Green, Ingegneria).Studied(Green, 3).Holds(Green, Giullare)
		p.Discards[Bardo] = 1
		withCard(p, Giullare).Play(playing(Green, Giullare, play.Nobody, None), By(Green, GiftFort, At("cyrenaica"), 2))
		p.Play(playing(Green, Giullare, play.Nobody, None)).Asks(Green, AskGift)
		Want(t, "a Tower where masons raise a Fortress", p.Offers(By(Green, GiftFort, At("cyrenaica"), 1)), false)
		Want(t, "a Castle", p.Offers(By(Green, GiftFort, At("cyrenaica"), 3)), true)
		Want(t, "the deck", p.Deck(), 0)
		p.Play(Says(Green, GiftCard))
		Want(t, "a card all the same", p.State.Held(Green), 1)
		Want(t, "of the discards", p.Deck(), 1)
	})
}

// rule: mu-prototype/empire-cards/principessa
func TestPrincipessa(t *testing.T) {
	p := withCard(Court(t), Principessa).Play(playing(Green, Principessa, Red, None))
	trade := p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
	passage := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Red})
	other := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Blue})
	p.Run(func(g *State, t *play.Table) {
		g.Renounce(t, Red, g.Treaties.Find(trade))
		g.Renounce(t, Green, g.Treaties.Find(passage))
		g.Renounce(t, Green, g.Treaties.Find(other))
	})
	Want(t, "red breaks", p.Players[Red].Honour, -2)
	Want(t, "green breaks, and with blue", p.Players[Green].Honour, -3)
	p.TurnEnds()
	Want(t, "she stays", p.Princess(Green, Red), true)
	p.Run(func(g *State, t *play.Table) { g.Ed().Declare(g, t, Red, Green, false) })
	Want(t, "war of one faith", p.Players[Red].Honour, -2-6)
	Want(t, "she is gone", p.Princess(Green, Red), false)
	Want(t, "discarded", p.Discards[Principessa], 1)
	Want(t, "war of one faith without her", p.Ed().PriceOfWar(p.State, Red, Green, false), 3)
	p = withCard(Court(t), Principessa).Play(playing(Green, Principessa, Red, None))
	Want(t, "by surprise", p.Ed().PriceOfWar(p.State, Red, Green, true), 10)
}

// Blue of TL II rolls for Bohemia.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
// rule: mu-prototype/empire-card-modes/principessa-small-realm-effects
func TestPrincipessaCourts(t *testing.T) {
	bohemia := Realm("kingdom-of-bohemia")
	for level := int8(1); level <= 3; level++ {
		won, lost := 0, 0
		for seed := range uint64(24) {
			p := Court(t).Studied(Green, level).Vf(Barbarians, "bohemia", 8).Vf(Barbarians, "styria", 1)
			p.Captain(Barbarians, 2, "bohemia", None)
			far := p.Captain(Barbarians, 2, "kiev", None)
			p.Dice = chance.New(seed)
			withCard(p, Principessa).Play(playing(Green, Principessa, play.Nobody, int16(bohemia)))
			roll := courted(p)
			Want(t, "a d6", roll >= 1 && roll <= 6, true)
			if roll < [...]int16{1: 5, 2: 3, 3: 1}[level] {
				lost++
				Want(t, "not won", p.Land("styria").Owner, play.Nobody)
				Want(t, "the barbarians stay", p.Ground(Barbarians, At("bohemia")), 8)
			} else {
				won++
				for _, id := range []string{"bohemia", "styria"} {
					Want(t, "won", p.Land(id).Owner, Green)
					Want(t, "armies", p.Ground(Green, At(id))*10+p.Ground(Barbarians, At(id)), 50)
				}
				Want(t, "their Captain", p.BarbarianCaptain(At("bohemia")), None)
				Want(t, "one elsewhere", p.Captains[far].Level, 2)
				Want(t, "Catholics resent it", p.Players[Blue].CasusBelli[Green]*10+p.Players[White].CasusBelli[Green], 11)
				Want(t, "Muslims do not", p.Players[Red].CasusBelli[Green], 0)
				Want(t, "neighbours rise", risen(p, "styria"), true)
			}
			Want(t, "discarded", p.Discards[Principessa], 1)
		}
		Want(t, "always at TL III", lost == 0, level == 3)
		Want(t, "sometimes", won > 0, true)
	}
}

// risen says whether the barbarians around a territory have grown in number.
func risen(p *Stage, id string) bool {
	for n := range p.Neighbours(At(id)) {
		if p.Ground(Barbarians, n) > 0 {
			return true
		}
	}
	return false
}

// courted is what was rolled for a realm.
func courted(p *Stage) int16 {
	for _, l := range p.Match.Lines(0) {
		if l.Key == KeyCourted {
			return l.Args[1]
		}
	}
	return 0
}

// A realm of which a player holds a part, or that is no Small one, is not to be had so.
// rule: mu-prototype/empire-card-modes/principessa-small-realm-roll
// rule: mu-alpha/concepts/empire-cards
func TestPrincipessaWhichRealms(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		Want(t, "Bohemia", p.MayCourt(Realm("kingdom-of-bohemia")), true)
		p.Own(Blue, "styria")
		Want(t, "a part of it is blue's", p.MayCourt(Realm("kingdom-of-bohemia")), false)
		Want(t, "a great realm", p.MayCourt(Realm("golden-horde")), false)
	})
}

// rule: mu-prototype/empire-cards/spia
// rule: mu-alpha/concepts/empire-cards
func TestSpia(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t)
		secret, theirs := p.Defends(Red, Blue), p.Defends(Blue, White)
		p.Treaties.Find(secret).Secret, p.Treaties.Find(theirs).Secret = true, true
		withCard(p, Spia).Play(playing(Green, Spia, Red, None))
		Want(t, "how many he has", p.Told(KeySpied, int16(Red), 1), true)
		Want(t, "red's treaty", p.Treaties.Find(secret).Known(Green), true)
		Want(t, "others do not see it", p.Treaties.Find(secret).Known(White), false)
		Want(t, "another's treaty", p.Treaties.Find(theirs).Known(Green), false)
	})
}

// Who has read a secret treaty is told what becomes of it, as its parties are.
// rule: mu-prototype/empire-cards/spia
// rule: mu-alpha/concepts/empire-cards
func TestSpiesAreToldWhatBecomesOfATreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			key  play.Key
			ends func(g *State, t *play.Table, y *medioevo.Treaty)
		}{
			{KeyBroken, func(g *State, t *play.Table, y *medioevo.Treaty) { g.Renounce(t, Red, y) }},
			{KeyLapsed, (*State).EndTreaty},
		} {
			p := Court(t)
			no := p.Defends(Red, Blue)
			p.Treaties.Find(no).Secret, p.Treaties.Find(no).Spied = true, Bit(Green)
			p.Run(func(g *State, t *play.Table) { c.ends(g, t, g.Treaties.Find(no)) })
			for _, l := range p.Match.Lines(0) {
				if l.Key == c.key && (!l.For(Green) || l.For(White)) {
					t.Errorf("line %d: green reads it %v, white %v", l.Key, l.For(Green), l.For(White))
				}
			}
		}
	})
}

// A and B are at war with C and D; A plays the golden plaque.
// rule: mu-prototype/empire-cards/targa-doro
func TestTargaDoro(t *testing.T) {
	p := Court(t).War(Green, Blue).War(Green, White).War(Red, Blue).War(Red, White)
	own, theirs := p.Defends(Green, Red), p.Defends(Blue, White)
	withCard(p, TargaDoro)
	Want(t, "with a friend", p.Offers(playing(Green, TargaDoro, Red, None)), false)
	p.Play(playing(Green, TargaDoro, Blue, None))
	Want(t, "peace with both", p.Players[Green].War, 0)
	Want(t, "B fights on", p.AtWar(Red, Blue) && p.AtWar(Red, White), true)
	Want(t, "his alliance", p.Treaties.Find(own) == nil, true)
	Want(t, "theirs", p.Treaties.Find(theirs) != nil, true)
	Want(t, "honour", p.Players[Green].Honour, 0)
	for s := Red; s <= White; s++ {
		Want(t, "Casus Belli", p.Players[s].CasusBelli[Green], 1)
	}
}

// Peace with the first may be the end of the second: a territory that only others contested falls to the barbarians.
// rule: mu-prototype/empire-cards/targa-doro
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/elimination/when
func TestTargaDoroIsNoPeaceWithTheFallen(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).War(Green, Blue).War(Green, White).Vf(Green, "judea", 3).Vf(Blue, "judea", 3)
		p.Defends(Blue, White)
		for i := range p.Territories {
			if x := &p.Territories[i]; x.Owner == White {
				x.Owner, x.VF[White] = play.Nobody, 0
			}
		}
		p.Land("judea").Owner, p.Land("judea").Before = play.Nobody, White
		withCard(p, TargaDoro).Play(playing(Green, TargaDoro, Blue, None))
		Want(t, "peace with the one", p.Told(KeyGoldenPeace, int16(Green), int16(Blue)), true)
		Want(t, "the other is out", p.Players[White].Out, true)
		Want(t, "peace with him", p.Told(KeyGoldenPeace, int16(Green), int16(White)), false)
		Want(t, "his Casus Belli", p.Players[White].CasusBelli[Green], 0)
	})
}

// Of a secret alliance that he leaves only his ally is told. Where there are no alliances, as in the alpha, there is nothing
// to leave.
// rule: mu-prototype/empire-cards/targa-doro
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestTargaDoroNamesNoSecretAlliance(t *testing.T) {
	p := Court(t).War(Green, Blue).War(Red, Blue)
	p.Treaties.Find(p.Defends(Green, Red)).Secret = true
	withCard(p, TargaDoro).Play(playing(Green, TargaDoro, Blue, None))
	Want(t, "told", p.Told(KeyLeftAlliance, int16(Green), int16(Red)), true)
	for _, l := range p.Match.Lines(0) {
		if l.Key == KeyLeftAlliance && (!l.For(Red) || l.For(Blue)) {
			t.Errorf("red reads it %v, blue %v", l.For(Red), l.For(Blue))
		}
	}
}

// An enemy who is in no alliance with the one makes no peace by it.
// rule: mu-prototype/empire-cards/targa-doro
// rule: mu-alpha/concepts/empire-cards
func TestTargaDoroOnOneOnly(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := withCard(Court(t).War(Green, Blue).War(Green, White), TargaDoro).Play(playing(Green, TargaDoro, Blue, None))
		Want(t, "peace with one", p.AtWar(Green, Blue), false)
		Want(t, "war with the other", p.AtWar(Green, White), true)
	})
}

// His alliances with others than enemies of these, and with enemies of those with whom he has peace anyway, he keeps.
// rule: mu-prototype/empire-cards/targa-doro
func TestTargaDoroLeavesOtherAlliances(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(p *Stage)
		kept bool
	}{
		{"with who is at war with nobody", func(*Stage) {}, true},
		{"with who is at war with the foe", func(p *Stage) { p.War(Red, Blue) }, false},
		{"with who is at war with an ally of the foe's, who is none of his", func(p *Stage) {
			p.War(Red, White)
			p.Defends(Blue, White)
		}, true},
	} {
		p := Court(t).War(Green, Blue)
		own := p.Defends(Green, Red)
		c.lay(p)
		withCard(p, TargaDoro).Play(playing(Green, TargaDoro, Blue, None))
		Want(t, "peace", p.AtWar(Green, Blue), false)
		Want(t, c.name, p.Treaties.Find(own) != nil, c.kept)
	}
}

// The people give a card if there is any, a fortification above what stands, and transports of each kind.
//
// rule: mu-prototype/empire-cards/giullare
// rule: mu-alpha/concepts/empire-cards
func TestWhatThePeopleMayGive(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			lay   func(p *Stage)
			card  bool
			tower bool
		}{
			{"a card of the deck", func(p *Stage) { p.Fresh[Bardo] = 1 }, true, true},
			{"a discarded one", func(p *Stage) { p.Discards[Bardo] = 1 }, true, true},
			{"none is left", func(*Stage) {}, false, true},
			{"a Tower stands", func(p *Stage) { p.Build(Fort, 1, "egypt") }, false, false},
			{"a Fortress stands", func(p *Stage) { p.Build(Fort, 2, "egypt") }, false, false},
		} {
			p := Court(t).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt")
			c.lay(p)
			p.Run(func(g *State, t *play.Table) {
				t.Await(func(o *play.Asking) {
					o.To(Green, AskGift)
					g.OfferGifts(o, Green)
				})
			})
			tower := By(Green, GiftFort, At("egypt"), 1)
			Want(t, c.name+": a card", p.Offers(Says(Green, GiftCard)), c.card)
			Want(t, c.name+": a Tower", p.Offers(tower) || p.Refuses(tower) != play.Free, c.tower)
			for k := Merchantman; k <= TransportKinds; k++ {
				gift := By(Green, GiftTransport, int8(k), 1)
				Want(t, c.name+": a transport", p.Offers(gift) || p.Refuses(gift) != play.Free, k < TransportKinds)
			}
		}
	})
}

// What forbids a fortification as a gift: a siege, damage, want of learning, and an empty reserve.
//
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
// rule: mu-alpha/concepts/empire-cards
func TestWhatForbidsAGift(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name  string
			level int8
			but   func(p *Stage)
			why   play.Rule
		}{
			{"a Tower", 1, func(*Stage) {}, play.Free},
			{"a Fortress", 2, func(*Stage) {}, RuleNeedsKnowledge},
			{"under siege", 1, func(p *Stage) { p.Land("egypt").Siege.By = Red }, RuleBesieged},
			{"on a damaged one", 1, func(p *Stage) { p.Land("egypt").Damaged = 1 << Fort }, RuleDamaged},
			{"beside a damaged Village", 1, func(p *Stage) { p.Land("egypt").Damaged = 1 << Settlement }, play.Free},
			{"the last Tower", 1, func(p *Stage) { used(p, Fort, 1).SetBuilt(Place(0), Fort, 0) }, play.Free},
			{"no Tower left", 1, func(p *Stage) { used(p, Fort, 1) }, RuleOutOfTiles},
		} {
			p := Court(t).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt")
			c.but(p)
			Want(t, c.name, p.WhyNotGiveFort(Green, At("egypt"), c.level), c.why)
		}
	})
}
