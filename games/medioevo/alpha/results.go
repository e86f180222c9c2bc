package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Result: losses, prisoners, and the cards that stay in hand. What is left of it is in
// force/results.go and losses.go, of prisoners in prisoners.go.

const (
	KeepUsed play.Verb = 790 // the card A

	AskKeepUsed play.Prompt = 790 // which of the cards used at place A stays in hand

	KeyUsedUp play.Key = 790 // A discards card B, used in the attack
)

var resultChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{KeepUsed: "keep-used"},
	Prompts: map[play.Prompt]string{AskKeepUsed: "keep-used"},
	Lines:   map[play.Key]string{KeyUsedUp: "used-up"},
	Refs:    wording.Refs{KeepUsed: wording.OfA(force.RefCard)},
}

// lossesOf is what the loser of a round by a margin loses, and the winner: half of it, rounded down. Nobody can kill more
// than he has engaged, nor lose more; then both lose by the real number.
// rule: mu-alpha/attack/loser-losses
// rule: mu-alpha/attack/winner-loses-half
// rule: mu-alpha/attack/losses-capped
// rule: mu-alpha/fortifications/assault-defender-wins-free
func lossesOf(margin, loser, winner int16, unharmed bool) (lost, cost int16) {
	lost = min(margin, loser, winner)
	if !unharmed {
		cost = lost / 2
	}
	return lost, cost
}

// captives are the prisoners that a player takes of all that the other side's players have lost in an attack: a tenth,
// rounded down, but 1 at least. Barbarians take none, and yield none.
// rule: mu-alpha/attack/prisoners-ten-percent
// rule: mu-alpha/barbarians/no-prisoners-no-hp
func captives(_ *force.State, captor play.Seat, lost force.Losses) (none force.Losses) {
	lost[force.Barbarians] = 0
	n := force.Total(lost)
	if captor == force.Barbarians || n == 0 {
		return none
	}
	return lost.Part(max(1, n/10))
}

// imprison makes so many VF of another player's a player's prisoners. Barbarians yield none.
// rule: mu-alpha/attack/prisoners-ten-percent
// rule: mu-alpha/barbarians/no-prisoners-no-hp
func imprison(g *force.State, captor, of play.Seat, n int16) {
	if of == force.Barbarians {
		return
	}
	g.Players[captor].Prisoners += n
	g.Players[captor].PrisonersOf[of] += n
}

// noteCards notes after a roll which cards have been used in the attack. Nobody loses one by a roll.
// rule: mu-alpha/attack/cards-after-combat
func noteCards(g *force.State, _ *play.Table) {
	b := &g.Battle
	for side := range b.Sides {
		x := &b.Sides[side]
		for i, card := range force.ForRolls {
			if n := x.InUse(card); n > 0 {
				b.Played[x.Seat][i] = max(b.Played[x.Seat][i], n)
			}
		}
	}
}

// putAway discards the cards that a player has used in an attack but for one of his choice, which stays in his hand.
// rule: mu-alpha/attack/cards-after-combat
func putAway(g *force.State, t *play.Table, s play.Seat) {
	kept := keptCard(g, t, s)
	side := force.Attacking
	if g.Battle.Sides[force.Defending].Allies&force.Bit(s) != 0 {
		side = force.Defending
	}
	for i, card := range force.ForRolls {
		n := usedUp(g, s, i)
		if card == kept {
			n--
		}
		for range n {
			g.Drop(s, card)
			g.Battle.Sides[side].LostCards[s][i]++
			t.Tell(KeyUsedUp, int16(s), int16(card))
		}
	}
	g.Battle.Played[s] = force.RollCards{}
}

// usedUp is how many copies of a card for rolls a player has used in the attack, and still holds.
func usedUp(g *force.State, s play.Seat, i int) int8 {
	return min(g.Battle.Played[s][i], g.Players[s].Hand[force.ForRolls[i]])
}

// keptCard asks a player which of the cards he has used he keeps, if there are several, or is none.
func keptCard(g *force.State, t *play.Table, s play.Seat) int8 {
	used := usedCards(g, s)
	switch len(used) {
	case 0:
		return force.None
	case 1:
		return used[0]
	}
	return int8(t.Await(func(o *play.Asking) {
		o.To(s, AskKeepUsed, int16(g.Battle.At))
		for _, card := range usedCards(g, s) {
			o.May(play.Choice{Verb: KeepUsed, A: int16(card)}, play.Free)
		}
	}).A)
}

// usedCards are the cards a player has used in the attack and still holds, each once.
func usedCards(g *force.State, s play.Seat) (used []int8) {
	for i, card := range force.ForRolls {
		if usedUp(g, s, i) > 0 {
			used = append(used, card)
		}
	}
	return used
}
