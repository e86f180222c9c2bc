package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: what is possible and what it costs, and repairs. What is bought lies ready and comes onto the map
// in Placement; improvements of transports and engines count at once. Each thing has a file of its own: technologies.go,
// buildings.go, transports.go, engines.go and captains.go.

const (
	BuyTechnology    play.Verb = 200 // A for B florins
	Build            play.Verb = 201 // in territory A the line B at level C
	BuyTransport     play.Verb = 202 // of kind A at level B for C florins
	ImproveTransport play.Verb = 203 // A to level B for C florins
	BuyEngine        play.Verb = 204 // of level A for B florins
	ImproveEngine    play.Verb = 205 // A for B florins
	BuyCaptain       play.Verb = 206 // of level A for B florins
	Repair           play.Verb = 207 // in territory A the line B for C florins
	DonePurchase     play.Verb = 211

	AskPurchase play.Prompt = 200

	KeyBoughtTechnology play.Key = 200 // A pays C florins for technology B
	KeyLearnt           play.Key = 201 // technology B is at work for A
	KeyTechnologyLevel  play.Key = 202 // A has reached technology level B
	KeyRepaired         play.Key = 203 // A repairs in territory B the line C of level D for E florins

	RuleFlorins        play.Rule = 200
	RuleSkinflint      play.Rule = 201
	RuleOwnLand        play.Rule = 202
	RuleTechnologyRow  play.Rule = 203
	RuleThreeAYear     play.Rule = 204
	RuleNeedsKnowledge play.Rule = 205
	RuleOutOfTiles     play.Rule = 206
	RuleDamaged        play.Rule = 207
)

var purchaseChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		BuyTechnology: "buy-technology", Build: "build", BuyTransport: "buy-transport", ImproveTransport: "improve-transport",
		BuyEngine: "buy-engine", ImproveEngine: "improve-engine", BuyCaptain: "buy-captain", Repair: "repair",
		DonePurchase: "done-purchase",
	},
	Prompts: map[play.Prompt]string{AskPurchase: "purchase"},
	Lines: map[play.Key]string{
		KeyBoughtTechnology: "bought-technology", KeyLearnt: "learnt", KeyTechnologyLevel: "technology-level", KeyRepaired: "repaired",
	},
	Refs: wording.Refs{
		BuyTechnology: wording.OfA(RefTech), Build: wording.OfA(RefPlace), ImproveTransport: wording.OfA(RefTransport),
		ImproveEngine: wording.OfA(RefEngine), Repair: wording.OfA(RefPlace),
	},
	Declining: []play.Verb{DonePurchase},
}

// PurchaseSteps are where Purchase takes another course in an edition, those for the files of what is bought too.
type PurchaseSteps struct {
	// Prepared says whether a player may go on from a technology to the next of its row, and Tuition is what events make of
	// its price.
	Prepared func(g *State, s play.Seat, tech int8) bool
	Tuition  func(g *State, s play.Seat, florins int16) int16
	// Study is what follows when a player has taken up a technology in Purchase: when it is at work for him. Advances is
	// what it brings him beside its effect once it is; before is his TL until then.
	Study    func(g *State, t *play.Table, s play.Seat, tech int8)
	Advances func(g *State, t *play.Table, s play.Seat, tech, before int8)

	// Thrift is what a building whose listed price is n costs a player with his technologies; WhyNotRise is the rule that
	// forbids a building so many levels in one turn, and RealmCathedrals is how many Cathedrals a realm holds at most.
	Thrift          func(g *State, s play.Seat, b Building, n int16) int16
	WhyNotRise      func(g *State, s play.Seat, p Place, b Building, level int8) play.Rule
	RealmCathedrals int
	// WhyNotCraft is the rule by which a player cannot have a transport of a level built in this turn, whatever it costs;
	// WhyNotRefitted the one by which the transport cannot be improved where it is.
	WhyNotCraft    func(g *State, s play.Seat, k Kind, level int8) play.Rule
	WhyNotRefitted func(g *State, s play.Seat, i int16) play.Rule
	// WhyNotForge is the rule by which a siege engine of a level is beyond a player. OfferRefits adds the engines that he
	// can make ones of the next level.
	WhyNotForge func(g *State, s play.Seat, level int8) play.Rule
	OfferRefits func(g *State, o *play.Asking, s play.Seat)
	// WhyNotCommission is the rule by which a Captain of a level is beyond a player.
	WhyNotCommission func(g *State, s play.Seat, level int8) play.Rule

	// OfferGoods adds what can be bought and sold in Purchase beside what all editions have, and Buy does it. CostOf is
	// what such a choice costs who makes it, in florins: less than 0 for a sale.
	OfferGoods func(g *State, o *play.Asking, s play.Seat)
	Buy        func(g *State, t *play.Table, a play.Answer) bool
	CostOf     func(c play.Choice) int16
	// Decay is what becomes of buildings when everybody has bought.
	Decay func(g *State, t *play.Table)
}

