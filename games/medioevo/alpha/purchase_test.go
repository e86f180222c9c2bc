package alpha_test

import (
	"fmt"
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestBuildings(t *testing.T) {
	for _, x := range []struct {
		name    string
		b       Building
		level   int8
		florins int16
		tl      int8
		needs   []int8
	}{
		// rule: mu-alpha/purchase/village
		{"Village", Settlement, 1, 50, 1, nil},
		// rule: mu-alpha/purchase/hamlet
		{"Hamlet", Settlement, 2, 100, 2, []int8{Architettura}},
		// rule: mu-alpha/purchase/city
		{"City", Settlement, 3, 150, 3, []int8{Architettura}},
		// rule: mu-alpha/purchase/tower
		{"Tower", Fort, 1, 100, 1, nil},
		// rule: mu-alpha/purchase/fort
		{"Fort", Fort, 2, 300, 2, []int8{Ingegneria}},
		// rule: mu-alpha/purchase/castle
		{"Castle", Fort, 3, 700, 3, []int8{Ingegneria}},
		// rule: mu-alpha/purchase/cathedral
		{"Cathedral", Cathedral, 1, 1000, 1, []int8{Architettura}},
		// rule: mu-alpha/purchase/commerce-buildings
		{"Farm", FairBuilding, 1, 300, 1, nil},
		{"Mine", FairBuilding + 1, 1, 300, 1, nil},
		{"Market", FairBuilding + 2, 1, 300, 1, nil},
	} {
		t.Run(x.name, func(t *testing.T) {
			// rule: mu-alpha/purchase/build-higher-level-directly
			p := Position(t, 3).Own(Green, "egypt")
			if x.b.Commercial() {
				Want(t, "without a settlement", p.WhyNotBuild(Green, At("egypt"), x.b, 1), RuleFairTown)
				p.Build(Settlement, 1, "egypt")
			}
			if x.tl > 1 {
				p.Learned(Green, x.needs...)
				Want(t, "TL too low", p.WhyNotBuild(Green, At("egypt"), x.b, x.level), RuleNeedsKnowledge)
				p.Studied(Green, x.tl)
			}
			for _, tech := range x.needs {
				p.Players[Green].Techs &^= 1 << tech
				p.Studied(Green, x.tl)
				Want(t, "without "+TheBox().Techs[tech].ID, p.WhyNotBuild(Green, At("egypt"), x.b, x.level), RuleNeedsKnowledge)
				p.Learned(Green, tech)
			}
			Want(t, "with all it needs, at once", p.WhyNotBuild(Green, At("egypt"), x.b, x.level), play.Free)
			Want(t, "the price", p.BuildingPrice(Green, At("egypt"), x.b, x.level), x.florins)
		})
	}
}

// builders knows all that buildings need, at TL 3, and owns Egypt and Judea.
func builders(t *testing.T) *Stage {
	return Position(t, 4).Learned(Green, Matematica, Architettura, Ingegneria).Studied(Green, 3).Own(Green, "egypt", "judea")
}

func TestImprovements(t *testing.T) {
	t.Run("the difference", func(t *testing.T) {
		// rule: mu-alpha/purchase/upgrade-building-difference
		p := builders(t).Build(Settlement, 1, "egypt").Build(Fort, 1, "egypt").Shop(Green, 1000)
		Want(t, "a Village becomes a City", p.Buys(Green, Build, Site("egypt", Settlement, 3)...), 100)
		Want(t, "a Tower becomes a Fort", p.Buys(Green, Build, Site("egypt", Fort, 2)...), 200)
	})
	t.Run("at once", func(t *testing.T) {
		// rule: mu-alpha/purchase/build-higher-level-directly
		p := builders(t).Shop(Green, 2000)
		Want(t, "a Castle on an empty site", p.Buys(Green, Build, Site("egypt", Fort, 3)...), 700)
		Want(t, "a City too", p.Buys(Green, Build, Site("egypt", Settlement, 3)...), 150)
		Want(t, "a Tower elsewhere", p.Buys(Green, Build, Site("judea", Fort, 1)...), 100)
		Want(t, "and in the same phase a Castle of it", p.Buys(Green, Build, Site("judea", Fort, 3)...), 600)
		for b, level := range map[Building]int8{Settlement: 3, Fort: 3, Cathedral: 1} {
			q := builders(t)
			Want(t, "the highest level", q.Ed().WhyNotRise(q.State, Green, At("egypt"), b, level), play.Free)
			Want(t, "above it there is none", q.Ed().WhyNotRise(q.State, Green, At("egypt"), b, level+1), RuleOneLevel)
		}
	})
	t.Run("nothing makes them cheaper", func(t *testing.T) {
		// rule: mu-alpha/purchase/cathedral
		// rule: mu-alpha/purchase/commerce-buildings
		p := builders(t).Build(Settlement, 1, "egypt").Learned(Green, Misticismo, Monoteismo, Teologia, Mercato, Agricoltura, Forgiatura, Tessitura)
		Want(t, "a Cathedral", p.BuildingPrice(Green, At("egypt"), Cathedral, 1), 1000)
		for b := FairBuilding; b < Buildings; b++ {
			Want(t, TheBox().Buildings[b][1].ID, p.BuildingPrice(Green, At("egypt"), b, 1), 300)
		}
	})
}

func TestSites(t *testing.T) {
	t.Run("settlements", func(t *testing.T) {
		// rule: mu-alpha/purchase/village
		p := Position(t, 3).Own(Green, "egypt", "sinai")
		Want(t, "an Inhabited Area", p.WhyNotBuild(Green, At("egypt"), Settlement, 1), play.Free)
		Want(t, "another territory", p.WhyNotBuild(Green, At("sinai"), Settlement, 1), RuleCentre)
	})
	t.Run("own territories", func(t *testing.T) {
		// rule: mu-alpha/purchase/what-may-be-bought
		p := Position(t, 3).Own(Red, "egypt")
		Want(t, "another's", p.WhyNotBuild(Green, At("egypt"), Fort, 1), RuleOwnLand)
		Want(t, "nobody's", p.WhyNotBuild(Green, At("judea"), Fort, 1), RuleOwnLand)
	})
	t.Run("Towers anywhere", func(t *testing.T) {
		// rule: mu-alpha/purchase/tower
		// rule: mu-alpha/purchase/fort
		// rule: mu-alpha/purchase/castle
		p := builders(t).Own(Green, "sinai", "bohemia")
		for level := int8(1); level <= 3; level++ {
			for _, id := range []string{"sinai", "bohemia"} {
				Want(t, "walls in "+id, p.WhyNotBuild(Green, At(id), Fort, level), play.Free)
			}
		}
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-alpha/purchase/cathedral
		// rule: mu-alpha/purchase/building-payment
		p := builders(t).Own(Green, "sinai", "bohemia").Build(Cathedral, 1, "judea")
		Want(t, "without a settlement", p.WhyNotBuild(Green, At("sinai"), Cathedral, 1), play.Free)
		Want(t, "beside another of the Kingdom", p.WhyNotBuild(Green, At("egypt"), Cathedral, 1), play.Free)
		Want(t, "in a Small Kingdom", p.WhyNotBuild(Green, At("bohemia"), Cathedral, 1), RuleSmallRealm)
		Want(t, "where one stands", p.WhyNotBuild(Green, At("judea"), Cathedral, 1), RuleOneLevel)
	})
	t.Run("one of a kind", func(t *testing.T) {
		// rule: mu-alpha/purchase/building-payment
		p := builders(t).Build(Settlement, 2, "egypt").Build(Fort, 2, "egypt").Build(FairBuilding, 1, "egypt")
		for b, level := range map[Building]int8{Settlement: 2, Fort: 1, FairBuilding: 1} {
			Want(t, "a second", p.WhyNotBuild(Green, At("egypt"), b, level), RuleOneLevel)
		}
		Want(t, "a Mine beside the Farm", p.WhyNotBuild(Green, At("egypt"), FairBuilding+1, 1), play.Free)
	})
	t.Run("on the map in Placement", func(t *testing.T) {
		// rule: mu-alpha/purchase/building-payment
		p := builders(t).Held(Green, 5, "egypt").Shop(Green, 1000)
		p.Buys(Green, Build, Site("egypt", Settlement, 3)...)
		p.Play(Says(Green, DonePurchase))
		Want(t, "not yet", p.Built(At("egypt"), Settlement), 0)
		p.Phase = Placement
		p.Run(func(g *State, t *play.Table) { g.RaiseBuildings(t) })
		Want(t, "then", p.Built(At("egypt"), Settlement), 3)
	})
	t.Run("the reserve", func(t *testing.T) {
		// rule: mu-alpha/purchase/building-payment
		p := builders(t).Own(Green, "lydia", "thrace").Build(Settlement, 1, "egypt", "judea", "lydia", "thrace").Build(FairBuilding, 1, "judea", "lydia")
		Want(t, "the last Farm", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), play.Free)
		p.SetOrder(Green, At("thrace"), FairBuilding, 1)
		Want(t, "none is left", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleOutOfTiles)
	})
}

