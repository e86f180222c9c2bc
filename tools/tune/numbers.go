package main

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"
)

// span is a part of a file, in bytes.
type span struct {
	file     string
	from, to int
}

// number is one by which a squire judges, as it stands in the source.
type number struct {
	span
	line  int
	value int
	uses  []use
}

// use is where a number is asked for: where it stands, or where the constant is named that holds it.
type use struct {
	span
	as string // its type
}

// least is the least number that is moved: nothing and once are seldom a matter of how much.
const least = 2

// source is the code of squires.
type source struct {
	numbers []number
	decides []span         // where what a policy decides begins, for a seat that is asked, …
	acts    []span         // … and out of turn
	heads   map[string]int // where the package's name ends, by file
}

// read reads the squires of some folders.
func read(dirs []string) (*source, error) {
	all := &source{heads: map[string]int{}}
	paths := make([]string, len(dirs))
	for i, dir := range dirs {
		paths[i] = "./" + dir
	}
	config := &packages.Config{Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedDeps}
	found, err := packages.Load(config, paths...)
	if err != nil {
		return nil, err
	}
	for _, p := range found {
		if len(p.Errors) > 0 {
			return nil, p.Errors[0]
		}
		(&finder{p, all, map[types.Object]int{}}).find()
	}
	return all, nil
}

// finder finds the numbers of a package.
type finder struct {
	*packages.Package
	*source
	consts map[types.Object]int // which number a constant holds
}

func (f *finder) find() {
	for _, file := range f.Syntax {
		if f.judges(file) {
			head := f.span(file.Name.End(), file.Name.End())
			f.heads[head.file] = head.from
			f.constants(file)
		}
	}
	for _, file := range f.Syntax {
		if !f.judges(file) {
			continue
		}
		for _, d := range file.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				f.function(fn)
			}
		}
	}
	f.settle()
}

// settle forgets the constants of which a use is not asked for: moved in the file, they would mean what was not tried.
func (f *finder) settle() {
	used := map[int]int{}
	for _, of := range f.TypesInfo.Uses {
		if no, ok := f.consts[of]; ok {
			used[no]++
		}
	}
	for _, no := range f.consts {
		if used[no] != len(f.numbers[no].uses) {
			f.numbers[no].uses = nil
		}
	}
	f.numbers = slices.DeleteFunc(f.numbers, func(n number) bool { return len(n.uses) == 0 })
}

// judges says whether a file holds a squire's judgement.
func (f *finder) judges(file *ast.File) bool {
	name := filepath.Base(f.Fset.Position(file.Pos()).Filename)
	return strings.HasPrefix(name, "squire") && !strings.HasSuffix(name, "_test.go")
}

func (f *finder) span(from, to token.Pos) span {
	at := f.Fset.Position(from)
	return span{at.Filename, at.Offset, f.Fset.Position(to).Offset}
}

// constants notes the numbers that constants of a file hold.
func (f *finder) constants(file *ast.File) {
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != len(spec.Names) {
			return true
		}
		for i, name := range spec.Names {
			of, ok := f.TypesInfo.Defs[name].(*types.Const)
			if lit, whole := spec.Values[i].(*ast.BasicLit); ok && whole && moves(lit) {
				f.consts[of] = f.add(lit)
			}
		}
		return true
	})
}

// moves says whether what stands in the source is a number that is moved.
func moves(lit *ast.BasicLit) bool {
	n, err := strconv.Atoi(lit.Value)
	return err == nil && n >= least
}

func (f *finder) add(lit *ast.BasicLit) int {
	value, _ := strconv.Atoi(lit.Value)
	f.numbers = append(f.numbers, number{f.span(lit.Pos(), lit.End()), f.Fset.Position(lit.Pos()).Line, value, nil})
	return len(f.numbers) - 1
}

func (f *finder) function(fn *ast.FuncDecl) {
	begins := fn.Body.Lbrace + 1
	switch fn.Name.Name {
	case "Decide":
		f.decides = append(f.decides, f.span(begins, begins))
	case "Meddle":
		f.acts = append(f.acts, f.span(begins, begins))
	}
	f.walk(fn.Body)
}

// walk finds what is asked for in a part of a function, wherever a number may stand that is no constant and does not say which of
// many something is.
func (f *finder) walk(n ast.Node) {
	switch x := n.(type) {
	case *ast.GenDecl, *ast.ArrayType:
		return
	case *ast.SwitchStmt:
		f.cases(x)
		return
	case *ast.KeyValueExpr:
		f.walk(x.Value)
		return
	case *ast.IndexExpr:
		f.walk(x.X)
		return
	case *ast.SelectorExpr:
		f.walk(x.X)
		return
	case *ast.CallExpr:
		if f.names(x) {
			return
		}
	case *ast.BinaryExpr:
		switch x.Op {
		case token.EQL, token.NEQ, token.REM, token.SHL, token.SHR, token.AND, token.OR, token.AND_NOT:
			return
		}
	case *ast.BasicLit:
		if moves(x) {
			f.asked(x, func() int { return f.add(x) })
		}
		return
	case *ast.Ident:
		if no, ok := f.consts[f.TypesInfo.Uses[x]]; ok {
			f.asked(x, func() int { return no })
		}
		return
	}
	for _, part := range parts(n) {
		f.walk(part)
	}
}

// cases walks a switch: where it is about something its cases are constants.
func (f *finder) cases(x *ast.SwitchStmt) {
	if x.Init != nil {
		f.walk(x.Init)
	}
	for _, clause := range x.Body.List {
		clause := clause.(*ast.CaseClause)
		for _, is := range clause.List {
			if x.Tag == nil {
				f.walk(is)
			}
		}
		for _, s := range clause.Body {
			f.walk(s)
		}
	}
}

// parts are what stands right below a node.
func parts(n ast.Node) (all []ast.Node) {
	ast.Inspect(n, func(part ast.Node) bool {
		if part == n {
			return true
		}
		if part != nil {
			all = append(all, part)
		}
		return false
	})
	return all
}

// names says whether a call makes a thing's name of its number, as Kind(c.B / 4) does.
func (f *finder) names(call *ast.CallExpr) bool {
	t := f.TypesInfo.Types[call.Fun]
	if !t.IsType() {
		return false
	}
	_, basic := t.Type.(*types.Basic)
	return !basic
}

// asked notes that a number is used, if it is a whole one there.
func (f *finder) asked(x ast.Expr, which func() int) {
	t := f.TypesInfo.Types[x]
	if t.Value == nil || t.Value.Kind() != constant.Int {
		return
	}
	basic, ok := t.Type.Underlying().(*types.Basic)
	if !ok || basic.Info()&types.IsInteger == 0 {
		return
	}
	as := types.TypeString(types.Default(t.Type), func(p *types.Package) string {
		if p == f.Types {
			return ""
		}
		return p.Name()
	})
	no := which()
	f.numbers[no].uses = append(f.numbers[no].uses, use{f.span(x.Pos(), x.End()), as})
}
