package signoria

import (
	"cmp"
	"sync"
)

// Notice is that something was written: of a table, of a player, or of the hosts over the store. What it was is read from
// the store.
type Notice struct {
	Table   string `json:"t,omitempty"`
	Row     int32  `json:"r,omitempty"` // the last of its rows, where rows were added
	Amended int32  `json:"a,omitempty"` // how often the rest was changed by then, where it was
	Player  string `json:"p,omitempty"` // whose name was changed, or whom he hears; Anybody where nobody knows whose
	Here    bool   `json:"h,omitempty"` // who has pages of the table open has changed
	Hosts   bool   `json:"o,omitempty"` // which hosts are at work has
	// Shown is the last row that a page of the player's has shown of the table, or -1 if it shows everything at once; it is
	// kept nowhere. 0: that is not what it is about.
	Shown int32 `json:"s,omitempty"`
}

// Anybody stands for a player in a notice after some may have been lost: of any player, or of any table's pages.
const Anybody = "*"

// OfPlayer says whether the notice is of a player alone, and of no table.
func (n Notice) OfPlayer() bool { return n.Table == "" && n.Player != "" }

// Of says whether the notice is of a player, or of Anybody.
func (n Notice) Of(player string) bool {
	return n.OfPlayer() && (n.Player == player || n.Player == Anybody)
}

// About is what the notice is of.
func (n Notice) About() Notice { return Notice{Table: n.Table, Player: n.Player} }

// With is a notice with all that another says, which is of the same.
func (n Notice) With(other Notice) Notice {
	n.Row, n.Amended = max(n.Row, other.Row), max(n.Amended, other.Amended)
	n.Here, n.Hosts, n.Shown = n.Here || other.Here, n.Hosts || other.Hosts, cmp.Or(other.Shown, n.Shown)
	return n
}

// Includes says whether there is nothing new in the rows and amendments of another notice of the same.
func (n Notice) Includes(other Notice) bool { return other.Row <= n.Row && other.Amended <= n.Amended }

// Followers are those who follow what a store writes. The zero value has none.
type Followers struct {
	mu   sync.Mutex
	all  map[int]func(Notice)
	next int
}

// Add counts one in, until it calls stop.
func (f *Followers) Add(heard func(Notice)) (stop func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.all == nil {
		f.all = map[int]func(Notice){}
	}
	no := f.next
	f.all[no], f.next = heard, no+1
	return func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		delete(f.all, no)
	}
}

// Tell tells all of them what was written.
func (f *Followers) Tell(written ...Notice) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, n := range written {
		for _, heard := range f.all {
			heard(n)
		}
	}
}
