package prototype

import (
	"text/template"

	"signoria/games/wording"
)

// words are the words of this edition.
var words = WordsOf(wording.Join(
	auctionChapter, capitalChapter, drawingChapter, duesChapter, eventChapter, loanChapter, relicChapter, saleChapter,
	slaveChapter, treasureChapter, turnOrderChapter, warChapter,
), rules, nil, func(s Speaker) template.FuncMap {
	return template.FuncMap{"event": s.event, "relic": s.relic, "treasure": s.treasure}
})

func (s Speaker) event(e int16) string {
	if e < 0 {
		return s.Word("name.nothing", 0)
	}
	return own(s.G.Box()).Events[e].Title[s.Language]
}

// relic names a relic marker by what the event's card calls it.
func (s Speaker) relic(r int16) string {
	if r < 0 || s.G.Relics[r].Card < 0 {
		return s.Word("name.nothing", 0)
	}
	return own(s.G.Box()).Events[s.G.Relics[r].Card].Relic[s.Language]
}

func (s Speaker) treasure(x int16) string { return own(s.G.Box()).Treasures[x].Name[s.Language] }
