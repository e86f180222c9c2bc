package force_test

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/playtest"
)

// neighbours are four players in Diplomacy, of whom green and red hold land side by side and nobody can attack; green is about
// to act, and may do so twice.
func neighbours(t *testing.T) *Stage {
	p := Court(t).Held(Green, 9, "judea").Held(Red, 9, "syria").Studied(Green, 2)
	p.Options.Turns = p.Turn + 9
	return p
}

// leaveInPeace is that two leave each other in peace.
func leaveInPeace(a, b play.Seat) []medioevo.Clause {
	return []medioevo.Clause{{Term: medioevo.NoWar, From: a, To: b}, {Term: medioevo.NoWar, From: b, To: a}}
}

// squireActs lets a squire answer for a seat while it is asked, as far as an answer that is not his, and returns all.
func squireActs(p *Stage, s play.Seat) (answers []play.Answer) {
	p.T.Helper()
	for range 20 {
		if _, asked := p.Match.OfferTo(s); !asked {
			return answers
		}
		a := p.Squires(s)
		answers = append(answers, a)
		p.Play(a)
	}
	p.T.Fatal("he comes to no end")
	return nil
}

// Neighbours who have nothing to take from each other promise each other peace; the other sees what he gains, and the first
// offers no more in that turn.
func TestSquiresOfferOneTreatyATurnByWhichBothGain(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t).Acts(Green, (*State).Diplomacy)
		strokes := squireActs(p, Green)
		Want(t, "with whom", strokes[0], By(Green, DraftPact, Red))
		Want(t, "it is offered, and why", strokes[len(strokes)-1], Saying(Says(Green, OfferTreaty), int16(bargain.SafeBorder)))
		for _, c := range leaveInPeace(Green, Red) {
			Want(t, "a promise", p.Offer.Treaty.Grants(c.Term, c.From, c.To), true)
		}
		Want(t, "for more than a turn", p.Offer.Treaty.Until > int16(p.Turn), true)
		Want(t, "the other", p.Asks(Red, AskConsent).Squires(Red), Says(Red, Consent))
		p.Play(Says(Red, Consent))
		Want(t, "with an action left", p.Squires(Green), Says(Green, EndDiplomacy))
	})
}

// Of turns that the game will not have he promises nothing.
func TestSquiresPromiseNothingBeyondTheEnd(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t)
		p.Options.Turns = p.Turn + 2
		strokes := squireActs(p.Acts(Green, (*State).Diplomacy), Green)
		Want(t, "it is offered", strokes[len(strokes)-1].Verb, OfferTreaty)
		Want(t, "its last turn", p.Offer.Treaty.Until, int16(p.Options.Turns))
	})
}

// What is in force between two already he does not offer, as if it were something.
func TestSquiresOfferNothingThatIsInForce(t *testing.T) {
	InEach(t, func(t *testing.T) {
		var who playtest.Seated[State]
		for s := range uint64(MostRealms) {
			who = append(who, NewSquire(s))
		}
		offers := 0
		p := play.NewPlayout[State](overseen{who, func(g *State, o *play.Asking) {
			if _, prompt, _ := o.At(0); prompt != AskConsent {
				return
			}
			offers++
			for _, c := range g.Offer.Treaty.Clauses {
				if c.Term == medioevo.Market || c.Term == medioevo.Passage || c.Term == medioevo.NoWar {
					Want(t, "in force already", g.Granted(c.Term, c.From, c.To), false)
				}
			}
		}})
		g, err := Tested().New(Setup(5, 3, map[string]int{OptionTurns: 10}))
		Want(t, "a table", err, nil)
		p.Play(&g, 1_000_000)
		Want(t, "some are offered", offers >= 3, true)
	})
}

// overseen is a policy whose questions are looked at before they are answered.
type overseen struct {
	playtest.Seated[State]
	look func(g *State, o *play.Asking)
}

func (x overseen) Decide(g *State, o *play.Asking) play.Answer {
	x.look(g, o)
	return x.Seated.Decide(g, o)
}

