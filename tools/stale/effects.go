package stale

import (
	"go/ast"
	"go/token"
	"go/types"
	"iter"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// fields are fields of the state and of what it is made of.
type fields map[*types.Var]bool

func (f fields) add(more fields) (grown bool) {
	for v := range more {
		if !f[v] {
			f[v], grown = true, true
		}
	}
	return grown
}

// meets is a field in both, the first by name, or nil.
func (f fields) meets(other fields) *types.Var {
	var first *types.Var
	for v := range f {
		if other[v] && (first == nil || v.Name() < first.Name() || v.Name() == first.Name() && v.Pos() < first.Pos()) {
			first = v
		}
	}
	return first
}

// effects is what is done by a function, or by part of one, with all it calls.
type effects struct {
	reads, writes fields
	asks          bool // a question
	open          bool // one before which asides may land
	calls         map[types.Object]mention
}

// mention says how something is mentioned that may be called thereby.
type mention struct {
	quiet bool // only inside Undisturbed
	calm  bool // only there or in a flow of Together
}

func newEffects() *effects {
	return &effects{reads: fields{}, writes: fields{}, calls: map[types.Object]mention{}}
}

// pure says whether something only looks.
func (e *effects) pure() bool { return !e.asks && len(e.writes) == 0 }

// deeds is what other packages must know of a function.
type deeds struct{ asks, open, acts bool }

// rules are the rules of a game, with what other packages bring to them, or a package that serves rules.
type rules struct {
	packages []*packages.Package
	fset     *token.FileSet
	info     *types.Info                  // of all these packages
	own      map[*types.Package]bool      // these
	known    map[*types.Func]deeds        // of all others
	state    *types.Named                 // nil in a package without one
	parts    map[*types.Named]bool        // the structs the state is made of
	called   map[*types.Var]string        // their fields, as messages call them
	counts   map[*types.Var]bool          // variables that something is reckoned with
	did      map[types.Object]*effects    // of functions, package variables, and what holds functions
	stands   map[*types.Var][]*types.Func // the functions by name that something may hold
	loose    map[*types.Var]bool          // what is called with a table, and may hold anything
	bodies   map[*types.Func]*ast.FuncDecl
	asides   fields                // what an aside writes
	calm     map[types.Object]bool // functions called only where no aside lands
	acts     map[*types.Func]bool  // see actsOn
}

func newRules(known map[*types.Func]deeds, own ...*packages.Package) *rules {
	r := &rules{
		packages: own, fset: own[0].Fset, info: merged(own), own: map[*types.Package]bool{}, known: known,
		state: stateOf(own[0].Types), parts: map[*types.Named]bool{}, called: map[*types.Var]string{},
		counts: map[*types.Var]bool{}, did: map[types.Object]*effects{}, stands: map[*types.Var][]*types.Func{},
		loose: map[*types.Var]bool{}, bodies: map[*types.Func]*ast.FuncDecl{}, asides: fields{},
		calm: map[types.Object]bool{}, acts: map[*types.Func]bool{},
	}
	for _, p := range own {
		r.own[p.Types] = true
	}
	if r.state != nil {
		r.take(r.state)
	}
	return r
}

// merged is what is known of the syntax of packages.
func merged(list []*packages.Package) *types.Info {
	if len(list) == 1 {
		return list[0].TypesInfo
	}
	all := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	for _, p := range list {
		maps.Copy(all.Types, p.TypesInfo.Types)
		maps.Copy(all.Defs, p.TypesInfo.Defs)
		maps.Copy(all.Uses, p.TypesInfo.Uses)
		maps.Copy(all.Selections, p.TypesInfo.Selections)
	}
	return all
}

// stateOf is the state of the game that a package is, or nil.
func stateOf(p *types.Package) *types.Named {
	for _, name := range p.Scope().Names() {
		if o, ok := p.Scope().Lookup(name).(*types.TypeName); ok {
			if n, ok := o.Type().(*types.Named); ok && steps(n) {
				return n
			}
		}
	}
	return nil
}

// steps says whether a type is a game's state: it has a method Step(*play.Table).
func steps(n *types.Named) bool {
	for m := range n.Methods() {
		if p := m.Signature().Params(); m.Name() == "Step" && p.Len() == 1 && isTable(p.At(0).Type()) {
			return true
		}
	}
	return false
}

// take adds a type to the parts of the state, with what it is made of.
func (r *rules) take(t types.Type) {
	if n, ok := types.Unalias(t).(*types.Named); ok {
		u, ok := n.Underlying().(*types.Struct)
		if !ok || r.parts[n] {
			return
		}
		r.parts[n] = true
		for f := range u.Fields() {
			r.called[f] = n.Obj().Name() + "." + f.Name()
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		for f := range u.Fields() {
			r.take(f.Type())
		}
	case *types.Array:
		r.take(u.Elem())
	}
}

// part is the struct of the state that a type is, or points to.
func (r *rules) part(t types.Type) *types.Named {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && r.parts[n] {
		return n
	}
	return nil
}

// collect works out what each function does.
func (r *rules) collect() {
	var decls []ast.Decl
	for _, p := range r.packages {
		for _, file := range p.Syntax {
			for _, d := range file.Decls {
				decls = append(decls, d)
				if d, ok := d.(*ast.FuncDecl); ok {
					r.bodies[r.info.Defs[d.Name].(*types.Func)] = d
				}
			}
		}
	}
	for _, d := range decls {
		r.declared(d)
	}
	r.unknown()
	r.spread()
}

// learn tells what each function of a package does to those that import it.
func (r *rules) learn() {
	r.collect()
	for f, decl := range r.bodies {
		if e, acts := r.did[f], r.actsOn(f); decl.Body != nil && (e.asks || acts) {
			r.known[f] = deeds{e.asks, e.open, acts}
		}
	}
}

func (r *rules) declared(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		f := r.info.Defs[d.Name].(*types.Func)
		if e := r.of(f); d.Body != nil {
			r.walk(d.Body, e, mention{})
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if s, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR {
				for _, name := range s.Names {
					for _, x := range s.Values {
						r.fill(r.info.Defs[name].(*types.Var), x)
					}
				}
			}
		}
	}
}

func (r *rules) of(o types.Object) *effects {
	e := r.did[o]
	if e == nil {
		e = newEffects()
		r.did[o] = e
	}
	return e
}

// spread adds to everybody's effects those of whom they call, until nothing is new.
func (r *rules) spread() {
	for grown := true; grown; {
		grown = false
		for _, e := range r.did {
			if r.withCalls(e) {
				grown = true
			}
		}
	}
}

func (r *rules) withCalls(e *effects) (grown bool) {
	for o, m := range e.calls {
		c := r.did[o]
		if c == nil {
			continue
		}
		grown = e.reads.add(c.reads) || grown
		grown = e.writes.add(c.writes) || grown
		set := func(b *bool, to bool) {
			if to && !*b {
				*b, grown = true, true
			}
		}
		set(&e.asks, c.asks)
		set(&e.open, c.open && !m.quiet)
	}
	return grown
}

// doing is the effects of a part of a function.
func (r *rules) doing(n ast.Node) *effects {
	e := newEffects()
	r.walk(n, e, mention{})
	r.withCalls(e)
	return e
}

// landing is what a method of the state writes that runs during questions.
func (r *rules) landing(name string) {
	o, _, _ := types.LookupFieldOrMethod(types.NewPointer(r.state), true, r.state.Obj().Pkg(), name)
	if e := r.did[o]; e != nil {
		r.asides.add(e.writes)
	}
}

// findCalm finds the functions that are called only inside Undisturbed or in flows of Together, in which no aside lands.
func (r *rules) findCalm() {
	called := map[types.Object]bool{}
	for _, e := range r.did {
		for o := range e.calls {
			called[o] = true
		}
	}
	for o := range r.did {
		r.calm[o] = called[o] && !o.Exported()
	}
	for changed := true; changed; {
		changed = false
		for by, e := range r.did {
			for o, m := range e.calls {
				if r.calm[o] && !m.calm && !r.calm[by] {
					r.calm[o], changed = false, true
				}
			}
		}
	}
}

// walk adds the effects of a piece of code. What is mentioned there may be called.
func (r *rules) walk(n ast.Node, e *effects, m mention) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if f := r.holder(n.Key); f != nil {
				r.fill(f, n.Value)
				return false
			}
			if key, ok := n.Key.(*ast.Ident); !ok || !isField(r.info.Uses[key]) {
				r.walk(n.Key, e, m)
			}
			r.walk(n.Value, e, m)
			return false
		case *ast.CallExpr:
			return !r.call(n, e, m)
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if len(n.Rhs) == len(n.Lhs) {
					r.fill(r.holder(lhs), n.Rhs[i])
				}
				r.written(lhs, n.Rhs[min(i, len(n.Rhs)-1)], e)
				if n.Tok == token.ASSIGN {
					r.walkTarget(lhs, e, m)
				} else if n.Tok != token.DEFINE {
					r.walk(lhs, e, m)
				}
			}
			for _, x := range n.Rhs {
				r.walk(x, e, m)
			}
			return false
		case *ast.ValueSpec:
			for i, x := range n.Values {
				if len(n.Values) == len(n.Names) {
					r.fill(r.holder(n.Names[i]), x)
				}
				r.walk(x, e, m)
			}
			return false
		case *ast.IncDecStmt:
			r.written(n.X, nil, e)
		case *ast.RangeStmt:
			r.walkRange(n, e, m)
			return false
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				if p := r.path(n.X); p != nil {
					r.walkTarget(n.X, e, m)
					if r.part(r.info.TypeOf(n.X)) == nil {
						e.writes.add(p.last())
					}
					return false
				}
			}
		case *ast.SelectorExpr:
			if p := r.path(n); p != nil {
				e.reads.add(p.all(r))
				r.walkTarget(n, e, m)
				return false
			}
			if f := r.holder(n); f != nil {
				r.mentioned(f, e, m)
			}
			if f, ok := r.info.Uses[n.Sel].(*types.Func); ok {
				r.mentioned(f.Origin(), e, m)
			}
			if r.lends(n) {
				r.walkTarget(n.X, e, m)
			} else {
				r.walk(n.X, e, m)
			}
			return false
		case *ast.IndexExpr:
			if p := r.path(n); p != nil {
				e.reads.add(p.all(r))
				r.walkTarget(n, e, m)
				return false
			}
		case *ast.StarExpr:
			if named := r.part(r.info.TypeOf(n.X)); named != nil && r.info.Types[n].IsValue() {
				e.reads.add(r.within(named))
			}
		case *ast.Ident:
			switch o := r.info.Uses[n].(type) {
			case *types.Func:
				r.mentioned(o.Origin(), e, m)
			case *types.Var:
				if r.own[o.Pkg()] && o.Parent() == o.Pkg().Scope() || r.holder(n) != nil {
					r.mentioned(o, e, m)
				}
			}
		}
		return true
	})
}

