package playtest

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"

	"signoria/play"
)

// spoken is what a seat sees, what it is asked and what it may do out of turn, in words, as a host may keep all that while
// Print says that nothing has changed.
type spoken struct {
	seat       play.Seat
	print      uint64
	view       []byte
	offer      play.Offer // of no seat if it is not asked
	alone      bool       // nobody else is asked, which may make other words
	words      []byte
	asides     []play.Choice
	asideWords []byte
}

// speaks is after how many rows one looks again whether words may be kept.
const speaks = 6

// speak says what all see, are asked and may do.
func (p *player) speak() (all []spoken) {
	for i := range p.o.Setup.Seats {
		s := play.Seat(i)
		one := spoken{seat: s, print: p.live.Print(s), view: viewOf(p.live, s), asides: p.live.Asides(s), alone: len(p.live.Offers()) == 1}
		one.asideWords = written(p.live.Told("en", play.Offer{Seat: s, Choices: one.asides}))
		if o, asked := p.live.OfferTo(s); asked {
			one.offer, one.words = o, written(p.live.Told("en", o))
		}
		all = append(all, one)
	}
	return all
}

// keeps checks that what was said before still holds, of whom nothing has changed since.
func (p *player) keeps(before []spoken) error {
	if len(before) == 0 {
		return nil
	}
	for i, is := range p.speak() {
		was := before[i]
		if is.print != was.print {
			continue
		}
		if !bytes.Equal(was.view, is.view) {
			return fmt.Errorf("what seat %d sees has changed, and its print says that it has not\nwas %s\nis  %s", is.seat, was.view, is.view)
		}
		same := was.words != nil && is.words != nil && is.offer.Token == was.offer.Token && is.alone == was.alone
		if same && slices.Equal(is.offer.Refused, was.offer.Refused) && !bytes.Equal(was.words, is.words) {
			return fmt.Errorf("seat %d is asked the same in other words\nwas %s\nis  %s", is.seat, was.words, is.words)
		}
		if slices.Equal(was.asides, is.asides) && !bytes.Equal(was.asideWords, is.asideWords) {
			return fmt.Errorf("seat %d may do the same out of turn in other words\nwas %s\nis  %s", is.seat, was.asideWords, is.asideWords)
		}
	}
	return p.findsAgain()
}

// findsAgain checks that what a table has found of its position is what it is, made of the record anew.
func (p *player) findsAgain() error {
	again := p.live.Copy()
	if was, is := p.live.Standing(), again.Standing(); !reflect.DeepEqual(was, is) {
		return fmt.Errorf("it stands as %+v, and made again as %+v", was, is)
	}
	for i := range p.o.Setup.Seats {
		s := play.Seat(i)
		if was, is := p.live.Asides(s), again.Asides(s); !slices.Equal(was, is) {
			return fmt.Errorf("seat %d may do %+v out of turn, and made again %+v", i, was, is)
		}
		was, asked := p.live.OfferTo(s)
		is, asked2 := again.OfferTo(s)
		if asked != asked2 || was.Token != is.Token || was.Args != is.Args || !slices.Equal(was.Choices, is.Choices) {
			return fmt.Errorf("seat %d is asked %+v, and made again %+v", i, was, is)
		}
		if was, is := viewOf(p.live, s), viewOf(again, s); !bytes.Equal(was, is) {
			return fmt.Errorf("seat %d sees %s, and made again %s", i, was, is)
		}
	}
	return nil
}
