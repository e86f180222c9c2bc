package signoria

import "sync"

// Notice is that something was written: of a table, or of a player. What it was is read from the store.
type Notice struct {
	Table   string `json:"t,omitempty"`
	Row     int32  `json:"r,omitempty"` // the last of its rows, where rows were added
	Amended int32  `json:"a,omitempty"` // how often the rest was changed by then, where it was
	Player  string `json:"p,omitempty"` // whose name was changed, or whom he hears; Anybody where nobody knows whose
}

// Anybody stands for a player in a notice after some may have been lost.
const Anybody = "*"

// Of says whether the notice is of a player.
func (n Notice) Of(player string) bool {
	return n.Player != "" && (n.Player == player || n.Player == Anybody)
}

// With is a notice with all that another says, which is of the same.
func (n Notice) With(other Notice) Notice {
	n.Row, n.Amended = max(n.Row, other.Row), max(n.Amended, other.Amended)
	return n
}

// Includes says whether there is nothing new in another notice of the same.
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