// lends says whether a method is called by the address of a struct of these packages: what it reads there, it says.
func (r *rules) lends(x *ast.SelectorExpr) bool {
	f, ok := r.info.Uses[x.Sel].(*types.Func)
	if !ok || !r.own[f.Pkg()] || f.Signature().Recv() == nil {
		return false
	}
	_, pointer := f.Signature().Recv().Type().(*types.Pointer)
	return pointer && r.part(r.info.TypeOf(x.X)) != nil
}

// holder is what holds functions, if an expression names it or an element of it: a field of these packages, or a
// variable the function of which can ask.
func (r *rules) holder(x ast.Expr) *types.Var {
	var id *ast.Ident
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	case *ast.IndexExpr:
		return r.holder(x.X)
	}
	v, ok := r.info.ObjectOf(id).(*types.Var)
	if ok && r.own[v.Pkg()] && (v.IsField() && function(v.Type()) != nil || takesTable(function(v.Type()))) {
		return v.Origin()
	}
	return nil
}

// fill notes that something may hold a function, and what is done by calling it.
func (r *rules) fill(v *types.Var, x ast.Expr) {
	if v == nil || r.info.Types[x].IsNil() {
		return
	}
	r.walk(x, r.of(v), mention{})
	var f *types.Func
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		f, _ = r.info.Uses[x].(*types.Func)
	case *ast.SelectorExpr:
		f, _ = r.info.Uses[x.Sel].(*types.Func)
	}
	list := r.stands[v]
	if f = origin(f); f != nil && !slices.Contains(list, f) {
		list = append(list, f)
	}
	r.stands[v] = list
}

