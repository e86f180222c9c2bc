package http

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/expirable"

	"signoria"
)

// A player is whoever has the secret in his cookie: 256 random bits, of which we keep the hash; in each of his browsers others.

const (
	cookieName  = "signoria"
	secureName  = "__Host-" + cookieName // over HTTPS: browsers take that name from nobody but this very host
	secretBytes = 32
	cookieLife  = 400 * 24 * time.Hour // the longest that browsers keep one
)

// tradeUntil is until when a cookie that came over HTTPS is believed by the name it had there before: anything else of the
// same domain could have laid such a one under the browser.
var tradeUntil = time.Date(2027, time.March, 1, 0, 0, 0, 0, time.UTC)

var errNameless = signoria.Errorf(signoria.Forbidden, "say your name first")

// Players are remembered by the hash of their sessions, so that not every request asks the store: so many, for so long.
const (
	remembered  = 8192
	rememberFor = time.Minute
)

type sessionHash [sha256.Size]byte

// players are those remembered.
type players struct {
	mu      sync.Mutex
	of      *expirable.LRU[sessionHash, signoria.Player]
	renamed int // how often somebody was, here or elsewhere: what was read of the store before may hold his old name
}

func newPlayers() *players {
	return &players{of: expirable.NewLRU[sessionHash, signoria.Player](remembered, nil, rememberFor)}
}

// get is the player of a session, if he is remembered, and how often somebody was renamed by then.
func (p *players) get(hash sessionHash) (who signoria.Player, known bool, renamed int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	who, known = p.of.Get(hash)
	return who, known, p.renamed
}

// keep remembers a player, unless somebody was renamed since.
func (p *players) keep(hash sessionHash, who signoria.Player, renamed int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if renamed == p.renamed {
		p.of.Add(hash, who)
	}
}

// rename forgets all of them, for who has another name now may have several sessions.
func (p *players) rename() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.renamed++
	p.of.Purge()
}

// who finds the player of a request; a nameless guest if there is none.
func (s *Server) who(r *http.Request) (signoria.Player, error) {
	hash, ok := s.session(r)
	if !ok {
		return signoria.Player{}, nil
	}
	p, known, renamed := s.players.get(hash)
	if known {
		return p, nil
	}
	p, err := s.store.PlayerBySession(r.Context(), hash[:])
	if signoria.CodeOf(err) == signoria.NotFound {
		return signoria.Player{}, nil
	}
	if err == nil {
		s.players.keep(hash, p, renamed)
	}
	return p, err
}

// session is the hash of the secret in a request's cookie.
func (s *Server) session(r *http.Request) (hash sessionHash, ok bool) {
	secret := s.secret(r)
	return sha256.Sum256(secret), secret != nil
}

// secret is the one in a request's cookie, nil if there is none.
func (s *Server) secret(r *http.Request) []byte {
	return secretOf(r, cookieNames(s.proxies.secure(r), time.Now()))
}

// cookieNames are the names by which a cookie is believed.
func cookieNames(secure bool, now time.Time) []string {
	if secure && !now.Before(tradeUntil) {
		return []string{secureName}
	}
	return []string{secureName, cookieName}
}

// secretOf is the secret in a request's cookie of one of the names, the first that there is; nil if there is none.
func secretOf(r *http.Request, names []string) []byte {
	for _, name := range names {
		if c, err := r.Cookie(name); err == nil {
			if secret := readSecret(c.Value); secret != nil {
				return secret
			}
		}
	}
	return nil
}

func newSecret() []byte {
	secret := make([]byte, secretBytes)
	rand.Read(secret)
	return secret
}

// writeSecret is a secret in letters that cookies and addresses take.
func writeSecret(secret []byte) string { return base64.RawURLEncoding.EncodeToString(secret) }

// readSecret reads a secret; nil if it is none.
func readSecret(text string) []byte {
	secret, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || len(secret) != secretBytes {
		return nil
	}
	return secret
}

// hashOf is what the store keeps of a secret.
func hashOf(secret []byte) []byte {
	hash := sha256.Sum256(secret)
	return hash[:]
}

// me tells the browser who it is, and renews its cookie.
func (s *Server) me(c *call) (any, error) {
	if c.me.ID != "" {
		s.setCookie(c, s.secret(c.r))
	}
	return meInfo(c.me), nil
}

// meInfo is a player as he is told of himself. Who is nobody yet has no face.
func meInfo(p signoria.Player) Me {
	if p.ID == "" {
		return Me{}
	}
	return Me{ID: p.ID, Name: p.Name, Face: faceOf(p.ID)}
}

// wanted is how a player or guest wants to be called.
type wanted struct {
	Name string `json:"name"`
}

// beCalled makes a player of a guest, or renames him.
func (s *Server) beCalled(c *call, asked wanted) (any, error) {
	name, err := signoria.CleanName(asked.Name)
	if err != nil {
		return nil, err
	}
	if c.me.ID != "" {
		c.me.Name = name
		return meInfo(c.me), s.host.Rename(c.r.Context(), c.me.ID, name)
	}
	if err := s.newPlayer(c.r); err != nil {
		return nil, err
	}
	secret := newSecret()
	p := signoria.Player{ID: strings.ToLower(rand.Text()), Name: name, Created: time.Now()}
	if err := s.store.CreatePlayer(c.r.Context(), p, hashOf(secret)); err != nil {
		return nil, err
	}
	s.setCookie(c, secret)
	return meInfo(p), nil
}

// setCookie gives the browser its secret. Who has it by the old name from before, over HTTPS, is given it by the new one.
func (s *Server) setCookie(c *call, secret []byte) {
	cookie := http.Cookie{Name: cookieName, Value: writeSecret(secret), Path: "/",
		MaxAge: int(cookieLife.Seconds()), HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if s.proxies.secure(c.r) {
		cookie.Name, cookie.Secure = secureName, true
		if _, err := c.r.Cookie(cookieName); err == nil {
			http.SetCookie(c.w, &http.Cookie{Name: cookieName, Path: "/", MaxAge: -1})
		}
	}
	http.SetCookie(c.w, &cookie)
}
