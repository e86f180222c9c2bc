package host_test

import (
	"reflect"
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

var withCounsel = signoria.Manners{Counsel: true}

// counsels is how often it is on record that counsel was asked for a seat.
func (h *house) counsels(id string, s play.Seat) int {
	h.t.Helper()
	p, err := h.Table(ctx, id)
	h.must(err)
	return p.Affairs.Counsels(s)
}

// asksCounsel asks for counsel on what a seat is asked now.
func (h *house) asksCounsel(id, player string, s play.Seat) ([]host.Advice, error) {
	h.t.Helper()
	return h.Counsel(ctx, id, player, s, h.pick(id, player, s, 0, 0).Token, "en")
}

func TestCounselNamesTheBestAnswers(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", withCounsel, "me", "open")
	all, err := h.asksCounsel(id, "ada", 0)
	h.must(err)
	if len(all) != 3 {
		t.Fatalf("%d answers are named: %+v", len(all), all)
	}
	usual, choices := 0, map[int]bool{}
	for _, a := range all {
		if a.Usual {
			usual++
		}
		choices[a.Choice] = true
		if a.Chance <= 0 || a.Chance >= 1 || int(a.Answer.A) != a.Choice+1 || a.Brings.Then != play.ThenAsked || a.Brings.Prompt != "question 1 [1 0 0 0 0 0]" {
			t.Errorf("%+v", a)
		}
	}
	if usual != 1 || len(choices) != 3 || all[0].Behind != 0 || all[0].Played < all[2].Played {
		t.Errorf("%+v", all)
	}
	again, err := h.asksCounsel(id, "ada", 0)
	h.must(err)
	if !reflect.DeepEqual(all, again) {
		t.Errorf("asked again it says something else\n%+v\n%+v", all, again)
	}
}

// That it was asked for is on record before it is given, at each question once, and stays so; the game knows nothing of it.
func TestEverybodySeesWhoAskedForCounsel(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", withCounsel, "me", "open")
	bea, err := h.Watch(ctx, id, "bea", 1)
	h.must(err)
	defer bea.Close()
	rows := len(h.rows(id))
	for range 2 {
		_, err := h.asksCounsel(id, "ada", 0)
		h.must(err)
	}
	if _, p, err := bea.See(ctx, "en"); err != nil || p.Affairs.Counsels(0) != 1 || p.Affairs.Counsels(1) != 0 {
		t.Errorf("at one question it is noted %d times, of the other seat %d; %v", p.Affairs.Counsels(0), p.Affairs.Counsels(1), err)
	}
	if got := len(h.rows(id)); got != rows {
		t.Errorf("the record has %d rows more", got-rows)
	}
	h.answer(id, "ada", 0)
	_, err = h.asksCounsel(id, "ada", 0)
	h.must(err)
	h.shut()
	h.open()
	if got := h.counsels(id, 0); got != 2 {
		t.Errorf("after two questions it is noted %d times", got)
	}
	if _, err = h.asksCounsel(id, "ada", 0); err != nil || h.counsels(id, 0) != 2 {
		t.Errorf("asked again by a new host it is noted %d times; %v", h.counsels(id, 0), err)
	}
}

// An update in which nothing is new would tell the others that who asked has something to choose. Where nobody else plays, all are
// told.
func TestCounselWakesWhoIsToldOfIt(t *testing.T) {
	for other, told := range map[string]bool{"open": false, "bot:first": true} {
		h := newHouse(t)
		id := h.started("toy", withCounsel, "me", other)
		pages := map[string]*host.Watcher{"ada": h.look(id, "ada", 0), "cleo": h.look(id, "cleo", play.Nobody)}
		woken := func(player string) bool {
			select {
			case <-pages[player].Changed:
				return true
			default:
				return false
			}
		}
		for player, page := range pages {
			defer page.Close()
			woken(player)
		}
		_, err := h.asksCounsel(id, "ada", 0)
		h.must(err)
		for player, want := range map[string]bool{"ada": true, "cleo": told} {
			if woken(player) != want {
				t.Errorf("beside %s, %s is woken: %v", other, player, !want)
			}
		}
	}
}

func TestWhoGetsNoCounsel(t *testing.T) {
	h := newHouse(t)
	refused := func(id, player string, s play.Seat, token string, code signoria.Code) {
		t.Helper()
		all, err := h.Counsel(ctx, id, player, s, token, "en")
		wantCode(t, err, code)
		if all != nil || h.counsels(id, 0) != 0 {
			t.Errorf("%d answers are named, and it is noted %d times", len(all), h.counsels(id, 0))
		}
	}
	id := h.started("toy", withCounsel, "me", "open")
	token := h.pick(id, "ada", 0, 0, 0).Token
	refused(id, "bea", 0, token, signoria.Forbidden)
	refused(id, "", 0, token, signoria.Forbidden)
	refused(id, "ada", play.Nobody, token, signoria.Invalid)
	refused(id, "ada", 0, "another", signoria.Conflict)
	h.answer(id, "ada", 0)
	refused(id, "ada", 0, token, signoria.Conflict)

	id = h.started("toy", signoria.Manners{}, "me", "open")
	refused(id, "ada", 0, h.pick(id, "ada", 0, 0, 0).Token, signoria.Forbidden)
}

func TestThereIsNoCounselInAGameWithoutAMind(t *testing.T) {
	h := newHouseOf(t, mindless{toy.Game})
	id := h.started("toy", withCounsel, "me", "open")
	if p, err := h.Table(ctx, id); err != nil || p.Manners.Counsel {
		t.Errorf("counsel is agreed on: %+v; %v", p.Manners, err)
	}
	_, err := h.asksCounsel(id, "ada", 0)
	wantCode(t, err, signoria.NotFound)
}

// That somebody asks says that he has something to choose: what his hand holds, where everybody is asked. So it is told to
// others when the turn is over, and at once where nobody else plays.
func TestWhoAskedForCounselIsToldAfterItsTurn(t *testing.T) {
	p := host.Present{Table: signoria.Table{
		Chairs:   []signoria.Chair{{Player: "ada"}, {Player: "bea"}, {Bot: "squire"}},
		Progress: signoria.Progress{Status: signoria.Playing, Turn: 3},
	}}
	p.Affairs.Counsel(0, "first", 2)
	p.Affairs.Counsel(0, "second", 3)
	p.Affairs.Counsel(0, "third", 3)
	told := func(player string) int {
		known := p.To(player).Affairs
		return known.Counsels(0)
	}
	for player, want := range map[string]int{"ada": 3, "bea": 1, "": 1} {
		if got := told(player); got != want {
			t.Errorf("in that turn %q is told of %d times, want %d", player, got, want)
		}
	}
	p.Turn++
	if got := told("bea"); got != 3 {
		t.Errorf("after it bea is told of %d times, want 3", got)
	}
	p.Turn, p.Chairs[1] = 3, signoria.Chair{Bot: "squire"}
	if got := told(""); got != 3 {
		t.Errorf("where nobody else plays an onlooker is told of %d times, want 3", got)
	}
}

// Who is behind is not told: it says that somebody was asked, and how often.
func TestWhoIsBehindDoesNotSeeWhoAskedForCounsel(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{Counsel: true, Delay: 60}, "me", "open")
	_, err := h.asksCounsel(id, "ada", 0)
	h.must(err)
	p, err := h.Table(ctx, id)
	h.must(err)
	for player, want := range map[string]int{"ada": 1, "cleo": 0, "": 0} {
		if got := p.To(player).Affairs; got.Counsels(0) != want {
			t.Errorf("%q is told of %d times, want %d", player, got.Counsels(0), want)
		}
	}
}
