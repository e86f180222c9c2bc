package wording

import (
	"fmt"
	"slices"

	"signoria/play"
)

// Chapter is what a chapter of a game calls its things, and how its choices are laid out. It knows of no state: editions
// of one game may share it.
type Chapter struct {
	Verbs   map[play.Verb]string
	Prompts map[play.Prompt]string
	Lines   map[play.Key]string
	Rules   map[play.Rule]string // the ids that the rules have in the rulebook
	Refs    Refs
	Noted   []play.Verb // choices that take free words
	Closing []play.Verb // choices with which one is done with a list: see play.ToldChoice
	// Declining are choices with which one wants nothing, or nothing more, of what is offered: they close as well.
	Declining []play.Verb
	Whole     []play.Verb // choices of whose number one mostly wants all
}

// Refs are the things on the board that a choice points at, by its verb. A click on one of them takes the choice; the
// first is the one it is most about.
type Refs map[play.Verb]func(play.Choice) []string

// Join makes one of the chapters of a game. It panics where two of them name the same thing.
func Join(chapters ...Chapter) Chapter {
	all := Chapter{
		Verbs: map[play.Verb]string{}, Prompts: map[play.Prompt]string{}, Lines: map[play.Key]string{}, Rules: map[play.Rule]string{}, Refs: Refs{},
	}
	for _, c := range chapters {
		add("verb", all.Verbs, c.Verbs)
		add("prompt", all.Prompts, c.Prompts)
		add("line", all.Lines, c.Lines)
		add("rule", all.Rules, c.Rules)
		add("what is pointed at by verb", all.Refs, c.Refs)
		all.Noted = slices.Concat(all.Noted, c.Noted)
		all.Closing = slices.Concat(all.Closing, c.Closing)
		all.Declining = slices.Concat(all.Declining, c.Declining)
		all.Whole = slices.Concat(all.Whole, c.Whole)
	}
	return all
}

// add puts the names of a chapter with those of all.
func add[K comparable, V any](what string, all, names map[K]V) {
	for k, v := range names {
		if _, ok := all[k]; ok {
			panic(fmt.Sprintf("wording: %s %v stands in two chapters", what, k))
		}
		all[k] = v
	}
}

// OfA says that a choice points at what its A names, nothing if that is less than 0.
func OfA(ref func(int16) string) func(play.Choice) []string {
	return func(c play.Choice) []string { return Pointing(ref, c.A) }
}

// OfB says that a choice points at what its B names, nothing if that is less than 0.
func OfB(ref func(int16) string) func(play.Choice) []string {
	return func(c play.Choice) []string { return Pointing(ref, c.B) }
}

// OfC says that a choice points at what its C names, nothing if that is less than 0.
func OfC(ref func(int16) string) func(play.Choice) []string {
	return func(c play.Choice) []string { return Pointing(ref, c.C) }
}

// Pointing points at the thing of a number, at nothing if that is less than 0.
func Pointing(ref func(int16) string, i int16) []string {
	if i < 0 {
		return nil
	}
	return []string{ref(i)}
}
