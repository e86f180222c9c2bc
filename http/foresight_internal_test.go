package http

import (
	"context"
	"errors"
	"testing"
)

// What is being worked out for somebody does not hold up a server that stops, and what he is told is no fault of ours.
func TestWhatIsWorkedOutEndsWithTheServer(t *testing.T) {
	s := &Server{}
	s.stop, s.halt = context.WithCancel(t.Context())
	waits := func(ctx context.Context) (any, error) {
		s.Stop()
		<-ctx.Done()
		return nil, ctx.Err()
	}
	if _, err := s.unlessStopped(t.Context(), waits); !errors.Is(err, errStopping) {
		t.Errorf("it was told %v", err)
	}
	if _, err := s.unlessStopped(t.Context(), waits); !errors.Is(err, errStopping) {
		t.Errorf("begun afterwards it was told %v", err)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	s.stop, s.halt = context.WithCancel(t.Context())
	left := func(ctx context.Context) (any, error) { return nil, ctx.Err() }
	if _, err := s.unlessStopped(gone, left); !errors.Is(err, context.Canceled) {
		t.Errorf("who has gone himself was told %v", err)
	}
}
