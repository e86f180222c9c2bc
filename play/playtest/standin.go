package playtest

import (
	"errors"
	"fmt"
	"strings"

	"signoria"
	"signoria/play"
)

const (
	handsOver = 32  // once in so many questions the position is handed to bots
	restless  = 100 // more answers of one seat between two draws of chance are too many: bots of our games give some fifteen
	recalled  = 8   // of what it was asked last, so much is named then
)

// handOver gives the position, now and then, to every level of bot that may stand in for anybody, each on a copy.
func (p *player) handOver() error {
	if !p.o.StandIns || p.eye.N(handsOver) > 0 {
		return nil
	}
	for _, level := range play.Ordinary(p.game) {
		if level == play.RandomBot {
			continue
		}
		if err := p.branches(func(b *player) error { return b.standIn(level) }); err != nil {
			return fmt.Errorf("where bots %s stand in: %w", level, err)
		}
	}
	return nil
}

// standIn lets bots of a level answer for who is asked until chance is drawn or all that was prepared together lands.
// Where several are asked at once one of them is answered for, to the end of his part.
func (p *player) standIn(level string) error {
	var asked [signoria.MaxSeats][]string
	last, together := play.Nobody, false
	for !p.live.Over() {
		offers := p.live.Offers()
		o, more := p.live.OfferTo(last)
		if !more && together {
			return nil
		}
		if !more {
			o = offers[p.src.N(len(offers))]
		}
		last, together = o.Seat, len(offers) > 1
		asked[o.Seat] = append(asked[o.Seat], p.game.PromptName(o.Prompt))
		if n := len(asked[o.Seat]); n > restless {
			return fmt.Errorf("seat %d has given %d answers and no chance was drawn; it was asked last: %s", o.Seat, n-1, strings.Join(asked[o.Seat][n-recalled:], ", "))
		}
		a, err := p.live.Bot(p.ctx, level, o.Seat, &p.src)
		if err != nil {
			return fmt.Errorf("after row %d: seat %d: %w", p.rows(), o.Seat, err)
		}
		rows, err := p.live.Answer(a)
		if err != nil {
			return fmt.Errorf("after row %d: seat %d answers %+v: %w", p.rows(), o.Seat, a, err)
		}
		p.add(rows)
		if err := p.sound(); err != nil {
			return err
		}
		if errors.Is(p.live.MayTakeBack(o.Seat), play.ErrRevealed) {
			return nil
		}
	}
	return nil
}