// Who was refused does not ask again soon.
func TestSquiresDoNotNag(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t).Acts(Green, (*State).Diplomacy)
		squireActs(p, Green)
		p.Play(Says(Red, Refuse), Says(Green, EndDiplomacy))
		asks := func(turns int8) bool {
			p.Turn += turns
			p.Players[Green].Actions = 0
			return p.Acts(Green, (*State).Diplomacy).Squires(Green) == By(Green, DraftPact, Red)
		}
		Want(t, "in the next turn", asks(1), false)
		p.Play(Says(Green, EndDiplomacy))
		Want(t, "after some turns", asks(3), true)
	})
}

// Who has broken his word is believed no more for a good while: no promise of his is worth anything, and none is asked of him.
// What he hands over at once is as good as anybody's.
func TestSquiresRememberWhoBrokeHisWord(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t)
		p.Captain(Red, 3, "syria", p.Transport(Red, WarWagon, 3, "syria", 60))
		no := p.Treaty(leaveInPeace(Green, Red)...)
		p.Acts(Green, (*State).Diplomacy).Interject(By(Red, BreakTreaty, no))
		Want(t, "he asks him for nothing", p.Squires(Green), Says(Green, EndDiplomacy))
		p.Play(Says(Green, EndDiplomacy)).Acts(Red, (*State).Diplomacy)
		p.Play(By(Red, DraftPact, Green), By(Red, AddNoWar, Red, Green), By(Red, AddNoWar, Green, Red), Saying(Says(Red, LastFor), 5))
		offered := func() play.Answer {
			p.Play(Says(Red, OfferTreaty))
			return p.Asks(Green, AskConsent).Squires(Green)
		}
		Want(t, "his promise", offered(), Saying(Says(Green, Refuse), int16(bargain.Faithless)))
		p.Play(Says(Green, Refuse))
		p.Players[Red].Actions = 0
		p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, Green), Saying(By(Red, AddPayment, Red, Green), 100), By(Red, AddNoWar, Green, Red))
		Want(t, "his florins", offered(), Says(Green, Consent))
	})
}

// What would bring him too little he signs for florins, as long as both gain by it; who offered it gives them if it is still worth
// offering, and keeps what he lives on.
func TestSquiresNameAPrice(t *testing.T) {
	InEach(t, func(t *testing.T) {
		offered := func(florins int32) *Stage {
			p := neighbours(t)
			p.Players[Red].Florins = florins
			p.Transport(Red, Caravan, 1, "syria", 0)
			p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, Green), By(Red, AddNoWar, Green, Red), Saying(Says(Red, LastFor), 5))
			return p.Play(Says(Red, OfferTreaty)).Asks(Green, AskConsent)
		}
		p := offered(2000)
		price := p.Squires(Green)
		Want(t, "he wants florins", price.Verb, Demand)
		Want(t, "in fives", price.N%5, 0)
		Want(t, "who offered gives them", p.Play(price).Asks(Red, AskDemand).Squires(Red), Says(Red, Consent))
		p = offered(2000)
		dear := Saying(Says(Green, Demand), 500)
		Want(t, "but not any price", p.Play(dear).Asks(Red, AskDemand).Squires(Red), Says(Red, Refuse))
		Want(t, "who has none is refused", offered(5).Squires(Green), Saying(Says(Green, Refuse), int16(bargain.TooLittle)))
		p = offered(int32(price.N))
		Want(t, "nor what one lives on", p.Play(price).Asks(Red, AskDemand).Squires(Red), Says(Red, Refuse))
	})
}

// What a treaty makes him pay already counts with what is demanded for it.
func TestSquiresKeepWhatTheyLiveOn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		met := func(paid int16) play.Verb {
			p := neighbours(t)
			p.Players[Red].Florins = 2000
			p.Transport(Red, Caravan, 1, "syria", 0)
			p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, Green), Saying(By(Red, AddTribute, Green, Red), 1000), Saying(Says(Red, LastFor), 5))
			if paid > 0 {
				p.Play(Saying(By(Red, AddPayment, Red, Green), paid))
			}
			p.Play(Says(Red, OfferTreaty)).Asks(Green, AskConsent).Play(Saying(Says(Green, Demand), 1000))
			return p.Asks(Red, AskDemand).Squires(Red).Verb
		}
		Want(t, "half of what he has", met(0), Consent)
		Want(t, "the other half", met(1000), Refuse)
	})
}

