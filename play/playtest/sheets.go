package playtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"signoria/play"
)

const (
	sheets = 8 // of how many moments one has a sheet filled in
	links  = 4 // the answers on it
)

// sheet fills in, now and then and on copies, what a seat could answer as one: what it was told beforehand comes when it
// gives these answers, and taking them back leaves no trace.
func (p *player) sheet() error {
	if p.eye.N(sheets) > 0 {
		return nil
	}
	for _, o := range p.live.Offers() {
		answers, tried, err := p.fillIn(o)
		if err != nil {
			return err
		}
		if len(answers) == 0 {
			continue
		}
		if err := p.sends(o.Seat, answers, tried); err != nil {
			return fmt.Errorf("seat %d answers %+v as one: %w", o.Seat, answers, err)
		}
	}
	return nil
}

// fillIn draws answers of a seat that a trial takes, and returns the table as it is after them.
func (p *player) fillIn(o play.Offer) (answers []play.Answer, tried play.Live, err error) {
	for range links {
		a := pick(&p.eye, o.Seat, o.Choices)
		after, c, err := p.live.Try(context.Background(), o.Seat, append(answers, a))
		if err != nil {
			return nil, nil, err
		}
		if c.Played <= len(answers) {
			break
		}
		answers, tried = append(answers, a), after
		var asked bool
		if o, asked = after.OfferTo(o.Seat); !asked {
			break
		}
	}
	return answers, tried, nil
}

// sends gives answers as one on a copy, and takes them back.
func (p *player) sends(s play.Seat, answers []play.Answer, tried play.Live) error {
	l := p.live.Copy()
	before := shownTo(l, s)
	c := l.Chain(answers)
	if c.Why != nil || c.Played != len(answers) {
		return fmt.Errorf("%d of %d were taken, and a trial took all: %v", c.Played, len(answers), c.Why)
	}
	if told, came := shownTo(tried, s), shownTo(l, s); !bytes.Equal(told, came) {
		return fmt.Errorf("it comes to something else than was told\ntold %s\ncame %s", told, came)
	}
	undoes := l.Undoes(s)
	rows, err := l.TakeBackSheet(s)
	switch {
	case undoes != len(rows):
		return fmt.Errorf("it was said that taking back takes back %d of them: %d, %v", undoes, len(rows), err)
	case undoes == len(answers) && !bytes.Equal(before, shownTo(l, s)):
		return fmt.Errorf("taken back they left a trace\nbefore %s\nafter  %s", before, shownTo(l, s))
	}
	return nil
}

// shownTo is what a seat sees and may choose, with what it is told of each choice.
func shownTo(l play.Live, s play.Seat) []byte {
	o, _ := l.OfferTo(s)
	o.Refused = nil // which a trial keeps, and a table only while somebody looks
	shown, err := json.Marshal([]any{l.View(s), o.Prompt, o.Args, o.Choices, l.Told("en", o)})
	if err != nil {
		return fmt.Appendf(nil, "does not encode: %v", err)
	}
	return shown
}
