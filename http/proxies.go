package http

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the nets in which our proxies are. What they say of a request that they pass on is believed: from whom it
// comes, by which address, and whether over HTTPS. Anybody can write the same heads, so of nobody else they are.
type Proxies []netip.Prefix

// ParseProxies reads addresses and nets that are parted by commas: 127.0.0.1,10.0.0.0/8.
func ParseProxies(said string) (p Proxies, err error) {
	for one := range strings.SplitSeq(said, ",") {
		one = strings.TrimSpace(one)
		in, err := netip.ParsePrefix(one)
		if err != nil {
			alone, err := netip.ParseAddr(one)
			if err != nil || alone.Zone() != "" {
				return nil, fmt.Errorf("%q is neither an address, such as 127.0.0.1, nor a net, such as 10.0.0.0/8", one)
			}
			alone = alone.Unmap()
			in = netip.PrefixFrom(alone, alone.BitLen())
		}
		if in.Addr().Is4In6() && in.Bits() >= 96 {
			in = netip.PrefixFrom(in.Addr().Unmap(), in.Bits()-96)
		}
		p = append(p, in.Masked())
	}
	return p, nil
}

func (p Proxies) has(at netip.Addr) bool {
	return slices.ContainsFunc(p, func(in netip.Prefix) bool { return in.Contains(at) })
}

// passed says whether a request comes through a proxy of ours.
func (p Proxies) passed(r *http.Request) bool {
	at, err := peer(r)
	return err == nil && p.has(at)
}

// peer is who has connected to us.
func peer(r *http.Request) (netip.Addr, error) {
	from, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		from = r.RemoteAddr
	}
	return address(from)
}

// address is one as proxies write it, some with the port.
func address(said string) (netip.Addr, error) {
	said = strings.TrimSpace(said)
	at, err := netip.ParseAddr(strings.Trim(said, "[]"))
	if with, withPort := netip.ParseAddrPort(said); withPort == nil {
		at, err = with.Addr(), nil
	}
	return at.Unmap().WithZone(""), err
}

// client is where a request comes from: each proxy of ours has added whom it had it from at the end of the list, so that
// it is the last who is none of them. What stands before him he may have written himself.
func (p Proxies) client(r *http.Request) (netip.Addr, error) {
	at, err := peer(r)
	if err != nil {
		return at, err
	}
	passed := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, said := range slices.Backward(passed) {
		if !p.has(at) {
			break
		}
		before, err := address(said)
		if err != nil {
			break
		}
		at = before
	}
	return at, nil
}

// host is the name by which a request asked for us.
func (p Proxies) host(r *http.Request) string {
	if said := r.Header.Get("X-Forwarded-Host"); said != "" && p.passed(r) {
		return said
	}
	return r.Host
}

// secure says whether a request came over HTTPS, to us or to a proxy of ours.
func (p Proxies) secure(r *http.Request) bool {
	return r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https" && p.passed(r)
}
