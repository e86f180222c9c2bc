package http_test

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	server "signoria/http"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

// TestMain is a whole server instead of the tests, when it is started as one.
func TestMain(m *testing.M) {
	if file := os.Getenv("SIGNORIA_TEST_SERVE"); file != "" {
		if err := serveToy(file, os.Getenv("SIGNORIA_TEST_ADDR")); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

func serveToy(file, addr string) error {
	store, err := sqlite.Open(context.Background(), file)
	if err != nil {
		return err
	}
	h := host.New(store, []play.Game{toy.Game}, host.Options{Log: quiet})
	if err := h.Resume(context.Background()); err != nil {
		return err
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Println(l.Addr())
	return http.Serve(l, server.New(h, store, server.Config{Limits: generous, Log: quiet}))
}

// child is a server in a process of its own.
type child struct {
	cmd  *exec.Cmd
	addr string
}

func startChild(t *testing.T, file, addr string) *child {
	t.Helper()
	c := &child{cmd: exec.Command(os.Args[0])}
	c.cmd.Env = append(os.Environ(), "SIGNORIA_TEST_SERVE="+file, "SIGNORIA_TEST_ADDR="+addr)
	c.cmd.Stderr = os.Stderr
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.kill)
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Fatal("the server does not start")
	}
	if _, _, err := net.SplitHostPort(lines.Text()); err != nil {
		t.Fatalf("the server does not start: %s", lines.Text())
	}
	c.addr = lines.Text()
	return c
}

// kill ends the server as a power cut would.
func (c *child) kill() {
	_ = c.cmd.Process.Kill() // it may be dead already
	_ = c.cmd.Wait()
}

// crowd plays many tables, and remembers every answer that was acknowledged.
type crowd struct {
	t      *testing.T
	base   string
	tables []crowded
	acks   atomic.Int64
	mu     sync.Mutex
	given  map[string][]string // by table and seat, in order
}

type crowded struct {
	*browser
	id string
}

// TestKilledInTheMiddle kills the server, twice, while fifty tables are played. Nothing that was
// acknowledged is lost, and every table goes on to its end.
func TestKilledInTheMiddle(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	c := startChild(t, file, "127.0.0.1:0")
	cr := &crowd{t: t, base: "http://" + c.addr, given: map[string][]string{}}
	for range 10 { // a player's pages are told of all his tables
		b := newBrowser(t, cr.base, "Ada")
		for range 5 {
			cr.tables = append(cr.tables, crowded{b, b.open("me", "bot:first", "me").ID})
		}
	}
	for _, after := range []int64{150, 300} {
		played := cr.play()
		for cr.acks.Load() < after {
			time.Sleep(time.Millisecond)
		}
		c.kill()
		<-played
		cr.check(file)
		c = startChild(t, file, c.addr)
	}
	<-cr.play()
	cr.check(file)
	for _, table := range cr.tables {
		var r signoria.Record
		table.must(table.get("/api/tables/"+table.id+"/record", &r)) // it is finished
		if _, err := toy.Game.Verify(r); err != nil {
			t.Errorf("table %s: %v", table.id, err)
		}
	}
}

// play plays every table on until it is over or the server is gone.
func (cr *crowd) play() (done chan struct{}) {
	done = make(chan struct{})
	var all sync.WaitGroup
	for _, table := range cr.tables {
		for _, s := range []play.Seat{0, 2} {
			all.Go(func() { cr.playSeat(table, s) })
		}
	}
	go func() { all.Wait(); close(done) }()
	return done
}

func (cr *crowd) playSeat(table crowded, s play.Seat) {
	r, err := http.NewRequest("GET", fmt.Sprintf("%s/api/tables/%s/events?seat=%d", cr.base, table.id, s), nil)
	if err != nil {
		cr.t.Error(err)
		return
	}
	w, err := table.Do(r)
	if err != nil {
		return // the server is gone
	}
	defer w.Body.Close()
	p := &page{t: cr.t, lines: bufio.NewReader(w.Body)}
	for {
		u, ok := p.nextOrGone()
		if !ok || u.Table.Status == signoria.Finished {
			return
		}
		if u.Offer != nil && !cr.give(table, u) {
			return
		}
	}
}

// give answers, and returns false if the server is gone.
func (cr *crowd) give(table crowded, u update) bool {
	choice := int(u.Row) % len(u.Offer.Choices) // something or other
	c := u.Offer.Choices[choice]
	raw := marshal(cr.t, server.GiveAnswer{Seat: u.Seat, Token: u.Offer.Token, Choice: choice, Number: c.Low})
	w, err := table.Post(cr.base+"/api/tables/"+table.id+"/answers", "application/json", raw)
	if err != nil {
		return false
	}
	w.Body.Close()
	switch w.StatusCode {
	case http.StatusNoContent:
		cr.mu.Lock()
		name := fmt.Sprint(table.id, " ", u.Seat)
		cr.given[name] = append(cr.given[name], c.Label)
		cr.mu.Unlock()
		cr.acks.Add(1)
	case http.StatusConflict: // the update was not the latest
	default:
		cr.t.Errorf("table %s: an answer got %d", table.id, w.StatusCode)
	}
	return true
}

// check looks for every acknowledged answer in the store. One more of a seat may be there: the kill
// came between its being written and its being acknowledged. It is one that was acknowledged, from
// then on.
func (cr *crowd) check(file string) {
	cr.t.Helper()
	ctx := context.Background()
	store, err := sqlite.Open(ctx, file)
	if err != nil {
		cr.t.Fatal(err)
	}
	defer store.Close()
	for _, table := range cr.tables {
		rows, err := store.Rows(ctx, table.id, 0)
		if err != nil {
			cr.t.Fatal(err)
		}
		for _, s := range []play.Seat{0, 2} {
			var recorded []string
			for _, r := range rows {
				if r.Kind == signoria.Answered && r.Seat == s {
					recorded = append(recorded, fmt.Sprintf("%d %d", r.Verb, r.A))
				}
			}
			name := fmt.Sprint(table.id, " ", s)
			given := cr.given[name]
			if len(recorded) < len(given) || len(recorded) > len(given)+1 {
				cr.t.Fatalf("table and seat %s: %d answers were acknowledged, %d are recorded", name, len(given), len(recorded))
			}
			for i, g := range given {
				if recorded[i] != g {
					cr.t.Fatalf("table and seat %s: answer %d was %q, recorded is %q", name, i, g, recorded[i])
				}
			}
			cr.given[name] = recorded
		}
	}
}
