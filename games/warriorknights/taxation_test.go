package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestTaxation(t *testing.T) {
	p := position(t, 3)
	p.city("isar").of(green)             // 5
	p.city("acre").of(green)             // 3, overseas
	p.city("monz").of(green).fortified() // 3 and 1
	p.city("alta").of(green).besieged(red, 1)
	p.city("vecht").of(red)
	p.run((*State).taxation)
	// rule: warrior-knights/taxation/city-income
	// rule: warrior-knights/map/city-printed-values
	want(t, "green's crowns", p.Barons[green].Crowns, 15+5+3+4)
	want(t, "red's crowns", p.Barons[red].Crowns, 15+4)
	want(t, "blue's crowns", p.Barons[blue].Crowns, 15)
	// rule: warrior-knights/siege/no-prestige-no-tax
	want(t, "from cities, the besieged one paying nothing", p.told(KeyTaxes, int16(green), 12, 12, 0, 0), true)

	// rule: warrior-knights/taxation/fortified-bonus
	p = position(t, 3)
	p.city("thira").of(blue).fortified()
	p.run((*State).taxation)
	want(t, "a fortified city of income 3", p.Barons[blue].Crowns, 15+4)
}

func TestTaxationByCards(t *testing.T) {
	t.Run("concessions", func(t *testing.T) {
		// rule: warrior-knights/banishment/concessions
		p := position(t, 2).charge(green, "salt-pans").charge(green, "royal-mint")
		p.run((*State).taxation)
		want(t, "crowns", p.Barons[green].Crowns, 15+2+4)
	})
	t.Run("offices", func(t *testing.T) {
		p := position(t, 2)
		p.city("monz").of(green)
		p.office(p.noble(green, star).at("monz").with(100), "seneschal")
		p.office(p.noble(green, square).atSea("rota").with(50), "grand-almoner")
		p.run((*State).taxation)
		want(t, "the Seneschal at home", p.Barons[green].Crowns, 15+3+2)
		want(t, "the Almoner", p.Barons[green].Faith, 1)

		p = position(t, 2)
		p.city("monz").of(green).besieged(red, 1)
		p.office(p.noble(green, star).at("monz").with(100), "seneschal")
		p.office(p.noble(green, square), "grand-almoner")
		p.run((*State).taxation)
		want(t, "the Seneschal under siege", p.Barons[green].Crowns, 15)
		want(t, "the Almoner off the map", p.Barons[green].Faith, 0)
	})
	// rule: warrior-knights/siege/no-prestige-no-tax
	t.Run("free markets", func(t *testing.T) {
		p := position(t, 2)
		p.city("monz").of(green).besieged(red, 1)
		p.run((*State).taxation)
		want(t, "a besieged city pays nothing", p.Barons[green].Crowns, 15)
		p.law("free-markets").run((*State).taxation)
		want(t, "unless this is law", p.Barons[green].Crowns, 18)
	})
	// rule: warrior-knights/taxation/city-income
	t.Run("blighted fields", func(t *testing.T) {
		p := position(t, 2)
		p.city("isar").of(green)
		p.addStatus(Status{Mod: ModCityIncomeFactor, Amount: 50, Target: int8(green), Until: UntilNextTaxation, Card: 3})
		p.run(func(g *State, t *play.Table) {
			g.taxation(t)
			g.taxation(t)
		})
		want(t, "half, rounded down; then all again", p.Barons[green].Crowns, 15+2+5)

		p = position(t, 2)
		p.city("vecht").of(green)
		p.lasts(ModCityIncomeFactor, 50, int8(green)).run((*State).taxation)
		want(t, "half of 4", p.Barons[green].Crowns, 15+2)
	})
	// rule: warrior-knights/agenda/law
	t.Run("royal tithe", func(t *testing.T) {
		p := position(t, 3).law("royal-tithe")
		p.city("isar").of(green)
		p.city("vecht").of(green)
		p.city("monz").of(red)
		p.city("gedze").of(blue)
		law := lawIn(p)
		p.run((*State).taxation).asks(green, AskObey).play(by(green, ObeyLaw, law))
		want(t, "1 crown of every 4 received", p.Barons[green].Crowns, 15+9-2)
		p.asks(blue, AskObey).play(by(blue, RefuseLaw, law)) // red received 3 and owes nothing
		want(t, "who refuses pays nothing", p.Barons[blue].Crowns, 15+4)
		want(t, "and is banned", p.Barons[blue].Banned, true)
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/agenda/law
	t.Run("church lands", func(t *testing.T) {
		p := position(t, 3).law("church-lands")
		p.Barons[blue].Crowns = 0
		law := lawIn(p)
		p.run((*State).taxation).asks(green, AskObey).play(by(green, ObeyLaw, law))
		want(t, "over: the Head pays nothing, nor who has nothing", p.over(), true)
		want(t, "green pays", p.Barons[green].Crowns, 14)
		want(t, "the Head of the Church receives", p.Barons[red].Crowns, 16)
	})
}

// lawIn is the law in force.
func lawIn(p *at) int8 {
	for a, at := range p.AgendaAt {
		if at == InForce {
			return int8(a)
		}
	}
	return None
}
