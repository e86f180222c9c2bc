package giochix

import (
	"sync"

	"signoria/play"
)

// The fight with a horde, counted to its end. The horde's dice lie in the circle of war, so what is drawn are Archers' shots
// and the player's own dice. What both sides have left where a round begins is reckoned once; the round itself the rules carry
// out, once for every way in which its draws make a difference.

const (
	mostTaken   = 40     // units of a side, or the fight is not counted
	mostCarried = 12_000 // rounds that are carried out, or it is not
)

// fates are how likely it is that a fight comes out in each way, with so many units lost by whoever asks.
type fates [nobodyWins + 1][mostTaken + 1]float64

// add adds what comes of something that happens with some likelihood.
func (f *fates) add(of *fates, likely float64) {
	for how := range f {
		for lost := range f[how] {
			f[how][lost] += likely * of[how][lost]
		}
	}
}

// left is what both sides have left where a round begins.
type left struct {
	mine  [sorts]int8
	horde Horde
}

// counting counts one fight.
type counting struct {
	side    int // of the player
	number  int // of the side whose losses are asked for
	known   map[left]*fates
	carried int
	out     *play.Playout[State, *State]
	squire  Squire
	stays   bool // in this round he has said that he fights on
}

// countFight counts how a fight with a horde comes out of which nothing has been drawn in the round that is beginning, or of
// which a die is rolled again. It counts none in which cards, engines or the sea have a part.
func countFight(g *State, a play.Answer, m play.Matter) (all []play.Count) {
	b := &g.Battle
	if !b.On || battleID(b.At, b.Sides[Attacking].Lead, b.Sides[Defending].Lead) != m.ID {
		return nil
	}
	side := Attacking
	if b.Sides[Attacking].Lead == Barbarians {
		side = Defending
	}
	if !g.countable(side) {
		return nil
	}
	c := &counting{side: side, number: m.Mine, known: map[left]*fates{}, stays: a.Verb == FightOn}
	c.out = play.NewPlayout[State](c)
	of := c.from(g, a)
	if of == nil {
		return nil
	}
	for how := range of {
		for lost, share := range of[how] {
			if share > 0 {
				all = append(all, play.Count{How: int16(how), Number: lost, Share: share})
			}
		}
	}
	return all
}

// countable says whether a fight is one of a side led by one player with a horde, on land and without engines, cards and
// abilities that touch its dice.
func (g *State) countable(side int) bool {
	b := &g.Battle
	lead := b.Sides[side].Lead
	if lead == Barbarians || b.Sides[rival(side)].Lead != Barbarians || b.naval() || g.engines(side) > 0 {
		return false
	}
	fits := func(card int8) bool {
		when := box.Characters[g.who(card)].When
		return when == InBattle || when == AtRoll
	}
	if g.hasReady(lead, fits) || g.rerollsLeft(side, OwnDice) > 0 || g.hasEffect(lead, DieShift) {
		return false
	}
	return b.Sides[side].Began <= mostTaken && b.Sides[rival(side)].Began <= mostTaken
}

// from counts a fight from where the first draw comes after an answer; nil if it cannot.
func (c *counting) from(g *State, a play.Answer) *fates {
	switch a.Verb {
	case Step, FightHere, FightNext, FightOn, LeaveDice:
		begun := *g
		begun.Battle.Round-- // what nobody has drawn yet of the round is done again
		return c.round(begun)
	case RerollDie:
		return c.rolled(g, a.A)
	}
	return nil
}

// Decide answers as a squire, but that all rerolls have been reckoned, and that who has said that he fights on does so.
func (c *counting) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	for _, x := range choices {
		if x.Verb == LeaveDice || prompt == AskStance && c.stays && x.Verb == FightOn {
			return x.With(s, 0)
		}
	}
	return c.squire.Decide(g, o)
}

// round counts a fight from the beginning of a round; nil if there are too many ways.
func (c *counting) round(g State) *fates { //stale:ok a copy of its own, where only the fight goes on
	key, again := left{c.figures(&g), g.Hordes[g.Battle.At]}, !c.stays //stale:ok what there was when the round began
	if of := c.known[key]; of != nil && again {
		return of
	}
	over := false
	c.out.Carry(&g, func(g *State, t *play.Table) {
		if over = !g.opens(t); !over {
			g.captains(t)
		}
	})
	c.stays = false
	all := &fates{}
	if over {
		all.ends(c, &g, 1)
		return all
	}
	var mine, theirs [mostTaken + 1]float64
	binomial(mine[:], g.powerOf(Attacking, Archer))
	binomial(theirs[:], g.powerOf(Defending, Archer))
	alike := 0.0 // how likely it is that the next round begins as this one
	for n, p := range mine {
		for m, q := range theirs {
			if p*q > 0 && !c.shot(g, [2]int16{int16(n), int16(m)}, p*q, key, again, all, &alike) {
				return nil
			}
		}
	}
	if alike > 1-1e-9 {
		return nil
	}
	whole := &fates{}
	whole.add(all, 1/(1-alike))
	if again {
		c.known[key] = whole
	}
	return whole
}

