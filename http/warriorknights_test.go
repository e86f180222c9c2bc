package http_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"signoria"
	"signoria/bot"
	"signoria/chance"
	"signoria/host"
	server "signoria/http"
	"signoria/sqlite"
)

// TestWarriorKnightsOnTheWire plays the real game for a while, as a page does: a player against
// bots, answering and taking back, in a table that is then served by another process.
func TestWarriorKnightsOnTheWire(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	src := chance.New(1)
	var table server.TableInfo
	var ada *browser
	for round := range 2 {
		store, err := sqlite.Open(context.Background(), file)
		if err != nil {
			t.Fatal(err)
		}
		h := host.New(store, bot.Games(), host.Options{Log: quiet})
		s := httptest.NewServer(server.New(h, store, server.Config{Limits: generous, Log: quiet}))
		if round == 0 {
			ada = newBrowser(t, s.URL, "Ada")
			level := bot.Games()[0].Bots()[0]
			ada.must(ada.post("/api/tables", server.NewTable{Game: "warrior-knights", Seats: []string{"me", "bot:" + level, "bot:" + level}}, &table))
		}
		ada.base = s.URL // the cookie is for the host, whatever the port
		p := ada.page("/api/tables/"+table.ID+"/events?lang=it", "")
		for answered := 0; answered < 40; {
			u := p.next()
			if u.Table.Status == signoria.Finished {
				t.Fatal("it was over too soon")
			}
			if u.Offer == nil {
				continue
			}
			if u.Offer.Prompt == "" || u.Offer.Name == "" {
				t.Errorf("row %d: a question without words: %+v", u.Row, u.Offer)
			}
			if u.Undo.May && src.N(4) == 0 {
				if p := ada.post("/api/tables/"+table.ID+"/takeback", server.SeatOf{}, nil); p != nil && p.status != 409 {
					t.Fatal(p)
				}
				continue
			}
			i := src.N(len(u.Offer.Choices))
			c := u.Offer.Choices[i]
			answer := server.GiveAnswer{Token: u.Offer.Token, Choice: i, Number: c.Low + src.N(c.High-c.Low+1)}
			switch p := ada.post("/api/tables/"+table.ID+"/answers", answer, nil); {
			case p == nil:
				answered++
			case p.status != 409: // a bot came between
				t.Fatal(p)
			}
		}
		p.close()
		s.CloseClientConnections()
		s.Close()
		h.Close()
		if err := store.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkLookingBack is a look at the last moments of a long game of six, as many as are shown at once:
// the rows read, the record run to its end, the views packed and sent.
func BenchmarkLookingBack(b *testing.B) {
	store, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "store.db"))
	if err != nil {
		b.Fatal(err)
	}
	h := host.New(store, bot.Games(), host.Options{Log: quiet})
	s := httptest.NewServer(server.New(h, store, server.Config{Limits: generous, Log: quiet}))
	defer func() {
		s.Close()
		h.Close()
		store.Close()
	}()
	raw, err := os.ReadFile("../games/warriorknights/testdata/golden-six-barons.json")
	if err != nil {
		b.Fatal(err)
	}
	var r signoria.Record
	if err := json.Unmarshal(raw, &r); err != nil {
		b.Fatal(err)
	}
	ada := newBrowser(b, s.URL, "Ada")
	var table server.TableInfo
	ada.must(ada.post("/api/records", r, &table))
	path := fmt.Sprintf("%s/api/tables/%s/moments?seat=0&from=%d", s.URL, table.ID, len(r.Rows)-70)
	sent := int64(0)
	for b.Loop() {
		q, err := http.NewRequestWithContext(b.Context(), http.MethodGet, path, nil)
		if err != nil {
			b.Fatal(err)
		}
		q.Header.Set("Accept-Encoding", "gzip")
		w, err := ada.Do(q)
		if err != nil {
			b.Fatal(err)
		}
		if sent, err = io.Copy(io.Discard, w.Body); err != nil || w.StatusCode != http.StatusOK {
			b.Fatal(w.StatusCode, err)
		}
		w.Body.Close()
	}
	b.ReportMetric(float64(len(r.Rows)), "rows")
	b.ReportMetric(float64(sent), "bytes")
}
