package force_test

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestNothingToBuy(t *testing.T) {
	p := Position(t, 3)
	p.Phase = Purchase
	p.Run(func(g *State, t *play.Table) { g.Purchase(t, Green) })
	Want(t, "who has and can nothing is not asked", p.IsOver(), true)
}

func TestTechnologies(t *testing.T) {
	t.Run("prices by level", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-cost
		// rule: mu-prototype/technology-rules/levels-and-costs
		for tech := range TheBox().Taught() {
			x := &TheBox().Techs[tech]
			Want(t, x.ID, x.Cost, [...]int16{0, 100, 200, 400, 600}[x.Level])
		}
	})
	t.Run("one after the other", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-chain
		// rule: mu-prototype/technology-rules/rows
		p := Position(t, 3).Learned(Green, Legge, Investitura).Shop(Green, 5000)
		p.Barred("FEUDALESIMO before VASSALLAGGIO", RuleTechnologyRow, Green, BuyTechnology, int16(Feudalesimo))
		Want(t, "VASSALLAGGIO", p.Buys(Green, BuyTechnology, int16(Vassallaggio)), 400)
		p.Barred("FEUDALESIMO in the same phase", RuleTechnologyRow, Green, BuyTechnology, int16(Feudalesimo))
	})
	t.Run("second rows", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/second-rows
		p := Position(t, 3).Learned(Green, Commercio, Mude, Arsenale).Shop(Green, 5000)
		Want(t, "MONOPOLIO without CONIO", p.Buys(Green, BuyTechnology, int16(Monopolio)), 600)
		p.Barred("ASTRONOMIA without MATEMATICA", RuleTechnologyRow, Green, BuyTechnology, int16(Astronomia))
		p.Barred("MEDICINA without ISTRUZIONE", RuleTechnologyRow, Green, BuyTechnology, int16(Medicina))
	})
	t.Run("crafts need nothing", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/crafts
		p := Position(t, 3).Shop(Green, 100)
		for _, tech := range []int8{Allevamento, Caccia, Carpenteria, Forgiatura, Tessitura} {
			Want(t, TheBox().Techs[tech].ID, p.Offers(By(Green, BuyTechnology, int16(tech), 100)), true)
			Want(t, "no successor", slicesNeeds(tech), false)
		}
	})
	t.Run("branches", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/branches
		// rule: mu-prototype/technology-level/trees-and-markers
		n := map[string]int{}
		for tech := range TheBox().Taught() {
			n[TheBox().Branches[TheBox().Techs[tech].Branch].ID]++
		}
		for id, count := range map[string]int{"religion": 4, "agriculture": 9, "military": 4, "politics": 4, "science": 7, "university": 7, "commerce": 7} {
			Want(t, id, n[id], count)
		}
	})
	t.Run("three in a turn", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-limit-three
		p := Position(t, 3).Shop(Green, 5000)
		for _, tech := range []int8{Caccia, Tessitura, Legge} {
			Want(t, TheBox().Techs[tech].ID, p.Buys(Green, BuyTechnology, int16(tech)), 100)
		}
		p.Barred("a fourth", RuleThreeAYear, Green, BuyTechnology, int16(Commercio))
	})
	t.Run("no money", func(t *testing.T) {
		p := Position(t, 3).Own(Green, "egypt").Shop(Green, 99+1)
		p.Buys(Green, BuyTechnology, int16(Caccia))
		p.Barred("a second", RuleFlorins, Green, BuyTechnology, int16(Legge))
	})
}

// slicesNeeds says whether any technology needs this one.
func slicesNeeds(tech int8) bool {
	for i := range TheBox().Techs {
		if TheBox().Techs[i].Needs == tech {
			return true
		}
	}
	return false
}

// buysAndWaits plays a whole Purchase phase in which only green buys these technologies.
func phaseOf(p *Stage, florins int32, techs ...int8) *Stage {
	p.T.Helper()
	p.Phase = Purchase
	p.Florins(Green, florins)
	p.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) })
	for _, tech := range techs {
		p.Play(By(Green, BuyTechnology, int16(tech), TheBox().Techs[tech].Cost))
	}
	if _, ok := p.Match.OfferTo(Green); ok {
		p.Play(Says(Green, DonePurchase))
	}
	return p
}

