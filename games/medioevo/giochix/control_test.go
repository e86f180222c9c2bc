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

// Land of a Kingdom is its player's while nobody else holds it, no rebels stand there alone, and he is in the game. A
// Control token holds it as units do.
// rule: mu-giochix/events/rebellion-effect
// rule: mu-giochix/conquest/initial-territories-stay-controlled
// rule: mu-giochix/taxes/default-twice-eliminated
func TestWhoControlsAKingdom(t *testing.T) {
	rebels := Horde{Light: 1, Rebels: 1, Risings: 1}
	for name, c := range map[string]struct {
		ready func(p *at)
		want  play.Seat
	}{
		"in peace":                  {func(*at) {}, byzantines},
		"rebels alone":              {func(p *at) { p.barbariansIn("thrace", rebels) }, play.Nobody},
		"rebels beside his units":   {func(p *at) { p.barbariansIn("thrace", rebels).stand(byzantines, "thrace", Counts{Light: 1}) }, byzantines},
		"rebels beside other units": {func(p *at) { p.barbariansIn("thrace", rebels).stand(mamluks, "thrace", Counts{Light: 1}) }, play.Nobody},
		"rebels and his star": {func(p *at) {
			p.barbariansIn("thrace", rebels).Territories[p.place("thrace")].Star = byzantines
		}, byzantines},
		"another's units": {func(p *at) { p.stand(mamluks, "thrace", Counts{Light: 1}) }, byzantines},
		"conquered":       {func(p *at) { p.take(mamluks, "thrace") }, mamluks},
		"another's star":  {func(p *at) { p.Territories[p.place("thrace")].Star = mamluks }, mamluks},
		"a star where another stands": {func(p *at) {
			p.stand(byzantines, "thrace", Counts{Light: 1}).Territories[p.place("thrace")].Star = mamluks
		}, mamluks},
		"he is out": {func(p *at) { p.Players[byzantines].Out = true }, play.Nobody},
	} {
		p := position(t, 3)
		if c.ready(p); p.controller(p.place("thrace")) != c.want {
			t.Errorf("%s: controlled by %d, want %d", name, p.controller(p.place("thrace")), c.want)
		}
	}
}

// rule: mu-giochix/setup/kingdoms-and-initial-territories
func TestWhatIsInPlay(t *testing.T) {
	for seats, want := range map[int]map[string]bool{
		5: {"thrace": true, "kent": true, "brittany": false, "pskov": false, "sea-of-marmara": true, "celtic-sea": true},
		6: {"thrace": true, "kent": true, "brittany": true, "pskov": true, "sea-of-marmara": true, "celtic-sea": true},
	} {
		p := position(t, seats)
		for id, is := range want {
			if got := p.inPlay(p.place(id)); got != is {
				t.Errorf("with %d: %s is in play: %v", seats, id, got)
			}
		}
	}
}

// rule: mu-giochix/conquest/other-territories-need-garrison
func TestAGarrison(t *testing.T) {
	p := position(t, 3).take(mamluks, "bulgaria").stand(byzantines, "bulgaria", Counts{Light: 1})
	p.put(byzantines, 0, Spot(p.place("thrace")))
	p.wantControl("bulgaria", mamluks) // a guest who leaves takes nothing along
	p.stand(mamluks, "bulgaria", Counts{Light: 1}).put(mamluks, 0, Supply)
	p.wantControl("bulgaria", mamluks) // one is enough
	p.put(mamluks, 1, Supply)
	p.wantControl("bulgaria", play.Nobody)
	p.stand(mamluks, "bulgaria", Counts{Light: 1})
	p.wantControl("bulgaria", play.Nobody) // and who comes back by himself has not conquered it again
	galley := p.own(byzantines, Galley, 1, "sea-of-marmara")
	p.aboard(byzantines, galley, Counts{Light: 1}).drive(byzantines, galley, p.place("north-aegean"))
	p.wantHere(byzantines, "north-aegean", 1)
	p.wantHere(byzantines, "sea-of-marmara", 0)
}
