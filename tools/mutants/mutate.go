package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/constant"
	"go/format"
	"go/printer"
	"go/token"
	"go/types"
	"slices"
	"sort"
	"strings"

	"signoria/rulebook"
)

// mutant is one break. Its name is the same wherever else the file changes: file, function, what is done to what, and
// which of several alike it is.
type mutant struct {
	Name  string
	Rules []string // that the code cites where it stands
	Where token.Position

	id    int // what the environment calls it
	first int // the id of the first mutant of the same breaks
	of    *breaks
}

// edit puts text into a file, in the place of what stands there.
type edit struct {
	at, upTo token.Pos
	text     func(id int) string
	depth    int // of the node: outer ones open before inner ones, and close after them
	closes   bool
}

// breaks are the ways to break one node. What is woven in for it calls help with the number of the first of them; the
// following ones are numbered on.
type breaks struct {
	node  ast.Node
	what  []string // one mutant each
	edits []edit
}

// miner goes through the code of rules and finds what can be broken.
type miner struct {
	s     *source
	book  *rulebook.Book
	file  *ast.File
	cited map[int][]string // rules that a comment on a line, or in the lines just above it, cites
	fn    *ast.FuncDecl
	found []mutant
	alike map[string]int
	stack []ast.Node
}

// mutants are all breaks of the code that cites rules of the book, in the order in which they stand.
func (all sources) mutants(book *rulebook.Book) (found []mutant) {
	for _, s := range all {
		found = append(found, s.mutants(book)...)
	}
	for i := range found {
		found[i].id, found[i].first = i+1, i+1
		if i > 0 && found[i].of == found[i-1].of {
			found[i].first = found[i-1].first
		}
	}
	return found
}

func (s *source) mutants(book *rulebook.Book) (all []mutant) {
	files := make([]*ast.File, 0, len(s.files))
	for f := range s.files {
		files = append(files, f)
	}
	sort.Slice(files, func(i, j int) bool { return s.files[files[i]] < s.files[files[j]] })
	for _, f := range files {
		m := &miner{s: s, book: book, file: f, cited: s.citedOn(f, book), alike: map[string]int{}}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
				m.fn = fn
				m.walk(fn.Body)
			}
		}
		all = append(all, m.found...)
	}
	return all
}

// citedOn says which rules the comments of a file cite for which line: that on which they stand, or, where they stand
// alone, the next one with code.
func (s *source) citedOn(f *ast.File, book *rulebook.Book) map[int][]string {
	code := map[int]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup, *ast.File:
		default:
			code[s.line(n.Pos())] = true
			code[s.line(n.End()-1)] = true
		}
		return true
	})
	cited := map[int][]string{}
	for _, group := range f.Comments {
		for _, c := range group.List {
			line := s.line(c.Pos())
			if !code[line] {
				line = s.line(group.End()) + 1
			}
			for _, id := range rulesIn(c.Text) {
				if slices.Contains(book.IDs, id) {
					cited[line] = append(cited[line], id)
				}
			}
		}
	}
	return cited
}

// rulesAt are the rules that the code cites for a node: the innermost statement around it that begins on a line with a
// citation, or else its function.
func (m *miner) rulesAt(n ast.Node) []string {
	if ids := m.cited[m.s.line(n.Pos())]; len(ids) > 0 {
		return slices.Clone(ids)
	}
	for i := len(m.stack) - 1; i >= 0; i-- {
		if ids := m.cited[m.s.line(m.stack[i].Pos())]; len(ids) > 0 {
			return slices.Clone(ids)
		}
	}
	if m.fn.Doc != nil {
		return rulesIn(m.fn.Doc.Text())
	}
	return nil
}

func (m *miner) walk(root ast.Node) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			m.stack = m.stack[:len(m.stack)-1]
			return true
		}
		if m.fixed(n) { // nothing in it is run
			return false
		}
		m.note(m.breaksOf(n))
		m.stack = append(m.stack, n)
		return true
	})
}

// fixed says whether nothing of a node can be broken: types, labels of cases, what only tells.
func (m *miner) fixed(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ArrayType, *ast.FuncType, *ast.StructType, *ast.MapType, *ast.DeclStmt:
		return true
	case *ast.ExprStmt:
		return m.telling(n)
	}
	return false
}

// telling says whether a statement only tells, or is play's own business.
func (m *miner) telling(n *ast.ExprStmt) bool {
	call, ok := n.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	if f, ok := call.Fun.(*ast.Ident); ok && f.Name == "panic" {
		return true
	}
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of := m.s.pkg.TypesInfo.TypeOf(f.X)
	return of != nil && of.String() == "*signoria/play.Table" &&
		slices.Contains([]string{"Tell", "TellOnly", "TellNote", "Chance", "Uncover", "Onward", "Came"}, f.Sel.Name)
}

