package host_test

import (
	"maps"
	"testing"

	"signoria"
	"signoria/host"
)

// A bot that brings options has them in the setup of the seat it took, keeps the seat, and takes none in play.
func TestABotOfItsOwnRules(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "open", "open"}, Options: map[string]int{"troops": 2}})
	h.must(err)
	_, err = h.Sit(ctx, p.ID, ada, 1, "beggar")
	h.must(err)
	p, err = h.Sit(ctx, p.ID, bea, 2, "")
	h.must(err)
	if len(p.Setup.Options) != 1 {
		t.Fatalf("before the start he may still get up, but the options are %v", p.Setup.Options)
	}
	p, err = h.Start(ctx, p.ID, ada)
	h.must(err)
	if want := map[string]int{"troops": 2, "purse.1": 1}; !maps.Equal(p.Setup.Options, want) || !maps.Equal(h.table(p.ID).Setup.Options, want) {
		t.Fatalf("played with %v", p.Setup.Options)
	}
	_, err = h.Sit(ctx, p.ID, cleo, 1, "")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, p.ID, ada, 1, "first")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, p.ID, ada, 0, "beggar")
	wantCode(t, err, signoria.Forbidden)

	p, err = h.Resign(ctx, p.ID, bea, 2)
	h.must(err)
	if p.Chairs[2].Bot != "first" {
		t.Fatalf("for who resigned plays %q", p.Chairs[2].Bot)
	}
	h.finish(p.ID)
	next, err := h.Rematch(ctx, p.ID, ada, true)
	h.must(err)
	if want := map[string]int{"troops": 2}; next.Chairs[2].Bot != "beggar" || !maps.Equal(next.Setup.Options, want) {
		t.Fatalf("again with %v and %v", next.Chairs, next.Setup.Options)
	}
	next, err = h.Start(ctx, next.ID, ada)
	h.must(err)
	if want := map[string]int{"troops": 2, "purse.2": 1}; !maps.Equal(next.Setup.Options, want) {
		t.Fatalf("played again with %v", next.Setup.Options)
	}
}

func TestFits(t *testing.T) {
	h := newHouse(t)
	n := host.NewTable{Game: "toy", Seats: []string{"me", "open", "bot:beggar"}, Options: map[string]int{"arms.0": 1, "arms.1": 1}}
	wantCode(t, h.Fits(ada, n), signoria.Invalid)
	n.Options["arms.1"] = 2
	h.must(h.Fits(ada, n))
	h.must(h.Fits(signoria.Player{}, n))
	n.Seats = []string{"me", "bot:king"}
	wantCode(t, h.Fits(ada, n), signoria.Invalid)
	if mine, err := h.Tables(ctx, "ada"); err != nil || len(mine) != 0 {
		t.Fatalf("it was only asked, and there are %d tables, %v", len(mine), err)
	}
}

// A box file is of one game: tables of the others do not mind it.
func TestABoxIsOfItsGame(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	for game, code := range map[string]signoria.Code{"chess": "", "toy": signoria.Conflict} {
		h.shut()
		h.opts.Boxes = map[string]string{game: "another"}
		h.open()
		_, err := h.Table(ctx, id)
		if signoria.CodeOf(err) != code {
			t.Errorf("with a box of %s: %v", game, err)
		}
	}
	if p := h.create(ada, "me", "bot:first"); h.table(p).Setup.Box == "" && h.opts.Boxes["toy"] != "" {
		t.Error("a new table does not say which box it is played with")
	}
}
