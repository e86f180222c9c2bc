// Package pgtest gives tests, and programs that measure, a PostgreSQL of their own, and each of them a database in it.
package pgtest

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Server is a PostgreSQL that was started for them. It listens in its own folder, and nowhere else.
type Server struct {
	folder string
	owner  *syscall.Credential // who it runs as, nil for who runs the tests
	run    *exec.Cmd
	ended  chan struct{} // closed when it has
	made   atomic.Int32
}

// shared is the PostgreSQL of a package's tests, from when the first of them wants one.
var shared = sync.OnceValues(Start)

var begun atomic.Bool

// Main runs a package's tests, stops the PostgreSQL that they have started, and ends the process.
func Main(m *testing.M) {
	code := m.Run()
	if begun.Load() {
		if s, err := shared(); err == nil {
			s.Stop()
		}
	}
	os.Exit(code)
}

// Running is the PostgreSQL of this package's tests; Main stops it. Where none is installed a test is skipped, in CI it
// fails.
func Running(t testing.TB) *Server {
	t.Helper()
	begun.Store(true)
	s, err := shared()
	if errors.Is(err, exec.ErrNotFound) && os.Getenv("CI") != "true" {
		t.Skipf("there is no PostgreSQL (%v): scripts/postgres.sh installs Debian's", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Database makes an empty database for a test and returns its address. It is dropped when the test is over.
func Database(t testing.TB) string {
	t.Helper()
	address, drop, err := Running(t).Make()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := drop(); err != nil {
			t.Fatal(err)
		}
	})
	return address
}

// Make makes an empty database and returns its address. Who is done with it drops it.
func (s *Server) Make() (address string, drop func() error, err error) {
	name := fmt.Sprint("test", s.made.Add(1))
	return s.address(name), func() error { return s.do("DROP DATABASE " + name + " WITH (FORCE)") }, s.do("CREATE DATABASE " + name)
}

// Waits waits until somebody in a database, by its address, waits for another's lock.
func Waits(t testing.TB, address string) {
	t.Helper()
	c, err := pgx.Connect(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.Background())
	for waiting := 0; waiting == 0; time.Sleep(5 * time.Millisecond) {
		err := c.QueryRow(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'").Scan(&waiting)
		if err != nil {
			t.Fatal(err)
		}
	}
}

func (s *Server) do(query string) error {
	c, err := pgx.Connect(context.Background(), s.address("postgres"))
	if err != nil {
		return err
	}
	defer c.Close(context.Background())
	_, err = c.Exec(context.Background(), query)
	return err
}

func (s *Server) address(database string) string {
	return (&url.URL{Scheme: "postgres", User: url.User("signoria"), Path: "/" + database, RawQuery: url.Values{"host": {s.folder}}.Encode()}).String()
}

// Start makes a cluster in a folder of its own and starts it. The error wraps exec.ErrNotFound if PostgreSQL is not
// installed.
func Start() (s *Server, err error) {
	initdb, err := program("initdb")
	if err != nil {
		return nil, err
	}
	s = &Server{}
	if s.folder, err = os.MkdirTemp("", "pgtest"); err != nil {
		return nil, err
	}
	if err := s.own(); err != nil {
		return nil, errors.Join(err, s.clean())
	}
	made := s.command(initdb, "--pgdata", filepath.Join(s.folder, "data"), "--username", "signoria", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
	if said, err := made.CombinedOutput(); err != nil {
		return nil, errors.Join(fmt.Errorf("initdb: %w: %s", err, said), s.clean())
	}
	if err := s.Begin(); err != nil {
		return nil, errors.Join(err, s.clean())
	}
	return s, nil
}

// own hands the folder to whom PostgreSQL may run as: never root.
func (s *Server) own() error {
	if os.Getuid() != 0 {
		return nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		u, err = user.Lookup("nobody")
	}
	if err != nil {
		return err
	}
	uid, err := strconv.Atoi(u.Uid)
	if err != nil {
		return err
	}
	gid, err := strconv.Atoi(u.Gid)
	if err != nil {
		return err
	}
	s.owner = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	return os.Chown(s.folder, uid, gid)
}

func (s *Server) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Dir = s.folder
	c.SysProcAttr = &syscall.SysProcAttr{Credential: s.owner}
	return c
}

// Begin starts the server, again after it was killed or stopped, and waits until it answers. Processes of one that was
// killed may live on for a moment, and no other begins before they are gone: then it is tried again.
func (s *Server) Begin() error {
	postgres, err := program("postgres")
	if err != nil {
		return err
	}
	for until := time.Now().Add(time.Minute); time.Now().Before(until); {
		s.run = s.command(postgres, "-D", filepath.Join(s.folder, "data"), "-k", s.folder, "-c", "listen_addresses=", "-c", "max_connections=100")
		if err := s.run.Start(); err != nil {
			return err
		}
		s.ended = make(chan struct{})
		go func(run *exec.Cmd, ended chan struct{}) {
			_ = run.Wait() // however it ends
			close(ended)
		}(s.run, s.ended)
		if s.answers() {
			return nil
		}
	}
	return errors.New("PostgreSQL does not answer")
}

// answers waits until the server answers, or has ended.
func (s *Server) answers() bool {
	for {
		if c, err := pgx.Connect(context.Background(), s.address("postgres")); err == nil {
			return c.Close(context.Background()) == nil
		}
		select {
		case <-s.ended:
			return false
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// Kill ends the server as a power cut would, but for what the kernel still writes.
func (s *Server) Kill() {
	for _, pid := range s.Processes() { // those that serve a connection would answer for a moment more
		_ = syscall.Kill(pid, syscall.SIGKILL) // it may be dead already
	}
	<-s.ended
}

// Used is the processor time that the server has taken so far.
func (s *Server) Used() (all time.Duration, err error) {
	for _, pid := range s.Processes() {
		took, err := Took(pid)
		if err != nil && !hasEnded(err) { // it counts with its parent
			return 0, err
		}
		all += took
	}
	return all, nil
}

// hasEnded says whether what the kernel tells of a process could not be read because it has ended: before its file was opened,
// or before it was read.
func hasEnded(err error) bool { return errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ESRCH) }

// ticks are the parts of a second in which Linux counts processor time.
const ticks = 100

// Took is the processor time that a process has taken so far, with those of its children that have ended.
func Took(pid int) (all time.Duration, err error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	_, after, _ := strings.Cut(string(stat), ") ")      // a name may hold anything
	for _, said := range strings.Fields(after)[11:15] { // of the kernel's proc(5): utime, stime, cutime, cstime
		n, err := strconv.ParseInt(said, 10, 64)
		if err != nil {
			return 0, err
		}
		all += time.Duration(n) * time.Second / ticks
	}
	return all, nil
}

// Processes are the server's: the first, and those of it that live.
func (s *Server) Processes() []int {
	all := []int{s.run.Process.Pid}
	children, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%[1]d/children", all[0])) // there are none if it is dead
	for _, said := range strings.Fields(string(children)) {
		if pid, err := strconv.Atoi(said); err == nil {
			all = append(all, pid)
		}
	}
	return all
}

// Stop ends the server and removes all it kept.
func (s *Server) Stop() {
	_ = s.run.Process.Signal(syscall.SIGINT) // a fast shutdown
	<-s.ended
	_ = s.clean()
}

func (s *Server) clean() error { return os.RemoveAll(s.folder) }

// program finds one of PostgreSQL's: Debian keeps them beside the path, by version.
func program(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	all, err := filepath.Glob("/usr/lib/postgresql/*/bin/" + name)
	if err != nil || len(all) == 0 {
		return "", fmt.Errorf("%s: %w", name, exec.ErrNotFound)
	}
	return slices.Max(all), nil
}
