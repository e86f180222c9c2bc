package http

import (
	"strings"
	"time"

	"signoria"
)

// A player goes on in another browser by a ticket: a secret that is good once, and not for long. It stands behind the # of an
// address, which no browser sends and no server logs.

const ticketLife = 10 * time.Minute

var errNoTicket = signoria.Errorf(signoria.NotFound, "that link has been used, or is too old: make another where you play")

// Arrival is what a ticket is exchanged by.
type Arrival struct {
	Ticket string `json:"ticket"`
}

// ticket makes a ticket for a player's other browser; those before it are no good any more.
func (s *Server) ticket(c *call) (any, error) {
	secret := newSecret()
	until := time.Now().Add(ticketLife)
	if err := s.store.KeepTicket(c.r.Context(), c.me.ID, hashOf(secret), until); err != nil {
		return nil, err
	}
	info := TicketInfo{Addresses: []string{}, Minutes: int(ticketLife.Minutes())}
	for _, at := range s.reached(c.r) {
		info.Addresses = append(info.Addresses, strings.TrimSuffix(at, "/")+"/device#"+writeSecret(secret))
	}
	return info, nil
}

// arrive makes the browser another one of a player's who has made a ticket.
func (s *Server) arrive(c *call, by Arrival) (any, error) {
	if !s.arriving.Allow(s.origin(c.r)) {
		return nil, errTooFast
	}
	ticket := readSecret(by.Ticket)
	if ticket == nil {
		return nil, errNoTicket
	}
	secret := newSecret()
	p, err := s.store.Exchange(c.r.Context(), hashOf(ticket), hashOf(secret), time.Now())
	if signoria.CodeOf(err) == signoria.NotFound {
		return nil, errNoTicket
	}
	if err != nil {
		return nil, err
	}
	s.setCookie(c, secret)
	return meInfo(p), nil
}
