package crusaderkings

import (
	"fmt"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// What the chronicle tells of Victory Points adds up to what every dynasty ends with, in every scenario, with AI
// dynasties and without. playtest holds it to that, and says what else does not hold.
func TestPointsComeFromWhatTheChronicleTells(t *testing.T) {
	game := Game()
	for scenario := range scenarios {
		for _, ai := range []bool{false, true} {
			story := box.Scenarios[scenario]
			setup := signoria.Setup{Game: ID, Version: Version, Seats: story.Most, Seed: uint64(scenario) + 40, Options: map[string]int{optionScenario: scenario + 1}}
			if ai {
				setup.Options[play.SeatKey(optionAI, 1)], setup.Options[play.SeatKey(optionAI, 2)] = int(Ferox), int(Aperio)
			}
			if _, err := playtest.Play(game, playtest.Options{Setup: setup, Seed: uint64(scenario), Meddle: true, NoReplay: true}); err != nil {
				t.Errorf("%s, AI %v: %v", story.ID, ai, err)
			}
		}
	}
}

// Every source of points has its name in every language.
func TestSourcesHaveTheirWords(t *testing.T) {
	keys := []string{"source.start", "source." + trophySource}
	for _, source := range sources {
		keys = append(keys, "source."+source)
	}
	for _, key := range keys {
		for _, language := range rulebook.Languages {
			if texts.Text(language, key) == "" {
				t.Errorf("%s: nothing says %s", language, key)
			}
		}
	}
}

// A point that passes from one dynasty to another is lost by the one and gained by the other.
func TestAPointPasses(t *testing.T) {
	for _, test := range []struct {
		line play.Line
		want []play.Gain
	}{
		{play.Line{Key: KeyLandTaken, Args: play.Args{3, 1, 2, int16(Conquered)}}, []play.Gain{{Seat: 1, Source: "conquest", Points: 1}, {Seat: 2, Source: "conquest", Points: -1}}},
		{play.Line{Key: KeyLandTaken, Args: play.Args{3, 1, -1, int16(Annexed)}}, []play.Gain{{Seat: 1, Source: "annexation", Points: 1}}},
		{play.Line{Key: KeyLandLost, Args: play.Args{3, 1, int16(Forsaken)}}, []play.Gain{{Seat: 1, Source: "crisis", Points: -1}}},
		{play.Line{Key: KeyLandLost, Args: play.Args{3, 1, int16(Forsaken), 1}}, nil},
		{play.Line{Key: KeyLandTaken, Args: play.Args{3, 1, 2, int16(Conquered), 1}}, []play.Gain{{Seat: 1, Source: "conquest", Points: 1}}},
		{play.Line{Key: KeyKnightLaid, Args: play.Args{1, 3}}, []play.Gain{{Seat: 1, Source: "events", Points: -1}}},
		{play.Line{Key: KeyKnightRises, Args: play.Args{1, 3}}, []play.Gain{{Seat: 1, Source: "events", Points: 1}}},
		{play.Line{Key: KeyTrophy, Args: play.Args{1, int16(Builder), 0}}, []play.Gain{{Seat: 1, Source: "trophies", Points: 1}, {Seat: 0, Source: "trophies", Points: -1}}},
		{play.Line{Key: KeyTrophyLost, Args: play.Args{1, int16(Builder)}}, []play.Gain{{Seat: 1, Source: "trophies", Points: -1}}},
		{play.Line{Key: KeyGoal, Args: play.Args{1, 9}}, []play.Gain{{Seat: 1, Source: "trophies", Points: 1}}},
		{play.Line{Key: KeyMovesIn, Args: play.Args{1, 3, 4}}, nil},
	} {
		if got := pointsIn(test.line); fmt.Sprint(got) != fmt.Sprint(test.want) {
			t.Errorf("%+v tells of %+v, want %+v", test.line, got, test.want)
		}
	}
}
