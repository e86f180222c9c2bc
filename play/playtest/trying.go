package playtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"

	"signoria/chance"
	"signoria/play"
)

// kind is what is alike in asides: what is asked meanwhile, what is done, and whether who does it is asked himself.
type kind struct {
	prompt play.Prompt
	verb   play.Verb
	asked  bool
}

// deed is an aside that a seat may do now.
type deed struct {
	kind
	seat   play.Seat
	choice play.Choice
}

// asider is a seat with something it may do.
type asider struct {
	seat play.Seat
	verb play.Verb
}

const (
	trail  = 6  // the most answers by which play goes on after a deed that is tried
	adopts = 64 // once in so many questions the table itself goes on from a copy
	pries  = 32 // once in so many copies it is looked at as closely as the table itself
)

// tries tries deeds on copies of the table: of all there are now those of the kinds that were tried least. Now and then
// the table itself goes on from a copy.
func (p *player) tries() error {
	if p.o.Tries == 0 {
		return nil
	}
	deeds := p.deeds()
	for range min(p.o.Tries, len(deeds)) {
		d := p.leastTried(deeds)
		p.tried[d.kind]++
		p.out.Tried++
		if err := p.branches(func(b *player) error { return b.through(d) }); err != nil {
			return fmt.Errorf("on a copy where seat %d does %+v: %w", d.seat, d.choice, err)
		}
	}
	if len(deeds) == 0 || p.src.N(adopts) > 0 {
		return nil
	}
	p.live = p.live.Copy()
	if d := deeds[p.src.N(len(deeds))]; !p.live.SaysTimeUp(d.choice) {
		return p.through(d)
	}
	return nil
}

// deeds lists what all seats may do out of turn.
func (p *player) deeds() (all []deed) {
	offers := p.live.Offers()
	for s := range play.Seat(p.o.Setup.Seats) {
		asked := slices.ContainsFunc(offers, func(o play.Offer) bool { return o.Seat == s })
		for _, c := range p.live.Asides(s) {
			all = append(all, deed{kind{offers[0].Prompt, c.Verb, asked}, s, c})
		}
	}
	return all
}

// could says who could do what.
func (p *player) could() map[asider]bool {
	could := map[asider]bool{}
	for _, d := range p.deeds() {
		could[asider{d.seat, d.choice.Verb}] = true
	}
	return could
}

// leastTried draws one of the deeds whose kind was tried least.
func (p *player) leastTried(deeds []deed) (drawn deed) {
	least, alike := 0, 0
	for _, d := range deeds {
		n := p.tried[d.kind]
		if alike == 0 || n < least {
			least, alike = n, 0
		}
		if n == least {
			if alike++; p.eye.N(alike) == 0 {
				drawn = d
			}
		}
	}
	return drawn
}

// branches lets somebody play at random on a copy of the table, which is thrown away. What goes wrong there is put on
// the table's own record, so that it can be looked at.
func (p *player) branches(f func(b *player) error) error {
	b := &player{game: p.game, o: p.o, live: p.live.Copy(), src: chance.New(p.eye.Uint64()), out: Played{Record: p.out.Record}}
	b.o.Bots, b.o.Blind, b.o.NoReplay = nil, false, true
	b.out.Record.Rows = slices.Clip(b.out.Record.Rows)
	err := p.unbroken(func() error { return f(b) })
	if err != nil {
		p.out.Record = b.out.Record
	}
	return err
}

// through does a deed, at times a second that the first has made possible, and plays on.
func (p *player) through(d deed) error {
	twice := p.src.N(2) == 0
	could := map[asider]bool{}
	if twice {
		could = p.could()
	}
	if err := p.do(d.seat, d.choice); err != nil {
		return err
	}
	if twice {
		news := slices.DeleteFunc(p.deeds(), func(d deed) bool { return could[asider{d.seat, d.choice.Verb}] })
		if len(news) > 0 {
			next := news[p.src.N(len(news))]
			if err := p.do(next.seat, next.choice); err != nil {
				return err
			}
		}
	}
	if err := p.shows(); err != nil {
		return err
	}
	for range 1 + p.src.N(trail) {
		if p.live.Over() {
			break
		}
		if err := p.answer(); err != nil {
			return err
		}
		if err := p.sound(); err != nil {
			return err
		}
	}
	return p.shows()
}

// shows checks that everybody can be shown the position, that what somebody is shown encodes and, now and then, that it
// tells no secrets.
func (p *player) shows() error {
	somebody := play.Seat(p.src.N(p.o.Setup.Seats+1)) - 1
	for s := play.Nobody; int(s) < p.o.Setup.Seats; s++ {
		shown := []any{p.live.View(s), p.live.Bargains(s)}
		if s != somebody {
			continue
		}
		if _, err := json.Marshal(shown); err != nil {
			return fmt.Errorf("after row %d: what seat %d sees does not encode: %w", p.rows(), s, err)
		}
	}
	if p.src.N(pries) > 0 {
		return nil
	}
	for _, o := range p.live.Offers() {
		p.live.Told("en", o)
	}
	seat := play.Seat(p.src.N(p.o.Setup.Seats+1)) - 1
	if err := p.live.Audit(seat, &p.src); err != nil {
		return fmt.Errorf("after row %d: %w", p.rows(), err)
	}
	return nil
}

// unbroken makes an error of a panic.
func (p *player) unbroken(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("after row %d the rules panic: %v\n%s", p.rows(), r, debug.Stack())
		}
		if b := (*play.Broken)(nil); errors.As(err, &b) {
			err = fmt.Errorf("%w: %v\n%s", err, b.Reason, b.Stack)
		}
	}()
	return f()
}
