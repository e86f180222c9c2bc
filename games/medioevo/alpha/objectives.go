package alpha

import (
	"signoria/chance"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Objectives: each player has one of the five cards of his Kingdom, which the others do not know.

const (
	KeyObjective play.Key = 920 // A has fulfilled Objective B, and shows it
	KeyDisclosed play.Key = 921 // A had Objective B; C 1 if he has fulfilled it
)

var objectiveChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyObjective: "objective", KeyDisclosed: "objective-disclosed"},
}

const objectivePoints = 3

// dealObjectives deals each player one of his Kingdom's Objectives. The others leave the game.
// rule: mu-alpha/setup/objective-card
func dealObjectives(g *force.State) {
	for s := range play.Seat(g.Seats) {
		cards := objectivesOf(g, s)
		g.Players[s].Objective = cards[g.Dice.N(len(cards))]
	}
}

// objectivesOf are the numbers, from 1, of the Objectives of a player's Kingdom.
func objectivesOf(g *force.State, s play.Seat) (cards []int8) {
	for i := range own(g.Box()).Objectives {
		if own(g.Box()).Objectives[i].Realm == g.Players[s].Realm {
			cards = append(cards, int8(i+1))
		}
	}
	return cards
}

// objective is a player's Objective, or nil if he has none.
func objective(g *force.State, s play.Seat) *BoxObjective {
	if n := g.Players[s].Objective; n > 0 {
		return &own(g.Box()).Objectives[n-1]
	}
	return nil
}

// fulfilled says whether a player's Objective counts as things stand: it was fulfilled for good, or it holds now.
// rule: mu-alpha/victory/end-objective
func fulfilled(g *force.State, s play.Seat) bool {
	x := objective(g, s)
	return x != nil && (g.Players[s].Shown || !x.Once && met(g, s, x))
}

// met says whether all that an Objective wants is so now.
func met(g *force.State, s play.Seat, x *BoxObjective) bool {
	for i := range x.Wants {
		if reached, wanted := progress(g, s, &x.Wants[i]); reached < wanted {
			return false
		}
	}
	return true
}

// progress is how far a player is with something that an Objective wants, and how far he must be.
func progress(g *force.State, s play.Seat, w *Wish) (reached, wanted int) {
	switch w.What {
	case wantTerritories:
		return ownedOf(g, s, w.Places), w.Least
	case wantRealms:
		for _, realm := range w.Realms {
			for p := range g.RealmLand(realm) {
				reached += ownedOf(g, s, []force.Place{p})
				wanted++
			}
		}
		return reached, wanted
	case wantBuildings:
		for p := range g.Owned(s) {
			for _, b := range w.Buildings {
				reached += int(force.B2i(g.Built(p, b.Line) == b.Level))
			}
		}
	case wantTransports:
		for i := range g.TransportsOf(s) {
			x := &g.Transports[i]
			reached += int(force.B2i(w.Kinds&(1<<x.Kind) != 0 && int(x.Level) >= w.Level))
		}
	case wantTechnologies:
		for tech := range g.Box().Taught() {
			has := (g.Players[s].Techs|g.Players[s].Bought)&(1<<tech) != 0
			reached += int(force.B2i(has && w.Branches&(1<<g.Box().Techs[tech].Branch) != 0))
		}
	case wantFlorins:
		reached = int(g.Players[s].Florins)
	case wantArmies:
		reached = g.Armies(s)
	case wantSold:
		for good, n := range g.Players[s].Sold {
			if w.Goods&(1<<good) != 0 {
				reached += int(n)
			}
		}
	}
	return reached, w.Least
}

// ownedOf is how many of some territories a player owns. Who is there while a territory is contested does not own it.
func ownedOf(g *force.State, s play.Seat, places []force.Place) (n int) {
	for _, p := range places {
		if g.Territories[p].Owner == s {
			n++
		}
	}
	return n
}

// sold counts what a player sells in the Commerce phase, and shows an Objective that he fulfils by it for good.
// rule: mu-alpha/victory/end-objective
func sold(g *force.State, t *play.Table, s play.Seat, good int8, n int16) {
	p := &g.Players[s]
	p.Sold[good] += n
	if x := objective(g, s); x != nil && x.Once && !p.Shown && met(g, s, x) {
		p.Shown = true
		t.Tell(KeyObjective, int16(s), int16(p.Objective-1))
	}
}

// knows says whether a seat knows a player's Objective: it is his own, it has been shown, he has read it in secret, or the
// game is over.
// rule: mu-alpha/setup/objective-card
func knows(g *force.State, viewer, s play.Seat) bool {
	p := &g.Players[s]
	return viewer == s || p.Shown || g.Phase == force.GameOver || viewer != play.Nobody && p.Read&force.Bit(viewer) != 0
}

// redealObjectives deals the Objectives anew that a seat does not know, each from its Kingdom's. What would have been shown
// by now is not among them.
func redealObjectives(g *force.State, viewer play.Seat, src *chance.Source) {
	for s := range play.Seat(g.Seats) {
		if knows(g, viewer, s) || g.Players[s].Objective == 0 {
			continue
		}
		var may []int8
		for _, card := range objectivesOf(g, s) {
			if x := &own(g.Box()).Objectives[card-1]; !x.Once || !met(g, s, x) {
				may = append(may, card)
			}
		}
		g.Players[s].Objective = may[src.N(len(may))]
	}
}

// hidden is what of a player's end the others cannot know: what his Objective brings, unless it has been shown.
func hidden(g *force.State, s play.Seat) (n [force.Sources]int16) {
	if !g.Players[s].Shown {
		n[force.AtEndObjective] = objectiveShare(g, s)
	}
	return n
}

// objectiveShare is what a player's Objective brings at the end.
// rule: mu-alpha/victory/end-objective
func objectiveShare(g *force.State, s play.Seat) int16 {
	if fulfilled(g, s) {
		return objectivePoints
	}
	return 0
}

// seeObjectives are the Objectives as a viewer knows them.
func seeObjectives(g *force.State, viewer play.Seat) (all []force.ObjectiveView) {
	for s := range play.Seat(g.Seats) {
		v := force.ObjectiveView{Card: force.None}
		if knows(g, viewer, s) {
			v = force.ObjectiveView{Card: int(g.Players[s].Objective) - 1, Shown: g.Players[s].Shown, Met: fulfilled(g, s)}
		}
		all = append(all, v)
	}
	return all
}

// disclose turns up the Objectives that have not been shown, when the game ends.
// rule: mu-alpha/victory/end-objective
func disclose(g *force.State, t *play.Table) {
	for _, s := range g.AllSeats() {
		if p := &g.Players[s]; p.Objective > 0 && !p.Shown {
			t.Tell(KeyDisclosed, int16(s), int16(p.Objective-1), int16(force.B2i(fulfilled(g, s))))
		}
	}
}
