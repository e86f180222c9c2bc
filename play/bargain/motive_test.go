package bargain

import (
	"testing"

	"signoria/rulebook"
)

func TestEveryMotiveIsSaidInEveryLanguage(t *testing.T) {
	for _, language := range rulebook.Languages {
		said := map[string]Motive{}
		for why := BothGain; int16(why) <= LastMotive; why++ {
			words := why.Say(language)
			if other, twice := said[words]; twice || words == "" || words != Motives(language)[why-1] {
				t.Errorf("%s: motive %d is %q, as is %d", language, why, words, other)
			}
			said[words] = why
		}
	}
	want(t, "none", NoMotive.Say("en"), "")
	want(t, "one that there is not", Motive(LastMotive+1).Say("en"), "")
	want(t, "in no language", len(Motives("la")), 0)
}

// Records keep the numbers.
func TestMotivesKeepTheirNumbers(t *testing.T) {
	want(t, "motives", [...]Motive{BothGain, AgainstLeader, SafeBorder, SpareGoods, NeedCoin, NeedThing}, [...]Motive{1, 2, 3, 4, 5, 6})
}
