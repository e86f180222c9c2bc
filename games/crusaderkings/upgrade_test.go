package crusaderkings

import (
	"encoding/json"
	"testing"
)

// What an event has granted at a table of the first version is worth there what it was.
func TestBoonsOfAnOlderTableAreWhatTheyWere(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
	taxes, price := p.income(english), p.developPrice(english)
	if err := json.Unmarshal([]byte(`{"Seat":0,"Effect":{"Mod":5,"Value":2},"Until":0,"Event":3}`), &p.Boons[0]); err != nil {
		t.Fatal(err)
	}
	want(t, "Gold of a Tax action", p.income(english), taxes+2)
	want(t, "a Development card", p.developPrice(english), price)
}
