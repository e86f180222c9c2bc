// The command of the analyzer stale: it says what is stale in the games among some packages.
package main

import (
	"fmt"
	"os"

	"golang.org/x/tools/go/packages"

	"signoria/tools/stale"
)

func main() {
	loaded, err := stale.Load(packages.Config{}, os.Args[1:]...)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	found := stale.Check(loaded)
	for _, f := range found {
		fmt.Fprintln(os.Stderr, f)
	}
	if len(found) > 0 {
		os.Exit(1)
	}
}