func (m *miner) note(b *breaks) {
	if b == nil {
		return
	}
	rules := slices.DeleteFunc(m.rulesAt(b.node), func(id string) bool { return !slices.Contains(m.book.IDs, id) })
	if len(rules) == 0 {
		return
	}
	for _, what := range b.what {
		name := fmt.Sprintf("%s %s: %s", m.s.base(m.file), m.fn.Name.Name, what)
		m.alike[name]++
		if n := m.alike[name]; n > 1 {
			name = fmt.Sprintf("%s #%d", name, n)
		}
		m.found = append(m.found, mutant{Name: name, Rules: rules, Where: m.s.pkg.Fset.Position(b.node.Pos()), of: b})
	}
}

// breaksOf are the ways to break a node.
func (m *miner) breaksOf(n ast.Node) *breaks {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		return m.binary(n)
	case *ast.BasicLit:
		return m.number(n)
	case *ast.Ident:
		return m.named(n)
	case *ast.CallExpr:
		return m.draw(n)
	case *ast.IfStmt:
		return m.negated(n.Cond, "if")
	case *ast.ReturnStmt:
		return m.returned(n)
	case *ast.ExprStmt, *ast.AssignStmt, *ast.IncDecStmt:
		return m.left(n.(ast.Stmt))
	}
	return nil
}

// turned says what each comparison becomes: its border moved, and its opposite.
var turned = map[token.Token][]string{
	token.LSS: {"<=", ">="}, token.LEQ: {"<", ">"}, token.GTR: {">=", "<="}, token.GEQ: {">", "<"},
	token.EQL: {"!="}, token.NEQ: {"=="},
}

// helpers are the functions that are woven in around operators.
var helpers = map[token.Token]string{
	token.LSS: "mutantLess", token.LEQ: "mutantMost", token.GTR: "mutantMore", token.GEQ: "mutantLeast",
	token.EQL: "mutantSame", token.NEQ: "mutantOther", token.ADD: "mutantPlus", token.SUB: "mutantMinus",
}

func (m *miner) binary(n *ast.BinaryExpr) *breaks {
	info := m.s.pkg.TypesInfo
	if info.Types[n].Value != nil {
		return nil
	}
	switch n.Op {
	case token.LAND, token.LOR:
		help := map[token.Token]string{token.LAND: "mutantAnd", token.LOR: "mutantOr"}[n.Op]
		return &breaks{node: n, what: []string{"forget " + m.code(n.X), "forget " + m.code(n.Y)}, edits: []edit{
			m.opens(n.X, help), m.instead(n.OpPos, len(n.Op.String()), ", func() bool { return ("), m.closes(n.Y, ")})")}}
	case token.ADD, token.SUB:
		if !integer(info.TypeOf(n)) || m.untyped(n.X) || m.untyped(n.Y) {
			return nil
		}
		other := map[token.Token]string{token.ADD: "-", token.SUB: "+"}[n.Op]
		return m.operator(n, []string{other})
	}
	if others, ok := turned[n.Op]; ok && m.comparable(n) {
		return m.operator(n, others)
	}
	return nil
}

func (m *miner) operator(n *ast.BinaryExpr, others []string) *breaks {
	b := &breaks{node: n, edits: []edit{m.opens(n.X, helpers[n.Op]), m.instead(n.OpPos, len(n.Op.String()), ", "), m.closes(n.Y, ")")}}
	for _, other := range others {
		b.what = append(b.what, fmt.Sprintf("%s %s %s", m.code(n.X), other, m.code(n.Y)))
	}
	return b
}

// comparable says whether both sides are of one type that a helper can take.
func (m *miner) comparable(n *ast.BinaryExpr) bool {
	info := m.s.pkg.TypesInfo
	x, y := info.TypeOf(n.X), info.TypeOf(n.Y)
	if m.untyped(n.X) || m.untyped(n.Y) || !types.Comparable(x) || !types.Comparable(y) {
		return false
	}
	return types.Identical(x, y) || info.Types[n.X].Value != nil || info.Types[n.Y].Value != nil
}

// untyped says whether an expression gets its type from what stands around it, so that it cannot stand alone: nil, or
// a constant shifted by a variable.
func (m *miner) untyped(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || n.Name == "nil"
		case *ast.BinaryExpr:
			number := bare(n.X)
			found = found || (n.Op == token.SHL || n.Op == token.SHR) && number && m.s.pkg.TypesInfo.Types[n].Value == nil
		case *ast.CallExpr, *ast.FuncLit:
			return false
		}
		return !found
	})
	return found
}

