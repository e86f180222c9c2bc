package stale

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/cfg"
)

// reading is what a variable holds that was read from the state, and what has come between.
type reading struct {
	of      fields
	asked   token.Pos  // the question after it, or none
	stale   bool       // what was read may have changed by a question
	changed *types.Var // what of it
}

// add reads something else with it.
func (r *reading) add(more reading) {
	r.of.add(more.of)
	r.asked = max(r.asked, more.asked)
}

// env is what the variables hold, by where it was read.
type env map[*types.Var]map[token.Pos]reading

func (e env) clone() env {
	c := make(env, len(e))
	for v, held := range e {
		c[v] = maps.Clone(held)
	}
	return c
}

// join adds what they hold on another way to the same place.
func (e env) join(other env) (grown bool) {
	for v, held := range other {
		for at, new := range held {
			grown = e.hold(v, at, new) || grown
		}
	}
	return grown
}

func (e env) hold(v *types.Var, at token.Pos, new reading) (grown bool) {
	old, ok := e[v][at]
	if !ok {
		if e[v] == nil {
			e[v] = map[token.Pos]reading{}
		}
		e[v][at] = reading{maps.Clone(new.of), new.asked, new.stale, new.changed}
		return true
	}
	of := maps.Clone(old.of) // others hold the same
	if grown = of.add(new.of); grown {
		old.of = of
	}
	if new.asked != token.NoPos && (old.asked == token.NoPos || new.stale && !old.stale) {
		old.asked, grown = new.asked, true
	}
	if new.stale && !old.stale {
		old.stale, old.changed, grown = true, new.changed, true
	}
	e[v][at] = old
	return grown
}

// ask lets a question pass, during which some fields may be written.
func (e env) ask(at token.Pos, writes fields) {
	for _, held := range e {
		for def, h := range held {
			if h.stale {
				continue
			}
			h.asked = at
			if f := h.of.meets(writes); f != nil {
				h.stale, h.changed = true, f
			}
			held[def] = h
		}
	}
}

// write lets fields be written: what has been read of them before a question is stale.
func (e env) write(writes fields) {
	for _, held := range e {
		for def, h := range held {
			if f := h.of.meets(writes); f != nil && h.asked != token.NoPos && !h.stale {
				h.stale, h.changed = true, f
				held[def] = h
			}
		}
	}
}

// follow follows every function of the package that asks: until nothing new is known of what they are given, and once
// more to find what is stale.
func (r *rules) follow(found *findings) {
	r.collect()
	r.landing("Aside")
	r.landing("Redeal")
	r.findCalm()
	r.count()
	given := env{} // what parameters hold at the beginning
	for r.followAll(given, nil) {
	}
	r.followAll(given, found)
}

func (r *rules) followAll(given env, found *findings) (grown bool) {
	for f, d := range r.bodies {
		if d.Body == nil || !r.did[f].asks {
			continue
		}
		w := &walker{
			rules: r, found: found, given: given, calm: r.calm[f],
			lits: map[*types.Var]*ast.FuncLit{}, ranges: map[ast.Node]*ast.RangeStmt{},
			lists: map[*ast.RangeStmt]*types.Var{}, conds: map[ast.Node][]ast.Expr{},
		}
		w.learn(d.Body)
		w.body(d.Body, given.clone())
		grown = grown || w.grown
	}
	return grown
}

// walker follows one function.
type walker struct {
	*rules
	found  *findings // nil as long as not all is known
	given  env
	grown  bool // something new is given to a function
	lits   map[*types.Var]*ast.FuncLit
	ranges map[ast.Node]*ast.RangeStmt // by what they go over, and by their variables
	lists  map[*ast.RangeStmt]*types.Var
	calm   bool                    // no aside lands here
	conds  map[ast.Node][]ast.Expr // by assignment, the conditions under which it is reached
}

