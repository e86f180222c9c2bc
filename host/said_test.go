package host_test

import (
	"testing"
	"time"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/host"
	"signoria/play/bargain"
)

// Who is away is told of letters to him once, until he has come or half a day has gone by.
func TestWhoIsAwayIsToldOfLetters(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.create(ada, "me", "open", "open")
		for s, who := range players[1:] {
			_, err := h.Sit(ctx, id, who, signoria.Seat(s+1), "")
			h.must(err)
		}
		defer h.look(id, "cleo", host.FirstSeat).Close() // she reads them as they come
		h.write(id, ada, "", "good evening")
		pass(59 * time.Second)
		r.wants(t)
		h.write(id, cleo, "", "good evening to you")
		pass(2 * time.Second)
		r.wants(t, "bea is not waited for and has 2 letters")
		pass(time.Minute)
		r.wants(t, "ada is not waited for and has 1 letters")
		h.write(id, ada, "", "where is Bea?")
		pass(11 * time.Hour)
		r.wants(t)
		pass(time.Hour)
		h.write(id, ada, "", "well then")
		pass(2 * time.Minute)
		r.wants(t, "bea is not waited for and has 4 letters")

		h.wantWritten(id, "bea", "good evening", "good evening to you", "where is Bea?", "well then")
		h.write(id, ada, h.keyOf(id, "ada", "BEA"), "there you are")
		pass(2 * time.Minute)
		r.wants(t, "bea is not waited for and has 5 letters")
	})
}

// Of a letter to another nobody hears, though there is an older one for him.
func TestALetterToAnotherTellsNobody(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.create(ada, "me", "open", "open")
		for s, who := range players[1:] {
			_, err := h.Sit(ctx, id, who, signoria.Seat(s+1), "")
			h.must(err)
		}
		cleos := h.keyOf(id, "ada", "CLEO")
		h.write(id, ada, h.keyOf(id, "ada", "BEA"), "good evening")
		pass(2 * time.Minute)
		r.wants(t, "bea is not waited for and has 1 letters")
		pass(13 * time.Hour)
		h.write(id, ada, cleos, "psst")
		pass(2 * time.Minute)
		r.wants(t, "cleo is not waited for and has 1 letters")
	})
}

func TestWhoHasComeMeanwhileIsToldOfNoLetter(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.create(ada, "me", "open")
		_, err := h.Sit(ctx, id, bea, 1, "")
		h.must(err)
		h.write(id, ada, "", "good evening")
		pass(30 * time.Second)
		h.wantWritten(id, "bea", "good evening")
		pass(time.Hour)
		r.wants(t)
		h.must(h.Mute(ctx, id, "bea", h.keyOf(id, "bea", "ADA"), true))
		h.write(id, ada, "", "do you hear me?")
		pass(time.Hour)
		r.wants(t)
		h.must(h.Mute(ctx, id, "bea", h.keyOf(id, "bea", "ADA"), false))
		h.write(id, ada, "", "and now?")
		h.Close()
		pass(time.Hour)
		r.wants(t)
	})
}

// Whoever is offered something while he is away is told of that.
func TestWhoIsAwayIsToldOfOffers(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.started(warriorknights.ID, signoria.Manners{}, "me", "open", "open")
		pass(30 * time.Minute)
		r.forget() // that it is their turn they have been told
		h.must(h.haggle(id, 0, offering(1, 5, "", "peace")))
		pass(2 * time.Minute)
		r.wants(t, "ada", "bea and has 1 offers") // Ada was here, and it is her turn still
		h.must(h.haggle(id, 1, offering(2, 0, "peace", "peace")))
		h.must(h.haggle(id, 1, answering(bargain.Withdraw, 2)))
		pass(2 * time.Minute)
		r.wants(t, "bea")
		toAll := offering(bargain.Everybody, 1, "", "peace")
		toAll.Open = true
		h.must(h.haggle(id, 0, toAll))
		pass(2 * time.Minute)
		r.wants(t, "ada", "bea and has 2 offers", "cleo and has 1 offers")
	})
}
