// The command of the analyzer stale.
package main

import (
	"golang.org/x/tools/go/analysis/singlechecker"

	"signoria/tools/stale"
)

func main() { singlechecker.Main(stale.Analyzer) }
