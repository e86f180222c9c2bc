package host_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/host"
)

// written is what a player may read of a table by now, on a page he opens for it.
func (h *house) written(id, player string) (texts []string, p host.Post) {
	h.t.Helper()
	w, err := h.Watch(ctx, id, player, host.FirstSeat)
	h.must(err)
	defer w.Close()
	p, _, err = w.Post(ctx)
	h.must(err)
	return textsOf(p), p
}

func textsOf(p host.Post) (texts []string) {
	for _, l := range p.Letters {
		texts = append(texts, l.Text)
	}
	return texts
}

// keyOf is what a player's page calls the other of that name.
func (h *house) keyOf(id, player, name string) string {
	h.t.Helper()
	_, p := h.written(id, player)
	for _, c := range p.With {
		if c.Name == name {
			return c.Key
		}
	}
	h.t.Fatalf("%s knows nobody called %s", player, name)
	return ""
}

func (h *house) write(id string, author signoria.Player, to, text string) {
	h.t.Helper()
	h.must(h.Write(ctx, id, author, host.Writing{To: to, Seat: signoria.Nobody, Text: text}))
}

func (h *house) wantWritten(id, player string, want ...string) {
	h.t.Helper()
	if got, _ := h.written(id, player); !slices.Equal(got, want) {
		h.t.Errorf("%q reads %q, want %q", player, got, want)
	}
}

func TestLettersReachThoseTheyAreTo(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.write(id, ada, "", "good evening")
	h.write(id, bea, h.keyOf(id, "bea", "ADA"), "let us be friends")
	h.wantWritten(id, "ada", "good evening", "let us be friends")
	h.wantWritten(id, "bea", "good evening", "let us be friends")
	h.wantWritten(id, "cleo", "good evening")
	h.wantWritten(id, "", "good evening")

	// An open page is told of what is new, and of that alone.
	w, err := h.Watch(ctx, id, "ada", 0)
	h.must(err)
	defer w.Close()
	<-w.Stirred
	_, _, err = w.Post(ctx)
	h.must(err)
	h.write(id, bea, "", "well met")
	<-w.Stirred
	p, _, err := w.Post(ctx)
	h.must(err)
	if got := textsOf(p); p.Whole || !slices.Equal(got, []string{"well met"}) || p.Letters[0].Name != "BEA" || p.Letters[0].Seat != 1 || p.Letters[0].Mine {
		t.Errorf("the page is told %+v", p)
	}
}

// Who takes over a seat has not got its private letters; who got up still has them.
func TestPrivateLettersDoNotGoWithTheSeat(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open")
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	h.write(id, ada, h.keyOf(id, "ada", "BEA"), "between us")
	_, err = h.Stand(ctx, id, bea, 1)
	h.must(err)
	_, err = h.Sit(ctx, id, cleo, 1, "")
	h.must(err)
	h.wantWritten(id, "cleo")
	h.wantWritten(id, "bea", "between us")
	_, p := h.written(id, "ada")
	i := slices.IndexFunc(p.With, func(c host.Conversation) bool { return c.Name == "BEA" })
	if i < 0 || p.With[i].May || len(p.With[i].Seats) > 0 {
		t.Fatalf("ada's conversations are %+v", p.With)
	}
	wantCode(t, h.Write(ctx, id, ada, host.Writing{To: p.With[i].Key, Text: "still there?"}), signoria.NotFound)
}

func TestWhoMayWrite(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	beas := h.keyOf(id, "ada", "BEA")
	for _, to := range []string{"", beas} {
		wantCode(t, h.Write(ctx, id, cleo, host.Writing{To: to, Text: "me too"}), signoria.Forbidden)
	}
	for _, to := range []string{"nobody", h.keyOf(id, "bea", "ADA")} {
		if err := h.Write(ctx, id, ada, host.Writing{To: to, Text: "to whom?"}); err == nil {
			t.Errorf("ada has written to %q", to)
		}
	}
	h.finish(id)
	h.write(id, cleo, "", "well played")
	wantCode(t, h.Write(ctx, id, cleo, host.Writing{To: beas, Text: "psst"}), signoria.Forbidden)
	h.wantWritten(id, "bea", "well played")
}

