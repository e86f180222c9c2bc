package http_test

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
	"signoria/play"
)

// The page of a table that was begun under older rules is told where newer ones begin, and kindly what cannot be seen.
func TestThePageOfATableBegunUnderOlderRules(t *testing.T) {
	file, err := os.Open("../host/testdata/version-1/crusader-kings.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var old struct {
		Setup signoria.Setup
		Base  signoria.Base
		Rows  []signoria.Row
	}
	z, err := gzip.NewReader(file)
	if err == nil {
		err = json.NewDecoder(z).Decode(&old)
	}
	if err != nil {
		t.Fatal(err)
	}

	s := newSiteOf(t, server.Config{Limits: generous}, games.All()...)
	ada := s.browser("Ada")
	stored := signoria.Table{ID: "old", Setup: old.Setup, Host: ada.me.ID, Progress: signoria.Progress{Status: signoria.Playing, Waiting: []play.Seat{}}}
	if stored.Manners, err = (signoria.Manners{}).Agreed(); err != nil {
		t.Fatal(err)
	}
	for range old.Setup.Seats {
		stored.Chairs = append(stored.Chairs, signoria.Chair{Player: ada.me.ID, Name: "Ada"})
	}
	ctx := context.Background()
	for _, err := range []error{s.store.CreateTable(ctx, stored), s.store.AppendRows(ctx, "old", old.Rows, stored.Progress), s.store.SaveBase(ctx, "old", old.Base)} {
		if err != nil {
			t.Fatal(err)
		}
	}

	page := ada.page("/api/tables/old/events?lang=it&seat=0", "")
	defer page.close()
	u := page.next()
	if n := len(old.Rows); len(u.Upgrades) != 1 || u.Upgrades[0].Row != int32(n+1) || u.Upgrades[0].Version == 1 || u.Upgrades[0].At == 0 {
		t.Errorf("it is told of %+v after %d rows", u.Upgrades, n)
	}
	for lang, want := range map[string]string{"en": "That was played under older rules", "it": "Questo si è giocato con regole più vecchie"} {
		if p := ada.get("/api/tables/old/moments?seat=0&from=0&to=19&lang="+lang, nil); p == nil || p.status != 409 || !strings.HasPrefix(p.Message, want) {
			t.Errorf("looking back it is told %v", p)
		}
	}
	for lang, want := range map[string]string{"en": "The record was made under version 1 of the rules; this build has version %d.", "it": "Il verbale è stato scritto con la versione 1 delle regole; qui c’è la versione %d."} {
		g, err := s.host.Game(old.Setup.Game)
		if err != nil {
			t.Fatal(err)
		}
		p := ada.post("/api/records?lang="+lang, signoria.Record{Setup: old.Setup, Rows: old.Rows}, nil)
		if want := fmt.Sprintf(want, g.Version()); p == nil || p.Message != want {
			t.Errorf("of its record it is told %v, want %s", p, want)
		}
	}
}
