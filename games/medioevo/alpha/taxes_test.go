package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// taxed is a player of the Mamluk Sultanate in Taxes with so many territories, mountains and deserts, where nothing
// stands and nobody lives.
func taxed(t *testing.T, n int) *Stage {
	p := Position(t, 3).Realm(Green, "mamluk-sultanate")
	for _, id := range []string{"sinai", "marmarica", "cyrenaica", "azerbaijan", "mesopotamia", "persia", "peloponnese", "serbia", "corsica", "circassia", "alps", "armenia"} {
		if at := TheBox().Atlas.Find(id); at != NoPlace && n > 0 && TheBox().Atlas.Territories[at].Centre == nil {
			p.Own(Green, id)
			n--
		}
	}
	for at := Place(0); n > 0; at++ {
		if x := &TheBox().Atlas.Territories[at]; x.Centre == nil && p.Territories[at].Owner == play.Nobody && p.InPlay(at) && x.Terrain != 0 {
			p.Territories[at].Owner = Green
			n--
		}
	}
	p.Phase = Taxes
	return p
}

// levied is what a player collects when the Taxes phase has come and gone.
func levied(p *Stage, s play.Seat) int32 {
	p.T.Helper()
	before := p.Players[s].Florins
	p.Run(func(g *State, t *play.Table) { g.TaxesPhase(t) })
	for !p.IsOver() {
		for _, s := range p.AllSeats() {
			if p.Offers(Says(s, DoneTaxes)) {
				p.Play(Says(s, DoneTaxes))
			}
		}
	}
	return p.Players[s].Florins - before
}

func TestTaxes(t *testing.T) {
	t.Run("territories, Cathedral and BANKS", func(t *testing.T) {
		// rule: mu-alpha/taxes/territories
		// rule: mu-alpha/taxes/cathedrals
		// rule: mu-alpha/taxes/banks-interest
		p := taxed(t, 10).Build(Cathedral, 1, "sinai").Learned(Green, Banche).Florins(Green, 500)
		Want(t, "5 x 10 + 10% of 500 + 50", levied(p, Green), 150)
		Want(t, "whatever the TL", taxed(t, 10).Studied(Green, 1).Income(Green), 50)
		q := taxed(t, 10)
		q.Land("sinai").Before = Green
		Want(t, "contested land pays nobody", q.Income(Green), 45)
		Want(t, "two Cathedrals", taxed(t, 2).Build(Cathedral, 1, "sinai", "marmarica").Income(Green), 110)
	})
	t.Run("interest is rounded down", func(t *testing.T) {
		// rule: mu-alpha/taxes/banks-interest
		Want(t, "of 1117, held before the phase", levied(taxed(t, 0).Learned(Green, Banche).Florins(Green, 1117), Green), 111)
		Want(t, "without BANKS", levied(taxed(t, 0).Florins(Green, 1117), Green), 0)
	})
	t.Run("Tax Collector", func(t *testing.T) {
		// rule: mu-alpha/taxes/tax-collector
		p := taxed(t, 12).Learned(Green, Matematica).Holds(Green, Gabelliere, Gabelliere)
		p.Run(func(g *State, t *play.Table) { g.Collect(t, Green); g.AtTheBank(t, Green) }).Asks(Green, AskTaxes)
		Want(t, "12 x 5", p.Players[Green].Florins, 60)
		p.Play(Use(Green, Gabelliere))
		Want(t, "12 x 5 x 2", p.Players[Green].Florins, 120)
		Want(t, "a second adds nothing", p.Refuses(Use(Green, Gabelliere)), RuleCardOnce)
		Want(t, "both stay", p.Players[Green].Hand[Gabelliere], 2)
		Want(t, "without MATHEMATICS", taxed(t, 12).Holds(Green, Gabelliere).WhyNotPlay(Green, Gabelliere), RuleCardNeeds)
	})
	t.Run("Merchants", func(t *testing.T) {
		// rule: mu-alpha/taxes/merchant-card
		for tech, florins := range map[int8]int32{Matematica: 30, Conio: 60, Banche: 90, Gilde: 120} {
			p := taxed(t, 0).Learned(Green, tech).Holds(Green, Mercante, Mercante, Mercante).Build(FairBuilding, 1, "egypt")
			p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Asks(Green, AskTaxes)
			p.Play(Saying(Use(Green, Mercante), 3))
			Want(t, TheBox().Techs[tech].ID+", three of them", p.Players[Green].Florins, 3*florins)
			Want(t, "they stay", p.Players[Green].Hand[Mercante], 3)
		}
		p := taxed(t, 0).Learned(Green, Matematica, Conio, Banche, Gilde).Holds(Green, Mercante)
		p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Play(Saying(Use(Green, Mercante), 1))
		Want(t, "the best of the four", p.Players[Green].Florins, 120)
		Want(t, "not without", taxed(t, 0).Holds(Green, Mercante).WhyNotPlay(Green, Mercante), RuleCardNeeds)
		p.Phase = Trade
		Want(t, "not in Commerce", p.WhyNotPlay(Green, Mercante), RuleCardPhase)
	})
	t.Run("Mill", func(t *testing.T) {
		// rule: mu-alpha/taxes/mill
		p := taxed(t, 0).Own(Green, "egypt", "palestine", "thessaly", "lydia", "thrace", "syria")
		Want(t, "six plains", p.Learned(Green, Matematica).Income(Green), 30)
		Want(t, "and the Mill", p.Learned(Green, Mulino).Income(Green), 60)
		p.Players[Green].Used |= 1 << Gabelliere
		Want(t, "and the Tax Collector, 10 + 10", p.Income(Green), 120)
		p.Players[Green].Techs = 1 << Mulino
		Want(t, "without MATHEMATICS", p.Income(Green), 30)
		Want(t, "a mountain", taxed(t, 1).Learned(Green, Matematica, Mulino).Income(Green), 5)
	})
	t.Run("VASSALAGE", func(t *testing.T) {
		// rule: mu-alpha/taxes/vassalage
		p := taxed(t, 0).Own(Green, "egypt", "judea", "lydia", "thrace").Build(Settlement, 1, "egypt", "judea")
		before := p.Income(Green)
		Want(t, "4 Inhabited Areas, built or not", p.Learned(Green, Vassallaggio).Income(Green)-before, 40)
		Want(t, "none", taxed(t, 3).Learned(Green, Vassallaggio).Income(Green), 15)
	})
	t.Run("SIGNORIA", func(t *testing.T) {
		// rule: mu-alpha/taxes/signoria
		// rule: mu-alpha/taxes/tax-collector
		// rule: mu-alpha/taxes/vassalage
		p := taxed(t, 8).Own(Green, "egypt", "judea", "lydia", "thrace").Build(Settlement, 3, "lydia", "thrace").Build(Settlement, 2, "egypt").
			Learned(Green, Matematica, Vassallaggio, Signoria)
		p.Players[Green].Used |= 1 << Gabelliere
		Want(t, "120 + 40 + 100", p.Income(Green), 260)
		p.Players[Green].Techs &^= 1 << Signoria
		Want(t, "without", p.Income(Green), 160)
		Want(t, "FEUDALISM pays nothing", p.Learned(Green, Feudalesimo).Income(Green), 160)
	})
}

