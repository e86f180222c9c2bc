package warriorknights

import (
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

func verb(v play.Verb) func(*State, play.Answer) bool {
	return func(_ *State, a play.Answer) bool { return a.Verb == v }
}

func TestASquireWithATemperDoesMoreOfWhatHeLikes(t *testing.T) {
	const games, seats = 20, 4
	likes := map[string]func(*State, play.Answer) bool{
		"conqueror": func(_ *State, a play.Answer) bool { return done(a) == "attack-baron" },
		"builder":   verb(Fortify), "diplomat": verb(GatherVotes), "schemer": verb(NameDrawer),
	}
	for _, temper := range tempered() {
		his, others := playtest.Does(games, seats, temper.Judge, NewSquire, likes[temper.Name], func(seed uint64, p play.Policy[State]) {
			playedOut(t, seats, seed, p)
		})
		if 4*his*(seats-1) < 5*others {
			t.Errorf("a %s has done it %d times, three even squires %d", temper.Name, his, others)
		}
	}
}
