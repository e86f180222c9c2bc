package host_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// sheet is answers of a seat to what it is asked now.
func (h *house) sheet(id, player string, s play.Seat, links ...host.Link) host.Sheet {
	h.t.Helper()
	return host.Sheet{Token: h.pick(id, player, s, 0, 0).Token, Links: links}
}

// link is an answer by a verb and what it is done to.
func link(v play.Verb, a int16, number int) host.Link {
	return host.Link{ID: play.Choice{Verb: v, A: a}.ID(), Number: number}
}

// planned are all the answers of a round's beginning.
func planned(first, second int16, men int) []host.Link {
	return []host.Link{link(toy.Lay, first, 0), link(toy.Lay, second, 0), link(toy.Hire, 0, men), link(toy.Scout, 0, 0)}
}

func TestASheetIsRecordedAndTakenBackAsOne(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	done, err := h.AnswerAll(ctx, id, "ada", 0, h.sheet(id, "ada", 0, planned(1, 2, 3)...))
	h.must(err)
	if done.Played != 4 || done.Why != nil {
		t.Fatalf("got %+v", done)
	}
	rows := h.rows(id)
	for i, verb := range []play.Verb{toy.Lay, toy.Lay, toy.Hire, toy.Scout} {
		if r := rows[i]; r.Kind != signoria.Answered || play.Verb(r.Verb) != verb || r.Sheet != 1 {
			t.Errorf("row %d is %+v", i, r)
		}
	}
	h.shut()
	h.open() // what belongs together is in the store
	if ada, _ := h.see(id, "ada", 0); ada.Undo != nil || ada.Undoes != 4 {
		t.Errorf("taking back takes %d back: %v", ada.Undoes, ada.Undo)
	}
	h.must(h.TakeBack(ctx, id, "ada", 0))
	ada, _ := h.see(id, "ada", 0)
	if ada.Offer == nil || ada.Offer.Prompt != toy.AskLay || ada.Offer.Args != (play.Args{}) || ada.Undoes != 0 {
		t.Errorf("she is asked what she was asked first; got %+v", ada.Offer)
	}
	if n := len(h.rows(id)); n != 8 {
		t.Errorf("the record has %d rows", n)
	}
	h.finish(id)
	h.verify(id)
}

func TestASheetGoesAsFarAsItFits(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	w, err := h.Watch(ctx, id, "ada", 0) // while somebody looks, rules are named
	h.must(err)
	defer w.Close()
	done, err := h.AnswerAll(ctx, id, "ada", 0, h.sheet(id, "ada", 0, planned(1, 1, 0)...))
	h.must(err)
	if done.Played != 1 || !errors.Is(done.Why, play.ErrNotOffered) || done.Rule != toy.RuleTwice {
		t.Errorf("the same order twice: got %+v", done)
	}
	if ada, _ := h.see(id, "ada", 0); ada.Offer.Args[0] != 1 || ada.Undoes != 1 {
		t.Errorf("the first is laid, the second asked for; got %+v", ada.Offer)
	}
	before := len(h.rows(id))
	done, err = h.AnswerAll(ctx, id, "ada", 0, h.sheet(id, "ada", 0, link(toy.Lay, 1, 0)))
	h.must(err)
	if done.Played != 0 || done.Rule != toy.RuleTwice || len(h.rows(id)) != before {
		t.Errorf("nothing of it fits, and %d rows are added: %+v", len(h.rows(id))-before, done)
	}
}

// What all have prepared happens with the last answer: what comes after it was chosen without knowing that.
func TestASheetStopsAtFate(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	_, err := h.AnswerAll(ctx, id, "bea", 1, h.sheet(id, "bea", 1, planned(2, 1, 0)...))
	h.must(err)
	done, err := h.AnswerAll(ctx, id, "ada", 0, h.sheet(id, "ada", 0, append(planned(3, 2, 0), link(toy.March, 1, 0))...))
	h.must(err)
	ada, _ := h.see(id, "ada", 0)
	if done.Played != 4 || !errors.Is(done.Why, play.ErrFate) || ada.Offer == nil || ada.Offer.Prompt != toy.AskMarch || ada.Undoes != 0 {
		t.Errorf("got %+v, then %+v", done, ada.Offer)
	}
	done, err = h.AnswerAll(ctx, id, "ada", 0, h.sheet(id, "ada", 0, link(toy.March, 1, 0), link(toy.Play, 0, 0)))
	h.must(err)
	if done.Played != 1 || !errors.Is(done.Why, play.ErrFate) {
		t.Errorf("cards are drawn: got %+v", done)
	}
}

