package storetest

import (
	"fmt"
	"testing"
	"time"

	"signoria"
)

// correspondence is a table of ada, bea and cleo.
func correspondence(t *testing.T, s signoria.Store) {
	t.Helper()
	x := table("t", "ada")
	for i, id := range []string{"ada", "bea", "cleo"} {
		player(t, s, id)
		x.Chairs[i] = signoria.Chair{Player: id, Name: "Name of " + id}
	}
	must(t, s.CreateTable(ctx, x))
}

func write(t *testing.T, s signoria.Store, author, to, text string) {
	t.Helper()
	must(t, s.AppendLetter(ctx, "t", signoria.Letter{At: now(), Author: author, Seat: 1, To: to, Text: text}, 100))
}

// texts is what a reader may read.
func texts(t *testing.T, s signoria.Store, asked signoria.LettersAsked) (all []string) {
	t.Helper()
	asked.Table = "t"
	if asked.Most == 0 {
		asked.Most = 100
	}
	found, err := s.Letters(ctx, asked)
	must(t, err)
	for _, l := range found {
		all = append(all, l.Text)
	}
	return all
}

func letters(t *testing.T, open func() signoria.Store) {
	s := open()
	correspondence(t, s)
	at := now()
	must(t, s.AppendLetter(ctx, "t", signoria.Letter{At: at, Author: "ada", Seat: 1, Text: "to all"}, 100))
	write(t, s, "ada", "bea", "to bea")
	write(t, s, "bea", "ada", "from bea")
	write(t, s, "cleo", "bea", "«cleo» <b>to</b> bea\n🜚")
	must(t, s.Close())

	s = open() // they are on disk
	defer s.Close()
	found, err := s.Letters(ctx, signoria.LettersAsked{Table: "t", Most: 9})
	must(t, err)
	wantEqual(t, found, []signoria.Letter{{No: 1, At: at, Author: "ada", Name: "Name of ada", Seat: 1, Text: "to all"}})
	for reader, want := range map[string][]string{
		"ada":  {"to all", "to bea", "from bea"},
		"bea":  {"to all", "to bea", "from bea", "«cleo» <b>to</b> bea\n🜚"},
		"cleo": {"to all", "«cleo» <b>to</b> bea\n🜚"},
		"dora": {"to all"}, // whoever else there is
		"":     {"to all"},
	} {
		wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: reader}), want)
	}
	everybody, with := signoria.Everybody, "bea"
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada", With: &with}), []string{"to bea", "from bea"})
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada", With: &everybody}), []string{"to all"})
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada", Most: 1}), []string{"to all", "from bea"})
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada", After: 1, Before: 3}), []string{"to bea"})
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada", Until: at.Add(-time.Millisecond)}), []string(nil))

	must(t, s.RenamePlayer(ctx, "ada", "Ada the Bold"))
	found, err = s.Letters(ctx, signoria.LettersAsked{Table: "t", Most: 9})
	must(t, err)
	wantEqual(t, found[0].Name, "Ada the Bold")

	names := func(reader string) (ids []string) {
		found, err := s.Correspondents(ctx, "t", reader)
		must(t, err)
		for _, p := range found {
			ids = append(ids, p.ID)
		}
		return ids
	}
	wantEqual(t, names("ada"), []string{"bea"})
	wantEqual(t, names("bea"), []string{"ada", "cleo"})
	wantEqual(t, names(""), []string(nil))
	if s.AppendLetter(ctx, "u", signoria.Letter{Author: "ada"}, 9) == nil {
		t.Fatal("a letter was kept for no table")
	}
}

func lettersKept(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	correspondence(t, s)
	for i := range 7 {
		must(t, s.AppendLetter(ctx, "t", signoria.Letter{At: now(), Author: "ada", Text: fmt.Sprint(i + 1)}, 3))
	}
	wantEqual(t, texts(t, s, signoria.LettersAsked{}), []string{"5", "6", "7"})
	write(t, s, "ada", "", "8")
	found, err := s.Letters(ctx, signoria.LettersAsked{Table: "t", Most: 9})
	must(t, err)
	wantEqual(t, found[len(found)-1].No, int32(8))
}

func unread(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	correspondence(t, s)
	write(t, s, "ada", signoria.Everybody, "1")
	write(t, s, "bea", signoria.Everybody, "2")
	write(t, s, "ada", "bea", "3")
	write(t, s, "cleo", "bea", "4")

	of := func(player, table string) []signoria.Unread {
		t.Helper()
		found, err := s.Unread(ctx, player, table)
		must(t, err)
		return found
	}
	wantEqual(t, of("bea", ""), []signoria.Unread{{Table: "t", Count: 1}, {Table: "t", With: "ada", Count: 1}, {Table: "t", With: "cleo", Count: 1}})
	wantEqual(t, of("cleo", "t"), []signoria.Unread{{Table: "t", Count: 2}})
	wantEqual(t, of("cleo", "u"), []signoria.Unread(nil))
	wantEqual(t, of("", ""), []signoria.Unread(nil))

	must(t, s.MarkRead(ctx, "t", "bea", "ada", 3))
	must(t, s.MarkRead(ctx, "t", "bea", signoria.Everybody, 4))
	must(t, s.MarkRead(ctx, "t", "bea", signoria.Everybody, 1)) // late, from another page
	write(t, s, "ada", "bea", "5")
	wantEqual(t, of("bea", ""), []signoria.Unread{{Table: "t", With: "ada", Count: 1}, {Table: "t", With: "cleo", Count: 1}})
	must(t, s.Mute(ctx, "bea", "cleo", true))
	wantEqual(t, of("bea", ""), []signoria.Unread{{Table: "t", With: "ada", Count: 1}})
}

func mutes(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	correspondence(t, s)
	write(t, s, "cleo", signoria.Everybody, "to all")
	write(t, s, "cleo", "bea", "to bea")
	write(t, s, "bea", "cleo", "back")

	for range 2 { // said twice it holds once
		must(t, s.Mute(ctx, "bea", "cleo", true))
	}
	muted, err := s.Muted(ctx, "bea")
	must(t, err)
	wantEqual(t, len(muted), 1)
	wantEqual(t, muted[0].Name, "Name of cleo")
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "bea"}), []string{"back"})
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "ada"}), []string{"to all"}) // nobody else is touched
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "cleo"}), []string{"to all", "to bea", "back"})

	must(t, s.Mute(ctx, "bea", "cleo", false))
	wantEqual(t, texts(t, s, signoria.LettersAsked{Reader: "bea"}), []string{"to all", "to bea", "back"})
	for i := range signoria.MaxMuted {
		id := fmt.Sprint("x", i)
		player(t, s, id)
		must(t, s.Mute(ctx, "bea", id, true))
	}
	wantCode(t, s.Mute(ctx, "bea", "cleo", true), signoria.TooMany)
}
