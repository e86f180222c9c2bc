package health

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

func TestAdminTellsWhatWasMeasured(t *testing.T) {
	h := New(slog.New(slog.DiscardHandler))
	h.Wrote(3*time.Millisecond, nil)
	h.Wrote(time.Millisecond, errors.New("full"))
	h.Told(20 * time.Millisecond)
	h.Responded(200)
	h.Responded(503)
	h.Responded(503)
	h.Gauge("signoria_tables", "Tables in memory.", func() float64 { return 7 })
	h.Counter("signoria_answers_total", "Answers recorded.", func() float64 { return 9 }, map[string]string{"by": "bot"})
	get := func(path string) (status int, body string) {
		w := httptest.NewRecorder()
		h.Admin().ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		return w.Code, w.Body.String()
	}
	status, told := get("/metrics")
	for _, want := range []string{
		"signoria_store_write_seconds_count 2", "signoria_store_write_failures_total 1", "signoria_told_seconds_count 1",
		`signoria_http_responses_total{status="503"} 2`, "signoria_tables 7", `signoria_answers_total{by="bot"} 9`, "go_goroutines ",
	} {
		if !strings.Contains(told, want+"\n") && !strings.Contains(told, "\n"+want) {
			t.Errorf("it does not tell %q", want)
		}
	}
	if status != http.StatusOK {
		t.Errorf("status %d", status)
	}
	if status, told := get("/debug/pprof/cmdline"); status != http.StatusNotFound {
		t.Errorf("the command line: status %d, %q", status, told)
	}
	if status, told := get("/debug/pprof/"); status != http.StatusOK || !strings.Contains(told, "goroutine") {
		t.Errorf("profiles: status %d", status)
	}
}
