package lang

import (
	"errors"
	"slices"
	"strconv"
	"text/template"
	"text/template/parse"
)

// Texts are said so often that text/template, which looks every function up and calls it by reflection, cost more than the
// rules. What most of them are made of is compiled to closures: text, numbers of a Said, the functions whose types stand
// in bind, if, and the comparisons. A text with anything else stays what it was.

// Said is what a text speaks of: the numbers of a choice, a prompt or a line.
type Said struct {
	A, B, C, D, E, F int16
	Lo, Hi           int16  // of a choice with a range
	Note             string // a seat's free words
}

// writes appends what it says.
type writes func(b []byte, what *Said) []byte

// finds is a value in a text.
type finds func(what *Said) value

// value is a number, a truth or a string.
type value struct {
	kind kind
	n    int64 // of a truth: 1 if it holds
	s    string
}

type kind uint8

const (
	number kind = iota
	truth
	text
)

func numeral(n int16) value  { return value{kind: number, n: int64(n)} }
func phrase(s string) value  { return value{kind: text, s: s} }
func (v value) holds() bool  { return v.n != 0 || v.s != "" }
func (v value) int16() int16 { return int16(v.of(number).n) }
func (v value) text() string { return v.of(text).s }

func whether(is bool) value {
	if is {
		return value{kind: truth, n: 1}
	}
	return value{kind: truth}
}

var errKind = errors.New("a value is of another kind than is wanted")

// of is the value, if it is of a kind.
func (v value) of(k kind) value {
	if v.kind != k {
		panic(errKind)
	}
	return v
}

func (v value) write(b []byte) []byte {
	switch v.kind {
	case number:
		return strconv.AppendInt(b, v.n, 10)
	case truth:
		return strconv.AppendBool(b, v.n != 0)
	}
	return append(b, v.s...)
}

// compiled is a text as closures, nil if it holds anything else than these know.
func compiled(t *template.Template, funcs template.FuncMap) writes {
	c := compiler{funcs: funcs}
	all := c.list(t.Root)
	if c.other {
		return nil
	}
	return all
}

type compiler struct {
	funcs template.FuncMap
	other bool // it has come upon something that it does not know
}