func TestBadSheets(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	good := h.sheet(id, "ada", 0, planned(1, 2, 0)...)
	with := func(change func(*host.Sheet)) host.Sheet {
		bad := host.Sheet{Token: good.Token, Links: slices.Clone(good.Links)}
		change(&bad)
		return bad
	}
	for name, bad := range map[string]struct {
		sheet host.Sheet
		code  signoria.Code
	}{
		"too long":      {with(func(x *host.Sheet) { x.Links = slices.Repeat(x.Links, host.MaxLinks/4+1) }), signoria.Invalid},
		"a stale token": {with(func(x *host.Sheet) { x.Token += "0" }), signoria.Conflict},
		"no such name":  {with(func(x *host.Sheet) { x.Links[3].ID = "scout" }), signoria.Invalid},
		"a huge number": {with(func(x *host.Sheet) { x.Links[2].Number = 1 << 16 }), signoria.Invalid},
		"endless words": {with(func(x *host.Sheet) { x.Links[1].Note = strings.Repeat("word ", 200) }), signoria.Invalid},
	} {
		_, err := h.AnswerAll(ctx, id, "ada", 0, bad.sheet)
		if signoria.CodeOf(err) != bad.code {
			t.Errorf("%s: %v", name, err)
		}
		if _, err = h.Try(ctx, id, "ada", 0, bad.sheet, "en"); signoria.CodeOf(err) != bad.code {
			t.Errorf("%s, tried: %v", name, err)
		}
	}
	_, err := h.AnswerAll(ctx, id, "ada", 0, with(func(x *host.Sheet) { x.Links = nil }))
	wantCode(t, err, signoria.Invalid)
	for who, s := range map[string]play.Seat{"bea": 0, "": 0, "ada": 1} {
		_, err := h.AnswerAll(ctx, id, who, s, good)
		wantCode(t, err, signoria.Forbidden)
		_, err = h.Try(ctx, id, who, s, good, "en")
		wantCode(t, err, signoria.Forbidden)
	}
	if n := len(h.rows(id)); n != 0 {
		t.Errorf("%d rows were added", n)
	}
	_, err = h.AnswerAll(ctx, id, "ada", 0, good)
	h.must(err)
	_, err = h.AnswerAll(ctx, id, "ada", 0, good) // doubled
	wantCode(t, err, signoria.Conflict)
}

func TestATrialTellsWhereASheetLeads(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	sheet := h.sheet(id, "ada", 0, planned(1, 2, 3)[:3]...)
	tried, err := h.Try(ctx, id, "ada", 0, sheet, "en")
	h.must(err)
	if tried.Played != 3 || tried.Why != nil || tried.Offer == nil || tried.Offer.Prompt != toy.AskScout || tried.Offer.Told.Prompt == "" || tried.Offer.Token != "" {
		t.Errorf("got %+v", tried)
	}
	if n := len(h.rows(id)); n != 0 {
		t.Errorf("a trial wrote %d rows", n)
	}
	_, err = h.AnswerAll(ctx, id, "ada", 0, sheet)
	h.must(err)
	ada, _ := h.see(id, "ada", 0)
	if shownAs(ada.View) != string(tried.View) || ada.Offer.Told.Prompt != tried.Offer.Told.Prompt {
		t.Errorf("told %s\ncame %s", tried.View, shownAs(ada.View))
	}
	h.must(h.TakeBack(ctx, id, "ada", 0))
	_, err = h.Try(ctx, id, "ada", 0, sheet, "en")
	wantCode(t, err, signoria.Conflict) // the offer that comes again is another
	none, err := h.Try(ctx, id, "ada", 0, h.sheet(id, "ada", 0), "en")
	h.must(err)
	if none.Played != 0 || none.Offer.Prompt != toy.AskLay {
		t.Errorf("nothing tried leads to what is asked; got %+v", none.Offer)
	}
}
