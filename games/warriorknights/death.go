package warriorknights

import "signoria/play"

// killNoble carries out the death of a noble.
// rule: warrior-knights/noble-death/when-it-applies
func (g *State) killNoble(t *play.Table, n int8) {
	t.Tell(KeyDies, int16(n))
	g.Battle.Dead |= 1 << uint(n)
	g.deserters(t, n)
	g.loseMercenaries(t, n)
	if office := g.office(n); office != None { // rule: warrior-knights/noble-death/step-3-remove-noble
		g.discardAgenda(t, office)
	}
	g.stand(t, n, None, false)
	g.Battle.Dead &^= 1 << uint(n)
	g.succession(t, n)
}

// succession: an heir with the same figure takes over the troops left, if there is one.
// rule: warrior-knights/noble-death/step-4-heir-takes-over
func (g *State) succession(t *play.Table, n int8) {
	_, cursed := g.status(ModNoHeir, n)
	switch {
	case g.Nobles[n].Heirless || cursed:
		g.lineEnds(t, n)
	case !g.heirIsHostage(t, n):
		t.Tell(KeyHeir, int16(n))
	}
}

// lineEnds takes a dead noble without heir out of the game: his mercenaries are shuffled into the
// deck, his regulars are lost for good.
// rule: warrior-knights/noble-death/step-4-no-heir
func (g *State) lineEnds(t *play.Table, n int8) {
	t.Tell(KeyLineEnds, int16(n))
	g.Nobles[n].Gone, g.Casualties[n] = true, 0
	if office := g.office(n); office != None { // given to him while his heir was a hostage
		g.discardAgenda(t, office)
	}
	for i := range int8(troops) {
		switch {
		case g.TroopAt[i] != n:
		case isRegular(i):
			g.TroopAt[i] = OutOfTheGame
		default:
			g.desert(t, i)
		}
	}
}

// deserters draws a fate card; a mercenary of the nation it shows deserts, if the army has one. While
// all fate cards are in the hands of a battle none is drawn.
// rule: warrior-knights/noble-death/step-1-deserters
func (g *State) deserters(t *play.Table, n int8) {
	if g.Fate.Len() == 0 {
		return
	}
	nation := box.Fate[g.drawFate(t)].Nation
	deserter := g.chooseDeserter(t, n, nation)
	if deserter == None {
		t.Tell(KeyNoDeserters, int16(n), int16(nation))
		return
	}
	t.Tell(KeyDeserts, int16(n), int16(deserter), int16(nation))
	g.desert(t, deserter)
}

// mayDesert says whether a troop is a mercenary of the nation in the noble's army, and the first of
// equal ones.
func (g *State) mayDesert(i, n, nation int8) bool {
	return g.TroopAt[i] == n && g.troop(i).Nation == nation && g.firstOfItsKind(i)
}

func (g *State) chooseDeserter(t *play.Table, n, nation int8) int8 {
	found, only := 0, int8(None)
	for i := range int8(mercenary) {
		if g.mayDesert(regulars+i, n, nation) {
			found, only = found+1, regulars+i
		}
	}
	if found < 2 {
		return only
	}
	a := t.Await(func(o *play.Asking) {
		o.To(baronOf(n), AskDeserter, int16(n), int16(nation))
		for i := range int8(mercenary) {
			if g.mayDesert(regulars+i, n, nation) {
				o.May(play.Choice{Verb: LetDesert, A: int16(regulars + i)}, play.Free)
			}
		}
	})
	return int8(a.A)
}

// loseMercenaries discards mercenaries worth 100 for each casualty marker of a dead noble's army, as
// much as can be without going over, and removes the markers. Regulars are never lost.
// rule: warrior-knights/noble-death/step-2-losses
func (g *State) loseMercenaries(t *play.Table, n int8) {
	due := markerWorth * int16(g.Casualties[n]) //stale:ok no aside touches an army whose noble is dying
	for {
		lost := g.chooseLost(t, n, due)
		if lost == None {
			break
		}
		t.Tell(KeyLost, int16(n), int16(lost))
		due -= g.troop(lost).Strength
		g.discardMercenary(lost)
	}
	g.Casualties[n] = 0
}

// chooseLost is the next mercenary to go, None if no more can. It asks where there is a choice: where
// different mercenaries make up the most that can be made of what is due.
func (g *State) chooseLost(t *play.Table, n int8, due int16) int8 { //stale:ok no aside touches an army whose noble is dying
	most := g.mostLost(n, due, None) //stale:ok no aside touches an army whose noble is dying
	found, only := 0, int8(None)
	for i := int8(regulars); i < troops; i++ {
		switch {
		case !g.mayBeLost(i, n, due, most):
		case g.mostLost(n, due, i) < most: // without him it cannot be made
			return i
		default:
			found, only = found+1, i
		}
	}
	if found < 2 {
		return only
	}
	a := t.Await(func(o *play.Asking) {
		o.To(baronOf(n), AskLost, int16(n), most)
		for i := int8(regulars); i < troops; i++ {
			if g.mayBeLost(i, n, due, most) {
				o.May(play.Choice{Verb: DiscardLost, A: int16(i)}, play.Free)
			}
		}
	})
	return int8(a.A)
}

// mayBeLost says whether a mercenary of the noble belongs to some choice that makes up the most, and
// is the first of equal ones.
func (g *State) mayBeLost(i, n int8, due, most int16) bool {
	if g.TroopAt[i] != n || !g.firstOfItsKind(i) {
		return false
	}
	strength := g.troop(i).Strength
	return strength <= due && strength+g.mostLost(n, due-strength, i) == most
}

// mostLost is the most, up to what is due, that mercenaries of the noble make up together, one of
// them left out.
func (g *State) mostLost(n int8, due int16, without int8) int16 {
	var made [mostDue + 1]bool
	made[0] = true
	due = min(due, mostDue)
	for i := int8(regulars); i < troops; i++ {
		if g.TroopAt[i] != n || i == without {
			continue
		}
		for strength, sum := g.troop(i).Strength, due; sum >= strength; sum-- {
			made[sum] = made[sum] || made[sum-strength]
		}
	}
	for !made[due] {
		due--
	}
	return due
}

// mostDue bounds what mercenaries can be due: more than all of them together.
const mostDue = 7000

// wound puts casualty markers on an army outside battle, as many as it can take. If they reach its
// troops its noble dies.
func (g *State) wound(t *play.Table, a int8, n int8) {
	for ; n > 0 && g.effective(a) > 0; n-- {
		g.Casualties[a]++
		t.Tell(KeyWounded, int16(a), g.strengthOf(a))
		if a < nobles && g.effective(a) == 0 {
			t.Tell(KeyFalls, int16(a))
			g.killNoble(t, a)
			return
		}
	}
}
