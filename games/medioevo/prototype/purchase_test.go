package prototype

import (
	"slices"
	"testing"

	"signoria/play"
)

// dawn makes what stands have stood since an earlier turn.
func (p *stage) dawn() *stage {
	for i := range p.Territories {
		p.Territories[i].Old = p.Territories[i].Level
	}
	return p
}

// choice finds what a seat is offered, or refused, by verb and what it is about; its other numbers are as they are.
func (p *stage) choice(s play.Seat, v play.Verb, about ...int16) (c play.Choice, why play.Rule, ok bool) {
	p.t.Helper()
	fits := func(c play.Choice) bool {
		all := [...]int16{c.A, c.B, c.C}
		for i, x := range about {
			if all[i] != x {
				return false
			}
		}
		return c.Verb == v
	}
	o, _ := p.match.OfferTo(s)
	for _, c := range o.Choices {
		if fits(c) {
			return c, play.Free, true
		}
	}
	for _, r := range o.Refused {
		if fits(r.Choice) {
			return r.Choice, r.Rule, true
		}
	}
	return c, play.Free, false
}

func TestNothingToBuy(t *testing.T) {
	p := position(t, 3)
	p.Phase = Purchase
	p.run(func(g *State, t *play.Table) { g.purchase(t, green) })
	want(t, "who has and can nothing is not asked", p.over(), true)
}

func TestTechnologies(t *testing.T) {
	t.Run("prices by level", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-cost
		// rule: mu-prototype/technology-rules/levels-and-costs
		for tech := range int8(technologies) {
			x := &box().Techs[tech]
			want(t, x.ID, x.Cost, [...]int16{0, 100, 200, 400, 600}[x.Level])
		}
	})
	t.Run("one after the other", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-chain
		// rule: mu-prototype/technology-rules/rows
		p := position(t, 3).learned(green, Legge, Investitura).shop(green, 5000)
		p.barred("FEUDALESIMO before VASSALLAGGIO", RuleTechnologyRow, green, BuyTechnology, int16(Feudalesimo))
		want(t, "VASSALLAGGIO", p.buys(green, BuyTechnology, int16(Vassallaggio)), 400)
		p.barred("FEUDALESIMO in the same phase", RuleTechnologyRow, green, BuyTechnology, int16(Feudalesimo))
	})
	t.Run("second rows", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/second-rows
		p := position(t, 3).learned(green, Commercio, Mude, Arsenale).shop(green, 5000)
		want(t, "MONOPOLIO without CONIO", p.buys(green, BuyTechnology, int16(Monopolio)), 600)
		p.barred("ASTRONOMIA without MATEMATICA", RuleTechnologyRow, green, BuyTechnology, int16(Astronomia))
		p.barred("MEDICINA without ISTRUZIONE", RuleTechnologyRow, green, BuyTechnology, int16(Medicina))
	})
	t.Run("crafts need nothing", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/crafts
		p := position(t, 3).shop(green, 100)
		for _, tech := range []int8{Allevamento, Caccia, Carpenteria, Forgiatura, Tessitura} {
			want(t, box().Techs[tech].ID, p.offers(by(green, BuyTechnology, int16(tech), 100)), true)
			want(t, "no successor", slicesNeeds(tech), false)
		}
	})
	t.Run("branches", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/branches
		// rule: mu-prototype/technology-level/trees-and-markers
		n := map[string]int{}
		for tech := range box().Techs {
			n[box().Branches[box().Techs[tech].Branch].ID]++
		}
		for id, count := range map[string]int{"religion": 4, "agriculture": 9, "military": 4, "politics": 4, "science": 7, "university": 7, "commerce": 7} {
			want(t, id, n[id], count)
		}
	})
	t.Run("three in a turn", func(t *testing.T) {
		// rule: mu-prototype/purchase/technology-limit-three
		p := position(t, 3).shop(green, 5000)
		for _, tech := range []int8{Caccia, Tessitura, Legge} {
			want(t, box().Techs[tech].ID, p.buys(green, BuyTechnology, int16(tech)), 100)
		}
		p.barred("a fourth", RuleThreeAYear, green, BuyTechnology, int16(Commercio))
	})
	t.Run("no money", func(t *testing.T) {
		p := position(t, 3).own(green, "egypt").shop(green, 99+1)
		p.buys(green, BuyTechnology, int16(Caccia))
		p.barred("a second", RuleFlorins, green, BuyTechnology, int16(Legge))
	})
}

