// The command of the analyzer stale.
package main

import (
	"golang.org/x/tools/go/analysis/singlechecker"

	"signoria/lint/stale"
)

func main() { singlechecker.Main(stale.Analyzer) }