func (c *compiler) list(l *parse.ListNode) writes {
	if l == nil {
		return func(b []byte, _ *Said) []byte { return b }
	}
	var parts []writes
	for _, n := range l.Nodes {
		parts = append(parts, c.node(n))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return func(b []byte, what *Said) []byte {
		for _, part := range parts {
			b = part(b, what)
		}
		return b
	}
}

func (c *compiler) node(n parse.Node) writes {
	switch n := n.(type) {
	case *parse.TextNode:
		plain := string(n.Text)
		return func(b []byte, _ *Said) []byte { return append(b, plain...) }
	case *parse.ActionNode:
		v := c.pipe(n.Pipe)
		return func(b []byte, what *Said) []byte { return v(what).write(b) }
	case *parse.IfNode:
		v, then, other := c.pipe(n.Pipe), c.list(n.List), c.list(n.ElseList)
		return func(b []byte, what *Said) []byte {
			if v(what).holds() {
				return then(b, what)
			}
			return other(b, what)
		}
	}
	c.other = true
	return nil
}

func (c *compiler) pipe(p *parse.PipeNode) finds {
	if len(p.Decl) > 0 || len(p.Cmds) != 1 {
		c.other = true
		return nil
	}
	args := p.Cmds[0].Args
	if name, is := args[0].(*parse.IdentifierNode); is {
		return c.call(name.Ident, args[1:])
	}
	return c.arg(args[0])
}

func (c *compiler) arg(n parse.Node) finds {
	switch n := n.(type) {
	case *parse.FieldNode:
		if f := field(n.Ident); f != nil {
			return f
		}
	case *parse.NumberNode:
		if n.IsInt {
			v := value{kind: number, n: n.Int64}
			return func(*Said) value { return v }
		}
	case *parse.StringNode:
		v := phrase(n.Text)
		return func(*Said) value { return v }
	case *parse.PipeNode:
		return c.pipe(n)
	case *parse.IdentifierNode:
		return c.call(n.Ident, nil)
	}
	c.other = true
	return nil
}

func field(name []string) finds {
	if len(name) != 1 {
		return nil
	}
	switch name[0] {
	case "A":
		return func(what *Said) value { return numeral(what.A) }
	case "B":
		return func(what *Said) value { return numeral(what.B) }
	case "C":
		return func(what *Said) value { return numeral(what.C) }
	case "D":
		return func(what *Said) value { return numeral(what.D) }
	case "E":
		return func(what *Said) value { return numeral(what.E) }
	case "F":
		return func(what *Said) value { return numeral(what.F) }
	case "Lo":
		return func(what *Said) value { return numeral(what.Lo) }
	case "Hi":
		return func(what *Said) value { return numeral(what.Hi) }
	case "Note":
		return func(what *Said) value { return phrase(what.Note) }
	}
	return nil
}

func (c *compiler) call(name string, of []parse.Node) finds {
	args := make([]finds, len(of))
	for i, n := range of {
		args[i] = c.arg(n)
	}
	f := builtin(name, args)
	if own, is := c.funcs[name]; is {
		f = bind(own, args)
	}
	c.other = c.other || f == nil
	return f
}

// builtin is one of text/template's own functions.
func builtin(name string, args []finds) finds {
	switch {
	case name == "not" && len(args) == 1:
		return func(what *Said) value { return whether(!args[0](what).holds()) }
	case name == "and" && len(args) > 0:
		return upTo(args, false)
	case name == "or" && len(args) > 0:
		return upTo(args, true)
	case name == "eq" && len(args) > 1:
		return func(what *Said) value {
			is := args[0](what)
			return whether(slices.ContainsFunc(args[1:], func(one finds) bool { return one(what).of(is.kind) == is }))
		}
	case len(args) != 2:
		return nil
	}
	a, b := args[0], args[1]
	switch name {
	case "ne":
		return func(what *Said) value { is := a(what); return whether(b(what).of(is.kind) != is) }
	case "lt":
		return func(what *Said) value { return whether(a(what).of(number).n < b(what).of(number).n) }
	case "le":
		return func(what *Said) value { return whether(a(what).of(number).n <= b(what).of(number).n) }
	case "gt":
		return func(what *Said) value { return whether(a(what).of(number).n > b(what).of(number).n) }
	case "ge":
		return func(what *Said) value { return whether(a(what).of(number).n >= b(what).of(number).n) }
	}
	return nil
}

// upTo is the first value that holds, or that does not, and the last if none is so.
func upTo(args []finds, holds bool) finds {
	return func(what *Said) (v value) {
		for _, a := range args {
			if v = a(what); v.holds() == holds {
				break
			}
		}
		return v
	}
}

// bind calls a function of one of the types that the games' functions are of; nil for another.
func bind(f any, args []finds) finds {
	n := func(i int, what *Said) int16 { return args[i](what).int16() }
	switch f := f.(type) {
	case func() string:
		return wants(0, args, func(*Said) value { return phrase(f()) })
	case func(int16) string:
		return wants(1, args, func(what *Said) value { return phrase(f(n(0, what))) })
	case func(int16, int16) string:
		return wants(2, args, func(what *Said) value { return phrase(f(n(0, what), n(1, what))) })
	case func(int16, int16, int16) string:
		return wants(3, args, func(what *Said) value { return phrase(f(n(0, what), n(1, what), n(2, what))) })
	case func(string) string:
		return wants(1, args, func(what *Said) value { return phrase(f(args[0](what).text())) })
	case func(int16, string, string) string:
		return wants(3, args, func(what *Said) value { return phrase(f(n(0, what), args[1](what).text(), args[2](what).text())) })
	case func(string, int16, int16, int16) string:
		return wants(4, args, func(what *Said) value { return phrase(f(args[0](what).text(), n(1, what), n(2, what), n(3, what))) })
	case func(int16, ...string) string:
		if len(args) == 1 {
			return func(what *Said) value { return phrase(f(n(0, what))) }
		}
		return wants(2, args, func(what *Said) value { return phrase(f(n(0, what), args[1](what).text())) })
	case func() int16:
		return wants(0, args, func(*Said) value { return numeral(f()) })
	case func(int16) int16:
		return wants(1, args, func(what *Said) value { return numeral(f(n(0, what))) })
	case func(int16, int16) int16:
		return wants(2, args, func(what *Said) value { return numeral(f(n(0, what), n(1, what))) })
	case func(int16, int16, int16) int16:
		return wants(3, args, func(what *Said) value { return numeral(f(n(0, what), n(1, what), n(2, what))) })
	case func(int16) bool:
		return wants(1, args, func(what *Said) value { return whether(f(n(0, what))) })
	case func(int16, int16) bool:
		return wants(2, args, func(what *Said) value { return whether(f(n(0, what), n(1, what))) })
	}
	return nil
}

// wants is a call that takes so many arguments, nil if it is given others.
func wants(n int, args []finds, call finds) finds {
	if len(args) != n {
		return nil
	}
	return call
}
