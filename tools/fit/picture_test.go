package main

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
)

// What came as often as was said lies on the dashed line, from the lower left to the upper right.
func TestPicture(t *testing.T) {
	r := report{loss: 1, blind: 1.4}
	r.bands[2] = band{n: 40, said: 10, won: 10}
	r.bands[7] = band{n: 40, said: 30, won: 20}
	picture := r.picture("Whose & when")
	for lines := xml.NewDecoder(strings.NewReader(picture)); ; {
		if _, err := lines.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, at := range [][2]float64{{0.25, 0.25}, {0.75, 0.5}} {
		circle := fmt.Sprintf(`cx="%.1f" cy="%.1f"`, edge+axis+side*at[0], titled+side*(1-at[1]))
		if strings.Count(picture, circle) != 1 {
			t.Errorf("nothing stands at %v: %s", at, picture)
		}
	}
	if n := strings.Count(picture, "<circle"); n != 2 {
		t.Errorf("%d bands are drawn", n)
	}
}
