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
	blockChapter, calamityChapter, commerceChapter, crusadeChapter, drawingChapter, effectChapter, electionChapter, eliminationChapter,
	eventChapter, excommunicationChapter, lastingChapter, objectiveChapter, placementChapter, popeChapter, prisonerChapter, resultChapter,
	roundChapter, taxChapter, turnOrderChapter, warChapter,
), rules, textFiles, func(s force.Speaker) template.FuncMap {
	return template.FuncMap{
		"area":         func(a int16) string { return areaName(s, a) },
		"event":        func(e int16) string { return eventTitle(s, e) },
		"calamity":     func(e int16) string { return calamityTitle(s, e) },
		"eventText":    func(e int16) string { return own(s.G.Box()).Events[e].Text[s.Language] },
		"calamityText": func(e int16) string { return own(s.G.Box()).Calamities[e].Text[s.Language] },
		"objective":    func(n int16) string { return objectiveName(s, n) },
	}
})

// objectiveName names an Objective card by its place in the box.
func objectiveName(s force.Speaker, n int16) string {
	return wording.Mark(refObjective(s.G.Box(), n), own(s.G.Box()).Objectives[n].Name[s.Language])
}
