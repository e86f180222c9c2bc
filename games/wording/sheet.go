package wording

import (
	"regexp"
	"slices"
	"strings"

	"signoria/play"
)

// Sheet is a play.Card being written: what a thing on the board of a position is, in a language, for a viewer. A game
// embeds it and adds how its things are written.
type Sheet[S any] struct {
	play.Card
	G        *S
	Language string
	Viewer   play.Seat
	words    *Words[S]
	game     string
}

// Sheet begins a card; game is the id of the game, by which its rules are cited.
func (w *Words[S]) Sheet(game string, g *S, language string, viewer play.Seat) Sheet[S] {
	return Sheet[S]{G: g, Language: language, Viewer: viewer, words: w, game: game}
}

// Head writes of which sort the thing is, and its title.
func (c *Sheet[S]) Head(sort string, title func(*Speaker[S]) string) {
	c.Kind = c.words.Say(c.G, c.Language, "about."+sort, Said{})
	c.Title = Unmarked(c.words.final(c.words.Naming(c.G, c.Language, title)))
}

// Fact adds a fact in words, if there are any: a text may have nothing to say of its numbers.
func (c *Sheet[S]) Fact(key string, args ...int16) { c.Noted(key, "", args...) }

// Noted is Fact with words that go into it.
func (c *Sheet[S]) Noted(key, note string, args ...int16) {
	var a play.Args
	copy(a[:], args)
	c.Print(c.words.Say(c.G, c.Language, "about."+key, Of(a, note)))
}

// Print adds what is printed on the thing itself.
func (c *Sheet[S]) Print(text string) {
	if text != "" {
		c.Facts = append(c.Facts, text)
	}
}

// List adds a fact that names things, if there are any.
func (c *Sheet[S]) List(key string, name func(s *Speaker[S], i int16) string, all ...int16) {
	if len(all) == 0 {
		return
	}
	c.Noted(key, c.words.Naming(c.G, c.Language, func(s *Speaker[S]) string {
		names := make([]string, len(all))
		for i, x := range all {
			names[i] = name(s, x)
		}
		return strings.Join(names, ", ")
	}))
}

// Cite adds rules that speak of the thing, by their ids in the game, each once.
func (c *Sheet[S]) Cite(ids ...string) {
	for _, id := range ids {
		if rule := c.game + "/" + id; !slices.Contains(c.Rules, rule) {
			c.Rules = append(c.Rules, rule)
		}
	}
}

var marked = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)

// Unmarked is a text without its markup.
func Unmarked(s string) string { return marked.ReplaceAllString(s, "$1") }