// figures are the player's, by sort.
func (c *counting) figures(g *State) (mine [sorts]int8) {
	lead := g.lead(c.side)
	g.Players[lead].eachSort(g.Battle.Of[lead], func(sort Sort, n int8) { mine[sort] = n })
	return mine
}

// binomial sets how likely it is that so many of n Archers hit.
func binomial(likely []float64, n int8) {
	const hit = float64(shotHits) / shotFaces
	likely[0] = 1
	for range n {
		for k := len(likely) - 1; k > 0; k-- {
			likely[k] = likely[k]*(1-hit) + likely[k-1]*hit
		}
		likely[0] *= 1 - hit
	}
}

// shot counts what comes of a round in which so many Archers hit, with some likelihood.
func (c *counting) shot(g State, hits [2]int16, likely float64, key left, again bool, all *fates, alike *float64) bool {
	over := false
	c.out.Carry(&g, func(g *State, t *play.Table) {
		g.shot(t, hits)
		if over = !g.bothStand(t); !over {
			g.powers()
		}
	})
	if over {
		all.ends(c, &g, likely)
		return true
	}
	for _, x := range freshThrows() {
		if !c.struck(g, x.dice, likely*x.likely, func(end *State, likely float64) bool {
			if again && key == (left{c.figures(end), end.Hordes[end.Battle.At]}) {
				*alike += likely
				return true
			}
			return c.goesOn(end, likely, all)
		}, all) {
			return false
		}
	}
	return true
}

// rolled counts a fight in which the player rolls one of his dice again.
func (c *counting) rolled(g *State, die int16) *fates {
	all := &fates{}
	x := g.Battle.Sides[c.side] //stale:ok the throw of which a die is rolled again
	for face := range faces[die] {
		x.Dice[die] = int8(face + 1)
		for _, y := range throwsAfter(x.Dice, x.Again) { //stale:ok as above
			if !c.struck(*g, y.dice, y.likely/float64(faces[die]), func(end *State, likely float64) bool {
				return c.goesOn(end, likely, all)
			}, all) {
				return nil
			}
		}
	}
	return all
}

// goesOn counts the rounds that follow.
func (c *counting) goesOn(end *State, likely float64, all *fates) bool {
	of := c.round(*end)
	if of != nil {
		all.add(of, likely)
	}
	return of != nil
}

// struck carries out what comes of the player's throw. Where both sides still stand then, next goes on.
func (c *counting) struck(g State, throw [dice]int8, likely float64, next func(end *State, likely float64) bool, all *fates) bool { //stale:ok a copy of its own, where only the fight goes on
	if c.carried++; c.carried > mostCarried {
		return false
	}
	c.out.Carry(&g, func(g *State, t *play.Table) {
		x := &g.Battle.Sides[c.side]
		x.Dice, x.Again = throw, 1<<dice-1
		g.rolls(t, rival(c.side))
		g.strikes(t)
	})
	if g.Battle.Retreat != NoPlace || !g.stand(Attacking) || !g.stand(Defending) {
		all.ends(c, &g, likely)
		return true
	}
	return next(&g, likely)
}

// ends adds that a fight has ended.
func (f *fates) ends(c *counting, g *State, likely float64) {
	f[g.cameOut()][g.toll(c.number)] += likely
}

// throw is how a player's dice lie when he leaves them, and how likely that is.
type throw struct {
	dice   [dice]int8
	likely float64
}

// freshThrows are how a squire's dice lie when he has rolled them and some of them again, as far as it makes a difference.
var freshThrows = sync.OnceValue(func() []throw {
	var all throws
	var d [dice]int8
	for i := range faces[0] * faces[1] * faces[2] {
		d[0], d[1], d[2] = int8(i%faces[0]+1), int8(i/faces[0]%faces[1]+1), int8(i/faces[0]/faces[1]+1)
		all.roll(d, 0, 1/float64(faces[0]*faces[1]*faces[2]))
	}
	return all
})

// throwsAfter are how they lie when he has rolled some of them again already, bit i.
func throwsAfter(d [dice]int8, again uint8) []throw {
	var all throws
	all.roll(d, again, 1)
	return all
}

type throws []throw

// roll rolls dice again as a squire does, as long as he may expect it to be worth it.
func (x *throws) roll(d [dice]int8, again uint8, likely float64) {
	die, most := None, leaveWorth
	for i := range d {
		if gain := rerollGain(d, i); again>>i&1 == 0 && gain > most {
			die, most = i, gain
		}
	}
	if die == None {
		x.add(d, likely)
		return
	}
	for face := range faces[die] {
		d[die] = int8(face + 1)
		x.roll(d, again|1<<die, likely/float64(faces[die]))
	}
}

// add adds a throw. Only its attack value and its losses make a difference.
func (x *throws) add(d [dice]int8, likely float64) {
	for i := range *x {
		if y := &(*x)[i]; best(y.dice) == best(d) && min(y.dice[0], y.dice[1], y.dice[2]) == min(d[0], d[1], d[2]) {
			y.likely += likely
			return
		}
	}
	*x = append(*x, throw{d, likely})
}
