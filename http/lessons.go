package http

import "signoria/play"

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
	return LessonInfo{ID: l.ID, Title: text("title"), Hint: text("hint"), Length: text("length")}
}

func scriptOf(g play.Game, l play.Lesson, lang string) LessonScript {
	text := func(part string) string { return g.Text(lang, "lesson."+l.ID+"."+part) }
	script := LessonScript{LessonInfo: lessonInfo(g, l, lang), Won: text("end"), Lost: text("lost"), Steps: []LessonStepInfo{}}
	for _, step := range l.Steps {
		info := LessonStepInfo{ID: step.ID, Head: text(step.ID + ".head"), Text: text(step.ID + ".text"), Do: text(step.ID + ".do"), Refs: step.Refs, Number: step.Number}
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
