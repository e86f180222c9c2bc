package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"signoria/postgres/pgtest"
)

// site is what is loaded: servers of one build that share a store, and that store.
type site struct {
	servers  []*exec.Cmd
	urls     []string
	folder   string         // where SQLite's file is
	postgres *pgtest.Server // or what keeps the tables instead
	done     []func() error // what is to be undone when it stops, last first
}

// start starts servers and waits until they answer.
func start(ctx context.Context, k kind, l load) (s *site, err error) {
	s = &site{}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.stop())
		}
	}()
	if s.folder, err = os.MkdirTemp("", "signoria-load-"); err != nil {
		return s, err
	}
	s.done = append(s.done, func() error { return os.RemoveAll(s.folder) })
	where := []string{"--data", s.folder}
	if k.store == inDatabase {
		if s.postgres, err = pgtest.Start(); err != nil {
			return s, err
		}
		s.done = append(s.done, func() error { s.postgres.Stop(); return nil })
		address, _, err := s.postgres.Make()
		if err != nil {
			return s, err
		}
		where = append(where, "--store", address)
	}
	for range k.servers {
		if err := s.add(ctx, k.build, l, where); err != nil {
			return s, err
		}
	}
	return s, nil
}

// add starts one more server and waits until it answers.
func (s *site) add(ctx context.Context, build string, l load, where []string) error {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	addr := free.Addr().String()
	if err := free.Close(); err != nil {
		return err
	}
	cmd, url := exec.Command(build, slices.Concat([]string{"serve", "--addr", addr}, where, trusting(build))...), "http://"+addr
	cmd.Stderr = os.Stderr
	cmd.Env = append(os.Environ(), l.limits()...)
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan struct{})
	go func() {
		_ = cmd.Wait() // however it ends
		close(ended)
	}()
	s.servers, s.urls = append(s.servers, cmd), append(s.urls, url)
	s.done = append(s.done, func() error {
		_ = cmd.Process.Signal(syscall.SIGTERM) // it may have ended
		<-ended
		return nil
	})
	for range 100 {
		if r, err := http.Get(url + "/api/games"); err == nil {
			return r.Body.Close()
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ended:
			return fmt.Errorf("server %d of %s does not start", len(s.servers), build)
		case <-time.After(100 * time.Millisecond):
		}
	}
	return errors.New("the server does not answer")
}

// limits have a build take as many as come. Older builds took everybody.
func (l load) limits() []string {
	people := l.Tables * l.Seats
	return []string{fmt.Sprint("SIGNORIA_MAX_TABLES=", 1000*l.Tables), fmt.Sprint("SIGNORIA_MAX_STREAMS=", 2*people), fmt.Sprint("SIGNORIA_MAX_GUESTS=", 2*people)}
}

// trusting are the words by which a build believes what we say of where we come from, for every player comes from an address
// of his own. Older builds believed everybody, and took no address.
func trusting(build string) []string {
	said, _ := exec.Command(build, "serve", "--proxy", "", "--addr", "none").CombinedOutput() // it is refused either way
	if strings.Contains(string(said), `"" is not expected`) {
		return []string{"--proxy"}
	}
	return []string{"--proxy", "127.0.0.1"}
}

func (s *site) stop() (err error) {
	for _, undo := range slices.Backward(s.done) {
		err = errors.Join(err, undo())
	}
	return err
}

// used is the processor time that servers and store have taken so far, and the store's part of it, as far as it is a process
// of its own; and the memory that the servers hold, in bytes.
func (s *site) used() (cpu, ofStore time.Duration, memory int64, err error) {
	for _, server := range s.servers {
		took, err := pgtest.Took(server.Process.Pid)
		if err != nil {
			return 0, 0, 0, err
		}
		holds, err := resident(server.Process.Pid)
		if err != nil {
			return 0, 0, 0, err
		}
		cpu, memory = cpu+took, memory+holds
	}
	if s.postgres != nil {
		ofStore, err = s.postgres.Used()
	}
	return cpu + ofStore, ofStore, memory, err
}

// resident is the memory that a process holds, in bytes.
func resident(pid int) (int64, error) {
	said, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0, err
	}
	pages, err := strconv.ParseInt(strings.Fields(string(said))[1], 10, 64) // of the kernel's proc(5): resident
	return pages * int64(os.Getpagesize()), err
}
