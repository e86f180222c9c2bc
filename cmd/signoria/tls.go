package main

import (
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"strings"

	"golang.org/x/crypto/acme/autocert"
)

// certificates is the folder within the data folder where certificates and the account's key are kept.
const certificates = "certificates"

// tlsHosts are the names for which the server gets itself certificates, none if it speaks plain HTTP.
type tlsHosts []string

func (t *tlsHosts) String() string { return strings.Join(*t, ",") }

func (t *tlsHosts) Set(said string) error {
	*t = nil
	for name := range strings.SplitSeq(said, ",") {
		name = strings.TrimSpace(name)
		if net.ParseIP(name) != nil || strings.ContainsAny(name, "/:* ") || !strings.Contains(name, ".") {
			return fmt.Errorf("%q is no name that a certificate is given for, such as signoria.example", name)
		}
		*t = append(*t, name)
	}
	return nil
}

// manager gets certificates for the names from Let's Encrypt, and for no others: who asks for another is refused.
func (t tlsHosts) manager(data string) *autocert.Manager {
	return &autocert.Manager{Prompt: autocert.AcceptTOS, HostPolicy: autocert.HostWhitelist(t...),
		Cache: autocert.DirCache(filepath.Join(data, certificates))}
}

// redirect answers over plain HTTP: what the authority asks to see whose name it is, and for all else where HTTPS is.
func redirect(m *autocert.Manager) http.Handler {
	return m.HTTPHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := r.Host
		if host, _, err := net.SplitHostPort(name); err == nil {
			name = host
		}
		if m.HostPolicy(r.Context(), name) != nil {
			http.Error(w, "no such host here", http.StatusNotFound)
			return
		}
		w.Header().Set("Connection", "close")
		http.Redirect(w, r, "https://"+name+r.URL.RequestURI(), http.StatusMovedPermanently)
	}))
}