func TestLettersAreCleaned(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	for text, want := range map[string]string{
		"  two\r\nlines ":                       "two\nlines",
		"\n\na\n\n\n\n\nb\n\n":                  "a\n\nb",
		"tab\there\x00\u202e":                   "tab here",
		"<b>[[city:x|y]]</b>":                   "<b>[[city:x|y]]</b>",
		"Z" + strings.Repeat("\u0301", 9) + "a": "Z" + strings.Repeat("\u0301", 3) + "a",
		strings.Repeat("è", 500):                strings.Repeat("è", 500),
	} {
		h.write(id, ada, "", text)
		if got, _ := h.written(id, "bea"); got[len(got)-1] != want {
			t.Errorf("%q is kept as %q, want %q", text, got[len(got)-1], want)
		}
	}
	for _, text := range []string{"", " \n\u200b ", strings.Repeat("x", 501), "\xff"} {
		wantCode(t, h.Write(ctx, id, ada, host.Writing{Text: text}), signoria.Invalid)
	}
}

func TestMutedAreNotHeard(t *testing.T) {
	h := newHouse(t)
	id, other := h.friends(signoria.Manners{}), h.friends(signoria.Manners{})
	h.write(id, bea, "", "loud")
	h.write(id, bea, h.keyOf(id, "bea", "ADA"), "louder")
	w, err := h.Watch(ctx, id, "ada", 0)
	h.must(err)
	defer w.Close()
	_, _, err = w.Post(ctx)
	h.must(err)

	h.must(h.Mute(ctx, id, "ada", h.keyOf(id, "ada", "BEA"), true))
	p := host.Post{}
	for !p.Whole {
		<-w.Stirred
		p, _, err = w.Post(ctx)
		h.must(err)
	}
	if !p.Whole || len(p.Letters) > 0 || !p.With[1].Muted || p.With[0].Unread+p.With[1].Unread != 0 {
		t.Errorf("after muting the page is told %+v", p)
	}
	h.write(other, bea, "", "and here")
	h.wantWritten(other, "ada")
	h.wantWritten(id, "bea", "loud", "louder") // she is not told
	h.must(h.Mute(ctx, id, "ada", h.keyOf(id, "ada", "BEA"), false))
	h.wantWritten(id, "ada", "loud", "louder")
	wantCode(t, h.Mute(ctx, id, "ada", "whoever", true), signoria.NotFound)
}

func TestUnreadIsCounted(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.write(id, bea, "", "one")
	h.write(id, bea, "", "two")
	h.write(id, bea, h.keyOf(id, "bea", "ADA"), "three")
	unread := func() (table, private, all int) {
		_, p := h.written(id, "ada")
		heads, err := h.Heads(ctx, "ada")
		h.must(err)
		return p.With[0].Unread, p.With[1].Unread, heads[0].Unread
	}
	if a, b, c := unread(); a != 2 || b != 1 || c != 3 {
		t.Errorf("unread: %d, %d, in all %d", a, b, c)
	}
	caller := h.Call("ada")
	defer caller.Close()
	<-caller.Changed
	h.must(h.MarkRead(ctx, id, "ada", "", 2))
	<-caller.Changed // another page of hers is told
	if a, b, c := unread(); a != 0 || b != 1 || c != 1 {
		t.Errorf("unread: %d, %d, in all %d", a, b, c)
	}
}

func TestEarlierLetters(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	for i := range 100 {
		h.write(id, ada, "", fmt.Sprint(i+1))
	}
	h.write(id, ada, h.keyOf(id, "ada", "BEA"), "private")
	texts, p := h.written(id, "bea")
	if len(texts) != 41 || texts[0] != "61" || !slices.Equal(p.Earlier, []string{""}) || p.Dropped {
		t.Fatalf("the page begins with %q of %d, earlier %q", texts[0], len(texts), p.Earlier)
	}
	for _, want := range []struct {
		first   string
		letters int
		more    bool
	}{{"21", 40, true}, {"1", 20, false}} {
		var err error
		p, err = h.Earlier(ctx, id, "bea", "", p.Letters[0].No)
		h.must(err)
		if p.Letters[0].Text != want.first || len(p.Letters) != want.letters || len(p.Earlier) > 0 != want.more {
			t.Fatalf("%d earlier letters from %q on, want %+v", len(p.Letters), p.Letters[0].Text, want)
		}
	}
	eve, err := h.Earlier(ctx, id, "cleo", h.keyOf(id, "bea", "ADA"), 1000)
	h.must(err)
	if len(eve.Letters) > 0 {
		t.Fatalf("somebody else reads %q", textsOf(eve))
	}
}

