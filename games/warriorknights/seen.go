package warriorknights

import (
	"slices"

	"signoria/chance"
	"signoria/play"
)

// The names that the page knows things by.
var (
	phaseNames  = [...]string{"troops", "fortresses", "nobles", "planning", "actions", "administration", "over"}
	kindNames   = [...]string{"", "field", "assault", "siege"}
	blowNames   = [...]string{"commanders", "draw", "discard", "reveal", "losses", "victories", "aftermath"}
	resultNames = [...]string{"", "stalemate", "attacker-partial", "attacker-total", "defender-partial", "defender-total", "wiped-out"}
	colourNames = [...]string{"red", "green", "blue"}
	endNames    = [...]string{"", "domination", "prestige", "tie", "standing"}
)

// View is what a seat, or a spectator (-1), may see.
// rule: warrior-knights/information/open-information
func (g *State) View(s play.Seat) any { return g.SeatView(g.OpenView(), s) }

// SeatView is the same made of what everybody sees.
func (g *State) SeatView(open any, s play.Seat) any {
	v := *open.(*View)
	v.Seat, v.FateDeck, v.Battle, v.Vote = s, g.seeFateDeck(s), g.seeBattle(s), g.seeVote(s)
	if s >= 0 && int8(s) < g.Seats {
		v.Barons = slices.Clone(v.Barons)
		v.Barons[s] = g.seeBaron(s, s)
	}
	return &v
}

// OpenView is what everybody sees.
func (g *State) OpenView() any {
	v := &View{
		Turn: int(g.Turn), Phase: phaseNames[g.Phase],
		Chairman: g.Chairman, Church: g.Church, Deputy: g.Deputy,
		Reserve: int(g.Reserve), LastTurn: g.LastTurn,
		Stack: int(g.Stack), Played: None, PlayedBy: play.Nobody,
		DraftAt: int(g.perDraft()), Fate: shown(g.FateShown[:]), EventTop: g.eventTop(),
		Event: int(g.Card.Event), Moving: int(g.Move.Noble),
		Winner: g.Winner, End: g.ending(),
		Domination: int(g.toDominate()), Standing: int(g.standingRealm()),
	}
	if g.Phase == Administration {
		v.Step = int(g.Stage)
	}
	if g.Played != None {
		v.Played, v.PlayedBy = g.played()
	}
	armies := g.armyCards()
	v.Barons, v.Fortresses = make([]BaronView, 0, g.Seats), make([]FortressView, 0, g.Seats)
	v.Nobles, v.Cities = make([]NobleView, 0, 4*g.Seats), make([]CityView, 0, cities)
	for seat := range play.Seat(g.Seats) {
		v.Barons = append(v.Barons, g.seeBaron(seat, play.Nobody))
		v.Fortresses = append(v.Fortresses, g.seeFortress(seat, armies[garrisonOf(seat)]))
		for shape := range int8(4) {
			n := nobleOf(seat, shape)
			v.Nobles = append(v.Nobles, g.seeNoble(n, armies[n]))
		}
	}
	for c := range int8(cities) {
		v.Cities = append(v.Cities, g.seeCity(c))
	}
	for i := range g.Stacks {
		v.Stacks = append(v.Stacks, g.seeStack(i))
	}
	for i := range g.Areas {
		v.Areas = append(v.Areas, g.seeArea(i))
	}
	for i, space := range box.Spaces {
		if g.usableSpace(int8(i)) || g.Crests[i] != play.Nobody { // a crest stays where it is when somebody is eliminated
			v.Table = append(v.Table, SpaceView{Number: int(space.Number), Fee: int(space.Fee), Crest: g.Crests[i]})
		}
	}
	v.Offer = []int{}
	for i, at := range g.TroopAt {
		if at == OnOffer {
			v.Offer = append(v.Offer, i)
		}
	}
	for place := range int8(openPlaces) {
		v.Current = append(v.Current, int(g.onSpace(place)))
	}
	v.Laws = g.agendasAt(InForce)
	v.House = []int{}
	for _, motion := range g.House {
		if motion != 0 {
			v.House = append(v.House, int(motion))
		}
	}
	for i := range g.Expeditions {
		e := &g.Expeditions[i]
		v.Expeditions = append(v.Expeditions, ExpeditionView{Step: int(e.Step), Stake: ints(e.Stake[:g.Seats]), Blessed: e.Blessed})
	}
	v.Statuses = g.seeStatuses()
	return v
}

// played is the action card revealed: its kind, and whose it is.
func (g *State) played() (kind int, owner play.Seat) {
	if g.Played >= neutralCard {
		return int(ImportantEvent) + int(g.Played-neutralCard), play.Nobody
	}
	return int(g.Played % kinds), play.Seat(g.Played / kinds)
}

