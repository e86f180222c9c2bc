package host

import (
	"cmp"
	"context"
	"slices"

	"signoria"
	"signoria/play"
)

// Standing orders are kept with the table, in the store, and belong to the player who gave them from a seat: whoever
// else sits there does not have them.

var (
	errNoOrder    = signoria.Errorf(signoria.NotFound, "there is no such standing order")
	errNoRepeat   = signoria.Errorf(signoria.Invalid, "to that choice no standing order can be given")
	errNoTerm     = signoria.Errorf(signoria.Invalid, "a standing order stands for this turn, this Era or this game")
	errManyOrders = signoria.Errorf(signoria.TooMany, "a seat has at most %d standing orders", signoria.MaxOrders)
)

// loadOrders brings a table's standing orders.
func (t *Table) loadOrders(ctx context.Context) (err error) {
	t.orders, err = t.host.store.Orders(ctx, t.id)
	return err
}

// stands says whether an order of a seat's player is still in force, be it that it rests.
func (t *Table) stands(o signoria.Order) bool {
	if t.Chairs[o.Seat].Player != o.Player {
		return false
	}
	switch o.Term {
	case signoria.ThisTurn:
		return o.Since == t.live.Standing().Turn
	case signoria.ThisEra:
		return o.Since == t.live.Era()
	}
	return true
}

// orderFor finds what a standing order answers for a seat. It gives no answer that cannot be taken back before the
// player himself has given one.
func (t *Table) orderFor(s play.Seat, o play.Offer) (onBehalf, bool) {
	place, number, order, ok := t.ordered(s, o)
	if !ok {
		return onBehalf{}, false
	}
	c := o.Choices[place]
	if !order.Final && t.final(o, c) {
		return onBehalf{}, false
	}
	return onBehalf{Answer: c.With(s, number), hand: signoria.ByOrder, order: order}, true
}

// ordered finds the choice that a standing order of a seat takes of an offer.
func (t *Table) ordered(s play.Seat, o play.Offer) (place int, number int16, order signoria.Order, ok bool) {
	if !slices.ContainsFunc(t.orders, func(x signoria.Order) bool { return x.Seat == s && x.Prompt == uint16(o.Prompt) }) {
		return 0, 0, order, false
	}
	repeats := t.live.Repeats(o)
	for _, order := range t.orders {
		if order.Seat != s || !t.stands(order) {
			continue
		}
		if place, number, fits := play.ByOrder(order, o, repeats); fits {
			return place, number, order, true
		}
	}
	return 0, 0, order, false
}

// final says whether one choice of an offer cannot be taken back.
func (t *Table) final(o play.Offer, c play.Choice) bool {
	o.Choices = []play.Choice{c}
	return t.live.Final(o)[0] != play.NotFinal
}

// changeOrders keeps the standing orders as change leaves them, without those that have run out. What undo makes of what is
// kept by then is as if they had not been changed.
func (t *Table) changeOrders(change func([]signoria.Order) []signoria.Order) (undo undo, err error) {
	return t.updateOrders(func(all []signoria.Order) []signoria.Order {
		return change(slices.DeleteFunc(all, func(o signoria.Order) bool { return !t.stands(o) && t.Chairs[o.Seat].Player == o.Player }))
	})
}

// undo takes a change of standing orders back, whatever others have made of them since.
type undo func(all []signoria.Order) []signoria.Order

func undoing(before, after []signoria.Order) undo {
	return func(all []signoria.Order) []signoria.Order {
		all = slices.DeleteFunc(all, func(o signoria.Order) bool { return slices.Contains(after, o) && !slices.Contains(before, o) })
		for _, o := range before {
			if !slices.ContainsFunc(all, func(other signoria.Order) bool { return other.No == o.No }) && !slices.Contains(after, o) {
				all = append(all, o)
			}
		}
		return all
	}
}

