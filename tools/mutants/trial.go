package main

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
)

//go:embed helpers.go.txt
var helpersText string

// trial is the tests of a game with mutants woven in, ready to be tried.
type trial struct {
	suites []*suite // of each of its packages
	skip   string   // what is not run of them
}

// suite is the test binary of a package.
type suite struct {
	binary string
	dir    string                   // where its tests run
	short  bool                     // some of its tests are left out where they are to be short
	whole  time.Duration            // how long the unbroken package takes
	took   map[string]time.Duration // and each of its tests
}

// fate is what became of a mutant: who killed it, nobody if it survived.
type fate struct {
	killed bool
	citing bool
	by     []string // the tests, as far as they said so
}

// golden are the tests left out: they detect change, not error.
const golden = "Golden"

// A broken test is waited for so many times as long as the unbroken one takes, and a while more.
const (
	patience = 5
	grace    = 10 * time.Second
)

// weave makes the test binaries in a folder of its own.
func (all sources) weave(ctx context.Context, mutants []mutant, work string) (*trial, error) {
	overlay := map[string]string{}
	for _, s := range all {
		if err := s.weave(mutants, work, overlay); err != nil {
			return nil, err
		}
	}
	raw, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return nil, err
	}
	list := filepath.Join(work, "overlay.json")
	if err := os.WriteFile(list, raw, 0o600); err != nil {
		return nil, err
	}
	t := &trial{skip: golden}
	for _, s := range all {
		one := &suite{binary: filepath.Join(work, s.pkg.Name+".test"), dir: s.dir, short: s.short()}
		build := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-overlay", list, "-o", one.binary, "./"+s.dir)
		if out, err := build.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("what is woven does not compile: %w\n%s", err, out)
		}
		t.suites = append(t.suites, one)
	}
	return t, nil
}

// weave writes the package's files with the mutants in a folder, and notes for the compiler where.
func (s *source) weave(mutants []mutant, work string, overlay map[string]string) error {
	put := func(file, text string) error {
		at := filepath.Join(work, s.pkg.Name+"_"+filepath.Base(file)+".txt")
		overlay[file] = at
		return os.WriteFile(at, []byte(text), 0o600)
	}
	for f, name := range s.files {
		text, err := s.wovenFile(f, name, mutants)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := put(name, string(text)); err != nil {
			return err
		}
	}
	dir, err := filepath.Abs(s.dir)
	if err != nil {
		return err
	}
	return put(filepath.Join(dir, "mutant_helpers.go"), strings.Replace(helpersText, "PACKAGE", s.pkg.Name, 1))
}

// passOver leaves out what shared tests try of other editions: the parts that have their names.
func (t *trial) passOver(editions []string) {
	if len(editions) > 0 {
		t.skip += "|/^(" + strings.Join(editions, "|") + ")$"
	}
}

func (s *source) wovenFile(f *ast.File, name string, mutants []mutant) ([]byte, error) {
	raw, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var edits []numbered
	in := map[*breaks]bool{}
	for _, m := range mutants {
		if m.Where.Filename != name || in[m.of] {
			continue
		}
		in[m.of] = true
		for _, e := range m.of.edits {
			edits = append(edits, numbered{e, m.first})
		}
	}
	return woven(raw, f.FileStart, edits)
}

// all tries every mutant and says what became of each.
func (t *trial) all(ctx context.Context, drawn []mutant, tests map[string][]test, w wishes) ([]fate, error) {
	if err := t.unbroken(ctx, drawn, tests, w.quick); err != nil {
		return nil, err
	}
	bar := progressbar.NewOptions(len(drawn), progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSetDescription("mutants"),
		progressbar.OptionShowCount(), progressbar.OptionShowIts(), progressbar.OptionThrottle(time.Second))
	fates, errs := make([]fate, len(drawn)), make([]error, w.jobs)
	next := make(chan int)
	var group sync.WaitGroup
	for j := range w.jobs {
		group.Go(func() {
			for i := range next {
				if errs[j] != nil {
					continue
				}
				fates[i], errs[j] = t.fateOf(ctx, drawn[i], tests, w.quick)
				_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
			}
		})
	}
	for i := range drawn {
		next <- i
	}
	close(next)
	group.Wait()
	fmt.Fprintln(os.Stderr)
	return fates, errors.Join(append(errs, ctx.Err())...)
}

