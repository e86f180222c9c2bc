package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"

	"signoria/rulebook"
)

// sources are the packages in which a game's rules stand: its own, and what it shares with other editions of it.
type sources []*source

// source is one of them, parsed, with its types.
type source struct {
	dir   string // from the root of the module
	under string // what its files' names begin with in the names of mutants, "" in the game's own package
	pkg   *packages.Package
	files map[*ast.File]string // the names of the files of rules
	tests []*ast.File
}

// load reads the packages of rules in folders, with their tests.
func load(dirs ...string) (all sources, err error) {
	for i, dir := range dirs {
		s, err := loadOne(dir)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			s.under = filepath.Base(dir) + "/"
		}
		all = append(all, s)
	}
	return all, nil
}

func loadOne(dir string) (*source, error) {
	config := &packages.Config{Tests: true, Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax |
		packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedForTest}
	found, err := packages.Load(config, "./"+dir)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(found, func(p *packages.Package) bool { return p.ForTest != "" && !strings.HasSuffix(p.Name, "_test") })
	if i < 0 {
		return nil, fmt.Errorf("no package with tests in %s", dir)
	}
	s := &source{dir: dir, pkg: found[i], files: map[*ast.File]string{}}
	if len(s.pkg.Errors) > 0 {
		return nil, fmt.Errorf("%s does not compile: %v", dir, s.pkg.Errors[0])
	}
	for _, p := range found {
		for _, f := range p.Syntax {
			name := p.Fset.Position(f.FileStart).Filename
			switch {
			case strings.HasSuffix(name, "_test.go") && (p == s.pkg || strings.HasSuffix(p.Name, "_test")):
				s.tests = append(s.tests, f)
			case p == s.pkg:
				s.files[f] = name
			}
		}
	}
	return s, nil
}

func (s *source) line(p token.Pos) int { return s.pkg.Fset.Position(p).Line }

// rulesIn are the rules that a comment cites.
func rulesIn(text string) (ids []string) {
	for _, m := range rulebook.Citation.FindAllStringSubmatch(text, -1) {
		ids = append(ids, m[1])
	}
	return ids
}

// short says whether some of its tests ask whether they are to be short.
func (s *source) short() (asks bool) {
	for _, f := range s.tests {
		ast.Inspect(f, func(n ast.Node) bool {
			of, ok := n.(*ast.SelectorExpr)
			asks = asks || ok && of.Sel.Name == "Short"
			return true
		})
	}
	return asks
}

// test is a test by the package that it is of, counted, and the pattern that runs it: a whole one, or one part of it.
type test struct {
	of         int
	name, part string
}

// citing finds for every rule the tests that cite it. A citation before or in a part of a test that has a name of its
// own (t.Run with a literal) names that part alone.
func (all sources) citing() (map[string][]test, error) {
	tests := map[string][]test{}
	for i, s := range all {
		if err := s.citing(i, tests); err != nil {
			return nil, err
		}
	}
	return tests, nil
}

func (s *source) citing(of int, tests map[string][]test) error {
	for _, f := range s.tests {
		for _, group := range f.Comments {
			for _, c := range group.List {
				ids := rulesIn(c.Text)
				if len(ids) == 0 {
					continue
				}
				t, ok := testAround(f, c.Pos())
				t.of = of
				if !ok {
					return fmt.Errorf("%v cites %s outside a test", s.pkg.Fset.Position(c.Pos()), ids[0])
				}
				for _, id := range ids {
					if !slices.Contains(tests[id], t) {
						tests[id] = append(tests[id], t)
					}
				}
			}
		}
	}
	return nil
}

// testAround is the test that a comment stands in, before, or above.
func testAround(f *ast.File, from token.Pos) (test, bool) {
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || !strings.HasPrefix(fn.Name.Name, "Test") || from >= fn.End() || from < fn.Pos() && (fn.Doc == nil || from < fn.Doc.Pos()) {
			continue
		}
		if from < fn.Body.Pos() { // what stands above a test counts for all of it
			return test{name: fn.Name.Name}, true
		}
		return test{name: fn.Name.Name, part: partAround(fn.Body, from)}, true
	}
	return test{}, false
}

// partAround is the outermost part of a test that a comment stands in or right before, "" for the whole test.
func partAround(body *ast.BlockStmt, from token.Pos) string {
	for _, st := range body.List {
		if st.End() <= from {
			continue
		}
		if name, ok := partName(st); ok {
			return name
		}
		return ""
	}
	return ""
}

// partName is the name of the part that a statement runs.
func partName(st ast.Stmt) (string, bool) {
	expr, ok := st.(*ast.ExprStmt)
	if !ok {
		return "", false
	}
	call, ok := expr.X.(*ast.CallExpr)
	if !ok || len(call.Args) != 2 {
		return "", false
	}
	run, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || run.Sel.Name != "Run" {
		return "", false
	}
	name, ok := call.Args[0].(*ast.BasicLit)
	if !ok || name.Kind != token.STRING {
		return "", false
	}
	said, err := strconv.Unquote(name.Value)
	return said, err == nil
}

// pattern is what -test.run wants, to run parts of one test.
func pattern(name string, parts []string) string {
	whole := "^" + name + "$"
	if slices.Contains(parts, "") {
		return whole
	}
	quoted := make([]string, len(parts))
	for i, p := range parts {
		quoted[i] = regexp.QuoteMeta(strings.ReplaceAll(p, " ", "_"))
	}
	return whole + "/^(" + strings.Join(quoted, "|") + ")$"
}

// base is a file's name without its folder, or with what the package is called where it is shared.
func (s *source) base(f *ast.File) string { return s.under + filepath.Base(s.files[f]) }
