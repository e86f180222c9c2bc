package playtest

import (
	"bytes"
	"fmt"
	"slices"

	"signoria/play"
)

// spoken is what a seat is asked, in words, and the position it sees, as a host may keep both while Print says that
// nothing has changed.
type spoken struct {
	offer play.Offer
	print uint64
	words []byte
	view  []byte
}

// speaks is after how many rows one looks again whether words may be kept.
const speaks = 6

// speak says what all are asked, where several are: so nobody is asked alone, which may make other words.
func (p *player) speak() (all []spoken) {
	offers := p.live.Offers()
	if len(offers) < 2 {
		return nil
	}
	for _, o := range slices.Clone(offers) {
		all = append(all, spoken{o, p.live.Print(o.Seat), written(p.live.Told("en", o)), viewOf(p.live, o.Seat)})
	}
	return all
}

// keeps checks that what was said before still holds, of whom nothing has changed since.
func (p *player) keeps(before []spoken) error {
	if len(before) == 0 {
		return nil
	}
	after := p.speak()
	for _, was := range before {
		i := slices.IndexFunc(after, func(is spoken) bool { return is.offer.Seat == was.offer.Seat })
		if i < 0 || after[i].print != was.print {
			continue
		}
		is := after[i]
		if !bytes.Equal(was.view, is.view) {
			return fmt.Errorf("what seat %d sees has changed, and its print says that it has not\nwas %s\nis  %s", is.offer.Seat, was.view, is.view)
		}
		same := is.offer.Token == was.offer.Token && len(is.offer.Refused) == len(was.offer.Refused)
		if same && !bytes.Equal(was.words, is.words) {
			return fmt.Errorf("seat %d is asked the same in other words\nwas %s\nis  %s", is.offer.Seat, was.words, is.words)
		}
	}
	return nil
}
