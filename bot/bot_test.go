package bot_test

import (
	"testing"

	"signoria/bot"
	"signoria/play/playtest"
	"signoria/rulebook"
)

func TestEveryGameIsOfferedInWords(t *testing.T) {
	for _, g := range bot.Games() {
		t.Run(g.ID(), func(t *testing.T) { playtest.Worded(t, g, rulebook.Languages) })
	}
}

func TestEveryGameNamesRulesAndLinesThatThereAre(t *testing.T) {
	for _, g := range bot.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			book, err := rulebook.Of(g.ID())
			if err != nil {
				t.Fatal(err)
			}
			playtest.Named(t, g, book.IDs)
		})
	}
}
