package main

import (
	"fmt"
	"strings"

	"signoria/play"
)

// listGames lists the games there are, or tells of one what a command line may say of it.
func listGames(e env, args []string) error {
	words, err := parse(flags("games"), args)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		for _, g := range e.games {
			fmt.Fprintln(e.out, titleOf(g))
		}
		return nil
	}
	g, err := e.game(words)
	if err != nil {
		return err
	}
	fmt.Fprintf(e.out, "%s\n\n  %-26s %s\n", titleOf(g), "--bots", strings.Join(g.Bots(), ", "))
	for _, level := range g.Bots() {
		if tempers := g.Tempers(level); len(tempers) > 0 {
			fmt.Fprintf(e.out, "  %-26s %s\n", "--bots "+play.BotNamed(level, "…"), strings.Join(tempers, ", "))
		}
	}
	for _, o := range g.Options() {
		said := "--options " + o.Key(0)
		if o.ID == scenario {
			said = "--" + scenario
		}
		fmt.Fprintf(e.out, "  %-26s %s\n", said, o.List())
	}
	return nil
}

func titleOf(g play.Game) string {
	least, most := g.Seats()
	return fmt.Sprintf("%s  %s, %d to %d seats", g.ID(), g.Text("en", "title"), least, most)
}
