package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// as is what a squire of a temper answers to what Green is asked.
func as(p *Stage, temper string) play.Answer {
	p.T.Helper()
	for _, x := range Tempered() {
		if x.Name == temper {
			return p.Decides(Green, x.Judge(1))
		}
	}
	p.T.Fatalf("nobody is a %s", temper)
	return play.Answer{}
}

// There are those whom a conqueror attacks and an even squire lets be, and none the other way round: the more stands with them to
// be taken the likelier it is.
func TestAConquerorMakesWarWhereOthersWouldNot(t *testing.T) {
	InEach(t, func(t *testing.T) {
		alone := 0
		for riches := range Building(Buildings) {
			p := Position(t, 3).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary").Held(Green, 5, "judea").Held(Red, 2, "palestine")
			for b := range riches {
				p.Build(b, 1, "palestine")
			}
			p.Captain(Green, 1, "judea", p.Transport(Green, WarWagon, 1, "judea", 20))
			p.Players[Green].Capital, p.Phase, p.Options.Turns = At("judea"), Diplomacy, p.Turn
			p.Acts(Green, (*State).Diplomacy)
			even, his := p.Squires(Green).Verb == DeclareWar, as(p, "conqueror").Verb == DeclareWar
			alone += int(B2i(his && !even))
			Want(t, "he lets be whom an even squire attacks", even && !his, false)
		}
		Want(t, "there are some whom he alone attacks", alone > 0, true)
	})
}

// Whoever likes to sign treaties signs none that would ruin him, and pays for none what he does not have to spare.
func TestNobodyLikesToBeRuinedByATreaty(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, x := range Tempered() {
			p := neighbours(t)
			p.Players[Green].Florins = 2000
			p.Acts(Red, (*State).Diplomacy).Play(By(Red, DraftPact, Green), Saying(By(Red, AddPayment, Green, Red), 2000), Says(Red, OfferTreaty))
			Want(t, x.Name+": to pay for nothing", p.Asks(Green, AskConsent).Decides(Green, x.Judge(1)).Verb, Refuse)
			p = neighbours(t)
			p.Players[Green].Florins = 2000
			p.Acts(Green, (*State).Diplomacy).Play(By(Green, DraftPact, Red), By(Green, AddNoWar, Red, Green), Says(Green, OfferTreaty))
			p.Asks(Red, AskConsent).Play(Saying(Says(Red, Demand), 2000))
			Want(t, x.Name+": all he has, for a promise", p.Asks(Green, AskDemand).Decides(Green, x.Judge(1)).Verb, Refuse)
		}
	})
}

// With the last florins a builder raises a town, and a merchant buys a transport where an even squire studies.
func TestBuildersBuildAndMerchantsBuyTransports(t *testing.T) {
	InEach(t, func(t *testing.T) {
		shop := func(florins int32) *Stage {
			p := Position(t, 3).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary").Held(Green, 9, "egypt")
			p.Build(Settlement, 1, "egypt").Studied(Green, 2).Learned(Green, Matematica, Architettura)
			p.Options.Turns = p.Turn + 1
			return p.Shop(Green, florins)
		}
		p := shop(60)
		Want(t, "an even squire keeps them", p.Squires(Green).Verb, DonePurchase)
		Want(t, "a builder", as(p, "builder").Verb, Build)
		p = shop(140)
		Want(t, "an even squire", p.Squires(Green).Verb, BuyTechnology)
		Want(t, "a merchant", as(p, "merchant").Verb, BuyTransport)
	})
}

// A diplomat has others who are far off promise, too, not to make war, and promises it; where they gain nothing by that he pays.
func TestADiplomatAsksForPromisesOfPeace(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Court(t).Studied(Green, 1)
		p.Options.Turns = p.Turn + 9
		p.Acts(Green, (*State).Diplomacy)
		Want(t, "an even squire offers nothing", p.Squires(Green), Says(Green, EndDiplomacy))
		wrote := map[play.Verb]int{}
		for range 6 {
			a := as(p, "diplomat")
			wrote[a.Verb]++
			p.Play(a)
		}
		Want(t, "he writes both promises", wrote[AddNoWar], 2)
		Want(t, "pays", wrote[AddPayment], 1)
		Want(t, "and offers it", wrote[OfferTreaty], 1)
	})
}

// A schemer has the cards killed of somebody who is not ahead, whom an even squire spares.
func TestASchemerPlotsAgainstAnybody(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Assassino)
		p.Players[Blue].Honour = 9
		p.Acts(Green, (*State).Combat)
		Want(t, "an even squire", p.Squires(Green).Verb, EndCombat)
		Want(t, "a schemer", as(p, "schemer"), On(Green, Assassino, Red, None))
	})
}
