package http

import (
	"signoria/host"
	"signoria/play"
)

// lesson sends the script of a lesson.
func (s *Server) lesson(c *call) (any, error) {
	game, err := s.host.Game(c.r.PathValue("game"))
	if err != nil {
		return nil, err
	}
	_, lesson, err := play.LessonSetup(game, c.r.PathValue("id"))
	if err != nil {
		return nil, err
	}
	return s.kept.json("lesson "+lesson.ID, game.ID(), c.lang, func() (any, error) { return scriptOf(game, lesson, c.lang), nil })
}

// learn opens a table on which a lesson is told.
func (s *Server) learn(c *call) (any, error) {
	return s.info(c)(s.host.Learn(c.r.Context(), c.me, c.r.PathValue("game"), c.r.PathValue("id")))
}

func lessonInfos(g play.Game, lang string) []LessonInfo {
	infos := []LessonInfo{}
	for _, l := range g.Lessons() {
		infos = append(infos, lessonInfo(g, l, lang))
	}
	return infos
}

func lessonInfo(g play.Game, l play.Lesson, lang string) LessonInfo {
	text := func(part string) string { return g.Text(lang, "lesson."+l.ID+"."+part) }
	return LessonInfo{ID: l.ID, Title: text("title"), Hint: text("hint")}
}

func scriptOf(g play.Game, l play.Lesson, lang string) LessonScript {
	text := func(part string) string { return g.Text(lang, "lesson."+l.ID+"."+part) }
	script := LessonScript{LessonInfo: lessonInfo(g, l, lang), Won: text("end"), Lost: text("lost"), Steps: []LessonStepInfo{}}
	for _, step := range l.Steps {
		info := LessonStepInfo{ID: step.ID, Head: text(step.ID + ".head"), Text: text(step.ID + ".text"), Do: text(step.ID + ".do"), Refs: step.Refs}
		if info.Refs == nil {
			info.Refs = []string{}
		}
		script.Steps = append(script.Steps, info)
	}
	return script
}

func lessonProgress(at *play.LessonAt) *LessonProgress {
	if at == nil {
		return nil
	}
	return &LessonProgress{ID: at.Lesson.ID, Done: at.Done, Next: at.Next, Wants: at.Wants}
}

// story tells how a finished game went.
func (s *Server) story(c *call) (any, error) {
	id := c.r.PathValue("id")
	table, err := s.host.Table(c.r.Context(), id)
	if err != nil {
		return nil, err
	}
	game, err := s.host.Game(table.Setup.Game)
	if err != nil {
		return nil, err
	}
	told, err := s.host.Story(c.r.Context(), id, c.me.ID, c.lang)
	if err != nil {
		return nil, err
	}
	return storyInfo(told, func(key string) string { return game.Text(c.lang, key) }), nil
}

func storyInfo(told host.Story, text func(key string) string) StoryInfo {
	info := StoryInfo{Scores: []NamedInfo{}, Turns: []StoryTurn{}, Sources: []SourceInfo{}, Turning: []TurningInfo{}, Deeds: []DeedsInfo{}}
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
