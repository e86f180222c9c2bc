package prototype

import (
	"signoria/games/medioevo"
	"signoria/play"
	"testing"
)

// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestForgiven(t *testing.T) {
	p := court(t)
	p.treaty(medioevo.Clause{Term: medioevo.Loan, From: red, To: green, A: 600, N: 500}, medioevo.Clause{Term: medioevo.Passage, From: red, To: green})
	only := p.treaty(medioevo.Clause{Term: medioevo.Tribute, From: green, To: red, N: 5})
	p.run(func(g *State, t *play.Table) { g.forgive(t, green) })
	want(t, "debts", p.debts(green), 0)
	want(t, "the rest holds", p.granted(medioevo.Passage, red, green), true)
	want(t, "nothing else was said", p.Treaties.Find(only) == nil, true)
	want(t, "honour", p.Players[green].Honour, 0)
}

// An accusation that comes while others vote, or while somebody is asked for what he owes as the turn ends, is voted on
// before the turn is over, though the treaty ends with it.
//
// rule: mu-prototype/diplomacy/dispute-vote
func TestAccusedAtTheLastMoment(t *testing.T) {
	p := court(t).florins(green, 0).held(green, 5, "egypt").build(Settlement, 1, "egypt").build(Fort, 1, "egypt")
	first, last := p.defends(red, blue), p.defends(blue, white)
	p.treaty(tribute(green, red, 60))
	for _, no := range []int16{first, last} {
		p.Treaties.Find(no).Until = int16(p.Turn)
	}
	p.turnEnds().asks(green, AskDebt).aside(by(white, Accuse, last, int16(blue))).play(says(green, LeaveUnpaid))
	p.asks(green, AskVerdict).play(says(green, VoteBroken)).aside(by(red, Accuse, first, int16(blue)))
	p.play(says(red, VoteBroken), says(blue, VoteKept), says(white, VoteBroken))
	want(t, "the first verdict", p.Players[blue].Honour, -1)
	p.asks(green, AskVerdict).play(says(green, VoteBroken), says(red, VoteBroken), says(blue, VoteKept), says(white, VoteBroken))
	want(t, "the second verdict", p.Players[blue].Honour, -2)
	want(t, "the turn goes on", p.over(), true)
}

// Who breaks a treaty when he is asked to pay by it has broken it once, and owes nothing more.
//
// rule: mu-prototype/diplomacy/break-cost
func TestBrokenWhileItFallsDue(t *testing.T) {
	p := court(t).florins(green, 0).held(green, 5, "egypt").build(Settlement, 1, "egypt").build(Fort, 1, "egypt")
	no := p.treaty(tribute(green, red, 60))
	sale := by(green, SellBuilding, int16(at("egypt")), int16(Fort), p.value(at("egypt"), Fort)/2)
	p.turnEnds().asks(green, AskDebt)
	want(t, "he may sell the Tower for it", p.offers(sale), true)
	p.aside(by(green, BreakTreaty, no))
	want(t, "for what he owes no more nothing is sold", p.offers(sale), false)
	p.play(says(green, LeaveUnpaid))
	want(t, "honour", p.Players[green].Honour, -1)
	want(t, "red is not paid", p.Players[red].Florins, 1000)
	want(t, "all is settled", p.over(), true)
}

func TestPurchaseList(t *testing.T) {
	// rule: mu-prototype/purchase/what-can-be-bought
	// rule: mu-prototype/captains/no-paid-improvement
	p := position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").studied(green, 2).learned(green, ScuolaMilitare, Architettura, Carpenteria)
	ship := p.transport(green, Galley, 1, "egypt", 5)
	engine := p.engine(green, 1, "egypt", None)
	captain := p.captain(green, 1, "egypt", None)
	p.shop(green, 3000)
	for name, want := range map[string]bool{
		"technology":          p.offers(by(green, BuyTechnology, int16(Matematica), 100)),
		"building":            p.offers(by(green, Build, site("egypt", Fort, 1)...)),
		"improved building":   p.offers(by(green, Build, site("egypt", Settlement, 2)...)),
		"transport":           p.offers(by(green, BuyTransport, int16(Caravan), 1, 100)),
		"improved transport":  p.offers(by(green, ImproveTransport, ship, 2, 50)),
		"engine":              p.offers(by(green, BuyEngine, int16(1), 100)),
		"improved engine":     p.offers(by(green, ImproveEngine, engine, 100)),
		"Captain":             p.offers(by(green, BuyCaptain, int16(1), 100)),
		"sale of a building":  p.offers(by(green, SellBuilding, int16(at("egypt")), int16(Settlement), 25)),
		"sale of a transport": p.offers(by(green, SellTransport, ship, 100)),
		"sale of an engine":   p.offers(by(green, SellEngine, engine, 50)),
	} {
		if !want {
			t.Errorf("%s is not on the list", name)
		}
	}
	o, _ := p.match.OfferTo(green)
	for _, c := range o.Choices {
		if c.Verb == BuyCaptain && c.B < 100 {
			t.Errorf("Captain %d is improved for %d florins", captain, c.B)
		}
	}
	p.play(says(green, DonePurchase))
	want(t, "over", p.over(), true)
}

// What a choice says it costs is what it takes, and what a sale says it brings is what comes.
func TestWhatThePageSaysItCosts(t *testing.T) {
	ready := func() *stage {
		p := position(t, 4).realm(green, "kingdom-of-hungary").own(green, "pannonia", "alfold").studied(green, 2).learned(green, ScuolaMilitare)
		p.build(Settlement, 2, "pannonia").build(Fort, 1, "pannonia")
		p.transport(green, Caravan, 1, "pannonia", 0)
		p.engine(green, 1, "pannonia", None)
		return p.shop(green, 2000)
	}
	seen := map[play.Verb]bool{}
	o, _ := ready().match.OfferTo(green)
	for i, told := range ready().State.Describe("en", o).Choices {
		c := o.Choices[i]
		if told.Price == 0 || seen[c.Verb] {
			continue
		}
		seen[c.Verb] = true
		p := ready()
		p.play(c.With(green, 0))
		want(t, told.Label, p.Players[green].Florins, 2000-int32(told.Price))
	}
	for _, verb := range []play.Verb{BuyTechnology, Build, BuyTransport, BuyEngine, BuyCaptain, SellBuilding, SellTransport, SellEngine} {
		if !seen[verb] {
			t.Errorf("%s has no price", words.Verbs[verb])
		}
	}
}