// bare says whether an expression is only a number.
func bare(e ast.Expr) bool {
	if p, ok := e.(*ast.ParenExpr); ok {
		return bare(p.X)
	}
	_, ok := e.(*ast.BasicLit)
	return ok
}

// number makes a number one more, where a rule may have it from the rulebook: not an index, nor a field of bits.
func (m *miner) number(n *ast.BasicLit) *breaks {
	if n.Kind != token.INT || !m.counts(n) || n.Value == "0" && m.compared() {
		return nil
	}
	return m.oneMore(n, n.Value)
}

// named does so with a constant that has a number of its own.
func (m *miner) named(n *ast.Ident) *breaks {
	c, ok := m.s.pkg.TypesInfo.Uses[n].(*types.Const)
	if !ok || c.Pkg() != m.s.pkg.Types || !m.counts(n) || !integer(c.Type()) || constant.Sign(c.Val()) <= 0 || !m.s.printed(c) {
		return nil
	}
	return m.oneMore(n, n.Name)
}

// names are types whose numbers are names.
var names = map[string]bool{"signoria/play.Verb": true, "signoria/play.Prompt": true, "signoria/play.Key": true, "signoria/play.Rule": true}

func (m *miner) oneMore(n ast.Expr, said string) *breaks {
	of := m.s.pkg.TypesInfo.TypeOf(n)
	name, ok := m.typeName(of)
	if !ok || !integer(of) || names[of.String()] {
		return nil
	}
	return &breaks{node: n, what: []string{said + "+1 in " + m.around()}, edits: []edit{m.opens(n, "mutantNumber["+name+"]"), m.closes(n, ")")}}
}

// counts says whether a number stands where one counts or compares with it.
func (m *miner) counts(n ast.Expr) bool {
	if len(m.stack) == 0 {
		return false
	}
	switch up := m.stack[len(m.stack)-1].(type) {
	case *ast.BinaryExpr:
		return m.s.pkg.TypesInfo.Types[up].Value == nil &&
			!slices.Contains([]token.Token{token.SHL, token.SHR, token.AND, token.OR, token.XOR, token.AND_NOT, token.REM}, up.Op) && !m.untyped(up)
	case *ast.KeyValueExpr:
		return up.Value == n
	case *ast.CallExpr, *ast.ReturnStmt, *ast.AssignStmt:
		return true
	}
	return false
}

// compared says whether what is looked at is compared: then to move the border is as good as another number.
func (m *miner) compared() bool {
	up, ok := m.stack[len(m.stack)-1].(*ast.BinaryExpr)
	return ok && turned[up.Op] != nil
}

// printed says whether a constant is a number by itself, not one of a list of names.
func (s *source) printed(c *types.Const) bool {
	for f := range s.files {
		if c.Pos() < f.FileStart || c.Pos() >= f.FileEnd {
			continue
		}
		path := specAt(f, c.Pos())
		return path != nil && len(path.Values) == len(path.Names) && !usesIota(path)
	}
	return false
}

func specAt(f *ast.File, p token.Pos) (found *ast.ValueSpec) {
	ast.Inspect(f, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && spec.Pos() <= p && p < spec.End() {
			found = spec
		}
		return true
	})
	return found
}

func usesIota(spec *ast.ValueSpec) (uses bool) {
	for _, v := range spec.Values {
		ast.Inspect(v, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			uses = uses || ok && id.Name == "iota"
			return true
		})
	}
	return uses
}

// draw makes a draw of chance come out the same always.
func (m *miner) draw(n *ast.CallExpr) *breaks {
	f, ok := n.Fun.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "N" || len(n.Args) != 1 {
		return nil
	}
	if of := m.s.pkg.TypesInfo.TypeOf(f.X); of == nil || !strings.HasSuffix(of.String(), "signoria/chance.Source") {
		return nil
	}
	return &breaks{node: n, what: []string{"always the first of " + m.code(n)}, edits: []edit{m.opens(n, "mutantDraw"), m.closes(n, ")")}}
}

// negated turns a condition round, unless its operator already is.
func (m *miner) negated(cond ast.Expr, where string) *breaks {
	switch c := cond.(type) {
	case *ast.BinaryExpr:
		return nil
	case *ast.Ident:
		if c.Name == "true" || c.Name == "false" {
			return nil
		}
	}
	if !boolean(m.s.pkg.TypesInfo.TypeOf(cond)) {
		return nil
	}
	return &breaks{node: cond, what: []string{where + " not " + m.code(cond)}, edits: []edit{m.opens(cond, "mutantNot"), m.closes(cond, ")")}}
}

