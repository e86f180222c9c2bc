package storetest

import (
	"fmt"
	"testing"
	"time"

	"signoria"
)

// subscriptions shows by what browsers a player is reached: each once, whoever is known there last, and so many of them.
func subscriptions(t *testing.T, open func() signoria.Store) {
	s := open()
	ada, bea := player(t, s, "ada"), player(t, s, "bea")
	at := now()
	of := func(p signoria.Player, endpoint string, made time.Time) signoria.Subscription {
		return signoria.Subscription{Endpoint: endpoint, Player: p.ID, Key: []byte{4, 0, 255}, Auth: []byte{0, 1}, Lang: "it", Site: "https://signoria.example", Made: made}
	}
	phone, desk := of(ada, "https://push.example/phone", at), of(ada, "https://push.example/desk", at.Add(time.Second))
	must(t, s.Subscribe(ctx, phone))
	must(t, s.Subscribe(ctx, desk))
	phone.Lang, phone.Key = "en", []byte{4, 7}
	must(t, s.Subscribe(ctx, phone)) // the same browser, in another language
	must(t, s.Close())
	s = open()
	defer s.Close()
	lists := func(p signoria.Player, want ...signoria.Subscription) {
		t.Helper()
		got, err := s.Subscriptions(ctx, p.ID)
		must(t, err)
		wantEqual(t, got, want)
	}
	lists(ada, desk, phone)
	lists(bea)

	desk.Player = bea.ID
	must(t, s.Subscribe(ctx, desk)) // somebody else is known there now
	lists(ada, phone)
	lists(bea, desk)
	must(t, s.Unsubscribe(ctx, ada.ID, desk.Endpoint)) // it is not hers any more
	lists(bea, desk)
	must(t, s.Unsubscribe(ctx, bea.ID, desk.Endpoint))
	lists(bea)
	if err := s.Subscribe(ctx, of(signoria.Player{ID: "nobody"}, "https://push.example/x", at)); err == nil {
		t.Error("nobody is reached")
	}

	for i := range signoria.MaxSubscriptions {
		must(t, s.Subscribe(ctx, of(ada, fmt.Sprintf("https://push.example/%02d", i), at.Add(time.Duration(i+1)*time.Second))))
	}
	got, err := s.Subscriptions(ctx, ada.ID)
	must(t, err)
	if len(got) != signoria.MaxSubscriptions || got[0].Endpoint != "https://push.example/00" {
		t.Errorf("of one browser too many %d are left, the first %s", len(got), got[0].Endpoint)
	}
}

// failures shows that a browser which takes nothing on many days is forgotten, and that one good day counts for all before.
func failures(t *testing.T, open func() signoria.Store) {
	s := open()
	ada := player(t, s, "ada")
	at := now()
	b := signoria.Subscription{Endpoint: "https://push.example/phone", Player: ada.ID, Key: []byte{4}, Auth: []byte{0}, Lang: "it", Site: "https://signoria.example", Made: at}
	other := b
	other.Endpoint = "https://push.example/tablet"
	must(t, s.Subscribe(ctx, b))
	must(t, s.Subscribe(ctx, other))
	pushed := func(days float64, taken bool, want ...int) {
		t.Helper()
		must(t, s.Pushed(ctx, b.Endpoint, at.Add(time.Duration(days*24*float64(time.Hour))), taken))
		all, err := s.Subscriptions(ctx, ada.ID)
		must(t, err)
		var got []int
		for _, b := range all {
			got = append(got, b.Failures)
		}
		wantEqual(t, got, want)
	}
	pushed(0, false, 1, 0)
	pushed(0.9, false, 1, 0) // it is the same day still
	pushed(1, false, 2, 0)
	pushed(30, false, 3, 0) // days on which nothing was pushed are none
	must(t, s.Close())
	s = open()
	defer s.Close()
	pushed(30.5, true, 0, 0)
	pushed(30.6, false, 1, 0)
	must(t, s.Subscribe(ctx, b)) // it says that it is there
	for day := range signoria.MaxFailures - 1 {
		pushed(31+float64(day), false, day+1, 0)
	}
	pushed(31+signoria.MaxFailures, false, 0)
	pushed(50, false, 0) // nobody is missed
	pushed(50, true, 0)
}

// secrets shows that the server has one secret of a name for good.
func secrets(t *testing.T, open func() signoria.Store) {
	s := open()
	keep := func(name, fresh, want string) {
		t.Helper()
		kept, err := s.Secret(ctx, name, []byte(fresh))
		must(t, err)
		wantEqual(t, string(kept), want)
	}
	keep("push", "first\x00\xff", "first\x00\xff")
	keep("push", "second", "first\x00\xff")
	keep("other", "third", "third")
	must(t, s.Close())
	s = open()
	defer s.Close()
	keep("push", "fourth", "first\x00\xff")
}
