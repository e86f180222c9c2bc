// Package stale finds what is stale across a question: a value read from a game's state before a seat is asked and used
// after it, when an aside or another's answer may have changed what it was read from.
//
//	n := g.strength(s)                 // strength is read from the state here …
//	a := t.Await(func(o *play.Asking) { … })
//	g.lose(s, n-a.N)                   // … and used after a question
//
// The state is the type with a method Step(*play.Table), and all it is made of. What a function reads and writes of
// it, by fields, and whether it asks, is worked out over the whole package (effects.go); then each function is followed
// from its beginning (flow.go). A question makes stale what was read from fields that an aside writes, or that is
// written while a called function asks; after a question, so does writing them here. A pointer into the state
// is not stale, for what is read through it is read afresh; nor are an answer, what came of a deed (the result of what
// asks, tells, draws or writes) and numbers given as parameters, which name who and where.
//
// No aside lands inside Table.Undisturbed, nor while the flows of a Together land; so nothing is stale there but by
// what is written.
//
// What is meant so is justified where it is read, by why nothing can change it or why it is right as it was:
//
//	n := g.strength(s) //stale:ok as before the battle, to tell of it
package stale

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Analyzer finds what is stale across a question.
var Analyzer = &analysis.Analyzer{
	Name:      "stale",
	Doc:       "find values read from a game's state before a question and used after it",
	Run:       run,
	FactTypes: []analysis.Fact{new(deeds)},
}

const playPath = "signoria/play"

func run(pass *analysis.Pass) (any, error) {
	r := newRules(pass)
	r.collect()
	if r.state != nil {
		f := newFindings(pass)
		r.follow(f)
		f.report()
	}
	return nil, nil
}

// findings are what was found, by the line where it was read, and what is justified.
type findings struct {
	pass    *analysis.Pass
	found   map[place]analysis.Diagnostic
	excused map[place]*excuse
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

func newFindings(pass *analysis.Pass) *findings {
	f := &findings{pass, map[place]analysis.Diagnostic{}, map[place]*excuse{}}
	for _, file := range pass.Files {
		for _, group := range file.Comments {
			for _, c := range group.List {
				if why, ok := strings.CutPrefix(c.Text, directive); ok {
					f.excused[f.place(c.Pos())] = &excuse{at: c.Pos(), why: strings.TrimSpace(why)}
				}
			}
		}
	}
	return f
}

func (f *findings) place(at token.Pos) place {
	p := f.pass.Fset.Position(at)
	return place{p.Filename, p.Line}
}

// add notes a finding; of several on one line the first in it stays.
func (f *findings) add(at token.Pos, message string) {
	p := f.place(at)
	if d, ok := f.found[p]; !ok || at < d.Pos || at == d.Pos && message < d.Message {
		f.found[p] = analysis.Diagnostic{Pos: at, Message: message}
	}
}

func (f *findings) report() {
	for p, d := range f.found {
		if x := f.excused[p]; x != nil {
			x.used = true
		} else {
			f.pass.Report(d)
		}
	}
	for _, x := range f.excused {
		switch {
		case x.why == "":
			f.pass.Reportf(x.at, "%s says no reason", directive)
		case !x.used:
			f.pass.Reportf(x.at, "%s excuses nothing", directive)
		}
	}
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
