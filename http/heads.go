package http

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"time"

	"signoria/host"
)

// newsEvery is the least time between two lists of a player's tables, and between two tellings of who is at a table and what
// was written there: what happens within it is seen as one. Each asks the store, and anybody can make it be asked, for all
// who look at a table, by coming and going.
const newsEvery = time.Second

// spaced is what a page is told of no more often than that.
type spaced struct {
	due  <-chan time.Time // when it is to be told next; nil while nothing has changed
	sent time.Time
}

// later sees to it that it comes due.
func (x *spaced) later() {
	if x.due == nil {
		x.due = time.After(time.Until(x.sent.Add(newsEvery)))
	}
}

// now notes that it is told.
func (x *spaced) now() { x.due, x.sent = nil, time.Now() }

// heads tells a page, on whichever stream it has, how its player's tables stand.
type heads struct {
	spaced
	changed <-chan struct{} // nil for somebody unknown, who has no tables

	s      *Server
	caller *host.Caller
	player string
	lang   string
	last   []HeadInfo // nil before the first
}

func (s *Server) headsFor(player, lang string) *heads {
	hs := &heads{s: s, player: player, lang: lang}
	if player != "" {
		hs.caller = s.host.Call(player)
		hs.changed = hs.caller.Changed
	}
	return hs
}

func (hs *heads) close() {
	if hs.caller != nil {
		hs.caller.Close()
	}
}

// send sends the list, unless it is as it was.
func (hs *heads) send(ctx context.Context, st *stream) error {
	hs.now()
	tables, err := hs.s.host.Heads(ctx, hs.player)
	if err != nil {
		return err
	}
	info := HeadsInfo{Tables: []HeadInfo{}}
	for _, t := range tables {
		info.Tables = append(info.Tables, hs.s.headInfo(t, hs.player, hs.lang))
	}
	if hs.last != nil && slices.EqualFunc(info.Tables, hs.last, sameHead) {
		return nil
	}
	hs.last = info.Tables
	data, err := json.Marshal(info)
	if err != nil {
		return err
	}
	return st.send(fmt.Sprintf("event: heads\ndata: %s\n\n", data))
}

// sameHead says whether a list would show the same: when a table moved last it need not know to the second.
func sameHead(was, is HeadInfo) bool {
	was.Moved = is.Moved
	return reflect.DeepEqual(was, is)
}

func (s *Server) headInfo(t host.Head, caller, lang string) HeadInfo {
	full := s.tableInfo(host.Present{Table: t.Table, Here: make([]bool, len(t.Chairs))}, caller, lang)
	info := HeadInfo{ID: full.ID, Title: full.Title, Name: full.Name, Status: full.Status, MyTurn: full.MyTurn, Turn: full.Turn, Counts: full.Counts, Unread: t.Unread,
		Others: []string{}, Moved: full.Moved}
	for i, c := range t.Chairs {
		if name := full.Chairs[i].Name; name != "" && c.Player != caller {
			info.Others = append(info.Others, name)
		}
	}
	return info
}

// myEvents streams to a page that shows no table how its player's tables stand.
func (s *Server) myEvents(w http.ResponseWriter, r *http.Request) {
	me, err := s.who(r)
	if err == nil && me.ID == "" {
		err = errNameless
	}
	var shut func()
	if err == nil {
		shut, err = s.openFor(r, me)
	}
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	defer shut()
	st := s.openStream(w, r)
	defer st.close()
	hs := s.headsFor(me.ID, language(r))
	defer hs.close()
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for err == nil {
		select {
		case <-r.Context().Done():
			return
		case <-s.stop.Done():
			_ = st.send(bye()) // it fails when the browser has gone
			return
		case <-beat.C:
			err = st.send(stillHere)
		case <-hs.changed:
			hs.later()
		case <-hs.due:
			err = hs.send(r.Context(), st)
		}
	}
}

// around tells a page who is at its table and what was written there, as far as that is new.
type around struct {
	spaced
	presence, conversations []byte // as last sent
}

func (a *around) send(ctx context.Context, st *stream, w *host.Watcher) error {
	a.now()
	post, table, err := w.Post(ctx)
	if err != nil {
		return err
	}
	presence, err := json.Marshal(PresenceInfo{Here: table.Here, Watching: table.Watching})
	if err != nil {
		return err
	}
	info := lettersInfo(post)
	letters, err := json.Marshal(info)
	if err != nil {
		return err
	}
	conversations, err := json.Marshal(info.Conversations)
	if err != nil {
		return err
	}
	events := ""
	if !bytes.Equal(presence, a.presence) {
		events += fmt.Sprintf("event: presence\ndata: %s\n\n", presence)
	}
	if info.Whole || len(info.Letters) > 0 || !bytes.Equal(conversations, a.conversations) {
		events += fmt.Sprintf("event: letters\ndata: %s\n\n", letters)
	}
	if a.presence, a.conversations = presence, conversations; events == "" {
		return nil
	}
	return st.send(events)
}
