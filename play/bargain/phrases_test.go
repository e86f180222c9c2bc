package bargain

import (
	"testing"

	"signoria/rulebook"
)

// saidInEveryLanguage checks that what may be said has words in every language, as many as there are numbers and no two alike, and
// that other numbers say nothing.
func saidInEveryLanguage(t *testing.T, last int16, all func(language string) []string, say func(language string, n int16) string) {
	t.Helper()
	for _, language := range rulebook.Languages {
		want(t, language+": how many", len(all(language)), int(last))
		said := map[string]int16{}
		for n := int16(1); n <= last; n++ {
			words := say(language, n)
			if other, twice := said[words]; twice || words == "" || words != all(language)[n-1] {
				t.Errorf("%s: %d is %q, as is %d", language, n, words, other)
			}
			said[words] = n
		}
	}
	want(t, "none", say("en", 0), "")
	want(t, "one that there is not", say("en", last+1), "")
	want(t, "in no language", len(all("la")), 0)
}
