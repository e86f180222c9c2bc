package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// freeAddr is an address of this machine at which nobody listens.
func freeAddr(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// certify puts a certificate for a name where the server keeps those it has got, signed by itself. It returns who trusts it.
func certify(t *testing.T, data, name string) *x509.CertPool {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	must(err)
	cert := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{name}, IsCA: true, BasicConstraintsValid: true,
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(80 * 24 * time.Hour)}
	signed, err := x509.CreateCertificate(rand.Reader, cert, cert, &key.PublicKey, key)
	must(err)
	raw, err := x509.MarshalECPrivateKey(key)
	must(err)
	kept := append(pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: raw}), pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed})...)
	must(os.MkdirAll(filepath.Join(data, certificates), 0o700))
	must(os.WriteFile(filepath.Join(data, certificates, name), kept, 0o600))
	trusted := x509.NewCertPool()
	trusted.AppendCertsFromPEM(kept)
	return trusted
}

func TestServeSpeaksHTTPSByItself(t *testing.T) {
	data, plain := t.TempDir(), freeAddr(t)
	trusted := certify(t, data, "signoria.example")
	at := freeAddr(t)
	_, port, _ := net.SplitHostPort(at)
	address, stop := serving(t, "--addr", at, "--redirect", plain, "--tls-host", "signoria.example", "--data", data)
	if want := "https://signoria.example:" + port; address != want {
		t.Errorf("it is at %s, want %s", address, want)
	}
	asks := func(name string) (*http.Response, error) {
		client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{ServerName: name, RootCAs: trusted}, ForceAttemptHTTP2: true}}
		defer client.CloseIdleConnections()
		r, err := http.NewRequest("POST", "https://"+at+"/api/me", strings.NewReader(`{"name":"Ada"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		return client.Do(r)
	}
	w, err := asks("signoria.example")
	if err != nil {
		t.Fatal(err)
	}
	w.Body.Close()
	if len(w.Cookies()) != 1 || !w.Cookies()[0].Secure || w.ProtoMajor != 2 {
		t.Errorf("over %s the cookie is %v", w.Proto, w.Cookies())
	}
	if _, err := asks("other.example"); err == nil {
		t.Error("it has a certificate for a name that is not its own")
	}
	r, err := http.NewRequest("GET", "http://"+plain+"/t/abc?seat=1", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = "signoria.example"
	if w, err = http.DefaultTransport.RoundTrip(r); err != nil {
		t.Fatal(err)
	}
	w.Body.Close()
	if to := w.Header.Get("Location"); w.StatusCode != http.StatusMovedPermanently || to != "https://signoria.example/t/abc?seat=1" {
		t.Errorf("plain HTTP: status %d, to %q", w.StatusCode, to)
	}
	if status := stop(); status != 0 {
		t.Errorf("it ended with %d", status)
	}
}

// Its own machine asks it how it is without anybody being asked for a certificate.
func TestHealthWantsNoCertificate(t *testing.T) {
	at := freeAddr(t)
	_, stop := serving(t, "--addr", at, "--redirect", "", "--tls-host", "signoria.example", "--data", t.TempDir())
	if status, out, says := said(t, "health", "--addr", at, "--tls-host", "signoria.example"); status != 0 || out != "ready\n" {
		t.Errorf("it ended with %d, saying %q %q", status, out, says)
	}
	if status := stop(); status != 0 {
		t.Errorf("it ended with %d", status)
	}
}

func TestRedirectKnowsNoOtherHost(t *testing.T) {
	w := httptest.NewRecorder()
	r := httptest.NewRequest("GET", "http://elsewhere.example/", nil)
	redirect(tlsHosts{"signoria.example"}.manager(t.TempDir())).ServeHTTP(w, r)
	if w.Code != http.StatusNotFound || w.Header().Get("Location") != "" {
		t.Errorf("status %d, to %q", w.Code, w.Header().Get("Location"))
	}
}

func TestTLSHosts(t *testing.T) {
	for _, bad := range []string{"", "localhost", "192.168.1.20", "https://signoria.example", "*.example", "signoria.example:443", "a.example,", ".", "a..example", ".example", "signoria.example.",
		"a_b.example", "-a.example", strings.Repeat("a", 64) + ".example"} {
		if err := new(tlsHosts).Set(bad); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
	var names tlsHosts
	if err := names.Set("a-1.example, bücher.example"); err != nil || len(names) != 2 {
		t.Errorf("%v %v", names, err)
	}
	for names, want := range map[string]string{"": ":8080", "a.example": ":443"} {
		var t2 tlsHosts
		if names != "" {
			_ = t2.Set(names)
		}
		if got := listenAddr("", t2); got != want {
			t.Errorf("with --tls-host %q it listens at %s, want %s", names, got, want)
		}
	}
	if got := listenAddr(":9000", names); got != ":9000" {
		t.Errorf("it listens at %s", got)
	}
}

func TestWhoIsSlowAtTheOtherAddressesIsGivenUp(t *testing.T) {
	s := besides(nil, slog.New(slog.DiscardHandler))
	if s.ReadHeaderTimeout == 0 || s.ReadTimeout == 0 || s.IdleTimeout == 0 || s.ErrorLog == nil {
		t.Errorf("it waits for ever, or tells its errors elsewhere: %+v", s)
	}
}
