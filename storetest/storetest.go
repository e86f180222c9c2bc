// Package storetest holds every signoria.Store to the same contract.
package storetest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"signoria"
)

// Run tests a kind of store. open opens the same one every time it is called within a test: what
// was acknowledged before a Close is there after the next open.
func Run(t *testing.T, fresh func(t *testing.T) (open func() signoria.Store)) {
	for name, test := range map[string]func(*testing.T, func() signoria.Store){
		"players": players, "devices": devices, "tables": tables, "dropped": dropped, "lists": lists, "update": update,
		"rows": rows, "race": race, "bases": bases, "seen": seen, "orders": orders, "alive": alive, "hosts": hosts, "follow": follow, "reopen": reopen, "closed": closed,
		"boxes": boxes, "subscriptions": subscriptions, "failures": failures, "secrets": secrets, "letters": letters, "letters kept": lettersKept, "unread": unread, "mutes": mutes,
	} {
		t.Run(name, func(t *testing.T) { test(t, fresh(t)) })
	}
}

var ctx = context.Background()

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantCode(t *testing.T, err error, code signoria.Code) {
	t.Helper()
	if signoria.CodeOf(err) != code {
		t.Fatalf("got error %v, want one with code %s", err, code)
	}
}

func wantEqual(t *testing.T, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("got  %+v\nwant %+v", got, want)
	}
}

// Now is a time as stores keep it.
func now() time.Time { return time.UnixMilli(time.Now().UnixMilli()) }

func player(t *testing.T, s signoria.Store, id string) signoria.Player {
	t.Helper()
	p := signoria.Player{ID: id, Name: "Name of " + id, Created: now()}
	must(t, s.CreatePlayer(ctx, p, []byte("session of "+id)))
	return p
}

func table(id, host string) signoria.Table {
	return signoria.Table{
		ID: id, Host: host, Created: now(),
		Setup:  signoria.Setup{Game: "toy", Version: 3, Seats: 3, Options: map[string]int{"troops": 4}, Seed: 1<<64 - 1, Box: "box"},
		Chairs: []signoria.Chair{{Player: host, Name: "Name of " + host}, {Name: "Botte", Bot: "easy", Resigned: true}, {}},
		Manners: signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 86400, AtEnd: signoria.BotUntilBack},
			Spectators: signoria.NoSpectator, Delay: 60, Curtain: true, Paused: true},
		Affairs: signoria.Affairs{Motions: []signoria.Motion{{Kind: signoria.ToAdmit, Seat: 1, Player: "x", Name: "X", Agreed: []string{host}}},
			Left: []signoria.Left{{Player: "y", Seat: 1, Resigned: true}}, Foreseen: true, Next: "next"},
		Progress: signoria.Progress{Status: signoria.Open, Waiting: []signoria.Seat{}, Moved: now()},
	}
}

func players(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	p := player(t, s, "ada")
	got, err := s.PlayerBySession(ctx, []byte("session of ada"))
	must(t, err)
	wantEqual(t, got, p)

	_, err = s.PlayerBySession(ctx, []byte("session of eve"))
	wantCode(t, err, signoria.NotFound)
	if err := s.CreatePlayer(ctx, signoria.Player{ID: "bea", Name: "Bea"}, []byte("session of ada")); err == nil {
		t.Fatal("two players share a session")
	}

	named := table("t", "ada")
	named.Chairs[2] = signoria.Chair{Player: "ada", Name: "Anna", Alias: true}
	must(t, s.CreateTable(ctx, named))
	must(t, s.RenamePlayer(ctx, "ada", "Ada the Bold"))
	got, err = s.PlayerBySession(ctx, []byte("session of ada"))
	must(t, err)
	wantEqual(t, got.Name, "Ada the Bold")
	at, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, at.Chairs[0].Name, "Ada the Bold")
	wantEqual(t, at.Chairs[1].Name, "Botte")
	wantEqual(t, at.Chairs[2].Name, "Anna")
	wantCode(t, s.RenamePlayer(ctx, "nobody", "X"), signoria.NotFound)
}

