package giochix

import (
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/rulebook"
)

// The chronicle tells where every Honour Point came from, and each source has a name.
// rule: mu-giochix/setup/honor-points-start
func TestTheChronicleAccountsForAllHonour(t *testing.T) {
	for seed := range uint64(12) {
		l, err := Game().Start(signoria.Setup{Game: ID, Version: Version, Seats: LeastPlayers + int(seed)%4, Seed: seed, Options: map[string]int{optionTurns: 6, optionPieces: 1}})
		if err != nil {
			t.Fatal(err)
		}
		src := chance.New(seed)
		for !l.Over() {
			o := l.Offers()[src.N(len(l.Offers()))]
			c := o.Choices[src.N(len(o.Choices))]
			if _, err := l.Answer(c.With(o.Seat, c.Hi)); err != nil {
				t.Fatal(err)
			}
		}
		var sum [MostPlayers]int
		for _, line := range l.Lines(0) {
			for _, gain := range honourIn(line) {
				sum[gain.Seat] += gain.Points
			}
		}
		for _, place := range l.Standing().Places {
			if have := place.Scores[0].Value - startHonour; have != sum[place.Seat] {
				t.Errorf("seed %d: seat %d gained %d Honour, and the chronicle tells of %d", seed, place.Seat, have, sum[place.Seat])
			}
		}
	}
}

func TestSourcesOfHonourAndDeedsHaveNames(t *testing.T) {
	var sources []string
	for k := range texts.Lines {
		for bonus := range int16(bonuses) {
			for _, gain := range honourIn(play.Line{Key: k, Args: play.Args{0, 1, bonus, 1}}) {
				sources = append(sources, gain.Source)
			}
		}
	}
	for _, language := range rulebook.Languages {
		for _, source := range sources {
			if texts.Text(language, "source."+source) == "" {
				t.Errorf("%s: %s has no name", language, source)
			}
		}
		for _, deed := range deeds {
			if texts.Text(language, "deed."+deed) == "" {
				t.Errorf("%s: the story %s has no name", language, deed)
			}
		}
	}
}