func (x *PurchaseSteps) complete() {
	orElse(&x.Tuition, func(_ *State, _ play.Seat, florins int16) int16 { return florins })
	orElse(&x.Thrift, func(_ *State, _ play.Seat, _ Building, n int16) int16 { return n })
	orElse(&x.WhyNotRefitted, func(*State, play.Seat, int16) play.Rule { return play.Free })
	orElse(&x.OfferRefits, func(*State, *play.Asking, play.Seat) {})
	orElse(&x.OfferGoods, func(*State, *play.Asking, play.Seat) {})
	orElse(&x.Buy, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.CostOf, func(play.Choice) int16 { return 0 })
	orElse(&x.Decay, func(*State, *play.Table) {})
}

// PurchasePhase lets everybody buy. Damaged buildings that nobody has repaired by its end decay.
// rule: mu-prototype/purchase/what-can-be-bought
// rule: mu-prototype/purchase/technology-limit-three
// rule: mu-prototype/technology-level/effective-after-purchase-phase
// rule: mu-prototype/events/unrepaired-building-drops
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func (g *State) PurchasePhase(t *play.Table) {
	for s := range g.Players {
		x := &g.Players[s]
		x.Bought, x.NewTechs, x.Carriers, x.Leapt, x.Spent = 0, 0, 0, false, 0
	}
	g.CardsFirst(t)
	t.Together(g.AllSeats(), func(s play.Seat) { g.Purchase(t, s) })
	for _, s := range g.AllSeats() {
		g.learnBought(t, s)
	}
	g.Ed().Decay(g, t)
}

// Purchase is one player's shopping.
// rule: mu-prototype/purchase/what-can-be-bought
// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
func (g *State) Purchase(t *play.Table, s play.Seat) {
	if !g.mightPlay(s, whileActing) && !play.Offers(s, func(o *play.Asking) { g.offerGoods(o, s) }) {
		return
	}
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPurchase)
			g.OfferCards(o, s)
			g.offerGoods(o, s)
			o.May(play.Choice{Verb: DonePurchase}, play.Free)
		})
		if a.Verb == DonePurchase {
			return
		}
		g.buy(t, a)
	}
}

// offerGoods is all that can be bought, improved, repaired and sold.
// rule: mu-alpha/purchase/what-may-be-bought
func (g *State) offerGoods(o *play.Asking, s play.Seat) {
	g.offerTechnologies(o, s)
	g.offerRepairs(o, s)
	g.offerBuildings(o, s)
	g.offerTransports(o, s)
	g.offerEngines(o, s)
	g.offerCaptains(o, s)
	g.Ed().OfferGoods(g, o, s)
}