func TestTransports(t *testing.T) {
	for _, x := range []struct {
		kind    Kind
		level   int8
		florins int16
		mp      int8
		armies  int16
		goods   int8
	}{
		// rule: mu-alpha/purchase/transport-price
		// rule: mu-alpha/commerce/movement
		// rule: mu-alpha/commerce/capacity
		// rule: mu-alpha/concepts/transport-levels
		{Merchantman, 1, 200, 6, 0, 10}, {Merchantman, 2, 250, 7, 0, 30}, {Merchantman, 3, 300, 8, 0, 50},
		{Caravan, 1, 100, 6, 0, 10}, {Caravan, 2, 150, 7, 0, 30}, {Caravan, 3, 200, 8, 0, 50},
		{Galley, 1, 250, 7, 20, 0}, {Galley, 2, 300, 8, 40, 0}, {Galley, 3, 350, 9, 60, 0},
		{WarWagon, 1, 50, 7, 20, 0}, {WarWagon, 2, 100, 8, 40, 0}, {WarWagon, 3, 150, 9, 60, 0},
	} {
		p := Dock(t, 3)
		Want(t, "florins", p.TransportPrice(Green, x.kind, x.level), x.florins)
		i := p.Transport(Green, x.kind, x.level, "egypt", 0)
		Want(t, "MP", p.Mp(i), x.mp)
		Want(t, "FV", p.Space(i), x.armies)
		Want(t, "goods", p.Hold(i), x.goods)
	}
	t.Run("TL", func(t *testing.T) {
		// rule: mu-alpha/purchase/transport-tl-prerequisite
		Want(t, "a Galley II at TL 1", Dock(t, 1).WhyNotTransport(Green, Galley, 2), RuleTransportLevel)
		Want(t, "at TL 2, and nothing else is wanted", Dock(t, 2).WhyNotTransport(Green, Galley, 2), play.Free)
		Want(t, "a Caravan III at TL 2", Dock(t, 2).WhyNotTransport(Green, Caravan, 3), RuleTransportLevel)
	})
	t.Run("as many as TL", func(t *testing.T) {
		// rule: mu-alpha/purchase/transport-count-limit
		p := Dock(t, 2)
		for range 2 {
			p.Transport(Green, Galley, 2, "egypt", 0)
		}
		p.Shop(Green, 5000)
		p.Barred("a third Galley", RuleTransportLimit, Green, BuyTransport, int16(Galley), 1)
		p.Buys(Green, BuyTransport, int16(WarWagon), 1)
		p.Buys(Green, BuyTransport, int16(Merchantman), 1)
		p.Buys(Green, BuyTransport, int16(WarWagon), 2)
		p.Barred("a third War Wagon", RuleTransportLimit, Green, BuyTransport, int16(WarWagon), 1)
		Want(t, "a fourth transport of the turn", p.Buys(Green, BuyTransport, int16(Caravan), 1), 100)
		Want(t, "and a fifth", p.Buys(Green, BuyTransport, int16(Caravan), 2), 150)
	})
	t.Run("improved", func(t *testing.T) {
		// rule: mu-alpha/purchase/transport-upgrade
		p := Dock(t, 2)
		galley, caravan := p.Transport(Green, Galley, 1, "egypt", 1), p.Transport(Green, Caravan, 1, "syria", 0)
		p.Shop(Green, 1000)
		Want(t, "Galley I to II", p.Buys(Green, ImproveTransport, galley, 2), 50)
		Want(t, "at once", p.Transports[galley].Level, 2)
		p.Barred("to III at TL 2", RuleTransportLevel, Green, ImproveTransport, galley, 3)
		Want(t, "a Caravan abroad", p.Buys(Green, ImproveTransport, caravan, 2), 50)
	})
}

