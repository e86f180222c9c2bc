package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"signoria"
	"signoria/play"
)

// A moment of a finished game is studied at a table of its own, which has the record up to there. What the seat that was
// asked could not know is dealt again, so that whoever has seen how the game went on has no use of it.

// maxStudies is how many studies a player keeps open at which he has answered nothing yet. One more, and the one he opened
// first is dropped: there is nothing in it that cannot be opened again.
const maxStudies = 10

var (
	errNoMoment    = signoria.Errorf(signoria.NotFound, "there is no such moment")
	errNobodyAsked = signoria.Errorf(signoria.Conflict, "nobody is asked anything at that moment")
)

// Study opens a table at which a player studies what a seat was asked at a moment of a finished game, or, if it was asked
// nothing, the first seat that was. He sits there, and bots everywhere else. Who may have the record may study it. A study of the
// same that he has not played yet is returned as it is.
func (h *Host) Study(ctx context.Context, id string, player signoria.Player, row int32, s play.Seat) (p Present, err error) {
	past, err := h.past(ctx, id, player.ID)
	if err != nil {
		return p, err
	}
	reel, err := h.reelAt(ctx, past, row)
	if err != nil {
		return p, err
	}
	o, err := askedAt(reel, s)
	if err != nil {
		return p, err
	}
	study := signoria.Study{Of: id, Row: reel.Row, Turn: reel.Standing().Turn, Seat: o.Seat, Better: past.found.betterAt(reel.Row, o.Seat)}
	if err := h.opening.enter(ctx); err != nil {
		return p, err
	}
	defer h.opening.leave()
	opened, err := h.unplayedStudies(ctx, player.ID)
	if err != nil {
		return p, err
	}
	if i := slices.IndexFunc(opened, func(t signoria.Table) bool { return shows(t, study) }); i >= 0 {
		return h.Table(ctx, opened[i].ID)
	}
	for _, t := range opened[min(len(opened), maxStudies-1):] {
		if err := h.at(ctx, t.ID, func(t *Table) error { return t.dropUnplayed(ctx) }); err != nil {
			return p, err
		}
	}
	t, r, err := past.studied(player, reel, study)
	if err != nil {
		return p, err
	}
	if p, err = h.open(ctx, t, r); err != nil {
		return p, err
	}
	return p, h.Seen(ctx, p.ID, player.ID, study.Seat, p.Rows)
}

// past is a finished game, and what an analysis has found of it by now.
type past struct {
	signoria.Table
	game   play.Game
	record signoria.Record
	found  Analysis
}

func (h *Host) past(ctx context.Context, id, player string) (x past, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		if err := mayRetell(&t.Table, player); err != nil {
			return err
		}
		x = past{Table: t.Table, game: t.game, record: t.recordOf(nil)}
		if t.analysing != nil {
			x.found, _ = t.analysing.sofar() // one that failed has found nothing
		}
		return nil
	})
	if err == nil {
		x.record.Rows, err = h.store.Rows(ctx, id, 0)
	}
	return x, err
}

// reelAt runs a game to the moment that holds a row.
func (h *Host) reelAt(ctx context.Context, x past, row int32) (*play.Reel, error) {
	r := x.record
	if row < 0 || int(row) > len(r.Rows) {
		return nil, errNoMoment
	}
	if spans := play.Spans(r.Setup, r.Rows); len(spans) > 1 && row <= spans[len(spans)-2].Upto {
		return nil, errBefore
	}
	if err := h.reeling.enter(ctx); err != nil {
		return nil, err
	}
	defer h.reeling.leave()
	reel, err := x.game.Reel(r, row)
	if err == nil {
		_, err = reel.Next()
	}
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return nil, errNoStory
	}
	return reel, err
}

// askedAt is what a seat, or the first that is asked, is asked at a moment.
func askedAt(reel *play.Reel, s play.Seat) (play.Offer, error) {
	if o, asked := reel.OfferTo(s); asked {
		return o, nil
	}
	if offers := reel.Offers(); len(offers) > 0 {
		return offers[0], nil
	}
	return play.Offer{}, errNobodyAsked
}

