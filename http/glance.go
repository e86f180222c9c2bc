package http

// glance shows how a table stands for the list of the caller's tables.
func (s *Server) glance(c *call) (any, error) {
	if !s.looking.Allow(s.caller(c.r, c.me)) {
		return nil, errTooFast
	}
	g, err := s.host.Glance(c.r.Context(), c.r.PathValue("id"), c.me.ID, c.lang)
	if err != nil {
		return nil, err
	}
	info := GlanceInfo{Seat: g.Seat, View: g.View, News: []string{}}
	for _, l := range g.News {
		info.News = append(info.News, l.Text)
	}
	if g.Offer != nil {
		info.Prompt = g.Offer.Told.Prompt
	}
	return info, nil
}
