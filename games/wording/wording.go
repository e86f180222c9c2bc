// Package wording says in words what a game asks, offers and tells. A game names its verbs, prompts and lines,
// brings their texts, and the functions by which its texts name its things.
//
// Every word of a game stands in text/, by language and chapter: "prompt.<name>" is what a seat is asked,
// "choice.<verb>" what a button says, "line.<name>" a line of the chronicle. The other keys are named for what
// they name. Names come out marked up, to be pointed at: [[city:monz|Monz]].
package wording

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"signoria/lang"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/rulebook"
)

// Said is what a text speaks of: the arguments of a prompt or line, or what a choice is done to.
type Said = lang.Said

// Words are the words of a game whose state is S: its chapters, joined, and their texts. They are filled in when the
// program starts; many goroutines may use them then. They panic if the texts do not compile.
type Words[S any] struct {
	Chapter
	Files fs.FS                              // holds the folder text
	Over  fs.FS                              // holds the folder text too: what stands over texts of Files, or beside them; nil for none
	Funcs func(*Speaker[S]) template.FuncMap // what the game's texts may call, beside what all may
	Final func(text string) string           // what is done last to a text that stands by itself; nil for nothing
	// Lacks says what a seat is missing for what a rule forbids it, "" where the rule says all there is to say; nil if it always does.
	Lacks func(s *Speaker[S], seat play.Seat, r play.Refusal) string

	load     sync.Once
	texts    *lang.Texts
	speakers map[string]*Speaker[S]
}

// Speaker says names in one language. The texts' functions speak of the position it looks at.
type Speaker[S any] struct {
	Language string
	G        *S
	// Reckoned is what a function has found out about the position and others will ask again, nil at first: an offer
	// is said in one go.
	Reckoned any
	words    *Words[S]
	mu       sync.Mutex
}

// RuleID is the id of a rule in the rulebook.
func (w *Words[S]) RuleID(r play.Rule) string { return w.Rules[r] }

// Done is the name of what is done with an answer.
func (w *Words[S]) Done(a play.Answer) string { return w.Verbs[a.Verb] }

// PromptName is the name of a prompt.
func (w *Words[S]) PromptName(p play.Prompt) string { return w.Prompts[p] }

// LineName is the name of a line of the chronicle.
func (w *Words[S]) LineName(k play.Key) string { return w.Lines[k] }

// Text is a text as it was written, "" if there is none.
func (w *Words[S]) Text(language, key string) string { return w.all().Text(language, key) }

// Fill says a text of a position, or why it cannot be said: for tests.
func (w *Words[S]) Fill(g *S, language, key string, what Said) (text string, err error) {
	w.Naming(g, language, func(s *Speaker[S]) string {
		text, err = w.texts.Fill(language, key, what)
		return text
	})
	return w.final(text), err
}

// final is a text as it stands by itself, not within another.
func (w *Words[S]) final(text string) string {
	if w.Final == nil {
		return text
	}
	return w.Final(text)
}

// Keys are the keys of a language's texts, sorted.
func (w *Words[S]) Keys(language string) []string { return w.all().Keys(language) }

// all are the texts, loaded when the first of them is wanted.
func (w *Words[S]) all() *lang.Texts {
	w.load.Do(func() {
		files, over := folder(w.Files), []fs.FS(nil)
		if w.Over != nil {
			over = append(over, folder(w.Over))
		}
		var err error
		w.speakers = map[string]*Speaker[S]{}
		for _, language := range rulebook.Languages {
			w.speakers[language] = &Speaker[S]{Language: language, words: w}
		}
		w.texts, err = lang.Load(files, rulebook.Languages, func(language string) template.FuncMap {
			s := w.speakers[language]
			all := s.common()
			maps.Copy(all, w.Funcs(s))
			return all
		}, over...)
		if err != nil {
			panic(err)
		}
	})
	return w.texts
}

// folder is the folder of the texts.
func folder(files fs.FS) fs.FS {
	text, err := fs.Sub(files, "text")
	if err != nil {
		panic(err)
	}
	return text
}

// common is what the texts of every game may call.
func (s *Speaker[S]) common() template.FuncMap {
	return template.FuncMap{
		"words":   bargain.Words,
		"because": s.because,
		"motive":  func(why int16) string { return bargain.Motive(why).Say(s.Language) },
		"pledges": func(note string) string { return s.Say("said.pledges", Said{Note: note}) },
		"n":       func(n int16, one, many string) string { return fmt.Sprintf("%d %s", n, Plural(n, one, many)) },
		"plural":  Plural,
	}
}

// because is a bargain.Reason at the end of a sentence, nothing if none was given.
func (s *Speaker[S]) because(why int16) string {
	if said := bargain.Reason(why).Say(s.Language); said != "" {
		return ": " + quoted(s.Language, said)
	}
	return ""
}

// quoted is what somebody says, in the marks of a language.
func quoted(language, said string) string {
	if language == "it" {
		return "«" + said + "»"
	}
	return "“" + said + "”"
}

// Say says another text, from within a text.
func (s *Speaker[S]) Say(key string, what Said) string {
	return s.words.texts.Say(s.Language, key, what)
}

// Has says whether there is such a text.
func (s *Speaker[S]) Has(key string) bool { return s.words.texts.Text(s.Language, key) != "" }

// Line says a line of the chronicle, from within a text.
func (s *Speaker[S]) Line(key play.Key, what Said) string {
	return s.Say("line."+s.words.Lines[key], what)
}

// Word says a text that speaks of one number.
func (s *Speaker[S]) Word(key string, a int16) string { return s.Say(key, Said{A: a}) }