// betterAt is what would have been better than what a seat answered at a moment, if that is among what is told of it.
func (a Analysis) betterAt(row int32, s play.Seat) *signoria.Better {
	if int(s) >= len(a.Seats) {
		return nil
	}
	i := slices.IndexFunc(a.Seats[s].Lapses, func(l Lapse) bool { return l.Row == row })
	if i < 0 {
		return nil
	}
	l := a.Seats[s].Lapses[i]
	b := l.Answer
	return &signoria.Better{Answer: signoria.Row{Seat: s, Verb: uint16(b.Verb), A: b.A, B: b.B, C: b.C, N: b.N}, Given: l.Given, Said: l.Better, Gain: l.Lost, Error: l.Error}
}

// unplayedStudies are those that a player has opened and not played, the latest opened first: bots may have moved at an older
// one since.
func (h *Host) unplayedStudies(ctx context.Context, player string) ([]signoria.Table, error) {
	tables, err := h.store.TablesOf(ctx, player)
	tables = slices.DeleteFunc(tables, func(t signoria.Table) bool { return t.Host != player || !unplayed(t) })
	slices.SortStableFunc(tables, func(a, b signoria.Table) int { return b.Created.Compare(a.Created) })
	return tables, err
}

// shows says whether a study is of the same as another, and tells no less.
func shows(t signoria.Table, study signoria.Study) bool {
	was := t.Affairs.Study
	return was.Of == study.Of && was.Row == study.Row && was.Seat == study.Seat && (was.Better != nil || study.Better == nil)
}

// dropUnplayed drops a study that nobody has played, unless somebody looks at it.
func (t *Table) dropUnplayed(ctx context.Context) error {
	if !unplayed(t.Table) || t.audience.watched() {
		return nil
	}
	if err := t.host.store.DropTable(ctx, t.ID); err != nil {
		return err
	}
	clear(t.audience.unsaved)
	t.host.leave(t)
	return nil
}

// studied is the table of a study, and the record it begins with.
func (x past) studied(player signoria.Player, reel *play.Reel, study signoria.Study) (t signoria.Table, r signoria.Record, err error) {
	before := reel.Past()
	made, err := reel.Study(study.Seat, random(), study.Of)
	if err != nil {
		return t, r, err
	}
	o, _ := reel.OfferTo(study.Seat)
	study.Began, study.Asked = made[0].No, question(o)
	t = blankTable(player, x.Setup)
	t.Setup.Commitment = nil // what is drawn here is drawn from another seed
	t.Progress = progress(reel.Live, t.Moved)
	t.Affairs.Foreseen, t.Affairs.Study = true, &study
	t.Manners.Spectators, t.Manners.Counsel = x.Manners.Spectators, play.Minded(x.game)
	for s, c := range x.Chairs {
		t.Chairs[s] = signoria.Chair{Bot: cmp.Or(c.Bot, bestBot(x.game), play.RandomBot)}
	}
	t.Chairs[study.Seat] = signoria.Chair{Player: player.ID, Name: player.Name}
	for i := range made {
		made[i].At = t.Created.UnixMilli()
	}
	return t, signoria.Record{Rows: append(before, made...), Origin: x.record.Origin}, nil
}

// question names what a seat is asked, the same whenever it is asked that again.
func question(o play.Offer) string { return fmt.Sprintf("%016x", o.Token) }

// unplayed says whether a table is a study at which nothing has been answered yet. It stands among no games.
func unplayed(t signoria.Table) bool { return t.Affairs.Study != nil && !t.Affairs.Study.Played }

// notePlayed notes that its player has answered at a study.
func (t *Table) notePlayed() error {
	if !unplayed(t.Table) {
		return nil
	}
	err := t.amend(context.Background(), func(x *signoria.Table) ([]signoria.Row, error) {
		played := *x.Affairs.Study
		played.Played = true
		x.Affairs.Study = &played
		return nil, nil
	})
	t.host.remindAt(&t.Table) // it waits for him from now on
	t.host.wereHere(t)
	return err
}

// Better is the answer that was found to be better than the one that was given.
type Better struct {
	Choice int // its place in the offer
	Number int
}

// betterOf is what a seat had better answer to an offer, if that is the one that is studied.
func (t *Table) betterOf(o play.Offer) *Better {
	x := t.Affairs.Study
	if x == nil || x.Better == nil || x.Seat != o.Seat || x.Asked != question(o) {
		return nil
	}
	b := x.Better.Answer
	a := play.Answer{Seat: x.Seat, Verb: play.Verb(b.Verb), A: b.A, B: b.B, C: b.C, N: b.N}
	i := slices.IndexFunc(o.Choices, a.Picks)
	if i < 0 {
		return nil
	}
	return &Better{i, int(b.N)}
}
