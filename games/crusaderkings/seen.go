package crusaderkings

import (
	"slices"

	"signoria/play"
	"signoria/play/bargain"
)

// The names that the page knows things by.
var (
	phaseNames = [...]string{
		Setting: "setting", Drawing: "drawing", Dynastic: "dynastic", Plotting: "plotting", Turns: "turns", Maintenance: "maintenance",
		Cleanup: "cleanup", GameOver: "over",
	}
	roleNames = [...]string{
		Unmarried: "unmarried", Ruler: "ruler", Consort: "consort", Child: "child", Sibling: "sibling", InLaw: "inlaw",
	}
	plagueNames = [...]string{NoPlague: "", Outbreak: "outbreak", Over: "over"}
	stageNames  = [...]string{
		NotChecking: "", Investing: "invest", Sabotaging: "sabotage", DrawingTokens: "draw", Passed: "passed", Failed: "failed",
	}
	untilNames = [...]string{NextUse: "use", RoundEnd: "round", EraEnd: "era"}
	cameNames  = [...]string{
		Founded: "founded", Born: "born", BornBastard: "bastard", Adopted: "adopted", Married: "married", Crowned: "crowned",
	}
	deathNames = [...]string{
		Alive: "", OldAge: "age", Murdered: "murder", OnCrusade: "crusade", InConquest: "conquest", ByEvent: "event", WithHouse: "house",
	}
)

// View is what a seat, or Nobody, may see.
func (g *State) View(s play.Seat) any { return g.SeatView(g.OpenView(), s) }

// SeatView is the same made of what everybody sees.
func (g *State) SeatView(open any, s play.Seat) any {
	v := *open.(*View)
	v.Seat, v.Hand, v.Chosen, v.Bag, v.Boons = s, []int{}, []int{None, None}, []int{}, []BoonView{}
	if s >= 0 && int8(s) < g.Seats {
		g.seeOwn(&v, s)
	}
	g.seeUnderWay(&v, s)
	return &v
}

// OpenView is what everybody sees.
func (g *State) OpenView() any {
	v := &View{
		Scenario: int(g.Options.Scenario), Era: int(g.Era), Eras: int(g.Options.Eras), Round: int(g.Round), Turn: int(g.Turn),
		Phase: phaseNames[g.Phase], First: g.First, Order: []play.Seat{}, Active: g.Active, Goal: int(g.Options.Goal) - 1,
		Trophies: slices.Clone(g.Trophies[:]), End: endNames[g.Ended], Winners: members[play.Seat](uint64(g.Winners)),
	}
	for _, o := range g.Order {
		if o != play.Nobody {
			v.Order = append(v.Order, o)
		}
	}
	v.Dynasties = make([]DynastyView, 0, g.Seats)
	for o := range play.Seat(g.Seats) {
		v.Dynasties = append(v.Dynasties, g.seeDynasty(o))
	}
	g.seeMap(v)
	g.seePeople(v)
	g.seeSupply(v)
	return v
}

// seeDynasty is what everybody sees of a dynasty. Of the Trait Bag and the hidden cards that is their number.
// rule: crusader-kings/general/other-bags-secret
func (g *State) seeDynasty(s play.Seat) DynastyView {
	d := &g.Dynasties[s]
	v := DynastyView{
		House: int(d.House), Culture: int(d.Culture), Strategy: strategyIDs[d.Strategy], Out: d.Out, Gold: int(d.Gold),
		Income: int(g.income(s)), Upkeep: int(g.upkeep(s)), Points: g.points(s), Land: int(g.controls(s)), Castles: int(g.castles(s)),
		Shields: int(g.shields(s)), OldAge: int(d.OldAge), Pacts: members[play.Seat](uint64(d.Pacts)),
		Wars: members[play.Seat](uint64(d.Wars)), CasusBelli: members[play.Seat](uint64(d.CasusBelli)),
		Bag: int(g.tokensAt(bag(s))), Cards: int(g.cardsAt(CardHand+uint8(s)) + g.cardsAt(CardPile+uint8(s))),
		Laid:     int(g.cardsAt(CardFirst+uint8(s)) + g.cardsAt(CardSecond+uint8(s))),
		Crusaded: int(d.Crusaded), Hushed: d.Hushed, Developments: []int{}, Heirs: []int{},
	}
	for _, n := range d.Unplayed {
		v.Unplayed = append(v.Unplayed, int(n))
	}
	for c, at := range g.DevAt {
		if at == DevOf+uint8(s) {
			v.Developments = append(v.Developments, int(kindOf(int8(c))))
		}
	}
	for _, p := range g.line(s) {
		v.Heirs = append(v.Heirs, int(p))
	}
	return v
}

