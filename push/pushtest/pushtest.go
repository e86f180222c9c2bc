// Package pushtest is a browser that is reached by a push service, and the service.
package pushtest

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"io"
	"net/http"
	"strings"
	"testing"

	"signoria"
)

// Browser is one that has subscribed.
type Browser struct {
	t    *testing.T
	key  *ecdh.PrivateKey
	auth []byte
}

// NewBrowser makes a browser's keys.
func NewBrowser(t *testing.T) Browser {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	auth := make([]byte, 16)
	rand.Read(auth)
	return Browser{t, key, auth}
}

// Subscription is how the browser is reached at an address of its service.
func (b Browser) Subscription(endpoint string) signoria.Subscription {
	return signoria.Subscription{Endpoint: endpoint, Player: "ada", Key: b.key.PublicKey().Bytes(), Auth: b.auth, Lang: "it", Site: "https://signoria.example"}
}

// Opens reads what has been sealed for the browser, as RFC 8188 and RFC 8291 say.
func (b Browser) Opens(sealed []byte) string {
	b.t.Helper()
	salt, rest := sealed[:16], sealed[20:]
	sender, sealed := rest[1:1+rest[0]], rest[1+rest[0]:]
	of, err := ecdh.P256().NewPublicKey(sender)
	b.must(err)
	shared, err := b.key.ECDH(of)
	b.must(err)
	input := b.derive(shared, b.auth, "WebPush: info\x00"+string(b.key.PublicKey().Bytes())+string(sender), 32)
	block, err := aes.NewCipher(b.derive(input, salt, "Content-Encoding: aes128gcm\x00", 16))
	b.must(err)
	gcm, err := cipher.NewGCM(block)
	b.must(err)
	plain, err := gcm.Open(nil, b.derive(input, salt, "Content-Encoding: nonce\x00", 12), sealed, nil)
	b.must(err)
	text, padding, _ := strings.Cut(string(plain), "\x02")
	if strings.Trim(padding, "\x00") != "" {
		b.t.Errorf("behind the text stands %q", padding)
	}
	return text
}

func (b Browser) derive(secret, salt []byte, info string, n int) []byte {
	b.t.Helper()
	key, err := hkdf.Key(sha256.New, secret, salt, info, n)
	b.must(err)
	return key
}

func (b Browser) must(err error) {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
}

// Service answers what is pushed with a status.
type Service func(r *http.Request, sealed []byte) (status int)

// RoundTrip answers a request.
func (s Service) RoundTrip(r *http.Request) (*http.Response, error) {
	sealed, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	status := s(r, sealed)
	return &http.Response{StatusCode: status, Status: http.StatusText(status), Body: io.NopCloser(strings.NewReader("so it is"))}, nil
}