// devices shows that a player is known in other browsers by tickets, each of which is good once, and for a while.
func devices(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	p, other := player(t, s, "ada"), player(t, s, "bea")
	at := now()
	must(t, s.KeepTicket(ctx, p.ID, []byte("old"), at.Add(time.Minute)))
	must(t, s.KeepTicket(ctx, p.ID, []byte("ticket"), at.Add(time.Minute)))
	must(t, s.KeepTicket(ctx, other.ID, []byte("hers"), at.Add(time.Minute)))
	if err := s.KeepTicket(ctx, "nobody", []byte("x"), at.Add(time.Minute)); err == nil {
		t.Error("nobody has a ticket")
	}
	for name, late := range map[string]time.Duration{"old": 0, "never": 0, "ticket": time.Minute} {
		_, err := s.Exchange(ctx, []byte(name), []byte("phone"), at.Add(late))
		wantCode(t, err, signoria.NotFound)
	}
	_, err := s.PlayerBySession(ctx, []byte("ticket"))
	wantCode(t, err, signoria.NotFound) // it is no session

	got, err := s.Exchange(ctx, []byte("ticket"), []byte("phone"), at)
	must(t, err)
	wantEqual(t, got, p)
	_, err = s.Exchange(ctx, []byte("ticket"), []byte("another"), at)
	wantCode(t, err, signoria.NotFound)
	for _, session := range []string{"phone", "session of ada"} {
		got, err := s.PlayerBySession(ctx, []byte(session))
		must(t, err)
		wantEqual(t, got, p)
	}

	// With too many the oldest is forgotten, and the first browser never.
	for i := range signoria.MaxDevices {
		ticket, session := fmt.Appendf(nil, "ticket %d", i), fmt.Appendf(nil, "device %d", i)
		must(t, s.KeepTicket(ctx, p.ID, ticket, at.Add(time.Hour)))
		_, err := s.Exchange(ctx, ticket, session, at.Add(time.Duration(i+1)*time.Second))
		must(t, err)
	}
	_, err = s.PlayerBySession(ctx, []byte("phone"))
	wantCode(t, err, signoria.NotFound)
	for _, session := range []string{"device 0", "session of ada"} {
		_, err := s.PlayerBySession(ctx, []byte(session))
		must(t, err)
	}
	// Who comes by a clock that is behind is not forgotten for it.
	must(t, s.KeepTicket(ctx, p.ID, []byte("slow ticket"), at.Add(time.Hour)))
	_, err = s.Exchange(ctx, []byte("slow ticket"), []byte("slow"), at)
	must(t, err)
	_, err = s.PlayerBySession(ctx, []byte("slow"))
	must(t, err)
	_, err = s.PlayerBySession(ctx, []byte("device 0"))
	wantCode(t, err, signoria.NotFound)
	got, err = s.Exchange(ctx, []byte("hers"), []byte("her phone"), at)
	must(t, err)
	wantEqual(t, got, other)
}

func tables(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	want := table("t", "ada")
	must(t, s.CreateTable(ctx, want))
	got, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, got, want)
	for _, other := range []string{"u", "t\x00", "t\xff"} {
		_, err = s.Table(ctx, other)
		wantCode(t, err, signoria.NotFound)
	}
	if err := s.CreateTable(ctx, table("v", "nobody")); err == nil {
		t.Fatal("a table was opened by a player that is not there")
	}
	_, err = s.Table(ctx, "v")
	wantCode(t, err, signoria.NotFound)
}

