package force

import (
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 10, Commerce: the Empire cards of the phase, and MONOPOLIO.

const (
	LurkAt    play.Verb = 650 // the CORSARO lurks in sea zone A for ships of B, -1 anybody's, from a booty of so much on
	TreatThem play.Verb = 651 // what becomes of armies he meets: A, a Captives
	NameGoods play.Verb = 652 // the monopoly is of goods A in land zone B

	AskLurk     play.Prompt = 650 // where does the CORSARO lurk
	AskCaptives play.Prompt = 651 // what does he do with armies
	AskMonopoly play.Prompt = 652 // which goods

	KeyLurks        play.Key = 650 // A's CORSARO lurks in sea zone B
	KeyRaided       play.Key = 651 // A plunders transport B of C in D: E goods, F VF
	KeyBootyLanded  play.Key = 652 // A's booty of B goods C is landed in D
	KeyBootyLost    play.Key = 653 // A has no port left there and loses B goods
	KeyTaxedGoods   play.Key = 655 // A's ESATTORE takes B florins for C goods of D
	KeyMerchants    play.Key = 656 // A's B MERCANTI bring C florins
	KeyMonopoly     play.Key = 657 // A has the monopoly of goods B in land zone C
	KeyNoMonopoly   play.Key = 658 // A has lost it
	KeyShare        play.Key = 659 // A's monopoly of goods B brings C florins
	KeyCaravaneered play.Key = 690 // A's CAROVANIERE changes the price by B percent: C florins a unit

	RuleMerchantsOnce play.Rule = 650
	RuleNoPort        play.Rule = 651
	RuleMude          play.Rule = 652
)

var tradeCardChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{LurkAt: "lurk", TreatThem: "treat-captives", NameGoods: "name-goods"},
	Prompts: map[play.Prompt]string{AskLurk: "lurk", AskCaptives: "captives", AskMonopoly: "monopoly"},
	Lines: map[play.Key]string{
		KeyLurks: "lurks", KeyRaided: "raided", KeyBootyLanded: "booty-landed", KeyBootyLost: "booty-lost",
		KeyTaxedGoods: "taxed-goods", KeyMerchants: "merchants", KeyMonopoly: "monopoly", KeyNoMonopoly: "monopoly-lost", KeyShare: "monopoly-share",
		KeyCaravaneered: "caravaneer",
	},
	Refs: wording.Refs{
		LurkAt: func(c play.Choice) []string {
			return append(wording.Pointing(RefPlace, c.A), wording.Pointing(RefSeat, c.B)...)
		},
		NameGoods: wording.OfA(RefGood),
	},
}

const monopolyShare = 10 // percent

func init() {
	plays[Carovaniere] = cardPlay{Listed: (*State).offerCaravaneer, do: (*State).caravaneer, at: caravaneerPoints}
	plays[Mercante] = cardPlay{Listed: (*State).offerMerchants, do: (*State).merchants, why: (*State).WhyNotCashMerchants}
	plays[Esattore] = cardPlay{when: beforeAll, Listed: (*State).listAlone, do: func(*State, *play.Table, play.Answer) {}}
	plays[Corsaro] = cardPlay{when: beforeAll, Listed: (*State).listAlone, do: (*State).SendCorsair, why: (*State).WhyNotSendCorsair}
}

// CAROVANIERE: one kind of goods in one action of one transport, cheaper to buy or dearer to sell. C of the choice is
// the transport and what it trades: a kind of goods to buy, or one of its lots to sell.

const CaravaneerWays = medioevo.Goods + lots

// caravaneerPoints are the transport, and the goods that it would buy.
func caravaneerPoints(what int16) []string {
	refs := []string{RefTransport(what / CaravaneerWays)}
	if way := what % CaravaneerWays; way < medioevo.Goods {
		refs = append(refs, RefGood(way))
	}
	return refs
}

func (g *State) offerCaravaneer(o *play.Asking, s play.Seat, card int8) {
	percent := g.Amount(s, card)
	offer := func(i, way, each, most int16, why play.Rule) {
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: i*CaravaneerWays + way, Lo: 1, Hi: max(1, most)}, why)
	}
	for i := range g.TransportsOf(s) {
		x := &g.Transports[i]
		if x.Kind.Warlike() || g.WhyNotDeal(i) != play.Free {
			continue
		}
		for good := range int8(medioevo.Goods) {
			each := byCaravaneer(g.Price(s, x.At, good, true), percent, true)
			offer(i, int16(good), each, g.mostBought(i, each), g.WhyNotBuy(i, good, each))
		}
		for l := range int16(lots) {
			if y := &x.Cargo[l]; y.N > 0 {
				offer(i, medioevo.Goods+l, 0, int16(y.N), g.WhyNotSell(i, l))
			}
		}
	}
}

