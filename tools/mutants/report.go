package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"signoria/rulebook"
)

// equivalentsFile holds the mutants that change nothing anybody could see, and why.
const equivalentsFile = "equivalent_mutants.yaml"

type equivalents struct {
	file string
	why  map[string]string // by the mutant's name
}

func readEquivalents(dir string) (equivalents, error) {
	e := equivalents{file: filepath.Join(dir, equivalentsFile), why: map[string]string{}}
	raw, err := os.ReadFile(e.file)
	if errors.Is(err, fs.ErrNotExist) {
		return e, nil
	}
	if err == nil {
		err = yaml.Unmarshal(raw, &e.why)
	}
	if err != nil {
		return e, fmt.Errorf("%s: %w", e.file, err)
	}
	return e, nil
}

// known returns an error if a mutant is named that there is not, or without a reason.
func (e equivalents) known(all []mutant) error {
	for name, why := range e.why {
		switch {
		case why == "":
			return fmt.Errorf("%s: %q needs a reason", e.file, name)
		case !slices.ContainsFunc(all, func(m mutant) bool { return m.Name == name }):
			return fmt.Errorf("%s: there is no mutant %q any more", e.file, name)
		}
	}
	return nil
}

// summed sums up what became of the mutants.
func summed(w wishes, of int, drawn []mutant, fates []fate) summary {
	s := summary{Mutants: rulebook.Mutants{Seed: w.seed, Of: of, Drawn: len(drawn), Rules: map[string]rulebook.Kills{}}, game: w.game, quick: w.quick}
	for i, m := range drawn {
		switch {
		case fates[i].citing:
			s.Citing++
			s.Package++
		case w.quick:
		case fates[i].killed:
			s.Package++
		default:
			s.Survivors = append(s.Survivors, m.Name)
		}
		for _, rule := range m.Rules {
			k := s.Rules[rule]
			k.Drawn++
			if fates[i].citing {
				k.Killed++
			}
			s.Rules[rule] = k
		}
	}
	return s
}

type summary struct {
	rulebook.Mutants
	game  string
	quick bool
}

// print lists what no citing test noticed, rule by rule, and sums up.
func (s summary) print(out io.Writer, drawn []mutant, fates []fate) {
	last := ""
	for i, m := range drawn {
		if fates[i].citing {
			continue
		}
		if rule := m.Rules[0]; rule != last {
			fmt.Fprintf(out, "\n%s\n", rule)
			last = rule
		}
		fmt.Fprintf(out, "  %s (line %d)\n", m.Name, m.Where.Line)
		switch {
		case s.quick:
		case !fates[i].killed:
			fmt.Fprintf(out, "    SURVIVED\n")
		case len(fates[i].by) == 0:
			fmt.Fprintf(out, "    killed by no citing test, but the package breaks down\n")
		default:
			fmt.Fprintf(out, "    killed by no citing test, but by %s\n", strings.Join(fates[i].by, ", "))
		}
	}
	if s.quick {
		fmt.Fprintf(out, "\n%s: a citing test killed %d of %d mutants\n", s.game, s.Citing, s.Drawn)
		return
	}
	fmt.Fprintf(out, "\n%s: %s\n", s.game, s.Mutants)
}

func (s summary) write(file string) error {
	raw, err := yaml.Marshal(s.Mutants)
	if err != nil {
		return err
	}
	head := "# What became of mutants of the rules: written by make mutants GAME=" + s.game + ", read by signoria rules --coverage.\n"
	return os.WriteFile(file, append([]byte(head), raw...), 0o644)
}
