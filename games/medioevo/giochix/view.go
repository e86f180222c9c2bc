package giochix

import (
	"cmp"
	"slices"

	"signoria/play"
)

// View is what one seat may see, as the page gets it. Things are numbers as in the components; -1 is none. What the seat
// may not know is not in it.
type View struct {
	Seat   play.Seat   `json:"seat"` // whose view; -1 a spectator
	Turn   int         `json:"turn"`
	Turns  int         `json:"turns"` // the last, 0 without such a limit
	Goal   int         `json:"goal"`  // Honour that ends the game, 0 without such a limit
	Last   bool        `json:"last"`  // the time is up
	Phase  string      `json:"phase"` // setting order events taxes purchases combat commerce end over
	Order  []play.Seat `json:"order"`
	Active play.Seat   `json:"active"` // -1 nobody
	Bids   []int       `json:"bids"`   // of this turn's auction, by seat

	Players     []PlayerView    `json:"players"`
	Territories []TerritoryView `json:"territories"` // where something stands or lies, or is controlled
	Armies      []ArmyView      `json:"armies"`
	Hordes      []HordeView     `json:"hordes"`
	Circle      CircleView      `json:"circle"`
	Event       EventView       `json:"event"`
	Deck        DeckView        `json:"deck"`
	Pacts       []PactView      `json:"pacts"`
	Supply      SupplyView      `json:"supply"`
	Barred      []int           `json:"barred"` // settlements in which the transports of the viewer, who trades, would be plundered
	Shut        []int           `json:"shut"`   // settlements in which he may neither buy nor sell
	March       *MarchView      `json:"march"`  // under way
	Battle      *BattleView     `json:"battle"` // under way

	End     string      `json:"end"` // turns honour time survival, "" while it lasts
	Winners []play.Seat `json:"winners"`
}

// PlayerView is a player as seen.
type PlayerView struct {
	Realm      int            `json:"realm"`
	Out        bool           `json:"out"`
	Florins    int            `json:"florins"`
	Honour     int            `json:"honour"`
	Debt       int            `json:"debt"` // florins
	Tax        int            `json:"tax"`  // level
	Tolerated  int            `json:"tolerated"`
	Land       int            `json:"land"`
	Weight     int            `json:"weight"` // territories as they are taxed
	Income     []int          `json:"income"` // florins by tax level, as things stand
	Upkeep     int            `json:"upkeep"` // florins, as things stand
	Interest   int            `json:"interest"`
	Missed     int            `json:"missed"`    // turns running in which the interest was not paid
	Techs      []int          `json:"techs"`     // levels by branch
	Prices     []int          `json:"prices"`    // of the next level by branch, 0 where there is none
	Advanced   []int          `json:"advanced"`  // branches of which a level was bought in this turn
	Activated  []int          `json:"activated"` // technologies
	Tokens     []int          `json:"tokens"`    // by colour
	Turned     []int          `json:"turned"`
	Cards      []CardView     `json:"cards"`
	CardPrice  int            `json:"cardPrice"` // of the next Empire card
	Draws      int            `json:"draws"`     // how many he draws for it
	Properties []PropertyView `json:"properties"`
	Captive    [][]int        `json:"captive"`   // of his units, by who holds them and kind
	Off        []int          `json:"off"`       // units that have surrendered, by kind
	Stars      int            `json:"stars"`     // Control tokens left
	Routes     int            `json:"routes"`    // route tokens left
	Units      []int          `json:"units"`     // left in the supply, by kind
	Wars       []play.Seat    `json:"wars"`      // declared
	Armistice  []play.Seat    `json:"armistice"` // with whom there is no fight in this turn
	Bought     int            `json:"bought"`    // units in this turn
	MayBuy     int            `json:"mayBuy"`    // units a turn
	Borrowed   bool           `json:"borrowed"`  // in this turn
	Repaid     bool           `json:"repaid"`
	Final      []int          `json:"final"` // Honour of the end table, once it is counted
}

// CardView is an Empire card of a player. The card is -1 if the viewer knows but its character, and both if it is being
// drawn.
type CardView struct {
	Card      int  `json:"card"`
	Character int  `json:"character"`
	Tapped    int  `json:"tapped"` // ends of turn until it is untapped
	Works     bool `json:"works"`  // its ability is in force
	Drawn     bool `json:"drawn"`  // one of those of which he keeps one
	Gained    int  `json:"gained"` // what he has done in this turn of what its Objective asks for; 0 of one not known
}

