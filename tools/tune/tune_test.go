package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"signoria/tools/tune/knob"
)

func squad(t *testing.T) *source {
	t.Helper()
	code, err := read([]string{"testdata/squad"})
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// Moved is what says how much: constants too, but no name of a thing, no place in a list, nothing below two, and no constant
// that is used otherwise besides.
func TestNumbersAreHowMuch(t *testing.T) {
	var got []string
	for _, n := range squad(t).numbers {
		got = append(got, fmt.Sprintf("%d used %d", n.value, len(n.uses)))
	}
	if want := []string{"12 used 1", "4 used 1", "3 used 1", "40 used 1", "7 used 1", "20 used 1"}; !slices.Equal(got, want) {
		t.Errorf("the numbers are %q, want %q", got, want)
	}
}

// What is woven asks for each number by its own type, and is told whose it is. It is good Go.
func TestWeaving(t *testing.T) {
	code := squad(t)
	texts, err := code.woven()
	if err != nil {
		t.Fatal(err)
	}
	file, err := filepath.Abs("testdata/squad/squire.go")
	if err != nil {
		t.Fatal(err)
	}
	text := string(texts[file])
	for _, want := range []string{
		"knob.Of[int](0, dear)*once + knob.Of[int](3, 40)", "g.Purse[s] / knob.Of[int16](2, 3)", "> knob.Of[Wage](4, 7)", "/knob.Of[int](1, share)",
		"play.Answer {{ s, _, _ := o.At(0); knob.Asked(s) }; \n", "{knob.Asked(play.Nobody);  return a, acts }", `import "signoria/tools/tune/knob"`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q does not stand in\n%s", want, text)
		}
	}
	if _, err := code.build(t.Context(), t.TempDir(), "./testdata/squad"); err != nil {
		t.Error(err)
	}
}

// A number is moved if that is surely better, in the file's place of it.
func TestBetterNumbersAreWritten(t *testing.T) {
	code := squad(t)
	tried := make([]knob.Trial, len(code.numbers))
	for i := range tried {
		for way := range knob.Ways {
			for n := range 100 {
				tried[i][way].Add(float64(n % 2)) // as chance has it
			}
		}
	}
	for range 100 {
		tried[3][knob.Down].Add(1)
	}
	edits := better(code, tried, 2)
	if len(edits) != 1 {
		t.Fatalf("files to edit: %v", edits)
	}
	for file, all := range edits {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(edited(text, all)); got != strings.Replace(string(text), "+ 40", "+ 27", 1) {
			t.Errorf("%s: %v, which makes\n%s", file, all, got)
		}
	}
}
