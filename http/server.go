package http

import (
	"cmp"
	"context"
	"crypto/tls"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"path"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"signoria"
	"signoria/host"
	"signoria/push"
	"signoria/rates"
)

// Config is how a server behaves.
type Config struct {
	Client  fs.FS   // the built client; nil or empty if it has not been built
	Limits  Limits  // what is 0 has its default
	Proxies Proxies // those of ours, none if players reach us themselves
	// URL is the address by which the server is known, "" if nobody has said it. Addresses are then its own in its
	// nets; Local says that it listens to its own machine only.
	URL       string
	Addresses func() []string
	Local     bool
	Log       *slog.Logger
	Ready     func() error // why the server cannot do its work, as anybody may know it; nil if it can
	Meter     Meter        // nil if nobody measures
	Push      *push.Sender // nil if nobody is reached who has no page open
}

// Server answers requests about the tables of a host.
type Server struct {
	host       *host.Host
	store      signoria.Store
	log        *slog.Logger
	proxies    Proxies
	limits     Limits
	perIP      *rates.Rates
	perMe      *rates.Rates
	newcome    *rates.Rates // new players
	arriving   *rates.Rates // players in other browsers
	looking    *rates.Rates // back
	letters    *rates.Rates
	records    *rates.Rates
	allNew     *rates.Rates // new players, from anywhere
	oneNew     *rates.Rates // new players, from one address: its share
	streams    *counts
	allStreams *counts
	oneStreams *counts
	telling    *turns
	players    *players
	foresights *rates.Rates
	foreseeing *counts
	trials     *rates.Rates
	trying     *counts
	kept       *kept
	url        string
	addresses  func() []string
	local      bool
	meter      Meter
	push       *push.Sender
	client     *client
	handler    http.Handler

	stop context.Context // done when the streams are to end
	halt context.CancelFunc
}

// New makes a server over a host that is not at work yet, and the store of its players.
func New(h *host.Host, store signoria.Store, cfg Config) *Server {
	limits := cfg.Limits.orDefaults()
	s := &Server{host: h, store: store, log: cmp.Or(cfg.Log, slog.Default()), proxies: cfg.Proxies, url: cfg.URL, addresses: cfg.Addresses, local: cfg.Local, limits: limits,
		perIP: rates.New(limits.PerIP), perMe: rates.New(limits.PerPlayer), newcome: rates.New(limits.NewPlayers), arriving: rates.New(limits.NewPlayers), looking: rates.New(limits.LooksBack),
		foresights: rates.New(limits.Foresights), foreseeing: newCounts(limits.AtOnce),
		trials: rates.New(limits.Trials), trying: newCounts(limits.AtOnce),
		letters: rates.New(limits.Letters), records: rates.New(limits.Records), streams: newCounts(limits.Streams), allStreams: newCounts(limits.AllStreams), allNew: rates.New(limits.AllPlayers),
		oneStreams: newCounts(limits.ofOne(limits.AllStreams)), oneNew: rates.New(limits.shareOf(limits.AllPlayers)),
		telling: newTurns(runtime.GOMAXPROCS(0)), players: newPlayers(), kept: newKept(), client: newClient(cfg.Client)}
	if s.meter = cfg.Meter; s.meter == nil {
		s.meter = unmeasured{}
	}
	if s.push = cfg.Push; s.push != nil {
		h.RemindBy(s.remind)
	}
	s.stop, s.halt = context.WithCancel(context.Background())
	context.AfterFunc(s.stop, store.Follow(func(n signoria.Notice) {
		if n.OfPlayer() {
			s.players.rename()
		}
	}))

	api := http.NewServeMux()
	for pattern, e := range s.endpoints() {
		api.Handle(pattern, s.endpoint(e))
	}
	for path, stream := range map[string]http.HandlerFunc{"/api/tables/{id}/events": s.events, "/api/events": s.myEvents} {
		api.HandleFunc("GET "+path, stream)
		api.HandleFunc("HEAD "+path, unheaded)
	}
	api.Handle("/api/", s.endpoint(func(*call) (any, error) {
		return nil, signoria.Errorf(signoria.NotFound, "there is nothing of that name or kind here")
	}))
	all := http.NewServeMux()
	all.Handle("/api/", s.limited(s.fromHere(api)))
	all.HandleFunc("GET /healthz", healthy)
	all.HandleFunc("GET /readyz", s.readiness(cfg.Ready))
	all.Handle("/", s.client)
	s.handler = s.logged(secured(all))
	return s
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Stop says goodbye on every stream, so that a graceful stop need not wait for them.
func (s *Server) Stop() { s.halt() }

// unread is how many bytes wait in the system for who does not read them: it would let megabytes wait for each.
const unread = 256 << 10

// Listen is a server for the net, with limits on how long a request may take to come in, and its answer to go out. Streams
// have no limit on how long they last; each write of theirs has.
func (s *Server) Listen(addr string) *http.Server {
	l := &http.Server{Addr: addr, Handler: s, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 60 * time.Second,
		WriteTimeout: 2 * time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10, ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelDebug)}
	l.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		if secure, ok := c.(*tls.Conn); ok {
			c = secure.NetConn()
		}
		if tcp, ok := c.(*net.TCPConn); ok {
			_ = tcp.SetWriteBuffer(unread) // without it the system decides
		}
		return ctx
	}
	l.RegisterOnShutdown(s.Stop)
	return l
}

// secured sets the headers that keep a page to itself.
func secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		if !part(r.URL.Path) {
			// Attributes may carry styles (places on a map are such), style sheets come from here alone.
			h.Set("Content-Security-Policy", "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "+
				"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'")
			h.Set("X-Frame-Options", "DENY")
			h.Set("Referrer-Policy", "same-origin")
			h.Set("Cross-Origin-Opener-Policy", "same-origin")
		}
		next.ServeHTTP(w, r)
	})
}

// part says whether an address is that of a part of the page, to which what headers say of documents does not apply: a
// first visit fetches sixty of them, and these heads would be a twentieth of its weight.
func part(address string) bool {
	switch path.Ext(address) {
	case ".js", ".css", ".woff2":
		return strings.HasPrefix(address, "/assets/")
	}
	return false
}

// fromHere refuses what a page of another origin sends with the player's cookie.
func (s *Server) fromHere(next http.Handler) http.Handler {
	p := http.NewCrossOriginProtection()
	p.SetDenyHandler(s.endpoint(func(*call) (any, error) {
		return nil, signoria.Errorf(signoria.Forbidden, "that came from another site's page")
	}))
	return p.Handler(next)
}

// limited refuses whoever asks too fast.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.perIP.Allow(s.origin(r)) {
			s.refuse(w, r, errTooFast)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// logged logs what fails on our side, and keeps a panic from ending more than its request.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		seen := &statusWriter{ResponseWriter: w}
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler {
				s.log.Error("a request broke", "method", r.Method, "path", r.URL.Path, "error", fmt.Sprint(p), "stack", string(debug.Stack()))
				if seen.status == 0 {
					s.refuse(seen, r, errOurs)
				}
			}
			if seen.status != 0 { // 0: who asked has gone
				s.meter.Responded(seen.status)
			}
			s.log.Debug("request", "method", r.Method, "path", r.URL.Path, "status", seen.status, "took", time.Since(began))
		}()
		next.ServeHTTP(seen, r)
	})
}

// statusWriter remembers the status that was written.
type statusWriter struct {
	http.ResponseWriter
	status int
}

func (w *statusWriter) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap lets a stream flush.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
