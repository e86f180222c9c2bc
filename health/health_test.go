package health

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
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

// A database that was away and is there again has all its servers ready at once: who sends players to them had none else.
func TestADatabaseThatIsThereAgainIsReadyAtOnce(t *testing.T) {
	var told strings.Builder
	h := New(slog.New(slog.NewTextHandler(&told, nil)))
	for range 20 {
		h.Wrote(0, fmt.Errorf("%w (connection refused)", signoria.ErrAway))
	}
	if err := h.Ready(); err == nil || strings.Contains(err.Error(), "refused") {
		t.Errorf("to anybody it says %v", err)
	}
	h.Wrote(0, nil)
	if err := h.Ready(); err != nil {
		t.Errorf("it is not ready: %v", err)
	}
	if n := strings.Count(told.String(), "\n"); n != 2 || !strings.Contains(told.String(), "connection refused") || !strings.Contains(told.String(), "again") {
		t.Errorf("it told %s", told.String())
	}
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
