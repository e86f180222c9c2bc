package medioevo

import (
	"testing"

	"signoria/games/wording"
)

func TestALandHasAnArticleOnlyWhereOneIsNotInIt(t *testing.T) {
	a := &Atlas{Territories: [Territories]Territory{
		{Name: Name{"it": "Stiria", "en": "Styria"}}, {Name: Name{"it": "Albania", "en": "Albania"}}, {Name: Name{"it": "Abruzzo"}, Alone: Name{"it": "l'"}},
		{Name: Name{"it": "Kiev"}, Article: Name{"it": "a"}}, {Name: Name{"it": "Baleari"}, Article: Name{"it": "le"}},
	}}
	for _, x := range []struct {
		preposition, language string
		p                     Place
		is                    string
	}{
		{"in", "it", 0, "in Stiria"}, {"In", "it", 0, "In Stiria"}, {"da", "it", 0, "dalla Stiria"}, {"di", "it", 1, "dell'Albania"},
		{"in", "it", 2, "in Abruzzo"}, {"a", "it", 2, "all'Abruzzo"}, {"in", "it", 3, "a Kiev"}, {"da", "it", 3, "da Kiev"},
		{"in", "it", 4, "nelle Baleari"}, {"di", "it", 4, "delle Baleari"}, {"from", "en", 0, "from Styria"},
	} {
		if is := wording.After(x.preposition, a.ArticleAfter(x.preposition, x.p, x.language), a.Name(x.p)[x.language]); is != x.is {
			t.Errorf("%q, want %q", is, x.is)
		}
	}
	if is := wording.Sentences("Ora tiene " + wording.With(a.ArticleAfter("", 0, "it"), "Stiria")); is != "Ora tiene la Stiria" {
		t.Error(is)
	}
}
