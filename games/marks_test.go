package games_test

import (
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/play"
)

// marks counts how much of what a seat is offered cannot be taken back, and how much of that the page marks.
type marks struct {
	offers, choices int
	final           int // all that cannot be taken back
	closes          int // of these, the one thing to press in its offer: a sign and no words
	fate            int // chance, or a secret opened: the sign on the button, and a line of why
	lines           int // offers in which that is so of most, and but the line says it
	stake           int // asked about once more
}

func (m *marks) count(choices []play.ToldChoice) {
	closing, open, fates := 0, 0, 0
	for _, c := range choices {
		switch {
		case c.Closes:
			closing++
		case isFate(c):
			fates++
		default:
			open++
		}
	}
	if fates > open { // most of it: the line says so once
		m.lines++
	} else {
		m.fate += fates
	}
	m.offers++
	m.choices += len(choices)
	for _, c := range choices {
		if c.Final == play.NotFinal && c.FinalMost == play.NotFinal {
			continue
		}
		m.final++
		if c.Closes && closing == 1 {
			m.closes++
		}
		if c.Stake != play.NoStake {
			m.stake++
		}
	}
}

func isFate(c play.ToldChoice) bool {
	final := []play.Final{c.Final, c.FinalMost}
	return slices.Contains(final, play.Draws) || slices.Contains(final, play.Reveals)
}

// mostFate is how many of a hundred choices that cannot be taken back are marked as fate.
const mostFate = 15

// What is marked is to surprise: stamped on nearly everything, it is read by nobody.
func TestFewChoicesAreMarkedAsFate(t *testing.T) {
	for _, g := range games.All() {
		l, err := g.Start(signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: 4, Seed: 7})
		if err != nil {
			t.Fatal(err)
		}
		src, m := chance.New(9), marks{}
		for range 1500 {
			if l.Over() {
				break
			}
			o := l.Offers()[0]
			if o.Seat < 2 {
				m.count(l.Told("en", o).Choices)
			}
			a, err := l.Bot(t.Context(), "squire", o.Seat, &src)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := l.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%s: %d offers of %d choices, of which %d cannot be taken back; marked as fate %d, and said once of %d offers; closing %d, asked again %d",
			g.ID(), m.offers, m.choices, m.final, m.fate, m.lines, m.closes, m.stake)
		if m.final == 0 || m.fate*100 > m.final*mostFate {
			t.Errorf("%s: %d of the %d choices that cannot be taken back are marked as fate", g.ID(), m.fate, m.final)
		}
	}
}