// unknown lets ask what is called with a table, if nobody is known to put a function there.
func (r *rules) unknown() {
	for v := range r.loose {
		if _, ok := r.stands[v]; !ok {
			e := r.of(v)
			e.asks, e.open = true, true
		}
	}
}

// callees are the functions by name that a call may call.
func (r *rules) callees(call *ast.CallExpr) []*types.Func {
	if f := callee(r.info, call); f != nil {
		return []*types.Func{f}
	}
	if v := r.holder(call.Fun); v != nil {
		return r.stands[v]
	}
	return nil
}

// passed are the parameters of a function, with what a call gives it.
func passed(call *ast.CallExpr, f *types.Func) iter.Seq2[*types.Var, ast.Expr] {
	return func(yield func(*types.Var, ast.Expr) bool) {
		params, args := f.Signature().Params(), call.Args
		if f.Signature().Variadic() {
			return
		}
		if f.Signature().Recv() != nil && len(args) == params.Len()+1 { // as (*State).play(g, t)
			args = args[1:]
		}
		for i := range min(params.Len(), len(args)) {
			if !yield(params.At(i), args[i]) {
				return
			}
		}
	}
}

func isField(o types.Object) bool {
	f, ok := o.(*types.Var)
	return ok && f.IsField()
}

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// function is what a value can be called as, or the elements of a list or map of such; nil for anything else.
func function(t types.Type) *types.Signature {
	switch u := t.Underlying().(type) {
	case *types.Signature:
		return u
	case *types.Array:
		return function(u.Elem())
	case *types.Slice:
		return function(u.Elem())
	case *types.Map:
		return function(u.Elem())
	}
	return nil
}

