package patch

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
	"unsafe"
)

// plan is how values of one type are compared and written. What it is given points to values of that type.
type plan interface {
	// flat says that values are the same where their bytes are. Where their bytes differ they may still be: between
	// fields, or in what is not written.
	flat() bool
	// same says that nothing has changed. It may err to the other side.
	same(was, is unsafe.Pointer) bool
	// write writes a value as encoding/json would.
	write(b []byte, is unsafe.Pointer) []byte
	// change writes what has changed; nothing, and false, if nothing has.
	change(b []byte, was, is unsafe.Pointer) (after []byte, differs bool)
}

var plans sync.Map // by type

func planOf(t reflect.Type) plan {
	if p, made := plans.Load(t); made {
		return p.(plan)
	}
	p := planner{}.plan(t)
	plans.Store(t, p)
	return p
}

// planner makes a plan; it holds the types that one is being made for.
type planner map[reflect.Type]bool

func (pl planner) plan(t reflect.Type) plan {
	if pl[t] || says(t) || says(reflect.PointerTo(t)) {
		return otherPlan{t} // a type that holds itself, or one that writes itself
	}
	pl[t] = true
	defer delete(pl, t)
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return plainPlan{t.Size(), t.Kind()}
	case reflect.String:
		return stringPlan{}
	case reflect.Pointer:
		return pointerPlan{pl.plan(t.Elem())}
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return anyPlan{}
		}
	case reflect.Slice:
		if t.Elem().Kind() != reflect.Uint8 { // which encoding/json writes as base64
			return slicePlan{listPlan{pl.plan(t.Elem()), t.Elem().Size()}}
		}
	case reflect.Array:
		return arrayPlan{listPlan{pl.plan(t.Elem()), t.Elem().Size()}, t.Len()}
	case reflect.Struct:
		if fields, known := pl.fields(t, 0); known {
			return newStruct(t, fields)
		}
	}
	return otherPlan{t}
}

var (
	marshaler     = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// says says whether a type says by itself how it is written.
func says(t reflect.Type) bool { return t.Implements(marshaler) || t.Implements(textMarshaler) }

// bytesOf are the bytes of a value, or of several that lie one after the other.
func bytesOf(p unsafe.Pointer, size uintptr) string { return unsafe.String((*byte)(p), size) }

// whole writes that a value stands in the place of what was there.
func whole(b []byte, p plan, is unsafe.Pointer) []byte {
	return append(p.write(append(b, '['), is), ']')
}

// A plainPlan is for numbers without a fraction, and for what is true or false.
type plainPlan struct {
	size uintptr
	kind reflect.Kind
}

func (x plainPlan) flat() bool { return true }

func (x plainPlan) same(was, is unsafe.Pointer) bool {
	return bytesOf(was, x.size) == bytesOf(is, x.size)
}

func (x plainPlan) write(b []byte, is unsafe.Pointer) []byte {
	switch x.kind {
	case reflect.Bool:
		return strconv.AppendBool(b, *(*bool)(is))
	case reflect.Int8:
		return strconv.AppendInt(b, int64(*(*int8)(is)), 10)
	case reflect.Int16:
		return strconv.AppendInt(b, int64(*(*int16)(is)), 10)
	case reflect.Int32:
		return strconv.AppendInt(b, int64(*(*int32)(is)), 10)
	case reflect.Int64:
		return strconv.AppendInt(b, *(*int64)(is), 10)
	case reflect.Int:
		return strconv.AppendInt(b, int64(*(*int)(is)), 10)
	case reflect.Uint8:
		return strconv.AppendUint(b, uint64(*(*uint8)(is)), 10)
	case reflect.Uint16:
		return strconv.AppendUint(b, uint64(*(*uint16)(is)), 10)
	case reflect.Uint32:
		return strconv.AppendUint(b, uint64(*(*uint32)(is)), 10)
	case reflect.Uint64:
		return strconv.AppendUint(b, *(*uint64)(is), 10)
	default:
		return strconv.AppendUint(b, uint64(*(*uint)(is)), 10)
	}
}

func (x plainPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	if x.same(was, is) {
		return b, false
	}
	return whole(b, x, is), true
}

type stringPlan struct{}

func (stringPlan) flat() bool { return false }

func (stringPlan) same(was, is unsafe.Pointer) bool { return *(*string)(was) == *(*string)(is) }

func (stringPlan) write(b []byte, is unsafe.Pointer) []byte { return appendString(b, *(*string)(is)) }

func (x stringPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	if x.same(was, is) {
		return b, false
	}
	return whole(b, x, is), true
}

// appendString writes a string as encoding/json does, which escapes what would end a script or a line of one.
func appendString(b []byte, s string) []byte {
	if !asItIs(s) {
		said, _ := json.Marshal(s) // a string never fails
		return append(b, said...)
	}
	b = append(b, '"')
	b = append(b, s...)
	return append(b, '"')
}

// asItIs says whether a string is written as it is, between quotes.
func asItIs(s string) bool {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c < ' ' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&':
			return false
		case c == 0xe2 && i+2 < len(s) && s[i+1] == 0x80 && s[i+2]&^1 == 0xa8: // line and paragraph separators
			return false
		}
	}
	return utf8.ValidString(s)
}

