package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"

	"github.com/schollz/progressbar/v3"

	"signoria/tools/tune/knob"
)

// edit is what is to stand in the place of some bytes of a file.
type edit struct {
	from, to int
	text     string
}

// edited is a file's text with its edits.
func edited(text []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(b.from, a.from) })
	for _, e := range edits {
		text = slices.Concat(text[:e.from], []byte(e.text), text[e.to:])
	}
	return text
}

// save writes edited files.
func save(files map[string][]edit) error {
	for file, edits := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(file, edited(text, edits), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// woven are the files as the players are built of them: whoever decides is known to package knob, and says his numbers.
func (code *source) woven() (map[string][]byte, error) {
	texts := map[string][]byte{}
	edits := map[string][]edit{}
	put := func(at span, before, after string) error {
		if texts[at.file] == nil {
			text, err := os.ReadFile(at.file)
			if err != nil {
				return err
			}
			texts[at.file] = text
		}
		edits[at.file] = append(edits[at.file], edit{at.from, at.to, before + string(texts[at.file][at.from:at.to]) + after})
		return nil
	}
	for no := range code.numbers {
		for _, u := range code.numbers[no].uses {
			if err := put(u.span, fmt.Sprintf("knob.Of[%s](%d, ", u.as, no), ")"); err != nil {
				return nil, err
			}
		}
	}
	for _, at := range code.decides {
		if err := put(at, "{ s, _, _ := o.At(0); knob.Asked(s) }; ", ""); err != nil {
			return nil, err
		}
	}
	for _, at := range code.acts {
		if err := put(at, "knob.Asked(play.Nobody); ", ""); err != nil {
			return nil, err
		}
	}
	for file := range texts {
		at := code.heads[file]
		texts[file] = edited(texts[file], append(edits[file], edit{at, at, "\n\nimport \"signoria/tools/tune/knob\""}))
	}
	return texts, nil
}

// players are what is built.
const players = "signoria/tools/tune/player"

// build builds a package with what is woven, in a folder for it.
func (code *source) build(ctx context.Context, work, what string) (binary string, err error) {
	texts, err := code.woven()
	if err != nil {
		return "", err
	}
	overlay := map[string]string{}
	for file, text := range texts {
		overlay[file] = filepath.Join(work, strconv.Itoa(len(overlay))+".txt")
		if err := os.WriteFile(overlay[file], text, 0o600); err != nil {
			return "", err
		}
	}
	raw, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return "", err
	}
	list, binary := filepath.Join(work, "overlay.json"), filepath.Join(work, "player")
	if err := os.WriteFile(list, raw, 0o600); err != nil {
		return "", err
	}
	build := exec.CommandContext(ctx, "go", "build", "-overlay", list, "-o", binary, what)
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("what is woven does not compile: %w\n%s", err, out)
	}
	return binary, nil
}

// handful is how many tables a player plays before it says how they went.
const handful = 250

// try lets players try the numbers, one a core, the games by turns.
func (code *source) try(ctx context.Context, games []string, seed uint64, tables int) ([]knob.Trial, error) {
	work, err := os.MkdirTemp("", "tune")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	binary, err := code.build(ctx, work, players)
	if err != nil {
		return nil, err
	}
	some, errs := make([][]knob.Trial, tables/handful), make([]error, tables/handful)
	bar := progressbar.Default(int64(tables), "tables")
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.NumCPU() {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(some)); i = next.Add(1) - 1 {
				some[i], errs[i] = play(ctx, binary, games[i%int64(len(games))], len(code.numbers), seed+uint64(i*handful))
				_ = bar.Add(handful) // a bar that cannot be drawn is no reason to stop
			}
		})
	}
	workers.Wait()
	return joined(len(code.numbers), some), errors.Join(errs...)
}

// joined are what several players tell of so many numbers.
func joined(numbers int, some [][]knob.Trial) []knob.Trial {
	all := make([]knob.Trial, numbers)
	for _, tried := range some {
		for no := range tried {
			for way := range tried[no] {
				all[no][way].Join(tried[no][way])
			}
		}
	}
	return all
}

// play lets a player play some tables of a game.
func play(ctx context.Context, binary, game string, numbers int, seed uint64) (tried []knob.Trial, err error) {
	run := exec.CommandContext(ctx, binary, "-numbers", strconv.Itoa(numbers), "-seed", strconv.FormatUint(seed, 10), "-tables", strconv.Itoa(handful), game)
	run.Env = append(os.Environ(), "GOMAXPROCS=1")
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		return nil, err
	}
	return tried, json.Unmarshal(out, &tried)
}
