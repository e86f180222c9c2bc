package host

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

const (
	exhibited   = 60   // moments
	exhibitFrom = 2    // the turn in which they begin: by then there is something on the board
	exhibitSeed = 1060 // always the same game, under whatever rules there are
	exhibitUpto = 4000 // answers, in a game that goes on without a turn
)

// Exhibition is a part of a game that bots have played by themselves, for who wants to see what a game looks like.
type Exhibition struct {
	Present
	Moments []Exhibit
}

// Exhibit is one moment of it, through a spectator's eyes.
type Exhibit struct {
	View json.RawMessage
	live play.Live
	line play.Line
}

// Tell says in a language what had just happened.
func (e Exhibit) Tell(lang string) string { return e.live.Tell(lang, e.line) }

// NewExhibition plays a game as it suggests it to newcomers, with its best bot in every seat, and shows some of its middle.
// Nothing is stored of it.
func NewExhibition(game play.Game) (Exhibition, error) {
	suggested := game.Suggestions()[0]
	setup := signoria.Setup{Game: game.ID(), Version: game.Version(), Seats: len(suggested.Seats), Options: suggested.Options, Seed: exhibitSeed}
	t := blankTable(signoria.Player{}, setup)
	t.ID = game.ID() // the same people, too
	src := chance.New(exhibitSeed)
	bots := play.Lively(game, play.BotsIn(suggested.Seats), &src)
	for s := range bots {
		if bots[s] == "" {
			bots[s] = bestBot(game)
		}
		t.Chairs[s] = signoria.Chair{Bot: bots[s]}
	}
	live, err := game.Start(seated(game, &t))
	if err != nil {
		return Exhibition{}, err
	}
	begin(&t, game, live, t.Moved)
	e := Exhibition{Present: Present{Table: t, Here: make([]bool, len(t.Chairs))}}
	return e, e.play(live, bots)
}

// play lets the bots play until there is enough to be shown.
func (e *Exhibition) play(live play.Live, bots []string) error {
	src := chance.New(exhibitSeed)
	told := 0
	for range exhibitUpto {
		if live.Over() || len(e.Moments) == exhibited {
			break
		}
		o := live.Offers()[0]
		a, err := live.Bot(context.Background(), bots[o.Seat], o.Seat, &src)
		if err == nil {
			_, err = live.Answer(a)
		}
		if err != nil {
			return err
		}
		lines := live.Lines(told)
		told += len(lines)
		if err := e.note(live, lines); err != nil {
			return err
		}
	}
	return nil
}

// note keeps the moment if the board has changed and everybody was told of it.
func (e *Exhibition) note(live play.Live, lines []play.Line) error {
	open := slices.IndexFunc(lines, func(l play.Line) bool { return l.For(play.Nobody) })
	if open < 0 || live.Standing().Turn < exhibitFrom {
		return nil
	}
	view, err := json.Marshal(live.View(play.Nobody))
	if err != nil {
		return err
	}
	if n := len(e.Moments); n > 0 && bytes.Equal(view, e.Moments[n-1].View) {
		return nil
	}
	e.Moments = append(e.Moments, Exhibit{view, live, lines[open]})
	return nil
}
