package main

import (
	"flag"
	"os"
	"strings"
)

// variable is the environment's variable that says what a flag does not: SIGNORIA_BOT_SEED for --bot-seed.
func variable(flag string) string {
	return "SIGNORIA_" + strings.ToUpper(strings.ReplaceAll(flag, "-", "_"))
}

// parse parses the flags of a command that hosts run, and returns the words. What no flag says the environment may. An
// empty variable says nothing, as compose's ${NAME:-} leaves it, but where a flag may be empty and not so by itself.
func (e env) parse(f *flag.FlagSet, args []string) ([]string, error) {
	words, err := parse(f, args)
	if err != nil {
		return nil, err
	}
	said := map[string]bool{}
	f.Visit(func(set *flag.Flag) { said[set.Name] = true })
	f.VisitAll(func(known *flag.Flag) {
		value, there := os.LookupEnv(variable(known.Name))
		if err != nil || !there || said[known.Name] || value == "" && known.Name != "redirect" {
			return
		}
		if bad := f.Set(known.Name, value); bad != nil {
			err = misusef("%s=%s in the environment: %v", variable(known.Name), value, bad)
		}
	})
	return words, err
}