func (g *State) seeMap(v *View) {
	duke, lover := [territories]int{}, [territories]int{}
	for i := range territories {
		duke[i], lover[i] = None, None
	}
	for p := range g.People {
		switch x := &g.People[p]; {
		case x.At == Unmarried:
			lover[x.Of] = p
		case x.At >= Ruler && x.Title != None:
			duke[x.Title] = p
		}
	}
	v.Territories, v.Track = make([]TerritoryView, 0, territories), make([]SpaceView, 0, len(g.Track))
	for i := range g.Territories {
		x := &g.Territories[i]
		v.Territories = append(v.Territories, TerritoryView{
			Owner: x.Owner, Laid: x.Laid, Foot: x.Foot, Castle: x.Castle, Rebellion: int(x.Rebellion), Harvest: int(x.Harvest),
			Failed: int(x.Failed), Plague: plagueNames[x.Plague], Pact: x.Pact, Shut: x.Shut, Duke: duke[i], Spouse: lover[i],
		})
	}
	for i, owner := range g.Track {
		v.Track = append(v.Track, SpaceView{Shield: owner, Tokens: g.seeTokens(OnSpace + Place(i))})
	}
	for i := range int8(faceUp) {
		kind := None
		if d := g.offered(i); d != None {
			kind = int(kindOf(d))
		}
		v.Offer = append(v.Offer, kind)
	}
}

// seeTokens are the tokens at a place.
func (g *State) seeTokens(place Place) []int {
	out := []int{}
	for i, at := range g.TokenAt {
		if at == place {
			out = append(out, i)
		}
	}
	return out
}

func (g *State) seePeople(v *View) {
	v.People = []PersonView{}
	for p := range g.People {
		x := &g.People[p]
		if x.At < Unmarried {
			continue
		}
		see := PersonView{
			ID: p, Role: roleNames[x.At], Seat: play.Nobody, Land: None, Slot: int(x.Slot), Spouse: int(x.Spouse), Title: int(x.Title),
			Tokens: g.seeTokens(Place(p)), Kin: int(x.Kin),
		}
		if x.At == Unmarried {
			see.Land = int(x.Of)
		} else {
			see.Seat = play.Seat(x.Of)
		}
		v.People = append(v.People, see)
	}
	v.Tree = make([]KinView, 0, g.TreeLen)
	for _, k := range g.Tree[:g.TreeLen] {
		v.Tree = append(v.Tree, KinView{
			Person: int(k.Person), Seat: k.Seat, House: int(k.House), Came: cameNames[k.Came], Parent: int(k.Parent), Spouse: int(k.Spouse),
			From: int(k.From), To: int(k.To), Reign: int(k.Reign), Died: deathNames[k.Died], Left: k.Left,
		})
	}
}

func (g *State) seeSupply(v *View) {
	v.Supply = SupplyView{
		Gold: int(g.treasury()), Castles: int(g.castlesLeft()), Rebellion: int(g.rebellionLeft()), Harvest: int(g.harvestLeft()),
		Failed: int(g.failedLeft()), Plague: int(g.plagueLeft()), Decks: make([]int, cardTypes), People: make([]int, cultures),
		General: int(g.tokensAt(InGeneral)), Event: g.seeTokens(EventPile),
	}
	for range cardTypes {
		v.Supply.Discards = append(v.Supply.Discards, []int{})
	}
	for c, at := range g.CardAt {
		switch kind := box.Cards[c].Type; at {
		case CardDeck:
			v.Supply.Decks[kind]++
		case CardDiscard:
			v.Supply.Discards[kind] = append(v.Supply.Discards[kind], c)
		}
	}
	for _, at := range g.DevAt {
		if at == DevDeck {
			v.Supply.Developments++
		}
	}
	for p := range g.People {
		if x := &g.People[p]; x.At == InDeck {
			v.Supply.People[x.Of]++
		}
	}
}