// rule: mu-prototype/empire-cards/carovaniere
func (g *State) caravaneer(t *play.Table, a play.Answer) {
	i, way := a.C/CaravaneerWays, a.C%CaravaneerWays
	at, percent := g.Transports[i].At, g.Amount(a.Seat, Carovaniere)
	if way < medioevo.Goods {
		each := byCaravaneer(g.Price(a.Seat, at, int8(way), true), percent, true)
		t.Tell(KeyCaravaneered, int16(a.Seat), -percent, each)
		g.BuyGoods(t, i, int8(way), a.N, each)
		return
	}
	l := way - medioevo.Goods
	each := byCaravaneer(g.Price(a.Seat, at, g.Transports[i].Cargo[l].Good, false), percent, false)
	t.Tell(KeyCaravaneered, int16(a.Seat), percent, each)
	g.SellGoods(t, i, l, a.N, each)
}

// MERCANTE: his owner cashes in as many as he likes, once in a turn, and keeps them.

// WhyNotCashMerchants says why a player gets nothing for MERCANTI.
func (g *State) WhyNotCashMerchants(s play.Seat) play.Rule {
	switch {
	case g.Players[s].Used&(1<<Mercante) != 0:
		return RuleMerchantsOnce
	case g.merchantFlorins(s) == 0:
		return RuleCardNeeds
	}
	return play.Free
}

// merchantFlorins is what each MERCANTE brings.
// rule: mu-prototype/empire-cards/mercante
// rule: mu-alpha/taxes/merchant-card
func (g *State) merchantFlorins(s play.Seat) int16 {
	return g.Amount(s, Mercante) + g.Box().Cards[Mercante].PerFair*g.OwnFairs(s)
}

func (g *State) offerMerchants(o *play.Asking, s play.Seat, card int8) {
	n := int16(g.Players[s].Hand[card])
	o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: None, Lo: 1, Hi: n}, play.Free)
}

// rule: mu-prototype/empire-card-rules/cumulative
// rule: mu-alpha/taxes/merchant-card
func (g *State) merchants(t *play.Table, a play.Answer) {
	florins := int32(a.N) * int32(g.merchantFlorins(a.Seat))
	g.Earn(a.Seat, florins)
	t.Tell(KeyMerchants, int16(a.Seat), a.N, Shown(florins))
}

// ESATTORE: it is shown before anybody trades and works for the whole phase.

// Taxes says whether a player taxes the goods of a transport: he has shown ESATTORE, and it is another's.
// rule: mu-prototype/empire-cards/esattore
func (g *State) Taxes(s play.Seat, i int16) bool {
	return g.Phase == Trade && s != play.Nobody && s != g.Transports[i].Owner && g.Players[s].Used&(1<<Esattore) != 0
}

// TollRate is what ESATTORE takes for each unit, in florins.
func (g *State) TollRate(s play.Seat) int16 { return g.Amount(s, Esattore) }

// Tolls taxes the goods aboard a transport, and in what it carries, that enters a territory or passes a strait of its
// owner. Every unit counts once a turn for each who taxes it.
// rule: mu-prototype/empire-cards/esattore
func (g *State) Tolls(t *play.Table, i int16, p Place) {
	s := g.Territories[p].Owner
	if g.Contested(p) || !g.Taxes(s, i) {
		return
	}
	var n int16
	for j := range g.Berths() {
		x := &g.Transports[j]
		if j != i && x.Aboard != i {
			continue
		}
		for l := range x.Cargo {
			if y := &x.Cargo[l]; y.Tolled&(1<<s) == 0 {
				n += int16(y.N)
				y.Tolled |= 1 << s
			}
		}
	}
	g.taxGoods(t, s, i, n)
}

