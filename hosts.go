package signoria

import (
	"cmp"
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

// AtWork is a host that is at work.
type AtWork struct {
	Host  string
	Rules int    // how new the rules are that it knows: the versions of all its games taken together
	Boxes string // the box files that it plays with, by game and fingerprint
	// Begins says that it has just come, and may have to give players time back before any clock is looked at.
	Begins bool
}

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
	at map[string]*pagesAt // by host
}

type pagesAt struct {
	AtWork
	open map[Presence]Presence // by table and player
}

// Beat notes that a host is at work and what is new of who has pages open there; see Store.
func (h *Hosts) Beat(host AtWork, news []Presence) (atWork []AtWork, anew bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if anew = h.at[host.Host] == nil; anew {
		if h.at == nil {
			h.at = map[string]*pagesAt{}
		}
		h.at[host.Host] = &pagesAt{host, map[Presence]Presence{}}
	}
	h.at[host.Host].AtWork = host
	open := h.at[host.Host].open
	for _, p := range news {
		if p.Pages == 0 {
			p.Went = time.Now()
		}
		open[Presence{Table: p.Table, Player: p.Player}] = p
	}
	maps.DeleteFunc(open, func(_, p Presence) bool { return p.Pages == 0 && time.Since(p.Went) > Gone })
	for _, other := range h.at {
		atWork = append(atWork, other.AtWork)
	}
	slices.SortFunc(atWork, func(a, b AtWork) int { return cmp.Compare(a.Host, b.Host) })
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
		if other == host {
			continue
		}
		for _, p := range at.open {
			if len(tables) == 0 || slices.Contains(tables, p.Table) {
				there = append(there, p)
			}
		}
	}
	return there
}
