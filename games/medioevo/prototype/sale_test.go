package prototype

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/asset-sale/bankruptcy-effects
func TestForgiven(t *testing.T) {
	p := Court(t)
	p.Treaty(medioevo.Clause{Term: medioevo.Loan, From: Red, To: Green, A: 600, N: 500}, medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
	only := p.Treaty(medioevo.Clause{Term: medioevo.Tribute, From: Green, To: Red, N: 5})
	p.Run(func(g *State, t *play.Table) { g.Forgive(t, Green) })
	Want(t, "debts", debts(p.State, Green), 0)
	Want(t, "the rest holds", p.Granted(medioevo.Passage, Red, Green), true)
	Want(t, "nothing else was said", p.Treaties.Find(only) == nil, true)
	Want(t, "honour", p.Players[Green].Honour, 0)
}

// An accusation that comes while others vote, or while somebody is asked for what he owes as the turn ends, is voted on
// before the turn is over, though the treaty ends with it.
//
// rule: mu-prototype/diplomacy/dispute-vote
func TestAccusedAtTheLastMoment(t *testing.T) {
	p := Court(t).Florins(Green, 0).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Build(Fort, 1, "egypt")
	first, last := p.Defends(Red, Blue), p.Defends(Blue, White)
	p.Treaty(Tribute(Green, Red, 60))
	for _, no := range []int16{first, last} {
		p.Treaties.Find(no).Until = int16(p.Turn)
	}
	p.TurnEnds().Asks(Green, AskDebt).Interject(By(White, Accuse, last, int16(Blue))).Play(Says(Green, LeaveUnpaid))
	p.Asks(Green, AskVerdict).Play(Says(Green, VoteBroken)).Interject(By(Red, Accuse, first, int16(Blue)))
	p.Play(Says(Red, VoteBroken), Says(Blue, VoteKept), Says(White, VoteBroken))
	Want(t, "the first verdict", p.Players[Blue].Honour, -1)
	p.Asks(Green, AskVerdict).Play(Says(Green, VoteBroken), Says(Red, VoteBroken), Says(Blue, VoteKept), Says(White, VoteBroken))
	Want(t, "the second verdict", p.Players[Blue].Honour, -2)
	Want(t, "the turn goes on", p.IsOver(), true)
}

// Who breaks a treaty when he is asked to pay by it has broken it once, and owes nothing more.
//
// rule: mu-prototype/diplomacy/break-cost
func TestBrokenWhileItFallsDue(t *testing.T) {
	p := Court(t).Florins(Green, 0).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Build(Fort, 1, "egypt")
	no := p.Treaty(Tribute(Green, Red, 60))
	sale := By(Green, SellBuilding, int16(At("egypt")), int16(Fort), p.Value(At("egypt"), Fort)/2)
	p.TurnEnds().Asks(Green, AskDebt)
	Want(t, "he may sell the Tower for it", p.Offers(sale), true)
	p.Interject(By(Green, BreakTreaty, no))
	Want(t, "for what he owes no more nothing is sold", p.Offers(sale), false)
	p.Play(Says(Green, LeaveUnpaid))
	Want(t, "honour", p.Players[Green].Honour, -1)
	Want(t, "red is not paid", p.Players[Red].Florins, 1000)
	Want(t, "all is settled", p.IsOver(), true)
}

func TestPurchaseList(t *testing.T) {
	// rule: mu-prototype/purchase/what-can-be-bought
	// rule: mu-prototype/captains/no-paid-improvement
	p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Studied(Green, 2).Learned(Green, ScuolaMilitare, Architettura, Carpenteria)
	ship := p.Transport(Green, Galley, 1, "egypt", 5)
	engine := p.Engine(Green, 1, "egypt", None)
	captain := p.Captain(Green, 1, "egypt", None)
	p.Shop(Green, 3000)
	for name, want := range map[string]bool{
		"technology":          p.Offers(By(Green, BuyTechnology, int16(Matematica), 100)),
		"building":            p.Offers(By(Green, Build, Site("egypt", Fort, 1)...)),
		"improved building":   p.Offers(By(Green, Build, Site("egypt", Settlement, 2)...)),
		"transport":           p.Offers(By(Green, BuyTransport, int16(Caravan), 1, 100)),
		"improved transport":  p.Offers(By(Green, ImproveTransport, ship, 2, 50)),
		"engine":              p.Offers(By(Green, BuyEngine, int16(1), 100)),
		"improved engine":     p.Offers(By(Green, ImproveEngine, engine, 100)),
		"Captain":             p.Offers(By(Green, BuyCaptain, int16(1), 100)),
		"sale of a building":  p.Offers(By(Green, SellBuilding, int16(At("egypt")), int16(Settlement), 25)),
		"sale of a transport": p.Offers(By(Green, SellTransport, ship, 100)),
		"sale of an engine":   p.Offers(By(Green, SellEngine, engine, 50)),
	} {
		if !want {
			t.Errorf("%s is not on the list", name)
		}
	}
	o, _ := p.Match.OfferTo(Green)
	for _, c := range o.Choices {
		if c.Verb == BuyCaptain && c.B < 100 {
			t.Errorf("Captain %d is improved for %d florins", captain, c.B)
		}
	}
	p.Play(Says(Green, DonePurchase))
	Want(t, "over", p.IsOver(), true)
}

// What a choice says it costs is what it takes, and what a sale says it brings is what comes.
func TestWhatThePageSaysItCosts(t *testing.T) {
	ready := func() *Stage {
		p := Position(t, 4).Realm(Green, "kingdom-of-hungary").Own(Green, "pannonia", "alfold").Studied(Green, 2).Learned(Green, ScuolaMilitare)
		p.Build(Settlement, 2, "pannonia").Build(Fort, 1, "pannonia")
		p.Transport(Green, Caravan, 1, "pannonia", 0)
		p.Engine(Green, 1, "pannonia", None)
		return p.Shop(Green, 2000)
	}
	seen := map[play.Verb]bool{}
	o, _ := ready().Match.OfferTo(Green)
	for i, told := range ready().State.Describe("en", o).Choices {
		c := o.Choices[i]
		if told.Price == 0 || seen[c.Verb] {
			continue
		}
		seen[c.Verb] = true
		p := ready()
		p.Play(c.With(Green, 0))
		Want(t, told.Label, p.Players[Green].Florins, 2000-int32(told.Price))
	}
	for _, verb := range []play.Verb{BuyTechnology, Build, BuyTransport, BuyEngine, BuyCaptain, SellBuilding, SellTransport, SellEngine} {
		if !seen[verb] {
			t.Errorf("%s has no price", words.Verbs[verb])
		}
	}
}
