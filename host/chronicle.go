package host

import (
	"slices"
	"time"

	"signoria/play"
)

// chronicle is what has been told at a table: the lines its position tells, and their words as far as anybody has read them.
type chronicle struct {
	lines   []play.Line // only added to in place
	settled int         // how many of them can no longer change
	told    map[string][]string
	spoke   time.Time // when something was last told
}

// refresh reads the lines again, as far as they may have changed.
func (c *chronicle) refresh(live play.Live) {
	news := live.Lines(c.settled)
	same := c.settled
	for _, l := range news {
		if same == len(c.lines) || l != c.lines[same] {
			break
		}
		same++
	}
	news = news[same-c.settled:]
	c.cut(same)
	if len(news) > 0 {
		c.spoke = time.Now()
	}
	c.lines = append(c.lines, news...)
	c.settled = live.Settled()
}

// cut drops all but the first lines, for the others were taken back: who looks at them keeps them.
func (c *chronicle) cut(n int) {
	if n < len(c.lines) {
		c.lines = slices.Clip(c.lines[:n])
	}
	for lang, told := range c.told {
		if n < len(told) {
			c.told[lang] = slices.Clip(told[:n])
		}
	}
}

// tell says the lines in a language; those that somebody has read in it are said already.
func (c *chronicle) tell(live play.Live, lang string) []string {
	told := c.told[lang]
	for _, l := range c.lines[len(told):] {
		told = append(told, live.Tell(lang, l))
	}
	if c.told == nil {
		c.told = map[string][]string{}
	}
	c.told[lang] = told
	return told
}

// lastTo is the last row that told one of the seats anything; what was done in silence need not be shown.
func (c *chronicle) lastTo(seats []play.Seat) int32 {
	for _, l := range slices.Backward(c.lines) {
		if slices.ContainsFunc(seats, l.For) {
			return l.Row
		}
	}
	return 0
}

// notes are the words that players wrote with some of the rows, by row.
func (c *chronicle) notes(wanted map[int32]bool) map[int32]string {
	notes := map[int32]string{}
	if len(wanted) == 0 {
		return notes
	}
	for _, l := range c.lines {
		if wanted[l.Row] && l.Note != "" {
			notes[l.Row] = l.Note
		}
	}
	return notes
}
