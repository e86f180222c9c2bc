package host_test

import (
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

func TestForesightIsForTheSeatThatIsAsked(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	pick := h.pick(id, "ada", 0, 0, 0)
	before := len(h.rows(id))
	f, err := h.Foresee(ctx, id, "ada", 0, pick, "en")
	h.must(err)
	if f.Then != play.ThenAsked || len(f.Asked) != 1 || f.Asked[0] != 0 || f.Prompt != "question 1 [1 0 0 0 0 0]" || f.Final != play.NotFinal {
		t.Errorf("an order laid, the next is asked for: got %+v", f)
	}
	if after := len(h.rows(id)); after != before {
		t.Errorf("foresight wrote %d rows", after-before)
	}
	_, err = h.Foresee(ctx, id, "bea", 0, pick, "en")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Foresee(ctx, id, "", 0, pick, "en")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Foresee(ctx, id, "ada", play.Nobody, pick, "en")
	wantCode(t, err, signoria.Invalid)
	_, err = h.Foresee(ctx, id, "ada", 0, host.Pick{Token: pick.Token, Choice: 99}, "en")
	wantCode(t, err, signoria.Invalid)
	h.answer(id, "ada", 0)
	_, err = h.Foresee(ctx, id, "ada", 0, pick, "en")
	wantCode(t, err, signoria.Conflict)
}

func TestNothingIsToldOfWhatAGameDoesNotKnow(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	for seat, code := range map[play.Seat]signoria.Code{0: signoria.NotFound, play.Nobody: signoria.NotFound, 1: signoria.Forbidden, 7: signoria.Invalid} {
		_, err := h.About(ctx, id, "ada", seat, "city:monz", "en")
		wantCode(t, err, code)
	}
}

// choose answers with a choice by its place and number.
func (h *house) choose(id, player string, s play.Seat, choice, number int) {
	h.t.Helper()
	h.must(h.Answer(ctx, id, player, s, h.pick(id, player, s, choice, number)))
}

// What was prepared and no longer holds is told to its seat until it answers again, and to nobody else; a host that
// starts anew still knows it.
func TestWhatIsGivenBackIsTold(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{}, "me", "open")
	plan := func(who string, s play.Seat, men int) {
		h.choose(id, who, s, 0, 0)
		h.choose(id, who, s, 0, 0)
		h.choose(id, who, s, 0, men)
		h.choose(id, who, s, 0, 0)
	}
	plan("bea", 1, 3)
	plan("ada", 0, 3) // hers land first: of the four men for hire one is left
	for range 2 {
		bea, _ := h.see(id, "bea", 1)
		if bea.Offer == nil || bea.Offer.Prompt != toy.AskHire {
			t.Fatalf("bea is asked again how many she hires; got %+v", bea.Offer)
		}
		if len(bea.Returned) != 2 || bea.Returned[0].Label != "11 0" {
			t.Errorf("her hiring and her scouting are given back; got %+v", bea.Returned)
		}
		if ada, _ := h.see(id, "ada", 0); len(ada.Returned) != 0 {
			t.Errorf("ada is told of bea's: %+v", ada.Returned)
		}
		h.shut()
		h.open()
	}
	h.choose(id, "bea", 1, 0, 1)
	if bea, _ := h.see(id, "bea", 1); len(bea.Returned) != 0 {
		t.Errorf("she has answered anew; still told: %+v", bea.Returned)
	}
}
