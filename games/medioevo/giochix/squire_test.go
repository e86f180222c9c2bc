package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

// playedOut plays a table to its end with these policies, by seat.
func playedOut(t *testing.T, seed uint64, options map[string]int, who ...play.Policy[State]) *State {
	t.Helper()
	g, err := New(setup(len(who), seed, options))
	if err != nil {
		t.Fatal(err)
	}
	if play.NewPlayout[State](playtest.Seated[State](who)).Play(&g, 50_000); !g.Over() {
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

// Another Objective token is worth to a squire what it brings at the end: 1 Honour Point for the second, 5 for the eighth.
// rule: mu-giochix/victory/end-objective-ladder
func TestSquiresKnowWhatATokenBrings(t *testing.T) {
	for has, brings := range map[int8]int{1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 5} {
		p := position(t, 3)
		p.Players[byzantines].Tokens[0] = has
		if got := p.eyes(byzantines).token(); got != brings*point {
			t.Errorf("with %d he reckons %d, want %d Honour Points", has, got, brings)
		}
	}
}

// A squire fears the rebellions of a tax level for as many of the Events that are left as tolerate less, and as many as the
// level is above what they tolerate.
// rule: mu-giochix/events/rebellion-count
func TestSquiresFearRebellions(t *testing.T) {
	fears := func(level int8, left ...int8) int {
		p := position(t, 3)
		for e := range p.Events {
			p.Events[e] = Discarded
		}
		p.Events[0] = Drawn // and is over
		for i, tolerated := range left {
			e := slices.IndexFunc(box.Events[:], func(x BoxEvent) bool { return x.Tolerated == tolerated })
			for p.Events[e] != Discarded || box.Events[e].Tolerated != tolerated {
				e++
			}
			p.Events[e] = InDeck
			if i == 0 {
				p.Events[e], p.NextUp = OnTop, int8(e)
			}
		}
		return p.eyes(byzantines).unrest(level)
	}
	one := fears(3, 2)
	if one <= 0 || fears(2, 2) != 0 || fears(4, 2) != 2*one {
		t.Errorf("a level above what is tolerated: %d, none %d, two %d", one, fears(2, 2), fears(4, 2))
	}
	p := position(t, 3).learn(byzantines, "legge")
	if lawful, lawless := p.eyes(byzantines).unrest(4), p.eyes(mamluks).unrest(3); lawful != lawless || lawless == 0 {
		t.Errorf("with Law, by which his subjects bear a level more, he fears %d of level 4, another %d of level 3", lawful, lawless)
	}
	if got := fears(3, 2, 3); got != one/2 {
		t.Errorf("where one Event of two tolerates it: %d, want %d", got, one/2)
	}
	if got := fears(3, 2, 1, 2); got != one*4/3 {
		t.Errorf("of three Events with one, two and one rebellions: %d, want %d", got, one*4/3)
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
