package playtest

import (
	"reflect"
	"testing"
)

// Plain checks that a state is one plain value, so that assignment is a deep copy and == compares
// all of it: no pointers, slices, maps, strings, interfaces, functions or channels inside.
func Plain(t testing.TB, state reflect.Type) {
	t.Helper()
	walk(t, state, state.Name())
	t.Logf("%s takes %d bytes", state, state.Size())
}

func walk(t testing.TB, typ reflect.Type, path string) {
	switch typ.Kind() {
	case reflect.Struct:
		for f := range typ.Fields() {
			if !f.IsExported() {
				t.Errorf("%s.%s is not exported and would not be stored", path, f.Name)
			}
			walk(t, f.Type, path+"."+f.Name)
		}
	case reflect.Array:
		walk(t, typ.Elem(), path+"[]")
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Float32, reflect.Float64:
	default:
		t.Errorf("%s is a %s: a state is one plain value", path, typ.Kind())
	}
}