// What he refuses he says the true reason of: that it is too little for what he grants, that it serves who leads more than
// himself, that he would rather be free to attack; peace, that war still brings him something.
func TestSquiresSayWhyTheyRefuse(t *testing.T) {
	armed := func(p *Stage) *Stage { // against red
		p.Captain(Green, 3, "judea", p.Transport(Green, WarWagon, 3, "judea", 60))
		return p.Vf(Red, "syria", -7).Build(Settlement, 2, "syria")
	}
	offered := func(p *Stage, strokes ...play.Answer) *Stage {
		p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, Green)).Play(strokes...).Play(Saying(Says(Red, LastFor), 5), Says(Red, OfferTreaty))
		return p.Asks(Green, AskConsent)
	}
	peace := By(Red, AddNoWar, Green, Red)
	for what, c := range map[string]struct {
		asked func(p *Stage) *Stage
		why   bargain.Reason
	}{
		"florins for nothing": {func(p *Stage) *Stage { return offered(p, Saying(By(Red, AddPayment, Green, Red), 50)) }, bargain.TooLittle},
		"his peace with who leads, for a few florins": {func(p *Stage) *Stage {
			p.Players[Red].Honour = 40
			return offered(p, peace, Saying(By(Red, AddPayment, Red, Green), 10))
		}, bargain.TooStrong},
		"his word, with nothing to keep the other from his land": {func(p *Stage) *Stage { return offered(armed(p), peace) }, bargain.NotWithYou},
		"peace, while he has land to take": {func(p *Stage) *Stage {
			return armed(p).War(Green, Red).Acts(Red, (*State).Diplomacy).Play(By(Red, OfferPeace, Green)).Asks(Green, AskPeace)
		}, bargain.NotNow},
	} {
		InEach(t, func(t *testing.T) {
			Want(t, what, c.asked(neighbours(t)).Squires(Green), Saying(Says(Green, Refuse), int16(c.why)))
		})
	}
}

// What he offers he says the true motive of: that he is paid, that his border is quiet, that he pays for what is worth more to
// him, that neither loses by it; nothing of what does not bring him anything. Of peace, that he fears for his land, or that
// neither can take anything.
func TestSquiresSayWhyTheyOffer(t *testing.T) {
	drafts := func(strokes ...play.Answer) func(p *Stage) play.Choice {
		return func(p *Stage) play.Choice {
			p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red)).Play(strokes...).Play(Saying(Says(Green, LastFor), 5))
			return play.Offering(OfferTreaty, 0)
		}
	}
	enemies := func(p *Stage) play.Choice {
		p.War(Green, Red).Acts(Green, (*State).Diplomacy)
		return play.Offering(OfferPeace, int16(Red))
	}
	market, peace := By(Green, AddMarket, Red, Green), By(Green, AddNoWar, Red, Green)
	for what, c := range map[string]struct {
		offered func(p *Stage) play.Choice
		why     bargain.Motive
	}{
		"his word, for florins":                 {drafts(By(Green, AddNoWar, Green, Red), peace, Saying(By(Green, AddPayment, Red, Green), 20)), bargain.NeedCoin},
		"peace between neighbours, for florins": {drafts(peace, Saying(By(Green, AddPayment, Green, Red), 20)), bargain.SafeBorder},
		"florins for what is no peace":          {drafts(market, Saying(By(Green, AddPayment, Green, Red), 20)), bargain.NeedThing},
		"nothing":                               {drafts(By(Green, AddPassage, Green, Red)), bargain.NoMotive},
		"a market for a market": {func(p *Stage) play.Choice {
			p.Build(Settlement, 2, "judea", "syria")
			p.Stowed(p.Transport(Green, Caravan, 1, "judea", 0), 3, 2, "judea").Stowed(p.Transport(Red, Caravan, 1, "syria", 0), 4, 2, "syria")
			return drafts(market, By(Green, AddMarket, Green, Red))(p)
		}, bargain.BothGain},
		"peace, where neither can take": {enemies, bargain.BothGain},
		"peace, where he may lose land": {func(p *Stage) play.Choice {
			p.Captain(Red, 3, "syria", p.Transport(Red, WarWagon, 3, "syria", 60))
			return enemies(p.Vf(Green, "judea", -7).Build(Settlement, 2, "judea"))
		}, bargain.SafeBorder},
	} {
		InEach(t, func(t *testing.T) {
			p := neighbours(t)
			choice := c.offered(p)
			asked, _ := p.Match.OfferTo(Green)
			_, number := (&Squire{}).Weighs(p.State, asked)
			Want(t, what, bargain.Motive(number(choice)), c.why)
		})
	}
}

