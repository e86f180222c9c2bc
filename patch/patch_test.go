package patch_test

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"testing"

	"signoria/patch"
)

// thing holds what a value on the wire may hold.
type thing struct {
	Shared
	Yes     bool              `json:"yes"`
	Name    string            `json:"name"`
	Small   int8              `json:"small"`
	Of      [3]uint16         `json:"of"`
	Share   float64           `json:"share"`
	Maybe   string            `json:"maybe,omitempty"`
	Few     []int             `json:"few,omitempty"`
	Plain   []int             `json:"plain"`
	Flat    []flat            `json:"flat"`
	Deep    []deep            `json:"deep"`
	Lists   [][]int           `json:"lists"`
	Bytes   []uint8           `json:"bytes"`
	One     *deep             `json:"one"`
	Any     any               `json:"any"`
	Map     map[string]int    `json:"map"`
	Own     written           `json:"own"`
	Raw     json.RawMessage   `json:"raw,omitempty"`
	Leaves  map[string]string `json:"-"`
	NoTag   uint64
	private int
}

// Shared is embedded.
type Shared struct {
	Row int32 `json:"row"`
}

type flat struct {
	A int8 `json:"a"`
	B int  `json:"b"` // there is room before it
}

type deep struct {
	Text string `json:"text"`
	Of   []flat `json:"of"`
	Self *deep  `json:"self"`
}

// written writes itself.
type written int

func (w written) MarshalJSON() ([]byte, error) { return json.Marshal([]int{int(w)}) }

// filling makes things of bytes: the same bytes, the same thing.
type filling struct{ from []byte }

func (f *filling) next() int {
	if len(f.from) == 0 {
		return 0
	}
	x := f.from[0]
	f.from = f.from[1:]
	return int(x)
}

var texts = []string{"", "a", "Città di Monz", "<b>&\"\\", "line\u2028 and\u2029", "\xff\xfe", "\x01\n", "[[city:monz|Monz]]"}

func (f *filling) text() string { return texts[f.next()%len(texts)] }

func listOf[T any](f *filling, one func() T) []T {
	n := f.next() % 12
	if n == 0 {
		return nil
	}
	list := make([]T, 0, n)
	for range n - 1 {
		list = append(list, one())
	}
	return list
}

func (f *filling) number() int { return f.next()%5 - 2 }
func (f *filling) flat() flat  { return flat{int8(f.number()), f.number()} }

func (f *filling) deep() deep {
	d := deep{Text: f.text(), Of: listOf(f, f.flat)}
	if f.next()%4 == 1 {
		d.Self = &deep{Text: f.text()}
	}
	return d
}

func (f *filling) thing() *thing {
	x := &thing{Shared: Shared{int32(f.number())}, Yes: f.next()%2 == 1, Name: f.text(), Small: int8(f.number()), Of: [3]uint16{uint16(f.next()), 0, uint16(f.next())},
		Share: float64(f.next()) / 7, Maybe: f.text(), Few: listOf(f, f.number), Plain: listOf(f, f.number), Flat: listOf(f, f.flat), Deep: listOf(f, f.deep),
		Lists: listOf(f, func() []int { return listOf(f, f.number) }), Bytes: listOf(f, func() uint8 { return uint8(f.next()) }), Own: written(f.number()),
		NoTag: uint64(f.next()), private: f.next()}
	switch f.next() % 4 {
	case 1:
		d := f.deep()
		x.One, x.Any = &d, &d
	case 2:
		x.Any, x.Map = f.deep(), map[string]int{f.text(): f.number()}
	case 3:
		x.Any, x.Raw = f.next(), json.RawMessage(`{"a":1}`)
	}
	return x
}

// read is a value as a page has it.
func read(t *testing.T, said []byte) (x any) {
	t.Helper()
	if err := json.Unmarshal(said, &x); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	return x
}

func encoded(t *testing.T, x any) []byte {
	t.Helper()
	said, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	return said
}

// leads wants of a change that it makes of one value the other, and leaves that one as it is.
func leads(t *testing.T, was, is *thing) {
	t.Helper()
	if got, want := patch.Append(nil, is), encoded(t, is); string(got) != string(want) {
		t.Fatalf("written\n%s\nwant\n%s", got, want)
	}
	change := patch.Change(nil, was, is)
	before := read(t, encoded(t, was))
	if got, want := patch.Changed(before, read(t, change)), read(t, encoded(t, is)); !reflect.DeepEqual(got, want) {
		t.Fatalf("was  %s\nis   %s\nby   %s\ngave %v", encoded(t, was), encoded(t, is), change, got)
	}
	if !reflect.DeepEqual(before, read(t, encoded(t, was))) {
		t.Fatal("what was has been changed")
	}
}

