package playtest

import (
	"fmt"
	"testing"

	"signoria"
	"signoria/play"
)

// Worded checks that a game has in each language the words with which it is offered: for itself, its options, its
// bots and the tables it suggests; and that those can be opened.
func Worded(t testing.TB, g play.Game, languages []string) {
	t.Helper()
	for _, lang := range languages {
		for _, key := range offeredBy(g) {
			if g.Text(lang, key) == "" {
				t.Errorf("%s: there is no text %q", lang, key)
			}
		}
	}
	for _, s := range g.Suggestions() {
		setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: len(s.Seats), Options: s.Options}
		if _, err := g.Start(play.Seated(g, setup, s.Levels())); err != nil {
			t.Errorf("the table %q cannot be opened: %v", s.ID, err)
		}
	}
}

func offeredBy(g play.Game) []string {
	keys := []string{"title", "title.about"}
	for _, o := range g.Options() {
		keys = append(keys, "option."+o.ID)
		for _, v := range o.Values {
			keys = append(keys, fmt.Sprintf("option.%s.%d", o.ID, v))
		}
	}
	for _, level := range g.Bots() {
		keys = append(keys, "bot."+level, "bot."+level+".about")
	}
	for _, s := range g.Suggestions() {
		keys = append(keys, "table."+s.ID, "table."+s.ID+".about")
	}
	return keys
}
