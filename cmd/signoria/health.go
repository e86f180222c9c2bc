package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

// askHealth asks the server on this machine whether it does its work, as the checks of containers do.
func askHealth(e env, args []string) error {
	f := flags("health")
	addr := f.String("addr", "", "")
	var names tlsHosts
	f.Var(&names, "tls-host", "")
	words, err := e.parse(f, args)
	if err != nil {
		return err
	}
	if len(words) > 0 {
		return unexpected(words[0])
	}
	at, err := here(listenAddr(*addr, names))
	if err != nil {
		return misuse{err}
	}
	return ready(e, at, names)
}

// here is where this machine reaches what listens at an address.
func here(addr string) (string, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", err
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port), nil
}

// ready asks a server of this machine at an address, if it speaks HTTPS by a name for which it has a certificate of its own:
// that nobody vouches for it is no matter here.
func ready(e env, at string, names tlsHosts) error {
	ctx, done := context.WithTimeout(e.ctx, headWithin)
	defer done()
	url, asks := "http://"+at, &http.Transport{DisableKeepAlives: true}
	if len(names) > 0 {
		url, asks.TLSClientConfig = "https://"+ownName, &tls.Config{ServerName: ownName, InsecureSkipVerify: true}
		asks.DialContext = func(ctx context.Context, network, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, network, at)
		}
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/readyz", nil)
	if err != nil {
		return err
	}
	w, err := asks.RoundTrip(r)
	if err != nil {
		return err
	}
	defer w.Body.Close()
	said, err := io.ReadAll(io.LimitReader(w.Body, 1<<10))
	if err != nil {
		return err
	}
	if w.StatusCode != http.StatusOK {
		return fmt.Errorf("the server at %s is not ready: %s", at, strings.TrimSpace(string(said)))
	}
	fmt.Fprintln(e.out, strings.TrimSpace(string(said)))
	return nil
}
