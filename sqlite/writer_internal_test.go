package sqlite

import (
	"context"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"
)

// Where several writes shared a transaction the next begins a while after it; who writes alone does not wait.
func TestWritesThatComeAtOnceAreSpaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, err := Open(t.Context(), filepath.Join(t.TempDir(), "signoria.db"))
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		s.Space(time.Hour)
		writes := func(do func()) {
			if err := s.writer.write(t.Context(), func(context.Context, *writer) error { do(); return nil }); err != nil {
				t.Error(err)
			}
		}
		began := time.Now()
		wants := func(want time.Duration, what string) {
			t.Helper()
			if took := time.Since(began); took != want {
				t.Errorf("%s began after %v, want %v", what, took, want)
			}
		}
		goOn := make(chan bool)
		go writes(func() { <-goOn })
		synctest.Wait()
		for range 2 {
			go writes(func() { wants(0, "what waited together") })
		}
		synctest.Wait()
		close(goOn)
		synctest.Wait()
		writes(func() { wants(time.Hour, "the next") })
		writes(func() { wants(time.Hour, "one after it") })
	})
}
