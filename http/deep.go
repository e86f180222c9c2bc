package http

import (
	"runtime"
	"sync"
)

// deep runs f on one of a few goroutines that are kept for what takes a deep stack, and returns when it is done. A stack
// grows and is seldom made smaller: thousands of streams, each of which sees and packs now and then and waits for the rest
// of the time, would hold one of 16 KB and more each. They are more than pages have turns, so that packing waits for none of
// these. What f panics with, deep panics with.
func deep(f func()) {
	dive.Do(func() {
		for range 4 * runtime.GOMAXPROCS(0) {
			go func() {
				for f := range depths {
					f()
				}
			}()
		}
	})
	done := make(chan any, 1)
	depths <- func() {
		defer func() { done <- recover() }()
		f()
	}
	if why := <-done; why != nil {
		panic(why)
	}
}

var (
	dive   sync.Once
	depths = make(chan func())
)