// PropertyView is a transport or engine.
type PropertyView struct {
	No      int    `json:"no"`
	Kind    int    `json:"kind"` // as in the components; 4 an engine
	Level   int    `json:"level"`
	At      int    `json:"at"`     // a place
	Aboard  int    `json:"aboard"` // the number of the transport an engine is aboard of, else -1
	Stopped bool   `json:"stopped"`
	Units   []int  `json:"units"` // aboard, by sort: Captains by level
	Cargo   []int  `json:"cargo"` // by good
	Steps   int    `json:"steps"` // left in Commerce
	Stops   []int  `json:"stops"` // of its route, the last the destination
	Done    []bool `json:"done"`  // of them
}

// TerritoryView is a territory.
type TerritoryView struct {
	At     int       `json:"at"`
	Owner  play.Seat `json:"owner"`  // -1 nobody
	Levels []int     `json:"levels"` // civil, military, religious
	Damage []int     `json:"damage"`
	Star   play.Seat `json:"star"`  // -1 none
	From   int       `json:"from"`  // the territory whose building gave it
	Cubes  []int     `json:"cubes"` // goods
}

// ArmyView is the figures of a player in a place, those aboard too, by sort: Captains by level.
type ArmyView struct {
	At      int       `json:"at"`
	Seat    play.Seat `json:"seat"`
	Units   []int     `json:"units"`
	Stopped []int     `json:"stopped"` // of them
}

// HordeView is a horde.
type HordeView struct {
	At      int       `json:"at"`
	Units   []int     `json:"units"`  // Light Infantry, Archers, Captains
	Rebels  play.Seat `json:"rebels"` // against whom, -1 nobody
	Risings int       `json:"risings"`
}

// CircleView is the circle of war.
type CircleView struct {
	Dice  []int `json:"dice"` // 0 before they are rolled
	Horde []int `json:"horde"`
}

// EventView is the Event deck.
type EventView struct {
	Card      int   `json:"card"`      // of this turn, -1 none
	Tolerated int   `json:"tolerated"` // on the back of the next
	Left      int   `json:"left"`      // in the deck
	Discards  []int `json:"discards"`
	Foreseen  []int `json:"foreseen"` // the next ones, as far as the viewer knows them; -1 not known
}

// DeckView is the Empire deck.
type DeckView struct {
	Left  int   `json:"left"`
	Atop  []int `json:"atop"`  // in order, -1 not known
	Under []int `json:"under"` // in order, -1 not known
}

// PactView is what one player has granted another.
type PactView struct {
	From   play.Seat `json:"from"`
	To     play.Seat `json:"to"`
	Kind   string    `json:"kind"`
	Secret bool      `json:"secret"`
	Until  int       `json:"until"` // the last turn, 0 the end of the game
	Units  int       `json:"units"` // of an alliance
	On     play.Seat `json:"on"`    // of an Offensive Alliance, else -1
	Lets   play.Seat `json:"lets"`  // who of the two would let it go, -1 neither as far as the viewer may know
}

// SupplyView is what is left in the box.
type SupplyView struct {
	Goods []int `json:"goods"`
}

// MarchView is the activation under way.
type MarchView struct {
	At     int   `json:"at"`
	From   int   `json:"from"`   // -1 before its first step
	Units  []int `json:"units"`  // by sort
	Things []int `json:"things"` // numbers
	Walk   int   `json:"walk"`   // Movement Points used on foot
	Ride   int   `json:"ride"`
	Over   bool  `json:"over"`
}

// BattleView is the battle under way.
type BattleView struct {
	At      int        `json:"at"`
	Round   int        `json:"round"`
	Sides   []SideView `json:"sides"`   // attacker, defender
	Retreat int        `json:"retreat"` // where the attackers withdraw, -1 they do not
	Captor  int        `json:"captor"`  // the side that makes prisoners in this round, -1 none
}

// SideView is a side of a battle.
type SideView struct {
	Lead       play.Seat   `json:"lead"`  // 6 the Barbarians
	Seats      []play.Seat `json:"seats"` // whose figures fight
	Began      int         `json:"began"`
	Units      []int       `json:"units"`   // by sort
	Serving    []int       `json:"serving"` // of them
	Power      []int       `json:"power"`   // units by kind that use their power
	Cancelled  []int       `json:"cancelled"`
	Shield     string      `json:"shield"` // what its walls shield it from: siege shots melee, "" nothing
	Captures   bool        `json:"captures"`
	Sacrificed int         `json:"sacrificed"`
	Dice       []int       `json:"dice"`
	Again      []bool      `json:"again"` // dice that have been rolled again
	Value      int         `json:"value"`
	Took       int         `json:"took"`
}