// Siege engines are bought up to the TL, in level and in number, and never improved.
//
// rule: mu-alpha/purchase/siege-engines
// rule: mu-alpha/concepts/siege-engine-types
// rule: mu-alpha/purchase/what-may-be-bought
func TestSiegeEngines(t *testing.T) {
	for level := Catapult; level <= Bombard; level++ {
		Want(t, "price", TheBox().Engines[level].Cost, 100*int16(level))
		Want(t, "at its TL", Dock(t, level).WhyNotEngine(Green, level), play.Free)
		if level > Catapult {
			Want(t, "below", Dock(t, level-1).WhyNotEngine(Green, level), RuleEngineLevel)
		}
	}
	p := Dock(t, 2)
	e := p.Engine(Green, Catapult, "egypt", None)
	p.Shop(Green, 1000)
	_, _, listed := p.Choice(Green, ImproveEngine, e)
	Want(t, "to make a Trebuchet of it", listed, false)
	Want(t, "a Trebuchet", p.Buys(Green, BuyEngine, int16(Trebuchet)), 200)
	p.Barred("a third at TL 2", RuleEngineLimit, Green, BuyEngine, int16(Catapult))
}

func TestCaptains(t *testing.T) {
	t.Run("price and level", func(t *testing.T) {
		// rule: mu-alpha/purchase/captain-price
		// rule: mu-alpha/purchase/captain-level-prerequisite
		// rule: mu-alpha/purchase/what-may-be-bought
		p := Dock(t, 3).Shop(Green, 1000)
		for level := int16(1); level <= 3; level++ {
			Want(t, "price", p.Buys(Green, BuyCaptain, level), int32(100*level))
		}
		Want(t, "above the TL", Dock(t, 2).WhyNotCaptain(Green, 3), RuleCaptainLevel)
		Want(t, "at the TL", Dock(t, 2).WhyNotCaptain(Green, 2), play.Free)
		Want(t, "with MILITARY SCHOOL", Dock(t, 1).Learned(Green, ScuolaMilitare).WhyNotCaptain(Green, 3), play.Free)
	})
	t.Run("number", func(t *testing.T) {
		// rule: mu-alpha/purchase/captain-count-limit
		p := Dock(t, 2).Learned(Green, ScuolaMilitare)
		p.Captain(Green, 1, "egypt", None)
		Want(t, "a second at TL 2", p.WhyNotCaptain(Green, 1), play.Free)
		p.Captain(Green, 1, "egypt", None)
		Want(t, "a third", p.WhyNotCaptain(Green, 1), RuleCaptainLimit)
	})
}

