package rulebook_test

import (
	"slices"
	"strings"
	"testing"

	"signoria/rulebook"
)

func TestRelatedRulesStandInTheSamePassage(t *testing.T) {
	b, err := rulebook.Of("warrior-knights")
	if err != nil {
		t.Fatal(err)
	}
	chapter := func(id string) string { return strings.Split(id, "/")[1] }
	some := 0
	for _, id := range b.IDs {
		related := b.Related(id)
		some += len(related)
		if len(related) > 6 {
			t.Errorf("%s has %d related rules", id, len(related))
		}
		for _, other := range related {
			if !slices.Contains(b.IDs, other) || chapter(other) == chapter(id) {
				t.Errorf("%s is related to %s", id, other)
			}
		}
	}
	if some < len(b.IDs)/2 {
		t.Errorf("only %d relations among %d rules", some, len(b.IDs))
	}
	if got := b.Related("warrior-knights/none"); len(got) != 0 {
		t.Errorf("a rule that is not there is related to %v", got)
	}
}