func FuzzChange(f *testing.F) {
	f.Add([]byte("nothing"), []byte("of it"))
	f.Add([]byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20}, []byte{20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9})
	f.Fuzz(func(t *testing.T, one, other []byte) {
		was, is := (&filling{one}).thing(), (&filling{other}).thing()
		leads(t, was, is)
		leads(t, is, was)
		if same := patch.Change(nil, is, (&filling{other}).thing()); string(same) != "{}" {
			t.Fatalf("of what has not changed: %s", same)
		}
	})
}

func drawn(r *rand.Rand) []byte {
	b := make([]byte, 300)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// TestAnyTwo draws things at random, which the seeds of the fuzzing are too few for.
func TestAnyTwo(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	was := (&filling{drawn(r)}).thing()
	for range 1000 {
		bytes := drawn(r)
		is := (&filling{bytes}).thing()
		leads(t, was, is)
		bytes[r.IntN(60)]++
		near := (&filling{bytes}).thing()
		leads(t, is, near)
		was = near
	}
}

var update = flag.Bool("update", false, "write the changes anew that the page's test reads")

// told is what was, a change, and what it makes of it.
type told struct {
	Was any             `json:"was"`
	By  json.RawMessage `json:"by"`
	Is  any             `json:"is"`
}

// TestToldToThePage keeps changes of all kinds in a file, from which the page's own reader is tested: both read the same.
func TestToldToThePage(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	var said []byte // a line each
	for range 40 {
		bytes := drawn(r)
		was := (&filling{bytes}).thing()
		for range 1 + r.IntN(4) {
			bytes[r.IntN(120)]++
		}
		is := (&filling{slices.Clone(bytes)}).thing()
		said = append(append(said, encoded(t, told{was, patch.Change(nil, was, is), is})...), '\n')
	}
	const file = "testdata/changes.jsonl"
	if *update {
		if err := os.WriteFile(file, said, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(file); err != nil || string(kept) != string(said) {
		t.Fatalf("%s is not what is told now (%v): go test ./patch -update", file, err)
	}
}

func TestWhatAChangeSays(t *testing.T) {
	ten := func() []int { return []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9} }
	tests := []struct {
		what    string
		was, is thing
		want    string
	}{
		{"nothing", thing{Name: "a"}, thing{Name: "a"}, `{}`},
		{"a field", thing{}, thing{Name: "a", Small: 3}, `{"name":["a"],"small":[3]}`},
		{"of what is embedded", thing{}, thing{Shared: Shared{4}}, `{"row":[4]}`},
		{"left out since", thing{Maybe: "a"}, thing{}, `{"maybe":[]}`},
		{"nothing where something was", thing{One: &deep{}}, thing{}, `{"one":[null]}`},
		{"in an object", thing{One: &deep{Text: "a"}}, thing{One: &deep{Text: "b"}}, `{"one":{"text":["b"]}}`},
		{"in what is any", thing{Any: &deep{Text: "a"}}, thing{Any: &deep{Text: "b"}}, `{"any":{"text":["b"]}}`},
		{"a short list", thing{Plain: []int{1, 2, 3}}, thing{Plain: []int{1, 2, 4}}, `{"plain":[[1,2,4]]}`},
		{"by place", thing{Plain: ten()}, thing{Plain: append(ten()[:9], 10)}, `{"plain":{"9":[10]}}`},
		{"at the end", thing{Plain: ten()}, thing{Plain: append(ten(), 10)}, `{"plain":{"@":[10,0,[10]]}}`},
		{"out of the middle", thing{Plain: ten()}, thing{Plain: append(ten()[:4], ten()[6:]...)}, `{"plain":{"@":[4,2,[]]}}`},
		{"of objects", thing{Flat: []flat{{1, 1}, {2, 2}}}, thing{Flat: []flat{{1, 1}, {2, 3}}}, `{"flat":{"1":{"b":[3]}}}`},
		{"what is not written", thing{private: 1}, thing{private: 2}, `{}`},
	}
	for _, tt := range tests {
		if got := string(patch.Change(nil, &tt.was, &tt.is)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.what, got, tt.want)
		}
	}
}
