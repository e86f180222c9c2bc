package host

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"
	"time"

	"signoria"
	"signoria/play"
)

const (
	keptLetters = 2000 // of a table; older ones are dropped
	letterPage  = 40   // letters of a conversation that are sent at once
)

var (
	errNotSeated = signoria.Errorf(signoria.Forbidden, "while a table is played only those who sit at it may write")
	errNoPerson  = signoria.Errorf(signoria.NotFound, "there is nobody of that name here to write to")
	errToSelf    = signoria.Errorf(signoria.Invalid, "that is you yourself")
)

// Post is news of what a viewer may read at a table, and of how his conversations stand.
type Post struct {
	Whole   bool     // it begins anew; otherwise it is added to what was had before
	Letters []Letter // the oldest first
	Earlier []string // the conversations that have earlier letters than these
	Dropped bool     // the table's first letters are no longer kept
	With    []Conversation
}

// Letter is a letter as one who may read it sees it.
type Letter struct {
	signoria.Letter
	With string // the conversation's key
	From string // the author's key
	Mine bool
}

// Conversation is how it stands between a viewer and everybody, or one other person.
type Conversation struct {
	Key    string      // names it to the page; "" for everybody
	Name   string      // the other's
	Seats  []play.Seat // where the other sits; none if he has got up
	May    bool        // the viewer may write
	Muted  bool        // the viewer does not hear the other
	Unread int

	player string
}

// Writing is a letter as a page sends it: to the key of a conversation, from one of the writer's
// seats (Nobody for his first, if he has any).
type Writing struct {
	To   string
	Seat play.Seat
	Text string
}

// key names a person at a table to those who are there. Nobody learns from it who he is elsewhere.
func (t *Table) key(player string) string {
	if player == signoria.Everybody {
		return ""
	}
	sum := sha256.Sum256([]byte(t.id + " " + player))
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}

// Write sends a letter to everybody at a table, or to one who sits there.
func (h *Host) Write(ctx context.Context, id string, player signoria.Player, w Writing) error {
	text, err := cleanLetter(w.Text)
	if err != nil {
		return err
	}
	return h.at(ctx, id, func(t *Table) error {
		to, err := t.addressee(player.ID, w.To)
		if err != nil {
			return err
		}
		seat := w.Seat
		if !slices.Contains(t.seatsOf(player.ID), seat) {
			seat = append(t.seatsOf(player.ID), play.Nobody)[0]
		}
		l := signoria.Letter{At: time.Now(), Author: player.ID, Seat: seat, To: to, Text: text}
		if err = h.store.AppendLetter(context.WithoutCancel(ctx), id, l, keptLetters); err != nil {
			return err
		}
		t.spoken()
		t.tellAway(player.ID, to)
		return nil
	})
}

// addressee finds whom a key stands for, if the writer may write to him.
func (t *Table) addressee(writer, key string) (string, error) {
	if key == "" {
		return signoria.Everybody, t.mayTalk(writer)
	}
	for _, c := range t.Chairs {
		switch {
		case c.Player == "" || t.key(c.Player) != key:
		case c.Player == writer:
			return "", errToSelf
		case !sits(&t.Table, writer):
			return "", errNotSeated
		default:
			return c.Player, nil
		}
	}
	return "", errNoPerson
}

// mayTalk says why a player may not write to everybody, or nil if he may: who sits there or opened the
// table may, and after the end whoever may look on.
func (t *Table) mayTalk(player string) error {
	switch {
	case player == "":
		return errNotSeated
	case sits(&t.Table, player) || t.Host == player:
		return nil
	case t.Status != signoria.Finished:
		return errNotSeated
	}
	return mayLook(&t.Table, player)
}

func (t *Table) seatsOf(player string) (seats []play.Seat) {
	for s, c := range t.Chairs {
		if player != "" && c.Player == player {
			seats = append(seats, play.Seat(s))
		}
	}
	return seats
}

// spoken lets everybody look at what was written; spectators who are behind again when it is time.
func (t *Table) spoken() {
	t.audience.stir()
	t.host.heedAt(t.Table)
	if t.Status == signoria.Playing && t.Manners.Delay > 0 {
		h, id := t.host, t.id
		time.AfterFunc(t.delay()+time.Millisecond, func() { h.stir(id) })
	}
}

// stir tells whoever watches a table by now.
func (h *Host) stir(id string) {
	if t := h.inUse(id); t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.audience.stir()
	}
}

func (t *Table) delay() time.Duration { return time.Duration(t.Manners.Delay) * time.Second }

// MarkRead keeps that a player has read a conversation up to a letter.
func (h *Host) MarkRead(ctx context.Context, id, player, with string, no int32) error {
	return h.at(ctx, id, func(t *Table) error {
		talks, err := t.conversations(ctx, player)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(talks, func(c Conversation) bool { return c.Key == with })
		if i < 0 {
			return errNoPerson
		}
		if err := h.store.MarkRead(ctx, id, player, talks[i].player, no); err != nil {
			return err
		}
		t.audience.stir()
		h.heed(player)
		return nil
	})
}

// Mute keeps whether a player hears another who sits or has written at a table, there and elsewhere.
func (h *Host) Mute(ctx context.Context, id, player, who string, muted bool) error {
	return h.at(ctx, id, func(t *Table) error {
		other, err := t.person(ctx, player, who)
		if err != nil {
			return err
		}
		return h.store.Mute(ctx, player, other, muted)
	})
}

