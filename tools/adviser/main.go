// Command adviser says what a squire would answer at a table of a server's store, for the browser tests that play by its
// judgement: they click what it says. It is built and run by web/e2e, and is no part of the house.
//
// It reads lines of JSON, each a table and a seat, and writes one for each: which of the choices, by its place in the
// offer, with which number.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/play"
	"signoria/postgres"
	"signoria/sqlite"
)

type question struct {
	Table string    `json:"table"`
	Seat  play.Seat `json:"seat"`
	Ahead int       `json:"ahead"` // how many answers are wanted, of those that a sheet may give as one
	Would []string  `json:"would"` // answers by the ids of their choices: would a squire as soon give these?
	Draw  uint64    `json:"draw"`  // with another number he draws anew among what is worth the same to him
}

type advice struct {
	Place  int    `json:"place"` // -1 if the seat is not asked
	Number int    `json:"number"`
	Ahead  []link `json:"ahead"` // the answers from this on, as far as chance and secrets let them be foreseen
	Would  bool   `json:"would"` // he would: each is what he chooses, or worth as much to him
}

type link struct {
	ID     string   `json:"id"`
	Number int      `json:"number"`
	Asked  string   `json:"asked"` // the prompt's name
	Refs   []string `json:"refs"`  // what the choice is about
}

func main() {
	if err := advise(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "adviser:", err)
		os.Exit(1)
	}
}

func advise(at string) error {
	ctx := context.Background()
	store, err := open(ctx, at)
	if err != nil {
		return err
	}
	defer store.Close()
	out := json.NewEncoder(os.Stdout)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var q question
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			return err
		}
		a, err := answer(ctx, store, q)
		if err != nil {
			return err
		}
		if err := out.Encode(a); err != nil {
			return err
		}
	}
	return nil
}

// open opens a server's store: a file, or a database by its address.
func open(ctx context.Context, at string) (store interface {
	signoria.Store
	io.Closer
}, err error) {
	if strings.HasPrefix(at, "postgres://") {
		return postgres.Open(ctx, at)
	}
	return sqlite.Open(ctx, at)
}

// answer is what a squire answers for a seat at a table as it is stored: the same whenever the same is asked, with the same number.
func answer(ctx context.Context, store signoria.Store, q question) (advice, error) {
	t, err := store.Table(ctx, q.Table)
	if err != nil {
		return advice{}, err
	}
	rows, err := store.Rows(ctx, q.Table, 0)
	if err != nil {
		return advice{}, err
	}
	games := games.All()
	game := games[slices.IndexFunc(games, func(g play.Game) bool { return g.ID() == t.Setup.Game })]
	live, err := game.Replay(signoria.Record{Setup: t.Setup, Rows: rows})
	if err != nil {
		return advice{}, err
	}
	o, asked := live.OfferTo(q.Seat)
	if !asked {
		return advice{Place: -1}, nil
	}
	src := chance.New(o.Token ^ q.Draw)
	a, err := live.Bot(context.Background(), "squire", q.Seat, &src)
	if err != nil {
		return advice{}, err
	}
	ahead, err := foresee(ctx, game, live, a, q.Ahead, &src)
	if err != nil {
		return advice{}, err
	}
	would, err := asSoon(ctx, live, q.Seat, q.Would, &src)
	return advice{slices.IndexFunc(o.Choices, a.Picks), int(a.N), ahead, would}, err
}

// asSoon says whether a squire might give answers as well as those he gave: where several are worth the same to him he
// draws one of them, so he is asked again and again.
func asSoon(ctx context.Context, live play.Live, s play.Seat, ids []string, src *chance.Source) (bool, error) {
	const draws = 60
	given := []play.Answer{}
	for at, rest := live, ids; len(rest) > 0; rest = rest[1:] {
		a, known := play.ByID(rest[0], s, 0)
		if !known {
			return false, nil
		}
		might := false
		for i := 0; i < draws && !might; i++ {
			b, err := at.Bot(context.Background(), "squire", s, src)
			if err != nil {
				return false, err
			}
			might = b == a
		}
		if given = append(given, a); !might || len(rest) == 1 {
			return might, nil
		}
		after, done, err := live.Try(ctx, s, given)
		if err != nil || done.Played < len(given) {
			return false, err
		}
		if _, asked := after.OfferTo(s); !asked {
			return false, nil
		}
		at = after
	}
	return false, nil
}

// foresee is an answer and those that a squire would give next, no more than most, as far as a sheet would be played.
func foresee(ctx context.Context, game play.Game, live play.Live, first play.Answer, most int, src *chance.Source) (ahead []link, err error) {
	s, given := first.Seat, []play.Answer{}
	for next, at := first, live; len(given) < most; {
		o, _ := at.OfferTo(s)
		given = append(given, next)
		i := slices.IndexFunc(o.Choices, next.Picks)
		ahead = append(ahead, link{o.Choices[i].ID(), int(next.N), game.PromptName(o.Prompt), at.Told("en", o).Choices[i].Refs})
		after, done, err := live.Try(ctx, s, given)
		if err != nil || done.Played < len(given) {
			return ahead, err
		}
		if _, asked := after.OfferTo(s); !asked {
			return ahead, nil
		}
		if next, err = after.Bot(context.Background(), "squire", s, src); err != nil {
			return ahead, err
		}
		at = after
	}
	return ahead, nil
}