// All who are party to a treaty remember who broke it, for themselves alone; what a card has wrung from him was no word of his.
func TestWhoRemembersABrokenTreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t)
		no := p.Treaty(leaveInPeace(Green, Red)...)
		imposed := p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Blue})
		y := p.Treaties.Find(imposed)
		y.Imposed, y.Offered = true, Blue
		p.Acts(Green, (*State).Diplomacy).Interject(By(Green, BreakTreaty, no)).Interject(By(Green, BreakTreaty, imposed))
		Want(t, "who was party to it", p.Players[Red].Memory.Broken[Green], p.Turn)
		Want(t, "who broke it", p.Players[Green].Memory.Broken[Red], 0)
		Want(t, "who had no part in it", p.Players[Blue].Memory.Broken[Green], 0)
		for viewer, knows := range map[play.Seat]bool{Red: true, Green: false, Blue: false, play.Nobody: false} {
			g, src := *p.State, chance.New(3)
			g.Redeal(viewer, &src)
			Want(t, "who knows of it", g.Players[Red].Memory.Broken[Green] != 0, knows)
		}
		Want(t, "whose card wrung it from him", p.Players[Blue].Memory.Broken[Green], 0)
	})
}

// A word given weighs more than the honour that the rules take, as long as the treaty holds.
func TestSquiresKeepTheirWord(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := neighbours(t)
		weighs := func() bool { return (&Judge{G: p.State, S: Green}).Word(Red) > 0 }
		Want(t, "with no treaty", weighs(), false)
		no := p.Treaty(leaveInPeace(Green, Red)...)
		Want(t, "with one", weighs(), true)
		y := p.Treaties.Find(no)
		y.Imposed, y.Offered = true, Green
		Want(t, "with one that binds but the other", weighs(), false)
	})
}

// Of what a treaty would bring his merchants he reckons only what it changes: that must be what comes out when all is reckoned
// anew, in positions as squires come to them.
func TestWhatATreatyBringsMerchantsIsAsReckonedAnew(t *testing.T) {
	InEach(t, func(t *testing.T) {
		brought := 0
		for seed := range uint64(6) {
			g, err := Tested().New(Setup(5, seed, map[string]int{OptionTurns: 5}))
			if err != nil {
				t.Fatal(err)
			}
			var who playtest.Seated[State]
			for s := range uint64(5) {
				who = append(who, NewSquire(seed+s))
			}
			p := play.NewPlayout[State](who)
			for !g.Over() {
				p.Play(&g, 97)
				for _, s := range g.AllSeats() {
					brought += asReckonedAnew(t, &g, s)
				}
			}
		}
		if brought == 0 {
			t.Error("no treaty brought anybody anything")
		}
	})
}

// asReckonedAnew compares for a seat what access that others could give it brings, the widest first, and counts what brings
// something.
func asReckonedAnew(t *testing.T, g *State, s play.Seat) (brought int) {
	t.Helper()
	for _, x := range g.Others(s) {
		market, passage := medioevo.Clause{Term: medioevo.Market, From: x, To: s}, medioevo.Clause{Term: medioevo.Passage, From: x, To: s}
		if !g.Treaties.Room() || g.Granted(medioevo.Market, x, s) || g.Granted(medioevo.Passage, x, s) || g.Players[s].Memory.Broken[x] != 0 {
			continue
		}
		var all []medioevo.Treaty
		for _, says := range [][]medioevo.Clause{{market, passage}, {market}, {passage}} {
			y := medioevo.Treaty{Parties: Bit(s) | Bit(x), Offered: s, Made: int16(g.Turn), Until: int16(g.Turn) + 1}
			for _, c := range says {
				y.Add(c)
			}
			all = append(all, y)
		}
		more, holds := CustomOf(g, s, all)
		for i := range all {
			then := *g
			then.Treaties.Sign(all[i])
			anew := max(0, Commerce(&then, s)-Commerce(g, s)) * holds[i] / 2
			if more[i] != anew {
				t.Errorf("turn %d, seat %d with %d, treaty %d: %d florins, reckoned anew %d", g.Turn, s, x, i, more[i], anew)
			}
			brought += int(B2i(anew > 0))
		}
	}
	return brought
}
