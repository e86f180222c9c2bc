package main

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/play"
	"signoria/sqlite"
)

// played is a data folder in which a table of a game is some answers on its way. It returns its rows.
func played(t *testing.T, data, id string, g play.Game) []signoria.Row {
	t.Helper()
	store, err := sqlite.Open(t.Context(), filepath.Join(data, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: 3, Seed: 7}
	live, err := g.Start(setup)
	must(err)
	_ = store.CreatePlayer(t.Context(), signoria.Player{ID: "ada", Name: "Ada"}, []byte("ada")) // she may be there
	must(store.CreateTable(t.Context(), signoria.Table{ID: id, Setup: setup, Host: "ada", Chairs: make([]signoria.Chair, 3)}))
	src := chance.New(7)
	var all []signoria.Row
	for len(all) < 40 {
		o := live.Offers()[0]
		rows, err := live.Answer(o.Choices[src.N(len(o.Choices))].AtRandom(o.Seat, &src))
		must(err)
		all = append(all, rows...)
	}
	must(store.AppendRows(t.Context(), id, all, signoria.Progress{Status: signoria.Playing}))
	return all
}

func TestBackupCheckAndRestore(t *testing.T) {
	g, data := games.All()[0], t.TempDir()
	played(t, data, "first", g)
	_, stop := serving(t, "--addr", "127.0.0.1:0", "--data", data)
	copied := filepath.Join(t.TempDir(), "copy.db")
	wants := func(status int, says string, args ...string) {
		t.Helper()
		got, out, errs := said(t, args...)
		if got != status || !strings.Contains(out+errs, says) {
			t.Errorf("%q: status %d, said %q; want %d, %q", args, got, out+errs, status, says)
		}
	}
	wants(0, "read through and whole", "backup", "--data", data, copied)
	wants(1, "is there already", "backup", "--data", data, copied)
	wants(0, "1 tables, 1 replayed, 0 not replayed, 0 wrong", "check", "--data", data)
	wants(0, "1 tables, 1 replayed", "check", copied)
	wants(1, "is in use: process", "restore", "--data", data, copied)
	stop()
	played(t, data, "second", g)
	wants(0, "2 tables, 2 replayed", "check", "--data", data)
	wants(0, "what was there is "+filepath.Join(data, storeFile)+".before-", "restore", "--data", data, copied)
	wants(0, "1 tables, 1 replayed", "check", "--data", data)
	wants(0, "is now as in", "restore", "--data", filepath.Join(t.TempDir(), "new"), copied)
	wants(1, "no such file", "restore", "--data", data, copied+".none")
	wants(1, data+" is a folder: name the file in it", "check", data)
	wants(1, data+" is a folder: name the file in it", "restore", "--data", filepath.Join(t.TempDir(), "new"), data)
	wants(1, "there is no store to read", "backup", "--data", data+".none", copied+".new")
	wants(2, "say which file", "backup", "--data", data)
	wants(2, "say one file", "check", "a", "b")
	_, stop = serving(t, "--addr", "127.0.0.1:0", "--data", data)
	stop()
}

// What is in the data folder is not what a server has that keeps its tables in a database.
func TestAFolderIsNotTakenForADatabase(t *testing.T) {
	data := t.TempDir()
	copied := filepath.Join(t.TempDir(), "copy.db")
	refuses := func(want string, args ...string) {
		t.Helper()
		if status, _, errs := said(t, args...); status != 2 || !strings.Contains(errs, want) || strings.Contains(errs, "secret") {
			t.Errorf("%q: status %d, said %q", args, status, errs)
		}
	}
	refuses("name a folder", "backup", copied, "--data", "")
	refuses("pg_dump", "check", "--store", "postgres://ada:secret@db/signoria", "--data", data)
	t.Setenv("SIGNORIA_STORE", "postgres://ada:secret@db/signoria")
	refuses("pg_dump", "backup", copied, "--data", data)
	refuses("pg_dump", "restore", copied, "--data", data)
	refuses("pg_dump", "check", "--data", data)
}

func TestCheckSaysWhichTableIsWrong(t *testing.T) {
	g, data := games.All()[0], t.TempDir()
	played(t, data, "good", g)
	rows := played(t, data, "bad", g)
	store, err := sqlite.Open(t.Context(), filepath.Join(data, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	odd := signoria.Row{No: int32(len(rows) + 1), Kind: signoria.Answered, Seat: 0, Ask: 9999, Verb: 9999}
	if err := store.AppendRows(t.Context(), "bad", []signoria.Row{odd}, signoria.Progress{Status: signoria.Playing}); err != nil {
		t.Fatal(err)
	}
	boxed := signoria.Table{ID: "boxed", Setup: signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: 3, Box: "another"}, Host: "ada"}
	if err := store.CreateTable(t.Context(), boxed); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	status, out, errs := said(t, "check", "--data", data)
	for _, want := range []string{"  table bad: ", "3 tables, 1 replayed, 1 not replayed, 1 wrong", "not replayed: table boxed: it is played with another box file"} {
		if !strings.Contains(out, want) {
			t.Errorf("it does not say %q: %s", want, out)
		}
	}
	if status != 1 || !strings.Contains(errs, "1 of 3 tables are not as they should be") || strings.Contains(out, "table good") {
		t.Errorf("status %d: %s %s", status, out, errs)
	}
}

func TestVersion(t *testing.T) {
	status, out, _ := said(t, "version")
	if status != 0 || !strings.HasPrefix(out, "signoria ") || !regexp.MustCompile(`(?m)^  go1\S* \w+/\w+$`).MatchString(out) {
		t.Errorf("status %d: %s", status, out)
	}
	for _, g := range games.All() {
		if !strings.Contains(out, "  "+g.ID()+": rules of version ") {
			t.Errorf("it says nothing of %s: %s", g.ID(), out)
		}
	}
}

// What --help says of a command names each flag that its usage does.
func TestHelpNamesEachFlag(t *testing.T) {
	for _, c := range commands {
		if c.more == "" {
			continue
		}
		for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(c.args, -1) {
			if !strings.Contains(c.more, "  "+flag) {
				t.Errorf("signoria %s --help says nothing of %s", c.name, flag)
			}
		}
		if _, out, _ := said(t, c.name, "--help"); !strings.Contains(out, c.more) {
			t.Errorf("signoria %s --help says %q", c.name, out)
		}
	}
}
