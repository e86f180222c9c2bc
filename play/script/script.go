// Package script has what the scripts of lessons are written with: steps that are told, and steps that are done by the
// choices they name.
package script

import (
	"slices"

	"signoria/play"
)

// Told is a step that is only told, about what is to be looked at.
func Told(id string, refs ...string) play.LessonStep { return play.LessonStep{ID: id, Refs: refs} }

// Done is a step that is told and done: by the choices that wants says.
func Done(id string, wants func(play.Choice) bool, refs ...string) play.LessonStep {
	return play.LessonStep{ID: id, Refs: refs, Wants: wants}
}

// AnyOf is any choice of these kinds.
func AnyOf(verbs ...play.Verb) func(play.Choice) bool {
	return func(c play.Choice) bool { return slices.Contains(verbs, c.Verb) }
}

// With is a choice about these things, whatever the rest of it.
func With(v play.Verb, about ...int16) func(play.Choice) bool {
	return func(c play.Choice) bool {
		return c.Verb == v && slices.Equal(about, []int16{c.A, c.B, c.C}[:len(about)])
	}
}
