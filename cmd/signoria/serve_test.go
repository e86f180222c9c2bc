package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"signoria/health"
	"signoria/postgres/pgtest"
	"signoria/sqlite"
)

// runVar is a command line that this program, as a process of its own, runs instead of the tests.
const runVar = "SIGNORIA_TEST_RUN"

func TestMain(m *testing.M) {
	if args := strings.Fields(os.Getenv(runVar)); len(args) > 0 {
		os.Args = append([]string{"signoria"}, args...)
		main()
	}
	pgtest.Main(m)
}

// process is a command line in a process of its own.
func process(args ...string) *exec.Cmd {
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), runVar+"="+strings.Join(args, " "))
	return c
}

// serving starts the command as one types it, and returns the address it prints and how to stop it.
func serving(t *testing.T, args ...string) (address string, stop func() int) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	in, out := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, append([]string{"serve"}, args...), strings.NewReader(""), out, io.Discard)
		out.Close()
	}()
	line, err := bufio.NewReader(in).ReadString('\n')
	if err != nil {
		t.Fatalf("it ended with %d", <-ended)
	}
	go io.Copy(io.Discard, in)
	return strings.TrimSpace(strings.TrimPrefix(line, "Open ")), func() int {
		cancel()
		select {
		case status := <-ended:
			return status
		case <-time.After(20 * time.Second):
			t.Fatal("it does not stop")
			return -1
		}
	}
}

// A player stays who he is when the server is stopped and started again.
func TestServeStopAndServeAgain(t *testing.T) {
	t.Run("in a folder", func(t *testing.T) { serveTwice(t, "--data", filepath.Join(t.TempDir(), "made", "by it")) })
	t.Run("in a database", func(t *testing.T) { serveTwice(t, "--store", pgtest.Database(t)) })
}

