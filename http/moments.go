package http

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"signoria"
	"signoria/host"
	"signoria/play"
)

var errNoRow = signoria.Errorf(signoria.Invalid, "say which rows: from one to another")

// moments shows a table's past.
func (s *Server) moments(c *call) (any, error) {
	seat, err := seatAsked(c.r)
	if err != nil {
		return nil, err
	}
	from, err := c.row("from", 0)
	if err != nil {
		return nil, err
	}
	to, err := c.row("to", math.MaxInt32)
	if err != nil {
		return nil, err
	}
	if from > to {
		return nil, errNoRow
	}
	if !s.looking.Allow(s.caller(c.r, c.me)) {
		return nil, errTooFast
	}
	past, err := s.host.Moments(c.r.Context(), c.r.PathValue("id"), c.me.ID, seat, from, to)
	if err != nil {
		return nil, err
	}
	all := Moments{Moments: []MomentInfo{}}
	for _, m := range past {
		all.Moments = append(all.Moments, MomentInfo{Row: m.Row, At: m.At, View: m.View, Standing: standingInfo(m.Standing), Turn: m.Standing.Turn})
	}
	return all, nil
}

// row is the number of a row that the caller names, or what it is if he names none.
func (c *call) row(name string, otherwise int32) (int32, error) {
	asked := c.r.URL.Query().Get(name)
	if asked == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseInt(asked, 10, 32)
	if err != nil || n < 0 {
		return 0, errNoRow
	}
	return int32(n), nil
}

// seen notes what the caller has seen.
func (s *Server) seen(c *call, said Seen) (any, error) {
	return nil, s.host.Seen(c.r.Context(), c.r.PathValue("id"), c.me.ID, said.Seat, said.Row)
}

// followed notes what the caller's page has shown.
func (s *Server) followed(c *call, said Followed) (any, error) {
	return nil, s.host.Followed(c.r.Context(), c.r.PathValue("id"), c.me.ID, said.Row)
}

// chronicle sends what the caller may read of a table's chronicle as a text to keep.
func (s *Server) chronicle(c *call) (any, error) {
	seat, err := seatAsked(c.r)
	if err != nil {
		return nil, err
	}
	lines, table, err := s.host.Chronicle(c.r.Context(), c.r.PathValue("id"), c.me.ID, seat, c.lang)
	if err != nil {
		return nil, err
	}
	info := s.tableInfo(table, c.me.ID, c.lang)
	c.w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s.txt"`, info.Game, info.ID))
	return newDocument("text/plain; charset=utf-8", []byte(plainText(info, lines))), nil
}

// plainText writes a chronicle without marks: the game, who plays it, and the lines with a head for each turn.
func plainText(table TableInfo, lines []host.Line) string {
	var b strings.Builder
	underlined(&b, table.Title, "=")
	var names []string
	for _, ch := range table.Chairs {
		if ch.Name != "" {
			names = append(names, ch.Name)
		}
	}
	fmt.Fprintf(&b, "%s\n\n", strings.Join(names, ", "))
	for _, l := range lines {
		text := marked.ReplaceAllString(l.Text, "$1")
		if l.Weight == play.TurnBegins {
			b.WriteString("\n")
			underlined(&b, text, "-")
		} else {
			fmt.Fprintln(&b, text)
		}
	}
	return b.String()
}

func underlined(b *strings.Builder, text, with string) {
	fmt.Fprintf(b, "%s\n%s\n", text, strings.Repeat(with, utf8.RuneCountInString(text)))
}

// marked is something marked up to be pointed at: [[city:monz|Monz]].
var marked = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)