// eventTop is the colour of the back that lies on the event deck.
func (g *State) eventTop() string {
	if g.Events.Len() == 0 {
		return ""
	}
	return colourNames[box.Events[g.Events.At(0)].Colour]
}

// armyCards are the troop cards of every army.
func (g *State) armyCards() (cards [armies][]int) {
	for i := range cards {
		cards[i] = []int{}
	}
	for i, at := range g.TroopAt {
		if at >= 0 {
			cards[at] = append(cards[at], i)
		}
	}
	return cards
}

func (g *State) seeBaron(s, viewer play.Seat) BaronView {
	b := &g.Barons[s]
	v := BaronView{
		Colour: int(b.Colour), Crowns: int(b.Crowns), Votes: int(b.Votes), Faith: int(b.Faith), Prestige: int(b.Prestige),
		Cities: int(g.allCities(s)), Realm: int(g.realmCities(s)), Income: int(g.income(s)), Wages: int(g.wagesDue(s)),
		Banned: b.Banned, Out: b.Out, Charges: g.agendasAt(ChargeOf + int8(s)), Hand: []int{}, Laid: [][]int{},
	}
	if g.Vote.Open && s != viewer { // rule: warrior-knights/information/hidden-votes
		v.Votes = -1
	}
	for shape := range int8(4) {
		v.Troops += int(g.effective(nobleOf(s, shape)))
	}
	v.Troops += int(g.effective(garrisonOf(s)))
	for _, n := range b.Hand {
		v.Cards += int(n)
	}
	if s == viewer {
		v.Hand = ints(b.Hand[:])
		for i := range g.Stacks {
			v.Laid = append(v.Laid, g.laidIn(i, s))
		}
	}
	return v
}

// laidIn are the kinds of a Baron's cards that still lie in a stack, sorted: their order is hidden.
func (g *State) laidIn(stack int, s play.Seat) []int {
	var count [kinds]int
	for i := range g.Stacks[stack].Len() {
		if card := g.Stacks[stack].At(i); card < neutralCard && play.Seat(card/kinds) == s {
			count[card%kinds]++
		}
	}
	laid := []int{}
	for k, n := range count {
		for range n {
			laid = append(laid, k)
		}
	}
	return laid
}

func (g *State) seeNoble(n int8, troops []int) NobleView {
	x := &g.Nobles[n]
	return NobleView{
		ID: int(n), At: int(x.At), Sea: x.AtSea, Exhausted: x.Exhausted, Heirless: x.Heirless, Gone: x.Gone, Heir: x.Heir,
		Waiting: x.Waiting, Office: int(g.office(n)), Troops: troops, Strength: g.worth(troops) + int(g.officeMod(n, ModMaintained)), Casualties: int(g.Casualties[n]),
	}
}

// worth is the strength of some troops.
func (g *State) worth(troops []int) (sum int) {
	for _, t := range troops {
		sum += int(g.troop(int8(t)).Strength)
	}
	return sum
}

func (g *State) seeFortress(s play.Seat, troops []int) FortressView {
	f := &g.Fortresses[s]
	a := garrisonOf(s)
	return FortressView{
		At: int(f.At), Strength: int(g.fortressStrength(s)), Breaches: int(f.Breaches), Siege: ints(f.Siege[:g.Seats]),
		Troops: troops, Garrison: g.worth(troops), Casualties: int(g.Casualties[a]),
	}
}

func (g *State) seeCity(c int8) CityView {
	x := &g.Cities[c]
	v := CityView{
		Owner: x.Owner, Pillaged: x.Pillaged, Fortified: x.Fortified, Breaches: int(x.Breaches), Siege: ints(x.Siege[:g.Seats]),
	}
	if !x.Pillaged {
		v.Strength, v.Income = int(g.cityStrength(c)), int(box.Cities[c].Income)
		if x.Fortified {
			v.Income += fortifiedIncome
		}
	}
	return v
}

// seeFateDeck is the fate deck as far as a seat knows it: what was used lies under it, and everybody has seen that.
// rule: warrior-knights/fate/used-cards-go-under-the-deck
func (g *State) seeFateDeck(s play.Seat) []int {
	deck := make([]int, g.Fate.Len())
	for i := range deck {
		if deck[i] = None; chance.Knows(g.Fate.Knows[i], int8(s)) {
			deck[i] = int(g.Fate.At(i))
		}
	}
	return deck
}

