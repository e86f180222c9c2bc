package signoria

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// Several hosts may be at work over one store. Each says so over and over.
const (
	// Beat is how often a host says that it is at work.
	Beat = time.Second
	// Absent is after how long without a word it counts as at work no longer.
	Absent = 5 * time.Second
	// Gone is for how long it is known who has closed his last page.
	Gone = 10 * time.Minute
)

// Presence is who has pages of a table open at a host.
type Presence struct {
	Table  string
	Player string    // "" for all of whom nobody knows who they are
	Pages  int       // 0: the last was closed
	Went   time.Time // when it was, at most a Beat or Absent later than in truth; zero where Pages is not 0
}

// Hosts are the hosts of one process over a store, and who has pages open at them. The zero value has none.
type Hosts struct {
	mu sync.Mutex
	at map[string]map[Presence]Presence // by host, and by table and player
}

// Beat notes that a host is at work and what is new of who has pages open there; see Store.
func (h *Hosts) Beat(host string, news []Presence) (atWork []string, anew bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if anew = h.at[host] == nil; anew {
		if h.at == nil {
			h.at = map[string]map[Presence]Presence{}
		}
		h.at[host] = map[Presence]Presence{}
	}
	for _, p := range news {
		if p.Pages == 0 {
			p.Went = time.Now()
		}
		h.at[host][Presence{Table: p.Table, Player: p.Player}] = p
	}
	maps.DeleteFunc(h.at[host], func(_, p Presence) bool { return p.Pages == 0 && time.Since(p.Went) > Gone })
	for other := range h.at {
		atWork = append(atWork, other)
	}
	slices.Sort(atWork)
	return atWork, anew
}

// Leave forgets a host, and all who had pages open there.
func (h *Hosts) Leave(host string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.at, host)
}

// Elsewhere lists who has pages open at other hosts than one, or has closed the last; see Store.
func (h *Hosts) Elsewhere(host string, tables []string) (there []Presence) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for other, at := range h.at {
		for _, p := range at {
			if other != host && (len(tables) == 0 || slices.Contains(tables, p.Table)) {
				there = append(there, p)
			}
		}
	}
	return there
}
