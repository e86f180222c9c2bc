// Package stale finds what is stale across a question: a value read from a game's state before a seat is asked and used
// after it, when an aside or another's answer may have changed what it was read from.
//
//	n := g.strength(s)                 // strength is read from the state here …
//	a := t.Await(func(o *play.Asking) { … })
//	g.lose(s, n-a.N)                   // … and used after a question
//
// The state is the type with a method Step(*play.Table), and all it is made of. What a function reads and writes of
// it, by fields, and whether it asks, is worked out over the whole game, its editions in other packages included
// (effects.go); then each function is followed from its beginning (flow.go). What is called by a field or a variable
// does what all functions do that are put there; where none is known, it asks.
//
// A question makes stale what was read from fields that an aside writes, or that is written while a called function
// asks; after a question, so does writing them here. A pointer into the state is not stale, for what is read through it
// is read afresh; nor are an answer, what came of a deed (the result of what asks, tells, draws or writes) and numbers
// given as parameters, which name who and where.
//
// No aside lands inside Table.Undisturbed, nor while the flows of a Together land; so nothing is stale there but by
// what is written.
//
// Nor may a question write what stands outside of it (outside.go).
//
// What is meant so is justified where it is read, by why nothing can change it or why it is right as it was:
//
//	n := g.strength(s) //stale:ok as before the battle, to tell of it
package stale

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

const playPath = "signoria/play"

// Load reads packages with all that they import, from where config says.
func Load(config packages.Config, patterns ...string) ([]*packages.Package, error) {
	config.Mode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
		packages.NeedDeps | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedTypesSizes
	loaded, err := packages.Load(&config, patterns...)
	if err != nil {
		return nil, err
	}
	packages.Visit(loaded, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			err = cmp.Or(err, error(e))
		}
	})
	return loaded, err
}

// Finding is something stale, or an excuse that excuses nothing.
type Finding struct {
	At      token.Position
	Message string
}

func (f Finding) String() string { return fmt.Sprintf("%v: %s", f.At, f.Message) }

// Check finds what is stale in the games among packages that were loaded, and among what those import. The rules of a
// game are the package of its state and the packages that import it to bring it something, as an edition does; tests
// and what serves them are none.
func Check(loaded []*packages.Package) []Finding {
	var all, games []*packages.Package
	known := map[*types.Func]deeds{}
	packages.Visit(loaded, nil, func(p *packages.Package) {
		all = append(all, p)
		if stateOf(p.Types) != nil {
			games = append(games, p)
		}
	})
	brings := func(p, game *packages.Package) bool {
		return p.Imports[game.PkgPath] != nil && p.Imports["testing"] == nil
	}
	for _, p := range all { // what a package imports stands before it
		if !slices.ContainsFunc(games, func(game *packages.Package) bool { return p == game || brings(p, game) }) {
			newRules(known, p).learn()
		}
	}
	var found []Finding
	for _, game := range games {
		own := []*packages.Package{game}
		for _, p := range all {
			if brings(p, game) {
				own = append(own, p)
			}
		}
		f := newFindings(own)
		newRules(known, own...).follow(f)
		for _, p := range own {
			f.outside(p)
		}
		found = append(found, f.report()...)
	}
	slices.SortFunc(found, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.At.Filename, b.At.Filename), cmp.Compare(a.At.Offset, b.At.Offset),
			cmp.Compare(a.Message, b.Message))
	})
	return slices.Compact(found)
}

// findings are what was found, by the line where it was read, and what is justified.
type findings struct {
	fset    *token.FileSet
	found   map[place]finding
	excused map[place]*excuse
}

type finding struct {
	at      token.Pos
	message string
}

type place struct {
	file string
	line int
}

type excuse struct {
	at   token.Pos
	why  string
	used bool
}

const directive = "//stale:ok"

func newFindings(own []*packages.Package) *findings {
	f := &findings{own[0].Fset, map[place]finding{}, map[place]*excuse{}}
	for _, p := range own {
		for _, file := range p.Syntax {
			for _, group := range file.Comments {
				for _, c := range group.List {
					if why, ok := strings.CutPrefix(c.Text, directive); ok {
						f.excused[f.place(c.Pos())] = &excuse{at: c.Pos(), why: strings.TrimSpace(why)}
					}
				}
			}
		}
	}
	return f
}

func (f *findings) place(at token.Pos) place {
	p := f.fset.Position(at)
	return place{p.Filename, p.Line}
}

// add notes a finding; of several on one line the first in it stays.
func (f *findings) add(at token.Pos, message string) {
	p := f.place(at)
	if d, ok := f.found[p]; !ok || at < d.at || at == d.at && message < d.message {
		f.found[p] = finding{at, message}
	}
}

func (f *findings) report() (all []Finding) {
	say := func(at token.Pos, message string) { all = append(all, Finding{f.fset.Position(at), message}) }
	for p, d := range f.found {
		if x := f.excused[p]; x != nil {
			x.used = true
		} else {
			say(d.at, d.message)
		}
	}
	for _, x := range f.excused {
		switch {
		case x.why == "":
			say(x.at, directive+" says no reason")
		case !x.used:
			say(x.at, directive+" excuses nothing")
		}
	}
	return all
}

// callee is the function that is called by name, or nil.
func callee(info *types.Info, call *ast.CallExpr) *types.Func {
	fun := ast.Unparen(call.Fun)
	switch x := fun.(type) { // with its type arguments
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	switch x := fun.(type) {
	case *ast.Ident:
		f, _ := info.Uses[x].(*types.Func)
		return origin(f)
	case *ast.SelectorExpr:
		f, _ := info.Uses[x.Sel].(*types.Func)
		return origin(f)
	}
	return nil
}

func origin(f *types.Func) *types.Func {
	if f == nil {
		return nil
	}
	return f.Origin()
}

// method is the name of the method of play.Table that is called, or "".
func method(f *types.Func) string {
	if f == nil || f.Signature().Recv() == nil || !isTable(f.Signature().Recv().Type()) {
		return ""
	}
	return f.Name()
}

func isTable(t types.Type) bool { return isPlay(t, "Table") }

func isPlay(t types.Type, name string) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	n, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && n.Obj().Name() == name && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == playPath
}