func TestTributeOfTheHorde(t *testing.T) {
	// rule: mu-alpha/taxes/golden-horde-tribute
	// rule: mu-alpha/reinforcements/golden-horde-levy
	horde := func() *Stage {
		p := taxed(t, 0).Realm(Green, "golden-horde")
		p.Land("rostov").Out, p.Land("vladimir").Out = true, true
		return p
	}
	p := horde()
	Want(t, "six principalities", p.Income(Green), 30)
	Want(t, "two armies", p.Levy(Green), 2)
	p.Own(Red, "turov")
	Want(t, "five", p.Income(Green), 25)
	Want(t, "one army", p.Levy(Green), 1)
	p.Own(Green, "kiev")
	Want(t, "one that is the Horde's own pays both", p.Income(Green), 25+5)
	p.Land("kiev").Owner, p.Land("kiev").Before = play.Nobody, Green
	Want(t, "a contested one does not", p.Income(Green), 20)
	Want(t, "nobody else", horde().Realm(Green, "mamluk-sultanate").Income(Green), 0)
}

func TestYieldOfATerritory(t *testing.T) {
	// rule: mu-alpha/taxes/territories
	// rule: mu-alpha/taxes/mill
	// rule: mu-alpha/taxes/cathedrals
	// rule: mu-alpha/taxes/vassalage
	// rule: mu-alpha/taxes/signoria
	p := taxed(t, 0).Own(Green, "thrace")
	yield := func() int32 { return p.Ed().YieldOf(p.State, Green, At("thrace")) }
	Want(t, "land", yield(), 5)
	Want(t, "a Mill", p.Learned(Green, Mulino, Matematica) != nil && yield() == 10, true)
	Want(t, "a Cathedral", p.Build(Cathedral, 1, "thrace") != nil && yield() == 60, true)
	Want(t, "a vassal", p.Learned(Green, Vassallaggio) != nil && yield() == 70, true)
	Want(t, "a lord", p.Learned(Green, Signoria).Build(Settlement, 3, "thrace") != nil && yield() == 120, true)
}
