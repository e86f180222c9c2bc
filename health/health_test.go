package health

import (
	"errors"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestAFullDiskIsToldOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var told strings.Builder
		h := New(slog.New(slog.NewTextHandler(&told, nil)))
		full := errors.New("database or disk is full")
		for range 1500 {
			h.Wrote(0, full)
			h.Wrote(0, nil) // what is small has room
		}
		if n := strings.Count(told.String(), "\n"); n != 1 || !strings.Contains(told.String(), full.Error()) {
			t.Errorf("it told %d lines: %.300s", n, told.String())
		}
		if err := h.Ready(); err == nil || strings.Contains(err.Error(), full.Error()) {
			t.Errorf("to anybody it says %v", err)
		}
		told.Reset()
		time.Sleep(calm)
		h.Wrote(0, nil)
		h.Wrote(0, nil)
		if n := strings.Count(told.String(), "\n"); n != 1 || !strings.Contains(told.String(), `"failed meanwhile"=1500`) {
			t.Errorf("when it worked again it told %q", told.String())
		}
		if err := h.Ready(); err != nil {
			t.Errorf("it is not ready: %v", err)
		}
		told.Reset()
		h.Wrote(0, full)
		if n := strings.Count(told.String(), "\n"); n != 1 {
			t.Errorf("when it failed again it told %q", told.String())
		}
	})
}

func TestADamagedFileIsNotReady(t *testing.T) {
	h := New(slog.New(slog.DiscardHandler))
	h.Checked(nil)
	if err := h.Ready(); err != nil {
		t.Errorf("a whole file: %v", err)
	}
	h.Checked(errors.New("page 7 is never used"))
	if err := h.Ready(); err == nil || strings.Contains(err.Error(), "page 7") {
		t.Errorf("to anybody it says %v", err)
	}
}

func TestWhoDrainsIsNotReady(t *testing.T) {
	h := New(slog.New(slog.DiscardHandler))
	if h.Drain(); h.Ready() == nil || h.Ready().Error() != "draining" {
		t.Errorf("it says %v", h.Ready())
	}
}
