package http

import (
	"signoria/host"
	"signoria/play"
)

// story tells how a finished game went.
func (s *Server) story(c *call) (any, error) {
	if !s.looking.Allow(s.caller(c.r, c.me)) {
		return nil, errTooFast
	}
	told, err := s.host.Story(c.r.Context(), c.r.PathValue("id"), c.me.ID, c.lang)
	if err != nil {
		return nil, err
	}
	return storyInfo(told, func(key string) string { return told.Game.Text(c.lang, key) }), nil
}

func storyInfo(told host.Story, text func(key string) string) StoryInfo {
	info := StoryInfo{Scores: []NamedInfo{}, Turns: []StoryTurn{}, Sources: []SourceInfo{}, Turning: []TurningInfo{}, Deeds: []DeedsInfo{}, Minded: play.Minded(told.Game), Analysed: told.Analysed}
	for _, t := range told.Turns {
		info.Turns = append(info.Turns, StoryTurn(t))
	}
	for _, score := range told.Turns[len(told.Turns)-1].Places[0].Scores {
		info.Scores = append(info.Scores, NamedInfo{score.Name, text("score." + score.Name)})
	}
	for _, s := range told.Sources {
		info.Sources = append(info.Sources, SourceInfo{NamedInfo{s.Name, text("source." + s.Name)}, s.Points})
	}
	for _, t := range told.Turning {
		info.Turning = append(info.Turning, TurningInfo{string(t.Kind), t.Seat, t.Other, t.By, t.Turn, t.Row})
	}
	at := map[string]int{}
	for _, d := range told.Deeds {
		if _, ok := at[d.Kind]; !ok {
			at[d.Kind] = len(info.Deeds)
			info.Deeds = append(info.Deeds, DeedsInfo{NamedInfo{d.Kind, text("deed." + d.Kind)}, []DeedInfo{}})
		}
		of := &info.Deeds[at[d.Kind]]
		of.Deeds = append(of.Deeds, DeedInfo{d.Row, d.Index, d.Turn, d.Text, d.Weight == play.Fight})
	}
	return info
}
