package http_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"signoria"
	server "signoria/http"
	"signoria/play/toy"
	"signoria/sqlite"
)

// So many do not read what they asked for, and so many have connected and ask for nothing, or as many as may be opened here.
const (
	stuck = 200
	idle  = 5000
)

// listening is a site behind the limits that a server on the net has, but that little waits for who does not read.
func listening(t *testing.T, limits server.Limits, change func(*http.Server)) (address string) {
	t.Helper()
	s := newSiteOf(t, server.Config{Limits: limits}, toy.Game)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	at := s.srv.Listen("")
	at.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		_ = c.(*net.TCPConn).SetWriteBuffer(4 << 10)
		return ctx
	}
	change(at)
	go at.Serve(l)
	t.Cleanup(func() { at.Close() })
	return l.Addr().String()
}

// dial opens so many connections, says the same on each and reads nothing.
func dial(t *testing.T, address string, n int, says string) {
	t.Helper()
	for range n {
		c, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		_ = c.(*net.TCPConn).SetReadBuffer(4 << 10)
		if _, err := c.Write([]byte(says)); err != nil {
			t.Fatal(err)
		}
	}
}

func asking(path string) string { return "GET " + path + " HTTP/1.1\r\nHost: signoria.example\r\n\r\n" }

// room is how many connections may be opened, both ends of which are ours.
func room(t *testing.T) int {
	t.Helper()
	var most syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &most); err != nil {
		t.Fatal(err)
	}
	return int(min(most.Cur, 1<<20)/2) - 2*stuck
}

// heap is what lives on the heap, in MB.
func heap() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc >> 20)
}

// Streams that nobody reads, and connections on which nothing is said, keep nobody from playing, take no more memory the more
// there is to tell, and the streams are given up.
func TestWhoDoesNotReadHindersNobody(t *testing.T) {
	limits := generous
	limits.WriteWithin = 500 * time.Millisecond
	address := listening(t, limits, func(*http.Server) {})
	ada := newBrowser(t, "http://"+address, "Ada")
	table := ada.open("me", "me")
	events := "/api/tables/" + table.ID + "/events"
	alone := server.PresenceInfo{Here: []bool{true, true}}
	before := heap()
	dial(t, address, stuck, asking(events))
	silent := min(idle, room(t))
	dial(t, address, silent, "")
	p := ada.page(events+"?seat=0", "")
	p.next()
	p.untilPresent(server.PresenceInfo{Here: []bool{true, true}, Watching: stuck})
	for row := int32(0); row < 60 || !p.isPresent(alone); row++ { // what is told meanwhile fills what lies between us and them
		if row == 60 {
			t.Logf("%d streams and %d connections take %d MB", stuck, silent, heap()-before)
		}
		kind := signoria.ToPause // what all are told at once
		if row%2 == 1 {
			kind = signoria.ToResume
		}
		ada.must(ada.post("/api/tables/"+table.ID+"/motions", word(kind, true), nil))
		p.until(func(u update) bool { return u.Row == row+1 })
	}
	if grown := heap() - before; grown > 128 {
		t.Errorf("when the streams are given up %d MB are taken", grown)
	}
}

// An answer that nobody reads is given up too.
func TestAnAnswerThatNobodyReadsIsGivenUp(t *testing.T) {
	var closed atomic.Int32
	address := listening(t, generous, func(l *http.Server) {
		if l.WriteTimeout == 0 {
			t.Fatal("an answer may take for ever")
		}
		l.WriteTimeout = 500 * time.Millisecond
		l.ConnState = func(_ net.Conn, now http.ConnState) {
			if now == http.StateClosed {
				closed.Add(1)
			}
		}
	})
	dial(t, address, stuck, strings.Repeat(asking("/api/games"), 40))
	for deadline := time.Now().Add(time.Minute); closed.Load() < stuck; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%d of %d are given up", closed.Load(), stuck)
		}
	}
}

// held is a store in which what happens at one table stays on its way to the disk until it is let go.
type held struct {
	*sqlite.Store
	table   atomic.Value // its id, "" for none
	reached chan struct{}
	going   chan struct{}
}

func (s *held) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	if s.table.CompareAndSwap(id, "") {
		close(s.reached)
		<-s.going
	}
	return s.Store.AppendRows(ctx, id, rows, p)
}

// Pages that look at a table which is being written wait, but no other's do.
func TestATableThatIsBeingWrittenHoldsUpNoOther(t *testing.T) {
	inner, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	store := &held{Store: inner, reached: make(chan struct{}), going: make(chan struct{})}
	store.table.Store("")
	s := newSiteOn(t, store, "", server.Config{Limits: generous}, toy.Game)
	ada, bea := newBrowser(t, s.URL, "Ada"), newBrowser(t, s.URL, "Bea")
	slow, other := ada.open("me", "me").ID, bea.open("me", "me").ID
	var seen [2]update
	for seat := range seen {
		events := fmt.Sprintf("/api/tables/%s/events?seat=%d", slow, seat)
		p := ada.page(events, "")
		seen[seat] = p.until(asked)
		for range 2 * runtime.GOMAXPROCS(0) {
			go ada.page(events, "").next()
		}
	}
	mine := bea.page("/api/tables/"+other+"/events?seat=0", "")
	was := mine.until(asked)

	// Three deeds within a breath, so that all pages want to look again while the last is on its way.
	ada.must(ada.answer(slow, seen[0]))
	ada.must(ada.post("/api/tables/"+slow+"/takeback", server.SeatOf{Seat: 0}, nil))
	store.table.Store(slow)
	answered := make(chan *problem)
	go func() { answered <- ada.answer(slow, seen[1]) }()

	<-store.reached
	time.Sleep(200 * time.Millisecond) // they have taken breath, and look

	late := time.AfterFunc(20*time.Second, func() {
		t.Error("a page at one table waits for what is written at another")
		close(store.going)
	})
	bea.must(bea.answer(other, was))
	mine.next()
	if late.Stop() {
		close(store.going)
	}
	ada.must(<-answered)
}
