package main

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"time"

	"signoria/health"
	"signoria/host"
	server "signoria/http"
)

// tellMeasures lets those who run the server read what goes on in it.
func tellMeasures(well *health.Health, tables *host.Host, srv *server.Server, most capacity) {
	now := func(name, help string, of func(host.Counts) int) {
		well.Gauge(name, help, func() float64 { return float64(of(tables.Counts())) })
	}
	now("signoria_tables", "Tables in memory.", func(c host.Counts) int { return c.Tables })
	now("signoria_bots_waiting", "Bots that wait for a place to think.", func(c host.Counts) int { return c.Waiting })
	now("signoria_thinking", "Places to think that are taken, by bots and by what players have foreseen.", func(c host.Counts) int { return c.Thinking })
	well.Gauge("signoria_streams", "Streams of events open.", func() float64 { return float64(srv.Streams()) })
	well.Gauge("signoria_guests_left", "New players that are still taken, were they to come now.", func() float64 { return float64(srv.GuestsLeft()) })
	well.Gauge("signoria_live_bytes", "What lives on the heap, as of the last collection of garbage.", func() float64 { return float64(tables.Counts().Live) })
	well.Gauge("signoria_wait_seconds", "How long what happens at a table takes to be on disk, on average of late.", func() float64 { return tables.Counts().Wait.Seconds() })
	well.Gauge("signoria_ready", "Whether the server does its work: 1, or 0 when /readyz says why not.", func() float64 { return one(well.Ready() == nil) })
	well.Gauge("signoria_crowded", "Whether something new is refused, a table, a page or a player: 1, or 0.", func() float64 { return one(srv.Crowded() != nil) })
	for of, limit := range map[string]int{"tables": most.tables, "streams": most.streams, "guests": most.guests, "live_bytes": most.memory << 20} {
		well.Gauge("signoria_max_"+of, "The limit on "+of+".", func() float64 { return float64(limit) })
	}
	const answers = "Answers recorded, by who gave them."
	well.Counter("signoria_answers_total", answers, func() float64 { return float64(tables.Counts().Answers) }, map[string]string{"by": "player"})
	well.Counter("signoria_answers_total", answers, func() float64 { return float64(tables.Counts().Bots) }, map[string]string{"by": "bot"})
}

// one is how Prometheus is told whether something is so.
func one(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// besides is a server for short requests, which gives up who is slow or idle. A request has longer than its head, for a
// profile takes half a minute.
func besides(what http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{Handler: what, ReadHeaderTimeout: headWithin, ReadTimeout: 2 * time.Minute, IdleTimeout: 2 * time.Minute,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug)}
}

// listenFor serves something at an address until it is stopped; nothing if there is no address.
func listenFor(addr string, what http.Handler, log *slog.Logger) (stop func(), err error) {
	if addr == "" {
		return func() {}, nil
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, err
	}
	s := besides(what, log)
	stopped := inBackground(func(context.Context) { _ = s.Serve(l) }) // it ends when it is stopped
	return func() {
		_ = s.Close()
		stopped()
	}, nil
}
