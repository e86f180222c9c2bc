package main

import (
	"strings"
	"testing"
	"time"
)

func TestTheEnvironmentSaysWhatNoFlagDoes(t *testing.T) {
	t.Setenv("SIGNORIA_PACE", "2s")
	t.Setenv("SIGNORIA_BOT_SEED", "7")
	t.Setenv("SIGNORIA_VERBOSE", "true")
	f := flags("serve")
	pace, seed, verbose, data := f.Duration("pace", time.Second, ""), f.Uint64("bot-seed", 0, ""), f.Bool("verbose", false, ""), dataFlag(f)
	words, err := env{}.parse(f, []string{"--pace", "3s", "word"})
	if err != nil || len(words) != 1 || words[0] != "word" {
		t.Fatalf("%q %v", words, err)
	}
	if *pace != 3*time.Second || *seed != 7 || !*verbose || *data != "data" {
		t.Errorf("pace %v, seed %d, verbose %v, data %s", *pace, *seed, *verbose, *data)
	}
}

// Compose's ${SIGNORIA_PACE:-} leaves an empty one.
func TestAnEmptyVariableSaysNothing(t *testing.T) {
	for _, name := range []string{"PACE", "DATA", "TLS_HOST", "REDIRECT"} {
		t.Setenv("SIGNORIA_"+name, "")
	}
	s, err := readSettings(env{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.pace != botPace || s.data != dataDir || len(s.tls) != 0 || s.redirect != "" {
		t.Errorf("pace %v, data %q, names %v; plain HTTP at %q, want nowhere", s.pace, s.data, s.tls, s.redirect)
	}
}

func TestABadVariableIsNamed(t *testing.T) {
	t.Setenv("SIGNORIA_PACE", "soon")
	status, _, says := said(t, "serve", "--data", t.TempDir())
	if status != 2 || !strings.Contains(says, "SIGNORIA_PACE=soon in the environment") {
		t.Errorf("it ended with %d, saying %q", status, says)
	}
}
