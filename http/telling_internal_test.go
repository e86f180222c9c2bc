package http

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"reflect"
	"testing"

	"signoria"
	"signoria/patch"
)

// toldBy are the events that a page was sent, as JSON is read.
func toldBy(t *testing.T, w *httptest.ResponseRecorder) (all []any) {
	t.Helper()
	for line := range bytes.Lines(w.Body.Bytes()) {
		if data, is := bytes.CutPrefix(line, []byte("data: ")); is {
			var one any
			if err := json.Unmarshal(data, &one); err != nil {
				t.Fatal(err)
			}
			all = append(all, one)
		}
	}
	return all
}

func streamOf(t *testing.T) (*stream, *httptest.ResponseRecorder) {
	t.Helper()
	w := httptest.NewRecorder()
	return &stream{out: w, ctl: http.NewResponseController(w), patches: true}, w
}

// The chronicle of the first update is not kept, and the page is told of what comes as before.
func TestTheChronicleIsNotKept(t *testing.T) {
	st, w := streamOf(t)
	updates := []Update{
		{Row: 9, Chronicle: ChronicleInfo{Lines: make([]LineInfo, 500)}},
		{Row: 10, Chronicle: ChronicleInfo{From: 500, Lines: []LineInfo{{Row: 10, Text: "He pays."}}}},
		{Row: 11, Chronicle: ChronicleInfo{From: 501, Lines: []LineInfo{}}},
	}
	var shown any
	for _, u := range updates {
		want := u
		b, err := st.event(nil, &u)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Write(b)
		told := toldBy(t, w)
		if shown == nil {
			shown = told[0]
		} else {
			shown = patch.Changed(shown, told[len(told)-1])
		}
		var whole any
		if err := json.Unmarshal(patch.Append(nil, &want), &whole); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(shown, whole) {
			t.Fatalf("at row %d the page shows\n%v\nand not\n%v", want.Row, shown, whole)
		}
		if n := len(st.told.Chronicle.Lines); n > 1 {
			t.Fatalf("%d lines are kept", n)
		}
	}
}

// What cannot be written ends the stream with an error, and not the server.
func TestAViewThatCannotBeWritten(t *testing.T) {
	st, _ := streamOf(t)
	if _, err := st.event(nil, &Update{View: make(chan int)}); !errors.Is(err, errUnsaid) {
		t.Errorf("it says %v", err)
	}
}

// Who was read of the store before somebody took another name is not remembered by the old one.
func TestARenameDuringALookUp(t *testing.T) {
	p := newPlayers()
	hash := sessionHash{1}
	_, known, renamed := p.get(hash)
	p.rename()
	p.keep(hash, signoria.Player{Name: "Ada"}, renamed)
	if _, kept, _ := p.get(hash); known || kept {
		t.Errorf("he is known before %v, and after by his old name %v", known, kept)
	}
	_, _, renamed = p.get(hash)
	p.keep(hash, signoria.Player{Name: "Ada the Bold"}, renamed)
	if who, kept, _ := p.get(hash); !kept || who.Name != "Ada the Bold" {
		t.Errorf("he is remembered %v as %q", kept, who.Name)
	}
}