// dropped: nothing is left of a table that is dropped, and all of others.
func dropped(t *testing.T, open func() signoria.Store) {
	s := open()
	player(t, s, "ada")
	for _, id := range []string{"t", "u"} {
		must(t, s.CreateTable(ctx, table(id, "ada")))
		must(t, s.AppendRows(ctx, id, []signoria.Row{{No: 1, Kind: signoria.Answered}}, signoria.Progress{}))
		must(t, s.SaveBase(ctx, id, signoria.Base{Row: 1, State: []byte("{}")}))
		must(t, s.SaveOrigin(ctx, id, signoria.Base{State: []byte("{}")}))
		must(t, s.SaveSeen(ctx, id, []signoria.Seen{{Player: "ada", Row: 1}}))
		must(t, saveOrders(s, id, []signoria.Order{{No: 1, Player: "ada"}}))
		must(t, s.AppendLetter(ctx, id, signoria.Letter{Author: "ada", Text: "hail"}, 9))
		must(t, s.MarkRead(ctx, id, "ada", "", 1))
	}
	left := func(s signoria.Store, id string) (n int) {
		rows, err := s.Rows(ctx, id, 0)
		must(t, err)
		seen, err := s.Seen(ctx, id)
		must(t, err)
		orders, err := s.Orders(ctx, id)
		must(t, err)
		letters, err := s.Letters(ctx, signoria.LettersAsked{Table: id, Reader: "ada", Most: 9})
		must(t, err)
		for _, base := range []func(context.Context, string) (signoria.Base, error){s.Base, s.Origin} {
			if _, err := base(ctx, id); err == nil {
				n++
			}
		}
		return n + len(rows) + len(seen) + len(orders) + len(letters)
	}
	wantEqual(t, left(s, "t"), 6)
	for range 2 {
		must(t, s.DropTable(ctx, "t"))
		must(t, s.Close())
		s = open()
		_, err := s.Table(ctx, "t")
		wantCode(t, err, signoria.NotFound)
	}
	defer s.Close()
	wantEqual(t, left(s, "t"), 0)
	wantEqual(t, left(s, "u"), 6)
	must(t, s.CreateTable(ctx, table("t", "ada")))
	wantEqual(t, left(s, "t"), 0)
}

func lists(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	player(t, s, "bea")
	player(t, s, "cleo")
	for i, id := range []string{"old", "middle", "new"} {
		x := table(id, "ada")
		x.Moved = x.Moved.Add(time.Duration(i) * time.Second)
		if id == "middle" {
			x.Status = signoria.Playing
			x.Chairs[2] = signoria.Chair{Player: "bea", Name: "Bea"}
		}
		must(t, s.CreateTable(ctx, x))
	}
	ids := func(found []signoria.Table, err error) (all []string) {
		t.Helper()
		must(t, err)
		for _, x := range found {
			all = append(all, x.ID)
		}
		return all
	}
	wantEqual(t, ids(s.TablesOf(ctx, "ada")), []string{"new", "middle", "old"})
	wantEqual(t, ids(s.TablesOf(ctx, "bea")), []string{"middle"})
	wantEqual(t, ids(s.TablesOf(ctx, "cleo")), []string(nil))
	wantEqual(t, ids(s.TablesPlaying(ctx)), []string{"middle"})

	must(t, s.AppendRows(ctx, "old", []signoria.Row{{No: 1, Kind: signoria.Answered}}, signoria.Progress{Status: signoria.Playing}))
	time.Sleep(5 * time.Millisecond)
	wantEqual(t, ids(s.TablesPlaying(ctx)), []string{"middle", "old"}) // middle's Moved is a second ahead
}

