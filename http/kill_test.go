package http_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	server "signoria/http"
	"signoria/play"
	"signoria/play/toy"
	"signoria/postgres"
	"signoria/postgres/pgtest"
	"signoria/sqlite"
)

// TestMain is a whole server instead of the tests, when it is started as one.
func TestMain(m *testing.M) {
	if where := os.Getenv("SIGNORIA_TEST_SERVE"); where != "" {
		rules, err := strconv.Atoi(os.Getenv("SIGNORIA_TEST_RULES"))
		if err == nil {
			err = serveToy(where, os.Getenv("SIGNORIA_TEST_ADDR"), toy.At(rules))
		}
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	pgtest.Main(m)
}

// kept is a store that is closed when it is done with.
type kept interface {
	signoria.Store
	io.Closer
}

// openStore opens what is in a file, or at the address of a database.
func openStore(where string) (kept, error) {
	if strings.HasPrefix(where, "postgres:") {
		return postgres.Open(context.Background(), where)
	}
	return sqlite.Open(context.Background(), where)
}

// serveToy serves until the process is told to stop.
func serveToy(where, addr string, game play.Game) error {
	store, err := openStore(where)
	if err != nil {
		return err
	}
	defer store.Close()
	h := host.New(store, []play.Game{game}, host.Options{Log: quiet})
	defer h.Close()
	if err := h.Resume(context.Background()); err != nil {
		return err
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Println(l.Addr())
	srv := server.New(h, store, server.Config{Limits: generous, Log: quiet})
	s := http.Server{Handler: srv}
	told, done := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer done()
	stopped := make(chan error)
	context.AfterFunc(told, func() {
		srv.Stop()
		stopped <- s.Shutdown(context.Background())
	})
	if err := s.Serve(l); err != http.ErrServerClosed {
		return err
	}
	return <-stopped
}

// child is a server in a process of its own.
type child struct {
	cmd  *exec.Cmd
	addr string
}

func startChild(t *testing.T, where, addr string, rules int) *child {
	t.Helper()
	c := &child{cmd: exec.Command(os.Args[0])}
	c.cmd.Env = append(os.Environ(), "SIGNORIA_TEST_SERVE="+where, "SIGNORIA_TEST_ADDR="+addr, fmt.Sprint("SIGNORIA_TEST_RULES=", rules))
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

// stop ends the server as who replaces it would.
func (c *child) stop(t *testing.T) {
	t.Helper()
	if err := errors.Join(c.cmd.Process.Signal(syscall.SIGTERM), c.cmd.Wait()); err != nil {
		t.Errorf("a server that is told to stop: %v", err)
	}
}

// crowd plays many tables, and remembers every answer that was acknowledged, and every standing order.
type crowd struct {
	t       *testing.T
	tables  []crowded
	acks    atomic.Int64
	mu      sync.Mutex
	given   map[string][]string        // by table and seat, in order
	unsure  map[string]int             // by table and seat, how many more may have been taken: it is not known
	ordered map[string]map[string]bool // by table and seat, what was ordered to be answered from now on
}

type crowded struct {
	*browser
	id string
}

// gather has so many tables opened, by people who come to one server after the other.
func gather(t *testing.T, tables int, bases ...string) *crowd {
	cr := &crowd{t: t, given: map[string][]string{}, unsure: map[string]int{}, ordered: map[string]map[string]bool{}}
	for n := range tables / 5 { // a player's pages are told of all his tables
		b := newBrowser(t, bases[n%len(bases)], "Ada")
		for range 5 {
			cr.tables = append(cr.tables, crowded{b, b.open("me", "bot:first", "me").ID})
		}
	}
	return cr
}

// TestKilledInTheMiddle kills the server twenty times while fifty tables are played. Nothing that was
// acknowledged is lost, and every table goes on to its end.
func TestKilledInTheMiddle(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	c := startChild(t, file, "127.0.0.1:0", 1)
	cr := gather(t, 50, "http://"+c.addr)
	for kill := range 20 {
		played := cr.play()
		for cr.acks.Load() < int64(20*(kill+1)) {
			time.Sleep(time.Millisecond)
		}
		c.kill()
		<-played
		cr.check(file)
		c = startChild(t, file, c.addr, 1)
	}
	<-cr.play()
	cr.check(file)
	cr.verify()
}

// verify runs the records of all tables, which are finished.
func (cr *crowd) verify() {
	for _, table := range cr.tables {
		var r signoria.Record
		table.must(table.get("/api/tables/"+table.id+"/record", &r))
		if _, err := toy.Game.Verify(r); err != nil {
			cr.t.Errorf("table %s: %v", table.id, err)
		}
	}
}

// each lets somebody play every seat of every table.
func (cr *crowd) each(seat func(crowded, play.Seat)) (done chan struct{}) {
	done = make(chan struct{})
	var all sync.WaitGroup
	for _, table := range cr.tables {
		for _, s := range []play.Seat{0, 2} {
			all.Go(func() { seat(table, s) })
		}
	}
	go func() { all.Wait(); close(done) }()
	return done
}

// play plays every table on until it is over or the server is gone.
func (cr *crowd) play() (done chan struct{}) {
	return cr.each(func(table crowded, s play.Seat) {
		p := &page{t: cr.t}
		if !p.tryFollow(table, table.base, s) {
			return
		}
		defer p.body.Close()
		for u, ok := p.nextOrGone(); ok && u.Table.Status != signoria.Finished; u, ok = p.nextOrGone() {
			if u.Offer != nil && !cr.give(table, table.base, u) {
				return
			}
		}
	})
}

// tryFollow opens the stream of a seat at a server, from where the page has come to, and says whether that is there.
func (p *page) tryFollow(table crowded, base string, s play.Seat) bool {
	r, err := http.NewRequest("GET", fmt.Sprintf("%s/api/tables/%s/events?seat=%d", base, table.id, s), nil)
	if err != nil {
		p.t.Error(err)
		return false
	}
	if p.lastID != "" {
		r.Header.Set("Last-Event-ID", p.lastID)
	}
	w, err := table.Do(r)
	if err != nil {
		return false
	}
	if w.StatusCode != http.StatusOK {
		w.Body.Close()
		return false
	}
	p.body, p.lines = w.Body, bufio.NewReader(w.Body)
	return true
}

// give answers at a server, in one way or another, and says whether it learned what became of it.
func (cr *crowd) give(table crowded, base string, u update) bool {
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
	w, err := table.Post(base+"/api/tables/"+table.id+"/"+way, "application/json", marshal(cr.t, sent))
	if err != nil {
		return cr.wonders(table, u)
	}
	defer w.Body.Close()
	switch w.StatusCode {
	case http.StatusNoContent:
		cr.acknowledged(table, u, c.Label)
	case http.StatusOK:
		var done server.SheetInfo
		if err := json.NewDecoder(w.Body).Decode(&done); err != nil {
			return cr.wonders(table, u)
		}
		cr.acknowledged(table, u, []string{c.Label, next.Label}[:done.Played]...)
	case http.StatusConflict: // the update was not the latest
		return true
	case http.StatusServiceUnavailable:
		return cr.wonders(table, u)
	default:
		cr.t.Errorf("table %s: %s got %d", table.id, way, w.StatusCode)
	}
	if way == "orders" {
		cr.orders(table, u)
	}
	return true
}

// wonders notes that an answer, or two given as one, may have been taken.
func (cr *crowd) wonders(table crowded, u update) bool {
	cr.mu.Lock()
	defer cr.mu.Unlock()
	cr.unsure[fmt.Sprint(table.id, " ", u.Seat)] += 2
	return false
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

// check looks for every acknowledged answer and order in the store, which nobody writes to. More answers of a seat are there
// only where it is not known what became of them. They are such as were acknowledged, from then on.
func (cr *crowd) check(where string) {
	cr.t.Helper()
	ctx := context.Background()
	store, err := openStore(where)
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
			name := fmt.Sprint(table.id, " ", s)
			for prompt := range cr.ordered[name] {
				if !slices.ContainsFunc(orders, func(o signoria.Order) bool {
					return o.Seat == s && toy.Game.PromptName(play.Prompt(o.Prompt)) == prompt
				}) {
					cr.t.Fatalf("table and seat %s: an order for %s was acknowledged, and is not kept", name, prompt)
				}
			}
			recorded := given(rows, s)
			if lost, more := missing(cr.given[name], recorded); lost != "" || more > cr.unsure[name] {
				cr.t.Fatalf("table and seat %s: acknowledged were %q, and it is not known of %d; recorded are %q", name, cr.given[name], cr.unsure[name], recorded)
			}
			cr.given[name], cr.unsure[name] = recorded, 0
		}
	}
}

// given are the answers of a seat's own hand on record.
func given(rows []signoria.Row, s play.Seat) (recorded []string) {
	for _, r := range rows {
		if r.Kind == signoria.Answered && r.Hand == signoria.OwnHand && r.Seat == s {
			recorded = append(recorded, fmt.Sprintf("%d %d", r.Verb, r.A))
		}
	}
	return recorded
}

// missing is the first of the acknowledged answers that is not recorded in its place, and how many more are.
func missing(acknowledged, recorded []string) (lost string, more int) {
	for _, a := range acknowledged {
		i := slices.Index(recorded, a)
		if i < 0 {
			return a, more
		}
		more, recorded = more+i, recorded[i+1:]
	}
	return "", more + len(recorded)
}
