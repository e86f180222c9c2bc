package stale_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"signoria/tools/stale"
)

// The game in testdata has a case for each way of being stale, and of not being.
func TestStale(t *testing.T) {
	analysistest.Run(t, analysistest.TestData(), stale.Analyzer, "game")
}
