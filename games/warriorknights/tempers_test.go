package warriorknights

import (
	"testing"

	"signoria/play"
)

// noting is a policy that notes how often each seat does something.
type noting struct {
	play.Policy[State]
	what func(play.Answer) bool
	done [MaxBarons]int
}

func (p *noting) Decide(g *State, o *play.Asking) play.Answer {
	a := p.Policy.Decide(g, o)
	if p.what(a) {
		p.done[a.Seat]++
	}
	return a
}

func verb(v play.Verb) func(play.Answer) bool { return func(a play.Answer) bool { return a.Verb == v } }

func TestASquireWithATemperDoesMoreOfWhatHeLikes(t *testing.T) {
	const games, seats = 20, 4
	likes := map[string]func(play.Answer) bool{
		"conqueror": func(a play.Answer) bool { return done(a) == "attack-baron" },
		"builder":   verb(Fortify), "diplomat": verb(GatherVotes), "schemer": verb(NameDrawer),
	}
	for _, temper := range tempered() {
		his, others := 0, 0
		for seed := range uint64(games) {
			own := play.Seat(seed % seats)
			var p seated
			for s := range p {
				p[s] = NewSquire(seed)
			}
			p[own] = temper.Judge(seed)
			x := &noting{Policy: &p, what: likes[temper.Name]}
			playedOut(t, seats, seed, x)
			for s, times := range x.done {
				if play.Seat(s) == own {
					his += times
				} else {
					others += times
				}
			}
		}
		if 4*his*(seats-1) < 5*others {
			t.Errorf("a %s has done it %d times, three even squires %d", temper.Name, his, others)
		}
	}
}
