package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestBuildingPrices(t *testing.T) {
	for _, x := range []struct {
		name     string
		b        Building
		level    int8
		florins  int16
		tl       int8
		needs    []int8
		examples string
	}{
		// rule: mu-prototype/buildings/village
		{"Village", Settlement, 1, 50, 1, nil, ""},
		// rule: mu-prototype/buildings/borough
		{"Borough", Settlement, 2, 100, 2, []int8{Architettura}, ""},
		// rule: mu-prototype/buildings/city
		{"City", Settlement, 3, 150, 3, []int8{Architettura}, ""},
		// rule: mu-prototype/buildings/tower
		{"Tower", Fort, 1, 100, 1, nil, ""},
		// rule: mu-prototype/buildings/fortress
		{"Fortress", Fort, 2, 300, 2, []int8{Ingegneria}, ""},
		// rule: mu-prototype/buildings/castle
		{"Castle", Fort, 3, 700, 3, []int8{Ingegneria}, ""},
		// rule: mu-prototype/buildings/cathedral
		{"Cathedral", Cathedral, 1, 1000, 1, []int8{Architettura}, ""},
		// rule: mu-prototype/buildings/fairs
		{"agricultural Fair", FairBuilding, 1, 300, 1, []int8{Commercio, Architettura}, ""},
		{"mining Fair", FairBuilding + 1, 1, 300, 1, []int8{Commercio, Architettura}, ""},
		{"textile Fair", FairBuilding + 2, 1, 300, 1, []int8{Commercio, Architettura}, ""},
	} {
		t.Run(x.name, func(t *testing.T) {
			Want(t, "listed", TheBox().Buildings[x.b][x.level].Cost, x.florins)
			p := Position(t, 3).Own(Green, "egypt")
			if x.b.Commercial() {
				p.Build(Settlement, 1, "egypt")
			}
			if x.level > 1 {
				p.Build(x.b, x.level-1, "egypt")
			}
			if x.tl > 1 {
				Want(t, "TL too low", p.Learned(Green, x.needs...).WhyNotBuild(Green, At("egypt"), x.b, x.level), RuleNeedsKnowledge)
			}
			p.Studied(Green, x.tl)
			for _, tech := range x.needs {
				p.Players[Green].Techs &^= 1 << tech
				if p.Level(Green) == x.tl {
					Want(t, "without "+TheBox().Techs[tech].ID, p.WhyNotBuild(Green, At("egypt"), x.b, x.level), RuleNeedsKnowledge)
				}
				p.Learned(Green, tech)
			}
			Want(t, "with all it needs", p.WhyNotBuild(Green, At("egypt"), x.b, x.level), play.Free)
		})
	}
	t.Run("Fairs without technologies, by agreement", func(t *testing.T) {
		p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt")
		p.Options.FreeFair = true
		Want(t, "allowed", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), play.Free)
	})
}

// builders knows all that buildings need, at a TL.
func builders(t *testing.T, tl int8) *Stage {
	return Position(t, 4).Studied(Green, tl).Learned(Green, Commercio, Matematica, Architettura, Ingegneria)
}

