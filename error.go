package signoria

import (
	"errors"
	"fmt"
)

// Code says what kind of error it is, for machines.
type Code string

const (
	Invalid   Code = "invalid"   // the request makes no sense
	NotFound  Code = "not-found" // it does not exist, or you may not see it
	Forbidden Code = "forbidden" // it is not yours to do
	Conflict  Code = "conflict"  // somebody else was first, or it was done already
	TooMany   Code = "too-many"  // a limit is reached
	Older     Code = "older"     // it was played to its end under older rules: only its record can be had
	Crowded   Code = "crowded"   // the server has as much to do as it can; later it may have less
	Unwritten Code = "unwritten" // it cannot be kept at the moment, so it has not happened, or nobody knows (ErrUnsure); later it may
	Away      Code = "away"      // where it is kept cannot be reached; in a moment it may
	Internal  Code = "internal"  // our fault
)

// ErrUnwritten is of what a store did not write, whatever the cause; it is wrapped with that.
var ErrUnwritten = Errorf(Unwritten, "nothing can be saved at the moment, so it has not happened: try again in a while")

// ErrUnsure is of what a store may have written or not: it was sent, and the answer was lost. It is wrapped with the cause.
var ErrUnsure = Errorf(Unwritten, "that may have been saved or not: look whether it has happened before you try again")

// ErrNoTable is of a table that no store has, or has no longer.
var ErrNoTable = Errorf(NotFound, "there is no such table")

// ErrAway is of what could not be read, for the store cannot be reached. It is wrapped with the cause.
var ErrAway = Errorf(Away, "nothing can be looked up at the moment: try again in a moment")

// Error is an error with a code for machines and a sentence for people.
type Error struct {
	Code   Code
	format string
	args   []any
}

func (e *Error) Error() string { return e.In(e.format) }

// Format is the sentence without what is told in it: by it other languages know which it is.
func (e *Error) Format() string { return e.format }

// In is the sentence by the format of another language.
func (e *Error) In(format string) string { return fmt.Sprintf(format, e.args...) }

// Errorf makes an Error.
func Errorf(code Code, format string, args ...any) error {
	return &Error{Code: code, format: format, args: args}
}

// CodeOf returns an error's code: Internal if it carries none, "" if it is nil.
func CodeOf(err error) Code {
	var e *Error
	switch {
	case err == nil:
		return ""
	case errors.As(err, &e):
		return e.Code
	}
	return Internal
}
