package host

import (
	"context"
	"time"

	"signoria"
	"signoria/play"
)

// patience is how long bots wait for pages that are behind. Who plays alone may let them wait as long as he likes.
const patience = 8 * time.Second

// Ahead is what a page says that shows everything at once: no bot need wait for it.
const Ahead int32 = -1

// Followed notes that a page of a player's has shown what happened at a table up to a row. Pages show deeds one at a time;
// bots wait until one of those who play and look on has seen the last, so that nobody waits for who likes it slow.
func (h *Host) Followed(ctx context.Context, id, player string, row int32) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := mayLook(&t.Table, player); err != nil {
			return err
		}
		if row < Ahead {
			return signoria.Errorf(signoria.Invalid, "there is no such row")
		}
		row = min(row, t.Rows)
		t.audience.follow(player, row)
		if row != 0 && !h.roll.alone() { // the one in charge of the bots may be another
			h.store.Tell(signoria.Notice{Table: id, Player: player, Shown: row})
		}
		return nil
	})
}

// behind says whether all who play and look on have pages that have yet to show what happened, and whether only one
// person plays at all, with a page here: what one shows at another host may get lost. A page that has never said what it
// shows is not behind.
func (t *Table) behind() (behind, alone bool) {
	people := map[string]bool{}
	for _, c := range t.Chairs {
		if c.Plays(c.Player) {
			people[c.Player] = true
		}
	}
	for player := range people {
		if !t.audience.here(player) {
			continue
		}
		row, paced := t.audience.followed[player]
		if !paced || row >= t.chronicle.lastTo(t.seatsOf(player)) {
			return false, false
		}
		behind, alone = true, t.audience.attends(player)
	}
	return behind, alone && len(people) == 1
}

// waitForPages waits until a bot's answer may be given: what led to its question has been shown.
func (t *Table) waitForPages(offer play.Offer) {
	if t.host.opts.Pace == 0 {
		return
	}
	var enough <-chan time.Time
	for {
		var behind, alone bool
		here, err := t.use(t.host.stop, func(t *Table) error {
			if t.live == nil || t.Manners.Paused {
				return nil
			}
			if now, asked := t.live.OfferTo(offer.Seat); asked && now.Token == offer.Token {
				behind, alone = t.behind()
			}
			return nil
		})
		if !here || err != nil || !behind {
			return
		}
		switch {
		case alone:
			enough = nil
		case enough == nil:
			enough = time.After(patience)
		}
		select {
		case <-t.audience.paced:
		case <-enough:
			return
		case <-t.host.stop.Done():
			return
		}
	}
}
