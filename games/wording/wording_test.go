package wording_test

import (
	"testing"
	"testing/fstest"
	"text/template"

	"signoria/games/wording"
	"signoria/play"
	"signoria/rulebook"
)

// What a function reckons of the position is asked once for a whole offer, and forgotten with the next.
func TestReckonedOncePerOffer(t *testing.T) {
	files, asked := fstest.MapFS{}, 0
	for _, language := range rulebook.Languages {
		files["text/"+language+"/all.yaml"] = &fstest.MapFile{Data: []byte("prompt.go: Where?\nchoice.go: \"To {{.A}} of {{most}}\"\n")}
	}
	words := wording.Words[int]{
		Verbs: map[play.Verb]string{1: "go"}, Prompts: map[play.Prompt]string{1: "go"}, Files: files,
		Funcs: func(s *wording.Speaker[int]) template.FuncMap {
			return template.FuncMap{"most": func() int {
				if s.Reckoned == nil {
					asked++
					s.Reckoned = *s.G
				}
				return s.Reckoned.(int)
			}}
		},
	}
	offer := play.Offer{Prompt: 1, Choices: []play.Choice{{Verb: 1, A: 1}, {Verb: 1, A: 2}, {Verb: 1, A: 3}}}
	for i, most := range []int{7, 9} {
		told := words.Describe(&most, "en", offer)
		if want := map[int]string{7: "To 3 of 7", 9: "To 3 of 9"}[most]; told.Choices[2].Label != want || told.Prompt != "Where?" {
			t.Errorf("said %q, %q, want %q", told.Prompt, told.Choices[2].Label, want)
		}
		if asked != i+1 {
			t.Errorf("reckoned %d times for %d offers", asked, i+1)
		}
	}
}
