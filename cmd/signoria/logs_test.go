package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"signoria"
)

func TestTheLogLeavesOutWhatFailsBecauseNothingCanBeWritten(t *testing.T) {
	unwritten := fmt.Errorf("%w (disk full)", signoria.Errorf(signoria.Unwritten, "nothing can be saved"))
	for verbose, want := range map[bool]int{false: 1, true: 2} {
		var told strings.Builder
		log := newLog(&told, logText, verbose).With("at", "home").WithGroup("here")
		log.Error("rows were not recorded", "table", "t", "error", unwritten)
		log.Error("a bot failed", "table", "t", "error", errors.New("it broke"))
		if n := strings.Count(told.String(), "\n"); n != want || !strings.Contains(told.String(), "a bot failed") {
			t.Errorf("verbose %v: %d lines, want %d: %s", verbose, n, want, told.String())
		}
	}
}

func TestTheLogAsJSON(t *testing.T) {
	var told strings.Builder
	newLog(&told, logJSON, false).Info("hello", "table", "t")
	var line struct{ Level, Msg, Table string }
	if err := json.Unmarshal([]byte(told.String()), &line); err != nil || line.Msg != "hello" || line.Table != "t" || line.Level != "INFO" {
		t.Errorf("it told %q (%v)", told.String(), err)
	}
	if status, _, says := said(t, "serve", "--log", "xml"); status != 2 || !strings.Contains(says, "text or json") {
		t.Errorf("it ended with %d, saying %q", status, says)
	}
}
