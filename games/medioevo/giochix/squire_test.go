package giochix

import (
	"testing"

	"signoria/play"
)

// seated lets each seat be played by its own policy.
type seated []play.Policy[State]

func (x seated) Decide(g *State, o *play.Asking) play.Answer {
	s, _, _ := o.At(0)
	return x[s].Decide(g, o)
}

// playedOut plays a table to its end with these policies, by seat.
func playedOut(t *testing.T, seed uint64, options map[string]int, who ...play.Policy[State]) *State {
	t.Helper()
	g, err := New(setup(len(who), seed, options))
	if err != nil {
		t.Fatal(err)
	}
	if play.NewPlayout[State](seated(who)).Play(&g, 50_000); !g.Over() {
		t.Fatalf("the game does not come to an end: turn %d, phase %d", g.Turn, g.Phase)
	}
	return &g
}

// A squire among three who play at random wins.
func TestSquireBeatsRandom(t *testing.T) {
	const tables = 12
	won := 0
	for seed := range uint64(tables) {
		who := []play.Policy[State]{play.NewRandom[State](seed), play.NewRandom[State](seed + 1), play.NewRandom[State](seed + 2), play.NewRandom[State](seed + 3)}
		mine := play.Seat(seed % 4)
		who[mine] = NewSquire(seed)
		g := playedOut(t, seed, map[string]int{optionTurns: 8}, who...)
		if g.winners()[0] == mine {
			won++
		}
	}
	if won < tables*9/10 {
		t.Errorf("the squire won %d of %d games", won, tables)
	}
}

// Who must lose somebody spares his Captains.
func TestSquiresSpareCaptains(t *testing.T) {
	j := judge{g: position(t, 3).State, s: byzantines}
	for prompt, verb := range map[play.Prompt]play.Verb{AskDismiss: DismissFigure, AskSuffer: Suffer} {
		captain := j.worth(prompt, play.Choice{Verb: verb, A: int16(Captain) + captainLevels - 1})
		if light := j.worth(prompt, play.Choice{Verb: verb, A: int16(Light)}); captain >= light {
			t.Errorf("to lose a Captain is worth %d, to lose Light Infantry %d", captain, light)
		}
	}
}

// Squires among themselves bring a game to its end with everybody in it, and have more Honour than they began with.
func TestSquiresProsper(t *testing.T) {
	for seats := LeastPlayers; seats <= MostPlayers; seats++ {
		var who []play.Policy[State]
		for s := range seats {
			who = append(who, NewSquire(uint64(10*seats+s)))
		}
		g := playedOut(t, uint64(seats), map[string]int{optionTurns: 8}, who...)
		honour := 0
		for s := range play.Seat(seats) {
			if !g.plays(s) {
				t.Errorf("%d seats: seat %d is out", seats, s)
			}
			honour += int(g.Players[s].Honour)
		}
		if honour <= seats*startHonour {
			t.Errorf("%d seats end with %d Honour", seats, honour)
		}
	}
}
