package prototype

import (
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// What a round costs: the losses of both sides, the card of the loser, and after the attack the prisoners.

const (
	LoseCard play.Verb = 520 // the card A

	AskLoseCard play.Prompt = 520 // which card is lost with the roll

	KeyCardLost  play.Key = 520 // A loses card B
	KeyPrisoners play.Key = 521 // A takes B prisoners
)

var resultChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{LoseCard: "lose-card"},
	Prompts: map[play.Prompt]string{AskLoseCard: "lose-card"},
	Lines:   map[play.Key]string{KeyCardLost: "card-lost", KeyPrisoners: "prisoners"},
	Refs:    wording.Refs{LoseCard: wording.OfA(refCard)},
}

// results works out a round from the totals.
// rule: mu-prototype/combat-results/tie
func (g *State) results(t *play.Table) {
	b := &g.Battle
	x := &b.Sides
	loss := g.lossesOfRound() //stale:ok both lose at the same time
	for side := range x {
		x[side].Loss = loss[side]
	}
	t.Tell(KeyRound, int16(x[attacking].Seat), int16(x[defending].Seat), int16(x[attacking].Total), int16(x[defending].Total), loss[attacking], loss[defending])
	for side := range x {
		g.falls(t, side, x[side].Seat, loss[side])
	}
	switch {
	case x[attacking].Total < x[defending].Total:
		g.losesCard(t, attacking)
	case x[defending].Total < x[attacking].Total:
		g.losesCard(t, defending)
	}
	if b.Kind == Naval || b.Kind == AtTransports {
		g.abandon(t)
	}
	g.sizeUp()
}

// lossesOfRound is what both sides lose in a round.
// rule: mu-prototype/combat-results/loser-loses-difference
// rule: mu-prototype/combat-results/losses-capped-and-recomputed
// rule: mu-prototype/assault/defender-wins-without-loss
// rule: mu-prototype/assault/otherwise-field-battle
func (g *State) lossesOfRound() (loss [2]int16) {
	b := &g.Battle
	most := [2]int16{g.canLose(attacking), g.canLose(defending)}
	margin := int16(b.Sides[attacking].Total) - int16(b.Sides[defending].Total)
	return roundLosses(margin, b.Kind, most, [2]int16{g.harm(defending), g.harm(attacking)})
}

// roundLosses is the same for an attacker who rolls more by a margin, where both have at most so much to lose and suffer
// some harm whatever the dice say.
func roundLosses(margin int16, kind BattleKind, most, harm [2]int16) (loss [2]int16) {
	switch {
	case margin > 0:
		loss[defending], loss[attacking] = lossesOf(margin, most[defending], most[attacking])
	case margin < 0 && kind == Assault:
		loss[attacking] = min(-margin, most[attacking])
	case margin < 0:
		loss[attacking], loss[defending] = lossesOf(-margin, most[attacking], most[defending])
	}
	for side := range loss {
		loss[side] = min(loss[side]+harm[side], most[side])
	}
	return loss
}

// lossesOf is what the loser of a round by a margin loses, and the winner: half of it, rounded down. Where one of
// them has not so many, both are worked out again from what he has.
// rule: mu-prototype/combat-results/winner-loses-half
// rule: mu-prototype/combat-results/losses-capped-and-recomputed
func lossesOf(margin, loser, winner int16) (lost, cost int16) {
	lost = min(margin, loser)
	cost = lost / 2
	if cost > winner {
		cost = winner
		lost = min(lost, 2*winner+1)
	}
	return lost, cost
}

// harm is what a side does to the other whatever the dice say: by ARCIERE, and in the field by gunpowder. Before walls
// that is left to the attrition of a siege.
// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func (g *State) harm(side int) int16 {
	x := &g.Battle.Sides[side]
	if x.Seat == Barbarians {
		return 0
	}
	inField := g.Battle.Kind == Field || g.Battle.Kind == AtTransports
	return int16(bits.OnesCount64(x.Cards&(1<<Arciere))) + int16(b2i(inField && g.has(x.Seat, Alchimia)))
}

