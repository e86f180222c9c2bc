package prototype

import (
	"testing"

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
			want(t, "listed", box().Buildings[x.b][x.level].Cost, x.florins)
			p := position(t, 3).own(green, "egypt")
			if x.b.commercial() {
				p.build(Settlement, 1, "egypt")
			}
			if x.level > 1 {
				p.build(x.b, x.level-1, "egypt")
			}
			if x.tl > 1 {
				want(t, "TL too low", p.learned(green, x.needs...).whyNotBuild(green, at("egypt"), x.b, x.level), RuleNeedsKnowledge)
			}
			p.studied(green, x.tl)
			for _, tech := range x.needs {
				p.Players[green].Techs &^= 1 << tech
				if p.level(green) == x.tl {
					want(t, "without "+box().Techs[tech].ID, p.whyNotBuild(green, at("egypt"), x.b, x.level), RuleNeedsKnowledge)
				}
				p.learned(green, tech)
			}
			want(t, "with all it needs", p.whyNotBuild(green, at("egypt"), x.b, x.level), play.Free)
		})
	}
	t.Run("Fairs without technologies, by agreement", func(t *testing.T) {
		p := position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt")
		p.Options.FreeFair = true
		want(t, "allowed", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), play.Free)
	})
}

// builders knows all that buildings need, at a TL.
func builders(t *testing.T, tl int8) *stage {
	return position(t, 4).studied(green, tl).learned(green, Commercio, Matematica, Architettura, Ingegneria)
}

func TestSites(t *testing.T) {
	t.Run("settlements", func(t *testing.T) {
		// rule: mu-prototype/buildings/settlement-site
		// rule: mu-prototype/placement/civil-buildings-in-population-centres
		p := builders(t, 1).own(green, "egypt", "sinai")
		want(t, "with a centre", p.whyNotBuild(green, at("egypt"), Settlement, 1), play.Free)
		want(t, "without", p.whyNotBuild(green, at("sinai"), Settlement, 1), RuleCentre)
		p.build(Settlement, 1, "egypt")
		want(t, "one only", p.whyNotBuild(green, at("egypt"), Settlement, 1), RuleOneLevel)
	})
	t.Run("Fairs", func(t *testing.T) {
		// rule: mu-prototype/buildings/commercial-site
		p := builders(t, 1).own(green, "egypt")
		want(t, "no settlement", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), RuleFairTown)
		p.setOrder(green, at("egypt"), Settlement, 1)
		want(t, "only ordered", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), RuleFairTown)
		p.build(Settlement, 1, "egypt").build(FairBuilding, 1, "egypt")
		want(t, "a second of its kind", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), RuleOneLevel)
		want(t, "one of another", p.whyNotBuild(green, at("egypt"), FairBuilding+1, 1), play.Free)
	})
	t.Run("Towers and Cathedrals anywhere", func(t *testing.T) {
		// rule: mu-prototype/buildings/military-and-religious-site
		p := builders(t, 1).own(green, "sinai")
		want(t, "Tower", p.whyNotBuild(green, at("sinai"), Fort, 1), play.Free)
		want(t, "Cathedral", p.whyNotBuild(green, at("sinai"), Cathedral, 1), play.Free)
	})
	t.Run("kinds", func(t *testing.T) {
		// rule: mu-prototype/buildings/kinds
		for b, kind := range map[Building]string{Settlement: "civil", Fort: "military", Cathedral: "religious", FairBuilding: "commercial", FairBuilding + 2: "commercial"} {
			want(t, box().Buildings[b][1].ID, map[bool]string{b.civil(): "civil", b.military(): "military", b.religious(): "religious", b.commercial(): "commercial"}[true], kind)
		}
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-prototype/buildings/one-cathedral-per-realm
		// rule: mu-prototype/empire-card-modes/one-cathedral-per-realm
		p := builders(t, 1).own(green, "persia", "bohemia").own(red, "armenia")
		want(t, "others hold the rest", p.whyNotBuild(green, at("persia"), Cathedral, 1), play.Free)
		want(t, "a Small realm", p.whyNotBuild(green, at("bohemia"), Cathedral, 1), RuleSmallRealm)
		p.build(Cathedral, 1, "armenia")
		want(t, "another's stands in the realm", p.whyNotBuild(green, at("persia"), Cathedral, 1), RuleOneCathedral)
		p.build(Cathedral, 0, "armenia").setOrder(red, at("armenia"), Cathedral, 1)
		want(t, "or is ordered", p.whyNotBuild(green, at("persia"), Cathedral, 1), RuleOneCathedral)
	})
	t.Run("the reserve", func(t *testing.T) {
		// rule: mu-prototype/components/shared-pool
		p := builders(t, 1).own(green, "egypt", "judea", "lydia", "thrace").build(Settlement, 1, "egypt", "judea", "lydia", "thrace").build(FairBuilding, 1, "judea", "lydia")
		want(t, "the last Fair", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), play.Free)
		p.setOrder(green, at("thrace"), FairBuilding, 1)
		want(t, "none is left", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), RuleOutOfTiles)
	})
}

