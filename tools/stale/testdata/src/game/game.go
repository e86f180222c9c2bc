// Package game has a case for each shape of what is stale, and of what is not.
package game

import (
	"iter"

	"ask"
	"signoria/chance"
	"signoria/play"
)

type State struct {
	Dice   chance.Source
	Round  int8 // no aside changes it
	Lords  [4]Lord
	Owners [9]play.Seat
	Battle Battle
}

type Lord struct {
	Gold int16 // an aside gives it away
	Men  int16 // only answers to questions change it
	Lost int16
}

type Battle struct {
	Main, Other play.Seat
	Lost        int16
}

func (g *State) Aside(t *play.Table, a play.Answer) {
	g.Lords[a.Seat].Gold -= a.N
	g.give(a.A, play.Seat(a.N))
}

func (g *State) give(p int16, to play.Seat) { g.Owners[p] = to }

func (g *State) rich(s play.Seat) bool { return g.Lords[s].Gold > 10 }

func (g *State) owners() (all []play.Seat) {
	for s := range play.Seat(4) {
		for _, by := range g.Owners {
			if by == s {
				all = append(all, s)
			}
		}
	}
	return all
}

func (g *State) lord(s play.Seat) *Lord { return &g.Lords[s] }

func (g *State) owned(s play.Seat) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for p := range g.Owners {
			if g.Owners[p] == s && !yield(int16(p)) {
				return
			}
		}
	}
}

func (g *State) ask(t *play.Table, s play.Seat) bool {
	return t.Await(func(o *play.Asking) { o.To(s) }).A == 1
}

func use(...any) {}

// Step is a quiet point, and makes the type a state.
func (g *State) Step(t *play.Table) {
	s := play.Seat(0)
	g.before(t, s)
	g.list(t)
	g.captured(t, s)
	g.helped(t, s)
	g.abroad(t, s)
	g.flows(t)
	g.passes(t, s)
	g.copies(t, s)
	g.own(t, s)
	g.loops(t, s)
	g.fine(t, s)
	g.excused(t, s)
	g.local(t, s)
	g.table(t, 0, s)
	g.editions(t, s)
	g.parts(t)
}

func (g *State) before(t *play.Table, s play.Seat) {
	rich := g.rich(s) // want `rich is read from the state \(Lord.Gold\) and used in line 93 after a question \(in line 92\)`
	t.Await(func(o *play.Asking) { o.To(s) })
	if rich {
		return
	}
	gold := g.Lords[s].Gold // want `gold is read`
	half := gold / 2        // want `half is read`
	g.ask(t, s)
	use(gold)
	use(half)
}

func (g *State) list(t *play.Table) {
	who := g.owners() // want `what the loop goes over is read`
	for _, s := range who {
		t.Await(func(o *play.Asking) { o.To(s) })
	}
	for _, s := range g.owners() { // want `what the loop goes over is read`
		g.ask(t, s)
	}
	for range g.Lords[0].Gold { // want `what the loop goes over is read`
		g.ask(t, 0)
	}
	for _, s := range g.owners() { // nobody is asked
		use(s)
	}
	for i := range g.Owners { // as many as ever
		g.ask(t, play.Seat(i%4))
	}
	var poor []play.Seat
	set := 0
	for s := range play.Seat(4) {
		if !g.rich(s) {
			poor = append(poor, s) // want `the loop goes over is read`
			set |= 1 << s          // want `set is read`
		}
	}
	for _, s := range poor {
		g.ask(t, s)
	}
	use(set)
	for p := range g.owned(0) { // read as it goes
		g.ask(t, 0)
		use(p)
	}
}

func (g *State) captured(t *play.Table, s play.Seat) {
	gold := g.Lords[s].Gold // want `gold is read`
	t.Await(func(o *play.Asking) {
		o.May(gold)
		now := g.Lords[s].Gold
		o.May(now)
	})
}

func (g *State) helped(t *play.Table, s play.Seat) {
	owner := g.Owners[3] // want `owner is read`
	if g.ask(t, s) {
		use(owner)
	}
	again := g.Owners[4]
	if again == s {
		return
	}
	g.ask(t, s)
	again = g.Owners[4]
	use(again)
}

func (g *State) abroad(t *play.Table, s play.Seat) {
	rich := g.rich(s) // want `rich is read`
	ask.YesNo(t, s)
	use(rich)
	calm := g.rich(s)
	ask.Calmly(t, s)
	use(calm)
	none := g.rich(s)
	ask.Seats(3)
	use(none)
}