// takesTable says whether a function can ask by what it is given.
func takesTable(f *types.Signature) bool {
	if f == nil {
		return false
	}
	for p := range f.Params().Variables() {
		if isTable(p.Type()) {
			return true
		}
	}
	return false
}

// mentioned notes that something may be called here.
func (r *rules) mentioned(o types.Object, e *effects, m mention) {
	switch f, _ := o.(*types.Func); method(f) {
	case "Await", "Together", "Secretly":
		e.asks = true
		e.open = e.open || !m.quiet
		return
	}
	if !r.own[o.Pkg()] {
		if f, ok := o.(*types.Func); ok {
			e.asks = e.asks || r.known[f].asks
			e.open = e.open || r.known[f].open && !m.quiet
		}
		return
	}
	if old, ok := e.calls[o]; ok {
		m = mention{m.quiet && old.quiet, m.calm && old.calm}
	}
	e.calls[o] = m
}

// call adds the effects of a call that are not those of what it mentions; true if the call has been walked.
func (r *rules) call(call *ast.CallExpr, e *effects, m mention) bool {
	f := callee(r.info, call)
	switch method(f) {
	case "Undisturbed":
		r.walkAll(call.Args, e, mention{true, true})
		return true
	case "Together", "Secretly":
		r.mentioned(f, e, m)
		r.walk(call.Args[0], e, m)
		r.walkAll(call.Args[1:], e, mention{m.quiet, true})
		return true
	}
	if b := r.builtin(call); b == "copy" || b == "clear" {
		r.written(unslice(call.Args[0]), nil, e)
	}
	if f == nil {
		if v := r.holder(call.Fun); v != nil && takesTable(function(v.Type())) {
			r.loose[v] = true
		}
		return false
	}
	for p, x := range passed(call, f) {
		if r.own[p.Pkg()] && takesTable(function(p.Type())) {
			r.fill(p, x)
		}
	}
	if recv := receiver(call); recv != nil && r.actsOn(f) && f.Signature().Recv() != nil {
		r.changed(recv, e)
	}
	if r.actsOn(f) || sorts(f) {
		for _, x := range call.Args {
			if s, ok := ast.Unparen(x).(*ast.SliceExpr); ok {
				r.changed(s.X, e)
			}
		}
	}
	return false
}

func (r *rules) walkAll(list []ast.Expr, e *effects, m mention) {
	for _, x := range list {
		r.walk(x, e, m)
	}
}