type pointerPlan struct{ elem plan }

func (x pointerPlan) flat() bool { return false }

func (x pointerPlan) same(was, is unsafe.Pointer) bool {
	p, q := *(*unsafe.Pointer)(was), *(*unsafe.Pointer)(is)
	return p == q || p != nil && q != nil && x.elem.same(p, q)
}

func (x pointerPlan) write(b []byte, is unsafe.Pointer) []byte {
	if p := *(*unsafe.Pointer)(is); p != nil {
		return x.elem.write(b, p)
	}
	return append(b, "null"...)
}

func (x pointerPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	p, q := *(*unsafe.Pointer)(was), *(*unsafe.Pointer)(is)
	switch {
	case p == q:
		return b, false
	case p == nil || q == nil:
		return whole(b, x, is), true
	}
	return x.elem.change(b, p, q)
}

// An anyPlan is for an interface. What it holds is walked if it is a pointer; else encoding/json writes it.
type anyPlan struct{}

func (anyPlan) flat() bool { return false }

func (x anyPlan) same(was, is unsafe.Pointer) bool {
	_, differs := x.change(nil, was, is)
	return !differs
}

func (anyPlan) write(b []byte, is unsafe.Pointer) []byte {
	v := reflect.ValueOf(*(*any)(is))
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		return planOf(v.Type().Elem()).write(b, v.UnsafePointer())
	}
	return appendOther(b, *(*any)(is))
}

func (x anyPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	v, w := reflect.ValueOf(*(*any)(was)), reflect.ValueOf(*(*any)(is))
	switch {
	case v.IsValid() && w.IsValid() && v.Type() == w.Type() && v.Kind() == reflect.Pointer && !v.IsNil() && !w.IsNil():
		if v.UnsafePointer() == w.UnsafePointer() {
			return b, false
		}
		return planOf(v.Type().Elem()).change(b, v.UnsafePointer(), w.UnsafePointer())
	case reflect.DeepEqual(*(*any)(was), *(*any)(is)):
		return b, false
	}
	return whole(b, x, is), true
}

// An otherPlan leaves a type to encoding/json.
type otherPlan struct{ t reflect.Type }

func (x otherPlan) flat() bool { return false }

func (x otherPlan) same(was, is unsafe.Pointer) bool {
	return reflect.DeepEqual(reflect.NewAt(x.t, was).Interface(), reflect.NewAt(x.t, is).Interface())
}

func (x otherPlan) write(b []byte, is unsafe.Pointer) []byte {
	return appendOther(b, reflect.NewAt(x.t, is).Interface())
}

func (x otherPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	if x.same(was, is) {
		return b, false
	}
	return whole(b, x, is), true
}

func appendOther(b []byte, x any) []byte {
	said, err := json.Marshal(x)
	if err != nil {
		panic(fmt.Sprintf("patch: %v", err))
	}
	return append(b, said...)
}

// structPlan writes fields in their order.
type structPlan struct {
	size   uintptr
	bytes  bool // it is flat
	fields []field
	runs   []run
}

// A run is one field, or some that follow one another and are flat: these are compared at once.
type run struct {
	fields []field
	flat   bool
	from   uintptr
	size   uintptr
}

func (r *run) same(was, is unsafe.Pointer) bool {
	was, is = unsafe.Add(was, r.from), unsafe.Add(is, r.from)
	if r.flat {
		return bytesOf(was, r.size) == bytesOf(is, r.size)
	}
	return r.fields[0].plan.same(was, is)
}

type field struct {
	key    []byte // with quotes and colon
	name   string
	offset uintptr
	size   uintptr
	plan   plan
	text   bool                      // it is a string
	empty  func(unsafe.Pointer) bool // which it is left out; nil if it never is
}

