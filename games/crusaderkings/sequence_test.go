package crusaderkings

import (
	"fmt"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// plays a table to its end with the first choice of a random player, and calls see after every answer.
func playOut(t *testing.T, g State, seed uint64, see func(l *play.Match[State, *State])) *play.Match[State, *State] {
	t.Helper()
	m := play.NewMatch[State](g)
	src := chance.New(seed)
	for !m.Over() {
		o := m.Offers()[src.N(len(m.Offers()))]
		c := o.Choices[src.N(len(o.Choices))]
		n := c.Lo
		if c.Ranged() {
			n += int16(src.N(int(c.Hi-c.Lo) + 1))
		}
		if _, err := m.Answer(c.With(o.Seat, n)); err != nil {
			t.Fatal(err)
		}
		see(m)
	}
	return m
}

// toldOf are the first arguments of the lines of a kind.
func toldOf(m *play.Match[State, *State], k play.Key, n int) (all [][]int16) {
	for _, l := range m.Lines(0) {
		if l.Key == k {
			all = append(all, slices.Clone(l.Args[:n]))
		}
	}
	return all
}

func TestTheCourseOfAGame(t *testing.T) {
	g := table(t, 0, 3, 5, nil)
	g.Options.Goal = spaces // and with three dynasties it is not reached in these games
	hands := map[[3]int8]bool{}
	m := playOut(t, g, 5, func(m *play.Match[State, *State]) {
		if err := m.Now().Check(); err != nil {
			t.Fatal(err)
		}
		hands[[3]int8{m.Now().Era, m.Now().Round, m.Now().Turn}] = true
	})
	// rule: crusader-kings/sequence/eras-rounds-turns
	// rule: crusader-kings/era/three-rounds-per-era
	// rule: crusader-kings/round/two-turns-per-round
	var course [][]int16
	for round := range int16(9) {
		for turn := range int16(2) {
			course = append(course, []int16{turn + 1, round%3 + 1})
		}
	}
	want(t, "Turns and Rounds", fmt.Sprint(toldOf(m, KeyTurn, 2)), fmt.Sprint(course))
	want(t, "Eras", fmt.Sprint(toldOf(m, KeyEra, 2)), "[[1 3] [2 3] [3 3]]")
	// A player plays eighteen cards, six in each Era.
	reveals := 0
	for _, a := range toldOf(m, KeyReveals, 1) {
		reveals += int(b2i(a[0] == 0))
	}
	want(t, "cards the first seat played", reveals, 18)
	// rule: crusader-kings/era/cleanup-when
	// rule: crusader-kings/era/game-ends-after-last-era
	want(t, "Cleanups", fmt.Sprint(toldOf(m, KeyCleanup, 1)), "[[1] [2]]")
	// rule: crusader-kings/end/when
	want(t, "the end", m.Now().Ended, ByEras)
	// rule: crusader-kings/round/after-third-round
	// rule: crusader-kings/round/old-age-token
	// A Maintenance is carried out after every Round, the last included: all rulers grew older nine times, or died.
	aged := 0
	for _, a := range toldOf(m, KeyAges, 1) {
		aged += int(b2i(a[0] == 0))
	}
	died := 0
	for _, l := range m.Lines(0) {
		if l.Key == KeyDies && l.Args[2] == int16(OldAge) {
			died++
		}
	}
	if aged < 4 || aged > 9 || died == 0 {
		t.Errorf("the first seat's rulers aged %d times, and %d rulers died of it", aged, died)
	}
}

func TestTwoErasOfTheTournament(t *testing.T) {
	// rule: crusader-kings/scenarios/scenario-6-two-eras
	m := playOut(t, table(t, 5, 3, 2, nil), 2, func(*play.Match[State, *State]) {})
	if m.Now().Ended == ByEras {
		want(t, "Eras", fmt.Sprint(toldOf(m, KeyEra, 2)), "[[1 2] [2 2]]")
	}
}

func TestPlayOrder(t *testing.T) {
	// rule: crusader-kings/sequence/play-order
	p := position(t, "kingdom-of-jerusalem", 5)
	p.First = italian
	p.order()
	want(t, "from the First Player clockwise", p.Order, [MaxDynasties]play.Seat{italian, iberian, english, french, german})
	p.Dynasties[english].Out = true
	p.order()
	want(t, "without who is out", p.Order, [MaxDynasties]play.Seat{italian, iberian, french, german, play.Nobody})

	p = position(t, "kingdom-of-jerusalem", 5)
	p.First = iberian
	p.order()
	var active []play.Seat
	phases := 0
	p.run(func(g *State, t *play.Table) {
		for range 5 {
			g.inOrder(t, func(t *play.Table, s play.Seat) {
				if g.Active == s {
					active = append(active, s)
				}
			}, func(*play.Table) { phases++ })
		}
	})
	want(t, "each of five is active while it does its part", fmt.Sprint(active),
		fmt.Sprint([]play.Seat{iberian, english, french, german, italian}))
	want(t, "nobody is afterwards", p.Active, play.Nobody)
	want(t, "the phase is over once, after the last", phases, 1)

	// rule: crusader-kings/end/when
	p = position(t, "kingdom-of-jerusalem", 3)
	p.order()
	p.run(func(g *State, t *play.Table) {
		for range 3 {
			g.inOrder(t, func(t *play.Table, s play.Seat) { g.Ended = ByJerusalem }, func(t *play.Table) { t.Tell(KeyCleanup, 1) })
		}
	})
	want(t, "no phase follows where the game has ended", p.count(KeyCleanup), 0)

	// rule: crusader-kings/sequence/order-change-after-turn
	// rule: crusader-kings/sequence/consecutive-cards
	// rule: crusader-kings/turn/reveal-in-order
	p = position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").own(german, "saxony")
	p.First, p.Turn = english, 1
	p.order()
	for s := range play.Seat(3) {
		for turn := range int8(turnsPerRound) {
			p.lay(s, turn, Taxes)
		}
	}
	p.run(func(g *State, t *play.Table) {
		for range 2 {
			g.Step(t)
		}
		g.First = german // as after a Crusade
		for g.Phase == Turns {
			g.Step(t)
		}
	}).finish()
	var order []int16
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyReveals {
			order = append(order, l.Args[0])
		}
	}
	want(t, "the Turn ends in the old order, and the last plays twice in a row", fmt.Sprint(order), fmt.Sprint([]int16{0, 1, 2, 2, 0, 1}))
}

// lay lays a card of a type face down for a Turn, counted from 0.
func (p *at) lay(s play.Seat, turn int8, kind CardType) int16 {
	return p.deal(s, kind, chosenPlace(s, turn))
}

// deal takes a card of a type from its deck to a place of a seat.
func (p *at) deal(s play.Seat, kind CardType, place uint8) int16 {
	p.t.Helper()
	for c := range p.CardAt {
		if p.CardAt[c] == CardDeck && box.Cards[c].Type == kind {
			p.CardAt[c] = place
			p.Dynasties[s].Unplayed[kind]++
			return int16(c)
		}
	}
	p.t.Fatalf("no card of type %d is left", kind)
	return None
}
