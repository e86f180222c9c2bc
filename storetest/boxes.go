package storetest

import (
	"testing"

	"signoria"
)

func boxes(t *testing.T, open func() signoria.Store) {
	s := open()
	defer func() { s.Close() }()
	kept := func(want ...signoria.BoxFile) {
		t.Helper()
		got, err := s.Boxes(ctx)
		must(t, err)
		wantEqual(t, got, want)
	}
	kept()
	toy := signoria.BoxFile{Game: "toy", Name: "mine.yaml", Text: []byte("cities: [\x00\xff]\n")}
	other := signoria.BoxFile{Game: "other", Name: "hers.yaml", Text: []byte("a: 1")}
	must(t, s.KeepBox(ctx, toy))
	must(t, s.KeepBox(ctx, other))
	kept(other, toy)
	toy.Name, toy.Text = "mended.yaml", []byte("cities: []")
	must(t, s.KeepBox(ctx, toy))
	must(t, s.Close())
	s = open()
	kept(other, toy)
	must(t, s.KeepBox(ctx, signoria.BoxFile{Game: "other"}))
	must(t, s.KeepBox(ctx, signoria.BoxFile{Game: "gone already"}))
	kept(toy)
}
