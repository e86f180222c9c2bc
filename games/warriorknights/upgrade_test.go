package warriorknights

import "testing"

// By the first version all of a besieging Baron's Nobles who stood there pressed his siege, and it was not said who.
func TestSiegesOfAnOlderTableHaveTheirBesiegers(t *testing.T) {
	p := position(t, 3)
	one, other := p.noble(green, star).at("vecht"), p.noble(green, square).at("vecht")
	p.noble(green, circle).at("froli")
	p.noble(red, star).at("vecht")
	p.Cities[city(t, "vecht")].Siege[green] = 1
	upgraded(p.State, Version)
	want(t, "besiegers of a table of today, before they are named", p.Cities[city(t, "vecht")].Besiegers, 0)
	upgraded(p.State, 1)
	want(t, "besiegers", p.Cities[city(t, "vecht")].Besiegers, set(one.n, other.n))
	want(t, "besiegers of another city", p.Cities[city(t, "froli")].Besiegers, 0)
	want(t, "a fortress off the map", p.Fortresses[red].Besiegers, 0)
}