// seeStack shows how many cards lie in a stack and whose they are, as everybody saw them laid.
func (g *State) seeStack(i int) StackView {
	v := StackView{Left: g.Stacks[i].Len(), By: make([]int, g.Seats+1)}
	for j := range v.Left {
		if card := g.Stacks[i].At(j); card >= neutralCard {
			v.By[g.Seats]++
		} else {
			v.By[card/kinds]++
		}
	}
	return v
}

func (g *State) seeArea(i int) AreaView {
	v := AreaView{Trigger: int(g.perPhase())}
	for s := range g.Seats {
		cards := ints(g.Areas[i][s][:])
		v.Cards = append(v.Cards, cards)
		for _, n := range cards {
			v.Count += n
		}
	}
	return v
}

func (g *State) agendasAt(place int8) []int {
	list := []int{}
	for a, at := range g.AgendaAt {
		if at == place {
			list = append(list, a)
		}
	}
	return list
}

func (g *State) seeStatuses() []StatusView {
	list := []StatusView{}
	for _, x := range g.Statuses {
		switch x.Mod {
		case NoMod:
		case ModNoHeir:
			list = append(list, StatusView{Event: int(x.Card), Kind: "noble", Who: int(x.Target)})
		default:
			kind := "seat"
			if x.Target == None {
				kind = "realm"
			}
			list = append(list, StatusView{Event: int(x.Card), Kind: kind, Who: int(x.Target)})
		}
	}
	return list
}

func (g *State) seeBattle(viewer play.Seat) *BattleView {
	b := &g.Battle
	if b.Kind == NoBattle {
		return nil
	}
	v := &BattleView{
		Kind: kindNames[b.Kind], Region: int(b.Region), City: int(b.City), Fortress: b.Fortress,
		Blow: blowNames[b.Blow], Result: resultNames[b.Result],
	}
	for side := range 2 {
		x := SideView{
			Seat: b.Sides[side], Commander: int(b.Commander[side]), Strength: int(b.Strength[side]),
			Cards: b.Hand[side].Len(), Hand: []int{}, Armies: []int{}, Ability: b.Ability[side],
			Dealt: int(b.Dealt[side]), Left: int(b.Losses[side]), Victories: int(b.Victories[side]),
		}
		if b.Blow < blowDraw { // nobody has been sized up for cards: as strong as he would be
			x.Strength = int(g.sideStrength(side))
		}
		for set := b.Armies[side]; set != 0; {
			x.Armies = append(x.Armies, int(nextIn(&set)))
		}
		for i := range x.Cards { // rule: warrior-knights/information/hidden-battle-hands
			if chance.Knows(b.Hand[side].Knows[i], int8(viewer)) {
				x.Hand = append(x.Hand, int(b.Hand[side].At(i)))
			}
		}
		v.Sides = append(v.Sides, x)
	}
	return v
}

func (g *State) seeVote(viewer play.Seat) *VoteView {
	x := &g.Vote
	if x.Present == 0 && x.Agenda == None {
		return nil
	}
	v := &VoteView{
		Agenda: int(x.Agenda), Choose: x.Agenda != None && box.Agendas[x.Agenda].ChooseOne, Proposer: x.Proposer,
		Motion: motionNames[x.Motion], Target: int(x.Target), Mine: -1,
		Present: []play.Seat{}, Order: []int{}, Written: [][]int{}, Bids: []int{}, For: []int{},
	}
	for s := range play.Seat(g.Seats) {
		if g.attends(s) {
			v.Present = append(v.Present, s)
		}
		v.For = append(v.For, int(x.For[s]))
		if x.Shown {
			v.Bids = append(v.Bids, int(x.Bid[s]))
		}
	}
	for place, a := range x.Order {
		if a == None {
			break
		}
		v.Order = append(v.Order, int(a))
		if g.Seats == 2 {
			v.Written = append(v.Written, g.seeWritten(place, viewer))
		}
	}
	if viewer >= 0 && (x.Shown || x.Bid[viewer] > 0) {
		v.Mine = int(x.Bid[viewer])
	}
	return v
}

// seeWritten is what each of two Barons wrote for an agenda, -1 where the viewer may not know.
func (g *State) seeWritten(place int, viewer play.Seat) []int {
	written := ints(g.Vote.Written[place][:g.Seats])
	for s := range written {
		if !g.Vote.Read && play.Seat(s) != viewer {
			written[s] = -1
		}
	}
	return written
}

func ints[T int8 | int16 | uint8](list []T) []int {
	out := make([]int, len(list))
	for i, x := range list {
		out[i] = int(x)
	}
	return out
}

// shown leaves out the places where there is nothing.
func shown(list []int8) []int {
	out := []int{}
	for _, x := range list {
		if x != None {
			out = append(out, int(x))
		}
	}
	return out
}
