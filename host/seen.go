package host

import (
	"context"

	"signoria"
	"signoria/play"
)

// What players have seen is kept in memory and stored now and then: when a base is, when the table leaves
// the memory, and every few minutes. What a power cut loses of it is shown once more.

type sawOf struct {
	player string
	seat   play.Seat
}

// Seen notes that a player has seen, from a seat of his or as a spectator (Nobody), what happened at a
// table up to a row. What he has seen he has seen: a lower row changes nothing.
func (h *Host) Seen(ctx context.Context, id, player string, s play.Seat, row int32) error {
	return h.at(ctx, id, func(t *Table) error {
		if row < 0 {
			return signoria.Errorf(signoria.Invalid, "there is no such row")
		}
		if s != play.Nobody {
			if err := owns(&t.Table, player, s); err != nil {
				return err
			}
		}
		shown, err := t.shownTo(ctx, player)
		if err == nil {
			t.audience.sees(player, s, min(row, shown.record.numberTo(s, shown.record.lastTo(s))))
		}
		return err
	})
}

// loadSeen brings what was stored, if it is not in memory yet.
func (t *Table) loadSeen(ctx context.Context) error {
	if t.audience.saw != nil {
		return nil
	}
	stored, err := t.host.store.Seen(ctx, t.id)
	if err != nil {
		return err
	}
	t.audience.saw, t.audience.unsaved = map[sawOf]int32{}, map[sawOf]bool{}
	for _, s := range stored {
		t.audience.saw[sawOf{s.Player, s.Seat}] = s.Row
	}
	return nil
}

// saveSeen stores what was seen since the last time. A failure costs only that it is shown once more.
func (t *Table) saveSeen() {
	seen := t.audience.unstored()
	if len(seen) == 0 {
		return
	}
	if err := t.host.store.SaveSeen(context.Background(), t.id, seen); err != nil {
		t.host.log.Error("what was seen was not stored", "table", t.id, "error", err)
	}
}
