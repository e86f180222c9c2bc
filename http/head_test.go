package http_test

import (
	"io"
	"net/http"
	"testing"

	server "signoria/http"
)

// Who asks for the head of a stream alone may ask for more on the same connection, as a proxy does for somebody else.
func TestTheHeadOfAStreamKeepsNoConnection(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada := s.browser("Ada")
	table := ada.open("me", "open").ID
	for _, path := range []string{"/api/tables/" + table + "/events", "/api/events"} {
		for _, asked := range []struct {
			method, path string
			status       int
		}{{http.MethodHead, path, http.StatusMethodNotAllowed}, {http.MethodGet, "/healthz", http.StatusOK}} {
			r, err := http.NewRequestWithContext(t.Context(), asked.method, ada.base+asked.path, nil)
			if err != nil {
				t.Fatal(err)
			}
			w, err := ada.Do(r)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := io.Copy(io.Discard, w.Body); err != nil {
				t.Fatal(err)
			}
			w.Body.Close()
			if w.StatusCode != asked.status {
				t.Errorf("%s %s: %s", asked.method, asked.path, w.Status)
			}
			if asked.method == http.MethodHead && w.Header.Get("Allow") != "GET" {
				t.Errorf("%s says what is allowed: %q", asked.path, w.Header.Get("Allow"))
			}
		}
	}
}