func TestSites(t *testing.T) {
	t.Run("settlements", func(t *testing.T) {
		// rule: mu-prototype/buildings/settlement-site
		// rule: mu-prototype/placement/civil-buildings-in-population-centres
		p := builders(t, 1).Own(Green, "egypt", "sinai")
		Want(t, "with a centre", p.WhyNotBuild(Green, At("egypt"), Settlement, 1), play.Free)
		Want(t, "without", p.WhyNotBuild(Green, At("sinai"), Settlement, 1), RuleCentre)
		p.Build(Settlement, 1, "egypt")
		Want(t, "one only", p.WhyNotBuild(Green, At("egypt"), Settlement, 1), RuleOneLevel)
	})
	t.Run("Fairs", func(t *testing.T) {
		// rule: mu-prototype/buildings/commercial-site
		p := builders(t, 1).Own(Green, "egypt")
		Want(t, "no settlement", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleFairTown)
		p.SetOrder(Green, At("egypt"), Settlement, 1)
		Want(t, "only ordered", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleFairTown)
		p.Build(Settlement, 1, "egypt").Build(FairBuilding, 1, "egypt")
		Want(t, "a second of its kind", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleOneLevel)
		Want(t, "one of another", p.WhyNotBuild(Green, At("egypt"), FairBuilding+1, 1), play.Free)
	})
	t.Run("Towers and Cathedrals anywhere", func(t *testing.T) {
		// rule: mu-prototype/buildings/military-and-religious-site
		p := builders(t, 1).Own(Green, "sinai")
		Want(t, "Tower", p.WhyNotBuild(Green, At("sinai"), Fort, 1), play.Free)
		Want(t, "Cathedral", p.WhyNotBuild(Green, At("sinai"), Cathedral, 1), play.Free)
	})
	t.Run("kinds", func(t *testing.T) {
		// rule: mu-prototype/buildings/kinds
		for b, kind := range map[Building]string{Settlement: "civil", Fort: "military", Cathedral: "religious", FairBuilding: "commercial", FairBuilding + 2: "commercial"} {
			Want(t, TheBox().Buildings[b][1].ID, map[bool]string{b.Civil(): "civil", b.Military(): "military", b.Religious(): "religious", b.Commercial(): "commercial"}[true], kind)
		}
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-prototype/buildings/one-cathedral-per-realm
		// rule: mu-prototype/empire-card-modes/one-cathedral-per-realm
		p := builders(t, 1).Own(Green, "persia", "bohemia").Own(Red, "armenia")
		Want(t, "others hold the rest", p.WhyNotBuild(Green, At("persia"), Cathedral, 1), play.Free)
		Want(t, "a Small realm", p.WhyNotBuild(Green, At("bohemia"), Cathedral, 1), RuleSmallRealm)
		p.Build(Cathedral, 1, "armenia")
		Want(t, "another's stands in the realm", p.WhyNotBuild(Green, At("persia"), Cathedral, 1), RuleOneCathedral)
		p.Build(Cathedral, 0, "armenia").SetOrder(Red, At("armenia"), Cathedral, 1)
		Want(t, "or is ordered", p.WhyNotBuild(Green, At("persia"), Cathedral, 1), RuleOneCathedral)
	})
	t.Run("the reserve", func(t *testing.T) {
		// rule: mu-prototype/components/shared-pool
		p := builders(t, 1).Own(Green, "egypt", "judea", "lydia", "thrace").Build(Settlement, 1, "egypt", "judea", "lydia", "thrace").Build(FairBuilding, 1, "judea", "lydia")
		Want(t, "the last Fair", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), play.Free)
		p.SetOrder(Green, At("thrace"), FairBuilding, 1)
		Want(t, "none is left", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleOutOfTiles)
	})
}

