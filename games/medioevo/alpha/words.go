package alpha

import (
	"embed"
	"text/template"

	"signoria/games/medioevo/force"
	"signoria/games/wording"
)

//go:embed text
var textFiles embed.FS

// words are the words of this edition.
var words = force.WordsOf(wording.Join(
	crusadeChapter, drawingChapter, eliminationChapter, objectiveChapter, placementChapter, popeChapter, prisonerChapter, taxChapter,
	turnOrderChapter, warChapter,
), rules, textFiles, func(s force.Speaker) template.FuncMap {
	return template.FuncMap{
		"objective": func(n int16) string { return objectiveName(s, n) },
	}
})

// objectiveName names an Objective card by its place in the box.
func objectiveName(s force.Speaker, n int16) string {
	return own(s.G.Box()).Objectives[n].Name[s.Language]
}