// person finds whom a key stands for among all that the viewer knows of at a table.
func (t *Table) person(ctx context.Context, viewer, key string) (string, error) {
	talks, err := t.conversations(ctx, viewer)
	if err != nil {
		return "", err
	}
	written, err := t.host.store.Letters(ctx, t.asked(viewer, keptLetters))
	if err != nil {
		return "", err
	}
	for _, c := range talks {
		if key != "" && c.Key == key {
			return c.player, nil
		}
	}
	for _, l := range written {
		if l.Author != viewer && t.key(l.Author) == key {
			return l.Author, nil
		}
	}
	return "", errNoPerson
}

// rewrite sends the pages of the table that are of a notice's player all letters again.
func (t *Table) rewrite(n signoria.Notice) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for w := range t.audience.watchers {
		if n.Of(w.player) {
			w.read, w.had = 0, false
			signal(w.stirred)
		}
	}
}

// Earlier returns the letters of a conversation before one, as many as are sent at once.
func (h *Host) Earlier(ctx context.Context, id, player, with string, before int32) (p Post, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		if err := mayLook(&t.Table, player); err != nil {
			return err
		}
		other := signoria.Everybody
		if with != "" {
			if other, err = t.person(ctx, player, with); err != nil {
				return err
			}
		}
		asked := t.asked(player, letterPage+1)
		asked.With, asked.Before = &other, before
		p, err = t.letters(ctx, asked)
		return err
	})
	return p, err
}

// Post returns what is new of the letters since the watcher last looked.
func (w *Watcher) Post(ctx context.Context) (p Post, table Present, err error) {
	err = w.host.at(ctx, w.id, func(t *Table) error {
		t.attend(w) // again, if the table was away
		table = t.present()
		asked := t.asked(w.player, letterPage+1)
		asked.After = w.read
		if p, err = t.letters(ctx, asked); err != nil {
			return err
		}
		if p.With, err = t.conversations(ctx, w.player); err != nil {
			return err
		}
		if p.Whole, w.had = !w.had, true; len(p.Letters) > 0 {
			w.read = p.Letters[len(p.Letters)-1].No
		}
		return nil
	})
	return p, table, err
}

// asked are the letters that a player may read by now.
func (t *Table) asked(player string, most int) signoria.LettersAsked {
	a := signoria.LettersAsked{Table: t.id, Reader: player, Most: most}
	if behind(&t.Table, player) {
		a.Until = time.Now().Add(-t.delay())
	}
	return a
}

// letters finds letters, of each conversation all but the earliest of as many as are asked for: that
// one only says that there are earlier ones.
func (t *Table) letters(ctx context.Context, asked signoria.LettersAsked) (p Post, err error) {
	found, err := t.host.store.Letters(ctx, asked)
	if err != nil {
		return p, err
	}
	of := map[string]int{}
	for _, l := range slices.Backward(found) {
		with := t.key(l.With(asked.Reader))
		if of[with]++; of[with] == asked.Most {
			p.Earlier = append(p.Earlier, with)
			continue
		}
		if l.Seat >= 0 && t.Chairs[l.Seat].Player == l.Author {
			l.Name = t.Chairs[l.Seat].Name // friends at one screen each have their own
		}
		p.Letters = append(p.Letters, Letter{Letter: l, With: with, From: t.key(l.Author), Mine: l.Author == asked.Reader})
	}
	slices.Reverse(p.Letters)
	p.Dropped = len(found) > 0 && found[len(found)-1].No > keptLetters
	return p, nil
}

// conversations are the table's talk first, then everybody whom a viewer may write to, has private
// letters with, or has muted.
func (t *Table) conversations(ctx context.Context, viewer string) ([]Conversation, error) {
	if err := mayLook(&t.Table, viewer); err != nil {
		return nil, err
	}
	store := t.host.store
	unread, err := store.Unread(ctx, viewer, t.id)
	if err != nil {
		return nil, err
	}
	muted, err := store.Muted(ctx, viewer)
	if err != nil {
		return nil, err
	}
	known, err := store.Correspondents(ctx, t.id, viewer)
	if err != nil {
		return nil, err
	}
	all := []Conversation{{May: t.mayTalk(viewer) == nil}}
	seated := sits(&t.Table, viewer)
	for _, c := range t.Chairs {
		if c.Player != "" && !slices.ContainsFunc(all, func(o Conversation) bool { return o.player == c.Player }) {
			all = append(all, Conversation{Name: t.namesOf(c.Player), Seats: t.seatsOf(c.Player), May: seated, player: c.Player})
		}
	}
	for _, p := range append(known, muted...) {
		if !slices.ContainsFunc(all, func(o Conversation) bool { return o.player == p.ID }) {
			all = append(all, Conversation{Name: p.Name, player: p.ID})
		}
	}
	if viewer != "" {
		all = slices.DeleteFunc(all, func(c Conversation) bool { return c.player == viewer })
	}
	for i := range all {
		c := &all[i]
		c.Key = t.key(c.player)
		c.Muted = slices.ContainsFunc(muted, func(p signoria.Player) bool { return p.ID == c.player })
		for _, u := range unread {
			if u.With == c.player {
				c.Unread = u.Count
			}
		}
	}
	return all, nil
}

// namesOf are the names a player has at the table: friends at one screen each have their own.
func (t *Table) namesOf(player string) string {
	var names []string
	for _, s := range t.seatsOf(player) {
		if name := t.Chairs[s].Name; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}