func TestImprovements(t *testing.T) {
	t.Run("prices", func(t *testing.T) {
		// rule: mu-prototype/buildings/improvement-price
		p := builders(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").build(Fort, 1, "egypt")
		want(t, "Village to City", p.buildingPrice(green, at("egypt"), Settlement, 3), 100)
		want(t, "Tower to Fortress", p.buildingPrice(green, at("egypt"), Fort, 2), 200)
		// rule: mu-prototype/buildings/direct-construction-price
		want(t, "a Fortress from nothing", p.own(green, "judea").buildingPrice(green, at("judea"), Fort, 2), 300)
	})
	t.Run("one level in a turn", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		p := builders(t, 3).own(green, "egypt").shop(green, 2000)
		want(t, "Tower", p.buys(green, Build, site("egypt", Fort, 1)...), 100)
		p.barred("the same Tower a Fortress", RuleOneLevel, green, Build, site("egypt", Fort, 2)...)
	})
	t.Run("by levels", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		// rule: mu-prototype/technologies/carpenteria
		p := builders(t, 3).own(green, "egypt", "judea").build(Settlement, 1, "egypt")
		rise := func(what, id string, level int8, plain, carpenter play.Rule) {
			t.Helper()
			want(t, what, p.whyNotRise(green, at(id), Settlement, level), plain)
			p.learned(green, Carpenteria)
			want(t, what+" with CARPENTERIA", p.whyNotRise(green, at(id), Settlement, level), carpenter)
			p.Players[green].Leapt = true
			want(t, what+" a second time", p.whyNotRise(green, at(id), Settlement, level), plain)
			p.Players[green].Techs &^= 1 << Carpenteria
			p.Players[green].Leapt = false
		}
		rise("a Village that stands", "egypt", 1, RuleOneLevel, RuleOneLevel)
		rise("one level", "egypt", 2, play.Free, play.Free)
		rise("two levels", "egypt", 3, RuleOneLevel, play.Free)
		rise("above the top", "egypt", 4, RuleOneLevel, RuleOneLevel)
		rise("three levels", "judea", 3, RuleOneLevel, RuleOneLevel)
		p.setOrder(green, at("egypt"), Settlement, 2)
		rise("what is ordered", "egypt", 2, RuleOneLevel, RuleOneLevel)
		rise("less than what stands", "egypt", 0, RuleOneLevel, RuleOneLevel)
	})
	t.Run("any number", func(t *testing.T) {
		// rule: mu-prototype/buildings/any-number-one-level-per-turn
		bare := []string{"sinai", "marmarica", "cyrenaica", "palestine", "macedonia", "mysia", "bithynia", "rhodes", "peloponnese", "persia"}
		walled := []string{"egypt", "judea", "coele-syria"}
		p := builders(t, 2).own(green, append(bare, walled...)...).build(Fort, 1, walled...).build(Settlement, 1, walled...).shop(green, 9000)
		for _, id := range bare {
			p.buys(green, Build, site(id, Fort, 1)...)
		}
		for i, id := range walled {
			p.buys(green, Build, site(id, Fort, 2)...)
			p.buys(green, Build, site(id, Settlement, 2)...)
			p.buys(green, Build, site(id, FairBuilding+Building(i), 1)...)
		}
		p.buys(green, Build, site("egypt", Cathedral, 1)...)
		want(t, "all of it", p.Players[green].Florins, 9000-10*100-3*200-3*50-3*300-950) // MISTICISMO
	})
	t.Run("CARPENTERIA", func(t *testing.T) {
		// rule: mu-prototype/technologies/carpenteria
		p := builders(t, 3).learned(green, Carpenteria).own(green, "egypt", "judea").build(Settlement, 1, "egypt", "judea").shop(green, 2000)
		want(t, "Village to City in one turn", p.buys(green, Build, site("egypt", Settlement, 3)...), 100)
		_, why, _ := p.choice(green, Build, site("judea", Settlement, 3)...)
		want(t, "a second is not even listed", why, play.Free)
		want(t, "and refused", p.whyNotBuild(green, at("judea"), Settlement, 3), RuleOneLevel)
		want(t, "in two steps as well", p.buys(green, Build, site("judea", Fort, 1)...), 100)
		p.barred("the second step", RuleOneLevel, green, Build, site("judea", Fort, 2)...)
	})
}

