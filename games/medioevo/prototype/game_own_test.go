package prototype

import (
	"fmt"
	"signoria/play"
	"signoria/play/playtest"
	"slices"
	"testing"
)

// rule: mu-prototype/duration/modes-agreed-before-start
func TestALimitIsAgreed(t *testing.T) {
	want(t, "no limit", refused(4, nil), optionTurns)
	want(t, "turns", refused(4, map[string]int{optionTurns: 5}), "")
	want(t, "honour", refused(4, map[string]int{optionHonour: 20}), "")
	want(t, "time", refused(4, map[string]int{optionTime: 180}), "")
	want(t, "all three", refused(4, map[string]int{optionTurns: 5, optionHonour: 20, optionTime: 180}), "")
	want(t, "honour that is declared", refused(4, map[string]int{optionHonour: 20, optionDeclared: 1}), "")
	want(t, "nothing to declare", refused(4, map[string]int{optionTurns: 5, optionDeclared: 1}), optionDeclared)
	suggested := map[string]int{}
	for _, o := range tableOptions() {
		suggested[o.ID] = o.Default
	}
	want(t, "the turns that a table is offered with", suggested[optionTurns], 10)
	want(t, "no other limit", suggested[optionHonour]+suggested[optionTime]+suggested[optionDeclared], 0)
	want(t, "with Fairs", suggested[optionFairs], 1)
}

// rule: mu-prototype/realms/selectable-realms
func TestSelectableRealms(t *testing.T) {
	choose := func(seats, realm int) string {
		return refused(seats, map[string]int{optionTurns: 5, play.SeatKey(optionRealm, 1): realm})
	}
	for _, c := range []struct {
		seats, realms int
	}{{3, 5}, {5, 5}, {6, 6}, {7, 10}, {10, 10}} {
		free := 0
		for n := range box().playable() {
			if choose(c.seats, n+1) == "" {
				free++
			}
		}
		want(t, "realms to choose", free, c.realms)
	}
	want(t, "Novgorod of five", choose(5, novgorod), "realm.1")
	options := tableOptions()
	realm := options[slices.IndexFunc(options, func(o play.Option) bool { return o.ID == optionRealm })]
	want(t, "ten to choose from, or any", len(realm.Values), 1+10)
	for i, n := range realm.Values {
		if n != anyRealm {
			want(t, "by its name", realm.Names[i], box().Atlas.Realms[box().playable()[n-1]].ID)
		}
	}
	twice := map[string]int{optionTurns: 5, play.SeatKey(optionRealm, 0): empire, play.SeatKey(optionRealm, 2): empire}
	want(t, "the same realm twice", refused(4, twice), "realm.2")
	for range 3 {
		p := began(t, 10, nil)
		var taken uint64
		for s := range p.Players[:10] {
			taken |= 1 << p.Players[s].Realm
		}
		want(t, "ten realms by lot", len(placesIn(taken)), 10)
	}
}

// Random tables of every number of players, with asides, answers taken back and bad answers: what is conserved stays,
// views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for _, s := range tables() {
		t.Run(fmt.Sprintf("%d players, %v", s.Seats, s.Options), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: s, Seed: 1, Meddle: true, Blind: s.Seats < 5, NoReplay: s.Seats > 7})
		})
	}
}
