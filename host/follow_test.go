package host_test

import (
	"context"
	"database/sql"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/host"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/toy"
)

// deaf is a store of which nobody is told what is written.
type deaf struct{ signoria.Store }

func (deaf) Follow(func(signoria.Notice)) (stop func()) { return func() {} }

// beside is another house over the same store, seen as through.
func (h *house) beside(through signoria.Store) *house {
	h.t.Helper()
	other := &house{t: h.t, games: h.games, store: h.store, Host: host.New(through, h.games, h.opts)}
	h.t.Cleanup(other.Close)
	h.must(other.Resume(ctx))
	return other
}

// shown is all that a seat sees of a table, but for who is there, and to the millisecond when it moved.
func (h *house) shown(id, player string, s play.Seat) string {
	h.t.Helper()
	sight, p := h.see(id, player, s)
	_, news := sight.News(-1, 0)
	_, post := h.written(id, player)
	p.Moved = time.Time{}
	offers := ""
	for _, o := range []*host.Offer{sight.Offer, sight.Asides} {
		if o != nil {
			offers += fmt.Sprintf(" %+v", *o)
		}
	}
	return fmt.Sprintf("row %d of %d\n%s\n%s\ntakes back %d: %v\n%v %v %v\n%s\n%+v\n%s\n%+v", sight.Row, p.Rows, shownAs(sight.View), offers,
		sight.Undoes, sight.Undo, sight.Orders, sight.Given, sight.Returned, shownAs(sight.Bargains), news, shownAs(p.Table), textsOf(post))
}

