package http

import (
	"signoria/host"
	"signoria/play"
)

// shown sends the course of a game of bots, for the front page.
func (s *Server) shown(c *call) (any, error) {
	game, err := s.host.Game(c.r.PathValue("id"))
	if err != nil {
		return nil, err
	}
	return s.kept.json("shown", game.ID(), c.lang, func() (any, error) { return s.shownOf(game, c.lang) })
}

func (s *Server) shownOf(game play.Game, lang string) (any, error) {
	played, err := host.NewExhibition(game)
	if err != nil {
		return nil, err
	}
	told := ShownGame{Table: s.tableInfo(played.Present, "", lang), Moments: []ShownMoment{}}
	for _, m := range played.Moments {
		told.Moments = append(told.Moments, ShownMoment{View: m.View, Line: m.Tell(lang)})
	}
	return told, nil
}