func (g *State) flows(t *play.Table) {
	men := g.Lords[0].Men // want `men is read`
	round := g.Round
	t.Together(ask.Seats(4), func(s play.Seat) {
		gold := g.Lords[s].Gold // asides do not land here
		t.Await(func(o *play.Asking) { o.To(s, gold) })
		use(gold, round)
		g.Lords[0].Men -= min(men, 1)
		g.inFlow(t, s)
	})
	open := g.Lords[1].Lost // want `open is read`
	t.Secretly(ask.Seats(4), func(o *play.Asking, s play.Seat) { o.To(s) }, func(s play.Seat, a play.Answer) { g.Lords[s].Lost = a.N })
	use(open)
	var sum int16
	t.Secretly(ask.Seats(4), func(o *play.Asking, s play.Seat) { o.To(s) }, func(s play.Seat, a play.Answer) {
		sum += g.Lords[s].Gold // want `sum is read`
	})
	g.ask(t, 1)
	use(sum)
}

// inFlow is called in flows only.
func (g *State) inFlow(t *play.Table, s play.Seat) {
	gold := g.Lords[s].Gold
	g.ask2(t, s)
	use(gold)
}

func (g *State) ask2(t *play.Table, s play.Seat) { t.Await(func(o *play.Asking) { o.To(s) }) }

func (g *State) passes(t *play.Table, s play.Seat) {
	g.given(t, g.rich(s), g.owners(), s)
	g.given(t, true, nil, g.Owners[2])
	g.amount(t, g.Lords[s].Gold, int16(g.Owners[5]))
	g.few(t, 1<<g.Owners[1])
}

func (g *State) amount(t *play.Table, gold, thing int16) { // want `gold is read`
	g.ask(t, 0)
	use(gold > 3)
	use(thing)
}

func (g *State) few(t *play.Table, set uint32) { // want `set is read`
	g.ask(t, 1)
	use(set)
}

func (g *State) given(t *play.Table, rich bool, who []play.Seat, s play.Seat) { // want `rich is read`
	use(who)
	g.ask(t, s)
	if rich {
		use(s)
	}
}

func (g *State) copies(t *play.Table, s play.Seat) {
	lord := g.Lords[s] // want `lord is read from the state \(Lord.Gold\)`
	live := &g.Lords[s]
	same := g.lord(s)
	g.ask(t, s)
	use(lord.Gold)
	use(live.Gold, same.Gold)
}

// own reads what no aside changes, and then the answer does.
func (g *State) own(t *play.Table, s play.Seat) {
	men := g.Lords[s].Men // want `men is read`
	n := t.Await(func(o *play.Asking) { o.To(s) }).N
	use(men)
	g.Lords[s].Men -= n
	use(men)
}

func (g *State) loops(t *play.Table, s play.Seat) {
	left := g.Lords[s].Men // want `left is read`
	for left > 0 {
		a := t.Await(func(o *play.Asking) { o.To(s) })
		if a.A == 0 {
			break
		}
		g.lose(s, a.N)
	}
}

func (g *State) lose(s play.Seat, n int16) { g.Lords[s].Men -= n }

func (g *State) fine(t *play.Table, s play.Seat) {
	main := g.Battle.Main // what is written meanwhile is another field
	t.Secretly(ask.Seats(4), func(o *play.Asking, s play.Seat) { o.To(s) }, func(s play.Seat, a play.Answer) { g.Battle.Lost = a.N })
	use(main)
	g.end(t, &g.Battle)
	use(main)
	a := t.Await(func(o *play.Asking) { o.To(s) })
	die := g.Dice.N(6) // what came of a deed
	paid := g.pay(s, a.N)
	g.Battle = Battle{Main: s, Other: play.Seat(a.A)}
	foe := g.Battle.Other
	round := g.Round
	t.Undisturbed(func() {
		rich := g.rich(s)
		g.ask(t, s)
		use(rich)
	})
	g.ask(t, foe)
	use(die, paid, foe, round, a)
	gold := g.Lords[s].Gold
	if gold > 3 {
		g.ask(t, s)
		gold = g.Lords[s].Gold
	}
	use(gold)
}

// end writes all of a battle but who fights.
func (g *State) end(t *play.Table, b *Battle) {
	g.ask(t, b.Main)
	*b = Battle{Main: b.Main}
}