// fields are those of a struct as encoding/json knows them, and of what is embedded in it; it says if it cannot tell.
func (pl planner) fields(t reflect.Type, at uintptr) (fields []field, known bool) {
	seen := map[string]bool{}
	for i := range t.NumField() {
		f := t.Field(i)
		tag, tagged := f.Tag.Lookup("json")
		name, options, _ := strings.Cut(tag, ",")
		var more []field
		switch {
		case tag == "-" || !f.IsExported() && !f.Anonymous:
			continue
		case f.Anonymous && name == "":
			if f.Type.Kind() != reflect.Struct || says(f.Type) {
				return nil, false
			}
			if more, known = pl.fields(f.Type, at+f.Offset); !known {
				return nil, false
			}
		case options != "" && options != "omitempty":
			return nil, false
		default:
			if !tagged || name == "" {
				name = f.Name
			}
			one := field{key: append(appendString(nil, name), ':'), name: name, offset: at + f.Offset, size: f.Type.Size(), plan: pl.plan(f.Type)}
			_, one.text = one.plan.(stringPlan)
			if options == "omitempty" {
				one.empty = emptiness(f.Type)
			}
			more = []field{one}
		}
		for _, one := range more {
			if seen[one.name] {
				return nil, false // encoding/json has rules for which of them counts
			}
			seen[one.name] = true
		}
		fields = append(fields, more...)
	}
	return fields, true
}

// emptiness says of a value whether omitempty leaves it out.
func emptiness(t reflect.Type) func(unsafe.Pointer) bool {
	switch t.Kind() {
	case reflect.String:
		return func(p unsafe.Pointer) bool { return *(*string)(p) == "" }
	case reflect.Slice:
		return func(p unsafe.Pointer) bool { return (*slice)(p).n == 0 }
	case reflect.Pointer:
		return func(p unsafe.Pointer) bool { return *(*unsafe.Pointer)(p) == nil }
	case reflect.Int:
		return func(p unsafe.Pointer) bool { return *(*int)(p) == 0 }
	case reflect.Int16:
		return func(p unsafe.Pointer) bool { return *(*int16)(p) == 0 }
	case reflect.Bool, reflect.Int8:
		return func(p unsafe.Pointer) bool { return *(*int8)(p) == 0 }
	case reflect.Array, reflect.Struct:
		none := t.Kind() == reflect.Array && t.Len() == 0
		return func(unsafe.Pointer) bool { return none }
	}
	return func(p unsafe.Pointer) bool {
		v := reflect.NewAt(t, p).Elem()
		if v.Kind() == reflect.Map {
			return v.Len() == 0
		}
		return v.IsZero()
	}
}

func newStruct(t reflect.Type, fields []field) *structPlan {
	x := &structPlan{size: t.Size(), bytes: true, fields: fields}
	for i := 0; i < len(fields); {
		r := run{flat: fields[i].plan.flat(), from: fields[i].offset}
		n := i + 1
		for r.flat && n < len(fields) && fields[n].plan.flat() {
			n++
		}
		r.fields, r.size = fields[i:n], fields[n-1].offset+fields[n-1].size-r.from
		x.runs, x.bytes, i = append(x.runs, r), x.bytes && r.flat, n
	}
	return x
}

func (x *structPlan) flat() bool { return x.bytes }

func (x *structPlan) same(was, is unsafe.Pointer) bool {
	if x.bytes {
		return bytesOf(was, x.size) == bytesOf(is, x.size)
	}
	for i := range x.runs {
		if !x.runs[i].same(was, is) {
			return false
		}
	}
	return true
}

func (x *structPlan) write(b []byte, is unsafe.Pointer) []byte {
	b = append(b, '{')
	for i := range x.fields {
		f := &x.fields[i]
		p := unsafe.Add(is, f.offset)
		if f.empty == nil || !f.empty(p) {
			b = append(f.plan.write(append(b, f.key...), p), ',')
		}
	}
	return closed(b, '}')
}

// closed ends an object or a list, with its end in the place of the last comma.
func closed(b []byte, end byte) []byte {
	if b[len(b)-1] == ',' {
		b = b[:len(b)-1]
	}
	return append(b, end)
}

func (x *structPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	if x.bytes && bytesOf(was, x.size) == bytesOf(is, x.size) {
		return b, false
	}
	begin := len(b)
	b = append(b, '{')
	for i := range x.runs {
		r := &x.runs[i]
		if (r.flat || r.fields[0].text) && r.same(was, is) {
			continue
		}
		for j := range r.fields {
			f := &r.fields[j]
			b = f.change(b, unsafe.Add(was, f.offset), unsafe.Add(is, f.offset))
		}
	}
	if len(b) == begin+1 {
		return b[:begin], false
	}
	return closed(b, '}'), true
}

// change writes the key with what has changed of it, and a comma; nothing if nothing has.
func (f *field) change(b []byte, was, is unsafe.Pointer) []byte {
	if f.plan.flat() && f.plan.same(was, is) {
		return b
	}
	begin := len(b)
	b = append(b, f.key...)
	differs := true
	switch {
	case f.empty == nil || !f.empty(was) && !f.empty(is):
		b, differs = f.plan.change(b, was, is)
	case f.empty(was) && f.empty(is):
		differs = false
	case f.empty(is):
		b = append(b, "[]"...)
	default:
		b = whole(b, f.plan, is)
	}
	if !differs {
		return b[:begin]
	}
	return append(b, ',')
}

