// Package engine lets another program answer for a seat, as a chess program does for one that shows the board: another
// build of this one, by which it is measured whether bots have become better. The two speak lines of JSON over the
// program's input and output: the setup first, then questions, each with the rows that were added since the last.
package engine

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// Command is the word by which a program of ours is told to answer so.
const Command = "engine"

// deed is what is asked of a bot.
type deed string

const (
	answer deed = "answer" // what it is asked
	start  deed = "start"  // what it does of itself
	haggle deed = "haggle" // what it says to the oldest bargain that waits for it
)

// question is a line to the program. The first has but the setup.
type question struct {
	Setup *signoria.Setup `json:"setup,omitempty"`
	Rows  []play.Row      `json:"rows,omitempty"` // since the last
	Deed  deed            `json:"deed,omitempty"`
	Level string          `json:"level,omitempty"`
	Seat  play.Seat       `json:"seat"`
	Seed  uint64          `json:"seed,string"` // of what the bot draws
}

// reply is a line from it.
type reply struct {
	Answer *play.Answer `json:"answer,omitempty"` // nil: nothing
	Error  string       `json:"error,omitempty"`
}

// Serve answers for bots of the games until nothing more is asked.
func Serve(games []play.Game, in io.Reader, out io.Writer) error {
	lines, replies := json.NewDecoder(bufio.NewReader(in)), json.NewEncoder(out)
	var first question
	if err := lines.Decode(&first); err != nil {
		return fmt.Errorf("the setup is wanted first: %w", err)
	}
	live, err := begin(games, first.Setup)
	if err := replies.Encode(replied(nil, err)); err != nil {
		return err
	}
	for err == nil {
		var q question
		if err := lines.Decode(&q); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		var a *play.Answer
		if err = caughtUp(live, q.Rows); err == nil {
			a, err = asked(live, q)
		}
		if err := replies.Encode(replied(a, err)); err != nil {
			return err
		}
	}
	return err
}

func begin(games []play.Game, setup *signoria.Setup) (play.Live, error) {
	if setup == nil {
		return nil, errors.New("the setup is wanted first")
	}
	for _, g := range games {
		if g.ID() == setup.Game {
			return g.Start(*setup)
		}
	}
	return nil, fmt.Errorf("there is no game %q", setup.Game)
}

func caughtUp(live play.Live, rows []play.Row) error {
	for len(rows) > 0 {
		n, err := play.Redo(live, rows)
		if err != nil {
			return err
		}
		rows = rows[n:]
	}
	return nil
}

func asked(live play.Live, q question) (*play.Answer, error) {
	src := chance.New(q.Seed)
	a, acts := play.Answer{}, true
	var err error
	switch q.Deed {
	case answer:
		a, err = live.Bot(context.Background(), q.Level, q.Seat, &src)
	case start:
		a, acts = live.Starts(q.Level, q.Seat, &src)
	case haggle:
		a, acts = live.Haggle(q.Level, q.Seat, &src)
	default:
		err = fmt.Errorf("nothing is known of the deed %q", q.Deed)
	}
	if err != nil || !acts {
		return nil, err
	}
	return &a, nil
}

func replied(a *play.Answer, err error) reply {
	if err != nil {
		return reply{Error: err.Error()}
	}
	return reply{Answer: a}
}

// Engine is a bot in another program, at one table.
type Engine struct {
	level   string
	program string
	cmd     *exec.Cmd
	in      io.WriteCloser
	lines   *json.Encoder
	replies *json.Decoder
	told    int // rows
}

// Named parts the name of a bot in another program, as "squire@/tmp/older/signoria"; false if it names none.
func Named(bot string) (level, program string, elsewhere bool) { return strings.Cut(bot, "@") }

// Short is a bot's name without the folders of its program.
func Short(bot string) string {
	if level, program, elsewhere := Named(bot); elsewhere {
		return level + "@" + filepath.Base(program)
	}
	return bot
}

// Start runs a program to answer for bots of a level at a table. It is stopped with the context, or by Close.
func Start(ctx context.Context, program, level string, setup signoria.Setup) (*Engine, error) {
	e := &Engine{level: level, program: program, cmd: exec.CommandContext(ctx, program, Command)}
	in, err := e.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := e.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := e.cmd.Start(); err != nil {
		return nil, err
	}
	e.in, e.lines, e.replies = in, json.NewEncoder(in), json.NewDecoder(bufio.NewReader(out))
	if _, _, err := e.say(question{Setup: &setup}); err != nil {
		return nil, errors.Join(err, e.Close())
	}
	return e, nil
}

// Bot is what the bot answers at a seat that is asked; Starts and Haggle are as of play.Live. rows is the whole record.
func (e *Engine) Bot(rows []play.Row, s play.Seat, src *chance.Source) (play.Answer, error) {
	a, _, err := e.ask(answer, rows, s, src)
	return a, err
}

// Starts is what it does of itself before its seat answers, false if nothing.
func (e *Engine) Starts(rows []play.Row, s play.Seat, src *chance.Source) (play.Answer, bool, error) {
	return e.ask(start, rows, s, src)
}

// Haggle is what it says to the oldest bargain that waits for its seat, false if none does.
func (e *Engine) Haggle(rows []play.Row, s play.Seat, src *chance.Source) (play.Answer, bool, error) {
	return e.ask(haggle, rows, s, src)
}

func (e *Engine) ask(d deed, rows []play.Row, s play.Seat, src *chance.Source) (play.Answer, bool, error) {
	q := question{Rows: rows[e.told:], Deed: d, Level: e.level, Seat: s, Seed: src.Uint64()}
	e.told = len(rows)
	return e.say(q)
}

func (e *Engine) say(q question) (a play.Answer, acts bool, err error) {
	var r reply
	if err = e.lines.Encode(q); err == nil {
		err = e.replies.Decode(&r)
	}
	switch {
	case err != nil:
		return a, false, fmt.Errorf("%s does not answer: %w", e.program, err)
	case r.Error != "":
		return a, false, fmt.Errorf("%s: %s", e.program, r.Error)
	case r.Answer == nil:
		return a, false, nil
	}
	return *r.Answer, true, nil
}

// Close ends the program: nothing more is asked.
func (e *Engine) Close() error {
	if err := e.in.Close(); err != nil {
		return err
	}
	return e.cmd.Wait()
}
