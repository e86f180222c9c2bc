package main

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

func TestHealthAsksTheServerHere(t *testing.T) {
	address, stop := serving(t, "--addr", "127.0.0.1:0", "--data", t.TempDir())
	at := strings.TrimPrefix(address, "http://")
	if status, out, says := said(t, "health", "--addr", at); status != 0 || out != "ready\n" {
		t.Errorf("it ended with %d, saying %q %q", status, out, says)
	}
	t.Setenv("SIGNORIA_ADDR", at)
	if status, _, says := said(t, "health"); status != 0 {
		t.Errorf("by the environment it ended with %d, saying %q", status, says)
	}
	stop()
	if status, _, _ := said(t, "health"); status != 1 {
		t.Errorf("of one that has stopped it ended with %d", status)
	}
	if status, _, says := said(t, "health", "--addr", "nowhere"); status != 2 {
		t.Errorf("it ended with %d, saying %q", status, says)
	}
	for said, want := range map[string]string{":8080": "localhost:8080", "0.0.0.0:80": "localhost:80", "[::]:80": "localhost:80", "10.0.0.1:80": "10.0.0.1:80"} {
		if got, err := here(said); err != nil || got != want {
			t.Errorf("%s is reached at %s (%v), want %s", said, got, err, want)
		}
	}
}

// What is for those who run the server is on its own address, and on no other.
func TestAdminHasItsOwnAddress(t *testing.T) {
	l, err := listenFor("", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	l() // none was opened
	admin := freeAddr(t)
	address, stop := serving(t, "--addr", "127.0.0.1:0", "--admin", admin, "--data", t.TempDir())
	get := func(url string) string {
		t.Helper()
		w, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Body.Close()
		told, err := io.ReadAll(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(told)
	}
	get(address + "/readyz")
	told := get("http://" + admin + "/metrics")
	for _, want := range []string{"signoria_tables 0", "signoria_streams 0", "signoria_bots_waiting 0", "signoria_thinking 0", "signoria_ready 1", "signoria_crowded 0",
		"signoria_max_tables 1000", "signoria_max_streams 5000", "signoria_max_guests 1000", "signoria_max_live_bytes 1.073741824e+09",
		"signoria_guests_left 1000", "signoria_live_bytes ", "signoria_wait_seconds 0",
		`signoria_answers_total{by="player"} 0`, `signoria_answers_total{by="bot"} 0`, `signoria_http_responses_total{status="200"}`,
		"signoria_store_write_seconds_count", "signoria_told_seconds_count", "go_memstats_heap_alloc_bytes"} {
		if !strings.Contains(told, want) {
			t.Errorf("it does not tell %q", want)
		}
	}
	for _, path := range []string{"/metrics", "/debug/pprof/"} {
		if told := get(address + path); strings.Contains(told, "goroutine") || strings.Contains(told, "signoria_") {
			t.Errorf("players are told %s", path)
		}
	}
	if status := stop(); status != 0 {
		t.Errorf("it ended with %d", status)
	}
	if _, err := http.Get("http://" + admin + "/metrics"); err == nil {
		t.Error("it is told still")
	}
}