// parts are the tests of a package that cite one of a mutant's rules, with the parts of them that do.
func (m mutant) parts(of int, tests map[string][]test) map[string][]string {
	parts := map[string][]string{}
	for _, rule := range m.Rules {
		for _, c := range tests[rule] {
			if c.of == of && !strings.Contains(c.name, golden) {
				parts[c.name] = append(parts[c.name], c.part)
			}
		}
	}
	return parts
}

var passed = regexp.MustCompile(`(?m)^--- PASS: (\S+) \((\S+)\)`)

// unbroken sees that the tests wanted pass with no mutant alive, and how long they take.
func (t *trial) unbroken(ctx context.Context, drawn []mutant, tests map[string][]test, quick bool) error {
	for i, s := range t.suites {
		began := time.Now()
		which := ""
		if quick {
			names := map[string]bool{}
			for _, m := range drawn {
				for name := range m.parts(i, tests) {
					names[name] = true
				}
			}
			which = "^(" + strings.Join(slices.Sorted(maps.Keys(names)), "|") + ")$"
		}
		out, failed, err := t.try(ctx, s, 0, time.Hour, "-test.run="+which, "-test.v")
		if err != nil || failed {
			return fmt.Errorf("the unbroken package does not pass: %v\n%s", err, out)
		}
		s.whole, s.took = time.Since(began), map[string]time.Duration{}
		for _, m := range passed.FindAllSubmatch(out, -1) {
			if s.took[string(m[1])], err = time.ParseDuration(string(m[2])); err != nil {
				return err
			}
		}
	}
	return nil
}

func (t *trial) fateOf(ctx context.Context, m mutant, tests map[string][]test, quick bool) (fate, error) {
	for i, s := range t.suites {
		parts := m.parts(i, tests)
		for _, name := range slices.Sorted(maps.Keys(parts)) {
			if out, failed, err := t.try(ctx, s, m.id, s.took[name], "-test.failfast", "-test.run="+pattern(name, parts[name])); err != nil || failed {
				return fate{failed, true, failing(out)}, err
			}
		}
	}
	if quick {
		return fate{}, nil
	}
	for _, which := range []string{"-test.short", "-test.short=false"} { // what takes long comes last
		for _, s := range t.suites {
			if which == "-test.short" && !s.short {
				continue // nothing is left out, so that once is enough
			}
			if out, failed, err := t.try(ctx, s, m.id, s.whole, which); err != nil || failed {
				return fate{failed, false, failing(out)}, err
			}
		}
	}
	return fate{}, nil
}

var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// failing are the tests, or the innermost parts of them, that an output says have failed; none where it broke down
// before it could say so.
func failing(out []byte) (names []string) {
	for _, m := range failed.FindAllSubmatch(out, -1) {
		name := string(m[1])
		if last := len(names) - 1; last >= 0 && strings.HasPrefix(name, names[last]+"/") {
			names[last] = name // what it is a part of is said before it
			continue
		}
		names = append(names, name)
	}
	return names
}

// try runs tests that usually take so long with one mutant alive (0 for none) and says whether they failed. Tests that
// do not come to an end have failed.
func (t *trial) try(ctx context.Context, s *suite, id int, usual time.Duration, which ...string) (out []byte, failed bool, err error) {
	run := exec.CommandContext(ctx, s.binary, append([]string{"-test.timeout=" + (patience*usual + grace).String(), "-test.skip=" + t.skip}, which...)...)
	run.Dir = s.dir
	run.Env = append(os.Environ(), fmt.Sprintf("MUTANT=%d", id))
	var b bytes.Buffer
	run.Stdout, run.Stderr = &b, &b
	err = run.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) && ctx.Err() == nil {
		return b.Bytes(), true, nil
	}
	return b.Bytes(), false, err
}