// buy carries out what was chosen.
func (g *State) buy(t *play.Table, a play.Answer) {
	s := a.Seat
	switch a.Verb {
	case BuyTechnology:
		g.buyTechnology(t, s, int8(a.A))
	case Build:
		g.buyBuilding(t, s, Place(a.A), Building(a.B), int8(a.C))
	case BuyTransport:
		g.buyTransport(t, s, Kind(a.A), int8(a.B))
	case ImproveTransport:
		g.improveTransport(t, s, a.A, int8(a.B))
	case BuyEngine:
		g.buyEngine(t, s, int8(a.A))
	case ImproveEngine:
		g.improveEngine(t, s, a.A)
	case BuyCaptain:
		g.buyCaptain(t, s, int8(a.A))
	case Repair:
		g.repair(t, s, Place(a.A), Building(a.B))
	default:
		if !g.Ed().Buy(g, t, a) {
			g.PlayCard(t, a)
		}
	}
}

// Prices

// costOf is what a choice of the phase costs who makes it, less than 0 for a sale, 0 for what has no price.
func (g *State) costOf(c play.Choice) int16 {
	switch c.Verb {
	case BuyTechnology, BuyEngine, ImproveEngine, BuyCaptain:
		return c.B
	case BuyTransport, ImproveTransport, Repair:
		return c.C
	case Build:
		return g.buildCost(Place(c.A), Building(c.B), int8(c.C))
	}
	return g.Ed().CostOf(c)
}

// Net is what a price comes to for a player. MECENATE's percentage is taken last, from the total of the phase, and
// rounded down in the discount.
// rule: mu-prototype/technology-rules/price-order-cards
// rule: mu-prototype/empire-cards/mecenate
func (g *State) Net(s play.Seat, price int16) int32 {
	spent := g.Players[s].Spent
	return g.discounted(s, spent+int32(price)) - g.discounted(s, spent)
}

func (g *State) discounted(s play.Seat, total int32) int32 {
	if g.Players[s].Used&(1<<Mecenate) == 0 {
		return total
	}
	return total - total*g.Patronage(s)/100
}

// spend pays for a purchase, and returns how many florins it took.
func (g *State) spend(s play.Seat, price int16) int16 {
	n := g.Pay(s, g.Net(s, price))
	g.Players[s].Spent += int32(price)
	return int16(n)
}

// WhyNotSpend is the rule that forbids a purchase at a price.
// rule: mu-alpha/concepts/florins
func (g *State) WhyNotSpend(s play.Seat, price int16) play.Rule {
	switch {
	case g.HasDelivered(Taccagno, s): // rule: mu-prototype/empire-cards/taccagno
		return RuleSkinflint
	case !g.Affords(s, g.Net(s, price)):
		return RuleFlorins
	}
	return play.Free
}

// Repairs

// repairShare is the part of a building's value that its repair costs: half.
const repairShare = 2

// offerRepairs lists the damaged buildings of a player. Repairs are no purchases.
func (g *State) offerRepairs(o *play.Asking, s play.Seat) {
	for p := range g.Owned(s) {
		for b := range Building(Buildings) {
			if g.Territories[p].Damaged&(1<<b) != 0 {
				o.May(play.Choice{Verb: Repair, A: int16(p), B: int16(b), C: g.RepairPrice(p, b)}, g.whyNotRepair(s, p, b))
			}
		}
	}
}

// RepairPrice is half of the value of a building, rounded down.
// rule: mu-prototype/events/repair-price
func (g *State) RepairPrice(p Place, b Building) int16 { return g.Value(p, b) / repairShare }

func (g *State) whyNotRepair(s play.Seat, p Place, b Building) play.Rule {
	if !g.Affords(s, int32(g.RepairPrice(p, b))) {
		return RuleFlorins
	}
	return play.Free
}

func (g *State) repair(t *play.Table, s play.Seat, p Place, b Building) {
	n := g.Pay(s, int32(g.RepairPrice(p, b)))
	g.Territories[p].Damaged &^= 1 << b
	t.Tell(KeyRepaired, int16(s), int16(p), int16(b), int16(g.Built(p, b)), int16(n))
}
