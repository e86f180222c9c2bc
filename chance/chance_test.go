package chance_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"testing"

	"signoria/chance"
)

// Records hold seeds, so the draws of a seed may never change.
func ExampleNew() {
	s := chance.New(1387)
	for range 6 {
		fmt.Print(s.N(6)+1, " ")
	}
	deck := []string{"a", "b", "c", "d", "e"}
	chance.Shuffle(&s, deck)
	fmt.Println(deck)
	// Output: 6 1 3 1 1 2 [e c a d b]
}

func TestNIsEven(t *testing.T) {
	s := chance.New(7)
	for _, n := range []int{1, 2, 3, 6, 24, 100} {
		const draws = 60_000
		got := make([]float64, n)
		for range draws {
			got[s.N(n)]++
		}
		want, chi := draws/float64(n), 0.0
		for _, g := range got {
			chi += (g - want) * (g - want) / want
		}
		// Chi squared has mean n-1 and variance 2(n-1); five deviations off is not chance.
		if limit := float64(n-1) + 5*math.Sqrt(2*float64(n-1)); n > 1 && chi > limit {
			t.Errorf("N(%d): chi squared %.1f, over %.1f", n, chi, limit)
		}
	}
}

func TestNPanicsOnNothing(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("N(0) did not panic")
		}
	}()
	s := chance.New(1)
	s.N(0)
}

func TestSourceIsAPlainValue(t *testing.T) {
	a := chance.New(5)
	a.Uint64()
	b := a
	if a.Uint64() != b.Uint64() {
		t.Error("a copied source draws differently")
	}
	raw, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	var c chance.Source
	if err := json.Unmarshal(raw, &c); err != nil || c != a {
		t.Errorf("a source does not survive JSON: %s, %v", raw, err)
	}
}

func deck(cards ...uint8) (d chance.Deck) {
	for _, c := range cards {
		d.Under(c, 0)
	}
	return d
}

func cards(d chance.Deck) []uint8 { return slices.Clone(d.Card[:d.Size]) }

func TestDeck(t *testing.T) {
	d := deck(1, 2, 3)
	d.Push(0, 1<<2)
	d.Under(4, chance.Everyone)
	if got := cards(d); !slices.Equal(got, []uint8{0, 1, 2, 3, 4}) {
		t.Fatalf("got %v", got)
	}
	if got := d.Take(2); got != 2 || d.Len() != 4 || d.Index(2) != -1 || d.Index(3) != 2 {
		t.Errorf("taking the third card: got %d, left %v", got, cards(d))
	}
	if d.Pop() != 0 {
		t.Error("the top card is the one pushed")
	}
	if want := deck(1, 3); true {
		want.Under(4, chance.Everyone)
		if d != want {
			t.Error("equal decks are not equal to the byte")
		}
	}
}

func TestWhoKnows(t *testing.T) {
	for _, c := range []struct {
		who  uint16
		seat int8
		want bool
	}{
		{0, 0, false}, {1 << 3, 3, true}, {1 << 3, 2, false},
		{chance.Everyone, 9, true}, {chance.Everyone, -1, true}, {1<<6 - 1, -1, false},
	} {
		if got := chance.Knows(c.who, c.seat); got != c.want {
			t.Errorf("Knows(%b, %d) = %v", c.who, c.seat, got)
		}
	}
	d := deck(1, 2)
	d.Under(3, 1<<1)
	var unknown []uint8
	d.Unknown(1, func(c *uint8) { unknown = append(unknown, *c) })
	if !slices.Equal(unknown, []uint8{1, 2}) {
		t.Errorf("seat 1 does not know %v", unknown)
	}
	s := chance.New(1)
	d.Shuffle(&s)
	for i := range d.Len() {
		if d.Knows[i] != 0 {
			t.Error("somebody knows a place in a shuffled deck")
		}
	}
}

func TestDeckJSON(t *testing.T) {
	d := deck(9, 8, 7)
	d.Push(6, 5)
	raw, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"cards":[6,9,8,7],"knows":[5,0,0,0]}`; string(raw) != want {
		t.Errorf("got %s, want %s", raw, want)
	}
	var back chance.Deck
	if err := json.Unmarshal(raw, &back); err != nil || back != d {
		t.Errorf("got %v, %v", back, err)
	}
	for _, bad := range []string{`{"cards":[1],"knows":[]}`, `{"cards":7}`, `{"cards":[256],"knows":[0]}`, fmt.Sprintf(`{"cards":%s,"knows":%[1]s}`, long(161))} {
		if err := json.Unmarshal([]byte(bad), &back); err == nil {
			t.Errorf("accepted %.40s", bad)
		}
	}
}

func long(n int) string {
	raw, _ := json.Marshal(make([]int, n))
	return string(raw)
}

func FuzzDeckJSON(f *testing.F) {
	f.Add([]byte(`{"cards":[6,9],"knows":[5,0]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		var d chance.Deck
		if json.Unmarshal(raw, &d) != nil {
			return
		}
		again, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		var back chance.Deck
		if err := json.Unmarshal(again, &back); err != nil || back != d {
			t.Errorf("%s reads back as another deck: %v", again, err)
		}
	})
}

func BenchmarkN(b *testing.B) {
	s := chance.New(1)
	for b.Loop() {
		s.N(24)
	}
}