// Spectators are behind with what is written as with what is done, and may be kept out of both.
func TestSpectatorsReadAsTheTableWants(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	manners := func(m signoria.Manners) {
		m, err := m.Agreed()
		h.must(err)
		_, err = h.store.UpdateTable(ctx, id, func(x *signoria.Table) ([]signoria.Row, error) { x.Manners = m; return nil, nil })
		h.must(err)
		h.shut()
		h.open()
	}
	manners(signoria.Manners{Delay: 1, Spectators: signoria.AnySpectator})
	w, err := h.Watch(ctx, id, "cleo", signoria.Nobody)
	h.must(err)
	h.write(id, ada, "", "now")
	h.wantWritten(id, "bea", "now")
	h.wantWritten(id, "cleo")
	deadline := time.After(10 * time.Second)
	for read := false; !read; {
		select {
		case <-w.Stirred:
			p, _, err := w.Post(ctx)
			h.must(err)
			read = len(p.Letters) > 0
		case <-deadline:
			t.Fatal("the spectator is never told")
		}
	}
	w.Close()

	manners(signoria.Manners{Spectators: signoria.NoSpectator})
	_, err = h.Earlier(ctx, id, "cleo", "", 1000)
	wantCode(t, err, signoria.Forbidden)
	h.finish(id)
	wantCode(t, h.Write(ctx, id, cleo, host.Writing{Text: "hello"}), signoria.Forbidden)
}

// A table that leaves the memory meanwhile still says when its spectators may read what was written.
func TestWhoIsBehindReadsAfterTheTableWasAway(t *testing.T) {
	at(t, func(h *house) {
		h.shut()
		h.opts.Idle = time.Minute
		h.open()
		id := h.friends(signoria.Manners{Delay: 3600})
		h.write(id, ada, "", "an hour ago")
		pass(10 * time.Minute)
		if h.InMemory() != 0 {
			t.Fatal("a table that nobody uses stays in memory")
		}
		w, err := h.Watch(ctx, id, "cleo", signoria.Nobody)
		h.must(err)
		defer w.Close()
		<-w.Stirred
		pass(time.Hour)
		if len(w.Stirred) == 0 {
			t.Fatal("the spectator is never told")
		}
		p, _, err := w.Post(ctx)
		h.must(err)
		if got := textsOf(p); !slices.Equal(got, []string{"an hour ago"}) {
			t.Errorf("she reads %q", got)
		}
	})
}

// A list of tables is told when one of them begins or ceases to wait for its player.
func TestHeadsFollowTheTables(t *testing.T) {
	h := newHouse(t)
	caller := h.Call("bea")
	defer caller.Close()
	<-caller.Changed
	id := h.create(ada, "me", "open")
	if len(caller.Changed) > 0 {
		t.Fatal("bea is told of a table that is not hers")
	}
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	<-caller.Changed
	heads, err := h.Heads(ctx, "bea")
	h.must(err)
	if len(heads) != 1 || heads[0].ID != id || heads[0].Unread != 0 {
		t.Fatalf("got %+v", heads)
	}
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	<-caller.Changed
	h.finish(id)
	for {
		<-caller.Changed
		if heads, err = h.Heads(ctx, "bea"); err != nil || len(heads) == 0 {
			break
		}
	}
	h.must(err)
	h.write(id, ada, "", "well played")
	<-caller.Changed
	if heads, err = h.Heads(ctx, "bea"); err != nil || len(heads) != 1 || host.WaitsFor(heads[0].Table, "bea") {
		t.Fatalf("got %+v (%v)", heads, err)
	}
}
