package http

import (
	"fmt"
	"net/http"
	"time"
)

// Meter measures what a server does. It is called while requests wait, and must not take long.
type Meter interface {
	// Told: a page that is open was told of what happened at a table, so long after it happened.
	Told(after time.Duration)
	// Responded: a request was answered with a status.
	Responded(status int)
}

type unmeasured struct{}

func (unmeasured) Told(time.Duration) {}
func (unmeasured) Responded(int)      {}

// Streams is how many streams of events are open.
func (s *Server) Streams() int { return s.streams.total() }

// GuestsLeft is how many new players are still taken, were they to come now.
func (s *Server) GuestsLeft() int { return s.allNew.Left(everybody) }

// healthy says that the server is there.
func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	fmt.Fprintln(w, "ok")
}

// readiness says whether the server does its work: not while it cannot write, and not when it stops.
func (s *Server) readiness(ready func() error) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		switch {
		case s.stop.Err() != nil:
			http.Error(w, "the server is stopping", http.StatusServiceUnavailable)
			return
		case ready != nil:
			if err := ready(); err != nil {
				http.Error(w, err.Error(), http.StatusServiceUnavailable)
				return
			}
		}
		if err := s.Crowded(); err != nil { // those who are here play on: nobody else is to take its place for that
			fmt.Fprintln(w, "ready, but nothing new begins:", err)
			return
		}
		fmt.Fprintln(w, "ready")
	}
}
