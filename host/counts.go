package host

import (
	"sync/atomic"
	"time"

	"signoria"
)

// Counts are what a host has done since it began, and what goes on in it.
type Counts struct {
	Tables   int           // in memory
	Thinking int           // places of those who think that are taken: by bots, foresight, trials and analyses
	Waiting  int           // bots that wait for such a place
	Live     uint64        // bytes on the heap, as of the last collection of garbage
	Wait     time.Duration // for what happens at a table to be on disk, on average of late
	Answers  int64         // of players, recorded
	Bots     int64         // answers of bots, recorded
}

// counters count what is told in Counts.
type counters struct {
	waiting       atomic.Int64
	answers, bots atomic.Int64
}

// add counts rows that are on disk.
func (c *counters) add(rows []signoria.Row) {
	for _, r := range rows {
		switch {
		case r.Kind != signoria.Answered:
		case r.Bot:
			c.bots.Add(1)
		default:
			c.answers.Add(1)
		}
	}
}

// Counts tells what is counted. It waits for no table.
func (h *Host) Counts() Counts {
	h.mu.Lock()
	tables := len(h.tables)
	h.mu.Unlock()
	return Counts{Tables: tables, Thinking: len(h.thinkers), Waiting: int(h.counters.waiting.Load()), Live: Living(), Wait: h.waits.average(),
		Answers: h.counters.answers.Load(), Bots: h.counters.bots.Load()}
}

// placeToThink waits until a bot may think. Who has thought leaves.
func (h *Host) placeToThink() {
	h.counters.waiting.Add(1)
	h.thinkers <- struct{}{}
	h.counters.waiting.Add(-1)
}
