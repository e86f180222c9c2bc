package main

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"signoria/rulebook"
)

// rules prints a rule, finds rules by words, or says which test cites which rule, and how many breaks of it were noticed: of one game, or of all.
func rules(e env, args []string) error {
	f := flags("rules")
	search := f.String("search", "", "")
	coverage := f.Bool("coverage", false, "")
	lang := f.String("lang", "en", "")
	game := f.String("game", "", "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if !slices.Contains(rulebook.Languages, *lang) {
		return misusef("--lang %q: en or it", *lang)
	}
	books, err := booksOf(e, *game)
	if err != nil {
		return err
	}
	switch {
	case len(words) > 1:
		return misusef("one rule at a time")
	case *coverage:
		return printCoverage(e, books)
	case *search != "":
		return printFound(e, books, *search, *lang)
	case len(words) == 1:
		return printRuleOf(e, books, words[0], *lang)
	}
	for _, book := range books {
		for _, s := range book.Sections(*lang) {
			fmt.Fprintf(e.out, "\n%s\n", s.Title)
			for _, r := range s.Rules {
				fmt.Fprintf(e.out, "  %s  %s\n", r.ID, r.Title)
			}
		}
	}
	return nil
}

// booksOf are the rulebook of a game, or ("") those of all.
func booksOf(e env, game string) (books []*rulebook.Book, err error) {
	ids := []string{game}
	if game == "" {
		ids = e.ids()
	}
	for _, id := range ids {
		book, err := rulebook.Of(id)
		if err != nil {
			return nil, misuse{err}
		}
		books = append(books, book)
	}
	return books, nil
}

// printRuleOf prints the rule of that id, from the first book that has it.
func printRuleOf(e env, books []*rulebook.Book, id, lang string) error {
	for _, book := range books {
		if r, err := book.Rule(id, lang); err == nil {
			printRule(e, r, lang)
			return nil
		}
	}
	return misusef("there is no rule %q in %s", id, titles(books))
}

// titles names books.
func titles(books []*rulebook.Book) string {
	var names []string
	for _, book := range books {
		names = append(names, book.Game)
	}
	return strings.Join(names, " or ")
}

func printFound(e env, books []*rulebook.Book, words, lang string) error {
	found := 0
	for _, book := range books {
		for _, r := range book.Search(words, lang) {
			fmt.Fprintf(e.out, "%s  %s\n", r.ID, r.Title)
			found++
		}
	}
	if found == 0 {
		return fmt.Errorf("no rule of %s speaks of %q", titles(books), words)
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

// printCoverage says of every rule which test cites it or why none can, how many mutants of it such tests killed, and
// sums up. It reads the source tree.
func printCoverage(e env, books []*rulebook.Book) error {
	var sums []string
	problems := 0
	for _, book := range books {
		c, err := rulebook.CoverageOf(book, os.DirFS("."))
		if err != nil {
			return misusef("%v; run it in the project's folder", err)
		}
		for _, id := range book.IDs {
			switch {
			case len(c.Cited[id]) > 0:
				fmt.Fprintf(e.out, "%s  %s%s\n", id, c.Cited[id][0], c.Mutants.Rules[id])
			case c.Exempt[id] != "":
				fmt.Fprintf(e.out, "%s  no program: %s\n", id, c.Exempt[id])
			}
		}
		for _, problem := range c.Problems {
			fmt.Fprintln(e.err, problem)
		}
		problems += len(c.Problems)
		for _, id := range slices.Sorted(maps.Keys(c.Ruled)) {
			fmt.Fprintf(e.out, "%s  ruled: %s\n", id, c.Ruled[id])
		}
		sums = append(sums, fmt.Sprintf("%s: %d rules: %d cited by a test, %d of these ruled otherwise than printed, %d that no program can carry out; killed: %s",
			book.Game, len(book.IDs), len(c.Cited), len(c.Ruled), len(c.Exempt), c.Mutants))
	}
	fmt.Fprintf(e.out, "\n%s\n", strings.Join(sums, "\n"))
	if problems > 0 {
		return fmt.Errorf("%d rules are neither cited nor excused, or are named wrongly", problems)
	}
	return nil
}
