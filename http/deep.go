package http

import (
	"fmt"
	"net/http"
	"runtime"
	"runtime/debug"
	"sync"
)

// deep runs f on one of a few goroutines that are kept for what takes a deep stack, and returns when it is done. A stack
// grows and is seldom made smaller: thousands of streams, each of which sees and packs now and then and waits for the rest
// of the time, would hold one of 16 KB and more each. They are more than pages have turns, so that packing waits for none of
// these. If f panics deep does, and tells of the stack that it was in.
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
		defer func() {
			why := recover()
			if why != nil && why != http.ErrAbortHandler {
				why = fmt.Sprintf("%v\n%s", why, debug.Stack())
			}
			done <- why
		}()
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
