package playtest

import (
	"reflect"
	"testing"
)

func TestAListThatIsMissing(t *testing.T) {
	type place struct {
		Figures []int            `json:"figures"`
		Rare    []int            `json:"rare,omitempty"`
		Orders  []int            `json:"orders" tstype:"number[] | null"`
		Named   map[string][]int `json:"named"`
	}
	type view struct {
		Places []place `json:"places"`
		Battle *place  `json:"battle"`
	}
	full := place{Figures: []int{}}
	for want, shown := range map[string]any{
		"":                          view{Places: []place{full}},
		".Places is nil":            view{},
		".Places[1].Figures is nil": &view{Places: []place{full, {}}},
		".Battle.Figures is nil":    view{Places: []place{}, Battle: &place{}},
		".Battle.Named[x] is nil":   view{Places: []place{}, Battle: &place{Figures: []int{}, Named: map[string][]int{"x": nil}}},
	} {
		if got := missing(reflect.ValueOf(shown)); got != want {
			t.Errorf("%+v: %q, not %q", shown, got, want)
		}
	}
}
