package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"signoria/health"
	"signoria/host"
	server "signoria/http"
	"signoria/web"
)

const (
	botPace = 350 * time.Millisecond
	// goodbye is how long requests under way have when the server stops.
	goodbye = 10 * time.Second
)

// serve serves the table until it is told to stop.
func serve(e env, args []string) error {
	f := flags("serve")
	addr := f.String("addr", ":8080", "")
	data := dataFlag(f)
	kept := f.String("store", "", "")
	boxes := boxFiles{}
	f.Var(boxes, "box", "")
	var proxies server.Proxies
	f.Func("proxy", "", func(said string) (err error) {
		proxies, err = server.ParseProxies(said)
		return err
	})
	known := f.String("url", "", "")
	pace := f.Duration("pace", botPace, "")
	botSeed := f.Uint64("bot-seed", 0, "")
	format := logText
	f.Var(&format, "log", "")
	verbose := f.Bool("verbose", false, "")
	if len(args) > 0 && strings.TrimLeft(args[len(args)-1], "-") == "proxy" {
		return misusef("--proxy: say the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8; what any other says of a request is not believed")
	}
	words, err := e.parse(f, args)
	if err != nil {
		return err
	}
	if len(words) > 0 {
		return misusef("%q is not expected here", words[0])
	}
	if err := errors.Join(checkURL(*known), checkStore(*kept)); err != nil {
		return err
	}
	loaded, err := boxes.load(e)
	if err != nil {
		return err
	}
	log := newLog(e.err, format, *verbose)

	well := health.New(log)
	store, closeStore, err := openStore(e.ctx, *kept, *data, well, log)
	if err != nil {
		return err
	}
	tables := host.New(store, e.games, host.Options{Pace: *pace, Boxes: loaded, Log: log, BotSeed: *botSeed})
	listener, err := net.Listen("tcp", *addr)
	if err == nil {
		err = tables.Resume(e.ctx)
	}
	if err == nil {
		for _, line := range addresses(listener.Addr()) {
			fmt.Fprintln(e.out, line)
		}
		srv := server.New(tables, store, server.Config{Client: web.Client(), Proxies: proxies, URL: *known, Log: log,
			Addresses: func() []string { return reachable(listener.Addr()) }, Local: local(listener.Addr())})
		err = serveUntil(e.ctx, srv.Listen(*addr), listener)
	}
	tables.Close()
	return errors.Join(err, closeStore())
}

// inBackground runs something until it is done or stopped. Who stops it waits for its end.
func inBackground(do func(context.Context)) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	running.Go(func() { do(ctx) })
	return func() {
		cancel()
		running.Wait()
	}
}

// serveUntil serves until the context is done, and then lets requests under way come to their end.
func serveUntil(ctx context.Context, s *http.Server, l net.Listener) error {
	failed := make(chan error, 1)
	go func() { failed <- s.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	last, done := context.WithTimeout(context.Background(), goodbye)
	defer done()
	return s.Shutdown(last)
}

// boxFiles are the box files that are named, by game.
type boxFiles map[string]string

func (b boxFiles) String() string { return "" }

func (b boxFiles) Set(said string) error {
	game, file, both := strings.Cut(said, "=")
	if !both {
		return errors.New("say GAME=FILE")
	}
	b[game] = file
	return nil
}

// load plays with the boxes of the files, and returns their fingerprints by game.
func (b boxFiles) load(e env) (map[string]string, error) {
	fingerprints := map[string]string{}
	for game, file := range b {
		g, err := e.game([]string{game})
		if err != nil {
			return nil, err
		}
		in, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		fingerprints[game], err = g.LoadBox(file, in)
		in.Close()
		if err != nil {
			return nil, err
		}
	}
	return fingerprints, nil
}

// checkURL says what is wrong with the address by which the server is to be known, if anything is.
func checkURL(known string) error {
	if known == "" {
		return nil
	}
	at, err := url.Parse(known)
	if err != nil || at.Host == "" || at.Scheme != "http" && at.Scheme != "https" || strings.Trim(at.Path, "/") != "" || at.RawQuery != "" || at.Fragment != "" {
		return misusef("--url %s: an address such as https://signoria.example", known)
	}
	return nil
}

// addresses are what one types into a browser: here, and from another machine of the same net.
func addresses(at net.Addr) []string {
	host, port, err := net.SplitHostPort(at.String())
	if err != nil {
		return []string{at.String()}
	}
	if ip := net.ParseIP(host); ip != nil && !ip.IsUnspecified() {
		return []string{"Open http://" + net.JoinHostPort(host, port)}
	}
	all := []string{"Open http://localhost:" + port}
	for _, other := range reachable(at) {
		all = append(all, "or, from another machine here, "+other)
	}
	return all
}

// local says whether only this machine reaches what listens at an address.
func local(at net.Addr) bool {
	tcp, ok := at.(*net.TCPAddr)
	return ok && tcp.IP.IsLoopback()
}

// reachable are the addresses at which other machines of our nets reach what listens at one; none if only this
// machine does.
func reachable(at net.Addr) (all []string) {
	host, port, err := net.SplitHostPort(at.String())
	if err != nil {
		return nil
	}
	if local(at) {
		return nil
	}
	if ip := net.ParseIP(host); !ip.IsUnspecified() {
		return []string{"http://" + net.JoinHostPort(host, port)}
	}
	for _, ip := range ourIPs() {
		all = append(all, "http://"+net.JoinHostPort(ip.String(), port))
	}
	return all
}

// ourIPs are our addresses in the nets we are in: in private ones first, for there friends are.
func ourIPs() (ips []net.IP) {
	known, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	for _, a := range known {
		if n, ok := a.(*net.IPNet); ok && n.IP.IsGlobalUnicast() && n.IP.To4() != nil {
			ips = append(ips, n.IP)
		}
	}
	slices.SortStableFunc(ips, func(a, b net.IP) int {
		switch {
		case a.IsPrivate() == b.IsPrivate():
			return 0
		case a.IsPrivate():
			return -1
		}
		return 1
	})
	return ips
}
