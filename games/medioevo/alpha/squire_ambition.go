package alpha

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of his own Objective, and of what Crusades promise.

const savingTurns = 2 // before the end, in which he keeps the florins that his Objective wants

// aimWorth is what something that an Objective wants is worth to him: the more, the less else is missing.
func aimWorth(j *force.Judge, x *BoxObjective) int {
	missing := 0
	for i := range x.Wants {
		if w := &x.Wants[i]; w.What < wantFlorins {
			reached, wanted := progress(j.G, j.S, w)
			missing += max(0, wanted-reached)
		}
	}
	return objectivePoints * force.HonourPoint / max(1, missing)
}

// aimsAt is what something is worth to him that serves what his Objective wants and what is missing of it.
func aimsAt(j *force.Judge, serves func(w *Wish) bool) int {
	x := objective(j.G, j.S)
	if x == nil || j.Me().Shown {
		return 0
	}
	for i := range x.Wants {
		if w := &x.Wants[i]; serves(w) && short(j, w) {
			return aimWorth(j, x)
		}
	}
	return 0
}

// coveted is what a territory is worth to him because his Objective wants it, or as Jerusalem, the more in a Crusade. What he
// has he holds as dear.
func coveted(j *force.Judge, p force.Place) int {
	worth := 0
	if x := objective(j.G, j.S); x != nil {
		for i := range x.Wants {
			if w := &x.Wants[i]; wantsLand(j.G, w, p) && (j.G.Territories[p].Owner == j.S || short(j, w)) {
				worth = aimWorth(j, x)
			}
		}
	}
	if p == jerusalem(j.G) {
		worth += jerusalemAtEnd * force.HonourPoint
		if j.G.Crusading(j.S) {
			worth += int(crusadeWorth(j.G.Faith.Crusade.Size)) * force.HonourPoint
		}
	}
	return worth
}

// short says whether something that his Objective wants is missing.
func short(j *force.Judge, w *Wish) bool {
	reached, wanted := progress(j.G, j.S, w)
	return reached < wanted
}

// wantsLand says whether a territory is among what is wanted.
func wantsLand(g *force.State, w *Wish, p force.Place) bool {
	return slices.Contains(w.Places, p) || slices.Contains(w.Realms, g.RealmOf(p))
}

// ambitionWorth judges purchases, armies and the end of Combat by his Objective.
func ambitionWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb == force.ArmForFlorins:
		return soldierWorth + musterWorth(j) - int(c.A), true
	case p == force.AskCombat && c.Verb == force.EndCombat && rests(j):
		return restWorth, true
	case p != force.AskPurchase:
		return 0, false
	}
	worth, cost := 0, 0
	switch c.Verb {
	case force.DonePurchase:
		return 0, false
	case force.Build:
		s := Storey{Line: force.Building(c.B), Level: int8(c.C)}
		worth, cost = aimsAt(j, func(w *Wish) bool { return slices.Contains(w.Buildings, s) }), int(j.G.Box().Buildings[s.Line][s.Level].Cost)
	case force.BuyTransport:
		worth, cost = aimsAt(j, func(w *Wish) bool { return wantsTransport(w, force.Kind(c.A), int(c.B)) }), int(c.C)
	case force.ImproveTransport:
		k := j.G.Transports[c.A].Kind
		worth, cost = aimsAt(j, func(w *Wish) bool { return wantsTransport(w, k, int(c.B)) && !wantsTransport(w, k, int(c.B)-1) }), int(c.C)
	}
	if worth > cost {
		return worth - cost, true
	}
	return -1, saves(j)
}

// wantsTransport says whether transports of a kind and a level are wanted.
func wantsTransport(w *Wish, k force.Kind, level int) bool {
	return w.Kinds&(1<<k) != 0 && level >= w.Level
}

// saves says whether he keeps his florins for his Objective: the end is near.
func saves(j *force.Judge) bool {
	return j.TurnsLeft() <= savingTurns && aimsAt(j, func(w *Wish) bool { return w.What == wantFlorins }) > 0
}

// armiesWanted are the VF that his Objective wants on the map, and those that are there; 0 if it wants none.
func armiesWanted(j *force.Judge) (wanted, reached int) {
	if x := objective(j.G, j.S); x != nil {
		for i := range x.Wants {
			if w := &x.Wants[i]; w.What == wantArmies {
				reached, wanted = progress(j.G, j.S, w)
			}
		}
	}
	return wanted, reached
}

// musterWorth is what another VF is worth to his Objective.
func musterWorth(j *force.Judge) int {
	if wanted, reached := armiesWanted(j); reached < wanted {
		return objectivePoints * force.HonourPoint / (wanted - reached)
	}
	return 0
}

// rests says whether he keeps his armies out of battles: they are as many as his Objective wants, and the end is near.
func rests(j *force.Judge) bool {
	wanted, reached := armiesWanted(j)
	return wanted > 0 && reached >= wanted && reached < wanted+plenty && j.TurnsLeft() <= savingTurns
}

const (
	plenty    = 20 // VF that he can lose
	restWorth = 50 * force.HonourPoint
)

// demand is what a unit of goods is worth beside its price because his Objective wants it sold, if his transports could carry
// all that is wanted at once; he waits until they do.
func demand(j *force.Judge, good int8) (worth int, waits bool) {
	x := objective(j.G, j.S)
	if x == nil || !x.Once || j.Me().Shown {
		return 0, false
	}
	for i := range x.Wants {
		w := &x.Wants[i]
		if w.Goods&(1<<good) == 0 {
			continue
		}
		sold, wanted := progress(j.G, j.S, w)
		aboard, room := laden(j, w.Goods)
		if room+sold < wanted || j.TurnsLeft() == 1 && sold+aboard < wanted {
			return 0, false
		}
		return objectivePoints * force.HonourPoint / wanted, sold+aboard < wanted
	}
	return 0, false
}

// laden is how many units of some goods his transports carry, and how many all could.
func laden(j *force.Judge, goods uint64) (aboard, room int) {
	for i := range j.G.TransportsOf(j.S) {
		x := &j.G.Transports[i]
		room += int(j.G.Box().Transports[x.Kind][x.Level].Goods)
		for _, lot := range x.Cargo {
			if lot.N > 0 && goods&(1<<lot.Good) != 0 {
				aboard += int(lot.N)
			}
		}
	}
	return aboard, room
}

// studyWorth is what a technology is worth to his Objective: of a branch that it wants, or one without which he cannot build
// what it wants.
func studyWorth(j *force.Judge, tech int8) int {
	return aimsAt(j, func(w *Wish) bool {
		return w.Branches&(1<<j.G.Box().Techs[tech].Branch) != 0 || slices.ContainsFunc(w.Buildings, func(s Storey) bool {
			return slices.ContainsFunc(j.G.Box().Buildings[s.Line][s.Level].Tech, func(needed int8) bool { return leadsTo(j.G, tech, needed) })
		})
	})
}

// leadsTo says whether a technology is another, or comes before it in its row.
func leadsTo(g *force.State, tech, to int8) bool {
	for ; to != force.None; to = g.Box().Techs[to].Needs {
		if to == tech {
			return true
		}
	}
	return false
}

// nearJerusalem is the VF that he has where a Crusade can call on it in time.
func nearJerusalem(j *force.Judge) (n int) {
	for p := range j.G.Owned(j.S) {
		if j.G.Between(force.WarWagon, jerusalem(j.G), p) <= crusadeReach {
			n += int(j.G.Strength(j.S, p))
		}
	}
	return n
}

const crusadeReach = 12 // MP, two turns of a War Wagon