// slicesNeeds says whether any technology needs this one.
func slicesNeeds(tech int8) bool {
	for i := range box().Techs {
		if box().Techs[i].Needs == tech {
			return true
		}
	}
	return false
}

// buysAndWaits plays a whole Purchase phase in which only green buys these technologies.
func (p *stage) phaseOf(florins int32, techs ...int8) *stage {
	p.t.Helper()
	p.Phase = Purchase
	p.florins(green, florins)
	p.run(func(g *State, t *play.Table) { g.purchasePhase(t) })
	for _, tech := range techs {
		p.play(by(green, BuyTechnology, int16(tech), box().Techs[tech].Cost))
	}
	if _, ok := p.match.OfferTo(green); ok {
		p.play(says(green, DonePurchase))
	}
	return p
}

func TestLearning(t *testing.T) {
	t.Run("at work after the phase", func(t *testing.T) {
		// rule: mu-prototype/technology-level/effective-after-purchase-phase
		// rule: mu-prototype/purchase/requirements-tested-at-phase-start
		// rule: mu-prototype/purchase/technology-marker
		known := []int8{Legge, Investitura, Vassallaggio, Caccia, Istruzione, Agricoltura, Tessitura}
		p := dock(t, 1).learned(green, known...)
		p.Players[green].Techs &^= 1 << Carpenteria
		p.shop(green, 2000)
		p.buys(green, BuyTechnology, int16(Carpenteria))
		want(t, "the marker moves at once", p.owns(green, Carpenteria), true)
		want(t, "not at work", p.has(green, Carpenteria), false)
		want(t, "TL", p.level(green), 1)
		p.barred("a War Wagon of level II", RuleTransportLevel, green, BuyTransport, int16(WarWagon), 2)

		q := position(t, 3).learned(green, known...).phaseOf(2000, Carpenteria)
		want(t, "over", q.over(), true)
		want(t, "at work", q.has(green, Carpenteria), true)
		want(t, "TL of eight", q.level(green), 2)
		want(t, "told", q.told(KeyTechnologyLevel, int16(green), 2), true)
	})
	t.Run("honour", func(t *testing.T) {
		// rule: mu-prototype/victory-play/every-7-technologies
		// rule: mu-prototype/victory-play/fourth-level-technology
		p := position(t, 3).studied(green, 2)
		for tech := int8(0); p.techCount(green) < 13; tech++ {
			if tech != Universita && tech != Filosofia {
				p.learned(green, tech)
			}
		}
		p.run(func(g *State, t *play.Table) { g.learn(t, green, Universita) })
		want(t, "the 14th, of level IV", p.Players[green].Honour, 2)
	})
	t.Run("several at once", func(t *testing.T) {
		p := position(t, 3).learned(green, Legge, Caccia, Tessitura, Istruzione, Commercio, Agricoltura).phaseOf(1000, Forgiatura, Matematica)
		want(t, "the 7th among them", p.Players[green].Honour, 1)
	})
	t.Run("for good", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/effects-are-permanent
		p := position(t, 3).own(green, "egypt").phaseOf(100, Caccia)
		p.Players[green].Florins = 0
		p.relinquishAll(green)
		want(t, "kept", p.has(green, Caccia), true)
	})
}

// relinquishAll takes all land from a player.
func (p *stage) relinquishAll(s play.Seat) {
	for i := range p.Territories {
		if p.Territories[i].Owner == s {
			p.Territories[i].Owner = play.Nobody
		}
	}
}