// View is what the seat, or Nobody, may see.
func (g *State) View(s play.Seat) any {
	v := &View{
		Seat: s, Turn: int(g.Turn), Turns: int(g.Options.Turns), Goal: int(g.Options.Honour), Last: g.Last, Phase: phaseIDs[g.Phase],
		Order: g.players(), Active: g.Active, Circle: CircleView{Dice: ints(g.Circle.Dice[:]), Horde: g.Circle.Horde.list()},
		Event: g.viewEvents(s), Deck: g.viewDeck(s), Pacts: g.viewPacts(s), March: g.viewMarch(), Battle: g.viewBattle(),
		Territories: []TerritoryView{}, Armies: []ArmyView{}, Hordes: []HordeView{}, Barred: []int{}, Shut: []int{},
		End: endingIDs[g.Ended], Winners: []play.Seat{},
	}
	for seat := range play.Seat(g.Seats) {
		v.Players = append(v.Players, g.viewPlayer(s, seat))
		v.Bids = append(v.Bids, int(g.Bids[seat]))
	}
	for at := range Place(Places) {
		g.viewPlace(v, at)
	}
	if g.Phase == Commerce && s == g.Active && s != play.Nobody {
		g.viewMarkets(v, s)
	}
	for _, left := range g.reserves() {
		v.Supply.Goods = append(v.Supply.Goods, int(left))
	}
	if g.Over() {
		v.Winners = g.winners()
	}
	return v
}

// viewMarkets tells who trades which settlements his transports had better not come to: it depends on his pacts, which the page does
// not judge.
// rule: mu-giochix/commerce/hostile-units-plunder
// rule: mu-giochix/commerce/buy-forbidden
func (g *State) viewMarkets(v *View, s play.Seat) {
	for at := range Place(Territories) {
		if !box.Settlement[at] || !g.inPlay(at) {
			continue
		}
		if g.plunderer(s, at) != play.Nobody {
			v.Barred = append(v.Barred, int(at))
		}
		if g.whyNotTrade(s, at) != play.Free {
			v.Shut = append(v.Shut, int(at))
		}
	}
}

// ints is a list of small numbers as numbers.
func ints[T ~int8 | ~uint8 | ~int16](all []T) []int {
	list := make([]int, len(all))
	for i, x := range all {
		list[i] = int(x)
	}
	return list
}

// bitsOf are the numbers in a set.
func bitsOf(set uint64) []int {
	list := []int{}
	for i := range 64 {
		if set>>i&1 == 1 {
			list = append(list, i)
		}
	}
	return list
}

func seatsOf(set uint8) []play.Seat {
	list := []play.Seat{}
	for _, i := range bitsOf(uint64(set)) {
		list = append(list, play.Seat(i))
	}
	return list
}

func (h Horde) list() []int { return []int{int(h.Light), int(h.Archers), int(h.Captain)} }

// bySort counts figures of a player by sort.
func (p *Player) bySort(some uint64) []int {
	list := make([]int, sorts)
	each(some, func(figure int8) { list[p.sortOf(figure)]++ })
	return list
}