func (g *State) pay(s play.Seat, n int16) int16 {
	n = min(n, g.Lords[s].Gold)
	g.Lords[s].Gold -= n
	return n
}

func (g *State) excused(t *play.Table, s play.Seat) {
	gold := g.Lords[s].Gold //stale:ok as it was before, to tell of it
	round := g.Round        //stale:ok nothing to excuse here // want `//stale:ok excuses nothing`
	men := g.rich(s)        /* want `//stale:ok says no reason` */ //stale:ok
	g.ask(t, s)
	use(gold, round, men)
}

func (g *State) local(t *play.Table, s play.Seat) {
	gold := g.Lords[s].Gold // want `gold is read`
	enough := func(n int16) bool { return n <= gold }
	use(enough(3))
	g.ask(t, s)
	use(enough(4))
}

// A card's deed is called by a table.
type card struct {
	play func(g *State, t *play.Table, s play.Seat)
}

var cards = [...]card{{play: func(g *State, t *play.Table, s play.Seat) { g.ask(t, s) }}}

func (g *State) table(t *play.Table, n int, s play.Seat) {
	rich := g.rich(s) // want `rich is read`
	cards[n].play(g, t, s)
	use(rich)
}

// Edition is what an edition brings to the game, from a package of its own, some of it by chapters.
type Edition struct {
	Lost   func(g *State, t *play.Table, s play.Seat, rich bool)
	Price  func(g *State, s play.Seat) int16
	Absent func(g *State, t *play.Table) // that no edition brings
	TurnSteps
	LossSteps
}

type TurnSteps struct {
	Phases [2]func(g *State, t *play.Table)
}

type LossSteps struct {
	Mourn func(g *State, s play.Seat)
}

var edition *Edition

// Register makes an edition the one that is played.
func Register(e *Edition) { edition = e }

func (g *State) Ed() *Edition { return edition }

func (g *State) editions(t *play.Table, s play.Seat) {
	men := g.Lords[s].Men // want `men is read from the state \(Lord.Men\)`
	lost := g.Lords[s].Lost
	g.Ed().Lost(g, t, s, g.rich(s))
	use(men, lost)
	battle := g.Battle.Lost // want `battle is read`
	g.Ed().Phases[1](g, t)
	use(battle)
	lost = g.Lords[s].Lost
	g.Ed().Mourn(g, s) // without a question
	use(lost)
	lost = g.Lords[s].Lost // want `lost is read`
	g.ask2(t, s)
	g.Ed().Mourn(g, s)
	use(lost)
	price := g.Ed().Price(g, s) // want `price is read from the state \(Lord.Men\)`
	g.Ed().Lost(g, t, s, true)
	use(price)
	gold, round := g.Lords[s].Gold, g.Round // want `gold is read`
	g.Ed().Absent(g, t)
	use(gold, round)
	rich := g.rich(s) // want `rich is read`
	ask.Through(t, func(t *play.Table) {})
	use(rich)
}

// parts gives functions to others.
func (g *State) parts(t *play.Table) {
	g.inOrder(t, (*State).levy)
	men := g.Lords[0].Men // want `men is read`
	part := (*State).levy
	part(g, t, 0)
	use(men)
	for _, part := range []func(*State, *play.Table, play.Seat){(*State).levy} {
		men := g.Lords[0].Men // want `men is read`
		part(g, t, 0)
		use(men)
	}
	men, round := g.Lords[0].Men, g.Round // want `men is read`
	hook(g, t)
	use(men, round)
}

var hook = func(g *State, t *play.Table) { g.levy(t, 0) }

func (g *State) inOrder(t *play.Table, part func(g *State, t *play.Table, s play.Seat)) {
	men := g.Lords[0].Men // want `men is read`
	lost := g.Lords[0].Lost
	part(g, t, 0)
	use(men, lost)
}

func (g *State) levy(t *play.Table, s play.Seat) {
	if g.ask(t, s) {
		g.Lords[s].Men++
	}
}

// writesOutside leaves what it has found while it asked.
func (g *State) writesOutside(t *play.Table) (n int, all [2]int) {
	t.Await(func(o *play.Asking) {
		o.To(0)
		n = 1    // want `n is written in a question, which may be built again or not at all, and stands outside of it`
		all[0]++ // want `all is written in a question`
		own := 1
		own++
	})
	return n, all
}
