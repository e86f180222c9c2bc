package warriorknights

import (
	"encoding/json"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// seen is what a seat is shown.
func seen(g *State, s play.Seat) *View { return g.View(s).(*View) }

func TestWhatIsHidden(t *testing.T) {
	// rule: warrior-knights/information/hidden-until-revealed
	p := position(t, 3)
	p.run((*State).planning)
	p.layAll(green)
	p.play(by(green, PlanningDone), by(red, PlanningDone), by(blue, PlanningDone))
	own, other := seen(p.State, green), seen(p.State, red)
	want(t, "one sees what one laid oneself", len(own.Barons[green].Laid[0]), 2)
	want(t, "others see only how much", other.Stacks[0].By[green], 2)
	want(t, "not what", len(other.Barons[green].Laid), 0)
	want(t, "nor the hand that is left", len(other.Barons[green].Hand), 0)
	leftOut := false
	for seed := range uint64(20) {
		g, src := *p.State, chance.New(seed)
		g.Redeal(green, &src)
		leftOut = leftOut || g.LeftOut != p.LeftOut
	}
	want(t, "nobody knows the neutral cards left out", leftOut, true)
	for _, deck := range []func(g *State) *chance.Deck{
		func(g *State) *chance.Deck { return &g.Stacks[0] }, func(g *State) *chance.Deck { return &g.Fate },
		func(g *State) *chance.Deck { return &g.Events }, func(g *State) *chance.Deck { return &g.Agendas },
		func(g *State) *chance.Deck { return &g.Mercenaries },
	} {
		g, src := *p.State, chance.New(1)
		g.Redeal(green, &src)
		want(t, "the order of a deck", slices.Equal(deck(&g).Card[:], deck(p.State).Card[:]), false)
	}
}

func TestWhatIsOpen(t *testing.T) {
	// rule: warrior-knights/information/open-information
	// rule: warrior-knights/components/noble-card-holds-troops
	// rule: warrior-knights/components/control-tiles
	// rule: warrior-knights/components/markers
	// rule: warrior-knights/components/crests
	p := position(t, 3).law("free-markets").charge(red, "salt-pans")
	b := &p.Barons[red]
	b.Crowns, b.Faith, b.Prestige, b.Votes = 9, 3, 4, 5
	general := p.noble(red, star).at("monz").with(100).hired("swiss", 50).wounded(1).exhausted()
	p.office(general, "constable")
	p.city("monz").of(red).fortified().breached(1).besieged(blue, 1)
	p.fortress(red).at("belmarais").with(50).breached(2).besieged(blue, 1)
	p.allocated(WagesArea, DraftSoldiers, 2)
	p.crests(red)
	p.onOffer("polish", 50)
	p.underWay(china, 2, 0, 4).Blessed = true
	for _, viewer := range []play.Seat{green, play.Nobody} {
		v := seen(p.State, viewer)
		baron, noble, fortress, monz := v.Barons[red], v.Nobles[general.n], v.Fortresses[red], v.Cities[city(t, "monz")]
		want(t, "crowns, Faith, Prestige, Votes", [4]int{baron.Crowns, baron.Faith, baron.Prestige, baron.Votes}, [4]int{9, 3, 4, 5})
		want(t, "charges", len(baron.Charges), 1)
		want(t, "troop cards of a noble", len(noble.Troops), 2)
		want(t, "his strength, the maintained troops included", noble.Strength, 350)
		want(t, "his casualties", noble.Casualties, 1)
		want(t, "his office", noble.Office >= 0, true)
		want(t, "exhausted", noble.Exhausted, true)
		want(t, "where he stands", noble.At, int(region(t, "monz")))
		want(t, "the control tile", [2]bool{monz.Owner == red, monz.Fortified}, [2]bool{true, true})
		want(t, "breaches and siege", [2]int{monz.Breaches, monz.Siege[blue]}, [2]int{1, 1})
		want(t, "the fortress", [3]int{fortress.Breaches, fortress.Siege[blue], fortress.Garrison}, [3]int{2, 1, 50})
		want(t, "cards in the red area", v.Areas[WagesArea].Count, 2)
		want(t, "crests", v.Table[0].Crest, red)
		want(t, "mercenaries on offer", len(v.Offer), 1)
		want(t, "laws", len(v.Laws), 1)
		want(t, "the expedition", [2]int{v.Expeditions[china].Step, v.Expeditions[china].Stake[red]}, [2]int{2, 4})
		want(t, "its blessing", v.Expeditions[china].Blessed, true)
	}
}

func TestVotesAsSeen(t *testing.T) {
	// rule: warrior-knights/information/hidden-votes
	p := position(t, 3)
	p.Barons[red].Votes = 5
	want(t, "before an Assembly votes", seen(p.State, green).Barons[red].Votes, 5)
	p.Vote.Open = true
	want(t, "while it votes", seen(p.State, green).Barons[red].Votes, -1)
	want(t, "his own", seen(p.State, red).Barons[red].Votes, 5)
	p.Vote.Agenda = 4
	p.Vote.Bid = [MaxBarons]int16{1, 3, 2}
	hidden, _ := json.Marshal(seen(p.State, green).Vote)
	p.Vote.Bid[red] = 4
	other, _ := json.Marshal(seen(p.State, green).Vote)
	want(t, "another's bid", string(hidden), string(other))
}
