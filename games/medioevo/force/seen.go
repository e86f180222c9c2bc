package force

import (
	"math/bits"
	"slices"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// The names that the page knows things by.
var (
	termIDs = [medioevo.Terms]string{
		medioevo.NoTerm: "", medioevo.Passage: "passage", medioevo.Market: "market", medioevo.Payment: "payment", medioevo.Tribute: "tribute",
		medioevo.Loan: "loan", medioevo.Defence: "defence", medioevo.Attack: "attack", medioevo.NoWar: "no-war", medioevo.CedeLand: "cede-land",
		medioevo.CedeArmies: "cede-armies", medioevo.CedeTransport: "cede-transport", medioevo.CedeEngine: "cede-engine", medioevo.Words: "words",
	}
	battleIDs = [...]string{
		NoBattle: "", Field: "field", Assault: "assault", SiegeBattle: "siege", Naval: "naval", AtTransports: "transports",
	}
	battleStageIDs = [...]string{
		BattleBegins: "begins", Before: "before", Playing: "playing", Rolled: "rolled", Deciding: "deciding", BattleOver: "over",
	}
)

// ViewSteps are what an edition shows and hides of its own.
type ViewSteps struct {
	// See adds to a view what only this edition has, and Redeal deals again what only this edition hides.
	See    func(g *State, v *View, s play.Seat)
	Redeal func(g *State, s play.Seat, src *chance.Source)
}

func (x *ViewSteps) complete() {
	orElse(&x.See, func(*State, *View, play.Seat) {})
	orElse(&x.Redeal, func(*State, play.Seat, *chance.Source) {})
}

// View is what a seat, or Nobody, may see.
func (g *State) View(s play.Seat) any { return g.SeatView(g.OpenView(), s) }

// SeatView is the same made of what everybody sees.
func (g *State) SeatView(open any, s play.Seat) any {
	v := *open.(*View)
	v.Seat, v.Treaties, v.Agreed, v.Hand, v.Drawn, v.Markets, v.Corsair = s, []TreatyView{}, []play.Seat{}, []CountView{}, []int{}, [][]int{}, None
	g.seeTreaties(&v, s)
	if g.seated(s) {
		g.seeOwn(&v, s)
	}
	g.Ed().See(g, &v, s)
	return &v
}

// OpenView is what everybody sees.
func (g *State) OpenView() any {
	v := &View{
		Turn: int(g.Turn), Phase: phaseIDs[g.Phase], Order: g.AllSeats(), Active: g.Active, Limits: g.seeLimits(),
		Transports: []TransportView{}, Engines: []EngineView{}, Captains: []CaptainView{}, Heaps: []HeapView{}, Relics: []RelicView{},
		Lying: []LyingView{}, Discards: countsOf(g.Discards), Deck: int(g.Deck()), Truces: g.seeTruces(), Convoy: g.March.Convoy.numbers(),
		End: endIDs[g.Ended], Winners: seatsIn(g.Winners),
	}
	v.Players, v.Territories = make([]PlayerView, 0, g.Seats), make([]TerritoryView, 0, Territories)
	for o := range play.Seat(g.Seats) {
		v.Players = append(v.Players, g.seePlayer(o))
	}
	for p := range Place(Territories) {
		v.Territories = append(v.Territories, g.seeTerritory(p))
	}
	g.seePieces(v)
	g.seeCards(v)
	g.seeUnderWay(v)
	for line := range Building(Buildings) {
		var left []int
		for level := range line.Top() {
			left = append(left, int(g.Left(line, level+1)))
		}
		v.Left = append(v.Left, left)
	}
	g.seeBlocks(v)
	return v
}

// seated says whether a seat plays: it is no spectator.
func (g *State) seated(s play.Seat) bool { return s >= 0 && int8(s) < g.Seats }

func (g *State) seeLimits() LimitsView {
	o := &g.Options
	return LimitsView{Turns: int(o.Turns), Honour: int(o.Honour), Declared: o.Declared, Minutes: int(o.Minutes), Last: g.Last}
}

// seePlayer is what everybody sees of a player. All but the cards and what stands behind the screen is open.
func (g *State) seePlayer(o play.Seat) PlayerView {
	p := &g.Players[o]
	v := PlayerView{
		Realm: int(p.Realm), Florins: int(p.Florins), Honour: int(p.Honour), Final: int(g.OpenTotal(o)), TL: int(g.Level(o)),
		Techs: PlacesIn(p.Techs), Bought: PlacesIn(p.Bought), Capital: int(p.Capital), Pope: p.Pope, Out: p.Out, War: seatsIn(p.War),
		CasusBelli: NumbersOf(p.CasusBelli[:g.Seats]), Cards: int(g.Held(o)), Prisoners: int(p.Prisoners), Coming: int(p.Coming), Bonus: int(p.Bonus),
		Reserve: None, Loans: []int{}, Bankrupt: p.Bankrupt, Land: g.LandCount(o), VF: g.Armies(o), Unsafe: []int{}, Monopoly: int(p.Monopoly),
	}
	if p.PrisonersOf != [MostRealms]int16{} {
		v.PrisonersOf = NumbersOf(p.PrisonersOf[:g.Seats])
	}
	if g.Phase == GameOver {
		g.seeBehindScreen(&v, o)
	}
	for _, loan := range p.Loans {
		if loan > 0 {
			v.Loans = append(v.Loans, int(loan))
		}
	}
	if p.Out || g.Phase == Setting {
		return v
	}
	v.Income, v.Levy, v.Actions = int(g.Income(o)), int(g.Levy(o)), int(g.actionsLeft(o))
	for at := range g.Owned(o) {
		if !g.Quiet(o, at) {
			v.Unsafe = append(v.Unsafe, int(at))
		}
	}
	return v
}

// seeBehindScreen is what a player has there, and what he has by it in all.
func (g *State) seeBehindScreen(v *PlayerView, o play.Seat) {
	v.Reserve, v.Final = int(g.Players[o].Reserve), int(g.Total(o))
}

func (g *State) seeTerritory(p Place) TerritoryView {
	x := &g.Territories[p]
	v := TerritoryView{
		Owner: x.Owner, Before: x.Before, Out: x.Out, Level: [2]int{int(x.Level[Settlement]), int(x.Level[Fort])}, Cathedral: x.Cathedral,
		Fairs: PlacesIn(uint64(x.Fairs)), Damaged: PlacesIn(uint64(x.Damaged)), Supply: int(g.SupplyLimit(p)),
	}
	if x.VF != [sides]int16{} {
		v.VF = NumbersOf(x.VF[:])
	}
	if x.Orders != [2]int8{} || x.Ordered != 0 {
		v.Orders = &OrdersView{
			Level: [2]int{int(x.Orders[Settlement]), int(x.Orders[Fort])}, Cathedral: x.Ordered&(1<<Cathedral) != 0,
			Fairs: PlacesIn(uint64(x.Ordered >> FairBuilding)),
		}
	}
	if g.Besieged(p) {
		v.Siege = &SiegeView{By: x.Siege.By, Land: x.Siege.Land, Sea: x.Siege.Sea, Turns: int(x.Siege.Turns)}
	}
	if x.Owner != play.Nobody {
		v.Risk = int(g.Ed().RevoltNeed(g, x.Owner, p, WorstLoyalty))
	}
	return v
}

// seePieces are the pieces on the map, and those that wait to be placed.
func (g *State) seePieces(v *View) {
	for i := range g.Berths() {
		if x := &g.Transports[i]; x.Kind != NoTransport {
			v.Transports = append(v.Transports, g.seeTransport(i))
		}
	}
	for i := range g.Engines {
		if x := &g.Engines[i]; x.Level > 0 {
			v.Engines = append(v.Engines, EngineView{ID: i, Level: int(x.Level), Owner: x.Owner, At: int(x.At), Aboard: int(x.Aboard)})
		}
	}
	for i := range g.Captains {
		if x := &g.Captains[i]; x.Level > 0 {
			v.Captains = append(v.Captains, CaptainView{
				ID: i, Level: int(x.Level), Owner: x.Owner, At: int(x.At), Aboard: int(x.Aboard), Attacks: int(x.Attacks), Relic: int(x.Relic),
			})
		}
	}
	for i := range g.Heaps {
		if x := &g.Heaps[i]; x.N > 0 {
			v.Heaps = append(v.Heaps, HeapView{LotView: seeLot(x.Lot), At: int(x.At), Until: int(x.Until)})
		}
	}
	for i := range g.Relics {
		if x := &g.Relics[i]; x.Card != None {
			v.Relics = append(v.Relics, RelicView{Card: int(x.Card), At: int(x.At), Home: x.Home})
		}
	}
}

func (g *State) seeTransport(i int16) TransportView {
	x := &g.Transports[i]
	v := TransportView{
		ID: int(i), Kind: int(x.Kind), Level: int(x.Level), Owner: x.Owner, At: int(x.At), Aboard: int(x.Aboard), VF: int(x.VF), Cargo: []LotView{},
		MP: int(max(0, g.MpLeft(i))), Moved: x.Moved&(MovedInCombat|MovedInTrade) != 0,
	}
	for l, lot := range x.Cargo {
		if lot.N > 0 {
			seen := seeLot(lot)
			seen.Lot = l
			v.Cargo = append(v.Cargo, seen)
		}
	}
	switch {
	case x.Halted&Stormbound != 0:
		v.Held = "stormbound"
	case x.Halted&Sabotaged != 0:
		v.Held = "sabotaged"
	case x.Halted&Slowed != 0:
		v.Held = "slowed"
	}
	return v
}

func seeLot(x Lot) LotView { return LotView{N: int(x.N), Good: int(x.Good), From: int(x.From)} }

// seeCards are the Empire cards that lie before somebody.
func (g *State) seeCards(v *View) {
	for _, d := range g.Delivered {
		if d.Card != None {
			v.Lying = append(v.Lying, LyingView{Card: int(d.Card), From: d.From, To: d.To, Until: int(d.Until)})
		}
	}
}

// seeTreaties are the treaties that a seat may read; of the others it sees how many there are.
func (g *State) seeTreaties(v *View, s play.Seat) {
	for i := range g.Treaties.List {
		switch x := &g.Treaties.List[i]; {
		case !x.Holds():
		case x.Known(s):
			v.Treaties = append(v.Treaties, seeTreaty(x))
		default:
			v.Secrets++
		}
	}
	if x := &g.Offer; x.Treaty.Parties != 0 && g.KnowsOffer(s) {
		seen := seeTreaty(&x.Treaty)
		v.Offer, v.Agreed = &seen, seatsIn(x.Agreed)
	}
}

func (g *State) seeTruces() []TruceView {
	all := []TruceView{}
	for a := range play.Seat(g.Seats) {
		for b := range a {
			if g.Truce(b, a) {
				all = append(all, TruceView{Seats: [2]play.Seat{b, a}, Until: int(g.Truces[a][b])})
			}
		}
	}
	return all
}

func seeTreaty(x *medioevo.Treaty) TreatyView {
	v := TreatyView{
		No: int(x.No), Parties: seatsIn(x.Parties), Offered: x.Offered, Warlike: x.Warlike, Secret: x.Secret, Made: int(x.Made), Until: int(x.Until),
		Clauses: []ClauseView{}, Accused: seatsIn(x.Accused), Row: int(x.Row),
	}
	for _, c := range x.Clauses {
		if c.Term != medioevo.NoTerm {
			v.Clauses = append(v.Clauses, ClauseView{Term: termIDs[c.Term], From: c.From, To: c.To, A: int(c.A), N: int(c.N)})
		}
	}
	return v
}

// seeUnderWay is what is being done, or was last in this turn.
func (g *State) seeUnderWay(v *View) {
	if x := &g.Chain; x.Open {
		v.Chain = &ChainView{By: x.By, On: x.On, Surprise: x.Surprise, Deciding: x.Deciding, Wars: [][2]play.Seat{}}
		v.Chain.Wars = append(v.Chain.Wars, x.Wars[:x.Count]...)
	}
	if x := &g.Bids; x.Open || x.By != play.Nobody {
		v.Auction = &AuctionView{
			Open: x.Open, Card: int(x.Card), Rank: int(x.Rank), Seller: x.Seller, Least: int(g.leastBid()), Bid: int(x.Bid), By: x.By, Passed: seatsIn(x.Passed),
			Places: slices.Clone(x.Sold[:g.Seats]),
		}
	}
	if x := &g.Event; x.Card != None {
		v.Event = &EventView{Card: int(x.Card), Roll: int(x.Roll), Icon: int(x.Icon), Hit: int(x.Hit), Revolt: int(x.Revolt), Revolts: []int{}}
		for _, p := range x.Revolts {
			if p != NoPlace {
				v.Event.Revolts = append(v.Event.Revolts, int(p))
			}
		}
	}
	if g.Battle.Kind != NoBattle {
		v.Battle = g.seeBattle()
	}
	if x := &g.Spoils; x.Open {
		v.Spoils = &SpoilsView{
			By: x.By, From: x.From, At: int(x.At), Transport: x.Carry.numbers(), Engines: PlacesIn(x.Engine), Captains: PlacesIn(x.Chiefs),
			Buildings: PlacesIn(uint64(x.Left)),
		}
	}
}

func (g *State) seeBattle() *BattleView {
	b := &g.Battle
	v := &BattleView{
		Kind: battleIDs[b.Kind], Stage: battleStageIDs[b.Stage], At: int(b.At), Won: b.Won, Round: int(b.Round), Walls: int(b.Walls),
		Leading: int(b.Leading), Attacker: seeSide(&b.Sides[Attacking]), Defender: seeSide(&b.Sides[Defending]),
		Chance: g.BattleChance(),
	}
	if b.Round == 0 && b.Stage != BattleOver { // nobody has been sized up for a roll: all who could fight
		v.Attacker.VF, v.Defender.VF = int(g.Facing(Attacking)), int(g.Facing(Defending))
	}
	return v
}

func seeSide(x *Side) SideView {
	v := SideView{
		Seat: x.Seat, Allies: seatsIn(x.Allies), VF: int(x.VF), Held: int(x.Held), Cards: x.inUse(), Die: int(x.Die), Roll: int(x.Roll),
		Total: int(x.Total), Loss: int(x.Loss), Ram: int(x.Ram),
	}
	for _, n := range x.Losses {
		v.Lost += int(n)
	}
	return v
}

// seeOwn is what a seat sees besides what all do: what stands behind its screen, its cards, those it has drawn, its corsair,
// and what it would pay and get at each market.
func (g *State) seeOwn(v *View, s play.Seat) {
	v.Players = slices.Clone(v.Players)
	g.seeBehindScreen(&v.Players[s], s)
	if g.Draw.Seat == s {
		v.Drawn = NumbersOf(g.Draw.Cards[:g.Draw.Count])
	}
	v.Hand = countsOf(g.Players[s].Hand)
	v.Corsair = int(g.Corsair[s].Zone)
	if g.Phase == Setting {
		return
	}
	for p := range g.Land() {
		if g.Built(p, Settlement) == 0 {
			continue
		}
		row := append(make([]int, 0, 1+2*medioevo.Goods), int(p))
		for good := range int8(medioevo.Goods) {
			row = append(row, int(g.Price(s, p, good, true)))
		}
		for good := range int8(medioevo.Goods) {
			row = append(row, int(g.Price(s, p, good, false)))
		}
		v.Markets = append(v.Markets, row)
	}
}

// countsOf are cards by kind and number.
func countsOf(cards [Kinds]int8) []CountView {
	out := []CountView{}
	for card, n := range cards {
		if n > 0 {
			out = append(out, CountView{Card: card, N: int(n)})
		}
	}
	return out
}

// seatsIn are the seats of a set of bits.
func seatsIn(set uint16) []play.Seat {
	out := make([]play.Seat, 0, bits.OnesCount16(set))
	for s := range play.Seat(sides) {
		if set>>s&1 == 1 {
			out = append(out, s)
		}
	}
	return out
}

// seeBlocks are the naval blocks that have been declared.
func (g *State) seeBlocks(v *View) {
	for by, zones := range g.Blocks {
		for z, to := range zones {
			if to > 0 {
				v.Blocks = append(v.Blocks, BlockView{By: play.Seat(by), To: play.Seat(to) - 1, Zone: int(Territories) + z})
			}
		}
	}
}