func TestImprovements(t *testing.T) {
	t.Run("prices", func(t *testing.T) {
		// rule: mu-prototype/buildings/improvement-price
		p := builders(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Build(Fort, 1, "egypt")
		Want(t, "Village to City", p.BuildingPrice(Green, At("egypt"), Settlement, 3), 100)
		Want(t, "Tower to Fortress", p.BuildingPrice(Green, At("egypt"), Fort, 2), 200)
		// rule: mu-prototype/buildings/direct-construction-price
		Want(t, "a Fortress from nothing", p.Own(Green, "judea").BuildingPrice(Green, At("judea"), Fort, 2), 300)
	})
	t.Run("one level in a turn", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		p := builders(t, 3).Own(Green, "egypt").Shop(Green, 2000)
		Want(t, "Tower", p.Buys(Green, Build, Site("egypt", Fort, 1)...), 100)
		p.Barred("the same Tower a Fortress", RuleOneLevel, Green, Build, Site("egypt", Fort, 2)...)
	})
	t.Run("by levels", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		// rule: mu-prototype/technologies/carpenteria
		p := builders(t, 3).Own(Green, "egypt", "judea").Build(Settlement, 1, "egypt")
		rise := func(what, id string, level int8, plain, carpenter play.Rule) {
			t.Helper()
			Want(t, what, p.Ed().WhyNotRise(p.State, Green, At(id), Settlement, level), plain)
			p.Learned(Green, Carpenteria)
			Want(t, what+" with CARPENTERIA", p.Ed().WhyNotRise(p.State, Green, At(id), Settlement, level), carpenter)
			p.Players[Green].Leapt = true
			Want(t, what+" a second time", p.Ed().WhyNotRise(p.State, Green, At(id), Settlement, level), plain)
			p.Players[Green].Techs &^= 1 << Carpenteria
			p.Players[Green].Leapt = false
		}
		rise("a Village that stands", "egypt", 1, RuleOneLevel, RuleOneLevel)
		rise("one level", "egypt", 2, play.Free, play.Free)
		rise("two levels", "egypt", 3, RuleOneLevel, play.Free)
		rise("above the top", "egypt", 4, RuleOneLevel, RuleOneLevel)
		rise("three levels", "judea", 3, RuleOneLevel, RuleOneLevel)
		p.SetOrder(Green, At("egypt"), Settlement, 2)
		rise("what is ordered", "egypt", 2, RuleOneLevel, RuleOneLevel)
		rise("less than what stands", "egypt", 0, RuleOneLevel, RuleOneLevel)
	})
	t.Run("any number", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		bare := []string{"sinai", "marmarica", "cyrenaica", "palestine", "macedonia", "mysia", "bithynia", "rhodes", "peloponnese", "persia"}
		walled := []string{"egypt", "judea", "coele-syria"}
		p := builders(t, 2).Own(Green, append(bare, walled...)...).Build(Fort, 1, walled...).Build(Settlement, 1, walled...).Shop(Green, 9000)
		for _, id := range bare {
			p.Buys(Green, Build, Site(id, Fort, 1)...)
		}
		for i, id := range walled {
			p.Buys(Green, Build, Site(id, Fort, 2)...)
			p.Buys(Green, Build, Site(id, Settlement, 2)...)
			p.Buys(Green, Build, Site(id, FairBuilding+Building(i), 1)...)
		}
		p.Buys(Green, Build, Site("egypt", Cathedral, 1)...)
		Want(t, "all of it", p.Players[Green].Florins, 9000-10*100-3*200-3*50-3*300-950) // MISTICISMO
	})
	t.Run("CARPENTERIA", func(t *testing.T) {
		// rule: mu-prototype/technologies/carpenteria
		p := builders(t, 3).Learned(Green, Carpenteria).Own(Green, "egypt", "judea").Build(Settlement, 1, "egypt", "judea").Shop(Green, 2000)
		Want(t, "Village to City in one turn", p.Buys(Green, Build, Site("egypt", Settlement, 3)...), 100)
		_, why, _ := p.Choice(Green, Build, Site("judea", Settlement, 3)...)
		Want(t, "a second is not even listed", why, play.Free)
		Want(t, "and refused", p.WhyNotBuild(Green, At("judea"), Settlement, 3), RuleOneLevel)
		Want(t, "in two steps as well", p.Buys(Green, Build, Site("judea", Fort, 1)...), 100)
		p.Barred("the second step", RuleOneLevel, Green, Build, Site("judea", Fort, 2)...)
	})
}

