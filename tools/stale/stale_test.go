package stale_test

import (
	"os"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
	"golang.org/x/tools/go/packages"

	"signoria/tools/stale"
)

// The game in testdata, with its edition, has a case for each way of being stale, and of not being.
func TestStale(t *testing.T) {
	dir := analysistest.TestData()
	there := packages.Config{Dir: dir, Env: append(os.Environ(), "GO111MODULE=off", "GOPATH="+dir)}
	loaded, err := stale.Load(there, "game", "edition")
	if err != nil {
		t.Fatal(err)
	}
	found := stale.Check(loaded)
	analysistest.Run(t, dir, &analysis.Analyzer{
		Name: "stale", Doc: "tell what was found",
		Run: func(pass *analysis.Pass) (any, error) {
			for _, syntax := range pass.Files {
				file := pass.Fset.File(syntax.FileStart)
				for _, f := range found {
					if f.At.Filename == file.Name() {
						pass.Reportf(file.LineStart(f.At.Line), "%s", f.Message)
					}
				}
			}
			return nil, nil
		},
	}, "game", "edition")
}
