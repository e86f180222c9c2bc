// Command signoria is the table: it serves it, plays it out, replays its records and reads its rules.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"signoria/games"
	"signoria/play"
	"signoria/play/engine"
)

// env is what a command works with.
type env struct {
	ctx   context.Context
	in    io.Reader // what is piped in
	out   io.Writer // results
	err   io.Writer // progress and warnings
	games []play.Game
}

// command is one of the words after "signoria".
type command struct {
	name  string
	args  string // as shown in the usage
	about string // in a line
	run   func(env, []string) error
	more  string // what --help says besides
}

var commands = []command{
	{"serve", "[--addr :8080] [--data DIR] [--store ADDRESS] [--url ADDRESS] [--no-reminders] [--proxy ADDRESSES] [--tls-host NAMES [--redirect :80]] [--admin ADDRESS] [--box GAME=FILE] [--pace 350ms] [--drain 0s] [--bot-seed N] [--max-tables N] [--max-streams N] [--max-guests N] [--max-memory MB] [--max-share PERCENT] [--log text|json] [--verbose]", "serve the table to browsers", serve, serveHelp},
	{"health", "[--addr :8080] [--tls-host NAMES]", "ask the server on this machine whether it does its work", askHealth, healthHelp},
	{"backup", "FILE [--data DIR]", "copy what a server has into a file, while it runs", backup, backupHelp},
	{"restore", "FILE [--data DIR]", "put a backup in the place of what a stopped server has", restore, restoreHelp},
	{"check", "[FILE] [--data DIR] [--box GAME=FILE]", "read through what a server has, or a backup, and replay every table", check, checkHelp},
	{"box", "[GAME=FILE] [--data DIR] [--store ADDRESS]", "keep a box file beside the tables, so that every server plays with it", box, boxHelp},
	{"move", "--from sqlite:DIR|ADDRESS --to sqlite:DIR|ADDRESS", "move all that a stopped server has into another store, and compare it row by row", moveStore, moveHelp},
	{"version", "", "say what this program is, and by which rules it plays", version, ""},
	{"games", "[GAME]", "list the games, or what a command may say of one", listGames, ""},
	{"simulate", "GAME [--seats N] [--tables N] [--seed S] [--bots any|LIST [--rotate]] [--scenario NAME] [--options LIST] [--within N] [--deeds] [--json] [--check [--tries N]]", "play tables of bots and sum up", simulate, ""},
	{"plot", "[FILE] [--of wins|score|rating] [--by OPTION] [--lang it|en]", "draw who won, the scores, or how strong the bots were, of what simulate --json has told, as an SVG", plot, ""},
	{engine.Command, "", "answer for bots at a table of another build: simulate --bots squire,squire@PROGRAM", answerElsewhere, ""},
	{"replay", "FILE", "rebuild and verify a record", replay, ""},
	{"rules", "[ID] [--search WORDS] [--coverage] [--lang it|en] [--game GAME]", "read the rules", rules, ""},
	{"bench", "[GAME ...] [--seats N] [--for DURATION] [--scenario NAME] [--options LIST]", "measure random play on one core, of all games or of some", bench, ""},
}

// answerElsewhere is another program's bots.
func answerElsewhere(e env, args []string) error {
	words, err := parse(flags(engine.Command), args)
	if err != nil {
		return err
	}
	if len(words) > 0 {
		return misusef("it takes no words: it is asked through its input")
	}
	return engine.Serve(e.games, e.in, e.out)
}

// misuse is an error of whoever typed the command: it ends with exit status 2.
type misuse struct{ error }

func misusef(format string, args ...any) error { return misuse{fmt.Errorf(format, args...)} }

// unexpected says that there is a word too many; not which, where it may be an address with a password.
func unexpected(word string) error {
	if strings.Contains(word, "@") {
		word = "an address"
	}
	return misusef("%q is not expected here", word)
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run carries out a command line and returns the exit status: 0, 1 if it failed, 2 if it was misused.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	if len(args) == 0 || slices.Contains([]string{"help", "-h", "--help"}, args[0]) {
		usage(out)
		return 0
	}
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == args[0] })
	if i < 0 {
		fmt.Fprintf(errOut, "signoria: there is no command %q; \"signoria help\" lists those there are\n", args[0])
		return 2
	}
	c := commands[i]
	err := c.run(env{ctx: ctx, in: in, out: out, err: errOut, games: games.All()}, args[1:])
	var bad misuse
	switch {
	case err == nil:
		return 0
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintf(out, "usage: signoria %s %s\n", c.name, c.args)
		if c.more != "" {
			fmt.Fprintf(out, "\n%s\n", c.more)
		}
		return 0
	case errors.As(err, &bad):
		fmt.Fprintf(errOut, "signoria %s: %v; usage: signoria %s %s\n", c.name, err, c.name, c.args)
		return 2
	}
	fmt.Fprintf(errOut, "signoria %s: %v\n", c.name, err)
	return 1
}

func usage(out io.Writer) {
	fmt.Fprintln(out, "Signoria is a table for medieval strategy board games that knows the rules.")
	for _, c := range commands {
		fmt.Fprintf(out, "\n  signoria %s %s\n      %s\n", c.name, c.args, c.about)
	}
}

// flags are a command's flags; what is wrong with them is said by run.
func flags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

// parse parses flags, which may stand before or after the words, and returns the words.
func parse(f *flag.FlagSet, args []string) ([]string, error) {
	var words []string
	for {
		if err := f.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, err
			}
			return nil, misuse{err}
		}
		if f.NArg() == 0 {
			return words, nil
		}
		words = append(words, f.Arg(0))
		args = f.Args()[1:]
	}
}

// game finds the game a command is about.
func (e env) game(words []string) (play.Game, error) {
	if len(words) != 1 {
		return nil, misusef("say which game: %s", strings.Join(e.ids(), ", "))
	}
	for _, g := range e.games {
		if g.ID() == words[0] {
			return g, nil
		}
	}
	return nil, misusef("there is no game %q; there is %s", words[0], strings.Join(e.ids(), ", "))
}

func (e env) ids() (ids []string) {
	for _, g := range e.games {
		ids = append(ids, g.ID())
	}
	return ids
}
