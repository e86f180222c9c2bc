package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Loss of land: of a religious capital, and of the capital.

const (
	MoveCapital play.Verb = 140 // to territory A

	AskCapital play.Prompt = 108

	KeyCapitalLost play.Key = 150 // A has lost the capital B
	KeyCapital     play.Key = 151 // B is the capital of A now
	KeyTreasury    play.Key = 152 // A takes B florins from C with the capital
	KeyRazed       play.Key = 153 // the settlement in territory A falls to level B
)

var capitalChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{MoveCapital: "move-capital"},
	Prompts: map[play.Prompt]string{AskCapital: "capital"},
	Lines: map[play.Key]string{
		KeyCapitalLost: "capital-lost", KeyCapital: "capital", KeyTreasury: "capital-florins", KeyRazed: "capital-level",
	},
	Refs: wording.Refs{MoveCapital: wording.OfA(force.RefPlace)},
}

const treasuryShare = 10 // of which the conqueror of a capital takes one: of the loser's florins

// lost sees to what follows when a player has lost a territory to another or to nobody.
func lost(g *force.State, t *play.Table, s play.Seat, p force.Place, to play.Seat) {
	g.LostHoly(t, s, p)
	lostCapital(g, t, s, p, to)
}

// lostCapital sees to what follows when a player has lost a territory that was his capital: to another player it loses
// a level and brings florins, and a new one is chosen at once.
// rule: mu-prototype/capital/conquered-loses-level
// rule: mu-prototype/capital/florins-taken
func lostCapital(g *force.State, t *play.Table, s play.Seat, p force.Place, to play.Seat) {
	if g.Players[s].Capital != p {
		return
	}
	g.Players[s].Capital = force.NoPlace
	t.Tell(KeyCapitalLost, int16(s), int16(p))
	if to != play.Nobody {
		if level := g.Built(p, force.Settlement); level > 0 {
			g.SetBuilt(p, force.Settlement, level-1)
			t.Tell(KeyRazed, int16(p), int16(level-1))
			g.CloseFairs(t, p) // rule: mu-prototype/trade-modifiers/fairs-site
		}
		n := g.Give(s, to, g.Players[s].Florins/treasuryShare)
		t.Tell(KeyTreasury, int16(to), force.Shown(n), int16(s))
	}
	mayFound(g, t, s)
}

// cedes sees to it that a capital that is given away is no conquest: it keeps its level.
// rule: mu-prototype/capital/choose-new
func cedes(g *force.State, s play.Seat, p force.Place) {
	if g.Players[s].Capital == p {
		g.Players[s].Capital = force.NoPlace
	}
}

// mayFound has a player without a capital choose one: one of his settlements, or any territory if he has none. A
// capital without a settlement is a mere seat of court: nothing is traded there.
// rule: mu-prototype/capital/choose-new
// rule: mu-prototype/capital/without-settlements
func mayFound(g *force.State, t *play.Table, s play.Seat) {
	if g.Players[s].Capital != force.NoPlace {
		return
	}
	sites := capitalSites(g, s)
	if len(sites) == 0 {
		return
	}
	p := sites[0]
	if len(sites) > 1 {
		p = force.Place(t.Await(func(o *play.Asking) {
			o.To(s, AskCapital)
			for _, p := range capitalSites(g, s) {
				o.May(play.Choice{Verb: MoveCapital, A: int16(p)}, play.Free)
			}
		}).A)
	}
	g.Players[s].Capital = p
	t.Tell(KeyCapital, int16(s), int16(p))
}

// capitalSites are the territories in which a player may have his capital.
func capitalSites(g *force.State, s play.Seat) []force.Place {
	var settled, all []force.Place
	for p := range g.Owned(s) {
		all = append(all, p)
		if g.Built(p, force.Settlement) > 0 {
			settled = append(settled, p)
		}
	}
	if len(settled) > 0 {
		return settled
	}
	return all
}
