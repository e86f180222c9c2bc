package http_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	server "signoria/http"
)

// Anybody may ask whether the server is there, and whether it does its work.
func TestHealthAndReadiness(t *testing.T) {
	var bad error
	s := newSite(t, server.Config{Ready: func() error { return bad }})
	wants := func(path string, status int, says string) {
		t.Helper()
		w := httptest.NewRecorder()
		s.srv.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		if w.Code != status || w.Body.String() != says+"\n" || w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s: status %d, %q; want %d, %q", path, w.Code, w.Body.String(), status, says)
		}
	}
	wants("/healthz", http.StatusOK, "ok")
	wants("/readyz", http.StatusOK, "ready")
	bad = errors.New("nothing can be written")
	wants("/healthz", http.StatusOK, "ok")
	wants("/readyz", http.StatusServiceUnavailable, "nothing can be written")
	bad = nil
	s.srv.Stop()
	wants("/healthz", http.StatusOK, "ok")
	wants("/readyz", http.StatusServiceUnavailable, "the server is stopping")
}

// meter counts what is measured.
type meter struct {
	mu       sync.Mutex
	told     []time.Duration
	statuses map[int]int
}

func (m *meter) Told(after time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.told = append(m.told, after)
}

func (m *meter) Responded(status int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.statuses[status]++
}

// What is measured is how long news take, not how old the table is when a page comes.
func TestMeter(t *testing.T) {
	m := &meter{statuses: map[int]int{}}
	s := newSite(t, server.Config{Limits: generous, Meter: m})
	ada := s.browser("Ada")
	table := ada.open("me", "me", "me")
	page := ada.page("/api/tables/"+table.ID+"/events", "")
	u := page.next()
	m.mu.Lock()
	told := len(m.told)
	m.mu.Unlock()
	if told != 0 || s.srv.Streams() != 1 {
		t.Errorf("a page that comes: %d times told, %d streams; want 0 and 1", told, s.srv.Streams())
	}
	ada.must(ada.answer(table.ID, u))
	page.next()
	page.close()
	s.end() // what was told has been measured then
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.told) != 1 || m.told[0] < 0 {
		t.Errorf("after an answer it was told %v", m.told)
	}
	if m.statuses[http.StatusNoContent]+m.statuses[http.StatusOK] < 4 || s.srv.Streams() != 0 {
		t.Errorf("it responded %v, and %d streams are open", m.statuses, s.srv.Streams())
	}
}
