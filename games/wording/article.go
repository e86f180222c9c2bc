package wording

import (
	"strings"
	"unicode/utf8"
)

// What an article becomes after a preposition that melts with it: in + il is nel, di + l' dell'.
var melts = map[string]string{"il": "l", "lo": "llo", "la": "lla", "l'": "ll'", "i": "i", "gli": "gli", "le": "lle"}

// stems are what is left of such prepositions.
var stems = map[string]string{"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}

// asInTown is the article of places that one is at, as at a town or on a small island, and not in.
const asInTown = "a"

// theOnly is the article of the English, which melts with nothing.
const theOnly = "the"

// opening stands before a word that begins with a capital where a sentence does; Sentences takes it away.
const opening = "\x01"

// With puts before a name the article that belongs to it, "" for none or one that the name brings with it.
func With(article, name string) string {
	switch {
	case article == "" || article == asInTown:
		return opening + name
	case strings.HasSuffix(article, "'"):
		return opening + article + name
	}
	return opening + article + " " + name
}

// Sentences is a text whose sentences begin with capitals, also where a name opens them with its article.
func Sentences(text string) string {
	said, rest, found := strings.Cut(text, opening)
	if !found {
		return text
	}
	whole := strings.Builder{}
	whole.WriteString(said)
	for found {
		said, rest, found = strings.Cut(rest, opening)
		if begins(whole.String()) {
			_, n := utf8.DecodeRuneInString(said)
			said = strings.ToUpper(said[:n]) + said[n:]
		}
		whole.WriteString(said)
	}
	return whole.String()
}

// begins says whether a sentence begins after what was said.
func begins(said string) bool {
	before := strings.TrimRight(said, " –“«")
	return before == "" || before != said && strings.ContainsAny(before[len(before)-1:], ".!?")
}

// After puts a preposition before a name and the article that belongs to it, "" for none. A name may bring its article
// with it, as the barbarians do, marked up or not.
func After(preposition, article, name string) string {
	mark, bare, marked := strings.Cut(name, "|")
	if !marked {
		mark, bare = "", name
	} else {
		mark += "|"
	}
	if first, rest, _ := strings.Cut(bare, " "); article == "" && melts[first] != "" {
		article, name = first, mark+rest
	}
	if preposition == "" {
		return With(article, name)
	}
	low := strings.ToLower(preposition)
	said := preposition
	switch stem, melted := stems[low], melts[article]; {
	case article == asInTown && low == "in":
		said = "a"
	case melted != "" && stem != "":
		said = stem + melted
	case melted != "" || article == theOnly:
		said += " " + article
	}
	if low != preposition {
		said = strings.ToUpper(said[:1]) + said[1:]
	}
	if strings.HasSuffix(said, "'") {
		return said + name
	}
	return said + " " + name
}

// Bare stands for a name without preposition or article.
const Bare = "-"

// Saying lets a text put a preposition before a name, which some languages join to its article: {{place .A "in"}}, "" for
// the article alone. usual is what stands before the name where a text says nothing.
func Saying(name func(int16) string, article func(i int16, preposition string) string, usual string) func(i int16, preposition ...string) string {
	return func(i int16, preposition ...string) string {
		before := usual
		if len(preposition) > 0 {
			before = preposition[0]
		}
		if before == Bare {
			return name(i)
		}
		return After(before, article(i, before), name(i))
	}
}
