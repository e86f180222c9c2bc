package playtest

import (
	"context"
	"fmt"

	"signoria"
	"signoria/play"
	"signoria/play/engine"
)

// seated is the bot of a seat: one of the game's levels, or one in another program.
type seated struct {
	level  string
	engine *engine.Engine // nil: none
}

// levels are the levels of the bots that sit down, whichever program they are in.
func levels(bots []string) []string {
	all := make([]string, len(bots))
	for i, bot := range bots {
		all[i], _, _ = engine.Named(bot)
	}
	return all
}

// seat sits the bots down. What it has begun leave ends.
func (p *player) seat(ctx context.Context, setup signoria.Setup) error {
	for _, bot := range p.o.Bots[:min(len(p.o.Bots), setup.Seats)] {
		level, program, elsewhere := engine.Named(bot)
		b := seated{level: level}
		if elsewhere {
			var err error
			if b.engine, err = engine.Start(ctx, program, level, setup); err != nil {
				return err
			}
		}
		p.bots = append(p.bots, b)
	}
	return nil
}

// botAt is the bot that answers for a seat, nil if it is played at random.
func (p *player) botAt(s play.Seat) *seated {
	if int(s) >= len(p.bots) || p.bots[s].engine == nil && (p.bots[s].level == play.RandomBot || p.bots[s].level == "") {
		return nil
	}
	return &p.bots[s]
}

func (p *player) botAnswers(b *seated, s play.Seat) (a play.Answer, err error) {
	if b.engine != nil {
		a, err = b.engine.Bot(p.out.Record.Rows, s, &p.src)
	} else {
		a, err = p.live.Bot(p.ctx, b.level, s, &p.src)
	}
	if err != nil {
		return a, fmt.Errorf("after row %d: bot %s at seat %d: %w", p.rows(), b.level, s, err)
	}
	return a, nil
}

func (p *player) botStarts(b *seated, s play.Seat) (a play.Answer, starts bool, err error) {
	if b.engine != nil {
		return b.engine.Starts(p.out.Record.Rows, s, &p.src)
	}
	a, starts = p.live.Starts(b.level, s, &p.src)
	return a, starts, nil
}

func (p *player) botHaggles(b *seated, s play.Seat) (a play.Answer, haggles bool, err error) {
	if b.engine != nil {
		return b.engine.Haggle(p.out.Record.Rows, s, &p.src)
	}
	a, haggles = p.live.Haggle(b.level, s, &p.src)
	return a, haggles, nil
}
