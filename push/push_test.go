package push

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
	"signoria/push/pushtest"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func sender(t *testing.T, over http.RoundTripper) *Sender {
	t.Helper()
	key, err := NewKey()
	must(t, err)
	s, err := New(key, over)
	must(t, err)
	return s
}

func TestABrowserReadsWhatIsPushedAndKnowsFromWhom(t *testing.T) {
	b := pushtest.NewBrowser(t)
	var got *http.Request
	var text string
	s := sender(t, pushtest.Service(func(r *http.Request, sealed []byte) int {
		got, text = r, b.Opens(sealed)
		return http.StatusCreated
	}))
	must(t, s.Send(t.Context(), b.Subscription("https://push.example/of/phone"), Message{Text: []byte(`{"è":1}`), Topic: "table", Keep: time.Hour}))
	if text != `{"è":1}` {
		t.Errorf("the browser reads %q", text)
	}
	for name, want := range map[string]string{"TTL": "3600", "Topic": "table", "Urgency": "high", "Content-Encoding": "aes128gcm"} {
		if got := got.Header.Get(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	signed(t, s, got.Header.Get("Authorization"))
	must(t, s.Send(t.Context(), b.Subscription("https://push.example/"), Message{Text: make([]byte, MaxMessage)}))
}

// signed checks that it is said who pushes, to which service, and until when, by the key that browsers give their services.
func signed(t *testing.T, s *Sender, said string) {
	t.Helper()
	token, key, _ := strings.Cut(strings.TrimPrefix(said, "vapid t="), ", k=")
	if key != s.Public() {
		t.Errorf("it is signed by %s", key)
	}
	raw := func(text string) []byte {
		b, err := base64.RawURLEncoding.DecodeString(text)
		must(t, err)
		return b
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), raw(key))
	must(t, err)
	parts := strings.Split(token, ".")
	hash, signature := sha256.Sum256([]byte(parts[0]+"."+parts[1])), raw(parts[2])
	if !ecdsa.Verify(public, hash[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])) {
		t.Error("the signature is none")
	}
	var claims struct {
		Aud, Sub string
		Exp      int64
	}
	must(t, json.Unmarshal(raw(parts[1]), &claims))
	if left := time.Until(time.Unix(claims.Exp, 0)); claims.Aud != "https://push.example" || claims.Sub != "https://signoria.example" || left < time.Hour || left > 24*time.Hour {
		t.Errorf("it says %+v", claims)
	}
}

func TestAServiceSaysThatABrowserIsGone(t *testing.T) {
	for status, gone := range map[int]bool{404: true, 410: true, 429: false, 500: false, 302: false} {
		s := sender(t, pushtest.Service(func(*http.Request, []byte) int { return status }))
		err := s.Send(t.Context(), pushtest.NewBrowser(t).Subscription("https://push.example/"), Message{Text: []byte("x")})
		if err == nil || errors.Is(err, ErrGone) != gone {
			t.Errorf("by %d: %v", status, err)
		}
	}
}

func TestABrowserIsReachedOnTheOpenNetAlone(t *testing.T) {
	b := pushtest.NewBrowser(t)
	must(t, Check(b.Subscription("https://push.example/of/phone")))
	for _, at := range []string{"http://push.example/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://db./", "https://push.example:8443/",
		"https://ada:secret@push.example/", "file:///etc/passwd", "https://", "", "https://push.example/" + strings.Repeat("x", MaxEndpoint)} {
		if signoria.CodeOf(Check(b.Subscription(at))) != signoria.Invalid {
			t.Errorf("%q is taken", at)
		}
	}
	for name, odd := range map[string]func(*signoria.Subscription){
		"no key": func(s *signoria.Subscription) { s.Key = nil }, "a short secret": func(s *signoria.Subscription) { s.Auth = s.Auth[:15] },
		"a point that is none": func(s *signoria.Subscription) { s.Key = append([]byte{4}, make([]byte, 64)...) },
	} {
		s := b.Subscription("https://push.example/")
		if odd(&s); signoria.CodeOf(Check(s)) != signoria.Invalid {
			t.Errorf("%s is taken", name)
		}
	}
	for address, want := range map[string]bool{"93.184.216.34": true, "2606:2800:220:1::1": true, "10.0.0.1": false, "127.0.0.1": false, "169.254.169.254": false,
		"192.168.1.1": false, "100.64.0.1": false, "0.0.0.0": false, "::1": false, "fd00::1": false, "fe80::1": false, "::ffff:10.0.0.1": false, "64:ff9b::a00:1": false, "224.0.0.1": false, "fec0::1": false, "::10.0.0.1": false, "100::1": false, "2001:db8::1": false, "198.51.100.1": false} {
		if got := public(netip.MustParseAddr(address).Unmap()); got != want {
			t.Errorf("that %s is of the open net is %v", address, got)
		}
	}
	// By whatever name, nothing of our own is reached, and what is said of it does not tell who can be pushed to.
	err := sender(t, nil).Send(t.Context(), b.Subscription("https://localhost/secret"), Message{Text: []byte("x")})
	if err == nil || !strings.Contains(err.Error(), "open net") || strings.Contains(err.Error(), "secret") {
		t.Errorf("our own machine: %v", err)
	}
}

// Services that do not answer hold up the player whose they are, and nobody else.
func TestWhoseServiceIsDeadHoldsUpNobodyElse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := pushtest.NewBrowser(t)
		var under, most atomic.Int32
		s := sender(t, pushtest.Service(func(r *http.Request, _ []byte) int {
			if r.URL.Host == "dead.example" {
				most.Store(max(most.Load(), under.Add(1)))
				defer under.Add(-1)
				time.Sleep(patience)
			}
			return http.StatusCreated
		}))
		ctx, stop := context.WithCancel(t.Context())
		var all sync.WaitGroup
		for range 3 * atOnce {
			all.Go(func() { _ = s.Send(ctx, b.Subscription("https://dead.example/"), Message{Text: []byte("x")}) })
		}
		synctest.Wait()
		began := time.Now()
		bea := b.Subscription("https://push.example/")
		bea.Player = "bea"
		must(t, s.Send(ctx, bea, Message{Text: []byte("x")}))
		if waited := time.Since(began); waited != 0 || most.Load() != ofOne {
			t.Errorf("Bea waits for %v, while %d messages to another are under way", waited, most.Load())
		}
		time.Sleep(patience + time.Second)
		stop()
		all.Wait()
		if len(s.players.of) != 0 || len(s.slots) != 0 {
			t.Errorf("%d players and %d slots are kept", len(s.players.of), len(s.slots))
		}
	})
}