func TestWhereAndWhen(t *testing.T) {
	t.Run("own territories", func(t *testing.T) {
		// rule: mu-prototype/purchase/own-territory-and-prerequisites
		p := position(t, 3).own(green, "egypt").own(red, "judea").own(blue, "palestine")
		p.land("palestine").Before = blue
		want(t, "own", p.whyNotBuild(green, at("egypt"), Fort, 1), play.Free)
		want(t, "another's", p.whyNotBuild(green, at("judea"), Fort, 1), RuleOwnLand)
		want(t, "contested", p.whyNotBuild(blue, at("palestine"), Fort, 1), RuleOwnLand)
		want(t, "not without requirements", p.whyNotBuild(green, at("egypt"), Fort, 2) == play.Free, false)
	})
	t.Run("under siege", func(t *testing.T) {
		p := position(t, 3).own(green, "egypt").build(Fort, 1, "egypt").build(Settlement, 1, "egypt").dawn()
		p.land("egypt").Siege.By = red
		want(t, "building", p.whyNotBuild(green, at("egypt"), Settlement, 2), RuleBesieged)
		want(t, "transports", p.whyNotTransport(green, Caravan, 1), RuleThreeTransports)
	})
	t.Run("a building waits for Placement", func(t *testing.T) {
		// rule: mu-prototype/purchase/bought-items-appear-in-placement
		p := position(t, 3).own(green, "egypt", "judea").build(Settlement, 1, "egypt").shop(green, 1000)
		want(t, "Tower", p.buys(green, Build, site("egypt", Fort, 1)...), 100)
		want(t, "Caravan", p.buys(green, BuyTransport, int16(Caravan), 1), 100)
		want(t, "Tower in Judea", p.buys(green, Build, site("judea", Fort, 1)...), 100)
		want(t, "not yet", p.built(at("egypt"), Fort), 0)
		want(t, "on order", p.ordered(at("egypt"), Fort), 1)
		want(t, "waiting", p.waiting(green), 1)
		p.play(says(green, DonePurchase))
		p.own(red, "judea")
		p.Phase = Placement
		p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
		want(t, "after Placement", p.built(at("egypt"), Fort), 1)
		want(t, "a lost site", p.built(at("judea"), Fort), 0)
		want(t, "told", p.told(KeySiteLost, int16(green), int16(at("judea"))), true)
		want(t, "no refund", p.Players[green].Florins, 700)
	})
}

func TestRepairs(t *testing.T) {
	// rule: mu-prototype/events/repair-price
	p := position(t, 3).own(green, "egypt").build(Fort, 3, "egypt").build(Settlement, 1, "egypt")
	p.land("egypt").Damaged, p.land("egypt").Since = 1<<Fort|1<<Settlement, 1
	p.Delivered[0] = Delivered{Card: Taccagno, From: red, To: green, Until: 9}
	p.shop(green, 375)
	want(t, "Castle, TACCAGNO or not", p.buys(green, Repair, int16(at("egypt")), int16(Fort)), 350)
	p.barred("what is damaged is not raised", RuleDamaged, green, Build, site("egypt", Settlement, 2)...)
	want(t, "Village", p.buys(green, Repair, int16(at("egypt")), int16(Settlement)), 25)
	want(t, "whole", p.stands(at("egypt"), Fort), true)

	q := position(t, 3).own(green, "egypt").build(Settlement, 3, "egypt")
	q.land("egypt").Damaged, q.land("egypt").Since = 1<<Settlement, 1
	want(t, "City", q.repairPrice(at("egypt"), Settlement), 75)
	q.Phase = Purchase
	q.run(func(g *State, t *play.Table) { g.purchasePhase(t) })
	// rule: mu-prototype/events/unrepaired-building-drops
	want(t, "unrepaired", q.built(at("egypt"), Settlement), 2)
}