// actsOn says whether a function writes through its receiver or a parameter. Filling in a question is no such thing.
func (r *rules) actsOn(f *types.Func) bool {
	if !r.own[f.Pkg()] {
		return r.known[f].acts
	}
	acts, known := r.acts[f]
	if d := r.bodies[f]; !known && d != nil && d.Body != nil {
		r.acts[f] = false // while we look at it
		acts = r.writesThrough(f, d.Body)
		r.acts[f] = acts
	}
	return acts
}

func (r *rules) writesThrough(f *types.Func, body *ast.BlockStmt) (acts bool) {
	given := func(x ast.Expr) bool {
		id := rootOf(x)
		return id != nil && lent(f.Signature(), r.info.Uses[id])
	}
	target := func(x ast.Expr) {
		if identOf(x) == nil { // else it is the variable itself
			acts = acts || given(x)
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, x := range n.Lhs {
				target(x)
			}
		case *ast.IncDecStmt:
			target(n.X)
		case *ast.CallExpr:
			if r.builtin(n) == "copy" {
				target(n.Args[0])
			}
			if g := callee(r.info, n); g != nil && slices.ContainsFunc(operands(n), given) {
				acts = acts || r.actsOn(g)
			}
		}
		return !acts
	})
	return acts
}

// lent says whether a variable is a parameter through which one can write.
func lent(sig *types.Signature, o types.Object) bool {
	v, ok := o.(*types.Var)
	if !ok || v != sig.Recv() && !slices.Contains(slices.Collect(sig.Params().Variables()), v) {
		return false
	}
	switch v.Type().Underlying().(type) {
	case *types.Pointer:
		return !isPlay(v.Type(), "Asking") && !isTable(v.Type())
	case *types.Slice:
		return true
	}
	return false
}

// operands are what a call is given, the receiver included.
func operands(call *ast.CallExpr) []ast.Expr {
	if recv := receiver(call); recv != nil {
		return append([]ast.Expr{recv}, call.Args...)
	}
	return call.Args
}

func (r *rules) builtin(call *ast.CallExpr) string {
	if id := identOf(call.Fun); id != nil {
		if b, ok := r.info.Uses[id].(*types.Builtin); ok {
			return b.Name()
		}
	}
	return ""
}

// sorts says whether a function of the standard library changes the list it is given.
func sorts(f *types.Func) bool {
	if f.Pkg() == nil || f.Pkg().Path() != "slices" && f.Pkg().Path() != "sort" {
		return false
	}
	return slices.ContainsFunc([]string{"Sort", "Reverse", "Stable", "Slice"}, func(s string) bool { return strings.HasPrefix(f.Name(), s) })
}

// changed notes that a place in the state is written by a function that is given it. Where it is a struct of these
// packages, what the function writes is known by its fields.
func (r *rules) changed(x ast.Expr, e *effects) {
	p := r.path(x)
	if p == nil {
		return
	}
	if n := r.part(r.info.TypeOf(x)); n == nil || !r.own[n.Obj().Pkg()] {
		e.writes.add(p.last())
	}
}

// walkTarget walks what stands in the brackets of a place in the state, not the place itself.
func (r *rules) walkTarget(x ast.Expr, e *effects, m mention) {
	switch x := x.(type) {
	case *ast.ParenExpr:
		r.walkTarget(x.X, e, m)
	case *ast.SelectorExpr:
		r.walkTarget(x.X, e, m)
	case *ast.StarExpr:
		r.walkTarget(x.X, e, m)
	case *ast.IndexExpr:
		r.walkTarget(x.X, e, m)
		r.walk(x.Index, e, m)
	case *ast.SliceExpr:
		r.walkTarget(x.X, e, m)
	default:
		r.walk(x, e, m)
	}
}

// walkRange walks a loop; of an array without values only the length is looked at.
func (r *rules) walkRange(n *ast.RangeStmt, e *effects, m mention) {
	if n.Value != nil {
		r.fill(r.holder(n.Value), n.X)
	}
	if r.keysOnly(n) {
		r.walkTarget(n.X, e, m)
	} else {
		r.walk(n.X, e, m)
	}
	r.walk(n.Body, e, m)
}

// keysOnly says whether a loop over an array, the length of which never changes, has no use for its values.
func (r *rules) keysOnly(n *ast.RangeStmt) bool {
	t := r.info.TypeOf(n.X).Underlying()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem().Underlying()
	}
	_, array := t.(*types.Array)
	return array && (n.Value == nil || identOf(n.Value) != nil && identOf(n.Value).Name == "_")
}