// canLose is the most who fights on a side can lose in a round.
// rule: mu-prototype/allied-defence/owner-dies-last
func (g *State) canLose(side int) int16 {
	x := &g.Battle.Sides[side]
	n := g.engaged(side, x.Seat)
	if side == defending && x.Seat == x.Main && g.allied(side) {
		n = min(n, g.strength(x.Seat, g.Battle.At)-1)
	}
	return n
}

// falls takes VF of somebody who fights on a side away.
// rule: mu-prototype/combat-results/destroyed-armies-return
func (g *State) falls(t *play.Table, side int, s play.Seat, n int16) {
	b := &g.Battle
	b.Sides[side].Losses[s] += n
	if side == attacking && s == Barbarians {
		b.Host -= n
		g.removeVF(s, b.From, n)
		return
	}
	g.lose(t, Toll{Seat: s, Side: int8(side), N: n})
}

// losesCard takes one of the cards that the loser of a roll has used in it, of his choice.
// rule: mu-prototype/combat-results/loser-loses-a-card
// rule: mu-prototype/empire-card-rules/keep-unless-lost-in-battle
// rule: mu-prototype/rounds/losing-a-round
func (g *State) losesCard(t *play.Table, side int) {
	x := &g.Battle.Sides[side]
	if x.Cards == 0 {
		return
	}
	lost := int16(bits.TrailingZeros64(x.Cards))
	if bits.OnesCount64(x.Cards) > 1 {
		lost = t.Await(func(o *play.Asking) {
			o.To(x.Seat, AskLoseCard)
			for card := range int16(kinds) {
				if x.Cards&(1<<card) != 0 {
					o.May(play.Choice{Verb: LoseCard, A: card}, play.Free)
				}
			}
		}).A
	}
	g.drop(x.Seat, int8(lost))
	x.Cards &^= 1 << lost
	x.LostCards[x.Seat][slices.Index(forRolls[:], int8(lost))]++
	t.Tell(KeyCardLost, int16(x.Seat), lost)
}

// takePrisoners has each side record a part of the other's losses as prisoners, and remembers what was lost for who
// heals or fetches back afterwards.
// rule: mu-prototype/combat-results/prisoners
// rule: mu-prototype/combat-results/prisoners-strategia
func (g *State) takePrisoners(t *play.Table) {
	b := &g.Battle
	for side := range b.Sides {
		captor, losses := b.Sides[1-side].Main, b.Sides[side].Losses
		n := g.captives(captor, total(losses))
		if n > 0 {
			g.Players[captor].Prisoners += n
			t.Tell(KeyPrisoners, int16(captor), n)
		}
		for ; n > 0; n-- {
			losses[mostOf(losses)]--
		}
		g.remember(side, losses)
	}
}

// captives is how many prisoners somebody takes of so many VF destroyed: a tenth, rounded up, with STRATEGIA two.
func (g *State) captives(captor play.Seat, lost int16) int16 {
	switch {
	case captor == Barbarians || lost == 0:
		return 0
	case g.has(captor, Strategia):
		return (lost + 4) / 5
	}
	return (lost + 9) / 10
}

// remember notes for this Combat phase what the players of a side have lost for good in the battle.
func (g *State) remember(side int, losses [sides]int16) {
	if g.Phase != Combat {
		return
	}
	for s := range play.Seat(MostRealms) {
		l := Loss{Armies: losses[s], Cards: g.Battle.Sides[side].LostCards[s]}
		if l == (Loss{}) {
			continue
		}
		list := &g.Players[s].Lost
		for i := range list {
			if list[i] == (Loss{}) {
				list[i] = l
				break
			}
		}
	}
}

func total(losses [sides]int16) (n int16) {
	for _, l := range losses {
		n += l
	}
	return n
}

func mostOf(losses [sides]int16) (most int) {
	for s := range losses {
		if losses[s] > losses[most] {
			most = s
		}
	}
	return most
}
