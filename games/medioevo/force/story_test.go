package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// What the chronicle tells of Honour Points adds up to what everybody ends with. playtest holds it to that.
func TestHonourComesFromWhatTheChronicleTells(t *testing.T) {
	game := Tested().Game()
	for seats := LeastRealms; seats <= 5; seats++ {
		s := Setup(seats, uint64(seats)+20, map[string]int{OptionTurns: 3, OptionPieces: seats % 2})
		if _, err := playtest.Play(game, playtest.Options{Setup: s, Seed: uint64(seats), NoReplay: true}); err != nil {
			t.Errorf("%d players: %v", seats, err)
		}
	}
}

// A line of honour is a gain or a loss, and no other line is.
func TestHonourIsGainedByItsLine(t *testing.T) {
	got := HonourIn(play.Line{Key: KeyHonour, Args: play.Args{2, -3, int16(ForSurprise)}})
	if len(got) != 1 || got[0] != (play.Gain{Seat: 2, Source: "surprise", Points: -3}) {
		t.Errorf("told is %+v", got)
	}
	if got := HonourIn(play.Line{Key: KeyTaken, Args: play.Args{2, 3, 4}}); got != nil {
		t.Errorf("a conquest tells of %+v", got)
	}
}

// Every source of honour has its name in every language.
func TestSourcesHaveTheirWords(t *testing.T) {
	keys := []string{"source.start"}
	for _, source := range SourceIDs {
		keys = append(keys, "source."+source)
	}
	for _, key := range keys {
		for _, language := range rulebook.Languages {
			if Tested().Words.Text(language, key) == "" {
				t.Errorf("%s: nothing says %s", language, key)
			}
		}
	}
}

// Every realm that can be played has its name in every language.
func TestRealmsAreCalled(t *testing.T) {
	for _, language := range rulebook.Languages {
		for _, r := range TheBox().Playable() {
			realm := &TheBox().Atlas.Realms[r]
			if got := Tested().TextOf(language, "called."+realm.ID); got == "" || got != realm.Name[language] {
				t.Errorf("%s: %s is called %q", language, realm.ID, got)
			}
		}
	}
}
