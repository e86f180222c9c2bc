package main

import (
	"flag"
	"strings"

	"signoria/play"
)

// unsaid is the number of seats where none was said.
const unsaid = -1

// usualSeats is how many seats a table has where nobody says.
func usualSeats(g play.Game) int {
	least, most := g.Seats()
	return min(max(4, least), most)
}

// scenario is the option that has a flag of its own, in a game that has it.
const scenario = "scenario"

// choices are the options of a setup as a command line says them.
type choices struct{ scenario, options string }

func choosing(f *flag.FlagSet) *choices {
	var c choices
	f.StringVar(&c.scenario, scenario, "", "")
	f.StringVar(&c.options, "options", "", "")
	return &c
}

// of reads --options, "id=value,id=value" by name or number, where "any" stands for all others being drawn by
// chance; and --scenario.
func (c *choices) of(g play.Game) (options map[string]int, any bool, err error) {
	options = map[string]int{}
	items := strings.Split(c.options, ",")
	if c.scenario != "" {
		items = append(items, scenario+"="+c.scenario)
	}
	for _, item := range items {
		switch id, value, said := strings.Cut(item, "="); {
		case item == "any":
			any = true
		case said:
			if options[id], err = optionValue(g, id, value); err != nil {
				return nil, false, err
			}
		case item != "":
			return nil, false, misusef("--options %q: say id=value,id=value or \"any\"", item)
		}
	}
	return options, any, nil
}

// optionValue is the value of an option by its key in a setup.
func optionValue(g play.Game, key, value string) (int, error) {
	_, most := g.Seats()
	var ids []string
	for _, o := range g.Options() {
		for s := range play.Seat(most) {
			if o.Key(s) != key {
				continue
			}
			v, err := o.Value(value)
			if err != nil {
				return 0, misuse{err}
			}
			return v, nil
		}
		if o.PerSeat {
			o.ID += ".<seat>"
		}
		ids = append(ids, o.ID)
	}
	return 0, misusef("%s has no option %q; it has %s", g.ID(), key, strings.Join(ids, ", "))
}
