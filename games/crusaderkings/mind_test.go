package crusaderkings

import (
	"math"
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

func TestTheValueTellsWhoWins(t *testing.T) {
	playtest.Value(t, Game(), squireBot, 4, 100, 0.1)
}

func TestTheNumbersTellHowADynastyStands(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4)
	p.own(english, "wessex", "mercia").foot("wessex").castle("mercia")
	p.bagged(english, "pious", "cruel")
	for name, want := range map[string]float64{
		"points": 0.2, "ahead": 2.0 / 3, "behind": 0, "gold": 1, "castles": 0.5, "footsoldiers": 0.25, "bag-green": 0.125,
		"bag-red": 0.125, "first": 1, "english": 1, "french": 0, "printed-strategy": 0, "rebellion": 0,
	} {
		if got := p.number(english, name); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	if got := p.number(french, "behind"); math.Abs(got-2.0/3) > 1e-9 {
		t.Errorf("the French are %v behind, want two of three", got)
	}
	p.Dynasties[french].Out = true
	if numbersOf(p.State, french, make([]float64, len(mindNumbers))) {
		t.Error("who is out may still win")
	}
}

// number is one of the numbers that tell how a dynasty stands.
func (p *at) number(s play.Seat, name string) float64 {
	n := make([]float64, len(mindNumbers))
	numbersOf(p.State, s, n)
	return n[slices.Index(mindNumbers, name)]
}
