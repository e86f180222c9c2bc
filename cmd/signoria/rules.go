package main

import (
	"fmt"
	"os"
	"slices"

	"signoria/rulebook"
)

// rules prints a rule, finds rules by words, or says which test proves which rule.
func rules(e env, args []string) error {
	f := flags("rules")
	search := f.String("search", "", "")
	coverage := f.Bool("coverage", false, "")
	lang := f.String("lang", "en", "")
	game := f.String("game", "warrior-knights", "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if !slices.Contains(rulebook.Languages, *lang) {
		return misusef("--lang %q: en or it", *lang)
	}
	book, err := rulebook.Of(*game)
	if err != nil {
		return misuse{err}
	}
	switch {
	case len(words) > 1:
		return misusef("one rule at a time")
	case *coverage:
		return printCoverage(e, book)
	case *search != "":
		return printFound(e, book, *search, *lang)
	case len(words) == 1:
		r, err := book.Rule(words[0], *lang)
		if err != nil {
			return misuse{err}
		}
		printRule(e, r, *lang)
		return nil
	}
	for _, s := range book.Sections(*lang) {
		fmt.Fprintf(e.out, "\n%s\n", s.Title)
		for _, r := range s.Rules {
			fmt.Fprintf(e.out, "  %s  %s\n", r.ID, r.Title)
		}
	}
	return nil
}

func printFound(e env, book *rulebook.Book, words, lang string) error {
	found := book.Search(words, lang)
	if len(found) == 0 {
		return fmt.Errorf("no rule of %s speaks of %q", book.Game, words)
	}
	for _, r := range found {
		fmt.Fprintf(e.out, "%s  %s\n", r.ID, r.Title)
	}
	return nil
}

func printRule(e env, r rulebook.Rule, lang string) {
	says := map[string][4]string{"en": {"Ruling", "Given", "when", "then"}, "it": {"Decisione", "Dato", "quando", "allora"}}[lang]
	fmt.Fprintf(e.out, "%s\n%s\n\n%s\n", r.ID, r.Title, r.Rule)
	if r.Ruling != "" {
		fmt.Fprintf(e.out, "\n%s: %s\n", says[0], r.Ruling)
	}
	for _, x := range r.Examples {
		fmt.Fprintf(e.out, "\n%s: %s\n  %s %s\n  %s %s\n", says[1], x.Given, says[2], x.When, says[3], x.Then)
	}
}

// printCoverage says of every rule which test proves it or why none can. It reads the source tree.
func printCoverage(e env, book *rulebook.Book) error {
	c, err := rulebook.CoverageOf(book, os.DirFS("."))
	if err != nil {
		return misusef("%v; run it in the project's folder", err)
	}
	for _, id := range book.IDs {
		switch {
		case len(c.Cited[id]) > 0:
			fmt.Fprintf(e.out, "%s  %s\n", id, c.Cited[id][0])
		case c.Exempt[id] != "":
			fmt.Fprintf(e.out, "%s  no program: %s\n", id, c.Exempt[id])
		}
	}
	fmt.Fprintf(e.out, "\n%d rules: %d proven by a test, %d that no program can carry out\n", len(book.IDs), len(c.Cited), len(c.Exempt))
	for _, problem := range c.Problems {
		fmt.Fprintln(e.err, problem)
	}
	if n := len(c.Problems); n > 0 {
		return fmt.Errorf("%d rules are neither proven nor excused, or are named wrongly", n)
	}
	return nil
}
