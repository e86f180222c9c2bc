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

// Err is everything that was noted, or nil.
func (f *Faults) Err() error { return errors.Join(f.all...) }

// Wrong notes what is wrong with an item of a list.
func (f *Faults) Wrong(list string, it *Item, format string, args ...any) {
	f.all = append(f.all, fmt.Errorf("%s: item %s/%s: %w", it.File, list, it.ID, fmt.Errorf(format, args...)))
}

// Amiss notes what is wrong with the box as a whole.
func (f *Faults) Amiss(format string, args ...any) {
	f.all = append(f.all, fmt.Errorf("the box as a whole: "+format, args...))
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