// seeOwn is what a seat sees besides what all do.
// rule: crusader-kings/general/own-bag-open-to-owner
func (g *State) seeOwn(v *View, s play.Seat) {
	v.Bag = g.seeTokens(bag(s))
	for c, at := range g.CardAt {
		switch at {
		case CardHand + uint8(s):
			v.Hand = append(v.Hand, c)
		case CardFirst + uint8(s):
			v.Chosen[0] = c
		case CardSecond + uint8(s):
			v.Chosen[1] = c
		}
	}
}

// seeUnderWay is what is being done.
func (g *State) seeUnderWay(v *View, s play.Seat) {
	if g.Checked.Seat != play.Nobody {
		v.Check = g.seeCheck(s)
	}
	if c := &g.Card; c.Card != None {
		v.Card = &CardView{
			Card: int(c.Card), Seat: c.Seat, Action: actionIDs[c.Action], Event: c.InEvent, Target: c.Target, Attempts: int(c.Attempts),
		}
	}
	if m := &g.Match; m.To != play.Nobody && (m.Sent || s == m.From) {
		v.Match = &MatchView{
			From: m.From, To: m.To, Suitor: int(m.Suitor), Bride: int(m.Bride), Home: m.Home, Gold: int(m.Dowry.Goods[0]),
			Give: seeThings(m.Dowry.Give), Take: seeThings(m.Dowry.Take),
		}
	}
	if g.Invasion.Seat != play.Nobody {
		v.Invasion = g.seeInvasion(s)
	}
	for _, b := range g.Boons {
		if b.Effect.Mod != NoMod {
			v.Boons = append(v.Boons, BoonView{Seat: b.Seat, Event: int(b.Event), Until: untilNames[b.Until]})
		}
	}
}

func seeThings(x bargain.Things) []string {
	refs := []string{}
	for _, thing := range x.List() {
		refs = append(refs, refThing(thing))
	}
	return refs
}

func (g *State) seeCheck(s play.Seat) *CheckView {
	k := &g.Checked
	v := &CheckView{
		Seat: k.Seat, Action: actionIDs[k.Action], About: int(k.About), Stage: stageNames[k.Stage],
		Needed: int(k.Needed), Free: int(k.Free),
		Bought: int(k.Bought), Cancelled: int(k.Cancelled), Guest: int(k.Guest), Reversed: []int{int(k.Reversed[0]), int(k.Reversed[1])},
		Drawn: []DrawnView{}, Successes: int(k.Successes), Odds: []int{}, Spoiled: []int{},
	}
	for i, token := range k.Drawn[:k.Count] {
		given := k.Given>>i&1 == 1
		v.Drawn = append(v.Drawn, DrawnView{
			Token: int(token), Critical: reverses(token, k.Reversed), Given: given, Success: succeeds(token, k.Reversed) != given,
		})
	}
	if s == k.Seat {
		v.Odds = append(v.Odds, g.checkOdds()...)
	}
	v.Spoiled = append(v.Spoiled, g.spoiledOdds(s)...)
	return v
}

// seeInvasion is the Invade action under way. Of attacks that are being planned others see nothing.
func (g *State) seeInvasion(s play.Seat) *InvasionView {
	x := &g.Invasion
	v := &InvasionView{Seat: x.Seat, Counter: x.Counter, Now: int(x.Now), Attacks: []AttackView{}}
	if x.Planned && s != x.Seat {
		return v
	}
	for _, a := range x.Attacks[:x.Count] {
		v.Attacks = append(v.Attacks, AttackView{
			From: int(a.From), Target: int(a.Target), Support: members[int](a.Support),
			Pacts: members[play.Seat](uint64(a.Pacts)), Allies: members[int](a.Allies), Done: a.Done, Won: a.Won,
		})
	}
	return v
}