// Two players want the last Fair: the first in the order of the turn has it, the other is asked again.
// rule: mu-prototype/turn-structure/simultaneous-phases
func TestTheLastFair(t *testing.T) {
	p := position(t, 3).own(green, "egypt").own(red, "thrace").own(blue, "judea", "lydia").build(Settlement, 1, "egypt", "thrace", "judea", "lydia").
		build(FairBuilding, 1, "judea", "lydia").florins(green, 300).florins(red, 300)
	for _, s := range []play.Seat{green, red} {
		p.learned(s, Commercio, Architettura)
	}
	p.dawn().Phase = Purchase
	p.run(func(g *State, t *play.Table) { g.purchasePhase(t) })
	p.play(by(red, Build, site("thrace", FairBuilding, 1)...), says(red, DonePurchase), by(green, Build, site("egypt", FairBuilding, 1)...), says(green, DonePurchase),
		says(blue, DonePurchase))
	want(t, "the first has it", p.ordered(at("egypt"), FairBuilding), 1)
	p.asks(red, AskPurchase).barred("the other", RuleOutOfTiles, red, Build, site("thrace", FairBuilding, 1)...)
	want(t, "and keeps his florins", p.Players[red].Florins, 300)
}

// Each Purchase begins anew: what was bought, and spent, in another counts no more.
// rule: mu-prototype/purchase/what-can-be-bought
// rule: mu-prototype/purchase/technology-limit-three
func TestEachPurchaseBeginsAnew(t *testing.T) {
	p := position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").florins(green, 1000)
	x := &p.Players[green]
	x.Bought, x.NewTechs, x.Carriers, x.Leapt, x.Spent = 1<<Mulino, mostNewTechs, mostCarriers, true, 500
	p.Phase = Purchase
	p.run(func(g *State, t *play.Table) { g.purchasePhase(t) }).asks(green, AskPurchase)
	x = &p.Players[green]
	want(t, "technologies, transports and florins", int32(x.NewTechs)+int32(x.Carriers)+x.Spent, 0)
	want(t, "bought in this phase", x.Bought, 0)
	want(t, "a technology out of turn", x.Leapt, false)
	want(t, "a first technology", p.offers(by(green, BuyTechnology, int16(Legge), box().Techs[Legge].Cost)), true)
	p.play(by(green, BuyTechnology, int16(Legge), box().Techs[Legge].Cost), says(green, DonePurchase))
	want(t, "it is at work", p.has(green, Legge), true)
	want(t, "and bought no more", p.Players[green].Bought, 0)
	want(t, "what was never paid is not", p.has(green, Mulino), false)
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
		p := position(t, 10).studied(green, 2).learned(green, c.tech).own(red, "egypt")
		p.Phase = Purchase
		if c.card != None {
			p.holds(green, c.card)
		}
		p.run(func(g *State, t *play.Table) { g.purchasePhase(t) })
		want(t, "asked at all", p.over(), c.card == None)
		if c.card == None {
			continue
		}
		p.asks(green, c.prompt)
		want(t, "to play it", slices.ContainsFunc(offered(p, green), func(x play.Choice) bool { return x.Verb == PlayCard && x.A == int16(c.card) }), true)
	}
}

// offered is what a seat may do now.
func offered(p *stage, s play.Seat) []play.Choice {
	o, _ := p.match.OfferTo(s)
	return o.Choices
}

// The eighth technology raises the Technology Level; that is told once, and of no other.
// rule: mu-prototype/technology-rules/effects-are-permanent
// rule: mu-prototype/technology-level/thresholds
func TestWhenALevelIsReached(t *testing.T) {
	p := position(t, 3)
	for n, tech := range []int8{Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina, Misticismo, Monoteismo} {
		p.Players[green].Bought = 1 << tech
		p.run(func(g *State, t *play.Table) { g.learn(t, green, tech) })
		want(t, "told of a level", p.told(KeyTechnologyLevel, int16(green), 2), n == 7)
		want(t, "told of any", p.told(KeyTechnologyLevel), n == 7)
		want(t, "bought, and not yet at work", p.Players[green].Bought, 0)
	}
}