func TestPriceOrder(t *testing.T) {
	t.Run("religious buildings", func(t *testing.T) {
		p := builders(t, 1).own(green, "egypt")
		// rule: mu-prototype/technologies/misticismo
		want(t, "MISTICISMO", p.learned(green, Misticismo).buildingPrice(green, at("egypt"), Cathedral, 1), 950)
		// rule: mu-prototype/technologies/monoteismo
		want(t, "MONOTEISMO", p.learned(green, Monoteismo).buildingPrice(green, at("egypt"), Cathedral, 1), 900)
		// rule: mu-prototype/technologies/teologia
		want(t, "TEOLOGIA", p.learned(green, Teologia).buildingPrice(green, at("egypt"), Cathedral, 1), 850)
		want(t, "FANATISMO adds nothing", p.learned(green, Fanatismo).buildingPrice(green, at("egypt"), Cathedral, 1), 850)
	})
	t.Run("Fairs", func(t *testing.T) {
		// rule: mu-prototype/technology-rules/price-order-fairs
		p := builders(t, 1).own(green, "egypt").build(Settlement, 1, "egypt")
		for i, tech := range crafts {
			fair := FairBuilding + Building(i)
			want(t, "as listed", p.buildingPrice(green, at("egypt"), fair, 1), 300)
			// rule: mu-prototype/technologies/forgiatura
			// rule: mu-prototype/technologies/tessitura
			want(t, box().Techs[tech].ID, p.learned(green, tech).buildingPrice(green, at("egypt"), fair, 1), 250)
		}
		p.learned(green, Mercato)
		want(t, "halved first", p.buildingPrice(green, at("egypt"), FairBuilding, 1), 100)
		// rule: mu-prototype/technology-rules/price-order-cards
		p.Players[green].Used |= 1 << Architetto
		want(t, "ARCHITETTO last", p.buildingPrice(green, at("egypt"), FairBuilding, 1), 50)
	})
	t.Run("MERCATO", func(t *testing.T) {
		p := builders(t, 1).learned(green, Mercato).own(green, "egypt").build(Settlement, 1, "egypt")
		// rule: mu-prototype/technologies/mercato
		want(t, "half price", p.buildingPrice(green, at("egypt"), FairBuilding, 1), 150)
		want(t, "for Fairs only", p.buildingPrice(green, at("egypt"), Fort, 1), 100)
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
		but   func(p *stage)
		why   play.Rule
	}{
		{"a Tower", "egypt", Fort, 1, func(*stage) {}, play.Free},
		{"in a town under siege", "egypt", Fort, 1, func(p *stage) { p.land("egypt").Siege.By = red }, RuleBesieged},
		{"on one that is damaged", "egypt", Settlement, 2, func(p *stage) { p.build(Settlement, 1, "egypt").land("egypt").Damaged = 1 << Settlement }, RuleDamaged},
		{"beside one that is damaged", "egypt", Fort, 1, func(p *stage) { p.build(Settlement, 1, "egypt").land("egypt").Damaged = 1 << Settlement }, play.Free},
		{"a Village without a population centre", "palestine", Settlement, 1, func(*stage) {}, RuleCentre},
		{"a Fair without a settlement", "egypt", FairBuilding, 1, func(*stage) {}, RuleFairTown},
		{"a Fair beside one", "egypt", FairBuilding, 1, func(p *stage) { p.build(Settlement, 1, "egypt") }, play.Free},
		{"a Cathedral", "egypt", Cathedral, 1, func(*stage) {}, play.Free},
		{"a Cathedral in a Small realm", "cyprus", Cathedral, 1, func(*stage) {}, RuleSmallRealm},
		{"a Tower in a Small realm", "cyprus", Fort, 1, func(*stage) {}, play.Free},
		{"a second Cathedral of the realm", "egypt", Cathedral, 1, func(p *stage) { p.build(Cathedral, 1, "judea") }, RuleOneCathedral},
		{"a Tower beside the Cathedral of the realm", "egypt", Fort, 1, func(p *stage) { p.build(Cathedral, 1, "judea") }, play.Free},
		{"the last Tower", "egypt", Fort, 1, func(p *stage) { p.used(Fort, 1).setBuilt(Place(0), Fort, 0) }, play.Free},
		{"none in the reserve", "egypt", Fort, 1, func(p *stage) { p.used(Fort, 1) }, RuleOutOfTiles},
	} {
		p := position(t, 6).held(green, 5, "egypt", "palestine", "cyprus").learned(green, Architettura, Commercio).studied(green, 3)
		c.but(p)
		want(t, c.name, p.whyNotBuild(green, at(c.place), c.b, c.level), c.why)
	}
}

// Where no settlement is left its Fairs are closed, and nothing else is.
//
// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsCloseWithTheirTown(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea").vf(green, "judea", 5).build(Settlement, 1, "egypt", "judea").build(FairBuilding+2, 1, "egypt").build(Fort, 1, "egypt").florins(green, 100)
	p.run(func(g *State, t *play.Table) { g.closeFairs(t, at("egypt")) })
	want(t, "while the Village stands", p.built(at("egypt"), FairBuilding+2), 1)
	p.Players[green].Capital = at("egypt")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "the capital's Village is gone", p.built(at("egypt"), Settlement), 0)
	want(t, "and its Fair", p.built(at("egypt"), FairBuilding+2), 0)
	want(t, "told", p.told(KeyFairClosed, int16(at("egypt")), int16(FairBuilding+2)), true)
	want(t, "of one that never stood", p.told(KeyFairClosed, int16(at("egypt")), int16(FairBuilding)), false)
	want(t, "the Tower stands", p.built(at("egypt"), Fort), 1)
}

