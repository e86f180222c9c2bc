// Package push reaches browsers in which none of our pages is open, through the push services of those who made them (RFC 8030).
// What is pushed is sealed for the browser (RFC 8291): its service cannot read it, and knows by a signature that it comes from us
// (RFC 8292).
package push

import (
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
	"time"

	webpush "github.com/SherClockHolmes/webpush-go"

	"signoria"
)

const (
	patience = 20 * time.Second // for a push service to answer
	atOnce   = 8                // messages under way, …
	ofOne    = 2                // … and of these to one player: whose services do not answer leaves room for others
	keyBytes = 65               // of a point on P-256, uncompressed
	// authBytes is how long the secret is that a subscription shares with its browser.
	authBytes = 16
	// MaxEndpoint is how long the address of a browser at its service may be.
	MaxEndpoint = 1024
	// MaxMessage is how many bytes can be pushed at once: services take no more than 4096, sealed.
	MaxMessage = 3900
)

// ErrGone says that a browser is not reached any more: it has taken back its leave, or is no more.
var ErrGone = errors.New("the browser is not reached by this any more")

var errOdd = signoria.Errorf(signoria.Invalid, "that is no way to reach a browser")

// Message is what is pushed.
type Message struct {
	Text  []byte        // at most MaxMessage
	Topic string        // one of the same topic that waits is replaced: at most 32 letters that an address takes
	Keep  time.Duration // how long the service keeps it for a browser that is away
}

// Sender pushes in the name of one server.
type Sender struct {
	public, private string
	client          *http.Client
	slots           slots
	players         players
}

// NewKey makes the key by which a server signs.
func NewKey() ([]byte, error) {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	return key.Bytes(), nil
}

// New makes a sender that signs by a key. Over nil it reaches services anywhere on the net, and nothing in the server's own.
func New(key []byte, over http.RoundTripper) (*Sender, error) {
	private, err := ecdh.P256().NewPrivateKey(key)
	if err != nil {
		return nil, fmt.Errorf("the key by which the server signs what it pushes: %w", err)
	}
	if over == nil {
		over = outward()
	}
	return &Sender{public: encode(private.PublicKey().Bytes()), private: encode(key), slots: make(slots, atOnce),
		client: &http.Client{Transport: over, Timeout: patience, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}, nil
}

// Public is the key that browsers give their services, so that nobody else pushes to them.
func (s *Sender) Public() string { return s.public }

// Send pushes a message to a browser. It returns ErrGone if that is reached so no more.
func (s *Sender) Send(ctx context.Context, to signoria.Subscription, m Message) error {
	own := s.players.come(to.Player)
	defer s.players.leave(to.Player)
	for _, in := range []slots{own, s.slots} { // who waits for his own takes nobody else's
		if err := in.enter(ctx); err != nil {
			return err
		}
		defer in.leave()
	}
	at := &webpush.Subscription{Endpoint: to.Endpoint, Keys: webpush.Keys{Auth: encode(to.Auth), P256dh: encode(to.Key)}}
	reply, err := webpush.SendNotificationWithContext(ctx, m.Text, at, &webpush.Options{HTTPClient: s.client, Subscriber: to.Site, Topic: m.Topic,
		TTL: int(m.Keep.Seconds()), Urgency: webpush.UrgencyHigh, VAPIDPublicKey: s.public, VAPIDPrivateKey: s.private})
	if err != nil {
		return unaddressed(err)
	}
	defer reply.Body.Close()
	said, _ := io.ReadAll(io.LimitReader(reply.Body, 200)) // it helps whoever reads the log, if anything
	switch {
	case reply.StatusCode == http.StatusNotFound || reply.StatusCode == http.StatusGone:
		return ErrGone
	case reply.StatusCode >= 300:
		return fmt.Errorf("the push service answers %s: %q", reply.Status, said)
	}
	return nil
}

// unaddressed is an error of the net without the address: who knows that can push there.
func unaddressed(err error) error {
	if at := (*url.Error)(nil); errors.As(err, &at) {
		return at.Err
	}
	return err
}

// Check says whether a browser may be reached so: at a service with a name and a certificate, and with keys that are such.
func Check(s signoria.Subscription) error {
	at, err := url.Parse(s.Endpoint)
	if err != nil || len(s.Endpoint) > MaxEndpoint || at.Scheme != "https" || at.User != nil || at.Port() != "" && at.Port() != "443" || !named(at.Hostname()) {
		return errOdd
	}
	if _, err := ecdh.P256().NewPublicKey(s.Key); err != nil || len(s.Key) != keyBytes || len(s.Auth) != authBytes {
		return errOdd
	}
	return nil
}

// named says whether a host has a name of the net, and not only of its own.
func named(host string) bool {
	_, err := netip.ParseAddr(host)
	return err != nil && strings.Contains(strings.Trim(host, "."), ".")
}

// outward goes to the net and nowhere else: an address comes from who asks, and he is not to reach through us what he cannot
// reach himself.
func outward() http.RoundTripper {
	dialer := &net.Dialer{Timeout: patience, Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err == nil && !public(at.Addr().Unmap()) {
			err = fmt.Errorf("%s is no address of the open net", at.Addr())
		}
		return err
	}}
	return &http.Transport{DialContext: dialer.DialContext, ForceAttemptHTTP2: true, TLSHandshakeTimeout: patience, MaxIdleConnsPerHost: atOnce, IdleConnTimeout: time.Minute}
}

// special are nets that are global by their form and reach back into private ones, or are shared between a provider and its
// customers.
var special = []netip.Prefix{netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"),
	netip.MustParsePrefix("192.0.2.0/24"), netip.MustParsePrefix("192.88.99.0/24"), netip.MustParsePrefix("198.18.0.0/15"), netip.MustParsePrefix("198.51.100.0/24"),
	netip.MustParsePrefix("203.0.113.0/24"), netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("2001::/32"), netip.MustParsePrefix("2001:db8::/32"),
	netip.MustParsePrefix("2002::/16"), netip.MustParsePrefix("3fff::/20")}

// given is what of IPv6 is given to networks.
var given = netip.MustParsePrefix("2000::/3")

// public says whether an address is of the open net.
func public(at netip.Addr) bool {
	if !at.IsGlobalUnicast() || at.IsPrivate() || at.Is6() && !given.Contains(at) {
		return false
	}
	for _, net := range special {
		if net.Contains(at) {
			return false
		}
	}
	return true
}

func encode(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }
