package postgres

import (
	"encoding/json"
	"fmt"
	"testing"

	"signoria"
)

// Mumble has a store tell nobody what it writes.
func (s *Store) Mumble() { s.notices.sends.Do(func() {}) }

// However many notices there are, each is sent once, as the last that was said of the same, in messages that PostgreSQL takes.
func TestManyNoticesGoAsOne(t *testing.T) {
	out, want := gathered{}, map[string]int32{}
	for no := range int32(3000) {
		id := fmt.Sprintf("abcd-efgh-%04d", no%300)
		out.add(signoria.Notice{Table: id, Row: no})
		want[id] = max(want[id], no)
	}
	all := payloads("me", out)
	if len(all) > 3 {
		t.Errorf("of 300 tables it sends %d messages", len(all))
	}
	for _, payload := range all {
		var said struct{ All []signoria.Notice }
		if err := json.Unmarshal([]byte(payload), &said); err != nil || len(payload) >= 8000 {
			t.Fatalf("it sends %d bytes: %v", len(payload), err)
		}
		for _, n := range said.All {
			if want[n.Table] != n.Row {
				t.Errorf("of %s it says row %d", n.Table, n.Row)
			}
			delete(want, n.Table)
		}
	}
	if len(want) > 0 {
		t.Errorf("it says nothing of %v", want)
	}
}
