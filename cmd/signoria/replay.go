package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"signoria"
	"signoria/play"
)

// replay rebuilds every position of a record, verifies it and prints the standing.
func replay(e env, args []string) error {
	f := flags("replay")
	lang := f.String("lang", "en", "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if len(words) != 1 {
		return misusef("say which record: one file")
	}
	file := words[0]
	raw, err := os.ReadFile(file)
	if err != nil {
		return misuse{err}
	}
	var r signoria.Record
	if err := json.Unmarshal(raw, &r); err != nil {
		return fmt.Errorf("%s is not a record: %w", file, err)
	}
	g, err := e.game([]string{r.Game})
	if err != nil {
		return fmt.Errorf("%s: %v", file, err) // the file's fault, not the command line's
	}
	if err := r.CheckSeed(); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	l, err := g.Verify(r)
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return fmt.Errorf("%s: %s", file, other.In(*lang))
	}
	if err != nil {
		return fmt.Errorf("%s diverges: %w", file, err)
	}
	if err := l.Check(); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	st := l.Standing()
	fmt.Fprintf(e.out, "%s: %d rows of %s verified, turn %d\n", file, len(r.Rows), g.ID(), st.Turn)
	if r.Commitment != nil {
		fmt.Fprintf(e.out, "  its seed is the one to which the table was committed: %s\n", r.Commitment.Hash)
	}
	if i := slices.IndexFunc(r.Rows, func(x signoria.Row) bool { return x.Kind == signoria.Studied }); i >= 0 {
		fmt.Fprintf(e.out, "  a study of table %s, from row %d on\n", r.Rows[i].Note, r.Rows[i].No)
	}
	for _, p := range st.Places {
		fmt.Fprintf(e.out, "  %d. %s: %s\n", p.Rank, seatName(r, p.Seat), scores(g, *lang, p))
	}
	if !st.Over {
		fmt.Fprintln(e.out, "  the game is not over")
	}
	return nil
}

func seatName(r signoria.Record, s play.Seat) string {
	if int(s) < len(r.Names) && r.Names[s] != "" {
		return r.Names[s]
	}
	return fmt.Sprintf("seat %d", s)
}

func scores(g play.Game, lang string, p play.Place) string {
	var parts []string
	for _, s := range p.Scores {
		parts = append(parts, fmt.Sprintf("%s %d", g.Text(lang, "score."+s.Name), s.Value))
	}
	return strings.Join(parts, ", ")
}
