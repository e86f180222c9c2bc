package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"time"

	"signoria/host"
)

// collector sets after each collection of garbage how much of it may gather until the next, as a share of what lives. Go
// would always let as much gather as lives. Here it is less while little happens, which costs nothing and halves what a
// process of many quiet tables takes; and more when so much happens that collecting would take a good part of the time,
// as long as that takes little memory.
type collector struct {
	percent int
	last    time.Time
}

const (
	leastGarbage = 25 // in percent of what lives
	mostGarbage  = 400
	// spare is so much memory, in bytes, as may lie about as garbage to save time, where it is more than what lives.
	spare = 64 << 20
	// Collections that follow each other faster than busy take a good part of the time; at a lull none.
	busy = time.Second
	lull = 5 * time.Second
)

// tuneCollector starts it, unless whoever started the process has said himself how much may gather.
func tuneCollector() {
	if os.Getenv("GOGC") != "" {
		return
	}
	c := &collector{percent: 100, last: time.Now()}
	c.atEachCollection()
}

// atEachCollection has the next collection find something that calls it again.
func (c *collector) atEachCollection() {
	runtime.AddCleanup(new([16]byte), (*collector).collected, c)
}

func (c *collector) collected() {
	now := time.Now()
	if next := c.next(now.Sub(c.last), host.Living()); next != c.percent {
		c.percent = next
		debug.SetGCPercent(next)
	}
	c.last = now
	c.atEachCollection()
}

// next is how much may gather, in percent of what lives, if the last time took so long.
func (c *collector) next(took time.Duration, living uint64) int {
	most := max(100, min(mostGarbage, int(100*spare/max(living, 1))))
	switch {
	case took < busy:
		return min(2*c.percent, most)
	case took > lull:
		return max(c.percent/2, leastGarbage)
	}
	return min(c.percent, most)
}
