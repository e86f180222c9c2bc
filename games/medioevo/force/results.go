package force

import (
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Result: the losses of both sides, the card of the loser, and after the attack the prisoners.

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
	Refs:    wording.Refs{LoseCard: wording.OfA(RefCard)},
}

// ResultSteps are what a round costs in an edition.
type ResultSteps struct {
	// LossesOf is what the loser of a round by a margin loses, and the winner; both have so much to lose. Who wins unharmed, as
	// behind walls, loses nothing.
	LossesOf func(margin, loser, winner int16, unharmed bool) (lost, cost int16)
	// Gunpowder is the VF that ALCHIMIA kills in each round in the field.
	Gunpowder int16
	// AfterRoll is what follows for the cards used in a roll.
	AfterRoll func(g *State, t *play.Table)
	// Captives are the prisoners that a player takes of what the other side has lost in an attack, by whose they are;
	// Imprison makes so many VF of somebody's his prisoners.
	Captives func(g *State, captor play.Seat, lost Losses) Losses
	Imprison func(g *State, captor, of play.Seat, n int16)
}

func (x *ResultSteps) complete() {
	orElse(&x.AfterRoll, func(*State, *play.Table) {})
}

// results works out a round from the totals.
// rule: mu-prototype/combat-results/tie
// rule: mu-alpha/attack/tie
func (g *State) results(t *play.Table) {
	b := &g.Battle
	x := &b.Sides
	loss := g.lossesOfRound() //stale:ok both lose at the same time
	for side := range x {
		x[side].Loss = loss[side]
	}
	t.Tell(KeyRound, int16(x[Attacking].Seat), int16(x[Defending].Seat), int16(x[Attacking].Total), int16(x[Defending].Total), loss[Attacking], loss[Defending])
	for side := range x {
		g.Falls(t, side, x[side].Seat, loss[side])
	}
	g.Ed().AfterRoll(g, t)
	if b.Kind == Naval || b.Kind == AtTransports {
		g.Abandon(t)
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
	most := [2]int16{g.canLose(Attacking), g.canLose(Defending)}
	margin := int16(b.Sides[Attacking].Total) - int16(b.Sides[Defending].Total)
	return g.roundLosses(margin, most, [2]int16{g.Harm(Defending), g.Harm(Attacking)})
}

// roundLosses is the same for an attacker who rolls more by a margin, where both have at most so much to lose and suffer
// some harm whatever the dice say.
func (g *State) roundLosses(margin int16, most, harm [2]int16) (loss [2]int16) {
	if margin > 0 {
		loss[Defending], loss[Attacking] = g.Ed().LossesOf(margin, most[Defending], most[Attacking], false)
	} else {
		loss[Attacking], loss[Defending] = g.Ed().LossesOf(-margin, most[Attacking], most[Defending], g.Battle.Kind == Assault)
	}
	for side := range loss {
		loss[side] = min(loss[side]+harm[side], most[side])
	}
	return loss
}

// Harm is what a side does to the other whatever the dice say: by ARCIERE, and in the field by gunpowder. Before walls
// that is left to the attrition of a siege.
// rule: mu-prototype/empire-cards/arciere
// rule: mu-prototype/technologies/alchimia
func (g *State) Harm(side int) int16 {
	x := &g.Battle.Sides[side]
	if x.Seat == Barbarians {
		return 0
	}
	inField := g.Battle.Kind == Field || g.Battle.Kind == AtTransports
	return int16(x.InUse(Arciere))*g.Amount(x.Seat, Arciere) + g.Ed().Gunpowder*int16(B2i(inField && g.Has(x.Seat, Alchimia)))
}

// canLose is the most who fights on a side can lose in a round.
// rule: mu-prototype/allied-defence/owner-dies-last
func (g *State) canLose(side int) int16 {
	x := &g.Battle.Sides[side]
	n := g.Engaged(side, x.Seat)
	if side == Defending && x.Seat == x.Main && g.allied(side) {
		n = min(n, g.Strength(x.Seat, g.Battle.At)-g.Ed().OwnerWaits)
	}
	return n
}

// Falls takes VF of somebody who fights on a side away.
// rule: mu-prototype/combat-results/destroyed-armies-return
func (g *State) Falls(t *play.Table, side int, s play.Seat, n int16) {
	b := &g.Battle
	b.Sides[side].Losses[s] += n
	if side == Attacking && s == Barbarians {
		b.Host -= n
		g.RemoveVF(s, b.From, n)
		return
	}
	g.lose(t, Toll{Seat: s, Side: int8(side), N: n})
}

// LosesCard takes one of the cards that the loser of a roll has used in it, of his choice.
// rule: mu-prototype/combat-results/loser-loses-a-card
// rule: mu-prototype/empire-card-rules/keep-unless-lost-in-battle
// rule: mu-prototype/rounds/losing-a-round
func (g *State) LosesCard(t *play.Table, side int) {
	x := &g.Battle.Sides[side]
	if x.Cards == 0 {
		return
	}
	lost := int16(bits.TrailingZeros64(x.Cards))
	if bits.OnesCount64(x.Cards) > 1 {
		lost = t.Await(func(o *play.Asking) {
			o.To(x.Seat, AskLoseCard)
			for card := range int16(Kinds) {
				if x.Cards&(1<<card) != 0 {
					o.May(play.Choice{Verb: LoseCard, A: card}, play.Free)
				}
			}
		}).A
	}
	g.Drop(x.Seat, int8(lost))
	x.Cards &^= 1 << lost
	x.LostCards[x.Seat][slices.Index(ForRolls[:], int8(lost))]++
	t.Tell(KeyCardLost, int16(x.Seat), lost)
}

// TakePrisoners has each side record a part of the other's losses as prisoners, and remembers what was lost for who
// heals or fetches back afterwards.
// rule: mu-prototype/combat-results/prisoners
// rule: mu-prototype/combat-results/prisoners-strategia
// rule: mu-alpha/attack/prisoners-ten-percent
func (g *State) TakePrisoners(t *play.Table) {
	b := &g.Battle
	for side := range b.Sides {
		captor, losses := b.Sides[1-side].Main, b.Sides[side].Losses
		taken := g.Ed().Captives(g, captor, losses)
		if n := Total(taken); n > 0 {
			t.Tell(KeyPrisoners, int16(captor), n)
		}
		for of, n := range taken {
			if n > 0 {
				losses[of] -= n
				g.Ed().Imprison(g, captor, play.Seat(of), n)
			}
		}
		g.Remember(side, losses)
	}
}

// Losses are VF by whose they were.
type Losses [sides]int16

// Part is so many of them, of whoever has lost most.
func (l Losses) Part(n int16) (part Losses) {
	for ; n > 0; n-- {
		of := mostOf(l)
		l[of]--
		part[of]++
	}
	return part
}

// Remember notes for this Combat phase what the players of a side have lost for good in the battle.
func (g *State) Remember(side int, losses [sides]int16) {
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

func Total(losses Losses) (n int16) {
	for _, l := range losses {
		n += l
	}
	return n
}

func mostOf(losses Losses) (most int) {
	for s := range losses {
		if losses[s] > losses[most] {
			most = s
		}
	}
	return most
}
