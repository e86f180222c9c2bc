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
