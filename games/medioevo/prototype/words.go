package prototype

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
	auctionChapter, capitalChapter, drawingChapter, duesChapter, eventChapter, loanChapter, relicChapter, saleChapter,
	siegeChapter, slaveChapter, treasureChapter, turnOrderChapter, warChapter,
), rules, textFiles, func(s force.Speaker) template.FuncMap {
	return template.FuncMap{
		"duel":     func(level int16) int8 { return hitsFrom(int8(level)) },
		"event":    func(e int16) string { return eventTitle(s, e) },
		"relic":    func(r int16) string { return relicName(s, r) },
		"treasure": func(x int16) string { return treasureName(s, x) },
	}
})

func eventTitle(s force.Speaker, e int16) string {
	if e < 0 {
		return s.Word("name.nothing", 0)
	}
	return own(s.G.Box()).Events[e].Title[s.Language]
}

// relic names a relic marker by what the event's card calls it.
func relicName(s force.Speaker, r int16) string {
	if r < 0 || s.G.Relics[r].Card < 0 {
		return s.Word("name.nothing", 0)
	}
	return own(s.G.Box()).Events[s.G.Relics[r].Card].Relic[s.Language]
}

func treasureName(s force.Speaker, x int16) string {
	return own(s.G.Box()).Treasures[x].Name[s.Language]
}
