package host

import (
	"runtime/metrics"
	"sync"
	"time"

	"signoria"
)

// Capacity is how much a host takes on before it opens no further table, so that those there are do not suffer. What is 0 has no
// limit.
type Capacity struct {
	Tables int           // in memory
	Memory uint64        // bytes that live on the heap
	Wait   time.Duration // for what happens at a table to be on disk, on average of late
}

var (
	errFull = signoria.Errorf(signoria.Crowded, "as many tables are in use here as this server can keep: try again in a while")
	errSlow = signoria.Errorf(signoria.Crowded, "this server has more to do than it can at the moment: try again in a while")
)

// Crowded says why no further table is opened at the moment, or nil.
func (h *Host) Crowded() error {
	most := h.opts.Capacity
	h.mu.Lock()
	tables := len(h.tables)
	h.mu.Unlock()
	switch {
	case most.Tables > 0 && tables >= most.Tables, most.Memory > 0 && Living() > most.Memory:
		return errFull
	case most.Wait > 0 && h.waits.average() > most.Wait:
		return errSlow
	}
	return nil
}

// Living is how many bytes the last collection of garbage found in use.
func Living() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

const (
	// heedsLast is about how many waits of late the average is of.
	heedsLast = 10
	// stale is when a wait tells nothing any more of what the next will be.
	stale = 30 * time.Second
)

// waits are how long what happens takes to be on disk, for everybody.
type waits struct {
	mu   sync.Mutex
	mean time.Duration
	last time.Time
}

func (w *waits) note(took time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if time.Since(w.last) > stale {
		w.mean = 0
	}
	w.mean += (took - w.mean) / heedsLast
	w.last = time.Now()
}

func (w *waits) average() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	if time.Since(w.last) > stale {
		return 0
	}
	return w.mean
}