func (g *State) viewPlayer(viewer, s play.Seat) PlayerView {
	p := &g.Players[s]
	v := PlayerView{
		Realm: int(p.Realm), Out: p.Out, Florins: int(p.Florins), Honour: int(p.Honour), Debt: int(p.Debt) * loan, Tax: int(p.Tax),
		Tolerated: int(g.tolerated(s)), Land: int(g.land(s)), Weight: int(g.taxWeight(s)), Upkeep: int(g.upkeepDue(s)), Interest: int(g.interest(s)),
		Techs: ints(p.Techs[:]), Activated: bitsOf(uint64(p.Activated)), Tokens: ints(p.Tokens[:]), Turned: ints(p.Turned[:]),
		Stars: int(box.Supply.Stars - g.starsOf(s)), Routes: int(g.routeTokens(s)), Wars: seatsOf(g.Wars[s]), Armistice: seatsOf(g.Armistice[s]),
		Bought: int(p.Did.Bought), MayBuy: int(g.unitLimit(s)), Borrowed: p.Did.Borrowed, Repaid: p.Did.Repaid, Final: ints(p.Final[:]),
		Cards: []CardView{}, Properties: []PropertyView{}, Off: make([]int, units), Units: make([]int, units),
		Missed: int(p.Missed), Advanced: bitsOf(uint64(p.Did.Advanced)), CardPrice: int(g.cardCost(s)), Draws: int(g.draws(s)),
	}
	for level := range box.Taxes {
		v.Income = append(v.Income, g.viewIncome(s, int8(level)))
	}
	for branch := range int8(Branches) {
		v.Prices = append(v.Prices, int(g.nextLevelPrice(s, branch)))
	}
	for card := range int8(EmpireCards) {
		if g.Cards[card].Of == s {
			v.Cards = append(v.Cards, g.viewCard(viewer, card))
		}
	}
	sortCards(v.Cards)
	for i := range int8(properties) {
		if p.Property[i].Kind != NoProperty {
			v.Properties = append(v.Properties, g.viewProperty(s, i))
		}
	}
	for holder := range play.Seat(g.Seats) {
		held := counts(g.prisoners(holder, s))
		v.Captive = append(v.Captive, ints(held[:]))
	}
	for i, at := range p.Figures {
		switch at {
		case Surrendered, Yielded:
			v.Off[kindOf(int8(i))]++
		case Supply:
			v.Units[kindOf(int8(i))]++
		}
	}
	return v
}

// viewIncome is what a player receives in Taxes at a level, as things stand.
// rule: mu-giochix/taxes/income
func (g *State) viewIncome(s play.Seat, level int8) int {
	if g.fallen(s) {
		return alms
	}
	tax, market := g.income(s, level)
	return int(tax + market)
}

// viewCard is an Empire card of a player as a viewer sees it: of others' he sees the character, and nothing of those they
// are drawing.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) viewCard(viewer play.Seat, card int8) CardView {
	c := &g.Cards[card]
	v := CardView{Card: None, Character: None, Tapped: int(c.Tapped), Works: c.Works, Drawn: c.Drawn}
	if g.knows(viewer, card) {
		v.Card, v.Gained = int(card), int(c.Gained)
	}
	if !c.Drawn || g.knows(viewer, card) {
		v.Character = int(g.who(card))
	}
	return v
}

// sortCards sorts cards by what is seen of them: their place in the box has no part in it.
func sortCards(cards []CardView) {
	slices.SortStableFunc(cards, func(a, b CardView) int {
		return cmp.Or(cmp.Compare(a.Character, b.Character), cmp.Compare(a.Tapped, b.Tapped), cmp.Compare(oneIf(a.Works), oneIf(b.Works)), cmp.Compare(a.Card, b.Card))
	})
}

func (g *State) viewProperty(s play.Seat, i int8) PropertyView {
	p := &g.Players[s]
	x := &p.Property[i]
	v := PropertyView{
		No: int(numbered(s, i)), Kind: int(x.Kind - Caravan), Level: int(x.Level), At: int(p.where(i)), Aboard: None, Stopped: x.Stopped,
		Units: p.bySort(p.aboard(i)), Cargo: ints(x.Cargo[:]), Steps: int(g.stepsLeft(s, i)), Stops: []int{}, Done: []bool{},
	}
	if x.At >= Aboard {
		v.Aboard = int(numbered(s, int8(x.At-Aboard)))
	}
	for n, stop := range x.Route.Stops[:x.Route.N] {
		v.Stops, v.Done = append(v.Stops, int(stop)), append(v.Done, x.Route.Done>>n&1 == 1)
	}
	return v
}

// viewPlace adds what is in a place.
func (g *State) viewPlace(v *View, at Place) {
	if at.Land() {
		x := &g.Territories[at]
		owner := g.controller(at)
		if owner != play.Nobody || x.Level != [families]int8{} || x.Cubes != 0 {
			v.Territories = append(v.Territories, TerritoryView{
				At: int(at), Owner: owner, Levels: ints(x.Level[:]), Damage: ints(x.Damage[:]), Star: x.Star, From: int(x.From), Cubes: bitsOf(uint64(x.Cubes)),
			})
		}
	}
	for s := range play.Seat(g.Seats) {
		if g.Here[at][s] > 0 {
			p, army := &g.Players[s], g.army(s, at)
			v.Armies = append(v.Armies, ArmyView{At: int(at), Seat: s, Units: p.bySort(army), Stopped: p.bySort(army & p.Stopped)})
		}
	}
	if h := g.Hordes[at]; h.Units() > 0 {
		v.Hordes = append(v.Hordes, HordeView{At: int(at), Units: h.list(), Rebels: play.Seat(h.Rebels) - 1, Risings: int(h.Risings)})
	}
}

