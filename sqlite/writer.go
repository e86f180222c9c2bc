package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	lib "modernc.org/sqlite/lib"

	"signoria"
)

// A disk syncs a few hundred times a second and no oftener. So one goroutine writes, and the writes
// that wait for it together share one transaction and one sync.

// atOnce is the most writes that share a sync.
const atOnce = 64

type write struct {
	ctx  context.Context // never cancelled: interrupting one would roll all of them back
	do   func(context.Context, *writer) error
	done chan error
}

type writer struct {
	wrote   func(took time.Duration, err error) // is told of each transaction
	space   time.Duration                       // see Store.Space
	conn    *sql.Conn
	ready   map[string]*sql.Stmt // by query; they live as long as conn
	queue   chan write
	stop    chan struct{}
	stopped chan struct{}
}

func newWriter(conn *sql.Conn) *writer {
	w := &writer{wrote: func(time.Duration, error) {}, conn: conn, ready: map[string]*sql.Stmt{}, queue: make(chan write, atOnce), stop: make(chan struct{}), stopped: make(chan struct{})}
	go w.run()
	return w
}

// noWriter is one that has stopped.
func noWriter() *writer {
	w := &writer{stop: make(chan struct{})}
	close(w.stop)
	return w
}

// write does something inside a transaction and returns when it is on disk. If do returns an error
// nothing of it is kept, and nothing of anybody else's is lost.
func (w *writer) write(ctx context.Context, do func(context.Context, *writer) error) error {
	this := write{context.WithoutCancel(ctx), do, make(chan error, 1)}
	select {
	case w.queue <- this:
	case <-ctx.Done():
		return ctx.Err()
	case <-w.stop:
		return errClosed
	}
	// From here on it may happen, so the answer is waited for whatever becomes of the request.
	select {
	case err := <-this.done:
		return err
	case <-w.stopped:
		select {
		case err := <-this.done:
			return err
		default:
			return errClosed
		}
	}
}

// close returns when the transaction under way is on disk, and what was written has gone from the log beside the file into
// it. Nobody reads any more; call it once.
func (w *writer) close() error {
	close(w.stop)
	<-w.stopped
	var errs []error
	for _, s := range w.ready {
		errs = append(errs, s.Close()) // SQLite keeps a file open of which a statement is left
	}
	return errors.Join(append(errs, w.checkpoint(), w.conn.Close())...)
}

// checkpoint empties the log beside the file into it.
func (w *writer) checkpoint() error {
	var busy, logged, moved int
	if err := w.conn.QueryRowContext(context.Background(), "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &logged, &moved); err != nil {
		return fmt.Errorf("sqlite: the log could not be emptied into the file: %w", err)
	}
	if busy != 0 {
		return errors.New("sqlite: the log was not emptied into the file, for somebody reads it still: copy both")
	}
	return nil
}

func (w *writer) run() {
	defer close(w.stopped)
	var next time.Time
	for {
		select {
		case first := <-w.queue:
			time.Sleep(time.Until(next))
			began := time.Now()
			batch := w.gather(first)
			w.commit(batch)
			if next = began; len(batch) > 1 {
				next = began.Add(w.space)
			}
		case <-w.stop:
			return
		}
	}
}

// gather takes what waits by now.
func (w *writer) gather(first write) []write {
	batch := []write{first}
	for len(batch) < atOnce {
		select {
		case next := <-w.queue:
			batch = append(batch, next)
		default:
			return batch
		}
	}
	return batch
}

func (w *writer) commit(batch []write) {
	errs, began := make([]error, len(batch)), time.Now()
	var err error
	if len(batch) == 1 {
		errs[0], err = w.alone(batch[0])
	} else {
		err = w.all(batch, errs)
	}
	w.wrote(time.Since(began), err)
	for i := range batch {
		if err != nil {
			errs[i] = fmt.Errorf("%w (%w)", signoria.ErrUnwritten, err)
		}
		batch[i].done <- errs[i]
	}
}

// alone does one write, as most are, in a transaction of its own: if it fails nothing of it is kept.
func (w *writer) alone(one write) (failed, err error) {
	if err := w.exec("BEGIN IMMEDIATE"); err != nil {
		return nil, err
	}
	if failed = one.do(one.ctx, w); failed == nil {
		err = w.exec("COMMIT")
	} else if unwritable(failed) {
		failed, err = nil, failed
	}
	if failed != nil || err != nil {
		w.rollBack()
	}
	return failed, err
}

// all does several writes in one transaction, and fills in which of them failed.
func (w *writer) all(batch []write, failed []error) error {
	err := w.exec("BEGIN IMMEDIATE")
	if err != nil {
		return err
	}
	for i := range batch {
		if failed[i], err = w.apart(batch[i]); err != nil {
			break
		}
	}
	if err == nil {
		err = w.exec("COMMIT")
	}
	if err != nil {
		w.rollBack()
	}
	return err
}

func (w *writer) rollBack() {
	_ = w.exec("ROLLBACK") // fails only if SQLite has rolled back already
}

// unwritable says whether an error is the disk's and not of what was to be written. SQLite then takes back the whole
// transaction.
func unwritable(err error) bool {
	switch code(err) {
	case lib.SQLITE_FULL, lib.SQLITE_IOERR, lib.SQLITE_READONLY, lib.SQLITE_CANTOPEN, lib.SQLITE_CORRUPT, lib.SQLITE_NOTADB, lib.SQLITE_NOMEM:
		return true
	}
	return false
}

// apart does one of the writes so that its failing leaves the others alone, unless nothing can be written.
func (w *writer) apart(one write) (failed, err error) {
	if err := w.exec("SAVEPOINT one"); err != nil {
		return nil, err
	}
	failed = one.do(one.ctx, w)
	if unwritable(failed) {
		return nil, failed
	}
	if failed != nil {
		if err := w.exec("ROLLBACK TO one"); err != nil {
			return nil, err
		}
	}
	return failed, w.exec("RELEASE one")
}

func (w *writer) exec(query string) error {
	_, err := w.ExecContext(context.Background(), query)
	return err
}

// ExecContext and QueryContext run a query on the connection that writes, within what is being
// written. A query is prepared once.
func (w *writer) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	s, err := w.prepared(ctx, query)
	if err != nil {
		return nil, err
	}
	return s.ExecContext(ctx, args...)
}

func (w *writer) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	s, err := w.prepared(ctx, query)
	if err != nil {
		return nil, err
	}
	return s.QueryContext(ctx, args...)
}

func (w *writer) prepared(ctx context.Context, query string) (*sql.Stmt, error) {
	if s := w.ready[query]; s != nil {
		return s, nil
	}
	s, err := w.conn.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	w.ready[query] = s
	return s, nil
}
