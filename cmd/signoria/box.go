package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"unicode"
	"unicode/utf8"

	"signoria"
	"signoria/health"
	"signoria/postgres"
	"signoria/sqlite"
)

// boxFiles are the box files that are named, by game.
type boxFiles map[string]string

func (b boxFiles) String() string { return "" }

func (b boxFiles) Set(said string) error {
	game, file, both := strings.Cut(said, "=")
	if !both {
		return errors.New("say GAME=FILE")
	}
	b[game] = file
	return nil
}

// load plays with the boxes of the files.
func (b boxFiles) load(e env) (fingerprints, error) {
	loaded := fingerprints{}
	for game, file := range b {
		if file == "" {
			loaded[game] = printed
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if err := loaded.load(e, signoria.BoxFile{Game: game, Name: file, Text: text}); err != nil {
			return nil, err
		}
	}
	return loaded, nil
}

// fingerprints are those of the box files that are played with, by game.
type fingerprints map[string]string

// printed is the fingerprint of what is played without a box file.
const printed = ""

// boxCalled is how a box file is called of which no more is known than its fingerprint.
func boxCalled(fingerprint string) string {
	if fingerprint == printed {
		return "the printed numbers (--box GAME=)"
	}
	return "another box file (of fingerprint " + fingerprint + ")"
}

// load plays with the box of a file.
func (f fingerprints) load(e env, b signoria.BoxFile) error {
	g, err := e.game([]string{b.Game})
	if err != nil {
		return err
	}
	fingerprint, err := g.LoadBox(b.Name, bytes.NewReader(b.Text))
	if err == nil {
		f[b.Game] = fingerprint
	}
	return err
}

// keeper keeps box files.
type keeper interface {
	Boxes(context.Context) ([]signoria.BoxFile, error)
}

// andKept plays also with the boxes that are kept beside the tables, unless it was said what to play the game with, or the game
// is one that only a newer program knows. What cannot be read of them is left out, and is the error.
func (f fingerprints) andKept(e env, store keeper) error {
	kept, err := store.Boxes(e.ctx)
	for _, b := range kept {
		_, unknown := e.game([]string{b.Game})
		if _, said := f[b.Game]; said || unknown != nil {
			continue
		}
		if bad := f.load(e, b); bad != nil {
			err = errors.Join(err, fmt.Errorf("the box file that is kept for %s, which signoria box replaces: %w", b.Game, bad))
		}
	}
	maps.DeleteFunc(f, func(_, fingerprint string) bool { return fingerprint == printed })
	return err
}

// box keeps a box file beside the tables, or takes it away, or lists those that are kept.
func box(e env, args []string) error {
	f := flags("box")
	data := dataFlag(f)
	address := f.String("store", "", "")
	words, err := e.parse(f, args)
	switch {
	case err != nil:
		return err
	case len(words) > 1:
		return unexpected(words[1])
	case *address == "" && *data == "":
		return misusef("--data: name a folder")
	}
	if err := checkStore(*address); err != nil {
		return err
	}
	if len(words) == 1 {
		return changeBox(e, words[0], *address, *data)
	}
	return listKept(e, *address, *data)
}

// changeBox keeps a box file, or takes it away, while no server plays with another.
func changeBox(e env, said, address, data string) error {
	b, fingerprint, err := toKeep(e, said)
	if err != nil {
		return err
	}
	quiet := slog.New(slog.DiscardHandler)
	store, closeStore, err := openStore(e.ctx, address, data, health.New(quiet), quiet)
	if err != nil {
		return err
	}
	if shared, is := store.(interface{ Alone(context.Context) error }); is {
		err = shared.Alone(e.ctx)
	}
	if err == nil {
		err = store.KeepBox(e.ctx, b)
	}
	if err == nil {
		err = errors.Join(listBoxes(e, store), warnOfOthers(e, store, b.Game, fingerprint))
	}
	return errors.Join(err, closeStore())
}

// listKept says which box files are kept. A file it only reads; a database it brings to the present layout, as all who open one.
func listKept(e env, address, data string) error {
	if address == "" {
		store, err := sqlite.OpenToRead(e.ctx, filepath.Join(data, storeFile))
		if err != nil {
			return err
		}
		return errors.Join(listBoxes(e, store), store.Close())
	}
	store, err := postgres.Open(e.ctx, address)
	if err != nil {
		return err
	}
	return errors.Join(listBoxes(e, store), store.Close())
}

// warnOfOthers says how many tables stand still because they were opened with other numbers.
func warnOfOthers(e env, store signoria.Store, game, fingerprint string) error {
	playing, err := store.TablesPlaying(e.ctx)
	if err != nil {
		return err
	}
	others := 0
	for _, t := range playing {
		if t.Setup.Game == game && t.Setup.Box != fingerprint {
			others++
		}
	}
	if others > 0 {
		fmt.Fprintf(e.out, "tables of it that are being played with other numbers, and stand still until those are back: %d\n", others)
	}
	return nil
}

// toKeep reads the box file that is to be kept, and looks whether the game can be played with it.
func toKeep(e env, said string) (b signoria.BoxFile, fingerprint string, err error) {
	game, file, both := strings.Cut(said, "=")
	if !both {
		return b, "", misusef("say GAME=FILE, or GAME= to take it away")
	}
	b = signoria.BoxFile{Game: game, Name: filepath.Base(file)}
	if _, err := e.game([]string{game}); err != nil || file == "" {
		return b, printed, err
	}
	if strings.ContainsFunc(b.Name, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) }) {
		return b, "", fmt.Errorf("%q: call the file by a name that can be read", b.Name)
	}
	if b.Text, err = os.ReadFile(file); err != nil {
		return b, "", err
	}
	if len(b.Text) == 0 {
		return b, "", fmt.Errorf("%s is empty", file)
	}
	loaded := fingerprints{}
	err = loaded.load(e, b)
	return b, loaded[game], err
}

// listBoxes says which box files are kept.
func listBoxes(e env, store keeper) error {
	kept, err := store.Boxes(e.ctx)
	if err != nil {
		return err
	}
	if len(kept) == 0 {
		_, err := io.WriteString(e.out, "no box file is kept\n")
		return err
	}
	w := tabwriter.NewWriter(e.out, 0, 0, 2, ' ', 0)
	for _, b := range kept {
		fmt.Fprintf(w, "%s\t%s\t%d bytes\n", b.Game, b.Name, len(b.Text))
	}
	return w.Flush()
}
