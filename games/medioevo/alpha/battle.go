package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// What a battle costs and leaves behind: losses, prisoners, the cards used, and the reserve that LOGISTICS throws in.
// The battle itself is in force/attack.go, rounds.go, results.go and losses.go, ramming in force/naval.go.

const (
	KeepUsed play.Verb = 790 // the card A
	ThrowIn  play.Verb = 791 // so many FV of the reserve into the battle at place A

	AskKeepUsed play.Prompt = 790 // which of the cards used at place A stays in hand

	KeyUsedUp   play.Key = 790 // A discards card B, used in the attack
	KeyThrownIn play.Key = 791 // A throws B FV of his reserve into the battle at place C

	RuleReserve  play.Rule = 790
	RuleSeawalls play.Rule = 791
)

var battleChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{KeepUsed: "keep-used", ThrowIn: "throw-in"},
	Prompts: map[play.Prompt]string{AskKeepUsed: "keep-used"},
	Lines:   map[play.Key]string{KeyUsedUp: "used-up", KeyThrownIn: "thrown-in"},
	Rules: map[play.Rule]string{
		RuleReserve: "mu-alpha/attack/logistics-reserve-in-battle", RuleSeawalls: "mu-alpha/fortifications/assault-from-sea-logistics",
	},
	Refs:  wording.Refs{KeepUsed: wording.OfA(force.RefCard), ThrowIn: wording.OfA(force.RefPlace)},
	Whole: []play.Verb{ThrowIn},
}

// mostCopies is how many copies of a card may be used for a roll: as many as cards at all, for nothing says they differ.
// rule: mu-alpha/attack/empire-cards-limit
const mostCopies = 3

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

// The cards used in an attack.

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

// marchedOut is what follows when all who make an attack are known: which of their transports have spent MP for entering the
// place attacked is noted. A relief out of the port besieged there comes for nothing.
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func marchedOut(g *force.State, t *play.Table) {
	b := &g.Battle
	for i := range b.Convoy.Each() {
		if x := &g.Transports[i]; x.At == b.From || x.Owner != b.Sides[force.Attacking].Main {
			b.Paid.Add(i)
		}
	}
	crusadersEngage(g, t)
}

// afterAttack is what follows when an attack is over. Who has not entered the place attacked has not spent the MP for it,
// and everybody puts away the cards he has used.
func afterAttack(g *force.State, t *play.Table, end force.Upshot) {
	b := &g.Battle
	if end != force.Taken {
		for i := range b.Paid.Each() {
			if x := &g.Transports[i]; x.At != b.At {
				x.Spent -= g.Entry(i, b.At)
			}
		}
	}
	if end == force.GivenUp || end == force.WipedOut {
		recallFailures(g)
	}
	for _, s := range g.AllSeats() {
		putAway(g, t, s)
	}
}

