package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/signal"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"signoria"
	"signoria/health"
	"signoria/host"
	server "signoria/http"
	"signoria/push"
	"signoria/web"
)

const (
	botPace = 350 * time.Millisecond
	// goodbye is how long requests under way have when the server stops.
	goodbye = 10 * time.Second
	// headWithin is how long the head of a request may take where only short ones are answered.
	headWithin = 10 * time.Second
)

// settings are what the flags of serve say.
type settings struct {
	addr, admin, url string
	data, store      string // where tables are kept: store, if it is said, else a file in data
	boxes            boxFiles
	proxies          server.Proxies
	tls              tlsHosts
	redirect         string // where plain HTTP is answered if there is TLS
	pace, drain      time.Duration
	botSeed          uint64
	most             capacity
	format           logFormat
	verbose          bool
	noReminders      bool
}

func readSettings(e env, args []string) (s settings, err error) {
	s.boxes, s.format = boxFiles{}, logText
	f := flags("serve")
	f.StringVar(&s.addr, "addr", "", "")
	f.StringVar(&s.admin, "admin", "", "")
	f.StringVar(&s.data, "data", dataDir, "")
	f.StringVar(&s.store, "store", "", "")
	f.Var(s.boxes, "box", "")
	f.Func("proxy", "", func(said string) (err error) {
		s.proxies, err = server.ParseProxies(said)
		return err
	})
	f.Var(&s.tls, "tls-host", "")
	f.StringVar(&s.redirect, "redirect", ":80", "")
	f.StringVar(&s.url, "url", "", "")
	f.DurationVar(&s.pace, "pace", botPace, "")
	f.DurationVar(&s.drain, "drain", 0, "")
	f.Uint64Var(&s.botSeed, "bot-seed", 0, "")
	s.most.flags(f)
	f.Var(&s.format, "log", "")
	f.BoolVar(&s.verbose, "verbose", false, "")
	f.BoolVar(&s.noReminders, "no-reminders", false, "")
	if len(args) > 0 && strings.TrimLeft(args[len(args)-1], "-") == "proxy" {
		return s, misusef("--proxy: say the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8; what any other says of a request is not believed")
	}
	words, err := e.parse(f, args)
	switch {
	case err != nil:
		return s, err
	case len(words) > 0:
		return s, unexpected(words[0])
	}
	s.addr = listenAddr(s.addr, s.tls)
	return s, errors.Join(checkURL(s.url), checkPace(s.pace), checkDrain(s.drain), checkStore(s.store), s.most.check())
}

// listenAddr is where the server listens if nothing else is said.
func listenAddr(said string, names tlsHosts) string {
	switch {
	case said != "":
		return said
	case len(names) > 0:
		return ":443"
	}
	return ":8080"
}

// serve serves the table until it is told to stop.
func serve(e env, args []string) error {
	s, err := readSettings(e, args)
	if err != nil {
		return err
	}
	boxes, err := s.boxes.load(e)
	if err != nil {
		return err
	}
	tuneCollector()
	log := newLog(e.err, s.format, s.verbose)
	well := health.New(log)
	store, closeStore, err := openStore(e.ctx, s.store, s.data, well, log)
	if err != nil {
		return err
	}
	if err := boxes.andKept(e, store); err != nil {
		return errors.Join(err, closeStore())
	}
	tables := host.New(store, e.games, host.Options{Pace: s.pace, Boxes: boxes, Log: log, BotSeed: s.botSeed, Capacity: s.most.ofTables()})
	err = s.serve(e, tables, store, well, log)
	tables.Close()
	return errors.Join(err, closeStore())
}