// learn finds the local functions, and the loops.
func (w *walker) learn(body *ast.BlockStmt) {
	w.gather(body, nil)
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			w.ranges[n.X] = n
			for _, x := range []ast.Expr{n.Key, n.Value} {
				if x != nil {
					w.ranges[x] = n
				}
			}
			w.lists[n] = types.NewVar(n.X.Pos(), w.state.Obj().Pkg(), "what the loop goes over", types.Typ[types.Int])
		case *ast.AssignStmt:
			for i, x := range n.Rhs {
				if lit, ok := x.(*ast.FuncLit); ok {
					if v := w.local(n.Lhs[i]); v != nil {
						w.lits[v] = lit
					}
				}
			}
		}
		return true
	})
}

// gather finds what is gathered under conditions, as the set of who may.
func (w *walker) gather(n ast.Node, under []ast.Expr) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if w.gathers(n) {
				w.conds[n] = slices.Clone(under)
			}
		case *ast.IfStmt:
			under := append(slices.Clone(under), n.Cond)
			if n.Init != nil {
				w.gather(n.Init, under)
			}
			w.gather(n.Body, under)
			if n.Else != nil {
				w.gather(n.Else, under)
			}
			return false
		}
		return true
	})
}

// gathers says whether an assignment adds to what there is, or sets a flag.
func (w *walker) gathers(n *ast.AssignStmt) bool {
	if n.Tok != token.ASSIGN {
		return n.Tok != token.DEFINE && w.doing(n).pure()
	}
	if len(n.Rhs) != 1 {
		return false
	}
	call, ok := n.Rhs[0].(*ast.CallExpr)
	return w.info.Types[n.Rhs[0]].Value != nil || ok && w.builtin(call) == "append" && w.doing(call).pure()
}

// local is the local variable that an expression is, or nil.
func (w *walker) local(x ast.Expr) *types.Var {
	id := identOf(x)
	if id == nil {
		return nil
	}
	v, _ := w.info.ObjectOf(id).(*types.Var)
	if v == nil || v.IsField() || v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
		return nil
	}
	return v
}

// body follows a function, or a literal in it, from what its variables hold at the beginning, and returns what they
// may hold at its ends.
func (w *walker) body(b *ast.BlockStmt, start env) env {
	graph := cfg.New(b, func(call *ast.CallExpr) bool { return w.builtin(call) != "panic" })
	at := map[*cfg.Block]env{graph.Blocks[0]: start}
	end := env{}
	for todo := []*cfg.Block{graph.Blocks[0]}; len(todo) > 0; {
		block := todo[0]
		todo = todo[1:]
		e := at[block].clone()
		if loop, ok := block.Stmt.(*ast.RangeStmt); ok && block.Kind == cfg.KindRangeBody {
			w.next(loop, e)
		}
		for _, n := range block.Nodes {
			w.node(n, e)
		}
		if len(block.Succs) == 0 {
			end.join(e)
		}
		for _, next := range block.Succs {
			if old := at[next]; old == nil {
				at[next] = e.clone()
			} else if !old.join(e) {
				continue
			}
			if !slices.Contains(todo, next) {
				todo = append(todo, next)
			}
		}
	}
	return end
}

// next begins a turn of a loop: the list it goes over is used, and its variables are new.
func (w *walker) next(loop *ast.RangeStmt, e env) {
	list := w.lists[loop]
	w.use(list, loop.X.Pos(), e)
	for _, x := range []ast.Expr{loop.Key, loop.Value} {
		if x == nil {
			continue
		}
		if v := w.local(x); v != nil {
			delete(e, v)
			if !w.names(v) {
				w.holds(v, x.Pos(), w.read(list, e), e)
			}
		}
	}
}

// enter begins a loop: what it goes over is read once, unless it is a function.
func (w *walker) enter(loop *ast.RangeStmt, e env) {
	list := w.lists[loop]
	delete(e, list)
	if isFunc(w.info.TypeOf(loop.X)) || w.keysOnly(loop) {
		return
	}
	if v := w.local(loop.X); v != nil {
		if held := e[v]; held != nil {
			e[list] = maps.Clone(held) // to be found where that was read
		}
		return
	}
	w.holds(list, loop.X.Pos(), w.observed(loop.X, e), e)
}

