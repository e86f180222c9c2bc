package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	wire "signoria/http"
	"signoria/play"
)

// crowd is everybody who plays.
type crowd struct {
	ctx    context.Context
	load   load
	urls   []string // of the servers: who comes goes to the next
	client *http.Client
	pages  sync.WaitGroup
	people atomic.Int32
	given  atomic.Int64 // answers from the beginning on

	counting                        atomic.Bool
	answers, updates, bytes, failed atomic.Int64
	broken                          atomic.Pointer[error] // the first thing that should not have happened

	mu    sync.Mutex
	waits []time.Duration
}

func newCrowd(ctx context.Context, l load, urls []string) *crowd {
	return &crowd{ctx: ctx, load: l, urls: urls,
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1 << 16, DisableCompression: true}}}
}

func (c *crowd) count(on bool) { c.counting.Store(on) }

// breaks notes that something went wrong, unless the crowd is leaving.
func (c *crowd) breaks(err error) {
	if err != nil && c.ctx.Err() == nil {
		c.broken.CompareAndSwap(nil, &err)
	}
}

// leave waits until every page is gone.
func (c *crowd) leave() {
	c.pages.Wait()
	c.client.CloseIdleConnections()
}

// sitDown lets everybody come, and begins every table.
func (c *crowd) sitDown() error {
	var all sync.WaitGroup
	first := make(chan error, c.load.Tables)
	begun := make(chan bool, 4) // so many at a time
	for range c.load.Tables {
		all.Go(func() {
			begun <- true
			defer func() { <-begun }()
			if t, err := c.gather(); err != nil {
				first <- err
			} else {
				c.breaks(t.begin())
			}
		})
	}
	all.Wait()
	select {
	case err := <-first:
		return err
	default:
		return nil
	}
}

// person is somebody with a name and a cookie, at an address of his own.
type person struct {
	crowd  *crowd
	url    string // of his server
	from   string
	cookie string
}

func (c *crowd) person() (*person, error) {
	n := c.people.Add(1)
	p := &person{crowd: c, url: c.urls[int(n)%len(c.urls)], from: fmt.Sprintf("10.%d.%d.%d", n>>16&255, n>>8&255, n&255)}
	r, err := p.do(http.MethodPost, "/api/me", map[string]string{"name": fmt.Sprint("Player ", n)})
	if err != nil {
		return nil, err
	}
	defer r.Body.Close()
	for _, k := range r.Cookies() {
		p.cookie = k.Name + "=" + k.Value
	}
	return p, nil
}

// do sends a request, and gives what is not refused.
func (p *person) do(method, path string, body any) (*http.Response, error) {
	said, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(p.crowd.ctx, method, p.url+path, bytes.NewReader(said))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Forwarded-For", p.from)
	if p.cookie != "" {
		r.Header.Set("Cookie", p.cookie)
	}
	if method == http.MethodGet {
		r.Header.Set("Accept-Encoding", "gzip")
	}
	w, err := p.crowd.client.Do(r)
	if err != nil {
		return nil, err
	}
	if w.StatusCode >= 300 {
		defer w.Body.Close()
		why, _ := io.ReadAll(io.LimitReader(w.Body, 500))
		return nil, refused{w.StatusCode, fmt.Sprintf("%s %s: %d %s", method, path, w.StatusCode, why)}
	}
	return w, nil
}

// tell sends something to which the answer does not matter.
func (p *person) tell(path string, body any) error {
	w, err := p.do(http.MethodPost, path, body)
	if err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, w.Body)
	w.Body.Close()
	return err
}

type refused struct {
	status int
	said   string
}

func (r refused) Error() string { return r.said }

// table is people who play one game after the other.
type table struct {
	crowd  *crowd
	people []*person

	mu    sync.Mutex
	moved []int64 // when something happened there that all know of, in Unix milliseconds, as pages were told, rising
	seen  []int64 // up to when the page of each seat has been told
}

func (c *crowd) gather() (*table, error) {
	t := &table{crowd: c, seen: make([]int64, c.load.Seats)}
	for range c.load.Seats {
		p, err := c.person()
		if err != nil {
			return nil, err
		}
		t.people = append(t.people, p)
	}
	return t, nil
}

// begin opens a table, seats everybody and opens their pages.
func (t *table) begin() error {
	seats := []string{"me"}
	for len(seats) < len(t.people) {
		seats = append(seats, "open")
	}
	w, err := t.people[0].do(http.MethodPost, "/api/tables", wire.NewTable{Game: t.crowd.load.Game, Seats: seats})
	if err != nil {
		return err
	}
	var opened struct{ ID string }
	err = json.NewDecoder(w.Body).Decode(&opened)
	w.Body.Close()
	at := "/api/tables/" + opened.ID
	for s := 1; s < len(t.people) && err == nil; s++ {
		err = t.people[s].tell(at+"/sit", wire.Sit{Seat: play.Seat(s)})
	}
	if err == nil {
		err = t.people[0].tell(at+"/start", struct{}{})
	}
	if err != nil {
		return err
	}
	over := sync.OnceFunc(func() { t.crowd.breaks(t.begin()) })
	for s, p := range t.people {
		pg := &page{table: t, person: p, at: at, seat: s, over: over}
		t.crowd.pages.Go(func() { t.crowd.breaks(pg.follow()) })
	}
	return nil
}

// told notes that a seat's page was told of everything up to a moment. What happened between that and what it was told
// before is known by the pages that were told of it apart.
func (t *table) told(seat int, moved int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	i, known := slices.BinarySearch(t.moved, moved)
	if !known {
		t.moved = slices.Insert(t.moved, i, moved)
	}
	since, _ := slices.BinarySearch(t.moved, t.seen[seat]+1)
	if before := t.seen[seat]; before > 0 {
		for _, m := range t.moved[min(since, i+1) : i+1] {
			t.crowd.waited(time.Since(time.UnixMilli(m)))
		}
	}
	t.seen[seat] = max(t.seen[seat], moved)
	all := slices.Min(t.seen)
	t.moved = slices.DeleteFunc(t.moved, func(m int64) bool { return m < all })
}

// waited counts how long a page waited to be told of something.
func (c *crowd) waited(long time.Duration) {
	if c.counting.Load() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.waits = append(c.waits, long)
	}
}
