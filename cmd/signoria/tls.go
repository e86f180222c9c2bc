package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"time"
	"unicode"

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
		if !domain(name) {
			return fmt.Errorf("%q is no name that a certificate is given for, such as signoria.example", name)
		}
		*t = append(*t, name)
	}
	return nil
}

// domain says whether a name could be one that others find in the net: no address, no single word, no wildcard.
func domain(name string) bool {
	labels := strings.Split(name, ".")
	for _, label := range labels {
		odd := strings.ContainsFunc(label, func(r rune) bool { return !unicode.In(r, unicode.L, unicode.M, unicode.Nd) && r != '-' })
		if label == "" || len(label) > 63 || odd || strings.Trim(label, "-") != label {
			return false
		}
	}
	return len(labels) > 1 && len(name) <= 253 && net.ParseIP(name) == nil
}

// ownName is by what the server is asked on its own machine how it is. Let's Encrypt is not asked for a certificate of that,
// as it would be, by a check that comes twice a minute, for names that do not lead here yet.
const ownName = "localhost"

// config is how HTTPS is spoken: by the certificates that the manager gets, and by its own name with one of its own.
func config(m *autocert.Manager) (*tls.Config, error) {
	own, err := ownCertificate()
	if err != nil {
		return nil, err
	}
	c := m.TLSConfig()
	c.GetCertificate = func(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
		if hello.ServerName == ownName {
			return &own, nil
		}
		return m.GetCertificate(hello)
	}
	return c, nil
}

// ownCertificate is a certificate that nobody vouches for.
func ownCertificate() (own tls.Certificate, err error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return own, err
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{ownName}, NotAfter: time.Now().AddDate(10, 0, 0)}
	signed, err := x509.CreateCertificate(rand.Reader, c, c, &key.PublicKey, key)
	return tls.Certificate{Certificate: [][]byte{signed}, PrivateKey: key}, err
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