func TestLearning(t *testing.T) {
	t.Run("at work after the phase", func(t *testing.T) {
		// rule: mu-prototype/technology-level/effective-after-purchase-phase
		// rule: mu-prototype/purchase/requirements-tested-at-phase-start
		// rule: mu-prototype/purchase/technology-marker
		known := []int8{Legge, Investitura, Vassallaggio, Caccia, Istruzione, Agricoltura, Tessitura}
		p := Dock(t, 1).Learned(Green, known...)
		p.Players[Green].Techs &^= 1 << Carpenteria
		p.Shop(Green, 2000)
		p.Buys(Green, BuyTechnology, int16(Carpenteria))
		Want(t, "the marker moves at once", p.Owns(Green, Carpenteria), true)
		Want(t, "not at work", p.Has(Green, Carpenteria), false)
		Want(t, "TL", p.Level(Green), 1)
		p.Barred("a War Wagon of level II", RuleTransportLevel, Green, BuyTransport, int16(WarWagon), 2)

		q := phaseOf(Position(t, 3).Learned(Green, known...), 2000, Carpenteria)
		Want(t, "over", q.IsOver(), true)
		Want(t, "at work", q.Has(Green, Carpenteria), true)
		Want(t, "TL of eight", q.Level(Green), 2)
		Want(t, "told", q.Told(KeyTechnologyLevel, int16(Green), 2), true)
	})
	t.Run("for good", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/effects-are-permanent
		p := phaseOf(Position(t, 3).Own(Green, "egypt"), 100, Caccia)
		p.Players[Green].Florins = 0
		relinquishAll(p, Green)
		Want(t, "kept", p.Has(Green, Caccia), true)
	})
}

// relinquishAll takes all land from a player.
func relinquishAll(p *Stage, s play.Seat) {
	for i := range p.Territories {
		if p.Territories[i].Owner == s {
			p.Territories[i].Owner = play.Nobody
		}
	}
}

func TestWhereAndWhen(t *testing.T) {
	InEach(t, func(t *testing.T) {
		t.Run("own territories", func(t *testing.T) {
			// rule: mu-prototype/purchase/own-territory-and-prerequisites
			p := Position(t, 3).Own(Green, "egypt").Own(Red, "judea").Own(Blue, "palestine")
			p.Land("palestine").Before = Blue
			Want(t, "own", p.WhyNotBuild(Green, At("egypt"), Fort, 1), play.Free)
			Want(t, "another's", p.WhyNotBuild(Green, At("judea"), Fort, 1), RuleOwnLand)
			Want(t, "contested", p.WhyNotBuild(Blue, At("palestine"), Fort, 1), RuleOwnLand)
			Want(t, "not without requirements", p.WhyNotBuild(Green, At("egypt"), Fort, 2) == play.Free, false)
		})
		t.Run("under siege", func(t *testing.T) {
			p := Position(t, 3).Own(Green, "egypt").Build(Fort, 1, "egypt").Build(Settlement, 1, "egypt").Dawn()
			p.Land("egypt").Siege.By = Red
			Want(t, "building", p.WhyNotBuild(Green, At("egypt"), Settlement, 2), RuleBesieged)
			Want(t, "transports", p.WhyNotTransport(Green, Caravan, 1), RuleThreeTransports)
		})
		t.Run("a building waits for Placement", func(t *testing.T) {
			// rule: mu-prototype/purchase/bought-items-appear-in-placement
			// rule: mu-alpha/placement/place-everything
			p := Position(t, 3).Own(Green, "egypt", "judea").Build(Settlement, 1, "egypt").Shop(Green, 1000)
			Want(t, "Tower", p.Buys(Green, Build, Site("egypt", Fort, 1)...), 100)
			Want(t, "Caravan", p.Buys(Green, BuyTransport, int16(Caravan), 1), 100)
			Want(t, "Tower in Judea", p.Buys(Green, Build, Site("judea", Fort, 1)...), 100)
			Want(t, "not yet", p.Built(At("egypt"), Fort), 0)
			Want(t, "on order", p.Ordered(At("egypt"), Fort), 1)
			Want(t, "waiting", p.Waiting(Green), 1)
			p.Play(Says(Green, DonePurchase))
			p.Own(Red, "judea")
			p.Phase = Placement
			p.Run(func(g *State, t *play.Table) { g.RaiseBuildings(t) })
			Want(t, "after Placement", p.Built(At("egypt"), Fort), 1)
			Want(t, "a lost site", p.Built(At("judea"), Fort), 0)
			Want(t, "told", p.Told(KeySiteLost, int16(Green), int16(At("judea"))), true)
			Want(t, "no refund", p.Players[Green].Florins, 700)
		})
	})
}

func TestRepairs(t *testing.T) {
	// rule: mu-prototype/events/repair-price
	p := Position(t, 3).Own(Green, "egypt").Build(Fort, 3, "egypt").Build(Settlement, 1, "egypt")
	p.Land("egypt").Damaged, p.Land("egypt").Since = 1<<Fort|1<<Settlement, 1
	p.Delivered[0] = Delivered{Card: Taccagno, From: Red, To: Green, Until: 9}
	p.Shop(Green, 375)
	Want(t, "Castle, TACCAGNO or not", p.Buys(Green, Repair, int16(At("egypt")), int16(Fort)), 350)
	p.Barred("what is damaged is not raised", RuleDamaged, Green, Build, Site("egypt", Settlement, 2)...)
	Want(t, "Village", p.Buys(Green, Repair, int16(At("egypt")), int16(Settlement)), 25)
	Want(t, "whole", p.Stands(At("egypt"), Fort), true)

	q := Position(t, 3).Own(Green, "egypt").Build(Settlement, 3, "egypt")
	q.Land("egypt").Damaged, q.Land("egypt").Since = 1<<Settlement, 1
	Want(t, "City", q.RepairPrice(At("egypt"), Settlement), 75)
	q.Phase = Purchase
	q.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) })
	// rule: mu-prototype/events/unrepaired-building-drops
	Want(t, "unrepaired", q.Built(At("egypt"), Settlement), 2)
}