func TestPriceOrder(t *testing.T) {
	t.Run("religious buildings", func(t *testing.T) {
		p := builders(t, 1).Own(Green, "egypt")
		// rule: mu-prototype/technologies/misticismo
		Want(t, "MISTICISMO", p.Learned(Green, Misticismo).BuildingPrice(Green, At("egypt"), Cathedral, 1), 950)
		// rule: mu-prototype/technologies/monoteismo
		Want(t, "MONOTEISMO", p.Learned(Green, Monoteismo).BuildingPrice(Green, At("egypt"), Cathedral, 1), 900)
		// rule: mu-prototype/technologies/teologia
		Want(t, "TEOLOGIA", p.Learned(Green, Teologia).BuildingPrice(Green, At("egypt"), Cathedral, 1), 850)
		Want(t, "FANATISMO adds nothing", p.Learned(Green, Fanatismo).BuildingPrice(Green, At("egypt"), Cathedral, 1), 850)
	})
	t.Run("Fairs", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/price-order-fairs
		p := builders(t, 1).Own(Green, "egypt").Build(Settlement, 1, "egypt")
		for i, tech := range [...]int8{Agricoltura, Forgiatura, Tessitura} {
			fair := FairBuilding + Building(i)
			Want(t, "as listed", p.BuildingPrice(Green, At("egypt"), fair, 1), 300)
			// rule: mu-prototype/technologies/forgiatura
			// rule: mu-prototype/technologies/tessitura
			Want(t, TheBox().Techs[tech].ID, p.Learned(Green, tech).BuildingPrice(Green, At("egypt"), fair, 1), 250)
		}
		p.Learned(Green, Mercato)
		Want(t, "halved first", p.BuildingPrice(Green, At("egypt"), FairBuilding, 1), 100)
		// rule: mu-prototype/technology-rules/price-order-cards
		p.Players[Green].Used |= 1 << Architetto
		Want(t, "ARCHITETTO last", p.BuildingPrice(Green, At("egypt"), FairBuilding, 1), 50)
	})
	t.Run("MERCATO", func(t *testing.T) {
		p := builders(t, 1).Learned(Green, Mercato).Own(Green, "egypt").Build(Settlement, 1, "egypt")
		// rule: mu-prototype/technologies/mercato
		Want(t, "half price", p.BuildingPrice(Green, At("egypt"), FairBuilding, 1), 150)
		Want(t, "for Fairs only", p.BuildingPrice(Green, At("egypt"), Fort, 1), 100)
	})
}

// What forbids a building, whatever it costs.
//
// rule: mu-prototype/purchase/own-territory-and-prerequisites
// rule: mu-prototype/buildings/settlement-site
// rule: mu-prototype/buildings/commercial-site
// rule: mu-prototype/buildings/cathedral
// rule: mu-prototype/buildings/one-cathedral-per-realm
// rule: mu-prototype/events/damaged-building-unusable
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/components/shared-pool
func TestWhatForbidsABuilding(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		b     Building
		level int8
		but   func(p *Stage)
		why   play.Rule
	}{
		{"a Tower", "egypt", Fort, 1, func(*Stage) {}, play.Free},
		{"in a town under siege", "egypt", Fort, 1, func(p *Stage) { p.Land("egypt").Siege.By = Red }, RuleBesieged},
		{"on one that is damaged", "egypt", Settlement, 2, func(p *Stage) { p.Build(Settlement, 1, "egypt").Land("egypt").Damaged = 1 << Settlement }, RuleDamaged},
		{"beside one that is damaged", "egypt", Fort, 1, func(p *Stage) { p.Build(Settlement, 1, "egypt").Land("egypt").Damaged = 1 << Settlement }, play.Free},
		{"a Village without a population centre", "palestine", Settlement, 1, func(*Stage) {}, RuleCentre},
		{"a Fair without a settlement", "egypt", FairBuilding, 1, func(*Stage) {}, RuleFairTown},
		{"a Fair beside one", "egypt", FairBuilding, 1, func(p *Stage) { p.Build(Settlement, 1, "egypt") }, play.Free},
		{"a Cathedral", "egypt", Cathedral, 1, func(*Stage) {}, play.Free},
		{"a Cathedral in a Small realm", "cyprus", Cathedral, 1, func(*Stage) {}, RuleSmallRealm},
		{"a Tower in a Small realm", "cyprus", Fort, 1, func(*Stage) {}, play.Free},
		{"a second Cathedral of the realm", "egypt", Cathedral, 1, func(p *Stage) { p.Build(Cathedral, 1, "judea") }, RuleOneCathedral},
		{"a Tower beside the Cathedral of the realm", "egypt", Fort, 1, func(p *Stage) { p.Build(Cathedral, 1, "judea") }, play.Free},
		{"the last Tower", "egypt", Fort, 1, func(p *Stage) { used(p, Fort, 1).SetBuilt(Place(0), Fort, 0) }, play.Free},
		{"none in the reserve", "egypt", Fort, 1, func(p *Stage) { used(p, Fort, 1) }, RuleOutOfTiles},
	} {
		p := Position(t, 6).Held(Green, 5, "egypt", "palestine", "cyprus").Learned(Green, Architettura, Commercio).Studied(Green, 3)
		c.but(p)
		Want(t, c.name, p.WhyNotBuild(Green, At(c.place), c.b, c.level), c.why)
	}
}