// wantAlike waits until all players and spectators see the same of a table at both houses.
func wantAlike(a, b *house, id, after string) {
	a.t.Helper()
	stored, err := a.store.Table(ctx, id)
	a.must(err)
	for s, c := range append(stored.Chairs, signoria.Chair{}) {
		seat := play.Seat(s)
		if c.Player == "" {
			seat = signoria.Nobody
		}
		for try := 0; ; try++ {
			here, there := a.shown(id, c.Player, seat), b.shown(id, c.Player, seat)
			if here == there {
				break
			}
			if try == 400 {
				a.t.Fatalf("after %s seat %d sees at one host\n%s\nand at the other\n%s", after, seat, here, there)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
}

// What happens at one host is seen at the other, and can be gone on with there.
func TestWhatHappensAtOneHostIsSeenAtTheOther(t *testing.T) {
	a := newHouse(t)
	b := a.beside(a.store)
	opened := a.create(ada, "me", "open")
	wantAlike(a, b, opened, "opening")
	watchers := []*host.Watcher{a.look(opened, "ada", 0), b.look(opened, "ada", 0)}
	for i, step := range []struct {
		what string
		at   *house
		do   func(*house, string)
	}{
		{"sitting down", b, func(h *house, id string) { _, err := h.Sit(ctx, id, bea, 1, ""); h.must(err) }},
		{"starting", a, func(h *house, id string) { _, err := h.Start(ctx, id, ada); h.must(err) }},
		{"an answer", a, func(h *house, id string) { h.does(id, "ada", 0, toy.Lay, levy, 0) }},
		{"another's answer", b, func(h *house, id string) { h.does(id, "bea", 1, toy.Lay, levy, 0) }},
		{"taking back", a, func(h *house, id string) { h.must(h.TakeBack(ctx, id, "bea", 1)) }},
		{"answers as one", b, func(h *house, id string) {
			_, err := h.AnswerAll(ctx, id, "bea", 1, h.sheet(id, "bea", 1, planned(1, 2, 3)...))
			h.must(err)
		}},
		{"taking all of them back", a, func(h *house, id string) { h.must(h.TakeBack(ctx, id, "bea", 1)) }},
		{"an aside", b, func(h *house, id string) {
			sight, _ := h.see(id, "ada", 0)
			h.must(h.Aside(ctx, id, "ada", 0, host.Pick{Token: sight.Asides.Token, Number: 2, Note: "peace"}))
		}},
		{"a standing order", a, func(h *house, id string) { h.orders(id, "bea", 1, toy.Lay, levy, 0, signoria.ThisGame) }},
		{"another's order", b, func(h *house, id string) { h.orders(id, "ada", 0, toy.Lay, 2, 0, signoria.ThisGame) }},
		{"an order revoked", a, func(h *house, id string) {
			h.must(h.RevokeOrder(ctx, id, "ada", 0, h.standing(id, "ada", 0)[0].No))
		}},
		{"a letter", b, func(h *house, id string) { h.write(id, bea, "", "good evening") }},
		{"a new name", a, func(h *house, _ string) { h.must(h.Rename(ctx, "bea", "Beatrice")) }},
		{"a word", b, func(h *house, id string) { h.agree(id, bea, signoria.ToEnd) }},
		{"a rest", a, func(h *house, id string) { h.agree(id, ada, signoria.ToPause) }},
		{"going on", b, func(h *house, id string) { h.agree(id, ada, signoria.ToResume) }},
		{"a bot in her seat", a, func(h *house, id string) { _, err := h.Sit(ctx, id, bea, 1, "first"); h.must(err) }},
		{"taking it back", b, func(h *house, id string) { _, err := h.Sit(ctx, id, bea, 1, ""); h.must(err) }},
	} {
		step.do(step.at, opened)
		wantAlike(a, b, opened, step.what)
		select {
		case <-watchers[1-i%2].Changed: // whoever looks is told
		case <-watchers[1-i%2].Stirred:
		case <-time.After(5 * time.Second):
			t.Fatalf("after %s nobody is told", step.what)
		}
	}
	for i := 0; a.table(opened).Status != signoria.Finished; i++ {
		h := []*house{a, b}[i%2]
		for _, s := range h.table(opened).Waiting {
			if sight, _ := h.see(opened, players[s].ID, s); sight.Offer != nil {
				h.answer(opened, players[s].ID, s)
				break
			}
		}
		wantAlike(a, b, opened, "more answers")
	}
	b.verify(opened)
}

func TestABargainIsMadeBetweenTwoHosts(t *testing.T) {
	a, id := market(t, "me", "open", "open")
	b := a.beside(a.store)
	a.must(a.haggle(id, 0, offering(1, 5, "Monz", "you vote for me")))
	wantAlike(a, b, id, "an offer")
	b.must(b.haggle(id, 1, answering(bargain.Accept, b.bargains(id, 1).Waiting[0].No)))
	wantAlike(a, b, id, "a bargain")
}

// A clock that runs out does so once, whichever host looks at it first.
func TestAClockRunsOutOnceAtTwoHosts(t *testing.T) {
	a := newHouse(t)
	b := a.beside(a.store)
	id := a.started("toy", signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerDecision, Seconds: 3600, AtEnd: signoria.BotUntilBack}}, "me", "open")
	a.table(id)
	b.table(id)
	_, err := a.store.UpdateTable(ctx, id, func(x *signoria.Table) ([]signoria.Row, error) {
		for s := range x.Clocks.Seats {
			if x.Clocks.Seats[s].Until != 0 {
				x.Clocks.Seats[s].Until = time.Now().UnixMilli()
			}
		}
		return nil, nil
	})
	a.must(err)
	for range 1000 {
		if r := a.table(id); r.Chairs[0].Bot != "" && r.Chairs[1].Bot != "" {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	ran := map[play.Seat]int{}
	for _, r := range a.rows(id) {
		if r.Kind == signoria.ClockRanOut {
			ran[r.Seat]++
		}
	}
	if len(ran) != 2 || ran[0] != 1 || ran[1] != 1 {
		t.Errorf("it ran out so often, by seat: %v", ran)
	}
}

// Where answers come to two hosts at once none is lost and none counts twice, and what is still offered is taken: whether or
// not the hosts are told what is written.
func TestAnswersAtTwoHostsAtOnceAreTakenOnce(t *testing.T) {
	for name, through := range map[string]func(signoria.Store) signoria.Store{
		"told":     func(s signoria.Store) signoria.Store { return s },
		"not told": func(s signoria.Store) signoria.Store { return deaf{s} },
	} {
		t.Run(name, func(t *testing.T) {
			a := newHouse(t)
			b := a.beside(through(a.store))
			id := a.started("toy", signoria.Manners{}, "me", "open", "open", "bot:first")
			var given [3]atomic.Int32
			var all sync.WaitGroup
			for s := range play.Seat(3) {
				all.Go(func() { given[s].Store(answerTwice(a, b, id, s)) })
			}
			all.Wait()
			if p := a.table(id); p.Status != signoria.Finished {
				t.Fatalf("the game is %s", p.Status)
			}
			a.verify(id)
			var recorded [3]int32
			for _, r := range a.rows(id) {
				if r.Kind == signoria.Answered && r.Seat < 3 && r.Hand == signoria.OwnHand {
					recorded[r.Seat]++
				}
			}
			for s := range given {
				if n := given[s].Load(); n == 0 || n != recorded[s] {
					t.Errorf("seat %d was told of %d answers that they were taken; recorded are %d", s, n, recorded[s])
				}
			}
		})
	}
}

// answerTwice plays a seat till the game is over, and sends each answer to both hosts. It returns how many were taken.
func answerTwice(a, b *house, id string, s play.Seat) (taken int32) {
	player := players[s].ID
	for try := 0; try < 20_000; try++ {
		w, err := a.Watch(ctx, id, player, s)
		if err != nil {
			a.t.Error(err)
			return taken
		}
		sight, p, err := w.See(ctx, "en")
		w.Close()
		switch {
		case err != nil:
			a.t.Error(err)
			return taken
		case p.Status == signoria.Finished:
			return taken
		case sight.Offer == nil:
			time.Sleep(time.Millisecond)
			continue
		}
		pick := host.Pick{Token: sight.Offer.Token, Number: int(sight.Offer.Choices[0].Lo)}
		said := make([]error, 2)
		var both sync.WaitGroup
		for i, h := range []*house{a, b} {
			both.Go(func() { said[i] = h.Answer(ctx, id, player, s, pick) })
		}
		both.Wait()
		for _, err := range said {
			if err == nil {
				taken++
			} else if signoria.CodeOf(err) != signoria.Conflict {
				a.t.Errorf("seat %d is told %v", s, err)
			}
		}
		if now, _ := a.see(id, player, s); said[0] != nil && said[1] != nil && now.Offer != nil && now.Offer.Token == pick.Token {
			a.t.Errorf("seat %d is offered still what neither host took: %v, %v", s, said[0], said[1])
		}
	}
	a.t.Errorf("seat %d waits for ever", s)
	return taken
}

// Who has just sat down at one host may go on at the other, though that has not heard of it.
func TestWhoSatDownElsewhereIsKnownEverywhere(t *testing.T) {
	a := newHouse(t)
	b := a.beside(deaf{a.store})
	id := a.create(ada, "me", "open")
	b.table(id)
	_, err := a.Sit(ctx, id, bea, 1, "")
	a.must(err)
	_, err = b.Watch(ctx, id, "bea", 1)
	b.must(err)
	_, err = a.Start(ctx, id, ada)
	a.must(err)
	b.must(b.Write(ctx, id, bea, host.Writing{Text: "here I am"}))
	b.must(b.Answer(ctx, id, "bea", 1, a.pick(id, "bea", 1, 0, 0)))
}

// Bots that two hosts let think answer once.
func TestBotsOfTwoHostsAnswerOnce(t *testing.T) {
	a := newHouseOf(t, toy.Game)
	b := a.beside(a.store)
	id := a.started("toy", signoria.Manners{}, "me", "bot:first", "bot:random")
	b.look(id, "ada", 0)
	a.finish(id)
	b.verify(id)
}

// frugal counts what is read of tables and their rows.
type frugal struct {
	signoria.Store
	reads atomic.Int32
}

func (f *frugal) Table(ctx context.Context, id string) (signoria.Table, error) {
	f.reads.Add(1)
	return f.Store.Table(ctx, id)
}

func (f *frugal) Rows(ctx context.Context, id string, after int32) ([]signoria.Row, error) {
	f.reads.Add(1)
	return f.Store.Rows(ctx, id, after)
}

// A host that is alone does not read what it has written.
func TestAHostThatIsAloneReadsNoneOfItsRows(t *testing.T) {
	h := newHouseOf(t, warriors)
	h.Close()
	store := &frugal{Store: h.store}
	h.Host = host.New(store, h.games, h.opts)
	id := h.started(warriorknights.ID, signoria.Manners{}, "me", "me")
	h.look(id, "ada", 0)
	before := store.reads.Load()
	for range 20 {
		s := h.table(id).Waiting[0]
		h.answer(id, "ada", s)
	}
	time.Sleep(20 * time.Millisecond) // what is told takes its time
	if n := store.reads.Load() - before; n != 0 {
		t.Errorf("it reads %d times of the store", n)
	}
}

// Where a store was brought back beneath a host, as after a power cut by a copy that had not heard the last, the table goes on
// from there as soon as what is here does not fit.
func TestATableThatWasBroughtBackGoesOn(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	for range 6 {
		h.answer(id, "ada", h.table(id).Waiting[0])
	}
	db, err := sql.Open("sqlite", h.file)
	h.must(err)
	defer db.Close()
	for _, query := range []string{"DELETE FROM rows", "UPDATE tables SET rows = 0, waiting = '[0]'"} {
		_, err := db.Exec(query)
		h.must(err)
	}
	wantCode(t, h.Answer(ctx, id, "ada", 0, host.Pick{Token: "of later"}), signoria.Conflict)
	h.finish(id)
	h.verify(id)
}

// A table that is called off is gone at every host, and from every list.
func TestATableIsCalledOffEverywhere(t *testing.T) {
	a := newHouse(t)
	b := a.beside(a.store)
	id := a.create(ada, "me", "open")
	_, err := a.Sit(ctx, id, bea, 1, "")
	a.must(err)
	wantAlike(a, b, id, "opening")
	w, list := b.look(id, "bea", 1), b.Call("bea")
	defer w.Close()
	defer list.Close()
	_, err = b.Heads(ctx, "bea")
	b.must(err)
	drain(list.Changed)
	a.must(a.CallOff(ctx, id, "ada"))
	select {
	case <-list.Changed:
	case <-time.After(5 * time.Second):
		t.Fatal("her list at the other host hears nothing")
	}
	for range 400 {
		if err = w.Wait(ctx); err != nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	wantCode(t, err, signoria.NotFound)
	if heads, err := b.Heads(ctx, "bea"); err != nil || len(heads) != 0 {
		t.Fatalf("her list at the other host has %d tables, %v", len(heads), err)
	}
}

// drain takes what a page or a list has been told.
func drain(changed <-chan struct{}) {
	for len(changed) > 0 {
		<-changed
	}
}
