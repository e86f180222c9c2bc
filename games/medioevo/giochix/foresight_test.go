package giochix

import (
	"math"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// Before a step that leads into a battle its odds are told: one of the outcomes, or nothing, comes of it. Those of a fight with
// a horde are counted.
func TestOddsOfABattle(t *testing.T) {
	l, err := Game().Start(setup(3, 5, map[string]int{optionTurns: 3, optionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	told, counted := 0, 0
	for range 3000 {
		if l.Over() || counted >= 1 {
			break
		}
		o := l.Offers()[0]
		chances, err := l.Chances(t.Context(), o.Seat)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range chances {
			f, err := l.Foresee(t.Context(), o.Choices[c.Choice].With(o.Seat, o.Choices[c.Choice].Lo))
			if err != nil || f.Odds == nil {
				t.Fatalf("nothing is told of %+v: %v", o.Choices[c.Choice], err)
			}
			all := f.Odds.Undone
			for _, outcome := range f.Odds.Outcomes {
				all += outcome.Share
			}
			if math.Abs(all-1) > 1e-9 || c.Good < 0 || c.Good > 1 {
				t.Errorf("the shares add up to %v: %+v", all, f.Odds)
			}
			if told++; f.Odds.Counted {
				counted++
			}
		}
		a, err := l.Bot(t.Context(), squireBot, o.Seat, &src)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
	}
	if told == 0 {
		t.Errorf("no battle was foreseen")
	}
	if counted == 0 {
		t.Errorf("none of %d was counted", told)
	}
}

// Who is attacked is foretold the same battle from his side.
func TestOddsOfTheDefender(t *testing.T) {
	m := matterFor(Defending, 3, byzantines, mamluks)
	if m.Mine != Defending || m.Outcomes[attackersWin].Tone != play.Bad || m.Outcomes[defendersWin].Tone != play.Good {
		t.Errorf("it is %+v", m)
	}
	if n := matterFor(Attacking, 3, byzantines, mamluks); n.ID != m.ID || n.Outcomes[attackersWin].Tone != play.Good {
		t.Errorf("the attacker's is %+v", n)
	}
}
