package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const fortification = 100 // strength a city gains by it

const (
	KeyCityTaken         play.Key = 150 + iota // Baron A takes city B
	KeyCityNeutral                             // city A becomes neutral
	KeyBreach                                  // city A takes a breach; its strength is B
	KeyNoLongerFortified                       // city A is breached to nothing: the fortification is lost
)

var fortifiedCityChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyCityTaken: "city-taken", KeyCityNeutral: "city-neutral", KeyBreach: "breach",
		KeyNoLongerFortified: "no-longer-fortified",
	},
}

// captureCity gives a city to a Baron. Breaches and fortification stay; every siege ends, being
// against the former owner.
// rule: warrior-knights/fortified-cities/stays-when-conquered
func (g *State) captureCity(t *play.Table, s play.Seat, c int8) {
	city := &g.Cities[c]
	city.Owner = s
	city.Siege, city.Besiegers = [MaxBarons]int16{}, 0
	t.Tell(KeyCityTaken, int16(s), int16(c))
}

// neutralize takes a city from its owner. The fortification goes with the control tile; breaches stay,
// and so do sieges.
// rule: warrior-knights/fortified-cities/lost-when-neutral
// rule: warrior-knights/administration/step-3-neutral-effects
func (g *State) neutralize(t *play.Table, c int8) {
	city := &g.Cities[c]
	city.Owner, city.Fortified = play.Nobody, false
	t.Tell(KeyCityNeutral, int16(c))
}

// breachCity puts up to n breaches on a city, as many as it can take.
// rule: warrior-knights/assault/breach-cap
func (g *State) breachCity(t *play.Table, c int8, n int8) {
	for ; n > 0 && g.cityStrength(c) > 0; n-- {
		g.Cities[c].Breaches++
		t.Tell(KeyBreach, int16(c), g.cityStrength(c))
		g.loseFortification(t, c)
	}
}

// loseFortification discards a breach of a fortified city at strength 0 and turns its tile.
// rule: warrior-knights/fortified-cities/breached-to-zero
func (g *State) loseFortification(t *play.Table, c int8) {
	city := &g.Cities[c]
	if city.Fortified && g.cityStrength(c) == 0 {
		city.Breaches--
		city.Fortified = false
		t.Tell(KeyNoLongerFortified, int16(c))
	}
}
