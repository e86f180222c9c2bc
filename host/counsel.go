package host

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"slices"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

const (
	// advices is how many answers it names, and surely how many lines say what one brings.
	advices = 3
	surely  = 2
)

var (
	errNoCounsellor = signoria.Errorf(signoria.NotFound, "nobody thinks ahead in games of this kind, so there is no counsel")
	errNoCounsel    = signoria.Errorf(signoria.Forbidden, "the people of this table play without counsel")
	errNoChoice     = signoria.Errorf(signoria.Invalid, "there is nothing to choose, so there is no counsel")
)

// Advice is an answer that counsel names.
type Advice struct {
	play.Weighed
	Choice int      // its place in the offer
	Lapse  bool     // it is behind the best beyond doubt
	Brings Foreseen // what can be known beforehand of it, without odds
}

// Counsel names the best answers to what a seat of the player's is asked, the best first, as somebody who thinks ahead
// finds them by what the seat may know. That it was asked for is stored before it is given: all at the table come to
// see it. A token of another question is a Conflict.
func (h *Host) Counsel(ctx context.Context, id, player string, s play.Seat, token, lang string) (all []Advice, err error) {
	var copied play.Live
	var game play.Game
	var offer play.Offer
	var studies play.Budget
	err = h.at(ctx, id, func(t *Table) (err error) {
		if offer, err = t.standing(player, s, token); err != nil {
			return err
		}
		if err := t.mayCounsel(offer); err != nil {
			return err
		}
		copied, game = t.live.Copy(), t.game
		studies, _ = game.Studies()
		return t.noteCounsel(ctx, s, token)
	})
	if err != nil {
		return nil, err
	}
	err = h.think(ctx, player, thinkFor, func(ctx context.Context) (err error) {
		all, err = advise(ctx, copied, offer, studies, counsellor(id, offer), lang)
		return err
	})
	for i := range all {
		all[i].Brings.Game = game
	}
	return all, err
}

// mayCounsel says why there is no counsel on an offer, or nil if there is.
func (t *Table) mayCounsel(o play.Offer) error {
	switch {
	case !play.Minded(t.game):
		return errNoCounsellor
	case !t.Manners.Counsel:
		return errNoCounsel
	case leavesNothing(o):
		return errNoChoice
	}
	return nil
}

// noteCounsel keeps with the table that counsel is asked for a seat: at one question once, however often it is. The pages hear of
// it that are told (Present.To): to the others an update of nothing would tell that he has something to choose.
func (t *Table) noteCounsel(ctx context.Context, s play.Seat, token string) error {
	if now := t.Affairs; !now.Counsel(s, token, t.Turn) {
		return nil
	}
	err := t.amend(ctx, func(x *signoria.Table) ([]signoria.Row, error) {
		x.Affairs.Counsel(s, token, x.Turn)
		return nil, nil
	})
	t.audience.notify(func(w *Watcher) bool {
		return w.player == t.Chairs[s].Player || t.unnoticed() && !behind(&t.Table, w.player)
	})
	return err
}

// counsellor is what counsel on an offer draws from: from the same always the same, so that asking again tells no more.
// It knows nothing of the table's seed, or it could tell what will be drawn.
func counsellor(id string, o play.Offer) *chance.Source {
	h := fnv.New64a()
	_, _ = fmt.Fprint(h, id, o.Seat, o.Token) // a hash takes everything
	src := chance.New(h.Sum64())
	return &src
}

// advise thinks an offer through, and says of the best answers what they bring.
func advise(ctx context.Context, live play.Live, o play.Offer, b play.Budget, src *chance.Source, lang string) ([]Advice, error) {
	found, err := live.Weigh(ctx, o.Seat, b, src)
	if err != nil {
		return nil, err
	}
	var all []Advice
	for _, w := range named(found) {
		brings, err := bringing(live, w.Answer, lang)
		if err != nil {
			return nil, err
		}
		all = append(all, Advice{w, slices.IndexFunc(o.Choices, w.Answer.Picks), lapse(w), brings})
	}
	return all, nil
}

// named are the answers that are worth naming, the best first: those that were tried often enough to say anything of them. How
// likely they win is told by how far they are behind the best in what was dealt alike: no surer than the best itself is known.
func named(found []play.Weighed) []play.Weighed {
	best := found[0]
	others := slices.DeleteFunc(slices.Clone(found[1:]), func(w play.Weighed) bool { return w.Played < play.Telling })
	for i := range others {
		w := &others[i]
		w.Chance, w.Within = max(0, best.Chance-max(0, w.Behind)), math.Hypot(best.Within, w.Error)
	}
	slices.SortStableFunc(others, func(a, b play.Weighed) int { return cmp.Compare(b.Chance, a.Chance) })
	return append([]play.Weighed{best}, others[:min(advices-1, len(others))]...)
}

// bringing is what an answer surely brings, in few words. Odds are not played out: the chance to win has them in it.
func bringing(live play.Live, a play.Answer, lang string) (f Foreseen, err error) {
	atOnce, stop := context.WithCancel(context.Background())
	stop()
	if f.Foresight, err = live.Foresee(atOnce, a); err != nil {
		return f, err
	}
	f.Odds, f.Others = nil, nil
	f.Lines = f.Lines[:min(surely, len(f.Lines))]
	f.say(live, lang)
	return f, nil
}
