package boxfile

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
)

// Faults gathers what is wrong with a box, so that whoever wrote a box file is told all of it at once.
type Faults struct{ all []error }

// fault is something that is wrong with a box.
type fault struct {
	file string // in which the item stands, "" if no item is to blame
	box  string // the box file that was read over what is printed, "" if none was
	what error
}

func (f *fault) Unwrap() error { return f.what }

// Error begins with the box file there is: what it changes has made an item wrong that stands in another.
func (f *fault) Error() string {
	file := f.file
	switch {
	case f.box == "" || f.box == f.file:
	case f.file == "":
		file = f.box
	default:
		file = f.box + ", over " + f.file
	}
	if file == "" {
		return f.what.Error()
	}
	return file + ": " + f.what.Error()
}

// blame has faults name the box file with which they came.
func blame(err error, box string) {
	switch e := err.(type) {
	case *fault:
		e.box = box
	case interface{ Unwrap() []error }:
		for _, one := range e.Unwrap() {
			blame(one, box)
		}
	}
}

// Err is everything that was noted, or nil.
func (f *Faults) Err() error { return errors.Join(f.all...) }

// Wrong notes what is wrong with an item of a list.
func (f *Faults) Wrong(list string, it *Item, format string, args ...any) {
	f.all = append(f.all, &fault{file: it.File, what: fmt.Errorf("item %s/%s: %w", list, it.ID, fmt.Errorf(format, args...))})
}

// Amiss notes what is wrong with the box as a whole.
func (f *Faults) Amiss(format string, args ...any) {
	f.all = append(f.all, &fault{what: fmt.Errorf("the box as a whole: "+format, args...)})
}

// Counted checks that lists of what is printed, a pointer to a struct of lists, are as long as they must be.
func (f *Faults) Counted(printed any, lengths map[string]int) {
	for _, name := range slices.Sorted(maps.Keys(lengths)) {
		list, _ := keyed(reflect.ValueOf(printed).Elem(), name)
		if n := list.Len(); n != lengths[name] {
			f.Amiss("%s: %d of them; there must be %d", name, n, lengths[name])
		}
	}
}

// Once checks that no name stands in a list of an item twice.
func (f *Faults) Once(list string, it *Item, key string, names []string) {
	for i, name := range names {
		if slices.Index(names, name) < i {
			f.Wrong(list, it, "%s: %s is there twice", key, name)
		}
	}
}

// Within checks that a number of an item is from least to most, both included.
func (f *Faults) Within(list string, it *Item, key string, n, least, most int) {
	if n < least || n > most {
		f.Wrong(list, it, "%s: %d is not from %d to %d", key, n, least, most)
	}
}

// Named checks that a text of an item is there in every language.
func (f *Faults) Named(list string, it *Item, text Names) {
	if !text.Whole() {
		f.Wrong(list, it, "a name or text is missing in some language")
	}
}

// Found is the place at which what an item names was found; -1, which it notes, if nothing is called so.
func (f *Faults) Found(list string, it *Item, what, id string, at int) int8 {
	if at < 0 {
		f.Wrong(list, it, "there is no %s %q", what, id)
	}
	return int8(at)
}

// Words are the things of a list by their word in the files; what has none cannot be named there.
func Words[T ~int8 | ~uint8](ids []string) map[string]T {
	all := map[string]T{}
	for i, id := range ids {
		if id != "" {
			all[id] = T(i)
		}
	}
	return all
}

// Word is what a word of an item means; none it notes, and it is the zero value.
func Word[T any](f *Faults, list string, it *Item, key string, words map[string]T, w string) T {
	v, ok := words[w]
	if !ok {
		f.Wrong(list, it, "%s: unknown word %q", key, w)
	}
	return v
}
