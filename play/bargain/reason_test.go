package bargain

import (
	"testing"

	"signoria/rulebook"
)

func TestEveryReasonIsSaidInEveryLanguage(t *testing.T) {
	for _, language := range rulebook.Languages {
		said := map[string]Reason{}
		for why := TooLittle; int16(why) <= LastReason; why++ {
			words := why.Say(language)
			if other, twice := said[words]; twice || words == "" || words != Reasons(language)[why-1] {
				t.Errorf("%s: reason %d is %q, as is %d", language, why, words, other)
			}
			said[words] = why
		}
	}
	want(t, "none", NoReason.Say("en"), "")
	want(t, "one that there is not", Reason(LastReason+1).Say("en"), "")
	want(t, "in no language", len(Reasons("la")), 0)
}

// Records keep the numbers.
func TestReasonsKeepTheirNumbers(t *testing.T) {
	want(t, "reasons", [...]Reason{TooLittle, NotWithYou, Promised, TooStrong, NotNow, Faithless}, [...]Reason{1, 2, 3, 4, 5, 6})
}