// taxSale taxes goods that are sold in a place of another who has not yet taxed them.
// rule: mu-prototype/empire-cards/esattore
func (g *State) taxSale(t *play.Table, i int16, lot *Lot, n int16) {
	s := g.Territories[g.Transports[i].At].Owner
	if g.Taxes(s, i) && lot.Tolled&(1<<s) == 0 {
		g.taxGoods(t, s, i, n)
	}
}

// taxGoods pays a player's ESATTORE for so many units of a transport's goods.
func (g *State) taxGoods(t *play.Table, s play.Seat, i, n int16) {
	if n > 0 {
		florins := n * g.TollRate(s)
		g.Earn(s, int32(florins))
		t.Tell(KeyTaxedGoods, int16(s), florins, n, int16(g.Transports[i].Owner))
	}
}

// CORSARO. That one is out is known: the card lies before its owner. Where he lurks, for whom and for how much is
// not. Its owner says so beforehand, since others trade while nobody waits for anybody, and where something is asked
// of him would give the place away. Wherever one might lurk, for all that everybody knows, a ship that could be
// plundered puts its owner's draft to an end: it goes on when the drafts have landed.

// corsairZones are the sea zones on which a player has a port.
func (g *State) corsairZones(s play.Seat) (zones PlaceSet) {
	for p := range g.Owned(s) {
		if z := g.port(p); z != NoPlace {
			zones.Add(z)
		}
	}
	return zones
}

// portOn is a player's port on a sea zone, one with a settlement if he can choose, or NoPlace.
func (g *State) portOn(s play.Seat, z Place) Place {
	best := NoPlace
	for p := range g.Owned(s) {
		if g.port(p) == z && (best == NoPlace || !g.Market(best) && g.Market(p)) {
			best = p
		}
	}
	return best
}

// WhyNotSendCorsair: he needs a port.
// rule: mu-prototype/empire-cards/corsaro
func (g *State) WhyNotSendCorsair(s play.Seat) play.Rule {
	if g.corsairZones(s) == (PlaceSet{}) {
		return RuleNoPort
	}
	return play.Free
}

// SendCorsair asks where the CORSARO lurks, and for what. A second one lurks where the first does.
// rule: mu-prototype/empire-cards/corsaro
// rule: mu-prototype/empire-card-modes/corsaro-loot
func (g *State) SendCorsair(t *play.Table, a play.Answer) {
	s := a.Seat
	already := g.HasDelivered(Corsaro, s)
	g.Deliver(t, Corsaro, s, s, g.Turn)
	if already {
		return
	}
	at := t.Await(func(o *play.Asking) {
		o.To(s, AskLurk)
		for z := range g.corsairZones(s).each() {
			g.offerLurking(o, s, z, play.Nobody, play.Free)
			for _, on := range g.Others(s) {
				g.offerLurking(o, s, z, on, g.WhyNotPlunder(s, on))
			}
		}
	})
	c := Corsair{Zone: Place(at.A), Prey: play.Seat(at.B), Least: int8(at.N)}
	for z := range g.corsairZones(s).each() {
		c.Could |= 1 << (z - Territories)
	}
	if g.Tier(s, Corsaro) > 0 {
		c.Take = Captives(t.Await(func(o *play.Asking) {
			o.To(s, AskCaptives)
			for take := Killed; take <= Enslaved; take++ {
				o.May(play.Choice{Verb: TreatThem, A: int16(take)}, play.Free)
			}
		}).A)
	}
	g.Corsair[s] = c
	t.TellOnly(1<<s, KeyLurks, int16(s), int16(c.Zone))
}

func (g *State) offerLurking(o *play.Asking, s play.Seat, z Place, on play.Seat, why play.Rule) {
	o.May(play.Choice{Verb: LurkAt, A: int16(z), B: int16(on), Lo: 1, Hi: g.ByLevel(s, Corsaro)}, why)
}

// WhyNotPlunder says why a player's CORSARO spares another's ships.
// rule: mu-prototype/empire-card-modes/corsaro-mude
// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
func (g *State) WhyNotPlunder(s, on play.Seat) play.Rule {
	if g.Has(on, Mude) && g.Level(s) <= g.Level(on) {
		return RuleMude
	}
	return g.WhyNotAgainst(s, on)
}

