package host

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"signoria"
	"signoria/play"
)

var errNotRetold = signoria.Errorf(signoria.Forbidden, "the record can be had when the game is over")

// maxRows is how many rows a record brought from elsewhere may have.
const maxRows = 20_000

// Record returns a finished table's record to who may look at the table. While it is played it would tell
// secrets.
//
// It comes from the store, not from memory: it can be had of a game that these rules cannot show.
func (h *Host) Record(ctx context.Context, id, player string) (r signoria.Record, err error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return r, err
	}
	if err := mayRetell(&t, player); err != nil {
		return r, err
	}
	r.Setup = t.Setup
	for _, c := range t.Chairs {
		r.Names = append(r.Names, sitter(c))
	}
	r.Rows, err = h.store.Rows(ctx, id, 0)
	return r, err
}

// mayRetell says why a player cannot have the record, nor the story, or nil if he can.
func mayRetell(x *signoria.Table, player string) error {
	if x.Status != signoria.Finished {
		return errNotRetold
	}
	return mayLook(x, player)
}

// Import opens a table of a record brought from elsewhere, once every row of it has been played
// again. A finished one is there to look at; in an unfinished one the player gets the seats that
// were not bots'. If he has brought the same record before and has done nothing at that table, it is returned while it is
// as he brought it: whoever heard nothing of the first may send it again. It is not once it has ended there.
func (h *Host) Import(ctx context.Context, player signoria.Player, r signoria.Record) (Present, error) {
	game, err := h.Game(r.Game)
	if err != nil {
		return Present{}, err
	}
	if r.Box != h.opts.Boxes[r.Game] {
		return Present{}, errOtherBox
	}
	sum := sumOf(player, r)
	if p, _, found, err := h.brought(ctx, sum, r); found || err != nil {
		return p, err
	}
	if err := h.Crowded(); err != nil { // before it is played again for nothing
		return Present{}, err
	}
	live, err := h.verify(ctx, game, r)
	if err != nil {
		return Present{}, err
	}
	h.bringing.Lock()
	defer h.bringing.Unlock()
	p, id, found, err := h.brought(ctx, sum, r)
	if found || err != nil {
		return p, err
	}
	t := blankTable(player, r.Setup)
	t.ID = id
	t.Progress, t.Rows = progress(live, t.Moved), 0
	t.Affairs.Foreseen = true
	t.Setup.Commitment = nil      // nobody here was told the hash beforehand
	r.Rows = slices.Clone(r.Rows) // they are the caller's
	for i := range r.Rows {       // whatever the file says, it was not later than now
		r.Rows[i].At = min(max(r.Rows[i].At, 0), t.Moved.UnixMilli())
	}
	for s := range t.Chairs {
		t.Chairs[s] = importedChair(game, player, r, play.Seat(s), live.Over())
	}
	return h.open(ctx, t, r)
}

// sumOf is the same for the same record brought by the same player, and for no other.
func sumOf(player signoria.Player, r signoria.Record) []byte {
	h := sha256.New()
	fmt.Fprintln(h, player.ID)
	_ = json.NewEncoder(h).Encode(r) // a hash takes everything, and a record that was read can be written
	return h.Sum(nil)
}

// brought finds the table that a player has made of a record, unless somebody has done something there or it has ended; and
// if there is none the id that it has. Nobody else can know these ids: they follow from the player's own, which only he is told.
func (h *Host) brought(ctx context.Context, sum []byte, r signoria.Record) (p Present, id string, found bool, err error) {
	for n := 0; ; n++ {
		of := sha256.Sum256(fmt.Append(sum, n))
		id = idOf([12]byte(of[:12]))
		t, err := h.store.Table(ctx, id)
		if signoria.CodeOf(err) == signoria.NotFound {
			return p, id, false, nil
		}
		if err != nil {
			return p, id, false, err
		}
		if int(t.Rows) < len(r.Rows) {
			continue // the server died while it was stored
		}
		since, err := h.store.Rows(ctx, id, int32(len(r.Rows)))
		if err != nil {
			return p, id, false, err
		}
		ended := len(since) > 0 && t.Status == signoria.Finished // it ends with a row
		if !ended && !slices.ContainsFunc(since, somebodys) {
			p, err = h.Table(ctx, id)
			return p, id, err == nil, err
		}
	}
}

// somebodys says whether a row is of somebody's doing, and not of the table's own or a bot's. Who leaves his seat, or lets a
// bot play on, does something too.
func somebodys(r signoria.Row) bool {
	switch {
	case r.Bot, r.Follows(), r.Kind == signoria.Upgraded:
		return false
	case r.Kind == signoria.Answered:
		return r.Hand == signoria.OwnHand
	}
	return true
}

func (h *Host) verify(ctx context.Context, game play.Game, r signoria.Record) (live play.Live, err error) {
	if len(r.Rows) > maxRows {
		return nil, signoria.Errorf(signoria.Invalid, "a record has at most %d rows; this one has %d", maxRows, len(r.Rows))
	}
	for i, row := range r.Rows {
		if note, err := cleanNote(row.Note); err != nil || note != row.Note {
			return nil, signoria.Errorf(signoria.Invalid, "row %d: its words are too long or hold what words do not", i+1)
		}
		if row.Seat < signoria.Nobody || int(row.Seat) >= r.Seats {
			return nil, signoria.Errorf(signoria.Invalid, "row %d: there is no seat %d", i+1, row.Seat)
		}
	}
	if err := r.CheckSeed(); err != nil {
		return nil, signoria.Errorf(signoria.Invalid, "the record does not hold: %v", err)
	}
	if err := h.checking.enter(ctx); err != nil {
		return nil, err
	}
	defer h.checking.leave()
	live, err = game.Verify(r)
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return nil, err
	}
	if err != nil {
		return nil, signoria.Errorf(signoria.Invalid, "the record does not hold: %v", err)
	}
	return live, nil
}

// importedChair is who sits in a seat of an imported table. In a finished one it is who sat there,
// by name alone.
func importedChair(game play.Game, me signoria.Player, r signoria.Record, s play.Seat, over bool) signoria.Chair {
	name := ""
	if int(s) < len(r.Names) {
		name = r.Names[s]
	}
	bot, is := strings.CutPrefix(name, "bot:")
	switch {
	case is && play.Knows(game, bot):
		return signoria.Chair{Bot: bot}
	case botAnswered(r.Rows, s) && bestBot(game) != "":
		return signoria.Chair{Bot: bestBot(game)}
	case !over:
		return signoria.Chair{Player: me.ID, Name: me.Name}
	}
	if clean, err := signoria.CleanName(name); err == nil {
		return signoria.Chair{Name: clean}
	}
	return signoria.Chair{Name: fmt.Sprint("#", s+1)}
}

// botAnswered says whether it was a bot that answered last for a seat.
func botAnswered(rows []signoria.Row, s play.Seat) bool {
	for _, r := range slices.Backward(rows) {
		if r.Seat == s && r.Kind == signoria.Answered {
			return r.Bot
		}
	}
	return false
}
