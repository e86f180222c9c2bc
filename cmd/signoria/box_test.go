package main

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"signoria"
	"signoria/games"
	"signoria/postgres/pgtest"
)

// apart runs the command as a process of its own, for a box that is loaded is played with from then on.
func apart(t *testing.T, args ...string) (ok bool, said string) {
	t.Helper()
	out, err := process(args...).CombinedOutput()
	return err == nil, string(out)
}

func TestABoxFileIsKeptBesideTheTables(t *testing.T) {
	for _, where := range [][]string{{"--data", t.TempDir()}, {"--store", pgtest.Database(t)}} {
		box := func(ok bool, want string, args ...string) {
			t.Helper()
			if went, said := apart(t, append(append([]string{"box"}, args...), where...)...); went != ok || !strings.Contains(said, want) {
				t.Errorf("box %q: went %v, said %q", args, went, said)
			}
		}
		dir := t.TempDir()
		mine, wrong, empty := filepath.Join(dir, "mine.yaml"), filepath.Join(dir, "wrong.yaml"), filepath.Join(dir, "empty.yaml")
		for file, text := range map[string]string{mine: "cities:\n  - {id: froli, strength: 300, income: 4}\n", wrong: "cities:\n  - {id: atlantis}\n", empty: ""} {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if where[0] == "--data" { // nothing is made by who only looks
			box(false, "signoria.db")
			if made, _ := os.ReadDir(where[1]); len(made) > 0 {
				t.Errorf("the list made %v", made)
			}
		} else {
			box(true, "no box file is kept")
		}
		box(false, "call the file by a name that can be read", "warrior-knights="+filepath.Join(dir, "a\x1b[31m.yaml"))
		box(false, "say GAME=FILE", mine)
		box(false, `no game "chess"`, "chess="+mine)
		box(false, "atlantis", "warrior-knights="+wrong)
		box(false, "is empty", "warrior-knights="+empty)
		box(false, "no such file", "warrior-knights="+mine+".gone")
		box(true, "no box file is kept", "warrior-knights=")
		box(true, "warrior-knights  mine.yaml  50 bytes", "warrior-knights="+mine)
		box(true, "warrior-knights  mine.yaml")
		stop := served(t, where...)
		box(false, map[string]string{"--data": "is in use", "--store": "a server has it: stop that first"}[where[0]], "warrior-knights=")
		stop()
		box(true, "no box file is kept", "warrior-knights=")
	}
}

// The numbers of a kept box file are those that a server plays with, and what was opened with them a check replays, out of a
// backup too, without naming it.
func TestServersPlayWithTheBoxFileThatIsKept(t *testing.T) {
	data, dir := t.TempDir(), t.TempDir()
	text := []byte("cities:\n  - {id: froli, strength: 300, income: 17}\n")
	mine := filepath.Join(dir, "mine.yaml")
	if err := os.WriteFile(mine, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if ok, said := apart(t, "box", "warrior-knights="+mine, "--data", data); !ok {
		t.Fatal(said)
	}
	opened(t, data, fmt.Sprintf("%x", sha256.Sum256(text))[:16])
	if !richFroli(t, "--data", data) {
		t.Error("the server plays with the printed numbers")
	}
	copied := filepath.Join(dir, "copy.db")
	if ok, said := apart(t, "backup", copied, "--data", data); !ok {
		t.Fatal(said)
	}
	if ok, said := apart(t, "check", copied); !ok || !strings.Contains(said, "1 tables, 1 replayed, 0 not replayed") {
		t.Errorf("went %v: %s", ok, said)
	}
	if ok, said := apart(t, "box", "warrior-knights=", "--data", data); !ok {
		t.Fatal(said)
	}
	if richFroli(t, "--data", data) {
		t.Error("the server plays with what was taken away")
	}
	if ok, said := apart(t, "check", "--data", data); !ok || !strings.Contains(said, "1 tables, 0 replayed, 1 not replayed") {
		t.Errorf("went %v: %s", ok, said)
	}
}

// opened opens a table that is to be played with a box file of some fingerprint.
func opened(t *testing.T, data, fingerprint string) {
	t.Helper()
	store := inFolder(t, data)
	err := errors.Join(
		store.CreatePlayer(t.Context(), signoria.Player{ID: "ada", Name: "Ada"}, []byte("ada")),
		store.CreateTable(t.Context(), signoria.Table{ID: "boxed", Host: "ada", Chairs: make([]signoria.Chair, 3),
			Setup: signoria.Setup{Game: "warrior-knights", Version: 1, Seats: 3, Box: fingerprint}, Progress: signoria.Progress{Status: signoria.Open}}),
		store.Close())
	if err != nil {
		t.Fatal(err)
	}
}

// served starts a server of its own process, and says how to stop it.
func served(t *testing.T, args ...string) (stop func()) {
	t.Helper()
	_, stop = servedAt(t, args...)
	return stop
}

func servedAt(t *testing.T, args ...string) (address string, stop func()) {
	t.Helper()
	c := process(append([]string{"serve", "--addr", "127.0.0.1:0"}, args...)...)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	stop = func() {
		_ = c.Process.Kill() // it may have ended
		_ = c.Wait()         // it is killed
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		stop()
		t.Fatal(err)
	}
	return strings.TrimSpace(strings.TrimPrefix(line, "Open ")), stop
}

// richFroli says whether a server plays with a city of the income that the box file has for Froli.
func richFroli(t *testing.T, args ...string) bool {
	t.Helper()
	address, stop := servedAt(t, args...)
	defer stop()
	reply, err := http.Get(address + "/api/games/warrior-knights/components")
	if err != nil {
		t.Fatal(err)
	}
	defer reply.Body.Close()
	all, err := io.ReadAll(reply.Body)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Contains(string(all), `"income":17`)
}

// Whoever keeps a box file is told which tables it lets stand still, and they go on with the printed numbers as long as those
// are asked for.
func TestTablesOfOtherNumbersAreNamed(t *testing.T) {
	g, data := games.All()[0], t.TempDir()
	mine := filepath.Join(t.TempDir(), "mine.yaml")
	if err := os.WriteFile(mine, []byte("cities:\n  - {id: froli, strength: 300, income: 17}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	played(t, data, "printed", g)
	for _, c := range []struct {
		ok   bool
		says string
		args []string
	}{
		{true, "stand still until those are back: 1", []string{"box", g.ID() + "=" + mine}},
		{true, "table printed: it is played with the printed numbers (--box GAME=)", []string{"check"}},
		{true, "1 tables, 1 replayed", []string{"check", "--box", g.ID() + "="}},
		{true, "no box file is kept", []string{"box", g.ID() + "="}},
		{true, "1 tables, 1 replayed", []string{"check"}},
	} {
		if ok, said := apart(t, append(c.args, "--data", data)...); ok != c.ok || !strings.Contains(said, c.says) {
			t.Errorf("%q: went %v: %s", c.args, ok, said)
		}
	}
}

// A kept box file that this program cannot read does not keep a check from what is played without it.
func TestACheckGoesOnPastABoxFileThatCannotBeRead(t *testing.T) {
	g, data := games.All()[0], t.TempDir()
	played(t, data, "printed", g)
	store := inFolder(t, data)
	if err := errors.Join(store.KeepBox(t.Context(), signoria.BoxFile{Game: g.ID(), Name: "newer.yaml", Text: []byte("cities:\n  - {id: atlantis}\n")}), store.Close()); err != nil {
		t.Fatal(err)
	}
	ok, said := apart(t, "check", "--data", data)
	for _, want := range []string{"holds together", "newer.yaml", "atlantis", "which signoria box replaces", "1 tables, 1 replayed"} {
		if !ok || !strings.Contains(said, want) {
			t.Errorf("went %v and does not say %q: %s", ok, want, said)
		}
	}
	if ok, said := apart(t, "serve", "--addr", "127.0.0.1:0", "--data", data); ok || !strings.Contains(said, "newer.yaml") {
		t.Errorf("a server went %v: %s", ok, said)
	}
}