// node follows a statement or a condition.
func (w *walker) node(n ast.Node, e env) {
	if loop := w.ranges[n]; loop != nil {
		if n == loop.X {
			w.eval(n, e)
			w.enter(loop, e)
		}
		return
	}
	switch n := n.(type) {
	case *ast.AssignStmt:
		w.assign(n, e)
	case *ast.ValueSpec:
		w.declare(n, e)
	case *ast.DeclStmt:
		for _, s := range n.Decl.(*ast.GenDecl).Specs {
			if s, ok := s.(*ast.ValueSpec); ok {
				w.declare(s, e)
			}
		}
	case *ast.IncDecStmt:
		w.eval(n.X, e)
		w.writing(n, e)
	default:
		w.eval(n, e)
	}
}

func (w *walker) declare(s *ast.ValueSpec, e env) {
	for _, x := range s.Values {
		w.eval(x, e)
	}
	for i, name := range s.Names {
		if v := w.local(name); v != nil {
			delete(e, v)
			if len(s.Values) == len(s.Names) {
				w.holds(v, name.Pos(), w.observed(s.Values[i], e), e)
			}
		}
	}
}

func (w *walker) assign(n *ast.AssignStmt, e env) {
	for _, x := range n.Rhs {
		w.eval(x, e)
	}
	held := make([]reading, len(n.Lhs))
	for i := range n.Lhs {
		held[i] = w.observed(n.Rhs[min(i, len(n.Rhs)-1)], e)
		for _, c := range w.conds[n] {
			held[i].add(w.observed(c, e))
		}
	}
	for i, x := range n.Lhs {
		v := w.local(x)
		if v == nil {
			w.target(x, e)
			if v = w.localRoot(x); v != nil {
				w.holds(v, x.Pos(), held[i], e)
			}
			continue
		}
		if n.Tok == token.ASSIGN || n.Tok == token.DEFINE {
			delete(e, v)
		} else {
			w.use(v, x.Pos(), e)
		}
		w.holds(v, x.Pos(), held[i], e)
	}
	w.writing(n, e)
}

// writing lets what a statement itself writes be written.
func (w *walker) writing(n ast.Node, e env) {
	did := newEffects()
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, x := range n.Lhs {
			w.written(x, n.Rhs[min(i, len(n.Rhs)-1)], did)
		}
	case *ast.IncDecStmt:
		w.written(n.X, nil, did)
	}
	e.write(did.writes)
}

// localRoot is the local value in which a place lies, or nil.
func (w *walker) localRoot(x ast.Expr) *types.Var {
	if w.path(x) != nil {
		return nil
	}
	id := rootOf(x)
	if id == nil {
		return nil
	}
	if v := w.local(id); v != nil && kept(v.Type()) {
		return v
	}
	return nil
}

// target evaluates what stands in the brackets of a place.
func (w *walker) target(x ast.Expr, e env) {
	switch x := ast.Unparen(x).(type) {
	case *ast.IndexExpr:
		w.target(x.X, e)
		w.eval(x.Index, e)
	case *ast.SelectorExpr:
		w.target(x.X, e)
	case *ast.StarExpr:
		w.target(x.X, e)
	case *ast.Ident:
	default:
		w.eval(x, e)
	}
}

// eval evaluates an expression: what is used in it, what is asked.
func (w *walker) eval(n ast.Node, e env) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false // it is followed where it is called
		case *ast.CallExpr:
			w.call(n, e)
			return false
		case *ast.KeyValueExpr:
			if key := identOf(n.Key); key == nil || !isField(w.info.Uses[key]) {
				w.eval(n.Key, e)
			}
			w.eval(n.Value, e)
			return false
		case *ast.Ident:
			if v := w.local(n); v != nil {
				w.use(v, n.Pos(), e)
			}
		}
		return true
	})
}

// use finds what is stale in a variable that is used.
func (w *walker) use(v *types.Var, at token.Pos, e env) {
	for def, h := range e[v] {
		if h.stale && w.found != nil {
			w.found.add(def, fmt.Sprintf("%s is read from the state (%s) and used %s after a question (%s)",
				v.Name(), w.called[h.changed], w.line(at, def), w.line(h.asked, def)))
		}
	}
}