// updateOrders keeps the standing orders as change leaves them.
func (t *Table) updateOrders(change func([]signoria.Order) []signoria.Order) (undo, error) {
	var before []signoria.Order
	t.known.amended.Store(t.Amended + 1)
	after, amended, err := t.host.store.UpdateOrders(context.Background(), t.id, func(all []signoria.Order) []signoria.Order {
		before = slices.Clone(all)
		return change(all)
	})
	if err == nil && amended == t.Amended+1 { // else others have written as well: it is read when the store tells of it
		t.Amended = amended
	}
	t.known.amended.Store(t.Amended)
	if err != nil {
		return nil, err
	}
	t.orders = after
	t.audience.forget()
	return undoing(before, slices.Clone(after)), nil
}

// amendOrder changes one standing order.
func (t *Table) amendOrder(no int32, change func(*signoria.Order)) (undo, error) {
	return t.changeOrders(func(all []signoria.Order) []signoria.Order {
		for i := range all {
			if all[i].No == no {
				change(&all[i])
			}
		}
		return all
	})
}

// rest has a standing order rest until its player resumes it.
func (t *Table) rest(o signoria.Order) {
	if _, err := t.amendOrder(o.No, func(o *signoria.Order) { o.Rests = true }); err != nil {
		t.host.log.Error("a standing order was not laid to rest", "table", t.id, "order", o.No, "error", err)
	}
}

// GiveOrder gives an answer for a seat, and with it the order to answer so again, for a term.
func (h *Host) GiveOrder(ctx context.Context, id, player string, s play.Seat, p Pick, term signoria.Term) error {
	return h.at(ctx, id, func(t *Table) error {
		o, a, err := t.picked(player, s, p)
		if err != nil {
			return err
		}
		limit := a.N
		if t.live.Repeats(o)[p.Choice].Way != signoria.Same {
			a.N = o.Choices[p.Choice].Lo
		}
		order, err := t.order(player, o, p.Choice, a, limit, term)
		if err != nil {
			return err
		}
		undo, err := t.changeOrders(func(all []signoria.Order) []signoria.Order { return with(all, order) })
		if err != nil {
			return err
		}
		rows, err := t.live.Answer(a)
		return t.unless(t.commitAnswer(rows, err), undo)
	})
}

// unless takes back what was changed of the standing orders with an answer that could not be given or recorded: that has not
// happened either. By then the table may have to be loaded again.
func (t *Table) unless(err error, undo undo) error {
	if err == nil || undo == nil {
		return err
	}
	if _, lost := t.updateOrders(undo); lost != nil {
		t.host.log.Error("standing orders were not put back", "table", t.id, "error", lost)
	}
	return err
}

// order makes a standing order of an answer.
func (t *Table) order(player string, o play.Offer, place int, a play.Answer, limit int16, term signoria.Term) (signoria.Order, error) {
	r := t.live.Repeats(o)[place]
	order := signoria.Order{Player: player, Seat: o.Seat, Prompt: uint16(o.Prompt), Args: o.Args, Way: r.Way, Verb: uint16(a.Verb), Of: r.Of, Was: [3]int16{a.A, a.B, a.C},
		Number: limit, Cost: r.Cost, Term: term, Final: t.final(o, o.Choices[place])}
	mine := 0
	for _, other := range t.orders {
		if other.Seat == o.Seat && t.stands(other) {
			mine++
		}
	}
	switch term {
	case signoria.ThisTurn:
		order.Since = t.live.Standing().Turn
	case signoria.ThisEra:
		order.Since = t.live.Era()
	}
	switch {
	case r.Way == "":
		return order, errNoRepeat
	case !slices.Contains(t.terms(), term):
		return order, errNoTerm
	case mine >= signoria.MaxOrders:
		return order, errManyOrders
	}
	return order, nil
}

// terms are those for which an order can stand.
func (t *Table) terms() []signoria.Term {
	if t.live.Era() == 0 {
		return []signoria.Term{signoria.ThisTurn, signoria.ThisGame}
	}
	return []signoria.Term{signoria.ThisTurn, signoria.ThisEra, signoria.ThisGame}
}