// A building rises one level in a turn; with CARPENTERIA one building of the turn rises two.
//
// rule: mu-prototype/buildings/any-number-one-level-per-turn
// rule: mu-prototype/technologies/carpenteria
func TestHowFarABuildingRises(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea").build(Settlement, 1, "judea").learned(green, Carpenteria)
	want(t, "two levels", p.whyNotRise(green, at("egypt"), Fort, 2), play.Free)
	want(t, "three levels", p.whyNotRise(green, at("egypt"), Fort, 3), RuleOneLevel)
	want(t, "above a Cathedral", p.whyNotRise(green, at("egypt"), Cathedral, 2), RuleOneLevel)
	p.run(func(g *State, t *play.Table) { g.order(t, green, at("judea"), Settlement, 2, 100) })
	want(t, "one level is no leap", p.whyNotRise(green, at("egypt"), Fort, 2), play.Free)
	p.run(func(g *State, t *play.Table) { g.order(t, green, at("egypt"), Fort, 2, 300) })
	want(t, "a second leap", p.whyNotRise(green, at("egypt"), Settlement, 2), RuleOneLevel)
	want(t, "one level more", p.whyNotRise(green, at("egypt"), Settlement, 1), play.Free)
	want(t, "what is ordered already", p.whyNotRise(green, at("egypt"), Fort, 2), RuleOneLevel)
}

// Where the table lets Fairs be built without learning, it does so for Fairs alone.
//
// rule: mu-prototype/buildings/fairs
func TestFairsWithoutLearning(t *testing.T) {
	p := position(t, 3).held(green, 5, "egypt").build(Settlement, 1, "egypt")
	want(t, "a Fair", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), RuleNeedsKnowledge)
	p.Options.FreeFair = true
	want(t, "a Fair by that option", p.whyNotBuild(green, at("egypt"), FairBuilding, 1), play.Free)
	want(t, "a Cathedral", p.whyNotBuild(green, at("egypt"), Cathedral, 1), RuleNeedsKnowledge)
}