func (g *State) viewEvents(s play.Seat) EventView {
	v := EventView{Card: int(g.Event), Tolerated: int(box.Events[g.NextUp].Tolerated), Discards: []int{}, Foreseen: []int{}}
	for e, at := range g.Events {
		switch at {
		case Discarded:
			v.Discards = append(v.Discards, e)
		case Drawn:
		default:
			v.Left++
		}
	}
	for i, e := range [2]int8{g.NextUp, g.second()} {
		if s >= 0 && g.Foreseen[i]>>s&1 == 1 {
			v.Foreseen = append(v.Foreseen, int(e))
		}
	}
	return v
}

func (g *State) viewDeck(s play.Seat) DeckView {
	known := func(pile []int8) []int {
		list := []int{}
		for _, card := range pile {
			if g.knows(s, card) {
				list = append(list, int(card))
			} else {
				list = append(list, None)
			}
		}
		return list
	}
	return DeckView{Left: int(g.packed()), Atop: known(g.Atop[:g.AtopN]), Under: known(g.Under[:g.UnderN])}
}

func (g *State) viewPacts(s play.Seat) []PactView {
	list := []PactView{}
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			x := g.knownTo(s, from, to)
			for kind := range pactKinds {
				if !x.has(kind) {
					continue
				}
				v := PactView{From: from, To: to, Kind: pactKindIDs[kind], Secret: g.Pacts[from][to].secret(kind), Until: int(x.Until[kind]), On: play.Nobody}
				lets := func(thing int16) play.Seat {
					if v.Secret && s != from && s != to {
						return play.Nobody
					}
					return g.willing(from, to, thing)
				}
				if kind != OffensiveAlliance {
					v.Lets = lets(int16(kind))
					if kind == DefensiveAlliance {
						v.Units = int(x.Defence)
					}
					list = append(list, v)
					continue
				}
				for on, n := range x.Offence {
					if n > 0 {
						v.On, v.Units, v.Lets = play.Seat(on), int(n), lets(thingAgainst+int16(on))
						list = append(list, v)
					}
				}
			}
		}
	}
	return list
}

func (g *State) viewMarch() *MarchView {
	m := &g.March
	if !m.On {
		return nil
	}
	v := &MarchView{At: int(m.At), From: int(m.From), Units: g.Players[g.Active].bySort(m.Figures), Things: []int{}, Walk: int(m.Steps), Ride: int(m.Rode), Over: m.Over}
	for i := range int8(properties) {
		if m.has(i) {
			v.Things = append(v.Things, int(numbered(g.Active, i)))
		}
	}
	return v
}

func (g *State) viewBattle() *BattleView {
	b := &g.Battle
	if !b.On {
		return nil
	}
	v := &BattleView{At: int(b.At), Round: int(b.Round), Retreat: int(b.Retreat), Captor: int(b.Captor)}
	for side := range b.Sides {
		v.Sides = append(v.Sides, g.viewSide(side))
	}
	return v
}

func (g *State) viewSide(side int) SideView {
	x := &g.Battle.Sides[side]
	v := SideView{
		Lead: x.Lead, Seats: []play.Seat{}, Began: int(x.Began), Units: make([]int, sorts), Serving: make([]int, sorts), Power: ints(x.Power[:]),
		Cancelled: ints(x.Cancelled[:]), Captures: x.Captures, Sacrificed: int(x.Sacrificed), Dice: ints(x.Dice[:]), Value: int(x.Value), Took: int(x.Took),
	}
	if x.Shielded {
		v.Shield = sourceIDs[x.Shield]
	}
	for i := range dice {
		v.Again = append(v.Again, x.Again>>i&1 == 1)
	}
	if x.Lead == Barbarians {
		h := g.Hordes[g.Battle.At]
		v.Units[Light], v.Units[Archer], v.Units[Captain] = int(h.Light), int(h.Archers), int(h.Captain)
	}
	for s := range play.Seat(g.Seats) {
		if g.Battle.Fights[s] != int8(side) || g.Battle.Of[s] == 0 {
			continue
		}
		v.Seats = append(v.Seats, s)
		for sort, n := range g.Players[s].bySort(g.Battle.Of[s]) {
			v.Units[sort] += n
		}
		for sort, n := range g.Players[s].bySort(g.Battle.Serving[s]) {
			v.Serving[sort] += n
		}
	}
	return v
}
