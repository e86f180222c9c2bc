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

// coveted is what a territory is worth to him because his Objective wants it, or a Crusade that he has joined. What he
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
	if p == jerusalem(j.G) && j.G.Crusading(j.S) {
		worth += int(crusadeWorth(j.G.Faith.Crusade.Size)) * force.HonourPoint
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

// ambitionWorth judges purchases by his Objective.
func ambitionWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	if p != force.AskPurchase {
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

// studyWorth is what a technology is worth to his Objective.
func studyWorth(j *force.Judge, tech int8) int {
	return aimsAt(j, func(w *Wish) bool { return w.Branches&(1<<j.G.Box().Techs[tech].Branch) != 0 })
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