func update(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	player(t, s, "bea")
	must(t, s.CreateTable(ctx, table("t", "ada")))

	got, err := s.UpdateTable(ctx, "t", func(x *signoria.Table) ([]signoria.Row, error) {
		x.Chairs[2] = signoria.Chair{Player: "bea", Name: "Bea"}
		x.Status, x.Waiting, x.Turn = signoria.Playing, []signoria.Seat{0, 2}, 1
		x.Manners.Paused, x.Affairs = false, signoria.Affairs{Next: "then"}
		x.Clocks = signoria.Clocks{Turn: 1, Seats: []signoria.SeatClock{{}, {Left: 5, Until: 9}, {}}}
		return []signoria.Row{{No: 1, Kind: signoria.Seated, Seat: 2, Note: "Bea"}, {No: 2, Kind: signoria.Resumed, Seat: signoria.Nobody}}, nil
	})
	must(t, err)
	stored, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, got, stored)
	wantEqual(t, stored.Chairs[2].Player, "bea")
	wantEqual(t, stored.Progress, signoria.Progress{Status: signoria.Playing, Waiting: []signoria.Seat{0, 2}, Turn: 1, Moved: got.Moved,
		Clocks: signoria.Clocks{Turn: 1, Seats: []signoria.SeatClock{{}, {Left: 5, Until: 9}, {}}}})
	wantEqual(t, stored.Affairs, signoria.Affairs{Next: "then"})
	wantEqual(t, stored.Manners.Paused, false)
	wantEqual(t, stored.Rows, int32(2))
	noted, err := s.Rows(ctx, "t", 0)
	must(t, err)
	wantEqual(t, len(noted), 2)

	no := errors.New("no")
	_, err = s.UpdateTable(ctx, "t", func(x *signoria.Table) ([]signoria.Row, error) {
		x.Status = signoria.Finished
		return []signoria.Row{{No: 3}}, no
	})
	if !errors.Is(err, no) {
		t.Fatalf("got %v, want the error of the change", err)
	}
	if _, err = s.UpdateTable(ctx, "t", func(x *signoria.Table) ([]signoria.Row, error) {
		x.Status = signoria.Finished
		return []signoria.Row{{No: 2}}, nil
	}); err == nil {
		t.Fatal("a row was written twice")
	}
	_, err = s.UpdateTable(ctx, "u", func(*signoria.Table) ([]signoria.Row, error) { t.Error("called for no table"); return nil, nil })
	if !errors.Is(err, signoria.ErrNoTable) { // in whichever language it is told
		t.Errorf("of no table: %v", err)
	}
	unchanged, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, unchanged, stored)

	// Many at once: every one sees what the others did.
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			_, err := s.UpdateTable(ctx, "t", func(x *signoria.Table) ([]signoria.Row, error) { x.Turn++; return nil, nil })
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	after, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, after.Turn, 21)
}

func rows(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	must(t, s.CreateTable(ctx, table("t", "ada")))
	full := signoria.Row{No: 2, Kind: signoria.Aside, Seat: 2, Ask: 7, Verb: 255, A: -32768, B: 32767, C: -1, N: 12, Target: 1, Sheet: 1, Bot: true, Note: "I’ll see you «there»\n🜚", At: 1<<53 - 1}
	want := []signoria.Row{{No: 1, Kind: signoria.Landed, Seat: signoria.Nobody}, full}
	reached := signoria.Progress{Status: signoria.Playing, Waiting: []signoria.Seat{1}, Turn: 4, Moved: now().Add(-time.Hour),
		Clocks: signoria.Clocks{Turn: 4, Seats: []signoria.SeatClock{{Left: 7}, {Left: 9, Until: 1 << 41}, {Out: true}}}}
	must(t, s.AppendRows(ctx, "t", want, reached))

	got, err := s.Rows(ctx, "t", 0)
	must(t, err)
	wantEqual(t, got, want)
	got, err = s.Rows(ctx, "t", 1)
	must(t, err)
	wantEqual(t, got, want[1:])
	at, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, at.Progress, reached)
	wantEqual(t, at.Rows, int32(2))

	// A number that is taken, and one that leaves a gap.
	for _, no := range []int32{1, 2, 4} {
		err := s.AppendRows(ctx, "t", []signoria.Row{{No: no, Kind: signoria.Answered}, {No: no + 1, Kind: signoria.Answered}}, signoria.Progress{Status: signoria.Finished})
		wantCode(t, err, signoria.Conflict)
	}
	wantCode(t, s.AppendRows(ctx, "u", []signoria.Row{{No: 1}}, signoria.Progress{}), signoria.Conflict)
	// All or nothing: the second row cannot be.
	if err := s.AppendRows(ctx, "t", []signoria.Row{{No: 3, Kind: signoria.Answered}, {No: 1, Kind: signoria.Answered}}, signoria.Progress{Status: signoria.Finished}); err == nil {
		t.Fatal("a row was written twice")
	}
	got, err = s.Rows(ctx, "t", 0)
	must(t, err)
	wantEqual(t, got, want)
	at, err = s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, at.Status, signoria.Playing)
}

