package http_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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

// crowd plays many tables, and remembers every answer that was acknowledged, and every standing order.
type crowd struct {
	t       *testing.T
	base    string
	tables  []crowded
	acks    atomic.Int64
	mu      sync.Mutex
	given   map[string][]string        // by table and seat, in order
	ordered map[string]map[string]bool // by table and seat, what was ordered to be answered from now on
}

type crowded struct {
	*browser
	id string
}

// TestKilledInTheMiddle kills the server twenty times while fifty tables are played. Nothing that was
// acknowledged is lost, and every table goes on to its end.
func TestKilledInTheMiddle(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	c := startChild(t, file, "127.0.0.1:0")
	cr := &crowd{t: t, base: "http://" + c.addr, given: map[string][]string{}, ordered: map[string]map[string]bool{}}
	for range 10 { // a player's pages are told of all his tables
		b := newBrowser(t, cr.base, "Ada")
		for range 5 {
			cr.tables = append(cr.tables, crowded{b, b.open("me", "bot:first", "me").ID})
		}
	}
	for kill := range 20 {
		played := cr.play()
		for cr.acks.Load() < int64(20*(kill+1)) {
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

// give answers, in one way or another, and returns false if the server is gone.
func (cr *crowd) give(table crowded, u update) bool {
	choices := u.Offer.Choices
	choice := int(u.Row) % len(choices) // something or other
	c, next := choices[choice], choices[(choice+1)%len(choices)]
	answer := server.GiveAnswer{Seat: u.Seat, Token: u.Offer.Token, Choice: choice, Number: c.Low}
	way, sent := "answers", any(answer)
	switch {
	case u.Row%3 == 1:
		way = "sheets"
		sent = server.GiveSheet{Seat: u.Seat, Token: u.Offer.Token, Links: []server.Link{{ID: c.ID, Number: c.Low}, {ID: next.ID, Number: next.Low}}}
	case u.Row%3 == 2 && c.Every != "":
		way, sent = "orders", server.GiveOrder{GiveAnswer: answer, Term: signoria.ThisGame}
	}
	w, err := table.Post(cr.base+"/api/tables/"+table.id+"/"+way, "application/json", marshal(cr.t, sent))
	if err != nil {
		return false
	}
	defer w.Body.Close()
	switch w.StatusCode {
	case http.StatusNoContent:
		cr.acknowledged(table, u, c.Label)
	case http.StatusOK:
		var done server.SheetInfo
		if err := json.NewDecoder(w.Body).Decode(&done); err != nil {
			return false // it is as good as not acknowledged
		}
		cr.acknowledged(table, u, []string{c.Label, next.Label}[:done.Played]...)
	case http.StatusConflict: // the update was not the latest
		return true
	default:
		cr.t.Errorf("table %s: %s got %d", table.id, way, w.StatusCode)
	}
	if way == "orders" {
		cr.orders(table, u)
	}
	return true
}

func (cr *crowd) acknowledged(table crowded, u update, labels ...string) {
	cr.mu.Lock()
	defer cr.mu.Unlock()
	name := fmt.Sprint(table.id, " ", u.Seat)
	cr.given[name] = append(cr.given[name], labels...)
	cr.acks.Add(int64(len(labels)))
}

// orders notes what was ordered, by the name of what was asked.
func (cr *crowd) orders(table crowded, u update) {
	cr.mu.Lock()
	defer cr.mu.Unlock()
	name := fmt.Sprint(table.id, " ", u.Seat)
	if cr.ordered[name] == nil {
		cr.ordered[name] = map[string]bool{}
	}
	cr.ordered[name][u.Offer.Name] = true
}

// check looks for every acknowledged answer and order in the store. One more answer of a seat may be there, or two that it
// gave as one: the kill came between their being written and their being acknowledged. They are such as were acknowledged,
// from then on.
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
		orders, err := store.Orders(ctx, table.id)
		if err != nil {
			cr.t.Fatal(err)
		}
		for _, s := range []play.Seat{0, 2} {
			for prompt := range cr.ordered[fmt.Sprint(table.id, " ", s)] {
				if !slices.ContainsFunc(orders, func(o signoria.Order) bool {
					return o.Seat == s && toy.Game.PromptName(play.Prompt(o.Prompt)) == prompt
				}) {
					cr.t.Fatalf("table %s, seat %d: an order for %s was acknowledged, and is not kept", table.id, s, prompt)
				}
			}
			var recorded []string
			for _, r := range rows {
				if r.Kind == signoria.Answered && r.Hand == signoria.OwnHand && r.Seat == s {
					recorded = append(recorded, fmt.Sprintf("%d %d", r.Verb, r.A))
				}
			}
			name := fmt.Sprint(table.id, " ", s)
			given := cr.given[name]
			if len(recorded) < len(given) || len(recorded) > len(given)+2 {
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
