package medioevo

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
		{"with", "", "Byzantine Empire", "with Byzantine Empire"},
	} {
		if is := After(x.preposition, x.article, x.name); is != x.is {
			t.Errorf("%s, %q, %s: %q, want %q", x.preposition, x.article, x.name, is, x.is)
		}
	}
}
