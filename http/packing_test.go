package http

import (
	"bytes"
	"compress/gzip"
	"io"
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
