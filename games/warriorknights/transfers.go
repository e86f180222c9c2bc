package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const RuleAllOrNothing play.Rule = 115 // with casualty markers all troops go, or none

var transferChapter = wording.Chapter{
	Rules: map[play.Rule]string{
		RuleAllOrNothing: "warrior-knights/transfers/army-with-casualties-gives-all-or-nothing",
	},
}

// takeTroops lets the noble on the move take troops where he is: from his Baron's fortress and from
// other nobles of his who are not exhausted.
// rule: warrior-knights/transfers/moving-noble-may-receive
func (g *State) takeTroops(t *play.Table) {
	n := g.Move.Noble
	for g.donors(n) != 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(baronOf(n), AskTroops, int16(n), int16(g.Nobles[n].At))
			for donors := g.donors(n); donors != 0; {
				g.offerTroops(o, nextIn(&donors))
			}
			o.May(play.Choice{Verb: MarchOn}, play.Free)
		})
		switch a.Verb {
		case TakeTroop:
			g.TroopAt[a.A] = n
			g.handOverSiege(int8(a.B), n) // rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
			t.Tell(KeyTakesTroop, int16(n), a.A, a.B)
			g.leaveIfEmptied(t, int8(a.B)) // rule: warrior-knights/transfers/emptied-donor-leaves-map
		case TakeArmy:
			g.takeArmy(t, n, int8(a.A))
		case MarchOn:
			return
		}
	}
}

// donors is the set of armies from which a noble may take troops where he stands.
func (g *State) donors(n int8) (set uint32) {
	s, region := baronOf(n), g.Nobles[n].At
	if g.withinSiege(n) {
		return 0
	}
	if g.Fortresses[s].At == region && !g.fortressBesieged(s) {
		set = 1 << uint(garrisonOf(s))
	}
	set |= g.readyNoblesAt(s, region) &^ (1 << uint(n))
	for all := set; all != 0; {
		if a := nextIn(&all); g.strengthOfCards(a) == 0 || g.tooHurtFor(a, n) {
			set &^= 1 << uint(a)
		}
	}
	return set
}

// tooHurtFor says whether an army has more casualty markers than another could take with its troops: a
// noble whose losses reach what he leads would be dead; of a garrison's last marker a part may be lost.
// It keeps its troops, or a transfer would heal what no muster has.
// rule: warrior-knights/field-battle/step-3-army-cap
// rule: warrior-knights/transfers/army-with-casualties-gives-all-or-nothing
func (g *State) tooHurtFor(from, to int8) bool {
	if g.Casualties[from] == 0 {
		return false
	}
	markers := int16(g.Casualties[from] + g.Casualties[to])
	if to >= nobles {
		markers--
	}
	return markerWorth*markers >= g.strengthOf(to)+g.strengthOfCards(from)
}

// offerTroops lists what an army may give: any troops, or, if it has casualty markers, all of them.
// rule: warrior-knights/transfers/army-with-casualties-gives-all-or-nothing
func (g *State) offerTroops(o *play.Asking, from int8) {
	o.May(play.Choice{Verb: TakeArmy, A: int16(from)}, play.Free)
	whole := play.Free
	if g.Casualties[from] > 0 {
		whole = RuleAllOrNothing
	}
	for i := range int8(troops) {
		if g.TroopAt[i] == from && g.firstOfItsKind(i) {
			o.May(play.Choice{Verb: TakeTroop, A: int16(i), B: int16(from)}, whole)
		}
	}
}

// firstOfItsKind says whether no troop before it in the same army is just like it, so that only one
// of equal cards is offered.
func (g *State) firstOfItsKind(t int8) bool {
	from := int8(0)
	if !isRegular(t) {
		from = regulars
	}
	for i := from; i < t; i++ {
		if g.TroopAt[i] == g.TroopAt[t] && g.sameKind(i, t) {
			return false
		}
	}
	return true
}

// sameKind says whether two troops are alike: both regular or of one nation, and of one strength.
func (g *State) sameKind(a, b int8) bool {
	x, y := g.troop(a), g.troop(b)
	return isRegular(a) == isRegular(b) && (isRegular(a) || x.Nation == y.Nation) && x.Strength == y.Strength
}

// takeArmy gives a noble all troops of an army with its casualty markers.
func (g *State) takeArmy(t *play.Table, n, from int8) {
	t.Tell(KeyTakesArmy, int16(n), int16(from), int16(g.Casualties[from]))
	for i := range g.TroopAt {
		if g.TroopAt[i] == from {
			g.TroopAt[i] = n
		}
	}
	g.Casualties[n] += g.Casualties[from]
	g.Casualties[from] = 0
	g.handOverSiege(from, n)
	g.leaveIfEmptied(t, from)
}
