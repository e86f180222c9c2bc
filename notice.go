package signoria

import "sync"

// Notice is that something was written of a table: what it was is read from the store.
type Notice struct {
	Table   string
	Row     int32 // the last of its rows, where rows were added
	Amended int32 // how often the rest was changed by then, where it was
}

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
