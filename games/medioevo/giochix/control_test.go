package giochix

import (
	"testing"

	"signoria/play"
)

// A Kingdom's own land is home to its player, the sea and all other land to nobody.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func TestWhoseHomeAPlaceIs(t *testing.T) {
	p := position(t, 3)
	for id, want := range map[string]play.Seat{"thrace": byzantines, "egypt": mamluks, "crimea": play.Nobody, "kent": play.Nobody, "sea-of-marmara": play.Nobody} {
		if s := p.homeOf(p.place(id)); s != want {
			t.Errorf("%s is the home of %d", id, s)
		}
	}
}
