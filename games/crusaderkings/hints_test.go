package crusaderkings

import (
	"strings"
	"testing"

	"signoria/rulebook"
)

// Every question has a hint in every language, and there is no hint for another.
func TestEveryQuestionHasAHint(t *testing.T) {
	asked := map[string]bool{}
	for _, prompt := range texts.Prompts {
		asked[prompt] = true
	}
	for _, language := range rulebook.Languages {
		for _, prompt := range texts.Prompts {
			if texts.Text(language, "hint."+prompt) == "" {
				t.Errorf("%s: there is no hint for %s", language, prompt)
			}
		}
		for _, key := range texts.Keys(language) {
			prompt, hint := strings.CutPrefix(key, "hint.")
			if hint && !asked[prompt] {
				t.Errorf("%s: %s hints at no question", language, key)
			}
		}
	}
}
