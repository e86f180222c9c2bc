package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"

	"signoria/host"
)

// collector sets after each collection of garbage how much of it may gather until the next, as a share of what lives. Go
// would always let as much gather as lives. Here it is less while little happens, which costs nothing and halves what a
// process of many quiet tables takes; and more when so much happens that collecting would take a good part of the time,
// as long as that takes little memory.
type collector struct {
	percent      int
	total, spent float64 // processor time there was, and what of it collecting took, in seconds, up to the last one
}

const (
	leastGarbage = 25 // in percent of what lives
	mostGarbage  = 400
	// spare is so much memory, in bytes, as may lie about as garbage to save time, where it is more than what lives.
	spare = 64 << 20
	// From dear on collecting takes too much of what processor time there is. Below cheap it may take twice as much, as it does
	// where half as much gathers.
	dear  = 0.04
	cheap = dear / 2
)

// tuneCollector starts it, unless whoever started the process has said himself how much may gather.
func tuneCollector() {
	if os.Getenv("GOGC") != "" {
		return
	}
	c := &collector{percent: 100}
	c.atEachCollection()
}

// atEachCollection has the next collection find something that calls it again.
func (c *collector) atEachCollection() {
	runtime.AddCleanup(new([16]byte), (*collector).collected, c)
}

func (c *collector) collected() {
	times := []metrics.Sample{{Name: "/cpu/classes/total:cpu-seconds"}, {Name: "/cpu/classes/gc/total:cpu-seconds"}}
	metrics.Read(times)
	total, spent := times[0].Value.Float64(), times[1].Value.Float64()
	if next := c.next((spent-c.spent)/(total-c.total), host.Living()); next != c.percent {
		c.percent = next
		debug.SetGCPercent(next)
	}
	c.total, c.spent = total, spent
	c.atEachCollection()
}

// next is how much may gather, in percent of what lives, if collecting took that share of the processor time.
func (c *collector) next(share float64, living uint64) int {
	most := max(100, min(mostGarbage, int(100*spare/max(living, 1))))
	switch {
	case share > dear:
		return min(2*c.percent, most)
	case share < cheap:
		return max(c.percent/2, leastGarbage)
	}
	return min(c.percent, most)
}
