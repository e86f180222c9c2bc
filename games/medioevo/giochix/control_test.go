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

// Who loses his Control token in a territory where he has figures holds it by them.
// rule: mu-giochix/conquest/other-territories-need-garrison
func TestAGarrisonOutlastsAStar(t *testing.T) {
	p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).build("thrace", Military, 2)
	for _, id := range [...]string{"bulgaria", "serbia"} {
		x := &p.Territories[p.place(id)]
		x.Star, x.From = byzantines, p.place("thrace")
	}
	p.raze(&play.Table{}, p.place("thrace"), Military)
	p.wantControl("bulgaria", byzantines)
	p.wantControl("serbia", play.Nobody)
}
