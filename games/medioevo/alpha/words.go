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
	drawingChapter, eliminationChapter, placementChapter, prisonerChapter, taxChapter, turnOrderChapter, warChapter,
), rules, textFiles, func(force.Speaker) template.FuncMap { return template.FuncMap{} })