// Ambush lets the CORSARI of others fall on a ship that has come into a sea zone.
// rule: mu-prototype/empire-cards/corsaro
func (g *State) Ambush(t *play.Table, i int16, z Place) {
	if g.Phase != Trade || !g.Transports[i].Kind.Sea() || g.Transports[i].Owner == play.Nobody {
		return
	}
	for _, s := range g.Others(g.Transports[i].Owner) {
		goods, vf := g.Booty(s, i, z)
		if goods+vf == 0 || !g.mightLurk(s, z) || g.WhyNotPlunder(s, g.Transports[i].Owner) != play.Free {
			continue
		}
		t.Uncover() // what comes now may tell where somebody lurks, or where nobody does
		if c := g.Corsair[s]; c.Zone == z && (c.Prey == play.Nobody || c.Prey == g.Transports[i].Owner) && goods+vf >= int16(c.Least) {
			g.plunder(t, s, i, z)
		}
	}
}

// mightLurk says whether a player's CORSARO could lurk in a zone, for all that everybody knows. To lurk there he must
// have had a port when he sent him.
func (g *State) mightLurk(s play.Seat, z Place) bool {
	return g.HasDelivered(Corsaro, s) && g.Corsair[s].Could&(1<<(z-Territories)) != 0
}

// Booty is what a player's CORSARO could take from a ship in a zone: goods, and VF with GILDE. Galleys that escort it
// lessen both by their levels; a Galley that is attacked itself does too.
// rule: mu-prototype/empire-card-modes/corsaro-escort
func (g *State) Booty(s play.Seat, i int16, z Place) (goods, vf int16) {
	x := &g.Transports[i]
	most := g.ByLevel(s, Corsaro)
	for j := range g.transportsAt(z) {
		if y := &g.Transports[j]; y.Kind == Galley && y.Owner == x.Owner {
			most -= int16(y.Level)
		}
	}
	most = max(0, most)
	for _, lot := range x.Cargo {
		goods += int16(lot.N)
	}
	if g.Tier(s, Corsaro) > 0 {
		vf = min(most, x.VF)
	}
	return min(most, goods), vf
}

// plunder takes the dearest goods of a ship, lands them in a port of the corsair's, and sees to the armies. The card
// is spent.
// rule: mu-prototype/empire-cards/corsaro
// rule: mu-prototype/empire-card-modes/corsaro-loot
func (g *State) plunder(t *play.Table, s play.Seat, i int16, z Place) {
	x := &g.Transports[i]
	goods, vf := g.Booty(s, i, z)
	t.Tell(KeyRaided, int16(s), int16(x.Kind), int16(x.Owner), int16(z), goods, vf)
	to := g.portOn(s, z)
	for goods > 0 {
		l := g.dearest(x.Cargo[:])
		n := min(goods, int16(x.Cargo[l].N))
		g.landBooty(t, s, Lot{N: int8(n), Good: x.Cargo[l].Good, From: None}, to)
		if x.Cargo[l].N -= int8(n); x.Cargo[l].N == 0 {
			x.Cargo[l] = Lot{}
		}
		goods -= n
	}
	x.VF -= vf
	switch take := g.Corsair[s].Take; {
	case take == Imprisoned:
		g.Ed().Imprison(g, s, x.Owner, vf)
	case vf > 0 && take == Enslaved:
		g.landBooty(t, s, Lot{N: int8(vf), Good: Slaves, From: None}, to)
	}
	g.spendCorsair(s)
}

// dearest is the lot whose goods are worth most, by the markets of the whole map.
func (g *State) dearest(cargo []Lot) int {
	best, most := None, -1
	for l, lot := range cargo {
		worth := 0
		for p := range g.Box().Atlas.Prices {
			worth += int(g.Box().Atlas.Prices[p][lot.Good])
		}
		if lot.N > 0 && worth > most {
			best, most = l, worth
		}
	}
	return best
}

// landBooty lays stolen goods down in a port; without one they are lost.
func (g *State) landBooty(t *play.Table, s play.Seat, lot Lot, to Place) {
	if to == NoPlace {
		t.Tell(KeyBootyLost, int16(s), int16(lot.N))
		return
	}
	if g.Lay(t, lot, to) {
		t.Tell(KeyBootyLanded, int16(s), int16(lot.N), int16(lot.Good), int16(to))
	}
}

