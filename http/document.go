package http

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"sync"

	"signoria"
	"signoria/play"
	"signoria/rulebook"
)

// document is something that stays the same for as long as the server runs: packed once, and sent
// again only to browsers that have not got it.
type document struct {
	kind        string
	raw, packed []byte // packed is nil if it is not worth it
	denser      []byte // packed with Brotli, nil if nobody has
	tag         string
	forever     bool // its name changes when it does
}

func newDocument(kind string, raw []byte) *document {
	sum := sha256.Sum256(raw)
	d := &document{kind: kind, raw: raw, tag: `W/"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`}
	if packed := pack(raw); len(packed) < len(raw)*9/10 {
		d.packed = packed
	}
	return d
}

func (d *document) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", d.kind)
	h.Set("ETag", d.tag)
	h.Set("Cache-Control", "no-cache")
	if d.forever {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	h.Add("Vary", "Accept-Encoding")
	h.Add("Vary", "Accept-Language")
	if strings.Contains(r.Header.Get("If-None-Match"), d.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body := d.raw
	switch {
	case d.denser != nil && takes(r, "br"):
		h.Set("Content-Encoding", "br")
		body = d.denser
	case d.packed != nil && takes(r, "gzip"):
		h.Set("Content-Encoding", "gzip")
		body = d.packed
	}
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // it fails when the browser has gone
	}
}

// kept keeps documents once they are made.
type kept struct {
	mu sync.Mutex
	of map[[3]string]*document
}

func newKept() *kept { return &kept{of: map[[3]string]*document{}} }

// json returns the document of a name, game and language.
func (k *kept) json(what, game, lang string, build func() (any, error)) (*document, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	name := [3]string{what, game, lang}
	if d := k.of[name]; d != nil {
		return d, nil
	}
	value, err := build()
	if err != nil {
		return nil, err
	}
	raw, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	k.of[name] = newDocument("application/json", raw)
	return k.of[name], nil
}

// rulesOf is a game's rulebook in a language.
func rulesOf(g play.Game, lang string) (any, error) {
	book, err := rulebook.Of(g.ID())
	if signoria.CodeOf(err) == signoria.NotFound {
		return nil, errNoRulebook
	}
	if err != nil {
		return nil, err
	}
	rb := RuleBook{Game: g.ID(), Title: g.Text(lang, "title"), Sections: []RuleSection{}}
	for _, sec := range book.Sections(lang) {
		section := RuleSection{ID: sec.ID, Title: sec.Title, Rules: []RuleInfo{}}
		for _, r := range sec.Rules {
			info := RuleInfo{ID: r.ID, Title: r.Title, Rule: r.Rule, Ruling: r.Ruling, Examples: []ExampleInfo{}, Related: []string{}}
			info.Related = append(info.Related, book.Related(r.ID)...)
			for _, e := range r.Examples {
				info.Examples = append(info.Examples, ExampleInfo(e))
			}
			section.Rules = append(section.Rules, info)
		}
		rb.Sections = append(rb.Sections, section)
	}
	return rb, nil
}

// titleOf is a rule's title in a language, or its id where there is no rulebook.
func titleOf(game, id, lang string) string {
	if book, err := rulebook.Of(game); err == nil {
		return book.TitleOf(id, lang)
	}
	return id
}

var errNoRulebook = signoria.Errorf(signoria.NotFound, "there is no rulebook of that game")
