package http_test

import (
	"fmt"
	"math"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/play"
	"signoria/postgres/pgtest"
)

// servers are several over one database, each in a process of its own.
type servers struct {
	t     *testing.T
	where []string // the address by which each goes to the database
	all   []*child
}

func startServers(t *testing.T, where ...string) *servers {
	s := &servers{t: t, where: where}
	for _, w := range where {
		s.all = append(s.all, startChild(t, w, "127.0.0.1:0", 1))
	}
	return s
}

// again starts a server that has ended, where it was, with rules of a version.
func (s *servers) again(n, rules int) { s.all[n] = startChild(s.t, s.where[n], s.all[n].addr, rules) }

func (s *servers) base(n int) string { return "http://" + s.all[n%len(s.all)].addr }

// bases are as they were at first: a server that is started again has the same.
func (s *servers) bases() (all []string) {
	for n := range s.all {
		all = append(all, s.base(n))
	}
	return all
}

// mute is the address of a database by which a server goes whose notices get lost.
func mute(t *testing.T, address string) string {
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(t.Context())
	if _, err := c.Exec(t.Context(), `CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''`); err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	q := u.Query()
	q.Set("search_path", "public,pg_catalog")
	u.RawQuery = q.Encode()
	return u.String()
}

// TestSeveralServersKilledInTheMiddle plays fifty tables at four servers over one database, each seat now at this one and now
// at that. Twenty times a server is killed, five times the database besides, five times one is cut off from it, and the notices
// of one are lost all the time. Nothing that was acknowledged is lost or taken twice, every table goes on to its end, and every
// page has caught up.
func TestSeveralServersKilledInTheMiddle(t *testing.T) {
	address := pgtest.Database(t)
	way, cut := pgtest.Through(t, address)
	s := startServers(t, address, address, cut, mute(t, address))
	cr := gather(t, 50, s.bases()...)
	played := cr.wander(s.bases())
	for kill := range 20 {
		cr.goesOn(20, s.bases(), played)
		victim := kill % len(s.all)
		s.all[victim].kill()
		switch kill % 4 {
		case 1:
			pgtest.Running(t).Kill()
			if err := pgtest.Running(t).Begin(); err != nil {
				t.Fatal(err)
			}
		case 3:
			way.Cut()
			cr.goesOn(20, s.bases(), played)
			way.Mend()
		}
		cr.goesOn(20, s.bases(), played)
		s.again(victim, 1)
	}
	cr.goesOn(math.MaxInt32, s.bases(), played)
	<-played
	cr.check(address)
	cr.verify()
}

// TestServersAreReplacedWhileTablesArePlayed stops three servers one by one, and starts each again with newer rules. Tables go
// over to these on the way; nobody loses an answer, and no game stands still.
func TestServersAreReplacedWhileTablesArePlayed(t *testing.T) {
	address := pgtest.Database(t)
	s := startServers(t, address, address, address)
	cr := gather(t, 20, s.bases()...)
	played := cr.wander(s.bases())
	for n := range s.all {
		cr.goesOn(40, s.bases(), played)
		s.all[n].stop(t)
		s.again(n, 2)
	}
	cr.goesOn(math.MaxInt32, s.bases(), played)
	<-played
	cr.check(address)
	for _, table := range cr.tables {
		var r signoria.Record
		table.must(table.get("/api/tables/"+table.id+"/record", &r))
		if n := went(r.Rows, signoria.Upgraded); n != 1 || went(r.Rows, signoria.GivenBack) > 0 {
			t.Errorf("table %s went over to newer rules %d times", table.id, n)
		}
	}
}

// went counts the rows of a kind.
func went(rows []signoria.Row, kind signoria.RowKind) (n int) {
	for _, r := range rows {
		if r.Kind == kind {
			n++
		}
	}
	return n
}

// goesOn waits until so many more answers are acknowledged, or all games are over.
func (cr *crowd) goesOn(more int64, bases []string, played chan struct{}) {
	cr.t.Helper()
	last, late := cr.acks.Load(), time.After(time.Minute)
	for wanted := last + more; last < wanted; {
		if now := cr.acks.Load(); now > last {
			last, late = now, time.After(time.Minute)
		}
		select {
		case <-played:
			return
		case <-late:
			cr.t.Fatalf("nothing goes on any more:%s", cr.unfinished(bases))
		case <-time.After(time.Millisecond):
		}
	}
}

// unfinished tells how each server sees the tables that are not over.
func (cr *crowd) unfinished(bases []string) (said string) {
	for _, table := range cr.tables {
		for i := range 2 * len(bases) {
			p, s := &page{t: cr.t}, play.Seat(i/len(bases)*2)
			if !p.tryFollow(table, bases[i%len(bases)], s) {
				continue
			}
			if u, ok := p.nextOrGone(); !ok || u.Table.Status != signoria.Finished {
				said += fmt.Sprintf("\n%s at %s: seat %d sees row %d, asked: %t; %v are", table.id, bases[i%len(bases)], s, u.Row, u.Offer != nil, u.Table.Waiting)
			}
			p.body.Close()
		}
	}
	return said
}

// wander plays every table to its end: who loses a server goes to the next, and each answer is given at another than it was
// asked at.
func (cr *crowd) wander(bases []string) (done chan struct{}) {
	return cr.each(func(table crowded, s play.Seat) {
		p, n := &page{t: cr.t}, slices.Index(bases, table.base)+int(s)
		for ; !p.over(cr, table, bases, n, s); n++ {
			time.Sleep(50 * time.Millisecond)
		}
		fresh := &page{t: cr.t}
		for !fresh.tryFollow(table, bases[n%len(bases)], s) {
			n++
			time.Sleep(50 * time.Millisecond)
		}
		defer fresh.body.Close()
		u, ok := fresh.nextOrGone()
		for ; ok && u.Table.Status != signoria.Finished; u, ok = fresh.nextOrGone() { // that server has not heard of the end yet
		}
		if ok && !slices.Equal(p.texts, fresh.texts) {
			cr.t.Errorf("table %s, seat %d: a page that went from server to server shows %q, and a new one %q", table.id, s, p.texts, fresh.texts)
		}
	})
}

// over plays a seat with a page at the server of a number, and says whether the game is over; else that server has gone.
func (p *page) over(cr *crowd, table crowded, bases []string, n int, s play.Seat) bool {
	if !p.tryFollow(table, bases[n%len(bases)], s) {
		return false
	}
	defer p.body.Close()
	for {
		u, ok := p.nextOrGone()
		if !ok {
			return false
		}
		if u.Table.Status == signoria.Finished {
			return true
		}
		for u.Offer != nil {
			if n++; cr.give(table, bases[n%len(bases)], u) {
				break
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
}
