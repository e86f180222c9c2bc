package host

import (
	"context"
	"slices"

	"signoria"
	"signoria/play"
)

// Whoever sits down in a hand that others played, or watched, could carry a secret from one side of the
// table to another. So nobody takes a second seat in play, nobody another than the one he got up from, and
// anybody new only with the word of all who play.

var (
	errOneSeat      = signoria.Errorf(signoria.Forbidden, "who has a seat at this table cannot take another now")
	errSeenOther    = signoria.Errorf(signoria.Forbidden, "you have held another seat of this table and know its hand")
	errHasResigned  = signoria.Errorf(signoria.Forbidden, "who has resigned does not come back to this game")
	errForeseen     = signoria.Errorf(signoria.Forbidden, "whoever opened this table knows what will be drawn: nobody new may sit down")
	errNoSpectators = signoria.Errorf(signoria.Forbidden, "the people of this table play without spectators")
	errNoMotion     = signoria.Errorf(signoria.Conflict, "there is nothing of that kind to agree on now")
	errOutsider     = signoria.Errorf(signoria.Forbidden, "only who sits at this table may do that")
	errNotOver      = signoria.Errorf(signoria.Conflict, "the game is not over yet")
)

// sits says whether a player holds a seat, himself or with a bot that stands in for him.
func sits(x *signoria.Table, player string) bool {
	return player != "" && slices.ContainsFunc(x.Chairs, func(c signoria.Chair) bool { return c.Player == player })
}

// owns says why a seat is not a player's own, or nil if it is.
func owns(x *signoria.Table, player string, s play.Seat) error {
	switch {
	case int(s) < 0 || int(s) >= len(x.Chairs):
		return noSeat(x, s)
	case player == "" || x.Chairs[s].Player != player:
		return notYours(s)
	}
	return nil
}

// notYours is why somebody cannot act for a seat.
func notYours(s play.Seat) error {
	return signoria.Errorf(signoria.Forbidden, "seat %d is not yours", s)
}

// noSeat is that a table has no seat of that number.
func noSeat(x *signoria.Table, s play.Seat) error {
	return signoria.Errorf(signoria.Invalid, "there is no seat %d: this table has 0 to %d", s, len(x.Chairs)-1)
}

// takesPart says whether a player holds a seat, or held one.
func takesPart(x *signoria.Table, player string) bool {
	return sits(x, player) || slices.ContainsFunc(x.Affairs.Left, func(l signoria.Left) bool { return player != "" && l.Player == player })
}

// held says whether a player got up from a seat in play, and did not resign.
func held(x *signoria.Table, player string, s play.Seat) bool {
	return slices.Contains(x.Affairs.Left, signoria.Left{Player: player, Seat: s})
}

// mayHold says why a player cannot be let into a seat in play, or nil if he can.
func mayHold(x *signoria.Table, player string, s play.Seat) error {
	if sits(x, player) {
		return errOneSeat
	}
	for _, l := range x.Affairs.Left {
		switch {
		case l.Player != player:
		case l.Resigned:
			return errHasResigned
		case l.Seat != s:
			return errSeenOther
		}
	}
	if x.Affairs.Foreseen && !held(x, player, s) {
		return errForeseen
	}
	return nil
}

// toldApart says why a player cannot come to a table by his name, or nil if he can.
func toldApart(x *signoria.Table, player signoria.Player) error {
	if theirs, found := namesake(x, player.ID, player.Name); found {
		return signoria.Errorf(signoria.Conflict, "at that table somebody is called %q, which looks like your name: change yours first", theirs)
	}
	return nil
}

// sitDown gives a seat to a player.
func sitDown(x *signoria.Table, player signoria.Player, s play.Seat) error {
	if x.Status == signoria.Playing {
		if err := mayHold(x, player.ID, s); err != nil {
			return err
		}
	}
	if err := toldApart(x, player); err != nil {
		return err
	}
	x.Chairs[s] = signoria.Chair{Player: player.ID, Name: player.Name}
	return nil
}

// askFor puts it to those who play whether a player is admitted to a seat. He asks for one at a time.
func askFor(x *signoria.Table, player signoria.Player, s play.Seat) error {
	if err := mayHold(x, player.ID, s); err != nil {
		return err
	}
	if err := toldApart(x, player); err != nil {
		return err
	}
	if slices.ContainsFunc(x.Affairs.Motions, func(m signoria.Motion) bool { return m.Kind == signoria.ToAdmit && m.Seat == s }) {
		return errSeatTaken
	}
	x.Affairs.Motions = slices.DeleteFunc(slices.Clone(x.Affairs.Motions), func(m signoria.Motion) bool {
		return m.Kind == signoria.ToAdmit && m.Player == player.ID
	})
	x.Affairs.Motions = append(x.Affairs.Motions, signoria.Motion{Kind: signoria.ToAdmit, Seat: s, Player: player.ID, Name: player.Name, Agreed: []string{}})
	return nil
}

