package main

import (
	"context"
	"errors"
	"io"
	"log/slog"

	"signoria"
)

// logFormat is how the log is written: as text for people, or as JSON for programs.
type logFormat string

const (
	logText logFormat = "text"
	logJSON logFormat = "json"
)

func (l *logFormat) String() string { return string(*l) }

func (l *logFormat) Set(said string) error {
	switch f := logFormat(said); f {
	case logText, logJSON:
		*l = f
		return nil
	}
	return errors.New("say text or json")
}

// newLog is a server's log.
func newLog(to io.Writer, format logFormat, verbose bool) *slog.Logger {
	o := &slog.HandlerOptions{Level: slog.LevelInfo}
	if verbose {
		o.Level = slog.LevelDebug
	}
	if format == logJSON {
		return slog.New(toldOnce{slog.NewJSONHandler(to, o)})
	}
	return slog.New(toldOnce{slog.NewTextHandler(to, o)})
}

// toldOnce leaves out of a log what each table and each request says for itself when nothing can be written or looked up: the
// server's health tells that once. Who wants to see everything sees these lines too.
type toldOnce struct{ slog.Handler }

func (t toldOnce) Handle(ctx context.Context, r slog.Record) error {
	if !ofTheStore(r) || t.Enabled(ctx, slog.LevelDebug) {
		return t.Handler.Handle(ctx, r)
	}
	return nil
}

// ofTheStore says whether a line tells only of something that could not be written or looked up.
func ofTheStore(r slog.Record) (is bool) {
	r.Attrs(func(a slog.Attr) bool {
		err, ok := a.Value.Any().(error)
		is = ok && (signoria.CodeOf(err) == signoria.Unwritten || errors.Is(err, signoria.ErrAway))
		return !is
	})
	return is
}

func (t toldOnce) WithAttrs(attrs []slog.Attr) slog.Handler {
	return toldOnce{t.Handler.WithAttrs(attrs)}
}

func (t toldOnce) WithGroup(name string) slog.Handler { return toldOnce{t.Handler.WithGroup(name)} }