// line says where something is, seen from somewhere.
func (w *walker) line(at, from token.Pos) string {
	p := w.fset.Position(at)
	if name := p.Filename; name != w.fset.Position(from).Filename {
		return fmt.Sprintf("at %s:%d", filepath.Base(name), p.Line)
	}
	return fmt.Sprintf("in line %d", p.Line)
}

// call follows a call: what it is given, then what it does.
func (w *walker) call(n *ast.CallExpr, e env) {
	f := callee(w.info, n)
	var lits []*ast.FuncLit
	if lit, ok := ast.Unparen(n.Fun).(*ast.FuncLit); ok {
		lits = append(lits, lit)
	} else if v := w.local(n.Fun); v != nil && w.lits[v] != nil {
		lits = append(lits, w.lits[v])
	} else {
		w.eval(n.Fun, e)
	}
	for _, x := range n.Args {
		if lit, ok := ast.Unparen(x).(*ast.FuncLit); ok {
			lits = append(lits, lit)
		} else if v := w.local(x); v != nil && w.lits[v] != nil {
			lits = append(lits, w.lits[v])
		} else {
			w.eval(x, e)
		}
	}
	for _, f := range w.callees(n) {
		w.give(f, n, e)
	}
	if method(f) == "Undisturbed" {
		w.inline(lits, e, true)
		return
	}
	did := w.doing(n)
	for _, lit := range lits {
		w.walk(lit.Body, did, mention{})
	}
	w.withCalls(did)
	if !did.asks {
		e.write(did.writes)
		before := e.clone()
		w.inline(lits, e, w.calm)
		e.join(before)
		return
	}
	writes := maps.Clone(did.writes)
	if did.open && !w.calm {
		writes.add(w.asides)
	}
	e.ask(n.Pos(), writes)
	before := e.clone()
	w.inline(lits, e, w.calm || method(f) == "Together" || method(f) == "Secretly")
	e.join(before)
}

// inline follows literals where they are called.
func (w *walker) inline(lits []*ast.FuncLit, e env, calm bool) {
	was := w.calm
	w.calm = calm
	for _, lit := range lits {
		end := w.body(lit.Body, e.clone())
		clear(e)
		e.join(end)
	}
	w.calm = was
}

// give notes what a function is given that is read from the state.
func (w *walker) give(f *types.Func, call *ast.CallExpr, e env) {
	if w.bodies[f] == nil || !w.did[f].asks {
		return
	}
	for p, x := range passed(call, f) {
		if h := w.observed(x, e); len(h.of) > 0 && kept(p.Type()) && !w.names(p) {
			w.grown = w.given.hold(p, p.Pos(), reading{of: h.of}) || w.grown
		}
	}
}

// holds lets a variable hold what was read.
func (w *walker) holds(v *types.Var, at token.Pos, h reading, e env) {
	if len(h.of) > 0 && kept(v.Type()) {
		e.hold(v, at, h)
	}
}

// read is all that a variable holds, as if it had been read at once. What is stale is found where it is used, once.
func (w *walker) read(v *types.Var, e env) reading {
	all := reading{of: fields{}}
	for _, h := range e[v] {
		if !h.stale {
			all.add(h)
		}
	}
	return all
}

// kept says whether a value of a type is what was read, and not a way to it.
func kept(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Signature, *types.Chan, *types.Interface:
		return false
	}
	return true
}

// names says whether a variable is a number that names who or where: its type says so, or nobody counts with it; and it
// is no set of bits.
func (r *rules) names(v *types.Var) bool {
	b, ok := v.Type().Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 {
		return false
	}
	switch b.Kind() {
	case types.Uint16, types.Uint32, types.Uint64:
		return false
	}
	_, named := types.Unalias(v.Type()).(*types.Named)
	return named || !r.counts[v]
}

// reckons says whether an operation is done with amounts or sets, not with names.
func reckons(op token.Token) bool {
	switch op {
	case token.ADD, token.SUB, token.MUL, token.QUO, token.REM, token.LSS, token.GTR, token.LEQ, token.GEQ,
		token.AND, token.OR, token.XOR, token.AND_NOT:
		return true
	}
	return false
}