// What forbids a building, whatever it costs.
//
// rule: mu-alpha/purchase/what-may-be-bought
// rule: mu-alpha/purchase/village
// rule: mu-alpha/purchase/tower
// rule: mu-alpha/purchase/cathedral
// rule: mu-alpha/purchase/commerce-buildings
// rule: mu-alpha/purchase/building-payment
func TestWhatForbidsABuilding(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		b     Building
		but   func(p *Stage)
		why   play.Rule
	}{
		{"a Tower", "egypt", Fort, func(*Stage) {}, play.Free},
		{"a Tower on a site without an Inhabited Area", "palestine", Fort, func(*Stage) {}, play.Free},
		{"in a town under siege", "egypt", Fort, func(p *Stage) { p.Land("egypt").Siege.By = Red }, RuleBesieged},
		{"in another's land", "egypt", Fort, func(p *Stage) { p.Own(Red, "egypt") }, RuleOwnLand},
		{"a Village without an Inhabited Area", "palestine", Settlement, func(*Stage) {}, RuleCentre},
		{"a Farm without a settlement", "egypt", FairBuilding, func(*Stage) {}, RuleFairTown},
		{"a Farm beside one", "egypt", FairBuilding, func(p *Stage) { p.Build(Settlement, 1, "egypt") }, play.Free},
		{"a Cathedral", "egypt", Cathedral, func(*Stage) {}, play.Free},
		{"a Cathedral in a Small Kingdom", "cyprus", Cathedral, func(*Stage) {}, RuleSmallRealm},
		{"a Tower in a Small Kingdom", "cyprus", Fort, func(*Stage) {}, play.Free},
		{"a second Cathedral of the Kingdom", "egypt", Cathedral, func(p *Stage) { p.Build(Cathedral, 1, "judea") }, play.Free},
		{"the last Tower", "egypt", Fort, func(p *Stage) { towers(p, 1) }, play.Free},
		{"none in the reserve", "egypt", Fort, func(p *Stage) { towers(p, 0) }, RuleOutOfTiles},
	} {
		p := Position(t, 3).Held(Green, 5, "egypt", "palestine", "cyprus").Learned(Green, Architettura).Studied(Green, 3)
		c.but(p)
		Want(t, c.name, p.WhyNotBuild(Green, At(c.place), c.b, 1), c.why)
	}
}