// written notes that a place is written.
func (r *rules) written(x, by ast.Expr, e *effects) {
	if p := r.path(x); p != nil {
		e.writes.add(p.last())
		return
	}
	if s, ok := ast.Unparen(x).(*ast.StarExpr); ok {
		if n := r.part(r.info.TypeOf(s.X)); n != nil {
			for f := range n.Underlying().(*types.Struct).Fields() {
				if !r.keeps(by, s.X, f) {
					e.writes[f] = true
				}
			}
		}
	}
}

// keeps says whether a value that is written over another has a field of it, as *x = T{F: x.F}.
func (r *rules) keeps(by, over ast.Expr, f *types.Var) bool {
	lit, ok := by.(*ast.CompositeLit)
	if !ok {
		return false
	}
	return slices.ContainsFunc(lit.Elts, func(el ast.Expr) bool {
		kv, ok := el.(*ast.KeyValueExpr)
		if !ok || r.info.Uses[identOf(kv.Key)] != f {
			return false
		}
		from, ok := ast.Unparen(kv.Value).(*ast.SelectorExpr)
		return ok && r.info.Uses[from.Sel] == f && rootOf(from) != nil && rootOf(over) != nil &&
			r.info.Uses[rootOf(from)] == r.info.Uses[rootOf(over)]
	})
}

// path is a place in the state, as g.Barons[s].Crowns: its fields from first to last. It is nil for anything else, also
// for what lies in a local copy.
type path struct {
	fields []*types.Var
	typ    types.Type
}

func (p *path) last() fields { return fields{p.fields[len(p.fields)-1]: true} }

// all is what reading the place reads: the fields on the way, and what lies within.
func (p *path) all(r *rules) fields {
	f := r.within(p.typ)
	for _, v := range p.fields {
		f[v] = true
	}
	return f
}

// within is all fields of what a value is made of.
func (r *rules) within(t types.Type) fields {
	f := fields{}
	switch u := t.Underlying().(type) {
	case *types.Array:
		return r.within(u.Elem())
	case *types.Struct:
		for v := range u.Fields() {
			f[v] = true
			f.add(r.within(v.Type()))
		}
	}
	return f
}

func (r *rules) path(x ast.Expr) *path {
	p := &path{typ: r.info.TypeOf(x)}
	for {
		switch e := ast.Unparen(x).(type) {
		case *ast.IndexExpr:
			if tv, ok := r.info.Types[e.Index]; !ok || !tv.IsValue() {
				return nil
			}
			x = e.X
		case *ast.SliceExpr:
			x = e.X
		case *ast.SelectorExpr:
			sel := r.info.Selections[e]
			if sel == nil || sel.Kind() != types.FieldVal || r.part(sel.Recv()) == nil {
				return nil
			}
			p.fields = append(p.fields, sel.Obj().(*types.Var).Origin())
			if _, ok := types.Unalias(sel.Recv()).(*types.Pointer); ok {
				slices.Reverse(p.fields)
				return p
			}
			x = e.X
		case *ast.StarExpr:
			if len(p.fields) == 0 || r.part(r.info.TypeOf(e.X)) == nil {
				return nil
			}
			slices.Reverse(p.fields)
			return p
		default:
			return nil
		}
	}
}

func receiver(call *ast.CallExpr) ast.Expr {
	if s, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		return s.X
	}
	return nil
}

func identOf(x ast.Expr) *ast.Ident {
	id, _ := ast.Unparen(x).(*ast.Ident)
	return id
}

func unslice(x ast.Expr) ast.Expr {
	if s, ok := ast.Unparen(x).(*ast.SliceExpr); ok {
		return s.X
	}
	return x
}

// rootOf is the variable a place begins with, or nil.
func rootOf(x ast.Expr) *ast.Ident {
	for {
		switch e := ast.Unparen(x).(type) {
		case *ast.IndexExpr:
			x = e.X
		case *ast.SliceExpr:
			x = e.X
		case *ast.SelectorExpr:
			x = e.X
		case *ast.StarExpr:
			x = e.X
		case *ast.Ident:
			return e
		default:
			return nil
		}
	}
}
