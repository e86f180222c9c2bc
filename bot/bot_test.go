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