// count finds the variables that something is reckoned with, there or in a function they are given to.
func (r *rules) count() {
	for grown := true; grown; {
		grown = false
		with := func(x ast.Expr) {
			if id := identOf(x); id != nil {
				if v, ok := r.info.Uses[id].(*types.Var); ok && !r.counts[v] {
					r.counts[v], grown = true, true
				}
			}
		}
		for _, d := range r.bodies {
			if d.Body == nil {
				continue
			}
			ast.Inspect(d.Body, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.BinaryExpr:
					if reckons(n.Op) {
						with(n.X)
						with(n.Y)
					}
				case *ast.CallExpr:
					for _, f := range r.callees(n) {
						for p, x := range passed(n, f) {
							if r.counts[p] {
								with(x)
							}
						}
					}
				}
				return true
			})
		}
	}
}

// observed is what an expression reads from the state.
func (w *walker) observed(x ast.Expr, e env) reading {
	all := reading{of: fields{}}
	more := func(h reading) { all.add(h) }
	if tv := w.info.Types[x]; tv.Value != nil || tv.Type == nil || tv.IsType() || !kept(tv.Type) && !isTuple(tv.Type) {
		return all
	}
	if p := w.path(x); p != nil {
		more(reading{of: p.all(w.rules)})
		for _, i := range indices(x) {
			more(w.observed(i, e))
		}
		return all
	}
	switch x := x.(type) {
	case *ast.Ident:
		if v := w.local(x); v != nil {
			more(w.read(v, e))
		}
	case *ast.ParenExpr:
		more(w.observed(x.X, e))
	case *ast.SelectorExpr:
		if w.info.Selections[x] != nil {
			more(w.observed(x.X, e))
		}
	case *ast.IndexExpr:
		more(w.observed(x.X, e))
		more(w.observed(x.Index, e))
	case *ast.SliceExpr:
		more(w.observed(x.X, e))
	case *ast.StarExpr:
		if n := w.part(w.info.TypeOf(x.X)); n != nil {
			more(reading{of: w.within(n)})
		}
	case *ast.UnaryExpr:
		if x.Op != token.AND {
			more(w.observed(x.X, e))
		}
	case *ast.BinaryExpr:
		more(w.observed(x.X, e))
		more(w.observed(x.Y, e))
	case *ast.TypeAssertExpr:
		more(w.observed(x.X, e))
	case *ast.CompositeLit:
		for _, el := range x.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				el = kv.Value
			}
			more(w.observed(el, e))
		}
	case *ast.CallExpr:
		more(w.result(x, e))
	}
	return all
}

// indices are what stands in the brackets of a place.
func indices(x ast.Expr) (list []ast.Expr) {
	for {
		switch e := ast.Unparen(x).(type) {
		case *ast.IndexExpr:
			list = append(list, e.Index)
			x = e.X
		case *ast.SelectorExpr:
			x = e.X
		case *ast.SliceExpr:
			x = e.X
		default:
			return list
		}
	}
}

func isTuple(t types.Type) bool {
	_, ok := t.(*types.Tuple)
	return ok
}

// result is what the result of a call is read from. What came of a deed is not read, it is so: of a question, of chance,
// of anything that is told or written.
func (w *walker) result(call *ast.CallExpr, e env) reading {
	all := reading{of: fields{}}
	f := callee(w.info, call)
	if w.info.Types[call.Fun].IsValue() || w.builtin(call) != "" {
		did := w.doing(call)
		if v := w.local(call.Fun); v != nil && w.lits[v] != nil {
			w.walk(w.lits[v].Body, did, mention{})
			w.withCalls(did)
		}
		if !did.pure() || slices.ContainsFunc(call.Args, func(x ast.Expr) bool { return isTable(w.info.TypeOf(x)) }) {
			return all
		}
		if f != nil || w.builtin(call) == "" {
			all.of.add(did.reads)
		}
	}
	for _, x := range operands(call) {
		all.add(w.observed(x, e))
	}
	return all
}