// serve listens at the addresses there are, and serves the tables there.
func (s settings) serve(e env, tables *host.Host, store signoria.Store, well *health.Health, log *slog.Logger) error {
	listener, err := net.Listen("tcp", s.addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	pushes, err := s.sender(e.ctx, store)
	if err != nil {
		return err
	}
	srv := server.New(tables, store, server.Config{Client: web.Client(), Proxies: s.proxies, Limits: s.most.ofVisitors(), URL: s.knownBy(listener.Addr()), Log: log, Push: pushes,
		Ready: func() error { return cmp.Or(well.Ready(), tables.Ready()) }, Meter: well,
		Addresses: func() []string { return reachable(listener.Addr()) }, Local: local(listener.Addr())})
	tellMeasures(well, tables, srv, s.most)
	stopAdmin, err := listenFor(s.admin, well.Admin(), log)
	if err != nil {
		return fmt.Errorf("--admin %s: %w", s.admin, err)
	}
	defer stopAdmin()
	public := srv.Listen(s.addr)
	if len(s.tls) > 0 {
		certs := s.tls.manager(s.data)
		stopRedirect, err := listenFor(s.redirect, redirect(certs), log)
		if err != nil {
			return fmt.Errorf("--redirect %s: %w", s.redirect, err)
		}
		defer stopRedirect()
		if public.TLSConfig, err = config(certs); err != nil {
			return err
		}
	}
	if err := tables.Resume(e.ctx); err != nil {
		return err
	}
	for _, line := range s.opened(listener.Addr()) {
		fmt.Fprintln(e.out, line)
	}
	return serveUntil(e.ctx, public, listener, func() { drain(s.drain, well, log) })
}

// sender reaches players who have no page open, by the key that the store keeps for all servers over it; it is nil if nobody is
// to be reached.
func (s settings) sender(ctx context.Context, store signoria.Store) (*push.Sender, error) {
	if s.noReminders {
		return nil, nil
	}
	fresh, err := push.NewKey()
	if err != nil {
		return nil, err
	}
	key, err := store.Secret(ctx, "push", fresh)
	if err != nil {
		return nil, err
	}
	return push.New(key, nil)
}

// knownBy is the address by which players know the server, "" if it has none but those of its machine.
func (s settings) knownBy(at net.Addr) string {
	if s.url != "" || len(s.tls) == 0 {
		return s.url
	}
	name := s.tls[0]
	if _, port, err := net.SplitHostPort(at.String()); err == nil && port != "443" {
		name = net.JoinHostPort(name, port)
	}
	return "https://" + name
}

// opened says where one finds the table.
func (s settings) opened(at net.Addr) []string {
	if len(s.tls) > 0 {
		return []string{"Open " + s.knownBy(at)}
	}
	return addresses(at)
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

// drain lets those who send players to servers learn, for so long, that this one is about to stop; meanwhile it serves on. Who
// has told it to stop may say it once more, and it waits no longer.
func drain(long time.Duration, well *health.Health, log *slog.Logger) {
	again := make(chan os.Signal, 1)
	signal.Notify(again, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(again)
	if well.Drain(); long == 0 {
		return
	}
	log.Info("draining: it serves on, and then stops", "for", long)
	select {
	case <-again:
	case <-time.After(long):
	}
}

// serveUntil serves until the context is done and the server has drained. Then it takes nothing new, tells the pages to come
// back, and lets requests under way come to their end.
func serveUntil(ctx context.Context, s *http.Server, l net.Listener, drain func()) error {
	failed := make(chan error, 1)
	go func() {
		if s.TLSConfig != nil {
			failed <- s.ServeTLS(l, "", "") // its certificates are the config's
		} else {
			failed <- s.Serve(l)
		}
	}()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	drained := make(chan struct{})
	go func() { drain(); close(drained) }()
	select {
	case err := <-failed:
		return err
	case <-drained:
	}
	last, done := context.WithTimeout(context.Background(), goodbye)
	defer done()
	return s.Shutdown(last)
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

// checkPace says what is wrong with how long bots wait, if anything is.
func checkPace(pace time.Duration) error {
	if pace < 0 {
		return misusef("--pace %v: how long a bot waits, such as 350ms; 0 not at all", pace)
	}
	return nil
}

// checkDrain says what is wrong with how long a server drains, if anything is.
func checkDrain(long time.Duration) error {
	if long < 0 {
		return misusef("--drain %v: how long it serves on when it is told to stop, such as 10s; 0 not at all", long)
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
