package stale

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/packages"
)

// outside finds questions that write what stands outside of them. A question is built again and again, and where it is
// known what was answered it is not built at all.
func (f *findings) outside(p *packages.Package) {
	for _, file := range p.Syntax {
		ast.Inspect(file, func(n ast.Node) bool {
			if fun, is := n.(*ast.FuncLit); is && asks(p.TypesInfo.TypeOf(fun)) {
				f.written(p.TypesInfo, fun)
			}
			return true
		})
	}
}

// asks says whether a function builds a question.
func asks(t types.Type) bool {
	params := t.(*types.Signature).Params()
	return params.Len() > 0 && isPlay(params.At(0).Type(), "Asking")
}

// written finds what is written in a function and declared outside of it.
func (f *findings) written(info *types.Info, fun *ast.FuncLit) {
	at := func(x ast.Expr) {
		name := root(x)
		if name == nil {
			return
		}
		if v, is := info.Uses[name].(*types.Var); is && (v.Pos() < fun.Pos() || v.Pos() >= fun.End()) {
			f.add(name.Pos(), name.Name+" is written in a question, which may be built again or not at all, and stands outside of it")
		}
	}
	ast.Inspect(fun.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				for _, x := range n.Lhs {
					at(x)
				}
			}
		case *ast.IncDecStmt:
			at(n.X)
		}
		return true
	})
}

// root is the variable of which something is written, or nil.
func root(x ast.Expr) *ast.Ident {
	for {
		switch of := ast.Unparen(x).(type) {
		case *ast.Ident:
			return of
		case *ast.IndexExpr:
			x = of.X
		case *ast.SelectorExpr:
			x = of.X
		case *ast.StarExpr:
			x = of.X
		default:
			return nil
		}
	}
}