// towers leaves so many Towers in the reserve: all others stand somewhere.
func towers(p *Stage, left int8) {
	for q := range p.State.Land() {
		if p.Left(Fort, 1) > left && q != At("egypt") {
			p.SetBuilt(q, Fort, 1)
		}
	}
}

// Where no settlement is left Farm, Mine and Market close, and nothing else does.
//
// rule: mu-alpha/purchase/commerce-buildings
func TestCommerceBuildingsCloseWithTheirTown(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Build(Fort, 1, "egypt").Build(FairBuilding, 1, "egypt").Build(FairBuilding+2, 1, "egypt")
	closes := func(g *State, t *play.Table) { g.CloseFairs(t, At("egypt")) }
	p.Run(closes)
	Want(t, "beside the Village", [2]int8{p.Built(At("egypt"), FairBuilding), p.Built(At("egypt"), FairBuilding+2)}, [2]int8{1, 1})
	p.SetBuilt(At("egypt"), Settlement, 0)
	p.Run(closes)
	for b := FairBuilding; b < Buildings; b++ {
		Want(t, TheBox().Buildings[b][1].ID, p.Built(At("egypt"), b), 0)
		Want(t, "told of "+TheBox().Buildings[b][1].ID, p.Told(KeyFairClosed, int16(At("egypt")), int16(b)), b != FairBuilding+1)
	}
	Want(t, "the Tower", p.Built(At("egypt"), Fort), 1)
}

// UNIVERSITY halves what a technology costs.
//
// rule: mu-alpha/purchase/technology-price
func TestUniversityHalvesThePrice(t *testing.T) {
	p := Position(t, 3).Learned(Green, Universita)
	for tech := range TheBox().Techs {
		if cost := TheBox().Techs[tech].Cost; cost > 0 {
			Want(t, TheBox().Techs[tech].ID, [2]int16{p.TechPrice(Red, int8(tech)), p.TechPrice(Green, int8(tech))}, [2]int16{cost, cost / 2})
		}
	}
}

// A transport is bought only where it can be placed: a ship wants a harbour of his with a settlement.
//
// rule: mu-alpha/placement/where
func TestTransportsWantAPlace(t *testing.T) {
	p := Position(t, 3).Own(Green, "judea")
	Want(t, "a Caravan without a settlement", p.WhyNotTransport(Green, Caravan, 1), RuleThreeTransports)
	Want(t, "a ship", p.WhyNotTransport(Green, Galley, 1), RuleShipPort)
	p.Build(Settlement, 1, "judea")
	Want(t, "a Caravan with one", p.WhyNotTransport(Green, Caravan, 1), play.Free)
	Want(t, "a ship without a harbour", p.WhyNotTransport(Green, Galley, 1), RuleShipPort)
	p.Own(Green, "egypt").Build(Settlement, 1, "egypt")
	Want(t, "a ship with one", p.WhyNotTransport(Green, Galley, 1), play.Free)
}

// All kinds of things can be bought in one phase.
//
// rule: mu-alpha/purchase/what-may-be-bought
func TestAllThatCanBeBought(t *testing.T) {
	p := Dock(t, 1).Shop(Green, 5000)
	o, _ := p.Match.OfferTo(Green)
	for _, v := range []play.Verb{BuyTechnology, Build, BuyTransport, BuyEngine, BuyCaptain} {
		Want(t, fmt.Sprintf("verb %d", v), slices.ContainsFunc(o.Choices, func(c play.Choice) bool { return c.Verb == v }), true)
	}
}

// An Architect halves what buildings cost, fractions rounded up.
//
// rule: mu-alpha/concepts/empire-cards
func TestTheArchitectHalvesPrices(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt").Learned(Green, Architettura, Ingegneria)
	price := func(b Building) int16 { return p.BuildingPrice(Green, At("egypt"), b, 1) }
	Want(t, "without", [2]int16{price(Settlement), price(Fort)}, [2]int16{50, 100})
	p.Players[Green].Used |= 1 << Architetto
	Want(t, "with one", [2]int16{price(Settlement), price(Fort)}, [2]int16{25, 50})
}