// Agree gives a player's word to a motion, or against it, which ends it. A word to what nobody has asked
// yet asks it: to pause, to resume, to end. Who asked may take it back.
func (h *Host) Agree(ctx context.Context, id string, player signoria.Player, kind signoria.MotionKind, s play.Seat, agreed bool) (Present, error) {
	if kind != signoria.ToAdmit {
		s = signoria.Nobody
	}
	return h.amend(ctx, id, func(_ *Table, x *signoria.Table) ([]signoria.Row, error) {
		motions := slices.Clone(x.Affairs.Motions)
		x.Affairs.Motions = motions
		i := slices.IndexFunc(motions, func(m signoria.Motion) bool { return m.Kind == kind && m.Seat == s })
		asks := i >= 0 && motions[i].Player == player.ID
		switch {
		case x.Status != signoria.Playing:
			return nil, errNotPlaying
		case !sits(x, player.ID) && (!asks || agreed):
			return nil, errOutsider
		case i < 0 && (!agreed || !arises(x, kind)):
			return nil, errNoMotion
		case i < 0:
			x.Affairs.Motions = append(motions, signoria.Motion{Kind: kind, Seat: s, Player: player.ID, Name: player.Name, Agreed: []string{player.ID}})
		case !agreed:
			x.Affairs.Motions = slices.Delete(motions, i, i+1)
		case !slices.Contains(motions[i].Agreed, player.ID):
			motions[i].Agreed = append(slices.Clone(motions[i].Agreed), player.ID)
		}
		return nil, nil
	})
}

// arises says whether a motion of a kind can be made now.
func arises(x *signoria.Table, kind signoria.MotionKind) bool {
	switch kind {
	case signoria.ToPause:
		return !x.Manners.Paused
	case signoria.ToResume:
		return x.Manners.Paused
	}
	return kind == signoria.ToEnd
}

// Missing are the players whose word a motion wants still: of those who play, and not through a bot. A game
// ends only when all who hold a seat want it, or who stays awake could end it; and somebody of them admits
// whoever is admitted. Without a clock nobody loses by a pause, and who opened the table decides on it alone.
func Missing(x *signoria.Table, m signoria.Motion) (players []string) {
	rests := m.Kind == signoria.ToPause || m.Kind == signoria.ToResume
	if rests && x.Manners.Clock.Kind == signoria.NoClock && slices.Contains(m.Agreed, x.Host) {
		return nil
	}
	nobodysWord := m.Kind == signoria.ToAdmit && len(m.Agreed) == 0 && !slices.ContainsFunc(x.Chairs, func(c signoria.Chair) bool { return c.Plays(c.Player) })
	for _, c := range x.Chairs {
		asked := c.Plays(c.Player) || c.Player != "" && (m.Kind == signoria.ToEnd || nobodysWord)
		if asked && !slices.Contains(m.Agreed, c.Player) && !slices.Contains(players, c.Player) {
			players = append(players, c.Player)
		}
	}
	return players
}

// carryOut does what everybody has agreed on, and returns what goes on record of it.
func carryOut(x *signoria.Table) (notes []signoria.Row) {
	if x.Status != signoria.Playing {
		return nil
	}
	var open []signoria.Motion
	for _, m := range x.Affairs.Motions {
		switch {
		case len(Missing(x, m)) > 0:
			open = append(open, m)
		case m.Kind == signoria.ToAdmit:
			notes = append(notes, admit(x, m)...)
		case m.Kind == signoria.ToEnd:
			x.Affairs.Motions = nil
			return append(notes, signoria.Row{Kind: signoria.Ended, Seat: signoria.Nobody, Note: play.Agreed})
		case m.Kind == signoria.ToPause && !x.Manners.Paused:
			x.Manners.Paused = true
			notes = append(notes, signoria.Row{Kind: signoria.Paused, Seat: signoria.Nobody})
		case m.Kind == signoria.ToResume && x.Manners.Paused:
			x.Manners.Paused = false
			notes = append(notes, signoria.Row{Kind: signoria.Resumed, Seat: signoria.Nobody})
		}
	}
	x.Affairs.Motions = open
	return notes
}

// admit seats a player all have agreed to, if the seat is still to be had.
func admit(x *signoria.Table, m signoria.Motion) []signoria.Row {
	if x.Chairs[m.Seat].Player != "" || sitDown(x, signoria.Player{ID: m.Player, Name: m.Name}, m.Seat) != nil {
		return nil
	}
	return []signoria.Row{seating(x, m.Seat)}
}

// NameTable says what a table is called, "" for nothing of its own. Only who opened it may.
func (h *Host) NameTable(ctx context.Context, id, player, name string) (Present, error) {
	clean, err := signoria.CleanTableName(name)
	if err != nil {
		return Present{}, err
	}
	return h.amend(ctx, id, func(_ *Table, x *signoria.Table) ([]signoria.Row, error) {
		if x.Host != player {
			return nil, errNotHost
		}
		x.Affairs.Name = clean
		return nil, nil
	})
}

