package pgtest

import (
	"bytes"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
)

// Proxy is a way to a PostgreSQL on which answers get lost, and which is cut.
type Proxy struct {
	to   string
	lose atomic.Pointer[string]

	mu   sync.Mutex
	cut  bool
	open map[net.Conn]bool
}

// Through is a way to a database, by its address, and the address to go that way.
func Through(t testing.TB, address string) (*Proxy, string) {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	const socket = ".s.PGSQL.5432"
	p, folder, query := &Proxy{to: filepath.Join(u.Query().Get("host"), socket), open: map[net.Conn]bool{}}, t.TempDir(), u.Query()
	l, err := net.Listen("unix", filepath.Join(folder, socket))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return // the test is over
			}
			go p.carry(c)
		}
	}()
	query.Set("host", folder)
	u.RawQuery = query.Encode()
	return p, u.String()
}

// LoseAnswerTo breaks the connection on which the text is sent next, as soon as the server has answered to it: it has done
// what was asked, and who asked does not learn it.
func (p *Proxy) LoseAnswerTo(text string) { p.lose.Store(&text) }

// Cut breaks all connections, and lets no other through until Mend.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = true
	for c := range p.open {
		_ = c.Close()
	}
}

// Mend lets connections through again.
func (p *Proxy) Mend() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = false
}

// enter counts a connection in, unless the way is cut.
func (p *Proxy) enter(c net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open[c] = true
	return !p.cut
}

func (p *Proxy) leave(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.open, c)
	_ = c.Close()
}

func (p *Proxy) carry(client net.Conn) {
	defer p.leave(client)
	if !p.enter(client) {
		return
	}
	server, err := net.Dial("unix", p.to)
	if err != nil {
		return
	}
	defer server.Close()
	var lost atomic.Bool
	go pass(client, server, func(sent []byte) bool {
		if text := p.lose.Load(); text != nil && bytes.Contains(sent, []byte(*text)) && p.lose.CompareAndSwap(text, nil) {
			lost.Store(true)
		}
		return true
	})
	pass(server, client, func([]byte) bool { return !lost.Load() })
}

// pass hands on what comes from one to the other, as long as it may.
func pass(from, to net.Conn, may func([]byte) bool) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := from.Read(buffer)
		if err != nil || !may(buffer[:n]) {
			return
		}
		if _, err := to.Write(buffer[:n]); err != nil {
			return
		}
	}
}
