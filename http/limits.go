package http

import (
	"net/http"
	"sync"
	"time"

	"signoria"
	"signoria/rates"
)

// Limits are what one visitor may ask of the server.
type Limits struct {
	PerIP       rates.Rate    // requests from one address
	PerPlayer   rates.Rate    // changes by one player
	NewPlayers  rates.Rate    // new players from one address
	Foresights  rates.Rate    // choices that one player has foreseen
	Trials      rates.Rate    // sheets that one player tries
	AtOnce      int           // of either
	LooksBack   rates.Rate    // looks by one caller at a table's past, each of which runs its record again
	Letters     rates.Rate    // letters by one player
	Records     rates.Rate    // records brought from one address: each is played again, and stays
	Streams     int           // tables a player, or an address without a player, has open at once
	AllStreams  int           // pages of everybody's that are open at once
	AllPlayers  rates.Rate    // new players from anywhere
	Share       int           // percent of AllStreams and AllPlayers that one address may take
	WriteWithin time.Duration // for a browser to take an event in, or its stream ends; more than the time between two signs of life
	Body        int64
	RecordBody  int64
}

func (l Limits) orDefaults() Limits {
	if l.PerIP.Burst == 0 {
		l.PerIP = rates.Rate{PerSecond: 50, Burst: 300}
	}
	if l.PerPlayer.Burst == 0 {
		l.PerPlayer = rates.Rate{PerSecond: 20, Burst: 120} // an answer brings others with it: what it leads to, its chances, what was seen
	}
	if l.Foresights.Burst == 0 {
		l.Foresights = rates.Rate{PerSecond: 5, Burst: 30}
	}
	if l.Trials.Burst == 0 {
		l.Trials = rates.Rate{PerSecond: 20, Burst: 120} // a sheet may go through a plan question by question, at each change anew
	}
	if l.AtOnce == 0 {
		l.AtOnce = 2
	}
	if l.NewPlayers.Burst == 0 {
		l.NewPlayers = rates.Rate{PerSecond: 0.1, Burst: 20}
	}
	if l.LooksBack.Burst == 0 {
		l.LooksBack = rates.Rate{PerSecond: 4, Burst: 40}
	}
	if l.Letters.Burst == 0 {
		l.Letters = rates.Rate{PerSecond: 1, Burst: 5}
	}
	if l.Records.Burst == 0 {
		l.Records = rates.Rate{PerSecond: 0.05, Burst: 20}
	}
	if l.Streams == 0 {
		l.Streams = 16
	}
	if l.AllStreams == 0 {
		l.AllStreams = 5000
	}
	if l.AllPlayers.Burst == 0 {
		l.AllPlayers = rates.PerHour(1000)
	}
	if l.Share == 0 {
		l.Share = 50 // a club behind one address
	}
	if l.WriteWithin == 0 {
		l.WriteWithin = 30 * time.Second
	}
	if l.Body == 0 {
		l.Body = 64 << 10
	}
	if l.RecordBody == 0 {
		l.RecordBody = 4 << 20
	}
	return l
}

// ofOne is the share of one address in what there is for all: at least one.
func (l Limits) ofOne(all int) int { return max(1, all*l.Share/100) }

func (l Limits) shareOf(all rates.Rate) rates.Rate {
	return rates.Rate{PerSecond: all.PerSecond * float64(l.Share) / 100, Burst: l.ofOne(all.Burst)}
}

var (
	errTooFast     = signoria.Errorf(signoria.TooMany, "too many requests: wait a moment")
	errTooManyNew  = signoria.Errorf(signoria.TooMany, "too many new players from one place: wait a minute")
	errManyRecords = signoria.Errorf(signoria.TooMany, "too many records from one place: wait a minute")
	errAllStreams  = signoria.Errorf(signoria.Crowded, "as many pages are open here as this server can serve: try again in a while")
	errOneStreams  = signoria.Errorf(signoria.TooMany, "as many pages are open from your address as one may have here: close one, or try again in a while")
	errOnePlayers  = signoria.Errorf(signoria.TooMany, "as many new players have come from your address in the last hour as this server takes from one: try again in a while")
	errAllPlayers  = signoria.Errorf(signoria.Crowded, "as many new players have come in the last hour as this server takes: try again in a while")
	errStreams     = signoria.Errorf(signoria.TooMany, "too many tables are open at once: close a page")
)

// counts counts what each name has open.
type counts struct {
	most int
	mu   sync.Mutex
	of   map[string]int
}

func newCounts(most int) *counts { return &counts{most: most, of: map[string]int{}} }

// enter counts one more, unless that is too many.
func (c *counts) enter(name string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of[name] >= c.most {
		return false
	}
	c.of[name]++
	return true
}

// total is how much is open, of all names.
func (c *counts) total() (n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, of := range c.of {
		n += of
	}
	return n
}

func (c *counts) leave(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of[name]--; c.of[name] == 0 {
		delete(c.of, name)
	}
}

// everybody is the name under which all are counted together.
const everybody = ""

// openFor counts one more stream in, of somebody's, of his address's and of all, or says why there is none for him. It is
// counted out again by shut.
func (s *Server) openFor(r *http.Request, me signoria.Player) (shut func(), err error) {
	who, from := s.caller(r, me), s.origin(r)
	if !s.streams.enter(who) {
		return nil, errStreams
	}
	if !s.allStreams.enter(everybody) {
		s.streams.leave(who)
		return nil, errAllStreams
	}
	if !s.oneStreams.enter(from) {
		s.allStreams.leave(everybody)
		s.streams.leave(who)
		return nil, errOneStreams
	}
	return func() {
		s.oneStreams.leave(from)
		s.allStreams.leave(everybody)
		s.streams.leave(who)
	}, nil
}

// newPlayer counts one more new player in, of his address's and of all, or says why there is no room for him.
func (s *Server) newPlayer(r *http.Request) error {
	from := s.origin(r)
	switch {
	case !s.newcome.Allow(from):
		return errTooManyNew
	case s.allNew.Left(everybody) == 0: // or it would count against the address
		return errAllPlayers
	case !s.oneNew.Allow(from):
		return errOnePlayers
	case !s.allNew.Allow(everybody):
		return errAllPlayers
	}
	return nil
}

// Crowded says why something new is refused at the moment, a table, a page or a player; nil if nothing is.
func (s *Server) Crowded() error {
	switch err := s.host.Crowded(); {
	case err != nil:
		return err
	case s.allStreams.total() >= s.limits.AllStreams:
		return errAllStreams
	case s.allNew.Left(everybody) == 0:
		return errAllPlayers
	}
	return nil
}

// caller names who asks: a player, or a guest by where he is.
func (s *Server) caller(r *http.Request, me signoria.Player) string {
	if me.ID == "" {
		return "guest " + s.origin(r)
	}
	return "player " + me.ID
}

// origin is where a request comes from: an IPv4 address, or the 64 bits of an IPv6 address that one
// household has.
func (s *Server) origin(r *http.Request) string {
	ip, err := s.proxies.client(r)
	if err != nil {
		return r.RemoteAddr
	}
	if ip.Is6() {
		if net, err := ip.Prefix(64); err == nil {
			return net.String()
		}
	}
	return ip.String()
}