// CallOff takes a table away that has not begun, and all that was written there. Only who opened it may.
func (h *Host) CallOff(ctx context.Context, id, player string) error {
	if err := h.dropOpen(ctx, id, player); err != nil {
		return err
	}
	return h.forgetRematch(context.WithoutCancel(ctx), id, player)
}

// forgetRematch lets another game follow one whose rematch was called off by a player.
func (h *Host) forgetRematch(ctx context.Context, id, player string) error {
	all, err := h.store.TablesOf(ctx, player)
	for _, x := range all {
		if x.Affairs.Next != id {
			continue
		}
		_, err = h.amend(ctx, x.ID, func(_ *Table, x *signoria.Table) ([]signoria.Row, error) {
			if x.Affairs.Next == id {
				x.Affairs.Next = ""
			}
			return nil, nil
		})
	}
	return err
}

// dropOpen takes it away.
func (h *Host) dropOpen(ctx context.Context, id, player string) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := t.amend(ctx, func(x *signoria.Table) ([]signoria.Row, error) { return nil, mayCallOff(x, player) }); err != nil {
			return err
		}
		if err := h.store.DropTable(context.WithoutCancel(ctx), id); err != nil {
			return err
		}
		h.leave(t)
		h.store.Tell(signoria.Notice{Table: id, Amended: t.Amended + 1}) // else other hosts would show it for ever
		for _, p := range belonging(&t.Table) {
			h.store.Tell(signoria.Notice{Player: p})
		}
		return nil
	})
}

// mayCallOff says why a player cannot take a table away, or nil if he can.
func mayCallOff(x *signoria.Table, player string) error {
	switch {
	case x.Host != player:
		return errNotHost
	case x.Status != signoria.Open:
		return errStarted
	}
	return nil
}

// Rematch opens a table for the people of one that is finished, for any of them, or returns the one that is open already:
// the same options and manners, another seed. Everybody has his seat, or, if they rotate, the next. It
// starts at once if all people are the one who asks.
func (h *Host) Rematch(ctx context.Context, id string, player signoria.Player, rotate bool) (p Present, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		switch {
		case t.Status != signoria.Finished:
			return errNotOver
		case !takesPart(&t.Table, player.ID) && t.Host != player.ID:
			return errOutsider
		case t.Affairs.Next != "":
			p, err = h.Table(ctx, t.Affairs.Next)
			return err
		}
		next, err := h.again(&t.Table, player, rotate)
		if err != nil {
			return err
		}
		if p, err = h.open(ctx, next, signoria.Record{}); err != nil {
			return err
		}
		err = t.amend(ctx, func(x *signoria.Table) ([]signoria.Row, error) {
			if x.Affairs.Next != "" { // somebody was faster, at another host
				return nil, errLate
			}
			x.Affairs.Next = p.ID
			return nil, nil
		})
		if err != nil {
			h.abandon(next)
		}
		return err
	})
	return p, err
}

// again is a table like one that was played.
func (h *Host) again(x *signoria.Table, player signoria.Player, rotate bool) (signoria.Table, error) {
	game, err := h.Game(x.Setup.Game)
	if err != nil {
		return signoria.Table{}, err
	}
	t := blankTable(player, signoria.Setup{Game: x.Setup.Game, Version: game.Version(), Seats: x.Setup.Seats,
		Options: play.Unseated(game, x.Setup, levels(x)).Options, Seed: random(), Box: h.opts.Boxes[x.Setup.Game]})
	if _, lesson := play.LessonOf(game, x.Setup); lesson {
		t.Setup.Seed = x.Setup.Seed // it is arranged
	} else {
		t.Setup.Commitment = signoria.Commit(t.Setup.Seed)
	}
	t.Manners, t.Affairs.Name = x.Manners, x.Affairs.Name
	t.Manners.Paused = false
	waits := false
	for s := range x.Chairs {
		to := s
		if rotate {
			to = (s + 1) % len(x.Chairs)
		}
		c := sameAgain(x, play.Seat(s))
		waits = waits || c.Free() || c.Player != "" && c.Player != player.ID
		t.Chairs[to] = c
	}
	live, err := game.Start(seated(game, &t))
	if err == nil && !waits {
		begin(&t, game, live, h.Now())
	}
	return t, err
}

// sameAgain is who sits in a seat when the game is played again: who held it last.
func sameAgain(x *signoria.Table, s play.Seat) signoria.Chair {
	c := x.Chairs[s]
	if c.Player != "" {
		return signoria.Chair{Player: c.Player, Name: c.Name, Alias: c.Alias}
	}
	for _, l := range x.Affairs.Left {
		if c.Resigned && l.Resigned && l.Seat == s {
			return signoria.Chair{Player: l.Player, Name: c.Name, Alias: c.Alias}
		}
	}
	return signoria.Chair{Bot: c.Bot}
}
