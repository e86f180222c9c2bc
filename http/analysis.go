package http

// analysis tells what a finished game looks like to who thinks ahead, as far as that has been worked out.
func (s *Server) analysis(c *call) (any, error) {
	if !s.looking.Allow(s.caller(c.r, c.me)) {
		return nil, errTooFast
	}
	a, err := s.host.Analysis(c.r.Context(), c.r.PathValue("id"), c.me.ID)
	if err != nil {
		return nil, err
	}
	info := AnalysisInfo{Done: a.Done, Of: a.Of, Turns: []OutlookInfo{}, Seats: []ReviewInfo{}}
	for _, t := range a.Turns {
		info.Turns = append(info.Turns, OutlookInfo{t.Turn, t.Row, t.Chances, t.Errors})
	}
	for _, r := range a.Seats {
		review := ReviewInfo{Decisions: r.Decisions, Best: r.Best, Lost: r.Lost, Lapses: []LapseInfo{}}
		for _, l := range r.Lapses {
			review.Lapses = append(review.Lapses, LapseInfo{l.Row, l.Turn, l.Lost, l.Error, l.Chance, l.Asked[c.lang], l.Given[c.lang], l.Better[c.lang]})
		}
		info.Seats = append(info.Seats, review)
	}
	return info, nil
}
