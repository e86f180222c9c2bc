package http

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"strings"
	"testing"

	"signoria/chance"
)

// Every event can be read as soon as it is written, and the whole is a gzip stream like any other.
func TestPacking(t *testing.T) {
	in, out := io.Pipe()
	p := &packing{out: out}
	events := []string{"a", strings.Repeat("an event much like the one before ", 5000), "", "the last"}
	for i := range 200 { // long and short ones, each much like those before
		events = append(events, strings.Repeat(fmt.Sprintf("%d goes on and ", i), 1+i*i%97))
	}
	go func() {
		for _, e := range events {
			if _, err := io.WriteString(p, e); err != nil {
				t.Error(err)
			}
		}
		if err := p.close(); err != nil {
			t.Error(err)
		}
		out.Close()
	}()
	z, err := gzip.NewReader(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		got := make([]byte, len(e))
		if _, err := io.ReadFull(z, got); err != nil || string(got) != e {
			t.Fatalf("got %.20q (%v), want %.20q", got, err, e)
		}
	}
	if rest, err := io.ReadAll(z); err != nil || len(rest) > 0 { // the sum and the size are right
		t.Fatalf("%q is left (%v)", rest, err)
	}
}

// What is long is packed, what is short costs a few bytes more than it has.
func TestPackingIsWorthIt(t *testing.T) {
	for _, n := range []int{1, 100, little - 1, little, 5_000, 200_000} {
		said := []byte(strings.Repeat("an event much like the one before ", n/34+1)[:n])
		var b bytes.Buffer
		p := &packing{out: &b}
		if err := p.begin(); err != nil {
			t.Fatal(err)
		}
		before := b.Len()
		if _, err := p.Write(said); err != nil {
			t.Fatal(err)
		}
		if size := b.Len() - before; n < little && size > n+10 || n >= little && size > n/3 {
			t.Errorf("%d bytes were packed into %d", n, size)
		}
	}
}

// What is said much as it was said last is told in little; and however long it was, no more of it is kept than that.
func TestPackingRemembersTheLast(t *testing.T) {
	event := func(seed uint64, n int) []byte {
		src, b := chance.New(seed), make([]byte, n)
		for i := range b {
			b[i] = byte('a' + src.N(26))
		}
		return b
	}
	var b bytes.Buffer
	p := &packing{out: &b}
	first, other := event(1, reach/2), event(2, 9*reach)
	for _, said := range [][]byte{other, first, event(3, 10), first} {
		b.Reset()
		if _, err := p.Write(said); err != nil {
			t.Fatal(err)
		}
	}
	if b.Len() > 60 {
		t.Errorf("what was said a moment ago takes %d bytes to say again", b.Len())
	}
	if cap(p.last) > reach {
		t.Errorf("%d bytes are kept", cap(p.last))
	}
}

func TestPackingOfNothing(t *testing.T) {
	var b bytes.Buffer
	if err := (&packing{out: &b}).close(); err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(&b)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || len(got) > 0 {
		t.Fatalf("%q (%v)", got, err)
	}
}
