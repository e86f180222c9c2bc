package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// server is a build that runs, on a folder of its own.
type server struct {
	cmd    *exec.Cmd
	url    string
	folder string
}

// start starts a build and waits until it answers.
func start(ctx context.Context, build string, l load) (*server, error) {
	folder, err := os.MkdirTemp("", "signoria-load-")
	if err != nil {
		return nil, err
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	addr := free.Addr().String()
	if err := free.Close(); err != nil {
		return nil, err
	}
	s := &server{url: "http://" + addr, folder: folder}
	s.cmd = exec.Command(build, append([]string{"serve", "--addr", addr, "--data", folder}, trusting(build)...)...)
	s.cmd.Stderr = os.Stderr
	s.cmd.Env = append(os.Environ(), l.limits()...)
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	for range 100 {
		if r, err := http.Get(s.url + "/api/games"); err == nil {
			return s, r.Body.Close()
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(ctx.Err(), s.stop())
		case <-time.After(100 * time.Millisecond):
		}
	}
	return nil, errors.Join(errors.New("the server does not answer"), s.stop())
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

func (s *server) stop() error {
	err := s.cmd.Process.Signal(syscall.SIGTERM)
	_ = s.cmd.Wait() // however it ends
	return errors.Join(err, os.RemoveAll(s.folder))
}

// ticks are the parts of a second in which Linux counts processor time.
const ticks = 100

// used is the processor time the server has taken so far, and the memory it holds in bytes.
func (s *server) used() (cpu time.Duration, memory int64, err error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", s.cmd.Process.Pid))
	if err != nil {
		return 0, 0, err
	}
	_, after, _ := strings.Cut(string(stat), ") ") // a name may hold anything
	fields := strings.Fields(after)
	for _, i := range []int{11, 12} { // of the kernel's proc(5): utime, stime
		n, err := strconv.ParseInt(fields[i], 10, 64)
		if err != nil {
			return 0, 0, err
		}
		cpu += time.Duration(n) * time.Second / ticks
	}
	pages, err := strconv.ParseInt(fields[21], 10, 64) // rss
	return cpu, pages * int64(os.Getpagesize()), err
}
