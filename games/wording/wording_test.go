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
		Chapter: wording.Chapter{Verbs: map[play.Verb]string{1: "go"}, Prompts: map[play.Prompt]string{1: "go"}}, Files: files,
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

// Who declines what is offered is done with it as well; who is done with a list has not declined it.
func TestDecliningCloses(t *testing.T) {
	files := fstest.MapFS{}
	for _, language := range rulebook.Languages {
		files["text/"+language+"/all.yaml"] = &fstest.MapFile{Data: []byte("prompt.buy: Buy?\nchoice.buy: Buy\nchoice.done: Done\nchoice.pass: Pass\n")}
	}
	shop := wording.Chapter{
		Verbs: map[play.Verb]string{1: "buy", 2: "done", 3: "pass"}, Prompts: map[play.Prompt]string{1: "buy"},
		Closing: []play.Verb{2},
	}
	words := wording.Words[int]{Chapter: wording.Join(shop, wording.Chapter{Declining: []play.Verb{3}}), Files: files,
		Funcs: func(*wording.Speaker[int]) template.FuncMap { return nil }}
	told := words.Describe(new(int), "en", play.Offer{Prompt: 1, Choices: []play.Choice{{Verb: 1}, {Verb: 2}, {Verb: 3}}})
	for i, want := range [][2]bool{{false, false}, {true, false}, {true, true}} {
		if c := told.Choices[i]; [2]bool{c.Closes, c.Declines} != want {
			t.Errorf("%s closes %t and declines %t, want %v", c.Verb, c.Closes, c.Declines, want)
		}
	}
}

// Two chapters that name the same thing are found when the program starts.
func TestJoinFindsWhatStandsTwice(t *testing.T) {
	attack := wording.Chapter{Verbs: map[play.Verb]string{1: "attack"}, Whole: []play.Verb{1}}
	siege := wording.Chapter{Verbs: map[play.Verb]string{2: "besiege"}, Lines: map[play.Key]string{1: "siege"}, Whole: []play.Verb{2}}
	joined := wording.Join(attack, siege)
	if joined.Verbs[1] != "attack" || joined.Verbs[2] != "besiege" || joined.Lines[1] != "siege" || len(joined.Whole) != 2 {
		t.Errorf("joined to %+v", joined)
	}
	for name, again := range map[string]wording.Chapter{
		"verb": {Verbs: map[play.Verb]string{2: "storm"}}, "line": {Lines: map[play.Key]string{1: "storm"}},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a %s that stands twice is let through", name)
				}
			}()
			wording.Join(attack, siege, again)
		}()
	}
}
