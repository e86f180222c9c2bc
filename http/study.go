package http

import (
	"signoria"
	"signoria/host"
)

// study opens a table at which a moment of a finished game is studied.
func (s *Server) study(c *call, of StudyOf) (any, error) {
	if !s.looking.Allow(s.caller(c.r, c.me)) {
		return nil, errTooFast
	}
	return s.info(c)(s.host.Study(c.r.Context(), c.r.PathValue("id"), c.me, of.Row, of.Seat))
}

func studyInfo(t *signoria.Table, lang string) *StudyInfo {
	x := t.Affairs.Study
	if x == nil {
		return nil
	}
	info := &StudyInfo{Of: x.Of, Row: x.Row, Turn: x.Turn, Seat: x.Seat, Began: x.Began, Played: x.Played}
	if b := x.Better; b != nil {
		info.Better = &BetterInfo{Given: b.Given[lang], Said: b.Said[lang], Gain: b.Gain, Error: b.Error}
	}
	return info
}

func suggestionOf(b *host.Better) *BetterChoice {
	if b == nil {
		return nil
	}
	return &BetterChoice{b.Choice, b.Number}
}