// Where no settlement is left its Fairs are closed, and nothing else is.
//
// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsCloseWithTheirTown(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea").Vf(Green, "judea", 5).Build(Settlement, 1, "egypt", "judea").Build(FairBuilding+2, 1, "egypt").Build(Fort, 1, "egypt").Florins(Green, 100)
	p.Run(func(g *State, t *play.Table) { g.CloseFairs(t, At("egypt")) })
	Want(t, "while the Village stands", p.Built(At("egypt"), FairBuilding+2), 1)
	p.Players[Green].Capital = At("egypt")
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
	Want(t, "the capital's Village is gone", p.Built(At("egypt"), Settlement), 0)
	Want(t, "and its Fair", p.Built(At("egypt"), FairBuilding+2), 0)
	Want(t, "told", p.Told(KeyFairClosed, int16(At("egypt")), int16(FairBuilding+2)), true)
	Want(t, "of one that never stood", p.Told(KeyFairClosed, int16(At("egypt")), int16(FairBuilding)), false)
	Want(t, "the Tower stands", p.Built(At("egypt"), Fort), 1)
}

// A building rises one level in a turn; with CARPENTERIA one building of the turn rises two.
//
// rule: mu-prototype/buildings/any-number-one-level-per-turn
// rule: mu-prototype/technologies/carpenteria
func TestHowFarABuildingRises(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea").Build(Settlement, 1, "judea").Learned(Green, Carpenteria)
	Want(t, "two levels", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Fort, 2), play.Free)
	Want(t, "three levels", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Fort, 3), RuleOneLevel)
	Want(t, "above a Cathedral", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Cathedral, 2), RuleOneLevel)
	p.Run(func(g *State, t *play.Table) { g.PlaceOrder(t, Green, At("judea"), Settlement, 2, 100) })
	Want(t, "one level is no leap", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Fort, 2), play.Free)
	p.Run(func(g *State, t *play.Table) { g.PlaceOrder(t, Green, At("egypt"), Fort, 2, 300) })
	Want(t, "a second leap", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Settlement, 2), RuleOneLevel)
	Want(t, "one level more", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Settlement, 1), play.Free)
	Want(t, "what is ordered already", p.Ed().WhyNotRise(p.State, Green, At("egypt"), Fort, 2), RuleOneLevel)
}

// Where the table lets Fairs be built without learning, it does so for Fairs alone.
//
// rule: mu-prototype/buildings/fairs
func TestFairsWithoutLearning(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt")
	Want(t, "a Fair", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), RuleNeedsKnowledge)
	p.Options.FreeFair = true
	Want(t, "a Fair by that option", p.WhyNotBuild(Green, At("egypt"), FairBuilding, 1), play.Free)
	Want(t, "a Cathedral", p.WhyNotBuild(Green, At("egypt"), Cathedral, 1), RuleNeedsKnowledge)
}
