package http

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"signoria"
	"signoria/host"
	"signoria/push"
)

// A player is reminded in his browsers, also while no page of ours is open there, if he has let them be reached.

var errUnreachable = signoria.Errorf(signoria.Conflict, "this server reaches nobody who has no page of it open")

// reminders tells by which key the server signs what it pushes.
func (s *Server) reminders(*call) (any, error) {
	if s.push == nil {
		return RemindersInfo{}, nil
	}
	return RemindersInfo{Key: s.push.Public()}, nil
}

// reach keeps how a browser of the caller's is reached.
func (s *Server) reach(c *call, by Reached) (any, error) {
	if s.push == nil {
		return nil, errUnreachable
	}
	b := signoria.Subscription{Endpoint: by.Endpoint, Player: c.me.ID, Key: by.Key, Auth: by.Auth, Lang: c.lang, Site: s.site(c), Made: time.Now()}
	if err := push.Check(b); err != nil {
		return nil, err
	}
	return nil, s.store.Subscribe(c.r.Context(), b)
}

// site is the address by which push services may know the server: browsers reach it over HTTPS, or on their own machine.
func (s *Server) site(c *call) string {
	for _, at := range s.reached(c.r) {
		if strings.HasPrefix(at, "https://") {
			return at
		}
	}
	return "https://localhost"
}

// unreach forgets a browser of the caller's.
func (s *Server) unreach(c *call, which Unreached) (any, error) {
	return nil, s.store.Unsubscribe(c.r.Context(), c.me.ID, which.Endpoint)
}

// keepReminders is for how long a push service keeps a reminder for a browser that is away, if no clock runs out before.
const keepReminders = 72 * time.Hour

// remind reminds a player in all his browsers.
func (s *Server) remind(ctx context.Context, r host.Reminder) {
	all, err := s.store.Subscriptions(ctx, r.Player)
	if err != nil && ctx.Err() == nil {
		s.log.Error("a player is not reminded", "player", r.Player, "error", err)
	}
	keep := keepReminders
	if !r.Until.IsZero() {
		keep = min(keep, max(r.Until.Sub(s.host.Now()), time.Minute))
	}
	for _, b := range all {
		if err := s.remindIn(ctx, b, r, keep); err != nil && ctx.Err() == nil {
			s.log.Warn("a player is not reminded in a browser", "player", r.Player, "service", serviceOf(b), "error", err)
		}
	}
}

// remindIn reminds a player in a browser, and notes whether it took that; one that is no more is forgotten.
func (s *Server) remindIn(ctx context.Context, b signoria.Subscription, r host.Reminder, keep time.Duration) error {
	text, err := json.Marshal(s.reminderInfo(r, b.Lang))
	if err != nil {
		return err
	}
	err = s.push.Send(ctx, b, push.Message{Text: text, Topic: r.Table.ID, Keep: keep})
	switch {
	case errors.Is(err, push.ErrGone):
		return s.store.Unsubscribe(ctx, r.Player, b.Endpoint)
	case ctx.Err() != nil, err == nil && b.Failures == 0: // that the server stops is not the browser's fault
		return err
	}
	return errors.Join(err, s.store.Pushed(ctx, b.Endpoint, time.Now(), err == nil))
}

// serviceOf is the name of a browser's push service; the rest of the address is nobody's to read.
func serviceOf(b signoria.Subscription) string {
	at, err := url.Parse(b.Endpoint)
	if err != nil {
		return ""
	}
	return at.Host
}

// reminding are the words of reminders, by language.
var reminding = map[string]struct {
	yours, letter, letters, offer, offers string
	turn, with, and, alone, until         string
}{
	"en": {"your turn", "a letter", "%d letters", "an offer", "%d offers", "Turn", "with %s", "and", "nobody else", "Until %s"},
	"it": {"tocca a te", "una lettera", "%d lettere", "un’offerta", "%d offerte", "Turno", "con %s", "e", "nessun altro", "Entro: %s"},
}

// reminderInfo is a reminder in words.
func (s *Server) reminderInfo(r host.Reminder, lang string) ReminderInfo {
	head := s.headInfo(host.Head{Table: r.Table}, r.Player, lang)
	say := reminding[lang]
	var news []string
	if r.Waits {
		news = append(news, say.yours)
	}
	news = append(news, counted(r.Letters, say.letter, say.letters)...)
	news = append(news, counted(r.Offers, say.offer, say.offers)...)
	others := cmp.Or(joined(head.Others, say.and), say.alone)
	info := ReminderInfo{Table: head.ID, Lang: lang, Title: cmp.Or(head.Name, head.Title) + ": " + joined(news, say.and), Body: fmt.Sprintf(say.with, others)}
	if head.Turn > 0 {
		info.Body = fmt.Sprintf("%s %d, %s", cmp.Or(head.Counts, say.turn), head.Turn, info.Body)
	} else {
		info.Body = strings.ToUpper(info.Body[:1]) + info.Body[1:]
	}
	if head.Name != "" {
		info.Body = head.Title + ". " + info.Body
	}
	if !r.Until.IsZero() {
		info.Until, info.By = time.Now().Add(r.Until.Sub(s.host.Now())).UnixMilli(), say.until
	}
	return info
}

// counted says how many there are of something, nothing if there are none.
func counted(n int, one, more string) []string {
	switch n {
	case 0:
		return nil
	case 1:
		return []string{one}
	}
	return []string{fmt.Sprintf(more, n)}
}

// joined is a list in words.
func joined(all []string, and string) string {
	n := len(all)
	if n < 2 {
		return strings.Join(all, "")
	}
	return strings.Join(all[:n-1], ", ") + " " + and + " " + all[n-1]
}