// recallFailures has the Captains who have failed at a target know it again if it is the one before the last at which they
// failed in this turn: none loses a level at one twice.
// rule: mu-alpha/attack/captain-loses-level
func recallFailures(g *force.State) {
	b := &g.Battle
	for c := range g.Captains {
		k := &g.Captains[c]
		spared := g.Has(k.Owner, force.Tattica) && int8(c) != b.Leading
		if b.Captains&(1<<c) == 0 || spared || k.Failed == force.NoPlace || k.Failed == b.At {
			continue
		}
		known := k.Earlier == int16(b.At)+1
		k.Earlier = int16(k.Failed) + 1
		if known {
			k.Failed = b.At
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

// The reserve behind the Screen.

// whyNotThrowIn is the rule that keeps a player from throwing his reserve into the battle on a side. It presumes that he
// has one.
// rule: mu-alpha/attack/logistics-reserve-in-battle
// rule: mu-alpha/fortifications/assault-from-sea-logistics
func whyNotThrowIn(g *force.State, s play.Seat, side int) play.Rule {
	b := &g.Battle
	switch {
	case !g.Has(s, force.Logistica) || !b.At.Land() || b.Joined&force.Bit(s) != 0 || !supplied(g, s, b.At):
		return RuleReserve
	case b.Kind == force.Assault && side == force.Defending && fromSea(g) && !home(g, s, b.At):
		return RuleSeawalls
	case mostThrown(g, s, side) <= 0:
		return RuleReserve
	}
	return play.Free
}

// fromSea says whether the attack is made from ships: of a siege, if nobody besieges by land.
// rule: mu-alpha/fortifications/assault-from-sea-logistics
func fromSea(g *force.State) bool {
	b := &g.Battle
	x := &g.Territories[b.At].Siege
	return b.From.Sea() || x.By == b.Sides[force.Attacking].Main && x.Sea && !x.Land
}

// supplied says whether a settlement of a player's stands in a territory, or next to it.
func supplied(g *force.State, s play.Seat, p force.Place) bool {
	for q := range g.Neighbours(p) {
		if home(g, s, q) {
			return true
		}
	}
	return home(g, s, p)
}

// home says whether a settlement of a player's stands in a territory.
func home(g *force.State, s play.Seat, p force.Place) bool {
	return g.Territories[p].Owner == s && g.Stands(p, force.Settlement)
}

// mostThrown is the FV that a player could throw into the battle on a side, if he had them: what is left to him in this
// phase, as far as his transports carry it in attack, and the territory feeds it in defence.
func mostThrown(g *force.State, s play.Seat, side int) int16 {
	b := &g.Battle
	room := int16(0)
	if side == force.Defending || b.Inside {
		room = g.Room(b.At)
	} else {
		for i := range g.TransportsOf(s) {
			if b.Convoy.Holds(i) {
				room += max(0, g.Space(i))
			}
		}
	}
	return min(room, reserveLevel*int16(g.Level(s))-g.Players[s].Deployed)
}

// mayThrowIn says whether a player could throw a reserve in, for all that everybody knows: that there is one is no secret.
func mayThrowIn(g *force.State, s play.Seat, side int) bool {
	return g.Players[s].Reserve > 0 && whyNotThrowIn(g, s, side) == play.Free
}

// offerThrowIn lists it.
func offerThrowIn(g *force.State, o *play.Asking, s play.Seat, side int) {
	if reserve := g.Players[s].Reserve; reserve > 0 && g.Has(s, force.Logistica) && g.Battle.At.Land() {
		most := max(1, min(reserve, mostThrown(g, s, side)))
		o.May(play.Choice{Verb: ThrowIn, A: int16(g.Battle.At), Lo: 1, Hi: most}, whyNotThrowIn(g, s, side))
	}
}

// throwIn puts FV of a player's reserve among those who fight for him: to the defenders in the territory, in attack aboard
// his transports; false if the answer is about something else.
// rule: mu-alpha/attack/logistics-reserve-in-battle
func throwIn(g *force.State, t *play.Table, a play.Answer, side int) bool {
	if a.Verb != ThrowIn {
		return false
	}
	b, s, x := &g.Battle, a.Seat, &g.Players[a.Seat]
	x.Reserve -= a.N
	x.Deployed += a.N
	b.Joined |= force.Bit(s)
	t.Tell(KeyThrownIn, int16(s), a.N, int16(b.At))
	if side == force.Defending || b.Inside {
		g.AddVF(s, b.At, a.N)
		return true
	}
	left := a.N
	for i := range g.TransportsOf(s) {
		if b.Convoy.Holds(i) {
			n := min(left, max(0, g.Space(i)))
			g.Transports[i].VF += n
			left -= n
		}
	}
	return true
}

// Who fights when.

// ranksBy is the side that chooses in which order those of a side fight: where more players stand, else who attacks.
// rule: mu-alpha/attack/multiple-sides-order
func ranksBy(g *force.State, _ int) int {
	if fighters(g, force.Defending) > fighters(g, force.Attacking) {
		return force.Defending
	}
	return force.Attacking
}

// fighters is how many fight on a side.
func fighters(g *force.State, side int) (n int) {
	for s := range play.Seat(force.MostRealms + 1) {
		if g.Engaged(side, s) > 0 {
			n++
		}
	}
	return n
}

// battleWorth is what a squire makes of what is asked here: he keeps the best card, and throws in what he has.
func battleWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case p == AskKeepUsed:
		return j.CardValue(int8(c.A)), true
	case c.Verb == ThrowIn:
		return int(c.Hi), true
	}
	return 0, false
}
