package medioevo

import "strings"

// ArticleAfter is the article of a place's name in a language after a preposition, or with "" where it stands alone. An
// Italian one is in Stiria, but conquers la Stiria and comes dalla Stiria: what has no article after "in" is a land, and
// nearly all of those are feminine.
func (a *Atlas) ArticleAfter(preposition string, p Place, language string) string {
	usual := a.Article(p)[language]
	if usual != "" || language != "it" || strings.EqualFold(preposition, "in") {
		return usual
	}
	if alone := a.Territories[p].Alone[language]; alone != "" {
		return alone
	}
	if strings.ContainsRune("AEIOU", []rune(a.Name(p)[language])[0]) {
		return "l'"
	}
	return "la"
}

// Article is the article of a place's name by language, nil if it is said without.
func (a *Atlas) Article(p Place) Name {
	if p.Sea() {
		return a.Seas[p-Territories].Article
	}
	return a.Territories[p].Article
}