// listPlan is what slices and arrays have in common.
type listPlan struct {
	elem plan
	size uintptr
}

func (x listPlan) at(first unsafe.Pointer, i int) unsafe.Pointer {
	return unsafe.Add(first, uintptr(i)*x.size)
}

func (x listPlan) same(was, is unsafe.Pointer, n int) bool {
	if was == is || n == 0 {
		return true
	}
	if x.elem.flat() {
		return bytesOf(was, uintptr(n)*x.size) == bytesOf(is, uintptr(n)*x.size)
	}
	for i := range n {
		if !x.elem.same(x.at(was, i), x.at(is, i)) {
			return false
		}
	}
	return true
}

// write writes the elements from one to before another.
func (x listPlan) write(b []byte, first unsafe.Pointer, from, to int) []byte {
	b = append(b, '[')
	for i := from; i < to; i++ {
		b = append(x.elem.write(b, x.at(first, i)), ',')
	}
	return closed(b, ']')
}

// short is so many plain values as are said whole: by place they would take more room.
const short = 6

// change writes what has changed in a list that is as long as it was.
func (x listPlan) change(b []byte, was, is unsafe.Pointer, n int) ([]byte, bool) {
	if x.elem.flat() && x.same(was, is, n) || was == is {
		return b, false
	}
	if x.wholly(was, is, n) {
		return append(x.write(append(b, '['), is, 0, n), ']'), true
	}
	begin := len(b)
	b = append(b, '{')
	for i := range n {
		if x.elem.same(x.at(was, i), x.at(is, i)) {
			continue
		}
		before := len(b)
		b = append(strconv.AppendInt(append(b, '"'), int64(i), 10), `":`...)
		var differs bool
		if b, differs = x.elem.change(b, x.at(was, i), x.at(is, i)); differs {
			b = append(b, ',')
		} else {
			b = b[:before]
		}
	}
	if len(b) == begin+1 {
		return b[:begin], false
	}
	return closed(b, '}'), true
}

// wholly says whether a list of plain values is shorter said whole than by place: it is short, or much of it has changed.
func (x listPlan) wholly(was, is unsafe.Pointer, n int) bool {
	if _, plain := x.elem.(plainPlan); !plain {
		return false
	}
	changed := 0
	for i := range n {
		if !x.elem.same(x.at(was, i), x.at(is, i)) {
			changed++
		}
	}
	return n <= short || 4*changed > n
}

// cut writes what has changed in a list that is shorter or longer than it was.
func (x listPlan) cut(b []byte, was unsafe.Pointer, n int, is unsafe.Pointer, m int) []byte {
	head, tail := 0, 0
	for head < min(n, m) && x.elem.same(x.at(was, head), x.at(is, head)) {
		head++
	}
	for tail < min(n, m)-head && x.elem.same(x.at(was, n-1-tail), x.at(is, m-1-tail)) {
		tail++
	}
	b = append(b, `{"@":[`...)
	b = append(strconv.AppendInt(b, int64(head), 10), ',')
	b = append(strconv.AppendInt(b, int64(n-head-tail), 10), ',')
	return append(x.write(b, is, head, m-tail), "]}"...)
}

type arrayPlan struct {
	listPlan
	n int
}

func (x arrayPlan) flat() bool { return x.elem.flat() }

func (x arrayPlan) same(was, is unsafe.Pointer) bool { return x.listPlan.same(was, is, x.n) }

func (x arrayPlan) write(b []byte, is unsafe.Pointer) []byte { return x.listPlan.write(b, is, 0, x.n) }

func (x arrayPlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	return x.listPlan.change(b, was, is, x.n)
}

type slicePlan struct{ listPlan }

// slice is how a slice of any type lies in memory.
type slice struct {
	first   unsafe.Pointer
	n, room int
}

func (x slicePlan) flat() bool { return false }

func (x slicePlan) same(was, is unsafe.Pointer) bool {
	p, q := (*slice)(was), (*slice)(is)
	return p.n == q.n && (p.first == nil) == (q.first == nil) && x.listPlan.same(p.first, q.first, p.n)
}

func (x slicePlan) write(b []byte, is unsafe.Pointer) []byte {
	s := (*slice)(is)
	if s.first == nil {
		return append(b, "null"...)
	}
	return x.listPlan.write(b, s.first, 0, s.n)
}

func (x slicePlan) change(b []byte, was, is unsafe.Pointer) ([]byte, bool) {
	p, q := (*slice)(was), (*slice)(is)
	switch {
	case p.first == nil && q.first == nil:
		return b, false
	case p.first == nil || q.first == nil || q.n == 0 && p.n > 0:
		return whole(b, x, is), true
	case p.n == q.n:
		return x.listPlan.change(b, p.first, q.first, p.n)
	}
	return x.cut(b, p.first, p.n, q.first, q.n), true
}
