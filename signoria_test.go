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
		"a mark behind a space": "Anna \u0301", "a mark on a sign": "Anna.\u0301", "points the line": "\u200fAnna", "a soft hyphen": "An\u00adna",
		"only signs": "...", "only letters that are signs": "\u02bc\ua78c\u02d0", "a tower of marks": "e" + strings.Repeat("\u0301", 12),
	} {
		if got, err := signoria.CleanName(name); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%s: %q was taken as %q", why, name, got)
		}
	}
}

func TestCleanTableName(t *testing.T) {
	for name, want := range map[string]string{
		"": "", " \u00a0 ": "", "\u2800": "", "  Monday   evenings ": "Monday evenings", "I lunedì (3ª stagione): 10/11!": "I lunedì (3ª stagione): 10/11!",
		"Kings ⚔\ufe0f 2026 🎲": "Kings ⚔ 2026 🎲", "<b>x</b>": "<b>x</b>", strings.Repeat("ò", signoria.MaxTableName): strings.Repeat("ò", signoria.MaxTableName),
	} {
		if got, err := signoria.CleanTableName(name); got != want || err != nil {
			t.Errorf("%q: got %q, %v", name, got, err)
		}
	}
	for why, name := range map[string]string{
		"too long": strings.Repeat("x", signoria.MaxTableName+1), "control": "a\x00b", "turns the line": "a\u202eb",
		"a mark on nothing": "\u0301x", "a tower of marks": "e" + strings.Repeat("\u0301", 12), "of private use": "\ue000",
	} {
		if got, err := signoria.CleanTableName(name); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%s: %q was taken as %q", why, name, got)
		}
	}
}

func TestNamesThatLookTheSame(t *testing.T) {
	for _, same := range [][2]string{
		{"Anna", "Anna"}, {"Anna", "\u0410nna"}, {"Anna", "anna"}, {"Anna", "\u0391nn\u0430"}, {"Ilo", "llo"}, {"Zo\u00eb", "Zoe\u0308"}, {"Bob", "B0b"},
		{"modern", "rnodern"}, {"PAOLO", "\u0420\u0410OLO"}, {"Al", "AI"},
		{"Anna", "Anna."}, {"Anna Maria", "Annamaria"}, {"D’Amico", "d'amico"}, {"Anna", "(Anna)!"},
		{"Ada", "Ada\u02bc"}, {"Ada", "\u02bbAda"}, {"Ada", "\u02c8Ada"}, {"Ada", "Ada\u02b9"}, {"Ada", "A\u02d0da"}, {"Ada", "Ada\ua78c"}, {"Ada", "Ada\u01c3"},
		{"Ada", "\uff21\uff44\uff41"}, {"Ada", "\U0001d400da"}, {"Ada 2", "Ada\u00b2"},
		{"Nicolò", "Nicolo'"}, {"NICOLÒ", "nicolo"}, {"Zoe", "Zoë"}, {"Anna", "\u1ea0nna"}, {"Søren", "Soren"}, {"Łukasz", "Lukasz"},
	} {
		if !signoria.Alike(same[0], same[1]) {
			t.Errorf("%q and %q are told apart", same[0], same[1])
		}
	}
	for _, two := range [][2]string{{"Anna", "Hanna"}, {"Anna", "Anne"}, {"\u738b\u5c0f\u660e", "\u738b\u5c0f\u7ea2"}, {"Anna", "Anna 2"},
		{"かい", "がい"}, {"नमस्ते", "नमस्ता"}, {"王一", "王"}, {"Nicolò", "Niccolò"}, {"Anna", "Annà B"}} {
		if signoria.Alike(two[0], two[1]) {
			t.Errorf("%q is taken for %q", two[0], two[1])
		}
	}
}
