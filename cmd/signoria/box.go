package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"signoria"
	"signoria/health"
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

// load plays with the box of a file.
func (f fingerprints) load(e env, b signoria.BoxFile) error {
	g, err := e.game([]string{b.Game})
	if err != nil {
		return err
	}
	f[b.Game], err = g.LoadBox(b.Name, bytes.NewReader(b.Text))
	return err
}

// keeper keeps box files.
type keeper interface {
	Boxes(context.Context) ([]signoria.BoxFile, error)
}

// andKept plays also with the boxes that are kept beside the tables, unless another file was named for the game, or the game is
// one that only a newer program knows.
func (f fingerprints) andKept(e env, store keeper) (fingerprints, error) {
	kept, err := store.Boxes(e.ctx)
	if err != nil {
		return nil, err
	}
	for _, b := range kept {
		if _, err := e.game([]string{b.Game}); err != nil || f[b.Game] != "" {
			continue
		}
		if err := f.load(e, b); err != nil {
			return nil, fmt.Errorf("the box file that is kept for %s, which signoria box replaces: %w", b.Game, err)
		}
	}
	return f, nil
}

// box keeps a box file beside the tables, or takes it away, or lists those that are kept.
func box(e env, args []string) error {
	f := flags("box")
	data := dataFlag(f)
	address := f.String("store", "", "")
	words, err := e.parse(f, args)
	if err == nil {
		err = checkStore(*address)
	}
	if err == nil && len(words) > 1 {
		err = unexpected(words[1])
	}
	var change *signoria.BoxFile
	if err == nil && len(words) == 1 {
		change, err = toKeep(e, words[0])
	}
	if err != nil {
		return err
	}
	quiet := slog.New(slog.DiscardHandler)
	store, closeStore, err := openStore(e.ctx, *address, *data, health.New(quiet), quiet)
	if err != nil {
		return err
	}
	if change != nil {
		err = store.KeepBox(e.ctx, *change)
	}
	if err == nil {
		err = listBoxes(e, store)
	}
	return errors.Join(err, closeStore())
}

// toKeep reads the box file that is to be kept, and looks whether the game can be played with it.
func toKeep(e env, said string) (*signoria.BoxFile, error) {
	game, file, both := strings.Cut(said, "=")
	if !both {
		return nil, misusef("say GAME=FILE, or GAME= to take it away")
	}
	if _, err := e.game([]string{game}); err != nil || file == "" {
		return &signoria.BoxFile{Game: game}, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if len(text) == 0 {
		return nil, fmt.Errorf("%s is empty", file)
	}
	b := signoria.BoxFile{Game: game, Name: filepath.Base(file), Text: text}
	return &b, fingerprints{}.load(e, b)
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
