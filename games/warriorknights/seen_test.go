package warriorknights

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

func view(g *State, s play.Seat) *View { return g.View(s).(*View) }

// viewJSON is what goes over the wire.
func viewJSON(t *testing.T, g *State, s play.Seat) string {
	t.Helper()
	raw, err := json.Marshal(g.View(s))
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// planned is a table of three after a planning in which green laid two Levy Taxes into the first stack
// and one Serve the Church into the last; red and blue laid six cards each.
func planned(t *testing.T) *at {
	p := position(t, 3)
	p.run((*State).planning)
	p.play(by(green, Lay, int8(LevyTaxes), 0), by(green, Lay, int8(LevyTaxes), 0), by(green, Lay, int8(ServeTheChurch), 2),
		by(green, PlanningDone))
	p.layAll(red)
	p.play(by(red, PlanningDone))
	p.layAll(blue)
	return p.play(by(blue, PlanningDone))
}

func TestActionCardsAreHidden(t *testing.T) {
	p := planned(t)

	// rule: warrior-knights/information/hidden-until-revealed
	green1, red1, spectator := view(p.State, green).Barons, view(p.State, red).Barons, view(p.State, play.Nobody).Barons
	want(t, "green sees his hand", slices.Equal(green1[green].Hand, []int{0, 2, 2, 1, 2, 2}), true)
	want(t, "and what he laid", slices.Equal(green1[green].Laid[0], []int{int(LevyTaxes), int(LevyTaxes)}) &&
		slices.Equal(green1[green].Laid[2], []int{int(ServeTheChurch)}), true)
	want(t, "red sees neither", len(red1[green].Hand)+len(red1[green].Laid), 0)
	want(t, "a spectator sees nobody's", len(spectator[green].Hand)+len(spectator[red].Hand), 0)
	want(t, "all see how many cards he keeps", red1[green].Cards, 9)
	want(t, "and whose lie in a stack", slices.Equal(view(p.State, red).Stacks[0].By, []int{2, 2, 2, 2}), true)

	// What red cannot know is anywhere it may be; what he knows stays.
	src := chance.New(7)
	before := viewJSON(t, p.State, red)
	var first, hand, left, top [neutralCard + neutrals]bool
	for range 300 {
		g := *p.State
		g.Redeal(red, &src)
		if after := viewJSON(t, &g, red); after != before {
			t.Fatalf("dealing again changed what red sees:\n%s\n%s", before, after)
		}
		if err := g.Check(); err != nil {
			t.Fatal(err)
		}
		for i := range g.Stacks[0].Len() {
			first[g.Stacks[0].At(i)] = true
		}
		top[g.Stacks[0].At(0)] = true
		for k, n := range g.Barons[green].Hand {
			hand[cardOf(green, Kind(k))] = hand[cardOf(green, Kind(k))] || n > 0
		}
		for i := range g.LeftOut.Len() {
			left[g.LeftOut.At(i)] = true
		}
	}
	for k := range Kind(kinds) {
		want(t, "green's card may lie in the first stack", first[cardOf(green, k)], true)
		want(t, "or in his hand", hand[cardOf(green, k)], true)
		laid := k == LevyTaxes || k == DraftSoldiers
		want(t, "red's own lie where he laid them", first[cardOf(red, k)], laid)
		want(t, "each may be on top", top[cardOf(red, k)], laid)
	}
	for k := range uint8(neutrals) {
		want(t, "any neutral card may be left out", left[neutralCard+k], true)
		want(t, "or be on top", top[neutralCard+k], true)
	}
}

// Who saw a card come home knows that it is not in a stack.
func TestCardsThatCameHome(t *testing.T) {
	p := planned(t)
	p.Stacks[0].Take(p.Stacks[0].Index(cardOf(green, LevyTaxes)))
	p.comeHome(green, LevyTaxes, 1)
	src := chance.New(7)
	for range 100 {
		g := *p.State
		g.Redeal(red, &src)
		if g.Barons[green].Hand[LevyTaxes] == 0 {
			t.Fatal("a card that came home was dealt into a stack")
		}
	}
	p.beginTurn(new(play.Table))
	want(t, "what stays in a hand is hidden again", p.Barons[green].Home, [kinds]uint8{})
}

func TestDecksAreHidden(t *testing.T) {
	p := position(t, 3)
	p.Events.Shuffle(&p.Dice)
	back := view(p.State, red).EventTop
	src := chance.New(3)
	var tops [4]map[uint8]bool
	for i := range tops {
		tops[i] = map[uint8]bool{}
	}
	for range 2000 {
		g := *p.State
		g.Redeal(red, &src)
		want(t, "the back on top", view(&g, red).EventTop, back)
		for i, deck := range []*chance.Deck{&g.Events, &g.Fate, &g.Agendas, &g.Mercenaries} {
			tops[i][deck.At(0)] = true
		}
	}
	for i, all := range []int{events / 3, fates, agendas, mercenary} {
		want(t, "cards that may lie on top", len(tops[i]), all)
	}
}

// What lies where in the fate deck everybody may know who has seen and counted the cards, and nobody more: what was turned
// lies under the deck, latest last, and what he himself discarded he knows besides.
func TestTheFateDeckIsKnownAsFarAsItCanBeCounted(t *testing.T) {
	p := position(t, 3)
	p.Battle.Kind, p.Battle.Sides = FieldBattle, [2]play.Seat{green, red}
	turned := []int{}
	p.run(func(g *State, t *play.Table) {
		for range 3 {
			turned = append(turned, int(g.drawFate(t)))
		}
	})
	for side, s := range []play.Seat{green, red} {
		for range 2 {
			p.Battle.Hand[side].Under(p.Fate.Pop(), 1<<uint(s))
		}
	}
	thrown := p.Battle.Hand[1].Pop()
	p.Fate.Under(thrown, 1<<uint(red))
	p.run(func(g *State, t *play.Table) { turned = append(turned, int(g.drawFate(t))) })

	// rule: warrior-knights/fate/used-cards-go-under-the-deck
	for _, viewer := range []play.Seat{green, red, blue, play.Nobody} {
		counted := slices.Repeat([]int{None}, fates-len(turned)-1-3)
		discarded := None
		if viewer == red {
			discarded = int(thrown)
		}
		counted = slices.Concat(counted, turned[:3], []int{discarded}, turned[3:])
		want(t, "what he knows of the deck", fmt.Sprint(view(p.State, viewer).FateDeck), fmt.Sprint(counted))

		before := viewJSON(t, p.State, viewer)
		src := chance.New(11)
		tops := map[uint8]bool{}
		for range 500 {
			g := *p.State
			g.Redeal(viewer, &src)
			want(t, "what he sees when what he cannot know is dealt again", viewJSON(t, &g, viewer), before)
			tops[g.Fate.At(0)] = true
		}
		hands := view(p.State, viewer).Battle.Sides
		placed := len(turned) + len(hands[0].Hand) + len(hands[1].Hand)
		if viewer == red {
			placed++
		}
		want(t, "cards that may lie on top", len(tops), fates-placed)
	}

	p.run((*State).shuffleFate)
	want(t, "after a shuffle nobody knows any", fmt.Sprint(view(p.State, red).FateDeck),
		fmt.Sprint(slices.Repeat([]int{None}, p.Fate.Len())))
}

func TestBattleHandsAreHidden(t *testing.T) {
	p := position(t, 3)
	p.Battle.Kind, p.Battle.Sides = FieldBattle, [2]play.Seat{green, red}
	for side, s := range []play.Seat{green, red} {
		for range 4 {
			p.Battle.Hand[side].Under(p.Fate.Pop(), 1<<uint(s))
		}
	}
	p.Fate.Under(p.Battle.Hand[1].Pop(), 1<<uint(red)) // red discards one

	// rule: warrior-knights/information/hidden-battle-hands
	for _, c := range []struct {
		viewer play.Seat
		sees   [2]int
	}{{green, [2]int{4, 0}}, {red, [2]int{0, 3}}, {blue, [2]int{}}, {play.Nobody, [2]int{}}} {
		b := view(p.State, c.viewer).Battle
		for side := range 2 {
			want(t, "cards a viewer sees", len(b.Sides[side].Hand), c.sees[side])
			want(t, "cards he counts", b.Sides[side].Cards, 4-side)
		}
	}
	src := chance.New(5)
	held, discarded := map[uint8]bool{}, map[uint8]bool{}
	for range 1000 {
		g := *p.State
		g.Redeal(green, &src)
		want(t, "green keeps his hand", g.Battle.Hand[0], p.Battle.Hand[0])
		held[g.Battle.Hand[1].At(0)] = true
		discarded[g.Fate.At(g.Fate.Len()-1)] = true
	}
	want(t, "red may hold any other card", len(held), fates-4)
	want(t, "and may have discarded any", len(discarded), fates-4)

	for side := range 2 { // both reveal
		for i := range p.Battle.Hand[side].Len() {
			p.Battle.Hand[side].Knows[i] = chance.Everyone
		}
	}
	want(t, "a spectator sees what is shown", len(view(p.State, play.Nobody).Battle.Sides[1].Hand), 3)
}

func TestVotesAreHidden(t *testing.T) {
	p := position(t, 2)
	p.Barons[green].Votes, p.Barons[red].Votes = 5, 7

	// rule: warrior-knights/assembly/step-1-votes-public-until-voting
	want(t, "before the voting", view(p.State, green).Barons[red].Votes, 7)
	p.Vote.Open, p.Vote.Present = true, 0b11
	p.Vote.Order = [openPlaces]int8{0, 1, 2}
	for place := range int8(openPlaces) {
		p.AgendaAt[place] = Current - place
		p.Agendas.Take(p.Agendas.Index(uint8(place)))
		p.Vote.Written[place] = [MaxBarons]int16{1, 2}
	}

	// rule: warrior-knights/information/hidden-votes
	v := view(p.State, green)
	want(t, "his own Votes", v.Barons[green].Votes, 5)
	want(t, "the other's", v.Barons[red].Votes, -1)
	want(t, "what he writes", slices.Equal(v.Vote.Written[2], []int{1, -1}), true)
	want(t, "what a spectator sees of it", slices.Equal(view(p.State, play.Nobody).Vote.Written[2], []int{-1, -1}), true)
	p.Vote.Read = true
	want(t, "what lies open", slices.Equal(view(p.State, green).Vote.Written[2], []int{1, 2}), true)
	p.AgendaAt[0], p.Vote.Agenda, p.Vote.Bid = BeingVoted, 0, [MaxBarons]int16{1, 2}
	v = view(p.State, green)
	want(t, "his own bid", v.Vote.Mine, 1)
	want(t, "the bids", len(v.Vote.Bids), 0)
	for _, place := range p.Standing().Places {
		for _, score := range place.Scores {
			want(t, "the standing tells Votes", score.Name == "votes", false)
		}
	}
	p.Vote.Shown = true
	want(t, "the bids lie open", slices.Equal(view(p.State, green).Vote.Bids, []int{1, 2}), true)
	p.Vote.Open = false
	want(t, "after the Assembly", view(p.State, green).Barons[red].Votes, 7)
}

func TestPrivateBargains(t *testing.T) {
	p := position(t, 4)
	p.Bargains.Offer(bargain.Bargain{From: red, To: blue}, "between us", 1)
	p.Bargains.Offer(bargain.Bargain{From: red, To: green, Open: true}, "before all", 2)
	for range 2 {
		p.Bargains.Offer(bargain.Bargain{From: red, To: blue}, "my word", 3)
	}
	p.Bargains.Accept(4, blue)
	src := chance.New(2)
	for s, knows := range map[play.Seat]struct{ waiting, promises int }{red: {3, 1}, blue: {3, 1}, green: {1, 0}, black: {1, 0}, play.Nobody: {1, 0}} {
		g := *p.State
		g.Redeal(s, &src)
		waiting, promises := 0, 0
		for i := range g.Bargains.Waiting {
			if g.Bargains.Waiting[i].No != 0 {
				waiting++
			}
		}
		for i := range g.Bargains.Promises {
			if g.Bargains.Promises[i].No != 0 {
				promises++
			}
		}
		want(t, "bargains a seat may know of", waiting, knows.waiting)
		want(t, "promises", promises, knows.promises)
	}
}

// What lies on the board is the same for everybody.
func TestOpenInformation(t *testing.T) {
	p := position(t, 3)
	p.noble(green, star).at("vecht").with(50, 100).hired("swiss", 200).wounded(1)
	p.noble(red, square).at("vecht").with(100)
	p.fortress(blue).at("kruki").with(50).breached(1)
	p.city("monz").of(red).fortified().breached(1)
	p.city("froli").of(blue).besieged(green, 1)
	p.city("thira").pillaged()
	p.office(p.noble(green, star), "marshal").charge(blue, "salt-pans").law("royal-tithe")
	p.Crests[3] = red
	p.lasts(ModExtraFate, 2, int8(red))
	p.House[1] = BanOnRoads
	p.onOffer("polish", 50)
	p.Expeditions[1] = Expedition{Step: 2, Stake: [MaxBarons]int16{0, 3}, Blessed: true}
	p.Areas[WagesArea][green][DraftSoldiers] = 2
	p.Barons[blue].Banned = true

	// rule: warrior-knights/information/open-information
	open := func(v *View) string {
		v.Seat = play.Nobody
		for i := range v.Barons {
			v.Barons[i].Hand, v.Barons[i].Laid = nil, nil
		}
		raw, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	v := view(p.State, play.Nobody)
	for s := range play.Seat(3) {
		want(t, "what a seat sees of it", open(view(p.State, s)), open(view(p.State, play.Nobody)))
	}

	n := v.Nobles[nobleOf(green, star)]
	// rule: warrior-knights/components/noble-card-holds-troops
	want(t, "troops under a noble's card", len(n.Troops), 3)
	want(t, "their strength, maintained troops included", n.Strength, 50+100+200+100)
	// rule: warrior-knights/overview/army-definition
	want(t, "the garrison is an army", v.Fortresses[blue].Garrison, 50)
	// rule: warrior-knights/components/markers
	want(t, "casualty markers", n.Casualties, 1)
	want(t, "breach markers", v.Fortresses[blue].Breaches, 1)
	want(t, "siege markers", v.Cities[city(t, "froli")].Siege[green], 1)
	want(t, "expedition markers", v.Expeditions[1].Step, 2)
	// rule: warrior-knights/components/fortress-card-and-tile
	want(t, "a fortress's strength", v.Fortresses[blue].Strength, 300-100)
	want(t, "where its tile lies", v.Fortresses[blue].At, int(p.region("kruki")))
	// rule: warrior-knights/components/control-tiles
	monz := v.Cities[city(t, "monz")]
	want(t, "a control tile", monz.Owner, red)
	want(t, "on its fortified side", monz.Fortified, true)
	want(t, "the city's strength now", monz.Strength, 200)
	want(t, "its income now", monz.Income, 4)
	want(t, "a city in ruins", v.Cities[city(t, "thira")].Pillaged, true)
	// rule: warrior-knights/components/crests
	want(t, "a crest on the mercenary table", v.Table[3].Crest, red)
	want(t, "who funds an expedition", v.Expeditions[1].Stake[red], 3)
	want(t, "spaces of the mercenary table for three Barons", len(v.Table), 4)
	want(t, "nobles of three Barons", len(v.Nobles), 12)
	want(t, "what an event laid on somebody", len(v.Statuses), 1)
	want(t, "private motions that hold, by number", slices.Equal(v.House, []int{int(BanOnRoads)}), true)
	// rule: warrior-knights/map/board-areas
	want(t, "spaces for agendas", len(v.Current), 3)
	want(t, "expeditions", len(v.Expeditions), 3)
	want(t, "stacks", len(v.Stacks), 3)
	want(t, "areas", len(v.Areas), 3)
	want(t, "cards in the red area", v.Areas[WagesArea].Count, 2)
	want(t, "mercenaries on offer", len(v.Offer), 1)
	want(t, "an expedition's blessing", v.Expeditions[1].Blessed, true)
	want(t, "laws and charges", len(v.Laws)+len(v.Barons[blue].Charges), 2)
	want(t, "offices", n.Office >= 0, true)
	want(t, "who is banned", v.Barons[blue].Banned, true)
	want(t, "Crowns", v.Barons[blue].Crowns, 15)
	want(t, "a battle, a vote, a card or a step of administration, where there is none",
		v.Battle == nil && v.Vote == nil && v.Played == None && v.PlayedBy == play.Nobody && v.Step == 0, true)

	// rule: warrior-knights/information/open-information
	p.Stage, p.Played = 2, int8(cardOf(red, LevyTaxes))
	v = view(p.State, play.Nobody)
	want(t, "the card that was turned", v.Played, int(LevyTaxes))
	want(t, "and whose", v.PlayedBy, red)
	want(t, "there are no steps of the actions", v.Step, 0)
	p.Phase, p.Played = Administration, None
	want(t, "the step of administration", view(p.State, play.Nobody).Step, 2)

	p = position(t, 3)
	p.Crests[4] = red // on a space for four, from when there were four
	v = view(p.State, play.Nobody)
	want(t, "a crest stays on the table though its space is not used any more", v.Table[len(v.Table)-1].Crest, red)
	empty, err := json.Marshal(v)
	want(t, "what is empty is empty, not absent",
		err == nil && strings.Contains(string(empty), `"offer":[]`) && strings.Contains(string(empty), `"house":[]`), true)
	p.Vote.Open, p.Vote.Present, p.Vote.Order = true, 0b111, [openPlaces]int8{None, None, None}
	want(t, "a vote", view(p.State, green).Vote != nil, true)
	p.Battle.Kind, p.Battle.Sides = FieldBattle, [2]play.Seat{green, red}
	want(t, "a battle", view(p.State, green).Battle != nil, true)
}