func serveTwice(t *testing.T, where ...string) {
	t.Helper()
	args := append([]string{"--addr", "127.0.0.1:0"}, where...)
	address, stop := serving(t, args...)
	w, err := http.Post(address+"/api/me", "application/json", strings.NewReader(`{"name":"Ada"}`))
	if err != nil || w.StatusCode != http.StatusOK {
		t.Fatalf("%v %v", w, err)
	}
	cookie := w.Cookies()[0]
	w.Body.Close()
	if status := stop(); status != 0 {
		t.Fatalf("it ended with %d", status)
	}
	if _, err := http.Get(address); err == nil {
		t.Fatal("it answers still")
	}

	address, stop = serving(t, args...)
	r, err := http.NewRequest("GET", address+"/api/me", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.AddCookie(cookie)
	if w, err = http.DefaultClient.Do(r); err != nil {
		t.Fatal(err)
	}
	defer w.Body.Close()
	if me, err := io.ReadAll(w.Body); err != nil || !strings.Contains(string(me), `"Ada"`) {
		t.Fatalf("got %s (%v)", me, err)
	}
	if status := stop(); status != 0 {
		t.Fatalf("it ended with %d", status)
	}
}

// A server over a copy may be told to remind nobody.
func TestServeRemindsNobodyIfItIsToldSo(t *testing.T) {
	for _, args := range [][]string{nil, {"--no-reminders"}} {
		address, stop := serving(t, append(args, "--addr", "127.0.0.1:0", "--data", t.TempDir())...)
		reply, err := http.Get(address + "/api/me/reminders")
		if err != nil {
			t.Fatal(err)
		}
		said, err := io.ReadAll(reply.Body)
		reply.Body.Close()
		if mute := strings.Contains(string(said), `"key":""`); err != nil || reply.StatusCode != http.StatusOK || mute != (args != nil) {
			t.Errorf("with %q it says %s (%v)", args, said, err)
		}
		stop()
	}
}

func TestServeSaysWhatIsWrong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("not a box"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken := t.TempDir()
	if err := os.WriteFile(filepath.Join(broken, storeFile), []byte(strings.Repeat("no database", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   []string
		status int
		says   string
	}{
		{[]string{"--port", "80"}, 2, "usage: signoria serve"},
		{[]string{"--proxy"}, 2, "say the addresses of your proxies"},
		{[]string{"--proxy", "--verbose"}, 2, "neither an address"},
		{[]string{"--proxy", "127.0.0.1,10.0.0.0/99"}, 2, `"10.0.0.0/99" is neither an address`},
		{[]string{"--pace", "-5s"}, 2, "--pace -5s: how long a bot waits"},
		{[]string{"--drain", "-5s"}, 2, "--drain -5s: how long it serves on"},
		{[]string{"--tls-host", "."}, 2, `"." is no name that a certificate is given for`},
		{[]string{"--max-share", "101"}, 2, "--max-share: percent, from 1 to 100, not 101"},
		{[]string{"--max-streams", "0"}, 2, "--max-streams: a whole number from 1, not 0"},
		{[]string{"--store", "ada:secret@db/signoria"}, 2, "--store is not an address such as"},
		{[]string{"now"}, 2, `"now" is not expected`},
		{[]string{"--box", file}, 2, "say GAME=FILE"},
		{[]string{"--box", "chess=" + file}, 2, `no game "chess"`},
		{[]string{"--box", "warrior-knights=" + file + ".gone"}, 1, "no such file"},
		{[]string{"--box", "warrior-knights=" + file}, 1, file},
		{[]string{"--data", file}, 1, "the data folder " + file + " cannot be made"},
		{[]string{"--data", broken}, 1, "signoria.db is not a database"},
		{[]string{"--data", t.TempDir(), "--addr", "127.0.0.1:x"}, 1, "unknown port"},
	} {
		var out, errs strings.Builder
		if status := run(t.Context(), append([]string{"serve"}, c.args...), strings.NewReader(""), &out, &errs); status != c.status || !strings.Contains(errs.String(), c.says) || strings.Contains(errs.String(), "secret") {
			t.Errorf("%q: ended with %d, saying %q", c.args, status, errs.String())
		}
	}
}

// Who is told to stop says so first to those who send it players, and serves meanwhile. Then it tells the pages to come back,
// and what is under way comes to its end.
func TestAServerThatIsToldToStopDrains(t *testing.T) {
	data := t.TempDir()
	c := process("serve", "--addr", "127.0.0.1:0", "--data", data, "--drain", "1h")
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Process.Kill() }) // it has ended, unless the test failed
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	address := strings.TrimSpace(strings.TrimPrefix(line, "Open "))
	call := func(name string) (*http.Response, error) {
		return http.Post(address+"/api/me", "application/json", strings.NewReader(`{"name":"`+name+`"}`))
	}
	w, err := call("Ada")
	if err != nil || w.StatusCode != http.StatusOK {
		t.Fatalf("%v %v", w, err)
	}
	r, err := http.NewRequest("GET", address+"/api/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.AddCookie(w.Cookies()[0])
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	term := func() {
		t.Helper()
		if err := c.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
	}
	term()
	for ready := ""; !strings.Contains(ready, "503 draining"); time.Sleep(5 * time.Millisecond) {
		w, err := http.Get(address + "/readyz")
		if err != nil {
			t.Fatalf("it has stopped, and said last %q: %v", ready, err)
		}
		said, _ := io.ReadAll(w.Body)
		w.Body.Close()
		ready = fmt.Sprint(w.StatusCode, " ", string(said))
	}
	if w, err := call("Bea"); err != nil || w.StatusCode != http.StatusOK {
		t.Errorf("it does not serve while it drains: %v %v", w, err)
	}
	at := strings.TrimPrefix(address, "http://")
	slow, err := net.Dial("tcp", at)
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close()
	answers := bufio.NewReader(slow)
	expect := func(status string) {
		t.Helper()
		if line, err := answers.ReadString('\n'); err != nil || !strings.Contains(line, status) {
			t.Errorf("what is under way is answered %q (%v), not %s", line, err, status)
		}
	}
	fmt.Fprintf(slow, "POST /api/me HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 15\r\nExpect: 100-continue\r\n\r\n", at)
	expect("100 Continue") // it is being read
	expect("")
	term()
	told, err := io.ReadAll(stream.Body)
	if err != nil || !strings.HasSuffix(string(told), "\nevent: bye\ndata: {}\n\n") || !strings.Contains(string(told), "retry: ") {
		t.Errorf("the stream ended with %q (%v)", told, err)
	}
	for err = nil; err == nil; time.Sleep(5 * time.Millisecond) {
		var taken net.Conn
		if taken, err = net.Dial("tcp", at); err == nil {
			taken.Close()
		}
	}
	fmt.Fprint(slow, `{"name":"Cleo"}`)
	expect("200 OK")
	if err := c.Wait(); err != nil {
		t.Errorf("it ended with %v", err)
	}
	if left, err := filepath.Glob(filepath.Join(data, storeFile+"-*")); err != nil || len(left) > 0 {
		t.Errorf("beside the file it left %q", left)
	}
}

func TestASecondServerOnTheSameFolderIsRefused(t *testing.T) {
	data := t.TempDir()
	_, stop := serving(t, "--addr", "127.0.0.1:0", "--data", data)
	status, _, says := said(t, "serve", "--addr", "127.0.0.1:0", "--data", data)
	if want := fmt.Sprintf("is in use: process %d, since", os.Getpid()); status != 1 || !strings.Contains(says, want) {
		t.Errorf("it ended with %d, saying %q; want %q", status, says, want)
	}
	if status := stop(); status != 0 {
		t.Fatalf("the first ended with %d", status)
	}
	_, stop = serving(t, "--addr", "127.0.0.1:0", "--data", data)
	if status := stop(); status != 0 {
		t.Fatalf("the next ended with %d", status)
	}
}

func TestServeSaysWhetherItsFileHoldsTogether(t *testing.T) {
	data := t.TempDir()
	_, stop := serving(t, "--addr", "127.0.0.1:0", "--data", data)
	stop()
	store, err := sqlite.Open(t.Context(), filepath.Join(data, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	var told strings.Builder
	log := slog.New(slog.NewTextHandler(&told, nil))
	if checkFile(t.Context(), store, health.New(log), log); !strings.Contains(told.String(), "the database holds together") {
		t.Errorf("it told %q", told.String())
	}
}

func TestServeSaysWhereOthersReachIt(t *testing.T) {
	at := func(ip string) net.Addr { return &net.TCPAddr{IP: net.ParseIP(ip), Port: 8080} }
	if got := reachable(at("127.0.0.1")); len(got) != 0 {
		t.Errorf("what only this machine reaches is at %q", got)
	}
	if got := reachable(at("192.168.1.20")); !slices.Equal(got, []string{"http://192.168.1.20:8080"}) {
		t.Errorf("it is at %q", got)
	}
	for _, other := range reachable(at("::")) {
		if strings.Contains(other, "localhost") || strings.Contains(other, "127.0.0.1") {
			t.Errorf("others are sent to %s", other)
		}
	}
	for _, bad := range []string{"signoria.example", "ftp://signoria.example", "https://signoria.example/tables", "https://"} {
		if status := run(t.Context(), []string{"serve", "--url", bad, "--data", t.TempDir()}, strings.NewReader(""), io.Discard, io.Discard); status != 2 {
			t.Errorf("%s: it ended with %d", bad, status)
		}
	}
}
