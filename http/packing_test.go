package http

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
)

// Every event can be read as soon as it is written, and the whole is a gzip stream like any other.
func TestPacking(t *testing.T) {
	in, out := io.Pipe()
	p := &packing{out: out}
	events := []string{"a", strings.Repeat("an event much like the one before ", 5000), "", "the last"}
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

// An update that differs little from the last costs little, however long it is; nothing older than the
// window is pointed at.
func TestPackingPointsBack(t *testing.T) {
	noise := make([]byte, 12_000)
	for i, r := 0, rand.New(rand.NewPCG(1, 2)); i < len(noise); i++ {
		noise[i] = byte('a' + r.IntN(26))
	}
	var b bytes.Buffer
	p := &packing{out: &b}
	var want []byte
	var sizes []int
	for i := range 8 {
		said := append(fmt.Appendf(nil, "update %d: ", i), noise...)
		want = append(want, said...)
		before := b.Len()
		if _, err := p.Write(said); err != nil {
			t.Fatal(err)
		}
		sizes = append(sizes, b.Len()-before)
	}
	if err := p.close(); err != nil {
		t.Fatal(err)
	}
	if sizes[0] < 5_000 {
		t.Fatalf("noise was packed into %d bytes", sizes[0])
	}
	for i, size := range sizes[1:] {
		if size > 300 {
			t.Errorf("update %d took %d bytes, the first %d", i+1, size, sizes[0])
		}
	}
	z, err := gzip.NewReader(&b)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || !bytes.Equal(got, want) {
		t.Fatalf("it does not unpack to what was written (%v)", err)
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
