// Package patch says what has changed between two values of a type, as JSON that is short where little has, so that
// whoever holds what was can make of it what is.
//
// A change is written as
//
//	[x]                      x stands in the place of what was there
//	[]                       the key is gone
//	{"key": change, …}       in an object, or by place in a list that is as long as it was
//	{"@": [from, drop, [x, …]]}  in a list: so many are out from there on, and these are in
//
// Whole values are written as encoding/json writes them. How a type is walked is worked out once (plan.go).
package patch

import (
	"maps"
	"reflect"
	"slices"
	"strconv"
	"unsafe"
)

// Append writes a value as JSON after b, as json.Marshal would.
func Append[T any](b []byte, v *T) []byte {
	return planOf(reflect.TypeFor[T]()).write(b, unsafe.Pointer(v))
}

// Change writes after b what makes of one value the other; an empty object if they are the same.
func Change[T any](b []byte, was, is *T) []byte {
	b, differs := planOf(reflect.TypeFor[T]()).change(b, unsafe.Pointer(was), unsafe.Pointer(is))
	if !differs {
		b = append(b, "{}"...)
	}
	return b
}

// Changed is what a change makes of a value, both as encoding/json reads them into an any. It changes neither, and shares
// what has not changed. The change is one that Change has written of just that value.
func Changed(was, by any) any {
	if whole, is := by.([]any); is {
		return whole[0]
	}
	change := by.(map[string]any)
	if cut, is := change["@"].([]any); is {
		from, drop := int(cut[0].(float64)), int(cut[1].(float64))
		list := was.([]any)
		return slices.Concat(list[:from], cut[2].([]any), list[from+drop:])
	}
	if list, is := was.([]any); is {
		return changedList(list, change)
	}
	return changedObject(was.(map[string]any), change)
}

func changedList(was []any, change map[string]any) []any {
	is := slices.Clone(was)
	for i := range is {
		if by, changed := change[strconv.Itoa(i)]; changed {
			is[i] = Changed(was[i], by)
		}
	}
	return is
}

func changedObject(was, change map[string]any) map[string]any {
	is := maps.Clone(was)
	for key, by := range change {
		if whole, all := by.([]any); all && len(whole) == 0 {
			delete(is, key)
		} else {
			is[key] = Changed(was[key], by)
		}
	}
	return is
}
