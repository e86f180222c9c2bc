package http

import (
	"net"
	"net/http"
	"net/netip"
	"strings"

	"signoria"
)

var errNotInviting = signoria.Errorf(signoria.Forbidden, "only who opened the table may do that")

// invitation tells who opened a table where his friends find it.
func (s *Server) invitation(c *call) (any, error) {
	t, err := s.host.Table(c.r.Context(), c.r.PathValue("id"))
	if err != nil {
		return nil, err
	}
	if t.Host != c.me.ID || c.me.ID == "" {
		return nil, errNotInviting
	}
	info := InvitationInfo{Addresses: []string{}, Local: s.local}
	for _, at := range s.reached(c.r) {
		info.Addresses = append(info.Addresses, strings.TrimSuffix(at, "/")+"/table/"+t.ID)
	}
	return info, nil
}

// reached are the addresses at which others reach this server: the one it is known by, or the one by which this request
// reached it. Only who sits at the machine itself, and came by an address that is good for nobody else, is told the
// machine's own.
func (s *Server) reached(r *http.Request) []string {
	if s.url != "" {
		return []string{s.url}
	}
	if at := s.proxies.host(r); !loopback(hostOf(at)) {
		scheme := "http://"
		if s.proxies.secure(r) {
			scheme = "https://"
		}
		return []string{scheme + at}
	}
	from, err := peer(r)
	if err != nil || !from.IsLoopback() || r.Header.Get("X-Forwarded-For") != "" || s.addresses == nil {
		return nil
	}
	return s.addresses()
}

func hostOf(address string) string {
	if host, _, err := net.SplitHostPort(address); err == nil {
		return host
	}
	return strings.Trim(address, "[]")
}

// loopback says whether a host is the machine that names it.
func loopback(host string) bool {
	if host == "localhost" || strings.HasSuffix(host, ".localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}