// spendCorsair discards a CORSARO that has struck; when it was his last nobody lurks any more.
func (g *State) spendCorsair(s play.Seat) {
	for i := range int16(delivered) {
		if d := &g.Delivered[i]; d.Card == Corsaro && d.To == s {
			g.withdraw(i)
			break
		}
	}
	if !g.HasDelivered(Corsaro, s) {
		g.Corsair[s] = Corsair{Zone: NoPlace}
	}
}

// RedealCorsair deals again what another cannot know of a player's CORSARO.
func (g *State) RedealCorsair(s play.Seat, src *chance.Source) {
	c := &g.Corsair[s]
	if !c.Zone.Sea() {
		return
	}
	var zones []Place
	for z := Place(Territories); z < medioevo.Places; z++ {
		if g.mightLurk(s, z) {
			zones = append(zones, z)
		}
	}
	c.Zone = zones[src.N(len(zones))]
	c.Prey, c.Least = play.Nobody, 1+int8(src.N(int(g.ByLevel(s, Corsaro))))
	if prey := g.Others(s); src.N(2) == 0 {
		c.Prey = prey[src.N(len(prey))]
	}
	if g.Tier(s, Corsaro) > 0 {
		c.Take = Captives(src.N(int(Enslaved) + 1))
	}
}

// recallCorsairs gives back the CORSARI that have met nobody: they have not been used.
func (g *State) recallCorsairs() {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == Corsaro && !g.Players[d.To].Out {
			g.Players[d.To].Hand[Corsaro]++
			*d = Delivered{Card: None, From: play.Nobody, To: play.Nobody}
		}
	}
	for s := range g.Corsair {
		g.Corsair[s] = Corsair{Zone: NoPlace}
	}
}

// MONOPOLIO.

// NameMonopolies takes monopolies from those who have lost the land zone, and lets who has one name the goods, in the
// order of the turn.
// rule: mu-prototype/technologies/monopolio
func (g *State) NameMonopolies(t *play.Table) {
	for _, s := range g.AllSeats() {
		d := &g.Players[s]
		if d.Monopoly != None && (!g.Has(s, Monopolio) || !g.Leads(s, d.MonopolyIn)) {
			d.Monopoly = None
			t.Tell(KeyNoMonopoly, int16(s))
		}
		if d.Monopoly == None && g.Has(s, Monopolio) {
			g.nameMonopoly(t, s)
		}
	}
}

func (g *State) nameMonopoly(t *play.Table, s play.Seat) {
	var zones []int8
	for z := range int8(medioevo.Zones) {
		if g.Leads(s, z) {
			zones = append(zones, z)
		}
	}
	if len(zones) == 0 {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskMonopoly)
		for _, z := range zones {
			for good := range int16(medioevo.Goods) {
				o.May(play.Choice{Verb: NameGoods, A: good, B: int16(z)}, play.Free)
			}
		}
	})
	g.Players[s].Monopoly, g.Players[s].MonopolyIn = int8(a.A), int8(a.B)
	t.Tell(KeyMonopoly, int16(s), a.A, a.B)
}

// Leads says whether a player has more settlements in a land zone than every other.
func (g *State) Leads(s play.Seat, zone int8) bool {
	var n [MostRealms]int
	for i := range g.Territories {
		p := Place(i)
		if owner := g.Territories[i].Owner; owner != play.Nobody && !g.Contested(p) && g.Box().Atlas.Territories[i].Zone == zone && g.Built(p, Settlement) > 0 {
			n[owner]++
		}
	}
	for x := range n {
		if play.Seat(x) != s && n[x] >= n[s] {
			return false
		}
	}
	return n[s] > 0
}

// Monopolist is who has the monopoly of goods in a place, or Nobody.
// rule: mu-prototype/technologies/monopolio
func (g *State) Monopolist(good int8, p Place) play.Seat {
	for _, s := range g.AllSeats() {
		if d := &g.Players[s]; d.Monopoly == good && d.MonopolyIn == g.Box().Atlas.Territories[p].Zone {
			return s
		}
	}
	return play.Nobody
}

// MonopolyShare pays the monopolist his part of a deal.
// rule: mu-prototype/technologies/monopolio
func (g *State) MonopolyShare(t *play.Table, good int8, p Place, florins int16) {
	s := g.Monopolist(good, p)
	if n := int16(int32(florins) * monopolyShare / 100); s != play.Nobody && n > 0 {
		g.Earn(s, int32(n))
		t.Tell(KeyShare, int16(s), int16(good), n)
	}
}
