package bargain

import "slices"

// phrases are what may be said with a bargain, by language: the words for each number from 1. With 0 nothing is said.
type phrases map[string][]string

// in are all of them in a language; nil in one that is not spoken.
func (p phrases) in(language string) []string { return slices.Clone(p[language]) }

// say says one of them, "" for a number that says nothing.
func (p phrases) say(language string, n int16) string {
	said := p[language]
	if n < 1 || int(n) > len(said) {
		return ""
	}
	return said[n-1]
}
