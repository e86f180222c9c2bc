package main

import (
	"flag"
	"time"

	"signoria/host"
	server "signoria/http"
	"signoria/rates"
)

// capacity is how much the server takes on, as it is told.
type capacity struct{ tables, streams, guests, memory, share int }

// slowest is how long what happens at a table may take to be on disk, on average, before no new table is opened.
const slowest = time.Second

func (c *capacity) flags(f *flag.FlagSet) {
	f.IntVar(&c.tables, "max-tables", 1000, "")
	f.IntVar(&c.streams, "max-streams", 5000, "")
	f.IntVar(&c.guests, "max-guests", 1000, "")
	f.IntVar(&c.memory, "max-memory", 1024, "")
	f.IntVar(&c.share, "max-share", 50, "")
}

// check says what is wrong with a limit, if anything is.
func (c *capacity) check() error {
	for _, limit := range []struct {
		of   string
		most int
	}{{"tables", c.tables}, {"streams", c.streams}, {"guests", c.guests}, {"memory", c.memory}} {
		if limit.most < 1 {
			return misusef("--max-%s: a whole number from 1, not %d", limit.of, limit.most)
		}
	}
	if c.share < 1 || c.share > 100 {
		return misusef("--max-share: percent, from 1 to 100, not %d", c.share)
	}
	return nil
}

func (c *capacity) ofTables() host.Capacity {
	return host.Capacity{Tables: c.tables, Memory: uint64(c.memory) << 20, Wait: slowest}
}

func (c *capacity) ofVisitors() server.Limits {
	return server.Limits{AllStreams: c.streams, AllPlayers: rates.PerHour(c.guests), Share: c.share}
}