// Say says a text of a position. In a language that nobody speaks it is said in the first that is spoken.
func (w *Words[S]) Say(g *S, language, key string, what Said) string {
	return w.final(w.Naming(g, language, func(s *Speaker[S]) string { return s.Say(key, what) }))
}

// Naming lets a speaker of the language name something of the position.
func (w *Words[S]) Naming(g *S, language string, name func(*Speaker[S]) string) string {
	w.all()
	s, ok := w.speakers[language]
	if !ok {
		s = w.speakers[rulebook.Languages[0]]
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.G, s.Reckoned = g, nil
	return name(s)
}

// Tell says a line of the chronicle.
func (w *Words[S]) Tell(g *S, language string, l play.Line) string {
	return w.final(w.Naming(g, language, func(s *Speaker[S]) string { return s.Line(l.Key, Of(l.Args, l.Note)) }))
}

// Of is what a prompt or a line speaks of.
func Of(a play.Args, note string) Said {
	return Said{A: a[0], B: a[1], C: a[2], D: a[3], E: a[4], F: a[5], Note: note}
}

// Describe says an offer.
func (w *Words[S]) Describe(g *S, language string, o play.Offer) play.Told {
	told := play.Told{Choices: make([]play.ToldChoice, len(o.Choices)), Refused: make([]play.ToldChoice, len(o.Refused))}
	told.Prompt = w.Naming(g, language, func(s *Speaker[S]) string {
		for i, c := range o.Choices {
			told.Choices[i] = s.describe(c)
		}
		for i, r := range o.Refused {
			told.Refused[i] = s.describe(r.Choice)
			if w.Lacks != nil {
				told.Refused[i].Lacks = w.final(w.Lacks(s, o.Seat, r))
			}
		}
		return w.final(s.Say("prompt."+w.Prompts[o.Prompt], Of(o.Args, "")))
	})
	return told
}

func (s *Speaker[S]) describe(c play.Choice) play.ToldChoice {
	w := s.words
	verb := w.Verbs[c.Verb]
	what := Said{A: c.A, B: c.B, C: c.C, Lo: c.Lo, Hi: c.Hi}
	declines := slices.Contains(w.Declining, c.Verb)
	told := play.ToldChoice{
		Verb: verb, Group: verb, Words: slices.Contains(w.Noted, c.Verb),
		Closes: declines || slices.Contains(w.Closing, c.Verb), Declines: declines, Whole: slices.Contains(w.Whole, c.Verb),
		Label: w.final(s.Say("choice."+verb, what)),
	}
	switch c.Says {
	case play.WhyNot:
		told.Reasons = bargain.Reasons(s.Language)
	case play.WhyOffered:
		told.Reasons = bargain.Motives(s.Language)
	}
	if head := s.headOf(verb, what); head != "" { // many choices, easier to read under one head each
		told.Head, told.Short = w.final(head), w.final(s.Say("short."+verb, what))
		told.Group = told.Head // what may be done with one thing stands together
	}
	if point := w.Refs[c.Verb]; point != nil {
		told.Refs = point(c)
	}
	return told
}

// headOf is the head under which a choice stands, "" if it stands by itself.
func (s *Speaker[S]) headOf(verb string, what Said) string {
	if !s.Has("head." + verb) {
		return ""
	}
	return s.Say("head."+verb, what)
}

// Plural is one word or another, by number.
func Plural(n int16, one, many string) string {
	if n == 1 || n == -1 {
		return one
	}
	return many
}

// Numbered is how the n-th of a kind of things is pointed at.
func Numbered[N ~int8 | ~int16](kind string, n N) string { return kind + ":" + strconv.Itoa(int(n)) }

// Mark marks a name up, so that the page can point at what it names.
func Mark(ref, name string) string { return "[[" + ref + "|" + name + "]]" }

// Faults are what is amiss with the words: texts that one language lacks, names that have no text or share one,
// texts of nothing, choices that point at something and have no name.
func (w *Words[S]) Faults() (faults []string) {
	amiss := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	want := map[string]bool{}
	named(want, "choice", w.Verbs, amiss)
	named(want, "prompt", w.Prompts, amiss)
	named(want, "line", w.Lines, amiss)
	every := maps.Clone(want)
	for _, language := range rulebook.Languages {
		for _, key := range w.all().Keys(language) {
			every[key] = true
			kind, _, _ := strings.Cut(key, ".")
			if (kind == "choice" || kind == "prompt" || kind == "line") && !want[key] {
				amiss("%s: %q is the text of nothing", language, key)
			}
			if kind == "hint" && strings.Contains(w.Text(language, key), "{{") {
				amiss("%s: %q would be shown as it is written", language, key)
			}
		}
	}
	for _, language := range rulebook.Languages {
		have := w.all().Keys(language)
		for key := range every {
			if !slices.Contains(have, key) {
				amiss("%s has no text %q", language, key)
			}
		}
	}
	for verb := range w.Refs {
		if w.Verbs[verb] == "" {
			amiss("verb %d points at something and has no name", verb)
		}
	}
	for _, verb := range slices.Concat(w.Noted, w.Closing, w.Declining, w.Whole) {
		if w.Verbs[verb] == "" {
			amiss("verb %d takes words, closes or is whole and has no name", verb)
		}
	}
	return faults
}

// named notes which texts a table of names wants, and names that stand in it twice.
func named[K comparable](want map[string]bool, kind string, names map[K]string, amiss func(string, ...any)) {
	for _, name := range names {
		if want[kind+"."+name] {
			amiss("two are called %s.%s", kind, name)
		}
		want[kind+"."+name] = true
	}
}
