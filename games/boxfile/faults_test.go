package boxfile_test

import (
	"fmt"
	"strings"
	"testing"

	"signoria/games/boxfile"
)

type thing struct {
	boxfile.Item `yaml:",inline"`
}

type board struct {
	Cities []thing `yaml:"cities"`
}

type printed struct {
	board `yaml:",inline"`
	Roads []thing `yaml:"roads"`
}

// A list that is longer or shorter than it must be is told of by its name in the files, those of an embedded struct too.
func TestCounted(t *testing.T) {
	p := &printed{board{make([]thing, 2)}, make([]thing, 1)}
	var f boxfile.Faults
	if f.Counted(p, map[string]int{"cities": 2, "roads": 1}); f.Err() != nil {
		t.Errorf("nothing is amiss, and told is %v", f.Err())
	}
	f.Counted(p, map[string]int{"roads": 2, "cities": 1})
	want := []string{"cities: 2 of them; there must be 1", "roads: 1 of them; there must be 2"}
	for i, line := range strings.Split(fmt.Sprint(f.Err()), "\n") {
		if !strings.HasSuffix(line, want[i]) {
			t.Errorf("told is %q, not %q", line, want[i])
		}
	}
}

// What has no word in the files cannot be named there.
func TestWords(t *testing.T) {
	if words := boxfile.Words[int8]([]string{"", "plain", "", "wood"}); len(words) != 2 || words["plain"] != 1 || words["wood"] != 3 {
		t.Errorf("the words are %v", words)
	}
}