// race: many write the same number of one table while others write their own; one of the many wins.
func race(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	for i := range 8 {
		must(t, s.CreateTable(ctx, table(fmt.Sprint("t", i), "ada")))
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	won := map[int32]int{}
	for i := range 8 {
		all.Go(func() {
			for no := int32(1); no <= 20; no++ {
				if err := s.AppendRows(ctx, fmt.Sprint("t", i), []signoria.Row{{No: no, Kind: signoria.Answered}}, signoria.Progress{}); i > 0 && err != nil {
					t.Error(err)
				}
				err := s.AppendRows(ctx, "t0", []signoria.Row{{No: no, Kind: signoria.Answered, Seat: signoria.Seat(i)}}, signoria.Progress{})
				if err == nil {
					mu.Lock()
					won[no]++
					mu.Unlock()
				} else if signoria.CodeOf(err) != signoria.Conflict {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	got, err := s.Rows(ctx, "t0", 0)
	must(t, err)
	for i, r := range got {
		if r.No != int32(i+1) {
			t.Fatalf("row %d has number %d", i+1, r.No)
		}
	}
	for no, n := range won {
		if n > 1 {
			t.Fatalf("%d writers were told that row %d is theirs", n, no)
		}
	}
	for i := 1; i < 8; i++ {
		got, err := s.Rows(ctx, fmt.Sprint("t", i), 0)
		must(t, err)
		wantEqual(t, len(got), 20)
	}
}

func bases(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	player(t, s, "ada")
	must(t, s.CreateTable(ctx, table("t", "ada")))
	_, err := s.Base(ctx, "t")
	wantCode(t, err, signoria.NotFound)
	for _, row := range []int32{5, 9, 7} { // the last comes late
		must(t, s.SaveBase(ctx, "t", signoria.Base{Version: 3, Row: row, Ask: row + 1, State: json.RawMessage(fmt.Sprintf(`{"row":%d}`, row))}))
	}
	got, err := s.Base(ctx, "t")
	must(t, err)
	wantEqual(t, got, signoria.Base{Version: 3, Row: 9, Ask: 10, State: json.RawMessage(`{"row":9}`)})
	if err := s.SaveBase(ctx, "u", got); err == nil {
		t.Fatal("a base was kept for no table")
	}
	_, err = s.Origin(ctx, "t")
	wantCode(t, err, signoria.NotFound)
	for _, row := range []int32{9, 7} { // the last holds, whichever it is
		got.Row = row
		must(t, s.SaveOrigin(ctx, "t", got))
	}
	origin, err := s.Origin(ctx, "t")
	must(t, err)
	wantEqual(t, origin, got)
	must(t, s.SaveOrigin(ctx, "t", signoria.Base{}))
	origin, err = s.Origin(ctx, "t")
	must(t, err)
	wantEqual(t, len(origin.State), 0)
}

func alive(t *testing.T, open func() signoria.Store) {
	s := open()
	before, err := s.Alive(ctx, time.UnixMilli(1000))
	must(t, err)
	if !before.IsZero() {
		t.Fatalf("a new store says a host was at work at %v", before)
	}
	must(t, s.Close())
	s = open()
	defer s.Close()
	for at := int64(1000); at < 5000; at += 1000 {
		before, err := s.Alive(ctx, time.UnixMilli(at+1000))
		must(t, err)
		wantEqual(t, before, time.UnixMilli(at))
	}
}

func hosts(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	beats := func(host string, wantAnew bool, wantAtWork []string, news ...signoria.Presence) {
		t.Helper()
		atWork, anew, err := s.Beat(ctx, signoria.AtWork{Host: host, Rules: len(host), Boxes: host + ".box"}, news)
		must(t, err)
		var want []signoria.AtWork
		for _, w := range wantAtWork {
			want = append(want, signoria.AtWork{Host: w, Rules: len(w), Boxes: w + ".box"})
		}
		wantEqual(t, atWork, want)
		wantEqual(t, anew, wantAnew)
	}
	elsewhere := func(host string, tables ...string) map[string]int {
		t.Helper()
		open := map[string]int{}
		there, err := s.Elsewhere(ctx, host, tables...)
		must(t, err)
		for _, p := range there {
			open[p.Table+" "+p.Player] = p.Pages
			if gone := time.Since(p.Went) < time.Minute; gone != (p.Pages == 0) {
				t.Errorf("%+v", p)
			}
		}
		return open
	}
	beats("a", true, []string{"a"})
	beats("b", true, []string{"a", "b"}, signoria.Presence{Table: "t", Player: "ada", Pages: 2}, signoria.Presence{Table: "t", Pages: 1})
	beats("a", false, []string{"a", "b"}, signoria.Presence{Table: "u", Player: "ada", Pages: 1})
	wantEqual(t, elsewhere("a"), map[string]int{"t ada": 2, "t ": 1})
	wantEqual(t, elsewhere("b"), map[string]int{"u ada": 1})
	wantEqual(t, elsewhere("c", "t"), map[string]int{"t ada": 2, "t ": 1})
	wantEqual(t, elsewhere("c", "v"), map[string]int{})
	beats("b", false, []string{"a", "b"}, signoria.Presence{Table: "t", Player: "ada"})
	wantEqual(t, elsewhere("a"), map[string]int{"t ada": 0, "t ": 1})
	must(t, s.Leave(ctx, "b"))
	for of, n := range elsewhere("a") {
		if n > 0 {
			t.Errorf("%s has pages open at a host that has gone", of)
		}
	}
	beats("a", false, []string{"a"})
}

func seen(t *testing.T, open func() signoria.Store) {
	s := open()
	player(t, s, "ada")
	player(t, s, "bea")
	must(t, s.CreateTable(ctx, table("t", "ada")))
	must(t, s.CreateTable(ctx, table("u", "ada")))
	got, err := s.Seen(ctx, "t")
	must(t, err)
	wantEqual(t, got, []signoria.Seen(nil))

	must(t, s.SaveSeen(ctx, "t", []signoria.Seen{{Player: "ada", Seat: 0, Row: 5}, {Player: "bea", Seat: signoria.Nobody, Row: 3}}))
	must(t, s.SaveSeen(ctx, "t", []signoria.Seen{{Player: "ada", Seat: 0, Row: 4}, {Player: "ada", Seat: 2, Row: 1}, {Player: "bea", Seat: signoria.Nobody, Row: 9}}))
	want := []signoria.Seen{{Player: "ada", Seat: 0, Row: 5}, {Player: "ada", Seat: 2, Row: 1}, {Player: "bea", Seat: signoria.Nobody, Row: 9}}
	got, err = s.Seen(ctx, "t")
	must(t, err)
	wantEqual(t, got, want)
	if err := s.SaveSeen(ctx, "t", []signoria.Seen{{Player: "ada", Row: 7}, {Player: "nobody", Row: 7}}); err == nil {
		t.Fatal("what nobody has seen was kept")
	}
	got, err = s.Seen(ctx, "u")
	must(t, err)
	wantEqual(t, got, []signoria.Seen(nil))

	must(t, s.Close())
	s = open()
	defer s.Close()
	got, err = s.Seen(ctx, "t")
	must(t, err)
	wantEqual(t, got, want)
}

// Whoever follows is told of a table after something was written of it, and of nothing that was not; what is changed
// otherwise than by rows is counted.
func follow(t *testing.T, open func() signoria.Store) {
	s := open()
	defer s.Close()
	var mu sync.Mutex
	var told []signoria.Notice
	known := map[signoria.Notice]signoria.Notice{}
	stop := s.Follow(func(n signoria.Notice) {
		mu.Lock()
		defer mu.Unlock()
		if before, twice := known[n.About()]; !twice || n.OfPlayer() || !before.Includes(n) {
			told, known[n.About()] = append(told, n), n.With(before)
		}
	})
	expect := func(want ...signoria.Notice) {
		t.Helper()
		mu.Lock()
		defer mu.Unlock()
		wantEqual(t, told, want)
		told = nil
	}
	player(t, s, "ada")
	expect()
	must(t, s.CreateTable(ctx, table("t", "ada")))
	expect(signoria.Notice{Table: "t"})
	row := []signoria.Row{{No: 1, Kind: signoria.Answered}}
	must(t, s.AppendRows(ctx, "t", row, signoria.Progress{Status: signoria.Playing}))
	expect(signoria.Notice{Table: "t", Row: 1})
	wantCode(t, s.AppendRows(ctx, "t", row, signoria.Progress{}), signoria.Conflict)
	expect()
	no := errors.New("no")
	if _, err := s.UpdateTable(ctx, "t", func(*signoria.Table) ([]signoria.Row, error) { return nil, no }); !errors.Is(err, no) {
		t.Fatal(err)
	}
	expect()
	changed, err := s.UpdateTable(ctx, "t", func(*signoria.Table) ([]signoria.Row, error) { return []signoria.Row{{No: 2}}, nil })
	must(t, err)
	wantEqual(t, changed.Amended, int32(1))
	expect(signoria.Notice{Table: "t", Row: 2, Amended: 1})
	must(t, saveOrders(s, "t", []signoria.Order{{No: 1, Player: "ada"}}))
	must(t, s.AppendLetter(ctx, "t", signoria.Letter{At: now(), Author: "ada", Text: "x"}, 9))
	must(t, s.MarkRead(ctx, "t", "ada", signoria.Everybody, 1))
	must(t, s.RenamePlayer(ctx, "ada", "Ada the Bold"))
	expect(signoria.Notice{Table: "t", Amended: 2}, signoria.Notice{Table: "t", Amended: 3}, signoria.Notice{Table: "t", Amended: 4},
		signoria.Notice{Table: "t", Amended: 5}, signoria.Notice{Player: "ada"})
	player(t, s, "bea")
	must(t, s.Mute(ctx, "ada", "bea", true))
	must(t, s.Mute(ctx, "ada", "bea", false))
	expect(signoria.Notice{Player: "ada"}, signoria.Notice{Player: "ada"})
	stored, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, stored.Amended, int32(5))
	stop()
	must(t, s.AppendRows(ctx, "t", []signoria.Row{{No: 3, Kind: signoria.Answered}}, signoria.Progress{}))
	expect()
}

// saveOrders puts orders in place of those there are.
func saveOrders(s signoria.Store, id string, orders []signoria.Order) error {
	_, _, err := s.UpdateOrders(ctx, id, func([]signoria.Order) []signoria.Order { return orders })
	return err
}

func orders(t *testing.T, open func() signoria.Store) {
	s := open()
	player(t, s, "ada")
	player(t, s, "bea")
	must(t, s.CreateTable(ctx, table("t", "ada")))
	must(t, s.CreateTable(ctx, table("u", "ada")))
	one := signoria.Order{No: 1, Player: "ada", Seat: 2, Prompt: 7, Args: [6]int16{1, -2}, Way: signoria.Same, Verb: 9, Of: [3]int16{3, 0, -1},
		Number: 4, Cost: 5, Term: signoria.ThisEra, Since: 6, Final: true, Rests: true}
	two := signoria.Order{No: 2, Player: "bea", Way: signoria.UpTo, Term: signoria.ThisGame}
	must(t, saveOrders(s, "u", []signoria.Order{two}))
	must(t, saveOrders(s, "t", []signoria.Order{two, one}))
	if err := saveOrders(s, "t", []signoria.Order{one, {No: 3, Player: "nobody"}}); err == nil {
		t.Fatal("nobody's order was kept")
	}
	got, err := s.Orders(ctx, "t")
	must(t, err)
	wantEqual(t, got, []signoria.Order{one, two})
	must(t, s.AppendRows(ctx, "t", []signoria.Row{{No: 1, Kind: signoria.Answered, Hand: signoria.ByOrder}}, signoria.Progress{}))

	must(t, s.Close())
	s = open()
	defer s.Close()
	got, err = s.Orders(ctx, "t")
	must(t, err)
	wantEqual(t, got, []signoria.Order{one, two})
	rows, err := s.Rows(ctx, "t", 0)
	must(t, err)
	wantEqual(t, rows[0].Hand, signoria.ByOrder)
	kept, amended, err := s.UpdateOrders(ctx, "t", func(before []signoria.Order) []signoria.Order {
		wantEqual(t, before, []signoria.Order{one, two})
		return before[:1]
	})
	must(t, err)
	wantEqual(t, kept, []signoria.Order{one})
	stored, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, amended, stored.Amended)
	must(t, saveOrders(s, "t", nil))
	got, err = s.Orders(ctx, "t")
	must(t, err)
	wantEqual(t, got, []signoria.Order(nil))
	got, err = s.Orders(ctx, "u")
	must(t, err)
	wantEqual(t, got, []signoria.Order{two})
}

func reopen(t *testing.T, open func() signoria.Store) {
	s := open()
	player(t, s, "ada")
	want := table("t", "ada")
	must(t, s.CreateTable(ctx, want))
	must(t, s.AppendRows(ctx, "t", []signoria.Row{{No: 1, Kind: signoria.Answered}}, want.Progress))
	must(t, s.Close())

	s = open()
	defer s.Close()
	got, err := s.Table(ctx, "t")
	must(t, err)
	wantEqual(t, got.Rows, int32(1))
	wantEqual(t, got.Setup, want.Setup)
	must(t, s.AppendRows(ctx, "t", []signoria.Row{{No: 2, Kind: signoria.Answered}}, want.Progress))
}

// closed: who writes while it closes is told that it failed, and is not left waiting.
func closed(t *testing.T, open func() signoria.Store) {
	s := open()
	player(t, s, "ada")
	must(t, s.CreateTable(ctx, table("t", "ada")))
	var all sync.WaitGroup
	acknowledged := make([]int32, 4)
	for i := range acknowledged {
		must(t, s.CreateTable(ctx, table(fmt.Sprint("t", i), "ada")))
		all.Go(func() {
			for no := int32(1); ; no++ {
				if s.AppendRows(ctx, fmt.Sprint("t", i), []signoria.Row{{No: no, Kind: signoria.Answered}}, signoria.Progress{}) != nil {
					return
				}
				acknowledged[i] = no
			}
		})
	}
	time.Sleep(20 * time.Millisecond)
	must(t, s.Close())
	all.Wait()
	s = open()
	defer s.Close()
	for i, no := range acknowledged {
		got, err := s.Rows(ctx, fmt.Sprint("t", i), 0)
		must(t, err)
		if int32(len(got)) < no {
			t.Fatalf("table %d has %d rows, %d were acknowledged", i, len(got), no)
		}
	}
}
