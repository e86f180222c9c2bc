package medioevo

import "strings"

// What an article becomes after a preposition that melts with it: in + il is nel, di + l' dell'.
var melts = map[string]string{"il": "l", "lo": "llo", "la": "lla", "l'": "ll'", "i": "i", "gli": "gli", "le": "lle"}

// stems are what is left of such prepositions.
var stems = map[string]string{"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}

// asInTown is the article of places that one is at, as at a town or on a small island, and not in.
const asInTown = "a"

// After puts a preposition before a name and the article that belongs to it, "" for none. A name may bring its article
// with it, as the barbarians do.
func After(preposition, article, name string) string {
	if first, rest, _ := strings.Cut(name, " "); article == "" && melts[first] != "" {
		article, name = first, rest
	}
	low := strings.ToLower(preposition)
	said := preposition
	switch stem, melted := stems[low], melts[article]; {
	case article == asInTown && low == "in":
		said = "a"
	case melted != "" && stem != "":
		said = stem + melted
	case melted != "":
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

// Article is the article of a place's name by language, nil if it is said without.
func (a *Atlas) Article(p Place) Name {
	if p.Sea() {
		return a.Seas[p-Territories].Article
	}
	return a.Territories[p].Article
}
