package prototype

import (
	"fmt"
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
)

// rule: mu-prototype/duration/modes-agreed-before-start
func TestALimitIsAgreed(t *testing.T) {
	Want(t, "no limit", Refused(4, nil), OptionTurns)
	Want(t, "turns", Refused(4, map[string]int{OptionTurns: 5}), "")
	Want(t, "honour", Refused(4, map[string]int{OptionHonour: 20}), "")
	Want(t, "time", Refused(4, map[string]int{OptionTime: 180}), "")
	Want(t, "all three", Refused(4, map[string]int{OptionTurns: 5, OptionHonour: 20, OptionTime: 180}), "")
	Want(t, "honour that is declared", Refused(4, map[string]int{OptionHonour: 20, OptionDeclared: 1}), "")
	Want(t, "nothing to declare", Refused(4, map[string]int{OptionTurns: 5, OptionDeclared: 1}), OptionDeclared)
	suggested := map[string]int{}
	for _, o := range tableOptions() {
		suggested[o.ID] = o.Default
	}
	Want(t, "the turns that a table is offered with", suggested[OptionTurns], 10)
	Want(t, "no other limit", suggested[OptionHonour]+suggested[OptionTime]+suggested[OptionDeclared], 0)
	Want(t, "with Fairs", suggested[OptionFairs], 1)
}

// rule: mu-prototype/realms/selectable-realms
func TestSelectableRealms(t *testing.T) {
	choose := func(seats, realm int) string {
		return Refused(seats, map[string]int{OptionTurns: 5, play.SeatKey(OptionRealm, 1): realm})
	}
	for _, c := range []struct {
		seats, realms int
	}{{3, 5}, {5, 5}, {6, 6}, {7, 10}, {10, 10}} {
		free := 0
		for n := range TheBox().Playable() {
			if choose(c.seats, n+1) == "" {
				free++
			}
		}
		Want(t, "realms to choose", free, c.realms)
	}
	Want(t, "Novgorod of five", choose(5, Novgorod), "realm.1")
	options := tableOptions()
	realm := options[slices.IndexFunc(options, func(o play.Option) bool { return o.ID == OptionRealm })]
	Want(t, "ten to choose from, or any", len(realm.Values), 1+10)
	for i, n := range realm.Values {
		if n != AnyRealm {
			Want(t, "by its name", realm.Names[i], TheBox().Atlas.Realms[TheBox().Playable()[n-1]].ID)
		}
	}
	twice := map[string]int{OptionTurns: 5, play.SeatKey(OptionRealm, 0): Empire, play.SeatKey(OptionRealm, 2): Empire}
	Want(t, "the same realm twice", Refused(4, twice), "realm.2")
	for range 3 {
		p := Began(t, 10, nil)
		var taken uint64
		for s := range p.Players[:10] {
			taken |= 1 << p.Players[s].Realm
		}
		Want(t, "ten realms by lot", len(PlacesIn(taken)), 10)
	}
}

// Random tables of every number of players, with asides, answers taken back and bad answers: what is conserved stays,
// views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for _, s := range Tables() {
		t.Run(fmt.Sprintf("%d players, %v", s.Seats, s.Options), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: s, Seed: 1, Meddle: true, Studies: true, Blind: s.Seats < 5, NoReplay: s.Seats > 7})
		})
	}
}
