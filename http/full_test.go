package http_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"signoria"
	server "signoria/http"
)

// full is a store on a disk that has no room.
type full struct{ signoria.Store }

func (full) CreatePlayer(context.Context, signoria.Player, []byte) error {
	return fmt.Errorf("%w (/var/lib/signoria is full)",
		signoria.Errorf(signoria.Unwritten, "nothing can be saved at the moment, so it has not happened: try again in a while"))
}

// On a full disk a player is told so in his language, and nothing of the machine.
func TestAFullDiskIsToldInWords(t *testing.T) {
	s := newSite(t, server.Config{})
	srv := server.New(s.host, full{s.store}, server.Config{Log: quiet})
	for lang, want := range map[string]string{"en": "Nothing can be saved at the moment", "it": "non si può salvare nulla"} {
		r, err := http.NewRequest("POST", "/api/me", strings.NewReader(`{"name":"Ada"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept-Language", lang)
		w := httptest.NewRecorder()
		srv.ServeHTTP(w, r)
		if got := w.Body.String(); w.Code != http.StatusServiceUnavailable || !strings.Contains(got, want) || strings.Contains(got, "/var/lib") {
			t.Errorf("%s: status %d: %s", lang, w.Code, got)
		}
		if w.Header().Get("Retry-After") == "" {
			t.Errorf("%s: it does not say when to try again", lang)
		}
	}
}