// returned turns what a function says: yes or no, or a rule that forbids into none.
func (m *miner) returned(n *ast.ReturnStmt) *breaks {
	if len(n.Results) != 1 {
		return nil
	}
	of := m.s.pkg.TypesInfo.TypeOf(n.Results[0])
	if of == nil {
		return nil
	}
	if said := n.Results[0]; of.String() == "signoria/play.Rule" && m.forbids(said) {
		return &breaks{node: said, what: []string{m.code(said) + " forbids nothing"}, edits: []edit{m.opens(said, "mutantFree"), m.closes(said, ")")}}
	}
	if boolean(of) {
		return m.negated(n.Results[0], "return")
	}
	return nil
}

// forbids says whether an expression names a rule that forbids, of this package or another.
func (m *miner) forbids(e ast.Expr) bool {
	if of, ok := e.(*ast.SelectorExpr); ok {
		e = of.Sel
	}
	name, ok := e.(*ast.Ident)
	if !ok {
		return false
	}
	c, ok := m.s.pkg.TypesInfo.Uses[name].(*types.Const)
	return ok && constant.Sign(c.Val()) > 0
}

// left leaves a statement out.
func (m *miner) left(n ast.Stmt) *breaks {
	if len(m.stack) == 0 {
		return nil
	}
	switch m.stack[len(m.stack)-1].(type) {
	case *ast.BlockStmt, *ast.CaseClause:
	default:
		return nil
	}
	if a, ok := n.(*ast.AssignStmt); ok && (a.Tok == token.DEFINE || blank(a)) {
		return nil
	}
	return &breaks{node: n, what: []string{"leave out " + m.code(n)}, edits: []edit{
		m.at(n.Pos(), false, func(id int) string { return fmt.Sprintf("if !mutant(%d) { ", id) }), m.at(n.End(), true, func(int) string { return " }" })}}
}

func blank(a *ast.AssignStmt) bool {
	id, ok := a.Lhs[0].(*ast.Ident)
	return ok && id.Name == "_"
}

// code is a node as one line, cut where it is long.
func (m *miner) code(n ast.Node) string {
	var b bytes.Buffer
	if err := (&printer.Config{Mode: printer.RawFormat}).Fprint(&b, m.s.pkg.Fset, n); err != nil {
		return fmt.Sprint(err)
	}
	said := strings.Join(strings.Fields(b.String()), " ")
	if runes := []rune(said); len(runes) > 70 {
		said = string(runes[:67]) + "..."
	}
	return said
}

// around is what a number stands in.
func (m *miner) around() string { return m.code(m.stack[len(m.stack)-1]) }

// typeName names a type as the file can.
func (m *miner) typeName(of types.Type) (string, bool) {
	if of == nil {
		return "", false
	}
	ok := true
	name := types.TypeString(of, func(p *types.Package) string {
		if p == m.s.pkg.Types {
			return ""
		}
		for _, imp := range m.file.Imports {
			if strings.Trim(imp.Path.Value, `"`) == p.Path() {
				if imp.Name != nil {
					return imp.Name.Name
				}
				return p.Name()
			}
		}
		ok = false
		return p.Name()
	})
	return name, ok && !strings.HasPrefix(name, "untyped ")
}

func integer(of types.Type) bool {
	b, ok := under(of)
	return ok && b.Info()&types.IsInteger != 0
}

func boolean(of types.Type) bool {
	b, ok := of.(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

func under(of types.Type) (*types.Basic, bool) {
	if of == nil {
		return nil, false
	}
	b, ok := of.Underlying().(*types.Basic)
	return b, ok
}

func (m *miner) at(p token.Pos, closes bool, text func(int) string) edit {
	return edit{at: p, upTo: p, text: text, depth: len(m.stack), closes: closes}
}

func (m *miner) opens(n ast.Node, help string) edit {
	return m.at(n.Pos(), false, func(id int) string { return fmt.Sprintf("%s(%d, ", help, id) })
}

func (m *miner) closes(n ast.Node, text string) edit {
	return m.at(n.End(), true, func(int) string { return text })
}

func (m *miner) instead(p token.Pos, length int, text string) edit {
	return edit{at: p, upTo: p + token.Pos(length), text: func(int) string { return text }, depth: len(m.stack)}
}

// woven is the text of a file with its edits made.
func woven(raw []byte, start token.Pos, edits []numbered) ([]byte, error) {
	sort.SliceStable(edits, func(i, j int) bool {
		a, b := edits[i], edits[j]
		switch {
		case a.at != b.at:
			return a.at < b.at
		case a.closes != b.closes:
			return a.closes
		case a.closes:
			return a.depth > b.depth
		}
		return a.depth < b.depth
	})
	var out bytes.Buffer
	from := start
	for _, e := range edits {
		out.Write(raw[from-start : e.at-start])
		out.WriteString(e.text(e.id))
		from = e.upTo
	}
	out.Write(raw[from-start:])
	return format.Source(out.Bytes())
}

type numbered struct {
	edit
	id int
}