// with adds an order to others, under the next number. It takes the place of those of its player's that answer the same
// question.
func with(all []signoria.Order, order signoria.Order) []signoria.Order {
	order.No = 1
	for _, o := range all {
		order.No = max(order.No, o.No+1)
	}
	return append(slices.DeleteFunc(all, func(o signoria.Order) bool {
		return o.Seat == order.Seat && o.Player == order.Player && o.Prompt == order.Prompt && (o.Way != signoria.Same || o.Of == order.Of)
	}), order)
}

// RevokeOrder ends a standing order; ResumeOrder has one that rests go on.
func (h *Host) RevokeOrder(ctx context.Context, id, player string, s play.Seat, no int32) error {
	return h.onOrder(ctx, id, player, s, no, func(t *Table) error {
		_, err := t.changeOrders(func(all []signoria.Order) []signoria.Order {
			return slices.DeleteFunc(all, func(o signoria.Order) bool { return o.No == no })
		})
		return err
	})
}

// ResumeOrder has a standing order that rests go on.
func (h *Host) ResumeOrder(ctx context.Context, id, player string, s play.Seat, no int32) error {
	return h.onOrder(ctx, id, player, s, no, func(t *Table) error {
		_, err := t.amendOrder(no, func(o *signoria.Order) { o.Rests = false })
		return err
	})
}

// onOrder does something with a standing order of a player's, and tells nobody but him.
func (h *Host) onOrder(ctx context.Context, id, player string, s play.Seat, no int32, do func(*Table) error) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := owns(&t.Table, player, s); err != nil {
			return err
		}
		if t.Status != signoria.Playing {
			return errNotPlaying
		}
		mine := func(o signoria.Order) bool { return o.No == no && o.Seat == s && t.stands(o) }
		if !slices.ContainsFunc(t.orders, mine) {
			return errNoOrder
		}
		if err := do(t); err != nil {
			return err
		}
		t.audience.notify(func(w *Watcher) bool { return w.player == player })
		t.answerForSeats()
		return nil
	})
}

// Standing is a standing order in words.
type Standing struct {
	signoria.Order
	Title string // what it is about
	Label string // what is chosen
}

// standingOf lists the standing orders of a seat, in a language.
func (t *Table) standingOf(s play.Seat, lang string) (all []Standing) {
	for _, o := range t.orders {
		if o.Seat != s || !t.stands(o) {
			continue
		}
		prompt := play.Prompt(o.Prompt)
		c := play.Choice{Verb: play.Verb(o.Verb), A: o.Was[0], B: o.Was[1], C: o.Was[2], Lo: o.Number, Hi: o.Number}
		told := t.live.Told(lang, play.Offer{Seat: s, Prompt: prompt, Args: o.Args, Choices: []play.Choice{c}})
		label := told.Choices[0].Label
		if o.Way == signoria.Same {
			label = cmp.Or(play.RepeatedAs(t.game, lang, prompt), label)
		}
		all = append(all, Standing{Order: o, Title: t.game.Text(lang, "order."+t.game.PromptName(prompt)), Label: label})
	}
	return all
}

// waitsForOwn finds the standing order that would give a choice of an offer, but for that it cannot be taken back and its
// player has not given such an answer himself yet.
func (t *Table) waitsForOwn(o play.Offer, place int) (signoria.Order, bool) {
	chosen, _, order, ok := t.ordered(o.Seat, o)
	return order, ok && chosen == place && !order.Final && t.final(o, o.Choices[place])
}

// setFinal notes that he has.
func (t *Table) setFinal(order signoria.Order) undo {
	undo, err := t.amendOrder(order.No, func(o *signoria.Order) { o.Final = true })
	if err != nil {
		t.host.log.Error("a standing order was not changed", "table", t.id, "order", order.No, "error", err)
	}
	return undo
}

// restBefore lays to rest the order that would answer a seat which has taken back: it wants to be asked again.
func (t *Table) restBefore(s play.Seat) {
	if o, asked := t.live.OfferTo(s); asked {
		if _, _, order, ok := t.ordered(s, o); ok {
			t.rest(order)
		}
	}
}
