package signoria_test

import (
	"strings"
	"testing"

	"signoria"
)

func TestCleanName(t *testing.T) {
	for name, want := range map[string]string{
		"Anna": "Anna", "  Anna   Maria ": "Anna Maria", "Zoë": "Zoë", "Łukasz-2": "Łukasz-2", "王小明": "王小明", "D’Amico, (jr.)": "D’Amico, (jr.)",
		"e\u0301le\u0300ne": "e\u0301le\u0300ne", "नमस्ते": "नमस्ते", "Nguyễn": "Nguyễn",
	} {
		if got, err := signoria.CleanName(name); got != want || err != nil {
			t.Errorf("%q: got %q, %v", name, got, err)
		}
	}
	for why, name := range map[string]string{
		"nothing": "", "spaces": " \u00a0 ", "too long": strings.Repeat("x", signoria.MaxName+1), "markup": "<b>x</b>", "a bot's": "bot:squire",
		"control": "a\x00b", "turns the line": "a\u202eb", "invalid": "a\xffb", "joined to nothing": "a\u200db",
		"a letter that shows nothing": "\u3164", "more of these": "\u115f\u1160\uffa0", "a mark on nothing": "\u0301", "a selector": "a\ufe0f",
		"only signs": "...", "a tower of marks": "e" + strings.Repeat("\u0301", 12),
	} {
		if got, err := signoria.CleanName(name); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%s: %q was taken as %q", why, name, got)
		}
	}
}
