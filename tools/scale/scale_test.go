package main

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"signoria/games"
	"signoria/postgres/pgtest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// A game that is kept takes more than its rows do, in either store, and both take what is written at once.
func TestBothStoresAreMeasured(t *testing.T) {
	pgtest.Running(t) // or it is skipped
	k, err := newKeeper()
	if err != nil {
		t.Fatal(err)
	}
	defer k.close()
	x, err := k.sizes(t.Context(), games.All()[0], 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range [][2]float64{x.file, x.server} {
		if x.rows == 0 || of[0] < float64(10*x.rows) || of[1] <= of[0] {
			t.Errorf("of %d rows it keeps %.0f bytes, and %.0f in all", x.rows, of[0], of[1])
		}
	}
	all, err := k.rates(t.Context(), 50*time.Millisecond)
	if err != nil || len(all) != len(writers) || all[0].file == 0 || all[0].server == 0 {
		t.Errorf("it found %+v (%v)", all, err)
	}
}

func TestPlots(t *testing.T) {
	bytes := drawSizes([]size{{game: "a", file: [2]float64{1, 1024}, server: [2]float64{1, 2048}}})
	rates := drawRates([]rate{{writers: 1, file: 500, server: 100}, {writers: 64, file: 500, server: 1000}})
	for _, picture := range []string{bytes, rates} {
		for lines := xml.NewDecoder(strings.NewReader(picture)); ; {
			if _, err := lines.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
	}
	if full := fmt.Sprintf(`width="%.1f"`, float64(wide-2*edge-names-axis)); strings.Count(bytes, full) != 1 {
		t.Errorf("the longest bar is not as long as there is room: %s", bytes)
	}
	if highest := fmt.Sprintf("L%d.0 %d.0", wide-edge, titled); strings.Count(rates, highest) != 1 {
		t.Errorf("the most is not at the top: %s", rates)
	}
}
