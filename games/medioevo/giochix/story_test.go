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
	sources := []string{"start"} // what everybody began with
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

// Every turn goes through the phases in their order.
// rule: mu-giochix/turn/seven-phases
func TestATurnGoesThroughItsPhases(t *testing.T) {
	l, err := Game().Start(signoria.Setup{Game: ID, Version: Version, Seats: LeastPlayers, Options: map[string]int{optionTurns: 6, optionPieces: 1}})
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	for !l.Over() {
		o := l.Offers()[src.N(len(l.Offers()))]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			t.Fatal(err)
		}
	}
	turns, phase := 0, TurnEnd-1
	for _, line := range l.Lines(0) {
		switch line.Key {
		case KeyTurn:
			if turns++; phase != TurnEnd-1 {
				t.Errorf("turn %d begins after %s", turns, phaseIDs[phase])
			}
			phase = Setting
		case KeyPhase:
			if phase++; line.Args[0] != int16(phase) {
				t.Errorf("turn %d: %s comes where %s should", turns, phaseIDs[line.Args[0]], phaseIDs[phase])
			}
		}
	}
	if turns != 6 || phase != TurnEnd-1 {
		t.Errorf("%d turns, the last to %s", turns, phaseIDs[phase])
	}
}

// An army is as strong as it has figures, whatever they are.
// rule: mu-giochix/scope/unit-based-not-force-value
func TestArmiesAreCountedInFigures(t *testing.T) {
	p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2, Knight: 1})
	if n := counts(p.army(byzantines, p.place("thrace"))); n.All() != 3 || n[Knight] != 1 {
		t.Errorf("there are %v", n)
	}
}

// Technologies raise what every piece brings, and real cubes do.
// rule: mu-giochix/commerce/price-raisers
func TestWhatRaisesPrices(t *testing.T) {
	p := position(t, 3).learn(byzantines, "mercatura", "cartografia", "banche")
	thrace := p.place("thrace")
	p.Territories[thrace].Cubes = 0b111
	if more := p.moreByTrade(byzantines, 4); more != 4*(10+10) {
		t.Errorf("technologies bring %d florins more", more)
	}
	if more := p.marketBonus(byzantines, thrace); more != 3*20 {
		t.Errorf("the market brings %d florins more a piece", more)
	}
	if more := p.marketBonus(mamluks, p.place("egypt")); more != 0 {
		t.Errorf("an empty market brings %d florins more a piece", more)
	}
}