// Two players want the last Fair: the first in the order of the turn has it, the other is asked again.
// rule: mu-prototype/turn-structure/simultaneous-phases
func TestTheLastFair(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt").Own(Red, "thrace").Own(Blue, "judea", "lydia").Build(Settlement, 1, "egypt", "thrace", "judea", "lydia").
		Build(FairBuilding, 1, "judea", "lydia").Florins(Green, 300).Florins(Red, 300)
	for _, s := range []play.Seat{Green, Red} {
		p.Learned(s, Commercio, Architettura)
	}
	p.Dawn().Phase = Purchase
	p.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) })
	p.Play(By(Red, Build, Site("thrace", FairBuilding, 1)...), Says(Red, DonePurchase), By(Green, Build, Site("egypt", FairBuilding, 1)...), Says(Green, DonePurchase),
		Says(Blue, DonePurchase))
	Want(t, "the first has it", p.Ordered(At("egypt"), FairBuilding), 1)
	p.Asks(Red, AskPurchase).Barred("the other", RuleOutOfTiles, Red, Build, Site("thrace", FairBuilding, 1)...)
	Want(t, "and keeps his florins", p.Players[Red].Florins, 300)
}

// Each Purchase begins anew: what was bought, and spent, in another counts no more.
// rule: mu-prototype/purchase/what-can-be-bought
// rule: mu-prototype/purchase/technology-limit-three
func TestEachPurchaseBeginsAnew(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Florins(Green, 1000)
	x := &p.Players[Green]
	x.Bought, x.NewTechs, x.Carriers, x.Leapt, x.Spent = 1<<Mulino, MostNewTechs, 3, true, 500
	p.Phase = Purchase
	p.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) }).Asks(Green, AskPurchase)
	x = &p.Players[Green]
	Want(t, "technologies, transports and florins", int32(x.NewTechs)+int32(x.Carriers)+x.Spent, 0)
	Want(t, "bought in this phase", x.Bought, 0)
	Want(t, "a technology out of turn", x.Leapt, false)
	Want(t, "a first technology", p.Offers(By(Green, BuyTechnology, int16(Legge), TheBox().Techs[Legge].Cost)), true)
	p.Play(By(Green, BuyTechnology, int16(Legge), TheBox().Techs[Legge].Cost), Says(Green, DonePurchase))
	Want(t, "it is at work", p.Has(Green, Legge), true)
	Want(t, "and bought no more", p.Players[Green].Bought, 0)
	Want(t, "what was never paid is not", p.Has(Green, Mulino), false)
}

// Who can buy nothing is asked if he might play a card, of those who are in the phase first of all.
// rule: mu-prototype/purchase/what-can-be-bought
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func TestWhoIsAskedInThePurchase(t *testing.T) {
	for _, c := range []struct {
		card   int8
		tech   int8
		prompt play.Prompt
	}{{None, Banche, 0}, {Mecenate, Banche, AskPurchase}, {Taccagno, Matematica, AskCards}} {
		p := Position(t, 10).Studied(Green, 2).Learned(Green, c.tech).Own(Red, "egypt")
		p.Phase = Purchase
		if c.card != None {
			p.Holds(Green, c.card)
		}
		p.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) })
		Want(t, "asked at all", p.IsOver(), c.card == None)
		if c.card == None {
			continue
		}
		p.Asks(Green, c.prompt)
		Want(t, "to play it", slices.ContainsFunc(offered(p, Green), func(x play.Choice) bool { return x.Verb == PlayCard && x.A == int16(c.card) }), true)
	}
}

// offered is what a seat may do now.
func offered(p *Stage, s play.Seat) []play.Choice {
	o, _ := p.Match.OfferTo(s)
	return o.Choices
}

// The eighth technology raises the Technology Level; that is told once, and of no other.
// rule: mu-prototype/technology-rules/effects-are-permanent
// rule: mu-prototype/technology-level/thresholds
func TestWhenALevelIsReached(t *testing.T) {
	p := Position(t, 3)
	for n, tech := range []int8{Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina, Misticismo, Monoteismo} {
		p.Players[Green].Bought = 1 << tech
		p.Run(func(g *State, t *play.Table) { g.Learn(t, Green, tech) })
		Want(t, "told of a level", p.Told(KeyTechnologyLevel, int16(Green), 2), n == 7)
		Want(t, "told of any", p.Told(KeyTechnologyLevel), n == 7)
		Want(t, "bought, and not yet at work", p.Players[Green].Bought, 0)
	}
}
