package wording

import "testing"

func TestAPrepositionMeltsWithTheArticle(t *testing.T) {
	for _, x := range []struct{ preposition, article, name, is string }{
		{"con", "l'", "Impero Bizantino", "con l'Impero Bizantino"},
		{"con", "il", "Regno di Ungheria", "con il Regno di Ungheria"},
		{"di", "l'", "Impero Bizantino", "dell'Impero Bizantino"},
		{"a", "il", "Regno di Ungheria", "al Regno di Ungheria"},
		{"da", "la", "Repubblica di Venezia", "dalla Repubblica di Venezia"},
		{"su", "i", "Ducati di Polonia", "sui Ducati di Polonia"},
		{"In", "lo", "Stato della Chiesa", "Nello Stato della Chiesa"},
		{"in", "le", "Baleari", "nelle Baleari"},
		{"in", "", "Pannonia", "in Pannonia"},
		{"in", asInTown, "Kiev", "a Kiev"},
		{"di", asInTown, "Kiev", "di Kiev"},
		{"di", "", "i barbari", "dei barbari"},
		{"con", "", "i barbari", "con i barbari"},
		{"di", "", "[[seat:0|gli Inglesi]]", "degli [[seat:0|Inglesi]]"},
		{"di", "la", "[[seat:0|Casa di Blois]]", "della [[seat:0|Casa di Blois]]"},
		{"with", "the", "Byzantine Empire", "with the Byzantine Empire"},
		{"In", "the", "Gulf of Lion", "In the Gulf of Lion"},
		{"in", "", "Kent", "in Kent"},
	} {
		if is := After(x.preposition, x.article, x.name); is != x.is {
			t.Errorf("%s, %q, %s: %q, want %q", x.preposition, x.article, x.name, is, x.is)
		}
	}
}

func TestAnArticleOpensASentence(t *testing.T) {
	empire, realm := With("the", "Byzantine Empire"), With("l'", "Impero Bizantino")
	for _, x := range []struct{ said, is string }{
		{empire + " attacks " + empire + ".", "The Byzantine Empire attacks the Byzantine Empire."},
		{"It is over. " + empire + " wins.", "It is over. The Byzantine Empire wins."},
		{"1. " + empire, "1. The Byzantine Empire"},
		{"– " + empire + " pays.", "– The Byzantine Empire pays."},
		{"Vince " + realm + "! " + realm + " paga.", "Vince l'Impero Bizantino! L'Impero Bizantino paga."},
		{With("", "i barbari") + " 4, " + With("", "i barbari") + " 2", "I barbari 4, i barbari 2"},
		{With("", "[[seat:0|Ireland]]") + " wins.", "[[seat:0|Ireland]] wins."},
		{"it is not one of ours. nor this", "it is not one of ours. nor this"},
	} {
		if is := Sentences(x.said); is != x.is {
			t.Errorf("%q, want %q", is, x.is)
		}
	}
}
